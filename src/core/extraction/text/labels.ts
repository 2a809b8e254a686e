import { keysOf } from './source-text.ts'
import type { Block } from './source-text.ts'

/** Words that say what a figure is, by what they name. Patterns are matched on folded text (lower case, no accents, σ for ς). */
export interface Label<T extends string> {
  readonly names: T
  readonly pattern: RegExp
}

/** A label found near a figure. */
export interface Near<T extends string> {
  readonly names: T
  /** How near: in the same sentence, in the head of the table or row, in the line that announces it, in the section's title; or its words weighed. */
  readonly where: 'sentence' | 'table' | 'announcement' | 'section' | 'sense'
  /** Folded text between the label and the figure where both stand in one sentence, else ''. */
  readonly between: string
}

/** "Apply for matched funding", "the scheme provides match funding": what is given, and no share of one's own. */
export const ofOthersToo = String.raw`(?<!(?:apply(?:ing)? for|avail(?:ing)? of|receives?|offers?|(?:scheme|programme|voucher|grants?|fund|government|council) (?:will )?provides?|obtain|get) (?:an? |up to )?)`
const words = <T extends string>(names: T, ...sources: readonly string[]): Label<T>[] =>
  sources.map((source) => ({ names, pattern: new RegExp(String.raw`(?<![\p{L}])(?:${source})`, 'gu') }))

/** `budget` is said of calls and of projects: its bounds or its size tell which. */
export type MoneyName =
  | 'total_budget'
  | 'budget'
  | 'eligible_cost'
  | 'subsidy'
  | 'turnover'
  | 'balance_sheet'
  | 'loan'
  | 'de_minimis'
  | 'cost_cap'
  | 'other'

const theCall = String.raw`(?:τησ |του |τησ παρουσασ |των )?(?:δρασησ|δρασεων|προσκλησησ|προγραμματοσ|προκηρυξησ|καθεστωτοσ|κυκλου|παρεμβασησ|υποδρασησ|μετρου|κινητρου)`
const theProject = String.raw`(?:του |τησ |καθε |ανα |των |ενοσ )?(?:υποβαλλομεν\p{L}+ |προτεινομεν\p{L}+ )?(?:επενδυτικ\p{L}+ )?(?:σχεδι\p{L}+|εργ(?:ο|ου|ων|α)(?!\p{L})|φακελ(?:ο|ου|ων)(?!\p{L})|προτασ\p{L}+|πραξ\p{L}+|επενδυσ\p{L}+|αιτησ\p{L}+|υποεργ\p{L}+)`

