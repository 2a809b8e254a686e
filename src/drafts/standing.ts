import { statementsOf, type DraftDocument } from '../core/drafting/document.ts'
import { undiscarded } from '../core/drafting/edits.ts'
import { reanchor, type Reanchored } from '../core/drafting/re-anchor.ts'
import type { Language } from '../core/facts/text.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/db/db.ts'
import { matchId, type Id } from '../platform/ids.ts'
import { readJob } from '../platform/jobs/jobs.ts'
import { Problem } from '../platform/problem.ts'
import { readProfilesIn, type StoredProfile } from '../profiles/profiles.ts'
import { documentsIn, versionIn, type CatalogueEntry } from '../programmes/programmes.ts'
import { compose, composerVersion } from './composing/compose.ts'
import { findDraft, type StoredDraft, type StoredStatus } from './draft-store.ts'
import type { DraftsKit } from './drafts-kit.ts'
import { draftableIn, inputKey } from './input.ts'
import { packOf } from './packs/packs.ts'

/** A draft with what has become of it and its sources. */
export interface ShownDraft {
  readonly draft: StoredDraft
  readonly matchId: Id<'mat'>
  readonly status: StoredStatus | 'stale'
  /** Versions of now; null where the programme is published no more. */
  readonly profileVersion: number
  readonly programmeVersion: number | null
  /** Of a stale draft that is read alone. */
  readonly differences?: Differences
}

/** What is not as it was when the draft was made. */
export interface Differences {
  /** Citations whose source is not as it was. */
  readonly citations: readonly (Reanchored & { readonly label: string })[]
  /** Sections that would be composed otherwise now. */
  readonly sections: readonly string[]
  /** Why it cannot be composed any more, if so: the problem's code. */
  readonly blocked?: string
  /** The same for people. */
  readonly why?: Readonly<Record<Language, string>>
}

/** What the ETag of a draft is made from: everything that its view depends on. */
export function tagOf({ draft, status, profileVersion, programmeVersion }: ShownDraft): string {
  return `${draft.version}-${status}-${profileVersion}-${programmeVersion ?? 0}`
}

/** How closely a draft is looked at: of many by versions alone, of one by all that it was made from, of one that is read by each part. */
type Depth = 'versions' | 'input' | 'differences'

/** The state of a draft as its job and its sources are now; a completed one that would be made from something else now is stale. */
export async function standingOf(
  tx: Tx,
  ctx: Context,
  kit: DraftsKit,
  draft: StoredDraft,
  depth: Depth = 'input',
): Promise<ShownDraft> {
  const [profile] = await readProfilesIn(tx, ctx.accountId, [draft.profileId])
  const entry = (await kit.matching.catalogue.current(tx)).byId.get(draft.programmeId)
  const id = matchId(draft.profileId, draft.programmeId)
  const shown = {
    draft,
    matchId: id,
    profileVersion: profile?.version ?? 0,
    programmeVersion: entry?.version ?? null,
  }
  if (draft.status === 'queued' || draft.status === 'generating') {
    const job = await readJob(tx, ctx.accountId, draft.jobId)
    // A job that ended is forgotten after its retention; a failed one has said so on the draft.
    const ended =
      job === undefined ? 'cancelled' : job.status === 'failed' || job.status === 'cancelled' ? job.status : undefined
    if (ended !== 'cancelled' || draft.completedAt === null) return { ...shown, status: ended ?? draft.status }
    const whole = draft.document === null ? await findDraft(tx, ctx.accountId, draft.id) : draft
    const before = whole === undefined ? undefined : asBefore(whole)
    return before === undefined ? { ...shown, status: ended } : standingOf(tx, ctx, kit, before, depth)
  }
  const same = profile?.version === draft.profileVersion && entry?.version === draft.programmeVersion
  if (draft.status !== 'completed') return { ...shown, status: draft.status }
  if (same && (depth === 'versions' || !(await isOfOtherInput(tx, ctx, kit, { draft, id }))))
    return { ...shown, status: draft.status }
  if (depth !== 'differences' || draft.document === null || profile === undefined) return { ...shown, status: 'stale' }
  const differences = await differencesIn(tx, ctx, kit, { draft, document: draft.document, profile, entry, id })
  return { ...shown, status: 'stale', differences }
}

/**
 * Whether answers of people, applications or related businesses have changed what the draft was made from, though profile and
 * call have not. One that another composer made, or that was to be made anew, is not looked at: its input is not known.
 */
async function isOfOtherInput(
  tx: Tx,
  ctx: Context,
  kit: DraftsKit,
  { draft, id }: { draft: StoredDraft; id: Id<'mat'> },
): Promise<boolean> {
  const { template, language, asOf } = draft
  const [known = ''] = draft.inputKey.split(' ')
  if (known === '' || draft.document?.metadata.composer_version !== composerVersion) return false
  try {
    return inputKey(await draftableIn(tx, ctx, kit, { id, at: asOf }), template, language) !== known
  } catch (error) {
    if (error instanceof Problem) return true
    throw error
  }
}

/** A draft whose making anew was cancelled: its document and what people wrote are as they were before. */
function asBefore(draft: StoredDraft): StoredDraft | undefined {
  if (draft.document === null) return undefined
  const { applicant, programme, as_of: asOf } = draft.document.metadata
  return {
    ...draft,
    status: 'completed',
    inputKey: '',
    edits: undiscarded(draft.edits),
    profileVersion: applicant.version,
    programmeVersion: programme.version,
    asOf: Temporal.Instant.from(asOf),
  }
}

async function differencesIn(
  tx: Tx,
  ctx: Context,
  kit: DraftsKit,
  made: {
    draft: StoredDraft
    document: DraftDocument
    profile: StoredProfile
    entry: CatalogueEntry | undefined
    id: Id<'mat'>
  },
): Promise<Differences> {
  const { draft, document, profile, entry } = made
  const before = await versionIn(tx, draft.programmeId, draft.programmeVersion)
  // What was withdrawn stays as it was read.
  const programme = entry?.programme ?? before?.body
  const metas = programme?.documents ?? []
  const texts = await documentsIn(
    tx,
    metas.map(({ id }) => id),
  )
  const documents = metas.flatMap(({ id, title }) => {
    const text = texts.find((each) => each.id === id)?.text
    return text === undefined ? [] : [{ id, title, text }]
  })
  const now = { profile: profile.document, documents, recordBefore: before?.body, record: programme }
  const citations = document.citations
    .map(({ citation, label }) => ({ ...reanchor(citation, now), label }))
    .filter(({ anchor }) => anchor !== 'exact')
  try {
    const sections = await recomposed(tx, ctx, kit, made)
    return { citations, sections }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { citations, sections: [], blocked: error.code, why: error.detail }
  }
}

/** Sections whose composed text is another one now. */
async function recomposed(
  tx: Tx,
  ctx: Context,
  kit: DraftsKit,
  { draft, document, id }: { draft: StoredDraft; document: DraftDocument; id: Id<'mat'> },
): Promise<string[]> {
  const pack = packOf(draft.template)
  if (pack === undefined) return []
  const { input } = await draftableIn(tx, ctx, kit, { id, at: draft.asOf })
  const now = textsOf(compose({ pack, language: draft.language, names: kit.names, input }))
  const then = textsOf(document)
  return [...then.keys()].filter((section) => then.get(section) !== now.get(section))
}

function textsOf(document: DraftDocument): Map<string, string> {
  const texts = new Map<string, string>()
  for (const { statement, section } of statementsOf(document))
    texts.set(section.id, `${texts.get(section.id) ?? ''}\n${statement.text}`)
  return texts
}
