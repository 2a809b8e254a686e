import { documentKind } from '../../core/extraction/call/documents.ts'
import { foldName, foldText } from '../../core/facts/text-fold.ts'
import type { RequiredDocument } from '../../core/facts/programme.ts'
import { supportingDocuments, type SupportingDocument } from '../packs/supporting-documents.ts'

/** What the usual documents are called by that extraction does not tell apart. */
const words: readonly (readonly [string, RegExp])[] = [
  ['gemi_representation', /εκπροσωπησ|certificate of (?:current )?representation/u],
  [
    'shareholders',
    /(?:μετοχικ|εταιρικ)\p{L}+ συνθεσ|μετοχολογι|βιβλι\p{L}+ (?:μετοχ|εταιρ)|shareholder|list of partners/u,
  ],
  ['beneficial_owners', /πραγματικ\p{L}+ δικαιουχ|beneficial owner/u],
  ['solvency', /φερεγγυοτητ|μη πτωχευσ|solvency|non-bankruptcy/u],
]

/** The usual documents that a document of a call is: by its id, else by the catalogue's own title, else by its words. */
export function usualOf({ id, title }: Pick<RequiredDocument, 'id' | 'title'>): SupportingDocument[] {
  const same = supportingDocuments.filter(
    (each) =>
      each.id === id ||
      Object.values(title).some((text) => [each.title.el, each.title.en].some((own) => key(own) === key(text))),
  )
  if (same.length > 0) return same
  const kinds = new Set(Object.values(title).flatMap(kindsIn))
  return supportingDocuments.filter((each) => kinds.has(each.id))
}

/** Ids of the usual documents that the texts of a call say are not asked for, of nobody and at no time. */
export function notAskedFor(texts: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>()
  for (const text of texts) {
    for (const sentence of text.split(/(?<=[.;·])\s+|\n/u)) {
      if (!/(?:δεν|ούτε|not?)\s/iu.test(sentence)) continue
      const { folded } = foldText(sentence)
      if (denied.test(folded) && !limited.test(folded)) for (const kind of kindsIn(sentence)) found.add(kind)
    }
  }
  return found
}

const denied =
  /(?<!\p{L})(?:δεν|ουτε) (?:\p{L}+ )?(?:απαιτ|ζητ(?:ειτ|ουντ)|χρειαζ)|(?:not|no longer) (?:required|needed|requested|asked for)|(?:do|does) not (?:require|need|ask for)|^\W*no [^.]{3,60} (?:is|are) (?:required|needed|requested)/u
const limited =
  /(?<!\p{L})(?:αλλα|παρα|εκτοσ|μονο|μεχρι|εωσ|πριν|εαν?|αν|εφοσον|οταν|οσο\p{L}*|φαση|σταδιο|κατα|για|απο|σε|στ\p{L}+|με|απορριπτ\p{L}+|but|except|unless|only|until|before|if|where|when|stage|at|for|of|from)(?!\p{L})/u

/** "Φορολογική και ασφαλιστική ενημερότητα" names two. */
function kindsIn(text: string): string[] {
  const { folded } = foldText(text)
  const own = words.filter(([, called]) => called.test(folded)).map(([id]) => id)
  if (own.length > 0) return own
  return [folded, ...folded.split(/[,;·/]| (?:και|η|and|or) /u)].flatMap((part) => documentKind(part) ?? [])
}

const key = (text: string): string => foldName(text.replace(/[\s.·;]+$/u, ''))
