import type { PlainDate } from '../../facts/profile.ts'
import type { Anchor } from '../../citing/citation.ts'
import type { Span } from '../../facts/text-fold.ts'
import { datesIn } from '../figures/dates.ts'
import type { Places } from '../places/places.ts'
import type { Block } from '../text/source-text.ts'

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

const exhausted =
  /(?<!\p{L})(?:εξαντλ(?:ηθ|ησ|ημεν|ειται|ουνται)\p{L}*|(?:πληρ\p{L}+ |ηδη )(?:δεσμευ|απορροφη)\p{L}+|(?:has|have) (?:been )?(?:fully )?(?:run out|exhausted|committed|used up|spent|allocated)|(?:is|are|was|were) (?:now |fully )?(?:exhausted|used up|fully committed|fully allocated)|exhaustion|ran out)/u
const budget =
  /(?<!\p{L})(?:προυπολογισμ|π\/υ|πορ(?:οι|ων|ουσ)(?!\p{L})|πιστωσ|κονδυλ|δημοσι\p{L}+ δαπαν|χρηματοδοτησ|budget|funds?(?!\p{L})|funding|envelope|allocation|resources|lines?(?!\p{L}))/u
const paused =
  /(?<!\p{L})(?:αναστελλ|αναστολη|ανεσταλ|προσωριν\p{L}+ διακοπη|διακοπτ\p{L}+ προσωρινα|suspend|suspension|paus(?:e|ed|ing)(?!\p{L})|temporarily (?:closed|halted|stopped))/u
const closed =
  /(?<!\p{L})(?:διακοπ(?:τ|η|ησ)|παυ(?:ει|ση)(?!\p{L})|τερματιζ|ληγει προωρα|προωρ\p{L}+ ληξη|κλεινει|(?:closes?|closed) early|is (?:hereby )?(?:closed|terminated))/u
/** The end of the intake of some, where that of all of it is a last day. */
const ended =
  /(?<!\p{L})(?:λη[ξγ](?:η|ησ|ει|ουν)|εληξε|κλεισιμο|κλειν(?:ει|ουν)|εκλεισε|περασ|τερματισμο[συ]?|παυση|closes?|closing|closed|ends?|ended|terminat(?:es?|ed|ion)|ceases?d?|stops?|stopped)(?!\p{L})/u
/** "The end of submission from 10 February on". */
const endedFrom =
  /(?<!\p{L})(?:ληξη|ληξησ|κλεισιμο|τερματισμο[συ]?|παυση) (?:τησ |των )?(?:\p{L}+ )?(?:υποβολ|υποδοχ|αιτησ|προσκλησ|δρασησ)[^.;·\d]{0,60}(?<!\p{L})απο (?:τισ |την )?\d/u
const noMore =
  /(?<!\p{L})(?:δεν (?:θα )?γινονται (?:πλεον δεκτ|δεκτ\p{L}+ (?:πλεον|(?:νεεσ )?αιτησεισ[^.;·\d]{0,80} μετα (?:τισ|την)? ?\d))|no (?:further|more) (?:applications|proposals)|(?:applications|proposals)[^.;]{0,60} (?:are|will) no longer (?:be )?accepted)/u
const isMoved =
  /(?<!\p{L})(?:παρατ(?:ειν|αθ|ασ)|μετατ[ιε]θ|μεταθεσ|μεταφερ|ημερομηνι\p{L}+ (?:λη[ξγ]|κλεισ)|προθεσμι|extend|extension|postpon|deadline|closing date)/u
/** Something is taken back: what, its noun says. */
const revoked =
  /(?<!\p{L})(?:ανακαλ(?:ειται|ουνται|ουμε|ει)|ανακληση|ματαιων(?:εται|ονται|ουμε|ει)|ματαιωση|ακυρων(?:εται|ονται|ουμε|ει)|ακυρωση|(?:is|are) (?:hereby )?(?:revoked|cancelled|canceled|withdrawn|annulled)|(?:we |hereby )revokes?|revocation|cancellation|withdrawal)(?!\p{L})/u
const revokedThing =
  /(?<!\p{L})(?:(?<stop>(?:(?:αποφασ|ανακοινωσ|πραξ)\p{L}+ (?:τησ |για την? |περι )?)?(?:αναστολ|(?:προσωριν\p{L}+ )?διακοπ)\p{L}+|suspension)|(?<call>(?:αποφασ\p{L}+ )?(?:(?:εκδοσ|δημοσιευσ)\p{L}+ )?(?:τησ )?(?:προσκλησ|προκηρυξ|δρασ(?:η|ησ|εων)(?!\p{L})|προγραμμα|καθεστ|(?:υποβολ|υποδοχ)\p{L}+ )|(?:the |this )?(?:call|scheme|programme|intake)(?!\p{L})(?! amendment| extension))|(?<decision>αποφασ|παρατασ|τροποποιησ|ανακοινωσ|διορθωσ|εγγραφ|εγκυκλι|πραξ|ενταξ|αιτησ|προτασ|decision|extension|amendment|corrigendum|notice|application|grant|award))/u

