import type { Figure } from '../figures/amounts.ts'
import { isCostName } from '../ceilings/caps-words.ts'
import type { Sentence } from '../text/clauses.ts'
import type { Near } from '../text/labels.ts'
import { saysAid } from './percent-guards.ts'
import { percentWords } from './percent-words.ts'
import { isOfParts, partOf } from '../whose/scope.ts'
import { sizesIn } from '../applicants/sizes.ts'
import type { SizeClass } from '../../facts/profile.ts'
import type { Block } from '../text/source-text.ts'

/** For whom or for which costs a single rate is, where that is neither a region nor a size. Folded text. */

const research =
  /(?:βιομηχανικ\p{L}+|βασικ\p{L}+) ερευν\p{L}+|πειραματικ\p{L}+ αναπτυξ\p{L}+|μελετ\p{L}+ σκοπιμοτητ\p{L}+|(?:industrial|fundamental|basic) research|experimental development|feasibility stud\p{L}+|dissemination|διαδοσ\p{L}+ αποτελεσματ\p{L}+/u

/** The costs that a cell of a table of rates is for where sizes stand at one of its sides: what stands at the other one. */
export function costsOfCell(block: Block, places: readonly string[], sizes: readonly SizeClass[]): string | undefined {
  const [column = '', row = ''] = [block.labels[0], block.labels.at(-1)]
  if (block.kind !== 'cell' || block.labels.length < 2 || places.length > 0 || sizes.length === 0) return undefined
  const byRow = sizesIn(row).length > 0
  if (byRow === sizesIn(column).length > 0) return undefined
  const name = byRow ? column : row
  const costs = byRow ? block.heads.some((head) => isCostName(head) && !noCostsIn(head)) : true
  return costs &&
    !noCostsIn(name) &&
    partOf(block) === undefined &&
    /\p{L}{4}/u.test(name) &&
    !(!byRow && isOfParts(block))
    ? name
    : undefined
}

/** Names beside sizes that are no costs: of a rate, a place, somebody, a total. */
const noCostsIn = (name: string): boolean =>
  percentWords.test(name) ||
  /περιφερει|επιχειρ|φορε|δικαιουχ|μεγεθ|συνολ|total|compan|enterprise|region|size/u.test(name)

/** What a cell of a table of sizes is for besides: the row that is a part of the call, one of several columns that have names of their own. */
export function actionOfCell(block: Block, places: readonly string[], sizes: readonly SizeClass[]): string | undefined {
  const [column = ''] = block.labels
  if (block.kind !== 'cell' || block.labels.length < 2 || sizes.length === 0) return undefined
  if (isOfParts(block)) return block.labels.at(-1)
  const own = (head: string): boolean =>
    /\p{L}{4}/u.test(head) && sizesIn(head).length === 0 && !noCostsIn(head) && !ofAmounts.test(head)
  return places.length === 0 && own(column) && block.heads.slice(1).filter(own).length > 1 ? column : undefined
}
/** Heads of columns beside the rates of a table. */
const ofAmounts =
  /ποσ(?:ο|α)(?!\p{L})|ανωτατ|μεγιστ|ελαχιστ|ορι(?:ο|α)(?!\p{L})|εωσ|μεχρι|απο|καλυψη|συμμετοχ|χορηγ|ειδοσ|παρατηρ|σημειωσ|διαρκ|προυπολογ|κοστ|δαπαν|amount|max|min|limit|ceiling|up to|from|budget|cost|share|support|cover|contribution|duration|note|remark|[€%]/u

