/**
 * What a word sounds like, in one spelling for Greek and for the ways in which Greek is written with Latin letters
 * (ELOT 743, by sound, by shape, by the keys of a Greek keyboard). Letters that people mix up share a sign: `b` stands
 * for β, μπ, v and b, `d` for δ and ντ, `8` for θ, `i` for η, ι, υ, ει, οι.
 */

const greekSounds: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ου: 'u',
    ει: 'i',
    οι: 'i',
    υι: 'i',
    αι: 'e',
    αυ: 'ab',
    ευ: 'eb',
    ηυ: 'ib',
    μπ: 'b',
    ντ: 'd',
    γκ: 'g',
    γγ: 'g',
    γχ: 'gx',
    α: 'a',
    β: 'b',
    γ: 'g',
    δ: 'd',
    ε: 'e',
    ζ: 'z',
    η: 'i',
    θ: '8',
    ι: 'i',
    κ: 'k',
    λ: 'l',
    μ: 'm',
    ν: 'n',
    ξ: 'ks',
    ο: 'o',
    π: 'p',
    ρ: 'r',
    σ: 's',
    τ: 't',
    υ: 'i',
    φ: 'f',
    χ: 'x',
    ψ: 'ps',
    ω: 'o',
  }),
)

/** Readings of Latin letters, the likeliest first. */
const latinReadings: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ou: ['u'],
    oy: ['u', 'oi'],
    ei: ['i'],
    oi: ['i'],
    yi: ['i', 'gi'],
    ai: ['e'],
    au: ['ab', 'a8'],
    av: ['ab'],
    af: ['af', 'ab'],
    ay: ['ab'],
    eu: ['eb', 'e8'],
    ev: ['eb'],
    ef: ['ef', 'eb'],
    ey: ['eb'],
    mp: ['b'],
    nt: ['d'],
    nd: ['d', 'nd'],
    mb: ['b', 'mb'],
    gk: ['g'],
    gg: ['g'],
    ng: ['g', 'ng'],
    nk: ['g', 'nk'],
    th: ['8', 'ti'],
    dh: ['d', 'di'],
    ch: ['x', 'xi'],
    kh: ['x', 'ki'],
    ph: ['f', 'pi'],
    gh: ['g', 'gi'],
    ks: ['ks'],
    ps: ['ps'],
    a: ['a'],
    b: ['b'],
    c: ['k', 'ps', 's'],
    d: ['d'],
    e: ['e'],
    f: ['f'],
    g: ['g'],
    h: ['i', 'x'],
    i: ['i'],
    j: ['ks', 'z'],
    k: ['k'],
    l: ['l'],
    m: ['m'],
    n: ['n'],
    o: ['o'],
    p: ['p'],
    q: ['k', '8'],
    r: ['r'],
    s: ['s'],
    t: ['t'],
    u: ['i', 'u', '8'],
    v: ['b', 'o'],
    w: ['o'],
    x: ['x', 'ks'],
    y: ['i', 'g'],
    z: ['z'],
    '3': ['ks', 'e'],
    '4': ['ps'],
    '8': ['8'],
    '9': ['8'],
  }),
)

/** A word has at most this many readings. */
const mostReadings = 48

/** Endings of declension and conjugation as they sound; what is left has at least three signs. */
const soundEndings =
  'omaste umaste udas udon udos udes odon odos odes oda odas ode ude ete ite ate ume ame eon eos eas es is as os us on un in an e i o a u'
    .split(' ')
    .toSorted((a, b) => b.length - a.length)

function withoutEnding(sound: string): string {
  const ending = soundEndings.find((each) => sound.length - each.length >= 3 && sound.endsWith(each))
  const stem = ending === undefined ? sound : sound.slice(0, -ending.length)
  const base = /^(.{3,}m)at$/u.exec(stem)?.[1] ?? stem
  return base.length > 3 && base.endsWith('i') ? base.slice(0, -1) : base
}

const single = (sound: string): string => sound.replace(/(.)\1+/gu, '$1')

function greekSound(word: string): string {
  let sound = ''
  for (let at = 0; at < word.length;) {
    const pair = greekSounds.get(word.slice(at, at + 2))
    const sign = pair ?? greekSounds.get(word[at] ?? '') ?? word[at] ?? ''
    sound += sign
    at += pair === undefined ? 1 : 2
  }
  return sound
}

function latinSounds(word: string, most: number): string[] {
  let sounds = ['']
  for (let at = 0; at < word.length;) {
    const pair = latinReadings.get(word.slice(at, at + 2))
    const letter = word[at] ?? ''
    const readings = pair ?? latinReadings.get(letter) ?? [letter]
    const next: string[] = []
    // The likeliest reading of every spelling first, so that a cut loses the unlikely ones.
    for (const reading of readings) for (const sound of sounds) next.push(sound + reading)
    sounds = next.slice(0, most)
    at += pair === undefined ? 1 : 2
  }
  return sounds
}

export const isGreek = (word: string): boolean => /\p{Script=Greek}/u.test(word)

/** The sound under which a folded word is kept: of its stem, and of a word in Latin letters its likeliest reading. */
export function soundOf(word: string): string {
  return withoutEnding(single(isGreek(word) ? greekSound(word) : (latinSounds(word, 1)[0] ?? '')))
}

/** All sounds that a folded word of a search may mean, the likeliest first. */
export function soundsOf(word: string): string[] {
  if (isGreek(word)) return [soundOf(word)]
  return [...new Set(latinSounds(word, mostReadings).map((sound) => withoutEnding(single(sound))))]
}
