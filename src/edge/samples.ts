import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Anchor } from '../core/citing/citation.ts'
import type { CodeSet } from '../core/criteria/criterion.ts'
import { leavesUnder } from '../core/facts/activity-code.ts'
import type { ActivityReference } from '../core/facts/activity-reference.ts'
import type { Money } from '../core/facts/money.ts'
import type { PlainDate, Profile } from '../core/facts/profile.ts'
import type { DocumentInput, ProgrammeInput, RequiredDocument } from '../core/facts/programme.ts'
import { SampleDates } from './sample-dates.ts'
import { renderText } from './sample-text.ts'
import type { SampleText } from './sample-text.ts'

/** A sample programme as a publisher would hand it in. */
export interface SampleProgramme {
  slug: string
  programme: ProgrammeInput
}
/** A sample client; `name` is that of its file, for tests and pages that mean a certain one. */
export interface SampleProfile {
  name: string
  profile: Profile
}

const folder = join(import.meta.dirname, '..', '..', 'samples')
const amount = /^(-?\d+)(\.\d\d)? EUR$/

/** A list of activity codes given by a rule: all official codes of some groups, except others. */
interface SetRule {
  under: string[]
  except?: string[]
}
interface SampleFile extends Record<string, unknown> {
  dates: Record<string, string>
  time_zone?: string
  documents: Omit<DocumentInput, 'title' | 'language' | 'order' | 'text'>[]
}
/** What the short forms of a sample are expanded with. */
interface Context {
  dates: SampleDates
  sets: ReadonlyMap<string, CodeSet>
  required: Record<string, Omit<RequiredDocument, 'id' | 'citations'>>
  texts: ReadonlyMap<string, SampleText>
}

/**
 * The sample programmes, in the order of their slugs, with dates relative to the day the service first started.
 * The short forms they are written in are described in samples/README.md. Throws where a file has a mistake.
 */
export async function sampleCatalogue(
  firstStart: PlainDate,
  activities: ActivityReference,
): Promise<SampleProgramme[]> {
  const rules = await json<Record<string, SetRule>>('activity-sets.json')
  const sets = new Map(Object.entries(rules).map(([name, rule]) => [name, codeSet(rule, activities)]))
  const required = await json<Context['required']>('required-documents.json')
  const slugs = (await readdir(join(folder, 'programmes'))).toSorted()
  return Promise.all(slugs.map((slug) => sampleProgramme(slug, firstStart, sets, required)))
}

/** The sample clients, in the order of their files' names, with dates relative to the day the service first started. */
export async function sampleProfiles(firstStart: PlainDate): Promise<SampleProfile[]> {
  const files = (await readdir(join(folder, 'profiles'))).toSorted()
  const context: Context = { dates: new SampleDates(firstStart), sets: new Map(), required: {}, texts: new Map() }
  return Promise.all(
    files.map(async (file) => ({
      name: file.replace('.json', ''),
      profile: expand(await json(`profiles/${file}`), context) as Profile,
    })),
  )
}

async function json<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(join(folder, path), 'utf8')) as T
}

function codeSet(rule: SetRule, activities: ActivityReference): CodeSet {
  const codes = (groups: string[]): string[] =>
    groups.flatMap((code) => leavesUnder({ scheme: 'kad_2025', code }, activities).map((leaf) => leaf.code))
  const except = new Set(codes(rule.except ?? []))
  return { scheme: 'kad_2025', include: { exact: codes(rule.under).filter((code) => !except.has(code)) } }
}

async function sampleProgramme(
  slug: string,
  firstStart: PlainDate,
  sets: Context['sets'],
  required: Context['required'],
): Promise<SampleProgramme> {
  const {
    dates: named,
    time_zone: zone,
    documents,
    ...rest
  } = await json<SampleFile>(`programmes/${slug}/programme.json`)
  const dates = new SampleDates(firstStart, named, zone)
  const texts = new Map(
    await Promise.all(
      documents.map(async ({ key }) => {
        const source = await readFile(join(folder, 'programmes', slug, `${key}.md`), 'utf8')
        return [key, renderText(source, (name) => placeholder(name, dates, sets))] as const
      }),
    ),
  )
  const context = { dates, sets, required, texts }
  const programme = {
    ...(expand(rest, context) as object),
    sample: true,
    documents: documents.map((document, order) => ({
      ...(expand(document, context) as object),
      order,
      ...inDocument(texts.get(document.key)),
    })),
  }
  return { slug, programme: programme as ProgrammeInput }
}

function inDocument(
  text: SampleText | undefined,
): Pick<DocumentInput, 'title' | 'language' | 'pages' | 'sections' | 'text'> {
  if (text === undefined) throw new RangeError('a document without a text')
  return { title: text.title, language: 'el', pages: text.pages, sections: text.sections, text: text.text }
}

/** `{opens}` a date as named, `{opens day}` without its time, `{y-1}` a year, `{count name}` and `{list name}` of a set of codes. */
function placeholder(name: string, dates: SampleDates, sets: Context['sets']): string {
  const [word = '', argument = ''] = name.split(' ')
  const codes = sets.get(argument)?.include?.exact
  if (word === 'count' && codes !== undefined) return codes.length.toLocaleString('el')
  if (word === 'list' && codes !== undefined) return codes.join(', ')
  if (argument === 'day') return dates.say(word, 'day')
  return dates.year(name)?.toString() ?? dates.say(name)
}

/** Replaces the short forms, wherever they stand. */
function expand(node: unknown, context: Context): unknown {
  if (typeof node === 'string') return expandText(node, context)
  if (Array.isArray(node)) return node.map((each: unknown) => expand(each, context))
  if (typeof node !== 'object' || node === null) return node
  if ('set' in node && typeof node.set === 'string') return found(context.sets.get(node.set), node.set)
  return Object.fromEntries(
    Object.entries(node).map(([name, inner]: [string, unknown]) => {
      if (name === 'citations') return [name, (inner as string[]).map((label) => anchor(label, context))]
      if (name === 'required_documents') return [name, (inner as string[]).map((id) => requiredDocument(id, context))]
      return [name, expand(inner, context)]
    }),
  )
}

/** `@opens`, `@+55 15:00` a date; `@y-1` a year as a text, `#y-1` as a number; `18000 EUR` an amount. */
function expandText(text: string, { dates }: Context): string | number | Money {
  if (text.startsWith('#')) return found(dates.year(text.slice(1)), text)
  if (text.startsWith('@')) return dates.year(text.slice(1))?.toString() ?? dates.value(text.slice(1))
  const money = amount.exec(text)
  return money === null ? text : { amount: `${money[1]}${money[2] ?? '.00'}`, currency: 'EUR' }
}

/** `size` is the sentence with that label in the call, `amendment-1#size` one in another document. */
function anchor(label: string, { texts }: Context): Anchor {
  const [document = '', name = ''] = label.includes('#') ? label.split('#') : ['call', label]
  return { document, exact: found(texts.get(document)?.sentences.get(name), label) }
}

function requiredDocument(id: string, context: Context): RequiredDocument {
  return { id, ...found(context.required[id], id), citations: [anchor(id, context)] }
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new RangeError(`the samples have no ${name}`)
  return value
}
