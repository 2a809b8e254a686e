/** Plain words beside the official ones, Greek and English: the format is the lexicon's. */
export const everyday = `
ισοποσ ισου$ ισο$ ισησ$ ιδιου$ | same$ equal
ηδη υφισταμ υπαρχ | already existing
μεριδ μετοχ κεφαλαι ιδια$ | equity stake share
καταλληλ δεοντ ορθα σωστα | appropriate proper adequate suitable duly
εργασι υλοποιησ αντικειμεν | works$ implementation
πλανητ παγκοσμ υφηλι | global planet world worldwide
μετακαταναλωτ | post$ consumer
ινα$ ινεσ$ ινων$ | fibre fiber
πιλοτικ εφαρμογ | pilot trial application
γονο$ γονοσ$ γονου$ ιχθυδι | fingerling fry$ juvenile
κλαμπ | club nightclub
ρευμα ρευματ ηλεκτρισμ ενεργει | electricity power energy current
εισιτηρι ναυλ κομιστρ | fare ticket
θεση$ θεσησ$ | class$ seat
γη$ γησ$ εκταση εκτασ αγρο | land landowner
καταστημ μαγαζ λιαν | shop store retailer retail outlet
πραξη$ πραξησ$ αποφασ | decision act$ order
εγκριθ απονεμ | awarded approved granted
προηγ πρωτ | first$ preced priority
οφειλ καθυστερ εκκρεμ | overdue late$ arrears
αναστελ παυ σταματ διακοπ | suspend stop stops stopped halt
εκ$ υστερων | arrears afterwards
εκδιδ ενεργοποι | activat enabl
υποβαλ υποβολ υποβλη καταθ στελν σταλ εστειλ | submit submission lodg fil send$ sends$ sent$ hand$ handed
διενεργ πραγματοποι εκτελ διεξαγ γινει γινετ γινοντ εγινε$ εγιναν$ γινουν υλοποι | carr conduct perform undertak execut done$ held$ implement take$ takes$ took$ place$
χορηγ παρεχ απονεμ δινει δινετ δινουν δινοντ δοθει δοθηκ εδωσ | grant award provid give$ gives$ gave$ given$
καταβαλ καταβολ πληρω εξοφλ | pay$ pays$ paid$ payment disburs settl
λαμβαν ληψ παιρν πηρε$ πηραν$ παρει$ εισπρα | receiv receipt get$ gets$ got$ obtain collect
χρειαζ απαιτ αναγκ | need require necessar requirement
συνιστα$ συνιστουν$ αποτελ ειναι | constitut form$ forms$ represent
διαθετ εχει εχουν κατεχ | have$ has$ hold own$ owns$ possess
αρχιζ αρχισ εναρξ ξεκιν ανοιγ | start begin began begun commenc commencement open launch onset
ληξ ληγ εληγ εληξ τελειων τελοσ ολοκληρ περατ κλειν κλεισ | end$ ends$ ended ending finish complet close$ closes$ closed closing conclu expir expiry
λειτουργ | operat run$ runs$ running service$ commission commissioning use$ function work$ works$
τοποθετ εγκαταστ εγκαθιστ βαζ βαλ στην | install installation put$ puts$ place$ placed fit$ fitted
προμηθε αγορα αγοραζ αγορασ αποκτ παιρν | purchas buy$ buys$ bought$ procure procurement acqui suppl
αντικατασ αντικαθιστ αλλα αλλαγ αλλαζ | replac replacement chang exchang swap substitut
αναβαθμ βελτιω εκσυγχρον | upgrad improv moderni better$
ανακαινι επισκευ αποκαταστ ανακατασκ | renovat repair refurbish restor rehabilit
κατασκευ χτιζ χτισ κτιζ κτισ φτιαχν φτιαξ οικοδομ ανεγερ ναυπηγ δομη δομησ δομημ | build$ builds$ building built$ construct erect made$ make$ makes$
παραγ παραγωγ φτιαχν φτιαξ κατασκευαζ | produc manufactur make$ makes$ made$ output
πωλ πουλ διαθεσ διατιθ εμπορ | sell$ sells$ sold$ sale$ sales$ market distribut trad
μετακιν μεταφορ ταξιδ | travel transport trip$ trips$ journey mov
στοχ σκοπ αποσκοπ επιδιωκ αποβλεπ επιδιωξ | aim goal objective purpose target seek$ seeks$ intend
περιλαμβ περιεχ συμπεριλ συμπεριλαμβ εχει | includ contain compris
αυξ μεγαλων μεγαλωσ ανεβ ενισχυετ πληθ | increas grow$ grows$ grew$ rise$ rises$ rais expan enlarg
μειω ελαττω μικραιν πεφτ επεσ λιγοστ περιορι χαμηλων | reduc decreas lower cut$ cuts$ fall$ falls$ drop diminish shrink
στηριζ υποστηρ ενισχ επιδοτ χρηματοδοτ βοηθ | support aid$ aided fund$ funds$ funded financ subsid help assist
ενθαρρ παροτρ παρακιν κινητρ | encourag promot motivat incentiv stimulat
υφισταμ σημεριν τωριν υπαρχ παρον παρουσα$ παρουσασ$ | existing current present today
νεοσ νεα νεο καινουρ καινουργ | new$ newly recent
τοπικ ντοπι περιοχησ εντοπι | local locally nearby area
αλλοδαπ εξωτερικ ξενοσ$ ξενο$ ξενη$ ξενοι$ ξενεσ$ ξενων$ διεθν υπερορι | abroad foreign overseas international
εγχωρι ημεδαπ ελληνικ εσωτερικ | domestic national home
θεριν καλοκαιρ | summer
χειμεριν χειμων | winter
εαριν ανοιξ | spring$
φθινοπωρ | autumn fall$
ετησι χρονο$ χρονια χρονοσ ετοσ ετουσ ετη ετων | annual yearly year annum
διετ διετει διετια διετεισ διετησ | two$ biennial
μηνιαι μηνα | monthly month
εβδομαδ | weekly week
ημερησι καθημεριν ημερ | daily day$ days$ everyday
εγκαιρ εμπροθεσμ | timely time$
εκπροθεσμ καθυστερ αργα αργοπορ | late$ delay delayed overdue belated
ωρα ωρεσ ωρων | hour time$ clock
απαντ ανταποκρ | answer respond response repl address meet$ meets$
αρκει$ αρκουν$ αρκετ επαρκ φταν φθαν | enough suffic adequate
καθεστω προγραμμ δρασ | scheme regime programme program measure
σταθμ μοναδ εργοστασ εγκατασ | plant$ plants$ station facility factory
περιοχ ζων χωρ τοπο τοποθεσ θεσ | area site$ sites$ place location zone locality
χωρο$ χωροσ$ χωρου$ χωροι$ χωρων$ χωρουσ$ | space$ spaces$ room area premises place
κτιρι κτισμ οικοδομημ ακινητ | building premises house
τμημ ταξη ταξε | class$ classes$ group department section part
επιτοκι τοκο | interest rate
αποζημι | allowance compensation fee$ reimburs remunerat
συνεχει κατοπιν επειτα υστερα μετεπειτ | thereafter afterwards then$ after$ later subsequent
μελοσ μελη | member staff people
συναντ συνεδρ | session meeting
συμβουλ | adviser advisor consult director council
διευθυν διοικ | direct manag manager director head$ chief
ιδιοκτ κυρι κατοχ κατεχ | own$ owner ownership holder hold
οχημα οχηματ αυτοκιν | vehicle car$ cars$
προιον προιοντ ειδοσ ειδη | product goods item$ items$ produce
υλικ υλεσ$ υλη$ υλησ$ υλων$ | material input
φακελ αρχει | file$ files$ dossier folder record
εγγρ καταχωρ μητρωο νηολογ | regist enrol enter$ entered record list$ listed
εγγραφ δικαιολογητ παραστατ | document paper evidence
ιδρυ συστ συσταθ συστην | found$ founded establish set$ sets$ incorporat creat form$ formed
μετατρ μετασχημ | convert conversion transform chang turn
απασχολ εργαζ δουλευ προσωπ | employ employment work$ works$ working staff job$ jobs$ occup personnel
προσλ προσλαμβ | hire$ hires$ hired hiring recruit employ
εκπαιδ επιμορφ καταρτ μαθ | train$ trained training teach taught learn educat course
μαθημ μαθησ | lesson course learn class
δασκαλ εκπαιδευτ καθηγητ | teacher trainer instructor
μαθητ μαθητευομ σπουδ | student pupil apprentice learner study
γνωμοδοτ γνωμη γνωμεσ εισηγ | opinion recommend advis advice
ελεγχ επαληθ εξεταζ εξετασ | check audit inspect verif examin review control
εποπτ παρακολ επιβλ | supervis monitor oversee follow track
αξιολογ κριν βαθμολογ εκτιμ | evaluat assess judg score$ scored rat$ rate$ rated apprais
επιλεγ επιλογ διαλεγ διαλεξ | select choose$ chosen chose choice pick
ενημερ πληροφορ ειδοποι γνωστοποι κοινοποι | inform notif tell$ told$ announc notice
δημοσι αναρτ ανακοιν | publish publication post$ posts$ posted announc release
ζητ αιτημ αιτησ | request ask$ asks$ asked apply appli seek
προτειν προτασ προσφορ | propos offer suggest bid$ bids$ tender
συμφων συμβασ συμβολαι συναψ | agree contract agreement deal
υπογραφ υπογρα | sign$ signed signs$ signature
ακυρ ανακαλ ανακλ | cancel revok withdraw annul void
διακοπ διακοπτ παυ παυσ σταματ | stop$ stops$ stopped ceas interrupt discontinu halt end$
συνεχιζ συνεχισ | continu carry$ keep$ keeps$ go$ goes$ remain
τηρ διατηρ κραταει κρατα κρατησ φυλα φυλασσ | keep$ keeps$ kept$ retain maintain preserv hold
επιστρεφ επιστροφ επιστραφ αποδιδ αποδοσ | return repay refund give$ back$ reimburs
δανεισμ δανει δανειζ | loan borrow lend$ lends$ lent$ credit
μισθω ενοικι νοικ μισθωμ | rent$ rents$ rented rental lease hire$
εξοδ δαπαν κοστ κοστιζ | cost$ costs$ expens expenditure spend$ spends$ spent$
εσοδ εισοδ εισπραξ κερδιζ | income revenue earning earn$ earns$ receipts
τιμ αξι | price$ prices$ priced value worth
εκπτωσ | discount rebate deduct
προστιμ κυρωσ ποιν | fine$ fines$ penalt sanction
επιβαλ επιβολ | impos appl charge$ levy
αποζημιω | compensat indemn
εγγυ | guarantee warrant secur
ασφαλιζ ασφαλισ ασφαλιστ | insur
ευθυν υπευθυν | responsib liab
καθηκ υποχρ | dut obligat task
δικαι | right$ rights$ entitl
αδει εγκρισ αδειοδ | permit licen approval authoris
εξουσιοδ πληρεξ | authoris proxy power
νομιμ νομικ νομοθετ | legal statutory lawful law$
παραβ παραβιασ παραβασ | breach violat infring
συμμορφ τηρ | compl conform observ meet$
σταθερ αμεταβλητ | fixed stable constant flat$ steady
ευελικτ | flexib
διαφορετ | different distinct
ιδια$ ιδιο$ ιδιοσ$ ιδιεσ$ ιδιων$ ομοι | same$ equal similar
χωριστ ξεχωριστ ιδιαιτερ | separate distinct own$
κοινο$ κοινη$ κοινα$ κοινησ$ κοινου$ μαζι συλλογικ | joint jointly common together share$ shared
ολοκληρ ολο ολη ολεσ ολα συνολ πληρη πληρεσ$ | whole$ entire full$ fully complet all$ total
ελευθερ δωρεαν ατελ | free$ gratis charge
υποχρεωτ αναγκαστ | mandatory compuls obligat
προαιρετ εθελ | optional volunt
απευθει αμεσ κατευθ | direct directly immediate straight
αμεσωσ αμελλ | immediate promptly once$ forthwith
σταδιακ τμηματ | gradual stage step phased instalment
συχν τακτικ | often frequent regular
σπανι | rare seldom
πλησιον κοντα$ γειτον | near nearby close$ next$ adjacent neighbour
μακρια$ αποστασ | far$ distan away
αρχικ | initial first original
τελικ τελευτ οριστ | final last$ definit ultimate
παλαι παλι γερασ | old$ older aged ageing
συγχρον μοντερν | modern contemporary
μεγαλ ευρεια ευρυ$ εκτεν | large big$ great wide extensive
μικρ λιγ | small little few$ minor
υψηλ ψηλ | high$ tall$
χαμηλ | low$
βαροσ$ βαρουσ$ βαρυ$ βαρει | heavy weight
ελαφρ | light$ lightweight
γρηγορ ταχ | fast$ quick rapid speed
αργα$ αργο$ αργη$ βραδ | slow
ασφαλη ασφαλεσ ασφαλεια | safe$ safety secur
επικινδ κινδυν | danger hazard risk
καθαρο$ καθαρη$ καθαρα$ καθαρων$ καθαρου$ καθαροσ$ | clean net$ pure
ρυπ μολυν | pollut contaminat emission
αποβλ απορριμ σκουπιδ | waste refuse rubbish
ανακυκλ | recycl
επαναχρησ ξαναχρησ | reus reuse
νερο νερα νερου υδατ υδρευ υδωρ | water
θερμαν | heating heat
ψυξ ψυγ ψυκτ | cool refriger chill
κλιματισ | conditioning climate air$
φωτισ λαμπτηρ φωσ$ φωτοσ$ φωτα$ | light$ lights$ lighting lamp
καυσ | fuel combust burn
πετρελ | oil$ diesel petrol
αερι γκαζ | gas$
ξυλ | wood timber
μεταλλ σιδηρ | metal iron steel
γυαλ υαλ | glass
χαρτ | paper cardboard
πλαστ | plastic
υφασμ υφαντ κλωστουφ | textile fabric weav cloth
ρουχ ενδυ ενδυμ | cloth garment apparel
δερμ βυρσ | leather skin
επιπλ | furniture
μηχανη μηχανημ | machine$ machines$ machinery equipment engine
εργαλ | tool$ tools$
συσκευ | device applianc
κλιβαν φουρν | oven$ ovens$ kiln furnace
ζυμωτηρ αναμικτ μιξερ | mixer knead
πριονιστηρ | sawmill
ελαιοτριβ λιοτριβ | mill press
οινοποι οινοπ κρασ οιν | wine winer
ζυθ μπυρ μπιρ | beer brew
τυρ τυροκομ | cheese dairy
γαλα γαλακτ | milk dairy
κρεασ κρεατ | meat
αλιευ ψαρ ιχθυ | fish
μελισσ μελι μελισσοκ | bee$ bees$ honey beekeep apicult
κτηνοτρ ζωοτροφ ζωικ | livestock animal breeder farmer
καλλιεργ αγροκτ | crop cultivat grow$ grown farm
δενδρ δεντρ | tree$ trees$ orchard
αμπελ | vine$ vines$ vineyard
ελαι ελιεσ$ ελια$ ελιων$ | olive
σιτο$ σιτου$ σιτοσ$ σιταρ | wheat grain
φρουτ οπωρ | fruit
λαχαν κηπευτ | vegetable
σπορ | seed$ seeds$
λιπασ | fertilis compost
αρδευ ποτισ | irrigat water
εδαφ χωμ γη$ γησ$ | soil land$ ground
στρεμμ | stremma
δασ δασικ | forest woodland
θαλασσ | sea$ marine maritime
ποταμ | river
λιμνη λιμνεσ λιμνων | lake
λιμαν λιμεν | port$ ports$ harbour
πλοι σκαφ βαρκ | ship$ ships$ vessel boat
στολ | fleet
αεροδρ | airport
σιδηροδρ τρεν | rail train$
λεωφορ | bus$ buses$ coach
φορτηγ | truck lorr
ποδηλ | bicycle bike cycl
δρομο δρομοι δρομων δρομουσ οδοσ$ οδου$ οδοι$ οδων$ οδικ | road street
γεφυρ | bridge
σχολει σχολικ σχολη$ σχολησ$ | school
νοσοκομ κλινικ | hospital clinic
ιατρ γιατρ | doctor physician medical
φαρμακ | pharmac drug$ medicin
ασθεν | patient sick ill$
ηλικιωμ γεροντ | elder older senior
βρεφ νηπι | infant toddler nursery
γονε | parent
οικογεν | famil
γυναικ | woman women female
ανδρεσ ανδρων ανδρασ αντρ | man$ men$ male
νεοι νεων νεουσ εφηβ | young youth teenag adolesc
προσφυγ μεταναστ | refugee migrant
κατοικ διαμεν ζει ζουν | live$ lives$ living resid inhabit dwell home
σπιτ κατοικι οικ | house$ houses$ home$ dwelling
διαμερισ | apartment flat$
δωματ | room$ rooms$
ξενοδοχ | hotel
επισκεπ τουριστ | visit tourist guest
μουσει | museum
θεατρ | theatre theater
κινηματογρ ταινι | film cinema movie
μουσικ | music
βιβλιοθ | librar
βιβλιο$ βιβλια$ βιβλιων$ βιβλιου$ | book$ books$
εκδοσ εκδοτ | edition publish issue$
αθλ αθλητ γυμν | sport athlet gym$
γιορτ φεστιβ εορτ | festival celebrat
παιχνιδ | toy$ toys$ game
τροφιμ φαγητ διατροφ | food nutrition meal
γευμ | meal lunch dinner
ποτα$ ποτο$ ποτων$ ροφημ αναψυκ | drink beverage
καφ | coffee
ψωμ αρτοσ αρτοποι | bread bak
λαδ | oil$
συσκευασ πακετ | pack packag packing
κιβωτ κουτ | box$ boxes$ case$ cases$ crate
παρτιδ | batch lot$ lots$
αποθηκ | store$ stores$ storage warehouse stock
παραδο παραδιδ διανομ | deliver distribut
πελατ αγοραστ καταναλωτ | customer client buyer consumer shopper purchaser
προμηθευτ | supplier vendor
ανταγων | compet rival
μεριδ ποσοστ | share$ percent
εταιρ συνεργατ | partner collaborat
θυγατρ | subsidiar
υποκαταστ παραρτημ | branch
καταστημ μαγαζ | shop$ shops$ store$ stores$ outlet
γραφει | office desk
εργαστηρ βιοτεχν | workshop laborator lab$ labs$ craft studio
εργοταξ | site construction
ηλεκτρονικ διαδικτ ψηφιακ ονλαιν | electronic online digital web
ιστοσελ ιστοτοπ ιστοχωρ | website web$ site$ page
πλατφορμ | platform
λογαριασμ | account
κωδικ | code$ password
δεδομεν στοιχει | data$ detail information figure
λογισμικ | software program
υπολογιστ | computer
δικτυ | network
αισθητηρ | sensor
μετρησ μετρητ | measur meter gauge
δοκιμ πειραμ | test trial experiment pilot
ερευν μελετ | research study studies survey
ανακαλυ εφευρ | invent discover
σχεδι μελετ | design plan$ plans$ draw
μηχανικ | engineer
αρχιτεκτ | architect
λογιστ | account bookkeep
δικηγ | lawyer legal attorney solicitor
συμβολαιογρ | notar
ηλεκτρολ | electric
υδραυλ | plumb hydraul
τεχνικ τεχνιτ | technic craft
οδηγ | driver drive
μαγειρ σεφ | cook$ cooks$ chef
φροντιστ φροντιδ περιθαλψ | care$ carer caring
νοσηλευτ | nurse nursing
θεραπ | therap treat
συμπτωμ | symptom
εμβολ | vaccin
αναγκ | need
προβλημ δυσκολ | problem difficult
λυσ επιλυ | solution solv resol
αιτια αιτιο αιτιων λογοσ$ λογουσ$ λογοι$ λογων$ | cause$ reason ground
αποτελ επιπτ συνεπ | result effect impact consequence outcome
επιτυχ πετυχ | success achiev
αποτυχ | fail failure
βραβ επαθλ | prize award
διακρισ | distinct award discriminat
ισοτ | equalit
προσβασ | access
διευκολ | facilitat ease$ eases$ easier help
δυσχερ | hamper difficult
προστασ προστατ | protect
πρακτικ | practical practice minute
εμπειρ πειρα | experience
γνωσ | knowledge know$
ικανοτ δυνατοτ | abilit capab capacit
δυναμικ | capacit potential
ταλεντ | talent
ποιοτ | qualit
ποσοτ | quantit amount
αριθμ πληθοσ | number
σειρ | series row order
ομαδ | team group
ενωσ συλλογ σωματει | association union club
επιμελητηρ | chamber
κοινοτ | communit
δημο δημαρχ δημοτ | municipal mayor
νομο$ νομου$ νομοσ$ | law$ laws$ act$
νομοσ$ νομο$ νομου$ νομων$ | prefecture county district
περιφερ | region
επαρχ | province
πρωτευ | capital
πολη$ πολησ$ πολεισ πολεων αστικ | city cities town urban
χωρι αγροτικ υπαιθρ | village rural countryside
συνοικ γειτον | neighbourhood quarter district
ορειν βουν | mountain
νησι νησο | island
ακτη ακτεσ ακτησ παραλι | coast shore beach
συνορ | border frontier
μικρομεσαι μμε$ | sme$ smes$
συνεχ συνεχομεν διαδοχ | consecutive row$ continuous succession
διαδικτυ ιστοσελ ιστοτοπ | online website web$ internet
στερεα$ στερεασ$ | central$
αθην | athens athenian
θεσσαλον | thessaloniki salonica
πατρα πατρασ$ πατρων$ | patras patra
κορινθ | corinth
κερκυρ | corfu
ζακυνθ | zakynthos zante
ροδοσ ροδο ροδου | rhodes
κρητη κρητικ | crete cretan
ηπειρ | epirus
θρακ | thrace
θεσσαλι | thessaly
αττικ | attica
πελοπονν | peloponnese
αιγαι | aegean
ιονι | ionian
κυκλαδ | cyclades
δωδεκανη | dodecanese
σποραδ | sporades
ευβοι | euboea evia
βοιωτ | boeotia viotia
αχαι | achaea
αρκαδ | arcadia
λακων | laconia
μεσσην | messenia
μακεδον | macedonia
πειραι | piraeus
θηβ | thebes
λημν | lemnos limnos
χαλκιδικ | halkidiki chalkidiki
λευκωσ | nicosia
λεμεσ | limassol
λαρνακ | larnaca
βουδαπεσ | budapest
βιενν | vienna
ρωμη | rome
παρισ | paris
μοναχ | munich
κολων | cologne
βερολιν | berlin
λονδιν | london
γενευ | geneva
κωνσταντινουπ | istanbul
αιγυπτ | egypt
τουρκ | turkey turkish
ελβετ | switzerland swiss
ηνωμεν | united kingdom
αμερικ ηπα$ | usa$ american states
κινα κινεζ | china chinese
ιαπων | japan
σερβ | serbia
αλβαν | albania
longer$ lengthen extend prolong | παρατ επιμηκ μακρυτερ
shorter$ shorten | συντομευ συντομοτερ βραχυτερ
higher$ increas raise rais | υψηλοτερ αυξ
lower$ reduc decreas cut$ | χαμηλοτερ μειω
late$ later$ delay slip postpon | καθυστερ αργοτερ μεταγενεστ αναβολ
earlier$ before$ prior | προγενεστερ πριν$ νωριτερ
older$ | παλαιοτερ μεγαλυτερ
cheaper$ cheap | φθην φτην οικονομικοτερ
faster$ accelerat speed | ταχυτερ επιταχ γρηγοροτερ
safer$ | ασφαλεστερ
`
