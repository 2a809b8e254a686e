import type { Anchor } from '../citing/citation.ts'
import type { PlainDate } from '../facts/profile.ts'
import type { Span } from '../facts/text-fold.ts'
import { moneyIn, percentsIn } from './amounts.ts'
import type { Figure } from './amounts.ts'
import { datesIn } from './dates.ts'
import { extractProgramme } from './extract.ts'
import type { ExtractedField, Extraction, ExtractionInput, ExtractionReference } from './extract.ts'
import { labelOf, moneyLabels } from './labels.ts'
import type { MoneyName } from './labels.ts'
import { placesOf } from './places.ts'
import type { Places } from './places.ts'
import { placeIn, sentencesOf, sourceText } from './source-text.ts'
import type { Block, SourceText } from './source-text.ts'

/** A decision that changes a call, as read: what it says anew, what it stops, which figures it puts in the place of others. */
export interface AmendmentReading {
  /** What the deciding part says of the call, beside stops and changed figures. */
  readonly extraction: Extraction
  readonly stops: readonly Stop[]
  readonly figures: readonly ChangedFigure[]
  /** Of the decision itself. */
  readonly decidedOn?: PlainDate
  /** Under which number it is known. */
  readonly reference?: string
}

/** The call, or the parts of its budget that are named, no longer takes applications, or does again. */
export interface Stop extends Places {
  readonly status: 'exhausted' | 'paused' | 'closed' | 'resumed'
  readonly since?: { readonly date: PlainDate; readonly time?: string }
  /** Folded words, by which parts with a title are known. */
  readonly words: string
  /** It is of parts that were named before, or under a name that is no place: "for these". */
  readonly ofParts: boolean
  readonly citations: readonly Anchor[]
}

/** A figure in the place of another. Cents, or hundredths of a percent. */
export interface ChangedFigure extends Places {
  readonly kind: Figure['kind']
  readonly was?: number
  readonly now?: number
  /** By how much, with its sign, where only that is told. */
  readonly by?: number
  readonly currency?: string
  /** What the words beside it name. */
  readonly names?: MoneyName
  readonly end: 'min' | 'max'
  readonly words: string
  readonly citations: readonly Anchor[]
}

const decides =
  /^\s*(?:[-–—•]\s*)?(?:αποφασιζ(?:ουμε|ει|ω|εται)|α\s?π\s?ο\s?φ\s?α\s?σ\s?ι\s?ζ\s?|εγκριν(?:ουμε|ει|ω)|τροποποιουμε|(?:has |have )?(?:hereby )?(?:decid(?:es?|ed)|resolves?|adopts?)|it is (?:hereby )?decided)/u

/**
 * Reads a decision that amends a call. What it recalls before it decides is left aside; a sentence that stops something, or puts one
 * figure in the place of another, is read here, everything else as in a call.
 */
export function readAmendment(
  input: ExtractionInput,
  ref: ExtractionReference,
  /** As of `extractProgramme`: the decision is read twice, whole and without what is read here. */
  onBlock?: (done: number, of: number) => void,
): AmendmentReading {
  const source = sourceText(input.text, input.sections)
  const first = source.blocks.findIndex((block) => decides.test(block.folded.folded))
  const blocks = first < 0 ? source.blocks : source.blocks.slice(first)
  const read: Span[] = first < 0 ? [] : [{ start: 0, end: blocks[0]?.base ?? 0 }]
  const anchor = (span: Span): Anchor => ({
    document: input.document,
    exact: source.points.slice(span.start, span.end),
    start: span.start,
    end: span.end,
  })
  const stops: Stop[] = []
  const figures: ChangedFigure[] = []
  blocks.forEach((block, at) => {
    for (const sentence of sentencesOf(block)) {
      const place = placeIn(block, sentence.start, sentence.end)
      const places = placesOf(block, sentence, ref.regions, input.country)
      const stop = stopOf(block, sentence)
      if (stop !== undefined) {
        const below = block.folded.folded.trimEnd().endsWith(':') ? listBelow(blocks, at) : []
        const spans = below.map((item) => placeIn(item, 0, item.folded.folded.length))
        const named = below.map((item) =>
          placesOf(item, { start: 0, end: item.folded.folded.length }, ref.regions, input.country),
        )
        const own = {
          regions: distinct([...places.regions, ...named.flatMap(({ regions }) => regions)]),
          categories: distinct([...places.categories, ...named.flatMap(({ categories }) => categories)]),
        }
        const before = stops.at(-1)
        const meant =
          stop.ofParts && before !== undefined && own.regions.length + own.categories.length === 0 ? before : own
        stops.push({
          ...stop,
          regions: meant.regions,
          categories: meant.categories,
          words: [stop.words, ...below.map((item) => item.folded.folded)].join(' · '),
          citations: [place, ...spans].slice(0, 20).map(anchor),
        })
        read.push(place, ...spans)
        continue
      }
      const changed = changedIn(block, sentence, (part) => placesOf(block, part, ref.regions, input.country))
      figures.push(...changed.map((each) => ({ ...each, citations: [anchor(place)] })))
      if (changed.length > 0) read.push(place)
    }
  })
  const { length } = source.blocks
  const whole = extractProgramme(input, ref, (done) => onBlock?.(done, 2 * length))
  const rest = { ...input, text: without(input.text, read) }
  const valueOf = (name: string): unknown => whole.fields.find(({ field }) => field === name)?.value
  const [decidedOn, number] = [valueOf('published_on'), valueOf('external_id')]
  return {
    extraction: quotedFrom(
      source,
      extractProgramme(rest, ref, (done, of) => onBlock?.(length * (1 + done / of), 2 * length)),
    ),
    stops,
    figures,
    ...(typeof decidedOn === 'string' ? { decidedOn } : {}),
    ...(typeof number === 'object' && number !== null && 'value' in number ? { reference: String(number.value) } : {}),
  }
}

