import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { test } from './visit.ts'

const editor = (page: Page) => page.getByRole('region', { name: 'ブロック', exact: true })
const said = (page: Page, text: string) => editor(page).getByRole('status').filter({ hasText: text }).waitFor()
const add = (page: Page, kind: string) =>
  page.getByRole('group', { name: 'ブロックを追加' }).getByRole('button', { name: kind }).click()
const order = (page: Page) =>
  editor(page)
    .getByRole('heading', { level: 3 })
    .allInnerTexts()
    .then((all) => all.map((text) => text.trim()))
const focused = (page: Page) =>
  page.evaluate<string>(`(() => {
    const { activeElement: element } = document
    return element.getAttribute('aria-label') ?? element.labels?.[0]?.firstChild?.textContent ?? ''
  })()`)

const paste = (page: Page, html: string) =>
  page.evaluate(
    `((html) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      clipboardData.setData('text/plain', 'plain')
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })(${JSON.stringify(html)})`,
  )

const fromWord = `<html><head><style>p{color:red}</style></head><body><!--StartFragment-->
<p class=MsoTitle><b>募集の<span lang=EN-US>背景</span></b></p><p class=MsoNormal>新しい装置を<br>作ります。<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;&nbsp;</span>設計</p>
<ul><li>評価</li></ul><script>window.pasted = true</script><img src="https://tracker.example/x.png">
<h2>お任せする仕事</h2><p onclick="alert(1)">図面を<a href="javascript:alert(1)">見ます</a>。</p></body></html>`

const tableFromWord = `<table class=MsoTableGrid><tr><td><p class=MsoNormal>勤務地<o:p></o:p></p></td>
<td><p class=MsoNormal>名古屋市<br>中区</p><p>（<a href="https://maps.example/nagoya">地図</a>）</p></td></tr>
<tr><td><p class=MsoNormal>窓口</p></td><td><p class=MsoNormal><a href="mailto:saiyo@minato.example">採用担当</a></p></td></tr></table>
<p>会社は<a href="https://minato.example/">minato.example</a>です。</p><table><tr><td><ul><li>一</li><li>二</li></ul></td></tr></table>`

describe('the editor of blocks', () => {
  test('by keys alone: added, moved, inserted, taken back; every result is spoken', async ({ visit }) => {
    const { page } = await visit('/dev/forms/blocks')
    await page.getByRole('group', { name: 'ブロックを追加' }).getByRole('button', { name: '見出し' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('研究室から現場へ')
    await page.getByRole('group', { name: 'ブロックを追加' }).getByRole('button', { name: '本文' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('業界No.1の装置です。')
    await editor(page).getByText('「業界No.1」には、調査名や時期などの根拠').waitFor()
    await page.keyboard.press('Alt+ArrowUp')
    await said(page, '『本文』を1番目に移動しました')
    expect(await order(page)).toEqual(['本文', '見出し'])
    expect(await focused(page)).toBe('本文の文')
    await page.getByRole('button', { name: '1番目の本文の次にブロックを追加' }).focus()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.getByRole('menuitem', { name: '見出し' }).evaluate((item) => item === document.activeElement))
      .toBe(true)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    expect(await order(page)).toEqual(['本文', '動画', '見出し'])
    expect(await focused(page)).toBe('動画のURL')
    await page.getByRole('button', { name: '2番目の動画を下へ移す' }).focus()
    await page.keyboard.press('Control+z')
    await said(page, '元に戻しました')
    expect(await order(page)).toEqual(['本文', '見出し'])
    await page.getByRole('button', { name: 'やり直す' }).press('Enter')
    expect(await order(page)).toEqual(['本文', '動画', '見出し'])
    await expectAccessible(page)
  })

  test('a table keeps its rows, and links their addresses', async ({ visit }) => {
    const { page } = await visit('/dev/forms/blocks')
    await add(page, '本文')
    await paste(page, tableFromWord)
    await expect
      .poll(() => page.getByLabel('本文の文').inputValue())
      .toBe(
        [
          '勤務地　名古屋市 中区 （地図（https://maps.example/nagoya））',
          '窓口　採用担当（saiyo@minato.example）',
          '',
          '会社はminato.exampleです。',
          '',
          '・一',
          '・二',
        ].join('\n'),
      )
  })

  test('a template is asked about when there are blocks; a paste keeps structure alone', async ({ visit }) => {
    const { page } = await visit('/dev/forms/blocks')
    await add(page, '本文')
    await paste(page, fromWord)
    await said(page, '4個のブロックを追加しました')
    expect(await order(page)).toEqual(['見出し', '本文', '見出し', '本文'])
    expect(await page.getByLabel('見出しの文').first().inputValue()).toBe('募集の背景')
    expect(await page.getByLabel('本文の文').first().inputValue()).toBe('新しい装置を\n作ります。\n\n・設計\n・評価')
    expect(await page.getByLabel('本文の文').last().inputValue()).toBe('図面を見ます。')
    expect(await page.evaluate('window.pasted')).toBeUndefined()
    await page.getByLabel('本文の文').last().focus()
    await page.keyboard.press('End')
    await paste(page, '<p>次の行</p>')
    expect(await page.getByLabel('本文の文').last().inputValue()).toBe('図面を見ます。次の行')
    await page.getByLabel('本文の文').last().focus()
    await paste(page, Array.from({ length: 20 }, (_, at) => `<h3>題${at}</h3><p>文</p>`).join(''))
    await said(page, 'ブロックは30個までのため、14個は追加しませんでした。')
    await page.getByRole('button', { name: 'テンプレート' }).click()
    await page.getByRole('menuitem', { name: 'カジュアル面談' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '置き換える' }).click()
    expect(await order(page)).toEqual(['見出し', '本文', '見出し', '画像', '本文', '見出し', '本文'])
    await page.getByRole('button', { name: '元に戻す' }).click()
    expect(await order(page)).toHaveLength(30)
  })

  test('drag by mouse and by finger', async ({ visit }) => {
    for (const width of [1280, 390]) {
      const { page, context } = await visit('/dev/forms/blocks', { width })
      for (const kind of ['見出し', '本文', '動画']) await add(page, kind)
      const handle = editor(page).locator('[data-handle]').last()
      await handle.scrollIntoViewIfNeeded()
      const box = async (at: number) => {
        const found = await editor(page).getByRole('listitem').nth(at).boundingBox()
        if (!found) throw new Error('no box')
        return found
      }
      const start = await handle.boundingBox()
      if (!start) throw new Error('no handle')
      const [x, y] = [start.x + 10, start.y + 10]
      const to = (await box(1)).y + 4
      if (width === 1280) {
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x, (y + to) / 2)
        await page.mouse.move(x, to)
        await page.mouse.up()
      } else {
        const finger = await context.newCDPSession(page)
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
          finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] })
        await touch('touchStart', y)
        await touch('touchMove', (y + to) / 2)
        await touch('touchMove', to)
        await touch('touchEnd')
      }
      await said(page, '『動画』を2番目に移動しました')
      expect(await order(page)).toEqual(['見出し', '動画', '本文'])
    }
  })
})
