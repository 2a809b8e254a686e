import type { Language } from '../core/facts/text.ts'
import { labels } from './drafts/labels.ts'
import { schemeName } from './scheme-names.ts'

interface Reference {
  readonly name: string
  readonly locator?: string
}

const greek: readonly (readonly [RegExp, string])[] = [
  [/^Commission Recommendation (.+?)(?=,|$)/u, 'Σύσταση $1 της Επιτροπής'],
  [/ as amended by Regulation /u, ', όπως τροποποιήθηκε με τον Κανονισμό '],
  [/^Regulation /u, 'Κανονισμός '],
  [/^Regional aid map$/u, 'Χάρτης περιφερειακών ενισχύσεων'],
  [/\(EU\) No /gu, '(ΕΕ) αριθ. '],
  [/\(EU\)/gu, '(ΕΕ)'],
  [/(\d)\/EC\b/gu, '$1/ΕΚ'],
  [/\bAnnex\b/gu, 'παράρτημα'],
  [/\barticles\b/giu, 'άρθρα'],
  [/\barticle\b/giu, 'άρθρο'],
  [/ and (?=\d)/gu, ' και '],
]

/**
 * An act and the place in it, as the language writes them: `Regulation (EU) 2023/2831, Article 3(2)` is
 * `Κανονισμός (ΕΕ) 2023/2831, άρθρο 3(2)`. A correspondence is named by its two classifications. What is neither stays as it is.
 */
export function actInWords({ name, locator }: Reference, language: Language): string {
  const named = [correspondence(name, language) ?? name, ...(locator === undefined ? [] : [locator])]
  if (language === 'en') return named.join(', ')
  return named.map((part) => greek.reduce((text, [words, said]) => text.replace(words, said), part)).join(', ')
}

/** `kad_2008>kad_2025` in words; undefined for another name. */
function correspondence(name: string, language: Language): string | undefined {
  const [, from, to] = /^(\w[\w.]*)>(\w[\w.]*)$/u.exec(name) ?? []
  if (from === undefined || to === undefined) return undefined
  return `${labels['source.correspondence'][language]}: ${schemeName(from)[language]} → ${schemeName(to)[language]}`
}
