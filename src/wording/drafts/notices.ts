import type { Language } from '../../core/facts/text.ts'
import { fillDraft, type DraftCatalogue } from './message.ts'

/** What the cover of a draft says of it, before everything else. */
export const notices = {
  draft: {
    el: ['Σχέδιο προς έλεγχο: δεν έχει υποβληθεί και δεν δεσμεύει κανέναν.'],
    en: ['A draft to be checked: it has not been submitted and binds nobody.'],
  },
  source: {
    el: ['Κάθε ισχυρισμός έχει παραπομπή· όσα λείπουν φαίνονται ως κενά με ερώτηση.'],
    en: ['Every statement of fact carries a citation; what is missing is shown as a gap with a question.'],
  },
  as_of: {
    el: ['Κρίθηκε με ημερομηνία {day}, κατά την έκδοση {call} της πρόσκλησης και την έκδοση {profile} του προφίλ.'],
    en: ['Judged as of {day}, by version {call} of the call and version {profile} of the profile.'],
  },
  stale: {
    el: ['Ξεπερασμένο: η πρόσκληση, το προφίλ ή όσα δηλώθηκαν για τους όρους άλλαξαν μετά τη σύνταξη του σχεδίου.'],
    en: [
      'Out of date: the call, the profile or what was stated of its conditions has changed since this draft was made.',
    ],
  },
  stale_sections: {
    el: [
      'Με τα τωρινά στοιχεία θα {sections_n, plural, one {ήταν διαφορετική η ενότητα} other {ήταν διαφορετικές οι ενότητες}}: {sections}.',
    ],
    en: [
      'By what is known now {sections_n, plural, one {this section} other {these sections}} would read otherwise: {sections}.',
    ],
  },
  stale_same: {
    el: ['Με τα τωρινά στοιχεία καμία ενότητα δεν θα ήταν διαφορετική.'],
    en: ['By what is known now no section would read otherwise.'],
  },
  written: {
    el: [
      'Εξαίρεση: τα κείμενα του αιτούντος, χωρίς παραπομπές και επαλήθευση, {sections_n, plural, one {στην ενότητα} other {στις ενότητες}} {sections}.',
    ],
    en: [
      'Except for the applicant’s own words, neither cited nor verified, in {sections_n, plural, one {section} other {sections}} {sections}.',
    ],
  },
  /** Of sections whose subsections are not rewritten. */
  written_head: {
    el: [
      'Εξαίρεση: τα κείμενα του αιτούντος πριν από τις υποενότητες {sections_n, plural, one {της ενότητας} other {των ενοτήτων}} {sections}.',
    ],
    en: [
      'Except for the applicant’s own words before the subsections of {sections_n, plural, one {section} other {sections}} {sections}.',
    ],
  },
} as const satisfies DraftCatalogue

/** A notice in the draft's language. */
export function notice(
  key: keyof typeof notices,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillDraft(notices, { key, turn: 0, language }, values)
}
