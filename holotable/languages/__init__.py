"""The languages of Holotable as files: how many sentences each catalogue has in each, and what is wrong with one of them."""
