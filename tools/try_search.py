import sys,time,json,numpy as np,random
import vicus
from vicus.engine.engines import planner
from vicus.bots.search import Tree
name=sys.argv[1]; games=int(sys.argv[2]); secs=float(sys.argv[3]); setting=list(map(int,sys.argv[4].split(',')))
g=vicus.game(name); pl=planner(name,g.box)
W=json.load(open(f'/tmp/lead/weights_{name}.json')); w=np.array(W['now']+W['to_come'],'i8')
R=pl.rules
st=np.array(setting,'i8')
tree=Tree(g,pl,w,st)
gstates=np.zeros(4,pl.mirror.state.dtype); gm=np.zeros((4,R.MAX_LEGAL),'i2'); feats=np.zeros(R.FEATURES,'i8')
def greedy(m,rng):
    v=m.view(m.seat); s=g.sample(v,rng.getrandbits(60)); gstates[0]=s.to_record()[0]
    legal=m.legal(); gm[0,:len(legal)]=[a.id for a in legal]
    return int(pl.entries['greedy_move'](gstates,gm,len(legal),m.seat,w,feats,0,1))
sims=[]
def search(m,rng):
    v=m.view(m.seat); s=g.sample(v,rng.getrandbits(60)); tree.plant(s)
    t=time.perf_counter(); seed=rng.getrandbits(60)
    while time.perf_counter()-t<secs: tree.grow(m.seat,seed,16)
    sims.append(tree.done/(time.perf_counter()-t))
    best=max(m.legal(),key=lambda a:(lambda c: tree.nodes[c][0] if c is not None else -1)(tree.child(a.id)))
    return best.id
wins=0; sc=[0,0]
t0=time.time()
for i in range(games):
    rng=random.Random(i)
    m=g.new(players=2,seed=1000+i//2); me=i%2
    while not m.over:
        m.play(search(m,rng) if m.seat==me else greedy(m,rng))
    ws=m.winners(); wins+= (me in ws)/len(ws); tot=[x.total for x in m.scores()]; sc[0]+=tot[me]; sc[1]+=tot[1-me]
print(name,setting,'search wins',wins,'of',games,'scores',sc[0]/games,sc[1]/games,'sims/s',int(np.mean(sims)),round(time.time()-t0),'s')
