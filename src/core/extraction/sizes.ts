import type { SizeClass } from '../facts/profile.ts'

/** What a size word goes with where it is no size of an enterprise: "μικρά νησιά", "small amounts". */
const otherSmall = String.raw`[ -](?:νησ|ποσ|δαπαν|κλιμακ|αποκλισ|ομαδ|πολε|πληθ|αριθμ|καταλυμ|ξενοδοχ|επενδυσ|εργων|islands?|amounts?|scale|mid|number|part)`
const sizeWords: readonly (readonly [SizeClass, RegExp])[] = [
  ['micro', /πολυ μικρ(?:η|εσ|ων|ησ)(?!\p{L})|(?<!\p{L})micro(?!\p{L})/u],
  ['small', new RegExp(String.raw`(?<!πολυ )(?<!\p{L})(?:μικρ(?:η|εσ|ων|ησ)|small)(?!\p{L}|${otherSmall})`, 'u')],
  ['medium', /(?<!\p{L})(?:μεσαι(?:α|εσ|ων|ασ)|medium)(?!\p{L})/u],
  [
    'large',
    /(?<!\p{L})(?:μεγαλ(?:η|εσ|ων|ησ)(?:(?= επιχειρησ)|(?=\s*(?:$|[.,;:·)(\d]|και )))|large(?= (?:enterprise|compan|firm|undertaking|one|organi[sz]ation)|\s*$))/u,
  ],
]
const smallMidCap = /μικρ\p{L}+[- ](?:και )?μεσαι\p{L}+ κεφαλαιοποιησ\p{L}+|small[- ]mid[- ]caps?/u
/** "From micro to medium": the ones between are meant too. */
const sizeSpan = /πολυ μικρ(?:η|εσ|ων|ησ)(?: επιχειρησ\p{L}+)? (?:εωσ|μεχρι)(?: και)? (?:τισ )?μεσαι|micro to medium/u

/** Size classes that a folded text names. "SMEs" are the three smaller ones; what a bracket takes out is not named. */
export function sizesIn(text: string): SizeClass[] {
  const folded = text.replaceAll(
    /(?:\(| -)[^()-]*(?:εξαιρ|εκτοσ|πλην|(?<!\p{L})οχι |exclud|except|(?<!\p{L})not )[^()-]*[)-]/gu,
    ' ',
  )
  const plain = folded
    .replace(smallMidCap, ' ')
    .replace(/small(?:-|,)? (?:and|&) medium[- ]sized (?:enterprises|businesses|companies|firms)/u, 'smes')
  const midCap = smallMidCap.test(folded) ? (['small_mid_cap'] as const) : []
  if (/(?<!\p{L})(?:μμε|μικρομεσαι\p{L}+|smes?)(?!\p{L})/u.test(plain) || sizeSpan.test(plain)) {
    const large = /(?<!\p{L})μεγαλ(?:εσ|ων|η) επιχειρησ|large (?:enterprise|compan|firm)/u.test(plain)
    return ['micro', 'small', 'medium', ...midCap, ...(large ? (['large'] as const) : [])]
  }
  const found = sizeWords.filter(([, words]) => words.test(plain)).map(([name]) => name)
  return sizeOrder.filter((name) => found.includes(name) || (midCap as readonly string[]).includes(name))
}

const sizeOrder = ['micro', 'small', 'medium', 'small_mid_cap', 'large'] as const
