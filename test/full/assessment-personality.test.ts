import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive, holdScripts } from '#test/e2e/alive.ts'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { aSittingStudent, begin, press } from '#test/e2e/sitting-student.ts'
import { spoken } from '#test/e2e/spoken.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ queue: 'runs', candidates: 50 })
})
afterAll(() => product.close())

describe('screens 4.7 the personality test', () => {
  /** One button of each pair, pressed in one go. */
  const choose = (page: Page, at: (pair: number) => number, but = -1) =>
    page.getByRole('group').evaluateAll(
      (groups, wanted) =>
        groups.forEach((group, pair) =>
          group.querySelectorAll<HTMLInputElement>('[type=radio]')[wanted[pair] ?? 9]?.click(),
        ),
      Array.from({ length: 10 }, (_, pair) => (pair === but ? -1 : at(pair))),
    )
  const pairs = (page: Page, from: number) => page.getByRole('heading', { name: `問${from}〜${from + 9}` }).waitFor()

  test.each([320, 1280])('at %i px: blanks, a reload, another device, one button', async (width) => {
    const student = await aSittingStudent(product)
    const { page, context } = await student.open(width)
    await begin(page, '性格検査')
    await pairs(page, 1)
    await choose(page, () => 0, 4)
    const told = await spoken(page)
    expect(told).toContain('heading 性格検査問1〜10／60')
    expect(told.filter((line) => line.startsWith('group'))).toEqual(
      Array.from({ length: 10 }, (_, at) => `group 問${at + 1}どちらに近いですか`),
    )
    const buttons = told.filter((line) => line.startsWith('radio'))
    expect(buttons.map((line) => line.slice(-3))).toEqual(Array.from({ length: 50 }, (_, at) => `${(at % 5) + 1}/5`))
    expect(buttons.filter((line) => line.includes('checked'))).toHaveLength(9)
    expect(buttons.slice(0, 3)).toEqual([
      expect.stringMatching(/^radio 「.+」に近い checked 1\/5$/),
      expect.stringMatching(/^radio やや「.+」に近い 2\/5$/),
      'radio どちらともいえない 3/5',
    ])
    await press(page, '次の10問')
    await page.getByText('回答を選択してください', { exact: true }).waitFor()
    await page.getByText('未回答の質問があります。回答を選択してください。').waitFor()
    const open = page.getByRole('group').nth(4)
    expect(await open.evaluate((pair) => pair.contains(document.activeElement))).toBe(true)
    await expectAccessible(page)
    // A choice stays on this device until it is sent, even before the scripts of the page are there.
    const letIn = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await open.getByRole('radio').first().check()
    letIn()
    await alive(page)
    await page.reload()
    await alive(page)
    // Each choice was saved at once, so that the test goes on where it stopped.
    await pairs(page, 11)
    await choose(page, () => 0)
    await press(page, '次の10問')
    await pairs(page, 21)
    expect(await page.getByText('続きから再開しました').count()).toBe(0)
    expect(await student.answers()).toHaveLength(20)

    const other = await student.open(width, '/candidate/assessment/personality')
    await press(other.page, 'この端末で続ける')
    await pairs(other.page, 21)
    // The toast leaves the way on free.
    await other.page.getByText('続きから再開しました').waitFor()
    for (const from of [31, 41, 51]) {
      await choose(other.page, (pair) => pair % 5)
      await press(other.page, '次の10問')
      await pairs(other.page, from)
    }
    await choose(other.page, (pair) => pair % 5)
    await press(other.page, '回答を終える')
    await other.page.getByRole('dialog', { name: '回答の確認をおすすめします' }).waitFor()
    await press(other.page, 'このまま終える')
    await other.page.getByText('性格検査の回答を送信しました').first().waitFor()
    await Promise.all([context.close(), other.context.close()])
  })
})
