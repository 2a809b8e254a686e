/** Which end of a range a figure is, from the words around it. Folded text. */
export type End = 'min' | 'max'

/** An end, and whether the figure itself is outside: "fewer than 50" against "at most 50". */
export interface Side {
  readonly end: End
  readonly exclusive: boolean
}

/** "Ίσο ή μεγαλύτερο του", "greater than or equal to": the figure itself is inside. */
const orEqual = (compared: string, english: string): string =>
  String.raw`(?<!\p{L})ισ\p{L}{1,3} (?:η|και) (?:${compared})\p{L}*(?: (?:απο|με|των?|του|τησ))?|(?:${compared})\p{L}* (?:η|και) ισ\p{L}{1,3}(?: (?:απο|με|προσ|των?|του|τησ))?|equal to or (?:${english}) than|(?:${english}) than or equal to`
/** "Under this scheme", "under Article 14": by a rule, and below nothing. */
const ofRule = String.raw` (?:this|these|that|those|its|each|any|the(?! (?:age|limit|threshold|ceiling|amount|sum|figure|level|minimum|maximum)(?!\p{L}))|an?|article|measure|action|option|track|strand|regulation|de minimis|gber|lot|call)(?!\p{L})`
/** "Over three years": how long, and above nothing. */
const ofTime = String.raw` (?:the (?:last|past|previous|course|whole|life|period)|a(?:ny)? (?:period|rolling|\p{L}+ (?:years?|months?)|\p{L}+-(?:year|month))|(?:\d{1,2}|two|three|four|five|\p{L}+) (?:\(\d+\) )?(?:consecutive |fiscal |financial |tax |calendar |closed )*(?:years?|months?))(?!\p{L})`
const least = String.raw`${orEqual('μεγαλυτερ|ανωτερ|περισσοτερ|υψηλοτερ', 'greater|more|higher|larger')}|κατω οριο|(?<=(?:η|το|ο) )μικροτερ\p{L}{1,2}(?=\s*$)|κατωφλι(?: τησ)?|μικροτερ\p{L}+(?= (?:\p{L}+ )?(?:επενδυσ|προυπολογ|κοστ|ποσ|ενισχυσ|επιχορ|επιδοτ|σχεδι|δανει))|ελαχιστ\p{L}+(?: οριο)?|κατ ?['’]? ?ελαχιστο\p{L}*|τουλαχιστον|το λιγοτερο|κατωτατ\p{L}+(?: οριο)?|minimum|min\.?(?!\p{L})|at (?:the )?(?:very )?least|(?<=the )least(?! (?:recent|of|developed)(?!\p{L}))|starts? (?:at|from|with)|smallest|lowest|(?:αρχιζ|ξεκιν)\p{L}+ (?:απο|στ(?:ο|α|ισ)|με)|>=|≥`
const noMore = orEqual('μικροτερ|κατωτερ|λιγοτερ|χαμηλοτερ', 'less|lower|smaller|fewer')
const most = String.raw`ανω οριο|(?<=(?:η|το|ο) )μεγαλυτερ\p{L}{1,2}(?=\s*$)|μεγαλυτερ\p{L}+(?= (?:\p{L}+ )?(?:επενδυσ|προυπολογ|κοστ|ποσ|ενισχυσ|επιχορ|επιδοτ|σχεδι|δανει))|μεγαλυτερ\p{L}+(?=\s*:)|κατ ?['’]? ?ανωτατο(?: οριο)?|μεγιστ\p{L}+|ανωτατ\p{L}+(?: οριο)?|(?:εωσ|μεχρι)(?! (?:και )?(?:την?|τησ) (?:ημερ|υποβ|λη[ξγ]))(?: και)?|ωσ(?: και)?(?=(?: (?:τα|τισ|τουσ|το|την?))?\s*(?:€|eur)?\s*$)|maximum|max\.?(?!\p{L})|up to|at (?:the )?(?:very )?most|as (?:much|high|many) as|(?:stops?|ends?) at|τελειων\p{L}+ στ(?:ο|α|ισ)|ceiling|capped|cap (?:of|at)|limited to|limits?|οριο|οροφη|ταβανι|το πολυ|το περισσοτερο|το ανωτερο|σταματ\p{L}+|φθα[νσ]\p{L}+|φτα[νσ]\p{L}+|αγγιζ\p{L}+|(?:may|can) (?:only )?(?:reach|take(?: up)?|make up)|πλαφον|largest|highest|(?<=the )most(?! (?:recent|of)(?!\p{L}))|a maximum of|περιοριζ\p{L}+|<=|≤`
const less = String.raw`(?:μικροτερ|νεοτερ|συντομοτερ|λιγοτερ(?!\p{L}* αν[αε]πτ)|κατωτερ|χαμηλοτερ)\p{L}*(?: (?:απο|των?|του|τησ))?|κατω (?:απο|των?|του|τησ)|υπολειπ\p{L}+|less than|lower than|smaller than|fewer than|younger than|below(?! (?:the (?:table|list)|are|is)(?!\p{L}))|under(?!${ofRule})|<`
const more = String.raw`(?:μεγαλυτερ|παλαιοτερ|παλιοτερ|περισσοτερ|ανωτερ|υψηλοτερ|παραπανω)\p{L}*(?: (?:απο|των?|του|τησ))|(?:αν|παν)ω (?:απο|των?|του|τησ)|πανω απ|υπερβ\p{L}+|υπερεβ\p{L}+|(?:ξε)?περν\p{L}+|(?:ξε)?περασ\p{L}+|more than|higher than|greater than|larger than|older than|longer than|above|over(?!${ofTime})|beyond|exceed\p{L}*|>`
const words = new RegExp(
  String.raw`(?<![\p{L}])(?:(?<least>${least})|(?<noMore>${noMore})|(?<less>${less})|(?<more>${more})|(?<most>${most}))|(?<sign>>=|<=|[<>≥≤])`,
  'gu',
)
/** Turns a comparison round: "not below", "χωρίς να ξεπερνά"; "without staff, or with more than 9" does not. */
const turned =
  /(?<!\p{L})(?:(?:δεν|μην?|ουτε|οχι|ποτε|(?:καμι?α|ουδεμια) περιπτωση|κανεισ|κανεν\p{L}+|ουδεισ|not|never|no|nobody|no-one|none|nor|neither|cannot)(?:\s+[^\s.;·:]+){0,5}|(?:no|none|nobody|κανεν\p{L}*|κανεισ|καμι?α)(?: [^\s.;·:,]+){0,3} (?:may|can|could|shall|must|will|should|μπορει|δυναται|επιτρεπεται|πρεπει)(?: [^\s.;·:,]+){0,6}|(?:none|κανεν\p{L}*|καμι?α),[^,.;·:\d]{3,60},(?: \p{L}+){0,3}|(?:χωρισ|without)(?:\s+(?!(?:or|ειτε)(?!\p{L})|η (?:με|περισσ|πανω))[^\s.;·:]+){0,5})\s*$/u
