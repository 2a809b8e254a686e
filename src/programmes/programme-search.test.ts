import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { aPlace, aProgramme, fresh, published, slugsOf, text } from '../../test/support/programme-world.ts'

const place = await aPlace()
after(() => place.api[Symbol.asyncDispose]())

test('filters ask what a call is open to', async () => {
  const { publisher, reader } = place
  const { slug, word } = fresh()
  await published(publisher, slug, aProgramme(word))
  const found = async (query: string) =>
    (await slugsOf(reader, `/programmes/search?q=${encodeURIComponent(word)}&${query}`)).includes(slug)
  assert.ok(await found('kad=62.10.11.03'))
  assert.ok(await found('kad=62101103'))
  assert.ok(!(await found('kad=62.10.11.01')))
  assert.ok(!(await found('kad=62.10.00.00')), 'a padded parent is not in an exact set')
  assert.ok(await found('region=EL303'))
  assert.ok(await found('region=GR3'))
  assert.ok(!(await found('region=EL52')))
  assert.ok(await found(`region=${encodeURIComponent('Aττική')}`), 'with a Latin A')
  assert.ok(await found('subsidy_min=20000&subsidy_max=50000'))
  assert.ok(!(await found('subsidy_min=30001')))
  assert.ok(!(await found('subsidy_max=4999.99')))
  assert.ok(await found('instrument=loan,grant'))
  assert.ok(!(await found('instrument=loan')))
  assert.ok(await found('closing_before=2026-07-01'))
  assert.ok(!(await found('closing_before=2026-06-30')))
  assert.ok(await found('closing_after=2026-06-29'))
  assert.ok(await found('updated_since=2026-03-01T00:00:00Z'))
  assert.ok(!(await found('updated_since=2027-03-01T00:00:00Z')))
  assert.ok(!(await found('status=closed')))
  for (const bad of [
    'kad=99.99.99.99',
    'region=Nowhere',
    'region=',
    'subsidy_min=2&subsidy_max=1',
    'colour=red',
    'status=great',
    'scheme=naf',
    'cursor=abc',
    'limit=0',
    'business_size=huge',
  ]) {
    assert.equal((await reader('GET', `/programmes?${bad}`)).status, 400, bad)
  }
})

test('a programme of unknown amounts is listed under an amount filter, and says so', async () => {
  const { publisher, reader } = place
  const { slug, word } = fresh()
  await published(
    publisher,
    slug,
    aProgramme(word, { funding: { instruments: ['loan'], loan: { max: { amount: '900000.00', currency: 'EUR' } } } }),
  )
  const answer = await reader('GET', `/programmes/search?q=${encodeURIComponent(word)}&subsidy_min=1000`)
  assert.deepEqual(
    answer.body.data.map((row: { uncertain: string[] }) => row.uncertain),
    [['subsidy']],
  )
})

test('pages go through all programmes once, in every order', async () => {
  const { publisher, reader } = place
  const { word } = fresh()
  const made: string[] = []
  for (let n = 0; n < 5; n += 1) {
    const { slug } = fresh()
    made.push(slug)
    await published(publisher, slug, aProgramme(word))
  }
  for (const sort of ['deadline', 'updated', 'amount', 'title', 'relevance']) {
    const seen: string[] = []
    let cursor = ''
    do {
      const answer = await reader(
        'GET',
        `/programmes/search?q=${encodeURIComponent(word)}&limit=2&sort=${sort}${cursor}`,
      )
      seen.push(...answer.body.data.map((row: { slug: string }) => row.slug))
      cursor = answer.body.has_more ? `&cursor=${answer.body.next_cursor}` : ''
    } while (cursor !== '')
    assert.deepEqual(seen.toSorted(), made.toSorted(), sort)
  }
})

