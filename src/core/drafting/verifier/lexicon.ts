import { domain } from './words/domain.ts'
import { general } from './words/general.ts'
import { madeOf, sensesOf } from './graph.ts'

/**
 * Words of calls, profiles and plans that mean the same, by stem, in Greek (folded, σ for ς) and English: one row is one
 * meaning. A stem that ends with `$` is the whole word. Within a row words may stand for each other; opposites and
 * neighbours that must not be taken for each other (beneficiary and supplier, before and after) are rows of their own.
 */
const rows = `
προσκλησ | call$ calls$ invitation
δρασ | action$ actions$ scheme$ schemes$
προγραμμ | programme program
επιχειρησ εταιρει εταιρι επιχειρηματ | business compan enterpris undertaking$ undertakings$ firm$ firms$
ενισχυσ ενισχυ επιχορηγ επιδοτ χρηματοδοτ στηριξ χρηματοδοτησ επιδοτησ | aid$ aided$ aids$ grant subsid fund$ funds$ funded funding support
αιτησ αιτημα | application$ applications$ apply applies applied request
αιτουντ αιτων υποψηφι | applicant candidate$
υποβολ υποβαλλ υποβαλ υποβληθ αποστελλ αποστολ αποστελ | submit submission send sends sent
δικαιουχ | beneficiar recipient
ληψ λαμβαν λαβ ελαβ εισπρατ πηρε | receiv get$ gets$ got$ obtain
χορηγ δινετ δοθ δινουν διδετ | award given$ give$ gives$
προμηθευτ πωλητ | supplier vendor
υπεργολαβ | subcontract contractor
εγκρι εγκριθ | approv
ενταξ ενταχ ενταγ ενταχθ | inclusion admission award
απορρι | reject refus
αποκλει εξαιρ αποκλεισ | exclud exclusion except exempt
περιλαμβαν συμπεριλ συγκαταλεγ περιεχ | includ among$ contain comprise
επιλεξιμ | eligib qualif
ορι οριο ορια πλαφον οροφ ανωτατ μεγιστ | limit ceiling cap$ capped caps$ maximum most$ threshold
ελαχιστ κατωτατ κατωφλ | minimum least$ floor threshold
περιοριζ | limited limit restrict capped
προυπολογισμ | budget
δαπαν κοστ εξοδ κοστουσ | cost expens expenditure
δημοσι | public
ιδιωτικ | private
δημοσιευ προδημοσιευ | publish publication published
προδημοσ | pre$ prepublication
συνολ συνολικ | total overall whole altogether
αξια αξιασ | value worth
ποσο ποσα ποσου ποσων υψοσ υψουσ | amount sum$ sums$
ποσοστ | percentage rate share$ percent
ενταση εντασ | intensity rate
μεριδ | share$ portion
επενδυ | invest
σχεδι | plan$ plans$ planned project design
εργο εργου εργα εργων | project projects works$
εργασι | work$ works$ labour labor
μισθωτ εξαρτημεν μισθ | salar wage dependent paid$ payroll
ανεξαρτητ | independent
εργαζομεν απασχολ προσωπικ υπαλληλ | employ staff worker personnel headcount workforce people person
ατομ προσωπ | person people individual
μοναδ | unit
ετοσ ετη ετων ετουσ χρον ετησι χρονια διετι τριετι πενταετι | year annual
μην μηνα μηνιαι τριμην εξαμην | month
ημερ ημερομην μερα | day date
εβδομαδ | week
ωρα ωρασ ωρεσ | hour
ωρα | time$ clock
χρησ χρηση χρησεισ οικονομικ διαχειριστικ | financial fiscal year
κλειστ | shut
ληγ ληξ εκπνε τελοσ ληξη κλεισ κλειν | end$ ends$ ended expir clos deadline due$ cut$ off$
αρχ αρχιζ εναρξ ξεκιν αρχισ | start begin began open commence founded$
ανοιγ ανοικτ | open
προθεσμ καταληκτικ | deadline cut$ cutoff
διαρκ διαρκει | last$ lasts$ lasted duration term$ takes$ length
παραταθ παρατειν παρατασ | extend extension prolong
κυκλ τζιρ | turnover round$ rounds$ cycle sales$
εργασιων | turnover
εσοδ | revenue income earnings
κερδ | profit
ζημι | loss$ losses$
ιδι ιδια ιδιων ιδιεσ | own$
κεφαλαι | capital funds equity
ιδιων | equity own$
δανει δανεισμ | loan lend lent borrow debt
τραπεζ | bank
εγγυ εγγυησ εγγυατ | guarantee
εξασφαλισ εμπραγματ | collateral secur
επιτοκι τοκ | interest
χρεοσ χρεη οφειλ | debt owe
συμμετοχ συμμετεχ | participat contribution take part partner
εταιρο εταιροσ εταιροι εταιρων εταιρουσ συνεργαζ | partner
μετοχ μετοχο | share shareholder equity
συνδεδεμεν | linked
θυγατρικ | subsidiar downstream$
κατεχ | hold holds held downstream$
μητρικ | parent upstream$
εμε$ | awu$ headcount$
αδεια αδειεσ | licen permit
ομιλ | group
ενιαι | single
κρατοσ κρατη κρατικ κρατουσ | state
μελοσ μελη μελων | member
χωρ χωρα χωρεσ | countr
ελλαδ ελληνικ | greece greek hellenic
ευρωπ ευρωπαικ εε ενωσ | european eu$ union europe
περιφερει περιφερειακ | region regional
ενοτητ | unit section
περιοχ | area region
ζωνη ζωνεσ ζωνησ | zone
νησ νησι | island
δημο δημοσ δημοι δημων δημου δημουσ | municipalit
κατοικ | inhabitant resident population
εδρα εδρασ εδρευ | seat headquarter registered based
εγκατασταση εγκαταστασ | establishment site facility installation premises
τοπο τοποσ | place site location
υποκαταστ | branch
κτιρι | building
εξοπλισμ μηχανημ μηχαν | equipment machin
λογισμικ | software
μεταχειρισμεν | second$ hand used$
καινουργ νεα νεο νεου νεασ νεων νεεσ | new
υφισταμεν υπαρχ | existing exist
μεταβασ | transition
αναπτυγμεν | developed
αναπτυξ αναπτυξιακ | development
λιγοτερ λιγοτερο | less fewer
περισσοτερ | more
μικρ μικρεσ | small
πολυ | very micro
μεσαι | medium
μεγαλ μεγαλεσ | large big
μεγαλυτερ υψηλοτερ | largest highest greater higher biggest
χαμηλοτερ μικροτερ | lowest smallest lower
μεγεθ | size
νεοφυ | start startup
κωδικ | code$ codes$
καδ | activity code$ kad
δραστηριοτ | activit
κυρι κυριο | main$ principal primary
δευτερευ | secondary
βοηθητ | auxiliary
κλαδ τομε | sector branch division
λιαν | retail
χονδρ | wholesale
εμπορι | trade commerce
εστιασ | catering food restaurant
ακινητ | estate property
τουρισ τουριστικ ξενοδοχ καταλυμ | tourism hotel accommodation
μεταποιησ | manufactur
βιομηχαν | industr
γεωργ αγροτ | agricultur farm
αλιε | fish
συνεταιρισμ | cooperative
σωματει | association
ιδρυμ | foundation institution
ατομικ | sole trader individual
ελευθερ | freelance self free
προσωπικεσ | partnership
περιορισμενησ | limited
ανωνυμ | public limited
δικαιοχρησ | franchise
ενεργ ενεργειακ | energy energetic active
αιολικ | wind
ηλιακ φωτοβολτ | solar photovoltaic
πρασιν | green
ψηφιακ | digital
καινοτομ | innovat
ερευν | research
ερευνητικ | research
τεχνολογ | technolog
ετοιμοτ | readiness
επιπεδ | level
περιβαλλον | environment
εξαγωγ | export
δημοσιοτ προβολ διαφημ | publicity promotion advert visibility
καταρτισ εκπαιδ | training education
συμβουλευτ | consult advis advice
συμβουλι | council board
επιτροπ | commission committee
υπουργ | ministr
γραμματει | secretariat
φορε φορεα | body agency authority entity
αρχη αρχεσ | authorit agency
διαχειρισ | manag
ενδιαμεσ | intermedia
υπηρεσι | service
αξιολογ | evaluat assess score
βαθμ βαθμολογ βαθμοι | score point mark grade
κριτηρι | criteri
αυτοαξιολ | self assessment
ομαδ | group
κατατασσ κατατα | rank
σειρα σειρασ προτεραιοτ | order$ priority rank first
συγκριτικ | comparative
αμεσ | direct
εμμεσ | indirect overhead
αποφασ | decision decide
συμβασ συμφων | contract agreement
υπογρ | sign
πληρων πληρω καταβαλ καταβολ εξοφλ | pay paid$
δοση δοσεισ | instal
προκαταβολ | advance prepay
επιστρεφ επιστροφ αποζημ | reimburs refund return repay
τελη τελων | fee$ fees$
τιμολογ | invoice
προσφορ | offer quote tender
παραγγελ | order$ orders$ ordered
πιστοποιητ πιστοποι | certificat certif
δηλωσ δηλων | declar statement declare
βεβαι | confirm certificate attest
αρχειο αρχεια στοιχει | record file data$
φυλασσ τηρ διατηρ κρατ | keep kept maintain retain
εκθεσ | report
ελεγχ | check audit inspect control
επιτοπι | site spot$
ενημερ | inform notif
αιτιολ | reason justif
εκδιδ εκδοθ εκδοσ | issue
εκδοθεντ | issued
φερεγγ | solven
δικαστ | judicial court
πτωχευ εκκαθαρ | bankrupt insolven liquidat
δυσχερ προβληματικ | difficult trouble
διασωσ | rescue
αναδιαρθρ | restructur
ανακτ | recover
φπα προστιθεμ | vat$ tax
φορο φορολογ | tax
αφμ | tax number vat
ασφαλ | insur secur
κοινων | social
ηλεκτρονικ | electronic online
εντυπ | paper printed form$
μορφη μορφησ | form$ format
σελιδ | page
βιντεο | video
κουπον επιταγ | voucher coupon
σημα σηματ | mark$ trade brand
ευρεσιτεχν | patent
ναι | yes
οχι | not$ no$
χωρισ διχωσ ανευ | without no$ none
μονο μονον αποκλειστικ μοναδικ | only$ exclusiv solely single sole$
καθε ανα | each per every
ολα ολοι ολεσ ολων ολη | all$ every whole
τουλαχιστον | least$
εωσ μεχρι | up to$ until$ till$ at most by$
πανω ανω | above over$ more exceed$ exceeding beyond
κατω | below under$ less
υπερβαιν ξεπερν ξεπερασ υπερβ υπερβασ | exceed above over surpass
πριν προηγ προηγουμ νωριτερ | before prior previous earlier preced past$ ago$
μετα υστερ επειτα μεταγεν αργοτερ | after later following follow
εντοσ μεσα | within inside in$
εκτοσ εξω | outside out$ except
αναμεσα μεταξυ | between
πρωτ | first
δευτερ | second
τριτ | third
τελευται | last$ latest final past$ recent
τελικ | final
ισχυ ισχυει | valid force apply power
απαιτ ζητ χρει αναγκ πρεπει προαπαιτ υποχρεουτ υποχρεουν οφειλει | requir need must ask demand oblig
επιτρεπ μπορ δυνατ | allow permit may can$ possib
απαγορευ | prohibit forbid
προβλεπ οριζ ορισ καθορι | provid set$ sets$ defin foresee stipulat fix
καλυπτ καλυψ πληρο πληρουν τηρουντ | cover meet met$ satisf fulfil
ορο οροσ οροι ορων ορουσ προυποθεσ | condition term$ terms$
διατιθ διαθεσ διατεθ δεσμευ κατανεμ | allocat reserv available earmark distribut
αυξ αυξαν προσαυξ | increas rise rises rose grow raise bonus top
μειω μειων | reduc decreas drop lower fall fell$ fallen cut$
διπλασι | double twice
μισο μισου ημισυ | half
υπολοιπ απομεν | remain rest$ left$ balance headroom
λειπ ελλειμ | missing lack short$ shortfall
διαφορ | differen
αναλογ | ratio proportion
ισοδυναμ | equivalent
ακαθαριστ | gross
καθαρ | net$
συσσωρευμ | accumulat
αποθεματ | reserve
περιουσ ενεργητικ | asset
ισολογισμ | balance
ηλικι | age$ aged$ old$ birth born
γυναικ | wom female
νεοι νεων | young youth
ανεργ | unemploy
προσληψ προσλαμβ | hire hiring recruit
θεση θεσεισ θεσεων | job post position
ψηφ ψηφου | vote voting
σχεσ | relation
λιστ καταλογ | list$ lists$ listed$ catalogue
παραρτημ | annex
ενοτητα | section
αρθρ | article art$
κανονισμ | regulation
νομ νομο νομου | law$ act$
συσταση | recommendation
τροποπ | amend
ταχυδρομ | post$ postal
σημει | point
επικοινων | contact communicat
οδηγ | lead guide
συγκεντρ | reach collect
φθαν φταν ανερχ | reach amount total come
βασιζ βασ βασει | based basis use
χρησιμοποι | use$ uses$ used$ using
εφαρμοζ εφαρμογ | apply applies appl under$
δημιουργ | creat
διεξαγ πραγματοποι υλοποι εκτελ | implement carr incur carried perform
ολοκληρ | complet finish
αναστολ | suspen pause
ταμει | fund$ cash
ταμειακ | cash
ροη ροεσ | flow
πρωτοκολλ | protocol
γλωσσ | language
πληροφορ | information
πλημμυρ | flood
πυρκαγ | fire
σεισμ | earthquake
καταστροφ | disaster
αποκαταστ | restor
συμπραξ | consortium partnership
συντονιστ | coordinator
εκπροσωπ | represent
παιδ | child
στοχ | target objective goal
αποτελεσμ | result
παραδοτε | deliverable
οροσημ | milestone
φαση φασεισ | phase stage
σταδι | stage
επαληθευ | verif
ορθ | correct
λαθ | error mistake
νεω | young
ισπαν | spain
γαλλ | france french
γερμαν | german
ιταλ | ital
κυπρ | cyprus cypriot
νορβηγ | norway norwegian
ισλανδ | iceland
βρυξελλ | brussels
βορει | north northern
νοτι | south southern
ανατολικ | east eastern
δυτικ | west western
κεντρικ | central
αγκυρ | anchor
προμηθει | commission supply procurement
κινητρ | incentive
κινησ | working motion
ισχυσ ισχυοσ | power capacity
δυναμικοτ | capacity
κλιν | bed
αλυσιδ | chain
αποθηκευ | storage warehouse
μεταφορ | transport
οχημ | vehicle
αυτοκιν | car$ cars$
πυργ | tower
τακτικ | regular ordinary
ειδικ | special
γενικ | general
ενδεικτικ | indicative
οριστικ | final definitive
προσωριν | provisional temporary
απλ απλα | plain simple short
αναπηρ | disab
υγει | health
ασφαλει | safety secur
σκοπ | purpose aim
οφελ | benefit
κινδυν | risk
εμπειρ | experience
δεξιοτ | skill
πτυχ διπλωμ | degree diploma
εκταση | extent area
διακριτ | discret
πλαισ | framework context
ταχει | fast$ rapid quick
μερικ | partial
πληρ | full complete
δικαιολογητικ παραστατικ | document supporting evidence paper
λειτουργ | operat run$ runs$ running function trade$ active
μητρωο μητρωου γεμη$ | registr register gemi$
εκτυπωσ | print
τοπικ | local
παραγωγ | produc output
προιον προιοντ | product goods
απαλλαγ | exempt relief
οργανισμ | organis body bodies agency
καταστατικ | articles statute
τιτλο | title deed
καταστασ | statement list state$
συστημ | system
εξοικονομ | saving save$ saves$
διαδικασ | procedure process
εξετα | examin consider review
διαστημ | period interval span
πορο ποροι πορων πορουσ | resource fund$ funds$
επεκτασ | expan extension
προσθ προσθετ | add addition
παγι | fixed asset
αναμεν | expect forecast
ιδιοκτη | owner property
ιδρυ | found establish set$ creat
απευθυν | address aim target
επιλεγ επιλογ | select choose choice option
μελετ | study studies
προκηρυ | call$ announce notice
αγορα αγορασ αγορεσ | purchas buy market acquisition
κειμεν | text wording
εξαντλ | exhaust used$
υπευθυν | solemn responsible
σταθερ | fixed flat stable constant
παρακολουθ | monitor follow
εισφορ | contribution
κοινοπραξ | joint consorti
αμοιβ | fee$ fees$ pay$ remuneration
αποσβεσ | depreciat
εξυπν | smart
εξειδικ | speciali
γνωστοποι | notif
εκπτωσ εκπιπτ | deduct
φακελο | file$ dossier folder
αλλα αλλαγ | change
βημα | step
γραμμ | line
υλικ υλη υλων | material
καταστημα | shop store outlet
κοινοτ | communit municipal
επαρκ | sufficient suffic adequate enough
εφοδιαστ | logistic supply
προερχ | come from source originat
αυλ | intangible
καταναλω | consum
πελατ | customer client
δωρεαν | free$ gratis
διακοπ | stop interrupt cessation
συνεργασ | cooperat collaborat partner
εκκρεμ | pending outstanding
πειραματ | experiment
κατοχυρ | registration protect
τεχνικ | technical technic
βιωσιμ | viab sustain
στρατηγ | strateg
πινακ | table list annex
περιγραφ περιγραφει | descri
αρμοδι | competent responsible
χαρακτηρ | character nature
συντελεστ | rate coefficient factor
δειγματολ | sampl
εγχωρι | domestic
επισυναπτ | attach enclose
βελτιω | improv
απαριθμ | list$ listed$ enumerat
ανηκ | belong fall$ within
αποδεικν αποδεικτ τεκμηρι | prove$ proof evidence document demonstrat
προσυμφων | preliminary
δικτυ | network
ανακοιν | announc
αδειοδοτ | licens permit
εμπιπτ υπαγ | fall$ subject covered
υποδομ | infrastructure
γηπεδ οικοπεδ | land$ plot
ενοικι μισθω μισθωτηρι | rent lease leas
εντολ | order$ mandate
διαπιστ | find found establish determine
γραφει | office
αναγνωρ | recogni
παρουσι | presen
θερμοτ θερμ | heat thermal
αποβλητ | waste
αναλυ | analys detail
προστασ | protect
συνδυα | combin
αυτοματ | automat
μονωσ θερμομονωσ | insulat
κουφωμ | window frame
επληγ πληγ | affected hit$ damaged
αφαιρ | deduct remov subtract
νεφουσ νεφο | cloud
επαγγελματ | professional
οικονομοτεχν | technical economic feasib
υποκειτ | subject
συλλογικ | collective
οδικ | road
επιβατικ | passenger
εποχικ | seasonal
επαγγελμ | profession occupation
σεμιναρι | course seminar
παραχωρ | grant assign cession concession
επιστημον | scientif
διδακτορ | doctora phd
βαροσ | weight burden charge
παρανομ | unlawful illegal
δοκιμ | test trial
πιλοτικ | pilot
δικαιωμ | right$ rights$
εκσυγχρον | moderni
υποστηρ | support
διεθν | international
εξωστρεφ | export outward
ενστασ | objection appeal
βιβλι | book
διπλογραφ | double entry
απλογραφ | single entry
ορκωτ | certified sworn chartered
ελεγκτ | auditor
εξαρτ | depend
κεντρο κεντρα κεντρων | centre center
πανεπιστημ | universit
ποιοτ | quality
προσαρμογ | adapt adjust
κατανομ | distribut alloca
προσκομ | submit produce bring present
συμπληρ | complet fill
διορθ | correct
ανακαλ ανακλ | withdraw revoke
βοηθ | help assist
ερωτησ | question
απαντ | answer repl
τηλεφων | phone
εικον | image picture screenshot
τυχερ | gambling luck
παιχνιδ | game
αλκοολ | alcohol
ποτο ποτων | drink beverage
καπν | tobacco
οπλ πυρομαχ | weapon arms ammunition
ορυκτ | fossil mineral
ναυτιλ πλοι | shipping ship vessel
κληρονομ | inherit
γαμ συζυγ | spouse married
συγγεν | relative related
νομικ | legal
φυσικ | natural physical
προεδρ | presid chair
συνολικ | aggregate cumulative
σωρευ | cumul
αντιπροσωπ | agent representative
αγωγη | treatment programme
ειδοσ ειδη | kind type
κατηγορι | categor
`

