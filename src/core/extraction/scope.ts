import { keysOf } from './source-text.ts'
import type { Block } from './source-text.ts'

/** What a call tells besides itself: examples, earlier calls, other programmes, its own evaluation and payments. Folded text. */

const example = /(?:^|[\s(])(?:παραδειγμα(?:τα)?|π\.χ\.|λ\.χ\.|example|e\.g\.|for instance|στοιχεια υπολογισμου)/u
const earlier =
  /προηγουμεν\p{L}+ (?:\p{L}+ )?(?:δραση|δρασησ|κυκλο|προσκληση|προσκλησησ|προγραμμα|περιοδο|καλεσμα|φαση)|(?:κυκλ|δρασ|προσκλησ|προκηρυξ)\p{L}* (?:του |τησ )?20(?:1\d|2[0-6])(?!\d)|(?:^|\s)(?:τοτε|περυσι|περσι)(?!\p{L})|τα ποσα του 20|(?:previous|earlier|last year'?s|pilot|first) (?:\p{L}+ )?(?:call|round|edition|pilot|programme|scheme)s?(?!\p{L})|in the pilot|earlier (?:open )?calls|the 20(?:1\d|2[0-6]) (?:call|round|edition)|(?:εληξε|εκλεισ\p{L}+|closed) (?:στισ|στην|την|on|in) /u
const others =
  /(?:our|the consult\p{L}+'s?) fee (?:is|of)|σχετικ\p{L}+ δρασ|αλλ(?:η|εσ) (?:προσκλησ|δρασ)|δικη τουσ προσκληση|θα ακολουθησει|related calls?|other calls|will follow|(?:εληξε|κλειστη|archived?|expired)$/u
const statistics =
  /μεσ(?:η|ο) (?:επιχορηγηση|ενισχυση|κοστοσ|υψοσ|ποσο)|κατα μεσο ορο|υποβληθηκαν|εγκριθηκ|απορροφηση:|average (?:grant|award|project)|(?:were|was) (?:funded|submitted|awarded|approved)|funded \d+ projects/u
/** Titles of sections that are about other things than what is given to whom. */
const asideTitle =
  /^(?:\d[.\d]* )?(?:παραδειγμα|παραδειγματα|παραρτημα \p{L}+\. παραδειγμα|κριτηρια (?:αξιολογησησ|επιλογησ)|αξιολογηση|βαθμολογ|scoring|evaluation|assessment|award criteria|selection criteria|timeline of the assessment|example|contact|επικοινωνια|σχετικεσ δρασεισ)/u
const events =
  /ενστασ|(?<!\p{L})σχολι|διαβουλευσ|εκδηλωσ|εσπεριδ|ημεριδ|webinar|info(?:rmation)? ?(?:day|session)|σεμιναρι|αποτελεσματ|results?(?!\p{L})|decisions? (?:by|until)|admissibility check|evaluation|ενημερωση σελιδ|last updated?|απορροφηση|φυσικ\p{L}+ φακελ|με ισχυ|projects? starts?|παρουσιασ|comments|consultation|γνωριμιασ|συμβασεισ με|posted (?:on|by)|workshop|matchmaking|brokerage|πληρωμ|payments?|objections?|appeals?/u

const sectionAside = (block: Block): boolean =>
  [block.section, ...block.labels, block.announcedBy, block.key ?? ''].some(
    (key) => asideTitle.test(key) || /(?:^|\s)(?:εληξε|expired|archived?|closed call)\s*$/u.test(key),
  )

/** Whether a sentence tells an example, an earlier call, another programme or what came out of one. */
export function isAside(block: Block, sentence: string): boolean {
  if (sectionAside(block)) return true
  const [key = ''] = keysOf(block)
  return (
    example.test(sentence) ||
    earlier.test(sentence) ||
    others.test(sentence) ||
    statistics.test(sentence) ||
    example.test(key) ||
    earlier.test(block.section)
  )
}

/** Whether the words before a day are about an event that is no part of the time for applying. */
export const isEvent = (block: Block, clause: string): boolean =>
  events.test(clause) ||
  [block.labels.join(' '), block.section].some((key) => /αξιολογησ|assessment|evaluation|εκδηλωσ/u.test(key))

/** The part of a call that has its own amounts and rates: "Δράση 1", "Strand B"; undefined where a block stands in none. */
export function partOf(block: Block): string | undefined {
  const match =
    /^(?:η |the )?(?:δραση|υποδραση|κατηγορια|πυλωνασ|αξονασ|ομαδα|σκελοσ|σκελος|strand|lot|action|window|track|component|pillar|category)\s+(?:\d{1,2}|[α-ωa-z]{1,2}|[ivx]{1,4})(?:΄|')?(?![\p{L}\d])/u.exec(
      block.section,
    )
  return match?.[0]
}
