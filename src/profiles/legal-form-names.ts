import { legalForms } from '../core/facts/profile.ts'
import type { LegalForm } from '../core/facts/profile.ts'
import { foldName } from '../core/facts/text-fold.ts'

/** Legal forms as registries and people write them, in Greek. */
const names: readonly (readonly [LegalForm, ...string[]])[] = [
  ['sole_trader', 'ατομική', 'ατομική επιχείρηση'],
  ['professional', 'ελεύθερος επαγγελματίας'],
  ['general_partnership', 'οε', 'ο.ε.', 'ομόρρυθμη εταιρεία', 'ομόρρυθμος εταιρία'],
  ['limited_partnership', 'εε', 'ε.ε.', 'ετερόρρυθμη εταιρεία', 'ετερόρρυθμος εταιρία'],
  ['limited_partnership_by_shares', 'εκμ', 'ετερόρρυθμη κατά μετοχές εταιρεία'],
  ['private_company', 'ικε', 'ι.κ.ε.', 'ιδιωτική κεφαλαιουχική εταιρεία', 'ιδιωτική κεφαλαιουχική εταιρία'],
  ['private_company_single_member', 'μικε', 'μονοπρόσωπη ικε', 'μονοπρόσωπη ιδιωτική κεφαλαιουχική εταιρεία'],
  ['limited_liability_company', 'επε', 'ε.π.ε.', 'εταιρεία περιορισμένης ευθύνης'],
  ['limited_liability_company_single_member', 'μεπε', 'μονοπρόσωπη επε', 'μονοπρόσωπη εταιρεία περιορισμένης ευθύνης'],
  ['public_limited_company', 'αε', 'α.ε.', 'ανώνυμη εταιρεία', 'ανώνυμος εταιρία'],
  ['public_limited_company_single_member', 'μονοπρόσωπη αε', 'μονοπρόσωπη ανώνυμη εταιρεία'],
  ['social_cooperative_enterprise', 'κοινσεπ', 'κοιν.σ.επ.', 'κοινωνική συνεταιριστική επιχείρηση'],
  ['workers_cooperative', 'συνεταιρισμός εργαζομένων'],
  ['agricultural_cooperative', 'αγροτικός συνεταιρισμός'],
  ['cooperative', 'συνεταιρισμός', 'αστικός συνεταιρισμός'],
  ['civil_law_company', 'αστική εταιρεία'],
  ['civil_nonprofit_company', 'αμκε', 'αστική μη κερδοσκοπική εταιρεία'],
  ['shipping_company', 'ναυτική εταιρεία'],
  ['consortium', 'κοινοπραξία'],
  ['co_ownership', 'συμπλοιοκτησία', 'συνεκμετάλλευση'],
  ['foreign_branch', 'υποκατάστημα αλλοδαπής'],
  ['energy_community', 'ενεργειακή κοινότητα'],
  ['association', 'σωματείο'],
  ['foundation', 'ίδρυμα'],
]

const forms = new Map<string, LegalForm>([
  ...legalForms.map((form): [string, LegalForm] => [foldName(form), form]),
  ...names.flatMap(([form, ...written]) => written.map((name): [string, LegalForm] => [foldName(name), form])),
])

/** The legal form of a name, or undefined where it is not known. */
export function legalFormOf(name: string): LegalForm | undefined {
  return forms.get(foldName(name)) ?? forms.get(foldName(name.replaceAll('.', '')))
}
