import type { Language } from '../../../facts/text.ts'

/** What words are to a sentence, as far as its parts are cut by them. */
export type Sort = 'lead' | 'opener' | 'verb' | 'focus' | 'other'

export interface Row {
  readonly sort: Sort
  /** Expressions that say the same and fit into the same place. */
  readonly words: readonly string[]
  /** Only before a figure, only where nothing is denied, only where a clause begins. */
  readonly where?: 'figure' | 'affirmed' | 'clause'
}

const rows = (sort: Sort, list: string, where?: Row['where']): Row[] =>
  list
    .trim()
    .split('\n')
    .map((line) => ({ sort, words: line.trim().split(' | '), ...(where === undefined ? {} : { where }) }))

/**
 * What may stand for what in a rewording: the verifier takes these for one another. Kept out is what changes an ending beside
 * it, or says something else in another place.
 */
export const exchangeable: Readonly<Record<Language, readonly Row[]>> = {
  en: [
    ...rows(
      'focus',
      `up to | at most | no more than | a maximum of
      at least | no less than | not less than | a minimum of
      more than | above
      less than | below
      approximately | about | roughly`,
      'figure',
    ),
    ...rows(
      'lead',
      `before | prior to
      according to | in accordance with | pursuant to
      because of | due to | owing to
      with the exception of | except for | except | apart from | other than`,
    ),
    ...rows(
      'opener',
      `only if | only where | only when
      provided that | on condition that | if
      unless | except if`,
    ),
    ...rows(
      'verb',
      `must | shall | has to | have to
      may | can`,
      'affirmed',
    ),
    ...rows('focus', 'only | solely | exclusively\nalso | additionally'),
    ...rows(
      'other',
      `that is | namely | i.e
      per | for each | for every
      each | every`,
    ),
  ],
  el: [
    ...rows(
      'lead',
      `έως και | μέχρι και | έως | μέχρι
      πριν από | πριν
      σύμφωνα με | με βάση
      εκτός από | με εξαίρεση
      λόγω | εξαιτίας
      ανά | για κάθε`,
    ),
    ...rows(
      'focus',
      `τουλάχιστον | κατ’ ελάχιστον
      περίπου | κατά προσέγγιση
      πάνω από | περισσότερο από
      κάτω από | λιγότερο από
      μόνο | αποκλειστικά | μόνον
      επίσης | επιπλέον | επιπροσθέτως`,
    ),
    ...rows(
      'opener',
      `εκτός αν | εκτός εάν | εκτός και αν
      μόνο αν | μόνο εάν | μόνο εφόσον
      επειδή | διότι`,
    ),
    ...rows('opener', 'αν | εάν | εφόσον | υπό την προϋπόθεση ότι | με την προϋπόθεση ότι', 'clause'),
    ...rows('verb', 'πρέπει να | οφείλει να | οφείλουν να', 'affirmed'),
    ...rows(
      'verb',
      `μπορεί να | δύναται να
      μπορούν να | δύνανται να
      υπερβαίνει | ξεπερνά | ξεπερνάει
      υπερβαίνουν | ξεπερνούν
      υπερβεί | ξεπεράσει
      υπερβούν | ξεπεράσουν`,
    ),
    ...rows('other', 'δηλαδή | ήτοι'),
  ],
}

/** Words that join two statements, with what may stand for each, itself first. */
export const joints: Readonly<Record<string, readonly string[]>> = {
  and: ['and', 'while'],
  but: ['but', 'yet'],
  while: ['while', 'whereas', 'and'],
  whereas: ['whereas', 'while', 'and'],
  και: ['και', 'ενώ'],
  αλλά: ['αλλά', 'όμως', 'ωστόσο'],
  όμως: ['όμως', 'αλλά', 'ωστόσο'],
  ενώ: ['ενώ', 'και'],
}

/** What may stand for a sign between two statements, for a colon after the name of something, and after a statement. */
export const signs: Readonly<Record<Language, Readonly<Record<'break' | 'named' | 'stated', readonly string[]>>>> = {
  en: { break: ['and', 'while'], named: ['is', 'are', 'was', 'were'], stated: ['namely', 'that is'] },
  el: { break: ['και', 'ενώ'], named: ['είναι', 'ήταν'], stated: ['δηλαδή'] },
}
