import { UnreadableDocument } from './canonical-document.ts'

/** Milliseconds of a processor that a document may take to be read: on a busy machine it waits, and is not refused for that. */
export const longestProcessorTime = 30_000

/** Milliseconds of a processor before the pace of a reading is looked at, which at first is that of code that is not compiled yet. */
const beginning = 3000
/** Milliseconds of a processor for which it is looked at before it is believed. */
const watched = 3000

/**
 * Ends a reading that would not end in its time as soon as that can be told: its sender hears it after some seconds, and the next
 * document is read.
 * @param taken milliseconds of a processor that this document has taken so far
 * @throws UnreadableDocument where at its pace it would take a quarter more than it may
 */
export function endedByPace(taken: () => number): (done: number, of: number) => void {
  let from: { time: number; done: number } | undefined
  return (done, of) => {
    const time = taken()
    if (time < beginning) return
    from ??= { time, done }
    const watching = time - from.time
    if (watching < watched) return
    if (time + (watching / (done - from.done)) * (of - done) > 1.25 * longestProcessorTime)
      throw new UnreadableDocument({ fault: 'takes_too_long', limit: longestProcessorTime / 1000 })
  }
}
