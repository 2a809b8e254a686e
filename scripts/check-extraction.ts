/**
 * What the extractor reads in the sample calls against what a careful reader took from them:
 * `npm run check:extraction [-- --held-out | --show] [--set=first|…|eighteenth] [--only=a,b | --without=a,b]`. Prints precision
 * and recall of each set for each field, and of its short texts (`cases*.json`), each posted as a document; `--show` prints what differs; `--only` and `--without` name
 * documents. Exit 1 where a field is below 98 % precision or 90 % recall.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Criterion } from '../src/core/criteria/criterion.ts'
import type { Contradiction, Extraction } from '../src/core/extraction/extraction.ts'
import { foldText } from '../src/core/facts/text-fold.ts'
import { unitsOfMunicipalities } from '../src/core/extraction/places/municipalities.ts'
import { loadReference } from '../src/reference/reference.ts'
import { DocumentReader, documentTypes } from '../src/programmes/extraction/extract-document.ts'
import { atomsOfDraft, expectedAtoms, foldedFields, hasNoPlace, wallAsTold } from './extraction/atoms.ts'

interface Expectation {
  document: string
  media_type: keyof typeof documentTypes
  language: 'el' | 'en'
  fields: Record<string, { value: unknown; quotes: string[] }>
  absent: string[]
  conflicts?: { field: string; values: unknown[]; resolved: unknown }[]
}

/** Of one field in one call, or of one field in all of them. */
interface Score {
  right: number
  wrong: string[]
  missed: string[]
}

const leastPrecision = 0.98
const leastRecall = 0.9

/** Compares one call field by field; fields of which the expectation says nothing are not judged. */
function judge(extraction: Extraction, expected: Expectation): Map<string, Score> {
  const ours = atomsOfDraft(extraction.programme)
  const wanted = foldedFields(expected.fields)
  const scores = new Map<string, Score>()
  const partly = [
    ...(((expected.fields['regions']?.value ?? {}) as { partly?: string[] }).partly ?? []),
    ...unitsOfZone(expected),
  ]
  const undecided = (expected.conflicts ?? []).filter(({ resolved }) => resolved === null)
  for (const field of Object.keys(expectedAtoms)) {
    const conflict = undecided.find((each) => each.field === field)
    const told = ours.get(field) ?? []
    if (conflict !== undefined) {
      scores.set(field, conflictScore(extraction, conflict))
      continue
    }
    const want = wanted.get(field)
    if (want === undefined && !expected.absent.includes(field)) continue
    const unplaced = field === 'intensity' ? unplacedRates(expected) : []
    scores.set(
      field,
      compare(
        relevant(field, told, want ?? [], partly).filter((atom) => !unplaced.includes(atom)),
        field === 'regions' ? (want ?? []).filter((atom) => !partly.includes(atom)) : (want ?? []),
      ),
    )
  }
  scores.set('required_documents', documentScore(extraction, expected))
  scores.set('contradictions', decidedScore(extraction, expected))
  return scores
}

const { regions } = await loadReference()
/** The units that the municipalities of a zone lie in: only a part of each is meant. */
function unitsOfZone({ fields }: Expectation): string[] {
  const names = (fields['zone']?.value ?? []) as readonly string[]
  return names.flatMap((name) =>
    unitsOfMunicipalities(foldText(`Δήμος ${name.replace(/^Δήμο\p{L}* /u, '')}`).folded, regions),
  )
}

/** A rate of which the call says for which action or zone it is may stand in the draft as the rate of all others. */
function unplacedRates({ fields }: Expectation): string[] {
  const rows = ((fields['intensity']?.value ?? []) as { percent?: number }[]).filter(
    (row): row is { percent: number } => row.percent !== undefined,
  )
  const held = rows.filter((row) => !hasNoPlace(row)).map(({ percent }) => percent)
  return rows.filter((row) => hasNoPlace(row) && !held.includes(row.percent)).map(({ percent }) => `${percent}%  `)
}

/** Of a list of codes only what the call says: the draft always names a classification, a role and a basis. */
function relevant(
  field: string,
  told: readonly string[],
  want: readonly string[],
  partly: readonly string[],
): readonly string[] {
  if (field === 'opens' || field === 'closes') return told.map((atom) => wallAsTold(atom, want))
  // A unit of which only a part is meant: the draft names the unit, or nothing.
  if (field === 'regions') return told.filter((atom) => !partly.includes(atom))
  // "Enterprises of any size" asks for nothing: some readers write all sizes down, some none.
  if (
    field === 'sizes' &&
    want.length === 0 &&
    ['micro', 'small', 'medium', 'large'].every((each) => told.includes(each))
  )
    return []
  if (field !== 'activities' || want.length === 0) return told
  return told.filter((atom) => {
    const name = /^(scheme|role|basis) /.exec(atom)?.[1]
    return name === undefined || want.some((each) => each.startsWith(`${name} `))
  })
}

