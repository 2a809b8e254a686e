/**
 * What the service would send to a language model about composed sentences: `node scripts/verifier/prompt.ts < sentences.jsonl`
 * with one `{"id", "composed"}` a line (`"spans"` too, if wanted). First the instructions, then one request a line with the sentence's id.
 * A sentence of which the service asks nothing, because nothing may be done with it, has `"request": null`.
 */
import { createInterface } from 'node:readline'
import { freedomOf } from '../../src/core/drafting/verifier/rewording/freedom.ts'
import { instructions, promptOf } from '../../src/drafts/model/prompt.ts'

interface Line {
  readonly id: string
  readonly composed: string
  /** The words of what it cites, where they are given. */
  readonly spans?: readonly string[]
}

console.log(JSON.stringify({ instructions }))
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue
  const { id, composed, spans = [] } = JSON.parse(line) as Line
  const numbered = spans.map((text, index) => ({ number: index + 1, text }))
  const sentence = { number: 1, text: composed, spans: numbered.map(({ number }) => number) }
  const request =
    freedomOf(composed) === undefined
      ? null
      : (JSON.parse(promptOf({ section: '', spans: numbered, sentences: [sentence] })) as object)
  console.log(JSON.stringify({ id, request }))
}
