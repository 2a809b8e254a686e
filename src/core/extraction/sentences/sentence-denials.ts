import type { Span } from '../../facts/text-fold.ts'

/** A word that denies of an applicant that he is or has something, and how far it reaches. Folded text. */
export interface Denial {
  readonly start: number
  readonly end: number
  /** What stands in its place where nothing is denied. */
  readonly left: string
  /** Where its reach ends. */
  readonly until: number
  /** What is denied is no verb of being or having: what then holds is not certain. */
  readonly unsure?: true
}

/** What an applicant is, has or does that a condition may be about. */
const has = String.raw`(?:(?:(?:πρεπει|επιτρεπ\p{L}+|μπορ\p{L}+|δυναν?ται|δικαιου\p{L}+) να )?(?:(?:εχ|ειχ)\p{L}+ (?:\p{L}+ )?(?:συμπληρωσει|κλεισει|ολοκληρωσει|διανυσει|ιδρυθει|συσταθει|συστηθει|πραγματοποιησει|απασχολησει|λειτουργησει|ξεκινησει|κανει εναρξη)|(?:συμπληρων|ιδρυθηκ|συσταθηκ|συστηθηκ|πραγματοποι|απασχολ|εδρευ|βρισκ|βρεθ|διαθετ|διατηρ|λειτουργ|δραστηριοποι|υλοποι|χωροθετ|ασκ(?=ουν|ει)|εμπιπτ|ανηκ|αποτελ|υπερβ|ξεπερν|υπολειπ|εγκατεστημεν)\p{L}*|(?:εχ(?:ουν|ει|ετε)|εχουν)(?= (?:[^\s,;·]+ ){0,4}?(?:εδρα|υποκατ|εγκατ|μοναδ|κυκλο|τζιρ|χρησ|κλεισμ|εργαζ|εμε|προσωπ|απασχ|κυρι|δευτερ|καδ|κωδικ|δραστηρ|λιγοτερ|περισσοτερ|κατω|ανω|πανω|τουλαχιστον|μορφη|\d))|(?:ειναι|να ειναι)(?! (?:\p{L}+ )?(?:επιλεξιμ|δεκτ|δικαιουχ|επιτρεπτ|αποδεκτ|δυνατ|υποχρε|απαραιτητ|προυποθεσ|συμβατ))))`
const hasEnglish = String.raw`(?:(?:have |has |be |been )?(?:based|established|located|situated|registered|resident|domiciled|carried out|implemented|operating|operated|trading|trade|trades|operate|operates|active|been operating|been trading|been (?:founded|established|incorporated)|founded|completed|employ|employs|employed|exceed|exceeds|reach|hold|holds|own|owns|belong|carry out|maintain|in|reached|achieved)(?!\p{L})|(?:have|has|had|be)(?= (?:[^\s,;]+ ){0,4}?(?:seat|office|branch|establishment|turnover|sales|revenue|employees|staff|persons|people|nace|kad|code|main|older|younger|larger|smaller|higher|lower|greater|longer|fewer|less|more|below|above|under|over|at least|closed|completed|financial|fiscal|sole|large|small|medium|micro|smes?|partnerships?|compan\p{L}+|\d)))`
const denying = new RegExp(
  String.raw`(?<!\p{L})(?:(?<nobody>no (?:applicant|enterprise|business|firm|company|undertaking)s? (?=(?:may|shall|can|must) ${hasEnglish}))|(?<greek>(?:δεν|μην?) (?=${has})|(?<=να )μην? (?=(?:συμ)?περιλαμβ))|(?<modal>(?:must|shall|may|should|can|do|does|did|is|are|was|were|has|have|had)(?<not> not|n['’]t not|n['’]t) (?=${hasEnglish}))|(?<can>cannot (?=${hasEnglish}))|(?<plain>not (?=(?:based|established|located|situated|registered|resident|domiciled|operating|trading|active|holding|employing|having) ))|(?<lacking>χωρισ (?=(?:\p{L}+ ){0,2}(?:εδρα|υποκατ|εγκατ|μοναδ|κυκλο|τζιρ|καδ|κωδικ|δραστηρ|κλεισμ|\d)))|(?<without>without (?=(?:[^\s,;]+ ){0,3}?(?:seat|office|branch|establishment|turnover|nace|kad|closed|at least|\d(?!\d{3}))))|(?<neither>(?<=(?:is|are|be|have|has) )neither |(?<!(?:δεν|μην?) [^.;·]{0,60})(?<!\p{L})ουτε (?=[^.;·]{3,80} ουτε ))|(?<but>(?:(?:και|αλλα) )?οχι (?=(?:ο |οι |τον |τουσ |στον |στουσ )?(?:καδ|κωδικ|κλαδ|τομε))|(?:and|but) not (?=(?:in )?(?:nace|kad|divisions?|class|sectors?)))|(?<unsure>(?<=(?<!\p{L})να )μην? (?=\p{L})|(?:must|shall|should) not (?=\p{L})))`,
  'gu',
)
/** Where another statement begins. */
const nextStatement =
  /, (?=(?:να|που|οι οποι|αλλα|εκτοσ|εφοσον|ενω|και να|must|shall|but|who|which|that|unless|if|while)(?!\p{L}))|[;·]|,? (?:και|αλλα|ουτε) (?=(?:να|δεν|που|με|σε|πρεπει|απασχολ\p{L}+|εχουν|διαθετουν) )| που | (?:η|ειτε) (?=(?:δεν|να μην?) )|,? or (?=(?:do|does|are|is) not )|,? and (?=(?:must|shall|have|has|be|are|is|do|does|employ|hold|who|which|that|with)(?!\p{L}))|,? but |,? (?=(?:is|are|will be|cannot|may not|can not|do not|does not) (?:not )?(?:eligible|exclud|admit|accept|appl|ineligible|reject|refus|take part|participate|qualify|be (?:admit|accept|fund)))| (?=(?:δεν|μη) (?:ειναι επιλεξ|γιν|συμμετ|ενισχ|μπορ\p{L}+ να (?:υποβ|συμμετ))| ?(?:αποκλει|εξαιρ|απορριπτ))/u

