// Generated from openapi.json by `npm run sdk`. Change scripts/sdk instead.

import { Resource } from '../core/resource.ts'
import type { Transport } from '../core/transport.ts'
import { Drafts } from '../resources/drafts.ts'
import { Webhooks } from '../resources/webhooks.ts'
import { Jobs } from '../resources/jobs.ts'
import { ProfilesResource } from './resources/profiles.ts'
import { ProgrammesResource } from './resources/programmes.ts'
import { MatchResource } from './resources/match.ts'
import { QuestionsResource } from './resources/questions.ts'
import { AlertsResource } from './resources/alerts.ts'
import { CalendarTokensResource } from './resources/calendar-tokens.ts'
import { EventsResource } from './resources/events.ts'
import { AccountResource } from './resources/account.ts'
import { ApiKeysResource } from './resources/api-keys.ts'

/** Which public funding programmes fit a business, why, and the sentence of the call that decides it. */
export class Resources extends Resource {
  /** Businesses and clients, with everything that decides what they may apply for. */
  readonly profiles: ProfilesResource
  /** The catalogue of funding programmes, its search, versions and source texts. */
  readonly programmes: ProgrammesResource
  /** Which programmes fit a profile, why, and the sentences that decide. */
  readonly match: MatchResource
  /** Missing facts that would decide most, over all profiles. */
  readonly questions: QuestionsResource
  /** Deadline alerts and their notifications. */
  readonly alerts: AlertsResource
  /** Addresses of calendar feeds with the deadlines of an account. */
  readonly calendarTokens: CalendarTokensResource
  /** Application drafts made from a match. */
  readonly drafts: Drafts
  /** Addresses of yours that events are pushed to. */
  readonly webhooks: Webhooks
  /** Events of the account and of the catalogue, polled instead of pushed. */
  readonly events: EventsResource
  /** The account, its usage and its audit log. */
  readonly account: AccountResource
  /** API keys of the account. */
  readonly apiKeys: ApiKeysResource
  /** Long work under way. */
  readonly jobs: Jobs

  constructor(transport: Transport) {
    super(transport)
    this.profiles = new ProfilesResource(transport)
    this.programmes = new ProgrammesResource(transport)
    this.match = new MatchResource(transport)
    this.questions = new QuestionsResource(transport)
    this.alerts = new AlertsResource(transport)
    this.calendarTokens = new CalendarTokensResource(transport)
    this.drafts = new Drafts(transport)
    this.webhooks = new Webhooks(transport)
    this.events = new EventsResource(transport)
    this.account = new AccountResource(transport)
    this.apiKeys = new ApiKeysResource(transport)
    this.jobs = new Jobs(transport)
  }
}
