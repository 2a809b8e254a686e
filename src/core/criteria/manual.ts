import type { ManualCriterion } from './criterion.ts'
import type { CriterionFault, Judge, Kind } from './kind.ts'

function check(): CriterionFault[] {
  return []
}

/** Words shown at most: the citation has the whole. */
const mostShown = 240

/** A quotation on one line, as much of it as a sentence has room for. */
function shown(words: string): string {
  const line = words.replaceAll(/\s+/gu, ' ').trim()
  if (line.length <= mostShown) return line
  const cut = line.slice(0, mostShown)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), mostShown / 2))} …`
}

/** A condition only a person can confirm. Their answer, where there is one, takes the place of this judgement (`evaluate.ts`). */
function compile(criterion: ManualCriterion): Judge {
  const { unreadable, question, title, citations } = criterion
  const words = citations?.[0]?.exact
  return (_facts, _day, note) => {
    if (unreadable !== undefined) note?.reason('manual.unreadable', { what: unreadable })
    else if (question !== undefined) note?.reason('manual.question', { question: { type: 'text', value: question } })
    else if (words !== undefined) note?.reason('manual.words', { words: shown(words) })
    else if (title !== undefined) note?.reason('manual.titled', { title: { type: 'text', value: title } })
    else note?.reason('manual.open')
    return 'review'
  }
}

export const manual: Kind<ManualCriterion> = {
  kind: 'manual',
  dated: false,
  check,
  compile,
  reads: { topic: () => '', of: () => '' },
  examples: [
    {
      says: 'a condition that only a person can confirm stays open and is asked as a question',
      criterion: {
        id: 'm',
        kind: 'manual',
        question: { en: 'Is the premises free of charges?', el: 'Είναι το ακίνητο ελεύθερο βαρών;' },
      },
      profile: {},
      outcome: 'review',
      missing: [],
      reason: 'manual.question',
    },
    {
      says: 'one without a question is told by the words of the call',
      criterion: {
        id: 'm',
        kind: 'manual',
        title: { en: 'Premises' },
        citations: [{ document: 'call', exact: 'The premises must be\n free of charges.' }],
      },
      profile: {},
      outcome: 'review',
      reason: 'manual.words',
    },
    {
      says: 'and where none are cited, by its title',
      criterion: { id: 'm', kind: 'manual', title: { en: 'Premises free of charges' } },
      profile: {},
      outcome: 'review',
      reason: 'manual.titled',
    },
    {
      says: 'a rule that could not be read says so',
      criterion: { id: 'm', kind: 'manual', unreadable: 'company . effectif > seuil' },
      profile: {},
      outcome: 'review',
      reason: 'manual.unreadable',
    },
  ],
}
