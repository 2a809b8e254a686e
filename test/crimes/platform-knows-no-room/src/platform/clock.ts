import { profiles } from '../profiles/profiles.ts'

export const clock = profiles
