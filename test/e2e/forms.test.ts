import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, openProduct, type Product } from './product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 20 })
})
afterAll(() => product.close())

/** The form, awake. */
async function open(options: Parameters<Product['visit']>[0] = {}) {
  const visitor = await product.visit(options)
  await visitor.page.goto('/dev/forms')
  await visitor.page.waitForLoadState('networkidle')
  return visitor
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const valueOf = (page: Page, name: string) => field(page, name).inputValue()
const focused = (page: Page) => page.evaluate<string | null>('document.activeElement.getAttribute("name")')
const summary = (page: Page) => page.getByText(/^入力内容に不備があります。\d+件の項目を確認してください。$/)
const send = (page: Page) => page.getByRole('button', { name: '登録する' })
const received = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd')
const leaving = (page: Page) => page.getByRole('dialog', { name: '保存していない変更があります。' })

async function fillAll(page: Page, familyName = '\uFA19谷') {
  await field(page, 'familyName').fill(familyName)
  await field(page, 'givenName').fill('花子')
  await field(page, 'familyNameKana').fill('かみたに')
  await field(page, 'givenNameKana').fill('ﾊﾅｺ')
  await field(page, 'email').fill('Hanako@Example.jp')
  await field(page, 'mobilePhoneNumber').fill('０６０ー１２３４ー５６７８')
  await field(page, 'graduationYear').selectOption('2028')
  await field(page, 'companyName').fill('北斗システムズ')
  await field(page, 'foundedOn.year').selectOption('1987')
  await field(page, 'foundedOn.month').selectOption('4')
  await field(page, 'foundedOn.day').selectOption('1')
  await field(page, 'startTime').fill('９時３０分')
  await field(page, 'capacity').fill('３０')
  await field(page, 'office.postalCode').fill('1000001')
  await field(page, 'office.prefectureId').selectOption('13')
  await field(page, 'office.city').fill('千代田区')
  await field(page, 'office.town').fill('千代田')
  await field(page, 'office.street').fill('１－２－３')
  await page.getByRole('checkbox', { name: '研究' }).check()
  await page.getByRole('radio', { name: 'メール' }).check()
  await field(page, 'introduction').fill('朝の研究室がいちばん好きです。')
  await field(page, 'password').fill('夜明けの空を見る佐伯の窓')
  await field(page, 'terms').check()
}

describe('§5 a whole form', () => {
  test('arrives in one spelling, and the name as it was written', async () => {
    const { page, context } = await open()
    await fillAll(page)
    await send(page).click()
    await page.getByText('サーバーに届きました。').waitFor()
    expect(await received(page, 'familyName').textContent()).toBe('\uFA19谷U+FA19 U+8C37')
    expect(await received(page, 'familyNameKana').textContent()).toBe('カミタニ')
    expect(await received(page, 'givenNameKana').textContent()).toBe('ハナコ')
    expect(await received(page, 'email').textContent()).toBe('Hanako@example.jp')
    expect(await received(page, 'mobilePhoneNumber').textContent()).toBe('+816012345678')
    expect(await received(page, 'foundedOn').textContent()).toBe('1987-04-01')
    expect(await received(page, 'startTime').textContent()).toBe('09:30')
    expect(await received(page, 'capacity').textContent()).toBe('30')
    expect(await received(page, 'street').textContent()).toBe('1-2-3')
    // What was sent is no longer unsaved.
    await page.getByRole('link', { name: '利用規約' }).click()
    await page.waitForURL(/\/terms$/)
    await context.close()
    product.expectSilence()
  })

  test('works without scripts, keeps what was typed, and asks for the password again', async () => {
    const { page, context } = await open({ javaScriptEnabled: false })
    await expect.poll(() => page.getByRole('button', { name: '住所を自動入力' }).isVisible()).toBe(false)
    await fillAll(page)
    await field(page, 'email').fill('hanako')
    await field(page, 'terms').uncheck()
    await send(page).click()
    await summary(page).waitFor()
    expect(await summary(page).textContent()).toContain('2件')
    for (const [name, value] of [
      ['familyName', '\uFA19谷'],
      ['email', 'hanako'],
      ['foundedOn.month', '4'],
      ['office.prefectureId', '13'],
      ['introduction', '朝の研究室がいちばん好きです。'],
      ['password', ''],
    ] as const)
      expect([name, await valueOf(page, name)]).toEqual([name, value])
    expect(await page.getByRole('checkbox', { name: '研究' }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: 'メール' }).isChecked()).toBe(true)
    await field(page, 'email').fill('hanako@example.jp')
    await field(page, 'password').fill('夜明けの空を見る佐伯の窓')
    await field(page, 'terms').check()
    await send(page).click()
    await page.getByText('サーバーに届きました。').waitFor()
    await context.close()
    product.expectSilence()
  })

  test('two quick clicks send once', async () => {
    const { page, context } = await open()
    await fillAll(page)
    const keys: string[] = []
    await page.route('**/dev/forms*', async (route) => {
      if (route.request().method() === 'POST') {
        keys.push(new URLSearchParams(route.request().postData() ?? '').get('idempotencyKey') ?? '')
        await new Promise((resolve) => setTimeout(resolve, 700))
      }
      await route.continue()
    })
    await send(page).dblclick()
    await page.getByRole('button', { name: '送信中…' }).waitFor()
    await page.getByRole('button', { name: '送信中…' }).click()
    await field(page, 'companyName').press('Enter')
    await page.getByText('サーバーに届きました。').waitFor()
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)])
    await context.close()
    product.expectSilence()
  })
})

