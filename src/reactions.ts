import { onCatalogueImported, onProfileChanged, onProgrammeChanged } from './matching/matching-jobs.ts'
import type { MatchScored } from './matching/matching.ts'
import type { ReactionsTo } from './platform/events/events.ts'
import type { ProfileEvent } from './profiles/profiles.ts'
import type { ProgrammeEvent } from './programmes/programmes.ts'
import { onPublicEvent } from './webhooks/webhook-jobs.ts'
import type { WebhookEvent } from './webhooks/webhooks.ts'

/** The table of reactions: what happened → who reacts, in order. The compiler demands a line for each type of event. */
export const reactions: ReactionsTo<ProfileEvent | ProgrammeEvent | MatchScored | WebhookEvent> = {
  'profile.changed': [onProfileChanged],
  'profile.deleted': [],
  'programme.created': [onProgrammeChanged, onPublicEvent],
  'programme.updated': [onProgrammeChanged, onPublicEvent],
  'programme.closed': [onProgrammeChanged, onPublicEvent],
  'catalogue.imported': [onCatalogueImported],
  'match.scored': [onPublicEvent],
  'webhook.failing': [onPublicEvent],
  'webhook.disabled': [onPublicEvent],
  'webhook.test': [],
}