export const moneyLabels: readonly Label<MoneyName>[] = [
  ...words(
    'total_budget',
    String.raw`(?:συνολικ\p{L}+ )?(?:ενδεικτικ\p{L}+ )?(?:διαθεσιμ\p{L}+ )?(?:συγχρηματοδοτουμεν\p{L}+ )?(?:προυπολογισμ\p{L}+|π\/υ) ${theCall}`,
    String.raw`(?:συνολικ\p{L}+ |διαθεσιμ\p{L}+ )?(?:δημοσι\p{L}+ δαπαν\p{L}+|πιστωσ\p{L}+|χρηματοδοτησ\p{L}+) ${theCall}`,
    String.raw`δημοσι\p{L}+ δαπαν\p{L}+(?= (?:ειναι|ηταν|ανερχ|υψουσ)| ?:)`,
    String.raw`διατιθ(?:ενται|εται)`,
    String.raw`(?:συνολο|υψοσ) (?:των )?(?:διαθεσιμ\p{L}+ )?πορων`,
    String.raw`(?:νεα |νεο )?(?:δρασ(?:η|ησ)|προσκλησ(?:η|ησ)|προγραμμα(?:τοσ)?|σχεδι(?:ο|ου) (?:(?:επι)?χορηγ|στηριξ|ενισχυσ|επιδοτησ|κινητρ)\p{L}+)(?: (?:συνολικου )?υψουσ| των)?(?=\s*$)`,
    String.raw`(?:το (?:νεο )?(?:ταμειο|προγραμμα)|η (?:νεα )?δραση)(?: \p{L}+){0,4}? διαθετει(?: (?:το (?:συνολικο )?ποσο των|συνολικα|ποσο υψουσ))?(?=\s*$)`,
    String.raw`(?:το ταμειο|the fund) (?:εχει|διαθετει|has) (?:συνολικα )?(?:κεφαλαια|πορουσ|capital|resources)(?: υψουσ| of)?`,
    String.raw`(?:a )?share of(?: up to)?|(?:will|to) invest(?: up to)?|pot(?=\s*:)|pot of|(?:has|with) a (?:fund|budget|pot) of|funds? of|(?:call|scheme|programme|fund|facility|initiative) (?:has|stands at)`,
    String.raw`(?:διαθεσιμ|συνολικ)\p{L}+ κεφαλαι\p{L}+|συνεισφορα (?:του|τησ|τησ ενωσησ) (?:προγραμματ|ταμει|εσπα|ενωσ|περιφερει)\p{L}*|συνολικα διαθεσιμα|συνολο (?:κυκλου|δρασησ|προσκλησησ|ποσου)|(?:συνολικ\p{L}+ )?δημοσι\p{L}+ χρηματοδοτησ\p{L}+|συνολικ\p{L}+ υψ\p{L}+ (?:τησ )?(?:διαθεσιμ\p{L}+ )?χρηματοδοτησ\p{L}+|συνολικ\p{L}+ (?:ποσ|υψ)\p{L}+ (?:των (?:επι)?χορηγ\p{L}+|των επιδοτησεων|(?:των |τησ )?ενισχυσ\p{L}+)(?! (?:καθε|ανα|του|τησ|για καθε) (?:\p{L}+ )?(?:σχεδι|εργ|επενδ|δικαιουχ|επιχειρ))(?:[^.]{0,60}(?:καθεστωτοσ|προσκλησησ|κυκλου|δρασησ))?|προκαλουμεν\p{L}+ (?:[^.]{0,30} )?δαπαν\p{L}+|total commitments`,
    String.raw`συνολικ\p{L}+ (?:διαθεσιμ\p{L}+ )?(?:δημοσι\p{L}+ δαπαν\p{L}+|(?:προυπολογισμ\p{L}+|π\/υ))`,
    String.raw`διαθεσιμ\p{L}+ (?:ποσ\p{L}+|(?:προυπολογισμ\p{L}+|π\/υ)|κονδυλ\p{L}+|πορ\p{L}+|πιστωσ\p{L}+|δημοσι\p{L}+ δαπαν\p{L}+)`,
    String.raw`(?:η δραση|η προσκληση|το προγραμμα) (?:εχει|διαθετει) (?:συνολικ\p{L}+ )?προυπολογισμο`,
    String.raw`(?:total|overall|indicative|available|call|programme|program|scheme|action) (?:indicative |available |public )?(?:budget|funding|funds|envelope|allocation)`,
    String.raw`(?:budget|envelope|allocation|endowment) (?:of|for) (?:the|this) (?:call|programme|program|scheme|action|measure|topic|notice|facility|fund|instrument|competition|round)`,
  ),
  ...words(
    'total_budget',
    String.raw`διατεθ\p{L}+|κατευθυν(?:ονται|εται)|(?:εχουν |εχει )?(?:εξασφαλ[ιί]στ|εξασφαλιζ|δεσμευτ|προβλεπ)\p{L}+(?=\s*$| (?:συνολικ|\p{L}+ (?:εκατομ|εκατ)))|συνολικα θα \p{L}+|(?:μοιραζ|διανεμ)\p{L}+`,
    String.raw`(?:the )?(?:fund|programme|scheme|call|ministry|agency|budget) will (?:distribute|award|allocate|invest|provide|make available)`,
    String.raw`(?:δεσμευ|εξαντλη)\p{L}+ (?:το (?:συνολικο )?ποσο|ο προυπολογισμοσ)`,
    String.raw`συνολικ\p{L}+ (?:πορ|χρηματοδοτησ)\p{L}+(?! εργ)`,
    String.raw`συνολικα(?=\s*(?:τα |τισ |στα )?$| \p{L}+ (?:εκατομ|εκατ))`,
    String.raw`(?:με |η )?(?:συνολικη )?πιστωσ(?:η|ησ|εισ)`,
    String.raw`κονδυλ\p{L}+`,
    String.raw`η δαπανη (?:εκτιμ|υπολογιζ|προυπολογιζ)\p{L}+|(?:δαπανη υψουσ|προκαλειται [^.]{0,30}?δαπανη)`,
    String.raw`υψοσ χρηματοδοτησησ`,
    String.raw`χαρτοφυλακι\p{L}+(?: δανειων)?`,
    String.raw`ετησι\p{L}+ προυπολογισμ\p{L}+`,
    String.raw`δημοσι\p{L}+ δαπαν\p{L}+`,
    String.raw`(?:διαθετει|εχει) (?:(?:συνολικα|πορουσ|για τη δραση|για την προσκληση) )*(?=$)`,
    String.raw`(?:η δραση|η προσκληση|το προγραμμα|το μετρο|το καθεστωσ) (?:εχει|διαθετει|χρηματοδοτειται με)`,
    String.raw`(?:public )?(?:funding|funds?|money|budget) available`,
    String.raw`(?:has|have) (?:set aside|earmarked|allocated|committed|reserved)|εχ\p{L}+ (?:δεσμευσει|προβλεψει|εξασφαλισει)|(?:συνολικ\p{L}+ )?κεφαλαι\p{L}+ του (?:ταμειου|προγραμματοσ|μηχανισμου)|public expenditure`,
    String.raw`there (?:is|are)(?=\s*(?:€|eur)?\s*$)|στη διαθεση|in total|in all|altogether|(?:is|are|will be|has been|have been) (?:distributed|allocated|available|set aside|earmarked)|we have`,
    String.raw`portfolio(?: volume| size)?`,
    String.raw`(?:indicative|total|overall) (?:amount|sum|envelope|endowment) (?:of|available)`,
    String.raw`(?:eu|public) funds|money|for which(?=\s*(?:€|eur)?\s*$)`,
    String.raw`εξαντλησ\p{L}+ (?:του |τησ |των )?(?:διαθεσιμ\p{L}+ )?(?:ποσ(?:ου|ων)|πιστωσ\p{L}+|προυπολογισμ\p{L}+|κονδυλι\p{L}+|πορων)`,
  ),
  ...words('budget', String.raw`(?:προυπολογισμ\p{L}+|π\/υ)`, 'budgets?'),
  ...words(
    'eligible_cost',
    String.raw`δαπαν\p{L}+ (?:καθε|ανα|τησ) (?:αιτησ|προτασ)\p{L}+`,
    String.raw`(?:συνολικ\p{L}+ )?(?:επιχορηγουμεν\p{L}+|επιλεξιμ\p{L}+|αιτουμεν\p{L}+) (?:και επιχορηγουμεν\p{L}+ )?(?:προυπολογισμ\p{L}+|π\/υ)(?: ${theProject})?`,
    String.raw`(?:συνολικ\p{L}+ )?(?:επιλεξιμ\p{L}+ )?(?:(?:προυπολογισμ\p{L}+|π\/υ)|κοστ\p{L}+|υψ\p{L}+|ποσ\p{L}+) ${theProject}`,
    String.raw`(?:συνολ\p{L}+ (?:των )?)?επιλεξιμ\p{L}+ (?:δαπαν\p{L}+|κοστ\p{L}+)`,
    String.raw`(?:σχεδι|εργ|επενδυσ)\p{L}* (?:πρεπει |μπορει |δεν μπορει )?(?:να )?κοστιζ\p{L}+`,
    String.raw`(?:minimum|maximum|min\.?|max\.?) (?:project )?spend(?!\p{L})`,
    String.raw`(?:συμβατικ\p{L}+ |συνολικ\p{L}+ )?τιμημα\p{L}*|contract (?:price|value)`,
    String.raw`(?:κοστουσ|προυπολογισμου|αξιασ)(?= (?:ανω|κατω|τουλαχιστον|απο|εωσ|μεχρι|ανωτερ|μεγαλυτερ))`,
    String.raw`(?:για )?(?:εργα|σχεδια|επενδυσεισ|επενδυτικα σχεδια|προτασεισ)(?=\s*$| (?:απο|υψουσ|προυπολογισμου|κοστουσ|αξιασ|μεταξυ))(?: (?:απο|υψουσ|προυπολογισμου|κοστουσ|αξιασ|μεταξυ))?`,
    String.raw`κοστ(?:οσ|ουσ) (?:του |τησ )?(?:σχεδι|εργ|επενδυσ)\p{L}+`,
    String.raw`(?:σχεδι(?:ο|ου|ων)|εργ(?:ο|ου|ων)|προτασ(?:η|ησ|εισ|εων)|επενδυσ(?:ησ|εων)) (?:(?:με )?(?:\p{L}+ )?(?:προυπολογισμο|κοστοσ|αξια)|(?:\p{L}+ )?(?:υψουσ|προυπολογισμου|κοστουσ|αξιασ))`,
    String.raw`projects? (?:must |should |has to |have to )?costs?`,
    String.raw`projects? (?:of|from|between|worth|costing|with(?= (?:an? |the |total |eligible )*(?:budget|cost|value|€|eur|\d|up|at |more|less|over|no )))`,
    String.raw`(?:on|with|have) (?:eligible )?(?:costs|expenditure) of(?= (?:at|up|between|over|more|less|no|€|eur))`,
    String.raw`(?:total )?investments? (?:must|should|has to|have to|needs? to|may|can(?:not)?)(?= )`,
    String.raw`(?:επενδυσ(?:η|εισ)(?!\s*[,;·)])|επενδυτικ\p{L}+ σχεδι\p{L}+)(?: υψουσ| προυπολογισμου)?`,
    String.raw`(?:total )?(?:project|subsidi[sz]ed|eligible|qualifying|allowable|investment|supported)(?: investment)?(?: plan| project)?(?: budgets?| costs?| expenditure| expenses?| outlays?| size)`,
    String.raw`(?:costs?|expenses?|expenditure) (?:that|which) (?:is|are|can be|may be|count as) (?:eligible|funded|supported|subsidi[sz]ed)`,
    String.raw`(?:project|investment|plan) (?:amounts?|values?)(?= (?:must|should|has|may|can|is|of|between|from)(?!\p{L})|\s*:)`,
    String.raw`(?:size|cost|budget|value) of (?:(?:the|each|an?|one|any|every) )?(?:(?:joint|single|whole|individual|proposed) )?(?:project|investment|plan)`,
    String.raw`(?:minimum|maximum) investment(?= (?:required|needed|allowed|amount|of|is|must)(?!\p{L})|\s*[.;,]|\s*$)`,
    String.raw`(?:total )?(?:capital (?:expenditure|costs?|investment|outlay)|capex)(?!\p{L})`,
    String.raw`investments?(?: plans?| projects?)? (?:of|between|from|worth)`,
  ),
  ...words(
    'subsidy',
    String.raw`(?:funding|financing|support|χρηματοδοτησ\p{L}+|στηριξ\p{L}+) (?:of|for|per|ανα|για) (?:one|an?|each|every|a single|the|καθε|ενα)? ?(?:project|proposal|εργο|σχεδιο|προταση)(?!\p{L})`,
    String.raw`(?:(?:ask|asks|asking|apply|applies|applying) for|requests?|requesting|ζητ(?:ουν|α|ησουν|ησει|ησετε)) (?:an? )?(?:amounts?|sums?|funding|money|ποσ\p{L}{1,2}|χρηματ\p{L}+)`,
    String.raw`(?:συνολικ\p{L}+ )?(?:ποσ\p{L}+|υψ\p{L}+|ορι\p{L}+|αξια)? ?(?:τησ |του )?(?:δημοσι\p{L}+ )?(?:(?<!(?:δικαιουχ|αποδεκτ|ληπτ)\p{L}{1,3} (?:τησ )?)ενισχυσ(?:η|ησ|εισ|εων)|επιχορηγησ(?:η|ησ|εισ|εων)|επιδοτησ(?:η|ησ|εισ|εων)|χορηγι(?:α|ασ|εσ|ων)|(?<!αιτησ\p{L}{1,4} )χρηματοδοτησ(?:η|ησ))(?!\p{L})(?: (?:ανα|για καθε) (?:επενδυτικ\p{L}+ |υποβαλλομεν\p{L}+ )?\p{L}+| (?:καθε|του|τησ|ενοσ|εκαστου) (?:επενδυτικ\p{L}+ )?(?:σχεδι\p{L}+|εργου|πραξησ|επενδυσησ|προτασησ))?(?! ${theCall})(?! υποβ)`,
    String.raw`δημοσι\p{L}+ δαπαν\p{L}+ (?:ανα|του|τησ|για)`,
    String.raw`(?:καταβλητε|χορηγουμεν|καταβαλλομεν|επιχορηγουμεν)\p{L}+ ποσ\p{L}+|award (?:ceiling|amount|size)|(?:ceiling|limit) of (?:the )?(?:aid|grants?|support)|(?:maximum|minimum|max\.?|min\.?) awards?|(?:ποσ\p{L}+ |υψ\p{L}+ )?ενισχυσεωσ`,
    String.raw`(?:αξι\p{L}+ )?(?:τησ |του )?(?:επιταγ(?:η|ησ)|voucher|κουπονι\p{L}*)(?:[^.;·\d]{0,60}(?:αξιασ?|value))?`,
    String.raw`(?:maximum |total |minimum )?(?:grants?|(?:capital )?rebates?|awards?(?= (?:will|range|of|are|is|from|between|up|may|can))|subsid(?:y|ies)|tax credits?|aid|support|eu contribution|funding per|contribution|lump sum|voucher)(?: amounts?| value| ceiling)?(?: (?:per|for each) \p{L}+)?(?! rate| intensity)`,
  ),
  ...words(
    'subsidy',
    String.raw`receives?(?= (?:no more|not more|at most|up to|a maximum))`,
    String.raw`(?:will|can|may|to) offer(?= (?:between|up to|from|at most|a maximum|€|£|\$|eur))`,
    String.raw`(?:χορηγ|καταβαλλ|διν)(?:ειται|εται) (?:κατ ?['’]? ?αποκοπη |εφαπαξ )?ποσο(?!στ)|δημοσια (?:συνεισφορα|συμμετοχη)|(?:δημοσια )?συνδρομη|στηριξη(?= (?:δινεται|ειναι|ανερχεται|φθανει))|ποσο που (?:λαμβαν|παιρν|διν)\p{L}+`,
    String.raw`(?:ενισχυ|επιδοτ|επιχορηγ|χρηματοδοτ)\p{L}*(?:ται|νται)(?: κατα \d{1,3} ?%)? με (?:συνολικ\p{L}+ )?ποσο(?!στ)`,
    String.raw`(?:ενισχυ|επιδοτ|επιχορηγ|χρηματοδοτ)\p{L}*(?:ται|νται) με(?= ποσο|\s*(?:εωσ|μεχρι)?\s*$)|επιχορηγουνται με|λαμβαν(?:ει|ουν) (?:εφαπαξ|ενισχυση|επιχορηγηση)`,
    String.raw`(?:συνολικ|τελικ)\p{L}+ ποσ\p{L}+(?= δεν)`,
    String.raw`εφαπαξ(?: ποσο)?|κατ ?['’]? ?αποκοπη ποσο(?!στ)|χωρισ το ποσο|(?:λαμβαν|παιρν|εισπραττ)(?:ει|ουν|ετε)(?=\s*(?:εωσ|μεχρι|ωσ|το πολυ|απο)?(?: και)?\s*(?:τα |τισ |€)?$)|(?:applicants?|you|companies|smes?|projects?|enterprises|businesses) (?:can|may) (?:request|apply for|ask for|seek)|(?:(?:may|can) (?:not )?|(?<=able to ))(?:ask|apply|bid) for(?= (?:less|more|at|up|no|between|from|eur|€)|\s*$)|(?:max(?:imum)?\.?|min(?:imum)?\.?) (?:financial )?(?:funding|support)(?! rate)`,
    String.raw`(?:μπορ\p{L}+ να |δικαιου\p{L}+ (?:να )?|θα )(?:λαβ|λαμβαν|εισπραξ|παιρν|παρ)\p{L}+|(?:(?:may|can|will)|applicants?|companies|beneficiaries|firms|enterprises|businesses) (?:receives?|gets?|obtains?|be awarded|claim)`,
    String.raw`(?:we|the programme|it) (?:pays?|gives?|grants?|awards?|offers?)(?: up to)?`,
    String.raw`επιστρεπτε\p{L}+ προκαταβολ\p{L}+|repayable advances?|ποσο που (?:θα )?(?:πιστω|καταβλη|δοθ|χορηγη)\p{L}+|(?:each )?(?:receiving|getting)(?= up to|\s*$)`,
    String.raw`δωρε(?:α|ασ|εσ)(?!\p{L})|υποτροφι\p{L}+|donations?(?!\p{L})|stipends?|bursar\p{L}+|scholarships?`,
    String.raw`the sum of (?:both|all)|(?:maximum |total )?amount payable|(?:the|a) credit(?= (?:of (?:one|each|a|any)|may|can|cannot|must|is|claimed|for one))`,
  ),
  ...words('turnover', String.raw`τζιρ\p{L}+`, String.raw`(?:annual |yearly )?(?:revenues?|sales)`, 'yearly turnover'),
  ...words(
    'turnover',
    String.raw`(?:ετησι\p{L}+ )?πωλησ(?:εισ|εων)(?! (?:αυξ|μειω))|(?:ετησι|ακαθαριστ|συνολικ)\p{L}+ εσοδ\p{L}+|εσοδα(?=\s*:| (?:οχι|δεν|τουλαχ|εωσ|μεχρι|ανω|κατω|πανω|απο|μεγαλυτ|μικροτ)(?!\p{L}* (?:ενοικ|ακιν)))|εσοδ\p{L}+(?= (?:τησ (?:\p{L}+ )?(?:επιχειρ|εταιρ|αιτουσ)|του (?:αιτ|επιχ|δικ)|(?:το|του|κατα το|απο) (?:\p{L}+ )?(?:ετοσ|ετουσ|χρησ|20\d\d|πωλ|δραστ)))`,
    'turn(?:ing|s|ed)? over',
  ),
  ...words('turnover', String.raw`(?:ετησι\p{L}+ )?κυκλ\p{L}+ εργασιων`, String.raw`(?:annual )?turn-?over`),
  ...words(
    'balance_sheet',
    String.raw`(?:συνολ\p{L}+ )?(?:του |ετησι\p{L}+ )*ισολογισμου`,
    String.raw`συνολ\p{L}+ ενεργητικου`,
    'balance[- ]sheet(?: total)?',
  ),
  ...words(
    'other',
    String.raw`(?<!σε (?:\p{L}+|\d+) )δοσ(?:η|εισ|εων)`,
    String.raw`(?<!in (?:\p{L}+|\d+) (?:\p{L}+ )?)instal?lments?`,
    String.raw`(?:investment|equity) component|(?:quasi-)?equity|venture|tickets?|συμμετοχ\p{L}+ (?:του δημοσιου |του ταμειου )?(?:στο|σε) (?:μετοχικ\p{L}+ )?κεφαλαι\p{L}+|ποσ\p{L}+ συμμετοχησ`,
    String.raw`λιανικ\p{L}+ τιμ(?:η|ησ|εσ)|third part(?:y|ies)|financial capacity|retail prices?`,
  ),
  ...words(
    'loan',
    String.raw`δανει\p{L}+|μικρο(?:πιστωσ|χρηματοδοτησ)\p{L}+`,
    String.raw`(?:micro-?)?loans?(?: amounts?)?|borrow|micro-?credits?`,
  ),
  ...words(
    'de_minimis',
    String.raw`ησσονοσ σημασιασ`,
    'de minimis',
    '(?:2023/2831|1407/2013|1408/2013|717/2014)',
    String.raw`ενιαια(?:σ)? επιχειρησ\p{L}+`,
    'single undertaking',
  ),
  ...words(
    'cost_cap',
    String.raw`δαπαν(?:εσ|ων) (?:για |προβολ|εξοπλισμ|λογισμικ|συμβουλ|μισθ|προσωπικ|μεταφορ|κτιρι|πιστοποι|ταξιδι|μελετ|υπηρεσι|αμοιβ)\p{L}*`,
    String.raw`(?:κατηγορι\p{L}+|ειδοσ) (?:επιλεξιμων )?δαπαν\p{L}+`,
    String.raw`(?:costs?|expenditure) (?:for|of) (?!(?:at|up|between|over|more|less|no|a|the)(?!\p{L}))\p{L}+`,
  ),
  ...words(
    'other',
    String.raw`τυπικη(?:σ)? αποδοσ\p{L}+|ζημι\p{L}+|(?:ακαθαριστ\p{L}+ )?εσοδ\p{L}+|επιδομα|προμηθει\p{L}+|εγγυησ\p{L}+|κοστιζει|αποζημιωσ\p{L}+`,
    String.raw`collateral|guarantee(?:d)?(?: amount)?|tickets?|webinar`,
    String.raw`προστιμ\p{L}+`,
    String.raw`προκαταβολ\p{L}*|προπληρωμ\p{L}*|(?<!repayable )advance(?:s| payments?)?(?: of)?(?!\p{L})|pre-?financing`,
    String.raw`εγγυητικ\p{L}+ επιστολ\p{L}+`,
    String.raw`παραβολ\p{L}+`,
    String.raw`τελ(?:οσ|η) (?:υποβολ|εξετασ|αξιολογ)\p{L}+`,
    String.raw`(?:ετησι\p{L}+ |μηνιαι\p{L}+ )?(?:μισθ\p{L}+|αμοιβ\p{L}+|εισοδημα\p{L}*)`,
    String.raw`(?:μετοχικ\p{L}+ |ιδι\p{L}+ )?κεφαλαι\p{L}+(?!\p{L}| κινησ)`,
    String.raw`(?:μονο)?κοστ\p{L}+ (?:ανα|μοναδ)`,
    'penalt(?:y|ies)',
    'fees?',
    'guarantee letter',
    'salar(?:y|ies)',
    'wages?',
    'share capital',
    'income',
  ),
]