describe('§5 mistakes', () => {
  test('of an empty form: all said at once above their fields, the first one focused', async () => {
    const { page, context } = await open()
    await send(page).click()
    await summary(page).waitFor()
    expect(await focused(page)).toBe('familyName')
    expect(await summary(page).textContent()).toContain('20件')
    for (const name of ['familyName', 'email', 'introduction']) {
      const input = field(page, name)
      const error = page.locator(`[id="${await input.getAttribute('id')}-error"]`)
      expect(await input.getAttribute('aria-invalid')).toBe('true')
      expect(await input.getAttribute('aria-describedby')).toContain(await error.getAttribute('id'))
      const [above, below] = [await error.boundingBox(), await input.boundingBox()]
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    }
    // One error of a pair leaves both inputs in one line.
    const [left, right] = [await field(page, 'familyName').boundingBox(), await field(page, 'givenName').boundingBox()]
    expect(left?.y).toBe(right?.y)
    await page.getByRole('alert').getByRole('link', { name: '連絡方法' }).click()
    expect(await focused(page)).toBe('contact')
    await expectAccessible(page)
    await context.close()
    product.expectSilence()
  })

  test('a format is said when a field is left, an empty field is not; mending takes it back', async () => {
    const { page, context } = await open()
    const message = page.getByText('携帯電話が正しく入力されていません')
    await field(page, 'mobilePhoneNumber').focus()
    await page.keyboard.press('Tab')
    expect(await page.locator('[aria-invalid]').count()).toBe(0)
    await field(page, 'mobilePhoneNumber').fill('03-1234-5678')
    await page.keyboard.press('Tab')
    await message.waitFor()
    await field(page, 'mobilePhoneNumber').fill('06012345678')
    await page.keyboard.press('Tab')
    await message.waitFor({ state: 'detached' })
    expect(await valueOf(page, 'mobilePhoneNumber')).toBe('060-1234-5678')
    await context.close()
    product.expectSilence()
  })

  test('an error that appears does not take the button away from under the pointer', async () => {
    const { page, context } = await open()
    await fillAll(page)
    await field(page, 'password').fill('short')
    const box = await send(page).boundingBox()
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 4)
    await page.mouse.down()
    await page.waitForTimeout(200)
    expect(await page.locator('[aria-invalid]').count()).toBe(0)
    await page.mouse.up()
    await summary(page).waitFor()
    expect(await focused(page)).toBe('password')
    await context.close()
    product.expectSilence()
  })

  test('a slip in a mail address is offered to be mended, a university address is advised on', async () => {
    const { page, context } = await open()
    await field(page, 'email').fill('ｈａｎａｋｏ@gmial.com')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'hanako@gmail.com' }).click()
    expect(await valueOf(page, 'email')).toBe('hanako@gmail.com')
    expect(await focused(page)).toBe('email')
    await field(page, 'email').fill('hanako@s.nagoya-u.ac.jp')
    await page.keyboard.press('Tab')
    await page.getByText('大学のメールアドレスは、卒業後に使えなくなることがあります。').waitFor()
    await context.close()
    product.expectSilence()
  })

  test('three selects are one date, with its weekday', async () => {
    const { page, context } = await open()
    await field(page, 'foundedOn.year').selectOption('2026')
    await field(page, 'foundedOn.month').selectOption('2')
    await field(page, 'foundedOn.day').selectOption('30')
    await field(page, 'startTime').focus()
    await page.getByText('日付が正しくありません').waitFor()
    await field(page, 'foundedOn.month').selectOption('12')
    await field(page, 'foundedOn.day').selectOption('3')
    await page.getByText('2026年12月3日(木)').waitFor()
    await field(page, 'startTime').focus()
    await page.getByText('日付が正しくありません').waitFor({ state: 'detached' })
    await context.close()
    product.expectSilence()
  })
})

