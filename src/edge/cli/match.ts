import type { Profile } from '../../core/facts/profile.ts'
import {
  asOfNow,
  explained,
  explainPair,
  matchesOf,
  previewMatches,
  reasoningOf,
  viewOf,
  type MatchingKit,
  type ShownMatch,
} from '../../matching/matching.ts'
import type { Context } from '../../platform/context.ts'
import { isId, matchId } from '../../platform/ids.ts'
import { languages, type Language } from '../../platform/language.ts'
import { openProgrammes, openProgrammeTitles } from '../../programmes/programmes.ts'
import { listProfiles } from '../../profiles/profiles.ts'
import { openTitles } from '../../reference/reference.ts'
import { namesOf } from '../../wording/names.ts'
import type { Names } from '../../wording/wording.ts'
import { operatorContext } from '../operator.ts'
import { accountOf } from './accounts.ts'
import { table, UsageError } from './command.ts'
import type { Command, Desk, Given, Report } from './command.ts'
import { readGiven, textOf } from './files.ts'

const fitting = ['eligible', 'needs_info', 'needs_review'] as const
const open = ['open', 'forecasted', 'paused', 'unknown'] as const

type View = ReturnType<typeof viewOf>

/** A profile in a file, as `POST /profiles` takes it. @throws UsageError when it is none */
async function profileIn(path: string): Promise<Profile> {
  const text = textOf(await readGiven(path), path)
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read === 'object' && read !== null && 'kind' in read) return read as Profile
  } catch {
    throw new UsageError(`${path} is no JSON.`)
  }
  throw new UsageError(`${path} holds no profile: an object with at least "kind" and "name".`)
}

interface Asked {
  readonly ctx: Context
  readonly kit: MatchingKit
  readonly names: Names
  readonly slug: string | undefined
  readonly limit: number
}

/** Matches of a stored profile, by its id or its own id in the account. @throws UsageError when there is none */
async function ofStored({ ctx, kit, slug, limit }: Asked, wanted: string): Promise<ShownMatch[]> {
  const id = isId('prf', wanted) ? wanted : (await listProfiles(ctx, { externalId: wanted }, null, 1))[0]?.id
  if (id === undefined)
    throw new UsageError(
      `"${wanted}" is neither a file nor a profile of the account: give a JSON file, prf_… or an external id.`,
    )
  if (slug !== undefined) {
    const snapshot = await ctx.db.inAccount(ctx.accountId, (tx) => kit.catalogue.current(tx))
    const entry = snapshot.bySlug.get(slug)
    if (entry === undefined) throw new UsageError(`There is no published programme "${slug}".`)
    return [await explainPair(ctx, kit, matchId(id, entry.id), asOfNow(ctx.now))]
  }
  const filter = { eligibility: fitting, status: open, sort: 'score' as const }
  return matchesOf(ctx, kit, id, { filter, asOf: asOfNow(ctx.now), after: null, count: limit })
}

async function ofFile({ ctx, kit, slug, limit }: Asked, path: string): Promise<ShownMatch[]> {
  const { matches } = await previewMatches(ctx, kit, {
    document: await profileIn(path),
    slugs: slug === undefined ? undefined : [slug],
    asOf: asOfNow(ctx.now),
    limit,
  })
  return matches.map(explained)
}

function listOf(views: readonly View[]): string {
  if (views.length === 0) return 'No programme fits.'
  return table(
    ['verdict', 'score', 'deadline (UTC)', 'slug', 'title'],
    views.map(({ eligibility, score, programme }) => [
      eligibility,
      String(score.total),
      programme.deadline?.at?.slice(0, 16).replace('T', ' ') ?? '–',
      programme.slug,
      programme.title,
    ]),
  )
}

/** Why, in sentences with the words of the call. */
function whyOf({ programme, eligibility, score, summary, criteria, citations }: View): string {
  const quotes = new Map(citations.map(({ id, quote }) => [id, quote?.exact]))
  const rows = criteria.flatMap(({ outcome, sentence, citations: ids }) => [
    `${outcome.padEnd(7)}  ${sentence}`,
    ...ids.flatMap((id) => {
      const quote = quotes.get(id)
      return quote === undefined ? [] : [`         «${quote.replaceAll(/\s+/g, ' ')}»`]
    }),
  ])
  return [
    `${programme.title} (${programme.slug}, version ${programme.version})`,
    `${eligibility}, score ${score.total}`,
    ...summary,
    '',
    ...rows,
  ].join('\n')
}

async function run(desk: Desk, given: Given): Promise<Report> {
  const language: Language = given.oneOf('language', languages) ?? 'el'
  const limit = given.wholeNumber('limit', 1, 5000) ?? 20
  const slug = given.text('programme')
  const wanted = given.the('profile')
  const isFile = /\.json$/i.test(wanted)
  const reference = await desk.reference()
  const db = await desk.db()
  const account = await accountOf(desk, given)
  await using titles = await openTitles(db, () => {})
  const { catalogue } = openProgrammes(reference)
  const names = namesOf(reference.regions, { titles, programmes: openProgrammeTitles(catalogue) })
  const ctx = { ...operatorContext(db, account.id, desk.now, 'match'), language }
  const asked = { ctx, kit: { reference, catalogue }, names, slug, limit }
  const found = isFile ? await ofFile(asked, wanted) : await ofStored(asked, wanted)
  const [only] = found
  if (slug !== undefined && only !== undefined)
    return { text: whyOf(viewOf(only, language, names)), json: reasoningOf(only, language, names) }
  const views = found.map((each) => viewOf(each, language, names))
  return { text: listOf(views), json: views }
}

export const matchCommands: readonly Command[] = [
  {
    name: 'match',
    says: 'Says which programmes fit a business, best first; with --programme why one fits or does not, with the words of the call.',
    takes: ['profile'],
    options: {
      programme: { type: 'string', value: '<slug>', says: 'Only this one, explained, whatever the verdict.' },
      limit: { type: 'string', value: '<number>', says: 'How many; 20 unless given.' },
      language: {
        type: 'string',
        value: languages.join('|'),
        says: 'Language of titles and sentences; el unless given.',
      },
      account: {
        type: 'string',
        value: '<account>',
        says: 'Whose profile; not needed where there is one account only.',
      },
    },
    examples: [
      'match business.json',
      'match sample-software-athens --language en',
      'match prf_01… --programme sample-digital-advanced',
    ],
    instead: 'GET /api/v1/match/{profile_id} or POST /api/v1/match/preview',
    run,
  },
]