/** "They are not based in Attica, or employ twenty": a verb behind "or" begins a statement of its own. */
const orAnother =
  /,? (?:η|ειτε) (?=(?:\p{L}+(?:ουν|ονται|ουνται|ηκαν)|εχει|διαθετει|απασχολει|ειναι)(?!\p{L}))|,? or (?=(?:have|has|employ|employs|are|is|were|was|hold|holds|own|owns|belong|belongs|operate|operates)(?!\p{L}))/u

/** "They must not have code 47.11 only". */
const onlyThat = /^(?:\p{L}+ ){0,3}(?:μονον?|αποκλειστικα|only|solely|exclusively)(?!\p{L})/u

/** The words of a sentence that deny what an applicant has or is; those that refuse him are none of them. */
export function denialsIn(text: string): Denial[] {
  return [...text.matchAll(denying)].map((match) => {
    const { modal, not = '', can, lacking, without, nobody, unsure } = match.groups ?? {}
    const end = match.index + match[0].length
    const left =
      modal !== undefined
        ? `${modal.slice(0, modal.length - not.length - 1)} `
        : can !== undefined
          ? 'can '
          : lacking !== undefined
            ? 'με '
            : without !== undefined
              ? 'with '
              : nobody !== undefined
                ? 'applicants '
                : ''
    const stops = [nextStatement, orAnother].flatMap((words) => words.exec(text.slice(end))?.index ?? [])
    const until = Math.min(text.length, ...stops.map((stop) => end + stop))
    const doubtful = unsure !== undefined || onlyThat.test(text.slice(end, until))
    return { start: match.index, end, left, until, ...(doubtful ? { unsure: true as const } : {}) }
  })
}

/** Words that say which end of something a figure is. */
export const isCompared = (text: string): boolean =>
  /(?<!\p{L})(?:λιγοτερ|περισσοτερ|κατω|ανω|πανω|τουλαχιστον|το πολυ|εωσ|μεχρι|υπερβ|ξεπερ|μικροτερ|μεγαλυτερ|χαμηλοτερ|υψηλοτερ|ελαχιστ|μεγιστ|υπολειπ|at least|at most|more|less|fewer|below|above|under|over|exceed|up to|older|younger|longer|minimum|maximum|within|[<>≤≥]|τελευται|last)/u.test(
    text,
  )

/** What is completed is at least that: not to have completed five is fewer. */
export const isCompleting = (text: string): boolean =>
  /συμπληρω|κλεισει|ολοκληρωσει|διανυσει|completed|reached|closed \p{L}+ (?:financial|fiscal)|παρελθ/u.test(text)

/** The statements of a sentence: "to be in Crete | and to employ three people". */
export function statementsIn(text: string): Span[] {
  const out: Span[] = []
  let start = 0
  for (;;) {
    const stop = nextStatement.exec(text.slice(start + 1))
    const end = stop === null ? text.length : start + 1 + stop.index
    out.push({ start, end })
    if (stop === null) return out
    start = end + stop[0].length
  }
}
