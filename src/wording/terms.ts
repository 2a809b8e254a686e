import type { CriterionKind } from '../core/criteria/criterion.ts'
import type { Language } from '../core/facts/text.ts'
import type { Catalogue, Message } from './message.ts'
import { programmeTerms } from './programme-terms.ts'

/** Words for the closed vocabularies of the documents. Nominative, lower case: they stand after a colon or in a list. */
export const terms = {
  size: {
    micro: { el: 'πολύ μικρή', en: 'micro' },
    small: { el: 'μικρή', en: 'small' },
    medium: { el: 'μεσαία', en: 'medium-sized' },
    small_mid_cap: { el: 'μικρή μεσαίας κεφαλαιοποίησης', en: 'small mid-cap' },
    large: { el: 'μεγάλη', en: 'large' },
  },
  legal_form: {
    sole_trader: { el: 'ατομική επιχείρηση', en: 'sole trader' },
    professional: { el: 'ελεύθερος επαγγελματίας', en: 'self-employed professional' },
    general_partnership: { el: 'ομόρρυθμη εταιρεία (ΟΕ)', en: 'general partnership (OE)' },
    limited_partnership: { el: 'ετερόρρυθμη εταιρεία (ΕΕ)', en: 'limited partnership (EE)' },
    limited_partnership_by_shares: { el: 'ετερόρρυθμη εταιρεία κατά μετοχές', en: 'limited partnership by shares' },
    private_company: { el: 'ιδιωτική κεφαλαιουχική εταιρεία (ΙΚΕ)', en: 'private company (IKE)' },
    private_company_single_member: { el: 'μονοπρόσωπη ΙΚΕ', en: 'single-member private company (IKE)' },
    limited_liability_company: { el: 'εταιρεία περιορισμένης ευθύνης (ΕΠΕ)', en: 'limited liability company (EPE)' },
    limited_liability_company_single_member: {
      el: 'μονοπρόσωπη ΕΠΕ',
      en: 'single-member limited liability company (EPE)',
    },
    public_limited_company: { el: 'ανώνυμη εταιρεία (ΑΕ)', en: 'public limited company (AE)' },
    public_limited_company_single_member: { el: 'μονοπρόσωπη ΑΕ', en: 'single-member public limited company (AE)' },
    social_cooperative_enterprise: {
      el: 'κοινωνική συνεταιριστική επιχείρηση (ΚοινΣΕπ)',
      en: 'social cooperative enterprise (KoinSEp)',
    },
    workers_cooperative: { el: 'συνεταιρισμός εργαζομένων', en: 'workers’ cooperative' },
    limited_liability_social_cooperative: {
      el: 'κοινωνικός συνεταιρισμός περιορισμένης ευθύνης (ΚοιΣΠΕ)',
      en: 'limited liability social cooperative (KoiSPE)',
    },
    agricultural_cooperative: { el: 'αγροτικός συνεταιρισμός', en: 'agricultural cooperative' },
    cooperative: { el: 'συνεταιρισμός', en: 'cooperative' },
    civil_law_company: { el: 'αστική εταιρεία', en: 'civil-law company' },
    civil_nonprofit_company: { el: 'αστική μη κερδοσκοπική εταιρεία (ΑΜΚΕ)', en: 'civil non-profit company (AMKE)' },
    shipping_company: { el: 'ναυτική εταιρεία', en: 'shipping company' },
    leisure_shipping_company: { el: 'ναυτική εταιρεία πλοίων αναψυχής (ΝΕΠΑ)', en: 'leisure shipping company (NEPA)' },
    consortium: { el: 'κοινοπραξία', en: 'joint venture' },
    co_ownership: { el: 'κοινωνία αστικού δικαίου', en: 'co-ownership' },
    foreign_branch: { el: 'υποκατάστημα αλλοδαπής εταιρείας', en: 'branch of a foreign company' },
    energy_community: { el: 'ενεργειακή κοινότητα', en: 'energy community' },
    association: { el: 'σωματείο', en: 'association' },
    foundation: { el: 'ίδρυμα', en: 'foundation' },
    public_body: { el: 'δημόσιος φορέας', en: 'public body' },
    local_authority: { el: 'οργανισμός τοπικής αυτοδιοίκησης', en: 'local authority' },
    european_company: { el: 'ευρωπαϊκή εταιρεία (SE)', en: 'European company (SE)' },
    european_cooperative: { el: 'ευρωπαϊκή συνεταιριστική εταιρεία (SCE)', en: 'European cooperative society (SCE)' },
    micro_entrepreneur_fr: { el: 'micro-entrepreneur (Γαλλία)', en: 'micro-entrepreneur (France)' },
    other: { el: 'άλλη μορφή', en: 'another form' },
  },
  lifecycle: {
    to_be_established: { el: 'υπό σύσταση', en: 'to be established' },
    active: { el: 'ενεργή', en: 'active' },
    suspended: { el: 'σε αναστολή', en: 'suspended' },
    liquidation: { el: 'σε εκκαθάριση', en: 'in liquidation' },
  },
  instrument: {
    grant: { el: 'επιχορήγηση', en: 'grant' },
    loan: { el: 'δάνειο', en: 'loan' },
    guarantee: { el: 'εγγύηση', en: 'guarantee' },
    tax_exemption: { el: 'φορολογική απαλλαγή', en: 'tax exemption' },
    tax_credit: { el: 'πίστωση φόρου', en: 'tax credit' },
    voucher: { el: 'επιταγή (voucher)', en: 'voucher' },
    equity: { el: 'συμμετοχή στο κεφάλαιο', en: 'equity' },
    interest_subsidy: { el: 'επιδότηση επιτοκίου', en: 'interest subsidy' },
    leasing_subsidy: { el: 'επιδότηση χρηματοδοτικής μίσθωσης', en: 'leasing subsidy' },
    wage_subsidy: { el: 'επιδότηση μισθολογικού κόστους', en: 'wage subsidy' },
    repayable_advance: { el: 'επιστρεπτέα προκαταβολή', en: 'repayable advance' },
    prize: { el: 'βραβείο', en: 'prize' },
    advisory: { el: 'συμβουλευτική', en: 'advisory service' },
    training: { el: 'κατάρτιση', en: 'training' },
    other: { el: 'άλλη ενίσχυση', en: 'other support' },
  },
  figure: {
    turnover: { el: 'κύκλος εργασιών', en: 'turnover' },
    balance_sheet_total: { el: 'σύνολο ισολογισμού', en: 'balance sheet total' },
    equity: { el: 'ίδια κεφάλαια', en: 'equity' },
    capital: { el: 'κεφάλαιο', en: 'capital' },
    ebitda: { el: 'EBITDA', en: 'EBITDA' },
    debt: { el: 'δανεισμός', en: 'debt' },
    interest: { el: 'τόκοι', en: 'interest' },
    profit: { el: 'κέρδη', en: 'profit' },
    headcount: { el: 'απασχολούμενοι (ΕΜΕ) της επιχείρησης', en: 'headcount (AWU) of the enterprise' },
    group_headcount: {
      el: 'απασχολούμενοι (ΕΜΕ) με τις συνεργαζόμενες και συνδεδεμένες επιχειρήσεις',
      en: 'headcount (AWU) with partner and linked enterprises',
    },
    salaried_awu: { el: 'ΕΜΕ εξαρτημένης εργασίας', en: 'salaried AWU' },
  },
  period: {
    current: { el: 'σήμερα', en: 'current' },
    last_closed_fy: { el: 'τελευταία κλεισμένη χρήση', en: 'last closed financial year' },
    previous_closed_fy: { el: 'προτελευταία κλεισμένη χρήση', en: 'last but one closed financial year' },
    average_last_3_closed_fy: {
      el: 'μέσος όρος των τριών τελευταίων κλεισμένων χρήσεων',
      en: 'average of the last three closed financial years',
    },
    highest_last_3_closed_fy: {
      el: 'η υψηλότερη τιμή των τριών τελευταίων κλεισμένων χρήσεων',
      en: 'highest of the last three closed financial years',
    },
    previous_calendar_year: { el: 'προηγούμενο ημερολογιακό έτος', en: 'previous calendar year' },
    twelve_months_before: { el: 'προηγούμενοι δώδεκα μήνες', en: 'previous twelve months' },
  },
  place: {
    any_establishment: { el: 'εγκατάσταση', en: 'establishment' },
    headquarters: { el: 'έδρα', en: 'headquarters' },
    investment_site: { el: 'τόπος της επένδυσης', en: 'place of the investment' },
    branch: { el: 'υποκατάστημα', en: 'branch' },
  },
  person_role: {
    owner: { el: 'ιδιοκτήτης', en: 'owner' },
    partner: { el: 'εταίρος', en: 'partner' },
    manager: { el: 'διαχειριστής', en: 'manager' },
    employee: { el: 'εργαζόμενος', en: 'employee' },
  },
  status: {
    forecasted: { el: 'αναμένεται', en: 'forecasted' },
    open: { el: 'ανοικτή', en: 'open' },
    paused: { el: 'σε αναστολή', en: 'paused' },
    closed: { el: 'έληξε', en: 'closed' },
    exhausted: { el: 'εξαντλήθηκε ο προϋπολογισμός', en: 'budget exhausted' },
    unknown: { el: 'άγνωστη κατάσταση', en: 'status unknown' },
  },
  regulation: {
    general_2023_2831: { el: 'Κανονισμός (ΕΕ) 2023/2831', en: 'Regulation (EU) 2023/2831' },
    general_1407_2013: { el: 'Κανονισμός (ΕΕ) 1407/2013', en: 'Regulation (EU) No 1407/2013' },
    sgei_2023_2832: { el: 'Κανονισμός (ΕΕ) 2023/2832', en: 'Regulation (EU) 2023/2832' },
    agriculture_1408_2013: { el: 'Κανονισμός (ΕΕ) 1408/2013', en: 'Regulation (EU) No 1408/2013' },
    fishery_717_2014: { el: 'Κανονισμός (ΕΕ) 717/2014', en: 'Regulation (EU) No 717/2014' },
  },
  difficulty: {
    capital: { el: 'απώλεια άνω του μισού κεφαλαίου', en: 'more than half of the capital lost' },
    insolvency: { el: 'συλλογική πτωχευτική διαδικασία', en: 'collective insolvency proceedings' },
    rescue_aid: { el: 'ενίσχυση διάσωσης ή αναδιάρθρωσης', en: 'rescue or restructuring aid' },
    ratios: { el: 'δείκτες χρέους και κάλυψης τόκων', en: 'debt and interest cover ratios' },
  },
  aid_regime_choice: {
    gber: { el: 'Κανονισμός (ΕΕ) 651/2014', en: 'Regulation (EU) No 651/2014' },
    de_minimis: { el: 'Κανονισμός (ΕΕ) 2023/2831', en: 'Regulation (EU) 2023/2831' },
  },
  comparison: {
    lte: { el: 'έως', en: 'at most' },
    lt: { el: 'κάτω από', en: 'less than' },
    gte: { el: 'τουλάχιστον', en: 'at least' },
    gt: { el: 'πάνω από', en: 'more than' },
  },
  gender: {
    female: { el: 'γυναίκα', en: 'female' },
    male: { el: 'άνδρας', en: 'male' },
    other: { el: 'άλλο', en: 'other' },
  },
  aid_status: {
    applied: { el: 'σε αξιολόγηση', en: 'applied for' },
    approved: { el: 'εγκεκριμένη', en: 'approved' },
    completed: { el: 'ολοκληρωμένη', en: 'completed' },
    rejected: { el: 'απορριφθείσα', en: 'rejected' },
    withdrawn: { el: 'αποσυρθείσα', en: 'withdrawn' },
  },
  cost_category: {
    advice: { el: 'συμβουλές', en: 'advice' },
    audit: { el: 'έλεγχοι', en: 'audits' },
    benefits: { el: 'επιδόματα και δώρα', en: 'holiday pay and bonuses' },
    building: { el: 'κτιριακές εργασίες', en: 'building works' },
    certification: { el: 'πιστοποιήσεις', en: 'certification' },
    cleaning: { el: 'καθαρισμός', en: 'cleaning' },
    consulting: { el: 'συμβουλευτικές υπηρεσίες', en: 'consulting' },
    equipment: { el: 'εξοπλισμός', en: 'equipment' },
    experimental_development: { el: 'πειραματική ανάπτυξη', en: 'experimental development' },
    green: { el: 'πράσινες δαπάνες', en: 'green costs' },
    industrial_research: { el: 'βιομηχανική έρευνα', en: 'industrial research' },
    intangible: { el: 'άυλες δαπάνες', en: 'intangible costs' },
    ip: { el: 'βιομηχανική ιδιοκτησία', en: 'industrial property' },
    land: { el: 'αγορά γης', en: 'land' },
    lighting: { el: 'φωτισμός', en: 'lighting' },
    machinery: { el: 'μηχανήματα', en: 'machinery' },
    operating: { el: 'λειτουργικές δαπάνες', en: 'operating costs' },
    overheads: { el: 'έμμεσες δαπάνες', en: 'overheads' },
    patents: { el: 'διπλώματα ευρεσιτεχνίας', en: 'patents' },
    promotion: { el: 'προβολή', en: 'promotion' },
    security: { el: 'ασφάλεια', en: 'security' },
    services: { el: 'υπηρεσίες', en: 'services' },
    software: { el: 'λογισμικό', en: 'software' },
    staff: { el: 'προσωπικό', en: 'staff' },
    studies: { el: 'μελέτες', en: 'studies' },
    trade_marks: { el: 'εμπορικά σήματα', en: 'trade marks' },
    training: { el: 'κατάρτιση', en: 'training' },
    vehicles: { el: 'οχήματα', en: 'vehicles' },
    wages: { el: 'μισθοί', en: 'wages' },
  },
  kind: {
    activity: { el: 'δραστηριότητα', en: 'activity' },
    region: { el: 'περιοχή', en: 'region' },
    zone: { el: 'ζώνη', en: 'zone' },
    size: { el: 'μέγεθος', en: 'size' },
    headcount: { el: 'αριθμός απασχολουμένων', en: 'staff' },
    accounts: { el: 'οικονομικά στοιχεία', en: 'accounts' },
    lifecycle: { el: 'στάδιο της επιχείρησης', en: 'stage of life' },
    age: { el: 'ηλικία της επιχείρησης', en: 'age' },
    legal_form: { el: 'νομική μορφή', en: 'legal form' },
    investment_amount: { el: 'ύψος της επένδυσης', en: 'amount of the investment' },
    de_minimis: { el: 'ενισχύσεις de minimis', en: 'de minimis aid' },
    not_in_difficulty: { el: 'επιχείρηση που δεν είναι προβληματική', en: 'undertaking not in difficulty' },
    compare: { el: 'σχέση ποσών', en: 'comparison of amounts' },
    quantifier: { el: 'όρος για μέλη ή στοιχεία της επιχείρησης', en: 'condition on members or items of the business' },
    attribute: { el: 'χαρακτηριστικό της επιχείρησης', en: 'characteristic of the business' },
    manual: { el: 'όρος προς επιβεβαίωση', en: 'condition to be confirmed' },
  } satisfies Record<CriterionKind, unknown>,
  /** How a condition stands in the whole of a programme, after "was" and "is". */
  standing: {
    required: { el: 'όρος που πρέπει να πληρούται', en: 'a condition that has to be met' },
    excluded: { el: 'αποκλεισμός: μένει εκτός όποιος το πληροί', en: 'an exclusion of whoever meets it' },
    alternative: { el: 'μία από περισσότερες εναλλακτικές', en: 'one of several alternatives' },
    alternative_not: {
      el: 'εναλλακτική με την άρνησή του: ένας από περισσότερους τρόπους είναι να μην ισχύει',
      en: 'turned round as one of several alternatives: that it is not met',
    },
    obligation: { el: 'υποχρέωση μετά την έγκριση', en: 'an obligation after the award' },
  },
  ...programmeTerms,
  attribute: {
    initial_investment: { el: 'αρχική επένδυση', en: 'initial investment' },
    collective_insolvency: { el: 'συλλογική πτωχευτική διαδικασία', en: 'collective insolvency proceedings' },
    rescue_aid_outstanding: { el: 'ενίσχυση διάσωσης που δεν έχει επιστραφεί', en: 'rescue aid not yet repaid' },
    own_funds: { el: 'ίδια συμμετοχή', en: 'own funds' },
    women_led: { el: 'γυναικεία επιχειρηματικότητα', en: 'led by women' },
    owns_premises: { el: 'ιδιόκτητες εγκαταστάσεις', en: 'owns its premises' },
    youth_led: { el: 'νεανική επιχειρηματικότητα', en: 'led by young people' },
    exports_percent: { el: 'ποσοστό εξαγωγών', en: 'share of exports' },
    exporting: { el: 'εξαγωγική δραστηριότητα', en: 'exporting' },
    franchise: { el: 'δικαιόχρηση (franchise)', en: 'franchise' },
    home_based: { el: 'έδρα σε κατοικία', en: 'based at home' },
    aid_regime_choice: { el: 'επιλογή καθεστώτος ενίσχυσης', en: 'chosen aid regime' },
    beds: { el: 'κλίνες', en: 'beds' },
    doctorate: { el: 'διδακτορικό δίπλωμα', en: 'doctorate' },
    employs_doctorate: { el: 'απασχόληση προσώπου με διδακτορικό', en: 'employs a person with a doctorate' },
    energy_class: { el: 'ενεργειακή κατηγορία κτιρίου', en: 'energy class of the building' },
    energy_saving_percent: { el: 'ποσοστό εξοικονόμησης ενέργειας', en: 'energy saving' },
    hires_long_term_unemployed: { el: 'πρόσληψη μακροχρόνια ανέργου', en: 'hires a long-term unemployed person' },
    local_raw_material_percent: { el: 'ποσοστό τοπικής πρώτης ύλης', en: 'share of local raw material' },
    planned_jobs: { el: 'νέες θέσεις εργασίας του σχεδίου', en: 'jobs the project creates' },
    recovery_order_outstanding: { el: 'εκκρεμής εντολή ανάκτησης ενίσχυσης', en: 'outstanding recovery order' },
    research_partner: { el: 'συνεργασία με ερευνητικό οργανισμό', en: 'research partner' },
    research_spending_percent: {
      el: 'ποσοστό δαπανών έρευνας στα λειτουργικά έξοδα',
      en: 'share of research in operating costs',
    },
    ris3_sector: { el: 'τομέας έξυπνης εξειδίκευσης', en: 'smart-specialisation sector' },
    self_assessment_score: { el: 'βαθμολογία αυτοαξιολόγησης', en: 'self-assessment score' },
    staff_cut_last_3_months: { el: 'μείωση προσωπικού το τελευταίο τρίμηνο', en: 'staff cut in the last three months' },
    star_class: { el: 'κατηγορία αστέρων ή κλειδιών', en: 'star class' },
    technology_readiness_level: { el: 'επίπεδο τεχνολογικής ετοιμότητας', en: 'technology readiness level' },
  },
} as const satisfies Record<string, Catalogue>