/** Bare words that say what an amount is of where they stand as a label, a heading or a question. */
const moneyKeys: readonly Label<MoneyName>[] = [
  ...words(
    'total_budget',
    String.raw`^(?:οι |τα |τι )?(?:διαθεσιμ\p{L}*|(?:πορ(?:οι|ων)|πιστωσ\p{L}+|κονδυλ\p{L}+)(?: (?:τησ |του )?(?:\p{L} )?(?:δρασησ|προσκλησησ|κυκλου|προγραμματοσ|καθεστωτοσ|παρεμβασησ))?|ταμειο|χρηματα|ποσα εχει|συνολικοι? πορ\p{L}+|χρηματοδοτηση (?:τησ )?(?:δρασησ|προσκλησησ)|συνολο)$`,
    String.raw`^(?:budget|funds|envelope|allocation|money|pot|resources|funding available|available funds|financial envelope|call budget)(?: \(.*)?$`,
    String.raw`^(?:διαθεσιμ\p{L}+ κεφαλαι\p{L}+|προσφερομεν\p{L}+ κεφαλαι\p{L}+|τα χρηματα|money available.*|(?:fund|window|portfolio|facility) size|size of (?:the )?(?:fund|window|call)|διαθεσιμη πιστωση|συνολικη πιστωση)$|ποσ(?:α|οι|εσ) (?:χρηματα |πορ\p{L}+ )?(?:εχει|διαθετει|υπαρχουν|διατιθενται)|how much (?:money )?is (?:there|available|in)|θεσεισ χρηματοδοτουνται`,
  ),
  // Large sums only: see `leastCallBudget`.
  ...words('budget', String.raw`^(?:χρηματοδοτηση|υψοσ χρηματοδοτησησ|προυπολογισμοσ|funding|amount available)$`),
  ...words(
    'eligible_cost',
    String.raw`^(?:(?:each|every|one|per|καθε|ανα) )?(?:σχεδι(?:ο|α)|plan|plans|projects?|επενδυση|προταση|investment|κοστοσ|costs?)$|^(?:plan|project|investment) (?:size|value)$|μεγεθοσ (?:και κοστοσ|(?:του )?(?:εργ|σχεδ|επενδ))\p{L}*|π\/υ (?:του )?(?:εργ|σχεδ|επενδ|προτ)\p{L}+|υψοσ (?:τησ |του )?(?:επενδ|σχεδι|εργ)\p{L}+|κοστοσ (?:σχεδι|εργ|επενδ)\p{L}+|(?:ποσο|τι (?:υψοσ|μεγεθοσ|προυπολογισμο)) (?:μπορει|πρεπει|επιτρεπεται)? ?(?:να )?(?:ειναι|εχει|κοστιζ\p{L}+|φτανει)[^.]{0,20}(?:σχεδι|εργ|επενδ|προτασ)\p{L}*|how (?:big|large|small|much) (?:can|may|should|must) (?:my|the|a|our) (?:project|plan|investment)|^(?:ποιο|ποιοσ|τι) [^.;]{0,25}(?:κοστοσ|προυπολογισμο|επενδυση)|what (?:is|are) the (?:minimum|maximum|smallest|largest) (?:\p{L}+ )?(?:costs?|budget|investment|project)`,
    String.raw`(?:απο ποσο|ποσο μικρ\p{L}+) [^;]{0,30}(?:επενδυσ|σχεδι|εργ(?:ο|α)(?!\p{L}))\p{L}*|how small [^?]{0,30}(?:project|plan|investment)|(?:project|investment|plan) (?:size|volume)|size of (?:the )?(?:project|invest)\p{L}*`,
  ),
  ...words(
    'subsidy',
    String.raw`τι (?:παιρν|διν|λαμβαν|χορηγ)\p{L}+|ποσο (?:παιρν|επιδοτ|λαμβαν|ενισχυ|πληρων)\p{L}+|ποσ(?:α|ο) (?:μπορει|μπορουν|μπορω|δικαιουται) (?:να )?(?:ζητησ|λαβ|παρ|εισπραξ)\p{L}+|ποσ(?:α|ο) (?:χρηματα|επιχορ\p{L}+|ενισχ\p{L}+|επιδοτ\p{L}+)|(?:συνολικ\p{L}+ |(?:ανωτατ|μεγιστ)\p{L}+ )?(?:ορι(?:ο|α)|ποσ(?:ο|α)) (?:ανα|για καθε) (?:επιχειρηση|δικαιουχο|αφμ|αιτηση|εταιρεια)|(?:limit|ceiling|maximum) (?:per|for each) (?:company|applicant|beneficiary|enterprise|business)|^(?:ποσα|ποσο|οριο|(?:ανωτατο|μεγιστο) ποσο|υπαρχει ανωτατο ποσο.?)$`,
    String.raw`^(?:max(?:imum)?\.?|min(?:imum)?\.?) (?:\p{L}+ )?(?:funding|grant|contribution|support|aid)(?: (?:per|for each) \p{L}+)?$|how much (?:can|do|will|does|could)|(?:support|funding|grant) (?:per|size)|what (?:you get|we (?:pay|offer|give))`,
  ),
]