describe('§5 an input method', () => {
  const compose = (session: CDPSession, text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })

  /** Types kana letter by letter and takes the kanji, as an input method does. */
  async function convert(page: Page, session: CDPSession, kana: string, kanji: string) {
    for (let at = 1; at <= kana.length; at += 1) {
      await compose(session, kana.slice(0, at))
      await page.waitForTimeout(60)
    }
    await compose(session, kanji)
    await page.waitForTimeout(60)
    await session.send('Input.insertText', { text: kanji })
    await page.waitForTimeout(60)
  }

  test('the reading fills itself until somebody writes in it', async () => {
    const { page, context } = await open()
    const session = await context.newCDPSession(page)
    await field(page, 'familyName').focus()
    await convert(page, session, 'さえき', '佐伯')
    expect([await valueOf(page, 'familyName'), await valueOf(page, 'familyNameKana')]).toEqual(['佐伯', 'サエキ'])
    await page.keyboard.press('Tab')
    await convert(page, session, 'はなこ', '花子')
    expect(await valueOf(page, 'givenNameKana')).toBe('ハナコ')
    await field(page, 'familyNameKana').fill('さいき')
    await page.keyboard.press('Tab')
    expect(await valueOf(page, 'familyNameKana')).toBe('サイキ')
    await field(page, 'familyName').fill('')
    await field(page, 'familyName').focus()
    await convert(page, session, 'さえき', '佐伯')
    expect(await valueOf(page, 'familyNameKana')).toBe('サイキ')
    await context.close()
    product.expectSilence()
  })

  test('its Enter does not send the form', async () => {
    const { page, context } = await open()
    const session = await context.newCDPSession(page)
    await field(page, 'companyName').focus()
    await compose(session, 'ほくと')
    const enter = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 }
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
    await session.send('Input.insertText', { text: '北斗' })
    // Safari tells of the key only after the conversion has ended.
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...enter, key: 'Enter' })
    await page.waitForTimeout(300)
    expect(await valueOf(page, 'companyName')).toBe('北斗')
    expect(await summary(page).count()).toBe(0)
    await page.keyboard.press('Enter')
    await summary(page).waitFor()
    await context.close()
    product.expectSilence()
  })

  test('full-width letters are folded in sight when the field is left', async () => {
    const { page, context } = await open()
    await field(page, 'capacity').fill('１，２００')
    expect(await valueOf(page, 'capacity')).toBe('１，２００')
    await page.keyboard.press('Tab')
    expect(await valueOf(page, 'capacity')).toBe('1200')
    await page.getByText('定員は1から500の整数で入力してください').waitFor()
    await context.close()
    product.expectSilence()
  })
})

