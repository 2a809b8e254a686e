const licence = String.raw`(?:licen[cs]es?|permits?|accreditations?|certificates?|αδει(?:α|ασ|εσ)|(?:ειδικο )?σημα (?:λειτουργιασ|καταλληλοτητασ)|διαπιστευσ\p{L}+|πιστοποιητικ\p{L}+)(?!\p{L})`
/** "Whose licence is valid until", "which have held their accreditation since before": the day behind is that of a paper. Folded text. */
export const ofLicence = new RegExp(
  String.raw`(?<!\p{L})${licence}(?! (?:must|has to|have to|should) be (?:submitted|sent))[^.;·]{0,60}?(?<!\p{L})(?:valid|expires?|runs?|in force|ισχυ\p{L}+|ληγ\p{L}+|ληξ\p{L}+)(?!\p{L})[^.;·\d]{0,30}$|(?<!\p{L})${licence}[^.;·\d]{0,30}?(?:issued|granted|(?:εκδο|εκδιδ|χορηγ)\p{L}+)(?!\p{L})[^.;·\d]{0,20}$|(?<!\p{L})(?:held|holds?|holding|κατεχ\p{L}+|διαθετ\p{L}+) (?:\p{L}+ ){0,2}${licence}[^.;·\d]{0,40}(?:before|since|from|πριν|προ|απο)(?: (?:απο|τισ|την?|the))*\s*$`,
  'u',
)