const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)]

/** The text with blanks in some places, so that every other place stays where it is. */
function without(text: string, spans: readonly Span[]): string {
  const points = [...text]
  for (const { start, end } of spans) for (let at = start; at < end; at += 1) if (points[at] !== '\n') points[at] = ' '
  return points.join('')
}

/** Quotations as they stand in the document, not in what is left of it. */
function quotedFrom({ points }: SourceText, extraction: Extraction): Extraction {
  const quoted = ({ start = 0, end = 0, ...anchor }: Anchor): Anchor => ({
    ...anchor,
    start,
    end,
    exact: points.slice(start, end),
  })
  const withQuotations = (fields: readonly ExtractedField[]): ExtractedField[] =>
    fields.map((field) => ({ ...field, citations: field.citations.map(quoted) }))
  return {
    ...extraction,
    fields: withQuotations(extraction.fields),
    doubted: withQuotations(extraction.doubted),
    contradictions: extraction.contradictions.map(({ field, values }) => ({
      field,
      values: values.map(({ value, citations }) => ({ value, citations: citations.map(quoted) })),
    })),
    stated: extraction.stated.map(({ citation, ...each }) => ({ ...each, citation: quoted(citation) })),
  }
}

/** The items of the list that a line announces. */
function listBelow(blocks: readonly Block[], at: number): Block[] {
  const out: Block[] = []
  const head = blocks[at]?.folded.folded
  for (const block of blocks.slice(at + 1)) {
    if (block.kind === 'heading' || (block.announcedBy !== head && block.kind !== 'cell')) break
    if (out.length > 0 && block.kind !== out[0]?.kind) break
    out.push(block)
  }
  return out
}

const exhausted =
  /(?<!\p{L})(?:εξαντλ(?:ηθ|ησ|ημεν|ειται|ουνται)\p{L}*|(?:πληρ\p{L}+ |ηδη )(?:δεσμευ|απορροφη)\p{L}+|(?:has|have) (?:been )?(?:fully )?(?:run out|exhausted|committed|used up|spent|allocated)|(?:is|are|was|were) (?:now |fully )?(?:exhausted|used up|fully committed|fully allocated)|exhaustion|ran out)/u
const budget =
  /(?<!\p{L})(?:προυπολογισμ|π\/υ|πορ(?:οι|ων|ουσ)(?!\p{L})|πιστωσ|κονδυλ|δημοσι\p{L}+ δαπαν|χρηματοδοτησ|budget|funds?(?!\p{L})|funding|envelope|allocation|resources|lines?(?!\p{L}))/u
const paused =
  /(?<!\p{L})(?:αναστελλ|αναστολη|ανεσταλ|προσωριν\p{L}+ διακοπη|διακοπτ\p{L}+ προσωρινα|suspend|suspension|paus(?:e|ed|ing)(?!\p{L})|temporarily (?:closed|halted|stopped))/u
