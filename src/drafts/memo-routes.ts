import { Type } from 'typebox'
import { asOf, readAsOf } from '../matching/matching.ts'
import { route, type Route } from '../platform/http/route.ts'
import { idInPath } from '../platform/http/schemas.ts'
import type { DraftsKit } from './drafts-kit.ts'
import { clientMemo } from './memo/client-memo.ts'
import { mediaTypes, memoFormats, type MemoFormat } from './rendering/draft-format.ts'
import type { DraftRenderer } from './rendering/renderer.ts'

/** The memo of a match for the client. */
export function memoRoute(kit: DraftsKit, renderer: DraftRenderer): Route {
  return route({
    method: 'GET',
    path: '/match/{match_id}/memo',
    id: 'exportMemo',
    tag: 'Matching',
    scope: 'matches:read',
    params: Type.Object({ match_id: idInPath('mat') }),
    etag: true,
    summary: { en: 'A match on one page for the client', el: 'Μια αντιστοίχιση σε μία σελίδα για τον πελάτη' },
    description: {
      en: 'One A4 page: verdict, why, with the words of the call that decide it and where they stand, expected aid and the limit that binds, deadline, warnings, what is missing, next steps. What does not fit is said on it. The same match on the same day gives the same bytes.',
      el: 'Μία σελίδα Α4: πόρισμα, γιατί, με τα λόγια της πρόσκλησης που κρίνουν και τη θέση τους, εκτιμώμενη ενίσχυση και όριο που δεσμεύει, προθεσμία, προειδοποιήσεις, ελλείψεις, επόμενα βήματα. Ό,τι δεν χωρά δηλώνεται σε αυτήν. Η ίδια αντιστοίχιση την ίδια ημέρα δίνει το ίδιο αρχείο.',
    },
    query: Type.Object({
      format: Type.Optional(
        Type.Unsafe<MemoFormat>({
          type: 'string',
          enum: [...memoFormats],
          default: 'docx',
          description: 'Format of the file.',
        }),
      ),
      as_of: asOf,
    }),
    answers: {
      200: {
        description: 'The file.',
        type: mediaTypes.docx,
        otherTypes: [mediaTypes.pdf],
        headers: { 'Content-Disposition': 'Suggests a name for the file.' },
      },
    },
    async handle(ctx, { params, query: { format = 'docx', as_of: day } }) {
      const { memo, slug } = await clientMemo(ctx, kit, {
        id: params.match_id,
        asOf: readAsOf(ctx, day),
      })
      return {
        status: 200 as const,
        body: await renderer.memo(memo, format),
        headers: {
          'content-type': mediaTypes[format],
          'content-disposition': `attachment; filename="memo-${slug}-${memo.language}.${format}"`,
        },
      }
    },
  })
}
