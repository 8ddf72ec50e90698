import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isFullRun } from '#test/full-run.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { slowAfterMs } from '#web/parts/answers/slow.ts'
import { expectAccessible } from './accessible.ts'
import { stopClock } from './alive.ts'
import { holdAnswers } from './held-answers.ts'
import { openProduct, type Product } from './product.ts'
import { visitAs } from './signed-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
})
afterAll(() => product.close())

/** The search of a company of one's own, whose clock goes on by hand as well as by itself. */
async function openSearch(path: string, planKey = 'STANDARD') {
  const { viewer } = await aCompanyWithUser(product.db, { planKey })
  const page = await visitAs(product, viewer)
  await page.clock.install()
  await page.goto(path)
  return { page, context: page.context(), companyId: viewer.companyId }
}

const list = (page: Page) => page.getByRole('region', { name: '学生の一覧' })
const firstStudent = (page: Page) => list(page).getByRole('heading', { level: 3 }).getByRole('link').first()
const science = (page: Page) => page.getByRole('checkbox', { name: '理系' })
const failed = { errors: [{ message: '', extensions: { code: 'internal_server_error' } }] }

const panel = (page: Page) => page.getByRole('region', { name: '絞り込み' })
/** At its top: no head of a group lies over a choice. */
const panelTop = (page: Page) => panel(page).evaluate((element) => element.parentElement?.scrollTo(0, 0))

type Shift = PerformanceEntry & { sources: readonly { node: Node | null }[] }

/** The texts of what moved in the panel so far. */
const moved = (page: Page) =>
  panel(page).evaluate(
    (element) =>
      new Promise<string[]>((resolve) => {
        const textsOf = (shift: PerformanceEntry) =>
          (shift as Shift).sources.flatMap(({ node }) => (element.contains(node) ? (node?.textContent ?? '') : []))
        new PerformanceObserver((shifts) => resolve(shifts.getEntries().flatMap(textsOf))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        setTimeout(() => resolve([]), 100)
      }),
  )

/** Keeps the questions to the door waiting until they are let go; meanwhile the page's clock stands still. */
async function holdDoor(page: Page) {
  await stopClock(page)
  const { letIn } = await holdAnswers(page)
  return async () => {
    await page.clock.resume()
    letIn()
  }
}
/** Lets the page's clock run until pending requests count as slow; a page begins to count only once it has drawn that it waits. */
const becomeSlow = (page: Page, isGrey: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      await page.clock.runFor(slowAfterMs)
      return isGrey()
    })
    .toBe(true)

describe('§4 what takes long', () => {
  test.runIf(isFullRun)('an old list or a student stays at first, then grey stands in the place', async () => {
    const { page, context } = await openSearch('/client/candidates?y=2028')
    const letListGo = await holdDoor(page)
    await science(page).click()
    await expect.poll(() => list(page).getAttribute('aria-busy')).toBe('true')
    expect(await firstStudent(page).isVisible()).toBe(true)
    await becomeSlow(page, async () => (await list(page).getByRole('heading', { level: 3 }).count()) === 0)
    await letListGo()
    await firstStudent(page).waitFor()
    expect(await list(page).getAttribute('aria-busy')).toBe('false')
    await page.unroute('**/graphql')

    // A slow student opens in grey, and the list keeps its place.
    const letGo = await holdDoor(page)
    await firstStudent(page).click()
    await becomeSlow(page, () => page.getByRole('group', { name: '学生を読み込んでいます' }).isVisible())
    expect(await firstStudent(page).isVisible()).toBe(true)
    await letGo()
    await page.getByRole('textbox', { name: '社内メモ' }).waitFor()
    expect(await page.getByRole('group', { name: '学生を読み込んでいます' }).count()).toBe(0)
    await context.close()
    product.expectSilence()
  })
})

describe('§8 what cannot be read', () => {
  test('is said where the students stood; the filters stay; trying again brings them', async () => {
    const { page, context } = await openSearch('/client/candidates?y=2028')
    await page.route('**/graphql', (route) => route.fulfill({ json: failed }))
    await science(page).click()
    const alert = list(page).getByRole('alert')
    await alert.getByText('学生を読み込めませんでした').waitFor()
    await alert.getByText('時間をおいて、やり直してください。').waitFor()
    expect(await science(page).isChecked()).toBe(true)
    await expectAccessible(page)
    await page.unroute('**/graphql')
    await alert.getByRole('button', { name: 'もう一度' }).click()
    await firstStudent(page).waitFor()
    await context.close()
  })

  test.runIf(isFullRun)(
    'a student who is gone cannot be shown; where nobody is found, the conditions that could go are offered',
    async () => {
      const { page, context } = await openSearch(`/client/candidates?y=2028&preview=${crypto.randomUUID()}`)
      await page.getByText('この学生は表示できません').waitFor()
      expect(await firstStudent(page).isVisible()).toBe(true)

      await page.goto('/client/candidates?y=2028&tk=ありえない言葉')
      await page.getByRole('heading', { name: '条件に合う学生がいません' }).waitFor()
      await page.getByText('条件をゆるめてください。').waitFor()
      await page
        .getByRole('button', { name: /を外す（\+[\d,]+名）$/ })
        .first()
        .click()
      await firstStudent(page).waitFor()
      await context.close()
    },
  )
})

