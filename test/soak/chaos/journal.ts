/** Something an actor made, with all that its state may be by the answers it got. */
export interface Thing {
  readonly kind: 'profile' | 'alert'
  readonly account: string
  /** Stands in its name: no other has it. */
  readonly marker: string
  id: string | undefined
  /** `unknown` when no attempt to make it was ever answered. */
  made: 'unknown' | 'yes'
  etag: string | undefined
  /** What it may hold: one value, unless an answer was lost and it has not been read since. */
  possible: Set<number>
  /** Changes that were acknowledged, and changes without an answer. */
  changes: number
  unanswered: number
  deleted: 'no' | 'maybe' | 'yes'
  /** Whether somebody is at it. */
  busy: boolean
}

/** What the service was told and has told: the truth that it is held against. */
export class Journal {
  readonly things: Thing[] = []
  /** Drafts that were promised, each with its profile. */
  readonly drafts = new Map<string, string>()
  /** Jobs that were promised. */
  readonly jobs = new Set<string>()
  readonly violations = new Map<string, number>()
  readonly statuses = new Map<string, number>()
  readonly times: number[] = []
  longest = { ms: 0, what: '' }
  calls = 0
  /** Calls whose connection ended before an answer. */
  lost = 0
  answersLost = 0

  violation(text: string): void {
    const what = text.replace(/,?"request_id":"[^"]*"/, '')
    this.violations.set(what, (this.violations.get(what) ?? 0) + 1)
  }

  count(status: string): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
  }
}
