import { onImportForAlerts, onMatchForAlerts, onProfileDeleted, onProgrammeForAlerts } from './alerts/alert-jobs.ts'
import type { DeadlineApproaching } from './alerts/alerts.ts'
import { onWebhookInTrouble } from './alerts/warnings.ts'
import type { DraftEvent } from './drafts/drafts.ts'
import { onCatalogueImported, onProfileChanged, onProgrammeChanged } from './matching/matching-jobs.ts'
import type { MatchScored } from './matching/matching.ts'
import type { ReactionsTo } from './platform/events/events.ts'
import type { ProfileEvent } from './profiles/profiles.ts'
import type { ProgrammeEvent } from './programmes/programmes.ts'
import { onPublicEvent } from './webhooks/webhook-jobs.ts'
import type { WebhookEvent } from './webhooks/webhooks.ts'

/** The table of reactions: what happened → who reacts, in order. The compiler demands a line for each type of event. */
export const reactions: ReactionsTo<
  ProfileEvent | ProgrammeEvent | MatchScored | DeadlineApproaching | DraftEvent | WebhookEvent
> = {
  'profile.changed': [onProfileChanged],
  'profile.deleted': [onProfileDeleted],
  'programme.created': [onProgrammeForAlerts, onProgrammeChanged, onPublicEvent],
  'programme.updated': [onProgrammeForAlerts, onProgrammeChanged, onPublicEvent],
  'programme.closed': [onProgrammeForAlerts, onProgrammeChanged, onPublicEvent],
  'catalogue.imported': [onCatalogueImported, onImportForAlerts],
  'match.scored': [onMatchForAlerts, onPublicEvent],
  'deadline.approaching': [onPublicEvent],
  'draft.completed': [onPublicEvent],
  'draft.failed': [onPublicEvent],
  'webhook.failing': [onWebhookInTrouble, onPublicEvent],
  'webhook.disabled': [onWebhookInTrouble, onPublicEvent],
  'webhook.test': [],
}
