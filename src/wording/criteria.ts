import type { Catalogue } from './message.ts'

/** What is said of a condition: the requirement and what the profile has. */
export const criteria = {
  'criterion.failed': {
    el: 'Ο όρος δεν μπόρεσε να εφαρμοστεί αυτόματα και πρέπει να ελεγχθεί από άνθρωπο.',
    en: 'The condition could not be applied automatically and has to be checked by a person.',
  },
  'exclusion.met': {
    el: 'Η πρόσκληση εξαιρεί: {what}. Η επιχείρηση δεν εμπίπτει στην εξαίρεση.',
    en: 'The call excludes: {what}. The business is not among the excluded.',
  },
  'exclusion.not_met': {
    el: 'Η πρόσκληση εξαιρεί: {what}. Η επιχείρηση εμπίπτει στην εξαίρεση.',
    en: 'The call excludes: {what}. The business is among the excluded.',
  },
  'exclusion.unknown': {
    el: 'Η πρόσκληση εξαιρεί: {what}. Δεν γνωρίζουμε αν η επιχείρηση εμπίπτει στην εξαίρεση.',
    en: 'The call excludes: {what}. It is not known whether the business is among the excluded.',
  },
  'alternative_not.met': {
    el: 'Ένας από τους εναλλακτικούς όρους είναι να μην ισχύει: {what}. Ο όρος πληρείται.',
    en: 'One of the alternative conditions is that this does not hold: {what}. The condition is met.',
  },
  'alternative_not.not_met': {
    el: 'Ένας από τους εναλλακτικούς όρους είναι να μην ισχύει: {what}. Ο όρος δεν πληρείται.',
    en: 'One of the alternative conditions is that this does not hold: {what}. The condition is not met.',
  },
  'alternative_not.unknown': {
    el: 'Ένας από τους εναλλακτικούς όρους είναι να μην ισχύει: {what}. Δεν γνωρίζουμε αν ο όρος πληρείται.',
    en: 'One of the alternative conditions is that this does not hold: {what}. It is not known whether the condition is met.',
  },
  'exclusion.activity': { el: 'δραστηριότητες {codes}', en: 'activities {codes}' },
  'exclusion.of_kind': { el: '{kind} ({which})', en: '{kind} ({which})' },
  'exclusion.items_all': { el: 'όλα από: {items} ({conditions})', en: 'all of: {items} ({conditions})' },
  'exclusion.items_none': { el: 'κανένα από: {items} ({conditions})', en: 'none of: {items} ({conditions})' },
  'exclusion.items_any': { el: '{items} ({conditions})', en: '{items} ({conditions})' },
  'exclusion.items_least': {
    el: 'τουλάχιστον {count} από: {items} ({conditions})',
    en: 'at least {count} of: {items} ({conditions})',
  },
  'exclusion.items_most': {
    el: 'το πολύ {count} από: {items} ({conditions})',
    en: 'at most {count} of: {items} ({conditions})',
  },
  'exclusion.items_share': {
    el: 'τουλάχιστον {share} από: {items} ({conditions})',
    en: 'at least {share} of: {items} ({conditions})',
  },
  'test_day.publication_unknown': {
    el: 'Ο όρος ελέγχεται κατά τη δημοσίευση, αλλά δεν έχει καταχωριστεί ημερομηνία δημοσίευσης.',
    en: 'The condition is tested at publication, but no day of publication is recorded.',
  },
  'test_day.award_unknown': {
    el: 'Ο όρος ελέγχεται κατά την ένταξη, αλλά δεν έχει καταχωριστεί πότε αναμένεται.',
    en: 'The condition is tested at award, but it is not recorded when that is expected.',
  },

  'legal_form.met': { el: 'Η νομική μορφή γίνεται δεκτή: {form}.', en: 'The legal form is accepted: {form}.' },
  'legal_form.not_excluded': {
    el: 'Η νομική μορφή δεν εξαιρείται: {form}.',
    en: 'The legal form is not excluded: {form}.',
  },
  'legal_form.not_met': {
    el: 'Η νομική μορφή δεν περιλαμβάνεται: {form}. Δεκτές μορφές: {accepted}.',
    en: 'The legal form is not listed: {form}. Accepted forms: {accepted}.',
  },
  'legal_form.excluded': {
    el: 'Η πρόσκληση εξαιρεί αυτή τη νομική μορφή: {form}.',
    en: 'The call excludes this legal form: {form}.',
  },
  'legal_form.unknown': { el: 'Η νομική μορφή δεν είναι γνωστή.', en: 'The legal form is not known.' },

  'lifecycle.met': {
    el: 'Το στάδιο της επιχείρησης γίνεται δεκτό: {stage} (δεκτά: {accepted}).',
    en: 'The stage of the business is accepted: {stage} (accepted: {accepted}).',
  },
  'lifecycle.not_met': {
    el: 'Το στάδιο της επιχείρησης είναι: {stage}. Η πρόσκληση δέχεται: {accepted}.',
    en: 'The stage of the business is: {stage}. The call accepts: {accepted}.',
  },
  'lifecycle.unknown': {
    el: 'Το στάδιο της επιχείρησης δεν είναι γνωστό. Η πρόσκληση δέχεται: {accepted}.',
    en: 'The stage of the business is not known. The call accepts: {accepted}.',
  },

  'manual.question': {
    el: 'Χρειάζεται επιβεβαίωση από άνθρωπο: {question}',
    en: 'A person has to confirm: {question}',
  },
  'manual.words': {
    el: 'Χρειάζεται επιβεβαίωση από άνθρωπο αυτό που λέει η πρόσκληση: «{words}»',
    en: 'A person has to confirm what the call says: “{words}”',
  },
  'manual.titled': {
    el: 'Χρειάζεται επιβεβαίωση από άνθρωπο: {title}.',
    en: 'A person has to confirm: {title}.',
  },
  'manual.open': {
    el: 'Ο όρος πρέπει να επιβεβαιωθεί από άνθρωπο.',
    en: 'The condition has to be confirmed by a person.',
  },
  'manual.unreadable': {
    el: 'Ο όρος δεν μπόρεσε να διαβαστεί αυτόματα και πρέπει να ελεγχθεί από άνθρωπο: {what}',
    en: 'The rule could not be read automatically and has to be checked by a person: {what}',
  },
  'manual.confirmed': {
    el: 'Επιβεβαιώθηκε από άνθρωπο ότι ο όρος πληρείται.',
    en: 'A person confirmed that the condition is met.',
  },
  'manual.denied': {
    el: 'Άνθρωπος δήλωσε ότι ο όρος δεν πληρείται.',
    en: 'A person stated that the condition is not met.',
  },

  'activity.met': {
    el: 'Ο κωδικός {codes} περιλαμβάνεται στις επιλέξιμες δραστηριότητες.',
    en: 'The code {codes} is among the eligible activities.',
  },
  'activity.met_translated': {
    el: 'Ο κωδικός {codes} ({from_scheme}) αντιστοιχεί {to|στον επιλέξιμο κωδικό|στους επιλέξιμους κωδικούς} {to} ({to_scheme}).',
    en: 'The code {codes} ({from_scheme}) corresponds to the eligible {to|code|codes} {to} ({to_scheme}).',
  },
  'activity.not_met': {
    el: '{codes|Η δραστηριότητα|Οι δραστηριότητες} της επιχείρησης ({codes}) δεν {codes|περιλαμβάνεται|περιλαμβάνονται} στις επιλέξιμες της πρόσκλησης (σύνολο επιλέξιμων κωδικών: {count}).',
    en: 'The {codes|activity|activities} of the business ({codes}) {codes|is|are} not among the eligible ones of the call ({count} {count|code|codes} in all).',
  },
  'activity.none': {
    el: 'Το προφίλ δεν έχει δραστηριότητα που να ισχύει την ημέρα του ελέγχου.',
    en: 'The profile has no activity that is in force on the test day.',
  },
  'activity.unknown': {
    el: 'Οι κωδικοί δραστηριότητας της επιχείρησης δεν είναι γνωστοί.',
    en: 'The activity codes of the business are not known.',
  },
  'activity.since_unknown': {
    el: 'Δεν είναι γνωστό από πότε {codes|ισχύει ο κωδικός|ισχύουν οι κωδικοί} {codes}· η πρόσκληση {codes|τον|τους} ζητά σε προγενέστερη ημέρα.',
    en: 'It is not known since when the {codes|code|codes} {codes} {codes|is|are} registered; the call asks for {codes|it|them} on an earlier day.',
  },
  'activity.dates_unknown': {
    el: 'Δεν είναι γνωστό ποιοι κωδικοί ίσχυαν την ημέρα που ορίζει η πρόσκληση.',
    en: 'It is not known which codes were registered on the day that the call names.',
  },
  'activity.split': {
    el: 'Ο κωδικός {codes} ({from_scheme}) αντιστοιχεί σε περισσότερους κωδικούς ({to_scheme}). Επιλέξιμοι: {in}. Μη επιλέξιμοι: {out}. Χρειάζεται ο ακριβής κωδικός.',
    en: 'The code {codes} ({from_scheme}) corresponds to several codes ({to_scheme}). Eligible: {in}. Not eligible: {out}. The exact code is needed.',
  },
  'activity.coarse': {
    el: 'Ο κωδικός {codes} δεν είναι αρκετά αναλυτικός: κάποιοι κωδικοί του είναι επιλέξιμοι ({in}) και κάποιοι όχι ({out}).',
    en: 'The code {codes} is not detailed enough: some codes under it are eligible ({in}), others are not ({out}).',
  },
  'activity.no_correspondence': {
    el: 'Δεν υπάρχει καταχωρισμένη αντιστοιχία του κωδικού {codes} ({from_scheme}) με την ταξινόμηση της πρόσκλησης ({to_scheme}).',
    en: "No correspondence of the code {codes} ({from_scheme}) to the call's classification ({to_scheme}) is on record.",
  },
  'activity.main_met': {
    el: '{codes|Η κύρια δραστηριότητα|Οι κύριες δραστηριότητες} {codes} {codes|είναι επιλέξιμη|είναι επιλέξιμες}.',
    en: 'The main {codes|activity|activities} {codes} {codes|is|are} eligible.',
  },
  'activity.main_not_met': {
    el: '{codes|Η κύρια δραστηριότητα|Οι κύριες δραστηριότητες} {codes} δεν {codes|είναι επιλέξιμη|είναι επιλέξιμες}.',
    en: 'The main {codes|activity|activities} {codes} {codes|is|are} not eligible.',
  },
  'activity.main_unknown': {
    el: 'Δεν είναι γνωστό ποια είναι η κύρια δραστηριότητα, και από αυτό εξαρτάται ο όρος.',
    en: 'It is not known which activity is the main one, and the condition depends on it.',
  },
  'activity.largest_met': {
    el: '{codes|Η δραστηριότητα|Οι δραστηριότητες} με τα μεγαλύτερα έσοδα, {codes}, {codes|είναι επιλέξιμη|είναι επιλέξιμες}.',
    en: 'The {codes|activity|activities} with the largest revenue, {codes}, {codes|is|are} eligible.',
  },
  'activity.largest_not_met': {
    el: '{codes|Η δραστηριότητα|Οι δραστηριότητες} με τα μεγαλύτερα έσοδα, {codes}, δεν {codes|είναι επιλέξιμη|είναι επιλέξιμες}.',
    en: 'The {codes|activity|activities} with the largest revenue, {codes}, {codes|is|are} not eligible.',
  },
  'activity.largest_unknown': {
    el: 'Δεν προκύπτει ποια δραστηριότητα έχει τα μεγαλύτερα έσοδα, και από αυτό εξαρτάται ο όρος.',
    en: 'It is not clear which activity has the largest revenue, and the condition depends on it.',
  },
  'activity.neither': {
    el: 'Ούτε η κύρια δραστηριότητα ούτε εκείνη με τα μεγαλύτερα έσοδα είναι επιλέξιμη ({codes}).',
    en: 'Neither the main activity nor the one with the largest revenue is eligible ({codes}).',
  },
  'activity.either_unknown': {
    el: 'Δεν προκύπτει αν η κύρια δραστηριότητα ή εκείνη με τα μεγαλύτερα έσοδα είναι επιλέξιμη ({codes}).',
    en: 'It is not clear whether the main activity or the one with the largest revenue is eligible ({codes}).',
  },
  'activity.all_met': {
    el: 'Όλες οι δραστηριότητες της επιχείρησης είναι επιλέξιμες ({codes}).',
    en: 'All activities of the business are eligible ({codes}).',
  },
  'activity.all_not_met': {
    el: 'Η πρόσκληση ζητά αποκλειστικά επιλέξιμες δραστηριότητες· δεν είναι επιλέξιμες: {codes}.',
    en: 'The call asks for eligible activities only; these are not eligible: {codes}.',
  },
  'activity.share_all_met': {
    el: 'Όλα τα έσοδα προέρχονται από επιλέξιμες δραστηριότητες ({codes}). Ζητείται τουλάχιστον το {share} των εσόδων.',
    en: 'All revenue comes from eligible activities ({codes}). The call requires at least {share} of the revenue.',
  },
  'activity.share_met': {
    el: 'Από επιλέξιμες δραστηριότητες προήλθε το {found} των εσόδων του {year}· ζητείται τουλάχιστον το {share}.',
    en: 'Eligible activities made {found} of the revenue of {year}; the call requires at least {share}.',
  },
  'activity.share_not_met': {
    el: 'Από επιλέξιμες δραστηριότητες προήλθε μόνο το {found} των εσόδων του {year}· ζητείται τουλάχιστον το {share}.',
    en: 'Eligible activities made only {found} of the revenue of {year}; the call requires at least {share}.',
  },
  'activity.share_unknown': {
    el: 'Δεν προκύπτει αν τουλάχιστον το {share} των εσόδων προέρχεται από επιλέξιμες δραστηριότητες.',
    en: 'It is not clear whether at least {share} of the revenue comes from eligible activities.',
  },
  'activity.planned_met': {
    el: '{codes|Η δραστηριότητα της επένδυσης|Οι δραστηριότητες της επένδυσης}, {codes}, {codes|είναι επιλέξιμη|είναι επιλέξιμες}.',
    en: 'The {codes|activity|activities} of the investment, {codes}, {codes|is|are} eligible.',
  },
  'activity.planned_met_unregistered': {
    el: '{codes|Η δραστηριότητα της επένδυσης|Οι δραστηριότητες της επένδυσης}, {codes}, {codes|είναι επιλέξιμη|είναι επιλέξιμες} υπό όρο, γιατί δεν {codes|φαίνεται ακόμη δηλωμένη|φαίνονται ακόμη δηλωμένες}. {step}',
    en: 'The activity of the investment, {codes}, is eligible on a condition: it does not appear as registered yet. {step}',
  },
  'activity.register_submission': {
    el: 'Να δηλωθεί στην εφορία πριν από την υποβολή της αίτησης: {codes}.',
    en: 'Register with the tax authority before applying: {codes}.',
  },
  'activity.register_submission_until': {
    el: 'Να δηλωθεί στην εφορία πριν από την υποβολή της αίτησης, έως {on}: {codes}.',
    en: 'Register with the tax authority before applying, by {on}: {codes}.',
  },
  'activity.register_fixed': {
    el: 'Να δηλωθεί στην εφορία έως {on}: {codes}.',
    en: 'Register with the tax authority by {on}: {codes}.',
  },
  'activity.register_award': {
    el: 'Να δηλωθεί στην εφορία έως την έγκριση της ενίσχυσης: {codes}.',
    en: 'Register with the tax authority by the award of the aid: {codes}.',
  },
  'activity.register_first_payment': {
    el: 'Να δηλωθεί στην εφορία έως την πρώτη πληρωμή της ενίσχυσης: {codes}.',
    en: 'Register with the tax authority by the first payment of the aid: {codes}.',
  },
  'activity.register_completion': {
    el: 'Να δηλωθεί στην εφορία έως την ολοκλήρωση της επένδυσης: {codes}.',
    en: 'Register with the tax authority by the completion of the investment: {codes}.',
  },
  'activity.planned_not_met': {
    el: '{codes|Η δραστηριότητα της επένδυσης|Οι δραστηριότητες της επένδυσης}, {codes}, δεν {codes|είναι επιλέξιμη|είναι επιλέξιμες}.',
    en: 'The {codes|activity|activities} of the investment, {codes}, {codes|is|are} not eligible.',
  },
  'activity.investment_held': {
    el: 'Η επιχείρηση έχει ήδη επιλέξιμη δραστηριότητα για την επένδυση: {codes}.',
    en: 'The business already has an eligible activity for the investment: {codes}.',
  },
  'activity.investment_unknown': {
    el: 'Δεν είναι γνωστό για ποια δραστηριότητα προορίζεται η επένδυση, και η επιχείρηση δεν έχει ακόμη επιλέξιμη.',
    en: 'It is not known which activity the investment is for, and the business has no eligible one yet.',
  },
  'activity.near_add': {
    el: 'Να δηλωθεί επιλέξιμος κωδικός δραστηριότητας πριν από την υποβολή.',
    en: 'Register an eligible activity code before applying.',
  },
  'activity.near_add_later': {
    el: 'Να σχεδιαστεί η επένδυση για επιλέξιμο κωδικό· η πρόσκληση δέχεται τη δήλωσή του και μετά την υποβολή.',
    en: 'Plan the investment for an eligible code; the call lets it be registered after applying.',
  },
  'activity.near_plan': {
    el: 'Να σχεδιαστεί η επένδυση για επιλέξιμη δραστηριότητα.',
    en: 'Plan the investment for an eligible activity.',
  },

  'started.between': { el: 'έναρξη από {from} έως {to}', en: 'a start between {from} and {to}' },
  'started.from': { el: 'έναρξη όχι νωρίτερα από {from}', en: 'a start not before {from}' },
  'started.until': { el: 'έναρξη έως {to}', en: 'a start up to {to}' },
  'region.met': {
    el: 'Η περιοχή ({place}) είναι επιλέξιμη: {regions}.',
    en: 'The area ({place}) is eligible: {regions}.',
  },
  'region.met_assumed': {
    el: 'Όλες οι γνωστές εγκαταστάσεις είναι σε επιλέξιμη περιοχή: {regions}. Ο τόπος της επένδυσης δεν έχει δοθεί.',
    en: 'All known establishments are in an eligible area: {regions}. The place of the investment is not given.',
  },
  'region.met_country': {
    el: 'Η πρόσκληση δέχεται όλη τη χώρα της επιχείρησης: {regions}.',
    en: 'The call accepts the whole country of the business: {regions}.',
  },
  'region.not_met': {
    el: 'Η περιοχή ({place}) δεν είναι επιλέξιμη: {regions}. Η πρόσκληση δέχεται: {accepted}.',
    en: 'The area ({place}) is not eligible: {regions}. The call accepts: {accepted}.',
  },
  'region.excluded': {
    el: 'Η περιοχή ({place}) εξαιρείται: {regions}. Η πρόσκληση εξαιρεί: {refused}.',
    en: 'The area ({place}) is excluded: {regions}. The call excludes: {refused}.',
  },
  'region.none': {
    el: 'Καμία εγκατάσταση δεν υπάρχει ακόμη την ημέρα του ελέγχου.',
    en: 'No establishment exists yet on the test day.',
  },
  'region.unknown': {
    el: 'Η περιοχή ({place}) δεν είναι γνωστή.',
    en: 'The area ({place}) is not known.',
  },
  'region.site_unknown': {
    el: 'Δεν είναι γνωστό πού θα γίνει η επένδυση. Γνωστές εγκαταστάσεις: {regions}.',
    en: 'It is not known where the investment will be made. Known establishments: {regions}.',
  },
  'region.which_unknown': {
    el: 'Δεν είναι γνωστό ποια εγκατάσταση μετρά ({place}): {regions}.',
    en: 'It is not known which establishment counts ({place}): {regions}.',
  },
  'region.coarse': {
    el: 'Η περιοχή ({place}) δεν έχει δοθεί με αρκετή ακρίβεια: {regions}. Μόνο ένα μέρος της είναι επιλέξιμο.',
    en: 'The area ({place}) is not given exactly enough: {regions}. Only a part of it is eligible.',
  },
  'region.near_site': {
    el: 'Να γίνει η επένδυση σε επιλέξιμη περιοχή: {accepted}.',
    en: 'Make the investment in an eligible area: {accepted}.',
  },
  'region.near_establishment': {
    el: 'Να ιδρυθεί εγκατάσταση σε επιλέξιμη περιοχή: {accepted}.',
    en: 'Set up an establishment in an eligible area: {accepted}.',
  },
  'region.near_site_except': {
    el: 'Να γίνει η επένδυση σε επιλέξιμη περιοχή: {accepted}, εκτός από: {refused}.',
    en: 'Make the investment in an eligible area: {accepted}, except: {refused}.',
  },
  'region.near_establishment_except': {
    el: 'Να ιδρυθεί εγκατάσταση σε επιλέξιμη περιοχή: {accepted}, εκτός από: {refused}.',
    en: 'Set up an establishment in an eligible area: {accepted}, except: {refused}.',
  },
  'region.near_site_outside': {
    el: 'Να γίνει η επένδυση εκτός των περιοχών: {refused}.',
    en: 'Make the investment outside these areas: {refused}.',
  },
  'region.near_establishment_outside': {
    el: 'Να ιδρυθεί εγκατάσταση εκτός των περιοχών: {refused}.',
    en: 'Set up an establishment outside these areas: {refused}.',
  },

  'zone.met': {
    el: 'Βρίσκεται εντός της ζώνης «{zone}» ({place}).',
    en: 'It is inside the zone "{zone}" ({place}).',
  },
  'zone.not_met': {
    el: 'Βρίσκεται εκτός της ζώνης «{zone}» ({place}).',
    en: 'It is outside the zone "{zone}" ({place}).',
  },
  'zone.unknown': {
    el: 'Δεν προκύπτει αν είναι εντός της ζώνης «{zone}» ({place}).',
    en: 'It is not clear whether it is inside the zone "{zone}" ({place}).',
  },
  'zone.met_since': {
    el: 'Βρισκόταν εντός της ζώνης «{zone}» ήδη στις {day} ({place}).',
    en: 'On {day} it was already inside the zone "{zone}" ({place}).',
  },
  'zone.not_met_since': {
    el: 'Δεν ήταν εντός της ζώνης «{zone}» στις {day} ({place}).',
    en: 'On {day} it was not inside the zone "{zone}" ({place}).',
  },
  'zone.unknown_since': {
    el: 'Δεν προκύπτει αν ήταν εντός της ζώνης «{zone}» στις {day} ({place}).',
    en: 'It is not clear whether it was inside the zone "{zone}" on {day} ({place}).',
  },

  'attribute.met': {
    el: 'Όπως ζητά η πρόσκληση: {attribute} ({found}).',
    en: 'As the call asks: {attribute} ({found}).',
  },
  'attribute.not_met': {
    el: 'Δεν είναι όπως ζητά η πρόσκληση: {attribute} ({found}).',
    en: 'Not as the call asks: {attribute} ({found}).',
  },
  'attribute.unknown': { el: 'Δεν είναι γνωστό: {attribute}.', en: 'Not known: {attribute}.' },
  'attribute.unclear': {
    el: 'Η τιμή δεν συγκρίνεται με αυτό που ζητά η πρόσκληση: {attribute} ({found}).',
    en: 'The value does not compare with what the call asks: {attribute} ({found}).',
  },

  'attribute.met_asked': {
    el: '{attribute}: {found}. {required|Ζητείται|Ζητούνται} {required}.',
    en: '{attribute}: {found}. The call requires {required}.',
  },
  'attribute.not_met_asked': {
    el: '{attribute}: {found}, ενώ {required|ζητείται|ζητούνται} {required}.',
    en: '{attribute}: {found}, but the call requires {required}.',
  },
  'attribute.unknown_asked': {
    el: 'Δεν είναι γνωστό: {attribute}. {required|Ζητείται|Ζητούνται} {required}.',
    en: 'Not known: {attribute}. The call requires {required}.',
  },
  'attribute.unclear_asked': {
    el: 'Η τιμή δεν συγκρίνεται με αυτό που ζητά η πρόσκληση: {attribute} ({found}). {required|Ζητείται|Ζητούνται} {required}.',
    en: 'The value does not compare with what the call asks: {attribute} ({found}). The call requires {required}.',
  },

  'condition.any': { el: 'χωρίς άλλον όρο', en: 'no further condition' },
  'condition.is': { el: '{field}: {value}', en: '{field}: {value}' },
  'condition.is_not': { el: '{field}: όχι {value}', en: '{field}: not {value}' },
  'condition.one_of': { el: '{field} (ένα από: {value})', en: '{field} (one of: {value})' },
  'condition.programme': { el: '“{name}”', en: '‘{name}’' },
  'condition.any_of': { el: 'ένα από τα εξής: {values}', en: 'one of: {values}' },
  'condition.compared': { el: '{field} {relation} {value}', en: '{field} {relation} {value}' },

  'quantifier.enough_met': {
    el: '{list} με «{condition}»: {met} από {total}. {needed|Ζητείται|Ζητούνται} τουλάχιστον {needed}.',
    en: '{list} with "{condition}": {met} of {total}. The call requires at least {needed}.',
  },
  'quantifier.enough_not_met': {
    el: '{list} με «{condition}»: {met} από {total}, ενώ {needed|ζητείται|ζητούνται} τουλάχιστον {needed}.',
    en: '{list} with "{condition}": {met} of {total}, but the call requires at least {needed}.',
  },
  'quantifier.enough_unknown': {
    el: '{list} με «{condition}»: {met} από {total}, ενώ για {open} λείπουν στοιχεία. {needed|Ζητείται|Ζητούνται} τουλάχιστον {needed}.',
    en: '{list} with "{condition}": {met} of {total}, with facts missing for {open}. The call requires at least {needed}.',
  },
  'quantifier.all_met': {
    el: '{list} με «{condition}»: {met} από {total}. Ο όρος ζητείται για το σύνολο και τηρείται.',
    en: '{list} with "{condition}": {met} of {total}. The call requires it of all, and it holds.',
  },
  'quantifier.all_not_met': {
    el: '{list} με «{condition}»: {met} από {total}, ενώ ο όρος ζητείται για το σύνολο.',
    en: '{list} with "{condition}": {met} of {total}, but the call requires it of all.',
  },
  'quantifier.all_unknown': {
    el: '{list} με «{condition}»: {met} από {total}, ενώ για {open} λείπουν στοιχεία. Ο όρος ζητείται για το σύνολο.',
    en: '{list} with "{condition}": {met} of {total}, with facts missing for {open}. The call requires it of all.',
  },
  'quantifier.no_met': {
    el: '{list} με «{condition}»: {met} από {total}. Η πρόσκληση δεν δέχεται ούτε μία τέτοια περίπτωση.',
    en: '{list} with "{condition}": {met} of {total}. The call accepts none.',
  },
  'quantifier.no_not_met': {
    el: '{list} με «{condition}»: {met} από {total}, ενώ η πρόσκληση δεν δέχεται ούτε μία τέτοια περίπτωση.',
    en: '{list} with "{condition}": {met} of {total}, but the call accepts none.',
  },
  'quantifier.no_unknown': {
    el: '{list} με «{condition}»: {met} από {total}, ενώ για {open} λείπουν στοιχεία. Η πρόσκληση δεν δέχεται ούτε μία τέτοια περίπτωση.',
    en: '{list} with "{condition}": {met} of {total}, with facts missing for {open}. The call accepts none.',
  },
  'quantifier.few_met': {
    el: '{list} με «{condition}»: {met} από {total}. {most|Επιτρέπεται|Επιτρέπονται} έως {most}.',
    en: '{list} with "{condition}": {met} of {total}. The call accepts at most {most}.',
  },
  'quantifier.few_not_met': {
    el: '{list} με «{condition}»: {met} από {total}, ενώ {most|επιτρέπεται|επιτρέπονται} έως {most}.',
    en: '{list} with "{condition}": {met} of {total}, but the call accepts at most {most}.',
  },
  'quantifier.few_unknown': {
    el: '{list} με «{condition}»: {met} από {total}, ενώ για {open} λείπουν στοιχεία. {most|Επιτρέπεται|Επιτρέπονται} έως {most}.',
    en: '{list} with "{condition}": {met} of {total}, with facts missing for {open}. The call accepts at most {most}.',
  },
  'quantifier.none_given_met': {
    el: 'Στο προφίλ δεν υπάρχουν {list}, οπότε ο περιορισμός της πρόσκλησης («{condition}») δεν επηρεάζει την επιχείρηση.',
    en: 'The profile has none ({list}), so what the call says of them ("{condition}") does not affect the business.',
  },
  'quantifier.none_given_not_met': {
    el: 'Στο προφίλ δεν υπάρχουν {list}, ενώ {needed|ζητείται|ζητούνται} τουλάχιστον {needed} με «{condition}».',
    en: 'The profile has none ({list}), but the call requires at least {needed} with "{condition}".',
  },
  'quantifier.unknown': {
    el: 'Δεν είναι γνωστά: {list}. Ο όρος της πρόσκλησης: «{condition}».',
    en: 'Not known: {list}. The condition of the call: "{condition}".',
  },
  'quantifier.share_met': {
    el: '{list} με «{condition}»: {found} του συνόλου ({weight}). Ζητείται τουλάχιστον {wanted}.',
    en: '{list} with "{condition}": {found} of the whole ({weight}). The call requires at least {wanted}.',
  },
  'quantifier.share_not_met': {
    el: '{list} με «{condition}»: {found} του συνόλου ({weight}), ενώ ζητείται τουλάχιστον {wanted}.',
    en: '{list} with "{condition}": {found} of the whole ({weight}), but the call requires at least {wanted}.',
  },
  'quantifier.share_unknown': {
    el: '{list} με «{condition}»: {found} του συνόλου ({weight}) όσο είναι γνωστό. Ζητείται τουλάχιστον {wanted}· λείπουν στοιχεία.',
    en: '{list} with "{condition}": {found} of the whole ({weight}) as far as known. The call requires at least {wanted}; facts are missing.',
  },
} as const satisfies Catalogue
