/** Words of general writing that may stand for each other, Greek and English: the format is the lexicon's. */
export const general = `
αναρτ αναρτητ τοποθετ εκθετ κρεμ προβαλλ | post$ posts$ posted posting display put$ puts$ place$ placed placing exhibit show hang
ορατ ευδιακριτ εμφαν | visible conspicuous seen noticeable prominent
αφισ ποστερ | poster placard
πινακιδ ταμπελ επιγραφ | sign$ signs$ plaque board$ billboard plate
οθον | screen display monitor
δεσμευ υποχρεου υποσχ αναλαμβαν | commit undertak pledg promis oblig
απαξ φορα$ | once$ time$
συνεπαγ επιφερ προκαλ οδηγ | entail lead$ leads$ mean result caus bring trigger
εμπεριεχ περιεχ ενεχ περικλει | contain includ involv compris
πρεπει οφειλ υποχρεου απαιτ αναγκ χρειαζ υποχρε | must shall need require oblig necessar
δυναται μπορ δικαιου επιτρεπ δυνατ | may can could allow entitl permit possib
ασκει ασκειτ ασκουν ασκησ | exercis lodg fil
ενσταση ενστασ προσφυγ αντιρρησ | appeal objection
κοινοποιησ κοινοποι γνωστοποι επιδοσ | notif communicat inform announce serv
αποτελεσμα εκβασ πορισμ | result outcome finding
ορθ σωστ ακριβ | correct right$ accurate exact proper
ιδρυσ ιδρυ συστασ συστ δημιουργ θεμελ | found$ founded founding establish set$ creat form$ formed incorporat
ιδια$ ιδιο$ ιδιοσ$ ιδιων$ ιδιεσ$ ιδιοι$ | own$ self
ιδιωτικ | private own$
συμμετοχη συμμετοχ συνεισφορ εισφορ συνδρομ | participation contribut share
μετεχ συμμετεχ παιρν λαμβαν | participat part$ join
συμμετεχοντ μετεχοντ | participant attendee member
μελοσ$ μελη$ μελων$ μελουσ$ | member
εταιρ συνεταιρ | partner associat
συνεργατ | partner collaborat associate cooperat
επικεφαλησ ηγετ συντονιστ κυρι | lead$ leader leading coordinat head$ main
υπεργολαβ | subcontract
εργολαβ | contractor
παροχ προμηθευτ | provider supplier
υποψηφιοτ αιτησ προτασ | candida application proposal bid$ bids$
υποψηφι αιτουντ αιτων ενδιαφερομεν | candidate applicant
επιλεχθ επιλεγ επιλογ προκριν προκριθ διαλεγ | select chosen choos choice pick shortlist
εγκριθ εγκριν εγκρισ | approv
απορρι απορριφθ | reject refus turned declin
ανακοινω δημοσιοποι δημοσιευ γνωστοποι | announc publish publici release
διευρυν επεκτειν επεκτασ | widen extend expan enlarg broaden
παρατειν παρατασ παραταθ | extend extension prolong
συντομευ επισπευ | shorten bring
αναβαλ αναβολ | postpon defer
μεταφερ μεταφορ μετακιν | transfer mov carry
μεταθετ μετατιθ μεταθεσ | move$ moved moves$ shift postpon
εξοικονομ γλιτων | sav$ save$ saves$ saved saving savings
μειωσ μειων μειωθ ελαττωσ ελαττων περιορισμ περιστολ πτωση πτωσ πεφτ υποχωρ | reduc decreas fall drop cut lower declin decline shrink
αυξησ αυξαν αυξηθ ανοδ ανεβ διογκ μεγεθυν | increas grow rise$ rises$ rose risen gain$ growth
σημαντικ ουσιωδ ουσιαστικ | significant important substantial material considerable
κυρι βασικ πρωτευ κεντρικ θεμελιωδ | main chief principal primary key$ core basic essential central
μικρ | small little minor
μεγαλ | large big$ great major
υψηλ | high
χαμηλ | low$ lower
ταχ γρηγορ αμεσ συντομ | fast$ quick rapid prompt swift soon$
αργ βραδ | slow
νωρισ εγκαιρ εμπροθεσμ | early timely time$
εκπροθεσμ αργοπορ καθυστερ | late$ overdue delay belated
πληρησ πληρ ολοκληρ ακεραι | full$ fully complete entire whole
μερικ τμηματικ | partial part$ partly
ελλειψ ελλειπ απουσι ανυπαρξ στερ | lack absen miss without
υπαρξ υπαρχ υφιστα | exist there present
επαρκ αρκετ ικανοποιητικ | sufficien enough adequate
αναγκαι απαραιτητ απαιτουμεν | necessar requir need essential indispensable
προαπαιτουμ προυποθ ορο οροσ οροι ορων | condition requirement prerequisite term$ terms$
κριτηρι | criteri
αρμοδι υπευθυν | responsible competent charge
υπευθυν επικεφαλ διευθυντ προισταμεν | head$ manager responsible director lead$ leader
εμπειρι πειρ | experience
γνωση γνωσ | knowledge know
δεξιοτ ικανοτ προσον | skill abilit competen qualif
εκπαιδευσ εκπαιδευ καταρτισ καταρτιζ επιμορφ σεμιν | train training educat instruct course
διδασκ διδακτ μαθημα | teach taught lesson class
μαθητευ μαθητει | apprentic
σχολ σχολει | school
πανεπιστημ ανωτατ αει$ | universit
φοιτητ σπουδαστ | student
αποφοιτ πτυχιουχ | graduate
διδακτ διδακτορ | doctor phd
μηχανολογ | mechanical
μηχανικ | engineer
χειριστ | operator
χειριζ χειρισμ | operat handl
τεχνικ τεχνιτ | technic technician
οδηγ | driver drive
ψαρα αλιε αλιευτ | fisher fish fishing angler
γεωργ αγροτ καλλιεργητ | farmer grower agricultur producer
κτηνοτροφ | livestock breeder stockbreed
μελισσοκομ | beekeep apiar bee
οινοπαραγωγ οινοποι | wine winemak
τυροκομ τυροκομει | cheese dair cheesemak
γαλακτοκομ γαλακτ γαλα | dair milk
αρτοποι αρτοποιει αρτοσκευ φουρν | baker bread
ζαχαροπλαστ | confection pastry patisserie
κρεοπωλ | butcher meat
σφαγει | slaughter abattoir
εστιατορ εστιασ ταβερν | restaurant cater
ξενοδοχ | hotel
καταλυμα καταλυματ διαμον στεγασ | accommodation lodging stay
κατασκηνωσ καμπινγκ | camp
μουσει | museum
θεατρ | theatre
βιβλιοθηκ | librar
βιβλι | book
εκδοτ εκδοσ | publish edition
τυπογραφ εκτυπωσ | print
ταινι κινηματογραφ | film cinema movie
μουσικ | music
συναυλι | concert
φεστιβαλ | festival
καλλιτεχν | artist art
τεχνη τεχνησ τεχνων | art$ arts$ craft
χειροτεχν | handicraft craft
κοσμημ | jewel
υποδημ παπουτσ | shoe footwear
ρουχ ενδυμ ενδυσ | cloth garment apparel
φαρμακ | pharma medicine drug
φαρμακει | pharmac
ιατρ γιατρ | doctor medical physician
νοσοκομ νοσηλ | hospital nurs
κλινικ | clinic
οδοντ | dent
κτηνιατρ | veterinar
υγει υγειον | health
ασφαλ | safe secur
αποθηκευ αποθηκ φυλαξ | storag store warehouse
ψυξη ψυξησ ψυκτ ψυγει | cool refriger cold chill fridge
καταψυξ | freez frozen
θερμανσ | heat
φωτισμ φωτιστικ λαμπτηρ | light lamp
αερισμ εξαερισμ | ventilat
κλιματισμ κλιματιστικ | air conditioning
μονωσ θερμομον | insulat
στεγ οροφ | roof
παραθυρ κουφωμ | window
πορτα πορτεσ θυρα | door
τοιχο τοιχ | wall
δαπεδ πατωμ | floor
οροφ | storey floor
ανελκυστηρ ασανσερ | lift elevator
ραμπα ραμπεσ | ramp
σκαλ κλιμακ | stair
προσβασ προσβασιμ προσπελασ | access
αναπηρι αμεα$ | disab
καυσιμ | fuel
πετρελαι | oil$ diesel petrol petroleum
βενζιν | petrol gasoline
αεριο αεριου αερια αεριων | gas$ gases$
υγραερι | lpg$
υδρογον | hydrogen
μεθαν | methane
βιοαερι | biogas
βιομαζ | biomass
λεβητ καυστηρ | boiler burner
αντλι | pump
μπαταρι συσσωρευτ | batter accumulator
γεννητρ ηλεκτροπαραγωγ | generator
μετασχηματιστ | transformer
ηλεκτρ ρευμα | electric power
καλωδι | cable
πανελ συλλεκτ | panel collector
ανεμογεννητρ | turbine wind
νερο νερου υδωρ υδατ | water
υδρευσ | water supply
αρδευ αρδευσ ποτισ | irrigat water
γεωτρησ | borehole drill well$
πηγαδ φρεατ | well$ wells$
αποχετευ λυματ | sewage wastewater sewer
απορριμμ αποβλητ σκουπιδ | waste refuse garbage rubbish
ανακυκλ | recycl
κομποστ | compost
ρυπανσ ρυπ μολυνσ | pollut contaminat
εκπομπ | emission
ανθρακ | carbon
σκονη σκονησ | dust
οσμη οσμεσ | odour smell
θορυβ | noise
βιοποικιλ | biodiversity
ειδη ειδοσ | species
δασο δασικ | forest
δεντρ δενδρ | tree
φυτευσ φυτευ | plant$ planting planted plants$
σπορα σπορ | sow seed
συγκομιδ θερισμ τρυγ | harvest
καρπ φρουτ | fruit
ελαιοκαλλιεργ ελαιοδεντρ ελαιων | olive
αμπελων αμπελι αμπελουργ | vine vineyard
εσπεριδ | citrus
ακροδρυ | nut$ nuts$
μηλ μηλι | apple
ροδακιν | peach
τοματ ντοματ | tomato
πατατ | potato
σιταρ σιτηρ | wheat cereal grain
κριθαρ | barley
καλαμποκ αραβοσιτ | maize corn
ρυζι | rice
βαμβακ | cotton
καπν | tobacco
οσπρι φακ | pulse legume lentil
μελι μελιου | honey
αυγ ωα$ | egg
μαλλι ερι | wool
προβατ προβειο αμνοσ αμνο | sheep ewe lamb
αιγ γιδ κατσικ εριφ | goat
βοδ βοοειδ μοσχ αγελαδ | cattle bovine cow$ beef calf
χοιρ γουρουν | pig$ pigs$ pork swine
κοτ πουλερικ ορνιθ | poultry chicken hen
αλογ ιππ | horse equine
ζωο ζωα ζωων ζωικ | animal livestock
σταβλ σταυλ | stable barn hous
κοπρ κοπρια | manure dung
λιπασμ λιπανσ | fertili
φυτοφαρμακ φυτοπροστ | pesticid plant protection
ζιζανι | weed
ασθενει νοσο νοσοσ | disease illness
εμβολι | vaccin
τροφη τροφησ ζωοτροφ | feed fodder food
τροφιμ | food foodstuff
ποτα$ ποτο$ ποτων$ αναψυκτικ | drink beverage
οινο κρασι οινοσ | wine
μπιρ μπυρ ζυθο | beer
ελαιολαδ λαδι | olive oil
τυρ τυρι | cheese
γιαουρτ | yogurt yoghurt
κρεασ κρεατ | meat
ψωμι αρτοσ αρτο | bread
αλευρι αλευρ | flour
ζυμαρικ | pasta
σταφιδ | raisin currant
πλοι σκαφ βαρκ | vessel boat ship craft
αλιευτικ ψαραδ | fishing
δικτυ διχτ | net$ nets$
αγκιστρ | hook
λιμαν λιμεν λιμενασ | port$ ports$ harbour harbor
αεροδρομ αερολιμ | airport
αποβαθρ προβλητ | pier quay jetty
ακτοπλο πορθμ | ferry
ναυτικ ναυτιλ | seafar maritime marine shipping
θαλασσ πελαγ | sea$ marine ocean
λιμνη λιμν | lake
ποταμ | river
υδατορευμα ρεμα ρυακ | watercourse stream
λιμνοθαλασσ | lagoon
νησι νησιωτικ νησο | island
ηπειρωτικ | mainland continental
οριν ορειν βουν | mountain upland
πεδιν | lowland plain
παραλι παρακτι ακτη ακτεσ | coast coastal beach shore
υγροτοπ | wetland
οικισμ | settlement village
κατοικ | resident inhabitant
κατοικι σπιτ | home$ homes$ house$ houses$ dwelling residence
πληθυσμ | population
δημοτ πολιτ | citizen resident
δημο δημοσ δημου δημοι δημοτικ | municipal
περιφερειακ περιφερει | regional region
κρατοσ κρατη κρατων κρατικ | state$ states$ government public
χωρα χωρεσ χωρων χωρασ | countr state
εθνικ | national domestic
αλλοδαπ ξεν | foreign
συνορ μεθορι | border frontier
τοπο τοποσ τοπου θεση θεσεισ τοποθεσι | place site location position
διευθυνσ | address
εδρα εδρασ εδρευ | seat registered head$ headquarter based establish
υποκαταστημ παραρτημ | branch
παραρτημ προσαρτημ | annex appendix
θυγατρ | subsidiar
μητρικ | parent
ομιλ | group$
κλαδ τομε | sector branch industry field
ιδιοκτητ κατοχ | owner holder propriet
κατεχ κατοχ | hold own$ owns$ possess have
μετοχ | share$ shares$ stock
μετοχο | shareholder
κεφαλαι | capital equity fund
χρημα χρηματ μετρητ | money cash
επιταγ | cheque check
συναλλαγματικ | bill
εμβασμ | transfer remittance
καταθεσ | deposit
πιστωσ | credit
χρεωσ | debit charge
χρεο χρεοσ χρεη | debt
δανεισμ δανει | loan borrow lend debt
πληρωμ εξοφλησ καταβολ εκταμιευ | pay payment paid disburs settl
αποζημιωσ | compensat indemn
αποδοσ | yield return perform
κερδ κερδοφορ πλεονασμ | profit gain surplus earn
ζημι απωλει | loss$ losses$ damage
ελλειμμ | deficit shortfall
τζιρ κυκλ εσοδ πωλησ | turnover sales$ sale$ revenue income
εσοδ εισπραξ προσοδ | income revenue receipt
εξοδ δαπαν κοστ | expense expenditure cost spend
τιμολ | invoice bill
τιμη τιμησ τιμων αξι | price value worth
εκπτωσ | discount deduction rebate
φορο φοροσ φορου φορων | tax
τελη$ τελων$ | fee$ fees$ charge dut
δασμ τελων | customs dut tariff
εισιτηρ | ticket
συνδρομ | subscription
ασφαλισ ασφαλιστ | insur
εγγυ εγγυησ | guarantee warrant surety bond security
εγγυητ | guarantor
υποθηκ προσημειωσ | mortgage lien
ενεχυρ | pledge collateral
εξασφαλισ διασφαλ εξασφαλιζ | secur ensur guarantee collateral
συμβαλλ | contract party
συμβασ συμβολαι συμφων | contract agreement
παραβιασ παραβασ αθετησ | breach violat infring
διαφορ | dispute difference
ποσο$ ποσα$ ποσου$ ποσων$ ποσοτ | amount quantity sum
πληθοσ αριθμ | number count
αθροισμ συνολ | sum total
διαφορ υπολοιπ | difference remainder balance
μεσοσ$ μεσο$ μεση$ μεσου$ μεσησ$ | average mean
μισθ μισθοσ μισθοδ αποδοχ αμοιβ ημερομισθ | wage salar pay$ earning remuneration payroll
εργασι δουλει | work$ works$ labour labor job
απασχολησ εργασ | employment employ work job
υπαλληλ εργαζομεν εργατ μισθωτ | employee worker staff
προσωπικ | staff personnel workforce
εργοδοτ | employer
ανεργι | unemployment
προσληψ προσλαμβ προσλ | hire hiring recruit
απολυσ απολυ | dismiss layoff redundan
συνταξ συνταξιουχ | pension retire
αδει αδειασ | leave permit licen
βαρδι | shift
υπερωρι | overtime
πληρουσ πληρησ | full
κενη κενεσ κενων | vacan
ανδρ ανδρασ ανδρεσ αντρ | men$ man$ male
γυναικ | women woman female
παιδι παιδ τεκν | child
νεοι νεοσ νεων νεολ | young youth
ηλικιωμεν | elderly old
ηλικι | age$ aged
οικογεν | famil
νοικοκυρ | household
προσφυγ μεταναστ | refugee migrant
ευαλωτ ευπαθ | vulnerable
φτωχ | poor poverty
ανθρωπ ατομ προσωπ | person people human individual
αντιπροσωπ εκπροσωπ | represent agent
λογιστ | accountant bookkeep
δικηγορ νομικ | lawyer solicitor attorney legal
συμβολαιογραφ | notar
ελεγκτ | auditor inspector controller
συμβουλ | consultant advis counsel
μεντορ καθοδηγ | mentor mentoring guid coach
διαμεσολαβ μεσιτ | broker intermedia mediat
μεσαζ ενδιαμεσ | intermedia
εμπορ | trader merchant dealer
πωλητ | seller salesperson vendor
αγοραστ | buyer purchaser
πελατ καταναλωτ χρηστ | customer client consumer user
επισκεπτ τουριστ | visitor tourist guest
ταξιδι ταξιδιωτ | travel journey trip
μετακιν | travel trip mov commut
αγγλικ | english
γαλλικ | french
γερμανικ | german
ιταλικ | italian
ισπανικ | spanish
ελληνικ ελλαδ | greek greece hellenic
γλωσσ | language
μεταφραζ μεταφρασ | translat
συντασσ συνταξ συνταχ γραφ | draw drawn draft write written prepar compil
υπογραφ υπογραφ | sign signed signature
σφραγιδ | stamp seal
ψηφιακ | digital
ηλεκτρονικ διαδικτυ | electronic online digital internet
ιστοσελιδ ιστοτοπ ιστοχωρ | website site web$
πλατφορμ πυλη | platform portal gate
συστημ | system
λογισμικ | software
υλικ | hardware material
υπολογιστ | computer pc$ workstation
διακομιστ | server
σταθμοσ | station
δικτυ | network
κυβερνοασφ | cybersecurity cyber
δεδομεν στοιχει πληροφορ | data information detail fact
αρχει μητρω | file record archive register
εγγραφη εγγραφ | record registration entr
εγγραφο εγγραφα εγγραφων | document
αντιγραφ | copy copies
αποδεικτικ αποδειξ τεκμηρι πειστ | proof evidence document support
βεβαιωσ πιστοποιητ | certificate confirmation attest
αριθμ κωδικ | number code
τιτλ ονομ | title name
επωνυμ ονομασ ονομ | name called
αποκαλ ονομαζ | call name
ημερομηνι μερα | date day
προθεσμ | deadline term$ time limit
διαρκει χρονικ | duration period length
ετησι χρονι | annual year yearly
ετοσ χρονια χρονο$ χρονοσ$ χρονων$ | year
χρονοδιαγραμ | timetable schedule timeline calendar
φασ σταδι | phase stage
οροσημ | milestone
παραδοτε | deliverable
εκθεσ αναφορ | report
απολογισμ | report statement account
μελετ ερευν | study research survey
ερευν | research survey
σκοπιμοτ βιωσιμοτ εφικτ | feasib viab
δοκιμ τεστ | test trial
πρωτοτυπ | prototype
εφευρεσ | invention
δημοσιευσ | publication
συγγραφ | author writ
ειδικ εξειδικ | special specialist expert
εμπειρογνωμ πραγματογνωμ | expert
αξιολογητ κριτ | evaluator assessor reviewer jury
αξιολογησ αποτιμ κρισ | evaluat assess apprais rating
βαθμολογ βαθμ μονδ μοναδ μορι | score point mark grade
κατατασσ καταταξ | classif rank categor
ταξινομ | classif sort
κλασ ταξη κατηγορ | class categor grade
βαθμιδ επιπεδ | level grade tier
συγκρισ συγκριν | compar
προτιμ | prefer
προτεραιοτ | priority preference
ισοβαθμι | tie
μειονεκτ | disadvantage handicap
ελεγχ επιθεωρ | check inspect audit control
επαληθευσ διακριβ | verif check
επισκεψ | visit
επιτοπι | site spot
διορθωσ επανορθ | correct remed rectif
λαθοσ σφαλμ | error mistake
παραλειψ | omission omit
ελλιπ ημιτελ | incomplete
συμπληρωσ συμπληρων | complet fill supplement
τροποποιησ αλλαγ μεταβολ | amend modif chang alter
αντικατασταθ αντικαθιστ αντικαταστ | replac substitut
ακυρω ακυρωσ | cancel annul void
ανακλ ανακαλ | revok withdraw recall
αναστελ αναστολ | suspend suspension
διακοψ διακοπ παυσ παυ | interrupt stop ceas discontinu
συνεχ εξακολουθ | continu further go$ goes$
επαναλ | repeat again
ανανε | renew
διατηρησ διατηρ κρατ τηρησ | keep kept maintain retain preserve
φυλασσ φυλαξ | keep kept store retain
τηρ τηρησ συμμορφ | comply compli observ respect adhere
αγνο παραβλεπ | ignore disregard
αποδεχ δεχ δεκτ αποδεκτ | accept admit
παραλαβ παραληψ | receipt receive accept deliver
παραδιδ παραδοσ | deliver hand
αποστολ αποστελλ στελν | send sent dispatch ship
προσκομ παρουσιαζ προσαγ | present produce provid submit bring
συνοδευ επισυναπ | accompan attach enclos
παρεχ προσφερ χορηγ δινει δινετ | provid offer give grant supply
στερ αφαιρ | depriv remove deduct
αφαιρ εκπιπτ | deduct subtract remove less
προσθετ προστιθ προσθηκ | add$ adds$ added addition
πολλαπλασ | multipl
διαιρ | divid
υπολογισ υπολογιζ λογιζ προσμετρ συνυπολογ | calculat count comput reckon work
μετραει μετρησ προσμετρ | count measur
εκτιμησ | estimat
προβλεψ | forecast project predict
στοχ | target aim goal objective
σχεδιαζ σχεδι | plan design intend
προγραμματιζ | plan schedul programm
προετοιμ | prepar
αρχιζ ξεκιν εναρξ αρχ | start begin commenc open launch
τελει ληγ περατ ολοκληρ κλειν | end$ ends$ ended finish complet close expire conclude
λειτουργ | operat run$ running function work
κατασκευαζ κατασκευ οικοδομ χτιζ | build construct erect mak
επισκευαζ επισκευ | repair
συντηρησ | mainten
ανακαινιζ ανακαιν | renovat refurbish
κατεδαφ | demoli
εγκαθιστ εγκαταστ | install
αποσυρσ αποσυρ | withdraw scrap retire
αγορασ αγορ προμηθ αποκτησ | buy purchas procure acqui
πωλησ πωλ | sell sale sold
ενοικιασ ενοικι μισθωσ | rent lease hire leas
δωρε | gift donat free
κληρονομι | inherit
χρηση χρησ αξιοποι | use usage utilis exploit
καταναλωσ αναλωσ | consum use
παραγωγ παραγ | produc output manufactur
μεταποιησ επεξεργ | process manufactur treat
συσκευασ | packag pack
εμφιαλωσ | bottl
τυποποι | standard pack
διανομ | distribut
μεταφορ αποστολ | transport carriage ship freight
εξαγωγ | export
εισαγωγ | import
προωθησ προβολ διαφημισ | promot market advert publicit
εκθεσ εκθεσεισ | fair exhibition
εμπορικ | commercial trad
ανταγωνιστ | competitor rival
ανταγωνισμ | competition
αγορ | market
ζητησ | demand
προσφορ | offer supply tender bid quote
ποιοτ | quality
ποικιλ | variet
προελευσ | origin
επωνυμ σημα$ σηματοσ$ σηματα$ σηματων$ μαρκα$ | brand trademark
καινοτομ πρωτοπορ | innovat novel
παραδοσιακ | tradition
συγχρον μοντερν | modern contemporary
παλαι παλι | old former
νεο νεοσ νεα καινουρ | new
επομεν ακολουθ | next following subsequent
προηγουμεν περασμεν προγενεστερ | previous preceding prior last past former
τρεχ τρεχοντ φετιν | current present ongoing this
μελλοντ | future
αρχικ | initial original first starting
τελευται υστατ | last final latest
ενδιαμεσ | interim intermediate
τελικ οριστικ | final definitive
προσωρ | provisional temporar interim
μονιμ | permanent
εποχ εποχι εποχικ | season seasonal
τακτικ | regular ordinary
εκτακτ | extraordinary emergency exceptional
μονο$ μονον$ αποκλειστικ | only solely exclusiv
τουλαχιστον ελαχιστ | least minimum
συνηθ | usual customary normal ordinary
ιδι ομοι | same identical similar
διαφορετικ | different
ισοποσ ισομερ | equal
αναλογικ | proportional rata
ομοιομορφ | uniform
ξεχωριστ χωριστ διακριτ | separate distinct
κοινα$ κοινη$ κοινησ$ κοινο$ κοινων$ | joint common shared
ατομικ μεμονωμεν | individual single
συλλογικ ομαδικ | collective group
αμεσ απευθει | direct
εμμεσ | indirect
εσωτερικ | internal
εξωτερικ | external
δημοσι κρατικ | public state government
αυτοματ | automat
χειροκινητ | manual
ανωνυμ | anonymous
επισημ | official
ανεπισημ | informal unofficial
εθελοντ προαιρετ | volunt optional
υποχρεωτ | mandatory compulsory obligatory
ελευθερ | free
δωρεαν αδαπαν ατελ | free charge cost nothing gratis
ασφαλεσ | secure safe
επικινδυν | dangerous hazard
καθαρ | net clean
βρωμ | dirty
μεικτ ακαθαριστ | gross
ευρυ ευρει πλατ | wide broad
στεν | narrow close
μακρ μεγαλ | long
συντομ βραχ | short brief
βαθ βαθοσ | deep depth
υψοσ | height
πλατοσ | width
μηκοσ | length long
βαροσ | weight
ογκοσ | volume
εμβαδ εκταση επιφανει | area surface
ταχυτητ | speed
θερμοκρασ | temperature
πιεσ | pressure
υγρασ | humidity moisture
φωσ φωτ | light
χρωμ | colour color
ηχ | sound
πληθωρ | abundan
αφθον | plenty
σπανι | rare
συχν | frequent often
περιοδικ | periodic
σταδιακ | gradual
αποτομ | sudden abrupt
επικαιροποι ενημερων εκσυγχρον | updat
αναθεωρ | revis
αναδιοργαν αναδιαρθρ | reorgani restructur
μετατρεπ μετατροπ | convert conversion transform
συγχων | merg
εξαγορ | acqui takeover
διαχωρ | separat split
ιδρυμ οργανισμ | institution organis foundation body
υπουργει | ministry department
υπηρεσι | service office agency department
γραμματεια | secretariat
τμημα τμηματ διευθυνσ | department division section
περιφερει | region
δικαστηρι | court
αστυνομ | police
πυροσβεστ | fire
στρατ | military army
εκκλησ | church
συλλογ σωματει ενωσ | association society union
σωματει | union association
επιμελητηρ | chamber
συνδεσμ | association federation
δικαιωμ | right entitlement
υποχρεωσ καθηκον | obligation duty
ευθυν | liability responsib
απαλλαγ | exempt
απαγορευσ | ban$ bans$ banned prohibit forbid forbidden
ποιν κυρωσ | penalty sanction
προστιμ | fine$ fines$
αδικημ εγκλημ | offence crime
καταδικ | convict
απατ | fraud
δωροδοκ | brib
καταγγελ | complaint report
αποφασ | decision decide ruling
νομο νομοθεσ | law$ laws$ legislat act$ statute
κανονισμ κανον | regulation rule
οδηγι | directive guide instruction guideline
διαταξ | provision
αρθρ | article section
παραγραφ | paragraph
εδαφι | subparagraph
γνωμ | opinion
συστασ | recommendation
οδηγ | guide manual handbook
εγχειριδι | manual handbook
φυλλ | sheet leaf
πινακ | table list
σχημ εικον | figure picture image
χαρτ | map$ paper
σχεδι | drawing design
προτυπ | standard template model
υποδειγμ | template model sample form
εντυπ φορμ | form$ forms$
φακελ | file$ folder dossier
καταλογ λιστ | list$ lists$ catalogue listed
ερωτηματολ | questionnaire
προυπολογ | budget
διαθεσιμ | available
εξαντλ | exhaust run$ used
επιμερ κατανεμ διανεμ μοιρ | allocat distribut split share divid apportion
μερισμ μεριδ | share portion
ποσοστ αναλογ | percentage rate share proportion ratio
συντελεστ | rate factor coefficient
δεικτ | indicator ratio index
οριο οριων ταβαν | limit ceiling cap threshold
κατωφλ | threshold floor minimum
περιθωρ | margin scope headroom room
πληροτ καλυψ διανυκτερευσ | occupanc overnight stay night
διανυκτερευσ βραδ νυχτ | night overnight
τονν τονο τοννοι | tonn ton$ tons$
χωρητικοτ ολικ | tonnage capacity
ιπποδυν ιπποι ισχυ | horsepower power engine
μηχαν κινητηρ | engine motor machine
αλιευμ ψαρια ψαρι | catch fish landing
κοπαδ ποιμνι αγελη | herd flock
κυψελ μελισσι | hive colony beehive
φιαλ μπουκαλ | bottle
ζυθοποιει | brewer
αποσταξ αποσταγμ | distill spirit
ελαιουργ ελαιοτριβει | mill$ press$
αποξηρ ξηρανσ | dry$ drying dried
τυποποιητηρι συσκευαστηρι | packing packaging pack
διαλογ | sort sorting grading
αλεσ μυλο | mill grind
κονσερβ | canned canning preserv
κατεψυγμ | frozen
βιολογικ οικολογικ | organic ecological
πιστοποιημ | certified
γεωγραφικ ενδειξ ποπ$ πγε$ | pdo$ pgi$ geographical indication
απογραφ | census survey inventory
αποθεμα αποθεματ | stock inventory reserve
απαιτησ απαιτησεισ | receivable claim
προμηθευτ πιστωτ υποχρεωσεισ | payable creditor
πιστωτ | creditor
ενσωματ υλικ | tangible
ασωματ αυλ αυλων αυλα | intangible
ebitda$ λειτουργικ | operating ebitda$
αποσβεσ | depreciation amortis amortiz
αποπληρωμ εξοφλησ | repay payback settle
αποδοση | payback return yield
ιδιοκτησιακ ιδιοκτητ | ownership owned
εδραιω | establish
διαχειριστ | administrator manager
μετοχικ εταιρικ | share equity
συζυγ | spouse
εκπροσωπηση | representation
καταστατ | statute articles
αναμονη αναμον | wait pending
επιλαχ | reserve runner waiting
εναλλακτικ | alternative
επικουρ συμπληρωματ | supplementary complement
προαιρετ | optional
εξαιρετ | exceptional
κατεξοχ κυριωσ | mainly chiefly
ενοικιαστ μισθωτησ | tenant lessee
εκμισθωτ | lessor landlord
παραχωρητ | concession
επικαρπ | usufruct
οικοδομικ | building
αυθαιρετ | illegal unauthorised
στατικ | structural static
πολεοδ | planning
κτηματολ | cadastr land
τοπογραφ | topograph survey
εμβαδον | area surface
ωφελιμ | useful usable
στεγασμεν | covered roofed
υπαιθρ | open outdoor
αυλη προαυλ | yard courtyard
στεγαστρ | shelter canopy
περιφραξ φραχτ | fence fencing
χωματουργ εκσκαφ | excavat earthwork
θεμελιωσ | foundation
σκυροδεμ μπετον | concrete
χαλυβ σιδηρ | steel iron
ξυλ | wood timber
υαλ τζαμ γυαλ | glass glazing
βαφ ελαιοχρωμ | paint
σοβα επιχρισμ | plaster
πλακ | tile slab
υδραυλικ | plumb hydraulic
ηλεκτρολογ | electric wiring
μηχανολογικ | mechanical
ηχομον | soundproof
πυρανιχν | fire detect
συναγερμ | alarm
καμερ | camera
αισθητηρ | sensor
ρομποτ | robot
αυτοματισμ | automation
πρεσ | press
τορν | lathe
κοπτικ κοψιμ κοπη | cutting cut cutter
συγκολλ | weld
εκχιον χιον | snow
πιστα | piste slope track
σκι$ | ski$
μονοπατι διαδρομ | trail path route
ποδηλατοδρ | cycle
παιδικοσ νηπιαγωγ βρεφονηπ | nursery kindergarten child
γηροκομ | care elderly
ξενων | guest hostel
αιθουσ | room hall classroom
γραφειακ | office
επιπλωσ επιπλ | furniture furnish
υπνοδωμ | bedroom
μπανι λουτρ | bath bathroom
κουζιν μαγειρ | kitchen cook
πισιν κολυμβ | pool swim
σπα$ | spa$
γυμναστ | gym fitness
σαουν | sauna
παρκινγκ σταθμευσ | parking park
οχημα οχημ | vehicle
βαν$ ημιφορτηγ | van$ vans$
μοτοσ μηχανακ | motor motorcycle
τρακτερ ελκυστηρ | tractor
θεριζοαλων | combine harvester
ψεκαστ | spray
φορτωτ | loader
περονοφορ κλαρκ | forklift
γεραν | crane
κομπρεσερ συμπιεστ | compressor
φουρνο κλιβαν | oven furnace kiln
ψυκτικ | refrigerat cold cool
παστεριω | pasteuri
δεξαμεν | tank
σιλο$ | silo
θερμοκηπι | greenhouse
σταγδην σταγον | drip
αντιχαλαζ χαλαζ | hail
παγετ | frost
ξηρασι | drought
λειψυδρ | scarcity water
καυσων | heatwave heat
πυρκαγι φωτι | fire wildfire
σεισμ | earthquake seismic
κλιματικ | climate
προσαρμογ | adapt
μετριασμ | mitigat
ουδετερ | neutral
αποτυπωμ | footprint
ανθρακικ | carbon
κυκλικ | circular
ανακτησ | recover
επαναχρησ | reus reuse
οικοσχεδ | ecodesign
αυτοκαταναλ | self consumption
συμψηφ | net offset metering
φορτιστ | charger charging
θερμοστατ | thermostat
λεντ led$ | led$
κουφωματ | window frame
επιθεωρητ | inspector
πιστοποιησ | certif
διαπιστευ | accredit
προτυπο iso$ | standard iso$
ιχνηλασ | traceab
επισημανσ ετικετ | label
γραμμωτ | barcode
τιμοκαταλογ | price
πωλησεισ | sale
παραγγελι | order
παραστατικο | document invoice
μετρητοισ | cash
καρτα καρτεσ | card
εμβασ | transfer wire
αναλογικη | proportion
ληξιαρχ | registry
ταυτοτητ | identity id$
διαβατηρι | passport
υπηκο ιθαγεν | national citizen
αυτοαπασχ ελευθεροσ | self employ freelanc
επαγγελματι | professional trade freelancer
επιτηδευμ | trade profession
εμποροβιομηχ | trade industry chamber
οικοτεχν | cottage craft
βιοτεχν | craft workshop small industry
βιομηχ | industr factory
εργοστ | factory plant
μεταλλειο ορυχ | mine mining
λατομ | quarry
ιχθυοκαλλ υδατοκαλλ | aquacultur fish farm
οστρακ μυδι | shellfish mussel oyster
φυκι φυκη | alga seaweed
αλατι αλυκ | salt
δασοκομ υλοτομ | forestry logging
ρητιν | resin
μαστιχ | mastic
κροκο σαφραν | saffron
αρωματικ | aromatic
βοταν | herb
λουλουδ ανθ | flower floricultur
φυτωρι | nursery plant
σπορ | seed
εξαγωγεασ εξαγωγ | export
ναυλ | freight charter
τελωνει | customs
εφοδιαστικ | logistic
διαμετακομ | transit
κουριερ ταχυμεταφορ | courier
ανταλλακτ | spare part
αναλωσιμ | consumable
ημικατεργ | semi
υποπροιον | byproduct
υπεργολαβ | subcontracting
φασον | contract manufactur
αδειοδοτησ | licens
δικαιοχρησ φραντσαιζ | franchis
παραγωγικοτ | productivity
αποδοτικοτ αποτελεσματικοτ | efficien effective
ανθεκτικ | resilien
εξωστρεφει | export outward extraver
απορροφ | absorp absorb
συγκεντρωσ | concentrat gather
μερισμα μερισματ | dividend
εισηγμεν | listed
χρηματιστ | stock exchange listed
ομολογ | bond
μετατρεψ | convert
αμοιβαι | mutual
εγχρονισμ επιταχ | accelerat
θερμοκοιτ | incubat
τεχνοβλαστ | spin off
δικτυωσ | network
διδακτορικ | doctoral phd
μεταδιδακτορ | postdoc
υποτροφ | scholarship fellowship
εργαστηρια | laborator lab
πειραμα | experiment
πατεντ ευρεσιτ | patent
πνευματικ | intellectual copyright
απορρητ | secret confiden
εμπιστευτ | confiden
συναινεσ | consent
γνωμοδοτησ | opinion
πρακτικ | minutes
απαρτι | quorum
πλειοψηφ | majority
ομοφων | unanim
ψηφοφορ | vote voting
ανεξαρτησ | independen
συγκρουσ ασυμβατ | conflict incompatib
αμεροληψ | impartial
καταχωρ | record enter register
αναρτωμ | posted
δελτι | bulletin newsletter sheet
τυπο τυπου | press
ραδιοφων | radio
τηλεορασ | television tv$
διαδικτυ | internet
λογοτυπ | logo
συγχρηματοδοτησ | cofinanc
πινακιδα | sign plaque
εκδηλωσ | event
σεμιναρ εργαστηρ | seminar workshop
συνεδρι | conference congress
ημεριδ | workshop day
εκθεσιακ | exhibition fair
δοκιμαστικ | trial test
εκπαιδευτικ | training educational teacher
πιστοποιητικ | certificate
αναγνωρισμ | recognised recognized approved
επαληθευμ | verified
κωλυμ | impediment obstacle
αποκλεισμεν | excluded
υπολογισμεν | calculated
προσαρτ | attach
εφαπαξ | lump one off single once
μηνιαι | monthly
προσαυξησ | increase surcharge bonus
επιβαρυνσ | burden charge
απομειωσ | reduc impair
συμψηφισμ | set off offset
παρακρατ | withh retain
επιστρεπτ | repayable refundable
επιστρεπτ | non repayable
αχρεωστητ | undue unduly
εντοκ | interest
ατοκ | free interest
κυμαινομενο | variable floating
αναχρηματοδ | refinanc
εγγυοδοσ | guarantee
συνεγγυ αντεγγυ | counter guarantee
χαρτοφυλακ | portfolio
μοχλευσ | leverage
επικλιν κεκλιμεν | sloping slope inclined steep
πεδιν πεδιαδ | plain$ flat lowland
δωμα δωματοσ ταρατσ | roof terrace flat
φυτεμεν φυτευτ | planted green
προμηθεια προμηθει | fee$ commission supply procurement
κεφαλαι | principal capital
τοπι | landscape
αυτοψι | inspection site
συνεχομεν διαδοχικ συναπτ | consecutive successive running continuous
καθημεριν καθημερινα ημερησι | daily everyday
εξαμηνι | half$ yearly semi biannual
τριμηνι | quarterly quarter
διγλωσσ | bilingual
ανθεκτικ | resistant durable resilient
υπεριωδ | ultraviolet uv$
ακτινοβολ | radiation
διακιν | market$ markets handle trade move distribut
πυλων ιστο ιστοσ ιστου | mast tower pylon pole
υποδοχ | host reception receiv
ηνωμεν | united
πολιτει | state$ states republic polity
κιβωτι | case$ cases crate box
αποκλειστικοτ | exclusivity
φυλη φυλων φυλεσ ρατσ | breed race tribe
μοναδ μοναδα | facility plant unit
συνεργατικ | cooperative cluster collaborat
σχηματισμ | formation cluster grouping
λογοδοτ | report account answer
επιστολ γραμμ | letter
υγρ | wet liquid moist humid
στεγν ξηρ | dry
αλγιν | algin
οδοντιατρ | dental dentist
ησσον μικροτερ | minor lesser
μειζον σοβαρ | major serious severe
συμμορφωσ | conformity compliance
αξιοπιστ | reliab trustworth credib
κομβ | hub node junction
συσκεψ συνεδριασ | meeting conference
ληψησ μεταφορτ | download reception
παρτερ πρασι | bed$ beds$ flowerbed
κατοχ κατεχ | hold own possess
επιβατ | passenger
δημοσιασ | public
ταξι$ | taxi cab
πλωτ | floating
καταφυγ | refuge shelter hut
ορειβατ πεζοπορ | mountain hik climb
αναρριχ | climb
καταδυ | div$ diving
ιστιοπλο | sail
κωπηλ | row rowing
ιππασ | riding horse
κυνηγ θηρ | hunt
αθλητ αθλημ | sport athlet
γηπεδ | pitch court field plot
σταδιο | stadium stage
προπονητ | coach trainer
ομαδ | team group
σωματει | club association
παικτ | player
αγωνα αγωνεσ αγωνων | race contest match game
πρωταθλ | championship
ολυμπ | olymp
θεατ | audience spectator public
παραστασ | performance show
ηθοποι | actor
σκηνοθετ | director
σεναρι | script screenplay
γυρισμ | shooting filming
παραγωγοσ | producer
ηχογραφ | recording record
ορχηστρ | orchestra
χορ χορο | dance chorus
χορωδ | choir
ζωγραφ | paint painter painting
γλυπτ | sculpt
τοιχογραφ | mural wall fresco
εικον εικονεσ αγιογραφ | icon image picture
μονησ μονεσ μοναστηρ | monaster
εκκλησι ναο ναοσ ναοι | church temple
κειμηλι | heirloom relic treasure
συντηρητ | conservator
αρχαιολ | archaeolog
ευρημ | find$ finding
ανασκαφ | excavat dig
μνημει | monument
κληρονομι | heritage inheritance
παραδοσ | tradition
λαογραφ λαικ | folk
συλλογ | collection
εκθεμ | exhibit
επιμελητ | curator
ξεναγ | guide tour
αρχειοθετ | archiv
ψηφιοποι | digitis digitiz
χειρογραφ | manuscript
εφημεριδ | newspaper
περιοδικ | magazine journal periodic
δημοσιογρ | journalis
συγγραφ | author writer
ποιησ ποιητ | poet
πεζογραφ μυθιστορ λογοτεχν | fiction novel literature prose
αντιτυπ | copy copies
τιραζ | print run
μεταφραστ | translator
διερμην | interpret
αναγνωστ | reader
βιβλιοπωλ | bookshop bookstore
σπουδ | study studies
μαθητ | pupil student
παιδαγωγ | educator teacher pedagog
καθηγητ δασκαλ εκπαιδευτικ | teacher professor
σχολικ | school
ταξη ταξεισ | class classroom grade
εξετασ | exam examination test
αξιολογησ | evaluation assessment
πτυχιο | degree
μεταπτυχ | postgraduate master
υποτροφ | scholarship
διατριβ | dissertation thesis
κολεγι | college
ακαδημ | academ
φροντιδ περιθαλψ | care
νοσηλευτ | nurse
ασθεν | patient sick weak
φυσικοθεραπ | physio
ψυχολογ | psycholog
ψυχικ | mental
θεραπ | therap treatment
χειρουργ | surg
διαγνωσ | diagnos
εξετασεισ | test
αιμα αιματ | blood
καρδι | heart cardia
ογκολογ | oncolog
εμφυτευ | implant
συσκευ | device appliance
ιατροτεχν | medical
ακτινολογ | radiolog
φαρμακευτ | pharmaceutical
συνταγ | prescription recipe
δοσολογ | dose dosage
βιοτεχνολογ | biotech
γονιδι γενετ | gene genetic
κυτταρ | cell
μικροβ | microb
ζυμωσ | ferment
ενζυμ | enzym
πρωτει | protein
βιταμιν | vitamin
εντομ | insect
σκουληκ | worm
σαλιγκαρ | snail
τυρπορειο | cheese
καπριν | goat
κατσικισι αιγει | goat
γιαουρτι | yoghurt yogurt
βουτυρ | butter
κρεμ | cream
αλλαντ | sausage deli
ζαμπον | ham$
παστουρμ | cured
ελια ελιασ | olive
λαδι λαδιου | oil
ξιδ | vinegar acid
μελιτ | honey
ζαχαρ | sugar
σοκολατ | chocolate
γλυκ | sweet
παγωτ | ice cream
χυμο χυμοσ χυμοι | juice
τσαι | tea$
καφεσ | coffee
νερο εμφιαλ | bottled water
οινοποσι οινοτουρ | wine tourism
γευσιγνωσ γευσ | tasting taste
μαγειρ | cook chef kitchen
σερβιτορ | waiter
μενου | menu
τραπεζι$ τραπεζια$ | table
κρατησ | booking reservation
διαμονη | stay accommodation
πρωιν | breakfast morning
οδηγοσ | guide
λεωφορει | bus
σιδηροτροχ | rail
τραμ | tram
μετρο | metro subway
ποδηλατ | bicycle bike
πατιν | scooter
αεροσκαφ | aircraft plane
ελικοπτ | helicopter
δορυφορ | satellite
διαστημ | space
κεραι | antenna
ευρυζων | broadband
ασυρματ | wireless
συνδεσ | connect link
διακομιστ | server host
υπολογιστικ | comput cloud
κρυπτογραφ | encrypt crypto
εισβολ διεισδ | penetration intrusion
ευπαθει | vulnerab
επιθεσ | attack
παραβιασ | breach
απορρητο | privacy secrecy
ανωνυμοποι | anonymis
αλγοριθμ | algorithm
μοντελ | model
προσομοιωσ | simulat
τρισδιαστατ | 3d three dimensional
ρομποτικ | robotic
εκτυπωτ | printer
σαρωτ σαρωσ | scan
φωτογραφ | photo
βιντεοσκοπ | video
παιχνιδι | game toy
εφαρμογη | application app
αιτουμεν ζητουμεν | requested asked sought
επιστρεφομεν | refund returned
εξοφλητικ | settling payment
χρεωσ | charge
προεξοφλ | discount early
ανακυκλουμεν | revolving
επιτοκιο | interest rate
περιθωριο | margin spread
συμβαν ζημι | event incident loss
ασφαλιστηρι συμβολαι | policy contract
ασφαλιστρ | premium
καλυψ | cover coverage
απαιτησ αξιωσ | claim
αποζημιω | compensat
αντασφαλ | reinsur
πιστουχ | borrower
δανειοληπτ | borrower
δανειστ | lender
εγγυημεν | guaranteed
ακαλυπτ | uncovered
ληξιπροθεσμ | overdue
δοσησ | instalment
αποπληρωμ | repayment
κεφαλαιοποι | capitalis
μετοχικ | share equity
μερισμ | dividend
ιδρυτ | founder
κληρονομ | heir inherit
συνιδιοκτ | co owner
αντιπροεδρ | vice
γραμματ | secretary
ταμι ταμια | treasurer cashier
διευθυνων | managing chief
προισταμ | head supervisor
επιστατ | supervisor caretaker
φυλακ | guard
καθαριστ καθαριοτ | clean
μαγαζ | shop store
μαστορ | craftsman master
ραφ ραπτ | sew tailor
υφαν υφαντ | weav textile
βαφη βαφησ βαφει | dye dyeing paint
νημα νηματ | yarn thread
μεταξ | silk
λινο λιναρ | linen flax
μαλλιν | wool
δερματιν | leather
κεντημ | embroider
υαλουργ | glass
αγγειοπλ κεραμ | potter ceramic
ξυλουργ ξυλογλυπ επιπλοπ | carpent woodwork joiner
σιδηρουργ | blacksmith iron
χρυσοχ αργυροχ | goldsmith silversmith jewel
ωρολογ | watch clock
βιβλιοδ | bookbind
καλαθ | basket
σαπουν | soap
κερι κερια | candle wax
αρωμα αρωματ | perfume scent aroma
καλλυντ | cosmetic
κομμωτ | hairdress
αισθητ | beauty aesthetic
πλυντ | laundry wash
στεγνοκαθ | dry clean
συνεργει | garage workshop repair
επισκευη | repair
ανταλλακτ | spare
λαστιχ ελαστικ | tyre tire rubber
φρεν | brake
κινητηρ | engine motor
μπαταρ | battery
φορτιζ φορτιστ | charg
ηλεκτροκιν | electric
υβριδ | hybrid
κυβισμ | capacity cc$
ταχυπλο | speedboat
φουσκωτ | inflatable
μηχανοκιν | motor motorised
αλιεργαλ | gear
παγιδ | trap
δολωμ | bait
καλαδ παραγαδ | longline
τρατ | trawl
ψαροκα | boat
ιχθυοσκ | auction fish
ποσοστωσ | quota
απορριψ | discard
λιμενικ | port harbour coast
πορθμει | ferry
ακτοφυλακ | coastguard
προβλητ | quay pier
αγκυροβολ | anchorage mooring
ελλιμεν | berth moor
μαρινα | marina
καρνα ναυπηγ | shipyard
γαστρ | hull
καταστρωμ | deck
πλοηγ | pilot navigat
φαρο φαροσ | lighthouse
ναυαγ | wreck
ναυαγοσωστ | lifeguard
παραλια | beach
βραχοσ$ βραχια$ | rock
σπηλ | cave
φαραγ | gorge canyon
καταρρακτ | waterfall
πηγη πηγεσ | spring source
ιαματικ θερμ | thermal spa
λασπ | mud
ηφαιστ | volcano
σεισμ | seismic
κατολισθ | landslide
πλημμυρ | flood
διαβρωσ | erosion
ερημοπ | desertif
αναδασ | reforest
δασοκτημ | forest owner
δασαρχ | forest service
υλοτομ | logging felling
καυσοξυλ | firewood
πελετ πελλετ | pellet
συσταδ | stand$ stands$ cluster
θαμν | shrub
χορτ | grass hay
λιβαδ | meadow
βοσκη | graz pasture
περιβολ | garden orchard
κηπο κηποσ κηπου | garden
λαχαν | vegetable cabbage
μανιταρ | mushroom
φραουλ | strawberr
κερασ | cherr
καρυδ | walnut
αμυγδαλ | almond
φιστικ | pistachio peanut
καστανι καστανα | chestnut
συκα συκο συκι | fig$ figs$
ροδι ροδια | pomegranate
λεμον | lemon
πορτοκαλ | orange
μπανα | banana
ακτινιδ | kiwi
αβοκαντ | avocado
σταφυλ | grape
αμπελο | vine
ποικιλια | variety
κλημα κληματ | vine
τρυγητ | harvest vintage
ελαιοσυλλ | olive harvest
κλαδεμ κλαδευ | prun
μπολιασμ εμβολιασ | graft vaccin
ψεκασμ | spray
αρδευτ | irrigation
σταγδ | drip
πομωνα γεωτρησ | borehole drill
υδρομετρ | meter
φραγμ | dam$
εδαφο εδαφοσ | soil ground
στρεμματ | stremma
εκταριο | hectare
αγροτεμαχ χωραφ | parcel plot field
κτηματολογ | cadastre
μισθωμα | rent
εκμισθ | lease let
προσυμφ | preliminary pre
μεταγραφ | registration transcript
υποθηκοφυλ | registry
συμβολαιο | deed contract
πληρεξουσ | proxy power attorney
εξουσιοδοτ | authoris authoriz
υπογραμ | sign
αποσφραγ | open unseal
επικυρ | certif ratif
θεωρησ | visa stamp
βεβαιωση | certificate
αποδεικτικο | proof
αντικλητ | process agent
προσφευγ | appellant
δικαιοσυν | justice
δικαστικ | court judicial
αποφαση | decision ruling
εφεση | appeal
ποινη | penalty sentence
φυλακισ | prison
κατασχ | seiz attach
πλειστηρ | auction
πτωχ | bankrupt poor
εξυγιανσ | reorgani restructur recover
διαλυσ | dissol
συγχωνευσ | merger merg
διασπασ | demerg split
μετατροπη | conversion
ελεγχομεν | controlled
θυγατρικη | subsidiary
εξαρτωμεν | dependent
κυριαρχ | dominant
επιρρο | influence
μονοπωλ | monopol
ανταγωνισ | competit
τιμολογησ | pricing
εκπτωτικ | discount
προσφορα | offer
αγοραστικ | purchasing
καταναλωτ | consumer
αποθεμ | stock
παραγγελ | order
αποστολη | shipment dispatch
παραλαβη | receipt
επιστροφ | return refund
εγγυησ | warranty guarantee
παραπον | complaint
ικανοποιησ | satisfaction
ερωτηματ | questionnaire
δημοσκοπ ερευν | survey poll
στατιστ | statistic
μετρησ | measurement
δειγμ | sample
εργαστηριακ | laboratory
αναλυσ | analysis
πορισμ | conclusion finding
αποδειξη | proof
υποθεσ | hypothesis case
θεωρι | theory
πειραματ | experiment
εφευρετ | inventor
καινοτομι | innovation
διπλωμα | patent diploma
αληθιν πραγματικ | true real actual
ψευδ ψευτικ | false fake
σωστ ορθ | correct right
λανθασμεν εσφαλμεν | wrong incorrect erroneous
ευκολ απλ | easy simple
δυσκολ | difficult hard
δυνατ ισχυρ | strong powerful
αδυναμ ασθεν | weak
πλουσ | rich wealthy
φθην οικονομικ προσιτ | cheap inexpensive affordable economical
ακριβ | expensive costly dear
ομορφ ωραι | beautiful nice
καλυτερ ανωτερ | better superior best improved
χειροτερ κατωτερ | worse inferior worst
ανωτερ υψηλοτερ μεγαλυτερ | higher greater upper better
κατωτερ χαμηλοτερ μικροτερ | lower smaller less
μεγαλυτερ μεγαλυτεροσ ανω | larger greater bigger more above over
μικροτερ κατω | smaller less lower below under
περισσοτερ πιο | more
λιγοτερ | less fewer
ακομη ακομα επιπλεον περαιτερω | more further additional another still
αλλοι αλλουσ αλλεσ αλλα | other further additional another
νεοτερ | newer younger later recent
παλαιοτερ | older former earlier
προσφατ | recent latest
αρχαι | ancient
συγχρον | contemporary modern
μελλοντικ | future
ταυτοχρον συγχρον | simultaneous
συχν | frequent
ιδιαιτερ ξεχωρ | special particular distinct
μοναδικ | unique single sole
παρομοι ομοι | similar like alike
διαφορ ποικιλ | various diverse different
ανομοι | unlike dissimilar
ισο$ ισοσ$ ιση$ ισοποσ ισοτιμ | equal equivalent
ισουτ ισοδυναμ αντιστοιχ | equal amount correspond equivalent
κυκλικ στρογγυλ | round circular
τετραγων | square
ευθει | straight
πλησι κοντιν | nearby near
μακριν απομακρ απομερ | remote distant far
εσωτερικ | inner internal indoor
εξωτερικ | outer external outdoor
υπαιθρι | outdoor open
κλειστ | closed indoor
ανοικτ ανοιχτ | open
δεσμευτικ | binding
αναγκαστικ | forced compulsory
θεμιτ νομιμ | lawful legal legitimate
αδει κεν | empty vacant
γεματ πληρ | full
καθαρ | clean clear net
ακαθαρ | gross dirty
ζεστ θερμ | hot warm
κρυ ψυχρ | cold
υγρ | wet humid
σκληρ | hard
μαλακ | soft
βαρυ βαρι | heavy
ελαφρ | light
γερ ισχυρ στερε | strong solid robust
ευθραυστ | fragile
επικινδυν | hazardous dangerous risky
τοξικ | toxic
ακινδυν αβλαβ | harmless safe
φιλικ | friendly
εχθρικ | hostile
ενεργητικ | active
παθητικ | passive
θετικ | positive
αρνητικ | negative
προφορικ | oral verbal spoken
γραπτ εγγραφ | written writing
οπτικ | visual optical
ακουστικ | acoustic audio
αναλογικ | analogue proportional
φυσικ | physical natural
τεχνητ συνθετικ | artificial synthetic
χειροποιητ | handmade hand
βιομηχανικ | industrial
οικιακ | domestic household
δημοσι | public
μυστικ | secret
γνωστ | known familiar
αγνωστ | unknown
διασημ | famous
εθνικ | national
τοπικ | local
παγκοσμ | global world worldwide
διασυνορ | cross border
διαπεριφερ | interregional
διακρατικ | transnational
διμερ | bilateral
πολυμερ | multilateral
ενδοεπιχ | inhouse in
εσωτεριν | internal
εξαγωγικ | export
εισαγομεν | imported
εγχωρι ντοπι | domestic local home
αλλοεθν | foreign
ευρωπαι | european
αμερικ | american
βαλκαν | balkan
κυπρι | cypriot
βουλγαρ | bulgaria
ρουμαν | romania
αλβαν | albania
τουρκ | turk
σερβ | serbia
κροατ | croatia
αυστρι | austria
ελβετ | swiss switzerland
βελγ | belgi
ολλανδ | dutch netherlands
δαν | danish denmark
σουηδ | swed
φινλανδ | finland finnish
πολων | poland polish
τσεχ | czech
ουγγ | hungar
πορτογαλ | portug
ιρλανδ | ireland irish
βρεταν αγγλι | brit uk england
ρωσ | russia
ουκραν | ukrain
λευκορωσ | belarus
κιν$ κινα κινεζ | china chinese
ιαπων | japan
ινδι | india
ισραηλ | israel
αιγυπτ | egypt
μακεδον | macedonia
θρακ | thrace
ηπειρ | epirus
θεσσαλ | thessaly
πελοποννησ | peloponnes
κρητ | crete cretan
αιγαι | aegean
ιονι | ionian
αττικ | attica
αθην | athens athenian
θεσσαλονικ | thessaloniki
πειραι | piraeus
πατρα πατρων | patras
ευρω | euro
δολαρ | dollar
λιρα λιρεσ | pound
λεπτ | minute cent
δευτερολεπτ | second
ωρα | hour
ημερα | day
εβδομαδ | week
σαββατοκυρ | weekend
δευτερα$ δευτερασ$ | monday
τριτη$ τριτησ$ | tuesday
τεταρτη$ τεταρτησ$ | wednesday
πεμπτη$ πεμπτησ$ | thursday
παρασκευη παρασκευησ | friday
σαββατο σαββατου | saturday
κυριακη κυριακησ | sunday
πρωι | morning
μεσημερ | noon midday
απογευμ | afternoon
βραδυ | evening
νυχτ | night
αιων | century
δεκαετ | decade
τριετ | three years
πενταετ | five years
διετ | two years
αρχη | beginning start
μεση μεσον | middle
τελοσ | end
λοιπ υπολοιπ | remaining rest other
μεροσ τμημα κομματι | part section piece
ολο ολοκληρ | whole all entire
ημισυ μισ | half
διπλασι | double twice
τριπλασι | triple three
πολλαπλ | multiple
ποσοτητ | quantity
ποιοτητ | quality
αριθμησ | number count
μετρο μετρα | measure metre
σταθμ βαροσ | weight
υψοσ υψομετρ | height altitude
βαθοσ βαθουσ | depth
μηκοσ | length
εμβαδο | area
ογκοσ ογκου | volume
δυναμη | force power strength
πιεση | pressure
ταση | voltage tension trend
ενταση | intensity
συχνοτ | frequency
φωσ φωτοσ | light
ηχοσ ηχου | sound
σχημα σχηματοσ | shape scheme form
μορφη | form shape
μεγεθοσ | size
τιμη | value price
ιδεα ιδε | idea
σκεψ | thought
αποψη γνωμη | opinion view
γνωσ | knowledge
πληροφορ | information
ειδησ | news
μηνυμ | message
ερωτ | question
απαντησ | answer reply response
λυση λυσεισ | solution
προβλημ | problem issue
λογο λογοσ αιτια αιτιο | reason cause ground
αποτελεσμα | result outcome effect
συνεπει | consequence
σκοπο σκοποσ | purpose aim
μεσο μεσα | means medium
τροπο τροποσ | way manner method
μεθοδ | method
τεχνικη | technique
διαδικασ | procedure process
σταδι | stage
προοδ | progress
επιτυχ | success
αποτυχ | failure fail
ευκαιρ | opportunity chance
κινδυνο | risk danger
προκλησ | challenge
εμποδι | obstacle barrier
αναγκ | need
επιθυμ | wish desire
ενδιαφερ | interest
προσπαθ | effort attempt
εργο | project work
καθηκ | duty task
ρολο ρολοσ | role
θεση | position place seat post job
σχεσ | relation relationship
συνεργασ | cooperation collaboration
συμφων | agreement
διαφων | disagreement
αποφασ | decision
επιλογ | choice option selection
αλλαγ | change
βελτιωσ | improvement
αναβαθμισ | upgrade
επεκτασ | expansion extension
δημιουργ | creation
ιδρυσ | foundation establishment
καταργ | abolish abolition
διατηρησ | maintenance preservation
προστασ | protection
υποστηριξ βοηθ αρωγ συνδρομη | support assistance help aid
φροντιδ | care
ελεγχο | control check audit
παρακολουθ | monitoring follow
εποπτει | supervis oversight
αξιολογ | evaluation assessment
ερευν | research survey investigat
αναπτυξ | development growth
παραγωγη | production output
καταναλωσ | consumption use
αποταμιευ | saving
δαπαν | spending expense
κερδο | profit
χασιμ απωλει | loss
κινησ | movement motion
ταξιδ | journey trip travel
διαδρομ | route itinerary trip
δρομο | road street
αφιξ | arrival
αναχωρ | departure
εισοδ | entry entrance admission
εξοδο | exit
ανοδο | rise ascent
καθοδο | descent
περιμεν αναμον | wait
ζητ αιτ | request ask apply seek
παιρν λαβ ληψ | take receive get
δινει δωσ παροχ | give provid
φερ φερν | bring bear
στελ αποστελ | send dispatch
βαζ τοποθετ θετ | put place set install
βγαζ αφαιρ | remove take
κρατ διατηρ | keep hold retain
αφην αφησ | leave let
αρχιζ | begin start
τελειων | finish end
συνεχιζ | continue go
σταματ παυ | stop cease
ανοιγ | open
κλειν | close shut
μπαιν εισερχ | enter
βγαιν εξερχ | exit leave
ερχ | come
πηγαιν μεταβ | go
φευγ αποχωρ | leave depart withdraw
μεν διαμεν | stay reside live remain
ζει κατοικ | live reside
γεννηθ γεννησ | born birth
πεθαν θανατ | die death
μεγαλων | grow
μαθαιν | learn
διδασκ | teach
γραφ | write
διαβαζ αναγνω | read
μιλ ομιλ | speak talk
ακου | hear listen
βλεπ | see
δειχν | show indicate
βρισκ | find
χαν | lose
ψαχν αναζητ | search seek look
αγοραζ | buy purchase
πουλ πωλ | sell
πληρων | pay
χρωστ οφειλ | owe
δανειζ | lend borrow
νοικιαζ ενοικιαζ μισθων | rent lease hire
κτιζ οικοδομ ανεγει | build construct erect
χαλ καταστρ | destroy damage
επισκευαζ | repair
καθαριζ | clean
πλεν | wash
μαγειρευ | cook
καλλιεργ | grow cultivate
φυτευ | plant
ποτιζ | water irrigate
θεριζ συγκομιζ | harvest
ταιζ τρεφ εκτρεφ | feed breed rear raise
σφαζ | slaughter
ψαρευ αλιευ | fish catch
κοβ | cut
καιν καιε καιγ καυσ | burn combust fuel
παγων ψυχ | freeze cool
ζεστ θερμαιν | heat warm
φορτων | load charge
μεταφερ | carry transport transfer
οδηγ | drive lead guide
πετ | fly throw
κινειτ | move
προσεχ | care attention
φυλαγ | guard keep
ασφαλιζ | insure secure
μοιραζ | share distribute divide
ενων | join unite
χωριζ | separate divide
προσθετ | add
πολλαπλασιαζ | multiply
συγκριν | compare
μετρησ | measure count
ζυγιζ | weigh
υπολογιζ | calculate
ελεγχ | check control
δοκιμαζ | test try
επιλεγ | choose select
αποφασιζ | decide
συμφων | agree
αρνειτ αρνησ | refuse deny
δεχ | accept
ζητα | ask request
επιτρεπ | allow permit
απαγορευ | forbid prohibit
υποχρεων | oblige require
βοηθ | help assist
υποστηριζ στηριζ | support back
προστατευ | protect
εμποδιζ | prevent hinder
προκαλ | cause provoke
επηρεαζ επιδρ | affect influence
βελτιων | improve
αναβαθμιζ | upgrade
μειων | reduce decrease lower cut
αυξαν | increase raise
διατιθ | available dispose provide
παραλ | omit
αποφευγ | avoid
ακολουθ επετ | follow
προηγ | precede
συνοδευ | accompany
αντικαθιστ | replace
μετατρεπ | convert turn
εξαφαν | disappear
εμφαν | appear
υφιστ | exist undergo
ισχυ | apply valid force
ληγ εκπν παυ | expire end lapse cease
παρατ | extend prolong
συντομ | shorten brief
επιταχ | accelerate speed
καθυστερ | delay late
προλαβ | prevent catch
διαρκ | last
προκυπτ | result arise follow emerge
βασιζ στηριζ | base rely
εξαρτ | depend
αφορ σχετιζ | concern relate about regard
περιλαμβ | include comprise contain
αποκλει | exclude
εξαιρ | exempt except exclude
υπερβ ξεπερ | exceed
φθαν φταν | reach arrive amount
ανερχ | amount
κυμαιν | range fluctuate vary
αποτελ συνιστ | constitute form consist make
θεωρ λογιζ νοειτ | consider deem regard
ονομαζ λεγ | call name
ορισμ | definition definit
σημαιν | mean
χαρακτηριζ | characteri
διαθετ | have possess
αποκτ | acquire obtain
χρησιμοποι αξιοποι | use utilis exploit
εφαρμοζ | apply implement
υλοποι εκτελ πραγματοποι διεναργ διεξαγ | implement execute carry perform conduct
επιτυγχ επιτευχ | achieve attain
αποτυγχ | fail
προσπαθ | try attempt
αναλαμβ | undertake assume
εκπληρ | fulfil
τηρ | observe keep comply
παραβ | violate breach
απεμπολ παραιτ | waive resign
απολυ | dismiss
προσλαμβ | hire recruit
απασχολ | employ occupy
εκπαιδευ | train
αμειβ | pay remunerate
ασκει | exercise practise
επαγγελ | profession
ειδικευ ειδικοτητ | special
ικαν | capable able
καταλληλ | suitable appropriate fit
ακαταλληλ | unsuitable
χρησιμ | useful
αχρηστ | useless scrap
αναγκαι | necessary
περιττ | unnecessary superfluous
επαρκ | sufficient adequate
ανεπαρκ | insufficient inadequate
ληψη | receipt taking
φεκ$ εφημεριδ | gazette
κλειδι κλειδια κλειδιων | key$ keys$
ξενα$ ξενων$ | debt liabilit
ξυλουργ | carpent wood
χειρωνακτ χειροκινητ | manual
ημιαυτοματ αυτοματ | automatic automat semi
γενικα | overhead
γενικων$ γενικα$ γενικεσ$ | overhead general
διαχειριστησ διαχειριστη διαχειριστων | operator manager administrator
ατελιε στουντιο εργαστηρι | studio workshop
κατασκευαστ | manufacturer maker builder
ειδη προιοντ | product goods
εμπορικ | trade commercial
σημανσ | sign$ signs$ marking signage
ανεξαρτητωσ ασχετ | regardless whatever irrespective
εργασιασ επαγγελματικ | occupational work$
τεχνικοσ | officer technician
εγκαταλειψ εγκαταλελειμμ | abandon derelict
καταργησ | abolish
αλλοδαπησ | abroad
απουσιαζ απων | absent
αφθονι | abundance
καταχρησ | abuse
επιταχυντ | accelerator
προσιτ | accessible affordable
ατυχημ | accident
λογοδοσι | accountability
διαπιστευσ | accreditation
εξαγορ αποκτησ | acquisition
παρακειμ γειτον ομορ | adjacent neighbouring adjoining
διευθυνσ διοικ | administration
εισδοχ αποδοχ | admission acceptance
ενηλικ | adult
πλεονεκτημ | advantage
διαφημισ | advertisement
σχετιζ συνδε | affiliat associat connected
αναδασωσ δασωσ | afforestation
μεταγεν | aftermath
πρακτορ πρακτορει | agent agency
ατζεντ | agenda
γεωπονικ γεωπον | agronomist agronomic
κλιματισμο | air conditioning
αερομεταφ | airline air
ευθυγραμμισ | alignment align
επιδοματ | allowance
υψομετρ | altitude elevation
ασθενοφορ | ambulance
παροχ | amenity provision
αποσβεσ χρεολυσ | amortisation depreciation
αναισθ | anaesthe
επετει | anniversary
αντικλεπτ | antitheft
διαμερισμ | apartment flat
εμφανισ | appearance
εξαρτημ | accessory component part fitting
παραρτηματ | annex
παιδικ εφηβ | child teenage adolescent
συσκευη | appliance device apparatus
μαθητευομ | apprentice
προσεγγισ | approach
διαιτησι | arbitration
αρχιτεκτ | architect
αρχειο | archive
καθυστερουμ | arrears
αφιχθ | arrival
καλλιτεχνικ | artistic
συναρμολογησ | assembl
περιουσιακ | asset
αναθεσ αναθετ | assign award entrust contracting
βοηθο | assistant
συνεδρευ | assembl convene
εγγυοδοτ | guarant
αθλητικ | sport athletic
ακολουθ συνοδ | accompany attend
ελκυστικ | attractive
δημοπρασ | auction tender
ακροατηρι | audience
ελεγχοσ | audit
γνησιοτ | authentic
αυτοδιοικ | local government
χορηγοσ σπονσορ | sponsor
αυτονομι | autonomy
διαθεσιμοτ | availability
βραβευσ | award
ευαισθητοποι | awareness
αξον | axle axis
βρεφ | baby infant
παρασκην | backstage
αποσκευ | luggage baggage
φουρνοσ | bakery oven
μπαλκον | balcony
αρχικ | baseline base
μπανιο λουτρ | bath
σημαδουρ | buoy
κηροσ κερηθρ | wax comb
πλειοδοτ μειοδοτ | bid bidder
τιμολογιο λογαριασμ | bill
βιοαποδομ | biodegradable
πτηνο πουλι | bird
γεννησ τοκετ | birth
φλαμπ κουβερτ | blanket
αιμοδοσ | blood
πινακα | board panel
σωμα οργανο | body organ
λεβητασ | boiler
βιβλιοθηκονομ | librarian
οριο συνορ | boundary border
μπουτικ | boutique
υποκαταστηματ | branch
επωνυμο | brand
παραβαση | breach
διαλειμμ | break pause
γεφυρα | bridge
φυλλαδι | brochure leaflet flyer
μεσιτ | broker
κουβ | bucket
κτηριολ | building
χυμα | bulk loose
δεσμη πακετ | bundle package
καυστηρασ | burner
ταφικ | burial
παρακαμψ | bypass
καμπιν θαλαμισκ | cabin
ντουλαπ | cabinet cupboard
υπολογισμ | calculation
βαθμονομ | calibrat
ακυρωση | cancellation
καντιν κυλικ | canteen
χωρητικοτητ | capacity
ανθρακ | capture
φροντιστ | carer
φορτιο εμπορευμ | cargo freight
φορεα μεταφορε | carrier haulier
χαρτονι | carton cardboard
καταλυτ | catalyst
παγι | fixed
οροφη | ceiling roof
γιορτ εορτασμ | celebration festival
κελι | cell
τσιμεντο | cement
απογραφικ | census
πιστοποιησησ | certification
καρεκλ | chair
προεδρευ | chair chairs
χημει | chemistry
τυροκομικ | cheesemaking cheese
καπνοδοχ | chimney
επιλογη | choice
χριστιαν | christian
περιστ | circumstance
τσιρκ | circus
διευκρινισ | clarification
εκκαθαρισ | clearance liquidation settlement
ρουχισμ | clothing
συμπλεγμα | cluster
παρακτι | coastal
καφε | coffee
νομισμ | coin currency
συγκρουσ | collision conflict
συνδυασμ | combination
ανεσ | comfort
επιτροπ προμηθει | commission
ανακοινωσ | communication announcement
κοινοτ | community
ανταγωνιστικ | competitive
καταγγελια | complaint
συνιστωσ | component
συνθετ | complex compound composite
υποχρεωτικοτ | compulsory
παραχωρησ | concession
συμπερασμ | conclusion
σκυροδετ | concrete
συμπυκν | condens concentrat
συμπεριφορ | conduct behaviour
ζαχαροπλαστ | confectionery
απορρητο | confidentiality
συγχαρ | congratulat
συνεπει συνεπησ | consistent consequence
κατασκευαστικ | construction
διαβουλευσ | consultation
επαφ | contact
εμπορευματοκιβ | container
διαγωνιζομ | contestant competitor bidder
συμβασιουχ | contractor contract
συνεισφορ | contribution
μετατροπε | converter
μεταφορικ | conveyor transport
προσφατ | recent
ιδιοκ | copyright intellectual
γωνι | corner
διορθωτικ | corrective
διαδρομο | corridor
παρυφ | edge
νομαρχ | county prefecture
πρεσβει | embassy
μαθηματ | course lesson
σκεπασμ καλυμμ | cover
πληρωμ | crew payment
κρισ | crisis
κριτικ | critical review
καλλιεργεια | crop cultivation
σταυρ | cross
πολιτισμ | culture cultural civilisation
νομισματικ | currency monetary
πελατολογ | clientele
τεμαχι | piece plot item
βλαβησ ζημιεσ | damage
χορευτ | dancer
σκοτειν | dark
χρεογραφ | security bond
αποφοιτησ | graduation
αποδεκατ | decimat
δηλωτικ | declaratory
αφιερ | dedicat devot
ελαττωμ | defect
ορισμο | definition
βαθμο | degree
καθυστερησ | delay
αντιπροσωπει | delegation
εκφορτωσ | unloading
ζητουμ | demanded
κατεδαφισ | demolition
πυκν | dense density
τμηματικ | departmental partial instalment
καταθετ | depositor
βαθυνσ | deepening
αφαλατωσ | desalination
σχεδιαστ | designer
προορισμοσ | destination
λεπτομερ αναλυτικ | detailed detail
απορρυπαντ | detergent
αναπτυξιακη | development
διαγραμμ | diagram
ορυκτο | mineral
διαιτ | diet
διασταση | dimension
πτυχιουχ | graduate
μειωσησ | reduction
αναπηρ | disabled disability
απορριφθ | discard reject
γνωστοποιησ | disclosure
απολυμανσ | disinfect
εκταμιευσ | disbursement
διαθεσησ | disposal
διαφων | dispute
διακρισ | discrimination distinction
διαταραχ | disturbance disorder
γιατρ ιατρ | doctor
τεκμηριωσ | documentation
οικοτροφ | boarding dormitory
δοσομετρ | dosing
προσχεδι | draft
αποστραγγ | drainage drain
οικοδιδασκ | tutor
γεωτρυπ | drill
ποσιμ | drinking drinkable
διπλ | dual double
χωματερ | landfill dump
καθηκοντ | duties duty
νωριτερ προωρ | early premature
εισοδημ | income earnings
εδαφικ | territorial land
οικολογ | ecolog
οικοσυστ | ecosystem
εκδοση εκδοτικ | edition publishing
επιμορφωσ | education
αποδοτικ | efficient
ηλεκτρολυσ | electrolys
ανυψωσ | lift elevat
εξαλειψ | eliminat
αναγκ | emergency
εκπομπη | emission broadcast
αυτοκρατορ | empire
ενδυναμ | empower
κλειστοσ | enclosed
χρηστ | end user
προσπαθει | endeavour
επιβολ | enforce impos
κινητηρεσ | engine
μηχανολογ μηχανικ | engineering
διευρυνσ | enlargement enlarge
εμπλουτισ | enrich
εξασφαλ | ensure
επιχειρειν | entrepreneurship
ψυχαγωγ | entertain leisure
εισοδοσ | entrance entry
φακελλ | envelope
ισοτητ | equality
εξοπλιζ | equip
ανεγερσ | erection construction
διαφυγ | escape
ιδρυτικ | founding articles
εκτιμητ | appraiser valuer
δεοντολογ | ethic
εκδηλωσησ | event
εκκενωσ | evacuation
εξεταστ | examiner
αριστεια | excellence
ανταλλαγ | exchange
εκσκαφ | excavation
αποκλειστικοτητ | exclusivity
εκτελεστ εκτελ | executive executor perform
απαλλασσ | exempt
ασκουμεν | trainee intern
εκθετ | exhibitor
επεκτατ | expansion
εμπειρογνωμοσυν | expertise
ληξηπροθ | expiry
εκμεταλλ | exploit
εκρηκτ εκρηξ | explosive explosion
παρατασησ | extension
εκχυλ | extract
υφασματ | fabric textile
προσοψ | facade front
διευκολυνσ | facility facilitat
εργοστασιακ | factory
αποτυχι | failure
δικαι | fair just
οικογενειακ | family
αγροκτημ | farm
αγροτουρισμ | agritourism
γονιμ | fertile
πορθμειακ | ferry
πυρκαγια | fire
αλιευματ | fishery catch
ψαραγορ | fishmarket
γυμναστηρι | gym
σημαι | flag
φλογ | flame
στολο | fleet
ευελικτ ευελιξ | flexible flexibility
πτησ | flight
οροφοι | floor storey
ανθοκομ | floricultur
πλημμυρισ | flood
τροφοδοσ | feed supply catering
πεζοδρομ | pedestrian pavement
προβλεψεισ | forecast
αλλοδαποσ | foreigner
επισημοσ | formal official
σχηματιζ | form
οχυρ | fort castle
καστρ | castle fortress
θεμελιωδ | fundamental
κατακερμ | fragment
πλαισιο | framework frame
ελευθερι | freedom
φρεσκ | fresh
συνορια | frontier
καρποφ | fruitful
λειτουργικ | functional operational operating
χρηματοδοτησησ | funding
επιπλων | furniture
κερδοσκοπ | profit speculat
παραρτηματοσ | annex
κηπουρ | garden
αεριωδ | gaseous
πυλη | gate portal
συγκεντρων | gather collect
φυλο φυλων φυλου | gender sex sexes
συνελευσ | assembly
γενι | generation
γεωθερμ | geothermal
δωρο | gift
πολυμορφ | diversity
παγκοσμι | global
γυαλινο | glass
στοχοσ | goal
διακυβερν | governance
χαρισμα | charisma
αποφοιτων | graduate alumni
χορτοκοπ | mow
τροχι | wheel
λιπαντ | lubricant grease
υπογει | underground groundwater
εδαφ | ground soil
αναπτυσσ | grow develop
εγγυητικη | guarantee
κηδεμον | guardian
ξεναγησ | tour guided
καθοδηγησ | guidance guide
ενδιαιτημ οικοτοπ | habitat
χειρισμο | handling
λιμενικη | harbour
υλικοτεχν | hardware logistic
επιβλαβ | harmful
συγκομιδ | harvest
κινδυνωδ | hazardous
τιτλοσ επικεφαλιδ | heading title
θερμανσησ | heating
βαρι | heavy
φραχτησ | hedge fence
κληρονομιασ | heritage
υψηλησ | high
αυτοκινητοδρ | highway motorway
ενοικιαζ | hire rent
ιστορ | history historic
χομπ | hobby
συμμετοχων | holding
διακοπεσ αργι | holiday vacation
φιλοξεν | host hospitality
οικιστικ | residential housing
ανθρωπιστ | humanitarian
υγρασι | humidity
υδροηλ | hydroelectric hydro
παγο παγοσ | ice
πανομοιοτ | identical
φωτισ | illuminat lighting
μετανασ | immigra migra
αμεροληπ | impartial
υλοποιησ εφαρμογ | implementation
εισαγωγε | importer import
κινητροδ | incentive
εξαρτημενησ | dependent
ευρετηρι | index
ενδειξ | indication
βιομηχαν | industry
αδρανε | inert inactive
ανεπισημ | informal
πληροφορικ | information informatics it$
κληρονομησ | inheritance
αρχικοσ | initial
πρωτοβουλ | initiative
τραυματ | injur
μελαν | ink
εσωτερ | inner interior
εισροησ | input inflow
απογραφη | inventory
εγκατασταθ | install
θεσμ | institution
ασφαλισμεν | insured
ενσωματωσ | integrat incorporat
διανοητ | intellectual
ασκησ | internship practice
εντατικ | intensive
διαλειτουργ | interoperab
συνεντευξ | interview
επενδυτ | investor
προσκαλ | invite
αναρμοδ | incompetent
ιζημα | sediment
νησακ | islet
στοιχειο | item element
εφηβ | juvenile youth
κλειδ | key lock
κουζινα | kitchen
ετικετα | label
εργατικ | labour
διαυγ | clear
σκαλα | ladder
χαρακτηριστικ | feature characteristic
γλωσσικ | language linguistic
διαρροη | leak
φυλλωμ | foliage
νομοθετ | legislative
ψυχαγωγικ | leisure
επιπεδωσ | level
υπευθυνοτ | responsibility
βιβλιογρ | bibliograph
αδειουχ | licensed
ανυψωτικ | lifting
περιορισμο | limitation restriction
ασβεστ | lime limestone
συνδεσμο | link
υγρο | liquid
λιστεσ | list
ζωντ | live living
φορτωσ | loading
τοποθεσια | location
υλοτομια | logging
μακροχρον | long term
απωλει | loss
λαχειο | lottery
υποδεεστερ | inferior lower
μηχανηματ | machinery
περιοδικο | magazine
ταχυδρομικ | mail postal
διατηρ | maintain
υποχρ | mandatory
εγχειριδ | manual
χαρτογραφ | map mapping
περιθωρ | margin
θαλασσι | marine maritime sea
αγορα | market
υλικα | materials
μητρ | mother maternal matrix
μεγιστ | maximum
γευμ | meal
μετρητησ | meter
κρεατ | meat
μηχανισμ | mechanism
ιατροφαρμ | medical
συναντησ | meeting
μελοσ | member
μνημονιο | memorandum
εμπορευματ | merchandise
μεταλλικ | metallic metal
μετρολ | metrology
μικροσκοπ | microscop
αλεστ | mill
ορυχεια | mine
υπουργικ | ministerial
ανηλικ | minor underage
αποστολ | mission dispatch
μικτ | mixed
κινητικοτ | mobility
εκσυγχρονισ | modernis
τροποπ | modif
υγρομετρ | moisture
μοναστηρ | monastery
παρακολ | monitor
υποθηκ | mortgage
κινητρο | motive incentive
καλουπ | mould mold
βουν | mountain
πολυγλωσσ | multilingual
δημαρχ | mayor municipal
μουσειακ | museum
ονομασι | name designation
εθνικοτ | nationality
φυσικ | natural
ναυσιπλ | navigation
γειτονι συνοικ | neighbourhood district
διχτυ δικτυωτ | net mesh
καθαρ | net
δικτυωμ | networked
νυχτεριν | night
θορυβωδ | noisy
βορει | north
συμβολαιογραφ | notary
προκηρυξ | notice
νοσηλευτικ | nursing
διατροφ θρεπτικ | nutrition nutrient
υποχρεωσ | obligation
παρατηρ | observ
αποκατ | occupation
πληροτητ | occupancy
γραφειοκρ | bureaucra
υπαλληλ | officer official clerk
ελαιο | oil
τοπου | onsite
λειτουργιασ | operation
χειριστησ | operator
ευκαιρι | opportunity
αντιθετ | opposite
οπωρωνα | orchard
οργαν | organ instrument
προσανατολ | orient
πρωτοτυπο | original
ορφαν | orphan
εκροησ αποδοσ | output outflow
επιβλεψ | supervis
υπερπαραγ | overproduction
ιδιοκτητ | owner
συσκευασι | packag
χρωματ | paint colour
χαρτι | paper
γονε γονησ | parent
κοινοβουλ | parliament
συμμετοχικ | participatory
σωματιδ | particle
σχεσ | partnership
επιβατη | passenger
μονοπατ | path trail
ασθενων | patient
πεζοδρομ | pavement
περιοδοσ | period
συνταξιοδοτ | pension
επιδοσ | performance
αδειοδοτ | permit
προσωπ | person
παρασιτοκτ | pesticide
χορηγ | grant sponsor
φωτοβολ | photovoltaic solar
σωματικ | physical bodily
πιλοτικ | pilot
σωληνωσ | pipe pipeline
αγωγ | pipeline duct
σχεδιασ | planning
φυτωρι | nursery
πλαστικ | plastic
κουζινικ | kitchen
οικοπεδ | plot
αστυνομικ | police
πολιτικη | policy
λιμνουλ | pond
φτωχει | poverty
χαρτοφυλ | portfolio
δυναμικ | potential dynamic
σκον | powder dust
ισχυοσ | power
προληψ προληπτικ | prevention preventive
πρωτογεν | primary
αρχη | principle
εκτυπωτικ | printing
βραβει | prize award
πιθανοτ | probability
μεταποιητ | processor processing
προμηθειων | procurement
παραγωγικοτητ | productivity
επαγγελματ | professional
κερδοφορι | profitability
προβολησ | promotion projection
περιουσι | property assets
αναλογικ | proportional pro
προστασι | protection
παροχοσ | provider
ψυχομετρ | psychometric
δημοσιευμ | publication
αντλιοστ | pumping
μαθητων | pupil
εξυγιαντ | purif
κατανοησ | understand
ποιοτικο | quality
ποσοτικ | quantitative
λατομει | quarry
απαρτ | quorum
ποσοστωσεισ | quota
σιδηροδρομ | railway rail
βροχ | rain
ραμπ | ramp
ποσοστ | rate
ακτινοβ | radiation
αναλογι | ratio
ετοιμοτ | readiness
παραληπτ | recipient
συνταγεσ | recipe
ανακτηση | recovery
αναψυχ | recreation leisure
ανακυκλωσ | recycling
μειωμεν | reduced
αναφορ | reference report
διυλιστ | refinery
ανακαινισ | refurbish renovat
προσφυγ | refugee appeal
ψυγει | refrigerator fridge
αρνησ | refusal
μητρω | register registry
αποκαταστασ επανορθ | rehabilitation restoration reinstate
ενταξ | integration inclusion
συγγενικ | relative related
μετεγκ | relocation
θρησκ | religious religion
απομακρυσμ | remote
ανανεωσιμ | renewable
ενοικι | rent
επισκευ | repair
αντικαταστασ | replacement
εκθεσ | report exhibition
αιτησησ | application request
διασωστ | rescue
αποθεματικ | reserve
ταμιευτ | reservoir
κατοικ | residence resident
παραιτησ | resignation
πορουσ | resources
εστιατορι | restaurant
αναστηλωσ συντηρησ | restoration conservation
συνταξιοδ | retirement
λιανικ | retail
κατατεθ | submit
αναθεωρησ | review revision
ανταμοιβ | reward
δικαιωμ | right
ανερχομ | rising
ποταμι | river
βραχωδ | rocky
ρολο | roll role
στεγασ | roof shelter
δωματ | room
δρομολ | route itinerary service
κανονισμο | rules
υπαιθρ | rural countryside
ασφαλεια | safety security
πωλησεισ | sales
δειγματοληψ | sampling
δορυφορικ | satellite
αποταμιευσ | savings
κλιμακ | scale ladder
υποτροφι | scholarship
βαθμολογησ | scoring
οθονη | screen
ναυτικο | seaman naval
εποχιακ | seasonal
εδρα | seat
δευτερογεν | secondary
ημιαπασχ | part time
σεμιναρ | seminar
αποχετευτ | sewer
υπηρεσι | service
εγκατασταση | settlement installation
διακανονισμ | settlement
μερισμ | share
καταφυγι | shelter refuge
ραφι | shelf
βαρδια | shift
ναυπηγει | shipyard
καταστημ | shop
ελλειψ | shortage lack
αδελφ | sibling brother sister
σημα | sign signal mark
υπογραφη | signature
μεταξωτ | silk
μεμονωμ | single isolated
επιδεξι | skill
υπνο | sleep
πλαγι κλισ | slope side
εξυπν | smart
καπνισ | smok
κοινωνικ | social
εδαφολ | soil
ηλιακ | solar
στερε | solid
ηχητικ | sound audio
νοτι | south
χωρικ | spatial
ειδικευμεν | specialised skilled
προδιαγραφ | specification
θεατησ | spectator
δαπανωμ | spent
σταθεροτητ | stability
στελεχ | executive staff
στελεχωσ | staffing
σφραγ | stamp seal
τυποποιησ | standardisation
στατιστικ | statistics
καταστατικο | statute
ατμο ατμοσ | steam
χαλυβδ | steel
ερεθ | stimul
μετοχ | stock share
αποθηκευτ | storage
ιστορι | story history
στρατηγικ | strategy strategic
ενισχυσησ | strengthen reinforc
ενδυναμωσ | strengthen
δομη | structure
φοιτητ | student
υποβολησ | submission
συνδρομητ | subscriber
επιδοτησ | subsidy
επιτυχημ | successful
ενδεδειγμ | suitable
αθροιστ | cumulative sum
ηλιοφαν | sunshine
προμηθευτικ | supply
επιφανει | surface
επιτηρησ | surveillance
επιβιωσ | survival
βιωσιμ | sustainable viable
συστηματικ | systematic
φορολογησ | taxation
ομαδικ | team group
τεχνολογικ | technological
θερμοκρ | temperature
προσωρι | temporary
ενοικιαστ | tenant
σκην | tent stage
οροι | terms
εδαφοσ | territory soil
δοκιμη | test
υφαντουργ | textile
θεατρικ | theatre theatrical
θερμικ | thermal
κλοπη | theft
κατωφλι | threshold
εισιτηρι | ticket
ξυλει | timber
χρονοχρεωσ | time charge
τιτλοσ | title
εργαλει | tool
τοπογραφικ | topographic
τουριστικ | tourist
παιχνιδ | toy
ιχνηλασιμ | traceability
εμπορικ | trade
εκπαιδευτ | trainer
μετασχηματισμ | transformation
μεταβατικ | transitional transition
μεταφορε | carrier transporter
θεραπευτ | treatment
επεξεργασι | treatment processing
δοκιμαστικ | trial
ρυμουλκ | tug trailer
διδακτρ | tuition fee
στροβιλ τουρμπιν | turbine
τυπολογ | type
ελαστικα | tyre
ομπρελ | umbrella
ομοφωνι | unanimous
υποβρυχ | underwater submarine
ενωσ | union association
αναβαθμ | upgrade
επειγ | urgent
αστικο | urban
χρηστ | user
διακοπ | vacation interruption
εμβολιασμ | vaccination
κοιλαδ | valley
λαχανικ | vegetable
αερισμ | ventilation
επαληθευσ | verification
πλοι | vessel
κτηνιατρικ | veterinary
χωριατ | village
βιαιοτ | violence
ορατοτ | visibility
επισκεψιμ | visit
εθελοντ | volunteer
ψηφοφορ | vote
ευαλωτοτ | vulnerability
αναμονησ | waiting
τοιχωμ | wall
αποθηκη | warehouse
πλυσ | wash
αποβλητ | waste
λυματολ | wastewater
υδατιν | water aquatic
υδατοδρ | waterway
κυμα | wave
καιρ | weather
ιστοτοπ | website
ευημερ ευεξ | welfare wellbeing
αμαξ | wheelchair
χονδρεμπ | wholesale
ανεμ αιολ | wind
παραθυρ | window
οινοποιει | winery
ασυρμ | wireless
αποσυρσ | withdrawal
ξυλιν | wooden wood
μαλλι | wool
εργατοωρ | man hour
εργαστηρι | workshop lab
παγκοσμιοσ | world
γραφικ | graphic
αποδοσ | yield
`
