import { sizeClasses } from './profile.ts'
import type { SizeClass } from './profile.ts'
import { foldName } from './text-fold.ts'

/** The classes as tables have them, in both languages. */
const names: readonly (readonly [SizeClass, ...string[]])[] = [
  ['micro', 'πολύ μικρή', 'πολύ μικρές'],
  ['small', 'μικρή', 'μικρές'],
  ['medium', 'μεσαία', 'μεσαίες'],
  ['small_mid_cap', 'μικρή μεσαίας κεφαλαιοποίησης', 'μικρές μεσαίας κεφαλαιοποίησης'],
  ['large', 'μεγάλη', 'μεγάλες'],
]
const sizes: ReadonlyMap<string, SizeClass> = new Map([
  ...sizeClasses.map((size) => [foldName(size), size] as const),
  ...names.flatMap(([size, ...words]) => words.map((word) => [foldName(word), size] as const)),
])

/** The size class that a cell of a table names; undefined for anything else. */
export const sizeNamed = (text: string): SizeClass | undefined => sizes.get(foldName(text))
