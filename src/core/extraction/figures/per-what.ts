/** For whom a ceiling holds: the words behind an amount, "50.000 € ανά σχέδιο, 90.000 € ανά όμιλο". Folded text. */

export type Holder = 'project' | 'one' | 'group'

const each = String.raw`^\s*(?:€|ευρω|euros?|eur)?\s*,?\s*\(?(?:κατ ?['’]? ?ανωτατο |το πολυ |συνολικα |σε επιπεδο |at most )?(?:(?:ανα|(?:για|σε) (?:καθε|το συνολο (?:των|του)|το επιπεδο)|(?:για|σε) (?:εναν?|ενα|μια) ενιαι\p{L}+|per|for (?:each|every|the whole|all)|at (?:the )?level of(?: the)?) )(?:\p{L}+ ){0,2}?`
const holders: readonly (readonly [Holder, RegExp])[] = [
  [
    'group',
    new RegExp(
      String.raw`${each}(?:ομιλ|συνδεδεμεν|συνεργαζομεν|ενιαι|group|linked|single undertaking|undertakings? under)`,
      'u',
    ),
  ],
  [
    'project',
    new RegExp(
      String.raw`${each}(?:σχεδι|εργ(?:ο|ου|α)(?!\p{L})|προτασ|επενδυ|πραξ|αιτησ|φακελ|projects?(?!\p{L})|plans?(?!\p{L})|proposal|application|investment)`,
      'u',
    ),
  ],
  [
    'one',
    new RegExp(
      String.raw`${each}(?:δικαιουχ|επιχειρησ|φορε|αιτουντ|αφμ|εταιρ|ωφελουμεν|beneficiar|applicant|compan|enterprise|firm|sme|business|undertaking|recipient)`,
      'u',
    ),
  ],
]

export const holderOf = (after: string): Holder | undefined => holders.find(([, words]) => words.test(after))?.[0]

/** For whom the words before an amount say that it holds: "the aid per single undertaking may not exceed 3 million". */
export function holderBefore(before: string): Holder | undefined {
  const found = [...before.matchAll(/(?:^|[\s,(])((?:ανα|per|σε επιπεδο|για καθε|for each) [^,;.·\d]*)/gu)].at(0)?.[1]
  return found === undefined ? undefined : holderOf(` ${found}`)
}

/** Whether another amount of a list is the one of a single grant, so that this one is not. */
export const isOfWider = (mine: Holder | undefined, all: readonly (Holder | undefined)[]): boolean =>
  (mine === 'group' && all.length > 1) || (mine === 'one' && all.includes('project'))
