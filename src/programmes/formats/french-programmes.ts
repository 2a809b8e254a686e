import { createHash } from 'node:crypto'
import { canonicalText, codePointLength } from '../../core/citing/canonical.ts'
import { french } from '../../core/citing/quantity-lexicon.ts'
import type { RuleTextFinding } from '../../core/citing/rule-against-text.ts'
import { compareSize, readSize, ruleTextReason } from '../../core/citing/rule-against-text.ts'
import { quantityReader } from '../../core/citing/stated-range.ts'
import type { QuantityReader } from '../../core/citing/stated-range.ts'
import type { NumberRange } from '../../core/criteria/criterion.ts'
import type { ProgrammeInput, ProgrammeDocument } from '../../core/facts/programme.ts'
import type { Reason } from '../../core/matching/result.ts'
import { leafId, leafInterval } from '../../core/facts/activity-code.ts'
import type { ActivityReference } from '../../core/facts/activity-reference.ts'
import type { RegionReference } from '../../core/facts/region-reference.ts'
import { placeCode } from './french-places.ts'
import { readCall } from './french-call.ts'
import type { DateFault } from './french-call.ts'
import { sentencesOf, textConditions } from './french-conditions.ts'
import { composeText, documentKey, listOf, textOf } from './french-document.ts'
import { isRow } from './row.ts'
import type { FrenchText } from './french-document.ts'
import type { Row } from './row.ts'
import { readFunding } from './french-funding.ts'
import { conditionOf, objectivesOf, rulesDiffer } from './french-eligibility-data.ts'
import { lowerCondition, lowerRules } from './french-rules.ts'
import type { LoweredRules, RuleContext } from './french-rules.ts'
import { territoryOfText } from './french-territory.ts'
import { compareWithText } from './french-against-text.ts'
import { declaredRules } from './publicodes.ts'

/** What the file does not say about itself. */
export interface FrenchSource {
  regions: RegionReference
  activities: ActivityReference
  /** When the file was fetched; aid that is paused in it is paused since then. */
  retrievedAt: string
  /** Address of the collection, for rows without an address of their own. */
  url: string
  licence?: string
}

/** Something a publisher should know of a row; the row is read all the same. */
export type RowWarning =
  | { code: 'rule_against_text'; finding: RuleTextFinding }
  | { code: 'rule_unreadable'; rule: string }
  /** The rules and the row's structured data say different things; the rules decide. */
  | { code: 'sources_differ'; field: string }
  /** A code that the classification does not have: left out, for no business can have it. */
  | { code: 'code_unknown'; activity: string }
  | { code: 'rule_without_sentence'; criterion: string }
  | { code: DateFault; field: string }

export type RowRefusal =
  | 'not_an_object'
  | 'slug_invalid'
  | 'slug_repeated'
  | 'title_missing'
  | 'text_not_storable'
  | 'conditions_missing'

export interface FrenchProgramme {
  row: number
  slug: string
  programme: ProgrammeInput & { documents: ProgrammeDocument[] }
  coded: LoweredRules['coded']
}

export type RowReport =
  | { row: number; outcome: 'read'; slug: string; warnings: RowWarning[] }
  | { row: number; outcome: 'refused'; slug?: string; refusal: RowRefusal }

export interface FrenchImport {
  programmes: FrenchProgramme[]
  rows: RowReport[]
}

/** What a warning or a refusal says, for the wording catalogue. */
export function rowReason(said: RowWarning | { refusal: RowRefusal }): Reason {
  if ('refusal' in said) return { key: `import_row.${said.refusal}`, values: {} }
  if (said.code === 'rule_against_text') return ruleTextReason(said.finding)
  const { code, ...values } = said
  return { key: `import_row.${code}`, values }
}

const slugPattern = /^[a-z0-9][a-z0-9-]{0,127}$/u

/**
 * Reads the programmes of the French government's collection (`programs.json`): each row becomes one programme with one
 * French document and criteria that cite its lines. Pure. A row that cannot be read is refused with its reason and
 * never loses another one; a rule that cannot be read becomes a question, so the programme is not dropped.
 * @param file the parsed JSON: a list of rows. Throws TypeError when it is no list.
 */
export function readFrenchProgrammes(file: unknown, source: FrenchSource): FrenchImport {
  if (!Array.isArray(file)) throw new TypeError('the file is not a list of programmes')
  const reader = quantityReader(french)
  const taken = new Set<string>()
  const result: FrenchImport = { programmes: [], rows: [] }
  file.forEach((row: unknown, index) => {
    const read = readRow(row, index + 1, source, reader, taken)
    result.rows.push(read.report)
    if (read.programme !== undefined) result.programmes.push(read.programme)
  })
  return result
}

interface RowRead {
  report: RowReport
  programme?: FrenchProgramme
}

