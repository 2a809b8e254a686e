import type { Catalogue } from './message.ts'

/** What is said of figures: size, staff, accounts, age, the plan, state aid. */
export const figures = {
  'size.met': {
    el: 'Το μέγεθος γίνεται δεκτό: {size} (δεκτά: {accepted}).',
    en: 'The size is accepted: {size} (accepted: {accepted}).',
  },
  'size.met_declared': {
    el: 'Το μέγεθος γίνεται δεκτό με βάση τη δήλωση της επιχείρησης, γιατί λείπουν στοιχεία: {size} (δεκτά: {accepted}).',
    en: 'The size is accepted on the strength of the declaration, since figures are missing: {size} (accepted: {accepted}).',
  },
  'size.met_alone': {
    el: 'Το μέγεθος γίνεται δεκτό: {size} (δεκτά: {accepted}). Θεωρήθηκε ότι δεν υπάρχουν συνεργαζόμενες ή συνδεδεμένες επιχειρήσεις, γιατί δεν δηλώθηκε τίποτε σχετικό.',
    en: 'The size is accepted: {size} (accepted: {accepted}). No partner or linked enterprises are assumed, because nothing was said of them.',
  },
  'size.not_met': {
    el: 'Το μέγεθος δεν περιλαμβάνεται: {size} (δεκτά: {accepted}).',
    en: 'The size is not accepted: {size} (accepted: {accepted}).',
  },
  'size.not_met_declared': {
    el: 'Το μέγεθος που δηλώθηκε δεν περιλαμβάνεται: {size} (δεκτά: {accepted}). Λείπουν στοιχεία που θα το επιβεβαίωναν.',
    en: 'The declared size is not accepted: {size} (accepted: {accepted}). Figures that would confirm it are missing.',
  },
  'size.not_met_alone': {
    el: 'Το μέγεθος δεν περιλαμβάνεται: {size} (δεκτά: {accepted}). Θεωρήθηκε ότι δεν υπάρχουν συνεργαζόμενες ή συνδεδεμένες επιχειρήσεις, γιατί δεν δηλώθηκε τίποτε σχετικό.',
    en: 'The size is not accepted: {size} (accepted: {accepted}). No partner or linked enterprises are assumed, because nothing was said of them.',
  },
  'size.unknown': {
    el: 'Το μέγεθος δεν προκύπτει από τα στοιχεία: πιθανά {possible}, δεκτά {accepted}.',
    en: 'The size does not follow from the figures: possible {possible}, accepted {accepted}.',
  },
  'size.step.no_relations_told': {
    el: 'Δεν δηλώθηκε αν υπάρχουν συνεργαζόμενες ή συνδεδεμένες επιχειρήσεις· θεωρείται ότι δεν υπάρχουν.',
    en: 'Nothing was said of partner or linked enterprises; none are assumed.',
  },
  'size.step.linked': {
    el: 'Συνδεδεμένη επιχείρηση, προστίθεται ολόκληρη ({share}): {name}.',
    en: 'Linked enterprise, added in full ({share}): {name}.',
  },
  'size.step.partner': {
    el: 'Συνεργαζόμενη επιχείρηση, προστίθεται κατά {share}: {name}.',
    en: 'Partner enterprise, added at {share}: {name}.',
  },
  'size.step.linked_untold': {
    el: 'Συνδεδεμένη επιχείρηση, μετρά ολόκληρη ({share}), αλλά τα μεγέθη της δεν δηλώθηκαν: {name}.',
    en: 'Linked enterprise, counts in full ({share}), but its figures were not given: {name}.',
  },
  'size.step.partner_untold': {
    el: 'Συνεργαζόμενη επιχείρηση, μετρά κατά {share}, αλλά τα μεγέθη της δεν δηλώθηκαν: {name}.',
    en: 'Partner enterprise, counts at {share}, but its figures were not given: {name}.',
  },
  'size.step.total': { el: 'Σύνολα της χρήσης {year}.', en: 'Totals of the financial year {year}.' },
  'size.step.total_undated': {
    el: 'Σύνολα από στοιχεία χωρίς ημερομηνία: λαμβάνονται ως τα τελευταία.',
    en: 'Totals from undated figures, taken as the latest ones.',
  },
  'size.step.public_body': {
    el: 'Δημόσιοι φορείς ελέγχουν το {share} του κεφαλαίου ή των ψήφων: από το 25% η επιχείρηση δεν είναι ΜμΕ.',
    en: 'Public bodies control {share} of the capital or votes: from 25% on the enterprise is not an SME.',
  },
  'size.step.two_periods': {
    el: 'Η τελευταία χρήση δίνει {latest}, αλλά το μέγεθος αλλάζει μόνο έπειτα από δύο συνεχόμενες χρήσεις: ισχύει {kept}.',
    en: 'The last year gives {latest}, but the class changes only after two consecutive periods: it remains {kept}.',
  },
  'size.step.self_declared': {
    el: 'Λείπουν στοιχεία: χρησιμοποιείται το δηλωμένο μέγεθος, {size}.',
    en: 'Figures are missing: the declared size is used, {size}.',
  },
  'size.step.class': { el: 'Κατηγορία μεγέθους: {size}.', en: 'Size class: {size}.' },
  'size.step.possible': { el: 'Πιθανές κατηγορίες μεγέθους: {size}.', en: 'Possible size classes: {size}.' },

  'headcount.met': {
    el: '{measure}: {value}. {required|Ζητείται|Ζητούνται} {required}.',
    en: '{measure}: {value}. The call requires {required}.',
  },
  'headcount.not_met': {
    el: '{measure}: {value}, ενώ {required|ζητείται|ζητούνται} {required}.',
    en: '{measure}: {value}, but the call requires {required}.',
  },
  'headcount.met_alone': {
    el: '{measure}: {value}. {required|Ζητείται|Ζητούνται} {required}. Θεωρήθηκε ότι δεν υπάρχουν άλλες επιχειρήσεις, γιατί δεν δηλώθηκε τίποτε σχετικό.',
    en: '{measure}: {value}. The call requires {required}. No other enterprises are assumed, because nothing was said of them.',
  },
  'headcount.not_met_alone': {
    el: '{measure}: {value}, ενώ {required|ζητείται|ζητούνται} {required}. Θεωρήθηκε ότι δεν υπάρχουν άλλες επιχειρήσεις, γιατί δεν δηλώθηκε τίποτε σχετικό.',
    en: '{measure}: {value}, but the call requires {required}. No other enterprises are assumed, because nothing was said of them.',
  },
  'headcount.unknown': {
    el: 'Δεν είναι γνωστό: {measure}. {required|Ζητείται|Ζητούνται} {required}.',
    en: 'Not known: {measure}. The call requires {required}.',
  },
  'headcount.unknown_months': {
    el: 'Δεν είναι γνωστό το στοιχείο: {measure}, για το δωδεκάμηνο με τελευταίο μήνα: {month} (ή {or}). {required|Ζητείται|Ζητούνται} {required}.',
    en: 'Not known: {measure}, for the twelve months that ended with {month} (or {or}). The call requires {required}.',
  },
  'headcount.other_period': {
    el: 'Η πρόσκληση ζητά στοιχεία ({measure}) για περίοδο που δεν έχει το προφίλ ({period}): χρειάζεται έλεγχος.',
    en: 'The call asks for {measure} over a period ({period}) that the profile does not hold: it has to be checked.',
  },

  'accounts.met': {
    el: '{figure} ({period}): {value}. Ζητείται {required}.',
    en: '{figure} ({period}): {value}. The call requires {required}.',
  },
  'accounts.not_met': {
    el: '{figure} ({period}): {value}, ενώ ζητείται {required}.',
    en: '{figure} ({period}): {value}, but the call requires {required}.',
  },
  'accounts.met_at_least': {
    el: '{figure} ({period}): τουλάχιστον {value} από τις χρήσεις που είναι γνωστές. Ζητείται {required}.',
    en: '{figure} ({period}): at least {value} from the years that are known. The call requires {required}.',
  },
  'accounts.not_met_at_least': {
    el: '{figure} ({period}): ήδη {value} ή περισσότερο από τις χρήσεις που είναι γνωστές, ενώ ζητείται {required}.',
    en: '{figure} ({period}): already {value} or more from the years that are known, but the call requires {required}.',
  },
  'accounts.met_undated': {
    el: '{figure} ({period}): {value}, από στοιχείο χωρίς ημερομηνία που λαμβάνεται ως της τελευταίας χρήσης. Ζητείται {required}.',
    en: '{figure} ({period}): {value}, from an undated figure taken as the last year’s. The call requires {required}.',
  },
  'accounts.not_met_undated': {
    el: '{figure} ({period}): {value}, από στοιχείο χωρίς ημερομηνία που λαμβάνεται ως της τελευταίας χρήσης, ενώ ζητείται {required}.',
    en: '{figure} ({period}): {value}, from an undated figure taken as the last year’s, but the call requires {required}.',
  },
  'accounts.met_no_closed_year': {
    el: '{figure} ({period}): η επιχείρηση δεν έχει ακόμη κλεισμένη χρήση. Ζητείται {required}.',
    en: '{figure} ({period}): the business has no closed year yet. The call requires {required}.',
  },
  'accounts.not_met_no_closed_year': {
    el: '{figure} ({period}): η επιχείρηση δεν έχει ακόμη κλεισμένη χρήση, ενώ ζητείται {required}.',
    en: '{figure} ({period}): the business has no closed year yet, but the call requires {required}.',
  },
  'accounts.unknown': {
    el: 'Δεν είναι γνωστό: {figure} ({period}). Ζητείται {required}.',
    en: 'Not known: {figure} ({period}). The call requires {required}.',
  },
  'accounts.other_period': {
    el: 'Η περίοδος που ζητά η πρόσκληση ({period}) δεν συμπίπτει με τις χρήσεις της επιχείρησης: {figure}, ζητείται {required}. Χρειάζεται έλεγχος.',
    en: 'The period the call asks for ({period}) is not one of the financial years: {figure}, where the call requires {required}. It has to be checked.',
  },
  'accounts.other_currency': {
    el: 'Το ποσό είναι σε άλλο νόμισμα από της πρόσκλησης: {figure} ({period}), ζητείται {required}. Χρειάζεται έλεγχος.',
    en: 'The amount is in another currency than the call’s: {figure} ({period}), where the call requires {required}. It has to be checked.',
  },

  'investment_amount.met': {
    el: 'Ποσό της επένδυσης: {amount}. Ζητείται {required}.',
    en: 'Amount of the investment: {amount}. The call requires {required}.',
  },
  'investment_amount.not_met': {
    el: 'Ποσό της επένδυσης: {amount}, ενώ ζητείται {required}.',
    en: 'Amount of the investment: {amount}, but the call requires {required}.',
  },
  'investment_amount.unknown': {
    el: 'Το ποσό της επένδυσης δεν είναι γνωστό. Ζητείται {required}.',
    en: 'The amount of the investment is not known. The call requires {required}.',
  },
  'investment_amount.unplanned': {
    el: 'Δεν υπάρχει ακόμη σχέδιο επένδυσης. Για τον επιλέξιμο προϋπολογισμό ζητείται {required}.',
    en: 'There is no investment plan yet. Of the eligible budget the call requires {required}.',
  },
  'investment_amount.to_plan': {
    el: 'Ο επιλέξιμος προϋπολογισμός του σχεδίου πρέπει να είναι {required}.',
    en: 'The eligible budget of the plan has to be {required}.',
  },
  'investment_amount.other_currency': {
    el: 'Το ποσό της επένδυσης είναι σε άλλο νόμισμα από της πρόσκλησης. Ζητείται {required}.',
    en: 'The amount of the investment is in another currency than the call’s. The call requires {required}.',
  },
  'investment_amount.counted_met': {
    el: 'Από το ποσό της επένδυσης ({amount}) είναι επιλέξιμα {counted}. Ζητείται {required}.',
    en: 'Of the amount of the investment ({amount}), {counted} is eligible. The call requires {required}.',
  },
  'investment_amount.counted_not_met': {
    el: 'Από το ποσό της επένδυσης ({amount}) είναι επιλέξιμα μόνο {counted}, ενώ ζητείται {required}.',
    en: 'Of the amount of the investment ({amount}), only {counted} is eligible, but the call requires {required}.',
  },
  'investment_amount.near_counted_raise': {
    el: 'Ο επιλέξιμος προϋπολογισμός θα έπρεπε να ανέβει σε {bound}.',
    en: 'The eligible budget would have to be raised to {bound}.',
  },
  'investment_amount.near_counted_lower': {
    el: 'Ο επιλέξιμος προϋπολογισμός θα έπρεπε να μειωθεί σε {bound}.',
    en: 'The eligible budget would have to be lowered to {bound}.',
  },
  'investment_amount.near_raise_beyond': {
    el: 'Ο προϋπολογισμός θα έπρεπε να ανέβει πάνω από {bound}.',
    en: 'The budget would have to be raised to more than {bound}.',
  },
  'investment_amount.near_lower_beyond': {
    el: 'Ο προϋπολογισμός θα έπρεπε να μειωθεί κάτω από {bound}.',
    en: 'The budget would have to be lowered to less than {bound}.',
  },
  'investment_amount.near_counted_raise_beyond': {
    el: 'Ο επιλέξιμος προϋπολογισμός θα έπρεπε να ανέβει πάνω από {bound}.',
    en: 'The eligible budget would have to be raised to more than {bound}.',
  },
  'investment_amount.near_counted_lower_beyond': {
    el: 'Ο επιλέξιμος προϋπολογισμός θα έπρεπε να μειωθεί κάτω από {bound}.',
    en: 'The eligible budget would have to be lowered to less than {bound}.',
  },
  'investment_amount.near_raise': {
    el: 'Ο προϋπολογισμός θα έπρεπε να ανέβει σε {bound}.',
    en: 'The budget would have to be raised to {bound}.',
  },
  'investment_amount.near_lower': {
    el: 'Ο προϋπολογισμός θα έπρεπε να μειωθεί σε {bound}.',
    en: 'The budget would have to be lowered to {bound}.',
  },

  'age.started_from.met': {
    el: 'Έναρξη {start}: από {from} και μετά, όπως ζητείται.',
    en: 'Started on {start}: on or after {from}, as required.',
  },
  'age.started_from.not_met': {
    el: 'Έναρξη {start}, ενώ ζητείται από {from} και μετά.',
    en: 'Started on {start}, but the call requires a start on or after {from}.',
  },
  'age.started_from.unknown': {
    el: 'Η ημερομηνία έναρξης δεν είναι γνωστή. Ζητείται από {from} και μετά.',
    en: 'The start date is not known. The call requires a start on or after {from}.',
  },
  'age.started_from.founded_later_met': {
    el: 'Η επιχείρηση δεν έχει ιδρυθεί ακόμη: η έναρξη θα είναι μετά τις {from}.',
    en: 'The business is not founded yet: it will start after {from}.',
  },
  'age.started_from.founded_later_not_met': {
    el: 'Η επιχείρηση δεν έχει ιδρυθεί ακόμη. Ζητείται έναρξη από {from} και μετά.',
    en: 'The business is not founded yet. The call requires a start on or after {from}.',
  },
  'age.started_to.met': {
    el: 'Έναρξη {start}: έως και {to}, όπως ζητείται.',
    en: 'Started on {start}: on or before {to}, as required.',
  },
  'age.started_to.not_met': {
    el: 'Έναρξη {start}, ενώ ζητείται έως και {to}.',
    en: 'Started on {start}, but the call requires a start on or before {to}.',
  },
  'age.started_to.unknown': {
    el: 'Η ημερομηνία έναρξης δεν είναι γνωστή. Ζητείται έως και {to}.',
    en: 'The start date is not known. The call requires a start on or before {to}.',
  },
  'age.started_to.founded_later_met': {
    el: 'Η επιχείρηση δεν έχει ιδρυθεί ακόμη. Ζητείται έναρξη έως και {to}.',
    en: 'The business is not founded yet. The call requires a start on or before {to}.',
  },
  'age.started_to.founded_later_not_met': {
    el: 'Η επιχείρηση δεν έχει ιδρυθεί ακόμη, ενώ ζητείται έναρξη έως και {to}.',
    en: 'The business is not founded yet, but the call requires a start on or before {to}.',
  },
  'age.started_between.met': {
    el: 'Έναρξη {start}: από {from} έως και {to}, όπως ζητείται.',
    en: 'Started on {start}: from {from} to {to}, as required.',
  },
  'age.started_between.not_met': {
    el: 'Έναρξη {start}, ενώ ζητείται από {from} έως και {to}.',
    en: 'Started on {start}, but the call requires a start from {from} to {to}.',
  },
  'age.started_between.unknown': {
    el: 'Η ημερομηνία έναρξης δεν είναι γνωστή. Ζητείται από {from} έως και {to}.',
    en: 'The start date is not known. The call requires a start from {from} to {to}.',
  },
  'age.started_between.founded_later_met': {
    el: 'Η επιχείρηση δεν έχει ιδρυθεί ακόμη. Ζητείται έναρξη από {from} έως και {to}.',
    en: 'The business is not founded yet. The call requires a start from {from} to {to}.',
  },
  'age.started_between.founded_later_not_met': {
    el: 'Η επιχείρηση δεν έχει ιδρυθεί ακόμη, ενώ ζητείται έναρξη από {from} έως και {to}.',
    en: 'The business is not founded yet, but the call requires a start from {from} to {to}.',
  },

  'age.months.met': {
    el: 'Έναρξη {start}: {months} {months|πλήρης μήνας|πλήρεις μήνες} στις {on}. {required|Ζητείται|Ζητούνται} {required}.',
    en: 'Started on {start}: {months} completed {months|month|months} on {on}. The call requires {required}.',
  },
  'age.months.not_met': {
    el: 'Έναρξη {start}: {months} {months|πλήρης μήνας|πλήρεις μήνες} στις {on}, ενώ {required|ζητείται|ζητούνται} {required}.',
    en: 'Started on {start}: {months} completed {months|month|months} on {on}, but the call requires {required}.',
  },
  'age.months.met_over': {
    el: 'Έναρξη {start}: πάνω από {months} {months|μήνα|μήνες} στις {on}. {required|Ζητείται|Ζητούνται} {required}.',
    en: 'Started on {start}: more than {months} {months|month|months} on {on}. The call requires {required}.',
  },
  'age.months.not_met_over': {
    el: 'Έναρξη {start}: πάνω από {months} {months|μήνα|μήνες} στις {on}, ενώ {required|ζητείται|ζητούνται} {required}.',
    en: 'Started on {start}: more than {months} {months|month|months} on {on}, but the call requires {required}.',
  },
  'age.months.unknown': {
    el: 'Η ημερομηνία έναρξης δεν είναι γνωστή. Απαιτούμενη λειτουργία: {required}.',
    en: 'The start date is not known. The call requires {required} of operation.',
  },
  'age.months.founded_later_met': {
    el: 'Η επιχείρηση δεν έχει ιδρυθεί ακόμη. Απαιτούμενη λειτουργία: {required}.',
    en: 'The business is not founded yet. The call requires {required} of operation.',
  },
  'age.months.founded_later_not_met': {
    el: 'Η επιχείρηση δεν έχει ιδρυθεί ακόμη, ενώ η πρόσκληση απαιτεί λειτουργία: {required}.',
    en: 'The business is not founded yet, but the call requires {required} of operation.',
  },

  'age.years.met': {
    el: 'Έναρξη {start}: {years} {years|πλήρης κλεισμένη χρήση|πλήρεις κλεισμένες χρήσεις}. {required|Ζητείται|Ζητούνται} {required}.',
    en: 'Started on {start}: {years} full closed financial {years|year|years}. The call requires {required}.',
  },
  'age.years.not_met': {
    el: 'Έναρξη {start}: {years} {years|πλήρης κλεισμένη χρήση|πλήρεις κλεισμένες χρήσεις}, ενώ {required|ζητείται|ζητούνται} {required}.',
    en: 'Started on {start}: {years} full closed financial {years|year|years}, but the call requires {required}.',
  },
  'age.years.unknown': {
    el: 'Η ημερομηνία έναρξης δεν είναι γνωστή. Απαιτούμενες πλήρεις κλεισμένες χρήσεις: {required}.',
    en: 'The start date is not known. The call requires {required}, full and closed.',
  },
  'age.years.founded_later_met': {
    el: 'Η επιχείρηση δεν έχει ιδρυθεί ακόμη. Απαιτούμενες πλήρεις κλεισμένες χρήσεις: {required}.',
    en: 'The business is not founded yet. The call requires {required}, full and closed.',
  },
  'age.years.founded_later_not_met': {
    el: 'Η επιχείρηση δεν έχει ιδρυθεί ακόμη, ενώ απαιτούνται πλήρεις κλεισμένες χρήσεις: {required}.',
    en: 'The business is not founded yet, but the call requires {required}, full and closed.',
  },
  'age.years.year_end_unknown': {
    el: 'Έναρξη {start}: από {years} έως {most} πλήρεις κλεισμένες χρήσεις, ανάλογα με τη λήξη της χρήσης, που δεν είναι γνωστή. {required|Ζητείται|Ζητούνται} {required}.',
    en: 'Started on {start}: {years} to {most} full closed financial years, depending on the year end, which is not known. The call requires {required}.',
  },
  'age.years.met_any_year_end': {
    el: 'Έναρξη {start}: από {years} έως {most} πλήρεις κλεισμένες χρήσεις, όποτε και αν λήγει η χρήση. {required|Ζητείται|Ζητούνται} {required}.',
    en: 'Started on {start}: {years} to {most} full closed financial years, whatever the year end. The call requires {required}.',
  },
  'age.years.not_met_any_year_end': {
    el: 'Έναρξη {start}: από {years} έως {most} πλήρεις κλεισμένες χρήσεις, όποτε και αν λήγει η χρήση, ενώ {required|ζητείται|ζητούνται} {required}.',
    en: 'Started on {start}: {years} to {most} full closed financial years, whatever the year end, but the call requires {required}.',
  },
  'age.near_months': {
    el: 'Οι {months} μήνες συμπληρώνονται στις {on}.',
    en: '{months} months are completed on {on}.',
  },
  'age.near_months_late': {
    el: 'Οι {months} μήνες συμπληρώνονται στις {on}, μετά τη λήξη της πρόσκλησης ({closes}).',
    en: '{months} months are completed on {on}, after the call closes ({closes}).',
  },
  'age.near_months_over': {
    el: 'Πάνω από {months} {months|μήνας έχει|μήνες έχουν} περάσει από τις {on}.',
    en: 'More than {months} {months|month has|months have} passed from {on} on.',
  },
  'age.near_months_over_late': {
    el: 'Πάνω από {months} {months|μήνας έχει|μήνες έχουν} περάσει από τις {on}, μετά τη λήξη της πρόσκλησης ({closes}).',
    en: 'More than {months} {months|month has|months have} passed from {on} on, after the call closes ({closes}).',
  },
  'age.near_first_year': {
    el: 'Η πρώτη πλήρης χρήση κλείνει στις {on}.',
    en: 'The first full closed year ends on {on}.',
  },
  'age.near_first_year_late': {
    el: 'Η πρώτη πλήρης χρήση κλείνει στις {on}, μετά τη λήξη της πρόσκλησης ({closes}).',
    en: 'The first full closed year ends on {on}, after the call closes ({closes}).',
  },
  'age.near_years': {
    el: 'Οι {years} πλήρεις χρήσεις συμπληρώνονται στις {on}.',
    en: '{years} full years will be closed on {on}.',
  },
  'age.near_years_late': {
    el: 'Οι {years} πλήρεις χρήσεις συμπληρώνονται στις {on}, μετά τη λήξη της πρόσκλησης ({closes}).',
    en: '{years} full years will be closed on {on}, after the call closes ({closes}).',
  },

  'de_minimis.met': {
    el: 'Περιθώριο de minimis {headroom} {when}· χορηγήθηκαν {used} από {ceiling} ({regulation}).',
    en: 'De minimis headroom of {headroom} {when}; {used} of {ceiling} granted ({regulation}).',
  },
  'de_minimis.met_alone': {
    el: 'Περιθώριο de minimis {headroom} {when}· χορηγήθηκαν {used} από {ceiling} ({regulation}). Θεωρήθηκε ότι δεν υπάρχουν συνδεδεμένες επιχειρήσεις, γιατί δεν δηλώθηκε τίποτε σχετικό.',
    en: 'De minimis headroom of {headroom} {when}; {used} of {ceiling} granted ({regulation}). No linked enterprises are assumed, because nothing was said of them.',
  },
  'de_minimis.met_unplanned': {
    el: 'Περιθώριο de minimis {headroom} {when}· χορηγήθηκαν {used} από {ceiling} ({regulation}). Σχέδιο επένδυσης δεν υπάρχει ακόμη· η ενίσχυσή του πρέπει να χωρά στο περιθώριο.',
    en: 'De minimis headroom of {headroom} {when}; {used} of {ceiling} granted ({regulation}). There is no investment plan yet; its aid has to fit into the headroom.',
  },
  'de_minimis.met_unplanned_alone': {
    el: 'Περιθώριο de minimis {headroom} {when}· χορηγήθηκαν {used} από {ceiling} ({regulation}). Σχέδιο επένδυσης δεν υπάρχει ακόμη· η ενίσχυσή του πρέπει να χωρά στο περιθώριο. Θεωρήθηκε ότι δεν υπάρχουν συνδεδεμένες επιχειρήσεις, γιατί δεν δηλώθηκε τίποτε σχετικό.',
    en: 'De minimis headroom of {headroom} {when}; {used} of {ceiling} granted ({regulation}). There is no investment plan yet; its aid has to fit into the headroom. No linked enterprises are assumed, because nothing was said of them.',
  },
  'de_minimis.to_fit': {
    el: 'Η ενίσχυση του σχεδίου πρέπει να είναι έως {headroom}.',
    en: 'The aid for the plan has to be at most {headroom}.',
  },
  'de_minimis.not_met': {
    el: 'Δεν υπάρχει περιθώριο de minimis {when}· έχουν χορηγηθεί {used}, όριο {ceiling} ({regulation}).',
    en: 'No de minimis headroom {when}; {used} granted, ceiling {ceiling} ({regulation}).',
  },
  'de_minimis.short': {
    el: 'Το περιθώριο de minimis {when}, είναι {headroom}, ενώ χρειάζονται {needed}: έχουν χορηγηθεί {used} από {ceiling} ({regulation}).',
    en: 'The de minimis headroom {when}, is {headroom}, but {needed} is needed: {used} of {ceiling} granted ({regulation}).',
  },
  'de_minimis.unknown': {
    el: 'Το περιθώριο de minimis {when}, δεν είναι γνωστό: το πολύ {headroom} από {ceiling} ({regulation}).',
    en: 'The de minimis headroom {when}, is not known: at most {headroom} of {ceiling} ({regulation}).',
  },
  'de_minimis.review': {
    el: 'Το περιθώριο de minimis {when}, είναι {headroom} από {ceiling} και δεν επαρκεί για ολόκληρη την ενίσχυση ({regulation}). Δεν έχει καταχωριστεί τι γίνεται σε υπέρβαση: χρειάζεται έλεγχος.',
    en: 'The de minimis headroom {when}, is {headroom} of {ceiling}, not enough for the whole aid ({regulation}). What happens on excess is not recorded: it has to be checked.',
  },
  'de_minimis.at_award': {
    el: 'κατά την αναμενόμενη ημερομηνία ένταξης, {on}',
    en: 'on the expected award date, {on}',
  },
  'de_minimis.at_day': { el: 'κατά την ημερομηνία του ελέγχου, {on}', en: 'on the test day, {on}' },
  'de_minimis.near_any': {
    el: 'Περιθώριο de minimis ελευθερώνεται πάλι στις {on}.',
    en: 'De minimis headroom becomes free again on {on}.',
  },
  'de_minimis.near_any_open': {
    el: 'Περιθώριο de minimis ελευθερώνεται πάλι το νωρίτερο στις {on}: λείπουν στοιχεία για ενισχύσεις.',
    en: 'De minimis headroom becomes free again on {on} at the earliest: facts about aid are missing.',
  },
  'de_minimis.near_open': {
    el: 'Περιθώριο τουλάχιστον {amount} ελευθερώνεται το νωρίτερο στις {on}: λείπουν στοιχεία για ενισχύσεις.',
    en: 'Headroom of at least {amount} becomes free on {on} at the earliest: facts about aid are missing.',
  },
  'de_minimis.near': {
    el: 'Περιθώριο τουλάχιστον {amount} ελευθερώνεται στις {on}.',
    en: 'Headroom of at least {amount} becomes free on {on}.',
  },

  'difficulty.met': {
    el: 'Η επιχείρηση δεν είναι προβληματική.',
    en: 'The business is not an undertaking in difficulty.',
  },
  'difficulty.met_young': {
    el: 'Η επιχείρηση δεν είναι προβληματική: ως ΜμΕ κάτω των τριών ετών δεν κρίνεται από το κεφάλαιό της.',
    en: 'The business is not an undertaking in difficulty: as an SME of under three years it is not judged by its capital.',
  },
  'difficulty.not_met': {
    el: 'Η επιχείρηση είναι προβληματική. Λόγος: {points}.',
    en: 'The business is an undertaking in difficulty. Ground: {points}.',
  },
  'difficulty.unknown': {
    el: 'Δεν προκύπτει αν η επιχείρηση είναι προβληματική. Ανοικτά: {points}.',
    en: 'Whether the business is in difficulty does not follow. Open: {points}.',
  },
  'difficulty.review': {
    el: 'Ο όμιλος αλλάζει την απάντηση: οι ενοποιημένες καταστάσεις πρέπει να ελεγχθούν. Ανοικτά: {points}.',
    en: 'The group would change the answer: its consolidated accounts have to be checked. Open: {points}.',
  },

  'estimate.cost': { el: 'Ποσό της επένδυσης: {amount}.', en: 'Amount of the investment: {amount}.' },
  'estimate.category_excluded': {
    el: 'Η πρόσκληση δεν έχει κατηγορία δαπάνης «{category}»: {amount} δεν υπολογίζονται.',
    en: 'The call has no cost category "{category}": {amount} does not count.',
  },
  'estimate.category_share': {
    el: 'Κατηγορία «{category}»: έως {share} του συνόλου, υπολογίζονται {counted} από {amount}.',
    en: 'Category "{category}": at most {share} of the total, {counted} of {amount} counts.',
  },
  'estimate.category_amount': {
    el: 'Κατηγορία «{category}»: υπολογίζονται {counted} από {amount}, το ανώτατο της κατηγορίας.',
    en: 'Category "{category}": {counted} of {amount} counts, the most for this category.',
  },
  'estimate.maximum_cost': {
    el: 'Ο επιχορηγούμενος προϋπολογισμός περιορίζεται σε {maximum}.',
    en: 'The eligible budget is limited to {maximum}.',
  },
  'estimate.turnover_limit': {
    el: 'Ο επιχορηγούμενος προϋπολογισμός περιορίζεται από τον κύκλο εργασιών σε {maximum}.',
    en: 'The eligible budget is limited by the turnover to {maximum}.',
  },
  'estimate.rest_open': {
    el: 'Για {amount} του σχεδίου δεν δηλώθηκε κατηγορία δαπάνης: σε κατηγορία με όριο υπολογίζονται λιγότερα.',
    en: 'No cost category is stated for {amount} of the plan: in a category with a limit, less of it counts.',
  },
  'estimate.nothing_counts': {
    el: 'Καμία κατηγορία του σχεδίου δεν είναι της πρόσκλησης: δηλώστε τις δαπάνες με τις κατηγορίες της.',
    en: 'No category of the plan is one of the call: state the costs by the categories of the call.',
  },
  'estimate.below_minimum_cost': {
    el: 'Ο επιλέξιμος προϋπολογισμός {cost} είναι κάτω από το ελάχιστο της πρόσκλησης, {minimum}.',
    en: 'The eligible budget of {cost} is under the minimum of the call, {minimum}.',
  },
  'estimate.rate': { el: 'Ποσοστό ενίσχυσης {percent} σε {cost}.', en: 'Aid intensity of {percent} on {cost}.' },
  'estimate.rate_range': {
    el: 'Ποσοστό ενίσχυσης από {least} έως {percent} σε {cost}, ανάλογα με στοιχεία που λείπουν.',
    en: 'Aid intensity of {least} to {percent} on {cost}, depending on facts that are missing.',
  },
  'estimate.rate_capped': { el: 'Το ποσοστό περιορίζεται σε {percent}.', en: 'The intensity is limited to {percent}.' },
  'estimate.no_rate': {
    el: 'Ο πίνακας ποσοστών δεν έχει γραμμή για αυτή την επιχείρηση.',
    en: 'The table of rates has no row for this business.',
  },
  'estimate.no_rate_for_part': {
    el: 'Για δαπάνες {cost} δεν υπάρχει ποσοστό στον πίνακα.',
    en: 'The table has no rate for costs of {cost}.',
  },
  'estimate.bonus': {
    el: 'Προσαύξηση {points} {points|ποσοστιαίας μονάδας|ποσοστιαίων μονάδων}: {title}.',
    en: 'Bonus of {points} percentage {points|point|points}: {title}.',
  },
  'estimate.bonus_open': {
    el: 'Πιθανή προσαύξηση {points} {points|ποσοστιαίας μονάδας|ποσοστιαίων μονάδων}, αν ισχύει ο όρος: {title}.',
    en: 'Possible bonus of {points} percentage {points|point|points}, if its condition holds: {title}.',
  },
  'estimate.bonus_amount': {
    el: 'Προσαύξηση του ποσού σε {amount}: {title}.',
    en: 'Bonus that raises the amount to {amount}: {title}.',
  },
  'estimate.bonus_amount_open': {
    el: 'Πιθανή προσαύξηση του ποσού σε {amount}, αν ισχύει ο όρος: {title}.',
    en: 'Possible bonus that raises the amount to {amount}, if its condition holds: {title}.',
  },
  'estimate.bonus_maximum': {
    el: 'Προσαύξηση του ανώτατου ποσού σε {amount}: {title}.',
    en: 'Bonus that raises the maximum to {amount}: {title}.',
  },
  'estimate.bonus_maximum_open': {
    el: 'Πιθανή προσαύξηση του ανώτατου ποσού σε {amount}, αν ισχύει ο όρος: {title}.',
    en: 'Possible bonus that raises the maximum to {amount}, if its condition holds: {title}.',
  },
  'estimate.fixed': {
    el: 'Η πρόσκληση δίνει σε όλους το ίδιο ποσό: {amount}.',
    en: 'The call gives everybody the same amount: {amount}.',
  },
  'estimate.fixed_base': {
    el: 'Χωρίς προσαύξηση η πρόσκληση δίνει {amount}.',
    en: 'Without a bonus the call gives {amount}.',
  },
  'estimate.bracket': {
    el: '{measure}: {value}. Ποσό της κλίμακας: {amount}.',
    en: '{measure}: {value}. Amount of the bracket: {amount}.',
  },
  'estimate.no_bracket': {
    el: '{measure}: {value}. Καμία κλίμακα δεν το περιλαμβάνει.',
    en: '{measure}: {value}. No bracket takes it in.',
  },
  'estimate.maximum': {
    el: 'Η ενίσχυση περιορίζεται στο ανώτατο της πρόσκλησης, {maximum}.',
    en: 'The aid is limited to the maximum of the call, {maximum}.',
  },
  'estimate.below_minimum': {
    el: 'Η ενίσχυση {amount} είναι κάτω από το ελάχιστο της πρόσκλησης, {minimum}.',
    en: 'The aid of {amount} is under the minimum of the call, {minimum}.',
  },
  'estimate.below_minimum_at_most': {
    el: 'Η ενίσχυση είναι το πολύ {maximum}, κάτω από το ελάχιστο της πρόσκλησης, {minimum}.',
    en: 'The aid is at most {maximum}, under the minimum of the call, {minimum}.',
  },
  'estimate.headroom': {
    el: 'Η ενίσχυση μειώνεται στο περιθώριο de minimis {when}: {headroom}.',
    en: 'The aid is reduced to the de minimis headroom {when}: {headroom}.',
  },
  'estimate.headroom_open': {
    el: 'Το περιθώριο de minimis {when}, δεν είναι πλήρως γνωστό: το πολύ {headroom}.',
    en: 'The de minimis headroom {when}, is not fully known: at most {headroom}.',
  },
  'estimate.headroom_exceeded': {
    el: 'Η ενίσχυση ξεπερνά το περιθώριο de minimis {when} ({headroom}) και η πρόσκληση απορρίπτει την υπέρβαση.',
    en: 'The aid is above the de minimis headroom {when} ({headroom}), and the call rejects an excess.',
  },
  'estimate.headroom_exceeded_open': {
    el: 'Η ενίσχυση ξεπερνά το περιθώριο de minimis {when} ({headroom})· δεν έχει καταχωριστεί τι γίνεται σε υπέρβαση.',
    en: 'The aid is above the de minimis headroom {when} ({headroom}); what happens on excess is not recorded.',
  },
  'estimate.reserved': {
    el: 'Άλλες αιτήσεις δεσμεύουν {reserved} του περιθωρίου de minimis: αν εγκριθούν, μένουν {available}.',
    en: 'Other applications hold {reserved} of the de minimis headroom: if they are approved, {available} is left.',
  },
  'estimate.map_not_assisted': {
    el: 'Η περιοχή δεν είναι ενισχυόμενη στον χάρτη περιφερειακών ενισχύσεων.',
    en: 'The area is not assisted on the regional aid map.',
  },
  'estimate.map_adjusted_amount': {
    el: 'Μεγάλο επενδυτικό σχέδιο: χωρίς προσαύξηση λόγω μεγέθους, και το ανώτατο μειώνεται όσο αυξάνεται το κόστος.',
    en: 'Large investment project: no increase for size, and the maximum falls as the cost rises.',
  },
  'estimate.map_new_activity': {
    el: 'Σε περιοχή «γ» μεγάλη επιχείρηση ενισχύεται μόνο για νέα οικονομική δραστηριότητα.',
    en: 'In a "c" area a large enterprise is aided for a new economic activity only.',
  },
  'estimate.map_relocation': {
    el: 'Μετεγκατάσταση της ίδιας δραστηριότητας μέσα σε δύο έτη: δεν επιτρέπεται περιφερειακή ενίσχυση.',
    en: 'The same activity is relocated within two years: no regional aid is allowed.',
  },
  'estimate.map': {
    el: 'Το ποσοστό είναι το ανώτατο του χάρτη περιφερειακών ενισχύσεων για την περιοχή {regions} ({decision}).',
    en: 'The rate is the maximum of the regional aid map for {regions} ({decision}).',
  },
  'estimate.map_uncertain': {
    el: 'Το ποσοστό είναι το ανώτατο του χάρτη περιφερειακών ενισχύσεων για την περιοχή {regions} ({decision}), από πηγή που πρέπει να ελεγχθεί με την απόφαση.',
    en: 'The rate is the maximum of the regional aid map for {regions} ({decision}), from a source that has to be checked against the decision.',
  },

  'compare.met': {
    el: '{left}. Ζητείται να είναι {relation} το εξής: {right}.',
    en: '{left}. The call requires it to be {relation} the following: {right}.',
  },
  'compare.not_met': {
    el: '{left}, ενώ ζητείται να είναι {relation} το εξής: {right}.',
    en: '{left}, but the call requires it to be {relation} the following: {right}.',
  },
  'compare.met_open': {
    el: 'Τα γνωστά στοιχεία αρκούν: {left}. Ζητείται να είναι {relation} το εξής: {right}.',
    en: 'What is known is enough: {left}. The call requires it to be {relation} the following: {right}.',
  },
  'compare.not_met_open': {
    el: 'Από τα γνωστά στοιχεία προκύπτει ότι ο όρος δεν τηρείται: {left}, ενώ ζητείται να είναι {relation} το εξής: {right}.',
    en: 'By what is already known the condition does not hold: {left}, but the call requires it to be {relation} the following: {right}.',
  },
  'compare.unknown_open': {
    el: 'Λείπουν στοιχεία για τη σύγκριση: {left}. Ζητείται να είναι {relation} το εξής: {right}.',
    en: 'Figures are missing for the comparison: {left}. The call requires it to be {relation} the following: {right}.',
  },
  'compare.review_open': {
    el: 'Η σύγκριση πρέπει να ελεγχθεί από άνθρωπο: {left}. Ζητείται να είναι {relation} το εξής: {right}.',
    en: 'The comparison has to be checked by a person: {left}. The call requires it to be {relation} the following: {right}.',
  },
  'compare.figure': { el: '{figure} ({period})', en: '{figure} ({period})' },
  'compare.times': { el: '{times} × {of}', en: '{times} × {of}' },
  'compare.sum': { el: 'άθροισμα ({items})', en: 'the sum of ({items})' },
  'compare.worth': { el: '{is} {amount}', en: '{is} {amount}' },
  'compare.worth_at_least': { el: '{is} τουλάχιστον {amount}', en: '{is} at least {amount}' },
  'compare.bound': { el: '{amount}, δηλαδή {is}', en: '{amount}, which is {is}' },
  'compare.bound_at_least': { el: '{is}, δηλαδή τουλάχιστον {amount}', en: '{is}, which is at least {amount}' },
  'regions.among': { el: '{regions} και άλλες περιφέρειες', en: '{regions} and other regions' },
} as const satisfies Catalogue
