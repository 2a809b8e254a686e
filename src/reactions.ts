import { onCatalogueImported, onProfileChanged, onProgrammeChanged } from './matching/matching-jobs.ts'
import type { MatchScored } from './matching/matching.ts'
import type { ReactionsTo } from './platform/events/events.ts'
import type { ProfileEvent } from './profiles/profiles.ts'
import type { ProgrammeEvent } from './programmes/programmes.ts'

/** The table of reactions: what happened → who reacts, in order. The compiler demands a line for each type of event. */
export const reactions: ReactionsTo<ProfileEvent | ProgrammeEvent | MatchScored> = {
  'profile.changed': [onProfileChanged],
  'profile.deleted': [],
  'programme.created': [onProgrammeChanged],
  'programme.updated': [onProgrammeChanged],
  'programme.closed': [onProgrammeChanged],
  'catalogue.imported': [onCatalogueImported],
  'match.scored': [],
}
