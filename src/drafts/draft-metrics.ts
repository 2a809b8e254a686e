import { Counter, Histogram, type Registry } from 'prom-client'

export interface DraftMetrics {
  made(seconds: number, unverified: number): void
  worded(asked: number, accepted: number): void
}

/** How long drafts take, and what of them does not hold. */
export function measureDrafts(registry: Registry): DraftMetrics {
  const registers = [registry]
  const duration = new Histogram({
    name: 'draft_duration_seconds',
    help: 'Time from the beginning of a draft to its document.',
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300],
    registers,
  })
  const unverified = new Counter({
    name: 'draft_unverified_statements_total',
    help: 'Statements that their citations do not carry, and that were left out of drafts. Anything but 0 is a fault of the service.',
    registers,
  })
  const worded = new Counter({
    name: 'draft_model_sentences_total',
    help: 'Sentences that a language model was asked to say otherwise, by whether its answer was taken.',
    labelNames: ['outcome'],
    registers,
  })
  return {
    made: (seconds, faults) => {
      duration.observe(seconds)
      unverified.inc(faults)
    },
    worded: (asked, accepted) => {
      worded.labels('accepted').inc(accepted)
      worded.labels('refused').inc(asked - accepted)
    },
  }
}
