import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Citation } from '../../src/core/citing/citation.ts'
import { recompute } from '../../src/core/drafting/verifier/recompute.ts'
import type { Finding, Library } from '../../src/core/drafting/verifier/claim.ts'
import { rewordingFindings, verifyRewording } from '../../src/core/drafting/verifier/rewording/rewording.ts'
import { examine, verify } from '../../src/core/drafting/verifier/verify.ts'
import type { Language } from '../../src/core/facts/text.ts'

type GoldCitation = Citation & { words?: string; reference?: Citation['reference'] & { words?: string } }

export interface Gold {
  id: string
  language: Language
  /** The composed sentence that `text` words anew; without it, `text` words freely what is cited. */
  composed?: string
  text: string
  documents: { id: string; text: string }[]
  citations: GoldCitation[]
  mutants: { kind: string; text: string; citations?: GoldCitation[] }[]
}

/** A composed sentence with honest rewordings of it, none of which may be refused. */
interface HonestRewordings {
  readonly language: Language
  readonly composed: string
  readonly texts: readonly string[]
}

export interface Judged {
  readonly id: string
  readonly kind: string
  readonly text: string
  readonly numeric: boolean
  readonly findings: readonly Finding[]
}

const numericKinds = new Set(['number', 'date', 'unit', 'code', 'number_word', 'derivation'])

export const readGold = (set: string): Promise<Gold[]> => readLines<Gold>(set)

/** The honest rewordings of a set that are refused, with what is told of them, and how many there are. */
export async function refusedRewordings(
  set: 'arranged' | 'rewordings',
): Promise<{ total: number; wrong: { text: string; findings: Finding[] }[] }> {
  const all = (await readLines<HonestRewordings>(set)).flatMap(({ composed, texts }) =>
    texts.map((text) => ({ text, findings: rewordingFindings(composed, text) })),
  )
  return { total: all.length, wrong: all.filter(({ findings }) => findings.length > 0) }
}

async function readLines<Line>(set: string): Promise<Line[]> {
  const file = join(import.meta.dirname, '..', '..', 'test', 'drafting', 'gold', `${set}.jsonl`)
  return (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)
}

/** What the verifier finds in a sentence with these citations, or in a rewording. A law's words are its record. */
function judge(gold: Gold, text: string, citations: readonly GoldCitation[]): Finding[] {
  const { composed, language } = gold
  if (composed !== undefined) return verifyRewording({ composed, text, language, citations }, { recompute })
  return verify({ text, language: gold.language, citations }, libraryOf(gold))
}

const libraryOf = (gold: Gold): Library => ({
  text: (id) => gold.documents.find((document) => document.id === id)?.text,
  record: (citation) => (citation as GoldCitation).words ?? (citation as GoldCitation).reference?.words,
  recompute,
})

/** A sentence or corruption with the signs of its doubtful words, and whether it is refused without them. */
export interface Weighable {
  readonly sound: boolean
  readonly refused: boolean
  readonly signs: readonly (readonly string[])[]
}

/** What there is to weigh in a set. */
export function weighable(set: readonly Gold[]): Weighable[] {
  return set.flatMap((gold) => {
    const read = (sound: boolean, text: string, citations: readonly GoldCitation[]): Weighable => {
      const { findings, doubts } = examine({ text, language: gold.language, citations }, libraryOf(gold))
      return { sound, refused: findings.length > 0, signs: doubts.map(({ signs }) => signs) }
    }
    return [
      read(true, gold.text, gold.citations),
      ...gold.mutants.map(({ text, citations }) => read(false, text, citations ?? gold.citations)),
    ]
  })
}

export interface Figures {
  readonly judged: readonly Judged[]
  readonly kinds: ReadonlyMap<string, readonly Judged[]>
  readonly falseAlarms: { readonly total: number; readonly wrong: readonly Judged[] }
}

/** Every corruption and every sentence, judged. */
export function figuresOf(set: readonly Gold[]): Figures {
  const judged = set.flatMap((gold) =>
    gold.mutants.map(({ kind, text, citations }): Judged => ({
      id: gold.id,
      kind,
      text,
      numeric: numericKinds.has(kind),
      findings: judge(gold, text, citations ?? gold.citations),
    })),
  )
  const sound = set.map((gold): Judged => ({
    id: gold.id,
    kind: 'supported',
    text: gold.text,
    numeric: false,
    findings: judge(gold, gold.text, gold.citations),
  }))
  const kinds = Map.groupBy(judged, ({ kind }) => kind)
  return {
    judged,
    kinds,
    falseAlarms: { total: sound.length, wrong: sound.filter(({ findings }) => findings.length > 0) },
  }
}