/** What a sentence takes back: the call, a stop of it, or another decision. */
function takenBack(said: string): 'call' | 'stop' | 'decision' | undefined {
  const found = revoked.exec(said)
  if (found === null || notYet.test(said.slice(0, found.index))) return undefined
  // "The extension is revoked": in English the noun stands before its verb.
  const passive = /^(?:is|are) /u.test(found[0])
  const where = passive ? said.slice(0, found.index) : said.slice(found.index + found[0].length)
  const groups = revokedThing.exec(where)?.groups
  if (groups === undefined) return undefined
  return groups['stop'] === undefined ? (groups['call'] === undefined ? 'decision' : 'call') : 'stop'
}

/** Where another decision is taken back, in a sentence: what it had changed has to be told by a person. */
export function decisionTakenBack(said: string): Span | undefined {
  if (takenBack(said) !== 'decision') return undefined
  const verb = revoked.exec(said)
  const from = (verb?.index ?? 0) + (verb?.[0].length ?? 0)
  const next = said.slice(from).search(/,? (?:και|ενω|and|while) (?=\S+ \S+ \S+)|; /u)
  return { start: 0, end: next < 0 ? said.length : from + next }
}

/** A stop that ends, in either order of the words; until then it holds. */
const lifted = String.raw`(?:αιρ(?:εται|ουμε|ει)|ηρθη)(?!\p{L})[^;·]{0,80}?(?<!\p{L})(?:αναστολ|διακοπ)|(?:ληξη|τερματισμοσ) τησ (?:αναστολ|διακοπ)|(?:αναστολ|διακοπ)[^;·]{0,120}?(?<!\p{L})(?:αιρεται|ηρθη|παυει να ισχυει)(?!\p{L})|lift(?:s|ed|ing)? (?:of )?(?:the )?suspension|end of the suspension|suspension (?:[^;]{0,90} )?(?:(?:is|was|has been|will be) (?:hereby )?lifted|(?:ends|ended|ceases)(?!\p{L}))`
const liftedThere = new RegExp(lifted, 'u')
const resumed = new RegExp(
  String.raw`${lifted}|(?<!\p{L})(?:αρση (?:τησ )?(?:\p{L}+ )?(?:αναστολ|διακοπ)|επανεκκιν|επαναλειτουργ|επανεναρξ|εκ νεου (?:εναρξη|ανοιγμα|υποβολη)|επαναληψη τησ υποβολ|συνεχιζεται (?:εκ νεου )?η υποβολ|ξανανοιγ|resum(?:es?|ed|ption)|re-?open)`,
  'u',
)
const intake =
  /(?<!\p{L})(?:υποβολ|αιτησε|προτασε|προσκλησ|προκηρυξ|δρασ(?:η|ησ|εων)|προγραμμα|applications?|proposals?|submissions?|call(?!\p{L})|intake|scheme|programme)/u
/** Words before it that make it no fact: until, if, before, not. */
const notYet =
  /(?<!\p{L})(?:εωσ|μεχρι|ωσ|σε περιπτωση|εφοσον|εαν|αν|οταν|πριν|προ|δεν|until|if|when|once|before|unless|upon|in (?:the event|case) of|not|whichever)(?:\s(?!λογω|due)\p{L}+){0,6}\s*$/u

/** "Αναστέλλεται η υποβολή για αυτές", "is suspended for these regions": some of the call, not all of it. */
const ofParts =
  /(?<!\p{L})(?:για|σε|στ\p{L}{1,3}|απο|for|in|of|from) (?:(?:τισ|τα|τουσ|των|the) )?(?:(?:αυτ|εκειν)(?:εσ|ουσ|α|ων)(?!\p{L})|(?:εν λογω|ανωτερω|παραπανω|προαναφερ\p{L}+|προαναφερθ\p{L}+|συγκεκριμεν(?:εσ|ουσ|α|ων)|ιδι(?:εσ|ουσ|α|ων)|υπολοιπ(?:εσ|ουσ|α|ων)|λοιπ(?:εσ|ουσ|α|ων)) ?|(?:these|those|them|the same|the remaining|the other|said|such)(?!\p{L}))|(?<!\p{L})(?:για|σε|στ\p{L}{1,3}|for|in) (?:(?:τισ|τα|τουσ|the) )?(?:περιφερει(?:εσ|ων)|(?:περιφερειακ\p{L}+ )?ενοτητ(?:εσ|ων)|κατηγορι(?:εσ|ων)|υποδρασεισ|νησι(?:α|ων)|δημουσ|regions|categories|areas|strands|municipalities)(?!\p{L})/u

