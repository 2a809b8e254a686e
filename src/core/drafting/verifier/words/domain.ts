/** Words of calls, businesses, law and finance that share a meaning: the format is the lexicon's. */
export const domain = `
ησσον σημασι | minimis$
ενοτητ | unit
μικροδαν | loan microloan δανει
προσωπ | person entit people
ορισμοσ ορισμου ορισμοι | definition meaning defined
εργασιεσ εργασιων | task tasks work works
παραγωγοσ παραγωγοι παραγωγουσ παραγωγων | producer grower supplier
μοναδ | plant$ plants$ factory mill$
εργοστασι | factory plant$ plants$
εργαστηρι | workshop laborator lab$ labs$
μεταποι | process$ processed processing manufactur
επεξεργ | process$ processed processing treat treated treatment
συσκευα | packag packing packed
παραγ παρηγαγ | produc make$ makes$ made$ manufactur generat output$ yield
κατασκευ | construct build$ builds$ built building manufactur
συναρμολογ | assembl
επισκευ | repair fix
συντηρ | maintain maintenance conserv preserv
αποσυναρμολογ | dismantl
σχεδια σχεδιασμ | design plan$ plans$ planned planning
αναπτυσσ αναπτυχ αναπτυξ | develop growth
καλλιεργ | crop$ crops$ cultivat grow$ grows$ grown$ farm
εκμεταλλευσ | farm$ farms$ holding exploitation
γεωργοκτηνοτροφ | farm$ farms$
γεωργ αγροτ | farm farming
στρεμμα στρεμματ | stremma
εκταρι | hectare ha$
αμπελ | vineyard vine$ vines$
ελαιων ελαι ελια ελιεσ ελιων | olive
ελαιοτριβ | mill$ press$ olive
ελαιολαδ | olive oil$
κρασι οινο οινου οινων | wine
οινοποι | winer
ζυθοποι μπιρ μπυρ ζυθ | brew beer
τυρο τυρι τυρια τυροκομ | cheese dair
γαλα γαλακτ | milk dair
κρεασ κρεατ | meat
αρτο ψωμι ψωμια αρτοποι φουρν | bread baker
μελι μελισσ κυψελ | honey bee$ bees$ beehive hive
θερμοκηπ | greenhouse
βοσκοτοπ βοσκ | pasture graz
ζωο κτηνοτροφ ζωικ | livestock animal breed stock farmer$ farmers$
προβατ | sheep
αιγ γιδ κατσικ | goat
βοοειδ αγελαδ | cattle cow$ cows$
χοιρ | pig$ pigs$ swine
πουλερικ ορνιθ | poultr
σιτηρ | cereal grain wheat
βαμβακ | cotton
οσπρι | legume pulse
φρουτ οπωρ | fruit
λαχανικ κηπευτικ | vegetable
οπωρων | orchard
δεντρ δενδρ | tree
δασ δασικ | forest
ξυλ ξυλο ξυλου ξυλεια | wood timber
επιπλ | furniture
υφασμα υφαντ κλωστουφαντ | textile fabric
ενδυμα ενδυσ ρουχ | cloth garment apparel
δερμα δερματ | leather skin
χαρτ χαρτι | paper
πλαστικ | plastic
μεταλλ | metal
χαλυβ ατσαλ | steel
αλουμιν | alumin
γυαλι υαλο υαλου | glass
πετρ λιθ | stone
μαρμαρ | marble
κεραμικ | ceramic potter
τσιμεντ | cement
χημικ | chemical
φαρμακ | pharma drug medicine
καλλυντικ | cosmetic
ιατρικ ιατρ | medical
νοσοκομ | hospital
κλινικ | clinic
βιοτεχνολογ | biotech
αλιευτ αλιει ψαρ ιχθυ | fish
υδατοκαλλιεργ ιχθυοκαλλιεργ ιχθυοτροφ | aquacultur fish
σκαφ | boat vessel craft
ναυπηγ | shipyard boatyard shipbuild
λιμαν λιμεν | port$ ports$ harbour harbor
μαρινα μαρινεσ | marina
παραλ ακτη ακτεσ | beach coast shore
θαλασσ | sea$ seas$ marine maritime
ξενωνα ξενωνεσ ξενων ξενωνων | guesthouse guest hostel
ξενοδοχ | hotel
δωματι | room
καταλυμα καταλυματ | accommodation lodging
εστιατορ | restaurant
καφε καφετερ | cafe$ coffee
επισκεπτ επισκεψ | visitor visit
πελατ | client customer guest
τουριστ | touris visitor
ταξιδ μετακιν | travel trip journey mobility move$ moved$ moves$ moving relocat
μουσει | museum
μονοπατ | trail path
ποδηλατ | bicycl bike cycling
πεζοπορ | hik walk
εκθεσ εκθεσεισ εκθεσεων | fair$ fairs$ exhibit
περιπτερ | stand$ stands$ booth pavilion kiosk
εντυπ φυλλαδ | leaflet brochure booklet printed
μεταφρασ | translat
ιστοτοπ ιστοσελ | website web$ site$
ηλεκτρονικ διαδικτυακ | online digital internet web$ electronic e$
πλατφορμ | platform portal
εφαρμογ | app$ apps$ application software
υπολογιστ | computer comput
υλικολογισμ | firmware
λογισμικ | software programme
κωδικα | source code
αλγοριθμ | algorithm
τεχνητ | artificial
νοημοσυν | intelligence
δεδομεν | data$ dataset
βαση βασεισ | base database
δικτυ | network
αισθητηρ | sensor
μετρητ | meter$ meters$ gauge
ρομποτ | robot
εκτυπωτ | printer
διασυνδ συνδε | connect link interfac integrat
εγκαθιστ εγκατασταθ εγκατεστη εγκαταστ | install set establish
λειτουρ | operat run$ running function open$
στεγα στεγαζ | hous accommodat locat roof
στεγη στεγησ στεγεσ | roof
δαπεδ | floor
τοιχ | wall
κτισμα κτισματ οικοδομ | building structure
κτιρι κτηρι | building
χωρο χωροσ χωρου χωροι χωρων χωρουσ | premises space hall$ room site area
εγκαταστασεισ | premises facilities
θαλαμ | chamber room
αποθηκ | warehouse store storage stor depot
γραφει | office
ορυχει λατομ | mine$ mines$ quarry
εκταση εκτασ | area extent land length
τετραγωνικ | square
κυβικ | cubic
μετρο μετρα μετρων | metre meter m$
λιτρο λιτρα λιτρων | litre liter
τονο τονοι τονουσ τονων | tonne ton$ tons$
κιλο κιλα κιλων χιλιογραμμ | kilogram kilo kg$
ψυξη ψυξησ ψυκτικ | cool refrigerat chill cold
θερμανσ | heat
κλιματισμ | air conditioning
αεριο αερια αεριου φυσικο | gas$ gases$
πετρελαι | oil$ petrol diesel fuel
καυσιμ | fuel
ανθρακ λιγνιτ | coal carbon
λεβητ | boiler
αντλι | pump
κινητηρ | engine motor
ενεργεια ενεργειασ ενεργειακ | energy power
ηλεκτρικ ηλεκτρισμ ρευμα ρευματ | electric power
ηλεκτροκιν | electric
μπαταρ συσσωρευτ | batter
φωτοβολταικ | solar photovoltaic pv$ panel
ηλιακ | solar
ανεμογενν | wind turbine
βιομαζ | biomass
βιοαερι | biogas
υδρογον | hydrogen
ανανεωσ απε$ | renewable res$
αποδοσ | performance efficien yield return
αποδοτικ | efficien
πρωτογεν | primary
δευτερογεν | secondary
τριτογεν | tertiary
εκπομπ | emission
ρυπο ρυπαν ρυπων | pollut emission
αεριων | gas
νερο νερα νερου υδατ υδωρ υδρευ | water
αρδευ αρδευσ | irrigat
αφαλατ | desalinat
λυματ | sewage wastewater effluent
αποβλητ απορριμμ | waste
ανακυκλ | recycl
υπολειμμ | residue remain waste leftover
πρωτεσ | raw
κυκλικ | circular
κλιμα κλιματ κλιματικ | climate
θορυβ | noise
φυτικ φυτα φυτων | plant
βιολογικ | organic biolog
σπορ | seed
λιπασμ | fertili
εδαφ | soil ground land
αυξηθ αυξησ αυξαν αυξημ ανεβαιν ανεβ | increas rais rise$ rises$ rose$ grow grew lift
μειωθ μειωσ μειων μειωμ ελαττ | reduc decreas lower cut$ cuts$ drop
ανηλθ ανερχ ανελθ φτασ φταν φθασ αγγιζ | reach amount come$ comes$ came$ total stood stand$ stands$ rise
ισουτ ισο ιση ισοσ ισα ισων ισησ ισεσ | equal same identical
αναλογει αντιστοιχ αντιπροσωπευ | correspond represent account match equal share
κατανεμ κατανομ διαιρ μοιρα επιμερ | split divid distribut alloc broken break apportion share
απαρτ αποτελειτ αποτελουν συγκροτ περιλαμβ συνιστ | consist compris compos includ made makes make form
απομεν υπολειπ μενει μενουν εναπομεν | remain left leave rest
διαθεσιμ διαθετ | availab dispos have
περιθωρι | margin headroom scope room leeway availab remaining
υπερβασ υπερβαλ πλεονασμ | excess overrun exceed surplus
ξεπερασ | exceed
παραμεν διατηρ | remain stay kept keep retain maintain continu
διακοπτ παυ σταματ | stop$ stops$ stopped ceas discontinu interrupt terminat
τερματ λυση λυεται καταγγελ | terminat rescind end
συστασ συσταθ συνεστη ιδρυ ιδρυθ ιδρυσ | establish found$ founded founding incorporat set form creat
νεοσυστατ νεοιδρυθ νεοφυ | new newly startup start recently established
εναρξ αρχιζ αρχισ ξεκιν | start commenc begin began launch open
ληξη ληξησ ληγ ληξ περασ περατωσ τελοσ | end$ ends$ ending close closing closes clos expir finish termination
ολοκληρω περατω αποπερατ | complet finish end ends conclu
διαρκει διαρκ χρον | duration period last lasts term$ length
σταδι | stage phase step
φαση | phase stage
βημα βηματ | step
δοση δοσησ δοσεισ δοσεων | instalment installment tranche
προκαταβολ προχρηματοδοτ | advance prefinancing prepayment pre financing
υπολοιπ αποπληρωμ | balance repay
αποπληρ εξοφλ ξεχρε | repay repaid repayment pay settle
χαριτ | grace
τοκοχρε | instal
επιτοκ | interest rate
τοκο τοκοι τοκων τοκοσ τοκουσ | interest
κυμαινομεν | variable floating
μικροδανει μικροπιστ | microloan loan microcredit
δανειζ δανειστ δανειακ δανειο δανειου δανειων δανεια | lend loan borrow credit
εγγυητικ | guarantee bond letter
ομολογ | bond
προστιμ κυρωσ ποιν | fine$ fines$ penalt sanction
ληξιπροθεσμ | overdue arrears due
οφειλετ οφειλ χρεωστ | debt owe liab due
ενημεροτ | clearance certificate
φορολογικ | tax fiscal
ασφαλιστικ | social security insurance
εφορι ααδε$ | tax office authority
εφκα$ | social security fund
λογαριασμ | account
λογιστ | account bookkeep
τραπεζικ | bank
εργολαβ αναδοχ | contractor
αγορα αγοραζ αγορασ προμηθ προμηθευ αποκτ αποκτησ | buy$ buys$ buying bought purchas acqui procur supply obtain
πωλησ πωλησεισ πωλησεων πουλ πωλ | sale sell sold
εμπορικ | commercial trad
καταστημα καταστηματ | shop store outlet
χονδρικ | wholesale
λιανικ | retail
παντοπωλ | grocer
εξαγωγ εξαγ | export
εισαγωγ | import
εσωτερικ | internal domestic home inner interior
εξωτερικ | external abroad foreign outside
αλλοδαπ | foreign abroad
προορισμ | destination
αγορεσ | markets market
ανταγων | compet
ανταγωνιστικοτ | competitiveness
ζητησ | demand
προσφερ | offer provid supply supplie
παρεχ παροχ | provid provision supply offer service
εξυπηρετ | serv
διαθεσ | dispos alloc sale
μισθων μισθωσ μισθωμ ενοικ νοικ | leas rent tenan hire tenure
χρηματοδοτικ | financ leas fund
ιδιοκτητ ιδιοκτησ κυριοτ | own owned owner owners ownership propert
ιδιοχρησ | owner occupied
μετοχοσ μετοχοι μετοχων εταιρικ | shareholder partner stake
μεριδι ποσοστο | stake share
διαχειρ διευθυν διοικ | manag run director direct admin
νομιμ | legal lawful law represent
παρανομ αθεμιτ | unlawful illegal
νομικ | legal entit
φορεασ φορεισ φορεων φορει | entit bod organis operator
οντοτ | entit
σωματ | association body
εταιρεια εταιρειασ εταιρικ | company corporate partnership
ομορρυθμ οε$ | general partnership partner
ετερορρυθμ εε$ | limited partnership
ιδιωτικ ικε$ | private ike$
ανωνυμ αε$ | sa$ anonymous
ατομικ | sole trader proprietor individual
εταιρων συμπραξ κοινοπραξ σχημα σχηματ | consorti partnership scheme group
συντονιζ | coordinat lead
ηγειτ ηγετ επικεφαλ | lead$ leads$ led$ leader head
επικεφαλ | head
κεντρ | centre center
ινστιτουτ | institut
ερευνητ | research
επιστημ επιστημον | scien
μηχανικ | engineer mechanic
τεχνιτ | technician craftsman craft artisan
τεχνικ | technic
βιολογ | biolog
χημικ | chemist
οικονομολογ | economist
λογιστρ | accountant bookkeeper
συμβουλ | consult advis counsel
εκπαιδευτ | train educat
εκπαιδευτησ εκπαιδευτεσ εκπαιδευτρι | instructor trainer
εκπαιδευομ ωφελουμεν | trainee beneficiar benefit learner participant
καταρτιζ | train
μαθητ | apprentic pupil student
μαθητει | apprentic
σπουδ φοιτητ | stud
συμμετεχοντ | participant
ανεργ | unemploy jobless
νεανικ νεολαι | youth young
γυναικει | women woman female
επιχειρηματικοτ | entrepreneur
αναπηρι | disab
μερικ | part partial
πληρωσ πληρη πληρησ πληρουσ πλη | full fully complete
πληρωτε | payable due
απασχοληση | employ
τηλεργ | telework remote
αποδοχ μισθοδοσ | pay payroll salar wage earning remuner staff προσωπικ
επιδομ | allowance benefit
αμοιβ δαπαν | fee pay remuner reward cost
ωριαι | hour hourly
ημερησι | day daily
ετησι | year annual yearly annum
μηνιαι | month monthly
εβδομαδιαι | week weekly
τριμηνιαι | quarter quarterly
εξαμηνιαι | half
ισοδυναμ | equivalent
ιδιοτητ | capacity status quality
εδρ εδρευ | seat based headquart registered establish
καταγωγ προελευσ | origin
τοποθεσ τοπ | location place site locat
βρισκ κειτ | locat situat lie$ lies$ stand$ is$
απεχ αποσταση απουσ | distan away from metre
γειτνι κοντ πλησι | near close adjacen next
προστατευομεν | protected
φυσικ | natural physical
ορειν βουν | mountain
νησιωτικ νησι νησια νησιων | island
παραμεθορ συνορ | border
αγροτικ υπαιθρ | rural
αστικ | urban
περιφερει περιφερειεσ | region
νομοσ νομου νομοι | prefecture
χωρι χωριο | village
πολη πολεισ πολησ πολεων | city cities town
παρκ | park
πρωτευουσ | capital
τοπικ | local
εθνικ | national
διεθν | international
ελλην | gree hellen
ενωσιακ κοινοτικ | union eu$ european communit
τριτεσ τριτων | third
ταμειο ταμειου ταμεια ταμειων | fund$ funds$ cash
ετπα$ | erdf$ regional development fund
συγχρηματοδοτ | cofinanc financ co
χρηματοδοτ | financ fund funds funding
πορο | resource fund
κονδυλ πιστωσ | budget appropriat credit fund
συμμετοχ | contribution participation share equity stake
ιδια ιδιων | own
συνεισφορ εισφορ | contribut
εισροη επενδυσ | investment
οριοθετ | limit bound
κατωτατ | minimum lowest
υψηλ | high
χαμηλ | low
μεση μεσο μεσοσ μεσου μεσησ μεσων | average mean medium
μεσαι μεσαιεσ μεσαιων | medium
μικρομεσαι μμε$ | sme$ smes$
πολυ | very micro
μεγεθοσ | size
κατηγορ | category categories class classes window type tier
ειδοσ τυπο τυποσ | type kind sort class
ταξη ταξησ | class order
πρωτη πρωτο πρωτ | first
αρχικ | initial original first start
τελικ | final end last
ενδιαμεσ | interim intermediate
τελευται προσφατ | last latest recent most final
ισχυ ισχυον ισχυουσ | valid force effect current
εγκυρ | valid
εκδοσ εκδιδ εκδοθ εξεδωσ | issu version edition
ημερομην | date day
υπογραφ υπογρα | sign signature
συναπ συνομολ | conclud sign
δεσμευσ δεσμευτ | commit bind reserv earmark
δεσμευ | undertake commit
υποχρεωσ υποχρε | oblig duty requir must liab
υποχρεωτικ | mandator compulsor obligator must
προαιρετικ | optional voluntar
δικαιωμα δικαιωματ δικαιου | right entitl eligib
οφειλ οφειλουν | must shall oblig owe
επιτρεπτ επιτρεπ | allow permit may$ can$
δυνατοτ δυνατ δυναται | possib can$ may$ option able
αποδεκτ δεκτ δεχ αποδεχ | accept admit receiv
εγκεκριμ εγκρινε εγκρισ | approv
απορριπτ απορριφ | reject
αποκλεισμ εξαιρεσ εξαιρ | exclud exclusion exempt except
εκτοσ πλην | except outside exclud other non
κατατεθ κατατιθ καταθετ κατατεθει καταθεσ | submit submission lodg file$ filed$ deposit
υποβαλ υποβολη | submit submission lodge apply
προσκομ προσκομιζ προσκομισ | submit produc provid present bring accompan
επισυναπ συνοδευ | attach accompan enclos annex
αναρτ δημοσιευ ανακοιν | publish post$ posted$ announc released release
τροποποι | amend modif corrig change
διορθωσ διορθωτικ | corrig correct
παραταση | extend
διευκριν | clarif
αναρτητ | posted
γνωστοποιησ | notification
γνωμη γνωμοδοτ | opinion consent advice
συναινεσ συγκαταθ | consent
θετικ | positive favour
αρνητικ | negative unfavour
εγγραφ γραπτ | written document record writ
ηλεκτρονικα | electronic online
γνησι | genuine
αντιγραφ | copy copies
πιστοποι πιστοποιητ πιστοποιησ | certif accredit
προτυπ | standard template model
αδει αδειοδ | licen permit
διπλωμα διπλωματ ευρεσιτεχν πατεντ | patent
εμπορικο σηματ | trademark
πυροπροστασ πυρασφ πυρ | fire
ασφαλει ασφαλιζ | safe secur insur
ελεγχο ελεγχοσ ελεγχοι ελεγχεται | check inspect audit control verif
δειγμα δειγματ δειγματοληπτ | sampl
επαληθ | verif check
αξιολογητ | evaluat assess expert review
εμπειρογνωμ | expert
αξιολογ εκτιμησ | evaluat assess apprais
βαθμολογ βαθμολογι | scor mark grade point rat
μορια μοριοδοτ | point score
κατωφλι | threshold
σταθμισ συντελεστ βαρυτητ | weight coefficient
ισοβαθμ | tie$ ties$ tied equal score
αποκλιν αποκλισ | differ diverg deviat gap
προηγ προτασσ προηγειτ | preced first rank priorit ahead prevail
καταταξ | rank list
πινακα πινακ | list table rank
λιστ καταλογ | list listed
αριστει | excellence
σφραγιδ | seal stamp
αντικτυπ επιπτωσ | impact effect
υλοποι εφαρμοσ | implement carry carried execut perform deliver
ωριμοτ | matur readiness
ετοιμοτητ | readiness ready
τεχνολογικ | technolog tech trl$
trl$ | readiness technolog ετοιμοτ τεχνολογικ
καινοτομ | innovat novel
δεικτ | indicator index ratio rate
μετρησ | measur count
στοχο στοχοσ στοχου στοχοι στοχων | target goal aim objective
ομαδα ομαδασ ομαδεσ | group team target
βασικ | basic core main key essential
κυρι κυριωσ | main mainly primar chief principal
επιτυχ | success succe
υποψηφιοτ | applic candida
επιλογ επιλεγ επελεγ | select choice choos chosen
επιλεγμεν | selected
προταση προτασεισ προτασησ προτασεων | proposal application bid
συμβολ | symbol
διαγωνισμ | competition call$ tender edition contest
προκηρυξ | call notice tender
προσκληση | call invitation edition
υπαγωγ υπαγ | inclusion admission subject
ενταξη ενταχθ εντασσ ενταξ | inclusion admission select approv includ award support
κινητρ | incentive
απαλλαγ απαλλασσ | exempt relief free
αξιοποι χρησιμοποιηθ χρησιμοποι χρησ | use$ uses$ used$ using usage utili
χρηση | use year
θεμελι | establish found base
μισθωτικ | leas
αποσβ αποσβεν | depreciat amorti
γραμμικ ευθυγραμμ | linear straight line
επιταχυν | accelerat
αξια αξιζ | worth value cost
τιμη τιμεσ τιμων τιμησ | price value rate
μοναδιαι | unit
κατ αποκοπ | lump flat
αποκοπη | lump flat
σταθερ | fixed flat constant standard stable
εμμεσ | indirect overhead
αμεσ αμεσα απευθειασ απευθυν | direct directly
απευθυν | address aim target open
μικτ μεικτ ακαθαριστ | gross mixed
επιπλεον προσθετ συμπληρωματ εξτρα | extra additional further more supplement
προσαυξ επαυξ | increas bonus top uplift supplement
ποσοστιαι εκατοστιαι | percent percentage
διπλ | double twofold
εκδηλ | event
δημοσιοτητ | publicity visibility
διαφημ | advert
προωθ | promot market
μαρκετινγκ | market
εμπορευμ | goods merchandise
προιοντ προιον | product good goods
ειδη | goods items
σειρα σειρεσ | series line
γραμμη γραμμεσ | line
παραγωγικ | product capacity
δυναμικοτητ | capacity
ισχυ ισχυοσ | power output capacity peak
αιχμ | peak
χωρητικοτ | capacity hold
νεα νεο νεουσ νεεσ νεων νεασ νεου νεοι νεοσ καινουρ | new
αμεταχειριστ | unused
μεταχειρισμ | second hand used
υφισταμεν υπαρχ παρουσ τωριν | exist current present today
σημερ | today now current present
αντικαθιστ αντικαταστ αντικατασταθ | replac substitut
αναβαθμ | upgrad
εκσυγχρονισμ | moderni
ανακαινισ | renovat refurb
επεκτειν | expand exten
μετασχηματ | transform
μεταβιβ μεταβιβασ | transfer
εκχωρ | assign
μετεγκατασταση | relocat
προγραμμ | programm program plan
επιδειξ | demonstrat
δοκιμα δοκιμασ | test trial
πρωτοτυπ | prototype original
πιλοτικ | pilot
προθεσμια καταληκτικ | deadline closing
εμπροθεσμ | timely time
εκπροθεσμ | late
εργασιμ | working business
ημερολογιακ | calendar
ωρα ωρεσ | hour
πρωι | morning
βραδυ | evening
εποχ σεζον περιοδ | season period
χειμων | winter
καλοκαιρ θεριν | summer
ανοιξ | spring
φθινοπωρ | autumn
ολοετ | year round
διαστημα διαστηματ | period interval span
ποινικ | criminal
κακουργ | felon
φοροδιαφυγ | evasion
απατη απατησ | fraud
διαφθορ | corrupt
επιτυχι | success
δικη δικαστηρ | court trial
προσφυγ ενστασ καταγγελι παραπον | complaint appeal objection
συνηγορ διαμεσολαβ | ombuds
επιχορηγουμ ενισχυομ ενισχυθ ενισχυετ ενισχυοντ | aided supported funded subsid grant
επιδοτειτ επιδοτ | subsid
υποβαθμ | degrad
βλαβη βλαπτ | harm damage
συμμορφ τηρει | compl conform
παρεμβασ | intervention measure work
μετρα μετρου μετρο | measure
υπομετρ | sub measure submeasure
αξον αξονα | axis priority
προτεραιοτ | priority
πραξη πραξεισ πραξεων πραξησ | operation project act$ acts$
εργο εργα εργων εργου | project projects operation works
δρασεων δρασεισ | action activit
δραστηριοποι | active operat
καδ$ | code activity nace kad
αριθμο αριθμοσ αριθμου | number no$
δηλωσ δηλωθ υπευθυν | declar
ληφθ λαμβαν λαβ ελαβ | receiv take takes taken obtain get gets hold
κερδ καθαρ | profit net
ζημιο ζημια ζημιεσ ζημιων | loss
ισολογ | balance sheet
ενεργητικ | asset
παθητικ | liabilit
κεφαλ | capital equity fund
ρευστοτ | liquid
προβλεψ προβλεπ | forecast provid plan foresee
αναμεν προσδοκ | expect anticipat
εκτιματ εκτιμ | estimat
υπολογιζ υπολογισ υπολογ | calculat comput estimat work
κατοικ νοικοκυρ | household resident home
ιδιωτεσ | private individual
βαση | basis base
αρχη αρχησ αρχεσ | principle authority start
μελοσ | member
ενημερωσ | inform notif updat
συνεδρ συνερχ | meet meets meeting session
επιτροπη | committee panel commission board
χορηγησ απονεμ απονομ βραβευ βραβει | award grant prize
συνεργ | cooperat collaborat partner associat
συμφωνητικ συμβολαι | contract agreement
μνημονι | memorandum
παραδοσ παραδιδ παραδοθ | deliver submit hand due
παραληψ παραλαβ | receipt acceptance
εξαργυρ | redeem cash
ωφελ | benefit
πλεονεκτ | advantage
κινδυν | risk
φοβ | fear
προστατευ | protect
επενδυμ επενδυτ | lined line invest
μεμβραν | membrane
καουτσουκ | rubber
λιμνη δεξαμεν ταμιευτηρ | pond tank reservoir lake
σωλην | pipe tube
δρομο οδο οδοσ οδου | road street
γεφυρ | bridge
σιδηροδρομ τρεν | rail train
αεροπορ αεροδρομ | air airport flight
φορτηγ | truck lorr
λεωφορ | bus$ buses$
σταθμ | station
φορτισ | charg
κιτ συνολ | set kit
δικαιολογ | justif document
αποδειξ | receipt proof evidence
παραστατ | voucher receipt document invoice
ταυτοτ | identity
ταυτοποι | identif
κλοπ | theft
τρεχ τρεχουσ | current running ongoing
παλι παλαι | old former
μεταγεν | later after subsequent
προγεν | earlier before prior
αρμοδ | compet respons authoris
κυβερν | govern
κοινο κοινου κοινη κοινησ κοινα | common public joint shared
μεταξυ αναμεσα | between among
εκατερ αμφοτ | both
ολικ ολοκληρ συνολικα | whole total overall entire
κατασκευασ | construct
πηγ | source spring
συχνοτ | frequen
ταχυτ | speed
ποιοτικ | quality
ποσοτ | quantit amount volume
ογκ | volume
παραγοντ | factor
εταιρικου | partner corporate
καταναλωσ | consum
αναγκ αναγκεσ | need requir
μελλον | future
μακροπροθεσμ | long term
βραχυπροθεσμ | short term
αυτονομ | autonom independen standalone
συνδεομεν συνδεδεμ | linked related connected associated
συγγεν | related
ενιαι | single
αποκλειστικ μονο μονον μοναχα | only exclusiv sole solely alone restrict just
μοναδικ μονοσ μονη | sole only alone single
ιδιοπαραγ | own
ελευθερ | free open
πρακτικ | practical practice
ασκηση | practice exercise
θεωρητικ | theor
πτυχ | degree
εμπειρ | experience
μετρικ | metric
καταστροφ | destr disaster
αναπτυξιακ | development
αναπτυξιακοσ | development
συνυποβ | accompan submit
εκχωρησ | assignment
οφελοσ | benefit
αποσυρ ανακλησ | withdraw
επιστροφη | return refund
ανακτησ ανακτ | recover
δωρεα δωρεαν | free charge gift donat
`