const closed =
  /(?<!\p{L})(?:διακοπ(?:τ|η|ησ)|παυ(?:ει|ση)(?!\p{L})|τερματιζ|ληγει προωρα|προωρ\p{L}+ ληξη|κλεινει|ανακαλειται|ανακληση|ματαιων|ματαιωση|ακυρωνεται|(?:closes?|closed) early|is (?:hereby )?(?:closed|revoked|cancelled|canceled|terminated)|revocation|cancellation)/u
const resumed =
  /(?<!\p{L})(?:αρση (?:τησ )?(?:\p{L}+ )?(?:αναστολ|διακοπ)|αιρεται η (?:αναστολ|διακοπ)|επανεκκιν|επαναλειτουργ|επανεναρξ|εκ νεου (?:εναρξη|ανοιγμα|υποβολη)|επαναληψη τησ υποβολ|συνεχιζεται (?:εκ νεου )?η υποβολ|ξανανοιγ|resum(?:es?|ed|ption)|re-?open|lift(?:s|ed|ing)? (?:of )?(?:the )?suspension|suspension (?:[^.;]{0,60} )?(?:is|has been) (?:hereby )?lifted)/u
const intake =
  /(?<!\p{L})(?:υποβολ|αιτησε|προτασε|προσκλησ|προκηρυξ|δρασ(?:η|ησ|εων)|προγραμμα|applications?|proposals?|submissions?|call(?!\p{L})|intake|scheme|programme)/u
/** Words before it that make it no fact: until, if, before, not. */
const notYet =
  /(?<!\p{L})(?:εωσ|μεχρι|ωσ|σε περιπτωση|εφοσον|εαν|αν|οταν|πριν|προ|δεν|until|if|when|once|before|unless|upon|in (?:the event|case) of|not|whichever)(?:\s(?!λογω|due)\p{L}+){0,6}\s*$/u

/** "Αναστέλλεται η υποβολή για αυτές", "is suspended for these regions": some of the call, not all of it. */
const ofParts =
  /(?<!\p{L})(?:για|σε|στ\p{L}{1,3}|απο|for|in|of|from) (?:(?:τισ|τα|τουσ|των|the) )?(?:(?:αυτ|εκειν)(?:εσ|ουσ|α|ων)(?!\p{L})|(?:εν λογω|ανωτερω|παραπανω|προαναφερ\p{L}+|προαναφερθ\p{L}+|συγκεκριμεν(?:εσ|ουσ|α|ων)|ιδι(?:εσ|ουσ|α|ων)|υπολοιπ(?:εσ|ουσ|α|ων)|λοιπ(?:εσ|ουσ|α|ων)) ?|(?:these|those|them|the same|the remaining|the other|said|such)(?!\p{L}))|(?<!\p{L})(?:για|σε|στ\p{L}{1,3}|for|in) (?:(?:τισ|τα|τουσ|the) )?(?:περιφερει(?:εσ|ων)|(?:περιφερειακ\p{L}+ )?ενοτητ(?:εσ|ων)|κατηγορι(?:εσ|ων)|υποδρασεισ|νησι(?:α|ων)|δημουσ|regions|categories|areas|strands|municipalities)(?!\p{L})/u

function stopOf(block: Block, sentence: Span): Omit<Stop, keyof Places | 'citations'> | undefined {
  const said = block.folded.folded.slice(sentence.start, sentence.end)
  const context = [...block.labels, block.announcedBy, block.section].join(' · ')
  const isFact = (pattern: RegExp): boolean => {
    const found = pattern.exec(said)
    return found !== null && !notYet.test(said.slice(0, found.index))
  }
  const status =
    isFact(resumed) && intake.test(said) && !/υπολοιπ|(?<!\p{L})λοιπ|other|remaining/u.test(said)
      ? 'resumed'
      : isFact(exhausted) && (budget.test(said) || (block.kind === 'cell' && budget.test(context)))
        ? 'exhausted'
        : isFact(paused) && intake.test(said)
          ? 'paused'
          : isFact(closed) && intake.test(said)
            ? 'closed'
            : undefined
  if (status === undefined) return undefined
  const words = [...(block.kind === 'cell' ? block.labels : []), said].join(' · ')
  const day = datesIn(said).find(
    ({ start }) => !/(?:εωσ|μεχρι|until|till)(?:\s(?:και|τισ|την|τη))*\s*$/u.test(said.slice(0, start)),
  )
  return {
    status,
    words,
    ofParts: ofParts.test(said),
    ...(day === undefined ? {} : { since: { date: day.date, ...(day.time === undefined ? {} : { time: day.time }) } }),
  }
}

