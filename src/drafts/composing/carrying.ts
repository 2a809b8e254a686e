import type { Citation } from '../../core/citing/citation.ts'
import { valueAt } from '../../core/drafting/pointer.ts'
import type { Library } from '../../core/drafting/verifier/claim.ts'
import { ruleOf } from '../../core/drafting/verifier/verify-document.ts'
import { verify } from '../../core/drafting/verifier/verify.ts'
import type { ReasonValue } from '../../core/matching/result.ts'
import { sourceLabel } from './source-label.ts'
import type { Subject } from './subject.ts'
import type { Cited, Draftling, Writer } from './writer.ts'

type Way = Cited['by']

/** A sentence by the first of several ways to cite it that carries it; by the last one where none does. */
export function carried(
  writer: Writer,
  subject: Subject,
  ways: readonly [...Way[], Way],
  tell: (by: Way) => Draftling,
): Draftling {
  const library = libraryOf(writer, subject)
  const { language } = writer
  const carries = (by: Way): boolean => {
    const { text } = tell(by)
    return verify({ text, language, citations: by, licensed: [text] }, library).length === 0
  }
  return tell(ways.find(carries) ?? (ways.at(-1) as Way))
}

/** What the sources of a draft are looked up in before it is whole. */
const libraryOf = ({ language }: Writer, { programme }: Subject): Library => ({
  label: (citation) => sourceLabel(citation, programme, language),
  record: ({ reference }) =>
    reference?.name.startsWith('Programme ') === true ? valueAt(programme, reference.locator ?? '') : ruleOf(reference),
})

/**
 * A name with the first of several citations that carries its figures and codes ("Industry 4.0", "TRL7"); with the last one
 * where none does. The last one should be the record that the name stands in.
 */
export function named(writer: Writer, subject: Subject, name: ReasonValue, ways: readonly [...Way[], Way]): Cited {
  const { language } = writer
  const text = writer.say(name)
  const library = libraryOf(writer, subject)
  const carries = (by: Way): boolean =>
    verify({ text, language, citations: by, licensed: [text] }, library).every(({ code }) => code === 'superfluous')
  return { value: name, by: ways.find(carries) ?? (ways.at(-1) as Way) }
}

/** Of the sources those that a text needs; undefined where they do not carry all of it. */
export function whatCarries(
  writer: Writer,
  subject: Subject,
  text: string,
  sources: readonly Citation[],
): readonly Citation[] | undefined {
  if (sources.length === 0) return undefined
  const { language } = writer
  const library = libraryOf(writer, subject)
  const check = (citations: readonly Citation[]) => verify({ text, language, citations, licensed: [text] }, library)
  const found = check(sources)
  if (found.some(({ code }) => code !== 'superfluous')) return undefined
  const needed = sources.filter(({ id }) => !found.some(({ at }) => at === id))
  if (needed.length === sources.length) return sources
  return needed.length > 0 && check(needed).length === 0 ? needed : undefined
}
