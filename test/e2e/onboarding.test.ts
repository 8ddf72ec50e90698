import type { OfRow } from '#ground/id.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isFullRun } from '#test/full-run.ts'
import { aCandidate } from '#test/factories.ts'
import { expectAccessible } from './accessible.ts'
import { openProduct, type Product } from './product.ts'
import { visitAs } from './signed-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

const unwritten = { taglines: [], selfIntroduction: '', studentProjectExperience: '' }
const statusOf = async ({ id }: { id: OfRow<'candidate'> }) =>
  (await product.db.selectFrom('candidate').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
// The label of a chip lies over its control.
const chip = { force: true }
const pathOf = (page: Page) => new URL(page.url()).pathname
const onward = (page: Page) => page.getByRole('button', { name: /^(?:次へ|完了)/ })
const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

describe('§2 /candidate/onboarding', () => {
  test('step1 asks for three strengths, takes five, and goes on', async () => {
    const { viewer } = await aCandidate(product.db, { status: 'ONBOARDING', sellingPointIds: [], ...unwritten })
    const page = await visitAs(product, viewer, { width: 390 })
    await page.goto('/')
    expect(pathOf(page)).toBe('/candidate/onboarding/step1')
    const strength = (name: string) => page.getByRole('checkbox', { name, exact: true })
    await strength('継続力').check(chip)
    await page.getByText('3年以上続けていること').waitFor()
    await page.getByRole('button', { name: '次へ（1/3選択）' }).click()
    await page.getByText('強みを3つ以上選択してください').waitFor()
    for (const name of ['課題解決力', '企画力', '行動力', '分析力']) await strength(name).check(chip)
    await strength('傾聴力').click(chip)
    await page.getByText('選択できる強みは5 つまでです').first().waitFor()
    expect(await strength('傾聴力').isChecked()).toBe(false)
    await expectAccessible(page)
    // The way on stays at the thumb, and a card shows the first three of an order that can be changed.
    expect(await page.getByRole('button', { name: '次へ（5つ選択）' }).evaluate(isInSight)).toBe(true)
    await page.getByRole('button', { name: '行動力を上へ移す' }).click()
    const order = page.getByRole('list', { name: '選んだ強み' }).getByRole('listitem')
    expect(await order.filter({ hasText: 'カードに表示' }).locator('b').allTextContents()).toEqual([
      '継続力',
      '課題解決力',
      '行動力',
    ])
    await page.getByRole('button', { name: '次へ（5つ選択）' }).click()
    await page.waitForURL('**/step2')
    // Abandoned while typing: what was typed stays on this device.
    await page.getByRole('textbox', { name: /^ひとこと/ }).fill('粘り強い研究者')
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('粘り強い研究者')
    await page.reload()
    await expect.poll(() => page.getByRole('textbox', { name: /^ひとこと/ }).inputValue()).toBe('粘り強い研究者')
    // Back at once: also what was typed in the last moment is kept.
    await page.getByRole('textbox', { name: /^ひとこと/ }).fill('夜空を測る人')
    await page.getByRole('link', { name: '前のステップへ戻る' }).click()
    await page.waitForURL('**/step1')
    await page.getByRole('button', { name: '次へ（5つ選択）' }).click()
    await page.waitForURL('**/step2')
    expect(await page.getByRole('textbox', { name: /^ひとこと/ }).inputValue()).toBe('夜空を測る人')
    await page.context().close()
    product.expectSilence()
  })

  test.runIf(isFullRun)(
    'another device goes on at the next step, to the card that companies see, and publishes',
    async () => {
      const student = await aCandidate(product.db, { status: 'ONBOARDING', ...unwritten })
      const page = await visitAs(product, student.viewer, { width: 1280 })
      await page.goto('/candidate/invitations/events')
      expect(pathOf(page)).toBe('/candidate/onboarding/step2')
      await page.getByRole('textbox', { name: /^ひとこと/ }).fill('夜の望遠鏡を直す人')
      await page.getByText('書き出しを選ぶ').click()
      await page.getByRole('button', { name: '周りからは、最後までやり抜く人だと言われます。' }).click()
      await expectAccessible(page)
      await onward(page).click()
      await page.waitForURL(/\/step3\?redirect-to=/)
      await page.getByRole('radio', { name: '研究・ゼミ' }).check(chip)
      await page.getByLabel('いつ').fill('3年生の秋から')
      await page.getByLabel('何を').fill('望遠鏡の修理')
      await page.getByLabel('どう').fill('部品を一つずつ測り直しました')
      await page.getByLabel('結果').fill('10年ぶりに星が見えました')
      const text = page.getByRole('textbox', { name: /^企業に見える文章/ })
      expect(await text.inputValue()).toBe(
        '3年生の秋から、研究・ゼミで望遠鏡の修理に取り組みました。部品を一つずつ測り直しました。その結果、10年ぶりに星が見えました。',
      )
      await expectAccessible(page)
      await onward(page).click()
      await page.getByRole('heading', { level: 1, name: '準備ができました。' }).waitFor()
      await page.getByRole('article').getByText('夜の望遠鏡を直す人').waitFor()
      await expectAccessible(page)
      expect(await statusOf(student)).toBe('ONBOARDING')
      await page.getByRole('button', { name: '公開して適性検査を受ける' }).click()
      await page.getByText('プロフィールを公開しました').first().waitFor()
      await page.getByRole('heading', { level: 1, name: '適性検査' }).waitFor()
      expect(await statusOf(student)).toBe('ACTIVE')
      await page.context().close()
      product.expectSilence()
    },
  )
})

describe('§2 /candidate/skills', () => {
  test.runIf(isFullRun)(
    'a test, a qualification of the list and one of one’s own are kept; a mistake stands beside its field',
    async () => {
      const student = await aCandidate(product.db)
      const page = await visitAs(product, student.viewer, { width: 390 })
      await page.goto('/candidate/skills')
      await page.getByRole('textbox', { name: /^TOEIC/ }).fill('733')
      await page.getByRole('button', { name: '資格を追加' }).click()
      await page.getByRole('combobox', { name: /^資格名/ }).fill('応用情報')
      await page.getByRole('option', { name: '応用情報技術者' }).click()
      await page.getByRole('button', { name: '言語・技術を追加' }).click()
      await page.getByRole('combobox', { name: /^言語・技術名/ }).fill('自作の言語')
      await page.getByRole('button', { name: '保存する' }).click()
      await page.getByText('TOEICは10〜990の5点刻みで入力してください').first().waitFor()
      const toeic = page.getByRole('textbox', { name: /^TOEIC/ })
      await toeic.fill('７３５')
      await toeic.blur()
      expect(await toeic.inputValue()).toBe('735')
      await page.getByRole('button', { name: '保存する' }).click()
      await page.getByText('語学・資格・スキルを保存しました').first().waitFor()
      await expectAccessible(page)
      const kept = await product.db
        .selectFrom('candidateSkill')
        .select('name')
        .where('candidateId', '=', student.id)
        .orderBy('kind')
        .execute()
      expect(kept.map(({ name }) => name)).toEqual(['自作の言語', '応用情報技術者'])
      await page.context().close()
      product.expectSilence()
    },
  )
})

describe('§2 /candidate/profile/action-required', () => {
  test('1B.1 every page leads there; one save leads back', async () => {
    const student = await aCandidate(product.db, { status: 'ACTION_REQUIRED', confirmedSchoolYear: 2020 })
    const provePhone = (phoneVerifiedAt: Date | null) =>
      product.db
        .updateTable('candidateAccount')
        .set({ phoneVerifiedAt })
        .where('candidateId', '=', student.id)
        .execute()
    await provePhone(null)
    const page = await visitAs(product, student.viewer, { width: 390 })
    await page.goto('/candidate/profile/action-required')
    await page.getByRole('link', { name: '設定の画面で携帯電話番号を確認する' }).click()
    await page.waitForURL('**/candidate/settings/account#phone')
    await page.getByRole('region', { name: '携帯電話' }).waitFor()
    await provePhone(new Date())
    await page.goto('/candidate/skills')
    expect(pathOf(page)).toBe('/candidate/profile/action-required')
    await page.getByRole('heading', { level: 1, name: 'プロフィールの確認をお願いします' }).waitFor()
    await expectAccessible(page)
    await page.getByLabel(/^就職活動の状況/).selectOption('')
    await page.getByRole('button', { name: '保存して続ける' }).click()
    await page.getByText('就職活動の状況が選択されていません').first().waitFor()
    await page.getByLabel(/^就職活動の状況/).selectOption({ label: '就職活動中' })
    await page.getByRole('button', { name: '保存して続ける' }).click()
    await page.getByText('ご確認ありがとうございました。プロフィールを公開しています。').first().waitFor()
    expect(await statusOf(student)).toBe('ACTIVE')
    await page.context().close()
    product.expectSilence()
  })
})
