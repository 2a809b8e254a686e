import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCall } from './read-call.ts'

const paragraphs = {
  el: [
    'Η δράση απευθύνεται σε μικρές και πολύ μικρές επιχειρήσεις της Ηπείρου που λειτουργούν από την 1η Μαρτίου 2024 και έχουν κλείσει τουλάχιστον δύο διαχειριστικές χρήσεις. Ενισχύονται βάσει του Κανονισμού (ΕΕ) 2023/2831 για τις ενισχύσεις ήσσονος σημασίας, ενώ ο συνολικός προϋπολογισμός της πρόσκλησης ανέρχεται σε οκτώ εκατομμύρια (8.000.000) ευρώ.',
    'Ο επιχορηγούμενος προϋπολογισμός κάθε σχεδίου κυμαίνεται από 40.000 έως 260.000 ευρώ και το ποσοστό ενίσχυσης είναι 55% των επιλέξιμων δαπανών. Έναρξη υποβολής: 14 Ιανουαρίου 2027. Οι αιτήσεις υποβάλλονται ηλεκτρονικά έως και τις 30 Απριλίου 2027, ώρα 15:00, χωρίς δυνατότητα παράτασης του χρόνου αυτού.',
  ],
  en: [
    'The scheme is open to small and medium-sized enterprises in Crete which have been trading since 1 March 2024 at the latest and have closed two financial years. Aid is granted under Regulation (EU) 2023/2831 on de minimis aid, and the total budget of the call amounts to eight million euros (EUR 8 000 000).',
    'The eligible costs of a project lie between EUR 40 000 and EUR 260 000, and the grant covers 55 % of the eligible costs. Opening: 14 January 2027. Applications are submitted through the portal until 30 April 2027 at 15:00, and nobody is given any more time than that, whatever the reason.',
  ],
}

/** As a page sets it whose lines have so many letters at the most. */
const setIn = (text: string, width: number): string => {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && line.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines.join('\n')
}

/** All values of the draft and how they were told, without their places. */
async function readIn(text: string): Promise<string> {
  const { fields } = await readCall(text)
  return JSON.stringify(fields.map(({ field, value }) => [field, JSON.stringify(value).replaceAll(/\s|\\n/g, '')]))
}

for (const [language, texts] of Object.entries(paragraphs))
  test(`what a text says does not hang on where its lines are broken (${language})`, async () => {
    const whole = await readIn(texts.join('\n\n'))
    assert.match(whole, /total_budget.*max_eligible_cost|max_eligible_cost.*total_budget/)
    for (let width = 56; width <= 120; width += 8)
      assert.equal(await readIn(texts.map((text) => setIn(text, width)).join('\n\n')), whole, `at ${width} letters`)
  })
