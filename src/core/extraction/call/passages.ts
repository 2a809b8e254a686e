import { latinArticle } from '../../facts/article.ts'
import type { LegalBasis } from '../../facts/programme.ts'
import { formerDeMinimis, isFormerDeMinimis } from './articles-of-aid.ts'
import { endsWithMoney, isNoStanding, isStanding } from '../days/exhaustion.ts'
import type { Reading, ReadValue } from '../reading.ts'
import { isAside } from '../whose/scope.ts'
import { keysOf, placeIn, sentencesOf } from '../text/source-text.ts'
import type { Block } from '../text/source-text.ts'

/** What a call says in set phrases: State-aid regimes, the way of selection, "until exhausted". */

const regimes: readonly (readonly [LegalBasis['regime'], string, RegExp])[] = [
  [
    'de_minimis_2023_2831',
    'Regulation (EU) 2023/2831',
    /2023\s?\/\s?2831|2831\s?\/\s?2023|2831 του 2023|ησσονοσ (?:σημασιασ )?|de[ -]minimis/gu,
  ],
  ['other', formerDeMinimis, /1407\s?\/\s?2013|1407 του 2013/gu],
  ['other', 'Regulation (EC) No 1998/2006', /1998\s?\/\s?2006|1998 του 2006/gu],
  ['sgei_2023_2832', 'Regulation (EU) 2023/2832', /2023\s?\/\s?2832/gu],
  ['agriculture_1408_2013', 'Regulation (EU) No 1408/2013', /1408\s?\/\s?2013|1408 του 2013/gu],
  ['fishery_717_2014', 'Regulation (EU) No 717/2014', /(?<!\d)717\s?\/\s?2014/gu],
  [
    'gber_651_2014',
    'Regulation (EU) No 651/2014',
    /651\s?\/\s?2014|γενικ\p{L}+ απαλλακτικ\p{L}+|(?<!\p{L})γακ(?!\p{L})|γ\.α\.κ\.|gber|general block exemption/gu,
  ],
  ['other', 'Regulation (EU) 2022/2472', /2022\s?\/\s?2472/gu],
  ['other', 'Regulation (EU) 2022/2473', /2022\s?\/\s?2473/gu],
  [
    'no_aid',
    'Treaty on the Functioning of the European Union, article 107(1)',
    /δεν (?:(?:αποτελ|συνιστ|περι(?:εχ|λαμβαν|κλει)|ενεχ|εμπεριεχ)\p{L}+|ειναι) (?:\p{L}+ )?(?:στοιχει\p{L}+ )?κρατικ\p{L}+ ενισχυσ|δεν υποκειται στουσ κανονεσ κρατικων|(?:is|does|do|are) not (?:(?:constitute|involve|contain|include|qualify as|amount to) )?(?:any )?(?:elements? of )?state aid|(?:is|are) (?:free of|no) state aid/gu,
  ],
  ['other', 'Regulation (EU) 2021/2115', /2021\s?\/\s?2115/gu],
  ['other', 'Regulation (EU) 2021/1139', /2021\s?\/\s?1139/gu],
  ['rrf', 'Regulation (EU) 2021/241', /2021\/241(?!\d)/gu],
  [
    'other',
    'Communication C/2025/3602 (Clean Industrial Deal State Aid Framework)',
    /(?<!\p{L})cisaf(?!\p{L})|clean industrial deal state aid framework|c\/2025\/3602|πλαισι\p{L}+ (?:κρατικων ενισχυσεων )?(?:τησ|για την?) (?:συμφωνια\p{L}* για )?καθαρησ? βιομηχανια/gu,
  ],
  [
    'other',
    'Communication 2023/C 101/03 (Temporary Crisis and Transition Framework)',
    /(?<!\p{L})(?:tctf|tcf)(?!\p{L})|temporary crisis (?:and transition )?framework|2023\/c ?101\/03|προσωριν\p{L}+ πλαισι\p{L}+[^.;·]{0,40}κρισησ/gu,
  ],
  [
    'other',
    'Communication 2020/C 91 I/01 (Temporary Framework, COVID-19)',
    /temporary framework[^.;]{0,80}covid|2020\/c ?91 ?i\/01|προσωριν\p{L}+ πλαισι\p{L}+[^.;·]{0,100}(?:covid|πανδημι)/gu,
  ],
]

