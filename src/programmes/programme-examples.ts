/** Bodies as the description shows them. A test holds each against its schema. */
export const programmeExample = {
  title: { el: 'Ψηφιακός μετασχηματισμός μικρών επιχειρήσεων', en: 'Digital transformation of small businesses' },
  summary: {
    el: 'Ενίσχυση για επενδύσεις σε λογισμικό και εξοπλισμό.',
    en: 'Aid for investments in software and equipment.',
  },
  country: 'GR',
  call: {
    opens_at: { at: '2027-02-01T10:00:00+02:00', time_zone: 'Europe/Athens' },
    deadlines: [{ id: 'main', at: '2027-06-30T15:00:00+03:00', time_zone: 'Europe/Athens', basis: 'fixed' }],
  },
  documents: [
    {
      key: 'call',
      title: 'Πρόσκληση',
      url: 'https://example.org/call',
      role: 'call',
      order: 1,
      language: 'el',
      text: 'Δικαιούχοι είναι μικρές επιχειρήσεις της Αττικής. Η ενίσχυση ανέρχεται στο 50% των δαπανών.',
    },
  ],
  funding: {
    instruments: ['grant'],
    max_subsidy: { amount: '30000.00', currency: 'EUR' },
    intensity: [{ percent: 50, citations: [{ document: 'call', exact: 'Η ενίσχυση ανέρχεται στο 50%' }] }],
  },
  eligibility: {
    all: [
      {
        kind: 'region',
        id: 'region',
        of: 'any_establishment',
        include: ['EL30'],
        citations: [{ document: 'call', exact: 'επιχειρήσεις της Αττικής' }],
      },
    ],
  },
}

export const patchExample = { summary: { el: 'Νέα περίληψη.', en: 'A new summary.' } }

export const closeExample = {
  status: 'exhausted',
  reason: { el: 'Ο προϋπολογισμός εξαντλήθηκε.', en: 'The budget is used up.' },
}

export const withdrawExample = { reason: { el: 'Δημοσιεύθηκε εκ παραδρομής.', en: 'Published by mistake.' } }
