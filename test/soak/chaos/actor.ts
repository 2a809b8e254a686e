import { setTimeout as sleep } from 'node:timers/promises'
import { call, insist, notNow, type Answer, type Target, type Tenant } from './client.ts'
import type { Journal, Thing } from './journal.ts'

/** Where actors act: the processes, what is noted, and the address that webhooks go to. */
export interface World {
  readonly journal: Journal
  readonly apis: readonly Target[]
  readonly tenants: readonly Tenant[]
  readonly receiver: string
}

const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)]

/** Of a kind, and at once: an account may have 1,000 alerts, and several users work in it for as long as they are let. */
const mostThings = 150

/** One user of an account: makes, changes, reads and deletes its own things, and notes what it was told of each. */
export class Actor {
  readonly #world: World
  readonly #tenant: Tenant
  readonly #name: string
  readonly #publishes: boolean
  readonly #things: Thing[] = []
  readonly #matches: string[] = []
  readonly #under = new Set<Promise<void>>()
  #made = 0

  constructor(world: World, tenant: Tenant, name: string, publishes: boolean) {
    this.#world = world
    this.#tenant = tenant
    this.#name = name
    this.#publishes = publishes
  }

  /** Acts until told to stop; then waits for what is under way. */
  async run(stopping: AbortSignal, pause: number): Promise<void> {
    while (!stopping.aborted) {
      await this.#step()
      await sleep(pause * (0.5 + Math.random()))
    }
    await Promise.all(this.#under)
    // What is left open is looked up: afterwards every thing has one state it may be in, or was never made.
    for (const thing of this.#things) if (thing.possible.size > 1 || thing.deleted === 'maybe') await this.#look(thing)
  }

  async #step(): Promise<void> {
    const chance = Math.random()
    const room = (kind: Thing['kind']): boolean => this.#living(kind) < mostThings
    if (this.#things.length === 0 || (chance < 0.08 && room('profile'))) this.#beside(() => this.#make('profile'))
    else if (chance < 0.13 && room('alert')) this.#beside(() => this.#make('alert'))
    else if (chance < 0.43) await this.#change()
    else if (chance < 0.46) await this.#delete()
    else if (chance < 0.66) await this.#readMatches()
    else if (chance < 0.7) this.#beside(() => this.#draft())
    else if (chance < 0.72) this.#beside(() => this.#recompute())
    else if (chance < 0.74) this.#beside(() => this.#webhook())
    else if (chance < 0.75 && this.#publishes) this.#beside(() => this.#publish())
    else if (chance < 0.8) await this.#spy()
    else
      await this.#read(
        pick([
          '/programmes',
          '/profiles',
          '/alerts',
          '/drafts',
          '/events',
          '/programmes/search?q=%CE%B5%CF%80%CE%B9%CF%87%CE%B5%CE%B9%CF%81%CE%AE%CF%83%CE%B5%CE%B9%CF%82',
        ]) ?? '/account',
      )
  }

  /** What is tried again for minutes does not hold up the rest; a few at a time. */
  #beside(work: () => Promise<void>): void {
    if (this.#under.size >= 6) return
    const under: Promise<void> = work().finally(() => this.#under.delete(under))
    this.#under.add(under)
  }

  #call(method: string, path: string, options: Parameters<typeof call>[5] = {}): Promise<Answer | undefined> {
    return call(this.#world.journal, this.#world.apis, this.#tenant, method, `/api/v1${path}`, options)
  }

  #insist(path: string, body: unknown): Promise<Answer | 'done' | undefined> {
    return insist(this.#world.journal, this.#world.apis, this.#tenant, `/api/v1${path}`, body)
  }

  #unexpected(what: string, answer: Answer): void {
    this.#world.journal.violation(`${what}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`)
  }

  async #make(kind: Thing['kind']): Promise<void> {
    this.#made += 1
    const marker = `chaos ${this.#name}-${this.#made}`
    const thing: Thing = {
      kind,
      account: this.#tenant.account,
      marker,
      id: undefined,
      made: 'unknown',
      etag: undefined,
      possible: new Set([1]),
      changes: 0,
      unanswered: 0,
      deleted: 'no',
      busy: false,
    }
    this.#world.journal.things.push(thing)
    const answer = await this.#insist(`/${kind}s`, bodyOf(thing, 1))
    if (answer === undefined) return
    if (answer !== 'done' && answer.status !== 201) return this.#unexpected(`making ${kind}`, answer)
    thing.made = 'yes'
    // Where the answer was lost, its id is not known: the final count finds the thing by its name.
    if (answer === 'done') return
    thing.id = String(answer.body.id)
    this.#things.push(thing)
  }

  #living(kind: Thing['kind']): number {
    return this.#things.filter((thing) => thing.kind === kind && thing.deleted !== 'yes').length
  }