/** The kind of costs that a rate is for: the head of its column, its label, or the words behind it. */
export function costCategoryOf(block: Block, head: string, after: string): string | undefined {
  const column = block.kind === 'cell' && block.labels.length > 1 ? (block.labels[0] ?? '') : ''
  const row = block.kind === 'cell' && block.labels.length > 1 ? (block.labels.at(-1) ?? '') : ''
  for (const text of [column, row, block.rowTitle ?? '', head]) {
    const found = research.exec(text)
    if (found !== null) return found[0]
  }
  const other =
    /^\s*(?:για |for |of )?((?:καθε|ολ(?:εσ|ων|ουσ) (?:τισ|των|τουσ)|all|any|every) (?:αλλ\p{L}+|υπ?ολοιπ\p{L}+|λοιπ\p{L}+|other)(?: (?:δαπαν\p{L}+|κατηγορι\p{L}+|costs?|expenditure))?)(?=\s*[,.;·)]|\s*$)/u.exec(
      after,
    )
  if (other?.[1] !== undefined && /δαπαν|κοστ|cost|expend|αλλ(?:εσ|ησ)/u.test(other[1])) return other[1]
  const inCase =
    /^\s*(?:of (?:the )?(?:qualifying|eligible) (?:costs?|expenditure) )?(?:in (?:the )?case of|as regards|οσον αφορα|στην περιπτωση των?|προκειμενου για) (?:(?:the|τα|τισ|τον?|την?) )?([^,.;·)%\d]{4,40}?)(?=\s*[,.;·)]|\s*$|\s+(?:and|και)\s*$)/u.exec(
      after.split(/,? (?:and|και) \d/u)[0] ?? '',
    )?.[1]
  if (inCase !== undefined && isCostName(inCase)) return inCase
  const tail =
    /^\s*(?:για|for|in|on|των|τησ|of|σε)\s+(?:(?:τισ|τη[νσ]?|το|the)\s+)?(?:δαπαν\p{L}+ (?:για |τησ |του )?|costs? (?:of|for) )(?!και |and |που |with |με |σε |επι |δεν )([^,.;·)%\d]{4,40}?)(?=\s+(?:και|and|με|σε)\s|\s*[,.;·)]|\s*$)/u.exec(
      after,
    )
  if (
    tail?.[1] !== undefined &&
    sizesIn(tail[1]).length === 0 &&
    !/επιλεξ|eligible|αγορασ|συνολ|εργου|σχεδιου|επενδυσησ|(?<!\p{L})(?:plan|project|investment|action|operation|activit|work plan|purchase)|(?<!\p{L})που|γινονται|επιχειρησ|εταιρ|πανεπιστημι|(?<!\p{L})φορεων|(?<!\p{L})δημων/u.test(
      tail[1],
    )
  )
    return tail[1]
  return research.exec(after.split(/[,;·]/u)[0]?.replace(/\d.*$/u, '') ?? '')?.[0]
}

const ofRates = /ποσοστα?(?!\p{L})|εντασ(?:η|εισ)|(?<!\p{L})rates?(?!\p{L})|intensit/u

/** "… of eligible costs for profit-making entities", "των δαπανών των πανεπιστημίων": those by their kind whom a rate of costs is for. */
const kindBehind =
  /^\s*(?:of (?:the |their )?(?:total )?(?:(?:eligible|qualifying) )?(?:costs?|expenditure)|(?:επι )?των (?:επιλεξιμων )?δαπανων) (?:για|των|for|of|by) (?:(?:τουσ|τισ|τα|the) )?(?<kind>(?:(?!ολ|all )[\p{L}-]+ ){0,2}?(?:κερδοσκοπ|επιχειρησ|εταιρ|φορε(?:ισ|ων)|οργανισμ|πανεπιστημι|ιδρυμα|δημ(?:ουσ|ων)(?!\p{L})|συνεταιρισμ|(?:non-)?profit|compan|enterprises|entities|organi[sz]ations|universit|municipalit|public (?:bodies|authorit)|partners)[^.;,·)\d%]{0,50})/u

const nameAhead =
  /^\s*(?:[•–*-]\s*)?(?!ολ|all |any |γενικ|general|εωσ|μεχρι|up to|at most)(\p{L}[^:%\d]{2,70}?)\s*[:–-]?\s*(?:εωσ|μεχρι|ωσ|up to|at most|max\.?)?\s*$/u

/** "Nature and biodiversity projects, co-financing rate of 60 %": projects of one kind, and their rate. */
const streamAhead =
  /^\s*(?:[•–*-]\s*)?(?<name>(?!(?:all|any|every|each|the|ολ\p{L}+|τα|κ[αά]θε)(?!\p{L}))(?:[\p{L}&-]+ ){1,9}?(?:projects|grants|actions|studies|operations|investments|activities)(?: [\p{L} -]{3,60}?)?|(?:εργα|δρασεισ|μελετεσ|επενδυσεισ|πραξεισ|σχεδια) [\p{L} ,-]{3,60}?)\s*[,:–-]\s*(?:(?:με |with )?(?:an? )?(?:eu )?(?:co-?financing|funding|grant|aid|support|subsidy) rates?(?: of)?|(?:με )?ποσοστο (?:συγχρηματοδοτησησ|ενισχυσησ|επιχορηγησησ|επιδοτησησ|χρηματοδοτησησ))\s*:?\s*$/u