export type PercentName = 'intensity' | 'bonus' | 'own_contribution' | 'cost_share' | 'ownership' | 'other'

export const percentLabels: readonly Label<PercentName>[] = [
  ...words(
    'intensity',
    String.raw`(?:ποσοστ\p{L}+|ορι\p{L}+) (?:τησ |τησ δημοσιασ )?(?:ενισχυσ|επιχορηγησ|επιδοτησ|χρηματοδοτησ)\p{L}+`,
    String.raw`εντασ(?:η|ησ|εισ)(?: (?:τησ |τησ κρατικησ |των )?ενισχυσ\p{L}+)?`,
    String.raw`(?:συνολικ\p{L}+ )?ποσοστ\p{L}+(?= δεν)`,
    String.raw`λαμβαν(?:ουν|ει)(?: ενισχυση)?`,
    String.raw`αθροισμα|βασικ\p{L}+(?: ποσοστ\p{L}+)?|ποσοστ\p{L}+(?=\s*:?\s*$)|(?:επιδοτουμεν|επιχορηγουμεν|ενισχυομεν)\p{L}+ ποσοστ\p{L}+|ποσοστ\p{L}+ (?:τησ )?δημοσι\p{L}+ (?:χρηματοδοτησ|δαπαν|συνδρομ)\p{L}+|σε ποσοστο`,
    String.raw`(?:you|applicants?|smes?) can claim|(?:is|are|be) (?:aided|subsidi[sz]ed|supported|reimbursed|refunded|(?:co-?)?(?:funded|financed)) at|rates? (?:is|are)|^rates?$|rates?(?= ?:)`,
    String.raw`ενισχυ(?:ονται|εται)`,
    String.raw`χρηματοδοτ(?:ει|ουνται|ειται)|αναλαμβαν(?:ει|ουν)|(?:^|\s)καλυψη(?=\s*:)|λαμβαν(?:ετε|ουμε) πισω|δημοσια (?:δαπανη|συμμετοχη|χρηματοδοτηση)(?=\s*:?\s*$)|συμμετοχη του (?:προγραμματ|δημοσι|ταμει)\p{L}*`,
    String.raw`καλυπτ(?:ει|ουν|εται|ονται)`,
    String.raw`δημοσι\p{L}+ (?:χρηματοδοτησ|δαπαν|συνδρομ|συμμετοχ)\p{L}+(?= (?:ανερχ|ειναι|οριζ|καλυπτ|φθαν|στο|σε|εωσ|μεχρι))`,
    String.raw`επιστρεφ(?:εται|ονται) το`,
    String.raw`(?:δημοσι\p{L}+ )?(?:(?:ενισχυσ|επιχορηγησ|επιδοτησ)(?:η|ησ)|χορηγι(?:α|ασ)(?!\p{L}))`,
    String.raw`επιχορηγ(?:ειται|ουνται|ουμεν\p{L}+)`,
    String.raw`(?:επιδοτ|επιχορηγ)(?:ειται|ουνται|ει|ουν)|ενισχυ(?:ει|ουν)(?!\p{L})`,
    String.raw`(?:aid intensit(?:y|ies)|(?:subsidy|funding|support|grant|co-?financing|reimbursement|aid) (?:rates?|percentages?)|intensit(?:y|ies))`,
    String.raw`(?:grants?|subsid(?:y|ies)|aid|support) (?:of|covers?|amounts? to|equal to|up to|(?:is|are|(?:will|may|can) be)(?= (?:up to |at most |a maximum of )?\d))`,
    String.raw`(?:amount|grant|contribution|aid|support|subsidy|funding|it) (?:(?:does|do|must|may|shall|can|will) not|cannot) exceed(?= \d{1,3} ?% of (?:the )?(?:total |overall )?(?:eligible|project|investment|approved)(?!\p{L}))`,
    String.raw`(?:covers?|covering|reimburses?|finances?|(?<!(?:own|matched?) )funds?|the state (?:pays|covers))(?!\p{L})|^(?:subsidy|grant|support)(?=\s*:)`,
  ),
  ...words(
    'intensity',
    String.raw`(?:firms|companies|enterprises|ones|applicants?|they) (?:get|receive)|(?:the|a) (?:tax )?credit (?:equals|of|is|covers|amounts to)`,
    String.raw`(?:δημοσια )?συνδρομη|η? ?εντασ(?:η|ησ)\p{L}*(?: τησ)?|συγχρηματοδοτησ\p{L}+|ποσο επιδοτ\p{L}+`,
    String.raw`επιχορηγ(?:ουνται|ειται)|πληρων(?:ει|ουμε|εται)|ισουται με|αντιστοιχει (?:σε|στο)`,
    String.raw`(?:the )?(?:vouchers?|programme|scheme|fund|grant|lump sum|call|we) (?:co-?financ\p{L}+|pays?|covers?|reimburs\p{L}+|refunds?)`,
    String.raw`co-?financ(?:es|ing|ed)(?: rate)?|(?:aid|grant|subsidy|support|funding) rate|(?:aid|public) contribution`,
  ),
  ...words(
    'bonus',
    String.raw`(?:συν|plus)(?=\s*$)`,
    String.raw`προσαυξ(?:ηση|ησησ|ησεισ|ανεται|ανονται|ημεν\p{L}+)|προστιθ(?:εται|ενται)`,
    String.raw`(?:επιπλεον|προσθετ\p{L}+|αυξαν\p{L}+|plus|αυξημεν\p{L}+|bonus|πριμ)`,
    String.raw`(?:increased?|increases|additional(?:ly)?|extra|top-?up|uplift|premium(?= of)|raised|(?:rises?|goes up)(?: by)?(?! to)|(?:a )?further)`,
  ),
  ...words(
    'own_contribution',
    String.raw`(?:η επιχειρηση|ο δικαιουχοσ|ο επενδυτησ|οι δικαιουχοι|οι επιχειρησεισ) (?:θα )?(?:(?:πληρων|καταβαλλ|βαζ|συνεισφερ|συμμετεχ)\p{L}+|το υπ?ολοιπο(?=\s*$))|(?:(?:the|your) (?:company|applicant|beneficiary|enterprise|business|firm)|you|partners|applicants|beneficiaries|companies|businesses) (?:must |should |have to |need to |will |are (?:expected|required) to )?(?:pays?|contributes?|puts? in|provides?)(?: the (?:remaining|rest|other))?`,
    String.raw`ιδι(?:α|ασ|ων|ουσ) (?:συμμετοχ|κεφαλαι|πορ)\p{L}*[^.;]{0,90}?σε (?:υψοσ|ποσοστο)`,
    String.raw`own (?:resources|funds|contribution|means|money) (?:must |should |have to |has to |shall )?(?:cover|amount|be|finance|represent)s?`,
    String.raw`ιδι(?:α|ασ|ων) (?:συμμετοχ(?:η|ησ)|κεφαλαι\p{L}+)`,
    String.raw`συμμετοχη (?:του |τησ |των )?(?:φορε|επενδυτ|δικαιουχ|επιχειρησ|εταιρεια)\p{L}*`,
    String.raw`χωρισ (?:καμια )?δημοσια στηριξη`,
    String.raw`own (?:contribution|funds|resources|participation|means|capital|cash)|(?:its|their|your) own(?: or national)?(?: sources| funds| means| money| resources| contribution|(?=\s*$))`,
    String.raw`(?:κεφαλαι|πορ|χρηματ)\p{L}+ (?:δικ(?:α|ουσ) (?:σασ|σου|του|τησ|τουσ)|ελευθερ\p{L}+ (?:απο )?(?:καθε |κρατικ|δημοσι)\p{L}*)|δικ(?:α|ουσ) (?:του|τουσ|τησ|τησ επιχειρησησ) (?:κεφαλαι|πορ|χρηματ)\p{L}+|ιδι(?:οι|ουσ|ων) πορ\p{L}+|themselves|private (?:contribution|funds|share)`,
    String.raw`(?:private|beneficiar\p{L}+'?s?|applicant'?s?) (?:co-?financing|contribution|share)|${ofOthersToo}match(?:ed|ing)? (?:fund(?:s|ing)|investments?|contributions?)|συμμετοχη τησ επιχειρησησ|ιδιωτικ\p{L}+ (?:συμμετοχ|δαπαν|χρηματοδοτησ)\p{L}+|αυτοχρηματοδοτησ\p{L}+|με ιδια κεφαλαια`,
  ),
  ...words(
    'ownership',
    String.raw`(?:μετοχ|εταιρικ|δικαιωμα\p{L}+ ψηφου|κεφαλαι(?:ου|ο))\p{L}*`,
    String.raw`(?:shares?|voting rights?|equity|capital(?! costs?| expend| invest| works))`,
  ),
  ...words(
    'other',
    String.raw`(?:φπα|επιστροφ\p{L}+|δεικτ\p{L}+|βαθμολογ\p{L}+|εξοικονομησ\p{L}+|μειωσ\p{L}+|προκαταβολ\p{L}+|υλοποιησ\p{L}+|απορροφησ\p{L}+|διορθωσ\p{L}+|αναπηρι\p{L}+|τζιρ\p{L}+|κυκλ\p{L}+ εργασιων|εξαγωγ\p{L}+|αποκλισ\p{L}+|φυσικ\p{L}+ αντικειμεν\p{L}+)`,
    String.raw`(?:εγγυησ\p{L}*|καλυψ(?:η|ησ) (?:τησ )?εγγυησησ|επιτοκι\p{L}*|προμηθει\p{L}*|δοσ(?:η|εισ|εων)|συγχρηματοδοτειται(?: κατα)?|κριτηρι\p{L}*|αριστεια|αντικτυποσ|επιτυχια|προπληρωμ\p{L}+|εμπραγματ\p{L}+|αμοιβ\p{L}+|επιτοπι\p{L}+|ελεγχ\p{L}+|μεριδι\p{L}+|συνολ\p{L}+ των δημοσιων ενισχυσεων|εσοδ\p{L}+)`,
    String.raw`(?:guarantees?|coverage|counter-guarantee|cap rate|interest|fees?|collateral|instal?ments?|steps|excellence|impact|weights?|threshold|criteria|signature|interim|(?<!bank )balance|charge|share of (?:the )?plan financed)`,
    String.raw`(?:δανει(?:ο|ου|ων|α)|δανεισμο\p{L}*|loans?)(?: (?:ταα|του ταμειου|τραπεζασ))?(?=\s*(?:εωσ|μεχρι|τουλαχιστον|up to|at least|of)?\s*$)`,
    String.raw`(?:vat|repa(?:y|id)\p{L}*|indicator|score|savings?|reduction|advance|pre-?financing|implementation|turnover|exports?|disabilit\p{L}+|deviation)`,
  ),
]

