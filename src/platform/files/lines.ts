import { unreadableFile } from './unreadable.ts'

/** A line longer than this is no record. */
const longestLine = 1_000_000

/** The lines of a text that comes in pieces. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestLine)
      throw unreadableFile('line_too_long', {
        en: `it has a line of more than ${longestLine} characters`,
        el: `έχει γραμμή με περισσότερους από ${longestLine} χαρακτήρες`,
      })
    yield* lines.map((line) => line.replace(/\r$/u, ''))
  }
  if (rest !== '') yield rest
}