const changes =
  /(?<!\p{L})(?:(?:επ)?αυξ(?:αν|ησ|ηθ|ημ)|μει(?:ων|ωσ|ωθ)|διαμορφ|τροποποι|αναπροσαρμ|αντικαθ[ιί]στ|αντικαταστ|αντι(?!\p{L})|μεταβαλλ|ανακατανομ|ενισχυεται|πλεον(?!\p{L})|οριζεται|increas|rais(?:e|ed|ing)(?!\p{L})|reduc|lower|cut(?!\p{L})|top(?:ped|s)?[- ]up|amend|replac|chang|instead of|revis|adjust|now(?!\p{L})|brought|goes)/u
const article = String.raw`(?:\s(?:των|του|τησ|την|τισ|τα|το|στα|ποσο|ποσου|υψουσ|αρχικ\p{L}+|the|initial|an|a|amount|of))*\s*[«"(]?\s*`
const former = new RegExp(
  String.raw`(?<!\p{L})(?:απο|αντι(?: για)?|from|instead of|previously|προηγουμεν\p{L}+)${article}$`,
  'u',
)
const difference = new RegExp(String.raw`(?<!\p{L})(?:κατα|by|επιπλεον|προσθετ\p{L}+|additional)${article}$`, 'u')
const lowers = /(?<!\p{L})(?:μει(?:ων|ωσ|ωθ)|reduc|lower|cut(?!\p{L})|decreas)/u

type Role = 'was' | 'by' | 'now'
interface Told {
  readonly role: Role
  readonly value: number
  readonly figure: Figure
  readonly start: number
  readonly end: number
}

/** Pairs of an old and a new figure in a sentence, each with the places named beside it. */
function changedIn(block: Block, sentence: Span, placesIn: (part: Span) => Places): Omit<ChangedFigure, 'citations'>[] {
  const { folded } = block.folded
  const said = folded.slice(sentence.start, sentence.end)
  if (!changes.test(said)) return []
  const within = ({ start, end }: Span): boolean => start >= sentence.start && end <= sentence.end
  const money = moneyIn(folded).filter(within)
  const figures = money.length > 0 ? money : percentsIn(folded).filter(within)
  const told = figures.flatMap((figure) => toldBy(folded, sentence, figure))
  const groups: Partial<Record<Role, Told>>[] = []
  for (const each of told) {
    const last = groups.at(-1)
    if (last === undefined || last[each.role] !== undefined) groups.push({ [each.role]: each })
    else last[each.role] = each
  }
  let from = sentence.start
  return groups.flatMap(({ was, by, now }) => {
    const all = [was, by, now].filter((each) => each !== undefined)
    const [first] = all.toSorted((a, b) => a.start - b.start)
    const end = groups.length === 1 ? sentence.end : Math.max(...all.map((each) => each.end))
    const part = { start: from, end }
    from = end
    if (first === undefined || (was === undefined && by === undefined) || (now === undefined && by === undefined))
      return []
    const { kind, currency } = first.figure
    const near = kind === 'money' ? labelOf(moneyLabels, block, sentence, first) : undefined
    const words = folded.slice(part.start, part.end)
    return [
      {
        kind,
        ...(was === undefined ? {} : { was: was.value }),
        ...(now === undefined ? {} : { now: now.value }),
        ...(by === undefined ? {} : { by: lowers.test(said) ? -by.value : by.value }),
        ...(currency === undefined ? {} : { currency }),
        ...(near === undefined ? {} : { names: near.names }),
        end: /ελαχιστ|κατωτατ|κατωτερ|minimum|at least|lowest/u.test(words) ? ('min' as const) : ('max' as const),
        words,
        ...placesIn(part),
      },
    ]
  })
}

/** "From 10 to 15 million" is one figure of two values: here the second takes the place of the first. */
function toldBy(folded: string, sentence: Span, figure: Figure): Told[] {
  const [low = 0, high] = figure.values
  const before = folded.slice(Math.max(sentence.start, figure.start - 60), figure.start)
  const told = (role: Role, value: number, part: Span | undefined): Told => ({
    role,
    value,
    figure,
    start: part?.start ?? figure.start,
    end: part?.end ?? figure.end,
  })
  if (high !== undefined) {
    const role = former.test(before) ? 'was' : difference.test(before) ? 'by' : undefined
    return role === undefined ? [] : [told(role, low, figure.parts[0]), told('now', high, figure.parts[1])]
  }
  const role = former.test(before) ? 'was' : difference.test(before) ? 'by' : 'now'
  return [told(role, low, figure.parts[0])]
}