const percentKeys: readonly Label<PercentName>[] = [
  ...words(
    'own_contribution',
    String.raw`δικα (?:μου|μασ|σασ|του|τησ|τουσ) (?:χρηματα|κεφαλαια|λεφτα)|(?:my|our|your) own money|(?:πληρων|βαζ|συμμετεχ|συνεισφερ)\p{L}+ (?:η επιχειρηση|ο δικαιουχοσ|ο επενδυτησ)|(?:own|private|applicant'?s?|your|company) (?:contribution|share)|what (?:do|must|should) (?:i|we|you) (?:pay|contribute|put in)|ιδι(?:α|οι|ων) (?:συμμετοχ|κεφαλ|πορ)\p{L}+`,
  ),
  ...words(
    'intensity',
    String.raw`^ποσοστ(?:ο|α)(?: .*)?$|ποσο (?:παιρν|επιδοτ|λαμβαν|ενισχυ|χρηματ)\p{L}*|ποσα χρηματα|τι (?:παιρν|διν|λαμβαν)\p{L}+|^(?:aid |grant |funding )?(?:rate|percentage|intensity)s?$|how much|^%$|^επιδοτηση(?: |$)|^καλυψη$|(?:τι|ποιο) (?:ειναι το )?ποσοστο|what (?:percentage|share)`,
  ),
  ...words('bonus', String.raw`^προσαυξ\p{L}+|^bonus(?:es)?$`),
]

