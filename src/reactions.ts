import type { Reactions } from './platform/events/events.ts'

/**
 * The table of reactions: what happened → who reacts, in order. Give it the union of the rooms' event
 * types, `ReactionsTo<ProfileEvent | ProgrammeEvent>`, and the compiler demands a line for each.
 */
export const reactions: Reactions = {}
