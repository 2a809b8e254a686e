import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { faultsOf } from '../core/drafting/document-faults.ts'
import { sectionsOf, statementsOf } from '../core/drafting/document.ts'
import { aDraftsWorld, type DraftsWorld } from '../../test/support/drafts-world.ts'
import { onOneEngine } from '../../test/support/house.ts'

describe('what application drafts say', onOneEngine, () => {
  let world: DraftsWorld
  before(async () => {
    world = await aDraftsWorld('content')
  })
  after(() => world[Symbol.asyncDispose]())

  it('hold the plan that the profile tells: VAT, financing, phases and indicators, each cited and verified', async () => {
    const euros = (amount: string) => ({ amount, currency: 'EUR' })
    const plan = {
      ...(world.profile['planned_investment'] as object),
      amount: euros('60000.00'),
      categories: [{ category: 'software', amount: euros('60000.00') }],
      starts_on: '2027-03-01',
      vat: { percent: 24, recoverable: false },
      financing: { own_funds: euros('20000.00') },
      phases: [
        { title: 'Προμήθεια και εγκατάσταση', from_month: 1, to_month: 4, milestone: 'Λογισμικό σε λειτουργία' },
        { title: 'Εκπαίδευση', from_month: 5, to_month: 6 },
      ],
      indicators: [
        { title: 'Ηλεκτρονικές παραγγελίες', unit: 'ανά μήνα', baseline: 40, target: 50, year: 2028 },
        { title: 'Πελάτες εκτός Ελλάδας', target: 12 },
      ],
    }
    const { caller, match } = await world.aMatch({ planned_investment: plan })
    for (const language of ['el', 'en']) {
      const first = await world.asked(caller, { match_id: match, language })
      const { draft } = await world.completed(caller, first.id)
      const job = await world.ended(caller, first.job_id)
      assert.deepEqual(job.result.unverified, [])
      assert.ok(draft.document)
      assert.deepEqual(faultsOf(draft.document), [])
      const asking = draft.document.open_questions.map(({ id }) => id)
      assert.ok(!asking.includes('q.phases'), asking.join())
      // One indicator has no baseline, and nobody told what covers the rest.
      assert.ok(asking.includes('q.indicators') && asking.includes('q.financing_split'), asking.join())
      const tables = [...sectionsOf(draft.document)].flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.type === 'table' ? block.rows.map(({ cells }) => cells.map((c) => c.text)) : [],
        ),
      )
      const rowOf = (title: string) => tables.find(([name]) => name === title)?.join(' | ') ?? ''
      assert.match(
        rowOf('Εκπαίδευση'),
        language === 'el'
          ? /5 \| 6 \| 1 Ιουλίου 2027 \| 31 Αυγούστου 2027/u
          : /5 \| 6 \| 1 July 2027 \| 31 August 2027/u,
      )
      assert.match(rowOf('Ηλεκτρονικές παραγγελίες'), /ανά μήνα \| 40 \| 50 \| 25% \| 2028/u)
      assert.match(rowOf(language === 'el' ? 'Ίδια κεφάλαια' : 'Own funds'), /20[.,]000/u)
      assert.equal(rowOf(language === 'el' ? 'Δάνειο' : 'Loan'), '', 'no loan was told')
      assert.match(
        rowOf(language === 'el' ? 'Χωρίς πηγή χρηματοδότησης' : 'Without a source of financing'),
        /24[.,]400/u,
      )
      // 60,000 € and 24 % VAT that the business bears.
      assert.ok(
        tables.some((row) => /74[.,]400/u.test(row.join(' '))),
        'total with VAT',
      )
    }
  })

  it('tell every coming deadline with its stage by the words of the call, one at midnight as 24:00 of the day that ends', async () => {
    const [document] = world.programme['documents'] as { key: string; text: string }[]
    assert.ok(document !== undefined)
    const words = 'Οι αρχικές προτάσεις υποβάλλονται έως τις 28.02.2027 και ώρα 23:59.'
    const text = `${document.text}\n\n${words}\n`
    const zone = { time_zone: 'Europe/Athens', basis: 'fixed' }
    const deadlines = [
      { ...zone, id: 'full', at: '2027-07-01T00:00:00+03:00', stage: 'application' },
      { ...zone, id: 'gone', at: '2026-11-20T12:00:00Z', stage: 'pre_proposal' },
      {
        ...zone,
        id: 'first',
        at: '2027-02-28T23:59:00+02:00',
        stage: 'pre_proposal',
        citations: [{ document: document.key, exact: words }],
      },
      { id: 'budget', time_zone: 'Europe/Athens', basis: 'until_exhausted' },
    ]
    const others = (world.programme['documents'] as object[]).slice(1)
    const call = { ...(world.programme['call'] as object), selection: 'comparative' }
    const own = `${world.slug}-stages`
    await world.publish(
      { ...world.programme, documents: [{ ...document, text }, ...others], call: { ...call, deadlines } },
      own,
    )
    const midnight = `${world.slug}-midnight`
    await world.publish(
      { ...world.programme, call: { ...call, deadlines: [{ ...zone, id: 'end', at: '2027-01-01T00:00:00+02:00' }] } },
      midnight,
    )
    const told = async (name: string, language: string) => {
      const { caller, match } = await world.aMatch({}, name)
      const first = await world.asked(caller, { match_id: match, language })
      const { draft } = await world.completed(caller, first.id)
      assert.ok(draft.document)
      assert.deepEqual(draft.document.left_out, undefined)
      const cited = new Map(draft.document.citations.map(({ citation }) => [citation.id, citation.kind]))
      const reasoning = await caller.call('GET', `/api/v1/match/${match}/reasoning?lang=${language}`)
      return {
        needed: reasoning
          .json<{ readiness: { stage: string; needed_by?: string }[] }>()
          .readiness.filter(({ stage }) => stage === 'submission')
          .map(({ needed_by: by }) => by),
        said: [...statementsOf(draft.document)]
          .filter(({ statement }) => /(?:2[34]:\d\d \(|εξαντληθεί|exhausted)/u.test(statement.text))
          .map(({ statement }) => [statement.text, ...statement.citations.map((id) => cited.get(id))]),
      }
    }
    const span = ['source_span']
    const record = ['reference']
    assert.deepEqual((await told(own, 'el')).said, [
      ['Οι αρχικές προτάσεις γίνονται δεκτές έως 28 Φεβρουαρίου 2027, 23:59 (ώρα Ελλάδας).', ...span],
      ['Οι πλήρεις αιτήσεις γίνονται δεκτές έως 30 Ιουνίου 2027, 24:00 (ώρα Ελλάδας).', ...record],
      ['Η υποβολή λήγει νωρίτερα, αν εξαντληθεί ο προϋπολογισμός.', ...record],
    ])
    assert.deepEqual((await told(own, 'en')).said, [
      ['Pre-proposals are accepted until 28 February 2027, 23:59 (Greek time).', ...span],
      ['Full applications are accepted until 30 June 2027, 24:00 (Greek time).', ...record],
      ['Submission ends earlier if the budget is exhausted.', ...record],
    ])
    for (const [language, day] of [
      ['el', /31 Δεκεμβρίου 2026, 24:00 \(ώρα Ελλάδας\)/u],
      ['en', /31 December 2026, 24:00 \(Greek time\)/u],
    ] as const) {
      const { said, needed } = await told(midnight, language)
      assert.equal(said.length, 1)
      assert.match(String(said[0]?.[0]), day)
      // What is submitted with the application is needed on the day that ends.
      assert.ok(needed.length > 0)
      assert.deepEqual([...new Set(needed)], ['2026-12-31'])
    }
  })

  it('call things by the names that the call gives them, codes and figures in them, in both languages', async () => {
    const names = {
      stage: { el: 'Φθάνει το έργο σε TRL7', en: 'The project reaches TRL7' },
      form: { el: 'Υποβλήθηκε το έντυπο Ε3', en: 'Form E3 was submitted' },
      team: { el: 'Ερευνητική ομάδα', en: 'A team of researchers' },
      certificate: { el: 'Πιστοποιητικό ποιότητας', en: 'Certified quality' },
      costs: { el: 'Εξοπλισμός Industry 4.0 (έως 5 τεμάχια)', en: 'Equipment of Industry 4.0 (up to 5 items)' },
    }
    const manual = (id: 'stage' | 'form') => ({ id, kind: 'manual', title: names[id], question: names[id] })
    const attribute = (id: string, name: string, title: object) => ({
      id,
      kind: 'attribute',
      name,
      title,
      test: { equals: true },
    })
    const [document] = world.programme['documents'] as { key: string; text: string }[]
    assert.ok(document !== undefined)
    const exact =
      document.text
        .split('\n')
        .find((line) => line.length > 30 && !/\d/u.test(line))
        ?.trim() ?? ''
    const own = `${world.slug}-names`
    await world.publish(
      {
        ...world.programme,
        eligibility: {
          all: [
            world.programme['eligibility'],
            { ...manual('stage'), citations: [{ document: document.key, exact }] },
            manual('form'),
            attribute('team', 'research_team', names.team),
            attribute('certificate', 'quality_certificate', names.certificate),
          ],
        },
        eligible_costs: [
          { category: 'equipment', title: names.costs, citations: [{ document: document.key, exact }] },
          { category: 'software', title: names.costs, max_percent_of_total: 40 },
        ],
      },
      own,
    )
    const attributes = { ...(world.profile['attributes'] as object | undefined), quality_certificate: true }
    const { caller, match } = await world.aMatch({ attributes }, own)
    for (const language of ['el', 'en'] as const) {
      const first = await world.asked(caller, { match_id: match, language })
      const { draft } = await world.completed(caller, first.id)
      assert.ok(draft.document)
      assert.deepEqual(draft.document.left_out, undefined)
      const texts = [...statementsOf(draft.document)].map(({ statement }) => statement.text)
      const told = (words: string, besides: RegExp): boolean =>
        texts.some((text) => text.includes(words) && besides.test(text))
      const open = /δεν έχει κριθεί|has not been decided/u
      assert.ok(told(names.stage[language], open) && told(names.form[language], open), texts.join('\n'))
      assert.ok(told(names.costs[language], /^(?:Επιλέξιμη|Eligible)/u) && told(names.costs[language], /40/u))
      assert.ok(told(names.certificate[language], /^(?:Όπως ζητά|As the call asks)/u))
      const questions = draft.document.open_questions.map(({ question }) => question)
      assert.ok(
        questions.some((text) => text.includes(names.team[language]) && /[;?]$/u.test(text)),
        questions.join('\n'),
      )
      assert.ok(![...texts, ...questions].some((text) => /research team|quality certificate/u.test(text)))
    }
  })

  it('name in their notes what a person reads: no value as it is stored, no act in another language', async () => {
    const { caller, match } = await world.aMatch()
    for (const language of ['el', 'en'] as const) {
      const { draft } = await world.completed(caller, (await world.asked(caller, { match_id: match, language })).id)
      const file = await caller.call('GET', `/api/v1/drafts/${draft.id}/export?format=md`)
      const notes = file.body.split('\n').filter((line) => /^\[\^\d+\]:/u.test(line) && !/[«“]/u.test(line))
      assert.ok(notes.length > 20, `${notes.length} notes`)
      for (const note of notes) {
        // Pointers and links are places.
        const said = note.replaceAll(/\(\/[^)]*\)|\]\([^)]*\)|\\/gu, '')
        assert.doesNotMatch(said, /\d{4}-\d{2}-\d{2}|\w_\w|= (?:true|false)\b|\[\]|\d\.\d{2} EUR/u)
        if (language === 'el')
          assert.doesNotMatch(said, /Regulation|Recommendation|Article|Annex|\b(?:main|active|micro)\b/u)
      }
      const all = notes.join('\n').replaceAll('\\', '')
      assert.match(
        all,
        language === 'el' ? /νομική μορφή \(\/legal_form\) = ιδιωτική/u : /legal form \(\/legal_form\) = private/u,
      )
    }
  })

  it('name the step that a condition waits for, in its table and among the risks', async () => {
    const later = JSON.parse(
      JSON.stringify(world.programme).replace(
        '"kind":"activity","role":"existing"',
        '"kind":"activity","held_by":{"event":"completion"},"role":"investment"',
      ),
    ) as Record<string, unknown>
    assert.notDeepEqual(later, world.programme)
    await world.publish(later)
    const plan = world.profile['planned_investment'] as Record<string, unknown>
    const { caller, match } = await world.aMatch({
      planned_investment: { ...plan, activities: [{ scheme: 'kad_2025', code: '25.51.01.01' }] },
    })
    for (const [language, told] of [
      ['el', 'ηλωθεί στην εφορία έως την ολοκλήρωση της επένδυσης: 25.51.01.01.'],
      ['en', 'egister with the tax authority by the completion of the investment: 25.51.01.01.'],
    ] as const) {
      const { id } = await world.asked(caller, { match_id: match, language })
      const { draft } = await world.completed(caller, id)
      assert.ok(draft.document)
      const steps = [...statementsOf(draft.document)].filter(({ statement }) => statement.text.includes(told))
      assert.deepEqual(
        steps.map(({ block }) => block.type),
        ['table', 'paragraph'],
        JSON.stringify(steps.map(({ statement }) => statement.text)),
      )
      assert.equal(draft.document.left_out, undefined)
    }
    await world.publish(world.programme)
  })

  it('say of documents, regimes, rates, financing and risks no more than the call and the client do', async () => {
    const [call] = world.programme['documents'] as { key: string; text: string }[]
    assert.ok(call)
    const bonus = 'Προστίθενται 5 ποσοστιαίες μονάδες όταν η επιχείρηση λειτουργεί.'
    const chosen = 'Αν επιλεγεί ο Κανονισμός 651/2014, ισχύουν τα όριά του.'
    const cite = (exact: string) => [{ document: call.key, exact }]
    const flag = (name: string) => ({ id: name, kind: 'attribute', name, test: { equals: true } })
    const { all } = world.programme['eligibility'] as { all: Record<string, unknown>[] }
    const lifecycle = { id: 'running', kind: 'lifecycle', include: ['active'] }
    const changed = {
      ...world.programme,
      documents: [{ ...call, text: `${call.text}\n\n${bonus}\n\n${chosen}\n\nΔεν απαιτείται δήλωση ΜΜΕ.\n` }],
      funding: {
        ...(world.programme['funding'] as object),
        bonuses: [
          {
            id: 'run',
            title: { el: 'Λειτουργία', en: 'Running' },
            percent: 5,
            when: { ...lifecycle, id: 'run-bonus' },
            citations: cite(bonus),
          },
        ],
      },
      legal_basis: [
        ...(world.programme['legal_basis'] as object[]),
        { regime: 'gber_651_2014', article: '14', citations: cite(chosen) },
      ],
      required_documents: [
        { id: 'a1', title: { el: 'Αποδεικτικό φορολογικής ενημερότητας.' } },
        { id: 'lic', title: { el: 'Άδεια λειτουργίας ή γνωστοποίηση' } },
      ],
      eligibility: {
        all: [
          ...all.filter(({ effect }) => effect !== 'obligation'),
          { any: [flag('first_way'), flag('second_way')] },
          { any: [lifecycle, flag('not_needed')] },
        ],
      },
    }
    await world.publish(changed)
    const euros = (amount: string) => ({ amount, currency: 'EUR' })
    const investment = {
      ...(world.profile['planned_investment'] as object),
      amount: euros('60000.00'),
      categories: [{ category: 'software', amount: euros('60000.00') }],
      financing: { own_funds: euros('1000.00'), loan: euros('2000.00') },
    }
    const { caller, match } = await world.aMatch({ planned_investment: investment })
    const wanted = {
      el: {
        papers: /^(?:Αποδεικτικό φορολογικής ενημερότητας|Άδεια)/u,
        denied: /Δήλωση ιδιότητας ΜΜΕ/u,
        regimes: /^Η πρόσκληση αναφέρει το καθεστώς: /u,
        stated: /^(?:Βάση της ενίσχυσης|Η ενίσχυση στηρίζεται)/u,
        rates: [/^Βασικό ποσοστό \| 50%/u, /^Προσαύξηση: Λειτουργία \| 5 ποσοστιαίες μονάδες \| Προστίθενται/u],
        gap: /^Χωρίς πηγή χρηματοδότησης \| 24\.000 €/u,
        left: /^Πέρα από την επιχορήγηση μένουν προς κάλυψη 27\.000 €\.$/u,
        way: /δεν έχει κριθεί· η πρόσκληση δέχεται και άλλον τρόπο\.$/u,
        open: /δεν έχει κριθεί και/u,
      },
      en: {
        papers: /^(?:Tax clearance|Operating permit|Αποδεικτικό φορολογικής ενημερότητας|Άδεια)/u,
        denied: /SME declaration/u,
        regimes: /^The call names the regime: /u,
        stated: /^(?:Basis of the aid|The aid rests)/u,
        rates: [/^Basic rate \| 50%/u, /^Bonus: Running \| 5 percentage points \| Προστίθενται/u],
        gap: /^Without a source of financing \| €24,000/u,
        left: /^Beyond the grant, €27,000 remains to be covered\.$/u,
        way: /is still open; the call accepts another way too\.$/u,
        open: /has not been decided and/u,
      },
    }
    for (const language of ['el', 'en'] as const) {
      const first = await world.asked(caller, { match_id: match, language })
      const { draft } = await world.completed(caller, first.id)
      assert.ok(draft.document)
      assert.deepEqual(faultsOf(draft.document), [])
      assert.deepEqual((await world.ended(caller, first.job_id)).result.unverified, [])
      const blocks = [...sectionsOf(draft.document)].flatMap((section) => section.blocks)
      const rows = blocks.flatMap((block) =>
        block.type === 'table' ? block.rows.map(({ cells }) => cells.map(({ text }) => text).join(' | ')) : [],
      )
      const items = blocks.flatMap((block) =>
        block.type === 'checklist' ? block.items.map(({ label }) => label.text) : [],
      )
      const texts = [...statementsOf(draft.document)].map(({ statement }) => statement.text)
      const count = (list: readonly string[], words: RegExp) => list.filter((each) => words.test(each)).length
      const told = wanted[language]
      assert.equal(count(items, told.papers), 2, items.join('\n'))
      assert.equal(count(items, told.denied), 0)
      assert.deepEqual([count(texts, told.regimes), count(texts, told.stated)], [2, 0])
      for (const rate of told.rates) assert.equal(count(rows, rate), 1, rows.join('\n'))
      assert.equal(count(rows, told.gap), 1, rows.join('\n'))
      assert.equal(count(texts, told.left), 1, texts.join('\n'))
      assert.deepEqual([count(texts, told.way), count(texts, told.open)], [2, 0])
    }
    await world.publish(world.programme)
  })

  /** The sentences of a draft that match, in their order. */
  async function sentences(name: string, language: string, wanted: RegExp): Promise<string[]> {
    const { caller, match } = await world.aMatch({}, name)
    const first = await world.asked(caller, { match_id: match, language })
    const { draft } = await world.completed(caller, first.id)
    assert.ok(draft.document)
    assert.deepEqual(faultsOf(draft.document), [])
    assert.deepEqual(draft.document.left_out, undefined)
    return [...statementsOf(draft.document)].map(({ statement }) => statement.text).filter((text) => wanted.test(text))
  }
  const deadline = (id: string, at: string, more: object = {}) => ({
    id,
    at,
    time_zone: 'Europe/Athens',
    basis: 'fixed',
    ...more,
  })
  const untilWhen = /γίνονται δεκτές (?:έως|ώσπου)|προθεσμία|λήγει νωρίτερα|are accepted until|deadline|ends earlier/iu

  it('tell of pre-proposals in several rounds which round each is for, or which is the next', async () => {
    const rounds = (names: readonly [object, object]) => [
      deadline('a1', '2027-03-01T15:00:00+02:00', { stage: 'pre_proposal', ...names[0] }),
      deadline('a2', '2027-06-01T15:00:00+03:00', { stage: 'application', ...names[0] }),
      deadline('b1', '2027-09-01T15:00:00+03:00', { stage: 'pre_proposal', ...names[1] }),
      deadline('b2', '2027-12-01T15:00:00+02:00', { stage: 'application', ...names[1] }),
    ]
    const call = { ...(world.programme['call'] as object), selection: 'comparative' }
    const named = [{ round: 'Α΄ κύκλος' }, { round: 'Β΄ κύκλος' }] as const
    await world.publish({ ...world.programme, call: { ...call, deadlines: rounds(named) } }, `${world.slug}-rounds`)
    await world.publish({ ...world.programme, call: { ...call, deadlines: rounds([{}, {}]) } }, `${world.slug}-unnamed`)
    assert.deepEqual(await sentences(`${world.slug}-rounds`, 'el', untilWhen), [
      'Οι αρχικές προτάσεις για «Α΄ κύκλος» γίνονται δεκτές έως την 1η Μαρτίου 2027, 15:00 (ώρα Ελλάδας).',
      'Οι πλήρεις αιτήσεις για «Α΄ κύκλος» γίνονται δεκτές έως την 1η Ιουνίου 2027, 15:00 (ώρα Ελλάδας).',
      'Οι αρχικές προτάσεις για «Β΄ κύκλος» γίνονται δεκτές έως την 1η Σεπτεμβρίου 2027, 15:00 (ώρα Ελλάδας).',
      'Οι πλήρεις αιτήσεις για «Β΄ κύκλος» γίνονται δεκτές έως την 1η Δεκεμβρίου 2027, 15:00 (ώρα Ελλάδας).',
    ])
    assert.deepEqual(await sentences(`${world.slug}-unnamed`, 'en', untilWhen), [
      'Pre-proposals are accepted until 1 March 2027, 15:00 (Greek time).',
      'Full applications are accepted until 1 June 2027, 15:00 (Greek time).',
      'Next deadline for pre-proposals: until 1 September 2027, 15:00 (Greek time).',
      'Next deadline for full applications: until 1 December 2027, 15:00 (Greek time).',
    ])
  })

  it('tell the deadlines of each line of the budget that the client can choose, and of no other', async () => {
    const line = (id: string, el: string, en: string, more: object = {}) => ({ id, title: { el, en }, ...more })
    const suspended = { status: 'exhausted', since: '2026-11-01T00:00:00+02:00' }
    const budget_lines = [
      line('works', 'Δράση Α: Έργα', 'Action A: Works'),
      line('studies', 'Δράση Β: Μελέτες', 'Action B: Studies'),
      line('gone', 'Δράση Γ: Εκθέσεις', 'Action C: Fairs', { suspended }),
      line('islands', 'Νησιά', 'Islands', { regions: ['EL42'] }),
    ]
    const closing = (works: string, studies: object) => [
      deadline('works', works, { budget_line: 'works' }),
      { ...deadline('studies', '2027-05-03T15:00:00+03:00', { budget_line: 'studies' }), ...studies },
      deadline('gone', '2027-04-01T15:00:00+03:00', { budget_line: 'gone' }),
      deadline('islands', '2027-02-01T15:00:00+02:00', { budget_line: 'islands' }),
    ]
    const call = { ...(world.programme['call'] as object), selection: 'comparative' }
    const publishLines = (name: string, deadlines: object[]) =>
      world.publish({ ...world.programme, budget_lines, call: { ...call, deadlines } }, `${world.slug}-${name}`)
    await publishLines('lines', closing('2027-03-01T15:00:00+02:00', { basis: 'until_exhausted' }))
    await publishLines('alike', closing('2027-05-03T15:00:00+03:00', {}))
    assert.deepEqual(await sentences(`${world.slug}-lines`, 'el', untilWhen), [
      'Οι αιτήσεις για «Δράση Α: Έργα» γίνονται δεκτές έως την 1η Μαρτίου 2027, 15:00 (ώρα Ελλάδας).',
      'Οι αιτήσεις για «Δράση Β: Μελέτες» γίνονται δεκτές έως 3 Μαΐου 2027, 15:00 (ώρα Ελλάδας).',
      'Η υποβολή για «Δράση Β: Μελέτες» λήγει νωρίτερα, αν εξαντληθεί ο προϋπολογισμός.',
    ])
    assert.deepEqual(await sentences(`${world.slug}-lines`, 'en', untilWhen), [
      'Applications for “Action A: Works” are accepted until 1 March 2027, 15:00 (Greek time).',
      'Applications for “Action B: Studies” are accepted until 3 May 2027, 15:00 (Greek time).',
      'Submission for “Action B: Studies” ends earlier if the budget is exhausted.',
    ])
    const [only, ...more] = await sentences(`${world.slug}-alike`, 'en', untilWhen)
    assert.match(only ?? '', /3 May 2027/u)
    assert.deepEqual(more, [])
  })

  it('count among the risks what may get worse until the decision, not what gets better or changes later', async () => {
    const months = (id: string, en: string, range: object) => ({
      id,
      kind: 'age',
      title: { el: en, en },
      test: { measure: 'months_since_start', range },
    })
    // The client began on 12 March 2020.
    const eligibility = {
      all: [
        months('young', 'Young enough', { max: 81 }),
        months('younger', 'Not too old', { max: 120 }),
        { any: [months('old', 'Old enough', { min: 82 }), { id: 'runs', kind: 'lifecycle', include: ['active'] }] },
      ],
    }
    const { expected_award_on: _award, ...rest } = world.programme
    const told = async (name: string, at: string, award?: string): Promise<string[]> => {
      const call = { ...(world.programme['call'] as object), deadlines: [deadline('end', at)] }
      const awarded = award === undefined ? {} : { expected_award_on: award }
      await world.publish({ ...rest, ...awarded, eligibility, call }, `${world.slug}-${name}`)
      return sentences(`${world.slug}-${name}`, 'en', /may change on/u)
    }
    const risk = ['The outcome of the condition “Young enough” may change on 13 December 2026.']
    assert.deepEqual(await told('on-the-day', '2026-12-13T15:00:00+02:00'), risk)
    assert.deepEqual(await told('before', '2026-12-12T15:00:00+02:00'), [])
    assert.deepEqual(await told('midnight', '2026-12-13T00:00:00+02:00'), [])
    assert.deepEqual(await told('awarded-later', '2026-12-12T15:00:00+02:00', '2026-12-13'), risk)
    assert.deepEqual(await told('awarded-before', '2026-12-10T15:00:00+02:00', '2026-12-12'), [])
  })

  it('call a programme of earlier aid by its title, and by its name only where the catalogue has none', async () => {
    const { all } = world.programme['eligibility'] as { all: { id: string; citations: object[] }[] }
    const citations = all.find(({ id }) => id === 'not-funded-before')?.citations
    const once = (id: string, value: string) => ({
      id,
      citations,
      kind: 'quantifier',
      over: 'aid_history',
      test: { none: true },
      where: [{ field: 'programme', operator: 'eq', value }],
    })
    const own = `${world.slug}-once`
    const title = { el: 'Ενίσχυση εκθέσεων', en: 'Fairs' }
    await world.publish(
      { ...world.programme, title, eligibility: { all: [once('own', own), once('other', 'of-before')] } },
      own,
    )
    for (const [language, words] of [
      ['el', ['«πρόγραμμα: “Ενίσχυση εκθέσεων”»', '«πρόγραμμα: “of-before”»']],
      ['en', ['"programme: ‘Fairs’"', '"programme: ‘of-before’"']],
    ] as const) {
      const said = await sentences(own, language, /«πρόγραμμα: |"programme: /u)
      for (const [index, each] of words.entries()) assert.ok((said[index] ?? '').includes(each), said.join('\n'))
    }
  })

  it('tell what an application to another call holds, with its amount and when it is expected, and are stale until then', async () => {
    const other = `${world.slug}-other`
    await world.publish({ ...world.programme, title: { el: 'Εκθέσεις 2027', en: 'Fairs 2027' } }, other)
    const { caller, match } = await world.aMatch()
    const { id } = (await world.completed(caller, (await world.asked(caller, { match_id: match, language: 'en' })).id))
      .draft
    const profile = await caller.call('GET', '/api/v1/profiles')
    const list = `/api/v1/match/${profile.json().data[0].id}?limit=100`
    const found = (await caller.call('GET', list))
      .json<{ data: { id: string; programme: { slug: string } }[] }>()
      .data.find((each) => each.programme.slug === other)
    assert.ok(found)
    const application = {
      stage: 'submitted',
      submitted_at: '2026-11-20T10:00:00Z',
      amount: { amount: '290000.00', currency: 'EUR' },
      expected_award_on: '2027-02-01',
    }
    const decided = await caller.call('PUT', `/api/v1/match/${found.id}/decision`, {
      state: 'application',
      application,
    })
    assert.ok(decided.statusCode < 300, decided.body)
    assert.equal((await world.read(caller, id)).draft.status, 'stale')
    await caller.call('POST', `/api/v1/drafts/${id}/regenerate`)
    const { document } = (await world.completed(caller, id)).draft
    assert.ok(document)
    const texts = [...statementsOf(document)].map(({ statement }) => statement.text)
    for (const told of ['Fairs 2027', '€290,000', '1 February 2027', '20 November 2026'])
      assert.ok(texts.includes(told), `${told}\n${texts.join('\n')}`)
    assert.ok(texts.some((text) => text.startsWith('Pending applications hold €290,000;')))
  })

  it('tell of the application that is on record for their own call, and are stale until then', async () => {
    const { caller, match } = await world.aMatch()
    const drafts = { el: '', en: '' }
    for (const language of ['el', 'en'] as const)
      drafts[language] = (
        await world.completed(caller, (await world.asked(caller, { match_id: match, language })).id)
      ).draft.id
    const application = { stage: 'submitted', number: 'Γ-77', submitted_at: '2026-11-20T10:00:00Z' }
    const put = await caller.call('PUT', `/api/v1/match/${match}/decision`, { state: 'application', application })
    assert.ok(put.statusCode < 300, put.body)
    const told = {
      el: ['έχει καταχωριστεί: αίτηση που υποβλήθηκε.', 'υποβολής: 20 Νοεμβρίου 2026.', 'Αριθμός της αίτησης: Γ-77.'],
      en: ['On record for this call: application submitted.', 'submission: 20 November 2026.', 'application: Γ-77.'],
    }
    for (const language of ['el', 'en'] as const) {
      assert.equal((await world.read(caller, drafts[language])).draft.status, 'stale')
      await caller.call('POST', `/api/v1/drafts/${drafts[language]}/regenerate`)
      const { document } = (await world.completed(caller, drafts[language])).draft
      assert.ok(document)
      const texts = [...statementsOf(document)].map(({ statement }) => statement.text)
      for (const each of told[language])
        assert.ok(
          texts.some((text) => text.endsWith(each)),
          `${each}\n${texts.join('\n')}`,
        )
    }
  })
})
