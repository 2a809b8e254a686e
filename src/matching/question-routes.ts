import { Type } from 'typebox'
import { route, type Route } from '../platform/http/route.ts'
import { idInPath } from '../platform/http/schemas.ts'
import { named } from '../platform/named.ts'
import { fieldName } from '../wording/terms.ts'
import { say, type Names } from '../wording/wording.ts'
import type { Reason } from '../core/matching/result.ts'
import { asOf, readAsOf } from './match-parameters.ts'
import { nearMissSchema } from './match-schemas.ts'
import { nearMissView, textIn } from './match-view.ts'
import type { MatchingKit } from './matching-kit.ts'
import { accountQuestions, questionsOf, type Question } from './questions.ts'

const tag = 'Matching'
const text = (description: string) => Type.String({ description })
const countOf = (description: string) => Type.Integer({ minimum: 0, description })

const question = {
  pointer: text('JSON pointer into the profile; over the account with `*` for a position.'),
  label: text('What it is.'),
  decides: countOf('Matches that it would decide by itself.'),
  touches: countOf('Matches that wait for it, among other things.'),
  matches: Type.Array(Type.String(), { maxItems: 5, description: 'Some of them.' }),
}
const pair = { match_id: text('Match.'), programme: text('Slug.'), title: text('Title of the programme.') }

const profileQuestions = named(
  'ProfileQuestions',
  Type.Object(
    {
      profile_id: text('Profile.'),
      as_of: text('Day.'),
      questions: Type.Array(Type.Object(question), { description: 'Missing facts, those that decide most first.' }),
      confirmations: Type.Array(
        Type.Object({
          ...pair,
          criterion_id: text('Criterion: PUT /match/{match_id}/answers/{criterion_id}.'),
          question: Type.Optional(text('What to confirm.')),
        }),
        { description: 'Conditions that only a person can confirm.' },
      ),
      near_misses: Type.Array(Type.Object({ ...pair, ...nearMissSchema.properties }), {
        description: 'Refusals of open calls that a change would turn: what can still be done in time first.',
      }),
    },
    { description: 'What is worth asking for a profile, and what would turn its refusals.' },
  ),
)

const allQuestions = named(
  'AccountQuestions',
  Type.Object(
    {
      data: Type.Array(
        Type.Object({
          ...question,
          profiles: countOf('Profiles that lack it.'),
          examples: Type.Array(
            Type.Object({ profile_id: text('Profile.'), name: text('Name.'), pointer: text('Where in this profile.') }),
            { maxItems: 5, description: 'Some of them.' },
          ),
        }),
        { description: 'Missing facts, those that decide most first.' },
      ),
      has_more: Type.Boolean({ description: 'Whether there are more than `limit`.' }),
      profiles: countOf('Profiles looked through.'),
      pairs: countOf('Open matches looked through: of each profile the 5 with the best score.'),
    },
    { description: 'Which missing fact, over all profiles, would decide most.' },
  ),
)

/** Routes of questions. */
export function questionRoutes(kit: MatchingKit, names: Names): Route[] {
  return [ofProfile(kit, names), ofAccount(kit)]
}

const view = (question: Question, language: 'el' | 'en') => ({
  pointer: question.pointer,
  label: fieldName(question.pointer, language),
  decides: question.decides,
  touches: question.touches,
  matches: question.matches,
})

const ofProfile = (kit: MatchingKit, names: Names) =>
  route({
    method: 'GET',
    path: '/match/{profile_id}/questions',
    id: 'listQuestions',
    tag,
    scope: 'matches:read',
    params: Type.Object({ profile_id: idInPath('prf') }),
    query: Type.Object({ as_of: asOf }),
    summary: {
      en: 'Which missing fact would decide most, and what would turn a refusal',
      el: 'Ποιο στοιχείο που λείπει κρίνει τα περισσότερα και τι θα άλλαζε μια απόρριψη',
    },
    answers: { 200: { description: 'Questions, confirmations and near misses.', schema: profileQuestions } },
    async handle(ctx, { params, query }) {
      const found = await questionsOf(ctx, kit, params.profile_id, readAsOf(ctx, query.as_of))
      const put = (reason: Reason): string => say(reason, ctx.language, names)
      const about = ({
        matchId,
        programme,
      }: {
        matchId: string
        programme: { slug: string; programme: { title: Readonly<Record<string, string>> } }
      }) => ({
        match_id: matchId,
        programme: programme.slug,
        title: textIn(programme.programme.title, ctx.language),
      })
      return {
        status: 200 as const,
        body: {
          profile_id: found.profile.id,
          as_of: found.day,
          questions: found.questions.map((each) => view(each, ctx.language)),
          confirmations: found.confirmations.map((each) => ({
            ...about(each),
            criterion_id: each.criterionId,
            ...(each.question === undefined ? {} : { question: textIn(each.question, ctx.language) }),
          })),
          near_misses: found.nearMisses.map((each) => ({ ...about(each), ...nearMissView(each.nearMiss, put) })),
        },
      }
    },
  })

const ofAccount = (kit: MatchingKit) =>
  route({
    method: 'GET',
    path: '/questions',
    id: 'listAccountQuestions',
    tag,
    scope: 'matches:read',
    query: Type.Object({
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'How many to return.' })),
      as_of: asOf,
    }),
    summary: {
      en: 'Which missing fact, over all profiles, would decide most',
      el: 'Ποιο στοιχείο που λείπει, σε όλα τα προφίλ, κρίνει τα περισσότερα',
    },
    answers: { 200: { description: 'Questions over the account.', schema: allQuestions } },
    async handle(ctx, { query }) {
      const { questions, profiles, pairs } = await accountQuestions(ctx, kit, readAsOf(ctx, query.as_of))
      const limit = query.limit ?? 20
      return {
        status: 200 as const,
        body: {
          data: questions.slice(0, limit).map((each) => ({
            ...view(each, ctx.language),
            profiles: each.profiles,
            examples: each.examples.map(({ id, name, pointer }) => ({ profile_id: id, name, pointer })),
          })),
          has_more: questions.length > limit,
          profiles,
          pairs,
        },
      }
    },
  })
