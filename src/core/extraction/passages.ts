import type { Instrument, LegalBasis, RequiredDocument } from '../facts/programme.ts'
import type { Span } from '../facts/text-fold.ts'
import { moneyIn, percentsIn } from './amounts.ts'
import type { Figure } from './amounts.ts'
import type { Reading, ReadValue } from './reading.ts'
import { placeIn, sentencesOf } from './source-text.ts'
import type { Block } from './source-text.ts'

/** What a call says in set phrases: State-aid regimes, the way of selection, "until exhausted", lists of supporting documents. */

const regimes: readonly (readonly [LegalBasis['regime'], string, RegExp])[] = [
  [
    'de_minimis_2023_2831',
    'Regulation (EU) 2023/2831',
    /2023\/2831|(?:ησσονοσ σημασιασ|de minimis)(?![^.]{0,60}(?:1408|717|2832))/u,
  ],
  ['sgei_2023_2832', 'Regulation (EU) 2023/2832', /2023\/2832/u],
  ['agriculture_1408_2013', 'Regulation (EU) No 1408/2013', /1408\/2013/u],
  ['fishery_717_2014', 'Regulation (EU) No 717/2014', /(?<!\d)717\/2014/u],
  [
    'gber_651_2014',
    'Regulation (EU) No 651/2014',
    /651\/2014|γενικ\p{L}+ απαλλακτικ|γακ(?!\p{L})|gber|general block exemption/u,
  ],
  [
    'no_aid',
    'Treaty on the Functioning of the European Union, article 107(1)',
    /δεν (?:αποτελ\p{L}+|συνιστ\p{L}+) κρατικ\p{L}+ ενισχυσ|δεν υποκειται στουσ κανονεσ κρατικων|(?:is|does) not (?:constitute )?state aid/u,
  ],
  ['other', 'Law 5203/2025', /5203\/2025/u],
  ['other', 'Law 4887/2022', /4887\/2022/u],
  [
    'rrf',
    'Regulation (EU) 2021/241',
    /2021\/241(?!\d)|(?:ταμει|μηχανισμ)\p{L}+ ανακαμψησ|recovery and resilience facility/u,
  ],
]

const sentenceReadings = (block: Block, read: (folded: string) => ReadValue[], confidence: number): Reading[] =>
  sentencesOf(block).flatMap(({ start, end }) => {
    const quote = placeIn(block, start, end)
    return read(block.folded.folded.slice(start, end)).map((value) => ({ value, quote, figure: quote, confidence }))
  })

/** A regulation named for what it defines (an undertaking in difficulty, an SME) is no basis of the aid. */
const definition =
  /εννοια|ορισμ|οριζ(?:εται|ονται)|προβληματικ|in difficult|within the meaning|as defined|definition|παραρτημα(?:τοσ)? [ιi](?!\p{L})|annex i(?!\p{L})/u

function articleIn(folded: string): string | undefined {
  const match = /(?:αρθρ(?:ο|ου|α|ων)|article|art\.?)\s*(\d{1,2}[α-ω]?)(?!\d)/u.exec(folded)
  return match?.[1]
}

/** The State-aid regimes that a block names. "De minimis" alone is the general regulation. */
export function legalBasisOf(block: Block): Reading[] {
  return sentenceReadings(
    block,
    (folded) =>
      regimes
        .filter(
          ([regime, , words]) =>
            words.test(folded) &&
            !(regime === 'de_minimis_2023_2831' && /δεν (?:προσμετρ|υπαγ|εμπιπτ)|not (?:count|fall)/u.test(folded)) &&
            !(regime === 'gber_651_2014' && definition.test(folded)),
        )
        .map(([regime, reference]): ReadValue => {
          const article = regime === 'gber_651_2014' ? articleIn(folded) : undefined
          return { field: 'legal_basis', regime, reference, ...(article === undefined ? {} : { article }) }
        }),
    0.85,
  )
}

