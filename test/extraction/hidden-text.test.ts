import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDocx } from '../../src/programmes/extraction/read-docx.ts'
import { readHtml } from '../../src/programmes/extraction/read-html.ts'
import { docxOf } from '../support/zip.ts'

const seen = 'Η επιχορήγηση είναι έως 40.000 €.'

test('what a page shows to nobody is no text of the call', () => {
  for (const hidden of [
    '<p hidden>Επιχορήγηση έως 77.000 €</p>',
    '<p style="display:none">Επιχορήγηση έως 77.000 €</p>',
    '<div style="color: red; DISPLAY : none !important"><table><tr><td>Επιχορήγηση</td><td>77.000 €</td></tr></table></div>',
    '<span style="visibility: hidden">έως 77.000 €</span>',
    '<div hidden><div><p>Επιχορήγηση έως 77.000 €</p></div><br></div>',
    '<ul><li hidden>Επιχορήγηση έως 77.000 €</ul>',
    '<template><p>Επιχορήγηση έως 77.000 €</p></template>',
    '<p style="mso-hide:all">Επιχορήγηση έως 77.000 €</p>',
    '<div id="old" hidden>Επιχορήγηση έως 77.000 €</div><a href="#new">νέο</a>',
  ]) {
    const { text } = readHtml(`<h1>Πρόσκληση</h1>${hidden}<p>${seen}</p>`)
    assert.ok(!text.includes('77.000'), hidden)
    assert.ok(text.includes(seen), hidden)
  }
})

test('what a reader of the page sees, or opens, is read', () => {
  for (const shown of [
    `<p aria-hidden="true">${seen}</p>`,
    `<details><summary>Ποσά</summary><p>${seen}</p></details>`,
    `<button aria-controls="amounts">Ποσά</button><div id="amounts" style="display: none">${seen}</div>`,
    `<a data-bs-toggle="collapse" href="#a1">Ποσά</a><div id="a1" hidden>${seen}</div>`,
    `<div hidden="until-found">${seen}</div>`,
    `<p style="display: inline; overflow: hidden">${seen}</p>`,
    `<p hidden>άλλο</p>${seen}`,
    `<img hidden><p>${seen}</p>`,
  ])
    assert.ok(readHtml(`<h1>Πρόσκληση</h1>${shown}`).text.includes(seen), shown)
})

/** The text of a Word document with these paragraphs, as WordprocessingML, and a style that hides what is written in it. */
const wordText = async (paragraphs: string): Promise<string> =>
  (
    await readDocx(
      docxOf(
        paragraphs,
        '<w:style w:type="character" w:styleId="Secret"><w:name w:val="Secret"/><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Plain"><w:name w:val="Plain"/></w:style>',
      ),
    )
  ).text
const run = (text: string, properties = ''): string =>
  `<w:r>${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`

test('hidden and deleted words of a Word document are no text of the call', async () => {
  for (const hidden of [
    run('έως 77.000 €', '<w:b/><w:vanish/>'),
    run('έως 77.000 €', '<w:vanish w:val="true"/>'),
    run('έως 77.000 €', '<w:rStyle w:val="Secret"/>'),
    '<w:del w:id="1" w:author="x"><w:r><w:delText>έως 77.000 €</w:delText></w:r></w:del>',
    `<w:r><w:rPr><w:vanish/></w:rPr><w:pict><w:txbxContent><w:p>${run('έως 77.000 €')}</w:p></w:txbxContent></w:pict></w:r>`,
  ]) {
    const text = await wordText(`<w:p>${hidden}${run(seen)}</w:p>`)
    assert.ok(!text.includes('77.000'), hidden)
    assert.ok(text.includes(seen), hidden)
  }
})

test('words of a Word document that are shown are read', async () => {
  for (const shown of [
    `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run(seen)}</w:p>`,
    `<w:p>${run(seen, '<w:vanish w:val="0"/>')}</w:p>`,
    `<w:p>${run(seen, '<w:rStyle w:val="Secret"/><w:vanish w:val="false"/>')}</w:p>`,
    `<w:p><w:ins w:id="1" w:author="x">${run(seen)}</w:ins></w:p>`,
  ])
    assert.ok((await wordText(shown)).includes(seen), shown)
})