function readRow(
  json: unknown,
  row: number,
  source: FrenchSource,
  reader: QuantityReader,
  taken: Set<string>,
): RowRead {
  const refused = (refusal: RowRefusal, slug?: string): RowRead => ({
    report: { row, outcome: 'refused', refusal, ...(slug === undefined ? {} : { slug }) },
  })
  if (!isRow(json)) return refused('not_an_object')
  const slug = textOf(json, 'id')?.trim()
  if (slug === undefined || !slugPattern.test(slug)) return refused('slug_invalid', slug)
  if (taken.has(slug)) return refused('slug_repeated', slug)
  if (textOf(json, 'titre') === undefined) return refused('title_missing', slug)
  if (!isRow(json["conditions d'éligibilité"])) return refused('conditions_missing', slug)
  const text = composeText(json)
  if (!canonicalText(text.text).ok) return refused('text_not_storable', slug)
  taken.add(slug)
  const { programme, coded, warnings } = build(json, text, source, reader)
  return { report: { row, outcome: 'read', slug, warnings }, programme: { row, slug, programme, coded } }
}

function build(
  row: Row,
  text: FrenchText,
  source: FrenchSource,
  reader: QuantityReader,
): { programme: FrenchProgramme['programme']; coded: LoweredRules['coded']; warnings: RowWarning[] } {
  const context = contextOf(text, source, reader)
  const structured = conditionOf(row)
  const lowered = isRow(row['publicodes'])
    ? lowerRules(declaredRules(row['publicodes']), context)
    : lowerCondition(structured, context)
  const fromText = [
    ...territoryOfText(text, lowered, source.regions, reader),
    ...textConditions(row, text, reader, context),
  ]
  const { call, faults } = readCall(row, lowered, source.retrievedAt)
  const summary = textOf(row, 'promesse')?.trim()
  const authority = textOf(row, 'opérateur de contact')?.trim()
  const objectives = objectivesOf(row, lowered.objectives)
  const url = addressOf(row) ?? source.url
  const licence = source.licence === undefined ? {} : { licence: source.licence }
  const programme: FrenchProgramme['programme'] = {
    title: { fr: textOf(row, 'titre')?.trim() ?? '' },
    ...(summary === undefined ? {} : { summary: { fr: summary } }),
    ...(authority === undefined ? {} : { authority: { name: { fr: authority } } }),
    country: 'FR',
    source: { url, retrieved_at: source.retrievedAt, ...licence },
    call,
    documents: [documentOf(row, text, url, source.retrievedAt)],
    external_ids: [{ scheme: 'fr-mission-transition', value: textOf(row, 'id')?.trim() ?? '' }],
    funding: readFunding(row, text),
    eligibility: { all: [...lowered.criteria, ...fromText] },
    ...(objectives.length > 0 ? { objectives } : {}),
  }
  const warnings: RowWarning[] = [
    ...faults,
    ...lowered.unreadable.map((rule): RowWarning => ({ code: 'rule_unreadable', rule })),
    ...lowered.unknownCodes.map((activity): RowWarning => ({ code: 'code_unknown', activity })),
    ...rulesDiffer(structured, lowered, context).map((field): RowWarning => ({ code: 'sources_differ', field })),
    ...lowered.criteria.flatMap((each): RowWarning[] =>
      'kind' in each && each.citations === undefined ? [{ code: 'rule_without_sentence', criterion: each.id }] : [],
    ),
    ...compareWithText(text, lowered.coded, source.regions, reader).map((finding): RowWarning => ({
      code: 'rule_against_text',
      finding,
    })),
  ]
  return { programme, coded: lowered.coded, warnings }
}

/** The row's own address, if it is one of the web, with what may not stand in an address escaped. */
function addressOf(row: Row): string | undefined {
  const given = textOf(row, 'url')?.trim()
  return given !== undefined && /^https?:/u.test(given) ? URL.parse(given)?.href : undefined
}

function contextOf(text: FrenchText, { regions, activities }: FrenchSource, reader: QuantityReader): RuleContext {
  const size = readSize(
    text.lines("taille de l'entreprise").map((line) => line.exact),
    reader,
  )
  return {
    placeCode: (name) => placeCode(name, regions),
    nafHas: (code, whole) => {
      const { lo, hi } = leafInterval({ scheme: 'naf', code }, activities)
      return whole ? leafId({ scheme: 'naf', code }, activities) !== undefined : hi > lo
    },
    cite: (subject) => sentencesOf(text, subject),
    admitsMicroEntrepreneurs: sentencesOf(text, 'regime').some(({ exact }) => /^éligible aux micro/iu.test(exact)),
    // "Moins de 250" and a rule of at most 249 agree on persons; work units have decimals, and there the text is meant.
    headcountAsWritten: (rule: NumberRange) =>
      size === undefined || size.betweenTwo || compareSize(rule, size).length > 0 ? rule : size.range,
  }
}

function documentOf(row: Row, text: FrenchText, url: string, retrievedAt: string): ProgrammeDocument {
  const sha256 = createHash('sha256').update(text.text, 'utf8').digest('hex')
  return {
    key: documentKey,
    id: `doc_${sha256.slice(0, 26)}`,
    title: listOf(row, 'titre')[0]?.trim() ?? '',
    url,
    role: 'call',
    order: 0,
    language: 'fr',
    retrieved_at: retrievedAt,
    sha256,
    length: codePointLength(text.text),
    sections: text.sections,
    text: text.text,
  }
}
