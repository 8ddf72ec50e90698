import { expect, test } from 'vitest'
import { differentlyBuilt, parseHtml } from './html.ts'
import { faultsOf } from './structure.ts'

const page = (body: string, attributes = 'lang="ja"') =>
  parseHtml(`<!doctype html><html ${attributes}><head></head><body>${body}</body></html>`)
const whole = '<main><h1>題</h1></main>'

test('a page without faults has none', () => {
  const body = `<header>a</header><nav aria-label="一"></nav><nav aria-label="二"></nav>
    <main><h1>題</h1><h2>節</h2><ul><li>一<a href="/x"><img src="/y" alt="名"></a></li></ul>
    <dl><div><dt>一</dt><dd>二</dd></div></dl>
    <label for="f">名</label><input id="f" aria-describedby="h"><p id="h">助</p><label>品<select></select></label>
    <button aria-label="閉じる"></button></main>
    <dialog aria-label="窓"><h1>外</h1></dialog>`
  expect(faultsOf(page(body))).toEqual([])
})

test.each([
  ['another language', whole, 'lang="en"'],
  ['no h1', '<main></main>'],
  ['two h1', `${whole}<h1>二</h1>`],
  ['a level left out', `${whole}<h3>節</h3>`],
  ['an empty heading', `${whole}<h2></h2>`],
  ['no main', '<h1>題</h1>'],
  ['two landmarks of one name', `${whole}<nav aria-label="一"></nav><nav aria-label="一"></nav>`],
  ['an id twice', `${whole}<p id="a"></p><p id="a"></p>`],
  ['a description that is not there', `${whole}<p aria-describedby="a"></p>`],
  ['a field without a label', `${whole}<input name="a">`],
  ['a label of nothing', `${whole}<label for="a">名</label>`],
  ['a button without a name', `${whole}<button><svg aria-hidden="true"><title>x</title></svg></button>`],
  ['a link without a name', `${whole}<a href="/"><img src="/" alt=""></a>`],
  ['a picture without alt', `${whole}<img src="/">`],
  ['a list of something else', `${whole}<ul><p>一</p></ul>`],
  ['a list’s part outside of it', `${whole}<div><li>一</li></div>`],
  ['a term outside of a list', `${whole}<p><dt>一</dt></p>`],
  ['a button within a link', `${whole}<a href="/">x<button>y</button></a>`],
  ['a dialog without a name', `${whole}<dialog></dialog>`],
])('%s is a fault', (_, body, attributes = 'lang="ja"') => {
  expect(faultsOf(page(body, attributes))).not.toEqual([])
})

test.each([
  ['as written', '<p>一<br>二</p><ul><li>三</li></ul>', []],
  ['a paragraph within a paragraph', '<p>一<p>二</p></p>', ['p', 'p']],
  ['a heading within phrases of a paragraph', '<p><span>一<h2>二</h2></span></p>', ['p', 'span', 'p']],
  ['a row without a body', '<table><tr><td>一</td></tr></table>', ['tbody']],
])('what a browser builds otherwise: %s', (_, body, tags) => {
  expect(differentlyBuilt(page(body)).map(({ tagName }) => tagName)).toEqual(tags)
})
