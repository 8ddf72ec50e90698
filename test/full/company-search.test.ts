import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCandidate, aCompany } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400, queue: 'runs' })
  // The demo's companies step back, so that this journey knows every number.
  await product.db.updateTable('company').set({ setUpAt: null }).execute()
  const north = await aCompany(product.db, {
    displayName: '北の製作所',
    kana: 'キタノセイサクショ',
    industryIds: [106],
    prefectureId: '01',
    companySelectionCriterionIds: [1],
    checkedAt: new Date('2026-11-02T00:00:00Z'),
  })
  await aJob(product.db, { companyId: north.id, jobTypeIds: [18], scoutTypeId: 3 })
  for (let made = 0; made < 3; made += 1)
    await aCompany(product.db, {
      displayName: `南の商社${made}`,
      industryIds: [202],
      prefectureId: '47',
      companySizeId: 5,
    })
})
afterAll(() => product.close())

async function openSearch(width: number, path = '/candidate/companies') {
  const email = `looking${width}-${Math.random().toString(36).slice(2)}@student.example`
  const student = await aCandidate(product.db, {
    email,
    industryIds: [106],
    areaPreferenceIds: ['01'],
    jobTypeIds: [18],
    companySizeIds: [6],
    companySelectionCriterionIds: [1],
  })
  const { page, context } = await product.visit({ width })
  await signIn(page, 'student', email)
  await page.goto(path)
  await alive(page)
  return { page, context, student }
}

const results = (page: Page) => page.getByRole('region', { name: '見つかった企業' })
const cards = (page: Page) => results(page).getByRole('heading', { level: 2 })
const total = (page: Page, count: number) => results(page).getByText(`${count}社`, { exact: true }).waitFor()
const chip = (page: Page, name: string) => page.getByRole('button', { name: `${name}を外す` })

test('§4 a student on a phone finds a company in the sheet, reads why it is near, and goes back', async () => {
  const { page, context } = await openSearch(390)
  await page.getByRole('navigation', { name: 'メイン' }).getByRole('link', { name: 'さがす' }).waitFor()
  await total(page, 4)
  expect(await cards(page).first().textContent()).toBe('北の製作所')
  const reasons = page.getByRole('list', { name: '希望と合うところ' }).first()
  expect(await reasons.getByRole('listitem').allTextContents()).toEqual([
    '希望の業界（機械・プラント）',
    '希望の勤務地（北海道）',
    '希望の職種を募集中（開発・設計（機械・電気・電子））',
    '成長できる環境',
  ])
  await page.getByText('確認日 2026/11/02').waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: '絞り込み' }).click()
  const sheet = page.getByRole('dialog', { name: '絞り込み' })
  await sheet.getByRole('button', { name: '4社を見る' }).waitFor()
  await sheet.getByRole('checkbox', { name: '専門商社' }).check()
  await sheet.getByRole('button', { name: '3社を見る' }).waitFor()
  await sheet.getByText('都道府県', { exact: true }).click()
  await sheet.getByRole('checkbox', { name: '北海道' }).check()
  await sheet.getByRole('button', { name: '0社を見る' }).waitFor()
  // Until the sheet is confirmed, the list and its address stay.
  expect(new URL(page.url()).search).toBe('')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: '0社を見る' }).click()
  await page.waitForURL(/industry=202&prefecture=01$/)
  await page.getByRole('heading', { name: '条件に合う企業がありません' }).waitFor()
  await page.getByRole('link', { name: '都道府県の条件を外す（3社）' }).click()
  await total(page, 3)
  await chip(page, '専門商社').click()
  await total(page, 4)
  expect(new URL(page.url()).search).toBe('')
  await page.goBack()
  await total(page, 3)
  await page.goBack()
  await page.getByRole('link', { name: '条件をすべて解除' }).click()
  await total(page, 4)

  // A sheet that is closed changes nothing, and without a connection it counts nothing.
  await page.getByRole('button', { name: '絞り込み' }).click()
  await context.setOffline(true)
  await sheet.getByRole('checkbox', { name: '専門商社' }).check()
  await sheet.getByRole('button', { name: '企業を見る' }).waitFor()
  await context.setOffline(false)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await total(page, 4)
})

