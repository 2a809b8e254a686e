import type { Memo } from '../../core/drafting/memo.ts'
import type { AsOf } from '../../core/matching/as-of.ts'
import { explainPairIn } from '../../matching/matching.ts'
import type { Context } from '../../platform/context.ts'
import type { DraftsKit } from '../drafts-kit.ts'
import { memoOf } from './memo-content.ts'

/** The memo of any match, in the language of the call, judged now or as on a day. @throws Problem 404 */
export async function clientMemo(
  ctx: Context,
  { matching, names }: DraftsKit,
  { id, asOf }: { id: string; asOf: AsOf },
): Promise<{ memo: Memo; slug: string }> {
  return ctx.db.inAccount(ctx.accountId, async (tx) => {
    const { shown, profile } = await explainPairIn(tx, ctx, matching, { id, asOf })
    return {
      memo: memoOf({ shown, profileVersion: profile.version }, ctx.language, names),
      slug: shown.entry.slug,
    }
  })
}
