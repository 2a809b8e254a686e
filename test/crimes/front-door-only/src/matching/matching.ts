import { rows } from '../profiles/profile-rows.ts'

export const matching = rows
