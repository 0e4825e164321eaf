CLAUSES={}
ask=lambda s,seat:("ask",{})
context=lambda s,seat,kind,args:{}
refusal=lambda *a:None
draw_text=lambda v:str(v)
drawing=lambda o:{}
odds=lambda s,seat,a:None