export function untilExhausted(block: Block): Reading[] {
  const words =
    /(?:εωσ|μεχρι)(?: και)? (?:τη[ν]? |την πληρη )?(?:πληρη )?εξαντληση|until (?:the )?(?:available )?(?:budget|funds?|funding|resources) (?:is|are|has been|have been) (?:fully )?(?:exhausted|committed|used)|(?:exhaustion) of (?:the )?(?:available )?(?:budget|funds)|(?:εωσ|μεχρι) την καλυψη των (?:θεσεων|διαθεσιμων)|(?:until|once|when|before) (?:the )?(?:[^.]|\.\d){0,40}(?:budget|funds?|funding|money|million)[^.]{0,30}(?:runs? out|exhausted|(?:been|is|are) (?:fully )?(?:used|committed|spent))/u
  return sentenceReadings(block, (folded) => (words.test(folded) ? [{ field: 'until_exhausted' }] : []), 0.85)
}

/** First come, first served, or all proposals compared; undefined where the text does not say. */
export function selectionOf(blocks: readonly Block[]): 'first_come' | 'comparative' | undefined {
  for (const { folded } of blocks) {
    if (
      /σειρα (?:χρονικησ )?(?:προτεραιοτητα|υποβολησ|κατατεθ)|αμεση(?:σ)? αξιολογησ|first[- ]come/u.test(folded.folded)
    )
      return 'first_come'
    if (/συγκριτικ\p{L}+ αξιολογησ|comparative (?:evaluation|assessment)|ranked/u.test(folded.folded))
      return 'comparative'
  }
  return undefined
}

const documentList =
  /δικαιολογητικ|υποβαλλομεν\p{L}+ εγγραφ|απαιτουμεν\p{L}+ εγγραφ|φακελ\p{L}+ (?:υποβολ|υποψηφ)|supporting documents?|required documents?|documents? to (?:be )?(?:submit|attach|provide|send)|papers to (?:send|submit|attach)|annexes to (?:be )?submit/u
const inlineList =
  /^\s*(?:\S{1,4}\s)?(?:απαραιτητ\p{L}+(?: εγγραφα| δικαιολογητικα)?|δικαιολογητικα[^:.]{0,40}|απαιτουνται|(?:required|supporting) documents?[^:.]{0,20}|documents to submit)\s*:\s*/u
const single = /(?:απαραιτητ\p{L}+ (?:ειναι )?)(?:το|η|οι|τα) ([^.,;]{6,80})/u

const stages: readonly (readonly [NonNullable<RequiredDocument['stage']>, RegExp])[] = [
  ['submission', /υποβολ|submission|application/u],
  ['inclusion', /ενταξ|εγκρισ|award|grant agreement/u],
  ['payment', /πληρωμ|καταβολ|payment/u],
  ['completion', /ολοκληρωσ|completion/u],
]

