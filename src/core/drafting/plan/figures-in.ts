import type { Figure } from './figure.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isFigure = (value: Record<string, unknown>): boolean =>
  typeof value['id'] === 'string' && 'value' in value && isRecord(value['sources'])

/** Every figure of a plan or of a part of it, each id once. */
export function figuresIn(part: unknown): Figure[] {
  const found = new Map<string, Figure>()
  const walk = (value: unknown): void => {
    if (!isRecord(value)) return
    if (isFigure(value)) {
      const figure = value as unknown as Figure
      found.set(figure.id, figure)
    } else for (const each of Object.values(value)) walk(each)
  }
  walk(part)
  return [...found.values()]
}
