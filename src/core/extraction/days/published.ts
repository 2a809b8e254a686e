import { foldText } from '../../facts/text-fold.ts'
import { reading } from '../text/clauses.ts'
import { ends, has, starts } from './date-words.ts'
import { datesIn } from '../figures/dates.ts'
import type { StatedDate } from '../figures/dates.ts'
import type { Reading } from '../reading.ts'
import { standsAside } from '../whose/scope.ts'
import type { Block } from '../text/source-text.ts'
import { keysOf } from '../text/source-text.ts'

/** On which day a call was published: said outright, or the day that its head, its gazette or its register bears. */

/**
 * How sure a day is of being the call's own: what a sentence says goes before the day at the top, as of a gazette, this before the
 * place of signature, that before a version, and any before the day of a pre-publication.
 */
export const publishedSureness = {
  said: 0.97,
  top: 0.96,
  signed: 0.95,
  registered: 0.93,
  head: 0.9,
  ahead: 0.87,
} as const

/** Where bodies that publish calls sit: before the day of signature. */
export const signedAt =
  /(?:^|,)\s*(?:εν |στην? |at )?(?:αθην\p{L}+|μαρουσι\p{L}*|θεσσαλονικη\p{L}*|πειραι\p{L}+|πατρ\p{L}+|ηρακλει\p{L}+|λαρισ\p{L}+|βολοσ?|ιωαννιν\p{L}+|κοζανη|κομοτηνη|καβαλα|δραμα|σερρεσ|καλαματα|τριπολη|λαμια|χαλκιδα|χανια|ρεθυμνο|ροδοσ|ερμουπολη|μυτιληνη|χιοσ|κερκυρα|λευκωσια|athens|thessaloniki|brussels|nicosia|patras|heraklion|αγρινιο|αργοστολι|ερμουπολη|βερολη|κατερινη|κιλκισ|ξανθη|αλεξανδρουπολη|γρεβενα|φλωρινα|καστοριαα?|τρικαλα|καρδιτσα|αρτα|πρεβεζα|ηγουμενιτσα|λευκαδα|ζακυνθοσ|πυργοσ|μεσολογγι|αμφισσα|λιβαδεια|καρπενησι|κορινθοσ|ναυπλιο|σπαρτη|αγιοσ νικολαοσ|νεαπολη)\s*[,:]?\s*(?:τη[νσ]?|στισ|on)?\s*(?:(?:δευτερα|τριτη|τεταρτη|πεμπτη|παρασκευη|σαββατο|κυριακη|monday|tuesday|wednesday|thursday|friday|saturday|sunday),?\s*)?$/u

/** "Published on", "δημοσιεύθηκε στις", "εκδόθηκε την": straight before the day. */
const saidBefore =
  /(?<!\p{L})(?:(?:was |is |were |first )?(?:published|printed|issued|released|posted|(?<=(?:calls?|notices?|invitations?|competitions?)[^.;]{0,40})launched)(?: (?:in|on) (?:the )?\p{L}+(?: \p{L}+)?)?|(?:προ)?(?:δημοσιευ[θτ]|αναρτη[θτ]|εκδο[θτ]|προκηρυχ[θτ])\p{L}+|(?:δημοσιευμεν|αναρτημεν)\p{L}+|(?:προσκληση|προκηρυξη|δραση|call|scheme|programme) (?:ανακοινωθηκε|(?:was|is) announced)|απο τη[ν]? (?:δημοσιευση|αναρτηση)(?: τησ| του)? στ\p{L}{1,2} \p{L}+,?)(?: (?:on|on the|στισ|την|τη|στην|απο τισ|απο))?\s*:?\s*$/u
/** "Ημ/νία προδημοσίευσης: ", "pre-published on". */
const preBefore =
  /(?<!\p{L})(?:προδημοσιευ\p{L}+|pre-?(?:publication|published|announcement|announced))(?: (?:on|στισ|την|τη))?\s*:?\s*$/u
