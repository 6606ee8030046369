"""Fit weights by self-play and regression."""
import sys,time,numpy as np,json
import vicus
from vicus.engine.engines import planner
name=sys.argv[1]; rounds=int(sys.argv[2]); games=int(sys.argv[3])
g=vicus.game(name)
t=time.time(); pl=planner(name,g.box); print('compile',round(time.time()-t,1))
R=pl.rules; F=R.FEATURES
START={'bohemian_villages':{0:100,1:100,2:60,3:100,4:300,6:150,8:50,9:50,10:350,11:150,12:140,13:200,14:80,15:30,5:50,7:50},
'carpe_diem':{0:100,1:100,2:100,3:100,4:150,5:100,6:20,7:100,8:100,9:100,10:100,11:80,12:80,13:30,14:40,15:20,16:10,17:-40,18:-100,19:10,20:10,21:-20,22:-20},
'helvetia':{0:100,1:40,2:60,3:100,4:60,5:15,6:50,7:40,8:50,10:30,11:40,12:30,13:15,14:10,15:40,18:50,19:20}}
w=np.zeros(2*F,'i8')
for k,v in START[name].items(): w[k]=v
opts=np.array(g.encode_options(g.check_options({})),'i8')
def play(ws,players,n,seed,noise,every):
    states=np.zeros(4,pl.mirror.state.dtype); menus=np.zeros((4,R.MAX_LEGAL),'i2')
    W=np.array(ws,'i8'); feats=np.zeros(F,'i8'); lines=np.zeros(R.LINES,'i8')
    rows=np.zeros((n*400 if every else 1,3+F),'i8'); scores=np.zeros((n,players),'i8')
    k=pl.entries['self_play'](states,menus,W,feats,lines,rows,scores,seed,0,players,opts,noise,every)
    return rows[:k],scores
def duel(a,b,n,seed):
    _,s1=play([a,b],2,n//2,seed,0,0); _,s2=play([b,a],2,n//2,seed,0,0)
    return ((s1[:,0]>s1[:,1]).sum()+(s2[:,1]>s2[:,0]).sum()+0.5*((s1[:,0]==s1[:,1]).sum()+(s2[:,0]==s2[:,1]).sum()))/n, s1.mean(axis=0), s2.mean(axis=0)
history=[w.copy()]
for r in range(rounds):
    X=[];Y=[]
    t=time.time()
    for players in g.meta.players:
        noise={'bohemian_villages':150,'carpe_diem':200,'helvetia':100}[name]
        rows,scores=play([w]*players,players,games,r*100+players,noise,3)
        m=scores.astype(float)
        margin=m-(m.sum(axis=1,keepdims=True)-m)/(players-1)
        f=rows[:,3:]/(players-1.0); st=rows[:,2:3]/100.0
        X.append(np.hstack([f,f*st])); Y.append(margin[rows[:,0],rows[:,1]])
        print(players,'mean',m.mean(axis=0).round(1), end=' ')
    X=np.vstack(X);Y=np.concatenate(Y)
    lam=1e-3*len(Y)
    A=X.T@X+lam*np.diag(np.maximum(X.var(axis=0),1e-3)); coef=np.linalg.solve(A,X.T@Y)
    pred=X@coef; r2=1-((Y-pred)**2).sum()/((Y-Y.mean())**2).sum()
    new=np.round(coef*100).astype('i8')
    d=duel(new,w,400 if name!='carpe_diem' else 200,77)
    print('round',r,'r2',round(r2,3),'rows',len(Y),'new vs old',d[0],d[1].round(1),'vs first',duel(new,history[0],200,78)[0],round(time.time()-t,1),'s',flush=True)
    if d[0]>=0.5: w=new
    history.append(w.copy())
print(w[:F].tolist()); print(w[F:].tolist())
json.dump({'now':w[:F].tolist(),'to_come':w[F:].tolist()},open(f'/tmp/lead/weights_{name}.json','w'))
