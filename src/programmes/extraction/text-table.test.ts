import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { tableFrom } from './text-table.ts'

const rows = (text: string) => tableFrom(text.split('\n'), 0)?.rows

describe('a table set with spaces', () => {
  test('has a cell where it stands, though the cells before it are empty', () => {
    assert.deepEqual(
      rows(`Κωδικός   Υποδράση              Δημόσια δαπάνη (€)
4.1.Α     Μεταποίηση                    640.000,00
4.1.Β     Αγροτουρισμός                 480.000,00
          ΣΥΝΟΛΟ                      1.120.000,00`),
      [
        ['Κωδικός', 'Υποδράση', 'Δημόσια δαπάνη (€)'],
        ['4.1.Α', 'Μεταποίηση', '640.000,00'],
        ['4.1.Β', 'Αγροτουρισμός', '480.000,00'],
        ['', 'ΣΥΝΟΛΟ', '1.120.000,00'],
      ],
    )
  })

  test('may go over several lines in a head, in a value and in a name', () => {
    assert.deepEqual(
      rows(`Μέγεθος                Ποσοστό          Ανώτατο ποσό
επιχείρησης            επιχορήγησης     επιχορήγησης
Πολύ μικρή και
μικρή                  50%              120.000 €
Μεσαία                 40%              250.000 €
                                        ή λιγότερο`),
      [
        ['Μέγεθος επιχείρησης', 'Ποσοστό επιχορήγησης', 'Ανώτατο ποσό επιχορήγησης'],
        ['Πολύ μικρή και μικρή', '50%', '120.000 €'],
        ['Μεσαία', '40%', '250.000 € ή λιγότερο'],
      ],
    )
  })

  test('ends before prose', () => {
    const lines = `Call         Budget        Deadline
First        4 million     31 March 2027
Second       6 million     30 June 2027
Applications are ranked by score, whatever their call.`.split('\n')
    assert.equal(tableFrom(lines, 0)?.end, 3)
  })

  test('is none where lines have no columns in common', () => {
    assert.equal(rows('One  two\nA longer line  here\nShort  one\nAnother one  again'), undefined)
  })
})
