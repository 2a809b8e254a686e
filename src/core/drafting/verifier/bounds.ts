/**
 * What words beside a quantity make of it. `from` is «από» alone, which begins a range, a period or just a part of a
 * sentence; `approx` is "about".
 */
export type Bound =
  | 'limit'
  | 'none'
  | 'min'
  | 'max'
  | 'min_exclusive'
  | 'max_exclusive'
  | 'from'
  | 'approx'
  | 'before'
  | 'after'

const between = String.raw`(?: (?:τα|τισ|τουσ|τησ|του|των|το|τη|την|τον|η|ο|οι|στισ|στα|στο|στη|στην|στουσ|age|ηλικια|ηλικιασ|αθροιστικα|σωρευτικα|cumulatively|jointly|together|μαζι|και|και τισ|και τα|the|a|an|is|ειναι|σε|ποσο|of|των|τελευται\p{L}*|last|past|next|επομεν\p{L}*|ετοσ|year|ωρα|hour|level|επιπεδο|period|περιοδο|διαστημα|χρονικ\p{L}*|διαρκεια|τελοσ|end|flat|rate|ποσοστο|ποσο|συνολικα|συνολο|total|overall|στ\p{L}{1,3}))*(?: ?[(€«"])* ?$`
const end = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}])(?:${words})${between}`, 'u')

/** A comparison with a limit that the source sets, whichever way. */
const compared = new RegExp(
  String.raw`(?:υπερβαιν\p{L}+|ξεπερν\p{L}+|above|below|under|over|exceed\p{L}*|within|κατω απο|πανω απο) (?:το|τα|the) (?:οριο|ορια|ceiling|limit|threshold|ratio|maximum)(?: των| του| τησ| of)? ?(?:€ ?)?$`,
  'u',
)

/** Directly before the quantity, the more special first. */
const before: readonly (readonly [RegExp, Bound])[] = [
  [end(String.raw`out of(?: a maximum of)?|(?:add|adds|added|adding|sum|sums) up to`), 'none'],
  // "Exceeds the ceiling by 14,000": the amount itself.
  [
    /(?:υπερβ|ξεπερ|exceed|above|over|short|below|ris|rose|increas|fall|fell|reduc|αυξ|μει)\p{L}*(?: \p{L}+){0,4} (?:κατα|by) ?(?:τα |τισ |€ ?|eur )?$/u,
    'none',
  ],
  [
    end(
      String.raw`(?:δεν|δε|μην|not|cannot|never)(?: \p{L}+){0,3} (?:υπερβαιν\p{L}+|υπερβει|υπερβουν|ξεπερν\p{L}+|ξεπερασ\p{L}+|exceed\p{L}*|surpass|go beyond)`,
    ),
    'max',
  ],
  [
    end(
      String.raw`(?:δεν|not)(?: (?!υποβ|αιτ)\p{L}+){1,4} (?:ανω|πανω απο|περαν|περα απο|(?:περισσοτερ|μεγαλυτερ|υψηλοτερ)\p{L}+ (?:απο|των|του|τησ)|above|over|more than|beyond|(?:greater|higher|larger|longer|older) than)`,
    ),
    'max',
  ],
  [
    end(
      String.raw`(?:δεν|not|never|cannot)(?: (?:be|fall|go|drop|have|has|a|an|the|θα|να|μπορει|μπορουν|πρεπει|ειναι|επιτρεπεται|εχει|εχουν|ουτε)){0,4}(?:(?: \p{L}+){1,6} να ειναι(?: ουτε)?)? (?:κατω απο|λιγοτερ\p{L}+ απο|υπολειπ\p{L}+|(?:μικροτερ|χαμηλοτερ)\p{L}+ (?:απο|των|του|τησ)|below|under|less than|fewer than|(?:smaller|lower|shorter|younger) than|fall(?:s|ing)? short of)`,
    ),
    'min',
  ],
  [end(String.raw`on or before|(?:την |στισ )?η νωριτερα απο`), 'max'],
  [end(String.raw`on or after|not before`), 'min'],
  [end(String.raw`(?:τουλαχιστον|at least) (?:απο|from)`), 'min'],
  [end(String.raw`αντι για|αντι|εναντι|instead of|rather than`), 'limit'],
  [
    end(
      String.raw`εωσ και|μεχρι και|εωσ|μεχρι|ωσ τ\p{L}{1,3}|το αργοτερο σε|το αργοτερο στ\p{L}{1,3}|(?:no|not) (?:longer|older|later|higher|greater|larger|bigger|heavier|further|farther) than|nothing above|το πολυ|κατα μεγιστο|κατ'? ?ανωτατο(?: οριο)?|το ανωτερο|δεν (?:μπορει να |πρεπει να |επιτρεπεται να )?(?:υπερβαιν\p{L}+|υπερβει|ξεπερν\p{L}+|ξεπερασ\p{L}+)|χωρισ να (?:υπερβαιν\p{L}+|ξεπερν\p{L}+)|να μην (?:υπερβαιν\p{L}+|ξεπερν\p{L}+)|οχι (?:περισσοτερ\p{L}+|πανω|παραπανω) (?:απο|των)|up to|at most|(?:no|not) more than|(?:does|do|may|must|can|should|shall|will) ?not (?:exceed|be more than|go beyond|surpass)|cannot (?:exceed|be more than)|not exceed(?:ing)?|never exceeds?|περιοριζ\p{L}+|without exceeding|(?:a )?maximum(?: of)?|capped at|limited to|limit of|ceiling of|cap of|εντοσ|μεσα σε|within|το αργοτερο(?: εωσ| μεχρι)?|no later than|not later than|until|(?:in no case|under no circumstances|never|not|no)(?: \p{L}+){0,3} (?:more|higher|greater|larger|longer) than|(?:in no case|never|not)(?: \p{L}+)? (?:above|over|beyond)|(?:limited|restricted|confined) to(?: \p{L}+){0,3}|(?:μικροτερ|λιγοτερ|χαμηλοτερ)\p{L}+ η ισ\p{L}+(?: του| των| τησ| με)?|(?:less|fewer|lower|smaller) than or equal to|≤`,
    ),
    'max',
  ],
  [
    end(
      String.raw`τουλαχιστον|κατ'? ?ελαχιστο(?:ν)?|οχι λιγοτερ\p{L}+ (?:απο|των)|οχι κατω (?:απο|των)|at least|(?:no|not) (?:less|fewer|shorter|younger|lower|smaller|earlier) than|minimum(?: of)?|not below|a floor of|(?:not|never|no)(?: \p{L}+){0,3} (?:less|fewer|lower|smaller|shorter) than|(?:not|never)(?: \p{L}+)? (?:below|under)|(?:μεγαλυτερ|περισσοτερ|υψηλοτερ)\p{L}+ η ισ\p{L}+(?: του| των| τησ| με)?|(?:more|greater|higher|larger) than or equal to|≥`,
    ),
    'min',
  ],
  [
    end(
      String.raw`πανω απο|παραπανω απο|περαν|περα απο|ανω|περισσοτερ\p{L}+ απο|περισσοτερ\p{L}+|μεγαλυτερ\p{L}+(?: απο)?|υπερβαιν\p{L}+|ξεπερν\p{L}+|ξεπερασ\p{L}+|more than|over|above|exceed(?:s|ed)?|exceeding|υπερεβ\p{L}+|greater than|higher than|larger than|longer than|older than|heavier than|wider than|deeper than|taller than|bigger than|in excess of|upwards of|beyond`,
    ),
    'min_exclusive',
  ],
  [
    end(
      String.raw`κατω απο|κατω|λιγοτερ\p{L}+ απο|λιγοτερ\p{L}+|μικροτερ\p{L}+(?: απο)?|χαμηλοτερ\p{L}+(?: απο)?|less than|fewer than|under|below|lower than|smaller than|shorter than|younger than|lighter than|narrower than|short of`,
    ),
    'max_exclusive',
  ],
  [
    end(String.raw`περιπου|γυρω|σχεδον|κατα προσεγγιση|about|around|approximately|nearly|almost|roughly|some`),
    'approx',
  ],
  [end(String.raw`πριν(?: απο)?|προγενεστερ\p{L}+|νωριτερα απο|before|prior to|earlier than`), 'before'],
  [end(String.raw`μετα(?: απο)?|μεταγενεστερ\p{L}+|υστερα απο|αργοτερα απο|after|later than`), 'after'],
  [end(String.raw`ακριβωσ|exactly|precisely`), 'none'],
  [end(String.raw`απο|since|compared with|from|starting(?: on| from)?|as of`), 'from'],
]

