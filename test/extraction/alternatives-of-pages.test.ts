import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { told } from './logic-is-kept.ts'
import { readCall } from './read-call.ts'

const conditions = async (text: string): Promise<string[]> => {
  const { eligibility } = (await readCall(text)).programme
  return ('all' in eligibility ? eligibility.all.map(told) : [told(eligibility)]).toSorted()
}

describe('of what stands side by side', () => {
  test('a member that leads to one of the members below it is one question with them', async () => {
    for (const text of [
      'Loan for growth\n\nEligibility criteria:\n– Viable SMEs hit by the crisis and meet one of the following:\n– At least 60% of the loan goes to research\n– The firm enters a new market\n– The borrower has employed more than 20 people for two years',
      'Δάνειο ανάπτυξης\n\nΠροϋποθέσεις συμμετοχής:\n– Βιώσιμες ΜΜΕ που πληρούν ένα από τα ακόλουθα:\n– Το 60% του δανείου πηγαίνει σε έρευνα\n– Η επιχείρηση μπαίνει σε νέα αγορά\n– Η επιχείρηση απασχολεί πάνω από 20 άτομα',
    ])
      assert.deepEqual(await conditions(text), ['manual', 'size micro+small+medium'])
  })

  test('nobody is all that a line leads to that ends in what somebody is', async () => {
    assert.deepEqual(
      await conditions(
        'Equipment grant\n\nWho can apply\nYou can apply if the person is a:\n\n• grower\n• beekeeper\n• woodland owner\n• contractor working for growers',
      ),
      ['manual'],
    )
    assert.deepEqual(
      await conditions(
        'Ενίσχυση εξοπλισμού\n\nΠοιοι μπορούν να υποβάλουν αίτηση\nΑίτηση υποβάλλετε αν είστε:\n\n• μελισσοκόμος\n• ιδιοκτήτης δάσους\n• εργολάβος που δουλεύει για καλλιεργητές',
      ),
      ['manual'],
    )
  })

  test('one applicant and several together are alternatives before what is asked of all', async () => {
    assert.deepEqual(
      await conditions(
        'Pathway call\n\nWho can apply for the Pathway in 2025?\n\n• A single organisation.\n• A small consortium of two organisations from two countries.\n• Proposals must build on results of earlier projects.',
      ),
      ['manual', 'manual'],
    )
  })

  test('kinds stay alternatives where the list goes on with something else', async () => {
    assert.deepEqual(
      await conditions(
        'Grants\n\nEligible applicants:\n\n• SMEs and large companies – for long projects\n• SMEs and NGOs with economic activities – for short projects\n• Eligible partners: none has to take part, but partners from abroad are welcome.',
      ),
      ['any(all(size micro+small+medium+large & manual) | all(size micro+small+medium & manual))', 'manual'],
    )
  })

  test('legal forms under a line that says so are alternatives, whatever the title above', async () => {
    assert.deepEqual(
      await conditions(
        'Investment aid\n\nParticipation requirements\n\nThe bodies that may take part:\n\n• Have their seat on an island.\n• Operate under one of the following legal forms:\n• Commercial companies (such as S.A., Ltd., General Partnerships),\n• Cooperatives,\n• Companies under merger, provided it is published in time',
      ),
      [
        'any(legal form general_partnership+limited_liability_company+limited_liability_company_single_member+public_limited_company+public_limited_company_single_member | legal form cooperative | manual)',
        'manual',
      ],
    )
  })

  test('lines below a title of those who apply are alternatives', async () => {
    assert.deepEqual(
      await conditions(
        'Κριτήρια:\nΔικαιούχοι\nΕμπορικές εταιρείες κάθε μορφής (ΑΕ, ΕΠΕ).\nΣυνεταιρισμοί (αγροτικοί, αστικοί).\nΚοινοπραξίες με έδρα σε νησί.\nΣχέδιο\nΕλάχιστο ύψος: 70.000 €.',
      ),
      ['manual'],
    )
  })

  test('examples of people are one question', async () => {
    for (const text of [
      'Δράση\n\nΩφελούμενοι\n\nΗ δράση απευθύνεται σε ανέργους σε δύσκολη θέση, όπως:\n\n- γονείς με τρία παιδιά και πάνω\n- άνεργοι άνω των 50 ετών\n- άνεργοι για δύο χρόνια',
      'Scheme\n\nWho may apply\n\nThe scheme is open to people who find no work easily, such as:\n\n- parents of three children and more\n- unemployed people over 50 years\n- people without work for two years',
    ])
      assert.deepEqual(await conditions(text), ['manual'])
  })

  test('what start-ups and what older ones must show holds for each of them', async () => {
    for (const text of [
      'Grant\n\nEligible applicants\n\nExisting enterprises (over 3 years) must have exports.\n\nStart-up businesses (up to 3 years) must foresee exports in their plan.',
      'Ενίσχυση\n\nΔικαιούχοι\n\nΥφιστάμενες επιχειρήσεις (άνω των 3 ετών) πρέπει να έχουν εξαγωγές.\n\nΝέες επιχειρήσεις (έως 3 ετών) πρέπει να προβλέπουν εξαγωγές στο σχέδιό τους.',
    ])
      assert.deepEqual(await conditions(text), ['manual', 'manual'])
  })
})