/** Labels of profile fields by JSON pointer, with `*` for a position or a name. */
export const fields: Catalogue = {
  '/name': { el: 'επωνυμία', en: 'name' },
  '/tax_id': { el: 'ΑΦΜ', en: 'tax number' },
  '/country': { el: 'χώρα', en: 'country' },
  '/lifecycle': { el: 'στάδιο της επιχείρησης', en: 'stage of the business' },
  '/legal_form': { el: 'νομική μορφή', en: 'legal form' },
  '/registered_on': { el: 'ημερομηνία σύστασης', en: 'date of registration' },
  '/activity_started_on': { el: 'ημερομηνία έναρξης δραστηριότητας', en: 'date the activity started' },
  '/fiscal_year_end': { el: 'λήξη της διαχειριστικής χρήσης', en: 'end of the financial year' },
  '/activities': { el: 'κωδικοί δραστηριότητας', en: 'activity codes' },
  '/activities/*': { el: 'κωδικός δραστηριότητας', en: 'activity code' },
  '/activities/*/code': { el: 'ακριβής κωδικός δραστηριότητας', en: 'exact activity code' },
  '/activities/*/rank': {
    el: 'είδος δραστηριότητας (κύρια ή δευτερεύουσα)',
    en: 'rank of the activity (main or secondary)',
  },
  '/activities/*/since': { el: 'ημερομηνία έναρξης του κωδικού', en: 'date the code was registered' },
  '/activities/*/revenue': { el: 'έσοδα ανά δραστηριότητα', en: 'revenue by activity' },
  '/establishments': { el: 'εγκαταστάσεις', en: 'establishments' },
  '/establishments/*': { el: 'εγκατάσταση', en: 'establishment' },
  '/establishments/*/region': { el: 'περιφερειακή ενότητα της εγκατάστασης', en: 'region of the establishment' },
  '/establishments/*/municipality': {
    el: 'δήμος ή κοινότητα της εγκατάστασης',
    en: 'municipality of the establishment',
  },
  '/establishments/*/postal_code': {
    el: 'ταχυδρομικός κώδικας της εγκατάστασης',
    en: 'postal code of the establishment',
  },
  '/establishments/*/role': {
    el: 'είδος της εγκατάστασης (έδρα ή υποκατάστημα)',
    en: 'role of the establishment (headquarters or branch)',
  },
  '/establishments/*/since': { el: 'ημερομηνία έναρξης της εγκατάστασης', en: 'date the establishment began' },
  '/establishments/*/attributes/*': { el: 'στοιχείο της εγκατάστασης', en: 'fact about the establishment' },
  '/headcount': { el: 'απασχολούμενοι (ΕΜΕ)', en: 'headcount (AWU)' },
  '/salaried_awu': { el: 'ΕΜΕ εξαρτημένης εργασίας', en: 'salaried AWU' },
  '/turnover': { el: 'κύκλος εργασιών', en: 'turnover' },
  '/balance_sheet_total': { el: 'σύνολο ισολογισμού', en: 'balance sheet total' },
  '/self_declared_size': { el: 'δηλωμένο μέγεθος', en: 'self-declared size' },
  '/relations': { el: 'σχέσεις με άλλες επιχειρήσεις', en: 'relations with other enterprises' },
  '/people': { el: 'πρόσωπα της επιχείρησης', en: 'people of the business' },
  '/people/*/age': { el: 'ηλικία', en: 'age' },
  '/people/*/gender': { el: 'φύλο', en: 'gender' },
  '/people/*/born_on': { el: 'ημερομηνία γέννησης', en: 'date of birth' },
  '/people/*/capital_share': { el: 'ποσοστό στο κεφάλαιο', en: 'share of the capital' },
  '/people/*/voting_share': { el: 'ποσοστό δικαιωμάτων ψήφου', en: 'share of the votes' },
  '/people/*/roles': { el: 'ιδιότητα του προσώπου', en: 'role of the person' },
  '/people/*/unemployed': { el: 'άνεργος/η', en: 'unemployed' },
  '/people/*/neet': { el: 'εκτός εργασίας, εκπαίδευσης ή κατάρτισης', en: 'not in employment, education or training' },
  '/people/*/attributes/*': { el: 'στοιχείο του προσώπου', en: 'fact about the person' },
  '/financial_years/*/year': { el: 'έτος', en: 'year' },
  '/financial_years/*/turnover': { el: 'κύκλος εργασιών', en: 'turnover' },
  '/financial_years/*/balance_sheet_total': { el: 'σύνολο ισολογισμού', en: 'balance sheet total' },
  '/financial_years/*/headcount': { el: 'απασχολούμενοι (ΕΜΕ)', en: 'headcount (AWU)' },
  '/financial_years/*/equity': { el: 'ίδια κεφάλαια', en: 'equity' },
  '/financial_years/*/capital': { el: 'κεφάλαιο', en: 'capital' },
  '/financial_years/*/ebitda': { el: 'EBITDA', en: 'EBITDA' },
  '/financial_years/*/debt': { el: 'δανεισμός', en: 'debt' },
  '/financial_years/*/interest': { el: 'τόκοι', en: 'interest' },
  '/financial_years/*/profit': { el: 'κέρδη', en: 'profit' },
  '/financial_years': { el: 'κλεισμένες χρήσεις', en: 'closed financial years' },
  '/relations/*/control': { el: 'έλεγχος της άλλης επιχείρησης', en: 'control of the other enterprise' },
  '/predecessors': { el: 'συγχωνεύσεις και διασπάσεις', en: 'mergers and splits' },
  '/predecessors/*/de_minimis_aid': {
    el: 'ενισχύσεις ήσσονος σημασίας της προκατόχου',
    en: 'de minimis aid of the predecessor',
  },
  '/relations/*/financial_years': {
    el: 'λογαριασμοί της άλλης επιχείρησης',
    en: 'accounts of the other enterprise',
  },
  '/relations/*/headcount': {
    el: 'απασχολούμενοι (ΕΜΕ) της άλλης επιχείρησης',
    en: 'headcount of the other enterprise',
  },
  '/relations/*/turnover': { el: 'κύκλος εργασιών της άλλης επιχείρησης', en: 'turnover of the other enterprise' },
  '/relations/*/balance_sheet_total': {
    el: 'σύνολο ισολογισμού της άλλης επιχείρησης',
    en: 'balance sheet total of the other enterprise',
  },
  '/relations/*/voting_share': {
    el: 'ποσοστό ψήφων στην άλλη επιχείρηση',
    en: 'share of votes with the other enterprise',
  },
  '/relations/*/same_market': { el: 'ίδια ή όμορη αγορά', en: 'same or adjacent market' },
  '/relations/*/de_minimis_aid': {
    el: 'ενισχύσεις ήσσονος σημασίας της άλλης επιχείρησης',
    en: 'de minimis aid of the other enterprise',
  },
  '/de_minimis_aid': { el: 'ενισχύσεις ήσσονος σημασίας', en: 'de minimis aid' },
  '/documents': { el: 'δικαιολογητικά', en: 'supporting documents' },
  '/planned_investment': { el: 'σχεδιαζόμενη επένδυση', en: 'planned investment' },
  '/planned_investment/amount': { el: 'ποσό της επένδυσης', en: 'amount of the investment' },
  '/planned_investment/categories': { el: 'κατηγορίες δαπανών', en: 'cost categories' },
  '/planned_investment/categories/*/category': { el: 'κατηγορία δαπάνης', en: 'cost category' },
  '/planned_investment/categories/*/amount': { el: 'ποσό της κατηγορίας δαπάνης', en: 'amount of the cost category' },
  '/planned_investment/activities': { el: 'δραστηριότητες της επένδυσης', en: 'activities of the investment' },
  '/planned_investment/activities/*': { el: 'δραστηριότητα της επένδυσης', en: 'activity of the investment' },
  '/planned_investment/activities/*/code': { el: 'ακριβής κωδικός της επένδυσης', en: 'exact code of the investment' },
  '/planned_investment/site': { el: 'τόπος της επένδυσης', en: 'place of the investment' },
  '/planned_investment/site/region': { el: 'περιφερειακή ενότητα της επένδυσης', en: 'region of the investment' },
  '/planned_investment/site/municipality': {
    el: 'δήμος ή κοινότητα της επένδυσης',
    en: 'municipality of the investment',
  },
  '/planned_investment/site/postal_code': {
    el: 'ταχυδρομικός κώδικας της επένδυσης',
    en: 'postal code of the investment',
  },
  '/planned_investment/starts_on': { el: 'έναρξη της επένδυσης', en: 'start of the investment' },
  '/planned_investment/works_started_on': { el: 'έναρξη εργασιών', en: 'start of works' },
  '/planned_investment/acts': { el: 'όσα υπογράφηκαν ή πληρώθηκαν', en: 'what was signed or paid' },
  '/planned_investment/acts/*': { el: 'πράξη της επένδυσης', en: 'act of the investment' },
  '/planned_investment/completed_on': { el: 'ολοκλήρωση του έργου', en: 'completion of the project' },
  '/planned_investment/vat': { el: 'ΦΠΑ', en: 'VAT' },
  '/planned_investment/vat/percent': { el: 'συντελεστής ΦΠΑ', en: 'VAT rate' },
  '/planned_investment/vat/recoverable': { el: 'ανακτήσιμος ΦΠΑ', en: 'recoverable VAT' },
  '/planned_investment/financing': { el: 'χρηματοδότηση του σχεδίου', en: 'financing of the plan' },
  '/planned_investment/financing/own_funds': { el: 'ίδια κεφάλαια', en: 'own funds' },
  '/planned_investment/financing/loan': { el: 'δάνειο', en: 'loan' },
  '/planned_investment/financing/loan_grant_equivalent': {
    el: 'ισοδύναμο επιχορήγησης του δανείου',
    en: 'grant equivalent of the loan',
  },
  '/planned_investment/phases': { el: 'φάσεις του έργου', en: 'phases of the project' },
  '/planned_investment/phases/*/title': { el: 'φάση του έργου', en: 'phase of the project' },
  '/planned_investment/phases/*/from_month': { el: 'πρώτος μήνας της φάσης', en: 'first month of the phase' },
  '/planned_investment/phases/*/to_month': { el: 'τελευταίος μήνας της φάσης', en: 'last month of the phase' },
  '/planned_investment/phases/*/milestone': { el: 'ορόσημο', en: 'milestone' },
  '/planned_investment/indicators': { el: 'δείκτες του έργου', en: 'indicators of the project' },
  '/planned_investment/indicators/*/title': { el: 'δείκτης', en: 'indicator' },
  '/planned_investment/indicators/*/unit': { el: 'μονάδα του δείκτη', en: 'unit of the indicator' },
  '/planned_investment/indicators/*/baseline': { el: 'τιμή βάσης του δείκτη', en: 'baseline of the indicator' },
  '/planned_investment/indicators/*/target': { el: 'στόχος του δείκτη', en: 'target of the indicator' },
  '/planned_investment/indicators/*/year': { el: 'έτος του στόχου', en: 'year of the target' },
  '/aid_history/*/programme': { el: 'πρόγραμμα', en: 'programme' },
  '/aid_history/*/status': { el: 'κατάσταση', en: 'status' },
  '/aid_history/*/on': { el: 'ημερομηνία', en: 'date' },
  '/aid_history': { el: 'προηγούμενες αιτήσεις και ενισχύσεις', en: 'earlier applications and aid' },
}