const after: readonly (readonly [RegExp, Bound])[] = [
  [
    /^(?: ?[)»"])?(?: (?!and|και|but|αλλα)\p{L}+){0,3}? (?:και ανω|και πανω|η (?:περισσοτερ|μεγαλυτερ|υψηλοτερ|παραπαν)\p{L}+|και περισσοτερ\p{L}+|τουλαχιστον|κατ'? ?ελαχιστο|or (?:more|larger|greater|higher|longer|older|over)|and above|and over|or above|at least|at a minimum|at the least)(?!\p{L})/u,
    'min',
  ],
  [/^(?: ?[)»"])?(?: \p{L}+)? minimum(?!\p{L})/u, 'min'],
  [/^(?: ?[)»"])? (?:ceiling|limit|cap|threshold)(?!\p{L})/u, 'max'],
  [
    /^(?: ?[)»"])?(?: \p{L}+)? (?:ειναι|is)(?: το| η| ο| the)? (?:ανωτατ\p{L}+|μεγιστ\p{L}+|maximum|ceiling|limit|οριο)(?!\p{L})/u,
    'max',
  ],
  [
    /^(?: ?[)»"])?(?: \p{L}+)? (?:ειναι|is)(?: το| η| ο| the)? (?:ελαχιστ\p{L}+|κατωτατ\p{L}+|minimum|floor)(?!\p{L})/u,
    'min',
  ],
  [/^(?: ?[)»"])?(?: \p{L}+)? maximum(?!\p{L})/u, 'max'],
  [
    /^(?: ?[)»"])?(?: (?!and|και|but|αλλα)\p{L}+){0,3}? (?:και κατω|η (?:λιγοτερ|μικροτερ|χαμηλοτερ)\p{L}+|το πολυ|κατ'? ?ανωτατο|το ανωτερο|κατα μεγιστο|or (?:less|fewer|smaller|lower|shorter|younger|below)|at most|at the most|at a maximum)(?!\p{L})/u,
    'max',
  ],
]

const boundedAfter = (tail: string): boolean =>
  /^(?: ?[)»"])? (?:τουλαχιστον|κατ'? ?ελαχιστο|το πολυ|κατ'? ?ανωτατο|at least|at most|at the most|or more|or less|και ανω|η περισσοτερο)(?!\p{L})/u.test(
    tail,
  )

/** Nouns that make a bound of the quantity that follows in their clause. */
const most =
  /(?<!\p{L})(?:ανωτατ\p{L}+|μεγιστ\p{L}+|οροφη\p{L}*|πλαφον|maximum|ceiling|cap|capped|upper limit|οριο|οριου|ορια|limit|limits|up to|highest)(?!\p{L})/u
const least = /(?<!\p{L})(?:ελαχιστ\p{L}+|κατωτατ\p{L}+|κατωφλι|minimum|floor|lower limit|threshold)(?!\p{L})/u

/** The bound that a heading gives to all that follows it: "Maximum aid intensity: …". */
export function boundOfHead(head: string): Bound | undefined {
  if (most.test(head)) return 'max'
  return least.test(head) ? 'min' : undefined
}

/** The bound of a quantity from the words beside it, between its neighbours. `measured`: nouns such as "maximum" may bound it. */
export function boundAt(
  folded: string,
  {
    start,
    end: stop,
    date,
    time = false,
    code = false,
    measured,
  }: {
    start: number
    end: number
    date: boolean
    time?: boolean
    code?: boolean
    measured: boolean
  },
  neighbours: { from: number; to: number },
): Bound {
  const lead = folded.slice(neighbours.from, start)
  const clause = lead.slice(lead.search(/[^;·.]*$/u))
  const tail = folded.slice(stop, neighbours.to)
  if (compared.test(clause)) return 'limit'
  if (
    /^ (?:ceiling|limit|threshold|maximum|cap|οριο)(?!\p{L})/u.test(tail) &&
    /(?:υπερβαιν\p{L}+|ξεπερν\p{L}+|above|below|under|over|exceed\p{L}*|within|κατω απο|πανω απο) (?:το|τα|the) ?(?:eur |€ ?)?$/u.test(
      clause,
    )
  )
    return 'limit'
  if ((date || time) && /(?<!\p{L})by(?: the)? ?$/u.test(clause)) return 'max'
  // "10 out of 15": what a mark is out of is bounded by nothing.
  if (/\d ?(?:στουσ|στα|στισ|out of|of a possible) ?$/u.test(folded.slice(0, start))) return 'none'
  if (code && /(?:under|over|above|below|κατω απο|πανω απο) ?$/u.test(clause)) return 'none'
  if (
    date &&
    /^(?: ?[)»"])? (?:η|και|or|and) (?:μετα(?:γενεστερ\p{L}+)?|αργοτερα|later|after|onwards?)(?!\p{L})/u.test(tail)
  )
    return 'min'
  if (date && /^(?: ?[)»"])? (?:η|και|or|and) (?:πριν\p{L}*|νωριτερα|earlier|before)(?!\p{L})/u.test(tail)) return 'max'
  for (const [pattern, bound] of before)
    if (pattern.test(clause) && (bound !== 'none' || !boundedAfter(tail))) return bound
  // «Του Παραρτήματος ΙΙ πρέπει να φθάνει τουλάχιστον»: of a code only what stands directly beside it.
  const behind = code && !/^(?: ?[)»"'’΄])? (?:η|και|το|τουλαχιστον|κατ|or|and|at|minimum|maximum)(?!\p{L})/u.test(tail)
  for (const [pattern, bound] of behind ? [] : after) {
    const found = pattern.exec(tail)
    // "2026 at least 3": the words belong to what follows them.
    if (found !== null && (neighbours.to === folded.length || tail.slice(found[0].length).trim() !== '')) return bound
  }
  if (!measured) {
    const [noun = ''] = /\p{L}+ (?:\p{L}+ )?$/u.exec(clause) ?? []
    if (most.test(noun)) return 'max'
    return least.test(noun) ? 'min' : 'none'
  }
  if (most.test(clause)) return 'max'
  return least.test(clause) ? 'min' : 'none'
}
