import { profiles } from '../profiles/profiles.ts'

export const webhooks = profiles
