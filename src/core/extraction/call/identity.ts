import type { Reading } from '../reading.ts'
import { isIssuedSince } from '../days/published.ts'
import { isAside } from '../whose/scope.ts'
import { keysOf, placeIn } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** Under which numbers a call is known, and whether it is one yet. */

const code = String.raw`[\p{Lu}\d][\p{Lu}\d]*(?:\s?[-._/]\s?[\p{L}\d]+)+`
const unionProgrammes =
  'HORIZON|DIGITAL|LIFE|ERASMUS|CEF|EIC|CREA|SMP|INNOVFUND|EU4H|EDF|COSME|I3|EUI|JTM|RFCS|AMIF|CERV'
const identifiers: readonly (readonly [string, RegExp])[] = [
  [
    'ops',
    /(?:Κωδ(?:ικός|ικού|\.)|Α\/Α|ΚΩΔΙΚΟΣ)[^:\d\n]{0,25}?(?:ΟΠΣ(?:ΚΕ|ΑΑ)?|MIS|ΠΣΚΕ)[^:\d\n]{0,15}:?\s*(?<id>\d{3,8})(?!\d)/iu,
  ],
  [
    'ops',
    /(?<![\p{L}\d])(?:Ο\.?Π\.?Σ\.?(?:ΚΕ|ΑΑ| ?ΤΑ)?|MIS|OPS(?:KE)?|ΠΣΚΕ)(?: (?:number|no\.?|code|ID))?\s*:?\s*(?<id>\d{4,8})(?!\d|\s?[-–]\s?20\d\d)/u,
  ],
  [
    'ada',
    /(?<![\p{L}\d])(?:ΑΔΑ|Α\.Δ\.Α\.)\s*:?\s*(?<id>(?=[\d-]*[Α-ΩA-Z])[Α-ΩA-Z0-9]{4,14}-[Α-ΩA-Z0-9]{3})(?![\p{L}\d])/u,
  ],
  [
    'protocol',
    /(?<!(?<!\p{L})(?:με|υπ['’΄]?|την?|της) ?)(?:Αρ(?:ιθ(?:μ\p{L}*)?)?\.?\s*Πρωτ(?:οκόλλου|\.)?|(?<!\p{L}|Αρ\p{L}*\.?\s*)πρωτ\.|Α\.\s?Π\.|Αριθμός πρωτοκόλλου|Protocol (?:no\.?|number))(?:\s*\/\s*\p{L}[\p{L}. ]{1,20})?(?:\s+(?:Απόφασης|Πρόσκλησης|της (?:απόφασης|πρόσκλησης)))?\s*:?\s*(?<id>\d{3,7} ΕΞ 20\d\d|(?:[\p{L}\d][\p{L}\d./-]*)?\d(?:[\p{L}\d./-]*[\p{L}\d])?)/iu,
  ],
  [
    'code',
    /(?:Κωδ(?:ικός|\.)\s+(?:της\s+)?(?:πρόσκλησης|δράσης|προγράμματος|προκήρυξης|παρέμβασης)(?:\s+στο\s+[\p{Lu}]+)?|με κωδικό)(?!\s*ΟΠΣ)\s*:?\s*(?<id>[\p{Lu}\d][\p{L}\d._-]*\d(?:[\p{L}\d_-]*))/iu,
  ],
  [
    'code',
    /(?:Κωδ(?:ικός|\.)|ΚΩΔΙΚΟΣ|Code|Κωδικός\s?\/\s?Code|Code\s?\/\s?Κωδικός)(?:\s+(?:της\s+)?(?:πρόσκλησης|δράσης|προγράμματος|καθεστώτος|προκήρυξης|ΠΡΟΣΚΛΗΣΗΣ|ΔΡΑΣΗΣ|ΠΡΟΓΡΑΜΜΑΤΟΣ))?\s*:?\s+(?<id>\p{Lu}{2,}[\p{Lu}\d]*(?:[-–._/][\p{Lu}\d]+)+)(?![\p{L}\d])/iu,
  ],
  [
    'number',
    /(?:(?:Δημ[όο]σια\s+)?Πρ[όο]σκλησ(?:η|ης)\s+(?:υπ['’]?\s*)?(?:(?:αρ(?:ιθ)?\.?|αριθ(?:μ|μός)?\.?|[nν][oο]\.?)\s*)?|Δημ[όο]σια\s+Πρ[όο]σκληση[^.\d]{0,60}\s(?:αρ(?:ιθ)?\.?|[nν][oο]\.?)\s*):?\s*(?<id>\d{1,4}\/20\d\d)(?!\d)/iu,
  ],
  [
    'code',
    /(?<![\p{L}\d])[Κκ]ωδ(?:ικός|\.)\s*:?\s*(?<id>(?=[^\s)]*\p{Lu})(?=[^\s)]*\d)[\p{Lu}\d]+(?:[./_-][\p{Lu}\d]+)+)(?![\p{L}\d])/u,
  ],
  [
    'code',
    /^\s*Πρ[οό]σκληση\s+(?:αρ(?:ιθ)?\.?\s*)?(?<id>\d{1,2}(?:\.\d{1,2}){1,3}(?:\.?[Α-Ω]\d?)?)(?=\s*(?:[«"“(:–-]|$))/iu,
  ],
  [
    'code',
    /^\s*(?:ΠΡ[ΟΌ]ΣΚΛΗΣΗ|Πρόσκληση)\s+(?:[Α-Ω]{2,8}\s+)?(?<id>\d{1,2}(?:\.\d{1,2}){1,3}(?:\.?[Α-Ω]\d?)?(?:\/\p{Lu}{2,6}(?:\/20\d\d)?)?)(?![\d./])/u,
  ],
  [
    'code',
    /(?<![\p{L}\d])[Κκ]ωδ(?:ικός|\.)\s+(?:έργου|σχεδίου|καθεστώτος|ενέργειας|\p{Lu}[\p{L}.]+)(?<!ΟΠΣ\p{L}*|MIS|ΠΣΚΕ|ΚΑΔ|NUTS|NACE|CPV)\s*:\s*(?<id>\d{6,9}|(?=[^\s)]*\d)[\p{Lu}\d]+(?:[./_-][\p{Lu}\d]+)+)(?![\p{L}\d./-])/u,
  ],
  [
    'code',
    /(?<![\p{L}\d])(?<id>\d{2,3}[Α-Ω]{1,3}(?:_[Α-Ω]{2,})+|\p{Lu}{2,}-\p{Lu}{3,}-20\d\d-\p{Lu}{3,})(?![\p{L}\d-])/u,
  ],
  [
    'code',
    /(?:Απόφαση|Αποφ\.)\s+(?:Δ\.?\s?Σ\.?|του\s+Δ\.?\s?Σ\.?)\s*(?:υπ['’]?\s*)?(?:αρ(?:ιθ)?\.?)?\s*:?\s*(?<id>\d+\/\d+\/[\d.-]*\d)/iu,
  ],
  [
    'protocol',
    /(?:^|Φ[ύυ]λλου\s+\d{1,5}\s)\s*(?:Αριθμ?(?:ός|\.)|Αρ\.|ΑΡΙΘ(?:ΜΟΣ|Μ?\.))(?:\s+(?:απόφασης|ΑΠΟΦΑΣΗΣ))?\s*:?\s*(?<id>\d[\d.]*\/[\p{L}\d]+(?:[./-][\p{L}\d]+)*)/u,
  ],
  ['protocol', /^\s*(?:Αριθμ?(?:ός|\.)|Αρ\.|ΑΡΙΘ(?:ΜΟΣ|Μ?\.))\s*:?\s*(?<id>\d{3,7}(?: ΕΞ 20\d\d)?)\s*$/u],
  ['intervention', /(?<![\p{L}\d])(?<id>[ΠP][1-3]-\d{2}(?:[-.]\d{1,2}(?:\.\d{1,2})*)?)(?![\d])/u],
  [
    'code',
    /(?<!\p{L})(?:[Cc]all|Topic|[Rr]eference|Ref\.?)\s*(?:ID|identifier|reference|code|no\.?|number)?(?:\s*:\s*|(?<=[a-z])\s+is\s+)(?<id>[A-Z0-9][A-Z0-9._/-]*\d[A-Z0-9._/-]*)(?![\p{L}\d-])/u,
  ],
  [
    'code',
    /(?<!\p{L})(?:πρ[όο]σκλησ\p{L}*|προκ[ήη]ρυξ\p{L}*|δρ[άα]σ\p{L}*|προγρ[άα]μματος|κωδ(?:ικ[όο][ςύυ]?|\.)?|αριθμ[όο]ς|call|scheme|programme|notice|window|ref(?:erence|\.)?|code|no\.?)\s*(?:code|reference|number|no\.?|αρ(?:ιθ)?\.?|κωδ\p{L}*\.?|(?<=αριθμ[όο]ς )(?:σχεδ[ίι]ου|δρ[άα]σης|πρ[όο]σκλησης|προγρ[άα]μματος))?\s*[:(«"]?\s*(?<id>(?=[^\s»")]*\d)(?![A-Z]{2}\/\d{2}\.|[nν][oο]\.?\d)\p{Lu}{2,}[\p{Lu}\d]*(?:[-–/_.][\p{Lu}\d]+)+)(?![\p{L}\d])/iu,
  ],
  // "You find the guidelines under number 178204".
  [
    'number',
    /(?:call|guidelines|pack|notice|proposals?|πρ[όο]σκλησ|προκ[ήη]ρυξ|οδηγ)\p{L}*(?!\p{L})[^.;·\d\n]{0,80}(?<!\p{L})(?:under|with|με|υπό)(?: the| τον)? (?:reference |κωδικό )?(?:number|αριθμό) (?<id>\d{5,8})(?![\d/])/iu,
  ],
  [
    'topic',
    new RegExp(
      String.raw`(?<![\w-])(?<id>(?:${unionProgrammes})-[A-Z0-9]+(?:-[A-Z0-9]+)+(?:-(?:two|single)-stage)?)`,
      'u',
    ),
  ],
  [
    'fek',
    /(?:δημοσι\p{L}+ στο |(?:απόφαση|απόφασης|πρόσκληση|προκήρυξη|καθεστώς)[^.]{0,60}\(?|^\s*\(?)ΦΕΚ\s*(?<id>[Α-ΩA-Z]['΄’´]?\s*\d+\s?\/\s?\d{1,2}[.-]\d{1,2}[.-]\d{4})/iu,
  ],
  [
    'fek',
    /(?:^\s*(?:(?:Υπουργική |ΥΠΟΥΡΓΙΚΗ |Κοινή )?Απόφαση|ΑΠΟΦΑΣΗ|Αριθμ?\.|Αρ\.|Προκήρυξη)[^\n().]{0,20}[^\n()]{0,50}|δημοσ[ιί]ε[υύ]\p{L}+(?: \p{L}+){0,2} στην Εφημερίδα[^()\d]{0,30})\((?:ΦΕΚ)?\s*(?<id>[Α-ΩA-Z]['΄’´]?\s*\d+(?:\s?\/\s?\d{1,2}[.-]\d{1,2}[.-]\d{4})?)\)/iu,
  ],
  ['fek', /^[^\n]{0,60}\(?ΦΕΚ\s*(?<id>\d{2,5}\/[ΑΒΓ]['΄’´]?\/\d{1,2}[.-]\d{1,2}[.-]\d{4})\)?\s*$/u],
  ['fek', /(?:Εφημερ[^\n]{0,60}|^\s*)Τε[υύ]χος\s*(?<id>[Α-ΩA-Z]['΄’´]?\s*\d+\s?\/\s?\d{1,2}[.-]\d{1,2}[.-]\d{4})/iu],
]
/** Of a topic of a Union programme, under whatever label: the first is the call's own, others are its neighbours. */
const topicId = new RegExp(`^(?:${unionProgrammes})-`, 'u')
/** "Πρόσκληση 61.ΑΜΘ", "κωδικός 22ΚΕ/ΕΜ": digits and the letters of a programme. */
const numberedCode =
  /(?:[Ππ]ρ[οό]σκληση(?:ς)?|ΠΡΟΣΚΛΗΣΗ|[Κκ]ωδικ(?:ός|ό|ού|οσ)|ΚΩΔΙΚΟΣ)\s*:?\s+(?<id>\d{2,3}[._-]?\p{Lu}{1,4}(?:[./_-](?:\p{Lu}{1,5}\d?|\d{1,3}))*)(?![\p{L}\d./])/u
/** At the top of a document: "Circular 2027/3", "file no. 4.02.11.8/2", "Decision of the Board no. 18/2027", "protocol 731". */
const ownLine = String.raw`(?:^|[–—|·,\n]|\s-)\s*(?!(?:την?|της|του|με|στην|the|under|by) )(?:\p{L}+ )?`
const headNumber = (words: string, id: string): RegExp =>
  new RegExp(
    String.raw`${ownLine}(?:${words})\s*(?:no\.?|number|αρ(?:ιθ(?:μ[όο]ς)?)?\.?)?\s*:?\s*(?<id>${id})(?<!\.)(?![\p{L}\d])`,
    'iu',
  )
const headNumbers: readonly (readonly [string, RegExp])[] = [
  // "BPC-SEA-27 · Piraeus, 18.11.2026": what a line of the head begins with.
  ['code', /^\s*(?<id>(?=[^\s]*\d)\p{Lu}{2,}[\p{Lu}\d]*(?:[-/.][\p{Lu}\d]+)+)\s*[·|–—]\s/u],
  [
    'number',
    headNumber(
      String.raw`circular|εγκ[ύυ]κλιος|file|φ[άα]κελος|decision(?: of (?:the )?[\p{L} ]{3,60}?)?`,
      String.raw`(?!\d{1,2}[./-]\d{1,2}[./-]\d{4})(?:\p{Lu}\.\s?)?\d[\d.-]*\/\d[\d./-]*`,
    ),
  ],
  ['number', headNumber(String.raw`απ[όο]φαση(?: προκ[ήη]ρυξης)?`, String.raw`\d{2,7}\/[\p{Lu}\d]+(?:\/[\p{Lu}\d]+)*`)],
  ['number', headNumber('proclamation no.', String.raw`\d[\d./-]*\d`)],
  ['protocol', headNumber('protocol', String.raw`\d{3,7}`)],
]
/** Letters at the top of a document in which its own numbers stand. */
const lettersOfHead = 600
/** The number of a row in a table, under "Code". */
const isOfRow = ({ kind, column, heads, raw }: Block): boolean =>
  kind === 'cell' && column === 0 && heads.length > 0 && /^\s*\d{1,2}(?:\.\d{1,2}){0,2}\.?\s*$/u.test(raw)
/** A label whose value is a number under which the call is known. */
const idKey: readonly (readonly [string, RegExp])[] = [
  ['ops', /(?:κωδικ\p{L}+|α\/α)[^.]{0,20}(?:οπσ|mis)/u],
  ['ada', /^αδα$/u],
  ['number', /^δημοσια προσκληση(?: (?:υπ )?αρ\p{L}*\.?)?$/u],
  ['call', /^(?:call|προσκληση)$/u],
  [
    'code',
    /^(?:κωδικοσ|κωδ\.)(?: (?:τησ |του )?(?:προσκλησησ|δρασησ|προγραμματοσ|προκηρυξησ|εργου|σχεδιου|καθεστωτοσ|ενεργειασ))?(?:\s*\/.*)?$|^ταυτοτητα (?:τησ )?(?:προσκλησησ|δρασησ)$|^αριθμοσ (?:τησ |του )?(?:προσκλησησ|δρασησ|προκηρυξησ|προγραμματοσ|καθεστωτοσ)$|^(?:call|notice|scheme) (?:no\.?|number)$|^(?:call |topic |programme |scheme |grant )?(?:code|reference|identifier|id|ref\.?)(?: (?:number|no\.?|code))?(?: of (?:the |this )?(?:call|topic|programme|scheme|grant|competition|notice))?$/u,
  ],
  ['protocol', /πρωτοκολλ|^α\.\s?π\.$|αρ\. πρωτ/u],
]
/** "Digital kit (ΨΚΕ-3)" in the title. */
const bracketedCode = /\((?<id>\p{Lu}{2,}(?:-[\p{Lu}\d]+)*-\d{1,4})\)/u
/** "CALL FOR PROPOSALS – INNO-2027-WATER" and "INNOVATE-SAMPLE / 1126" in the title. */
const dashedCode = /[–—:-]\s*(?<id>[\p{Lu}\d]{2,}(?:-[\p{Lu}\d]+)*-20\d\d(?:-[\p{Lu}\d]+)+)\s*$/u
const titleCode = new RegExp(
  String.raw`^\s*(?<id>\p{Lu}{3,}[\p{Lu}\d]*(?:-[\p{Lu}\d]+)*\s?[/-]\s?\d{2,6}(?:[/-]\d+)*)(?=\s|$)`,
  'u',
)

/** A name with a number that many calls bear. */
const ofIllness = /^(?:COVID|SARS)/u

/** Numbers under which a call is known. */
export function identifiersOf(block: Block, first: boolean): Reading[] {
  const [key = ''] = isOfRow(block) ? [] : block.kind === 'cell' ? block.labels.toReversed() : keysOf(block)
  const labelled = idKey
    .filter(
      ([, words]) =>
        words.test(key.trim().replace(/\s*:$/u, '')) &&
        new RegExp(`^\\s*(?:${code}|\\d{3,10})\\s*(?:\\([^)]*\\)\\s*)?$`, 'u').test(block.raw),
    )
    .map(([scheme]): [string, RegExp] => [scheme, /(?<id>\S[^(]*[^\s(])/u])
  const ofHead = block.base < lettersOfHead ? headNumbers : []
  const common = [...identifiers, ['code', numberedCode] as const, ...ofHead]
  const known = first
    ? [...common, ['code', titleCode] as const, ['code', dashedCode] as const, ['code', bracketedCode] as const]
    : common
  return [...labelled, ...known].flatMap(([scheme, pattern]) => {
    const match = pattern.exec(block.raw)
    const id = match?.groups?.['id']?.replaceAll(/\s*([/-])\s*|(?<=\p{L}\.)\s/gu, '$1').replace(/[._/-]+$/u, '')
    if (match === null || id === undefined || ofIllness.test(id)) return []
    if (isAside(block, block.folded.folded.slice(Math.max(0, match.index - 30), match.index + match[0].length)))
      return []
    const before = [...block.raw.slice(0, match.index)].length
    const quote = { start: block.base + before, end: block.base + before + [...match[0]].length }
    const of = scheme === 'code' && topicId.test(id) ? 'topic' : scheme
    return [
      { value: { field: 'external_id', scheme: of, id }, quote, figure: quote, confidence: 0.9 } satisfies Reading,
    ]
  })
}

/** How many blocks the head of a document has: its titles. */
export const headBlocks = 4

const provisionalTitle =
  /προδημοσιευ|προσχεδιο|pre-?publication|pre-?announcement|draft (?:call|for consultation)|σχεδιο (?:τησ? |του )?(?:προσκλησησ|προκηρυξησ|οδηγου)|κειμενο προσ διαβουλευση|προσ διαβουλευση|προσωρινη παρουσιαση|σε (?:δημοσια )?διαβουλευση|(?:advance|early|prior) (?:notice|information)/u
/** Said anywhere: the call is still to be issued, or its text is not yet that of the call. */
const stillToCome =
  /(?<!\p{L})(?:soon to be|(?:is|are) (?:soon|shortly) (?:to be )?|about to be) (?:announced|launched|published|issued|opened)(?!\p{L})|(?<!\p{L})pre-?(?:published|announced) (?:text|call|version|document|notice)|(?:has|have|was|were) (?:been )?pre-?(?:published|announced)|(?<!\p{L})(?:σε|ωσ|υπο μορφη) προδημοσιευσ|(?<!\p{L})προδημοσιευ[θτ]ηκ|(?:προσκληση|προκηρυξη|δραση) (?:δεν εχει (?:ακομη |ακομα )?(?:εκδοθει|δημοσιευθει|δημοσιευτει|προκηρυχθει)|αναμενεται|θα (?:εκδοθει|δημοσιευθει|δημοσιευτει|προκηρυχθει|ακολουθησει))|δεν αποτελει προσκληση|(?:επισημη(?:σ)? |οριστικη(?:σ)? )?προσκληση(?:σ)? που (?:θα ακολουθησει|αναμενεται)|αναμενεται να (?:προκηρυχθει|εκδοθει|δημοσιευθει|ανοιξει)|(?:call|scheme|window|programme) (?:,? ?which )?is (?:expected|due|planned) to (?:open|be (?:launched|published|issued))|call (?:has not (?:yet )?been|is not yet) (?:published|issued|open|launched)|θα οριστικοποιηθ\p{L}+ με την προσκληση|(?:προσχεδιο|σχεδιο)[^.]{0,80}(?:μπορει να αλλαξει|μεχρι την (?:επισημη )?(?:προκηρυξη|προσκληση))|(?:before|until|pending) (?:the )?(?:final|official) (?:call|text) is published|(?:indicative|provisional|subject to change)[^.]{0,40}(?:until|before) (?:the )?(?:call|publication)|(?:is|are) (?:expected|due) to open in the (?:\p{L}+ quarter|\p{L}+ half)|need not do anything for the time being|no applications (?:can|are) (?:be )?(?:made|accepted) yet/u

/** Whether a document only announces a call. */
export function provisionalOf(blocks: readonly Block[]): Reading[] {
  const block =
    blocks
      .slice(0, headBlocks * 2)
      .find(({ folded }) => provisionalTitle.test(folded.folded) && folded.folded.length < 200) ??
    blocks.find((each) => stillToCome.test(each.folded.folded) && !isAside(each, ''))
  // "Pre-publication: 14/01, call issued: 15/02": it is one by now.
  if (block === undefined || (/\d{4}/u.test(block.folded.folded) && isIssuedSince(blocks))) return []
  const quote = placeIn(block, 0, block.folded.folded.trimEnd().length)
  return [{ value: { field: 'provisional' }, quote, figure: quote, confidence: 0.85 }]
}