const anyField = { el: 'στοιχείο του προφίλ', en: 'fact of the profile' } as const

/** The label of a field: its own, its parent's where only the parent has one, else its last name. */
export function fieldName(pointer: string, language: Language): string {
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/u.test(part) ? '*' : part))
  const attribute = parts.indexOf('attributes')
  if (attribute === 0 && parts[1] !== undefined) return attributeName(parts[1], language)
  const item = attribute > 0 ? parts[attribute + 1] : undefined
  if (item !== undefined) {
    parts[attribute + 1] = '*'
    const whose = nearest(fields, parts, '/') ?? anyField
    return item === '*' ? whose[language] : `${whose[language]}: ${attributeName(item, language)}`
  }
  return nearest(fields, parts, '/')?.[language] ?? anyField[language]
}

/** The name of a member of a programme by its JSON pointer, or its parent's; undefined for one that has none. */
export function memberName(pointer: string, language: Language): string | undefined {
  return nearest(terms.programme_member, pointer.split('/').slice(1), '')?.[language]
}

function nearest(labels: Catalogue, parts: readonly string[], root: string): Message | undefined {
  for (let length = parts.length; length > 0; length -= 1) {
    const label = labels[`${root}${parts.slice(0, length).join('/')}`]
    if (label !== undefined) return label
  }
  return undefined
}

