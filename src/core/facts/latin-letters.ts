import { foldName } from './text-fold.ts'

/** Pairs first: ISO 843 / ELOT 743 transcription, without its accents. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['ου', 'ou'],
  ['αι', 'ai'],
  ['ει', 'ei'],
  ['οι', 'oi'],
  ['υι', 'yi'],
  ['γγ', 'ng'],
  ['γκ', 'gk'],
  ['γξ', 'nx'],
  ['γχ', 'nch'],
  ['μπ', 'mp'],
  ['ντ', 'nt'],
]
const SINGLE: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}
const VOICELESS = new Set('θκξπσςτφχψ')

/** A folded Greek name in Latin letters as on road signs (ELOT 743): `θεσσαλονικη` → `thessaloniki`. Other letters stay. */
export function latinLetters(folded: string): string {
  let out = ''
  for (let i = 0; i < folded.length; i += 1) {
    const two = folded.slice(i, i + 2)
    if (two === 'αυ' || two === 'ευ' || two === 'ηυ') {
      const next = folded.charAt(i + 2)
      out += (SINGLE[two.charAt(0)] ?? '') + (next === '' || next === ' ' || VOICELESS.has(next) ? 'f' : 'v')
      i += 1
      continue
    }
    const pair = PAIRS.find(([greek]) => greek === two)
    if (pair !== undefined) {
      out += pair[1]
      i += 1
    } else out += SINGLE[folded.charAt(i)] ?? folded.charAt(i)
  }
  return out
}

/** Ways of writing one Greek sound in Latin letters, made one; the order matters. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, 'f'],
  [/gh/gu, 'g'],
  [/([ckh])h/gu, 'h'],
  [/ae|ai/gu, 'e'],
  [/ei|oi|yi/gu, 'i'],
  [/y/gu, 'i'],
  [/v/gu, 'f'],
  [/ks/gu, 'x'],
  [/\bmp|\bb/gu, 'b'],
  [/\bnt|\bd/gu, 'd'],
  [/gk|ng|gg/gu, 'g'],
  [/mb/gu, 'mp'],
  [/nd/gu, 'nt'],
  [/ou/gu, 'u'],
  [/([a-z])\1/gu, '$1'],
]

/**
 * A key under which the Greek and the Latin spellings of a place name meet:
 * `Αγία Παρασκευή`, `Aghia Paraskevi` and `Agia Paraskeui` are one. Only for looking names up, never for display.
 */
export function soundKey(name: string): string {
  let key = latinLetters(foldName(name))
  for (const [pattern, sound] of SOUNDS) key = key.replace(pattern, sound)
  return key
}