  #free(kind?: Thing['kind']): Thing | undefined {
    const free = this.#things.filter(
      (thing) => !thing.busy && thing.deleted === 'no' && (kind === undefined || thing.kind === kind),
    )
    return pick(free)
  }

  async #change(): Promise<void> {
    const thing = this.#free()
    if (thing === undefined) return
    thing.busy = true
    if (thing.etag === undefined || thing.possible.size > 1) await this.#look(thing)
    const [now = 1] = thing.possible
    if (thing.etag !== undefined && thing.possible.size === 1) {
      const next = now + 1
      const answer = await this.#call(thing.kind === 'profile' ? 'PATCH' : 'PUT', `/${thing.kind}s/${thing.id}`, {
        body: thing.kind === 'profile' ? { headcount: next } : bodyOf(thing, next),
        headers: { 'if-match': thing.etag },
      })
      if (answer?.status === 200) {
        thing.changes += 1
        thing.possible = new Set([next])
        thing.etag = answer.etag
      } else if (answer === undefined || answer.status === 503) {
        // A commit whose answer was lost may have happened, and may even happen a moment later.
        thing.unanswered += 1
        thing.possible.add(next)
        await this.#look(thing)
      } else if (answer.status === 412) {
        if (thing.unanswered === 0) this.#unexpected('a change under the ETag that was given', answer)
        thing.possible.add(next)
        await this.#look(thing)
      } else if (answer.status !== 429) this.#unexpected(`changing ${thing.kind}`, answer)
    }
    thing.busy = false
  }

  /** Reads it until it is answered: afterwards one state is possible. */
  async #look(thing: Thing): Promise<void> {
    for (let tries = 0; tries < 100; tries += 1) {
      const answer = await this.#call('GET', `/${thing.kind}s/${thing.id}`)
      if (answer?.status === 200) {
        const value = valueOf(thing, answer.body)
        if (!thing.possible.has(value))
          this.#world.journal.violation(
            `${thing.marker} holds ${value}, may hold ${[...thing.possible].join(' or ')} (${thing.changes} changes, ${thing.unanswered} without answer)`,
          )
        thing.possible = new Set([value])
        thing.etag = answer.etag
        if (thing.deleted === 'yes') this.#world.journal.violation(`${thing.marker} is there after its deletion`)
        thing.deleted = 'no'
        return
      }
      if (answer?.status === 404) {
        if (thing.deleted === 'no') this.#world.journal.violation(`${thing.marker} is not there`)
        thing.deleted = 'yes'
        return
      }
      if (answer !== undefined && !notNow(answer)) return this.#unexpected(`reading ${thing.kind}`, answer)
      await sleep(Math.min(answer?.wait ?? 200, 3000))
    }
  }

  async #delete(): Promise<void> {
    const thing = this.#free()
    if (thing === undefined) return
    thing.busy = true
    const answer = await this.#call('DELETE', `/${thing.kind}s/${thing.id}`)
    if (answer?.status === 204) thing.deleted = 'yes'
    else if (answer === undefined || answer.status === 503) {
      thing.deleted = 'maybe'
      await this.#look(thing)
    } else if (answer.status !== 429) this.#unexpected(`deleting ${thing.kind}`, answer)
    thing.busy = false
  }

  async #readMatches(): Promise<void> {
    const thing = this.#free('profile')
    if (thing === undefined) return
    const answer = await this.#call('GET', `/match/${thing.id}?limit=10`)
    if (answer?.status === 404 && thing.deleted !== 'no') return
    if (answer?.status !== 200) {
      if (answer !== undefined && !notNow(answer)) this.#unexpected('reading matches', answer)
      return
    }
    for (const match of answer.body.data) {
      if (match.profile_id !== thing.id) this.#world.journal.violation('a match of another profile')
      if (match.eligibility !== 'not_eligible') this.#matches.push(match.id)
    }
    this.#matches.splice(0, Math.max(0, this.#matches.length - 50))
  }

  async #draft(): Promise<void> {
    const match = pick(this.#matches)
    if (match === undefined) return
    const answer = await this.#insist('/drafts/generate', { match_id: match })
    if (answer === undefined || answer === 'done') return
    // The profile may have been changed or deleted meanwhile.
    if (answer.status === 404 || answer.code === 'match_not_eligible') return
    if (answer.status !== 202) return this.#unexpected('asking for a draft', answer)
    this.#world.journal.drafts.set(answer.body.id, answer.body.profile_id)
  }

  async #recompute(): Promise<void> {
    const answer = await this.#insist('/match/recompute', {})
    if (answer === undefined || answer === 'done') return
    if (answer.status !== 202) return this.#unexpected('asking for scores', answer)
    this.#world.journal.jobs.add(answer.body.job_id)
  }

  async #webhook(): Promise<void> {
    const url = `${this.#world.receiver}passing/${this.#tenant.account}`
    const answer = await this.#insist('/webhooks/register', { url, event_types: ['draft.completed'] })
    if (answer === undefined || answer === 'done') return
    if (answer.status !== 201) return this.#unexpected('registering a webhook', answer)
    for (let tries = 0; tries < 100; tries += 1) {
      const gone = await this.#call('DELETE', `/webhooks/${answer.body.id}`)
      if (gone?.status === 204 || gone?.status === 404) return
      if (gone !== undefined && !notNow(gone)) return this.#unexpected('deleting a webhook', gone)
      await sleep(Math.min(gone?.wait ?? 200, 3000))
    }
  }

  async #publish(): Promise<void> {
    const slug = `chaos-${Math.floor(Math.random() * 3)}`
    const put = await this.#call('PUT', `/programmes/${slug}`, { body: programmeBody(Math.random()) })
    if (put === undefined || notNow(put)) return
    if (put.status !== 200 && put.status !== 201) return this.#unexpected('writing a programme', put)
    const answer = await this.#insist(`/programmes/${slug}/publish`, {})
    if (answer !== undefined && answer !== 'done' && answer.status !== 200 && answer.status !== 409)
      this.#unexpected('publishing', answer)
  }

  /** Another account's thing is not there, whoever answers. */
  async #spy(): Promise<void> {
    const others = this.#world.journal.things.filter(
      ({ account, id }) => account !== this.#tenant.account && id !== undefined,
    )
    const thing = pick(others)
    if (thing === undefined) return
    const answer = await this.#call('GET', `/${thing.kind}s/${thing.id}`)
    if (answer !== undefined && answer.status !== 404 && !notNow(answer)) this.#unexpected("another account's", answer)
  }

  async #read(path: string): Promise<void> {
    const answer = await this.#call('GET', path)
    if (answer !== undefined && answer.status !== 200 && !notNow(answer)) this.#unexpected(`reading ${path}`, answer)
    if (path !== '/profiles' || answer?.status !== 200) return
    for (const { name } of answer.body.data) {
      const thing = this.#world.journal.things.find(({ marker }) => marker === name)
      if (thing !== undefined && thing.account !== this.#tenant.account)
        this.#world.journal.violation('a list shows what belongs to another account')
    }
  }
}

function bodyOf(thing: Thing, value: number): unknown {
  if (thing.kind === 'profile')
    return {
      kind: 'client',
      name: thing.marker,
      country: 'GR',
      headcount: value,
      activities: [{ code: '62.10.11.03', rank: 'main' }],
      establishments: [{ region: 'EL30', role: 'headquarters' }],
    }
  return {
    name: `${thing.marker} #${value}`,
    trigger: { on: 'deadline', lead_times: ['P7D'] },
    channels: [{ type: 'webhook' }],
  }
}

function valueOf(thing: Thing, body: { headcount?: number; name?: string }): number {
  return thing.kind === 'profile' ? Number(body.headcount) : Number(body.name?.split('#')[1])
}

function programmeBody(seed: number): unknown {
  return {
    title: { el: `Δοκιμή ${seed}`, en: `Trial ${seed}` },
    country: 'GR',
    call: { deadlines: [] },
    documents: [],
    funding: { instruments: ['grant'] },
    eligibility: { all: [{ kind: 'region', id: 'region', of: 'any_establishment', include: ['EL30'] }] },
  }
}