test('§4 at a desk every choice counts at once, by keyboard too', async () => {
  const { page } = await openSearch(1280)
  await total(page, 4)
  await expectAccessible(page)
  await page.keyboard.press('/')
  await page.keyboard.type('きたのせいさくしよ')
  await page.keyboard.press('Enter')
  await total(page, 1)
  await chip(page, '「きたのせいさくしよ」').click()
  await total(page, 4)

  const filters = page.getByRole('region', { name: '絞り込み' })
  await filters.getByRole('checkbox', { name: '専門商社' }).focus()
  await page.keyboard.press('Space')
  await total(page, 3)
  await chip(page, '専門商社').waitFor()
  await page.getByRole('link', { name: '更新順' }).click()
  await page.waitForURL(/industry=202&order=updated$/)
  await page.reload()
  await alive(page)
  expect(await filters.getByRole('checkbox', { name: '専門商社' }).isChecked()).toBe(true)
  await filters.getByRole('button', { name: 'すべて解除' }).click()
  await total(page, 4)

  await page.getByLabel('企業名でさがす').fill('きたのせえさくしよ')
  await page.keyboard.press('Enter')
  await page.getByText('1文字ちがいの企業を表示しています').waitFor()
  expect(await cards(page).allTextContents()).toEqual(['北の製作所'])
})

describe('§4.1 the home page', () => {
  test('names near companies with their reasons, and marks one', async () => {
    const { page, student } = await openSearch(1280, '/')
    const near = page.getByRole('region', { name: 'あなたの希望に近い企業' })
    expect(await near.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['北の製作所'])
    const heart = near.getByRole('button', { name: '北の製作所をお気に入り' })
    await heart.click()
    await near.getByRole('button', { name: '北の製作所をお気に入り', pressed: true }).waitFor()
    await page.getByText('お気に入りに追加しました').waitFor()
    const kept = await product.db
      .selectFrom('favoriteCompany')
      .selectAll()
      .where('candidateId', '=', student.id)
      .execute()
    expect(kept).toHaveLength(1)
    await near.getByRole('link', { name: 'さがす' }).click()
    await page.getByRole('heading', { name: '企業をさがす' }).waitFor()

    // A block that cannot be read is missing alone.
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('nearCompanies')
        ? route.fulfill({ json: { errors: [{ message: '', extensions: { code: 'internal_server_error' } }] } })
        : route.continue(),
    )
    await page.getByRole('link', { name: 'ホーム' }).first().click()
    await near.getByRole('alert').getByText('読み込めませんでした').waitFor()
    await page.getByText('まだスカウトは届いていません').waitFor()
    await expectAccessible(page)
    await page.unroute('**/graphql')
    await near.getByRole('button', { name: 'もう一度' }).click()
    await near.getByRole('button', { name: '北の製作所をお気に入り', pressed: true }).waitFor()
    await page.getByRole('region', { name: '新着のスカウト' }).getByRole('link', { name: '続きを書く' }).click()
    await page.waitForURL(/\/candidate\/profile\?section=/)
  })

  test('invites a student without wishes to write some', async () => {
    const none = { industryIds: [], areaPreferenceIds: [], jobTypeIds: [], companySizeIds: [] }
    const email = `wishless-${Math.random().toString(36).slice(2)}@student.example`
    await aCandidate(product.db, { email, ...none, companySelectionCriterionIds: [] })
    const { page } = await product.visit({ width: 390 })
    await signIn(page, 'student', email)
    // The operator's ten events are open, of which six are shown at first.
    const isOpen = { applicationStartAt: inHours(-24), applicationEndAt: inHours(24) }
    await product.db.updateTable('encourageEvent').set(isOpen).execute()
    await page.goto('/')
    const events = page.getByRole('region', { name: '就活イベント' })
    expect(await events.getByRole('link').count()).toBe(6)
    await events.getByText('すべて見る（ほか4件）').click()
    expect(await events.getByRole('link').count()).toBe(10)
    await page.getByRole('link', { name: '希望条件を書く' }).click()
    await page.waitForURL(/section=preferences/)
  })
})