const from = /(?:απο|from|starting at|between|μεταξυ)\s*(?:τα|τισ|τουσ|το|eur|€)?\s*$/u

function sideOfWord(match: RegExpMatchArray, text: string): Side {
  const g = match.groups ?? {}
  if (g['sign'] !== undefined)
    return { end: /^[>≥]/u.test(g['sign']) ? 'min' : 'max', exclusive: !/[=≥≤]/u.test(g['sign']) }
  if (g['least'] !== undefined) return { end: 'min', exclusive: false }
  if (g['noMore'] !== undefined) return { end: 'max', exclusive: false }
  // "Does not reach fifty": fewer than fifty.
  if (g['most'] !== undefined)
    return { end: 'max', exclusive: /^(?:φθα|φτα|αγγιζ)/u.test(g['most']) && turned.test(text.slice(0, match.index)) }
  const not = turned.test(text.slice(0, match.index))
  return (g['less'] !== undefined) === not ? { end: 'min', exclusive: !not } : { end: 'max', exclusive: !not }
}

const leastBehind =
  /^[^,.;\d]{0,40}(?:και (?:ανω|πανω)|τουλαχιστον|or (?:more|above|over)|and (?:more|above|over)|at (?:the )?(?:very )?least)(?!\p{L})/u

/** "Not more than the smaller of these sums: 250.000 €": which of several sums it is, and no end of a range. */
const whichOf =
  /(?:το(?:ν)? |the )?(?:μικροτερο|μεγαλυτερο|χαμηλοτερο|υψηλοτερο|smaller|smallest|lower|lesser|least|larger|greater|higher)(?: ποσο)? (?:απο τα (?:παρακατω|εξησ|ακολουθα|δυο)|(?:εκ )?των (?:παρακατω|εξησ|ακολουθων|δυο)|of (?:the following|these|the two|those))(?: ποσ(?:α|ων)| amounts| sums)?/gu

/** The side that the last words before a figure name; those directly behind it count where none stand before. */
export function sideOf(before: string, after: string): Side | undefined {
  const all = [...before.replaceAll(whichOf, ' ').matchAll(words)]
  const last = all.at(-1)
  if (last !== undefined) {
    // "Minimum / maximum budget" is both: the figure alone cannot say which it is.
    const other = all.at(-2)
    if (
      other !== undefined &&
      /^\s*(?:\/|-|και|and)\s*$/u.test(before.slice(other.index + other[0].length, last.index)) &&
      sideOfWord(other, before).end !== sideOfWord(last, before).end
    )
      return undefined
    // "Το όριο είναι 1 ΕΜΕ και πάνω": a limit by itself is of either end.
    if (/^(?:limits?|οριο)$/u.test(last[0]) && leastBehind.test(after)) return { end: 'min', exclusive: false }
    return sideOfWord(last, before)
  }
  if (from.test(before)) return { end: 'min', exclusive: false }
  if (
    /^\s*(?:\)|,|\()?\s*(?:as (?:the |an? |its )?)?(?:κατα (?:το )?(?:μεγιστο|ανωτατο)|κατ ?['’]? ?ανωτατο|το ανωτερο|(?:μεγιστο|ανωτατο|maximum)(?! (?:\p{L}+ ){0,3}\d)|max\b|at (?:the )?(?:very )?most(?! (?:€|eur )?\d)|το πολυ(?! (?:τα |τισ |€)?\d)|και κατω|or (?:less|fewer))/u.test(
      after,
    )
  )
    return { end: 'max', exclusive: false }
  return /^\s*(?:\)|,)?\s*(?:\p{L}+ |as (?:the |an? |its )?)?(?:κατ ?['’]? ?ελαχιστο|τουλαχιστον|το λιγοτερο|ελαχιστο|minimum|min\b|και (?:ανω|πανω)|η (?:περισσοτερ|μεγαλυτερ)|or (?:more|longer|older|above|over)(?!\p{L})|and (?:more|above|over)(?!\p{L})|at (?:the )?(?:very )?least|upwards?)/u.test(
    after,
  )
    ? { end: 'min', exclusive: false }
    : undefined
}

export const endOf = (before: string, after: string): End | undefined => sideOf(before, after)?.end
