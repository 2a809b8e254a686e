import type { Catalogue } from './message.ts'

export const figures = {} as const satisfies Catalogue