test('search finds Greek without accents, in capitals and in other forms, English, texts of documents, and misspelt titles', async () => {
  const { publisher, reader } = place
  const { slug, word } = fresh()
  const capital = word.toUpperCase()
  await published(publisher, slug, aProgramme(word))
  for (const q of [
    word,
    capital,
    `${capital} ΜΕΤΑΣΧΗΜΑΤΙΣΜΟΣ`,
    `${word} μετασχηματισμου`,
    `${word} digital`,
    `${word} TRANSFORMATIONS`,
    `${word} επενδυση λογισμικού`,
    `${word} δικαιούχος Αττικής`,
    `για τον ${word}`,
  ]) {
    assert.ok((await slugsOf(reader, `/programmes/search?q=${encodeURIComponent(q)}`)).includes(slug), q)
  }
  const answer = await reader('GET', `/programmes/search?q=${encodeURIComponent(`${capital} ΜΕΤΑΣΧΗΜΑΤΙΣΜΌΣ`)}`)
  const title = answer.body.data[0].highlights.find((each: { field: string }) => each.field === '/title/el')
  assert.deepEqual(
    title.marks.map(({ start, end }: { start: number; end: number }) =>
      Array.from(title.text as string)
        .slice(start, end)
        .join(''),
    ),
    [word, 'μετασχηματισμός'],
  )
  const accented = await reader('GET', `/programmes/search?q=${encodeURIComponent(`${capital} επενδυσεισ`)}`)
  const summary = accented.body.data[0].highlights.find((each: { field: string }) => each.field === '/summary/el')
  assert.deepEqual(
    summary.marks.map(({ start, end }: { start: number; end: number }) =>
      Array.from(summary.text as string)
        .slice(start, end)
        .join(''),
    ),
    ['επενδύσεις'],
  )
  const other = fresh()
  await published(
    publisher,
    other.slug,
    aProgramme('άλφα', { documents: [{ ...aProgramme().documents[0], text: `${text} Και ${other.word}.` }] }),
  )
  const inText = await reader('GET', `/programmes/search?q=${encodeURIComponent(other.word.toUpperCase())}`)
  assert.equal(inText.body.data[0].slug, other.slug)
  assert.equal(inText.body.data[0].highlights[0].field, '/documents/0')
  assert.ok(
    (await slugsOf(reader, `/programmes/search?q=${encodeURIComponent(`${word}ν`)}`)).includes(slug),
    'a letter too many',
  )
  assert.deepEqual(await slugsOf(reader, `/programmes/search?q=${encodeURIComponent('ξξξξψψψψ')}`), [])
  for (const odd of ["'", '\\', ':*', '& | !', '😀', '<b>'])
    assert.equal((await reader('GET', `/programmes/search?q=${encodeURIComponent(odd)}`)).status, 200, odd)
})

test('who does something is found by what it is called, and the other way round', async () => {
  const { publisher, reader } = place
  const { slug, word } = fresh()
  const pairs = [
    ['Αγροτική ανάπτυξη', ['αγρότης', 'αγροτών']],
    ['Στήριξη αγροτών', ['αγροτικές', 'αγροτικοί']],
    ['Επενδυτικά σχέδια', ['επενδυτής', 'επενδύσεις']],
    ['Δράση για εργάτες', ['εργατικά']],
  ] as const
  for (const [n, [title]] of pairs.entries())
    await published(
      publisher,
      `${slug}-${n}`,
      aProgramme(word, { title: { el: `${title} ${word}` }, summary: undefined }),
    )
  for (const [n, [, typed]] of pairs.entries())
    for (const each of typed) {
      const found = await slugsOf(reader, `/programmes/search?q=${encodeURIComponent(`${each} ${word}`)}`)
      assert.ok(found.includes(`${slug}-${n}`), each)
    }
})