/** "Approved as SA.108582": a scheme that the Commission was notified of (Reg. (EU) 2015/1589 art. 2), by its number. */
const notifiedAs =
  /(?:κοινοποιη[θμσ]|εγκεκριμεν|εγκριθ|ενεκριν|εγκρισ|notified|approv|authoris)\p{L}*(?!\p{L})[^;]{0,120}?(?<!\p{L})sa[. ]{0,2}(?<number>\d{5,6})(?!\d)|(?<!\p{L})sa[. ]{0,2}(?<before>\d{5,6})(?!\d)[^.;]{0,60}(?:κοινοποιη[θμσ]|εγκεκριμεν|εγκριθ|notified|approv|authoris)/u

const sentenceReadings = (block: Block, read: (folded: string) => ReadValue[], confidence: number): Reading[] =>
  sentencesOf(block).flatMap(({ start, end }) => {
    const quote = placeIn(block, start, end)
    return read(block.folded.folded.slice(start, end)).map((value) => ({ value, quote, figure: quote, confidence }))
  })

/** A regulation named for what it defines (an undertaking in difficulty, an SME) is no basis of the aid. */
const definition =
  /εννοια|ορισμ|οριζ(?:εται|ονται) (?:στο(?!ν? (?:\p{L}+ )?πινακα)|απο|ωσ)|προβληματικ|in difficult|within the meaning|as defined|definition|(?<!(?:εκτοσ|εντοσ) (?:του )?)παραρτημα(?:τοσ)? [ιi](?!\p{L})(?! (?:τησ συνθηκησ|σλεε|τησ σλεε))|(?<!(?:outside|not covered by) )annex i(?!\p{L})(?! (?:to|of) the treaty)/u
/** Regulations that a call says it does not apply. */
const notApplied =
  /μη εφαρμοστε|δεν (?:εφαρμοζ|υπαγ|χρησιμοποι|τυγχαν\p{L}+ εφαρμογ|εχ\p{L}+ εφαρμογ|εμπιπτ|προβλεπ|επιλεγ|μπορ\p{L}+ να (?:επιλ|χρησιμοποι))|(?:is|are|was|were) not (?:be )?(?:used|applied|applicable|foreseen|available|provided for)|(?:can|may) (?:then |also )?be (?:looked at|considered|examined)|(?:does|do) not (?:apply|concern|govern|cover|bind)|δεν (?:αφορ|ισχυ)\p{L}*(?! μονο)|neither[^.;]{0,80}nor|not subject to|not (?:\p{L}+ )?aid (?:within|under)/u
/** Sentences that name a regulation without giving aid by it: they ask, they say what a word means, they tell of other aid or deny that it is the basis. */
const onlyNamed =
  /^[^.;·]*\?["»]?\s*$|^(?=.*\p{Script=Greek})[^.;·]*;["»]?\s*$|(?:has|have) the (?:same )?meaning|the meaning (?:of|given|set)|(?:within|in) the meaning|as defined|is (?:defined|understood) (?:in|as)|defined (?:in|by)|οπωσ (?:οριζ|αυτ[ηο] οριζ|προσδιορ)\p{L}*|(?:εννοι\p{L}{1,2}|ορισμ\p{L}{1,3}) (?:του|τησ|που|κατα)|(?:δεν (?:αποτελ|συνιστ)|ουτε αποτελ)\p{L}+ (?:\p{L}+ ){0,2}βαση|(?:is|are|does) not (?:form )?(?:the |a )?(?:legal )?basis|for information only|not under th(?:is|e present) (?:call|scheme|measure)|(?:outside|οχι (?:με|απο|στο πλαισιο|κατω απο) (?:την?|το) (?:παρουσ|προσκλησ))|under (?:another|a separate|other) (?:call|scheme|measure|programme)s?|(?:σε|με|απο|αφορ\p{L}+) (?:(?:την?|το) )?(?:αλλ|χωριστ|διαφορετικ|ξεχωριστ)\p{L}{1,3} (?:προσκλησ|δρασ|καθεστωσ|προγραμμ)/u
/** "Cumulation with aid under Regulation 651/2014 is possible": whose aid that is. */
const cumulated =
  /(?:cumulat|combined?|σωρευ|σωρευθ|συνδυα)\p{L}*(?: \p{L}+){0,4} (?:with|με) (?:\p{L}+ ){0,3}?(?:aid|support|ενισχυσ\p{L}*|στηριξ\p{L}*)(?: \p{L}+){0,4}[^.;·]{0,30}$/u
