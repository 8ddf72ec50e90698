import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { monthDay, tokyoToday } from '#ground/tokyo-time.ts'
import { aCandidate } from '#test/factories.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'
import { visitAs } from '#test/e2e/signed-in.ts'

// Each test continues from the state the test before has left.
let product: Product
let student: Page
let recruiter: Page
let candidate: Awaited<ReturnType<typeof aCandidate>>
const tagline = '藍染の甕を、三年かけて立て直した'

beforeAll(async () => {
  product = await openProduct({ candidates: 400, queue: 'runs' })
  candidate = await aCandidate(product.db, { taglines: [tagline] })
  student = await visitAs(product, candidate.viewer, { width: 390 })
  recruiter = (await product.visit({ width: 1280 })).page
  await signIn(recruiter, 'recruiter')
})
afterAll(() => product.close())

const address = () => `/client/candidates?ids=${candidate.id}&preview=${candidate.id}`

describe('§2 /candidate/settings', () => {
  test('a pause: the company reads 受付停止中 instead of a way to scout, and no day', async () => {
    const until = addDays(tokyoToday(), 20)
    await student.goto('/candidate/settings')
    await student.getByRole('link', { name: /スカウトの受け取り\s*週に10件まで/ }).click()
    await student.getByLabel('1週間に受け取る数').selectOption('3')
    await student.getByLabel(/^停止する最後の日/).fill(until)
    await student.getByRole('button', { name: '保存する' }).click()
    await student.getByText('スカウトの受け取り設定を保存しました').first().waitFor()
    await student.getByText(/まで、新しいスカウトの受付を停止しています/).waitFor()
    await expectAccessible(student)

    await recruiter.goto(address())
    await recruiter.getByText('新しいスカウトは受付停止中').waitFor()
    await recruiter.getByText('受付停止中', { exact: true }).first().waitFor()
    expect(await recruiter.getByRole('link', { name: /スカウトする/ }).count()).toBe(0)
    expect(await recruiter.getByText(monthDay(until)).count()).toBe(0)
    await expectAccessible(recruiter)

    await student.getByRole('button', { name: '今すぐ再開する' }).click()
    await expect.poll(() => student.getByText('受付を停止しています').count()).toBe(0)
    expect(await student.getByLabel('1週間に受け取る数').inputValue()).toBe('3')
    await recruiter.reload()
    await recruiter
      .getByRole('link', { name: /スカウトする/ })
      .first()
      .waitFor()
  })

  test('a block: the company finds nothing from the press on, and everything again after 元に戻す', async () => {
    await student.getByRole('link', { name: '設定', exact: true }).click()
    await student.getByRole('link', { name: /ブロックした企業\s*なし/ }).click()
    await student.getByRole('searchbox').fill('北斗')
    await student.getByRole('button', { name: 'さがす' }).click()
    await student.getByRole('button', { name: /^北斗システムズを\s*ブロック$/ }).click()
    await student.getByText('ブロックしました').waitFor()
    await student.getByRole('button', { name: /^北斗システムズのブロックを\s*解除$/ }).waitFor()
    await expectAccessible(student)

    await recruiter.goto(address())
    await recruiter.getByText('この学生は表示できません').first().waitFor()
    expect(await recruiter.getByText(tagline).count()).toBe(0)

    await student.getByRole('button', { name: '元に戻す' }).first().click()
    await student.getByText('ブロックを解除しました').first().waitFor()
    await recruiter.goto(address())
    await recruiter.getByText(tagline).first().waitFor()
  })

  test('notifications by kind and the quiet hours are kept', async () => {
    await student.goto('/candidate/settings/notifications')
    await student.getByRole('checkbox', { name: /^スカウトとその後の連絡を\s*メール$/ }).uncheck()
    await student.getByRole('button', { name: '保存する', exact: true }).click()
    await student.getByText('通知設定を更新しました').first().waitFor()
    await student.getByLabel('始まり').selectOption('23')
    await student.getByRole('button', { name: '時間を保存する' }).click()
    await expect
      .poll(() =>
        product.db
          .selectFrom('candidateQuietHours')
          .select(['startsAt', 'endsAt'])
          .where('candidateId', '=', candidate.id)
          .executeTakeFirst(),
      )
      .toEqual({ startsAt: 23, endsAt: 8 })
    await student.reload()
    expect(await student.getByRole('checkbox', { name: /^スカウトとその後の連絡を\s*メール$/ }).isChecked()).toBe(false)
    expect(await student.getByLabel('始まり').inputValue()).toBe('23')
    await expectAccessible(student)
  })

  test('who saw me says so when nobody did, and is reached from the settings', async () => {
    await student.goto('/candidate/settings')
    await student.getByRole('link', { name: /プロフィールを見た企業/ }).click()
    await student.getByRole('heading', { level: 1, name: 'プロフィールを見た企業' }).waitFor()
    await student.getByText('まだ開かれていません').waitFor()
    await expectAccessible(student)
    product.expectSilence()
  })
})
