import type { CDPSession, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { field, focused, send, summary, valueOf } from '#test/e2e/enrolment-form.ts'
import { test } from './visit.ts'

describe('§5 an input method', () => {
  const compose = (session: CDPSession, text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })

  /** Types kana letter by letter and takes the kanji, as an input method does. */
  async function convert(page: Page, session: CDPSession, kana: string, kanji: string) {
    for (let at = 1; at <= kana.length; at += 1) {
      await compose(session, kana.slice(0, at))
      await page.clock.runFor(60)
    }
    await compose(session, kanji)
    await page.clock.runFor(60)
    await session.send('Input.insertText', { text: kanji })
    await page.clock.runFor(60)
  }

  test('the reading fills itself until somebody writes in it', async ({ visit }) => {
    const { page, context } = await visit('/dev/forms')
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
  })

  test('its Enter does not send the form', async ({ visit }) => {
    const { page, context } = await visit('/dev/forms')
    const session = await context.newCDPSession(page)
    await field(page, 'companyName').focus()
    await compose(session, 'ほくと')
    const enter = { key: 'Process', code: 'Enter', windowsVirtualKeyCode: 229 }
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
    await session.send('Input.insertText', { text: '北斗' })
    // Safari tells of the key only after the conversion has ended.
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...enter, key: 'Enter' })
    await page.clock.runFor(300)
    expect(await valueOf(page, 'companyName')).toBe('北斗')
    expect(await summary(page).count()).toBe(0)
    await page.keyboard.press('Enter')
    await summary(page).waitFor()
  })

  test('full-width letters are folded in sight when the field is left', async ({ visit }) => {
    const { page } = await visit('/dev/forms')
    await field(page, 'capacity').fill('１，２００')
    expect(await valueOf(page, 'capacity')).toBe('１，２００')
    await page.keyboard.press('Tab')
    expect(await valueOf(page, 'capacity')).toBe('1200')
    await page.getByText('定員は1から500の整数で入力してください').waitFor()
  })
})

describe('§2.1 a postal code', () => {
  test('of seven digits fills the address and goes on to the house number', async ({ visit }) => {
    const { page } = await visit('/dev/forms', { width: 390 })
    await send(page).click()
    await page.getByText('市区町村が入力されていません').waitFor()
    await field(page, 'office.postalCode').focus()
    await page.keyboard.type('〒１００－０００１')
    await expect.poll(() => focused(page)).toBe('office.street')
    expect(await valueOf(page, 'office.prefectureId')).toBe('13')
    expect(await valueOf(page, 'office.city')).toBe('千代田区')
    expect(await valueOf(page, 'office.town')).toBe('千代田')
    expect(await valueOf(page, 'office.postalCode')).toBe('100-0001')
    // A field that was filled in is no longer a mistake.
    await page.getByText('市区町村が入力されていません').waitFor({ state: 'detached' })
    // Folding the code is not asking again: who goes back is not sent away.
    await field(page, 'office.building').focus()
    await page.clock.runFor(300)
    expect(await focused(page)).toBe('office.building')
  })

  test('of several towns offers them', async ({ visit }) => {
    const { page } = await visit('/dev/forms', { width: 390 })
    await field(page, 'office.postalCode').fill('4980000')
    await page.getByText('2件の住所が見つかりました。選んでください。').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe('office.street')
    expect(await valueOf(page, 'office.prefectureId')).toBe('24')
    expect(await valueOf(page, 'office.city')).toBe('桑名郡木曽岬町')
  })

  test('that is corrected takes the place of the first, and leaves what was typed behind it', async ({ visit }) => {
    const { page } = await visit('/dev/forms')
    await field(page, 'office.postalCode').fill('1000001')
    await page.getByText('住所を入力しました：東京都千代田区千代田').waitFor()
    await field(page, 'office.town').fill('千代田2丁目')
    await field(page, 'office.postalCode').fill('4600008')
    await page.getByText('住所を入力しました：愛知県名古屋市中区栄').waitFor()
    expect(await valueOf(page, 'office.prefectureId')).toBe('23')
    expect(await valueOf(page, 'office.city')).toBe('名古屋市中区')
    expect(await valueOf(page, 'office.town')).toBe('栄2丁目')
  })

  test('nobody knows says so, and one of too few digits is asked to be mended', async ({ visit }) => {
    const { page } = await visit('/dev/forms')
    await field(page, 'office.postalCode').fill('9999999')
    await page.getByText('該当する住所が見つかりません。番号を確認するか、住所を直接入力してください').waitFor()
    expect(await focused(page)).toBe('office.postalCode')
    await field(page, 'office.postalCode').fill('100')
    await page.getByRole('button', { name: '住所を自動入力' }).click()
    await page.getByText('7桁の数字で入力してください').waitFor()
  })
})

describe('§2.1 without a connection', () => {
  test('a postal code says so, typing goes on, and the button asks again', async ({ visit }) => {
    const { page, context } = await visit('/dev/forms', { apart: true })
    await context.setOffline(true)
    await field(page, 'office.postalCode').fill('1000001')
    await page.getByText(/^通信できませんでした。住所を直接入力するか/).waitFor()
    await field(page, 'office.city').fill('手で書いた市')
    await context.setOffline(false)
    await page.getByRole('button', { name: '住所を自動入力' }).click()
    await page.getByText('入力済みの住所は、そのまま残しています').waitFor()
    expect(await valueOf(page, 'office.city')).toBe('手で書いた市')
    expect(await valueOf(page, 'office.town')).toBe('千代田')
    expect(await focused(page)).toBe('office.street')
  })
})
