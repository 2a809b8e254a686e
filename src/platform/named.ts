import type { TSchema } from 'typebox'

/** Gives a schema its name in the description, where it then stands once and is referred to. */
export function named<T extends TSchema>(name: string, schema: T): T {
  return Object.assign(schema, { 'x-component': name })
}
