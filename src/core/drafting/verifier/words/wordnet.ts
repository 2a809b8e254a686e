/** Meanings, folded, and what joins them: see README.md for their source, licence and form. */
export const wordnet = `
ικανοσ able,,hx2 hg7,4
οντοτητα entity
αναπνεω breathe suspire,,ef5 53a
,1
ανικανοσ unable,,,0
,1,4e3
αναπνεω ανασαινω,as9,ef5 53a 537
πραγμα,3
αναπνεω ανασαινω,2,ef5
barely hardly scarcely scarce
object,3
choke,2
hardly scarcely
belch,tz,wy mos
basically fundamentally essentially
μοναδα whole,a,859 2qd 4ud
enviably
dying
sigh,2,jyk kif
εκπνεω exhale expire,2,53s,r
,f
kindly
οργανισμοσ organism being,k,910 6fk
exhale emanate,tz,rip 7ay
cut
merely simply just only but
simply
εισπνεω inhale,2,542,j
plainly
absolute,,icy,13
anciently
pant puff gasp,1j,53o 545
automatically
implicit
alarmingly
vastly immensely
cough,18
living
dwarf,m
relative comparative,,48w 48s,t
grossly
whoop,10
largely mostly
parent,m
αποχρεμπτομαι πτυω φτυνω expectorate,tv
significantly,,,1c
ζωη,k
absorptive,,dfl 8hf gzk
insignificantly,,,19
κυτταρο cell,k
snort,j
appreciably
wheeze,2,53y
ultrasonically
chuff,1j
blow,j
approximately about some roughly
χασμουριεμαι yawn,2,547
αιτια cause,3,2fg 8wb 4s2
absolutely
spongy,,r1y
sniff,r
partially partly part,,,1u
ανοιγοκλεινω blink wink nictitate nictate,2b,x2
ανθρωποσ ατομο person individual someone somebody mortal soul,m 1m,8jp 2ut 4k1
half
wholly entirely completely totally all altogether whole,,,1q
bat,1r
wink,5wa,jok
blink,3bd,x2 jok
entirely exclusively solely alone only
squint,8e
squint,85
wince,8e
absolutely perfectly utterly
αποβαλλω απορριπτω shed molt exuviate moult slough,8d2
clean plumb plum
plumb plum
austere,,gvc n72
twitch jerk,2a,2io qp3
perfectly,,,29
imperfectly,,,28
,9mz
,2c
συμπεριφερομαι act behave
fully full
only
well good,,,2h
greedy
ill badly poorly,,,2f
abstract,,icx,2w
ill
quack,2c,o9z 45h
menace,2c,jhp
κανω,2c
conceptual,,8uj ibm ibn
swagger bluster,2c
well easily
ψυχραινομαι,2c
ideal,,ibi
well
romanticize,2c
ιδεολογικοσ ideological ideologic,,i7g
sentimentalize,2c
concrete,,gnc,2i
ill
προσποιουμαι act,2c,jsm
comfortably
tangible,,qd5
abundant,,d79 haj
τρεκλιζω shake didder,2a,59h qgz
αναριγω ανατριχιαζω shiver shudder,2a,2l6 59h qos
considerably substantially
abounding
αναπαυομαι ξεκουραζομαι rest,8ic,obt,38
ample plentiful,,ham hal q1g haj
κινουμαι,,qgy 19c o9a,36
μισοκοιμαμαι sleep kip slumber,36,qi0 ofo rr1 rr0 i1e,4j
voluminous,,haj
intimately
exuberant lush profuse riotous,,ham
drowse doze,3g,57u
satisfactorily
ζωο animal beast brute creature fauna,m,8sn 7cw
κοιμαμαι nap catnap,39,57u rr0
plentiful,,hal
hibernate,39
badly severely gravely seriously
rampant
bad
drowse,36
bad
nod,,2ir
badly
rare
snore,2,53w
worse
φυτο plant flora,m,do1 8l4
κουτουλω μισοκοιμαμαι νυσταζω,,,43
abused
even
battered
even yet still
acceptable,,,45
even
unimpeachable
rather kinda
ξυπνω συνερχομαι awake arouse awaken wake waken,14h,7c5 i19,3u
quite
unacceptable,,,3z
quite
awaken,zg,i19 7c5
objectionable
quite
native,m
,f,,4y
reawaken,47
always ever,,,4o
approachable,,aj5
δρω affect,zg
ουσια substance,4p q3i,449
handy,,gl3
,4p
ξυπνω wake,,i17,39
pathless
constantly always forever
constantly invariably always
hypnotize mesmerize,52,qi2
never,,,4d
υλη matter,3
never
occasionally
τροφη food nutrient,4i,cnr 708
uncooperative
sometime
nutrient,4i
accurate,,,5b
sometimes
artifact,f,,4b
,47
equally as
faithful,,guv
γαληνευω ηρεμω ησυχαζω καθησυχαζω καλμαρω κατευναζω sedate calm tranquilize tranquillize tranquillise,4f,g73 gx6 4ei,53
αφυπνιζω δραστηριοποιω ενεργοποιω εξεγειρω stimulate arouse brace energize energise,4f,grz h5p qj2 our g0o,58 52
practically
αντικειμενο article,4y
,5
true
αδρανοποιω,1qs,,53
paradoxically
γνωση cognition knowledge noesis,56,9ef
inaccurate,,,4w
conventionally
faint swoon,5g
away
κινητρο motivation motive need,56,2fr 8x2
,14h
pictorially
not
ιδιοτητα χαρακτηριστικο attribute,5
recreate revive vivify,53,670 2x9
no
accustomed
any
no
φρεσκαρω refreshen,zg,,l2
none
κατασταση state,5j
either
damn
τεντωνω strain,4f,oxj r0b,5z
anywhere
nowhere
acid,,r26 h3b
somewhere someplace
χαλαρωνω relax unstrain unlax unwind,4f,ks4,5u
alkaline,,r5f
απανταχου πανταχου παντου everywhere everyplace
somehow
τσητωνομαι,14h,r0b,66
βασικοσ basic
αισθημα συναισθημα feeling,5r,9d6
αποσυμπιεζω ξεσφιγγομαι χαλαρωνω relax unwind,14h,6aj,63
somehow
anyhow anyway
μεροσ τοποθεσια location,a,d3k bo6 bgu 308
anyhow anyway
τεντωνω stretch,5u,2qq hk2 44u
however nevertheless withal still nonetheless notwithstanding
accepted recognized
yet
ειδοσ shape,5j
hitherto heretofore yet
crane,6b
καιροσ χρονοσ time,5j
given granted,,ief gn4
χαμογελω smile,8e,joh hwa
however
χωροσ space infinite,5j,dnm
however
unsung
secret
grin,6k,joh
besides
beam,6k
unrecognized
smirk,6k
furthermore moreover
γεγονοσ event,56
farther further
εξελιξη,3
greedy,,gzu 4qb 4zq gzv
further farther
snicker snigger,7f
giggle titter,7f,jye
δραση πραξη act deed,6w,8x2 8vz bsp
further
possessive,,b6g
collapse,i3,qjo qjp
farthest
farthest
ομαδα group grouping,5,6f0 49b
still
cackle,7f
anymore
chuckle chortle,7f,jyd
already
laugh,9i6,7da jkl joi jyc,ia
very real
σχεση relation,5,qb4 q3u q20 d8u 4ha
δραστηριοσ active,,gfq,84
incredibly
convulse,7f,cgs
mighty
acrobatic athletic gymnastic,,34w 3ob 34y
sneer,6k,jgp jgo
κτηση possession,7h
agile nimble quick,,hz0 h79
sneer,5ny,jgp jgo
much
,7h
henceforth
frown glower,8e,5bi jog
hereafter
επικοινωνια communication,5,3if b9q 4qr 4mp 4mh
hereafter
glower glare,81,5bi
overactive
just
stare,aw5,5bf
outright instantly
mildly
αδρανησ,,gfs,7i
μοιαζω look,ctl,gio gid
ποσοτητα measure quantity amount,5,cx1 4cn 3gu 47x
scowl,7u,jog
soon shortly presently
shrug,5wa,k96
χειροκροτω clap,5wa,jf9
shortly
φαινομενο phenomenon,6y
hypoactive
grimace,4mh
inert sluggish torpid,,gfw qhm gft
momentarily
πραγμα thing,9j
sedentary
καλοκαγαθια benignity,9j,7sm
earliest
mop mow,8e
passionately
blow,tv
frequently often oftentimes,,,8t
hawk,10
επιτευξη accomplishment achievement,9j,civ 8vk
shower,8w,fvf 214
retired
rarely seldom,,,8o
ενεργοσ,,gfq,96
curiously oddly peculiarly
bathe,8y,naq 20i
reasonably moderately pretty somewhat fairly
πλενω cleanse clean,a7,1zg eag
brisk
bustling
going
καθαριζω,8y,20r
slightly somewhat
beachhead,8q
πλενομαι wash,8y,20r
αχρησιμοποιητο,,qhd 6a7,8u
movingly
extensively
αθλοσ κατορθωμα feat effort exploit,8q
intrinsically
scrub,95,1zk
decidedly unquestionably emphatically definitely
sluggish
masterpiece,8q
γαργαριζω ξεπλενω gargle rinse,95
idle unused,,6as
truly genuinely really
shave,a7,20d
πραξη action,73,bsp
active,,qh3 pmv,9n
indeed
indeed
inactive,,,9k
bathe,8y,dkf dkg 216 371 naq 339
really
indolent
τροποσ course,9j
χτενιζω comb disentangle,a7,210 ecj ech 20z
latent
naturally course
ενεργοσ active,,n7f qh3 gfq,a1
αλληλεπιδραση interaction,9j,btw
clearly
interplay,9w
επαφη contact,9w,4mv
obviously evidently manifestly apparently plainly
παθητικοσ passive,,gfs gfu,9v
apparently seemingly ostensibly
placement,9z
supine
interchange,9w,bcn
ενεργο,,qh3 pqd,ab
καλλωπιζω groom neaten,28v,52l
again
withal
accidentally unexpectedly,,,gs
αδρανεσ ανενεργο dormant inactive,,qhd qhh,a6
unexpectedly
dealings,a5,bt5
quiescent,,qhh b4f
μακιγιαρω,a7,f8h
σβησμενο
παιχνιδι playing,9j,c1g c1e 6cy 6c7
highlight,af
,9j
dynamic
μποουλινγκ,ah
specifically,,,ao
αποκτηση acquiring getting,73,b77 qv
generally,,,am
nonspecifically
passive
fortunately luckily,,,ay
προκληση causing causation,73,8wb 4s2
ενεργητικοσ,,r7i qh3
happily,,,av
sadly,,,au
activated
αναχωρηση departure going leaving,73,9pb ae6 adn
unfortunately unluckily,,,ar
therefore hence thence thus
ανακαλυψη ευρεση discovery find uncovering,73,8v6 bgr az3 bbn bgx avk 3z9
quiescent,,qhh
hence
hence
thence therefrom
απαλλαγη disposal disposition,73,brc b8l
καλλωπιζομαι στολιζομαι primp dress,bb,d9f 52n
πραγματικοσ actual existent,,qd1 ctg 8w5 qd2,be
thence therefrom thereof
χτυπημα hit,99,7xi 6iu
therefor
,c2,ff5 de6
εκπληρωση πραγματωση υλοποιηση implementation effectuation,73,8vu bzo
vocationally
ενδεχομενοσ πιθανοσ potential possible,,ihr i8d qwr qws,b7
,73,32b 3ow
latent
,73,30q
acute,,,bl
μεταμφιεζομαι dress,c2,de6 nmc
exhumation,73,c7y
chronic,,,bi
ενεργοποιηση propulsion actuation,73,8vz 8x2 8cr
virulent,,hel
beyond
groom,28v,oh9
rally rallying,99,6ge 7tu
beyond
αδυνατιζω slim slenderize thin,14h,pre
beyond
ανακτηση επανευρεση recovery,73,bbl
αλλιωσ αλλιωτικα διαφορετικα otherwise
additionally
δραπετευση σκασιμο,73
extremely exceedingly super
reconciling
κατορθωμα stunt,99,956
συνευρεση touch touching,73,70l
ντυνομαι φοραω dress,v0,d9f nmb 52l,d1
madly insanely
extraordinarily
addicted
,8q
καπελωνω hat,da,eyk
δοκιμαζω,da
overachievement,c6,,cd
too
hooked,,qjj
besides too also likewise
underachievement,c6,,c9
wear,cvk,eb3 52z
ultimately finally
ενδυω ντυνω dress clothe enclothe garb raiment tog garment habilitate apparel,14h,d9f euo dc3 de6 eb3 nmb 52l,d1
going,8q
finally eventually
επιτευξη φτασιμο arrival reaching,8q
presently currently
αφιξη arrival,9j,ada
cumulative,,17j bja
now today
attainment,cj,aes ade
αμεσωσ ευθυσ immediately instantly straightaway directly now forthwith
jacket,cg,f2u
ερχομοσ advent coming,cj,ada
επιπλεον extra additional
εισοδοσ entrance entering ingress incoming,cl,aec
shirt,cg,fuw
now
incursion,ct
now
intrusion,ct
irruption,ct,aek
supplementary supplemental,,had j3j
γδυνομαι ξεντυνομαι undress discase uncase strip disrobe peel,1cr,,cg c2
sharply
εγγραφη registration enrollment enrolment,ct,cas cat
shrilly
steadily
εμφανιση appearance,cl,,ea
happily merrily gayly blithely jubilantly
μειωτικοσ reductive,,33i
addressed
βαζω φορω don,c2,eb3
no
emergence,d6,3ow 32z 32b
firm firmly steadfastly
reappearance,d6,32x
adequate equal,,gp8,dp
κουκουλωνομαι,da,fsf
comeback,de
return,cl,ad6
squarely square
square
coat,cg,eba ebe
penetration,ct
competent,,hdk
squarely
inadequate,,gpa,df
costume,cg,efe
directly straight
deficient lacking,,hah
squarely square
robe,cg,evs fqe eb3 ga3
variously
αποβιβαση προσγειωση landing,cl,apc
wear,,eb3 onc
landing,cl,a9l a9g
γονιμοποιω inseminate fecundate fertilize,zg,klk hna
bitterly
bitterly
fine ok
αποχαιρετισμοσ farewell leave parting,ax,ag0 ae6 aeb adp 421
γκαστρωνω,dz,klk
swiftly
γονιμοποιω,dz,klk
openly
practically
cohesive,,73r qrx
εξαφανιση disappearance disappearing,ax,332,d6
gummy pasty sticky,,gzc gza r56 r53
practically
αποσυρση withdrawal,ax,c2z abn 8cp 1aw 3ib
presumably
next
gummy
συλλαμβανω conceive,14h,5xl 55l
resiny,,rce
easily
παραγω beget engender father mother sire generate,8sn,6d8 lpi kcr 56f npn o22 noo
retirement,ed
evacuation,ed,9q6 ae5
terribly awfully awful
ejaculate,tv,pol hna
terribly atrociously awfully
αναπαραγω πολλαπλασιαζομαι τεκνοποιω reproduce procreate multiply,8sn,56f 6d8 569 prm
desertion abandonment defection,ed,crg 425
procedural,,62h,et
substantive,,,es
adroitly
εκπατρισμοσ μεταναστευση emigration expatriation,6l4,30o
μεταναστευση immigration,6l4,302
multiply,eq,56f lfn 569
dreadfully awfully horribly
greatly
drastically
beady jeweled,,dl6
retreat,ed
κανω bear birth,9ag,rk7 pqr kcg
bespectacled
brocaded raised
thoroughly exhaustively
disengagement,f2,9y4
thoroughly good
labor,as9,qj0
sailing,ax
crested
crested
αποβιβαση debarkation disembarkation disembarkment,dw,,fh
right
straight,,,fi
crested
επιβιβαση boarding embarkation embarkment,ax,a9d,fd
indirectly,,,ff
crocketed
litter,f3,lqv
εξοδοσ exit,ax,aeb
feathered,,9wl
ruffled
διαφυγη δραπετευση φυγη escape flight,bx,an9 an4
fringed
secondhand
εγκυμονω κυοφορω gestate,f3,1ay kre qiy
inflamed
much
,fo,an2
much
περιμενω προσμενω expect,4ii,1ay qx5
often
mounted
often
,fu
better
wainscoted
clinch,g0
αποβαλλω miscarry,g8,1su
studded
increasingly progressively
dodge,fu,aqo
,tv,1sq
effectively
incubate,eq,pmx pph lcj
exodus,fo
reproducibly
previously
ευνουχιζω emasculate demasculinize demasculinise,gk
earlier before
squeak,8q
subsequently later afterwards afterward after
αποστολη dispatch shipment,ax,a59 a5u
abruptly suddenly short
στειρωνω sterilize sterilise desex desexualize desexualise,nn,4e4 4e1
,1n0,8vn 8vm
suddenly
presto
clever,,gln hyb
presto
climax,gl
coordinated
intentionally deliberately purposely advisedly,,,aa gx
dexterous dextrous,,hz0
fulfillment,gl,d04 8vk
sterilize,pc
handy
unintentionally accidentally,,,gs
επιτευξη πραγματοποιηση attainment,8q,civ
consequently accordingly
ρεκορ,gy
accordingly
hatch,2ok,pph
alternatively instead
maladroit,,hzj
ενοχλω ερεθιζω irritate,1m2,bk3 qzn kpp,ha
handless
altogether
επιτυχια τελεσφορηση success,gy
inflame,1m2,6v8 qoq
καταπραυνω κατευναζω μαλακωνω soothe,he,,h5
inept,,gso gl6
winning,h8,bh4
anatomically
ανακουφιζω relieve alleviate palliate,1le,kpi 7op 2mw
blindly
chronologically
advantageous,,hds he7
massage,m6,49o o07
παταγοσ hit smash bang,h8
clinically
hurt,hp,kpq kpn
duly
beneficial,,hcl hcm
mathematically
αδιαθετω,zg
meanwhile
positive
πονω,ctl,qn9 qo5 of0 qo7 kpn,i1
εξευγενιση ennoblement,1j5,bxp
preferential,,ito ch0
meanwhile
κατακτηση conquest,h8
twice
coup,h8
largely
αρρωσταινω,hs
μπορω,ctl,,hs
lengthily
εχω νοσω παθαινω suffer sustain,as6,of0
last
adventurous,,4wp
last lastly finally
κλαυθμυριζω κλαψουριζω μυξοκλαιω σιγοκλαιω wail whimper mewl pule,ia,k4o k4p
audacious daring,,pj5 6jp gtp
absently absentmindedly
cry weep,9i6,59j,7f
αποτυχια nonaccomplishment nonachievement,73
,kw,cjd
accusingly
sporting
affectingly
αποτυχια failure,ib,cj9
swaggering
ahead before
bawl,ia
safe
δακρυζω tear,ia,hnd
advisable,,5ab he6,ix
sob,ia
naught,ig
ahead
blubber,ia,59m
better best
απουσια default,76o it
απωλεια χασιμο loss,ig
sweat,kh,pqw hne o6b
well
εγκαταλειψη συνθηκολογηση surrender,it,6jf 6jw
inadvisable,,,im
ματαιωση frustration thwarting foiling,6cb,cns
exude,kh,kl7 rad
lapse,ig,2un 1l4
along on
aerobic,,,j9
along
reek,iz
disappointment,ic,9hm
breach,ic,cp2
along
stream,iz
anaerobic,,,j2
aerobic,,44e,jd
secrete,iz,prj prq hm0
on
anaerobic,,,ja
on
aesthetic esthetic,,iit
water,jb
alike
alike likewise
δυνατα μεγαλοφωνωσ μεγαλοφωνα aloud
τραυματιζω injure wound,hl,kea 2xn qn9 kbv 4n2
loudly loud aloud,,,jn
artistic,,n9c dcd
softly quietly,,,jl
faintly
sensuous,,hzr
trample,jk,kir
motivation,73,2fr 8x2
analogously
randomly indiscriminately haphazardly arbitrarily
pain,hl,i4k qo5 qja k9x
affected,,,k6
λαθοσ mistake error fault,ib,555 42r
about around
torture torment,jk,qok okj g6j qo7 323 31t
smitten stricken
nearby
round
around
taken
παρατεντωνω παρατραβαω overstretch,jk
about
unaffected,,,jv
ουρω urinate piddle micturate piss pee wee,kh,raj pqa
σπιλοσ σπιλωμα blot smirch stain,jw,8h3 55w
around
κατουρω ουρω urinate,kh
unimpressed
incursion,jw,d8d
wet,k7
untouched
miscalculation,jw,46d 4h6
urgently desperately
απεκκρινω excrete egest eliminate,tv,poo
almost most nearly near virtually
affected unnatural,,gow gox
artificial contrived stilted
asymptotically
strained
barely
slip,jw,42r
chiefly principally primarily mainly
αποπατω αφοδευω ενεργουμαι χεζω defecate shit crap,kh,rah g64 rag
ago
backward,,,l6
back backward backwards rearward,,,kx
αβλεψια αμελεια παραδρομη lapse,jw
lifelike,,gos
omission,jw,cu6 42i 42c
forward,,,kt
ανοησια γκαφα blunder blooper bloomer bungle pratfall fuckup flub botch boner,jw,cj5 cp0
bleed,tv,qnd
unselfconscious,,i12
unstilted
εξαντλω tire weary jade outwear fatigue,hp,qhr buv,5p
back
back
exhaust,l2,2na
ahead forward,,,ks
spectacle,ky
αρνητικοσ negative,,51n 4ap
fumble muff,ky
backward backwards
fluff,ky,cj5
κουραζομαι tire weary fatigue jade,q8,buv kug
accepting
slip,ky
εξεμω ξερνω vomit sick cat disgorge regorge retch puke barf spue chuck upchuck,kh,xc rak lae
παραπατημα stumble misstep,ky
aurally
axially
πεσιμο tumble fall,kc6,a81 aqt a8x
afloat
brazenly
brilliantly
brilliantly brightly bright
floating
αποκτημα αποκτηση acquisition,an,b77
retch
commercially
dearly
φοβισμενοσ afraid,,,n4
dearly affectionately
dearly
catching,an,7j0
conversely
παγωνω freeze,m0,ou6
moneymaking,lp,9sn
βασανιζομαι υποφερω,ctl
covertly,,,m2
overtly,,,m1
aghast dismayed shocked
gnash,7vx
microscopically
κουραρω περιθαλπω treat,,49k
alarmed
microscopically
αγορα purchase,lp,b6s
undoubtedly doubtless
redemption,m9
statistically
thermodynamically
διαθεση trading,6f5,bbc
fearful,,ksh
tonight
actively,,,mj
frightened scared
passively,,,mh
horrified
below,,,mn
hunted
above supra,,,ml
irrigate,m6,4ek
below beneath,,,mr
hydrophobic
above,,,mp
doctor,m6,nlp
panicked terrified frightened,,ksm
contemptuously scornfully
numb
νοσηλευω nurse,m6,o3g 4aj
insanely crazily madly
θεραπευω,m6,136
παρεχω χορηγω administer dispense,m6,elf pgt 6dm 4ee
μεταγγιζω,mz,2fp
comically
daily
buying,m9,b6s
αφοβοσ ατρομητοσ unafraid fearless,,kt5,lt
γιατρευω θεραπευω cure heal,na,ok9 6t4 fp5
annually
shopping,n3,bn2 bmz
curiously
marketing,n7,bik
βοηθω help aid,1le,493 hdp 70s
deceptively
aggressive,,gs0
ανακουφιζω comfort ease,he,2mw qu6 fn0
ανακουφιζω remedy,m6,fp5
battleful,,6ff
assumption,lp,bur bf3
dizzily
competitive militant,,gs1
doubly twice
singly
κληρονομια inheritance heritage,lp,bl3
procurement,lp,ban
ανοιγω εγχειρω τεμνω,m6,6tr 4bb
doubly
οικειοποιηση σφετερισμοσ appropriation,an
empirically,,,1a7
particularly peculiarly especially specially
περιθαλπω medicate medicine,m6,41u fa0 ilr 4ac
borrowing adoption,np,bq5 3zo
drug dose,ns,q19 em2 emv 4ei
truculent,,gge
elaborately
elsewhere
κατασχεση seizure,np,bew
agitated
experimentally
narcotize,nu,fcu
expressly
oil,597,red
συναισθηματικοσ emotional excited,,gf4
facetiously
δημευση confiscation arrogation,ny,bf3 bew
quickly rapidly speedily,,,18b
distraught
fast
jolted shaken
bleed,m6,a3i
απαλλοτριωση expropriation,o6
feverish hectic
inject,mz,4ew ra7
frantic frenzied
fast tight
quicker faster
hysterical,,qq3 ksl
occupancy,an,obr cxg
preoccupation,oj,bev
flatly unconditionally
requisition,np,bew
cup,m6
agitated
flush
grant,6dn,b7s b7r
flush
αρρωσταινω sicken,1kt
everlastingly eternally forever
churning roiling turbulent,,oxr
κατακυρωση award awarding,oq
churning
permanently,,,p2

jolted
κρυωνω,oy
ruffled
temporarily,,,ox
seething
αρπαγη capture seizure,an,beu
spontaneously
μολυνω infect taint,3hi,qxb 6tl at8 ppr qlc,pc
συλληψη apprehension arrest,p4,72l 72o
continually
conquest subjugation,p4,cef beu 6j4 3bd
forever
highly
απολυμαινω disinfect,8gf,,p6
ανακτηση αποδοση επιστροφη παλινορθωση return restoration regaining,lp,bbl bk5 bk2
δυσαρεστοσ
highly extremely
annoying galling irritating nettlesome pestering
highly
κολλαω μολυνω infect,bld,6tl at8 kfq
magnetically
marginally
perilously dangerously
ληψη reception receipt,an,5ed oas b73
trying
tiredly wearily
vitally
energetically
mutilate mar,pu,kl8
strenuously
giving,b5,bjw b5n b5l
,jk
intently
abandonment,b5,b99
sprain,jk
reluctantly
alert,,i3b ghq ghp
hard
cripple,pu,nja
wakeful,,i3b ghq
severely
hard firmly
disable incapacitate handicap,jk,r0k nvx
hard
hock,q5
επιδεινωνομαι χειροτερευω deteriorate degenerate,1kt,qtr pnx r0t po5,qd
δημοπρασια πλειστηριασμοσ auction vendue,6js
tightly
bootlegging,6j0
briefly
αναρρωνω συνερχομαι recover convalesce,1l8,png,q8
momentarily
bootlegging,6j0
conclusively
κεφαλαιοποιηση,6j0
ανακτω,n5,png
deplorably sadly woefully
διασωση σωτηρια rescue deliverance saving,bu,cmt
denominationally
languish,q8
cortically
focally
rot,q8
hypothalamically
λυτρωση σωτηρια redemption salvation,qk,cmx
intramuscularly
downstairs,,,qw
ζωντανοσ alive live,,h3x,r3
βγαζω εμφανιζω develop acquire,v0,an ppf
upstairs,,,qt
upstairs
downwind
viable,,h75
downwind
ζωικοσ vital,,h3y
εξιλεωση εξιλασμοσ expiation atonement propitiation,qr,9h5 chy
νεκροσ πεθαμενοσ dead,,,qu
down downward,,,rb
sprout,qv,pct pe2 ppc
liberation release,8q,c1w c1u ceh
down
down
asleep deceased gone,,nk7
bloodless
up upwards upward,,,r4
pupate,qv,bkg
breathless inanimate pulseless,,h3z
upwards upward
ransom,bu
up
up
deathlike deathly
μαζευω,cgl
upstream,,,rm
πυορροω suppurate,rj,pox hnu
downstream,,,rk
doomed,,la7
instrumentation,bc
πραξη performance execution,9j,953
downright
outright
revitalize,1le
outright
lifeless,,h3z
home
murdered
revive,4z,67a
home
μηχανισμοσ mechanism mechanics,rp,dsx 8az
resurrect upraise,rx
home
homeward
rather instead
resurrect,ad6,kd4
insofar
scab,s7,hio
heal,1l8,ppi
live,,,se
more,,,sa
less,,,s9
more,,,sd
αθλουμαι exercise,,444 ex3
less,,,sb
dead,,,s8
ταχυδακτυλουργια trick magic legerdemain thaumaturgy illusion,3s4,nz9 8mj
little
προπονουμαι,sc,5eo
early,,,sm
out
τουμπαρω,sc,35v ole 34y
,3s4 irv
late,,,si
αποδοση ερμηνεια rendition rendering interpretation,3s4,91w 97m 5mq
γυμναζω exercise,bzh,444 ex3
early
early
afar
far
playing,sl,96l 96p 96k
strengthen,sc
far
far
way
φτυνω spit ptyalize ptyalise spue,18,hns
ambiguous,,gr5,ti
automation,5p6,3ew
finely fine delicately
harm,jk,2xl kkj
finely
first
salivate,2b,hns
second secondly
enigmatic,,o98 i1p
slaver,t5
third
throughout
launching,bm,8dl 8df
initially
launching,bm
κοκκινιζω ντροπιαζομαι blush crimson flush redden,26g,qj4 h15 fr0
first
χλωμιαζω ωχριω pale blanch blench,26g,h25
etcetera
unambiguous,,gqz,sz
forth
σπρωξιμο ωθηση ωση drive thrust,bm,aks 8bv
forth forward
εξω abroad
φιλοδοξοσ ambitious,,grx,tx
firewall,tk
sun,8ia,owd
impetus,tk,8cr
καιγομαι sunburn,26g,qnh
κυλισμα ρολαρισμα τσουλημα,bm
throw,bm,8c9
compulsive driven,,nh4
εκβαλλω exhaust expel eject release,,prj wq poa
leisurely
μετρημενοσ ταπεινοσ unambitious ambitionless,,,tn
right
emit,tv,7ay
promptly readily
promptly
joke jest,2c,33y jkl nw8 nwh
promptly quickly quick
ample,,,ub
toss,tt,8cw 9w7 9w9 8dc
good
furtively
generous
pitch,tt
unanimously
meager,,,u4
responsibly
fairly
bare scanty
normally usually commonly ordinarily,,,ui
παταω,jk
slinging,tt,8da
unusually remarkably outstandingly,,,uf
recently lately
erratically unpredictably
curve,u9,agf
girlishly
gradually
grimly
fastball heater bullet,u9
hereabouts
knuckleball,u9
here,,,uw
here hither,,,ux
here
herein
there,,,us
there thither,,,ut
there
historically
αλλαζω change,,kal,x3
historically
peacefully
scientifically
humbly meekly
meekly
linear
inside indoors,,,v8
outside outdoors,,,v7
inside within,,,vb
analytical
outside,,,v9
militarily
macroscopically
literally
analytic,,,vj
virtually
most,,,vi
least,,,vh
synthetic,,,vf
most
mutely wordlessly silently
analytic analytical,,i72 45o hgo,vr
internationally
ωθηση push pushing,bm,9sp
inevitably necessarily
newly freshly fresh new
synthetic,,psc i77 i7u,vm
anew
differently otherwise
πιεση pressure pressing,vo,7uv 7vc 82w
organically
organically
organically
angry,,qig ks6 4qh
mechanically
mechanically automatically
officially
ελξη τραβηγμα pull pulling,bm,8rj 831 8br
enraged furious maddened,,ks8 h5w
painfully
centrally,,,w8
black
μετατρεπομαι,v0
peripherally,,,w5
haul,w2,83y 83k 831
μετασχηματιζω μετατρεπω τροποποιω convert,zg,2wz
mad sore,,kpp ks8
physically
tow,w9,83v
indignant incensed outraged,,ksa
tug,w2,9vz 8p6 83n
preferably sooner rather
politically
politically
livid,,ks9
pluck,w2
wrathful
symbolically
ανεβασμα ανασηκωμα ανυψωση ανωθηση raise,bm,846 a8g a8b 840
resentful
μαζι together unitedly
αποβολη απομακρυνση αποπομπη εκδιωξη expulsion ejection,bm,anl 7t3 tv
bitter,,ggc
together
together
jointly collectively
atrociously
sentient animate,,h3x i15
reconvert,wa
ρεψιμο belch belching burp burping eructation,58s wq,d
then
belching,wq
then
wink,58s,1r 1x
παραμενω stay remain,ctl,68i,v0
then
εμψυχοσ animate,,h3x,x6
αψυχοσ inanimate nonliving,,h3z,x5
volumetrically
so
συνεχιζομαι,ctl,h6v rjk
regardless irrespective disregardless
animated alive,,h3x
vomiting,58s wq,lf
παρακολουθω
once
once formerly
vital,,qj2 gfn h3y gfl
though
lifeless,,qh1 h3z
πηδημα jumping,bm,a78
wan
,v0,o2m 7m9
successfully
hop,xj,aqf a7f
simultaneously
leap leaping bounce,xj,a78 9w0
revert,xl
animate,,,xt
κανω make,zg
inanimate,,,xr
systematically consistently
hurdle,xj,a7h a7d
anonymous,,qt8
καθιστω render,xs
nameless unknown,,qt8
get,xs
centering,u5
thereby
thus
sending,as,a5c 81l 640
binomial
academically
transmission transmitting,y3,81f ao3
alternate,ym,5zi
forwarding,y6,a5x
photographically
,y8,a5i
transpose,zg
remission,ya,5p2
anterior prior,,h6k
preexistent,,qd8
δημοκρατικα democratically
subsequent
crackle,ym
πυροβολισμοσ ριξια shooting shot,bm,6ne
consequent incidental resultant,,ka8 cw7 cw0 osy k9k d7i
,yi,6ne 6ny
countershot,yi
μεταβαλλω change alter vary,,cg5 cfm am1 ic2 q6i kal 1gk
economically
firing,yi,6n6
economically
later posterior
economically
gunfire gunshot,yi
graphically
skeet,yk
κινω,ym
legally
gunplay,6u5
underwater
potshot,yi
medically
contact,c1,70i
terrestrial
nominally
onshore
dab,c1,76f 76c 78r b38 79t
glaze,v0
realistically
χτυπημα hit hitting striking,c1,7xv 7xi 774 7wv 6ny
revolutionize,zg,kku
προηγουμενοσ preceding,,,zx
γινομαι μετατρεπομαι grow,v0,kcs kkq
above
contusion,z8,8a0
foregoing
συγκρουση crash smash,z8,8kg
αλλαζω change alter modify,,1jq kal n11 q6i 1gk
scholastically
introductory,,j3e 5g2
socially
batting,4us,7yb
socially
fielding,136,6df 6db
symbolically
preparatory preparative,,bvq 8x7 2ye 3zv 3zt
technically
catching,ah
technically
golfing,ah
technically
previous
pitching,ah
περασμα walk pass,8q,6j1
ακολουθοσ succeeding,,,za
best,4us,1rq,101
consecutive
ensuing
worst,4us,1sj,zy
following
αλλοσ επομενοσ following next
thermally
typically
bunt,z8
unprecedented
,z8
blast,108,7x2
electrically
grounder,z8,a7f
chemically
chemically
chopper,10b
roller,10b
,ig
linearly
prewar,,,10j
postwar,,,10i
putout,10g
αναδρομο παλινδρομοσ,,,10m
προχωρητικοσ anterograde,,,10l
,10g
προμεσημβρινοσ antemeridian,,,10s
professionally
whiff,10n
spatially
μεταμεσημβρινοσ postmeridian,,,10o
semantically
εμπροσθιοσ προσθιοσ anterior,,hkt,10z
linguistically lingually
frontal,,lyw etq
,b9
linguistically
posterior,,htk,10u
algebraically
liner,108
back
personally
plunker,z8
homer,10x
philosophically
single,10x,7xp
double,10x,7xq
graphically
catastrophically
triple,10x,7xs
optically
visually
thwack,6uh,7yj
savory,,i44
approachable
morally
appropriate,,gkx,11s
γροθια μπουνια punch biff,6uh,7yp 7yt 7yi 7yn
acoustically
μυθοποιω mythologize mythologise mythicize mythicise,zg,ird lc6 j2b,11q
jab,c1,75m
locally
locally
regionally
demythologize,zg,jk5,11l
nationally
inappropriate,,,11i
culturally
,11j
φερνω bring land,zg
jab,11j,75q
secularize,14h
wrong,,gx2
roundhouse,11u
syntactically
κλοτσια λακτισμα kick kicking,6uh,7sl 7si
due,,,12f
sexually
sexually
citrate,14h
equilibrate,14h,qbp q92 pn5
materially
payable,,b7z
αφηνω leave,d8y
materially
,121
επηρεαζω affect impact,zg,ot4 177
repayable
alternately
undue,,,122
due,,,12j
transversely transversally
respectively
undue,,,12g
similarly likewise
φιλι kiss buss osculation,c1,80t
secondarily,,,12o
pertinent,,q2u d0q
primarily,,,12m
αναποδογυριζω turn reverse,v0,9bm q6g 2kt 1u3 kf5
probably likely
bannerlike
dramatically
αδραξια αρπαγη grab snap,c1,81w 723 bj7 ar6 81u
ashore
notably
intensively
appropriately suitably,,,12y
unsuitably,,,12x
offshore,,,131
,v0
onshore,,,12z
συναρμοση συναρμογη mesh interlock interlocking,12t,8qx 8r4 2y0 8ck
naturally,,,135
columned
artificially,,,133
handling manipulation,c1,71o my 71e
switch exchange,12p,1ij klu 1ic
acutely
fingering,c1,71a 71c
ξεφορμαρω παραμορφωνω,v0,kfj
columnlike,,q9a
contradictorily
audit,45x
νεκροψια autopsy necropsy postmortem pm,45x
feverishly
ερευνα εξεταση τσεκαρισμα checkout,5bn,4a5 cyd 5je 4a8
arboreal
sandy,,rg3
μορφοποιω μορφωνω shape form,zg,igg et1 5ka h7m nzh fu8
τσεκαπ checkup medical,45x,dep
armed,,,13n
αντιπαραθεση συγκριση comparison comparing,45x,48w 48s
unarmed,,,13l
tabulate,13j
επανεξεταση reexamination review,45x,4ep 3fw
πλαθω,13j
armored
crystallize,13j
superficially
τυλιγω twist,13j,hid
awhile
wickedly
scaled
θωπεια χαιδεμα stroke stroking,c1,74t
ασφαλωσ βεβαιωσ σιγουρα surely certainly sure
caress,13y,74w
,v0
armed,,,14e
barbed prickly,,pbc p2f dud
round,13j
,2sa,cus 7hw 7hb
surprisingly
technologically
square,13j,q7z
sufficiently,,,14b
enough plenty
insufficiently,,,149
purse,144
unhesitatingly,,,14g
unarmed,,,142
pooch,14c
hesitantly,,,14d
turn,v0,kkq 1i2
armed
thereafter thenceforth
ever
sic
,145,d69 agd
so
merging,14m,2qd
armored
so
scaled,,9xy
encounter,145,af3
such
,145,7i2 7on
fall,14h
,1jq,7g9 31d 319,14y
ευκολα easily easy
tightening,1jq,31j,14w
crafty sly wily,,4p8 hxf 1ai h9g nlr if1
easy soft
cute
doweling,14u
suspend,zg,r1p
resuspend,153,r1q
actually
elusive,,an2
undoing,14w,7p7 7p5 7g9
actually really
γινομαι become go get,14h
actually
careless
articulate
προσαρμοζομαι adjust conform adapt,v0,635 pmk kgc
eloquent,,jvf hz1 gkh
shaving,c1,8rf 781
tracing,b0
detection catching,b0,az1 az3
readjust readapt,15d,1hi
breakthrough,b0
reconstruct,zg
καθορισμοσ προσδιορισμοσ determination finding,b0,az3 5je 5j4 4fc
readapt,15d
ελαττωνω μειωνω περιοριζω decrease diminish lessen,1a2,hae pnq 2m0 ha9 pnt kfc,16w
altogether
mute
rediscovery,b0,azc
dumb
εξακριβωση designation identification,15l,62w 48n 63t
incoherent
mute unspoken,,ggv
fingerprinting,62k
dumb,,h2e
διαγνωση diagnosis diagnosing,15s,47n 47m e2h
taper,15n
tongued
αυξανω increase,zg,2p7 ha6 ppp kfe pyz,36s
articulate
carefully
ashamed
validation,15l,4al 5zz 4as
excitedly
vociferously
safely
embarrassed
augment,160
purportedly supposedly
guilty,,ku6 qfu
originally
μεγαλωνω enlarge,160,2pv
comfortably
up,160
comfortably,,,16j
αναρριχωμαι rise,1sv,kge 2pi
audacious brassy brazen insolent,,gy1 gtq gs2 gs3
uncomfortably,,,16g
localization location,15l,d3k bgu cgl
later
ανεβαινω,v0,kfl
generally mostly
accrue,16w,2r9
νερο
assertive,,btg hen
incidentally
trigger,as,8ty 4s2 8vz
cocky
orally
emphatic forceful,,h5n qt2 jx1 h5u
αυξανω increase,1a2,2p7 ha6 ppp kfe pyz,15n
orally
compulsion,as,cfp cfy
nonassertive
επιδραση επενεργεια influence,as,4fe
exposure,170,ast
completely
incompletely
enlarge,1sv
attached committed,,,17g
augment,1sv
encroachment impact,170,12c cpg
alone
betrothed
manipulation,170,ct9 cki 9ih
κερδιζω προσαυξανω,34p,2pi
intended
precisely exactly just
involved
snowball,16w
unattached,,,175
υψωνω raise,160,haa
affixed
επισσωρευομαι συγκεντρωνω συσσωρευομαι accumulate cumulate conglomerate gather amass,16w,60l ls6 cm lb4 2r9
glued pasted
inducement,as,8w3 8w0 4s2
mounted
temptation,170,4u7 4t4
assimilate,15d,pmq
stalked
acculturate,17o,lne iju i5s 6me
,17n,4rt 5bv
insinuation,17r
sincerely
detribalize,17q
assimilate,zg,pmq
unattached
seduction,17n
attached
closely
seduction conquest,h8
closely intimately nearly
separate
relatively comparatively
predominantly
readily
αλλασσω ανταλλασσω μετατρεπω exchange commute convert,18l,j90 6fj
επιλογη choice selection,9j,4bz 4cc 4bt
markedly
palpably
crudely
slowly slow easy,,,o7
utilize,186
sampling,187
publicly,,,18g
detachable
privately,,,18e
wary
secretly
αποφαση συμπερασμα decision determination,187,61y 45p 4r4 5j4 4f9 4ez
privately,,,18m
αντικαθιστω replace,8u8,oiz klu i2e 1iy
publicly,,,18k
volition willing,187,4f2
reprovingly
intention,18n,4gj
gaily
gullible
αλλαγη μεταστροφη,1gk
refurbish,8u8,qsb 22u
attentive,,i30
διορισμοσ appointment designation naming,18j,bxi bxc bwk
revamp,8u8
captive absorbed engrossed intent wrapped,,gu9
carelessly
nomination,18v,bxi bxc 5bo
assignment assigning,6dj,4me
φρεσκαρω,8u8,2x9
observant,,i33 atv
allocation,190,b9z
revitalize,8u8,670
coldly
seriously earnestly
absent absentminded,,i2s i2v
ιεροσυνη ordinance,18v,bvi c2v
consolidate,1pk
dreamy,,i2u i6q ks5
drowsy yawning,,547
ενεργει κινηση move,18j,bsp 38
forgetful oblivious,,i0w i0v
long
ελκυστικοσ attractive,,9jb gj3,19x
κινηση move,3ad,6cn
long
κινηση,19g
secretly
captivating fascinating
cute,,gj2
earlier originally
ανανεωνω reincarnate renew,19t
fetching winning
spellbinding,,qi2
ελιγμοσ maneuver,19c
parking,19q,a33
irresistible
restore,8u8,7qo 23e
μετακομιση μετεγκατασταση move relocation,1gk,9q0
συμπαθητικοσ prepossessing
resurrect,19t,670
αποκρουστικοσ unattractive,,gje,19f
revive,2cw,670
confidentially
homely
αλλαζω change,c2
,v0
μετατρεπω modify,v0,n11 kal fbd 1jq
attractive,,7pu,1a6
theoretically
repulsive,,gol 8bv 6mt,1a4
theoretically,,,nq
appealing,,gj5
update,1a3
attractive,,8br gj6
εκσυγχρονιζω update,1a3
modify,1dy,izp q33
suddenly
ελιγμοσ τεχνασμα device twist,19q
unattractive
enrich,1le,22m,1aq
attributable,,4jp
trick,1ae,14z nkd cq8
αξιοποιω εκμεταλλευομαι,1le,5oq nl6
,19q,962
fake,1ak
traceable
stratagem,19q
artifice,19q
τροποσ means agency way,bc
deprive,1kt,qxq 6qf,1ag
bravely
overboard
throttle,1ag,czw czs e9b
pregnant,,qiy
upstate
απομακρυνω remove,,ed 2vh
profoundly deeply
expectant gravid,,h9z fw fr
impatiently,,,1b0
patiently,,,1az
instrument tool,1ap,6yv
audible,,b1i,1ba
tensely
methodically
blindly
road,1ap
apologetically
unsteadily uncertainly,,,1bc
sounding
inaudible,,,1b2
βημα measure step,19q
steadily,,,1b8
haughtily
wildly
wild
wildly
wildly
bleakly
supersonic ultrasonic
stupidly
uniquely unambiguously
symmetrically,,,1bn
asymmetrically,,,1bm
harvest,1aw
supersonic
inversely
creatively
distally
extirpate,1aw,2vw
heavily
hopeful promising,,n8x qww hxe
fortunate
unfortunate
repeatedly
unpromising
,62k
adamantly
propitious
γδυνω ξεγυμνωνω ξεντυνω undress divest,1aw
strongly,,,1c6
μεσο expedient,1ap
weakly,,,1c4
favorable lucky,,qw3 he7
καθαριζω clean,1aw
daily
καθαριζω,1aw
κοσκινιζω winnow,1aw
ξεψαχνιζω pick,1aw,fip
ominous,,k9o
καθαριζω,1aw
radically
muck,1aw,re3
religiously
thunderous
μπαλωμα makeshift stopgap,1c5,9b4
authorized,,,1cy
scrupulously religiously
crutch,1c5
exceptionally
licensed
amply fully
approved
βγαζω,1aw
strictly purely
canonized glorified
tentatively
αφαιρω,1aw,,1dy
salvation,1ap
loosely
unauthorized,,,1ck
pit stone,1aw,ozn
fussily
unnecessarily
gracefully
wings,1ap
neatly
unconstitutional
lightly softly gently
αφαιρω,1aw
αποδοχη adoption acceptance,72n,bq8 ba7 4x2
successively
independently
apart aside
embrace,1d8,3zo
καθαριζω,1aw,1zg rg6
εκλογη επιλογη election,187,d7t
χωρια apart
degas,1aw
once
heterogeneous
reelection,1dr,by8
automatic,,3ew dew
δημοψηφισμα plebiscite,1dw
gently
referendum,1dw
ξεκαθαριζω τακτοποιω unclutter clear,zg,m1y,1ds
overseas abroad
vigorously
election,1dw,d7t by5
στοιβαζω clutter,38w,qy8,1do
distinctly clearly
overload,38w,ffg
positively
ψηφοφορια vote,6d2,c8y c8q
excellently magnificently splendidly
προσθετω add,16w,7z2 2pd,1cv
healthily
primary,1dr
hilariously
considerately
available,,6y9 gl3,1eu
wonderfully wondrously superbly marvelously
runoff,1dr
adjoin,1dy
gratifyingly
ψηφιση vote ballot voting balloting,187,c8q c8y
impeccably
blandly
gravely soberly
περικλειω περιλαμβανω συμπεριλαμβανω include,1dy,2rk
helpfully
ανακατευω αναμειγνυω mix,1dy,2te kgo
true admittedly
obtainable,,baj
preferentially
βαζω,1dy
rationally,,,1ek
irrationally,,,1ej
critically
βαζω,1dy
visible
boldly
competently ably
equation,bh,48w
emotionally
emotionally
ready
unavailable,,,1e3
anxiously uneasily
stiffly
unobtainable unprocurable
informally,,,1ez
formally,,,1ey
formally officially
awake,,,1fh
σκορ σκοραρισμα,h8,6iu
irritably
calmly
tranquilly
up
nicely
awakened
cosily
correspondingly
inject,1dy
studiously
cleverly
insert inclose introduce,8ab,2ey 2f6 f20
wakeful
lavishly richly extravagantly
asleep,,,1f1
σπεαρ,1f2
best
best
dormant torpid,,gfw qhh 6an
theatrically
dramatically
drowsy,,qi4
namely
popularly
touchdown,1f2
enthusiastically
sleepy,,qi0 qi4
cup,1fe,q07 ehv
conversion,1f2
intellectually
somnolent,,qi4 qi0
professedly
someday
hyperbolically
run tally,1f2,6iu
astringent
agilely nimbly
slip,1fe
proudly
solemnly
τονιζω punctuate,1dy,jn8
divinely
γνωστησ ειδημων aware cognizant cognisant,,3ym i10,1gn
rbi,1g1
clumsily
string,1dy,ltn
diffusely
alert awake,,qdl i3b
activate,zg,r5n,1gm
coarsely,,,1gh
finely,,,1gg
intensely
conscious,,i10
αλλαγη change,9j,ym zg
activate,zg
,zg,,1gf
αδαησ unaware incognizant,,i1b,1g9
continuously
reflexly
spontaneously
reactivate,1gf
sympathetically
oblivious,,ghs i0w
αδυνατιζω εξασθενιζω blunt,zg,,1h2
sympathetically
reduction,1gk,2x0 1wb
unconscious,,i1a
petrify,1gu
convincingly
εξοικονομηση οικονομια φειδω economy saving,9j,54s brk be8
weirdly
ζωντανευω enliven liven animate,53,gfk,1gu
unwitting
stealthily
off
snugly
appalling dismaying
adaptation,1jq
snugly
frightful horrifying horrible
εναρμονιζω συνδυαζω compound combine,1dy,lba 59y kgm 2t7 idw
snugly
visibly
conceivably
awful dreadful fearful frightening terrible,,gom kso
strikingly
meticulously
readjustment,kgc,15i
graciously gracefully,,,1hm
milk,9pv,hmz l6o
baleful menacing ominous sinister threatening,,k9o gsp
woodenly,,,1hj
milk,1dy,l6p hmz l6o
αφαιρω ξεγυμνωνω,1aw
rigidly stiffly bolt
awkwardly
nightmarish
bewilderedly
ξεγυμνωνω denude bare denudate strip,1i0
triumphantly
chilling shivery,,ksj qqq
μεταβολη variation,2yp,am1 cyr
regularly,,,1hy
irregularly,,,1hx
universally
καθαριζω clear,1aw,m1y lwn
formidable redoubtable
turning,1gk,14h
ideally
mistakenly
diversification,1gk,35m
καθαριζω clear,8sn,m1y lwn
childishly
ghastly grim gruesome macabre
needlessly
tantalizingly
improperly,,,1ie
switching,1gk,3t2 bcs 2tf 3s1 137
hairy
properly decently decent,,,1ib
stupefying
καιω καταστρεφω,21h,gjm
attentively
terrific terrifying
substitution,1gk,3sh 2ti bwt 137 bco
enormously tremendously staggeringly
liberally generously
ζεματιζω,1ig
liberally
reassuring
effortlessly
συνταξιοδοτηση,1o4
comforting consoling,,9ke
conveniently,,,1it
inconveniently,,,1is
back,,,1j1
εξεντερωνω ξεκοιλιαζω disembowel,1aw
displacement,1iy,byy
jointly
αλλαγη αντικατασταση replacement replacing,1ij,byy 18l bco
concretely
rear rearward,,m1t m1j m1s fob
front,,,1iu
kinesthetically
weaning,1ij,6x5
tactually
προαγωγη προβιβασμοσ promotion,1gk,bxm,1jc
convulsively
πρωτοσ foremost frontmost
προαγωγη προβιβασμοσ preferment,1j5,by0 4cc
rebelliously
moderate,361,har
frontal,,lyx
υποβαθμιση υποβιβασμοσ demotion,1gk,bxw,1j5
stubbornly obstinately
mitigate,36s,7op jib
leading,,,1jo
directing directional,,k13 h7w c4s 4gu
,1gk
drunkenly
qualify,1a3,1jy jjq icj
raucously
victoriously
remodel,zg,23l
fearfully
following,,,1jf
διορθωνω correct,12p,21g,1kc
μετατροπη τροποποιηση alteration modification adjustment,1gk,1a3 zg 8zf
pursuing
remedy amend,1jp,21j 21g oax
hopefully
hopefully,,,1jw
aeration,1jh
hopelessly,,,1ju
edit,zg,j53 nn0
qualification,2wx,1jj
hopelessly
eagerly
reportedly
μεταβαση passage transition,1jh,a80
savagely
backward,,,1km
savagely
meddling tampering,1jh,cl0
wisely,,,1ka
transfer,1jh,81f b9t
μονταρω edit,zg,5o5
unwisely,,,1k7
inverse reverse,,q6g 2kt
διαστρεβλωνω falsify,12p,4op qdh jj9,1jp
rearward reverse,,m1t
αντισταση resistance opposition,9j,4sx
clearly
tame,zg
ανταπεργια lockout,1ke
regardant
αντιδραση,1ke
spoil,1a3
καταχρωμαι misuse abuse,6ru,5on
forward,,,1k4
απορριψη rejection,73,bae 4yo 4d6
stoutly
fracture,1kl
avoidance dodging,1kn,4z7 4zo 4zi
forward,,,1ku
indefinitely
φθινω worsen decline,14h,qs3 po5,1l8
reverse,,fpo,1kr
correctly,,,1ky
aversion,1kq,agi
backward,,,1l2
wrongly wrong,,,1kv
bashful
ξεπεφτω ολισθαινω υποβαθμιζομαι slip,1kt,prw prv
abandonment desertion,1kn,crg b97
forward,,,1kx
accurately
lapse,1l0,j0
brash,,gs2 gy1
accurately
wrongly
βελτιωνομαι better improve ameliorate meliorate,14h,qs2 poi 21y kfh,1kt
right
justly
impudent,,jgx jgw gy1
rightly justly
aimlessly
βελτιωνω better improve amend ameliorate meliorate,zg,qs2 21y 1yo d16,1m2
sacrifice,73,bpk bj2
sluggishly
trustfully
μποικοταζ boycott,6v5,c9l
darkly
darkly
,1kn,4wn cfj
astray
hurriedly hastily,,,1lo
unhurriedly,,,1ln
ejection expulsion,1ll,bya cf7 869
restlessly
financially
upgrade,1le
psychically
today
,1le,qar 44a
ornately
recondition,1lv
individually separately singly
degrade,1m2,qtq 23y
εξορια deportation expatriation,1ll,cev
διορθωνω επισκευαζω,1le
επιβαρυνω επιδεινωνω πληγωνω worsen aggravate exacerbate exasperate,zg,2s0,1le
stratified
busily
prominently conspicuously
διαλυομαι deteriorate,1m9,r0t po5
inescapably inevitably unavoidably
helplessly
καταρρεω decay crumble dilapidate,v0,r0o oud
imaginatively
decompose,84p,pns
bewilderingly
heartily
μεταθεση,1kn
unashamedly
veto,1e8,4wn cb6
decompose rot,3se,pnr r0p oud
passionately
ληξη τερματισμοσ termination ending,1jh,4hj 2m9
spectacularly
understandingly
soulfully
αλλοιωνομαι spoil,3se
satirically
hairless,,,1n9
smoothly
τελειωμα finishing,1n0,3fl ctt,1ua
freely
mold,v0,paw
habitually
finale close,1mr,ctu
bald
routinely
balding
customarily
αποτελειωμα περατωση συμπληρωση completion culmination closing windup,1mj,2m7 ctu 3fs 3fl
protectively
spiritually
sharply
dimly
,1ne
dimly
unmistakably
graduation,1n0,bdi bdj
hairy,,hi5 9x8,1mp
retirement,1mj,bug buf
determinedly unfalteringly
lyophilize,1n5
incidentally accidentally
διατηρω προφυλασσω συντηρω preserve,8z1,kya
ever
confidently
εγκαταλειψη παραιτηση relinquishment relinquishing,1mj,bl8 b96 870
periodically
haltingly
surprisingly astonishingly
surrender,6ia,ba2
marinate,2gl,l6b
pubescent
παραιτηση waiver,1nh,ck5 bj2 bl8
κονσερβοποιω can,1ne,dyy dzh
profitably
απαλλαγη εξαιρεση exemption immunity,1no
furry,,9x0
fuzzed fuzzy,,hii
profusely extravagantly
interestingly
υγραινω wet,zg,qzr 25p,1ov
moderately
breakup,1mj,c3f
realistically,,,1o0
unrealistically,,,1nz
overthrow,1mj,byg
sensibly reasonably
adjournment,1mj,2pj
απολυση σχολασμα dismissal dismission firing liberation release sacking,1mj,byi c1w
βρεχω μουσκευω soak souse,1nw,25u owu
stolidly
supremely
wiry
testily irritably petulantly
woolly,,9x3
αποπομπη removal,1o4,bys
thoughtfully
αφανισμοσ εξολοθρευση εξοντωση καταστροφη destruction,1mj,2uz 8sz 8ks
bearded
thoughtfully
κατακλυζω πλημμυριζω flood,70w,ouu
supporting
auspiciously
δυστυχημα καταστροφη συμφορα disaster,1od
kill,1od
ομορφοσ beautiful,,,1pq
relentlessly
υγραινω moisten dampen,1nw,qzr
ruefully
κατεδαφιση razing demolishing,1od,8y1 8yo
εκμηδενιση annihilation obliteration,1od,2d7 3cw
ξηραινομαι parch sear,1ov
inexorably
αποδεκατισμα αποδεκατισμοσ decimation,1od,3cw
fair,,gj1
ξηραινω dry,zg,en1,1nw
politely,,,1ox
αγενωσ impolitely discourteously rudely,,,1ow
admirably
vaporization,1oq
handsome
φονοσ killing kill,1mj,7m5
pleasantly agreeably,,,1p6
pleasantly
glorious resplendent splendid,,giz
στεγνωνω dry,v0,en1
unpleasantly,,,1p2
gorgeous
breathlessly
lock,1ph,,1pd
lovely,,gj1
heartily warmly
picturesque
unlock,1pj,,7pk 1p9
ανθρωποκτονια homicide,1p1,1yn
affably
pretty,,gj2
,70l,ke2,1pj
laughingly
disengage,14h,2vd,1ph
ενδυναμωνομαι ενισχυομαι ισχυροποιουμαι strengthen,v0,kkx,1qd
unambiguously unequivocally
ανθρωποκτονια δολοφονια εκτελεση φονοσ murder slaying,1pe,cco ccc 1yn
scenic,,igl
ceremonially
δυναμωνω ενισχυω ισχυροποιω strengthen fortify,zg,hyh 22p g1i 2ru,1qs
ασχημοσ ugly,,gjd,1ol
ceremonially
rakishly carelessly
bloodshed,1pm,82n
rollickingly
disfigured
narrowly,,,1px
broadly loosely generally,,,1pw
grotesque monstrous,,npx
broadly
confirm,1pp
twirlingly
hideous repulsive,,gol b50 9jf
behind
behind
unlovely unpicturesque
ενδυναμωνω reinforce reenforce,1pp,5sr g1i
suicide,1p1
αυτοκαταστροφη,1od
behind slow
rightfully truly
bolster,1q6
faithfully reliably
αποδυναμωνομαι weaken,15n,kky,1pk
liquidation,1pm,7mr 3d6
σφαγη slaughter,1p1,7lv
violently
slaughter,1pm,7lv 3eq 1yq
furiously
bloodshed,1qh
furiously
baleful,,gsp
furiously
malign evil,,gse gsc
fade,1qd,1so
securely firmly
δηλητηριαση poisoning,1p1,7ly 3p9
wryly
αδυνατιζω εξασθενιζω weaken,zg,2ox,1pp
gassing,1qq,6lk
infinitely endlessly
spiteful vindictive,,kvd gsd
shooting,1pe,ccu
infinitely
leering
rigorously strictly
plastically
κακοηθησ κακοβουλοσ malevolent,,kvc
suffocation,1p1,2o8 8le
boastfully big
strangulation,1r2,8lq 8lo
cripple,1qs
big
big
dilute thin,1qs,r9g 2oz
spasm,6qd
warily
bodily
over
unmalicious
over
βαθαινω εντεινω intensify deepen,16w,h5r 2rw
over
kindly
editorially
malign
redouble,1rf
intensify compound deepen,16w,h5r 2rw
abnormally
strangulation,6qd
angrily
exultantly
best,,zy,1sj
sedulously
tenuously
fan,1rl
perennially
blunt,1qs
prizewinning
anachronistically
water irrigate,1nw,693 ra0
ineptly
abolition,1mj,c2s
πρωτοσ first foremost
ineptly
εκκαθαριση liquidation,1mj,bqz
deliciously
optimum optimal,,hcr
ραντιζω sprinkle sparge besprinkle,1nw
mentally
roundly
shyly timidly
αποσταζω distill,v0,r9m pof elj
fondly lovingly
abed
noisily,,,1sg
shutdown,1mj,c2m
αποσταζω distill extract,8sn,pov r9m pof elj
quietly,,,1sd
quietly quiet
enhance heighten,1rl
worst,,kaj gt8 101,1rq
layoff,1se,byn
unqualifiedly
enhance,1le,icw
outwardly,,,1sp
εξαφανιση fade disappearance,1mj,334 azf 1qo
inwardly inside,,,1sn
αμβλωση εκτρωση abortion,1mj,g8
outwardly
better,,,1t1
favorably
αποβολη miscarriage stillbirth,1sq,g4
αναπτυσσομαι αυξανω μεγεθυνομαι grow,16w,ppp
cheerfully
amended
cleanly
improved
solidly
worse,,hct,1ss
solidly
dryly
βλασταινω ξεφυτρωνω φυτρωνω φυομαι grow,1zo,ppf
ακυρωση καταργηση nullification override,1jh,clq cwz cbr 3cu
obligingly
better,,,1tb
voluntarily
repeal,1tf,4xd cbt
unerringly
worse,,hct,1t7
geographically
βλασταινω,1t4,psq
gloomily
ακυρωση ματαιωση cancellation,1t5,cbp cbn
cruelly
cruelly
vaguely
pompously
out
ακυρωση αναιρεση recission rescission,1tf,4xd
away off forth
subside lessen,1qd,kkf
remedial,,21j
pare,36s
away out
οριοθετω restrict restrain trammel limit bound confine throttle,cgo,q9i lvv hb8 icf hea 4yv ftz obu acz 6q7
out
by
aside
aside away
tie,1tr,qb9
apart
neutralization,1t5,ckh
simplex
neutralization,1od
περιοριζω,1tr
faced
αντιστροφη μεταστροφη μετατροπη reversal,1jh,12p
baffle,1tr
ανατροπη undoing,18s,8eh
επεκτεινω,x9,2em
off
περιοριζω limit circumscribe confine,36s,hb8 icf hea 4yv
featured
εναρξη αρχη beginning start,1jh,8x4 2l5 2ko cta ctq 8ty ctp,1mr
doggedly tenaciously
efficiently
cap,1u8,jdj
springboard,1ua
hamper,1tr,ftz
dully
dully
restrict curtail,1u8,6pr acz 4yv
anonymous,,qt8
atonally
engagingly
abridge,1ui
tragically
unilateral,,,1us
μειωνω,36s,kju 2s3 kw6
συγκροτηση constitution establishment formation,1ua,c3x c6c 8x7 c3k 2xx 8yc c2r 8wi
fascinatingly
multilateral,,,1uo
βραζω ζεω,15n,kju 2s3 kw6
curvaceously
ominously
concentrate,14h,kju h5y 2s3 r9o
restively
wittingly,,,1v0
bilateral
unwittingly inadvertently,,,1uy
αποξειγονωνω αποξειδωνω deoxidize deoxidise,v0,prf,1v9
introduction debut launching entry,1ua,95k
contentedly
joint
pityingly compassionately
glibly
callously
justifiably
οξειδωνω oxidize oxidise oxidate,zg v0,pqq r7n ref,1v1
afoot
modestly
initiative,1ua,5z2 c2g c2k
οξειδωνω oxidise oxidize oxidate,v0,pqq
frowningly
σκουριαζω rust,1vd
overwhelmingly
triangular,,q80
each apiece
inauguration startup,1ua,8x4 c2f bx9
pole,1v1,fkr
δημιουργια initiation founding institution origination creation innovation instauration,1ua,8vr 9ak cuz 8ty 8wi bqg c2r 8vp
enlarge magnify,160,h96 q4g f8a
analytically
μικραινω συρρικνωνομαι shrink contract,15n,kbs,ann 1vs
stereophonic stereo,,g0e
therein
authorship,1vl,nql
τανυομαι τεντωνομαι stretch,1sv,,1vo
monaural
installation,1ua,8lg bv3
lopsidedly
συρρικνωνω shrink,36s,2m0 kbs
monophonic
sternly severely
suspiciously
authoritatively
mononuclear
kickoff,12b 1ua
resolutely
ζαρωνω shrivel shrink wither,15n
start starting,3ad
speculatively
black,,,1wr
resumption,1ua,2lj
beautifully
dourly sullenly
reduce,2x0,1gw
startup,1ua
belligerently
colored
consolidate,2qd,77a
consciously,,,1wj
consolidate,1wq,77a
εξεγερση arousal rousing,1jh,9bv 9bh
unconsciously,,,1wg
negro
greenly
weld,1wq
negroid
casually
εγερτηριο reveille,7c5
ενωνω unify merge,zg,kgl 77i
ασπροσ white,,n2n,1w7
competitively
inauguration inaugural,kmk,bx9
blond blonde,,h24
compulsively
structurally
μικραινω abridge foreshorten abbreviate shorten,36s,j5j,5px
μαγειρεμα μαγειρικη παρασκευη cooking cookery,1jh,8z1 8z5 2fd
south
north northward
sandy
foreshorten,2e5
overnight
redheaded
συμπυκνωνω encapsulate capsule capsulize capsulise,1x7,j5j
overnight
condense,1wx,2s3 j5j ja5
believably,,,29i
underfoot
telescope,1x7
bronzed suntanned tanned
underfoot
σταματω abate,15n,rr3 kga
brown
dark
ferociously fiercely
μεγαλωνω grow,203,ppf n87
dusky swart swarthy
fiercely
subconsciously
grizzled
vividly
artfully
expectantly
lustily
double,1y3
simply
tenfold
redouble,1xq
quantitatively
scarred
triple,1y3,idc
dramatically
classically
τηγανισμα frying sauteing,1wy,2gg 2g5
quadruple,1y3,pr9
obscurely
decently
πολλαπλασιαζω multiply manifold,160,pqb 5a4
bloody,,hn1,1yt
horrifyingly
characteristically
boiling stewing,1wy,2fs 2fl
αυξανω πληθαινω proliferate,1y3,pr7 pr6
perversely
perversely
bloodstained gory
ωριμαζω senesce age mature,1zo,ppf rkg rl8
dialectically
bloodsucking
prophetically
bloodthirsty
artistically
peculiarly particularly
age,1zo
crimson red,,qev
αναπτυσσομαι προαγω προοδευω προωθουμαι progress,1zo,kfh 26l 1yv,1ys
particularly
homicidal,,1pm 1pe
βελτιωση improvement,1jh,1le
instinctively
gory sanguineous,,1qh
internally
οπισθοδρομω retrogress,1kt,9te,1yl
bloodless,,,1y4
overhead
εξελιξη προοδοσ progress,1z9,1zw 1yl
overhead
age,zg,rl8
bold,,gto,1zm
aboard
forwarding,1yv,cnf
γινομαι μεστωνω ripen,1z8,pq6
aboard
ripen,zg,pq6
stride,1yv
aboard
audacious brave dauntless fearless hardy,,kt5 gtj gtp gtm
uniformly
μεγαλωνω mature grow,1zo,ppg ppf pq6
αναπτυξη development,1yo,98j 2zh
enduringly
annually
broadening,1z9
emboldened
foolhardy reckless,,ghi
between
καθαρισμα cleaning cleansing,1yo,8y dc0 8gh 8gf 1dd
γινομαι εξελισσομαι evolve,1zo,po7 pot
heroic,,ntd neu o1n
overvaliant
scrubbing scouring,1zg,7ak 9b
derive,1zh,po3 lvi jii
timid,,kss,1yy
legally
εξελισσομαι,1sv,ppf
jurisprudentially
bashful
sweeping,1zg,7vu
purging,1zg
purging,79r,5gm 3du
mousy,,o28
bound
build progress,1zo,1yv
purification,636,3du
enchained
purification,1zg,3dr
shackled
catharsis abreaction,1zs,6t1
catharsis,1zs
αναπτυσσω εξελισσω,zg
tied
wired
incubate,1zo,rru 49m
unfettered
sanitation,1zg
melt,v0
laced
αποτριχωση depilation epilation,1zg
tied fastened
ξυρισμα shave shaving,20b,9i
knotted
tangled
electrolysis,20b
encrust,377,mq0
washup bathing,20r 1zg,8w
effloresce,20h
fouled
,zg,rh5 ps0,379
halfway midway
intermeshed
entangled
washup,20r
hereby
wash washing,3vk,95 dc5 8gs 92
matted
mollify,20l
bulk,215,q8q
soaking,20r,8mw
πρηζομαι φουσκωνω swell intumesce tumefy tumesce,213,qnx
brushing,212
bound
,212,8pt 9s
teasing,20z,9s
throughout
,493
εξαπλωνομαι επεκτεινομαι ογκουμαι expand,1sv
shower,20i,8r
,1xh
bath,20i,9o
thrice
boxed
below
edged
inward,,,21e
fringed
αχρηστευω break,21h,2sd
outward,,,21b
lined
αποκατασταση διορθωση επανορθωση correction,1yo,2u6 1jp 1js
βλαπτω damage,zg,kkj 2xl
sooner earlier
redress remedy,21g,1js 1to chv
total,21h
salve,21j
retribution,21g
παρακατιανοσ,,,21s 21z
αποζημιωση recompense compensation,21g,d07 chv bbw bbt
smite,21h,9ii
καταβαλλω devastate,9jj
perfunctorily
μικρομεσαιοσ,,,21z 21n
injure,21h,kkh
perfection,1yo,o62 3dg
proportionately
αναμορφωση reform,1yo,22w
επιδιορθωνω επισκευαζω repair mend fix bushel doctor restore,1le,232 o0q,7sd
melioration betterment,1yo,1le 1l8
πρωτοκλασατοσ,,,21n 21s
,1yo
tinker,21x
reform,220,2u6
tweedy
approvingly
overhaul modernize,8u8
determinedly
διακοσμηση στολισμοσ decoration,1jh,dd3 90m
επισκευαζω μπαλωνω patch,21x,fa7
διακοσμηση καλλωπισμοσ,227,90m
brave courageous,,gtj,22s
impair,21h,kkj
trimming,227
abroad
bulge protrude,13a,q8q
bulk,22e
gallant
casually
gritty spirited,,gtk h5f
φουσκωνω inflate,3q9,2q8,22r
clearing,1yo,3ka 3rt
resignedly
enrichment,1yo,1ag
inflate amplify,160
undaunted
fortification,22m,1pp
valiant,,gtl
ξεφουσκωνω,15n,,22j
cowardly fearful,,gtt n1a gts,22a
modernization,1yo,2zh
renovation redevelopment,1yo,18t
yellow,,ons
reform,1le,4xi 21w ob2
craven
timid,,kss gtu
arrogantly
reform,8xi
ventilation,1yo,ahn
επιδιορθωση καρικωμα ρυθμιση repair fix fixing fixture mend mending,1yo,21x
assuredly
ossify,14h,pqo
ossify,zg,pqo
breathing,,,23a
συντηρηση maintenance upkeep,232,bg0
dwindle,15n,kko
lower,36s
breathless,,,236
smothering suffocating,,87a 2o8
quickie,232
paralyze,23j
αναπλαση αναβιωση ανανεωση αποκατασταση restoration,232,cn2 19t
blown
paralyze,1gm
stun,23j
renewal rehabilitation,23e,cn3
,1ui
genuinely
reconstruction,232,8xz 1jm
polycrystalline
amorphous
ακινητοποιω,w7
rebuilding,23l,8xz
συλλεγω mobilize marshal summon,7tr,6ri 75o
alertly
inflamed
γιατρευομαι επουλωνομαι θεραπευομαι mend heal,1l8,ppi
αυξομειωνομαι,14h
coaching,3wx,53m
σταθεροποιω stabilize,zg,6rx,241
booking,3wx,4c9
υποβαθμιση υποβιβασμοσ degradation debasement,1jh,cqn 9hu 1lz
fluorescent,,ov2 b05
lighted lit
αποσταθεροποιω destabilize destabilise,zg,,23w
incandescent,,ovl
σταθεροποιουμαι stabilize,v0,6rx,247
awry
awry
livid
αποσταθεροποιουμαι destabilize destabilise,v0,,243
sensitize,zg,i14 hzr
luminescent,,ovx h4j
persistently
phosphorescent
shrewdly
εξαχρειωση demoralization,23y,cqn
sunstruck
across
inure,24k
λευκοσ
across
dark,,qf5 m2l
εχω προσαρμοζομαι habituate accustom,zg,qjj
abasement,23y,9hq
,1jh
εξοικειωνω μαθαινω teach,24k,c6z ojl icz
timely
,24m,269
corrode rust,1m9,3xc pnk
bleach,24p,262
corrode rust,21h,3xc pnk
blackening,24m,2da 2dg
crudely
erode,21h,qyr por
darkening
blissfully
,24m,26g
asleep
asleep
erode gnaw,1m9,por 3xc qyr
dim
aft
dyeing,24y,26u
dusky,,rmj
staining,254
κανονικοποιω ομαλοποιω τακτοποιω regularize regularise,85l
gloomy sulky,,qfd gfj
τακτοποιω tidy neaten straighten,25t
astride
κανω,259
astride
κανω mess,25g,qy7
atop
tenebrous
ανακατευω disorder disarray,zg,gwr qy4,25t
greedily
shaded
professedly
βρωμια λερα λερωμα soiling soilure dirtying,1jh,8gm
murky,,qyx
staining,25k,8h3 8gc
shadowed shadowy,,qfc qfb
μολυνση ρυπανση contamination pollution,25k,3hi 3hl,2w8
wetting,1jh,1nw
shaded
ducking,25p,8mq a8u a7k 3zl 8mu
bang bolt
διευθετω τακτοποιω order,85l,lti 5zc,25g
soaking,25p,1o5 8mq
moonlit,,owb
barefoot
rearrange,85l
bright,,h0d,26z
gleaming
alphabetize,85l,j72
luminous,,h4i h0l
bleach,269,r7l 24r
roundly
glinting glittering,,kjr dfp dfh h0g
bleach,26m,h0y
movement,1gk,9pi 9nd 9q0 e5h
beady,,dx1 q9d
briskly
ασπριζω whiten white,26g,h0w r7l 24p,26b
beaming radiant,,h0k dfu b01 otu
blacken,26g,h0u r6g,269
μετακινηση,1gk,9pi
blazing dazzling glaring
approach coming,266,9pe aj5
φωτιζομαι lighten,v0,,2dg
,v0,h0p 24y reu gjq
ardent
closing closure,26e
glistening shiny shining,,h0m h0o
opalescent
προαγωγη προωθηση προοδοσ progress progression advance,266,abl abd 1yl abs
,zg,gjq
cautiously carefully,,,26p
lurid,,h25
carelessly,,,26n
σπρωξιμο push,26l,4re
καριερα σταδιοδρομια career,26l
march,26l
endlessly unceasingly continuously
dye,26g,254 rev
μετακινηση locomotion travel,266,9nd
silver silvery,,r3q
περπατημα walk walking,26v,9y7 9ye
twinkling
dull,,,25y
χρωματιζω color colorize colorise colourise colourize,zg,h0p
matted
βολτα περιπατοσ amble saunter stroll perambulation,274,a05 a06
dim
περιπατοσ περπατημα walk,29h,9y7
fairly clean
prejudiced,,ch0,27g
cleanly
βημα step,26v,3h2 apz a23
cleanly
clear
brown,270
loaded
clear
stride tread,278,apz 3h2 apx a26
stain,26u
impartial,,itv,276
βημα βηματισμοσ gait,26x
stain,zg,qy2 gjq
informally
φιλελευθεροσ liberal tolerant,,c82
tint,270,h0r
gait,26v
catholic,,gnt
narrow,,iu1
dogmatic,,ii6 jl4
opinionated
comprehensively
canter,27m,a22 a6l a6m a6k
gallop,27m,a6r a6v a6o
reconstructed,,,27v
unreconstructed,,,27u
footstep,278
hike,274,a0m a0o
redden,26g
σπασμενοσ broken,,,281
blush,27y
ολοκληροσ unbroken,,,27z
lurch,27h,a1g a1f 9xh
pacing,27h,a26
conceptually
yellow,26g,h1b
briefly
broken,,,28f
strut,27h,9zw
lunge,266,aks 9r9
intensify,160,2p7 h5r 2rw 2q6
succinctly
dotted
march marching,26x,abz ci8 a0g aox
redouble,28a
unbroken,,,287
quickly
radiate,tz
uninterrupted
brotherly,,ncv
φωταγωγω light illume illumine illuminate,26f,qf3 qf4 h0b h4i f6h ovu
plodding,26x,a0q
spotlight,28k,fz4
identical,,gm7
conservatively cautiously
mutilate,21h,kl8
shuffling,26x,a02
belowground
unconditionally
curtail,2e5
busy,,qh6,293
ομορφαινω fancify beautify embellish prettify,1le,giy,28y
counter
toiling
ασχημαινω uglify,zg,,28v
engaged
blossom unfold,1zo,psn rsa
τρεξιμο running,26v,a1o
artfully
idle,,gfy,28u
trot,26v,a22 9xk a20
ανθιζω ανθω λουλουδιαζω bloom blossom flower,1zo,oz3 oz2 pmt pms
σπριντ dash sprint,291,a21 akk
consequently therefore
ανθιζω ξεσπω effloresce,295,pmt
indolent lazy,,gfx 4qe gfy
crawl,26v,9up
mollify,1qs,6qn
constructively
tune,29l,h2r 5x5
coolly
bony,,hj0
calibrate graduate,29l,jlp evt 5x4
ταξιδι travel traveling travelling,266,9ox 9p2
incredibly,,,1x8 29k
tune,29l,5x5
believably probably,,,29i
ρυθμιζω adjust,zg,5x6
οδοιπορια πεζοπορια peregrination,29h
πομπη,6d2 lai
buttoned fastened,,,29q
περιπλανηση wandering roving vagabondage,29h,9u1
unbuttoned unfastened,,,29o
curtly shortly
καπιταλιστικοσ κεφαλαιοκρατικοσ capitalistic capitalist,,ndx lp6,29z
crossing,29h,9z9
damned
readjust reset,29l
competitive
attune,29l
individualistic,,iic
σοσιαλιστικοσ socialistic socialist,,og6 lpa iva,29s
gear,2ae
decisively
collective
decisively
,29l
decisively resolutely
reset,2a4
,zg
cackly
keynote,2a7,ig6
guttural,,jy4
regulate,29l,ad5 foy
delightfully
rasping,,kid h2u jyq
εξοικειωνομαι προσαρμοζομαι adapt accommodate,ym,kgc 635
gruff hoarse husky
thickly
jangling
tightly
jarring
possibly perchance perhaps maybe
raucous
,29h
rending ripping splitting
possibly
,13j,gyz kgc
potentially
silvery
πτηση,2ci
disqualify,zg
tailor,2ae
incalculable
despairingly
εξημερωνω tame,2ae
countless infinite innumerable multitudinous myriad unnumbered,,q1o q1h
δαμαζω τιθασευω domesticize domesticise reclaim tame,zg
πτηση flight flying,2am,a3y a3t
tame,2ae
calm,,qyz,2b8
acrobatics,2b0,956
harden,1a3,h4p
placid still tranquil,,ks2 qe1 qz2
widen,16w,psr,2bl
widen,zg,2yl
stormy,,qz5 ovb,2b2
αλεξιπτωτισμοσ parachuting,2gd
ανοιγω widen,ym
angry furious,,h5w qz6 oxn qig
daintily
flare,2b6,q6n
daintily
constrict,31h,h87 qa9 kbu
surging,,kex
blustery,,ovf
solo,2b0
boisterous,,qz7 h5w
touchdown,dy
narrow,v0,2yn,2b6
windy,,oy0 otx ove
dilate,2b6,2q1 qjk
deeply deep
deep
deep late
εκρηγνυμαι implode,aav,,2bt
late
ανατιναζομαι explode burst,130,2sm e6e,2br
απογειωση takeoff,ax,ae6
detonate,,kbg
capable,,hxn hga,2c4
ταξιδι journey journeying,29h,9ox 9p2
able,,hx2 hg7
explode detonate,130,kbg 2sp eka 2sm
σκελοσ σταδιο φαση,29h
confident
fulminate,2bz
dynamite,2bz,nmt ene
incapable,,,2bw
distinctly
εκρηγνυμαι ξεσπω erupt belch,2bt,qh8 kli
αυτοκινηταδα ride,2bx,dc2 d1m a62 a6a ajz ajv a2f a2i
distinctly
erupt,1rf,klc kle
distractedly
unable
capable,,hga,2ce
ανοιγω dehisce,3rk
incapable,,,2cc
deliriously
odyssey,2bx
deliriously
ταξιδι trip,2bx,9oe
demonstrably
neglected
προσεκτικοσ careful,,ghm,2db
diffidently
transit,2bx
σπαω burst split,2i5,2sm
αποστολη expedition,2bx
sure
σαφαρι campaign safari,2cp
harmlessly
exploration,2cp,488
conscientious,,gi7
excursion,2bx,all
ακμαζω ευδοκιμω ευημερω boom thrive flourish expand,1sv,qxe
detailed elaborate
dexterously
εξαπλωνομαι πολλαπλασιαζομαι proliferate,1sv,pr7 pr6
tour circuit,2bx,okn 9ou
minute
graphically
boost,160,71g
diametrically
,1qd,ih4
protective
obliterate efface,2d5,kdg 1oq
studious
thorough,,gi8
σκουραινω darken,zg,24t,2dk
απροσεκτοσ careless,,ghr 4m9,2cl
προσκυνημα pilgrimage,2bx
εκδρομη excursion jaunt outing expedition,2bx,9oe
cursory perfunctory
blind,2da
σκουραινω darken,v0,24t,26f
voyage,2bx,9oz
heedless reckless,,ghi
voyage,2dn,9oz
φωτιζω brighten lighten,zg,,2da
sail,2dj,9oz a4m 9p1
disconcertingly
,29h
obscure,zg
sailing,2dn,a4m
obliterate veil,zg,67i
distastefully
honestly
navigation sailing,3wx
honestly candidly frankly
boating,2dn,a4h
honorably
artfully
commutation commuting,29h,akm
μεταβιβαση μετακινηση μεταφορα transportation transfer transferral,26c,anq 815 b9t 81f 838
carpeted
dismally dreadfully
κονταινω shorten,15n,,2e3
μακραινω lengthen,1sv,,2e2
dismally drearily
κονταινω shorten,33i,,2ee
carved carven
obediently
διανομη παραδοση delivery bringing,2dz,81p
engraved inscribed
dispassionately
ανοιγω διαπλατυνω πλαταινω φαρδαινω broaden,16w
sculptured
broaden,3q5
μακραινω lengthen,160,,2e5
hopelessly
επιμηκυνω παρατεινω prolong protract,2ee,h6v 619 hbx
,2e8,b9m
proportionately proportionally
παρατεινω,2eg
relay,2eh,4mt
proportionately
carry,2dz,dby cwb d4p d7o co8 ao3 838 8qf 69y 1u6
επιμηκυνω τεντωνω elongate stretch,2ee,2q4 eoh
packing,2em
distastefully
φουρνιζω ψηνω bake,2fd
καταδιωξη κυνηγημα κυνηγι κυνηγητο pursuit chase pursual following,266,acj ac6 cke acq
brown,2fd,h1t
σιγοβραζω coddle,2fd
παρακολουθηση shadowing tailing,2er,acq aco
fire,2eq,pp0
trustfully
disturbingly
εισοδοσ εισαγωγη insertion intromission,26c,cfd 7zo 1fe 7v5
doctrinally
dogmatically
stemmed
bolster,38w,ffu ffw
baste,1on
instillation,2ey
παστωνω souse,2fd
enclosure,2ey,1fe 8ne 8oi
φρυγανιζω crispen toast crisp,2r1,l1f l0k
packing,2f6,88o 886
causative,,8wb 4s2
blanch,2fd
injection,2ey,8o8
dreamfully
μαγειρευω cook,130,ni8 1wy
drowsily
,4ew
causal,,kd1 ji6 1m
fix,2ff
μαγειρευω cook,zg,eei
contributing contributory,,cnk
east
σιγοβραζω,2fd,kx3 1y7
west
transfusion,9j
westward westwards
transfusion,2ey,n0
eastward
motive motivating,,jr 5f 8x2
simmer,2gr,1y7
perfusion,2ey
westerly
ανοδοσ rise ascending,266,a7p a9x a7m
westerly
motive motor,,mtq fby
roast,2fd
expansively
barbecue,2gi
heaving,2fv,846
responsible
ανοδοσ αναβαση αναρριχηση σκαρφαλωμα mount,2fv,a0t 34p
cautious,,la0 hx1 ghn
τηγανιζω fry,2fd,1xz
edgewise
edgewise
cagey
frizzle,2g5
effectually
gingerly
effectively,,,2ge
καταβαση descent,266
ineffectively,,,2gc
impetuous
saute,2g5,1xz
dive,2gd
grill,2fd,ewh ewf
hibachi,2gi
swoop,2gd,al6
εμποτιζω steep,39y
πτωση ριψη,2gd,a95
collapse,2gd,a88
ταλαντευση ταλαντωση swing swinging vacillation,266,d7s 9th 9tf
σουρωνω,2gl
επιστροφη return,266,ad6
βραζω boil,v0,f3x
broil,2gi,kyi dum
eminently
γλιστρημα slide coast,266,9uw 9v6 9v3 apv 9sb
coherent,,,2gw
incoherent,,,2gv
encouragingly
,agc,2ux qae mop
slippage,266,3c3
γλιστρημα sideslip,2gu,ba1 3c3 9sb 9va 9sd
ροη ρυση flow stream,266,amf alx als aln
porous,,qa6 hhv gzi
twig,2gy,pdz
ξεχειλισμα πλημμυρα υπερχειλιση flood overflow,2h1,amr
κεντρικοσ central,,e4s lw9 lw8,2hi
crawl,266,9up
βιασυνη γοργαδα γρηγοραδα σπουδη speed speeding hurrying,266,ajj ak8 5ua 36a 35z
dialyze,84p,48a
acceleration quickening,2h7,35z 36a,2hd
center halfway middle midway,,lw8
disperse,130
centered
deceleration,2h7,,2h9
focal
displacement,266
median
αλεθω τριβω grind mash crunch comminute,2j2,2nt 2nx hkz far ov7 mrk
peripheral,,q9k,2h5
regularly,,,2hl
unevenly
irregularly,,,2hj
regularly,,,2ho
marginal,,q9j h8k q9k
irregularly,,,2hm
motion movement move,1gk,9mz
mill,2hh,2nx far
εξισου evenly equally,,,2ht
pulverize,2wp,2nx rfg
unevenly unequally,,,2hr
pulverize,2wp,rfg
unravel,2wp
υποδιαιρω subdivide,8jq,2ws
afferent
αναταραχη κινητοποιηση agitation,2hp
,2i5
receptive sensory,,as3
shatter,2hz
αναστατωση disturbance,2hp,70q
shatter,2ie
shatter,21h
σπαζω break,130,mqz 2sd
motor
corticofugal
explosively
νευμα χειρονομια gesture,2hp,5wa
explosively
express
expressively
γρονθοκοπημα jab jabbing poking thrust thrusting,2i9,aks 75m 75q
διαλυω break,ag5,2sd
extravagantly lavishly
fracture,2ie,2si qnk mqz
κλιση inclining,2hp,b1l akx
βεβαιοσ σιγουροσ certain,,,2ip
εισβαλλω,2ie
σπαζω,2ij
definite
sunder,2j2
smash dash,2ie,kji
jerk jerking jolt,2hp,bb6 9rb 9vz 27 9uh 8p6
αβεβαιοσ uncertain,,gn8,2ii
crack,v0,qnk
κατανευση νευση nod,2ih,3o 5fh
indefinite,,gna
familiarly
stoop,2ih,aku
βεβαιοσ σιγουροσ certain sure,,i2h,2iz
snap,2i5
convinced positive confident
lurch pitching,2hp,9r9
αβεβαιοσ επισφαλησ uncertain unsure incertain,,gn8,2iv
splinter,2j2,mwq
doubtful dubious,,i2k
κομματιαζω fragment fragmentize fragmentise,2i5,mrc js6 fua qg2 pp6 kjd 2uv
convinced
dubious,,i2k
confident,,qwx i2h,2jg
,2j2,2nt ehg
assured
bruise,2j6
overconfident,,hem i2i
,,49p
επανεμφανιζομαι υποτροπιαζω recrudesce,2jf,kkr klg
reassured
fervently
προκυπτω arise,2jf
γινεται πραγματοποιειται συμβαινει happen hap occur,,kby k9j
diffident timid,,kss kst,2j5
figuratively,,,2ji
literally,,,2jh
sure
shuffling make,2ja,7z9
result,2jf
intervene,2jf
flamboyantly
reach stretch,2hp,81z
reclining,2hp,8ic
κανω proceed,2jf
airily
come,2jf,h6i
περιστροφη rotation,2hp,ahx ahz
certified,,,2jy
feather,2jt,6lg
gyration,2jt,aia ai4 aid
διατιθεμαι,ctg
uncertified,,,2ju
εκδηλωνομαι,2jf
inevitable,,gn1
twisting,2jt,ai4 ai8 7ps 742 aia
επαναλαμβανεται recur repeat,2jf,3y5 a79 kee 3y7 keh
inescapable unavoidable
necessary
loudly
closing,2hp,7zw 7pi 7pa
γινομαι πραγματοποιουμαι happen materialize materialise,2jf,kcm kah,2ka
sitting,2hp,8hw
sitting,2hp,axn
εξαυλωνομαι dematerialize dematerialise,azf,,2k7
γινεται συμβαινει happen befall bechance,2jf
fourth
squat squatting,2hp,8i2
befall,2jf
distortable
erratic mercurial quicksilver
frenziedly
concur coincide,2jf,bu7 h6n
γυρισμα στριψιμο συστροφη,2jt
fluid
erupt,ctp
κουρδισμα κουρντισμα στριψιμο winding,2jt
bud,ctp
αρχομαι ανοιγω αρχιζω πιανω begin start commence,,1ua rqb kcu o32 o3d,2m9
toss,2hp,9vr
vibration,2hp,9vi 9tj
wave,2hp,9xp
αναπροσανατολισμοσ reorientation,1gk,9yi 3cl
αναστροφη αντιστροφη turnabout,2ks,2uh 1kb 12p
unchangeable,,gm0
shaking,2hy,9vl
unalterable,,gm0
stirring,2hy
confirmed
κινηση wag waggle,2hy,9t6 9vl 9sg 9wx
gingerly
sway,2iy,9uk 9ui agz 9t9 9tf 9t6 a1f bb6
στατικοσ static stable unchanging,,gm0 goi gm1
embark,2ko
flutter,2hp,9tm 9x7 9xj 9rw
αρχιζω begin start commence,,1ua rqb kcu npv ka5,2m9
tremor,2kq,9vg 33
gloriously
outreach,2jo
gloriously
standing,2hp,8i6
unalterable
,2hp
unalterable
inaugurate,2l5,k9n
incurable
,2ks
final
στροφη turn turning,2lg,9yh
ξαναρχιζω resume restart,d19,1w8
splendidly magnificently
resume,v0
εκτροπη παρεκκλιση diversion deviation deflection divagation,2li,4tr alc alb ocq
grandly
μπορω persevere persist,d19,3y9 gu5 620
harshly
adjusted,,,2lu
gratuitously
sociably
weighted
unadjusted,,,2lq
plug,2lo
τηρω,2lo
,1gk
adjusted
grotesquely
μειωση decrease diminution reduction,2lx,1vw 33i 15n,2p7
grudgingly
lapse,ctt,rqs
unadjusted
altered,,,2mc
ελαττωση περικοπη,2m0
guiltily
finish,bsp,1n0
changed
τελειωνω end terminate,zg,1mj r0x idp ka7 rqf,2l5 2ko
revised
haphazardly
unchanged,,,2m4
mitigation,2m0,697
unmoved
harshly
εγκαταλειπω,2m9,6di kcd
roughly rough
υποτιμηση devaluation,2m0,3hp
culminate,2m9,rrz
roughly rough
amended
revised
hatefully
changed,,,2n1
stem,2ms,kg1
headlong
mitigation,2m0,5gr
,9ql,qhf
headlong
πεθαινω,332,rka r0x
recklessly
ανακουφιση easing easement alleviation,2m0,he 9kg nd
transformed
headlong
kill,2m9
varied
unchanged,,,2mo
dissolve,2m9
hereinafter hereafter
isotonic
ionized,,,2n7
depletion,2m0,6rl
nonionic,,,2n5
,v0
expenditure,2n6,6ru
exhaustion,2n6,bg4 6rl l5
hideously
συμπιεση compressing,vu,7v1 7uv,2nl
αντιπροσωπευτικοσ προσδιοριστικοσ τυπικοσ χαρακτηριστικοσ characteristic,,glq icj
buckle warp,2n8,q8c
high
squeeze,2nc,82z 84b
high
high richly luxuriously
diagnostic symptomatic,,qnp jlh
βλασταινω spud germinate bourgeon sprout,1t4,pe2 ppc hhc pe3
αποσυμπιεση decompression decompressing,2mw,,2nc
distinctive typical,,gnm
βλαστανω βλασταινω φυτρωνω germinate,1xh,ppc
questioningly
burgeon,1sv
insolently
bud,1zo,oz7 pe5
loose
συντριβη συγκρουση συνθλιψη crush crunch compaction,2nc,7v1 88i 2hh 2j6 8pf
charged,,,2o2
root,1sv,pcs pro
hoarsely
αλεσμα mill,2nt,2hs 2hq 2hh 7vx 8pm
πεθαινω ψοφαω die decease perish expire croak,14h,kdo nk7 kfb ouc qdo,2ok
expulsion,2ng,90l
polar,,g4r q6a
κοντεμα shortening,2m0,3u1
uncharged,,,2nu
κοπη κοψιμο,2o1
humanely
strangle,2o8,qnn
charitable
severing,2ui,8ka
ασφυκτιω suffocate stifle,2ny,qiv 1r2 23b
snip,2o3,7li 849
philanthropic
haircut,2o3
αποκομμα ξακριδι trim trimming,2o3,7li 79z 33i
hired
αφηνω
κλαδεμα κλαδευμα pruning,2oc,7li
owned
πνιγομαι drown,2ny
hysterically
,2m0,46u,2pd
γεννιεμαι,14h,rk7 kcg pqr,2ny
virgin,,gt0 oml qdw qft gt1
withholding,2oj,b7j
συννεφιαζω,14h
mist,70w,ow7
idiotically
idly lazily
bloat,20w,qny
bloat,215,qny
εκπτωση discount,2m0,blr
curl,2n8,dmk q7t
fallen
διακοπτω εμποδιζω σταματω discontinue,2m9,6ci 629
weakening,2m0,1qs,2ru
cheerful,,gfh
dilution,2ox,3ge 1r8,2s3
διακοπτω σπαζω,2pg
legitimately
beaming
αφηνω κλεινω φευγω,2p0
smiling,,h0j joh
σταματαω,d1b
legitimately
διευρυνση increase,2lx,28a 160 16w,2m0
blithe lighthearted,,ktm ktl
logically
buoyant perky
bog,2ow
logically
εισαγωγη εμπλουτισμοσ ενσωματωση addition,2p7,1dy,2oj
bog,36o
cheery gay sunny,,gfh
διακοπτω interrupt break,2m9
chipper jaunty
αυξηση,2p7,16h 17b
adjourn recess,ctt,6aa 1o3
morally
punctuate,4td
depreciation,2m0
surge,2p7,a4c
υγροποιουμαι condense distill,37d,r9m pne ouf
dingy gloomy dreary
somber melancholy,,ktv ggm
amplification,2p7
imperceptibly,,,2pu
συμπυκνωνομαι,2je
noticeably,,,2ps
διαστολη μεγαλωμα expansion enlargement,2p7,16d
granular
sublime,v0
sublime,36z,kfp
personally
ρευστοποιω υγροποιω condense,130,edf edg pne ouf
distension,2pv,2bn
personally
freshly impudently
απλωμα ταση τεντωμα stretching,2pv,2en
πηζω condense,1aw,kbt
escalation,2p7,28a
αεριοποιουμαι ατμοποιουμαι εξατμιζομαι evaporate,130,psp rh4 pny
διογκωση φουσκωμα inflation,2pv,22j
explicitly
magnification,2pv,34z
exaggeration,2p7,cpa 54p
importantly
unify unite merge,3c8,77i 14o 2to kgl idu f,2qj
επεκταση extension,2pv,3q5
importantly significantly
διευρυνση εξαπλωση,2qe,7tj akc aoi 5s7 d2d 7tq
precisely exactly
διαδοση εξαπλωση dispersion dispersal dissemination diffusion,2qg,akc 75g 5s7 ag2
χωριζω disunify,c3f,,2qd
precisely exactly
spraying,2qi
league,cag,lns lkw
federalize,cag,lnq
federalize,2qd
amber,,h1d
εκταση extension,2q4,6b
adequately,,,2qu
contraction,2o1,7uv
δροσιζω κρυωνω cool chill,14h,h4c pnj r91,2ri
inadequately,,,2qr
gilded gilt gold golden,,h1d
cool,v0
overheat,2ri
δροσιζω cool chill,zg,h4c pnj l8n eem r91 eeo,2r1
blue bluish,,h1k
conspicuously
ζεσταινω θερμαινω heat,zg,i4n h4e ovi ez1,2qy
,2p7,5px
incurably
amplification elaboration,2r2,5px
incurably
rosy,,h1q
unutterably
bronze
συσσωρευση accumulation accrual accruement,2p7,16o b9j bja 17j
brown brownish,,h1t
buildup,2r9
indifferently
καταθεση,2rb,8mh
indignantly
overheat,2r1
αποθηκευση repositing reposition warehousing,2rd
discreetly
ζεσταινομαι θερμαινομαι heat,14h,ez3 i4n h4e ovi ppj,2qt
κανω warm,zg,ez1
συμπεριληψη,2p7,c6p 4d2 1ec
chestnut
ζεσταινομαι warm,v0,ppj
ενταξη ενσωματωση incorporation,2rk,cvi 3c5
προστριβω,2rj
προσαρτηση annexation appropriation,2rn
αυξηση προαγωγη aggrandizement aggrandisement,2p7,bxm 3qw 5q0
industriously
καυτηριαζω cauterize cauterise,m6,qng
creamy
,2p7,1pp,2ox
παγωνω freeze,14h,pp7,2s2
intensification,2p7,28a 1rl 1rf
boil,zg,dpt
intensification,2p7
dun
exacerbation,2rw,1m2
earthlike
βραζω boil,14h,dpt,2rv
concentration,2ru,1x7 1ut 1uw 1up,2oz
παραβραζω overboil,2s2
pervaporation,2s3
focusing,2rw,b0a 4kr
παγωνω freeze,zg,pp7 ejo
refocusing,2s6
green,,h1i
,1gk
διαλυω λιωνω τηκω thaw unfreeze unthaw dethaw melt,37d,pse ow5
hazel
θραυση σπασιμο breaking,2sa,2ie 2i5 7sd 21d
honey,,l6y
defrost,2sb
khaki
lavender lilac,,p4m
cracking,2sd,2ig
καιγομαι burn,14h,pnc
securely
κατακαιγομαι κατακαιομαι,2sj
εκρηξη σκασιμο explosion burst,2sa,2bt 2co 2bz
securely
smolder,2sj
,2sm,2bz
maroon
καιω sear scorch,2r1
percussion,2sp
mauve
sizzle,2sr
απανθρακωνω αποτεφρωνω καιω incinerate,130,f1s gjm dwg
καυση burning combustion,2sa,df0
insidiously
mousy
αποτεφρωνομαι incinerate,2sl
sincerely truly
αναφλεξη firing lighting kindling,2sw,dex dev des dem
singe,2ta
καιω burn,8ks,er1 pp0 kaw gjm
drab
olive
orange,,h1a
συνδυασμοσ combining compounding,2sa,858 1hb 2wb
cremate,2t3
substantially
blacken sear,1ig
pink,,h1o
blister,20w,hqo
blister,zg
mixing,2t7,859 3t8 1ee 85c 2wb 2wi 7z9
shift,zg,klw 1ic
purple,,h1n h1m
endlessly
commute transpose,12p,1ij
blend blending,2t7,85c 2wb
merging,2tj,41v
convert,zg,kk1
red ruddy crimson,,h15 h19 h14 h13
μεταμορφωνω μεταπλαθω transform transmute metamorphose,v0
ενωση συνενωση συζευξη unification uniting jointure,2t7,cus 2qd cag,2ud
coalescence coalition,2to,2wb 857
ροδαλοσ ροδινοσ τριανταφυλλενιοσ rose roseate rosaceous
visibly
reunion,2to,can cd7
transmute,zg,kk2
μεταλλασσω transform transmute transubstantiate,zg,7ah 2wu
rusty
umbrella,2to
sapphire
ανοιγμα opening,2sa,8n9 7pg 7pc
μεταμορφωνω μεταρρυθμιζω μετασκευαζω μετασχηματιζω translate transform,zg,2wu
διαχωρισμοσ ξεχωρισμα χωρισμοσ,2sa,8jm
διακοπη interruption disruption,6aw,4td 3nn
metamorphose,12p
sorrel
straw,,h1h
convert,v0,ni4
reform reclaim,zg,21g 222 ob2
tawny
dissociation,2u0,c39
,2u0,bug ckg
keenly
vermilion
breakaway,2u9,ckg
διασπαση διαχωρισμοσ disunion,2u0,c39,2to
yellow,,h1b
διαιρεση division,2u0,ca0
διχασμοσ σχισμα schism,2uf,ag0 c3f
invert reverse,zg,9bk 2kt kjl
κοπη κοψιμο cutting,2uf,8j1
invert,49p
ridiculously
invert,zg
dissection,2ui,8is
revert return,12p,km4 j0
διατομη σχισιμο τμηση τομη scission,2ui
silver silvery,,h11
lazily
ανοιγμα διανοιξη κοψιμο,2ty
left
personalize,zg,1s,2uw
lengthwise
fragmentation,2uf,2j2
depersonalize,zg,,2ut
διακλαδωση branching ramification fork forking,2uf,2gy
slowly
devastate,8ks,qu5 kdr qzd r0u 1od nl2
sooty,,r82 rce
harry,8ks,kdr
grey gray,,h10
yearningly
fractionation,2uf,84t
ζευγαρωμα pairing,5zw,cdj
αδυνατιζω εξαντλω εξασθενω enfeeble debilitate drain,1qs,7qs r0j kdh
enervate,1qs,kdh h69
languish,1qd
soften,1gu
unmanageably
deaden,2v9,ejd
stifle dampen,3bd,,3jq
detachment disengagement,2u0,8cp 1pj 7ic
lightly
pearly,,hjk h0z
suffocate,cv4
απομακρυνση αφαιρεση removal remotion,2u0,1aw b8p
dull,v0
lingeringly
κατασπροσ παλλευκοσ χιονατοσ χιονολευκοσ
listlessly
sharpen,1rf
sharpen,1rl
longer
black,,h0u,2vt
abstraction,2vh
strap,79j
taper,13a,q9h fko
white,,h0w,2vp
low
threshing,7b7,7yw
ablation,4bb,3dc 1bt
οξυνω,zg,,2vz
saturated pure,,qx9,2w3
μειωνω χαμηλωνω flatten,zg,,2vx
acclimatize,15d,qys
intense,,h22
deliciously
unsaturated,,,2vy
synchronize,29l,q5q
εγχρωμοσ color colour,,,2w6
ασπρομαυροσ,,,2w5
majestically
απολυμανση decontamination,2vh,,25o
εγχρωμοσ χρωματιστοσ colored colorful,,,2x8
,2vh,8im
ανακατευω αναμιγνυω συγχωνευω blend mix conflate commingle immix fuse coalesce merge,130,lba kgm 2t7 2tp qrs kgl fb8 2te kgo r1i lqr l7d rax kgp 2tj
elimination,2vh,bqp 3d6
crimson red flushed,,qoq
αδειασμα εκκενωση emptying voidance evacuation,2vh,389 89b 38c
αποστραγγιση αποχετευση drain drainage,2we,amn 38o
blackened
conjugate,2wb,r8w
admix,2wb,2te
expurgation,2wa
amply richly
fuse,37d
censorship,2wa
θρυμματιζω crumble,2wp
humbly
διαλυομαι disintegrate,130,7ng r0r pod,3c5
διασπαση partition partitioning segmentation sectionalization sectionalisation,2u0,ag5
fold,3c5
subdivision,2wq,2hw
septation,2wq
translation,2sa,2tz 2tu
disintegrate decay decompose,130,pno
disintegrate,zg,7ng
revision alteration,2wu,c3s 5ws
magnetize,zg,f85
,1gk,wa
simplify,zg,ji1 1gw 71q,2xf
αναδασωση reforestation,23i
pitilessly
rehabilitation,23e,cot cn0
περιπλεκω complicate refine rarify elaborate,zg,kfi 6cl
trichrome tricolor
rhythmically
,23e
αχρωμοσ uncolored uncoloured,,,2w9
recreation,2x7,dhy 5k 191
stained,,,2xc
αναπτυσσω,2x4
unstained,,,2xa
colorful
,2sa,38w
complicate,zg,qjr qbj kkt 6cl,2x0
saturation,2xe,3a0
ablaze
miraculously
bright vivid,,h22 h0n h0d
miserably
βλαβη ζημια τραυμα damage harm hurt scathe,2sa,t2 21h
fluorescent,,b05
πληγη τραυμα wound wounding,2xl,jk
morosely
shrill
mortally
vibrant
structure,2xx,i4p gz5
,1gk
sadly
ashen blanched livid,,h25
mournfully
organise coordinate,85l,nib i4q 5yv 6nt o4e fia lhb 1uq
contortion deformation,2xt,e06 7py 7fm
bleached faded
interlock mesh,2xx,132
drab sober somber,,qfd
,2xt
centralize concentrate,zg,60n 77c,2y6
musically
dulled
decentralize,zg,,2y3
blanched
crouch,2y2,aku
κοινωνικοποιω socialize,zg
pallid wan,,h25
κοινωνικοποιω socialize,2ye,6me
hunch,2y2,agm
pasty pastelike,,r56
ετοιμαζομαι prepare ready,zg,i0x qi7 6p4 zo qi6
nakedly
nakedly
waxen waxlike
colorful
brave
nationally
broadening,2xt,2b7,2yn
precondition,2ye
narrowing,2xt,2bl,2yl
flashy gaudy jazzy showy,,jp4
δραστηριοτητα activity,73,,6a7
mount,2ye,dg9 fc5
nay
noisy
nearer closer
picturesque
αρματωνω εξαρτιζω rig,bp1,fq0 oc4 fq2
necessarily,,,2yz
necessarily
pale pallid
unnecessarily,,,2yw
prime,2ye,eu1
light,,,2z8
communize,2zk,lwo lpt lp9 iuu
pale
nervously
pastel,,h1z
communize,zg,nc0 nbz lwo lpt lp9 iuu
powdery
dark,,,2z1
nervously
επιχειρηση operation,2yp
near close
europeanize,zg
europeanize,zg
προγραμμα practice pattern,2yp,d6o a3v 9n9 co9
notoriously
χριστιανικοσ christian,,oqm ivl
αναπτυσσομαι εκσυγχρονιζομαι modernize modernise,v0,1z9 22t
πρακτικη practice praxis,bc
cooperation,2ze,c0y
δημοσιοποιω κρατικοποιω nationalize nationalise,zg
nowise
formalism,2ze,d9p
northwest
civilized
symbolism,2ze,ojc ojb
πολιτογραφω naturalize,zg,6x9
πολιτικοσ
modernism,2ze,5sy
humane
loudly
barbaric savage,,qc1 od8 h5x 32k o5r
unobtrusively
naturalize,2ae
careerism,2ze
συνηθεια custom usage,2ze 626,co9 3gr
preliterate
primitive,,n27 qw0
αποδημω μεταναστευω μετοικω,9q7,lrv ew nuz,30o
americanism,2zz
classical classic
αποικιζω μετοικιζω,anu,lrv
operationally
κλασικοσ classical classic hellenic
εγκαθισταμαι settle locate,,682 69 m3t lpp oee
colonize,308,lpp
συνηθεια habit use,2zz,3gr 6sv
modern,,h6r
classified
ritual,30a
categorized
fashion,2ze
classified
καθομαι root,243
δουλεια ειλωτεια σκλαβια slavery slaveholding,2ze
roost,30h
διαδρομη way path,9r
resettle,308
restricted
overseas
emigrate,9q7,ev nna,302
steady calm,243
κανω equal equalize equalise equate,zg,n24 qch q7m bh efr
λιντσαρισμα,2ze
dimly
embrace embracing,4zs,805
καθαροσ clean,,qxx,31c
σκληραινω stiffen,zg,ps4,31d
by past
αγκαλιασμα hug clinch,30t,8m0 805
paternally
κακομεταχειριση mistreatment,2ze,chk
ossify petrify,30v,pqn
unused,,gyp
immaculate spic spotless
,30z,9fk
σκληραινω stiffen,v0,62s,319
disregard neglect,30z,42j 42m 4xj
stiffen tighten,1tr
εκμεταλλευση κακομεταχειριση exploitation victimization victimisation using,30z,ct9 cq3 cps 6sj
unstained
χαλαρωνω relax loose,1qd,kls 14w,314
querulously
washed
βρομικοσ λερωμενοσ dirty soiled unclean,,qy1 qy2,30u
λασκαρω ξεσφιγγω χαλαρωνω loosen loose,zg,kls 14w,30v
,30z,9fv
relax,31d
κακομεταχειριση κακοποιηση maltreatment abuse,30z,chk
σφιγγομαι τεντωνομαι tighten,v0
perchance
ασφαλιζω στερεωνομαι tighten fasten,zg,14y
bedraggled
διωξη κατατρεγμοσ persecution,31g,crl
fouled
dingy grimy,,qy2
persistently
repression,4y3,c29
oppression subjugation,31l,c2a
rendition,31l
slacken,1qd
,31l,jy
absent,332,76o
filthy,,qy2
αχνοσβηνω ξεθωριαζω evanesce fade fleet,332
sordid
μαραινομαι fade wither,332,kkw
εμφανιζομαι appear,,8sq kci gic,332
greasy,,rbt
lousy,,bc2 b32 qv4
bitterly
crucifixion,31t,jy 9i9
muddy,,re3
manifest,31z,kcm
placidly
placidly
sooty,,r82
gleam,32m
εμφανιζομαι surface,31z
emerge,31z,dc kcf bf
regretfully
dirty
αναφυομαι outcrop,31z
σκληροτητα cruelty,31g
flash,31z,k9q
απανθρωπια βαναυσοτητα κτηνωδια atrocity inhumanity,32f,6mv
bawdy,,o9d gx5
piteously
brutality,32h,2zv
blasphemous profane,,jyh jy1
παρουσιαζομαι appear,,,334
outrage,32h,cp5
filthy nasty,,jy2 4nt gsd
fulminate,32m
exasperation,313,9fh 9lb
plaintively
προσερχομαι,31z
lewd obscene salacious,,gx5
tease teasing,31e,56h 56p 9id
εμφανιζομαι appear,2k7
ανακυπτω παρουσιαζομαι,31z
reappear,31z,kcj de
αποικιοκρατια colonialism,317
emerge,31z,dc kcs
radioactive
διασκεδαση diversion recreation,2yp,dhy c1e cdr
εξαφανιζομαι χανομαι disappear vanish,,ea,31z
plumb
disappear,ctt,1so,32m
θεατρινισμοσ καραγκιοζιλικι φαρσα antic joke prank trick,331,nwh 5s2
kosher
unclean,,qxa qy1
ελαχιστοποιω minimize minimise,36s,pzm,33f
bathing,331,9o
powerfully
γιορτη celebration festivity,331,7s2 cqk cdm
powerfully strongly
χοροσ dancing dance terpsichore,331 irv,94o
clear,,gqx
μεγιστοποιω maximize maximise,160,q1k hb9,338
maximize,6sq,q1k hb9
διασκεδαση entertainment amusement,331,cdr cdq
γινομαι ελαττωνω καταντω reduce trim cut,36s,2oc d8 2m0
escapade,331,9ud
lucid,,gqx
escape,331,nns
unmistakable
γλεντι διασκεδαση fun merriment,331,7da
vivid,,hfm
κυβεια τζογοσ χαρτοπαιξια gambling gaming,331 4nr,6rf 6od 6o7
αραιωνω,33i
blurred
παιχνιδι game,331
λεπταινω thin,33i,,340
confusing perplexing puzzling
συρματοποιω,33t
αδυνατιζω thin,14h,,33z
obscure vague,,gr4 gr2
αστειο αστεισμοσ χωρατο jest joke,331,7dj nwh u2 571
πυκνωνω thicken,14h,,33w
αραιωνω thicken,zg,,33t
ασχολια ενασχοληση ενδιαφεροντα pastime pursuit,331,btn
thicken,130
primly
transparent
μειωνομαι decline wane,15n,poj kkp pnq
,331,c1g
originally
dip,345
hyaline
heighten,160
warmly
doctor,346
heighten,160,kct
liquid
fireman,346
translucent,,gk0
πεφτω drop,345,hae
hobby pursuit,341
profanely
κατρακυλω slump,34h,prw qxg
profanely
unfrosted
opaque
sport,3wl
ανεβαινω σκαρφαλωνω wax mount climb,16w,kge 2g3 kjx,34x
indiscriminately
,3ob
wax,16w,kjx,34v
cloudy murky,,qyx
,3ob
wane,15n,poj kkp,34s
γυμναστικη gymnastics,3ob,7m do8
ελαττωνομαι wane,15n,kkp,34p
ακροβασια ακροβατικα acrobatics tumbling,34w,sk 7m
magnify amplify,174,d5p hep h96 q4g jjh 2qa
backbend,35y
χαλω fail die,v0,kkl
γαλακτεροσ milky milklike whitish,,l6o
walkover,35y
cartwheel,35y
crucifix,35g
psychologically
clearheaded
yield,v0
psychologically
clear,,gqx
αχρηστευω,351
unclouded,,gjz
pungently
,444
pungently
,444
furl,13a
addlebrained muddleheaded
befuddled woolly
handstand,35g
befuddled
διευρυνω επεκτεινω broaden,ym,glz r14 1i5,35r
clouded
dazed stunned stupid
qualitatively
oddly
ειδικευομαι εξειδικευομαι specialize narrow,ym,,35m
unquestionably unimpeachably
headstand,35y
προσαρμοζομαι specialize,1a3,3ww
τουμπα tumble,35y,sk
split,35y
questioningly
ακροβατικο,c0
επιταχυνω accelerate speed quicken,1rf,2h9 2h7 rrn h77,36h
mild,,qz1 qz0
decelerate,zg,6bc h7f,36a
smart,,hxe,36c
retard,361,mvh
astute shrewd,,hxg hxd
διασπαση σπασιμο,2p7
deaden,zg
unevenly
cagey clever
wild
accelerate,zg,2h9 2h7 rrn h77 h7e czw czs,361
κυβιστηση somersault somerset summersault summerset somersaulting flip,35v
stupid,,oi9 hzc,362
reassuringly
rev,160,rrl
γηπεδο στιβοσ,3ob
foolish,,nw7 nsk gw7 nmq
επιβραδυνω decelerate slow retard,15n,h7f 6bc,35z
reflectively
αλμα πηδοσ jumping,36f
retard,zg,rqu 6aw nus hze
dumb slow,,hzj hze hzd
slow slacken,1qd,prw 6bc h7f
σκι χιονοδρομια skiing,3ob
slow,36h,6bc
slacken,36s,kls prw
lumpish unthinking
resentfully
μειωνω decrease lessen minify,zg,kfc,160
resignedly
clockwise
,3ob
diminish,36s
quicken,3jq,gfk
κολυμπι swimming swim,36v,9y6 a6x
,130,r9t psp rh4 r4l rbf qwp
μακρινοσ far,,,37g
μπανιο bathe,36y,9o
congeal,37l
βουτια καταδυση plunge,36y,8mq 8mt a8u
remote,,h8w
βουτια μακροβουτι dive diving,36y,a76
remote
harden,v0,qkb
faraway
harden,v0,qkb,20l
farther
utmost
effloresce,37l,rbi rbo mq1
λειωνω ρευστοποιουμαι liquify,130,rdi qwn kjb pq4
further farther
outlying
κοντινοσ πλησιον near close nigh,,h8x,370
τηκομαι melt,37y,pse
adjacent
ιστιοσανιδα κυματοδρομια σερφινγκ surfing surfboarding surfriding,36v
nearby
στερεοποιουμαι solidify,130,rgx qwo q6k
κωπηλασια rowing,3ob,a4r
raucously
απομακροσ distant,,,37x
παγωνω,37l,pp7
μποξ πυγμαχια boxing pugilism fisticuffs,34r,ncg 7ze 7zg
crystallize,130,rbi rbo mq1
διαλυω,2wp,poe rgy
scathingly
μποξ fight,37q,6f4
yonder
react,14h,pn7 r4s
κοντινοσ close,,h8x,37o
διαλυω λιωνω dissolve,130,rgy poe
adjacent next
wrestling grappling,34r,8ma
dissolve,14h,kdw jbj
calmly
approximate
imminent impending,,qi5
αδειαζω empty,14h,,38p
αδειαζω στραγγιζω,385
contiguous immediate,,gy5
racing,3ob,6e6
evacuate,38c,2we
surrounding,,lvy
enveloping
αδειαζω empty,zg,2we,38w
snuggled
proximate
serenely
walking
distant,,,38m
independently
faraway
populate,38w
people,38k,lhy lh2 l9u
close,,ktk,38h
shamefacedly
αδειαζω drain,38c,2wf em8
γεμιζω fill,14h,rb4 poy,385
,3ob
approximate
boon
κυνηγι hunting,34u 38q,6p9 acy
shockingly
shockingly
γεμιζω fill,zg,rb4 2xe,38c
confidential,,kt7
unawares
cozy
dear
short
short
intimate,,ia6 gh5
intimate
ducking,38t
heap,38w,q1g
overfill,38w
uncousinly
clothed clad
farming,3wl,c1o
replenish refill,38w,prg
ψαρεμα fishing sportfishing,34u,6oq
prime,38w
sidewise
fishing,6ft,6oq
sidewise
suffuse,39m,pqv
sidewise
attired dressed garbed
unmistakably remarkably
suffuse,v0,pqv
,1ry
flush,als
singularly
cassocked
sluice,1o5,fx7
coated
παιχνιδι game,2yp
cowled
complete,38w
complement,d0a,ha8
skillfully
gowned
διαποτιζω,3in,pry
game,kmq
saturate,zg,2xg
petticoated
enthusiastically
ταιριαζω,15d
suited
συνταιριαζω ταιριαζω match,29l,kgc
service,29j
slantingly
homogenize,30q
tuxedoed
slantwise
homogenize,14h,,3ag
uniformed
σειρα turn,2yp
homogenize,14h,,3ag
attack,3ad
clot,14h,,3ae 3ab
bare naked nude,,qvb o3f qva
sleepily
clot coagulate,14h,hn3
counterattack,3af
slightly
clot coagulate,zg,hn3
down,3ad
smoothly
bat,3ad
ξινιζω sour,14h,pss r5z
smilingly,,,3as
unsmilingly,,,3ar
pinball,33s
βιαζω rush hurry,4rc,quu 3t3,3ay
exposed
pachinko,3at
σπευδω τρεχω rush hasten hurry festinate,bsp,h7c 3t3
καθυστερω delay detain,36h,6aw,3au
κολλαω κολλω,3ay
sociably
stall,3ay,6ch
detain delay,36k,6aw j8r
unclouded,,gjz
doubleheader,39z
soothingly
cloudy,,mpc qz8
hush,v0,h2d
hush silence still,3bd,h2d ggv h2c qaw fw1
hazy misty,,ow7 ovh ov3 qyx
sorely
clouded overcast,,qfa qz8
southeast
suppress inhibit subdue conquer curb,cgo,nho p9 6bu
leaden
lowering sullen threatening
inhibit,1tr,ad2
sourly
coastal,,mwa
southward
silence,3bd,ggw
squelch quell,3bd
sparsely
αγωνασ,3ob 39s
ισοπεδωνω flatten,13a
διευθετω εξομαλυνω flatten,13j
landlocked
onshore
align adjust,3cl,h8i
υδατοσφαιριση,3bn
coherent consistent logical ordered,,gmf ddv ddu,3bx
,3bn
γκολφ golf,3bv
incoherent,,qrq,3bu
theatrically
realign,3bs
confused disjointed disordered garbled scattered,,qrp
fuzzy
collapsible,,aoo
μετακινουμαι μετατοπιζομαι dislocate luxate,9pi,2h0 2gz qnj kg8
steeply
ενσωματωνω integrate incorporate,858,77g 2rn 77a,2wp
collective,,,3cb
aggregate,,ls6 g2e
συγχωνευομαι integrate,14h,77a 6zw
standardize,cgu,6rv pud k8c ig3 5x4
,3bv
distributive,,b5p,3c6
χοκει hockey,3ca
thereof
thereon
allocable,,b9z bhx
thereto
thereunder
diffusing,,5s7 7t7 75g
therewith
football,3ca 34r,npk
,v0,2ks
stonily
strictly
,1m6
publicized
wilt droop,1m9
advertised
wilt,1qd
published
neutralize,1qs,1t5
subtly
καθαριζω eliminate annihilate extinguish eradicate decimate,7m5,1ot kdq 3x9 kdf 1oq
unreleased
sulkily
published,,,3d2
ραγκμπι rugby rugger,3ck
αποδεκατιζω decimate,7m5
unpublished,,,3cz
reported
,3ca
μπειζμπολ baseball,3d4
eliminate,8sz,2wc 1qe
surreptitiously
sweetly sweet
drown,3d6
,3d6
combinable
excise,3da,2vw
sparkle,ctl,h0j
rationalize,3d6
tactically
βελτιωνω τελειοποιω perfect hone,1le,21u
εκλεπτυνω εξευγενιζω polish round,3dg,qvi
tangibly
tartly
γυαλιζω λουστραρω στιλβωνω polish refine,1le,qvi kfi
explosive,,epe
tearfully
refine,3mu,prh for
tersely
precipitate,14h,r1r rfh
lighted lit
διυλιζω purify distill,1le,r9m pof prh 1zz qx9
ablaze afire aflame aflare
kindled
purify purge,zg,65g o1o ocv 1zt 1zx qft
tenderly
convenient,,ha2
purify,v0
spacious,,ha2 m2z q1t
cricket,3ca
traditionally
ανετοσ comfortable comfy,,qu6,3ec
thickly
φυσω,13j,pmu
cozy
thinly
πολο polo,3ca
homely,,lxs
thinly,,,3ed
cup,13j
thinly
καταστρεφω φθειρω χαλαω mar impair deflower,21h,gjg
αβολοσ uncomfortable,,,3e1
thickly,,,3e8
extinguish,3d6,og4 fxl
ποδοσφαιρο soccer,3ck
bad,,h5s
through
extinguish,2m9
irritating
through
σβηνω obliterate,1cv,kdq kdg
wretched,,quf quj
through
πνιγω drown,7m5
,3bn
σφαζω massacre slaughter,7m5,1qh
tiptoe
tomorrow
comfortable,,,3ex
erase,7m5,kdq
comforted
automate,zg,t0 r13 1dk
uncomfortable,,qub kr0,3et
volleyball,3ep
αντιπτεριση μπαντμιντον badminton,3ep
μηχανοποιω motorise,bp1,fby
systematize,25t,i4q 5z5
καλαθοσφαιριση μπασκετ basketball hoops,3ep
commensurate,,q48
proportionate,,q48
codify,3f1,je1 5z9
οριστικοποιω finalize finalise,2m9
disproportionate
εναρμονιζω chord,zg,jo1 jta
proportionate,,q48,3ff
tennis,3ep
reconcile,29l,qe2
proportional relative
reconcile conciliate,3fh,kgc k1m
proportional,,q4m
disproportionate,,,3f9
εμπορικοσ commercial,,k7q 6f5
,c86,qe2
unawares
unawares
,39s
ολοκληρωνω complete finish,2m9,ka6 rqg 1mr 1n0
uncertainly
residential
hopscotch,3fk
unconcernedly
uncontrollably
noncommissioned
culminate climax,ctt,kk4 j2f rrz 1n0
κοινοσ συνηθισμενοσ common,,gnp,3gd
crown,3fs
leapfrog,3fk
διεξαγω implement,3fl,6ly 13p
leapfrog,26l
average ordinary,,gpb gpc
marbles,3fk
under
democratic popular,,iig
adhere,3fw
under
under
glue,7p3,r53
frequent,,ptp rrd
πολωνομαι polarize,8jq,qgt owj
general
grassroots
polarize,8jm,qgt owj
standard
polarize,zg,owj qgt
uncommon,,,3ft
dilute,1kk,2oz
unduly
grammatically
exceptional particular special,,gnm
καρτεσ cards,39s
uninterruptedly
doctor,3ge
rare
αεριζω vent ventilate,191,g9t g9v 7az
unusual,,gpf
unreservedly
usual,,gpd,3gw
glorify,zg,qtc giz
accustomed customary habitual,,30a 2zz
,3gi
chronic
καταμετρω quantify measure,69y,8au f9t 86 5wx id1
μπακαρα μπακαρασ baccarat,3gi
unusual,,gpf,3gp
μπλακτζακ,3gi
different,,czb
μπριτζ bridge,3gi
meter,3gu,fad
extraordinary
pace,3gu,278 pz5 pvc 27e rrj
odd
honorably
χρονομετρω clock time,3gu,rqp rjb okg g5t ear rjl
peculiar
contract,3gz
uselessly
fathom,3gu,pvx
vacantly
καζινο casino cassino,3gi
hydrophobic,,,3hd
hydrophilic,,,3hc
oleophilic,,,3hg
parliament,3gi
oleophobic,,,3he
κοινοσ common,,m0u gnp,3ho
μολυνω pollute foul contaminate,8gm,r90 qxb 25o qy3 qyq
communal,,pef
watchfully
contaminate,zg,r90 qxb 25o
public
michigan chicago,3gi
ατομικοσ individual single,,gnk,3hh
υποτιμω,zg,4yh 2mi
napoleon,3gi
idiosyncratic,,gnn
individualistic,,gnk
απομονωνω isolate insulate,ch0,qrh qrd
πικετο piquet,3gi
respective several various
segregate,3ht,6zu
singular,,gnl
ποκερ poker,3gi
communicative,,4mp 4mh ggs
insulate,zg,rcq 52d r8z
whence
ραμι rummy rum,3gi
weatherstrip,3i0
πασιεντζα πασιεντσα patience,3gi
widely
καλογερευω,3ht,fp3
widely
wide
isolate,8jm
wide astray
seclude,3ht,ed 6zu
wide
wilfully
maroon,3ht
communicational,,iwb 7w
isolate,b77
talkative,,5r6 ggt
preisolate,3ig
worriedly
advance,160
εκφραστικοσ expressive,,69y 5ny 5n7 gqw
wrathfully
κορεννυω παραγεμιζω υπερπληρω saturate,38w,ppo
gesticulating
nonverbal
γεμιζω φορτωνω,3in
signed
heraldic
between
cinch,3gs
calcify,14h,qp8 r2r
narrative,,5pk
calcify,377,qp8 pmz r2r
nonverbal
nonverbal
outspoken vocal
urbanize,zg,aiw
urbanize,zg,aiw
verbal
blank
expressionless,,kol
distinctively
philosophically
mum silent,,ggv
cleanse,bqp
in inward
unquestioningly
compact,,gzm,3js
theretofore
acutely

demandingly
specially especially
consolidated
fertilize,1ag,rav
impacted
gently mildly
packed
νταμα checkers draughts,3jf
haggardly
sharply sharp acutely
κινω stimulate excite,12c,bk1 7cc bk4 ib5,2vc
σκακι chess,3jf
loose,,,3jc
madly frantically
smolderingly
shifting
dandily
irritate,3jq,bk3
softly
comparable,,gmi
immediately
immediately
αναλογοσ αντιστοιχοσ απαιτουμενοσ ισοδυναμοσ σχετικοσ συμμετροσ
fertilize,zg,rav
directly
αλλοσ εφαμιλλοσ καινουργιοσ νεοσ
federalize,2y6
fully
expansively
homogeneously
clarify,zg,22k
close closely tight
monopoly,3jf
naturally
properly
causally
fearfully
unique unparalleled,,gnl
calculatingly
magnetically
redly
widely
insignificantly
fatally
bet wager,33p,6rf 5j1
καρποφορω,1l8,pd5
overboard
desperately
πονοψυχοσ tenderhearted,,kvm
first
stratify,85l,ps7 m37
outstandingly
parimutuel,3ko
tunelessly
deliberately
compatible,,gkn,3la
heavily
petrify,3l3
mellowingly
,wa,mrb
yesterday
yesterday
together
μαρκαρω σημαδευω mark,zg,jlj k8w f91
after
later
incompatible,,gkt,3kz
unblinkingly
luxuriously
heavily
loweringly
aggravatingly
lightly
compatible
quaveringly
straight
painfully sorely
compatible
,3l7,giw
merrymaking,33b,cdn
better best
significantly
competent,,hdk
revel revelry,3ln,cdn
able,,hga hxn hx2 hg7
mottle,3lm,giw
spree,4nw,be6
soughingly
effective efficient,,8vu hg5
crisscross,3l7,git
tear,3lr,6y7
very
star,3l7,jmv
workmanlike
flag,3l7
tip,3l7,m3j
orgy debauch,3lr,8ip cdx cqn
loosely
inept,,gl6
carnival,3n6
positively
frolic romp,331,a7g 9ud c1e c1g
competent,,,3mc
απενεργοποιω αχρηστευω disable disenable incapacitate,zg,r0k,3mg
unqualified,,,3ma
competitive,,6c2 gs1,3mi
ακκισμοσ ερωτοτροπια κορτε φλερτ flirt flirting flirtation coquetry dalliance toying,3m9,c4e 653
,3m9,anh 9nj 5ja
καθιστω enable,zg,,3mb
matched
noncompetitive,,,3md
equip,3mg
buffer,1a3,r7t
cooperative,,d56
clowning prank,3mf,au4
teasing,3m9
querulous,,k4o kvh
highlight spotlight,3mr,qsy igo
protestant,,ci5 5ha
,609
compressed
ολοκληροσ whole,,idt,3n0
επεξεργαζομαι process treat,12c,6nf o8w leq pr5
συνολικοσ entire full total,,gnu qvl
μεταρσιωση περισπασμοσ beguilement distraction,33h
extravaganza,33h
ολοκληρωτικοσ integral entire intact,,qvl
εορτασμοσ πανηγυρι celebration solemnization solemnisation,63x,cqk
κλασματικοσ fractional,,etd,3mt
dose,3mu,q19
sulphur,3mu,r3t
fragmentary,,mrc js6 fua
half
halfway
γιορτη φεστιβαλ festival fete,33b
whole,,,3n8
half,,,3n7
committed,,ggk
βοηθω διευκολυνω facilitate ease alleviate,cm5,kfg
sworn
mystify,2dq,i1n i1p
bubble,tz,mos
dedicated
carnival fair,3nm
foam,3nd,mr8 bfk
devoted
devoted,,kuw
circus,3nm
διακοπτω εμποδιζω παρακωλυω interrupt disturb,bsp
complete,,qvk,3oc
επιδειξη show,33h,4ws ay3
interrupt disrupt,4tp,2u1
ιντερλουδιο ιντερμεδιο ιντερμετζο interlude,3nm
iodinate,zg,r37
absolute sheer
parade,3ns,a1e
εκθεμα display exhibit showing,3nm,ay3 axe
upset,70q
accomplished completed
επιδειξη παρουσιαση presentation presentment demonstration,3nm,ay3 92b 94w
all
demonstration,3nm
archaize,zg
exhibition,3nv,cvp axe
completed
ενεργω,159
debunking,3o6,56x
utter
απεικονιζω translate,9pi,km2
exhaustive thorough thoroughgoing,,gi8
,3nv,ax5 axe
inform,zg
βρισκω receive get obtain incur,v0
full total,,qvm
rodeo,3nz
αθληση sport athletics,331,7m 9ud
incomplete,,,3nl
half
assume acquire,v0
μερικοσ partial,,q3i fgx
rudimentary
parallel,zg
ritualize,cbw,63x 638
comprehensive,,cvj qvm
camp,zg
broad extensive wide,,ha0
universal worldwide,,62a mxz gnt
conventionalize,zg
cure,1ne
cure,377
recover,2un,kke
χορογραφια choreography,33d jbl
rebound,3oq,prb
μπαλετο χοροδραμα ballet,3or
super
ξημερωνω φωτιζω χαραζω dawn,v0,rmg
emerge,,bf kcf dc epd
limited
composed
calm tranquil,,gx6 ks0
leak,3ow,klj msq
poised,,gx6
cool nerveless,,gtn
lower,3hp
abashed embarrassed
blushing
,33d
detract,33i,nl5
disconcerted
poison,zg,rgg 1qq
unstrung
αισθηματολογω sentimentalize,541
approachable
gavotte,3p6
αντιληπτοσ apprehensible intelligible graspable perceivable understandable,,3yg 3ye 3xx 3xk gqu 3xg
revamp,21x
incomprehensible,,gr0
βημα,26v
πολιτικοποιω politicize politicise,zg
obscure,,gr2
enigmatic puzzling,,i1p
romanticize,zg
redden,270
,3p6
opaque
concave,,h84 q6w,3pt
charleston,3pn
minuet,3pn
ρουμπα,3pn
convex bulging,,h86 q6u,3pp
tango,3pn
unscramble,zg
,3p6
polka,3pw
pall,v0,ncb
concentrated
hornpipe,3pw
thick
κινουμαι,v0,4vq
,3pw
exclusive
broaden extend,160,7un 2qe qc5
diffuse
diffused
dispersed spread
εκτεινω επεκτεινω expand,16d
divided shared
landler,3q3
widespread
rationed
emasculate,1qs
scattered
separated spaced
sparse
splashed
αρπαζω,v0
coaxial
eccentric,,q7w h8c
μουσικη music,2yp,8bs o2j o2i
,v0,po7
concerned,,,3qy
outgrow,3qn
afraid
transform,zg,q29
broil bake,2r1
afraid
poach,2fd
haunted obsessed preoccupied,,i2r
elevate,zg,qc4 2rq
dignify,3qw
unconcerned,,,3qo
percussion,3qm,o61
,3qm
harshen,zg
τραγουδι singing vocalizing,3r0 sl,945 97f 975
αποκτω διαμορφωνω κερδιζω σχηματιζω develop evolve,v0,pot
blithe
casual nonchalant,,gia ktm
detached uninvolved
emanate,9pe,rip 7ay
coloratura,3r2
song,3r0,975 97f
indifferent,,kqr
batter,13a
concise,,jwb
lullaby,3r9
brief,,jwd h6x
compact,,j5i jwb
whistling,3qm,660
terse,,jw8 jwc
cryptic
animize animate,zg
αναφαινομαι αποκαλυπτομαι εκδηλωνομαι φυτρωνω erupt,31z
pithy,,ifu jwb
ηθοποιια υποκριτικη acting playing playacting performing,2yp irv,95a 95t 95r dcl
telegraphic
μεταπηδω,v0
mutilate murder,53v
αναπαρασταση portrayal characterization enactment personation,3rm,548 964 96f
μετακινουμαι,bco,klw
diffuse
καθαριζω,zg,22k
tedious,,jwf hgi
μιμηση personation,3rm,548 96f
πιθηκισμοσ μιμητικοτητα μιμητισμοσ apery mimicry,3rv
διακωμωδηση παρωδια parody mockery takeoff,3rw,96g
method,3rm
redundant,,hay
μιμοδραμα παντομιμα mime pantomime,3rm,o17 96h
αλλαζω switch change,,klw 1ic
conclusive,,61y 45p
definitive determinate
παρασταση performance,3nv
equivocal
skit,3rm
hamming,3rm
heroics,3rm
consummated
completed
roleplaying,3rm,95t
ζωηραδα ζωντανια liveliness,2yp,4y9
circus carnival,2i2
αποσυντιθεμαι σηπομαι σαπιζω decay,v0,oud
,2i2,alg 3sp
dislocation breakdown,3sf
commute,v0,1ij
concordant,,k1r
surprise,3sf,csx 4ji
unanimous,,jf3
αναστατωση φασαρια commotion din ruction ruckus rumpus tumult,2i2
furor,2i2
havoc,2i2
melee scrimmage,2i2
disrupt,,a14 3sf
turmoil,2i2
divisive,,llw k4e
outburst,2i2
expanded
upset overthrow,2i2,9d3
atrophied wasted diminished,,,3sx
swell,16w
hypertrophied,,,3sv
βιασυνη ζωηροτητα ταραχη φασαρια φουρια bustle hustle flurry ado fuss,3sl,cmn aov ak2
transpose,3t2
conditional,,,3tc
burst,2yp,d7c
,zg,1ic kfm
βια βιασυνη πρεμουρα σπουδη haste hurry rush rushing,266,ak8 3ax 3au ajj
βουρτσιζω σκουπιζω brush,1aw,duz
sputter,zg
scamper scramble,3t3,9xt 9us
dependent,,cz0
mix,1hb,kgo 2te
ελιγμοσ maneuver play,266,a2n
provisional tentative,,jj6
φερνω,zg
unconditional,,,3t0
stark
enforceable
completion,3t9
enforced
play,iex,6c7
πλενω,1aw
assist,3t9
lull,3b8,rr3
prostrate,zg
,3th
confining
running,3tm
energize,zg,gfm h5p qj2 our bk1
crowded
outmode,zg
spice,zg,h37
huddled
jammed packed
salt,3ts
thronged
rushing,3to
leap,3s1,kfl
pass passing,3tm
veer,2tf
shorten,zg,2o1
incompatible,,gkt
,3u1
aerial,3tz
παρακωλυση παρεμποδιση obstruction,3t9
harmonious,,gko
inconsistent,,gmq
inflate,zg,ppt
inappropriate unfitting
ironic ironical,,jx4 gkv
connective,,cus 7qc 4ha
alternative,,i89
stroke shot,3t9,6lc
συνδεδεμενοσ connected,,qru,3uk
,3ud
,3uf
adjacent contiguous
contiguous
joined
ασυνδετοσ,,q2s,3ue
apart
detached
σερβισ serve,3uf
patent,zg,gka
unattached
smash,3ug
unconquerable
volley,3ug
scrap,wa
impregnable

insuperable insurmountable
invincible
crawl,3uv
deepen,16d,pnu
conscious,,i0y,3v7
recede,v0,kdw
ebb,3v1,poj
προσθιο breaststroke,3uv
υπτιο backstroke,3uv
sentient,,hzr
τραβω,1aw
unconscious,,i1a,3v0
calcify,v0,qhg
senseless
stunned
subconscious
dedicated
votive
sensitize,zg,qzo
conjugate,v0,55z
συντηρητικοσ conservative,,,3vh
φιλελευθεροσ liberal,,,3vg
cinch breeze picnic walkover,4wm
evaporate,v0,rh4 psp
δουλεια work,2yp,css c0j bzh
evaporate,zg,rh4 psp
neoliberal
progressive,,ob2 ny2
socialized
consistent,,qry,3vv
εργασιεσ procedure,3vk,eep 8ff
concordant,,d4l cyb
works,2yp
pursuant
service,3vk
inconsistent,,,3vp
mature,v0
conflicting contradictory,,q6b cyx
nationalize,zg
scratchy,,go5
laundering,20r
recommend,zg
shining,3vk,79a
εμφανεστατοσ καταδηλοσ καταφανησ ολοφανεροσ πασιδηλοσ προφανησ προδηλοσ conspicuous,,gk9,3wf
sentimentalize,zg
utility,3vu
περιοπτοσ big large prominent,,qsx heq
subordinate,3p3,oic 6mb
bold,,gkd
glaring rank
featured
glorify,zg
marked
outstanding prominent salient spectacular striking,,qsz jp3
housework housekeeping,3vk
invisible,,,3w3
logging,3vk,7c0
discernible discernable,,gk4 b4t
paperwork,3vk
vivify,zg,gfk
distinguishable,,,3wq
απασχοληση δουλεια επαγγελμα εργασια occupation business job,2yp,3zg
scorch,2t3
differentiable
scorch sear singe,2sj
occupation,2yp,d10 c0v 3zg
indistinguishable,,,3wk
επιχειρησεισ biz,3wl
constant,,guw
επαγγελμα καριερα career calling vocation,3wl
ειδικευση εξειδικευση specialization specialty specialism,3wt,ogs ogr
staunch
specialization,1jh,35u
εργασια employment work,3wl,bzh bzy
volatile
κατασκευαστικοσ constructive,,,3x7
services,3wx
creative,,8ve 9ak 91s hxv
plastic,,c3c
,4y
υπηρεσια,3wx
υπουργοσ minister,3x4,dfg
υπουργοσ,3x5
destructive,,8sz hei,3wz
post berth,3wl,6eu bo6 6g6 bvf
annihilating devastating withering,,3cw
blasting ruinous
subtract,33i
corrosive,,251 24s 24q
crushing devastating
damaging
damage,v0
συλλαμβανω grok comprehend savvy grasp apprehend,3xk,3pe 99g i9b i9d i9e i9c
academicianship,3x8
wasteful,,4mr
contented,,,3xq
κατανοω understand,,3pe i9b
apprenticeship,3x8,n8y
satisfied
smug
sense,3y1,arx i14
bishopry,3x8
discontented,,kud,3xj
rebellious,,6v9 5r5 gxf
dissatisfied
restless,,gf2
twig,3xg
disputable,,4zt
digest,3xg,ja5
αντιλαμβανομαι εννοω καταλαβαινω κατανοω understand realize see,,i9g 3pe i9b
demonstrable
demonstrated
unshakable
παρατηρω perceive,3xx,99p 99d i3m
dawn penetrate
continual,,,3ya
appreciate,3xx
insistent repetitive,,jwg 97y 2k2 quv k30
running
perennial recurrent repeated,,keh 2k2
recognize,4d9,qr5 jc0
persistent relentless,,grm gu5 h70 2lo
sporadic,,,3y3
spasmodic
συναγω extrapolate,462,i7o
intermittent
ερμηνευω καταλαβαινω understand translate,3xk,3pe
periodic
sympathize,,3pe itk kvo
irregular unpredictable
legation,3x8
isolated stray
ξερω know
continuous uninterrupted,,rjf qs1 h70
know,,1g9 i10 i98,3yp
manhood,3x8
ceaseless constant perpetual
αγνοω ignore,,ik2,3ym
ξερω know
continual
γνωριζω μαθαινω know
dogging
straight consecutive
βιωνω know experience,asi,ijt
προεδρια presidency presidentship,3x8,o8c 3yy o8f o8e o8d o8b e3p
relive,3yv,i9q
προεδροσ,3yw,3yw rqd c5m
κατεχω master,3ys,hyz nz8
continuous,,rjf qs1
master,3ys,nz8 hyz
continued
μαθαινω learn larn,,i5u hyl n8y nxo
continuing
professorship chair,3x8,o91
relearn,3z3
λησμονω ξεμαθαινω unlearn,b8l
controlled
ακουω ανακαλυπτω ενημερωνομαι μαθαινω πληροφορουμαι learn hear discover,,k50 i9i b0
disciplined
dominated
obsessed possessed
σπουδαζω φοιτω learn study,,ika i60 jaf
lawless,,qeb
audit,3zd
απασχολω απορροφω engross engage,9lf,3wp 3wl i36 i2r gu9
loose
rampant,,d8n
απορροφω αφομοιωνω steep immerse engulf engross,4iw,i36 i2r gu9
runaway
βυθιζω plunge immerse,,25r
καταπινω,4cu
controversial,,k22
espouse embrace,4d9,nt 1dc
disputable,,4sh 4zt
αφομοιωνω absorb assimilate ingest,3z3,i61 nxo pmq
polemical
apprentice,3zt,n8y
εκπαιδευομαι προετοιμαζομαι train,3zd,zo
undisputed
προετοιμαζω train educate,52s,7ma i5x ijs 41o 5cp zo 5eo okx
argumentative,,4sh
quarrelsome
επανεκπαιδευω retrain,3zv,5ey
γυμναζω drill,3zv
εκπαιδευω housebreak,3zv
memorize con learn,40l,i5z igs i65 hzp
convenient,,qua gl1 d9n,407
handy
alternate,401,oiz olo
throne,3x8,bwh
indoctrinate,52s,ihc 5dp
inconvenient,,gl7,402
revolutionize,406,kku
awkward
συμβατικοσ conventional,,,40j 40x
cram drum,40l,oj9
customary,,i0h
drill practice practise,3zd,5es
treadmill,3wl
,52s,5es
stuffy
μαστορια τεχνη trade craft,3wl
inculcate,40f,5ds
αντισυμβατικοσ unconventional,,,40a
din,40i
μελεταω μελετω study,3z3,i60 jaf
unorthodox,,o0k go4
σπουδαζω study,,ika i60 oi7
συμβατικοσ συνηθισμενοσ conventional,,,40x
bricklaying,412
major,40n,nzg
carpentry woodwork,40h
θυμαμαι remember retrieve recall recollect think,,ibi ad7 i66 i67 i65,413
stereotyped unimaginative,,iga
drafting,40h,91k
,40h
γνωριζω ξερω,40s
αντισυμβατικοσ ασυνηθιστοσ unconventional,,,40a 40o
lighting,40v
alternative
ξερω,4k5
αλλοκοτοσ εκκεντρικοσ παραδοξοσ παραξενοσ bizarre eccentric freaky gonzo outlandish outre,,gpi gpk
masonry,40h
ξεχναω ξεχνω forget,,hzb,40s
μπογιατισμα painting,40h,7re
θυμαμαι,418,i68 hwn,429
offbeat,,gph
plumbing,40h
θυμαμαι remember,,i67,41c
pottery,40h
επαγγελμα profession,3wl
συγκρατω retain,418,ad7 hzp
ξεχνω forget,,,418
,41a
αναγνωριζω αντιλαμβανομαι recognize,40s,i6a
nuclear atomic,,,41j
remind,,i9x j7e
λογοτεχνια literature,41a
αρχιτεκτονικη architecture,41a
conventional,,,41f
nag,41g
traditional,,i0h i9m,41r
reminisce,41n,a94 i66
αναπολω remember,,i67 i65
εκπαιδευση education,41a,bvs 3zv
commemorate,,i67 kmj
journalism,41a,nwj
untraditional,,,41l
πολιτικη politics,41a,dp2 o7l o7k
commemorate,41g,jd1 jf1 fa3
ιατρικη medicine,41d,dep ns
confluent,,2tk
commemorate,cqk,kmj
divergent,,5y2 d67 agc
repress,41c,6bu
jilt,421
arboreal,,pc7 da5
leave,,e3
branched
θεολογια theology,41d,duw ok7
bushy,,pcg lt3
forsake desert,421,er nl0 ktz
γραψιμο writing,2yp,5wc
κρυπτογραφια cryptography coding steganography,426,5wj
handwriting,426
forget,42c,,415
convincing,,,42g
inscription,426
neglect omit overlook,,i3i kw 4m9
notation,426
credible,,gon
disillusioning
unconvincing flimsy,,,42a
στενογραφια stenography,428
exclude except omit,3d6,kw i3j ayl,4d2
neglect,,4pj ght 315 i3g
skip,42c
baked
disregard,,315 i3g 4pj
burnt
done
fried
medium
err mistake,,ko jk6 iel jw gpx
overdone
parched
mistake,42w,k1c
roasted
,41e,gm7
type,42w,nez ic1
λογιστικη accountancy accounting,3wl,bdq n78
identify,4f9,7e5 r16 i6a i6b geq
steamed
date,4f9,rlm rll
clerking,42y
raw
confuse confound,42u
misconstrue misinterpret misunderstand,43t,iel k1c ieh k1d
cooperative,,c0y,43a
synergistic,,psb
stump,43n
φωτογραφιση φωτογραφια photography,3wl,dnc
uncooperative,,,436
blur obscure,zg
corrupt
δουλεια εργασια καματοσ labor labour toil,3vk,c1m bz8 540
crystallize illuminate elucidate,5n3,qpv gqx k15
dishonest,,bgh cqn
plodding,43d,c1m
perverse,,obm gt5
κοποσ μοχθοσ effort exertion travail sweat,43d,c1m bt9
confuse befuddle confound,ctl,kr2 i1n i1k
sordid
αγωνασ πασχισμα struggle,43i,a0s 8bq bzb
παλη wrestle wrestling grappling,43l,8ma
puzzle mystify baffle bewilder amaze,43j,krc i1n i1p
κυνηγι hunting,43d,6p9 acy
antiseptic
hackwork,43d
riddle,43n,jky
,43d
interpret construe,3xk,k14 igc i6j
synergistic,,psb,43w
slavery,43d
incompatible,,hk1 d76,43u
difficulty,43i,cg4
considerable,,,448
reinterpret,43t
appreciable
,43t,k19
straining,43i,6t0 5ap 9hi 6ps
hefty respectable sizable,,ha0
ασκηση exercise exercising workout,43i,sc so
misread misinterpret,441,k1c
significant substantial
read,43t,oan oam i9k
inconsiderable,,,43y
substantial,,4g,44d
conditioner,35e,1lv
set,444
reread,447
insubstantial,,qdf h68,449
αεροβικη αερομπικ aerobics,35e,ja
panel,4bt,lry
bodybuilding,444
ethereal
,44g
read,5nn,oan oam k6m
shadowy wraithlike,,iep
υλικοσ material,,gne,44p
clean,44i
dictate,44j
physical,,gne
αυλοσ immaterial nonmaterial,,gnf,44l
,43t
misread,44q
incarnate
think cerebrate,,i6z i7v okb okc
stretching,444,6b
,444
pushup,44v
,444
υλικοσ corporeal material,,gne,453
philosophize,44t,irw jie
squat squatting,44x,8i2
meditate ponder muse reflect mull speculate,44t,4ai i80 c1k i7z 7nl ibl
corporate incarnate
ασωματοσ incorporeal immaterial,,gnf,44y
yoga,444
discorporate disembodied
spiritual
ασκηση πρακτικη practice,5ok,cp8 co9
correct right,,gpv,45d
think suppose imagine reckon guess,4ig,jku i96 i7h ihf ibi
accurate exact precise,,gq2 gq1
,457
assume presume,4ig,i7p ief 74p jj2 iec
incorrect wrong,,gpw,458
reason,44t,hzq oar i71
erroneous,,gpx
theorize,45e,i7f
quackery empiricism,45b,ebu 2k
theorize,45e,i7f
false mistaken,,qdh
diligence,43i
speculate theorize conjecture hypothesize suppose,4ig,i7h jku ie8 k0l i76 ieb ok8 i7f ihx 58i
ερευνα πραγματογνωμοσυνη investigation investigating,3vk,4uq 4ve
reconstruct retrace,45l
ερευνα αναλυση διερευνηση εξεταση εξηγηση ερμηνεια analysis,45m,vm 4lm
reason conclude,44t,3s2 18j hzq mmt oar
count counting reckoning tally,45m,5oy 5oo
solve lick,3xk,9lk jif
,45m
detecting,45s,4uo az3
roundup,45s
empiricism,45m,57y
uncontrollable
εξεταση examination scrutiny,45m,ayr 4eu aw8
answer,45r,jif
traveled
testing,45m,4ut cjs 4v9 4uu
provincial,,m34
deduce infer deduct derive,45p,i7m i77 i79 7i1 d68
ερευνα εξεταση inquiry,45m,4uq
rustic,,ooe
base found,,q2i i8j mmt
ερευνα αναδιφηση διερευνηση research,45m,483
parochial
calculate cipher compute,45e,hb0 ndn i92 59q ed8 py8 il3 dy8
ερευνα αναζητηση search,45m,483
inquest,463
process,468,e4t
considerate,,gs9
miscalculate,468,kf
πειραμα πειραματισμοσ experiment experimentation,46y,cjw
thoughtless unthinking,,gsn
recalculate,468
courteous,,,46n
δοκιμη testing,46e,cjs
average,468,ild
chivalrous knightly,,nx2 oh8 ii2
square,46x,pxq
cube,46x,pxr
discourteous,,,46h
factor,468,pxx
factor,b17
,468,5a8,46u
μικροσκοπια microscopy,466,dvv
foot,46q
polite,,757,46w
subtract deduct,468,2oj 5a6,46q
courteous gracious,,gxr gwz gxt
αγενησ impolite,,gxx,46t
multiply,468,5a4,470
,466
rude,,gxw
divide,468,pxt,46x
discourteous
civil polite,,gxr 757,474
extrapolate,468,i93
rude,,gxw,472
differentiate,468,5a0
δημιουργικοσ creative originative,,8ty 8ve 91s hxv,47e
analyze analyse dissect,,i7r 486 d62 n8k,47c
fanciful
fictive
imaginative inventive,,8ud hyb 8v0 hxx
scan,45x,7kw ayg
synthesize synthesise,1hb,g39 psc i77 i7u,477
ερευνα search,45x,7kq
στειροσ uncreative,,,476
synthesize,v0
survey study,45x,b17 47i 4eq ay6 47u
unimaginative
analyze analyse study examine canvass,,47g d62 n8k i72
testing,45x
credible believable,,4cu gon,47l
incredible unbelievable,,,47k
diagnose,47i,15x
diagnose,47i,15x
astounding
fabulous,,jje
improbable marvelous
anatomy,45o
explore,47m,5b5 i7y 5o9
plumb,47s
survey appraise,47i,j5p 47g
credible,,gon
,45o
measure,4ez,5wx 8au f9t 86
skeptical,,ijg off i2n
critical,,njb jg1,485

,47i,oj1
titration,480
research search explore,4ve,5b5 i7y 469 oe0 i8v 466 obq
scathing,,561
uncritical,,,47z
dissection,45o,477
spectroscopy,47w
explore,4ve,5b5 i7y 2ct no9
critical,,njc i55,48e
dialysis,47w,2h8
pioneer,488,o6x
evaluative,,4b4 4cn
discriminate,48f,i5j
uncritical,,,489
distinguish separate differentiate,42z,kg3 gmn i5k
κρισιμοσ,,,48j
dangerous grave grievous serious,,h5s h5t
analogy,13m,amp
κανονικοσ ομαλοσ noncrucial,,,48g
contrast,13m,czd 4a2
critical
distinguish mark differentiate,5q2,kg3 gmn i5k k8w
key,,j0c k67 7e5 15s i6b
surveillance,45s
catalogue,492,j6k j4k
tabulation,45m,99j
crossed
compare,47i,gmi q62 13m 13
intersecting,,af5
crossed
census,45q
compare equate,b17,n24 1eq e4e gmi 13m 13
crowned
reconsider,4dw,jzb i85
,5up
reconsider,4dw
espionage,48z
classify class,49g,601 iby ld3 e8g lfv lbx l9l i51 nfr
βοηθεια care attention aid tending,3vk,cmh na cmf cmm
crowned
refer,492,ifw
ουσιαστικοσ ουσιωδησ σημαντικοσ crucial important,,heo
reclassify,492
αποφασιστικοσ critical decisive,,qbk kk7
,493
brushing,499
group,492,79 5zw
regroup,49b
κρυσταλλωμενοσ crystallized crystallised,,,49f
lump,49b,lb2 mrz 685
αδιαμορφωτοσ ασχηματιστοσ uncrystallized uncrystallised,,,49d
categorize,45e,l9l i51 601 ld3 ibx
,49k
grade,4cn,5an i5c 5y0
rate rank grade place,4b4,j6b i5c qsm qso 5y0 5zg h98 5zc qsq
θεραπεια treatment intervention,493,m6
linear,,,49n
incubation,493,206
planar,,h7k q6l,49l
massage,49k,hi 76a
reorder,49j,2ja
flat,,h7k
outclass,49t
flattened
subordinate,49j,oic
multidimensional
rank,ctl,qsq
dimensional,,h7j
sequence,49j,5zh ltm h6f ftm
downgrade,49j,,49z
upgrade,49j,,49y
rate,4cn,i59 5ak
θεραπεια therapy,49h,dvn ok9
contrast,48f,q68 i5m 48k
cut
collate,48s
check,47i,13g i5d
punctured
split
check insure ensure ascertain,4af,iay 13g
galvanism,4a1,nn8
cut
slashed
medication,4a1,ns
authenticate,518,jne n90
curious,,i1i
verify,4al,iay
prove demonstrate establish show,4al,iaz 7m4,4at
nourishment,493,708
inquisitive speculative questioning,,451 4kc
nursing,493,cmp mw
overcurious
confirm corroborate substantiate affirm,,6ww iay 164 jda jd8,4ap
current,,h6q
document,4al,j5r jda
underway
,4ag,l8,4al
contemporary
invalidate,4ap,,4as
validate,4al,iaz 164,4ar
disprove,4ap,4iq ib1,4ag
refute rebut,4at,ib0
falsify,4at,ib0 qdh
topical
digest endure bear tolerate brook abide,4xt,65n 6bv h5g
latest
back
outdated
obsolescent
cursed,,,4b6
blessed damn damned darned goddam goddamn goddamned infernal,,la1
evaluate judge,44t,nnx 5ae 48c
damn goddamn
blessed,,,4b2
fortunate
,4b4,iug itf
endowed
misjudge,42r
επεμβαση,62o,6tr nn
underestimate underrate,4ba,,4bf
curtained
draped
overestimate,4ba,i97 j8c,4bc
judge,4f4,nnx 5ae
tailored
estimate gauge approximate guess judge,468,nnx jku 5il j8b i95 5aq
made
misgauge,4bi
handmade
enervation,2vw
underestimate,4bi
handwoven
approve,4b4,kq3,4bs
overhand
homemade
disapprove,4b4,kqd,4bp
choose select,4ez,9r2 4sv 187
manufactured
alternate
alternate
dial,4bt
circular rotary,,e9y
pick,4bt,187 lqc i86
αιμοσταση hemostasis haemostasis hemostasia haemostasia,6ci
elect,4bt
winnow,4bt
,4bt,k69
annual,,,4c7
detail,4c3,lrc lle
schedule,4ft,ifb 6pe
perennial,,,4c4
time,4c6,rp7 h6h
book,4c6,nc7 23x
nocturnal
slot,4c6,rqo
choose prefer,,187 1j8 ito
battered
bedraggled dilapidated,,oae
choose,4b4
crumpled
,,itt
slant weight,4ch,pt9 iui
hurt
riddled
dispose,4fe,kpx itg
undamaged
evaluate assess appraise,4b4,pm5 n90 n8z i53 oji i59 hcd 48c 5ak nnx f9t 5wx 86
deaf,,la4
standardize,4cn,5x4 6rv
reevaluate,4cn,i5b i5i
decent,,gx0,4ct
bethink,451
indecent,,gx3 4ly,4cr
believe,4d9,47k ih8 nb2,4d0
crude earthy,,gxy
indelicate
obscene,,gx5
suggestive
decisive
disbelieve discredit,4d6,nli,4cu
determining,,i24 5oj 4ez i83
include,4dw,9r4 2rk,42i
fateful fatal
peremptory
decisive,,4f4 4ez gu3
reject,4b4,1kn,4d9
resolute,,gtv
repudiate,4d6
accept,4b4,jam itc,4d6
hesitating,,cwp ksu ggi
declarative,,517 5ze 5rq 51g
reprobate,4d6
doubt,4d0,i2k n85 off
declared,,,4dm
doubt,4dj,gn9
alleged
proclaimed
discredit,4xj,qtn
distrust mistrust suspect,4d0,oj4 i2m gwn,4dl
avowed
trust rely,4cu,qgr i2j ihb,4dj
undeclared,,,4de
rethink,4dq,i85
surmise,462,jku
sedate,,ggn
think believe conceive,4b4,jz9 i7w ihf ibi
indelicate
deductible,,b7j
allowable
repute esteem,4dq,qtl qtg iu7
deep,,,4dz
consider reckon view regard,4dq,jkt ihf iue
bottomless
unplumbed
αβαθοσ αβαθησ ξεβαθοσ ρηχοσ shallow,,hc1,4dv
identify,4dw,ger gm7
,4bb,gk
favor,4dw,hdt
abstract,4dw,58d icx 5 i7j
fixing,4e1,gk
deep,,,4e8
,4dw,ppm ify 73d
romanticize,4e6
shallow,,,4e5
wakeful,,qhx
deem,4dw
respect esteem value prize prise,4dw,cs3 ifz iu5 kq4 qte 75e
justice,5ae
licked
administration,4ac,mz
assay,47i,4vu
triumphant,,knq 6gw
value,4f9,pm5
drugging,4ee,nu 52
unconquered
irrigation,49h,mo
overestimate,4eh,j8c i97,4en
defiant,,6vn d5t k6d gxf 6tz
underestimate,4eh,,4el
resistive,,ci5 crb 6jm 6ts
review reexamine,47i,13p 6yy i5i ngp
review,b12,47g 5bn
amenable
binding,49h
lamblike
audit scrutinize inspect,47i,no0 5ba 45x plz
defined,,,4ex
injection,49h,oe
vague,,gr4,4ev
screen,47i
decide,,4d1 ibw 18j 4d5 i83
indefinable
derived,,,4f5
will,4ez,ijp hzt 18n
seal,4ez
decide settle resolve,2m9,nwk j7k k1n oeg 4d5 i83
βασικοσ underived,,,4f1
decide,4s2
πρωτοσ στοιχειωδησ primary
resolve,4ez,j7k gu4
determine set,,itl ibw 18j
ακριβησ σαφησ definite,,,4fg
psychotherapy,4a1,dvm
,cty,15l
certain
determine shape influence regulate,8wb,4yc ot5 o80 170 igg ih7 prs i24
decisive
indefinite,,gna,4fa
reshape,4fe
time,4fe,rp7 g5t
nebulous unfixed
index,4fe,q61
dejected
deflated
gloomy blue depressed downcast,,ktv gfj
contemplate,4l6,i7z
brood dwell,9ce
glum
lonely,,ktz
meditate contemplate,44t,c1k i7z i81 i80 i7v i3a
plan,44t,i4u ies fjw o76 6pd
exultant jubilant rejoicing triumphant,,9lo 57q ktc kr3 ktb 9k6
chart,4ft
plan,4gj
aspire,4fw,koo gry n8x
sublime
uplifted
overshoot,4fx
ντελικατοσ delicate,,,4gc
hope,4fw
propose,4ft,o9a k0m
dainty exquisite,,gqn
,4a1
gossamer
electroshock,4g5 4a9
fragile
conspire,4gg,if5 nhv if6
pastel
refrigeration,4a1
γεροσ rugged,,h5b,4g1
conspire,btw,k1k i8o j87
sturdy
scheme intrigue,4gg,k1k if5
plot,4ft,odc if4
scheme,4ft,iea odc
brittle,,gzh
intend,,18p ijl
friable
aim purport propose,4gj,jav gu4 ijl ijj
delicate fragile frail
intend destine,4ft,ijk
splintery,,mwq
design,4gn,i4u 5kt
unbreakable
digitalization,49h
slate,4gn
anticoagulation,49h
mastermind organize,4ft,5z0 5yv lhb 6nt o4f 1jg n1f o4g
demanding
choreograph,4gu
map,488,f8w
chart,928,e6v
plat plot,928
rigorous,,gg2
stern,,gg1
entertain,4fo
friction,43i,7a7
calculate estimate reckon figure forecast,4b4,jit npm ndn 59q
application,43s,7d5 7ri
miscalculate,4ba,kf
imperative,,quv
bet depend,4dl,qgp
insistent instant,,hex quv qia kk6
associate relate link connect,44t,3ub i6c qrz i6d qru q2m 7h qs0
peremptory
pressing urgent,,qce hev 5ao 57x 4rc
handling,43s
shrill
correlate,4ha,a8h q5k ilk ill
unloading,4hd,899
debate,4zv,jzg
χειροτεχνια handicraft,40h 5m4
conclude,2m9,1mj
δημοκρατικοσ democratic,,iuy
feel,45p,i13 ifi
narrow,4fc
ραμματα sewing stitching,4hi,7n6
classless
κοινοβουλευτικοσ parliamentary
rule decree,4ez,j8n jdd och
parliamentary
overturn override overthrow reverse,4hq,6wu
presuppose,5la
popular
presuppose,45c,i7i
representative,,cle
postulate,4hv,jj0
republican,,obn
insist,4hx,k3p
painting,4h5,7re
react respond,bsp,acb 57z
spraying,4h5,7sv
απολυταρχικοσ αυταρχικοσ δεσποτικοσ τυραννικοσ authoritarian autocratic tyrannic tyrannical,,qu2 olg nlb
spatter,4i0,7sz 7t0 8ha
αντιδημοκρατικοσ μοναρχικοσ monarchal monarchical monarchic,,lp4 ogo
totalitarian
respond,4i1
πραξικοπηματικοσ arbitrary
greet,4i1
explode,4i1
absolute
waxing,4h5,7dn
καθηκον duty,3vk
answer,4i1
αγγαρεια job task chore,4id,c8p
expect anticipate,4b4,75d kre ihe
discretionary,,qg8
expect await wait,,omz 75d qx5 ihs
prescribed
λειτουργημα function office role,4id,but 6g6
anticipate foreknow foresee,3yq,i9a
restrained
believe trust,4ig,i2j nb2 ifi
hat,4ik
,3z9,4m5
questionable,,4at
τοποσ stead place lieu,4ik
undeniable
behalf,4ir
price,4ip,phs i5a
ρολοσ role,2yp
concentrate focus center pore rivet,44t,i37 i36 gu8
,4iv
rivet,3zg
catcher,4ix,81u
occur,cuw
suggestive,,5ld cw4 5la 5l5
second,4ix
shortstop short,4ix
budget,468,pmd pme
reliable dependable,,gi1,4je
third,4ix
appropriate reserve,b9b,pk7 gls pgv
leftfield,4ix
mind,4l8,ijn
tested
beware,ayc
centerfield,4ix
amaze astonish astound,4ji,kr8
unreliable,,gi5,4j5
rightfield,4ix
dazzle,4jd
erratic
surprise,9cn,3sj kam krb
catch,4ji
εξαρτημενοσ dependent,,nks qgp,4k0
,4ix
boggle,4ji
babelike
helpless,,kua
impute ascribe assign attribute,4b4,1ah i57
linebacker,4jl
interdependent,,q5l
quarterback,4jl
bloodsucking,,nxr
impute,4jp
fullback,4jl
halfback,4jl
tailback,4jl
credit,4jp,jf0
wingback,4jl
ανεξαρτητοσ independent,,qg3,4jk
personify,4jp,5lv hgv 1s
accredit credit,4jp,jjt
blame,4jp,k6u
impress,9cn,5ds 53t
recognize realize,3ym,i9g

elicit,462
penetrate fathom,3xk,99e i3p
trace,47i
individual
μαθημα lesson,4k6
wonder inquire enquire,4ul,5bm 4ai i1i
internalize,4jp,lzq i5y
,4ha
unconditional
independent main,,,4kj
καθηκον υποχρεωση assignment,4id,bwk
demarcate delimit,1u8,lvw m03
dependent subordinate,,,4kg
demarcate,48f,m03 i5m
σκοπια φρουρα φυλαξη,4kh,c7t
plumb,3gu,5x3
κομματικοσ partisan partizan,,nnn
ιεραποστολη mission,3vk,o1h
υποχρεωση mission,4kh,cbc cbh 4oj o1h
bipartisan
focus,3bs,gqy i37 2s6
errand,2ci
neutral,,784
devote,44t
descriptive
descriptive,,5rk
ατασθαλια wrongdoing misconduct,2yp
desirable,,,4l5
solve,468
desired
encroachment violation,4kx,cpl aek cp6 abf
align array,4b8,lnn
preferable preferred
inroad,4l1
undesirable unwanted,,,4ky
consider deal,4l8,ias
destroyed,,,4lw
,44t
abstract,4l6,58d icx
implant,4mp
blighted
,bn7,rll
burnt
date,4lc 7ea,rll
,c3k,lti
raped
gone
προσβολη misbehavior misbehaviour misdeed,4kx
extinguished
awaken,9cn
fallen
analyze analyse,,n8l 45o d62
ruined
διαβολια κατεργαρια σκανταλια mischief deviltry devilry devilment roguery roguishness shenanigan,4li,9fk 6sh
scorched
tattered
blaze,4lo
,8ua
ρουφιανια ruffianism,4li
οικοιοτητεσ familiarity impropriety indecorum liberty,4li
αντικανονικοτητα ανωμαλια abnormality irregularity,4li,8pu a6u 8pp
preserved,,,4l7
maintained
ακοσμια απρεπεια ασχημοσυνη indecency impropriety,4li,9ty 8hb 4ct
clutch,9jj,qi9
saved
retained maintained
determinable
obscenity,4ly,8th
παραπτωματακι indiscretion peccadillo,4li
ascertainable,,5j4 5je 4ip
παιδισμοσ infantilism,4li
αμελεια παραλειψη dereliction,4m9 4kx
definable
ακηδια αμελεια απερισκεψια απροσεξια ολιγωρια negligence carelessness neglect nonperformance,ib,42c 2db
calibrate,47x,h9x
classify,4me,e8g lbx ld3 l9l i51 601 iyx nfr lfv
unpredictable,,gnb
determinate,,,4mg
attribute,4b4,i57 190
αμεταβλητοσ δοσμενοσ καθορισμενοσ fixed
indeterminate,,gna,4md
communicate,btw,iwc 3hz iwb 7w n13
escape dodging,4m9,4z7 4zb 4z9
determinate,,,4ml
malingering skulking,4mi,c9b
indeterminate,,,4mj
shirking soldiering,4mi,c96
developed,,,4mq
mature
communicate,b9q,e0k 3hz q2o iwb 7w n13
undeveloped,,,4mn
κατασπαταληση σπαταλη χαραμισμα waste wastefulness,2yp,6yq 54x 3xi be4 6s6 6rt
rudimentary
relay,4mp,2ek
project,4mh
contact,4mh,iwz 9z
πολυτελεια χλιδη prodigality lavishness highlife,4mr,6iv c1y
sinister
διασπαθιση καταδαπανηση σπαταλη squandering,4mr,6rt
wrong,4n1,agl chb
differentiated,,,4n3
,4kx
,4kx,jk
undifferentiated uniform,,go2 gmd,4n0
injustice,4kx,758 5q4
dedifferentiated
infliction,4kx,4o3
transgression,9j,aem
δυσκολοσ difficult hard,,gki,4ob
καταπατηση παραβαση παραβιαση παρανομια υπερβαση transgression evildoing,4kx,cox cp2
order,4p5,5zc
ανηθικοτητα αχρειοτητα evil immorality wickedness,4n9,che ch9
ambitious challenging,,koo
reorder,4na
arduous
διαβολια κατεργαρια μηχανορραφια deviltry devilry,4nb
αχρειοτητα βδελυροτητα μυσαροτητα enormity,32h
embarrassing
,637,j9h
ατιμια βρομια βρωμοδουλεια προστυχια,4nb
ασεβεια irreverence violation,4nb,cp6
will,4ni
baffling knotty,,qr2
destine doom,4ni,mz5 kdc lyc ijk
desecration blasphemy sacrilege,4nk,ae0 cp6
order enjoin,4pa,j8n k0z
depravity,4n9
εξαχρειωση vice,4n9,chc
order prescribe dictate,4o3,n9s ie0 jdw k0y jl1 j8n k0z
πορνογραφια pornography porno porn erotica,5h0,32o awo
,cfy,hfp o7z
herculean
ακολασια ασωτια κραιπαλη intemperateness,6c8
nasty
clamp,4o3
,4nr
tough
sting,4nu
πορνεια prostitution harlotry whoredom,4u6,o9d
inflict impose,4mh,ibg 6m0 kgj 4n6
dissolution,4nw
drink drinking drunkenness,4nz,6u6
tall
troublesome,,gkl
furlough,4xt,rjz
trying
direct,4np,k13
ευκολοσ easy,,gkf,4n8
ανεντιμοτητα ατιμια dishonesty knavery,4kx
effortless,,gkg
προδοσια treachery betrayal treason perfidy,4oc,5qq okz ckq
instruct,4np
πουλημα sellout,4oe
elementary simple unproblematic,,gkf
αγυρτεια τσαρλατανισμοσ charlatanism quackery,4oc
saddle,4ow,ibf 4kp
painless
trick,4oc,nkd
simplified
overburden,4oj,ffg
νοθευση παραποιηση falsehood,4oc,cqd
διαστρεβλωση παραποιηση misrepresentation,4kx,cqd 53v 1kc
overwhelm,4oj,q1j
mandate,bwk
setup,4oo,cqh
mandate,4ns,563 j9b
dignified
straining twisting,4op,53v
command require,4np,k31 k12 k0y
stately,,lds
command,cl1,lis hfz ngn ngl ngm
distinguished imposing,,gqq
general,4oy,nqi
officer,4oy,o3q o7i o14
δολοσ deceit dissembling dissimulation,4op,cq6 577
ask,4p5
humiliating
request bespeak,4mp,k28
indirection,4p2
pathetic ridiculous silly,,gw9 74g
δολοσ εξαπατηση πανουργια τεχνασμα trickery chicanery wile shenanigan,4p2,14z 6hi cq8
statesmanlike,,ohh
request,4p3,j7m k28
presidential
απατη δολοσ φαρσα fraud dupery hoax,4p8,578
diligent,,gu7,4pj
requisition,4ow,j60
page,65r,jyg
hardworking industrious tireless,,gu7
petition,4p5,j7m oik
illusion,4p2,a3g cq6
negligent,,ght 42j 42m,4pd
προσποιηση pretense pretence pretending simulation feigning,4p2,95z 54c
demand,4p5,69z k2y nki
appeal invoke,4p5,k2u k2e
lax slack,,ghv
pose,4pk
require expect,4pl,ihe iee
attitude,4po
dilute,,,4pw
exact,cvb
claim,5zq,jhd
weak
bluff,4p2
undiluted,,,4pr
contend postulate,4pt,jhg
ολισθημα fall,4q0
concentrated
αμαρτημα αμαρτια κριμα sin sinning,4n9,cox
purport,4pt
saturated,,,4q3
unsaturated,,,4q2
disown repudiate,4d6,k47 k7y
,4q0
saturated,,,4q8
επαρση αλαζονεια οιηση υπεροψια pride superbia,4q5
unsaturated,,,4q6
ζηλοφθονια φθονοσ envy invidia,4q5,5do 9mf
diplomatic,,nle nld gsb
απληστια πλεονεξια avarice greed covetousness rapacity avaritia,4q5,6z
crave,4qk
supplicate,4qk,k2h o6f
οκνηρια τεμπελια acedia,4q5,299
politic smooth suave bland,,gfd gxs
supplicate,4p5
οργη wrath anger ire,4q5,vy 9fi 9fg
supplicate,4ph
λαιμαργια gluttony overeating gula,4q5,6y7
beg implore pray,4qm,k2j
ηδυπαθεια λαγνεια φιληδονια lust luxuria,4q5,96s 6xd
plead,4pm
conciliatory,,9c7 4r9,4qs
bid beseech,4qm,k2f k0y
pray,4qq,o84 k2n 65t
commune,4mh,jyy
commune,63z,7w 64n
antagonistic,,kv5,4qn
plead,5ze,j9e
profess,5ze,jhm
direct,,,4r0
intercede mediate arbitrate,4qy,6xs 780 n1y 77z
solve,4r4
negotiate,500,jzp o2x
through
indirect,,,4qv
sidelong
devious roundabout
meandering wandering winding
settle,61y,ibw 18j k1n
direct,,guo
agree,4x2,jk7 k1e
blunt candid forthright frank outspoken,,guo
bargain,4r6
reconcile conciliate,4yg,4qn 62y
appease,4r9
apply,4p5,j7l n0u
urge press,5ab,jzc k7g hfs 4hc k7v
pointed
push,4rc,grz 26q
straightforward
εγκλημα crime offense offence,4n9,cp2 7x5 55a cc4
nudge,4re
persuade,4s2,9cy k7d,4rz
roundabout
crime,4n9,7x5
badger,4ri
sell,4ri
επιθεση εφορμηση assault,4sj,6k9
κακοποιηση,4rn
devious oblique
βιαιοπραγια,4rn
keynote,5vt,k71
κακουργημα felony,4rg,7x5
wheedle coax,4ri,17r
fraud,4rg
tortuous
inverse
convince,4ri
reciprocal
dissuade deter,5ab,k7e,4ri
καταστρατηγηση παραβαση παρανομια misdemeanor misdemeanour infraction violation infringement,4rg,cp3 cp2
immediate,,gy5
induce stimulate cause,,2f9 as kd1 ji6 1m ib5 7cl mmv 16s 17l
direct
violation,4kx,cp3 abf czm
indirect
encourage,4s2
discerning
let,4s2
prompt inspire instigate,4s2,nvm k7j
argue reason,4se,hzq oar jzg i73
ψευδομαρτυρια perjury,4s0
argue,4se,apy je5 jlf ia5 jd5 jzg i73
ανταρσια σταση στασιασμοσ sedition,4s0,9wq
present,5z7,ig9 jp9
perpetration,4rg,cr6
talkative,,5ml
argue contend,5rh,3zp jzg k22 3zw
indiscriminate
επιθεση attack attempt,4rg,6k9
ληστεια mugging,4rn
bicker,4sh,k26
sweeping
discriminating
wrangle,4sr,k23 jzt 6v0
clamor,4pl,jxw
appreciative,,bci
quarrel dispute scrap,4sh,6u5 ngh 6u2 k20 k22 k77 n1e k23
συλληψη capture seizure,4rs,728 72o
eclectic
πρωτοσ
selective,,4bt
απαγωγη kidnapping,4ss,86k
oppose,4sh,79d 1ke n7w
racket,4ww,oa8
contradict,503,79d n7w
indiscriminate
κομπινα racketeering,4rs
δωροδοκια εξαγορα λαδωμα bribery,4rs,bgh
assure,4ri,k5v
influence,4ri,17n o80 ot5 hfo gj5
υπεξαιρεση embezzlement peculation defalcation misapplication misappropriation,4tt,bhm
bewitch enchant,crs,k0d qqu ije mz1 nne gj0
raid,4t5,bf7
magnetize mesmerize bewitch,4t4,f85
available usable useable,,6rw gl3
expendable
insist,4qk,k30 72f
besiege,4tb
interrupt disrupt,2ow,2u1
distal,,,4tf
proximal,,h8y,4te
distal
pause,4td,6aa 6ag rqr 6a9
median
con,4to,cq8 cps
distinct,,gk2,4tv
rest,4th,rr4 53a rr2 obt
rest,,rr2 obt
chiseled
,4ru,bqu cpx 6hi cps
,4td
crisp sharp,,gk2
digress stray,5pe,jaj 2lm
defined outlined
κλεψια κλοπη larceny theft thievery thieving stealing,4rs,bm2 bm6
continue proceed,5r6,h6v 616
indistinct,,gk6,4tk
μικροκλοπη pilferage,4tt,bfi
κλοπη shoplifting,4tt
bleary blurred fuzzy hazy,,i1m gk6 ih4
solicit accost,bic
ληστεια robbery,4tt,bm0
holdup,4u0,cpn
cloudy nebulous
treason,4rg,5r8 okz
solicit beg,4p5,k2j k2i
dim faint shadowy vague,,gk7
,4rg
entice lure tempt,4wc,17n dgw i2b gjc i2a
veiled
snare,4u7,ibs i2b
diversified
varied
general,,iab ifd gno
unanimous,,f qvj
skimming,4tt
ask inquire enquire,4mh,nvi k34 k32
εκβιασμοσ,4rs,nbm bb0
ask,5ug,nvi
προστασια tribute,4ug
pry,4uf
separable
question query,5fe,nvi k34 k39 k32
διαρρηξη burglary,4rs,cpn
housebreaking,4um
spy snoop,b0j,45t oh3 oh4
experiment,4x3
investigate inquire enquire,4v9,nvi 463 5bm k32 5bl i90 45m nl3
inseparable
προσπαθεια attempt effort endeavor endeavour try,2yp,cjk cjp
test,4uu,k3a 4wd 5yk 460 k3b
,4ul,k35 k3a 460
αποπειρα προσπαθεια bid,4us
δοκιμη whirl offer,4us
domineering,,gvw,4vb
essay,4us,cjk
δικτατορικοσ ολοκληρωτικοσ χουντικοσ authoritarian overbearing,,gvw
catechize,4uu
contribution,4us,bjw
catechize,52s
dominating peremptory,,nps
reinforce reward,52s,73h ib6
liberation,4us,cej ceh
blustery
question,5fe,k39 k34 k32 k35 nvj
αποπειρα ευκαιρια,4us
probe examine,4ve,k35 k3a 460 i90
πασχισμα striving nisus pains,4us,54b 6t0 6ps cjp
submissive,,gxc 6jx 5be,4ux
grill,4uu
μαχη struggle battle,4us,bzb
investigate,47i,45m obq
duel,4vd,nmo
scramble scuffle,4vd,86t
call telephone phone,4vp,ki9 g49 ixi ixj
meek,,gfv
,lp
takeover,4vj
dominated henpecked
dial,74h
obsequious
subservient submissive,,gxc 6jx
,4mh,ixh
δοκιμη τεστ test trial run,4us,3q2
unservile
summon,4w0,k10 j9c
επικρατων κυριαρχοσ dominant,,qtw cxa cl1,4w3
,4vq,4ef
dominating,,qtw
governing
vouch,4vs
overriding paramount,,cx3 qty
possessive,,b6g
,4np
sovereign supreme
superior
υποδεεστεροσ subordinate,,oic qcu,4vt
convene,65r,764 75w
assistant,,n9i c0o n7l
muster,4w0,6rn
subpoena,81q
,4pa,k2c k2b
under
dominant,,ot2
tempt,4w8,gj8 kor
provoke,59o,bk4 ib5 9wn mn6 k7w
trial,4us,cjs 4ut
οντισιον audition tryout,4vq,95p
dramatic,,ka3
schedule,4ft,j6x ifb fsi 6pe
melodramatic
spectacular,,fyi
program,4wg,ies 6pe
reschedule,4wg
reserve,4p5,737
εργο undertaking project task,3vk,c1m bz8 8v7 8x6
forbid prohibit proscribe veto disallow,4ow,1mg j8q 1ll,4xt
theatrical,,jpj js2 gp1
αποκοτια τολμημα adventure escapade,4wm,i5 no9 n0q clu clr
melodramatic,,jsq jpj
ban,4wn,j8q
showy,,3nm
bar,4wn,9qy qbq 6cq
καρποσ παιδι,4wm
enjoin,4wn
εγχειρημα enterprise endeavor endeavour,4wm,cjp nnp
spurn scorn disdain,4x1
undrinkable
drunk,,nmk nml,4xb
μαραθωνιοσ marathon,4wm
refuse decline,4i1,,4x2
accept consent,4i1,jf3 1d8,4x1
εγχειρημα venture,4wm,btd
crocked cockeyed plastered
κινηση campaign cause crusade drive effort,4x3,633 bz8 8bv 8ds csf
tipsy,,qhv
drunken,,qhv l84
rebuff snub,4wx,k48 74s
forswear retract,4q4,k40
doped drugged
sober,,qhw,4wz
candidacy,4x5
repeal rescind vacate,cbn,7b1 1tl 1t9 9bm q6g i84
blunt
invalidate,5y3
dulled
unsharpened
reform,4x5,22w
dismiss disregard discount ignore,4d6,i3g 315
recount,5oo
stumping,4xc
dismiss,,6xm
edged
scoff flout,4xj,odp jgn
sally,4x3
incisive,,q9o 8je
κινδυνοσ ρισκο risk peril danger,4x3,akd 64o bf4 aka clr clw
knifelike
permit allow let,4x2,jez 9bt 9bo 6oe j92,4wn
penetrating,,75g
ρισκο chance,4xr,clr
,4xr,clr
permit,4xt,6oe j92 gmr 6ox
οξυσ
raise,4xw
εντονοσ acute intense
authorize,4xt,6ou jf6 hf8 6o9
knifelike
ελεγχοσ control,2yp,9ih
salt
deadened
assent accede acquiesce,4r6,qr7 k1f k1l,4y8
succumb,4x2,k80
dissent,4ya,,4y6
ενεργητικοσ ζωντανοσ lively,,3sc,4yk
disagree differ dissent,,k1w k4e qf1 k1x nlm k20 k1u,4yg
imperialism,4y3
ρυθμιση regulating,4y3,cgu 4fe
alive,,h3x
clash,4ya,qey
spirited,,gfk gfp
agree concur,,k1r k1i k1e,4ya
υποτιμηση devaluation,4yc,3hp
concede grant,4yg,k1h
subscribe,4yg,71y
νωθροσ νωχελικοσ οκνηροσ dull,,hgh,4y9
approve sanction,4y1,jez 72n,4yo
sanction,4yl,6lb
timing,4yc
disapprove reject,4b4,1kn 5ai,4yl
συντονισμοσ coordination,4yn,c4k c4j
bovine
drab dreary
object,4yo,k7k 6v5 nlm
monotonous
demur except,4ys,k4f k4d
οριοθετηση περιορισμοσ limitation restriction,4yc,cgh 1ui 1tr 1u8
δυναμικοσ dynamic dynamical,,h59 gfr
challenge,4p5
counterchallenge,59o
παγωμα,4yv
changing
interview,5rh,k34 k38 nvu
driving,,8x3
kinetic
interview,5rh,k38
ιδιοκτησια possession ownership,4y3,o4u o4t b6g
interview,5rh,k38
hedge evade parry elude skirt dodge sidestep,4zi,jja nlr 1kq 4mi jjp
slashing
escape,4zi,4mi
διατηρηση κρατηση retention keeping holding,4z5,bge b5v
escape,4zi,4mi
stagnant,,qhj
withholding,4za,b7d
eager,,kvq
bypass,4zi,dmf
anxious dying
αποθηκευση storage,4za,bga bg6
avoid,,1kq,4zr
τακτοποιηση filing,4zh
impatient,,kru
storage,6ft
shirk,4zi
reluctant,,ggi
shun eschew,4zi,1kq
eared
αρπαγη πιασιμο συλληψη grasping seizing prehension,4y3,71z 6z 72t
confront face,c4r,,4zi
σφιξιμο clasp clench clutch clutches grip hold,4zq,72y 8ma 74b 72t 73o 71z 8m0 72x
debate,500,jzh i7x 3zp 3xv jzg k77
προωροσ early,,h6j,50d 50g
debate,500,jzh i7x jz9 i7w
wrestle,4zv
primeval
bandy,500
moderate,500,o8f o1q
discuss,5nw,jzf
blaspheme,5nw
earliest
refute rebut,4q4,ib0
previous
καθοδηγηση guidance,4y3,c4t
counter,50a,k3e
field,50a
proto
σκοποσ aim,505,6qi 6qo
answer reply respond,5z7,k3c jil k3g
navigation,505,a2u a3y
wee
μεσοσ middle,,,50g 4zu
mid
retort rejoin,50a,k3e
οψιμοσ late,,,4zu 50d
deny,51n,k3t,50k
deny,4q4
posthumous
admit acknowledge,51g,qr5 k56,50h
προγενεστεροσ προηγουμενοσ early,,h6j,50z
προστασια protection,2yp,6m7
primitive,,n27 qw0
young
primitive,,qw0
shielding,50m,6mo
keeping,6mm,b5z n1c
concede profess confess,50k,j5w k57 nhh jhm
εμβρυακοσ εμβρυωδησ υποτυπωδησ embryonic embryotic
hands custody,50r,9v7
confess,50k,65c nhg
insist,,k30
preservation saving,50m,bg0
precocious
later,,,50l
conservation,50x,bg0
advanced
confess squeal,50k,np1 nve j5w k57 nhh
profess,4pt
attest,5zl
middle
overprotection,50m
declare,5zl,4db
attest certify manifest demonstrate evidence,60p,jct 7m4 jon jli jda
censorship,5va
earned
,518
attained
mirror,51b
easy,,ks4,51h
notarize,518
,4b4,4db
uneasy,,kt0,51e
worried,,9es kso
precaution safeguard,1bb,6o4
canonize,51g,ocw
precarious unstable,,gob gn8
east,,,51y
contradict,4ya,l8 k42 buu k43
eastward
reprimand,52b,jg0 jg6
defense,50m
eastern
pillory,52b
inoculation vaccination,52q
eastern
vaccinating,50m
admonish,52b,jg6 jgf
castigate correct,520,jg8 jga 6s5 jge
west,,,51m
western
rebuke lecture reprimand scold chide berate remonstrate,52b,jg8 jg6 jgd
patrol,50m,c7o
western
αυτοαμυνα,50m
,523
τζουντο judo,524 3ob
oriental,,lxw
western,,,52c
reproach,55a,jga
deplore,52b
midwestern
criticize criticise,69c,j2h jg1 i55 njb njc njd,57i
eastern,,,527
insulation,50m,3i0
belabor,52b
lockup,50m
southeastern
preach advocate,4rc,n7z 72b jg7
escort,50m,d7l afh
convoy,52i
preach prophesy,536,o85 k7b
,,a7 cg c2
muscular
primping,52l,b6
athletic
eatable,,kvt
,50m
killable,,7m5
teach instruct,53e,7lz 5cp ojl c6z icz
επιμελεια επιτηρηση εποπτεια care charge tutelage guardianship,50m,n1c csk cbh c49
μορφωμενοσ educated,,,535
ομπρελα umbrella,5pq
knowledgeable learned,,ijx gw3 i10
waterproofing sealing,50m
tutor,52s,5du
ντυσιμο wearing,73,ce
unteach,52s
literate
control,pmv,74h
unteach,52s
semiliterate
αμορφωτοσ uneducated,,,52u
lecture,52s,k72 ogp 5ef nxp nxq
respiration,pq8,6
αγραμματοσ ignorant illiterate
instruct,53e
ανασα αναπνοη πνοη breathing respiration ventilation,pmv,6 2 4tl
ignorant,,ik2
brief,539,j5l k5b
undereducated
inform,4mh,7lz 7mj ltt jcj ia3 oo0 nvd k4q
respiration,pmv
operative
acquaint,53e
operating
warn,4np
inform,53e,nve k53
update,53e,jcs
coach,52s,okx 5eo ng2 23v
mislead,53e
panting heaving,53a,v 5v9
αποτελεσματικοσ δραστικοσ τελεσφοροσ effective effectual efficacious,,hg6 hg5 8vu,53u
smoking,53a,6z2
breath,pmv
expiration,53r,j
impressive telling,,9cn 4k4
αναποτελεσματικοσ ατελεσφοροσ uneffective,,hgm,53p
falsify distort warp,541,qyc kla 4ov 4op qdh jj9
snoring,53a,3r
typify symbolize represent,5pw,a9o ig9 i6i ojc jm2
wheeze,53a,6uo 1g
wind,53s
επιμοχθοσ κοπιαστικοσ κοπιωδησ arduous backbreaking grueling gruelling hard laborious operose punishing toilsome,,43d
misrepresent belie,5vl,jjf
inhalation intake,53r,r
color,12c
dragging
gasp,542,5v9 v
κουραστικοσ exhausting tiring wearing wearying
yawn,58s,19b 1l
pose impersonate,577,3rq 3rv o7s
masquerade,548
plodding
arduous straining strenuous,,4va
feign pretend dissemble,541,nup jjj nv5 4pk eq2
καταποση καταναλωση consumption ingestion intake uptake,pmv,6rj
effortless,,gkg
βρωση φαγωμα eating feeding,54d,6vp 6t9 6tm
chomp,54f,82r
efficacious,,hg6
snow,577
effective,,hg5
shock,58s
bullshit bull fake,54c,eq2 nv5 jb4
κλανια πορδη fart farting flatus,58s
efficient,,hz8
γουλια ρουφηξια swallow drink deglutition,54d,6tx 6zq
exaggerate magnify amplify,53n,jjh jx5 2qb,54w
businesslike
gulp draught swig,54o,6zt
οικονομικοσ economic economical,,hz9 1h0
gulp gulping,58s,6b3 6zt
overemphasize,54p
streamlined
understate minimize,53e,pzm jji,54p
uneconomical wasteful,,4mr
forceful,,h5n,559
denounce,52b,k6f
fulminate,54z
drastic
emphatic,,5tu 5hp jw4
firm
denounce,5t6
blame fault,55e,jw k6u,5g6
ρουφηγμα sucking suck suction,54d,dfm 9px 6tu 8hc
impetuous
blame pick,52b,njo jgc
forceless,,,54y
accuse,55e,4rg k6u 5k5 k6k
ποση drinking imbibing imbibition,54d,6tx
elastic,,fr3 h4l
gulping,55b,6u4 6zt
charge accuse,,5k5 jhe k6k j9f
sip,54o,6u1
arraign,55a
,4pt,jhe
επαφη σεξ συνουσια sex,pmv,awu
complain,55h,j9f o75
plastic,,h4q 93d 8ys
conception,55i,eh
rubbery rubberlike,,rfq
nag,5gv
abuse,58p,jgj
viscoelastic
συνουσια intercourse copulation coitus coition congress relation,55i,80n
,52b,jgq 73k nl5,5bv
elected,,by5,55v
electoral,,omt
pan,55r
appointed,,bxc cbh,55s
calumniate besmirch,55e,jgs 73p k8 jgu
assigned
appointed
coupling mating union,55i,3vf 80n
discredit disgrace,55r,qto qtn
revile,55o,484 jgj
insult affront,9gj,74k jgj
mandatory required,,4ot
mind,4ys
mock,chd,odp jgn
indispensable
mock,995,odp
elegant,,gqk
procreation,55i,ex eq
caricature,567,jkn
miscegenation,569
impersonate,567,igd jkn
foppish
parody,567,jko
multiplication propagation,569,eq ex ek
jeer scoff flout,56h,jk2 odp jgn
tease tantalize bait taunt,565,744 32u jy0 ojp
exquisite
neat tasteful
kid,578
incite instigate,4wc,9wq 7cg mn6
gauche,,gxy
eligible,,by5,56w
needle,9fv,k7v
ridicule roast,565,32u i56 74g jgl od5
,6pd
contraception,56q
desirable suitable worthy,,gkw
entitled
lampoon,56p,jko jki
deride,565,cpk abt jgk 74g
ineligible,,,56n
,56p,3o2
disqualified
disqualified
undesirable,,gl6
joke jest,4mh,33y jkl nw8 nwh
συναισθηματικοσ emotional,,gf4,57j
,55i
quip,571,jk1 k01 jkl
hugging kissing petting,573,807 74y 80t 805 74w 80b
sentimental,,koe gf7 kog
deceive,53n,nm1 a3m 74e 4p2 nkd
gull dupe fool,577,4pc npj nff omf
charged
kid chaff banter,56h,jkk
αυτοερωτισμοσ αυτοικανοποιηση autoeroticism autoerotism,55i
review,4b4,i55 j4c obx
αυνανισμοσ masturbation onanism,57b
,55r,5gt jgq nl5 73n
lyric lyrical
puncture,57e
condemn,5ze,747
praise,4cn,jfc,52b
ασυγκινητοσ unemotional,,gfc,572
chilly
salute,57i
crow,5uz
stolid,,gfg kol
crow,5uz,khh
trumpet,5uz,nt6
rejoice,580,7s0 4fu ktb jyj bfw gfo
philosophical philosophic,,o6k irw
υπνοσ sleeping,pmv
glory,57q,qtc
υπνακοσ catnap snooze,57s,3d 3g
στωικοσ stoic stoical,,ohy gfg
cheer,58a,jfa k7s
urge,9kz,jzc k7g 4hc 72h k7s
empirical,,45v,58b
αντιδραση reaction response,pmv,4i1
,9k8,gfh,5gv
cheer,,gfh
humor,6w6,kve 6c8
experiential existential,,i63
amuse,581,kpc
experimental observational
convulse,584,cgs
experimental
lighten,580
semiempirical
applaud,57i,crm
θεωρητικοσ theoretical theoretic,,ie8 ik4,57y
exalt glorify,57i,qtc giz 63i jfc crm
abstractive,,4l9 4e3
canonize,58c
hypothetical,,jku iec i7h i76 ieb
promulgate,5rq,7dg o96
acclaim hail herald,58a
speculative,,5km 45l
applaud clap acclaim,5wa,jf9,58l
metaphysical
boo,57h,khq jy0,58j
theoretical
abstract
sizzle,b1p
attack assail assault,52b,n9p jg3
academic
forensic
αντανακλαστικο ρεφλεξ reflex,57z,cig
blister,58p
employed,,,58z
condemn reprobate decry excoriate,54z,5k6 jfz
hired
working
minimize,55r,jgq 73n pzm
unemployed,,,58u
curse cuss blaspheme swear imprecate,5n7,jy3
enchanted
delighted
bewitched
fascinated spellbound
curse damn bedamn imprecate,8u3,k6j qvf k6h k0d k6i,597
curse,55o,jy3
bless,8u3,k2o 662,595
ανατριχιλα gooseflesh goosebump horripilation,58s
heartening
desecrate,12p
rallying
discouraging
bless,5wa,jl7
question,59o,gn9
disheartening
frustrating
shiver,58s,bho 32 7b5 33 9vc
defy dare,59o,k6b k6d
κλαμα crying weeping tears,pmv,ia
burdened
clogged
sniveling,59j,iq 65x
involved
challenge,4w8,oc7 k6a
wailing,59j,66v
υπολογισμοσ calculation computation computing,62k,468 bdq 5ki 4h4
challenge dispute,59u,k20 k22 k33
burdened
,59q
contest contend,4sx,q6e k22 6tp
lodge,55a,eqs j7i j9f
laden
warn,53e,k5o
συγκερασμοσ,59t,1hb
warn discourage admonish,5ab,je6 n7s
differentiation,59t,475
caution admonish,59x,je6 n7s k5q
integration,59t
threaten,59x
πολλαπλασιασμοσ multiplication times,5aa,46x 1y3
threaten,5a7
αφαιρεση subtraction minus,5aa,46u
bode portend presage augur forecast predict,5jl,9ub jit k9o
προσθεση summation plus,5aa,5oy 46q
alarm alert,59x,jlu k5p ksi
,59t
advise counsel,500,n80 jdb nik im i7x n7y
energetic,,qj2 h5p
advise notify,53e,k4r k29 jio
κριση judgment assessment,73,5st 4bg 4b4
acquaint,53e,i64
alert brisk lively merry,,h5p gfl
adjudication,5ae
αποδοκιμασια disapproval,5ae,4yo,72n
driving
evaluation rating,5ae,4a0 4cn
reacquaint,5af
indefatigable tireless
marking grading,5ak,49i
recommend urge advocate,5ar,4hc k2k je4
strenuous,,442 h5q
εκτιμηση κριση estimate,5ae,4bi
propose suggest advise,5ze,k7j k0m k0g
vigorous,,h5p h59
appraisal,5aq
advance,5ar
dazed groggy,,i1c
proposition,5ar,k0i
dreamy languid,,gft ks5
listless,,kom gfw
confer consult,500,jzj jzk jz0 lny jzi
,2yp
διαισθηση sensing perception,5b0,dyn as0 ary
consult,5b6,j4l jzj 7d2
marketable,,bij
βλεμμα look looking,5b1,aw5
exploratory,,488 483 47s
research,4ve,i8v obq
consult,4uf,jzj jzk
βλεμμα ματια glance glimpse,5b4,aty b10
prompt remind,53e,o95
scrutiny,5b4,ayr 4eu
preliminary,,kd3
submit state,5ar,k3p jd5
searching
bow defer accede,4y7,gxv 4vb r19 6tc
stare,5b4,81 awg
gaze,5bf,awj awg
submit,a5i,k0w
glare,5bf,7u 7y
inquiring
contemplation,5bf,b0x
investigative,,4uq
inquisitive,,4uq 4kc
επιθεωρηση inspection,45x,4eq 9om
nominate,by9,qb0 k73 18z
sightseeing,5b4
παρακολουθηση παρατηρηση observation observance watching,5b4,b1h c7q atv
searching
monitoring,5bq,b0j
volunteer,53e
increased,,,5c7
flatter,57i,17r npa jfj,55r
accrued
watch,48o,c7q ay8 ay7
eulogize,57i
hyperbolic inflated,,jx5
exaggerated magnified
multiplied
raised elevated
outlook,5b4,ayc
redoubled
βλεμμα επισκοπηση ματια view survey,5b4,b0n ay8
compliment congratulate,57i,5x9 jze jfi
reduced,,,5bu
compliment,5fa
congratulate felicitate,5g7,gky jze jch 5x9
ablated
ακοη listening hearing,5b1,b1k cpq b1j
faded weakened
gush,57i,jsn
commend,57i,jey jfv
rehearing,5cb
γευση,5b1,b4y b4n b4x
slashed
diminished
μυρισμα smell smelling,5b1,av0 aus
recommend,57i,jfh je4 jey
minimized
commend,bqh
μυτια ρουφηγμα sniff,5cj,av1
boast brag gas bluster,54p,k66 jp5 k65
education instruction teaching,2yp,dyr 52s e3d 7mb bvs 3zv
shriveled
gloat triumph crow,5co,ktr
irreducible
enlightened
promise,5ze,k5w k5t
promise,5ze,k5t ihp
μαθημα course class,5cp
pledge,5cu,k5x k5w
enterprising,,grw
energetic industrious,,gu7 grz
oblige,c86,qxi jkc
enthusiastic,,kvp i0p,5db
oblige,clh,q23
ardent
,5cp
dramatics,5d4
athletics,5d4
evangelical
vow,5cx
glowing
vow,5df,65k
unenthusiastic,,,5d1
διαπαιδαγωγηση διδασκαλια teaching instruction,41o,dyr e3d
dedicate,69v,j3w
tepid lukewarm
dedicate commit devote,6rw,669 70o nog 70j kmh jeq gux
κατηχηση catechesis,5dc
διδακτικη,5dc
rededicate,5df
hungry thirsty,,gzt kov
,5dc
ακουστικη phonics,5dk
greedy
schooling,5dc,bvu
ζηλιαρησ covetous envious jealous,,4q9 kv9 gzv
κατηχηση indoctrination,5dc,406
contract,5cu,j83 nhz
stipulate,5dq
αποτυπωση inculcation ingraining instilling,5dp,40i 4k4
sign,5dq,of1
φροντιστηριο tutelage tuition tutorship,5dc,ng1 52y
μαθημα lesson,5dc
undertake guarantee,5cu,jex
underwrite,5dw
equal,,n24 gml
swear,5d8
guarantee vouch,5cx,jeu jex
guarantee ensure insure assure,,jex
doom,5e1,kdp
coordinate
even
insure underwrite,5e6,pjb pja
warrant,c7j,jeu jex
isothermal
σεμιναριο seminar,5cw
shop,5cw
thank,5kx
workshop,5cw
,5ea,jc0
acknowledge,4mp,j81 pm
uneven
παραδοση διαλεξη lecture lecturing,5dc,536
apologize,,jcf
nonequivalent,,gmw
condone,5gb,jia
talk,5ef
balanced
excuse explain,5f2,k6e jia
counterbalanced
excuse exempt,5g6,jby
εκγυμναση προπονηση training grooming,2yp,bvq 3zv 53m sh
harmonious proportionate symmetrical,,q48 qe2 gko
poised
plead,5et
ασκηση exercise practice,5eo,40f 40d 96a
apologize justify rationalize,5ew,i8l 8uc ji5 iat 78e n8u 8ub jia ji8 jcf
isotonic
manual,5es
defend,4sa,br9 71y o5l oix n1c ji7
equivocal ambiguous,,gr5 jap,5f6
retraining,5eo,3zy
schooling,5eo
forked
uphold,5ew
justify vindicate,5f5,ji7 n8u 8uc ji5 iat
evasive,,bsy
indeterminate,,gna
uphold,5zu
unambiguous,,gqz,5ex
justify warrant,5zu,ji5 iat 78e
rehearsal,5es
δοκιμη προβα rehearsal,5es,96a
greet,4mh,jc3
straightforward
greet,5w0,jc3
address,4mh
,5fd,nvi
φρεσκαρισμα brushup,5es
scrimmage,5es,96d
nod,4mh,2ir
nod,5wa,k97
indelible
αναπαρασταση,2yp,d4g
bow,5wa,k98
,5fk,93d 99b
esoteric
simulation,5fm
salute,5fc,jc3
καβαλιστησ cabalistic kabbalistic qabalistic cryptic cryptical sibylline,,jea
pageant,5fk
mysterious mystic mystical,,mz3 i1p
απεικονιση picturing,5fk,922
herald,5fc,jc6
hail,4w0
welcome,5fc
essential
delineation,5ft,92b 92e 8nq 922
βασικοσ primary,,i8j
imaging,5ft
introduce acquaint,53e,ia6 k59 o89
preface,5z7,zi 5za j3e
substantial substantive
virtual
vital,,oxy
,5gb,ji5,555
bid,5fc,jc4
wish,5n7,kou k2a
incidental,,ms4
ακτινολογια radioscopy radiology,5g0,oab
forgive,4yi
φωτογραφιση photography,5ft,dnc fih
αναγκαιοσ απαραιτητοσ επειγων πρωτοσ indispensable
vital
acquit exonerate,5st,78a 79r 6yc,5gs
admirable,,glj
vindicate,5gf
contemptible
vindicate,613,n8u ji7 78a
abject miserable
pathetic pitiable pitiful
purge,5gf,1zt
ethical,,mn2
pardon,5gb,7a3 j95
excuse pardon,5gb,752 jia
complimentary,,jfi
extenuate mitigate,5et,7op jib 2mr
convict,5st,6xj ni7 ni6,5gf
deprecating deprecatory,,57e
sentence doom,5ze,jfz roa 6xj
complain,,k4h k4b,580
supercilious,,gvu
κινηματογραφηση filming cinematography,5gc,950 5xu
deter discourage,4yo,i1y 6cm
foster nurture,9kz,6mh gyf k7u
δημιουργια creation,2yp,8t3 9ak 91s
κατασκευη,5h0
euphoric,,ktf,5h5
patronize,btw,jgr
murmur mutter grumble croak,5gv,k4m
distressed unhappy,,kts,5h2
even,,,5hi
grumble scold,5gv,k4m nru
molding,5h1,8ys 93d
flat level plane,,q6l h7k
protest,5gv,3mq k4j k4i jhn nlm nkn
recording,5h1,5x2
declaim inveigh,5ha,k78
flush
remonstrate,4ys
squawk holler,5gv,k4h niz
κατασκευη construction building,5h1,8xs
rail inveigh,5gv
uneven,,go5,5h6
deplore lament bewail bemoan,5gv,6ls o27
,53e,ku4
wavy,,q9q
regret,4x1
repudiate,4x1
κατασκευη assembly,5hg,8xl,5hq
exclaim cry shout,5n7,jxs 552 jy5
διασκορπισμοσ dismantling dismantlement disassembly,2yp,8y8,75l 5ho
jagged
shout,5nn,jxs oc8,5ik
grading,5hg,7jg
untrue
οδοποιια,5hg
shipbuilding,5hg
yell scream,5hs,jxs oc8
production,73
shout cry yell scream holler squall,5uz,jxu jxy jxt jxs jxz
ragged,,h03
even,,,5i2
odd uneven,,,5i1
αειθαλεσ evergreen,,,5i5
παραγωγη,5k1
φυλλοβολο deciduous,,,5i3
whoop,5hz
exact,,gq1
shriek shrill pipe,5hz,kie jxy
αποδοση παραγωγη output yield,5i4,bhg 8u0 8t8
interject interpose,4td,687 6bh jy7
εκτροφη breeding,5i4,80o
literal,,gnd
clamor,5n7,jxw
perfect
photographic
holler,5hs,jxu
rigorous strict,,gg2 gop
thunder roar,5hs,jxu oc8 kh1
αγροκαλλιεργεια cultivation,5i4,98v 994
whisper,5nn,jyp,5hs
approximate rough,,cz9 4bi
μελισσοκομια μελισσοτροφια beekeeping apiculture,5ij
snap snarl,5nn,joj jyl
odd
γεωργια farming agriculture husbandry,5ij,n87 98m
round
snarl,b22,jyl
guess venture hazard,5km,ote i96 jku
κτηνοτροφια,5ip
suppose say,5km,jku iec
δενδροκομια arboriculture,5ip
καλλιεργεια,5ij
predict promise,5is,ksq k9p 9ub jir i7c jit npm i7a
vicarious
κηπευτικη κηπουρικη φυτοκομια gardening horticulture,5ip,nu3 98u
augur,5ix
bet,5ix,3ko
plowing,5j3,98y
,5ij,98r
determine ascertain,,4m5 i9i mr2 18j 15l
υδροπονια hydroponics aquiculture,5ip
gauge,5j4,euw
φυτεμα planting,5ip,8l4
excited
σπορα insemination,5j7,8b8
crazy,,3mf
,5ip
sequence,5j4,h6f ltm ftm
drunk
ascertain,,4m5 13g 15l
aroused
καλλιεργεια culture,ppf
thrillful
exciting
suspect surmise,5is,jku ifm
landscaping,5iz
bespeak indicate signal,5pe,jl7 apy jlg jlf k8g
breathless
ανθοκαλλιεργεια ανθοκομια floriculture,5iz
exhilarating
roundup,5jb
electric galvanic
mark,5jl,jlj f91 f90
θεροσ θερισμοσ harvest,roo,7lb
electrifying thrilling
glamorous,,gj0
εξορυξη mining excavation,5i4,6sn
titillating
tingling titillating
commonplace,,jvp
record,5ks,5x6 ia5
tame
βιομηχανια industry manufacture,6ft,8xl
industrialization,5k1
indicate point designate,53e,jmh fkp k68
making,5hy,8xs 8xn 8ve 8t3 8sn 8y9 8x7 8ud
accusative accusing,,55e 55a
condemnatory,,58v
manufacture manufacturing,5h1,8xl
suspect,459,n79 oj4 qf2
wonder,451,gn9
formation shaping,5k7,8yc 13j
filing,5ka,7us
wonder marvel,4i1,k9z kr9
inexhaustible
marvel,5n7,k9z
formulate,45l,5na
exhausted
mature,5kf,pq6
forecast,5ix,6re i8r 59q jit npm jir
left remaining
prophesy,5ix,i7c o98
υπαρκτοσ existent existing,,qd1 ctg,5kp
speculate,45e,58i jku
,5h0
hint suggest,5kx,k0m jdc jls k0o
ανυπαρκτοσ nonexistent,,qde,5kl
intimate,5ko,k6w ifh
lacking absent missing
indicate,53e
σχεδιαση design designing,5kn,8vh 8vc 4gp
planning,5kt,8vc
vanished
extant
convey,bi8,ni5 iwd
zoning,2wq
surviving
programming,5kn,99x
expected,,,5l8
,5kn
συγγραφη writing authorship penning,5l2,93n oob
anticipated awaited
imply connote,5ny,ifx 4j1 ift
due
expectable
unexpected,,,5l1
,5ny,a94 i6t
imply,5ny,4j1
drafting,5l3,93z
unforeseen
suggest intimate,5la,k0o ifh apy 4j1 k7j
connote,5la,jan
upset
denote,5ll,ifw 7zb
expedient,,gru
λεξικογραφια lexicography,5l3,ny0
advantageous
πραγματοποιηση realization actualization actualisation,5kn,8w5
mean signify,,jak jm7 iyc ifq
opportunistic,,gru
αντικειμενοποιηση objectification,5lk
denote,63t,k68
signify,5pw,8ak jm7 jl7 jod jcx jak
inadvisable
spell import,5pw,jak ift
expendable
ενσωματωση προσωποποιηση embodiment,5ln,d4c
expensive,,hcw bdw,5m3
ενσαρκωση προσωποποιηση personification incarnation,5lt,4k1
δημιουργημα art,5h0,n9c
voice,5n7,jvr
tame,zg,har
costly,,phs hck hcv
disclose reveal expose divulge,5pe,k52 k4z k55 k50 i9h k4w
costly,,hed
overpriced
cheap inexpensive,,hcz,5lu
,5lw
experienced,,i63,5mh
unmask,56x
drawing drafting,5lw,nm3

knowledgeable,,gw3
leak,5m8,k54
παλιοσ old older
betray,5m0
practiced practised
confide,5m0,nhi
veteran,,om8 om6
painting,5lw iru,91q 91p
inexperienced,,ik3,5m5
fledgling,,o32
leak,5m0,k54
new,,ik3
blab,5m0,jly nve 4sg
uninitiated,,gv7 lab
sculpture carving,5lw iru,7bl 8iy 91o
untested untried
spell,5o7,j1c
interpret,5mx,7me k14 igc i6j sn
tracing,5m7,8nq
valid,,gqe
reinterpret,5mq
interpretable
inexplicable incomprehensible,,gr0
misinterpret,5mq
explain,53e,7mc k6e
cryptic inscrutable mysterious,,i1p gr1
συνθεση composing composition,5kn,94c
διασκευη arranging transcription,5mz
naturalize,5mx
orchestration,5n0
clarify elucidate,5mx,gqx k15
paradoxical,,jh3
unaccountable unexplainable
unexplained
express utter,,jxc 5nv 3il jzd
ανακαλυψη invention,5kn,8uo 8ud
απολυτοσ κατηγορηματικοσ ρητοσ explicit expressed,,,5ni
διατυπωση conceptualization conceptualisation formulation,5kn,8ud 5kf 5ug 8uj
δεδηλωμενοσ ορισμενοσ declared stated
definitive,,gqz
προσεγγιση αντιμετωπιση approach attack,5na,c4r
express
raise,5n7
graphic
framing,5na
implicit,,,5n9
avenue,5nd
,5h0
inherent underlying
excavation,5nk,7jt 7jo axp 7k5
talk speak utter mouth,4mh,ogp jgx o2a hkk hkn jxc jyn jym jza jz2
silent understood
carving,5nk,7bh
unsaid unspoken
employed
undeveloped
διατρηση τρυπημα,2yp,7ek
fallow
expressible,,6a1 69y 5ny 5n7,5nz
,5nn
blubber,5nn
express,5kx,5nv 3il
inexpressible,,,5nv
indefinable indescribable ineffable unspeakable untellable
exude,5ny
vent,5ny,jzl 7d7
perforation,5nt,82c
deduce infer,45p,i79 7i1 i77 d68
cutting,5nk,1k9
inextricable
recite,5q7
αναζητηση ψαξιμο search hunting,2yp,ayu 7kb
εξερευνηση exploration,5o8,47s
list,5od,j67 5zm
foraging,5o8,bed
fingered
enumerate itemize,62w,5zm jle j68 ia9 f2s q3k j6o
looking,5o8
ανθρωποκυνηγητο manhunt,5o8
itemize,5oi,5zm
quest,5o8,7kb
number,62w,j67 5zm jm3 j4x pt3 hb0 j6o
specify set fix limit,4bt,rql hb8 4d1 i24 itl
χρηση use usage utilization utilisation employment exercise,2yp,cp8 6t5 6rw 6sv
χρησιμοποιηση,5ok,bt3
reset,5oj
misuse abuse,5ok,1kl 6s8
count enumerate,5j4,45q jm3 j4x pt3 hb0 efp efn
εξωτερικοσ external,,,5ot
αναπτυξη exploitation development,5ok,1aj bzp 6sq 6sj
outer
εξωτερικοσ outside
εσωτερικοσ internal,,,5op
ανακυκλωση recycling,5ok,6sg
number,63t,jm3 j4x pt3 hb0 j6o
page,5ov,iwq iwr
χρηση application,5ok,d5w co9 6rw
total summate,5oo,45q 7z2 5a8 lau idd g2e
intrinsic
εξωτεροσ outer,,,5p3
τεχνολογια technology engineering,5ox 41a,dkk n1f
remand,59o,yc
εσωτεροσ inner,,,5p0
count weigh,,i7x ias
outward,,,5p8
,5p1
outer
inward,,,5p5
εμπορευματοποιηση commercialization commercialisation,5oq
inner interior
voice vocalize,5u3,jxe of5 jxf jxr hg9
κεφαλαιοποιηση,5aq
εξωτερικοσ exterior,,,5pf
tell,53e,k5h
εσωτερικοσ interior,,,5pd
δραση action,6d2
relate,5pk
indoor
inside
tell narrate recount,53e,k5g 3iw k5h o2q
eyed
μαχη battle conflict fight engagement,5pg,btp 6f4 6ff
eyelike
αποκλεισμοσ blockade encirclement,5pg,8ey
narrate,53e,k5h k5g
αμυνα defense,5pg
evidence,53k,jhq jly
publicize bare,5pe,o9m 6gu
bulletin,5ps,jem
επιχειρηση operation,2yp,6ih
playable
mean intend,5kx,jav jak ifq
elaborate expound dilate,5n3,jz7 7md jid k17 2r2 jic 2r4,1wx
fair just,,gt2 gs5,5q4
detail,5px,jz6 q3k ia9 k3n
embroider pad embellish dramatize,54p,ka3 2rq
antitrust
characterize,418,k3i k3j icj gl9
sporting
unfair unjust,,gte 4n4,5py
define,5oj,jij
redefine,5q5,jik
echo,5uz,k3f
foul
reecho,5q7
equitable just,,gt2,5qd
parrot,5q7,o59
repeat reiterate restate,5pe,jk4 pq0 kee 61b
unjust,,gte,5qa
faithful,,lkc guv,5qm
αγωνασ μαχη conflict struggle battle,6d2,6ff 6f4
loyal,,gtv
αψιμαχια καυγαδακι clash encounter skirmish,6u5,6l8 6cy
harp,5qc
true,,guy
recall,5lg
διαπληκτισμοσ contretemps,5qh
unfaithful,,gv2,5qe
recur,5qk
translate,5qc,nvs j8j
maneuver,5pu,6ih
treacherous,,gv6 4oe
retranslate,5qo
untrue
dub,5qv
faithful,,guv,5qx
synchronize,zg,q5q
,5pq
unfaithful,,gv2,5qu
repulsion,5qw,8bv 6mt
phrase,4lf
comment,5mq,jjs jjr j4p jih
loyal
paraphrase rephrase,5qc,j57 j58
doglike
mining,5pq,6ln
ανταρσια σταση rebellion insurrection revolt rising uprising,5qf,cr9 crd nvo 5rb 3xr
talk speak,4mh,jxd 3ih jza jz2
επανασταση revolution,6d2,dmz obz crd byh
απιστοσ προδοτικοσ faithless traitorous unfaithful treasonable treasonous,,gv4 4u3 gv2 okz
ανταρσια εξεγερση insurgency insurgence,5r5
speak talk,4mh,jz2 ogp hzn jym
ανταρτικοσ rebellious,,5r5 6vj
pacification,5qf
mutiny,5r5,o2n crf
combat,5pm,6ff
επιθεση εχθρικοτητα εχθροπραξια aggression hostility,9j,6k1
unreliable,,gi5
converse,5r6,jyw
infallible
,500
report describe,53e,ji0 4kw k3h k5d k5c jek
foolproof
unerring
βια violence,5rf,8od 8ln
familiar,,ngz gpe,5ru
report,5t6
announce declare,5z7,4db jh7 jin n8r
acquainted
,5rf,bps bpt 8l0
old
unfamiliar,,gpg,5ro
rustling,4tt,bfj
robbery,5rs,bps
strange,,gpg
report,5t6,k5d
ασυνηθιστοσ strange unusual,,gpf gpg,5sj
depredation,5rs,701
publish issue,5ps,fp1 6hb jab j9x 6gz o9o o9n lef
antic fantastic grotesque,,335
bw,5t0
curious funny peculiar queer singular,,gpj gph eia gpl
edit,5s1
εκστρατεια campaign,5pu,6fm
circulate disseminate broadcast diffuse,5ps,3ci 2qi 2qg km0 iwe jbm iwi iwg h92 k7r
expedition,5s6
crusade,5s8
exotic
αλλιωτικοσ other,,gm6
sow,5s7
televise,5sz,ixp g4d
quaint
quaint
circulate,9nd,km0
weird
generalize,5s7,8pb
γνωριμοσ οικειοσ familiar,,gpe,5rz
usual,,gpd gnp
mission,5pu
everyday
call,63r
fashionable,,gqp
sally,5pg
misname,5sn
reinforcement reenforcement,5pu,1q6
latest,,gqp
pronounce label,51g,5ae k3m k93 jh9
dapper dashing jaunty,,qxz
qualify,5st,gl0 glf,5sx
εισβολη attack onslaught onset onrush,5pu,6k1 6k4
disqualify,5st,,5sv
modern,,h6r fbc 2zs
air broadcast transmit,5ps,iwa g79 jl8 jbm iwi
πολεμοσ war warfare,5pg
quaint
air
rerun,5sz
antique outmoded
herald,5pe,jlr
announce denote,53e,n8r
dated
assault,5pm
storm,5t8,6lo 8od
charge,5sw,6kq
prehistoric
fashionable,,gqp
diversion,5sw
announce,62w,n8r
διεισδυση εισβολη penetration incursion,5sw
chic smart,,gqp
advertise publicize,5t6,o9m 6gu
breakthrough,5tf
headline,5th,j0u
γρηγοροσ fast,,h77,5uh
invasion,5tf,6lq
advertise promote push,57i,o94 k7m k7p n7x 6gu
infiltration,5tf,c42
επιδρομη λεηλασια foray raid maraud,5tf,ce3
accelerated
inroad,5tl
bill,5tm,jla
swoop,5to,81y
πληγμα strike,5sw,6la
proclaim exclaim promulgate,5ze,jin 7dg 552 jx0
blistering
express,,epi
trumpet,5tu,nt6
counterattack,5sw,6li
proclaim,63n,jh7 7dg
fleet swift,,h77
enunciate,5z7,jvr
βομβαρδισμοσ bombing,5sw,6mx
pronounce articulate enunciate,,jvr jyt n99 jyi
hurrying scurrying
αμεσοσ εγκαιροσ immediate prompt quick straightaway,,h79 h7a
instantaneous instant,,h7a rp5
quick speedy,,h79 h77
γρηγοροσ σβελτοσ rapid,,h79
bombing,793
rapid speedy,,h79 rrn 2h7
προσβολη offense offence offensive,5pu
drawl,5u3,jys
counteroffensive,5ub
round,5u3
windy,,oy0
formulate word phrase articulate,5ny,jvr k05 ize jvu jhz iy7 jvh 5na
αργοσ slow,,h7g,5tk
απωθηση rollback,5ub,8bv
put couch,5ug,qad etg
lazy
stutter stammer,5nn,6af
sluggish sulky
,5pu
fast,,h77,5uu
κατασκοπια intelligence,5un
blurt blunder ejaculate,5nn,jy7
inflect,5nn,jw0 jvz h2s h2q
presto
inflect,1a3,q39
slow,,h7g,5uo
conjugate,5ut,ldg
stress accentuate,5u3,k07 jmm jyr jw4
fast
vocalize,5u3,jxh
utter emit,,jxc
fastidious
choosy
,5up,b1b
finicky fussy,,k26
scouting,5v2,b1b
fastidious
nasale,5uz
sigh,5uz,kif jyk
fat,,h3i,5vn
pant,5uz,545 53o
,5up
heave,5uz
plump,,h3l
chorus,5uz,lik kh9
βολη πυρα πυροβολισμοσ fire firing,5sw,6nn 6n6
describe depict,5xg,k3j k3h
,5vf
symbolize,5vg
fleshy overweight,,h3k h54 h3j
βομβαρδισμοσ barrage shelling,5ve,6no
gross
,5n7,a9o
stout,,h3k
thin lean,,h3m,5v8
dramatize,5vl,ka3 js5 j2j
ομοβροντια fusillade salvo volley burst,5ve
καλυψη,5ve
portray,5vl,k3l
bony cadaverous emaciated gaunt haggard pinched skeletal
address,,k6x k76
lanky
deliver,5nn,k0v jp9 jvm
scarecrowish
scrawny skinny
harangue,5vt,k7a
shriveled withered
accost,9pe
address,63r,luo jl0
slender slim
spare trim,,qy0
edify,52s,ik0 ijz
stringy wiry
disabuse,53e
post,5t6,nbg jla
fatty fat,,raz hiy
bill,5w7,jla
gesticulate gesture motion,4mh,joe 2i9
greasy oily,,l00
write,4mh,ooc 426
scouring,5o8,7km
fatal
style,5wc
deadly deathly,,gp6
deadly lethal,,gp6
,wa
code encipher cipher,5wi,iwj j1g j1e o92 427
incurable
transcribe,5wr
favorable,,he7,5wo
transcribe,61p,j15
unfavorable,,,5wm
adverse
favorable,,,5wv
rewrite,5wc,j1q j55
revise,5wr,j56 2wx j55
indulgent
amend,5ws,jgz 7ab
unfavorable,,,5wq
sign subscribe,5wc,j3t of1
μετρηση measurement measuring measure mensuration,2yp,47x 4cn d5e 3gu
adverse untoward,,qw9 kdx
αντιπαθησ invidious,,ch0
feathered
dot,92l,qa5
record,5xa,g3q f88 fif foh 5hb,5x7
plumbing,5wx,4km
βαθμονομηση calibration,2yp,4cp 3c9 8os 29g
κουρδισμα κουρντισμα tuning,5x4,29j 29d
ξαναρυθμιση ρυθμιση adjustment registration readjustment,5x4,5jz 29l
erase,1cv,ep5,5x2
ευθυγραμμιση ρυθμιση alignment,5x6,cyg
congratulatory,,9db 5c9 5c6
record,b8u,j77 plr jd1 ob6 foh
temperament,5x6
tune,1jq
manifest,5xa
chronicle,5xa,j7p
clumsy cumbersome inept,,hzj
expound,5px,jid
unfortunate
fertile,,qj7,5xq
θερμιδομετρια calorimetry,5wx,d0o
file register,cat,pm0 j7f eqs j7i k0x
impregnable,,eh
densitometry,5wx
fecund,,qj7
rank
document,5xa,jbi
unfertile infertile,,qix,5xi
log,5xa
υψομετρια hypsometry hypsography,5wx
,5wx
film,5xa,eqv ix1 jbb 5gx
observation,5wx,az3
finished
photograph,5xa,fxd fih
over
done through
,,49i 49j
shading blending,5y0
divergence,2u0,alo 41x d67 agc
score,5xa,jmg git f91
underline underscore,3l7
incomplete
notch,5xa,fdn
pending
type,5wc,g8r j3q
sampling,5wx
undone
finished
dressed
fattening
τοπογραφια surveying,5wx
roughhewn
electromyography,1c0
scribble,5wc
sketch outline,5vf,j5n j5p k3o
finite,,,5yo
test,5xt,4ut
bounded
correspond,,nii jbu
cable telegraph wire,4vp,jbt ojt g47 ixl
infinite,,rp3,5yj
radio,4mh,fnc fnf ixo
boundless unbounded limitless
summarize,5qc,j5p j5i
endless
endless
inexhaustible unlimited
διευθετηση οργανωση συστημα,2yp,4gu c3k 2xx
finite,,,5yz
docket,5yr
docket,8ab
infinite,,,5yw
orchestration,5n0,4gu
recapitulate,5yr
opening,,kda 1vc,5zd
randomization,5yv
rehash,5z1
systematization,5yv,3f1
πρωτοσ beginning first
state say tell,5n7,o2q k4r k3p jgy
inaugural first,,8ty
codification,5z5,3f5
introductory,,5g2
starting
ταξη ordering,5yv,49j 25t 4na
closing,,,5z2
declare,5z7,4db jh6
concluding final last,,knd
grading,5zc,49j
συνεχεια succession sequence,5zc,8zi 49x bz5
εναλλαγη alternation,5zh,y7
πρωτοσ first,,,607
layout,5zc
affirm assert swan swear,5ze,jer jha jhk k3p
,5yv,5og 5od caz 5oi 5oa
prototypical,,igx ih0
απογραφη inventory inventorying stocktaking,5zm
protest,5zl,k4i
affirm,,k3p
basic introductory
reaffirm,5zq
initial
confirm reassert,5zq,jd8 iay
eldest
ομαδοποιηση grouping,2yp,6f0 49b
verify,5zu,jhw
original
validate corroborate,5zu,jda iaz 164
phrasing,5zw
κατηγοριοποιηση classification compartmentalization compartmentalisation assortment,5zw,492 4mb 49g
prime,,new nex
depose,5ze,ok5 k36 jer
ευρετηριαση indexing,601,br6
prime
remonstrate,53e
last,,,5zj
reclassification,601
stress emphasize punctuate accentuate,5ny,qt2 7d4 qt3
stratification,601,ch4 ch2
senior
ultimate,,qc7
συλλογη συνολο collection collecting assembling aggregation,5zw,bja 7u9 7tr
intermediate
agglomeration,60d
underscore underline emphasize,609,7d4
compiling,60d,8tn bja 8ts
halfway
testify attest,5ze,jd3 jhl ok5 jhs
middle
περισυλλογη gather gathering,60d,17j 7tr
vouch,60j
centralization,60l,2y3
junior
testify prove evidence show,53e,jct iaw jhq jd3 jhl ok5
harvest,60l,7lb
presume,60p
νομισματικη νομισματολογια numismatics numismatology,60d
allege say,60z,jhf
περιμαζεμα,60d
,60t,n80 j9e
φιλοτελισμοσ philately,60d
second
demur,60v,k4d
assert,50w,jha
proclaim,60z
fit,,,614
supporting,2yp,730
,5zq,ciu 8uc
unfit,,r0i hgl,611
demand exact,61a,6a2 69z nki
εξακολουθηση συνεχιση continuance continuation,2yp,dcx d1o abs 4tu,629
command,615
afflicted impaired
διαιωνιση μακροσ παραταση prolongation protraction perpetuation lengthening,616,cxe 2eg d17
claim,4p5,6a4 nfm
repetition,616,97y a79 5qc
crippled
remit,cbn
stipulate condition specify,5dq,jh5 jj5 jk8 ias gl0
disabled handicapped,,la6 r0k
stipulate,5e0
,61b,99v 92y 995
assure,5zl
duplication,61h,984
reassure,4t3,72q
replication,61h,98b
note observe mention remark,5z7,jjw jjy o3k i33 jjs
swaybacked
,61l
,5wc
fit,,gkz,61w
playback,61o
suitable suited,,gkw
imitation,61h,995
worthy
exemplify illustrate,5px,iak 7j7 joo kbh igw ig4
unfit,,,61q
mimicry,61t
conclude resolve,4yg,j7k 3s2 18j
subhuman
persistence,616,2lo
unsuitable,,gl6
arrange,4yg,i8n o4e
specialize,5px,k3n,62b
prosecution,616,btn
flexible,,7fm h4r,62f
επιβιωση survival,616
hangover,626
generalize extrapolate infer,45p,i79 i7o i7j i78
ασυνεχεια discontinuance discontinuation,1mj,d1b 2ow,616
universalize,628,3om
generalize,5nn,ifd,623
mention cite,69i,jfv jfw
stretched
quote,5qc,k1t jb9 jjt
inflexible,,,625
quote,62n
διαδικασια procedure,6wk,eep es
rigid,,h3u h4v
misquote,62e
διαδικασια procedure process,2yp,8zn c4l eep btb
quote,ba4,jj8
flexible,,ghf,62p
mention cite refer,4ke,jjy j0c k67 k1t jb9 jjt
,62k
inflexible,,,62m
adamant inexorable,,gu0 grm gu2
invoke,62n
stiffening,62k,314
γραφειοκρατια,62h
ενσταση objection,62h
uncompromising sturdy inflexible,,,62y
name identify,5lg,r16 jov 15s i6b k67
indirection,62k
compromising conciliatory,,ghf gx9 4r9,62v
routine,62k
yielding
rut groove,62z
ceremony,2yp
aim,5pw,iti 4x5
add append,5z7
adaptable,,15d 2ae ghe
εθιμοτυπια τελετη ceremony,2yp
decree,5ze,j8n
ιεροτελεστια τελετουργικο ritual rite,2zz,3oi
τελετη,636
baptize,63g,657 651
elastic flexible pliant,,ghg ghf
style title,63g,j10
universal
λατρεια worship,2yp,cu4
dub nickname,63g,j0e
name call,63r,j0c k67
variable,,gly
αποθεωση apotheosis,63e,58c
rigid
rename,63g
προγονολατρια,63e
rite,639
entitle title,63g,j0r
term,63g,iyl
inverted
tag,63g
label,63t,k93 k3m
curly,,hib h8d,63y
designate,,ldh lgp j0h 15s
orgy,63m
excommunicate,c6l,qra
wavy,,h8d
ιεροτελεστια τελετουργικο ritual,2ze,3oi
straight,,,63s
,5cx,jkb
mail send,b9t,y3 ix5 f8b
transvestitism,2ze
λειτουργια service,639
εκκλησια church,642
chapel,642
λειτουργια liturgy,63m
comment,5mx,jjr
foremost
handle plow deal,5rj,jz8 hb6
native,,,64a
adopted,,bq5,649
discuss,648,jz8
foreign strange,,,64m
,642
πλασεμπο placebo,64d
μυστηριο sacrament,639
alien exotic,,myn npp oi2
browbeat swagger,4rt,nd4
compromise,4r4,k1o 70g
naturalized
,,qe7 k1e
compromise,64k,k1o 70g
native,,n1p,64c
communion,63x,4qr
endanger,12c,r09 r07 4xr r0a
compromise,64o
μνηστεια betrothal,638
prattle blab gabble,5nn,nve jz1 nf3 jz4
homegrown
matrimony,64f
γαμοσ marriage wedding,638,cde cdf
native,,n1p
γαμοσ bridal,64u
jaw,5nn,jz4
foreign,,,654
babble,64r,nf3
εξωτερικοσ abroad overseas
βαπτισμα βαφτιση βαφτισμα βαφτισια baptism,64f,nag 63a
external international
flirt mash,5r6,qbc nie 3me
domestic,,,64y
sprinkling,651
home interior internal
christening,651,63a
municipal,,m1k
chat chatter jaw,5rh,omp jz1 jz4 nf3 jz0
domestic
μετανοια penance,64f
εξομολογηση confession,65b,50v
signal,4mh,jl7 jod joc
χρισμα,64f
signify,5ks,8ak
αγιασμοσ sanctification,639,3du
unforgettable
haunting persistent
flag,65d,joa erj
αγιασμοσ καθαγιαση χριση consecration,65g,bvi 5da
mouth,54c,jgx hkk hkn
memorable
kind tolerant,,4ax
beckon wave,5wa
vindictive
beckon,65r
summon,4w0,ijc
formal,,707,668
δεηση ικεσια παρακληση προσευχη prayer,63e,4qp
,5r6,nre k5k
λειτουργια mass,639
rumor bruit,65u,k5l
whine,5nn,k4o 59m
hoot,5uz,jy0
grunt,5uz,khp bx5
whistle,4mh,3rg
perfunctory
benediction,65t,597
ειδωλοποιηση idolization idolisation,63e,9e2
stiff
λατρεια latria,63e
ειδωλολατρια idolatry,63e,nuv
murmur,5nn,khy
informal,,,65s
αφοσιωση λατρεια idolatry devotion veneration cultism,63e,5df
mumble mutter,5nn,khy
casual everyday
folksy,,la9
snort,5uz,jy0
formal,,,66i
spit,5uz
groan moan,5uz,jy9
literary
informal,,,66e
grumble growl rumble,5uz,kib kho k4l
colloquial conversational,,jyw
δαιμονολατρια diabolatry demonolatry,63e
roar howl,b1p,khr kh1
πυρολατρια pyrolatry,63e
vulgar
αγιολατρια hagiolatry hierolatry,63e
ηλιολατρια heliolatry,63e
ζωοθεισμοσ ζωολατρια zoolatry,63e
bawl,66m,oc8
epistolatory
purl,b1p
howl wail roar,5hz,jxu k4p 59p jyb
subliterary
unliterary
squall,66v
former,,,672
revival,kfh,5k 194 19w 19y
howl,5uz,jxu khs
latter,,,66z
bark,5nn,kgw
,5uz,kgv aoy
renaissance,670
fortunate,,,67n
bay,674,kgx
bay,5nn
yelp yap,674,kix
ανανηψη resuscitation,670,rx
bleat,5uz,kh2
happy,,qfj gky
bleat,5gv
bawl bellow,5hs,jxu
presentation,636,bd4
bellow,5uz,kia oc8 jxu
well
αποκρυψη κρυψιμο συγκαλυψη concealing hiding,2yp,2dq axu axy
squawk screech,5hz,jxy oc8
providential miraculous,,k9w
lucky,,otf qw3
καμουφλαζ παραλλαγη disguise,67i,azs azq
unfortunate,,n2d,676
mask,67i,ay0
croon,975
καλυψη cover masking,67i,ay0 6mo
chant intone,975,jw0 7bd 7bb
abject
disastrous fatal fateful,,kc0
singsong,67r,7be jw3
intone,5st,jw0 jvw h2q
dispossessed
ενταφιασμοσ ταφη burying burial,67i,76r
warble,975
συγκινησιακοσ hapless miserable misfortunate pathetic piteous pitiable pitiful poor wretched,,quj kvl kb1
warble,975,jo2 jnq
stealth stealing,67i,9va app
τοποθετηση placement location locating positioning emplacement,2yp,aai 8ab 8mh bo6 308
declaim recite,953,k6m k79
doomed unlucky
juxtaposition,682,49e 8bb
jabber spout,5nn,nf3 jw7 k7a
interposition intervention,682,5ia
fragrant,,i41 h28
peep chirp,5uz,kh8
orientation,682
planting,682,8fw
perfumed scented,,h28
mew,5uz,khw
perfumed scented
quack,5uz,ki5
fingering,682
hoot,5uz,8t1
διαμονη stay,73,d99 cwd 9qc x3
fetid foul stinking,,h27
hiss,5uz,khq jy0
διαμονη residency residence,73,cwd ef2 av6 cxg cxl avs
hiss,5nn,khq jy0
lodging,68l,cxr
occupancy tenancy,68l,ok0 ojz ojy obr cxg
,68o,cxy cxk
squeal,5uz,kik bx5
reeking
cluck,5uz,kha khd
sour,,h3b
moo,5uz,khx
οσμηροσ,,h27,695
camping encampment tenting,68p,cxx
παραμονη sojourn visit,68i
hum,975,7b4
cackle,5uz
stop,68i,d1b
cackle,5nn,jz4
εφοδιασμοσ provision supply supplying,2yp,bn7 6wa cby bow
irrigation,692,1ry
ταισμα feeding alimentation,692,708 6w4 6vf
αοσμοσ odorless odourless inodorous,,,68v
,694
mince,zg,2md
scented
crunch crackle,b1p,khi
free,,,69e
gobble,5uz
comment notice remark,61m,i3r jjr jjw
liberated
bound,,,69a
θηλασμοσ nursing,696
wisecrack,69c,jk1
conjugated
acknowledge,4i1,jjt jc0 i34 i33
conjugated
fixed,,goe,69w
ignore disregard snub,chd,74u
refueling,692,bos bab bac boq
whinny,5uz
caw,5uz
mew,5uz
διαθεση issue issuing issuance,692,cby
leaded
pay,4mh
taped
logistics,692,e3z
,4mh,6ku
unfixed,,,69k
stocking,692,bmd
convey express,4mh,5nv 3il 2em
,2yp,615 4pl
ελευθεροσ free,,,6al
state,5lg,5nv
,69z,615
χρηματολογια,6a2,nbm
claim,69z,61a
escaped
independent sovereign,,qg3 qfy
αδρανεια απραξια,73,96,2yp
available
αναπαυλα παυση pause,6a7,4th cwr
αναπαυλα αναπαυση διαλειμμα respite break,6a9,4th 2pj
issue,4mh,6hb
emancipated liberated
provide,61e,jj6
footloose
hesitation faltering,6a9,9xj 5ul cwp cwr
intermission,6a9,4th
halt,6a9,co0 9qq 9qn
αναμονη wait waiting,6a7,cwf
αναπαυλα αναπαυση ξεκουραση rest ease repose,6a7,66 8ic csv
unrestricted
ανελευθεροσ unfree,,,6a0
croak,5uz,jy4
sleeping,6aj,1fl a10
trapped
captive,,ne3 ne2 o8s qgl qge
leisure,6aj
entangled
αδρανεια απραξια καθισιο τεμπελια idleness idling loafing,6a7,c18 9g
explain,5z7,7mc ji0
babble,5nn,nf3
vacationing,6aq,d61
αργοπορια καθυστερηση χρονοτριβη delay holdup,6a7,3ay 36k 3b2
confront
frequent,,ptp rrd c9r 9oo,6b5
επισταλιεσ demurrage,6aw
dominant,,gke cwy gnr cxc
chant intone,5nn,7bb
αναβολη postponement deferment deferral,6aw,cwx
gulp,5nn,54t
adjournment,6b2,c2z
infrequent,,,6ay
menace,5ny,jhp
procrastination,6aw,cwv
beam,5ny
occasional
smile,5ny,joh
rare
επιβραδυνση slowdown lag retardation,6aw,ddn 36h ac2 36m 361 36o
hurl,5n7
fresh,,gyp,6bj
χασομερι dalliance dawdling trifling,6aw
sing,5uz,of5
interposition,2u1,5ia
traverse
stale,,,6be
αποχη εγκρατεια abstinence,6bo
chastity,6bk
spoiled
cold
αυτοελεγχοσ αυτοπειθαρχια,4y3
request,4kc,k28
νηστεια fast fasting,6bk
limp
διαιτα diet dieting,6bq,dny
rotten,,r0q
inhibition,6bk,41y 3bd
ανεκτικοτητα ανοχη tolerance,6ox,4ax
reprobate,5gu
επιεικεια,6bv,9by
ελεοσ ευσπλαχνια οικτοσ clemency mercy,6bx,8by
preserved
enjoyment,2yp,9mq 9l9 6xt
θρηνοσ κλαυθμοσ οδυρμοσ οιμωγη ολοφυρμοσ lamentation mourning,2yp jon,9i5
compete vie,,6tn oc7 3md
dried
γελιο laughter,2yp
,1gk,d04 6wc
gratification,6c5,9km 6w6
play,6c2,rpu 3th o7c ah
,6c6,582 cpi 6w6 cgr
salty,,rfx l5v
orgy,6c8
εμποδιο τροχοπεδη interference,73,c71
παρακωλυση παρεμποδιση obstruction,6cb,cnp 87b
friendly,,nq3 gh2
κλεισιμο φραξιμο occlusion,6cc,87b 7zw 7pa co0 cnp axw 87j 6q1
πολιορκια siege besieging beleaguering,5po
amiable cordial genial,,gh3 gh6 qe6
χρονοτριβη stalling,6cc,3b1 cwv
σταματημα φραξιμο stop,73,d1b 9ql 2ow co0
cozy intimate
fullback,6c7,nq8
επιπλοκη complication,6cb,2x4 2xf
αναχαιτιση αποτροπη,6cb,5gy
,,rs2 19g
κοινωνικοσ,,lm4 ggy
chilly
prevention,6cb,4wt c6u
hostile
friendly
frozen,,,6cz
frostbitten
confront face,6cy,gs2 k6c 6tv
front,6cv,lyw etq
icy,,f1i h4c
,,rpu ah 5qh kng
unfrozen,,,6ct
melting
καρποφοροσ fruitful,,hd0
,73 6w
plentiful,,hak
breeding
pit,6cv,knj 79d o46
,6d2
συνομοσπονδια,6d2
procreative,,eq ek
association,6d6,cse caj
fraternisation,6d9,bw5
field,6c7,lyr nox noy zm
affiliation,6d9
prolific fertile,,qj7
fistfight,6f4,6uk
field,71e,nox lyr zm
mingling,6d6,csz
enter participate,,qau 77o o5b
unsuccessful,,2mg
διανομη distribution,73,bhy 7tj
full,,quw,6ea
demolish destroy,6i6,7a4
dispensation,6dj,bhy mz
κατανομη allotment apportionment apportioning allocation parceling parcelling assignation,6dj,b9b ca7 b9z bhy
afloat flooded
swallow,6dl
chockful
congested
filled
pregnant
rationing,6dn
μοιρασια parcel portion share,6dn,bhx bi2 b9b
handicap hinder hamper,ch6,ftz i1y
laden loaded ladened
,,itt
μοιρασμα,6dj,bhx
overloaded
handicap,6dy,hdv
riddled
generosity unselfishness,6dz,6iy ar4 6in
δωρημα δωρο giving gift,6dz,b5n bjw b5l 6vf
stuffed
race,6c2,kmz ocm kmv kno bva 388
stuffed
untouched
bestowal,6e4,bda
αδειοσ empty,,qv5,6dk
accordance,6e4,bce
endowment,6e4,b5o
welfare,pfo
,6e6
jockey,6ee,nwf
blank
arm fortify gird,,hyh eup lj1 6rk gbx,6el
glassy glazed
lifeless,,qh1
looted
disarm,,6rm,6eh
vacant,,qv8 q9z bsn anj
disarm,bkx,6rm o4w
vacant
void,,q9z
mobilize,6gj,6ri
man,6es,om2
staff,6wa,lnd lta
exhausted
station,9pi,3x8 m1e m35
garrison,6eu,lqp eup
embed,6f0
ευσπλαχνια charity,6e4
temporary
δωρεα προσφορα συνδρομη contribution donation,6e4,bd9 bjw
group,c31,79 5zw
συνεισφορα subscription,6ez,bin
pool,6f0,luj
λειτουργικοσ functional,,,6f8
fight,,5qf 37u 5pm 6u5 ngh eqo
εμποριο commerce commercialism mercantilism,6hy,bq7 eh1 3fg
structural
utilitarian useful,,hd3
nonfunctional,,,6f3
decorative,,ejn dd3 90m gjv
fight oppose,6f4,8uc 79d 6tv n7w k24 ngh eqo
λειτουργικοσ functioning,,,6fd
αγοραπωλησια trade,6f5,bbc d9i bcz bd0
nonfunctional,,,6fb
amiss awry
battle combat,6f4,nf 8e2 6u5 5re ngh 5qf 5pm
defective,,qvz
functional,,,6fk
wrestle,6ff,oo9
ανταλλαγη interchange,6f5,186
organic,,m hka,6fh
δανεισμοσ lending loaning,b5
campaign,,5s6
αρμπιτραζ arbitrage,6gl
equipped
campaign,6e6,knp nds
stump,6fp
rerun,6fp
armored
business,6f5
prepared
serve,bzy
visored
,4ww
staff,6fv,lnd lta
,6fv,n7h
operation,6fx,c5n
criticize criticise,6fz,njb njc njd
fledgling,,8bl
δουλεια,6fx
rotate,6fv
πατροναρισμα συναλλαγη trade patronage,6g3
officiate function,6fv,4ik o3s 3x8
framed
πελατεια custom,6g5
furnished equipped
enlist,6gc,rs6
αγορα market marketplace,2yp,bij
,c3z
enlist draft,cas,6rn rs6 oau 7cy
mobilize rally,4w0,bq 6ri 75o k11
recruit levy,6gd,6rq oau oav 7cy
fueled
επιδοτηση χρηματοδοτηση finance,6ft,do3 b7y b7u
conscript,6ga,6rn
,zg,6ri lj4
financing,6gh,b7n b7u
επενδυση investing investment,6gh,bem
specified
lose,,nyt nys nyr,6gq
mere
specific,,gni
win,,kfa onv onw pfd,6gn
romp,6gq,knu
intermeshed
cooperative,leo
advertising,6ft,5th 5ps 5tm
γενικοσ general,,iab gno,6h7
triumph,6gq,4eg knq
broad
beat crush vanquish,6i6,nho ko0 6ux
εκδοση publication publishing,6ft,5s1 99k
gross
publication,7w
overall
universal
widespread
typography,40h,dv6 nh3
whip,6gy,ko0
ειδικοσ specific,,,6gv 6hq
τυπογραφια printing,6ft
wallop,6i6,ko0
down,6i6
εκδοση publication,6h8,99k 5s1 6ab
packaging,6ft,88o
particular peculiar special,,gnm gnh
προμηθεια τροφοδοσια catering,3wl
agriculture,6ft,n87
particular,,gnh
οικοδομικη building,6ft
cheat jockey,6gy,4p8 4to nkd
overreach outsmart,6hr
proper
unique,,gnl
outgrow,6hr
ειδικοσ specific,,,6hq
φορτωτικη transportation shipping transport,6ft,81f a59
outdraw,6hr
αναιτιοσ nonspecific,,,6h7 6hn
surpass outstrip exceed outdo,6gy,8gk
navigation,6ho,9oz
κρατικοσ national,,lac,6hx
trucking,6ho,a5r 83y 83k
federal
freight,6ho
local,,,6ht
δοσοληψια συναλλαγη transaction dealing dealings,6d2,c5w bbc bbd
better,6hr
affairs,6hy
outweigh,6hr
operations,6hy
centralized
,6hy,b8d
alienation,6i4
overcome defeat
suburbanized
overcome surmount master,6gy
technical
,,bhs
rout expel,6i6
outdo best,6gy
outfight,6gy
ανταλλαγη exchange,6hy,bcn
αντιπραγματισμοσ barter swap swop,6fj,bcs bcz
outgeneral,6ik
maneuver,6cn,5pu 5qp
jockey,6ih
branded
outmaneuver outsmart,6ic
deal,6hy,bbc d9i bcz bd0
overpower,6gy
γενναιοδωροσ generous,,grn 6e3,6iz
win,,kfa,6j2
borrowing,6hy
ενοικιαση rental renting,6hy,c8j b6y
handsome,,hak
steal,6io
εισαγωγη importing importation,6f5,bq0
score,6io,1g1 b9 1f2 pte
lavish,,hcy 4mw
λαθρεμποριο smuggling,6it,bpy
μαρκετινγκ marketing,6f5
unselfish,,gro 6e3
μιζεροσ stingy ungenerous,,grq,6in
selling merchandising marketing,6f5,bik bd0 d9c bbc bb3
walk,6iu,zw
recede,1ys,,6io
traffic,6f5
conquer,6i6,nho p9
γενναιοδωροσ generous,,grn
retail,6j0,bbi d9g
mate,6gy
μεγαλοψυχοσ large magnanimous,,guk
πωληση sale,6j0
bait,6k9
divestiture,6j9,bkt
απατη sell,6js,dcz bbc d9c bb3
tie,30q,kf9
genuine,,goo,6jk
surrender,6jl,iw k80,6jm
authentic veritable,,gn3 goo
retailing,6j0,d9g bbi
τηλεμετρια telemetry,5wx
θερμομετρια thermometry,5wx,eg5
imitative,,930,6je

resist withstand,6fa,n1d 4eo,6jf
fictive pretended,,nv5 eq2 jje gue
vending,6j0,bj1
venture,6ft,i8 clu
μεταπωληση resale,6j0
bogus fake phony,,dk4 nup nv5
πωληση sale,6j0
unauthentic
εκπτωσεισ sale,qx1
mock
capitulate,6jf,iw
submit,,4vo 4vb r19 6tc
εμποροπανηγυρη παζαρι bazaar fair,6ju
pseudo
subject,6jx
attack,bsp,791 5rf n9p 5sw
εκποιηση ξεπουλημα,6ju
ξεπουλημα closeout,6ju
attack assail,6f4,n9p 5sw,6m4
glazed shiny,,h0k h0m
εκποιηση ρευστοποιηση realization,6ju
glassy
rush,6k9
assail assault,,4sj n9p 4rn
undertaking,40h
καταβολη πληρωμη payment defrayal defrayment,6f5,bqn bc7 bc6 bc1,6ke
glazed,,,6kd
glassless,,,6kc
αποφυγη,6f5,,6kb
glorious,,qtc,6kz
χρεωλυσιο amortization amortisation,6kb
reassail,6k9
jump,6k9
pepper pelt,6k4
overpayment,6kb
storied
προπληρωμη prepayment,6kb
inspired
λυτρα ransom,6kb
refund repayment,6kb,bpo bgk
charge,6k8,bu8 5ta
sublime
remuneration,6kb,bbt
illustrious,,her
ανταποδοση αποδοση,6kb,69v
incandescent
ξοδεμα spending disbursement disbursal outlay,6kb,bis bdz bdw
rival,6c2,oc7 6tn
tribute,6kb
inglorious,,,6kf
emulate,6c2,kop
unsung,,qt7
expenditure,6kw,bdw
αποσβεση χρεωλυσια amortization amortisation,2m0
αποδημηση αποδημια μεταναστευση migration,266,9q7
καλοσ good,,hcl,6ll
stampede,6d2
,6d2
skirmish,6f4,ofi 5qh
bully keen swell
,6k4,5tt
sanction,6l7,4ym
stroke,6la,3ud
stroke,a4r
satisfactory acceptable,,gp7 d04 6wc
διακυβερνηση government governing governance administration,6l7,cru c5b
feather,a4v,2jv
solid,,gi4
counterattack,6k4,5ty
superb
gas,6k4,1qt
κακοσ bad,,hcs,6l5
θεσμοθεσια νομοθετηση νομοθεσια legislation legislating lawmaking,6lf,c9t
mine,1q6,fax 5r4
surprise,6k4,kam 5t9
abominable awful dreadful painful terrible unspeakable,,gom
invade,6k4,6n3 5tl nvw
beset,6k9
deplorable distressing pitiful sad sorry,,gfj 5hj
θεσπιση enactment passage,6lm,c9t c2x
enforcement,6l7,co3 co2
barricade,87b,fqc diy
frightful
barricade,87b,fqc diy
implementation,6lu,3fw 8vk
besiege surround,6k4,nb7
imposition infliction,6lu,bjj 4o3
ebb,6lz
horrid,,gom
lousy rotten stinking,,hci gol jb4
defend,c6u,ciu 8u4 lfd,6k4
ill
,6lu
protect,6m4,9v1 fmc 50m n1c
vigilantism,6m6
domination,6l7,cxa
negative
mastery,6m9,3w7 cl1
monopolization,6m9,b6c
pretty
κοινωνικοποιηση acculturation enculturation,6l7,17q bvo 2yb
guard,6m7,on2 on3 ljo
cultivation,6me
ανατροφη breeding fostering fosterage nurture raising rearing upbringing,6me,cl2 5gz cnb
unfavorable
protect,c0o,9v1
unsuitable,,gl6
defend guard,6m7,ciu 8u4 n1c lej
καθηκον υποχρεωση duty responsibility obligation,6l7,cfy
καλοσ good,,gsz,6ms
shield,6m7,doc 67q fun fuo n1c 50q
angelic,,ocw ocv
charm,6m7,k0a e6r
saving,,cmx
διαβολικοσ σατανικοσ evil,,gt7,6mn
repel repulse rebuff,6fa,k48 5qy 1a6
,6mm
monstrous,,o1z kg7 32h
arrest,6m4,e3j
bomb,6k4,nc1 dqb dq8 5u2
sinister,,r0z
providence,52t,6vr
fiendish infernal satanic unholy,,o1z
obedience,6mu,8rw
ugly vile unworthy worthless,,gol gt9
occupation,6l7,6lq
διοικηση management direction,6l7,c5j c49
devilish,,nt3 o1z
fire,,yo 5ve
καλοσυνατοσ,,,6nd
finance,6n4,do3 b7y b7u
amiable,,gh3
mismanagement,6n4,c4n
placid,,gx8
misfire,351
δυστροποσ κακοτροποσ,,,6n7
shoot,6n6,oev yk yi
μεταχειριση συμπεριφορα treatment handling,6n4,c49 3mu
blaze,6ne
overshoot,77e 6ne
φερσιμο dealing,6nf,bt5
trigger,,ewx
prickly,,kvg
επιβλεψη επιστασια επιτηρηση εποπτεια supervision supervising superintendence,6n4,c5j b0j
crotchety ornery,,gph
fire,6ne,5ve
blast shell,6mx,fuk 5vj
διαχειριση administration disposal,6n4,c3h
strafe,6k4
cross fussy,,nru kvh niz
διεξαγωγη conducting,6np,c5w
οργανωση organization,6np,c6c c3k 4gu 2xx 8x7
cranky irritable nettlesome peevish scratchy,,kvh gg8 gxh nru
διευθυνση running,6np,c5n
gruff,,gxz gy1
grass,6ny
shoot,jk,z8 yk oev
glowering glum morose sullen
εξυγιανση rationalization,6nt,bea
fuse,bp1,eu1 eu2
αναδιοργανωση reorganization reorganisation shakeup,6nt,c3o c3p
sulky
safeguard,6m7,51j
ambush bushwhack waylay lurk,cwf,79l ndc
bandy,6f4
gamble,6c7,pj6 nqb 33p
shrewish nagging
εξουσιοδοτηση authorization empowerment,6n4,cb8 4y1
snappy,,gg8
spoiled
surly ugly,,gg8
stake punt,6rf,nbb 33p pj7
αδεια license permission permit,6o9,4xx 4xt c5r
graceful,,h3q,6oo
elegant,,gql
parlay,6od
certification,6o9,c5r c6a,6ok
fluid
disenfranchisement,6n4,cbk,6oi
accreditation,6oi,cbe
lithe,,h3s
διαπραξη commission commissioning,6o9,cbc ngs
awkward,,hzj,6of
mandate,6on,bx7
fish,81u,l4p cgy np4 39f 39c
αναθεση delegating delegation relegating deputation,6o9,bwk bx6 csd
clumsy ungainly,,h3t nyv
strained
clearance,6oe,4y1
wooden
gracious,,h3r gxt
συγκαταθεση,6oe,4xx
dispensation,6oe,ck6
elegant graceful,,gqk
merciful,,grg
ambush,6p9,79l
βαθμιαιοσ gradual,,,6p5
stepwise
ετοιμασια προετοιμασια προπαρασκευη preparation readying,2yp,2ye
sudden,,h7d,6p2
poach,6p9
groundwork,6p4
abrupt,,h7d
hunt,87q,38t 43o num
makeready,6p4
explosive
priming,6p4
σχεδιασμοσ planning,6p4,4ft
programming,6pd,4wj 4wg 4c6
gradual,,h80,6pj
προθερμανση prolusion,6p4
sloping
guidance,6n4,a2n c4t
steep,,h83,6pf
πραξικοπημα coup putsch takeover,6d2,bf3
abrupt,,h83 mv2
restraint,4y3,c20
bold sheer
hawk,6p9,8qv nof
leash,6pm
grammatical,,isj
bridle,6pm,1ui cgo cn8
strive strain,bz8,442 4va
incorrect
grateful,,kqm,6q0
εγκλεισμοσ περιορισμοσ confinement,6pm,ce5
appreciative,,9iv kqm
imprisonment,6pv,ce0
glad
fence,6f4,6u7
ungrateful,,kqn,6pu
parry,6pz,6ce
bandy,6c7
custody,6px
foul,7xi
ευτυχισμενοσ happy,,qfj kt8,6qc
regimentation,6m0,c5d
restriction,6pm,1tr
blissful,,qfl
champion,c7j,ciu n1c oix neu
golden prosperous
deploy,aai
δυστυχισμενοσ unhappy,,qfo kts,6q5
,2nc,7uv
tackle,6k1,ojd
,6l7,bkx bkn 1aq
miserable suffering wretched,,quj
sorry,,,6qk
direct,6qo,m3o 509 ijj o8h
starvation,6qf,6xa
unregretting,,,6qh
hard,,gzd,6qv
,6l7
pacification,6qm,9c7 29b
aim,aai,509
κερατινοσ corneous hornlike
erect
διεθνοποιηση internationalization internationalisation,6d2
firm,,gzl gze
rocklike,,rbs
point,6qo
soft,,gzf,6ql
level,6qo
brushed
retaliate,6la,76v
revenge avenge retaliate,cew,76v
διακριση discrimination favoritism favouritism,6l7,ch0
padded,,eig
softening,,egg
,6l7
fluffy,,r6j 9wo
νομενκλατουρα nomenklatura,6r3
woolly,,cv2 cv1
yielding
spongy
outplay,6gy
overtake
velvety,,g9r
pump,6ne
hard,,gsj,6rh
calculating shrewd,,hxg 5ki
bet,6o7,33p pj7 3ko nbb
hardened
soft,,,6rd
κινητοποιηση στρατιωτικοποιηση mobilization mobilisation militarization militarisation,6l7,6gj 6ge 6eq 23q,6rs
consume ingest,,54d 9rp n15,6ys
armament equipping,6ri,bp1 6eh,6rm
exhaust,bdw,2na qhu 2n6 9rp
disarmament,6rs,6en 6el,6rk
στρατευση conscription muster,6ri,6gd 4w6 6gi
diffuse diffused
drain,6rl
επιστρατευση στρατολογια levy,6rn,6gf
obdurate,,ozn goh
,6l7,,6ri
consume,bdw,4mr 4my
use expend,,2n9 pnf
,6l7,3c9 4cp
use utilize apply employ,,5ok 5ox hd3 cee aux 4t9 olx
stabilization,6rv,23w 243
harmless
stylization,6rv,927
innocent
ποινη τιμωρια punishment penalty penalization penalisation,6l7,cew
,6rw
repose,6s2
ξυλοδαρμοσ ξυλοκοπημα ξυλοφορτωμα beating thrashing licking drubbing trouncing whacking,6s7,7yr 7y0 7yu 7wg
castigation chastisement,6s1,51x cex
waste,6rw,gwj 4mr
,6s1
misuse,6rw,5on
avail,6rw
catastrophic ruinous,,r0v kdt
overdrive,6rw
damaging prejudicial,,kkh
ill
imprisonment,6s1,ce0
subtle
reuse,6rw,5ou
mischievous,,gsp 4lo
rehash,6sg
exploit,6rw,317 5oq no8
whipping lashing,6s4,7y5 7y0
harmonious,,jt9
harness,6sq
mine,6sq,fay o18 5jv
εκτελεση θανατωση execution executing,6s7,ccj no1
symphonic
exploit,6rw,5oq
πυρα burning,6so
healthful
απαγχονισμοσ,6so,ccx
milk,6sq
use,6rj,i0l 30a 5ok nmi
ηλεκτροπληξια electrocution burning,6so,ccw
αποκεφαλισμοσ decapitation beheading,6so
σταυρωση crucifixion,6so,ccn
penance,6s1
strain,6rw,4va 442
psychotherapeutic,,201
overstrain,6t0
commutation,6by
healing remedial therapeutic,,fp5 n5
exert exercise,6rw,5ok
tax,6t0
ανταλλαγη exchange interchange,6d2
drugless
eat,6rj,nmw 54f
salutary,,hcl
ανταλλαγη tradeoff,6t7
συγκαταβατικοτητα υποταγη submission compliance,6d2,6jx 5be
υπακοη obedience obeisance,6tc,clj 8rw,6vn
preventive
strife,5qf
dine,6vf,lm2 kwk
dine,6t9,lm2 kwk
crippling disabling
picnic,6t9,kwn
απεργια,6v5
infective pathogenic,,pi p6
eat,6t9 6rj,nmw 54f
ανταγωνισμοσ competition contention rivalry,6d2,6kx 6c2,6zz
unhealthy
contest,6tn,59u
medical,,ilr,6tr
operative,,nn 4bb,6tq
αντισταση,6d2,4eo crb
slurp,6tm
suck,6tx,556 oij
αντιπαραθεση εναντιωση confrontation opposition,6ts,6fa 6cv
inoperable
drink imbibe,6rj,55b nmd l7c 54o l7i nme
υγιησ healthy,,qas quh qj1,6uf
defiance,6ts,4em
βια οχλαγωγια riot,5rn,a14
sip,6tx,of7 55f
dispute,6ts,cp3 4sr
flushed rosy,,qj4
guzzle,6tx,55d
αγωνασ fight fighting combat scrap,5qf,4sr 6ff 6f4
drink,6rj,l84 4o5 nmd
ξιφομαχια fencing,6u5 aj,6pz
hearty lusty,,h5a h59
ruddy florid
shock,6u5
scuffle,6u5
wholesome
partake,6rj
μονομαχια duel,6u5,nmo
νοσηροσ unhealthy,,qj8,6ty
fare,6tm,kvx
χτυπημα blow,2lc
swing,6uh,apj
angry
fistfight,6u5,6de
peck,6tm,9b9
gobble,6tm
thrust,6uh,826 aks 75p 762
wheezing,,53y
unfit,,r0i
lunge,6un
ulcerated,,qm1
uppercut,6uh
mumble,6zl,hkq
pounding,6uh,7yi 7yx 8me
toast drink pledge salute,cly
banging,6u5
beating,6u5,6gy
diseased pathologic pathological,,qlu gp5
regale,6wa,kvv
καυγασ brawl,6u5,4so
edematous,,qo0
rumble,6u5
foamy
κωλυσιεργια παρακωλυση παρεμποδιση obstructionism,6ts
διαμαρτυρια εναντιωση protest objection dissent,6ts,ci5 ddw 4ys
inflamed
board,6sv
inflammatory,,h9
επανασταση rebellion,6ts,bnt 3xr cra
διαδηλωση demonstration manifestation,6v5,ci8
,6vp,l5a
sallow sickly
walkout,6v5
sunburnt
feed,6wa,6e4 fth 694,6xa
καταληψη,6vq
heavenly
celestial ethereal
απειθαρχια επαναστατικοτητα insubordination rebelliousness,6ts,bnt 5rb
αγιοσ θειοσ θεικοσ ιεροσ divine godly,,mzf
overfeed,6vf
φυγοδικια contumacy,6vj
ανυπακοη disobedience noncompliance,6vj,4em 8s3 cll,702 6td
divine godlike,,mz7
eat,6rj,54f l58 nmw
,6tk
providential divine,,qw4 6mz
,6wa,q08 kvw elb
plank,6vs,rif
cater,6wa,nei
procure,6wa,o6v
feed,bn7,mr0
earthbound
earthlike
mundane
,6d2
power,6wa,ous
,6wk,cr2
digestible,,6yz
feed,6wa,694
feast,6uz,ka2
gratify indulge,6wa,6c8 6c6
δραση,6d2
predigested
suit case,6wk,cr2
provide supply ply cater,b5l,nei 692 q1r
undigested
satisfy fulfill fulfil,6wa,ktq pt1 6le ao5 6c5
headed,,,6wg
,6wa,bti
remount,6we
headless,,,6wd
accommodate,6wa
maintain,b64,pk2 72u pjz
headed
διαδικασια proceeding proceedings,6w0,btb
βαρυσ heavy,,h54,6x0
dense,,gzn
adoption,6wk
lunch,6t9,kwi
lunch,6vf,kwi
appeal,6wk,cel
breakfast,6t9,kwh
hefty
breakfast,6vf,kwh
ανατροπη reversal,6xb,4hs,6ww
feast,6t9,kwp lm1
επικυρωση affirmation,6xb,4al,6wu
ponderous
feast,6yi,lm1 kwp
bankruptcy,6wk
ελαφροσ ελαφρυσ light,,h55,6wl
συνδικια,6wk,nyh
lightweight
litigation,6wk,cr5 cr2
airy
wean,bkn,1j3
buoyant,,es0
presentment notification,6w0
starve,2ny
πολιτογραφηση,6wk,2zq
starve,bkn,6qj,6vf
αποφαση βουλευμα κριση judgment,6w0,cf3
starve,hs,qip qir
crave,9m3,kp6 4ql gzt kos
ερημοδικια,6xb
want need,ctl,mty qum qun mu1
,6xb
taxing
need
καταδικη conviction condemnation sentence,6xg,5gu 5gs,6yc
distressing disturbing,,h5t
leaden weighted
dismissal,6xb,4xm
souse,6u6,qjm qhv nml
fooling
,4f,qjm qhv l7h nml
βαρυσ heavy,,,6xu
befuddle,6xp
διαιτησια arbitration arbitrament arbitrement,6xb,4qw
delight revel,,kpe 6c0 kpa iba
ελαφρυσ light,,,6xq
ruling,6xb
indulge,6rl,qxo gvm
δυνατοσ ευμεγεθησ
surfeit,6xw,quy
finding,6xb
wallow,cgr
verdict,6xz
dunk dip,6tm,kwx el6
enjoy,6rw,hfh
afford,bdw
ponderous
light,,,6y8
gorge overindulge glut overeat satiate,6t9,3ly nr6 4qj
heavy,,,6y6
avail,6sj,1e3
αμελησ απροσεκτοσ heedless unheeding,,i3e,6yj
satiate,6rj,pt1
αθωωση acquittal,6xg,5gf,6xj
careless,,ghr
quell appease,6wc
content,1u8,ktn
deaf indifferent
dispossession,6w0
,cdq,nu4 nu6
προσεκτικοσ attentive thoughtful,,ghk,6ya
enabling,,,6yn
fatten,zg,hiy h3i
sample taste,6rj,kwr ojh iar i8y iao ltu
disabling,,,6yk
νομιμοποιηση legalization legalisation legitimation,6d2,cc7
helpful,,hd6
dissipate fool,6rt,4mr
δικη trial,6wk,cf3
abstain refrain,,gve n71 n72,6rj
ordeal,6yr
facilitatory,,9b5
οργανικοσ implemental instrumental subservient,,1b1 hd9 f26 f1p
laborsaving
devour down consume,6tm
επανεξεταση,6wk,4ep
digest,3mu,6w3 ebn
stabilizing
metabolize,,pq8
smoke,6rj,53q fl9 fqm
prosecution,6w2,cr1 cqy
puff,6z2
heterogeneous,,gmt,6zb
puff,r
assorted miscellaneous mixed sundry,,lqr
κακοδικια mistrial,6yr
disparate,,gmx
hearing,6wk
homogeneous,,gme,6z5
light,dem,f6j
base,6zg,r2a
uniform,,gmd go2
snort,r
drug,6rj,emv
homozygous,,,6zi
heterozygous,,,6zh
διαλυση χωρισμοσ separation,6d2,ag0
ετεροφυλοφιλοσ heterosexual,,,6zn 700
chew jaw,7vx,hwh hsg kwu
διαζυγιο divorce divorcement,6zj,cdl
ομοφυλοφιλοσ homosexual,,ntx,700 6zk
χωρισμοσ,kfu,c3f
crunch,6zl
swallow,6rj,54o
queer,,ntx
isolation,6zj
gulp,6tx,54r 54t 55d
sequestration,6zj,3ib oe2 8js 3hw,6zw
down,6tx
integration integrating,6d2,cc9 3c8,6zu
bolt,6zq
nourish nurture sustain,6wa,72u kwc cnr
συνεργασια συμπραξη cooperation,6d2,c0y,6tn
αμφισεξουαλικοσ αμφιφυλοφιλοσ bisexual,,,6zk 6zn
prey,6vb,5s0 ayk
συμμορφωση conformity compliance,6zz,clh cyw,6vn 70a
stratified
prey,6sj,o8h
graded ranked stratified
quench,6wc
τυπικοτητα,702,65s
nourish,6vf,cnr 4ah kwc 694 4s
υψηλοσ ψηλοσ high,,lzi h9k hc9,70n
αιρετικοτητα nonconformance,ig,,702
keeping,702
collaboration,6zz,c0y
commanding dominating
collaboration,6zz,ng5 c12
μεγαλοσ ψηλοσ eminent lofty soaring towering,,glm hc9
compromise,6zz,64l 64i
concurrence,6zz
adjoin contact,,qrv ke7 z1 kjf
commitment allegiance loyalty,6zz,5df
steep,,h83
touch,,kjf c1
upper
χαμηλοσ low,,hca,709
devotion,70j,5df
pin
disturb,zg,2i2
under
βοηθεια aid assist assistance help,2yp,na dau cm5 clb
squat
violate,70q
raised,,,70z
cover,70i,fsr mpv
elevated
upraised lifted
lowered,,,70v
frost,7nk,pp8 rcl
χερι,70s,acf
frost,7nk
καταφυγη προσφυγη recourse resort,70s,csg
sophisticated
thanks,70s
strew,70w
αρωγη επικουρια συμπαρασταση relief succor succour ministration,70s,cmd
διευκολυνση lift,70s
service,70s,,71b
finger,,hua 139 cri gzy
disservice,4n2,,719
finger thumb,70l,hud hua 139
raftered
palm,70l,pvo hu7 exq 136
υψηλοσ high,,h9j,71x
ενθαρρυνση boost encouragement,70s,cnf 2d3
fumble,71e
paw,74w,hu4
grope,74w
boost,vo,cnf
paw,7jk,c4v
graduate
παραμυθια παρηγορια consolation comfort solace,717,9ke
manipulate,71e,136
higher
,2wc,2x0
higher
oversimplification,71q
utmost,,hb9
rationalization,71q

soaring
χαμηλοσ low,,,71f
στηριξη συμπαρασταση υποστηριξη support,70s,5ew 4yj c7j
seize clutch,72d,4zs 4zq
depressed
προσκολληση attachment adherence,71y,cwi ckx
reduced
snatch,,12t
εκκλησιαστικισμοσ ecclesiasticism,721
nab,71z
claw,71z
pinched nasal
seize,72d,4ss
παραδοσιαρχια παραδοσιοκρατια traditionalism,721,okt
ενισχυση backing championship patronage,72n,cnl cnn c7j
συνηγορια υπερασπιση advocacy protagonism,71y,52h
peaky,,pvl

shrill
insistence,72b,4tb
screechy squeaky,,kij kie jxy
urging,72b,57x
treble
αιγιδα προστασια auspices protection aegis,72m
χορηγια sponsorship,71y,o5l
collar nail apprehend arrest nab,71z,nd3 j8y p7
επιδοκιμασια,71y,c7j cnn
εγκριση blessing approval approving,71y,4yl,5ai
capture,71z,4ss p7
collar,bp1,ec3 ec2
επιβεβαιωση reassurance,71y,9cc 61k
collar,71z,ec3 ec2
στηριξη support,2yp,b86
grasp,72y,4zs 4zq
sustenance upkeep,72s,6wi 6zy d17
cling,72t
imitative,,995
clasp,72t,4zs,741
hold,,4zs,870
mimetic,,jba
,,612 g2j g2k euq ezu
parrotlike
simulated
αντιπροσωπευση representation,6zz,cqz cle
imitative
αναλογικη,733
προσληψη employment engagement,9j,bzq
booking,736,ceq ct5 4wl
admiration,72n
storied
pole,730,fkr
underpin,730
prop,730,fv7 fm7
idealization,738,4e6
upland
bolster,73c,dq3
mountainous,,mtr
reward,72n,4v4
brace,730,dsn dsj
home,,,73l
υποβαθμιση υποτιμηση disparagement dispraise,5ai,55r
away,,,73j
brace steady stabilize,1pp,7di dsn
υποτιμηση deprecation,73k,58y 57e
clutch,72y,4zs
διαβολη διασυρμοσ δυσφημηση συκοφαντια calumny slander defamation,73q,55w
επιθεση,jg1
cling cleave adhere cohere,70i,e9 qrx gzb
συμπεριφορα behavior conduct doings,2yp,chr
συμπεριφορα behavior,2yp
analogous
,73s
ενοχληση εξερεθιση νευριασμα provocation,73v,9fv 9fk 9lb
exacerbation,32q,9lb
cradle,72y,eg9
honest honorable,,gug gun,745
intimidation,73v,9l8 9em
unclasp,870,,72x
twist,9yh,2k1
quirk,742
λοιδορια χλευασμοσ twit taunt taunting,73w,56h
dishonest,,,73z
distort,13a,q71
απαγορευση condemnation,5ai,57h
,742,hib
beguiling
frizzle,748
grip,71z,exq 4zs
αγενεια απρεπεια θιξιμο offense offence,73s,9gj
twiddle,71o
deceptive misleading,,cq6 577
wield,71o
γελοιοποιηση εμπαιγμοσ κοροιδια χλευασμοσ χλευη derision ridicule,74c,4p7 56p 56v
operate control,71o,ee3 532 o43
αγενεια αγαρμποσυνη απρεπεια χοντραδα χοντροκοπια indelicacy,74c
αναιδεια αυθαδεια insolence,74c,abv
λοιδωρια προσβολη υβρισ insult affront,74c,562
thieving
ταπεινωση indignity,74k
σκανδαλο scandalization scandalisation outrage,74k,9jm
truthful,,gup
αναιδεια απρεπεια θρασοσ θρασυτητα presumption,74c,btm 45c
relay,74h,fp0
pump,74f,fmo
θιξιμο προσβολη ταπεινωση rebuff slight,74c,4x8
stroke,70l,13y
περιφρονηση snub,74s,69l
mendacious
caress,74t,575 140
honorable,,gug
pet,74w,nk0 575
revered venerable
probe,756,flz
favor,8j,c9h
pardon,8j,5gp
interpenetrate permeate,756,pqv
ελεοσ ευσπλαχνια οικτοσ mercy,717
inglorious shameful,,qts qto
penetrate,aec,muq
ευγενεια politeness civility,9j,472 46t
shabby,,4n4
courtesy,757
gesture,jlf
hopeful,,n8x,75f
gallantry,759
expectant,,krf 4ii 4ig 9il
deference,757,c80 4eb
hopeless,,,75b
permeate pervade interpenetrate diffuse,756,3ci 2qi 4xu pqv
abject
bleak,,qzd
θεωρηση,8j,au2
despairing desperate
συναθροιση συναξη assemblage gathering,6d2,ct2 c31,5hq
jab prod stab poke,9x2,11m 2id fm0
despondent,,kub
επιστρατευση κινητοποιηση συσπειρωση mobilization mobilisation,75l,6ge 23q
stab jab,9x2,6un
jab,7xv,11w 2id
helpless,,kua
rallying,75o
insoluble
prod incite,,mn6 7cg k7v
institutionalized
συγκληση convocation,75l,4w4
συγκεντρωση meeting,75l,cd8 c31
institutional,,ldw
nudge prod,9sp,fm0
institutionalized
ραντεβου rendezvous,75x
stab,jk,6un f4g f4f
εκκλησιασμα congregation congregating,75l,af6
συνεδριο συνδιασκεψη convention convening,75l,afa 4w4
iodinating
συγκεντρωση,75l
συνεδριαση συνοδοσ session,75x
desolate
horizontal,,,76g 76n
massage knead,71o,49o o07
visit,75x
dab pat,7xv,ki1 z5
level
επισκεψη visit,75x,cdd
dab swab,7ri,z5 pze
vertical,,g96,76n 769
παρασταση παρακολουθηση attendance attending,6d2,cu1,76m
παρασταση appearance appearing,76h,ct1
παρουσια,76h,9p0,76o
roof,7nk,fqn oce
upright unsloped
απουσια nonattendance,6d2,,76h
inclined,,,769 76g
απουσια absence,76m,9p6 31u,76j
leaning tilted tipped
absenteeism,76o
bury,8mh,67x
ανταποδοση,6d2
diagonal slanted slanting sloping,,q9m
payment,76s,bpo
εκδικηση retaliation revenge,76s,6qz 6qy
pitched
knead,71o
salient
vengeance retribution,76v
sidelong
butt,7xv,ndj
στητοσ ορθιοσ erect vertical upright,,g96,77d
reprisal,76v
hit strike,70l,kjh nto g1k ke7 kav z8,77e
war warfare,5qf
ping,774
spang,774
rampant
εκδημοκρατισμοσ democratization democratisation,6d2
ενοποιηση συγχωνευση συνενωση consolidation integration,2t7,3c8 3c5 1wh 1wf
standing
centralization,77a,2y3
ξαπλωμενοσ unerect,,,772
,,kce,774
thud,774,kin
incorporation,77a,3c5
bended
merger,77a,1wq 2qd
weeping
knock,7xv,kji
dormant
shoulder,9x2,hsn
απλωτοσ flat prostrate
συμμετοχη participation involvement,6d2,d0w c6s 6dh btn,77s
shoulder,838,hsn
stooped
shoulder,a8g,hso hsn
αποχη nonparticipation,6d2,,77o
elbow,75z,huz
prone prostrate
bump knock,774,ke5
supine
δεσμευση commitment,77o,bem
seated sitting
παρεμβαση intervention intercession,77o,4qw ckz
μεσολαβηση mediation intermediation,77z,4qw
crease,783,15f
running,,,787
brush,70l,kjt
neutrality,77s,4kt o31
jetting
goad,75p,fm0
standing,,,782
goad,75u,k7v fm0
stagnant,,qhk
vindication,79r,5gf 5gj
slack
spur,7xv,qa8
running,,,78f
justification,78a,5et 5f7
passing,,,78d
rehabilitation,78a,cot
hospitable,,,78l
,6tk
kind genial
slam bang,7wv,kji
inhospitable,,,78h
bleak desolate,,qzd lvb hd2
slam bang,7pa
godforsaken,,m4f lvb
peck,7xv,9bc 9b9
απεργια strike,78i
chuck pat,74w,z5
hospitable,,jc8,78w
brush,7a7,duz
brush,8gf,duz
welcoming
inhospitable,,,78s
swab,7vr
walkout,78q
dust,8gf,r9q
hostile,,kv3,79i
aggressive belligerent,,ngh ggd 6k1
vacuum,8gf
sabotage,1od,cln
liquidation,1od
antagonistic,,kqc i9t qew
γενοκτονια genocide,1p1
ολοκαυτωμα holocaust,1od
holocaust
,33p
polish smooth,28v,3w2 rff h0o
toss,799,9w5
buff,79a,h0o
opposing,,n7w bu9 6fa 6d5 4sx 4sz
flip,tt
dull,zg
blunt,zg,,79j
,5sw
amicable,,,790
sharpen,zg,fub,79g
friendly,,kq0
ενεδρα ambush ambuscade trap,79h,6o5 6p1
strop,79j
whet,79j
καυτοσ hot,,h4e,7aj
cock,8ab,exg
skim,70l
clearing,r6,5gf
manumission,r6,cec
tap,7xv,ki1 z5 kjh
blistering
ανοησια βλακεια κουταμαρα χαζομαρα stupidity betise folly foolishness imbecility,jw
admission,ct,cfd
warming
fervent
shave,3u3,2oc
renewal,61b,8u8
fiery,,pp0
heated
αμνηστια χαρη pardon,6by,5go
demolition,1od,9hs 8y1 6dl
plane,8j1
overheated
rub,71v,4h3
vandalism,4lo 1od
scorching
sizzling
τροποποιηση amendment,21g,5wu
sultry
gauge,7a7
sweltering
thermal
thuggee,1pm
transmutation,2wz,2tu
rub scratch,70i,qna ov5
κρυοσ ψυχροσ cold,,i4o h4b,79o
scrub scour,7a7,1zk
scour,7a7,bap
,7a7,gjn
resmudge,7am
arctic frigid icy,,h4c
dust,7am,raq
bleak,,qzd
,8gm,gjn
chilly,,h4c h4d
besmirch,7ar,gjn
crisp snappy,,rsg h4d ou6
slime,8gm,re3
radiation,7ay,d1z
smooth,2n8,,7b0
emission emanation,bf,3r7 n dfv tz
discharge,7ay,3gm
roughen,2n8,,7ax
vacation,1t9,4xd
excoriate,7b6,qna
refrigerated
humming,3r2,68y
shivery,,59h
,,bap qna ov7 r89
,,84p
unheated
vernal,,,7bf
slice,8j1,mwl kz2
intonation,3r2,67r 6b1
amputate,1aw
intonation,3r2,67r
singsong,3r2,aqi 67u
wintry,,ros,7b9
carve,8j1
carve,8j1 8yc,ods 5np
διαχυτικοσ ζεστοσ θερμοσ hot,,,7bu
αρχηγια ηγεσια leadership leading,2yp,n1w
helm,7bj
carve,8j1,oo3 5mn
fiery
heated
cube,8j1,ekr qal qah
sizzling
sensual sultry,,kp5
precedence,2yp,ac9 bzf d2z d6p
hack,8j1,hjk
solo,2yp,ogc
κρυοσ ψυχροσ cold,,gfe,7bi
hack,8j1
chop,8j1,kz1 hjk
frigid frozen icy wintry,,gfe
fell,8j1,nyz
ανθρωπινοσ human,,cb1 glb
log lumber,7by,rdo nyz rdn 3wg
chip,8j1
anthropomorphic
frail imperfect,,qvo
chip,8jq,mof
αφυπνιση awakening wakening,1wi,43 47
peel flake,7c4,mof
buzz,2yp,d5s
,7xv
πλακα τρελα fun,2yp
snag,7c8
inhuman
excitement,1wi,9bv 3jq
godlike
thrill,7cc,9k0 9h2
herculean,,hfi
incitement,1wi,56l 75u
subhuman
encrust,7d5,mq0
stirring,1wi,9d4
ανθρωπινοσ humane,,gre,7cr
stimulation,1wi,4s2
layer,8yc,ivz m01 f5u
humanitarian,,iio
coat,70w,ebd
skimming,2vh
trim,8j1
αγριοσ ασπλαχνοσ απανθρωποσ σκληροσ inhumane,,gri,7ck
withdrawal,2vh,bk9
peel pare,7cx,l2j
brutal cruel savage vicious,,grj nax h5x gsl
swerve,2li,agg
bestial brute brutal,,3f gsm
strip,1aw
καταταξη στρατευση στρατολογηση recruitment enlisting,8q,6gd bav 6gf
bark,7cx,pdw
bark,7nk,pdw
inhuman,,gri
αναφορα consultation,9j,5b2 a5i
pitiless unkind,,gsk kqv grl
accenting,9j,609 60g
coat surface,7nk,g2n ebd gjw 4h5
humorous,,jkh ggr
διεξοδοσ outlet vent,2yp,5o2
last,2yp
facetious
comic funny,,kth 7f 33n jkr jso ngi
,7d5,gjw
dry ironic ironical wry,,jki gff
dress,7db
negotiation,2yp
ludicrous ridiculous,,jgl jb2 jsp
proclamation,73,58g 5tu 5tz
hilarious screaming,,kth
stabilization,1yo,73m
jocose jocular,,jkl 33y
tragicomic
witty,,omw jkh
oil,7nk,red
wax,7nk,ri2 4ic
hungry,,qip,7du
empty,,qiq
grease,7nk,rbt qy2
starved
glaze,7d5,gjx
atlanta
thirsty,,qit,7do
hurried,,h7c,7e2
wash rinse,81q,f5t gbb
elute,7dw,pop
flying quick,,h77 h79
hasty,,h7c
line,7nk,f6u f6w
hasty,,h7d 8w2 h7c
unhurried,,h7g,7dv
γνωστικοσ careful deliberate,,h7g ghm
easy,,rjt gkf
identifiable,,48n 42z
distinctive,,gnm
feather,7nk,9wl
recognizable
feather,7hb
stamp,8ga,jnf
elusive,,d8o
unrecognizable
,7qj
subjective,,gwc
meter,7ed
καννεσ cannae
impaired,,,7en
scarify,7ek,qp5
diminished lessened weakened
puncture,823,5nt
puncture,8sn
riddle,823
unimpaired,,,7eh
scarify,7ep
,zg
εξαιρετικοσ μεγαλοσ σπουδαιοσ υψηλοσ important,,heo,7fl
scarify,7es
score,7ey,jlj git
crucial essential,,ifu
scribe,7es
,7es,q9q jlm m0j
crisscross,7ev,git
big
notch,8je,fdn q9p
cardinal central fundamental key,,ifu
,7ey
recess,7f0,q7f
chief main primary principal
furrow,7jo,q8n hh4 q8o eu0
furrow,8j1
furrow wrinkle crease,7f6,q9q
fold,2n8,ehq q9s,8n9
διακεκριμενοσ διαπρεπησ μεγαλοσ σπουδαιοσ distinguished
grave grievous,,hey ggm
wrinkle crease,7f6,q9q
great,,her
pucker crumple knit,7f9
φοντενουα fontenoy
pucker,7f9,q9t
buckle crumple,aav
measurable
purse wrinkle,7fh,q9q
,1vw
serious,,ggj
dent,7fm,q9o gjk pqz
strategic,,iw3
ασημαντοσ unimportant,,hez,7eq
bend twist,13a,kfj 2xy q9s 625
inconsequential
trivial,,g7v hf0
lightweight,,onk
gouge,pr
rout gouge,7fv,gjk
impressive,,glk 9cn 9cz,7gh
rout,7jo
amazing
,38c,mru
sensational stunning
undermine,7fv
astonishing astounding staggering stupefying
wrap,7nk,ge4 fd6 ge3
baronial imposing noble stately,,glm
parcel,7fz,ldi ffp
dazzling
leyte
dramatic spectacular striking,,gkd ka3
untie unlace,8eh,olp,7gd
grand,,ha0 gll
gag,7gd,eu7
formidable
untie,zg,14w olp 157
gallant lofty majestic proud,,glm
retie,7gd
brilliant glorious magnificent splendid,,glk gqq giz h0n
tie,7on,dnj f6x,7g5
grandiose
rig,7on,fpz
thundering
unimpressive,,,7fs
marathon
unimposing
μαρενγκο marengo
latch,7on
noticeable,,gka att
detectable perceptible,,as0 h4g
discernible evident observable,,az3 atv b1h jct b4t
marked pronounced
noted
μιντεν minden
insignificant
improved,,,7gz
built
developed
cable,7on
picket,7on,fir
landscaped
unimproved,,,7gt
strap,7gd,g1a
hobble,7h0
cleared
tether,7i2,f5y
fasten,7i2
improved
attach,70i,de2
attach,7hb,de2,7ih
unimproved
implant,7h7
inaugural
conjoin,7qc,145
inboard
portable
miter,7hw
inclined
apt given minded
fond partial,,kpu
prone
match mate couple pair,7hw,lc3 lc7 pyb gek lch neg
ροσμπαχ rossbach
σαλερνο salerno
reluctant,,ggi
incoming,,,7ho
outgoing,,,7hn
επερχομενοσ incoming,,,7hx
inward
fair,7hw
μελλοντικοσ προσεχησ πρωτοσ future next succeeding
piece,8k1
σολφερινο solferino
influent
join,7qc,145
απερχομενοσ outgoing,,,7hp
outward
past preceding
bridge,7hw,dtt
deductive,,5o4 462
attach,7qc,14u,7ic
τανενμπεργκ tannenberg
inferential,,i79
inferential
indulgent,,,7ii
band,7i2,fq6
couple,7i2,efs
decadent,,qtr
luxurious voluptuous,,qxo
affix,7i2,iyv
detach,7qh,2vd,7i2
gay
βαγκραμ wagram
βατερλω
unsolder,7ih
detach,8jq,kdi,7h7
strict,,gg1 gvc,7i6
knot,7gd,f4p
austere stern,,gju
swathe,7j1,g2t
shroud,7fz
υπρ
υπρ
curb,7ir,ei2
monkish
,1tr,obu
υπρ
clog,7ir
restrain,3mb,qgm obu qgj
industrial
developed
developing underdeveloped
infectious
gird,7j1
transmissible,,b9q qkl kfq lw
bind,7i2,dnj
unlash,7g5
cement,7j1
band,7gd,dhp
anchor,7on,d65 m23
anchor ground,7on,i29
illustrative,,61v
revealing telling telltale,,jly
informed
claw,7jn,aze aza
rake,7ax
familiar,,ia6
level,2n8,f65
educated enlightened
plane,7ax
grade,7jd,h80 5ht
knowing wise,,hxi i10
knowledgeable knowing,,i10 gw3
degrade
scrape,7a7,gjl qna
replace,8ab
ignorant unwitting,,ik2
scratch scrape,8je,qna gjl q9o
dig delve,1aw,lx4 5nm flm
spade,7jo,fy5
candid,,gh1 guo
sap,7fx
twisted
dig,7fv,5nm lx4 flm
inhabited
settled
haunted
occupied
peopled
populated
populous
shovel,7jo,flm fve q0v fvd
abandoned
unoccupied
squirt,1nw,klh
,baj,lx4 ep9 5nm
ancestral transmissible,,pfl n8n
nuzzle,7k5
genetic transmissible,,b9q gy8 ppk nwz
finger,7kb
grope fumble,7kb
search seek,,5oh 5o8 oe0
acquired
congenital
inhibited
scavenger,3f
repressed
smothered strangled
ζωο,3f
want,7kb
υποζυγιο jument,7ki
abandoned
scour,7kb,5wd
earthy
ημερο εξημερωμενο κατοικιδιο,3f
pursue,7kb,i6x
,aw8,47d oe0
feeder,7ko
uninjectable
injured
head,7ko
disjointed separated
scan,7kq,47b
hurt wounded
rifle,7kq
ζωακι pet,3f
mangled torn
raw,,qoj
rummage,7kq
stunt,3f,c76
comb ransack,7kq
fish angle,7kb,cgy
intact inviolate
mow,8j1
unhurt unscathed whole
innocent,,qfs,7lh
αμφιβιο amphidiploid,m
reap harvest glean,7tr,5js 60q pb4 eyh
cleared,,gqx
shear,7li
unimpeachable
shear,8j1,fud
θηλυκο female,3f,87i,7lk
guilty,,qfu,7l9
,33q,fmf 2of 2oc pb4 2o9 fxh
θαλασσινο hen,7lg
αρσενικο male,3f,,7lg
adult,3f,89d rl5 qsd
μικρο young offspring,3f
νεογνο,7lm
engrave inscribe,7bl,nni
criminal,,qfw
κουταβι pup whelp,7ln
slash gash,8j1,qnb
puppy,7lq aot
slash,8j1,qnb
punishable
butcher slaughter,7m5,1qf ndg cze 1qh
inspiring
γατακι γατι kit,7ln
poison,7m5,rgg 1qq
instructive,,53e 52s
dam,7lg
stone,7m5,r4v mvt
giant,3f,7uj 7uq
vent,hi1
illustrative,,926 izv 518 4ag
kill,,52r 1p1 r02 nwu kft
ζωυφιο animalcule animalculum,m
survivor,3f
doctrinaire
mutant,3f,xl
μαθησιακοσ educative,,bvs 3zv
educational,,5cp
explanatory,,6at 5mx
expository,,5px
interpretative,,97m 5mq
κερατο horn,hp5
edifying
ελαφοκερατο antler,7mf
tuft,7mk
illuminating,,53e
θυσανοσ crest,hp5
sacrifice,7m5
integrated,,,7mq
μικροοργανισμοσ microorganism,m
mixed
overlay,7m5
segregated,,,7mm
liquidate,7m5,1qe o2g
υβριδιο crossbreed cross,m
separate,,qrc gm6
exterminate,7m5
hitch,7i2,e3g,7n0
integrated
coordinated unified,,qrw
snag,7mv
relative,m
unhitch,8eh,,7mv
embedded
append,7i2,d9h
ιοσ virus,7mn ms5
append supplement affix,7i2,j3j d01 d9h
introjected
sew stitch,7on,g0q 4hn ftw oeh
combined
occluded sorbed
backstitch,7n6
darn,21x
pucker tuck,7n6,q9t
needle,822,fd2
fell,7n6
baste,7n6
tick,7n6
disintegrative,,2ww 2wp
glue paste,7i2,r56 r53
διανοητικοσ intellectual,,,7nn
paste,7nk
cover,,fsr eg1,7oi
reflective,,451
sophisticated
ακαλλιεργητοσ nonintellectual,,,7ni
mindless
εξυπνοσ οξυνουσ intelligent,,hx7,7o3
agile nimble
jacket,7nk
apt clever,,hxe
foil,7nk,esn
εξυπνοσ ευφυησ brainy brilliant,,h0n hxc nqp hx8
bright smart,,hxe
pall,7nk,eid
,7n3
born
plank,7nk,rif
parcel,7nk
searching
flake,7nk
ανοητοσ βλακασ βραδυνουσ κουτοσ χαζοσ unintelligent stupid,,oi9 hzc,7np
overlay,,g6g
headless
intelligible
slurred,,jyu
intended,,,7oe
conscious,,i0y
deliberate
intentional knowing,,hxi ijm
slate,76k,rgu
ερπησ herpes,7nx
unintended,,,7o8
uncaused
submerge drown overwhelm,70w
unwitting
uncover,,,7nk
intentional
bare,7oi
intensifying
exasperating
fasten fix secure,7i2,goe eri eq9 14u,7p7
thickening
ανακουφιστικοσ alleviative alleviatory lenitive mitigative mitigatory palliative,,he 5gr 1je
μονηρη monera prokayotae,l9p
interspecies
padlock,7pk,ffx
interested
μονηρησ moneran moneron,7mn
,lfw
curious,,i1i
αδιαφοροσ απαθησ apathetic indifferent,,gfv kok
bored
mount,7i2,dg9
remount,7oz
clamp,7on,ea6
dulled
fasten,7h7,eq9,7p5
ενδιαφερων interesting,,hfk,7p9
unfasten,7pg,157,7p3
engrossing fascinating
unfasten,8eh,olp 157,7on
clinch,7on,eam
αδιαφοροσ uninteresting,,hgg,7p4
close shut,,fvn fvo 2k6 6ce,7pc
βαρετοσ ανιαροσ boring deadening dull irksome slow tedious tiresome wearisome,,hgi kuf hgh
open,,olp fej 2ty,7pa
earthbound,,jvp
ponderous,,hgk
reopen,7pc
open,14h,2ty,7pi
internal
close shut,14h,fvo 2k6,7pg
confine,c20
lock,7on,f77 f79,7po 1pd
intrinsic
inherent integral
βακτηριο βακτηριδιο bacteria bacterium,7mn,dmv
unlock,7pc,,7pk
inner
bolt,7pk,dq5
wring wrench,746
wrench,8rj,2k1 ge7
alien foreign,,gpl
attract,8rj,1a4 otp
external outside,,q2z
extraneous,,q2z
introspective
distort wring,746,q71 kfj 2xy q8b
extract,1aw,epl
intrusive,,aek
unscrew,31d
interfering meddling busy
unscrew,31d
intrusive
seal,7zw,fsz
bulging,,qk5 q8q
zip,7on,fx0
jutting projected relieved sticking
seal,7pa,ft0
reseal,7q9
starting
connect link,,f6x q2n 3ub edp,7qh
aqueous
intrusive
ευβακτηρια eubacteria eubacterium,7pn 7ou
interconnect,7qc
disconnect,8jm,,7qc
aggressive
affix,7i2
bond bind stick,7h7,r54 gja gzb de2 eq9
brisk fresh refreshing,,gyp
exhilarating stimulating
tack,7on
renewing,,19t
nail,7i2,fcs
debilitating
stud,1dy
enervating,,2v6
exhausting
mask,7nk,lm0 f95,7qw
inviting
unmask,7oi,,7qu
tantalizing
tantalizing
blanket,7nk,moh
unattractive
string,85l,g5b e55 g1n g1l
thread,7pz
marshal,85l
unwrinkled
isotropic,,gy3
,7d5,rf9 o7a
glad,,,7r8
sad,,qfp kts,7r7
bittersweet
mortar,7r6,re0
doleful mournful,,ku3
plaster,7nk
melancholy,,qq5
paint,7d5,fg0 o51 4i0 414
pensive
tragic,,kc0
tragicomic
,7nk,f7k 4h5 d9o
sorrowful,,qfp ku3
anguished tormented tortured
laminate,7nk,f4z hv1 f50
θλιβεροσ dolorous dolourous lachrymose tearful weeping
prime,7re,erv
grievous
hook,7on,f08 f09
wailful
lugubrious,,gfj
belt,7on,dmc
mournful,,ku3
sad,,gfj
woeful,,ktx
cement,7on,r8d
joyous,,kt9
cement,7d5,r8d
ecstatic,,qfm qfh
gleeful jubilant,,ktb 57q kt9 kth
rivet,7on,fq9
festive merry,,33b
clip,7i2,eao
gay jolly jovial merry,,kth
εντεροβακτηρια enterobacteria enterics entric,7qf
pin,7on,fj9
straighten,zg
unsmiling
juicy,,l90
σαλμονελα salmonella,7s5
lush,,pb2
just,,gt2,7sj
bust,8ks,kfy 2sd,21x
fitting,,gkz
scuff,7jn
scuff,3co
rightful,,gt3
kick,7wv,121
unjust,,gte,7sc
gratuitous
kick,8cr,121
ευγενικοσ kind,,gs6 8j,7sw
punt pole,8cr,fkr
punt,7sl
gracious
spray,7t7,ddz pzj
καλοσυνατοσ charitable kindly sympathetic openhearted
shower,7sq
gentle
mist,7sq,ow7
spray,7nk,4i2
αγενησ αναγωγοσ unkind,,gsk,7sm
spray,7t7,ddz
edged
spatter splash,7t7,keo kii 4i4 pze
sprinkle splash,7t7,4i4 kii
salt,7t0
known,,,7ta
squirt,7tb,wq klh
famed famous illustrious notable noted,,nz0 her qtj qtd
moisten,7t0
identified
scatter sprinkle dot disperse,7tb,3ci r9r pzh
legendary
proverbial
unknown,,oi2 k91,7t2
discharge,7tj,kja
rod,7pn
aerosolize,7t7,otn
unexplored
aerosolize,afw,otn
strew,7tj
understood
litter,7tg,rar
spread distribute,,6dj 2qg km0,7tr
taken
export,7tj
undigested
deploy,7tj
labeled tagged
redistribute,7tj
spread,9mz,2qg km0
gather garner collect,,60d 60l,7tj
salvage,7tr,nzb
overseas
muster rally summon,7tr,bq
crowned
corral,bja
μεγαλοσ large big,,h9z,7vh
pick,7tr,pzc
ample sizable,,ha0
astronomical
πλαγκτον plankton,m
μεγαλυτεροσ bigger larger
φυτοπλαγκτον phytoplankton,3t
bouffant
φυκια,7u3
ζωοπλαγκτον zooplankton,3f
spacious,,ha0 ha2 hc4
bulky,,h4x h9p
,bja,60d
μικροβιο microbe bug germ,7mn,e7p
παρασιτο parasite,m,,7ug
colossal prodigious stupendous,,nqx
ενδοπαρασιτο endoparasite entoparasite entozoan entozoon endozoan,7ub
enormous tremendous,,ha0 ha1
εξωπαρασιτο ectoparasite ectozoan ectozoon epizoan epizoon,7ub
ξενιστησ host,m,,7ub
rally,7u9
cosmic,,mxz
giant,,nqy nqx 7m2
collate,25t
lump,bja,mrz
epic heroic
extensive,,3q5
sand,7ax,ra9
πρωτοκτιστα protoctista,l9p
gigantic mammoth,,nqy nqx le1 7m2
great,,ha0
file,7ax,5kb
πρωτοκτιστο πρωτιστα protoctist,7mn
huge immense vast,,ha0
compress constrict contract,31h,vu 2qs hjw 6qd 98w kbt 2nc
walloping
μακροσκοπικοσ macroscopic macroscopical
πυροφυτα pyrrophyta,lfs
massive monumental
πρωτοζωα protozoa,lfs
compress,8fl,2nt 2nc
massive
πρωτοζωο protozoan protozoon,7ut
monstrous,,nqx npx
tuck insert,8oi,2ey
mountainous
oversized
plumping
tuck,7f6
rangy,,m1r
super
,3bo,vu
titanic,,ngf
iron,7vc,f2l
voluminous,,q1w h9p
ριζοποδα rhizopoda,lfv
μικροσ μικροσκοπικοσ small little,,ha3 hac,7tx
ριζοποδο rhizopod rhizopodan,7v3
laminate,3bp,f4z hv1
atomic,,r1f
diminutive petite tiny
wipe,7a7,gde
αμοιβαδα ameba amoeba,7vi
teensy wee,,pzf
sponge,7vm,r1y
elfin
mop,8hc
minute
lesser
sweep,7vm,duv 1zr
miniature
swipe,7wv
grind,2j2,2nx khn
puny
slim
clench,82z
smaller
smallish
ciliate,7v3
greater,,,7w5
lesser,,,7w4
εννομοσ συννομοσ,,gqf,7w8
observant,,cqk
ανομοσ εκνομοσ unlawful,,gqi,7w6
lawless,,nj9
lawless,,qeb
hug,70i
smite,7wv
leaded
sock,7wv,kji
φυκι φυκοσ alga algae,7ut
beat,,6s4
seaweed,7wf
drafty draughty,,oxw
wrack,7wh
seeping,,kl7
porous,,qa6 mrt
lash,7xv,f5j
wrack,7wh
belabor,7wg
hermetic
beat,7xv,kgy dld
αδιαβροχοσ rainproof waterproof waterproofed,,fnu
snug
chinked
leavened
hit,70l,z8
weather
θεμιτοσ νομιμοσ legal,,gqd,7x3
judicial,,nwk
diatom,7wf 7u3
catch,7wv
statutory
smash nail boom blast,7wv,109 kji
αθεμιτοσ παρανομοσ illegal,,gqh,7wx
contraband
criminal,,4rs 4rk 4rg qfw
tap,8j1
extralegal
putt,7xi
illegitimate illicit,,gqi nj9
putt,6c7
ineligible
misbranded
bunker,7xi,dw3
punishable
bounce,7xi,h4n
pop,7xi
readable,,gqv gqx
hit,8cr,nto b9 z8
biological
legitimate,,,7xm
rightful,,gt3 gqf
illegitimate,,,7xk
dribble,7xi
slice,7xi
single,7xi,117
double,7xi,118
like similar,,gm9 gmb,7xw
triple,7xi,11b
fan,8cd
stun,7wv
strike,70l,kjh nto g1k z8
unlike dissimilar,,gmn czb gms,7xr
alike similar like,,gmb gm9,7xy
dissimilar,,gms,7xx
like same,,,7y1
flog whip lash slash strap,7wg,6s4 f5j gch 6sk
unlike,,,7xz
likely,,gn7,7y7
apt liable,,he8
probable,,gn5
cane flog,7wg,6sk dzd
promising
unlikely,,,7y2
paste,7wq
clobber lick,6gy,ko0
remote
bat,7wv,fzb dk8 nas zk
probable likely,,gn7 h99,7ye
bat,7wv
improbable unlikely,,,7yc
supposed
rap,7xv,kjh
knock,7yg,khv
thump pound,7wv,11j 6uu
smack,7wv,11e
περιορισμενοσ limited,,,7yq
belt,7wv,kji
μικροσ small,,ha3
punch plug,7wv,11j o9p
narrow,,icg
slug,7wv,ncj nas 11j
unlimited limitless,,,7yk
whack wallop,7wv,6s4
bottomless
pummel pommel,7wv,11j
thrash lam flail,7wg,erk 6s4
untrammeled
thresh,7wq,g5c 2vv
hammer,7wq,exe 6uu
slap,7xv
unilateral
indirect
clobber baste batter,7wg
linear,,5oy 1dy
buffet buff,7wv
buffet batter,7xv
lined,,,7z6
unlined,,,7z5
listed
churn,9wf
shuffle,71o,kgo 2te 2jk
literal,,gnd,7zc
explicit,,5lg
figurative,,,7za
vex disturb,9pi
box,6f4,ncg 37q
poetic,,jwm
box,7wv,ncg 37q
tropical,,jx2
κρυπτοφυτα cryptophyta,lfs
literate,,,7zm
literary,,isa
disconnect,8eh
illiterate,,,7zj
literate,,,7zp
insert,7i2,2ey f20
illiterate,,,7zn
preliterate
semiliterate
semiliterate
live,,,7zv
plug,7zw,fki
recorded,,,7zt
,,6ce 2k6
filmed
taped
livable,,cxk
uncork,7pc
habitable
poke,7zd,fkq
nuzzle,74w,hw5
loaded,,,806
embrace hug,72x,hsx 30x 575 30t
unloaded,,,804
cuddle snuggle nestle nest nuzzle,73o,575
blank
nestle snuggle,8ab
local
cuddle,805,575
topical
pet,74w,nk0
gentle,80d
epidemic,,klf
pestilential
ψευδοποδιο pseudopod pseudopodium,hp5
service,80n
gloved
gauntleted
,cj7,,cn1
hatless
mate,7hb,lch 55z lc3 oh1 o0c 55q
breed,8t3,lfn 5ib
legged
logical,,goq
breed,80n
absurd,,jb2
kiss,70l,12l 575
inconsequential
visceral
extended
kiss,70l
peck,80t
spread
lick lap,74t
stretched
mouth,70l,hkk hkn
,lfy
,838,nea o52 o0w
fetch,81f,2dz
long,,hbw,81g
fetch,anq
retrieve,815
elongated
retrieve,815
elongated extended prolonged
far
pile,8ab,lb4
whisk,7vm
channel,9pi,iww iwv hi2 eeg 6ho 1k8 2dz y6
short,,hby,816
project,81f
abbreviated brief
release,81f
shortened
send,81f,y3
shortened
mail,81l,f8b ix5 ixm
μακρυσ μεγαλοσ long,,h6t,829
deliver,815,nkg 2e8
,81p,j9c
bring,zg
chronic continuing
extended lengthy prolonged,,h6s h6v
grab,71z,12t neh 4iz
durable lasting,,h6z
snatch,71z,12t
endless eternal interminable,,rqz
swoop,81w,5ts
reach,9mz,2jo
lifelong
intercept,81u,e3j f2a
prick,823,pbc q9o
,756
longstanding
bite,823
,756,6un
overnight
perennial
short,,h6w,81o
pierce,756
abbreviated shortened
punch,823,fi4 5o3 fmq
βραχυσ μικροσ συντομοσ brief,,h6x hbz
bore drill,8j1,emn emo h9x
fleeting momentary,,rpb
tunnel,756,g8f
electrophorus,813
funnel,9pi,ett q7h
transfix impale,826
pin,82j,fj9
spear,82j,fyh fyg
axial,,ikp
gore,826,1pt
sting,823,qnm
gnaw,6zl 82r,bng
cross transverse
bite,74b,qnc 54g nbl
nip,82r
loose,,,82x
brandish flourish wave,9pi
baggy
press,70l,vu owm
tight,,i4h,82t
clinched
squeeze,82w,2ng
snug
pull draw,9pi,ov4 w9 w2,9sp
skinny
viselike
constricted
narrowed
lost,,,83c
misplaced
transport carry,9pi,nea le5 e1x d20 2em 2dz eeh
missing
wasted
stray,,aui
found,,,836
lost,,,83h
cursed damned doomed unredeemed
frogmarch,814
destroyed ruined
saved,,,83d
cart,838,exm e1y
reclaimed
haul,838,w9 6hu
forfeit
loud,,h2x,83w
tug,8br,wf
blasting
drag,831
deafening earsplitting thunderous,,kh1
earthshaking
shattering
yelled
lug,838,nea dgt
,,g8b wd
soft,,h31,83m
tug,83v,g8b
haul cart drag,831,w9 6hu
dull muffled muted softened
hoist,a8g,wn eoe ezt
gentle
muted subdued
αδυναμοσ little,,h5c
hoist,a8g
,cj7
heft,8n3,wn 2g1 nt0
low
heft,d5f
nip clip,8j1,2o9 fxh
seahorse,845
pinch nip,74b,aze 2ng
stentorian
pinch,7f6,q9s
round,,jvx
,8je,q8n
sonorous,,h2w
mill,84f
sounding
permeate filter,756,poz pqv pqu
κυτταροστομα cytostome,hkk
cilium,hof
επενδυση περιβολη περικυκλωση investment,hhj
filter,84p,g18 eqw poz
loud,,h2x
,130,7b7 e4v
hardened
fractionate,84p,rcs pp5
κυτταροτροφοβλαστησ blastomere,1d
fractionate,84p,pp5 2v4
endearing lovely,,gj1 9e1
εμβρυο fetus foetus,86o
concoct,859
angelic sweet,,ocv mzk
sift,84p,g18 fvy
hateful
ωοκυτταρο egg,hos
sift,47i
abominable odious,,kqg gok 9dl
resift,84y
riddle,84y,fvy fpv
winnow,84y
κονιδα nit,850
coalesce,2qd,2tp
combine,859,kgm 2t7 idw
mingle unify,zg,f 2te kgo
idolized
beloved darling dear,,nb5 nk0
blend,859,2te kgp 2tj doa
cherished precious treasured
favored favorite preferred,,ito nk0 i88
snarl,746,i1q mxe,85j
alienated estranged
enmesh,85f,fd8
despised hated
disentangle,25t,,85f
loving,,kuz gf5
arrange,8ab,h8f o4e
fond,,gf5
φιλοστοργοσ στοργικοσ affectionate fond lovesome tender warm,,kux gf6 gf5
stack,85l
κροκοσ λεκιθοσ yolk vitellus,4s
amorous
amorous romantic,,qbc
pair,cu0,pyb lc7
κυνοδοντασ,hjj
smitten
ελεφαντοδοντο χαυλιοδοντασ tusk,hjj
cascade,85l
χορδωτα chordata,lfs
pyramid,85l,qai
corral,85l
χορδωτο chordate,3f
frigid,,gfe
adjoin edge butt,70i,q9i enp ly6 lvw
κεφαλοχορδωτα cephalochordata,lfs
surround border,70i,ly6 lvw dra lyb
μεγαλοσ great majuscule
gird,864,efb
ουροχορδωτα urochordata urochorda tunicata,lfs
lucky,,otf qw3,86a
eject,cf7,1lp
unlucky,,,868
lyric
superimpose,8ab
made
magnetic,,f85
welcome,86g,qr8
,,k2b 9dh
γεωγραφικοσ geographic geographical
magnetic,,f85
μειζων μεγαλυτεροσ major,,pt2 hb3,86m
kidnap snatch,728,4sw nwt
σπονδυλωτα vertebrata craniata,lfs
ελασσων μικροτεροσ minor,,hb4,86j
major,,,86p
σπονδυλοζωο vertebrate craniate,860
minor,,,86n
commandeer hijack,728,fji nti nth
major,,,86u
leading star stellar
scramble jumble,25g,ihy qy8 4vg
minor,,,86r
potter,9mz
αμελητεοσ ασημαντοσ μηδαμινοσ insignificant peanut,,hf1
potter tinker,c0j
,86o
array,85l,l9k
release,,1nh,72y
directed
difficult
unleash,870
uncontrollable unruly,,gxh
unleash loose,870
uncheckable
uncork,873
unleash,870
disengage,,,87b
suffocate stifle,87b,qiv 23b
obstruct impede occlude,c6y,dzk 6ce fe2 9c4 6cc,879
αρσενικοσ male,,h42,87i 87m
male,,n1x h42
dam,87b,ejb
staminate
,87b,doc
shade,87g,fu1
θηλυκοσ female,,7lg h44,87m 87c
barricade block bar,87b,di5 e3j fki doj 6ce fqc diy
female,,h44
clog foul,87b,e67 qcf
ανδρογυνοσ αρσενικοθηλυκοσ androgynous,,h43,87c 87i
stuff lug,87l,dok
manned
bag,87q,pz1
,b77,pz2 n10
marked
χονδροιχθυεσ chondrichthian,cgy
scarred
trap snare,87q,g7b ol2
suspend,87x,dso
unasterisked
hang,7on,exz ey0
branded
married,,,883
joined united
,87s
hang,,ey0
unmarried,,,87z
dangle,87v
καρχαριασ shark,881
pack,88t,ffo o4x ldi 2f8,88q
divorced
unwed
widowed
enshrine,8oi,fvk
paired
unmated
veil,axu,eyr,88f
masculine,,ghw h42,88j
unveil,7oi,,88d
unveil,1aw,jpa
male virile,,ghx nzn n1x h42
pack bundle wad,85l,2nt kwu rek
feminine,,h44 ghy,88e
bunch bundle cluster,141,lax ldi dvw
female,,n1m h44
agglomerate,88k,lb4
feminine,,h44 oo1,88p
box package,88t,ffp ldi 6hc ds5 o4x 2f8
unwomanly,,,88n
unpack,1aw,,886
masculine,,,88s
feminine,,j01,88r
encase case,8oi,hhi e2f e2c
matched
coordinated matching
matching twin
paired
bundle,886,ldi dvw
weight,89f,gc5 f74,897
unsuited,,gkt
unmated unpaired
lighten,897
material,,,898
overburden,88z,ffg
plumb,88z
crucial
,1aw,,88z
immaterial,,,893
unload,89b,4hg
ωριμοσ mature,,rl5 qsc,89i
,1aw,2we
overload,89j,ffg
ενηλικοσ adult grown grownup,,n0p 7ll
overload,,ffg
,zg
nubile
unload,81p
ανωριμοσ immature,,qsg,89a
load,38w,e1i f74 ohn
load,38w,e6e
reload,89k
larval,,bk8
reload,89j
saddle,88z
prepubescent
prepupal
pubescent,,rkn
underdeveloped
harness tackle,7i2,eyb
mature,,,89w
σκυλοψαρο dogfish,885
immature,,qsg,89u
saddle,7i2,frh fzd,89y
offsaddle,1aw,,89x
adolescent juvenile,,qsj
bruise,jk,zd nd2 qne
jam,8a0
childish infantile,,gyu
garner,bga,evv
ripe,,qsc,8a9
stow,886
park,8ab,q1v
ensconce,8ab
put,zg
green immature,,qsg qsh,8a4
seasonal
put set place position lay,9pi,682 j31 m19 m3o h8f
σαλαχι σελαχι,881
maximal maximum,,,8ae
minimal minimum,,,8ad
borderline marginal
negligible
nominal tokenish
meaningful,,het,8am
meaty substantive,,ifu
pregnant,,jak ift 65f 5lp
purposeful
meaningless,,jb1,8ai
shelve,8ab
prostrate,8c9
empty hollow,,gue hcj
insignificant,,hf1
mindless
nonsense,,jb1
butt,8ab
μετρησιμοσ measurable mensurable,,47x 3gu,8aw
recess,8ab,fog q7f
αμετρητοσ αναριθμητοσ απροσμετρητοσ immeasurable unmeasurable immensurable unmeasured,,,8au
limitless
meaty,,kys
mechanical,,f9x rz
automatic machinelike
,8ab
mechanistic,,mt6
mechanized
plank plunk,8b1
sow,8ab,ozl pd6
μελωδικοσ μουσικοσ melodious melodic musical,,jsv i4b h2h jtc i3u
broadcast,8b5
sow,8b5,5j9
misplace,8ab
sweet
juxtapose,8ab,m1c 685
lyrical
tuneful melodious,,jtc i3u
ground,8ab,msn
ground,7iu,msn
πουλι πτηνο bird,86o
misplace mislay,8ab
stack pile heap,85l,lb4 lb8
stack,89j,lb8
stagger,85l
fledgling,8s4,6g2
nestling,8s4
,lfx
μουσικοσ musical,,jsv h2h
chanted
struggle,cjp,43l
attract pull,831,owp w2 1aa nm9 jbe icn gj6,8bv
musical,,3qm
philharmonic
arrest,8br
repel repulse,9sp,5ui k48 5qy 4x5 tk 1a6,8br
dissolved
molten
merciful,,kvn 6by,8c1
hurl hurtle,8c9,o72
,lfy
merciless,,grk kqv,8by
dash,8bz
fierce,,h5w
heave,8c9
pelt,8c9,h6g
mortal
pitiless remorseless ruthless,,kqv grl
snowball,8c5,fxi
throw,8cr,tt okd
metabolic
ηπιοσ mild,,,8cg
gentle
,cjd
moderate,,har
shy,8c9
εντονοσ δριμυσ σφοδροσ intense,,h5r,8cb
flip,8ck,g33
ασχημοσ κακοσ bad big,,h5s
brutal
mesh lock,9pi,qh9 ke2 132,8cp
concentrated
overwhelming
unlock,8cp
exquisite keen
disengage withdraw,870,ed 2vd,8ck
extreme utmost,,hb9 qwc qc8
propel impel,9pi,tq bm fm8
fierce vehement,,h5w
intensive,,h5r
fling,8c9
main
toss pitch,8cu,u5
profound
screaming
απαισιοσ δεινοσ τρομεροσ severe terrible wicked,,gom h5s gkj
lag,8cw
lob,8c9
shed throw,1aw
strong
terrific
shell,32b
unabated
violent,,h5w
,a9t
camp,8d8
sling catapult,8bz,fx1 uh
intensive,,h5r,8dd
chuck toss,8c9,u5
extensive,,,8db
,8bg
launch,8cr,tb e3e f5q
gamecock,8de
involved,,,8dt
hen,8bg
νυχτοπουλι,8bg
,9pi
launch,8dk,tb
catapult,8cr,e3e
concerned interested
entangled
engaged
jet gush,als,klh et9
implicated concerned
ram,9x2,fnw 4x5
uninvolved,,,8dh
unconcerned
wreathe,8e3
wreathe,90m
military,,,8e4
frost,7nk
encrust beset,90m
martial
,8bg
αγωνιστικοσ combatant,,ngh 6ff
intertwine twine interlace lace,746,g1l
civilian,,nfl,8dx
twine,8sn
civil
military
martial,,ogb
warlike martial
στρουθοκαμηλοσ ostrich,8e1
weave interweave,746,gbz
relieved
lessened
braid,8eb,hid
satisfied
braid,90m,dsu
undo,12p,1u5
everlasting perfect pure thoroughgoing utter
,8ks,om3
bloody
key,8ej,f3z
unravel unscramble,8eh,,8eo
undiminished
knot,8e3,q8d i1q klr,8em 8ep
unravel,85j,klr,8eo
treated hardened
,7gd,f4v
relace,8er
sunbaked
thread,71v,g5b
brittle,,gzh
wind wrap twine,9pi,klp gcw,8f4
mobile,,go7
circle,13j,q7l 5po
airborne
reel,8ew,fop dpe foo
floating
ball,8ew
mechanized
unwind,9pi,,8ew
unwind,8eh
perambulating
coil curl,8ew,q7t q7s ebx
cram wad,8fd,q1g li7
rangy,,m1r
,8bg
flood swamp,38w,q1j ouu owu
transplantable
stuff,8rx
stiff,,h4v
function operate,,pqh 3vq
,8fa
portable
idle
pad,8fd,ffu ffw
,8fg
wedge squeeze,9pi,qao gc2
sparrow,8fk
metallic metal,,r1j r2i,8fz
dislodge,ae3
κορυδαλλοσ σιταρηθρα,8fg
exorcise,869,ijb
lodge wedge stick deposit,7on,gof,8ft
lounge,8hw,fxq
dislodge free,1aw,,8fr
bronze
gold golden,,r33 pkc
implant embed imbed plant,7zo,68b f1o
silver
root,8l4,pcs
nonmetallic,,,8fn
pot,8fw,fla
σπιζα finch,8fg
nest,8fw
transplant,7zo
changed
entrench,7on
entrench,,ep0
καρδερινα goldfinch,8g1
emboss,8ga,fsz jnf f4o
moderate,,har
imprint,2n8
intermediate medium
,2n8,gjn q9y giw 25m
cautious conservative
fair reasonable,,gs5
clean,zg,nft nfs eag 1zg,8gm
modest,,hac
clean,259,nfs 1zg
abnormal
exaggerated overdone
excessive,,hat czo 6hr
πυρρουλασ bullfinch,8g1
soil,zg,qy2 25k,8gf
outrageous steep,,pi8
extraordinary sinful
muck,8gm,re1 re3 mtj
extreme,,qwc qc8
extreme
wash,8gf,f5t f5s 20r gbb
ριζοσπαστικοσ extremist radical ultra
stark
modern,,h6r
contemporary
rinse,8gs
neo
,84p
pan,8gz,fg9
ultramodern
antebellum
tarnish stain,8gc,hhr 25m jlc k8
medieval
victorian
darken,8h3
corrupt,3eb
demure,,goz
spot,8gm,gjg
spatter,8gc,4i4
indecent,,gx3 4ly
imbibe,,nmd 556 nff pmg
modest,,gx1
sparrow,8fa
absorb,8hj,1b pmg r1x
imbibe,8hf
adsorb,8hj
modified
sorb,14h,ps1
adapted altered
,b73
restricted
softened
spill shed,9pi
shed,ama
monotone monotonous,,jw2 jw1 jvg
seed,8ho,ozl
spill slop,9pi
molecular,,r1f
drape,85l,gyy
drape,85l
sit,,2k8,8i6 8ia
sprawl,8hw 8ia,h8t
perch roost,8hw,fpk fi1
monophonic
seat,8ab,ft5 ft6 m2p
lay,8ab
squat crouch,8hw,2kd 450
kneel,8i5
bilingual
rest,ctl,obt
stand,8i5,m33 2la h8u,8hw 8ia
μονοσθενησ monovalent univalent,,,8i8
πολυσθενησ polyvalent,,,8i7
univalent
lie,,m1d,8i6 8hw
monotone
,8ia,2jp 6aj
repose,8ia
ηθικοσ moral,,gsq,8in
bask,8ia
buckle clasp,7on,dv7
clasp,7on,duu
erase efface,8im,ep5
moralistic,,mn2 gsq
sponge,8ii,r1y
righteous
,1aw,2wa
ανηθικοσ immoral,,gt4,8ie
expunge excise,8im
riotous,,3m4 oag ny4 o6c
,3eb,gjg
shameful shocking,,kb7
dissect,8j1,2um
illicit
extramarital
unlawful
pit,8iq,q7e pqz gjl qp5
many,,,8j3
sculpture,7bh,5mn fsx ods
pare,8j1,muj
numerous,,hb1
cut,8jm,eiw 2ui
καποιοσ some
few,,,8ix
much,,,8ja
crop,3u3
chatter,8j1,kh6
some
such
untold
λιγοσ λιγοστοσ little,,,8j4
more,,,8jc
less,,,8jb
most,,,8jf
incise,8j1,4xq q9o
least,,,8jd
bob,8j1,azl
more,,,8jk
tear,8jm,mvp
cleave split rive,8ji,mvp q9v
fewer,,,8jh
less
separate,9pi,2u0
most
τσιχλα,8fg
mortal,,1s h73,8jr
,v0,kdi
immortal,,h74,8jp
segregate,8jq,6zu
motivated
cleave,8sn,q9v
driven impelled
slit,8je,q9o fx3
slit slice,8j1,qnb q9o
gore,8zb
lacerate,8m4
saw,8j1,fll fs5
,8e3
affected,,,8k6
splice,7hb
αηδονι nightingale,8jo
splice,7hb,fyw
unmoved unaffected,,,8k2
shear,79z,9x3 r73 rij
συγκινητικοσ moving
mince,7bw,kyv faw
sever,8j1,fmf 2o7
poignant touching,,hgp
sever,8jm,kbw
haunting
clash,774,kav kat
κινουμενοσ moving,,,8kr
crash ram,8ke,zf kau
ahorseback
oncoming
automotive
blown
flying
aflare
kinetic
mobile
restless,,goa
writhing
ακινητοσ ασαλευτοσ nonmoving unmoving,,,8kf
destroy ruin,,kdt r0v nl2 kdq 1od ek5
motionless static still,,qh1 qhd
fixed set,,qh2 goe
frozen
inert
sitting
devour,8ks
moving
rape despoil,8ks,5rs
animated
wreck wrack,8ks,kdu qsa kf7 oo8 ocq ge6
uproot extirpate,9pi
plant,8ab,3t fjy 5j7
intercontinental
worldwide
national,,lac,8l9
nationalistic,,o5i
international,,,8l7
replant,8l4
smother stifle strangle muffle repress,3bd
global world worldwide,,mqm
smother surround,7nk
smother suffocate,7m5,1r2 qiv
διαπολιτειακοσ interstate
install instal,8ab,1vu
natural,,,8ll
install instal,,epu
reinstall,8lg
earthy
unnatural,,,8lh
choke gag,7uv,e9d
violent,,5rn
choke,7uv,1r4
natural,,gmj,8lr
strangle throttle,7m5,1r4
artificial unreal,,gp0,8lp
behead,7m5
arranged
impale,7m5,fzl
bleached
dismember,7m5
dismember,8jq
stylized
ersatz
clench clinch,71z,30x 4zs
clinch,72y
fake imitation simulated,,eq2
rend rip rive,8m4,mvp
tear rupture snap bust,8jm,mvp
synthetic
near
painted
shred,8m4,q1e fnl
natural,,gos,8mb
grapple grip,71z,4zs oo9 43m 380
supernatural,,mz3 gp4,8m9
ghostlike ghostly spectral,,mzx mzz iep mzy
depress,zg
ram pound,9x2,6uu fnw
weird uncanny
punch,9x2
situate deposit,8ab,2rd 682
elfin
charming magic magical,,ogi ijd iir sf
graze,6vp,m0x l5a m1r
graze,6vf,m0x l5a nrp
marvelous miraculous,,k9y k9z
metaphysical
cushion buffer,1a3,fuz ffw
transcendental
dunk dip souse,8mt,25r 373 25u el6
pastor,8c0
talismanic,,d5r
immerse plunge,756,373 fjk
submerge,8mt,25r
βασικοσ θεμελιωδησ ultimate,,qc7,8n8
soak,8mt,pry 20v
,8fg
crowning
,1aw
eventual
κορακι crow,8mx
final net
lift,9pi
κορακασ raven,8mx
supreme
slop,8mz,l5h
καργια καλιακουδα jackdaw daw,8mx
proximate,,,8mv
,8eh,2ty,7f6
απαραιτητοσ necessary,,qus mty,8ng
κισσα jay,8mx
απαραιτητοσ essential indispensable,,mty
grass,8n9
envelop wrap enclose,7nk,eoq 2f6 ge4
needed required,,mty
αχρειαστοσ περιττοσ unnecessary unneeded,,,8na
engulf,8ne
excess extra redundant spare surplus,,hax hay jwh i4w
unsheathe,abq
gratuitous needless
bathe,8ne
shroud hide,8ne
καρακαξα magpie,8mx
immerse swallow,8oi
net,,,8nr
trace draw line describe,3l7,ejq 5fy jlm m0j emd g6r 5mr
gross,,pf7,8np
overall
neurotic,,o30 qq6
construct,8nq
inscribe,8nq
circumscribe,8nq
compulsive,,nh4 mmz mn1 gf3
circumscribe,8nq
chase,8j1
bevel,8j1
disturbed
miter,8o0
τρυποκαρυδο τρυποφραχτησ τρωγλοδυτησ wren,8fa
hysterical,,qq7
shove,9sp
flake,141
pathological,,qlu
inject,1fe,2fb
extricate disentangle,879
tamper,71o,nv1
together
nice,,,8oh
storm,756,5rn 5t9
pleasant,,9kj
frame border,8oi,dra etg etf
mocker,8fg
nasty awful,,gom gsd,8oc
enclose inclose,864,2f6
dirty filthy lousy,,gol
bank,8oi,mo4
hateful mean,,gsm
fence,8oi,eqf
noble,,guk
tag label mark,7i2,k8w k93 k3m k94
exalted elevated lofty rarified,,gqq
brand,8oo
creeper,8fg
calibrate,8oo,5x4
mean,,gsm
code,8oo
noble,,qss lqe
patch piece,7hb,fiv fa7 fh8
aristocratic,,n96 gqo lqd lqe
core,7fv,lwa
grand lordly,,nyp gxp
titled
riffle,9pi
majestic purple regal,,qst
stake,3l7,fl6 k87
post,7qj,nbg jla
παπαδιτσα titmouse tit,8fg
yank jerk,831,wf 2io
pluck,831
royal
base
tweeze,8p7
vulgar,,5si gnp
pry prise prize jimmy,7pc,f68 f66 eh5
breach,7pc,moq euh muf
ομαλοσ normal,,,8pp
squash crush mash squeeze,82w,2nt ehg
average mean,,ilg ild
χελιδονι swallow,8fg
median
tread,8pf
telescope,8pf
modal
crunch grind,82w,2nx
solder,7hb
typical
ανωμαλοσ abnormal unnatural,,qya 4lv,8pe
weld,7hb,gc9
aberrant deviant,,cyr qyb o6c
anomalous,,n0r
comb,7s7,ech 20z
atypical,,4lv
defective
,7xi,g3y
dunk,8pw
vicarious
chip,8pw
normal,,qy9,8q2
birdie,8pw
abnormal,,hzf,8q0
exceptional
bogey,8pw,ptf
wire,7on,gdf,8q6
unwire,8eh,,8q5
normal
psychical
north,,,8ql
corral,8oi,eg4
tag,70l
nab,8qb
northerly northern
rip,8j1
,,h3o 2em
northerly northern
northeast
northeast
northwest
northwest
south,,,8q9
balance,8qf,qgu qgw
southbound
poise,8ab,qgw
grass,7nk,p2i
southern
southeastern
αρπακτικο raptor,8bg
joggle,7on
southern
γερακι hawk,8qs,6po
northern,,,8r3
interlock,805,132
blue
union federal
fortify,8oi,et4 et3 eup
yankee,,ood
lean,8ab,h7y
southern,,,8qw
interlock interlace,72y,132
confederate,,nhe
trap,72y
grey gray
nosed
clap,8ab
,864
detected
deaden,8je,hux
unnoticed
forgotten
graze,jk,15f
neglected unheeded
overlooked
detected
,,w2 owp
perceived
perceived
heard
retract,8rj
unseen
determined
discovered observed
unexplained
γερακι falcon,8qv
perch,8ab
hoist,a8g
dribble drip,ama,q17 emu
obedient,,gxb 6n1 6td clj,8s3
cram,8ab
hobby,8rs
dust,7nk,r9r
plaster,7qj
plaster,7nk
αετοσ eagle,8qs
disobedient,,6vn cll,8rw
,7lm
contrary perverse wayward
headstrong willful,,gxh
noticeable,,gka gkc
steel,7nk,r8c
hedge,8oi
objective,,gwb,8se
hedge,8ra
clinical
impersonal neutral,,itz
subjective,,gwc,8sa
προσωπικοσ personal
prejudiced
γυπασ ορνιο vulture,8qs
obligated
obliged
indebted,,q23
clothe drape robe,70w
indebted,,qxj
make create,,nj6 3f 5k4
supposed
obvious,,gka
apparent evident plain unmistakable,,gka iaw awq 31z
institute,8sn
,8wj
axiomatic,,jj1
demonstrable
undo
,8sn
frank
remake refashion,8t3
destroy,8sv,3x7 1od nl2 ek5
fracture,8sz
γλαυξ κουκουβαγια owl,8qs,68h
choked clogged
produce,,egj 5h0 nzh leb ic9 5k4 nzw fab fm1
occluded
stuffy
thrombosed
clear,,m1y gjz
output,8t3,ff8 5i9 eot
pulse pulsate,8t3,kkk
occupied,,,8tc
filled
unoccupied,,,8ta
spare
occupied,,,8tf
unoccupied,,,8te
,8yc
abhorrent obscene repulsive,,gol b50 9jf kqj jy2 4m3 kqg 9dl
overproduce,8t3
elaborate,8t3
ghastly
laminate,8t3,f4z hv1 f50
disgusting foul loathsome,,gol b50 9jf gok
compile,8xn,ja5 60h nh1 nh3
hideous horrid outrageous,,kb7 gx4 gom
catalogue,8tn,j6k j4k
objectionable obnoxious
rank
compile,8xn,60h
generate,8sn,9ro kcr nql
αμφιβιο,86o
savory
generate,8t3,9ro ev4
offensive,,gok 9fs 9gj
originate initiate,8sn,1ua rqb kcu o32 5z8 16s 1vl 476 kcq o4g
offensive,,,8u4
yield generate,8t3,pfe gei 5i9 pza
σαλαμανδρα salamander,8tu
bring wreak,8sn,9lk
invoke arouse,8sn,ijc k0c ija nz9 k0b
αμυντικοσ defensive,,6ml 6m4,8tz
evoke elicit extract,43t
,baj
prise,8u6
renew,8sw,7a0
offensive,,czm cp6 cp2 gok
,8sn
apologetic,,5et ji8 jcf
defensive,,5et 5f2 6fa 613
invent contrive devise formulate forge,8ua,jhi 5na hya o76 5k4 47a 5n8 nvy
official,,,8uk
authoritative authorized
cast contrive,a5c
formal,,kmo
formalized
conceive,8ua,ibn 5na ibm 2n hya o4g
unofficial,,,8ue
informal
hatch,8ua
unauthorized
manufacture invent,8um,5n8 jje oi0
confirmed
official
unofficial
concoct,8uo
established
visualize envision fancy figure picture,8v0,igb enq fiu i6m igv i6o omn iem hy7 igu
planted
visualize,8v0,igu
grooved
legitimate
envision foresee,8v0,i6o
imagine envisage,8ua,ibi 47a i6m hxx
recognized
unrecognized
learned
naive,,gv7
dream daydream woolgather,8v0,nk4 i6s i6q nuq nns
discover,8uj,i9i b0 mr2 nvy k50
plan contrive design,8ua,hya ijl i4u o76 if9 4wm ies i8m
παλαιοσ old,,gyl,8vj
παναρχαιοσ antique,,rpo gym
coin,8xi,pl1
antique,,d8s
,8ua,fjv o76 5ku hya 5kt n93
βατραχοσ βατραχι βατραχοειδεσ frog toad anuran batrachian salientian,8tu
,8sn,5k4 3x1 476 kd8
patched
secondhand used
design,8ve,ek3 n93 5kt
yellow
προσφατοσ new,,gyo,8v8
accomplish execute fulfill fulfil,3fl 8vu,gu e8b 6ly 8q
fresh,,gpn
consummate,8vk,gl
consummate,8vk,gl
newborn
initiate pioneer,8wb,o6y 1vl nvm
novel refreshing
introduce innovate,8vp,f2k 1vl o6y
recent
ριζικοσ revolutionary radical,,kku
effect effectuate,8wb,qnt osy bc 3lw 53p ifk
untested untried
unused
virgin
ηλικιωμενοσ old,,gyr,8wh
actuate trigger activate spark,8vp,16s 73 bm
induce,8tt,17l
aged elderly older senior,,gys l9w
precipitate,8vu,7e1
induce,8vu,17l
aged
realize substantiate,8sn,5lk a2w a2v b7
αρχαιοσ ancient,,gym
incarnate,8w5,o6a
senile,,rl9
pioneer,8vr,o6y
emeritus
cause,8sn,2f9 as kd1 ji6 1m
grey gray
occasion,8wb,qx1 mmu rp8
inspire,8wd,ibj
venerable
provoke evoke,8wb,ib4 mn6
ανωριμοσ νεαροσ young immature,,qsg l9x gyt,8vy
establish found plant institute,8vp,1vl 1uq npv
,8sn
pacify,8wj,jkf qe5
adolescent teen teenage,,n7t rkm
stage arrange,8vp,ohb
infantile
boyish
childlike,,nf6
girlish schoolgirlish
prearrange,94g,i8p
junior
μικροσ little small
engender breed,8wb
newborn
,8x7
puppyish
rerun,8ww
tender
youngish
youthful vernal young
motivate actuate propel prompt incite,8wb,k7w mn6 bm 73 2fr r17 jr 5f mmv
impel force,8wb,hfp 4z2 ouk
commence,2l5,1ua 1vj rqb kcu
on,,,8x8
undertake attempt,8vp,4wm
devise,8vp,if5 o76 5k4 zo ldk 1uq 6nt
off,,,8x5
on,,,8xa
off,,,8x9
lay,8x7
,8sn
open unfastened,,,8xg
seed,8xc,ozl pd6
crop,8xc,pb4
shut closed,,,8xd
open,,,8xm
,8sn
opened
yawning
manufacture construct,8xn,5ho 5k7 5k1 nzw leb
closed,,,8xh
,8xi,5k4
drawn
forge fake,8sw,nv5 eq2
opened,,,8xv
agape gaping
construct build,8sn,nzh ic9 5k4 nd0 5hg
wide
yawning
shut,,,8xq
build,8sn
compressed
spaced
rebuild reconstruct,8xs,23l 23p
leaded
demolish pulverize,8sz,kdq 7a4 1op
assemble piece tack,7hw 8sn,fiv lai f0a,8y8
boxed
jumble,8y2,qy8 ihy
reassemble,8y2
,lfy
embedded
disassemble,8sz,5hq,8y2
fashion,8xn,5k4
remodel,8sy
surrounded
shape mould,8xi,qad et1 1uq 5ka nzh
tanned
closed
operational,,,8yh
active fighting,,qh3
inactive,,,8yf
reshape,8yc
ερπετο reptile reptilian,86o
erect,8xs,,8yo
ripe,,hcl
timely,,h6o rp7 gl2
,8yj
level,8sz,kds 1op f0g f65,8yk
uproot eradicate extirpate exterminate,8sz,kdg nl2
inconvenient
opposed,,,8yu
mold mould,8yc,55k fbh qad 5h8
conflicting
unopposed,,,8yr
opposite paired
optimistic,,kum hgq,8z2
coil,8yc
bake,8xi,na6
cheerful upbeat,,ktl
rosy
cook ready prepare,8xi,1wy ni8 eei
pessimistic,,kur hgr,8yw
discouraged disheartened
oral
cook,8xi,ni8 1wy
orderly,,go1,8z8
concoct,8z1,l7d
disorderly,,,8z6
sew tailor,8y9,oeh ftw
boisterous unruly,,gxh
tailor,8vh
style,8sn,ic4 nsi
moblike
raucous rowdy
alter,zg,1jq
ordered,,,8zj
embroider,90m,eom
consecutive sequential serial successive,,h6f bz5 ja7 jbr ltj 5zh
disordered,,,8zg
organized,,,8zo
illustrate,90m,jrs f1l n9b
methodical,,i04 go1
,2tu,62k 9lk
disorganized,,,8zk
overwork,8zn
disordered upset
chaotic
garland,90m,ge5
scrambled
organized
arranged
knit,8xi,f4j f4k f4l
purl,8zw
structured,,,8zz
unstructured,,,8zy
knit,7hb,f4j
net,90b,fd8 myg lsv
ambiguous,,jap
crochet hook,907,f07
ordinary,,gpb,90j
crochet,8xi
average,,gpc
loop intertwine,900,q7s
nondescript
knot,8xi,q8d
κοινοσ συνηθησ,,gnp
weave,8xi,gbz
commonplace
σαυροειδεσ saurian,8yn
everyday mundane routine unremarkable,,gpb
lace,90b
σαυρα lizard,90d
tat intertwine,8xi
braid lace,90b,fke dsu
extraordinary,,,904
forge hammer,8tg,exe esy
extrude,8t3,2nz
decorate adorn grace ornament embellish beautify,zg,giy 229 ejn h3r 6f9 f2f 227 nke
exceptional prodigious,,iam
fantastic marvelous terrific tremendous wonderful wondrous,,k9z glj gqq
frightful tremendous,,gom
great,,ha0
uncanny
uncommon,,eia
remarkable singular,,gpj
redecorate,90m
panel,90m,fgc fgd
special,,gnm
wonderworking
organic,,,90z
inorganic,,,90y
organic,,raw m,913
structured
trim,90m,g7s
inorganic,,,910
amorphous unstructured
artificial,,gp0
silhouette,91w,fw2
arranged ordered
laid
enamel,90m,rir hl1
disturbed
inlay,90m
misplaced
oriented
hatch,91b,giu
adjusted
directed
gild,90m
headed
minded
draft,8vc,em6 40u iew
illuminate,90m,fb0
alienated anomic,,qrj
confused lost,,i1k
sculpture,8yc,5mn fsx ods
paint,91w,fg0 o50 fg3 5mg
paint,91s,fg0 o50 fg3 5mg
dimensioning
create,bsp,3x1 476 5h0 n1b
confusing
estranging
stunning
,8sw,sn nvt fpa
stupefying
original,,f9a gpm
capture,91w
recapture,91z
daring
picture depict,91w,5fy fiu i6k fg3 5ft
freehand
new novel,,hyf
germinal,,cuz ibk
illustrate,922,7m4 jrs f1l
conventionalize,91w,6rz jvc ic4 i5o gyv
map,91w,f8w
portray depict,91w,i6k fg3
commonplace hackneyed stock threadbare timeworn tired trite,,k03
,91w,3nv elh i6k 5fy
commend,92b,jey
platitudinous,,k03
outline,92h,m0j ejq 5fy
stale
orthodox,,,92k
,91w,nm3 jrz emd
conventional established,,gps
traditional,,i0h i9m gpt
unorthodox,,,92g
,8nq,ooc
reformed
outdoor,,,92s
capitalize,92l
letter,92l,jmx
alfresco
letter,99z,jmx
indoor,,,92n
outside,,,92x
charcoal,92h,e6b
diagram plot,92h,ekh
χαμαιλεοντασ chamaeleon,90g
inside,,,92t
,8sn,nid ees ena 61h
covered
imitate,92y,6jk
beaded
recopy,99v
clothed draped wrapped
shade,92h 91q,giv
,8yn
crusted,,mq0
dabbled splashed splattered
mottle streak,270,gjo gix
drenched
vein,27f
κροκοδειλοειδη crocodilian,8yn
muffled
model mold mould,8yc,55k fbh qad 5h8 5fm fbb
plastered
κροκοδειλοσ crocodile,93b
overgrown
smothered
sketch,92h,fwe
,8sn
thickspread
coin,93j,iyh
tiled
write compose pen,93j,fhr 5l3 oob
αλιγατορασ alligator gator,93b
bald
,93n,jus
καιμαν caiman cayman,93b
relyric,93q
coated
δεινοσαυροσ dinosaur,935
oily,,red
spell,,j1c
rewrite,93n,j1q
dramatize,93n,nm6 js5 j2j
draft outline,93n,iea 5lb
rhyme,93j,j2s
recite,8sw,k6m
serenade,953,ju5 juw
belt,975
lipped
vocalize,975,of5 dm4 3r2
,93n,oob
overt,,gh1
ghost,946,nqw
bald
cite,93n,k1t jb9 jjt
undisguised
compose,8sn,jtr 5mz nh2
visible,,h4h
counterpoint,94c,jt3
furtive
,94c
clandestine secret undercover underground
disguised
transcribe,2ae
paid,,,94p
choreograph,8sn
jive,94o
remunerative,,bbt
dance,9mz,km8 33d llz jsy njx njw
unpaid,,,94k
clog,94o
complimentary free gratuitous
direct,8sn,nlg
cast,bwk,ll3
outstanding owing
painful,,kpl,955
stage present,8sw,jpj 3nv fzg ohb
aching,,qo6
excruciating torturing,,qok kpo
biting
film,5xa 8sn,ix1 eqv jbb 5gx
poignant,,qfr
wrenching
perform do,,n7h rp
sore tender,,qoj hzu
painless,,,94v
stunt,953,c0 2b3
painted
stained
whitewashed
perform,8sw,o63 3rm jpb
unstained
painted
pictured
undepicted
rap,95a
unpaintable
,,js5 jsu
palpable
perceptible,,as0 h4g
debut,95h,1v2
debut,95a
elusive subtle,,d8o
debut,8vr
parallel,,,95q
audition,95a,4we
oblique,,,95o
act,8sw,jpj jsu js5 n7g 3rm jpc
diagonal
roleplay,95a,3rm 3sb jsu js5 n7g jpc
rectangular
star,953,ohd n7a
pardonable
dissemble pretend,,jsm nv5
mortal,,gp6
simulate feign,95x,4pk nv5
inexcusable
inexcusable
feint,95z,1ak
indefensible unwarranted
enact reenact,95r,3rq
parental maternal,,o57
reenact,8sw
partial,,its,96b
simulate,8sw,i0f fw7 ie9
colored slanted
rehearse practise practice,953,5es 5f9
impartial,,itv,967
disinterested,,itw
scrimmage,96a,5fg
dispassionate,,gff
impersonate portray,95r,3rq igd 3rv
parody,95r,3rx
pantomime,95t,o17 3s0
particulate,,,96j
nonparticulate,,,96i
,8sw,st
play,95a,o2j st
impassable
passionate,,ko9
ablaze aflame
,b2f,st
ardent fervent fiery impassioned,,koc
φιδι snake serpent ophidian,8yn
lusty,,kp3 kp6 4ql
wild,,kob
recapitulate,96k,kee
platonic
pipe,96p,o6z fjf
unimpassioned
past,,,97h 97n
accompany,96l,jtl
ancient,,gym
improvise,953
bygone gone,,rj7
knightly medieval,,nx2 ii2
early other
sing,5nn,jui 3r9 of5 3r2
former onetime
former previous
historical,,rj8
last
late recent
chirp,975,kh8
chorus,975,lik lim lij jum lio lin e99
other
prehistoric,,rpq
sing,975 97m,jui 3r9 of5 3r2
then
present,,rj2 j05 h6p,97n 96y
existing
immediate,,h7a
instant
madrigal,97f
interpret render,953,sn jpi 7me i6j nvt
future,,rj9,96y 97h
drum,96p,khk emy nmj
coming upcoming,,qi5
harp,96p,ey9 eyd nso
conduct,953,nh9
rising
arizona,8y6
born,,,97w
hold,c4s
unborn,,,97u
trumpet,96p,ef6 olb
duplicate repeat,98b,fp8 3y5 kee 61b
paternalistic
maternal
copy,97y,prk
thamnophis,8y6
recapitulate,97y
duplicate,98b,en9 61j ena
wifely,,onp
patient,,gg4,98e
tropidoclonion,8y6
reprint reissue,98b,ixf ixe
diligent,,gu7
enduring
reproduce,8t3,61l
unhurried,,h7g
reproduce,4ls
impatient,,qqt gg9,986
restive
patriarchal
storeria,8y6
evolve germinate develop,8ua,ibk
develop,9ak,1z9
prepackaged
paved,,,98n
farm,994,l15 eq5 nol 5ip n87
unpaved,,,98l
patriotic loyal,,gv0,98s
nationalistic,,gv0 nf4
overproduce,98m
,8zn,eht mq3 5j3
unpatriotic,,,98o
peaceful peaceable
garden,cmh,lt9 eum eul nqf nqe 5iz
cultivate crop,2ye,pb4 5ij eht
,96r,7uv
peaceable
plow,98r,fkg 5j2
βοασ boa,98w
peaceable
harrow disk,98y
belligerent militant,,ngh
militant warlike,,ivd
cultivate,,5ij n87
imitate copy simulate,98b,ees 61h 72w 61t nic
stormy,,qeu qep
ανακοντα anaconda,98z
repentant,,ku7 9h5 9h3 o5y
remorseful,,ku3 ku4 ku1
πιθωνασ python,98z
model pattern,995,iew 5fm igw fbb ie9
scale,99b,q47 q60
perceptive,,krq 3y1
acute discriminating incisive keen knifelike penetrating sharp,,hxd 4k8
publish write,93j,oob j9x
discerning,,3xg
,96r
observant,,az3
tabulate,94g,jry 48q lme
print publish,8t3,j9x 6hb 6gz o9o o9n lef jei o8q flw jeg
subtle
understanding
blind
unseeing
perceptible,,3y1 h4g
print,92l
detectable noticeable,,gka att
discernible,,b4t
scribble scrawl,92l
faint
copy,92l,nid j7a 61h
palpable
program,8ua,j9k 5l0 o92
κομπρα cobra,99h
,92l,jei o8q flw jeg
recognizable
sensible,,ary hzu
italicize,99z,j18 jmt
print,98b
perfect,,,9af
engrave etch,9a3,nnh
scrape,8sn
complete,,qvk
etch,9a3
immaculate impeccable
flawless,,qvg
ideal
idealized
idyllic,,kb9
εχιδνα οχια viper,96r
imperfect,,qvo,9a4
produce,8sn,kd7
corrupt
produce,8sn
defective,,qvv qvz
create,,3x1 kd8 egj 1vl 5h0
,9ae
durable,,h6z
ancistrodon,8y6
prepare,8sn
permanent lasting,,h6z h6y,9b0
rough,9ao
cottonmouth,9al
rattle,azl
abiding enduring,,h6z
rattlesnake rattler,9al,9vp
eternal everlasting perpetual unending,,qd7 rp1
graph chart,91w,jrv
graph,92v,jrv
shimmy,94o
standing
temporary,,h71,9ap
acting
sidewinder,9au
ephemeral passing,,h72 h6x
improvised makeshift,,1cj
facilitate,8wb,6yu
interim
temporal
working
beak,hkk,78p 6ul
persistent lasting,,h6z d9w cxc
chop,8sn
beak,hkk,78p
carcass,hgw
manufacture,9ag
reversible,,,9bi
shell,8sn
arouse elicit evoke provoke,8sn,9wn mn6 a94 ib4 1wi
irreversible,,,9bf
permanent
reversible,,2uh
invite,9bh,gj9
reversible,,4xd 12p
irrevocable
allowable,,4xt
wake ignite heat,9bh,gf8 9wq
forbidden taboo
stimulate,9bh,krw qii
admissible
allowable,,dcp 4xt
,lfy
agitate rouse,9d3,bk1 7cc kte 1wi,9c6
jolt,9d3
overflow,9ck
indulgent,,6bx
lull,9c6,qz3 rr3
preventive,,c7d c6u ezo ee2
calm,14h,gx6
blockading
perturb trouble distract,9d3,i1l ksx k9x qqi
clogging,,87b
frustrating,,cns
calm quiet lull still,9ke,h2d rr3 g73 gx8,9bv
pacify conciliate appease mollify gentle,9c6,6qn 4qn qe3 ks3
perplexed,,i1o
worry vex,9c3,ibe,9cc
puzzled
befuddled bewildered confused,,i1k
reassure,9c6,72q,9c9
nag,9c9
worry,4j9,ksy ksx ibe
questioning
worry,,gkl ksx ibe
αρθροποδα arthropoda,lfs
personal,,,9cw
fret,9cg
,ctl
αρθροποδο arthropod,9yb
sizzle,9ck
impress strike,,53t 7fs ko6
private
individualized personalized
engrave,9cn
own
personalized
αραχνοειδεσ arachnid arachnoid,9cl,cwc
private,,qrk gew
smite,9cn
impersonal,,,9ci
pierce,9cn
persuasive,,4ri crp
impress,9cn,7fs
coaxing
telling,,hey
σκορπιοσ,9ct
disturb upset trouble,9cn,ksx k9x 3su qqi
touch,9cn,krw 7cj
discouraging
feel,,ijt k9l krp 65
dense,,h9w h93
αραχνη spider,9ct,cwc
porous,,gzi
recapture,9d6
pride congratulate,9d6,5x9 jze ktp
smolder,9d6
retentive,,gzp
excite,9bh,qii ktd
harbor entertain nurse,9d6
resent,9dx,kv7
receptive,,86g
embitter,,ggc
impervious
hate detest,9dx,kqg nsp kv2,9do
abhor loathe,9dk,kqg 852 8th
despise scorn disdain,9dk,kqe jgm
resistant
love,,nb5 i9w kut nog n1u,9dk
soundproof
love,9do,nb5 i9w kut n1u
cling
ψειρα acarine,9ct
cherish treasure,9do,pk8
tick,9ds,b20
enshrine,9e5
fancy,9m3,kpu noi
dislike,,kq7,9dz
like,,btq
like,,,9dx
yearn,9dt
adore,9do,84u n7q
idolize worship revere,9e1,kq6 oo7 663 nuu ig2 f1j
physical,,gne,9ec
animal carnal sensual,,kp5
reverence revere venerate,4eb,ksn
corporeal somatic
worship,9e5,nb1
frighten scare,9br,ksm fse ksh
physiological,,h3v iob
mite,9ds
awe,9e8,kra
mental,,ite hx8,9e3
frighten,acu
fear dread,,kso ksh
intellectual rational,,5a
fear,5hk
moral
psychical,,ogk hwn
fear,9cg,ksy
terrify terrorize,9e8,ksm
psychological
intimidate,9e8,ksv 740
browbeat,9em
domineer,9en,olg
devotional
panic,9ek,ksm qqq
panic,9ee,ksm
apprehend,9il,51i kso iht
impious,,grd
alarm,9e8,ksk ksi
godless,,iu9 ivg
religious,,obd
shock,9eu,krd kap
religious,,gr9 ihg
haunt obsess ghost,9f0,ier
preoccupy,c54,ibq i2r
churchgoing
devout,,gr9
interfaith
faze enervate,9fx
atheistic,,n9n ivg
,2c,qjp
ethnic,,o4y nsz
lapsed nonchurchgoing
nonobservant
die,9f6
implacable
grim inexorable relentless stern,,gg1 grm gkj
burst,9i6
daunt pall scare,9l8,qqq
plain
anger,9bh,qig ks6 4qh
infuriate exasperate,9fg,ksg 32q qq3 ks8
anger,9d6,qig ks6 4qh
brindle
annoy bother irritate vex chafe,9kq,4lo qqs 313 ojp kse 73w ibd ibb
dappled mottled
dotted flecked speckled
floral
chafe,9d6
laced
ruffle,9fk
marbleized
offend,9fg,8tx ksa kse
,8bg
patched
harry chivy beset plague molest,9fk,9wn 73w 31e kgi
πουλερικο fowl poultry,9ft
upset,9bh,qqi
slashed
fluster,9g1
streaked,,gix
confuse flurry,9gb,kr2
striped,,gix dho
gallus,8c0
veined
bewilder,9fx,kr2 i1n
κοτα ορνιθα chicken,9fw
distract,9g1
plain,,,9gq
fluster,chr
κοτοπουλο chick biddy,9g6 8s4
embarrass,9fx,kb3
κοκορασ πετεινοσ rooster,9g6
λειρι comb,7mk
shame,9bh,kqw
austere severe stark,,gju
mere simple
pain hurt,9fx,kpn qul kpr ibb kpl qo5
κοτα ορνιθα hen biddy,9g6
wound injure bruise,9bh,gsd kvd 8tx 74c
featureless
homely
lacerate,9gj
fuss fret,9cg,qqj qqk
tailored
ινδιανοσ κουρκοσ γαλοπουλα διανοσ turkey,9fw
fancy,,,9g8
suffer,9d6,o05 quk kpq
florid
baroque
lose,9gr
busy fussy
fume,9d6
dressy,,de6
enrage,9fg
elaborate
rage,,qih ks8
fanciful
thrill,9br,ksj 7ce kte
repent regret,9d6,ku4 998 ku7
lacy
repent atone,,r2 998
regret,9ip,ku4
mourn,9ha,o27 qfq
planned
mourn,cqk,o27
grieve,9gr,qfp ibh ku4 ku0 o27
contrived
grieve,9he
predetermined
,9fx,9ii kb2
,9d3,kpq
chance
besiege,9hf
strain stress,9he,qr0 qpo 442
casual
rack,9hi
unpremeditated
disappoint,cns,kui j5
fail betray,9hm
candid
plausible
humiliate humble,9gj,24l kr1 kbi qtp
improbable unbelievable unconvincing unlikely
demolish,9hq,7a4
pleasant,,kp9 9kh,9i1
degrade disgrace demean,9hq,qtq 23y
beautiful
efface,9i2
enjoyable
grateful
idyllic,,kb9
humanize,zg
unpleasant,,goj,9ht
humble,zg
subdue crucify,cgo
acid bitter blistering virulent,,ghd ggc
lament,9i6,juo k4p 6c1 o27

torment torture,9gh,qo7 kpo kpr okj g6j
φασιανοειδη phasianid,ayq
torment crucify frustrate,9fv,ksf 323 okj
φασιανοσ pheasant,9i8
dreadful,,gom
embarrassing
tease badger pester bug,9i9,o6e 32u ojp
harsh,,gqs gg2
tease,9ih,nie
harsh,,h2u
,btw,obu 4y3 17a
painful sore,,kpp kpl 9he 21p
tart,,ggc
ungrateful
,4ii,75d
unhappy
pleased,,,9iu
amused
miss,9m3
ache yearn languish,9mp,kox kow kov
delighted
,9ia
gratified
displeased,,,9in
appreciate,5ec,6pw
annoyed steamed stung
brace poise,2ye,gx7
peacock,9is
steel,9ix,gtk
exasperated
capture captivate beguile charm fascinate bewitch enchant,9jb,kpv kpb gj5 nf1 ne3 qqw neg qqu
ορτυκι χαμοπερδικα quail,9i8
disgusted
beckon,9jb
endear,9kh
pleasing
antagonize antagonise,9fk,qew kv5
tempt invite,9br,gj9 i2a
admirable,,glj
charming
attract appeal,,gj5 19f jbe icn gj6,9jf
delightful delicious
fabulous
disgust sicken,9jf,kqk kqf
repel repulse,9kq,1q2 8th 8tm,9jb
disconcerting
shock,4ji,kap
exasperating infuriating maddening
overwhelm overpower overcome overtake,9bh
pointed
sharp,,gk8
shock offend scandalize outrage,9je,kb7 74n ksb k5n co1 krd
περιστερομορφα columbiformes,7ov
fusiform
περιστερομορφα,9ft
nibbed
peaked
despair,,kun qx6 nl1,9jt
hope,9m3,ntz ihp kuk kri,9js
blunt
elate uplift,9br,qqo kta,9kd
περιστερι pigeon,9jp
polished
shining shiny,,h0k h0m h4i
dove,9jw
exalt,9jv,qfk qfh 7ce ksj kte ktd
finished
inspire animate enliven exalt,9br,qfh
sadden,9cn
politic
sadden,9d6
,9k8,qfl 4fu ktb
expedient,,he1
rejoice,9d6,kt9 kti
sagacious,,gw2 hwu
lighten,57w
unwise
political,,,9kf
depress,9l6,ku9 kup qx7,9jv
comfort soothe console solace,,71n qu9 kph 1ir
nonpolitical,,,9kc
still,9ke,qu7 2mw h2d
please delight,9km,iba kpa 9ht kp9,9kq
popular,,gqb,9kp
please,9km,8oe
fashionable
favorite,,i88
satisfy gratify,,qfi 6c6
content,9km
παπαγαλοσ parrot,8bg
unpopular,,gqc,9ki
,,kuh,9kh
pro,,,9kt
enchant transport enthrall delight,9kh,kpb kpv qfh qqu ije
anti,,,9kr
positive,,hem,9ky
optimistic,,kum hgq
cheer recreate embolden,9kz,k7s,9l7
constructive
negative,,,9ku
encourage,9k2,kul,9l6
antagonistic counter,,n7w
perverse
spur goad,9kz,k7v
chill,9kd
κακατουα cockatoo,9ko
neutralized
discourage,,kup,9kz
dishearten,9l6,kup,9kw
intimidate,9l6,obu 740
enjoy bask relish savor,,kpf kpe 6c0
devour,9l9
exacerbate exasperate aggravate,9fg,73w ksg n83 32q 73x
fascinate transfix grip,9lf,hfq qqw gjb
parakeet,9ko
possible,,qwr,9ln
interest,9bh,hfk i1j,9lh
startle,9jh
bore,,ncb,9lf
pity,9ha,kvk grh kvl
commiserate sympathize,9li,kvj kvl jcg
feasible practicable viable workable,,cis 8u2 8zn 45r hde hdg hdh
sympathize,9d6,q3s
care,9li,kuz
impossible,,qwu,9le
rejoice triumph,9k6,4fu ktc kti
hopeless
alienate,zg,kqa qri
alienate,9cn
out
unachievable
potent,,h5l,9ly
wean,9lq
wish,9m3,kou k2a
equipotent
impotent,,hge,9lu
wish care like,9m3,kou
please,9lz
unable,,hgm
resent
desire want,,kou kon qim gzs
κορακομορφα coraciiformes,7ov
virile,,,9m6
impotent,,qiw,9m5
powerful,,hfi,9mk
κορακομορφα,8bg
desire,4p5,qim gzs
prefer,9dz,kpw
mighty,,h58
hope desire,9lw,gzs qim ntz ihp kuk kri
muscular
potent strong,,hfw
envy,9m3,kv9 4q9
covet,9mf
αλκυονα αλκυονη ψαροπουλι ψαροφαγοσ kingfisher,9m8
ruling
salivate,9mg
powerless,,hge,9m7
envy,9mn,kv9
nerveless,,r0j
admire,4eb,kq4 oix n7r n7q
helpless,,hgf
hanker long yearn,9m3,kov kow
love enjoy,9dz,kpe 6c0 i9w kut nog n1u
αγριοκορακασ αγριοπετεινοσ τσαλαπετεινοσ hoopoe hoopoo,9m8
influential,,ot5 o80 hfo
authoritative,,qt1
disarm,4rx
potent powerful,,hfi
obsess,9cg
puzzle,451,i1n
planted
move,,2hp,9na
,8bg
naturalized
πετροχελιδονο,9n0
tilled
unplowed unbroken
fallow
κολιμπρι hummingbird,9n0
plunge,akk
ease,9nd
practical,,2ze hdd,9ni
,,qhp,9mz
freeze,9na
pragmatic,,hdf
travel go move,,26v 266 kbk o2b kbo n2c,9p9
practicable,,hdg
serviceable
unimaginative
working
impractical,,,9n9
crazy,,nj1 3mf
quixotic romantic,,hdj
precise,,,9nu
,8bg
fine
δρυοκολαπτησ τρυποκαρυδοσ woodpecker peckerwood,9nm
microscopic
nice skillful
swap,9nd
whine,9nd
very
imprecise,,,9nl
ghost,9nd,mzy
precocious,,,9ny
advanced
retarded,,,9nw
backward,,hzd hze
hop,9o2
idiotic,,nus
,9nd,kbo n2c
wend,9nd
sheer,a2n
predictable,,,9o8
foreseeable
inevitable,,gn1
unpredictable,,gnb,9o5
fly,9mz
,adp
desert,adp
occasional
planned
travel trip,,2dd 2ci n2c
unpremeditated
prepared,,qi6,9ot
τουκαν toucan,9nm
repair resort,9nd,m25 lz9
visit,9oe,omp
braced
equipped
inspect,,5bn lq6 omp
precooked
frequent haunt,9oj,lz9 6ay o5k
processed
spread
cruise,9nd
,8bg
unprepared,,,9og
tour,9ox,2d0 okn
impromptu

travel journey,9oe,2bx ona 29h n2c
παπια duck,9ow
navigate,9ox,6hs 2dl 2dj 2dh omu
present,,pfv qdb m2b 76j,9p6
sail,9p2,2dl frm nbq ocu
journey,9nd,2bx ona 29h n2c
existing
here
ubiquitous
absent,,qdi 76o,9p0
away
ostentatious,,gqt jp4,9pc
,,,9nd
showy,,qeo gqt
go depart,aeb,kdo ax,9pe
unpretentious,,,9p8
quiet
come,9nd,26e,9pb
arty,,dcd
pompous portentous,,gqt
grandiose,,jvi
move,,266 26c o2c
inflated
unpretentious
modest
primary,,,9pr
center,9pi,lw8
firsthand
original
pump,9pv,fmo
secondary,,,9pm
alternate alternative,,ohc i2e oiz
sluice,a5n,fx7
auxiliary supplemental supplementary,,d01 oic qcu n88
,1aw
secondhand
suck,9pv,556
transplant transfer,ae3
vicarious
,,19u 266 o2b,9qc
χηνα goose,9ow
basic,,,9qa
base,,et6
elementary elemental,,ed3
fundamental rudimentary underlying
evacuate,9q0,em
migrate,9q0,lbh 6l4 o12
grassroots
radical
incidental incident,,,9q2
migrate,9q0,kbq
stay stick,9p9,68i,9q0
peripheral
secondary
private,,gew,9qr
rein,9ql,foz
κυκνοσ swan,9os
clannish snobbish,,gvy lkr gvz
round,9nd,e9y
secluded,,gev
,,kg1 6ci
confidential,,hx0
halt,9ql,rqu kg1 6ah qhf
confidential
secluded
stop halt,,qhf 6ah kg1
public,,gl4,9qf
θηλαστια mammalia,lfv
θηλαστικο mammal mammalian,86o,dms
semipublic
rein,9qq,foz
unrestricted
stall,9qq
exclusive,,4wt gvz,9r4
,lfx
alone
inside privileged
selective,,4bt
,9ql,dsv
inclusive,,4d2,9qy
comprehensive,,cvj hx9
ply,9oe
privileged,,,9r8
underprivileged,,,9r7
lurch pitch,9mz,2iy 289
,lfy
jolt jar,9mz,ke6 2io
jar,9pi
productive,,hd1
duck,9mz
bob,9mz
arable
fecund fertile prolific,,hxw
wallow,9mz
roll,9yh,klp fqk fqj
rim,9rj
revolve,9pi,klp
fruitless futile vain,,hd2
nonproductive
productive,,hd1 8tw 8tt,9rp
consumptive,,6rl 6rj,9ro
trample,9y7,kir
,9yh
reproducible consistent,,gq6
tumble,9rr,g8d
trundle,9nd
duplicable,,gq6
weave,9tf,2l4
writhe wrestle wriggle squirm twist,9mz,oxp
professional
wrench,9rx
wreathe
wobble,9mz
paid
sidle sashay,9mz
sidle,9mz
sweep sail,9mz
amateur recreational unpaid,,n8f n8e
swan,9s5
lay
sweep,9mz
professional
slip slide,9v3,2gu kj2 2h0
amateur,,n8f hzk
skid,9sb,2h0 ofg
profitable,,hdz
skid,9r3
waggle,9mz,2kz
juicy
gainful paid
chop,9mz
,9qt
shimmy wobble,9vv
jostle shove,9sp
remunerative,,bbt lz
μονοτρημο monotreme,9sk
push force,9pi,ov4 owq vo dfr,831
profound,,hwt h9e ig8,9su
deep,,hwt
thoughtful
πλατυπουσ platypus duckbill,9so
superficial,,h9f,9sq
,9sp
uplift,9sv,g93 kgs
elbow,9sm,huz
,9qt
apparent seeming,,awq
waft,9xx
μαρσιποφορα marsupial,9sy
float,a5n,es0
looking sounding
μαρσιπομυσ διδελφυσ opossum possum,9t1
shallow,,h9f
rock sway,9tb,2kz 2l1 hfn
chinless
progressive,,ny2
rock,9pi,2l1
advanced,,h6r
,9mz
cradle,72y,eg9
καγκουρο kangaroo,9t1
retrogressive,,1ys
swing sway,9tb,2l1 2go
progressive
swing,9nd,2go
lash,9tf
vibrate,9tf,keq 2kq ked
rolling
proper,,gwu
flicker flutter quiver,9tb,2l4 kll
decent,,gwz gwv gum
correct right,,gww gwx
pulsate throb pulse,9tv,rrk kiy kiz
correct,,gwx
pulsate quiver,9mz
fitting,,gkz
pulse,9pi
kosher
thump,9mz,kiz jw5 kiy
straitlaced victorian
flap,9tv,kll
indecent untoward,,gx3 4ly
teeter totter,9mz
possum,9t1
wander swan stray roam ramble rove range drift,9nd,om1 my0 29p on1 ntj aui oi1
incorrect
prophetic,,jiu i7c o99 o98
tramp,9z9,ntj
apocalyptic,,axr
mantic
wind thread meander,9nd,mvj
fateful portentous,,k9o
premonitory
snake,9u7
predictive,,5ix k9o jit 5a7
shift dislodge,9pi
frolic skylark sport cavort romp,c1g,3m9 3ob 33j
prospective
likely potential,,qws gn7
future,,rj9
hitch,9mz,2io
tilt,9mz,h81 2l1 mo5
cock,9ui
careen wobble tilt,9mz,2l1
fortified
churn,9mz
fan,9vl,eq3
winnow,9un
crawl creep,9nd,29a nj5 2h6
shielded
snug
scramble,9nd,3t6
unprotected
slide,9nd,nyy
exposed open
coast,9v3,2gu
πλακουντοφορα placental eutherian,9qt
naked,,qva
unshielded
wheel roll,9nd,klp gcd
protective,,6mj 6m7
livestock,9ux
glide,9nd,2gu eve
αγελαδα cow,9ux
μοσχαρι calf,7ln
glide,9pi,2gu
custodial,,njk 50u
snake,9v3
evasive
steal slip,9mz,2h0 681
overprotective
tremble,9vl,59h oa0 qgz
protecting
quake,9vl,kl1 kl2
restrictive,,cgh
shudder shiver throb thrill,9vc,ksj 2l6
εντομοφαγα insectivore,9ux
quiver quake,9vc,qgz oa0 2kq
proud,,,9w3
τυφλοποντικασ,9vh
shake,9mz,2kz fu4 2kv
arrogant,,kr5 gvs gvt
beaming
swelled
rattle,9vl,fo6 9au ki8
boastful
convulse thresh thrash,9vl,2kp
dignified
disdainful haughty lordly overbearing supercilious swaggering,,gvu gvw gvt
whip,9vr
vibrate,9mz,qgz
μυγαλη shrew shrewmouse,9vh
shake,9vv
vain,,kr6 hcj gvr nn3 kr5
jerk twitch,9mz,qp3 2io wf
bounce spring rebound recoil ricochet,a78,kf0 xp kf2 kf1 h4n
pleased
bounce,9nd,kf1
humble,,gw0,9vj
glance,774
flip toss,9yh,79b
broken crushed
flick,8c9,u5
meek mild
twitch,9mz,u5
proved
click,9mz,kh7 khe
σκαντζοχοιροσ hedgehog,9vh
stir budge,9mz
tested
stir,9pi
dance,9mz,njx njw
sashay,9wg
thrifty,,gwh ghn ghm
bump,94o
δερμα φλοιοσ hide pelt skin,hhh
πτερωμα φτερωμα feather plumage,hhh r6e,fm 7e7
shortsighted,,gwi
provocative,,9fv 9bh 4wc
μαλλι χνουδι down,9wl,6r4
challenging
inflammatory,,4sd 56l 9bp
rousing
slam thrash,94o
web,hhf
jig,94o
joggle wiggle,9vl
circumspect,,hwz
wag waggle,9wv,2kz
wise,,he5 hwy gw2
τριχωμα coat pelage,hi5
γουνα fur,9wz,1ns
quickstep,94o
thrust,9sp
wool,9wz,8k7 1oa
dart,aks
shortsighted,,gwi
χαιτη mane,hi5
flit flutter dart,ajj,2l4
τριχα,hp5,1n9
flutter,aq7
stumble trip,9mz,kc6
,hp5
prompt,,h6l
κοκαλο,9xb
timely,,h6o
trip,,kc6
quill,9xb
stumble falter,9y7,282
belated late
falter waver,9mz,2l4 6af
trot clip,a1o,294
λαχνη villus,hp5
nighted
bristle,9x8,aa0
trot,9yf
undulate flap wave,9mz,2kr kll kes kez
mill,9mz
unpunished
πλατη horseback,hh2
scurry scamper scuttle,a1o,3t6
punitive,,cew
,hhh
θωρακιση οπλισμοσ armor,9xv
float drift,9nd,ove ouk
λεπι φολιδα,mpv,14r
φολιδα squama,9xy
,9xv
κελυφοσ καβουκι καυκαλο carapace shell shield,9y0
surge,als,kex klm klv,9y3
ebb,9y4,,9y2
,abn,f7
κελυφοσ καβουκι,mpv
float swim,9nd,36y mr5 es0,ab0
walk,9nd,h3p gaq 274 26x o5w,a62
immaculate
white,,qft
pure,,qx9
ασπονδυλο invertebrate,3f
foot,9y7,hu0 o5w
clean unclouded,,gjz
,cfy,h3p 26x
walk,afh
sheer
turn,9mz,kf5 2li
,,2ks
μεταζωα metazoa,l9q
polluted
dingy muddied muddy
corner,9yh
overturn,9yh
κοιλεντερο κοιλεντερωτο coelenterate cnidarian,9yb
purposeful
πολυποδασ πολυπουσ polyp,9yo
overturn,9pi
businesslike earnest,,ggj
μεδουσα medusa medusoid medusan,9yo
startle jump,9mz
afloat aimless rudderless,,hf3
shy,9yu
μεδουσα τσουχτρα jellyfish,9yo
boggle,9yu
desultory
qualified,,,9z2
circle,9nd
unqualified,,,9z0
quack
trained
υδροζωα hydrozoan hydroid,9yo
sneak creep,9y7,nj5 o9f
disciplined
drilled
traverse cross,aih,eh0 29t mun
naive
qualified,,,9zg
crisscross,9z9,git
conditional
infiltrate,84j,pqu
modified
unqualified,,,9zb
infiltrate,84j,pqu
flat unconditional
clean
ανθοζωα anthozoan actinozoan,9yo
claw,aim
outright unlimited
jostle,aim
qualitative,,,9zp
quantitative,,,9zo
bridge,9z9,dtt
numerical
valued
questionable
wade,9y7,ack
alleged supposed
swagger ruffle prance strut sashay cock,9y7,288
apocryphal
doubtful dubious,,gn9
slink,9y7
limp hobble hitch,9y7
equivocal
shuffle shamble,9y7,28q
funny suspect suspicious
scuff,a02
stroll,9y7,272
amble,9y7,272
κτενοφορα ctenophora,lfs
prowl,9y7,o9f
skulk,9y7
indubitable,,gn3
mathematical
totter,9y7
unimpeachable
quiet,,h2f,a0i
totter,9t6
march,9y7,lsf 28d
silent still,,h2d h2f qaw h2c
noisy,,,a0e
file,abz,lsh
blatant clamorous vociferous,,kh0 jxw gkb
buzzing
tramp,a0o,27x ntj
clanging,,khb
hike,9y7,27x ntj
clanking
plod trudge pad tramp,9y7,c51 28l nva
squelch splash slop,a0q
clamber scramble struggle sputter,a15,43l
climb,a7m,2g3 kge mnw pc1 nfx
thundering
σκουληκι worm,9yb
restless uneasy,,gf2
λεβιθα helminth,a0v
quiet,,ks2
σαρακι woodworm,a0v
quiescent,,6an
ακανθοκεφαλα acanthocephala,lfs
,9mz,bu2
remount,a12
disruptive riotous troubled tumultuous turbulent,,qet qeq 6u0 3sp
climb,9mz
tiptoe,9y7,hur
squalling
stalk,9y7
buzz,a3t
random
flounce,9y7
parade,abz,ltp lsg
πλατυελμινθεσ platyhelminthes,lfs
parade,9ye,3nr
stagger reel lurch careen,9y7,2l1 282
stagger flounder,9y7,282
stomp stamp stump,9y7
rational,,,a1p
lumber pound,9y7
coherent lucid,,goq
stray err drift,9nd,pog oi1
demythologized
reasonable sane,,qpu
run,ajj,291 kmz ocl
irrational,,qqa,a1i
blind unreasoning
romp,a1o
superstitious,,ihw
emotional,,ko7 gf4,a1v
streak,a1o
cerebral intellectual,,hxa,a1t
outrun,a1o
racial
consort,afh
ρυγχοκοιλα nemertea nemertina,lfs
jog,a1o,294
sprint,a1o,oh2 296
lope,a1o,294 27s
step,9nd,khl 278 pz5
activated
τροχοζωα rotifera,lfs
pace,9y7,27e h78 pz5 rrj 283
ασχελμινθεσ νηματοζωα nematoda aschelminthes,lfs
unstable,,gob
tread trample,9y7,kir
inactive,,qhd
mince,9y7
inert neutral,,h63
clomp,9y7
νηματοζωο nematode roundworm,a0v
drive motor,9nd,fby emt 2c7
stable
ready,,qi7 qi6,a2q
drive,74h,emt 2c7 nmf
fit primed set,,gkz
coach,a2i,eb9
cruise,9p2
prompt
steer maneuver guide,c54,oly ns1 lyu m49 3t9 6pi
ripe
waiting
unready,,,a2h
navigate,a2n
real existent,,qd1 ctg qd3 qd5,a34
hookworm,a2e
navigate pilot,a2n,o6u 50b oct o2t
actual,,8w5 qd2
factual,,8w5 qd2
channel,a2n,dyz hi2 iww
objective,,jbi gwb
δακτυλιοσκωληκεσ annelida,lfs
corner,a2n,q7f m3d ef3
historical
ζωνοσκωληξ annelid,a0v
park,a2n,19r
unreal,,qdf gng,a2s
steer,c54
dreamed
head,abs,lyu m49
pictured
fabled legendary,,j29
fictional,,j1z jje
cycle,a62,fbz
fabulous mythic mythological,,lc6 j2b j29 j2a
kick,a3e
,9mz
fanciful imaginary
illusionary,,4pi ih2 iem
illusory,,iem
βδελλα leech bloodsucker hirudinean,a32,ob
real,,,a3l
proper
unreal,,,a3j
deceptive,,cq6 577
,a62,fwu ofn
dreamlike
phantom
μαλακια,lfy
bob,a3n
realistic,,oaq,a42
fly wing,9nd,gdb aya b4e npc 2b0
μαλακια mollusca,lfs
practical pragmatic,,hdf 2ze hdd
μαλακιο mollusk mollusc shellfish,9yb
lifelike pictorial vivid,,hfm
fly pilot,74h,o6t 50b les hyg n9w 2b0
living
veridical,,qd3
virtual practical
unrealistic,,,a3s
γαστεροποδο gastropod univalve,a3w
jet,a3y,f33
glide,a3y,eve
fantastic,,hy8
plane skim,9v3
soar,a3t
reasonable sensible
hover,a3t
poise,a4a
soar surge zoom,a7m,2pn
commonsense,,hww
intelligent levelheaded sound
σαλιγκαρι snail,a43
tenable
,a62,dp7 nbs 2dv
steam,9nd,g04
indefensible untenable
senseless
undue unwarranted
sail,a4h,2dl frm 2dp
reciprocal mutual,,q5m q5l q5j
bilateral
scud,a4m
tack,a4m
row,a4h,37m
unanswered unrequited
refined
civilized cultured polite,,gqo
paddle,a4h
dainty mincing
suave,,gxs
gentlemanly,,nqr
ladylike
taxi,9nd
taxi,a62,dx9
ferry,9nd,eqk
ferry,a5n,eqk
ferry,anq
neanderthal
coarse vulgar
pipe,a5n,fjd
barge,a59,dih
ship,9pi,e1i gi 6ho
rude
rough
send,9pi,y3
processed
polished
divert,a5c
raw
streaming
,a5c,obx ob0 7d2 ya
refined processed,,,a5l
redirect,a5c
crude,,gqs qw0,a5j
treated
transport,9pi,eeg g7a
activated
aerated
burnt
truck,a5n,g85 ojn 6hu
doped
oiled
dispatch despatch,a59,gi jen
treated
bandaged
forward,a59,y8
dosed
dressed
soar,a3y
διθυρο bivalve pelecypod lamellibranch,a3w
ride,9o2,2c7 o5e,9y7
recoverable
clam,a61
tool,a62
clamshell,9y5
thumb,a62,ntn
reborn
reformed
ride,9nd,2c7 oc0
obdurate
venus,a3q
certified qualified
dismount,a7v
recorded
,a6a
prance,a6a
prance,9nd
regular,,gny,a6u
canter,a6g,27s
canter,a6a,27s
canter,apx,27s
prescribed
gallop,a6g,27t
stock
timed
gallop,a6a,27t
στρειδι oyster,a61
rack,apx
irregular,,go4 4lv,a6j
gallop,apx,27t
trot,a6g
swim,9nd,36y oj7
crooked
occasional
school,a6x
unconventional unlawful,,gqi gpp gx2
paddle,a6x
regulated
dive,a6x
irremediable
dive,ab7,375
irreparable
jump leap bound spring,9mz,xp xj
repetitive,,kee jwy 61b jwg csu 2k2
printable
unasked
bolt,9mz
,a78,xv
uniform unvarying,,gmd go2
hop skip,a78,km9 xn nu0 f0e 10b
caper,a78,3m9
hurdle,a7d,f17 xv
periodic,,ja6 rrw gnz
dive plunge plunk,a7v,klb
duck,a7j,25r
κεφαλοποδο cephalopod,a3w
rise,9nd,kgf klz 2fv,a7v
bubble,a7m
annual,,rnf
ascend,9nd,klz 2fv,a7v
uplift,a7m,kgr
,a7l
chandelle,a7m
σαλαχι octopus,a7r
steam,a7m
descend fall,9nd,kfw,a7m a7p
irregular
related,,q2v,a85
akin cognate,,nwz lbo nwy
allied
sink lapse,yv,1k2
fall,9nd,kfv lj
sepia,a3q
kindred,,lbo
crash,a7v
unrelated,,q2y,a7x
flop,a7v
related,,q2v,a8j
flop,aav,2gn
lower,9pi,,a8g
affiliated attached connected,,qru
lift,9pi,wn kgf
cognate
depress,a89
cognate
προλοβοσ craw,hmt
raise lift elevate,9pi,mtw kgf hbs eoe wn ond mnw,a89
correlated,,cyh 4hf q5k
corresponding
unrelated,,q2y,a87
καρκινοειδη crustacean,9cl
misrelated
relevant,,q2t,a8s
skid,a8g
chin,a8g
applicable,,d5w d0t co9 q2u
pertinent,,q2u cxw
hike boost,a8g,hab haa
irrelevant,,q2x,a8m
δεκαποδο decapod,a8k
duck,8mq,25r 373
tangential
dabble,8mq
tumble topple,a7v,lj
extraneous,,q2z
unsuitable,,gl6
drop,a7v,kfv
καβουρασ καβουρι crab,a8t
mindful aware,,i10 i15,a96
careful,,ghn
resonant,,i66 41m 9bh 5l9
drop,9pi,2gm kfv
forgetful mindless,,i0v ghs,a92
plummet,a90
pitch,a7v
standardized,,gm9
alight,a7v
alight light perch,a9g
representational
embark ship,aei,fus fh
figurative
mimetic,,iib
land,ada,msn dy
realistic,,oap lu0
abstract
schematic,,iea
geometric geometrical,,iko
land,ada,msn dy
protogeometric
rear,a9p
representative,,53x 5vl
straighten,aa1
emblematic symbolic,,i6i jop eol
reputable,,gul
αστακοκαραβιδα αστακοσ lobster,a8t
erect,a8g
honored,,qt6
prick,a9t
respectable,,gul gug c80 gsz
arise rise,aa1,2fv,aa5 aa6
redoubtable
respected
bristle,,9xn
,v0
infamous notorious,,qts
καραβιδα langouste,a9s
sordid
sit,aa1,,a9x
,aa1,,a9x
receptive
sag droop flag,aaa
sag,aaa
sink,aa1
hospitable
subside,ab0,mqi
unsympathetic
subside,ah6
sink,9pi
irreconcilable
hostile
position,8ab,h8e m19 682
inconsistent
,aai
aloof distant,,kqs gh9
jog,aak
glycerolize,8ab,rbp,aap
diffident,,kst
deglycerolize,9pv,,aan
space,8ab,qa0 h8v
marshal,8ab,o03
booked engaged
settle,8ab
slump,aav
collapse,v0,ko3 kfs
irresistible
overwhelming
resolute,,gtv,abb
slump,aa8
,a7v,kfx,9y6
surface,a7p,icu mx8 m3f
determined
desperate
firm unfaltering unshakable unwavering,,gty gu6 gtv
well,ab1
resolved,,gu1
submerge,ab0
stout
zigzag,9nd
undaunted
irresolute,,gua,aay
discouraged
advance progress,9nd,26l kly,abn
respectable,,gul
encroach impinge,abd,4s4 kl4 4l1 nvw
decent nice,,gxr gx0
presentable
jam,9sp
string,abd
respectful,,gxv
,9pi,26l
nose,abl,fdl
withdraw retreat recede retire,9nd,ed,abd
retreat,abn
annihilating devastating withering
,1aw,emc
contemptuous disdainful scornful,,gvu kqe jgm gy0
proceed,9nd,616 26l
derisive gibelike mocking taunting,,56v
impious,,grd
impudent insolent,,gy1 74j
responsible,,gi0,ac3
limp,abs
barge,ak8
march,9y7,lsf 28d
back,9nd
trustworthy,,ghz
lag,ac6,nk3 6bc
irresponsible,,gi3,abw
carefree freewheeling,,njz ktm
pan,9nd
follow,9nd,npi 2er,ac9
unaccountable
surmount,aes
,9nd,7br,ac6
head,ac9,lyu n1w
answering,,4i1
unresponsive
lead take guide,,oly n1w
restrained
hand,acd,711
mislead,acd
subdued
usher,acd,oly
pursue,9nd,npi 2er o9u
,9os,9zu
excessive extravagant exuberant,,hat
freewheeling
stalk,acj,o9f
shadow,ac6,2eu
unbuttoned
chase trail dog track,acj,ib3 2eu o9u 2er
λελακασ λελεκι πελαργινα πελαργοσ stork,ack
restricted,,,acv
limited
dispel,9pi
unrestricted,,,acs
discretionary
μαραμπου marabou marabout,acr
hunt,acq,38t 43o num apg
restrictive,,1ui 1tr
confining constraining limiting restricting
haunt stalk,acj
inhibitory repressive,,c29 3bg
trace retrace,ad6
limiting
regulatory,,2ab
return,9nd,di 2gq
retentive,,gu5 40s hzp d4x 41b,adb
ιβισ ibis,ack
boomerang,ad6,dqx
arrive come,,n97 cr cl,adp
forgetful,,quq i0u,ad7
reticulate,,hqa
crisscrossed
reach attain,ada,co
interrelated,,q5n qrw
lacy netlike,,myg
φοινικοπτερα phoenicopteridae,8bn
φλαμινγκο flamingo,ack
reflective,,h46 dfn
ερωδιοσ ρωδιοσ heron,ack
specular
peak,aes,qc4 pvl
quit,adp,kdo ax
absorbed
leave,,e3,ada
hollow
jingling
resonant resounding,,b31 ovy h2w b1p
vibrant
tarry linger,adp
thudding
awed
shunt,adz
respectful,,ksn gxv
shift,9pi
blasphemous,,4no
shuffle,adz
bunker,adz
displace,9pi
renewed
evacuate,ae3,em
depart part start,adp,2bu e3 kdo ax kgq
awakened
aroused
awed awestruck
rewarding
,9mz,e3 fl epd,aec
enter,,eoy nno kgd ct,aeb
large,,gp3 jw7
purple
forensic
tall,,jvi
oratorical,,o49 k74
board,aec
stylistic,,jvc gqm
intrude,aec,cz 7q0 4l1 nvv
rhythmical rhythmic,,rrv go0 h33
overstep,aih,4n7
invade,aec,kl4 nvw
jazzy
swingy,,h35
raid,aen,o7g
infest overrun,6lq,qv0
reach,,co
chantlike
throbbing
trumpeter,ack
θαλασσοπουλι seabird seafowl,9os
rich,,qxm,af2
flush wealthy,,qxl pjm rsa qxm
strand,apc,msn
prosperous,,qw5
,ack
poor,,qxp,aex
meet encounter,,14s lnw kjz
broke
intersect cross,af3,lx0 f2j 48t
congregate,c31,lc1 lcn 763
pinched,,qxr
rich,,ham
mass,afq,lb5
convene,c31,764
reconvene,afa
gilded grand luxurious opulent sumptuous,,qxo hcy hau glk
cluster flock,c31,lax lmu mpo i50
lavish lush plush,,hcy
flock,9nd,lmu
poor,,qxp
accompany,9nd,52i
escort,afh,nk1
escort,afh
safeguard,afi,jf7
bankrupt,,naf
lean
huddle,afd,lib
bunch,afd,lax
rimless
crowd,c31,li1 qbl
handless
handled
pour swarm stream teem,afq,li9
herd,afq,li5
herd crowd,9pi,li1 qbl li5 nt7
dissipate scatter,ag0,kdk
left
,ag0,kdi
disband,afy
part,9mz,2ug e3 6zj
conservative
disperse dissipate dispel scatter,ag5,kdk 2qi
reactionary,,oal
disband,ag2
,,2wq
liberal
center,,ls1
detach,ag5,ljm
right,,,age
sprawl straggle,7tj
far
diverge,9mz,41x 5y2,agd
converge,c31,14m kjy,agc
left,,,ag9
bend,9yh,ul q76 dmk
swerve sheer curve veer cut,9yh,7cv m4a q73 dmk kjm
near
avert,9yh,1kw
arch curve,agp,q8v q7n h88 q8e hup da9 da8
ethical honorable,,gug mn2
wrong,,gtf 4mz
hunch,aa1,q8q 2yc
criminal deplorable reprehensible vicious
straighten,aa1,,agp
bend flex,13a,q9s q76,ago
stilt,af1
immoral,,gt4
misguided mistaken
righteous,,gr6
upright,,gr7 gkr gsz
flex,1vo
sinful unholy wicked,,grc
robust,,h5a,ah8
beefy burly husky,,h5b
lean tilt slant angle,agp,q8h h81 h7y 2l1
iron
hardy stout sturdy,,h5a
list,9mz
hardy
bank,ah5
tip,9yi

vigorous,,h5p h59
frail,,r0j,agx
ripple ruffle riffle undulate,aln,kep
feeble rickety,,h64 r0j
bow,aa1,k98
round circular,,q7k h8b h89,ahp

billow surge heave,22j,kgg klm kex
global spherical,,h8a fyp q95 q96 evf
γλαροσ gull seagull,ahd
billow wallow,a4c
cloud,ahh,mpc
billow,9nd
crumble crumple,130
burrow tunnel,7jo,mot
,als,ou3
ventilate,ahm,g9u 231
circulate,9pi,k7r iwf
square,,,ahc
squared
rounded,,,ai7
orbit revolve,aht,klo m0i fs0
circle,9nd,e9y
loop,aht
loop,aht
angle,9nd,q8h
revolve rotate,aqk,2jt klo
cylindrical,,q6x q98
,9yh,dya 2jt
wheel,ahx
oval,,q7y
wheel,a5n,gcd
pivot swivel,9yh,g36
spin reel gyrate,ahx,klo 2jw q7x 2k1
centrifuge,alz,e4v pn4
eddy purl swirl whirl,als,klq q7x
angular,,q8h q6v,ahr
whirl spin twirl,ahz,2k1 nar q7x
,aew
twirl swirl twiddle whirl,ahx,klq 2jw q7x 2k1 o72
rectangular,,q88
loon,ai9
gyrate spiral coil,9yh,q7t ebx q7u 2jw
triangular,,q80
spiral,9yh
overtake overhaul,abd,kbl
pass,9nd
rural,,,aiw
negotiate,aih
agricultural
rustic
,aih
bucolic pastoral
cycle,aih,keg rrv
,aew
fumble blunder,aih
rustic
surpass pass,9nd,o5f
πελεκανοσ pelican,aip
folksy
skirt,ais
urban,,3j2 3j1,aii

cycle,aix,keg rrv
urbanized
rusted
,aip
rusty
booby,aj1
bushwhack,aim
approach near,9pe,4e 26e
κορμορανοσ φαλακροκορακασ cormorant,aip
blessed
sacred sanctified,,gti
hallowed,,gti
unholy
profane
unfold stretch,13a
sacred,,gti,aju
σφηνικομορφα sphenisciformes,7ov
tear buck,ak8
zoom,ajj
ineffable unspeakable
,aew
speed hurry zip,9nd,3t3 2h7 rrn h77
inspirational
πιγκουινοσ penguin,aji
inviolate
numinous
zoom,9nd
religious spiritual,,gr9 lfe gra
rouse,9pi
sublime
hunt,ajq
taboo
profane,,,ajd
drive,9pi,2c7 nmf
lay,,lgx
pull,ajz
sadistic,,kpk
,a2i 9nd,emt 2c7
,aew
safe,,,ak7
bustle hustle,9mz,3sy
αλμπατροσ albatross mollymawk,ak0
fidget,9mz,krt
unhurt
trail,ac2,nk3
dangerous,,r04 m2g,ak1
rush hasten speed race,9nd,rrn h77 2h7 3t3
desperate
risky,,r07 4xr r09 r05
trail,9nd,nk3
diffuse,7tj,2qg km0 2qi
perilous precarious,,r09 r07 4xr r05
creep,akc,pc2
flinch cringe shrink wince recoil quail,9mz
treacherous unreliable,,gi5
safe,,,akj
retract,akf
out,,,akh
dart dash scoot scud,ak8,f1e fc1 296
salable
commute,9oe,2dy ngy ect
marketable
,9ux
shuttle,9nd
marketable,,bj1 bij
κητωδη cetacea,7ov
lunge hurl hurtle thrust,9mz,tk 6un 2id 289
blower,ako
crouch stoop,agp,k98 2iu 2y8
same,,gm5,al9
φαλαινα whale,akt
incline,a89,2ih
double,agp
uncurl,aa1
comparable corresponding,,gmb
prostrate,aa6
cringe cower grovel,agp,n1a oja
huddle cower,aku
identical indistinguishable,,gm7
throng pile jam,afq,q1g lb4 lic li2
pounce swoop,a7v,2gk
one
stoop,al6
different,,gmn czb,akv
swoop,9mz,jnk
deviate divert,9yh,2lm
deviate,a5f,2lm
perturb,alc,ot6
antithetical,,q67 jwz
assorted various
perturb,alc,ot6 3sf
shunt,alc,fvm
contrary
contrasting,,czd
polar,,iho q69 q66
digress straggle,alb,oi1 2cv
οδοντοκητη odontoceti,7ov
flow,9mz,kjb 2h1
divergent,,5y2 gmq cyr
οδοντοκητη,akw
transpirate,aln,psi
disparate,,gmx
flow,9mz,m4a 2h1 rrb kj5 mvs kja
distinct distinguishable,,gm6
φυσητηρασ physeter,9ra
φυσητηρασ cachalot,alp
diverse various,,gmu
flow,,pp3 2h1 rrb kj5
diverse,,gmu
spin,amf
several
variant,,kg4 1hw cyt cyr ym
gush spout,am8,fz5 klh
same,,,am9
aforesaid said
identical very,,gm7
δελφινι dolphin,alp
hiss,9nd
,als
other,,,am3
pour,9pi
spill,als
different,,czb
another
pour,ama
,als,2h1 kj7 mx0
stream,9xx
opposite
trickle dribble filter,als
opposite
drip,a7v
cascade,a7v
similar,,gm9,amy
drain,als,2wf em8
akin kindred
analogous,,q48 gmc cvx d4g cyb i7k 48i
seep,als,kl7
overflow overrun,amb,kj8 2h4
geyser,amr
edge inch,abd,pva
corresponding
quasi
elapse,abd,rqs
fell vanish,amw
dissimilar,,gms,amm
sane,,qpu,an1
lucid,,qpv
insane,,qq9 qq8,amz
elude evade,an4,fu 156
possessed
escape,an9,fo
cracked wacky,,of3
run lam,adp,nq7
σαρκοβορο σαρκοφαγο carnivore,9ux
crazy mad sick,,lae qq9 qq3
flee,an6,fo nq7
certified
idiotic
skedaddle,an6
crazed deranged
,ako
hebephrenic
φωκια,ane
lunatic,,qq9 3mf
maniacal,,nzr nz1
vacate empty abandon,adp,6em
maniclike
eject,aeb,wq
paranoid,,o55
expand,1sv,,1vo
psychopathic,,imu qpw
psychotic,,o9l qqc
bring,838,ni5 eeh 2dz
schizophrenic,,odd qqe
jaded
track,anu,mun

sarcastic,,jki
interpose,8ss
barbed biting
grim
whisk,anq
corrosive
sardonic
whisk,9nd
impart transmit carry channel,anq,iww iwv 2em iwa y6 oxg r8x edj
satirical satiric,,jki
satisfactory,,gp7 d04 6wc,aog
adequate,,gp8
fine okay
top,aig,m12 m3k h95
comforting
ιπποκαμποσ walrus seahorse,ane

outdistance outstrip,aob
passing
protrude pop bulge,13a,q8q
career,9nd
unsatisfactory,,gp9,ao5
disappointing
,aho,2qg km0
anteater,9ux
off
unacceptable
muck,aoi,rai ray
σαρκοφαγο canine canid,an7
collapse,7f6,3c2
scholarly,,ode
σκυλα,aon
rouse,38
academic pedantic,,o5u
dog,aon 7ko
studious,,i60
flurry,9mz,3sy
erudite learned,,ijx
march,9yf,lsf 28d
κουταβι σκυλακι pooch doggie doggy barker,aot,674
frogmarch,aox
scientific,,,ap3
κοπριτησ κοπροσκυλο cur mongrel mutt,aot
technological,,iqf
unscientific,,,ap0
,aot
dock,aec,fiz ohn
unscrupulous
πεκινουα pekinese pekingese peke,ap4
conscientious,,kqx gsw gsx
stampede,,km1
pack,38w
κυνηγοσκυλο,aot
,anq,msn dw
opened
strand,apc
uncertain,,gn8
κυνηγοσκυλο hound,apb,acy
wrapped
streak,9mz
swing,9pi,6ui
concealed
bloodhound,apg
crash,9mz,khb
bushwhacking
thunder,9mz,kh1
furtive stealthy,,681 o9f
hidden obscure
hidden
secret
blatant blazing conspicuous,,gkb
γκρειχαουντ greyhound,apg bva
slide,9pi,2gu jnk
revealing
pace,9nd,27e pz5 rrj
suggestive,,5ld 5jl 4sc
step tread,9nd,27e jcw pz5 278
denominational
hurtle,9nd
τεριε terrier,apb
retreat,9nd,ezh m2d
whistle,9nd
secure unafraid,,kt6
,9mz,kll
flap,9pi,kll
secure,,qzz
flail thresh,aq6
assured,,gx7
clap,aq7
fling,9mz
thrust stuff shove,9sp,owq
precarious shaky,,gn8
hop,9mz,xn nu0
secure,,goe
steady,,gog
singsong,9pi,jw3 7be
fastened,,,aql
,9mz
unfastened,,,aqj
hustle,9pi
unlocked
dodge,9mz,g7
undone
dodge,9mz
insured
plow,9nd
topple tumble,9sp,lj
throw,9mz
seductive
beguiling,,gj8
lurch,9nd
rip,ajf
selfish,,grs,ar4
curl,agp,q7t
ρητρηβερ,apb
sift,9nd
interpose
unselfish,,gro 6e3,aqz
dance,9mz
grab,9mz,12t
rake,9pi
senior,,qcp,arc
elder older,,nn4
tool,a2i
σετερ setter,ar1
junior,,nwo nwn,ar8
lowly secondary,,hf0
σπανιελ spaniel,ar1
younger
sensational
lurid shocking
screaming
sensible sensitive,,hzu ary i16
wander,abs
asleep numb,,qo4
σκυλοσ,aot
sensitive,,h4k az5 ary hzu,aru
irritable
τσοπανοσκυλο sheepdog,arm
irritable,,hzw
nociceptive
leap,9mz
sling,9pi
insensitive,,,arn
sling,87x
deadened
sensitive,,krn gsf 3xo,as1
feel sense,as0,9a1 arj arn hzr i3v ek6 5b1 gzy i4g
κολει λαση collie,arp
perceive comprehend,,i9c 95j 7gn dqd 5b1 n25
insensitive,,gsh,arx
callous,,gsj
receive,as0,2i0 foc hkd
numb,,gfv
unaffected,,gsj
experience have,as9,k9l ijt
μποξερ boxer,arm
μολοσσοσ mastiff,arm
,v0
numbing
sensory,,hzr
μπουλντογκ bulldog,arm
suffer,asi
tolerate,asd
separate,,qrc,asr
die,asd,kfb ouc qdo
apart
experience,as9,k9l i63
detached isolated separated
discrete distinct,,qrc
subject,12c
μπουλντογκ pug,aot
isolated
newfoundland,aot
unaccompanied
σπιτζ spitz,aot
joint,,,asf
clannish
expose,asl,h6c 171
concerted cooperative,,c0y
τσαου,asq
ventilate,ast,g9v g9u
conjoined
sun,ast,owd
corporate collective
air,ast,r9t pml
healthful,,qxu
overexpose,ast
κανισ poodle,aot
,asl
overexpose,at4
septic,,,atd
λυκοσ wolf,aon
infectious infective,,pi p6 qlc
coyote,at7
,zg,,atf
τσακαλι jackal,aon
blunt,ata
antiseptic,,d8t,at6
stun,ata,krd ofx
sensitize,,,ata
excite stir,atf,krw bk1 qii bk4 ib5
cleansing
υαινα hyena hyaena,aon
thrill,atg,kte j26
extraneous,,q2z
whet quicken,atg
misperceive,as0
cleansing
catch,as0
antiseptic
dream,as0,i6p nma
αλεπου fox,aon
serious,,ggj,au4
notice note,,jcx 99r 7gm i33,atx
earnest sincere solemn,,krl ggn krm ggj
note observe,,7go 192 n25 jk0 iad i33 5bq
grave sedate sober solemn,,ggn krl ggm
ignore,,,att
glimpse,avv,igp 5b8
chafe,h5
real,,qd5 qd3
rub scratch itch,h5,i4j qna
thoughtful,,ggj 75j
sobering
frivolous,,ggo 3mm,ats
bite sting,auf,qo9 qoh
dizzy silly,,ggp
αιλουροειδη feline felid,an7,ds0
itch,auf,i4j
itch
ache,as0,of0 qo7 kpn qo6 qn9 qo5
γατα γατι cat,au7
trivial
,aub 7ko
playful,,krk
ache smart hurt,auu,kpq qo5 qo6
pussy,aud
devilish,,nv1
stray,7ko,83b 9u1
throb,auf,kiz
implike mischievous puckish
γατοσ tomcat,aud
kitten,7ln
tingle,au8,ksj
kittenish
mocking
prick,aua,i4l qoh
selected
smell,auu,5cj i3z h27
serviceable

durable,,h6z
reek stink,auy
usable useable operational,,6rw
smell,aus,i3z
αγριογατοσ wildcat,aub
smell,as0,5cj h27 i3z
sniff,av0,5cn
αγριογατα catamountain,auz
inoperable
nose,av0,hw5 h27 i40
πουμα cougar puma catamount painter panther,auz
resident,,obr 68l cxg cxl,av8
ocelot,auz
nonresident,,,av6
settled,,,avc
based
located set situated
unsettled,,,av9
λυγκασ lynx catamount,auz
fume,3mu,ox8
aimless floating,,om1 my0 hf3
touch,as0,i00 kjf
erratic planetary wandering
αιλουροειδεσ,au7
miss
,,k50 i9i b0
mobile wandering,,go7
witness,ay7,oo0
λεοπαρδαλη leopard,avi
πανθηρασ panther,avn
ounce,avi
witness see,asi,ogt
panther,avi
resident,,68l
λεων λεονταρι λιονταρι lion,avi
settled,,,aw4
see,as0,oe1 i01
λεαινα λιονταρινα lioness,avt
λιονταρακι lionet,avt
accomplished established
τιγρη τιγρησ tiger,avi
appointed prescribed
dictated
behold,avv,n25
view,47i,i7w iue ga8
unsettled,,,avu
look,,ogt 5b4
doubtful tentative,,i2k
sexy,,kp2
examine,,45x no0
αρκουδα bear,an7
erotic titillating,,kp3
,aw9
racy
αρκουδα bruin,aw9
γκριζλι grizzly silvertip,awb
sexual
gaze stare,aw5,5bf 5bg
juicy luscious voluptuous
outface,awg
regard,aw5,5bg
lewd,,kp6
look appear seem,ctl,ih1 qzf gio gid
leering
prurient salacious,,gx5 kp6
adult,,4nt
provocative
seem,ctl,9sz 8sq
sound,awl
,an7
sound,,ow2 kgh i4a h29
sexual,,55i
pierce,awt
reflect,,fot
reverberate,aww
reflect,5k3
altered
,,,axu
intact
sexy,,kp2
ερπηστησ μαγκουστα mongoose,aws
peep,ax0
disclose,axo,3o6
ιχνευμων ichneumon,ax3
,ax0,joy fm4
silhouette,ax7,m0l
ερπηστησ meerkat mierkat,aws
shapely
stacked voluptuous,,hsx ht1
νυχτεριδα bat chiropteran,9ux
modeled sculptural sculptured,,fsx
expose exhibit display,ax0,3ns 3nz 3o6
chunky,,mrz lb2
deformed malformed,,qm2
bench,axe
nodular,,pb9 mu6 hiq
flaunt flash,axe,jp4 no4
flex,axj
shapeless
brandish,axe
model pose,axe,h8l 2k9 h8o o1l
uncover unveil reveal,ax0
unearth,axo,lx4 ep9 5nm
unfold,axo
reveal,5m0,9u5 k4v
pliant,,h4t h4s h4q
stamp,5q2,ld4 qad
hide conceal,,qrk 67i,ax0
secrete,axu
obstruct,axu,6ce
hide,,lzg
conceal,,67i
bury,axu
dissemble mask,azq,67o 67q eaq
masquerade,azq,lm0
shield,axu
show exhibit present demonstrate,ax0,jol 3nv nkp k0v jp9 3nm jbl jp1 3ns
precast
shaped
survey,aw8,47g
watch,,5bx ogt
watch view,ay7,oe1 5c5 igl ogt 5bx
visualize,ay8
πτερυγα πτερυξ φτερουγα φτερο wing,hka,a3t
amorphous shapeless
,,nyn 5c3 on8
shared
scan skim,aw8,jag
common mutual,,q5m q5l gnp
scan,aw8,fsc 47b
ελυτρο elytron,aya
joint
peruse,aw8,jaf
θηραμα λεια prey,3f,701
exclusive sole,,42i
θηραμα κυνηγι game,3f
flick flip thumb riffle,ayj,iwp
αγρα κυνηγι,aym
individual
θηραμα κυνηγι,aym 9ft
scrutinize,aw8,5ba 45x
ποδι foot,htz
shaven shaved,,,ayv
search,aw8,5o8 oe0
unshaven unshaved,,,ayt
νυχι οπλη hoof,ays
bearded bewhiskered whiskered
cruise,ayu
bestubbled
hoof,hv3
spot spy,b0n,15h nyn
mustached
detect observe find discover notice,b0n,i33 k50 i9i b0 mr2 15l 7go 99i n25 jk0 iad 5xv 15h ek7 ek6 45t
clad
sense,az3,arn hzr
bare
δοντι tooth,hha
shod
booted
νυχι claw,hv3,7ja
ironshod
rediscover,avk,15q
slippered
claw chela,htm,84b 7ja
vanish disappear,ctt,kdv 1so
barefoot
τετραποδο tetrapod,86o
τετραποδο quadruped,azh
shod
nearsighted shortsighted
ουρα tail,hp5,8jg
obscure befog cloud mist,axu,i1m qyx
blur,,ih4
overshadow,azm
eclipse,azo,kgb
disguise mask,axu,67m ela
blind,,qkp
camouflage,azq,dyj 67m
ουρα,hh2
orient,4ez
blinded
blindfolded
flash blink wink twinkle,b01,k8h dof h0h
εντομο insect,9cl
unseeing,,qkp
flicker flick,azx,kjp
,auu,26a h0k
gleam,b01,kjq
signed,,,b06
glow,b01,h4j
fluoresce,b04,23z 2xm ov2
unsigned,,,b03
significant important,,heo hes,b0t
glow,awl,h0l
blur,zg,ih4,b0a
focus,b4i,ouy gk5 2s6,b09
momentous,,heu
dazzle,b1e,i1m h0f
earthshaking
glare,df8,h0e
evidential,,iaw
fundamental profound,,ig8
glitter glisten glint gleam shine,awl,kjp h0g
large
monitor supervise,b1h,6nl oiv fbl 5bs
monumental
noteworthy remarkable
monitor,b1h
spy sight,as0,5c5 hxq hzy jp2 igk
κολεοπτερα coleoptera,7ov
operative
ogle,aw5
portentous prodigious,,k9o
leer,aw5,jgo
unimportant,,hez hf1,b07
σκαθαρι beetle,azy
gape gawk,aw5
admire,aw5,n7r n7q
contemplate,aw3,i7z 5bk
flimsy fragile,,h66 hf0
peep,aw5
glance glint,aw5,5b8
superficial trivial,,g7v iaj
inspect,aw8
significant
case,b12
silenced
overlook,avj
study consider,451,jz9 ias i7w i7v 47g
bethink
gloat,aw5,ktr
eye,aw5,hlg i32 hwv hl8
scout reconnoiter,b1h,5v2 5v4 odq
squint,aw5
blind,zg,l9z
blind,,gdd l9z
peer,aw5
intrude pry nose poke,ayu
,ay7,7go jk0 iad i33 5bq
hear,as0,1b2 i02
listen,as0,nsy 5cb
listen,4iw,nsy 5cb
incline,b1k,2ih
whine squeak screech creak,b1p,khg kie kij
clatter,b1p,kha khc
jingle jangle,b1p
resound,b22,i4e khz ads
scream,b1p,kie
parted
clang,b22,khb
clank,b22,khb
drum,b22,jw5 nmj
simple,,gnv,b21
rattle,b22,ki8
simplex
crackle,b1w,khf
simplistic
tick,b22,kgy 9du gbd kip
complex,,gnw,b1v
sound,auu,ixs kgh ow2 h29
knotty tangled tortuous
colonial
complicated
composite,,idx
interlocking interwoven
intricate
ping,b22
ping,b22,khv
thickening
sincere,,gud
squelch,b22
chug,b22
,,kgh ow2 i4a h29
cordial
dear devout earnest,,krm
honest,,gun
genuine,,goo
strum,b2f
ring,b22,ki3 ki9
obsequious,,oja
oily
ring,b2f,ki9
toll,b2o,kgz
buzz,b22,kh4 elv
gilded
blast blare,b1p,kh0 kgt
rustle,b22,kic
plausible
crack,b22
crack,b22,er3 khe
dual
blare,b22
cardinal
whistle,b22,kiv
resound echo ring reverberate,b22,ads h47 h2w h2a
ψειρα louse,azy,321
reecho,b31
reecho,b31
thud thump,b22,kin
thud,699,kin
plunk,b22,kin
rap,b22,khv kjh z5 ki1 kil
click tick,b22,kip kh7
chatter click,b22
pop,b22,ki4
zero
ψυλλοσ flea,azy 7uf
one
sputter,b3b,kih
two
tinkle clink,b22,kh7 kiq
three
four
clink,b2f,kh7
five
six
seven,,pyg
hum,b22,khu
eight
nine
ten
rumble,b22,kib
eleven
twelve dozen,,pyk
boom din,b22,kh0 kh1
thirteen
fourteen
bang,b22,kgt er3
fifteen,,pyo
sixteen
ripple babble bubble,b22,mos kep
seventeen
διπτερα diptera,7ov
eighteen
nineteen,,pyp
lap swish,b22
twenty
whiz whir,b22,kiu kiw
,azy
intercept bug,b4d,dvf
overhear,b1i
thirty
,b1j
μυγα fly,b49,a3t
hush quiet,b4k,ae h2c h2d
forty twoscore
soften,b4k,,b4i
,b4k,,b4h
gag,3b8,eu7
,zg
fifty,,pys
muffle dull dampen,b4h,ejd fw1
taste,as0,5cg i43
,,i44 l5q
sixty
spice,b4o,h37 l5t rh1 h39
οιστροσ gadfly,b4e
seventy
spot recognize distinguish discern,,99s 7go 3wh
discriminate,b4t,i5j
savor,b4n,i44
eighty
taste savor,,i44 5cg i43
smack,b4x,5cg i43 i44
smack reek,5l9
disgust,atg,1q2 8th 8tm kqf
ninety
sicken,b50,qp0 kqk
,b5b,l6x,b5a
αλογομυγα βοιδομυγα horsefly cleg clegg,b4r
sugar,b53,l6z
pepper,b4q
hundred
salt,b4o,l5v
mull,b53
sour,b5b,l6j r26 h3b i46,b53
,zg
track,b1h,mun
survey
thousand
etch,ax0
million
sight,6qo
billion,,pyx
flush,b04
billion,,pyy
give,b8d,nlx pt 6e4,b6i
κουνουπι mosquito,b49
gift,,nlx 6e4 pfm pt
endow,b5n,pfn pfy 6ec
,b5n,3cb
zero
first
second
tip,b5n,phi
third
keep,b64,4za,bh3
fourth
fifth,,q5v
sixth
,b64,nws njk 50r
seventh
eighth
ninth
tenth
have,,pej
eleventh
twelfth
thirteenth
fourteenth
fifteenth
sixteenth
seventeenth
monopolize,b64,6mc qu3 qu4
eighteenth
nineteenth
wield exert,b64
own possess,,4vz 75 4z5 o4u o4t
twentieth
,,,b5l
thirtieth
,b77
υμενοπτερο hymenopteran hymenopteron hymenopter,azy
stumble,b6k

μελισσα bee,b6l
rescue,b6n
scale,b6n
κηφηνασ drone,b6o
buy purchase,b77,pf0 m9 ndk n3 pf1,bb3
εργατησ worker,azy,c0j
εργατησ soldier,b6t
εργατρια,b6t
fiftieth
honeybee,b6o
rent hire charter,b77,j84 phe ojy 6iq rr5 j85
lease rent,b5l,phe obg nxy nxx peo j85 rr5
bombus,9bu
μπουμπουρασ bumblebee humblebee,b6o
psithyrus,9bu
receive,b77,pm n28
andrena,b6o
nomia,9bu
fence,b73,nou
get acquire,,an i5u lp n7e
σφηκα wasp,b6l
glom,b77
,b5v,k3y,bcf
written
spontaneous unwritten,,gov
withhold,b7a,4zd
single,,,b7o
deny,b7d,k3u
reserve,b7d,pk7
devote,b7g
lone sole,,geu
withhold deduct recoup,b5v,4ds pi0 2om
unique,,gnl
dock,b7j
,bf3
,b86,pjv pk0 6gk
multiple,,idb h9n,b7e
absorb,b7n
aggregate
subsidize,b86,oq pfs
subsidize,bc1,oq
double twofold
finance,bc1,6n8 irg 6gh 6gk
double dual,,l9m
seed,b7u
double dual twofold
finance,bdm,6n8 6gh
collect,b6i,128 ng8
manifold
farm,b7z
treble triple
refinance,b7u
τενθρηδων sawfly,b6l
treble triple
support,b5l,pk0 pjz 72s
fourfold
fourfold
μυρμηγκι ant emmet pismire,b6l
sponsor patronize,b86,o5l o89
sponsor,cnl,o5l
cosponsor,b8a
,,6i4
single
alienate,b8d
divided
secularize,b8d
,9pi
sized
vest,b8i
discard dispose,b8p,b5
junk scrap,b8l,rap raq
τερμιτησ termite,azy
waste,b8l,ral
remove,,2vh
size
dump,b8p
dump,b8l,lxt
sized
save preserve,b5v,qyl od9
skilled
accomplished complete
adept expert practiced proficient skillful,,hyu hz2 hdl hyv n7a hz0
,azy
grasshopper,b8y
,b8z
reclaim,6sg
locust,b90
masterly virtuoso,,omm n7a o09 nz8
delicate
chuck,b99
relinquish,b97,1nh k7z k7y
abandon,,1l1
expert,,hyv
abandon,b8l,pw
maroon strand,425
assign allot,bhy,6dv 6dn
will,b5n,j8t,bl7
fumbling,,hdm hzj
devise,b9c,nl7
cricket,b8y
crude,,gqs
hopeless
humble menial lowly
accrue,b8i,2r9
rusty
semiskilled
hand,b8d,hu4 2eh
numerical mathematical
coarse harsh,,h04
granular gritty,,mri
convey transmit communicate,b9t,7w 7k8 7j0 kfq my4
load,b9t
offset,b9t
transfer,9pi,2dz 1k8
import,b9t,,b9v
export,b9t,,b9u
,azy
κατσαριδα cockroach,b9w
powdered powdery pulverized,,rfg h02
allocate apportion,b9b,3cf 6dn 193 ph2 n8b
blackened
slippery,,h01 2h0
surrender,b5n,1nl
sliding
,5z7,jet
slipping
cast,ba4
accept,b77,1d8,bae
bug,azy
smooth,,h00,bam
ημιπτερα κοριοσ bug hemipteran hemipteron,azy
refuel,bac,69m
fuel,8hl,rbe 69m
welcome,ba7,jc7
refuse reject decline,,1kn jci,ba7
honor honour,ba7,qtb,bah
glassy,,rbl
dishonor dishonour,bae,,baf
unlined
obtain,b77,1eg
streamlined aerodynamic
velvety,,g9r
rough,,h03,ba9
procure secure,baj,o8x nm
extract,baj
scratchy,,h04 qna r89 7al 7b6
alligatored cracked
patent,ban,j73
rugged
cracked
enlist,ban
recruit,bau,7cy
craggy mountainous,,mtr mrq
seek,9m3
crushed
tweedy,,g8p q8s f04
gouge wring,bln,4ug
lined
rocky,,mvt moo
sell,bcn,6jc oe5 6j0,b6s
shaggy
textured
rocky jumpy,,2io ke5 2l1
rugged
corrugated
rutted,,q8o
smooth
entire
,bbd,6il 6fc me 6jc oe5 6j0 o8n oks lei 6hy
transact,btw,6hy
,azy
scalloped
pyramid,bbc
jagged
retail,bb3,obv 6j6 6jh
fringed
fetch
recover retrieve regain,b77,pd bu obp
social,,ggy
find chance bump encounter,,kjz b0
cultural ethnic,,iju i5s
gregarious
interpersonal
recoup,b77
recoup reimburse,bbt,ph5
,bc1,9sn 94n pge 6ks o5p 21o pgi pgl
alone,,geu
lone lonely solitary,,nta geu
compensate repair,bc1,ph6 pgl 21o
accompanied,,,bby
unaccompanied,,,bbx
alone lone lonely solitary,,qrg geu
stranded
pay,b5l,pge pgc 6kb o5p
ψειρα louse,bbe,321
accompanied,,,bc4
unaccompanied,,,bc3
gregarious
pay,bc7,pge pgc 6kb,bca
,,pgc 6kb o5p
solitary,,qrg
gregarious
default,cjd,phm phn,bc6
owe,ctl
owe
remit,bc1,phj
accord allot,b5l,6eb
allow grant,b5l,,b7a
vouchsafe,bcf
φυλλοξηρα,bc2
prize value treasure appreciate,4dw,4sq pk8 cs3 cf1
cash,bcn,pky
liquidate,bcj
τζιτζικασ cicada cicala,bbe
redeem,bcn
exchange,b8d,a5 6ie
substitute,zg,1iy i2e klu 1ij
convivial
outgoing
substitute sub,bcn,ohc oif i2e klu
swap switch,bcn,klu 1ic 6if
leafhopper,bbe
haggle huckster,bcx,nue jzt
unsold
soled
bargain,4qy,pf1 jk9 jzs
solid,,qwo,bd2 bd7
trade,bcn,6il 6if 6fc
trade merchandise,,o0u 6j0 fab 6il 6fc oks
concrete
liquid,,qwn,bd7 bcy
fluid,,kja rdh rdg
award,b9z,67f pfu jfk
award grant,bld,pfr
watery,,ra0
gaseous,,rbf qwp,bcy bd2
aerosolized
donate,b5n,pfw 6ez
confer bestow,bd4,6e9
solid,,gzl quz,bdg
bestow,b5l,pg0
heap,b5l,q1g
massive
miter,bda,fb7
hollow,,qa1 mrv mru qv6,bdb
bless,bda
graduate,bda,kmn 1n8 n8d
graduate,b73,kmn 1n8 n8d
sunken
lavish shower,6rt
credit,bdq,plv
tubular,,g89
balance,bdq,ply
soluble,,,bdr
calculate,,i92 59q j7w n78 plw i08 42y
insoluble,,,bdp
compound,bdq
soluble,,,bdu
insoluble,,,bdt
solved resolved,,,bdx
spend expend,bc1,5lu pg6 6l2 6kw
unsolved,,,bdv
some,,,be5 be9
spend,6rl,6kw
any
take,6ru
both
several
waste,6ru,gwj 4mr,be8
no,,,be9 bdy
fling,6rt,3lu
zero
economize,b8u,hz9 gwh 1h0,be4
all,,,bdy be5
rationalize,c3k,6o0
each
every
scrounge,6p9,5ob
rustle,bed
scrounge,bek
every
sophisticated,,,beo
bum sponge,baj,nxr nut
worldly
beg,4p5,k2j
intelligent
invest,bdw,77x pix 6gl nw0,bkt
polished refined
naive,,gv7,beh
shelter,bem
childlike,,gv9
,bem,bf4 pj5
bull,ber
gullible
appropriate seize conquer,bf3,p9 p4
preoccupy,bf3,ok
confiscate,b6i,ny o6 om j99
sound,,r0g
λεπιδοπτερα lepidoptera,7ov
healthy
λεπιδοπτερο lepidopteron lepidopteran,azy
stable,,goi
πεταλουδα butterfly,bf0
usurp arrogate,b6n,o6 6pk ng
risky speculative,,ber 4xr r09
,bf2
hijack,bf3
raid,bf3,4t7
sound,,r0g
claim arrogate,4p5,jhb nfm,bj2
pretend,bf9,jhc gp2
rotten,,r0q
requisition,bf9,k31
foamy,,mws mr8 mos
reclaim,b77
foreclose,bfe
aerated charged
arrogate,bf9
pilfer purloin pinch abstract swipe sneak,bm2,nc9 pkv 4tw
rustle,bm2,ocp 5rv
sparkling,,3ng
specialized
differentiated
generalized
pocket,b6i,fkn
spineless
profit,bh5,pfb
spirited,,gfk
peacock,bf5
boisterous
dashing gallant
,bf2
ebullient exuberant,,57q gfo
capitalize,bh8
monarch,bfv
pert
preserve maintain,b5z,237 50x kkd 510
lively racy,,gfl
snappy whipping
sprightly,,gfl
exhaust sap tire,6rl,2na
vibrant vivacious
store,b5v,pk6 4zh
bloodless
listless,,kom
spontaneous,,gov,bgc
store,b5v,g12 4zh
garage,bga,eui
induced,,,bg9
moth,bf0
retain,b5v,4za
spoken,,,bgj
expressed
bribe corrupt buy,bc1,43f nco 4t2 pgq
oral unwritten
written,,,bgf
refund repay,bc1,phk 6kp pgj
engrossed
reimburse,bgk,ph5
graphic graphical
handwritten
stock,b64,pk7 pk6 g0r
inscribed
find regain,b77,b0
longhand
voiced,,jxr
locate,bgr,16k 69
unearth,bgu
written,,,bgy
attain,bgr,k50 b0
unwritten,,,bgw
foot,bc1
vocalic,,jxl jxh,bh2
pinpoint,bgu,gis
consonantal,,jxm,bh0
lose,,,b5v
win gain,b77,onv pfd n7b hc
earn,b77
earn garner,b77,pge
letter,bh6
profit gain benefit,b77,hcm hdy
quantitative
pyramid,bh8
benefit,na,hcm
stable,,goi gm1,bhi
net sack,bh8
steady,,gog
net,bhg,pfb
,bh5,pge gei 5i9 pza
stabilized
unstable,,gob,bhc
derive gain,baj
cranky
pocket,bm2,fkn
embezzle,bm2,4t5
explosive volatile,,gfb
rickety shaky wobbly,,59h qgz
rocky
reap draw,bhj
seismic,,kl1
deliver,b9m,6ia
tipsy
tottering
staccato,,qrp
abrupt
apportion,b5p,3cf 6dv o5a 6dz
distribute administer dispense allot,b5l,6dn pgt 6dm nll elg 6dj n8b
unperformed
standard
authoritative classical classic definitive
partake share,b77,6dv pgs o5a
basic
casebook
share,6rw
pool,bi5
standard
impart,5pe,jet iwd
tender,big,k0s
regular,,gny
tender,b5n
offer,bn7,k27
regulation
standardized
stock
offer proffer,b5l,k0m k27
deficient,,qct qun
acceptable
market,bd0,akq 5b3 lsa 6gb oe5
market,bbc,ewl n9 6j0
bid tender,,k0s nbd k0r
subscribe,bil
pledge,bd9,6f1 oid
sparkling
nourished
μεταξοσκωληκασ silkworm,bjy
starved starving
disburse,bc1,pg7 6kw
steady
belong,ctl,pej
dependable,,gi1
preempt,b77
level unwavering
silkworm,bjy
preempt,b77
steadied
peddle huckster hawk,bbc,m1f akq 6jo oe5 o5v nue oks o9x
forfeit waive forgo forego,b99,1no 1lf,bf9
convulsive spasmodic
recapture,b6n
faltering
shaky shivering trembling,,qgz
grab,b6i,12t
hog,bj7,ntr
quavering
collect accumulate amass compile,bg6,ja5 60h cm lai 2r9 60d
shifting
shuddering
tottering
wobbling
stemmed
stemmed
stimulating
,bgd
levy impose,blx,6m0 phw
challenging
toll,bjj,pic
exciting
salty
rousing
thrilling
bland,,jvg
tax,bjj,by2 phx pfg
excise,bjr
lappet,bji
tax assess,4f9,plp
assess,blx,plp
contribute,b5l,pt 6e4 4v1 6ez oid
,bhy
καμπια caterpillar,bk8
administer,bjx
analeptic
excitatory,,3tp 3jq atg 9bv
return,b5l,pd
irritating,,3jx h5
stimulating,,atg 4wc 3jq
restore,bgk,pd
deposit,b5l,ls8 dhx pko nkt,bk9
straight,,,bka
προνυμφη larva,3f,89m e7m
,1aw,nm8 7cs,bk6
crooked,,,bk7
nymph,bk8
grub,bk8
maggot,bkc
tap,bk9
hooked
νυμφη χρυσαλλιδα pupa,azy,rc
awry cockeyed,,h7t
writhed
cocoon,4b
βασιλισσα queen,azy
smooth,bqp
knotted knotty,,q8d
deprive,b7d,6qf
malposed
βρυοζωα bryozoa polyzoa,lfs
dock,bkn
tortuous winding voluminous,,q8b
bilk,bkn
divest,bk9,6jb,bem
εκτοπρωκτα ectoprocta,lfs
warped
windblown
deprive strip divest,b6i,j8o qxq 6qf
ενδοπρωκτα entoprocta endoprocta,lfs
wry
curved curving
βραχιοποδα brachiopoda,lfs
arched arching,,q7n
inherit,b77,nt2 nl
σιπουνκουλοειδη sipuncula,lfs
inherit,b73,gyg
inherit
disown,bkn,,b9c
relinquish resign,b9m,k7z 1nh 1no
hooked
εχινοδερμα echinodermata,lfs
concede,b5l,k1h
εχινοδερμο echinoderm,9yb
give
sinuous
sinusoidal,,q9x
αστεριασ starfish,blc
,bkn,,blk
bankrupt ruin smash,blh,qwi
square,,,blp
enrich,1dy,pfz,blh
straightforward
transparent
soak pluck rob hook,cpy
αχινοσ,blc
crooked corrupt,,gtd,blj
underhanded
discount,blv,pg5 2ot
stressed,,,blw
emphatic,,jw4 h5u
masculine
,bqj
unstressed,,,bls
charge bill,bdq,j7w phu k2w
weak
strong,,,bmn
rob,bm2,oc9 4u0
beardown
steal,b6n,oka 4tt
hefty sinewy
bullnecked
ποδι,hka
glom,bm2,4tt
fortified
severe,,h5s
hustle pluck,bm2
ironlike
restock,bmd
powerful
,bn7,pk6 69x
λαγομορφα lagomorph,9ux
robust,,gy6
stiff
vehement,,h5w
,bme
virile
borrow,b77,ncc,bmm
κουνελι rabbit,bmi
lend loan,b5l,pll,bmk
weak,,h64,blz
lend impart bestow contribute add,zg,d16
anemic,,qph
αγριοκουνελο,bml
factor,bmo
,bmo
faint feeble,,h66
breathe,bms
feeble,,h66
flimsy
spineless
pale pallid wan
shop,baj,fv4 oes n7
market,bmz,ewl
puny,,hf0
shop,7kb,fv4 oes n7
λαγοσ hare,bmi
vulnerable,,r0a
weakened
stubborn,,gtz,bnb
supply provide render furnish,b5l,692 oiw q1r
pigheaded,,gtz
dogged,,gu2 gu5
determined
docile,,,bn6
meek,,gxa
sheeplike
yielding
subordinate
τρωκτικο rodent gnawer,9ux,82p
stock,bn7,pk6
ruled
stock,bp1,g0t
rim,bn7,q9g
subservient
fret,bn7
ποντικι ποντικοσ mouse,bng,dfq
rail,bn7,fnq
capitalize,bn7,pjp
disobedient unruly,,gxh gxk cll
alphabetize,bn7,j72
αρουραιοσ rat,bng
rebellious,,6v9 6vj
successful,,qw5,bo5
prosperous thriving,,qxh
partner,bn7
made
subtitle,bn7
headline,bn7,j0u
productive,,hd1
match,bn7
surfeit,bn7,quy
winning,,knq
heat,bn7,ez3 i4n h4e ovi ez1
unsuccessful,,,bnu
locate,6eu,m2w 3x8 lvx h8f 682 69
attempted
disappointed frustrated,,la5
ruined undone
hitless
arm,bn7,db9 gbx
scoreless hitless
glaze,bn7,nr5 rbl
winless
sufficient,,pt0 hag czq,boh
adequate enough,,pt0 gp8
insufficient deficient,,hah,bof
furnish,bn7,etz ety
inadequate,,quq gpa
lean
scant
costume,bn7
tool,bn7,g69
syrupy
key,bn7,f3z
fuel,bn7,rbe 69m
superior,,he2,bp4
refuel,boq,69m
bunker,boq
,bng
condescending patronizing,,gh4
provision,bn7,o9w 692
high,,h9j qt5
yield give afford,bn7
leading preeminent,,qt5
αρουραιοσ vole,bou
equip,bn7,f47 ff5 d9s ep4 f9k 6rk
majestic
upper
inferior,,,bor
humble lowly,,qcs
outclassed
superior,,glg,bpu
appoint,bp1
upholster,bn7
crack super topnotch
supplement,1dy,d01 had
select
brilliant superb,,h0n gqq
thrive prosper flourish,14h
κρικετομυσ χαμστερ hamster,bng
choice prime select,,glh
excellent splendid,,icq gli d0f
bank,bbd,ls8 dhx
greatest sterling superlative,,qc4
sacrifice,bl8,1lf
outstanding
premium
sacrifice,bb3,pim
repay,b5l,phk 6kp 76u
shining
reward repay,bsp,kai
supreme
plunder despoil loot rifle ransack,b6n,pfi o7g 5rs 5rw
sack plunder,b6n,o7g pfi 5rs
inferior,,glo,bp7
loot plunder,bm2,pfi
spare,b5l
base
smuggle,bq2 bq0,og0 6iw
cheap crummy,,ocg
import,bd0,f1q 6it nv3,bq2
tawdry
export,bd0,eph noa,bq0
coarse
ακανθοχοιροσ σκαντζοχοιροσ porcupine hedgehog,bng
adopt borrow,ba7,64a nt
coarsened
commercial,,6f5
adopt espouse,4bt,1d8 lkb
deplorable woeful wretched,,glp quj
hock,bqc
less
consign,bqh,nhu
scrawny
consign,b99
consign,81p
commit institutionalize,b9t,fa9 1vl
entrust intrust confide,b9m,lod gwk ob4 olc
underlying
shave,33i
secure,5e0
certify,bqk,pm8
inferior
defray,bc1,6kb
harbor,b5v
rid free,,2wc
dump,bb3
price,4f9,phs i5a
based
braced buttressed
rig,bqr,4to
supernatant
suspended
,bcb,pji
bond,bqx,pma
liquidate,bc6,1s3
τυφλοποντικασ dormouse,bng
subsidized
snag,baj
groundless idle unwarranted,,hch
unassisted
unassisted
index,bn7,604
naked
articulate,bn7,qa2 hvx
supportive,,c7j cnl 5ew
wire,bp1,gdg
auxiliary,,n88 cxw d01 mnb
dispose,bb3,b5
βερβερα βερβεριτσα σκιουροσ squirrel,bng
supporting
entrust,b9m
fuel,bn7,pp0 rbe
contradictory,,cyx
flood glut,bn7,q1j
insurmountable
economize,bdw,hz9 gwh 1h0 od9
insuperable unconquerable
surprised
patch,bn7,giw
amazed astonished stunned
water,bn7,ra0
dumfounded
openmouthed
startled
surprising
amazing astonishing
startling
bleed,bb0
stunning
susceptible,,qzk
amenable
μαρμοτα marmot,bng
capable,,qzm
edge,bn7,enm ly6
liable
predisposed
amenable,,gx9
vest,b5l
καστορασ,bng
hat,bn7,eyk
vulnerable,,r0a
entail,b9c
resistant,,qzh
incapable
unresponsive
ινδοχοιροσ cavy,bng
plastic pliant,,ghg
susceptible,,qzk
exempt
privileged
liable
taxpaying
scheduled
μυοκαστορασ coypu nutria,bng
vacate resign,buw,k7x 6em
extra
act,,19c qh3 9j 73,d8y
forced
sweet,,i45 h3c,bst
syrupy,,l71
sour,,h3b,bsr
astringent
acid,,i47
maneuver,bsp,iez
tart,,i46 i44 h39 l32
evade,bsp,5f3
turned,,h3b
race,bsp
μαστοσ udder,ht0
unknown
play,bsp,5ol qhb
,9ux
deal,bsp,ad 6ni
sworn
partner,bsp,ng4
symmetrical symmetric,,q93 h7p,btf
exert,bsp,43i
bilateral
go proceed,bsp,62k 6wk
περιττοδακτυλο perissodactyl,bt4,,bx0
venture embark,btb,4x3 n0q
trigonal
asymmetric,,h7r,bt8
assert,chr,16q
αλογο equine equid,btc
ιπποσ horse,bth,6we
bull,4re
perform,bsp
sympathetic,,kvj itk,bto
dare presume,bsp,74p
prosecute engage pursue,bsp,341 o9v 77o 624
unsympathetic,,,btl
wage,6f4,5pm
appealing,,9dy gj5,bts
πουλαρι φοραδιτσα foal,7ln
unsympathetic,,,btq
φοραδιτσα filly,btr 7lg
colt,btr 7lk
,bti 7lk
interact,bsp,9w
επιβητορασ stallion entire,btv
gelding,btv
diachronic
φοραδα mare,bti
synchronous,,q5q
υποζυγιο mount,bti,a12
,btw,lbc lmp ll2
summate,bu3,lau ifu
coexistent,,qd9 ctk ctj
warhorse,bu2
concurrent cooccurring simultaneous,,h6m h6n k9k 2ki cyn
charger,bu6,6kq
react,bsp,79d n7w
steed,bu6
buck,bu9
contemporary,,h6r
recoil,2jf
parallel
retire,buw,qd0 1na
retire withdraw,d1b,2u9 1na
pony,bti
synchronous
,buh
bronc,buj
buckskin,bu2
crowbait,bu2
dun,bu2
synonymous,,iyk
accede,bz5 bv2
ascend,bup,qtw
assume adopt,bv2,ng
resume,bur
officiate,btk,4ik
contradictory,,q6b cyx 51n
παλιαλογο jade nag,bti,l2 lc
quit resign,bv1,j7j k7x,bv2
contrary
πονι pony,bti
systematic
,bti
,v0
,,,buw
install instal,,kmk 1vu
talkative talky,,jz1
assault
induct seat,bv3,m2q kmk
induct,86g
discerning,,gsb
invite,4p5,k2d nrz k2b
δρομεασ,3f,6e6
pony,bv0
tall,,hc8,bvm
divest,c1w,,bvk
lanky rangy
post,bwk,3x8 nbg
leggy,,htr htp f62
leggy
ordain,bvk,lkr 65k 198
long,,hbw
vest enthrone,bv3,,bvd
stately,,glm
short,,hcb,bvc
invest clothe adorn,bp1
socialize,bvs,6me
chunky squat
groom,bvs,okx 5eo zo
compact,,gzm
educate,1le,7ma oi7 41o 5cp nn1
poster,bti
school,bvs,i62 fsj lmz 5dn
tame,,gxa,bvz
educate school cultivate,3dk,qvi gye
docile
socialize,btw
wild,,qc1 m4f,bvv
γαιδαροσ ass,bth
savage,,h5x
γαιδαροσ γαιδουρι donkey,bw0
unbroken
jackass,bw0
fraternize,bvy,6da lf4
tame,,,bwa
mule,bth
subdued
μουλαρι hinny,bth
wild,,gxm,bw6
initiate induct,c6p,kmk o3d nvf
chaotic disorderly,,qy4 qei
excited frantic mad,,qq3
crown,bvk,jou eh6
frenzied manic,,qq2 mn0
ζεβρα zebra,bth
enthrone,bvk,405 g5f
tangible
tactile tactual
delegate designate assign,cbh,4kh 18v lr4 6or nkf
ρινοκεροσ rhinoceros rhino,btc
tangible
place,bwk,qb1 hwo
tasteful
regiment,bwk,ljf
aesthetic esthetic artistic
transfer reassign,bwk,ol1
unpretentious
,bwr,1ij
ταπιροσ tapir,btc
barbaric
alternate,bwt,oiz
brassy cheap flashy gaudy loud tawdry,,dhv jp4
rotate,bww
αρτιοδακτυλα artiodactyla,7ov
,bt4,,btc
substitute,byy,nkw nkv nku oif ohc
indelicate
ostentatious,,gqt
γουρουνι χοιροσ swine,bx0
γουρουνι χοιροσ pig grunter squealer,bx4,68q 65z bx8
delegate,bwk,6or nkf lr4
mandate,bwk,6op
γουρουνακι γουρουνοπουλο χοιριδιο piglet piggy shoat shote,7ln,bx5
inaugurate,8x4,rqb kdb 1vj 1wt
dedicate,bx9,kmh
γουρουνα sow,bx4
appoint constitute,8wi,18z 18v 55v n0v n8w
bittersweet
αγριογουρουνο αγριοχοιροσ καπροσ boar,bx4
choice
dainty,,kvv
delicious luscious
name nominate,cbh,18z 18v
rename,bxi
slate,cax
racy robust,,h38
promote upgrade elevate,bwk,qc4 2rq k7t 1j5,bxw
ιπποποταμιδεσ hippopotamidae,9qz
savory,,h39 h37 i44
gentle entitle,bxm,ht
ιπποποταμοσ hippopotamus hippo,bx0
salty
lionize celebrate,c80,nyg
μηρυκαστικα ruminant,bx0
sour,,i46 h3b
dub,bxp,nx2
demote relegate,bwk,1jc,bxm
rumen,hmt
bland,,h3e i49
reduce,bxw
prefer favor,bxm,1j8
βοοειδη bovidae,9qz
taxable,,bjr,by6
screen,4bt
ratable
elect,4bt,56n 55s 1dr lqb lh3 omt
exempt,,,by2
,bxt
reelect,by5,1dj
nominate,4bt
oust expel,bys,1lp
βοοειδη bovine,by7
moderate restrained,,har
excommunicate,bya,qra
ox,byb
αγελαδεσ βοδια cattle cows kine oxen,byb
overthrow subvert,byx,obz 1o1
revolutionize,byg,5r7
displace can sack,bys,1o4,bzq
βοδι ox,byf
ταυροσ bull,byf
αγελαδα cow,byf
taut tight
furlough,byi,1sk
lax,,r0c
sagging
limp
beef,byf
remove,,1ob
slack
tensionless
constricted
lax
depose,bya
supplant replace supersede,bz5,oiz i2e 1iy 1iw
aroused
taut,,r0b
preempt displace,byy
usurp,byy
edgy jumpy restive,,kt3 hew kt0
oust,byy
succeed,,8zi h6f 5zh oii oih i2f,bzf
electric,,kry
nervous,,gf0
tug labor,bzb,4x5 grz 43d 4wm nx4
strained
wired
fight struggle,cjk,43l 4vd gs1
relaxed
whiteface,byr
flounder,bzb
precede,,7br o87,bz5
βουβαλι buffalo,by7
,6rw,3wx 3vk
,bzg
overdrive,bzp
territorial
rack,bzh,fn7
carabao,bzi
regional
implement,6rw,bc f1p
overwork exploit,bzh,5oq
hire engage employ,,qdy 736 nnc nnd ncd,byi
territorial
ship,bzq,fus
contract,bzq,j83 of1
retain,d17,h6v
thick,,hc5,c06
βισωνασ bison,by7
buffalo,bzw
work,,3wx n2h
fat
tinker,bzy
quilted
προβατο sheep,by7
thickened
προβατινα,c02
κριαρι ram tup,c02
thin,,h9y,bzv
relieve,c1w,ohc obc
αμνοσ αρνι lamb,7ln
page,c0j
αρνακι lambkin,c08
bladed
ζυγουρι hogget hogg,c08
scab,bzy,odb nl0
καρακουλ,c08
compressed,,h7k
,c02
depressed
gossamer transparent,,eux
work,,n7h gdp 3vk n2h b6t,c18
lincoln,c0g
fine,,hc7
hyperfine
papery,,rei
assist,c0j,4w5 n9i
slender,,h9y
,c0j
belabor,c0q
thick
potter,c0v
clogged clotted
busy occupy,c0j,3wp
dabble,c0v
creamy,,l6q
collaborate cooperate,c0j,asu 436 2zj 6zz ng4 70c
dense,,gzn
γιδα κατσικα goat,by7
stringy,,gzc
collaborate,c0y,70e ng5
κατσικι kid,c10
τραγοσ billy,c10
κατσικα nanny,c10
syrupy,,gz9
thickened
idle laze slug,,qhj nut 6as,c0j
αιγαγροσ αγριοκατσικο,c10
rarified
,by7
daydream,c18,i6s nk4
conceivable
recreate,,331 3m9 ah
impossible inconceivable unimaginable,,qwv qwu
,,3m9 346 ah
thoughtful,,i7z,c1p
preoccupied,,i2r
αγριογιδο chamois,c1b
brooding contemplative meditative pensive reflective,,451 ktw 4fs
dabble paddle,c1g
labor toil grind dig,bzy,nsc 43g oj9 43i 43d nx4 4wm
αντιλοπη antelope,by7
farm,bzy,eq5 nol 39a
thoughtless,,ghh,c1h
unreflective unthinking,,ghh
man,bzy,om2
thrifty,,gwh,c1x
economical,,gwg gwh
free liberate release loose,,r6 qg9,ce5
saving
discharge,,1o4 r6
wasteful,,gwj,c1s
extravagant,,4mw
uneconomical
restrain,c28,obu 6pm
quench,c28
γαζελα gazelle,c1n
trim,,qy0
εγκρινω επιτρεπω let allow permit,,,c6u
neat orderly,,qe0
neat
shipshape trim,,qy0
suppress,41y
repress quash subdue subjugate,c2a,ad2 qgb 31p
oppress suppress crush,,31q o47
cluttered littered
volunteer,c0j,omr oms
προθυμοποιουμαι προσφερομαι volunteer offer,bsp,k27
disheveled frowzled tousled
inaugurate,c2g,1vj
,8x4,kd0 kmi 1vc
disorderly jumbled,,qei gwr
slovenly,,oft qy6 gwp
messy,,qy7 gwq
ανοιγω αρχιζω open,,kmi 1vc,c2m
scraggly
close fold,,1se rqg,c2k
sloppy,,qy6
straggling
reinstate reestablish,zg
groomed
εγκαθιστω εδραιωνω establish found launch,c2k,lrh npv 1vl 1uq,c2s
abolish,,1s0,c2r
brushed
plastered
ordain,bvk,198
pomaded
θεσπιζω οριζω ordain enact,637,6lt
reenact,c2x
adjourn,c2m,ed 6b4
bushy shaggy
μαζευω gather assemble forgather foregather,btw,lby 75l lo2 75x
uncombable
timbered
caucus,c31
προσκαλω,4p5
κερασφορα deer cervid,bxt
toned
tongued
divorce,c3f,2ud qrn 2u8
tipped
fawn,c36 7ln
imprint,ckj,3x2 i27
ελαφι wapiti,c36
militate,ckj
χωριζω part split,,1ny kbw 2ug 6zo kdi
tired,,qhr
διοικω administer administrate,c49,dug n7n n7o n7p rqd lhb 6np
dead
weary,,qhr
οργανωνω organize organise,c49,lhb 5yv 6nt 1uq,c47
bleary
bored
careworn drawn haggard worn
reorganize,c3k,6o2
reorganize regroup,c6c,6o2
exhausted fatigued
ζαρκαδι,c36
revise,c3o,2wx
δορκοσ roebuck,c3r
ταρανδοσ caribou reindeer,c36
jaded wearied
ragged
οργανωνω unionize unionise organise,c3z,ldk 1uq o4f lky
refreshed,,qj5
οργανωνομαι join
resistant
rejoin,c3z
διεισδυω infiltrate penetrate,c3z,5tn
intolerable
συνδικαλιζω unionize unionise,cas,lky
bitter
impossible unacceptable
αποδιοργανωνω απορρυθμιζω disorganize disorganise,,,c3k
tolerant,,ity c82
χειριζομαι manage care handle,c54,6nf 52t 6n4
rigid,,gg1
καμηλα camel,bx0
tonal,,h2s
δρομαδα dromedary,c4b
flirt,bsp,3me
λαμα προβατοκαμηλοσ llama,bx0
polytonal
μεριμνω φροντιζω mind,c49
toned
coordinate,c49,hyx 4yp nib
coordinate,czk,hyx 4yp
process,c49,62k pr5
expedite,cr2
mismanage,c49,6na
καμηλοπαρδαλη giraffe camelopard,bxt
επιμελουμαι tend,c4h
stoke,c4p,ohz
κανω approach,bsp,5nd
διευθυνω direct,c49,1jg nlf
καθοδηγω guide steer,c4s,jdc 505 ns1 6pi
edentulous
πατουσα paw,ays,71l
top,,,c55
προεδρευω chair chairman,c4y,o8f
head,c4s,n1w nsr
crowning
uppermost
ποδαρι ποδι,hha,a0q
ηγουμαι spearhead,c4y
upper
διαταζω control command,,hfz ngn ngl ngm obu hfv
side,,,c4w
,an7
sidelong
topped
κουναβι weasel,c56
,c59
govern,c54,6lf
ερμινα stoat,c5a
regiment,c54,6q6
ελεγχω monopolize monopolise,c54,qu3 qu4
harness rein,c54,foz eyb
βιζον λουτρεολη,c56
corner,c54
bottomless
επιβλεπω oversee supervise superintend manage,c3h,6n4 ng2 nlf o4s 6nl oiv
νυφιτσα polecat fitch foulmart foumart,c56
κουναβι ferret,c5k
preside,c54,o8c o8f o8e o8d o8b 3yy
διαχειριζομαι διευθυνω operate run,c4s,6nv 6g0 o44
tropical
δουλευω λειτουργω,c5n
arctic,,luz
license certify,4y1,j5t 6oi qg5 6oe j92,c5t
βιδρα otter,c56
decertify,,,c5r
brushed
πατενταρω patent,cat,j93 j73
διεξαγω conduct,c49,las 6hy 6ns
untouched
ικτισ μεφιτισ skunk polecat,c56
rubbery,,hjt
leathered,,r6s
sinewy stringy
μεφιτισ,c5y
minister,c0j,njj
crisp,,l1f gzh
tough
ασβοσ badger,c56
entitle,cb8
calloused callous thickened
charter,c5r,j5u
endorse indorse,5e6,jez j5t 6oi
incorporate,8sn
form organize organise,8sn,lhb ldk 1uq 6nt lsc
ασβοσ ratel,c56
tough,,,c6i
ασβοσ,c66
ασβοσ,c66
regiment,c6c,ljf
tender,,kvm,c6e
protective
sentimental,,koe kof
επισκιαζω exclude shut,c6u,fvo qbq,c6p
glutton,c56
toxic,,rgh
γαλικτισ grison,c56
βαζω admit include,4xt,2rk hf7,c6l
deadly virulent,,hel gp6
νυφιτσα marten,c56
συμμετεχω participate,bsp,qau 77o
δρω,c6s
προλαβαινω prevent keep,,9c0 6cq,c24
κουναβι νυφιτσα,c6r
fisher,c6r
αποτρεπω,c6u
παρακωλυω παρεμποδιζω impede hinder,c6u,ezo i1y
docile,,52s 24n
inhibit,c6y
ανακατευομαι επεμβαινω interfere,c6y,6cb
intractable,,gxe
ανακοπτω,c6y,knw
hobble,c6y
balking,,gxi
stunt,c6y,7l3
μουσουδα muzzle,hw9
stubborn,,gxj
dwarf,c76,nms
ραμφοσ ρυγχοσ snout neb,hw5
uncontrollable
snout rostrum,hw5
αποκλειω εμποδιζω prevent forestall foreclose preclude forbid,,9c0
προβοσκιδα proboscis trunk,c7a
παχυδερμο pachyderm,9ux
avert avoid,c7d
traceable
,9ux
back endorse indorse support,4yl,br9 71y oix 72m 72a
traveled
poll canvass,481,i91
δασυπουσ armadillo,c7i
poll,b77
αστυνομευω patrol police,c7t,lj8 loh 521 ljq o5j
troubled
παρακολουθω παρατηρω watch,4a5,n25 jk0 iad i33 5bq 5bx
annoyed harassed pestered
παρακολουθω,c7q
προσεχω φρουρω guard,c7q,4kl nrx
anxious nervous uneasy,,gf2 qpm kt3
κηδευω bury entomb inhume inter,8i1,kme
βραδυπουσ,c7i
clouded
disinter,7k5,bk
disturbed upset worried
υποληπτομαι respect honor honour observe,4d9,a9w gxv 75e iu5 qte,c83
distressed
tolerate,c80,27k c48
,c86,gy0 iu8 jgi,c80
εναρμονιζομαι συγκλινω mesh,c86
tormented
σχετιζομαι relate,btw
haunted
stressed distressed
struggling
canvass,4u4,i91
suffering
lobby,4u4,lpu
στεγαζω house domiciliate,cy8,eky f0x f0w f0z
carefree,,gi6
μεταστεγαζω rehouse,c8d
σταβλιζω stable,cy8,fzc
anteater,c7i
unconcerned
rent lease,5dq,rr5 j85 peo phe obg 6iq
unmolested
true,,qd6,c8s
hire charter lease,5dq,rr5 j85 j84 phe ojy
subcontract,bzy
actual genuine literal,,qd3 qd5 gnd
subcontract,bzq,f3b 4if
ψηφιζω vote,4bt,luf hff 1dw 1e8 omt
truthful
false,,qdh jj9,c8l
anteater,9ux
mendacious
ψηφιζω vote,c8w,omt
vote,6a1
untrue
ψηφιζω vote,6a1,luf 1dw 1e8 omt
confiding
ψηφιζω poll,c8q
μεση οσφυσ loin lumbus,hh2,e7r
abstain,d8y
avoid
cynical,,o1d njo
καπουλι οπισθιο hindquarters croup croupe rump,hh2
shirk,c93,4mm
haunch,c95
questioning skeptical,,ijg off i2n
γονατο stifle knee,hvx
jealous
malinger skulk,c96,4mk
λαγονα λαγονι flank,hh2
suspicious wary,,i2m jgo
σκελοσ hindlimb,htn
spare,d8y
trustworthy,,ihb gwk ghz
favor,c9f,751
sign ratify,cbu,k1q of1
authentic reliable,,gi1 goo
responsible,,gi0
boycott,c9n,1li,c9r
dependable honest reliable,,guy gi1 gun
ostracize,c6l
dismiss,byi
trusted
πτερυγιο,htm
patronize shop frequent sponsor,cnl,6ay o5k fv4 oet oes,c9l
devious
θεσμοθετω legislate pass,c2x,6lt dmi lh9 j8i 6lm nxw
slippery
φιλελευθεροποιω liberalize liberalise,zg
liberalize,v0
turned
ψαροκοκαλο fishbone,hj0
inverted
τεμαχιζω divide split separate dissever,130,pgx 2uf fh0,cag
overturned
rotated
typical,,,cai
νευρο νευρωση vein nervure,hhe
quill,9wl
primary,ca5
parcel,ca0,m3v 6dn
emblematic,,nez iak jop eol
scapular,9wl
splinter,ca0,mwq muj
representative,,clf
tadpole,bk8
regular veritable
primates,7ov
balkanize,ca0
ενωνω unite unify,c3z,2to,ca0
primate,9ux
atypical,,,ca3
associate,cag,qb9 ldo 6d9 n9j
πιθηκοσ ape,cah
underhanded,,,cam
overhand,,,cal
reunite,cag,2ts
εγγραφομαι καταχωρουμαι register,cas
surface,,,cav cb2
matriculate,cas
aboveground
εγγραφομαι εγγραφω enroll inscribe enter enrol recruit,cat,oau oaw d3 nnl
εγγραφω register,5xa,pm0 j7f j63 d3 ob5
ανθρωποειδεσ hominid,cah
subsurface,,,cb2 cap
belowground underground
,6fp,pm0 j7f
undersea,,g27
list,cat,j67 5zm
underwater
human,cau,dca 7bz
overhead,,,cap cav
index,caz
ανθρωποτητα κοσμοσ humanity humankind humans mankind,cb1 79
liquid,,qwn
αποδοκιμαζω απορριπτω καταψηφιζω μαυριζω veto blackball negative,4sz,k3v hg4 1mg
kill defeat,cb6,knv
empower authorize,cbh,6o9
union
endow gift empower invest,3mg,hxs pfm
organized
commission,4y1,4kp ngs 6on
commission,bp1
accredit,c5r,6ol
accredit,cbh
united,,,cbv
αναθετω appoint charge,,4kp 52t 55v n0v n8w
confederate,,n77
consolidated
disenfranchise,bkn,6ok
cohesive,,ddv qrx
conjugated
cancel,51g,k45 1tf jny
integrated unified
ακυρωνω ματαιωνω cancel scratch scrub,,1tf
one,,gm8
invalidate quash,cbn,1t5 qv7,cbu
tied
abrogate,c2s,1t9
validate,4y1,,cbr
divided,,,cbg
,51g
sanction,cb8,jez hf8
issue supply,cc1,692 ps9 q1r 69q
branched forked,,fm6
reissue,cby
distribute,b8d,nln
chambered
commission,4na
outlaw,4wn,4rg nj9,cc7
split,,qrp
disjointed
legitimize,4xt,6yo gqg,cc4
εμπιστευομαι trust,4xt
integrate mix,,6zw,ccb
segmental
segregate,ch0,oe2,cc9
αποτελειωνω εκτελω σκοτωνω φονευω murder slay dispatch off,7m5,nwu 1pm o2g
sectioned
πνιγω στραγγαλιζω burke,ccc
segmental
bench,bys
torn

θανατωνω σκοτωνω execute,7m5 cew,6so
γιββωνασ gibbon,cci
pillory,cew
pillory,axe
σταυρωνω crucify,ccj,6sy ehc
εκτελω execute,ccc,1pm
ascending,,,ccz
πιθηκοσ monkey,cah
λιντσαρω lynch,7m5
,ccq
rising,,mnw
πυροβολω shoot,7m5,oev ns3 1qw
καθαριζω,ccu
fry,7m5,6sw
απαγχονιζω κρεμιεμαι κρεμω hang,ccj,6st
upward
descending,,,ccp
απαγχονιζω gibbet,ccx,eub
βλεπομαι βλεπω date,9oa,nk1 lq5
downhill,,mqa
down downward
βαβουινοσ μπαμπουινοσ baboon,ccs
drizzling
falling
επανασυνδεομαι reunite,cd8,2ts
ανταμωνω συναντωμαι meet,,lo2 kng n0w 75x
rising,,,cdb
up
falling,,,cd9
down
visit,cd8,ndp 76e omp
νυμφευομαι παντρευομαι marry wed conjoin espouse,cag,64u
παντρευω στεφανωνω marry wed splice,but,kmf 64u
νυμφευομαι,cde
up,,,cdp
ξαναπαντρευομαι remarry,cde
pair couple,cag,lca lc3 2v5
ahead
divorce,c3f,6zm
γιορταζω εορταζω celebrate fete,cd8,kma 33b neo
γλεντω revel jollify wassail,cdm,3ln ki7 3lr obw
upward
down,,,cdh
διασκεδαζω περιποιουμαι entertain,bvy,33h n1h
διασκεδαζω amuse divert disport,cdq,331 33h
behind
downcast
downward
visit,9ou,omp
fallen
γλεντοκοπαω γλεντοκοπω carouse roister riot,cdn,3m4
ban,cc4,j8q
upstairs
imprison lag jail remand,ce5,f2w qgl 6se 6px
upstream
downtown,,lwg
raid bust,6k4,5to
used,,,ce6
εγκλειω confine detain,,qgm 6pv,c1u
misused,,,ce4
abused
used
imprison,ce5,qgl
useful,,hd3,cei
trap,ce5,ibs
emancipate,ceh,79s
serviceable
useable usable,,6rw
subjugate subject,cl1,n21 qga p9
utilitarian,,hd3
liberate,c1w,r6 4v5 qg9 qg4 qfy
useless,,hda,cea
emancipate liberate,14h,4v5 qfy
futile unavailing,,hgm hdb
appeal,59o,6wq
utopian,,olz qbg
arraign
book,5xa
airy impractical windy,,omo i6n
κλεινω reserve book,4p5,737
valid,,gqe gop
binding
legal,,gqd
legitimate logical,,goq
exile,cf7,no5 1m0,cfc
τιμωρω punish penalize penalise,,6s1 9xu
castigate,cew,6s5
false
null void
victimize,cew,ome omf
valuable,,bci,cfb
hear,4v9
δικαζω judge adjudicate try,4ez,6yr nwk n7k j94 6xb lhd
invaluable priceless
precious
rich,,glk
expel,9pi,1lp
semiprecious
worth,,pzn
suspend,cf7
worthless,,hcg,cf1
επαναπατριζομαι repatriate,cfd,obi,cev
admit,4xt,2ey pib 79w
sorry
negligible
,9ux
senseless wasted,,hf3
ελεφαντασ elephant,cfg c7f
banish relegate bar,cf7,1ll
banish ostracize shun,cf7
valueless
variable,,my2 gly ym cyt,cft
banish ban,cf7
unsettled,,glu
εξαναγκαζω υποχρεωνω coerce hale squeeze pressure force,cfy,hfp o7z quv hfs 16y
shifting
εξωθω παρασυρω drive,cfp,qid
variant,,lg1 ic2 gly cyt
invariable,,,cfm
constant invariant unvarying,,gm1
strict
terrorize,cfp,ksm
invariant
αναγκαζω βιαζω compel oblige,4s2,6mm 16y
varied,,,cg8
miscellaneous,,gmu
clamor,cfy
condemn,cfy
variegated
bother,6ps,43x
varying variable,,gly cyt ym go5
,an7
trouble bother,12c,qqs ibb kgi gl7 quc i1u
unvarying,,gm3,cfz
ρακουν raccoon racoon,cg6
shame,cfy,qto kqw
veiled
coon,cg9
brand denounce,63r,jlc k6f
brand,3l7,jld
classify,cgh
airy,,otx
περιοριζω restrict,cgo,9vf 4yv,cgm
unventilated
airless stuffy
καθοδηγω,cgo
εντοπιζω,cgh,16k
αναιρω ανακαλω derestrict,col,,cgh
spineless
ελεγχω περιοριζω control contain check curb moderate,c20,har 6pr hyz
βραγχιο branchia,hr8
violent,,h5w
indulge,,6c8
convulsive,,586 7k
ferocious fierce furious,,h5x h5w grj
κυβερνω regulate regularize regularise order govern,4ez,i0c evq qe0 ice obb 4yc,cgx
hot
ιχθυσ ψαρι pisces,lk7
απελευθερωνω deregulate,col,,cgu
ιχθυσ ψαρι fish,86y,6oq 7l5
lashing
ξεχωριζω discriminate,48f,5wz hu 276 6r0
lurid
stratify,48f,qc0 60a m37
ψαρι,cgy
stratify,v0,qc0 60a
passive peaceful,,gxd
,ch0,he9
impeccable
innocent,,qft
wicked,,r0z gt9 4nb
αδικω aggrieve,chb
αδικω wrong,chd,gtf 4mz,chv
evil vicious,,grj 4nr gt7
συμπεριφερομαι φερομαι treat handle,btw
sinful ungodly,,grc 4nb
τελεοστεα,cgy
villainous,,omi gt9
visible,,h4h,chm
ocular visual
microscopic
maltreat abuse,chd,31g 30z
φερομαι,chb
invisible,,,chh
γατοψαρο,80l
concealed hidden
stoop,bsp
infrared
συμπεριφερομαι φερομαι behave acquit conduct comport,8qf bsp,gxo gws 73s
ultraviolet,,oxu
volatile,,,chw
behave,bsp,gxo
αποκαθιστω επανορθωνω compensate redress correct,zg,21j ph6 pgl 21o hf4,chb
nonvolatile,,,cht
voluntary,,oms,ci4
expiate atone,chv,ph9 r2
willful
ελεγχω εξακριβωνω control verify,cjs,i8x
willing
unpaid
indict,55e,k6r k6n
involuntary,,,chx
αντιτασσομαι αντιτιθεμαι εναντιωνομαι protest resist dissent,4sz,6v5 nlm 4eo 3mq nkn
,80l
driven
διαδηλωνω demonstrate march,ci5,lsf 28d 6va nkn
forced
unconscious
picket,ci8,o6n
unwilling,,ggh
voluntary,,,cif
γαδοσ codfish,ci6
involuntary,,,cid
automatic,,58s
manage,cin
autonomic
καταφερνω κατορθωνω
vulnerable,,h6b,cir
bomb,,kfz,ciq
compromising
επιτυγχανω τελεσφορω succeed win,,n7b,cj9
indefensible
threatened
περνω,cin,,cil
invulnerable,,h5j,cik
work,cin,9lk gdp
overreach,cj9
defensible,,6q9 6ml 6m4 613
κατορθωνω achieve accomplish attain reach,cin,gy 8q n7b
χελι eel,80l
impregnable,,qzx
tight,,h93
culminate,civ,rrz j2f
craved desired
μυραινα σμερνα moray,ciw
average,civ,ild
wangle,civ
sought
flub spoil,cj9,ky lb
unwanted
τελεοστεο teleost teleostan,chf
discarded
αποτυγχανω fail miscarry,,kcd ig qwf nyt kc7,cin
unclaimed
unwelcome
warm,,h4f,cji
αμελω παραμελω fail neglect,,ght ic
lukewarm tepid
warmed
,80l
warming
cool,,h4d,cjc
flop,cj9,kfy
προσπαθω try seek attempt essay assay,bsp,4uy 4us
precooled
warm,,kux
grope,cjk
cordial,,gh6
endeavor strive,cjk,4va 4us 4ww
hearty,,kux
buck,cjp
δοκιμαζω εξεταζω test prove try examine essay,4b4,k3a 460 i8y 4wd 46i
unresponsive
warm,,,cjv
cool,,,cju
πειραματιζομαι experiment,4ve,i8w 46e n1i
sardine,cjg ch3
experiment,,i8w
screen test,ck0
check,aw8,iay
brittle
εκδημοκρατιζω democratize democratise,zg,loy iuy
γαυροσ anchovy,80l
democratize,v0,loy iuy
waive relinquish forgo forego,,1no
dispense,col,6oy
waxed
woo court solicit,bsp,qbc k2m oio
,80l
σολομοσ salmon,ck9 ch3
court,bsp,k2m
increasing,,,ckl
woo court,,oio
chase,ck8,2er
display,ck8
secede splinter,c3f,2uc 2u9
neutralize,zg,1ty
manipulate,ckj,17a
επηρεαζω influence,12c,o80 ot5 i25 hfo
raising
decreasing,,,ckc
πεστροφα trout,ck9 ch3
color,ckj,reu
επιδρω swing,ckj
diminishing
betray,cq6,nve 4oe
dwindling
falling
απατωμαι,42r
increasing,,,ckw
crescendo,,h2y
decreasing,,,cku
συνδεομαι bind attach bond,c86,q2l kuy 721 qb9
uproot,ae3
intervene interfere,btw,jdq 77z
meddle tamper,ckz,1k6
dominate master,c54,o4q qtx 6mb 4vt hfw
rear nurture,,o57 qsf q3y lfp 6mh gyf
welcome,,qr8,cl4
unwelcome,,,cl3
cradle,cl2
αναπτυσσομαι,1z8
ενηλικιωνομαι,cl6
uninvited
foster,cl2
well,,quh,cld
περιποιουμαι attend assist,cm5,70s n9q oec
εξυπηρετω service serve,8ff,lig
ill sick,,lae qji,cla
εκπροσωπω represent,6fv,4hw qgn 733
represent,ctl,cab
afflicted stricken
συμμορφωνομαι comply follow,clj,gg6 702
ailing peaked sickly,,qji
υπακουω obey,15d,8rw 6td gxb,cll
bedfast
απειθαρχω απειθω disobey,4x1,bnq 8s3 6vn,clj
consumptive
undermine subvert weaken,cll,793
counteract neutralize counterbalance,d7v,ph8
dizzy,,qpg
override,clo,1t5
διακινδυνευω ρισκαρω ριψοκινδυνευω gamble chance risk hazard adventure,cjk,4wp no9 n0q r07 4xr 4xv 4xw nqc
feverish,,qp9
τολμω dare,bsp,k6b gto
venture hazard adventure stake jeopardize,clw,r07 pj7 4wp n0q pj5 6jp
stricken
ρισκαρω ριψοκινδυνευω risk,cjk,4xr r07
nauseated sick sickish,,qp0 qp1
honor honour reward,cm0,kai jfk qtb,cm3
rickety
αναγνωριζω,bci
dignify,cly,gvq
decorate,cly,jfx
dishonor disgrace dishonour shame,,qto kqw gur qtm,cly
wet,,qzq,cmv
βοηθω help assist aid,cnl,hdp n9i 70s n0y
muddy sloppy,,mx9 re2 mtj re1 mt2 mol
clammy dank
damp moist
expedite hasten,cm5
sodden
avail,cm5,hd7
abet,c0o
minister,cmf,717
misty,,ow7
attend,cmm,493
sticky
tend,cmf,n9q 493
reeking watery
shepherd,cmh,oek
shepherd,6mf
sloppy
φροντιζω care,cm5,493
mother fuss,cmm,3sy o22
steaming
nurse,cmm,o3g lg6 4aj
sticky,,gza
salvage save,cmt,obp
washed
rescue,cmy,oda qk
watery,,ra0
dry,,qzt,cm4
redeem,c2p
redeem,,6mr qr oqm oda
save,,oda
baked parched scorched sunbaked
rehabilitate,cn2,2x3
,cj7,,80l
αποκαθιστω restore reconstruct,8u8,23e qsb
rehabilitate,cn2,23i
dried
shriveled withered
επαναφερω reinstate,cn2
discipline,cew
εκπαιδευω πειθαρχω discipline train condition,203,nhb 6pr i09
thirsty,,qzv
lactating
foster further,cnf,k7t k7u 6mh
spur,cnf,k7v
περκοειδη percoid percoidean,cn1
wet
ενθαρρυνω προαγω προωθω promote advance boost further encourage,cnl,71g k7t oix o94 71k kfh 1z0
wet,,qzr qzq,cnh
dry,,qzt,cng
hydrous,,,cnj
anhydrous,,,cni
contribute,cnf,2fj
υποστηριζω support,,72a br9 i28 o5l n9i
clerical,,nfw
back endorse indorse,cnl,k1s 72m 72a
industrial
obstruct block hinder embarrass,c7d,i1y qyd 6ce 6cc
wholesome
nutrient nutritive,,kwc 4s 708 6zy
ανατρεπω ματαιωνω thwart queer spoil scotch foil cross frustrate baffle bilk,c7d,9c5 ksf kuj iy
healthy salubrious
hearty square
ruin,cns,kc8 nl2
salubrious
undo,cnv,nl2
unhealthy
insubstantial
stop halt block,c7d,6ce 6ah kg1 6ci
loathsome vile,,gol gok 9jm kqk
εφαρμοζω enforce implement,cfy,6lu,col
enforce impose,cfy,6lu
wide broad,,hc4,cob
make do
εκτελω πραγματοποιω effect,bsp,osy
panoramic,,igl
τραβαω,co6,2em
επιδιδομαι practice use,,hd8 2zz a8p 5ox 457 2ze
sweeping
narrow,,hc6,co4
κανω do perform,8vk,n7h
narrowed
slender thin,,hc7 h9y
comfortable
,co2,e8b
marginal
step,cog
dispatch discharge complete,8vk
awkward clumsy ungainly,,gkm
απελευθερωνομαι exempt relieve free,,qzi,co2
cumbersome,,gkm
forgive,col
spare,col
antagonize antagonise counteract,bsp
counteract,cgo
willing,,ggf,coz
purge,crl,,cot
αναμορφωνω αποκαθιστω rehabilitate,cn6,78g 2x3,cos
inclined prepared,,qi6
anticipate foresee forestall counter,bsp
glad happy
sin transgress,cp2,4n9 4q0 of6
ready
unwilling,,ggh,cor
sin blunder goof,cp2,nsk nmq ky nfy
reluctant,,ggi
παραβιαζω transgress offend infract violate breach,c83,j6 8u9 4s0 n2i 4rg 4n9
conflict,cp2,6u2 4s4 4s0 qex
trespass,cp2
rape assault dishonor dishonour outrage,6k9,32n qtm oak
desecrate outrage,6k9,8u9 4nk 4l1 4no
wired
κανω practice practise exercise,,5ok 457
connected,,q2k
παρακανω overdo exaggerate,co5,2qb
wise,,gw1,cpj
omniscient
molest,6k9
sagacious,,hx4 hwu hxg
undertake tackle,4zr
impinge encroach entrench,cph,177 ke7
trespass,ct9
κακομαθαινω παραχαιδευω pamper featherbed cosset cocker baby coddle mollycoddle spoil indulge,chd,6c8 n9z
foolish,,hzg,cpb
absurd cockeyed idiotic ludicrous preposterous ridiculous,,jb2 56v gw9
trespass intrude,cp2,4l1 nvv
inane,,gw9
heist,bm2,4u1 4um nda
silly wacky,,nsk gw9 nfy
condition,52s,i5v
ακουω προσεχω heed mind listen,clj,5cb i30
insane,,hzg
victimize swindle defraud con,cpy,4tj 4to 317
misguided
unwise,,gw7
ξεγλιστρω bilk,cpy
wooded
rig,cq4,4to
αισχροκερδω κλεβω cheat,cq3,nkd
brushy,,lt2
bluefish,cnd
φεσωνω welsh welch,cpy
overgrown
victimize,chb,317 omf ome
cheat,cq6,nkd
timbered
εξαπατω deceive delude,cq3,a3m qpp ieo 4pi 74e jjf 4p2
ashen
trick,cq6,nlr 1ai 4p8 4tj
oaken
fool gull,cq6,nff npj
wooden
wander,cq6
manipulate fake falsify wangle misrepresent,cq4,jjf 4op 4oo qdh eq2 nv5
worldly
material
bait,4u7,i2b dgw
frame,cq6,4os
mundane
ριχνω beguile hoodwink,cpy,nkd
celebrate,,kma 3mz 33b neo 7w7 kmb
monastic,,nq2 lkg ee9 fp3
spiritual
διαστρεφω διαφθειρω εξαχρειωνω corrupt subvert demoralise debauch profane deprave,zg,gt5 23y ny4 3m4 24d o6c 43f
woven

permit,cqp
infect,cqn
worn
poison,cqn,hek
aged
pressure,ckj,hfs quv nbm
battered
διαφθειρω,cqn,nco
διωκω prosecute,,6z3 o9b,cqz
υπερασπιζω,,733 n79 lel,cqy
eared
prosecute,bsp,6z3 o9b
εγκαλω εναγω μηνυω action sue litigate process,59o,j9c 6x3 6w9 oik 6w2
eroded scoured
frayed
αντιδικω litigate,59o,6x3 nyj
διαπραττω κανω perpetrate commit pull,bsp,4sf o66
ragged
shabby
επαναστατω rebel,ci5,5r5 nvo
rebel,ci5,o0k 6v9
αντιστεκομαι balk baulk jib,cll,4eo n7w 6ts
tattered,,oae
εξεγειρομαι,cr9,5r5 5r7
threadbare
προβαλλω mutiny,cr9,o2n 5rd
desert,an9,1l1 nl0 qr9 er
πλοκαμι tentacle,hp5
antenna feeler,crh,71a
worthy,,gq9 hcc,cs6
υποθαλπω agitate foment,4wc
persecute oppress,9i9,o47 31l okj
commendable,,58c 58a
arrive,cin
creditable
persuade sway,ckj,hfn 9cy
deserving worth,,hcc gqa
model,,ig4
charm,c54,k0a
,cnd ch3
εξουσιαζω κυβερνω govern rule,c54,qtz och ldq nrg 6lf
meritorious,,cx7 gqa
noteworthy notable
dictate,cru,nlb jdw k0y
sacred,,gti
reign,cru,qu1 rq1
ανταπεξερχομαι αντεπεξερχομαι cope contend grapple deal manage,bsp
valued precious
schoolmaster,crt
valuable,,bci 4eb
improvise,cs0
worthwhile
unworthy,,,crj
hack,cs0
grunt,cnd
unworthy
unmeritorious
κανω befriend,ckx
συνδεομαι pal,csb,ncy
relegate,5bh,6or
συναναστρεφομαι consort associate affiliate assort,btw,ldo 6d9 ngz
campaign agitate,5tm,grz 4x5 neu ob2
resort recur,6rw,713 hdq
αποικιζω αποικω colonize colonise,b7m,lpp
deign descend,bsp
salient
tutor,d8u,52t
υπηρετω,c0j
επιτηρω εποπτευω invigilate proctor,c7q
τυγχανω happen,cso
λαχαινω τυχαινω chance,2jf,qwy ote
stampede,bsp
stampede
εμποδιζω,c6u
δουλευω,c0j,3vk
ply,coc
επαναλαμβανω repeat,bsp,a79 kee
,,6aj
hibernate,csv
εκπλησσω surprise,bsp,3sj kam
swell,2c
mingle,,6dg
sneak,bsp
παρουσιαζομαι,,76i
assemble,,lo2 lby 75l
join
take,bsp
κρατω book,cat,737
academic,,n74 ln5
,cnd
μπαρμπουνι goatfish surmullet,ct7
,6sj,17a no8 317
αρχιζω ξεκινω,bsp,1ua kcu
προσφωνω,5fd
loosen,v0
loosen,zg
adolescent,,qsi
unify,zg
υπαρχω exist be,,qd1 b7 a2s 5kl
adrenal
adrenal
coexist,ctg,bu5
coexist,ctj,bu5 qd9
ειμαι be
ancestral,,n8n
medical,,ilr
απλωνομαι εκτεινομαι stretch,cy5,mx2
αρχιζω begin start,,1ua rqb kcu,ctt
αρχιζω,ctl,1ua kcu
αρχιζω ξεκινω,ctl
dawn,ctp,rqh kcy
παυω σταματω τελειωνω end finish terminate cease,,ly9 ka6 rqg 1mr j3g ly7 lya r0x idp ka7 rqf ly8,ctp
κλεινω conclude close,ctt,rqg 1mv j3g 1n0
,ctt
eventuate,ctv,osy
βρισκομαι διατελω υπαρχω stand,ctl,iug
specify define delimit,ctl,k3j
redefine,cty,jik
occur,32m
παρακολουθω attend,cy5,n0w n9q 76h,cu5
allied
allied
worship,cu1,63e nb1
miss,cjd,,cu1
skip,cu5,kw
περνω live,,nyk i9p
alveolar
alveolar
φυτοζωω,cu7
bushwhack,cu7,ndc
be
συντηρουμαι exist survive live subsist,,oj3 qdn qdm
ανασαινω breathe,cud
υπαρχω indwell,ctg
τριγυριζω freewheel drift,cud,npy
fare,2jq
αντεχω επιβιωνω survive last live endure,,qdm
outlive,,oj2
survive,6i6,oj3 qdm,cum
πεφτω,2ny
succumb,2ny,,cuk
analytic
αποτελω constitute comprise,,gz7
αποτελω λογιζομαι συνιστω compose,cuo,idr
αποτελω form constitute,cuo,gz7 ed3 jwk
separate divide,,m47 fh0
connect link,,2to qa2 145 qru 3ub
interconnect,cus,qrw lbb
bridge,7qc,q2p
,cnd
υπαρχω become
ριζοβολω root,cuw,lvh
form spring,cuw
εκπηγαζω εκπορευομαι originate arise develop,cuw,kcs 925 kcq 1vl
arise,cuw
flocculate,v0,6r6 pp2
flocculate,zg,6r6
nucleate,cv4,hob
γινομαι τρεπομαι become turn,2tn,kkq
τοννοσ tunny,cuv ch3
μεταμορφωνω,zg
amount,cv4
καταγομαι
προερχομαι stem,cv8,iyi
,cuv
προυποθετω χρειαζομαι necessitate postulate need require involve demand,,iee qum mu1 qus mty,cvf
αφροψαρο,cva
απαιτω,cvb
στοιχιζω cost,cvb,hed
απαλλασσω εξαλειφω obviate eliminate,,,cvb
antibiotic,,d7m
preclude,cvf
εχω περιεχω περικλειω incorporate contain comprise,cvt,2rn
περικλειω περιλαμβανω embrace encompass comprehend,cvt,9r5 3oj q2r
εχω have feature,,hwb icl,cvr
bear,cvk
unite combine,cvk,kgm
star,cvk,ohd
sport feature boast,cvk,eqc
exhibit,cvq,3nz
εχω possess,cvk
lack,,qun,cvk
θελω want,cvr,qun qxq mu1
περιεχω συμπεριλαμβανω include,,,cvy
apocalyptic
apocryphal
αποτελουμαι consist comprise,ctl
αντιστοιχω equate correspond,cz3,amp qch je2
αποκλειω exclude,cvr,,cvt
αποδεικνυομαι prove,ctl
προκυπτω result ensue,cvz,yj osy ka8
προερχομαι,cw0
εντασσω subsume,cvt,i58
entail,cw8,i7n ift
προκυπτει συνεπαγεται τεκμαιρεται entail imply mean,cw6,4j1 i7n
compel,cvb
necessitate,cw8
result lead,9ai,yj osy ka8
lead,cw7
περικλειω περιλαμβανω imply involve,cvk,q2q i7n
aqueous
κουβαλαω,b64,2em
spidery,,9d8 9ct
παραμενω bide abide stay,d99,68i 68l
remain,ctl,q3n eor q3o
περιμενω wait,,6ai omz
arboreal,,pc7
archeological,,ir6
προσκολλωμαι προσφυομαι adhere,bq8,721 nlj
arched
loiter lounge loaf tarry linger lurk,ctl
prowl,cwk
bum loaf,c18,nut
lurk skulk,axu
boggle,cwp
hesitate waver,,6af i2p 4da ggi
hover,cwp
κομπιαζω κοντοστεκομαι σταματω hesitate pause,cwu,6a9 rqr 6af
περιμενω wait,bsp,rqu omz
arterial,,hm9
καθυστερω delay,cws,rqu
procrastinate stall,cwu,6b7 6ch
procrastinate,cwv cwu,h7h
αναβαλλω postpone prorogue table shelve defer remit,cwu,6b2
κυβερνω κυριαρχω predominate dominate rule reign prevail,,hb2 rq2 6b0 qty
override,cwy,1t5
outnumber,cx1
γινομαι total number amount,ctl,idd 86 jm3 pt3 hb0 g2e
average,cx1,ild
outweigh,cwy,4vy hb2
βαραινω μετρω count matter weigh,ctl,ia0
press,cx4
αξιζω rate,ctl,qsn
deserve merit,ctl,crv gqa
astronomical,,iou
εξαγοραζω buy,ctl,pf1
dominate,ckj,4vt qtz qtx 6m9 qtw
possess,cxa
διαρκω prevail persist,x9,okt 9ba gnr 6b0
reverberate,cxc,ot9
perpetuate,d19,619
υπερισχυω prevail obtain,ctg
occupy reside,cxk,av6 obr 68l oj 68o
occupy fill,cy5
crowd,cxh,li1 qbl
squat,cxg
μενω καταλαμβανω populate dwell live inhabit,cy5,68p n1o 7zz end lhx
reside,cxk,f11 av6 obr 68l
people,cxk,lhy lh2 l9u
συγκατοικω συζω συμβιωνω cohabit,cxk
,98m
herd,cxo,lcw lcv nt7
wrangle,cxp
διαμενω στεγαζομαι lodge,cxk,f0s eky 68n
,cn1
dwell consist lie,ctg,m1d
axiomatic,,jj1
axiomatic,,jzz
ανηκω πρεπω ταιριαζω pertain appertain,d8a,brb d01 a8q
κατασκηνωνω camp encamp bivouac tent,cxk,68w g4o lw1 dyl dym ndt
inhabit,cy5,68p
infest,cxy
invade overrun infest,cxy,qv0 kl4
axial,,dfe
nest,cxk,mu4
axial,,ikp
blowfish,cxs
βρισκομαι be
chamber,c8d,e5q e5o
harbor,cy8,ey2
στεγαζω shelter,bn7,r01 fum ful
board room,cxk,fqp
μαζευω,c8d
ταιριαζω match correspond jibe gibe agree,cz3,3vr gkp amp,d80
consist,cyb,gmf
εξακριβωνομαι,,13g
ανταποκρινομαι,cyb
coincide,cyb
align,cyb,5x8
correlate,cyb,a8h q5k ilk ill
parallel,cyb,gmh
duplicate parallel,cyb,efq
square,15d
ταιριαζω fit,dat,gyz
dovetail,2ap
coincide,ctj,k9k bu7
overlap,cyn,i6e
βρισκομαι,d7g

deviate vary depart,czb,kg3 alo am1 o2m 1hw kg4 8pr o6c ile gpy,cyw
whiff,cyq
vary,czb,cg5 cfm cfs am1 kdz idh
bibliographical,,j6h
windowpane,cyq
conform,,702 gkq,cyr
contradict belie,cyr,brh 3vx buu
ενισχυω επιβεβαιωνω υποστηριζω corroborate underpin,cyb,jda
στηριζω,d6n
βασιζομαι εξαρτωμαι στηριζομαι depend,ctl,3t7
αποτελω underlie,ctl
reside repose,d5l
ισοδυναμω equal,,,czb
biochemical,,ioa
amount
μοιαζω ομοιαζω φαινομαι resemble,cyb,gmk
μοιαζω φερνω,cz6
biological,,ovt ilo lcr
πλησιαζω approximate,cz6,5il
αβακασ abacus,dy8
διαφερω differ,,3gy amc 7xw al9 gmn,cz3
oppose counterbalance,czd,efr
contrast counterpoint,czb,alj q68 i5m 48k
σφαγειο abattoir shambles slaughterhouse,dvl,7lv
conflict,czd,qex koj
αββαειο abbey,fbk
abbey,ee9
abbey,e9n
clash jar,czf,k21 qey
εναρμονιζομαι πειθαρχω meet fit,cyb
behoove,czk
violate,,8u9 4s4
abstractionism,ev7
exceed transcend overstep top,d0f,qc4 nb9 8gk
exceed transcend
κανω suffice,d04,bof pt0 hag
ακαδημια academy,ep6,n74
accelerator throttle,g9d,1at 36a
επιταχυντησ accelerator,fsk
χρησιμευω serve,8vu
brassy,,dt0
γκαζι accelerator gas throttle,fhl,1at 36a
εξυπηρετω serve function,czq,hd5
επιταχυνσιομετρο επιταχυνσιογραφοσ accelerometer,f9s
προσβαση access approach,gbu
εισαγω,d64,pib
accessory supplement,ed3,7n4 9pu bpb brb cxw
λειτουργω,czx
αξεσουαρ εξαρτημα επιπροσθετο συμπληρωμα accessory accoutrement accouterment,eb3
εκπληρωνω satisfy fulfill fulfil,czk,gu 6le ao5 6c5
παραβγαινω equal rival match,6c2,n24
καταλυμα στεγαση,f72
compensate counterbalance,d0a,ph8 efr 21o
ακορντεον accordion,etj f43
compensate,d07,pnd
ισορροπω balance equilibrate equilibrize equilibrise,3a5,qbp q92 pn5 qgu,d0d
cadaverous,,hgx
ασοσ ace,fkb
γερνω unbalance,,,d0a
rank,d0f
excel surpass,,bph gli
stink,ctl
εξεχω ξεχωριζω jump,awl
αντιγραφω μιμουμαι παριστανω imitate,cz6
emulate,d0i
echo recall,cz6,h47
ακολουθω υιοθετω,d0i
acid pane,f7s
emulate,995,kop nic
calorimetric,,5xj
κανω cover,d04
refer pertain relate concern,,12n q2u
,ekd
συγκεντρωνομαι center,d0q,i37
ισχυω apply,d0q,a8p
involve affect regard,d0q,iah q2q
ακτινομετρο actinometer,f9s
εμπλεκω involve,c6p,77o qau
μηχανισμοσ,f9x
εμπλεκομαι τραβιεμαι embroil sweep drag,d0w
disentangle,c1w
concern interest,,3wp i1j ksy ibe
interest,d0q,hfk
adam ecstasy,fae
intrigue fascinate,d11,qqw gjb
μπορω qualify,czq,gl0 glf
αρχιζω begin,,idn
βελτιωτησ προσθηκη addition improver,ed3,1le bmo
prolong sustain,d19,72u h6v 619
additive,d16
διατηρω συνεχιζω continue uphold preserve,d1d,r18,d1b
,g3p
παυω discontinue stop cease quit,,kfu 690 6ci kg1 629,d19
αξεσουαρ adornment,ejn,dd3
διατηρω keep maintain hold
aerator,d9b
αεροζολ aerosol,elg
απομακρυνω distance,d1d,kqs
afghan,do6
catapultian,,e3e fx1
fizzle,d1k
διακοπτω discontinue,ctt,,d1o
ramble jog,4tu
ride,d1o,2c7
expire,d1k,rqk
συνεχιζω continue proceed keep,bsp,h6v 616,d1k
celestial heavenly,,hy0
celestial heavenly
διασχιζω cross traverse span sweep,d25,hbg h90
εκτεινομαι,cy5,kjf m1q
integral
καταλαμβανω run extend,cy5,hb5
κλιματισμοσ,eeo
πηγαινω,cy5
αεροσκαφοσ aircraft,ega
οδηγω περνω,aix
radiate,d1u,qac 7aw
αεροπλανοφορο carrier flattop,gb5,838
roll undulate,,q7t
ηγουμαι top,,qc4 nb9
rim,d5b
beard,d23,hih
εκτεινομαι καλυπτω cover extend,cy5,hb5
αεροδρομιο airfield,epu
,d25,hbg
αεροτομη airfoil aerofoil,ekd
rake,d27
επικαλυπτω overlap,d25,f5d
cerebral
airframe,eti
υπερκαλυπτω spread overspread,d25,2qg km0
transgress,d2d,oxq
dot stud,d25,i50 qa5
αερογραμμη airline airway,f6q
εκτεινομαι προεξεχω,cy5
straddle,cuo,hbb
κειμαι lie,cy5,m1d
αεροστρωμα,f9m
airway,en3
αεροπλανο airplane aeroplane plane,ez5
chaotic
nestle,d2j
charitable
intervene,d2j
papery,,rei
top,d2j,m3m
mediate,d2j
prop,fm8
lap,d2j,f5d
αεροδρομιο airport airdrome aerodrome drome,d26
slant,d2j,h81
chemical,,iok
precede,d2j,7br
αεροπλοιο πηδαλιουχουμενο airship dirigible,f6k
καθομαι sit,cy5
chemical,,r8h iok
strip,d26
underlie,d2j
cap,d2j,m12 lwz
physicochemical
βλεπω front look face,d2j,lyw q4t,d3b
αντικριζω face,cy5
subtend delimit,ctl
aisle,fh2
κειμαι,d2j,fob,d37
aisle,das
flank,d2j,q8y
aisle,fh1
,d2j,lyu j0t m3n
συναγερμοσ alarm,ekd
surmount,d3f
ξυπνητηρι alarm,ear
crown,d3f
situate locate,5j4,16k 69 m1b
αλμπουμ λευκωμα album,dqm
map,d3k
,d2j
shadow overshadow dwarf,d3n,nms
churchillian
loom tower predominate hulk,d3u,nqy gke q9a
wilsonian
αλγησιμετρο algometer,f9s
cinematic,,ix1
ανεγειρω υψωνω rise rear,awl
civic
loom,awl
civil
απειλω διακινδυνευω endanger jeopardize jeopardise menace threaten imperil peril,ctg,r09 r07 r08
civic
αναρτω overhang,882,fff
municipal,,m1k
ενσαρκωνω embody personify,53x,igd gih
alley alleyway,g1e
καβουρασ,ge7
clerical,,lgw
χαρακτηριζω characterize characterise,48m,icj
clerical,,nfw
classical
ξεχωριζω individuate,d46,gnk
προσδιοριζω define,d46
aloes,fmt
incarnate embody substantiate,ctl,5lt o6a
coastal,,mwa
personify,d42,o69 jx7 hgv hgw
typify epitomize,53x,j5m igx nez lg2 ic1
αντιπροσωπευω αντιστοιχω represent correspond,cz3,amp 5fk
collegiate,,ln2 ln1 ec6
ταιριαζω befit suit beseem,cyb
colonial,,ngd lv4 lpp
εναλλακτησ alternator,ev4
εναρμονιζομαι συμφωνω συναρμοζομαι συνδυαζομαι consort accord agree,cyb,3vr qe2 gko
colonial,,lcz
υψομετρησ altimeter,f9s
δενω blend,d4l
εχω περιλαμβανω contain,cvt,q1x edx 2em
communal
ασθενοφορο νοσοκομειακο ambulance,e0u
composite,,p1w
περιεχω contain,ctl
concretistic,,ih6
americana,4y
sleep,da4,rr0
συγκρατω retain,d4p,ad7
house,da4,f10
curb
congregational
seat,da4,ft6 m2p ft7
consonantal,,jxm
εχω κανω κοστιζω στοιχιζω cost,ctl,hcv pg8
contractual,,j83
cosmic,,mxz
ικανοποιω suit accommodate fit,czk,3ml kgc
αμπερομετρο ammeter,fad
ισχυω,x9
πολεμοφοδια πυρομαχικα ammunition ammo,gby
relent soften
line,d2j,lsl
skirt,d6d
προσεγγιζω approach,cz9
μετραω μετρω measure,ctl,f9t 5wx
weigh,3gu
weigh,d5e
διαρκω κρατω last,d5e
αμφιθεατρο amphitheater amphitheatre coliseum,fze
αμφιθεατρο amphitheater amphitheatre,eu8
αμφορεασ amphora,f2y
ανηκω αφορω συνδεομαι σχετιζομαι,cvt
τοποθετουμαι,cuo
straddle
straddle,cy5
ενισχυτησ amplifier,eo9,34z
hover vibrate,cwp,pqk i2p
amulet,e6r,8ms
βομβω βουιζω ηχω hum buzz,ctl,7c7 khu
defy withstand,6jm,4em
anachronism,4y
endure brave,d5t
εφαρμοζομαι apply,,a8p 5ox,d5y
αναλγητικο analgesic anodyne painkiller,fa0
αδιαφορω αψηφω defy resist refuse,d8o,,d5w
curricular,,jef
περνω spend
vacation,d60,rju om0 6av
analyzer,f25,477 47i 4lm
honeymoon,d61,rjx o35
εκτινω εκτιω,d60
αγκυρα anchor,f08,7j5
winter,d60,ros
αποκλινω χωριζω diverge,,41x 5y2,d69
deductive,,5o4 462
συγκλινω συναντω converge meet,,14m kjy,d67 da3
ανεμομετρο anemometer,euw
democratic,,loy
βαρομετρο aneroid,dir
bound border,d6i,q9j ly6 lvw q9i lvv
,emv
denominational
denominational
dental
enclose,d4p,qgi mqr eoq
dental
diagonalizable
rail,d6i,fnq
frame,d6i,etf
εξαρτωμαι
pattern,cyb,2ze igg
precede forego forgo,,h6k kd2 7br ian,d6q
follow,,,d6p
differentiable
προσανατολιζομαι orient,aai
differential,,gmo gmn
stem,d6s
orient point,d2j,jmh fkp
protrude project
προσαρτημα annex annexe,d16
diplomatic,,jzq
directional,,h7v
spear,d6w,fyg
directional
ανοδοσ anode,eo3,,e3s
bulge bag,d6w,q8q
anode,g4r,,e3u
dramatic,,js5 j2j
antagonist,emv,43w
κατακλυζω πλημμυριζω teem swarm,d5s,ld0 li9
antenna aerial,enw
abound,ctl,31 haj
bristle,cvk
προθαλαμοσ anteroom antechamber hall foyer lobby vestibule,fqp
abound bristle,cvk,3t1
αφθονω,cu0
eugenic
crawl,d77
συνοδευω accompany,,k9k
βακτηριοκτονο antibacterial bactericide,fa0
attend,d7g,yj
economic,,lpc
economic economical,,lpc
ακολουθω συνοδευω συντροφευω company companion accompany,cse,52i nh0 n76 ngz lmc
αντιβιοτικο antibiotic,d7h,cvg
socioeconomic
κουβαλω carry,cvk,2em
editorial
bag,aa8
editorial,,nn0
dangle,882,g30 2go
electoral,,1dr 1de
droop,d7s
cancel offset,d0a,ph8
offset,d0a,ph8
adhere,cyb
share,cyo
electronic,,ip5
διαφερω διαφωνω disagree disaccord discord,ctl,qes,cyb
electronic,,ip5
gape yawn,ctl
electrostatic static,,ip6
brood
elemental
ρεπω τεινω tend lean incline,ctl,kpx itg gzr kpy
elemental
elementary
elfin
εκτεινομαι ανηκω
ακολουθω follow,cw0
επομαι,cy5
incur,asl,kc
,fa0
δεχομαι επιτρεπω παιρνω σηκωνω allow provide,boy
αντιφλεγμονωδεσ,fa0
overlook,d2j
ergotropic
figure,ctl
erythroid
παρουσιαζω present pose,cuo
rage,ctl
rage storm,2c,qep qih ks8 3zi
διαφευγω elude escape,43n,7eb 95m
ethical,,irx
exemplify,d42,igw iak
,8ty
antiquity,4y,8vb
,fa0,atd
σχετιζομαι relate interrelate,ctl,q5n 7h
existential,,qd1
existential
squat,ctl
αποφευγω συγκρατουμαι refrain forbear,,,bsp
federal
ακμονασ αμονι anvil,dog
διαμερισμα δωματιο χωροσ apartment,f0z
feudal
πολυκατοικια,dvl
feverish,,qp9
επικειμαι impend,ctl,qi5
aperture,fek
διακυμαινομαι κυμαινομαι range,ctl,lqs m1q hbb
διαφραγμα aperture,foy
παραμενω stay remain,ctl,h6v 68i
fictional,,j1z
μηχανημα συσκευη apparatus setup,ep4
πουλαω sell,ctl,6jc 6j0
αποδιδομαι μεταφραζομαι,ctl,j8j
scale,d5e,fsa
dress clothes,eb3,b6 cg c2
retail,d9c,6j6 6jh
προσαρτημα,fgx,7n4 7n2
trade,d9c,6il 6fc
fleshy,,hiv
leave,xs
συγκρινομαι compare,ctl,gmi
σκευοσ συσκευη appliance,enb
εργαλειο συνεργα appliance contraption contrivance convenience gadget gizmo gismo widget,ekd,402
applicator,ekd,7ri
formalized,,ii9 iix 2zm
encounter,ctl
,awl,qzf
appointment,ety,bp1
crawl,d9r
γραφω λεω read say,cvk
apron,fmd
persist,,9ba
linger,d9w
βρισκομαι rest,cy5,m1d
αψιδα apse apsis,fog
owe,cyz
ενυδρειο aquarium,gai g3n
συγκλινω converge,d5d,,da3
αποκλινω diverge,ctl,idg,d69 da2
χωραω accommodate
κληματαρια arbour bower pergola,eti,420
δενδροκαλλιεργειεσ arboretum,epu
διακρινομαι διαπρεπω λαμπω shine,ctl
τοξο arch,g1w,agj
arch,eoy,agj
μενω παραμενω lie,ctl,m1d
genetic
,ejn
stand,ctl,iug
genetic,,hod
photograph,,fih
architecture,dvl
genial
διατηρουμαι,x3
mental
αιωρουμαι πλανωμαι,ctl
gentile,,nsz
αρχειο archive,ejz
litter,ctl,rar
geometric geometrical,,iko
συμφωνει ταιριαζει suit,ctl
end terminate,ctl,ijk j3g r0x idp rqf ka7 ka6
arctic,ffj
περιοχη area,g1w
προσιδιαζω ταιριαζω,ctl
help facilitate,czu,hdp 70s
προσδιδω lend,ctl
areaway,fh2
,lyr
partake,d7y
graphical,,jrv
graphic
gravitational,,ovd
descend,,q3v lfp nkz lvi gyh
guttural
ανηκω belong,ctl
ανηκω αρμοζω πρεπω ταιριαζω belong,ctl
harmonic
βραχιονασ arm,fm3
παω πηγαινω ταιριαζω belong,cy5
εξοπλισμοσ armament,gby,bob
harmonic,,jt9
fry,2ri
οπλισμοσ armature,eby
harmonic,,i4c
περιβραχιονιο armband,dhm
πολυθρονα armchair,e59
spiral,dbh,q7v q7u
καμπυλωνω κυρτωνω wind curve,ctl,h88 dmk
snake,dbh
synchronize,2jf,q5q
περιβραχιονιο armlet,dhm,hu1
armoire,gax
θωρακιση armor,fmc
foil,czd,icw
jumble mingle,ctl,ihy qy8
wear,cvk
falter waver,cwp
embody,5vl,ih7
heroic
,fti
υποσχομαι promise,ctl,ihp
,fk2
εκτιθεμαι
εκτεινω range,,m1q hxp
εκτεινομαι κυμαινομαι,dbx,2em
επιδεχομαι παιρνω,ctl
καθαριζω clean,ctl,1zg
τραβαω,ctl
συμπεριφερομαι,,2c7 emt
array,eb3,cg
βελοσ σαιτα arrow,fm2
πλενομαι wash,ctl,20r
home
ισορροπω balance,ctl,qgu
στρατοπεδο,fam
hail,ctl
human,,cb1 glb
originate,ctp,lvh kcq
human,,glb
τεχνη art,egj,9pf jm e4g n9c
humanist humanistic humane
humanistic humanist,,lu7
humanist humanistic
brood loom,dak
overshadow eclipse,dch
afford
artery,g5a
λειτουργω,ctl,jpc 3rm
ειδοσ προιον,gb1 55
προσθετω,cuq
ideal,,iiy
επιδεχομαι επιτρεπω admit,,9bt
seem,ctl
artillery gun,db9
imperial,,lxl
imperial,,lrg
σκουπιδοτενεκεσ ashcan wastebin ashbin dustbin,dng
imperial
impressionist,,f1r
συνεχιζω,bsp,h6v 616
αγιαστουρα aspergill aspersorium,ekd
πουλω,ctl,6jc
ασπιρινη aspirin bayer empirin,rfw d5x
industrial
infantile
στολιζω adorn decorate grace embellish beautify,ctl,giy h3r 6f9 ejn 227 d1c
inferential,,i79
διακοσμω κοσμω ομορφαινω ornament,dd3
blanket,70w,moh
shroud,70w
institutional,,ldw fa9 f24
assembly,f7t
ειμαι be
rhyme,cyb,jww
ionic,,ms7,ddj
consist,ctl
ionic
ionic
αστρολαβοσ astrolabe,fty
συμπεριφερομαι,ctl
,g4b
nonionic,,,ddc
ascend,d8r
,epu
jeffersonian
retard,ctl,rr6 h7f 6bc
summarize,5z7,j5q
ατμιδομετρο ατμομετρο atmometer evaporometer,f9s
supplement,cuo,had
judicial,,nwk
judicial,,nwk
transplant,ctl
cohere,ctl,3bu
cohere,zg,cbl 3bu
object,ctl,6v5
leaden
legal
σπρει atomizer atomiser spray sprayer nebulizer nebuliser,elg,7sq 7sx
αιθριο atrium,efv
attachment,d16
,edp,7qk 7h6 7h7
broil,ctl
inhabit,ctg
swim,ctl
αμφιεση ενδυμασια περιβολη attire garb dress,eb3,9gx bj cg bb
living
base,d3k
local,,m27
βρεχει rain,deb,rft ows
πεφτω precipitate fall,,owl
lunar
ακουομετρο audiometer sonometer,f9s
ηχοσυστημα,eo9 g3b
ψιλοβρεχει ψιχαλιζει drizzle mizzle,dea,owv
sprinkle spit spatter,dea,ox5
βρεχει pelt stream,dea,owu
auditorium,das
sluice,deh,fx7
snow,deb,rgw ox9
maternal
ignite,df0,f6j ric 2t1,dey
patriarchal
autoloader,er2
medical,,13k 41u
biomedical,,ilz
,deo
αναφλεγομαι καιομαι erupt ignite conflagrate,14h,2t1
αρπαζω,des
automation,ep4
inflame,dem,2t1
αυτοματο ρομποτ automaton robot golem,f9x,1dk
inflame,dfb,2t1 rid
extinguish quench,,,dem
prejudicial,,itt
καιγομαι burn,,2sw
αυτοκινητοδρομοσ autostrada,epj
flare,2sj,pp1
flare,df8,pp1
λεωφοροσ avenue boulevard,g1e
aviary,dvl
flicker,df8,kjp
σουβλι awl,exu
shine beam,,otu h0k
sunshade,dzr
τσεκουρι ax axe,eno
,dem
military
blaze,2sj,pmr
αξονασ,f9x,cy1
blaze,df8,h0e
ministerial,,o1b o1a 3x5
twinkle,df8,264
axle,fu2
ministerial,,njj
glare,dfn
,,1b pmh,dfv
suck,dfl,556
shine,dfv,h0k adj
κουνια,etz
sparkle,dfn,264 kjr h0g pkf
mousy,,bnn
,gcf,9sp
spark sparkle,dfv,kjr oxe kjp
mirror,aww,i6l fb4
radiate,dfv,26a owr h0k
emit,,7ay,dfl
natal
πλατη backrest,g2j
natal
naval,,lix
fume smoke,dfv,prx ox8
steam,dfv
shadow shade,2da,qfb m2l qfc
πορτα,epk
backdrop,fsh
burn glow,df8,ovl
nominal
nominal
blow,,ove
backing,f5u g1i,2yq 7oz
σακιδιο backpack knapsack packsack rucksack haversack,dgo
waft,dg8
numerical,,pt3
squall,dg8
storm,,ovb
numinous
bluster,dg8,ovf
thunder boom,,kio
cloud,2da,mpc qfa qz8,dgj
αιθριαζω ανοιγω clear brighten,,,dgi
blight plague,21p,qm5 r0w
oral
swamp,1og,mx9
backyard,geg
τσαντα bag,edx
βαλιτσα grip suitcase,dgt
handbag purse,edx
parliamentary,,lo9
fluff,g7v
αποσκευη baggage luggage,e2c,83u
baggage,f9k
ασκαυλοσ γκαιντα τσαμπουνα bagpipe,fjf
δελεαρ δολωμα bait decoy lure,ekd,4u7 cqg
αρτοπωλειο bakery bakeshop bakehouse,gdv fv4
μπαλακλαβα balaclava,e08
μπαλαλαικα balalaika,e9f
ζυγαρια ζυγοσ παλαντζα πλαστιγγα,fsa
phonologic,,isn
μπαλκονι balcony,g1w
bale,dvw
planetary,,muw mux
μπαλα ball,eue
μπαλα,fkd
physical,,ior
ballast,r1c
planetary terrestrial
αντισταση ballast barretter,fpi
extraterrestrial,,myn
platonic,,oro
,fb6
αεροστατο μπαλονι balloon,f6k
balloon,fkd
pompous
ballpark park,fze
positivist,,hem ik6 o7t
pragmatic,,ij2
ballroom,fqp
balsam,fei
ζωνη,g1p
presentational
ριγα band banding stripe,d1c,9g2
,fpm,7j4
επιδεσμοσ bandage,emj
provincial,,m34
bandoleer,e23
bandstand,fk6
realistic,,oao
trinket,d1c,bwx
μπαντζο banjo,g1o
τραπεζα,ejz,bpi bk6
recreational,,2x9 331
πανο banner,erj
banister balustrade,dj0
republican,,obo
κολυμβηθρα baptistry baptistery font,djn
βεργα bar,f1p
romantic,,irp
δοκαρι bar,fe2,87j
μπαρ bar,efm
royal
royal
agricultural
barb,fko
barb,fko
rural
,gdf
barbell,gc6
barbital,dig
barbiturate,ftd
βαρκα barge flatboat hoy,dp7,a58
scenic
scholastic,,lmz i62 fsj
scholastic,,odg
bark,fro
scientific
sclerotic
barn,eq6
sclerotic,,qkb
barnyard,gef
βαρομετρο barometer,f9s
self
barrack,fao
βαρελι βυτιο barrel cask,ga1
καννη barrel,g89
λατερνα οργανακι ρομβια,fcm
senatorial,,oe7
οδοφραγμα barricade,dj0,6lv 6lx 87j
sensational sensory
εμποδιο barrier,fe2
μπαρ σαλουν barroom bar saloon ginmill taproom,fqp
serial,,ja7 jbr ltj
serial,,ltj
βαση pedestal stand,g2j
base bag,dje
βαση base,fam
social societal,,lbg
social
solar
baseball,dh5 dje
lumber,dk8 dje
τζοκει,e08
infield,m3v,nvc,ff4
,fz0
spectral,,otj hbi
glove,dje
καβα κατωγειο κελλαρι basement cellar,es4
basement,g2k
spherical,,fyp
staple,ecp
βασιλικη basilica,e9n
splintery slivery,,mwq muj
λεκανη basin,ga1
sporting
καλαθι basket handbasket,edx
basket,evh djs
basketball,dh5 djs
,fz0
statutory
stellar astral
interstellar
μπασα,fcm
γκρανκασα,emy
κοντραμπασο contrabass,drs djw
τουμπα sousaphone tuba,dt0 djw
bassinet,dfo
bassinet,dfr
suburban,,lxb
βαρυαυλοσ φαγκοτο bassoon,em4
bastard,g9h,6jr
superficial,,hc2
bastion,et3
bastion,g1t
ροπαλο bat,eb6,7yb
bath,ga1
symbolic,,jm2 i6i
symbolic
symptomatic,,qnp
,f6r
μπουρνουζι bathrobe,fqe
λουτρο μπανιο bathroom,fqp,9o
μπανιερα bathtub bath tub,ga1,9o
tangential,,q7b q2f
technical proficient,,hz2 iaj
baton,fqh
technical technological,,iqf 5p1
baton,fzf
terrestrial
μπαταρια battery,enw
temporal
temporal
batting,g23
sinewy,,hk5
tensional
territorial,,lur lx7
batwing,g31
bayonet,f4g
theatrical,,js2 gp1
bazaar,fv4
αγορα παζαρι πιατσα bazaar bazar,f92
thematic,,jai ifs
unthematic,,,dl1
thematic,,jtf,dl0
μπαλα beachball,dh6
thermal
thermal
φαροσ beacon lighthouse pharos,g6m
bead,f38,f1
bead,fbj
,g1n
δοκαρι beam,g1v fiv
tonal,,h2q
clonic
topical,,jai ia0
κοπανοσ beater,f1p,7wq
αυλοσ,gdl
totalitarian totalistic,,iuq
κρεβατι bed,dlr
bed,m3y
,et6
κλινοσκεπασματα bedclothes bedding,eaz
bedding,r1c
nuthouse,fa9
κλινοστρωμνη,f6r
urban
bedpost,g2j
κρεβατοκαμαρα υπνοδωματιο bedroom chamber bedchamber,fqp
vacuolated
,etz
,dlj
bedstead,etz
hive,fod
beehive,gdv
verbal,,izi izo
verbal
vertical
stein,fcf
belfry,fqp
bell,d0r fvz
χοανη,fek
vocal
vocal,,945,dm5
instrumental,,fcm,dm4
vocalic,,jxl jxh
atheistic,,n9n ivg
electrical
electric electrical,,oup oun
,g6m
voltaic galvanic,,ouo
ζωναρι ζωστηρασ ζωνη λουριδα belt,d03,7rs
ιμαντασ belt,q7s
interstitial,,hhd
bypass,ezm,4zf
bench,ft6
isotonic
legislative,,c9t
legislative
καμπη στροφη bend curve,ft9,2ou dbh agg agf
lingual,,hkg
literary,,j1s
μπερεσ beret,e08
berlin,f6o
berth bunk,dlg
atmospheric,,mo0 lv2 qyt
σαρωθρο φουρκαλι φροκαλο besom,duv
mammalian,,9qt
fungal,,pak
infectious,,qlc ppr
bacterial,,7pn
,euy
ποδηλατο bicycle bike,gcf,njn
expressionistic
revolutionary,,5r7
residual,,rfm q3n
relativistic
relativistic,,ij5
μπιντεσ bidet,djn
κασα σοροσ φερετρο bier,fn6
radial
radial,,q7c
radial,,hvo
thunder,eze
μπικινι bikini,g2z
polar
υφαλα bilge,lvr
photographic,,pqy 439 5gc fih
γεισο eyeshade visor vizor,du9
professional
vulpine
bin,edx
wolflike
binder,fmc
binder,eyh,7gd 7j1
vocational
binding,ftw
spatial,,6m h7i
κιαλια binoculars,fes
βιοτσιπ biochip,e8n
semantic,,isv
bovine
linguistic lingual,,hkg ise nye,dns
nonlinguistic,,,dnr
birdbath,djn
linguistic,,isi nyf
πτηνοτροφειο birdhouse,fum
bishop,e7o
χαλιναρι bit,fzd
dietary,,kvy kvz 6bs
monochrome,fih
blackboard,fuh
floral,,3t
floral
fiscal financial,,irg 6n8 6gh
λεπιδα,ej0
προπελα,fqw
κουβερτα blanket cover,dlj,eg2
blanket,f5u
gymnastic,,34w
bleachers,fzp
μπλεντερ blender liquidizer liquidiser,fb8,85c
sausage,d30
παντζουρι παραθυροφυλλο ρολα blind screen,fmc,6mo 87g
blind,fsr
αδιεξοδο impasse,g5a
blinker,f6h,azx
τεμαχιο block,4y
marital married,,qdt
συγκροτημα block,f0z
αποκλεισμοσ εμποδιο blockade,fe2,87j
αποφραξη βουλωμα closure occlusion,fe2,87n
παλαγκο πολυσπαστο,ezt
biblical scriptural,,j5b
πανταλονι παντελονι bloomers pants drawers knickers,g8w
biblical,,j5b
ανεμιστηρασ blower,ekd
καμινετο φλογιστρο blowtorch torch blowlamp,dwg
bludgeon,eb6
blue,eb3
μουσκετο blunderbuss,fco
lyric
τεμαχιο board,fuh
,g2n
poetic,,jwm jwl
poetic,,o7h
boarding,g1w
political
boardinghouse,f0w
political,,41s
phonetic,,ism jxf
phonetic phonic,,jxf ism
phonemic,,jxg
philosophic philosophical,,ihd ihc irw o6j
βαρκα λεμβοσ boat,ga0,a4h
rousseauan,,os0
personal,,gep
intensive
infernal,,hy3 lzc
boater panama sailor,eyk
apostolic,,n8v
καρουλι μπομπινα bobbin spool reel,gcw,8f0
pastoral,,njj
particularistic,,i38
pathological pathologic,,in0
bodice,g6f
pictorial,,fg3 fiu
optical,,ip8
objective accusative
possessive
nuclear
nuclear
visceral
mystic mystical,,ihj
mystic mystical,,ihj
bogy bogey,d1x
ατμολεβητασ boiler,ga1,2rx 2s2
melodic
monumental,,m0g fp9 fa3
modal,,q34
modal,,jns
bolo,f4f
metropolitan,,lwc
βολτομετρο bolometer,f9s
bolo,fd0
meteorological,,ipw
bolster,fj8,73f
metaphysical
μανταλο bolt deadbolt,di3,7pq
bolt,di3
mercurial,,n0a
βομβα bomb,epg gby,6mx
mercurial
bomb,dyc
bomber,d2m gb4,6mx
musical,,h2h
perceptive,,krq i5n as0
acoustical,,iot
bombproof,e5o
tactile tactual
καστανιετεσ χειροκροταλα bones castanets clappers,fi3
ocular optical visual,,hl8
μποντζο bongo,emy
ocular optical
bonnet,eyk
βιβλιο book volume,fm1,j4g
orbital,,hjn
kinesthetic
angelic,,ocv mzk
τσαντα,dgo
βιβλιοθηκη bookcase,etz
ethereal
ραφι bookshelf,fuj
βιβλιοπωλειο bookshop bookstore bookstall,fv4
parochial,,m0s lkd
regional
μπουμερανγκ boomerang,fm2,ad9
conjugal
cultural,,iju
μποτα boot,esw
transcultural
boot,f7o
transcendental
vascular
θαλαμοσ κιοσκι booth stall kiosk,eav
περιπτερο booth,fv4
cardiovascular
booth,g3c
communist communistic,,lp9 iuu
μπορντουρα border,enn,8of 864
marxist
μπουστακι bosom,eaz
μπουκαλι bottle,ga1
bottle,ga1
bottleneck,fgx
,fej
freighter,e1l
boucle,epp
bouquet corsage,esa
μπουτικ boutique,fv4
δοξαρι bow,g0i
papal apostolic,,o7p
τοξο bow,gbx
μυτη πλωρη bow fore prow stem,etq
bow,f4p
grammatical grammatic,,isj
τοξο,gbx
χορδοφωνο string,g1o
syntactic,,isk isl
γαβαθα μπολ bowl,elb
glottochronological,,irt
bowl,ga1
lexicostatistic,,isu
focal,,ouy lyt
μποουλερ derby,eyk
feline,,au7
alley,f5b
muscular,,hju
προβολοσ bowsprit,fy7
bowstring,eet
κουτι box,edx,88o
neuromuscular
parental,,o57
box,ecw
θεση,das
atomic,,r2c
diatomic
boxcar,etk
,fz0
glove,dsd
clinical,,ean
continental,,mpp
continental,,m4w
continental
bracing,g1v g1i,73i
lexical,,hzo
lexical,,j4n
σιδερακια braces,ejt
brace,g2j g1i,73i 73m
τιραντεσ suspender gallus,fa8,87v
sexual,,h40
marine
μπρασελε bracelet bangle,f38
marine
brad,fcs
τρεσα braid braiding,g7s,90i 8eg
φρενο brake,fpm,9r3
nautical marine
mechanical,,rz ip7
φρενα brakes,dsv
mechanical
brass,gcx,czv
plaque,fa3
ζυθοπωλειο μπιραρια brasserie,fpl
σουτιεν στηθοδεσμοσ brassiere bra bandeau,g8v gdi
juvenile,,n1t
ψωμιερα breadbox,edx
kinetic
breakable,55
neuronal,,hoy
occupational
breakwater groin,dj0
pelvic,,hw1
frontal,,ov8
bucolic pastoral
aegis,dbv
masted
ουραιο breech,fek
κλειστρο breechblock,dok
βερμουδα breeches knickerbockers knickers,g83
structural
ζυθοποιια ζυθοποιειο brewery,fjx
structural
anatomic anatomical,,jzv hgu
anatomic anatomical,,imw
brick,e4x r7w
architectural
organizational
πλινθοποιειο brickyard brickfield,gdy
νυφικο,evr
γεφυρα bridge span,g1w,9zq 7i0
mental,,ite hx8
cultural,,i5s
factual
ecclesiastical
γεφυρα bridgework,ejv
καβαλαρησ,g2j
bridge,e9z
γκεμι χαλιναρι bridle,eyu
molal
molecular,,r4d
χαρτοφυλακασ briefcase,e2c
bimolecular
intermolecular
μπαλαουροσ brig,fht
brig,fro
γυροσ brim,fm3
brim,enm
macromolecular,,rdp
isotopic
bristle,rb1,143
στουντιο,g1y
colloidal
administrative,,c3h
broadside,db9
nervous,,hpd
μπροκαρ brocade,epp
florentine
clodhopper,fv0
broiler,ff9,2gs
brokerage,gdv
brazen
geological,,ipp
psychological,,iqs
βρογχοσκοπιο bronchoscope,f9z
bronze,fsx
sociological,,irh
καρφιτσα brooch broach breastpin,fja,8ih
σκουπα broom,eaf,7vu
theological,,isz it3 423
athletic,,n9o
thermodynamic,,ipk
βουρτσα brush,f1p,78u 78t 3t4
ψηκτρα brush,enw
differential,,il4
buckboard,e1u
καδοσ κουβασ bucket pail,ga1
orthographic,,j19
telegraphic,,g47
typographic,,jeh 6h5
αγκραφα πορπη buckle,eq9,8ig
mechanistic
parametric,,id9
,fa5
statistical,,ila
nihilistic,,qec iii
μπουφεσ buffet counter sideboard,etz
operatic,,jt6 fem
bug,fah,b4a
buggy,e1u
pharmacological,,imp
σαλπιγγα bugle,dt0
psychiatric,,imu
bugle,dl6
κτηριο building edifice,g1w
psychotherapeutic,,imv 4fb
therapeutic,,4a1
,r7w
,g1w
bulb,fgx
σφαιρα bullet slug,fm2
bullet,fh5
neurological,,imh io8
αρενα bullring,fze
microscopic,,46r fak
δεμα bundle sheaf,ffp,88k 88y
domestic
βουλωμα πωμα bung spile,fki
μπανγκαλοου bungalow cottage,f0w
bunk,dlg
historical,,irr
bunk,f8n
bunker,eyp,7xd
bunker dugout,et3
bunker,edx
fascist,,iv1 non
catholic,,n3o ivm
roman,,jmu n59
roman,,n58
συναγερμοσ,d3g
μνημα ταφοσ sepulcher sepulchre sepulture,ew5 e5o
roman,,jmu
jewish,,n3p
evangelical,,j5f
evangelical,,j5f
καυστηρασ burner,d9b,2sv
burner,ez2
burr,fm3
buddhist,,ivt
λεωφορειο πουλμαν bus autobus coach charabanc jitney motorbus motorcoach omnibus,fml
sculptural,,fsx
σακαρακα σαραβαλο bus jalopy heap,e0u jat
διαυλοσ busbar bus,edj
κοστουμι,g2b
magnetic,,f85
electromagnetic,,ip4
bustle,eti
automotive
χασαπομαχαιρο,f4f
κρεοπωλειο χασαπικο,fv4
butt,g0s
american,,mni
american,,n69 jqw mj5
,diu
indian,,jpq
indian,,md3
κομβιον κουμπι button,eq9,267
asymptotic
tropical
rational,,,dx5
irrational,,,dx4
anionic,,r29 mnk
satanic,,mzt
angular,,q8h
ταξι cab hack taxi taxicab,e0u,a51
καροτσα cab cabriolet,e1u
cab,ecw
cabana,g4o
theistic,,ivh
κλαμπ cabaret nightclub nightspot,fz2
nocturnal
cabin,ecw
cabin,ecw
cabin,f0w
ερμαριο ντουλαπι cabinet,etz
ιματιοθηκη cabinet locker,ecw
cable,fqr
cable,edj
abdominal,,htf htb
cache,g11
occipital,,hsb
cache,dva
pulmonary
intrapulmonary
καφε καφετερια cafe coffeehouse,fpl
skeletal,,hvc
cafeteria,fpl
skinny,,hhj
adjectival,,izk izq
adverbial,,izl izs
καφτανι caftan kaftan,eap
morphemic,,iyr
cage coop,eoq
morphophonemic
θαλαμοσ cofferdam,e5o
cake,dog
mathematical,,ikk
choreographic
scriptural,,j3s
υπολογιστησ calculator,f7t,468
martian,,mt1
revolutionary,,klo ahz
experimental
θερμιδομετρο calorimeter,f9s
behavioral
african,,n2j mnd
καιμπριτζ cambridge
camera,fii
environmental
environmental,,qbo
καμουφλαζ συγκαλυψη,fsr,azs
transitional
κατασκηνωση καταυλισμοσ στρατοπεδευση camp encampment cantonment bivouac,fao,cxx
κατασκηνωση καταυλισμοσ camp,f0z,cxx
perceptual,,5b1
,fht
epileptic
developmental,,ppf
pedagogical,,5cp 5dc
belfry,dma
educational,,i5x
τροχοβιλα τροχοσπιτο camper,fol
prehistoric,,rpq
atlantic,,mnz
synergistic,,ita
κονσερβα can tin,edx,1np
διαυλοσ διοδοσ διωρυγα καναλι,gbm,a2x
pluralistic,,iij
pleural,,hmk
hilar,,ozd hh8
lobular,,hq1 h7o
κερι candle,f51
interlobular
anastomotic,,hi0
bronchial,,hrg
arteriolar,,hmb
candlewick,gcn
bronchiolar,,hrh
candlewick,eom
physiological,,h3v
cane,g32,7y5
cane,gar
morphologic,,io5
morphologic,,ipt
κανιστρο canister cannister tin,edx,1np
κανναβη μαριχουανα cannabis marijuana marihuana ganja,fxr ee4
morphologic,,isp iso
occlusive,,jxo 87b
cannon,dcr,n9a
ohmic
cannon,dbv
strategic,,iw3 if0
κανονιοβολισμοσ cannon,ewt,n9a
κανο μονοξυλο canoe,fx8
τεντα,fum
christian,,oqm lff
canteen,ers
protestant
canteen,fpl
καντινα κυλικειο canteen,fv4
universalistic
cantilever,dl9
fundamentalist
orthodox
cantle,dfx
orthodox
canvas,epp
radio
canvas,fee
deformational,,kfj 2xy
totemic
σκουφοσ cap,eys
anglican,,nht
congregational
βουλωμα καπακι πωμα ταπα cap,g6g
καπακι cap,fmc
capacitor capacitance condenser,enw
trapping housing,fzd
methodist,,o0z
cape,eap
capillary,g89
orchestral,,llp
κιονοκρανο chapiter,m3m
communicative,,4mp
italian,,n56 jr6 m8t
capstan,gcu
russian,,mgr mgi
german,,n6k jqx
capsule,fj5
καψουλα capsule,edx
celtic gaelic,,jr1
britannic,,mbh
teutonic,,jqx
αυτοκινητο car auto automobile motorcar,fc2,nz6
french,,n4q
spanish
sicilian,,n5c m99
soviet
swedish
βαγονι car railcar,gcf
scandinavian,,m6y m6x
danish,,jqz
car,ecw
belgian,,n44 mb2
dutch
swiss
polish
carbine,fpy
hungarian,,n4z meb
carbon,ees
καρμπιρατερ carburetor carburettor,f9u
rumanian,,m9i
χαρτι card,rei
μονιτορ,fbl
καρντιγκαν cardigan,g2w
ηλεκτροκαρδιογραφημα καρδιογραφημα cardiograph electrocardiograph,f9z
cardroom,fqp
φορτιο cargo lading freight load loading payload shipment,fab,a59 89j
chinese
japanese,,n5e
,fus
κωδωνοστοιχια carillon,e85
tibetan,,mdb
αλφαδι,di3
brazilian,,mbe
κοπανοσ,dld
colombian,,m5y
korean,,n5g jq5 meh
european,,mqv lho lhq
αμαξα carriage equipage,f0m
cuban,,n4b m69 m6a
τρειλερ,fn7
carrier,fti,838
cart,gap,83i
viennese
carton,ds5
φυσιγγι φυσιγγιο cartridge,d59
cartridge,fbe
,dmc
clip,g2i
cartwheel,gcd
tragic,,jsr
comic,,jso
tragicomic
carving,fsx
τροχοσ,gcd
baroque
θηκη περιβλημα case,edx,88t
cortical,,hpu hpv
metabolic,,pq8
βιτρινα showcase vitrine,edx,88t
μαξιλαροθηκη pillowcase,dlm
diagnostic,,15x
gastrointestinal
carnal
functional
neurotic,,qq6
μυδραλιο canister,d59
qualitative
atm,f7t
quantitative
cashmere,epp
κασα,eti
algerian,,n3z m55
καζινο casino,eud
nasal
κασετα cassette,edx
retinal,,ho1
orbital,,m0i
ρασο cassock,ga3
dynamic,,ipf
aerodynamic,,ipj
meteoritic,,mtb
castle,et3
micrometeoritic,,mte
πυργοσ castle rook,e7o
cometary,,mpk
asteroidal
piezoelectric,,owi
βαθρο catafalque,dn4
thyrotoxic
thyroidal,,hm3
antithyroid
congressional
instructional,,jkz 5cp 5dc
launcher,ekd,8df d1i 8dm
canadian,,m9z
μανδαλο μανταλο συρτησ,eq9,7mv
necrotic,,owf
hypothalamic,,hq6
,fpm,87j 821 6mw
caterpillar,g6v
emotional,,ko7 gf4
gut,eet
gubernatorial,,nrg
cathedral,e9n
presidential,,o8c 3yw o8e o8d o8b
cathedral,e9n
καθετηρασ catheter,g89
καθοδοσ cathode,eo3,,d72
corporate
cathode,g4q,,d74
dimensional,,h7j
volumetric
botulinal
σχαρα,dtt
logistic,,69u
mutational,,o2m
σαμπρ σπαθη saber sabre,g37
incident,,ovm
serological,,in7
chromatographic,,pn9
national,,n21 qcy lac
specific
experiential,,ijt
medieval
proverbial,,k02
ταβανι ceiling,g94
epiphyseal,,hvk
diaphyseal,,hvl
σελεστα celesta,f43
comparative,,48w
cell,enw
artistic,,n9c dcd
aesthetic esthetic,,iit
κελι,fqp
official,,lol
cell,ecz
καβα cellar,g11
βιολεντσελο τσελο cello violoncello,drs,neq
κεντρο center,dvl
heraldic
humanitarian,,grf
hyperbolic,,q8g
centerfield center,m3v
,gdv,2h5
processor,eo9 ey5,46b
mythic,,j2b
centrifuge,d9b,84p ai5
prosodic
,f26,e7t
,g99
quarterly,,rnk
rotary
septic
centenary,,rpk
chain,f6g
nazi
αλυσιδα strand,fcx,7r1
nazi
capitalist capitalistic,,lp6 ndx
evolutionary,,pot
καρεκλα chair,ft6
canonist
symphonic,,ju9
,e59
nutritional,,kwc iqr
chaise,e1u
paramagnetic,,fgr
chaise daybed,e59
motional,,266
δισκοποτηρο chalice goblet,ehv
thermogravimetric
ferromagnetic
english,,n5y jqv mbi
λατομειο chalkpit,fjl
english,,jqv irq
θαλαμοσ chamber,eoq,cy6
irish,,n5z l8d jr2 mbg
chamber,fqp,cy6
idiomatic,,jvs k05
percussive
chancel,das
waxen,,ri2
enzymatic,,r5s
nonenzymatic
iodinated
πολυελαιοσ πολυφωτο chandelier pendant pendent,f6m
channel,fh1
doctrinal,,ihc
dogmatic,,ii6
καναλι,g4i
providential
philanthropic
ερημοκλησι ξωκλησι chapel,fju
sternal,,hjh
congestive,,87l
hemolytic
,flw
sarcolemmal
charcoal,geb,92u
sympathetic
urinary,,raj
γομωση burster,epe,2bt 89k
urinary
atheromatous,,hiz
basophilic
intimal,,hll
charger,ekd
chariot,e1u
emphysematous,,ql9
granulocytic
chariot,f0m
atrophic
mesenteric
glomerular
γουρι charm,a,6mq
fibrocalcific
charnel,g9m
pyknotic
chart,f8w,4gy
eosinophilic
papillary,,hpc hpb
chase,etg
vesicular
vertebral,,hjm
neocortical,,hpl
paleocortical,,hpm
fugal
parasympathetic
αβακασ σκακιερα checkerboard,dow
hypophyseal,,hpp
checkout,efm
hyperemic,,qo2
neuropsychiatric,,imi
psychopharmacological,,imt
λουρι χαλιναρι cheekpiece,g1a
salivary,,hns
cheesecloth,eux
nilpotent
megakaryocytic
τυροκοπτησ,f4c
myeloid
myeloid
myocardial,,hmq

κομπινεζον chemise teddy,g8v
larval,,bk8
operational
πεσσοσ πιονι chessman,f8l
microbial,,7ua
κασα κασελα μπαουλο σεντουκι chest,ds5
lumbar,,c91
κομο κομοσ chest bureau dresser,etz
ceramic,,e4x
epic,,j2o
hellenic
greek grecian hellenic,,jre n4s
κοτετσι ορνιθωνασ coop hencoop henhouse,eq6
syrian,,mio
minoan
mycenaean
σιφονιερα chiffonier commode,e7s
aegean,,mnc
,dlp
aegean
,fi3
attic,,jrg
καμιναδα καπνοδοχοσ φουγαρο chimney,esd
boeotian,,m8g
dipylon
argive
executive,,cog 8vk
topographical,,iqb h7n
china,fky
endothelial
systematic
classificatory,,4mb 492
proteolytic,,pr8
microsomal
mitral
mitral,,fb7
follicular
philological,,ise
μικροτσιπ microchip,ftk
utopian,,k9i
stoic,,ohx
patristic
chip,es0
κοπιδι κοπτηρασ σκαρπελο σμιλη chisel,eno
cubist,,ltx
geographic geographical,,iqa
shouldered
etymological,,is8
british,,n5x
budgetary,,pmd pme
propagandistic,,jeb o97
chlorothiazide,g54 d8e
isolationist,,jds
chlorpromazine,f8g r7f
pianistic,,fim
pianistic,,fim
aureomycin,d7m
parisian,,n4r mdu
turkish
chock,dog
choir,das,97c
eurasian,,mqu
βαλβιδα choke,g9d,1at
moroccan,,mf9
,ec2,8lm
andean
χορδοφωνο chordophone,g1o
chromatogram,foi
cartesian
mexican,,m65
tudor
χρονογραφοσ χρονοσκοπιο χρονομετρο chronoscope,f9s
σφιγκτηρασ chuck,ezw
victorian
εκκλησια church,fju
aristotelian,,oop
bogartian
chute,ewz
πουρο cigar,fqm
τσιγαρο cigarette cigaret fag,fqm
πιπα,ezu g89
freudian,,oq1
cinch,fzd
αιθουσα cinema,g4w
hegelian,,oqc
,fqw,9qj 4by aht
κυκλωμα circuit,enw
jungian

circuitry,eo9
τσιρκο circus,dax
napoleonic,,ore
newtonian,,org
μεγκενη clamp clinch,ezw,7p1
clamshell,emg
κλαρινετο clarinet,fw8,nfn
classic,egj
classroom schoolroom,fqp
κλειδοχορδο clavichord,f43 g1o
,f43 g1o
hebraic hebrew,,jrj n3p
hebraic hebrew,,n3p
,f1p
καθαριστικο cleanser cleaner,rbc,8gf 8y
cleat,g1q
cleat,eq9
cleat,fm3
anemic,,qlo
clinch,eq9
clinch,fdk,7p8
,f9y,dsf
clip,eq9,7s3
πανωφορι cloak,ffe
cloak,eg1,ay0
ρολοι clock,g5s,3h5
ξυλοπαπουτσο σαμπο τσοκαρο geta patten sabot,esw
binomial,,ilm
biographical,,j7r
θαλαμοσ καμαρακι closet,fqp
bladed
bladed
closeup,fih
,eg1
clothesbrush,duz
clotheshorse,eti
clothesline,eet
ενδυμα clothing vesture wearable habiliment,eg1 edu,ce da dx du cg
bureaucratic,,ldl ldr lth
haberdashery,fv4
ροπαλο club,g0i
λεσχη clubhouse club,dvl
catatonic,,qqf
αμαξα coach,e1u,a2k
παλτο coat,ffe,dl
creedal,,jl3 ii5
κρεμαστρα,exz
επιχριση επικαλυμμα coating coat,eg1,7co 7d5
coating,epp,dl
θηρεοσ οικοσημο arms blazon blazonry,ezd
,fg0 ebd
coattail,ero
departmental,,lx2 lgb
κοκα,rf7
interdepartmental,,,ebl
intradepartmental,,,ebk
κοκαινη cocaine cocain,ey3
digestive,,6yz
τρικοχο τρικαντο,eyk
cockpit,ecw
cockpit,ft5
cockpit,fjn
dogmatic,,ii6
sheath,emh
empirical,,45h
καφετιερα coffeepot,fl8
φερετρο coffin casket,ds5
coil whorl,g1w,aid 8f7
πηνιο,fo8
,g89
πηνιο coil,g76
collage,fh6 fiu
κολαρο collar,dhm,72r 72p
κολαρο,dhm,72r 72p
collar,fcz
showpiece,eia
κολεγιο college,dvp,d4h
green
ανθρακωρυχειο colliery,gdv
guatemalan,,m63
colors,erj
colors,eol
homeric,,oqh
colt,fpr
κιονασ pillar,g96
στηλη pillar,g1w
column,g89
τσατσαρα χτενα comb,ekd,8pt 9s
tribal,,lbo lpl
comb,g69,9s
combine,eyh
jacksonian
διοικητηριο ghq,eyx
commissary,fv4
commissary,fxb
αγαθο προιον commodity good,4y
,epu
,g3b
commutator,g33
commuter,fh5,akm
compact,e2c
compact,e0u
χωρισμα compartment,fqp
lao
latin
compartment,qa0
latin
latin
πυξιδα compass,fcv
εξαρτημα component constituent element,fgx,9q4 cuq
συγκροτηση,egj
compound,eoq
,f66
compress,emj
υπολογιστησ computer,f7t,468
,e9z
,fdb
,g3b
stockade,dyo
concertina,etj
concertina,did
condenser,ebz,2q0
condenser,d9b,2q0
conditioner,rh5
προφυλακτικο condom rubber safety safe prophylactic,ee2
αγωγοσ conductor,ekd,ao3
,fh1
neanderthal
cone,4y
nebulous
ζαχαροπλαστειο confectionary,fv4
συνδετηρασ connection connector connecter connective,f26,7qc
nodular,,pb9 mu6 hiq
,fsj
olympic
olympic
,ecp
επαφη tangency,f3n
imperative
κλωβοσ container,f26,d4p
declarative
orthopedic
outdoor
κοντραμπασο contrabassoon contrafagotto,dk3
contraceptive,ekd,9c0
controller,f9x,74h
,emv
πινακασ,enw
pharmaceutical,,imq emx o6g
pharmaceutical
philharmonic
convent,fp3,cql
phonic,,jxf
phonic
piratical,,o73 o70 fji
piratical
convertible,e0u
convertible,fxq
μεταφορα transport,f26,81f a5n
ταινιοδρομοσ conveyer conveyor,dmd,838 anq
κουζινα cooker,eek,8z1 2fi
cookfire,er1
,f4c
prepositional
ψυκτησ cooler,fov,2qy
cooler,e4i
cooling,f9x,2qy
procedural,,j9u 3vq 62h 62k
promotional
promotional
αντιγραφο κοπια copy,fpa,92y 995
σκοινι σχοινι cord,f6p
κοτλε cord corduroy,epp
cord,edj
corduroys,g83
corduroy,fqa
πυρηνασ,di3
corkscrew,drg
regimental,,ljf
γωνια,g1w
residential,,68l
γωνια corner nook,das,a30
resistive,,ox1
respiratory,,8 6 2
τρομπετα cornet horn trumpet,dt0,97x olb
retentive,,gzx
,fht
θεραπεια corrective restorative,ekd
διαδρομοσ corridor,fh2
κορσεσ corset stays,et7,866
καλλυντικο cosmetic,g65
κοστουμι costume,de6
ενδυμασια στολη costume,de6,dq
costume,de6
costume,de6
περιστερωνασ cote,fum
cotton,epp
schizophrenic,,qqe
couch,dlg
couch,erv
γκισε θυριδα παγκοσ counter,g3c
μετρητησ στηλογνωμονασ counter tabulator,dy8,5oo
φτερνα,fiy
counter,eue,5oo
counterpart similitude,en9,cyj
counterbalance,gc5,30q czc d07
συνδεσμοσ coupling coupler,f9u,7i8
σταδιο,epu
δομοσ στρωση row,f5u
αυλη courtyard,das
γηπεδο court,lyr
court,fqp
gerundial
φορμα coverall,fmd
chinese,,m5w
σκεπασμα,4y,7nk
coverlet,dls,do6
cowhide,gch
μαντρωνω corral,fhs,8qa
thermometric,,6jj g51
μητρικη,ea1
tornado,ebm
crackle,e8d
cradle,dfo,73y 9tc
σκαφοσ craft,g9p
μεγγενη cramp,g1p
cramp,ea6
,f6f
trophotropic
crate,ds5
αλοιφη κρεμα cream ointment emollient,g65,6r2
veterinary,,om9
vibrionic
δημιουργια creation,4y,8t3 9ak
βρεφοκομειο creche,f0p
creche,fpa
κρεματοριο crematory crematorium,fbq
woolen,,gdo
crib,dfo
crib,dng evv
loop,eq9,epm
zodiacal
βελονακι κροσε,fd2
πιατικα crockery dishware,g3j
γκλιτσα crook,fzf
,fz0
σταυροσ cross,eol
σταυροσ cross,g1w
shaped
καταπελτησ crossbow,drn
διασταυρωση crossing crosswalk,fhb,9z9
commercial,,6f5
,dsj
obligational
osseous bony,,hj0
λοστοσ crowbar pry,f66,8pc
διαδημα κορωνα στεμμα crown diadem,f37 eha,bwe
crown,ge5
crest,m3k
επιθεση θηκη καλυμμα κορωνα κορονα crownwork jacket,ejt
,fox
χοανη χωνευτηρι crucible,ga1
crucifix,egw,ccn
κρουαζιεροπλοιο,f6t
crupper,g1a
racial,,lbl
crusher,ekd,8pf 2j6
crutch,fzf
κρυοσκοπιο cryoscope,f9s
cryostat,g53
κρυπτη crypt,dwb
crystal,ed3
universalistic
κυβοσ cube,dog
wiry,,gdf
ροπαλο cudgel,eb6
γυρισμα cuff turnup,f5d,7f6
cufflink,f38
αδιεξοδο cul,fh1
καλλιεργητησ cultivator,eq8,98r 98v
ζωναρι cummerbund,evb
φλιτζανι cup,egt edx,1fu
cantering
επαθλο βραβειο κυπελλο,g81
cupboard closet,g11
elapsed
θολοσ cupola,els
forced
curb,enm,7ip
curb,dnx
held
streaming
curbside,fhg
surmounted
filled
ξεστρο curette curet,g2o
curio curiosity peculiarity,a,90s 5s4
hypophysectomised
operating
κουρτινα curtain drape drapery,doc ety,7nw
oxidised
parked
μαξιλαρι cushion,ffw,6r1
penciled
cushion,f5u
pitched
cusp,fko
played
preconceived
cut,eu0
pursued
ranging
cutlass,g37
regenerating
μαχαιροπιρουνα cutlery,g3j
shrieked
sintered
sluicing
μαχαιροπηρουνα cutlery,ej0,8j1
squashed
stacked
strung
,g69
thoriated tittering
transpiring
sought
φιαλη cylinder,edx
cylinder,e5o
κυμβαλα cymbal,fi3
νταχαου dachau
εγχειριδιο στιλετο dagger,f4g
dairy,eq5
βημα dais podium pulpit rostrum ambo stump soapbox,fk6
φραγμα dam dike dyke,dj0,87e
δαμασκο damask,g3f
muffler,ekd,b4m 2vb
σεκρετερ,ek4
daybed,fxq
βιβλιο daybook ledger,f3g
deadhead,fml
deathbed,dlg
deck,fk6
deck,ffr
αποκλισιομετρο declinometer,f9s
αποκωδικοποιητησ decoder,f7t
στολιδι decoration ornament,4y,6f9 90m dd3
καταψυκτησ deepfreeze freezer,eo1,2s7
,g1w
delineation,emd,92e 8nq
πυκνομετρο densimeter densitometer,f9s
,f9s
μασελα,ekd
οδοντοκρεμα οδοντοπλυμα dentifrice,eag
μασελα οδοντοστοιχια denture,ejt,nkq
αποσμητικο deodorant deodourant,g65
πολυκαταστημα emporium,faa
αποτριχωτικο depilatory depilator epilator,efc
αποθηκη depository depositary repository,epu
,fcv
derrick,egd
derrick,eti
σχεδιο design pattern,ejn,8vh
γραφειο desk,g3c
αντιτορπιλικο destroyer,gb5,8sz 8ks
detector sensor,ekd,ary az3
detector,eo9,az3
ανιχνευτησ detector demodulator,fom
detergent,eag
καψουλι detonator cap,epg,2bz
two,fkb
developer,fii
μηχανημα συσκευη device,f26
εμβλημα device,eol
μοτιβο device,ek3
dewar,g9c
diagram,emd,92v
dial,eps
dial,f1u
dial,ee3
τηλεφωνο,g49
πανα σπαργανο diaper nappy napkin,euo
diaper,epp
diaphragm,f9u
διαφραγμα diaphragm pessary,ee2
diary,f3g,nla
ζαρι die dice,ehn,7bo
shirtfront,f20
die,fu9
die,eiw
des,rh7
differential,dmw
grating,fer
lodgings,f72,cxr c8d
,ed8
dime,ejk
,el2
τραπεζαρια,fqp
σμοκιν tux tuxedo,et0
,evp
dipole,d78
dipper,f4y,6y2 8mq
υδρογνωμονασ υδρομετρο dipstick,euw
κεραια,d78
ντισκο ντισκοτεκ disco discotheque,dhk
μασκαρεμα μεταμφιεση disguise,de6,azq
πιατο dish,egt edx,6vs
dishwasher,gcl
δισκοσ disk disc,fk3 e9y
δισκετα diskette floppy,f86,f86
dispensary,ean,mz
δοχειο dispenser,edx,bhy
display,fpa,92b
οθονη,eo8
αποστακτηριο distillery still,fjx,1sf 1sa
ταφροσ χαντακι ditch,ep9
ντιβανι σοφασ divan,fxq
σκαφανδρο,fmd
dock,eoq
εγγραφο document,fpa
κουκλα doll,fkd
μανδυασ dolman,eap
μανδυασ dolman,f2u
θολοσ τρουλοσ,fqn
,dog
θυρα πορτα door,fcb
doorbell bell,fmw,b2q
doorknob doorhandle,f4n
κατωφλι doorway door threshold,eoy
dooryard,geg
φεγγιτησ dormer,gd0
dormitory,f72 dvl
υπνωτηριο dormitory,dlp
δοση dose dosage,fa0,nu
ανασυρομενο,gd0
διαυλοσ,dle
περιστεροτροφειο dovecote columbary,dnv
draft,fwe,91k
,f25
οχετοσ drain drainpipe,fjd,38o amn
drain,g89
drape,eg1
drapery,epp
συρταρι drawer,edx g11,abq
σχεδιο drawing,fpa,92h 8nq
leader,eqc
σαλονι,fof
,dv3
φορεμα dress frock,gdi
ημιψηλο stovepipe,eyk fa8
γαζα,eaz
δοκιμαστηριο καμαρινι,fqp
φρακο tailcoat tails,et0
heading,fh2
τρυπανι,g69,82e
τρυπανι,flk,82e
αγγειο,ga1
δοχειο,fg9
drive,f9x
οδηγοσ,ekd
driveway,fqa,a2i a2f dc2 ajz
σταγονομετρο dropper,fjg,8rv
φαρμακο drug,r7j,o6g 6zg nu
,emv
φαρμακειο drugstore pharmacy,fv4,ee6
τυμπανο drum membranophone tympan,fi3,97o
drumhead,fa2
μπαγκετα drumstick,g0i
στεγνωτηρασ dryer drier,d9m,1ov 1p5
υφασματα drygoods,ecp
duct,edk
dugout,ful
dugout pirogue,dzq
κανονακι σαντουρι dulcimer,g1o
dumbbell,gc6
dungeon,e4i
duplication,ees,984
,d9b,92y 984
,edu
gabardine,efz
κατοικια dwelling home domicile abode,f0z,cxk
δυναμιτησ dynamite,epf,nmt 2c3
δυναμο dynamo,ev4
δυναμομετρο dynamometer ergometer,f9s
ακουστικο earphone earpiece headphone phone,eo2
σκουλαρικι earring,f38
,e4y
easel,g7u
γεισο eaves,fff
ακρη edge,fvs,bs2
ακρη περιθωριο,m03
,eiw
ρελι edging,dra,862
ειδωλο ομοιωμα effigy simulacrum,fpa,8uu
αυγοθηκη αυγουλιερα eggcup,egt
,ekd
αγκωνασ elbow,eaz
elbow,dmk
elbow,fjd
,ekd
blower,eq3
,f51
ηλεκτροκινητηρασ,fby
organ,eoa
,fov
,g75
ηλεκτροδιο electrode,edj
εγκεφαλογραφημα ηλεκτροεγκεφαλοφραφημα electroencephalograph,f9z
ηλεκτρομαγνητησ electromagnet,f85
ηλεκτρομετρο electrometer,fad
ηλεκτρομυογραφοσ electromyograph,f9z
,ekd
,ep4
,fcm
electrophorus,eod
ηλεκτροσκοπιο electroscope,f9s
,enw
ανελκυστηρασ ασανσερ elevator,f6f,840 a8g
elevator,d28
ell,d6x
επεκταση,d16,2en
αναχωμα embankment,fc3
embassy,el4
,ejn
εμβλημα emblem,ek3,ca8 a9q
,fd4,8zh
αιθουσα er,f0q
κανονιοστασιο πυροβολειο emplacement,fam
enamel,fg0
περιφραξη enclosure,das,d6i 8ne
ρεταλι remainder remnant oddment,fix,cwe
ενδοσκοπιο endoscope,f9z
output,fm1,8t8
μηχανη engine,fby,nng
engineering,fqp
μηχανισμοσ enginery,f7w
ανσαμπλ συνολο ensemble,ff5
εισοδοσ entrance entranceway entryway entry,czz,aec
entrant,ecp
intrenchment,et3,8g6
envelope,ge4
φακελοσ envelope,edx
epaulet,d1c
εξοπλισμοσ equipment,f26,bp1
,f1p,8ii 5x7
ιδρυμα establishment,g1w
εταζερα etagere,etz
etcetera,g22
εκσκαφη excavation,4y,axp 7k5
χρηματιστηριο,gdv
,ekd
,exa
εξοδοσ exit outlet,fek,3ow aeb
εκρηκτικα explosive,r8h,3dl
,epe
,ekd
εξαγωγη export exportation,ecp,bq2,f1q
ταχεια limited,fml,5tw,f75
αυτοκινητοδρομοσ expressway freeway motorway pike superhighway throughway thruway,ezm
εξωπορτα,elx
εξολκεασ,f25,7pz
ματι οπη eye,ezx,egq
eyepiece,f64
eyeshadow,f8h
υφασμα fabric cloth material textile,4y
facade frontage,etq
επιφανεια,g9z
προσοψη,etq
φιγουρα,fkb
εγκαταστασεισ facility installation,4y,8li
επικαλυψη facing cladding,fmc
ρεβερ facing,f6w
facing,ebd
τηλεομοιοτυπο φαξ facsimile fax,ena
facsimile,ees
εργοστασιο factory mill manufactory,fjx
φαγιανσ φαγιαντσα faience,enj
πλανη fake sham postiche,f1m,6jn 54c 8m2 54l cqd 8xp
ανεμιστηρασ fan,ekd,9un
φεγγιτησ,gd0
φαρμα farm,gdv,c1o 98m
,dvl
farmhouse,f0w
,f7t
συνδετηρασ fastener fastening holdfast fixing,fpm,7qk 7p3 7on
κανουλα κρουνοσ ρουμπινεσ faucet spigot,foy
fauteuil,dbf
,fab,cvo
fedora stetson,eyk
feedlot,dvl
φραχτησ fence fencing,dj0,8om
ξιφοσ,g37
προφυλακτηρασ fender,dj0
fender,ewq
fender buffer,eti
φεριμποτ ferry ferryboat,dp7,a53 a52
φεσι fez tarboosh,e08
αποδυτηριο,ddl
ρεζερβα,e2a
fighter,d2m gb4,6fa 6f4
μορφη figure,fbb
figurine statuette,eqp,fzy
λιμα file,exu
αρχειοθηκη file,fe9,59v 5xk
σφραγισμα filling,ejt
,a
φιλμ film,fij,950 5xu
φιλτρο filter,ekd,84n
filter,enw
finger,eg1
δακτυλοθεσιο ταστιερα,g1q
φλαουτο recorder,fjf
,er5,2t3
firearm,ewt
firecracker,er8,b3y b2w
,f1p
τζακι fireplace hearth,fog
firewall,gas
firewall,fta
πυροτεχνημα firework pyrotechnic,rae
βαρελακι καδισκοσ firkin,f3s
,dgw
αγκιστρι fishhook,f07
tackle,euz
πετονια,eet
καλαμι,fqh
διχτυ fishnet,fd9
,d01
five,fz3 elt ekr
fixture,4y,7on
σημαια flag,eol,65j
δοκανη flail,f1p,7yu
δαυλοσ flambeau,g6i
flannel,epp
flannel gabardine tweed,g83
flap,eg1
φλασ photoflash flashgun flashbulb,f51 fii
flashing,fui
φακοσ flashlight torch,eny
flask,drd
,fsh
flat,ds5
primer priming,ebg,7rn
flats,esw
πιατικο flatware,g3j
flight,fzj
βατραχοπεδιλο flipper,fv0
,4y,6x6 9t2 9y6
υδροπλανο floatplane,ft3
flood,f6h
δαπεδο πατωμα floor flooring,f0g
οροφοσ floor storey story,g1w
floorboard,dov
floorboard,es3
πατακι,eg1
ανθοπωλειο florist,fv4
αλευρομυλοσ,far
ανθοδετικη,l9j ejn
flowerbed,dlh
ανθοκηποσ,eul
μπουρι,edk

σκιοσκοπιο φθοροσκοπιο fluoroscope roentgenoscope,gec
lavatory,g64
φλαουτο flute,gdl,npe
flute,q8n
flute,gda
fly,fek
foible,fgx
φλερε foil,eqg
ελασμα foil,fui,7nt
nonsense,ejn
foliage,dac
ποδι,g2j
footage,eqv
football,dh5,npk
footbridge,dtt
footing,g2j
locker,g87
παπουτσι υποδημα footwear footgear,eg1
foreground,gd3
σιδηρουργειο χαλκειο χαλκευτηριο χαλκουργειο forge smithy,gdv,90k
πιρουνι fork,eis
,de6
διαταξη formation,h8f,8yc 13j
forte,fgx
οχυρωση fortification munition,ejp,8r0
οχυρο φρουριο fortress fort,ejp,8r0
assembly,epu
βαση foundation base foot groundwork substructure understructure,g2k,9q3
κορσεσ,g8v
χυτηριο foundry metalworks,eq0
fountain,kj5,8dq
fountain,g1w
four,fz3 elt ekr
αλεποφωλια foxhole,dw4
fraction,fgx,3n0
φραιζα fraise,e9d
framing,eti,8of d6m
frame,eti,5uj 8of
frame,fih
πλαισιο framework,g2l
,gcx
,e10
rattler,g71
νωπογραφια φρεσκο fresco,fck
frieze,epp
frieze,dac
frog,d1c
προσοψη front,fvs,10w 6cw,fob
τηγανι frypan skillet,fga
funnel,fxa
χωνι funnel,g99,82i
fur,euo
γουνα,eba
κλιβανοσ furnace,e5o
καμινοσ κλιβανοσ φουρνοσ,fqp
επιπλωση,f26,boi
επιπλο furniture,ety,boi
αυλακι furrow,g7k,7f3
fuse primer priming,f6j,2z0 6o1
fuse,enw,6o1
future,ecp
gabardine,epp
gable,gas
gadgetry,d9n
gag,fpm,7g7 b4j
εξωστησ,dh2
γκαλερι εκθετηριο,fqp
αγχονη κρεμαλα gallows,f27
gibbet,eua,cd0
γαλβανομετρο galvanometer,fad
,dvl fjt
,ep4

γεφυρα gangplank gangboard,est
gap crack,fek,8pd
γκαραζ garage,ff1,bgb
garage,fp6
garbage,fod
κηποσ garden,m3y,98u
κηποσ μπαξεσ περιβολι garden,geg,98u
λουκι υδρορροη gargoyle,fz5
ρουχο garment,eb3,cg
garrison fort,fan,8r0 6eh 6ev
καλτσοδετα garter supporter,dhm,730
μηχανη,f2h
gate,fcb
gate,ed9
gatepost,fl6
gateway,eoy
μετρητησ gauge gage,f9s,5j6
,fd8,c0i
gear,gcd
συνεργα gear paraphernalia appurtenance,ep4
gear,f9x
gear,gcg
gearset,ev0
gem treasure,dcd
generator,eou,8tw
generator,d9b
,eo8
κινημα genre,dcd
gig,fx8
gig,f07
gingham,epp
ζωναρι ζωνη cincture sash waistband waistcloth,dhm
ποτηρι glass,edx
γυαλικα υαλουργημα glassware glasswork,g3j
ανεμοπλανο ανεμοπτερο glider sailplane,ez5,a45 9v3
υδρογειοσ globe,fyp fbb,ahf
γαντι glove,exw
εστια τερμα goal,eue
γκολποστ goalpost,fl6
μπαστουνι club,evl
,eft
,fz0
γονδολα,dp7
γκονγκ gong,fi3
gourd,drd
,dvl
governor regulator,ee3,cgu
τουαλετα gown,emh
τηβεννοσ gown robe,ff2,du
graduate,f9s,29g
,fok
granary,g12,8a3
αγροκτημα grange,eq5
granny,fon
κληματαρια,da5
σκαγι grapeshot grape,fvb
,dcd
κερκετησ grapnel grappler,g69
σχαρα grate grating,eti
σχαρα grate grating,dj0
τριφτησ grater,f4c
ταφοσ grave tomb,m3o
ταφοπετρα ταφοπλακα gravestone headstone tombstone,g0x fa3
βαρυτομετρο βαρυμετρο gravimeter,f9s
boat,elb
gray,eb3
πανωφορι greatcoat overcoat topcoat,eba
θερμοκηπιο σερα greenhouse nursery glasshouse,dvl
greenroom,fqp
grenade,dq8
reef,g1p
grill grille,eti,2gi
grille,ew3
grill,fpl,2gi
μυλη grindstone,g0x fub
gristmill,far
grocery foodstuff,edu
μπακαλικο παντοπωλειο grocery market,f92,bn0 bik
groin,enm
grotesque,dcd
ισογειο,es4
grove orchard plantation,eul
guard safety,ekd
πειθαρχειο guardhouse,eyx
κιθαρα guitar,g1o,ns2
gun,gbx
,eoo
κιλλιβαντασ turret,fk7
muzzle,fek
trigger,f66,6nj
inset,fix
gutter trough,e5z
guy,dsj
guy,enq
γυμναστηριο gymnasium gym,ddl
οργανο exerciser,fz0,so sc
sneaker,fv0
haberdashery,en2
habit,de6
,de6
λακ,g65
αιθουσα,dvl
αιθουσα hall,fqp
χολ hallway hall,efa
halter,g6f
halter,eyu
σφυρι hammer,exu,90k 7yx
σφυρα,fln
hammer,g1k,79p
hamper,djp
δεικτησ,fkp
καμπανακι handbell,e85
πιστολακι σεσουαρ,dop en1
emergency,dsv
καροτσι handcart pushcart cart,gcf,83i
χειροπεδη handcuff cuff handlock manacle,ftz
εργοχειρο χειροτεχνημα handicraft handcraft handiwork handwork,gdp
μακτρο μαντηλι handkerchief hankie hanky hankey,fix
λαβη handle grip handgrip,d9h,74b 71e
handlebar,di3
,fvd exu
handspike,di3
,g69
truck,exm
,eb3
χειρολαβη χειροτροχοσ handwheel,ee3
χειρολαβη χειροτροχοσ handwheel,gcd
κρεμαστρα hanger,g2j,87x
,ejn,882 87x
αγχονη halter,fqr
harbor,fow,cy7
,fcu ee4,,fxr
κασκα κρανοσ,ezb
hardware,ed3,,j9i
hardware,gby
hardware,f26
harem,f72
φυσαρμονικα harmonica harp,etj,nso 97q
αρμονιο harmonium,etj
χαμουρα harness,fzd,c5f 89t
harness,g2j
αρπα harp,e9f,nso 97q
harp,g2j
κλαβεσινο harpsichord cembalo,eac
harvard
,eq8,7lb
χασισ hashish hasheesh haschisch hash,fxr
hasp,e3g
καπελο hat chapeau lid,eys,bs8 c7
hatchway,eoy
haven,ful
χαβαγια,ews
χορτοξηραντησ haymaker,eq8
hazard,fe1
κεφαλοδεσμοσ headband,dhm
veil,euo,88d
headgear,eb3
coping,dto
headgear,fzd
headgear,ezt
προβολεασ headlight headlamp,f6h
αρχηγειο headquarters hq,fam
headquarters,fe8
καπιστρι headstall headpiece,dhm
hearth fireside,end
θερμαντηρασ heater warmer,ekd,2rj bo4 2r1
,ed3
heating,g9a,2ri bo4
heaver,di3
,d1x
hedge,eqf
τακουνι heel,lvr
ελικοπτερο helicopter chopper whirlybird eggbeater,ez5
ελικοδρομιο heliport,d2w
helm,g0a
κασκα κρανοσ helmet,eys
hem,enn
,eol
ηρωινη heroin diacetylmorphine,fep ey3
herringbone,epp
herringbone,ek3
hideaway,das,aq3
,dzl
συρταροθηκη highboy tallboy,e7s
κυμβαλο,ej6
highroad,ezm
highway,fqa
hilt,exq
εμποδιο επιβαρυνση κωλισιεργια κωλυμα encumbrance interference,fe2,9c0 c6y
μεντεσεσ hinge,f3d
ιπποδρομιο ιπποδρομοσ hippodrome,fze
hobby,fkd
hoe,g69
ανυψωτηρασ hoist,f6f,840
holder,ezw,730
κελι,f2w
,ekd
οπη τρυπα hole,fek
hole,rpu
holster,fue
holster,dmc
ασυλο οικοτροφειο,f24
,d9m
plate,dj5
,epp,baz
honkytonk dive,dxe
bonnet cowling,fmc
αγκιστρο γαντζοσ hook,f1p,903
γαντζοσ hook claw,f9u,7rp
hook,e3g,7rp
hookup assemblage,g3b,8y2
hookup,edp
στεφανι τσερκι hoop ring,dhm
hoop,fwd
hopper,fod,a7f
hopper,f7t
επιπεδο,g2n,8yo
horn,fdj
hornpipe,fw8
horoscope,ekh
horror,g57
ιπποσ horse,ex3
καρο,gcf
shoe,fk2

νοσοκομειο hospital infirmary,f9y
,fqp
ξενωνασ hostel,f0z
ξενωνασ hostel hostelry inn auberge,f0u,cxr
αεροστατο,dhe
ξενοδοχειο hotel,dvl
ωροδεικτησ,exi
κατοικια house,end dvl,c8d
,dvl,c8d
πλοιο houseboat,dih
στεγη housing lodging,g1w,c8d
housing,fmc,d4y
καλυβα hovel hut hutch shack shanty,ful,cxl
χοβερκραφτ hovercraft,ega
hub,fgx
τασι hubcap,e0c
hulk,fus
σκαρι,g1w
hurdle,dj0,a7h
hut,ful
hutment,dyl
foil,ekd
βαρυμετρο hydrometer gravimeter,f9s
υγρογραφοσ υγρομετρο hygrometer,f9s
υγροσκοπιο hygroscope,f1c
παγοθραυστικο iceboat,ga0,akk
παγοθραυστησ icebreaker iceboat,fus
παγακι,ehn
παγοκοφτησ icepick,fip
παγοδρομιο,fq8,6cx
idol,enq,9e2
αναφλεξη,f9x
,fpa,8zl 926
απομιμηση imitation,ees
,rgj
μοσχευμα implant,fmb,8fw
οργανο implement,f26,6yv bzo
import importation,ecp,bq0,eph
ιμπρεσσιονισμοσ impressionism,ltz,dcw nv6
αποτεφρωτηρασ incinerator,etw,2sv
,f7u
δεικτησ indicator,ekd
υποδομη infrastructure,pk6
ingredient,ed3
inhalation,fa0
δαντελα inkle,g3p
σαμπρελα,g89
inset,4y,1fe 7zo
inset,fiu
μετζεσολα insole innersole,fxs
inspiration,fm1
ιδρυμα institution,ep6,dd8
οργανο instrument,ekd
μεσο instrumentality instrumentation,4y,6yv
,f25
intake inlet,fek
εμβαδομετρο integrator planimeter,f9s
interceptor,eqo,821
interchange,f3m
icbm,dhd
interface,m3f
συμβολομετρο interferometer,f9s
διακοσμηση decor,ejn,90m
interlayer,f5u

net,eda
διασταυρωση intersection crossroad crossway crossing carrefour,f3m,af5
invention innovation,egj,8vr
σιδερο iron,f02,7ve
iron,evj
πυροσφραγιδα iron,f1p
irons,ftz
σιδερωστρα,dov
σιδηροτεχνια σιδηρουργια σιδηρουργικη ironwork,gdp
νησιδα island,m4o
item,f,5od
βαλεσ φαντησ knave,ept
σακακι τζακετ jacket,eba,cq
περιβλημα jacket,ge4
μπουζου φρεσκο jail jailhouse gaol clink slammer poky pokey,ef8,ce0
japan,f4w
βαζο jar,ga1
ακοντιο javelin,fyg fz0
συνδετηρασ jaw,ezw
,g83
τζιπ jeep landrover,e0u
jet,d2m,a44
φυσουνα,est

jewel,f38,nwc nwb
,eys
κοσμημα στολιδι jewelry jewellery,d1c
σεγα jigsaw fretsaw,fll
jimdandy jimhickey,g57
job,gdv,c8p
τσιγαριλικι reefer spliff,e9s
αρμοσ joint,f3n
joint,fz2
joss,f1j
αρχειο ημερολογιο journal,dqm
junk,dp7
jug,drd
juju voodoo,e6r
jukebox,fok
ποδια pinafore pinny,emh
σταυροδρομι junction,m3o
συνενωση συνδεση junction,edp
kamikaze,eqo
καρινα,dl9
dungeon,g1t
keepsake souvenir relic,a
βαρελακι keg,diu
doghouse,ff1 fum
πηληκιο kepi,e08
kerchief,fsf
ketch,fro
βραστηρασ kettle boiler,fl8,2gr
τυμπανα kettle kettledrum tympani timpani,fi3
κλειδι key,ekd,8el bop
κλειδι μοχλοσ,f66
keyboard,ezu
κλαβιε πληκτρολογιο keyboard,ekd
,fcm
κλειδαροτρυπα keyhole,ezx
κρικοσ,f0c
κιμονο kimono,fqe
κιβωτιο kit outfit,euz,bp1
kit,e2c
κουζινα kitchen,fqp
,f02
κουζινιτσα kitchenette,f49
,g99
knee,eaz
novelty,55
μαχαιρι knife,eno,762
μαχαιρι knife,gbx,762
κοψη,enm
αλογο ιπποσ knight horse,e7o
knit,fd4,8zw 900
knit plain,f4m,8zw
knit,epp,8zw
,g0q
knob,exq
knob,fm3,8g8
κομποσ knot,eq9,7ij
κολ ριμελ kohl,f8h
κοτο koto,g1o
κυματογραφοσ κυμογραφοσ kymograph cymograph,fsk
lager,dyl
εργαστηριο στουντιο lab laboratory,gdv
κορδονι lace,eet,8er
,gdp
ανεμοσκαλα ladder,fzi
κουταλα ladle,ga1
λαμινειτ laminate,fuh f50,7rl 7vj 8tl
ελασματοποιηση lamination,g1w,8tl 7rl
λαμπα λαμπτηρασ λυχνια lamp,fy2
λαμπα lamp,etz
chimney,esd
lance,g2p
αποβαθρα landing,g1w
κεφαλοσκαλο landing,fk6
landscape,ev7
landscape,fg3
landscaping,eul
σοκακι lane,gbu
lane,fhb
lantern,f51
επικαλυμμα lap,ero,d2a d2v
lap,eaz
lapel,f5d
lappet,f5d
λαρυγγοσκοπιο laryngoscope,f9z
λειζερ laser,fer
thong,f5z,7wm 7y0
lashing,fqr eq9
λασο lasso lariat riata reata,fqr
πηχακι lath,fws
τορνοσ lathe,fu8
περγκολα latticework fretwork,eti
laudanum,fep
launcher,db9,8df
πλυντηριο launderette laundromat,f5s
καθαριστηριο laundry,gdv,8gs
laundry washing,euo gck,7dw 8gs
στρωση layer,4y,7cm
layette,f47
διαστιχο leading,g1p
leaf,ft9,hmn
leash,fpm,7h3
,f1p
αναλογιο lectern,fzq
leftfield,m3v
,eaz,bvg
leg,g2j
lens,fer
αλφαδι level,f1u,7jd 8yo
μοχλοσ lever,di3,8pc
lever,g8d
lever,f7u,8pc
levis,f31
βιβλιοθηκη library,ejz
βιβλιοθηκη library,fqp
καπακι lid,g6g
σωσιβιο,f6e
,es0 fpc
,ekd
ligament,de2
φωσ light,fy2,28k
λαμπα lightbulb bulb,eny
αναπτηρασ αναφλεκτηρασ igniter ignitor,ekd,dem 6zc
,d1x
lighting,d9b
,eri
likeness semblance,fiu
λιμουζινα limousine limo,e0u
κορδονι,4y
,le5
ασπρορουχα linen,gck
λινο linen,epp
,fh4
liner,fix,7e0
,g8y
φοδρα liner,fmc,7e0
link,eq9,7qc 7gd
links,evk
lint,epp
κοκκιναδι κραγιον lipstick,f8h
litter,eeg
διαμερισμα διαμονη καταλυμα quarters,f0z
σαλα σαλονι parlor parlour,fqp
load loading burden,gc5,88z 89j
local,fml,,epi
local,d6e
κλειδαρια κλειδωνια lock,eq9,7pk
lock,f9x
locker,eq9,7pk
αποδυτηρια,fqp
κρατητηριο lockup,f2w
λοκομοτιβα locomotive engine,fti,nng
σοφιτα loft attic garret,es4
loft,es4
longshot,fih
loom,g4u
loophole,ezx
φορτηγο lorry camion,g85
λοσιον lotion,g65
lotion,fp5,7ri
ηχειο loudspeaker speaker,eo2
lp,fif
luger,ftj
,ecw
lunchroom,fpl
λαγουτο λαουτο lute,e9f
λυρα lyre,eyd
,emw ee4
μηχανη machine,ekd,nz6
μηχανισμοσ machine,f9u
πολυβολο,der
μηχανηματα machinery,f7t
εργαλειομηχανη,f7t
,fnu
mackinaw,dp7
mackinaw,do6
mackinaw,eba
πυριτιδαποθηκη magazine,g12
περιοδικο magazine,fm1
cartridge,g2i
μαγνητησ magnet,ekd,dwp 86i 86e 4t8 2wy
disc,fa5,ele
,foh
μαγνητοταινια tape,fa5,5x2
μαγνητομετρο magnetometer gaussmeter,fad
μεγεθυντησ magnifier,fsk,1vm
ταχυδρομειο mail,eeg,640 81n
γραμματοκιβωτιο mailbox,ds5

αγωγοσ main,fjd
μεζονετα maisonette maisonnette,d91
,g73
χρωμα makeup,efc,af
making,ed3
beetle,exe
ματσολα σφυρι hammer,en0
κομματι,eue
μαντολινο mandolin,e9f
,edx
manifold,fjd
μανομετρο manometer,fls
manor,f8t
σαλα hall,fqp
manse,fph
επαυλη αρχοντικο μεγαρο mansion manse residence,f0w
πρεκι mantel mantelpiece mantlepiece chimneypiece,fuj
mantrap,g7b
χαρτησ map,fpa,4gx 928
marble,dh5
marble,fsx
μαριμπα ξυλοφωνο marimba xylophone,fi3
marker,4y,5jr
marker,geb,5jr 5y3 3l7
αγορα παζαρι marketplace mart market,faa
marquee,dzr
μασκαρα mascara,f8h
μασκα προσωπιδα προσωπειο mask,eg1 ela,7qu
masking,fsh
masonry,g1w
spectrometer,fym
mast,fy7
πρωτοτυπο original,egj,91y
υπνοδωματιο,dlp
masterpiece,gdp
χαλακι mat,es7
mat,fz0
,ffu
mat matting,fc5
match lucifer,f6j
match,f6j
εργαλειο material,ep4
,ep4,bp1
matting,eg1
στρωμα mattress,ffu
βαρια maul sledge sledgehammer,exe
μαυσωλειο mausoleum,dwb
mayflower
maze labyrinth,g3b
μεσο means,f26
,f25
μετρο μετροταινια,f9s,4cn d5e 3gu 47x
,f9x
πιανολα pianola,fim
,g3b
μηχανισμοσ mechanism,ekd,8az
,dvl
,f25
φαρμακο medicine medication medicament,emv,ns
μεγαφωνο megaphone,d0r
μεμβρανη membrane,fuh
μνημειο memorial monument,g1w,dpv 41t
μνημη memory storage store,fa5 ey5
,ekd
zoo,epu
μπαλωνω mend darn,ftw,228 8ow
,eb3
ασυλο institution asylum,f0p,dd8 bqg
outlet,fjt
αγορα εμπορευμα ψωνιο merchandise ware product,ecp,8t3 bd0
βαρομετρο,dir
μετρητησ meter,f9s,3h0

μετρο metro tube underground subway,fnt
μετρονομοσ χρονομετρο metronome,fhv
microphone mike,eo2
φωτομικρογραφια microphotometer,ejs
μικροεπεξεργαστησ microprocessor,e8n
μικροσκοπιο microscope,f8a,dvv
microwave,f4a
,epu
post,fam
,f72
,g9p
γαλακτοπωλειο,fxb
αλεστησ mill,f7w,2hh 2hq
,eyk
millivoltmeter,gan
millwheel,gbs
μιναρεσ minaret,g6m
κρεατομηχανη mincer,f4c,8k9
ναρκη mine,epg,6ln
μεταλλειο ορυχειο mine,ep9,6sn
miniature,ees
miniature,fg3,91l
μοτοποδηλατο παπακι παπι minibike motorbike,fbz
υπουργειο ministry,dvl
λεπτοδεικτησ,exi
κατοπτρο καθρεπτησ mirror,fot,dft
σκηνοθεσια setting,fzg
missile,fqg gbx
μιτρα,eys,e8k bdf
μιξερ,f4c,2wb
mobcap,e08
μοκασινι moccasin mocassin,fv0
απεικονιση ομοιωμα model simulation,fpa,93d 99b
modernism,ev7,5sy
modification,ees,1a3
υπομοναδα,ed3
μοχερ mohair,epp
moire,epp
καλουπι mold cast,edx,8ys 93d
molding,enn
molding,ejn
μοναστηρι monastery,fp3
μονιτορ,eo9,b0j
οθονη,eli
monochrome,fg3
monocle,f64
μηχανακι moped,fb1
νεκροθαλαμοσ morgue mortuary,dvl
μορφινη morphine morphia,fep d5x
mortar,ezi
mortar,ga1
hawk,dov
mosaic,dcd
motel,fc0
motif motive,ek3
κινητηρασ motor,f7t,2fx 3f0 a2f
μοτοποδηλατο motorcycle bike,fc2,a3b
,f0u
μηχανακι σκουτερ,gcf,akk
,fti
αναχωμα προχωμα mound hill,g1w
mound,dje
,eti,2yq
ποντικι mouse,eo8
μουσ,g65
στομιο embouchure,d96
mouthpiece,d0r
mouthpiece,d96
,dj0
mudguard,eqh
muff,exw
muffler,fsf
κουπα,emp
mulch,fmc
mule,fx2
πολυεπεξεργαστησ multiprocessor,ekz
munition,db9
τοιχογραφια mural,fg3
μουσειο museum,ejz
οργανο,ekd,dm5 o2j
ωδειο,edr
μουσκετο musket,fcq
ball,fvb
,er2
muzzle,fpm
καρφι nail,eq9,7qp
χαρτοπετσετα napkin serviette,g3f
ναρκωτικο narcotic,emv,o1
,f25
γιακασ neck,fek
κολιε περιδεραιο necklace,f38
ντεκολτε τραχηλια neckline,fcw
,eb3
γραβατα λαιμοδετησ necktie tie,fd1
,euo
βελονα needle,f1p,7nc
needle,fkp
εργοχειρο χειροτεχνημα needlework needlecraft,egj
negative,eqv
wrapper,gdi,7fz
nest,ewu
διχτυ network mesh meshwork,epp,85h 901
διχτυα παγιδα net,g7b
network,ecq
δικτυο network,g3b
φυλλο εφημεριδα newspaper,fm1
αιθουσα,fe8
νυχτικο nightgown gown nightie nightdress,f6v fdg
nightshirt,fdg
νυχτικα nightwear sleepwear nightclothes,eb3
nine,fz3
client,ed8
noisemaker,ekd
βροχοσ noose,q7s
nose,etq,abm
nose,etq
notch,q9u,5y6 7ey
notebook,fl1
novel,dqm,o3c
nozzle,fz5
nude,fg3
nursery,e83
nut,dog
κουπι oar,f1p
οβελισκοσ obelisk,ecf
objectification,fpa
objective,f64
,gdu
οξυαυλοσ ομποε oboe hautboy hautbois,em4
,fzx
εμποδιο obstacle,fe2
εμποδιο obstruction obstructor obstructer impediment impedimenta,g1w,87b
obverse,fvs
οκαρινα ocarina,gcx
οκταντασ octant,f9s
φεγγιτησ,gd0
,eot
γραφειο office,fjt
,etz
ωμομετρο ohmmeter,fad
oil,fed
oilcloth,epp
ελαιοχρωμα λαδομπογια,fg0
,fg3
slicker,f7y
tanker,e1l,red
,gca,red
αλοιφη ointment unguent balm salve,fp5
opener,exu,7pc
ανοιγμα,4y
openwork,gdp
οπερα opera,g4w,dve
χειρουργειο or,f0q
οφθαλμοσκοπιο ophthalmoscope,f9z
,fcu
οπιο opium,fcu ee4
,ekd
,f25
,ddi
ορχηστρα orchestra,ft7
οργανο organ,f43 gcx
ορφανοτροφειο orphanage,f24
orthicon,g4f
oscillator,ev6
παλμογραφοσ oscillograph,foh
ωτοσκοπιο otoscope auriscope auroscope,f9z
,dvl
πανωφορι outerwear overclothes,eb3
εκβολη outfall,epd
outfield,m3v,o4n,djd
ντυσιμο outfit getup rig,de6,bb bp1
privy,ff1
outpost,fan
παραγωγη output outturn,fm1,8t8
φουρνοσ oven,f4a
overall,gds
overall,efz
overcast,gci
overcoat,ebd
,euo,,g8v
overhang,fm3,d40
overload,f74,894 4on 89c 1du 89e
overload,f74
overnighter,dgp
overshoe,esw
thumb,fbj
oxcart,e1y
oxford
oxytetracycline,d7m
pack,ffp,886
πακετο package parcel,edx,7g1 88o
packaging,f9j
packet,ffp
packinghouse,fjx
packinghouse,dvl
στρωμα pad,ffw,2f2 8fj
ταμπον pad inkpad,dog
στρωση padding cushioning,4y,8mo 8fj 2f2
padlock,f77,7os
παγοδα pagoda,g4j
αχυροστρωμα paillasse palliasse,f9m
βαφη paint pigment,ebd reu,91p 7re 91q
πινελο χρωστηρασ paintbrush,duz d9o
painter,f6p
πινακασ painting picture,ew0,dpj 922 929 91q 91p
μπιζαμα μπιτζαμα πιζαμα πιτζαμα pajama pyjama jammies,fdg
παλατι palace castle,f8t
palace,epc
palette,dov
palette,dbv
τηγανι pan,edx,8h0
ταψι pan,eek
τζαμι pane,fk5
panel,fuh,90v
paneling pane,fgc,90v
,das
pantheon,g4j
pantheon,fa3
panting,epp
μπατζακι,f62
κελαρι pantry larder buttery,g13
καλσον καλτσον pantyhose,g5m
τεθωρακισμενο panzer,g3o
paperback,dqm
χαρτοκοπτησ,ej0
χαρτοβιομηχανια,eq0
αλεξιπτωτο parachute chute,fpc,o54
μπαρα bars,ex3
paramagnet,f85,e5f
breastwork,et3
αλεξηλιο παρασολι parasol sunshade,fu1
ανορακ parka windbreaker windcheater anorak,f2u
parlor,fof
πρεσβυτεριο parsonage vicarage rectory,fph
μεροσ part portion,a,3of
παρτερι πρασια parterre,esc
parthenon
διαιρεση partition,g1w,cur ca0
διαβαση passage,gbu
κτιριων περασμα passageway,fh1
coach carriage,e10
πλοιο,fus
,g71
,ed4
απομιμηση pastiche,gdu
μπαλωμα patch,fix,8ow
patchwork,ftw
patchwork,fn0
μονοπατι path,gbu
δρομακι μονοπατι pathway footpath,fhb
patina,ebd
terrace,das
πλακοστρωτο,f0g
pavement,fhf
γεισο γεισωμα μαρκιζα pavilion marquee,g4o
click,e3j
κερματοτηλεφωνο,g49
pectoral,d1c
πενταλ pedal treadle,f66
βαση pedestal plinth footstall,g2k
τρυπα peephole spyhole eyehole,ezx
peg,fj9
κολλαβοσ στριφταρι peg,foy
pegboard,dow
στυλο pen,geb,93n
μαντρι pen,eoq
,f24
μολυβι pencil,geb
εκκρεμεσ pendulum,d9b
πενικιλινη penicillin,d7m
pennant,erj
pentagon
σοφιτα penthouse,d91
metrazol,fa0
perch,g2j,8hy
percolator,ebv
,fcm
perforation,ezx,82c
αρωμα perfume essence,g65
αρωματοπωλειο,fv4
,f85
αεικινητον,f7t
υπολογιστησ pc microcomputer,ekz
organizer,eo8,2xx
μεσοφορι μισοφορι petticoat underskirt,g8v
pew,dmg
φαρμακοποιια pharmacopoeia,lai
αμπουλα phial vial ampule ampul ampoule,drd
record disk disc,fxz,5x2
φωτοτυπικο photocopier,ena
φωτογραφια εικονα photograph photo pic,fpa,dnc pqy 5gc daf 5xx
,ep4
,fii
φωτομετρο photometer,f9s
photomontage,ec1
πιανο piano pianoforte,f43 g1o fi3,e94 e93 o6m
κλαβιε clavier,f42
αξινα pickax pickaxe,eno
,exu,1cc
πενα pick plectrum plectron,ekd
pale,g1q,7gx
pickup,g85
pickup,ef9
picture image,fpa,8uu dpj 922
κομματι piece,fgx,8y2 8ow
piece,f2s
,fiv epp
,fiv r6s
pier wharf dock,fk6,ap5
pier,g2j
pier,g2j
χοιροστασιο piggery,eq5
pike,fko
stilt,ece
δισκιο ταμπλετα pill lozenge tablet,em2
pill,g56
turban,fas
μαξιλαρι προσκεφαλο pillow,eig
καρφι,eq9,82k 7s6
καρφιτσα pin,f38
pinnacle,g09
pinpoint,fko
σωληνωση pipe pipage,g89,a57
καπνοσυριγγα πιπα τσιμπουκι pipe,g89
,gcx,96w
σιφωνιο pipet pipette,f9s
pique,epp
pirate,fus,eec 86q
μπιστολι πιστολι pistol handgun,er2,o71
πιστονι piston,f9u,8mt
λατομειο,ep9
pitfall,g7b
,eoq
pitcher,ga1
δικρανο δικρανι διχαλα pitchfork,exu
εικονοστοιχειο pixel pel,ed3
πιτσαρια pizzeria,fv4
σουπλα,f9f g3f
,ep6
,dvl
plan,emd,8vc
planner,fdo,4ft
plant works,dvp
planter,fla,8l4
λευκοπλαστησ plaster,d1a
πλαστικη,dcd
πιατο plate,erx
,fuo
πλακα plate,fuh
plate,f1l
τζαμι,fuh
πλατφορμα platform,f0g
,g1w
πλατφορμα platform,edb
playback,eo9
playground,geg
καρτα,e1d
παρκο playpen pen,eoq
παιχνιδι plaything toy,4y
διπλα πιετα τσακιση pleat plait,q9s,90i
πενσα pliers plyers,exu ed6
αροτρο αλετρι plow plough,g69,98y
plowshare,gc2
βουλωμα plug stopple,dok,87j 7zu
plumbing,g9a
,eri
αλφαδια,eet
λαστιχο,g60
τσεπη pocket,flh,bhl bfo
μυτη,ly8,2vs
δεικτησ,f1u,d6v 5k3
salamander,er4,802
στυλοσ pole,fqh,1vk 73a 7sn
ασφαλεια αστυνομια,fzx
wagon,g9f
poncho,eap
στερνα pool,ep9
πτωχοκομειο φτωχοκομειο poorhouse,ep6
poplin,epp
,e4y
εισοδοσ porch,g1w
πολεμιστρα port embrasure porthole,fek
,fi9
portal,eoy
portfolio,e2c
φινιστρινι porthole,gd0
portrait,f6n
ορθοστατησ post,g96,8p3
mailbox,f8d
κανατα pot,eek ga1
dope weed gage skunk,dzi,6z2
γλαστρα pot flowerpot,edx,8g0
,fpi
potentiometer,flb
potentiometer,f9s
potpourri,fi5
pottery,e4y
pottery,gdy
πουγγι σακκουλακι σακκουλι pouch,dgo
plaster,emj
πουδρα σκονη powder,g65 fa0
κομπρεσερ,fln emn
πριονι,fln,8k0
εκσκαφεασ excavator digger shovel,f7t,7k1 7jt 7jo
,f7t g69
πρεσβυτεριο presbytery,dvl
prescription,fa0
press,f7t
pressing,fgx
πιεσομετρο,euw
γκαζιερα primus,g16
print,ew0
εμπριμε,epp
εκτυπωτησ τυπογραφοσ,f7t,99k 99z
πρισμα prism,fer
φυλακη prison,ef8
καθετηρασ,g2o,750
βουκεντρα βουκεντρο prod goad,ekd,786 788 75m 75z
προιον product production,egj,8t3
πυραυλοσ projectile missile,gbx
προεξοχη projection,g1w
προβολεασ προτζεκτορασ projector,fes,ax7
υποβολειο,dr5
,fm3,cbz
prop,g2k,73c
προπελα propeller propellor,f9u,8cr
prop,a
προσκηνιο proscenium apron forestage,fzg
προσθετικη prosthesis,ef9
protection,eg1,6m7
,eb3
μοιρογνωμονιο protractor,em7
κλαδευτηρι pruner lopper,fmg,8ka 7li

ψαλτηρι psaltery,g1o
,emv
παμπ pub saloon pothouse taphouse,g3x
convenience,g63 3x3
μεταφορεσ,eeg
καρουλι pulley,f7u
πουλοβερ pullover slipover,g2w
pump,f9u,9pq 74r
pump,fv0
punch puncher,g69,82c
puppet,elp
puppet,eqp
,fa0
γαιτανι purl,g5b
purse,dgo
κουμπι push button,g33
pyrometer,g51
quarrel,dc4
quill,fhr
quilt,dlj,nd
quirk,q8n
quirt,gch
quiver,e2c
rope,ese
ιπποδρομιο racetrack racecourse raceway track,eft
παγκοσ ραφι rack stand,g2j
βαση σχαρα rack,eti,bzl
ρακετα racket racquet,fz1
radar,f9s
radiator,f9x
καλοριφερ radiator,ez1
ραδιοεπικοινωνια radio,ecr,5yp
beacon,fng
ακτινογραφημα ακτινογραφια radiogram radiograph shadowgraph skiagraph skiagram,fih
ασυρματοσ radio tuner,foc,5yp

ραδιοτηλεφωνο radiotelephone radiophone,g49
ραδιοτηλεσκοπιο,ddi
σχεδια raft,es0
rafter,dl9
κουρελι ρακοσ τζαντζαλο rag shred tag tatter,fix,8m8
ραγκλαν ρεγκλαν raglan,euo
rail,fnt
railhead,g12
railhead,ly8
railing rail,dj0,bno d6l
railing,f9j
σιδηροδρομοσ railroad railway,g6u
σιδηροδρομοσ railway railroad,f6q
αδιαβροχο raincoat waterproof,eba,7wr
βροχομετρο pluviometer udometer,euw
κριοσ ram,g69,8ds 8me
ramp incline,f1t
επλαξη οχυρωμα προμαχωνασ προπυργιο rampart,eoi
ramrod,fqh
ramrod,fqh
ραντσο ranch spread,eq5
ραμ ram,gak
rasp,eqr
κοκκιδοπλαισιο ραστερ raster,et1
rathole,fqp
rattle,fkd,9vp
λαμα razor,eno
αντιδραστηρασ reactor,enw
αναγνωστηριο,fqp
ρομ rom,fa4
back,fvs,d3b 1j0,etq
δεκτησ receiver,ftt,as3
receptacle,edx
receptacle,erg
,fqp
εσοχη niche,eoq,8av
recorder,ep4,5x2 5xa
recording,jl7
καταγραφεασ recording,fa5
φωνογραφοσ phonograph,f7t
τροχοσπιτο rv,fti
ανορθωτησ rectifier,enw

reel,gcw,8f0
reel,eqv,8f0
refectory,el1
διυλιστηριο refinery,fjx,3dn
reflector,fet
ανακλαστηρασ reflector,ekd,aww
αναμορφωτηριο reformatory,ef8
ψυγειο refrigerator icebox,gcl
,ful
διασημα διακριτικα εμβληματα regalia,euz
ρυθμιστηρασ regulator,ee3,2ab
γκεμι ηνιο rein,g1a,9qg 9qv c5f
ηλεκτρονομοσ ρελεσ relay,enw,74q
release,fab,5s1
relic,d8s
μονη μοναστηρι cloister,fph,cql 3i6
λειψανοθηκη reliquary,edx
θεραπευτικο remedy curative cure therapeutic,fa0,n5 6t4 ne
,fv4
repertory,ejz
αντιγραφο ρεπλικα replica reproduction,ees,97y
repository monument,dwb,dpv
αναπαρασταση representation,egj,91w
,dee
,ep4
reserpine,d8e
reservoir,g3n
reservoir,msh
πληκτρο,fmw
κατοικια residence,f0w
resistor,enw
,e5o
βαση,g2j,8hy
εστιατοριο restaurant eatery,dvl
συγκρατηση,ekd
retort,ga1
reverse,ev0,1ku
κρηπιδα κρηπιδωμα revetment revetement,epv
revetment,dj0
revolver,fjj
revolver,elu
rib,g2j
κορδελα ταινια ribbon,g1p
riddle,fvy,854
ride,f9u
rooftree,dl9
rifle,er2
rig,euz,7gf
rig,et1,2yv
rigger,frf
tackle,euz,2yv
rightfield right,m3v
rim,f0c
πλαισιο στεφανη rim,f0c
δαχτυλιδι,f38,7i7
ρινγκ,fk6
,dvl
πριτσιναδοροσ riveter rivetter,f7t,7s1
δρομοσ road route,gbu
υποστηριγμα roadbed,dli
roadblock barricade,dj0,87j 6lx 6lv
roadway,fqa
ρομπα robe,euo,du
rocket,f35
rocket projectile,g9p
ραβδοσ rod,f1p
rodeo,fhs
κυλινδροσ roller,q6x,9rj
roller,gcd,9rj
ρολο,gd7
,g61,6z2
σκεπη στεγη roof,fmc,76k
οροφη roof,fmc
δωματιο room,das,cy9
cellar,ep9 g11
σκοινι σχοινι rope,f6p
rosary,dl8
rosette,d1c
ροδονερο,fi5
,f2h
,f9x
rotor,fqw
rotor,dbc
rotor,di3
ρουζ rouge paint blusher,f8h,te
round,d59
roundhouse,gdv
λαστιχακι elastic,dhm ens,55c
rubber,ep5
πηδαλιο rudder,g0a
rudder,d28
χαλι rug carpet carpeting,es7 ety
ruin,dvl
κανονασ χαρακασ ruler,f9t
rumble,ft5
spoke,eh2
,ekd
πιστα,fhf
russet,f04
sable,duz
σακουλα sack,dgo
εφιππιο σελα saddle,ft5,89x
saddlebag,dgo
σαμαροσκουτι saddlecloth,fzd
safe,g1s
safe,ehy
καραβοπανο sail canvas,fix,a4m 9p1
sail,g1w
ιστιοφορο,ga0
salon,f73
salon,eu9
κομμωτηριο salon,fv4
αλατιερα saltcellar,edx
sampler,fe0
σανατοριο sanatorium sanatarium sanitarium,f0p
βημα,lvx
σανδαλι sandal,fv0
κλεψυδρα sandglass,g5s
σαρι sari saree,emh
sash,eti
satellite,ep4,ahs
satin,epp
τηγανι saucepan,fga
σαουνα χαμαμ sauna,g02
κουμπαρασ,edx
πριονι,exu,8k0
sawhorse,eti
σαξοφωνο sax saxophone,fw8
scaffold,l9j
scaffold,fk6
ζυγαρια,f9s,d9e
νυστερι scalpel,g2p
scan,fiu,ayg
scapular,euo
σκιαχτρο scarecrow scarer,enq,9e8
εσαρπα κασκολ σαλι scarf,euo,dg
scarf,f3d
σκηνικα scenery,fzh
δρομολογητησ scheduler,ey5,4wg
σχολειο school schoolhouse,dvl,dij bvu
,f25
scimitar,e41
ψαλιδι,eno ed6
scoreboard,dov fw0
scourge,gch
scrap,fiv
σητα screen,fmc
επικαλυψη screen cover covert,eg1,70w 7nk
screen,eli
screen,g2n
βιδα,eq9
κατσαβιδι screwdriver,exu
scuffle,ezs
γλυπτο sculpture,fk0 q6r,axd dwl 8iy 91o
,equ
σφραγιδα seal,ekf,8g8 7q5
σφραγισμα,eq9,7q9
seal,eq9
seam,f3d
υδροπλανο seaplane hydroplane,d2m
προβολεασ searchlight,f6h
καθισμα seat,g2j,8i0
καθισμα seat,etz,d51 8i0
καθισματα seating seats,q1t,d51
σεκρετερ secretary escritoire secretaire,ek4
τμημα section segment,fgx
,g3b
σενταν sedan saloon,e0u
sedan,f71

seedbed,dlh
seeker,fm2
σεισμογραφοσ seismograph,f9s
τροφοδοτησ feeder,f7t,6vf
,gcf
,fjj
ημιαγωγοσ semiconductor,edj
sequence,eqv
ακολουθητησ sequencer,ey5,5jc 49x
serge,epp
serpent,ef6
serpent,er8
εξυπηρετητησ,ed8
σερβιτσιο,g3j
,exm
,eo9
seven,fz3
υπονομοσ sewer sewerage cloaca,em8
ραψιμο sewing stitchery,fd4,7n6 8z9
,g0q
,f9s
δεσμα shackle bond hamper,fpm,1tr 6dw 1uf
shackle,di3
σκιαστρο shade,fmc,87h
κονταρι shaft,fqh
πηγαδι φρεατιο,fh1
αναμικτηρασ σεικερ,edx,9vl
waist,fgx
stem,q98
shantung,epp
,f7x,13j
,g69
shard fragment,fiv,3n3 2j2
ακονι sharpener,f1p,79j
shawl,eap
shear,eno,7lf
sheath,fmc
shed,ff1
σεντονι sheet,dlm
,4y
λαμαρινα,fuh
ραφι shelf,g2j
shell,d59,6no
καταφυγιο shelter,g1w,cy8
σκεπαστρο shelter,fmc,cy8
shield,dbm,6mo
ασπιδα shield,fmc,6mo
shielding,fuo
shielding,fuo
shim,gc2
πλοιο ship,ga0,a9d bzs
shipping,eeg
shipwreck,fus
shipyard,gdv
πουκαμισο shirt,euo,cu
shirtfront,etq
shirtsleeve,fww
cushion,ejd,8mo
παπουτσι shoe,esw
shoe,e2c
κοκαλο shoehorn,ekd
shoelace shoestring,f4v
μαγαζι shop store,faa,c9r bn2 bmz
storefront,etq
shopping,ecp
shore,dl9,73c
short,m3v
βραχυκυκλωμα short,edv
shortcut,fqa
σφαιριδιο shot pellet,fm2
δικαννο shotgun scattergun,er2
φτυαρι shovel,exu,7k1
shovel,er4,7k1
shower,fkk,8r
showerhead,fdq
ντουσ ντουσιερα,dr5
showroom,fge
shrapnel,fuk
shrine,fju,88a
shunt,f1o
shunt bypass,edj,alh
παραθυρο shutter,doc,7pa
shutter,f9u,c6l 7pi 7pa
siamese,f28
δρεπανι sickle,eno
sickroom,fqp
πλευρα side,g2n
sideboard,dov
sideboard,dov
πεζοδρομιο sidewalk pavement,gaq
sidewinder,fb6
siding,fns
κρησαρα κοσκινο sieve,g18,854 84y
,ekd
,g1w
σιγαστηρασ silencer muffler,d0r,b4m 3b8
silhouette,emd,916
μεταξα μεταξι silk,epp
περβαζι πρεβαζι sill,g1v
silo,g6m
σιλο silo,fam
εξομοιωτησ προσομοιωτησ simulator,f7t,968
,dle
φανελα singlet vest undershirt,g8v
sink,fkk
six,fz3 elt ekr
παγοπεδιλο skate,fz0
,g2l
σχημα sketch,emd,93i
σουβλα skewer,fj9
σκι χιονοπεδιλα ski,frc
skiff,fx8
skin,g2n
μπαστουνι,fkr
φουστα skirt,euo
skirt,eaz
skullcap,e08
skylight,gd0
ουρανοξυστησ skyscraper,dvl
πλακα slab,dog
slacks,g83
slapstick,d0r
σανιδα slat spline,g1q
slate,g3h
ελκηθρο sled sledge sleigh,g9p,a3n
υπνοσακοσ,dgo
μανικι sleeve,eaz
sleeve,e2c
slick,equ
slide,fk5
φερμουαρ zipper,eq9,7q7
slingshot,fkd,d1i 8da
παντοφλα slipper,esw
σχισμη slit,fek,8jw
σλεπι sloop,fro
εγκοπη σχισμη χαραμαδα slot,fx3
κερματοδεκτησ,f7t
sluice,edk,9pt 39q dej
πλοιαριο,dp7
smokehouse,f0x
,e87
αναψυκτηριο κυλικειο buffet,di6
υποστομιο snaffle,dnx
snapshot,fih,5xx
σπιραλ snare,g1m
snare,g2o
ταμπουρλο snare,emy
snip,fiv,849 7li
χιονομπαλα χιονοσφαιρα snowball,dh6,8c8
εκχιονιστηρασ,f7t
snuffbox,ds5
snuffer,f1p,3ee
σαπουνι soap,eag
soap,euf
sock,f0o
soddy,f0w
καναπεσ sofa couch lounge,ft6,8fs
,emw fcu,,ey3
πελμα σολα sole,lvr
πηνιο solenoid,eby f85
σομπρερο sombrero,eyk
σοναρ sonar asdic,f9s fcv
βυθομετρο fathometer,ek0
sonogram,fiu
ηχειο συνηχητησ soundboard,fpj
ηχογραφηση,foj
soundtrack,fxz
πηγη source,epu
φωσ,ekd
soutane,e2y
διαστημοπλοιο spacecraft,ega fs0
spade,exs,7jp
spade,fkb
ιστοσ καταρτι,fkr
ρεζερβα,ed3
σπινθηρασ,ed3
αναφλεκτηρασ μπουζι plug,enw
μπουζοκλειδο,ge7
σπατουλα spatula,exu
σπατουλα spatula,g8i
speakeasy,dj1
τηλεβοασ,d0r
δορυ spear lance,gbx,d70 82l
καμακι spear gig fizgig fishgig lance,f1p,82l
spectacle,elh,4wi
γυαλια ματογυαλια spectacles specs eyeglasses glasses,fes
spectator,fmp
spectrophotometer,fik
φασματοσκοπιο spectroscope,fes
διαστολεασ ενδοσκοπιο speculum,f9z
ανακλαστηρασ κατοπτρο speculum,fb4
σφαιρα sphere,4y,ahf djj
σφυγμομανομετρο sphygmomanometer,fls
spider,etr
ιστοσ,myg
spike,fz0
πιανο spinet,eyf
σουβλι,fwf
splicing,f3n,8k5
spoke,g2j
κουταλι spoon,eis edx
spoon,gdj
,ep4
,f1p
κεντρο,fjt
,fkb
spotlight,f51,28m
αγωγοσ spout,fek,am2
spray,esa
πιστολι,d9o
spring,ens
springboard,dov
sputnik,fs0
bat,fn8,7yb
σταβλοσ stable stalls,eq6,c8g
σαμαραδικο σελλοποιεια saddlery,euz,89x
σταδιο stadium bowl arena,g1w
ραβδοσ staff,g0i
εξεδρα stage,fk6,94w
,fpa
stairs steps,fzj
σκαλα stairway staircase,gbu
stairwell,gcb
stake,f27,8lu
παγκοσ stall,dr6
stall,ecw
γουδοχερι,f7t
θεση,g5l
παγκοσ stand,g3c
λαβαρο σημαια banner,erj
standby,g56
συρραπτικο stapler,f7t
starboard,fvs
διαστημοπλοιο starship spaceship,fy4
μιζα starter,enz
σταθμοσ station,epu
αγαλμα statue,fsx,eqq
βαρελοσανιδα lag,fws
κορσεσ stay,g1p
steakhouse,fpl
ατμολουτρο,fqp
steamboat,dp7
ατμοπλοιο steamship,fus,a4i
,f6q
steel,fub
τυμπανο,fi3
χαλυβοβιομηχανια χαλυβουργια steelworks,eq0
steeple spire,g6m
,f9x
τιμονι wheel,exx
σκαλι σκαλοπατι step stair,g2j
σκαλα stepladder,f4x
στερεο stereo stereophony,fpb,1vp
stereo,fih
πρυμνη stern,fob
στηθοσκοπιο stethoscope,f9z
ξυλο stick,f1p
stick,f66
stickpin,fja
still,d9b
still,fih
stilt,fkr
stimulant,emv,53
αναβολεασ stirrup,g2j
βελονια stitch,ftw,7n6
stock inventory,fab,bgp
,exq
stock,exq g2j,bnj
stockade,et3
stocking,f0o
εσαρπα σαλι σαρπα stole,fsf
πετρα stone,r7w
σκαμνι σκαμπο stool,ft6
stoop,fkz
μπαταρια,gam
,das
αποθηκη storehouse depot entrepot storage store,ejz,bga
αποθηκη storeroom,fqp
stoop,djn
θερμαστρα σομπα stove,ez1
κουζινα φουρνοσ stove,f4a
straightaway,ft9
σουρωτηρι strainer,eqw,84y 84n
strand,f6p
ιμαντασ λουρι λουριδα strap,f5z,7h0
τιραντα strap,dhm
strap,exz
streamliner,g71
οδοσ street,g5a
street,g5a
τραμ streetcar tramcar trolley,fti
streetlight,f51
,ekd,1q6 1pp
διαδρομοσ διαδρομη stretch,g17
επικρουστηρασ,f9u,774 7xv
string,eet,8e3 7r1
χορδη string,eet
σειρα συνολο,lai,7r1
,fcm
λωριδα strip,4y
λαμακι strip,rdo
στροβοσκοπιο stroboscope strobe,fsk
χρηματοκιβωτιο strongbox deedbox,ds5
,ejp
,g13
,g2j
κατασκευη structure construction,4y
strut,dsj
studio,gdv
studio,gdv
γκαρσονιερα studio,d91
αναγνωστηριο μελετητηριο study,fqp
αντικειμενο μικροαντικειμενα πραγμα stuff,a
,ffw
stump,fl6
γραφιδα stylus,g69
subject,7
υποβρυχιο submarine pigboat sub,g28,cay
υποβρυχιο submersible,gb5
subsection,ft9
substation,fzx
κοστουμι suit,euo
suite rooms,d91
sulky,f0m
αθροισμα συνολο sum total totality aggregate,f,3c7 cx1 5oy
sundial,g5s
superhighway,fdb
supermarket,ewl
,f9u
υποστηριγμα,ekd,730
υποστηριξη,g2l,730
,g1w
,g6m
επιφανεια surface,4y,7d5
,f9z
,f4f g2o
,f25
χωροβατησ,g2q
swatch,fix
swathing,eg1,7il
sweatband,dhm
sweatband,dhm
μπλουζα sweater,euo
sweatshirt,fmn
πισινα natatorium,fkv ddl
μαγιο swimsuit swimwear,euo
swing,f9u fkd,d7s
,elu

διακοπτησ switch,ee3,8ch
switch,ex7
switchboard,e4s
στροφεασ στροφιγγα swivel,efs,ai3
ξιφοσ σπαθι sword blade steel,gbx
synagogue,fju
συνθεσαιζερ synthesizer synthesiser,eoa f43,47c
ενεση συριγγα syringe,f9z
συστημα system,f26
τραπεζι table,etz
τραπεζι table,etz
τραπεζομαντηλο tablecloth,g3f
,f6r
tablet,dy4
tablet,fwp
tabletop,gdz
,gb1
ταχομετρο tachometer tach,f9s
tailgate,eus
ντεφι tambourine,emy
δεξαμενη ντεποζιτο tank,ga1
τανκ tank,fap dbt g6v
tape,g1p
tape,foj,5x2
μεζουρα tape tapeline,f9s
μαγνητοφωνο,f87
tapestry,ey0
tapestry,epp
στοχοσ target butt,fz0
tarpaulin,e03
ταβερνα tavern,dvl
shooter,f8x,8pw
ταξιμετρο taximeter,fad
teacart,fts
φλιτζανι teacup,ehv
teakettle,f3x
τσαγιερα τσαγιερο teapot,fl8
tee,fho evl
tee,g2j
,ecr
telegraph telegraphy,d9b,ojt dv5 5yn
τηλεμετρο telemeter,fsk
τηλεφωνο telephone phone,eo9,4vh
receiver,enh
τηλεσκοπιο telescope scope,f8a
τελεξ τηλετυπο teletypewriter teleprinter telex,e69
τηλεοραση television,g46,5sd
camera,g4g
,g8a
,eo9
δεκτησ τηλεοραση television tv telly,foc

ναοσ temple,fju
ναοσ temple,dvl
tenement,d93
τυμπανο,emy
ten,fz3
αντισκηνο σκηνη tent,ful,cxx
fly,ero
terminal depot,fzx
πολοσ terminal,edv,2o0
τερματικο terminal,eo9
terrycloth,epp g6l
,f7t
αχυροσκεπη thatch,fqn
θεατρο theater theatre,dvl
σκηνη,fzg
transit,g2q
thermistor,ftk
thermocouple,g51
θερμομετρο thermometer,f9s,eg5
thermopile,g51
thermostat,foy

thill,fu2
πραγμα thing,4y
πραγμα,1
thong,f5z
thong,g8w
λεωφοροσ thoroughfare,fqa
κλωστη thread yarn,eet,7r1 8eu
αλωνιστησ thresher,eq8,7yw
throat,fh1
γλωσσα throat,fek
throne,e5c,bwh
παραγωγη παραγωγικοτητα throughput,ff8
thumb,eg1
thwart,eh2
τιαρα tiara,f37
σειρα,f5u
,ft7
φορμα tights leotards,f0o
tile,fwp
tile,f8l
timber,dl9
timber,fl6
ντεφι timbrel,emy
χρονομετρο timepiece horologe,f9s
χρονοδιακοπτησ timer,g5s,4fi 3h5
timer,evq
tin,ga1
,fa0
iodine,g5w d8t
tine,fm6
αλουμινοχαρτο tinfoil,esn
tire,f0c
ταμπακο ταμπακοσ tobacco baccy,rf7 emw
toe,eg1
μεροσ τουαλετα toilet lavatory lav john privy bathroom,fqp
toilet pot throne,fkk,kq
καλλωπισμοσ toiletry,f26
token,eld
tollhouse,dr5
tollgate,eus
εργαλειο tool,f1p,bon
tooth,fm3
οδοντοβουρτσα toothbrush,duz g65
οδοντοπαστα toothpaste,eju
οδοντογλυφιδα toothpick,fip g1q
οδοντοσκονη toothpowder,eju
τοπ,gdi
καλυμμα,eg1,7o4
ρομβοσ σβουρα whirligig teetotum,fkd
δαδα πυρσοσ torch,f6h
tormentor,ert,9i7 jy
πετσετα towel,fix
toweling,epp
πυργοσ tower,g1w
δημαρχειο,evp
toy,ekd
toy,fp8
τραβηχτο trace,f6p
tracing,emd,8nq
,fqa
ραγεσ σιδηροτροχια rail rails,di3
τροχια track,4y
,fti
τρακτερ tractor,fti
tractor,g85
διαζωμα διαχωριστικο νησιδα,f2r
trail,g6s
rig,g85
σιδηροδρομοσ τρενο train,fml
τραμπολινο trampoline,ex3
tranquilizer,fmi ftd,52 9c6
transcription,foj
μετατροπεασ transducer,enw
μετασχηματιστησ transformer,enw
τρανζιστορ transistor,ftk
,f6q
πομποσ sender,ftt,5sz
transportation transit,epu,a5n
παγιδα trap,ekd,87u
trap,em8
tray,fod
πελμα tread,edv
tread,g2n
τροχοσ treadmill treadwheel,far
treadmill,epb
θησαυροφυλακιο,ejz
trench,elk
ταφροσ χαντακι trench,elk
οστεοτρυπανο τρυπανο trepan trephine,g2o
trestle,fs6
πυλωνασ trestle,g2m
three,fkb
τριγωνο triangle,fi3
τρικοχο tricorn tricorne,ebo
trigger,ekd
διακοσμηση trimming trim passementerie,d1c,912
triphammer,exf
τριποδασ τριποδο tripod,fn6
triviality,a,7fo b11
troika,e1u
troll,era
τρολει trolleybus,dwk
τραμ,g78
τρομπονι trombone,dt0,ol5
τροπαιο trophy prize,jfk
trouser,euo
trouser,euo
μυστρι trowel,exu
φορτηγο truck motortruck,fc2,a5r
κλομπ truncheon nightstick baton billy billystick,eb6
trunk,dgt
καδοσ tub vat,ga1
σωληνασ tube tubing,edk,bdn
tube,eo8
ρυμουλκο tugboat tug towboat tower,dp7,83v 83x
tumbler,evc
tumbler,fe2,9rt
τουνικ tunic,eap
σηραγγα τουνελ tunnel,fh2,82g
τουρμπανι turban,eys
turbine,fqv
,eek
τορνευτηριο turnery,gdy
turnpike,epj
turnpike,eus
turntable,fk6
turntable,fk6
turntable,g7d
tweed,epp,baz
ντεπιεσ,dwo
γραφομηχανη typewriter,e69,5y8
γιουκαλιλι uke ukulele,ews
ultracentrifuge,e4v
ομπρελα umbrella,dzr
εσωρουχο undergarment unmentionable,euo,,ffe
σωβρακο underpants,g8v
subway,g8f
εσωρουχα underwear underclothes underclothing,g8v
στολη uniform,eb3
ενωση,eke
πανεπιστημιο university,ep6
pennsylvania
σουτιεν uplift,dt3,9sw
,fvs
πιανο upright,fim
,g1v,772 76g
urn,g9i
urn,fl8
utensil,f1p
,epu
vaccine,f1n
,ers
βαλβιδα valve,ee3
valve,ekd
,g85
caravan,dyu
εκτροπη παρεκκλιση variation,g56
βαζο δοχειο κανατα vase,f2y
,mne
vatican
vault,fqn
vault,dwb
vault,g1u
εφαλτηριο buck,f0l
οχημα vehicle,eeg
βελουτε φελπα velour velours,epp
βελουδο velvet,epp,6rb bal
γριλια,gd4
vent,ezx,3gm
εξαερισμοσ ventilation,f9w,asw ahn
εξαεριστηρασ ventilator,ekd,asw 3gm
σωληνασ venturi,g89
βεραντα veranda verandah,fkz
κρασπεδο παρυφη verge,dra
,g2n
σκαφοσ vessel watercraft,ega
δοχειο vessel,edx
γελεκο γιλεκο vest waistcoat,euo
αμφια vestment,evs,du
οδογεφυρα viaduct,dtt
βιμπραφον vibraphone vibraharp vibes,fi3
victrola,evu
video,foj
viewer,fer,aw3
vignette,fwe
vignette,fih
αμπελι αμπελωνασ vineyard vinery,eq5
βιολα viol,drs
αλτο βιολα,drs
βιολι violin fiddle,drs,omk
αντικα,fdy
viscometer,f9s
μεγγενη vise,ezw
,eoq
viyella,epp
,fa4
volleyball,dh5
,dkn
βολτομετρο voltmeter,fad
σφηνολιθοσ voussoir,dvo
βαγονι wagon waggon,gcf
,fhb,9y7
,g0i
τοιχοσ wall,fh0
πορτοφολι wallet billfold notecase,e2c
outlet,foe
wand,fqh
ward,doi
ντουλαπα wardrobe closet press,etz
wardrobe,lai
wardrobe,lai
wardroom,fao
ειδη προιοντα ware,55
warehouse,g12
warhorse,gdu
,ez5 fap
,fus fap
wash,gbg
washbasin washbowl,djn
washbasin washbowl lavatory,fwa
κυματοθραυστησ washboard splashboard,fmc
flannel,dkd
πλυντηριο,gcl,7dw 8gs
wastebasket,edx
watch,g5s,b20
βραχιολι watchband watchstrap wristband bracelet,dhm
παρατηρητηριο watchtower,g6m
νερομπογια,fg0
βυτιο,dwy
κλεψυδρα clepsydra,ear
αποχωρητηριο αποπατοσ αφοδευτηριο βεσε καμπινεσ μεροσ τουαλετα closet loo,g63
watercolor,fg3,on9
νερομπογια watercolor,gbg,on9
ρευμα waterway,gbu
tap,eqa fkk
θερμοσιφωνασ,ez1 g3n
ποτιστηρι,edx
νερομυλοσ,far
waterproofing,ebd
υδροτροχοσ waterwheel,gcd
wattle,eti
δρομοσ,4y
ways,g1w
wayside roadside,enn
οπλο weapon arm,f25,bob 6eh
οπλισμοσ weaponry arms munition,f26
υφανση weave,ek3,90b 8eb
web entanglement,g7b
βερα,fq6
,f1t,8fl
weeds,euo
weed,dhm
,4y,88z
βαρη βαρακια weight,fz0
weir,ejb
weir,eqf
συγκολληση weldment,dd9,8pq
πηγαδι well,ep9

well,ga1
τροχοσ wheel,f7u,ai2 9v0
wheelchair,e59
,g9p edx
,f9u
βουρδουλασ καμουτσικι μαστιγιο whip,f25,7y0
whipping,ftx
χτυπητηρι whisk,fb8
,en2
,f02
brothel bawdyhouse,dvl
,eet
wicker caning,gdp
grille,fek
hoop,egv
wig,ex7
wildcat,feh
willow,g4u
βιντσι βαρουλκο winch windlass,f6f
windbreak,ez6
,f9u,8ew
,fcm
ανεμογεννητρια windmill aerogenerator,ev4
ανεμομυλοσ windmill,far
παραθυρο window,eti
παραθυρο window,fek
window,fgc
παραθυρο,eli
,doc
παραθυρο,eti
windowpane,fgb
παντζουρι παραθυροφυλλο,gd4
windowsill,fw4
αλεξηνεμον παρμπριζ windshield windscreen,fsq
wineglass,evc
πτερυγα wing,d28,a3t
παρασκηνιο wing offstage backstage,fzg
blinker,doc,b1e
μακτρο,edv,7vm
συρμα wire,f6g,eho 8q5
wire,edj,bra
withe,dhp
,eb3
,evj
woodshed,fuf
,gcx
ξυλουργια ξυλουργικη woodwork,gdp
υφαδι φαδι woof weft filling pick,g5b
wool woolen,epp,egn
εργο work,fm1,cis c0j
παγκοσ workbench bench,ge0
workboard,dov
,eb3
workings,ep9
κομψοτεχνημα,dcd
δουλεια workplace,lz2
εργαστηριο workroom,fqp
workings,f9x
μαγαζι workshop shop,gdv
,g2n
worktable,g3c
worsted,epp
worsted,g5b
wrap wrapper,eap,7fz
περιτυλιγμα wrapping wrap wrapper,eg1,7fz 8ne
στεφανι wreath coronal chaplet lei,esa,8zs
wreckage,fgx,8l2
,exu,7ps
βραχιολι wristlet,dhm
γραφειο,ek4
γραφειο,e2c
,f1p
,d9b
γιοτ γιωτ θαλαμηγοσ yacht,ga0
yale
κοτετσι,eoq
αυλη περιβολοσ περιγυροσ προαυλιο yard grounds curtilage,lyn
yardstick,fr9
καρποσ yield fruit,fm1,bhg 8u0
yoke,epp
coupling,edp,7hj
κιθαρισ τσιτερ zither cither zithern,g1o
ramp,fzj
trait,5j
πραγμα,5j
ατομικοτητα προσωπικοτητα personality,5j,dp9
οντοτητα identity individuality,gep,42z
ταυτισμοσ ταυτοποιηση ταυτιση identification,geq,4e0
χαρακτηρασ character fiber,gen
ψυχη spirit,ges
aloneness loneliness,gey,bbv bbu bbz b7i
,geu,9qk
privacy,gev,9cu 9qf
ιδιοσυγκρασια παστα προσωπικοτητα στοφα φυση nature,gen
διαθεση disposition temperament,gex
ιδιοσυγκρασια,gey
νευρικοτητα nervousness,gey,bz7
morale,gey
αεικινησια restlessness uneasiness queasiness,gf0,c7u 3xt a0w
compulsivity,gen,8nx
ευσιγκινησια συναισθηματισμοσ emotionality emotionalism,gen,o4 e3l a1t 572,gfc
θερμοτητα affectionateness fondness lovingness warmth,gf4,85k 85m 85n
tenderness,gf5,85n
sentimentality,gf4,576
passion,gf4,9bp
temperament,gf4
blood,gey
excitability,gf4,bhn
απαθεια unemotionality emotionlessness,gen,57j,gf4
blandness,gfc,4qf
παγεροτητα ψυχροτητα coldness coolness iciness chilliness,gfc,7bx 861 7bu
dryness,gfc,7dc 96e
στωικισμοσ stoicism stolidity stolidness,gfc,57n 57v
cheerfulness cheer sunshine,5j,2pf 581 580 2oy,gfi
,5j,,gfh
sadness,gfi,7ru 6ls 7rr 4fn 258
ζωτικοτητα spiritedness invigoration brio vivification,gfq,3wj 36x 1h2 4yf bfr
ζωηροτητα ζωντανια κεφι liveliness sprightliness,gfk,bg3 bg1 5ag xg
vigor,gfl,3tp
vitality verve,gfm,xg
εξαψη exuberance enthusiasm ebullience,gfl,bfw 57q
ενεργητικοτητα pep peppiness,gfl,4yf
δραστηριοτητα ενεργητικοτητα activeness,gen,8u 9v 7i,gfs
δυναμικοτητα δυναμισμοσ pizzazz pizzaz oomph zing,gfq,4yw
αδρανεια inactiveness inertia,gen,a1 84,gfq
languor lethargy,gfs,8f 5ax
παθητικοτητα passivity passiveness,gfs,a1
indifference numbness,gfu,4vi as4 7ox
torpor,gfu,8f 1fl 5ay
indolence,gfs,299
idleness,gfx,293 299
perfectionism,gey,o62
tolerance,gey
,,c4a 4h1 9fc
rigor,gg1,5ih 4h0 9ie
,gey,,gg7
patience,gg3,986,gg9
,gey,,ggb
complaisance compliance deference,gg5,clh
,gey,,gg3
temper irritability,gg7,6oc 6oa 6nu
impatience,gg7,98e,gg4
intolerance,gg9
,gey,,gg5
bitterness,ggb,9ij 9i4 9di wr
aggressiveness,ggb,791
truculence,ggd,nv
willingness,gey,cor,ggh
readiness eagerness zeal,ggf
unwillingness,gey,cic coz,ggf
hesitancy hesitation,ggh,cwp 4da cp1 4zn 7hm
seriousness earnestness,gen,atu au2 9ys 7fi ats,ggo
commitment,ggj,3n9
investment,ggk
gravity sobriety,ggj,2pq atw 7f8
solemnity,ggj,atw atu 4dp
,gen,au4,ggj
giddiness,ggo,au6
,ggo
humor,ggq,7d6 nui
κοινωνικοτητα communicativeness,gen,3hz,ggu
expansiveness,ggs,3ih
αντικοινωνικοτητα uncommunicativeness,gen,,ggs
silence,ggu,3j8 3b8 15u
secrecy,ggu,3bk
επιφυλακτικοτητα reticence taciturnity,ggu
sociality,gex,6co bbm
sociability,ggy,,gh8
camaraderie,ggz,ngz
nakedness,ggz,7jq 947
friendliness,gey,6cd,gha
,gh2,6cg 6n9
condescension,gh3,bov
familiarity intimacy,gh2,393
amity,gh2,cjo 6cg
neighborliness,gh2
,gey,,ggz
aloofness,gh8,aal
,gey,,gh2
hostility,gha
aggression,gha
virulence,ghb,9i4
,hg7,635
flexibility,ghe,63b 62y 62m
suppleness,ghe,bsf 63b
,gen,c1p c1q
recklessness,ghh,1ze 2di
desperation,ghi
παρατηρητικοτητα,gen,6yj,ghl
αμελεια inattentiveness,gen,,ghk
προσοχη carefulness,ghk,7e3 9wi 2cl,ghr
caution,ghk,9wi a93 2g4
precaution,gw6
alertness,ghk,pz
vigilance,ghk,q2 pz
απροσεξια carelessness,ghl,6yd 2db,ghm
inadvertence,ghk,1gt a96
negligence,ghr,42j cjd 4pj
dereliction,ght
laxness,ght,4pn
masculinity,gen,88e,ghy
manfulness,ghw,88h
femininity,gen,88j,ghw
αξιοπιστια trustworthiness trustiness,gen,c9g ac1,gi2
υπευθυνοτητα responsibility responsibleness,ghz,c9k abw,gi3
reliability,gi0,c9m c9j 4j5 biv,gi5
αναξιοπιστια untrustworthiness untrustiness,gen,,ghz
ανευθυνοτητα irresponsibility irresponsibleness,gi2,ac3,gi0
solidity,gi1,6lh
,gi3,5rg akg 4je,gi1
ανεμελια ξεγνοιασια carefreeness,gi3,c8e
,ghm,2cu
thoroughness,gi7,3o5 2d9
diligence,gi7
αδιαφορια nonchalance unconcern indifference,gi6,3r5
recommendation,glq
εμφανιση appearance,gl9,31z
εκφραση look,gic,awl 85
εντυπωση impression effect,gic
perspective,gic
συνολο,gie
persona image,gic,d42
semblance,gic
pretence pretext,gii
disguise,gii
verisimilitude,gii
επιφανεια face,gic
μορφη countenance visage,gic
οψη expression look aspect face,gin,awl 85
σχεδιο marking,ek3
band striation,gix
collar,giq
speck pinpoint,giw,bh1
cross,gip,5y3 7es 3lx 7ew 9zc
hatching,giv,91e
shading,gip,934
βουλα κηλιδα spot speckle dapple patch fleck maculation,gip,8gc brn 3lt 3lm
streak,gip,9g0 938 9g2
ομορφια beauty,gic,dd3 90m 28v,gjd
glory,giy,1p4 7gc 58c 3gq
glamor,giy,5ju 4t6
loveliness,giy,84u 1pa 1ou
prettiness,giy,19l 1pg
ελκυστικοτητα attractiveness,giy,19f,gje
ελξη charisma,gj3 hfk
γοητεια θελγητρο appeal appealingness charm,gj3,9j1 4t4 btq 1a8 9jb
attraction,gl9,1aa 9jb 8br
συμπαθεια,gj6
,gj6,aqw 4wb
invitation,gj8,9bl 9j8
binding,gj6,7qk
fascination,gj6,d13 9lc
lure,gj6,4u7
ασχημια δυσμορφια ugliness,gic,1pq,giy
αποκρουστικοτητα απωθητικοτητα unattractiveness,gjd,19x,gj3
ballast,5j
ελαττωμα blemish defect mar,gic,3eb 8iq 8h9
,gjg
,gjg
craze,gji
dent,gjg,7fj 7fr
scar,gjg,8iw 7jn 7jk
εγκαυμα burn,gjg,1ig 2t3 2sv
λεκεσ smudge spot blot smirch,gjg,7at 7am 7ar 8gc
blotch,gjn,938
fingerprint,gjn
stain,gic,26g 26m 27i
strawberry,gjh
κονδυλωμα wart verruca,gjg qma
,gic
severity,gjt,9gf 7ik
decorativeness,gic,6f9
coating finish finishing,gjv,7db 7d5
,gjw,7ds
luster lustre,gjx
clearness clarity,gl9,3b3 9yd 35c 8t7
translucence,gjz,34g
visibility,gjz
distinctness,gjz,4tq 4tk,gk6
definition,gk2
legibility,gk2,3wh
focus,gk2,b0a
,,4ty 4tv,gk2
vagueness,gk6,4u5
keenness,h7m,9jl
,h4h,3w3
,gk9,8sq 3uo 99r 8s7 7gm 8sp
blatancy,gka gok,apt a0k
obtrusiveness,gk9,8s7
boldness,gk9,7g4 3w8
predomination predominance,gka,6b0 d3q
ευκολια ease simplicity,gl9,4oh 7e4 4ob,gki
,gkf,4od 54e
facility,gkg,15e
δυσκολια difficulty difficultness,gl9,4n8,gkf
δριμυτητα σφοδροτητα τραχυτητα asperity grimness hardship rigor severity rigorousness rigourousness,gki,8cz 9fc
subtlety,gki
ενοχληση troublesomeness inconvenience worriment,gki,9cg 4o7
αδεξιοτητα ατεχνια cumbersomeness unwieldiness,gkl,com cok
συμβατοτητα compatibility,glq,3kz,gkt
αρμονια harmony harmoniousness,gkn,3u6 5ep d4l
συμπτωση agreement correspondence,gkn,cyb
conformity,gkp,cyw
justness nicety,gkq,agu
καταλληλοτητα congruity congruousness congruence,gko,,gku
ασυμβατοτητα incompatibility,glq,890 3u2 3la,gkn
ασυμφωνια incongruity incongruousness,gkt,,gks
irony,gku,3ua
suitability,gl9,61s 56s,gl6
,gkw,11i
felicity,gkx,67c 5c9
fitness,gkw,9ts 7se a2j 61q
qualification making,gkz,5sv 61e d14
convenience,gkw,402,gl7
timeliness,gl1,8ym
availability,gl1,4t9 1e3 4h
publicity,gl9,9qr
spinnability,gl9
,gl9,hb 3m6 621 570 6mk a8z,gkw
inconvenience,gl6,407 cg7,gl1
ethos,5j
ποιοτητα quality,5j,5q2
φυση nature,gl9
humanity manhood,gl9,dcc 7bz dca
αισθηση ατμοσφαιρα αυρα νοτα air,gl9
mystique,glc
τονοσ note,glc
διαμετρημα ολκη quality caliber calibre,h9c,d14 5sv
ανωτεροτητα superiority,glf,bp7,glo
fineness,glg,bpg
excellence,gl9,bph d0f
wonderfulness,gli,90o 9j9 5gg
magnificence,gli,cf6 7gc afc 7fs
expansiveness,glk,7g6
majesty,glk,7ga 70f bvl 7g0
cleverness,glg,go
κατωτεροτητα inferiority,glf,bpu,glg
wretchedness,glo,bq9
characteristic,gl9,2nd
spot,glq
hallmark trademark stylemark,glq,4j7
aspect,glq
,gl9,cfo,gm0
reversibility,glu
,glu,,gm1
unpredictability,glw
variability,glu,cg5 63h cfm
diversity,qar,35m
,gl9,2l2 2ku 2kw,glu
constancy stability,gm0,2l2 bhc cfu,glw
monotony,gm1
,,cg8
monotony sameness,gm3
ομοιοτητα sameness,gl9,akv,gmn
distinctness,gmn,7mt alt 5sb
ταυτοσημια ταυτοτητα identity identicalness indistinguishability,gm5,al4 am5 28n 4e0 42w
oneness unity,gm7,cbq
ομοιοτητα similarity,gm5,a99 7xx 7xr amm,gms
approximation,gm9
likeness similitude,gm9,7xx al0 7xr
parallelism,gm9,amp
uniformity,gm9,6ze a7e 4n3
homogeneity,gmd,6zb,gmt
consistency consistence,gmd,3bu cyc
sort,gm9
analogue parallel,gm9,cyi
comparison equivalence,gmb,3jz d9l 48w 48s
naturalness,gmb,8lp
resemblance,gmb,cz6
equality,gm5,5dy,gmv
equivalence,gml,,gmw
διαφορα difference,gl9,d6t 7xw al9 48m 48f czb,gm5
differential,gmn,d6t
διακριση διαχωρισμοσ distinction,gmn
διαφωνια διχογνωμια discrepancy disagreement divergence,gmn,alo 3u7
χασμα allowance leeway tolerance,gmq,4xx
ανομοιοτητα αποκλιση αποσταση διαφορα dissimilarity unsimilarity,gmn,7xy 7xw amy,gm9
,,6z5,gme
diversity variety,gmt,cg0 aly alw
inequality,gmn,,gml
nonequivalence,gmv,5eh,gmm
,gmv,6z9 alr
gap spread,gmx
gulf,gmx
βεβαιοτητα σιγουρια certainty,gl9,,gn8
inevitability,gn0,9o7 2k0
surety,gn0
,gn0,6jg a0a
givenness,gn3,6j
probability,gl9,7y4
odds,gn7
likelihood,gn5,9uf 7yc 7y2
αβεβαιοτητα ανασφαλεια διστακτικοτητα uncertainty uncertainness precariousness,gl9,51l aqe apf 2iz 2ip,gn0
doubt,gn8,5k9 59e 9zy 4df
indefinity,gn8,4fg 5f4 4mg 2is
unpredictability,gn8,4mc 9o8
,gne,2w
literalness,gnc,c8o 5ic 7za
υλικοτητα materiality physicalness corporeality corporality,gl9,44y 44o 9e3 44l,gnf
εξαυλωση immateriality incorporeality,gl9,453 44p,gne
unreality,gnf,a34
ιδιαιτεροτητα particularity specialness,gl9,6hg 6hd,gno
specificity,gnh,6gp
specificity,gnh
ατομικοτητα individuality individualism individuation,gen,d49 3hs n1n 3ho,gnp
singularity uniqueness,gnk,6hl b7k 3kh 3hx
γνωρισμα χαρακτηριστικο peculiarity specialness specialty distinctiveness,gnk,7e6 2nm 6hd 3gh 90w
idiosyncrasy foible,gnm,3hr
γενικοτητα καθολικοτητα generality,gl9,4uc 6gv,gnh
,gno,ayf 8pb 3hh 90a 5sk 3ft,gnk
solidarity,gnp
prevalence,gno,cxc 6b0
currency,gnr
universality,gno,27n 3om
totality,gno,3mv
simplicity,gl9,b1v,gnw
complexity,gl9,b21,gnv
tapestry,gnw
κανονικοτητα τακτικοτητα regularity,gl9,bia a6j,go4
periodicity,gny,a7i
rhythm,gnz,ael
orderliness,gny,8zm 8z6
uniformity,gny,6ze 4n3 a7e
homogeneity,go2
αντικανονικοτητα irregularity unregularity,gl9,40m a6u,gny
variability,go4,cg5 3vz 5hi
ασταθεια unsteadiness,go4
κινητικοτητα mobility,gl9,avl 8ex,goc
ευκινησια movability movableness,go7,,god
maneuverability,go7
restlessness,go7,8kp
ασταθεια instability unstableness,go6,51l a28 bhi,goi
ακινησια immobility,gl9,,go7
ακινησια immovability immovableness,goc,,go8
fixture,god,aqg 7on 8ku 69k
lodging,goe,8fr
σταθεροτητα firmness,god,bhe aqh
granite,gog,6rr
ευσταθεια stability stableness,gog,2l2 bf1 bhc,gob
,gl9,9i1
,goj,8tm 852 co1 8u9 8tx
lousiness,gok,8tm 8oj 6m3 co1 6n2 8th 1q2
awfulness,goj,6lp 8cz 90p 1hf 8to 6m2 9ib 8oh
,gl9,47k 47v 42e
authenticity legitimacy,gon,b2j 6je c9j 6jg
validity rigor,gon,5ih cer
,gl9,ceu a1k 80q
completeness,goq
naturalness,gl9,kv 8m9,gow
simplicity,gos
sincerity,gos
spontaneity,gos,b7c bg9
,gl9,kj,gos
,gow,kj
airs pose,gox
coyness,gox,8h8
,gow,915 8lr
staginess,gp0,dkw 4wo
pretension pretence,gp0,bfa
pretension,gow,aed
supernaturalism,gow,8mb
,gl9,6uy
lethality,gp5,5wh 5wg 95y c6q
,gl9,6le ao5,gp9
adequacy,gp7,bog ao6 df,gpa
,gl9,aog,gp7
inadequacy,gp9,boj dp,gp8
,gl9,90e 3fy 904
mediocrity,gpb,906 3fy
,,5sk 3gp,gpf
familiarity,gpd,5sj 5ro,gpg
,,3gn 5rz 3gw,gpd
strangeness,gpf,5rx 5rz 5ru,gpe
quirk,gpg,6nm 416 5s4
abnormality,gpg,411
singularity,gpg,5s4 90t
eccentricity,gpg,411
strangeness,gl9,5s4 7pt
αυθεντικοτητα γνησιοτητα εγκυροτητα originality,gl9,91y,gpq
freshness novelty,gpm,8vl
ανορθοδοξια heterodoxy,gpm,,gpr
αντισυμβατικοτητα unconventionality,gpo,a71,gps
κοινοτοπια unoriginality,gl9,,gpm
ορθοδοξια orthodoxy,gpq,,gpo
συμβατικοτητα convention conventionalism,gpr,92i,gpp
παραδοσιαρχια παραδοσιοκρατια traditionalism traditionality,gpr,92j okt
σχολαστικισμοσ τυπολατρια scholasticism academicism academism,gpt
correctness rightness,gl9,458,gpw
,gl9,45d,gpv
error,gpw,42r 45f
deviation,gpx,cyr
accuracy,gl9,,gq4
accuracy,gl9
,gpz,45a 5i7
precision,gq1,45a
fidelity,gpz
inaccuracy,gl9,,gpz
instability,gi5
reproducibility,gi1,9rv 9rs
irreproducibility,gi5
distinction,gl9
,hcl,crj
merit,gq9,crv cx7 crq
δημοτικοτητα popularity,gl9,9ki,gqc
αντιδημοτικοτητα unpopularity,gl9,9kp,gqb
νομιμοτητα legality,gqf,cet 7wx,gqh
δυναμη validity validness,gqd,5ms cer
νομιμοφροσυνη lawfulness,gl9,7xl 7w6,gqi
legitimacy,gqf,cc7,gqj
παρανομια illegality,gqi,7x3,gqd
παρανομια unlawfulness,gl9,a71 7x9 7w8,gqf
illegitimacy,gqi,,gqg
κομψοτητα χαρη elegance,gl9,6oz 568,gqr
elegance,gl9,6og
dash flair,gqk,aej
delicacy,gqk,4g4
breeding,gqk,8ox a4u
αερασ chic chicness chichi modishness stylishness swank,gqk,5so 5tc 5tg 5ss
λαμπροτητα μεγαλειο magnificence brilliance splendor splendour grandeur,gqk,8op 90o 4oz bpd 7gc
ακαλαισθησια απειροκαλια αφιλοκαλια κακογουστια inelegance,gl9,,gqk
roughness,gqr,b9g 9ie a5l
pompousness inflation,gqr,bx3 9p8 9pg
,gl9,3pe,gr0
legibility,gqu,7xh
expressiveness,gl9,3il
clarity lucidity clearness,gqu,7xh 7lc 35a 33e 33k 5n3 43e,gr3 gr2
focus,gqx,4kr
unambiguity,gqx,5nc 5f6 ti,gr5
,gl9,5mv 3pg,gqu
inscrutability,gr0,5my
απροσδιοριστια ασαφεια obscurity abstruseness reconditeness,gr0,33x 3pj,gqx
,gr0,,gqx
vagueness,gr3,33x 4ex
ambiguity,gr3,5ex sz,gqz
ορθοτητα τιμιοτητα righteousness,gsq,agt,grb
rectitude,gr6,agu
ευλαβεια ευσεβεια piety piousness,gr6,,grd
ευλαβεια ευσεβεια θρησκευτικοτητα devoutness religiousness,gr8,ajp 9ey 9f2
θρησκοληψια πιετισμοσ religiosity religionism religiousism pietism,gr9,n2a ajp
ανοσιοτητα unrighteousness,gt4,,gr6
sin sinfulness,grb,agw che
ασεβεια impiety impiousness,grb,abu 9et,gr8
ανθρωπια humaneness,gl9,7ck,gri
humanity,gre,e4p
φιλευσπλαχνια mercy,gre,6p0,grk
οικτοσ συμπονια compassion pity,grg,9li
απανθρωπια σκληροτητα ωμοτητα inhumaneness inhumanity,gl9,7d1 7cr,gre
brutality,gsl,chc 7cu cgt
ασπλαχνια mercilessness unmercifulness,gri,8c1,grg
ruthlessness,grk,8c7 7d3
relentlessness,grk,62q 9fc 3y9
γενναιοδωρια generosity generousness,gs6,6j5 6in,grq
αλτρουισμοσ φιλαλληλια unselfishness,grn,6iy ar4,grs
αλτρουισμοσ ανιδιοτελεια altruism selflessness,gro,o6h,grt
τσιγγουνια stinginess,gen,6iz,grn
meanness,grq
ιδιοτελεια selfishness,grq,aqz,gro
εγωισμοσ εγωκεντρισμοσ egoism egocentrism,gen,nn3,grp
καιροσκοπισμοσ οπορτουνισμοσ opportunism expedience,grs,5lh 5lm
δυναμισμοσ ενεργητικοτητα ζωηροτητα ζωντανια drive,gen
enterprise initiative,grv,5cy nnp
φιλοδοξια ambition ambitiousness,grv,tn
βουληση aspiration,grx,4fx
energy push,grv,csf bz8 4re 5cz 53
aggressiveness,grv,nc
fight,gs0,bzb ni 3md
boldness nerve,gs0,1l5 6cv 16i
audacity,gs2,16i
presumption,gs3
εντιμοτητα τιμιοτητα fairness equity,gt2,8ge 5py
ευγενεια καλοσυνη,gsz,7sm,gsk
καλοσυνη,gs6
ευμενεια charity,gs7 gsv
εκτιμηση στοχασμοσ υποληψη consideration considerateness,gs6,46c,gsn
αβροτητα διακριτικοτητα διπλωματικοτητα λεπτοτητα τακτ tact tactfulness,gs9,,gso
διπλωματια diplomacy discreetness finesse,gsa,bv8 4qa
μοχθηρια malevolence malevolency malice,gt7,1qn
spite,gsc,32o 8oh 1qv 9gj
malignancy,gt7,1qn
αισθαντικοτητα ευαισθησια sensitivity,hg7,arx,gsh
antenna feeler,gsf
αναισθησια insensitivity insensitiveness,hgl,as1,gsf
crassness,gsh
callousness,gsh,as5 6rd as2
αγενεια unkindness,gsh,7d3 7sw,gs6
cruelty harshness,gsc,7cu
meanness,gsc,8ol 8ot 7cw
αδιαφορια inconsideration inconsiderateness thoughtlessness,gsk,,gs9
αδιακρισια tactlessness,gsn,hb,gsa
mischief,gt7,1ql 1hl 6sh
ηθικη morality,gl9,8ij 8ie,gt4
rightness,gsq
virtue,gsz
αρετη virtue,gsz


conscience,gsq,ap8
,gsw,ap8
religiousness,gsx
αρετη καλοσυνη good goodness,gsq,agu a9w 6mn,gt7
virtue chastity,gsq,2ol
purity,gt0,2ol
δικαιοσυνη justice justness,gr6 gsu,5py 5qa 7sc,gte
δικαιο rightfulness,gt2,7xl 7sh,gtf
ανηθικοτητα immorality,gl9,agr 8in,gsq
depravity,gt4,43h cqn
anomie,gt4
κακια evil evilness,gt4,chc 6ms,gsz
worst,gt7,1sj
wickedness ugliness,gt7,6n2 ch9 chg
enormity,gt9
wrongdoing,gt7
vice,gt7
corruption,gus,blp
αδικια ανομια injustice unjustness,grb,5q4 5qd 7sj,gt2
αδικημα wrong wrongfulness,gte,agl chb,gt3
divinity,gl9
ιεροτητα holiness sanctity sanctitude,gl9
αγιοσυνη αγιοτητα sacredness,gth,aj9 cry aj8 ajd
κουραγιο σθενοσ courage courageousness bravery braveness,get,1z6 22a,gts
heart nerve,gtj,22i 9iz
ανδρεια γενναιοτητα παλληκαρια heroism gallantry valor valour valorousness valiance valiancy,gtj,22q
,gtj,1z6,gtt
coolness,gtm,3p2
boldness daring,gtm,clt 1yy,gtu
audacity temerity,gto,1z6 i8
brazenness,gto,16i
pluck,gtm
cowardice,get,22s,gtj
,gts,22s,gtm
timidity,gtt,22y,gto
επιμονη σταθεροτητα resoluteness firmness resolve resolution,gen,ab4 5qg 4d7 aay,gua
αυτοελεγχοσ αυτοκυριαρχια αυτοπειθαρχια αυτοσυγκρατηση willpower,gtv
nerves,gtw
stiffness,gtv,ab4
ισχυρογνωμοσυνη ξεροκεφαλια πεισμα stubbornness bullheadedness obstinacy obstinance pigheadedness,gtv,bn8 bn6
intransigence,gtz,62q
προσηλωση,gtv,ab6
αδιαλλαξια ακαμψια adamance obduracy unyieldingness,gtv,bn9 62q
αποφασιστικοτητα decisiveness decision,gtv,4d5,guc
αποφασιστικοτητα determination purpose,gtv,4f8 4gl
persistence persistency tenacity,gu4,bn9 ad7 3y9 2lo
σταθεροτητα steadfastness,gtv,ab4
diligence industry,gu4,5cz 989 4pg 4pd
assiduity,gu7,4iw
intentness,gu8,3zj 3zg 18x
αναποφασιστικοτητα irresoluteness irresolution,gen,abb,gtv
unpredictability,gua
indecision,gua,,gu3
sincerity,gup,b2c,gue
hollowness,guu,8ap 6jn,gud
hypocrisy,gue
,gr6,agk 74x a9w 73z
honor honour,gr6,,gur
integrity,gun
incorruptibility,gun
nobility grandeur,gug,6j8 8on
,gug,a9r a9w abe
decency,gul,9tn
honesty,gr6,c9m b2i 73z,gus
candour,gun,4r7 4r5 7jq
truthfulness,gun,74o,guu
veracity,gup
dishonor,grb,cm3,guh
,grb,,gun
deceit,gus
,gus,,gup
fidelity,gl9,51 5qu 5qe,gv2
constancy,guv,3ws
dedication,guv,5df
loyalty,guv,c9m 5qj,gv3
allegiance,guy
patriotism nationalism,guy,98p o5i 98o
americanism,gv0
infidelity,gl9,5r8 5qx 5qm,guv
disloyalty,gv2,,guy
treason,gv3,5r8 okz
betrayal,gv4
treachery,gv3,5qq
,gl9,8v4 5mm beo
innocence naturalness,gv7
simplicity,gv7,beq
ευπειθεια πειθαρχια υπακοη discipline,gen,,gvl
αυτοπειθαρχια,gva
austerity,gvb,7ii 26
καλογερικη μοναχισμοσ monasticism,gvc
abstention,gvb,6ys
continence,gvb
εγκρατεια περιορισμοσ συγκρατηση χαλιναγωγηση restraint,gva,,gvn
moderation,gvg gsu
sobriety dryness,gvh
inhibition,gvg
continence,gvg
ανυπακοη απειθεια απειθαρχια indiscipline undiscipline,gen,,gva
,gvl,6xw
,gvl,,gvg
abandon,gvn
pride,gen
αυτοεκτιμηση αυτοσεβασμοσ dignity,kr3,cm1
κενοδοξια ματαιοδοξια ματαιοφροσυνη conceit conceitedness vanity,gen,9vy,gw0
egotism,gvr,9vm nn3
επαρση αρχοντιλικι υπεροψια arrogance haughtiness hauteur lordliness,4q7,9vt 9vm
περιφρονηση condescension superciliousness disdainfulness,gvt,9vt abr 5gw
αλαζονεια hubris,gvt
αυταρχικοτητα imperiousness domineeringness overbearingness,gvt,4uz 4ux 9vt
ανωτεροτητα superiority,gvt
σνομπισμοσ snobbery snobbism snobbishness,gvt,9qi
clannishness exclusiveness,gvy,9qy 9qi
ταπεινοτητα humility,gen,9w3,gvr
σοφια wisdom wiseness,gen,cpb,gw7
σωφροσυνη συνεση judiciousness sagacity sagaciousness,gw1,9k9 9wy
initiation,gw1,7ji 52w 5m9
διπλωματια statesmanship statecraft diplomacy,gw1,ohh
κριση discretion,gw1
επαγρυπνηση προσοχη προφυλαξη προνοια circumspection caution,gw5
αφροσυνη μωρια folly foolishness unwiseness,gen,cpu 36g,gw1
ακρισια indiscretion injudiciousness,gw7
βλακεια ηλιθιοτητα παραλογισμοσ absurdity fatuity fatuousness silliness,gw7,4p7 cpo cpm cpk
διορατικοτητα κριση οξυδερκεια perspicacity,gen
αντικειμενικοτητα objectivity objectiveness,gwa,a2y 8sa
υποκειμενικοτητα subjectivity subjectiveness,gwa,7ee 8se
προνοητικοτητα προνοια prudence,gw5 gsu
,gwd,,gwi
foresight,gwe
,gwd,c1t
οικονομια economy thriftiness,gwg,9wi c1s c1t brk be8
,,9x5 9wm,gwe
waste,gwi,c1x be4 6s6
εμπιστοσυνη trust trustingness trustfulness,gen,c9g bqh,gwn
ευπιστια credulity,gwk
αφελεια overcredulity,gwl
δυσπιστια καχυποψια distrust distrustfulness mistrust,gen,4dj,gwk
,gen
slovenliness,gwo,c2i
,gwo,c2j
disarray,gwq,c2h 25g
συμπεριφορα demeanor demeanour behavior conduct deportment,gen,chr
αγωγη manners,gws
propriety,gws,9tl,gx2
decorum,gwu,9tn
rightness,gwu,9to
correctness,gwu,9tq 9to
modesty reserve,gwu
grace,gwu,46v 9tn
decency,gwu,abg 4cr,gx3
modesty,gx0,8hd
impropriety,gws,a71 11y,gwu
,gx2,9ty 8hb 4ct,gx0
enormity,gx3,8to
obscenity,gx3,awn 32t 32i 4cx
composure calm calmness equanimity,gey,3p1 3oz 9c1 52
aplomb poise,gx6,9ix aqa
repose serenity tranquility,gx6,6nb 9c6
ευπειθεια tractability tractableness flexibility,gen,62y bs5,gxe
εξημερωση tameness,gx9,bnc bvv
obedience,gx9,8rw clj,gxk
,gxb,4vo 4vb
passivity,gxc,ch5
ανυπακοη intractability intractableness,gen,c72,gx9
επαναστατικοτητα defiance rebelliousness,gxe,3xr 4em
απειθεια απειθαρχια insubordination,gxf
,gxe,8s6 6nu 874 bnq 8za
balkiness,gxe,c75
stubbornness,gxe,c78
disobedience,gxe,bnq,gxb
badness,gxk
wildness,gxh,bwa
διαγωγη τροποσ φερσιμο manner,gws
bearing comportment mien,gxn,chr chu
dignity,gxo,8oz
courtesy,gxn,,gxw
politeness,gxq,abg 46v 472,gxx
blandness smoothness,gxt,4qf a4x
,gxq,46v 6ow
chivalry gallantry,gxq
deference,gxq,ady abk c80 5be
rudeness,gxn,46z 474,gxq
,gxw,46w,gxr
crudity,gxx,56m 4cv
abruptness curtness,gxw,6nw
contempt,gxw,c83 abr
crust insolence,gxw,1lb 1l5 16i abv 6nw
ιδιοτητα property,5j
symmetry,gy2,7r5
,glq
immediacy,gy4,387 4s1
robustness,glq,bmf
streak,glq
κληρονομικοτητα heredity,gy2,7k8
heritage,5j
birthright,gy9
background,gy9
birthright,gy9
,gy9
παιδεια education training breeding,gyd,bvw
raising rearing,gyd,cl2 5gz
κληρονομια κληρονομημα inheritance,gy8,bl5
εθνοσ γενοσ ancestry lineage derivation filiation,gyg,db2
καταγωγη origin descent,gyh
pedigree,gyh
ηλικια age,gy2
,gyk,8v8,gyo
antiquity,gyl,8v9 970 8w6
vintage,gyl
,gyk,8vj,gyl
freshness,gyo,7ql 311 6be
crispness,gyp
,gyk,8vy,gyt
longevity seniority,gyr,8w1
,gyk,8wh,gyr
childishness,gyt,8a2
μοδα manner mode style way fashion,gy2,nsi 927
στυλ χαρακτηρασ υφοσ idiom,gyv
treatment,gyw
drape,gyv,8hu
εφαρμογη ταιριασμα fit,gyv,2ap cyl
ζωη lifestyle,gyv
setup,gyv
signature,gyv
wise,gyv
κρεμασμα,gyz
δομη structure,gz7,2xs
δομη framework fabric,gz5
συνθεση constitution composition makeup,gy2,cuo cuq
consistency consistence,gy2
viscosity,gz8,c16
,gz9,cmq eb
adherence,gza,7qk 73r
cohesiveness,gz9,eb c11
,gz8,6ql,gzf
firmness,gzd,6qs
softness,gz8,6qv,gzd
,gz8
crispness,gzg,c64 8ev 4gi
porosity,gz8,9d9 2h2,gzl
,gzi,,gzo
absorbency,gzj,1b
solidity,gz8,6qs bdb,gzi
,gzl,bvr
density denseness,gzm,6wm c0z
,gzl,,gzj
retentiveness retention,gzo,9dd
,gy2
ταση tendency,gzq,d86
desire,gzr,9m9 9mc 9m3
hunger thirst,gzs,5dj 6xd
greed,gzs,6z
avarice covetousness,gzu,5do 6z
,gzu
retentiveness,gzw,ef7
feel,gy2,71a ary
texture,gzy
smoothness,gzz,ba9,h03
slick,h00,ba1
fineness,h00,b9y
roughness,gzz,5i0 bam,h00
harshness scratchiness,h03,bap b9o
,gy2
,h05
,h06
woodgrain,h07
graining woodgraining,h07
marbleizing,h06
,h05,28k
halo glory,h0b
λαμποκοπημα φεγγοβολημα λαμψη brightness,h0b,2xj 25y
glare brilliance,h0d,dff b0e
θαμποσ dazzle,h0d,b0c
glitter sparkle,h0d,dfp b0h 264
flash,h0d,azx
glint,h0d
sparkle spark,gfn gio,2p4 3dd
radiance,h0d,26a 9jy 6k5 df8 dfn dfu b01
gleam gleaming,h0k,261 b08
luster lustre,h0k,26j 9jy 6k5
luster lustre brilliancy splendor,h0d,bpd 7nu 7gc 2xj
polish,h0k h00,79c 26j 79a
αποχρωση χρωματισμοσ χρωμα color,h05,270 26g,h0q
αχρωματοψια δαλτονισμοσ δυσχρωματοψια colorlessness colourlessness achromatism achromaticity,h05,,h0p
τονοσ shade tint tone,h0p,27l
χρωματισμοσ,h0p,,h0t
,h0p,,h0s
black blackness,h0t,2vp 26b,h0w
ebony sable,h0u
white whiteness,h0t,2vt 269,h0u
alabaster,h0w
bleach,h0w,265
bone ivory pearl,h0w,2vf
gray,h0t,2v2
silver,h10,2up
charcoal,h10
κοκκινο red redness,h0s,2tm
cardinal,h13,2tm
crimson ruby,h13,2tm te
,h13
claret,h16
wine,h16
κερασι cerise,h13,2tm
orange,h0s,2t6
κιτρινο yellow yellowness,h0s,2ue 285
blonde,h0s
amber gold,h1b,2qv 2qp
lemon,h1b
,h1b
ocher,h1f
straw wheat,h1b,2u4
πρασινο green greenness viridity,h0s,2s9
jade,h1i
μπλε blue blueness,h0s,2qz
navy,h1k
purple,h0s,2tg
violet,h1m,2tg
ροζ pink,h0s,2tb
ροδοκοκκινο carnation,h1o
ροζ ροδινο rose,h1o,2r6
βερικοκι ροδακινι,h1o
coral,h1o
brown,h0s,2ra 2es
chocolate,h1t
,h1t
tan,h1v
dun fawn,h1v
sepia mahogany,h1t
pastel,h0s,2z5
,h05
hue,h20
vividness,h20,2w1 2xj
complexion,h0p
fairness,h23,1wu
pallor,h23,2ya tg 26o 2xv
whiteness,h23
αρωμα smell aroma odor odour scent,gy2,av4 68v 68j aus av0
αρωμα ευωδια bouquet fragrance fragrancy redolence sweetness,h27,68c 688
ηχοσ sound,h2g,b2f awt b22,h2c
ηχοσ ring,h29,b31
φωνη voice,h29
ησυχια silence quiet,h2g,b4f a0h 3b8,h29
hush stillness still,h2c,9kg 3b8 9c6 a0h b4f 3b7
speechlessness,h2c,15w
quietness,h2c,a0h a0e
,gy2
μουσικοτητα musicality musicalness,h2g,dqc 8b6 8bo
texture,h2h
κακοφωνια παραφωνια,h2g
ανταρα θορυβοσ φασαρια cacophony,h2j
pitch,h2g
soprano,h2l
tenor,h2l
key,h2l
bass,h2l
tone,h2l,dla 5ur 67v
tune,h2l,29d
ποιοτητα timbre timber quality tone,h2g,c4c 5ur
ηχοχρωμα χροια χρωμα color,h2s
harshness roughness,goj,2ad 9ig
fullness richness,gy2
resonance ringing sonority vibrancy,h2s,84g b31 ads
intensity,h2g,84o 83m,h31
crescendo,h2x,ckv
swell,h2y
forte,h2x
,h2g,83w,h2x
piano,h31
,h2g,ael
cadence,h33
lilt,h33,aep
,gy2
spice,h36,b4q 3ts bxo
sharpness,h37,bxl
tang zest,h37,bxo bsx b4q
hotness,h37
acidity,h36,5x b5a bxu bsz 68t bst
sweetness,h36,bsr

blandness,h3d,bxy
,gy2
dominance,h3f
κραση φυση physique build habitus,h3f
παχυνση fatness fat blubber avoirdupois,h3f,5v8 6yl,h3m
,h3i,5vi
corpulence,h3j,5vm 5vi
plumpness,h3j,5vc
thinness,h3f,5vn,h3i
υψοσ stature height,h3f
carriage posture,h3f,8qf
walk,h3o,9ye 9y7
,h3o,6of,h3t
grace,h3q,6ow dd3 90m
suppleness,h3q,6om
,h3o,6os,h3q
stiffness,h3t,62i
physiology,h3f,9e9 dzc
,h3f
ζωτικοτητα animateness aliveness liveness,h3w,qu 4yd xb ww x5,h3z
βιωσιμοτητα vitality,h3x,xg r1
ανυπαρξια inanimateness lifelessness,h3w,ru xi rd x6,h3x
γενοσ φυλετικοτητα φυλο sex gender sexuality,h3w,dsp
αφυλια asexuality sexlessness,h3w
αρρενωποτητα maleness masculinity,h40,88e 88h 87d 87c,h44
αμφιφυλια ανδρογυνισμοσ ερμαφροδιτισμοσ androgyny hermaphroditism bisexuality,h40,87m
θηλυκοτητα femaleness feminineness,h40,88n 88j 88l 87k 87i,h42
,gy2
,h45,adj
echo reverberation,h46,b31 d0k
θερμοκρασια temperature,pst h45
enthalpy,h45
υδραργυροσ mercury,h48
κρυο ψυχοσ coldness cold,h48 g9j,7aj,h4e
chill,h4b,7ao 6cx 2qy 2qt 7as
coolness,h4b,7au cji 7as
ζεστη hotness heat,h48,2r1 bo4 2ri 79o,h4b
warmth,h4e,cjc
,h45,95j 7gn 99p
visibility,h4g,94d chh
luminosity brightness,h45,28k 9jy 261
luminescence glow,h4i,b04 249
sensitivity,h45,arn
elasticity,h45,55c,h4u
resilience,h4l
bounce,h4l,9w0 7xf
give,h4l
toughness,h4l,2b4
plasticity,h45,55k axs
flexibility,h4q,625
,h4r,axs
suppleness,h4s,axs
,h45,,h4l
stiffness,h4u,62i 8fe
μαζα mass,pst h45
bulk,h4w,7u8
βαροσ,h4w
βαροσ,h4w
equivalent,h4y
meq,h4y
βαροσ weight,h45
βαροσ,h52
heaviness,h52,5vi 6wl,h55
weightlessness,h52,6x0,h54
momentum,h45
δυναμη σθενοσ strength,gy2,,h64
ισχυσ might mightiness,h57,9mb
δυναμη ευφυια vigor heartiness,h57,6u8 4yw ah7 5as
robustness validity,h57,6u8 ah1 agx
toughness,h57,4gc agy
smallness,h64,843
firmness,h57
fortitude,gtj gsu
backbone guts sand,h5e,22i
endurance,h57,4ax
toughness,h5g
tolerance,h5g
invulnerability,h57,cir,h6b
immunity,h5j
ενεργεια επιδραση επενεργεια potency effectiveness,hfi,9lu
ατομικοτητα δυναμη valence,hfi
αλκη δυναμη ρωμαλεοτητα ρωμη force forcefulness strength,h5r,16v 54y
momentum,h5n
δυναμη energy vigor,h5n,5ag ah7 5as 5ac 3tp 53
athleticism,h5p,5ap
ενταση intensity intensiveness,h9c,8ct 8db 8cg 28a 1rl 1rf
badness severity,h5r,8ci bm8 8cz 48h 3eg
seriousness,h5s,6xk 48h
εμφαση εκφραστικοτητα παραστατικοτητα τονισμοσ υπογραμμιση vehemence emphasis,h5r,blt 16v
επακρο αποκορυφωμα ζενιθ,h5r
ορμη ferocity fierceness furiousness fury vehemence violence wildness,h5r,2bb 8d7 cgq bmh cgt w3 2bj 8c3 8cs
savageness,h5w,bw1 cgt 2zv 7cu
concentration,gy2,1uw
titer,h5y
,h5y
ph,h60
acidity,h61
neutrality,h61,a2c
αδυναμια weakness,gy2,aha bmn,h57
αδυναμια adynamia,h64
feebleness,h64,bmv bmt b0y
ευθραυστοτητα fragility delicacy,h64
ανυποστασια insubstantiality,h64,44d
εκνευρισμοσ enervation,h64,2v7
ατονια βαριεστημαρα ληθαργοσ inanition lethargy,h64
vulnerability,h64,cik,h5j
exposure,h6b,ast
,gy2
,h6d
συνεχεια sequence succession successiveness,h6e,8zi bz5 5jc 49x
rain pelting,h6f,8c5
ταιμινγκ timing,h6e,4c8
coming,h6h,2js
,h6h,50l 4zu
priority precedence,h6j,d6p yd
punctuality,h6h,9xc
,h6h,bu7
coincidence conjunction,h6m,bu7 2ki
timeliness,h6h,9xe 8ym
presentness,h6h,97h
currency,h6p,4am
modernity modernism,h6q,buc 5sy 30b 9ta 8gv
μακροσ μηκοσ duration length,h6d,81t
,h6s,81o,h6w
longevity,h6t
παραταση προεκταση συνεχιση lengthiness prolongation continuation protraction,h6s,2eg 4tu dcx d99 d1o bzu x9 d17 81t
βραχυτητα shortness,h6s,829,h6t
βραχυλογια βραχυτητα λακωνισμοσ συντομια brevity briefness transience,h6s,9b3 3re 82d
permanence,h6s,9ap,h71
durability,h6y,9at auv 81v 9am 9ba 9ap
continuity persistence,h6z,3y9 3yl
,h6s,9b0,h6y
transience,h71,9b3
mortality,h71,8jp,h74
immortality,h6y,8jr,h73
viability,gy2,qz
infrared,rrd
ρυθμοσ speed swiftness,h78,7dy 5uo 5tk 5u0 5u7 ajj 36a ak8 35z
ρυθμοσ pace rate,h6d,a26
ταχυτητα celerity quickness rapidity rapidness speediness,h78,5u7 5ua 5u8 5u5 7dy 7p
αμεσοτητα immediacy immediateness instantaneousness instancy,h79,5u6 97j 5u5
dispatch,h79
haste hurry,h77,7dv 3ax 7e1 7dz
abruptness suddenness,h7c,6p5 7e1 6p8
acceleration,kal,36a,h7f
deceleration slowing retardation,kal,ddn 36h 36m 361,h7e
slowness,h78,98c 7e2 7e3 5uu 5uh
procrastination,h7g,cww
spatiality,gy2,dnm
,h7i,49w e3v
flatness,h7j,5h9 c0f 49q 49n
directionality,h7i
διαμορφωση shape form configuration contour,h7i,13j
topography,h7m,e8c
lobularity,h7m,dz3
συμμετρια symmetry symmetricalness correspondence,h7i,bt8,h7r
regularity,h7p
ανισομερεια ασσυμετρια asymmetry dissymmetry imbalance,h7i,btf,h7p
irregularity,h7r
λοξοτητα lopsidedness skewness,h7r,bkh
,h7r
directivity directionality,h7u,d6z
directivity,gl9,1jg
occlusion,h8e
list,h8e,8r2 agz
gradient slope,h8e
grade,h7z,6pf 7jg
slant,h7z,9ui agz d2x
loft,h81
abruptness,h7z,70k 6pj 6pl
,h7m,3pp
hollowness,h84
convexity,h7m,3pt
narrowing,h7m,2bf
καμπυλοτητα κυρτοτητα curve,h7m,agj dbh
,h7m,ahc
rotundity,h89,ahf
,h89,ahc
eccentricity,h8b,3ql
κατσαρωμα curliness waviness,h88,63w 63s
θεση,7h,aai
θεση placement arrangement,h8e,85l bo6 8ab
σχημα composition composing,h8f
συμμετρια proportion proportionality balance,h8f
alignment,h8f,3bs
coincidence,h8e
marginality,h8e,2hn
ποζα σταση position posture attitude,h3f,axn
κατακλιση decubitus,h8l
αναστροφη eversion,h8l
pose,h8l,axn
εκτοπια ectopia,h8l
,h8l
matsyendra,h8q
γκαρντ φυλαξη guard,h8l
απλωμα ξαπλωμα sprawl sprawling,h8l,8hx
σταση stance,h8l,8i6
διαστημα spacing,h8f,aaq
αποσταση distance,h8v,374
nearness,h8w,37g 37x
proximity,h8x,4tf
wavelength,h8w
span,h8w,d1r
distribution dispersion,h8v,,h93
dissemination diffusion,h91,5s7
concentration density denseness,h8v,ciy 9d7,h91
αποσταση διαστημα interval separation,h8w
clearance,h94,ao8
μεγεθοσ magnitude,gy2,1vm 34z
χωροσ proportion dimension,h96
order,h96,49j
πιθανοτητα probability chance,86,7yc
risk,h99
διασταση dimension,h96
βαθμοσ degree level,gy2
depth,h9c
profundity,h9d,9sq,h9f
superficiality shallowness,h9d,9t5 9su,h9e
glibness,h9f,14z
νουμερο size,gy2
small,h9h
highness,h9c,box 71f
high,h9c,709
extreme,h9c
ευροσ πλατοσ φαρδοσ amplitude,h96
multiplicity,h96,b7o
διαστασεισ χωροσ ογκοσ size,h96
bulk volume,h96,7vf 7u8
intensity,h96
circumference,h9o
περιγραμμα περιμετροσ περιφερεια circumference,hbn
διαμετροσ diameter diam,hbn
ακτινα radius,hbn
ημιδιαμετροσ semidiameter,h9u
thickness,h9b,9d7,h9y
διαμετρημα gauge caliber calibre,h9t,4ma 82e
thinness,h9b,c0p coe c06,h9w
,h9o,7tx 1ay,ha3
greatness immensity,h9z,7u7 3ol 7uu 7tz 443 7ur 90q 7g6 7ue
enormity,ha0,7ue
spaciousness,h9z,3dw 7u7 3dy
μικροτητα smallness,h9o,7vh 7ym,h9z
ποσο amount,h96
quantity,ha4
αυξηση increase increment,ha4,160 16w,ha9
amplification gain,ha6
accompaniment,mnb,39v
ελαττωση μειωση decrease decrement,ha4,15n,ha6
αυξηση raise rise hike,ha6,a8r 17h
boost hike,ha6,a8r
smallness,ha4,8gg 7vh
supplement,ha6,bpb d0 ddq
drop,ha9,15n 34h
turnover,h9p
adequacy,gl9,bof czq,hah
ελλειψη inadequacy deficiency,ha4,ds boh,hag
deficit shortage,hah
abundance,ha5,3a 37 31 d79,hap
amplitude,haj,6ir 6d3
plenty plenitude,haj,37 3h
profusion richness,haj,37 af8 3c
wealth,haj
greenness,ham
scarcity,hah,,haj
paucity,hap
moderation,h9c,byc 8ce 8g9 cgo 5ly 1ja,has
,h9c,,har
excess,has,8gk acl
luxury,gvm,afc
,haj
excess surplus,hav
,hat,8ni
redundancy,hax,8ni 3rz
margin,ha4
αριθμοσ number,ha4,468 5oo 5oi 5ov cx1
multiplicity,hb0,8j0
υπεροχη prevalence,hb0,cwy cx3
πλειονοτητα πλειοψηφια majority bulk,hb0,86j,hb4
μειονοτητα μειοψηφια minority,hb0,86m,hb3
εκταση extent,h96,d1u d25
coverage,hb5,648
frontage,hb5
οριο limit bound boundary,hb5,5oj 1u8 1tr
utmost maximum,hb8,33g 33f 8cq 71t
verge brink,hb8
ακτινα σφαιρα φασμα scope range reach orbit compass ambit,hb5,d2i d97
ballpark,hbb
confines,hbb
register,h2s
horizon,hbb
sweep expanse,hbb,d27 d1r
gamut,hbb
spectrum,hbb,djf
palette,hbb
περιοχη expanse,hb5
χωροσ acreage,hbk
footprint,hbk
μηκοσ length,pst h45 h9b
distance,h9o
gauge,hbo
yardage,h8w
mileage,h8w
,h8w,a8g
υψομετρο υψοσ altitude height,hbs
ceiling,hbt
μηκοσ length,hb5
,hbn,bvj 816,hby
prolongation,hbw,2eg
shortness,hbn,81g,hbw
συντομια briefness,h6w,82d
βαθοσ depth,hb5
shallowness,hc0,4dz
superficiality,hc1,dk5
width breadth,h9b
,hc3,7u7 co4,hc6
thickness,hc4,bzv
narrowness,hc3,cob,hc4
fineness thinness,hc6,coe c0l
υψοσ height tallness,h9b,bvc
highness,hc8,70f 709,hca
,hc8,70n,hc9
shortness,hca,bvm
αξια worth,gl9,crq crj,hcg
αξια value,hcc,4cn
αξια merit virtue,hcc,,hcf
αναξιοσυνη αναξιοτητα demerit fault,hcc,,hce
αναξιοσυνη αναξιοτητα worthlessness ineptitude,gl9,cfb,hcc
idleness,hcg,br3
damn hoot shucks,hcg,6m3
vanity,hcg,8ap 9vy
τιμη price,hcc,5lz
καλο good goodness,gl9,8yl 6ta hn 6l5,hcs
benefit welfare,hcl,hn bhb bh8
advantage,hcm,,heg
sake interest,hcm
behalf,hco
better,hcl
optimum,hcl,1s5
κακο bad badness,gl9,6ll,hcl
worse,hcs,1tb 1t1
evil,hcs
τιμη price cost,hcd,5lz d53
,hcv,5lu,hcz
assessment,hcv
luxury,hcw,afc afe 6iv
φθηνια φτηνια inexpensiveness,hcv,5m3,hcw
καρποφορια fruitfulness fecundity,gl9,6d1,hd2
παραγωγικοτητα productiveness productivity,hd0,bo0 9ro 9rd
aridity,gl9,78m 9rm,hd0
χρησιμοτητα ωφελιμοτητα utility usefulness,gl9,6f7 ceg cea 6rw,hda
detergency,hd3
λειτουργια function purpose role use,hd3,czx
,hd3,6yp
avail,hd6,cmb
χρηση use,hd3,co9
instrumentality,hd3,6yv
αχρηστια inutility uselessness unusefulness,gl9,cei,hd3
futility,hda,cek
worthlessness,hda
πρακτικοτητα practicality,hd3,a3v 9n9
viability,hdd,9lk
realism,hdd,a3v 9nc o83 oaq oap
,hd3,9ne 9lk
feasibility,hdg,9lk
,,nuq
ρομαντισμοσ romanticism,hdi,9nk oe9
ικανοτητα competence competency,hg7,dn 3lq,hdm
proficiency,hdk,b8x
incompetence,hgl,b9d,hdk
προσον asset plus,gl9,,he8
resource,hdn
aid assistance help,hdo,na dau cm5
recourse resort,hdo,csg
resourcefulness,hdo
αβανταζ πλεονεκτημα advantage vantage,hdn,hh,he9
ευνοια favor,hds,4e2
ισχυσ,hds
ισοζυγισμοσ χαντικαπ handicap,hds,6e1
διαφορα προβαδισμα lead,hds
επιρροη pull,hds
κερδοσ ωφελεια οφελοσ profit gain,hds,bh8
profitability,hdy,9se
προνομιο privilege,hds
σκοπιμοτητα expedience expediency,hds,9k7
superiority,hds,bor
forte specialty,hdn
καλο good,hds
,hcl,9wy
advisability,he5,im
πλεονεκτικοτητα favorableness favourableness advantageousness profitableness,hds,hh 1c7 5wm
μειονεκτημα liability,hcs,7y3,hdn
ελλειψη μειονεκτημα disadvantage,he8,ch6,hds
limitation,he9,1tr 1u8
defect,he9
απωλεια loss,he9
κοστοσ price cost toll,hcd,5m1 cve
,he9
catch,hee
penalty,he9,,hcn
inferiority,he9
,gl9,3x7
,hei
poison,hei,cqt
virulence,hej,c6q bn
positivism,gl9,2j9 dhi 9ku
assertiveness,hem,16q
σημασια importance,hcd,b07 496 7eq,hez
magnitude,heo,34z
prominence,heo,3w6
greatness,heo,7t4 6kt 7fa
σημασια significance,heo,b07,hf1
meaningfulness,hes,8ai,hf2
consequence,hes,b0b
urgency,heo,4hc
sharpness,hev,bz3
instancy,hev,4h9
weight,heo,9d1 7f8
ασημαντοτητα unimportance,hcd,b0t 7fl,heo
triviality,hez,bn1 7fo ard b0y
μηδαμινοτητα insignificance,hez,86w 8aq b0t,hes
,hf1,,het
aimlessness,hf2,avf cfh
δικαιωμα right,icx,chv
access,hf4
due,hf4
access,hf4,c6p
εξουσιοδοτηση authorization sanction,jf2,cbx 4y1
,hf4
προνομιο prerogative privilege perquisite,hf4
privilege,hf4
door,hf7

ανεξιθρησκεια,hfd
ψηφοσ vote suffrage,hfg,c8q
franchise,hf9
enjoyment,hf9,6y3
δυναμικοτητα power powerfulness,gl9,7cf 9mv 9m7,hge
δυναμη ισχυσ σφοδροτητα puissance,hfi
ενδιαφερον interest interestingness,hfi,7p4 d11 9lf,hgg
ειδηση newsworthiness news,hfk
ζωηραδα χρωμα color vividness,hfk,a3x 33o
sway,hfi,crp 9t6
επιδραση influence,hfi,9ms 4t4 ckj
δυναμη force,hfo,4nu 8x3 cfp
,hfo,9lc
tentacle,hfq
pressure,hfp,cqv cfp 4rc
heartbeat,hfp
wheel,hfp
ελεγχοσ control,hfi,c54
εξουσια authority authorization potency dominance,hfv,cl1 9me
hold,hfv
rein,hfv
command,hfw,c54 4oy
lordship,hfw,o4q
sovereignty,hfw
δικαιοδοσια jurisdiction,hfi
disposal,hfi
veto,hfi,cb6
δραστικοτητα δυναμη effectiveness effectivity effectualness effectuality,hfi,53p 3lw 54j,hgm
δυναμη efficacy efficaciousness,hg5,53p 54h
ικανοτητα ability,gl9,3ls 2by 0,hgl
,hg7
μιλια,hg8,5pb
δυναμικοτητα capability capableness,hg7,3ls 2cc 2bw
ικανοτητα capacity,hga
δυναμη strength posture,hga
firepower,hgc
αδυναμια ανημπορια ανικανοτητα powerlessness impotence impotency,gl9,9ly 9mk,hfi
ανημπορια ασθενικοτητα helplessness weakness impuissance,hge,9mo
αδιαφορια uninterestingness,hge,7p9,hfk
ανια,hgg,7pb 4yk
,hgh,7pb 3ru
drag,hgi
heaviness,hgg,7pe
αδυναμια inability,gl9,614,hg7
αναποτελεσματικοτητα ineffectiveness ineffectualness ineffectuality,hge,cek 9m1 53u,hg5
romanticism romance,gl9
analyticity,gy2,vm
pathos poignancy,gl9,8kb
optimism,gey,9kv 8yw,hgr
pessimism,gey,8z2 o6d,hgq
responsiveness,gl9
σωμα body,4b
ανατομια σωμα build figure physique anatomy shape bod frame form flesh,hgt,dtm
προσωπο person,hgu,d4e 4k1
σωμα body,4b,d4e
λειψανο πτωμα cadaver corpse stiff clay remains,hgw,d0b
μουμια mummy,hgw
κορμι,hgt
συστημα apparatus,hh2
συστημα,hgz
,muk
χωρα area region,hh2
αυλακα εντομη groove vallecula,hh2,7f3
partition,hh2
διαφραγμα septum,hh5
,hh4
hilum,hh7,dz2
,hh2
,hh2
fiber,1d
germ,hha,2nk
διακενο interstice,hha,dme
πλευρα rib,hha
,hha
συστημα,hh2
ρουχο,mpv
sheath,mpv,88t
δερμα skin tegument cutis,hjq hhh,dxw
buff,hhj
,hiu
επιδερμιδα epidermis,m37
νευροεπιθηλιο neuroepithelium,hhl
χοριο dermis corium derma,m37
μανδυασ mantle,hhm
plaque,giw
βλαττιδα σπιλοσ macule,giw,8h3
εφηλιδα φακιδα freckle lentigo,hhr
κεγχριο whitehead milium,gjg
φαγεσωρασ blackhead comedo,gjg
ποροσ pore,hi2,2h2
αγωγοσ tube,hha
tubule,hhw
,hhw
διοδοσ passageway,hha
anastomosis,qrz,dz6
ανοιγμα στομιο orifice porta,hhz
αγωγοσ σωληνασ duct,hhz,81f a2x
σωληναριο ductule ductulus,hi2
sinusoid,hhz
τριχωμα hair,hhh,1n9
μαλλι mane,hi5
parting,m05
κομμωση hairdo hairstyle coiffure coif,hi5,nsi
beehive,hi8
κουρεμα haircut,hi8
μπουκλα lock whorl,hi5,63s 748
bang,hi8
braid,hi8,13u 8ee
chignon,hi8
thatch,hi8
,hi5
γενι μουστακι beard whiskers,hig,d24
χνουδι fuzz,hih,1nt
mustache,hig
toothbrush,hij
φαβοριτα sideburn burnside,hig
μουσακι υπογενειο goatee,hih

κακαδο καπαλο κακαδι καρκαδι scab,hin,s6
,hin
nodule,hip,axi edq
specimen,mw1
ισθμοσ isthmus,hit
ιστοσ tissue,hh2
,hit
σαρκα flesh,hiu,d9j
parenchyma,hiu
,hiu pbm
λιποσ fat,hiu,5w8 6yl
αθηρωμα atheroma,hiy,e6g
κοκαλο οστο bone os,hjq,eh4 29f
αστραγαλοσ anklebone astragal astragalus talus,hj0
καρποσ carpal,hj0
κεντρο centrum,hj0
ζυγωματικο cheekbone zygomatic malar,hj0
γοφοσ ισχιο ischium,hj0
,hj0
jowl,hsg hkh
,hj0

επιγονατιδα patella kneecap kneepan,hjf
phalanx,hj0
rib,hj0
ωμογληνη,q7e
ακρωμιο acromion,hp5
,hj0
,hko
στερνο sternum breastbone,hj0,e66
μασελα οδοντοστοιχια dentition teeth,ld1
δοντι tooth,hj0
chopper,hjj,2vf 7bw 7bs
turbinate,hj0
σπονδυλοσ vertebra,hj0,e70
κογχη orbit,hko,dqn
alveolus,hjg
marrow,hjq
,hiu
κολλαγονο collagen,rgb
,hiu
χονδροσ cartilage gristle,hiu,c5z
muscle,hiu,ds2
μυσ muscle musculus,hjw
,hka,7uv
,hjv
απαγωγοσ abductor,hjx
προσαγωγοσ adductor,hjx
,hjv
antagonist,hk0,43w
,hjx,6b,hk6
quadriceps,hk2
συνδεσμοσ ligament,hjq
τενοντασ tendon sinew,hjq,dkr
καμπτηρ flexor,hjx,,hk2
γαγγλιο ganglion,how
,hk7
ωτογαγγλιο otoganglion,hk8
οργανο organ,hh2,6fk
vitals,hka
,hka
υποδοχεασ receptor,hka,as3
baroreceptor,hkd
,hkd
γλωσσα tongue lingua glossa,hka hkh,dml dnr
αρθρωτησ articulator,hkr
γλωσσιδα γλωττιδα glottis,hkr
επιγλωττιδα epiglottis,hre
στομα mouth,hi1,812 65l 5nn
μπουκα cakehole maw yap,hkn
os,hi1
στομα mouth,hwm,812 65l 5nn
,hha
αιθουσα προθαλαμοσ προδρομοσ vestibule,hko
gum,hiu,6ut
,hka
χειλοσ lip,hh9 hkh
anterior,hjj,10u
νεογιλοσ,hjj
κυνοδοντασ σκυλοδοντο canine eyetooth cuspid,hjj
προγομφιοσ premolar bicuspid,hjj
cusp,q9h
κοπτηρασ incisor,hjj
γομφιοσ τραπεζιτησ molar,hjj,2hh
μυλη στεφανη crown,m3m
αδαμαντινη σμαλτο enamel,hin,919
πολφοσ pulp,hmv
αμυγδαλη tonsil tonsilla,hjs
σταφυλη uvula,hmo
ουρανισκοσ palate,m3f
veil,hl7
,ho0
ματι οφθαλμοσ eye oculus optic,hkd,dqi o48 b1a
φρυδι eyebrow brow supercilium,hi5
,hmo
βλεφαρο ματοφυλλο eyelid lid palpebra,hla
εγκανθισ κανθοσ canthus,lws
επικανθοσ επικανθισ epicanthus,hpz
cilium,hi5
,hlz
eyeball orb,hlh,b1a
,hha
pterygium,hlf
διαφραγμα diaphragm midriff,hou ho0
ενδοοστεο endosteum,ho0
intima,ho0,e6i
ιριδα,ho0
pupil,mnn
cortex,hiu
αυτι ear,hkd
λαβυρινθοσ labyrinth,hkd
ενδολυμφοσ endolymph,hmx
πτερυγιο auricle pinna ear,hre
τραγοσ tragus,hre
θυριδα fenestra,hi1
hammer,hj9
anvil,hj9
stirrup,hj9
κοχλιασ cochlea,hhw
mucosa,ho0
αδενασ gland secretor secreter,hka,jb
,hm0
,hm0
θυρεοειδησ thyroid,hm2,e3a
παραθυρεοειδησ parathyroid,hm2
προστατησ prostate,hm2
νεφρο kidney,hm7
,hkc
σπληνασ spleen lien,hjs
αρτηρια artery arteria,hnv,cwt
αορτη aorta,hm9
αρτηριδιο arteriole arteriola,hm9,dz8
καρωτιδα,hm9
σφαγιτιδα jugular,hnw
portal,hnw
gallbladder,hqe
υποχονδριο hypochondrium,hh3
ηπαρ συκωτι liver,hkc
παγκρεασ pancreas,hm1
πνευμονασ lung,hr8
pleura,hwl,dz1
καρδια heart pump,hkc
βηματοδοτησ,hmp
cusp leaflet,hmo,f5x
επιστομιο flap,hiu
,hju
μυοκαρδιο myocardium,hmp,e7j
chamber,hko
βαλβιδα valve,hha
στομαχι stomach tummy tum,hkc
επιγαστριο epigastrium,hh3
,hha
αγγειο vessel vas,hhw

,hmx
γαλα milk,hmx kwc,1hn 1hk
νερο waters,hmx
αιμα blood,hmx,1y4
bloodstream,hn1
clot,lb2,3am 3aj
εμμηνορρυσια εμμηνορροια περιοδοσ menorrhea,hn1
serum,hmx
plasma,hmy
antiserum,hn5
χυλοσ chyle,hmx
λεμφοσ lymph,hmx
σπερμα semen seed ejaculate cum come,hmx,eo dz
μελανι ink,hmx
εκκριση secretion,hmx
δακρυ tear teardrop,q17,il
ιδρωτασ perspiration sweat sudor,hnc,iu

χολη bile,hnf
melancholy,hmx
ορμονη hormone endocrine,hnc
noradrenaline,r8k r8j g9j
corticotropin,hni
αδρεναλινη επινεφριδινη epinephrine epinephrin adrenaline adrenalin,hni r8k r8i g9j
insulin,hni rch
rh,hni
,hni
thyroxine,hno
mucus,hnc
πτυελο φλεγμα sputum,hnq
σαλιο saliva spittle,hnc,sy e7c t5
λοχια lochia,hmx
πυο πυον pus purulence suppuration ichor sanies festering,hmx,rl
,hmw
φλεβα vein vena,hnv
κιρσοσ,hnw r12
κοιλια,hh2
capillary,hnv
μεμβρανη membrane,hiu
retina,ho0,e2w
submucosa,hjq
λεμφαδενασ λεμφογαγγλιο,hjs
,1d
βλαστημα blastema,1d
πρωτοβλαστη energid protoplast,hh2
ζυγωτησ zygote,1d
πρωτοπλασμα protoplasm,4g
κυτταροπλασμα cytoplasm cytol,ho8
καρυοπλασμα πυρηνοπλασμα nucleoplasm karyoplasm,ho8
πυρηνασ nucleus karyon,hof,cv3
nucleolus,hof
γονιδιο gene cistron,ltm,dae
χρωμοσωμα chromosome,moj
,hka
κενοτοπιο χυμοτοπιο vacuole,hko

macrophage,hoj
phagocyte,ho4
λεμφοκυτταρο lymphocyte,hoh
λεμφοβλαστησ lymphoblast,hok
πλασματοκυτταρο plasmacyte,hok
neutrophil,hoh
βοθριο φοβεα fovea,hh3
,1d
γαμετησ gamete,hop
σπερμα σπερματοζωαριο σπερματοκυτταρο sperm spermatozoon spermatozoan,hoq
ωαριο ovum,hoq
myofibril myofibrilla,rb2
musculature,hhg
μυοσκελετικο,hhg
,hha
,hhb rb1
νευρωνασ neuron,ho4,dt8
νευρογλοια neuroglia glia,hix
αστρογλοια μακρογλοια astroglia macroglia,hoz
μικρογλοια microglia,hoz
ολιγοδενδρια ολιγοδενδρογλοια oligodendroglia oligodendria,hoz
νευραξονασ axon axone,hox
δενδριτησ dendrite,hox
αποφυση παραφυαδα process,hh2
σαρκωμα caruncle caruncula,hp5
wattle lappet,hp6
κονδυλοσ condyle,hp5
αποφυση apophysis,hp5
οστεοφυτο osteophyte,hp5
θηλη,hp5,e6x
θηλη,hp5,e6x
νευρο nerve nervus,hpe,dui

pathway,hpo
,hpf
σκελοσ,hpf
hemisphere,how
εγκεφαλοσ μυαλο brain encephalon,how
νεοεγκεφαλοσ neencephalon neoencephalon,how
neocortex,hpu,e71
paleocortex,hpu,e72
μετεγκεφαλοσ metencephalon,hq7

υποφυση pituitary hypophysis,hm2,e76
αδενουποφυση adenohypophysis,hm2
νευρουποφυση neurohypophysis,hm2
επιφυση κωναριο epiphysis,hm2
παρεγκεφαλιδα cerebellum,how
cortex,how,e2d
cortex,hiu pbm,e2d,hpw
περινευριο,hiu pbm,,hpv
μεσολοβιο,hpg
εγκεφαλοσ cerebrum,how
,hha
λοβιο lobe,hh2
lobule,hq0,dz3
αμυγδαλη amygdala,hq5
τελεγκεφαλοσ telencephalon,how
διεγκεφαλοσ diencephalon interbrain betweenbrain thalmencephalon,how
,hk7
υποθαλαμοσ hypothalamus,how,e3i
,how
μυελεγκεφαλοσ myelencephalon,how
γεφυρα pons,how
δικτυο,lsv,adc
airway,hqd
αισθησεισ,hhg
tract,hhg
ασκοσ κυστη bladder vesica,hql
ουρητηρασ ureter,hi2
ουρηθρα urethra,hi2
,hka

,hqh
ωοθηκη ovary,hqj hr0
θυλακασ κυστη σακοσ,hko
pouch,hql
cyst,hql
bleb,hqn,2tc
σαλπιγγα oviduct,hhy hqj
μητρα uterus womb,hqj
τραχηλοσ,hi2
πλακουντασ placenta,hmv
κολποσ vagina,hi2
μουνι cunt puss pussy slit twat,hqi
αιδοιο vulva,hqi
εφηβαιο mons,hiy
μουνοχειλο labium,hh9
,hka
κλειτοριδα clitoris clit button,hqy
γοναδα gonad,hm2
ορχισ testis testicle orchis ball ballock bollock egg,hr2 hr0
,hqh
επιδιδυμιδα epididymis,hi2
πεοσ φυση οργανο penis phallus member,hqy
εργαλειο καυλι πουλι πουτσοσ τσουτσουνι ψωλη prick dick peter tool putz,hr4
ακροβυστια ακροποσθια ποσθη prepuce foreskin,hhj
ακροβυστια prepuce foreskin,hhj
,hkc
κυψελιδα alveolus,hql
λαρυγγοφαρυγγασ laryngopharynx,hko
αμυγδαλη adenoid,hjs
λαρυγγασ larynx,hre hkr
καρυδι,hjt
,hha
,hi2
bronchus,hrf,dz7
bronchiole,hi2,dza
τραχεια trachea windpipe,hrf
τραχεια trachea,hhx
,hi2
εντερο enteron,hrk
,hm1
παρωτιδεσ,hrm
οισοφαγοσ esophagus oesophagus gullet,hhz hou
επικαρδια epicardia,hhz
εντερο intestine bowel gut,hkc
,hrq
δωδεκαδακτυλο duodenum,hrr
νηστιδα jejunum,hrr
ειλεοσ ileum,hrr
,hrq
κολον colon,hrv
appendix,hp5
απευθυσμενο ορθο rectum,hh2
πρωκτοσ anus,hi1
περινεο perineum,hh3
κεφαλι head caput,hh9
poll,m3k
,hs1
bullethead,hs3
γκλαβα κουτρα attic bean bonce noodle noggin,hs3
poll,m3k
scalp,hhj
κρανιο skull,hj0
skullcap,hj0
κρανιο cranium braincase brainpan,hj0
ινιο occiput,hj0,dxp
forehead,hj8
βολβοσ tuberosity eminence,hp5
,hvx
βρεγμα fontanelle fontanel,hi1
σαγονι jaw,hj0,6zl
λαιμοσ neck cervix,hh9
αυχενασ σβερκοσ nape scruff nucha,m1s
φαρυγγασ throat pharynx,hsm
bypass,hsl
shunt,hhz
,hko
ωμοσ shoulder,hh2,77p 77m 77r
shoulder,hvy,77r
δελτοειδησ deltoid,hjx
μασχαλη armpit axilla,hko
κορμοσ torso trunk body,hh2
serratus,hjx
μερια side,hh3
pectoral pectoralis pecs,hjx
θωρακασ στηθοσ chest pectus,hh2
θωρακασ στερνο στηθοσ breast chest,hh9
μπουστο bosom,hsw,axb 805
θωρακασ θωραξ,hh2
σκισιμο,hh3
μαστοσ mamma,hm1
στηθοσ breast boob tit titty,ht0,axb
ρωγα nipple mammilla mamilla pap teat tit,hqh
μεσοθωρακασ μπουστο middle midriff midsection,hh3
μεση οσφυσ waist waistline,hh3
κοιλια belly paunch,hiy
corporation,ht5
σωσιβιο,hiy
γοφοσ ισχιο hip,hh2
λαγων haunch,hh2
αφαλοσ ομφαλοσ navel umbilicus bellybutton omphalos omphalus,m17
κοιλια abdomen stomach belly,hh2,dxn
ab,hjx
πλατη ραχη dorsum,hh2
υπογαστριο underbody,htb
abdomen,hko,dxn
εφηβαιο pubes loins,hh3
πλατη back dorsum,hh2
small,hh2
lat,hjx
γλουτοι κωλομερια κωλοσ οπισθια πισινοσ buttocks nates arse butt backside bum buns can hindquarters keister posterior prat rear rump stern seat tail tooshie tush bottom behind derriere fanny ass,hh2,10z
γλουτοσ κωλομερι buttock cheek,hh2
ακρο extremity member,hh9
ακρο limb,htm
κολοβωμα stump,hh2
γαμπα leg,htn,bvg
κνημη crus,htn
leg,htn,bvg
peg,htp
ποδαρατα,htp
καλαμοποδαρο spindlelegs spindleshanks,htp
μηροσ μπουτι thigh,htn
lap,htv
κνημη,hh2
αντικνημιο καλαμι shin,hh2
,hub
ποδι foot pes,htz,9yc
μπρατσο arm,htn,dbk
αντιβραχιο πηχησ cubitus,htn
αντιβραχιο forearm,htn
χερι hand manus mitt paw,hub,71i b9m
γροθια fist,hu4
left,hu4,nxs
παλαμη palm thenar,hh3,71e
δαχτυλο dactyl,htm
,hu8
δαχτυλο finger,hu8 hub,71a 71c
ακρα extremity,hh9
ακροδαχτυλο fingertip,m3j
αντιχειρασ thumb pollex,hua,71c
δεικτησ δειχτησ index forefinger,hua
δακτυλιωτησ δαχτυλιδασ παραμεσοσ annualry,hua
μεσοσ,hua
δαχτυλακι ωτιτησ pinkie pinky,hua hu9
σφιγκτηρασ sphincter,hjv
σφιγκτηρασ,hui
γονατο knee genu,hv0
thighbone,hvs
γαμπα γαστροκνημιο calf sura,hjx
gastrocnemius,hjx
πλατυποδια flatfoot splayfoot,hu0
καμαρα arch,hvd,agj
πελμα πατουσα sole,hh3
ακροδαχτυλο tiptoe,m3j,a16
toe,hu8 hub
toe,hh2
πτερνα φτερνα heel,hvd
,hse
αστραγαλοσ ankle,huv
,hvd,8rc
biceps,hjx
αγκωνασ elbow cubitus,hv0,9sx 77t
,hse
φολιδα lamina,hv2,8tl 7vj 7rl
,hha
,hha
νυχι nail,hv3
ιστοσ matrix,hiu
νυχι fingernail,hv4
νυχι thumbnail,hv6
νυχι toenail,hv4
παρανυχιδα παρωνυχιδα πετσακι hangnail agnail,hhj
καρποσ wrist carpus,huv
κονδυλοσ knuckle,hse
σκελετοσ,hhg,dxu
,hha
ενδοσκελετοσ endoskeleton,hvc
εξωσκελετοσ exoskeleton,hvc hhh
ραχοκοκαλια spine backbone back rachis,hvd
,hjm
ατλαντασ ατλασ,hvh
αξων axis,hvh
επιφυση epiphysis,hj6,e4b
διαφυση diaphysis shaft,hj6,e4c
μεταφυση metaphysis,hp5
,hj6
κερκιδα radius,hvn,dn7
ωλενη ulna,hvn
ωλεκρανο olecranon,hp5
μετακαρπιο metacarpus,hvd
,hj6
περονη fibula,hvs
κνημη tibia shinbone shin,hvs
μεταταρσιο metatarsus,hvd
ταρσοσ tarsus,hvd
αρθρωση joint articulation articulatio,hh2,br8
εναρθρωση enarthrosis,hse
hip,hvy
pelvis,hko
λεκανη πυελοσ pelvis hip,hux,dtb
καβαλοσ fork,q8h
loins,hh2
groin,hh3
μυτη nose,hkf,803 av4
nozzle snout,hw5
πιγουνι chin,hwb
μουρη προσωπο φατσα face,hh9
,hh9
οψη countenance physiognomy phiz visage kisser smiler,hw8,6k
χαρακτηριστικο feature lineament,hh2,cvk
κροταφιτησ temporalis,hjx
μετωπο brow forehead,hwb
κροταφοσ temple,hwb
μαγουλο cheek,hwb
προγουλι jowl,hwb
γναθοσ jaw,hwb,6zl
,hp5 qmc
vegetation,hwi
wall,m37
,ho0
,hi1
μυαλο mind head brain psyche nous,5a,9ei 415
θεση place,5a,bwn
γνωση,5a
ego,hwn
ασυνειδητο unconscious,hwn
υπερεγω superego,mn4
profundity,hx4,9sr 9sq
,hx4,cpe 9k9
eye,hwu,b1a
,hwu,a4d
λογικη logic,hww
,hwu,9wy
discretion prudence,hwu,9ww
confidentiality,hwz,9qm
επιμελεια προσοχη caution precaution care forethought,hwy,2g4
δεξιοτητα δυνατοτητα επιτηδειοτητα ικανοτητα ability power,5a,3ls 2by 0,hza
τεχνογνωσια,hx2
σοφια wisdom sapience,hx3,cpe
αρχηγια leadership,hx2,n1w
στρατηγια generalship,hx5,nqi
εξυπναδα intelligence,hx2,7np,hzc
brain mentality wit,hx7,dtu 9ec 7nu
breadth,hx7,9r5
νοημοσυνη intellect,hx7,a1v
quickness,hx7
brilliance genius,hx7,7nu
sharpness keenness,hx7,99e 364
brightness cleverness,hx7,7nv 362 7ns 1bv
πανουργια πονηρια κατεργαρια craft craftiness cunning foxiness slyness wiliness,hxg,14z
,hx7,cpe 364 6re
ενοραση insightfulness acumen,hxg
εξυπναδα knowingness,hxg,7ob 7jh
marbles,hx7
aptitude,hx2,,hzh
ενστικτο instinct,hxk
,hx2
δυνατοτητα capability capableness potentiality,hxk,3ls
perfectibility,hxn
compass,hxn,dbx
ken,hxp,b0n
,hxk
ταλεντο χαρη endowment gift talent,hxr,cba
knack,hxs
flair,hxs
δημιουργικοτητα creativity creativeness,hx2,3x1 476
fecundity fruitfulness,hxv,9rh
φαντασια imagination imaginativeness vision,hxv,47a 8v0
,hxx
fairyland,hxy
ουρανοσ heaven,hxy,d1p,hy3
paradise,hy0
underworld,hxy
κολαση hell perdition pit,hxy,dpb,hy0
limbo,hxy
limbo,hxy
purgatory,hxy
fancy,hxx,8uu
fantasy phantasy,hxx,a46 noj
fairyland,hy8
επινοημα επινοηση εφευρημα κατασκευη invention innovation excogitation conception,hxv,8vc 8v7 8uj 8ud
επινοητοκοτητα εφευρετικοτητα inventiveness ingeniousness ingenuity cleverness,hxv,go 47a
resource resourcefulness imagination,hyb
contrivance,hya
originality,hx2
novelty,hye,924
aviation,hyr,n9w a3y
fortification,hyr,6eh 1pp
musicianship,hyr,o2j o2i
οινολογια enology oenology,hyr,n1g
skill science,hx2
προσον skill accomplishment acquirement acquisition attainment,hx2,3z3
δεξιοτητα hand,hx2
δεξιοτεχνια craft craftsmanship workmanship,hyl,oo5 nj4 nj3 nj2
horsemanship,hyl,nu2
marksmanship,hyl,o01
,hx2
art artistry prowess,hyq,n9c
salesmanship,hyl,ocz
soldiering,hyl,ogb
επιδεξιοτητα επιτηδειοτητα ικανοτητα skillfulness,5r,b8x,hzi
δαημοσυνη ειδημοσυνη expertness expertise,hyu,b8x b98
sophistication,hyv
συντονισμοσ coordination,hyu,c4k c4j
πολυπραγμοσυνη versatility,hyu
μαεστρια mastery,hyu,3z1 cgo 3yz
ευχερεια adeptness adroitness deftness facility quickness,hyu,7p gt b8x
ευφραδεια,hyu,15e
καταρτιση proficiency technique,hyu,dki ojr ojq b8x
musketry,hz2
νοικοκυριο νοικοκυροσυνη housecraft,hyn
ιεροσυνη priestcraft,hyn
εμπορικοτητα tradecraft,hyn
ξυλογλυπτικη woodcraft,hyn
αποδοτικοτητα efficiency,hyu,54n
economy,hz8,54s nmz brk be8
ανικανοτητα inability,5a,,hx2
μπλακαουτ συσκοτιση,hza,413
ηλιθιοτητα stupidity,hza,7o3 36c,hx7
denseness,hzc,36l 9nz
slowness,hzc,36l 9nz 36k
abnormality,hze,8q2
folly foolishness,hzc,cpr cpj
αδεξιοτητα inaptitude,hza,,hxk
ανεπαρκεια ανικανοτητα unskillfulness,hza,,hyu
slowness,hzi,36l h4 5xf b9d 6oo
amateurishness,hzi,9sc
χαρισμα faculty,hx2
προσοχη attention,hzl
γλωσσα language,hzl,5ra
λεξιλογιο vocabulary lexicon,5a,dsk
memory retention retentiveness,hzl,ad7 41b 401
νοηση reason understanding intellect,hzl,45e 4sa 45p
αισθηση sense sensation sentiency,hzl,3v5 ary asb jp az5 248
,hzr
θεληση volition will,hzl,4f2
ευαισθησια sensitivity sensibility,hzr,9a1 arj 954 arn
responsiveness reactivity,hzu
excitability irritability,hzv,arq
,hzu
sight vision,hzs hzx,b0n
,hzs
touch,hzz hzx,avg
eyesight,hzy,avv
,hzs hzx,b1i
ear,i02
μεθοδοσ method,hx3,8zm
μεθοδολογια methodology,i04
λυση solution,i04
συστημα system,i04
accounting,i07,bdq
discipline,i07,cn8
,i07
vocabulary,i0a
government,i07,cgu
λογικη logic,i07
technique,i04,ojr ojq
simulation,i0e ie9,968
εξη συνηθεια practice,5a
εθιμο custom tradition,i0g,92j 41l 40c
συμβαση convention normal pattern rule formula,i0g
mores,i0i
συμπεριφορα,i0i
habit,i0h,6sv
θεσμοσ institution,i0h
κληρονομια heritage,i0g
,qpj
enthusiasm,i1j,5d1
μελημα concern,i1j
υποθεση matter affair,i0q
affairs,i0q
,i0o
forgetfulness,i0t,adb
forgetfulness,i1b,19d a96
oblivion,i0v,19d 1gt
readiness,i0o,2ye
συναισθηση συνειδηση consciousness,i0o,7o9 3v0,i1a
self ego,i0y
επιγνωση συναισθηση συνειδητοποιηση awareness consciousness cognizance cognisance knowingness,i98,7ji 7jh 52w 1g9 3ym 1gj a92
αυτεπιγνωση αυτογνωσια αυτοσυνειδηση,i10
unselfconsciousness,i1b,l0
αισθηση feel,i10,4hl
αισθηση sense,i10,3xo 248
awareness,i0y,ww a92
sensibility,i0y,arj
,i0y,4j,i1e
wakefulness,i17 qic
arousal,i18,43 47
λιποθυμια unconsciousness,i0o,1gx 3v7,i0y
unawareness,i1a,1gn
stupor,i1a,5av
κωμα coma comatoseness,i1a
sleeping,qi0,39,i17
trance,i1a
semitrance,i1a
ναρκωση narcosis,i1a
περιεργεια curiosity wonder,i0o,4kc 7ow 4ae
ενδιαφερον interest involvement,i1i,d10 9lf
αναστατωση αταξια confusion confusedness disarray,i0o,91n 9cb 43j
ζαλη distraction,i1k,9c3
σαστισμα daze fog haze,i1k,4ty azm b0c
bewilderment puzzlement,i1k,9g5 43n 3nc 43j 9mx
μπερδεμα περιπλοκη συγχυση perplexity,i1k,9c8
αινιγμα μυστηριο μυστικο mystery enigma secret,i1o,3pk t7 5my 5fs 43n 3nc
tangle snarl maze,i1o,85f 8eo
διλημμα dilemma quandary,i1o
,5a
δυσκολια difficulty,i1s
προβλημα trouble problem,i1t,cg7
ζητημα προβλημα matter,i1u
killer,i1t
pitfall,i1t
εμποδιο deterrent impediment handicap,i1t,6dw c6y 5gy cnp
drag,i1y
obstacle obstruction,i1y
barrier roadblock,i20
hitch,i20
hurdle,i20
determinant,i1s,4d1 5oj 4fe
επιδραση influence,i24,ckj
,i25
imprint,i25,c3c
στηριξη support,i25,cnl
anchor backbone,i28,7j6
temptation,i25,4u7 9j8
bait hook lure,i2a,4u7 4u9 cqg
equivalent,5a
counterpart,i2c
substitute,i2c,byy 18l 9ps bcr bco
successor,i2e,bz5
βεβαιοτητα σιγουρια certainty,i0o,,i2k
αυτοπεποιθηση assurance confidence authority sureness,i2g,2iv 2j5
πεποιθηση certitude cocksureness overconfidence,i2g,2j9
πιστη reliance trust,i2g,4in 4dl
αβεβαιοτητα αμφιβολια αμφιταλαντευση δισταγμοσ doubt uncertainty incertitude dubiety doubtfulness dubiousness,i0o,2j4 2j1 aw6 4dd,i2g
reservation,i2k
misgiving distrust suspicion,i2k,c9d 4dj
δυσπιστια σκεπτικισμοσ incredulity disbelief skepticism,i2k,47y c98
indecision irresolution,i2k
hesitation,i2o,cwp d5q
αγωνια suspense,i2k
απορροφηση προσηλωση preoccupation preoccupancy,i0o,3zj 3zg c1i 3qv 9f0
αποσπαση αφαιρεση abstractedness abstraction,i2r,197
ρεμβη ρεμβασμοσ reverie revery,i2s
ονειροποληση dream,i2t,19a
αφηρημαδα absentmindedness,i2r,197
ενεργεια process,5a
διαδικασια process,5a
,i2w
προσοχη attention attending,i2y,,i3d
προσοχη heed regard,i2z,cpq 18u,i3e
προσοχη ear,i2z
προσοχη eye,i2z,b1a
παρακολουθηση notice observation observance,i2z,192 az3 c7q atv b1h 61m 69i att
προσοχη,i2z,69i
επαγρυπνηση advertence advertency,i30
απορροφηση συγκεντρωση concentration absorption,hzm,3zj 3zg 4iw
επικεντρο κεντρο focus focusing focussing centering,i36,d0s 4iw 4kr
εξειδικευση particularism,i37,dpg
ειδικευση εξειδικευση specialism,i36,ogs ogr
μελετη study,i36,4fs
wakefulness vigilance alertness,hzm,1ge q2 pz
ζηλια jealousy,i3b
απροσεξια inattention,i2y,,i2z
αμελεια παραμεληση inattentiveness,i3d,6ya,i30
distraction,i3d
disregard neglect,i3d,42m 42j 4xj
inadvertence,i3i
,i3g,42c
exception exclusion,i3i,42i
διαισθηση προαισθημα intuition,i2y
immediacy,i3k
αντιληψη perception,i2y,3y1
constancy,i3m
,5a
penetration insight,i3o,4k8
cognizance,i3o
παρατηρηση remark,i33,69c
detection sensing,i3m

melody,i3t,8bd 8b6
αισθηση sensation esthesis aesthesis,i3m,ary
threshold,i3v
masking,i3v
οραση vision,i3v
οσφρηση smell odor odour,i3v,auy aus av0
scent,i3z,av4
aroma fragrance perfume scent,i3z,688
incense,i41
γευση taste,i3v,b4y b4n b4x
relish flavor tang,i43,bsx b4y bxo 11f b4v b4x b4o
sweetness,i43,bsr
,i43,bxu b5a
acidity,i46,bsv
bitterness,i43
flatness,i43,bxy
ακοη sound,i3v,b2f awt
music,i4a,8b6
,,dbd
overtone,i4c
noise racket,i4a,b1p
αισθημα somesthesia somaesthesia somatesthesia,i3m
,i4f,ary
constriction,i4g,82x

κνησμοσ φαγουρα itchiness itching,i4i,au8 au1
pain,i4f,ju
twinge,i4k,auq
temperature,i4f
heat warmth,i4m,2ri bo4 2r1
cold coldness,i4m,7aj
δομη structure,5a,2xs
διαταξη διευθετηση τακτοποιηση arrangement organization system,i4p,3f1 2xx
,i4q
επινοημα επινοηση contrivance,i4q
,i4q
διαταξη σχεδιο design plan,i4q,8v7 4ft 4gp
διασπορα distribution,i4q
redundancy,i50,8ni
,i50
bus,i4x
mesh,i4x
διαμορφωση σχηματισμοσ configuration constellation,i4u,d2f afd
κατηγοριοποιηση classification,i2y,49g 4mb 492
grouping,i4r
αποτιμηση appraisal assessment,i51,4cn
,i53
αξιολογηση κριτικη σχολιασμοσ criticism critique,i54,57c 489 52b
knock,i55,56p
αποδοση προσδιορισμοσ attribution ascription,i51,4jp 4me
ενταξη subsumption,i51,cw2
evaluation valuation rating,i53,4a0 4cn
pricing,i59,bqr 4iu
reevaluation,i59,4cq
mark score,i59,49i 49j
προσπαθεια assay check,i53,4a5
,4vu
bioassay,4vu
biopsy,i5e
εξεταση,i53
review,i53,4cq 4ep
διακριση discrimination secernment,i2y,b4u 48d
differentiation distinction,i5j,48f 48m
contradistinction,i5k
demarcation contrast,i5k,czd 4a2 4kk
γουστο διακριση επιλεκτικοτητα taste appreciation,i5j,dqd
μοδα vogue trend style,i5n,nsi 927
fashion,i5o
craze furor cult,i5p
λεπτοτητα τακτ delicacy discretion,i5n
culture,i5n,bbo dtv 17q
letters,i5s
κατακτηση learning acquisition,i2y,3z3 b77
conditioning,i5u,cpp
μαθηση,i5u
μορφωση education,i5u,dyt 3zv
incorporation,i5u,4kd
memorization,i5u,401
διαβασμα μελετη σπουδη study work,i5u,aou 40l 3zd 40n
acculturation,i5x,3zq
σχολειο school schooling,i5x,dij bvu
πειρα experience,ijs,583 5m5 asi,ik3
εξοικειωση familiarization familiarisation,i63,5af
μνημη memory remembering,i2y,41n 40s 401
recollection,i65,a94 41m 40s
αναμνηση αναθυμηση remembrance recollection anamnesis,hzp,41p 41n 418 40s
mind,i66,415
reproduction,i66
ταυτοποιηση recognition identification,i65,42z 41e
identity,i6a,62w 48n 42z
συνδεση association connection,i65,4ha
,i6c,4ha
,ig9,cyo
crossroads,i6e
interface,i6e
,i2y
συμβολισμοσ symbol,i6h,53x a9q dka
αποδοση interpretation interpreting rendition rendering,i8h,5mq 97m 43t
portrayal,i6h,929 92b 922
mirror,i6k,dft
imagination imaging imagery,i6h,8uu 8v0
vision,i6m,cep
picturing,i6m,8uz 8uu
ονειρο dream dreaming,i6m,atq
ονειρο dream dreaming,hxx,8v5 19a
nightmare,i6p
reverie revery,i6q,c1c 8v5
evocation,i6m,5l9
pretense,i6m
ερευνα search,i6y
ψαξιμο,i6v
αναζητηση pursuit pursuance quest,i6v,7kp
,i2w
thinking thought,i6y,44t
συγκεντρωση construction,i6z
σκεψη reasoning,i6z,45e
αναλυση analysis,i71,vm 47i,i7u
επιχειρηματολογια argumentation,i71,4sa 4sc
σκεψη,i6z
thread,i6z
conjecture,i71,58f 45l
αναγωγη deduction synthesis,i71,vr 47c 462 5o4
generalization induction,i6d,628
inference,i71,7i4 dd4 628 5o4 462
prediction anticipation,i71,5ix
projection,i7a
prophecy,i7a,5kk 5ix 9u3
prevision,i6n
retrovision,i6n
διαλογισμοσ θεωρηση theorization theorisation,i76,45l 45i 45g
ideology,i7f,nur 2u
,i76,45l 459 58f
presupposition,i7h,4hv
αφαιρεση abstraction generalization,i7f,628 4e3
analogy,i79,amp
αποτελεσμα πορισμα corollary,i79
derivation,i79,462
deduction implication,i79,cw9 cw4 cw3
extrapolation,i79,628 3yc
presumption,i79,45c
conclusion,iec
dissection,i72,477
elimination,i72
απλουστευση reductionism,i72
synthesis,i71,vr 47c,i72
μελετη σκεψη cogitation,i7z,4fs b17 44t
consideration,i6z,aw3 b17 4zv 4dq
deliberation,i7w,5ab 5p4 4zv 4zt
exploration,i7w,47s 488 483
contemplation reflection musing,i7w,c1h 451 b0x 4fo 4fs
meditation,i7z,451 4fs
meditation,i7z,4fs
retrospect,i7z
αποφαση deciding,i6y,4d1 4f4 4ez
,i83,4xd
reconsideration,i84,4dn 48y
διαλογη εκλογη επιλογη choice pick selection,i83,4bz
pleasure,i86
φαβορι favorite,i86,9kl 85e
επιλογη alternative choice,i83,3uc
obverse,i89
preference,i89
τροποσ,i86
,i89,be
possible,i8d
,i89
impossible,i8f
εξηγηση explanation,i6z
rationale,i8h
βαση basis foundation groundwork,iec,465 5fz
key,i8h
rationalization,i8h,5et
προγραμματισμοσ προετοιμασια προβλεψη προνοια σχεδιασμοσ planning preparation provision,i6z,8v7
διακανονισμοσ συμφωνια agreement arrangement,i8m,622
πλεκτανη συνωμοσια collusion,i8n,4gd
προσυνεννοηση prearrangement,i8n,8wr
δολοσ,i8m
σταθμιση υπολογισμοσ calculation deliberation,i8m,5ki
προμελετη premeditation forethought,i8m
λυση,i6z
inspiration,i3k
inquiry research,i8t,5b6 483
experiment experimentation,i8v,cjy cjw
νορμα control,ig3,ci0
trial test,i8w,cjs 6ym
testament,ii5
investigation,i8v,4uq 4v9
poll,i8v,c8a c7l
calculation computation figuring reckoning,i8t,468 bdq
extrapolation,i92,473
conversion,i92
estimate approximation,i92,4bi
guess guessing,i95,5is 459
overestimation,i95,4bf 4el
αντιληψη knowing,i6y,3ym
γνωση cognizance ken,i98
προγνωση prevision foresight prospicience,i98,4il
κατανοηση understanding apprehension savvy,i98,3xg 3xx 3xk
comprehension,i9b,as0 3xg
appreciation hold,i9b,3xg
grasping,i9b,3xg
insight,i9b
συνειδητοποιηση realization recognition,i9b,4k5 3xx
revelation,i9f,5m0
discovery breakthrough,i9f,8v6 5j4 az3 avk 3z9
,i6y
reading,i9j,447
,5a
tradition,i9l,92j 41l
πραγματικοτητα world reality,ijt
ζωη,i9n
ζωη life living,ijt,cu7
reliving,ijt,3yx
αντικειμενο object,i9l
food,i9l
antipathy,i9r,795
hallucination,i9r
infatuation,i9r
αγαπη ποθοσ love,i9r,9dq 9mq 9do
reminder,ijt,41g
souvenir,i9x
universe,i9l
θεμα topic subject issue matter,i9l,cx4 dlc
issue,i9l
χωροσ area,ia0
πληροφορια information,5a,53e
datum,ia3
reading,ia4,4sc 5jz
acquaintance familiarity,ia3,7jc 393 5g1
γεγονοσ fact,ia3
περιπτωση πραγμα case,ia7
λεπτομερεια detail item point,ia7,5od 5pz
particular,ia7,,iab
general,ia7,4uc 6gv,iaa
πραγματικοτητα,ia7
παρατηρηση observation,ia7,c7q az3 atv b1h
αιτιο,ia7
αληθεια ορθοτητα πραγματικοτητα truth,ia7
λεπτολογημα μικρολεπτομερεια minutia,ia9
αποψη σκοπια respect regard,ia9,d0u
αδιεξοδο,ia9
ασημαντοτητα μηδαμινοτητα technicality triviality,ia9,b11 dki
παραδειγμα example illustration instance representative,ia3,61v ca8 d8q
apology excuse,iak
εξαιρεση exception,iak,90n
precedent,iak,d6p
δειγμα sample,iak,6ym
coupon,iao
specimen,iak
γευση,iao,6ym
προυποθεση συνθηκεσ circumstance condition consideration,ia3,b17 5p4 4l6 61e
δικαιολογια justification,ias,5et 5f7 5f2
ελαφρυντικο,ias
υποβαθρο background,ia3
ερεισμα βαση evidence grounds,ia3,b0f 8sq 60p
αποδειξη πειστηριο τεκμηριο proof,iaw
επαληθευση επιβεβαιωση confirmation verification check substantiation,iax,4al ck0 4a8 4af 5zu
τεκμηριωση validation,iax,5zz 4as 4ag
αναιρεση διαψευση disproof,iaw,503 4au 4av
ανασκευη αντικρουση confutation,ib0,4at
αντιπαραδειγμα counterexample,ib0
ιχνοσ lead track trail,iaw,acq
evocation,ib5,9bh 8wg
ερεθισμα stimulation stimulus stimulant input,ia3,3jq atg 4s2 4wc
reinforcement,ib5,4v4
,ib5
,ib5
bonus fillip,ib7
joy delight pleasure,ib7,9kh 6xt
infliction,ib8,9gh cg7 9fk
nuisance,ibb
thorn,ibb,9fk
ανησυχια concern worry headache vexation,ib8,9c9 9ce 9cg d10
burden encumbrance,ibe,4oj
imposition,ibf,4o3
grief sorrow,ib8,9ha
ιδεα idea thought,i9l,4dq 459 40s 2r 8v0
εμπνευση inspiration,ibi,8we
source germ,ibj,925 98i
muse,ibk,451
εννοια concept conception construct,ibi,2n 8uj,ieh
αντιληψη conceptualization conceptualisation conceptuality,ibm,2n 8uj
αντιληψη perception,ibn
ιδεα notion,ibm
preoccupation,ibi,9f0
εξωφυλλο σχεδιο layout,i4u
παγιδα trap snare,i4u,4u9 ceb
ρανταρ,ibs
αποψη idea,ihf
κριση judgment mind,ihf
αποφαση decision determination conclusion,ibv,4r4 4f9 4ez
κατηγορια category,ibm,49g
μορφη kind sort form variety,ibx,492
breed,ic1
description,iby
τυποσ type,iby,42x d4f
εκδοχη παραλλαγη version variant variation edition,ic1,ym cfs
,iby
σχεδιο style,iby,nsi 8zc 927
flavor,iby
strangeness,ic5
species,iby
genus,iby
brand make,iby,8xs 8t3
genre,iby
ilk,iby
manner,iby
model,iby
rule regulation,ibm,cgu
restriction limitation,ice,1tr 1u8
narrowness,icf,7yo
guidepost,ice
ιδιοτητα property attribute dimension,ibm
quality character,ici,2nd d46 5q2 1jj
texture,icj
χαρακτηριστικο feature characteristic,ici,cvk
αποψη aspect facet,icl
magnet,icl,9jb 8br
badge,icl
contour,icl
excellence,icl,bph
peculiarity,icl
τομεασ sector sphere,icm
department,ics
επιφανεια surface,icm,ab1
attention,icn
foil,icv,1sm dbn
abstraction abstract,ibm,2i 4l9 4e3
absolute,icx,t
teacher,icx,52s 24n
πραγμα thing,icx
ποσοτητα quantity,ibm,3gu
,id1
zero,id2
value,id2
,id4
average,id5
variable,id1
constant,id1
parameter,id8,dv9
product,id1
,ida,b7o
triple,idb,1xw
συνολο sum amount total,id1,5oy cx1
πολυωνυμο polynomial multinomial,q27
,ide
divergence,idf,da3
variant,id7,cyt
vector,id7
σημειο point,idr
intersection,idj
vertex,idk
υποδιαιρεση division,ibm
αρχη beginning,idm,d15,ido idp
κεντρο middle,idm,,idp idn
τελοσ end,idm,daq 2m9 ctt,idn ido
επακρο αποκορυφωμα ζενιθ,idm
στοιχειο component constituent element factor ingredient,idm,cup
leavening,i26
ενοτητα συνολο ολο whole,ibm,3mt
μοναδα unit,idt,2qd
one,idu
μειγμα compound,idt,858 1hb
συμπλοκο complex composite,idt,b26
syndrome,idx
νομοσ law,ibm
dictate,ie3,4ns
βαση fundamentals basics bedrock,ie3
λογικη logic,ie3
αρχη principle,idz
βαση rudiment alphabet abc abcs,ie1
,ibm
αρχη κανονασ principle,ie5
,ie6
πιθανοτητα υποθεση hypothesis possibility theory,ibm,ok8 58b 45l
model framework,ie8,968 99b
outline,ies,a9j 4gh 93z
speculation conjecture,ie8,58f 45l
υποθεση assumption supposal,ie8,5iu 58f 45c
prerequisite requirement,6mm
requirement demand,6mm,cvb 4pp
given presumption,iec,45c 6j
αρχη θεμελιο προυποθεση constatation,iec
παρανοηση misconception,ibi,435,ibm
,ieh
σοφιστικη sophism sophistry sophistication,iei,nee
error,ieh
mistake misunderstanding,ieh,435 42r
illusion fantasy phantasy fancy,ieh,8uu a3h a3g
bubble,iem
hallucination,ieh,cq6
εμφανιση φαντασμα apparition phantom phantasm phantasma fantasm shadow,ih2,44k 8mc
ουφο ufo,iep
ghost specter,iep,9ez
σχεδιο plan program,ibi,4wj 8v7 4ft
program,i07
policy,iex
activism,ieu
design,ies,99b 91k
,ies
συστημα,iex
tactic tactics maneuver,iex,bsw
στρατηγικη scheme strategy,iex,dzo oi4
στρατηγημα contrivance stratagem dodge,if0,14z
παγιδα plant,if1
bubble,if0
plot,if0,4gg
intrigue,if4,8x7 4g9 4gf
conspiracy,if4,4g9
wheeze,if0
regime,ies
προταση project projection,ies,8v7
moneymaker,if9
agenda schedule,ies,4wg 4c6
fare,ifb
generalization,ibi,4uc 62b
principle,ifd
pillar,ife
suggestion,ibi
inkling glimmer,ifg,5ld 5kq
αισθηση impression feeling belief notion,ibi,4in 4hl
reaction,ibi
effect,ifi,8vu
theorem,ibi
intuition hunch suspicion,ifi,5jj
heart,ifm
prevision,hxm
notion whim,ibi
εννοια νοημα σημασια meaning substance,ibi,5ll 5pw
ουσια burden,ibi
μοτιβο theme motif,ibi,dkz
significance implication,ifq,5l5 cw3 5lr 8ak
ουσια substance core center essence gist heart marrow meat pith sum,i9l,bu4 3rl 8aj 7et 7ez
undercurrent,ifq
αναφορα,ifq,5lg 495
connotation,ifq,5l5
ιδεα ιδανικο ιδεωδεσ ideal,ibi,4e6
αξια ιδεωδεσ,ify,4eb
introject,ifz
idealization,ibi
paragon idol perfection,ify,o62 9e2
κριτηριο προτυπο criterion standard,ify,3c9
exemplar example,ify,crr 61v
beauty,ig4
keynote,ibi,2a9
σοφια wisdom,i9l
βαθυνοια εμβριθεια reconditeness abstruseness abstrusity profundity,ig7,b0g
representation,i9l,4se 53x
stereotype,ig9,40t
image,ig9,8uu
interpretation,ig9,5mq 43t
ρολοσ χαρακτηρασ character role persona,3rq,96f 56c d42
hero,igd
αντιληψη percept perception,ig9
μορφη form pattern,i4p,d6o 4fe 13j
strand,igg
σονατα,ic3
,igf
sight,igj,b0n
αποψη θεα view aspect prospect scene vista panorama,igj,co7 1pn ay8
background,igl
coast,igl
foreground,igl,3mp
glimpse,igl,aty
,igl
tableau,igl
memory,ig9,401
recollection,igs
visualization,igb,8uw 8uu
εντυπωση picture impression,igb,8uu
παραδειγμα example,ig9,d8q 61v 99b
prototype paradigm epitome,igw,d4f 5zn
concentrate,igx
microcosm,igw
original,igw,5zn
εμφανιση appearance,ig9,awl
παραισθηση illusion semblance,ih1,a3g
front,ih1
blur fuzz,ig9,4ty azn b09 2d5
abstractionism unrealism,ig9
,ig9,d4u
embodiment,ih6,dbr 4fe
δοξασια πιστη belief,i9l,4cu,ijf
analogy,ihg
conviction,ih8
πιστη faith trust,ih8,c9g 4dl
δογμα φιλοσοφια doctrine philosophy ism,ih8,dp6 o6k e60 406
philosophy,ih8,dp6 o6k
expectation outlook prospect,ih8,4pp 4ig
γνωμη opinion sentiment persuasion view thought,ih8,4dq 459 4dw
πιστη religion faith,ih8 gsv,9ey n2a
,ihg,njg
ecclesiasticism,ihg
μυστικισμοσ mysticism,ihg,dpq dpr
θρησκεια,ihg
eyes,ihf
opinion,ih8
ιδεα preconception prepossession,ihf
pole,ihf,alk
promise hope,ihe,9jt 9mc dbu 5cv
rainbow,ihp
possibility,ihe,be
anticipation expectancy,ihe,4ii
apprehension misgiving,ihe,9es
πνευματισμοσ,ih8
supernaturalism,ih8
superstition,ih8,a1s
theory,ih8,ok8 45l
patchwork hodgepodge jumble,ihx,86t 8y4 dbo
σκεψη thought,ih8
αξιεσ values,ih8
αρχη κανονασ principle,ifz
chivalry,ii1,973 46k
ηθοσ ethic,ii1
χαρτισμοσ chartism,ii3
creed credo,ihc,ebb
dogma,ihc,ebs e61 27p
δυαδισμοσ δυαρχια δυισμοσ dualism,ihc
experimentalism,iiv
formalism,ihc,d9p,iia
imitation,ihc,,ii9
mimesis,iia,a9f
individualism,ihc,29y
individualism,ih8,n1n
διεθνισμοσ internationalism,ihc,nvr,iih
literalism,ihc
democracy,ihc,3g1
εθνικισμοσ σοβινισμοσ nationalism,ihc,,iie
nihilism,ihc,dvc n8m
πλουραλισμοσ,ihc,dz0
λαικισμοσ populism,ihc,nkk
rationalism,ihc
ρεφορμισμοσ reformism,ihc,ob2
humanism,ihc,nuh
humanism,ihc,7cn nuh
egalitarianism,ihc
juju,iir
magic,ihv,8mj ogi
secularism,ihc,ody
esthetic,is4,e4h jf
κομφουκιανισμοσ κομφουκισμοσ confucianism,is4
αισθησιαρχια empiricism,is4
υπαρξισμοσ existentialism,is4,no7
formalism,is4,d9p
ιδεαλισμοσ,is4,dco
υλισμοσ materialism physicalism,is4,o0d
naturalism,is4
platonism,is4,oao o7b
πραγματισμοσ πραγματοκρατια ρεαλισμοσ pragmatism,is4,dhj
ορθολογισμοσ ρασιοναλισμοσ rationalism,is4
realism,is4
σχετικισμοσ relativism,is4,dn2
solipsism,is4
stoicism,is4
τελεολογια teleology,is4
traditionalism,is4
invocation,iir,8u3
dispossession,ihv,8fq
evocation,ija,65r 8u3
,iir,ogi 8mj
enchantment,ijd,4t6 9ks
απιστια unbelief disbelief,i9l,,ih8
αγνωστικισμοσ agnosticism skepticism scepticism,ijf,47y c98
,i9l
στοχοσ goal end,i9l
στοχοσ aim object objective target,iji,6qi 4gl
destination,iji,daq 4nn 4gn
purpose intent intention aim,iji,8v7 4gl 4gj
intention,iji,7ob
ιδεα idea,ijl,4j9
sake,ijl
θεληση will,ijl,4f2
αποστολη business,ijj
occasions,ijq
μορφωση education,i9l,3zv
εμπειρια experience,i9l,e47 9d6 as6 3yv
κουλτουρα acculturation culture,i9l,bbo dqz 17q
lore,i9l
λαογραφια folklore,ijv
learning scholarship,ijs,ode aow 52w
letters,ijx
enlightenment,ijs,5w4
sophistication,ijz,5w4
disillusionment,ik0
αγνοια ignorance,i9l,53b 7jm 3yp
απειρια inexperience,ik2,5mk 5mh,i63
θεωρια theory,i8h,ok8 58b
localization,ie6
positivism,iiv,nyl dhi o7t
,ik4
,ik4
liberalism,ik8
κλαδοσ discipline subject field bailiwick,ikg,3zd 40n
realm,ikg
frontier,ika
γραφολογια bibliotics,ika
ology,ika
κλαδοσ τομεασ territory,ia2
,i9l
επιστημη,ikg
επιστημη science,ika,odo
,iki
μαθηματικα mathematics math maths,iki,dy5 o0e
,ikk
αριθμητικη arithmetic,ikl
αλγοριθμοσ algorism,ikm
γεωμετρια geometry,ikl,dao a9k nqu
αξονασ axis,m05,82m cy3
χωροσ,i4t
coordinate,pt3
,ikr
dimension,iks
abscissa,iks
ordinate,iks
intercept,idj
επιπεδομετρια,iko
στερεομετρια,iko
τριγωνομετρια trigonometry trig,ikl,ol4
αλγεβρα algebra,ikl
,il0
decomposition,il1
calculus,ikl,468
derivative differential,i92,dv1
integral,i92
διαστημα interval,ld7
group,ld7
subgroup,il7
,ikk
στατιστικη statistics,il9,dvb ohj ohi
,i04
statistic,ia4
average norm,ilc,8pg cx2 cj2 46j
deviation,ilc,cyr
,ilc
mean,ild,8pg
population universe,lai
sample sampling,i4v
παρεμβολη,ilb
correlation,ila,cyh 4hf
correlation,ilf,cyh 4hf
binomial,id1,eat
,ikj,nbi
βιολογια biology,iln,cz8 nbi
,iln
διαιτολογια dietetics,iln
ιατρικη medicine,ils,ctn 6tq ns
,iln
φρενολογια phrenology,ilp
αλλεργιολογια allergology,ilr
αναισθησιολογια anesthesiology,ilr
αγγειολογια angiology,ilr
βακτηριολογια bacteriology,ilr,na3
βιοιατρικη biomedicine,ilr
βιοιατρικη biomedicine,ilr,deq
καρδιολογια cardiology,ilr,ne5
οδοντιατρικη dentistry odontology,ilr
ενδοοδοντιατρικη endodontics endodontia,im1
ορθοδοντικη orthodontics orthodontia orthodonture,im1,o4j
περιοδοντικη periodontics periodontia,im1,o64
δερματολογια dermatology,ilr
ενδοκρινολογια endocrinology,ilr
επιδημιολογια epidemiology,ilr
γαστεροεντερολογια gastroenterology,ilr
γεροντολογια γηριατρικη geriatrics gerontology,ilr,nqv
γυναικολογια gynecology gynaecology,ilr,nsa
αιματολογια hematology haematology,ilr,nt5
υγειονολογια hygiene hygienics,ilr
ανοσολογια immunology,ilr,nv0
ανοσοχημεια immunochemistry chemoimmunology,iok imd
ανοσοπαθολογια immunopathology,imd
νεφρολογια nephrology,ilr
νευρολογια neurology,ilr,dvt
νευροψυχιατρικη neuropsychiatry,ilr,e79
νοσολογια nosology diagnostics,ilr,nl9
μαιευτικη obstetrics ob tocology midwifery,ilr,o3l
εμβρυολογια fetology foetology,imk
ογκολογια oncology,ilr,o40
οφθαλμιατρικη οφθαλμολογια ophthalmology,ilr,o45
ωτορινολαρυγγολογια otology,ilr,nmu
φαρμακολογια pharmacology,ilr,dvh
φαρμακευτικη pharmacy pharmaceutics,ilr,ee6 o6g
φαρμακοκινητικη pharmacokinetics,imp
ποσολογια posology,imp
ψυχοφαρμακολογια psychopharmacology,imp,e7a
ψυχιατρικη psychiatry psychopathology,ilr,ano dvj o9h
ψυχοθεραπεια psychotherapy psychotherapeutics,imu,dvm
ανατομια anatomy,io5,dtn
,imw
νευροανατομια neuroanatomy,imw
ωτολογια audiology audiometry,imo
παθολογια pathology,ils,dph nl9
παιδιατρικη pediatrics paediatrics pedology,ilr,na0
νεογνολογια neonatology,in1
ποδιατρικη podiatry chiropody,ilr
πρωκτολογια proctology,ilr
ραδιολογια radiology,ils,oab
ρευματολογια rheumatology,ilr
ορολογια serology,ils,e43
τοξικολογια toxicology,imp,okq
τραυματολογια traumatology,ilr
ουρολογια urology,ilr,olw
κτηνιατρικη,ilr
ιολογια virology,ilr
αγρονομια agronomy,iki
αγροβιολογια agrobiology,iki
αγρολογια agrology,iki
βιογεωγραφια biogeography,ilo
βοτανικη φυτολογια botany phytology,ilo
μυκητολογια mycology,inh
φρουτοκαλλιεργεια pomology,inh
κυτταρολογια cytology,ilo imx
βιονικη ecology bionomics,ilo,nmy
εμβρυολογια embryology,ilo
αστροβιολογια exobiology astrobiology,ilo
δασοκομια δασολογια forestry,ilo
δασοκομια δασολογια silviculture,ino
εντομολογια entomology bugology,ioj
ηθολογια ethology,ioj
ερπετολογια herpetology,ioj,ntb
ιχθυολογια ichthyology,ioj
θηλαστικολογια mammalogy,ioj
ορνιθολογια ornithology,ioj
πρωτοζωολογια protozoology,ioj
παλαιοντολογια paleontology palaeontology fossilology,ipo
παλαιοβοτανικη paleobotany palaeobotany,io7 inh
παλαιοδενδρολογια paleodendrology palaeodendrology,iny
παλαιοζωολογια paleozoology palaeozoology,io7 ioj
γενετικη genetics,ilo,nqm
ιστολογια histology,imx
μικροβιολογια microbiology,ilo
,ilo
μορφολογια morphology,ilo,dzf
νευροβιολογια neurobiology,ilo
παλαιοβιολογια paleobiology palaeobiology,inx ilo
νευρολογια neurology,ils,dvt
τερατολογια teratology,inm
βιοχημεια biochemistry,iol,cz4 nbh
φυσιολογια physiology,ilo,9e9
νευροφυσιολογια neurophysiology,iod iob
νευροεπιστημη neuroscience,io6
κινησιολογια kinesiology,iob
μυολογια myology,iob
παλαιοοικολογια paleoecology palaeoecology,inl
ραδιοβιολογια ραδιολογια radiobiology,ilo
κοινωνιοβιολογια sociobiology,ilo
ζωολογια zoology,ilo,ool
χημεια chemistry,ikj,d2y o6g nf5 d32
,iok
φυσικοχημεια,iok
ηλεκτροχημεια electrochemistry,iok
γεωχημεια geochemistry,iok
φωτοχημεια photochemistry,iok
ραδιοχημεια radiochemistry,iok
φυσικη physics,ikj,dh7 o6l
physics,ikj
,ios,dqe
αστρονομια astronomy uranology,ior,n9m cx8
αστροδυναμικη astrodynamics,iou
αστρομετρια astrometry,iou
ραδιοαστρονομια,iou
αεροναυτικη αστροναυτικη aeronautics astronautics,ior
βιοφυσικη biophysics,ior,nbj
αστροφυσικη astrophysics,iou
κοσμογραφια κοσμολογια cosmology cosmogony cosmogeny,ip0
κρυογονικη cryogenics cryogeny,ior
κρυσταλλογραφια crystallography,ior
ηλεκτρομαγνητισμοσ electromagnetism electromagnetics,ior,dwq
ηλεκτρονικη electronics,ior,d81 d7z
ηλεκτροστατικη electrostatics,ior,d83
μηχανικη mechanics,ior,dsx
οπτικη optics,ior,dpk
κβαντοφυσικη,ior
conservation,ie3
αρμονια harmonics,iot
υδραυλικη hydraulics,ip7
στατικη statics,ip7
υδροστατικη hydrostatics,ipc
δυναμικη dynamics kinetics,ip7,e2z
κινηματικη kinematics,ip7
υδροδυναμικη υδροκινητικη hydrodynamics hydrokinetics,ipc
βαλλιστικη βλητικη ballistics,ipf
αεροδυναμικη αερομηχανικη aeromechanics aerodynamics,ip7,e30
θερμοδυναμικη thermodynamics,ior,duy
thermostatics,ipk
ηλεκτροπτικη,ip5
μικροηλεκτρονικη microelectronics,ip5
,ikj
γεωλογια geology,ipo,dup nqt
υψογραφια hypsography,ipp
παλαιογεωλογια paleogeology palaeogeology,ipp
γεωφυσικη geophysics,ipp
μορφολογια morphology geomorphology,ips,dzg
ορεογραφια orology orography,ipp
τεκτονικη tectonics,ipt
μετεωρολογια meteorology,ipo,dq2 o0x
κλιματολογια climatology,ipw
βιοκλιματολογια bioclimatology,ipx
νεφολογια nephology,ipw
υδρολογια hydrology,ips
ωκεανογραφια oceanography oceanology,ipo,o3n
λιμνολογια limnology,ipo
σεισμολογια seismology,ips
ηφαιστειολογια volcanology vulcanology,ips
μαγνητισμοσ magnetism magnetics,ips
γεωδαισια geodesy,ips
μεταλλειολογια ορυκτολογια mineralogy,ipp,o19
πετρογραφια πετρολογια petrology lithology,ipt
σπηλαιολογια speleology spelaeology,ipp
γεωγραφια geography geographics,ipo,e8u nqs
τοπογραφια topography,iqa,e8c
κοσμογραφια cosmography,ikj
αρχιτεκτονικη architecture,ika iru
αρχιτεκτονικη architectonics tectonics,iki
τεχνολογια engineering technology,ika,ap2 dkk n1f
μεταλλουργια μεταλλουργικη metallurgy,iki
αεροναυτικη,iqf
βιονικη bionics,iqf
βιοτεχνολογια biotechnology bioengineering ergonomics,iqf
βιοτεχνολογια biotechnology biotech,io4
βιοθεραπεια bioremediation,iqk
πληροφορικη computing,iqf
αρχιτεκτονικη,iqf
μηχανολογια,iqf
νανοτεχνολογια nanotechnology,iqf
μετρολογια metrology,iki
διατροφη θρεψη,iki,e5d
ψυχολογια psychology,iki,duq o9i
,iqs
,iqs
ψυχοφυσικη psychophysics,iqu
μπιχεβιορισμοσ behaviorism behaviourism,iqu,n0x
λειτουργισμοσ functionalism,ik7
μνημη memory,iqt
ψυχογλωσσολογια psycholinguistics,iqt
νευροφυσιολογια νευροψυχολογια ψυχοφυσιολογια neuropsychology psychophysiology,iqs
ψυχομετρια psychometry psychometrics psychometrika,iqs
,iki
κυβερνητικη cybernetics,ir2
,iki,og8
ανθρωπολογια anthropology,ir4,n8t
αρχαιολογια archeology archaeology,ir5,cwh n91
assyriology,ir6
αιγυπτιολογια egyptology,ir6
παλαιογραφια paleography,ir6
παλαιοπαθολογια paleopathology palaeopathology,ir6 in0
εθνολογια ethnology,ir5,nnw
,ir5
μυθολογια mythology,irc,11l
politics,ir4
οικονομια economics,ir4
finance,irf,do3 b7u
κοινωνιολογια sociology,ir4,dut og9
εγκληματολογια criminology,irh
δημογραφια οικολογια demography,irh
ψηφολογια psephology,irh
,iki
βιοσυστηματικη biosystematics biosystematy,irl
θανατολογια thanatology,iki
arts,ika
romanticism,iro gyw,di4 ocd
english,iro,e5n
ιστορια history,iro,dw1
,iro
glottochronology,irs,drv
,iro
,iro,o63
φιλοσοφια philosophy,iro,57r dp6 o6k o6j 44z
ηθικη ethics,irw,d8p
hedonism,irx,nt1
αιτιοκρατια ντετερμινισμοσ etiology aetiology,irw
jurisprudence,irw,nwk nwp
dialectic,irw
λογικη logic,irw
epistemology,irw
θεωρια,ihc
στρουκτουραλισμοσ,ik4
στρουκτουραλισμοσ,ik4
διαλεκτολογια,isi
ετυμολογια etymology,isi,e8w
,iro
λογοτεχνια literature lit,is9,7zk
,is9
prosody,isb
classics,is9,nfq
φιλολογια linguistics philology,iro,e8m o6i dnr nyf
μουσικολογια musicology,iro,o2k
σινολογια sinology,iro
κρυπτογραφια κρυπτολογια cryptanalysis cryptanalytics cryptography cryptology,iki
γλωσσολογια linguistics,iki,dnu nyf
γραμματικη grammar,isy,6pq drq
συνταξη syntax,i4p,drt nrh
συνταξη syntax,isj,drt nrh
φωνητικη phonetics,iot,dp4 dp3
φωνολογια phonology phonemics,isy,dh1
μορφολογια morphology,i4p,dzj
μορφολογια morphology,isj,dzj
συνθεση,isp
morphophonemics,isy
λεξικολογια lexicology,ise,ny0
πραγματολογια pragmatics,isi
lexicostatistics,is8,drx
σημασιολογια semantics,isi,dnp
κοινωνιογλωσσολογια sociolinguistics,isi
στρουκτουραλισμοσ,isi
,isi
θρησκειολογια theology divinity,ika,duw ok7
απολογητικη apologetics,isz
εσχατολογια eschatology,isz
hermeneutics,isz
theology,i07,duw ok7
teaching commandment,ihc
,ihc
arianism,it5 ijh,n95
millenarianism,it5
νεστοριανισμοσ nestorianism,it5 ijh
rationalism,it5,o7t
synergism,it5,dyx
σταση attitude,5a
acceptance,itb,4d9
southernism,itb
λογικη νοοτροπια mentality outlook mindset,itb,dtu 9ec
σταση τοποθετηση stance posture,itb,4b8
προδιαθεση inclination disposition tendency,itb,d86 4cl
direction,itg
ταση drift trend,itg,633
call,itg
sympathy understanding,itg,3yg btl
bent,itg,5oj 4f9
literalism,itg
,itg
predilection preference,itn,hu 85e 4cc
favor,itg
δυσμενεια disfavor disfavour dislike disapproval,itg
doghouse,itq
μεροληψια partiality partisanship,itg,nnn 967,itv
bias prejudice preconception,its,dez 6dy 4ch
provincialism,its
αμεροληψια αντικειμενικοτητα impartiality nonpartisanship,itg,27g 96b,its
ανιδιοτελια ανυστεροβουλια disinterestedness,itv,96c
fairness candour,itv
ανεκτικοτητα διαλλακτικοτητα tolerance,itb,c48,iu0
disinterest neutrality,ity,8sd
αδιαλλαξια intolerance,itb,,ity
μικρονουσ στενοκεφαλοσ στενομυαλοσ narrowness,iu0,27o
provincialism,iu1
δογματισμοσ bigotry dogmatism,iu0
φανατισμοσ fanaticism fanatism zealotry,iu0
σεβασμοσ υποληψη respect esteem,itb,4eb c80,iu8
εκτιμηση estimate,iu5
reputation,iu6,4du
ασεβεια,itb,c83,iu5
irreverence,itb,9ev
προσανατολισμοσ orientation,itb
wavelength,iua
experimentalism,iua
reorientation,iua
αποψη position view perspective,iua,aw3 4dw
vanguard,iue
viewpoint standpoint,itf,4b8 dad ctx
light,iue
slant angle,iug,4ci
complexion,iug
weltanschauung,iue
ορθοδοξια orthodoxy,iua,,iuo
κομφορμισμοσ κονφορμισμοσ conformity conformism,iul
δικολαβισμοσ νομικισμοσ legalism,ium
αιρεση heterodoxy heresy,iua,,iul
ιδεολογια ideology,iua,nur
απολυταρχια απολυταρχισμοσ totalitarianism totalism,iup,dlf n6z
αναρχισμοσ anarchism,iup
αυταρχια δεσποτεια μονοκρατορια autocracy,iup
κολεκτιβισμοσ κολεχτιβισμοσ collectivism,iup,og7
κομμουνισμοσ communism,iup,dr9 ngx ngw 2z6 2z2
μαοισμοσ maoism,iuu
τροτσκισμοσ trotskyism,iuu,ol8
συντηρητικοτητα συντηρητισμοσ conservatism conservativism,iup,nhp
δημοκρατικοτητα δημοκρατισμοσ democracy,iup,4hk ck2 ck4
ελιτισμοσ elitism,iup
αδιαλλαξια εξτρεμισμοσ extremism,iup,noc
φασισμοσ fascism,iup,dw6 non
φεντεραλισμοσ federalism,iup
ιμπεριαλισμοσ imperialism,iup,nv2
φιλελευθερισμοσ liberalism,iup
νεοφιλελευθερισμοσ neoliberalism,iv4
progressivism,iup
ριζοσπαστισμοσ radicalism,iup
ιακωβινισμοσ jacobinism,iv7
δημοκρατισμοσ ρεπουμπλικανισμοσ republicanism,iup
σοσιαλισμοσ socialism,iup,29z og6
θεοκρατια theocracy,iup
utopianism,iup
,iup,993
warmongering,ivd
,iua
αθεια αθεισμοσ atheism godlessness,ivf,9ev 9f5 dm7 n9n,ivh
θεισμοσ theism,ihg,dxd,ivg
μονοθεισμοσ monotheism,ivh,o1x,ivj
πολυθεια πολυθεισμοσ polytheism,ivh,,ivi
paganism,ihg
χριστιανισμοσ christianity,ihg,2zg
καθολικισμοσ catholicism catholicity,ivl,dw7
ρωμαιοκαθολικισμοσ romanism papism,ivm
protestantism,ivl
ιουδαισμοσ judaism,ivi
ισλαμισμοσ μουσουλμανισμοσ μωαμεθανισμοσ islam islamism mohammedanism muhammadanism muslimism,ivi
,ihg
yoga,ivr
βουδισμοσ buddhism,ihg,dwj n3t
ζωροαστρισμοσ zoroastrianism mazdaism,ihg
σαμανισμοσ shamanism,ihg
voodoo,ihh
ερασιτεχνισμοσ amateurism,iha
condensation,i2x
layer stratum,hwo,7cm
,ika
αριθμολογια numerology,ika
tactics,iw0
strategy,iw0,7fk dzo oi4
closure,ie7
continuation,ie7
proximity,ie7
similarity,ie7
wrinkle,i04
wrinkle,i1t
μεταδοση transmission,iwb,ao3 5sz
communication communicating,73,4mp 4mh 3if
,iwb,4mh
,iwa,bi8 5kx
dissemination,iwa,5s7
circulation,iwe,aho
propagation extension,iwe,5s7
μηνυμα message,7w
broadcast,iwh,5sz 5s7
cipher,iwh,5wj
medium,iwb
μεσο medium,f26
vehicle,iwl
sheet,rei
φυλλο signature,iwn
φυλλο leaf,iwn,j4g ayn
σελιδα page,iwp,5ow
paging,pt3,5ow
stationery,rik
letterhead,iws
worksheet,iwn
channel,iwa,ao3 81f
καναλι channel,iwb,ao3 a2x 81f
ζωνη,lqs
lens,iww
συνδεσμοσ liaison,iww,4mv
,iwa
film cinema,iwl,d3t 950 5xu
τυποσ press,ix3
,iwl
broadcasting,ix0
αλληλογραφια ταχυδρομειο mail,iwb,640 81n
,ixm
εξπρεσ,ixm
journalism,ix3,nwj
εφημεριδα newspaper paper,ix2
αρθρο article,j20 ixd
αρθρο στηλη column editorial,ixa,ngg
αρθρο,ixa
εργο,egj
reprint,ixa,988
reissue reprint,j9x,988
αγγελια personal,ixc
τηλεπικοινωνια τηλεπικοινωνιεσ telecommunication telecom,iwl,4vp
telephone,ixh,oju 4vh
call,ixi,4vh
telegraphy,ixh,ojt
cable,jbt,5yn
αληλογραφια mail,iwh,81n
μεταδοση broadcasting,ixh
radio,ixn,5yp
television tv,ixn,5sd
video,jo7
video,jo7
ηχοσ sound,jx9,b22

atm,ixt
reception,ixn
detection,ixv
modulation,iwa
fm,ixx
γλωσσα language,7w
usage,ixz
words,ixz
,q3i
slot,h8e
discourse,iy2
context,iy4
sentence,jsl
λεξη word,iy2,5ug
αντωνυμο antonym opposite,iy7,,iyk
blend,iyh
,iy7
contraction,iy7
λεξη form signifier descriptor,iy7,5ll
,iy7
subordinate,iy7
loan,iy7
monosyllable,iy7
,iy7,93l
βαση root stem theme,iyc,cv9
,iy7
συνωνυμο synonym,iy7,buo,iy8
οροσ term,iy7,63o
terminology,iy7
συλλαβη syllable,iy2
παραληγουσα penult penultima penultimate,iyn
προπαραληγουσα antepenult antepenultima antepenultimate,iyn
αναδιπλασιασμοσ,iyn
μορφημα morpheme,iy2,dy0
formative,iy2
αλλομορφο allomorph,iyr
,iyr
προσφυμα affix,iyu,7ib
προθημα prefix,iyv
classifier,iy7 iyr,4mb
ending,iyr
επιθημα suffix postfix,iyv iyy
ενθημα infix,iyv
,ld3
παραδειγμα paradigm,ld3
υποκειμενο subject,iz9
αντικειμενο object,iz9
αντικειμενο,iz4
πτωση,iz1
ονομαστικη nominative,iz6
adjunct,iza

construction,iz9,,izb
misconstruction,iz9,,iza
προταση clause,iza
complement,iza
συνολο φραση phrase,iza,5ug
predicator,iza

ουσιαστικο noun,izg
ρημα verb,izg,dlw
infinitive,izi
επιθετο adjective,izg,dxx
επιρρημα adverb,izg,dxy
ουσιαστικο noun,iya iyj
προσηγορικο,izm
verb,iya,dlw
προσδιορισμοσ modifier qualifier,iya,1ac
επιθετο adjective,izp,dxx
superlative,izq izs
επιρρημα adverb,izp,dxy
preposition,iyd
pronoun,iyd
demonstrative,izu,7m4
conjunction,iyd
particle,iyd
αριθμοσ,iz1
προσωπο person,iz1
γενοσ gender,iz1
θηλυκο feminine,j00,88s
αρσενικο masculine,j00
ουδετερο neuter,j00
χρονοσ tense,iz1
ενεστωτασ present,j04,97h
αοριστοσ past,j04
μελλοντασ future,j04
,iz1
patient,j08
beneficiary,j08
recipient,j08
ονομα name,iy2,62n 48n 63g
επιθετο surname cognomen,j0c
nickname,j0h,63f
nickname,j0c
misnomer,j0c
ονομασια ονομα appellation denomination designation appellative,j0c,63t
τιτλοσ,j0h
miss,j0i
rabbi,j0i
reverend,j0i
lordship,j0o,nyp
λαιδη μιλαιδη ladyship,j0o
τιτλοσ,j0h
βαρονια baronetcy,j0o
υποκομητεια viscountcy,j0o
title,j0c,63n
τοπωνυμια toponym,j0c
επικεφαλιδα heading,jsh,d3f
headline,j0t,bnz 5tj
lemma,j0t
ρουμπρικα,j0t
,j0t
banner,j0u
title,j0t
τιτλοσ title,j0x,63c
legend,j10
pony trot crib,j8j
σειρα,jsh
λογοσ,7w
transcription,j14,5wn
stenography,j3s
longhand,j3s
italic,j17,9a2
ορθογραφια orthography,j1m,dv4
γραφη script,j19
babylonian,j1n
ορθογραφια spelling,j19,93w 5mp
,j1m
κωδικοσ κωδικασ code,j1d,5wj
μορσ morse,j1e
κωδικασ code,j1d,5wj
parameter,j1i id4
διευθυνση address,j1g
μικροκωδικασ firmware microcode,j1g
site,ed8
portal,j1k
γραφη writing,j14
,j1a
γραψιμο writing,j14
writing,j14 fe7
revision,j1o,93x 5wr
,j1o
λογοτεχνια literature,j1o,dmm
λογοτεχνια literature,j1o
υλικο,j1o
prescription,j14
dialogue,j1r
allegory,jvc
ευφυισμοσ euphuism,j2k
fiction,j1r,d9a a3a
nonfiction,j2k
novel,j1z,o3c
fantasy phantasy,j1z,noj
story,j1z
utopia,j1z
,j23
thriller,j25,atj
saga,j25
mystery whodunit,j23
legend,j23,a3c a39
parable allegory,j23,a3c
μυθοσ myth,j23,a3c e4u 11l
parable,j23
plot,j23
storyline,j2d
climax culmination,rp5,ciz 3fs
bathos,j3g
criticism,j1o,52b
κριτικη analysis,j2h
δραμα drama,jwj,d75 nm6 93y 5vo
προζα prose,jwj
ποιημα poem,j1r
ballad,j2l
doggerel,j2s
epic,j2l,e7u
haiku,j2l
lyric,j2l
sonnet,j2l
verse rhyme,j2l,940
iliad
odyssey
octave,jut
quatrain,jut
στιχοσ verse,jsh
cookie,j2z
κειμενο text,j1u
κειμενο text,j1u
κενο,hbk,8ab
indentation,j31
νταμπ,j34
copy,j2z
installment,j2z
τμημα section subdivision,j1o jt0
article clause,j36
joker,j37
rider,j37
ενοτητα κεφαλαιο chapter,j36
episode,j36
spot,j36
εισαγωγη introduction,j36
προλογοσ foreword preface prolusion,j3d,zi 5g2
preamble,j3d
επιλογοσ close closing ending,j36,ctu daq ctt
appendix,j3j
continuation,j3j
παραρτημα addendum supplement postscript,j1u,7n4 d0
παραγραφοσ paragraph,j1o
εδαφιο passage,j36
extract,j3l
,j3l
flashback,j3n
diary journal,j1o,nla
typing typewriting,j1m,5y8
printing,j1m
handwriting hand script,j1m,dy7
υπογραφη signature,j0c,5ww
επιγραφη inscription lettering,j1o
επιγραφη superscription,j3u
inscription,iwh,5dd
επιγραφη epigraph,j3u
epitaph,j3u
epitaph,jf1
manuscript,j1o
,j1o
manuscript,j41
,j1o
adaptation version,j1o
modernization,j44
thesis,j43
tract pamphlet,j43
monograph,j43
δοκιμιο essay,j1o,nnu
paper,j49
memoir,j49
κριτικη review critique,j2h,57c
συγγραμμα book,j9x,j4g
πηγη,j4d
τομοσ volume,j9x
leaflet pamphlet,j4d,iwp js9 j4d dqm
text,j4d
primer,j4h
σημειωματαριο notebook,dqm
catalog catalogue,j4d,8tp 48p
,j4d,5b2
λεξικο wordbook,j4l
λεξικο dictionary lexicon,j4m,dsl
vocabulary,j4m
glossary,j4m,5r0
,j4l
εγχειριδιο manual,j4q
instructions,j4r
bible,j4q
guide,j4q
directory,j4l
,jov
,jow,5oo 5oi 5ov
bin,j4x
αριθμοσ number,jl7
επετηριδα annual yearly yearbook,j4l
ατλαντασ ατλασ,j4l
εγκυκλοπαιδεια encyclopedia cyclopedia encyclopaedia cyclopaedia,j4l
συνταξη editing redaction,j1o,1jx
correction,j53
,j53,5ws 5wr
revision,j55,5ws
,j55,5r2
paraphrase,j57,5r2
,j1o
scripture,j59
βιβλοσ bible scripture,j59,dom doo
genesis
exodus
writings
gospel gospels,j59,dwf dwe
evensong
κορανι koran quran
περιληψη summary,jgy,3rf 5yr
abridgment,j5i,1x5 1wx 1x7
resume,j5i
brief,j5n,53c
epitome,j5n,d4f
περιληψη συνοψη outline synopsis abstract precis,j5i,5yi
roundup,j5i
sketch survey resume,j5i,5yr 47u 5yi
summation rundown,j5i,ddo
εγγραφο document papers,j1o,4an
ψηφοδελτιο ballot,j5r
πιστοποιητικο certificate certification credential credentials,j5r,c5r c6a
charter,j5r,c69
,j5r
confession,j5r,50s 512
προτυπο,j5r
αιτηση,j5x
questionnaire,j5x
requisition,j5x,4pe
card,jow
διπλωμα diploma sheepskin,j5t
registration,j5t,cat
πραξη instrument,j5r
derivative,j64
,j64
κατασταση λιστα list listing,jco,5oi 5oa caz
μοναδα item,q3i,5od
συμπτωματικο τυχαιο incidental,j68
ειδηση νεο,j68
θεση σημειο,j68,49j
preposition,j6b
ammunition,jcj
παπυροσ,j5r
agenda,j67
lineup,j6w
bibliography,j67,cyu
,j67
calendar,j67
catalog catalogue,j67,8tp 48p
,j67
checklist,j67
directory,j67
numbering,j67,5ov 5oi 5od
καταλογοσ,j67
inventory,j67
μενου menu carte,j6i
flag,j67
menu,j67
portfolio,j67
stack,j67
καταλογοσ λιστα roll roster,j67
schedule,j67,4wg
standing,j67
timetable,j6x
timetable,j6x
δυναμολογιο προσκλητηριο,j6w
αλφαβητο alphabet,j6l j1a,bnr 260
patent,j5r,c5v bar
platform,j5r
plank,jdh
,jd1
entry,j76,5xa
log,j76
note,j76
copy,j76,nid 99v
memorabilia,jd1
jot,j79
memorandum,j79
reminder,jah,41g
register registry,j76,cat 5xk cax
καρτα scorecard,jcn
proceedings,j76
αρχειο file,jd1,59v 5xk
resignation,j5r,buw
ψηφισμα resolution resolve,j5r,4f8 61y 4f4
application,j7m,4rb
αιτηση request petition postulation,jah,4ph 4pa
memorial,jah
collection,j7m
χρονικο history account chronicle story,jd1,5xe
χρονικο annals,j7p
βιογραφια biography,j7p,eau
,j7r
profile,j7r
memoir,j7s
,j5v
bill,j7v,bdq blx
reckoning tally,j7w
check,j7w
coupon,j5v
ticket,j5v
receipt,jc0,5ed
stub,j81
συμβολαιο contract,jka,d54 bzt 5dq
charter,j83,c8m b6y
lease,j83,b6y b6z c8m c8j
policy insurance,j83
conspiracy,jk7,4gd
partnership,j83,o5c ng4
concession,j83
franchise,j89
appraisal estimate,j5v,4bi
overestimation,j8b,4el 4bf
θεσμοθετηση act enactment,j64
νομοσ law,j64
συνταγμα constitution,j8e
constitution
precedent,ltf
legislation,ltf,c9t
αποδοση μεταφραση translation rendering version,j76,d9d 5qo
worksheet,j76
bill measure,j64
,j96
διαταγμα decree edict fiat,j8d,4ns 4np 4hq 637
divestiture,j8m,bkx
ποτοαπαγορευση prohibition,j8e
prohibition ban,j8n,4wn cdy 4wr
stay,j8n,3b2
brief,j64
will testament,j64,b9c
deed,j64
εκχωρητηριο assignment,j64
warrant,j96
,j8w
pickup,j8x,72l
reprieve,j8w
commutation,j8w,186
return,j64
license permit,j64,4xx 4xt c5r
patent,j64,c5v
,j64,cf3
pardon,j8w,5go
writ,j64
certiorari,j96
mandamus,j96
attachment,j96,bew
sequestration,j96
mandate authorization,j64,4ot
process,j96,81q cr2 4vs
ticket,j9c
προταση pleading,jgy,60v 4qt
charge,j9e,55j 55e 59v
statute,j8d
ordinance,j9g,4ni
λογισμικο software package,j1g,,ey5
os,j9i
,j9i,99x
,j9k
explorer
mosaic
opera
,j9k
editor,j9l
interface,j9k
spider wanderer,j9k
supervisor,j9k
λειτουργια routine subroutine subprogram procedure,j9i,eep
virus,j9p
worm,j9p
εκδοση publication,gdp,99k 99f 5s1
,j9x
edition,j9y
συλλογη collection compendium,j9x
ανθολογια anthology,ja0
album,iwl
divan,ja1
αρχεια archives,ja0
επιτομη συνοψη compilation digest,ja0,1x7 3xw bja 8tn
περιοδικο periodical,j9x,a7i
series,ja6,8zi dj2
weekly,ja7
magazine,ix2 j9x
slick,ja9
τευχοσ issue,ja6,5s1
edition,jab
journal,ja6
χρονικο annals,jad
perusal,i9k,40l 3zd ayj
skimming,i9k,aye
μηνυμα message content,7w
θεμα subject topic theme,jah,dkz dlc
excursus parenthesis,jah,4tr
εννοια meaning significance signification import,jah,5lr 5ll 8ak 5lp 5pw
εννοια sense signified,jak
σημασια,jal,4d9
connotation,jak,5le
επικεντρο καρδια ουσια effect essence burden gist,jak
ambiguity,jzu,902 5ex
παραθυρο loophole,jap
amphibology,jap
parisology,jap
δυσφημισμοσ επικριση dysphemism,jzu
shucks,jzu
intent,jak,4gl 5pw
moral lesson,jak
nuance nicety subtlety,jak
overtone,jak
βαση,jb0
βαθοσ νοημα ουσια point,jak
nonsense,jah,8am 8as
absurdity,jb1,7df cpk 80s
cant,jb1
bull shit,jb5,6m3 54l
rot,jb8
rubbish,jb8
pap,jb8
garbage,jah
quotation,j3m,94a 62e 62n
mimesis,jb9,72z
φιλμ movie film pic flick,jbl fm1,950 5xu
feature,jbb
travelogue,jbe
attraction,jbl,9jb 8br
western,jbc
,jbb
cartoon,jbg,nec
documentary,jbb,5xp a2y
dissolve,j3n,381
cut,j3n
σοου show,k9v,ay3
εκπομπη broadcast program,jbl,5sz 5s7
news,jbm
,jbm
pilot,jbo
giveaway,jbm
series,jbm,8zi dj2
episode installment,jbm
τηλεγραφημα telegram wire,iwh,5yn
αλληλογραφια correspondence,j14 ix6,5ym
γραμμα letter missive,j2z elo
,jbv
note,jbw
excuse,jbx,5en
card,jbu
αναγνωριση acknowledgement,jah,69i 5ec 3y8
αντιο farewell,jc0
αντιο αποχαιρετισμοσ adieu adios arrivederci bye cheerio goodby goodbye sayonara,jc1
χαιρετισμοσ greeting,jc0,5fp 5fa 5fc
regard wish,jc3,5g7
reception,jc3,oas
hail,jc3,5fu
welcome,jc3,bad
hospitality,jc7,78s
handshaking handclasp,jc0
hello hi,jc3
καλημερα morning,jc3 jc1
afternoon,jc3 jc1
καληνυχτα,jc1
καρτα,jc3
apology,jc0,8ub 5eg 5et
commiseration,jc0,9lj
congratulation,k0f,5c9
refusal,jah,bae
πληροφοριεσ information info,jah,53e
υλικο material,jcj
details,jcj
γεγονοσ fact,jcj
καταγραφη record book,jcm
,jcj
index indicator,jcm
ειδησεισ μαντατα νεα πληροφορια news intelligence tidings word,jcj
intelligence,jcj
ενημερωση update,jcq,53l
αποδειξη στοιχειο evidence,jlf,7go 60p 518
clue,jct
fingerprint,jlj j4w
ιχνοσ footprint footmark,jlj,apz
σημαδι sign,jcu,att 5lp
token,jcx
ιχνοσ απομειναρι λειψανο υπολειμμα trace vestige shadow,jlf
footprint,jcz
αρχειο record,jct,41t 5xa
proof,jd5
testimony testimonial,jct,60p 60j
testament,jd3
argument statement,jct,5bc 4sc
pro,jd5,,jd7
con,jd5,,jd6
confirmation,jcj,5zu 4al
reinforcement reenforcement,jd8
certification,jd8,cyy 5zz 4al 518 4an
καθοδηγηση συμβουλη guidance counsel counseling counselling direction,jah,5ab
tip,jdb,5ko c4t
διαταγη εντολη rule prescript,jkz,4hq
rubric,jdd
rubric,jkz
,jdd
πολιτικη policy,i73

ceiling,jdi,1ud
floor,jdi

quota,jdl
embargo,jdl
,jdh
επεκτατισμοσ ιμπεριαλισμοσ imperialism,jdo,nv2
intervention interference,jdo,ckz,jdr
noninterference,jdo,,jdq
απομονωτισμοσ isolationism,jdo,e91
neutralism,jdo,o31
zionism,jdh,ooh
ethic,i07
dictate,jdd,crx 4ns
αποφαση regulation ordinance,jdd
canon,jdd
ηθικη etiquette,jdd
closure,jdg
κωδικασ code codification,j14,3f5
equation,jhj,cvx
νουθεσια παραινεση προτροπη συμβουλη advice,k0j
συσταση υποδειξη recommendation,je3,5ao 5ck
ενδειξη indication,je3,4sc
προειδοποιηση admonition warning,je3,59z 5a1
lesson,je6
μυστικο secret arcanum,jcj
secret,jcj
καβαλισμοσ cabala cabbala cabbalah kabala kabbala kabbalah qabala qabalah,je8,5fq
προπαγανδα propaganda,jcj,e8z o97
source,j5r
specification,j5r
well fountainhead,jec
curriculum,jcj,d5z
printing,j1m,99k 99z
typography,jeg,dv6 nh3
print,j14,99z 99k
νεα news,jcj
αναγγελια report story account,jej,5rk
newsletter,jek
bulletin,jek,5pt
αναφορα dispatch communique,jek,a5u
scoop,jek
coverage reporting,jej
υποχρεωση commitment dedication,jah,5df
ορκοσ oath swearing,jeq,5zl 603
βεβαιωση affirmation,jeq
giving,iwd,bi8 ba4
εγγυηση guarantee warrant warranty,k5w,5e6 5e0
εχεγγυο surety,jeu
προκαταβολη προπληρωμη,jeu
guarantee,k5w,5e6 5e1 5dw 5e0
εγκριση επαινοσ επιδοκιμασια συσταση approval commendation,jah,92c 5ck 5ce,jfy
sanction countenance warrant imprimatur,jey,c6a 4xt cbx 4yl
αναγνωριση recognition credit,jey,4jy
memorial remembrance,jf0,41t
αδεια permission,jey
consent,jf2,3sk 4x2
dismissal,jf2
leave,jf2
,jf2,4y1
safeguard,jf6,afk
encouragement,jey
applause clapping,jey,58j 8a
επευφημια cheer,jey,57w
salvo,jfa
praise congratulations,jey,58c 57i
praise,63e
hallelujah,jfd
superlative,jfc
paean,jfc
recommendation testimonial,jfc,5ck
compliment,jfc,5gq 5c6
flattery,jfi,5bv
award honor honour laurels,jm2,cly bd4
tribute testimonial,jey
πτυχιο degree,jfk
,jfm
ab,jfn
μαστερ,jfm
ma,jfp
διδακτορια doctorate,jfm
,jfr
διδακτορικο phd,jfs
pennant,jfk
citation,jfk,5ce 62c
αναφορα mention,jfk,62c
decoration medal ribbon,jfk,cm2
απαρεσκεια αποδοκιμασια disapproval,jah,,jey
disapprobation condemnation,jfy,5gu 58v
censure,jfz,51p
επικριση κατακριση criticism,jfy,47z 52b
carping,jg1
attack,jg1,58p
potshot,jg1
εκρηξη counterblast,k3c
reproof,jg1,520 51p 51w
sermon preaching,jgd,52h
,jg6,51x 520
wig,jg8
castigation,jg6,528 51x
reproach,jg6
blame rap,jgb,558
lecture,jg6,520
chastisement,jg6,51x
admonition,jg6,51w
respects,jah
courtesy,jjw
,jah,c83
abuse insult,jgi,561 562 55o
derision,jgi,56v
ridicule,jgi,7df 56p
απεχθεια contempt scorn,jgi,9dm abr
mockery scoffing,jgk,4xo 56g 565
sneer,jgm,c9d b0s 7q 7n
sneer,jgm,7n 7q
disparagement depreciation,jgi,58y 57e 55r
condescension disdain patronage,jgq,5h3
calumny,jgq,55w
mud,jgu
,jgs k0f,55w
epithet,jgs
cheek,jgi,1lb
στομα sass sassing backtalk lip,k3e,65l 5nn 1lb
δηλωση statement,jah,5z7
amendment,jgy,5wu
πραγμα,jgy
αληθεια truth,jgy,,jj9
gospel,jh1
paradox,k44,5n4
περιγραφη description,jgy
χαρακτηρισμοσ specification spec,jh4,61e
δηλωση declaration,jgy,5ze
ευαγγελισμοσ announcement proclamation declaration,jgy,5rq 5tz
μανιφεστο manifesto pronunciamento,jh6
αναγγελια pronouncement dictum,jh6,5st
assertion,jh6,60z 5zl
claim,jha,bf9
pretension,jhb,bfa
claim,jha,4pt
accusation,jha,55h 55e
allegation,jhd,60t
contention,jha,4px
formula,jhj
formula,jgy,8ud
,jgy
affirmation,jha,5zl
testimony,jha,60p 60j
profession,jhk,4qu 50s
protestation,jh6,5ha
threat,jh6
menace,jho,2l 6b6
evidence,jcj,5pr 60p
exhibit,jhq
testimony,jhq,60j
witness,jhs
declaration,jhs
affidavit,jhs j64
verification,jhv,5zx
bidding,jgy
contract,jhx
word,jgy,5ug
επεξηγηση explanation account,jgy,5rk 6at
,ji0,2x0
oversimplification,ji1
accounting,ji0
αιτιο reason,ji0
justification,ji0,5g6 5et 5f7 5f2
cause,ji5,2fg 8wb 4s2
vindication,ji5,5gj 5f2 5ew
apology apologia,ji7,8ub n8u 5et
alibi,ji7
excuse alibi,ji7,5ei 5et 5el 5gp
mitigation,jia,5gr 1je
exposition,ji0,5px
exposition,k14,5px 5xg
philosophizing,jid,44z
solution answer result solvent,jgy,45r 45y
denouement,jif
rubric,ji0,5r0
derivation,ji0,1zl
definition,ji0,5q5
redefinition,jij,ctz 5q6
απαντηση answer reply response,jgy,50a
feedback,jil
ανακοινωση announcement,jgy,5tu 5rq
notice,jin,5ad
caveat,jio
νεκρολογια obituary obit necrology,jio
prediction forecasting,jgy,5ix 5ki
horoscope,jir
forecast,jir,5a7 5ki 4h4 9ub 5ix
prophecy,jir,9u3
προταση proposition,jgy
particular,jiv
lemma,jiv
οροσ term,iz9
theorem,jiv
postulate,jiv,4hx
axiom,jiv,8st cxu
premise assumption,jj0,45c
προταση,jj2
thesis,jj2
condition,jj2,61e
provision proviso,jj5,3ta 6ad
scenario,jj2
quotation,jgy,62l
falsity untruth,jgy,c8s 53v 1kc,jh1
dodge dodging scheme,jj9,4z7
ψεμα lie,jj9
tale,jjb
fairytale,jjc
fiction,jj9,47p a3a 6jn 8uo
misrepresentation deceit,jj9,cq6 cqd 541
facade,jjf
exaggeration magnification,jjf,54p 34z,jji
understatement,jgy,54w,jjh
pretense pretence,jjf,54c
bluff,jjj
pretext,jjj
hypocrisy,jjj
subterfuge,jjf
,jjf
hedge,jjo,4z7
reservation qualification,jgy,1jj
σχολιο comment commentary,jgy,69c 646 5r0
σχολιασμοσ annotation notation,jjr,61m 5r0
αναφορα citation cite reference mention quotation,jjs,62n 94a 4k2 69i 62e
footnote,jjs
postscript,jjs
αναφορα μνεια remark comment input,jgy,69c 61m
dictum,j94
mention reference,jjw,62n 61m
allusion,jjy
observation,jjw,c7q az3 atv b1h
sally,jjw,574 69g
shaft barb jibe,jjw,56g
,jgy
restatement,jgy,5qc
demythologization,jk4,11q
mistake,jk3,42r
συμφωνια συνεννοηση agreement understanding,jgy,4r6
συμφωνια term,jgy,61e
bargain deal,jk7,bcx
,jk7 j64
compact,jka,63z
,jka,5d0
debt,jkc
συμφωνια treaty pact,jka
pacification,jke,8wk
convention,jke
χιουμορ wit humor witticism wittiness,jah,7dl 7d6 nui
ειρωνεια σαρκασμοσ sarcasm irony satire,jkh,ao4 od5 56u 7dc anv
,jkh
banter,jkj,57a
joke gag laugh jest,jkh,u2 571 7f nq9 574 7dj nwh
scream riot,jkl
,jkh,56c 56a
parody mockery takeoff,jkn,56e 56u
cartoon,jkh,nec
fun,jkh
clowning comedy,jkq,7da
pun,jkq,o9q
αποψη γνωμη opinion,jah,4dw
guess conjecture surmise speculation hypothesis,jkt,58f 45l 5km 4do 5jj 5iu 459 4bi 5is
approximation,k18
ερωτημα ζητημα question,jai
problem,jkw
riddle enigma,jkx,43r
οδηγια οδηγιεσ instruction,jah,e3d
destination,jkz,5w1
prescription,jkz,4ns
συνταγη φορμουλα recipe formula,jkz
creed,ihc,ebb
δογμα dogma tenet,jl3,27p
οικουμενισμοσ ecumenism ecumenicism ecumenicalism,jl3
incarnation,jl3
σημα signal signaling sign,7w,59d 65d 5lp 5jl
beam,jl7,5sz
επιγραφη sign,7w
poster,jl9,5w9 5tr 8p4 5w7
signpost guidepost,jl9
μαρκα brand stain,jm2,8h3 cgd
brand,k8w,cge
συμβολο token item,jm2,5od
ενδειξη indication indicant,7w,4sc 5jl
indication,iae,5jl
symptom,jlf,2nj
manifestation,jlf,518
ενδειξη σημαδι mark print,jlf,7es 3l7 5jr
,jlj
flick,jlk
line,jlj,7ev 8nq
contour,jlo
,jlm
graduation,jlm,29g
glimpse,jlf
forerunner predecessor herald,jlf,5t5
hint clue,jlf,5ko
smoke,jlf
συναγερμοσ alarm alarum,jl7,5a9
,jl7
εγερτηριο reveille,jlv
retreat,jl7
κουτσομπολιο συκοφαντια φαρμακογλωσσια tattle singing,k4w,7j8 5pr 5ml
,jl7
dot,jlz
whistling,jl7
συμβολο symbol,jl7,dka 53x
αριθμοσ numeral number,jm2,5oo 5oi 5ov cx1
symbolism,jm2,ojc
σημειωση notation,j1m
,jm5
σημειο,jm6,5ll 5lp
δυναμη index,jm6
logarithm log,jm8
characteristic,pxn
,jm5
score,jmd
,jtr
choreography,jm5
,jm2
σημειο,jmf,5y3
arrow,jmg,d6v 5k3
tick,jmg
χαρακτηρασ grapheme,jmf
,jmg
shaft,jlm
,jmk,5uw
ague,jmm
grave,jmm
wedge,jmk

,jmq
modern,jmr
italic,jmq,9a2
roman,jmr,dwc dw8
asterisk,jmj,3m0
dagger obelisk,jmj
γραμμα letter,jmj,92p 92r
initial,jmx
αλφα alpha,jmx
beta,jmx
gamma,jmx
δελτα delta,jmx
psi,jmx
nun,jmx
shin,jmx
,jmj
thorn,jn6
,jmg,1g7
παυλα hyphen dash,jn8
παρενθεση parenthesis,jn8
μαρκα brand marque,j0c
label,jnb
trademark,k8w
θεωρηση authentication hallmark,k8w,4ad
stamp,jm2,8g8 7ea
imprint,jov
,jmb
fanfare,jtc
,jtc
swoop slide,jnj,apv ala
gamut,jnh
keynote,jnv
διαστημα interval,jmb
octave,jnn
fourth,jnn
trill,jnv,680
,jnh
τροποσ mode,jnr,dpx
πενταγραμμο,jmb
κλειδι clef,jmb
note,jmb
διεση sharp,jmb
υφεση flat,jmb
αναιρεση cancel,jmb,cbn
sforzando,jmb
sforzando,jo1
chord,jnv,3f8
quaver,jnv,680
,jxe
tenor,jo3
contralto,jo3
soprano,jo3
,7w
,jl7
flare,jo8
,jo8,65j
pennant,joa
νοηματικη signing,ixz,65d
σημα,joe,65d 5lp
κινηση νοημα χειρονομια gesture motion,jo7,5wa
προσωπο,joe
scowl,jof,87 7u
smile smiling grin grinning,jof,6q 2p4 6k 6ba
laugh,jof,7f
snarl,jof,5in
wink,jof,1w 1x
επιδειξη demonstration demo,jo7,ay3
παρουσιαση display show,jol
εκφραση expression manifestation reflection,jol,518
παραδειγματισμοσ exemplification illustration,jol,61v
εμβλημα emblem allegory,i6i,ca8 a9q
elephant,jop
εμβλημα διασημο διακριτικο κονκαρδα συμβολο badge,jop
,jor
mantle,jm2
crown,jm2,bwe
αναγνωριση identification,jct,62w
,jov
fingerprint,jov
projection,jo7,ax7
,7w
array,joz
showing,joz,ay3
σκοπευτρο sight,joz,b0n
spectacle,jp2,3wd
fanfare,joz,bwx 2yo 9p8 axj
bravado bluster,jp4,5co
flourish,jvi
flourish,joe
flourish,eok
παρουσιαση presentation,joz,ay3 5vv 4se
αποκαλυψη unveiling,jp9,88g
εκτελεση performance,jbl,95a
πραξη act routine number,jpb,dcl 95t 95r
benefit,jpb
κονσερτο κοντσερτο συναυλια concert,jpb
pianism,jpb
premiere,jpb
recital,jpb
rendition rendering,jpb,97m
histrionics,jpb,4wq 94w 95r 4wo
,ixz,,jpo
occidental,jpk

java,jpm
tongue,ixz,,jpk
pidgin,jpk
indian,jpo,dwz
,jpq
athabascan,jpq
cheyenne,jpr
illinois,jpr
massachuset,jpr
,jpq
salish,jpw
cherokee,jpz
,jpq
apache,jps
hokan,jpq
penutian,jpq
yokuts,jq2

korean,jq4,e1s
japanese,jq4

chinese,jq7
min,jq8


chin,jqb
tibetan,jqa

siamese,jqe

khmer,jqg

hawaiian,jqi


balinese,jql
filipino,jqk
,jpo
pie,jqo
,jqo
slavic,jqq
russian,jqr
ukrainian,jqr

αγγλικα english,jqu,e5n e5l
american,jqv,dwx
german,jqu,e0o e0t

danish,jqy,e12
icelandic,jqy
,,e0r
irish,jr1,e5p
ιταλικα italic,jqo
λατινικα latin,jr3
romance,jr4
italian,jr5,e0l
γαλλικα french,jr5
portuguese,jr5
ισπανικα spanish,jr5
rumanian,jr5
cassite,jpo

afghan,jrc
ελληνικα greek hellenic,jqo,e7w
,jre
attic,jrf,e86
,jpo
georgian,jrh
hebrew,jro,ead

assyrian,jrk

assyrian,jrm


swahili,jrp
εικονογραφηση artwork art graphics,jo7,n9c
εικονογραφηση ιλουστρασιον illustration,jrr,8zl 926
figure fig,jrs
chart,jo7
διαγραμμα graph,jo7,daz 9ax 9aw
καμπυλη curve,q6t
profile,jru
tabulation,jcj,99j
drawing,jrr,92h
eeg,jrv
lobe,q7s
δραματουργια dramaturgy dramatics theater theatre,iwb,dkw 4wo
παραγωγη production,jp9
εργο,j1o
δραμα play drama,js4,d75 nm6 93y 5vo 95h 95t 95r
fragment,ixd,3n3 2j2
πραξη act,js4
σκηνη,js4
script,js4,j4g
continuity,js9
dialogue,js9
,jsh
monologue,jsc,o1w
libretto,js9
scenario,js9
screenplay,js9
γραμμη line,j2z
orphan,jsh
patter,iww
συμβολοσειρα string,ltm
,jsk ixz
προσποιηση υποκρισια act,jon,95x 2y
εκρηξη ξεσπασμα effusion gush outburst ebullition,jon,5cd
comedy,j2j,e27 7da,jsr
farce,jso,7df
melodrama,jso,4wq
tragedy,j2j,e26,jso
special,jbo
slapstick,jso
play,jbl,95h 95t 95r
musical,jsu jbb,8b6 8bo
,jbl
vaudeville,jsw
dance,dcd,94o
choreography,jsy
μουσικη music,jx9,o2j o2i
,jt0
popularism,jt0
counterpoint,jt1,94e
,jvn
,jvn
opera,jt5,dve
,jt6
operetta,jt7
αρμονια harmony,jt0,dba 6sl
,jt9,3f8
reharmonization,jta
μελωδια σκοποσ tune melody strain,jt0,8bd 8b6
leitmotiv,jtc
signature,jtc
theme,jtc,dl1
motif motive,jtf
statement,jtf
variation,jtf
diminution,jth
,jtc
accompaniment,jtk,96z
bass,jtk
,jui
spiritual,jtn
hymn,jtn
paean,jtp
συνθεση opus composition piece,jt0,94c
,jtr
orchestration,jts
instrumentation,jts
realization,jtr
finale,j3g
prelude,jt0
overture,jt0
solo,jtr,ogc
ντουετο duette,jtr
trio,jtr
quintet,jtr
sextet,jtr
oratorio,jt5
divertimento serenade,jtr,942
concerto,jt5
σονατα sonata,jt5
fantasia,jtr
συμφωνια symphony,ju7,e5b
,jtr
phrase,jua
cadence,jua
cadenza,jua
,jtr
scherzo,jue
suite,jtr
medley potpourri,jtr
τραγουδι song vocal,jtr,oge 975 97f
αρια aria,jui
ballad,jui
shanty,jux
επωδοσ refrain chorus,jt0,97c
ditty,jui
μοιρολογι θρηνωδια μοιρολοι dirge coronach threnody,jui,9i5
,jv9 jui
blues,jt4 jup
lullaby,jui
lyric words language,j2z,nz2 93q
στροφη stanza,j2z
,jui
troll,juu
serenade,jui,942
,jui
ballet,jt0
,jt0
gavotte,juz
hornpipe,juz
landler,juz
minuet,juz
polka,juz
reel,juz
serialism,jt0
tango,juz
εμβατηριο μαρσ,jvn

rag,juz
gospel,jv9
στυλ style,7w,aej nsi oia 927
bathos,jvc
τεχνοτροπια device,jvc
smoothness,jvc,15e
flatness,jvc,bjq 8hq
στυλ υφοσ formulation expression,jvc,5ug
,jvc,aeg 9ph
headlinese,jvc
jargon,jvc
journalese,jvc
τροποσ speech delivery,jvc,5vv
genre,jvc jt0
pathos,jvc
prose,jvc,7pd 5jy
ρητορικη,jvc,o49
articulation,jzd,5lx 5ug 5u1 5u3
parlance idiom,jvh,e5r
americanism,jvh
φρασεολογια wording diction phrasing phraseology verbiage,jvh,5ug
shibboleth,jvm
tone,jvm,67v
rotundity,jvw,84e
barrage onslaught,ixz
prosody inflection,jvm,5ur
intonation modulation,jvz,5ur 67v 67r
monotone drone,jw0,8hq
monotone,jnv,8hq
singsong,jw0,aqi 67u
stress,jvz,5uw blt 552
χρονοσ rhythm beat,rja,9tv b1u
modulation,jua
bombast,jvi,686 aed
,jvc,3rh,jwf
,jvc
conceit,jw9
conciseness,jw8,3rf 3rl 3rc
crispness,jw8,3rh
brevity,jw8,3re
vein,jvc
πολυλογια φλυαρια verboseness verbosity,jvc,3ru,jw8
,jwf,a79 3y5
redundancy,jwg,8ni
βραχυγραφια συντομογραφια συντομευση abbreviation,iyc
υφοσ genre,jvc
μορφη φορμα,jwj,cuq
ποιημα ποιηση poetry poesy verse,jwj,dox
poetry,jvc,dox 7zf
,jwk
prosody,jwn
μετρο meter cadence,jwo
,jwp
δακτυλοσ dactyl,jwq
ιαμβοσ iamb iambus,jwq
αναπαιστοσ anapest anapaest,jwq
τροχαιοσ trochee,jwq
hexameter,j2x
rhyme,jwn,ddb
,jve
repetition,jwx,a79
αντιθεση antithesis,jwx,ale
exclamation,jwx,5tu
emphasis,jwx,16v
,jwx,7zh
conceit,jx2
irony,jx2,3ua
exaggeration,jx2,54p 5bz
metaphor,jx2
personification,jx2,d4e
simile,jx2
,7w
γλωσσα λογοσ ομιλια speech language,jx9
words,jxa
αρθρωση utterance vocalization,jx9,5uz 5n7 5nn
ομιλια speech,jym,5r6
voice,7w,of5 5pb
φθογγοσ phone,iy2,5pb eea dp4 dp3
φωνημα phoneme,jxf,dp5
φωνηεν vowel,jxf,dm6 bh0 5uy,jxm
syllabicity,k9d
,jxh
murmur,jxj
vowel,jmx,dm6 bh0
συμφωνο consonant,jxf,d52 bh2,jxh
συμφωνο consonant,jmx
,,dzk
aspiration,jyt
click,jxo
ημιφωνο sonant,jxf,bgt 5pb
cry outcry call yell shout,jxc,5hp 5hz 5hs 5hx
cry yell,jxc,5hz
bellow holler hollering roar roaring,jxs,671 67g 5ii 66v 5hz 5ig 67e
catcall,jxs
clamor clamoring,jxs,4sp 5id a0k
hoot,jxs
scream screaming shriek shrieking screech screeching,jxs,72g 67j 5i8 5hz
yelling shouting,jxs,5hz
hoot,jxs,66d 56h 58l 68m 68k 65y
blasphemy,jyh jgi,32l
obscenity,jyh,32o 8th
curse expletive oath swearing cuss,jyh,590 596
croaking,jxc,6am 2aa
exclamation exclaiming,jxc,5hp
devil dickens,jy5
ejaculation,jy5,5ia 5uq
expletive,jxc
groan moan,jxc,66g
hem,jxc
howl howling,jxc,66v
laugh laughter,jxc,7f
chuckle,jyc,7d
giggle,jyc,72
horselaugh,jyc
paging,jxc,4pf
profanity,jxc,32l
,jxc,5u3
exultation rejoicing,jxc,57q
sigh,jxc,i 5v7
snarl,jxc,5ir 5in
speaking,jxc,5ra 5nn
speech,jxc,5nn
splutter,jxc
whisper,jym,5ik
rasp,jxc,2ad
accent,jyi,5uw
drawl,jyr,5uc
articulation,jyi,5u3
thickness,jyt,7o7
trill,jyt
συζητηση conversation,jxa,66k 5rh
επαφη intercourse,iwc
communion,jyx,4qq
exchange,jyw
κουβεντα confab confabulation schmooze schmoose,jyw,5az 659
κουτσομπολιο chitchat gab gabfest gossip causerie,jz0,64r 659 bv4
talk talking,jyw,5r6 5ra 5nn
dialogue,jz2
chatter,jz2,691 659 64r 64x
commerce,jyw
λεπτομερεια detail,jz8,5pz
εκταση dilation,jz8,5px
συζητηση συνομιλια discussion treatment discourse,iwb,64b 648
συζητηση consideration,jz8,b17 4zv 4dq
κουβεντα talk,jz8,5nn 5r6
reconsideration,jz9,48y
exhortation,iwb,57x 4rc
εκφραση expression verbalism,iwb,5n7
congratulation,jzd,5c9 9db 5c6
κουβεντα λεξη συζητηση discussion word,jxa,500
επιχειρηματολογια argument argumentation debate,jzf,4sh 4zt 4hh 4sa 4sc
deliberation,jzf,4zv 4zt
conference,jzf,5az
consultation,jzi,5b7 5b2 5az
consultation interview,jzi,5az 5b7
ventilation,jzf,5o2
huddle powwow,jzi
session,jzi
tutorial,jzn
διαπραγματευση negotiation dialogue talks,jzf,4qy
διπλωματια diplomacy,jzp,d6y nld
salt
bargaining,jzp,bcx
wrangle,jzs,4so bcu
εκφραση saying expression locution,jxa
anatomical,jzu,dtm
southernism,jzu
motto slogan shibboleth,jzu
cry,jzx
maxim axiom,jzu,cxv
gnome,jzz
epigram,jzu,574
proverb,jzu,e49
cliche commonplace,jjw k04,92a 92d
,jh1
εκφραση idiom phrase,jzu,5ug e5r
,jxa
dialect idiom accent,k06,5uw
monologue,jxa
cant jargon argot,k06
charm,jxa,crs 6mq
incantation,k0a,8u3
invocation,k0b,8u3
hex curse,k0a,595 4t6
monologue,jxa
λογοσ,73
προταση proposal proposition,k0f,5ar
proposal,k0r
proposition,k0r,5aw
προταση proposal,jah
counterproposal,k0j
hypothesis,k0j,45l
suggestion proposition,k0j,big 4g3 5ko 5ar
κινηση motion question,k0j
hint,k0m,5ld 5ko
touch trace,k0m
overture advance feeler,k0m
προσφορα offer offering,jah,bil
bid,k0r,bi9 bil
special,k0r
κοτινοσ,k0r
παρουσιαση presentation,k0g,ay3 5vv
submission,jah,5bh
filing,k0w,5xk
διαταγη command bid bidding,k0f,crx 4ns 4qo 4ow
εντολη order,k0y,4ns 4np
προσκληση,k0z,4vs
προσκληση,k10,6ge
εντολη προσταγη προσταγμα commandment,k0y,4ow
γραμμη ντιρεκτιβα directive,jh9,1jg 4oa
interpretation,ji0,5mq 43t
illumination,k14,43e 5n3
text,j3l
επεκταση expansion enlargement elaboration,jz8,5px
version,k14
reading,k14,441
twist,k14
reconstruction,k14
misinterpretation misunderstanding mistaking,k14,42u 435 445
misconstruction,k1c,435
συμφωνια,k0f,64k 4r6 4yg,k1u
συγκαταθεση συναινεση assent acquiescence,k1e,4y6
αποδοχη acceptance,k1f
concession,k1f,4yi blb
ταυτιση concurrence concurrency,k1e,4yg
συμφωνια conformity accordance,k1e
μηχανορροφια πλεκτανη συνωμοσια connivance collusion,k1e,4gd 4gf
συγκαταθεση συναινεση assenting,k1e,4y6
,k1n,3fd
settlement,jk7,4r4 4f4
compromise,k1m,64l 64i
υπογραφη subscription,k1e
επιβεβαιωση ratification confirmation,k1e,c9i
αρμονια ομοφωνια συμπνοια harmony concord,k1e,3si 4yg
εγκριση secondment,k1e,cnn
citation,k0f,94a 62e 62n
διαφωνια διχογνωμια disagreement,k0f,4ya,k1e
confrontation showdown,k1u
dissent,k1u,4ya
εριδα ασυμφωνια διαφωνια dissension,k1u,4ya
confrontation,k1x
διασπαση διχονοια division,k1x
διαμαχη φιλονικια dispute difference,k1u,4ya 4sr 59r
συγκρουση collision,k20,czj
αντιλογια αντιπαραθεση controversy contention contestation disputation disceptation argument arguing,k20,4sh 4sr 59r 59u 3zn
διαπληκτισμοσ λογομαχια quarrel wrangle row words dustup,k20,4so 4sr
διενεξη καβγασ τσακωμοσ fight,k22,6fa
altercation fracas,k23
bickering squabble fuss,k23,5v3 4sl
προσφορα offer offering,k0f,c2d big bic
ερωτηση request asking,k0f,6bp 4pa 4p5
notification notice,k28,5ad
επιθυμια παρακληση wish,k28,9lw 5g8
προσκληση invitation,k28 jbv,bv9 86g 4w8
προσκληση bidding,k2b,4w8
προσκληση invite,k2b,bv9
επικληση παρακληση entreaty prayer appeal,k28,4pm
εκκληση adjuration,k2e,4qo
δημαγωγια demagoguery demagogy,k2e
εκλιπαρηση ικεσια,k2e,4qd
παρακληση,k2e,4u4
beggary,k2i,bek 4u4 4qk
importunity urging,k2i,5ao
αιτηση suit,k2e
ερωτοτροπια κορτε φλερτ courtship wooing courting suit,k2e,ckb ck8
δεηση προσευχη prayer petition orison,k28,4qp
αγιασμοσ benediction blessing,k2n,597
ευλογια benison,k2o
συναπτη collect,k2n
αναθεμα αναθεματισμα αρα commination,k2n
εξορκισμοσ deprecation,k2n
blessing thanksgiving,k2n
επικληση ικεσια invocation,k2n,4pm
ζητηση,k28
,k28,blx
presentment,k2w
demand,j7m,4pl
ultimatum,k2y
insistence,k2y,4tb 3y5 50w
requisition,k2y,bfc 4ow
ανακριση διερευνηση questioning inquiring,k28,4uq 4uf 4v7 4ul
challenge,k32,59r
απορια ερωτηματικο ερωτημα ερωτηση question inquiry query interrogation,k32,4v7 4ul 4uf 4z1,k3g
ανακριση interrogation examination interrogatory,k32,4v9 4uu 4v7
προανακριση,k35,603
ανακριση inquisition,k35
συνεντευξη interview,k35,4z6 4z4 4z1
question interrogation interrogative,iy6,4v7 4ul
διαγωνισμα examination exam test,iwb,4ut cjs 4v9 4uu
κουιζ quiz,k3a,4ut
ανταποκριση αποκριση reply,k0f,50a
ανακολουθια αντιφαση,k3c
ετοιμολογια ετοιμοτητα rejoinder retort riposte replication comeback,k3c,506 50f
αντηχηση αντιλαλοσ ηχω echo,k3c,5q7
απαντηση answer,k3c,50a,k34
περιγραφη description,k0f,5rk 5vf
προσδιορισμοσ χαρακτηρισμοσ characterization characterisation,k3h,5q2
χαρακτηρισμοσ delineation characterization characterisation,jh4,5q2 5vf cty
epithet,k3j
portrayal portrait,k3j,5vr
ετικετα label,k3h,5st 8oo 63r
εξειδικευση μερικευση particularization particularisation detailing,k3h,5pz 623
βινιετα σκιαγραφηση sketch vignette,k3h,5yi
affirmation assertion,k0f,5bc 5z7 5zl 4hz 5zq
,jhk,,k3v
yes,k3q,,k3w
declaration,jgy
denial,jha,50h
αρνηση απαρνηση denial,k0f,b7f
negative,k3u,cb6,k3q
no,k3v,,k3r
nay,k3v
refusal,k3u,b7a
αποκηρυξη αποποιηση disavowal disclaimer,k3u
ανακληση αναιρεση απαρνηση αποκηρυξη retraction abjuration recantation,k3z,4x9
αποσυρση withdrawal backdown,k40
αρνηση,k3t,51n
contradiction,k42,51n
contradiction,jj9
ακυρωση ανακληση ματαιωση cancellation,k42,cbn
,k0f
renunciation,k46,4q4
rebuff,k46,8bv 6mt 4x8
ενσταση αντιρρηση εναντιωση objection,k0f
ενσταση challenge,k49
παραπονο complaint,k49,5gv
complaint,jxt
ενσταση demur demurral,k49,60y 4yu
διασταση διαφωνια dissent,k49,3sr 4ya
εξαιρεση exception,k49,4yu
exclamation,k4c
κλοτσοπατιναδα gripe kick beef squawk,k49,5hf 5gv
διαμαρτυρια protest protestation,k49,5zp 5ha
διαδηλωση διαμαρτυρια protest,k49,5ha
γκρινια παραπονο grievance,k4b
growling,jxc,66j
γογγυσμοσ γογγυτο μουρμουρητο μουρμουρα grumble grumbling murmur murmuring mutter muttering,k4b,5h4 5h7
κλαψουρα κλαψουρισμα jeremiad,k4b
νιαουρισμα whimper whine,k4b,3mo 65x i7
lamentation wail,k4c,66v i7 9i5
διαδοση informing,k0f,53e
notification,k4q,5ad 5z7
,k4r
warning,k4r
dismissal,k4s
revelation,k4q,axr
αποκαλυψη φανερωμα disclosure revelation revealing,k0f,5m0
εκθεση display,k4w
histrionics,k4x
γνωστοποιηση κοινολογηση κοινοποιηση divulgence divulgement,k4w,5m0
ανακαλυψη discovery,k4w,bgx az3 avk 8v6 5m0 3z9
δικογραφια discovery,k4w
giveaway,k4w,5m0
καταδοση χαφιεδισμοσ informing ratting,k4w,53k
διαρροη leak,k4w,5ma 5mj
εκθεση φανερωμα exposure,k4w,5m0
admission,jc0,50k
confession,k56,50s 512
concession,k1e
introduction,k4q,5g1
debut,k59
briefing,k4q,53c
αναφορα report,k4q,5rk
εκθεση μελετη report study,j5r,5ry 5rk
assay,k5d
ανεκδοτο anecdote,k5c
απαριθμηση εξιστορηση recital yarn,k5c,5pk 5pp
αφηγηση διηγηση εξιστορηση narrative story tale,jah,5pe 5pp 5pk
μελοδραμα,k5h
παραμυθι fairytale,k5h
κουτσομπολιο σχολιο gossip comment scuttlebutt,k5c,65u
διαδοση φημη rumor rumour hearsay,k5k,65w
grapevine,k5k
βρομα δυσφημιση scandal dirt,k5k,9jm
warning,k4q,59x
alerting,k5o,5a9
caution caveat,k5o,5a1
premonition,k5o
threat,k5o
υποσχεση promise,k0f jeq,5cv 5cu
oath,k5t
assurance,jgy,4t3
διαβεβαιωση assurance,jeq,5cx 5cu
δεσμευση πιστη plight troth,k5w,5cx
engagement,k5t
pinning,k5t
ringing,k5y
ευχαριστια thanks,jc0
εκτιμηση appreciation,k61
ευχαριστω,k61
υποκλιση,k61
boast,k0f,5co
braggadocio,k65,5co
ονομασια naming,k0f,62n 63g 62w 48n
ενδειξη σημειο indication denotation,k67,5lo 5k3
specification,k67,4c3
challenge,k0f,59o
daring,k6a,59i clt
confrontation,k6a,6cv
defiance,k6a,4em 59i
explanation,k0f,5el 5mx
denunciation,k0f,cgd 54z
philippic broadside,k6f k78
damnation,k6f,595
condemnation curse,k6f,595
imprecation malediction,k6i,595
accusation,j9f,55e 55a
recrimination,k6k
recital,k76,44j 941 683
indictment,j64,ci3
allegation,k6k
grievance,k6o
imprecation,k6k
indictment,k6k,ci3
information,k6k
preferment,k6k
blame,k6k,555 4k3 55a
implication,k6k
insinuation,k6v,5kq
ομιλια address speech,k0f,5vt
impromptu,k6x
impromptu,jua
inaugural,k6x
keynote,jai,4rr
διαλεξη λογοσ ομιλια lecture talk,k6x,536
nomination,k74,5bo
λογοσ oratory,k6x,aeh
oration,k74
speaking,k6x,5vt
debate,k76,4sr 4zt
declamation,k74,5hc
declamation,k6m,683
harangue,k78,686 5vy
sermon discourse preaching,k6x,52k
kerygma,k7b
πειθω πειστικοτητα persuasion suasion,iwb,4ri,k7e
αποσοβηση αποτροπη dissuasion,iwb,4rz,k7d
ψηφοθηρια electioneering canvassing,k7d
παρακινηση παρωθηση προτροπη exhortation incitement,k7d,57x 4rc
προσηλυτισμοσ proselytism,k7d
συνθηματολογια sloganeering,k7d
εισηγηση συμβουλη υποδειξη suggestion prompting,k7d,4s9 5ld 5ar
διαμαρτυρια expostulation remonstrance remonstration objection,iwb,4ys
οπλο weapon artillery,k7d
διαφημιση promotion publicity packaging,jah,5tm
buildup,k7m
ballyhoo plug,k7m
διαφημιση ad advertisement advertizement advertising advertizing advert,k7m,5tm
commercial,k7p,3fg
broadside flyer,k7p,aho 5s7
cheering shouting,jf8,9kw 57w 57x
προαγωγη promotion furtherance,jf8,bxm cnb cnf
fostering,jf8,cnb 5gz
goad urging spur,jf8,cnc 9l2 4rc 75u 788 56o
provocation incitement,jf8,8x2 4wc
resignation,k0f,buw bsn
renunciation,k7x,4q4 b96
,k7y,b96 bl8
surrender,k7z,6jf 4y7
,7w
telepathy,k81
,k81,o56
clairvoyance,k83
foreknowledge,k84
sock,jo8
stake,jo8,8p3
reference,k8g
landmark,k88

transformation,k8a
standard criterion touchstone,psx,3c9
era,k8c
yardstick,k8c
target mark,k88
δεικτησ indicator,jl7,5jl
blinker,jo8,azx
beacon,jo8
input,jl7
output,jl7
horn,jlu
,k88
can,k8m
nun,k8m
,jm2
verge wand,k8p
wings,jos
νομπελ,jfk
οσκαρ oscar,jfk
stripe,jor
stripe,jor
σημαδι marker marking mark,jm2,48m 3l7 8oo
postmark,k8w
watermark,k8w
milestone,k8w
,jm2
unknown,k90,7ta
peg pin,k8w
,k8w,5st 8oo 63r
tag ticket,k93,8oo
tag,k93
shrug,joe,89
nod,joe,5fi
,joe,aku ahb 5fl
σημειο,joe
scrape scraping,k98
chopin,jt0
stravinsky,jt0
,lsw
επαφη,iwb
traffic,iwb
interrogation,iwa
packet,iwh
utopia,,e8o
συμβαν happening occurrence occurrent,6w,2jf
accompaniment attendant,k9j,bu7 cyn yj d7g
εμπειρια experience,k9j,9d6 as6 asi
αποκρουστικοτητα αποστροφη appalling,k9l
οιωνοσ augury foretoken preindication,k9l,2le
οιωνοσ προμηνυμα σημειο omen portent presage prognostic,k9n,b0r 5a7 9ub 9u8 1cd 1hl
foreboding,k9o,5ix
φλασ flash flashing,k9l,32g
απωλεια loss,k9l
δεινοπαθημα δοκιμασια ταλαιπωρια ordeal,k9l
γευση δειγμα taste,k9l
οραμα vision,k9l
,6w
miracle,6w,67k
προβλημα trouble,k9j,ju 9c3 9d3
miracle,k9j,8mm
wonder marvel,k9j,8mm 5ke 5kc 90o
γεγονοσ περιστατικο συμβαν thing,k9j
επεισοδιο episode,k9j
feast,ka0,6w5
δραμα drama,ka1,7g4 4wf 5q0 5vo
ενδεχομενο eventuality contingency contingence,k9j
αρχη beginning,k9j,2l5,ka6
καταληξη συμπερασμα τελοσ ending conclusion,k9j,ctt 3fl daq,ka5
end,ka6,daq 2m9 ctt
εκβαση αποτελεσμα αποληξη επακολουθο καταληξη result outcome termination,ka6,yj cw7 cw0
denouement,ka8
αποφαση κριση decision,ka8
decision,ka8
διχογνωμια,kab
επακολουθο συνεπεια consequence aftermath,ka8
απορροια corollary,kad
καρποφορια fruit,kad
αλληλουχια ειρμοσ train,kad
offspring,osy,2k7
αμοιβη ανταμοιβη πληρωμη wages reward,kad,cly bpq
worst,ka8,1sj
,k9j
αλλαγη διαφοροποιηση μεταβολη μεταλλαγη μετατροπη τροπη τροποποιηση change alteration modification,k9j,1a3 zg ym v0
εκπληξη surprise,kal,6lo csx 4ji
βομβα thunderbolt thunderclap,kam
ανατροπη,kam
σοκ blow,kam,9ex 9jh
μπιπ blip,kap
συμπτωση accident fortuity,k9j
ατυχημα accident,kbz
συγκρουση collision,kas,8ke
συντριβη crash wreck,kas,8kg
προσκρουση συγκρουση collision hit,ke7,774 8ke
φωτια fire,k9j,2t3
bonfire,kaw
campfire,kaw
grassfire,kaw
κακοτυχια misfortune,k9x
pity shame,kb0,67z
θλιψη λυπη οδυνη,k9x,9he
embarrassment,k9x,9gb
hell blaze,k9x
μαρτυριο calvary martyrdom,kb2,o05
onslaught,k9x
scandal outrage,k9x,8to 9jm 8ir
κεφαλαιο chapter,ka1
ειδυλλιο,ka1,9hz 9ad
επεισοδιο περιστατικο συμβαν incident,k9j
ατραξιον,kba
εκκενωση discharge,k9j
εκκενωση,kbc
impulse,kbd
spike,kbd
εκρηξη explosion detonation,kbc,2bz 2bv
ενδεχομενο περιπτωση περιστατικο case instance example,k9j,61v
humiliation mortification,kbh,9hq
φορα time clip,kbh
κινηση movement motion,k9j,9nd
passing,kbk,aig
deflection,kbk
bend,kbk
travel,kbk,9o2 9nd
κυκλοφορια circulation,kbo
αποδημια migration,kak,9qb
migration,6w
συρρικνωση shrinking,kfc,1vw 1vo
contraction,kbs,2q5 7uv
constriction,kbt,2bf
injury,kas,jk
breach rift,kdi,8kc c3f
schism,kbw
τυχη hap,kar,2jf
ατυχια mishap misadventure mischance,kb0
δραμα τραγωδια calamity catastrophe disaster tragedy cataclysm,kb0,7rg 67t
δυναμη,kc0
break,kar
συγκυρια συμπτωση coincidence happenstance,kar
λοταρια lottery,kar
smash,kat
σκουντουφλημα σκονταμμα trip,kbz,9xf 9xa
αποτυχια failure,k9j,cj9,kca
πτωση downfall ruin,kc7,cnv
δυσλειτουργια malfunction,kc7
επιτυχια success,k9j,,kc7
barnburner,kca
κατευοδιο godspeed,kca
αποβολη miscarriage abortion,kc7,2mg cj9
αστοχια miss misfire,kc7,77e
emergence,ka5,3ow 32b
γεννα γεννηση birth nativity nascency nascence,kal,f3 2ok,kfb
delivery,kcg
appearance,k9j,31z,kdv
reappearance,kci,32x
advent
makeup,6w
manifestation,kci,325 2k7
manifestation,kci
apparition,kci
epiphany,kcn
αρχη προελευση origin origination inception,ka5,dcb cuz 8ty
genesis,ka5,8tt ek
emergence,ka5,cuz zb 32z
rise,kcs,34d,kkz
εναρξη αρχη εκκινηση start,ka5,cta ctq 8x4 8ty ctp 2l5 2ko
εμμηναρχη menarche,kcu
θηλαρκη thelarche,kcu
αρχινημα ξεκινημα onset oncoming,kcu
ανατολη αρχη αυγη ξεκινημα dawn morning,kcu,cts
ξεπεταγμα,kcu
ανοιγμα opener,kcu,c2g
αιτια cause,kcq,2fg 8wb 4s2
antecedent,kd1,d6p
overture prelude,kcq,5bb
emanation,kcq,s4
εξαρτημα factor,kd1
parameter,kd5
producer,kd1,9ag
συλληψη creation conception,ka5,8ve 9ak
αλφα alpha,kcu
πρεμιερα opening,kcu,5z2
kickoff,kcu,bx9
μοιρα πεπρωμενο destiny fate,k9j,4nn
inevitable,kdc
καρμα karma,kdc
αποσυνθεση διαλυση annihilation disintegration,kdq,3cw
εξαλειψη εξαφανιση eradication obliteration,kdq,3el 2d7 8yp
enervation exhaustion,kky,2v6 2v7
separation breakup,kal,7ih c3f 8jq afy
diffusion,km0
dispersion,km0,ag2 afw
invasion,km0
crucifixion
,kfb
απωλεια passing departure exit expiration going,kfb,2ny 9pb ae6 adn
doom,kdc,5e2
αφανισμοσ καταστροφη συμφορα ολεθροσ destruction demolition wipeout,ka6,3cw 3el 3eu 8y1 8ks
φθορα ravage depredation,kdq,2uz 2v1
ισοπεδωση κατεδαφιση razing wrecking,kdq,8yo
καταστροφη ολεθροσ ruin,kdq,6sa 8ks
ναυαγιο wrack rack,kdq,8l2
disappearance,k9j,azf,kci
fadeout,kdv,381 3v1
adversity,kb0,5wy
βασανο δεινοπαθημα δοκιμασια κακοτυχια ταλαιπωρια hardship,kb0
αυξομειωση διακυμανση variation,kal,cyt
μεταπτωση μεταλλαγη μεταστροφη vicissitude,kdz
αλλομερισμοσ allomerism,kdz
mesh,ke7,8ck 1ph
flick,ke7
κρουση προσκρουση impact,ke7
πληγμα προσκρουση χτυπημα blow,ke4,bb6 77v
jolt jar,ke5,9rb
επαφη προσκρουση contact impinging striking,k9j,774 cpg 70i
damage,ke9
απωλειεσ,kfc
wound injury,keb,jk
,ke9
sacrifice,keb
κυκλοσ cycle oscillation,kak,9tj
επαναληψη repeat repetition,kak,a79 2k2 96u csu 97y 5qc
ακολουθια sequence,kee
κυκλοσ cycle,kee,aiy aio
επαναληψη επανεμφανιση recurrence,kee,3y7 2k2
αταβισμοσ atavism throwback,keh
αναδρομη flashback,keh
ανατολη λυκαυγεσ χαραμα,kak
δυση ηλιοβασιλεμα,kak
surf,kf6
wake,kf6
swash,kf6,7sz
ripple,kf6,kf6 ah9 b41
ταλαντωση oscillation vibration,kes,9tj
ripple,keq
κυμα wave,kbk,9xp
διακυμανση κυματισμοσ,kes
κυματισμα κυματισμοσ seiche,kes
κυματομορφη waveform,kes
swell,kf6
surge,kf6,9y2 2bg ahe
tsunami,kc0 kf6
roller roll,kf6,9xp
,kbk,9w0
bounce bouncing,kf0,9w2 9w0
resilience,kf0,9w0
kick,kbk
throw stroke,kbk
στροφη turning turn,kbk,12p 9yh
κυμα wave,kbk,kep
shipwreck wreck,kas,8l2
,k9j
draw,kf8,6jd
win,knq,6io 6gq
θανατοσ death decease expiry,kal,2ny asg,kcg
ελαττωση μειωση πτωση decrease lessening,kal,36s 15n,kfe
καταρρευση πτωση σωριασμα sinking,kfc
αυξηση increase,kal,160 16w,kfc
φθορα,kfc
moderation,kal,3na
βελτιωση προοδοσ improvement betterment advance,kfm,cnf 1yl 1l8
refinement elaboration,kfh,2x4 3dk
deformation,kal,e06 7py 7fm 13a
μεταβαση μεταβολη transition,kal
αλμα leap,kfk,16m 3ty
αλλαγη μεταλλαγη μεταμορφωση μετασχηματισμοσ μετατροπη transformation transmutation shift,kal,3t2
πυρολυση pyrolysis,kfm
μετασχηματισμοσ,kfm
εξαχνωση sublimation,kfm,2py
μεταδοση μολυνση infection transmission,kba,b9q 7j0 pi
σκηνη σκηνικο scene,kba
collapse,k9j,aav
killing,kdn,7m5
διακοπη παυση σταματημα cessation surcease,kg1,d1b
,kfw,a81 a90 a95
κατεβασμα descent,kbo,a7v
sinking,kfw,ab0
,kc7,7sd cjj
bomb,kfy,cil
debacle,kfs
διακοπη παυση σταση σταματημα stop halt,ka6,2mp co0 9qq 9qn 9ql d1b
ακινησια σταματημα στασιμοτητα standstill,kg1
αποκλιση παρεκκλιση deviation divergence departure difference,kdz,48m 48f cyr
ασυμφωνια παρεκκλιση discrepancy variant,kg3,am1 cyr
καμψη κλιση inflection flection,kg3
δυσμορφια δυσπλασια malformation miscreation,kc7
monstrosity,kg6,6mv
διαρρηξη διασπαση εξαρθρωση dislocation disruption,kg9,3c3
διακοπη παρεμβαση παρεμβολη interruption break,k9j
αναπαυλα αναβολη σταματημα suspension respite reprieve abatement,kg9,1xd
εκλειψη eclipse occultation,kg9,azp
προσαρμογη adjustment,kfh,2ap 3a5 d56 3fd 2ae 15d
entrance,kbo,aec
αναβαση climbing mounting,klz,a0t 34p 16h
elevation lift raising,klz,a8b a7m a8g
heaving,klz,ahe
ηχοσ sound,k9j,b2f awt b22
fuss trouble,kl0,9fv cg7
δοκιμασια tribulation,kb2,4o3
,k9j
fusion merger unification,kgk,1wq 2qd 2wb
combine,kgk,cvm 858 1hb 2wb
consolidation,kgm
,kgm,859 1ee 7z9 3t8 2wb
blend,kgo,85c 2wb
takeoff,klz,ae6
upheaval,klz,a7q
uplifting,klz,9sw
βροντοσ κροτοσ παταγοσ bang clap eruption blast bam,khz,b2s b3y
banging,khz
γαβγισμα bark,khj,674
αλυχτημα bark,khz,673
bay,khj,677
κτυποσ χτυποσ,kgh,b20 7wq
κουδουνισμα bell toll,kgh,b2p
ουρλιαχτο στριγγλια στριγκλια blare blaring cacophony clamor din,khz,b3v a0k b2s
boom roar roaring thunder,khz,83q 5ii apo 66m b3v
βελασμα bleat,khj,67b
γκαρισμα bray,khj
buzz,kgh,b2q
chatter chattering,khz
chatter chattering,khz,8j6
κλικ click clink,kgh,b3k b3h b39 9wb
τερετισμα τιτιβισμα τιττυβισμα chirp,kgh,97b 689
chorus,kgh,5vd
clap,khz,b1n 68s
clang clangor clangoring clash crash,khz,apm b1t a0n b1s
clatter,khz,b1n
cluck,khj,68s
cracking,khz,9wb b2w
crackle,khz,b1y
creaking,khz,b1m
crow,khj,57o
crunch,khz,699
μουκανισμα μυκηθμοσ cry,kgh
τυμπανοκρουσια drum,kgh,97o
footstep,kgh,a23
grate,khz
grinding,khz,7vx
growl growling,khj,66j
grunt,khz,65z
hissing,khz,68k 58l 68m
howl,khz,66m
howl,khj,671
hubbub uproar,khz
humming,khz,d5s b3o
knock knocking,kgh,b2a 7yh b38
νιαουρισμα meow mew miaou miaow miaul,khj,68d
βρυχηθμοσ μουγκρητο μουγκρισμα moo,khj,68u
μουρμουρητο μουρμουρα μουρμουρισμα mutter muttering murmur murmuring murmuration mussitation,kgh,66a 667
θορυβοσ noise,kgh,b1p
τυμπανισμοσ paradiddle,kgh
rap tap,kgh,b38 79t 76c
patter,kgh
βροντη βροντημα βροντοσ κροτοσ peal pealing,kgh,b2l
pop popping,kgh,b3b
quack,kgh,68f
quaver,kgh
racket,khz,cdn
rattle rattling,khz,b1w 9vp
καμπανισμα κωδωνισμοσ ringing tintinnabulation,kgh,b2o b2l 4vh
roar,khj,67g
rumble grumble grumbling,khz,b3s 66j
rustle rustling whisper,khz,b2t
scrape scraping,khz,2ad
screech screeching shriek shrieking scream screaming,khz,b1q 5i8 b1m 72g
θροισμα sigh,kgh,5v7 i
τραγουδι song,kgh
spatter splatter splutter sputtering,khz,b3f
splash,khz,7sz 7t0
στριγγλισμα στριγγλια στριγκλια τσυριδα τσυριγμα squeak,khz,72g b1m
squeal,khr,68q
tapping,kgh,b38
throbbing,kgh
thumping clump thud,kgh,b36 77f b35 b37
thunder,khz,dgh
tick,kgh,b20 b39
tinkle,kgh,b3h
trampling,kgh,a29 9rq jq
τερετισμα tweet,kh8
voice,kgh
whir whirring,kgh,b48
whistling,kgh,b30
whiz,kgh,b48
yelp yelping,khj,679
σφυγμοσ pulse pulsation heartbeat beat,kak,9tv 9tp
throbbing pounding,kiy,9tv auj 9tp
παλιρροια tide,kak
undercurrent,kj7
κατολισθηση slide,kfw,9sb
χιονοστιβαδα avalanche,kj2
landslide,kj2
ροη flow flowing,kbo,als alx
airflow,kj5
ρευμα current stream,kj5,amf
overflow runoff,kj5,amr
torrent,kj7
,kj5,bd3 als 7tb
flux,kj5,aln 37d
αναφλεξη blowback,kbg
θρυμματισμοσ fragmentation,kbg,2j2
διογκωση inflation,kbg
touch,ke7,avg d1s 70i 70l
concussion,ke5
rap strike tap,ke5,b38 79t 7xv 774 7yg
knock bash bang smash,ke5,7yl 2in 7x2 78k 7we 77k
pounding,ke5
deflection,kbn
αναποδογυρισμα αναστροφη ανατροπη αντιστροφη reversal,kf5,2uh
παρεκκλιση yaw swerve,kf5,agg
concussion,kbv
flash,k9j
spark glint,kjo,b0h dfs b00 df6
gleam gleaming glimmer,kjo,b02
glitter sparkle,kjo,dfp 264 dfs
lightning,kjo
brush,kjf,783
συγκεντρωση concentration,kfe,1ut 1uw 1up
explosion,kfe
leap,kfe
waxing,kfe,34s 34p,kkp
συγκλιση,k9j,agd d69
ανταμωμα ανταμωση συναντηση συναπαντημα meeting encounter,kjy,bbn af3
ευθυγραμμιση συμπτωση conjunction alignment,kjz
μεταβαση μετατροπη conversion transition changeover,kfm,2tl
transmutation,kal,2tt
περισταση juncture occasion,k9j
κορυφωση climax,kk3,3fs
συμπτωση conjuncture,kk3
emergency exigency,kk7,4h9
κριση crisis,kk3,498
οροσημο σταθμοσ landmark watershed,kk3
οροσημο milestone,kk3
δυσκολια στενο στριμωγμα straits,kk3
συμπυκνωση compaction densification,kju
αραιωση rarefaction,kju
conservation,kfh,bg0
recovery,kfh,3oq
remission,kga,1tn
βασανο curse torment,kb2
,kkj,21t 6sc
expense,kkh
εξασθενιση ζημια damage harm impairment,kal,22b t2 21h
pulsation pulse,kes,8t9
βλαβη breakdown,kc7,351
,kkl
blackout,kkm
μικρεμα σμικρυνση dwindling,kfc,238
ελαττωση waning,kfc,345 34v 34x,kjx
twist,kkr,zb 14h cv4
,kal,2jb
phenomenon,kkr
ramification,kkr,2xf
επανασταση revolution,kal,8vt obz 408 z9
εκφυλισμοσ εκφυλιση degeneration retrogression,kfm
atrophy,kky,31y
ενισχυση ενδυναμωση ισχυροποιηση strengthening,kfm,1pk,kky
αδυνατισμα αποδυναμωση εξασθενηση weakening,kfm,1qd,kkx
downfall,kky,,kct
perturbation disturbance,2yp
earthquake quake,otd,bhr 9ve
tremor,kl1,9ve
seaquake,kl1
invasion encroachment intrusion,kgd,abf aen cy0
δυσαρμονια κακοφωνια παραφωνια noise interference,k9x
fadeout,kl5
seepage,kj5,amq iz 7wk
mutilation,kbv,28p pr
αλλοιωση distortion deformation,kkj
βιδα ιδιοτροπια παραξενια warping,kl9,53v
plunge,kfv,a7j
outburst,k9j,2c9
salvo,klc
ξεσπασμα outbreak eruption irruption,k9j,2c9
επιδημια epidemic,kle,80f
υποτροπη recrudescence,kle,2jb
jet,kja,am2 7k4 7t3 8dq
eruption,kbc,2c6
leakage outflow,kja,3p0
γονιμοποιηση fertilization fertilisation fecundation,kd8,e6 e4 dz
φτερουγισμα flap flapping flutter fluttering,kes,9tm aq7 aq6 9xp 9tx
rush surge,kj5,ahe 9y2
onrush,klm
περιστροφη rotation revolution gyration,kf5,ai4 dya ahs ahx
roll,klo,9rl 8ew 9v0 9rj
whirl commotion,kbk,aia ai6
ξεφτι ladder ravel,kkj,8eo 8ep
,kky,31d 319 36p
thaw,kls
αντικατασταση αντιμεταθεση αντιμεταλλαγη υποκατασταση substitution replacement switch,kdz,bcs 137 18l bcr bco
tide,kdz,9y2
shift displacement,km2,3s1 3rr 2tf
amplitude,klw
progress progression advance,kbo,abd
ανεβασμα rise rising,kbo,a7p a7m
spread,kbo,d2d akc aoi 5sg 5s7 7tq 7tj
stampede,kbo,ap9
translation,kbo,3o4
κουδουνισμα,ki9
επιστροφη return,kf5,2un
εκδηλωση συμβαν affair occasion,k9v
παρεα party,km5
καβγασ φιλονικια bash brawl,km6
χοροσ dance,km6,94o
hop,km8,a7f
πανηγυρι celebration,km5,cqk cdm
τελετη ceremony ceremonial observance,km5,cqk
περισταση circumstance,kmb
κηδεια funeral,kmb
burial,kmd,c7v
γαμοσ wedding nuptials hymeneals,kmb,cdf
επιδειξη θεαμα pageant pageantry,kmb
αφιερωση dedication,kmb,bxa 5df
εγκαινια opening,kmb,c2g c2k
μνημοσυνο commemoration memorialization memorialisation,kmb,41w 41p
εναρξη ορκωμοσια initiation induction installation,kmb,bv3 bwb bv6
τελετη exercise,kmb
πυροβασια,kmb
graduation,kml,bdi bdj
τυπικοτητα formalities,kmb,8uh
φωτογραφιση,km5
συναγωνισμοσ contest competition,k9v
αγωνισμα athletics,kmq
bout,kmq
ολυμπιαδα olympics olympiad,kmr
championship,kmq
αγωνασ race,kmq,6e6
κοντρεσ burnup,kmv
αρματοδρομια,kmv
κυνοδρομια,kmv
run,kmv,6e6 a1o
μαραθωνιοσ marathon,kmz
ιπποδρομια,kmv
αρματοδρομια,kn1
στιπλ steeplechase,kmz
πατατοδρομιεσ,kmv
τσουβαλοδρομιεσ,kmv
σκυταλοδρομια relay,kmv
λαμπαδηδρομια,kn6
τουρνουα tournament tourney,kmq
open,kn8
,knj
κοκορομαχιεσ cockfight,knj
diving,knj
τελικοσ final,knj,5zf
προημιτελικοσ quarterfinal,knj
ημιτελικοσ semifinal,knj
meet,kmr,6cy cd8
,kmz
dash,knh
αγωνασ ματσ match,kmq,6d5
pin,knq
prizefight,kna
tournament,kmq
joust,4vd
αγωνασ race,kmq,6e6
εκστρατεια καμπανια campaign,kno,6fp
θριαμβοσ νικη victory triumph,ka6 kca,6gw 4eg bo3,knv
ανεξαρτησια independence,knq
landslide,knq
sweep,knq
runaway romp,knq,6gr
ηττα defeat licking,ka6 kc7,cb7,knq
reverse reversal setback blow,k9j,c73
lurch,knv
κατατροπωση νιλα rout,knv
skunk,knv
κατατροπωση νιλα πανωλεθρια φιασκο thrashing walloping debacle drubbing slaughter trouncing whipping,knv,6h6 6gy 7y9 6h9
βατερλω,knv
boom,k9j
κραχ crash collapse,k9j,aav
πτωση fall
shipwreck,kdt
στοργη affect,65,9cn
συναισθημα emotion,65,e3l a1t
soul,65
passion,65,96n
infatuation,ko9
wildness abandon,ko9,96t
ardor fervor,ko9,96q
zeal,koc
συναισθημα συναισθηματισμοσ sentiment,65,c6k 576
sentimentality,koe,c6k
bathos,kof,576
συμπλεγμα complex,65
,65
conflict,koi,czf
,65,7ox
indifference,kok,57n 3j5
languor,kok,bg8 5ay
επιθυμια desire,65,9m3
φιλοδοξια ονειρο ambition aspiration dream,kon,4fx 4nc
αμιλλα μιμηση συναγωνισμοσ,koo,d0n 6l0
εθνικισμοσ πατριωτισμοσ nationalism,koo
temptation,kon,4wb
επιθυμια craving,kon,6xd
ορεξη appetite appetency appetence,kos
επιθυμια λαχταρα ποθοσ wish wishing want,kon,9m3 9lw 9lz 5g8
λαχταρα longing yearning,kon,5dj 9iq 9mp
λαχταρα hankering yen,kov,9iq 9mp
,kov,9iq
ποθοσ wishfulness,kov
νοσταλγια nostalgia,kov
ποθοπλανταγμα lovesickness,kox
νοσταλγια homesickness,koz
sex,65,ax2 aw7
,kon,96s awa
αισθημα love,kp3
sensuality,kp3,n2b 9e4 7bq
lust,kp3,awk awn 96s 6xd
urge,kon
impulse whim,kon
ευχαριστηση pleasure pleasance,65,9ht 9kh,kpl
απολαυση ευχαριστηση ηδονη τερψη delight delectation,kp9,6xt 9kh
εκσταση μαγεια entrancement ravishment,kpa,9ks 9j1
διασκεδαση amusement,kpa,584
χαιρεκακια schadenfreude,kpa
απολαυση enjoyment,kp9,9mq 9l9 6xt
gusto relish zest,kpe kvp,9l9
ανεση ανακουφιση comfort,kp9
παρηγορια consolation solace solacement,kpg,9ke
ανακουφιση ξαλαφρωμα relief alleviation assuagement,kpg,he
,kp9
sadism,kpj,ajy
πονοσ pain painfulness,65,9ii 94v 9gh,kp9
pang twinge,65
hurt,kpl,9gh hl aua hs
agony torment torture,kpn,94y 9i7 ntc
discomfort,kpn,h5 9ii wb
distress hurt suffering,kpl,9gr auf hl 9hf
anguish torment torture,kpq,9i7 9gh
wound,kpq
γουστο liking,65,,kq7
αδυναμια επιθυμια λαχταρα fondness fancy partiality,kpt,9dw 7hh
γοητεια σαγηνη captivation enchantment enthrallment fascination,kpt,9j1 9ks
αρεσκεια προτιμηση preference penchant predilection taste,kpt,9ma
ταση inclination,kpt,d86 4cl,kq8
tendency,kpx,d86
stomach,kpx
φιλικοτητα friendliness,kpt,79k,kq9
συγκαταβατικοτητα amicability amicableness,kq0
αδελφοσυνη brotherhood,kq0
εγκριση επιδοκιμασια approval,kpt,4bp,kqd
θαυμασμοσ admiration esteem,kpt,4eb 9mn
anglophilia,kq4
worship,kut,9e2
αντιπαθεια dislike,65,9dx,kpt
απροθυμια disinclination,kq7,,kpx
εχθρα εχθροτητα unfriendliness,kq7,,kq0
αποξενωση alienation disaffection estrangement,kq7,9lq
isolation,kqa
αποστροφη antipathy aversion distaste,kq7,795
αποδοκιμασια disapproval,kq7,4bs,kq3
περιφρονηση contempt disdain scorn despite,kq7,9dm abr
αηδια disgust,kq7,9je b50
σιχαμαρα abhorrence detestation loathing odium,kv2 kqf,852 9dl 9dk 8th
ανατριχιλα φρικη,kq7
απεχθεια scunner,kq7
απωση repugnance repulsion revulsion horror,kqf,8th
αηδια απεχθεια αποστροφη σιχαμαρα σιχασια nausea,kqf,co1 b52 9je
ευγνωμοσυνη χαρη gratitude,65,,kqn
εκτιμηση ευγνωμοσυνη gratefulness thankfulness appreciativeness,kql,6pw 6pu
αγνωμοσυνη αχαριστια ingratitude ungratefulness,65,6q0,kql
ενδιαφερον concern,kvj,,kqq
solicitude,kqo
αδιαφορια unconcern,65,,kqo
αδιαφορια απαθεια indifference,kqq,3ra
αποσταση distance aloofness,kqr,aal d1g
detachment,kqr
,kqq
cruelty ruthlessness,kqu,8c7 7d3 8c1
ντροπη shame,65,9ge cga cm3
ενοχη conscience,kqw,ap8
απεχθεια,kqw
αμηχανια embarrassment,kqw
uneasiness,kqz,3ex
chagrin humiliation mortification,kqz,9hq
confusion,kqz,9g5 43j 9g1
υπερηφανεια pride pridefulness,65,4fu,kr7
αυτοεκτιμηση,kr3
αλαζονεια κομπασμοσ ξυπασια υπεροψια ego egotism,kr3,9vm 9vy nn3
conceit vanity,kr3,9vy
humility,65,,kr3
εκπληξη astonishment amazement,65,4jd
θαυμασμοσ wonder wonderment admiration,kr8,5kc
awe,kr9,9eb
surprise,kr8,4ji
καταπληξη,kr8,43n
σαστισμα σοκ daze shock stupor,krc,9ex 9jm ate
αναμονη απαντοχη ελπιδα προσδοκια expectation,65,4ig fr
αναμονη προσδοκια anticipation expectancy,kre,75d
αγωνια suspense,krf
fever,krf
ελπιδα hope,krf,9jt 9mc
,65,,krl
gaiety,krj,aue
gravity solemnity,65,atu atw,krj
earnestness seriousness sincerity,krl,atu b2h
sensitivity,65,arx
sensibility,krn
feelings,krn,9d6
insight,kro,99d dqd
agitation,65,,ks0
unrest,krr
restlessness,krr,ak4
impatience,krt,4zk
stewing,krr
,krr,9d4 9br atg
tumult turmoil,krr
electricity,krw,bz6
sensation,krw
calmness,65,3oz,krr
coolness,ks0
tranquility quietness,ks0,2b5 a0y
peace repose serenity,ks2,9c7
,ks2,5z 51e
languor,ks4,5ax 19a
θυμοσ οργη χολη anger ire,ko7,vy 9fi 9fg
wrath,ks8
θυμοσ οργη fury rage madness,ks6,wb d8n 9h0 w3 9fh
μελαναδα lividity,ks8,wj
offense offence,ks6,9fs we
αγανακτηση indignation outrage,ks6,9jm
,ks6
δυσαρεσκεια δυσφορια annoyance chafe vexation,ks6
pique temper irritation,ksd,9fk 9fs
frustration,ksd,cns 9i9
exasperation,ksd,9fh 9lb
φοβοσ fear fearfulness fright,ko7,9e8 mf 9ee,kt5
alarm dismay consternation,ksh,9eu 5a9
ριγοσ τρεμουλα frisson shiver chill quiver shudder thrill tingle,ksh,aun 9k0 9h2 1hv 9vg
horror,ksh,9eu
hysteria,ksh,oi
πανικοσ panic terror affright,ksh,9e8 ok4 cfw 9ek mt 9eq 9er
δεοσ fear awe veneration,ko7,9e5 ady
apprehension dread,ksh,1hf 9ee 51i 9es
trepidation,kso
foreboding premonition,kso,5ix
suspense,kso
timidity,ksh,22y 1zm 2jg
,kss,aao 2jg,kt7
hesitancy,kst,4da
intimidation,ksh,9em
ανησυχια anxiety,ko7
αγωνια worry trouble,ksw,9c3 9d3 9ce 9cg
ανησυχια concern care fear,ksw,9ej 9ce d10
ανασφαλεια insecurity,ksw
uneasiness,ksw,51h bz3
sinking,ksw
qualm misgiving,ksw
nervousness,ksw,bz3 c7u
angst,ksw
αφοβια fearlessness bravery,65,1z6 n4,ksh
security,kt5,aq5
confidence,kt6,38x,kst
χαρα happiness,65,6q5,kts
χαρα joy joyousness joyfulness,ko7,7s0 7rx 9k8,ku0
elation,kt9,9jv
exultation,kt9,57q 7s0 4fu 9k6
triumph,ktb,4fu 9lo
excitement,kt9,9de 9k0
boot thrill kick,ktd,9k0 9h2 atj 9bv
ευφορια euphoria euphory,kta,5h2
ευθυμια gaiety merriment,kt8
hilarity glee,ktg,7s0 7s4 7da 7dh
rejoicing,kt8,9lo 9k8
,kt8
intimacy,ktj,38m
cheerfulness,kt8,8yz
insouciance,ktl,2p8 3r5 ac4
,kt8,6yf,kud
satisfaction,ktn,,kue
pride,kto,9db
fulfillment,kto,6wc
glee,kto,b19 5cr
θλιψη λυπη πικρια sadness unhappiness,65,5h5 6qc 7r8,kt8
heaviness,kts
μελαγχολια melancholy,kts
gloom,ktu kso,2pq 4fn
brooding,ktu,c1k
woe,ku3,7rv
misery,kts
loneliness desolation,kts,425 4fr
λυπηση sorrow,kts,9ha,kt9
contrition,ku4,999
θλιψη grief heartache heartbreak brokenheartedness,ku0
,ku0,999 7rj 7rt 7rb
θλιψη sorrow regret ruefulness,kts,999 9h3 5hk 9h6 9ha
compunction remorse,ku4
ενοχη guilt,ku5,16b
μεταμελεια repentance penitence penance,ku5,998 9h3
καταθλιψη depression,kts
διαφθορα εξαχρειωση demoralization,ku8,9kd
helplessness,ku8,75r 4jo
despondency,ku8,75n
oppression,ku8
δυσαρεσκεια discontentment discontent discontentedness,kov,3xq,ktn
dissatisfaction,kud,,kto
boredom,kue,7pb
fatigue,kuf,lc
displeasure,kue ksd,9kq
disappointment letdown,kue,9hm
frustration defeat,kui,cns
ελπιδα hope,65,9jt 9mc,kun
encouragement,kuk,9kz
optimism,kuk,9kv 8yw,kur
απελπισια despair,65,9js,kuk
resignation surrender,kun
dismay,kun,9kd 9l7 9l6
intimidation,kup
pessimism,kun,8z2 o6d,kum
κυνισμοσ cynicism,kur
αγαπη love,ko7,9dq 9mq 9do,kv2
παθοσ ardor,kut
crush infatuation,kut
devotion,kut,3ni
αφοσιωση affection affectionateness fondness tenderness warmness warmheartedness philia,65,85n cjm cjq
προσκολληση attachment,kux,ckx
στοργη τρυφεροτητα lovingness caring,kut,9lm 85k
warmth,kuz
πιστη loyalty,kut
μισοσ hate hatred,ko7,9dk,kut
εχθροτητα hostility enmity,kv2,790
animosity,kv3
ανταγωνισμοσ ανταγωνιστικοτητα,kv3 kq7,4qs n7w 9j7
aggression aggressiveness,kv3
resentment bitterness rancor,kv3,9dg
grudge grievance,kv7
envy,kv7,5do 9ml 9mf
covetousness,kv9
jealousy,kv9
κακεντρεχεια μοχθηρια malevolence malignity,kv2,1r1
spite,kvc,1qv 9gj
διαθεση temper mood humor,65,582
,kve
spleen,ksc,6nk
irritability petulance,kvf,6nu 6nr 3mo
pet,kvh
συμπαθεια sympathy,65,btl 9lj
συμπονια compassion compassionateness,kvj,9li
commiseration pity pathos,kvj,67z 9li 9lj
πονοψυχια συμπονια tenderness tenderheartedness,kvk,3ks c6i
οικτοσ mercy,kvk,8by
ενσυναισθηση empathy,kvj,3yg
ενθουσιασμοσ enthusiasm,65,5d1
προθυμια eagerness avidity avidness keenness,kvp,4ze
ardor zeal,kvq
φαγητο food,rgx
εδωδιμοσ comestible edible eatable pabulum victual,4s,52p
φαγητο,kwc
λιχουδια dainty delicacy goody kickshaw treat,kwc,6uz bxg
εδεσμα dish,kwc,6vs
,4s,6ug
diet,kvx,dny
diet,kvx,dny
pap,kvz
menu,kvx
chuck grub,kvx
ration,kvx
τροφιμο foodstuff,4s
,kw4
concentrate,kw4,1ut 1up
meal,kw4
cornmeal,kw7
oatmeal,kw7
fiber,kw4
αλευρι flour,kw4
τροφη nutriment nourishment sustenance aliment alimentation,4s,708 cnr 6zy e5d
μαγειρικη cuisine,1wy
γαστρονομια gastronomy,kwd
τροφιμα commissariat provisions provender viands,4s
γευμα meal repast,kwc
breakfast,kwg,6wt 6wr
lunch luncheon,kwg,6wp 6wo
tea,kwg
δειπνο dinner,kwg,6tg 6th
supper,kwg
buffet,kwg
picnic,kwg,6tj
snack,kwg
banquet feast,kwg,6wy 6wv
μεριδα helping serving,pzd
mouthful,pzd,6ym
morsel bite,kwr
swallow,kwr
cud plug,kws,88i 6zl
special,kvw
λιχουδια μεζεσ relish,l5r
διαλυμα σαλτσα,l5r,6y2
φασολαδα,kwx
σουπα soup,kvw
liquor,kx1
,kwz
φακεσ φακη,kwz
ραγκου ραγου stew,kvw,2fl
lobscouse lobscuse,kx3
φρικασε fricassee,kx3
,kx3
σαλμι salmi,kx6
viand,kvw
tidbit,kvv
γλυκο γλυκισμα confection,kvv
,kxa
ζαχαρωτο candy confect,kxa
hardbake,kxa
toffee,kxc
gum,kxa
σοκολατα chocolate,kvs
,kxc
divinity,kxh
kiss,kxc
taffy,kxc
επιδορπιο dessert afters,kvu
nectar,kvv
,kxl
μουσ,kxl
whip,kxl
παγωτο icecream,kxn
χιονομπαλα snowball,kxn
χιονομπαλα snowball,kxn
αρτοποιημα,kvs
ζυμαρικα pastry,kxt
ταρτα,kxz,kxw
ταρτακι tartlet,kxv,kxv
turnover,kvw
πιροσκι pirogi piroshki pirozhki,kxx
πιτα pie,kxu
cobbler,kxz
μηλοπιτα,kxz
,kxu
napoleon,ky2
μπακλαβασ baklava,kxu
κεικ cake,kxt
jumble,ky5
μπισκοτο cookie cooky biscuit,ky5
kiss,ky7
waffle,ky5
κομποστα conserve preserve conserves preserves,kxb,1ne
μαρμελαδα jam,kya
jelly,kya
marmalade,kya
jelly,kvv
πουλερικο bird fowl,kys
poultry,kyf
κοτοπουλο chicken poulet volaille,kyg
broiler,kyh,2gs
hen,kyh
duck,kyg
goose,kyg
,kyf
pheasant,kym
thigh,kwq
breast,kwq
oyster,kwq
loaf,kvs
κρεασ meat,kvs,8ay
θηραμα,kys
mess,kwc
κιμασ mince,kwc,8k9
κρεασ,kys
κομματι gobbet,kyw
,kys
liver,kyy
κομματι,kys
παιδακι,kz0,7bw
κομματι slice,kwq,7ba
κοτολετα cutlet,kz2
,kz0
chuck,kz4
rib,kz0
shin,kz0
flank,kz4
steak,kz0
,kz9
sirloin,kz0
porterhouse,kza
neck,kz0
shoulder,kz0
rump,kz4
buffalo,kyt
beef,kys
cake,kvw
pemmican,kys
γαλα veal veau,kys
κουνελι rabbit hare,kyt
mutton,kys
αρνι lamb,kys
saddle,kz0
rack,kz0
χοιρινο pork porc,kys
,kz0
γουρουνακι χοιριδιο,kzq
ham,kzr
porkchop,kz1
bacon,kzr
φλοιοσ rind,r1c
,kzq
sowbelly,kzx
μαργαρινη margarine margarin oleo oleomargarine marge,l6w
,,5wb
καρυδελαιο,l00
καλαμποκελαιο,l00
βαμβακελαιο,l00
ελαιολαδο,l00
φοινικελαιο,l00
φιστικελαιο,l00
καρδαμελαιο,l00
σουσαμελαιο,l00
σογιελαιο,l00
ηλιελαιο,l00
καρυδελαιο,l00
λουκανικο sausage,kys
,l7d
farce,l0d
αρτοσ ψωμι bread breadstuff,kxt kw5
ψωμακι bun,l0f
cracker,l0f
loaf,l0f
,l0f
toast,l0f,2f7
wafer,l0f
,l0f
μπαγκετα,l0m
μπριοσ brioche,l0g
,l0g
danish,l0p
biscuit,l0j
hardtack,l0r
wafer,ky7
σαντουιτσ sandwich,l1e
bomber submarine wedge,l0u
western,l0u
wrap,l0u
ζυμαρικο παστα pasta,kvs
λαζανια χυλοπιτεσ noodle,l0y
σπαγκετι spaghetti,l0y
μακαρονι macaroni,l0y
λαζανι lasagna lasagne,l0y
πρωινο,kvs
,l78
κηπευτικα produce,kvs,98m
οπωρικο φρουτο,l15 pd5
λαχανικο vegetable veggie veg,l15
οσπριο legume,l17
χορταρικο potherb,l17
πρασιναδα greens,l17
,l17
βολβοσ,l17
πατατα potato murphy spud tater,l1c kw5 l1b
σνακ,kvw
crisp,l1e,c64 2f7
eggplant,l1b
ρηον ραβεντι pieplant rhubarb,l17
,l17
λαχανο cabbage,l1i
kale,l1j
κολοκυθα,l17
αγγουρι cucumber cuke,l17
αγκιναρα artichoke,l17
σπαραγγι asparagus,l17
πιπερι,l1b
,l1p
τσιλι chili chilli chilly chile,l1q
κοκκινοπιπερο,l1r
κρεμμυδι,l17
πρασο leek,l17
φασολι bean,l18
φακη lentil,l18
pea,l18
ρεβιθι garbanzo,l18
φασολακια,l1v
φασολακια,l1z
,l20
snap,l21
,l20
φαβα,l23
αγριαγκιναρα cardoon,l17
σελινο celery,l17
δημητριακο corn,l5c
ποπκορν popcorn,l27
μπαμια,l17
tomato,l1b
μανιταρι,l17
γλυκοκολοκυθα pumpkin,l17
radish,l1c l1i
,l1c l1i
rutabaga swede,l2e
τρουφα,l17
,pd8
φυστικι goober,l2h
φλουδα peel skin,kzw,7ct
μπανανοφλουδα,l2j
λεμονοφλουδα,l2j
πορτοκαλοφλουδα,l2j
μηλο apple,l16 pdg
ξινομηλο,l2n
μηλοπιτα,l2n
berry,l16
currant,l2q
φραγκοσταφυλλο gooseberry,l2r
βατομουρο blackberry,l2q pdf
φραουλα strawberry,l2q
διοσπυροσ persimmon,l2q
πετροκερασο ceriman monstera,l16
εσπεριδοειδη citrus,l16
πορτοκαλι orange,l2x
μανταρινι,l2x
μανταρινι tangelo ugli,l16
κουμκουατ kumquat,l2x
λεμονι lemon,l2x,bsx
γλυκολεμονο,l2x
γκρειπφρουτ grapefruit,l2x
citron,l2x
αμυγδαλο almond,l2h pde
βερικοκο βερυκοκο,l16
ροδακινο,l16 pde
νεκταρινι nectarine,l16
δαμασκηνο,l16 pde
κορομηλο greengage,l3a
αγριοκορομηλο sloe,l3a
,l16
σταφιδα raisin,l3d
σουλτανινα sultana,l3e
currant,l3e
συκο fig,l16
ανανασ pineapple ananas,l16
μπανανα banana,l16
,l16
γλυκοκολοκυθα,l3k
αρτοκαρποσ jackfruit jak,l16
πεπονι melon,l16
καρπουζι watermelon,l3n
κερασι πετροκερασο,l16 pde
,l3p
βυσσινο morello,l3q
κοκοφοινικασ icaco,l16
σταφυλι grape,l16
,l3t
μοσχατο μοσχοσταφυλο muscatel,l3u
σουλτανινα sultana,l3u
κεδροσ,l16
τσιριμογια cherimoya cherimolla,l3x
παπαγια papaya,l16
ακτινιδιο κιουι,l16
μαγκο mango,l16
αβοκαντο avocado aguacate,l16
χουρμασ,l16
τζιτζιφο,l16 pde
μουσμουλο,l16
μουρο mulberry,l2q
ελια,kww pde
αχλαδι pear,l16 pdg
ροδι pomegranate,l16
φραγκοσυκο,l16
φραγκοσταφυλο,l16
κυδωνι quince,l16 pdg
ροδομηλο,l16
ξινοκολοκυθα,l16
,pd6
κολοκυθοσποροι,l4f
καρυδι walnut,l2h
brazil,l2h
καστανο,l2h
φουντουκι hazelnut filbert cobnut,l2h
καρυδα coconut cocoanut,l2h
καρυδα coconut,kvs
κοπρα copra,l4m
ηλιοσποροσ,l4f
ψαρι fish,kvs,6oq
,l4s
,l4s
θαλασσινα seafood,kvs
pike,l4r
τονοσ tunny,l4q
blowfish,l4q
snail,kys
periwinkle,l4s
,l4s
bluefish,l4q
oyster,l4y
clam,l4y
,l4q
sole,l52
coral,l57
sardine,l4q
salmon,l4p
,l4s
ζωοτροφη feed provender,4s,6vp
,l58
pasture,l59,8ml 8mk 6vb
hay,l59
δημητριακα σιτηρα grain,kw4
barley,l5c
σιταρι wheat,l5c
oat,l5c
ρυζι rice,l5c kw5
slop,l58,8n6
cud,l58
mast,l58
σαλατα salad,kvw
πατατοσαλατα,l5k
φρουτοσαλατα,l5k
τονοσαλατα,l5k
κοτοσαλατα,l5k
συστατικο ingredient fixings,kw4
αρωματικο flavorer flavourer flavoring flavouring seasoner seasoning,l5p,b4o
καρυκευμα condiment,l5q
μυρωδικο herb,l5q
αρτυμα μπαχαρικο spice,l5q,b4q
μινθελαιο,l5q
αλατι salt,l5q,6c9 b58
ινδοπεπερι μπαχαρι,l5t
κανελλα,l5t
γαριφαλο καρυοφυλλο μοσχοκαρφι,l5t
πιπεροριζα τζιντζερ,l5t
μοσχοκαρυδο,l5t
μοσχοκαρυδο nutmeg,l5t
κολιαντρο,l5q
μαραθο finocchio,l17
μαντζουρανα marjoram oregano,l5s
μουσταρδα,l5r
sage,l5s
κετσαπ catsup ketchup cetchup,l5r
καυεννη κοκκινοπιπερο,l5q
τσιλι,l5r
καρυ,l5q
μαρινατα marinade,l5r,1nm
κοκκινοπιπερο παπρικα paprika,l5q
pickle,kww
σογια,l5r
αγγελικη,l5q
ανισο γλυκανισο anise aniseed,l5q
γλυκανισο,l5t
βανιλια,l5q
ξιδι vinegar acetum,l5r,b5a
σαλτσα sauce,l5r
αβγο αυγο egg eggs,kw4
ασπραδι albumen ovalbumin,l5p
γαλακτοκομικο,kw4
γαλα milk,l6n l7c,352 1hn 1hk
γαλα milk,kw4,1hn
κρεμα cream,l6n,c0x
βουτυρο butter,l6n kvs
γιαουρτι yogurt yoghurt yoghourt,l6n kvs
τυρογαλα whey,l6n
τυροπηγμα curd,l6n
τυρι cheese,l6n kvs
κρεμα πολτοσ spread paste,l5r
,l5q,b53
μελι honey,l6x,2se
ζαχαρη sugar,l6x,b55
σιροπι syrup sirup,l6x
μελασα σιροπι treacle,l70,bss
batter,l7d
dough,l7d
κροκετα croquette,kvw
marrowbone,hj0
marrow,kvv
πιτσα pizza,kvw
,kvw
oatmeal,l78
loblolly,l14
sushi,kvw
ποτο beverage drink drinkable potable,4s rdj,6tx
mixture,kw4,2wb 8z7
premix,l7d
filling,l7d
draught,l7i
αλκοολ alcohol intoxicant inebriant,l7c emw,6xp
ποτο drink,kwq,6tx
,l7h
ζυθοσ μπυρα beer,l7j
suds,l7k
μπυρα lager,l7k
σακε sake,l7h
κρασι wine vino,l7h
τρυγοσ vintage,l7o
,l7o
rose,l7o
ναμα,l7o
,l7o
champagne,l7t
,l7o
claret,l7v l7q
ηδυποτο λικερ,l7o
κουτελιτησ plonk,l7o
ρετσινα retsina,l7o
βερμουτ vermouth,l7o
,l7o
port,l81
sherry,l81
liquor spirits booze,l7h,4x7 6u6
αλκοολ,l7h
bitters,l84
μπραντι brandy,l84
applejack,l87
ρουμι grog,l8a
,l84
whiskey whisky,l84
bourbon,l8b
irish,l8b,e5p
λικερ liqueur cordial,l7h
αψεντι αψινθιο absinth absinthe,l8e
βενεδικτινη benedictine,l8e
χωνευτικο,l8e
,l7h
κοκτειλ cocktail,l8i
,l8i
bishop,l98
cobbler,l8k
cooler,l7c,2qy
daiquiri,l8j
flip,l8i
grasshopper,l8j
manhattan,l8j
martini,l8j
screwdriver,l8j
στινγκερ,l8j
toddy,l8i
εσπρεσο espresso,l9e
σοκολατα cocoa chocolate,l7c
μιλκσεικ milkshake,l7i
φραπε,l8y
juice,kw4,7s9
φρουτοχυμοσ,l7c
nectar,l91
γκρειπφρουτ,l91
πορτοκαλαδα,l91
τοματοχυμοσ,l90
αναψυκτικο φρουτοποτο ade,l7c
λεμοναδα lemonade,l96
,l7o
,l7c
pop,l99
dope,l99
phosphate,l99
καφεσ coffee,pd6
καφεσ coffee java,l7c
ποντσ punch,l8i
,l9f
κλαρετ,l9g
τσαι tea,l7c
ταξινομηση arrangement,79
παραταξη array,l9j,86z
classification,l9j,49g 4mb 492
διχοτομηση dichotomy,l9l,b7v
κλωνοσ clon,m
βασιλειο,79
βασιλειο kingdom,lcq
,lcq
,79
κοινοτητα,79
κοινοτητα biome,l9s
ανθρωποι κοσμοσ people,79,cxm 38l
,l9u
aged,l9v,8w1,l9x
νεολαια youth,l9v,8wh,l9w
baffled,l9u
blind,l9u,b1e b1d
cautious,l9u,2g4
damned,l9u,4b3
dead,l9u,,la3
living,l9u,,la2
deaf,l9u,4co
discomfited,l9u,bo8
disabled,l9u,61f
doomed lost,l9u,rn
εχθροσ enemy,l9u
λαοσ folk folks,l9u,66c
homebound,l9u
uninitiate,l9u,5mm
nationality,l9u,e45 6ht 8l7
retreated,l9u
sick,l9u,an8 cld lf
slain,la2
wounded maimed,l9u
,79
συσσωρευση collection aggregation accumulation assemblage,79,8y2 bja
backlog,lai
σειρα συνολο battery,lai
συγκροτημα block,lai
bunch,lai
collage,lai
content,lai
crop,lai
πακετο pack,lai
τραπουλα deck,laq
διανομη μερισμοσ μοιρασμα μοιρασια,lai,c5w
statuary,lai
sum summation,lai,5oy bu4
συσσωρευση agglomeration,lai
edition,79
bunch clump cluster,lav,afd 88k afo
knot,lax
swad,lax
tuft,lax
wisp,lb0
ογκοσ clod glob lump clump chunk,lav,axf 49e
κουβαρι clew,lb2
στοιβα σωροσ pile heap mound agglomerate cumulation cumulus,lai,17j 88m 8bi 81d al5
mass,lai,af9
κοπρια κοπροσ dunghill midden muckheap muckhill,lb4
scrapheap,lb4
stack,lb4,8bi 8bj
haystack,lb8
συνδυασμοσ combination,lai,1hb 2wb
complexion,lba,cut
κοινοπραξια συνεταιρισμοσ combination,lnn,bu3
σωμα body,lah
κοινο public,lbd
κοσμοσ world domain,lbx
κοινωνια society,lah,dj7
migration,l9u,9q7
minority,lah
τομεασ sector,lah
,79
ρατσα race,79,ehf
θωρια χρωμα οψη color,lbl
ομαδα,lah
φατρια kin kindred clan,lah,eci a83 a7y q3u
οικογενεια family,lbo
οικογενεια family folk kinfolk kinsfolk sept phratry,lfp
folks,lbo
γενοσ γενια καταγωγη σοι people,lbq
homefolk,lbq
,lbq
dynasty,lbq
name,lbq
ταξη class stratum,l9u,4mb 492
συναθροιση gathering assemblage,lah,ct2 c31
bee,llx
carload,lby
congregation,lai,af6
contingent,lby
ζευγαρι pair,lby,80n 7hj cdj
βιβλιοθηκη library,lai
βιβλιοθηκη library,lai
μυθολογια mythology,lai,a3c 11l
ζευγαρι ζευγοσ pair brace,ld1,85s 7hj
ομαδα team,lcu,ojo
relay,lc8
couple,lc3,cdj
δωματιο room,lby
,lby
triple,ld1
τριανδρια τριαρχια triumvirate,lcc
τροικα troika,lce
κουαρτετο foursome,lby
couple,lbp,7hj 80n
ζευγαρι marriage,lbp
brood,lcu,ga
σμηνοσ flock,lcu
ποιμνιο flock fold,lcu
flock,lcn
congregation fold faithful,lah,af6
σμηνοσ bevy,lck
κοπαδι gaggle,lck
ταξινομια taxon,l9r
βιολογια biota biology,lai,cz8
πανιδα fauna zoology,lai,,lt1
wildlife,1a
,l9r
κοπαδι herd,lcu,cxp
herd,lcu,cxp
remuda,lcv
αγελη,lcu
colony,l9r,d4m
swarm,79,d77
συνολο set,lai
σκακι,ld1
κατηγορια class category family,lai,49g 4mb 492
stamp,ld3,axt
ενωση συνενωση συναψη συνδεσμοσ join,ld1
φυλο sex,ld3
συνολο set,5
domain,ld7
subgroup,79
διαστημα,6m ld7
αυτοκινητοβιομηχανια,le7
subspace,lda
manifold,lda
επιπεδο,ld1
κλιση,ld3
κλιση,ld3,5uv
denomination,ld3,63t
πακετο package bundle packet parcel,lai,7g1 88k 88y 88o 886
wisp,ldi
οργανισμοσ organization,lah,c3x c6c 8x7
bureaucracy,ldk,eb4
,ldk
fig
οργανωση association,ldk,cse caj
,ldk
αρχεσ κυβερνηση government authorities regime,ldp,cru
bureaucracy,ldq,eb4
court,ldq,4ox
empire,ldq
παλατι palace,ldq
soviets,lht
ιδρυμα institution establishment,ldk,dd8 75y
,ldw
hospital,ldx
,ldw
επιχειρηση enterprise,ldk,nnp
giant,le0,7uq
collective,le0
πρακτορειο agency,led
brokerage,led
μεταφορεασ carrier,led,838
αλυσιδα chain,led
εταιρεια company,ldw
corporation,le9
επιχειρηση οικοσ firm house,led
franchise,led,oks lei
manufacturer maker,led,8t3 8xl
partnership,led,o5c ng4
επιχειρηση business concern,le0
διανομεασ distributor,le7
publisher,le9,99k 5s1
newspaper,lef
magazine,lef
dealer,le9,lea bbc
,ldk,6ml
bastion,lej
υπερασπιση,lai,cqz,lem
prosecution,lai,,lel
planting,lai
,le0
βιομηχανια industry,leo
processor,led,3mu
αυτοκινητοβιομηχανια,lep
aviation,lep,a3y
καρβουνοβιομηχανια,lep
κινηματογραφια,lep
hollywood,leu
μεγαλοβιομηχανια,lep
φωτοβιομηχανια,lep
ελαιοβιομηχανια πετρελαιοβιομηχανια,lep
μεσιτεια brokerage,ls7
fund,ls7
κεφαλαιαγορα market,lep
ναυπηγικη,lep
καπνοβιομηχανια,lep
αδελφοτητα brotherhood fraternity sodality,lbx,bw5
,lir
μοναδα,lir
οικογενεια family household menage,lir,ntw
,lj7
club nine,lf8
five,lj7
squad,lj7
offence,lj7,,lfd
defense,lj7,6m4,lfc
εκκλησια religion faith,ldw,ajp n2a
χριστιανισμοσ χριστιανοσυνη christendom christianity,lbd,dzs n3l
εκκλησια church,lfe
rome,lq2
protestant,lfg
judaism,lfe
σιισμοσ shiah shia,lgr
σουνιτισμοσ sunni,lgr
variety,lcq
breed,lfm lcu,80o ex
pedigree,lfn
προγονοι lineage bloodline blood pedigree ancestry,lfr,cl2 db2
πλευρα,lfp
,lbo
διαιρεση phylum,lcq
υποφυλο subphylum,lcq
phylum,lah
κλαση,lcq,492 4mb
ταξη,lcq
οικογενεια,lcq
γενοσ genus,lcq
ειδοσ species,lcq
subspecies,lcq
variant,lcq,cfs
ειδοσ type,lcq,d4f
πολιτισμοσ civilization,lbg
κοινοτητα profession,lr9
,lg4
nursing,lg5,cmp
businessmen,lg4
ιερατειο ιεροσυνη priesthood,lg4,o8j o8i
ministry,lg8
ministry,lge
τμημα department,lk5,ebi
τμημα,lgb
personnel,lgb
,lgb
payroll,lgb
treasury,lge
τμημα,lge
αστυνομια τμημα,lgh

agriculture,lgj
commerce,lgj
interior,lgj
dot,lgj
instrumentality,lir
denomination,ldm,63t
communion,lgp
sect,lfe
cult,lfe,njh
cult,lfe,njg
voodoo,lgt
αγιοσυνη sainthood,79,ocw ocv
ιερατειο κληροσ clergy,lg8,d45,lgx
λαικοι laity temporalty,lhy,ajw,lgw
πανθεον pantheon,lai
royalty,lbu
tang,lbv
tudor,lbv
people,79,cxm 38l
εκλογεισ electorate,lh2,by5
governed,lh2
γερουσια συγκλητοσ senate,lh9
senate,lh5
congress,lh9
βουλη κοινοβουλιο house,lh9
legislature,lha,c9t
συνελευση assembly,lby
διοικηση administration governance establishment brass organization,lbd,c6c c3k 4gu 2xx c3h
executive,lhb
judiciary bench,lhb,cf3
judiciary,lsw
λαοσ nation country,l9u
dominion,lhi
estate,lbx
κρατοσ πολιτεια state nation country commonwealth,low
ραιχ reich,lhi
συμμαχοι,lnn
αξονασ μπλοκ bloc axis,lnn
axis,lnn
ανταντ entente,lnn
europe,lai,e1t
asia,lai
europe,lno,e1t
νατο nato,lno
δυναμη superpower,lhi
κρατοσ πολιτεια state,ldq
πληθυσμοσ population,79
υπερπληθυσμοσ overpopulation,lhu
λαοσ populace public world,l9u
πληθυσμοσ population,l9u,cxk
λαοσ μαζα οχλοσ multitude masses people,79,cxm 38l
εργατια προλεταριατο labor labour proletariat,lbx
μπουρζουαζια bourgeoisie,lbx
κοσμοσ πληθοσ crowd,lby,afq cxi afv
κοσμοπλημυρα κοσμοσυρροη κοσμοσ πολυκοσμια multitude throng,lby,al5
hive,li2
horde host,li2
ruck herd,li2,afv afu
στρατια σωμα army,li1
crush jam,li1,8f8
legion,liv
μελισσι ορδη horde swarm,li1,aft d77
αγελη κοπαδι ποιμνιο,lcu
huddle,li1,afn
μαζα οχλοσ mob rabble rout,li1,al5
συντροφια,llx
attendance,lid
utility,lig
,le7,clc
θιασοσ company troupe,ldk
μπαλετο,lih
chorus,lll,97c
χοροσ chorus,lih,97c 5vd
συνολο ensemble,lll
,lsm,97c
choir,lij,nfc 97c
choir,ld1,97c
ensemble,lim
circus,lih
ομαδα unit,ldk
command,lj3,4oy
enemy,lj3
σωμα,lj3
στρατευμα στρατια στρατοσ army,lj2
,lj3
ναυτικο navy,lj2,dfz
navy,lol
,lj3
αεροπορια airforce,lj2
armor,lj3,6eh
πεζικο,lj6
,lir
military,lj6,6gj
pentagon,lth
προσωπικο force personnel,ldk
ομαδα team squad,lir
αστυνομια police constabulary,lj6 loo,c7o
στρατονομια mp,lj6
manpower hands men,lj6
σωμα corps,liu
rotc,ljb
corps,lbd
division,liu
συνταγμα regiment,liu,ef0 bwp c6h
brigade,liu
ταγμα battalion,liu
λοχοσ company,liu
platoon,liu
platoon,lfb
platoon,lah
,liu,ag8
vanguard,liu
,lj3,6mf
bodyguard,ljm ljo
patrol,ljm,c7o
picket,ljm
rearguard,ljm
μεροσ,lll
percussion,ljt,o61
μοναδα squad,liu
συμπληρωμα complement,lja
,lld
relay,ljx
πληρωμα,ljw
squadron,liz
squadron,lqi
squadron,liw
σχηματισμοσ flight,lsc
πτηση,lck
τομεασ division,lf5
διχοτομηση,lfs
διαιρεση,l9r
κοινο audience,lby
κοινο audience,lhy
viewers,lk9
following,lhy,bq8
faithful,lkb,5qe
parish,lke,dqv
κοινοτητα community,lby
community,lno
convent,lke,cql
κοινοτητα house,lke
γειτονια neighborhood neighbourhood,lke,o2y
hood,lki
οδοσ street,lki
κοινοτητα municipality,lby
πολη city metropolis,lkl
κωμοπολη town townspeople townsfolk,lkl
χωριο village settlement,lke
hamlet crossroads,lke
cooperative,ldo
λεσχη club society guild gild,ldo,bvi 9qi
fellowship,ldo,ng6
chapter,lkr
fraternity,lkr
αδελφοτητα sorority,lkr
league conference,ldo,2qm
majors,lkw
ενωση αδελφοτητα union brotherhood,ldk,c44 c3x
,ldo
masonry,lkz
συνεργασια consortium pool syndicate,ldo
combine,ll1,bu3
cast,lby,94t
ensemble,ll3
ταξη class grade,lby
ταξη χρονια year,lby
παρεα set circle band lot,lah
κλικα clique coterie ingroup pack camp,ll7
χουντα cabal faction junto camarilla,ll8
cadre,llb
core nucleus,ld1
portfolio,ld1
συντεχνια gang crew,lir
συνεργειο detail,lld,4c5
συμμορια gang pack ring mob,ldo,nqd lli
demimonde,lbx
υποκοσμοσ underworld,lbx
,lah,llf
μαφια,lli
συνδικατο syndicate mob,lli,nqd
γκρουπ,ldk
trio,lll
quintet,lll
sextet,lll
ορχηστρα orchestra,lll,e0i
symphony,llp
μπαντα band,lll
,lll
combo,lls
horde,lke
conspiracy confederacy,ll7
σεκτα faction sect,ll8,3sr
,lby
παρτι party,llx
dance,lly,94o
mask,lly,7qu ay1
banquet feast,lm2,6wy 6wv
dinner,lly,6tg 6th
reception,lly
social,lly,6co
supper,llx
wedding,lly
κομμα party,ldk
,lm7
labour,lm8
gop,lm7
machine,ldk
party,ll7,d7l
μεροσ,lmc
πινακασ table,l9k,99j
calendar,lme
μητρα matrix,l9k
,lmg
determinant,lmh
galaxy,lai
γαλαξιασ galaxy,lai
legion,lj3
legion,ldo
phalanx,lj3
phalanx,li1
συνδυασμοσ combination,lir,bu3
crew,lir
παρεα crowd crew gang bunch,lby
troop,liu
troop,liu
ομαδα troop flock,li1,afd aff
ενωμοτια troop,lir
outfit,lir
,ldw
,lmx
σχολειο school,lmx,dij bvu
ακαδημια academy,lmz,n74
college,lbd,d4h
college,lmx,d4h
χοροδιδασκαλειο,lmz
academy,ln7,n74
academy,ldw,ct6 n74
,lmz
,lmz
seminary,lrt,oe6
seminary,ln6,oe6
πανεπιστημιο university,lbd
gown,lna
university,lmx
διδασκοντεσ προσωπικο staff faculty,lbd,6fy 6es
πολιτισμοσ culture civilization,lbg,17q
υποκουλτουρα subculture,lah
,lne
cyclades,lng
ψυχεδελεια psychedelia,lnf
στολοσ fleet,lai
στολοσ fleet,g05
στολοσ fleet,lai
fleet,lai
συμμαχια coalition alignment alinement,ldk,4l2
,lnn
un,lno
ομοσπονδια confederacy,lnr,2qn
ενωση,low
league,lnr,2qm
,lnr
μπενελουξ benelux,lnt
συμμαχοσ ally,lhi
συναντηση meeting,lby,af3
conclave,lnw
συσκεψη conference,lnw,5az
congress,lnw
convention,lnw
συμβουλιο council,lnw
συγκεντρωση meeting,llx,cd8 ct2 c31
συμβουλιο council,lf5
,lo3
divan,lo4
council,lha
congress,lh9
βουλη διαιτα εθνοσυνελυση diet,lh9
βουλη parliament,lh9,dgr
σοβιετ soviet,lo3
powwow,lo1
board,lod
επιτροπη committee commission,lf5,ngt bqh
επιτροπη committee,ldm
subcommittee,lod
symposium,lny
patrol,lj6,c7o
δικαστηριο court tribunal,lha
repertory,lai
repertory,lai
agency bureau office,lf5,e4j
,lol
intelligence,lf5
,lol
οργανο organ,lol
,le3
syndicate,loq
washington
κυβερνηση officialdom,lhb,o3s
rally,lby
cadre,low
,lir
αυταρχισμοσ δικτατορια autocracy autarchy,lpe
δημοκρατια democracy republic commonwealth,lpe,d6b ck2 ck4
διαρχια diarchy dyarchy,lpe
πλουτοκρατια plutocracy,lpe
republic,lpe
θεοκρατια theocracy,lpe
κοινοβουλευτισμοσ,loy
μοναρχια monarchy,lox,4i5
μοναρχια,lp4
καπιταλισμοσ κεφαλαιοκρατια capitalism,lp8,e57 29s ndx,lpa
industrialism,lpc
,lpc
κομμουνισμοσ communism,lpa,dr9 ngx ngw 2z6 2z2
σοσιαλισμοσ socialism,lpd,29z og6,lp6
εθνικοσοσιαλισμοσ ναζισμοσ nazism naziism,iv1 lpa
οικονομια economy,lsw,d7k d7j nmz

πολιτευμα,lah
,lp9,og7 nc0
αναθεωρητισμοσ ρεβιζιονισμοσ revisionism,lpf,oby
ρεβιζιονισμοσ revisionism,lpf,oby
generation,l9r,ek
descendants,l9r
γενια coevals contemporaries generation,l9u
φυλη folk,lah,eci
tableau,l9j
combination,ltm
combination,ltm
αποικια colony settlement,lbd,308 d4j oee csh 309
outpost,lpp
plantation,lpp
commonwealth,lno
κοινοτητα commune,lby,2z6 2z2
λομπι lobby,low,c8c
lobby,l9u
hierarchy,ldk
chain,ltj
διαδικασια course,ltj
cycle,ltj
ιεραρχια hierarchy,ltj
management,lhb
αρχηγοι leadership leaders,lbd,n1w
,loc
cabinet,lq3
ραντεβου date appointment engagement,lo2,cd1
επισκεψη visit,lo2,9om
rendezvous,lq5
revival,lou
,lbx
ελιτ elite,lq9
chosen,lqa,by5
cream pick,lqa,4bz
gentry aristocracy,lq9,8ox
nobility aristocracy,lqa,8ox 8ov
artillery,liu
musketry,liu
battery,lqf
cavalry,liu
infantry,liu
militia reserves,lj3
militia,lbd
army,lol
soldiery troops,lj6
cavalry horse,lqn
garrison,lqn,6ev
rank,lj6
ποικιλια ποτπουρι συλλογη assortment mixture miscellany miscellanea variety salmagundi smorgasbord potpourri,lai,6z7 2wb
ποικιλια,lqr,d97
selection,lqr
κυκεωνασ μειγμα συνονθυλευμα συμφυρμα oddments melange farrago ragbag mishmash hodgepodge hotchpotch gallimaufry,lqr
litter,lcu,fk
batch,lai
batch,lai
clutch,lcj
membership,lbd,q3m o0p
κλαδοσ παραρτημα υποδιαιρεση branch subdivision arm,lk5
πελατεια clientele patronage,l9u
αλητεια συρφετοσ οχλοσ rabble riffraff ragtag,la9
αποβρασμα αχρειοσ καθαρμα λεχριτησ σκυβαλο scum,lr2
επιτροπη deputation commission delegation mission,ldk,o1h bx6 ngt bwk
,lr4
embassy,lr4
legation,lr5
ιεραποστολη mission,ldm,o1h
vocation,lbd
αντισταση opposition,lbd
commando,lj3
contingent,lj3,4c5
headquarters,lj3
posse,lj8
βασιλεια kingdom,lp4,nwv
empire,lp4,dct
foundation,ldz,c2r
charity,lrh
ινστιτουτο institute,ldo
εκθεση exhibition exposition expo,lai
,lrk
retrospective,lrl
fair,lrk
fair,lby
side,lir
,lir
expedition,lrq
γυμνασιο highschool,ln7
,lmz
kindergarten,lmy
immigration,lbd,305 302
ενορκοι jury,lbd
panel,lbd,o53
jury panel,lod,o53 44f
bevy,lby
αριστερα left,llw,og7
κεντρωοσ,lbx,ag7
δεξια right,llw,oc6
convoy,lai
κονβοι convoy,29n
sitting,lo2
aggregate,lau,17j 3c7
,ldz
τραπεζα bank,ldz,bpi bk6
sec,lom
αγορα market,lbx,bij
κινηση traffic,lai
σχηματισμοσ formation,l9j,c6c
τρενο caravan train,29n
cavalcade,29n
βηματισμοσ πορεια march,29n,ci8 a0g aox abz
παρελαση parade,29n,a1c
φαλαγγα file,lsl,a0j
column,lsh
suite,lby
recession,29n
γραμμη line,lsc,d5b
γραμμη line,lsc
lineup,lsm
σειρα row,lsm
terrace,lso
rank,lsm
αραδα γραμμη σειρα στοιχοσ row,l9k
κολωνα στηλη column,l9k
aviation,lai
machinery,lsw
network,lsw,901
συστημα system scheme,79
subsystem,lsw
organism,lsw
syntax,lsw
εργατεσ craft trade,lbx
βλαστηση χλωριδα vegetation flora botany,lai,,lcs
δασυλλιο brush brushwood coppice copse thicket,lt1,cpz
bush,lt1,424
stand,lt1
δασοσ forest wood woods,lt1
αλσοσ grove,lt5
underbrush,lt2
θαμνοτοποσ λοχμη shrubbery,lt1
garden,lt1,98u
προσωπικο staff,lj6,6fy 6es
προσωπικο,lj6
ολοκληρωτισμοσ dictatorship authoritarianism caesarism despotism monocracy shogunate stalinism totalitarianism tyranny,lox,n6z nlb
αστυνομευση,ltc
νομοθεσια νομοσ law jurisprudence,lai,nwk nwp
δικαιο,lte
precedent,lte
bureaucracy,lot,eb4
σειρα ordering order,l9j,4lf 25t
σειρα series,lti,8zi dj3 dj2
progression,ltj
blizzard,ltj
ακολουθια sequence,ltj,5jc 49x
σειρα string train,ltj,1gc
σειρα succession,ltj
parade,lto,a1c
streak,lto
ανεμοσ stream current,lpy
συστοιχια bank,l9k
δεδομενο data information,lai,53e
sampler,lqr,6ym
κινημα movement,lah
αβανγκαρντ vanguard,ltz
cubism,ltz,e8t
ντανταισμοσ dada dadaism,ltz
,ltv
νατουραλισμοσ naturalism realism,ltz,oap a9h
neoromanticism,ltz
symbolism,ltz,ojb
,ltv
παραταξη,ltv
enlightenment,lu6
,ltv
humanism,lu3,dcf nug
unconfessed,l9u
γυναικα woman,lbx,oo1
καμπινγκ κατασκηνωση camp,lby
reunion,lly
εβραιοι jewry,lah
zionism,ltv,ooh
registration enrollment,lbd
ψηφοφοροι vote,lbd,c8y c8q
blue,ldk
gray,ldk
διοργανωτησ,ldk
pool,ldk,6f2
flank,lsc
rear,lsc
here,69
home,69
εδρα διευθυνση address,lz2,5w1
,lx7
αεροδιαδρομοσ airway skyway,m0y
territory,lz0,dkt
ανδαλουσια andalusia andalucia
ambiance,lyb
μεσουρανημα apex,lw5,,luv
ναδιρ antapex,lw5,,luu
apogee,lux
,lw5
apron,m2w
arctic,,c5q
arena,lv1
περιοχη area country,m1v
ατμοσφαιρα atmosphere air,m1u,dmq
bedground,lv1
dependency,lz0,d4j oee
βαθοσ πυθμενασ depth,m1u
frontier,lvv
ηλιοσφαιρα heliosphere,m1u
backwoods,m2h
μπανανια προτεκτορατο,lwv
νουβια nubia
wasteland,m4f,78o 78m
bush,m4f
frontier,m4f
ερημοσ desert,m3v l9t
battlefield battleground field,m3v
beat round,m0y
αφετηρια beginning origin root source,m17,cux dcb
προελευση derivation,lvh,db2 1zl
fountainhead,lvh
ζουγκλα,69
zone,m1u
belt,m1u
πατριδα fatherland homeland motherland,lwv
γενετειρα birthplace,m3o
birthplace cradle provenance,lvh
εδρα side,m3f
bottom underside,lvq
τελοσ foot,lvu,,m3n
βαση base,lvu
bottom,m1u
οριο boundary bound bounds,lyi,d6d 1tr
συνορο οριο border borderline delimitation mete,lvv,4ki d6d 864 862
τοποθεσια place property,lz0,bo6
circumference,lvw,38a
bridgehead,m1e
brink,ly6
καμπιγκ campsite campground bivouac encampment,m2w,cxx
campus,lyn
capital,m2q
watershed,lz0
,m17
ουρανοσ empyrean firmament heavens welkin,m3f
νεκροταφειο cemetery graveyard necropolis,m2w
κεντρο center midpoint,m17,9pn 2ha 2h5
κεντρο center middle heart eye,lv1,2h5
πυρηνασ core,lw8,8oy
navel,lw8
δημοσ μητροπολη πολη city metropolis,m1k,dpz
megalopolis,m40
,lx7
χωροσ precinct,lwe
downtown,lwe,ce2
outskirts,m2r
environs,lz0
borough,lkn
borough,lup
καντονι canton,lup
πολη city,lup
clearing,m3v,1i6 1i0
κοινοτητα commune,lup,2z6 2z2
zone,lz0
κοινοπολιτεια commonwealth,m34
hub,lw9
γωνια corner,m17
γωνια corner,lv1
cornfield,lz5
κρατοσ χωρα country land,lup
επαρχια κομητεια county,m1u
επαρχια κομητεια county,lup
παλατινατο,lup
crest,m05,d35
crossing,m17,af5
culmination,lw5
διαμερισμα department,lup,ebi
ghetto,lwe
excavation,m2w,axp 7k5 7jt 7jo
επισκοπη diocese bishopric,lzv
theater theatre,m1v
περιφερεια district territory dominion,m1v,dkt
enclave,lx7
,lx7
uptown,lx9
suburb,lx9,dk2
,m2z
overhead,lxc
distance,m1u
κυριαρχια domain demesne land,m1v
αρχιδουκατο archduchy,lxf
βαρονια barony,lxf
δουκατο duchy dukedom,lxf,nmn nmm
κομητεια earldom,lxf,nmv
εμιρατο emirate,lxf
αυτοκρατορια empire imperium,lxf,dcs
φεουδο fiefdom,lxf
υποκομητεια viscounty,lxf
βασιλειο kingdom realm,lxf,nwv
πριγκιπατο principality princedom,lxf,o8l
σειχατο sheikdom sheikhdom,lxf
κατοικια residence abode,luo
σπιτι home,lxr,3e7
,m2w,b8s
hearing,m1q
ανατολη orient,lzd
east orient,,526
northland,m1v
east
southeast
southwest
northeast
northwest
midwest
εκλειπτικη ecliptic,lz6
παραδεισοσ eden paradise nirvana heaven,m1u
ακρη ακρο περασ τελοσ τερμα edge border,lvv,d6d 864 862 bs2
οριο,lvv,ctt
ακρο end terminal,lyi,ctt
endpoint termination,ly8,ctt
επιφανεια,m3f,ctt
περιβαλλον environment environs surroundings surround,lz0,864
destination goal,ly8,4nn
medium,lyb
setting,lyb
scenario,lye
στοιχειο element,lyb
ισημερινοσ equator,lz6
ακρο extremity,m1u
extreme extremum,lyi
fairway,m2w
farmland,m2h
field,m1v
χωραφι field,m3v
grounds,m3v
bent,m0d
hayfield meadow,m0d
γηπεδο,m3v,6df 6db
,m06 lyc
εστια,m17,dry
προσκηνιο forefront,lyw,d3f a2n a37 aca
baseline,m06
front,lvq,10w 6cw d37,m1s
battlefront front,m07,1jb
scrapheap,lxt
στεκι,lz9
,m1v
epicenter,lz2
,m17
ghetto,m1o
χρυσωρυχειο goldfield,lx7
,lyn
,m05
habitat,lyb
,lz7
θερετρο haunt hangout resort repair,lv1,9oi 9oo
hearth fireside,lv1
κυνηγοτοποσ,lv1
hell,m1u,dpb
ημισφαιριο hemisphere,lz0
hipline,m05
hipline,m05
κρυψωνα hideout hideaway,lzh,axx
κρυψωνα,m3o
heights,m3o,709
brow,m12
horizon,m05
junkyard,m4i
περιοχη reservation reserve,lup
preserve,lzm
επαρχια shire,lup
inside interior,m3f,,m0m
εσωτερικο inside interior,m1u,4kd,m0n
ενδοχωρα midland,lzq
midst thick,lzq
ιονοσφαιρα ionosphere,m1u
isopleth,m05
δικαιοδοσια jurisdiction,lx7
turf,lzv
paint,m2z
βασιλειο kingdom,lwv
lair,lz8
lawn,lyn
στρωμα layer,m1u,7cm
limb,ly6
γραμμη limit demarcation,lvv,4kk 4ki
οριο limit,lyi
γραμμη,69
,jlj
γραμμη,m1a
latitude,q8i
latitude parallel,m05
longitude,q8i
mandate,lx7
maximum,m04,,m0f
,m3v l9t
midair,m17
minimum,m04,,m0c
monument,m2w,dpv
nadir,lw5,,m4j
orbit,m0y,e2x ahs
outline,lvv,7ev 8nq 92e
profile,igq
silhouette,m0j,ax8
outside exterior,m3f,,lzp
εξωτερικο outside exterior,m1u,,lzq
open,m0n
outpost,m1e
ορυζωνασ,lyn
fairway,m3v
parish,lzv,dqv
παρκο park parkland,m3v
παρκο park common green,m3v,3hh
παρκινγκ,m2z
parts,lyb
pasture,m0d,8ml 8mk
διαδρομη path route,m05
circuit,m0y
flyway,m0y
fairway,m0y
crest top,m3o,ao8 d35
pinnacle,m12
prairie,m0d
πλατεια square,m3v
πλατεια plaza piazza,m15
σημειο point,69
polls,m19
θεση position,m17,8ab aai
position,m17
site,m19,d3k
juxtaposition,m19,8bb
διαταξη διευθετηση νοικοκυρεμα τακτοποιηση lie,m19,d9y daa cxt 8ia d2j
ιδιοτητα post station,m19,6eu
pitch,m19,bj1
landmark,m19
δεξια right,m19,,m1i
left,m19,,m1h
back rear,m19,1j0
δημοσ municipality,m40 lup,658 d41
νομαρχια prefecture,lup
premises,m2w
protectorate,lx7
quarter,lwe
radius,m1u
range reach,m04,d1s dbx d97
βοσκη βοσκοτοπι βοσκοτοποσ range,m3v,8f9 7va 8mk
rear,lvq,1j0,lyw
rearward,m1s,1j0 1kd
μεροσ region part,69
περιοχη region,69
αντιποδασ antipodes,m1v
unknown,m1v
open,lv1,8t7 1i6 1do 1i0
dec,q8i
waterfront,lwe
λιμανι port,lz2
λιμανι seaport haven harbor harbour,m21
αγκυροβολιο,lv1,7j5
berth,m23
resort,f0u,9oi
θερετρο playground,lv1
γειτνιαση γειτονια εγγυτητα vicinity locality neighborhood neighbourhood,m2r,o2y mu2 de9
μεροσ τοποθεσια τοποσ place,m27
block,lv1
proximity,m27
presence,m2a,9p0
rendezvous,m3o
ησυχαστηριο retreat,lv1,aq3
nest,m2d
καταφυγιο safety,lv1
κινδυνοσ danger,lv1,ak7
περιχωρα country,lz0,,m40
εξοχη φυση countryside,m2h
savannah,m0d
σκηνη scene,lv1
darkness dark shadow,m2k,dg2 24j
scenery,m27
landscape,m2m
churchyard,m4i
θεση seat,m2z,d51 8i0
εδρα seat,lw9,bv6
συνοικια section,lv1
shrubbery,lv1
μερια side,m1u
bedside,m2t
baseline,m06
μεροσ site,m3v,bo6
slum,lwe
solitude,m3o
χωροσ space,lv1,3dy
αερασ air,m1u
κενο χωροσ vacuum,m1u
sphere,lz0
stand,m19,8i6
επαρχια state province,lup,dhr 461
σταθμοσ station,m19,6eu
σταση stop,m3o
stratum,m01,ch2 3ku
substrate,m37
horizon,m37
seam,m37
,lz0
oilfield,m3b
γωνια corner,m17,a30
substrate,m3f
επιφανεια surface,lvv,ab1
target,m3o
tee,m2w
laboratory,m1v
ακρη tip,ly8,3m3
κορυφη top upside,lvq,ao8
rooftop,m3k
κορυφη top,m1u,d2s
κεφαλη,m3m,d3f,lvs
τοποσ place spot,m17,6qi 8ab
κωμοπολη town,m1k,m3r
hometown,m3p
δημοσ township town,lup,m3r m3p
ward,lup
οικισμοσ,lz0,308
village hamlet,m3t
οικοπεδο tract parcel,lz0,ca7
subdivision,m3v
terrain,m3v
οικοπεδο plot patch,m3v
lot,m3v
,lz0,,m2h
,m19
viewpoint,m41
locale,m2k
vertex apex,lyj
λουτρα λουτροπολη,m26
watermark,m05
watershed,m05,cur
κατευθυνση direction way,m0y
σκοποσ bearing heading aim,m48,a2n a37
πορεια course trend,m48,agg als
ταση tendency trend,m48
west
west
whereabouts,69
,lz0,78o bvz
tape,lys
wire,lys
yard,m3v
zenith,lw5,,m0h
ζωδιο sign mansion,m1u
ram
virgin
pisces
ζωνη zone,m3o
buffer,lvl
,lvl
bridgehead,m4q
beachhead,m4r
turf,lwe
outskirt fringe,lwe
πρωτευουσα,lw3 lwc
continent,,dsh
,lwv
βαλκανια,m4x
ναμιμπια namibia
γουιντχουκ windhoek
ανατολια anatolia
αφγανισταν afghanistan
αλβανια albania
τιρανα tirana
αλγερια algeria algerie,,e2s
αλγερι algiers
οραν oran
αγκολα angola
λουαντα luanda
καραιβικη caribbean
αντιγκουα antigua
μπαρμπουντα barbuda
ρετοντα redonda
αργεντινη argentina
βουλγαρια bulgaria
σοφια sofia serdica
μπουρμα μυανμαρ myanmar burma
μπουρουντι burundi
μπουζουμπουρα bujumbura usumbura
καμποτζη cambodia kampuchea
καμερουν cameroon cameroun
γιαουντε yaounde
ντουαλα douala
μπαγκι bangui
ceylon
κευλανη ceylon
κολομπο colombo
τσαντ tchad
εντζαμενα ndjamena
χιλη chile
κινα china prc cathay
taiwan,,eg0
taiwan china
κολομβια colombia,,e1r
κονγκο congo
μπραζαβιλ brazzaville
κονγκο congo zaire
κινσασα kinshasa leopoldville
guatemala,,ec9
panama
μεξικο mexico,,e9i
acapulco
τσιουαουα
γουιντγουορντ
κουβα cuba,,e1v
κουβα cuba,,e1v
αβανα havana
γκουανταναμα guantanamo
ισπανιολα hispaniola haiti hayti
αιτη haiti
τζαμαικα jamaica
ιαμαικη τζαμαικα jamaica
κινγκστον
μπαρμπαντοσ barbados
μπριτζταουν bridgetown
τρινινταντ trinidad
τομπαγκο tobago
κυπροσ cyprus
κυπροσ cyprus
λευκωσια nicosia
τσεχια
τσεχοσλοβακια czechoslovakia
πραγα prague praha prag
σλοβακια slovakia
μπρατισλαβα bratislava pressburg pozsony
δαχομεη μπενιν benin dahomey
τογκο togo
λομε lome
σκανδιναβια scandinavia,,e11
σκανδιναβια scandinavia,,e11
δανια denmark danmark
κοπεγχαγη copenhagen kobenhavn
τζιμπουτι djibouti
τζιμπουτι djibouti
ντομινικα dominica
ντομινικα dominica
ροσω roseau
νορβηγια norway norge noreg
οσλο oslo christiania
σουηδια sweden sverige
στοκχολμη stockholm
γερμανια germany deutschland frg
ααχεν aachen aken
βερολινο berlin
δρεσδη dresden
σολιγκεν solingen
βαιμαρη weimar
βαβαρια βαυαρια bavaria
βοννη bonn
κολωνια cologne koln
ντυσελντορφ dusseldorf
εσση essen
φραγκφουρτη φρανκφουρτη frankfurt frankfort
χαλε halle
αμβουργο hamburg
αννοβερο hannover hanover
λουμπεκ lubeck
μανχαιμ mannheim
μοναχο munich muenchen
νυρεμβεργη nuremberg nurnberg
ροστοκ rostock
στουτγαρδη stuttgart
ρηνανια rhineland rheinland
παλατινατο palatinate pfalz
πρωσια prussia preussen
ρουρ ruhr
θουριγγια thuringia
εκουαδορ ισημερινοσ ecuador
ερυθραια eritrea
αβησσυνια αιθιοπια ethiopia yaltopya abyssinia
φιτζι fiji
σουβα suva
φιλανδια φινλανδια finland suomi
καρελια karelia
ελσινκι helsinki helsingfors
εσπου espoo
ταμπερε tampere tammerfors
ελλαδα greece ellas
greece,m4y
cyclades
αθωσ athos
αθηνα athens athinai
αττικη attica
βοιωτια boeotia,,e88
ισραηλ israel
ισραηλ israel yisrael
acre
γαλιλαια galilee
ιερουσαλημ jerusalem
σοδομα sodom
γομορρα gomorrah gomorrha
κοτσουολντ cotswolds
palestine
palestine
ιταλια
τικινο ticino tessin
ιταλια italy italia,,e0l
πομπηια pompeii
ερκολανο herculaneum
βασιλικατα λουκανια basilicata lucania
καλαβρια calabria
καμπανια campania
λατιο latium lazio
ρωμη rome roma
μπριντεζι brindisi
τιβολι tivoli tibur
λιγουρια liguria
λομβαρδια lombardy lombardia
μολιζε molise
πεδεμοντιο piedmont piemonte
απουλια πουλια puglia apulia
σαρδηνια sardinia sardegna
sicily,,e0x
σικελια sicily sicilia
palermo
τοσκανη tuscany toscana
florence
τρεντινο
ουμβρια umbria
venice
ετρουρια etruria
ρουμανια romania roumania rumania,,e1c
ρουαντα rwanda ruanda
yugoslavia
κροατια croatia hrvatska
γιουγκοσλαβια yugoslavia jugoslavija
κοσοβο kosovo
σερβια serbia srbija
μαυροβουνιο montenegro
βελιγραδι belgrade beograd
σαραγεβο sarajevo
σλοβενια slovenia slovenija
λιουμπλιανα ljubljana
ντουμπροβνικ dubrovnik ragusa
σπλιτ
ζαγκρεμπ zagreb
greenland
labrador
καναδασ canada,,e3f
winnipeg
newfoundland
toronto
montreal
γιουκον yukon
αυστραλια australia
καμπερα canberra
βικτορια
τασμανια tasmania
darwin
μελανησια melanesia
μικρονησια micronesia
μικρονησια micronesia
guam
wake
μαρσαλ
μαρσαλ
τουβαλου tuvalu
τουβαλου tuvalu
κιριμπατι kiribati
μπαιρικι tarawa bairiki
ναουρου nauru
ναουρου nauru
πολυνησια polynesia
μπουγκαινβιλ μπουγκαινβιλλ bougainville
αυστροουγγαρια
αυστρια austria oesterreich
τυρολο tyrol tirol
βιεννη vienna
γκρατσ graz
λιντσ linz lentia
σαλτσμπουργκ salzburg
ινσμπρουκ innsbruck
νασαου nassau
αραβια arabia
μπαχρειν bahrain bahrein
μπανγκλαντεσ bangladesh
φλανδρα φλαμανδια flanders
βελγιο belgium belgique,,e14
βρυξελλεσ bruxelles brussels
αντβερπη antwerpen antwerp anvers
μπριζ bruges
σαρλερουα charleroi
γανδη gand ghent
λιεγη luik
ναμουρ namur
μπουταν bhutan
μποτσουανα botswana
γκαμπορονε gaborone
βολιβια bolivia
βραζιλια brazil brasil,,e1p
acre
ιρλανδια ireland hibernia,,e5p n52
britain,,e0s
αγγλια england,,e5l
αλβιων albion
λανκαστερ lancaster
λεικλαντ lakeland
λονδινο london,,n4k
γκρηνουιτσ greenwich
γουεστμινστερ westminster
μαντσεστερ manchester
χαλ
λιβερπουλ liverpool
μπερμινχαμ birmingham brummagem
οξφορδη oxford
καιμπριτζ cambridge
μπλακπουλ blackpool
μπραιτον brighton
μπριστολ bristol
λειτσεστερ leicester
νιουκαστλ newcastle
πορτσμουθ pompey
κοβεντρι coventry
ριντινγκ
μπερκσαιρ berkshire
κορνγουολ cornwall
ντεβον ντεβονσαιρ devon devonshire
εσσεξ essex
χαμσαιρ hampshire
κεντ kent
σομερσετ somerset
λειτσεστερ leicestershire leicester
λινκονσαιρ lincolnshire
λανκασαιρ lancashire
σαρρει surrey
γιορκσαιρ yorkshire
νορθουμπρια northumbria
σασεξ sussex
ουεσεξ wessex
μπελφαστ belfast
ιρλανδια ireland eire,,n52
δουβλινο dublin
κορκ cork
γκολγουει galway
λιμερικ limerick
γουοτερφορντ waterford
σκωτια scotland
χαιλαντσ highlands
αμπερντιν
εδιμβουργο edinburgh
γλασκωβη glasgow
εβριδεσ hebrides
ουαλια wales cymru cambria
καρντιφ cardiff
newport
σουλτανατο sultanate,lwv
egypt
αιγυπτοσ egypt
καιρο cairo
memphis
ινδια india bharat,,dx0
ασσαμ assam
μαυσορ karnataka mysore
bombay
γκοα goa
μαδρασ
νεπαλ nepal
κατμαντου kathmandu katmandu
θιβετ tibet thibet xizang sitsang,,e1n
ινδονησια indonesia
ιαβα java
μπαλι bali
τιμορ timor
σουματρα sumatra
κελεβη celebes sulawesi
καλιμανταν kalimantan
ιραν iran persia
ιρακ iraq irak
αδριανουπολη edirne adrianople adrianopolis
japan
ιαπωνια japan nippon nihon
tokyo
ιορδανια jordan
κενυα kenya
ναιρομπι nairobi
κουβειτ kuwait koweit
γαλλια france
παρισι paris,,e96
ριβιερα riviera
champagne
γκαμπον gabon gabun
λιμπρεβιλ libreville
γκαμπια gambia
γκανα ghana
ακρα accra
γρεναδα grenada
κονακρυ conakry konakri
γουιανα guyana
ολλανδια netherlands nederland holland,,n4y
αμστερνταμ amsterdam
χαγη
αιντχοβεν eindhoven
ροτερνταμ rotterdam
ουτρεχτη utrecht
ουγγαρια hungary magyarorszag,,e19
βουδαπεστη budapest
ισλανδια iceland,,n50
ισλανδια iceland,,n50
ρευκιαβικ reykjavik
σετλαντ shetland zetland
korea,,e1s
chosen
λαοσ laos
βιεντιαν vientiane
λαπωνια lappland lapland
λιβανοσ lebanon
λεσοθο lesotho basutoland
λιβερια liberia
λιβυη libya
λιχτενσταιν liechtenstein
βαντουτσ vaduz
λουξεμβουργο luxembourg luxemburg,,n5h
λουξεμβουργο luxembourg luxemburg,,n5h
μαδαγασκαρη madagascar
μαλαουι νυασαλανδη malawi nyasaland
μαλαισια malaysia malaya
σαμπαχ sabah
σαραβακ sarawak
μαλδιβεσ maldives
μαλε male
μαλι mali
μαλτα malta
βαλετα valletta valetta
μαυριτανια mauritania mauritanie muritaniya
μαυρικιοσ mauritius
μονακο monaco
μονακο
μογγολια mongolia
μαροκο morocco maroc marruecos,,e9c
rabat
μοζαμβικη mozambique mocambique
κραιστσερτσ christchurch
γουελλινγκτον
νιγηρασ niger
νιγηρια nigeria
ομαν oman
cashmere
πακισταν pakistan
παλαου palau belau pelew
παλαου palau
παραγουαη paraguay
περου peru
φιλιππινεσ philippines
φιλιππινεσ philippines
μανιλα manila
πολωνια poland polska
βαρσοβια warszawa warsaw
κρακοβια cracow krakow krakau
γκντανσκ gdansk danzig
λοντζ lodz
λουμπλιν lublin
βροκλο wroclaw breslau
πορτογαλια portugal
αζορεσ azores acores
μπραγα braga
λισαβονα lisbon lisboa
οπορτο πορτο porto oporto
σετουμπαλ setubal
καταρ qatar katar
καστρισ castries
tahiti
σαμοα samoa
σαμοα samoa
απια apia
μεκκα mecca
σενεγαλη senegal
σευχελλεσ seychelles
σευχελλεσ seychelles
βικτορια
σινγκαπουρη
χονιαρα honiara
σομαλια somalia
reef
russia,,e0n
russia ussr
μοσχα moscow
αστραχαν astrakhan
τσερεποβετσ cherepovets
γκροζνι grozny groznyy
καλουγα kaluga
κουρσκ kursk
σιβηρια siberia
ρωσια russia,,e0n
russia
γκοργκυ gorki gorky gorkiy
καζαν kazan
λενινγκραντ leningrad peterburg petrograd
μουρμανσκ murmansk
ναλχικ nalchik
νοβγκοροντ novgorod
μολοτοφ περμ perm molotov
σαρατοφ saratov
σμολενσκ smolensk
ουφα ufa
βολγκογκραντ σταλινγκραντ volgograd stalingrad tsaritsyn
νοβοσιμπιρσκ novosibirsk
τσελιαμπινσκ chelyabinsk
ομσκη omsk
βλαδιβοστοκ vladivostok
λευκορωσια belarus byelarus byelorussia belorussia
μινσκ minsk
βαλτικη,lz0
εσθονια estonia esthonia
λεττονια latvia
μολδαβια moldova moldavia
κισιναου kishinev chisinau
ουκρανια ukraine ukrayina
κριμαια crimea
κιεβο kyyiv kiev
ντονετσκ donetsk donetske stalino
τσερνομπιλ chernobyl
χαρκοβο kharkov kharkiv
οδησσοσ odessa odesa
αρμενια armenia hayastan
αζερμπαιτζαν azerbaijan azerbajdzhan
γεωργια georgia sakartvelo
καζακσταν καζαχσταν kazakhstan kazakstan
κιργιζια κιργισταν kyrgyzstan kirghizia kirgizia kirghizstan kirgizstan
τατζικισταν tajikistan tadzhikistan tadjik
τουρκμενισταν turkmenistan turkomen turkmenia
ασχαμπαντ ashkhabad
ουζμπεκισταν uzbekistan
ανδορρα andorra
ισπανια spain espana
μαδριτη madrid
μαγιορκα majorca
βαρκελωνη barcelona
καντιζ cadiz
κορντομπα
μαλαγα malaga
οβιεδο oviedo
σεβιλλη sevilla seville
τολεδο toledo
αραγωνια aragon
σαραγοσα zaragoza saragossa
καστιλλη castile castilla
καταλανια καταλωνια catalonia
γαλικια galicia
βαλενθια valencia
γιβραλταρ gibraltar calpe
σουδαν sudan soudan
κορντοφαν kordofan
khartoum
σουριναμ suriname surinam
σουαζιλανδη swaziland
ελβετια switzerland suisse schweiz svizzera
βερνη bern berne
bale
γενευη geneva geneve genf
λωζαννη lausanne
ζυριχη zurich
συρια syria,,e7y
damascus
τανζανια tanzania
ταιλανδη thailand siam
τονγκα tonga
τυνησια tunisia
τουρκια turkey
αδανα adana seyhan
αγκυρα ankara
ατταλεια antalya adalia
αντιοχεια antioch antakya antakiya
δαρδανελια δαρδανελλια ελλησποντοσ dardanelles hellespont
ισταμπουλ κωνσταντινουπολη istanbul stambul stamboul
προυσα bursa brusa
σμυρνη izmir smyrna
ουγκαντα uganda
μπουγκαντα buganda
america us,,dwx
colony,lz0,oee
confederacy south
south
tidewater
piedmont
union north
north
alabama,mj8
birmingham
alaska
arizona
phoenix
arkansas
california
hollywood
sacramento
colorado
boulder
denver
connecticut
connecticut
delaware
dc
washington
florida
georgia
georgia
albany
atlanta
athens
oxford
savannah
hawaii hi
honolulu
hawaii
illinois
chicago
springfield
indiana in
indianapolis
kansas
kentucky
λουιζιανα
louisiana
maine
maryland
maryland
baltimore
massachusetts
massachusetts
boston
cambridge
springfield
michigan
detroit
flint
minnesota
minneapolis
virginia
mississippi
columbus
missouri
independence
springfield
nebraska
lincoln
concord
manchester
albany
buffalo
μπρονξ bronx
μπρουκλιν brooklyn
μανχαταν manhattan
harlem
broadway
village
κουινσ queens
ohio
athens
cleveland
cincinnati
columbus
oklahoma
oregon
pennsylvania
pennsylvania
βηθλεεμ bethlehem
philadelphia
pittsburgh
providence
newport
charleston
florence
tennessee
memphis
nashville
texas
austin
dallas
houston
odessa
utah
vermont
bennington
virginia
virginia
richmond
washington
seattle
charleston
milwaukee
racine
wyoming
cheyenne
ουρουγουαη uruguay
βανουατου vanuatu
βατικανο
βατικανο
βενεζουελα venezuela
βιετναμ vietnam annam
υεμενη yemen
ζαμπια zambia
λουζιτανια lusitania
σιλεσια silesia slask slezsko schlesien
ζιμπαμπουε zimbabwe rhodesia
καλαχαρι kalahari
σαχαρα sahara
καμερουν cameroon
κρακαταου krakatau krakatao krakatoa
βεζουβιοσ vesuvius
,5f
reason ground,mms,465 45p
occasion,mmt,8wd
incentive inducement,mms,8x2 4s2
,5f
urge impulse,5f
,mmw
compulsion,mmy,8nx
mania,mmw,bwf
compulsion,mmw,8nx nh4
δεοντολογια ethics morals morality,5f,8ij agk 5gn
hedonism,mn2,nt1
conscience,mn2
,5f
incitement provocation,mn5,9bh 8wg 4wc 8x2 75u 56l
signal,mn6
abyss,mp9
σαμαναλα samanala
αδιγησ adige
adjunct,ms4,brb
aegean,,e82
αφρικη africa,,dye
παραγοντασ agent,1m,qh4
alabama
,mwc
αλπεισ alps
america,,dww
αμουρ amur heilong
anion,ms7,dx6
antares
anthill,msf
ανοιγμα οπη aperture,mrt
υδροχοοσ
αραρατ ararat
αραξησ aras araxes
αρχιπελαγοσ archipelago,msn
κριοσ
arkansas
αρνοσ arno
arroyo,mrn
αναβαση ανηφορα acclivity rise raise,mwm,a0t a8g cct,mqa
ασια asia
ασθενοσφαιρα asthenosphere,m01
atlantic,,dyw
ατμοσφαιρα atmosphere,rbf,dmq
αυστραλια australia
μπαλατον balaton plattensee
bank,mvk
bank,mwm,8ok
cant,mwm,9ui
αμμοσυρτισ παγκοσ,mvk mo7
διαχωριστικο εμποδιο barrier,mt6
βαση base,muk
basin,mtv
bay,mok
παραλια beach,mrf
βαθουλωμα γουβα bed bottom,mtv
beehive hive,mu4
dipper wagon
bit chip fleck scrap,mrc,7c6 7c4
blade,mvj
blanket,mpv,dd6 7qz
bluff,mo3
σωμα body,4b
water,7
bog,myi,cm6
βοσποροσ bosporus
bottomland,mso
ογκολιθοσ boulder bowlder,mvt,bb2
παραποταμοσ branch,mx0,2gy
breach,muf,8pd
brook creek,mx0
bubble,mrh,bfd b41 3nd d
burrow tunnel,mru,ahl
λιθοσ συγκριμα calculus,mvt
καρκινοσ cancer
canyon canon,mvc
canyonside,mwm
ακρωτηρι ακρωτηριο cape ness,msn
αιγοκεροσ αιγοκερωσ capricornus
caribbean
carpet,4b
σπηλια cave,mrf
cavern,mp2
cavern,mqr
,4b
αλυσιδα chain,mxy
καναλι channel,mok
chap,mpw
χασμα chasm,muf
chip,rai
βραχοσ cliff drop,mrf
συννεφο cloud,oto,3b6 dgi ahi
coast,mwm
,msn
collector,mpy
colorado
colorado
dove
coma,ou4
comet,mqy,e35
κονγκο congo
connecticut
consolidation,4b
αστερισμοσ constellation,4b,afd
ηπειροσ continent,msp,dsg
πυρηνασ core,lw8
γωνια,muk
,mxy
cove,ms6
cove,mp2
καλυμμα cover,4b,70w
σχισμη crack cleft crevice scissure,muf
crag,mpb
,mtv
φλοιοσ crust,m01
κρουστα crust,mpv,7ci 20h 936
crystal,mvt,37r 37c
crystallite,mq1
farmland tilth,mso,98r
cumulus,mpc
curtain,mo7
δουναβησ danube danau
darling
delaware
delta,mrf mng
καταβαση κατηφορα descent declivity fall decline downslope,mwm,cd2,mnw

dipole,mps
ditch,myf
δνειπεροσ dnieper
ντον don
dragon
draw,mrn
κατακαθι υποσταθμη dregs settlings,mwc,aac
,mt3
drumlin,mqj
dune,mvk
κοσμοσ οικουμενη υδρογειοσ υφηλιοσ earth world globe,,8lc ojx
εβροσ ebro
ελβασ elbe
electron,mst
coal,mrc
enclosure,qa0,d6i
estuary,mok
ευφρατησ euphrates
ευρασια eurasia,,e9a
ευρωπη europe,,e1t
εξωσφαιρα exosphere,m01
χωροσ expanse,qa0
,4b
break,mpw,2i5 2ig
feeder,mop,6vw
filing,mrc
finding,a,az3 8v6 5j4
επιπεδο flat,muv
flint
,a,9y6
εδαφοσ floor,msn
πυθμενασ,mx8
foam froth,mos,3ng bfd
crossing,mok
δασοσ forest woodland timberland timber,msn l9t
απολιθωμα fossil,mvf,3l3
fragment,muk,3n3 2j2

διδυμοι
σχηματισμοσ formation,a
παγετωνασ glacier,ms3
,q96
grain,r1f,b9p
granule,mri
grinding,r1f,2hh
βαραθρο χασμα gulf,mp9
gulf,mok
gully,my1
gut,mp7
hail,a
λοφοσ hill,mtw,baw
hillside,mwm
horseback,mvl
τρυπα hole,muf,7wl
βαθουλωμα τρυπα hole hollow,mtv,bdg 7fv
hollow holler,my1,bdg
holystone,rfe
hood,mpv
hudson
,muk,axf 7ul 49e
υδροσφαιρα hydrosphere,m01
ice,a
παγοβουνο iceberg berg,ms3 mr5
,mrf
,7,5g9,mty
,mne
inlet,mok
ion,mul,ddc
νησι island,msn,nw2
νησιδα isle islet,,ms9
ιορδανησ jordan
jupiter
kansas
κασαι kasai
kettle,mru
knoll mound hillock,mrq
lagoon,msh
λιμνη lake,mok
ιλμεν ilmen
λαντογκα ladoga
michigan
ονεγκα onega
τανγκανικα tanganyika
στερια land earth ground,a,aez 8be 8bf apc a9l a9g
χωμα land soil,a
landmass,msn
leak,mrt,3p0
ledge shelf,mvk
λεων

ζυγοσ
λιθοσφαιρα lithosphere geosphere,m01
dipper
lowland,mtv
mainland,msn
μανδυασ mantle,m01
mare maria,m1u
mars,,dy9
ελοσ βαλτοσ τελμα τεναγοσ marsh marshland fen fenland,myi,cm6
,moj
matrix,mqr
ματτερχορν matterhorn
μηχανισμοσ mechanism,4b,8b2
θαλασσα mediterranean
mekong
mercury
μεσοσφαιρα mesosphere,m01
meteorite,mtc,e31
μετεωριτησ meteoroid meteor,mqy
micelle,mul
micrometeorite,mtb,e33
milk
γαλαξιασ,lmk
millpond,muz
planetoid,mp5
βαλτοσ βαλτοτοποσ mire quagmire quag morass,mol,cm6 8gp
mississippi
missouri
moon
φεγγαρι moon,a
χερσοτοποσ moor moorland,muv
phosphorus lucifer,muw
motor,mne,2fx
βουνο οροσ mountain mount,mtw,73g baw o25
βουνοπλαγια mountainside versant,mwm
στομιο mouth,mrf
στομα στομιο mouth,muf
βαθουλωμα κοιλωμα κοιλοτητα depression,mrf,,mtw
υψωμα elevation,mrf,a8g,mtv
φυση nature,mxz
αναγκη necessity essential requirement requisite necessary,7,8nf 6xf 8nc 8na cvb,ms4
λαιμοσ στενωμα neck,msn
νεκαρ neckar
need want,mty,cvs 6xf cvb
neighbor,a,m27
neptune
nest,4b,cy2
νεβασ neva
nodule,mrz,axi edq
stub,muk
nubbin,mu7

nucleus,lw8
ocean,mok
οντερ oder
ohio
ολυμποσ olympus olimbos
ανοιγμα opening gap,qa0,8pd
orinoco
hunter,mqb
pacific
shaving,mrc,djm caa 8iz
κομματι part piece,7
σωματιδιο particle,moj
δερβενι κλεισουρα περασμα pass notch,69
πορεια path track course,m05,9z9 b5c ant
pebble,mvt
χερσονησοσ peninsula,msn
perforation,mrt,756
photon,mrd
piedmont,mwm
ιχθυεσ pisces
pit cavity,mru
πεδιο πεδιαδα plain champaign,msn
πλανητησ planet,mp5,dh4
planet,mp5,dh4
πλακα,mpz
pond pool,msh
λακουβα λουμπα,mok
pothole,mru
γκρεμοσ precipice,mpb,6pl
primary,mp5
headland,mtw
proton,mu9
pulp,mt3
πυρηναια pyrenees
radiator,4b
rainbow,q8v
οροσειρα range,mrf
rathole,mrt
λαγκαδια ρεματια ravine,my1
red
reef,mvk
απομειναρια remains,a
republican
retardation,mne,363
ρηνοσ rhine rhein
ribbon thread,a,9u7
ραβδωση ridge,mtw
,mrf
ridge,mrf
rift,mpw
rift,muf
σκισιμο rent split tear,muf,8ji 8m4 8jj 8m3
ποταμι ποταμοσ river,mx0
riverbank,mo4
ποταμακι ρεματακι ρυακι rivulet rill runnel streamlet,mx0,mx0 als
πετρα rock stone,4b,bb2 7m1
roof,mpv
σειρα row,mx3
ρουρ ruhr
sabine
saddle,mum
τοξοτησ
salmon
sample,4b
προσαμμωση sandbar,mo6
δορυφοροσ satellite,mp5
saturn
savannah
σκορπιοσ scorpius
scraping,mrc
sculptor
θαλασσα sea,mok
ακτη seashore coast seacoast,mwh,d4d 3bi
section,mwl
ιζημα sediment deposit,4p
τμημα segment,muk
σεβερν severn
sheet,mqx
τσοφλι shell eggshell,mpv
ακτη shore,mrf
sill,mvt
sink,mtv
ουρανοσ sky,mo0
φετα slice,muk,7ba
πλαγια slope incline,mrf
χναρι slot,mxn
snake
soapsuds suds lather,mr8
splinter,mof,djm 2j0 4go caa
πηγη spring fountain outflow,mrf
spume,mr8,bfd
αστρο αστερασ αστερι star,mp5
star,mp5
starlet,mwu
steppe,muv
steps,mun
strait,mp7
στρατοσφαιρα stratosphere,m01
ροη stream,mok,mvs amf
,moc
ευθεια stretch,mqx,cto
λωριδα strip,muk
κλαδι stub,pb5
subcontinent,msp
sun
ηλιοσ sun,mwt
surface,m01,ab1
swamp,myi,cm6 dgm
διαδρομοσ swath belt,mun
swell,mtw

ταγοσ tagus
tangle,4b,85f
calculus,mq0
ταυροσ
tennessee
tent,myg
terrace bench,mxc
θερμοσφαιρα thermosphere,m01
tidewater,mpe
τιγρησ tigris
ιχνοσ χναρι trail,mun
trench,mtv
triangle
τροποπαυση tropopause,m01
τροποσφαιρα troposphere,m01
trough,mtv
τουνδρα τουντρα tundra,muv
γρασιδι χλοη turf sod sward greensward,mso
turning,muj
twin
ταιν tyne
μοναδα unit,7
κοσμοσ μακροκοσμοσ συμπαν universe existence world cosmos macrocosm,4b,7ui d55 3om
vagabond,a,avf 9u1
κοιλαδα valley vale,mtv
variable,7,cfm
variable,mwt
vector,mne,b9q
vent volcano,mpw
venus
παρθενοσ
βιστουλασ vistula
ηφαιστειο volcano,mtr
βολγασ volga
βολκοφ volkhov
wall,a
wash,mx1
waterfall,mok
waterway,mok
ιστοσ πλεγμα web,a,adg 901
βεισχορν weisshorn
υγροτοποσ wetland,mso
winnipeg
ζαμβεζησ zambezi
,hxx
,myl
alien,mym,64g dhb
,myl
mermaid,myl
martian

ogress,myr
monster,myl
,myt myo
dragon,myu
paris
phoenix,myo
python
salamander,myu
troll,myu
witch,myl,4t6
φυση nature,1m
supernatural,1m,5fs 8mb
,ih8
μοιρα destiny fate,1m,4nn
,n1w
θεοτητα θειο θεοσ deity divinity god immortal,mz4,6vo
,mz7
min
nut
mama
buddha
buddha,ocv
goddess,mz7
god,,6vk
θεοσ godhead lord creator maker divine almighty jehovah
aeon,mz4
son
christ,oda
αγγελοσ angel,mz4,dqp 84x
archangel,mzk
fairy,mz4
pixie imp,mzm
gnome dwarf,mzm
,mzx
bogey bogy,mzp
devil fiend demon,mzp
incubus,mzr
devil lucifer,,dx7
ghoul,mzp
banshee,mzx
τζινι genie jinni jinnee djinni djinny djinn,mzx
πνευμα spirit,mz4,8mc
ghost,ogk,8mc 9nv
apparition phantom specter,mzx,8mc
presence,mzx
adonis,mz8
,mz7
nymph,n02
echo,n03
,mz7
venus
mars
chaos
saturn
mercury,,dq7
here
muse,n05
nemesis
pan
neptune
jupiter
prometheus
psyche
adam
eve
προσωπο character,myl
hamlet
holmes
self,1s
ενηλικοσ adult grownup,1s,89d rl5 qsd,n1t
περιπετειωδησ adventurer venturer,1s,btd clu 4wp clr
,1s,8ps
anachronism,n0r
apache,nqd
υποψηφιοσ applicant applier,1s,4rb
appointee,1s,bxc cbh
attendant,o5b,cd8 cu1
μπιχεβιοριστησ συμπεριφοριστησ behaviorist behaviourist,o9i,iqw
ευεργετησ benefactor helper,nrd,cm5
καπιταλιστησ κεφαλαιοκρατησ capitalist,1s,pjp pjn
captor,1s,87q
modifier,1s,1a3 zg
commoner,1s
επικοινωνων communicator,1s,4mp 4mh
constituent,omt
καταναλωτησ consumer,olx,6rj
διαγωνιζομενοσ contestant,1s
coon,oco
cosigner,of1
cosigner,of1
coward,1s,22s al2
δημιουργοσ creator,1s,91s
υπερασπιστησ defender guardian protector shielder,o8a,6mo 6m7 52t 50r 6q9 6ml 5ew
defender,ngh,6jm
αμφισβητων συζητητησ disputant controversialist eristic,1s,4sr
μηχανικοσ τεχνολογοσ engineer technologist,1s,iqf 5p1 4gu
οινολογοσ enologist oenologist fermentologist,ogr,hyj
ψυχαγωγικοσ entertainer,1s,cdq
experimenter,obq,cjw
experimenter,1s
ειδικοσ εξπερ μετρ σπεσιαλιστασ expert,1s
προσωπο face,1s
θηλυκο female,1s,88l,n1x
individualist,1s,iid gnk
κατοικοσ inhabitant habitant dweller denizen indweller,1s,cxk
ντοπιοσ native indigen indigene aborigine aboriginal,1s,64v 64m
native,1s
,1s
διανοια intellectual intellect,1s
νεοσ νεανιασ νεαροσ juvenile,1s,dt4,n0p
εραστησ προσωπο lover,1s,9mq 9dq 9do
εραστησ lover,nlu
αρχηγοσ leader,1s,qsw lq2 hx5 7bj c4y acd aca,nph
αρρην αρσενικοσ male,1s,88h 87d,n1m
μεσαζοντασ mediator intermediator intermediary intercessor,o2x,4qw
,1s
naprapath,ok9
υπηκοοσ national,1s,cef e45
απιστοσ,1s,,n29
αεργοσ nonworker,1s,,n2h
ομοτιμοσ ομοιοσ peer equal compeer,1s,d05 5dy 48w 30q
observer,1s,aw2 c7q az3 atv as0
forerunner,1s
ανθρωποσ,1s,50n 301
αποδεκτησ recipient receiver,n7e,b73
θεοσεβουμενοσ θεοφοβουμενοσ,1s,,n22
religionist,n29,gra lfe ihg
,1s,kp5
ταξιδιωτησ traveler traveller,1s,9p2 9ox 9o2 9oe 9nd
unfortunate,1s,67n
,1s
,n2e
ανειδικευτοσ,1s
εργατησ worker,1s,bzy c0j,n23
εγκληματιασ κακοποιοσ παραβατησ wrongdoer offender,na4,cp2
,1s,dye
,1s
αφρικανοσ μαυροσ νεγροσ black blackamoor negro negroid,1s n2k
nigger spade coon nigra,n2l
ινδοευρωπαιοσ καυκασιοσ λευκοσ white caucasian,1s,1wr
εβραιοσ σημιτησ semite,n2n
babylonian,n2o
assyrian,n2o
cassite,n2n
,n1o n2k
,1s n2k
indian,n2t
alabama,n3c
,n2u
athabascan,n2u
,n2u
apache,n2x
cherokee,n38
cheyenne,n2w n2y
creek,n2u
crow,n3f
delaware,n2w
,n3f
hokan,n2u
illinois,n2w
,n2u
kansas,n35
massachuset massachusetts,n2w
missouri,n3f
,n2u
penutian,n2u
salish,n2u
sioux,n2y
yokuts,n3d
indian,n2s
aborigine abo,n41 lbk
,1s
αναβαπτιστησ anabaptist,n3m
χριστιανοσ christian,n29,lff
διαμαρτυρομενοσ προτεσταντησ protestant,n3l
quaker,n3l
καθολικοσ catholic,n3l,dw7
εβραιοσ ιουδαιοσ ισραηλιτησ jew hebrew israelite,1s,eae ead dwd
μουσουλμανοσ μωαμεθανοσ muslim moslem,n29
σιιτησ shiite,n3q
σουνιτησ sunnite sunni,n3q
βουδιστησ buddhist,n29,ivt
,n29
swami,n3u
chela,n3u
ευρωπαιοσ european,n1o
afghan,n2s
αλγερινοσ algerian,n2j,e2s
ανγκολεζοσ angolan,n2j
αυστραλεζοσ αυστραλοσ australian aussie,n1o
αυστριακοσ austrian,n3x
βασκοσ basque,n3x
βελγοσ belgian,n3x,e14
μπουρουντιανοσ burundian,n2j
λευκορωσοσ byelorussian belorussian,n3x
,n2s
καμερουνεζοσ cameroonian,n2j

chinese,n2s
κουβανεζα κουβανεζοσ κουβανη κουβανοσ cuban,onf,e1v
τσεχοσ,n3x
σλοβακοσ slovak,n3x
dane,n3x
βρετανοσ εγγλεζοσ britisher briton,n3x
αγγλοσ,n4f
αγγλοσ englishman,n4g
αγγλιδα englishwoman,n4g
angle,n3x
λονδρεζοσ londoner,n4g,mbm
οξφορδιανοσ oxonian,n4g
ethiopian,n2j
finn,n3x
φλαμανδοσ,n44
γαλλοσ frenchman frenchwoman,n3x
frog,n4p,e0v
παριζιανοσ parisian,n4p,e96
ελληνασ greek hellene,n3x,e7w
αχαιοσ achaean achaian,n4s
αιολεισ aeolian eolian,n4s
δωριεισ dorian,n4s
ιωνεσ ionian,n4s
αιτινοσ haitian,onf
ολλανδοσ netherlander dutchman hollander,n3x,me5
ουγγαρεζοσ hungarian magyar,n3x,e19
ισλανδοσ icelander,n3x,med mee
ινδονησιοσ indonesian,n2s
,n3x,mcj mbg
irishman,n52
ισραηλιτησ israelite,n2s
israeli,n2s
ιταλοσ italian,n3x,e0l
ετρουσκοι etruscan,n56
roman,n56,dw9
roman,n3x,dw8
sabine,n56
βενετσιανοσ βενετοσ venetian,n56
sicilian,n56,e0x
jamaican,onf
japanese,n2s,e1k
jap,n5e
korean,n2s,e1s
λουξεμβουργιανοσ λουξεμβουργιοσ luxemburger luxembourger,n3x,met mes
mexican,n49
νεοζηλανδοσ,n1o
φιλιππινεζοσ filipino,n1p
πολωνεζοσ πολωνοσ pole,n3x

πορτογαλοσ πορτογαλεζοσ portuguese,n3x
ρουμανοσ romanian rumanian,n3x
russian,n1p
georgian,n5p
αραβασ arab arabian,n2o
σκωτσεζοσ scot scotsman scotchman,n3x
σλοβενοσ slovene,n3x
ισπανοσ spaniard,n3x
sudanese,n2j
swede,n3x
αγγλοι british brits,lhf,e8x
english,lhf,e5l
irish,lhf,e5p
γαλλοι french,lhf
ισπανοσ spanish,lhf
swiss,lhf
khmer,n47
siamese,n2s
tibetan,n2s
τουρκοσ turk,n67
,n2s
american,n1o
american,n1o,dwx
alabaman alabamian,n69
californian,n69
floridian,n69
georgian,n69
hawaiian,n69
louisianan,n69
volunteer,n69
texan,n69
virginian,n69
yankee yank,n69
γερμανοσ german,n3x,e0o
krauthead hun,n6k
σλοβενοσ slovenian,n3x
τονγκιοσ tongan,n5m
βαλλονοσ walloon,n44
γιουγκοσλαβοσ yugoslav jugoslav yugoslavian jugoslavian,n3x
κροατησ croatian croat,n3j
ram,1s
twin,1s
cancer crab,1s
lion,1s
virgin,1s
goat,1s
pisces fish,1s
abbot,oit
απολυταρχικοσ absolutist,nlj,qu2 ltc iuq
abolitionist,ob2
,1s,6ys,nmd
ασκητησ abstainer ascetic,n29,26 6ys
,n7p
ακαδημαικοσ academic,nn1,ct6 ln5 ln0 ln4 czr
accessory,nj9
companion,n9q,d7l
accomplice confederate,n9i,cbi
accountant controller,ndf,42y bdq
defendant suspect,nyj,5k8 cqz,o75
αστερι ace adept champion sensation maven mavin virtuoso genius hotshot star superstar whiz whizz wizard wiz,n1k,95v b93 b8x
winner,1s,cin bh4 civ,nyt
acolyte,nfu qcr
γνωριμια acquaintance friend,1s,qba qb8,oi2 oi3
,1s,b77
active,1s,9v
ηθοποιοσ θεατρινοσ actor histrion player thespian,o63,95t 95r
actor,1s,c0j coc 953 6fz
actress,n7g
εθισμενοσ addict freak junkie junky,nnn
δικαστησ adjudicator,1s,cf3
adjunct,n9j,4w5
υπασπιστησ adjutant aide,o14
administrator executive,nsr,c3h
administrator,now,c3h
διαχειριστησ διευθυντησ διοικητησ administrator,nsr,c3h
θαυμαστησ λατρησ admirer adorer,n1u,9e1 b0w 9mn
admirer,1s,b0w 9mn
reminder,n1c,59z 5a1
adolescent teenager,n1t,8wl
adulterer,ny4
jade,n7u
adversary antagonist opponent,1s,crb bu9 6fa 4sx 4sz 79d 9l0 qew kv5
,o9m,5tm
advisor consultant,n9t,5ab
συνηγοροσ υπερμαχοσ advocate advocator proponent,1s,52h
advocate counsel counselor,nxm,60v 5ab
broker,ndf
αντιπροσωποσ agent,obl,qgn
annoyance,n2f,9lb
aggressor,nvm
αγνωστικιστησ agnostic doubter,1s,4dd
,nx4
γεωπονοσ agriculturist agriculturalist cultivator grower raiser,nol,98m 1xh 994 6hf 5ip
aide auxiliary,n9i,brb 9pu

alderman,obl
distributor,n9u,bhy b9z
ally friend,n9j,,npf
graduate,ode,bdi bdj
amateur,1s,9s6
ερασιτεχνησ amateur,n9o,9s6 9sc,o90
ambassador,nld
ambassador,ogx
amorist,nog
ψυχαναλυτησ analyst psychoanalyst,o9h
analyst,n1k,477 47i
analyst,n1k,4lm
anarchist,oa9,qec iii qeb
προγονοσ ancestor ascendant ascendent antecedent,nwx,7k6 ctm,nkz
anchor,ojv
angel backer,o5l
,noi
,n13,5te 5rq 5t6
ape,o1e
ανθρωπολογοσ anthropologist,og8,ir5
apologist,n7z,5et 5f2 5gj ji8
αποστολοσ,n3l nlj,dpd
appointee,o3s,bxc cbh
aspirant,n0u,1bv 75b 4fx
μαθητευομενοσ apprentice learner prentice,o3d,3z3 3xl 3zs
appraiser,nnx,4cn
appraiser,njc,4ad 4cn
αρχαιολογοσ archeologist archaeologist,n8t,ir6
archbishop,nbk
architect designer,n1b,8vh 8vc
primate,o8i
arianist,n3l,it6
,n1w,8ox
arrival comer,n2c,ada
,nj9
,n13,5u3
artilleryman gunner,oed,dzp dzl
illustrator,n9c,8zl
καλλιτεχνησ artist,n1b,jm e4g jrr hyr dcd 5lw
ass,npj
assassin,o2g
assassin,n3q
bastard prick,n2f
assignee,o5d n28
βοηθοσ assistant helper help supporter,n2h,cnl cm5 4w5 c0o
συνεταιροσ associate,n24,caj
associate,oic
αστροναυτησ κοσμοναυτησ astronaut spaceman cosmonaut,n2c
αστρονομοσ astronomer uranologist,o6l,iou
αθεοσ αθειστησ atheist,nli,dm7 9f5 ivg
αθλητησ athlete jock,n16,dux
attacker aggressor,n2i,6k9 58p 6k4 6k1
attendant,n9i,cmh clb cu1
θεια aunt auntie aunty,nx1,,olj
δικτατορασ authoritarian,o47,4ns
αυθεντια authority,n1k
αρχεσ authority,1s
mechanic,obh
πιλοτοσ aviator aeronaut airman flyer,ofj,a3y hyg
μωρο baby babe sister,nr0
baby,o3u
μωρο νεογνο baby babe infant,nf7,rkh qsk cpi
παιδιατροσ pediatrician pediatrist paediatrician,ogs,in1
bachelor,nzn
,npk
μικροβιολογοσ bacteriologist,nbi,ilx
παλιανθρωποσ,1s,,nrd
baggage,oo1
αρτοποιοσ αρτοπωλησ φουρναρησ baker,o0u,8yy
ballerina,na8
,njw
balletomane,nnn
ballplayer,n9o o7c
bandit,oka
μαεστροσ bandmaster,nh9
banker,n1z
τραπεζιτησ banker,np0
πτωχευση φαλιρισμα χρεωκοπια bankrupt insolvent,nyt,afl
βαπτιστησ baptist,n3m,651
μπαρμπερησ barber,nsi
μπαργουμαν barmaid,nam
barnburner,n98
king,ndd
,nxm
μπαρμαν bartender barman barkeep barkeeper mixologist,nnc
basileus,och
bass,of5
bastard,o3u
bather,1s,9o 8w
twirler,o63,ai8
batter hitter slugger,naa,7yp 7yb
beadle,o3s
beadsman,o84
bear,nw0
beard,1s
beast savage brute wildcat,n9p,7cu
beatnik,nhr
beggar,o5o
μπεγκουμ begum,nx7 n3q
πιστοσ believer worshiper worshipper,n29,cu4 9e7
οπαδοσ πιστοσ believer truster,oix,4in 4cu
bellhop,n9q
belle,nr0
προσωπο beloved dear dearest honey love,n1u,9dq 9do 85b
beneficiary,n28
besieger,nnf,6lz
besieger,o6f
best,1s,d22 czo
better,oiu
better,nqb,6od 6rf
βιβλιοφιλοσ bibliophile booklover,ode
bidder,n0u,bil
bidder,nct

poster,n2h,8p4 5w7 bvf
βιοχημικοσ biochemist,nf5,ioa
βιολογοσ biologist,odo,iln ovt ilo
biophysicist,o6l,ioz
bishop,o8i
biter,1s,82r
blackmailer,nj9,6a3 4ug cqv
σιδηρουργοσ blacksmith,ofy
blade,oog
blonde,1s
sailor,oed,9p1
bluestocking,oo1
boater,n2h,a4h
λοστρομοσ boatswain bosun,o00
bobbysoxer,nxf
μποντιμπιλντερασ bodybuilder musclebuilder muscleman,1s
σωματοφυλακασ bodyguard escort,n1c
,oec
βοημοσ,n3x
λενινιστησ μαρξιστησ bolshevik marxist red bolshie bolshy,oa9,2z6
bolshevik,ngw,lpf 2z6
bomber,1s,6mx
bondsman,ofk
bondsman,nc5
bondsman,n0y
,ofk
βιβλιοπωλησ bookdealer,o0u
booker,n82,4c9
βιβλιοπωλησ bookseller,o4t
lifter,oka,bfi
bootlegger,nj9
dullard,n2f,3py 9lh
borrower,n28,bmk
boss,nnd,bzq
bourbon,och
bourbon,oal
μποξερ πυγμαχοσ boxer pugilist,ngh,37q 7ze 7zg
boxer,n4a
boy,nzn
slugger,ncg,7yp
lad sonny,nzj
αγορι εραστησ boyfriend beau swain,nzn n1u
προσκοποσ,odr
ζυθοποιοσ brewer,nzh
briber,nj9,cqx bgh
brick,nrd
bricklayer,nj2
bride,o35
bride,o5b

brigadier,nqk
αδερφοσ brother,nzl,28j,ofc
brother,o0p
συντροφοσ brother comrade,nq3
φιλοσ φιλαρακι buddy brother crony pal sidekick,nq3,csc
bugler,olb
κατασκευαστησ builder constructor,ni0,8xs
builder,n1b
bull,nzn,8a0
μπατσοσ bull cop copper fuzz pig,o7i,72l
bully ruffian roughneck rowdy,n9p,64h
bully,nty
bullyboy,nd4
bunkmate,n7d
bunter,nas
,o3s
burglar,oka,cpn
busboy,nlc
bushwhacker,nhf,cub 6o5
επιχειρηματιασ businessman,ndf
,ndf
επιχειρηματιασ businessperson bourgeois,n0z
κρεοπωλησ χασαπησ meatman,o0u,7lv
butler,nzv
butt goat,omf
butter,ngh,771
buyer,njl,b6s
hound heel,omi

computer,n1k,468 4h4
χαλιφησ caliph calif kaliph kalif khalif khalifah,och n3q
επισκεπτησ caller company,omp,cdd
caller,nbb
caller,nw0
candidate,o7k,6fp
camper,om0,cxx
campmate,n7d
υποψηφιοσ candidate prospect,1s
canon,o8i
capitalist,nhp,e57 29s lp6
captain,ngr
captain,o7i
captain,ngq
chieftain,n1w
captive,3f,6ap
captive,nnb,6ap 9j1
cardinal,nbk
καρδιολογοσ cardiologist,ogs,im0
caretaker,njk
caretaker,o3s
carpenter,oo4
newsboy,nkg
carrier bearer toter,n2c,83u 814 838
χαρτογραφοσ cartographer,nqs
cartoonist,nm3,jbh jkp
,1s
σοφιστησ casuist sophist,oar,iej
cat,nre oo1
catch,n0p,7hj 9j1
catcher,nvc,81u
caterer,oiw,6vu 6wa
cattleman,ohw
cavalryman,ogb
cavalryman trooper,ogb
caveman,n27
celebrant,o8i
celebrant,1s,cqk cdm
διασημοτητα celebrity,nv4
βιολοντσελιστασ cellist violoncellist,o2j,e4m
εκατοχρονοσ centenarian,o3y
κεντρωοσ centrist moderate moderationist,n0p
chambermaid,nzd
champion fighter hero,n1c,1zi csf 6q9
νικητησ πρωταθλητησ champion champ,oc7
γραμματεασ premier,nsv,602
πρωθυπουργοσ pm premier,nsv,602
τυποσ φιλαρακοσ chap fellow feller fella lad blighter cuss bloke,n1x
προσωπικοτητα character eccentric type,n0p,ca8 42x d4f
επιτετραμμενοσ,nld
κολακασ charmer beguiler,1s,9j1
woman,nfs
πολυλογασ chatterer babbler prater chatterbox magpie,ogp,686 64r 64z 6au 659
σοβινιστησ σωβινιστησ chauvinist jingoist jingo patrioteer,o5i,98p
χημικοσ chemist,odo,iok
παιδι child kid youngster minor nipper tiddler tike nestling,n1t,8wp rki qsj
τεκνο child kid,o3u,,o57
μωρο παιδι child baby,1s,qsk qsj
sweep,nfs
chiropractor,ok9
choirboy,nfc
,of5,lin
chorine,njw
chosen,nk0
chump fool sucker,omf,8hc cqa 578
churchgoer,n29
,o3s
nobody,n12
πολιτησ citizen,n21,,npp
ηγετησ,n1w
ιδιωτησ πολιτησ civilian,nfj,8e4,oed
claimant,n0u,bf9 61a
κλαρινετιστασ clarinetist clarinettist,o2j,ea8
classic,n9c
classicist,n9c,,ocd
classicist,nug,isd
classifier,okc,4mb 492
cleaner,nx4,8gh 8gf
cleaner,oer,8gf
ιερωμενοσ ρασοφοροσ clergyman reverend,mz6,,nxn
κληρικοσ cleric churchman divine ecclesiastic,nfu
clerk,nnc,cnm d47
,n9o,a0t
κλοουν παλιατσοσ clown buffoon goof goofball,ngi,cpo cp0
clown buffoon,npj
,1s
φροντιστησ coach tutor,ojl,5du
coach manager,okx,c5j 53m
cobbler,nzh
collaborator partner pardner,n9j,lec j88 bt7 c0y
collaborator,okz,70e c12
συναδελφοσ colleague confrere fellow,n9j,lks
colleague,n9j
collector,n2h,b7z
collector,1s
σπουδαστησ φοιτητησ,ngb
κολεγιοπαισ collegian,oi7
colonel,ngq
colonial,obr,d4j
coloratura,ogh
γιγαντασ τιτανασ colossus behemoth giant,nv4,7vd
columnist,nwj,ixb
αγωνιστησ combatant battler belligerent fighter scrapper,1s,4sr 6fa 6f4 992 791 6ff 8e2
κωμικοσ comedian comic,o63,7da
comedian,n7g
comer,oc7
commander,n1w,c54 4oy
commander,ngr,c54 4oy
commander,o14,c54 4oy
commando,oed
κριτικοσ σχολιαστησ commentator reviewer,oob,4ep


commissioner,n7n,6on cbc
commissioner,o0p,lr4 lod
,o0p
committeeman,ngu
κομμουνιστησ communist commie,og6,lp9 iuu
communist,o7k,lp9 iuu
commuter,o5e,akm
συντροφοσ companion comrade fellow associate,nq3,cse 5ro qb7 gh0 d7l
companion,n2c,qb7 d7l
,oob,8tn
μουσικοσυνθετησ μουσικοσ μουσουργοσ συνθετησ composer,o2i,94c
συνθετησ τυπογραφοσ compositor typesetter setter typographer,o8q,jeh 6h5 8tn
compulsive,1s,8nx tu mn1
,1s
comrade,ngw
concessionaire,ofu
concierge,ne6
μαεστροσ conductor director,o2i,97r
conductor,ng8
conditioner,ng2,cn8
ζαχαροπλαστησ confectioner candymaker,nzh
confederate collaborator,n75
confederate,oix ogm,8r5
,ogb nhe
εξομολογητησ confessor,o8i,50v
confessor,n13,50s 512
κολλητοσ confidant intimate,nq3,5me
confidante,nhi
βουλευτησ congressman congresswoman representative,nxw
συνδεσμοσ,oiw
διασυνδεση connection,n7d
connoisseur,n9t
κατακτητησ conqueror vanquisher,omg,6gy 6j4 3bd
συντηρητικοσ conservative conservativist,n0p,iux,ny2
conservative,o0p
nonconformist,nlm
αιρετικοσ nonconformist chapelgoer,n3m,,nht
αγγλικανοσ anglican,n3m,e09,nhs
παραληπτησ consignee,n28,bqc
conspirator,nj9,4g9
constable,nxl
constable,o7i
contemporary,n24
contractor,nd0,5dq
contractor,o5d
contractor,nct
contralto,of5
contributor,oob
convert,1s,2u5
conveyor,o0v,5kx anq
convict con inmate,o8s,5gs
convict,n2i,5gs
μαγειρασ cook,ofj,8z5 8z1 2fd
μαγειρασ chef,ni8
cookie,ni8
coordinator,o4e,c4j 2xx
ape,1s,d0n 995
αντιγραφεασ copyist scrivener,nnc,j7a 99v 92y
coquette tease,oo1,9if 653
coroner,nvz
corporal,o39
,no2
correspondent,n13,5ym
correspondent newspaperman,nwj
counselor,n7y,5ab
counselor,oiv
count,nyp
compatriot,n21
countryman,nin
countryman,oco
courtier,n9q
ξαδερφοσ cousin,nwx
cow,ols
cowboy cowpuncher puncher cattleman cowhand,oaj
cowboy,n0q
cowboy,o63
vaquero,nit
coyote,np3
coyote,og0
crab,nru,6nr 5hf
cracker,o92
crackpot,nmx,9nj
τεχνιτησ craftsman artisan journeyman,ofj,hyn
craftsman crafter,n1b,hyn
craftsman,o8z,hyn
creeper,1s,9z6 9up
ατομο πλασμα creature wight,1s,8sn
creature tool puppet,ofk
,n9o
εγκληματιασ criminal felon crook outlaw malefactor,o8p,7w9 7x9 cc4
αναπηροσ cripple,1s,q1
critic,n2f,47z 6g1 52b
critic,nnx,489 6g1 52b
κριτικοσ critic,o8z,6g1 52b
crofter,ofw
απειροσ αρχαριοσ νεοφερμενοσ greenhorn rookie,o3d
cultist,nph,lgt ihh
cultist,nph,lgs
cur,n1a
minister parson pastor,nfu,dpf dfj c63
custodian,n1c,b5z 9v7
customer client,n15
client,ned
cyclist,o5t,dmx
cynic,n2f,558 c94
cynic,o6j
τσαροσ czar,olg
μπαμπασ dad dada daddy pa papa pappa pop,noo
dairyman,nom
dairyman,nol
dame doll chick bird,nr0
κυρια λαιδη dame madam lady gentlewoman,oo1
χορευτησ dancer terpsichorean,o63,9wg 94o
dancer,1s,9wg 94o
gallant beau clotheshorse,nzn
swashbuckler,n0q,ac4
αγαπη αγαπημενοσ darling favorite pet dearie deary ducky,n1u,74y 80d 85e 85b
date,ngz,afi cd1
κορη daughter girl,nor,,ogd
drone laggard,nut,akb ak6 ac2
,nut,8v5 c1c
deacon,nfu qcr
deacon,nfh
deceased decedent,1s,r9 2ny
dropout,oa5
dropout,n1n
deadhead,n23
dean,n73
dean,nn4
απατεωνασ deceiver cheater beguiler slicker,n2i,cqj 1ai 4ol cq4 cpy 6hi 577
decorator,n9c,90m
delegate,obl,bwk bx6
διανομεασ deliveryman,nnc,81p
demagogue,o7k
demander,1s,615 4pl
ubermensch,n1w
αντιβασιλικοσ δημοκρατησ δημοκρατικοσ democrat populist,n7z,iik
democrat,o7k
demon,n7h
demonstrator,ob2,ci5 5ha ci8
demonstrator,od0
demonstrator,ojl,ay3
οδοντοτεχνιτησ denturist,ojq,ejv
οδοντιατροσ dentist,o0n
dependent,n28,4jk
depositor,nw0,bk6
deputy lieutenant,n9i,bx1
deputy,nxl,bx1
πληρεξουσιοσ deputy surrogate,n82,bx1
deputy,nxw
δερβισησ dervish,noe
απογονοσ descendant descendent,nwx,db2,n8n
αποστατησ αρνησιθρησκοσ δειλοσ deserter apostate renegade turncoat recreant ratter,oa5,c0d crg 425
desperate,n2d,9js
destroyer,na4,8yp 2uz cnx cnv 8ks 8sz
ντεντεκτιβ ντετεκτιβ detective investigator tec,o7i,4uq
detective,nvz
detractor,njo,57e 55r 3p7
developer,n1b,1aj
devisee,nb6,b9e
diabetic,of0
παθολογοσ diagnostician pathologist,ogs,qlu in0 imj
journalist,ooc,j3p ekq
δικτατορασ δυναστησ potentate,och,4i3 ltc crx
,nnc
διπλωματησ diplomat diplomatist,o3s,jzq 4qa
diplomat,n1y,4qa
διευθυντησ μανατζερ director manager,n7p,c5j c4s
director,oiv,94s
director,ngu
δυσπιστοσ disbeliever nonbeliever unbeliever,n22,4d0
οπαδοσ disciple adherent,nph,cwi
dishwasher,nx4
dispenser,oiw,bhy
dissenter contestant,1s,4ys ci5 5ha 4ya
distributor,oiw,cc1
,omn
γιατροσ doctor doc physician medico,o0n,ms
doctor,ok7
αλεπου υπεκφευγων dodger fox slyboots,nkd,14z cq8 4z7
dog,ney
γυναικα domestic,oec
συζυγοσ ταιρι,1s
don,nqr
don,nsr
δωρητησ donor giver bestower conferrer,n0y,b5n b5l
donor,n0y
θυρωροσ πορτιερησ doorman porter gatekeeper ostiary,nrx
double,1s
traitor,nkd,577
dove,o4w,,nsq
drawer,n9c,92h 5m7
dragon,ols
redcoat,ogb
δραματουργοσ dramatist playwright,oob,js5 j2j 93y
draper,oks
drawer,n1z,bk9
draw,n1h,8br
dreamer,ofo,atq
dresser,n9i,cg c2
dresser,1s,bj
drinker,n15,8hc 6tx 6u6,n71
drinker,n15,6tx
οδηγοσ driver,o43,ajv a2i,o3a
driver,nrb
driver,n2h
user,1s,6sv
drummer,o61,b1u 97o
drunk,nmd,4wz
drunkard drunk,nmd,6xp 6xn 4wz
duke,o5x,lxi
duke,nyp,lxi
duelist,n7w,4vf 6ue
duffer,ng0
dumbbell dope booby,of4,cp0 36g
lunkhead,oi9
dwarf,ofv,c79 d3o
δυναμιτιστησ dynamiter dynamitist,obz,ene 2c3
ωτολογοσ otologist,ogs,imo
earl,o5x,lxj
feeder,n15,6vp 6t9 6tm
eccentric,n0r
οικολογοσ ecologist,nbi,inl
οικονομολογοσ economist,og8,lpc hz9
editor,ofj,d7r 1jx
παιδαγωγοσ educator pedagogue pedagog,o8z,bvs
egghead,n1s
egotist,n2f,grt 9vy kr5 gvs
elder senior,n0p,ar9
elder,nfh
,o3s
lineman,ofj
electrotherapist,ok9,4a9
elizabethan,1s
αποδημοσ ξενιτεμενοσ emigrant emigre emigree outgoer,o12,30o
,1s,,ohy
εργαζομενοσ employee,n2h,bzq,nnd
εργοδοτησ employer,n1w,bzq,nnc
witch,o3o,4t6
enemy foe,n7w
engineer,o43,f7c eou
engraver,o8r,9a5
engraver,ofj,7lo
,nnk
οπλιτησ,oed
εγγεγραμμενοσ enrollee,1s,cas
ωτορινολαρυγγολογοσ otolaryngologist otorhinolaryngologist rhinolaryngologist,ogs
ανταρτησ επαναστατησ ζηλωτησ θιασωτησ enthusiast partizan,oix,4kn its
entrant,n2c,aec
επιχειρηματιασ entrepreneur enterpriser,ndf,le0 grw 4ww
epicure gourmet,n2b
επισκοπικοσ episcopalian,n3m
dreamer,nk4,8v5 33l
escort,n9q
λογοτεχνησ essayist litterateur,oob,j49
εθνογραφοσ ethnographer,n8t
εθνολογοσ ethnologist,n8t,irb
δικαστησ κριτησ evaluator judge,n9t,4bi 4b4 4bg 4cn
evangelist gospeler,o85
evangelist,mz6
inspector,nvz,4eu aw8
executioner,nwu,6so
διευθυντησ executive,n7p
executor,now
,nn3,axj
deportee,npp,cev

existentialist,o6j,iiw
user,oe4,ct9 6sj
εξερευνητησ explorer adventurer,1s,4wp clr 488
exporter,ndf,bq2
extern,nlp
εξτρεμιστησ extremist,oa9,iv0
fairy pansy,nqh
φακιρησ fakir fakeer faqir faquir,ocv n3q
γερακαρησ falconer hawker,num,6po
οπαδοσ fan buff devotee lover,nph,9mq 9do 5df
fanatic fiend,nnn
enthusiast,n7q,9dw
fantasist,n1b,j22 hy8
fare,o5e
αγροτησ κτηνοτροφοσ farmer husbandman granger sodbuster,n1b,c1o 98m
fieldhand,ntl
φασιστασ fascist,oc6,dw6 iv1
πατερασ father begetter,o57,ek,o22
father,o8i j0i
,n96,,nzi
κοριτσι παιδι,nf7 n1m,,nzk
,nx1,,nzl
κοριτσι girl,n1m,,nzj
fence,oks,b76
αφεντησ τιμαριωτησ φεουδαρχησ χωροδεσποτησ seigneur seignior,o4q
,1s
fielder,nj8,6df 6db
fielder,naa,6db
παραγωγοσ filmmaker,o8y
κεφαλαιουχοσ χρηματοδοτησ financier moneyman,n0z
sneaker,nve,512
πυροσβεστησ fireman firefighter,n1c
,o3s np2
fisherman fisher,ofj,6oq
ιχθυοπωλησ ψαρασ fishmonger fishwife,oks
fixer,nv4
,ngr
flapper,nr0
patrolman,nxl
,nph,5bv
ναυαρχοσ,np7
flyer,n2c,a3t
florist,oer
φλαουτιστασ flutist flautist,o2j,esh
foe,oc7,,n8c
minstrel,of5
οπαδοσ follower,1s,,n1w
follower,n2c,acj ac6
fool,of4,578 cqa
ποδοσφαιριστησ footballer,n9o o7c,ess 3ck
προγονοσ forebear forbear,n8n
soothsayer,omn,5ix 5ki 4h4
forefather father,n8n,ek
forefather,o87
αλλοδαποσ ξενοσ foreigner alien noncitizen outlander,n2c,64g,nfj
foreigner outsider,oi2
boss,n1w
αφεντικο foreman chief honcho boss,oiv,4v3
foreman,npu
,nwq
founder beginner,o4g,2l5 c2r 8wi
founder,ofj
τερασ τερατουργημα freak monster monstrosity,o2m,1py 7v4
freewheeler,1s,cug
freeman,nfj
freshman,nyw
καλογεροσ καλογηροσ μοναχοσ friar mendicant,obd
monk,obd,cql
φιλοσ friend,1s,6cd qba
favorite,oc7
dog,ols
fugitive,nj9
fugitive runaway,1s,an9 an6
fullback,ocn,6ck
gagwriter,oob,jkl
gal,nr0
gambler,1s,6o7
gambler,n0q,clr
gangster,nj9,llk llf
gardener,nu3,98u
κηπουροσ περιβολαρησ gardener,nnc,98u
windbag,ncb
,ntx
general,nqk,hx6 4p0
general,nsr
,ngq
generator author,nzh,1vr 8tt
geneticist,nbi,io1
γεννητορασ genitor,nqo
προγονοσ progenitor primogenitor,n8n
μυαλο genius mastermind brain brainiac einstein,n1s,7nu
τζεντλεμαν,nqr
κυριοσ gentleman,nzn,a4y
γεωγραφοσ geographer,n1k,iqa
γεωλογοσ geologist,odo,ipp
γεωμετρησ geometer geometrician,o0e,iko
γεροντολογοσ gerontologist geriatrician,ogs,im9
ghost,oob,948
monster,n0r,7uc 7v4 7uj 7uq
hulk whale,nxd,d3q 7uj 7uq
,ny4
δεσποινισ girl miss missy fille,oo1
girlfriend,oo1 n1u
girlfriend,oo1 nq3
giver,nrd
gladiator,ngh
τζαμασ glassworker glazier glazer,nj2,bod
glutton,nmw,6y7
god,oiu
τερματοφυλακασ goalkeeper goalie goaltender netkeeper netminder,og5 ntq
βαφτισιμια βαφτισιμιοσ βαφτιστηρα βαφτιστηρι godchild,n9z
goldsmith,nwc
golfer,o7c
goner toast,nl1
ανθρωποσ,1s,,na4
κουτσομπολησ gossip gossiper gossipmonger rumormonger rumourmonger newsmonger,n13,65u
governess,ojl
διοικητησ governor,o7l,e3n cru
grammarian,nyf,isk isl
grandchild,o3u
παππουσ grandfather gramps granddad grandad granddaddy grandpa,nrl
γιαγια grandma grandmother granny grannie gran,nrl
grandparent,npl
granny,o3z
designer,ogr
ghoul,oka
βοσκοσ ποιμενασ τσοπανοσ grazier,oai,8ml
μικρανεψια μικρανιψια grandniece,o37
λαχανοπωλησ μαναβησ οπωροπωλησ grocer,o0u
groom bridegroom,o35
groom bridegroom,o5b
,n2f,6nu 6nr 5h7
grunt,n2g
guard,nyc
φυλακασ guard,n1c,c7t
guerrilla,on5
guest,omp,bv9
guest,njl
guide,n1w,c4t a2n
κιθαριστασ guitarist,o2j,ews
gunman gunslinger,o2g,ccu
guru,obe
guru,n1w
guru,obe
gutter,n2h
guy cat,nzn
gymnast,n9o
γυναικολογοσ gynecologist gynaecologist,ogs,ima
τσιγγανοσ gipsy romany rommany romani roma,n3h
hack,n2g,c1m
hack,oob
hacker,o92
hacker,nrb
hacker,o92 ok4
crone,o3z
κουρεασ hairdresser hairstylist stylist styler,nj2,8zc jvc ic4 i5o gyv hi8
halfback,ocn
jackass goose,npj,cpo 36g cp0
ham,oac
ham
handyman,obh
αρπιστησ harpist harper,o2j,97q ey9 eyd
hater,1s,9dk
hawk,o13,,nm2
επικεφαλησ head chief,n1w,c4y
chieftain chief,n1w
καθηγητησ headmaster schoolmaster master,o8o
,nsr
,obl
headsman,no1
,o8z
hearer listener,n25,b1k b1j
πολυθειστησ heathen pagan infidel,n22,dal 9f7
heaver,oo5,846
pagan,n2b,mn3 iry
heir,n28,bl3
hellion,ol9,6n5
gamecock,ngh
αιματολογοσ hematologist haematologist,ogs,imb
herald trumpeter,o0v,57p 5tx
drover,ntl,cxp afv
heretic,o4l
heretic,nhr
recluse,nym,bbv
herpetologist,ool,ins
protagonist,,kpo
ηρωασ hero,myo,1zi
heroine,igd
heroine,oo1
highness,n96
highwayman hijacker,ntv,86q
hijacker,nj9,86q
tramp,o5w,a0m 9u4 9u1 a0o
hillbilly bushwhacker,oco
hand,nx4
historian,ode
ταξιδιωτησ hitchhiker,o5e,a67
hitter,o2b,774 7xv 7xi
,od9
,n9o o7c
pig,oe4,bj8
holder,n0z
holder,o4u
hangover,o3s
,oka
householder,o4u,lf7
homosexual,1s,6zr 6zn
hood punk,nj9
ελπιδα hope,1s,9jt 9mc
hopper,nwl,aqf a7f
horseman,n8q
horseman,oc0,hyo
,n1k,5iz
,o5m,6yi
hostess,nu4
οικοδεσποτησ host,n0p,6yi
hostess,nu6
ομηροσ hostage surety,o8s
hotelman,n7p
housebreaker,nda
resident,nlp
γυναικα νοικοκυρα housewife homemaker,onp
housebreaker,oo8
huckster,oe5,bcu bj1
huckster,n7x
humanist,ode,lu7
humanist,n7z,iio iin
humorist,n1h,jkh ggr
καμπουρησ hunchback crookback,nja
hun,o38
στοχοσ,ome
κυνηγοσ hunter huntsman,ofj,acy 6p9
hunter,oe0
αντρασ συζυγοσ husband hubby,oh1,,onp
hypocrite phony,nkd,6jr 54c
ιδεαλιστησ idealist dreamer,omo,8v5 hdi
ideologist,n7z,i7g iup
βλακασ κουτοσ χαζοσ idiot imbecile cretin moron changeling retard,of4,36k 9o1
idler bum,n23,bei cwm c18
idol,ohd,9e2
ειδωλολατρησ idolater idolizer idoliser,nsz,666
ειδωλολατρισσα idolatress,nuv
ignoramus,n2g
ιμαμησ imam imaum,n1w n3q
immigrant,o12,302
ανοσολογοσ immunologist,o0o,imd
imp monkey rascal,nf6,auh 8oa
ιμπεριαλιστησ imperialist,nb2,jdp iv3
import,npp,bq0
ατομο personage,n0p
fake faker fraud sham,nkd,95z 54c 6jn cqd 54l 6jr 8xp 95x
impressionist,o50,f1r
incompetent,n2g
incubus,n2f
ατομο individual,m
πεζοποροσ infantryman footslogger,ogb,a0q
κατωτεροσ υποδεεστεροσ υφισταμενοσ inferior,nph,,oiu
infielder,noy,djd
πηγη informant source,n13,53e
,nvd,5ml 64r 512 ckq 53k
pundit,ode,bwb
inmate,obr
inmate,o5h
questioner,ogp,5fe 4uh 4uf 4ul 4uq
inquisitor,nvi,4v7
inquisitor,o3s
inspector,o7i
,n1w,8vp 4s9
ανδρεικελο μαριονετα πιονι υποχειριο instrument,n9i
ανταρτησ insurgent insurrectionist rebel,obz ob2,cr9 5r5
designer decorator,ogr
interne,nlp
διεθνιστησ internationalist,n7z,iie
διερμηνεασ μεταφραστησ interpreter,n1y,5qo
interpreter,1s,91w 97m
interviewer,nvi,4z1
intruder,nno n2e,cpl aek
invader,nvv,abf aen 6lq
invalid,of0,q5
εφευρετησ inventor discoverer,n1b,8v6 8ud
investigator,n1k
επενδυτησ investor,n0z,bem
ironworker,nzh
νησιωτησ islander,n1o,ms8
janissary,ogb
janissary,nph
janitor,njk
jansenist,n7z
jerk,o1e,36g
fool,nfy,u2 571
jesuit,obd
jewel gem,1s
κοσμηματοπωλησ jeweler jeweller,o0u,f36
jeweler,nzh,f36
jimdandy jimhickey,o1o
wholesaler,nln
jockey,nu2,6ef
jockey,o43
joker,ngi,jkl 33y 335 571 u2
joker turkey,n2f
δημοσιογραφοσ journalist,oob,ix8 41q
κριτησ νομικοσ judge justice jurist,o3s n7k,lte is0 7wy dds ddr cf3 4f4
,n9o
,1s
junior,1s,arc
junior,nyw,arc
jurist,n1k,lte is0
juror,o53
kamikaze,o6t oim
,n1c,b5z
kidnapper,nj9 n10,86k
killer,1s,ccc 7m5
βασιλεασ βασιλιασ king rex,ogo,lxo lrf,oa2
king,oc7
συγγενησ relative relation,1s,qb4 q3u q20
αιμα cognate sib,nwx,a7y
οικογενεια kin kinsperson family,nwx,7k8 a7y q3u
συγγενησ kinsman,nwx
συγγενησ kinswoman,nwx
ιπποτησ knight,nzi,973 46k bxv
bachelor,nx2
laborer,oo5,c1m bz8
lackey,oec
lady,noq,,nyp
κυρια lady,oo1
λαμα lama,o8j
dear,n1r
lamb,omf
landlord,nxc
landowner,ntt
,1s
lasher,nmh
,nr0
lather,oo5
latin,1s
latin,n1o
μορμονοσ mormon,n3m
θεσμοδοτησ νομοθετησ lawgiver lawmaker,n1w
lawman,n1c
δικηγοροσ lawyer attorney,o8z
layman,n12,,nfu
μαθητησ learner scholar assimilator,1s,3zq pfp 3z3
lecturer,nn1,536
lecturer,ogp,536
leech parasite sponge,nph,bei 4jt
lefty southpaw,o72,hu6
lefty southpaw,1s
legatee,nb6
λεγεωναριοσ legionnaire legionary,ogb
θεσμοθετησ legislator,nxk o7l,c9t
εκμισθωτησ lessor,o4t,b6z
εκμισθωτησ letter,o4t,b6z
letterman,n9o
λεξικογραφοσ lexicographer lexicologist,nh1 nyf,iss 5li
ψευτησ liar prevaricator,nkd
προοδευτικοσ liberal liberalist progressive,n0p,3vn 9t8,nhp
liberal,n0p
libertine,na4,cqn 8ip
βιβλιοθηκαριοσ librarian bibliothec,o8z
lieutenant,nxl
lieutenant,ngq
ζωη,1s
lightweight,o8v
lightweight,ncg
linebacker,npk
lineman,npk
lineman,oj0
γλωσσομαθησ πολυγλωσσοσ linguist polyglot,1s,dnr
linguist,odo,ise isi dnu
lion,nep,bxs
receiver,now,6x1
,1s
litigant,o5d,cr5
liver,1s,cu7
θετικιστησ,o7t,ik6
,n1n
σκοποσ φρουροσ sentinel sentry watch scout picket,on8,az1 ayc
loon,nut
lord,nzi,8oz j0m,nx6
lorelei
loser,nqb,6gn,onv
loser,n16,6gn,onw
loser,n2d,6gn cj9,n7b
lizard,nqz
clod lummox lump,ng0,6os
,olm
loyalist,oix
luger,ofn,9uu
logger,nx4,7by 7c0
luminary notable,nep,7t4
madman maniac,of0,ani
lyricist,oob,jus
ma mama mamma mommy,o22
machine,1s
hack,o7k
μηχανικοσ machinist mechanic,nj2,e0u f7t
madam,nde
master,n9c,b93 3yz 3z1
magician,o63,sf 8u3
magistrate,nwk
magpie scavenger,ntp,7ts
maid maiden,nr0
maid,nlt
mailman,nkg
major,ngq
major,oi7,40q
κατασκευαστησ maker shaper,n1b,8yc 13j 8xs 8t3
,n96,,noq
αγορι boy,n1x,rkj,not
παιδι,nf7 n1x,,nor
,nx0,,nos
malfeasant,n2i
αντρασ man,n1x n0p,88h,oo1
ανδρασ,n1x n1v,,oo2
adonis,nzn
ανθρωποσ man,1s
maniac,noi,ani
μοντελο mannequin,n9i
ατομο προσωπο,1s
ανθρωποσ,nug
manservant,oec
κατασκευαστησ manufacturer producer,nzh,8t3 8xl
vulture,n9p
marine,oed
marine,ogb
seaman tar seafarer,ocu
marksman,oev,hyp
marshal,nxl
marshal,ngq,aar
ηθικολογοσ martinet disciplinarian moralist,n9s
martyr sufferer,ome,9gr kb5
martyr,ome
,,76a hi
masseur,o07
δασκαλοσ καθηγητησ professional,n9t,b93
προξενητρα matchmaker matcher,n1y
mate,o3q
mate,3f,80n
υλιστησ materialist,nli,iiz
μαθηματικοσ mathematician,odo,ikk
matriarch,oo1 nsu
matriarch,oo1
matron,onp
matron,o3g oo1
matron,on4
rebel,nhr,cra 40m
δημαρχοσ mayor,oci o7l
μηχανολογοσ,n1f
γιατροσ ιατροσ,nsx
,odo
μελοσ member,n9j,qbd lqz
fixer,ofj,21x
μεντορασ mentor,n1s
mercenary,n0q
mercer,oks
εμποροσ merchant merchandiser,ndf,bd0
αγγελιαφοροσ απεσταλμενοσ μαντατοφοροσ messenger courier,n2c
bearer,o0v,814
μετεωρολογοσ meteorologist,ogr,ipw
μεθοδιστησ methodist,n3m
μεθοδιστησ wesleyan,o0y,e0f
metis,o1k
midshipman,ndm
μεταναστησ migrant migrator,n2c,9q7
,n0p
αξιωματικοσ officer,oed,4p1
γαλακτοπωλησ γαλατασ milkman,nkg
μυλωνασ,nj2
μιμοσ mime mimer mummer pantomimer pantomimist,n7g,3s0 96h
miner,nx4,6sn
μεταλλειολογοσ mineralogist,odo,iq7
minister,nld,dfg
υπουργοσ minister,no2,dfg
minstrel,o63
misanthrope,nru,c94
,n0r
misogynist,o1d
ιεραποστολοσ missionary,ojl
missionary,n29,lr8 lr4 4ko 4kp
mistress,nnd
mistress,oo1 n1v
,1s
μοντελο model,n9i,axn
ηρωασ μοντελο προτυπο,n1w
hero,n1w,1zi
ideal paragon saint,o1m,3du
,n1y
προεδρευων συντονιστησ,o8g,4zz
modern,1s
modifier,o1p
μοναρχικοσ φιλοβασιλικοσ monarchist royalist,oc6
μονεγασκοσ monegasque monacan,n3x
moneymaker,n0z
monologist,o63,jsd
μονοθειστησ monotheist,nb1,ivi
monsieur,nzn
fiend demon,n2f,6n0 6n5 6mv
moralist,o6j
mortician undertaker,ofj
μητερα mother,o57,q40 ek cmn,noo
mother,o3z
μηχανοδηγοσ motorman,o43
αλπινιστησ ορειβατησ mountaineer,nfx n0q,mtr
charlatan,nkd
mourner,n2d,9i5 5hj 9ha 9h9 9h7
mouse,1s,1zu
στομα mouth,nmw
mouthpiece,ogx,5nn
mover,n2c,9nd 9q0
mover,oo5,9pi
moviegoer,ogt
ιμαμησ μουεζινησ χοτζασ muezzin muazzin muadhdhin,n8r
μουλασ mullah mollah mulla,n3q
murderer,nj9 nwu,7mr ccc
muscleman muscle,nd4
μουσικοσ musician,n9c,hyi jt0 3qm
οργανοπαικτησ musician instrumentalist player,o63,96l fcm hyi jt0 3qm
μουσικολογοσ musicologist,ode,isf
μουσικοδιδασκαλοσ μουσικοσ,ojl
μεταλλαξη mutant,m,cyr e40 xl
mutineer,nvo,5rd crf
namesake,1s
nurse,oo1 nws
storyteller,ogp,5z7 5pk
naturopath,ok9
navigator,no9
navigator,n89,a2u
nazi,non
nazi,obu
,nzh
διαπραγματευτησ negotiator negotiant treater,n13,4qy
γειτονασ neighbor neighbour,1s,m27 lki
nephew,nx0,,o37
neurotic,of0,8nt
neutralist,n7z,784 jdt
newcomer fledgling freshman entrant,o3d,8ty 2ko 5mi
newcomer,n97
yankee,n69
,oh1,d63
κηδεμονασ,n82
ανεψια ανιψια niece,nx1,,o2z
νομαδασ νομασ nomad,on1
noncom,o14
nondriver,o5w,,nmf
northerner,n1o
novelist,oob,j21 fdp
αρχαριοσ πρωταρησ novice beginner tyro tiro,n2g,bwb 2ko
novitiate,n29
nude,1s,3ah
νοσηλευτησ νοσοκομοσ nurse,nsx,cmp mw
καλογρια μοναχη nun,obd
nymph,oo1
nymphomaniac,o6c
observer commentator,n1k,61m
μαιευτηρασ obstetrician accoucheur,ogs,imk
occidental,n1o
ωκεανογραφοσ oceanographer,odo,iq1
,1s
officer,o3s ntt
,o00,4p1
official,n7k
υπαλληλοσ official functionary,ofj,6g6 lot
πρακτορασ agent,o3s
απογονοσ offspring progeny,nwx
,ofj
,ndd
graybeard,o3y nzn
γεροντασ γεροσ ηλικιωμενοσ oldster,n0p
,o3y oo1
ογκολογοσ oncologist,ogs,imm
onlooker,ogt
operagoer,o5k
χειριστησ operator manipulator,1m,74h
operator,ndd,c5n
οφθαλμιατροσ ophthalmologist oculist,ogs,imn
αντιπαλοσ ανταγωνιστησ πολεμιοσ opposition opponent opposite,n16,6d5
καταπιεστησ σατραπησ oppressor,n2f,crl c2a
οπτικομετρικοσ οφθαλμιατροσ optometrist oculist,ogr,hl8
orator rhetorician,ogp,jvq aeh
orderly,n9q
orderly,n9q ogb
ordinary,nwk
ordinary,nfu
organizer,okc,85l 622 2xx
organizer,olq,4gu c3x
,n1b,4gu 8uj 8ty
orphan,nf6
orphan,1s
ορθοδοντικοσ orthodontist,nkr,im3
ορθοπεδικοσ orthopedist orthopaedist,ogs
outcast,n2d
outfielder,nox
outfielder,noy,ff4
outsider,n16
overachiever,oi7
αρχοντασ αφεντησ ηγεμονασ overlord master lord,och,hg0 cl1
overnighter,ns0
superintendent,oiv,c5j
ιδιοκτητησ owner proprietor,ndd,pei qwk pee 4z5 b6g
ιδιοκτητησ owner possessor,1s,b6g qwk pee 4z5
oyabun,oiv
,n0p,6en
boxer,oo5,88o 886
pagan,n29,9f7
nuisance,n2f
ζωγραφοσ painter,n9c,91q 91p
painter,ofj,7re
bearer,o27,814
,njc,lrx lry
αλεξιπτωτιστησ parachutist parachuter,nwm,fgp
paranoiac,o9l,anm
παραψυχολογοσ parapsychologist,o9i,k83
γονιοσ parent,nqn,ds7 965 qsf cl2,nf7
parishioner,nfg
parrot,nic,5qb
sharer,o5b,bi2 bhx
participant,n9j,6dh
partner,1s,lec j88
διαδικοσ συμβαλλομενοσ party,1s
επιβατησ passenger rider,n2c,a62
passerby,o5w,ais
ζαχαροπλαστησ,ni9
περιπτωση patient,ned of0
εθνικιστησ patriot nationalist,n21,8l8 gv0
patroller,on8,c7o
patron,njl,c9r 9oo
patron sponsor supporter,n0y,cnl 5ew 72k b8b b8a
ιδιοκτητησ patron,o4t
patronne,o5l
,o7o
,n1z,bbt bc7 bc1
peasant,oco
peasant barbarian,n2f,2zv
peasant,n86
,oc0
scholastic,ode,aos
peddler hawker,oe5,bj1
πεζοποροσ pedestrian,n2c,9yc 9y7
peer,nyp
μετανοων penitent,n29,998
pensioner,nb6
πεντηκοστιανοσ pentecostal pentecostalist,n3m
,o2j,lju 3qz
περφεξιονιστησ τελειομανησ perfectionist,nh4,qvg ig2 21u gfz
εκτελεστησ performer,n1h,irv 95a
περιοδοντικοσ periodontist,nkr,im4
περιοδευων περιπατητικοσ peripatetic,o5w
culprit,n2i,cr6
μορφη personality,nep
personage,1s
personification,1s,d4e
embodiment incarnation,o69,d4c 8w7
sweater,1s,iu
,obm,8ip cyr 8pr cqn
απαισιοδοξοσ πεσιμιστησ pessimist,off,kur hgr
cuss gadfly,okj,9id
petitioner,n0u,4qd
φαρμακοποιοσ pharmacist druggist chemist apothecary,nsx,iok emv ee6 imq
αλτρουιστησ φιλανθρωποσ philanthropist altruist,nlx,grp
φιλολογοσ philologist philologue,nug,ise
φιλοσοφοσ philosopher,ode,dp6 irw
philosopher,1s,57r ihd ihc irw
φυσικοσ physicist,odo,ior
πιανιστασ pianist,o2j,fim
picket,nkn,cib
pilgrim,ona
pilgrim,nb1
pilgrim,oee
pill,n2f
pillar,oix
pilot,n9w,a3y
pilot,o00,a2u
pimp procurer pander,n2i,6vv
pink,og7
pioneer,oee,48b
pioneer,o4g,8vr 8vp 8w9
piper,o2j,96w
pirate,o7g,eec
pistoleer,ogb,fjj
pitcher hurler twirler,okd naa,aia 8bz
pirate,oka,eec
plainclothesman,nl3
,nyj,55j,n79
επινοητησ planner contriver deviser,1s,8x7 8ud 8v7 8vc 4ft
ηθοποιοσ plant,n7g
planter,nol
planter,n2h
plasterer,ofj,7r6
platonist,n7z,ij1
παικτησ παιχτησ player participant,n16,6c7
theatregoer,ogt
playmate,ngz
plumber,nj2
despoiler,oka,aeq bps bpt
ποιητησ poet,oob,doy
αστυνομικοσ οργανο policeman officer,nxl,4p1
sergeant,nxl
πολιτικοσ politician politico pol,n1w,q5h 41s
πολιτευτησ πολιτικοσ politician,n1w,q5h 41s
politician,odc
wretch,ome
,n2d
παπασ pope pontiff,mz6 n3o,drm
porter,nx4
portwatcher,on8
poseur,no4,548
ορθολογιστησ ρασιοναλιστησ positivist rationalist,n22,it9 dhi ik6
posseman,nzn
possible,n0u
ιδιοκτητρια proprietress,o4t
αρχαιολογοσ,n91
potter,nj2
δυναμη power,1m,4nu cfp
δυναμη influence,o7z,9ms 4t4 4fe ckj
practitioner,o8z
πραιτορασ praetor pretor,nwk
πραγματιστησ pragmatist,oaq,hdf
,n29,4qp
preacher,nfu,52k
don,ojl
predecessor,n26,bzf
πρεσβυτεριανοσ presbyterian,n3m
sponsor,n7z,b8a 5g1
προστατησ σωτηρασ,1s
προεδροσ president,nsv,e3p 3yw rqd c5m
president,nsv,e3p 3yw rqd c5m
προεδροσ president,nih,e3p 3yw rqd c5m
διευθυντησ πρυτανησ president prexy,n73,e3p 3yw rqd c5m
προεδροσ president chairman chairwoman chair chairperson,o8g,c4x 4zz 3yw rqd c5m
προεδρευων,n1w
prey target,ome,6qi 704
ιερεασ παπασ priest,nfu qcr,lg8
ιερεασ priest,mz6,lg8
ιερεια priestess,o8i
prince,n96,lxp
elector,o8l
χρηματιστησ dealer,np0,bbc
principal,nn1
,n2i
,ofj,99k 99z
,n9c
αιχμαλωτοσ κρατουμενοσ φυλακισμενοσ prisoner captive,n2d,6ap
pow,o8s
private,nnj
gladiator,ncg
processor,n2h,3mu
procurer,n7e,ban
διευθυντησ producer,n1b
επαγγελματιασ professional,n0p
επαγγελματιασ professional pro,n9o,,n8f
καθηγητησ professor prof,n74,3z5
προγραμματιστησ programmer coder,n1f nh5,5wj 99x
worker,n12
promoter,n7x,cnf 5tm
υποβολεασ prompter,n9i,5b9
promulgator,nxk,58g
propagandist,n13,e8z jeb
prophet seer,nlo,5kk t7 9u3
prophet,n29,9u3
mover,o4g,38 4g3
prosecutor,o3s nxm,cr1 cqy
,o18
prostitute whore,oo1,32i 4o2
protege,n28
prowler,nvv,acn app 9z6 a08
πληρεξουσιοσ proxy placeholder procurator,n82
ψυχιατροσ psychiatrist shrink,ogs,imu
ψυχολογοσ psychologist,odo,iqs
psychopath,o30
psychopomp,myl
,of0,anp
διαφημιστησ publicist publicizer publiciser,n13,5th 5ps
publisher,o8z,99k 5s1
εκδοτησ publisher,o4t,99k 5s1
puncher,ncg,7yn
punster,nui,jks
puppy pup,oog
πουριτανοσ,n72
pursued,nul
pursuer,npi,acq acj
pursuer,1s,btn
purveyor,oiw,bow
peddler,oku nj9,bj1
python,mzx
quack,nlp o26,2k
quaker,n1a,9vc 9vi
quarterback,na2
queen,noq,,nwv
queen,noq
sponge,nxo
λιποψυχοσ quitter,1s
rabbi,mz6
racist,nbf
racketeer,nj9,4sy
ριζοσπαστησ radical,1s
ακτινολογοσ radiographer,ogs
ακτινολογοσ radiologist radiotherapist,ogs,in5 5ga
,o43
rafter,n2c
ragamuffin,olv,4ce crc
rajah,n96
blood,ny4,8ip
ramrod,o4s
αγροκτημονασ αγροκτηματιασ rancher,nol
,ntl
rapist,n9p nj9,cp5
reactionary,nhp,ag3
reader,ode,44j 447
reader,nyi,44j 447
ρεαλιστησ realist,o6j,dhu qd3 ij1
realist,o50,a9h qd3 lu0 hdf
realist,1s,a3s qd3 hdf
λογικοσ reasoner ratiocinator,okc,4sa 45p 45e
receptionist,odw,jc5 pm
recorder,nwk
recruit,o32,6gd cas 6gf
recruit,nnj,6gf
,oiw,cas
rectifier,1s,1js
redheader,1s
cracker,oco
referee,o3r,a5i
referee,nxm
αναμορφωτησ μεταρρυθμιστησ reformer reformist crusader meliorist,n1e,csf 3vn iim 2u6 22w
refugee,no6
trustee,ngu,bqh
registrant,1s,cat
recorder,o3s,5xa
ληξιαρχοσ,nnc
regular fixture,o5k
regular,nph
regular,ogb
regulator,o3s,cgu
fireman,o72,c07
μοναχη religious,n29,9ew
,n29 n1w
generalist,ode,,ogr
ενοικιαστησ renter,o4t,c8j b6z
repairman,o0q
επαναπατρισμενοσ repatriate,nfj,cfc
reporter newsman,n13
repository secretary,nhi
εκπροσωποσ representative,o2x
reprobate,n2i,43h
ρεπουμπλικανοσ republican,n7z,4hy
republican,o7k,di1
saver,1s,cmr bbl
ερευνητησ researcher investigator,odo,4ve 5b6 483
resident occupant,n1o,cxg oj 68o av6 cxl
εστιατορασ restaurateur restauranter,o4t
,1s,8i5 4tm 4tl 36
controller,1s,c54 9ih c20 9l8 7ir 7iu 1tr
retailer,o0u nln,bbi
reveller,neo,cdn
reviewer referee,njc,a5i 57c
αναθεωρητησ ρεβιζιονιστησ revisionist,ngw,lph lpg
ανατροπεασ επαναστατησ revolutionist revolutionary subversive subverter,oa9,byg kku 5r7
rider,n2c,a6a
rider,n2c
rifleman,ogb
rifleman,o01
rigger,nj2,2yv
rigger,o3v
δεξιοσ rightist,nhp,ls2
ανταγωνιστησ rival challenger competitor competition contender,n16,6c2 59o 6kx
roarer,n13,5hx 5hs 67j 66s 67g 5ii
robber,oka,bm0
rogue rascal,omi
πατινερ,ofe
ρομαντικοσ romantic,nuq
romantic,n9c,irp,nfp
roofer,nj2,76k
rosebud,nr0
rat skunk bum puke,n2f,bpz
κυβερνητησ ruler swayer,1s,cru 4hq
,n9u
δυναστησ dynast,och
runner,o0v
runner,n2c,a1o
,n9o,6e6
,na2
,n12
rustler,oka,bfj
,nl2,2lm 8l2
safebreaker,oka
sage,o0r
navigator,o3q,a2u
sailor,ofj,9p1
αγιοσ saint angel,nrd,84x 6mp dqp lgv 3du
αγιοσ saint,mz7,6mp lgv 51k
clerk,od0
salesgirl saleslady,od0
salesman,od0,hys
,nnc
σαρακηνοσ saracen,n3q
σαρακηνοσ saracen,o38
σαρακηνοσ saracen,n5r
satellite planet,nph
satirist,nui,56p jki
lecher,o6c
σατραπησ satrap,nrg
savage barbarian,n27,2zv
saver,o4u,brk b8u
savior,n0y,cmx cmt cmy
απεργοσπαστησ scab strikebreaker blackleg rat,n2h,c0d
,o76,4gg 4gh
schizophrenic,o9l,anr
scholar student,n1s,aop ijx
scholar,oi7,pfp
scholastic,o6j,dik
μαθητησ schoolboy,nzj odi
μαθητησ schoolchild pupil,oog
schoolgirl,not
schoolmarm schoolmistress mistress,odn
schoolmaster,nn1
schoolmate classmate,n7d
,ojl
επιστημονασ scientist,1s,iki
mocker,n2f,56g 567 565 4xo
scout,oaw,b1b
scout,nzj not
sculptor,n9c,7bh 91o 8iy
secessionist,n7z
mediocrity,1s
,n82
γραμματεασ secretary,n9i
secretary,nsr
secularist,n7z,iis
seed,o7c
seeker,1s,ayu 7kq 7kb 483
seer,n25,ay8 avv
segregationist,nbf,6zu ccb
selectman,nn6
,n2f
vendor,o0u,bj1 bij bbc bb3
seminarian,oi7,ln8 ln9
γερουσιαστησ συγκλητικοσ senator,nxw,dix
senior,olm
sentimentalist,1s,hdj
sergeant,o39
sergeant,nal
ακολουθοσ υπαλληλοσ υπηρετησ servant,n2h,clb
ανδρασ serviceman man,ofj,,nfl
αποικοσ settler colonist,o12,mj6 lv4 lpp 308
settler,nfw
settler,o2x,4f4
sewer,o2w,8z9 7n6
shark,n1k
shark,n2i
shepherd sheepman,nt7,cmj
sheepman,ohw
sheep,nph
sheep,of4
shepherd,nfu
sheriff,nxl
shooter,nqb
καταστηματαρχησ μαγαζατορασ shopkeeper tradesman storekeeper,o0u
shopper,njl,c9r bn2 bmz
shopper,n82,c9r
shortstop,nvc
shooter,n1k,ccu 6ne 6ny
gunman gun,oev
θεατρωνησ θιασαρχησ ιμπρεσαριοσ παραγωγοσ showman promoter impresario,nc7
,n1a
,nwx
sufferer,n2d,aua i3 hs
,1s,bzt c9i 5ww 5dt
signore,nzn
loon,o1e,an5
χαζοσ simpleton simple,1s
singer vocalist,o2j,945 5pb jxe 97f 975 6bg
sinner evildoer,n2i,cox
sipper,nme,6u1
sir,nzn
sir,nzi
αδελφη αδερφη sister,o0p
αδελφη καλογρια sister,o3h
sister sis,nos,,ncv
pansy milquetoast,n1a
παγοδρομοσ πατινερ skater,n9o
σκεπτικιστησ skeptic sceptic doubter,n1s,4dd 47y c98
slipper,1s,9sd
σκιερ skier,n9o
skirmisher,ngh,6l8
,n2h
slave,1s
slave,n2h
slave,1s
,n9o,a3n
sleeper,obt,39
sleeper,n7b
sleeper,oh3 ocq ok4
sleepwalker,ofo
slicker,ogf
slob pig,omv,c2i
,ndd
,1s
,nol
beauty sweetheart mantrap,oo1,ate
,ofj
κατασκευαστησ,ofj
smuggler runner,nj9,bpy
snake,na4
sniper,o01
snuffer,n15
snuffer,1s,3ee
,n9o o7c
αριστεροσ σοσιαλιστησ socialist,o7k,29z lpa iva
,og6,lpf iut ls0
,odo,ir4
κοινωνιολογοσ sociologist,og8,irh
sod,o6c
στρατιωτησ φανταροσ soldier,nnk,8e8 hyt
σολιστ soloist,o2j,jtz 7bt
αγορι γιοσ υιοσ son boy,nzk,,nk2
songwriter,nh2,jui
sophisticate,n0p
sophomore,nyw
soprano,of5
magician wizard,o3o,ijd 8mj iir
ειδοσ sort,1s
ψυχη soul psyche,ogv,9ei
sourdough,oee o9c
southerner,n69
rebel reb johnny,nhf
μοναρχησ sovereign monarch,och nsv,4i5
speaker,n99,5nn 536 5ra
προεδρευων speaker,o8g
specialist,n1k,i39 3wu,obf
ειδικοσ specialist,nlp,i39 3wu
spectator witness viewer watcher,n25,aw5 ay7 ay8 avq
λογοθεραπευτησ,ok9
πνευμα spirit,omq
spokesman,ogx
interpreter representative,n7z
sportsman sportswoman,n9o
sport,om0
fan,nnn
συζυγοσ spouse partner mate,nwx nlu,80n
sprinter,ocm,a21
κατασκοποσ spy,odv,4uo
spy,ogt,4uo
καταπατητησ squatter homesteader nester,oee
squire,nxc
squire,n9q
squire gallant,n9q,46k
groom,ntl,bp
υπαλληλοσ staffer,nnc
stager,oiv,8wm 94w
substitute,n24,bcr c07 9ps bx1
principal,n7g,95v cvn
starlet,n7i
starter,o3r
starter,n16
statesman,o7k,4p9 gw4
statistician,ndn,ila
στατιστικολογοσ statistician,o0e,ila
stepchild,nf7
stepmother,ohm
,o57
longshoreman,nx4,ap5 89j
steward,now
steward,n9q
steward,o3q
hostess,ohp
σχολαστικοσ ψειρασ stickler,o04
stiff,nzn
stockbroker,n81
μετοχοσ stockholder shareholder shareowner,nw0
,nol
stoic,o6j,e8p
στωικοσ stoic,n0p,57v,nnb
fireman,nx4,c4q
storyteller,ny1,8uo
straggler,nk3,9u1 a1l all
αλλοσ ξενοσ stranger alien unknown,nvv,7ta 64g,n7d
stranger,1s,,n7d
στρατηγικοσ strategist strategian,o76,iw3 if0
,olv
gamin,oi5
εκπαιδευομενοσ student pupil educatee,nnl,bvs 40n
double,ohc
stupid dullard,of4,7o3 36c
stylist,n9c,jvc
subjectivist,n1s
subordinate underling,n9i,9pu 4w3 3w7 49t
contributor,nlx,bjw bin
reader,njl
αλλαγη substitute reserve,n9o,bx1 bcr
suburbanite,obr
successor heir,o3u,bz5
successor,n24,bz5
sucker,nme,6tu
petitioner,o75,4ph cr2
suicide,nwu
,ok4
suit,ndd
suitor,n7q,ckd ck8
sultan,och
sun,nv4
grass,nve
superintendent,ne6
superior,obd
ανωτεροσ superior superordinate,n1w,,nvb
επιτηρητησ supervisor,oiu,c5j b0j
προμηθευτησ supplier provider,ndf,bn7
θαυμαστησ λατρησ υποστηρικτησ supporter protagonist champion admirer friend,n7z,cnf 9mn 6q9 c7j 5ew
surgeon,nlp
replacement,ohc,byy 18l 9ps bww 404
τοπογραφοσ surveyor,n1f
surveyor,ohi,481
survivor,1s,cuj
survivor,n2d,cud cuk
suspect,1s,4dj 5k8
sweetheart,nrd
sweetheart,n1u
κολυμβητησ swimmer natator bather,n2c,a6x
tramp,ny4
φυτο swot nerd wonk dweeb,nxo,c1m 40b
lackey,npa,al2 b2m
symbolist,n9c,lu2 2zp
symbolist,nvs,53x 2zp jm4
tackle,nyc,6qe
tailback,na2
talent,n1k
tanker,ogb
sampler,njc,6ym
assessor,nd9,4cn
taxidriver,nmf
taxpayer,o5p
δασκαλοσ teacher instructor,nn1,52s 24n
teammate mate,n9j
teamster,nmf,a5r
teamster,nmh,lc8
tease,n2e,9fk 9id 56h
τεχνιτησ τεχνικοσ technician,ofj,hz2 i0e
technician,n1k,hz2 i0e
teetotaler,n71
τηλεγραφητησ telegrapher telegraphist,o43,ixk g47 5yn
τηλεφωνητησ telephonist,o43,ixi
,obj
ταμιασ cashier,nae
earthman,n1o,mqm
tenant,o5p,b6y c8m 68o
tenant,obr,68o
tenant,ntt,68o
tenor,of5
terror,nv1
terror scourge,1s,ok4
terrorist,oa9,ok3 ksm
μαρτυρασ testifier deponent deposer,oo0,603 60p 60j
βαρονοσ ηγεμονασ thane,nfj
θεολογοσ theologian theologist theologizer theologiser,ode,isz it3 423
θεωρητικοσ theorist theoretician theorizer theoriser idealogue,n1s,45l ie8 ik4 ihx
θεραπευτησ therapist healer,n1k,n5 4a1
thief,nj9,bm2
μυαλο thinker mind,n1s,44t
thinker,n1s,44t
,1s,8c9
tiger,1s
ξυλεμποροσ timberman,o4t
timer,o3r,3h5
toast,nep
romp,nr0
tormentor,o47,crl 9i9 jy 9i7
tory,n69
tory,oc6
tory,n4h
tourist,n2c,9ou 2d0
townsman,obr
townsman,n24
τοξικολογοσ toxicologist,o0o,in8
tractarian,n3l
trader dealer,o0u,bj1 lea bbc bd0
traditionalist,nhp,cxc gpt 729
dealer,oe5
tragedian,n7g
tragedian,oob
προπονητησ trainer,n1w,bvq 53m 3zv
trainman,nnc
traitor,nj9,gv4 4oe 4u3 5r8
tramp bum,om1
transfer,1s,bwr
trapper,num,87u
treasurer,n1z
τριγωνομετρησ trigonometrician,o0e,ikz
τρομπονιστασ trombonist,o2j,g80
trooper,o7i
trooper,o7i
trot,oa9,iuw
,n2e
troubleshooter,obh
trumpeter,o2j,ef6 97x
trustee,now,bqh
tudor,och
tumbler,ns9,sk
twin,oez
τυραννοσ tyrant autocrat despot,nlb,4i3 9eo
tyrant,1s
tyrant,och
θειοσ uncle,nx0,,n9r
uncle,n0y
underachiever,oi7
undergraduate,ngb
undersecretary,odx
standby,n7g,404
opener,1s,7g9 7g5 7p7 7pc
,obl
unitarian,nlj
,n2f
,n2f
,n2f
urchin,nf6
ουρολογοσ urologist,ogs,ina
χρηστησ user,1s,6rw
guide,nnt,acd a2n aci
utopian,ob2,cem
,n23,rju d61
vagabond,on1 o7o,avf 9u1
valet gentleman,nzv nbx,6er c1r
vandal,nl2,8ej
vandal,od8
dignitary,nv4
βετερανοσ veteran oldtimer warhorse stager,n1k,5mf
veteran vet,oed
veteran,oed,5mf
vet,nlp,egh
βικαριοσ vicar,o8i
vicar,nfu
vicar,nfu
αντιναυαρχοσ,np7
θυμα victim,n2d,cq3 cf0
victim,1s,578 cq3 cf0
αφεντησ εξουσιαστησ νικητησ victor master superior,ngh
χωριατησ villager,n1o
villain scoundrel,n2e,chg
villain,igd
violinist,o2j,gae
virgin,n1r,2ol
virtuoso,o2i,b93
ιλουζιονιστησ οραματιστησ ουτοπιστησ visionary illusionist seer,n1s,8uu
,1s,cep
επισκεπτησ visitor visitant,n2c,cdv cdd 9om 9oj 659
,1m
volunteer,n2h,c2c
volunteer,oed,chx c2c
ψηφοφοροσ voter elector,nfj,55t by5 c8q c8v c8y
voyager,n2c,9oz
,n2f
wag wit,nui,7dl
waiter,nlc
waitress,omx
waiter,1s,cws cwf 4ii
wallflower,oey
περιπλανωμενοσ πλανησ wanderer roamer rover,n2c,9u1
ward,1s,6mf
φυλακασ warder,nxl,6mf
,on3
warrior,1s
watcher,1s
watchmaker,nzh
watchman watcher,nrx,ayc
watercolorist,o50,rf5 gbl gbk
,n2c,9p2 9ox
,1s
wearer,olx,dx
lifter,n9o,a8g
westerner,n1o
,n68
whig,o7k
whig,oix
whig,n4h ny2
whip,nxw
lightweight,nfi,7fp
whiteface,nfy
witch,o4y
widow,oo1,rl7 qdx
χηροσ widower widowman,nzn
γυναικα συμβια wife,oo1 oh1,985,nuo
wigmaker,nzh
wildcatter,o3w
chicken,onb,22v
wingback,na2
wingman,o6t
winner,nqb,bh4 6gq,nyr
winner victor,n16,6gq,nys
wisenheimer,olu
junior,olt
wisp,ofv
μαρτυρασ witness witnesser informant,n25 ogp,53e avm
γυναικα woman,n1m n0p,88n lu9,nzn
γυναικα woman,n1m,,nzo
woodcarver,oo4,7bl
,nj2
workman,nnc,hyn
worm louse insect,n2f
worshipper,n7q,9e2
,nx4,8l2
wrestler,ngh,8ma 6fi
wretch,obm
συγγραφεασ writer author,n13,5l3 946 99f 93n
writer,nyi,92l 5wc
yankee yank northerner,n69,8r1
yokel,oco,464
ανθρωποσ,n7t nzn
νεανισκοσ παλληκαρακι youth younker,n1t
zionist,n3p,lud jdu
zombie,nk7
zombie,mz7
zombie,mzx
,nbi,ioj
adam
αισχυλοσ aeschylus
αισωποσ aesop
αριστοτελησ aristotle,,e9o
bacon
bacon
balzac
beadle
bellow
belshazzar
berg
berlin
berry
best
black
booth
bride
brown
brown
buck
burr
butler
butler
caesar
caesar
cage
cash
καρλομαγνοσ charlemagne carolus
chase
chopin
chopin
clay
cleveland
coleridge
columbus
κομφουκιοσ confucius kongfuze
constable
cook
coward
gamma
dante
darwin
dean
dewar
dickens
down
farmer
farmer
fielding
france
french
freud,,e9u
gable
garrison
gauss
goldsmith
gram
grass
green
γρηγοριοσ
guest
harvard
hegel,,e9x
hill
hitler
holmes
holmes
ομηροσ homer,,ecc
houston
hudson
hudson
indiana,n9c
jesus christ savior,,cmx 2zg dzs
john
john
ιουδασ
kent
kipling
kid
lamb
λενιν lenin
lie
lincoln
london
λουθηροσ luther
major
mantle
μαο mao
marsh
marsh
παναγια mary madonna
ματθαιοσ matthew levi
maxim
mercer
mill
mill
monk
morse
moses
moses
napoleon,,ea4
nation
νευτωνασ newton,,ea5
nightingale
page
page
παστερ pasteur
πετροσ peter
πιαζε πιαζετ piaget
picasso
plato,,dhc
pope
porter
πυθαγορασ pythagoras
racine
reich
reich
rice
rock
roosevelt
roosevelt
roosevelt
rousseau,,dp8
rousseau
sand
seaman
shakespeare
singer
singer
snow
soddy
σταλιν stalin
stein
stern
stravinsky
sunday
thatch
thoreau
tree
tudor
voltaire
watt
white
wise
wise
wolf
wolf
wood
wordsworth
worth
yale
young
young
,8c
,osv
exchange,osw
συνεπεια consequence effect outcome result event upshot,8c,ctw cw7 cw0 co6 8vu yj
aftereffect,osy
wake,osy
dent,osy
dominance,otg,4wa
harvest,osy
impact,osy,12c
επηρεια επιδραση influence,osy,9ms 4t4 4fe ckj
perturbation,ot5,alg ald
purchase,ot5
wind,ot5
reverberation,osy,cxd
response,osy
fallout,osy
engine,1m
,osv
τυχη luck fortune chance hazard,8c,5is cso
τυχη luck fortune,8c,67l 868
,osv
φαινομενο,osv
aberration distortion,owh
φασμα spectrum,l9k,djf
ακτινοβολια,ouq
,ov4
lift,otl
aerosol,ou4,7tf 7td
,oth
attraction,ov4,7pu,otr
affinity,otp
repulsion,ov4,,otp
corona,ovc
autofluorescence,ov2
ακτινα beam ray shaft,ovu,26a df8
beam,ouq
calm,oy0
αυρα breeze zephyr air,oy0,cgg 2bm
capacitance,oum
catastrophe,otd
χαοσ chaos,oth
bond,otp
cohesion,ov4
circulation,otg,ahm
συννεφο cloud,oth
,oxz
παγοσ παγετοσ παγωνια frost,ou5,7au ly
corona,oxe
gegenschein,ovu
ρευμα current,oum
,oy1
daylight,ovu
θανατοσ death,otg,2ny asg
decay,otg,1mh 3se 1m9
deposit sedimentation,otd
συμπυκνωση condensation condensate,oto,2q0 2po
sweat,ouf
diffraction,owh
dc,oup
signal,oup
drift impetus,ov4,8x3 9xx
easter,oy0
,oth
ηλεκτρισμοσ electricity,oth,dm9
galvanism,oun,dmb
ηλεκτρισμοσ electricity,our,dm9
,owr
ενεργεια energy,oth,3tp 53
power,oth,6w1
event,oth
flood inundation deluge,otd,8fb 1og
debacle,ouu
,ouu
floodhead,ouw
εστια,m17,dry b0a
sunshine,oxz
πεδιο field,oth
firelight,ovu
fluorescence,ovu,23z b05
fog,otn,3b9
δυναμη force,oth,831 9sp
friction,ox0,7ai
fringe,owh
grinding,ov5,7b6 2hh
μετωπο,oto,dtc
occlusion,ov8
inversion,oto
θυελλα καταιγιδα storm,oto,2b8 dge
radiance,ovu
gravity,otp,db1
gust blast,oy0,2bm dg8 9xx
bluster,ove,2bh dgg
hail,owl
haze,otn,3b9
θερμοτητα heat,our,2ri bo4 2r1
hurricane,oua
παγοθυελλα,ovb
glow,ovu,dg5 242
incidence,owh,e42
induction,oum
inertia,ow1
infrared,otk
juice,ou9
lamplight,ovu
ζωη,otg
βιολογια biology,ovs,cz8 nbi
φωσ light,otk,28k
lightning,ovw
,kbd oto
luminescence,ovu,249
resonance,keq,ads
resonance,oth
magnetism,otp
,oth
sound,ow1,b2f awt b22
τροχια trajectory,ow1
βαλλιστικη ballistics,ow3
thaw thawing,oxz,2sb
microwave,ouq
mist,ov3,cme 3b9 7su 2oo
meteor,ovu
monsoon,oy0
monsoon,oy0 ows
φεγγαροφωτο moonlight moonshine moon,ovu,25v
αστροφεγγια starlight,ovu
ηλιοσ ηλιοφωσ λιακαδα sunlight sunshine sun,ovu,asy tp
ηλιαχτιδα sunbeam sunray,otu
necrosis mortification,ouc,e3h
halo,oto
,oth
piezoelectricity,oun,e37
πολωση polarization polarisation,owh,3gc 3ga 3g7
ταση potential voltage,oum
πτωση downfall,oxz,deb
πιεση pressure,oth,82w
προωθηση propulsion,ov4
whiff,ove
ελξη pull,ov4,8rj 8br
push thrust,ov4,aqd 9sp
ακτινοβολια radiation,our,dfu
βροχη βροχοπτωση rain rainfall,owl,dea
μπορα νεροποντη rainstorm,ovb ows
downpour cloudburst deluge torrent,ows,1o5 deh 8fb
drizzle,ows,def
shower,ows
αντανακλαση reflection,oth
,oth
birefringence,owy
resistance,ow1
resistance,oum,ef4
drag,ox0
rejection,otg
resolution,oth
sprinkling,oww,deg
shear,kfj
χιονοβροχο χιονονερο sleet,owl
smoke,otn,dg0 ave
χιονοπτωση χιονι snow snowfall,owl,dek
flurry,ox9
χιονονιφαδα snowflake,rbo
κρυσταλλο poudrin,rbo
χιονοθυελλα blizzard snowstorm,ovb
spark arc,oxf,dfs
,oxg
conduction conductivity,oth,ao3
propagation,oth
πιεση stress,ov4
strain,kfj,5u
twilight,ovu
interaction,oth
suction,owm
tempest,oy1,2bb
bolt,ovv
tornado,oua,9rx
transgression,otd,d2e
turbulence,oth,ou
,pp3
sea,oxs
ultraviolet,otk,chs
sunray,oxu
ρευμα draft draught,oy0,7wi
voltage,oum
vitality,ov4,5g5
καιροσ weather,oto
ανεμοσ αερασ wind,oxz,2bm 5uf
,ovb
pulsation,8c
crop,3t
αγριολουλουδο wilding,3t
button,pb5
θαλλοσ thallus,pb5
στελεχοσ cap pileus,pb5
καλυπτρα calyptra,pb5
βρυοφυτο bryophyta,lk6

moss,oya
πτεριδοφυτο pteridophyta,lk6

,ozb
spore,oye
υμενιο hymenium,ozb
σπερματοφυτο spermatophyta,lk6
σπερματοφυτα spermatophyte phanerogam,pb1
seedling,oyi
balsam,oyi
γυμνοσπερμα,p0p
,lfy
,lfx
οικογενεια,oyn
,lfy
,oyp
,oyp
,oyp
,oyp
,oyp
pine,pcb
pine,ri8
,oyv
πευκο,oyx
ερυθροξυλο redwood,ri8
ginkgo,pca
αγγειοσπερμο angiosperm,oyi
ανθοσ λουλουδι flower bloom blossom,ozb,295
ανθοσ λουλουδι flower,oz1,295
,oz1 oy4
,oz2
catkin,oz5
bud,oz2,2nr
rosebud,oz7
στημονασ stamen,ozb
γυρη pollen,oyf
,pb6
υπεροσ style,ozb
hilum,m17,dz2
σπερματοβλαστη ωαριο ovule,ozb
στομα stoma stomate pore,mnn
στημονασ,pb5
cone,ozb
pinecone,ozh
septum,pb6
nectary,pb6
σπερμα σποροσ seed,oze,8b5 8xe 8hr
,mpv
pit,ozm,1cz 6rr
κουκουτσι,pd6
capsule,ozm
εμβρυο embryo,3t
σποριτησ σποριοφυτο sporophyte,3t
γαμετοφυτο gametophyte,3t
ωαριο,1d
ελαιοσποροσ oilseed,pd6
βαμβακοσποροσ cottonseed,ozu
πεταλο petal,ozy
σεπαλο sepal,ozy
,pdn
στεφανη corolla,q7t
corona,pb5
καλυκασ calyx,q7t
lip,pb5
κελυφοσ φλουδα,p01
,pcc
bay,p04
avocado,p7r
ιλλικιο illicium,oyq
μανολια magnolia,pcc
ασπροξυλο tulipwood whitewood,ri8
,pcl
lotus,p0a
lotus,p0a
peony,oz3
νεραγκουλα ranunculus,oyq
ακονιτο aconite,pbz
adonis,oyq
columbine,oz3
honeysuckle,p0h
φυγοκορισ bugbane,pc4
αγραμπελη κληματιδα clematis,pc0 pc1
,oz3
larkspur,p0l
λουλουδι globeflower,p3l
rush,pcm
,lfx
,lfy
,pc5
ψυχανθη legume,p3l pc1
legume,pdh
αραχιδα φυστικια,p0s
clover,p3l
shamrock,p0v
shamrock,p0v
ακακια acacia,pc5
wattle,p0y
γαζια huisache cassie,p0y
periwinkle,p3l
πικροδαφνη oleander,pbz
frangipani,pcg
periwinkle,pci
myrtle,p14
αραλια aralia,pc4
ivy,pc0
γαρυφαλλια διανθοσ pink,oz3
γαρυφαλλο carnation gillyflower,p18
αμαραντοσ amaranth,p2x

beta,oyr p1b
,oz4
snowball,p1d
κακτοσ cactus,pb2
φραγκοσυκια,p1f
,p3l
brassica,oys
cabbage,p1h
kale,p1h
,p1h
rutabaga swede,p1l
wallflower,oz3
rocket,p3l
wallflower,oz3
honesty,p3l
γαριφαλια gillyflower,oz3
,p1h
radish,pcs
radish,p1s
poppy,oz3
composite,oz3,d4s
αρτεμισια,oyt
sagebrush,pci
αστηρ,oyt
daisy,oz3
γαιδουραγκαθο thistle,pb3
χρυσανθεμο chrysanthemum,oz3
chrysanthemum,oz2
κιχωριον cichorium,oyt
cosmos,oz3
sunray,oz4
ηλιοσ sunflower helianthus,oz3
ηλιοτροπιο ηλιοδεντρο mirasol,p27
σογχοσ sonchus,oyt
dandelion,p3l
τραγοπωγων tragopogon,oyt
λαγοχορτο,p3l
ματσο σκουλλι,pcs
αχαινιο achene,pd5
burr,ozm,143
orchid,oz3
χλοη,p3l
γρασιδι grass,p2h,8qp
bent,p2i
βρομη oat,p2q
κριθαρι barley,p2q
κριθαρι barleycorn,p2x
ρυζι rice,p2q
σικαλη,p2q
cane,pcx
σιτηρο,p2i
σιταρι σταρι wheat,p2q
σιταρι σταρι,p2x
αραβοσιτοσ καλαμποκια καλαμποκι corn maize,p2q
αραποσιτι καλαμποκι corn,p2y
,pcm
παπυροσ,p2v
,pd6
,p2x
σικαλη,p2x
κολοκυθια gourd,pc0
κολοκυθα gourd,pd5

marrow,p32
πεπονια melon,p30
καρπουζια watermelon,p34
αγγουρια cucumber,p34
,pcg
cheese,p37
hollyhock,p37
hollyhock,p37
βαμβακι cotton,pcg
ασπροξυλο tulipwood,ri8
ξινοκολοκυθια,pcc
μπαομπαμπ baobab,pcc
συκο,pd5
φοινικοδεντρο,pc5
κακαοδεντρο cacao,pcc
linden,pc5
linden,ri8
ασημοφλαμουρια,p3i
βοτανο χορτο herb,pb1
vegetable,p3l
,pcg
honeysuckle,p3n
,pcg
,pcg
manzanita,p3q
manzanita,pcg
broom,p3p
mayflower,pcg
γαουλθερια γωλθερια teaberry checkerberry groundberry,pch
,pcg
αζαλεα azalea,p3w
galaxy,p3l
pixie,pcg
οξια beech,pc5
beech,ri8
καστανια,pc5
βελανιδι acorn,pd5
κυπελλο cup,pb6
εχινοσ cupule,p44
βελανιδια οξια oak,pc5
δρυσ oak,ri8
δαφνοβελανιδια,p46
καστανοβελανιδια,p46
νεροβελανιδια,p46
mast,pd8
,pc5
σιδεροξυλο,p4c
φουντουκια hazelnut,pcd
gentian,oz3
ελια,p7r
ελαιοδεντρο,p4g
ελια,pd5
μελια ash,pc5
ash,ri8
φιλαδελφοσ syringa,oyp
lilac,pcg,2sh
σιδεροξυλο,ri8
καρυδια walnut,pcd
walnut,ri8
κομβρετοειδεσ combretum,pc4
,pcg
αγριελια,p4r
μυρτια myrtle,pcc
γυμνοδεντρο nakedwood,p0r
ροδομηλια jambosa,p7r
φειγιοα,oyp
ροδια pomegranate,p7r
μπανανια banana,p3l
αρμπαροριζα,p3l
maria,pc5
ροδοκαστανια,pc5
ακτινιδια,pc0
,pc0
γλυκοκολοκυθια γλυκοκολοκυθα,p53
,p3l
βιολετα βιολα μενεξεσ violet,p55
pansy,p55
κανναβι cannabis,pcg
hop,pc0
μουρια mulberry,p7r
συκια,pc5
συκια fig,p5b
αγριοσυκια,p5b
γκι,p5b
φτελια elm,pc5
elm,ri8

flag,p5h

daffodil,p5j
jonquil,p5j
jonquil,p5k

,p5n
ramp,p5o
σπαραγγι asparagus,p3l
tulip,p5n
ζουμπουλι υακινθοσ hyacinth,p5n
paris,p0q
yucca,pcg
,pc5
τουμπανοδεντρο canafistola canafistula,p5v
ξυλοκερατια χαρουπια,pc8
χαρουπια locust,pc5
locust,ri8
αιματοξυλο logwood campeachy,p67
αιματοξυλο logwood,ri8
,pc5
λαχανοδεντρο,p62
ρεβιθια,p0s
broom,pcg
ροδοξυλο rosewood,ri8
μαγκλη μαγγροβιον blackwood,pc5
lens,oyu
lentil,p0s
φακη lentil,p0t
lotus,oyu
λουπινο lupine lupin,pc4
φασολια bean,p0s
pea,p0s
pea,p0t
φαβα horsebean,pd7
φοινικασ palm,pc5
φοινικια,p6h
αρεκα areca,p6i
κοκοφοινικασ coconut coco,p6h
κοροζο φυτελεφασ corozo,p6h
χουρμασ,pd8
phoenix,oym
φοινικασ φοινικια φοινικοδεντρο χουρμαδια,p6i
ραφισ,p6h
rhubarb,p3l
dock,p3l
ανανια pineapple,p3l
βρυο μουσκλα,pcn
τριανταφυλλια rose rosebush,pcg
brier,p6u
brier,lt1
ροδο τριανταφυλλο,p6u
,pcg
may,p6y
κυδωνια quince,p7r
strawberry,p3l
φραουλα,p71
μηλια,p7r
apple,p73
ξινομηλια,p73
δαμασκηνια,p7r
αγριοδαμασκηνια,p76
sloe,p77
κορομηλια bullace,p76
βερικοκια,p7r
κερασια,p7r
αγριοκερασια,p7b
αγριοκερασο,pd5
βυσσινια myrobalan,p76
,p7b
βυσσινια morello,p7f
αγριοβυσσινια αγριοκερασο marasca,p7f
αγριοβυσσινο marasca,pd5
,p7r
αμυγδαλια almond,p7j
βυσσινια,p7c
ροδακινια,p7r
νεκταρινια nectarine,p7r
βατομουρο,p7c
sloe,pcg
αχλαδια pear,p7r
οπωροφορο,pcc
,pcj
blackberry,p7s
αβατσινια βατομουρια,p7t
ερυθροδανο ριζαρι madderwort,oz1
καφεσ coffee,pc5
γαρδενια gardenia,pcg
αγριομουσμουλια μουσμουλια,pc5
βιργινιανη lonicera,oyt
honeysuckle,pcg
elder,pcg
ελεμι elemi,rby
μαονι mahogany,pc5
ερυθροξυλο mahogany,ri8
ασημομελια,pc5
κεδροσ kalantas,p83
,p3l
shamrock,p87
εσπεριδοειδη citrus,p7r
πορτοκαλια orange,p89
φραπα pomelo pummelo shaddock,p89
κιτρια citron,p89
μανταρινια,p89
κιτρολεμονια rangpur lemanderin,p89
λεμονια lemon,p89
λαιμ λιμα λιμετια,p89
,pc5
πιπερια,pc5
πικροδεντρο,p8h
ιτια willow,pc5
λυγαρια osier,p8k
γατακι,p8k
σπαζοιτια,p8k
δαφνοιτια,p8k
λευκα poplar,pcc
σανδαλοξυλο,pc5
σανδαλοξυλο sandalwood,ri8
γκι γκυ,pck
,pc5
ψευτοκρανια jaboncillo chinaberry,p8t
σφενδαμοσ σφενταμι maple,pcc
maple,ri8
πουρναρι holly,pcc
ανακαρδια cashew,pcd
φυστικια pistachio,pcd
κοκκορεβιθια τερεβινθοσ τριμιθια terebinth,pcc
ιπποκαστανεα αγριοκαστανια,pcc
εβενοσ ebony,pc5
ebony,ri8
γουταπερκα balata,rbz
ορτανσια hydrangea,pcg
,pcg
syringa,p96
ribes,p0q
currant,pcg
πλατανοσ πλατανι platan,pc5
καταλπα catalpa,pc8
dichondra,pc0

mint,p9d
βασιλικοσ,p3l
bugle,p3l
ριγανη origanum,p3l
λουιζα,p3l
μεντα mint,p3l
sage,p3l
skullcap,p3l
beak,m3j
συκια figwort,pc4
snapdragon,oz3
,p3l
torch,p9p
eggplant,p3l
potato,pc0
κοκκινοπιπερια capsicum,pcg
tomato,p3l
tobacco,p3l
verbena,oz3
teakwood,ri8
τσαι tea,pcg
,p3l
archangel,p9z
κωνειο,pbz
καροτο,pcs
μαραθο μαραθοσ,p3l
μαραθο,pa3
μαραθο,pbz
ανισο anise,p3l
κρανια dogwood cornel,pcc
dogwood,ri8
,oz3
βαλεριανα,pa9
anemia,peb
μυκετοζωο μυξομυκητασ,pak
μυξομυκητασ myxomycota gymnomycota,lk6
φυκομυκητασ phycomycetes,lcq
μουχλα,pak
περονοσποροσ,pak
λειχηνεσ lichenes,lk6
λειχηνα lichen,pak
μυκητασ fungi,l9p
μανιταρι fungus,m,dmt
ευμυκητασ eumycota,lk6
βασιδιομυκητεσ basidiomycota basidiomycotina,lk6
βασιδιομυκητασ basidiomycete,pak
μυκελιο mycelium,pb5
ασκομυκητασ,pak
μαγια yeast,pak
γαστρομυκητασ gasteromycete gastromycete,pak
μανιταρι puffball,pak
σκωριαση,pak
καπνια,pak
bunt,pau
μουχλα mold,pak,1mt
βλαστομυκητασ blastomycete,pak
σηψη,pak
φυτο houseplant,3t
φυτο,3t
,3t
,pb1,7sb
αγριοχορτο ζιζανιο weed,pb1
σοδεια συγκομιδη crop harvest,5i9,7lb 7li 8xf 98v
,4b
,pb5
,hp5
αποφυση εκβλαστημα παραφυαδα apophysis,pb7
nodule,pb7,axi edq
spur,pb7
,pb7
spine thorn,pbb,822 143
brier,pdz
μαλλι hair fuzz tomentum,pb7
coma,lb0
beard,pbe
περικαρπιο aril,pb5
duct,pb5
veil,pb5
υπεροσ,pbj
skirt,pb5
,pb5
πολφοσ pulp flesh,pbm
pith,pbm
παρεγχυμα parenchyma,pbm
,pbm
καμβιο cambium,pbq
,pbq
vein,pbs
ξυλωμα xylem,pbq
τραχεια tracheid,pbq
φλοιωμα phloem,pbq
ηθμοσωληνασ,pbq
pseudophloem,pbm
,3t
αμπελι αμπελοκλημα κλημα vine,pb1
,pc0,a0t
creeper,pb1,ake
κληματσιδα κληματοβεργα tendril,pb5
,pb1
δενδρο δεντρο tree,pc4,pc6
δενδρακι treelet,pc5,pc5
κληματαρια,pc5,cwg 420
,pc5
δενδρυλλιο sapling,pc5
,pc5
,pca
αγγειοσπερμα,pc5
,pcc
κορμοσ stump,pb5
stool,pce
θαμνοσ shrub bush,pc4,424 pch
,pcg,pcg
,pcg
bramble,pc4
,7ub
υδροφυτο hydrophyte,pb1
,pcl
αεροφυτο επιφυτο epiphyte aerophyte,3t
σαπροφυτο saprophyte,m
σαπροβιοσ saprobe,m
αυτοφυησ autophyte autotroph,3t
butt,q3i
ριζα root,pb6,8fy 2nv
κοτσανι,pb5,r5
cutting,pcx
treetop,m3m
αξονασ axis,pcx
κοτσανι μισχοσ στελεχοσ stem,pb6
receptacle,pb5
μεριστωμα meristem,pbm
ray,pd2
blade,pdn

κεφαλιον ear spike,pd5
bulb,pcx
καρποσ fruit,ozb,3kp
κοκκοσ σποροσ seed,pd5,8b5 8xe
φασολακια bean,pd6
καρυδι nut,pd6
καρυδακι nutlet,pd8
meat,pb5
berry,pd5
συγκαρπιο syncarp,pd5
μουρο bacca,pdb
δρυπη drupe,pd5,pdf
κουκουτσι drupelet,pde,pde
,pd5
seedpod,pd5
ψευδοκαρπιο ψευδοφρουτο pseudocarp,pd5
τζιτζιφια,pcg
φουντουκια,pc5
αμπελι grape grapevine,pc0
piper,oyp
φυλλο φυλλωμα leaf leafage foliage,pb6,pdo
leaflet,pdn,pdn
pad,pdn
lemma,pdr

,pdn
needle,pds
lobe,pb5
rosette,pdn
φλοιοσ bark,mpv,7d0 7cz
κλαδοσ κλαδι κλαρι branch,pcx
κλωναρι limb,pdx
twig,pdx,2h3
wand,pdz
withe,pdz
βλασταρι sprout,pb6,r5 2nk
,pe2,2nk
sucker,pe3
βλαστοσ bud,pe2,2nr
οφθαλμοσ,pe5
κοτσανι stick,pdy
bough,pdy
κορμοσ trunk,pcx
κομποσ,ri8
,lfy
brake,oyd
brake,oyd
ιδιοκτησια ownership,7h,o4u o4t
community,pee,3hj
severalty,pee
tenure,hf9
proprietorship,pee,o4t
αγαθα μεσα περιουσια υπαρχοντα property belongings holding,7o,b64 biu
,pej
πραγματα things,pej
,pej
κτηματα estate acres demesne,pem
νοικιασμενο lease rental letting,pej,b6z c8j
land,pem
πλουτη wealth,pej
λεφτα χρηματα money,peq
pile bundle,per
estate,pej
stuff,pek
barony,pen
manor,pen
φυτεια plantation,pen
,7o
κατακτηση acquisition,pey
αγορα purchase,pez,b6s
bargain,pf0,cx9 b6s bcx
εκχωρηση μεταβιβαση παραχωρηση grant assignment,pey
κερδοσ ωφελεια ωφελημα οφελοσ gain,piu,,pii
κερδοσ,pf3
εσοδα income,pf4,,pg6
escheat,pey
revenue receipts,piu,8nr
gnp,hcd
royalty,pgc
gate,pf7
εσοδα κερδη net lucre profit profits earnings,pf5,bfq bhf
killing,pfb
win profits,pf4,bh4 6gq,piq
αποδοση take takings proceeds yield,pf5,8u0
,pf5
revenue,pff,bjr
,pey
λεια loot booty pillage plunder prize,pfh,bpv bpt bps
κληρονομια κληρονομημα inheritance heritage,pey
bequest legacy,pfm pfj
birthright,pfj,7k6
δωρεα gift,pez,b5n cba
dowry,pfm,b5o
βοηθεια aid,pfm
υποτροφια scholarship,pfo pfu,odf nxo
fellowship,pfo pfu
grant,pfo,bd5
subsidy,pfr,b7r
traineeship,pfo
επαθλο βραβειο prize award,pfm,bd4
δωρο present,pfm,9p0
contribution donation,pfm,bd9
offering,pfw
endowment,pjn,b5o
enrichment,pfm,blk
bestowal,pfm,bdc
giveaway,pfm
bonus incentive,pgc
dividend,pg2
allowance,pgi
deduction,pg4,blr
εξοδο δαπανη outgo spending expenditure outlay,pey,bdw,pf5
expense,pg8,bis
εξοδα δαπανη κοστοσ cost,pg6,d53
,pg7
overhead,pg7
expense,pg6
πληρωμη payment,pg8,bc7 bc6 bc1,phm
overpayment,pgc
μισθοσ wage pay earnings remuneration salary,pgh,bbt bh6 bhg bc6 bc1
found,pge
subscription,pgc
,pgc
αποζημιωση recompense,pgc,bbt
refund,pgc,bgk
discount,pgj
αποζημιωση compensation,pgi,chv bbw bbt
,pgc
maintenance,pgm
reward,pgc
ransom,pg8
δωροδοκια bribe,pgc,bgh
soap,pgq
μεροσ share portion percentage,pis,bi2
dispensation,pgs,bhy mz
μεριδα ration,pgs
allowance,pgs,4j7
slice,pgs
split,pgs,ca0
μερισμα μεριδιο interest stake,pgs
,pgy
φεουδο fee,pgy
αναλογο μεριδιο cut,pgs
allotment allocation,pgs,b9z
quota,ph2
appropriation,pks
reimbursement,pgl,bbs bgm
αποζημιωση damages amends indemnification redress,pgl,chv bbw
relief,ph6
counterbalance,pgl,d7v d7w clo d07
satisfaction,ph6,chy
allowance,ph5
,pha
mileage,phb

rent,phd,c8m b6y b6z c8j
rent,pfe
benefit,pgc
,phg
tip,phh,b5t
remission,pgc,bcd
repayment,pgc,bpo bgk
redemption,phk
αθετηση καταπατηση default nonremittal,pil,bca,pgc
default,ig,bca
penalty,pgc
retribution,pho
premium,pgc
installment,pgc
price terms,pg8,5lz 4iu bqr
valuation,phs
χρεωση charge,pg8,blx
fare transportation,phu
εισφορα levy,pln,bjj
φορολογηση tax,phw,bjr
,phx
exemption,pip
φοροσ withholding,phy,b7j
,phx
duty tariff,pi1
custom,pi2
,phu
επιτοκιο τοκοσ interest,pi4
,pif
discount,pi6
τοκογλυφια usury vigorish,pi6,8gn
fee,pi4
commission,pi9
admission,pi9,d00 cfd
toll,pi9,bjl
tuition,pi9
premium,phu
rate,phu
freight,pif
footage,pif
απωλεια ζημια πληγμα red,piu,,pf3
squeeze,pii
απωλεια χασιμο loss,pey
,pik
sacrifice,pik,bpn
depreciation,pil pg9
,pin
deduction,pio
losses,pil,,pfd
circumstances,7o
ενεργητικο assets,7o
πληρωτεα payables,plh
ποσο sum amount,pis
ποροσ resource,pis
intangible,pis
επενδυση investment,pis,bem
equity,pgy
equity,pis
stock,pjp
,pma
,pgy
escheat,pj2
share,pm9
speculation venture,pix,i8 clu ber
,pj5,6o7
bet wager,pj6,6rf 6od clu
ασφαλεια προφυλαξη security protection,pis
hedge,pj8
coverage,piu,5e5
ασφαλιση insurance,pj8,5e5
ασφαλεια εγγυηση security surety,pey
εγγυηση,pjc
,pgc
earnest,pjc
υπεγγυοτητα recognizance recognisance,pjc
margin,pje
mortgage,pgz,bqx
υποθηκη collateral,pgz
guarantee,pjj
,pis
πλουτοσ wealth riches,pjl,aey
κεφαλαιο capital,pis,n0z
means,pjn
κεφαλαιο capital,pis,n0z bnp
funds,pis
κεφαλαιο bankroll,pjq
pocket,pjq
treasury,pjq
pork,ph4
αποθεμα κεφαλαιο fund,pks,b7n
savings,pjv
λογαριασμοσ,qb6
διαπιστευμα trust,pej
απαραιτητα livelihood living sustenance,piv,6wi b86
backing,piv,b7n b86
comforts,pjz
maintenance,pjz,6wi
subsistence,pjz
επισωρευση συγκεντρωση accumulation,pfb
cache,pk6
αποθεμα store stock fund,pk4,bnh bmd bgp bg6
reserve backlog,pk4,bgp 4j7 b7g
treasure,7o,9dt bci
θησαυροσ treasure,pjm
fortune,pk9

χρυσοσ gold,pkb,8fv
silver,pkb
diamond,f36
ice,pke,dfp
ruby,f36
pearl,f36
,k8c

προκαταβολη προπληρωμη advance,piu
plastic,pkj jow
draft,j66
πιστωση credit,pis
αποταμιευση ταμιευση deposit,pjv,bk6
check,pkm
pension,pgh
συνταξη,pkq
χρημα money,pki
νομισμα money,pkw
στερλινα sterling,pkt
λεφτα παραδεσ παραδακι χρημα boodle bread cabbage clams dinero dough gelt kale lolly lucre loot moolah pelf scratch shekels simoleons sugar wampum,pks,bfi
χρημα currency,pki
cash,pgc
μετρητα cash,pkw,bcj
,pkw
νομισμα specie,pkw
κερμα coin,pl0,8va
dime,pl1
nickel,pl1
penny cent,pl1
slug,pl1
copper,pl4
δολλαριο dollar,pl1
cartwheel,pl7
eagle,pl1
bill,pkz
treasury,pj1
fifty,pla
twenty,pla
,pla
nickel,ple
dollar buck clam,pla
παθητικο liabilities,7o
due,pi4
χρεοσ debt,plh
,plq
δανειο δανεισμοσ loan,plj,bmm
principal,plj
χρεωση,plh
encumbrance,pln
assessment,pln,bjv bju
συμβολαιο document,7w
αρχειο,plq,5xa
ledger,plr
journal,pls
entry,plw
credit,plu,bdm
,pm0,bdq
μερισμα dividend,pfb
balance,gml,bdo
audit,plw,4eu
μητρωο register,plr,cax 5xk cat
inventory,pm0
payroll,pm0
payroll,piu
purse,piu
αξια value,86,4cn 4eh
premium,pm5
checkbook,plr
certificate,j64,bql
,pm8
bond,plk pm8,bqy
warrant,pjc
convertible,pm8
budget,ies,e8y 4j4
budget,pjv,e8y 4j4
ablation,por
absorption,ps1,8hc 8hf
absorption,pqd,dfl
accretion accumulation,ppp
accretion,ppp
adaptation,pqi,15d
aeration,pqd,at0
agglutination,pq3
agglutination,pqi
agglutination,pn6
antiredeposition,pqd
absorption,prz,3zq 17v 17o
blaze,pp0,dfd
ανθισμα λουλουδιασμα blooming bloom,pqi,295
flowering,ppf,298 295
blowing,pr5,3e3
activity,pqi,9k
boiling,ppj psp
brooding incubation,pqr,ga
buildup,pmi
calcification,pn6,3ix
calving,pqr
capture,pqd
capture,pqd
τερηδονα cavity caries,pnp
centrifugation,pqd,ai5
equilibrium,pn7,d0a 126
,pqd
reaction,pn6,37w
,pn6
chromatography,pqd,e44
civilization,prz
cohesion,ppf
combustion burning,pqq,2sj
compensation,pnv,d09
condensation,pqd,2q0 2po
χρηση consumption use,pnz,6ru
recuperation recovery,ppi,qd qi
convection,psd
convection,pqd
cooling,psd,2qy 2qt
,pn6,24s 24q
corruption,pnp
cracking,pn6
,pr5
decay decline,pnt,2wv
αλλοιωση decay,pqd
παρακμη υποβαθμιση decline diminution,pnt,15n 345
αποσυνθεση decomposition rot rotting,pnp,1mh
decomposition,pn7,1mb
ελαττωση μειωση decrease decrement,6y,15n,ppp
deepening,po7,3uz
,i2x
αντιπληθωρισμοσ,pok,,ppt pob
εκφυλισμοσ degeneration devolution,6y,q8,po7
evaporation,pov,2q7
ζητηση demand,pok,,ps9
demineralization,pn6
denial,pnv
deposit,pmi
παραγωγη derivation,pq3,1zl
desorption,pqd
επιδεινωση χειροτερευση deterioration worsening,pnq,1kt 1m6 q8
εμφανιση developing,pr5
εξελιξη development evolution,6y,1zh 3qn,pnx
διαχυση diffusion,pqd
ερειπωση καταρρευση dilapidation ruin,pnp
,pmv,tv
αντιπληθωρισμοσ disinflation,pok,,ppt pnw
dissociation,pn6
dissolution disintegration,pqd,2wp
dissolution,pq4,37y 37s
distillation,pqd,3dr 1sa 1sf
drift,pqd,a1l
drift,pq3
melioration,poh,1l8
ebbing,pnq,345 34v 3v2
,6y
ejaculation,poa,eo
electrolysis,pns
electrophoresis,pqd
elimination evacuation excretion,poa,kh
elution,pov,7dx
emission,prj
διαβρωση φαγωμα erosion eroding wearing,ppb,251 24v
erosion,pnq
εξελιξη evolution phylogeny phylogenesis,pqi,e58 3r3 1zh
execution,6y
,pqd,1sf
feedback,pqd
maturation,pmv,rl
filling,pp3,38p
,pqd,84j 84n
φωτια fire flame flaming,pnc,7a1 brg 2t3 2ev
flare,pp0,df3 df2
flocculation,pqd,cv1
ρευμα flow,pqd,alx
fold,ppb
fractionation,ppq,84t 84r
fragmentation,ps6,2j2
freezing,pnj pqx,37p 2s7 2rv
frost,pp7,710
fusion,pq3
gassing,pn6
,pqd
βλαστηση germination sprouting,ppf,2nk r5 2nn
παγετωνασ glaciation,ppb
growing,5hy
αναπτυξη ωριμανση growth growing maturation development ontogeny ontogenesis,pqi,dyq 1zo qv 1yc 1z8 1t4 1xh
growth,po7,1z8
hatching,pqr,h2 ga
healing,pmv,23t s7
heating,psd,2rm 2ri
heredity,pqi,7k8
,6y
idealization,pnv,4e6
immunoelectrophoresis,pon
saturation,pqv,3in
ανοδοσ αυξηση μεγαλωμα πληθυνση increase increment growth,6y,1sv 160 16w,pnt
,6y
infection,pqt,dmu p6
infection,pq3
πληθωρισμοσ inflation,pok,3u8,pnw pob
inflow influx,pp3,,pqp
inhibition,pqi
intrusion,ppb
swelling,pn6
inversion,pn6
iodination,pn6
loop,6y,5qc
laying,pqr
leak wetting,pqa
,ppl
,pqx,37d
απωλεια loss,pnq
maturation ripening,pqi,5kh 1z3 1z8 1z1
mechanism,pn6
,pqi,e2e 6z1
microphoning,psg
,poo,k7
multiplication,ppp,1y3
narrowing,pnt,,psr
διεργασια action activity,6y,a6
neutralization,pn7
omission,pq3
πραξη operation,pnn
λειτουργια functioning performance,6y,8ff
,6y
organification,pqi
oscillation,pqd,d5q
διαπιδυση ωσμωση osmosis,po8
ossification,pqi
ossification,ppl,310
ossification,pmz,235 234
outflow,pp3,,ppu
oxidation,pn7,1vd 1v9
γεννα τοκετοσ parturition birth birthing,pqi,f3 2ok
pathogenesis,pqt
,pqi
infiltration,poz,9ze 9zh 84j
διαποτισμοσ διεισδυση permeation pervasion suffusion,po8,39l 39h 75g 753 84j
perspiration,pmv,iu
,pqd
photography,6y,dnc fih
indentation,pnk,7fj 8iw
polymerization,pn6
,ppp
irruption,pr1
prechlorination,pn8
preservation,pqi
επεξεργασια processing,6y,c4l 3mu
proliferation,ppf,1y8 2cz
proliferation,ppp,1y8 2cz
proteolysis,pn6,e8h
quadrupling,pqb,1y0
quickening,pqi
rally,png,3os
rationalization,pnv
redeposition,po2
reducing,pq5,bs
reduction reducing,pn7,1v1
replenishment renewal,poy,39b
διυλιση refining refinement purification,pr5,3dr 3dn
refrigeration,pnj pr4
release,pqd,jb tv
replication,pqi,981
repression,pnv
αναπαραγωγη reproduction,pqi,eq
ripening,pqi
rooting,ppf,2nv
ερευνα search lookup,pqg
secretion,pqi,jb
sequestration,pn6
shaping defining,6y,4fe
sink,pqd
slippage,pnt
slippage,pnq,1l0
slump falloff,po5,34k 1l0 36m 36p
smoke smoking,psp,dg0
soaking,pqd,8mw 39y
,ppl
softening,pqd,20l
sorption,pqd,8hj
specialization differentiation,pmk
spiral,pok
stiffening,pqd,30v
stimulation,pqd

stratification,ppb,3ku
summation,pqi
εφοδιασμοσ supply,pok,cby,pnz
survival,pqd
synergism,pqd,437 43u
synthesis,pn6,vr 47c
,pqd
thaw thawing melting,ppj pqx,37h 2sb
transcription,pqi
,pqd
transpiration,pqi
transpiration,pqd,alq
transpiration,pmv
μετατοπιση transport,po8
ulceration,pqi
ultracentrifugation,pn4
unfolding flowering,po7,290
uptake,ppl
vaporization vapor evaporation,pqx,3vl 3vj 2q7 36z
vegetation,ppf,1td
broadening,ppp,2b6,pqc
fermentation ferment,pn6,3aq
,86
,86
,86
,86
,86
,psx
bandwidth,psy
enough,psw,bof czq bog
fill,pt0,6yb 6wc
majority,psw,86j
αριθμοσ number,psu,dgc 5oo 5oi 5ov cx1
μοναδα unit,psu
constant,pt3
coefficient,pt5
reflectance,pt6
transmission,pt6
weighting,pt6,4ci
μετρημα count,pt3
complement,pta
circulation,pta
prime,pt3
σκορ score,pt3,6iu
bogey,pte,8q4
deficit,pte
duck,pte
eagle,pte
par,pte
record,pt3
,pt3
first,ptl
cardinal,pt3
βαση radix,pt3
frequency,ptn,3g6 6ay
αναλογια quota,pt3
,pt4
,pt4
,pt4
,pt4
cord,ptt
,pt4
,pt4
,pt4
,pt4
,pt4
,pt4
,pt4
,pt4
,pt4
advantage,pu4
ακρ acre,pts
barn,pts
perch,pts


,ptt
homer,ptt
standard,ptt,3c9
fifth,pu9
quart,pu9
gallon gal,pu9

quart,puh
bushel,puh
quart,pua
gallon,pua
bushel,pua
milliliter ml cc,pub
liter,pub
partition,ptu





amp,puq
milliampere ma,puq
gamma,pur
gauss,pus

candle,puz
mv,put
watt,puu
hp,puu
megaton,ptw
newton,ptx
gee,ptx
gal,ptr
,pty
,pty
ιντσα inch in,pty,amt
ποδι foot ft,pty
γιαρδα yard,pty,3h2
perch rod,pty
furlong,pty
μιλι mile,pty
λευγα league,pty
nail,pty
βερστι verst,pty
πηχυσ cubit,pty
δαχτυλο finger fingerbreadth,pty
extremum peak,pz8,72c adm
κεφαλι,pty
ιντσα mesh,pty
παλαμη palm,pty,71e
σπιθαμη span,pty
micron,pv8
millimeter mm,pv8
centimeter cm,pv8
decimeter,pv8
μετρο meter,pv8
dam,pv8
kilometer km,pv8
οργια fathom fthm,pty,3h9
mile,pv9
dollar,ptz
φραγκο franc,ptz
,ptz
cent,pw1 pwj
,ptz
colon,pw3
,ptz
colon,pw5
ore,pw1
,ptz
ban,pw8
,ptz
pound,pwa
,ptz
pfennig,pwc
penny,pw1
,ptz
πουλα pula,pwf
,ptz
ban,pwh

,ptz
yen,pwk
,ptz
zloty,pwm
atmosphere atm,pu0
pa,pu0
psi,pu0
στιγμη,pty
πικα em,pty
κικερο cicero,pty
γραμμη,pts
inch,pts
lineage,pt3
βαθμοσ,pu1
millidegree,pu1
poise,pu3
,pu2


,pu2
slug,pu2
ounce,px0
pound lb,px0
pound,ptx
ton,px0
ton,px0
megaton,px0
ounce,px2 px1
μικρογραμμαριο microgram mcg,px3
milligram mg,px3
κοκκοσ grain,px3
καρατι carat,px3
γραμμαριο gram gramme gm,px3
κιλο χιλιογραμμο kilogram kg kilo,px3
κιλο χιλιογραμμο key,pxh
μυριοστημοριο μυριοστο myriagram myg,px3
στατηρασ,px3
εκατοκιλο quintal,px3
τονοσ tonne,px3
integer,pt3
remainder,pt3

τετραγωνο square,pt3,46l
cube,pt3,46m
ριζα root,pt3
fraction,pxp,470
,pxt
dividend,pt3
,pt3
factor,pxn,46o
remainder,pt3
aliquot,pxw
half,pxu
third,pxu
fourth quarter,pxu
fifth,pxu
ninth,pxu
tenth,pxu
μηδεν nothing nil nix nada null aught cipher naught zero zilch zippo,psw
figure,pxn
zero cipher,py7,468
ενα μοναδα one ace single unity,py7
two,py7
pair brace span yoke,pya,85s 7hj
three trio leash troika,py7
four foursome,py7
five quintet,py7
six sextet,py7
seven,py7,b3n
nine,py7
,pxn
δεκα ten tenner decade,pyi
twelve dozen,pyi,b3u
teens,pyi
thirteen,pyi
fourteen,pyi
δεκαπεντε fifteen xv,pyi,b3z
nineteen,pyi,b45
twenty,pyi
thirty,pyi
fifty,pyi,b4l
αιωνασ hundred century,pyi
thousand,pyi
myriad,pyi
million,pyi
billion,pyi,b5i
billion,pyi,b5k
αθροιση addition increase gain,psv,160 16w
accretion,pyz
bag,psv,87p
catch haul,psv,87q
correction,psv
περιεχομενο containerful,psv
βημα footstep pace step stride,psv,3h2 apz a23 apx a26
,psv
chunk,pz6
οριο limitation,psv
οριο limit,psv
,psv,bhg 8u0
neighborhood,psv
pick,pza,7ty
,psv
dab splash splatter,pzd,7sz 76f
bit,pzd,7vo
hair,pzd
sprinkling,pzd,7t7
shoestring,pzd
spray spraying,pzd,7sq
παραλιγο nose,pzd
little,pzd
minimum,pvl pzd,54w 58y 338,q1k
αξια worth,psv,cf9
αγκαλια armful,pz4
τσουβαλια bag bagful,pz4
βαρελια barrel barrelful,pz4
καροτσι χειραμαξα barrowful,pz4
αποθηκη αχυρωνασ barnful,pz4
λεκανη basin basinful,pz4
καλαθι basket basketful,pz4
δοχειο σκουπιδοντενεκεσ bin binful,pz4
μπουκαλα μπουκαλι bottle bottleful,pz4
μπολ bowl bowlful,pz4
κουτι box boxful,pz4
κουβασ bucket bucketful,pz4
κονσερβα can canful,pz4
καπελο σκουφοσ capful,pz4
αυτοκινητο carful,pz4
καροτσα cartload,pz4
χαρτοκουτο carton cartonful,pz4
βαρελακι cask caskful,pz4
καφασι crate crateful,pz4
φλιτζανι cup cupful,pz4,1fu
πιατο dish dishful,pz4,6vs
φαρασι dustpan dustpanful,pz4
φλασκι flask flaskful,pz4
ποτηρι glass glassful,pz4
χουφτα handful fistful,pz4
καπελο hatful,pz4
σπιτι houseful,pz4
βαζακι jar jarful,pz4
κανατα jug jugful,pz4
βραστηρασ kettle kettleful,pz4
ποδια lapful,pz4
μπουκια mouthful,pz4
κυπελλο mugful,pz4
καδοσ κουβασ pail pailful,pz4
κανατα pitcher pitcherful,pz4
πιατο plate plateful,pz4
τσεπη pocketful,pz4
κανατα pot potful,pz4
δωματιο roomful,pz4
σακοσ τσουβαλι sack sackful,pz4
σεσουλα scoop scoopful,pz4
ραφι shelfful,pz4
shoeful,pz4
φτυαρι φτυαρια shovel shovelful spadeful,pz4,7k1
καλαθι πανερι skepful,pz4
split,pzw
κουταλια spoon spoonful,pz4
κουταλια tablespoon tablespoonful,pz4
δεξαμενη ντεποζιτο tank tankful,pz4
teaspoonful,pz4
δαχτυληθρα thimble thimbleful,pz4
σκαφη tub tubful,pz4
κομματι morsel,pzd
handful,pzd
couple,pzd
σταγονα drop drib driblet,pzd,q18 8rv
droplet,q17,q9d q17
dose dosage,psv,3n1 nu
βαροσ load loading,psv
squat shit,pzd
σφηνακι,pzd
trace suggestion,pzd
shred whit,pzd,8m8
hint mite jot speck,pzd
φουρνια batch deal flock hatful heap lot mass mickle mint mountain muckle passel pile plenty pot raft slew stack,pz6,8f8 37 al5 396 bdd
battalion multitude pack,pz6,2ay
boatload carload,pz6
flood inundation deluge torrent,q1g,4oq 8fb bri
maximum,pvl pz6,33g 33f,pzm
mile,pz6
million billion,pz6
much,pz6
myriad,pz6,2ay
reservoir,q1r
θαλασσα ωκεανοσ ocean sea,pz6
προμηθεια supply,psv,6wa cby bn7
tons dozens lots scores wads,pz6
ευρυχωρια room,h8e,3dy
clearance,q1t
parking,q1t,8a6
ογκοσ volume,86,7vf
capacity,q1w,d4p
proof,86
relations dealings,7s
σχεση relationship,7h,nwx 7h
partnership,q20
,q20
obligation,q22,8sk 5d2
,7h
contrary,q24
,7h
αντιστοιχηση απεικονιση function map mapping,q26
expansion,q27
μετασχηματισμοσ transformation,q27,3qr
rotation,q29
τελεστησ operator,q27
identity,q2b
,q27
sin,q2d
tangent tan,q2d,dkh
sec,q2d
cosecant,q2d
βαση foundation,7h,465
βαση θεμελιωση footing basis ground,q2i
συνδετικοτητα connection connectedness,7h,cp9,q2s
bond,q2k,ckx
,q2k,4ha
link,q2m,7qc
communication,q2k,4mp
γεφυρα bridge,q2k,cuu
involvement,q2k,d0u cw9
comprehension,q2q,cvj
,7h,3uk,q2k
συναφεια σχεση relevance relevancy,q2k,a8m,q2x
applicability pertinence,q2t,a8q 12n d0q a8p
αναφορα relatedness,q2k,a87 a7x,q2y
bearing,q2v
ασχετοσυνη irrelevance irrelevancy,q2s,a8s,q2t
ασχετοσυνη unrelatedness,q2s,a8j a85,q2v
extraneousness,q2y,7pw 7pv a8y atk

concord,q30
coordination,q30
modification,q30,1ac
εγκλιση mood mode,q30,dpw
interrogative,q34
mode,q24
,q30
active,q37
κλιση inflection inflexion,q30,5ut
paradigm,q39
αποψη aspect,q30
παρατατικοσ progressive imperfect,j04
,j04
παρακειμενοσ pluperfect,q3d
υπερσυντελικοσ,q3c

μερωνυμια meronymy,q3g
συστατικο part portion component constituent,7h,3of
basis,q3i
λεπτομερεια detail particular item,q3i,5od 5pz
μοναδα unit,q3i
μελοσ member,q3i,qbd lqz
απομειναρι υπολοιπο remainder balance residual residue residuum rest,q3i,dn0 cwe
remnant,q3n,cwe
subpart,q3i
σχεση affinity kinship,7h
rapport,q3q
sympathy,q3q,9ll
affinity,q3u
kinship,7h,nwx 7h nwz lbo
lineage,q3u,db2
συγγενεια affinity,q3u
steprelationship,q3w
καταγωγη birth,q3u,cl2
πατροτητα,q3u
μητροτητα motherhood,q3u,o22
brotherhood,q3u
,7h
κλιμακα scale,q42
ratio,q42
proportion,q4n
content,q45
scale,q45,99c
correspondence,q4m,3f4 5ep 3f9 amp 3f3
ποσοστο percentage percent pct,q45
αναλογια ratio,q42
abundance,q4a
abundance,q4a
average,q4a
αποδοση παραγωγικοτητα efficiency,q4a
frequency,q4a
magnification,q4a,1vm 34z
mileage,q4a
odds,q4a
magnitude,q4a
prevalence,q4a
productivity,q4a
proportionality,q4a,3fe
,q4a
turnover,q4a
loading,q4a
incidence,q4f
control,7h
κατευθυνση direction,h8e
frontage,q4s,d37
orientation,q4s
,q4u
trim,q4v
,q4s
,q4x
βορρασ north northward,q4y
βορρασ,q4s
βορειοανατολικα northeast northeastward,q4x
ανατολη east eastward,q4y
νοτιοανατολικα southeast southeastward se,q4x
νοτοσ south southward,q4y
νοτιοδυτικα southwest southwestward sw,q4x
δυση west westward,q4y
βορειοδυτικα northwest northwestward nw,q4x
northeast,q4s
southeast,q4s
southwest,q4s
northwest,q4s
,h8e
εξαρμα υψοσ elevation el altitude alt,q5c
χαμηλωμα,q5c
,7h
ανταγωνισμοσ competition,q5f
πολιτικη politics,7s,o7l o7k
χημεια chemistry alchemy,7s
αμοιβαιοτητα ανταποδοτικοτητα reciprocality reciprocity,7h,a4n
correlation,q5j,a8h cyh 4hf
mutuality interdependence,q5j,4jr ayf a4n
mutuality,q5j,ayf a4n
interrelation interrelationship,7h,adf q5n d8u
,7h
antecedent forerunner,q5o
synchronism synchrony,q5o,dbj bu1 5qv 2w4,q5r
asynchrony desynchronizing,q5o,,q5q
πρωτοσ first,qsq
third,qsq
fourth,qsq
fifth,qsq,b5x
ninth,qsq
tenth,qsq
twentieth,qsq
last,qsq
κλιμακα scale,k8c,99c
index,q60,4fk
συγκριση comparison,7h,48s
gauge,k8c
baseline,k8c
norm,k8c
αντιθεση αντιπαραθεση ασυμφωνια διασταση διαφορα διαφωνια opposition oppositeness,7h,alk
antithesis,q66,ale
contrast,q66,czd 4a2
αντιθεση polarity,q66,alk
polarity,q66,2o0
,q66,3vx buu
αντιθεση contradiction,q66
dialectic,q6c
incompatibility repugnance,q6b,59u
contrary,q66
reverse contrary opposite,q66,1kb 4xd 12p
αντιθετο inverse opposite,q66
change,7h,ym zg
gradient,q6i
στερεο solid,6f,37l
επιπεδο plane sheet,6f,5h9 49n
πλευρα οψη,q6l
flare flair,6f,2bd
σχημα,6f
pencil,q6o
σχημα,q6o
,q6o
σχημα subfigure,q6o
γραμμη line,6f
κυρτοτητα convexity,q6k,3pt
,6f,ai7
κοιλωμα κοιλοτητα concavity incurvation incurvature,q6k,3pp
κυλινδροσ cylinder,q6k,ahy
,6f
,q6q

παραμορφωση distortion,6f,746 7py
,6f
καμπυλη curve,q6t,agg,q79

,q73
bend crook turn,q73,agf agp
hook,q73
envelope,q73
,q6t,,q73
συνδεσμοσ link,6f
tangent,q79,dkh
radius,q79,dn6
diameter,q79
pit,q6w hko,8iw
recession niche,q6w,a30 7f1 8av
cone,q6y
funnel,q7g,82i
,q6q
τομη intersection,ld7
circle,q7y,ahc
circle,6f,8ey
equator,q7k,30q
arc,q73,agj bl2
chord,q79
sector,q6q
δισκοσ disk disc,q6y
ring halo,q99
θηλια loop,q74,8f7 907
coil whorl,q6y,8f7 ar0 2ou d21 aid
spiral,q73,dbg aid
spiral,q73,dbg
eccentricity,q4a,3ql
whirl swirl,q6y,ai6 aia ai4 ai8
ελλειψη ellipse oval,q7i,ai1
square,q88 q70,148
triangle,q6z,1vh aie
triangle,6f
,q80 q70
delta,q82
parallel,q6o

pentagon,q6z
diamond,q85
rectangle,q85,aib
πολυεδρο polyhedron,q6k
πρισμα prism,q89
συστροφη συσπαση tortuosity tortuousness torsion contortion,q71,7py bkr
καμψη στρεβλωση buckle,q71,2ne
εξογκωμα knot gnarl,q71,bkm 8eo 909
arch,q73,agj
παραβολη parabola,q7i
υπερβολη hyperbola,q7i,e4q
γωνια angle,qa0,dx8 ai7 ahw agz
,q8h
inclination,q8h
inclination,q8h
azimuth,q8h
bowl trough,q6w
groove channel,q8w,7f3 84f
rut,q8n,bb9 7f3
scoop,q6w
εξογκωμα bulge hump swelling gibbosity gibbousness jut prominence protuberance protrusion extrusion excrescence,qap,aoe 22e 7q6 agm d73 20u
belly,q8q
γρομπαλακι γρομποσ nubble,q8q,baz
wart,q8q
knob,q6u
τοξο bow arc,q73,agj
αποτυπωμα impression imprint,q6w
ellipsoid,q6q
πλευρο flank,q6s,d3d
υποτεινουσα hypotenuse,q8y
altitude,hbo
βαση,q8y
ισορροπια balance equilibrium equipoise counterbalance,g1w,d0a 126
symmetry proportion,q92,bt8
ημισφαιριο hemisphere,q6s
,q6y,ahf
ball globe orb,q95,ahf
spherule,q96
cylinder,q6y,ahy
,q6k
tower pillar,6f,d3q 13b
barrel drum,q98
pipe tube,q98
χαντρα drop bead pearl,q95,267 q18
δροσοσταλιδα dewdrop,q9d
ridge,q6u
rim,q9i q6y,bnk
,q6u,2vs
οριο boundary edge bound,q6t,d6d 1tr 862
ακρη περιθωριο margin border,q9i,d6d 2hn
periphery fringe,q9i,2hn 2hi
brink verge,q9i
bias,q79,76t
cup,q6w
scratch prick slit dent,q8w,7fj 8jw 8jx 822 7jn 4xq 8je
notch,q9u,7ey
ρυτιδα wrinkle furrow crinkle seam,q8w,7ev 5hl 7f9 7f5 7fg
crevice crack chap,q8w
πτυχη fold plication bend,q6v,agp 7fm 84d 7f6
pucker ruck,q9s,7fd 7nb
indentation,q6w
cleft,q9u,8jj 8ju
striation,q8n
sinusoid,q75,blf
blob,q72,8gc
vacancy emptiness vacuum,qa0,6em 6ep
χωροσ space,q72 69,aaq
hollow,qa4,bdg
συνδεσμοσ articulation join joint juncture junction,q7a,cus br8
,qa0
cavity,qa0
τελεια dot,q7q,5x1 d2f
pore,qa3,7wl 2h2
δεντρο tree,q6q
spur spine,qap,78c
constriction bottleneck,h87,2bf
οψη facet,q6s
vector,q79
ray,qab,d1z
cast mold stamp,q6k,axt 8yc 8ys 93d 5uj
κλαδοσ παρακλαδι σκελοσ branch leg ramification,q6s,2gy
fork,qae
pouch sack pocket,qa4
κυβοσ block cube,q6k,7bo
πυραμιδα,q89,85y
octahedron,q89
,q89
cube,qak,7bo
ουρα tail,qap
tongue knife,qap
wedge,q80,8fl
προεκταση projection,q6u
κατασταση condition,5r
κατασταση condition status,5r,1lv
health,qar,6ty
mode,qar
participation,qar,d0w c6s 6dh
saturation,qar
silence,qar,a0h 3b8
θεση situation,qar
θεση niche,qck
election,qcg
nomination,qar,5bo
θεση shoes,qax,bwn
soup,qax
κατασταση situation,5r
σχεση relationship,5r,nwx 7h
σχεση relationship,5r
account,qb5
συντροφικοτητα company companionship fellowship society,qba,ngz nh0
acquaintance,qb5,n7d
συνδεσμοσ affiliation association tie,qb5,ckx 1tw caj
φιλια friendship,qb5,n7d nq3
intrigue,qbc
ιστορια ρομαντζο σχεση romance,qb4,85r 653 ck8
membership,qb5,q3m o0p
,qb4
δεσμοσ affair affaire intimacy liaison involvement amour,qbe
utopia,5r,cem
acceptance,qb3,,qbx
challenge,qb3
complication,qb3,2xf
κριση crisis,qr3,498
,qb3,cxi afv afq
crunch,qr3
,qb3,,qbp
περιβαλλον environment,qb3,dyi
equilibrium,qb3,d0a 126,qbn
exclusion,qb3,c6l 4wt,qbr
,qb3,,qbq
nightmare incubus,qr3
δυσχερεια strait straits,qr3
εικονα picture scene,qb3
φυλακη prison,qb3
purgatory,qr3
rejection,qb3,,qbh
καθεστωσ στατουσ,qb3
swamp,qr3
stratification,qaq,ch4 ch2
,5r,2zv bvz
βαθμοσ degree level stage point,5r
ladder,qc2
ακμη κορυφη acme height elevation peak pinnacle superlative tiptop top,qc2,d22 czo bpj adm bxm 3qw
εκταση μεγεθοσ extent,qc2,3q5
επιπεδο plane,qc2
,qc2,60c 8mv
extremity,qc7,8cq 8gq
ordinary,qaq
συνθηκη circumstance,qar
πραγμα event case,qca
hinge,qca
κατασταση thing,qb3
αναγκη urgency,qr3,4hc
congestion,qbl,87l
θεση status position,5r
equality equivalence equation par,qcg,cvx 30q
tie,qch
,qcg
station,qcj
θεση standing,qcg
,qcg,,qcs
stardom,qcm
championship,qcm
seniority,qcm,ar8
precedence priority,qcm
,qcg
,qcg,bp5,qcm
κατωτεροτητα inferiority,qcs,bih
,qct,9pu 4w3
servant,qcu
,qcg
illegitimacy,qcg
εθνικοτητα nationality,qcg,e45
footing terms,qcg
retirement,qcg,buf
υπαρξη being beingness existence,5r,d8v b7 a2s 5kl ctg,qde qdd
πραγματικοτητα actuality,qd1,a2w a2v b7
reality realism,qd2,oaq oap oao a40 c8o au0 a2s,qdf
fact,qd3
reality,qd2,c8o au0 30 a2s
αληθεια γεγονοσ truth verity,qd2,c8l,qdh
eternity,qd1,9av
preexistence,qd1,ye
συνυπαρξη coexistence,qd1,bu5 ctk
υπαρξη subsistence,qd1
παρουσια presence,qd1,9p0,qdi
occurrence,qdb
ανυπαρξια nonbeing,5r,,qd1
ανυπαρξια nonexistence nonentity,qdd,5kp,qd1
unreality,qde,a34 44d,qd3
cloud,qdf
falsity,qdf,45j c8s cqd 53v 4av 1kc,qd6
απουσια absence,qun,9p6,qdb
nonoccurrence,qdi
ζωη life,qd1
ζωντανια life living aliveness,qd1,1ge
survival endurance,qdl,cui cuk cud
subsistence,qdm,cud
death,5r,2ny asg
υπνοσ rest sleep quietus,qdo
life,qd1
ghetto,qdq
,qcw
γαμοσ marriage matrimony union wedlock,qds,doh
intermarriage,qdt,,qdv
intermarriage,qdt,,qdu
virginity,qar,2ol
widowhood,qds,onn
απασχοληση employment employ,5r,bzq,qdz
ανεργια unemployment,5r,,qdy
ταξη order,5r,cgu c25,qea
tranquility quiet,qe0,2b5
αρμονια συμφωνια harmony concord,qe0,d4l 5ep 3fh 3fb
peace,qe2,9c7
stability,qe0,,qee
ειρηνη peace,qe0,8wk,qf0
amity,qe5,6cg
συμπνοια agreement,qe2,64k,qf1
concurrence,qe7
συμφωνια consensus,qe7
διαταραχη συγχυση disorder,5r,,qe0
αναρχια anarchy lawlessness,qea,7wa 3ze n8m
nihilism,qeb,dvc n8m
incompatibility,qic
instability,qea,,qe4
confusion,qea
demoralization,qef
bluster,qef
chaos,qef,c2h bwc
riot,qea
disturbance disruption commotion flutter,qea
turmoil upheaval,qek
earthquake,qek
incident,qek
splash,qek,9pa
storm tempest,qek,996 d8n
tumult uproar,qek,a14
combustion,qeq
strife,qea,d80
turbulence upheaval,qea,a14
agitation ferment fermentation unrest,qet,996
violence,qet,1yk
ανταγωνισμοσ εχθροτητα hostility enmity,5r,795 n7w 9j7
συγκρουση conflict,5r,czf cp3
συγκρουση clash friction,qex,czj 4ye
clash,qex
war,qew,,qe5
ασυμφωνια disagreement dissension,qex,4ya,qe7
suspicion,qew,5k8
φωτεινοτητα illumination,5r,28k
φωσ φωτισμοσ lighting,qf3,28k,qf5
σκοταδι dark darkness,qf3,24j,qf4
νυχτα night,qf5
ερεβοσ lightlessness blackness black,qf5
συσκοτιση blackout brownout dimout,qf5
ημιφωσ μισοσκοταδο semidarkness,qf5
overcast,qf9,3bb dgi
shade,qf9,25n dg2
shadow,qfb,25n dg2
gloom,qf9,2y1 258
obscurity,qf9
διαθεση spirit,ko7
embarrassment,qff
ecstasy rapture,qff,9k0 9k2 9ks 7rz
gratification satisfaction,qff,9km
ευτυχια happiness felicity,qff,67c 6q5,qfo
,qfj,9k0
,qqo,9k6 6q8
εκσταση ecstasy rapture,qfl,7rz
nirvana enlightenment,qfk
δυστυχια unhappiness,qff,6qc,qfj
λυπη sadness sorrow sorrowfulness,qfo,7rj 9ha 7r8
πενθοσ mourning bereavement,qfp,9h7
poignancy,qfp,951
αθωοτητα innocence,qar,7l9,qfu
purity innocence whiteness,qar,9y9 ch8 2ol 3du
ενοχη guilt guiltiness,qar,16b 7lh,qfs
complicity,qfu
εγκληματικοτητα criminalism criminality criminalness,qfu,7x5 7lp
ελευθερια freedom,5r
αυτονομια ελευθερια autonomy liberty,qg3,cej ceh 6a6
αυτονομια,qfy
sovereignty,qfz
αυτοδιοικηση,qfz
fragmentation,r0r,2j2
ανεξαρτησια αυτονομια independence independency,qfx,6a6 4k0
liberty,qfx,ceh
license,qg4,c5r
latitude,qg4
license,qg4
discretion,qg4,4ih
liberty,qfx,c1u ceh
υποταγη subjugation subjection,qb5,cef
καταπνιξη καταστολη repression,qga,c29
καταπιεση oppression,qga
yoke,qgc
αιχμαλωσια enslavement captivity,qga,6ap
δουλεια slavery thrall thralldom thraldom,qga,qgf
δουλεια υποτελεια servitude,qgf
υποτελεια serfdom serfhood vassalage,qgf
περιορισμοσ confinement,qga,d6i
restraint,qgi,7iu
cage,qgj
captivity imprisonment,qgi,ce0 ce9 6ap
κρατηση detention detainment hold custody,qgi,7iu ce5
αντιπροσωπεια αντιπροσωπευση εκπροσωπηση representation agency,5r,n82 cle
autonomy,qg3
dependence dependency,5r,4jk 4h8
helplessness,qgp
reliance,qgp,4dl
contingency,qgp
polarization,qar,3ga 3g7 3gc
balance,qbp,dc7 d0a 8qm,qgx
tension,qgu
poise,qbp,8qm 8qo
imbalance instability unbalance,qbn,,qgu
κινηση motion,5r,38,qh1
shaking trembling quiver vibration,qgy,9vi 9vv 9vc bj6 bho 32
tremor,qgz
ακινησια motionlessness stillness lifelessness,5r,xi 6ej 8kt,qgy
immobility,qh1,8ku
ενεργεια action activity activeness,5r,8yg at a6 9v 9k bsp,qhd
agency,qh3,mne
virus,qgn
απασχοληση busyness,qh3,28u
συμπεριφορα behavior,qh3
eruption,qh3,2c6
λειτουργια operation,qh3,8ck
running,qh9
εξελιξη play,qh3,bt3
δραση swing,qh3
αδρανεια απραξια inaction inactiveness,5r,ab 96 a2a 8kt,qh3
suspension,qhd
arrest halt hitch stay,qhd,9qq 9qn 2ms
calcification,qhd,3v8
,qhd,b1 1fl ab
εξαλειψη,qhd
στασιμοτητα stagnation stagnancy doldrums,qhd,4zc c18
stagnation,qhd,789
recession,qxd
torpor,qic,8f
lethargy,qhm
slumber,qhh
deadlock impasse standstill,qr3,9na
,5r
κουραση fatigue weariness tiredness,qhq,c3g c3j l2
eyestrain,qhr
εξαντληση εξουθενωση exhaustion,qhr
depletion,qhq,6rl
drunkenness,qhq,4x6 6xp 6xn 4x7,qhw
sobriety,qhq,4xb,qhv
wakefulness,qhq,4e9,qi4
anaesthesia,qic
arousal,qic
υπνοσ sleep slumber,qic,1fx 39 1ft
sleep,qic
υπνωση hypnosis,qpj,19p 4n
αυθυποβολη,qi2
drowsiness,qhq,1fx 1fo 1ft,qhx
imminence,5r,97p 384 d95
readiness,5r,2ye cou 9og a2h
ready,qi6,a2h 2ye
emergency,qhq
clutch,qhq,4lz
exigency,qbk,4h9
juncture crossroads,qbk
,qar
παρορμηση,qic,cfr
alertness alerting,qhz
,qhz
anger,qif,2bb vy 9fi 9fg
rage,qig,d8n 9h0
εξαψη excitement fervor fervour,qif,atg 9de 9br
,qhz
hotness,qij
rut,qic
desire,qhz,9m9 9mc 9m3
rage passion,qim
materialism,qim
λιγουρα λιμοσ πεινα hunger,qid,7do 6xc
emptiness,qip,7dp
starvation,qip,6xc
υποσιτισμοσ undernourishment malnourishment,qip
διψα thirst,qid,7du
,qid
suffocation,qiu,87a 8le 2o8
impotence impotency,qix,9m6
,qic,5xq,qj7
εγκυμοσυνη κυοφορια κυηση pregnancy,qic,fr 1au
quickening,qc2
labor labour confinement,pqr,f9
υγεια healthiness,qic,6ty,qj8
vitality,qj1,xg 5ac 3tp 53
juice,qj2
flush,qj1,6u3 te
freshness glow,qj1,c3y
radiance,qfj qj1
fecundity,qic,5xn 6dd 5xi,qix
,,6uf,qj1
διαταραχη disorder upset,qic
αδιαθεσια ασθενεια ailment complaint ill,qj9,ju
,qj9
ανορεξια anorexia,qjb
fantods,qj9
,qj9
,qic
hypercellularity,qjf
hypocellularity,qjf
ασθενεια illness unwellness malady sickness,qj8,cld cli,quh
dependence dependency,qic,24k cb
distension,qic,2bn
,qjj
drunkenness,qjl,6xp 6xn
ague,qji
καταρρευση collapse,qji,76
breakdown,qjo,9f6 76
ασθενεια disease,qji
complication,qjq,2xf

incompetence,qjq
hyalinization,qar
vacuolization,qar
malaria,qlf
mimesis,qjq
rheumatism,qjq
κριση,kb2
seizure,qjz
stroke,qjz
paroxysm fit,qjz
,qj9

protuberance,qar,7q6
αφασια aphasia,qk4
occlusion,qjz
thrombosis,qk7
inversion,qya
arteriolosclerosis,qkb
,qlu,379 377 dip

flutter,qkc
cholelithiasis,qkf
,qlu
,qjq
hypoadrenocorticism,qje
diabetes,qjs
hypothyroidism,qje
,qjq
,qkk,7j0
flu,qkl ql4
,qkl
smallpox,qkn
blindness,r0l,azz azr
,qkk
brucellosis,qkq
dysentery,qkq
hepatitis,qkq qkg
dose,qkl
clap,qku
leprosy,qkq
polio,qkq
,qkq
typhus,qky
tuberculosis,qkq
consumption,ql0
typhoid,qkq
yaws frambesia,qkq
,qjq
cold,ql4 qkk
,ql4
bronchiolitis,ql6
coccidioidomycosis,qle
emphysema,ql4,e6l
pneumonia,ql4
φλεγμονη,qjq
μολυνση infection,qj8,at8 dmu p6
felon,qlc

,qlc
bilharziasis,qv0 qlc
εστια φωλια focus nidus,m17
sore,qlc
arthritis,qlb
rheumatism,qlj qll
,qjq
gout,qlj

anemia,qln,eak
goitre,qjq
cyst,qlu
ενοχληση,qja
ζαλαδα kinetosis,qja qp0
ναυτια seasickness naupathia,qls
παθολογια pathology,qj8,6uy 8o7 nl9
fibrosis,qlu
myelofibrosis,qlv
polymyositis,qoy
osteoporosis,qlu
demineralization,qlu
lesion,qlu
ulcer ulceration,qm0,6ur
,,axg
λαγωχειλια harelip cheiloschisis,qvy
clubfoot,qm2
blight,qn0,dgk
,qjq
,qm6 qlb
δερματιτιδα dermatitis,qm9
εκζεμα eczema,qm6
κερατιαση keratosis,qm6
μελανισμοσ melanosis melanism,qm6
εξαπλωση,qji
νεοπλασμα tumor tumour neoplasm,qmc
adenoma,qmf
,qmd
,qmd
γλοιωμα glioma,qmg
malignancy,qjq
,qmd qmi
cancer,qmj
,qjq
,qjq
glaucoma,qml
οφθαλμια οφθαλμοπαθεια ophthalmia ophthalmitis,qov
anaplasmosis,qmm
bursitis,qoq
brucellosis,qmz
enterotoxemia,qmm
glanders,qmz
ketosis acetonemia,qnp
madness,qmz
rhinotracheitis,qmm
scours,qmm
tularemia,qmz
,qmm
,qjq
mosaic,qn0
,qn0
rosette,qn2
,qn0
bunt,qn4
,qn0
leak,qn6
τραυμα trauma,qpj
βλαβη injury hurt harm trauma,qj8,aua hs jk
scratch scrape,qno,7b2 7jn 7jk bap au1 7ai 7b6
κοψιμο cut slice,qno,8jx 7lr 7lt
δαγκωματια bite,qno,82r
hemorrhage,qn9,kz
bruise contusion,qn9,8a0
mouse,qne
burn,qn9,2rs
μαυρισμα tan suntan sunburn burn,qni,tr
,qic
dislocation,qn9,3c3
σπασιμο,qn9,2iq 2ig
frostbite,qn9
sting bite,qn9,82o
strangulation,qj9,2o5
κακωση τραυματισμοσ wound lesion,qn9
συμπτωμα symptom,iaw,2nj dkc

syndrome,qnp
radiation,qnr
,qnp,8vu
aftereffect,qnt
abscess,qnp
enlargement,5r
swelling lump,qnw qnp,20w
bloat,qnx,2os 2or
βουβωνασ bubo,ho3 qnp
edema,qnx,6v1
congestion,qnp
hyperemia,qo1,e78
eruption,qnp
numbness,qnp,arl
πονοσ pain hurting,qnp,aua auf hs 9gh ju
ache,qo5,aua auf 94x
agony suffering,qo5,9i7 jy aua hs
throe,qo7
burn burning,qo5,au5
distress,qo5
headache,qo6
hemorrhoid,qo5
,qo5
pang,qo5
pang sting,qo5
sciatica,qod
sting,qo5,auq au5
stitch,qo5
tenderness,qo5,954 7l1
torture torment,qo5,jy 94y
pimple,qm7
cardiomegaly,qnp
murmur,qnp
flush,qnp
indigestion,qnp
εξαψη redness rubor,qnp,2wd h9
καταρροη catarrh,qoq
chill shivering,qnp,33
ague,qnp
κολιτιδα colitis,qoq
επιπεφυκιτιδα conjunctivitis pinkeye,qoq
founder,qoq
μυελιτιδα myelitis,qoq
,qoq
φλεβιτιδα phlebitis,qoq
nausea sickness,qnp,clx b52
qualm,qp0,clx
spasm cramp,qnp
,qp2,9vz 27
fasciculation,qp3
scar,qnp,8iw 7ei
vaccination,qp5
,qnp
calcification,qp7,3iv 3ix
πυρετοσ fever febrility febricity pyrexia feverishness,qnp,cls d94
atrophy,qnp
,qya
hypertrophy,qpb
splenomegaly,qpc
hyperplasia,qpb
diarrhea diarrhoea,qnp
ζαλη ζαλαδα dizziness giddiness lightheadedness vertigo,qnp,clp
anemia,qnp,bmp
thrombus,hn3
,qar
ηθικη morale,qpj
anxiety,qpj
nervousness nerves,qpj,c7u
,qpm
tension stress,qpn,9hi
αυταπατη πλανη ψευδαισθηση,qpj,cq6
ψευδαισθηση hallucination,qpp
μαστουρωμα trip,qpq
nihilism,qpp
,qpj,,qpw
υγεια sanity saneness,qpt,a1n amz,qq8
lucidity,qpu,an0 43e
ψυχοπαθεια psychopathy,qpj,ano,qpt

claustrophobia,qpx
aberration,qk3
delirium,qk3
,qk3
mania,qq1,bwf
craze delirium frenzy fury hysteria,qq2,oi 9fh bwd an8
μεγαλομανια megalomania,qpw
μελαγχολια melancholia,qql,7rd
νευρωση ψυχονευρωση neurosis neuroticism psychoneurosis,qk3,8nt e2l
hysteria,qq6,8o4
παραφροσυνη τρελα φρενοβλαβεια insanity,qpw,an1,qpu
madness,qq8,an1 an8 anh
unreason,qq8,a1p
unbalance,qq8
ψυχωση psychosis,qpw,anp
παρανοια paranoia,qqc
σχιζοφρενεια schizophrenia,qqc,anr efj
καταληψια catatonia,qqe,eb8
sprue,qj9
agitation,qpj
disturbance perturbation upset,qqh,9fx 9d3 9c3
sweat lather,qqh,9gn
fuss flap,qqh,9gn
καταθλιψη depression,qpj,,qqo
ακεφια κακοκεφια blues megrims vapors vapours,qql
μελαγχολια melancholy,qql
αγαλλιαση elation,qpj,9jv,qql
high,qqo
panic,qpl,1hv 9fe 9eq
fit tantrum,ksc
irritation annoyance vexation,qpj,cg7 9fk
restlessness impatience,qqs,98e
enchantment spell trance,qpj,9j1 9ks 4t6
possession,qqu
fascination,qqu,9j1 d13 9lc
δυσκολια difficulty,qar
predicament plight,qqx
fix jam mess muddle pickle,qqx
strain,qqx,9hi
mire,qqx
problem,qqx,4nm
κατασταση situation,qqx
vogue,qbh
αναγνωριση recognition acknowledgement,qbh,50k 3y8
approval,qbh
acquiescence,qbh,4y6
welcome,qbh,cl3 86f
renunciation defection,qbx,crg
exclusion censure,qbx,byd 63v
χωρισμοσ separation,5r,,qrr
distinctness severalty,qrb,7mt asf ask
isolation,qrb,3ht
solitude,qrd
solitude,qrd
loneliness,qrd,bc8 bbz
insulation insularity detachment,qrd,3ht
alienation estrangement,qrd,9lq
anomie,qrd,91m
privacy secrecy,qrd,axu 9cu
bosom,qrk
confidentiality,qrk
dissociation,qpj,c39
ασυνεχεια discontinuity,qrb,,qs1
αποσυνδεση disjunction disjuncture disconnectedness,qrb,3c0 cc5 bhv,qru
ασυναρτησια incoherence incoherency,qrp,3bx,qrx
ενωση union unification,5r,,qrb
συνενωση coalition fusion,qrr,2wb
συμμαχια,qrs
συνενωση connection link connectedness,qrr,a8a 3ue cus 4ha,qrp
contact,qru,70i
interconnectedness,qru,adf 7mx cut
συναφεια συνδετικοτητα coherence coherency cohesion cohesiveness,qru,cbl e9 73r,qrq
consistency,qrx,3vp
junction conjunction,qrr,4ha
συνδεσμοσ association,qrr,4ha
συνεχεια continuity,qrx,3z0 3yl,qro
βελτιωση improvement melioration,qar,1le 1l8,qs3
παρακμη decline,qar,1kt,qs2
betterment,qs2
εξελιξη,qs2
υποαναπτυξη underdevelopment,qs5
neglect,qs3
omission,qs7
twilight,qs3
wreck,qs3,8l2
renovation,qs2,18t cn2
ωριμοτητα maturity matureness,5r,8a4 89a,qsg
adulthood,qsc,n0p 7ll
manhood,qsd
parenthood,qsd,cl2 o57
ανωριμοτητα immaturity immatureness,5r,8a9 8wh 89w 89i,qsc
greenness,qsg,8a9
adolescence,qsg,cte
childhood,qsg,89z nf8 nf6
infancy,qsg,nf8 n9z
embrace,qbr
grade level,qsq,49j
rating,qcl,cx6
βημα step,qsq,49j
σκαλι cut,qso
σειρα rank,qcg,49j 49v
αξιωμα dignity,qcg
nobility,qcg,8ov
purple,qss,8p2
pedestal,qcg
barony,qsq
αρχηγια leadership,qcg,n1w
prominence,qcl,3w6,qt7
spotlight glare,qsx,3mp
,qsx,3wd
visibility,qsz
λαμπροτητα σοβαροτητα σπουδαιοτητα importance,qcl,9mt
εμφαση βαρυτητα emphasis accent,qt1,609 16v
stress,qt2,609
primacy,qt1
eminence distinction,qcm,boz box
prestige,qcl,a9u
obscurity,qcl,6l1,qsx
anonymity,qt7,1uj xw
nowhere,qt7
oblivion limbo,qt7
τιμη honor honour laurels,qcl,cly baf,qtm
glory,qtb,58c 3gq 6kf 57t
αναγνωριση διασημοτητα φημη fame celebrity renown,qtb,7t4,qts
σεβασμοσ esteem regard respect,qtb,c80 4eb
stature,qte
φημη repute reputation,qtb,4du,qtn
ανθρωποσ,qtg
name,qtg
φημη fame,qtg,7t4

reputation,qtk,4du
ατιμασμα ατιμωση ατιμασμοσ dishonor dishonour,qcl,cm3 cp5,qtb
disrepute discredit,qtm,4di 560,qtg
ατιμωση δυσμενεια shame disgrace ignominy,qtm,755 560 cm3 cga
ταπεινωση humiliation,qto,9hq
abasement degradation abjection,qtp,9hu 1lz
degeneration,qtq,7i9 q8
καταισχυνη ονειδοσ infamy opprobrium,qtm,755 aa2,qtd
επικριση λοιδορια obloquy opprobrium,qto
απεχθεια αποδοκιμασια odium,qto
επιπληξη reproach,qto
ελεγχοσ κυριαρχια dominance ascendance ascendence ascendancy ascendency,qar,4vv buq 4vt cxa
domination mastery supremacy,qtw,cl1 cxa
predominance predomination,qtw,cwy 4vy
dominion,qtw,cru cxa
regulation,qtw
reign sovereignty,qtz,crz
τυραννια tyranny despotism,qtw,n6z 4i3
monopoly,qtw,c5e b6c
monopoly,6gb,c5e b6c
αναθεματισμοσ καταρα bane curse scourge nemesis,kb2,2uz
ανεση χαλαρωση comfort comfortableness,qar,3e1 nd,qub
relief ease,qu6,9kg
reprieve respite,qu7
solace,qu6,9ke
convenience,qu6,402
δυσφορια discomfort uncomfortableness,qar,3ex,qu6
inconvenience,qub,cg7
malaise uneasiness,qub
hangover,qub
wretchedness,qub,3em
ευδαιμονια wellbeing welfare upbeat eudaemonia eudaimonia,qw5,,qui
υγεια health wellness,qug,cla 6ty,qji
κακομοιρια,qw9,,qug
misery wretchedness,qui,6qg 67z 3em bq9
suffering woe,quj,9gr
anguish,qwd,9gh
αναγκη ζητηση need demand,qar,cvb 6xf
ελλειψη ανυπαρξια απουσια lack deficiency want,qum,cvs 6xf bih cvr
ελλειψη dearth famine shortage,qun
deficit,qun
shortness,qun,boj adb
ελλειψη ανεπαρκεια στενοτητα stringency,qun
αναγκαιοτητα necessity,qum,8na cvb
urgency,qus
hurry haste,qut,3au
insistence press,qut,cqv cfp 4h9 3y5 4h7
fullness,qar,6dk,qv5
satiety,quw
excess,quw,6xy bo2
solidity,quw,bdb,qv6
,quw,cy0 aer
coccidiosis,qv0
,qv0
hookworm,qv2
lousiness,qv0,321
emptiness,qar,6ea,quw
hollowness,qv5,bdg,quz
ανυπαρξια nothingness void nullity nihility,qde,cbr
vacancy,qv5,6em
vacuum,qv5
γυμνια nakedness nudity nudeness,qar,3ah 9uy
nude,qva,3ah
,qar
shirtsleeves,qvc
χαρη grace,5r
damnation,5r,595
τελειοτητα perfection flawlessness,5r,9aa o62,qvo
ονειρο,qvg
polish refinement cultivation finish,qvg,bvw 3dk 3dh
ακεραιοτητα integrity unity wholeness,5r,4ud
completeness,qvj,9a7 3nl
entirety totality,qvk,3my 3mv
fullness,qvk,3o9 3oj
works,qvl
ατελεια imperfection imperfectness,5r,7c3 9af,qvg
αδυναμια failing weakness,qvo
flaw,qvo
inadequacy,qvp
fatigue,qvp
flaw,qvp
defect,qvo
ελαττωμα defect fault flaw,qvo,9aj
bug,qvv
wart,qvo
,qvu
,qvo,9aj 6fg
crudity rudeness,qc1,50p 50n 301 a5l
sickness,qvz
μοιρα πεπρωμενο περισταση τυχη fortune destiny fate luck lot circumstances portion,qaq
καλοτυχια luckiness,qw2,1c7 67l 868,qw8
providence,qw2,6vr
ευημερια prosperity successfulness,qw3,bnu af0
blessing boon,qw3
success,qw5,,qwf
κακοτυχια misfortune,qw2,,qw3
αντιξοοτητα κακουχια adversity hardship,qw8,5wy
gutter sewer toilet,qw8
catastrophe disaster,qw9
extremity,qw9,8cq 8gq
συντριβη distress,qw9
throe,qwd
αποτυχια failure,qw2,cj9,qw7
φερεγγυοτητα solvency,qxc,,qwh
,qxc,,qwg
πτωχευση bankruptcy,qwh,bli
bankruptcy,qwf
ownership,5r,o4u o4t
,osw
phase,qwl
liquid,qwl,cb5 bd2 37d
solid,qwl,bcy 37l
αεριο gas,qwl,bd7 36z
plasma,qwl
πιθανοτητα possibility possibleness,qd1,be 9le,qwu
δυνατοτητα πιθανοτητα potential potentiality potency,qwr,9uf be
prospect,qws
αδυναμια impossibility impossibleness,qde,c1f 9ln,qwr
ακαταληψια ακατανοησια inconceivability inconceivableness,qwu,c1f
,qar,1bv
confidence,qww,2j5
ευκαιρια opportunity chance,qwr,cso
ημερα,qwy
ακροαση hearing audience,qwy
ευκαιρια occasion,qwy,8wd
room,qwy
ευκαιρια shot crack,qwy
throw,qwy
expectation,qww,4ii fw
despair desperation,qar,9js
dejection,qql,9kd
nadir,qw9
purity,qar,2vy 9ya 3dr,qxa
impurity,qar,337,qx9
contamination taint,qxa,p6 3hl 3hi
επιφανεια,qar
,qar
boom,qxh,2cw
squeeze,qxc
depression slump,qxd qbk,34k
prosperity,qxd,bnv
obligation,5r,5d0
liability,qxi,8sm
debt,qxj
ευπορια wealth wealthiness,qxc,aey,qxp
πλουτοσ affluence richness,qxl,aex aey
ανεση ease comfort,qxm
πολυτελεια χλιδη luxury luxuriousness opulence sumptuousness,qxl,afc 7ia 6xw
φτωχεια poverty impoverishment,qxc,afg af2,qxl
want,qxp,bkx 1aq cvs
αναγκη indigence need penury pauperism pauperization,qxp,af7
beggary,qxr
,qar
,qxt,at1
sanitation,qxu
tilth,qar
καθαριοτητα cleanness,qxt,30u,qy1
ταξη orderliness order,qar,,qy4
,,5su
trim,qxz,c23 c27 5w3
ακαθαρσια ρυπαροτητα uncleanness,qxt,31c 337,qxx
dirt soil stain grease,qy1,31n 7dq 27i 8gm 31v 31c
pollution,qy1,3hi
ακαταστασια αταξια disorder,qar,25g bwc,qxy
,qy4
slovenliness,qy5,c2i c2n
mess,qy4,c2j 25d
jumble muddle welter,qy4,86t 8y4 dbo 1ds
κανονικοτητα ομαλοτητα normalcy,qar,8q0,qya
ανωμαλια abnormality abnormalcy,qic,8pp,qy9
aberration,qya,8pr
deflection,qyb,53v
obstruction,qic,cnp
συνθηκεσ context circumstance setting,qbo
σκηνικο setting scope,qbo
καμβασ canvas,qyf
milieu surroundings,qbo
πεδιο sphere domain area orbit arena,qbo
kingdom realm,qyi
lap,qyi
preserve,qyi,b8u
περιοχη province responsibility,qyi
βιτρινα προθηκη showcase,qyf
street,qbo
,qar
pollution,qyp qxa,3hi
erosion,qyp,251 24v
κλιμα climate clime,qyp,2w0
ατμοσφαιρα atmosphere,oxz,dmq
,qyt
high,qyu
αντικυκλωνασ anticyclone,qyt
fog,qyt,25l 34t 3b9 azm
καλοκαιρια,oxz,,qz4
ηρεμια calmness,qyy,2b2
ηπιοτητα clemency,qyy,360
softness,qz0,360
stillness,qyz,2b5
lull quiet,qyz,9bz
κακοκαιρια inclemency inclementness,oxz,,qyy
θυελλα storminess,qz4,2b8
ανεμοζαλη ανεμοθυελλα tempestuousness,qz5,2bb
θαλασσα θαλασσοταραχη τρικυμια φουρτουνα choppiness roughness,qz5,2bj
αιθρια συννεφια overcast,qz4,3bb dgi 3b6
ανεμοστροβιλοσ δινη στροβιλοσ turbulence,qz4
climate mood,qar
atmosphere ambiance,qar
gloom,qzb
desolation nakedness,qzc,2uz 78m 75i 7aq
hollywood,qzf
spirit feel feeling flavor smell,qzb,awl d9r
ανοσια unsusceptibility immunity,qar,,qzk
immunity,qar,bsb
ελευθερια exemption freedom,qzg,col
impunity,qzi
ευπαθεια susceptibility susceptibleness,qar,bsg bry,qzg
liability,qzk
ικανοτητα capability capacity,qzk,bs1
irritation,qya qzo,h5
,,3ve
reactivity,qzk
υγρασια υγροτητα wetness,qar,cng cm4,qzt
moisture wet,qzq,cng 1nw 1on
humidity,qzq
ξηρασια dryness waterlessness xerotes,qar,cnh cmv,qzq
drought,qzt
aridity,qzt,cn9
ασφαλεια safety,qar,,r03
invulnerability,qzw,cix
salvation,qzw
ασφαλεια security,qzw,aq8,r06
ασφαλεια insurance,r01
προστασια protection shelter,qzz,cy8
killer,1m,7m5
κινδυνοσ danger,qar,,qzw
επικινδυνοτητα κινδυνοσ danger,1m,ak7
επικινδυνοτητα hazardousness perilousness,r03,akd aka
ανασφαλεια insecurity,r03,,qzz
hazard jeopardy peril risk,r04,aka clw akd 64o d3y clu clr
menace threat,r04,d3y
κινδυνοσ ρισκο riskiness peril,r03,akd 64o d3y bf4 aka
εκθεση ευπαθεια vulnerability exposure,r03,64o bn4 bs9
tension,qar,bz0 63 5u
laxness,qar,byo
,qj1
fitness,r0d,,r0i
repair,qar
αρτιοτητα,qar,bf8 bex,r0m
fitness,r0g
softness,qj8,6up 614,r0e
αδυναμια ανημπορια ατονια εξαντληση infirmity frailty debility feebleness frailness valetudinarianism,r0i,ah8 9mm aha 2v6
disability handicap impairment,r0i,q5 3mb 61f
,r0k
βλαβη,qar,,r0g
χαλι disrepair,r0m
παρακμη decay,r0m,1m9
σηψη rot,r0o,1mh
corruption,r0p,bfb 6bt
αποσυνθεση decomposition disintegration,r0o,2wp
disintegration,r0k
εξασθενηση χειροτερευση deterioration impairment,r0o,1m6 q8
desolation,r0t,2uz
ruin,r0u,6sa 8ks
blight,r0u,dgk
θανατοσ destruction,5r,2mu daq 2m9 ctt
impropriety,qar
ανηθικοτητα wickedness darkness dark,qar,6my ch9
illumination,qar
malady,qar

automation,qar,3ew
diversification,qar,35m
hiding,qrk
identification,qar,62w 42z
motivation,qar,8x2
preservation,qar,d19
submission,qar,6jx 5be
utilization,5r
chemistry,4g
υλικο material stuff,4g
impurity dross,ral
assay,4i
ατομο atom molecule particle corpuscle mote speck,r1c,8ht 7vk
ammunition,r1c
floc,r1c
μιγμα mixture,4g,2wb
κραμα alloy metal,r1i,8fn
συνθεση composition,r1i
eutectic,r1i
διαλυμα solution,r1i
saline,ra8
polyelectrolyte,ra4
αιωρημα εναιωρηση suspension,r1i,153
resuspension,r1p,154
precipitate,rgx,3dp
sludge,r1r
πλαστικο plastic,rgx
polyethylene,rc2
aggregate,r1c
staple,r1c
,,8hf
sponge,r1x,1o 8ik 7vp


,rfx
acetone,rd3 rgy
,r5p
,r5p
,r24
οξυ acid,r8u,5x b5a
,rfx
aminomethane,rdy
anionic,ri5,dx6
βαση alkali,r8u,6zd
,r8u
ατομο atom,4g,dsa

label,r2d
ομαδα group radical,mxy
element,4g
,r2g rbf
μεταλλο metal,r2g,8fn
,r2i
aluminum,r2i
αντιμονιο antimony sb,r2i
argon,r2g r2h
arsenic,r2g
barium,r2i
beryllium,r2i
καδμιο cadmium,r2i
ασβεστιο calcium ca,r2i,3ix 3iv
ανθρακασ carbon,r2g
καισιο cesium caesium cs,r2i
chlorine,r2g rbf rc5
radiochlorine,r2u
chromium cr,r2i
κοβαλτιο cobalt,r2i
χαλκοσ copper cu,r2i r8x
cm,r2i
fm,r2i
fluorine,r2g rbf rc5
germanium,r2g r8y
χρυσοσ gold au,r2j,8fv
helium,r2g r2h
hydrogen,r2g rbf
in,r2i
iodine,r2g rc5,3np
σιδερο σιδηροσ iron fe,r2i
μολυβδοσ lead,r2i
mg,r2i
μαγγανιο manganese mn,r2i
mv,r2g
mercury,r2i
nickel,r2i
nitrogen,r2g rbf
no,r2g
os,r2i
oxygen,r2g rbf
φωσφοροσ phosphorus,r2g
platinum,r2j
πλουτωνιο plutonium pu,r2g
καλιο potassium,r2i
pm,r2i
pa,r2i
rh,r2i
αργυροσ ασημι silver ag,r2j r8x,26w
νατριο sodium na,r2i
στροντιο strontium sr,r2i
θειο θειαφι sulfur sulphur,r2g,3n2
θοριο thorium th,r2i
κασσιτεροσ tin sn,r2i
tungsten,r2i
ουρανιο uranium,r2i
xenon,r2g r2h
zinc,r2i
ορυκτο mineral,r1c
alabaster,r4b
alabaster,rda
απατιτησ apatite,r40
asphalt,r40
βορνιτησ bornite,r40
κασσιτεριτησ cassiterite,r40
χαλκοπυριτησ chalcopyrite,r40
,r40
κυπριτησ cuprite,r40
,r40 rf1
,r40 rdc
μαλαχιτησ malachite,r40
μοριο molecule,mxy,du3
monomer,r8u
perchlorate,rfx
βουτανιο butane,rdw rbf rbe
καρβουνο,r2s
ξυλανθρακασ ξυλοκαρβουνο charcoal,rbe r2s
ανθρακασ γαιανθρακασ καρβουνο λιγνιτησ λιθανθρακασ ξυλανθρακασ πετροκαρβουνο τυρφη,rbe
,rbe
αεριο γκαζι gasoline gasolene gas petrol,rbe rcc,36z
κηροζινη kerosene kerosine,rbe rcc
μεταλλευμα ore,r40
ποανθρακασ peat,ris rc9
μαγνησιο periclase magnesia,r40
propylthiouracil,r5p
quartz,r40
reactant,r8h,37w
topsoil,r9z
subsoil,r9z
πετρωμα rock stone,r1c,7m1
,r4v
gravel,r4v
ballast,r4x
gem,rbo
slate,r4w
,r6e
adhesive,r1c
glue,r55,eb 3g5 7nh
binder,r52,7qk
cement,r52
paste,r52,2yd eb 7nh
wafer,r56
ζυμη paste,r1k

size,r59
amp,reb
agate,r8g
alcohol,rdj
ethanol,r5d rf7
alkali,rfx,60
,r5p
alkylbenzenesulfonate,r27
nicotine,rgi r5g g9j
strychnine,rgi r5g
brass,r92
μπρουντζοσ bronze,r92
χρυσοσκονη,r33
,4g,1gf
accelerator,r5n
,r8u
πρωτεινη protein,rdp
albumin,r5x
enzyme,r5q r5o,e5v
fibrin,r5q
iodoprotein,r5q
,r5s
,r5s
,r5q
πτυελινη ptyalin,r5v
ferment,4i,3aq
substrate,4g
αμινη αμινοαλκανιο amine aminoalkane,rdw
ammoniac,rbz
steroid,hni
norethandrolone,r65
,r63
,r63
diethylstilbestrol des,r66
corticosteroid,r63
,hni r68
prednisone,r69 d8g
dexamethasone,r68 d8g
λουλακι anil indigotin,rev
,red r6e
,r1c
,rf1
μελανινη melanin,r6f,26b
,r6e
ivory,r6h
fluff,r1c,6r4
bone,r6e
shell,r6e
δερμα τομαρι,r51
parchment sheepskin,r6m
vellum,r6n
hide,r6m
cowhide,r6p
rawhide,r6p
δερμα leather,r6m,c60
grain,r6s
alligator,r6s
buckskin,r6s
buff,r6s
calf,r6s
cowhide,r6s
crush,r6s
kid,r6s
morocco,r6s
pigskin,r6s
sheepskin,r6s,8k7
γουνα fur pelt,r6m
fox,r74
rabbit,r74
sable,r74
seal,r74
squirrel,r74
,rcc
arsenic,rhq
σταχτη ash,rfm
asphalt,rem
,r5p
phenothiazine,r7e
αμβροσια beebread,r1k
βενζινη benzene benzine benzol,r7a
active,r7m,at
παραγοντασ agent,1m 4i
reagent,r7m
bleach,r7j,269 262
,r7j
,r7m,1v9
peroxide,r7n
bonemeal,raw
borate,rfx
θαμνοσ χαμοκλαδο brushwood,ri8
θειαφι brimstone,r3t
buffer,r8u,3mk
,r1m
pbs,r7u
,4y
,rbf
polybutene,r7x
,raz r6e
butterfat,r7z
sugar,rdp
αιθαλη καπνια lampblack soot,r2s,328 2v0
cellulose,rfb
pulp,r83
γραφιτησ graphite plumbago,r2s
pencil,r85
carbon,rei
carbonate,rfx
,r1c,7b6 bap
cardboard,rei rek
χυτοσιδηροσ,r38
ατσαλι χαλυβασ steel,r1j,8s8
cement,r7w,7ry 7rw
cement,r8v
straw,rf6
,r4r rho
χημικο chemical,r1c,d32


catecholamine,hni
chrome,r2w
πηλοσ clay,r9z
,r8m
slip,r8n
καρβουνο coal,r4k ris
lignite,r8p rc9
πολυμερη complex,r8u
υδροχλωριο hydrochloride,r8r
compost,r1k
compound,r8h
μπετον σκυροδεμα concrete,r7w rem
conjugate,r1m,2wh
αγωγοσ conductor,r1c,ao3,r8z
ημιαγωγοσ semiconductor,r8x
διηλεκτρικο μονωτηρασ insulator dielectric nonconductor,r1c,3i0,r8x
contamination,r1c,3hl 3hi
coolant,rdh r7j,2qy 2qt
,r1j
coral,ree
cork,pdw rf6
cork,pdw
,r48
alundum,r96
βαμβακοπιτα,rfm
,r7w

derivative,r8u
δροσια παχνη dew,ouf
διαμαντι diamond adamant,r2s rho
iodotyrosine,r25
iodothyronine,r25
dilution,r1m,1r8
dimer,r8u
dimethylglyoxime,rfh
διοξειδιο dioxide,ref
διοξινη dioxin,rcc
dishwater,ra0
distillation,rdj,3dr 1sf 1sa 2po
fumes,rbf ral
concentrate,r4n,1uw
,r1c
dust,r9p,78z
dust,r1c,7t7 8rz
στοιχειο element,4g
αερασ air,rbf,at0 36z
breath,r9t
αερασ,r9s
φωτια fire,r9s
εδαφοσ earth ground,r1c
ocher,r4a
χωμα soil dirt,r9x
νερο υδωρ water,r2b rdi,cmu bd6 brp 1ry
αγιασμοσ,ra0
nectar,hnc
water,r9s
,r1m
eluate,r1m
extract,r1m
injection,r1m,oe
,r1m
sandpaper,r89,7uo
ester,r5p
αιθανιο ethane,rdw rcc
discharge emission,r1c
,rac,iz
,epe
excretion,ral
stool dejection,raf,kq
dirt shit,rag,kq
droppings dung,rag,aom
urine,raf,k7 e6d
puke,raf,lf
waste,r1c,b8o
sewage,ral
effluent wastewater,ral
garbage refuse,ral
σκουπιδια rubbish scrap,ral,b8m
debris dust junk rubble,rap,b8m 7ap
litter,rap,7ti dan
slop,ral
fallout,r9q
fencing,r7w
fertilizer,r8h,3k3 3jj
,rav,910
flux,r8h,2wb
manure,raw,aom
λιποσ fat,rdf,5w8
fiberglass,r99
ινα fiber,r1c
,rb1
fieldstone,r4v
filling fill,r1c,38w 38p
fixer,r8u
cotton,re8
flint,rgr
flooring,r7w
fluoride,rc4
fluoroboride,rfx
foam,r1c
formulation preparation,r8u
radical,r2c
καυσιμο fuel,4i,bac brg boq
φωταεριο gas,rdg,bd7 36z
υγραεριο,rbf rcc
,rbl
quartz,rbh,37r 37c

obsidian,rbj
γυαλι glass,rgx,bag bod
,rbl
paste,rbm
κρυσταλλοσ crystal,rgx,37r 37c
glycerol glycerine,r5d,aan

goitrogen,r8u
γρανιτησ granite,rd5,6qt
grease,red,320 7dq
,rf7
amber,rbu
,rbu
balsam,rbw
,rbu
gum,rad
,4g
,r8u
,rfc
epoxy,rc2
,rfx
halogen,79
επτανιο heptane,rdw
εξανιο hexane,rdw rgy
homogenate,r1c
,r1c
hyacinth,rio
hydride,r2b
υδρογονανθρακασ hydrocarbon,r5p
βιτουμενιο bitumen,rcc
tar,rcd,ei 2v0
βουταδιενιο butadiene,rcc
υδροθειο,rhc
,r7j
hydroxide,r8u
hydroxymethyl,rdy
παγοσ ice,rbo
frost,rck,710
icicle,rck
μελανη μελανι ink,rdj
incense,r8u
instillation,rdi
insulation,r7w,3i0
intermediate,r8h
fraction,r8h,84r
iodide,rc4
iodocompound,r8u
thyroglobulin,r5u
isocyanate,rfx
isomer,r8u
jade,ree
jargon,rio
jelly,4i
jet,r8q
παραφινη παραφινελαιο,r4m
,r5p
kleenex,rhn

ζυμη μαγια προζυμι leaven leavening,4i
linen,rei
λιγνινη lignin,rfc
hydroxide,r8u

ασβεστολιθοσ limestone,r4v r4w
,rfx
linoleum,r99
lint,rb1
λιπιδιο lipid lipide lipoid,rdp
ρευστο fluid,4p,bd3
ρευστο fluid,4g,bd3
υγρο liquid,rdg,37d
υγρο liquid,rdh
αερασ,r9t r9a
liquor,rdj
μαγνητιτησ lodestone loadstone,fi7
κουτσουρο log,ri8,7c0
ξυλεια lumber timber,r7w,7c0
μακρομοριο macromolecule supermolecule,r4d r5p,dub
manifold,rei
μαρμαρο marble,r4v
σκληθρα,ri8
πελεκουδι σχιζα splinters,ri8
matrix,r4v
μεθανιο methane,rdw rbf
αλκανιο alkane,r23
μεθυλενιο methylene,r2f

mold,r9z
mortar,r7w,7ra
mud clay,r9z,cm6 8gp
slop mire,re1,cm6
sludge,4p,324 8gp 1cg 7av
ναφθα naphtha,rcc rgy
ναφθαλινη naphthalene,rcc
,rb1
,re6 r51
,re6 rf7
straw,re8
νεφελιο,rbc
,raa
οκτανιο octane,rcc
λαδι oil,rdf,93v feh feg o3 7dm
,r4z
οξειδιο oxide,r8u,1v9
ozone,rbf
pad tablet,rei
χαρτι paper,r1c,c0n d2r
parchment,rei
packing,r1c,88i
excelsior,rek
pavement,4y
πεψινη pepsin,r5s
υπεροξειδιο peroxide,ref
,r8h
πετρελαιο petroleum crude oil,red r4k
system,4p
phosgene,rbf
phosphate orthophosphate,rfx
,r1c,ckn 26g
βαφη dye dyestuff,reu,26u
fluorescein,rev r1z
λακα,rev
μολυβδοσακχαρο,r21 rev
ορκελλη orchil archil cudbear,rev
,r5p
βαφη μπογια χρωμα pigment,reu
pigment,reu
lake,rf1
lake,rf1
watercolor,rf1,on9
,r1c
,rf6
plasma,r8g
plaster,r1i r99,7r6
γυψοσ plaster,rdc
,r81
,r8u
polyphosphate,rfx

βερνικι λουστρο polish,rbc,79a
σκονη powder,rgx,2hu b9y 2hs
,r7j,3dp
,r8u
protease peptidase,r5s
pyrex,rbl
χυμαση χυμωζινη rennin chymosin,r5s r5w
απομειναρι κατακαθι υπολειμμα υπολοιπο residue,4p,dn0
resorcinol,rf0
,r7w
,rad
καουτσουκ rubber caoutchouc,rfp,55m
rubber,rc1
ruby,rho r48
rain,rfv,dea
seawater saltwater,ra0,,rfv
,ra0,,rfu
,rfx
αλασ salt,r8u,6c9
nitrate,r8u
gunpowder powder,epe
chloride,rc4
chloride,r8u
staple,re6
αμμοσ sand,r9z,13i
sardine,r8g
πριονιδι sawdust,ri8
scavenger,r7m,1dd
sepia,rf1
globulin,r5x
αιμοπεταλιο platelet thrombocyte,ho8
hemoglobin,rbq
,r5x
hemosiderin,rf1
antibody,r5q
precipitin,rgd
agglutinin,rgd
δηλητηριο poison toxicant,4i,3p9 7ly
toxin,rgg,c6n
,rgh
antigen,4i
determinant,m1b
rh,rgj
οποσ,r1m
silicate,rfx
silicone,rgp rfc
,r8u
siding,r7w
,ref
silk,re7
dross,fsy
slate,rfo,7oc
αιθερασ,rbc
χιονι snow,m01,dek
στερεο solid,4p,37l
solvent,rc0,37y 37s
σουπα soup,r1k
sourdough,rd6
spice,rfi,b4q
spray,rep
stain,reu
ατμοσ vapor vapour,r1p,3vl 3vj 2q7 36z
,r8h,20l
steroid,r5p
,r5p
,r5d rh6
cholesterol,rh8
stucco,rf9
tallow,r6d
,r8u
sod,r5s
συλβανιτησ sylvanite,r40
δακρυγονο teargas lacrimator lachrymator,rbf e7k
τερπενιο terpene,rcc
thatch,rfo
thiouracil,r5p
thiocyanate,rfx
thyrotrophin tsh,hni
thyronine,r24
tile,rfo
tissue,rei
,r4z
triamcinolone,r68
,ref
tyrosine,r24
vellum,rik
vinegar,r20
vinyl,r1t
vinyl,r2f
vitamin,kwc
προβιταμινη provitamin,rcc

thiamin,rhy
riboflavin,rhy
ταπετσαρια wallpaper,rei
wax,rdf,e5u 7dn
καδμιο,rhc
surfactant,r7m
detergent,ri4
builder,r1c
wicker,ri8
ξυλεια wood,rf6
μαονι hardtack,p83
καυσοξυλα firewood,rbe
backlog,ria
,rbe,dem
punk,ric,dex
punk,ric
board plank,rdo,6vt 7nz
knot,ri8
wool,re7
cashmere,rih
μαλλι,rih,8k7
,rei
,rd6
mother,ril
σφαλεριτησ blende sphalerite,r40
,r40
emanation,4p,3r7 n
essence,4g
enamel,r8u,919
,4p
vehicle,4i
διαρκεια period,pst
,6i
,6i
hours,riu
hours,riz
,riu,,rj0
χρονοσ,riu,,riz
bout,riu
παρον present nowadays,6i,97h
now,rj2
moment,rj2
times,riu
παρελθον past yesteryear,6i,,rj9
bygone,rj6,972
ιστορια history,rj6,978
μελλον future hereafter futurity,6i,9ug 97n,rj6
,6i
εποχη time,riu,3h5
ημερα μερα day,rjb
dead,rjb
incarnation,rjb
συνεχεια continuum,6i,3z0 3yl
ιστορια history,rjf
permian
ωρα,ia5
διαρκεια duration continuance,6i
διαρκεια duration continuance,riu,x9
clocking,rjk,3h5
span,rjk
αξια value,rjk
εβδομαδα workweek week,riz
εβδομαδα week,riu
ημερα day,riz
,rlr
overtime,riz
leisure,rj0,7e4
vacation holiday,rjt,d61 om0
ημιαργια,rmx
outing picnic,rju
honeymoon,rju,d63
leave,rj0
furlough,rjy,4o8
pass,rjy
ζωη life lifetime lifespan,riu
ζωη,riu
ζωη,riu
days years,rk3
χιλιετια millennium,riu
παρελθον past,riu
birth,rqb,f3 2ok,rka
cradle,rk7
incipiency incipience,rqb
dying,rqf,2mu,rk7
grave,rka
,rk1
immortality,rkc
φαση,riu
summer,rke
ηλικια age eld,rke,1yc
infancy,rke,n9z
childhood,rke,nf6
boyhood,rki,nzj
schooldays,rke
νεοτητα youth,rke
εφηβεια adolescence,rke,8wl
εφηβεια puberty pubescence,rke,89r
teens,rke
twenties,rke
twenties,rnh
thirties,rke
thirties,rnh
forties,rke
forties,rnh
fifties,rke
fifties,rnh
sixties,rke
sixties,rnh
nineties,rke
nineties,rnh
nineties,rnh
νεοτητα bloom,rke
majority,rkg,,rl4
minority,rkg qcw,,rl3
adulthood maturity,rke,89a n0p 7ll
maturity,rll
widowhood,rke,onn
years,rke,1yx 1yc
ανοια dotage senility,rl8,8w8
deathbed,rke
,86
day,rlb
βραδυ night,rlb
tomorrow,rlc
today,rlc
yesterday,rlc
morrow,rlc
eve,rlc
,riu
ημερα day,rlj
ημερομηνια date,rlc,4lc 431 4le
,rlj rnp rne,431
,rmy
,rmx
,rlq
festival,riu
,rlj
weekday,rlr
sunday,rjr
monday,rls
tuesday,rls
wednesday,rls
thursday,rls
friday,rls
saturday,rls
sabbath,rjr
ημερα day daytime daylight,riu,,rm8
πρωι morning morn forenoon,riu
μεσημερι noon midday noonday noontide,rod
,rod
dinnertime,rm4
απογευμα afternoon,rm1
βραδυ δειλινο εσπερα σουρουπο evening eve even eventide,rm1
νυχτα night nighttime dark,riu,,rm1
νυχτα,riu
νυχτα night,riu
σκοταδισμοσ night,riu
eve,riu
evening,riu
μεσανυχτα midnight,rod
bedtime,rod
dawn dawning morning daybreak,rod,3ov,rmi
ωρα,rod
ηλιοβασιλεμα sundown,rod,,rmg
twilight dusk nightfall,rod,255
εβδομαδα week hebdomad,riu
δεκαπενθημερο δεκαπενθημερια fortnight,riu
weekend,riu
rag,rmk
εμβολη embolism intercalation,rqn
payday,rlk
ημερολογιο calendar,i4q
,2yp
προθεσμια deadline,rmu
anachronism,rmr
σημειο,86
,rmu
checkout,rmv
αργια holiday,rlk


,rmy
,rlo
easter,rn1
πρωταπριλια,rlk
πρωτομαγια,rlk
halloween,rlk
δεκαπενταυγουστοσ assumption,rn0
epiphany,rmy
christmas,rnb rn0 rln rlo
christmas,row
hanukkah,rmz
,rmx
thanksgiving,rnb rlo
ετοσ χρονια year,riu
χρονια χρονοσ,rnf
ετοσ δωδεκαμηνο χρονια χρονοσ year twelvemonth yr,riu,a7o
ετοσ year,riu
δεκαετια decade decennary decennium,riu
αιωνασ εκατονταετια century,riu
μηνασ month,rlb
τριμηνια,riu,e4z
moon lunation,rnj
,riw
ημερα,rlb rnm
ημερα,riu
month,riu
,rnp
γεναρησ ιανουαριοσ january jan,rnq
φεβρουαριοσ φλεβαρησ february feb,rnq
μαρτησ μαρτιοσ march mar,rnq
απριλησ απριλιοσ april apr,rnq
μαησ μαιοσ may,rnq
θεριστησ ιουνησ ιουνιοσ june,rnq
αλωναρησ ιουλησ ιουλιοσ july,rnq
αυγουστοσ august aug,rnq
σεπτεμβρησ σεπτεμβριοσ september sep sept,rnq
οκτωβρησ οκτωβριοσ october oct,rnq
νοεμβρησ νοεμβριοσ november nov,rnq
δεκεμβρησ δεκεμβριοσ december dec,rnq
,rnp
ab,ro3
γιορτη,rlk
ηλιοστασιο solstice,riw
midsummer,ro6
ισημερια equinox,riw
περιοδοσ term,riu
sentence,ro9,5gu
session,ro9
ωρα hour hr,rlb
ωρα hour,rji
ωρα hour,riu
,rod
prime,rof
εσπερινοσ vespers evensong,rof
overtime,riu
καθυστερησεισ,roi
λεπτο minute min,rlb
τεταρτο quarter,rlb
δευτερολεπτο second sec,rlb
microsecond,rlb
εποχη season,riu
φθινοπωρο fall autumn,roo
ανοιξη spring springtime,roo
καλοκαιρι summer summertime,roo
χειμωνασ winter wintertime,roo,7bf d66
σπορα seedtime,rox
,roo
monsoon,rou
εποχη season,riu
εποχη season,riu
preseason,rox
advent,row
χρονοσ age years,riu
aeon,rp0,9av
αιων αιωνασ aeon,riv
αιωνασ eternity infinity,6i,5yo
drought,riu
στιγμη moment minute second instant,rmu,5u6
pinpoint,rp5
στιγμη time,rp5,8ym 4fi 4c8
,rp7,8wd
meal,rp8
while spell,rjb
moment minute second bit,rjb,82f
heartbeat instant twinkling wink,rpb
era,riv
εποχη περιοδοσ χρονοσ epoch,riv
εποχη era epoch,riu
εποχη ημερεσ,rpf
generation,riu
anniversary,rlk
birthday,rpi
centennial,rpi,e52
millennium,rpi
birthday,rll
chapter,rry
antiquity,rpp,8v9
age,rpf
προιστορια prehistory,riu,97e dyv
inning,idm
σετ,rpu
γυροσ bout,idm
σεζον,86,6cy 6c7
μισο half,idm
period,idm
quarter,idm
,idm
maiden,rpy
renaissance
reign,rpp,crz
reign,riu,cwy
reconstruction
restoration
today,rj2
tonight,rj2
yesterday,rj6
millennium,ihc
tomorrow,rj9
tempo pacing,rja
αρχη beginning first outset start kickoff showtime,rmu,bx9 8x4 8ty ctp 2l5 2ko,rqe rqf
νεοτητα youth,riu
presidency,rs0,c3h o8c 3yy o8f o8e o8d o8b
μεσο middle,rmu,,rqf rqb
τελοσ end ending,rmu,daq 2m9 ctt,rqb rqe
τελοσ finale finis finish last conclusion close,rqf,ctu c2m ctt 3fl
dawn,riu,cts
evening,riu
tail,rqf
termination expiration,rqf,d1n
limit,rqf,5oj
threshold,rqb
διαστημα interval,86
κενο slot,rqn,4cb
χρονοσ ωρα time,riu,3h5
absence,rqn
διαλειμμα pause intermission interruption suspension,rqn,4th cwr
lapse,rqr,amw 2m2
blackout,rqr
αναβολη delay hold postponement wait,rqr,cws 9qn 36k cwu
extension,rqu
halftime,rqr
interlude,rqn
interim lag,rqn
eternity,rqn,81x
υπνοσ sleep,riu,3g d4w 39
υπνοσ,rr0,39
rest,rqr,4tm 4tl
lull,rqr,9c6 3tk 9bz 1xd
breath,rr2,4tl
lease,riu,b6y b6z c8m c8j
retardation,rqu,ddn
tide,riu
acceleration,rrt,,rr9
deceleration,rrt,,rr8
θνησιμοτητα deathrate mortality,rrt
flow,rrt,alx als
flux,rrt
frequency,rrt,3g6 6ay
χερτζ hz cps cycle,rrt
jerk,rrt
κιλοχερτζ kilohertz khz kilocycle kc,rrt
mc,rrt
mph,rrt
βημα pace gait,rrt,3h2 apx a26
pulse,qnq rrt,9tp
rpm,rrt,36e
spacing,rrt
ταχυτητα speed velocity,rrt,5ua ajj 36a ak8 35z
tempo,rrt
airspeed,rrn
hypervelocity,rrn
mph,ia5
attendance,rrd
ρυθμοσ rate,q42
incubation,rry,206
cycle rhythm round,rqn,ael aio aiy
period,rqn,a7i
phase,rmu
σταδιο φαση phase stage,riu
apogee culmination,rry,ciz 2mj 3fs
θητεια tenure,ro9
βαρδια shift,riy
spell tour,rs1,6cn
trick,rs1
watch,rs1
midwatch,rs4
θητεια enlistment hitch tour,riu,6gd 6ga
honeymoon,riu
prohibition,riu
novitiate,riu
flower prime peak heyday blossom flush,riu,aey 290
octave,rlp
then,rmu
epoch,rlm
,rqn
overhead,rse
snap,rpa,7au
`