/** De minimis aid that a call denies, asks to be declared, or counts as somebody else's. */
const denied =
  /(?:ησσονοσ σημασιασ|de[ -]minimis)[^.]{0,30} (?:δεν (?:εφαρμοζ|ισχυ|απαιτ)|(?:is|are) not (?:used|applied|required))|(?:δεν|μη) (?:προκειται|καταλογιζ|εφαρμοζ|εντασσ)|(?:^|[.;·] )οχι de[ -]minimis|not (?:used|applied|govern)|(?:δεν|οχι|not|no|εκτοσ|χωρισ)(?: \p{L}+){0,4} (?:de[ -]minimis|ησσονοσ)|δεν (?:προσμετρ|υπαγ|εμπιπτ|λαμβαν\p{L}+ υποψη)|not (?:count|fall)|not (?:be )?taken into account|^\s*(?:α:\s*)?(?:οχι|no)(?:[ ,.·]|$)/u
/** "For those who do not fall under that article Regulation 2023/2831 applies". */
const restUnder =
  /(?:δεν (?:υπαγ|εμπιπτ|καλυπτ)\p{L}+|not (?:fall|covered))[^.;·]{0,60}(?:εφαρμοζεται|ισχυει|applies)(?: ο| το)? (?:κανονισμ|regulation|de minimis|\(?εε)/u
const declared =
  /(?:δηλωσ|σωρευσ|ιστορικ|(?:προηγουμεν|παλαιοτερ|previous|earlier|past)(?=\p{L}* (?:ενισχυσ|aid|de))|(?:ειχαν?|εχουν|εχει) (?:ηδη )?(?:λαβει|παρει)|ελαβ|(?:have|has|had) (?:already )?received)\p{L}*[^.·]{0,60}(?:de[ -]minimis|ησσονοσ)|(?:de[ -]minimis) (?:self-? ?)?declaration|declaration[^.]{0,40}de[ -]minimis/gu
const articleNumber = String.raw`\d{1,2}(?:στ(?!\p{L})|[α-ω]|[a-z](?!\p{L}))?`
const articles = new RegExp(
  String.raw`(?:αρθρ(?:ο|ου|α|ων)|(?<!\p{L})αρ\.|articles?|art\.)\s*(${articleNumber}(?:\s*(?:,|\(?και|and|&|η|or)\s*${articleNumber})*)(?![\d/])`,
  'gu',
)

const ofTheSame = new RegExp(
  String.raw`(?:αρθρ\p{L}+|articles?) (${articleNumber})(?![\d/])[^.;·]{0,12}(?:του ιδιου(?: κανονισμου(?!\p{L})|(?=\s*[,.;·)]|\s*$| και ))|of the same(?: regulation(?!\p{L})|(?=\s*[,.;)]|\s*$)))`,
  'u',
)

/** The articles that a text names. */
const articleNumbers = (text: string): string[] =>
  [...text.matchAll(articles)].flatMap((match) =>
    [...(match[1] ?? '').matchAll(new RegExp(articleNumber, 'gu'))].map(([number]) => latinArticle(number)),
  )

/** Articles that go with a regulation: those before it since the regulation before, and those behind it until the next. */
function articlesFor(folded: string, from: number, at: number, to: number): string[] {
  const behind = articleNumbers(folded.slice(at, to))
  const before = articleNumbers(folded.slice(from, at))
  return before.length > 0 && !/^[^.]{0,12}(?:αρθρ|αρ\.|art)/u.test(folded.slice(at, to).replace(/^[\d/ ]+/u, ''))
    ? before
    : behind
}

/** Aid that somebody had before. */
const inPast =
  /(?:λαβει|λαβαν|ελαβ|πηραν?|received|were (?:granted|given)|already|ηδη|σωρευ|cumulat|previous|προηγουμεν)/u
/** A line that names the legal basis. */
const titled =
  /^[^\p{L}]*(?:νομικη βαση|(?:νομικο|θεσμικο|κανονιστικο) πλαισιο|καθεστωσ(?: ενισχυσησ| ενισχυσεων)?|κρατικεσ ενισχυσεισ|legal (?:basis|framework)|state aid(?: (?:basis|regime|rules|scheme))?|aid (?:regime|scheme))\s*[:|–-]/u

/** The State-aid regimes that a block names, each with its articles. "De minimis" alone is the general regulation. */
export function legalBasisOf(block: Block): Reading[] {
  if (block.kind === 'heading' && /[;?]\s*$/u.test(block.raw)) return []
  return sentenceReadings(block, regimesIn, 0.85)
}

/** "… and not under the Regulation on …". */
const deniedBefore =
  /(?<!\p{L})(?:(?:και οχι|and not|rather than)(?!\p{L})(?: \p{L}+){0,7}|(?:for instance|for example|such as|e\.g\.|π\.χ\.|για παραδειγμα),? (?:\p{L}+ ){0,6}) ?$/u

/** What is given by a regulation is given by it, whatever else its sentence says. */
const gives =
  /(?<!δεν |μη )(?:χορηγ(?:ειται|ουνται|ησ)|διν(?:εται|ονται)|παρεχ(?:εται|ονται)|ενισχυ(?:εται|ονται))|(?:is|are|will be) (?:granted|given|provided|paid|awarded)|grants? .{0,30}under|(?<!\p{L})(?:is|are|constitutes?) (?:state |de minimis )?aid(?!\p{L})|(?<!δεν )(?:ειναι|αποτελ\p{L}+|συνιστ\p{L}+) (?:\p{L}+ )?ενισχυσ/u

function regimesIn(folded: string): ReadValue[] {
  if (onlyNamed.test(folded) && !gives.test(folded)) return []
  // "Article 18 of the same Regulation": the one that was named before, in another sentence the one on State aid.
  const same = ofTheSame.exec(folded)
  if (same !== null) {
    const before = regimesIn(folded.slice(0, same.index))
      .filter((each) => each.field === 'legal_basis')
      .findLast(({ article }) => article !== undefined)
    const { regime, reference } = before ?? {
      regime: 'gber_651_2014' as const,
      reference: 'Regulation (EU) No 651/2014',
    }
    const ofSame = (article: string): ReadValue => ({ field: 'legal_basis', regime, reference, article })
    const rest = folded.replace(same[0], ' ')
    const others = regimesIn(rest)
    // "Consultancy under Article 18 and fairs under Article 19 of the same Regulation".
    const beside = others.length > 0 || regime !== 'gber_651_2014' ? [] : articleNumbers(rest)
    return [ofSame(latinArticle(same[1] ?? '')), ...beside.map(ofSame), ...others]
  }
  const named = regimes.flatMap(([regime, reference, words]) =>
    [...folded.matchAll(words)]
      .filter(({ index }) => !deniedBefore.test(folded.slice(0, index)) && !cumulated.test(folded.slice(0, index)))
      .map(({ index, 0: { length } }) => ({
        regime,
        reference,
        start: index,
        end: index + length,
      })),
  )
  const notified = named.some(({ regime }) => regime === 'gber_651_2014') ? null : notifiedAs.exec(folded)
  if (notified !== null)
    named.push({
      regime: 'notified',
      reference: `State aid SA.${notified.groups?.['number'] ?? notified.groups?.['before']}`,
      start: notified.index,
      end: notified.index + notified[0].length,
    })
  named.sort((a, b) => a.start - b.start)
  const sectoral = named.some(
    ({ regime, reference }) =>
      isFormerDeMinimis(reference) || ['sgei_2023_2832', 'agriculture_1408_2013', 'fishery_717_2014'].includes(regime),
  )
  const declarations = [...folded.matchAll(declared)]
  const out: ReadValue[] = []
  named.forEach(({ regime, reference, start, end }, k) => {
    const number = /\d/u.test(folded.slice(start, end))
    if (regime === 'de_minimis_2023_2831' || isFormerDeMinimis(reference)) {
      const inDeclaration = declarations.some((each) => start >= each.index && start < each.index + each[0].length)
      if (!number && (sectoral || inDeclaration)) return
      if (denied.test(folded) && !restUnder.test(folded)) return
    }
    // The regulation on strategic plans is named everywhere, and is the basis where aid is given by an article of it.
    if (
      reference.endsWith('1139') &&
      !/χορηγ|διν(?:εται|ονται)|παρεχ|συμφωνα με|βασει|ερεισμα|grant|pursuant|(?<!\p{L})under(?!\p{L})/u.test(folded)
    )
      return
    if (reference.endsWith('1139') && /παραβασ|απαραδεκτ|infring|inadmiss/u.test(folded)) return
    if (/2115|1139/u.test(reference) && !/αρθρ|article|ερεισμα|χορηγ/u.test(folded)) return
    if (regime === 'gber_651_2014' && definition.test(folded)) return
    // Frameworks of a crisis are named for the aid that was had under them, too.
    if (reference.startsWith('Communication') && (inPast.test(folded) || !(gives.test(folded) || titled.test(folded))))
      return
    if (
      regime !== 'no_aid' &&
      !restUnder.test(folded) &&
      // "Regulation 717/2014 on de minimis aid does not apply": what it is on is no other one.
      notApplied.test(
        folded.slice(
          named[k - 1]?.end ?? 0,
          named.slice(k + 1).find((other) => /\d/u.test(folded.slice(other.start, other.end)))?.start ?? folded.length,
        ),
      )
    )
      return
    if (regime !== 'no_aid' && /neither[^.;]{0,80}nor/u.test(folded)) return
    const from = named[k - 1]?.regime === regime ? 0 : (named[k - 1]?.end ?? 0)
    const to = named.find((other) => other.start >= end && other.regime !== regime)?.start ?? folded.length
    const withArticles = regime === 'gber_651_2014' || /2022\/247|2115|1139/u.test(reference)
    const found = withArticles ? articlesFor(folded, from, start, to) : []
    for (const article of found.length === 0 ? [undefined] : found)
      out.push({ field: 'legal_basis', regime, reference, ...(article === undefined ? {} : { article }) })
  })
  return out
}

const continuous =
  /(?:αιτησ|υποβ|προτασ|ανοι|προσκλησ)[^.]{0,40}(?:συνεχωσ|διαρκ(?:ωσ|ησ|εισ|ουσ)|οποτεδηποτε|ολο το[ν]? (?:χρονο|ετοσ))|δεν (?:υπαρχει|εχει|προβλεπεται) (?:καταληκτικη |συγκεκριμενη )?(?:προθεσμια|ημερομηνια (?:ληξησ|υποβολησ)|καταληκτικη ημερομηνια)|(?:all year round|year-round|standing (?:open )?call|always open|permanently open)|no (?:\p{L}+ and no )?closing date|συνεχ(?:ωσ|ουσ|ησ) (?:ανοι[κχ]τ|υποβολ)|ανοι[κχ]τ\p{L}+ (?:καθ|ολο|χωρισ)|χωρισ (?:καταληκτικη |συγκεκριμενη )?(?:προθεσμια|ημερομηνια)(?! γεννησ)|σε κυλιομενη βαση|rolling basis|on a continuous basis|continuously open|open[- ]ended|no (?:fixed )?(?:deadline|closing date)|(?:apply|applications?)[^.]{0,30} (?:at any time|all year round)/u

/** The day is still to be told. */
const toBeTold =
  /(?:προθεσμι|(?<!\p{L})λη[ξγ]η|κλεισιμο|ημερομηνι\p{L}+ (?:ληξ|εναρξ\p{L}+ και ληξ)|καταληκτικ)\p{L}*[^.]{0,40}(?:θα (?:ανακοινωθ|οριστ|καθοριστ|προσδιοριστ|γνωστοποιηθ)|δεν εχει (?:ακομη )?(?:οριστ|ανακοινωθ|καθοριστ))|δεν εχει (?:ακομη |ακομα )?(?:οριστει|ανακοινωθει|καθοριστει) (?:καταληκτικη |η )*(?:προθεσμια|ημερομηνια|καταληκτικη)|(?:closing date|deadline)[^.]{0,30}(?:(?:will|to) be (?:announced|confirmed|set|published)|not (?:yet )?(?:been )?(?:set|fixed|announced))/u

/** Plans are taken in by their rank until the money is used up, or money that is left goes to others: the call closes on its day. */
const ofSelection =
  /^(?![^.]*(?:υποβ[αο]λ|αιτησ|submi|appl))[^.]*(?:ενταξη|εντασσ|βαθμ|καταταξ|ranking|ranked|selected)|(?:αν|εαν|εφοσον)[^.]{0,40}δεν (?:εξαντλ|απορροφ|δεσμευ)\p{L}+[^.]{0,80}(?:διατιθ|μεταφερ|κατανεμ)/u

/** "Αν τα χρήματα τελειώσουν νωρίτερα;": a question states nothing. */
const asks =
  /^[^\p{L}]*(?:(?:μεχρι|εωσ|ωσ|απο|για|με|σε) )?(?:αν|τι|ποτε|πωσ|που|ποι(?:οσ|α|ο|οι|εσ|ον|ουσ)|ποσ(?:ο|οσ|η|α|οι|εσ)|μπορ\p{L}+)(?!\p{L})[^,]*;\s*$|\?\s*$/u

export function untilExhausted(block: Block): Reading[] {
  const [key = ''] = keysOf(block)
  if (
    /^\s*(?:rolling|open|continuous|συνεχ(?:ωσ|ησ)|διαρκ(?:ωσ|ησ)|ανοι[κχ]τη)\s*$/u.test(block.folded.folded) &&
    /clos|deadline|ληξη|προθεσμ|καταληκτικ|κλεισιμο/u.test(key)
  ) {
    const quote = placeIn(block, 0, block.folded.folded.trimEnd().length)
    return [{ value: { field: 'rolling' }, quote, figure: quote, confidence: 0.85 }]
  }
  // "Closing date | To be set in the call": a cell says it with the name of its row.
  const named = block.kind === 'cell' ? `${key}: ` : ''
  return sentenceReadings(
    block,
    (folded) => [
      ...(endsWithMoney(folded) && !ofSelection.test(folded) && !asks.test(folded) && !isAside(block, folded)
        ? [{ field: 'until_exhausted' } as const]
        : []),
      ...((continuous.test(folded) && !isNoStanding(folded)) || isStanding(named + folded)
        ? [{ field: 'rolling' } as const]
        : []),
      ...(toBeTold.test(named + folded) ? [{ field: 'closing_unknown' } as const] : []),
    ],
    0.85,
  )
}

const firstCome =
  /σειρα (?:χρονικησ )?(?:προτεραιοτητα|υποβολησ|κατατεθ|παραλαβησ|ληψησ|αφιξησ)|αμεση(?:σ)? αξιολογησ|first[- ]come|first[- ]in,? ?[-–]? ?first[- ]out|(?<!\p{L})fifo(?!\p{L})|in (?:the )?order (?:of|in which)[^.;]{0,30}(?:receipt|received|submi)|applications? (?:is|are|will be) (?:assessed|processed|dealt with|considered|approved) (?:as (?:and when )?|in the order )(?:they|it) (?:are|is|come|arrive)/u
const comparative =
  /συγκριτικ\p{L}+ αξιολογησ|αξιολογ\p{L}+[^.;·]{0,40}συγκριτικ|(?:φθινουσα |κατα )?σειρα (?:συνολικησ )?(?:βαθμολογ|καταταξ)|καταταξ\p{L}+[^.;·]{0,40}βαθμολογ|βαθμολογ[^.;·]{0,60}(?:κατατασσ|φθινουσα)|comparative (?:evaluation|assessment)|competitive (?:evaluation|assessment|selection|call|process|procedure|basis|fund(?:ing)?(?!\p{L})|grant|scheme)|ranked|order of (?:score|merit|rank)|ranking list/u
/** "Where two have the same score, the earlier goes first." */
const ofTie =
  /ισοβαθμ|ισοψηφ|ιδια βαθμολογ|same (?:score|number of points|rank)|(?<!\p{L})tie[sd]?(?!\p{L})|equal (?:score|points)/u
/** "By comparison and not in the order of submission": what is denied beside what holds. */
const ratherThan =
  /(?<!\p{L})(?:οχι|αντι|not|rather than|instead of)\s(?:(?:με|κατα|για|τη[νσ]?|βασει|by|on|in|the|a|an|served|taken|chosen|selected)\s){0,3}(?:σειρα[^.;·,]*|συγκριτικ\p{L}+[^.;·,]*|αμεση[^.;·,]*|first[- ]come(?:,? first[- ]served)?|order of [^.;,]*|comparative [^.;,]*|competitive [^.;,]*)/gu
const notThatWay =
  /(?<!\p{L})(?:δεν|χωρισ|not|no|without|don['’]t|doesn['’]t|isn['’]t|aren['’]t|won['’]t) (?:[\p{L}']+ ){0,8}?(?:συγκριτικ|σειρα|first|comparative|competitive|ranked)/u

/** First come, first served, or all proposals compared; undefined where the text does not say. */
export function selectionOf(blocks: readonly Block[]): 'first_come' | 'comparative' | undefined {
  for (const block of blocks)
    for (const { start, end } of sentencesOf(block)) {
      const text = block.folded.folded.slice(start, end).replaceAll(ratherThan, ' ')
      if (ofTie.test(text) || notThatWay.test(text)) continue
      if (firstCome.test(text)) return 'first_come'
      if (comparative.test(text)) return 'comparative'
    }
  return undefined
}

/** What the call does with an application above what is left of the de minimis ceiling. */
export function excessOf(block: Block): Reading[] {
  const context = `${block.section} ${block.folded.folded}`
  if (
    !/ησσονοσ|de minimis|2023\/2831|717\/2014|1408\/2013|υπολοιπ|300\.000|300,000|de-minimis|τριετ\p{L}+ ορι|ορι\p{L}+ τησ τριετ|ορι\p{L}+ του κανονισμ/u.test(
      context,
    )
  )
    return []
  const above =
    /υπερε?β|υπερκαλυ|παραβιαζ|(?:μεγαλυτερ|υψηλοτερ)\p{L}* (?:\p{L}+ ){0,3}(?:οριο|υπολοιπο)|δεν (?:φτανει|φθανει|καλυπτει|αρκει)|smaller than|υπερβαλλ|ξεπερ(?:ν|ασ)|(?<!\p{L})περν(?:α|ου)|υπολοιπ|περα απο|(?:δεν )?επαρκει|εξαντλ\p{L}+ (?:\p{L}+ ){0,3}?ορι(?:ο|ου)(?!\p{L})|exceed|above (?:the|your|that|this)|beyond (?:the|your|that|this)|room (?:that is )?left|(?:πανω απο|ανω των|above|over|more than) (?:τισ |τα |€|eur )*(?:20|30|40|50|200|300|750)[.,]000|(?:ceiling|limit) would be|περνατε|χωρ(?:αει|ουν|α)(?!\p{L})|headroom|used up|leaves? too little|would (?:be )?(?:pass(?:ed)?|crossed|reached)|would be (?:passed|crossed|reached)|surpass|over the (?:de minimis )?(?:limit|ceiling|threshold)|already used|σε υπερβαση|διαφορετικα η (?:προτασ|αιτησ)|εχει (?:ηδη )?(?:καλυψ|συμπληρωσ)\p{L}+ το (?:οριο|ανωτατο)|(?:threshold|ceiling|limit) would be|still available|over the (?:limit|ceiling)|remaining|what is left|μεν(?:ει|ουν) [^.;·]{0,40}(?:εωσ|ωσ|μεχρι) το οριο/u
  return sentenceReadings(
    block,
    (folded) => {
      if (!above.test(folded)) return []
      // "Is not rejected, but the grant is reduced".
      if (
        /(?<!(?:δεν|μη|not|never|rather than|αντι να) (?:be |is |are |will be |θα )?)(?:απορρι[πψ]|(?:μη |α)παραδεκτ|δεν γιν\p{L}+ δεκτ|δεν εγκρ|δεν εκδιδ|μη επιλεξιμ|δεν ειναι επιλεξιμ|αποκλει|reject|refus|declin|inadmissible|turn(?:ed)? (?:\p{L}+ ){0,3}down|not (?:be )?(?:eligible|accepted|approved)|δεν (?:εντασσ|ενισχυ|χρηματοδοτ|εξεταζ)\p{L}*|cannot (?:be )?(?:apply|approve|support|fund|award|accept|accepted|supported|funded|awarded|approved|granted))/u.test(
          folded,
        )
      )
        return [{ field: 'on_excess', what: 'reject' }]
      const reduced =
        /(?:εγκριν|χορηγ|εντασσ|διν)\p{L}* λιγοτερ|(?:εγκριν|επιδοτ|επιχορηγ|χορηγ|εντασσ)\p{L}* (?:μονο )?οσ(?:εσ|οι|α|ο)(?!\p{L})|(?:ποσο|ενισχυση|επιχορηγηση|επιδοτηση) (?:μονο )?(?:μεχρι|εωσ|ωσ) (?:το|του) (?:ανωτατο |ανωτατου )?ορι(?:ο|ου)|(?:fewer|less) (?:\p{L}+ )?(?:is|are|will be) (?:approved|granted|paid)|(?:εγκριν|εκδιδ|χορηγ|εντασσ)\p{L}*[^.;·]{0,30}(?:μονο|μικροτερ)[^.;·]{0,40}(?:χωρ|υπολοιπ|αξι|ποσο|εγγυησ)|μειων|μειωθ|περιοριζ|περιορισ|περικοπτ|περικοπ|προσαρμοζ|προσαρμοσ|απομειων|μικροτερ\p{L}+ (?:δανει|ποσ|ενισχ|επιχορ)|(?:εγκρινεται|χορηγειται|δινεται|λαμβανει|παιρνει|καταβαλλεται)[^.]{0,40} (?:ωσ|μονο|μεχρι|εωσ|το) (?:το |του )?(?:\p{L}+ )?(?:υπολοιπο|ποσο που)|(?:εωσ|μεχρι) (?:του|το) (?:διαθεσιμ\p{L}+ )?υπολοιπ|τοσ(?:εσ|α|οι) (?:\p{L}+ )?οσ(?:εσ|α|οι)|κομματι που χωρ|οσο χωρα|κοβεται|lowered|κατα το μεροσ|μειωμεν\p{L}+ (?:αξι|ποσ|επιδοτ|επιχορ|ενισχ)|μειωση του ποσου|μονο οι θεσεισ|reduc|scaled (?:back|down)|cuts? the (?:grant|amount|aid)|only the difference|(?:μονο|only) (?:το |the )?(?:μεροσ|τμημα|κομματι|ποσο|part|portion)(?: (?:τησ|του|of) (?:the |την? )?\p{L}+)? (?:που|that|which) (?:δεν|χωρα|does not|fits?|still|remains)|(?:amount|part|sum) that (?:still )?(?:fits|remains)|what still fits|offered[^.]{0,30}(?:remain|rest|balance)|cut (?:back|down|to)|(?:limited|lowered|capped) (?:to|at|accordingly|so)|smaller (?:loan|amount|grant)|up to (?:the|your) (?:remaining|headroom)/u
      return reduced.test(folded) ? [{ field: 'on_excess', what: 'reduce' }] : []
    },
    0.8,
  )
}

const ownDay =
  /(?:επιλεξιμοτητ\p{L}* (?:των )?δαπαν\p{L}*|δαπαν\p{L}* (?:ειναι |θεωρουνται |γινονται )*(?:επιλεξιμ\p{L}+|δεκτ\p{L}+|αναγνωριζ\p{L}+|πραγματοποιουνται)|επιλεξιμ\p{L}+ (?:ειναι )?(?:οι )?δαπαν\p{L}*)[^.;·]{0,60}(?:(?:ημερομηνια|ημερα) (?:(?:εκδοσησ|δημοσιευσησ) )?(?:τησ )?(?:παρουσασ|προσκλησησ|δημοσιευσησ)|(?:απο|μετα) τη[νσ]? (?:δημοσιευση|εκδοση|προκηρυξη) (?:τησ|του) (?:παρουσ|προσκλησ|δρασ|προκηρυξ))|(?:eligib\p{L}+ (?:of )?(?:costs?|expenditure)|(?:costs?|expenditure) (?:is|are) eligible)[^.;]{0,60}(?:date of (?:publication of )?this (?:call|notice)|the date of this)/u

/** "From the day on which the call was published", under a question or a label about costs. */
const ownDayAlone =
  /^\s*(?:απο|μετα)(?: και)? (?:τη[νσ]? )?(?:(?:ημερα|ημερομηνια) )?(?:(?:που |τησ )?δημοσιευ|(?:που )?(?:εκδοθ|εκδοσ)|προκηρυξ)\p{L}*[^.;·\d]{0,40}\.?\s*$|^\s*(?:from|since|after) (?:the )?(?:day|date)? ?(?:of publication|(?:of |on which )?the (?:call|scheme) (?:is |was )?published|publication)[^.;\d]{0,30}\.?\s*$/u

/** A press release of the day on which a call opens. */
const opensToday =
  /(?:ξεκιν|αρχι[ζσ]|ανοι[γξ])\p{L}+ (?:απο )?σημερα[^.;·\d]{0,60}(?:υποβολ|αιτησ|πλατφορμ|προσκλησ)|(?:υποβολ|αιτησ|πλατφορμ)\p{L}*[^.;·\d]{0,40}(?:ξεκιν|αρχι[ζσ]|ανοι[γξ])\p{L}+ σημερα|(?:αιτησ|υποβολ)\p{L}*[^.;·\d]{0,40}απο τη[νσ]? (?:δημοσιευση|αναρτηση|εκδοση) (?:τησ|του) (?:παρουσ|προσκλησ|προκηρυξ|αποφασ)|(?:applications?|the call|submissions?)[^.;\d]{0,30}(?:opens?|opened|starts?|started) today/u

/** What counts from the day of the call itself: its costs, and its own opening. */
export function ownDayOf(block: Block): Reading[] {
  const ofCosts = keysOf(block)
    .slice(0, 1)
    .some((key) => /δαπαν|επιλεξιμοτητ|costs|expenditure|eligib/u.test(key))
  return sentenceReadings(
    block,
    (folded) =>
      ownDay.test(folded) || (ofCosts && ownDayAlone.test(folded))
        ? [{ field: 'expenses_from_own_day' }]
        : opensToday.test(folded)
          ? [{ field: 'opens_on_own_day' }]
          : [],
    0.7,
  )
}
