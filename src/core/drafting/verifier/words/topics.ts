/**
 * What the fields of a profile and the inputs of a computation are about: `co2_tonnes` speaks of emissions, `grace_years` of
 * a loan. Beside such a value a sentence may name its topic. One row is one topic, by stems; `$` ends a whole word.
 */
const rows = `
export sale market destination countr abroad πωλησ εξαγωγ αγορα αγορεσ προορισμ χωρ
farm crop orchard field cultivat land$ hectare ha$ stremma olive grove vineyard εκμεταλλευσ καλλιεργ κτημα αγροτεμαχ εκτασ χωραφ
loan repay grace instalment interest bank borrow lend credit δανει αποπληρ χαριτ δοσ τραπεζ πιστωσ
grant award paid payment tranche advance balance received aid subsid επιχορηγ ενισχυσ δοσ πληρωμ καταβολ προκαταβολ
emission co2$ carbon greenhouse climate εκπομπ ανθρακ αεριων ρυπ
energy kwh$ mwh$ kw$ electric power solar consumption primary saving ενεργ ηλεκτρ καταναλωσ ισχ φωτοβολτ εξοικον
employee staff job headcount workforce team personnel worker payroll hire recruit work$ employment απασχολ προσωπικ εργαζομεν θεσ προσληψ ομαδ ατομ υπαλληλ
product price market customer client sale προιον τιμ πελατ αγορ πωλησ
patent invent trademark ip$ ευρεσιτεχν εφευρεσ σημα
licence license permit certificat valid document file$ αδει πιστοποιητ ισχυ εγγραφ
premises building workshop hall$ site area m2$ lease tenure rent establishment location municipality χωρ κτιρι κτισμ εργαστηρ εγκαταστασ μισθ ακινητ γραφει
turnover revenue sale income financial τζιρ εσοδ πωλησ κυκλ
training participant course trainee voucher place$ places$ learner καταρτισ συμμετεχ εκπαιδ θεσ ωφελουμ
application submission submit proposal deadline selected candidate αιτησ υποβολ προτασ υποψηφ επιτυχ
works$ construction building renovation εργασ κτιρι κατασκευ οικοδομ
machinery equipment machine asset μηχανημ εξοπλισμ παγι
recovery order$ unlawful illegal aid ανακτησ παρανομ ασυμβατ ενισχυσ
share owner shareholder holding stake partner μετοχ μεριδ ποσοστ εταιρ ιδιοκτητ
record keep keeping archive document αρχει τηρησ φυλαξ διατηρησ
visitor guest bed$ beds$ room tourism season accommodation επισκεπτ επισκεψ κλιν δωματι τουρισ καταλυμα
capacity output production produc litre tonne δυναμικοτ παραγωγ
trl$ technology readiness research innovation τεχνολογ ετοιμοτ ερευν καινοτομ
cost budget expense expenditure price κοστ δαπαν προυπολογισμ εξοδ
project investment plan επενδυ εργ σχεδι
natura protected zone area environment περιοχ ζων προστατευ περιβαλλ
founded established incorporated legal form company ιδρυ συστασ εταιρ νομικ μορφ
contract sign signature work συμβασ υπογραφ
consortium partner coordinator lead member κοινοπραξ εταιρ συντονιστ σχημα
debt overdue tax social clearance οφειλ ληξιπροθεσμ ενημεροτ φορολογ ασφαλιστ
profit loss equity capital balance asset κερδ ζημι κεφαλαι ισολογ
water irrigation irrigat drip νερ αρδευ
waste plastic recycl residue αποβλητ ανακυκλ υπολειμμ
site website online shop e$ ιστοσελ ηλεκτρον καταστημ
vehicle transport fleet truck οχημ μεταφορ στολ
`
const topics = rows
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

const topicsOf = (word: string): readonly number[] =>
  topics.flatMap((stems, row) =>
    stems.some((stem) => (stem.endsWith('$') ? word === stem.slice(0, -1) : word.startsWith(stem))) ? [row] : [],
  )

/** Whether two words belong to one topic. */
export function sameTopic(a: string, b: string): boolean {
  const mine = topicsOf(a)
  return mine.length > 0 && topicsOf(b).some((row) => mine.includes(row))
}