/** Labels that count only where they stand by themselves, by the labels that they go with. */
const keyLabels = new Map<readonly Label<string>[], readonly Label<string>[]>([
  [moneyLabels, moneyKeys],
  [percentLabels, percentKeys],
])

export type DateName = 'opens' | 'closes' | 'published' | 'expenses_from' | 'moved_from' | 'other'

export const dateLabels: readonly Label<DateName>[] = [
  ...words(
    'opens',
    String.raw`(?:ημερομηνια )?εναρξη(?:σ)? (?:τησ )?(?:ηλεκτρονικησ )?(?:υποβολησ|υποδοχησ|υποβολων)(?: (?:των )?(?:αιτησ|προτασ)\p{L}+)?`,
    String.raw`(?:ημερομηνια )?εναρξη(?:σ)?(?= ?:)`,
    String.raw`(?:υποβ\p{L}+|αιτησ\p{L}+|προτασ\p{L}+|περιοδ\p{L}+|προσκλησ\p{L}+|προγραμμα|συστημα|πλατφορμα)[^.]{0,60}?(?:ξεκιν|αρχι|εκκιν|ανοι)\p{L}+`,
    String.raw`(?:υποβαλλ|υποβολ|κατατιθ|γινονται δεκτ)\p{L}*[^.]{0,60}? (?:απο|μεταξυ)`,
    String.raw`(?:ξεκιν|αρχιζ|εκκιν|ανοιγ)\p{L}+ (?:στισ|την|η υποβ)`,
    String.raw`(?:opening|start|launch)(?: date)?(?: of (?:submission|applications|the call))?(?= ?:| is| on)`,
    String.raw`(?:call|applications?|submissions?)[^.]{0,40}?(?:opens?|open from|starts?|begins?)`,
  ),
  ...words(
    'closes',
    String.raw`(?:καταληκτικη |τελικη )?(?:ημερομηνια )?(?:ληξη|ληξησ|ληξεωσ)(?: (?:τησ )?(?:ηλεκτρονικησ )?(?:υποβολησ|προθεσμιασ|υποδοχησ|προσκλησησ))?(?: (?:των )?(?:αιτησ|προτασ)\p{L}+)?`,
    String.raw`(?:καταληκτικ|τελικ)\p{L}+ (?:ημερομηνι|προθεσμι)\p{L}+`,
    String.raw`προθεσμι\p{L}+(?: υποβολησ)?`,
    String.raw`(?:υποβ\p{L}+|αιτησεισ|προτασεισ)[^.]{0,80}?(?:εωσ|μεχρι|λη(?:γ|ξ)\p{L}+|εληξ\p{L}+|ολοκληρων\p{L}+)`,
    String.raw`(?:παρατειν\p{L}+|παραταση)[^.]{0,80}?(?:εωσ|μεχρι|ωσ)`,
    String.raw`(?:closing|end|submission|application|final|due|cut-?off) (?:date|deadline)|deadline`,
    String.raw`(?:applications?|proposals?|submissions?|call)[^.]{0,60}?(?:closes?|until|by|no later than|ends?)`,
  ),
  ...words(
    'published',
    String.raw`(?:ημερομηνια )?(?:(?:προ)?δημοσιευ|προκηρυ|εκδοσ|εκδοθ|αναρτη)\p{L}+`,
    String.raw`(?:publication|published|issued|dated)(?: date| on)?`,
    String.raw`(?:αθηνα|θεσσαλονικη|athens)\s*,`,
  ),
  ...words(
    'expenses_from',
    String.raw`(?:επιλεξιμοτητα\p{L}* (?:των )?δαπαν\p{L}+|δαπαν\p{L}+ (?:ειναι |θεωρουνται )?(?:επιλεξιμ\p{L}+|αναγνωριζ\p{L}+|(?:γινονται )?δεκτ\p{L}+)|επιλεξιμ\p{L}+ (?:οι )?δαπαν\p{L}+)[^.]{0,80}?(?:απο|μετα)`,
    String.raw`(?:eligib\p{L}+ (?:of )?(?:costs?|expenditure)|(?:costs?|expenditure) (?:is|are) eligible)[^.]{0,60}?(?:from|after|incurred)`,
  ),
  ...words(
    'moved_from',
    String.raw`(?:αντι (?:τησ|του)|απο την αρχικη|αρχικη προθεσμια|αντικαθισταται η)`,
    String.raw`(?:instead of|previously|originally)`,
  ),
  ...words(
    'other',
    String.raw`(?:εναρξη (?:τησ |εργασιων|δραστηριοτητασ|λειτουργιασ)|συσταθ|ιδρυθ|ιδρυσ|εχουν ξεκινησει|κλεισμεν|χρησ(?:η|εισ)|καν\p{L}*|κανονισμ|νομ(?:οσ|ου)|ν\.|απο 1η|φεκ|αποφασ\p{L}+|υλοποιησ\p{L}+|ολοκληρωσ\p{L}+|ανακοινωθηκε|πυρκαγι|πλημμυρ|σεισμ)`,
    String.raw`(?:established (?:before|after|since)|founded|incorporated|started|regulation|law|implementation|completion|decision|valid|force|flood|fire)`,
  ),
]

