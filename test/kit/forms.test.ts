import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { field, focused, send, summary, valueOf } from '#test/e2e/enrolment-form.ts'
import { playedWidths } from '#test/full-run.ts'
import { test } from './visit.ts'

const received = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd')

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
  test('arrives in one spelling, and the name as it was written', async ({ visit }) => {
    const { page } = await visit('/dev/forms')
    await fillAll(page)
    await send(page).click()
    await page.getByText('サーバーに届きました。').waitFor()
    expect(await received(page, 'familyName').textContent()).toBe('\uFA19谷U+FA19 U+8C37')
    expect(await received(page, 'familyNameKana').textContent()).toBe('カミタニ')
    expect(await received(page, 'givenNameKana').textContent()).toBe('ハナコ')
    expect(await received(page, 'email').textContent()).toBe('Hanako@example.jp')
    expect(await received(page, 'mobilePhoneNumber').textContent()).toBe('+816012345678')
    expect(await received(page, 'foundedOn').textContent()).toBe('1987-04-01')
    expect(await received(page, 'capacity').textContent()).toBe('30')
    expect(await received(page, 'street').textContent()).toBe('1-2-3')
    // Sent values are no longer unsaved.
    await page.getByRole('link', { name: '利用規約' }).click()
    await page.waitForURL(/\/terms$/)
  })

  test('works without scripts, keeps what was typed, and asks for the password again', async ({ visit }) => {
    const { page } = await visit('/dev/forms', { javaScriptEnabled: false })
    await expect.poll(() => page.getByRole('button', { name: '住所を自動入力' }).isVisible()).toBe(false)
    await fillAll(page)
    await field(page, 'email').fill('hanako')
    await field(page, 'terms').uncheck()
    await send(page).click()
    await summary(page).waitFor()
    expect(await summary(page).textContent()).toContain('2か所')
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
  })

  test('two quick clicks send once', async ({ visit }) => {
    const { page } = await visit('/dev/forms', { apart: true })
    await fillAll(page)
    const keys: string[] = []
    const held = Promise.withResolvers<void>()
    await page.route('**/dev/forms*', async (route) => {
      if (route.request().method() === 'POST') {
        keys.push(new URLSearchParams(route.request().postData() ?? '').get('idempotencyKey') ?? '')
        await held.promise
      }
      await route.continue()
    })
    await send(page).dblclick()
    await page.getByRole('button', { name: '送信中…' }).waitFor()
    await page.getByRole('button', { name: '送信中…' }).click()
    await field(page, 'companyName').press('Enter')
    held.resolve()
    await page.getByText('サーバーに届きました。').waitFor()
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)])
  })
})

describe('§5 mistakes', () => {
  test('of an empty form: all said at once above their fields, the first one focused', async ({ visit }) => {
    const { page } = await visit('/dev/forms')
    await send(page).click()
    await summary(page).waitFor()
    expect(await focused(page)).toBe('familyName')
    expect(await summary(page).textContent()).toContain('19か所')
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
  })

  test('a format is said when a field is left, an empty field is not; mending takes it back', async ({ visit }) => {
    const { page } = await visit('/dev/forms')
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
  })

  test('an error that appears does not take the button away from under the pointer', async ({ visit }) => {
    const { page } = await visit('/dev/forms')
    await fillAll(page)
    await field(page, 'password').fill('short')
    // A date is wrong until its last part is chosen.
    const wrong = () => page.locator('[aria-invalid]').evaluateAll((fields) => fields.map(({ id }) => id))
    await expect.poll(wrong).toEqual([])
    await send(page).hover({ position: { x: 10, y: 4 } })
    await page.mouse.down()
    await page.clock.runFor(200)
    expect(await page.locator('[aria-invalid]').count()).toBe(0)
    await page.mouse.up()
    await page.locator('[name=password][aria-invalid]').waitFor()
    expect(await focused(page)).toBe('password')
  })

  test('a field that is entered again before its check comes is not wrong while it is written', async ({ visit }) => {
    const { page } = await visit('/dev/forms')
    const password = field(page, 'password')
    await password.fill('夜明けの空を見る佐伯の窓')
    await page.getByRole('heading', { level: 1 }).hover()
    // The check of the field waits for the end of this press.
    await page.mouse.down()
    await password.fill('short')
    await page.mouse.up()
    await page.clock.runFor(200)
    expect(await page.locator('[aria-invalid]').count()).toBe(0)
    await page.keyboard.press('Tab')
    await page.clock.runFor(200)
    expect(await password.getAttribute('aria-invalid')).toBe('true')
  })

  test('a slip in a mail address is offered to be mended, a university address is advised on', async ({ visit }) => {
    const { page } = await visit('/dev/forms')
    await field(page, 'email').fill('ｈａｎａｋｏ@gmial.com')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'hanako@gmail.com' }).click()
    expect(await valueOf(page, 'email')).toBe('hanako@gmail.com')
    expect(await focused(page)).toBe('email')
    await field(page, 'email').fill('hanako@s.nagoya-u.ac.jp')
    await page.keyboard.press('Tab')
    await page.getByText('大学のメールアドレスは、卒業後に使えなくなることがあります。').waitFor()
  })

  test('three selects are one date, with its weekday', async ({ visit }) => {
    const { page } = await visit('/dev/forms')
    await field(page, 'foundedOn.year').selectOption('2026')
    await field(page, 'foundedOn.month').selectOption('2')
    await field(page, 'foundedOn.day').selectOption('30')
    await field(page, 'capacity').focus()
    await page.getByText('日付が正しくありません').waitFor()
    await field(page, 'foundedOn.month').selectOption('12')
    await field(page, 'foundedOn.day').selectOption('3')
    await page.getByText('2026年12月3日(木)').waitFor()
    await field(page, 'capacity').focus()
    await page.getByText('日付が正しくありません').waitFor({ state: 'detached' })
  })
})

test.for(playedWidths)('§4 the form is accessible at %i px', async (width, { visit }) => {
  const { page } = await visit('/dev/forms', { width })
  await expectAccessible(page)
})

test('a button that goes away in a named form hands the focus to the form', async ({ visit }) => {
  const { page } = await visit('/dev/forms', { apart: true })
  const place = await page.evaluate<string>(`(async () => {
    const drawn = () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
    const form = document.createElement('form')
    form.setAttribute('aria-label', '自己PR')
    document.querySelector('main').append(form)
    // Lost focus is watched once the page rests.
    for (let round = 0; round < 200; round += 1) {
      form.innerHTML = '<button type="button">保存済みの内容に戻す</button>'
      form.firstChild.focus()
      await drawn()
      form.replaceChildren()
      await drawn()
      if (document.activeElement !== document.body) break
    }
    return document.activeElement.ariaLabel ?? document.activeElement.tagName
  })()`)
  expect(place).toBe('自己PR')
})
