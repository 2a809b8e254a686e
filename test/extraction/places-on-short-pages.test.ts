import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { conditionsOf, readCall } from './read-call.ts'

/** Where a call is, as news tells it: beside its sums, by a verb, in a list of names. */

const places = async (text: string): Promise<readonly string[]> =>
  conditionsOf(await readCall(text)).flatMap((each) => (each.kind === 'region' ? (each.include ?? []) : []))

describe('a place on a short page', () => {
  const told: readonly (readonly [text: string, ...codes: string[]])[] = [
    ['The measure has €4,200,000 to give, and is implemented nationwide.', 'EL'],
    ['Η δράση έχει 4.200.000 ευρώ, και υλοποιείται σε όλη τη χώρα.', 'EL'],
    ['Τα καταστήματα παίρνουν το 45%, αρκεί το έργο τους να γίνει στην Περιφέρεια Ηπείρου και όχι αλλού.', 'EL54'],
    ['Shops get 45%, as long as the project is carried out in Epirus.', 'EL54'],
    ['Με 2 εκατ. ευρώ συνολικά θα βρουν συμβούλους, μικρές και μεσαίες επιχειρήσεις στην Ήπειρο.', 'EL54'],
    ['Whoever keeps a workshop may come under it, throughout the country.', 'EL'],
    [
      'Τα προγράμματα που δέχονται προτάσεις σήμερα καλύπτουν:\n\n• τη Δράμα,\n\n• τις Σέρρες και\n\n• την Πέλλα',
      'EL514',
      'EL526',
      'EL524',
    ],
    [
      'The programmes that take applications today cover:\n\n• Drama,\n\n• Serres and\n\n• Pella',
      'EL514',
      'EL526',
      'EL524',
    ],
    ['Στηρίζονται καταστήματα που λειτουργούν στους Δήμους Χερσονήσου και Βιάννου της Περιφέρειας Κρήτης.', 'EL431'],
  ]
  for (const [text, ...codes] of told)
    test(`is read: ${text.split('\n')[0]}`, async () => {
      assert.deepEqual(await places(`Πρόγραμμα\n\n${text}`), codes)
    })

  for (const text of [
    'Η δαπάνη καλύπτει:\n\n• εξοπλισμό,\n\n• μελέτες της Ευρωπαϊκής Ένωσης',
    'Σε λίγες μέρες ανοίγουν και δύο άλλα, μόνο για τη Δράμα και την Πέλλα.',
    'In a few days two others open, only for Drama and Pella.',
  ])
    test(`is none of the call: ${text.split('\n')[0]}`, async () => {
      assert.deepEqual(await places(`Πρόγραμμα\n\n${text}`), [])
    })
})
