import type { Figure } from './amounts.ts'
import { endOf } from './bounds.ts'
import type { Sentence } from '../text/clauses.ts'
import { aidedClause, netOfVat } from '../text/labels.ts'
import type { MoneyName, Near, PercentName } from '../text/labels.ts'
import { keysOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/**
 * What a figure is of where no label stands by it: families of words around it, each with a weight for what it speaks for. A call may
 * word a thing in any way; it cannot word it without these families.
 */
interface Cue<T extends string> {
  readonly words: RegExp
  readonly weights: Readonly<Partial<Record<T, number>>>
}

/** The words that go with a figure: its clause, and the keys above it. */
interface Surroundings {
  /** From the figure before it in its sentence. */
  readonly before: string
  /** To the figure behind it in its sentence. */
  readonly after: string
  readonly keys: string
}

const cue = <T extends string>(weights: Cue<T>['weights'], source: string): Cue<T> => ({
  words: new RegExp(String.raw`(?<!\p{L})(?:${source})`, 'u'),
  weights,
})

type MoneySense = Extract<MoneyName, 'total_budget' | 'subsidy' | 'eligible_cost' | 'loan' | 'other'>

/** Who applies, one of them: "ανά επιχείρηση", "each SME". */
const one = String.raw`(?:δικαιουχ|επιχειρησ|φορε|αιτουντ|αφμ|εταιρ|ωφελουμεν|ενδιαφερομεν|καταλυμα|συμμετεχ|επαγγελματ|αγροτ|γεωργ|παραγωγ|beneficiar|applicant|compan|enterprise|firm|sme|business|undertaking|start-?up|recipient|participant|farmer|organisation)`
const perOne = String.raw`(?:(?:ανα|καθε|κανεν\p{L}+|εκαστ\p{L}+|για την|per|each|every|no|an?|single)\s(?:\p{L}+\s){0,2}${one}|ανα αφμ)`
const perProject = String.raw`(?:ανα|καθε|ενοσ|per|each|every|a|the) (?:\p{L}+ )?(?:σχεδι|εργ(?:ο|ου)(?!\p{L})|προτασ|επενδυτικ|επενδυσ|πραξ|αιτησ|project|proposal|plan|investment|application)`

const moneyCues: readonly Cue<MoneySense>[] = [
  cue(
    { total_budget: 2 },
    String.raw`(?:προυπολογισμ|π\/υ|πιστωσ|κονδυλ|πορ(?:οι|ων|ουσ)(?!\p{L})|χρηματοδοτησ|δημοσι\p{L}+ δαπαν|πορτοφολ|χρηματα|budget|envelope|allocation|funds?(?!\p{L})|funding|pot(?!\p{L})|appropriation|resources|money|endowment)`,
  ),
  cue(
    { total_budget: 2 },
    String.raw`(?:δρασ|προσκλησ|προκηρυξ|προγραμμα|καθεστ|κυκλο(?! εργ)|μετρο|παρεμβασ|calls?(?!\p{L})|scheme|programme|program(?!\p{L})|measure|topic|competition|notice|facility|σκελοσ|πδε(?!\p{L}))`,
  ),
  cue(
    { total_budget: 2 },
    String.raw`(?:διατιθ|διατεθ|διαθεσιμ|διαθετ|διανεμ|διανεμηθ|κατανεμ|κατανομ|μοιραζ|εξασφαλι|δεσμευ|προβλεπ|προβλεφθ|εγκριν|προκαλ|συνολικ|available|allocat|set aside|earmark|distribut|committed|dedicat|overall|total)`,
  ),
  cue(
    { eligible_cost: 2.5, total_budget: -2, subsidy: 0.5 },
    String.raw`(?:σχεδι(?!ασ)|εργ(?:ο|ου|α|ων)(?!\p{L})|επενδυσ|επενδυτικ|προτασ|πραξ(?!\p{L}*\sεγκρ)|projects?(?!\p{L})|investments?(?!\p{L})|plans?(?!\p{L})|proposals?(?!\p{L}))`,
  ),
  cue(
    { eligible_cost: 1.5, total_budget: 0.3 },
    String.raw`(?:κοστ|κοστιζ|δαπαν|προυπολογ|π\/υ|αξια|υψουσ|υψοσ|μεγεθ|costs?|expenditure|budget|value|size|worth)`,
  ),
  cue(
    { subsidy: 3 },
    String.raw`(?:ενισχυσ|ενισχυετ|επιχορηγησ|επιχορηγειτ|επιχορηγουντ|επιδοτησ|επιδοτειτ|στηριξ|συνδρομ|επιταγ|κουπον|voucher|grants?(?!\p{L})|subsid|aid(?!\p{L})|support|award|contribution|premium|βοηθημα)`,
  ),
  cue(
    { subsidy: 2.5 },
    String.raw`(?:λαμβαν|λαβ(?:ει|ουν|ετε)|παιρν|παρετε|παρει|εισπρα|δικαιου(?:ται|νται|στε)|κερδι|χορηγ|καταβαλλ|receiv|get(?!\p{L})|gets|obtain|awarded|claim|reimburs)`,
  ),
  cue({ subsidy: 2, total_budget: -3, eligible_cost: 0.5 }, perOne),
  cue(
    { subsidy: 1, total_budget: -1 },
    String.raw`(?:ο δικαιουχοσ|οι δικαιουχοι|ο ωφελουμενοσ|beneficiaries|applicants|recipients)(?!\p{L})`,
  ),
  cue({ eligible_cost: 1.5 }, String.raw`(?:επιλεξιμ|αιτουμεν|επιχορηγουμεν|eligible)`),
  cue({ eligible_cost: 1, subsidy: 1, total_budget: -2 }, perProject),
  cue(
    { loan: 5, subsidy: -1, eligible_cost: -1 },
    String.raw`(?:μικροδανει|δανει|μικροχρηματοδοτησ|loans?(?!\p{L})|microloan|borrow|lend|κεφαλαιο δανειου)`,
  ),
  cue(
    { other: 6 },
    String.raw`(?:αμοιβ|μισθ|ημερομισθ|εγγυητικ|προκαταβολ|προπληρωμ|προστιμ|παραβολ|κυκλ\p{L}+ εργασ|τζιρ|ισολογισμ|ενεργητικ|εσοδ|μετοχικ|κεφαλαιο (?:τησ|του)|δοσ(?:η|εισ|εων)(?!\p{L})|ασφαλιστρ|οφειλ|προμηθει|ζημι|αποζημιωσ|πωλησ|αιτηθ|αιτηματα|απορροφ|εισηγμ|ενιαι\p{L}+ επιχ|ομιλο|τεμαχ|στρεμμ|τριτ\p{L}+ μερ|fees?(?!\p{L})|penalt|fines?(?!\p{L})|turnover|balance sheet|assets|revenue|salar|wages?(?!\p{L})|collateral|guarantee|rents?(?!\p{L})|debts?(?!\p{L})|third part|certificate on|financial capacity|audit|sales|share capital|damage|compensation|interest|instal|applied for|requested so far|advance|pre-?financ|destination|prior|paid out|raised by)`,
  ),
]

/** Sums of which a call may be; below and above it is of something else. Cents. */
const smallBudget = 50_000_000
const largeBudget = 300_000_000
const largeAid = 2_000_000_000

/** Least points, and least distance to the next, at which the words are taken to say it. */
const enough = 3
const ahead = 1

/** Letters behind a figure that may be about it. */
const reach = 160

function surroundings(block: Block, sentence: Sentence, figure: Figure, all: readonly Figure[]): Surroundings {
  const { folded } = block.folded
  const previous = all.findLast((other) => other.end <= figure.start && other.start >= sentence.start)
  const next = all.find((other) => other.start >= figure.end && other.end <= sentence.end)
  // "50 %, and with a bonus of 10 %": the last words before the next figure are that one's.
  const far = Math.min(next?.start ?? sentence.end, figure.end + reach)
  const behind = folded.slice(figure.end, far)
  const own = /^.*?(?=[,(]\s*(?:και|and|με|with|ενω|while|\p{L}+ )[^,(]*$|$)/u.exec(behind)?.[0] ?? behind
  const until = next !== undefined && far === next.start ? figure.end + own.length : far
  return {
    before: folded.slice(previous?.end ?? sentence.start, figure.start).replaceAll(aidedClause, ' '),
    // "In three instalments" says how, not what.
    after: (/^[^;·]*/u.exec(folded.slice(figure.end, until))?.[0] ?? '')
      .slice(0, 90)
      .replaceAll(netOfVat, ' ')
      .replace(/σε (?:\p{L}+|\d+) δοσεισ|in (?:\p{L}+|\d+) (?:\p{L}+ )?instal?ments/u, ' '),
    keys: keysOf(block).slice(0, 2).join(' · '),
  }
}

function weigh<T extends string>(cues: readonly Cue<T>[], { before, after, keys }: Surroundings): Map<T, number> {
  const points = new Map<T, number>()
  for (const { words, weights } of cues) {
    const share = words.test(before) ? 1 : words.test(after) ? 0.8 : words.test(keys) ? 0.7 : 0
    if (share === 0) continue
    for (const [name, weight] of Object.entries(weights) as [T, number][])
      points.set(name, (points.get(name) ?? 0) + share * weight)
  }
  return points
}

function clearest<T extends string>(points: ReadonlyMap<T, number>): T | undefined {
  const [best, second] = [...points].toSorted((a, b) => b[1] - a[1])
  return best !== undefined && best[1] >= enough && best[1] - (second?.[1] ?? 0) >= ahead ? best[0] : undefined
}

/** What an amount without a label is of; undefined where its words are few or speak for several things. */
export function moneySenseOf(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
): Near<MoneyName> | undefined {
  const words = surroundings(block, sentence, figure, all)
  // "At least 5.000 and at most 9.500 €": the second is of what the first is.
  const previous = all.findLast((other) => other.end <= figure.start && other.start >= sentence.start)
  if (previous !== undefined && secondBound.test(words.before)) return moneySenseOf(block, sentence, previous, all)
  const own = senseOfWords(words, figure)
  // "… not below 20.000 € nor above 120.000 €": the second goes with the words of the first.
  const names =
    own ??
    (words.before.length < 40
      ? senseOfWords({ ...words, before: block.folded.folded.slice(sentence.start, figure.start) }, figure)
      : undefined)
  return names === undefined || names === 'other' ? undefined : { names, where: 'sense', between: '' }
}

const secondBound =
  /^\s*(?:€|ευρω|eur)?\s*,?\s*(?:και|and|εωσ|,)\s*(?:(?:το (?:περισσοτερο|πολυ|μεγιστο|ανωτερο)|κατ ?['’]? ?ανωτατο|εωσ|μεχρι|at most|a maximum of|up to)\s*)(?:τα |τισ |€|eur )?\s*$/u

function senseOfWords(words: Surroundings, figure: Figure): MoneySense | undefined {
  const points = weigh(moneyCues, words)
  const add = (name: MoneySense, more: number): void => void points.set(name, (points.get(name) ?? 0) + more)
  const end = endOf(words.before, words.after)
  const most = figure.values.at(-1) ?? 0
  if (end !== undefined || figure.values.length > 1) {
    add('total_budget', figure.values.length > 1 ? -4 : -1)
    add('subsidy', 1)
    add('eligible_cost', 1)
  }
  add('total_budget', most < smallBudget ? -4 : most >= largeBudget ? 1.5 : 0)
  if (most >= largeAid) {
    add('subsidy', -2)
    add('eligible_cost', -2)
  }
  return clearest(points)
}

type PercentSense = Extract<PercentName, 'intensity' | 'bonus' | 'own_contribution' | 'other'>

const percentCues: readonly Cue<PercentSense>[] = [
  cue(
    { intensity: 2.5 },
    String.raw`(?:ενισχυσ|ενισχυετ|ενισχυον|επιχορηγησ|επιχορηγειτ|επιχορηγουν|επιδοτησ|επιδοτειτ|επιδοτουν|στηριξ|συνδρομ|δημοσι\p{L}+ (?:δαπαν|χρηματοδ)|grants?(?!\p{L})|subsid|aid(?!\p{L})|support|voucher|co-?fund|(?:co|part)-?financ|funding)`,
  ),
  cue(
    { intensity: 2 },
    String.raw`(?:καλυπτ|καλυψ|αναλαμβαν|πληρων|επιστρεφ|χρηματοδοτ|πισω|covers?|covering|pays?(?!\p{L})|refund|reimburs|financ|funds(?!\p{L})|back(?!\p{L}))`,
  ),
  cue({ intensity: 2 }, String.raw`(?:ποσοστ|εντασ|rates?(?!\p{L})|intensit|percentage)`),
  cue(
    { own_contribution: 5, intensity: -1 },
    String.raw`(?:(?:ιδι|δικ)\p{L}{1,3} (?:κεφαλ|συμμετ|πορ|μεσ|χρημ|συνεισφ)|αυτοχρηματ|ιδιωτικ|own (?:contribution|funds|resources|means|money|share)|private|match(?:ed|ing)? fund)`,
  ),
  cue(
    { bonus: 5, intensity: -1 },
    String.raw`(?:προσαυξ|επιπλεον|προσθετ|πριμ(?!\p{L}{3})|μπονουσ|παραπανω|bonus|uplift|extra|top-?up|additional|on top|increase|goes up by|plus(?!\p{L}))`,
  ),
  cue(
    { other: 6 },
    String.raw`(?:φπα|μετοχ|εταιρικ|ψηφ|προκαταβολ|προπληρωμ|απορροφ|επιτευξ|ολοκληρωσ|υλοποιησ|φυσικ|βαθμ|κριτηρι|συντελεστ|εξοικονομ|μειωσ|εγγυησ|επιτοκ|προμηθει|αποκλισ|δειγμ|ελεγχ|αναπηρ|εξαγωγ|τζιρ|κυκλ\p{L}+ εργασ|γυναικ|ανεργ|πληθυσμ|εμμεσ|ρητρα|προστιμ|δοσ(?:η|εισ)|vat(?!\p{L})|shares?|equity|voting|advance|pre-?financ|absor|complet|success|score|criteri|weight|threshold|saving|reduc|guarantee|interest|fee|deviation|sample|check|disab|export|turnover|women|indirect|overhead|penalt|instal|applicants|population|staff costs)`,
  ),
]

/** "… of the eligible costs" behind a percentage. */
const ofCosts =
  /^\s*\)?\s*(?:(?:επι )?(?:των?|του|τησ|τουσ|στο|ενοσ|μιασ)|of(?: the| all| your| its| total)*|towards)\s*(?:\p{L}+ ){0,2}?(?:επιλεξ|κοστ|δαπαν|προυπολογ|τιμολογ|αξι|επενδυσ|ζημι|eligible|cost|expend|spend|invest|price|budget|damage)/u

/** What a percentage without a label is of. */
export function percentSenseOf(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  all: readonly Figure[],
): Near<PercentName> | undefined {
  const words = surroundings(block, sentence, figure, all)
  const points = weigh(percentCues, words)
  if (ofCosts.test(words.after)) points.set('intensity', (points.get('intensity') ?? 0) + 3)
  const value = figure.values[0] ?? 0
  if (value < 1500) points.set('intensity', (points.get('intensity') ?? 0) - 2)
  else if (value >= 3000 && value % 500 === 0) points.set('intensity', (points.get('intensity') ?? 0) + 1)
  const names = clearest(points)
  return names === undefined || names === 'other' ? undefined : { names, where: 'sense', between: '' }
}
