/** Who may apply by where or for what he is taxed: "companies subject to corporate income tax in Greece". Folded text. */

const business =
  /(?<!\p{L})(?:επιχειρησ(?!ιακ)|εταιρ(?:ει|ι)|νομικ\p{L}+ προσωπ|φορολογουμεν|αιτουν|δικαιουχ|compan(?:y|ies)|enterprises?|undertakings?|firms?|business(?:es)?|taxpayers?|applicants?|smes?)(?!\p{L}+ plan)/u
const taxed =
  /(?:υποκει\p{L}+|υποκειν\p{L}+|υπαγ\p{L}+) (?:\p{L}+ ){0,2}?(?:φορο|φορολογ)|φορολογικ\p{L}+ κατοικ|(?:subject|liable) to (?:[\p{L}-]+ ){0,4}?tax(?:es|ation)?(?!\p{L})|tax[- ]resident/u
/** Aid, costs or interest that are taxed. */
const ofMoney =
  /^[^\p{L}]*(?:(?:η|ο|οι|τα|το|the|any) )?(?:\p{L}+ )?(?:ενισχυσ|επιχορηγησ|επιδοτησ|ποσ(?:ο|α)(?!\p{L})|τοκ|κερδ|aid|grants?|amounts?|interest|profits?|support)(?!\p{L}+ (?:των|of))/u

export const asksWhereTaxed = (folded: string): boolean =>
  folded.length < 300 && taxed.test(folded) && business.test(folded) && !ofMoney.test(folded)