/** A day of the call itself, beside that of its pre-publication. */
const issuedBeside =
  /(?<!\p{L}|pre-|(?:(?<!\p{L})θα|will be|to be|expected|planned|indicative|αναμεν|προβλεπ|ενδεικτικ)[^.;·]{0,25})(?:(?:δημοσιευ|προκηρυξ|προκηρυχ|εκδοσ|εκδοθ)\p{L}*|(?:publication|issue|launch|issued|published|launched))(?!\p{L})[^.;·\d]{0,40}\d{1,2}(?:[./-]\d|\p{L}{0,2} \p{L})/u
/** Whether a pre-publication is told as past: the call itself was issued on a day of its own. */
export const isIssuedSince = (blocks: readonly Block[]): boolean =>
  blocks.some(({ folded }) => issuedBeside.test(folded.folded))
/** "Ημερομηνία έκδοσης: ", "date of issue ". */
const labelBefore =
  /(?:^|[|·(,–-])\s*(?:(?:date|day) of (?:issue|issuance|publication|release|posting)|(?:publication|issue|release|announcement) of (?:the |this )?(?:call|notice|invitation|scheme)|(?:issue|issuance|publication|release|posting|published|posted|issued|released) ?(?:date|on)?|(?:ημερομηνια|ημερομ\.|ημερ\.|ημ\.|ημ\/νια|ημερ\/νια)? ?(?:(?:προ)?δημοσιευσησ?|εκδοσησ?|αναρτησησ?|προκηρυξησ?)(?: (?:τησ )?(?:προσκλησησ|προκηρυξησ|δρασησ))?(?: (?:τησ |του )?στ(?:ο|η[ν]?) (?:διαυγεια|ιστοσελιδα|ιστοτοπο))?|δημοσιευση|αναρτηση|(?:προσκληση|προκηρυξη|invitation)(?=\s*:))\s*:?\s*(?:on )?$/u
const labelKey =
  /^(?:(?:announcement|launch|publication|release) of (?:the |this )?(?:call|invitation|notice|scheme)|(?:date|day) of (?:issue|issuance|publication|release)|(?:issue|publication|release) date|published(?: on)?|posted(?: on)?|issued(?: on)?|(?:ημερομηνια|ημερ\.|ημ\.|ημ\/νια|ημερ\/νια) (?:(?:προ)?δημοσιευσησ|εκδοσησ|αναρτησησ|ανακοινωσησ|προκηρυξησ)(?: (?:τησ )?(?:προσκλησησ|προκηρυξησ))?|(?:προ)?δημοσιευση(?: (?:τησ )?(?:προσκλησησ|προκηρυξησ))?|αναρτηση)$/u
/** Something else than the call is what was published, or it is still to be. */
export const ofElse =
  /(?:earlier|previous|first) version|προηγουμεν\p{L}+ εκδοσ|αποφαση\p{L}? ενταξησ|copyright|(?:guide (?:to|on) (?:eligible )?costs|οδηγοσ δαπανων)|(?:προηγουμεν|παλαιοτερ|παλι|περσιν)\p{L}* (?:\p{L}+ )?(?:προσκλησ|προκηρυξ|δρασ|κυκλ)|(?:previous|earlier|last|former) (?:\p{L}+ )?(?:call|round|notice|scheme)|κανονισμ|(?<!\p{L})νομο[συ]|φεκ|αποτελεσμ|καταλογο[συ]|διορθωσ|τροποποιησ\p{L}* (?:δημοσιευ|αναρτη)|regulation|(?<!\p{L})law(?!\p{L})|results?|corrigendum|amendment|licen[cs]e|certificate|invoice|τιμολογ|παραστατικ|πιστοποιητικ|θα (?:δημοσιευ|αναρτη|εκδο)|will be|to be/u
const callWords = String.raw`(?:προσκλησ|προκηρυξ|αποφασ\p{L}+ προκηρυξ|call|notice|invitation)`
/** "Την υπ' αρ. 2207/01-09-2026 Πρόσκληση", "από 14-07-2026 με αρ. πρωτ. 1902 Πρόσκληση": the call that an amendment is of. */
const ofAmended =
  /(?:υπ['’΄]? ?(?:αρ|αριθμ?)\p{L}*\.?(?: πρωτ\p{L}*\.?)? ?[\p{L}\d.-]+(?: ?\/ ?[\p{L}\d.-]+){0,3} ?\/ ?|(?<!\p{L})απο )$/u
const amendedBehind = new RegExp(
  String.raw`^\s*(?:\([^)]{0,40}\)\s*)?(?:(?:με|και|υπ['’΄]?|αρ\p{L}*\.?|πρωτ\p{L}*\.?|\d[\d./-]*|δημοσι\p{L}+|ανοικτη\p{L}*)\s+){0,6}${callWords}`,
  'u',
)
/** "Η προκήρυξη (1 Ιουλίου 2026)", "the call of 1 July 2026". */
const inBrackets = new RegExp(
  String.raw`(?<!\p{L})(?:αρχικ\p{L}+ |original )?${callWords}\p{L}*\s*(?:\(|τησ |of (?:the )?)\s*$`,
  'u',
)
const protocol = /(?:πρωτ\p{L}*\.?|α\. ?π\.|reg(?:istry|istration)?\.? no\.?)\s*:?\s*[\p{L}\d.-]+ ?\/ ?$/u
/** "Αρ. πρωτ. 3340 Κοζάνη, 12/11/2026": behind the number of the register the place of signature. */
const registeredAt = /(?:πρωτ\p{L}*\.?|α\. ?π\.)\s*:?\s*[\p{L}\d./-]*\d[\p{L}\d./-]*[,\s]+\p{L}{3,}(?: \p{L}+)?,\s*$/u
/** "Proclamation no. 119877 of 23 November 2026", "Απόφαση 2210/ΕΞ/2026, της 16.11.2026": an act by its number and day. */
const ofAct =
  /(?:^|[|·–—-] ?)(?:proclamation|decision|act|notice|call|προκηρυξη|αποφαση|προσκληση|εγκυκλιοσ)(?: (?:no|nr|number|αρ|αριθμ?)\.?)? [\p{L}\d./-]*\d[\p{L}\d./-]*,? (?:of|dated|τησ)\s*$/u
/** "Release of 23 November 2026": all that a line of the head says. */
const ofRelease = /^\s*(?:release|issue|edition|ανακοινωση|δημοσιευση)(?: (?:of|τησ))? $/u
/** "17 November 2026. Publication of the topic on this portal." */
const publicationOf =
  /^[\s.:,–—|-]*(?:(?:the )?(?:publication|release|issue|launch) of (?:the|this) (?:call|topic|notice|invitation)|(?:the |this )?(?:call|topic|notice|invitation) (?:is |was |has been )?(?:published|issued|released|posted)|(?:δημοσιευση|εκδοση|αναρτηση|προκηρυξη|δημοσιευ[θτε]\p{L}+|εκδοθηκε|αναρτηθηκε|προκηρυχθηκε)(?: (?:τησ|η))? (?:παρουσασ )?(?:προσκλησ|προκηρυξ|δρασ))/u

/** Days of a timetable beside which it says that the call was published then. */
export const publishedInRows = (blocks: readonly Block[]): Reading[] =>
  blocks.flatMap((block, at) => {
    const next = blocks[at + 1]
    if (block.kind !== 'cell' || next?.kind !== 'cell' || next.column <= block.column) return []
    const { folded } = block.folded
    const [day, ...more] = datesIn(folded)
    const isOnlyDay =
      day !== undefined && more.length === 0 && folded.replace(folded.slice(day.start, day.end), '').trim().length < 2
    if (!isOnlyDay || !publicationOf.test(next.folded.folded) || standsAside(block)) return []
    return [
      reading(
        block,
        { start: 0, end: folded.length },
        day,
        { field: 'published_on', date: day.date },
        publishedSureness.said,
      ),
    ]
  })

/** "Ανακοίνωση διάθεσης του προϊόντος, 2 Δεκεμβρίου 2026". */
const ofNotice = /^[^\p{L}]*(?:ανακοινωση|δελτιο τυπου|announcement|press release)(?!\p{L})[^.:;]{0,80},\s*$/u
/** Words of the head of a gazette. */
const gazetteHead = /εφημερι[σδ]\p{L}* τησ κυβερν|τευχοσ (?:πρωτο|δευτερο|τριτο|[αβ])(?!\p{L})|αρ\p{L}*\.? φυλλου/u
const gazette = /(?:εφημερ|τευχοσ)[^\n]{0,60}\d ?\/ ?$|^\s*\(?φεκ[^\n]{0,20}\d ?\/ ?$/u

/** "Άλιμος, 13-11-2026", "Florina / Φλώρινα, 18.11.2026". */
const ofSignature =
  /^\s*\p{Lu}\p{L}{2,}(?:[ -]\p{Lu}\p{L}+)?(?: ?\/ ?\p{Lu}\p{L}+)?\s*[,:]?\s+(?:\d{1,2}[-./]\d{1,2}[-./]20\d\d|\d{1,2}(?:η|ης)? \p{L}{3,12} 20\d\d)\s*$/u

/** "Λήγει 15/3/2027": the one word is no place. */
const endsOrBegins =
  /^\s*(?:λη[γξ]|προθεσμ|εναρξ|αρχη|αρχιζ|κλει|ανοι[γξκ]|εωσ|μεχρι|απο|ωσ|τελοσ|ισχυ|ημερ|ενημερ|αναθεωρ|τελευτ|updat|revis|last(?!\p{L})|υποβολ|παραταση|deadline|clos|open|start|ends?(?!\p{L})|until|due|expir|by(?!\p{L})|from|to(?!\p{L})|date|day|submi|launch|extended|cut)/u

const tellsAnEnd = (said: string): boolean => endsOrBegins.test(said) || has(starts, said) || has(ends, said)

/** Between what a line of a head says: "Άλιμος, 13-11-2026   Αρ. πρωτ. 771402". */
const betweenParts = /\s{2,}|\t|\s[–—|·]\s/u
const isOfDay = (part: string, folded: string, { start, end }: StatedDate): boolean => {
  const said = foldText(part).folded
  return said.endsWith(folded.slice(start, end).trim()) && !tellsAnEnd(said)
}

/** The title of a part of a gazette, under which its day stands. */
const ofGazette = /^(?:εφημερι[σδ]\p{L}* τησ κυβερν|τευχοσ(?!\p{L}))/u

/** How sure a day on a line of its own is that of the document; undefined where the line before announces it as another. */
export function aloneOn({ base, announcedBy }: Block): number | undefined {
  const gazetted = ofGazette.test(announcedBy)
  if (announcedBy !== '' && !gazetted) return undefined
  return base < 400 ? publishedSureness.top : publishedSureness.head
}

/** A month by itself is no day. */
const isDay = (printed: string): boolean =>
  /\d/u.test(printed.replaceAll(/(?:19|20)\d\d/gu, '')) || printed.trim().split(/\s+/u).length > 2

/**
 * How sure a day is the one on which the call was published; undefined where it is another.
 * @param folded of the whole block
 */
export function issuedOn(block: Block, date: StatedDate, folded: string): number | undefined {
  // "26/11/2026 10:42" is the moment at which a page was put up, not the day of the call.
  const before = folded.slice(0, date.start)
  const after = folded.slice(date.end)
  const near = before.slice(-90)
  // "Published: 26/11/2026 10:42" on a page is the moment at which the page was put up.
  const hasVerb = saidBefore.test(near) && !/:\s*$/u.test(near) && !ofElse.test(near)
  if (!isDay(folded.slice(date.start, date.end)) || (date.time !== undefined && !hasVerb)) return undefined
  const { raw } = block
  if (after.length < 20 && /\s{3,}\p{Lu}\p{L}{3,},\s+\d{1,2}/u.test(raw)) return publishedSureness.signed
  if (ofAmended.test(near) && amendedBehind.test(after.slice(0, 90))) return publishedSureness.said
  // "date 2026-06-23" before the first words of a page, and "Fact sheet [14/3/2025]" as its title.
  if (block.base < 400 && /^\s*(?:date|published|ημερομηνια|ημ\/νια)\s*:?\s*$/u.test(before))
    return publishedSureness.head
  if (block.base < 20 && /[([]\s*$/u.test(before) && /^\s*[)\]]\s*$/u.test(after) && !inWindow.test(before))
    return publishedSureness.head
  if (inBrackets.test(near) && /^\s*(?:\)|$|[.,])/u.test(after)) return publishedSureness.said
  if (gazette.test(near) && (block.base < 600 || /εφημερ/u.test(before))) return publishedSureness.said
  // "26 Νοεμβρίου 2026 ΤΕΥΧΟΣ ΔΕΥΤΕΡΟ Αρ. Φύλλου 7051".
  if (block.base < 600 && folded.length < 260 && gazetteHead.test(folded) && !/(?<!\p{L})(?:νομο|φεκ|ν\.)/u.test(near))
    return publishedSureness.said
  if (!ofElse.test(near)) {
    if (block.base < 600 && after.trim().length < 25 && ofAct.test(before)) return publishedSureness.registered
    if (block.base < 600 && ofRelease.test(before)) return publishedSureness.registered
    if (before.trim().length < 3 && publicationOf.test(after)) return publishedSureness.said
    if (block.base < 400 && after.trim() === '' && ofNotice.test(before)) return publishedSureness.head
    if (block.base < 1500 && registeredAt.test(near)) return publishedSureness.signed
    if (preBefore.test(near)) return publishedSureness.ahead
    if (saidBefore.test(near)) return publishedSureness.said
    const [key = ''] = keysOf(block)
    const only = after.trim().length < 25
    if (
      labelBefore.test(near) ||
      (only && before.trim().length < 12 && labelKey.test(key.trim().replace(/\s*:$/u, '')))
    )
      return publishedSureness.said
    if (
      block.base < 600 &&
      ((only && /^\s*(?:ημερομηνια|ημ\/νια|date)(?: ?\/ ?(?:date|ημερομηνια))?\s*:\s*$/u.test(before)) ||
        /^(?:ημερομηνια|ημ\/νια|date)$/u.test(key.trim()))
    )
      return publishedSureness.registered
    if (
      block.base < 1500 &&
      (protocol.test(near) || (/^\s*[\p{L}\d.-]+ ?\/ ?$/u.test(before) && /πρωτ|^α\. ?π\.?/u.test(key)))
    )
      return publishedSureness.registered
  }
  if (
    /(?:δημοσι\p{L}+ στο |^\s*|\()φεκ|εφημερισ τησ κυβερν|εφημεριδα? τησ κυβερν|τευχοσ [α-ω]/u.test(before) &&
    /\d\s?\/\s?(?:τ\.?\s?[αβ]['΄’]?\s?\/\s?)?$/u.test(before)
  )
    return /δημοσι|εφημερ|τευχοσ/u.test(before) || block.base < 400 ? publishedSureness.signed : undefined
  // "Πολύγυρος, 23-11-2026": a place and a day are all that the line says, or a part of a line of the head.
  if (block.base < 2500 && ofSignature.test(raw) && !tellsAnEnd(folded)) return publishedSureness.signed
  if (
    block.base < 1000 &&
    raw.split(betweenParts).some((part) => ofSignature.test(part) && isOfDay(part, folded, date))
  )
    return publishedSureness.signed
  if (block.base >= 400) return undefined
  // "Circular 41/2026 – 19 October 2026": the end of a short line of the head.
  if (
    after.trim() === '' &&
    before.length < 70 &&
    /\s[–—|·-]\s*$/u.test(before) &&
    !inWindow.test(folded) &&
    !tellsAnEnd(folded) &&
    !laterVersion.test(before) &&
    !/(?<![\d/.])\d{1,2}[./]\d{1,2}\.?\s*[–—-]\s*$/u.test(before)
  )
    return publishedSureness.head
  return /(?:version|\(v|(?<!\p{L})v\.?)\s?\d[\d.]*\s*,?\s*(?:\p{L}{3,},\s*)?$/u.test(before)
    ? publishedSureness.head - 0.02
    : undefined
}

/** The first version was published, not this one. */
const laterVersion = /(?:version|εκδοση|(?<!\p{L})v\.?)\s?[2-9]/u

/** A line of the head that tells when applications are taken, or how long the call has a programme. */
const inWindow =
  /^[^\p{L}]*(?:νεα|news|blog|ανακοινωσεισ|αρχικη|home)(?!\p{L})|\d{1,2}[./]\d{1,2}[./]\d{4}\s*[–—-]|λη[ξγ]|προθεσμ|εωσ|υποβολ|αιτησ|clos|deadline|until|open|appl|παραταση|εναρξ|περιοδο|ισχυ/u