/** The label that a figure belongs to: the last one before it in its sentence, else what its table, line or section says. */
export function labelOf<T extends string>(
  labels: readonly Label<T>[],
  block: Block,
  sentence: { readonly start: number; readonly end: number },
  figure: { readonly start: number; readonly end: number },
): Near<T> | undefined {
  const { folded } = block.folded
  const keys = (keyLabels.get(labels) ?? []) as readonly Label<T>[]
  const named = (text: string): FoundLabel<T> | undefined =>
    lastLabel(
      keys,
      withoutBound(text)
        .trim()
        .replace(/\s*[:.;?]+$/u, '')
        .replace(/\s*\((?:σε )?(?:€|%|ευρω|euros?|eur|χιλ|εκ)[^)]{0,10}\)$/u, ''),
    ) ?? lastLabel(labels, text)
  const lead = /^\s*(?:\S{1,4}\s)?\[?([^:\]]{3,50})[:\]]\s/u.exec(folded.slice(sentence.start, figure.start))
  const keyed = lead === null ? undefined : lastLabel(keys, withoutBound(lead[1] ?? '').trim())
  const words = folded.slice(sentence.start, figure.start)
  const before = lastLabel(labels, labels === moneyLabels ? withoutRates(words.replaceAll(title, blank)) : words)
  // "Funding: 7 million": as a label the word says more than within a sentence.
  if (keyed !== undefined && lead !== null && (before === undefined || before.end <= lead[0].length))
    return { names: keyed.names, where: 'table', between: '' }
  if (before !== undefined)
    return { names: before.names, where: 'sentence', between: folded.slice(sentence.start + before.end, figure.start) }
  // What stands before the first colon of a block names its first sentence only.
  const [own = ''] =
    block.labels.length === 0 && (lead === null || sentence.start === 0 || boundAlone.test(lead[1] ?? ''))
      ? keysOf(block)
      : []
  const ownKey = own === block.announcedBy || own === block.section ? undefined : named(own)
  if (ownKey !== undefined) return { names: ownKey.names, where: 'table', between: '' }
  const asked = block.kind === 'cell' ? undefined : lastQuestion.exec(folded.slice(0, sentence.start))?.[1]
  const answered = asked === undefined ? undefined : named(asked)
  if (answered !== undefined) return { names: answered.names, where: 'table', between: '' }
  for (const text of block.labels) {
    // "Limit" over "turnover of 2025": the row says of what.
    if (
      text === block.labels[0] &&
      block.labels.length > 1 &&
      /^(?:οριο|ορια|ποσο|limits?|amount|terms?)$/u.test(text) &&
      named(block.labels.at(-1) ?? '') !== undefined
    )
      continue
    const found = named(text)
    if (found !== undefined) return { names: found.names, where: 'table', between: '' }
  }
  // "80 %, and the private share 20 %": what has its own subject is the next figure's.
  const behind =
    folded.slice(figure.end, sentence.end).split(/\s(?:και|ενω|and|while)\s(?:η|το|ο|οι|τα|the)\s/u)[0] ?? ''
  const after = firstLabel(
    labels,
    behind.replaceAll(netOfVat, (match) => ' '.repeat(match.length)),
  )
  // "25 %, with a bonus of 10 points": behind a comma it is the next figure's.
  const ofNext =
    after !== undefined &&
    /[,;]/u.test(behind.slice(0, after.start)) &&
    // "Bank loan at least 30 %, own funds at least 20 %": the next figure has that name.
    (after.names === 'bonus' || /^[^,;.·]*\d/u.test(behind.slice(after.end)))
  if (after !== undefined && after.start < 60 && !ofNext) return { names: after.names, where: 'sentence', between: '' }
  const announced = named(block.announcedBy)
  if (announced !== undefined)
    return { names: announced.names, where: 'announcement', between: block.announcedBy.slice(announced.end) }
  const section = named(block.section)
  return section === undefined ? undefined : { names: section.names, where: 'section', between: '' }
}

