import { createHash } from 'node:crypto'
import { openText, resolveAnchor } from '../../src/core/citing/resolve.ts'
import type { Anchor } from '../../src/core/citing/citation.ts'
import { codePointLength } from '../../src/core/citing/canonical.ts'
import type { DraftDocument } from '../../src/core/drafting/document.ts'
import { sizeAt } from '../../src/core/criteria/digest.ts'
import { aidBorne } from '../../src/core/drafting/aid-borne.ts'
import { laterAid } from '../../src/core/drafting/later-aid.ts'
import { applicationsOf } from '../../src/core/drafting/applications.ts'
import { planInputOf } from '../../src/core/drafting/plan/plan-input.ts'
import { businessPlan } from '../../src/core/drafting/plan/plan.ts'
import { undertakingAid, type Reservation } from '../../src/core/facts/ledger.ts'
import type { PlainDate, Profile } from '../../src/core/facts/profile.ts'
import type { Programme, ProgrammeInput } from '../../src/core/facts/programme.ts'
import type { Language, LocalizedText } from '../../src/core/facts/text.ts'
import { callNow, linesNow, siteOf } from '../../src/core/matching/call-now.ts'
import { compileProgramme } from '../../src/core/matching/compile.ts'
import { explainBonuses, explainMatch, submissionDay, type Answers } from '../../src/core/matching/evaluate.ts'
import { neededBy } from '../../src/core/matching/readiness.ts'
import { readFacts } from '../../src/core/matching/facts.ts'
import { compose } from '../../src/drafts/composing/compose.ts'
import type { DraftInput } from '../../src/drafts/composing/subject.ts'
import { packsFor } from '../../src/drafts/packs/packs.ts'
import type { Pack } from '../../src/drafts/packs/pack.ts'
import { sampleCatalogue, sampleProfiles } from '../../src/edge/samples.ts'
import { loadReference, type Reference } from '../../src/reference/reference.ts'
import { namesOf } from '../../src/wording/names.ts'

/** The sample client of this name as it is on a day. */
export async function sampleClient(client: string, day: PlainDate): Promise<Profile> {
  const found = (await sampleProfiles(day)).find(({ name }) => name === client)
  if (found === undefined) throw new Error(`there is no sample client ${client}`)
  return found.profile
}

/** One pair with everything a draft of it is made from. */
export interface SamplePair {
  readonly slug: string
  readonly client: string
  readonly profile: Profile
  readonly programme: Programme
  readonly texts: ReadonlyMap<string, string>
  readonly input: DraftInput
  readonly packs: readonly Pack[]
  draft(pack: Pack, language: Language): DraftDocument
}

/** Every sample profile with every sample programme that it is not ineligible for. */
export async function samplePairs(day: PlainDate = '2026-11-28'): Promise<SamplePair[]> {
  const reference = await loadReference()
  const clients = await sampleProfiles(day)
  const out: SamplePair[] = []
  const catalogue = await sampleCatalogue(day, reference.activities)
  const titles = new Map(catalogue.map(({ slug, programme }) => [slug, programme.title]))
  for (const { slug, programme } of catalogue)
    for (const { name, profile } of clients) {
      const pair = pairOf(reference, { slug, programme, name, profile, day, titles })
      if (pair !== undefined) out.push(pair)
    }
  return out
}

interface Given {
  readonly slug: string
  readonly programme: ProgrammeInput
  readonly name: string
  readonly profile: Profile
  readonly day: PlainDate
  /** Of programmes that the profile had aid from. */
  readonly titles?: ReadonlyMap<string, LocalizedText>
  /** Another call that it has applied to. */
  readonly applied?: ProgrammeInput
  /** What such applications hold of the de minimis ceiling; of the business itself by the id `self`. */
  readonly reservations?: readonly Reservation[]
  /** What a person said of conditions that only a person can confirm. */
  readonly answers?: Answers
}

/** The id that the business has among those related to it. */
export const self = 'applicant'

/** A profile with a programme; undefined where it is not eligible. */
export function pairOf(
  reference: Reference,
  {
    slug,
    programme: given,
    name,
    profile,
    day,
    titles = new Map(),
    applied,
    reservations = [],
    answers = new Map(),
  }: Given,
): SamplePair | undefined {
  const { programme, texts } = published(slug, given)
  const compiled = compileProgramme(programme, reference)
  const applications =
    applied === undefined
      ? []
      : [{ profileId: self, programme: published('other', applied).programme, submittedOn: undefined, people: [] }]
  const facts = readFacts(profile, reference, new Map([[self, profile]]), { applications, reservations })
  const asOf = { kind: 'date', date: day } as const
  const match = explainMatch(compiled, facts, asOf, answers)
  if (match.verdict === 'not_eligible') return undefined
  const submission = submissionDay(compiled, asOf)
  const aid = aidBorne(compiled, facts, submission)
  const { category } = facts.derive(siteOf)
  const input: DraftInput = {
    programme,
    programmeVersion: 1,
    profile,
    profileVersion: 1,
    match,
    ...(category === undefined ? {} : { regionCategory: category }),
    lines: linesNow(compiled.call, facts, asOf),
    call: callNow(compiled, facts, asOf),
    asOf: day,
    day,
    generatedAt: `${day}T09:00:00Z`,
    submission,
    size: sizeAt(facts, submission),
    bonuses: explainBonuses(compiled, facts, submission),
    plan: businessPlan(planInputOf(compiled, facts, submission).input),
    neededBy: neededBy(compiled, day, match.next_deadline),
    ...applicationsOf(facts, slug),
    held: undertakingAid(facts.profile, facts.related),
    ...(aid === undefined ? {} : { aid }),
    later: laterAid(compiled, facts, submission),
    related: new Map([...facts.related].map(([other, each]) => [other, each.name])),
    texts,
  }
  const titleOf = (each: string): LocalizedText | undefined => titles.get(each)
  const names = namesOf(reference.regions, { programmes: { titleOf, revision: () => 0 } })
  return {
    slug,
    client: name,
    profile,
    programme,
    texts,
    input,
    packs: packsFor(programme),
    draft: (pack, language) => compose({ pack, language, names, input }),
  }
}

/** A sample as it is after publication: documents by content, anchors with their places. */
function published(slug: string, input: ProgrammeInput): { programme: Programme; texts: Map<string, string> } {
  const texts = new Map<string, string>()
  const byKey = new Map<string, ReturnType<typeof openText>>()
  const documents = input.documents.map(({ text = '', ...meta }) => {
    const sha256 = createHash('sha256').update(text).digest('hex')
    const id = `doc_${sha256.slice(0, 26)}`
    texts.set(id, text)
    byKey.set(meta.key, openText(text))
    return { ...meta, id, sha256, length: codePointLength(text) }
  })
  const resolve = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(resolve)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(
      Object.entries(node).map(([name, inner]: [string, unknown]) => [
        name,
        name === 'citations' ? (inner as Anchor[]).map(placed) : resolve(inner),
      ]),
    )
  }
  const placed = (anchor: Anchor): Anchor => {
    const text = byKey.get(anchor.document)
    const found = text === undefined ? undefined : resolveAnchor(anchor, text)
    if (found?.ok !== true) throw new RangeError(`${slug}: ${anchor.exact}`)
    return found.anchor
  }
  return { programme: { ...(resolve({ ...input, documents: [] }) as Programme), slug, documents }, texts }
}