describe('a form', () => {
  test('beside companies of any nature closes no list', async () => {
    for (const text of [
      'Support\n\nBeneficiaries\n\nSole traders, commercial companies of any legal nature and cooperatives.',
      'Support\n\nEligible applicants\n\nApplicants have to be research actors of any kind (profit and non-profit), foundations or associations.',
      'Support\n\nEligible applicants\n\nTo be eligible, a business, cooperative or non-profit organisation must have a bank account.',
      'Support\n\nEligible applicants\n\nApplications come from consortia composed of companies, associations and public bodies.',
    ])
      assert.deepEqual(await conditions(text), ['manual'])
  })
})

test('forms that a line names besides those of its list are let in with them', async () => {
  const more = 'legal form general_partnership+sole_trader+limited_partnership'
  assert.deepEqual(
    await conditions(
      'Support\n\nEligible applicants\n\nBesides sole traders, also members of the following may apply:\n• General partnership\n• Limited partnership',
    ),
    [more],
  )
  assert.deepEqual(
    await conditions(
      'Στήριξη\n\nΔικαιούχοι\n\nΕκτός από ατομικές επιχειρήσεις μπορεί να ενταχθεί και εταίρος σε:\n• Ομόρρυθμη Εταιρεία (Ο.Ε.)\n• Ετερόρρυθμη Εταιρεία (Ε.Ε.)',
    ),
    [more],
  )
})

test('who may apply, and what those must do first, is asked under no title as well', async () => {
  for (const text of [
    'Στήριξη τυριών\n\nΑιτήματα μπορούν να υποβάλλουν ενώσεις τυροκόμων, ιδιωτικές εταιρείες καθώς και σύλλογοι.',
    'Cheese\n\nRequests may be submitted by trade organisations, associations of dairies, private companies and public bodies.',
    'Ενίσχυση ανέργων\n\nΟι δικαιούχοι πρέπει να κάνουν έναρξη δραστηριότητας μετά τη δημοσίευση του προγράμματος.',
    'Jobless\n\nBeneficiaries must start their activity after the day of publication of the programme.',
    'Νέο πρόγραμμα\n\nΤο πρόγραμμα ενισχύει τη δημιουργία μικρών επιχειρήσεων.',
  ])
    assert.deepEqual(await conditions(text), ['manual'], text)
})

describe('a size', () => {
  test('of those of one sector is not refused to the others', async () => {
    assert.deepEqual(
      await conditions('Voucher\n\nSmall enterprises in the fishing sector are excluded in line with the rules.'),
      ['manual'],
    )
    assert.deepEqual(
      await conditions('Κουπόνι\n\nΔικαιούχοι\n\nΟι μεγάλες επιχειρήσεις στον τομέα του χάλυβα δεν είναι επιλέξιμες.'),
      ['manual'],
    )
  })

  test('in the name of a body, of what pays or of a programme with a bound of its own is none', async () => {
    assert.deepEqual(await conditions('Voucher\n\nFunding body: Innovation Council and SMEs Executive Agency'), [])
    assert.deepEqual(
      await conditions(
        'Voucher\n\nThe call is financed under action B4.7 «Digital Upgrading of SMEs» of the national plan.',
      ),
      [],
    )
    assert.deepEqual(
      await conditions(
        'Technology Programme for SMEs\n\nConditions\n• Firms with fewer than 400 employees (including linked companies) may apply.',
      ),
      ['group_headcount <400'],
    )
  })
})

test('what has to be there when the aid is paid is a duty of later', async () => {
  for (const text of [
    'Aid\n\nEligible applicants\n\n• The applicant must have a branch in Spain by the time of the first payment.',
    'Ενίσχυση\n\nΠροϋποθέσεις συμμετοχής\n\n• Να έχουν εγκατάσταση στην Κύπρο κατά τη στιγμή καταβολής της ενίσχυσης.',
  ]) {
    const { eligibility } = (await readCall(text)).programme
    assert.ok('all' in eligibility)
    assert.deepEqual(
      eligibility.all.map((each) => ('kind' in each && each.kind === 'manual' ? each.effect : undefined)),
      ['obligation'],
    )
  }
})

test('staff is counted as the call says', async () => {
  const measureOf = async (text: string): Promise<unknown> => {
    const { eligibility } = (await readCall(text)).programme
    assert.ok('all' in eligibility)
    return eligibility.all.map((each) => ('kind' in each && each.kind === 'headcount' ? each.measure : undefined))
  }
  const head = 'Jobs grant\n\nWho may apply\n\n'
  assert.deepEqual(await measureOf(`${head}• Firms with fewer than 400 employees (including linked companies).`), [
    'group_headcount',
  ])
  assert.deepEqual(
    await measureOf(
      'Ενίσχυση\n\nΠροϋποθέσεις συμμετοχής\n\n• Απασχολούν έως 300 εργαζομένους, μαζί με τις συνδεδεμένες επιχειρήσεις.',
    ),
    ['group_headcount'],
  )
  assert.deepEqual(
    await measureOf(
      `${head}• Counted in full-time equivalents, it has fewer than 20 people under employment contracts.`,
    ),
    ['salaried_awu'],
  )
  assert.deepEqual(await measureOf(`${head}• Firms with fewer than 400 employees.`), ['headcount'])
})
