/** Words that share a meaning, folded: see README.md for their source and licence. */
export const wordnet = `
ααχεν aachen aken
αβαθοσ αβαθησ ξεβαθοσ ρηχοσ shallow
αβακασ abacus
αβακασ σκακιερα checkerboard
αβανα havana
αβανγκαρντ vanguard van
αβανταζ πλεονεκτημα advantage vantage
αββαειο abbey
αβγο αυγο egg eggs
αβεβαιοσ uncertain
αβεβαιοσ επισφαλησ uncertain unsure incertain
αβεβαιοτητα αμφιβολια αμφιταλαντευση δισταγμοσ doubt uncertainty incertitude dubiety doubtfulness dubiousness
αβεβαιοτητα ανασφαλεια διστακτικοτητα uncertainty uncertainness precariousness
αβησσυνια αιθιοπια ethiopia yaltopya abyssinia
αβλεψια αμελεια παραδρομη oversight lapse
αβοκαντο avocado aguacate
αβολοσ uncomfortable
αβροτητα διακριτικοτητα διπλωματικοτητα λεπτοτητα τακτ tact tactfulness
αγαθα μεσα περιουσια υπαρχοντα property belongings holding
αγαθο προιον commodity good
αγαλλιαση elation
αγαλμα statue
αγανακτηση indignation outrage
αγαπη love
αγαπη αγαπημενοσ darling favorite favourite pet dearie deary ducky
αγαπη ποθοσ love passion
αγγαρεια job task chore
αγγειο vessel vas
αγγειολογια angiology
αγγειοσπερμο angiosperm
αγγελια personal
αγγελιαφοροσ απεσταλμενοσ μαντατοφοροσ messenger courier
αγγελικη angelica
αγγελοσ angel
αγγλια england
αγγλιδα englishwoman
αγγλικα english
αγγλικανοσ anglican
αγγλοι british brits
αγγλοσ englishman
αγγουρι cucumber cuke
αγγουρια cucumber
αγελαδα cow
αγελαδεσ βοδια cattle cows kine oxen
αγελη pack
αγελη κοπαδι ποιμνιο drove
αγενεια unkindness
αγενεια αγαρμποσυνη απρεπεια χοντραδα χοντροκοπια indelicacy
αγενεια απρεπεια θιξιμο discourtesy offense offence
αγενησ impolite
αγενησ αναγωγοσ unkind
αγενωσ impolitely discourteously rudely
αγιασμοσ benediction blessing
αγιασμοσ sanctification
αγιασμοσ καθαγιαση χριση consecration
αγιαστουρα aspergill aspersorium
αγιολατρια hagiolatry hierolatry
αγιοσ saint
αγιοσ saint angel
αγιοσ θειοσ θεικοσ ιεροσ divine godly
αγιοσυνη sainthood
αγιοσυνη αγιοτητα sacredness
αγκαλια armful
αγκαλιασμα hug clinch squeeze
αγκιναρα artichoke
αγκιστρι fishhook
αγκιστρο γαντζοσ hook
αγκολα angola
αγκραφα πορπη buckle
αγκυρα anchor
αγκυρα ankara angora
αγκυροβολιο anchorage
αγκωνασ elbow
αγκωνασ elbow cubitus
αγνοια ignorance
αγνοω ignore
αγνωμοσυνη αχαριστια ingratitude ungratefulness
αγνωστικισμοσ agnosticism skepticism scepticism
αγνωστικιστησ agnostic doubter
αγορα market
αγορα market marketplace
αγορα purchase
αγορα εμπορευμα ψωνιο merchandise ware product
αγορα παζαρι marketplace mart market
αγορα παζαρι πιατσα bazaar bazar
αγοραπωλησια trade
αγορι boy
αγορι γιοσ υιοσ son boy
αγορι εραστησ boyfriend fellow beau swain
αγραμματοσ ignorant illiterate
αγραμπελη κληματιδα clematis
αγριαγκιναρα cardoon
αγριοβυσσινια αγριοκερασο marasca
αγριοβυσσινο marasca
αγριογατα catamountain
αγριογατοσ wildcat
αγριογιδο chamois
αγριογουρουνο αγριοχοιροσ καπροσ boar
αγριοκορακασ αγριοπετεινοσ τσαλαπετεινοσ hoopoe hoopoo
αγριοκορομηλο sloe
αγριολουλουδο wilding
αγριομουσμουλια μουσμουλια medlar
αγριοσ ασπλαχνοσ απανθρωποσ σκληροσ inhumane
αγριοχορτο ζιζανιο weed
αγροβιολογια agrobiology
αγροκαλλιεργεια cultivation
αγροκτημα grange
αγροκτημονασ αγροκτηματιασ rancher
αγρολογια agrology
αγρονομια agronomy
αγροτησ κτηνοτροφοσ farmer husbandman granger sodbuster
αγυρτεια τσαρλατανισμοσ charlatanism quackery
αγχονη halter hemp
αγχονη κρεμαλα gallows
αγωγη manners
αγωγοσ conductor
αγωγοσ main
αγωγοσ spout
αγωγοσ tube
αγωγοσ σωληνασ duct canal channel
αγωνασ fight fighting combat scrap
αγωνασ race
αγωνασ ματσ match
αγωνασ μαχη conflict struggle battle
αγωνασ πασχισμα struggle
αγωνια suspense
αγωνια worry trouble
αγωνισμα athletics
αγωνιστησ combatant battler belligerent fighter scrapper
αγωνιστικοσ combatant
αδαησ unaware incognizant
αδαμαντινη σμαλτο enamel
αδανα adana seyhan
αδεια license permission permit
αδεια permission
αδειαζω drain
αδειαζω empty
αδειαζω empty discharge
αδειασμα εκκενωση emptying voidance evacuation
αδειοσ empty
αδελφη αδερφη sister
αδελφη καλογρια sister
αδελφοσυνη brotherhood
αδελφοτητα brotherhood fraternity sodality
αδελφοτητα sorority
αδενασ gland secretor secreter
αδενουποφυση adenohypophysis
αδεξιοτητα inaptitude
αδεξιοτητα ατεχνια awkwardness cumbersomeness unwieldiness
αδερφοσ brother
αδιαβροχο raincoat waterproof
αδιαβροχοσ rainproof waterproof waterproofed
αδιαθεσια ασθενεια ailment complaint ill
αδιαθετω indispose
αδιακρισια tactlessness
αδιαλλαξια intolerance
αδιαλλαξια ακαμψια adamance obduracy unyieldingness
αδιαλλαξια εξτρεμισμοσ extremism
αδιαμορφωτοσ ασχηματιστοσ uncrystallized uncrystallised
αδιαφορια inconsideration inconsiderateness thoughtlessness
αδιαφορια nonchalance unconcern indifference
αδιαφορια unconcern
αδιαφορια uninterestingness
αδιαφορια απαθεια indifference
αδιαφοροσ uninteresting
αδιαφοροσ απαθησ apathetic indifferent
αδιαφορω αψηφω defy resist refuse
αδιγησ adige
αδιεξοδο cul
αδιεξοδο impasse
αδικημα wrong wrongfulness
αδικια ανομια injustice unjustness
αδικω aggrieve
αδικω wrong
αδρανεια inactiveness inactivity inertia
αδρανεια απραξια inaction inactivity inactiveness
αδρανεια απραξια inactivity
αδρανεια απραξια καθισιο τεμπελια idleness idling loafing
αδρανεσ ανενεργο dormant inactive
αδρανησ inactive
αδραξια αρπαγη catch grab snatch snap
αδρεναλινη επινεφριδινη epinephrine epinephrin adrenaline adrenalin
αδριανουπολη edirne adrianople adrianopolis
αδυναμια adynamia
αδυναμια failing weakness
αδυναμια impossibility impossibleness
αδυναμια inability unfitness
αδυναμια weakness
αδυναμια ανημπορια ανικανοτητα powerlessness impotence impotency
αδυναμια ανημπορια ατονια εξαντληση infirmity frailty debility feebleness frailness valetudinarianism
αδυναμια επιθυμια λαχταρα fondness fancy partiality
αδυναμοσ little small
αδυνατιζω reduce slim slenderize thin
αδυνατιζω thin
αδυνατιζω εξαντλω εξασθενω enfeeble debilitate drain
αδυνατιζω εξασθενιζω deaden blunt
αδυνατιζω εξασθενιζω weaken
αδυνατισμα αποδυναμωση εξασθενηση weakening
αειθαλεσ evergreen
αεικινησια restlessness uneasiness queasiness
αερασ air
αερασ chic chicness chichi modishness smartness stylishness swank
αεργοσ nonworker
αεριζω vent ventilate air
αεριο gas
αεριο γκαζι gasoline gasolene gas petrol
αεριοποιουμαι ατμοποιουμαι εξατμιζομαι evaporate vaporize vaporise
αεροβικη αερομπικ aerobics
αερογραμμη airline airway
αεροδιαδρομοσ airway skyway
αεροδρομιο airfield field
αεροδρομιο airport airdrome aerodrome drome
αεροδυναμικη αερομηχανικη aeromechanics aerodynamics
αεροζολ aerosol
αεροναυτικη αστροναυτικη aeronautics astronautics
αεροπλανο airplane aeroplane plane
αεροπλανοφορο carrier flattop
αεροπλοιο πηδαλιουχουμενο airship dirigible
αεροπορια airforce
αεροσκαφοσ aircraft
αεροστατο μπαλονι balloon
αεροτομη airfoil aerofoil surface
αεροφυτο επιφυτο epiphyte aerophyte
αετοσ eagle
αζαλεα azalea
αζερμπαιτζαν azerbaijan azerbajdzhan
αζορεσ azores acores
αηδια disgust
αηδια απεχθεια αποστροφη σιχαμαρα σιχασια nausea
αηδονι nightingale
αθεια αθεισμοσ atheism godlessness
αθεμιτοσ παρανομοσ illegal
αθεοσ αθειστησ atheist
αθετηση καταπατηση nonpayment default nonremittal
αθηνα athens athinai
αθηρωμα atheroma
αθληση sport athletics
αθλητησ athlete jock
αθλοσ κατορθωμα feat effort exploit
αθλουμαι exercise
αθροιση addition increase gain
αθροισμα συνολο sum total totality aggregate
αθωοτητα innocence
αθωσ athos
αθωωση acquittal
αιγιδα προστασια auspices protection aegis
αιγοκεροσ αιγοκερωσ capricornus capricorn
αιγυπτιολογια egyptology
αιγυπτοσ egypt
αιδοιο vulva
αιθαλη καπνια lampblack soot smut crock
αιθανιο ethane
αιθουσα cinema
αιθουσα hall
αιθουσα newsroom
αιθουσα προθαλαμοσ προδρομοσ vestibule
αιθρια συννεφια cloudiness overcast
αιθριαζω ανοιγω clear brighten
αιθριο atrium
αιλουροειδεσ cat
αιλουροειδη feline felid
αιμα blood
αιμα cognate sib
αιματολογια hematology haematology
αιματολογοσ hematologist haematologist
αιματοξυλο logwood
αιματοξυλο logwood campeachy
αιμοπεταλιο platelet thrombocyte
αιμοσταση hemostasis haemostasis hemostasia haemostasia
αινιγμα μυστηριο μυστικο mystery enigma secret
αιντχοβεν eindhoven
αιολεισ aeolian eolian
αιρεση unorthodoxy heterodoxy heresy
αιρετικοσ nonconformist chapelgoer
αιρετικοτητα nonconformity nonconformance
αισθαντικοτητα ευαισθησια sensitivity sensitiveness
αισθημα love
αισθημα somesthesia somaesthesia somatesthesia
αισθημα συναισθημα feeling
αισθηματολογω sentimentalize sentimentalise
αισθηση feel
αισθηση impression feeling belief notion opinion
αισθηση sensation esthesis aesthesis
αισθηση sense
αισθηση sense sensation sentience sentiency
αισθηση ατμοσφαιρα αυρα νοτα air aura atmosphere
αισθησιαρχια empiricism sensationalism
αισχροκερδω κλεβω cheat chisel
αισχυλοσ aeschylus
αισωποσ aesop
αιτη haiti
αιτηση request petition postulation
αιτηση suit
αιτια cause
αιτινοσ haitian
αιτιο reason
αιτιοκρατια ντετερμινισμοσ etiology aetiology
αιχμαλωσια enslavement captivity
αιχμαλωτοσ κρατουμενοσ φυλακισμενοσ prisoner captive
αιων αιωνασ eon aeon
αιωνασ eternity infinity
αιωνασ hundred century
αιωνασ εκατονταετια century
αιωρημα εναιωρηση suspension
αιωρουμαι πλανωμαι hang
ακαδημαικοσ academician academic
ακαδημια academy
ακαθαρσια ρυπαροτητα dirtiness uncleanness
ακακια acacia
ακαλαισθησια απειροκαλια αφιλοκαλια κακογουστια inelegance
ακαλλιεργητοσ nonintellectual
ακανθοκεφαλα acanthocephala
ακανθοχοιροσ σκαντζοχοιροσ porcupine hedgehog
ακαταληψια ακατανοησια inconceivability inconceivableness
ακαταστασια αταξια disorderliness disorder
ακεραιοτητα integrity unity wholeness
ακεφια κακοκεφια blues megrims vapors vapours
ακηδια αμελεια απερισκεψια απροσεξια ολιγωρια negligence carelessness neglect nonperformance
ακινησια immobility
ακινησια immovability immovableness
ακινησια motionlessness stillness lifelessness
ακινησια σταματημα στασιμοτητα stand standstill
ακινητοποιω immobilize immobilise
ακινητοσ ασαλευτοσ nonmoving unmoving
ακκισμοσ ερωτοτροπια κορτε φλερτ flirt flirting flirtation coquetry dalliance toying
ακμαζω ευδοκιμω ευημερω boom thrive flourish expand
ακμη κορυφη acme height elevation peak pinnacle summit superlative meridian tiptop top
ακμονασ αμονι anvil
ακοη listening hearing
ακοη sound
ακολασια ασωτια κραιπαλη intemperance intemperateness
ακολουθητησ sequencer
ακολουθια sequence
ακολουθοσ succeeding
ακολουθοσ υπαλληλοσ υπηρετησ servant retainer
ακολουθω follow
ακολουθω συνοδευω συντροφευω company companion accompany
ακονι sharpener
ακονιτο aconite
ακοντιο javelin
ακορντεον accordion
ακοσμια απρεπεια ασχημοσυνη indecency impropriety
ακουομετρο audiometer sonometer
ακουστικη phonics
ακουστικο earphone earpiece headphone phone
ακουω ανακαλυπτω ενημερωνομαι μαθαινω πληροφορουμαι learn hear discover see
ακουω προσεχω heed mind listen
ακρ acre
ακρα accra
ακρα extremity
ακρη edge
ακρη tip
ακρη ακρο περασ τελοσ τερμα edge border
ακρη περιθωριο edge
ακρη περιθωριο margin border perimeter
ακριβησ σαφησ definite
ακρισια indiscretion injudiciousness
ακρο end terminal
ακρο extremity
ακρο extremity appendage member
ακρο limb
ακροαση hearing audience
ακροβασια ακροβατικα acrobatics tumbling
ακροβυστια prepuce foreskin
ακροβυστια ακροποσθια ποσθη prepuce foreskin
ακροδαχτυλο fingertip
ακροδαχτυλο tiptoe
ακρωμιο acromion
ακρωτηρι ακρωτηριο cape ness
ακτη seashore coast seacoast
ακτη shore
ακτινα beam ray shaft irradiation
ακτινα radius
ακτινα σφαιρα φασμα scope range reach orbit compass ambit
ακτινιδια kiwi
ακτινιδιο κιουι kiwi
ακτινοβολια radiation
ακτινογραφημα ακτινογραφια radiogram radiograph shadowgraph skiagraph skiagram
ακτινολογια radioscopy radiology
ακτινολογοσ radiographer
ακτινολογοσ radiologist radiotherapist
ακτινομετρο actinometer
ακυρωνω ματαιωνω cancel scratch scrub
ακυρωση αναιρεση recission rescission
ακυρωση ανακληση ματαιωση cancellation
ακυρωση καταργηση nullification override
ακυρωση ματαιωση cancellation
αλαζονεια hubris
αλαζονεια κομπασμοσ ξυπασια υπεροψια ego egotism
αλασ salt
αλατι salt
αλατιερα saltcellar
αλβανια albania
αλβιων albion
αλγεβρα algebra
αλγερι algiers
αλγερια algeria algerie
αλγερινοσ algerian
αλγησιμετρο algometer
αλγοριθμοσ algorism
αλεθω τριβω grind mash crunch bray comminute
αλεξηλιο παρασολι parasol sunshade
αλεξηνεμον παρμπριζ windshield windscreen
αλεξιπτωτισμοσ jump parachuting
αλεξιπτωτιστησ parachutist parachuter
αλεξιπτωτο parachute chute
αλεπου fox
αλεπου υπεκφευγων dodger fox slyboots
αλεποφωλια foxhole
αλεσμα grind mill pulverization pulverisation
αλεστησ mill grinder
αλευρι flour
αληθεια truth
αληθεια γεγονοσ truth verity trueness
αληθεια ορθοτητα πραγματικοτητα truth
αληλογραφια mail
αλητεια συρφετοσ οχλοσ rabble riffraff ragtag
αλιγατορασ alligator gator
αλκανιο alkane paraffin
αλκη δυναμη ρωμαλεοτητα ρωμη force forcefulness strength
αλκοολ alcohol intoxicant inebriant
αλκυονα αλκυονη ψαροπουλι ψαροφαγοσ kingfisher
αλλαγη change
αλλαγη substitute reserve
αλλαγη αντικατασταση replacement replacing
αλλαγη διαφοροποιηση μεταβολη μεταλλαγη μετατροπη τροπη τροποποιηση change alteration modification
αλλαγη μεταλλαγη μεταμορφωση μετασχηματισμοσ μετατροπη transformation transmutation shift
αλλαγη μεταστροφη reversal
αλλαζω change
αλλαζω change alter modify
αλλαζω switch shift change
αλλασσω ανταλλασσω μετατρεπω change exchange commute convert
αλλεργιολογια allergology
αλληλεπιδραση interaction
αλληλογραφια correspondence
αλληλογραφια ταχυδρομειο mail post
αλληλουχια ειρμοσ train
αλλιωσ αλλιωτικα διαφορετικα otherwise
αλλιωτικοσ other
αλλοδαποσ ξενοσ foreigner alien noncitizen outlander
αλλοιωνομαι spoil
αλλοιωση decay
αλλοιωση distortion deformation
αλλοκοτοσ εκκεντρικοσ παραδοξοσ παραξενοσ bizarre eccentric freakish freaky flaky flakey gonzo outlandish outre
αλλομερισμοσ allomerism
αλλομορφο allomorph
αλλοσ επομενοσ following next
αλλοσ ξενοσ stranger alien unknown
αλμα leap jump saltation
αλμα πηδοσ jumping
αλμπατροσ albatross mollymawk
αλμπουμ λευκωμα album
αλογο equine equid
αλογο ιπποσ knight horse
αλογομυγα βοιδομυγα horsefly cleg clegg
αλοιφη ointment unction unguent balm salve
αλοιφη κρεμα cream ointment emollient
αλουμινοχαρτο tinfoil
αλπεισ alps
αλπινιστησ ορειβατησ mountaineer
αλσοσ grove
αλτο βιολα viola
αλτρουισμοσ ανιδιοτελεια altruism selflessness
αλτρουισμοσ φιλαλληλια unselfishness
αλτρουιστησ φιλανθρωποσ philanthropist altruist
αλυσιδα chain
αλυσιδα chain string strand
αλυχτημα bark
αλφα alpha
αλφαβητο alphabet
αλφαδι level
αλφαδια perpendicular
αλωναρησ ιουλησ ιουλιοσ july
αλωνιστησ thresher thrasher
αμαξα carriage equipage rig
αμαξα coach
αμαραντοσ amaranth
αμαρτημα αμαρτια κριμα sin sinning
αμβλωση εκτρωση abortion
αμβουργο hamburg
αμβροσια beebread ambrosia
αμελεια inattentiveness
αμελεια παραλειψη dereliction
αμελεια παραμεληση inattentiveness heedlessness
αμελησ απροσεκτοσ heedless unheeding
αμελητεοσ ασημαντοσ μηδαμινοσ insignificant peanut
αμελω παραμελω fail neglect
αμεροληψια αντικειμενικοτητα impartiality nonpartisanship
αμεσοσ εγκαιροσ immediate prompt quick straightaway
αμεσοτητα immediacy immediateness instantaneousness instancy
αμεσωσ ευθυσ immediately instantly straightaway directly now forthwith
αμεταβλητοσ δοσμενοσ καθορισμενοσ fixed
αμετρητοσ αναριθμητοσ απροσμετρητοσ immeasurable unmeasurable immensurable unmeasured
αμηχανια embarrassment
αμιλλα μιμηση συναγωνισμοσ emulation
αμινη αμινοαλκανιο amine aminoalkane
αμμοσ sand
αμμοσυρτισ παγκοσ bar
αμνηστια χαρη amnesty pardon
αμνοσ αρνι lamb
αμοιβαδα ameba amoeba
αμοιβαιοτητα ανταποδοτικοτητα reciprocality reciprocity
αμοιβη ανταμοιβη πληρωμη wages reward payoff
αμορφωτοσ uneducated
αμουρ amur heilong
αμπελι grape grapevine
αμπελι αμπελοκλημα κλημα vine
αμπελι αμπελωνασ vineyard vinery
αμπερντιν aberdeen
αμπερομετρο ammeter
αμπουλα phial vial ampule ampul ampoule
αμστερνταμ amsterdam
αμυγδαλη adenoid
αμυγδαλη amygdala
αμυγδαλη tonsil tonsilla
αμυγδαλια almond
αμυγδαλο almond
αμυνα defense defence
αμυντικοσ defensive
αμφια vestment
αμφιβιο amphibian
αμφιβιο amphidiploid
αμφιεση ενδυμασια περιβολη attire garb dress
αμφιθεατρο amphitheater amphitheatre
αμφιθεατρο amphitheater amphitheatre coliseum
αμφισβητων συζητητησ disputant controversialist eristic
αμφισεξουαλικοσ αμφιφυλοφιλοσ bisexual
αμφιφυλια ανδρογυνισμοσ ερμαφροδιτισμοσ androgyny hermaphroditism bisexuality
αμφορεασ amphora
αναβαλλω postpone prorogue table shelve defer remit
αναβαπτιστησ anabaptist
αναβαση climb climbing mounting
αναβαση ανηφορα ascent acclivity rise raise climb upgrade
αναβολεασ stirrup
αναβολη delay hold postponement wait
αναβολη postponement deferment deferral
αναγγελια pronouncement dictum
αναγγελια report story account
αναγκαζω βιαζω compel oblige obligate
αναγκαιοσ απαραιτητοσ επειγων πρωτοσ indispensable
αναγκαιοτητα necessity
αναγκη indigence need penury pauperism pauperization
αναγκη necessity essential requirement requisite necessary
αναγκη urgency
αναγκη ζητηση need demand
αναγνωριζω recognize recognise
αναγνωριζω αντιλαμβανομαι recognize recognise
αναγνωριση acknowledgment acknowledgement
αναγνωριση identification
αναγνωριση recognition acknowledgment acknowledgement
αναγνωριση recognition credit
αναγνωριση διασημοτητα φημη fame celebrity renown
αναγνωστηριο μελετητηριο study
αναγωγη deduction synthesis
αναδασωση reforestation
αναδιοργανωση reorganization reorganisation shakeup
αναδιπλασιασμοσ reduplication
αναδρομη flashback
αναδρομο παλινδρομοσ retrograde
αναζητηση pursuit pursuance quest
αναζητηση ψαξιμο search hunt hunting
αναθεμα αναθεματισμα αρα commination
αναθεματισμοσ καταρα bane curse scourge nemesis
αναθεση delegating delegation relegating relegation deputation
αναθετω appoint charge
αναθεωρητησ ρεβιζιονιστησ revisionist
αναθεωρητισμοσ ρεβιζιονισμοσ revisionism
αναιδεια απρεπεια θρασοσ θρασυτητα presumption
αναιδεια αυθαδεια insolence
αναιρεση natural cancel
αναιρεση διαψευση disproof falsification refutation
αναιρω ανακαλω derestrict
αναισθησια insensitivity insensitiveness
αναισθησιολογια anesthesiology
αναιτιοσ nonspecific
ανακαλυψη discovery
ανακαλυψη invention
ανακαλυψη ευρεση discovery find uncovering
ανακαρδια cashew
ανακατευομαι επεμβαινω interfere
ανακατευω disorder disarray
ανακατευω αναμειγνυω mix
ανακατευω αναμιγνυω συγχωνευω blend flux mix conflate commingle immix fuse coalesce meld combine merge
ανακλαστηρασ reflector
ανακλαστηρασ κατοπτρο speculum
ανακληση αναιρεση απαρνηση αποκηρυξη retraction abjuration recantation
ανακοινωση announcement promulgation
ανακοντα anaconda
ανακουφιζω comfort ease
ανακουφιζω relieve alleviate palliate assuage
ανακουφιζω remedy relieve
ανακουφιση easing easement alleviation relief
ανακουφιση ξαλαφρωμα relief alleviation assuagement
ανακουφιστικοσ alleviative alleviatory lenitive mitigative mitigatory palliative
ανακριση inquisition
ανακριση interrogation examination interrogatory
ανακριση διερευνηση questioning inquiring
ανακτηση αποδοση επιστροφη παλινορθωση restitution return restoration regaining
ανακτηση επανευρεση recovery retrieval
ανακτω recuperate
ανακυκλωση recycling
αναλγητικο analgesic anodyne painkiller
αναλογια quota
αναλογια ratio
αναλογιο lectern
αναλογο μεριδιο cut
αναλυση analysis
αναμικτηρασ σεικερ shaker
αναμνηση αναθυμηση remembrance recollection anamnesis
αναμονη wait waiting
αναμονη απαντοχη ελπιδα προσδοκια expectation
αναμονη προσδοκια anticipation expectancy
αναμορφωνω αποκαθιστω rehabilitate
αναμορφωση reform
αναμορφωτηριο reformatory
αναμορφωτησ μεταρρυθμιστησ reformer reformist crusader meliorist
ανανασ pineapple ananas
ανανεωνω reincarnate renew
ανανηψη resuscitation
ανανια pineapple
αναξιοπιστια untrustworthiness untrustiness
αναξιοσυνη αναξιοτητα demerit fault
αναξιοσυνη αναξιοτητα worthlessness ineptitude
αναπαιστοσ anapest anapaest
αναπαραγω πολλαπλασιαζομαι τεκνοποιω reproduce procreate multiply
αναπαραγωγη reproduction
αναπαρασταση portrayal characterization enactment personation
αναπαρασταση representation
αναπαυλα αναβολη σταματημα suspension respite reprieve hiatus abatement
αναπαυλα αναπαυση διαλειμμα respite recess break
αναπαυλα αναπαυση ξεκουραση rest ease repose relaxation
αναπαυλα παυση pause
αναπαυομαι ξεκουραζομαι rest
αναπηροσ cripple
αναπλαση αναβιωση ανανεωση αποκατασταση restoration
αναπνεω breathe respire suspire
αναπνεω ανασαινω respire
αναποδογυριζω turn reverse
αναποδογυρισμα αναστροφη ανατροπη αντιστροφη reversal
αναπολω remember
αναποτελεσματικοσ ατελεσφοροσ ineffective uneffective ineffectual
αναποτελεσματικοτητα ineffectiveness ineffectualness ineffectuality
αναποφασιστικοτητα irresoluteness irresolution
αναπροσανατολισμοσ reorientation
αναπτηρασ αναφλεκτηρασ lighter light igniter ignitor
αναπτυξη development
αναπτυξη exploitation development
αναπτυξη ωριμανση growth growing maturation development ontogeny ontogenesis
αναπτυσσομαι αυξανω μεγεθυνομαι grow
αναπτυσσομαι εκσυγχρονιζομαι modernize modernise develop
αναπτυσσομαι προαγω προοδευω προωθουμαι progress advance
αναπτυσσω develop
αναπτυσσω εξελισσω develop
αναριγω ανατριχιαζω shiver shudder
αναρριχωμαι rise climb
αναρρωνω συνερχομαι recuperate recover convalesce
αναρτω overhang beetle
αναρχια anarchy lawlessness
αναρχισμοσ anarchism
ανασα αναπνοη πνοη breathing respiration ventilation
ανασαινω breathe
ανασκευη αντικρουση confutation
αναστατωση disturbance
αναστατωση αταξια confusion confusedness muddiness disarray
αναστατωση φασαρια commotion din ruction ruckus rumpus tumult
αναστροφη eversion
αναστροφη αντιστροφη reversion reverse reversal turnabout turnaround
ανασφαλεια insecurity
αναταραχη κινητοποιηση agitation
ανατιναζομαι explode burst
ανατολη east eastward
ανατολη orient
ανατολη αρχη αυγη ξεκινημα dawn morning
ανατολη λυκαυγεσ χαραμα sunrise
ανατολια anatolia
ανατομια anatomy
ανατομια σωμα soma build figure physique anatomy shape bod chassis frame form flesh
ανατρεπω ματαιωνω thwart queer spoil scotch foil cross frustrate baffle bilk
ανατριχιλα gooseflesh goosebump horripilation
ανατροπεασ επαναστατησ revolutionist revolutionary subversive subverter
ανατροπη reversal
ανατροπη undoing
ανατροφη breeding fostering fosterage nurture raising rearing upbringing
αναφαινομαι αποκαλυπτομαι εκδηλωνομαι φυτρωνω erupt
αναφλεγομαι καιομαι erupt ignite combust conflagrate
αναφλεκτηρασ μπουζι plug
αναφλεξη blowback backfire
αναφλεξη ignition
αναφλεξη ignition firing lighting kindling inflammation
αναφορα citation cite acknowledgment credit reference mention quotation
αναφορα dispatch despatch communique
αναφορα mention
αναφορα reference
αναφορα reference consultation
αναφορα relatedness
αναφορα report account
αναφορα μνεια remark comment input
αναφυομαι outcrop
αναχαιτιση αποτροπη deterrence
αναχωμα embankment
αναχωμα προχωμα mound hill
αναχωρηση departure going leaving
αναψυκτηριο κυλικειο buffet
αναψυκτικο φρουτοποτο ade
ανγκολεζοσ angolan
ανδαλουσια andalusia andalucia
ανδορρα andorra
ανδρασ man
ανδρασ serviceman man
ανδρεια γενναιοτητα παλληκαρια heroism gallantry valor valour valorousness valiance valiancy
ανδρεικελο μαριονετα πιονι υποχειριο instrument pawn
ανδρογυνοσ αρσενικοθηλυκοσ androgynous
ανεβαινω rise jump
ανεβαινω σκαρφαλωνω wax mount climb rise
ανεβασμα rise rising ascent ascension
ανεβασμα ανασηκωμα ανυψωση ανωθηση lift raise heave
ανεγειρω υψωνω rise lift rear
ανεκδοτο anecdote
ανεκτικοτητα ανοχη tolerance
ανεκτικοτητα διαλλακτικοτητα tolerance
ανελευθεροσ unfree
ανελκυστηρασ ασανσερ elevator lift
ανεμελια ξεγνοιασια carefreeness
ανεμιστηρασ blower
ανεμιστηρασ fan
ανεμογεννητρια windmill aerogenerator
ανεμοζαλη ανεμοθυελλα tempestuousness
ανεμομετρο anemometer
ανεμομυλοσ windmill
ανεμοπλανο ανεμοπτερο glider sailplane
ανεμοσ stream flow current
ανεμοσ αερασ wind
ανεμοσκαλα ladder
ανεμοστροβιλοσ δινη στροβιλοσ turbulence
ανεντιμοτητα ατιμια dishonesty knavery
ανεξαρτησια independence
ανεξαρτησια αυτονομια independence independency
ανεξαρτητοσ independent
ανεπαρκεια ανικανοτητα unskillfulness
ανεργια unemployment
ανεση ease comfort
ανεση ανακουφιση comfort
ανεση χαλαρωση comfort comfortableness
ανετοσ comfortable comfy
ανευθυνοτητα irresponsibility irresponsibleness
ανεψια ανιψια niece
ανηθικοσ immoral
ανηθικοτητα immorality
ανηθικοτητα iniquity wickedness darkness dark
ανηθικοτητα αχρειοτητα evil immorality wickedness iniquity
ανηκω belong
ανηκω αρμοζω πρεπω ταιριαζω belong
ανηκω πρεπω ταιριαζω pertain appertain
ανημπορια ασθενικοτητα helplessness weakness impuissance
ανησυχια anxiety
ανησυχια concern care fear
ανησυχια concern worry headache vexation
ανθιζω ανθω λουλουδιαζω bloom blossom flower
ανθιζω ξεσπω effloresce
ανθισμα λουλουδιασμα blooming bloom
ανθοζωα anthozoan actinozoan
ανθοκαλλιεργεια ανθοκομια floriculture
ανθολογια anthology
ανθοπωλειο florist
ανθοσ λουλουδι flower
ανθοσ λουλουδι flower bloom blossom
ανθρακασ carbon
ανθρακασ γαιανθρακασ καρβουνο λιγνιτησ λιθανθρακασ ξυλανθρακασ πετροκαρβουνο τυρφη coke
ανθρακωρυχειο colliery pit
ανθρωπια humaneness
ανθρωπινοσ human
ανθρωπινοσ humane
ανθρωποειδεσ hominid
ανθρωποι κοσμοσ people
ανθρωποκτονια homicide
ανθρωποκτονια δολοφονια εκτελεση φονοσ murder slaying execution
ανθρωποκυνηγητο manhunt
ανθρωπολογια anthropology
ανθρωπολογοσ anthropologist
ανθρωποσ character
ανθρωποσ man
ανθρωποσ primitive
ανθρωποσ ατομο person individual someone somebody mortal soul
ανθρωποτητα κοσμοσ world humanity humankind humans mankind man
ανια dullness
ανιδιοτελια ανυστεροβουλια disinterestedness
ανικανοσ unable
ανικανοτητα inability
ανισο anise
ανισο γλυκανισο anise aniseed
ανισομερεια ασσυμετρια asymmetry dissymmetry imbalance
ανιχνευτησ detector demodulator
αννοβερο hannover hanover
ανοδοσ anode
ανοδοσ rise ascent ascension ascending
ανοδοσ αναβαση αναρριχηση σκαρφαλωμα climb mount
ανοδοσ αυξηση μεγαλωμα πληθυνση increase increment growth
ανοησια βλακεια κουταμαρα χαζομαρα stupidity betise folly foolishness imbecility
ανοησια γκαφα blunder blooper bloomer bungle pratfall fuckup flub botch boner
ανοητοσ βλακασ βραδυνουσ κουτοσ χαζοσ unintelligent stupid
ανοια dotage senility
ανοιγμα opener
ανοιγμα opening
ανοιγμα opening gap
ανοιγμα διανοιξη κοψιμο cut cutting
ανοιγμα οπη aperture
ανοιγμα στομιο orifice opening porta
ανοιγοκλεινω blink wink nictitate nictate
ανοιγω dehisce
ανοιγω widen
ανοιγω αρχιζω open
ανοιγω διαπλατυνω πλαταινω φαρδαινω broaden
ανοιγω εγχειρω τεμνω operate
ανοιξη spring springtime
ανομοιοτητα αποκλιση αποσταση διαφορα dissimilarity unsimilarity
ανομοσ εκνομοσ unlawful
ανορακ parka windbreaker windcheater anorak
ανορεξια anorexia
ανορθοδοξια unorthodoxy heterodoxy
ανορθωτησ rectifier
ανοσια unsusceptibility immunity
ανοσιοτητα unrighteousness
ανοσολογια immunology
ανοσολογοσ immunologist
ανοσοπαθολογια immunopathology
ανοσοχημεια immunochemistry chemoimmunology
ανσαμπλ συνολο ensemble
ανταγωνισμοσ competition
ανταγωνισμοσ competition contention rivalry
ανταγωνισμοσ ανταγωνιστικοτητα antagonism
ανταγωνισμοσ εχθροτητα hostility enmity antagonism
ανταγωνιστησ rival challenger competitor competition contender
ανταλλαγη exchange
ανταλλαγη exchange interchange
ανταλλαγη tradeoff
ανταμωμα ανταμωση συναντηση συναπαντημα meeting encounter
ανταμωνω συναντωμαι meet
αντανακλαση reflection reflexion
αντανακλαστικο ρεφλεξ reflex
ανταντ entente
ανταπεξερχομαι αντεπεξερχομαι cope contend grapple deal manage
ανταπεργια lockout
ανταποδοση return
ανταποδοση αποδοση rendering
ανταποκρινομαι answer
ανταποκριση αποκριση reply response
ανταρα θορυβοσ φασαρια cacophony
ανταρσια εξεγερση insurgency insurgence
ανταρσια σταση rebellion insurrection revolt rising uprising
ανταρσια σταση στασιασμοσ sedition
ανταρτησ insurgent insurrectionist rebel
ανταρτησ επαναστατησ ζηλωτησ θιασωτησ enthusiast partisan partizan
ανταρτικοσ rebellious
αντβερπη antwerpen antwerp anvers
αντεχω επιβιωνω survive last live endure
αντηχηση αντιλαλοσ ηχω echo
αντιβασιλικοσ δημοκρατησ δημοκρατικοσ democrat populist
αντιβιοτικο antibiotic
αντιβραχιο forearm
αντιβραχιο πηχησ cubitus
αντιγκουα antigua
αντιγραφεασ copyist scribe scrivener
αντιγραφο κοπια copy
αντιγραφο ρεπλικα replica replication reproduction
αντιγραφω μιμουμαι παριστανω imitate
αντιδημοκρατικοσ μοναρχικοσ monarchal monarchical monarchic
αντιδημοτικοτητα unpopularity
αντιδικω litigate
αντιδραση reaction
αντιδραση reaction response
αντιδραστηρασ reactor
αντιθεση antithesis
αντιθεση contradiction
αντιθεση polarity
αντιθεση αντιπαραθεση ασυμφωνια διασταση διαφορα διαφωνια opposition oppositeness
αντιθετο inverse opposite
αντικα virtu
αντικαθιστω replace
αντικανονικοτητα irregularity unregularity
αντικανονικοτητα ανωμαλια abnormality irregularity
αντικατασταση αντιμεταθεση αντιμεταλλαγη υποκατασταση substitution permutation transposition replacement switch
αντικειμενικοτητα objectivity objectiveness
αντικειμενο article
αντικειμενο object
αντικειμενο μικροαντικειμενα πραγμα stuff
αντικειμενοποιηση objectification
αντικνημιο καλαμι shin
αντικοινωνικοτητα uncommunicativeness
αντικριζω face
αντικυκλωνασ anticyclone
αντιλαμβανομαι εννοω καταλαβαινω κατανοω understand realize realise see
αντιληπτοσ apprehensible intelligible graspable perceivable understandable
αντιληψη conceptualization conceptualisation conceptuality
αντιληψη knowing
αντιληψη percept perception
αντιληψη perception
αντιλογια αντιπαραθεση controversy contention contestation disputation disceptation tilt argument arguing
αντιλοπη antelope
αντιμονιο antimony
αντιξοοτητα κακουχια adversity hardship
αντιο farewell
αντιο αποχαιρετισμοσ adieu adios arrivederci bye cheerio goodby goodbye sayonara
αντιοχεια antioch antakya antakiya
αντιπαθεια dislike
αντιπαθησ discriminatory invidious
αντιπαλοσ ανταγωνιστησ πολεμιοσ opposition opponent opposite
αντιπαραδειγμα counterexample
αντιπαραθεση εναντιωση confrontation opposition
αντιπαραθεση συγκριση comparison comparing
αντιπληθωρισμοσ deflation
αντιπληθωρισμοσ disinflation
αντιποδασ antipodes
αντιπραγματισμοσ barter swap swop trade
αντιπροσωπεια αντιπροσωπευση εκπροσωπηση representation delegacy agency
αντιπροσωπευση representation
αντιπροσωπευτικοσ προσδιοριστικοσ τυπικοσ χαρακτηριστικοσ characteristic
αντιπροσωπευω αντιστοιχω represent correspond
αντιπροσωποσ agent
αντιπτεριση μπαντμιντον badminton
αντισκηνο σκηνη tent
αντισταση ballast barretter
αντισταση opposition
αντισταση resistance
αντισταση resistance opposition
αντιστεκομαι resist balk baulk jib
αντιστοιχηση απεικονιση function map mapping
αντιστοιχω equate correspond
αντιστροφη μεταστροφη μετατροπη reversal
αντισυμβατικοσ unconventional
αντισυμβατικοσ ασυνηθιστοσ unconventional
αντισυμβατικοτητα unconventionality
αντιτασσομαι αντιτιθεμαι εναντιωνομαι protest resist dissent
αντιτορπιλικο destroyer
αντιχειρασ thumb pollex
αντρασ man
αντρασ συζυγοσ husband hubby
αντωνυμο antonym opposite
ανυπακοη disobedience noncompliance
ανυπακοη intractability intractableness
ανυπακοη απειθεια απειθαρχια indiscipline undiscipline
ανυπαρκτοσ nonexistent
ανυπαρξια inanimateness lifelessness
ανυπαρξια nonbeing
ανυπαρξια nonexistence nonentity
ανυπαρξια nothingness void nullity nihility
ανυποστασια insubstantiality
ανυψωτηρασ hoist
ανωμαλια abnormality abnormalcy
ανωμαλοσ abnormal unnatural
ανωριμοσ immature
ανωριμοσ νεαροσ young immature
ανωριμοτητα immaturity immatureness
ανωτεροσ superior superordinate
ανωτεροτητα superiority
αξεσουαρ adornment
αξεσουαρ εξαρτημα επιπροσθετο συμπληρωμα accessory accoutrement accouterment
αξια merit virtue
αξια value
αξια worth
αξια ιδεωδεσ value
αξιεσ values
αξιζω rate
αξινα pick pickax pickaxe
αξιολογηση κριτικη σχολιασμοσ criticism critique
αξιοπιστια trustworthiness trustiness
αξιοποιω εκμεταλλευομαι develop
αξιωμα dignity
αξιωματικοσ officer
αξονασ axis
αξονασ μπλοκ bloc axis
αξων axis
αοριστοσ past
αορτη aorta
αοσμοσ odorless odourless inodorous
απαγορευση condemnation
απαγχονιζω gibbet
απαγχονιζω κρεμιεμαι κρεμω hang
απαγχονισμοσ hanging
απαγωγη kidnapping snatch
απαγωγοσ abductor
απαθεια unemotionality emotionlessness
απαισιοδοξοσ πεσιμιστησ pessimist
απαισιοσ δεινοσ τρομεροσ severe terrible wicked
απαιτω draw
απαλλαγη disposal disposition
απαλλαγη εξαιρεση exemption immunity
απαλλασσω εξαλειφω obviate eliminate
απαλλοτριωση expropriation
απανθρακωνω αποτεφρωνω καιω burn incinerate
απανθρωπια βαναυσοτητα κτηνωδια atrocity inhumanity
απανθρωπια σκληροτητα ωμοτητα inhumaneness inhumanity
απανταχου πανταχου παντου everywhere everyplace
απαντηση answer
απαντηση answer reply response
απαραιτητα support keep livelihood living sustenance
απαραιτητοσ essential indispensable
απαραιτητοσ necessary
απαρεσκεια αποδοκιμασια disapproval
απαριθμηση εξιστορηση narration recital yarn
απασχοληση busyness hum
απασχοληση employment employ
απασχοληση δουλεια επαγγελμα εργασια occupation business job line
απασχολω απορροφω absorb engross engage occupy
απατεωνασ deceiver cheat cheater trickster beguiler slicker
απατη sell
απατη δολοσ φαρσα fraud fraudulence dupery hoax humbug
απατιτησ apatite
απειθαρχια επαναστατικοτητα insubordination rebelliousness
απειθαρχω απειθω disobey
απειθεια απειθαρχια insubordination
απεικονιζω translate
απεικονιση picturing
απεικονιση ομοιωμα model simulation
απειλω διακινδυνευω endanger jeopardize jeopardise menace threaten imperil peril
απειρια inexperience rawness
απειροσ αρχαριοσ νεοφερμενοσ cub greenhorn rookie
απεκκρινω excrete egest eliminate pass
απελευθερωνομαι exempt relieve free
απελευθερωνω deregulate
απελπισια despair
απενεργοποιω αχρηστευω disable disenable incapacitate
απεργια strike
απεργοσπαστησ scab strikebreaker blackleg rat
απερχομενοσ outgoing
απευθυσμενο ορθο rectum
απεχθεια contempt scorn
απεχθεια scunner
απεχθεια αποδοκιμασια odium
απια apia
απιστια unbelief disbelief
απιστοσ προδοτικοσ faithless traitorous unfaithful treasonable treasonous
απληστια πλεονεξια avarice greed covetousness rapacity avaritia
απλουστευση reductionism
απλωμα ξαπλωμα sprawl sprawling
απλωμα ταση τεντωμα stretching
απλωνομαι εκτεινομαι stretch
απλωτοσ flat prostrate
αποβαθρα landing
αποβαλλω miscarry
αποβαλλω απορριπτω shed molt exuviate moult slough
αποβιβαση debarkation disembarkation disembarkment
αποβιβαση προσγειωση landing
αποβολη miscarriage abortion
αποβολη miscarriage stillbirth
αποβολη απομακρυνση αποπομπη εκδιωξη expulsion projection ejection
αποβρασμα αχρειοσ καθαρμα λεχριτησ σκυβαλο trash scum
απογειωση takeoff
απογευμα afternoon
απογονοσ descendant descendent
απογονοσ offspring progeny issue
απογραφη inventory inventorying stocktaking
αποδεικνυομαι prove
αποδειξη πειστηριο τεκμηριο proof
αποδειξη στοιχειο evidence
αποδεκατιζω decimate
αποδεκατισμα αποδεκατισμοσ decimation
αποδεκτησ recipient receiver
αποδημηση αποδημια μεταναστευση migration
αποδημια migration
αποδημοσ ξενιτεμενοσ emigrant emigre emigree outgoer
αποδημω μεταναστευω μετοικω immigrate
αποδιδομαι μεταφραζομαι translate
αποδιοργανωνω απορρυθμιζω disorganize disorganise
αποδοκιμαζω απορριπτω καταψηφιζω μαυριζω veto blackball negative
αποδοκιμασια disapproval
αποδοση interpretation interpreting rendition rendering
αποδοση return issue take takings proceeds yield payoff
αποδοση ερμηνεια rendition rendering interpretation
αποδοση μεταφραση translation rendering version
αποδοση παραγωγη output yield
αποδοση παραγωγικοτητα efficiency
αποδοση προσδιορισμοσ attribution ascription
αποδοτικοτητα efficiency
αποδοχη acceptance
αποδοχη adoption acceptance acceptation espousal
αποδυναμωνομαι weaken
αποζημιωση compensation
αποζημιωση damages amends indemnity indemnification restitution redress
αποζημιωση recompense
αποζημιωση recompense compensation
αποθεμα store stock fund
αποθεμα κεφαλαιο fund
αποθεωση deification exaltation apotheosis
αποθηκευση repositing reposition storage warehousing
αποθηκευση storage
αποθηκη depository deposit depositary repository
αποθηκη storehouse depot entrepot storage store
αποθηκη storeroom stowage
αποθηκη αχυρωνασ barnful
αποικια colony settlement
αποικιζω αποικω colonize colonise
αποικιζω μετοικιζω immigrate
αποικιοκρατια colonialism
αποικοσ settler colonist
αποκαθιστω restore reconstruct
αποκαθιστω επανορθωνω right compensate redress correct
αποκαλυψη unveiling
αποκαλυψη φανερωμα disclosure revelation revealing
αποκατασταση διορθωση επανορθωση correction rectification
αποκεφαλισμοσ decapitation beheading
αποκηρυξη αποποιηση disavowal disclaimer
αποκλεισμοσ blockade encirclement
αποκλεισμοσ εμποδιο blockade
αποκλειω exclude
αποκλειω εμποδιζω prevent forestall foreclose preclude forbid
αποκλινω diverge
αποκλινω χωριζω diverge
αποκλιση παρεκκλιση deviation divergence departure difference
αποκλισιομετρο declinometer
αποκομμα ξακριδι trim trimming clipping
αποκοτια τολμημα adventure escapade
αποκρουστικοσ unattractive
αποκρουστικοτητα αποστροφη appalling
αποκρουστικοτητα απωθητικοτητα unattractiveness
αποκρυψη κρυψιμο συγκαλυψη concealment concealing hiding
αποκτημα αποκτηση acquisition
αποκτηση acquiring getting
αποκτω διαμορφωνω κερδιζω σχηματιζω develop acquire evolve
αποκωδικοποιητησ decoder
απολαυση enjoyment
απολαυση ευχαριστηση ηδονη τερψη delight delectation
απολιθωμα fossil
απολογητικη apologetics
απολυμαινω disinfect
απολυμανση decontamination
απολυση σχολασμα dismissal dismission discharge firing liberation release sack sacking
απολυταρχια απολυταρχισμοσ absolutism totalitarianism totalism
απολυταρχικοσ absolutist
απολυταρχικοσ αυταρχικοσ δεσποτικοσ τυραννικοσ authoritarian autocratic dictatorial despotic tyrannic tyrannical
απολυτοσ κατηγορηματικοσ ρητοσ explicit expressed
απομακροσ distant
απομακρυνση αφαιρεση removal remotion
απομακρυνω distance
απομακρυνω remove take withdraw
απομειναρι κατακαθι υπολειμμα υπολοιπο residue
απομειναρι υπολοιπο remainder balance residual residue residuum rest
απομειναρια remains
απομιμηση imitation
απομιμηση pastiche
απομονωνω isolate insulate
απομονωτισμοσ isolationism
αποξειγονωνω αποξειδωνω deoxidize deoxidise reduce
αποξενωση alienation disaffection estrangement
αποπατω αφοδευω ενεργουμαι χεζω stool defecate shit crap make
αποπειρα ευκαιρια shot stab
αποπειρα προσπαθεια bid play
αποπομπη removal
απορια ερωτηματικο ερωτημα ερωτηση question inquiry enquiry query interrogation
απορριψη rejection
απορροια corollary
απορροφηση προσηλωση preoccupation preoccupancy absorption engrossment
απορροφηση συγκεντρωση concentration engrossment absorption immersion
απορροφω αφομοιωνω steep immerse engulf plunge engross absorb
αποσβεση χρεωλυσια amortization amortisation
αποσκευη baggage luggage
αποσμητικο deodorant deodourant
αποσοβηση αποτροπη dissuasion
αποσπαση αφαιρεση abstractedness abstraction
αποσταζω distill distil
αποσταζω distill extract distil
αποσταθεροποιουμαι destabilize destabilise
αποσταθεροποιω destabilize destabilise
αποστακτηριο distillery still
αποσταση distance
αποσταση distance aloofness
αποσταση διαστημα interval separation
αποστατησ αρνησιθρησκοσ δειλοσ deserter apostate renegade turncoat recreant ratter
αποστολη business
αποστολη dispatch despatch shipment
αποστολη expedition
αποστολοσ apostle
αποστραγγιση αποχετευση drain drainage
αποστροφη antipathy aversion distaste
αποσυμπιεζω ξεσφιγγομαι χαλαρωνω relax unbend unwind decompress
αποσυμπιεση decompression decompressing
αποσυνδεση disjunction disjuncture disconnection disconnectedness
αποσυνθεση decomposition disintegration
αποσυνθεση decomposition rot rotting putrefaction
αποσυνθεση διαλυση annihilation disintegration
αποσυντιθεμαι σηπομαι σαπιζω decay
αποσυρση withdrawal
αποσυρση withdrawal backdown
αποταμιευση ταμιευση deposit
αποτελειωμα περατωση συμπληρωση completion culmination closing windup
αποτελειωνω εκτελω σκοτωνω φονευω murder slay hit dispatch off remove
αποτελεσμα πορισμα corollary
αποτελεσματικοσ δραστικοσ τελεσφοροσ effective effectual efficacious
αποτελουμαι consist comprise
αποτελω constitute represent comprise
αποτελω form constitute make
αποτελω underlie
αποτελω λογιζομαι συνιστω compose
αποτεφρωνομαι incinerate
αποτεφρωτηρασ incinerator
αποτιμηση appraisal assessment
αποτριχωση depilation epilation
αποτριχωτικο depilatory depilator epilator
αποτυγχανω fail miscarry
αποτυπωμα depression impression imprint
αποτυπωση inculcation ingraining instilling
αποτυχια failure
αποτυχια nonaccomplishment nonachievement
απουλια πουλια puglia apulia
απουσια absence
απουσια default
απουσια nonattendance
αποφαση deciding
αποφαση decision determination conclusion
αποφαση regulation ordinance
αποφαση βουλευμα κριση judgment judgement
αποφαση κριση decision
αποφαση συμπερασμα decision determination conclusion
αποφασιστικοσ critical decisive
αποφασιστικοτητα decisiveness decision
αποφασιστικοτητα determination purpose
αποφευγω συγκρατουμαι refrain forbear
αποφραξη βουλωμα blockage block closure occlusion stop stoppage
αποφυγη evasion nonpayment
αποφυση apophysis
αποφυση εκβλαστημα παραφυαδα apophysis
αποφυση παραφυαδα process outgrowth appendage
αποχαιρετισμοσ farewell leave parting
αποχη nonparticipation
αποχη εγκρατεια abstinence
αποχρεμπτομαι πτυω φτυνω expectorate
αποχρωση χρωματισμοσ χρωμα color colour coloring colouring
αποχωρητηριο αποπατοσ αφοδευτηριο βεσε καμπινεσ μεροσ τουαλετα closet loo
αποψη aspect
αποψη aspect facet
αποψη idea
αποψη position view perspective
αποψη γνωμη opinion view
αποψη θεα view aspect prospect scene vista panorama
αποψη σκοπια respect regard
απριλησ απριλιοσ april apr
απροθυμια disinclination
απροσδιοριστια ασαφεια obscureness obscurity abstruseness reconditeness
απροσεκτοσ careless
απροσεξια carelessness sloppiness
απροσεξια inattention
απωθηση rollback
απωλεια loss
απωλεια loss deprivation
απωλεια passing loss departure exit expiration going release
απωλεια ζημια πληγμα loss red
απωλεια χασιμο loss
απωλειεσ casualty
απωση repugnance repulsion revulsion horror
αραβασ arab arabian
αραβια arabia
αραβοσιτοσ καλαμποκια καλαμποκι corn maize
αραγωνια aragon
αραδα γραμμη σειρα στοιχοσ row
αραιωνω thicken inspissate
αραιωση rarefaction
αραλια aralia
αραξησ aras araxes
αραποσιτι καλαμποκι corn
αραρατ ararat
αραχιδα φυστικια peanut
αραχνη spider
αραχνοειδεσ arachnid arachnoid
αργεντινη argentina
αργια holiday
αργοπορια καθυστερηση χρονοτριβη delay holdup
αργοσ slow
αργυροσ ασημι silver
αρεκα areca
αρενα bullring
αρεσκεια προτιμηση preference penchant predilection taste
αρετη virtue
αρετη καλοσυνη good goodness
αρθρο article
αρθρο στηλη column editorial
αρθροποδα arthropoda
αρθροποδο arthropod
αρθρωση joint articulation articulatio
αρθρωση utterance vocalization
αρθρωτησ articulator
αρια aria
αριθμητικη arithmetic
αριθμολογια numerology
αριθμοσ number
αριθμοσ number figure
αριθμοσ numeral number
αριστερα left
αριστεροσ σοσιαλιστησ socialist
αριστοτελησ aristotle
αρκουδα bear
αρκουδα bruin
αρματωνω εξαρτιζω rig set
αρμενια armenia hayastan
αρμονια harmonics
αρμονια harmony
αρμονια harmony harmoniousness
αρμονια ομοφωνια συμπνοια harmony concord concordance
αρμονια συμφωνια harmony concord concordance
αρμονιο harmonium organ
αρμοσ joint
αρμπαροριζα ginger
αρμπιτραζ arbitrage
αρνακι lambkin
αρνηση negation
αρνηση απαρνηση denial
αρνητικοσ negative
αρνι lamb
αρνοσ arno
αροτρο αλετρι plow plough
αρουραιοσ rat
αρουραιοσ vole
αρπα harp
αρπαγη capture seizure
αρπαγη πιασιμο συλληψη grasping seizing prehension
αρπαζω catch
αρπακτικο raptor
αρπιστησ harpist harper
αρρενωποτητα maleness masculinity
αρρην αρσενικοσ male
αρρωσταινω have
αρρωσταινω sicken
αρσενικο male
αρσενικο masculine
αρσενικοσ male
αρτηρια artery arteria
αρτηριδιο arteriole arteriola
αρτιοδακτυλα artiodactyla
αρτιοτητα soundness
αρτοκαρποσ jackfruit jak jack
αρτοποιοσ αρτοπωλησ φουρναρησ baker
αρτοπωλειο bakery bakeshop bakehouse
αρτοσ ψωμι bread breadstuff
αρτυμα μπαχαρικο spice
αρχαιολογια archeology archaeology
αρχαιολογοσ archeologist archaeologist
αρχαιολογοσ pothunter
αρχαιοσ ancient
αρχαριοσ πρωταρησ novice beginner tyro tiro initiate
αρχεια archives
αρχειο archive
αρχειο file
αρχειο record
αρχειο ημερολογιο journal
αρχειοθηκη file
αρχεσ authority
αρχεσ κυβερνηση government authorities regime
αρχη beginning
αρχη beginning commencement first outset start kickoff showtime offset
αρχη principle
αρχη θεμελιο προυποθεση constatation
αρχη κανονασ principle
αρχη κανονασ principle rule
αρχη προελευση origin origination inception
αρχηγειο headquarters
αρχηγια leadership
αρχηγια ηγεσια leadership leading
αρχηγοι leadership leaders
αρχηγοσ leader
αρχιδουκατο archduchy
αρχιζω begin
αρχιζω begin start
αρχιζω begin start commence
αρχιζω ξεκινω begin
αρχιζω ξεκινω begin start
αρχινημα ξεκινημα onset oncoming
αρχιπελαγοσ archipelago
αρχιτεκτονικη architectonics tectonics
αρχιτεκτονικη architecture
αρχομαι ανοιγω αρχιζω πιανω begin get start commence
αρχοντασ αφεντησ ηγεμονασ overlord master lord
αρωγη επικουρια συμπαρασταση relief succor succour ministration
αρωμα perfume essence
αρωμα smell aroma odor odour scent
αρωμα ευωδια bouquet fragrance fragrancy redolence sweetness
αρωματικο flavorer flavourer flavoring flavouring seasoner seasoning
αρωματοπωλειο perfumery
ασβεστιο calcium
ασβεστολιθοσ limestone
ασβοσ badger
ασβοσ ratel
ασεβεια disrespect
ασεβεια impiety impiousness
ασεβεια irreverence violation
ασημαντοσ unimportant
ασημαντοτητα unimportance
ασημαντοτητα μηδαμινοτητα technicality trifle triviality
ασθενεια disease
ασθενεια illness unwellness malady sickness
ασθενοσφαιρα asthenosphere
ασθενοφορο νοσοκομειακο ambulance
ασια asia
ασκαυλοσ γκαιντα τσαμπουνα bagpipe
ασκηση exercise exercising workout
ασκηση exercise practice drill recitation
ασκηση πρακτικη practice
ασκητησ abstainer ascetic
ασκοσ κυστη bladder vesica
ασοσ ace
ασπιδα shield
ασπιρινη aspirin bayer empirin
ασπλαχνια mercilessness unmercifulness
ασπονδυλο invertebrate
ασπραδι white albumen ovalbumin
ασπριζω whiten white
ασπροξυλο tulipwood
ασπροξυλο tulipwood whitewood
ασπρορουχα linen
ασπροσ white
ασσαμ assam
ασταθεια instability unstableness
ασταθεια unsteadiness
αστακοκαραβιδα αστακοσ lobster
αστειο αστεισμοσ χωρατο jest joke jocularity
αστερι ace adept champion sensation maven mavin virtuoso genius hotshot star superstar whiz whizz wizard wiz
αστεριασ starfish
αστερισμοσ constellation
αστοχια miss misfire
αστραγαλοσ ankle
αστραγαλοσ anklebone astragal astragalus talus
αστραχαν astrakhan
αστρο αστερασ αστερι star
αστροβιολογια exobiology astrobiology
αστρογλοια μακρογλοια astroglia macroglia
αστροδυναμικη astrodynamics
αστρολαβοσ astrolabe
αστρομετρια astrometry
αστροναυτησ κοσμοναυτησ astronaut spaceman cosmonaut
αστρονομια astronomy uranology
αστρονομοσ astronomer uranologist stargazer
αστροφεγγια starlight
αστροφυσικη astrophysics
αστυνομευω patrol police
αστυνομια police constabulary law
αστυνομικοσ οργανο policeman officer
ασυγκινητοσ unemotional
ασυλο institution asylum
ασυλο οικοτροφειο home
ασυμβατοτητα incompatibility
ασυμφωνια disagreement dissension dissonance
ασυμφωνια incongruity incongruousness
ασυμφωνια παρεκκλιση discrepancy variance variant
ασυναρτησια incoherence incoherency
ασυνδετοσ unconnected
ασυνειδητο unconscious
ασυνεχεια discontinuance discontinuation
ασυνεχεια discontinuity
ασυνηθιστοσ strange unusual
ασυρματοσ radio tuner wireless
ασφαλεια indemnity insurance
ασφαλεια safety
ασφαλεια security
ασφαλεια εγγυηση security surety
ασφαλεια προφυλαξη security protection
ασφαλιζω στερεωνομαι tighten fasten
ασφαλιση insurance
ασφαλωσ βεβαιωσ σιγουρα surely certainly sure
ασφυκτιω suffocate stifle asphyxiate
ασχαμπαντ ashkhabad
ασχελμινθεσ νηματοζωα nematoda aschelminthes
ασχετοσυνη irrelevance irrelevancy
ασχετοσυνη unrelatedness
ασχημαινω uglify
ασχημια δυσμορφια ugliness
ασχημοσ ugly
ασχημοσ κακοσ bad big
ασχολια ενασχοληση ενδιαφεροντα pastime interest pursuit
ασωματοσ incorporeal immaterial
αταβισμοσ atavism reversion throwback
ατασθαλια wrongdoing misconduct
ατελεια imperfection imperfectness
ατιμασμα ατιμωση ατιμασμοσ dishonor dishonour
ατιμωση δυσμενεια shame disgrace ignominy
ατλαντασ ατλασ atlas
ατμιδομετρο ατμομετρο atmometer evaporometer
ατμολεβητασ boiler
ατμοπλοιο steamer steamship
ατμοσ vapor vapour
ατμοσφαιρα atmosphere
ατμοσφαιρα atmosphere air
ατομικοσ individual single
ατομικοτητα individuality individualism individuation
ατομικοτητα δυναμη valence valency
ατομικοτητα προσωπικοτητα personality
ατομο atom
ατομο atom molecule particle corpuscle mote speck
ατομο individual
ατομο personage
ατομο πλασμα creature wight
ατονια βαριεστημαρα ληθαργοσ inanition lassitude lethargy slackness
ατσαλι χαλυβασ steel
ατταλεια antalya adalia
αττικη attica
ατυχημα accident
ατυχια mishap misadventure mischance
αυγοθηκη αυγουλιερα eggcup
αυγουστοσ august aug
αυθεντια authority
αυθεντικοτητα γνησιοτητα εγκυροτητα originality
αυλακα εντομη groove vallecula
αυλακι furrow
αυλη court courtyard
αυλη περιβολοσ περιγυροσ προαυλιο yard grounds curtilage
αυλοσ immaterial nonmaterial
αυλοσ reed
αυνανισμοσ masturbation onanism
αυξανω increase
αυξανω πληθαινω proliferate
αυξηση advance rise
αυξηση increase
αυξηση increase increment
αυξηση raise rise hike
αυξηση προαγωγη aggrandizement aggrandisement elevation
αυξομειωνομαι fluctuate
αυξομειωση διακυμανση variation fluctuation
αυρα breeze zephyr air
αυστραλεζοσ αυστραλοσ australian aussie
αυστραλια australia
αυστρια austria oesterreich
αυστριακοσ austrian
αυταπατη πλανη ψευδαισθηση delusion
αυταρχια δεσποτεια μονοκρατορια autocracy
αυταρχικοτητα imperiousness domineeringness overbearingness
αυταρχισμοσ δικτατορια autocracy autarchy
αυτι ear
αυτοεκτιμηση αυτοσεβασμοσ dignity
αυτοελεγχοσ αυτοκυριαρχια αυτοπειθαρχια αυτοσυγκρατηση possession willpower
αυτοερωτισμοσ αυτοικανοποιηση autoeroticism autoerotism
αυτοκινηταδα drive ride
αυτοκινητο car auto automobile machine motorcar
αυτοκινητο carful
αυτοκινητοδρομοσ autostrada
αυτοκινητοδρομοσ expressway freeway motorway pike superhighway throughway thruway
αυτοκρατορια empire imperium
αυτοματο ρομποτ automaton robot golem
αυτονομια ελευθερια autonomy liberty
αυτοπεποιθηση assurance confidence authority sureness
αυτοφυησ autophyte autotroph
αυχενασ σβερκοσ nape scruff nucha
αφαιρεση abstraction generalization generalisation
αφαιρεση subtraction minus
αφαιρω ξεγυμνωνω strip dismantle
αφαλοσ ομφαλοσ navel umbilicus bellybutton omphalos omphalus
αφανισμοσ εξολοθρευση εξοντωση καταστροφη destruction devastation
αφανισμοσ καταστροφη συμφορα ολεθροσ destruction demolition wipeout
αφασια aphasia
αφγανισταν afghanistan
αφελεια overcredulity
αφεντησ εξουσιαστησ νικητησ victor master superior
αφεντησ τιμαριωτησ φεουδαρχησ χωροδεσποτησ seigneur seignior
αφεντικο foreman chief gaffer honcho boss
αφετηρια beginning origin root rootage source
αφηγηση διηγηση εξιστορηση narrative narration story tale
αφηνω leave
αφηρημαδα absentmindedness
αφιερωση dedication
αφιξη arrival
αφοβια fearlessness bravery
αφοβοσ ατρομητοσ unafraid fearless
αφομοιωνω absorb assimilate ingest
αφοσιωση affection affectionateness fondness tenderness heart warmness warmheartedness philia
αφοσιωση λατρεια idolatry devotion veneration cultism
αφρικανοσ μαυροσ νεγροσ black blackamoor negro negroid
αφρικη africa
αφροσυνη μωρια folly foolishness unwiseness
αφροψαρο skipjack
αφυλια asexuality sexlessness
αφυπνιζω δραστηριοποιω ενεργοποιω εξεγειρω stimulate arouse brace energize energise
αφυπνιση awakening wakening
αχαινιο achene
αχαιοσ achaean achaian
αχλαδι pear
αχλαδια pear
αχνοσβηνω ξεθωριαζω evanesce fade fleet pass
αχρειαστοσ περιττοσ unnecessary unneeded
αχρειοτητα βδελυροτητα μυσαροτητα enormity
αχρησιμοποιητο inactive
αχρηστευω blow
αχρηστευω break
αχρηστια inutility uselessness unusefulness
αχρωματοψια δαλτονισμοσ δυσχρωματοψια colorlessness colourlessness achromatism achromaticity
αχρωμοσ uncolored uncoloured
αχυροσκεπη thatch
αχυροστρωμα paillasse palliasse
αψεντι αψινθιο absinth absinthe
αψιδα apse apsis
αψιμαχια καυγαδακι brush clash encounter skirmish
αψυχοσ inanimate nonliving
βαβαρια βαυαρια bavaria
βαβουινοσ μπαμπουινοσ baboon
βαγκραμ wagram
βαγονι car railcar
βαγονι wagon waggon
βαζακι jar jarful
βαζο jar
βαζο δοχειο κανατα vase
βαζω admit include
βαζω φορω wear don assume
βαθαινω εντεινω intensify deepen
βαθμιαιοσ gradual
βαθμονομηση calibration standardization standardisation
βαθμοσ degree
βαθμοσ degree grade level
βαθμοσ degree level stage point
βαθοσ depth deepness
βαθοσ νοημα ουσια point
βαθοσ πυθμενασ depth
βαθουλωμα γουβα bed bottom
βαθουλωμα κοιλωμα κοιλοτητα depression
βαθουλωμα τρυπα hole hollow
βαθρο catafalque
βαθυνοια εμβριθεια reconditeness abstruseness abstrusity profoundness profundity
βαιμαρη weimar
βακτηριο βακτηριδιο bacteria bacterium
βακτηριοκτονο antibacterial bactericide
βακτηριολογια bacteriology
βαλβιδα choke
βαλβιδα valve
βαλενθια valencia
βαλεσ φαντησ jack knave
βαλετα valletta valetta
βαλιτσα bag grip suitcase
βαλλιστικη ballistics
βαλλιστικη βλητικη ballistics
βαλλονοσ walloon
βαλτοσ βαλτοτοποσ mire quagmire quag morass slack
βαμβακι cotton
βαμβακοσποροσ cottonseed
βανιλια vanilla
βανουατου vanuatu
βαντουτσ vaduz
βαπτισμα βαφτιση βαφτισμα βαφτισια baptism
βαπτιστησ baptist
βαραθρο χασμα gulf
βαραινω μετρω count matter weigh
βαρδια shift
βαρελακι cask caskful
βαρελακι keg
βαρελακι καδισκοσ firkin
βαρελι βυτιο barrel cask
βαρελια barrel barrelful
βαρελοσανιδα stave lag
βαρετοσ ανιαροσ boring deadening dull irksome slow tedious tiresome wearisome
βαρη βαρακια weight
βαρια maul sledge sledgehammer
βαρκα barge flatboat hoy lighter
βαρκα λεμβοσ boat
βαρκελωνη barcelona
βαρομετρο aneroid
βαρομετρο barometer
βαρονια baronetcy
βαρονια barony
βαρονοσ ηγεμονασ thane
βαροσ load loading
βαροσ weight
βαρσοβια warszawa warsaw
βαρυαυλοσ φαγκοτο bassoon
βαρυμετρο hydrometer gravimeter
βαρυσ heavy
βαρυτομετρο βαρυμετρο gravimeter
βασανιζομαι υποφερω suffer
βασανο curse torment
βασανο δεινοπαθημα δοκιμασια κακοτυχια ταλαιπωρια hardship
βαση base
βαση base alkali
βαση base pedestal stand
βαση base radix
βαση basis base foundation fundament groundwork cornerstone
βαση foundation
βαση foundation base fundament foot groundwork substructure understructure
βαση fundamentals basics bedrock
βαση pedestal plinth footstall
βαση rest
βαση root base stem theme radical
βαση rudiment alphabet abc abcs
βαση θεμελιωση footing basis ground
βαση σχαρα rack
βασιδιομυκητασ basidiomycete
βασιδιομυκητεσ basidiomycota basidiomycotina
βασιζομαι εξαρτωμαι στηριζομαι depend
βασικοσ basal primary
βασικοσ basic
βασικοσ underived
βασικοσ θεμελιωδησ ultimate
βασιλεασ βασιλιασ king rex
βασιλεια kingdom
βασιλειο kingdom
βασιλειο kingdom realm
βασιλικατα λουκανια basilicata lucania
βασιλικη basilica
βασιλισσα queen
βασκοσ basque
βατερλω waterloo
βατομουρο blackberry
βατραχοπεδιλο flipper fin
βατραχοσ βατραχι βατραχοειδεσ frog toad anuran batrachian salientian
βαφη dye dyestuff
βαφη paint pigment
βαφη μπογια χρωμα pigment
βαφτισιμια βαφτισιμιοσ βαφτιστηρα βαφτιστηρι godchild
βγαζω εμφανιζω grow develop produce get acquire
βδελλα leech bloodsucker hirudinean
βεβαιοσ σιγουροσ certain
βεβαιοσ σιγουροσ certain sure
βεβαιοτητα σιγουρια certainty
βεβαιωση affirmation
βεζουβιοσ vesuvius
βεισχορν weisshorn
βελανιδι acorn
βελανιδια οξια oak
βελασμα bleat
βελγιο belgium belgique
βελγοσ belgian
βελιγραδι belgrade beograd
βελονα needle
βελονια stitch
βελοσ σαιτα arrow
βελουδο velvet
βελουτε φελπα velour velours
βελτιωνομαι better improve ameliorate meliorate
βελτιωνω better improve amend ameliorate meliorate
βελτιωνω τελειοποιω perfect hone
βελτιωση improvement
βελτιωση improvement melioration
βελτιωση προοδοσ improvement betterment advance
βελτιωτησ προσθηκη addition improver
βενεδικτινη benedictine
βενεζουελα venezuela
βενετσιανοσ βενετοσ venetian
βενζινη benzene benzine benzol
βεραντα veranda verandah gallery
βερβερα βερβεριτσα σκιουροσ squirrel
βεργα bar
βερικοκι ροδακινι apricot peach
βερικοκια apricot
βερικοκο βερυκοκο apricot
βερμουδα breeches knickerbockers knickers
βερμουτ vermouth
βερνη bern berne
βερνικι λουστρο polish
βερολινο berlin
βερστι verst
βετερανοσ veteran oldtimer warhorse stager
βηθλεεμ bethlehem
βημα dais podium pulpit rostrum ambo stump soapbox
βημα footstep pace step stride
βημα gradation step
βημα measure step
βημα pace gait
βημα sanctuary
βημα step
βημα βηματισμοσ gait
βηματισμοσ πορεια march
βηματοδοτησ pacemaker
βια violence force
βια βιασυνη πρεμουρα σπουδη haste hurry rush rushing
βια οχλαγωγια riot
βιαζω rush hurry
βιαιοπραγια battery
βιασυνη γοργαδα γρηγοραδα σπουδη speed speeding hurrying
βιασυνη ζωηροτητα ταραχη φασαρια φουρια bustle hustle flurry ado fuss stir
βιβλιο book volume
βιβλιο daybook ledger
βιβλιοθηκαριοσ librarian bibliothec
βιβλιοθηκη bookcase
βιβλιοθηκη library
βιβλιοπωλειο bookshop bookstore bookstall
βιβλιοπωλησ bookdealer
βιβλιοπωλησ bookseller
βιβλιοφιλοσ bibliophile booklover
βιβλοσ bible book scripture word
βιδα screw
βιδα ιδιοτροπια παραξενια warp warping
βιδρα otter
βιεννη vienna
βιεντιαν vientiane
βιετναμ vietnam annam
βιζον λουτρεολη mink
βικαριοσ vicar
βικτορια victoria
βιμπραφον vibraphone vibraharp vibes
βινιετα σκιαγραφηση sketch vignette
βιντσι βαρουλκο winch windlass
βιογεωγραφια biogeography
βιογραφια biography life
βιοθεραπεια bioremediation
βιοιατρικη biomedicine
βιοκλιματολογια bioclimatology
βιολα viol
βιολεντσελο τσελο cello violoncello
βιολετα βιολα μενεξεσ violet
βιολι violin fiddle
βιολογια biology
βιολογια biota biology
βιολογοσ biologist
βιολοντσελιστασ cellist violoncellist
βιομηχανια industry
βιομηχανια industry manufacture
βιονικη bionics
βιονικη ecology bionomics
βιοσυστηματικη biosystematics biosystematy
βιοτεχνολογια biotechnology bioengineering ergonomics
βιοτεχνολογια biotechnology biotech
βιοτσιπ biochip
βιοφυσικη biophysics
βιοχημεια biochemistry
βιοχημικοσ biochemist
βιργινιανη lonicera
βιστουλασ vistula
βισωνασ bison
βιτουμενιο bitumen
βιτρινα case showcase vitrine
βιτρινα προθηκη showcase
βιωνω know experience live
βιωσιμοτητα animation vitality
βλαβη breakdown
βλαβη injury hurt harm trauma
βλαβη unsoundness
βλαβη ζημια τραυμα damage harm hurt scathe
βλαδιβοστοκ vladivostok
βλακασ κουτοσ χαζοσ idiot imbecile cretin moron changeling retard
βλακεια ηλιθιοτητα παραλογισμοσ absurdity fatuity fatuousness silliness
βλαπτω damage
βλασταινω shoot spud germinate pullulate bourgeon sprout
βλασταινω vegetate
βλασταινω ξεφυτρωνω φυτρωνω φυομαι grow
βλαστανω βλασταινω φυτρωνω germinate
βλασταρι sprout
βλαστημα blastema
βλαστηση germination sprouting
βλαστηση χλωριδα vegetation flora botany
βλαστομυκητασ blastomycete
βλαστοσ bud
βλαττιδα σπιλοσ macule macula
βλεμμα look looking
βλεμμα επισκοπηση ματια view survey sight
βλεμμα ματια glance glimpse
βλεπομαι βλεπω date
βλεπω front look face
βλεφαρο ματοφυλλο eyelid lid palpebra
βοασ boa
βοηθεια aid
βοηθεια aid assist assistance help
βοηθεια care attention aid tending
βοηθοσ assistant helper help supporter
βοηθω help aid
βοηθω help assist aid
βοηθω διευκολυνω facilitate ease alleviate
βοημοσ bohemian
βοθριο φοβεα fovea
βοιωτια boeotia
βολβοσ tuberosity tubercle eminence
βολγασ volga
βολγκογκραντ σταλινγκραντ volgograd stalingrad tsaritsyn
βολη πυρα πυροβολισμοσ fire firing
βολιβια bolivia
βολκοφ volkhov
βολτα περιπατοσ amble promenade saunter stroll perambulation
βολτομετρο bolometer
βολτομετρο voltmeter
βομβα bomb
βομβα bombshell thunderbolt thunderclap
βομβαρδισμοσ barrage battery bombardment shelling
βομβαρδισμοσ bombing bombardment
βομβω βουιζω ηχω hum buzz seethe
βοννη bonn
βοοειδη bovidae
βοοειδη bovine
βορειοανατολικα northeast northeastward
βορειοδυτικα northwest northwestward
βορνιτησ bornite
βορρασ north
βορρασ north northward
βοσκη βοσκοτοπι βοσκοτοποσ range
βοσκοσ ποιμενασ τσοπανοσ grazier
βοσποροσ bosporus
βοτανικη φυτολογια botany phytology
βοτανο χορτο herb
βουβαλι buffalo
βουβωνασ bubo
βουδαπεστη budapest
βουδισμοσ buddhism
βουδιστησ buddhist
βουκεντρα βουκεντρο prod goad
βουλα κηλιδα spot speckle dapple patch fleck maculation
βουλγαρια bulgaria
βουλευτησ congressman congresswoman representative
βουλη parliament
βουλη διαιτα εθνοσυνελυση diet
βουλη κοινοβουλιο house
βουληση aspiration
βουλωμα plug stopper stopple
βουλωμα καπακι πωμα ταπα cap
βουλωμα πωμα bung spile
βουνο οροσ mountain mount
βουνοπλαγια mountainside versant
βουρδουλασ καμουτσικι μαστιγιο whip
βουρτσα brush
βουρτσιζω σκουπιζω brush
βουταδιενιο butadiene
βουτανιο butane
βουτια καταδυση dip plunge
βουτια μακροβουτι dive diving
βουτυρο butter
βραγχιο gill branchia
βραδυ night
βραδυ δειλινο εσπερα σουρουπο evening eve even eventide
βραδυπουσ sloth
βραζιλια brazil brasil
βραζω boil
βραζω ζεω reduce decoct concentrate
βραστηρασ kettle boiler
βραστηρασ kettle kettleful
βραχιολι watchband watchstrap wristband bracelet
βραχιολι wristlet
βραχιονασ arm branch limb
βραχιοποδα brachiopoda
βραχοσ cliff drop
βραχυγραφια συντομογραφια συντομευση abbreviation
βραχυκυκλωμα short
βραχυλογια βραχυτητα λακωνισμοσ συντομια brevity briefness transience
βραχυσ μικροσ συντομοσ brief
βραχυτητα shortness
βρεγμα fontanelle fontanel
βρετανοσ εγγλεζοσ britisher briton brit
βρεφοκομειο creche
βρεχει pour pelt stream
βρεχει rain
βρεχω μουσκευω drench douse dowse soak sop souse
βρισκομαι lie rest
βρισκομαι διατελω υπαρχω stand
βρισκω receive get find obtain incur
βρογχοσκοπιο bronchoscope
βροκλο wroclaw breslau
βρομα δυσφημιση scandal dirt
βρομη oat
βρομικοσ λερωμενοσ dirty soiled unclean
βροντη βροντημα βροντοσ κροτοσ peal pealing roll rolling
βροντοσ κροτοσ παταγοσ bang clap eruption blast bam
βροχη βροχοπτωση rain rainfall
βροχομετρο pluviometer udometer
βροχοσ noose
βρυξελλεσ bruxelles brussels
βρυοζωα bryozoa polyzoa
βρυοφυτο bryophyta
βρυχηθμοσ μουγκρητο μουγκρισμα moo
βρωμια λερα λερωμα soiling soilure dirtying
βρωση φαγωμα eating feeding
βυθιζω plunge immerse
βυθομετρο fathometer
βυσσινια morello
βυσσινια myrobalan
βυσσινο morello
γαβαθα μπολ bowl
γαβγισμα bark
γαγγλιο ganglion
γαδοσ cod codfish
γαζα dressing
γαζελα gazelle
γαζια huisache cassie
γαιδαροσ ass
γαιδαροσ γαιδουρι donkey
γαιδουραγκαθο thistle
γαιτανι purl
γαλα milk
γαλα veal veau
γαλακτεροσ milky milklike whitish
γαλακτοπωλησ γαλατασ milkman
γαλαξιασ galaxy
γαλβανομετρο galvanometer
γαληνευω ηρεμω ησυχαζω καθησυχαζω καλμαρω κατευναζω sedate calm tranquilize tranquillize tranquillise
γαλικια galicia
γαλικτισ grison
γαλιλαια galilee
γαλλια france
γαλλικα french
γαλλοι french
γαλλοσ frenchman frenchwoman
γαμετησ gamete
γαμετοφυτο gametophyte
γαμοσ bridal espousal
γαμοσ marriage matrimony union wedlock
γαμοσ marriage wedding
γαμοσ wedding nuptials hymeneals
γαμπα leg
γαμπα γαστροκνημιο calf sura
γανδη gent gand ghent
γαντζοσ hook claw
γαντι glove
γαουλθερια γωλθερια teaberry wintergreen checkerberry groundberry
γαργαριζω ξεπλενω gargle rinse
γαρδενια gardenia
γαριφαλια stock gillyflower
γαριφαλο καρυοφυλλο μοσχοκαρφι clove
γαρυφαλλια διανθοσ pink
γαρυφαλλο carnation gillyflower
γαστεροεντερολογια gastroenterology
γαστεροποδο gastropod univalve
γαστρομυκητασ gasteromycete gastromycete
γαστρονομια gastronomy
γατα γατι cat
γατακι γατι kit
γατοσ tom tomcat
γατοψαρο catfish
γαυροσ anchovy
γδυνομαι ξεντυνομαι undress discase uncase unclothe strip disrobe peel
γδυνω ξεγυμνωνω ξεντυνω strip undress divest disinvest
γεγονοσ event
γεγονοσ fact
γεγονοσ περιστατικο συμβαν thing
γεισο bill peak eyeshade visor vizor
γεισο eaves
γεισο γεισωμα μαρκιζα pavilion marquee
γειτνιαση γειτονια εγγυτητα vicinity locality neighborhood neighbourhood
γειτονασ neighbor neighbour
γειτονια neighborhood neighbourhood
γελεκο γιλεκο vest waistcoat
γελιο laughter
γελοιοποιηση εμπαιγμοσ κοροιδια χλευασμοσ χλευη derision ridicule
γεμιζω fill
γεμιζω φορτωνω charge
γεναρησ ιανουαριοσ january jan
γενετειρα birthplace
γενετικη genetics
γενευη geneva geneve genf
γενι μουστακι beard whiskers
γενια coevals contemporaries generation
γενικοσ general
γενικοτητα καθολικοτητα generality
γεννα γεννηση birth nativity nascency nascence
γεννα τοκετοσ parturition birth birthing
γενναιοδωρια generosity generousness
γενναιοδωροσ generous
γεννητορασ genitor
γενοκτονια genocide
γενοσ gender
γενοσ genus
γενοσ γενια καταγωγη σοι people
γενοσ φυλετικοτητα φυλο sex gender sexuality
γερακαρησ falconer hawker
γερακι falcon
γερακι hawk
γερμανια germany deutschland frg
γερμανοσ german
γερνω unbalance
γεροντασ γεροσ ηλικιωμενοσ oldster
γεροντολογια γηριατρικη geriatrics gerontology
γεροντολογοσ gerontologist geriatrician
γεροσ rugged
γερουσια συγκλητοσ senate
γερουσιαστησ συγκλητικοσ senator
γευμα meal repast
γευση taste
γευση taste tasting
γευση tasting
γευση δειγμα taste
γεφυρα bridge
γεφυρα bridge bridgework
γεφυρα bridge span
γεφυρα gangplank gangboard gangway
γεφυρα pons
γεωγραφια geography geographics
γεωγραφικοσ geographic geographical
γεωγραφοσ geographer
γεωδαισια geodesy
γεωλογια geology
γεωλογοσ geologist
γεωμετρησ geometer geometrician
γεωμετρια geometry
γεωπονοσ agriculturist agriculturalist cultivator grower raiser
γεωργια farming agriculture husbandry
γεωργια georgia sakartvelo
γεωφυσικη geophysics
γεωχημεια geochemistry
γηπεδο court
γηπεδο field
γιαγια grandma grandmother granny grannie gran nan nanna
γιακασ neck
γιαουντε yaounde
γιαουρτι yogurt yoghurt yoghourt
γιαρδα yard pace
γιατρευομαι επουλωνομαι θεραπευομαι mend heal
γιατρευω θεραπευω cure heal
γιατροσ doctor doc physician medico
γιββωνασ gibbon
γιβραλταρ gibraltar calpe
γιγαντασ τιτανασ colossus behemoth giant heavyweight titan
γιδα κατσικα goat
γινεται πραγματοποιειται συμβαινει happen hap occur pass
γινεται συμβαινει happen befall bechance
γινομαι become get
γινομαι total number come amount
γινομαι ελαττωνω καταντω reduce trim cut
γινομαι εξελισσομαι evolve
γινομαι μεστωνω ripen
γινομαι μετατρεπομαι turn grow
γινομαι πραγματοποιουμαι happen materialize materialise
γινομαι τρεπομαι become turn
γιορκσαιρ yorkshire
γιορταζω εορταζω celebrate fete
γιορτη celebration festivity
γιορτη φεστιβαλ festival fete
γιοτ γιωτ θαλαμηγοσ yacht
γιουγκοσλαβια yugoslavia jugoslavija
γιουγκοσλαβοσ yugoslav jugoslav yugoslavian jugoslavian
γιουκαλιλι uke ukulele
γιουκον yukon
γκαζι accelerator gas throttle gun
γκαζιερα primus
γκαλερι εκθετηριο gallery
γκαμπια gambia
γκαμπον gabon gabun
γκαμπορονε gaborone
γκανα ghana
γκαραζ garage
γκαρισμα bray
γκαρντ φυλαξη guard
γκαρσονιερα studio
γκαστρωνω impregnate
γκεμι ηνιο rein
γκεμι χαλιναρι bridle
γκι γκυ mistletoe
γκισε θυριδα παγκοσ counter
γκλαβα κουτρα attic bean bonce noodle noggin dome
γκλιτσα crook
γκντανσκ gdansk danzig
γκοα goa
γκολγουει galway
γκολποστ goalpost
γκολφ golf
γκονγκ gong
γκοργκυ gorki gorky gorkiy
γκουανταναμα guantanamo
γκρατσ graz
γκρειπφρουτ grapefruit
γκρειχαουντ greyhound
γκρεμοσ precipice
γκρηνουιτσ greenwich
γκριζλι grizzly silvertip
γκρινια παραπονο grievance
γκροζνι grozny groznyy
γλαροσ gull seagull
γλασκωβη glasgow
γλαστρα pot flowerpot
γλαυξ κουκουβαγια owl hooter
γλεντι διασκεδαση fun merriment playfulness
γλεντοκοπαω γλεντοκοπω carouse roister riot
γλεντω revel racket jollify wassail
γλιστρημα skid slip sideslip
γλιστρημα slide glide coast
γλοιωμα glioma
γλουτοι κωλομερια κωλοσ οπισθια πισινοσ buttocks nates arse butt backside bum buns can fundament hindquarters keister posterior prat rear rump stern seat tail tooshie tush bottom behind derriere fanny ass
γλουτοσ κωλομερι buttock cheek
γλυκο γλυκισμα sweet confection
γλυκοκολοκυθα pumpkin
γλυκολεμονο lime
γλυπτο sculpture
γλωσσα language
γλωσσα language speech
γλωσσα throat
γλωσσα tongue lingua glossa clapper
γλωσσα λογοσ ομιλια speech language
γλωσσιδα γλωττιδα glottis
γλωσσολογια linguistics
γλωσσομαθησ πολυγλωσσοσ linguist polyglot
γναθοσ jaw
γνωμη opinion sentiment persuasion view thought
γνωριζω μαθαινω know
γνωριζω ξερω know
γνωριμια acquaintance friend
γνωριμοσ οικειοσ familiar
γνωρισμα χαρακτηριστικο peculiarity specialness specialty speciality distinctiveness
γνωση cognition knowledge noesis
γνωση cognizance ken
γνωστησ ειδημων aware cognizant cognisant
γνωστικοσ careful deliberate measured
γνωστοποιηση κοινολογηση κοινοποιηση divulgence divulgement
γογγυσμοσ γογγυτο μουρμουρητο μουρμουρα grumble grumbling murmur murmuring mutter muttering
γοητεια θελγητρο appeal appealingness charm
γοητεια σαγηνη captivation enchantment enthrallment fascination
γομορρα gomorrah gomorrha
γομφιοσ τραπεζιτησ molar grinder
γομωση charge burster
γοναδα gonad
γονατο knee genu
γονατο stifle knee
γονδολα gondola
γονιδιο gene cistron factor
γονιμοποιηση fertilization fertilisation fecundation impregnation
γονιμοποιω impregnate
γονιμοποιω inseminate fecundate fertilize fertilise
γονιοσ parent
γουδοχερι stamp pestle
γουελλινγκτον wellington
γουεστμινστερ westminster
γουιανα guyana
γουιντχουκ windhoek
γουλια ρουφηξια swallow drink deglutition
γουνα fur
γουνα fur pelt
γουοτερφορντ waterford
γουρι charm
γουρουνα sow
γουρουνακι γουρουνοπουλο χοιριδιο piglet piggy shoat shote
γουρουνι χοιροσ hog pig grunter squealer
γουρουνι χοιροσ swine
γουστο liking
γουστο διακριση επιλεκτικοτητα taste appreciation discernment perceptiveness
γουταπερκα balata
γοφοσ ισχιο hip
γοφοσ ισχιο ischium
γραβατα λαιμοδετησ necktie tie
γραμμα letter
γραμμα letter missive
γραμμαριο gram gramme
γραμματεασ chancellor premier
γραμματεασ secretary
γραμματικη grammar
γραμματοκιβωτιο mailbox
γραμμη limit demarcation
γραμμη line
γραμμη ντιρεκτιβα directive
γρανιτησ granite
γρασιδι grass
γρασιδι χλοη turf sod sward greensward
γραφειο desk
γραφειο office
γραφη script
γραφη writing
γραφιδα stylus style
γραφιτησ graphite plumbago
γραφολογια bibliotics
γραφομηχανη typewriter
γραφω λεω read say
γραψιμο writing
γρεναδα grenada
γρηγοριοσ gregory
γρηγοροσ fast
γρηγοροσ σβελτοσ rapid
γροθια fist
γροθια μπουνια punch clout poke lick biff slug
γρομπαλακι γρομποσ nub nubble
γρονθοκοπημα jab jabbing poke poking thrust thrusting
γυαλι glass
γυαλια ματογυαλια spectacles specs eyeglasses glasses
γυαλιζω λουστραρω στιλβωνω polish refine down
γυαλικα υαλουργημα glassware glasswork
γυμναζω drill
γυμναζω exercise work
γυμνασιο high highschool
γυμναστηριο gymnasium gym
γυμναστικη gymnastics
γυμνια nakedness nudity nudeness
γυμνοδεντρο nakedwood
γυναικα domestic
γυναικα woman
γυναικα womanhood woman
γυναικα νοικοκυρα housewife homemaker
γυναικα συμβια wife
γυναικολογια gynecology gynaecology
γυναικολογοσ gynecologist gynaecologist
γυπασ ορνιο vulture
γυρη pollen
γυρισμα cuff turnup
γυρισμα στριψιμο συστροφη twist turn
γυροσ brim
γυροσ turn bout round
γυψοσ plaster
γωνια angle
γωνια corner
γωνια corner nook
γωνια corner quoin
δαγκωματια bite
δαδα πυρσοσ torch
δαημοσυνη ειδημοσυνη expertness expertise
δαιμονολατρια diabolatry demonolatry
δακρυ tear teardrop
δακρυγονο teargas lacrimator lachrymator
δακρυζω tear
δακτυλιοσκωληκεσ annelida
δακτυλιωτησ δαχτυλιδασ παραμεσοσ annualry
δακτυλοθεσιο ταστιερα fingerboard
δακτυλοσ dactyl
δαμαζω τιθασευω domesticate domesticize domesticise reclaim tame
δαμασκηνια plum
δαμασκηνο plum
δαμασκο damask
δανειο δανεισμοσ loan
δανεισμοσ lending loaning
δανια denmark danmark
δαντελα inkle
δαπεδο πατωμα floor flooring
δαρδανελια δαρδανελλια ελλησποντοσ dardanelles hellespont
δασκαλοσ teacher instructor
δασκαλοσ καθηγητησ master professional
δασοκομια δασολογια forestry
δασοκομια δασολογια silviculture
δασοσ forest wood woods
δασοσ forest woodland timberland timber
δασυλλιο brush brushwood coppice copse thicket
δασυπουσ armadillo
δαυλοσ flambeau
δαχομεη μπενιν benin dahomey
δαχτυλακι ωτιτησ pinkie pinky
δαχτυληθρα thimble thimbleful
δαχτυλιδι ring band
δαχτυλο digit dactyl
δαχτυλο finger
δαχτυλο finger fingerbreadth digit
δεδηλωμενοσ ορισμενοσ declared stated
δεδομενο data information
δεηση ικεσια παρακληση προσευχη prayer supplication
δεηση προσευχη prayer petition orison
δειγμα sample
δεικτησ hand
δεικτησ indicator
δεικτησ pointer
δεικτησ δειχτησ index forefinger
δεινοπαθημα δοκιμασια ταλαιπωρια ordeal
δεινοσαυροσ dinosaur
δειπνο dinner
δεκα ten tenner decade
δεκαετια decade decennary decennium
δεκαπενθημερο δεκαπενθημερια fortnight
δεκαπενταυγουστοσ assumption
δεκαπεντε fifteen
δεκαποδο decapod
δεκεμβρησ δεκεμβριοσ december dec
δεκτησ receiver
δεκτησ τηλεοραση television telly
δελεαρ δολωμα bait decoy lure
δελτα delta
δελτοειδησ deltoid
δελφινι dolphin
δεμα bundle sheaf
δενδρακι treelet
δενδριτησ dendrite
δενδρο δεντρο tree
δενδροκαλλιεργειεσ arboretum
δενδροκομια arboriculture
δενδρυλλιο sapling
δεντρο tree
δενω blend
δεξαμενη ντεποζιτο tank
δεξαμενη ντεποζιτο tank tankful
δεξια right
δεξιοσ rightist
δεξιοτεχνια craft craftsmanship workmanship
δεξιοτητα hand
δεξιοτητα δυνατοτητα επιτηδειοτητα ικανοτητα ability power
δεοντολογια ethics morals morality
δεοσ fear reverence awe veneration
δερβενι κλεισουρα περασμα pass notch
δερβισησ dervish
δερμα leather
δερμα skin tegument cutis
δερμα φλοιοσ hide pelt skin
δερματιτιδα dermatitis
δερματολογια dermatology
δεσμα shackle bond hamper trammel
δεσμευση commitment
δεσμευση πιστη plight troth
δεσμοσ affair affaire intimacy liaison involvement amour
δεσποινισ girl miss missy fille
δευτερολεπτο second sec
δεχομαι επιτρεπω παιρνω σηκωνω leave allow provide
δηλητηριαση poisoning
δηλητηριο poison toxicant
δηλωση declaration
δηλωση statement
δημαγωγια demagoguery demagogy
δημαρχοσ mayor
δημευση confiscation arrogation
δημητριακα σιτηρα grain cereal
δημητριακο corn
δημιουργημα art
δημιουργια creation
δημιουργια initiation founding foundation institution origination creation innovation introduction instauration
δημιουργικοσ creative originative
δημιουργικοτητα creativity creativeness
δημιουργοσ creator
δημογραφια οικολογια demography
δημοκρατια democracy republic commonwealth
δημοκρατικα democratically
δημοκρατικοσ democratic
δημοκρατικοτητα δημοκρατισμοσ democracy
δημοκρατισμοσ ρεπουμπλικανισμοσ republicanism
δημοπρασια πλειστηριασμοσ auction vendue
δημοσ municipality
δημοσ township town
δημοσ μητροπολη πολη city metropolis
δημοσιογραφοσ journalist
δημοσιοποιω κρατικοποιω nationalize nationalise
δημοτικοτητα popularity
δημοψηφισμα plebiscite
διαβαση passage
διαβασμα μελετη σπουδη study work
διαβεβαιωση assurance pledge
διαβολη διασυρμοσ δυσφημηση συκοφαντια aspersion calumny slander defamation denigration
διαβολια κατεργαρια μηχανορραφια deviltry devilry
διαβολια κατεργαρια σκανταλια mischief mischievousness deviltry devilry devilment rascality roguery roguishness shenanigan
διαβολικοσ σατανικοσ evil
διαβρωση φαγωμα erosion eroding wearing
διαγνωση diagnosis diagnosing
διαγραμμα graph
διαγωγη τροποσ φερσιμο manner
διαγωνιζομενοσ contestant
διαγωνισμα examination exam test
διαδηλωνω demonstrate march
διαδηλωση demonstration manifestation
διαδηλωση διαμαρτυρια protest
διαδημα κορωνα στεμμα crown diadem
διαδικασια course line
διαδικασια procedure
διαδικασια procedure process
διαδικασια proceeding proceedings
διαδικασια process
διαδικοσ συμβαλλομενοσ party
διαδοση informing
διαδοση εξαπλωση dispersion dispersal dissemination diffusion
διαδοση φημη rumor rumour hearsay
διαδρομη path route itinerary
διαδρομη way path
διαδρομοσ corridor
διαδρομοσ swath belt
διαδρομοσ διαδρομη stretch
διαζυγιο divorce divorcement
διαθεση disposition temperament
διαθεση issue issuing issuance
διαθεση spirit
διαθεση temper mood humor humour
διαθεση trading
διαιρεση division
διαιρεση partition divider
διαιρεση phylum
διαισθηση sensing perception
διαισθηση προαισθημα intuition
διαιτα diet dieting
διαιτησια arbitration arbitrament arbitrement
διαιτολογια dietetics
διαιωνιση μακροσ παραταση prolongation protraction perpetuation lengthening
διακανονισμοσ συμφωνια agreement arrangement
διακεκριμενοσ διαπρεπησ μεγαλοσ σπουδαιοσ distinguished
διακενο interstice
διακινδυνευω ρισκαρω ριψοκινδυνευω gamble chance risk hazard adventure
διακλαδωση branching ramification fork forking
διακοπη break interruption disruption gap
διακοπη παρεμβαση παρεμβολη interruption break
διακοπη παυση σταματημα cessation surcease
διακοπη παυση σταση σταματημα stop halt
διακοπτησ switch
διακοπτω discontinue
διακοπτω interrupt break
διακοπτω εμποδιζω παρακωλυω interrupt disturb
διακοπτω εμποδιζω σταματω break discontinue stop
διακοσμηση decor
διακοσμηση trimming trim passementerie
διακοσμηση καλλωπισμοσ ornamentation embellishment
διακοσμηση στολισμοσ decoration
διακοσμω κοσμω ομορφαινω ornament
διακρινομαι διαπρεπω λαμπω shine
διακριση discrimination favoritism favouritism
διακριση discrimination secernment
διακριση διαχωρισμοσ distinction
διακυβερνηση government governing governance administration
διακυμαινομαι κυμαινομαι range run
διακυμανση κυματισμοσ fluctuation
διακωμωδηση παρωδια parody mockery takeoff
διαλειμμα pause intermission break interruption suspension
διαλεξη λογοσ ομιλια lecture talk
διαλογη εκλογη επιλογη choice pick selection
διαλογισμοσ θεωρηση theorization theorisation
διαλυμα solution
διαλυμα σαλτσα dip
διαλυομαι deteriorate
διαλυομαι disintegrate
διαλυση χωρισμοσ separation
διαλυω break
διαλυω dissolve
διαλυω λιωνω dissolve resolve
διαλυω λιωνω τηκω dissolve thaw unfreeze unthaw dethaw melt
διαμαντι diamond adamant
διαμαρτυρια expostulation remonstrance remonstration objection
διαμαρτυρια protest protestation
διαμαρτυρια εναντιωση protest objection dissent
διαμαρτυρομενοσ προτεσταντησ protestant
διαμαχη φιλονικια dispute difference conflict
διαμενω στεγαζομαι lodge
διαμερισμα department
διαμερισμα διαμονη καταλυμα quarters
διαμερισμα δωματιο χωροσ apartment flat
διαμετρημα bore gauge caliber calibre
διαμετρημα ολκη quality caliber calibre
διαμετροσ diameter diam
διαμονη residency residence abidance
διαμονη stay
διαμορφωση shape form configuration contour conformation
διαμορφωση σχηματισμοσ configuration constellation
διανοητικοσ intellectual
διανοια intellectual intellect
διανομεασ deliveryman deliverer
διανομεασ distributor
διανομη distribution
διανομη μερισμοσ μοιρασμα μοιρασια hand deal
διανομη παραδοση delivery bringing
διαπαιδαγωγηση διδασκαλια teaching instruction pedagogy
διαπιδυση ωσμωση osmosis
διαπιστευμα trust
διαπληκτισμοσ contretemps
διαπληκτισμοσ λογομαχια quarrel wrangle row words dustup
διαπολιτειακοσ interstate
διαποτιζω soak imbue
διαποτισμοσ διεισδυση permeation pervasion suffusion
διαπραγματευση negotiation dialogue talks
διαπραγματευτησ negotiator negotiant treater
διαπραξη commission commissioning
διαπραττω κανω perpetrate commit pull
διαρκεια duration continuance
διαρκεια period
διαρκω prevail persist run endure
διαρκω κρατω last endure
διαρρηξη burglary
διαρρηξη διασπαση εξαρθρωση dislocation disruption
διαρροη leak
διαρχια diarchy dyarchy
διασημα διακριτικα εμβληματα regalia
διασημοτητα celebrity
διασκεδαζω amuse divert disport
διασκεδαζω περιποιουμαι entertain
διασκεδαση amusement
διασκεδαση diversion recreation
διασκεδαση entertainment amusement
διασκευη arrangement arranging transcription
διασκορπισμοσ dismantling dismantlement disassembly
διασπαθιση καταδαπανηση σπαταλη squandering
διασπαση division partition partitioning segmentation sectionalization sectionalisation
διασπαση διαχωρισμοσ disunion
διασπαση διχονοια division variance
διασπαση σπασιμο split
διασπορα distribution
διαστασεισ χωροσ ογκοσ size
διασταση dimension
διασταση διαφωνια dissent
διασταυρωση crossing crosswalk crossover
διασταυρωση intersection crossroad crossway crossing carrefour
διαστημα interval
διαστημα spacing
διαστημοπλοιο spacecraft
διαστημοπλοιο starship spaceship
διαστιχο lead leading
διαστολεασ ενδοσκοπιο speculum
διαστολη μεγαλωμα expansion enlargement
διαστρεβλωνω falsify
διαστρεβλωση παραποιηση falsification misrepresentation
διαστρεφω διαφθειρω εξαχρειωνω corrupt pervert subvert demoralize demoralise debauch debase profane vitiate deprave misdirect
διασυνδεση connection
διασχιζω cross traverse span sweep
διασωση σωτηρια rescue deliverance delivery saving
διαταγη command bid bidding dictation
διαταγη εντολη rule prescript
διαταγμα decree edict fiat order rescript
διαταζω control command
διαταξη formation
διαταξη διευθετηση νοικοκυρεμα τακτοποιηση lie
διαταξη διευθετηση τακτοποιηση arrangement organization organisation system
διαταξη σχεδιο design plan
διαταραχη disorder upset
διαταραχη συγχυση disorder
διατηρηση κρατηση retention keeping holding
διατηρουμαι keep
διατηρω keep maintain hold
διατηρω προφυλασσω συντηρω preserve keep
διατηρω συνεχιζω continue uphold preserve
διατιθεμαι come
διατομη σχισιμο τμηση τομη scission
διατρηση τρυπημα puncture
διατροφη θρεψη nutrition
διατυπωση conceptualization conceptualisation formulation
διαυλοσ busbar bus
διαυλοσ διοδοσ διωρυγα καναλι canal
διαφερω differ
διαφερω διαφωνω disagree disaccord discord
διαφευγω elude escape
διαφημιση advertisement advertizement advertising advertizing advert
διαφημιση promotion publicity packaging
διαφημιστησ publicist publicizer publiciser
διαφθειρω suborn
διαφθορα εξαχρειωση demoralization demoralisation
διαφορα difference
διαφορα προβαδισμα lead
διαφραγμα aperture
διαφραγμα diaphragm midriff
διαφραγμα diaphragm pessary
διαφραγμα septum
διαφυγη δραπετευση φυγη escape flight
διαφυση diaphysis shaft
διαφωνια διχογνωμια disagreement
διαφωνια διχογνωμια discrepancy disagreement divergence variance
διαχειριζομαι διευθυνω operate run
διαχειριση administration disposal
διαχειριστησ διευθυντησ διοικητησ administrator
διαχυση diffusion
διαχυτικοσ ζεστοσ θερμοσ hot
διαχωρισμοσ ξεχωρισμα χωρισμοσ separation
διαχωριστικο εμποδιο barrier
διδακτορια doctorate
διδακτορικο phd
διδασκοντεσ προσωπικο staff faculty
διδυμοι gemini
διεγκεφαλοσ diencephalon interbrain betweenbrain thalmencephalon
διεθνισμοσ internationalism
διεθνιστησ internationalist
διεθνοποιηση internationalization internationalisation
διεισδυση εισβολη penetration incursion
διεισδυω infiltrate penetrate
διενεξη καβγασ τσακωμοσ fight
διεξαγω conduct deal
διεξαγω implement
διεξαγωγη conducting
διεξοδοσ release outlet vent
διεργασια action activity
διερμηνεασ μεταφραστησ interpreter translator
διεση sharp
διευθετηση οργανωση συστημα organization organisation
διευθετω εξομαλυνω flatten
διευθετω τακτοποιω order
διευθυνση address reference
διευθυνση running
διευθυντησ executive
διευθυντησ producer
διευθυντησ μανατζερ director manager
διευθυντησ πρυτανησ president prexy
διευθυνω direct
διευκολυνση lift
διευρυνση increase
διευρυνση εξαπλωση spread spreading
διευρυνω επεκτεινω diversify broaden
διηλεκτρικο μονωτηρασ insulator dielectric nonconductor
διθυρο bivalve pelecypod lamellibranch
δικαζω judge adjudicate try
δικαιο right rightfulness
δικαιοδοσια jurisdiction
δικαιολογια justification
δικαιοσυνη justice justness
δικαιωμα right
δικαννο shotgun scattergun
δικαστηριο court tribunal judicature
δικαστησ adjudicator
δικαστησ κριτησ evaluator judge
δικη trial
δικηγοροσ lawyer attorney
δικογραφια discovery
δικολαβισμοσ νομικισμοσ legalism
δικρανο δικρανι διχαλα pitchfork
δικτατορασ authoritarian dictator
δικτατορασ δυναστησ dictator potentate
δικτατορικοσ ολοκληρωτικοσ χουντικοσ authoritarian dictatorial overbearing
δικτυο network
δικτυο reticulum
διλημμα dilemma quandary
διογκωση inflation
διογκωση φουσκωμα inflation
διοδοσ passage passageway
διοικηση administration governance establishment brass organization organisation
διοικηση management direction
διοικητηριο ghq
διοικητησ governor
διοικω administer administrate
διοξειδιο dioxide
διοξινη dioxin
διορατικοτητα κριση οξυδερκεια judgment judgement perspicacity
διοργανωτησ host
διορθωνω correct rectify right
διορισμοσ appointment assignment designation naming
διοσπυροσ persimmon
διπλα πιετα τσακιση pleat plait
διπλωμα diploma sheepskin
διπλωματησ diplomat diplomatist
διπλωματια delicacy diplomacy discreetness finesse
διπλωματια diplomacy
διπλωματια statesmanship statecraft diplomacy
διπτερα diptera
δισκετα diskette floppy
δισκιο ταμπλετα pill lozenge tablet tab
δισκοποτηρο chalice goblet
δισκοσ disk disc
δισκοσ disk disc saucer
διυλιζω purify sublimate distill
διυλιση refining refinement purification
διυλιστηριο refinery
διχασμοσ σχισμα schism split
διχοτομηση dichotomy duality
διχοτομηση division
διχτυ fishnet
διχτυ net network mesh meshing meshwork
διχτυα παγιδα net
διψα thirst thirstiness
διωκω prosecute
διωξη κατατρεγμοσ persecution
δνειπεροσ dnieper
δογμα dogma tenet
δογμα φιλοσοφια doctrine philosophy ism
δογματισμοσ bigotry dogmatism
δοκανη flail
δοκαρι bar
δοκαρι beam
δοκιμαζω try
δοκιμαζω εξεταζω test prove try examine essay
δοκιμασια trial tribulation visitation
δοκιμη crack fling pass whirl offer
δοκιμη testing
δοκιμη προβα rehearsal
δοκιμη τεστ test trial run
δοκιμιο essay
δολλαριο dollar
δολοσ deception deceit dissembling dissimulation
δολοσ εξαπατηση πανουργια τεχνασμα trickery chicanery chicane guile wile shenanigan
δομη framework fabric
δομη structure
δομοσ στρωση course row
δοντι tooth
δοξαρι bow
δοξασια πιστη belief
δορκοσ roebuck
δορυ spear lance shaft
δορυφοροσ satellite
δοση dose dosage
δοσοληψια συναλλαγη transaction dealing dealings
δουβλινο dublin
δουκατο duchy dukedom
δουλεια bondage slavery thrall thralldom thraldom
δουλεια business
δουλεια work
δουλεια workplace work
δουλεια ειλωτεια σκλαβια slavery slaveholding
δουλεια εργασια καματοσ labor labour toil
δουλεια υποτελεια servitude
δουλευω work
δουλευω λειτουργω work
δουναβησ danube danau
δοχειο dispenser
δοχειο vessel
δοχειο σκουπιδοντενεκεσ bin binful
δραμα drama
δραμα play drama
δραμα τραγωδια calamity catastrophe disaster tragedy cataclysm
δραματουργια dramaturgy dramatics theater theatre
δραματουργοσ dramatist playwright
δραση action
δραση swing
δραση πραξη act deed
δραστηριοσ active
δραστηριοτητα activity
δραστηριοτητα ενεργητικοτητα activeness activity
δραστικοτητα δυναμη effectiveness effectivity effectualness effectuality
δρεπανι sickle
δρεσδη dresden
δριμυτητα σφοδροτητα τραχυτητα asperity grimness hardship rigor rigour severity severeness rigorousness rigourousness
δρομαδα dromedary
δρομακι μονοπατι pathway footpath
δρομεασ racer
δρομολογητησ scheduler
δρομοσ road route
δρομοσ way
δροσια παχνη dew
δροσιζω cool chill
δροσιζω κρυωνω cool chill
δροσοσταλιδα dewdrop
δρυοκολαπτησ τρυποκαρυδοσ woodpecker peckerwood pecker
δρυπη drupe
δρυσ oak
δρω affect
δυαδισμοσ δυαρχια δυισμοσ dualism
δυναμη efficacy efficaciousness
δυναμη energy vigor vigour zip
δυναμη exponent power index
δυναμη force
δυναμη influence
δυναμη power force
δυναμη power superpower
δυναμη strength posture
δυναμη validity validness
δυναμη ευφυια vigor vigour dynamism heartiness
δυναμη ισχυσ σφοδροτητα puissance
δυναμη σθενοσ strength
δυναμικη dynamics kinetics
δυναμικοσ dynamic dynamical
δυναμικοτητα capability capableness
δυναμικοτητα power powerfulness
δυναμικοτητα δυναμισμοσ dynamism pizzazz pizzaz oomph zing
δυναμισμοσ ενεργητικοτητα ζωηροτητα ζωντανια drive
δυναμιτησ dynamite
δυναμιτιστησ dynamiter dynamitist
δυναμο dynamo
δυναμομετρο dynamometer ergometer
δυναμωνω ενισχυω ισχυροποιω strengthen fortify
δυναστησ dynast
δυνατα μεγαλοφωνωσ μεγαλοφωνα aloud
δυνατοσ ευμεγεθησ big
δυνατοτητα capability capableness potentiality
δυνατοτητα πιθανοτητα potential potentiality potency
δυσαρεσκεια discontentment discontent discontentedness
δυσαρεσκεια δυσφορια annoyance chafe vexation
δυσαρεστοσ disagreeable
δυσαρμονια κακοφωνια παραφωνια noise interference disturbance
δυση west westward
δυση ηλιοβασιλεμα sunset
δυσκολια difficulty
δυσκολια difficulty difficultness
δυσκολια στενο στριμωγμα pass head straits
δυσκολοσ difficult hard
δυσλειτουργια malfunction
δυσμενεια disfavor disfavour dislike disapproval
δυσμορφια δυσπλασια malformation miscreation
δυσπιστια καχυποψια distrust distrustfulness mistrust
δυσπιστια σκεπτικισμοσ incredulity disbelief skepticism
δυσπιστοσ disbeliever nonbeliever unbeliever
δυστυχημα καταστροφη συμφορα disaster
δυστυχια unhappiness
δυστυχισμενοσ unhappy
δυσφημισμοσ επικριση dysphemism
δυσφορια discomfort uncomfortableness
δυσχερεια pass strait straits
δωδεκαδακτυλο duodenum
δωματιο room
δωματιο roomful
δωρεα gift
δωρεα προσφορα συνδρομη contribution donation
δωρημα δωρο giving gift
δωρητησ donor giver presenter bestower conferrer
δωριεισ dorian
δωρο present
δωροδοκια bribe payoff
δωροδοκια εξαγορα λαδωμα bribery graft
εβδομαδα week
εβδομαδα week hebdomad
εβδομαδα workweek week
εβενοσ ebony
εβραιοι jewry
εβραιοσ ιουδαιοσ ισραηλιτησ jew hebrew israelite
εβραιοσ σημιτησ semite
εβριδεσ hebrides
εβροσ ebro
εγγεγραμμενοσ enrollee
εγγραφη registration enrollment enrolment
εγγραφο document
εγγραφο document papers
εγγραφομαι εγγραφω enroll inscribe enter enrol recruit
εγγραφομαι καταχωρουμαι register
εγγραφω register
εγγυηση deposit
εγγυηση guarantee warrant warrantee warranty
εγερτηριο reveille
εγκαθισταμαι settle locate
εγκαθιστω εδραιωνω establish found launch
εγκαινια opening
εγκαλω εναγω μηνυω action sue litigate process
εγκανθισ κανθοσ canthus
εγκαταλειπω abort
εγκαταλειψη παραιτηση relinquishment relinquishing
εγκαταλειψη συνθηκολογηση capitulation fall surrender
εγκαταστασεισ facility installation
εγκαυμα burn
εγκεφαλογραφημα ηλεκτροεγκεφαλοφραφημα electroencephalograph
εγκεφαλοσ cerebrum
εγκεφαλοσ μυαλο brain encephalon
εγκλεισμοσ περιορισμοσ confinement
εγκλειω confine detain
εγκλημα crime offense offence
εγκληματιασ criminal felon crook outlaw malefactor
εγκληματιασ κακοποιοσ παραβατησ wrongdoer offender
εγκληματικοτητα criminalism criminality criminalness
εγκληματολογια criminology
εγκλιση mood mode modality
εγκοπη σχισμη χαραμαδα slot
εγκρατεια περιορισμοσ συγκρατηση χαλιναγωγηση restraint control
εγκρινω επιτρεπω let allow permit
εγκριση blessing approval approving
εγκριση second secondment endorsement indorsement
εγκριση επαινοσ επιδοκιμασια συσταση approval commendation
εγκριση επιδοκιμασια approval
εγκυκλοπαιδεια encyclopedia cyclopedia encyclopaedia cyclopaedia
εγκυμονω κυοφορω bear carry gestate expect
εγκυμοσυνη κυοφορια κυηση pregnancy gestation maternity
εγχειρημα enterprise endeavor endeavour
εγχειρημα venture
εγχειριδιο manual
εγχειριδιο στιλετο dagger sticker
εγχρωμοσ color colour
εγχρωμοσ χρωματιστοσ colored coloured colorful
εγωισμοσ εγωκεντρισμοσ egoism egocentrism
εδαφιο passage
εδαφοσ earth ground
εδαφοσ floor
εδεσμα dish
εδιμβουργο edinburgh
εδρα seat
εδρα side face
εδρα διευθυνση address
εδωδιμοσ comestible edible eatable pabulum victual victuals
εθιμο custom tradition
εθιμοτυπια τελετη ceremony
εθισμενοσ addict nut freak junkie junky
εθνικισμοσ πατριωτισμοσ nationalism
εθνικισμοσ σοβινισμοσ nationalism
εθνικιστησ patriot nationalist
εθνικοσοσιαλισμοσ ναζισμοσ nazism naziism
εθνικοτητα nationality
εθνογραφοσ ethnographer
εθνολογια ethnology
εθνολογοσ ethnologist
εθνοσ γενοσ ancestry lineage derivation filiation
ειδη προιοντα ware
ειδησεισ μαντατα νεα πληροφορια news intelligence tidings word
ειδηση newsworthiness news
ειδικευομαι εξειδικευομαι specialize specialise narrow
ειδικευση εξειδικευση specialism
ειδικευση εξειδικευση specialization specialisation specialty speciality specialism
ειδικοσ specialist
ειδικοσ specific
ειδικοσ εξπερ μετρ σπεσιαλιστασ expert
ειδοσ shape form
ειδοσ sort
ειδοσ species
ειδοσ type
ειδυλλιο idyll
ειδωλο ομοιωμα effigy image simulacrum
ειδωλολατρησ idolater idolizer idoliser
ειδωλολατρια idolatry
ειδωλολατρισσα idolatress
ειδωλοποιηση idolization idolisation
εικονα picture scene
εικονογραφηση artwork art graphics
εικονογραφηση ιλουστρασιον illustration
εικονοστοιχειο pixel pel
ειλεοσ ileum
ειρηνη peace
ειρωνεια σαρκασμοσ sarcasm irony satire
εισαγω admit
εισαγωγη importing importation
εισαγωγη introduction
εισαγωγη εμπλουτισμοσ ενσωματωση addition
εισβολη attack onslaught onset onrush
εισηγηση συμβουλη υποδειξη suggestion prompting
εισοδοσ entrance entering entry ingress incoming
εισοδοσ entrance entranceway entryway entry entree
εισοδοσ porch
εισοδοσ εισαγωγη insertion introduction intromission
εισπνεω inhale inspire
εισφορα levy
εκατοκιλο quintal
εκατοχρονοσ centenarian
εκβαλλω exhaust discharge expel eject release
εκβαση αποτελεσμα αποληξη επακολουθο καταληξη result resultant outcome termination
εκβιασμοσ extortion
εκβολη outfall
εκγυμναση προπονηση training preparation grooming
εκδηλωνομαι develop
εκδηλωση συμβαν affair occasion function
εκδημοκρατιζω democratize democratise
εκδημοκρατισμοσ democratization democratisation
εκδικηση retaliation revenge
εκδοση issue publication
εκδοση publication
εκδοση publication publishing
εκδοτησ publisher
εκδοχη παραλλαγη version variant variation edition
εκδρομη excursion jaunt outing junket expedition sashay
εκζεμα eczema
εκθεμα display exhibit showing
εκθεση display
εκθεση exhibition exposition expo
εκθεση ευπαθεια vulnerability exposure
εκθεση μελετη report study
εκθεση φανερωμα exposure
εκκαθαριση liquidation settlement
εκκενωση discharge
εκκληση adjuration
εκκλησια church
εκκλησια religion faith
εκκλησιασμα congregation congregating
εκκλησιαστικισμοσ ecclesiasticism
εκκρεμεσ pendulum
εκκριση secretion
εκλειπτικη ecliptic
εκλειψη eclipse occultation
εκλεπτυνω εξευγενιζω polish round
εκλιπαρηση ικεσια supplication plea
εκλογεισ electorate
εκλογη επιλογη election
εκμεταλλευση κακομεταχειριση exploitation victimization victimisation using
εκμηδενιση annihilation obliteration
εκμισθωτησ lessor
εκμισθωτησ letter
εκνευρισμοσ enervation
εκουαδορ ισημερινοσ ecuador
εκπαιδευομαι προετοιμαζομαι train prepare
εκπαιδευομενοσ student pupil educatee
εκπαιδευση education
εκπαιδευω housebreak
εκπαιδευω πειθαρχω discipline train check condition
εκπατρισμοσ μεταναστευση emigration expatriation
εκπηγαζω εκπορευομαι originate arise rise develop uprise grow
εκπληξη astonishment amazement
εκπληξη surprise
εκπληρωνω satisfy fulfill fulfil
εκπληρωση πραγματωση υλοποιηση implementation effectuation
εκπλησσω surprise
εκπνεω exhale expire
εκποιηση ρευστοποιηση realization realisation
εκπομπη broadcast program programme
εκπροσωποσ representative
εκπροσωπω represent
εκπτωσεισ sale
εκπτωση discount deduction
εκρηγνυμαι implode
εκρηγνυμαι ξεσπω erupt belch extravasate
εκρηκτικα explosive
εκρηξη counterblast
εκρηξη explosion detonation blowup
εκρηξη ξεσπασμα effusion gush outburst blowup ebullition
εκρηξη σκασιμο explosion burst
εκσκαφεασ excavator digger shovel
εκσκαφη excavation
εκσταση ecstasy rapture
εκσταση μαγεια entrancement ravishment
εκστρατεια campaign
εκστρατεια καμπανια campaign run
εκσυγχρονιζω update
εκταση dilation
εκταση extension
εκταση extent
εκταση μεγεθοσ extent
εκτεινομαι reach touch
εκτεινομαι ανηκω belong
εκτεινομαι καλυπτω cover continue extend
εκτεινομαι κυμαινομαι carry
εκτεινομαι προεξεχω extend
εκτεινω range
εκτεινω επεκτεινω expand
εκτελεση performance
εκτελεση θανατωση execution executing
εκτελεστησ performer
εκτελω execute
εκτελω πραγματοποιω effect
εκτιθεμαι hang
εκτιμηση appreciation
εκτιμηση estimate estimation
εκτιμηση ευγνωμοσυνη gratefulness thankfulness appreciativeness
εκτιμηση κριση estimate estimation
εκτιμηση στοχασμοσ υποληψη consideration considerateness thoughtfulness
εκτινω εκτιω serve
εκτοπια ectopia
εκτοπρωκτα ectoprocta
εκτροπη παρεκκλιση diversion deviation digression deflection deflexion divagation
εκτροπη παρεκκλιση variation
εκτροφη breeding
εκτυπωτησ τυπογραφοσ printer
εκφραση expression manifestation reflection reflexion
εκφραση expression verbalism
εκφραση idiom phrase
εκφραση look
εκφραση saying expression locution
εκφραστικοσ expressive
εκφυλισμοσ degeneration devolution
εκφυλισμοσ εκφυλιση degeneration retrogression
εκχωρηση μεταβιβαση παραχωρηση grant assignment
εκχωρητηριο assignment
ελαιοδεντρο olive
ελαιοσποροσ oilseed
ελασμα foil
ελασματοποιηση lamination
ελασσων μικροτεροσ minor
ελαττωμα blemish defect mar
ελαττωμα defect fault flaw
ελαττωνομαι wane
ελαττωνω μειωνω περιοριζω decrease diminish lessen fall
ελαττωση waning
ελαττωση μειωση decrease decrement
ελαττωση μειωση πτωση decrease lessening
ελαττωση περικοπη cut
ελαφι elk wapiti
ελαφοκερατο antler
ελαφροσ ελαφρυσ light
ελαφρυσ light
ελαχιστοποιω minimize minimise
ελβασ elbe
ελβετια switzerland suisse schweiz svizzera
ελεγχοσ control
ελεγχοσ κυριαρχια dominance ascendance ascendence ascendancy ascendency control
ελεγχω monopolize monopolise
ελεγχω εξακριβωνω control verify
ελεγχω περιοριζω control hold contain check curb moderate
ελεμι elemi
ελεοσ ευσπλαχνια οικτοσ clemency mercifulness mercy
ελεοσ ευσπλαχνια οικτοσ mercy
ελευθερια exemption freedom
ελευθερια freedom
ελευθεροσ free
ελεφαντασ elephant
ελεφαντοδοντο χαυλιοδοντασ tusk
ελια olive
ελιγμοσ maneuver manoeuvre
ελιγμοσ maneuver manoeuvre play
ελιγμοσ τεχνασμα device gimmick twist
ελικοδρομιο heliport
ελικοπτερο helicopter chopper whirlybird eggbeater
ελιτ elite
ελιτισμοσ elitism
ελκηθρο sled sledge sleigh
ελκυστικοσ attractive
ελκυστικοτητα attractiveness
ελλαδα greece ellas
ελλειψη dearth famine shortage
ελλειψη ellipse oval
ελλειψη insufficiency inadequacy deficiency
ελλειψη ανεπαρκεια στενοτητα stringency tightness
ελλειψη ανυπαρξια απουσια lack deficiency want
ελλειψη μειονεκτημα disadvantage
ελληνασ greek hellene
ελληνικα greek hellenic
ελξη charisma
ελξη pull
ελξη τραβηγμα pull pulling
ελοσ βαλτοσ τελμα τεναγοσ marsh marshland fen fenland
ελπιδα hope
ελσινκι helsinki helsingfors
ελυτρο elytron
εμβαδομετρο integrator planimeter
εμβατηριο μαρσ march
εμβλημα device
εμβλημα emblem
εμβλημα emblem allegory
εμβλημα διασημο διακριτικο κονκαρδα συμβολο badge
εμβολη embolism intercalation
εμβρυακοσ εμβρυωδησ υποτυπωδησ embryonic embryotic
εμβρυο embryo
εμβρυο fetus foetus
εμβρυολογια embryology
εμβρυολογια fetology foetology
εμιρατο emirate
εμμηναρχη menarche
εμμηνορρυσια εμμηνορροια περιοδοσ menorrhea
εμπειρια experience
εμπιστευομαι trust
εμπιστοσυνη trust trustingness trustfulness
εμπλεκομαι τραβιεμαι embroil tangle sweep drag
εμπλεκω involve
εμπνευση inspiration
εμποδιο barrier
εμποδιο hindrance hinderance deterrent impediment balk baulk check handicap
εμποδιο obstacle
εμποδιο obstruction obstructor obstructer impediment impedimenta
εμποδιο επιβαρυνση κωλισιεργια κωλυμα hindrance hinderance hitch preventive preventative encumbrance incumbrance interference
εμποδιο τροχοπεδη hindrance hinderance interference
εμπορευματοποιηση commercialization commercialisation
εμπορικοσ commercial
εμπορικοτητα tradecraft
εμποριο commerce commercialism mercantilism
εμποροπανηγυρη παζαρι bazaar fair
εμποροσ merchant merchandiser
εμποτιζω steep infuse
εμπριμε print
εμπροσθιοσ προσθιοσ anterior
εμφανεστατοσ καταδηλοσ καταφανησ ολοφανεροσ πασιδηλοσ προφανησ προδηλοσ conspicuous
εμφανιζομαι appear
εμφανιζομαι surface
εμφανιση appearance
εμφανιση development developing
εμφανιση φαντασμα apparition phantom phantasm phantasma fantasm shadow
εμφαση βαρυτητα emphasis accent
εμφαση εκφραστικοτητα παραστατικοτητα τονισμοσ υπογραμμιση vehemence emphasis
εμψυχοσ animate
ενα μοναδα one ace single unity
εναλλαγη alternation
εναλλακτησ alternator
εναρθρωση enarthrosis
εναρμονιζομαι πειθαρχω meet fit
εναρμονιζομαι συγκλινω mesh
εναρμονιζομαι συμφωνω συναρμοζομαι συνδυαζομαι harmonize harmonise consort accord concord agree
εναρμονιζω harmonize harmonise chord
εναρμονιζω συνδυαζω compound combine
εναρξη αρχη beginning start commencement
εναρξη αρχη εκκινηση start
εναρξη ορκωμοσια initiation induction installation
ενδειξη indication
ενδειξη indication indicant
ενδειξη σημαδι mark print
ενδειξη σημειο indication denotation
ενδεχομενο eventuality contingency contingence
ενδεχομενο περιπτωση περιστατικο case instance example
ενδεχομενοσ πιθανοσ potential possible
ενδιαφερον concern
ενδιαφερον interest interestingness
ενδιαφερον interest involvement
ενδιαφερων interesting
ενδοκρινολογια endocrinology
ενδολυμφοσ endolymph
ενδοοδοντιατρικη endodontics endodontia
ενδοοστεο endosteum
ενδοπαρασιτο endoparasite entoparasite entozoan entozoon endozoan
ενδοπρωκτα entoprocta endoprocta
ενδοσκελετοσ endoskeleton
ενδοσκοπιο endoscope
ενδοχωρα midland
ενδυμα clothing vesture wear wearable habiliment
ενδυμασια στολη costume
ενδυναμωνομαι ενισχυομαι ισχυροποιουμαι strengthen
ενδυναμωνω reinforce reenforce
ενδυω ντυνω dress clothe enclothe garb raiment tog garment habilitate apparel
ενεδρα ambush ambuscade trap
ενεργει κινηση move
ενεργεια action activity activeness
ενεργεια energy
ενεργεια process operation
ενεργεια επιδραση επενεργεια potency effectiveness strength
ενεργητικο assets
ενεργητικοσ active
ενεργητικοσ ζωντανοσ lively
ενεργητικοτητα pep peppiness ginger
ενεργο active
ενεργοποιηση propulsion actuation
ενεργοσ active
ενεση συριγγα syringe
ενεστωτασ present
ενηλικοσ adult big grown grownup
ενηλικοσ adult grownup
ενημερωση update
ενθαρρυνση boost encouragement
ενθαρρυνω προαγω προωθω promote advance boost further encourage
ενθημα infix
ενθουσιασμοσ enthusiasm
ενισχυση backing backup championship patronage
ενισχυση ενδυναμωση ισχυροποιηση strengthening
ενισχυτησ amplifier
ενισχυω επιβεβαιωνω υποστηριζω corroborate underpin support
εννοια concept conception construct
εννοια meaning significance signification import
εννοια sense signified
εννοια νοημα σημασια meaning substance
εννομοσ συννομοσ lawful
ενοικιαση rental renting
ενοικιαστησ renter
ενοποιηση συγχωνευση συνενωση consolidation integration
ενοραση insightfulness acumen
ενορκοι jury
ενοτητα κεφαλαιο chapter
ενοτητα συνολο ολο whole
ενοχη conscience
ενοχη guilt
ενοχη guilt guiltiness
ενοχληση pip
ενοχληση troublesomeness inconvenience worriment
ενοχληση εξερεθιση νευριασμα aggravation irritation provocation
ενοχλω ερεθιζω irritate
ενσαρκωνω embody personify
ενσαρκωση προσωποποιηση personification incarnation
ενσταση challenge
ενσταση demur demurral demurrer
ενσταση objection
ενσταση αντιρρηση εναντιωση objection
ενστικτο instinct
ενσυναισθηση empathy
ενσωματωνω integrate incorporate
ενσωματωση προσωποποιηση embodiment
ενταξη subsumption
ενταξη ενσωματωση incorporation
ενταση intensity intensiveness
εντασσω subsume
ενταφιασμοσ ταφη burying burial
εντερο enteron
εντερο intestine bowel gut
εντεροβακτηρια enterobacteria enterics entric
εντζαμενα ndjamena
εντιμοτητα τιμιοτητα fairness equity
εντολη order
εντολη προσταγη προσταγμα commandment
εντομο insect
εντομολογια entomology bugology
εντομοφαγα insectivore
εντονοσ acute intense
εντονοσ δριμυσ σφοδροσ intense
εντοπιζω localize localise
εντυπωση impression effect
εντυπωση picture impression
ενυδρειο aquarium
ενωμοτια troop
ενωνω unite unify
ενωνω unite unify merge
ενωση union
ενωση union unification
ενωση αδελφοτητα union brotherhood
ενωση συνενωση συζευξη union unification uniting conjugation jointure
ενωση συνενωση συναψη συνδεσμοσ union sum join
εξαγοραζω buy
εξαγωγη export exportation
εξαερισμοσ ventilation
εξαεριστηρασ ventilator
εξαιρεση exception
εξαιρετικοσ μεγαλοσ σπουδαιοσ υψηλοσ important
εξακολουθηση συνεχιση continuance continuation
εξακριβωνομαι check
εξακριβωση designation identification
εξαλειψη extinction
εξαλειψη εξαφανιση eradication obliteration
εξαναγκαζω υποχρεωνω coerce hale squeeze pressure force
εξανιο hexane
εξαντληση εξουθενωση exhaustion
εξαντλω tire wear weary jade outwear fag fatigue
εξαπατω deceive delude cozen
εξαπλωνομαι επεκτεινομαι ογκουμαι expand
εξαπλωνομαι πολλαπλασιαζομαι proliferate
εξαπλωση growth
εξαρμα υψοσ elevation altitude alt
εξαρτημα component constituent element
εξαρτημα factor
εξαρτημενοσ dependent
εξαρτωμαι ride
εξασθενηση χειροτερευση deterioration impairment
εξασθενιση ζημια damage harm impairment
εξαυλωνομαι dematerialize dematerialise
εξαυλωση immateriality incorporeality
εξαφανιζομαι χανομαι disappear vanish
εξαφανιση disappearance disappearing
εξαφανιση fade disappearance
εξαχνωση sublimation
εξαχρειωση demoralization demoralisation
εξαχρειωση vice
εξαψη excitement excitation inflammation fervor fervour
εξαψη exuberance enthusiasm ebullience
εξαψη inflammation redness rubor
εξεγειρομαι revolt
εξεγερση arousal rousing
εξεδρα stage
εξειδικευση particularism
εξειδικευση μερικευση particularization particularisation detailing
εξελιξη development
εξελιξη development evolution
εξελιξη evolution phylogeny phylogenesis
εξελιξη play
εξελιξη process
εξελιξη προοδοσ advancement progress
εξελισσομαι develop
εξεμω ξερνω vomit purge cast sick cat disgorge regorge retch puke barf spew spue chuck upchuck honk regurgitate
εξεντερωνω ξεκοιλιαζω disembowel eviscerate draw
εξερευνηση exploration
εξερευνητησ explorer adventurer
εξεταση examination scrutiny
εξευγενιση ennoblement
εξεχω ξεχωριζω jump
εξη συνηθεια practice
εξηγηση explanation
εξημερωνω domesticate tame
εξημερωση tameness domestication
εξιλεωση εξιλασμοσ expiation atonement propitiation
εξισου evenly equally
εξογκωμα bulge bump hump swelling gibbosity gibbousness jut prominence protuberance protrusion extrusion excrescence
εξογκωμα knot gnarl
εξοδα δαπανη κοστοσ cost
εξοδο δαπανη outgo spending expenditure outlay
εξοδοσ exit
εξοδοσ exit issue outlet
εξοικειωνομαι προσαρμοζομαι adapt accommodate
εξοικειωνω μαθαινω teach
εξοικειωση familiarization familiarisation
εξοικονομηση οικονομια φειδω economy saving
εξολκεασ extractor
εξομοιωτησ προσομοιωτησ simulator
εξομολογηση confession
εξομολογητησ confessor
εξοπλισμοσ armament
εξοπλισμοσ equipment
εξορια exile deportation expatriation transportation
εξορκισμοσ deprecation
εξορυξη mining excavation
εξουσια authority authorization authorisation potency dominance
εξουσιαζω κυβερνω govern rule
εξουσιοδοτηση authority authorization authorisation sanction
εξουσιοδοτηση authorization authorisation empowerment
εξοχη φυση countryside
εξπρεσ express
εξτρεμιστησ extremist
εξυγιανση rationalization rationalisation
εξυπηρετητησ server host
εξυπηρετω serve function
εξυπηρετω service serve
εξυπναδα intelligence
εξυπναδα knowingness
εξυπνοσ ευφυησ brainy brilliant
εξυπνοσ οξυνουσ intelligent
εξω abroad
εξωθω παρασυρω drive
εξωπαρασιτο ectoparasite ectozoan ectozoon epizoan epizoon
εξωσκελετοσ exoskeleton
εξωστησ gallery
εξωσφαιρα exosphere
εξωτερικο outside exterior
εξωτερικοσ abroad overseas
εξωτερικοσ exterior
εξωτερικοσ external
εξωτερικοσ outside
εξωτεροσ outer
εξωφυλλο σχεδιο layout
εορτασμοσ πανηγυρι celebration solemnization solemnisation
επαγγελμα profession
επαγγελμα καριερα career calling vocation
επαγγελματιασ professional
επαγγελματιασ professional pro
επαγρυπνηση advertence advertency
επαγρυπνηση προσοχη προφυλαξη προνοια circumspection caution
επαθλο βραβειο prize award
επαθλο βραβειο κυπελλο cup
επακολουθο συνεπεια consequence aftermath
επακρο αποκορυφωμα ζενιθ top
επαληθευση επιβεβαιωση confirmation verification check substantiation
επαναλαμβανεται recur repeat
επαναλαμβανω repeat
επαναληψη repeat repetition
επαναληψη επανεμφανιση recurrence return
επαναπατριζομαι repatriate
επαναπατρισμενοσ repatriate
επανασταση rebellion
επανασταση revolution
επαναστατικοτητα defiance rebelliousness
επαναστατω rebel arise rise
επανασυνδεομαι reunite
επαναφερω reinstate
επανεκπαιδευω retrain
επανεμφανιζομαι υποτροπιαζω break recrudesce develop
επανεξεταση followup reexamination review
επανεξεταση review
επαρση αλαζονεια οιηση υπεροψια pride superbia
επαρση αρχοντιλικι υπεροψια arrogance haughtiness hauteur lordliness
επαρχια shire
επαρχια state province
επαρχια κομητεια county
επαυλη αρχοντικο μεγαρο mansion manse hall residence
επαφη contact
επαφη contact tangency
επαφη contact touch
επαφη intercourse
επαφη προσκρουση contact impinging striking
επαφη σεξ συνουσια sex
επεισοδιο episode
επεισοδιο περιστατικο συμβαν incident
επεκταση elongation extension
επεκταση expansion enlargement elaboration
επεκταση extension
επεκτατισμοσ ιμπεριαλισμοσ imperialism
επεκτεινω carry extend
επεμβαση operation surgery
επενδυση investing investment
επενδυση investment
επενδυση περιβολη περικυκλωση investment
επενδυτησ investor
επεξεργαζομαι process treat
επεξεργασια processing
επεξηγηση explanation account
επερχομενοσ incoming
επετηριδα annual yearly yearbook
επευφημια cheer
επηρεαζω affect impact touch
επηρεαζω influence work
επηρεια επιδραση influence
επιβαρυνω επιδεινωνω πληγωνω worsen aggravate exacerbate exasperate
επιβατησ passenger rider
επιβεβαιωση ratification confirmation
επιβεβαιωση reassurance
επιβητορασ stallion entire
επιβιβαση boarding embarkation embarkment
επιβιωση survival
επιβλεπω oversee supervise superintend manage
επιβλεψη επιστασια επιτηρηση εποπτεια supervision supervising superintendence oversight
επιβραδυνση slowdown lag retardation
επιβραδυνω decelerate slow retard
επιγαστριο epigastrium
επιγλωττιδα epiglottis
επιγνωση συναισθηση συνειδητοποιηση awareness consciousness cognizance cognisance knowingness
επιγονατιδα patella kneecap kneepan
επιγραφη epigraph
επιγραφη inscription lettering
επιγραφη sign
επιγραφη superscription
επιδεινωνομαι χειροτερευω devolve deteriorate drop degenerate
επιδεινωση χειροτερευση deterioration declension worsening
επιδειξη demonstration demo
επιδειξη show
επιδειξη θεαμα pageant pageantry
επιδειξη παρουσιαση presentation presentment demonstration
επιδεξιοτητα επιτηδειοτητα ικανοτητα skillfulness
επιδερμιδα epidermis cuticle
επιδεσμοσ bandage patch
επιδεχομαι επιτρεπω admit allow
επιδεχομαι παιρνω accept take
επιδημια epidemic
επιδημιολογια epidemiology
επιδιδομαι practice apply use
επιδιδυμιδα epididymis
επιδιορθωνω επισκευαζω repair mend fix bushel doctor restore
επιδιορθωση καρικωμα ρυθμιση repair fix fixing fixture mend mending reparation
επιδοκιμασια endorsement indorsement
επιδορπιο dessert sweet afters
επιδοτηση χρηματοδοτηση finance
επιδραση influence
επιδραση επενεργεια influence
επιδρομη λεηλασια foray raid maraud
επιδρω swing
επιεικεια lenience leniency
επιθεση attack
επιθεση attack attempt
επιθεση εφορμηση assault
επιθεση εχθρικοτητα εχθροπραξια aggression hostility
επιθεση θηκη καλυμμα κορωνα κορονα crown crownwork jacket cap
επιθετο adjective
επιθετο surname cognomen
επιθεωρηση inspection review
επιθημα suffix postfix
επιθυμια craving
επιθυμια desire
επιθυμια λαχταρα ποθοσ wish wishing want
επιθυμια παρακληση wish
επικαλυμμα lap overlap
επικαλυπτω overlap
επικαλυψη facing cladding
επικαλυψη screen cover covert concealment
επικανθοσ επικανθισ epicanthus
επικαρδια epicardia
επικειμαι impend
επικεντρο καρδια ουσια effect essence burden core gist
επικεντρο κεντρο focus focusing focussing direction centering
επικεφαλησ head chief
επικεφαλιδα heading header head
επικινδυνοτητα hazardousness perilousness
επικινδυνοτητα κινδυνοσ danger
επικληση ικεσια invocation supplication
επικληση παρακληση entreaty prayer appeal
επικοινωνια communication
επικοινωνων communicator
επικρατων κυριαρχοσ dominant
επικριση κατακριση criticism
επικριση λοιδορια obloquy opprobrium
επικρουστηρασ striker
επικυρωση affirmation
επιλογη choice selection option pick
επιλογη option alternative choice
επιλογοσ conclusion end close closing ending
επιμελεια επιτηρηση εποπτεια care charge tutelage guardianship
επιμελεια προσοχη caution precaution care forethought
επιμελουμαι tend
επιμηκυνω παρατεινω prolong protract extend
επιμηκυνω τεντωνω elongate stretch
επιμονη σταθεροτητα resoluteness firmness resolve resolution
επιμοχθοσ κοπιαστικοσ κοπιωδησ arduous backbreaking grueling gruelling hard heavy laborious operose punishing toilsome
επινοημα επινοηση contrivance
επινοημα επινοηση εφευρημα κατασκευη invention innovation excogitation conception design
επινοητησ planner contriver deviser
επινοητοκοτητα εφευρετικοτητα inventiveness ingeniousness ingenuity cleverness
επιπεδο bracket
επιπεδο flat
επιπεδο level
επιπεδο plane
επιπεδο plane sheet
επιπεφυκιτιδα conjunctivitis pinkeye
επιπλεον extra additional
επιπληξη reproach
επιπλο furniture
επιπλοκη complication
επιπλωση furnishing
επιρρημα adverb
επιρροη pull clout
επισκεπτησ caller company
επισκεπτησ visitor visitant
επισκευαζω μπαλωνω patch
επισκεψη visit
επισκιαζω exclude shut
επισκοπη diocese bishopric episcopate
επισκοπικοσ episcopalian
επισσωρευομαι συγκεντρωνω συσσωρευομαι accumulate cumulate conglomerate gather amass
επισταλιεσ demurrage
επιστημη science
επιστημονασ scientist
επιστομιο flap
επιστρατευση κινητοποιηση συσπειρωση mobilization mobilisation
επιστρατευση στρατολογια levy
επιστροφη return
επισωρευση συγκεντρωση accumulation
επιταχυνσιομετρο επιταχυνσιογραφοσ accelerometer
επιταχυντησ accelerator
επιταχυνω accelerate speed quicken
επιτευξη accomplishment achievement
επιτευξη πραγματοποιηση attainment
επιτευξη φτασιμο arrival reaching
επιτηρητησ supervisor
επιτηρω εποπτευω invigilate proctor
επιτοκιο τοκοσ interest
επιτομη συνοψη compilation digest
επιτροπη committee
επιτροπη committee commission
επιτροπη deputation commission delegation delegacy mission
επιτυγχανω τελεσφορω succeed win
επιτυχια success
επιτυχια τελεσφορηση success
επιφανεια end
επιφανεια face
επιφανεια surface
επιφυλακτικοτητα reserve reticence taciturnity
επιφυση epiphysis
επιφυση κωναριο epiphysis
επιχειρηματιασ businessman
επιχειρηματιασ businessperson bourgeois
επιχειρηματιασ entrepreneur enterpriser
επιχειρηματολογια argument argumentation debate
επιχειρηματολογια argumentation argument line
επιχειρησεισ game biz
επιχειρηση business concern
επιχειρηση enterprise
επιχειρηση operation
επιχειρηση οικοσ firm house
επιχριση επικαλυμμα coating coat
επλαξη οχυρωμα προμαχωνασ προπυργιο rampart bulwark wall
επομαι follow
εποχη era epoch
εποχη season
εποχη time
εποχη ημερεσ day
εποχη περιοδοσ χρονοσ epoch
επτανιο heptane
επωδοσ refrain chorus
ερασιτεχνησ amateur
ερασιτεχνισμοσ amateurism
εραστησ lover
εραστησ προσωπο lover
εργαζομενοσ employee
εργαλειο material
εργαλειο tool
εργαλειο καυλι πουλι πουτσοσ τσουτσουνι ψωλη cock prick dick shaft pecker peter tool putz
εργαλειο συνεργα appliance contraption contrivance convenience gadget gizmo gismo widget
εργασια employment work
εργασιεσ operation procedure
εργαστηριο workroom
εργαστηριο στουντιο lab laboratory
εργατεσ craft trade
εργατησ soldier
εργατησ worker
εργατια προλεταριατο labor labour proletariat
εργο piece
εργο undertaking project task labor
εργο work
εργοδοτησ employer
εργοστασιο factory mill manufactory
εργοχειρο χειροτεχνημα handicraft handcraft handiwork handwork
εργοχειρο χειροτεχνημα needlework needlecraft
ερεβοσ lightlessness blackness black
ερεθισμα stimulation stimulus stimulant input
ερειπωση καταρρευση dilapidation ruin
ερεισμα βαση evidence grounds
ερευνα search
ερευνα search lookup
ερευνα αναδιφηση διερευνηση research
ερευνα αναζητηση search
ερευνα αναλυση διερευνηση εξεταση εξηγηση ερμηνεια analysis
ερευνα εξεταση inquiry enquiry
ερευνα εξεταση τσεκαρισμα check checkout
ερευνα πραγματογνωμοσυνη investigation investigating
ερευνητησ researcher investigator
ερημοκλησι ξωκλησι chapel
ερημοσ desert
εριδα ασυμφωνια διαφωνια discord dissension
ερκολανο herculaneum
ερμαριο ντουλαπι cabinet
ερμηνευω καταλαβαινω understand read interpret translate
ερμινα stoat
ερπετο reptile reptilian
ερπετολογια herpetology
ερπησ herpes
ερπηστησ meerkat mierkat
ερπηστησ μαγκουστα mongoose
ερυθραια eritrea
ερυθροδανο ριζαρι madderwort
ερυθροξυλο mahogany
ερυθροξυλο redwood
ερχομοσ advent coming
ερωδιοσ ρωδιοσ heron
ερωτημα ζητημα question head
ερωτηση request asking
ερωτοτροπια κορτε φλερτ courtship wooing courting suit
εσαρπα κασκολ σαλι scarf
εσαρπα σαλι σαρπα stole
εσθονια estonia esthonia
εσοδα income
εσοδα κερδη net lucre profit profits earnings
εσοχη recess niche
εσπεριδοειδη citrus
εσπερινοσ vespers evensong
εσπου espoo
εσπρεσο espresso
εσσεξ essex
εσση essen
εστια focus
εστια τερμα goal
εστια φωλια focus nidus
εστιατορασ restaurateur restauranter
εστιατοριο restaurant eatery
εσχατολογια eschatology
εσωρουχα underwear underclothes underclothing
εσωρουχο undergarment unmentionable
εσωτερικο inside interior
εσωτερικοσ interior
εσωτερικοσ internal
εσωτεροσ inner
εταζερα etagere
εταιρεια company
ετεροφυλοφιλοσ heterosexual
ετικετα label
ετοιμαζομαι fix prepare ready set
ετοιμασια προετοιμασια προπαρασκευη preparation readying
ετοιμολογια ετοιμοτητα rejoinder retort return riposte replication comeback counter
ετοσ year
ετοσ δωδεκαμηνο χρονια χρονοσ year twelvemonth
ετοσ χρονια year
ετρουρια etruria
ετρουσκοι etruscan
ετυμολογια etymology
ευαγγελισμοσ announcement proclamation annunciation declaration
ευαισθησια sensitivity sensitiveness sensibility
ευβακτηρια eubacteria eubacterium
ευγενεια politeness civility
ευγενεια καλοσυνη kindness
ευγενικοσ kind
ευγνωμοσυνη χαρη gratitude
ευδαιμονια wellbeing welfare upbeat eudaemonia eudaimonia
ευεργετησ benefactor helper
ευημερια prosperity successfulness
ευθεια stretch
ευθραυστοτητα fragility delicacy
ευθυγραμμιση ρυθμιση alignment
ευθυγραμμιση συμπτωση conjunction alignment
ευθυμια gaiety merriment
ευκαιρια occasion
ευκαιρια opportunity chance
ευκαιρια shot crack
ευκινησια movability movableness
ευκολα easily easy
ευκολια ease easiness simplicity simpleness
ευκολοσ easy
ευλαβεια ευσεβεια piety piousness
ευλαβεια ευσεβεια θρησκευτικοτητα devoutness religiousness
ευλογια benison
ευμενεια charity
ευμυκητασ eumycota
ευνοια favor favour
ευνουχιζω emasculate castrate demasculinize demasculinise
ευπαθεια susceptibility susceptibleness
ευπειθεια tractability tractableness flexibility
ευπειθεια πειθαρχια υπακοη discipline
ευπιστια credulity
ευπορια wealth wealthiness
ευρασια eurasia
ευρετηριαση indexing
ευροσ πλατοσ φαρδοσ amplitude
ευρυχωρια room way
ευρωπαιοσ european
ευρωπη europe
ευσιγκινησια συναισθηματισμοσ emotionality emotionalism
ευσπλαχνια charity
ευσταθεια stability stableness
ευτυχια happiness felicity
ευτυχισμενοσ happy
ευφορια euphoria euphory
ευφραδεια fluency
ευφρατησ euphrates
ευφυισμοσ euphuism
ευχαριστηση pleasure pleasance
ευχαριστια thanks
ευχερεια adeptness adroitness deftness facility quickness
εφαλτηριο buck
εφαρμογη ταιριασμα fit
εφαρμοζομαι apply
εφαρμοζω enforce implement apply
εφευρετησ inventor discoverer artificer
εφηβαιο mons
εφηβαιο pubes loins
εφηβεια adolescence
εφηβεια puberty pubescence
εφηλιδα φακιδα freckle lentigo
εφημεριδα newspaper paper
εφιππιο σελα saddle
εφοδιασμοσ provision supply supplying
εφοδιασμοσ supply
εχεγγυο security surety
εχθρα εχθροτητα unfriendliness
εχθροσ enemy
εχθροτητα hostility enmity
εχιδνα οχια viper
εχινοδερμα echinodermata
εχινοδερμο echinoderm
εχινοσ cupule
εχω have feature
εχω possess
εχω κανω κοστιζω στοιχιζω cost
εχω νοσω παθαινω suffer sustain have get
εχω περιεχω περικλειω incorporate contain comprise
εχω περιλαμβανω hold bear carry contain
εχω προσαρμοζομαι habituate accustom
ζαγκρεμπ zagreb
ζαλαδα kinetosis
ζαλη distraction
ζαλη ζαλαδα dizziness giddiness lightheadedness vertigo
ζαμβεζησ zambezi
ζαμπια zambia
ζαρι die dice
ζαρωνω shrivel shrink wither
ζαχαρη sugar
ζαχαροπλαστειο confectionery confectionary
ζαχαροπλαστησ confectioner candymaker
ζαχαρωτο candy confect
ζεβρα zebra
ζεματιζω scald
ζεσταινομαι warm
ζεσταινομαι θερμαινομαι heat
ζεσταινω θερμαινω heat
ζεστη hotness heat
ζευγαρι marriage
ζευγαρι pair
ζευγαρι ζευγοσ pair brace
ζευγαρωμα pairing
ζηλια jealousy
ζηλιαρησ covetous envious jealous
ζηλοφθονια φθονοσ envy invidia
ζητημα προβλημα matter
ζητηση call
ζητηση demand
ζιμπαμπουε zimbabwe rhodesia
ζουγκλα jungle
ζουμπουλι υακινθοσ hyacinth
ζυγαρια scale
ζυγαρια ζυγοσ παλαντζα πλαστιγγα balance
ζυγοσ libra
ζυγουρι hog hogget hogg
ζυγωματικο cheekbone zygomatic malar
ζυγωτησ zygote
ζυθοποιια ζυθοποιειο brewery
ζυθοποιοσ brewer
ζυθοπωλειο μπιραρια brasserie
ζυθοσ μπυρα beer
ζυμαρικα pastry
ζυμαρικο παστα pasta
ζυμη paste
ζυμη μαγια προζυμι leaven leavening
ζυριχη zurich
ζωακι pet
ζωγραφοσ painter
ζωδιο sign mansion house
ζωη life
ζωη life lifetime lifespan
ζωη life living
ζωη lifestyle
ζωηραδα ζωντανια liveliness animation
ζωηραδα χρωμα color colour vividness
ζωηροτητα ζωντανια κεφι liveliness life spirit sprightliness
ζωικοσ vital
ζωναρι cummerbund
ζωναρι ζωνη girdle cincture sash waistband waistcloth
ζωναρι ζωστηρασ ζωνη λουριδα belt
ζωνη band
ζωνη zone
ζωνοσκωληξ annelid
ζωντανευω enliven liven invigorate animate
ζωντανια animation life living aliveness
ζωντανοσ alive live
ζωο animal beast brute creature fauna
ζωοθεισμοσ ζωολατρια zoolatry
ζωολογια zoology
ζωοπλαγκτον zooplankton
ζωοτροφη feed provender
ζωροαστρισμοσ zoroastrianism mazdaism
ζωτικοτητα animateness aliveness liveness
ζωτικοτητα animation spiritedness invigoration brio vivification
ζωυφιο animalcule animalculum
ηγουμαι lead top
ηγουμαι spearhead
ηδυπαθεια λαγνεια φιληδονια lust luxuria
ηθικη ethics
ηθικη etiquette
ηθικη morale
ηθικη morality
ηθικολογοσ martinet disciplinarian moralist
ηθικοσ moral
ηθολογια ethology
ηθοποιια υποκριτικη acting playing playacting performing
ηθοποιοσ plant
ηθοποιοσ θεατρινοσ actor histrion player thespian
ηθοσ ethic
ηλεκτρισμοσ electricity
ηλεκτροδιο electrode
ηλεκτροκαρδιογραφημα καρδιογραφημα cardiograph electrocardiograph
ηλεκτρομαγνητησ electromagnet
ηλεκτρομαγνητισμοσ electromagnetism electromagnetics
ηλεκτρομετρο electrometer
ηλεκτρομυογραφοσ electromyograph
ηλεκτρονικη electronics
ηλεκτρονομοσ ρελεσ relay
ηλεκτροπληξια electrocution burning
ηλεκτροσκοπιο electroscope
ηλεκτροστατικη electrostatics
ηλεκτροχημεια electrochemistry
ηλιαχτιδα sunbeam sunray
ηλιθιοτητα stupidity
ηλικια age
ηλικια age eld
ηλικιωμενοσ old
ηλιοβασιλεμα sunset sundown
ηλιολατρια heliolatry
ηλιοσ sun
ηλιοσ sunflower helianthus
ηλιοσ ηλιοφωσ λιακαδα sunlight sunshine sun
ηλιοστασιο solstice
ηλιοσφαιρα heliosphere
ηλιοτροπιο ηλιοδεντρο mirasol
ημερα day
ημερα day daytime daylight
ημερα μερα day
ημερολογιο calendar
ημερομηνια date
ημιαγωγοσ semiconductor
ημιδιαμετροσ semidiameter
ημιπτερα κοριοσ bug hemipteran hemipteron
ημισφαιριο hemisphere
ημιτελικοσ semifinal semi
ημιφωνο sonant
ημιφωσ μισοσκοταδο semidarkness
ημιψηλο stovepipe topper beaver
ηπαρ συκωτι liver
ηπειροσ continent
ηπιοσ mild
ηπιοτητα mildness clemency
ηρεμια calmness
ηρωασ hero
ηρωασ μοντελο προτυπο model
ηρωινη heroin diacetylmorphine
ησυχαστηριο retreat
ησυχια silence quiet
ηττα defeat licking
ηφαιστειο volcano
ηφαιστειολογια volcanology vulcanology
ηχειο loudspeaker speaker
ηχειο συνηχητησ soundboard
ηχογραφηση audio
ηχοσ audio sound
ηχοσ ring
ηχοσ sound
ηχοχρωμα χροια χρωμα color colour coloration colouration
θαλαμοσ caisson cofferdam
θαλαμοσ chamber
θαλαμοσ καμαρακι closet
θαλαμοσ κιοσκι booth cubicle stall kiosk
θαλασσα mediterranean
θαλασσα sea
θαλασσα θαλασσοταραχη τρικυμια φουρτουνα choppiness roughness
θαλασσα ωκεανοσ ocean sea
θαλασσινα seafood
θαλασσινο hen
θαλασσοπουλι seabird seafowl
θαλλοσ thallus
θαμνοσ shrub bush
θαμνοσ χαμοκλαδο brushwood
θαμνοτοποσ λοχμη shrubbery
θαμποσ dazzle
θανατολογια thanatology
θανατοσ death
θανατοσ death decease expiry
θανατοσ end destruction death
θανατωνω σκοτωνω execute
θαυμασμοσ admiration esteem
θαυμασμοσ wonder wonderment admiration
θαυμαστησ λατρησ admirer adorer
θαυμαστησ λατρησ υποστηρικτησ supporter protagonist champion admirer booster friend
θεατρινισμοσ καραγκιοζιλικι φαρσα antic joke prank trick caper
θεατρο theater theatre house
θεατρωνησ θιασαρχησ ιμπρεσαριοσ παραγωγοσ showman promoter impresario
θεια aunt auntie aunty
θειαφι brimstone
θειο θειαφι sulfur sulphur
θειοσ uncle
θεισμοσ theism
θεληση volition will
θεληση will
θελω want
θεμα subject topic theme
θεμα topic subject issue matter
θεμιτοσ νομιμοσ legal
θεοκρατια theocracy
θεολογια theology
θεολογοσ theologian theologist theologizer theologiser
θεοσ godhead lord creator maker divine almighty jehovah
θεοτητα θειο θεοσ deity divinity god immortal
θεραπεια corrective restorative
θεραπεια therapy
θεραπεια treatment intervention
θεραπευτησ therapist healer
θεραπευτικο remedy curative cure therapeutic
θεραπευω manipulate
θερετρο haunt hangout resort repair
θερετρο playground
θεριστησ ιουνησ ιουνιοσ june
θερμαντηρασ heater warmer
θερμαστρα σομπα stove
θερμιδομετρια calorimetry
θερμιδομετρο calorimeter
θερμοδυναμικη thermodynamics
θερμοκηπιο σερα greenhouse nursery glasshouse
θερμοκρασια temperature
θερμομετρια thermometry
θερμομετρο thermometer
θερμοσφαιρα thermosphere
θερμοτητα affectionateness fondness lovingness warmth
θερμοτητα heat
θεροσ θερισμοσ harvest
θεση box
θεση niche
θεση place
θεση place shoes
θεση placement arrangement
θεση position
θεση position place
θεση seat place
θεση situation position
θεση stand
θεση standing
θεση status position
θεση σημειο place position
θεσμοδοτησ νομοθετησ lawgiver lawmaker
θεσμοθεσια νομοθετηση νομοθεσια legislation legislating lawmaking
θεσμοθετησ legislator
θεσμοθετηση act enactment
θεσμοθετω legislate pass
θεσμοσ institution
θεσπιζω οριζω ordain enact
θεσπιση enactment passage
θεωρηση authentication hallmark
θεωρηση consideration thoughtfulness
θεωρητικοσ theoretical theoretic
θεωρητικοσ theorist theoretician theorizer theoriser idealogue
θεωρια theory
θηκη περιβλημα case
θηλαρκη thelarche
θηλασμοσ nursing
θηλαστια mammalia
θηλαστικο mammal mammalian
θηλαστικολογια mammalogy
θηλη papilla
θηλια loop
θηλυκο female
θηλυκο feminine
θηλυκοσ female
θηλυκοτητα femaleness feminineness
θηραμα game
θηραμα κυνηγι game
θηραμα λεια prey quarry
θηρεοσ οικοσημο arms blazon blazonry
θησαυροσ treasure
θησαυροφυλακιο treasury
θητεια enlistment hitch tour
θητεια tenure incumbency
θιασοσ company troupe
θιβετ tibet thibet xizang sitsang
θιξιμο προσβολη ταπεινωση rebuff slight
θλιβεροσ dolorous dolourous lachrymose tearful weeping
θλιψη grief heartache heartbreak brokenheartedness
θλιψη sorrow regret rue ruefulness
θλιψη λυπη οδυνη affliction
θλιψη λυπη πικρια sadness unhappiness
θνησιμοτητα deathrate mortality
θολοσ cupola
θολοσ τρουλοσ dome
θοριο thorium
θορυβοσ noise
θουριγγια thuringia
θραυση σπασιμο breakage break breaking
θρηνοσ κλαυθμοσ οδυρμοσ οιμωγη ολοφυρμοσ lamentation mourning
θρησκειολογια theology divinity
θρησκοληψια πιετισμοσ religiosity religionism religiousism pietism
θριαμβοσ νικη victory triumph
θροισμα sigh
θρυμματιζω crumble
θρυμματισμοσ fragmentation
θυελλα storminess
θυελλα καταιγιδα storm
θυλακασ κυστη σακοσ sac
θυμα victim
θυμαμαι mind
θυμαμαι remember
θυμαμαι remember retrieve recall recollect think
θυμοσ οργη fury rage madness
θυμοσ οργη χολη anger choler ire
θυρα πορτα door
θυρεοειδησ thyroid
θυριδα fenestra
θυρωροσ πορτιερησ doorkeeper doorman porter gatekeeper ostiary
θυσανοσ crest
θωπεια χαιδεμα stroke stroking
θωρακασ θωραξ thorax
θωρακασ στερνο στηθοσ breast chest
θωρακασ στηθοσ thorax chest pectus
θωρακιση armor armour
θωρακιση οπλισμοσ armor armour
θωρια χρωμα οψη color colour
ιαβα java
ιακωβινισμοσ jacobinism
ιαμαικη τζαμαικα jamaica
ιαμβοσ iamb iambus
ιαπωνια japan nippon nihon
ιατρικη medicine
ιβισ ibis
ιδεα idea thought
ιδεα mind idea
ιδεα notion
ιδεα preconception prepossession
ιδεα ιδανικο ιδεωδεσ ideal
ιδεαλισμοσ idealism
ιδεαλιστησ idealist dreamer
ιδεολογια ideology
ιδεολογικοσ ideological ideologic
ιδιαιτεροτητα particularity specialness
ιδιοκτησια ownership
ιδιοκτησια possession ownership
ιδιοκτητησ owner possessor
ιδιοκτητησ owner proprietor
ιδιοκτητησ patron
ιδιοκτητρια proprietress
ιδιοσυγκρασια heart spirit
ιδιοσυγκρασια παστα προσωπικοτητα στοφα φυση nature
ιδιοτελεια selfishness
ιδιοτητα post station
ιδιοτητα property
ιδιοτητα property attribute dimension
ιδιοτητα χαρακτηριστικο attribute
ιδιωτησ πολιτησ civilian
ιδρυμα establishment
ιδρυμα institution
ιδρυμα institution establishment
ιδρωτασ perspiration sweat sudor
ιεραποστολη mission
ιεραποστολοσ missionary
ιεραρχια hierarchy
ιερατειο ιεροσυνη priesthood
ιερατειο κληροσ clergy
ιερεασ priest
ιερεασ παπασ priest
ιερεια priestess
ιεροσυνη ordination ordinance
ιεροσυνη priestcraft
ιεροτελεστια τελετουργικο ritual
ιεροτελεστια τελετουργικο ritual rite
ιεροτητα holiness sanctity sanctitude
ιερουσαλημ jerusalem
ιερωμενοσ ρασοφοροσ clergyman reverend
ιζημα sediment deposit
ικανοποιω suit accommodate fit
ικανοσ able
ικανοτητα ability
ικανοτητα capability capacity
ικανοτητα capacity
ικανοτητα competence competency
ικτισ μεφιτισ skunk polecat
ιλλικιο illicium
ιλμεν ilmen
ιλουζιονιστησ οραματιστησ ουτοπιστησ visionary illusionist seer
ιμαμησ imam imaum
ιμαμησ μουεζινησ χοτζασ muezzin muazzin muadhdhin
ιμαντασ belt
ιμαντασ λουρι λουριδα strap
ιματιοθηκη cabinet locker
ιμπεριαλισμοσ imperialism
ιμπεριαλιστησ imperialist
ιμπρεσσιονισμοσ impressionism
ινα fiber fibre
ινδια india bharat
ινδιανοσ κουρκοσ γαλοπουλα διανοσ turkey
ινδοευρωπαιοσ καυκασιοσ λευκοσ white caucasian
ινδονησια indonesia
ινδονησιοσ indonesian
ινδοπεπερι μπαχαρι allspice
ινδοχοιροσ cavy
ινιο occiput
ινσμπρουκ innsbruck
ινστιτουτο institute
ιντερλουδιο ιντερμεδιο ιντερμετζο interlude intermezzo
ιντσα inch
ιντσα mesh
ιολογια virology
ιονοσφαιρα ionosphere
ιορδανησ jordan
ιορδανια jordan
ιοσ virus
ιουδαισμοσ judaism
ιουδασ judas
ιπποδρομιο racetrack racecourse raceway track
ιπποδρομιο ιπποδρομοσ hippodrome
ιπποκαμποσ walrus seahorse
ιπποκαστανεα αγριοκαστανια buckeye
ιπποποταμιδεσ hippopotamidae
ιπποποταμοσ hippopotamus hippo
ιπποσ horse
ιπποτησ knight
ιρακ iraq irak
ιραν iran persia
ιριδα iris
ιρλανδια ireland eire
ιρλανδια ireland hibernia
ισημερια equinox
ισημερινοσ equator
ισθμοσ isthmus band
ισλαμισμοσ μουσουλμανισμοσ μωαμεθανισμοσ islam islamism mohammedanism muhammadanism muslimism
ισλανδια iceland
ισλανδοσ icelander
ισοδυναμω equal
ισοζυγισμοσ χαντικαπ handicap
ισοπεδωνω flatten
ισοπεδωση κατεδαφιση razing wrecking
ισορροπια balance equilibrium equipoise counterbalance
ισορροπω balance
ισορροπω balance equilibrate equilibrize equilibrise
ισπανια spain espana
ισπανικα spanish
ισπανιολα hispaniola haiti hayti
ισπανοσ spaniard
ισπανοσ spanish
ισραηλ israel
ισραηλ israel yisrael zion sion
ισραηλιτησ israelite
ισταμπουλ κωνσταντινουπολη istanbul stambul stamboul constantinople
ιστιοσανιδα κυματοδρομια σερφινγκ surfing surfboarding surfriding
ιστολογια histology
ιστορια history
ιστορια ρομαντζο σχεση romance
ιστοσ matrix
ιστοσ tissue
ιστοσ καταρτι spar
ιστοσ πλεγμα web
ισχυρογνωμοσυνη ξεροκεφαλια πεισμα stubbornness bullheadedness obstinacy obstinance pigheadedness
ισχυσ leverage
ισχυσ might mightiness power
ισχυω apply hold
ισχυω stand
ιταλια italy italia
ιταλικα italic
ιταλοσ italian
ιτια willow
ιχθυεσ pisces
ιχθυολογια ichthyology
ιχθυοπωλησ ψαρασ fishmonger fishwife
ιχθυσ ψαρι fish
ιχθυσ ψαρι pisces
ιχνευμων ichneumon
ιχνοσ footprint footmark step
ιχνοσ lead track trail
ιχνοσ απομειναρι λειψανο υπολειμμα trace vestige tincture shadow
ιχνοσ χναρι trail
ιωνεσ ionian
καβα cellar
καβα κατωγειο κελλαρι basement cellar
καβαλαρησ bridge
καβαλισμοσ cabala cabbala cabbalah kabala kabbala kabbalah qabala qabalah
καβαλιστησ cabalistic kabbalistic qabalistic cryptic cryptical sibylline
καβαλοσ crotch fork
καβγασ φιλονικια bash brawl
καβουρασ καβουρι crab
καγκουρο kangaroo
καδμιο cadmium
καδοσ tub vat
καδοσ κουβασ bucket pail
καδοσ κουβασ pail pailful
καζακσταν καζαχσταν kazakhstan kazakstan kazakh kazak
καζαν kazan
καζινο casino
καζινο casino cassino
καθαριζω clean
καθαριζω clean pick
καθαριζω clear
καθαριζω eliminate annihilate extinguish eradicate decimate
καθαριζω scavenge clean
καθαριζω wash
καθαριοτητα cleanness
καθαρισμα cleaning cleansing cleanup
καθαριστηριο laundry
καθαριστικο cleanser cleaner
καθαροσ clean
καθετηρασ catheter
καθετηρασ probe
καθηγητησ headmaster schoolmaster master
καθηγητησ professor prof
καθηκον duty
καθηκον υποχρεωση assignment
καθηκον υποχρεωση duty responsibility obligation
καθισμα seat
καθισματα seating seats
καθιστω enable
καθιστω render
καθοδηγηση steering guidance direction
καθοδηγηση συμβουλη guidance counsel counseling counselling direction
καθοδηγω guide steer
καθοδηγω train
καθοδοσ cathode
καθολικισμοσ catholicism catholicity
καθολικοσ catholic
καθομαι settle root
καθομαι sit
καθορισμοσ προσδιορισμοσ determination finding
καθυστερω delay
καθυστερω delay detain
καιγομαι burn combust
καιγομαι sunburn burn
καιμαν caiman cayman
καιμπριτζ cambridge
καιρο cairo
καιροσ weather conditions
καιροσ χρονοσ time
καιροσκοπισμοσ οπορτουνισμοσ opportunism expedience
καισιο cesium caesium
καιω burn fire
καιω sear scorch
καιω καταστρεφω burn
κακαδο καπαλο κακαδι καρκαδι scab
κακαοδεντρο cacao
κακατουα cockatoo
κακεντρεχεια μοχθηρια malevolence malignity
κακια evil evilness
κακο bad badness
κακοδικια mistrial
κακοηθησ κακοβουλοσ malevolent
κακοκαιρια inclemency inclementness
κακομαθαινω παραχαιδευω pamper featherbed cosset cocker baby coddle mollycoddle spoil indulge
κακομεταχειριση mistreatment
κακομεταχειριση κακοποιηση maltreatment abuse
κακοσ bad
κακοτυχια misfortune
κακουργημα felony
κακοφωνια παραφωνια dissonance
κακτοσ cactus
κακωση τραυματισμοσ wound lesion
καλαβρια calabria
καλαθι basket basketful
καλαθι basket handbasket
καλαθι πανερι skepful
καλαθοσφαιριση μπασκετ basketball hoops
καλαμοποδαρο spindlelegs spindleshanks
καλαχαρι kalahari
καλημερα morning
καλιμανταν kalimantan
καλιο potassium
καλλιεργεια culture
καλλιεργητησ cultivator tiller
καλλιτεχνησ artist
καλλυντικο cosmetic
καλλωπιζομαι στολιζομαι preen primp plume dress
καλλωπιζω groom neaten
καλλωπισμοσ toiletry
καλο good
καλο good goodness
καλογερευω cloister
καλογερικη μοναχισμοσ monasticism
καλογεροσ καλογηροσ μοναχοσ friar mendicant
καλογρια μοναχη nun
καλοκαγαθια kindness benignity
καλοκαιρι summer summertime
καλοριφερ radiator
καλοσ good
καλοσυνατοσ charitable benevolent kindly sympathetic openhearted
καλοσυνη benevolence
καλοτυχια luckiness
καλουγα kaluga
καλουπι mold mould cast
καλσον καλτσον pantyhose
καλτσοδετα garter supporter
καλυβα hovel hut hutch shack shanty
καλυκασ calyx
καλυμμα covering cover
καλυμμα top cover
καλυπτρα calyptra
καλυψη cover
καλυψη cover covering screening masking
καμακι spear gig fizgig fishgig lance
καμαρα arch
καμβασ canvas canvass
καμβιο cambium
καμερουν cameroon
καμερουν cameroon cameroun
καμερουνεζοσ cameroonian
καμηλα camel
καμηλοπαρδαλη giraffe camelopard
καμιναδα καπνοδοχοσ φουγαρο chimney
καμινετο φλογιστρο blowtorch torch blowlamp
καμουφλαζ παραλλαγη disguise camouflage
καμουφλαζ συγκαλυψη camouflage
καμπανακι handbell
καμπανια campania
καμπανισμα κωδωνισμοσ ring ringing tintinnabulation
καμπερα canberra
καμπη στροφη bend curve
καμπια caterpillar
καμπιγκ campsite campground bivouac encampment
καμπινγκ κατασκηνωση camp
καμποτζη cambodia kampuchea
καμπουρησ humpback hunchback crookback
καμπτηρ flexor
καμπυλη curve
καμπυλοτητα κυρτοτητα curvature curve
καμπυλωνω κυρτωνω wind twist curve
καμψη κλιση inflection flection flexion
καμψη στρεβλωση warp buckle
καναδασ canada
καναλι channel
καναλι channel line
καναπεσ sofa couch lounge
κανατα jug jugful
κανατα pitcher pitcherful
κανατα pot
κανατα pot potful
κανελλα cinnamon
κανισ poodle
κανιστρο canister cannister tin
κανναβη μαριχουανα cannabis marijuana marihuana ganja
κανναβι cannabis hemp
καννεσ cannae
καννη barrel
κανο μονοξυλο canoe
κανονακι σαντουρι dulcimer
κανονασ χαρακασ rule ruler
κανονικοποιω ομαλοποιω τακτοποιω regularize regularise
κανονικοσ ομαλοσ noncritical noncrucial
κανονικοτητα ομαλοτητα normality normalcy
κανονικοτητα τακτικοτητα regularity
κανονιοβολισμοσ cannon
κανονιοστασιο πυροβολειο emplacement
κανουλα κρουνοσ ρουμπινεσ faucet spigot
καντιζ cadiz
καντινα κυλικειο canteen
καντονι canton
κανω approach
κανω befriend
κανω cover
κανω deliver bear birth have
κανω equal match equalize equalise equate
κανω make
κανω make get
κανω mess
κανω perform
κανω practice practise exercise
κανω proceed
κανω suffice answer serve
κανω warm
καουτσουκ rubber caoutchouc
καπακι cap
καπακι lid
καπελο hat chapeau lid
καπελο hatful
καπελο σκουφοσ capful
καπελωνω hat
καπιστρι headstall headpiece
καπιταλισμοσ κεφαλαιοκρατια capitalism
καπιταλιστησ κεφαλαιοκρατησ capitalist
καπιταλιστικοσ κεφαλαιοκρατικοσ capitalistic capitalist
καπνια smut
καπνοσυριγγα πιπα τσιμπουκι pipe
καποιοσ some
καπουλι οπισθιο hindquarters croup croupe rump
καραβιδα langouste crawfish crayfish
καραβοπανο sail canvas canvass sheet
καραιβικη caribbean
καρακαξα magpie
καρατι carat
καρβουνο char
καρβουνο coal
καργια καλιακουδα jackdaw daw
καρδερινα goldfinch
καρδια heart pump ticker
καρδιολογια cardiology
καρδιολογοσ cardiologist
καρεκλα chair
καρελια karelia
καριερα σταδιοδρομια career
καρινα keel
καρκινοειδη crustacean
καρκινοσ cancer
καρλομαγνοσ charlemagne carolus charles
καρμα karma
καρμπιρατερ carburetor carburettor
καρντιγκαν cardigan
καρντιφ cardiff
καροτο carrot
καροτσα cab cabriolet
καροτσα cartload
καροτσι handcart pushcart cart
καροτσι χειραμαξα barrow barrowful
καρουλι pulley block
καρουλι μπομπινα bobbin spool reel
καρποσ carpal
καρποσ fruit
καρποσ wrist carpus
καρποσ yield fruit
καρποσ παιδι baby
καρπουζι watermelon
καρπουζια watermelon
καρποφορια fruit
καρποφορια fruitfulness fecundity
καρποφοροσ fruitful
καρποφορω fructify
καρτα card
καρτα card scorecard
καρτεσ cards
καρυδα coconut
καρυδα coconut cocoanut
καρυδακι nutlet
καρυδι nut
καρυδι walnut
καρυδια walnut
καρυκευμα condiment
καρυοπλασμα πυρηνοπλασμα nucleoplasm karyoplasm
καρφι nail
καρφι pin
καρφιτσα brooch broach breastpin
καρφιτσα pin
καρχαριασ shark
κασα casing case
κασα κασελα μπαουλο σεντουκι chest
κασα σοροσ φερετρο bier
κασαι kasai
κασετα cassette
κασκα κρανοσ helmet
κασσιτεριτησ cassiterite
κασσιτεροσ tin
καστανια chestnut
καστανιετεσ χειροκροταλα bones castanets clappers
καστανο chestnut
καστιλλη castile castilla
καστορασ beaver
καστρισ castries
καταβαλλω devastate
καταβαση descent
καταβαση κατηφορα descent declivity fall decline declination declension downslope
καταβολη πληρωμη payment defrayal defrayment
καταγραφεασ recording
καταγραφη record book
καταγωγη origin descent extraction
καταγωγη parentage birth
καταδικη conviction condemnation sentence
καταδιωξη κυνηγημα κυνηγι κυνηγητο pursuit chase pursual following
καταδοση χαφιεδισμοσ informing ratting
καταθεση deposit deposition
καταθλιψη depression
καταισχυνη ονειδοσ infamy opprobrium
κατακαθι υποσταθμη dregs settlings
κατακλιση decubitus
κατακλυζω πλημμυριζω flood
κατακλυζω πλημμυριζω teem pullulate swarm
κατακτηση acquisition
κατακτηση conquest
κατακτηση learning acquisition
κατακτητησ conqueror vanquisher
κατακυρωση award awarding
καταλαμβανω run pass lead extend
καταλανια καταλωνια catalonia
καταληξη συμπερασμα τελοσ ending conclusion finish
καταληψια catatonia
καταλληλοτητα congruity congruousness congruence
καταλογοσ key
καταλογοσ λιστα roll roster
καταλπα catalpa
καταλυμα στεγαση accommodation
καταμετρω quantify measure
καταναλωτησ consumer
κατανευση νευση nod
κατανοηση understanding apprehension discernment savvy
κατανομη allotment apportionment apportioning allocation parceling parcelling assignation
κατανοω understand
καταπατηση παραβαση παραβιαση παρανομια υπερβαση transgression evildoing
καταπατητησ squatter homesteader nester
καταπελτησ crossbow
καταπιεση oppression
καταπιεστησ σατραπησ oppressor
καταπινω swallow
καταπληξη stupefaction
καταπνιξη καταστολη repression
καταποση καταναλωση consumption ingestion intake uptake
καταπραυνω κατευναζω μαλακωνω soothe
καταρ qatar katar
καταρρευση collapse prostration
καταρρευση πτωση σωριασμα sinking
καταρρεω decay crumble dilapidate
καταρροη catarrh
καταρτιση proficiency technique
κατασκευαστησ builder constructor
κατασκευαστησ maker shaper
κατασκευαστησ manufacturer producer
κατασκευαστησ smith
κατασκευαστικοσ constructive
κατασκευη construction building
κατασκευη fabrication assembly
κατασκευη structure construction
κατασκηνωνω camp encamp bivouac tent
κατασκηνωση καταυλισμοσ camp
κατασκηνωση καταυλισμοσ στρατοπεδευση camp encampment cantonment bivouac
κατασκοπια intelligence
κατασκοποσ spy
κατασπαταληση σπαταλη χαραμισμα waste wastefulness dissipation
κατασπροσ παλλευκοσ χιονατοσ χιονολευκοσ snowy
κατασταση condition
κατασταση condition status
κατασταση situation
κατασταση state
κατασταση thing
κατασταση λιστα list listing
καταστηματαρχησ μαγαζατορασ shopkeeper tradesman storekeeper
καταστρατηγηση παραβαση παρανομια misdemeanor misdemeanour infraction violation infringement
καταστρεφω φθειρω χαλαω mar impair spoil deflower vitiate
καταστροφη ολεθροσ ruin ruination
κατασχεση seizure
καταταξη στρατευση στρατολογηση recruitment enlisting
κατατροπωση νιλα rout
κατατροπωση νιλα πανωλεθρια φιασκο thrashing walloping debacle drubbing slaughter trouncing whipping
καταφερνω κατορθωνω manage
καταφυγη προσφυγη recourse resort refuge
καταφυγιο safety refuge
καταφυγιο shelter
καταχρωμαι pervert misuse abuse
καταψυκτησ deepfreeze freezer
κατεβασμα descent
κατεδαφιση razing leveling demolishing
κατευθυνση direction
κατευθυνση direction way
κατευοδιο godspeed
κατεχω master control
κατηγορια category
κατηγορια class category family
κατηγοριοποιηση categorization categorisation classification compartmentalization compartmentalisation assortment
κατηγοριοποιηση classification categorization categorisation sorting
κατηχηση catechesis
κατηχηση indoctrination
κατμαντου kathmandu katmandu
κατοικια dwelling home domicile abode habitation
κατοικια house
κατοικια residence
κατοικια residence abode
κατοικοσ inhabitant habitant dweller denizen indweller
κατολισθηση slide
κατοπτρο καθρεπτησ mirror
κατορθωμα stunt
κατορθωνω achieve accomplish attain reach
κατουρω ουρω urinate
κατρακυλω slump sink
κατσαβιδι screwdriver
κατσαριδα cockroach roach
κατσαρωμα curliness waviness
κατσικα nanny
κατσικι kid
κατωτεροσ υποδεεστεροσ υφισταμενοσ inferior
κατωτεροτητα inferiority
κατωφλι doorway door threshold
καυγασ brawl
καυεννη κοκκινοπιπερο cayenne
καυση burning combustion
καυσιμο fuel
καυσοξυλα firewood
καυστηρασ burner
καυτηριαζω cauterize cauterise burn
καυτοσ hot
καφασι crate crateful
καφε καφετερια cafe coffeehouse
καφεσ coffee
καφεσ coffee java
καφετιερα coffeepot
καφτανι caftan kaftan
καψουλα capsule
καψουλι detonator cap
κεγχριο whitehead milium
κεδροσ kalantas
κεικ cake
κειμαι back
κειμαι lie
κειμενο text
κελαρι pantry larder buttery
κελεβη celebes sulawesi
κελι cell
κελυφοσ καβουκι shell
κελυφοσ καβουκι καυκαλο carapace shell cuticle shield
κελυφοσ φλουδα hull
κενο slot
κενο space place
κενο χωροσ vacuum vacuity
κενοδοξια ματαιοδοξια ματαιοφροσυνη conceit conceitedness vanity
κενοτοπιο χυμοτοπιο vacuole
κεντ kent
κεντρικοσ central
κεντρο center centre
κεντρο center centre middle heart eye
κεντρο center centre midpoint
κεντρο centrum
κεντρο middle
κεντρο spot
κεντρωοσ center
κεντρωοσ centrist moderate moderationist
κενυα kenya
κερασι cerise cherry
κερασι πετροκερασο cherry
κερασια cherry
κερασφορα deer cervid
κερατιαση keratosis
κερατινοσ corneous hornlike horny
κερατο horn
κερδιζω προσαυξανω advance gain
κερδοσ ωφελεια οφελοσ profit gain
κερδοσ ωφελεια ωφελημα οφελοσ gain
κερι candle taper
κερκετησ grapnel grapple grappler
κερκιδα radius
κερμα coin
κετσαπ catsup ketchup cetchup
κευλανη ceylon
κεφαλαιαγορα market
κεφαλαιο bankroll roll
κεφαλαιο capital
κεφαλαιο chapter
κεφαλαιοποιηση capitalization capitalisation
κεφαλαιουχοσ χρηματοδοτησ financier moneyman
κεφαλη head
κεφαλι head
κεφαλι head caput
κεφαλιον ear spike capitulum
κεφαλοδεσμοσ headband
κεφαλοποδο cephalopod
κεφαλοσκαλο landing
κεφαλοχορδωτα cephalochordata
κηδεια funeral
κηδευω bury entomb inhume inter
κηπευτικα produce
κηπευτικη κηπουρικη φυτοκομια gardening horticulture
κηποσ garden
κηποσ μπαξεσ περιβολι garden
κηπουροσ περιβολαρησ gardener
κηροζινη kerosene kerosine
κητωδη cetacea
κηφηνασ drone
κιαλια binoculars
κιβωτιο kit outfit
κιεβο kyyiv kiev
κιθαρα guitar
κιθαρισ τσιτερ zither cither zithern
κιθαριστασ guitarist
κικερο cicero
κιλλιβαντασ turret
κιλο χιλιογραμμο key
κιλο χιλιογραμμο kilogram kilo
κιλοχερτζ kilohertz khz kilocycle
κιμασ mince
κιμονο kimono
κινα china prc cathay
κινγκστον kingston
κινδυνοσ danger
κινδυνοσ ρισκο risk peril danger
κινδυνοσ ρισκο riskiness peril
κινημα genre
κινημα movement front
κινηματικη kinematics
κινηματογραφηση filming cinematography
κινηση campaign cause crusade drive movement effort
κινηση motion
κινηση motion question
κινηση move
κινηση movement motion
κινηση traffic
κινηση wag waggle shake
κινηση νοημα χειρονομια gesture motion
κινησιολογια kinesiology
κινητηρασ motor
κινητικοτητα mobility
κινητοποιηση στρατιωτικοποιηση mobilization mobilisation militarization militarisation
κινητρο motivation motive need
κινουμαι move
κινουμαι move run
κινουμενοσ moving
κινσασα kinshasa leopoldville
κινω move
κινω stimulate excite
κιονασ column pillar
κιονοκρανο capital chapiter cap
κιργιζια κιργισταν kyrgyzstan kirghizia kirgizia kirghiz kirgiz kirghizstan kirgizstan
κιριμπατι kiribati
κισιναου kishinev chisinau
κισσα jay
κιτρια citron
κιτρινο yellow yellowness
κιτρολεμονια rangpur lemanderin
κιχωριον cichorium
κλαβεσινο harpsichord cembalo
κλαβιε fingerboard clavier
κλαβιε πληκτρολογιο keyboard
κλαδεμα κλαδευμα pruning
κλαδευτηρι pruner lopper
κλαδι stub
κλαδοσ discipline subject field study bailiwick
κλαδοσ κλαδι κλαρι branch
κλαδοσ παρακλαδι σκελοσ branch leg ramification
κλαδοσ παραρτημα υποδιαιρεση branch subdivision arm
κλαδοσ τομεασ territory
κλαμα crying weeping tears
κλαμπ cabaret nightclub club nightspot
κλανια πορδη fart farting flatus wind
κλαρινετιστασ clarinetist clarinettist
κλαρινετο clarinet
κλαση class
κλασικοσ classical classic hellenic
κλασματικοσ fractional
κλαυθμυριζω κλαψουριζω μυξοκλαιω σιγοκλαιω wail whimper mewl pule
κλαψουρα κλαψουρισμα jeremiad
κλειδαρια κλειδωνια lock
κλειδαροτρυπα keyhole
κλειδι clef
κλειδι key
κλειδι μοχλοσ key
κλειδοχορδο clavichord
κλεινω conclude close
κλεινω reserve hold book
κλεισιμο φραξιμο blockage closure occlusion
κλειστρο breechblock
κλειτοριδα clitoris clit button
κλεψια κλοπη larceny theft thievery thieving stealing
κλεψυδρα clepsydra
κλεψυδρα sandglass
κληματαρια arbor
κληματαρια arbor arbour bower pergola
κληματσιδα κληματοβεργα tendril
κληρικοσ cleric churchman divine ecclesiastic
κληρονομια heritage
κληρονομια inheritance heritage
κληρονομια κληρονομημα inheritance
κληρονομια κληρονομημα inheritance heritage
κληρονομικοτητα heredity
κλιβανοσ furnace
κλικ chink click clink
κλικα clique coterie ingroup pack camp
κλιμα climate clime
κλιμακα scale
κλιματολογια climatology
κλινοσκεπασματα bedclothes bedding
κλιση conjugation
κλιση declension
κλιση inclination inclining
κλιση inflection inflexion
κλομπ truncheon nightstick baton billy billystick
κλοουν παλιατσοσ clown buffoon goof goofball
κλοπη shoplifting shrinkage
κλοτσια λακτισμα kick boot kicking
κλοτσοπατιναδα gripe kick beef bitch squawk
κλωβοσ container
κλωναρι limb
κλωνοσ clone clon
κλωστη thread yarn
κνημη crus
κνημη shank
κνημη tibia shinbone shin
κνησμοσ φαγουρα itch itchiness itching
κοβαλτιο cobalt
κοβεντρι coventry
κογχη orbit
κοιλαδα valley vale
κοιλεντερο κοιλεντερωτο coelenterate cnidarian
κοιλια abdomen venter stomach belly
κοιλια belly paunch
κοιλια venter
κοιλωμα κοιλοτητα concavity incurvation incurvature
κοιμαμαι nap catnap
κοινο audience
κοινο public
κοινοβουλευτικοσ parliamentary
κοινοπολιτεια commonwealth
κοινοπραξια συνεταιρισμοσ combination
κοινοσ common
κοινοσ συνηθησ common
κοινοσ συνηθισμενοσ common
κοινοτητα biome
κοινοτητα commune
κοινοτητα community
κοινοτητα house
κοινοτητα municipality
κοινοτητα profession
κοινοτοπια unoriginality
κοινωνια society
κοινωνικοποιηση socialization socialisation acculturation enculturation
κοινωνικοποιω socialize socialise
κοινωνικοσ social
κοινωνικοτητα communicativeness
κοινωνιοβιολογια sociobiology
κοινωνιογλωσσολογια sociolinguistics
κοινωνιολογια sociology
κοινωνιολογοσ sociologist
κοκα coca
κοκαινη cocaine cocain
κοκαλο ray
κοκαλο shoehorn
κοκαλο οστο bone
κοκκιδοπλαισιο ραστερ raster
κοκκιναδι κραγιον lipstick
κοκκινιζω ντροπιαζομαι blush crimson flush redden
κοκκινο red redness
κοκκινοπιπερια capsicum pepper
κοκκινοπιπερο cayenne
κοκκινοπιπερο παπρικα paprika
κοκκορεβιθια τερεβινθοσ τριμιθια terebinth
κοκκοσ grain
κοκκοσ σποροσ seed
κοκορασ πετεινοσ cock rooster
κοκορομαχιεσ cockfight
κοκοφοινικασ coconut coco
κοκοφοινικασ icaco
κοκτειλ cocktail
κολ ριμελ kohl
κολακασ charmer beguiler
κολαρο collar
κολαρο collar neckband
κολαση hell perdition inferno pit
κολεγιο college
κολεγιοπαισ collegian
κολει λαση collie
κολεκτιβισμοσ κολεχτιβισμοσ collectivism
κολεοπτερα coleoptera
κολιαντρο coriander
κολιε περιδεραιο necklace
κολιμπρι hummingbird
κολιτιδα colitis
κολλαβοσ στριφταρι peg
κολλαγονο collagen
κολλαω κολλω catch
κολλαω μολυνω infect
κολλητοσ confidant intimate
κολοβωμα stump
κολοκυθα gourd
κολοκυθα squash
κολοκυθια gourd
κολομβια colombia
κολομπο colombo
κολον colon
κολποσ vagina
κολυμβηθρα baptistry baptistery font
κολυμβητησ swimmer natator bather
κολυμπι swimming swim
κολωνα στηλη column
κολωνια cologne koln
κομβιον κουμπι button
κομβρετοειδεσ combretum
κομητεια earldom
κομμα party
κομματι cut
κομματι gobbet
κομματι man piece
κομματι morsel
κομματι part piece
κομματι piece
κομματι piece slice
κομματιαζω fragment fragmentize fragmentise
κομματικοσ partisan partizan
κομμουνισμοσ communism
κομμουνιστησ communist commie
κομμωση hairdo hairstyle coiffure coif
κομμωτηριο salon
κομο κομοσ chest bureau dresser
κομπιαζω κοντοστεκομαι σταματω hesitate pause
κομπινα racketeering
κομπινεζον chemise shimmy shift slip teddy
κομποσ burl
κομποσ knot
κομποστα conserve preserve conserves preserves
κομπρα cobra
κομφορμισμοσ κονφορμισμοσ conformity conformism
κομφουκιανισμοσ κομφουκισμοσ confucianism
κομφουκιοσ confucius kongfuze
κομψοτητα χαρη elegance
κονακρυ conakry konakri
κονβοι convoy
κονγκο congo
κονγκο congo zaire
κονδυλοσ condyle
κονδυλοσ knuckle
κονδυλωμα wart verruca
κονιδα nit
κονσερβα can canful
κονσερβα can tin
κονσερβοποιω can tin
κονσερτο κοντσερτο συναυλια concert
κονταινω shorten
κονταρι shaft
κοντεμα shortening
κοντινοσ close
κοντινοσ πλησιον near close nigh
κοντραμπασο contrabass
κοντραμπασο contrabassoon contrafagotto
κοντρεσ burnup
κοπαδι gaggle
κοπαδι herd
κοπανοσ beater
κοπεγχαγη copenhagen kobenhavn
κοπη κοψιμο cut cutting
κοπιδι κοπτηρασ σκαρπελο σμιλη chisel
κοποσ μοχθοσ effort exertion travail sweat
κοπρα copra
κοπρια κοπροσ dunghill midden muckheap muckhill
κοπριτησ κοπροσκυλο cur mongrel mutt
κοπτηρασ incisor
κορακασ raven
κορακι crow
κορακομορφα coraciiformes
κορανι koran quran book
κορδελα ταινια ribbon
κορδονι lace lacing
κορδονι line
κορεννυω παραγεμιζω υπερπληρω impregnate saturate
κορη daughter girl
κοριτσι girl
κορκ cork
κορμορανοσ φαλακροκορακασ cormorant
κορμοσ stump
κορμοσ torso trunk body
κορμοσ trunk bole
κορνγουολ cornwall
κορντομπα cordoba cordova
κορντοφαν kordofan
κοροζο φυτελεφασ corozo
κορομηλια bullace
κορομηλο greengage
κορσεσ corset girdle stays
κορσεσ foundation
κορσεσ stay
κορυδαλλοσ σιταρηθρα lark
κορυφη top
κορυφη top upside
κορυφωση climax
κοσκινιζω winnow
κοσμημα στολιδι jewelry jewellery
κοσμηματοπωλησ jeweler jeweller
κοσμογραφια cosmography
κοσμογραφια κοσμολογια cosmology cosmogony cosmogeny
κοσμοπλημυρα κοσμοσυρροη κοσμοσ πολυκοσμια multitude throng concourse
κοσμοσ world domain
κοσμοσ μακροκοσμοσ συμπαν universe existence creation world cosmos macrocosm
κοσμοσ οικουμενη υδρογειοσ υφηλιοσ earth world globe
κοσμοσ πληθοσ crowd
κοσοβο kosovo
κοστοσ price cost toll
κοστουμι costume
κοστουμι suit
κοτα ορνιθα chicken
κοτα ορνιθα hen biddy
κοτετσι yard
κοτετσι ορνιθωνασ coop hencoop henhouse
κοτλε cord corduroy
κοτο koto
κοτολετα cutlet scallop scollop escallop
κοτοπουλο chick biddy
κοτοπουλο chicken poulet volaille
κοτσανι stick
κοτσανι stock
κοτσανι μισχοσ στελεχοσ stalk stem
κοτσουολντ cotswolds
κουαρτετο quartet quartette foursome
κουβα cuba
κουβαλαω carry
κουβαλω carry pack take
κουβανεζα κουβανεζοσ κουβανη κουβανοσ cuban
κουβαρι clew
κουβασ bucket bucketful
κουβειτ kuwait koweit
κουβεντα chat confab confabulation schmooze schmoose
κουβεντα talk
κουβεντα λεξη συζητηση discussion word
κουβερτα blanket cover
κουδουνισμα bell toll
κουζινα cooker
κουζινα kitchen
κουζινα φουρνοσ stove range
κουζινιτσα kitchenette
κουιζ quiz
κουινσ queens
κουκλα doll dolly
κουκουλωνομαι scarf
κουκουτσι drupelet
κουκουτσι pip
κουλτουρα acculturation culture
κουμκουατ kumquat
κουμπαρασ bank
κουμπι push button
κουναβι ferret
κουναβι weasel
κουνελι rabbit coney cony
κουνελι rabbit hare
κουνουπι mosquito
κουπα mug
κουπι oar
κουραγιο σθενοσ courage courageousness bravery braveness
κουραζομαι tire pall weary fatigue jade
κουραρω περιθαλπω treat
κουραση fatigue weariness tiredness
κουραστικοσ exhausting tiring wearing wearying
κουρδισμα κουρντισμα tuning
κουρδισμα κουρντισμα στριψιμο wind winding twist
κουρεασ hairdresser hairstylist stylist styler
κουρελι ρακοσ τζαντζαλο rag shred tag tatter
κουρεμα haircut
κουρσκ kursk
κουρτινα curtain drape drapery mantle pall
κουταβι pup whelp
κουταβι σκυλακι pooch doggie doggy barker
κουταλα ladle
κουταλι spoon
κουταλια spoon spoonful
κουταλια tablespoon tablespoonful
κουτελιτησ plonk
κουτι box
κουτι box boxful
κουτσομπολησ gossip gossiper gossipmonger rumormonger rumourmonger newsmonger
κουτσομπολιο chitchat gab gabfest gossip causerie
κουτσομπολιο συκοφαντια φαρμακογλωσσια tattle singing telling
κουτσομπολιο σχολιο gossip comment scuttlebutt
κουτσουρο log
κοχλιασ cochlea
κοψιμο cut gash slash slice
κραιστσερτσ christchurch
κρακαταου krakatau krakatao krakatoa
κρακοβια cracow krakow krakau
κραμα alloy metal
κρανια dogwood cornel
κρανιο cranium braincase brainpan
κρανιο skull
κραση φυση physique build habitus
κρασι wine vino
κρασπεδο παρυφη verge
κρατηση detention detainment hold custody
κρατητηριο lockup
κρατικοσ national
κρατοσ πολιτεια state
κρατοσ πολιτεια state nation country land commonwealth
κρατοσ χωρα country state land
κρατω book
κραχ crash collapse
κρεασ meat
κρεατομηχανη mincer
κρεβατι bed
κρεβατοκαμαρα υπνοδωματιο bedroom chamber bedchamber
κρεμα cream
κρεμα πολτοσ spread paste
κρεμασμα hang
κρεμαστρα hanger
κρεματοριο crematory crematorium
κρεμμυδι onion
κρεοπωλησ χασαπησ butcher meatman
κρηπιδα κρηπιδωμα revetment revetement
κρησαρα κοσκινο sieve screen
κριαρι ram tup
κριθαρι barley
κριθαρι barleycorn
κρικετομυσ χαμστερ hamster
κριμαια crimea
κριοσ aries
κριοσ ram
κριση attack
κριση crisis
κριση discretion discernment
κριση judgment judgement assessment
κριση judgment judgement mind
κρισιμοσ critical
κριτηριο προτυπο criterion standard
κριτησ νομικοσ judge justice jurist
κριτικη analysis
κριτικη review critique
κριτικοσ critic
κριτικοσ σχολιαστησ commentator reviewer
κροατησ croatian croat
κροατια croatia hrvatska
κροκετα croquette
κροκοδειλοειδη crocodilian
κροκοδειλοσ crocodile
κροκοσ λεκιθοσ yolk vitellus
κροταφιτησ temporalis
κροταφοσ temple
κρουση προσκρουση impact
κρουστα crust incrustation encrustation
κρυο ψυχοσ coldness cold frigidity frigidness
κρυογονικη cryogenics cryogeny
κρυοσ ψυχροσ cold
κρυοσκοπιο cryoscope
κρυπτη crypt
κρυπτογραφια cryptography coding steganography
κρυπτογραφια κρυπτολογια cryptanalysis cryptanalytics cryptography cryptology
κρυπτοφυτα cryptophyta
κρυσταλλο poudrin
κρυσταλλογραφια crystallography
κρυσταλλοσ crystal
κρυσταλλωμενοσ crystallized crystallised
κρυψωνα hideout hideaway den
κτενοφορα ctenophora
κτηματα estate land acres demesne
κτηριο building edifice
κτηση possession
κτιριων περασμα passageway
κτυποσ χτυποσ beat
κυβεια τζογοσ χαρτοπαιξια gambling gaming play
κυβερνηση officialdom
κυβερνητησ ruler swayer
κυβερνητικη cybernetics
κυβερνω regulate regularize regularise order govern
κυβερνω κυριαρχω predominate dominate rule reign prevail
κυβιστηση somersault somerset summersault summerset somersaulting flip
κυβοσ block cube
κυβοσ cube
κυδωνι quince
κυδωνια quince
κυκεωνασ μειγμα συνονθυλευμα συμφυρμα oddments melange farrago ragbag mishmash hodgepodge hotchpotch gallimaufry
κυκλοσ cycle
κυκλοσ cycle oscillation
κυκλοφορια circulation
κυκλωμα circuit
κυκνοσ swan
κυλινδροσ cylinder
κυλινδροσ roller
κυλισμα ρολαρισμα τσουλημα roll bowl
κυμα wave
κυμα wave undulation
κυματισμα κυματισμοσ seiche
κυματογραφοσ κυμογραφοσ kymograph cymograph
κυματοθραυστησ washboard splashboard
κυματομορφη waveform
κυμβαλα cymbal
κυνηγι hunt hunting
κυνηγοσ hunter huntsman
κυνηγοσκυλο hound
κυνισμοσ cynicism
κυνοδοντασ fang
κυνοδοντασ σκυλοδοντο canine eyetooth dogtooth cuspid
κυπελλο cup
κυπελλο mug mugful
κυπριτησ cuprite
κυπροσ cyprus
κυρια lady
κυρια λαιδη dame madam lady gentlewoman
κυριαρχια domain demesne land
κυριοσ gentleman
κυρτοτητα convexity
κυτταρο cell
κυτταρολογια cytology
κυτταροπλασμα cytoplasm cytol
κυτταροστομα cytostome
κυτταροτροφοβλαστησ blastomere
κυψελιδα alveolus
κωδικασ code
κωδικασ code codification
κωδικοσ κωδικασ code
κωδωνοστοιχια carillon
κωλυσιεργια παρακωλυση παρεμποδιση obstructionism
κωμα coma comatoseness
κωμικοσ comedian comic
κωμοπολη town
κωμοπολη town townspeople townsfolk
κωνειο hemlock
κωπηλασια rowing row
λαβαρο σημαια standard banner
λαβη handle grip handgrip hold
λαβυρινθοσ labyrinth
λαγκαδια ρεματια ravine
λαγομορφα lagomorph
λαγονα λαγονι flank
λαγοσ hare
λαγουτο λαουτο lute
λαγοχορτο salsify
λαγων haunch
λαγωχειλια harelip cheiloschisis
λαδι oil
λαζανι lasagna lasagne
λαζανια χυλοπιτεσ noodle
λαθοσ mistake error fault
λαθρεμποριο smuggling
λαιδη μιλαιδη ladyship
λαικισμοσ populism
λαικοι laity temporalty
λαιμ λιμα λιμετια lime
λαιμαργια gluttony overeating gula
λαιμοσ neck cervix
λαιμοσ στενωμα neck
λακουβα λουμπα pool puddle
λαμα lama
λαμα razor
λαμα προβατοκαμηλοσ llama
λαμακι strip
λαμινειτ laminate
λαμπα lamp
λαμπα lightbulb bulb
λαμπα λαμπτηρασ λυχνια lamp
λαμποκοπημα φεγγοβολημα λαμψη brightness
λαμπροτητα μεγαλειο magnificence brilliance splendor splendour grandeur grandness
λαμπροτητα σοβαροτητα σπουδαιοτητα importance grandness
λανκασαιρ lancashire
λανκαστερ lancaster
λαντογκα ladoga
λαογραφια folklore
λαοσ folk folks
λαοσ laos
λαοσ nation land country
λαοσ populace public world
λαοσ μαζα οχλοσ multitude masses mass people
λαπωνια lappland lapland
λαρυγγασ larynx
λαρυγγοσκοπιο laryngoscope
λαρυγγοφαρυγγασ laryngopharynx
λασκαρω ξεσφιγγω χαλαρωνω loosen loose
λασο lasso lariat riata reata
λαστιχακι elastic
λατινικα latin
λατιο latium lazio
λατομειο chalkpit
λατομειο pit quarry
λατρεια adoration latria
λατρεια worship
λαχαινω τυχαινω chance
λαχανικο vegetable veggie veg
λαχανο cabbage chou
λαχανοπωλησ μαναβησ οπωροπωλησ grocer
λαχνη villus
λαχταρα hankering yen
λαχταρα longing yearning hungriness
λεαινα λιονταρινα lioness
λεβιθα helminth
λεγεωναριοσ legionnaire legionary
λεια loot booty pillage plunder prize swag
λειζερ laser
λεικλαντ lakeland
λειρι comb cockscomb coxcomb
λειτουργημα function office part role
λειτουργια function purpose role use
λειτουργια liturgy
λειτουργια mass
λειτουργια operation
λειτουργια operation functioning performance
λειτουργια routine subroutine subprogram procedure function
λειτουργια service
λειτουργικοσ functional
λειτουργικοσ functioning
λειτουργισμοσ functionalism
λειτουργω act
λειτσεστερ leicester
λειτσεστερ leicestershire leicester
λειχηνα lichen
λειχηνεσ lichenes
λειψανο πτωμα cadaver corpse stiff clay remains
λειψανοθηκη reliquary
λειωνω ρευστοποιουμαι liquefy flux liquify
λεκανη basin
λεκανη basin basinful
λεκανη πυελοσ pelvis hip
λεκεσ smudge spot blot daub smear smirch slur
λελακασ λελεκι πελαργινα πελαργοσ stork
λεμοναδα lemonade
λεμονι lemon
λεμονια lemon
λεμφαδενασ λεμφογαγγλιο node
λεμφοβλαστησ lymphoblast
λεμφοκυτταρο lymphocyte
λεμφοσ lymph
λενιν lenin
λενινγκραντ leningrad peterburg petrograd
λενινιστησ μαρξιστησ bolshevik marxist red bolshie bolshy
λεξη form signifier descriptor
λεξη word
λεξικο dictionary lexicon
λεξικο wordbook
λεξικογραφια lexicography
λεξικογραφοσ lexicographer lexicologist
λεξικολογια lexicology
λεξιλογιο vocabulary lexicon
λεοπαρδαλη leopard
λεπι φολιδα scale
λεπιδα blade
λεπιδοπτερα lepidoptera
λεπιδοπτερο lepidopteron lepidopteran
λεπταινω thin
λεπτο minute min
λεπτολογημα μικρολεπτομερεια minutia
λεπτομερεια detail
λεπτομερεια detail item point
λεπτομερεια detail particular item
λεπτοτητα τακτ delicacy discretion
λεσοθο lesotho basutoland
λεσχη club society guild gild lodge order
λεσχη clubhouse club
λεττονια latvia
λευγα league
λευκα poplar
λευκοπλαστησ plaster
λευκορωσια belarus byelarus byelorussia belorussia
λευκορωσοσ byelorussian belorussian
λευκοσ white
λευκωσια nicosia
λεφτα παραδεσ παραδακι χρημα boodle bread cabbage clams dinero dough gelt kale lettuce lolly lucre loot moolah pelf scratch shekels simoleons sugar wampum
λεφτα χρηματα money
λεων leo
λεων λεονταρι λιονταρι lion
λεωφορειο πουλμαν bus autobus coach charabanc jitney motorbus motorcoach omnibus
λεωφοροσ avenue boulevard
λεωφοροσ thoroughfare
ληξη τερματισμοσ termination ending conclusion
ληξιαρχοσ registrar
λησμονω ξεμαθαινω unlearn
ληστεια mugging
ληστεια robbery
ληψη reception receipt
λιβανοσ lebanon
λιβερια liberia
λιβερπουλ liverpool
λιβυη libya
λιγνινη lignin
λιγοσ λιγοστοσ little slight
λιγουρα λιμοσ πεινα hunger hungriness
λιγουρια liguria
λιεγη liege luik
λιθοσ συγκριμα calculus concretion
λιθοσφαιρα lithosphere geosphere
λικερ liqueur cordial
λιμα file
λιμανι port
λιμανι seaport haven harbor harbour
λιμερικ limerick
λιμνη lake
λιμνολογια limnology
λιμουζινα limousine limo
λιμπρεβιλ libreville
λινκονσαιρ lincolnshire
λινο linen
λιντσ linz lentia
λιντσαρω lynch
λιονταρακι lionet
λιουμπλιανα ljubljana
λιπιδιο lipid lipide lipoid
λιποθυμια unconsciousness
λιποσ fat
λιποψυχοσ quitter
λισαβονα lisbon lisboa
λιχουδια dainty delicacy goody kickshaw treat
λιχουδια μεζεσ relish
λιχτενσταιν liechtenstein
λοβιο lobe
λογικη logic
λογικη νοοτροπια mentality outlook mindset
λογικοσ reasoner ratiocinator
λογισμικο software package
λογιστικη accountancy accounting
λογοσ oratory
λογοτεχνησ essayist litterateur
λογοτεχνια literature
λογοτεχνια literature lit
λοιδορια χλευασμοσ twit taunt taunting
λοιδωρια προσβολη υβρισ insult affront
λοκομοτιβα locomotive engine
λομβαρδια lombardy lombardia
λομε lome
λομπι lobby
λονδινο london
λονδρεζοσ londoner
λοντζ lodz
λοξοτητα lopsidedness skewness
λοσιον lotion
λοστοσ crowbar pry
λοστρομοσ boatswain bosun
λοταρια lottery
λουαντα luanda
λουζιτανια lusitania
λουθηροσ luther
λουιζα beebalm
λουκανικο sausage
λουκι υδρορροη gargoyle
λουλακι anil indigo indigotin
λουλουδι globeflower
λουμπεκ lubeck
λουμπλιν lublin
λουξεμβουργιανοσ λουξεμβουργιοσ luxemburger luxembourger
λουξεμβουργο luxembourg luxemburg
λουπινο lupine lupin
λουρι χαλιναρι cheekpiece
λουτρα λουτροπολη spa
λουτρο μπανιο bathroom bath
λοφοσ hill
λοχια lochia
λοχοσ company
λυγαρια osier
λυγκασ lynx catamount
λυκοσ wolf
λυπη sadness sorrow sorrowfulness
λυπηση sorrow
λυρα lyre
λυση solution
λυτρα ransom
λυτρωση σωτηρια redemption salvation
λωζαννη lausanne
λωριδα strip
λωριδα strip slip
μαγαζι shop store
μαγαζι workshop shop
μαγγανιο manganese
μαγειρασ chef
μαγειρασ cook
μαγειρεμα μαγειρικη παρασκευη cooking cookery preparation
μαγειρευω cook
μαγειρικη cuisine
μαγια yeast
μαγιο swimsuit swimwear
μαγιορκα majorca
μαγκλη μαγγροβιον blackwood
μαγκο mango
μαγνησιο periclase magnesia
μαγνητησ magnet
μαγνητισμοσ magnetism magnetics
μαγνητιτησ lodestone loadstone
μαγνητομετρο magnetometer gaussmeter
μαγνητοταινια tape
μαγουλο cheek
μαδαγασκαρη madagascar
μαδρασ madras
μαδριτη madrid
μαεστρια command control mastery
μαεστροσ bandmaster
μαεστροσ conductor director
μαζα mass
μαζα οχλοσ mob rabble rout
μαζευω draw
μαζευω meet gather assemble forgather foregather
μαζι together unitedly
μαησ μαιοσ may
μαθαινω learn larn acquire
μαθημα course class
μαθημα lesson
μαθηματικα mathematics math maths
μαθηματικοσ mathematician
μαθησιακοσ educative
μαθητευομενοσ apprentice learner prentice
μαθητησ learner scholar assimilator
μαθητησ schoolboy
μαθητησ schoolchild pupil
μαιευτηρασ obstetrician accoucheur
μαιευτικη obstetrics tocology midwifery
μακαρονι macaroni
μακραινω lengthen
μακρινοσ far
μακρομοριο macromolecule supermolecule
μακροσ μηκοσ duration length
μακροσκοπικοσ macroscopic macroscopical
μακρυσ μεγαλοσ long
μακτρο wiper
μακτρο μαντηλι handkerchief hankie hanky hankey
μαλαγα malaga
μαλαισια malaysia malaya
μαλακια mollusca
μαλακιο mollusk mollusc shellfish
μαλαουι νυασαλανδη malawi nyasaland
μαλαχιτησ malachite
μαλδιβεσ maldives
μαλε male
μαλι mali
μαλλι fleece
μαλλι hair fuzz tomentum
μαλλι mane
μαλλι χνουδι down
μαλτα malta
μανδαλο μανταλο συρτησ catch
μανδυασ dolman
μανδυασ mantle
μανδυασ mantle pallium
μανικι sleeve arm
μανιλα manila
μανιταρι fungus
μανιταρι mushroom
μανιταρι puffball
μανιφεστο manifesto pronunciamento
μανολια magnolia
μανομετρο manometer
μανταλο bolt deadbolt
μανταρινι mandarin
μανταρινι tangelo ugli
μανταρινια mandarin
μαντζουρανα marjoram oregano
μαντολινο mandolin
μαντρι pen
μαντρωνω corral
μαντσεστερ manchester
μανχαιμ mannheim
μανχαταν manhattan
μαξιλαρι cushion
μαξιλαρι προσκεφαλο pillow
μαξιλαροθηκη case pillowcase slip
μαο mao
μαοισμοσ maoism
μαονι hardtack
μαονι mahogany
μαραθο fennel finocchio
μαραθο μαραθοσ fennel
μαραθωνιοσ marathon
μαραινομαι fade wither
μαραμπου marabou marabout
μαργαρινη margarine margarin oleo oleomargarine marge
μαρενγκο marengo
μαριμπα ξυλοφωνο marimba xylophone
μαρινατα marinade
μαρκα brand marque
μαρκα mark stigma brand stain
μαρκαρω σημαδευω mark
μαρκετινγκ marketing
μαρμαρο marble
μαρμελαδα jam
μαρμοτα marmot
μαροκο morocco maroc marruecos
μαρσιπομυσ διδελφυσ opossum possum
μαρσιποφορα marsupial
μαρτησ μαρτιοσ march mar
μαρτυρασ testifier deponent deposer
μαρτυρασ witness witnesser informant
μαρτυριο calvary martyrdom
μασελα οδοντοστοιχια dentition teeth
μασελα οδοντοστοιχια denture plate
μασκα προσωπιδα προσωπειο mask
μασκαρα mascara
μασκαρεμα μεταμφιεση disguise
μαστορια τεχνη trade craft
μαστοσ mamma
μαστοσ udder bag
μαστουρωμα trip
μασχαλη armpit axilla
ματαιωση frustration thwarting foiling
ματθαιοσ matthew levi
ματι οπη eye
ματι οφθαλμοσ eye oculus optic
ματσο σκουλλι salsify
ματσολα σφυρι mallet hammer
ματτερχορν matterhorn
μαυρικιοσ mauritius
μαυρισμα tan suntan sunburn burn
μαυριτανια mauritania mauritanie muritaniya
μαυροβουνιο montenegro
μαυσορ karnataka mysore
μαυσωλειο mausoleum
μαφια mafia maffia
μαχαιρι knife
μαχαιροπηρουνα cutter cutlery
μαχαιροπιρουνα cutlery
μαχη battle conflict fight engagement
μαχη struggle battle
μεγαλομανια megalomania
μεγαλοσ capital great majuscule
μεγαλοσ large big
μεγαλοσ ψηλοσ eminent lofty soaring towering
μεγαλοψυχοσ big large magnanimous
μεγαλυτεροσ bigger larger
μεγαλωνω enlarge
μεγαλωνω grow
μεγαλωνω mature maturate grow
μεγαφωνο megaphone
μεγγενη cramp
μεγγενη vise
μεγεθοσ magnitude
μεγεθυντησ magnifier
μεγιστοποιω maximize maximise
μεγκενη clamp clinch
μεδουσα medusa medusoid medusan
μεδουσα τσουχτρα jellyfish
μεζονετα maisonette maisonnette
μεζουρα tape tapeline
μεθανιο methane
μεθοδιστησ methodist
μεθοδιστησ wesleyan
μεθοδολογια methodology
μεθοδοσ method
μεθυλενιο methylene
μειγμα compound
μειζων μεγαλυτεροσ major
μειονεκτημα liability
μειονοτητα μειοψηφια minority
μειωνομαι decline wane
μειωνω decrease lessen minify
μειωνω reduce concentrate
μειωνω χαμηλωνω flatten drop
μειωση decrease diminution reduction
μειωτικοσ reductive
μεκκα mecca
μελαγχολια melancholia
μελαγχολια melancholy
μελαναδα lividity
μελανη μελανι ink
μελανησια melanesia
μελανι ink
μελανινη melanin
μελανισμοσ melanosis melanism
μελασα σιροπι treacle
μελεταω μελετω study
μελετη study
μελετη σκεψη cogitation study
μελημα concern
μελι honey
μελια ash
μελισσα bee
μελισσι ορδη drove horde swarm
μελισσοκομια μελισσοτροφια beekeeping apiculture
μελλον future hereafter futurity
μελλοντασ future
μελλοντικοσ προσεχησ πρωτοσ future next succeeding
μελοσ member
μελωδια σκοποσ tune melody air strain line
μελωδικοσ μουσικοσ melodious melodic musical
μεμβρανη membrane
μενου menu card carte
μεντα mint
μεντεσεσ hinge
μεντορασ mentor
μενω καταλαμβανω populate dwell live inhabit
μενω παραμενω lie
μεξικο mexico
μερια side
μεριδα helping portion serving
μεριδα ration
μερικοσ partial
μεριμνω φροντιζω mind
μερισμα dividend
μερισμα μεριδιο interest stake
μεριστωμα meristem
μεροληψια partiality partisanship
μεροσ part portion
μεροσ region part
μεροσ section
μεροσ share portion part percentage
μεροσ site
μεροσ τοποθεσια location
μεροσ τοποθεσια τοποσ place
μεροσ τουαλετα toilet lavatory lav can john privy bathroom
μερωνυμια meronymy
μεσαζοντασ mediator intermediator intermediary intercessor
μεσανυχτα midnight
μεση οσφυσ loin lumbus
μεση οσφυσ waist waistline
μεσημερι noon midday noonday noontide
μεσιτεια brokerage
μεσο expedient
μεσο instrumentality instrumentation
μεσο means
μεσο medium
μεσο middle
μεσοθωρακασ μπουστο middle midriff midsection
μεσολαβηση mediation intermediation
μεσοσ middle
μεσοσφαιρα mesosphere
μεσουρανημα apex
μεσοφορι μισοφορι petticoat underskirt
μεταβαλλω change alter vary
μεταβαση passage transition
μεταβαση μεταβολη transition
μεταβαση μετατροπη conversion transition changeover
μεταβιβαση μετακινηση μεταφορα transportation transport transfer transferral conveyance
μεταβολη variation variance
μεταγγιζω transfuse
μεταδοση broadcasting
μεταδοση transmission
μεταδοση μολυνση infection contagion transmission
μεταζωα metazoa
μεταθεση displacement
μετακαρπιο metacarpus
μετακινηση locomotion travel
μετακινηση movement
μετακινουμαι shift
μετακινουμαι μετατοπιζομαι dislocate luxate splay slip
μετακομιση μετεγκατασταση move relocation
μεταλλαξη mutant mutation variation sport
μεταλλασσω transform transmute transubstantiate
μεταλλειο ορυχειο mine
μεταλλειολογια ορυκτολογια mineralogy
μεταλλειολογοσ mineralogist
μεταλλευμα ore
μεταλλο metal
μεταλλουργια μεταλλουργικη metallurgy
μεταμελεια repentance penitence penance
μεταμεσημβρινοσ postmeridian
μεταμορφωνω turn
μεταμορφωνω μεταπλαθω transform transmute metamorphose
μεταμορφωνω μεταρρυθμιζω μετασκευαζω μετασχηματιζω translate transform
μεταμφιεζομαι dress
μεταναστευση immigration
μεταναστησ migrant migrator
μετανοια penance
μετανοων penitent
μεταξα μεταξι silk
μεταξοσκωληκασ silkworm
μεταπηδω drop
μεταπτωση μεταλλαγη μεταστροφη vicissitude
μεταπωληση resale
μεταρσιωση περισπασμοσ beguilement distraction
μεταστεγαζω rehouse
μετασχηματιζω μετατρεπω τροποποιω convert
μετασχηματισμοσ transformation
μετασχηματιστησ transformer
μεταταρσιο metatarsus
μετατοπιση transport
μετατρεπομαι convert
μετατρεπω modify
μετατροπεασ transducer
μετατροπη τροποποιηση alteration modification adjustment
μεταφορα conveyance transport
μεταφορεασ carrier
μεταφυση metaphysis
μεταχειριση συμπεριφορα treatment handling
μετεγκεφαλοσ metencephalon
μετεωριτησ meteoroid meteor
μετεωρολογια meteorology
μετεωρολογοσ meteorologist
μετζεσολα insole innersole
μετοχοσ stockholder shareholder shareowner
μετραω μετρω measure
μετρημα count
μετρημενοσ ταπεινοσ unambitious ambitionless
μετρηση measurement measuring measure mensuration
μετρησιμοσ measurable mensurable
μετρητα cash
μετρητησ gauge gage
μετρητησ meter
μετρητησ στηλογνωμονασ counter tabulator
μετρο meter metre
μετρο meter metre measure beat cadence
μετρο metro tube underground subway
μετρο μετροταινια measure
μετρολογια metrology
μετρονομοσ χρονομετρο metronome
μετωπο brow forehead
μετωπο front
μηδαμινοτητα insignificance
μηδεν nothing nil nix nada null aught cipher cypher naught zero zilch zip zippo
μηκοσ length
μηλο apple
μηνασ month
μηνυμα message
μηνυμα message content substance
μηροσ μπουτι thigh
μηρυκαστικα ruminant
μητερα mother
μητρα matrix
μητρα uterus womb
μητροτητα motherhood maternity
μητρωο register
μηχανακι moped
μηχανακι σκουτερ scooter
μηχανη engine
μηχανη machine
μηχανημα συσκευη apparatus setup
μηχανημα συσκευη device
μηχανηματα machinery
μηχανικη mechanics
μηχανικοσ machinist mechanic
μηχανικοσ τεχνολογοσ engineer technologist
μηχανισμοσ action
μηχανισμοσ enginery
μηχανισμοσ machine
μηχανισμοσ mechanism
μηχανισμοσ mechanism mechanics
μηχανοδηγοσ motorman
μηχανοποιω mechanize mechanise motorize motorise
μηχανορροφια πλεκτανη συνωμοσια connivance collusion
μιγμα mixture
μιζα starter
μιζεροσ stingy ungenerous
μικραινω abridge foreshorten abbreviate shorten cut contract reduce
μικραινω συρρικνωνομαι shrink contract
μικρανεψια μικρανιψια grandniece
μικρεμα σμικρυνση dwindling
μικρο young offspring
μικροβιο microbe bug germ
μικροβιολογια microbiology
μικροβιολογοσ bacteriologist
μικρογλοια microglia
μικρογραμμαριο microgram mcg
μικροεπεξεργαστησ microprocessor
μικροηλεκτρονικη microelectronics
μικροκλοπη pilferage
μικροκωδικασ firmware microcode
μικρονησια micronesia
μικρονουσ στενοκεφαλοσ στενομυαλοσ narrowness
μικροοργανισμοσ microorganism
μικροσ little small
μικροσ minor modest small
μικροσ μικροσκοπικοσ small little
μικροσκοπια microscopy
μικροσκοπιο microscope
μικροτητα smallness littleness
μικροτσιπ chip microchip
μιλι mile
μιλια voice
μιλκσεικ milkshake shake
μιμηση impersonation personation
μιμοδραμα παντομιμα mime pantomime
μιμοσ mime mimer mummer pantomimer pantomimist
μιναρεσ minaret
μινσκ minsk
μιντεν minden
μιξερ mixer
μισθοσ wage pay earnings remuneration salary
μισο half
μισοκοιμαμαι sleep kip slumber
μισοσ hate hatred
μιτρα miter mitre
μνημα ταφοσ sepulcher sepulchre sepulture
μνημειο memorial monument
μνημη memory
μνημη memory remembering
μνημη memory storage store
μνημοσυνο commemoration memorialization memorialisation
μνηστεια betrothal espousal
μογγολια mongolia
μοδα manner mode style way fashion
μοδα vogue trend style
μοζαμβικη mozambique mocambique
μοιαζω look
μοιαζω ομοιαζω φαινομαι resemble
μοιρα destiny fate
μοιρα πεπρωμενο destiny fate
μοιρα πεπρωμενο περισταση τυχη fortune destiny fate luck lot circumstances portion
μοιρασια parcel portion share
μοιρασμα sharing
μοιρογνωμονιο protractor
μοιρολογι θρηνωδια μοιρολοι dirge coronach lament requiem threnody
μοκασινι moccasin mocassin
μολδαβια moldova moldavia
μολιζε molise
μολοσσοσ mastiff
μολοτοφ περμ perm molotov
μολυβδοσ lead
μολυβι pencil
μολυνση infection
μολυνση ρυπανση contamination pollution
μολυνω infect taint
μολυνω pollute foul contaminate
μοναδα company
μοναδα item point
μοναδα squad
μοναδα unit
μοναδα whole unit
μονακο monaco
μοναρχησ sovereign monarch
μοναρχια monarchy
μοναρχικοσ φιλοβασιλικοσ monarchist royalist
μοναστηρι monastery
μοναχη religious
μοναχο munich muenchen
μονεγασκοσ monegasque monacan
μονη μοναστηρι cloister
μονηρη monera prokayotae
μονηρησ moneran moneron
μονιτορ monitor
μονοθεισμοσ monotheism
μονοθειστησ monotheist
μονομαχια duel
μονοπατι path
μονοσθενησ monovalent univalent
μονοτρημο monotreme
μονταρω edit cut
μοντελο mannequin manikin mannikin manakin model
μοντελο model poser
μοριο molecule
μορμονοσ mormon
μορσ morse
μορφη countenance visage
μορφη figure
μορφη form shape pattern
μορφη kind sort form variety
μορφη personality
μορφη φορμα form
μορφημα morpheme
μορφινη morphine morphia
μορφολογια morphology
μορφολογια morphology geomorphology
μορφοποιω μορφωνω shape form
μορφωμενοσ educated
μορφωση education
μοσχα moscow
μοσχαρι calf
μοσχατο μοσχοσταφυλο muscat muscatel
μοσχευμα implant
μοσχοκαρυδο mace
μοσχοκαρυδο nutmeg
μοτιβο device
μοτιβο theme motif
μοτοποδηλατο motorcycle bike
μοτοποδηλατο παπακι παπι minibike motorbike
μουκανισμα μυκηθμοσ cry
μουλαρι hinny
μουλασ mullah mollah mulla
μουμια mummy
μουνι cunt puss pussy slit snatch twat
μουνοχειλο labium
μουρη προσωπο φατσα face
μουρια mulberry
μουρμανσκ murmansk
μουρμουρητο μουρμουρα μουρμουρισμα mutter muttering murmur murmuring murmuration mussitation
μουρο bacca
μουρο mulberry
μουσ mousse
μουσακι υπογενειο goatee
μουσειο museum
μουσικη music
μουσικολογια musicology
μουσικολογοσ musicologist
μουσικοσ musical
μουσικοσ musician
μουσικοσυνθετησ μουσικοσ μουσουργοσ συνθετησ composer
μουσικοτητα musicality musicalness
μουσκετο blunderbuss
μουσκετο musket
μουσμουλο medlar
μουσουδα muzzle
μουσουλμανοσ μωαμεθανοσ muslim moslem
μουσταρδα mustard
μουχλα mold mould
μοχερ mohair
μοχθηρια malevolence malevolency malice
μοχλοσ lever
μπαγκετα drumstick
μπαγκι bangui
μπαιρικι tarawa bairiki
μπακαλικο παντοπωλειο grocery market
μπακαρα μπακαρασ baccarat
μπακλαβασ baklava
μπαλα ball
μπαλα beachball
μπαλακλαβα balaclava
μπαλαλαικα balalaika
μπαλαουροσ brig
μπαλατον balaton plattensee
μπαλετο χοροδραμα ballet
μπαλι bali
μπαλκονι balcony
μπαλωμα makeshift stopgap
μπαλωμα patch
μπαλωνω mend patch darn
μπαμια gumbo okra
μπαμπασ dad dada daddy papa pappa pop
μπανανα banana
μπανανια banana
μπανγκαλοου bungalow cottage
μπανγκλαντεσ bangladesh
μπανιερα bathtub bath tub
μπανιο bathe
μπαντα band
μπαντζο banjo
μπαομπαμπ baobab
μπαρ bar
μπαρ σαλουν barroom bar saloon ginmill taproom
μπαρα bars
μπαργουμαν barmaid
μπαρμαν bartender barman barkeep barkeeper mixologist
μπαρμπαντοσ barbados
μπαρμπερησ barber
μπαρμπουνι goatfish surmullet
μπαρμπουντα barbuda
μπασα bass
μπαστουνι club
μπαταρια accumulator
μπαταρια battery
μπατσοσ bull cop copper fuzz pig
μπαχρειν bahrain bahrein
μπεγκουμ begum
μπειζμπολ baseball
μπελφαστ belfast
μπενελουξ benelux
μπερδεμα περιπλοκη συγχυση perplexity
μπερεσ beret
μπερκσαιρ berkshire
μπερμινχαμ birmingham brummagem
μπετον σκυροδεμα concrete
μπιζαμα μπιτζαμα πιζαμα πιτζαμα pajama pyjama jammies
μπικινι bikini
μπιντεσ bidet
μπιπ blip
μπισκοτο cookie cooky biscuit
μπιστολι πιστολι pistol handgun
μπιχεβιορισμοσ behaviorism behaviourism
μπιχεβιοριστησ συμπεριφοριστησ behaviorist behaviourist
μπλακαουτ συσκοτιση block
μπλακπουλ blackpool
μπλακτζακ blackjack
μπλε blue blueness
μπλεντερ blender liquidizer liquidiser
μπλουζα sweater jumper
μπογιατισμα painting
μποικοταζ boycott
μπολ bowl bowlful
μποντζο bongo
μποντιμπιλντερασ bodybuilder musclebuilder muscleman
μποξ fight
μποξ πυγμαχια boxing pugilism fisticuffs
μποξερ boxer
μποξερ πυγμαχοσ boxer pugilist
μποουλερ bowler derby
μποουλινγκ bowling
μπορα νεροποντη rainstorm
μπορντουρα border
μπορω persevere persist
μπορω qualify
μποτα boot
μποτσουανα botswana
μπουγκαινβιλ μπουγκαινβιλλ bougainville
μπουγκαντα buganda
μπουζου φρεσκο jail jailhouse gaol clink slammer poky pokey
μπουζουμπουρα bujumbura usumbura
μπουκα trap cakehole hole maw yap gob
μπουκαλα μπουκαλι bottle bottleful
μπουκαλι bottle
μπουκια mouthful
μπουκλα lock curl ringlet whorl
μπουλντογκ bulldog
μπουλντογκ pug
μπουμερανγκ boomerang
μπουμπουρασ bumblebee humblebee
μπουρζουαζια bourgeoisie
μπουρι flue
μπουρμα μυανμαρ myanmar burma
μπουρνουζι bathrobe
μπουρουντι burundi
μπουρουντιανοσ burundian
μπουστακι bosom
μπουστο bosom
μπουταν bhutan
μπουτικ boutique
μπουφεσ buffet counter sideboard
μπραγα braga
μπραζαβιλ brazzaville
μπραιτον brighton
μπραντι brandy
μπρασελε bracelet bangle
μπρατισλαβα bratislava pressburg pozsony
μπρατσο arm
μπριζ bruges
μπριντεζι brindisi
μπριοσ brioche
μπριστολ bristol
μπριτζ bridge
μπριτζταουν bridgetown
μπροκαρ brocade
μπρονξ bronx
μπρουκλιν brooklyn
μπρουντζοσ bronze
μπυρα lager
μυαλο genius mastermind brain brainiac einstein
μυαλο mind head brain psyche nous
μυαλο thinker mind
μυγα fly
μυγαλη shrew shrewmouse
μυδραλιο canister
μυελεγκεφαλοσ myelencephalon
μυελιτιδα myelitis
μυθολογια mythology
μυθοποιω mythologize mythologise mythicize mythicise
μυθοσ myth
μυκελιο mycelium
μυκητασ fungi
μυκητολογια mycology
μυλη grindstone
μυλη στεφανη crown
μυλωνασ miller
μυξομυκητασ myxomycota gymnomycota
μυοκαρδιο myocardium
μυοκαστορασ coypu nutria
μυολογια myology
μυραινα σμερνα moray
μυριοστημοριο μυριοστο myriagram myg
μυρισμα smell smelling
μυρμηγκι ant emmet pismire
μυρτια myrtle
μυρωδικο herb
μυσ muscle musculus
μυστηριο sacrament
μυστικισμοσ mysticism
μυστικο secret arcanum
μυστρι trowel
μυτη nose
μυτη point
μυτη πλωρη bow fore prow stem
μυτια ρουφηγμα sniff snuff
μωρο baby babe sister
μωρο νεογνο baby babe infant
μωρο παιδι child baby
ναδιρ antapex
ναιρομπι nairobi
ναλχικ nalchik
ναμιμπια namibia
ναμουρ namur
νανοτεχνολογια nanotechnology
ναοσ temple
ναουρου nauru
ναρκη mine
ναρκωση narcosis
ναρκωτικο narcotic
νασαου nassau
νατο nato
νατουραλισμοσ naturalism realism
νατριο sodium
ναυαγιο wrack rack
ναυτια seasickness naupathia
ναυτικο navy
ναφθα naphtha
ναφθαλινη naphthalene
νεα news
νεανισκοσ παλληκαρακι youth younker
νεβασ neva
νεκαρ neckar
νεκροθαλαμοσ morgue mortuary
νεκρολογια obituary obit necrology
νεκροσ πεθαμενοσ dead
νεκροταφειο cemetery graveyard necropolis
νεκροψια autopsy necropsy postmortem
νεκταρινι nectarine
νεκταρινια nectarine
νεογνολογια neonatology
νεοεγκεφαλοσ neencephalon neoencephalon
νεοζηλανδοσ kiwi
νεολαια young youth
νεοπλασμα tumor tumour neoplasm
νεοσ νεανιασ νεαροσ juvenile
νεοτητα bloom
νεοτητα youth
νεοφιλελευθερισμοσ neoliberalism
νεπαλ nepal
νεραγκουλα ranunculus
νερο waters
νερο υδωρ water
νερομπογια watercolor watercolour
νεστοριανισμοσ nestorianism
νευμα χειρονομια gesture
νευραξονασ axon axone
νευρικοτητα nervousness
νευρο nerve nervus
νευρο νευρωση vein nervure
νευροανατομια neuroanatomy
νευροβιολογια neurobiology
νευρογλοια neuroglia glia
νευροεπιθηλιο neuroepithelium
νευροεπιστημη neuroscience
νευρολογια neurology
νευρουποφυση neurohypophysis
νευροφυσιολογια neurophysiology
νευροφυσιολογια νευροψυχολογια ψυχοφυσιολογια neuropsychology psychophysiology
νευροψυχιατρικη neuropsychiatry
νευρωνασ neuron
νευρωση ψυχονευρωση neurosis neuroticism psychoneurosis
νευτωνασ newton
νεφελιο nebula
νεφολογια nephology
νεφρο kidney
νεφρολογια nephrology
νηματοζωο nematode roundworm
νησι island
νησιδα island
νησιδα isle islet
νησιωτησ islander
νηστεια fast fasting
νηστιδα jejunum
νιαουρισμα meow mew miaou miaow miaul
νιαουρισμα whimper whine
νιγηρασ niger
νιγηρια nigeria
νικητησ πρωταθλητησ champion champ
νιουκαστλ newcastle
νοβγκοροντ novgorod
νοβοσιμπιρσκ novosibirsk
νοεμβρησ νοεμβριοσ november nov
νοηματικη signing
νοημοσυνη mind intellect
νοηση reason understanding intellect
νοθευση παραποιηση falsification falsehood
νοικιασμενο lease rental letting
νοικοκυριο νοικοκυροσυνη housecraft
νομαδασ νομασ nomad
νομαρχια prefecture
νομενκλατουρα nomenklatura
νομιμοποιηση legalization legalisation legitimation
νομιμοτητα legality
νομιμοφροσυνη lawfulness
νομισμα coinage mintage specie
νομισμα money
νομισματικη νομισματολογια numismatics numismatology
νομοθεσια νομοσ law jurisprudence
νομοσ law
νορβηγια norway norge noreg
νορθουμπρια northumbria
νορμα control
νοσηλευτησ νοσοκομοσ nurse
νοσηλευω nurse
νοσηροσ unhealthy
νοσοκομειο hospital infirmary
νοσολογια nosology diagnostics
νοσταλγια homesickness
νοσταλγια nostalgia
νοτιοανατολικα southeast southeastward
νοτιοδυτικα southwest southwestward
νοτοσ south southward
νουβια nubia
νουθεσια παραινεση προτροπη συμβουλη advice
νουμερο size
νταμα checkers draughts
νταμπ dump
ντανταισμοσ dada dadaism
νταχαου dachau
ντεβον ντεβονσαιρ devon devonshire
ντεκολτε τραχηλια neckline
ντελικατοσ delicate
ντεντεκτιβ ντετεκτιβ detective investigator tec
ντεφι tambourine
ντεφι timbrel
ντιβανι σοφασ divan
ντισκο ντισκοτεκ disco discotheque
ντομινικα dominica
ντον don
ντονετσκ donetsk donetske stalino
ντοπιοσ native indigen indigene aborigine aboriginal
ντουαλα douala
ντουετο duet duette duo
ντουλαπα wardrobe closet press
ντουμπροβνικ dubrovnik ragusa
ντροπη shame
ντυνομαι φοραω dress
ντυσελντορφ dusseldorf
ντυσιμο outfit getup rig turnout
ντυσιμο wear wearing
νυμφευομαι wive
νυμφευομαι παντρευομαι marry wed conjoin espouse
νυμφη χρυσαλλιδα pupa
νυρεμβεργη nuremberg nurnberg
νυστερι scalpel
νυφιτσα marten
νυφιτσα polecat fitch foulmart foumart
νυχι claw
νυχι fingernail
νυχι nail
νυχι thumbnail
νυχι toenail
νυχι οπλη hoof
νυχτα night
νυχτα night nighttime dark
νυχτεριδα bat chiropteran
νυχτικα nightwear sleepwear nightclothes
νυχτικο nightgown gown nightie nightdress
νωθροσ νωχελικοσ οκνηροσ dull
νωπογραφια φρεσκο fresco
ξαδερφοσ cousin
ξαναπαντρευομαι remarry
ξαναρυθμιση ρυθμιση adjustment registration readjustment
ξαναρχιζω resume restart
ξαπλωμενοσ unerect
ξεγλιστρω bilk
ξεγυμνωνω denude bare denudate strip
ξεκαθαριζω τακτοποιω unclutter clear
ξενιστησ host
ξενοδοχειο hotel
ξενωνασ hostel
ξενωνασ hostel hostelry inn lodge auberge
ξεπεφτω ολισθαινω υποβαθμιζομαι slip
ξεπουλημα closeout
ξερω know
ξεσπασμα outbreak eruption irruption
ξεστρο curette curet
ξεφορμαρω παραμορφωνω deform
ξεφουσκωνω deflate
ξεφτι run ladder ravel
ξεχειλισμα πλημμυρα υπερχειλιση flood overflow outpouring
ξεχναω ξεχνω forget block
ξεχνω forget bury
ξεχωριζω discriminate separate
ξεχωριζω individuate
ξεψαχνιζω pick
ξημερωνω φωτιζω χαραζω dawn
ξηραινομαι parch sear
ξηραινω dry
ξηρασια dryness waterlessness xerotes
ξιδι vinegar acetum
ξινιζω sour turn ferment work
ξινομηλια crabapple
ξινομηλο crabapple
ξιφομαχια fencing
ξιφοσ σπαθι sword blade brand steel
ξοδεμα spending disbursement disbursal outlay
ξυλανθρακασ ξυλοκαρβουνο charcoal
ξυλεια lumber timber
ξυλεια wood
ξυλεμποροσ timberman
ξυλο stick
ξυλογλυπτικη woodcraft
ξυλοδαρμοσ ξυλοκοπημα ξυλοφορτωμα beating thrashing licking drubbing lacing trouncing whacking
ξυλοκερατια χαρουπια carob algarroba
ξυλοπαπουτσο σαμπο τσοκαρο clog geta patten sabot
ξυλουργια ξυλουργικη woodwork
ξυλωμα xylem
ξυπνητηρι alarm
ξυπνω wake
ξυπνω συνερχομαι awake arouse awaken wake waken
ξυρισμα shave shaving
οβελισκοσ obelisk
οβιεδο oviedo
ογκολιθοσ boulder bowlder
ογκολογια oncology
ογκολογοσ oncologist
ογκοσ ball clod glob lump clump chunk
ογκοσ volume
οδηγια οδηγιεσ direction instruction
οδηγοσ drive
οδηγοσ driver
οδηγω περνω run lead
οδησσοσ odessa odesa
οδογεφυρα viaduct
οδοιπορια πεζοπορια peregrination
οδοντιατρικη dentistry odontology
οδοντιατροσ dentist
οδοντοβουρτσα toothbrush
οδοντογλυφιδα toothpick
οδοντοκητη odontoceti
οδοντοκρεμα οδοντοπλυμα dentifrice
οδοντοπαστα toothpaste
οδοντοσκονη toothpowder
οδοντοτεχνιτησ denturist
οδοσ street
οδοφραγμα barricade
οθονη display
οθονη monitor
οικειοποιηση σφετερισμοσ appropriation
οικισμοσ settlement
οικογενεια family
οικογενεια family folk kinfolk kinsfolk sept phratry
οικογενεια family household house home menage
οικογενεια kin kinsperson family
οικοδεσποτησ host
οικοδομικη construction building
οικοιοτητεσ familiarity impropriety indecorum liberty
οικολογοσ ecologist
οικονομια economics
οικονομια economy
οικονομια economy thriftiness
οικονομικοσ economic economical
οικονομολογοσ economist
οικοπεδο plot patch
οικοπεδο tract parcel
οικουμενισμοσ ecumenism ecumenicism ecumenicalism
οικτοσ mercifulness mercy
οικτοσ συμπονια compassion pity
οινολογια enology oenology
οινολογοσ enologist oenologist fermentologist
οισοφαγοσ esophagus oesophagus gorge gullet
οιστροσ gadfly
οιωνοσ augury sign foretoken preindication
οιωνοσ προμηνυμα σημειο omen portent presage prognostic prognostication prodigy
οκαρινα ocarina
οκνηρια τεμπελια sloth laziness acedia
οκτανιο octane
οκταντασ octant
οκτωβρησ οκτωβριοσ october oct
ολιγοδενδρια ολιγοδενδρογλοια oligodendroglia oligodendria
ολισθημα fall
ολλανδια netherlands nederland holland
ολλανδοσ netherlander dutchman hollander
ολοκαυτωμα holocaust
ολοκληροσ unbroken
ολοκληροσ whole
ολοκληρωνω complete finish
ολοκληρωτικοσ integral entire intact
ολοκληρωτισμοσ dictatorship absolutism authoritarianism caesarism despotism monocracy shogunate stalinism totalitarianism tyranny
ολυμπιαδα olympics olympiad
ολυμποσ olympus olimbos
ομαδα group grouping
ομαδα group radical
ομαδα interest
ομαδα team
ομαδα team squad
ομαδα troop flock
ομαδα unit
ομαδοποιηση grouping
ομαλοσ normal
ομαν oman
ομηροσ homer
ομηροσ hostage surety
ομιλια address speech
ομιλια speech
ομοβροντια fusillade salvo volley burst
ομοιοτητα sameness
ομοιοτητα similarity
ομορφαινω fancify beautify embellish prettify
ομορφια beauty
ομορφοσ beautiful
ομοσπονδια confederation confederacy federation
ομοτιμοσ ομοιοσ peer equal match compeer
ομοφυλοφιλοσ homosexual
ομπρελα umbrella
ομσκη omsk
ονεγκα onega
ονειρο dream
ονειρο dream dreaming
ονειροποληση dream
ονομα name
ονομασια naming
ονομασια ονομα appellation denomination designation appellative
ονομαστικη nominative
οντερ oder
οντισιον audition tryout
οντοτητα entity
οντοτητα identity individuality
οξειδιο oxide
οξειδωνω oxidise oxidize oxidate
οξειδωνω oxidize oxidise oxidate
οξια beech
οξυ acid
οξυαυλοσ ομποε oboe hautboy hautbois
οξυνω sharpen
οξυσ sharp
οξφορδη oxford
οξφορδιανοσ oxonian
οπαδοσ disciple adherent
οπαδοσ fan buff devotee lover
οπαδοσ follower
οπαδοσ πιστοσ believer truster
οπερα opera
οπη τρυπα hole
οπιο opium
οπισθοδρομω regress retrograde retrogress
οπλισμοσ armature
οπλισμοσ weaponry arms munition
οπλο weapon arm
οπλο weapon artillery
οπορτο πορτο porto oporto
οποσ sap
οπτικη optics
οπτικομετρικοσ οφθαλμιατροσ optometrist oculist
οραμα vision
οραν oran
οραση vision
οργανικοσ implemental instrumental subservient
οργανισμοσ organism being
οργανισμοσ organization organisation
οργανο exerciser
οργανο implement
οργανο instrument
οργανο organ
οργανοπαικτησ musician instrumentalist player
οργανωνομαι join
οργανωνω organize organise
οργανωνω unionize unionise organize organise
οργανωση association
οργανωση organization organisation
οργη wrath anger ire ira
οργια fathom fthm
ορεξη appetite appetency appetence
ορεογραφια orology orography
ορθογραφια orthography
ορθογραφια spelling
ορθοδοντικη orthodontics orthodontia orthodonture
ορθοδοντικοσ orthodontist
ορθοδοξια orthodoxy
ορθολογισμοσ ρασιοναλισμοσ rationalism
ορθολογιστησ ρασιοναλιστησ positivist rationalist
ορθοπεδικοσ orthopedist orthopaedist
ορθοστατησ post
ορθοτητα τιμιοτητα righteousness
οριο boundary bound bounds
οριο boundary edge bound
οριο end
οριο limit
οριο limit bound boundary
οριο limit limitation
οριοθετηση περιορισμοσ limitation restriction
οριοθετω restrict restrain trammel limit bound confine throttle
οριστικοποιω finalize finalise settle
ορκελλη orchil archil cudbear
ορκοσ oath swearing
ορμη ferocity fierceness furiousness fury vehemence violence wildness
ορμονη hormone endocrine
ορνιθολογια ornithology
ορολογια serology
οροσ term
οροσειρα range chain
οροσημο milestone
οροσημο σταθμοσ landmark watershed
οροφη roof
οροφοσ floor level storey story
ορτανσια hydrangea
ορτυκι χαμοπερδικα quail
ορυζωνασ paddy
ορυκτο mineral
ορφανοτροφειο orphanage
ορχηστρα orchestra
ορχισ testis testicle orchis ball ballock bollock nut egg
οσκαρ oscar
οσλο oslo christiania
οσμηροσ odorous
οσπριο legume
οστεοτρυπανο τρυπανο trepan trephine
οστεοφυτο osteophyte
οσφρηση smell odor odour
ουαλια wales cymru cambria
ουγγαρεζοσ hungarian magyar
ουγγαρια hungary magyarorszag
ουγκαντα uganda
ουδετερο neuter
ουεσεξ wessex
ουζμπεκισταν uzbekistan uzbek
ουκρανια ukraine ukrayina
ουμβρια umbria
ουρα dock
ουρα tail
ουραιο breech
ουρανιο uranium
ουρανισκοσ palate
ουρανοξυστησ skyscraper
ουρανοσ heaven
ουρανοσ sky
ουρανοσ sphere empyrean firmament heavens welkin
ουρηθρα urethra
ουρητηρασ ureter
ουρλιαχτο στριγγλια στριγκλια blare blaring cacophony clamor din
ουρολογια urology
ουρολογοσ urologist
ουρουγουαη uruguay
ουροχορδωτα urochordata urochorda tunicata
ουρω make urinate piddle puddle micturate piss pee wee
ουσια burden
ουσια kernel substance core center centre essence gist heart inwardness marrow meat nub pith sum
ουσια substance
ουσιαστικο noun
ουσιαστικοσ ουσιωδησ σημαντικοσ crucial important
ουτρεχτη utrecht
ουφα ufa
ουφο ufo
οφθαλμια οφθαλμοπαθεια ophthalmia ophthalmitis
οφθαλμιατρικη οφθαλμολογια ophthalmology
οφθαλμιατροσ ophthalmologist oculist
οφθαλμοσκοπιο ophthalmoscope
οχετοσ drain drainpipe
οχημα vehicle
οχυρο φρουριο fortress fort
οχυρωση fortification munition
οψη countenance physiognomy phiz visage kisser smiler mug
οψη expression look aspect face
οψη facet
οψιμοσ late
παγεροτητα ψυχροτητα coldness coolness frigidity frigidness iciness chilliness
παγετωνασ glaciation
παγετωνασ glacier
παγιδα plant
παγιδα trap
παγιδα trap snare
παγκοσ stall stand
παγκοσ stand
παγκοσ workbench bench
παγκοσ ραφι rack stand
παγκρεασ pancreas
παγοβουνο iceberg berg
παγοδα pagoda
παγοδρομιο ice
παγοδρομοσ πατινερ skater
παγοθραυστησ icebreaker iceboat
παγοθραυστικο iceboat scooter
παγοκοφτησ icepick
παγοπεδιλο skate
παγοσ ice
παγοσ παγετοσ παγωνια freeze frost
παγωμα freeze
παγωνω freeze
παγωτο icecream
παθητικο liabilities
παθητικοσ passive inactive
παθητικοτητα passivity passiveness
παθολογια pathology
παθολογοσ diagnostician pathologist
παθοσ ardor ardour
παιδαγωγοσ educator pedagogue pedagog
παιδακι chop
παιδεια education training breeding
παιδι child kid youngster minor shaver nipper tiddler tike tyke fry nestling
παιδιατρικη pediatrics paediatrics pedology
παιδιατροσ pediatrician pediatrist paediatrician
παιδισμοσ infantilism
παικτησ παιχτησ player participant
παιχνιδι game
παιχνιδι playing
παιχνιδι plaything toy
πακετο pack
πακετο package bundle packet parcel
πακετο package parcel
πακισταν pakistan
παλαιοβιολογια paleobiology palaeobiology
παλαιοβοτανικη paleobotany palaeobotany
παλαιογεωλογια paleogeology palaeogeology
παλαιογραφια paleography
παλαιοδενδρολογια paleodendrology palaeodendrology
παλαιοζωολογια paleozoology palaeozoology
παλαιοντολογια paleontology palaeontology fossilology
παλαιοοικολογια paleoecology palaeoecology
παλαιοπαθολογια paleopathology palaeopathology
παλαιοσ old
παλαμη palm
παλαμη palm thenar
παλαου palau
παλαου palau belau pelew
παλατι palace
παλατι palace castle
παλατινατο palatinate pfalz
παλη wrestle wrestling grapple grappling
παλιαλογο hack jade nag plug
παλιοσ old older
παλιρροια tide
παλμογραφοσ oscillograph
παλτο coat
παμπ pub saloon pothouse taphouse
πανα σπαργανο diaper nappy napkin
παναγια mary madonna
παναρχαιοσ antique
πανεπιστημιο university
πανηγυρι celebration jubilation
πανθεον pantheon
πανθηρασ panther
πανιδα fauna zoology
πανικοσ panic terror affright
πανο banner streamer
πανουργια πονηρια κατεργαρια craft craftiness cunning foxiness guile slyness wiliness
πανταλονι παντελονι bloomers pants drawers knickers
παντζουρι παραθυροφυλλο ρολα blind screen
παντοφλα slipper
παντρευω στεφανωνω marry wed tie splice
πανωφορι cloak
πανωφορι greatcoat overcoat topcoat
πανωφορι outerwear overclothes
παπαγαλοσ parrot
παπαγια papaya
παπαδιτσα titmouse tit
παπασ pope pontiff
παπια duck
παπουτσι shoe
παπουτσι υποδημα footwear footgear
παππουσ grandfather gramps granddad grandad granddaddy grandpa
παπυροσ papyrus
παραβγαινω equal touch rival match
παραβιαζω transgress offend infract violate breach break
παραβολη parabola
παραβραζω overboil
παραγοντασ agent
παραγουαη paraguay
παραγραφοσ paragraph
παραγω beget get engender father mother sire generate
παραγωγη derivation
παραγωγη output outturn turnout
παραγωγη production
παραγωγη παραγωγικοτητα throughput
παραγωγικοτητα productiveness productivity
παραγωγοσ filmmaker
παραδειγμα example illustration instance representative
παραδειγμα model example
παραδειγμα paradigm
παραδειγματισμοσ exemplification illustration
παραδεισοσ eden paradise nirvana heaven
παραδοση διαλεξη lecture lecturing
παραδοσιαρχια παραδοσιοκρατια traditionalism
παραδοσιαρχια παραδοσιοκρατια traditionalism traditionality
παραθυρεοειδησ parathyroid
παραθυρο loophole
παραθυρο shutter
παραθυρο window
παραισθηση illusion semblance
παραιτηση release waiver discharge
παρακανω overdo exaggerate
παρακειμενοσ pluperfect
παρακινηση παρωθηση προτροπη exhortation incitement
παρακληση solicitation
παρακμη decay
παρακμη decline declination
παρακμη υποβαθμιση decline diminution
παρακολουθηση notice observation observance
παρακολουθηση shadowing tailing
παρακολουθηση παρατηρηση observation observance watching
παρακολουθω attend
παρακολουθω follow
παρακολουθω παρατηρω watch observe follow
παρακωλυση παρεμποδιση obstruction
παρακωλυω παρεμποδιζω impede hinder
παραληγουσα penult penultima penultimate
παραληπτησ consignee
παραλια beach
παραλιγο nose
παραμενω bide abide stay
παραμενω stay continue remain
παραμενω stay remain rest
παραμονη sojourn visit
παραμορφωση distortion
παραμυθι fairytale
παραμυθια παρηγορια consolation comfort solace
παρανοηση misconception
παρανοια paranoia
παρανομια illegality
παρανομια unlawfulness
παρανυχιδα παρωνυχιδα πετσακι hangnail agnail
παραπατημα trip stumble misstep
παραπονο complaint
παραποταμοσ branch
παραπτωματακι indiscretion peccadillo
παραρτημα addendum supplement postscript
παρασιτο parasite
παρασκηνιο wing offstage backstage
παρασταση appearance appearing
παρασταση performance
παρασταση παρακολουθηση attendance attending
παραταξη array
παραταση προεκταση συνεχιση lengthiness prolongation continuation protraction
παρατατικοσ progressive imperfect
παρατεινω extend
παρατεντωνω παρατραβαω pull overstretch
παρατηρηση observation
παρατηρηση remark
παρατηρητηριο watchtower
παρατηρητικοτητα attentiveness
παρατηρω perceive
παραφινη παραφινελαιο paraffin
παραφροσυνη τρελα φρενοβλαβεια insanity
παραψυχολογοσ parapsychologist
παρεα crowd crew gang bunch
παρεα party
παρεα set circle band lot
παρεγκεφαλιδα cerebellum
παρεγχυμα parenchyma
παρεκκλιση yaw swerve
παρελαση parade
παρελθον past
παρελθον past yesteryear
παρεμβαση intervention intercession
παρεμβολη regression
παρενθεση parenthesis
παρεχω χορηγω administer dispense
παρηγορια consolation solace solacement
παρθενοσ virgo
παριζιανοσ parisian
παρισι paris
παρκο park commons common green
παρκο park parkland
παρκο playpen pen
παρον present nowadays
παρορμηση drive
παρουσια presence
παρουσιαζομαι appear
παρουσιαζω present pose
παρουσιαση display show
παρουσιαση presentation
παρτερι πρασια parterre
παρτι party
πασιεντζα πασιεντσα solitaire patience
παστερ pasteur
παστωνω souse
πασχισμα striving nisus pains strain
παταγοσ hit smash smasher strike bang
πατατα potato murphy spud tater
πατενταρω patent
πατερασ father begetter
πατουσα paw
πατριδα fatherland homeland motherland
πατροναρισμα συναλλαγη trade patronage
πατροτητα fatherhood paternity
παυλα hyphen dash
παυω discontinue stop cease quit
παυω σταματω τελειωνω end stop finish terminate cease
παχυδερμο pachyderm
παχυνση fatness fat blubber avoirdupois
παω πηγαινω ταιριαζω belong
πεδεμοντιο piedmont piemonte
πεδιο field
πεδιο sphere domain area orbit field arena
πεδιο πεδιαδα plain field champaign
πεζικο service
πεζοδρομιο sidewalk pavement
πεζοποροσ infantryman marcher footslogger
πεζοποροσ pedestrian walker footer
πεθαινω die
πεθαινω ψοφαω die decease perish exit expire pass conk choke croak
πειθαρχειο guardhouse
πειθω πειστικοτητα persuasion suasion
πειρα experience
πειραμα πειραματισμοσ experiment experimentation
πειραματιζομαι experiment
πεκινουα pekinese pekingese peke
πελατεια clientele patronage business
πελατεια custom
πελεκανοσ pelican
πελεκουδι σχιζα matchwood splinters
πελμα tread
πελμα πατουσα sole
πελμα σολα sole
πενα pick plectrum plectron
πενθοσ mourning bereavement
πενικιλινη penicillin
πενσα pliers plyers
πενταγραμμο staff stave
πενταλ pedal treadle
πεντηκοστιανοσ pentecostal pentecostalist
πεοσ φυση οργανο penis phallus member
πεποιθηση certitude cocksureness overconfidence
πεπονι melon
πεπονια melon
περασμα walk pass
περβαζι πρεβαζι sill
περγκολα lattice latticework fretwork
περιβαλλον environment
περιβαλλον environment environs surroundings surround
περιβλημα jacket
περιβραχιονιο armband
περιβραχιονιο armlet
περιγραμμα περιμετροσ περιφερεια circumference
περιγραφη description
περιεργεια curiosity wonder
περιεχομενο containerful
περιεχω contain take hold
περιεχω συμπεριλαμβανω include
περιθαλπω medicate medicine
περικαρπιο aril
περικλειω περιλαμβανω embrace encompass comprehend cover
περικλειω περιλαμβανω imply involve
περικλειω περιλαμβανω συμπεριλαμβανω include
περιληψη summary
περιληψη συνοψη outline synopsis abstract precis
περιμαζεμα pickup
περιμενω wait
περιμενω προσμενω expect
περινεο perineum
περινευριο medulla
περιοδευων περιπατητικοσ peripatetic
περιοδικο magazine
περιοδικο periodical
περιοδοντικη periodontics periodontia
περιοδοντικοσ periodontist
περιοδοσ term
περιοπτοσ big large prominent
περιοριζω limit circumscribe confine
περιοριζω restrict
περιορισμενοσ limited
περιορισμοσ confinement
περιοχη area
περιοχη area country
περιοχη area expanse
περιοχη province responsibility
περιοχη region
περιοχη reservation reserve
περιπατοσ περπατημα walk
περιπετειωδησ adventurer venturer
περιπλανηση wandering roving vagabondage
περιπλανωμενοσ πλανησ wanderer roamer rover
περιπλεκω complicate refine rarify elaborate
περιποιουμαι serve attend assist
περιπτερο booth
περιπτωση patient
περιπτωση πραγμα case
περισταση circumstance
περισταση juncture occasion
περιστερι pigeon
περιστερομορφα columbiformes
περιστεροτροφειο dovecote columbarium columbary
περιστερωνασ cote
περιστροφη rotation
περιστροφη rotation revolution gyration
περισυλλογη gather gathering
περιττοδακτυλο perissodactyl
περιτυλιγμα wrapping wrap wrapper
περιφερεια district territory dominion
περιφραξη enclosure
περιφρονηση condescension superciliousness disdainfulness
περιφρονηση contempt disdain scorn despite
περιφρονηση snub cut
περιχωρα country
περκοειδη percoid percoidean
περνω live
περνω pass
περνω spend pass
περονη fibula
περου peru
περπατημα walk walking
περφεξιονιστησ τελειομανησ perfectionist
πεσιμο spill tumble fall
πεσσοσ πιονι chessman
πεστροφα trout
πεταλο petal
πεταλουδα butterfly
πετρα rock stone
πετρα stone
πετρελαιο petroleum crude oil
πετρογραφια πετρολογια petrology lithology
πετροκερασο ceriman monstera
πετροσ peter
πετροχελιδονο swift
πετρωμα rock stone
πετσετα towel
πεφτω drop
πεφτω fall
πεφτω precipitate fall
πεψινη pepsin
πηγαδι well
πηγαδι φρεατιο shaft
πηγαινω lead
πηγη authority
πηγη informant source
πηγη source
πηγη spring fountain outflow outpouring
πηδαλιο rudder
πηδημα jump jumping
πηζω condense
πηληκιο kepi
πηλοσ clay
πηνιο coil
πηνιο solenoid
πηχακι lath
πηχυσ cubit
πιαζε πιαζετ piaget
πιανιστασ pianist
πιανο piano pianoforte
πιανο spinet
πιανο upright
πιανολα pianola
πιατικα crockery dishware
πιατικο flatware
πιατο dish
πιατο dish dishful
πιατο plate
πιατο plate plateful
πιγκουινοσ penguin
πιγουνι chin mentum
πιεση press pressure pressing
πιεση pressure
πιεση stress
πιθανοτητα possibility possibleness
πιθανοτητα probability chance
πιθανοτητα υποθεση hypothesis possibility theory
πιθηκισμοσ μιμητικοτητα μιμητισμοσ apery mimicry
πιθηκοσ ape
πιθηκοσ monkey
πιθωνασ python
πικα pica
πικετο piquet
πικροδαφνη oleander
πικροδεντρο bitterwood
πιλοτοσ aviator aeronaut airman flier flyer
πινακασ board panel
πινακασ painting picture
πινακασ table
πινελο χρωστηρασ paintbrush
πιπερι pepper
πιπεροριζα τζιντζερ ginger
πιροσκι pirogi piroshki pirozhki
πιρουνι fork
πισινα natatorium
πιστα runway
πιστη faith trust
πιστη loyalty
πιστη reliance trust
πιστη religion faith
πιστονι piston plunger
πιστοποιητικο certificate certification credential credentials
πιστοσ believer worshiper worshipper
πιστωση credit
πιτα pie
πιτσα pizza
πιτσαρια pizzeria
πλαγια slope incline side
πλαγκτον plankton
πλαθω draw
πλαισιο framework
πλαισιο στεφανη rim
πλακα plate
πλακα slab
πλακα τρελα fun
πλακουντασ placenta
πλακουντοφορα placental eutherian
πλανη fake sham postiche
πλανητησ planet
πλασεμπο placebo
πλασματοκυτταρο plasmacyte
πλαστικο plastic
πλατανοσ πλατανι sycamore platan
πλατεια plaza place piazza
πλατεια square
πλατη back backrest
πλατη back dorsum
πλατη horseback
πλατη ραχη dorsum
πλατυελμινθεσ platyhelminthes
πλατυποδια flatfoot splayfoot
πλατυπουσ platypus duckbill
πλατφορμα platform
πλειονοτητα πλειοψηφια majority bulk
πλεκτανη συνωμοσια collusion
πλενομαι wash
πλενομαι wash lave
πλενω cleanse clean
πλενω wash
πλεονεκτικοτητα favorableness favourableness advantageousness positivity positiveness profitableness
πλευρα rib
πλευρα side
πλευρο flank
πληγη τραυμα wound wounding
πληγμα strike
πληγμα προσκρουση χτυπημα blow bump
πληθυσμοσ population
πληθωρισμοσ inflation
πληρεξουσιοσ deputy surrogate
πληρεξουσιοσ proxy placeholder procurator
πληροφορια information
πληροφοριεσ information info
πληροφορικη computing
πληρωμα company
πληρωμη payment
πληρωτεα payables
πλησιαζω approximate
πλινθοποιειο brickyard brickfield
πλοιο houseboat
πλοιο ship
πλοκαμι tentacle
πλουραλισμοσ pluralism
πλουτη wealth
πλουτοκρατια plutocracy
πλουτοσ affluence richness
πλουτοσ wealth riches
πλουτωνιο plutonium
πλυντηριο launderette laundromat
πλυντηριο washer
πνευμα spirit
πνευματισμοσ spiritualism
πνευμονασ lung
πνιγομαι drown
πνιγω drown
πνιγω στραγγαλιζω burke
ποανθρακασ peat
ποδαρι ποδι pad
ποδηλατο bicycle bike wheel cycle
ποδι foot
ποδι foot pes
ποδια jumper pinafore pinny
ποδια lapful
ποδιατρικη podiatry chiropody
ποδοσφαιριστησ footballer
ποδοσφαιρο soccer
ποζα σταση position posture attitude
ποθοπλανταγμα lovesickness
ποθοσ wishfulness
ποιημα poem
ποιημα ποιηση poetry poesy verse
ποιητησ poet
ποικιλια range
ποικιλια ποτπουρι συλλογη assortment mixture miscellany miscellanea variety salmagundi smorgasbord potpourri motley
ποιμνιο flock fold
ποινη τιμωρια punishment penalty penalization penalisation
ποιοτητα quality
ποιοτητα timbre timber quality tone
ποκερ poker
πολεμιστρα port embrasure porthole
πολεμοσ war warfare
πολεμοφοδια πυρομαχικα ammunition ammo
πολη city
πολη city metropolis
πολιορκια siege besieging beleaguering
πολιτευτησ πολιτικοσ politician
πολιτησ citizen
πολιτικη policy
πολιτικη politics
πολιτικοποιω politicize politicise
πολιτικοσ civil
πολιτικοσ politician politico pol
πολιτισμοσ civilization civilisation
πολιτισμοσ culture civilization civilisation
πολιτογραφηση naturalization naturalisation
πολιτογραφω naturalize naturalise
πολλαπλασιαζω multiply manifold
πολλαπλασιασμοσ multiplication times
πολο polo
πολοσ terminal pole
πολυεδρο polyhedron
πολυελαιοσ πολυφωτο chandelier pendant pendent
πολυεπεξεργαστησ multiprocessor
πολυθεια πολυθεισμοσ polytheism
πολυθειστησ heathen pagan gentile infidel
πολυθρονα armchair
πολυκαταστημα emporium
πολυλογασ chatterer babbler prater chatterbox magpie spouter
πολυλογια φλυαρια verboseness verbosity
πολυμερη complex
πολυνησια polynesia
πολυποδασ πολυπουσ polyp
πολυπραγμοσυνη versatility
πολυσθενησ polyvalent multivalent
πολυτελεια χλιδη extravagance prodigality lavishness highlife
πολυτελεια χλιδη luxury luxuriousness opulence sumptuousness
πολυωνυμο polynomial multinomial
πολφοσ pulp
πολφοσ pulp flesh
πολωνεζοσ πολωνοσ pole
πολωνια poland polska
πολωνομαι polarize polarise
πολωση polarization polarisation
πομπη procession
πομπηια pompeii
πομποσ transmitter sender
πονι pony
πονοσ pain hurting
πονοσ pain painfulness
πονοψυχια συμπονια tenderness tenderheartedness
πονοψυχοσ tenderhearted
ποντικι mouse
ποντικι ποντικοσ mouse
ποντσ punch
πονω suffer hurt
ποπκορν popcorn
πορεια course trend
πορεια path track course
πορνεια prostitution harlotry whoredom
πορνογραφια pornography porno porn erotica smut
ποροσ pore
ποροσ resource
πορτα backdoor
πορτογαλια portugal
πορτογαλοσ πορτογαλεζοσ portuguese
πορτοκαλι orange
πορτοκαλια orange
πορτοφολι wallet billfold notecase pocketbook
πορτσμουθ portsmouth pompey
ποση drinking imbibing imbibition
ποσο amount
ποσο sum amount
ποσολογια posology
ποσοστο percentage percent pct
ποσοτητα measure quantity amount
ποσοτητα quantity
ποταμακι ρεματακι ρυακι rivulet rill run runnel streamlet
ποταμι ποταμοσ river
ποτηρι glass
ποτηρι glass glassful
ποτο beverage drink drinkable potable
ποτο drink
ποτοαπαγορευση prohibition
πουγγι σακκουλακι σακκουλι pouch
πουδρα σκονη powder
πουκαμισο shirt
πουλα pula
πουλαρι φοραδιτσα foal
πουλαω sell
πουλερικο bird fowl
πουλερικο fowl poultry
πουλημα sellout
πουλι πτηνο bird
πουλοβερ pullover slipover
πουλω sell
πουμα cougar puma catamount painter panther
πουριτανοσ puritan
πουρναρι holly
πουρο cigar
πραγα prague praha prag
πραγμα event case
πραγμα thing
πραγματα things
πραγματικοσ actual existent
πραγματικοτητα actuality
πραγματικοτητα world reality
πραγματισμοσ πραγματοκρατια ρεαλισμοσ pragmatism
πραγματιστησ pragmatist
πραγματολογια pragmatics
πραγματοποιηση realization realisation actualization actualisation
πραιτορασ praetor pretor
πρακτικη practice praxis
πρακτικοτητα practicality
πρακτορασ agent
πρακτορειο agency
πραξη act
πραξη act routine number turn bit
πραξη action
πραξη instrument
πραξη operation
πραξη performance execution
πραξικοπημα coup putsch takeover
πραξικοπηματικοσ arbitrary
πρασιναδα greens green
πρασινο green greenness viridity
πρασο leek
πρεκι mantel mantelpiece mantle mantlepiece chimneypiece
πρεμιερα opening
πρεσβυτεριανοσ presbyterian
πρεσβυτεριο parsonage vicarage rectory
πρεσβυτεριο presbytery
πρηζομαι φουσκωνω swell intumesce tumefy tumesce
πριγκιπατο principality princedom
πριονι saw
πριονιδι sawdust
πρισμα prism
πριτσιναδοροσ riveter rivetter
προαγωγη promotion furtherance advancement
προαγωγη προβιβασμοσ preferment
προαγωγη προβιβασμοσ promotion
προαγωγη προωθηση προοδοσ progress progression procession advance advancement
προανακριση deposition
προβαλλω mutiny
προβατινα ewe
προβατο sheep
προβιταμινη provitamin
προβλημα trouble
προβλημα trouble problem
προβολεασ headlight headlamp
προβολεασ searchlight
προβολεασ προτζεκτορασ projector
προβολοσ bowsprit
προβοσκιδα proboscis trunk
προγενεστεροσ προηγουμενοσ early
προγνωση prevision foresight farsightedness prospicience
προγομφιοσ premolar bicuspid
προγονοι lineage line descent bloodline blood pedigree ancestry origin parentage stemma stock
προγονοσ ancestor ascendant ascendent antecedent root
προγονοσ forebear forbear
προγονοσ progenitor primogenitor
προγουλι jowl
προγραμμα practice pattern
προγραμματισμοσ προετοιμασια προβλεψη προνοια σχεδιασμοσ planning preparation provision
προγραμματιστησ programmer coder
προδιαθεση inclination disposition tendency
προδοσια treachery betrayal treason perfidy
προεδρευω chair chairman
προεδρευων speaker
προεδρευων συντονιστησ moderator
προεδρια presidency presidentship
προεδροσ president
προεδροσ president chairman chairwoman chair chairperson
προειδοποιηση admonition monition warning
προεκταση projection
προελευση derivation
προεξοχη projection
προερχομαι stem
προετοιμαζω train develop prepare educate
προζα prose
προηγουμενοσ preceding
προημιτελικοσ quarterfinal
προθαλαμοσ anteroom antechamber hall foyer lobby vestibule
προθερμανση prolusion
προθεσμια deadline
προθημα prefix
προθυμια eagerness avidity avidness keenness
προθυμοποιουμαι προσφερομαι volunteer offer
προιον product production
προιστορια prehistory
προκαταβολη προπληρωμη advance
προκαταβολη προπληρωμη deposit
προκληση causing causation
προκυπτει συνεπαγεται τεκμαιρεται entail imply mean
προκυπτω arise
προκυπτω result ensue
προλαβαινω prevent keep
προλοβοσ craw crop
προλογοσ foreword preface prolusion
προμελετη premeditation forethought
προμεσημβρινοσ antemeridian
προμηθεια supply
προμηθεια τροφοδοσια catering
προμηθευτησ supplier provider
προνοητικοτητα προνοια prudence
προνομιο prerogative privilege perquisite
προνομιο privilege
προνυμφη larva
προξενητρα matchmaker matcher
προοδευτικοσ liberal liberalist progressive
προπαγανδα propaganda
προπαραληγουσα antepenult antepenultima antepenultimate
προπελα blade vane
προπελα propeller propellor
προπληρωμη prepayment
προπονητησ trainer
προπονουμαι train
προσαγωγοσ adductor
προσαμμωση sandbar
προσανατολιζομαι orient
προσανατολισμοσ orientation
προσαρμογη adjustment accommodation fitting
προσαρμοζομαι adjust conform adapt
προσαρμοζομαι specialize specialise
προσαρτημα annex annexe extension wing
προσαρτημα appendage
προσαρτηση annexation appropriation
προσβαση access approach
προσβολη misbehavior misbehaviour misdeed
προσβολη offense offence offensive
προσδιδω lend
προσδιοριζω define
προσδιορισμοσ modifier qualifier
προσδιορισμοσ χαρακτηρισμοσ characterization characterisation
προσεγγιζω approach
προσεγγιση αντιμετωπιση approach attack
προσεκτικοσ careful
προσεκτικοσ heedful attentive thoughtful
προσεχω φρουρω guard
προσηλυτισμοσ proselytism
προσθεση summation addition plus
προσθετικη prosthesis
προσθετω add
προσθιο breaststroke
προσιδιαζω ταιριαζω fit
προσκαλω call
προσκηνιο forefront head
προσκηνιο proscenium apron forestage
προσκληση bidding summons
προσκληση invitation
προσκληση invite
προσκληση summons
προσκολληση attachment
προσκολληση attachment adherence adhesion
προσκολλωμαι προσφυομαι adhere stick
προσκρουση συγκρουση collision hit
προσκυνημα pilgrimage
προσληψη employment engagement
προσον asset plus
προσον skill accomplishment acquirement acquisition attainment
προσοχη attention
προσοχη attention attending
προσοχη attentiveness heed regard
προσοχη carefulness
προσοχη ear
προσοχη eye
προσοχη notice
προσοψη face
προσοψη front
προσπαθεια assay check
προσπαθεια attempt effort endeavor endeavour try
προσπαθω try seek attempt essay assay
προσποιηση pretense pretence pretending simulation feigning
προσποιηση υποκρισια act
προσποιουμαι act play
προστασια protection
προστασια protection shelter
προστασια protection tribute
προστατησ prostate
προστατησ σωτηρασ preserver
προστριβω chafe
προσυνεννοηση prearrangement
προσφατοσ new
προσφορα offer offering
προσφυμα affix
προσφωνω address call
προσωπικο force personnel
προσωπικο staff
προσωπικοσ personal
προσωπικοτητα character eccentric type case
προσωπο beloved dear dearest honey love
προσωπο character
προσωπο face
προσωπο person
προταση clause
προταση pleading
προταση project projection
προταση proposal
προταση proposal proposition
προταση proposition
προτυπο form
προυποθεση συνθηκεσ circumstance condition consideration
προυποθετω χρειαζομαι necessitate ask postulate need require take involve demand
προυσα bursa brusa
προφυλακτηρασ fender wing
προφυλακτικο condom rubber safety safe prophylactic
προχωρητικοσ anterograde
προωθηση propulsion
προωροσ early
πρυμνη stern quarter poop tail
πρωθυπουργοσ premier
πρωι morning morn forenoon
πρωκτολογια proctology
πρωκτοσ anus
πρωσια prussia preussen
πρωτεινη protein
πρωτοβλαστη energid protoplast
πρωτοζωα protozoa
πρωτοζωο protozoan protozoon
πρωτοζωολογια protozoology
πρωτοκτιστα protoctista
πρωτοκτιστο πρωτιστα protoctist
πρωτοπλασμα protoplasm
πρωτοσ beginning first
πρωτοσ first
πρωτοσ first foremost
πρωτοσ foremost frontmost
πρωτοσ good
πρωτοσ στοιχειωδησ primary
πρωτοτυπο master original
πτεριδοφυτο pteridophyta
πτερνα φτερνα heel
πτερυγα wing
πτερυγα πτερυξ φτερουγα φτερο wing
πτερυγιο auricle pinna ear
πτερυγιο fin
πτερωμα φτερωμα feather plume plumage
πτηνοτροφειο birdhouse
πτηση flight
πτηση flight flying
πτυελινη ptyalin
πτυελο φλεγμα phlegm sputum
πτυχη fold crease plication flexure crimp bend
πτυχιο degree
πτωση case
πτωση downfall ruin ruination
πτωση fall
πτωση precipitation downfall
πτωση ριψη drop
πτωχευση bankruptcy failure
πτωχευση φαλιρισμα χρεωκοπια bankrupt insolvent
πτωχοκομειο φτωχοκομειο poorhouse
πυθαγορασ pythagoras
πυθμενασ floor
πυκνομετρο densimeter densitometer
πυκνωνω thicken inspissate
πυλωνασ trestle
πυξιδα compass
πυο πυον pus purulence suppuration ichor sanies festering
πυορροω suppurate mature
πυρα burning
πυραμιδα pyramid
πυραυλοσ projectile missile
πυργοσ castle rook
πυργοσ tower
πυρετοσ fever febrility febricity pyrexia feverishness
πυρηναια pyrenees
πυρηνασ core
πυρηνασ nucleus karyon
πυριτιδαποθηκη magazine
πυροβολισμοσ ριξια shooting shot
πυροβολω shoot pip
πυρολατρια pyrolatry
πυρολυση pyrolysis
πυροσβεστησ fireman firefighter
πυροσφραγιδα iron
πυροτεχνημα firework pyrotechnic
πυροφυτα pyrrophyta
πυρρουλασ bullfinch
πωληση sale
ραβδοσ rod
ραβδοσ staff
ραβδωση ridge
ραγεσ σιδηροτροχια track rail rails runway
ραγκλαν ρεγκλαν raglan
ραγκμπι rugby rugger
ραγκου ραγου stew
ραδιοβιολογια ραδιολογια radiobiology
ραδιοεπικοινωνια radio wireless
ραδιολογια radiology
ραδιοτηλεφωνο radiotelephone radiophone
ραδιοχημεια radiochemistry
ραιχ reich
ρακετα racket racquet
ρακουν raccoon racoon
ραμ ram
ραμι rummy rum
ραμματα sewing stitching
ραμφοσ ρυγχοσ snout neb
ραντεβου date appointment engagement
ραντεβου rendezvous
ραντιζω sprinkle sparge besprinkle
ραντσο ranch spread
ρασο cassock
ρατσα race
ραφι bookshelf
ραφι shelf
ραφι shelfful
ραχοκοκαλια spine backbone back rachis
ραψιμο sewing stitchery
ρεαλιστησ realist
ρεβερ facing
ρεβιζιονισμοσ revisionism
ρεβιθι chickpea garbanzo
ρεβιθια chickpea
ρεζερβα spare
ρεκορ record
ρελι edging
ρεμβη ρεμβασμοσ reverie revery
ρεπουμπλικανοσ republican
ρεπω τεινω tend lean incline run
ρεταλι end remainder remnant oddment
ρετοντα redonda
ρετσινα retsina
ρευκιαβικ reykjavik
ρευμα current
ρευμα current stream
ρευμα draft draught
ρευμα flow
ρευμα watercourse waterway
ρευματολογια rheumatology
ρευστο fluid
ρευστοποιω υγροποιω condense
ρεφορμισμοσ reformism
ρεψιμο belch belching burp burping eructation
ρημα verb
ρηνανια rhineland rheinland
ρηνοσ rhine rhein
ρηον ραβεντι pieplant rhubarb
ρητορικη rhetoric
ριβιερα riviera
ριγα band banding stripe
ριγανη origanum
ριγοσ τρεμουλα frisson shiver chill quiver shudder thrill tingle
ριζα root
ριζικοσ revolutionary radical
ριζοβολω root
ριζοποδα rhizopoda
ριζοποδο rhizopod rhizopodan
ριζοσπαστησ radical
ριζοσπαστικοσ extremist radical ultra
ριζοσπαστισμοσ radicalism
ρινγκ ring
ρινοκεροσ rhinoceros rhino
ριντινγκ reading
ρισκαρω ριψοκινδυνευω risk
ρισκο chance
ριχνω juggle beguile hoodwink
ροδακινια peach
ροδακινο peach
ροδαλοσ ροδινοσ τριανταφυλλενιοσ rose roseate rosaceous
ροδι pomegranate
ροδια pomegranate
ροδοκαστανια ironwood
ροδοκοκκινο carnation
ροδομηλια jambosa
ροδοξυλο rosewood
ροζ pink
ροζ ροδινο rose rosiness
ροη flow flowing
ροη stream watercourse
ροη ρυση flow stream
ρολοι clock
ρολοσ role
ρολοσ χαρακτηρασ character role part persona
ρομ rom
ρομαντικοσ romantic
ρομαντισμοσ romanticism
ρομβοσ σβουρα top whirligig teetotum
ρομπα robe
ροπαλο bat
ροπαλο club
ροπαλο cudgel
ροσμπαχ rossbach
ροστοκ rostock
ροσω roseau
ροτερνταμ rotterdam
ρουαντα rwanda ruanda
ρουζ rouge paint blusher
ρουμανια romania roumania rumania
ρουμανοσ romanian rumanian
ρουμι grog
ρουμπα rumba rhumba
ρουρ ruhr
ρουφηγμα sucking suck suction
ρουφιανια ruffianism
ρουχο garment
ρυγχοκοιλα nemertea nemertina
ρυζι rice
ρυθμιζω adjust set correct
ρυθμιση regulation regulating
ρυθμιστηρασ regulator
ρυθμοσ pace rate
ρυθμοσ rate
ρυθμοσ speed swiftness fastness
ρυμουλκο tugboat tug towboat tower
ρυτιδα wrinkle furrow crease crinkle seam line
ρωγα nipple mammilla mamilla pap teat tit
ρωμαιοκαθολικισμοσ romanism papism
ρωμη rome roma
ρωσια russia
σαγονι jaw
σακακι τζακετ jacket
σακαρακα σαραβαλο bus jalopy heap
σακε sake saki
σακιδιο backpack knapsack packsack rucksack haversack
σακοσ τσουβαλι sack sackful
σακουλα sack poke
σαλα hall
σαλα σαλονι parlor parlour
σαλαμανδρα salamander
σαλατα salad
σαλαχι octopus devilfish
σαλαχι σελαχι ray
σαλερνο salerno
σαλιγκαρι snail
σαλιο saliva spit spittle
σαλμι salmi
σαλμονελα salmonella
σαλπιγγα bugle
σαλπιγγα oviduct
σαλτσα sauce
σαλτσμπουργκ salzburg
σαμαναλα samanala
σαμανισμοσ shamanism
σαμαραδικο σελλοποιεια saddlery tack
σαμαροσκουτι saddlecloth
σαμοα samoa
σαμπαχ sabah
σαμπρ σπαθη saber sabre
σανατοριο sanatorium sanatarium sanitarium
σανδαλι sandal
σανδαλοξυλο sandalwood
σανιδα slat spline
σαντουιτσ sandwich
σαξοφωνο sax saxophone
σαουνα χαμαμ sauna
σαπουνι soap
σαπροβιοσ saprobe
σαπροφυτο saprophyte
σαραβακ sarawak
σαραγεβο sarajevo
σαραγοσα zaragoza saragossa
σαρακηνοσ saracen
σαρακι woodworm
σαρατοφ saratov
σαρδηνια sardinia sardegna
σαρι sari saree
σαρκα flesh
σαρκοβορο σαρκοφαγο carnivore
σαρκοφαγο canine canid
σαρκωμα caruncle caruncula
σαρλερουα charleroi
σαρρει surrey
σαρωθρο φουρκαλι φροκαλο besom
σασεξ sussex
σαστισμα daze fog haze
σαστισμα σοκ daze shock stupor
σατραπησ satrap
σαυρα lizard
σαυροειδεσ saurian
σαφαρι campaign safari
σαχαρα sahara
σβηνω kill obliterate
σβησμενο extinct
σεβασμοσ esteem regard respect
σεβασμοσ υποληψη respect esteem regard
σεβερν severn
σεβιλλη sevilla seville
σεγα jigsaw fretsaw
σεζον play
σειρα ordering order ordination
σειρα rank
σειρα row
σειρα series
σειρα string train
σειρα succession
σειρα tier
σειρα turn play
σειρα συνολο battery
σειρα συνολο string
σεισμογραφοσ seismograph
σεισμολογια seismology
σειχατο sheikdom sheikhdom
σεκρετερ davenport
σεκρετερ secretary escritoire secretaire
σεκτα faction sect
σελεστα celesta
σελιδα page
σελινο celery
σεμιναριο seminar
σενεγαλη senegal
σενταν sedan saloon
σεντονι sheet
σεπαλο sepal
σεπτεμβρησ σεπτεμβριοσ september sep sept
σερβια serbia srbija
σερβισ serve service
σερβιτσιο service
σεσουλα scoop scoopful
σετ set
σετερ setter
σετλαντ shetland zetland
σετουμπαλ setubal
σευχελλεσ seychelles
σημα sign
σημα signal signaling sign
σημαδι marker marking mark
σημαδι sign mark
σημαια flag
σημασια acceptation
σημασια importance
σημασια significance
σημασιολογια semantics
σημειο mark
σημειο point
σημειο sign
σημειωματαριο notebook
σημειωση notation
σηραγγα τουνελ tunnel
σητα screen
σηψη putrefaction rot
σιβηρια siberia
σιγαστηρασ silencer muffler
σιγοβραζω coddle
σιγοβραζω stew
σιδερακια brace braces
σιδερο iron
σιδερο σιδηροσ iron
σιδεροξυλο ironwood
σιδηροδρομοσ railroad railway
σιδηροδρομοσ railway railroad
σιδηροδρομοσ τρενο train
σιδηροτεχνια σιδηρουργια σιδηρουργικη ironwork
σιδηρουργειο χαλκειο χαλκευτηριο χαλκουργειο forge smithy
σιδηρουργοσ blacksmith
σιισμοσ shiah shia
σιιτησ shiite
σικαλη rye
σικελια sicily sicilia
σιλεσια silesia slask slezsko schlesien
σιλο silo
σινγκαπουρη singapore
σινολογια sinology
σιπουνκουλοειδη sipuncula
σιροπι syrup sirup
σιταρι wheat
σιταρι σταρι wheat
σιτηρο cereal
σιφονιερα chiffonier commode
σιφωνιο pipet pipette
σιχαμαρα abhorrence abomination detestation execration loathing odium
σκαγι grapeshot grape
σκαθαρι beetle
σκακι chess
σκαλα stairway staircase
σκαλα stepladder
σκαλι cut
σκαλι σκαλοπατι step stair
σκαμνι σκαμπο stool
σκανδαλο scandalization scandalisation outrage
σκανδιναβια scandinavia
σκαντζοχοιροσ hedgehog
σκαρι hull
σκαφη tub tubful
σκαφοσ craft
σκαφοσ vessel watercraft
σκελετοσ skeleton frame
σκελοσ hindlimb
σκελοσ peduncle
σκελοσ σταδιο φαση stage leg
σκεπασμα covering
σκεπαστρο shelter
σκεπη στεγη roof
σκεπτικιστησ skeptic sceptic doubter
σκευοσ συσκευη appliance
σκεψη reasoning
σκεψη thought
σκηνη scene
σκηνη σκηνικο scene
σκηνικα scenery scene
σκηνικο setting background scope
σκηνοθεσια setting
σκι χιονοδρομια skiing
σκι χιονοπεδιλα ski
σκιαστρο shade
σκιαχτρο scarecrow strawman scarer
σκιερ skier
σκιοσκοπιο φθοροσκοπιο fluoroscope roentgenoscope
σκισιμο cleavage
σκισιμο rip rent snag split tear
σκληθρα matchwood
σκληραινω stiffen
σκληροτητα cruelty
σκοινι σχοινι cord
σκοινι σχοινι rope
σκονη powder pulverization pulverisation
σκοπευτρο sight
σκοπια φρουρα φυλαξη guard
σκοπιμοτητα expedience expediency
σκοποσ aim
σκοποσ bearing heading aim
σκοποσ φρουροσ lookout sentinel sentry watch spotter scout picket
σκορ score
σκορ σκοραρισμα score
σκορπιοσ scorpion
σκορπιοσ scorpius scorpio
σκοταδι dark darkness
σκοταδισμοσ night
σκουλαρικι earring
σκουληκι worm
σκουντουφλημα σκονταμμα slip trip
σκουπα broom
σκουπιδια rubbish trash scrap
σκουπιδοτενεκεσ ashcan wastebin ashbin dustbin
σκουραινω darken
σκουριαζω rust
σκουφοσ cap
σκυλα bitch
σκυλοψαρο dogfish
σκυταλοδρομια relay
σκωριαση rust
σκωτια scotland
σκωτσεζοσ scot scotsman scotchman
σλεπι sloop
σλοβακια slovakia
σλοβακοσ slovak
σλοβενια slovenia slovenija
σλοβενοσ slovene
σλοβενοσ slovenian
σμηνοσ bevy
σμηνοσ flock
σμοκιν tux tuxedo
σμολενσκ smolensk
σμυρνη izmir smyrna
σνομπισμοσ snobbery snobbism snobbishness
σοβιετ soviet
σοβινιστησ σωβινιστησ chauvinist jingoist jingo patrioteer
σογια soy
σογχοσ sonchus
σοδεια συγκομιδη crop harvest
σοδομα sodom
σοκ shock blow
σοκακι lane
σοκολατα chocolate
σοκολατα cocoa chocolate
σολιγκεν solingen
σολιστ soloist
σολομοσ salmon
σολφερινο solferino
σομαλια somalia
σομερσετ somerset
σομπρερο sombrero
σοναρ sonar asdic
σονατα sonata
σοου show
σοσιαλισμοσ socialism
σοσιαλιστικοσ socialistic socialist
σουαζιλανδη swaziland
σουβα suva
σουβλα skewer
σουβλι awl
σουβλι spit
σουδαν sudan soudan
σουηδια sweden sverige
σουλτανατο sultanate
σουλτανινα sultana
σουματρα sumatra
σουνιτησ sunnite sunni
σουνιτισμοσ sunni
σουπα soup
σουριναμ suriname surinam
σουρωνω draw
σουρωτηρι strainer
σουτιεν uplift
σουτιεν στηθοδεσμοσ brassiere bra bandeau
σοφια sofia serdica
σοφια wisdom
σοφια wisdom sapience
σοφια wisdom wiseness
σοφιστησ casuist sophist
σοφιστικη sophism sophistry sophistication
σοφιτα loft attic garret
σοφιτα penthouse
σπαγκετι spaghetti
σπαζω break separate
σπανιελ spaniel
σπαραγγι asparagus
σπασιμο fracture break
σπασμενοσ broken
σπατουλα spatula
σπαω burst split
σπεαρ spare
σπερμα semen seed ejaculate cum come
σπερμα σπερματοζωαριο σπερματοκυτταρο sperm spermatozoon spermatozoan
σπερμα σποροσ seed
σπερματοβλαστη ωαριο ovule
σπερματοφυτα spermatophyte phanerogam
σπερματοφυτο spermatophyta
σπευδω τρεχω rush hasten hurry festinate
σπηλαιολογια speleology spelaeology
σπηλια cave
σπιζα finch
σπιθαμη span
σπιλοσ σπιλωμα blot smear smirch spot stain
σπιραλ snare
σπιτζ spitz
σπιτι home place
σπιτι houseful
σπληνασ spleen lien
σπλιτ split
σπονδυλοζωο vertebrate craniate
σπονδυλοσ vertebra
σπονδυλωτα vertebrata craniata
σπορα insemination
σπορα seedtime
σποριτησ σποριοφυτο sporophyte
σπουδαζω study
σπουδαζω φοιτω learn study read take
σπρει atomizer atomiser spray sprayer nebulizer nebuliser
σπριντ dash sprint
σπρωξιμο push
σπρωξιμο ωθηση ωση drive thrust
σταβλιζω stable
σταβλοσ stable stalls
σταγονα drop drib driblet
σταγονομετρο dropper
σταδιο course
σταδιο stadium bowl arena
σταδιο φαση phase stage
σταθεροποιουμαι stabilize stabilise
σταθεροποιω stabilize stabilise
σταθεροτητα steadfastness
σταθεροτητα steadiness firmness
σταθμιση υπολογισμοσ calculation deliberation
σταθμοσ station
σταλιν stalin
σταματαω drop
σταματημα φραξιμο stop stoppage
σταματω abate slack
σταση attitude
σταση stance
σταση stop
σταση τοποθετηση position stance posture
στασιμοτητα stagnation stagnancy doldrums
στατηρασ centner
στατικη statics
στατικοσ static stable unchanging
στατιστικη statistics
στατιστικολογοσ statistician
σταυροδρομι junction
σταυροσ cross
σταυρωνω crucify
σταυρωση crucifixion
σταφιδα raisin
σταφυλη uvula
σταφυλι grape
σταχτη ash
στεγαζω house domiciliate
στεγαζω shelter
στεγη housing lodging
στεγνωνω dry
στεγνωτηρασ dryer drier
στειροσ uncreative
στειρωνω sterilize sterilise desex unsex desexualize desexualise fix
στελεχοσ cap pileus
στενογραφια stenography
στερεο solid
στερεο stereo stereophony
στερεοποιουμαι solidify
στερια land earth ground
στερλινα sterling
στερνα pool
στερνο sternum breastbone
στεφανη corolla
στεφανι wreath garland coronal chaplet lei
στεφανι τσερκι hoop ring
στηθοσ breast bosom knocker boob tit titty
στηθοσκοπιο stethoscope
στηλη column pillar
στημονασ stamen
στηριξη support
στηριξη συμπαρασταση υποστηριξη support
στητοσ ορθιοσ erect vertical upright
στιγμη moment minute second instant
στιγμη point
στιγμη time
στινγκερ stinger
στιπλ steeplechase
στιχοσ verse
στοιβα σωροσ pile heap mound agglomerate cumulation cumulus
στοιβαζω clutter
στοιχειο component constituent element factor ingredient
στοιχειο element
στοιχιζω cost
στοκχολμη stockholm
στολη uniform
στολιδι decoration ornament ornamentation
στολιζω deck adorn decorate grace embellish beautify
στολοσ fleet
στομα mouth
στομα sass sassing backtalk lip mouth
στομα stoma stomate pore
στομα στομιο mouth
στομαχι stomach tummy tum breadbasket
στομιο mouth
στομιο mouthpiece embouchure
στοργη affect
στοργη τρυφεροτητα lovingness caring
στουτγαρδη stuttgart
στοχοσ aim object objective target
στοχοσ goal end
στοχοσ target butt
στρατευμα στρατια στρατοσ army
στρατευση conscription muster draft
στρατηγημα contrivance stratagem dodge
στρατηγια generalship
στρατηγικη scheme strategy
στρατηγικοσ strategist strategian
στρατια σωμα army
στρατιωτησ φανταροσ soldier
στρατοπεδο arsenal armory armoury
στρατοσφαιρα stratosphere
στρειδι oyster
στριγγλισμα στριγγλια στριγκλια τσυριδα τσυριγμα squeak
στροβοσκοπιο stroboscope strobe
στροντιο strontium
στρουθοκαμηλοσ ostrich
στρουκτουραλισμοσ structuralism
στροφεασ στροφιγγα swivel
στροφη stanza
στροφη turn turning
στροφη turning turn
στρωμα layer
στρωμα mattress
στρωμα pad
στρωση layer bed
στρωση padding cushioning
στυλ style
στυλ υφοσ formulation expression
στυλ χαρακτηρασ υφοσ idiom
στυλο pen
στυλοσ pole
στωικισμοσ stoicism stolidity stolidness
στωικοσ stoic
στωικοσ stoic stoical
συγγενεια affinity
συγγενησ kinsman
συγγενησ kinswoman
συγγενησ relative relation
συγγραμμα book
συγγραφεασ writer author
συγγραφη writing authorship composition penning
συγκαρπιο syncarp
συγκαταβατικοτητα amicability amicableness
συγκαταβατικοτητα υποταγη submission compliance
συγκαταθεση allowance
συγκαταθεση συναινεση accession assenting
συγκαταθεση συναινεση assent acquiescence
συγκατοικω συζω συμβιωνω cohabit
συγκεντρωνομαι center
συγκεντρωση concentration
συγκεντρωση construction
συγκεντρωση meeting
συγκερασμοσ combination
συγκινησιακοσ hapless miserable misfortunate pathetic piteous pitiable pitiful poor wretched
συγκινητικοσ moving
συγκληση convocation
συγκλινω converge
συγκλινω συναντω converge meet
συγκλιση convergence
συγκολληση weldment
συγκρατηση restraint constraint
συγκρατω retain
συγκρινομαι compare
συγκριση comparison
συγκροτημα block
συγκροτηση composition
συγκροτηση constitution establishment formation organization organisation
συγκρουση clash friction
συγκρουση collision
συγκρουση conflict
συγκρουση crash smash
συγκυρια συμπτωση coincidence happenstance
συγχωνευομαι integrate
συζητηση consideration
συζητηση conversation
συζητηση συνομιλια discussion treatment discourse
συζυγοσ spouse partner mate
συκια fig
συκια figwort
συκο fig
συκο quandong
συλβανιτησ sylvanite
συλλαβη syllable
συλλαμβανω conceive
συλλαμβανω grok comprehend savvy dig grasp compass apprehend
συλλεγω mobilize mobilise marshal summon
συλληψη apprehension arrest catch collar pinch
συλληψη capture seizure
συλληψη creation conception
συλλογη collection compendium
συλλογη συνολο collection collecting assembling aggregation
συμβαν happening occurrence occurrent
συμβαση convention normal pattern rule formula
συμβατικοσ conventional
συμβατικοσ συνηθισμενοσ conventional
συμβατικοτητα conventionality convention conventionalism
συμβατοτητα compatibility
συμβολαιο contract
συμβολαιο document
συμβολισμοσ symbol symbolization symbolisation
συμβολο symbol
συμβολο token item
συμβολομετρο interferometer
συμβολοσειρα string
συμβουλιο council
συμμαχια alliance coalition alignment alinement
συμμαχια alliance confederation
συμμαχοι allies
συμμαχοσ ally
συμμετεχω participate
συμμετοχη engagement participation involvement involution
συμμετρια proportion proportionality balance
συμμετρια symmetry symmetricalness correspondence balance
συμμορια gang pack ring mob
συμμορφωνομαι comply follow
συμμορφωση conformity conformation compliance abidance
συμπαθεια affinity
συμπαθεια sympathy
συμπαθητικοσ prepossessing
συμπεριληψη inclusion
συμπεριφερομαι act behave
συμπεριφερομαι drive ride
συμπεριφερομαι work
συμπεριφερομαι φερομαι behave acquit bear deport conduct comport carry
συμπεριφερομαι φερομαι treat handle
συμπεριφορα behavior behaviour
συμπεριφορα behavior behaviour conduct doings
συμπεριφορα demeanor demeanour behavior behaviour conduct deportment
συμπιεση compression compressing
συμπλεγμα complex
συμπληρωμα complement
συμπλοκο complex composite
συμπνοια agreement accord
συμπονια compassion compassionateness
συμπτωμα symptom
συμπτωματικο τυχαιο incidental
συμπτωση accident stroke fortuity
συμπτωση agreement correspondence
συμπτωση conjuncture
συμπυκνωνομαι condense
συμπυκνωνω encapsulate capsule capsulize capsulise
συμπυκνωση compaction compression concretion densification
συμπυκνωση condensation condensate
συμφωνει ταιριαζει suit
συμφωνια accord conformity accordance
συμφωνια agreement
συμφωνια condition term
συμφωνια consensus
συμφωνια symphony
συμφωνια treaty pact accord
συμφωνια συνεννοηση agreement understanding
συμφωνο consonant
συναγερμοσ alarm
συναγερμοσ alarm alert alarum
συναγω extrapolate
συναγωνισμοσ contest competition
συναδελφοσ colleague confrere fellow
συναθροιση gathering assemblage
συναθροιση συναξη assembly assemblage gathering
συναισθημα emotion
συναισθημα συναισθηματισμοσ sentiment
συναισθηματικοσ aroused emotional excited
συναισθηματικοσ emotional
συναισθηση συνειδηση consciousness
συναναστρεφομαι consort associate affiliate assort
συναντηση meeting
συναπτη collect
συναρμοση συναρμογη mesh meshing interlock interlocking
συναφεια συνδετικοτητα coherence coherency cohesion cohesiveness
συναφεια σχεση relevance relevancy
συνδεδεμενοσ connected
συνδεομαι bind tie attach bond
συνδεομαι pal
συνδεση association connection connexion
συνδεσμοσ affiliation association tie
συνδεσμοσ articulation join joint juncture junction
συνδεσμοσ association
συνδεσμοσ connection
συνδεσμοσ connection connexion link
συνδεσμοσ coupling coupler
συνδεσμοσ liaison link contact
συνδεσμοσ ligament
συνδετηρασ connection connexion connector connecter connective
συνδετηρασ fastener fastening holdfast fixing
συνδετηρασ jaw
συνδετικοτητα connection connexion connectedness
συνδικαλιζω unionize unionise
συνδικατο syndicate mob family
συνδικια receivership
συνδυασμοσ combination
συνδυασμοσ combination combining compounding
συνεδριαση συνοδοσ session
συνεδριο συνδιασκεψη convention convening
συνειδητοποιηση realization realisation recognition
συνεισφορα subscription
συνελευση assembly
συνεντευξη interview
συνενωση coalition fusion
συνενωση connection link connectedness
συνενωση συνδεση junction conjunction
συνεπεια consequence effect outcome result event issue upshot
συνεργα gear paraphernalia appurtenance
συνεργασια consortium pool syndicate
συνεργασια συμπραξη cooperation
συνεργειο detail
συνεταιροσ associate
συνευρεση touch touching
συνεχεια continuity
συνεχεια continuum
συνεχεια sequence succession successiveness
συνεχεια succession sequence
συνεχιζομαι continue
συνεχιζω continue
συνεχιζω continue proceed keep
συνηγορια υπερασπιση advocacy protagonism
συνηγοροσ υπερμαχοσ advocate advocator proponent exponent
συνηθεια custom usage usance
συνηθεια habit use
συνθεσαιζερ synthesizer synthesiser
συνθεση composing composition
συνθεση composition
συνθεση constitution composition makeup
συνθεση opus composition piece
συνθετησ τυπογραφοσ compositor typesetter setter typographer
συνθηκεσ context circumstance setting
συνθηκη circumstance
συνθηματολογια sloganeering
συννεφο cloud
συνοδευω accompany
συνοικια section
συνολικοσ entire full total
συνολο ensemble
συνολο set
συνολο sum amount total
συνολο φραση phrase
συνομοσπονδια confederation alliance
συνορο οριο border borderline delimitation mete
συνουσια intercourse copulation coitus coition congress relation
συνταγη φορμουλα recipe formula
συνταγμα constitution
συνταγμα regiment
συνταιριαζω ταιριαζω match fit
συνταξη editing redaction
συνταξη superannuation
συνταξη syntax
συνταξιοδοτηση superannuation
συντεχνια gang crew
συντηρηση care maintenance upkeep
συντηρητικοσ conservative
συντηρητικοσ conservative conservativist
συντηρητικοτητα συντηρητισμοσ conservatism conservativism
συντηρουμαι exist survive live subsist
συντομια briefness
συντονισμοσ coordination
συντριβη crash wreck
συντριβη distress
συντριβη συγκρουση συνθλιψη crush crunch compaction
συντροφια company
συντροφικοτητα company companionship fellowship society
συντροφοσ brother comrade
συντροφοσ companion comrade fellow familiar associate
συνυπαρξη coexistence
συνωνυμο synonym
συρια syria
συρμα wire
συρματοποιω draw
συρραπτικο stapler
συρρικνωνω shrink reduce
συρρικνωση shrinking shrinkage
συρταρι drawer
συρταροθηκη highboy tallboy
συσκεψη conference
συσκοτιση blackout brownout dimout
συσσωρευση accumulation accrual accruement
συσσωρευση agglomeration
συσσωρευση collection aggregation accumulation assemblage
συσταση υποδειξη recommendation
συστατικο ingredient fixings
συστατικο part portion component constituent
συστημα apparatus
συστημα system
συστημα system scheme
συστοιχια bank
συστροφη συσπαση tortuosity tortuousness torsion contortion crookedness
σφαγειο abattoir butchery shambles slaughterhouse
σφαγη slaughter
σφαγιτιδα jugular
σφαζω massacre slaughter
σφαιρα bullet slug
σφαιρα sphere
σφαιριδιο shot pellet
σφαλεριτησ blende sphalerite
σφενδαμοσ σφενταμι maple
σφηκα wasp
σφηνακι nip shot
σφηνικομορφα sphenisciformes
σφηνολιθοσ voussoir
σφιγγομαι τεντωνομαι tighten
σφιγκτηρασ chuck
σφιγκτηρασ sphincter
σφιξιμο clasp clench clutch clutches grasp grip hold
σφραγιδα seal stamp
σφραγισμα filling
σφραγισμα seal
σφυγμομανομετρο sphygmomanometer
σφυγμοσ pulse pulsation heartbeat beat
σφυρα hammer
σφυρι hammer
σχαρα grate grating
σχεδια raft
σχεδιαση design designing
σχεδιασμοσ planning
σχεδιο design pattern figure
σχεδιο drawing
σχεδιο marking
σχεδιο plan program programme
σχεδιο style
σχεση affinity kinship
σχεση relation
σχεση relationship
σχετιζομαι relate
σχετιζομαι relate interrelate
σχετικισμοσ relativism
σχημα composition composing
σχημα figure
σχημα sketch study
σχημα subfigure
σχηματισμοσ flight
σχηματισμοσ formation
σχιζοφρενεια schizophrenia
σχισμη crack cleft crevice fissure scissure
σχισμη slit
σχολαστικισμοσ τυπολατρια scholasticism academicism academism
σχολαστικοσ ψειρασ stickler
σχολειο school
σχολειο school schoolhouse
σχολειο school schooling
σχολιασμοσ note annotation notation
σχολιο comment commentary
σωβρακο underpants
σωληναριο ductule ductulus
σωληνασ tube tubing
σωληνασ venturi
σωληνωση pipe pipage piping
σωμα body
σωμα corps
σωματιδιο particle
σωματοφυλακασ bodyguard escort
σωφροσυνη συνεση judiciousness sagacity sagaciousness
ταβανι ceiling
ταβερνα tavern
ταγμα battalion
ταγοσ tagus
ταιλανδη thailand siam
ταιμινγκ timing
ταιν tyne
ταινιοδρομοσ conveyer conveyor transporter
ταιριαζω befit suit beseem
ταιριαζω fit
ταιριαζω match
ταιριαζω match fit correspond check jibe gibe tally agree
ταισμα feeding alimentation
τακουνι heel
τακτοποιηση filing
τακτοποιω tidy neaten straighten
ταλαντευση ταλαντωση swing swinging vacillation
ταλαντωση oscillation vibration
ταλεντο χαρη endowment gift talent
ταμιασ teller cashier
ταμπακο ταμπακοσ tobacco baccy
ταμπερε tampere tammerfors
ταμπον pad inkpad
ταμπουρλο snare
τανγκανικα tanganyika
τανενμπεργκ tannenberg
τανζανια tanzania
τανκ tank
τανυομαι τεντωνομαι stretch
ταξη class form grade course
ταξη class stratum
ταξη order
ταξη order ordering
ταξη orderliness order
ταξη χρονια class year
ταξι cab hack taxi taxicab
ταξιδι journey journeying
ταξιδι travel traveling travelling
ταξιδι trip
ταξιδιωτησ hitchhiker
ταξιδιωτησ traveler traveller
ταξιμετρο taximeter
ταξινομηση arrangement
ταξινομια taxon
ταπεινοτητα humility humbleness
ταπεινωση humiliation
ταπεινωση indignity
ταπετσαρια wallpaper
ταπιροσ tapir
ταρανδοσ caribou reindeer
ταρσοσ tarsus
ταρτα tart
ταρτακι tartlet
ταση drift trend movement
ταση inclination
ταση potential voltage
ταση tendency inclination
ταση tendency trend
τασι hubcap
τασμανια tasmania
τατζικισταν tajikistan tadzhikistan tadzhik tadjik tajik
ταυροσ bull
ταυροσ taurus
ταυτιση concurrence concurrency
ταυτισμοσ ταυτοποιηση ταυτιση identification
ταυτοποιηση recognition identification
ταυτοσημια ταυτοτητα identity identicalness indistinguishability
ταφοπετρα ταφοπλακα gravestone headstone tombstone
ταφοσ grave tomb
ταφροσ χαντακι ditch
ταφροσ χαντακι trench
ταχεια express limited
ταχομετρο tachometer tach
ταχυδακτυλουργια trick magic legerdemain conjuration thaumaturgy illusion deception
ταχυδρομειο mail
ταχυτητα celerity quickness rapidity rapidness speediness
ταχυτητα speed velocity
ταψι pan
τεθωρακισμενο panzer
τεκμηριωση establishment validation
τεκνο child kid
τεκτονικη tectonics
τελεγκεφαλοσ telencephalon
τελεια point dot
τελειοτητα perfection flawlessness
τελειωμα finish finishing
τελειωνω end terminate
τελεξ τηλετυπο teletypewriter teleprinter telex
τελεολογια teleology
τελεοστεο teleost teleostan
τελεστησ operator
τελετη ceremony ceremonial observance
τελετη exercise
τελικοσ final
τελοσ end
τελοσ end ending
τελοσ finale finis finish last conclusion close
τελοσ foot
τεμαχιζω divide split separate dissever
τεμαχιο block
τεμαχιο board
τενθρηδων sawfly
τενοντασ tendon sinew
τεντα canopy
τεντωνω stretch extend
τεντωνω tense strain
τερασ τερατουργημα freak monster monstrosity
τερατολογια teratology
τερετισμα tweet
τερετισμα τιτιβισμα τιττυβισμα chirp
τερηδονα cavity caries
τεριε terrier
τερματικο terminal
τερματοφυλακασ goalkeeper goalie goaltender netkeeper netminder
τερμιτησ termite
τερπενιο terpene
τεταρτο quarter
τετραγωνο square
τετραποδο quadruped
τετραποδο tetrapod
τευχοσ issue number
τεχνη art
τεχνιτησ craftsman artisan journeyman artificer
τεχνιτησ τεχνικοσ technician
τεχνολογια engineering technology
τεχνολογια technology engineering
τεχνοτροπια device
τζακι fireplace hearth
τζαμαικα jamaica
τζαμασ glassworker glazier glazer
τζαμι pane
τζεντλεμαν gent
τζιμπουτι djibouti
τζινι genie jinni jinnee djinni djinny djinn
τζιπ jeep landrover
τζιτζικασ cicada cicala
τζιτζιφια jujube
τζιτζιφο jujube
τζουντο judo
τηβεννοσ gown robe
τηγανι frypan skillet
τηγανι pan
τηγανι saucepan
τηγανιζω fry
τηγανισμα frying sauteing
τηκομαι melt run
τηλεγραφημα telegram wire
τηλεγραφητησ telegrapher telegraphist
τηλεμετρια telemetry
τηλεμετρο telemeter
τηλεομοιοτυπο φαξ facsimile fax
τηλεοραση television
τηλεπικοινωνια τηλεπικοινωνιεσ telecommunication telecom
τηλεσκοπιο telescope scope
τηλεφωνητησ telephonist
τηλεφωνο telephone phone
τηρω follow
τιαρα tiara
τιβολι tivoli tibur
τιγρη τιγρησ tiger
τιγρησ tigris
τικινο ticino tessin
τιμη honor honour laurels
τιμη price
τιμη price cost
τιμονι wheel
τιμορ timor
τιμωρω punish penalize penalise
τιρανα tirana
τιραντα strap
τιραντεσ brace suspender gallus
τιτλοσ title
τμημα department section
τμημα section segment
τμημα section subdivision
τμημα segment
τογκο togo
τοιχογραφια mural
τοιχοσ wall
τοκογλυφια usury vigorish
τολεδο toledo
τολμω dare
τομεασ division
τομεασ sector
τομεασ sector sphere
τομη intersection
τομοσ volume
τομπαγκο tobago
τονγκα tonga
τονγκιοσ tongan
τονιζω punctuate mark
τοννοσ tuna tunny
τονοσ note
τονοσ shade tint tincture tone
τονοσ tonne
τονοσ tuna tunny
τοξικολογια toxicology
τοξικολογοσ toxicologist
τοξο arch
τοξο bow
τοξο bow arc
τοξοτησ sagittarius
τοπ top
τοπογραφια surveying
τοπογραφια topography
τοπογραφοσ surveyor
τοποθεσια place property
τοποθετηση placement location locating position positioning emplacement
τοποσ place spot
τοποσ stead position place lieu
τοπωνυμια toponym
τορνευτηριο turnery
τορνοσ lathe
τοσκανη tuscany toscana
τουαλετα gown
τουβαλου tuvalu
τουκαν toucan
τουμπα sousaphone tuba
τουμπα tumble
τουμπανοδεντρο canafistola canafistula
τουμπαρω tumble
τουνδρα τουντρα tundra
τουνικ tunic
τουρκια turkey
τουρκμενισταν turkmenistan turkomen turkmen turkmenia
τουρκοσ turk
τουρμπανι turban
τουρνουα tournament tourney
τραβαω carry
τραβαω draw
τραβηχτο trace
τραβω pull
τραγοπωγων tragopogon
τραγοσ billy
τραγοσ tragus
τραγουδι singing vocalizing
τραγουδι song
τραγουδι song vocal
τρακτερ tractor
τραμ streetcar tram tramcar trolley
τραμπολινο trampoline
τρανζιστορ transistor
τραπεζα bank
τραπεζι table
τραπεζιτησ banker
τραπεζομαντηλο tablecloth
τραπουλα deck
τραυμα trauma
τραυματιζω injure wound
τραυματολογια traumatology
τραχεια trachea
τραχεια trachea windpipe
τραχεια tracheid
τρειλερ carrier
τρεκλιζω shake didder
τρενο caravan train
τρεξιμο run running
τρεσα braid braiding
τριανδρια τριαρχια triumvirate
τριανταφυλλια rose rosebush
τριγυριζω freewheel drift
τριγωνο triangle
τριγωνομετρησ trigonometrician
τριγωνομετρια trigonometry trig
τρικοχο tricorn tricorne
τριμηνια quarter
τρινινταντ trinidad
τριποδασ τριποδο tripod
τριφτησ grater
τριχα hair
τριχωμα coat pelage
τριχωμα hair
τροικα troika
τρολει trolleybus
τρομπετα cornet horn trumpet trump
τρομπονι trombone
τρομπονιστασ trombonist
τροπαιο trophy prize
τροποπαυση tropopause
τροποποιηση amendment
τροποσ course
τροποσ means agency way
τροποσ mode
τροποσ speech delivery
τροποσ way
τροποσφαιρα troposphere
τροτσκισμοσ trotskyism
τρουφα truffle earthnut
τροφη food nutrient
τροφη nutriment nourishment nutrition sustenance aliment alimentation victuals
τροφιμα commissariat provisions provender viands victuals
τροφιμο foodstuff
τροφοδοτησ feeder
τροχαιοσ trochee
τροχια track
τροχια trajectory flight
τροχοβιλα τροχοσπιτο camper
τροχοζωα rotifera
τροχοσ treadmill treadwheel
τροχοσ wheel
τρυγοσ vintage
τρυπα hole
τρυπα peephole spyhole eyehole
τρυπανι drill
τρυποκαρυδο τρυποφραχτησ τρωγλοδυτησ wren
τρωκτικο rodent gnawer
τσαγιερα τσαγιερο teapot
τσαι tea
τσακαλι jackal
τσαντ chad tchad
τσαντα bag
τσαου chow
τσαροσ czar
τσατσαρα χτενα comb
τσεκαπ checkup medical
τσεκουρι axe
τσελιαμπινσκ chelyabinsk
τσεπη pocket
τσεπη pocketful
τσερεποβετσ cherepovets
τσερνομπιλ chernobyl
τσεχοσ czech
τσεχοσλοβακια czechoslovakia
τσητωνομαι tense
τσιγαριλικι joint reefer stick spliff
τσιγαρο cigarette cigaret butt fag
τσιγγανοσ gypsy gipsy romany rommany romani roma bohemian
τσιγγουνια stinginess
τσιλι chili chilli chilly chile
τσιουαουα chihuahua
τσιριμογια cherimoya cherimolla
τσιρκο circus
τσιχλα thrush
τσοπανοσκυλο sheepdog
τσουβαλια bag bagful
τσοφλι shell eggshell
τυγχανω happen
τυλιγω twist
τυμπανα kettle kettledrum tympanum tympani timpani
τυμπανισμοσ paradiddle roll
τυμπανο drum membranophone tympan
τυμπανοκρουσια drum
τυνησια tunisia
τυπικοτητα formality
τυπικοτητα formality formalities
τυπογραφια printing
τυποσ press
τυποσ type
τυποσ φιλαρακοσ chap fellow feller fella lad gent blighter cuss bloke
τυραννια absolutism tyranny despotism
τυραννοσ tyrant autocrat despot
τυρι cheese
τυρογαλα whey
τυρολο tyrol tirol
τυροπηγμα curd
τυφλοποντικασ dormouse
τυφλοποντικασ mole
τυχη hap
τυχη luck fortune
τυχη luck fortune chance hazard
υαινα hyena hyaena
υβριδιο hybrid crossbreed cross
υγεια health wellness
υγεια healthiness
υγεια sanity saneness
υγειονολογια hygiene hygienics
υγιησ healthy
υγραινω moisten wash dampen
υγραινω wet
υγρασια υγροτητα wetness
υγρο liquid
υγρογραφοσ υγρομετρο hygrometer
υγροποιουμαι condense distill distil
υγροσκοπιο hygroscope
υγροτοποσ wetland
υδραργυροσ mercury
υδραυλικη hydraulics
υδρογειοσ globe
υδρογνωμονασ υδρομετρο dipstick
υδρογονανθρακασ hydrocarbon
υδροδυναμικη υδροκινητικη hydrodynamics hydrokinetics
υδροζωα hydrozoan hydroid
υδρολογια hydrology
υδροπλανο floatplane
υδροπλανο seaplane hydroplane
υδροπονια hydroponics aquiculture
υδροστατικη hydrostatics
υδροσφαιρα hydrosphere
υδροτροχοσ waterwheel
υδροφυτο hydrophyte
υδροχλωριο hydrochloride
υδροχοοσ aquarius
υεμενη yemen
υλη matter
υλικο material
υλικο material stuff
υλικο matter
υλικοσ corporeal material
υλικοσ material
υλικοτητα materiality physicalness corporeality corporality
υλισμοσ materialism physicalism
υλιστησ materialist
υμενιο hymenium
υμενοπτερο hymenopteran hymenopteron hymenopter
υπακοη obedience obeisance
υπακουω obey
υπαλληλοσ official functionary
υπαλληλοσ staffer
υπαρκτοσ existent existing
υπαρξη being beingness existence
υπαρξη subsistence
υπαρξισμοσ existentialism
υπαρχω become
υπαρχω exist
υπαρχω indwell
υπασπιστησ adjutant aide
υπεγγυοτητα recognizance recognisance
υπεξαιρεση embezzlement peculation defalcation misapplication misappropriation
υπερασπιζω defend represent
υπερασπιση defense defence
υπερασπιστησ defender guardian protector shielder
υπερβολη hyperbola
υπερεγω superego
υπερηφανεια pride pridefulness
υπερισχυω prevail hold obtain
υπερκαλυπτω spread overspread
υπεροξειδιο peroxide
υπεροσ style
υπεροχη preponderance prevalence
υπερπληθυσμοσ overpopulation
υπευθυνοτητα responsibility responsibleness
υπηκοοσ national subject
υπηρετω serve
υπνακοσ nap catnap snooze
υπνοσ kip
υπνοσ rest sleep quietus
υπνοσ sleep nap
υπνοσ sleep slumber
υπνοσ sleeping
υπνωση hypnosis
υπνωτηριο dormitory
υποαναπτυξη underdevelopment
υποβαθμιση υποβιβασμοσ degradation debasement
υποβαθμιση υποβιβασμοσ demotion
υποβαθμιση υποτιμηση disparagement dispraise
υποβαθρο background
υποβολεασ prompter
υποβρυχιο submarine pigboat sub
υποβρυχιο submersible
υπογαστριο underbelly underbody
υπογραφη signature
υπογραφη subscription
υποδεεστεροσ subordinate
υποδιαιρεση part section division
υποδιαιρω subdivide
υποδομη infrastructure base
υποδοχεασ receptor
υποζυγιο jument
υποζυγιο mount
υποθαλαμοσ hypothalamus
υποθαλπω agitate foment
υποθεση assumption supposition supposal
υποθεση matter affair thing
υποθηκη collateral
υποκειμενικοτητα subjectivity subjectiveness
υποκειμενο subject
υποκλιση bow
υποκομητεια viscountcy
υποκομητεια viscounty
υποκοσμοσ underworld
υποκουλτουρα subculture
υποληπτομαι respect honor honour observe
υπολογισμοσ calculation computation computing
υπολογιστησ calculator
υπολογιστησ computer
υπολογιστησ microcomputer
υπομοναδα module
υπονομοσ sewer sewerage cloaca
υποσιτισμοσ undernourishment malnourishment
υποστηριγμα roadbed
υποστηριγμα support
υποστηριζω support
υποστηριξη support
υποστομιο snaffle
υποσχεση promise
υποσχομαι promise
υποταγη subjugation subjection
υποτεινουσα hypotenuse
υποτελεια serfdom serfhood vassalage
υποτιμηση deprecation denigration
υποτιμηση devaluation
υποτιμω devalue
υποτροπη recrudescence
υποτροφια scholarship
υπουργειο ministry
υπουργοσ minister
υποφυλο subphylum
υποφυση pituitary hypophysis
υποχονδριο hypochondrium
υποχρεωση commitment dedication
υποχρεωση mission charge commission
υποψηφιοσ applicant applier
υποψηφιοσ candidate prospect
υπρ ypres
υπτιο backstroke
υφαδι φαδι woof weft filling pick
υφαλα bilge
υφανση weave
υφασμα fabric cloth material textile
υφασματα drygoods
υφεση flat
υφοσ genre
υψηλοσ high
υψηλοσ ψηλοσ high
υψογραφια hypsography
υψομετρησ altimeter
υψομετρια hypsometry hypsography
υψομετρο υψοσ altitude height
υψοσ height tallness
υψοσ stature height
υψωμα elevation
υψωνω raise
φαβα horsebean
φαβορι favorite favourite
φαβοριτα sideburn burnside
φαγεσωρασ blackhead comedo
φαγητο course
φαγητο food
φαγιανσ φαγιαντσα faience
φαινομενο phenomenon
φακελοσ envelope
φακη lentil
φακιρησ fakir fakeer faqir faquir
φακοσ flashlight torch
φαλαγγα file
φαλαινα whale
φανατισμοσ fanaticism fanatism zealotry
φανελα singlet vest undershirt
φαντασια imagination imaginativeness vision
φαρασι dustpan dustpanful
φαρμα farm
φαρμακειο drugstore pharmacy
φαρμακευτικη pharmacy pharmaceutics
φαρμακο drug
φαρμακο medicine medication medicament
φαρμακοκινητικη pharmacokinetics
φαρμακολογια pharmacology
φαρμακοποιια pharmacopoeia
φαρμακοποιοσ pharmacist druggist chemist apothecary
φαροσ beacon lighthouse pharos
φαρυγγασ throat pharynx
φασιανοειδη phasianid
φασιανοσ pheasant
φασισμοσ fascism
φασιστασ fascist
φασμα spectrum
φασματοσκοπιο spectroscope
φασολακια bean
φασολι bean
φασολια bean
φατρια kin kindred clan tribe
φεβρουαριοσ φλεβαρησ february feb
φεγγαρι moon
φεγγαροφωτο moonlight moonshine moon
φεγγιτησ dormer
φεγγιτησ fanlight
φεντεραλισμοσ federalism
φεουδο fee
φεουδο fiefdom
φερεγγυοτητα solvency
φερετρο coffin casket
φεριμποτ ferry ferryboat
φερμουαρ zip zipper
φερνω bring land
φερνω draw
φερομαι sandbag
φερσιμο dealing
φεσι fez tarboosh
φεσωνω welsh welch
φετα slice
φημη fame
φημη repute reputation
φθηνια φτηνια inexpensiveness
φθινοπωρο fall autumn
φθινω worsen decline
φθογγοσ phone sound
φθορα attrition
φθορα ravage depredation
φιαλη cylinder
φιδι snake serpent ophidian
φιλαδελφοσ syringa
φιλανδια φινλανδια finland suomi
φιλελευθερισμοσ liberalism
φιλελευθεροποιω liberalize liberalise
φιλελευθεροσ broad liberal tolerant
φιλελευθεροσ liberal
φιλευσπλαχνια mercifulness mercy
φιλι kiss buss osculation
φιλια friendship
φιλικοτητα friendliness
φιλιππινεζοσ filipino
φιλιππινεσ philippines
φιλμ film
φιλμ movie film picture pic flick
φιλοδοξια ambition ambitiousness
φιλοδοξια ονειρο ambition aspiration dream
φιλοδοξοσ ambitious
φιλολογια linguistics philology
φιλολογοσ philologist philologue
φιλοσ friend
φιλοσ φιλαρακι buddy brother chum crony pal sidekick
φιλοσοφια philosophy
φιλοσοφοσ philosopher
φιλοστοργοσ στοργικοσ affectionate fond lovesome tender warm
φιλοτελισμοσ philately
φιλτρο filter
φινιστρινι porthole
φιτζι fiji
φλαμανδοσ fleming
φλαμινγκο flamingo
φλανδρα φλαμανδια flanders
φλαουτιστασ flutist flautist
φλαουτο flute
φλαουτο recorder
φλασ flash flashing
φλασ flash photoflash flashgun flashbulb
φλασκι flask flaskful
φλεβα vein vena
φλεβιτιδα phlebitis
φλερε foil
φλιτζανι cup
φλιτζανι cup cupful
φλιτζανι teacup
φλοιοσ bark
φλοιοσ crust
φλοιοσ rind
φλοιωμα phloem bast
φλουδα peel skin
φοβισμενοσ afraid
φοβοσ fear fearfulness fright
φοδρα lining liner
φοινικασ palm
φοινικοπτερα phoenicopteridae
φολιδα lamina
φολιδα squama
φονοσ killing kill
φοντενουα fontenoy
φορα time clip
φοραδα mare
φοραδιτσα filly
φορεμα dress frock
φορμα coverall
φορμα tights leotards
φορολογηση tax taxation
φοροσ withholding
φορτηγο lorry camion
φορτηγο truck motortruck
φορτιο cargo lading freight load loading payload shipment consignment
φορτωτικη transportation shipping transport
φουντουκι hazelnut filbert cobnut cob
φουντουκια hazel
φουντουκια hazelnut hazel
φουρνια batch deal flock hatful heap lot mass mess mickle mint mountain muckle passel peck pile plenty pot raft sight slew spate stack wad
φουρνιζω ψηνω bake
φουρνοσ oven
φουσκωνω inflate
φουστα skirt
φραγκο franc
φραγκοσταφυλλο gooseberry
φραγκφουρτη φρανκφουρτη frankfurt frankfort
φραγμα dam dike dyke
φραιζα fraise
φρακο tailcoat tails
φραουλα strawberry
φραπα pomelo pummelo shaddock
φραπε frappe
φρασεολογια wording diction phrasing phraseology verbiage
φραχτησ fence fencing
φρενα brakes
φρενο brake
φρενολογια phrenology
φρεσκαρισμα review brushup
φρεσκαρω refresh freshen
φρεσκαρω refresh freshen refreshen
φρικασε fricassee
φροντιζω care
φροντιστηριο tutelage tuition tutorship
φροντιστησ coach tutor
φρουτοκαλλιεργεια pomology
φρυγανιζω crispen toast crisp
φρυδι eyebrow brow supercilium
φτελια elm
φτερνα counter
φτερουγισμα flap flapping flutter fluttering
φτυαρι shovel
φτυαρι φτυαρια shovel shovelful spadeful
φτυνω spit ptyalize ptyalise spew spue
φτωχεια poverty poorness impoverishment
φυγοδικια contumacy
φυγοκορισ bugbane
φυκι φυκοσ alga algae
φυκομυκητασ phycomycetes
φυλακασ guard
φυλακασ warder
φυλακη prison
φυλη tribe folk
φυλλο leaf folio
φυλλο signature
φυλλο εφημεριδα newspaper paper
φυλλο φυλλωμα leaf leafage foliage
φυλλοβολο deciduous
φυλο sex
φυσαρμονικα harmonica harp
φυση nature
φυσητηρασ cachalot
φυσητηρασ physeter
φυσιγγι φυσιγγιο cartridge
φυσικη physics
φυσικοσ physicist
φυσιολογια physiology
φυστικι peanut earthnut goober groundnut
φυστικια pistachio
φυσω blow
φυτεια plantation
φυτεμα planting
φυτο houseplant
φυτο plant flora
φυτο swot grind nerd wonk dweeb
φυτοζωω vegetate
φυτοπλαγκτον phytoplankton
φωκια seal
φωνη voice
φωνηεν vowel
φωνημα phoneme
φωνητικη phonetics
φωνογραφοσ phonograph
φωνολογια phonology phonemics
φωσ light
φωσ φωτισμοσ light lighting
φωσφοροσ phosphorus
φωταγωγω light illume illumine illuminate
φωταεριο gas
φωτεινοτητα illumination
φωτια fire
φωτια fire flame flaming
φωτιζομαι lighten
φωτιζω brighten lighten
φωτογραφια εικονα photograph photo exposure picture pic
φωτογραφιση photography
φωτογραφιση φωτογραφια photography
φωτομετρο photometer
φωτομικρογραφια microphotometer
φωτοτυπικο photocopier
φωτοχημεια photochemistry
χαζοσ simpleton simple
χαιλαντσ highlands
χαιρεκακια schadenfreude
χαιρετισμοσ greeting salutation
χαιτη mane
χαλ hull
χαλακι mat
χαλαρωνω loosen relax loose
χαλαρωνω relax unstrain unlax unwind
χαλε halle
χαλι disrepair
χαλι rug carpet carpeting
χαλιναρι bit
χαλιφησ caliph calif kaliph kalif khalif khalifah
χαλκοπυριτησ chalcopyrite
χαλκοσ copper
χαλυβοβιομηχανια χαλυβουργια steelworks
χαλω fail die break
χαμαιλεοντασ chameleon chamaeleon
χαμηλοσ low
χαμηλωμα depression
χαμογελω smile
χαμουρα harness
χαμσαιρ hampshire
χαντρα drop bead pearl
χαοσ chaos
χαρα happiness
χαρα joy joyousness joyfulness
χαρακτηρασ character fiber fibre
χαρακτηρασ character grapheme
χαρακτηριζω characterize characterise
χαρακτηρισμοσ delineation depiction picture characterization characterisation
χαρακτηρισμοσ specification spec
χαρακτηριστικο feature characteristic
χαρακτηριστικο feature lineament
χαρη grace
χαρισμα faculty module
χαρκοβο kharkov kharkiv
χαρουπια locust
χαρτησ map
χαρτι card
χαρτι paper
χαρτισμοσ chartism
χαρτογραφοσ cartographer
χαρτοκουτο carton cartonful
χαρτοπετσετα napkin serviette
χαρτοφυλακασ briefcase
χασισ hashish hasheesh haschisch hash
χασμα allowance leeway margin tolerance
χασμα chasm
χασμουριεμαι yawn
χασομερι dalliance dawdling trifling
χειλοσ lip
χειμωνασ winter wintertime
χειριζομαι manage deal care handle
χειριστησ operator manipulator
χειροκροτω clap spat
χειρολαβη χειροτροχοσ handwheel
χειροπεδη handcuff cuff handlock manacle
χειροτεχνια handicraft
χειρουργειο surgery
χελι eel
χελιδονι swallow
χερι hand
χερι hand manus mitt paw
χερσονησοσ peninsula
χερσοτοποσ moor moorland
χερτζ hertz cps cycle
χημεια chemistry
χημεια chemistry alchemy
χημικο chemical
χημικοσ chemist
χηνα goose
χηροσ widower widowman
χιλη chile
χιλιετια millennium millenary
χιονι snow
χιονοβροχο χιονονερο sleet
χιονοθυελλα blizzard snowstorm
χιονομπαλα snowball
χιονομπαλα χιονοσφαιρα snowball
χιονονιφαδα snowflake flake
χιονοπτωση χιονι snow snowfall
χιονοστιβαδα avalanche
χιουμορ wit humor humour witticism wittiness
χλωμιαζω ωχριω pale blanch blench
χναρι slot
χνουδι fuzz
χοανη bell
χοανη χωνευτηρι crucible
χοβερκραφτ hovercraft
χοιρινο pork porc
χοιροστασιο piggery
χοκει hockey
χολ hallway hall
χολη bile gall
χονδροιχθυεσ chondrichthian
χονδροσ cartilage gristle
χονιαρα honiara
χορδη string
χορδοφωνο chordophone
χορδοφωνο string
χορδωτα chordata
χορδωτο chordate
χορευτησ dancer terpsichorean
χορηγια sponsorship
χοριο dermis corium derma
χορογραφια choreography
χοροσ chorus
χοροσ dance
χοροσ dancing dance terpsichore saltation
χορταρικο potherb
χορτοξηραντησ haymaker
χουντα cabal faction junto camarilla
χουρμασ date
χουφτα handful fistful
χρεοσ debt
χρεωλυσιο amortization amortisation
χρεωση charge
χρημα currency
χρημα money
χρηματιστηριο exchange
χρηματιστησ principal dealer
χρηματοκιβωτιο strongbox deedbox
χρηματολογια extortion
χρηση application
χρηση consumption usance use
χρηση use
χρηση use usage utilization utilisation employment exercise
χρησιμευω serve
χρησιμοποιηση play
χρησιμοτητα ωφελιμοτητα utility usefulness
χρηστησ user
χριστιανικοσ christian
χριστιανισμοσ christianity
χριστιανισμοσ χριστιανοσυνη christendom christianity
χριστιανοσ christian
χρονικο annals
χρονικο history account chronicle story
χρονογραφοσ χρονοσκοπιο χρονομετρο chronoscope
χρονοδιακοπτησ timer
χρονομετρο timepiece timekeeper horologe
χρονομετρω clock time
χρονοσ age years
χρονοσ rhythm beat
χρονοσ tense
χρονοσ ωρα time
χρονοτριβη stall stalling
χρυσανθεμο chrysanthemum
χρυσοσ gold
χρυσωρυχειο goldfield
χρωμα makeup
χρωματιζω color colorize colorise colourise colourize colour
χρωμοσωμα chromosome
χτενιζω comb disentangle
χτυπημα blow
χτυπημα hit
χτυπημα hit hitting striking
χτυπητηρι whisk
χυλοσ chyle
χυμαση χυμωζινη rennin chymosin
χυτηριο foundry metalworks
χωμα land ground soil
χωμα soil dirt
χωνι funnel
χωρα area region
χωραφι field
χωραω accommodate hold admit
χωρια apart
χωριατησ villager
χωριζω disunify
χωριζω separate part split break
χωριο village settlement
χωρισμα compartment
χωρισμοσ separation
χωροσ acreage
χωροσ area
χωροσ expanse
χωροσ precinct
χωροσ proportion dimension
χωροσ space
χωροσ space infinite
ψαλιδι scissors
ψαλτηρι psaltery
ψαξιμο hunt
ψαρεμα fishing sportfishing
ψαρι fish
ψαροκοκαλο fishbone
ψειρα acarine
ψειρα louse
ψεμα lie prevarication
ψευδαισθηση hallucination
ψευδοκαρπιο ψευδοφρουτο pseudocarp
ψευδομαρτυρια perjury
ψευδοποδιο pseudopod pseudopodium
ψευτησ liar prevaricator
ψευτοκρανια jaboncillo chinaberry
ψηκτρα brush
ψηφιζω poll
ψηφιζω vote
ψηφιση vote ballot voting balloting
ψηφισμα resolution declaration resolve
ψηφοδελτιο ballot
ψηφοθηρια electioneering canvassing
ψηφολογια psephology
ψηφοσ vote suffrage
ψηφοφορια vote
ψηφοφοροι vote
ψηφοφοροσ voter elector
ψιλοβρεχει ψιχαλιζει drizzle mizzle
ψυγειο refrigerator icebox
ψυκτησ cooler
ψυλλοσ flea
ψυχαγωγικοσ entertainer
ψυχαναλυτησ analyst psychoanalyst
ψυχανθη legume
ψυχεδελεια psychedelia
ψυχη soul psyche
ψυχη spirit
ψυχιατρικη psychiatry psychopathology
ψυχιατροσ psychiatrist shrink
ψυχογλωσσολογια psycholinguistics
ψυχοθεραπεια psychotherapy psychotherapeutics
ψυχολογια psychology
ψυχολογοσ psychologist
ψυχομετρια psychometry psychometrics psychometrika
ψυχοπαθεια psychopathy
ψυχοφαρμακολογια psychopharmacology
ψυχοφυσικη psychophysics
ψυχραινομαι freeze
ψυχωση psychosis
ψωμακι bun roll
ψωμιερα breadbox
ωαριο ovum
ωθηση push pushing
ωκεανογραφια oceanography oceanology
ωκεανογραφοσ oceanographer
ωλεκρανο olecranon
ωλενη ulna
ωμομετρο ohmmeter
ωμοσ shoulder
ωοθηκη ovary
ωοκυτταρο egg
ωρα hour
ωρα time
ωριμαζω senesce age mature maturate
ωριμοσ mature
ωριμοτητα maturity matureness
ωτογαγγλιο otoganglion
ωτολογια audiology audiometry
ωτολογοσ otologist
ωτορινολαρυγγολογια otology
ωτορινολαρυγγολογοσ otolaryngologist otorhinolaryngologist rhinolaryngologist
ωτοσκοπιο otoscope auriscope auroscope
`
