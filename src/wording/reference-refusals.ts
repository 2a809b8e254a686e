import type { ActivityCode } from '../core/facts/activity-code.ts'
import type { ActivityParse } from '../core/facts/activity-parse.ts'
import type { RegionParse } from '../core/facts/region-parse.ts'
import type { Language } from '../core/facts/text.ts'
import { schemeNames } from './scheme-names.ts'

type Text = Readonly<Record<Language, string>>
type ActivityRefused = Extract<ActivityParse, { ok: false }>
type RegionRefused = Extract<RegionParse, { ok: false }>

/** An answer repeats at most this much of what was sent. */
const ECHO = 60
const echo = (input: string): string => (input.length > ECHO ? `${input.slice(0, ECHO)}…` : input)

const codes = (list: readonly ActivityCode[]): string =>
  list
    .slice(0, 8)
    .map((item) => item.code)
    .join(', ')

function inSchemes(list: readonly ActivityCode[], language: Language): string {
  return list
    .map((item) => `${item.code} (${schemeNames[item.scheme][language]})`)
    .join(language === 'el' ? ' ή ' : ' or ')
}

/** The values that the field `scheme` may have here. */
const choices = (list: readonly ActivityCode[]): string => [...new Set(list.map((item) => item.scheme))].join(', ')

function unknownCode({ input, scheme, candidates, becomes }: ActivityRefused): Text {
  const name =
    scheme === undefined
      ? { el: 'στους ΚΑΔ 2025 ούτε στους ΚΑΔ 2008', en: 'KAD 2025 or KAD 2008' }
      : { el: `στην ταξινόμηση ${schemeNames[scheme].el}`, en: schemeNames[scheme].en }
  const where =
    candidates.length === 0
      ? { el: 'Ελέγξτε τον κωδικό στον επίσημο κατάλογο.', en: 'Check it against the official list.' }
      : { el: `Υπάρχει ως ${inSchemes(candidates, 'el')}.`, en: `It exists as ${inSchemes(candidates, 'en')}.` }
  const now =
    becomes === undefined || scheme === undefined
      ? { el: '', en: '' }
      : {
          el: ` Αντιστοιχεί σε: ${codes(becomes)} (${schemeNames[scheme].el}).`,
          en: ` It corresponds to ${codes(becomes)} (${schemeNames[scheme].en}).`,
        }
  return {
    el: `Ο κωδικός «${echo(input)}» δεν υπάρχει ${name.el}. ${where.el}${now.el}`,
    en: `There is no code "${echo(input)}" in ${name.en}. ${where.en}${now.en}`,
  }
}

/** Why an activity code was refused, and what would be right. */
export function sayActivityRefusal(refused: ActivityRefused): Text {
  const input = echo(refused.input)
  switch (refused.code) {
    case 'activity_code_invalid':
      return {
        el: `Το «${input}» δεν είναι κωδικός δραστηριότητας. Δώστε ψηφία με ή χωρίς τελείες (62.10.11.03), κωδικό NAF (62.01Z) ή γράμμα τομέα.`,
        en: `"${input}" is not an activity code. Give digits with or without dots (62.10.11.03), a NAF code (62.01Z) or a section letter.`,
      }
    case 'activity_code_unknown':
      return unknownCode(refused)
    case 'activity_code_ambiguous_scheme':
      return {
        el: `Το «${input}» δεν δηλώνει μόνο του σε ποια ταξινόμηση ανήκει: ${inSchemes(refused.candidates, 'el')}. Δηλώστε την ταξινόμηση στο πεδίο scheme: ${choices(refused.candidates)}.`,
        en: `"${input}" does not say which classification it belongs to: ${inSchemes(refused.candidates, 'en')}. Name the classification in the field scheme: ${choices(refused.candidates)}.`,
      }
    case 'activity_code_ambiguous_reading':
      return {
        el: `Το «${input}» διαβάζεται με περισσότερους τρόπους: ${inSchemes(refused.candidates, 'el')}. Γράψτε τον κωδικό με τελείες.`,
        en: `"${input}" can be read in more than one way: ${inSchemes(refused.candidates, 'en')}. Write the code with its dots.`,
      }
  }
}

/** Why a place was refused, and what would be right. */
export function sayRegionRefusal(refused: RegionRefused): Text {
  const input = echo(refused.input)
  const places = refused.candidates.map((item) => `${item.name} (${item.code})`).join(', ')
  if (refused.code === 'region_ambiguous') {
    return {
      el: `Το «${input}» είναι όνομα περισσότερων από μία περιοχών: ${places}. Δώστε τον κωδικό NUTS.`,
      en: `"${input}" is the name of more than one place: ${places}. Give the NUTS code.`,
    }
  }
  return {
    el: `Η περιοχή «${input}» δεν βρέθηκε. Δώστε κωδικό NUTS (EL303), όνομα περιφέρειας, περιφερειακής ενότητας ή δήμου, ή κωδικό χώρας.`,
    en: `There is no place "${input}" on record. Give a NUTS code (EL303), the name of a region, regional unit or municipality, or a country code.`,
  }
}