/** Countries by their code, where a profile has only that. */
const countries =
  `at αυστρι austria|be βελγι belgi|bg βουλγαρ bulgaria|cy κυπρ cypr|cz τσεχι czech|de γερμαν german|dk δανι denmark danish|ee εσθονι eston|
el ελλ gree|gr ελλ gree|es ισπαν spain spanish|fi φινλανδ fin|fr γαλλ france french|hr κροατ croat|hu ουγγαρ hungar|ie ιρλανδ ireland irish|it ιταλ ital|lt λιθουαν lithuan|
lu λουξεμβ luxem|lv λετον latvia|mt μαλτ malt|nl ολλανδ netherlands dutch|pl πολων poland polish|pt πορτογαλ portug|ro ρουμαν roman|se σουηδ swed|si σλοβεν sloven|sk σλοβακ slovak`
    .replaceAll('\n', '')
    .split('|')
    .map((line) => line.split(' '))

/** Stems of a country's name by its ISO code in lower case. */
export function countryWords(code: string): readonly string[] {
  return countries.find(([first]) => first === code)?.slice(1) ?? []
}

/** A meaning: the stems of its row. */
interface Stem {
  readonly text: string
  readonly whole: boolean
  readonly row: number
}

function parse(): ReadonlyMap<string, readonly Stem[]> {
  const stems = `${rows}${domain}${general}`
    .trim()
    .split('\n')
    .flatMap((line, row) =>
      line
        .split(/[\s|]+/u)
        .filter((text) => text !== '')
        .map((text): Stem => {
          const whole = text.endsWith('$')
          return { text: whole ? text.slice(0, -1) : text, whole, row }
        }),
    )
  return Map.groupBy(stems, ({ text }) => text.slice(0, 2))
}
const byBeginning = parse()