test('search finds Greek in Latin letters, codes only as they are, and counts facets under the other filters', async () => {
  const { publisher, reader } = place
  const { slug, word } = fresh()
  const law = `${4000 + (process.pid % 900)}/2031`
  const [main, other] = [`${slug}-m`, `${slug}-o`]
  await published(publisher, main, aProgramme(word, { title: { el: `${word} Επιδότηση ψηφιακών έργων, ν. ${law}` } }))
  await published(
    publisher,
    other,
    aProgramme(word, {
      title: { el: `${word} Εγγύηση δανείων` },
      funding: { instruments: ['guarantee'] },
      country: 'EU',
    }),
  )
  const search = async (q: string, more = '') =>
    (await reader('GET', `/programmes/search?q=${encodeURIComponent(q)}${more}`)).body
  const slugs = async (q: string, more = '') => (await search(q, more)).data.map((row: { slug: string }) => row.slug)
  const { slug: shortly, word: another } = fresh()
  const cut = `${law.slice(0, 5)}32`
  await published(publisher, shortly, aProgramme(another, { title: { el: `${another} Κίνητρα, ν. ${cut}` } }))
  assert.deepEqual(await slugs(`${law.slice(0, 5)}2032`), [shortly], 'a year of four digits finds the end of it')
  const short = law.replace(/\/\d\d(?=\d\d$)/u, '/')
  for (const q of [
    'epidotisi psifiakos',
    'epidothsh pshfiakwn',
    `ν. ${law}`,
    law,
    short,
    `ν${law.slice(0, 4)}`,
    `επιδοτίσεις ψηφιακού`,
  ])
    assert.ok((await slugs(q)).includes(main), q)
  assert.ok(!(await slugs(`${law.slice(0, -1)}2`)).includes(main), 'another year is another law')
  const marked = (await search(`${word} epidotiseis`)).data[0]
  assert.deepEqual(
    marked.highlights[0].marks.map(({ start, end }: { start: number; end: number }) =>
      Array.from(marked.highlights[0].text as string)
        .slice(start, end)
        .join(''),
    ),
    [word, 'Επιδότηση'],
  )
  const { data, facets } = await search(word, '&instrument=guarantee&facets=instrument,country,business_size')
  assert.deepEqual(
    data.map((row: { slug: string }) => row.slug),
    [other],
  )
  assert.deepEqual(facets.instrument, [
    { value: 'grant', count: 1 },
    { value: 'guarantee', count: 1 },
  ])
  assert.deepEqual(facets.country, [{ value: 'EU', count: 1 }])
  assert.ok(facets.business_size.length > 0)
  const inUnion = await search(word, '&country=EU&facets=instrument,country')
  assert.deepEqual(
    inUnion.data.map((row: { slug: string }) => row.slug),
    [other],
  )
  assert.deepEqual(inUnion.facets.instrument, [{ value: 'guarantee', count: 1 }])
  assert.deepEqual(
    inUnion.facets.country.map(({ value }: { value: string }) => value).toSorted(),
    ['EU', 'GR'],
    'a chosen country does not hide the others',
  )
  assert.deepEqual(await slugs(word, '&country=EU,GR&objective=nowhere'), [])
  assert.deepEqual(await slugs(word, '&subsidy_min=1000&include_unknown=false'), [main])
  assert.deepEqual((await slugs(word, '&subsidy_min=1000')).toSorted(), [main, other])
})

test('sizes of a business are counted among the calls that the list shows', async () => {
  const { publisher, reader } = place
  const { slug, word } = fresh()
  await published(publisher, slug, aProgramme(word))
  await published(publisher, `${slug}-e`, aProgramme(word))
  assert.equal((await publisher('POST', `/programmes/${slug}-e/close`, { body: { status: 'exhausted' } })).status, 200)
  const sizes = async (more: string) =>
    (await reader('GET', `/programmes/search?q=${encodeURIComponent(word)}&facets=business_size${more}`)).body.facets
      .business_size
  const counts = async (more: string) => [...new Set((await sizes(more)).map(({ count }: { count: number }) => count))]
  assert.deepEqual(await counts(''), [1], 'what is exhausted is not listed, and not counted')
  assert.deepEqual(await counts('&status=open,exhausted'), [2])
})

test('the words of a search are read anew when a programme changes, and forgotten when it is withdrawn', async () => {
  const { publisher, reader } = place
  const { slug } = fresh()
  const [word, next] = ['κρυσταλλουργία', 'ναυπηγοεπισκευή']
  const found = async (q: string) =>
    (await slugsOf(reader, `/programmes/search?q=${encodeURIComponent(q)}`)).includes(slug)
  await published(publisher, slug, aProgramme(word))
  assert.ok(await found(word))
  await published(publisher, slug, aProgramme(next))
  assert.ok(await found(next))
  assert.ok(!(await found(word)))
  await publisher('POST', `/programmes/${slug}/withdraw`, { body: { reason: { el: 'Δοκιμή' } } })
  assert.ok(!(await found(next)))
})
