/** A sentence as a model proposes it: which one it words, its text, and the spans it rests on. */
export interface Proposal {
  readonly number: number
  readonly text: string
  readonly spans: readonly number[]
}

/** Longest answer that is read, in UTF-16 units. */
const longest = 100_000

/**
 * The proposals of an answer: the first JSON object in it with a list `sentences`, whatever stands around it. What is not of
 * the form asked for is left out; an answer that is none gives nothing.
 */
export function readAnswer(answer: string): Proposal[] {
  const text = answer.slice(0, longest)
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  if (from < 0 || to < from) return []
  let value: unknown
  try {
    value = JSON.parse(text.slice(from, to + 1))
  } catch {
    return []
  }
  const list = isRecord(value) ? value['sentences'] : undefined
  return Array.isArray(list) ? list.flatMap(proposal) : []
}

function proposal(value: unknown): Proposal[] {
  if (!isRecord(value)) return []
  const { number, text, spans } = value
  if (typeof number !== 'number' || typeof text !== 'string' || !Array.isArray(spans)) return []
  return [{ number, text, spans: spans.filter((each): each is number => typeof each === 'number') }]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