/** A clause that goes on with something else than the stop before it or behind it. */
const otherClause =
  /(?<!\p{L})(?:συνεχιζ|παραμεν|(?:επ)?αυξαν|αυξηση|μειων|παρατειν|μετατιθ|διαμορφων|continu|remains?|stays?|increas|rais(?:e|ed)|extend|postpon)/u

/** Sentences, those cut in two that stop something for some and tell of others besides: "… is exhausted, and goes on in Crete". */
export const withStopsApart = (block: Block, sentences: readonly Span[], isPlaced: (part: Span) => boolean): Span[] =>
  sentences.flatMap((sentence) => {
    if (stopOf(block, sentence, isPlaced(sentence)) === undefined) return [sentence]
    const said = block.folded.folded.slice(sentence.start, sentence.end)
    for (const { index, 0: joint } of said.matchAll(
      /,? (?:και|ενω|αλλα|ωστοσο|while|and|but|whereas) (?!ωρα|ωρ\.|\d)/gu,
    )) {
      const cut = sentence.start + index
      const [one, two] = [
        { start: sentence.start, end: cut },
        { start: cut + joint.length, end: sentence.end },
      ]
      const stops = [one, two].map((part) => stopOf(block, part, isPlaced(part))?.status)
      const isOther = [one, two].map(
        ({ start, end }, at) => stops[at] === undefined && otherClause.test(block.folded.folded.slice(start, end)),
      )
      if ((stops[0] !== undefined && isOther[1] === true) || (stops[1] !== undefined && isOther[0] === true))
        return [one, two]
    }
    return [sentence]
  })

/** @param isPlaced it names places */
export function stopOf(
  block: Block,
  sentence: Span,
  isPlaced: boolean,
): Omit<Stop, keyof Places | 'citations'> | undefined {
  const said = block.folded.folded.slice(sentence.start, sentence.end)
  const context = [...block.labels, block.announcedBy, block.section].join(' · ')
  const isFact = (pattern: RegExp): boolean => {
    const found = pattern.exec(said)
    return found !== null && !notYet.test(said.slice(0, found.index))
  }
  // "The suspension is not lifted": it goes on, and is no new one. "Closes on A instead of B, since …": a last day that is moved.
  const isHeld = liftedThere.test(said) && !isFact(resumed) && !paused.test(said.replace(liftedThere, ' '))
  if (isHeld || movesLastDay(said)) return undefined
  const back = takenBack(said)
  const status =
    back === 'stop' ||
    (isFact(resumed) &&
      (intake.test(said) || liftedThere.test(said)) &&
      !/υπολοιπ|(?<!\p{L})λοιπ|other|remaining/u.test(said))
      ? 'resumed'
      : isFact(exhausted) && (budget.test(said) || (block.kind === 'cell' && budget.test(context)))
        ? 'exhausted'
        : isFact(paused) && intake.test(said)
          ? 'paused'
          : back === 'call' ||
              (isFact(closed) && intake.test(said)) ||
              (((isPlaced && (isFact(ended) || noMore.test(said)) && intake.test(said)) || isFact(endedFrom)) &&
                !isMoved.test(said))
            ? 'closed'
            : undefined
  if (status === undefined) return undefined
  const words = [...(block.kind === 'cell' ? block.labels : []), said].join(' · ')
  const day = datesIn(said).find(
    ({ start }) => !/(?:εωσ|μεχρι|until|till)(?:\s(?:και|τισ|την|τη))*\s*$/u.test(said.slice(0, start)),
  )
  // "Closes on 10 February": that day is the last one.
  const isLastDay =
    day !== undefined &&
    lastDay.test(said.slice(0, day.start)) &&
    (status === 'closed' || (status === 'exhausted' && endsOn.test(said.slice(0, day.start))))
  const time = day?.time ?? (isLastDay ? '24:00' : undefined)
  return {
    status,
    words,
    ofParts: ofParts.test(said),
    ...(day === undefined ? {} : { since: { date: day.date, ...(time === undefined ? {} : { time }) } }),
  }
}

/** The intake ends on the day that follows, whatever the reason. */
const endsOn =
  /(?<!\p{L})(?:λη[ξγ](?:ει|ουν)|κλειν(?:ει|ουν)|ολοκληρων(?:εται|ονται)|closes?|ends?)(?!\p{L})[^;·\d]{0,40}$/u
/** A last day in the place of another: both days are told. */
const movesLastDay = (said: string): boolean => {
  const [one, two, more] = datesIn(said)
  if (one === undefined || two === undefined || more !== undefined || !ended.test(said.slice(0, one.start)))
    return false
  return /(?<!\p{L})(?:αντι|instead of|rather than)(?!\p{L})[^;·\d]{0,40}$/u.test(said.slice(one.end, two.start))
}
const lastDay =
  /(?<!\p{L})(?<!(?:απο|from) )(?:στισ|την|τη|on|μετα(?: τισ)?|after)(?: (?:και|τισ|την|the|\p{L}+day,?))?\s*$/u
