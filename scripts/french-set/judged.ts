/**
 * Programmes of the French set (commit 36cd8c9d) whose rule contradicts their own text, judged by reading each text:
 * the truth that the check is measured against. Read twice, independently, and compared afterwards.
 */
export const judgedSize = {
  /** A limit in the size line and no rule, or a rule where the line lets every size in. */
  gross: [
    'enviroveille',
    'fasep',
    'diag-impact-biodiversite',
    'performa-adaptation',
    'cap-decarbonation',
    'diag-accompagnement-tee-rh',
    'ibac-pme',
    'programme-marguerite',
    'eval-360-pays-de-la-loire',
    'action-entreprises-environnement',
  ],
  /** Rule and line both have a bound and it differs: "fewer than 50" as at most 50, "more than 10" as at least 10, "up to 500" as 499. */
  offByOne: [
    'diagnostic-conso-elec',
    'diag-performance',
    'accelerateur-decarbonation',
    'mission-conseil-rse',
    'mission-strategie-environnement',
    'contrat-entreprise-d-avenir',
    'booster-transformation-rev-3',
    'accelerateur-des-possibles',
  ],
  /** A bound on one side only, or a size class in words without a rule. */
  partly: ['accelerateur-economie-circulaire', 'programme-breizh-fab', 'audit-clef-verte-sud'],
  /** "Between 20 and 500" with a rule that stops at 499. */
  doubtful: [
    'diagnostic-rse',
    'programme-synergies-durables',
    'plan-de-mobilite',
    'diag-eco-flux',
    'credit-impot-innovation',
  ],
} as const

export const judgedPlace = {
  /** The territory line names a department; the rule has its region, no territory, or takes the department for a region. */
  department: [
    'fresque-de-la-mobilite',
    'ecogestes-paca',
    'tourisme-durable-paca',
    'sobriete-hydrique',
    'programme-marguerite',
    'reduire-les-pollutions',
    'gestion-eaux-pluviales',
    'economies-recyclage-eau-activites-industrielles-artisanat',
    'lutter-contre-les-micropolluants',
    'ameliorer-la-connaissance-des-milieux',
    'restaurer-preserver-les-milieux-aquatiques',
    'proteger-biodiversite-et-restaurer-trame-verte-et-bleue',
  ],
  /** Departments named under another condition only. */
  elsewhere: ['programme-reseau', 'action-entreprises-environnement'],
} as const