/** What a rate is for where that is neither a region nor a size: the row of a table, or "for non-profit entities". */
export function heldFor(
  block: Block,
  sentence: Sentence,
  figure: Figure,
  near: Near<string>,
  all: readonly Figure[],
): string | undefined {
  const { folded } = block.folded
  const row = block.labels.at(-1) ?? ''
  // The rest's rate is the general one.
  const rest =
    /^(?:γενικ\p{L}{1,2} (?:περιπτωσ\p{L}+|ποσοστο|κανονασ)|(?:general|standard|normal|base|basic) (?:case|rate|rule)|γενικα|general|standard)$|(?<!\p{L})(?:υπ?ολοιπ|λοιπ)\p{L}+|(?:all |the )?(?:other|remaining) |the rest|elsewhere/u
  if (rest.test(row) || rest.test(folded.slice(figure.end, sentence.end).slice(0, 40))) return undefined
  const previous = all.findLast((other) => other.end <= figure.start)
  const condition =
    /(?:^|[\s(·])((?:με|χωρισ|with|without) (?!(?:το |την? |τα |a |the )?(?:επιχορηγ|επιδοτ|ενισχυσ|subsid|grant|ποσοστο|ενταση|συντελεστη|δημοσια|συνολικ|ανωτατ|οριο|rate|aid))(?:(?:το|την?|τα|a|the) )?\p{L}{3,}[^,;.·:]{0,40}?):?\s*$/u.exec(
      folded.slice(Math.max(previous?.end ?? 0, figure.start - 60), figure.start),
    )
  // "With the new voucher the grant is 70 %": by what it is given, and no case.
  if (condition !== null && all.length > 1 && !saysAid.test(condition[1] ?? '')) return condition[1]
  // "Rates" over lines of costs with a rate each.
  if (
    block.kind === 'cell' &&
    block.labels.length === 1 &&
    isCostName(row) &&
    !percentWords.test(row) &&
    ofRates.test(`${block.section} ${block.announcedBy}`)
  )
    return row
  if (block.kind === 'cell' && near.where === 'table' && block.labels.length > 1 && !percentWords.test(row)) {
    const name = /^\s*\d{0,3}\s*$/u.test(row) ? (block.rowTitle ?? row) : row
    return /συνολ|total/u.test(name) ? undefined : name
  }
  const forOne =
    /(?:^|[,·]\s*|\s)(?:ενω |while |and |και )(?:για|for|στ\p{L}{1,3}|σε|in) ((?!τη[νσ]? |ολ|all )[^,.;·\d%]{2,50}?)(?: (?:ειναι|is|το ποσοστο ειναι))?\s*$/u.exec(
      folded.slice(previous?.end ?? figure.start, figure.start),
    )
  if (forOne !== null) return forOne[1]
  const stream = streamAhead.exec(folded.slice(sentence.start, figure.start))?.groups?.['name']
  if (stream !== undefined && sizesIn(stream).length === 0) return stream
  const kind = kindBehind.exec(folded.slice(figure.end, sentence.end))?.groups?.['kind']
  if (kind !== undefined && all.length > 1 && sizesIn(kind).length === 0) return kind
  const after =
    /^\s*(?:για|for)\s+(?!ολ(?:ουσ|α|εσ)(?!\p{L})|all(?!\p{L})|(?:τισ |το |την |τα |ολ\p{L}+ |all |the |each |every )*(?:δαπαν|επιλεξ|κοστ|επενδυσ|επενδυτικ|εργ|σχεδ|προυπ|eligible|costs?|projects?|expend))([^.;,·)]{4,80})/u.exec(
      folded.slice(figure.end, sentence.end),
    )
  // "Grant rates:" above lines with a rate each.
  const listed = block.kind === 'item' && all.length === 1 && ofRates.test(block.announcedBy)
  if (after !== null && (all.length > 1 || listed)) return after[1]
  const name = listed ? nameAhead.exec(folded.slice(sentence.start, figure.start))?.[1] : undefined
  if (name !== undefined && !percentWords.test(name) && !rest.test(name)) return name
  const lead =
    /^\s*(?:\S{1,4}\s)?(?:για|for) (?:([^,.;]{4,60}?)(?: (?:το|η|οι|τα|the|you)\s)|(?!(?:τη[νσ]? |το |τα |τισ |τουσ |the )?(?:καθε|ολ|each|every|all|δαπαν|επενδυ|εργα))([^,.;\d]{2,60}?)\s*$)/u.exec(
      folded.slice(sentence.start, figure.start),
    )
  return lead !== null && near.where === 'sentence' && all.length > 1 ? (lead[1] ?? lead[2]) : undefined
}
