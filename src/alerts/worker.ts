import type { IsHoliday } from '../core/alerts/schedule.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/db.ts'
import type { Log } from '../platform/log.ts'
import { repeat, Teller } from '../platform/rounds.ts'
import { DueBook } from './candidates.ts'
import { greekHolidays } from './holidays.ts'
import type { AlertsKit } from './kit.ts'
import { askWaiting } from './asking.ts'
import { lookAtDue, lookBatch, type Looked } from './scheduling.ts'
import { sendDue } from './sending.ts'

export interface AlertsWorkerDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly kit: AlertsKit
  /** Who holds the leases: unique to this process and start. */
  readonly holder: string
}

/** Alerts and messages are looked for this often (ms): notices are due to the minute. */
const pollEvery = 5000
/** While one batch is read or written down, another is on its way. */
const lanes = 2

/** Looks at alerts and sends messages until stopped. Several may work side by side; each alert and message is one's at a time. */
export class AlertsWorker {
  readonly #deps: AlertsWorkerDeps
  #rules: Promise<{ isHoliday: IsHoliday; dues: DueBook }> | undefined

  constructor(deps: AlertsWorkerDeps) {
    this.#deps = deps
  }

  async run(stopping: AbortSignal): Promise<void> {
    const { log } = this.#deps
    await repeat({ log, failing: 'alerts wait', pause: pollEvery, stopping }, async () => {
      await this.ask()
      stopping.throwIfAborted()
      const more = (await this.look()).alerts === lookBatch
      stopping.throwIfAborted()
      return (await this.send(stopping)) > 0 || more
    })
  }

  /** Asks addresses that had to wait for it. */
  async ask(): Promise<void> {
    await askWaiting(this.#deps.db, this.#deps.clock.now())
  }

  /** Looks at a batch of alerts that are due. */
  async look(): Promise<Looked> {
    const looked = await lookAtDue({ ...this.#deps, ...(await this.#ready()) }, this.#deps.clock.now())
    this.#deps.kit.metrics.noticed('scheduled', looked.scheduled)
    this.#deps.kit.metrics.noticed('suppressed', looked.suppressed)
    return looked
  }

  /** Sends messages that are due, a batch in each lane; answers how many there were. */
  async send(stopping?: AbortSignal): Promise<number> {
    const { isHoliday } = await this.#ready()
    const teller = new Teller(this.#deps.log, 'messages that were sent are not written down')
    const deps = { ...this.#deps, isHoliday, teller, ...(stopping === undefined ? {} : { stopping }) }
    const claimed = await Promise.all(Array.from({ length: lanes }, () => sendDue(deps)))
    return claimed.reduce((sum, count) => sum + count, 0)
  }

  /** All that is due now. */
  async once(): Promise<void> {
    await this.ask()
    while ((await this.look()).alerts > 0) {}
    while ((await this.send()) > 0) {}
  }

  #ready(): Promise<{ isHoliday: IsHoliday; dues: DueBook }> {
    this.#rules ??= greekHolidays().then((isHoliday) => ({ isHoliday, dues: new DueBook(isHoliday) }))
    return this.#rules
  }
}