const mostKept = 50_000
const kept = new Map<string, readonly number[]>()

/** The meanings that a folded word may have; empty for a word that the lexicon does not know. */
export function meaningsOf(word: string): readonly number[] {
  const known = kept.get(word)
  if (known !== undefined) return known
  const senses = sensesOf(word)
  // English words of a family look alike; Greek ones often do not.
  const made = /\p{Script=Greek}/u.test(word) ? madeOf(senses) : []
  const found = new Set([...senses, ...made].map((sense) => -1 - sense))
  for (const { text, whole, row } of byBeginning.get(word.slice(0, 2)) ?? []) {
    if (whole ? word === text : text.length <= 3 ? fits(word, text) : word.startsWith(text)) found.add(row)
  }
  if (kept.size >= mostKept) kept.clear()
  const meanings = [...found]
  kept.set(word, meanings)
  return meanings
}

/** A short stem takes a short ending only: «ιδι» is not the beginning of every word. */
function fits(word: string, stem: string): boolean {
  return word.startsWith(stem) && word.length - stem.length <= 3
}

const greekToLatin: readonly (readonly [RegExp, string])[] = [
  [/μπ/gu, 'b'],
  [/ντ/gu, 'd'],
  [/γγ|γκ/gu, 'g'],
  [/ου/gu, 'u'],
  [/αι/gu, 'e'],
  [/ει|οι|υι/gu, 'i'],
  [/αυ/gu, 'av'],
  [/ευ/gu, 'ev'],
  [/θ/gu, 'th'],
  [/χ/gu, 'h'],
  [/ψ/gu, 'ps'],
  [/ξ/gu, 'x'],
  [/φ/gu, 'f'],
]
const single = new Map(
  [...'αβγδεζηικλμνοπρστυω'].map((letter, index) => [letter, [...'avgdeziiklmnoprstio'][index] ?? '']),
)

/** A skeleton of the sound, for names in two scripts: Λέσβος and Lesvos, Πειραιάς and Piraeus. */
export function soundOf(word: string): string {
  let text = word
  if (/\p{Script=Greek}/u.test(text)) {
    for (const [pattern, latin] of greekToLatin) text = text.replace(pattern, latin)
    text = [...text].map((letter) => single.get(letter) ?? letter).join('')
  } else {
    text = text
      .replace(/ch/gu, 'h')
      .replace(/ou/gu, 'u')
      .replace(/ae|ai/gu, 'e')
      .replace(/ph/gu, 'f')
      .replace(/oe|oi|ei/gu, 'i')
      .replace(/y/gu, 'i')
      .replace(/ck|c/gu, 'k')
      .replace(/b/gu, 'v')
  }
  // Vowels and endings differ most between the spellings of a name.
  return text
    .replace(/(.)\1/gu, '$1')
    .replace(/(?:os|as|is|es|us|ou|on|a|i|o|s|n)$/u, '')
    .replace(/[aeiou]/gu, '')
}