function compare(told: readonly string[], want: readonly string[]): Score {
  const left = [...want]
  const wrong: string[] = []
  for (const atom of told) {
    const at = left.indexOf(atom)
    if (at < 0) wrong.push(atom)
    else left.splice(at, 1)
  }
  return { right: want.length - left.length, wrong, missed: left }
}

/** What a call leaves undecided has to be shown with all its values; one of them in the draft is no fault. */
function conflictScore(extraction: Extraction, { field, values }: { field: string; values: unknown[] }): Score {
  const shown = extraction.contradictions
    .map(asExpected)
    .filter((each) => each.field.replace(/_at$/, '') === field.replace(/_at$/, ''))
    .flatMap((each) => each.values.map(({ value }) => plain(value)))
  const missed = values.map(plain).filter((value) => !shown.includes(value))
  return { right: values.length - missed.length, wrong: [], missed }
}

/** A contradiction of a criterion under the name that expectations have for it, with the bound that is told twice. */
function asExpected(contradiction: Contradiction): Contradiction {
  const { field, values } = contradiction
  if (!field.startsWith('criterion:')) return contradiction
  const [first] = values.map(({ value }) => value as Criterion)
  const name =
    first?.kind === 'headcount'
      ? first.measure
      : ({ age: 'age', accounts: 'turnover', size: 'sizes' }[String(first?.kind)] ?? field)
  return {
    field: name,
    values: values.map((each) => {
      const value = each.value as { range?: object; test?: { range?: object }; include?: unknown }
      const [bound] = Object.values(value.range ?? value.test?.range ?? {})
      return { ...each, value: bound ?? value.include }
    }),
  }
}

/** An amount or a number as it is written, a moment or a day as the day in its zone. */
const plain = (value: unknown): string => {
  if (typeof value === 'object' && value !== null && 'at' in value && 'time_zone' in value)
    return Temporal.Instant.from(String(value.at)).toZonedDateTimeISO(String(value.time_zone)).toPlainDate().toString()
  if (Array.isArray(value)) return value.join('+')
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return value
  const amount = typeof value === 'object' && value !== null && 'amount' in value ? value.amount : value
  return String(Number(amount))
}

/** Documents by their usual names; what a call asks for besides has none, and is not judged. */
function documentScore({ programme }: Extraction, { fields }: Expectation): Score {
  const expected = fields['required_documents']
  if (expected === undefined) return { right: 0, wrong: [], missed: [] }
  const told = (programme.required_documents ?? []).map(({ id }) => id).filter((id) => !id.startsWith('document-'))
  return compare(told, expected.value as string[])
}

/** Contradictions that are reported of a field on which the call is of one mind. */
function decidedScore({ contradictions }: Extraction, { fields, conflicts = [] }: Expectation): Score {
  const known = new Set(conflicts.map(({ field }) => field))
  const wrong = contradictions
    .map(asExpected)
    .map(({ field }) => (field === 'closes_at' ? 'closes' : field === 'opens_at' ? 'opens' : field))
    .filter((field) => field in fields && !known.has(field))
  return { right: 0, wrong, missed: [] }
}

/** Which calls are compared, by their names without extension; all of them where neither is given. */
interface Choice {
  readonly only?: string
  readonly without?: string
}

function isChosen(document: string, { only, without }: Choice): boolean {
  const name = document.replace(/\.[^.]+$/, '')
  return (only === undefined || only.split(',').includes(name)) && !(without ?? '').split(',').includes(name)
}

/** A document, or a short text that is posted as one, with what a reader takes from it. */
export interface Sample {
  readonly name: string
  readonly bytes: Uint8Array
  readonly type: keyof typeof documentTypes
  readonly expected: Expectation
}

function documentsIn(folder: URL, choice: Choice): Sample[] {
  return readdirSync(folder)
    .filter((each) => each.endsWith('.expected.json'))
    .map((each) => JSON.parse(readFileSync(new URL(each, folder), 'utf8')) as Expectation)
    .filter(({ document }) => isChosen(document, choice))
    .map((expected) => ({
      name: expected.document,
      bytes: readFileSync(new URL(expected.document, folder)),
      type: expected.media_type,
      expected,
    }))
}

interface Case {
  readonly id: string
  readonly lang: 'el' | 'en'
  readonly text: string
  readonly expected: Expectation['fields']
  readonly absent?: string[]
  readonly conflicts?: NonNullable<Expectation['conflicts']>
}

/** The short texts of one file: `cases.json`, or `cases-KIND.json` of one kind of fact. */
function casesIn(file: URL, choice: Choice): Sample[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as Case[])
    .filter(({ id }) => isChosen(id, choice))
    .map(({ id, lang, text, expected, absent = [], conflicts = [] }) => ({
      name: id,
      bytes: new TextEncoder().encode(text),
      type: 'text/plain',
      expected: { document: id, media_type: 'text/plain', language: lang, fields: expected, absent, conflicts },
    }))
}

