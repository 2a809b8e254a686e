import { Gauge, Histogram, type Registry } from 'prom-client'

/** What came of one attempt at a job; `again` is followed by another. */
export type JobOutcome = 'succeeded' | 'failed' | 'again' | 'cancelled'

export interface JobMetrics {
  began(job: string): void
  ended(job: string, outcome: JobOutcome, seconds: number): void
}

/** By job and outcome, never by account. */
export function measureJobs(metrics: Registry): JobMetrics {
  const registers = [metrics]
  const duration = new Histogram({
    name: 'job_attempt_duration_seconds',
    help: 'Time of one attempt at a job, by what came of it.',
    labelNames: ['name', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300, 1800],
    registers,
  })
  const running = new Gauge({
    name: 'job_attempts_in_flight',
    help: 'Attempts under way in this process.',
    labelNames: ['name'],
    registers,
  })
  return {
    began: (job) => running.labels(job).inc(),
    ended: (job, outcome, seconds) => {
      running.labels(job).dec()
      duration.labels(job, outcome).observe(seconds)
    },
  }
}
