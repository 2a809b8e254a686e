import type { RegionReference } from '../../facts/region-reference.ts'
import { negation } from '../applicants/condition-gate.ts'
import { isAcrossBorders } from '../applicants/conditions.ts'
import { countriesIn, landsOfSettled } from './countries.ts'
import { sentencesOf, sourceText } from '../text/source-text.ts'
import { countryNamed } from './zone-of-call.ts'

/** The country of a call that nobody has named: where those who may apply, or their investments, have to be, or else the one that it speaks of. Folded text. */

const settled = String.raw`(?:established|registered|incorporated|based|located|situated|resident|domiciled|operating|trading|seat|offices?|headquarters|branch|premises|enterprises?|business(?:es)?|compan(?:y|ies)|firms|smes|εγκατεστημεν\p{L}*|εγκατασταση|εδρα|εδρευ\p{L}+|υποκαταστημα|δραστηριοποι\p{L}+|επιχειρησεισ)`
const ofSettled = new RegExp(String.raw`(?<!\p{L})${settled}(?!\p{L})`, 'u')
const placed = new RegExp(
  String.raw`(?<!\p{L})${settled}(?: [\p{L}-]+){0,3}? (?:in|of|within|on|στη[ν]?|στο[ν]?|τησ|του|εντοσ τησ) (?:the )?(?:republic of |kingdom of |island of )?(?<land>\p{L}{4,}(?: \p{L}{5,})?)`,
  'gu',
)

/** @returns ISO 3166-1 alpha-2; undefined where a text names no country so, or several */
export function countryOfCall(text: string, regions: RegionReference): string | undefined {
  const { names } = regions.named()
  const landOf = (name: string): string | undefined => (names.get(name) ?? []).find((code) => code.length === 2)
  const { blocks } = sourceText(text)
  if (isAcrossBorders(blocks)) return undefined
  const found = new Set<string>()
  for (const block of blocks)
    for (const { start, end } of sentencesOf(block)) {
      const sentence = block.folded.folded.slice(start, end)
      if (!ofSettled.test(sentence) || negation.test(sentence)) continue
      for (const code of [...countriesIn(sentence, regions), ...landsOfSettled(sentence, regions)])
        found.add(asIso[code.slice(0, 2)] ?? code.slice(0, 2))
      for (const { groups } of sentence.matchAll(placed)) {
        const [first = '', second = ''] = (groups?.['land'] ?? '').split(' ')
        const forms = [`${first} ${second}`, first, first.replace(/ου?$/u, 'οσ'), first.replace(/σ$/u, '')]
        const code = forms.map((form) => landOf(form.trim())).find((each) => each !== undefined)
        if (code !== undefined) found.add(asIso[code] ?? code)
      }
    }
  return found.size === 0 ? countryNamed(blocks) : found.size === 1 ? [...found][0] : undefined
}

/** Countries that the statistics of regions call otherwise. */
const asIso: Readonly<Record<string, string>> = { EL: 'GR', UK: 'GB' }

/** The zone of a country's calls, where they do not tell it. */
export const usualZone = (country: string): string => (country === 'EU' ? 'Europe/Brussels' : 'Europe/Athens')
