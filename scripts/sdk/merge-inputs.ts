import type { Model, Schema } from './model.ts'
import { typeOf } from './typescript-types.ts'

/**
 * The description has two schemas of what is both sent and answered: `Deadline`, open for further members, and
 * `DeadlineInput`, closed. Where the types are the same, so that only the openness differs, one of them is enough.
 */
export function mergeInputs(model: Model): Model {
  const inputOf = (name: string): Schema | undefined => model.schemas[`${name}Input`]
  const same = new Set(Object.keys(model.schemas).filter((name) => inputOf(name) !== undefined))
  const merged = (text: string): string =>
    text.replaceAll(/\b(\w+)Input\b/g, (all, name: string) => (same.has(name) ? name : all))
  const typeText = (schema: Schema | undefined): string => merged(typeOf(schema ?? {}, { input: true }))
  // A type that refers to one that differs, differs: until nothing more is taken out.
  for (let before = -1; before !== same.size;) {
    before = same.size
    for (const name of same) if (typeText(model.schemas[name]) !== typeText(inputOf(name))) same.delete(name)
  }
  const text = JSON.stringify({
    ...model,
    schemas: Object.fromEntries(
      Object.entries(model.schemas).filter(([name]) => !(name.endsWith('Input') && same.has(name.slice(0, -5)))),
    ),
  })
  return JSON.parse(
    text.replaceAll(/"#\/components\/schemas\/(\w+)Input"/g, (all, name: string) =>
      same.has(name) ? `"#/components/schemas/${name}"` : all,
    ),
  ) as Model
}