/** "Minimum investment" is a key about investments: what it bounds is told elsewhere. */
const withoutBound = (key: string): string =>
  key.replace(
    /^\s*(?:το |η |the )?(?:ελαχιστ\p{L}{1,3}|μεγιστ\p{L}{1,3}|ανωτατ\p{L}{1,3}|κατωτατ\p{L}{1,3}|minimum|maximum|min\.?|max\.?|smallest|largest) (?=(?:σχεδι(?:ο|α)|plans?|projects?|επενδυση|προταση|investment|κοστοσ|costs?)\s*$)/u,
    '',
  )

/** "Up to how much can I get? Up to …": in Greek a question ends in what ends a half of a sentence elsewhere. */
const lastQuestion =
  /(?:^|[.;·?!]\s+)((?:(?:μεχρι|εωσ|απο|με|σε|up to) )?(?:ποσ\p{L}{1,3}|ποι\p{L}{1,3}|τι|υπαρχει|how|what|which|is there|are there)(?!\p{L})[^.;?!]*)[;?]\s*$/u

/** "Maximum:" says of what it bounds nothing: that stands before the first colon. */
const boundAlone =
  /^(?:και |and )?(?:(?:το|η|ο|the) )?(?:μεγαλυτερ|μικροτερ|ανωτατ|μεγιστ|ελαχιστ|κατωτατ|ανω|κατω|maximum|minimum|max|min|largest|smallest|highest|lowest)\p{L}*\.?(?: (?:οριο|ποσο|amount|limit))?$/u

/** What a scheme is called says nothing of its amounts: "Great Investments in Tourism". */
const title = /"[^"\d]{2,80}"/gu
const blank = (match: string): string => ' '.repeat(match.length)

/** "80 % of the eligible costs, from 20.000 €": the costs belong to the rate, and name no amount behind it. */
const withoutRates = (text: string): string =>
  text
    .replaceAll(aidedClause, (match) => ' '.repeat(match.length))
    .replaceAll(ofRate, (match) => ' '.repeat(match.length))
    .replaceAll(ofTurnover, (match) => ' '.repeat(match.length))
/** "The plan that is subsidised": the clause says what plan it is, and names no aid. */
export const aidedClause =
  /(?<=(?:σχεδι|εργ|επενδυ|προτασ|προυπολογισμ|κοστ|δαπαν)\p{L}* )(?:που|τ?[οα]? οποι\p{L}{1,3}) (?:θα |να |μπορει να )*(?:επιχορηγ|επιδοτ|(?:συγ)?χρηματοδοτ|ενισχυ)\p{L}+|(?<=(?:plans?|projects?|investments?|costs?|budgets?|proposals?) )(?:that|which) (?:\p{L}+ ){1,2}(?:subsidi[sz]ed|aided|supported|(?:co-?)?(?:financed|funded))/gu
/** That tax is left out says nothing of what a figure is. */
export const netOfVat =
  /(?:net of|excluding|exclusive of|excl\.?|without|plus|χωρισ|προ|πλεον|πριν)(?: τον?)? (?:vat|φπα|φ\.π\.α\.?)(?!\p{L})/gu
/** "Not above twice the turnover, at the most 30.000 €": the turnover is a measure of the first, not of the second. */
const ofTurnover =
  /(?:διπλασιο|τριπλασιο|τετραπλασιο|twice|double|(?:two|three) times)\s[^,;.]{0,80}?(?:κυκλ\p{L}+ εργασι\p{L}+|τζιρ\p{L}+|turnover)[^,;.]{0,160},/gu
const ofRate =
  /\d\s?%\s*\)?\s*(?:επι )?(?:των?|του|τησ|of(?: the)?)\s(?:\p{L}+ ){0,3}?(?:δαπαν\p{L}+|κοστ\p{L}+|προυπολογισμ\p{L}+|επενδυσ\p{L}+|τζιρ\p{L}+|κυκλ\p{L}+ εργασιων|αξιασ|costs?|expenditure|budget|investment|price|turnover)(?!\p{L})(?!(?: του 20\d\d| of 20\d\d)?,? (?:ο οποιο|που |οι οποι|το οποι|which|that ))/gu

interface FoundLabel<T extends string> {
  readonly names: T
  readonly start: number
  readonly end: number
}

function allLabels<T extends string>(labels: readonly Label<T>[], text: string): FoundLabel<T>[] {
  return labels.flatMap(({ names, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      names,
      start: match.index,
      end: match.index + match[0].trimEnd().length,
    })),
  )
}

/** Of labels that overlap the longest counts; of the rest the last. */
function lastLabel<T extends string>(labels: readonly Label<T>[], text: string): FoundLabel<T> | undefined {
  const found = allLabels(labels, text)
  const best = found.filter(
    (each) =>
      !found.some(
        (other) =>
          other !== each &&
          other.start < each.end &&
          each.start < other.end &&
          other.end - other.start > each.end - each.start,
      ),
  )
  return best.toSorted((a, b) => b.end - a.end || a.start - b.start)[0]
}

function firstLabel<T extends string>(labels: readonly Label<T>[], text: string): FoundLabel<T> | undefined {
  return allLabels(labels, text).toSorted((a, b) => a.start - b.start || b.end - a.end)[0]
}

/** What the first label of a text names. */
export const firstNamed = <T extends string>(labels: readonly Label<T>[], text: string): T | undefined =>
  firstLabel(labels, text)?.names
