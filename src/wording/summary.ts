import type { Catalogue } from './message.ts'

export const summary = {} as const satisfies Catalogue