describe('§6 what the plan does not hold', () => {
  test.runIf(isFullRun)('keeps its place with a lock and the reason', async () => {
    const { page, context, companyId } = await openSearch('/client/candidates?y=2028', 'LIGHT')
    await page.getByRole('combobox', { name: '並び順' }).selectOption('能力検査の得点順（プラン外）')
    await page.waitForURL(/order=INTELLECTUAL_TEST_SCORE/)
    await list(page).getByText('この機能は現在のプランでは使用できません。').waitFor()
    expect(await page.getByText('合計を5段階に分けた順です。').count()).toBe(0)
    await expectAccessible(page)
    expect(await panel(page).locator('summary', { hasText: '性格特性' }).textContent()).toContain(
      '現在のプランでは使用できません',
    )
    await page.getByRole('button', { name: '外して学生を見る' }).click()
    await firstStudent(page).waitFor()
    await product.db.updateTable('contract').set({ planKey: 'FREE' }).where('companyId', '=', companyId).execute()
    await page.goto('/client/jobs/events')
    const create = page.getByRole('button', { name: '予定を作成' })
    expect(await create.getAttribute('aria-disabled')).toBe('true')
    await page.getByText('この機能は現在のプランでは使用できません。').waitFor()
    await expectAccessible(page)
    await context.close()
  })
})

describe('§3 long filters', () => {
  test.runIf(isFullRun)('a group is searched inside, walked by arrows and counted', async () => {
    const { page, context } = await openSearch('/client/candidates')
    await page.getByText('希望の業界・職種', { exact: true }).click()
    const more = page.getByRole('button', { name: '業界をすべて見る' })
    await more.click()
    const box = page.getByRole('searchbox', { name: '業界をさがす' })
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
    await box.fill('ｓｉｅｒ')
    await page.getByText('1件見つかりました').waitFor()
    const found = page.getByRole('checkbox', { name: 'ソフトウエア・SIer' })
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => found.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Space')
    await page.waitForURL(/i=501/)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.locator('summary', { hasText: '希望の業界' }).getByText('1', { exact: false }).first().waitFor()
    await panelTop(page)
    await expectAccessible(page)
    await context.close()
    product.expectSilence()
  })
})

describe('§7 the panel of conditions', () => {
  const numberOf = (text: string | null) => Number(/^[\d,]+|[\d,]+$/.exec(text ?? '')?.[0].replaceAll(',', ''))

  test.runIf(isFullRun)(
    'numbers come true and move nothing; names are alternatives; the ends of a trait move by keys',
    async () => {
      const { page, context } = await openSearch('/client/candidates?y=2028')
      const row = panel(page).locator('label', { hasText: '理系' })
      await expect.poll(async () => numberOf(await row.textContent())).toBeGreaterThan(0)
      expect(await moved(page)).toEqual([])
      const promised = numberOf(await row.textContent())
      await science(page).click()
      const total = list(page).getByRole('heading', { level: 2 })
      await expect.poll(async () => numberOf(await total.innerText())).toBe(promised)

      await panel(page).getByText('学校', { exact: true }).click()
      const name = panel(page).getByRole('textbox', { name: '学校名' })
      await name.fill('東')
      await name.press('Enter')
      await panel(page).getByText('キーワードは2文字以上で入力してください').waitFor()
      expect(await name.inputValue()).toBe('東')
      for (const school of ['北陸', '湊川']) {
        await name.fill(school)
        await name.press('Enter')
      }
      await page.waitForURL((url) => url.searchParams.getAll('sn').join() === '北陸,湊川')
      await panel(page).getByRole('button', { name: '湊川を外す' }).click()

      await panel(page).getByText('性格特性', { exact: true }).click()
      const trait = panel(page).getByRole('group', { name: '支えて整えるから引っ張って決めるまで' })
      await trait.getByRole('slider', { name: '範囲の始まり' }).press('ArrowRight')
      await list(page).getByRole('button', { name: '引っ張って決める 20〜100%を外す' }).waitFor()
      await page.waitForURL(
        (url) => url.searchParams.get('pt') === 'T06-20-100' && url.searchParams.get('sn') === '北陸',
      )
      await panelTop(page)
      await expectAccessible(page)
      await context.close()
      product.expectSilence()
    },
  )
})

describe('§8 a network that stays away', () => {
  test('is told after patience', async () => {
    const { page, context } = await openSearch('/client/candidates?y=2028')
    await page.route('**/graphql', (route) => route.abort())
    await science(page).click()
    // 15.5 seconds of trying again, a second of the page's clock at a time.
    const isTold = () => page.clock.runFor(1000).then(() => list(page).getByRole('alert').count())
    await expect.poll(isTold).toBe(1)
    await page.unroute('**/graphql')
    await page.getByRole('button', { name: 'もう一度' }).click()
    await firstStudent(page).waitFor()
    await context.close()
  })
})
