## reference

reference = Reference
reference-space = space
reference-name = name

## lesson

lesson-win = Three in a row
lesson-win-1 = You play crosses and have two in the lower row. **Mark** **c1** to win.
lesson-win-1-no = Not there: c1 makes three in a row.
lesson-win-end = With 3 or more the space is yours.
