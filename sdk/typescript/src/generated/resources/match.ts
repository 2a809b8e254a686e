// Generated from openapi.json by `npm run sdk`. Change scripts/sdk instead.

import { path } from '../../core/address.ts'
import type { APIPromise } from '../../core/answers.ts'
import type { Download } from '../../core/download.ts'
import type { FileOptions, PostOptions, ReadOptions, RequestOptions } from '../../core/options.ts'
import type { PagePromise } from '../../core/pages.ts'
import { Resource } from '../../core/resource.ts'
import type {
  Answer,
  AnswerBody,
  Decision,
  DecisionBody,
  Match,
  MatchExportQuery,
  MatchListQuery,
  MatchMemoQuery,
  MatchPreviewAnswer,
  MatchPreviewParams,
  MatchQuestionsQuery,
  MatchReasoningQuery,
  MatchRecomputeAnswer,
  MatchRecomputeParams,
  ProfileQuestions,
  Reasoning,
} from '../schemas.ts'

/** Which programmes fit a profile, why, and the sentences that decide. */
export class MatchResource extends Resource {
  /**
   * Programmes that fit a profile, with reasoning and citations.
   *
   * Computed when asked: always current with the profile and the catalogue. All pages of one list are evaluated at
   * the instant of the first.
   *
   * Needs the scope `matches:read`.
   *
   * @param profileId Id that starts with `prf_`.
   * @throws NotFoundError
   */
  list(profileId: string, query?: MatchListQuery, options?: RequestOptions): PagePromise<Match> {
    return this.transport.page('GET', path`/api/v1/match/${profileId}`, { query, options })
  }

  /**
   * Export the matches of a profile.
   *
   * Up to 5000 programmes, best first, with the verdict, its reasons and what is missing. The CSV opens in
   * spreadsheets as it is; no cell can become a formula.
   *
   * Needs the scope `matches:read`.
   *
   * @param profileId Id that starts with `prf_`.
   * @throws NotFoundError
   */
  export(profileId: string, query?: MatchExportQuery, options?: RequestOptions): APIPromise<Download> {
    return this.transport.file('GET', path`/api/v1/match/${profileId}/export`, {
      query,
      accept: 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, application/problem+json',
      options,
    })
  }

  /**
   * Score matches again.
   *
   * Not needed for reading: answers are always current. It settles the stored state at once; only real changes
   * become events. A call for the same as one that has not begun is answered with that one’s job.
   *
   * Needs the scope `matches:write`.
   *
   * The work goes on afterwards: `jobs.wait` waits for it.
   *
   * @throws ConflictError, UnprocessableEntityError
   */
  recompute(body?: MatchRecomputeParams, options?: PostOptions): APIPromise<MatchRecomputeAnswer> {
    return this.transport.json('POST', path`/api/v1/match/recompute`, { body, keyed: true, options })
  }

  /**
   * Match a profile without storing it.
   *
   * With `programme_slugs`, those programmes with every verdict; without, all that fit and are not closed.
   *
   * Needs the scope `matches:read`.
   *
   * @throws ConflictError, UnprocessableEntityError
   */
  preview(body: MatchPreviewParams, options?: PostOptions): APIPromise<MatchPreviewAnswer> {
    return this.transport.json('POST', path`/api/v1/match/preview`, { body, keyed: true, options })
  }

  /**
   * Why a programme fits a profile or does not.
   *
   * Needs the scope `matches:read`.
   *
   * @param matchId Id that starts with `mat_`.
   * @throws NotFoundError
   */
  reasoning(matchId: string, query?: MatchReasoningQuery, options?: ReadOptions<Reasoning>): APIPromise<Reasoning> {
    return this.transport.json('GET', path`/api/v1/match/${matchId}/reasoning`, { query, options })
  }

  /**
   * Save, dismiss, or record an application.
   *
   * Needs the scope `matches:write`.
   *
   * @param matchId Id that starts with `mat_`.
   * @throws NotFoundError, UnprocessableEntityError
   */
  decide(matchId: string, body: DecisionBody, options?: RequestOptions): APIPromise<Decision> {
    return this.transport.json('PUT', path`/api/v1/match/${matchId}/decision`, { body, options })
  }

  /**
   * Take a decision back.
   *
   * Needs the scope `matches:write`.
   *
   * @param matchId Id that starts with `mat_`.
   * @throws NotFoundError, UnprocessableEntityError
   */
  withdrawDecision(matchId: string, options?: RequestOptions): APIPromise<void> {
    return this.transport.nothing('DELETE', path`/api/v1/match/${matchId}/decision`, { options })
  }

  /**
   * Confirm a criterion that only a person can.
   *
   * Shown in the reasoning with who and when. It becomes void when the words it was given to change.
   *
   * Needs the scope `matches:write`.
   *
   * @param matchId Id that starts with `mat_`.
   * @param criterionId Id of a manual criterion.
   * @throws NotFoundError, ConflictError, UnprocessableEntityError
   */
  answer(matchId: string, criterionId: string, body: AnswerBody, options?: RequestOptions): APIPromise<Answer> {
    return this.transport.json('PUT', path`/api/v1/match/${matchId}/answers/${criterionId}`, { body, options })
  }

  /**
   * Which missing fact would decide most, and what would turn a refusal.
   *
   * Needs the scope `matches:read`.
   *
   * @param profileId Id that starts with `prf_`.
   * @throws NotFoundError
   */
  questions(profileId: string, query?: MatchQuestionsQuery, options?: RequestOptions): APIPromise<ProfileQuestions> {
    return this.transport.json('GET', path`/api/v1/match/${profileId}/questions`, { query, options })
  }

  /**
   * A match on one page for the client.
   *
   * One A4 page: verdict, why, with the words of the call that decide it and where they stand, expected aid and the
   * limit that binds, deadline, warnings, what is missing, next steps. What does not fit is said on it. The same
   * match on the same day gives the same bytes.
   *
   * Needs the scope `matches:read`.
   *
   * @param matchId Id that starts with `mat_`.
   * @throws NotFoundError
   */
  memo(matchId: string, query?: MatchMemoQuery, options?: FileOptions): APIPromise<Download> {
    return this.transport.file('GET', path`/api/v1/match/${matchId}/memo`, {
      query,
      accept:
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document, application/pdf, application/problem+json',
      options,
    })
  }
}