async function scoresOf(samples: readonly Sample[], show: boolean): Promise<Map<string, Score>> {
  const reader = new DocumentReader(0)
  const all = new Map<string, Score>()
  for (const { name, bytes, type, expected } of samples) {
    const { extraction } = await reader.read({
      bytes,
      type: documentTypes[type],
      language: undefined,
      country: 'GR',
      timeZone: 'Europe/Athens',
    })
    for (const [field, score] of judge(extraction, expected)) {
      if (show && score.wrong.length + score.missed.length > 0)
        console.log(`${name} ${field}: wrong [${score.wrong.join(', ')}] missed [${score.missed.join(', ')}]`)
      const sum = all.get(field) ?? { right: 0, wrong: [], missed: [] }
      all.set(field, {
        right: sum.right + score.right,
        wrong: [...sum.wrong, ...score.wrong],
        missed: [...sum.missed, ...score.missed],
      })
    }
  }
  return all
}

const precisionOf = ({ right, wrong }: Score): number =>
  right + wrong.length === 0 ? 1 : right / (right + wrong.length)
const recallOf = ({ right, missed }: Score): number =>
  right + missed.length === 0 ? 1 : right / (right + missed.length)

/** The sets of calls, by age; a held-out part stands beside its set. */
export const sets = {
  first: '../test/extraction/calls/',
  second: '../test/extraction/calls/second/',
  third: '../test/extraction/calls/third/',
  fourth: '../test/extraction/calls/fourth/',
  fifth: '../test/extraction/calls/fifth/',
  sixth: '../test/extraction/calls/sixth/',
  seventh: '../test/extraction/calls/seventh/',
  eighth: '../test/extraction/calls/eighth/',
  ninth: '../test/extraction/calls/ninth/',
  tenth: '../test/extraction/calls/tenth/',
  eleventh: '../test/extraction/calls/eleventh/',
  twelfth: '../test/extraction/calls/twelfth/',
  thirteenth: '../test/extraction/calls/thirteenth/',
  fourteenth: '../test/extraction/calls/fourteenth/',
  fifteenth: '../test/extraction/calls/fifteenth/',
  sixteenth: '../test/extraction/calls/sixteenth/',
  seventeenth: '../test/extraction/calls/seventeenth/',
  eighteenth: '../test/extraction/calls/eighteenth/',
} as const

/** The documents of a folder and its short texts, by what its file is called. */
function samplesIn(folder: URL, choice: Choice): [string, Sample[]][] {
  const short = readdirSync(folder)
    .filter((each) => /^cases.*\.json$/.test(each))
    .map((file): [string, Sample[]] => [
      `, short texts${file.slice('cases'.length, -'.json'.length).replaceAll('-', ' ')}`,
      casesIn(new URL(file, folder), choice),
    ])
  return [['', documentsIn(folder, choice)], ...short]
}

/** The open documents and short texts of a set. */
export const openSamples = (set: keyof typeof sets): Sample[] =>
  samplesIn(new URL(sets[set], import.meta.url), {}).flatMap(([, samples]) => samples)

async function report(set: keyof typeof sets, heldOut: boolean, show: boolean, choice: Choice): Promise<boolean> {
  const folder = new URL(`${sets[set]}${heldOut ? 'held-out/' : ''}`, import.meta.url)
  // Only the newest sets have calls that nobody looked at.
  if (!existsSync(folder)) return true
  let good = true
  for (const [what, samples] of samplesIn(folder, choice))
    if (samples.length > 0)
      good = print(`${set} set${what}${heldOut ? ', held out' : ''}`, await scoresOf(samples, show && !heldOut)) && good
  return good
}

/** @returns whether every field is above the limits */
function print(title: string, scores: ReadonlyMap<string, Score>): boolean {
  const share = (value: number): string => `${(value * 100).toFixed(1)} %`.padStart(8)
  const line = (name: string, score: Score): string =>
    `${name.padEnd(35)}${share(precisionOf(score))}${share(recallOf(score))}${String(score.right).padStart(7)}${String(score.wrong.length).padStart(7)}${String(score.missed.length).padStart(8)}`
  console.log(`${title.padEnd(34)}precision recall  right  wrong  missed`)
  const total: Score = { right: 0, wrong: [], missed: [] }
  for (const [field, score] of [...scores].toSorted(([a], [b]) => a.localeCompare(b))) {
    console.log(line(field, score))
    total.right += score.right
    total.wrong.push(...score.wrong)
    total.missed.push(...score.missed)
  }
  console.log(line('all', total))
  const below = [...scores].filter(([, score]) => precisionOf(score) < leastPrecision || recallOf(score) < leastRecall)
  console.log(
    below.length === 0
      ? 'Every field is above 98 % precision and 90 % recall.\n'
      : `Below: ${below.map(([field]) => field).join(', ')}\n`,
  )
  return below.length === 0
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      set: { type: 'string' },
      'held-out': { type: 'boolean' },
      show: { type: 'boolean' },
      only: { type: 'string' },
      without: { type: 'string' },
    },
  })
  let good = true
  for (const set of Object.keys(sets) as (keyof typeof sets)[]) {
    if (values.set !== undefined && values.set !== set) continue
    good = (await report(set, values['held-out'] === true, values.show === true, values)) && good
  }
  process.exitCode = good ? 0 : 1
}