/** The name of an attribute; one that the vocabulary does not know is shown as it is called in the profile. */
export function attributeName(name: string, language: Language): string {
  const words: Catalogue = terms.attribute
  const known = Object.hasOwn(words, name) ? words[name] : undefined
  const plain = name.replaceAll('_', ' ')
  return known === undefined ? { el: `«${plain}»`, en: `"${plain}"` }[language] : known[language]
}

/** The name of a cost category; an id that the vocabulary does not know is shown as the call or the profile writes it. */
export function costCategory(id: string, language: Language): string {
  const words: Catalogue = terms.cost_category
  return (Object.hasOwn(words, id) ? words[id]?.[language] : undefined) ?? id
}

/** A category of regions; one that the vocabulary does not know is shown as the call writes it. */
export function regionCategory(id: string, language: Language): string {
  const words: Catalogue = terms.region_category
  return (Object.hasOwn(words, id) ? words[id]?.[language] : undefined) ?? id
}

/** A regime that a call lets the applicant choose; one that the vocabulary does not know is shown as it is written. */
export function aidRegime(id: string, language: Language): string {
  const words: Catalogue = terms.aid_regime_choice
  return (Object.hasOwn(words, id) ? words[id]?.[language] : undefined) ?? id
}

/** Energy classes from the best: the Greek letter (KENAK) and the Latin one of European certificates. */
const energyLetters = { el: 'ΑΒΓΔΕΖΗ', en: 'ABCDEFG' } as const

/** An energy class in the alphabet of the language; what is no class is shown as it is written. */
export function energyClass(written: string, language: Language): string {
  const [letter = '', ...marks] = written
  const at = Math.max(energyLetters.el.indexOf(letter), energyLetters.en.indexOf(letter))
  return letter === '' || at < 0 || marks.some((mark) => mark !== '+')
    ? written
    : `${energyLetters[language][at]}${marks.join('')}`
}
