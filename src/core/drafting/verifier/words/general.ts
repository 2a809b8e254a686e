/** Words of general and everyday writing, names of places among them, that may stand for each other, Greek and English: the format is the lexicon's. */
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
μεγαλ | large big$ great major
υψηλ | high
χαμηλ | low$ lower
ταχ γρηγορ αμεσ συντομ | fast$ quick rapid prompt swift soon$
αργ βραδ | slow
νωρισ εγκαιρ εμπροθεσμ | early timely time$
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
βιβλιοθηκ | librar
βιβλι | book
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
εγγυ εγγυησ | guarantee warrant surety bond security
εγγυητ | guarantor
υποθηκ προσημειωσ | mortgage lien
ενεχυρ | pledge collateral
εξασφαλισ διασφαλ εξασφαλιζ | secur ensur guarantee collateral
συμβαλλ | contract party
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
ηλεκτρονικ διαδικτυ | electronic online digital internet
ιστοσελιδ ιστοτοπ ιστοχωρ | website site web$
πλατφορμ πυλη | platform portal gate
συστημ | system
υλικ | hardware material
υπολογιστ | computer pc$ workstation
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
αποσυρσ αποσυρ | withdraw scrap retire
αγορασ αγορ προμηθ αποκτησ | buy purchas procure acqui
πωλησ πωλ | sell sale sold
ενοικιασ ενοικι μισθωσ | rent lease hire leas
δωρε | gift donat free
κληρονομι | inherit
χρηση χρησ αξιοποι | use usage utilis exploit
καταναλωσ αναλωσ | consum use
μεταποιησ επεξεργ | process manufactur treat
εμφιαλωσ | bottl
τυποποι | standard pack
μεταφορ αποστολ | transport carriage ship freight
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
εμμεσ | indirect
δημοσι κρατικ | public state government
ανωνυμ | anonymous
επισημ | official
ανεπισημ | informal unofficial
εθελοντ προαιρετ | volunt optional
υποχρεωτ | mandatory compulsory obligatory
ελευθερ | free
δωρεαν αδαπαν ατελ | free charge cost nothing gratis
ασφαλεσ | secure safe
επικινδυν | dangerous hazard
βρωμ | dirty
μεικτ ακαθαριστ | gross
ευρυ ευρει πλατ | wide broad
στεν | narrow close
μακρ μεγαλ | long
συντομ βραχ | short brief
βαθ βαθοσ | deep depth
πλατοσ | width
μηκοσ | length long
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
δικαστηρι | court
αστυνομ | police
πυροσβεστ | fire
στρατ | military army
εκκλησ | church
συλλογ σωματει ενωσ | association society union
επιμελητηρ | chamber
συνδεσμ | association federation
δικαιωμ | right entitlement
υποχρεωσ καθηκον | obligation duty
ευθυν | liability responsib
απαλλαγ | exempt
απαγορευσ | ban$ bans$ banned prohibit forbid forbidden
ποιν κυρωσ | penalty sanction
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
ανακτησ | recover
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
παιδαγωγ | educator teacher pedagog
καθηγητ δασκαλ εκπαιδευτικ | teacher professor
ταξη ταξεισ | class classroom grade
εξετασ | exam examination test
αξιολογησ | evaluation assessment
πτυχιο | degree
μεταπτυχ | postgraduate master
διατριβ | dissertation thesis
κολεγι | college
ακαδημ | academ
φροντιδ περιθαλψ | care
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
προεξοφλ | discount early
ανακυκλουμεν | revolving
επιτοκιο | interest rate
περιθωριο | margin spread
συμβαν ζημι | event incident loss
ασφαλιστηρι συμβολαι | policy contract
ασφαλιστρ | premium
καλυψ | cover coverage
απαιτησ αξιωσ | claim
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
λαστιχ ελαστικ | tyre tire rubber
φρεν | brake
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
αποθεμ | stock
παραγγελ | order
αποστολη | shipment dispatch
παραλαβη | receipt
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
μελλοντικ | future
ταυτοχρον συγχρον | simultaneous
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
μυστικ | secret
γνωστ | known familiar
αγνωστ | unknown
διασημ | famous
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
ημερα | day
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
ιδεα ιδε | idea
σκεψ | thought
αποψη γνωμη | opinion view
ειδησ | news
μηνυμ | message
ερωτ | question
απαντησ | answer reply response
λυση λυσεισ | solution
προβλημ | problem issue
λογο λογοσ αιτια αιτιο | reason cause ground
αποτελεσμα | result outcome effect
σκοπο σκοποσ | purpose aim
μεσο μεσα | means medium
τροπο τροποσ | way manner method
μεθοδ | method
τεχνικη | technique
διαδικασ | procedure process
προοδ | progress
αποτυχ | failure fail
ευκαιρ | opportunity chance
κινδυνο | risk danger
προκλησ | challenge
εμποδι | obstacle barrier
επιθυμ | wish desire
ενδιαφερ | interest
προσπαθ | effort attempt
εργο | project work
καθηκ | duty task
ρολο ρολοσ | role
θεση | position place seat post job
σχεσ | relation relationship
συνεργασ | cooperation collaboration
διαφων | disagreement
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
τελειων | finish end
συνεχιζ | continue go
σταματ παυ | stop cease
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
δοκιμαζ | test try
επιλεγ | choose select
αποφασιζ | decide
αρνειτ αρνησ | refuse deny
ζητα | ask request
απαγορευ | forbid prohibit
υποχρεων | oblige require
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
απασχολ | employ occupy
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
κινδυνωδ | hazardous
τιτλοσ επικεφαλιδ | heading title
θερμανσησ | heating
φραχτησ | hedge fence
κληρονομιασ | heritage
υψηλησ | high
αυτοκινητοδρ | highway motorway
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
βιομηχαν | industry
αδρανε | inert inactive
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
λαχειο | lottery
υποδεεστερ | inferior lower
μηχανηματ | machinery
περιοδικο | magazine
ταχυδρομικ | mail postal
υποχρ | mandatory
εγχειριδ | manual
χαρτογραφ | map mapping
θαλασσι | marine maritime sea
αγορα | market
υλικα | materials
μητρ | mother maternal matrix
μεγιστ | maximum
μετρητησ | meter
μηχανισμ | mechanism
ιατροφαρμ | medical
συναντησ | meeting
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
κινητρο | motive incentive
καλουπ | mould mold
πολυγλωσσ | multilingual
μουσειακ | museum
ονομασι | name designation
εθνικοτ | nationality
ναυσιπλ | navigation
γειτονι συνοικ | neighbourhood district
διχτυ δικτυωτ | net mesh
δικτυωμ | networked
νυχτεριν | night
θορυβωδ | noisy
βορει | north
συμβολαιογραφ | notary
προκηρυξ | notice
νοσηλευτικ | nursing
διατροφ θρεπτικ | nutrition nutrient
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
περιοδοσ | period
συνταξιοδοτ | pension
επιδοσ | performance
αδειοδοτ | permit
παρασιτοκτ | pesticide
χορηγ | grant sponsor
φωτοβολ | photovoltaic solar
σωματικ | physical bodily
σωληνωσ | pipe pipeline
αγωγ | pipeline duct
σχεδιασ | planning
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
ανερχομ | rising
ποταμι | river
βραχωδ | rocky
ρολο | roll role
στεγασ | roof shelter
δωματ | room
δρομολ | route itinerary service
κανονισμο | rules
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
δευτερογεν | secondary
ημιαπασχ | part time
αποχετευτ | sewer
εγκατασταση | settlement installation
διακανονισμ | settlement
καταφυγι | shelter refuge
ραφι | shelf
βαρδια | shift
ναυπηγει | shipyard
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
υποβολησ | submission
συνδρομητ | subscriber
επιδοτησ | subsidy
επιτυχημ | successful
ενδεδειγμ | suitable
αθροιστ | cumulative sum
ηλιοφαν | sunshine
προμηθευτικ | supply
επιτηρησ | surveillance
επιβιωσ | survival
βιωσιμ | sustainable viable
συστηματικ | systematic
φορολογησ | taxation
ομαδικ | team group
τεχνολογικ | technological
θερμοκρ | temperature
προσωρι | temporary
σκην | tent stage
οροι | terms
εδαφοσ | territory soil
δοκιμη | test
υφαντουργ | textile
θεατρικ | theatre theatrical
θερμικ | thermal
κλοπη | theft
κατωφλι | threshold
ξυλει | timber
χρονοχρεωσ | time charge
εργαλει | tool
τοπογραφικ | topographic
τουριστικ | tourist
παιχνιδ | toy
ιχνηλασιμ | traceability
μετασχηματισμ | transformation
μεταβατικ | transitional transition
μεταφορε | carrier transporter
θεραπευτ | treatment
επεξεργασι | treatment processing
ρυμουλκ | tug trailer
διδακτρ | tuition fee
στροβιλ τουρμπιν | turbine
τυπολογ | type
ελαστικα | tyre
ομπρελ | umbrella
ομοφωνι | unanimous
υποβρυχ | underwater submarine
αναβαθμ | upgrade
επειγ | urgent
αστικο | urban
διακοπ | vacation interruption
εμβολιασμ | vaccination
κοιλαδ | valley
λαχανικ | vegetable
αερισμ | ventilation
επαληθευσ | verification
κτηνιατρικ | veterinary
χωριατ | village
βιαιοτ | violence
ορατοτ | visibility
επισκεψιμ | visit
εθελοντ | volunteer
ευαλωτοτ | vulnerability
αναμονησ | waiting
τοιχωμ | wall
αποθηκη | warehouse
πλυσ | wash
λυματολ | wastewater
υδατιν | water aquatic
υδατοδρ | waterway
κυμα | wave
καιρ | weather
ευημερ ευεξ | welfare wellbeing
αμαξ | wheelchair
χονδρεμπ | wholesale
ανεμ αιολ | wind
οινοποιει | winery
ασυρμ | wireless
αποσυρσ | withdrawal
ξυλιν | wooden wood
εργατοωρ | man hour
εργαστηρι | workshop lab
παγκοσμιοσ | world
γραφικ | graphic
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
τελικ τελευτ οριστ | final last$ definit ultimate
παλαι παλι γερασ | old$ older aged ageing
μεγαλ ευρεια ευρυ$ εκτεν | large big$ great wide extensive
μικρ λιγ | small little few$ minor
υψηλ ψηλ | high$ tall$
βαροσ$ βαρουσ$ βαρυ$ βαρει | heavy weight
ελαφρ | light$ lightweight
γρηγορ ταχ | fast$ quick rapid speed
αργα$ αργο$ αργη$ βραδ | slow
ασφαλη ασφαλεσ ασφαλεια | safe$ safety secur
επικινδ κινδυν | danger hazard risk
καθαρο$ καθαρη$ καθαρα$ καθαρων$ καθαρου$ καθαροσ$ | clean net$ pure
ρυπ μολυν | pollut contaminat emission
αποβλ απορριμ σκουπιδ | waste refuse rubbish
επαναχρησ ξαναχρησ | reus reuse
νερο νερα νερου υδατ υδρευ υδωρ | water
θερμαν | heating heat
ψυξ ψυγ ψυκτ | cool refriger chill
κλιματισ | conditioning climate air$
φωτισ λαμπτηρ φωσ$ φωτοσ$ φωτα$ | light$ lights$ lighting lamp
πετρελ | oil$ diesel petrol
αερι γκαζ | gas$
μεταλλ σιδηρ | metal iron steel
χαρτ | paper cardboard
πλαστ | plastic
υφασμ υφαντ κλωστουφ | textile fabric weav cloth
ρουχ ενδυ ενδυμ | cloth garment apparel
δερμ βυρσ | leather skin
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
εδαφ χωμ γη$ γησ$ | soil land$ ground
στρεμμ | stremma
δασ δασικ | forest woodland
θαλασσ | sea$ marine maritime
λιμνη λιμνεσ λιμνων | lake
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
φαρμακ | pharmac drug$ medicin
ασθεν | patient sick ill$
ηλικιωμ γεροντ | elder older senior
βρεφ νηπι | infant toddler nursery
ανδρεσ ανδρων ανδρασ αντρ | man$ men$ male
νεοι νεων νεουσ εφηβ | young youth teenag adolesc
κατοικ διαμεν ζει ζουν | live$ lives$ living resid inhabit dwell home
σπιτ κατοικι οικ | house$ houses$ home$ dwelling
διαμερισ | apartment flat$
δωματ | room$ rooms$
επισκεπ τουριστ | visit tourist guest
θεατρ | theatre theater
κινηματογρ ταινι | film cinema movie
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
υποκαταστ παραρτημ | branch
καταστημ μαγαζ | shop$ shops$ store$ stores$ outlet
γραφει | office desk
εργαστηρ βιοτεχν | workshop laborator lab$ labs$ craft studio
εργοταξ | site construction
ηλεκτρονικ διαδικτ ψηφιακ ονλαιν | electronic online digital web
ιστοσελ ιστοτοπ ιστοχωρ | website web$ site$ page
λογαριασμ | account
κωδικ | code$ password
δεδομεν στοιχει | data$ detail information figure
λογισμικ | software program
μετρησ μετρητ | measur meter gauge
δοκιμ πειραμ | test trial experiment pilot
ερευν μελετ | research study studies survey
ανακαλυ εφευρ | invent discover
σχεδι μελετ | design plan$ plans$ draw
λογιστ | account bookkeep
δικηγ | lawyer legal attorney solicitor
συμβολαιογρ | notar
ηλεκτρολ | electric
υδραυλ | plumb hydraul
τεχνικ τεχνιτ | technic craft
μαγειρ σεφ | cook$ cooks$ chef
φροντιστ φροντιδ περιθαλψ | care$ carer caring
νοσηλευτ | nurse nursing
θεραπ | therap treat
συμπτωμ | symptom
εμβολ | vaccin
προβλημ δυσκολ | problem difficult
λυσ επιλυ | solution solv resol
αιτια αιτιο αιτιων λογοσ$ λογουσ$ λογοι$ λογων$ | cause$ reason ground
αποτελ επιπτ συνεπ | result effect impact consequence outcome
επιτυχ πετυχ | success achiev
βραβ επαθλ | prize award
διακρισ | distinct award discriminat
ισοτ | equalit
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
σειρ | series row order
ενωσ συλλογ σωματει | association union club
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
ακτη ακτεσ ακτησ παραλι | coast shore beach
μικρομεσαι μμε$ | sme$ smes$
συνεχ συνεχομεν διαδοχ | consecutive row$ continuous succession
διαδικτυ ιστοσελ ιστοτοπ | online website web$ internet
στερεα$ στερεασ$ | central$
θεσσαλον | thessaloniki salonica
πατρα πατρασ$ πατρων$ | patras patra
κορινθ | corinth
κερκυρ | corfu
ζακυνθ | zakynthos zante
ροδοσ ροδο ροδου | rhodes
κρητη κρητικ | crete cretan
θεσσαλι | thessaly
πελοπονν | peloponnese
κυκλαδ | cyclades
δωδεκανη | dodecanese
σποραδ | sporades
ευβοι | euboea evia
βοιωτ | boeotia viotia
αχαι | achaea
αρκαδ | arcadia
λακων | laconia
μεσσην | messenia
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
τουρκ | turkey turkish
ηνωμεν | united kingdom
αμερικ ηπα$ | usa$ american states
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
