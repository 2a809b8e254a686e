import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { citedByManual, conditionsOf, readCall } from './read-call.ts'

describe('what a sentence asks beside what is read of it', () => {
  const stated: readonly (readonly [text: string, read: string])[] = [
    ['Δικαιούχοι είναι ΜμΕ που διαθέτουν ΚΑΔ 93.13 ή 93.29 και στεγάζονται σε διατηρητέο κτίσμα.', 'size'],
    ['Δικαιούχοι είναι ΜμΕ οι οποίες δεν είναι συνεργαζόμενες ή συνδεδεμένες με άλλες.', 'size'],
    ['Δικαιούχοι είναι ΜμΕ που το 2024 είχαν τζίρο μικρότερο από το μισό εκείνου του 2022.', 'size'],
    ['Δικαιούχοι είναι μικρές επιχειρήσεις που λειτουργούν για τρία τουλάχιστον έτη στον κλάδο του επίπλου.', 'age'],
    [
      'Δικαιούχοι είναι επιχειρήσεις που ιδρύθηκαν έως δύο έτη πριν από την αίτηση και δεν έχουν διανείμει μέρισμα.',
      'age',
    ],
    ['Δικαιούχοι είναι ΜμΕ με έδρα στην Ελλάδα και θυγατρική στη Βουλγαρία.', 'size'],
    [
      'Δικαιούχοι είναι ΜμΕ που δεν είναι προβληματικές και δεν εκκρεμεί σε βάρος τους εντολή ανάκτησης.',
      'not_in_difficulty',
    ],
    ['The call is open to SMEs legally established in a Member State of the Union.', 'size'],
    ['Eligible are SMEs whose sales fell by at least a third between 2023 and 2025.', 'size'],
    ['Companies founded after 2020 by doctoral graduates may apply.', 'age'],
  ]
  for (const [text, read] of stated)
    test(`is asked: ${text}`, async () => {
      const extraction = await readCall(text)
      assert.ok(conditionsOf(extraction).some(({ kind }) => kind === read))
      assert.deepEqual(citedByManual(extraction), [text])
    })

  const whole = [
    'Δικαιούχοι είναι ΜμΕ που έχουν κάνει έναρξη δραστηριότητας στη φορολογική διοίκηση πριν από την 1/1/2024.',
    'Δικαιούχοι είναι μικρές επιχειρήσεις εγκατεστημένες στην ελληνική επικράτεια.',
    'Δικαιούχοι είναι επιχειρήσεις που το 2025 απασχόλησαν τουλάχιστον τρεις ετήσιες μονάδες μισθωτής εργασίας.',
    'Small enterprises that started their activities on 31 December 2023 at the latest may apply.',
  ]
  for (const text of whole)
    test(`is nothing more: ${text}`, async () => {
      assert.deepEqual(citedByManual(await readCall(text)), [])
    })
})