/** The supporting documents of a list: items, cells of a column, or what a sentence names one after another. */
export function requiredDocumentsOf(block: Block): Reading[] {
  const { folded } = block.folded
  const put = (start: number, end: number, stage?: RequiredDocument['stage']): Reading => {
    const quote = placeIn(block, start, end)
    const value: ReadValue = { field: 'required_document', ...(stage === undefined ? {} : { stage }) }
    return { value, quote, figure: quote, confidence: 0.85 }
  }
  if (block.kind === 'cell') {
    const [head = '', row = ''] = block.labels.length > 1 ? block.labels : [block.labels[0]]
    const under = documentList.test(head) && block.labels.length > 0
    const alone = documentList.test(block.section) && block.labels.length <= 1 && block.column <= 1
    if (!(under || alone) || folded.trim().length < 6 || documentList.test(folded) || /^\s*\d*\s*$/u.test(folded))
      return []
    return [put(0, folded.trimEnd().length, stages.find(([, words]) => words.test(row))?.[0])]
  }
  const announced =
    documentList.test(block.announcedBy) || (documentList.test(block.section) && block.announcedBy === block.section)
  const inline = inlineList.exec(folded)
  if (inline !== null) return piecesOf(folded, inline[0].length, put)
  if (block.kind === 'paragraph') {
    if (
      announced &&
      folded.split(',').length > 1 &&
      !/(?<!\p{L})(?:πρεπει|οφειλ\p{L}+|must|shall|υποβαλλ\p{L}+)(?!\p{L})/u.test(folded)
    )
      return piecesOf(folded, 0, put)
    const one = single.exec(folded)
    if (one === null) return []
    const start = one.index + one[0].length - (one[1]?.length ?? 0)
    return /συμφων|βεβαιωσ|δηλωσ|πιστοποι|αδεια|εντυπ|καταστατικ|σχεδι|εκθεσ/u.test(one[1] ?? '')
      ? [put(start, start + (one[1]?.length ?? 0))]
      : []
  }
  if (block.kind !== 'item' || !announced) return []
  const from = /^\s*(?:[•●▪◦*–-]|\(?[ivx\p{L}\d]{1,3}[.)΄'])\s+/u.exec(folded)?.[0].length ?? 0
  return folded.length - from < 6 ? [] : [put(from, folded.trimEnd().length)]
}

/** "A, B and C." cut at its commas. */
function piecesOf(folded: string, from: number, put: (start: number, end: number) => Reading): Reading[] {
  const out: Reading[] = []
  let at = from
  for (const piece of folded.slice(from).split(/(?<=[,·;](?!\d))/u)) {
    const lead = piece.length - piece.trimStart().length
    const text = piece.trim().replace(/[,·;.]+$/u, '')
    if (text.length >= 4) out.push(put(at + lead, at + lead + text.length))
    at += piece.length
  }
  return out
}

/** What the call does with an application above what is left of the de minimis ceiling. */
export function excessOf(block: Block): Reading[] {
  const context = `${block.section} ${block.folded.folded}`
  if (!/ησσονοσ|de minimis|2023\/2831|υπολοιπ|οριο/u.test(context)) return []
  return sentenceReadings(
    block,
    (folded) => {
      if (/(?:υπερβ|ξεπερν|exceed)[^.]{0,80}(?:απορριπτ|δεν γιν\p{L}+ δεκτ|δεν εγκριν|reject|refused)/u.test(folded))
        return [{ field: 'on_excess', what: 'reject' }]
      const reduced =
        /(?:ποσο|ενισχυσ|επιχορηγησ|σχεδιο|δαπαν)\p{L}*[^.]{0,100}(?:μειων|περιοριζ|περικοπτ|προσαρμοζ|απομειων)\p{L}+|(?:λαμβανει|χορηγειται) μονο (?:το|μεχρι)|(?:αιτουμεν|υπερβ|υπολοιπ|επαρκ)[^.]{0,80}μειων|(?:εωσ|μεχρι) (?:του|το) (?:διαθεσιμ\p{L}+ )?(?:υπολοιπ|οριο)|(?:is|will be|be) (?:reduced|cut|limited) (?:to|accordingly|so)/u
      return reduced.test(folded) && /υπολοιπ|υπερβ|οριο|ceiling|headroom|exceed|available/u.test(folded)
        ? [{ field: 'on_excess', what: 'reduce' }]
        : []
    },
    0.8,
  )
}

const identifiers: readonly (readonly [string, RegExp])[] = [
  ['ops', /(?:Κωδικός|Α\/Α|Κωδ\.?)\s+ΟΠΣ[^:\d]{0,15}:?\s*(?<id>\d{3,7})/u],
  ['ada', /ΑΔΑ\s*:\s*(?<id>[Α-ΩA-Z0-9]{4,14}-[Α-ΩA-Z0-9]{3})/u],
  ['protocol', /Αρ(?:ιθ(?:μ\p{L}*)?)?\.?\s*Πρωτ(?:οκόλλου|\.)?\s*:?\s*(?<id>[\p{L}\d][\p{L}\d./-]*\d[\p{L}\d]*)/u],
  ['code', /Κωδικός\s+(?:πρόσκλησης|δράσης|προγράμματος)\s*:?\s*(?<id>[\p{Lu}\d][\p{L}\d._-]*\d)/iu],
  ['code', /(?:Call|Topic)\s+(?:ID|identifier|reference|code)\s*:\s*(?<id>[A-Z0-9][A-Z0-9._-]+)/iu],
  [
    'topic',
    /(?<![\w-])(?<id>(?:HORIZON|DIGITAL|LIFE|ERASMUS|CEF|EIC|CREA|SMP|INNOVFUND|EU4H|EDF|COSME)-[A-Z0-9]+(?:-[A-Z0-9]+)+)/u,
  ],
]

/** Numbers under which a call is known. */
export function identifiersOf(block: Block): Reading[] {
  return identifiers.flatMap(([scheme, pattern]) => {
    const match = pattern.exec(block.raw)
    const id = match?.groups?.['id']
    if (match === null || id === undefined) return []
    const before = [...block.raw.slice(0, match.index)].length
    const quote = { start: block.base + before, end: block.base + before + [...match[0]].length }
    return [{ value: { field: 'external_id', scheme, id }, quote, figure: quote, confidence: 0.9 } satisfies Reading]
  })
}

/** How many blocks the head of a document has: its titles. */
const headBlocks = 4

export function provisionalOf(blocks: readonly Block[]): Reading[] {
  const block = blocks
    .slice(0, headBlocks)
    .find(({ folded }) => /προδημοσιευσ|pre-?publication|pre-?announcement|draft call/u.test(folded.folded))
  if (block === undefined) return []
  const quote = placeIn(block, 0, block.folded.folded.trimEnd().length)
  return [{ value: { field: 'provisional' }, quote, figure: quote, confidence: 0.85 }]
}

/** The kinds of support, where the words leave no doubt; else a grant. */
export function instrumentsOf(blocks: readonly Block[]): Instrument[] {
  const whole = blocks.map(({ folded }) => folded.folded)
  const head = whole.slice(0, headBlocks).join(' · ')
  const says = (words: RegExp): boolean => whole.some((text) => words.test(text))
  const grants = says(/επιχορηγ|επιδοτ|μη επιστρεπτ|grants?(?!\p{L})|subsid/u)
  if (/voucher|(?<!\p{L})επιταγ(?:η|ησ|εσ)(?!\p{L})|κουπονι/u.test(head)) return ['voucher']
  if (
    says(/(?:επιδοτ|επιχορηγ|καλυπτ)\p{L}+[^.]{0,40}μισθολογικ|μισθολογικου και μη μισθολογικου/u) &&
    /θεσεων|προσληψ|απασχολ/u.test(head)
  )
    return ['wage_subsidy']
  if (
    !grants &&
    says(/εγγυησ\p{L}* (?:\p{L}+ )?δανει|εγγυοδο[τσ]|loan guarantee|guarantees? (?:of|for|on) (?:up to )?\d?/u)
  )
    return ['guarantee']
  if (!grants && says(/ποσο δανειου|υψοσ (?:του )?δανειου|loan amount|loans? (?:of|from|between)/u)) return ['loan']
  const out: Instrument[] = ['grant']
  if (says(/(?:and|plus|combined with) (?:an? )?equity|equity (?:from|of|investments?|component)/u)) out.push('equity')
  return out
}

const costWords = /δαπαν|κοστ|κατηγορι|costs?|expenditure|categor/u
const capHead = /(?:ορι(?:ο|α)|μεγιστ|ανωτατ|ποσοστο επι|max|cap|limit)/u
const noCategory =
  /ενισχυσ|επιχορηγ|επιδοτ|ενταση|ποσοστο|προκαταβολ|προσαυξ|συμμετοχ|αποκλισ|κυκλο|συνολ|aid|grant|rate|intensity|advance|deviation|bonus|total/u

/** Caps of categories of costs: a column of a table, a list behind "ceilings by category:", or a sentence of its own. */
export function capsOf(block: Block): Reading[] {
  const { folded } = block.folded
  if (block.kind === 'cell') return cellCaps(block)
  const list =
    /(?:ορι(?:α|ο)|ανωτατ\p{L}+|μεγιστ\p{L}+|ceilings?|limits?|caps?)[^:.]{0,50}(?:δαπαν|κοστ|costs?|categor)\p{L}*\s*:/u.exec(
      folded,
    )
  const listed = list === null ? 0 : list.index + list[0].length
  // "– Promotion, up to 15.000 €" in the list of eligible costs.
  if (
    block.kind === 'item' &&
    list === null &&
    /δαπαν|eligible costs|expenditure/u.test(`${block.section} ${block.announcedBy}`)
  ) {
    const item =
      /^\s*(?:[•●▪◦*–-]|\(?\p{L}{1,3}[.)]|\d{1,2}[.)])?\s*(?<name>\p{L}[^,:;.]{2,90}),?\s+(?:εωσ|μεχρι|up to)\s(?:το |ποσοστο |ποσο )*(?<rest>\d[\d.,]*\s*(?:%|€|ευρω|euros?))/u.exec(
        folded,
      )
    return item === null ? [] : capAt(block, 0, item)
  }
  const under = capHead.test(block.announcedBy) && costWords.test(block.announcedBy)
  if (list !== null || (under && block.kind === 'item'))
    return [
      ...folded
        .slice(listed)
        .matchAll(
          /(?:^|,|·|;)\s*(?:[•*-]\s*)?(?<name>\p{L}[\p{L}\s/-]{3,60}?)[\s:]+(?:εωσ|μεχρι|up to|max\.?|:)?\s*(?:το )?(?=\d)(?<rest>[\d.,]+\s*(?:%|€|ευρω))/gu,
        ),
    ].flatMap((match) => capAt(block, listed + match.index, match))
  return [
    ...folded.matchAll(
      /(?:^|[.;]\s+|\S\.\d+\s)(?:οι |το |η |τα |the )?(?<name>\p{L}[\p{L}\s'/-]{3,70}?) (?:(?:is|are) (?:capped at|limited to)|(?:may|must|can|should) not (?:be more than|exceed)|δεν (?:μπορ\p{L}+ να |δυναται να |δυνανται να )?(?:υπερβ|ξεπερν)\p{L}+|(?:ειναι )?επιλεξιμ\p{L}+ (?:εωσ|μεχρι))\s(?:το |ποσοστο |σε ποσοστο )*(?<rest>\d[\d.,]*\s*%)\s*(?:of (?:the )?(?:total|project|eligible|overall)|του (?:συνολικ|επιχορηγ|επιλεξιμ|προυπολογ)|των (?:συνολικ|επιλεξιμ|δαπαν)|επι)/gu,
    ),
  ].flatMap((match) => capAt(block, match.index, match))
}

function capAt(block: Block, index: number, match: RegExpMatchArray): Reading[] {
  const name = (match.groups?.['name'] ?? '').trim()
  const rest = match.groups?.['rest'] ?? ''
  if (noCategory.test(name)) return []
  const start = index + match[0].indexOf(name)
  const at = index + match[0].lastIndexOf(rest)
  return capReadings(
    block,
    { start, end: start + name.length },
    { start: at, end: at + rest.length },
    { start, end: at + rest.length },
  )
}

function cellCaps(block: Block): Reading[] {
  const [head = ''] = block.labels
  if (block.labels.length < 2 || !capHead.test(head) || /ενταση|ενισχυσ|επιχορηγ/u.test(head)) return []
  if (!costWords.test(`${head} ${block.section} ${block.announcedBy}`)) return []
  const name = block.rowName
  const text = block.folded.folded
  return name === undefined || noCategory.test(block.labels.at(-1) ?? '')
    ? []
    : capReadings(
        block,
        undefined,
        { start: 0, end: text.trimEnd().length },
        { start: 0, end: text.trimEnd().length },
        name,
      )
}

function capReadings(block: Block, name: Span | undefined, figures: Span, quote: Span, place?: Span): Reading[] {
  const text = block.folded.folded.slice(figures.start, figures.end)
  const named = place ?? (name === undefined ? undefined : placeIn(block, name.start, name.end))
  if (named === undefined) return []
  const put = (figure: Figure, what: { percent: number } | { cents: number }): Reading => ({
    value: { field: 'cap', ...what, name: named },
    quote: placeIn(block, quote.start, quote.end),
    figure: placeIn(block, figures.start + figure.start, figures.start + figure.end),
    confidence: 0.85,
  })
  return [
    ...percentsIn(text).flatMap((figure) =>
      figure.values.length === 1 ? [put(figure, { percent: figure.values[0] ?? 0 })] : [],
    ),
    ...moneyIn(text).flatMap((figure) =>
      figure.values.length === 1 ? [put(figure, { cents: figure.values[0] ?? 0 })] : [],
    ),
  ]
}
