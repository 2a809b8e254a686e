import type { Catalogue } from './message.ts'

export const score = {} as const satisfies Catalogue