describe('§2.1 a postal code', () => {
  test('of seven digits fills the address and goes on to the house number', async () => {
    const { page, context } = await open({ width: 390 })
    await send(page).click()
    await page.getByText('市区町村が入力されていません').waitFor()
    await field(page, 'office.postalCode').focus()
    await page.keyboard.type('〒１００－０００１')
    await expect.poll(() => focused(page)).toBe('office.street')
    expect(await valueOf(page, 'office.prefectureId')).toBe('13')
    expect(await valueOf(page, 'office.city')).toBe('千代田区')
    expect(await valueOf(page, 'office.town')).toBe('千代田')
    expect(await valueOf(page, 'office.postalCode')).toBe('1000001')
    // What was filled is no longer a mistake.
    await page.getByText('市区町村が入力されていません').waitFor({ state: 'detached' })
    // Folding the code is not asking again: who goes back is not sent away.
    await field(page, 'office.building').focus()
    await page.waitForTimeout(300)
    expect(await focused(page)).toBe('office.building')
    await context.close()
    product.expectSilence()
  })

  test('of several towns offers them', async () => {
    const { page, context } = await open({ width: 390 })
    await field(page, 'office.postalCode').fill('4980000')
    await page.getByText('2件の住所が見つかりました。選んでください。').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe('office.street')
    expect(await valueOf(page, 'office.prefectureId')).toBe('24')
    expect(await valueOf(page, 'office.city')).toBe('桑名郡木曽岬町')
    await context.close()
    product.expectSilence()
  })

  test('nobody knows says so, and one of too few digits is asked to be mended', async () => {
    const { page, context } = await open()
    await field(page, 'office.postalCode').fill('9999999')
    await page.getByText('該当する住所が見つかりません。番号を確認するか、住所を直接入力してください').waitFor()
    expect(await focused(page)).toBe('office.postalCode')
    await field(page, 'office.postalCode').fill('100')
    await page.getByRole('button', { name: '住所を自動入力' }).click()
    await page.getByText('7桁の数字で入力してください').waitFor()
    await context.close()
    product.expectSilence()
  })
})

describe('§2 leaving with unsaved text', () => {
  test('by a link or the way back asks; staying keeps the words, leaving gives them up', async () => {
    const { page, context } = await product.visit()
    await page.goto('/terms')
    await page.goto('/dev/forms')
    await page.waitForLoadState('networkidle')
    await field(page, 'companyName').fill('書きかけ')
    await page.getByRole('link', { name: '利用規約' }).click()
    await leaving(page).waitFor()
    await leaving(page).getByRole('button', { name: '入力に戻る' }).click()
    await leaving(page).waitFor({ state: 'detached' })
    expect(await valueOf(page, 'companyName')).toBe('書きかけ')
    await page.getByRole('link', { name: 'プライバシーポリシー' }).click()
    await leaving(page).getByRole('button', { name: '破棄して移動' }).click()
    await page.waitForURL(/\/policy$/)
    await page.goBack()
    await page.waitForURL(/\/dev\/forms$/)
    expect(await valueOf(page, 'companyName')).toBe('')
    await field(page, 'companyName').fill('もう一度')
    await page.goForward()
    await leaving(page).waitFor()
    expect(page.url()).toMatch(/\/dev\/forms$/)
    await page.keyboard.press('Escape')
    await leaving(page).waitFor({ state: 'detached' })
    await context.close()
    product.expectSilence()
  })

  test('by reloading or closing asks in the browser’s own words', async () => {
    const { page, context } = await open()
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })
    // A browser asks only where somebody has really typed.
    await field(page, 'companyName').click()
    await page.keyboard.type('a')
    await page.evaluate('void setTimeout(() => location.reload())')
    await expect.poll(() => asked).toEqual(['beforeunload'])
    expect(await valueOf(page, 'companyName')).toBe('a')
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload'])
    await context.close()
    product.expectSilence()
  })

  test('an untouched form lets go', async () => {
    const { page, context } = await open()
    await page.getByRole('link', { name: '利用規約' }).click()
    await page.waitForURL(/\/terms$/)
    await context.close()
    product.expectSilence()
  })
})

test.each([390, 1280])('§4 the form is accessible at %i px', async (width) => {
  const { page, context } = await open({ width })
  await expectAccessible(page)
  await context.close()
  product.expectSilence()
})

describe('§2.1 without a connection', () => {
  test('a postal code says so, typing goes on, and the button asks again', async () => {
    const { page, context } = await open()
    await context.setOffline(true)
    await field(page, 'office.postalCode').fill('1000001')
    await page.getByText(/^通信できませんでした。住所を直接入力するか/).waitFor()
    await field(page, 'office.city').fill('手で書いた市')
    await context.setOffline(false)
    await page.getByRole('button', { name: '住所を自動入力' }).click()
    await expect.poll(() => valueOf(page, 'office.city')).toBe('千代田区')
    expect(await focused(page)).toBe('office.street')
    await context.close()
  })
})
