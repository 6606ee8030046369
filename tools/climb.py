"""Evolution by duels from the fitted weights."""
import sys,time,numpy as np,json
import vicus
from vicus.engine.engines import planner
name=sys.argv[1]; minutes=float(sys.argv[2]); n=int(sys.argv[3])
g=vicus.game(name); pl=planner(name,g.box); R=pl.rules; F=R.FEATURES
W=json.load(open(f'/tmp/lead/weights_{name}.json')); w=np.array(W['now']+W['to_come'],'i8')
opts=np.array(g.encode_options(g.check_options({})),'i8')
def play(ws,players,n,seed):
    states=np.zeros(4,pl.mirror.state.dtype); menus=np.zeros((4,R.MAX_LEGAL),'i2')
    feats=np.zeros(F,'i8'); lines=np.zeros(R.LINES,'i8'); rows=np.zeros((1,3+F),'i8'); scores=np.zeros((n,players),'i8')
    pl.entries['self_play'](states,menus,np.array(ws,'i8'),feats,lines,rows,scores,seed,0,players,opts,10,0)
    return scores
def value(new,old,n,seed):
    """Mean share of wins of the new weights over player counts and seats."""
    tot=0;games=0
    for players in (2,3,4):
        k=max(2,n//(3*players))
        for seat in range(players):
            ws=[old]*players; ws[seat]=new
            s=play(ws,players,k,seed+players)
            best=s.max(axis=1); win=(s[:,seat]==best)/np.maximum(1,(s==best[:,None]).sum(axis=1))
            tot+=(win*players/2.0).sum(); games+=k   # 0.5 = even
    return tot/games
rng=np.random.default_rng(1); sigma=0.35; t0=time.time(); step=0; acc=0; start=w.copy()
scale=np.maximum(np.abs(w),20).astype(float)
while time.time()-t0<minutes*60:
    step+=1
    mask=rng.random(2*F)<0.35
    d=rng.normal(0,sigma,2*F)*scale*mask
    new=np.round(w+d).astype('i8')
    v=value(new,w,n,step*1000)
    if v>0.53:
        v2=value(new,w,2*n,step*1000+500)
        if v2>0.52:
            w=new; acc+=1; scale=np.maximum(np.abs(w),20).astype(float)
            json.dump({'now':w[:F].tolist(),'to_come':w[F:].tolist()},open(f'/tmp/lead/weights_{name}.json','w'))
            print(step,'accepted',round(v,3),round(v2,3),'vs start',round(value(w,start,2*n,9),3),int(time.time()-t0),'s',flush=True)
print('done',step,acc,'vs start',value(w,start,4*n,99))
