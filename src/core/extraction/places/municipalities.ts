import { soundKey } from '../../facts/latin-letters.ts'
import type { RegionReference } from '../../facts/region-reference.ts'
import { foldName } from '../../facts/text-fold.ts'
import { greekPlacesIn } from './greek-places.ts'

/** Greek municipalities by name, and the units of NUTS 3 that they lie in: who is in another unit is in none of them. Folded text. */

const greek =
  /(?<!\p{L})δημ(?<many>οι|ουσ|ων)?(?:οσ|ο|ου)? (?=\p{L})(?<names>(?:(?!(?<!\p{L})δημ(?:οι|ουσ|ων|οσ|ο|ου) )[^.;·()]){3,200})(?<behind>\([^()]{3,60}\))?/gu
const english =
  /(?<!\p{L})municipalit(?<many>ies)?y? of (?:the )?(?<names>(?:(?!(?<!\p{L})municipalit(?:y|ies) of )[^.;()]){3,200})/gu
/** What ends a list of names: where they are, or what is said of them. */
const ends =
  /(?:^| )(?:τη[σν]|στη[νσ]?|στο[νυ]?|σε|που|οπωσ|με|για|κατα|τησ|του|των|οι οποι\p{L}+|in|within|under|that|which|with|for|as|on) .*$/su
const joints = /,| και | & | and | δημ(?:ου|ο|οσ) /u
/** The longest name, in words. */
const longest = 6

/** The unit of a name at the beginning of words; undefined where no municipality, or several of different units, have it. */
function unitOf(words: string, regions: RegionReference): string | undefined {
  const names = foldName(words).split(' ')
  for (let length = Math.min(longest, names.length); length > 0; length -= 1) {
    const name = names.slice(0, length).join(' ')
    const { names: known, sounds } = regions.local()
    const found = [...(known.get(name) ?? []), ...(/[a-z]/u.test(name) ? (sounds.get(soundKey(name)) ?? []) : [])]
    const units = new Set(found.filter(({ kind }) => kind === 'municipality').map(({ nuts3 }) => nuts3))
    const [unit] = units
    if (unit !== undefined) return units.size === 1 ? unit : undefined
  }
  return undefined
}

/** The units that the municipalities of a text lie in; none where one of them is not known, for then nothing bounds them. */
export function unitsOfMunicipalities(folded: string, regions: RegionReference): string[] {
  const out: string[] = []
  for (const { groups } of [...folded.matchAll(greek), ...folded.matchAll(english)]) {
    const { many, names = '', behind = '' } = groups ?? {}
    const listed = names
      .replace(ends, '')
      .split(joints)
      .map((name) => name.trim())
    for (const [at, name] of listed.entries()) {
      if (name === '') continue
      const unit = unitOf(name, regions)
      const around = /νομ|π\.? ?ε/u.test(behind) && listed.length === 1 ? greekPlacesIn(behind) : []
      if (unit !== undefined) out.push(unit)
      else if (around.length === 1) out.push(...around)
      else if (at === 0 || many !== undefined) return []
    }
  }
  return [...new Set(out)]
}
