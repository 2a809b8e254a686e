/** Words in Latin letters without their endings: English first, and light enough for French and Italian. Works on folded words. */

const vowel = /[aeiouy]/u

/** Joins singular and plural and the forms of a verb. */
export function latinStem(word: string): string {
  if (word.length <= 3) return word
  let stem = word
  if (stem.endsWith('sses')) stem = stem.slice(0, -2)
  else if (/(?:x|ch|sh)es$/u.test(stem)) stem = stem.slice(0, -2)
  else if (stem.endsWith('aux')) stem = `${stem.slice(0, -2)}l`
  else if (stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`
  else if (/[^su]s$/u.test(stem) && !stem.endsWith('is')) stem = stem.slice(0, -1)
  const verb = /^(.{3,}?)(?:ing|ed)$/u.exec(stem)?.[1]
  if (verb !== undefined && vowel.test(verb)) stem = verb.replace(/([bdgmnprt])\1$/u, '$1')
  if (stem.length > 3 && stem.endsWith('e')) stem = stem.slice(0, -1)
  return stem.replace(/([^aeiou])y$/u, '$1i')
}

const suffixes =
  'ization isation ational ation ative ition itive ement ment ional ion ive able ible ness ity iti ance ence ant ent ism ist ial ical ic al er or eur'
    .split(' ')
    .toSorted((a, b) => b.length - a.length)

const shortestRoot = 4

/** Joins words of one family: innovat-ion, innovat-ive. */
export function latinRoot(stem: string): string {
  const suffix = suffixes.find((each) => stem.length - each.length >= shortestRoot && stem.endsWith(each))
  const root = suffix === undefined ? stem : stem.slice(0, -suffix.length)
  return root.length > shortestRoot ? root.replace(/[aeiou]$/u, '') : root
}
