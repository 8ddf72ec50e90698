import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { saveEvery } from '#web/pages/client/jobs/parts/save-every.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive, handClock } from '#test/e2e/alive.ts'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { visitAs } from '#test/e2e/signed-in.ts'
import type { OfRow } from '#ground/id.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400, queue: 'runs' })
})
afterAll(() => product.close())

const title = (page: Page) => page.getByRole('textbox', { name: /募集タイトル/ })
const state = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
const jobIdOf = (page: Page) => /jobs\/([^/]+)\/edit/.exec(page.url())?.[1] ?? ''

/** The steps of the pages between: the process and the message. */
async function writeOtherSteps(companyId: OfRow<'company'>, jobId: string) {
  await product.db
    .insertInto('jobRecruitmentStep')
    .values({ companyId, jobId, position: 0, recruitmentStepId: 10, customLabel: null })
    .execute()
  const completion = { kind: 'MESSAGE' as const, completionDescription: '承認ありがとうございます。' }
  await product.db.updateTable('job').set(completion).where('id', '=', jobId).execute()
}

describe('§2 a job from nothing to published', () => {
  test('saves itself, lives through a lost connection and a colleague, and is published', async () => {
    const { company, viewer } = await aCompanyWithUser(product.db)
    const colleague = await aCompanyUser(product.db, company.id, { familyName: '真野', givenName: '光' })
    const page = await visitAs(product, viewer)
    const clock = await handClock(page.context())

    await page.goto('/client/jobs/create')
    await alive(page)
    await title(page).fill('一日インターン')
    await page.getByRole('combobox', { name: /スカウト種別/ }).selectOption('4')
    await page.getByText(/「インターン」を名乗れるのは/).waitFor()
    await page.getByRole('combobox', { name: /スカウト種別/ }).selectOption('7')
    await page.getByText('この面談は選考ではありません。').waitFor()
    await page.getByText(/「インターン」を名乗れるのは/).waitFor()
    await page.getByRole('combobox', { name: /スカウト種別/ }).selectOption('3')
    await expect.poll(() => page.getByText(/「インターン」を名乗れるのは/).count()).toBe(0)
    await page.getByRole('combobox', { name: /スカウト種別/ }).selectOption('7')
    const jobTypes = page.getByRole('combobox', { name: /職種/ })
    await jobTypes.fill('機械')
    await jobTypes.press('ArrowDown')
    await jobTypes.press('Enter')
    await page.getByRole('button', { name: 'テンプレート' }).click()
    await page.getByRole('menuitem', { name: 'カジュアル面談' }).click()
    await page.getByRole('textbox', { name: '本文の文' }).first().fill('設計の一日を、図面と一緒にお話しします。')
    await title(page).fill('設計の仕事を30分で')
    await clock.letPass(saveEvery + 500)
    await state(page, '下書きを保存しました')
    await page.waitForURL((url) => url.pathname.endsWith('/edit'))
    const jobId = jobIdOf(page)

    // The form that made the job is still the same one.
    await title(page).focus()
    await title(page).press('End')
    await title(page).pressSequentially('知る')
    await page.context().setOffline(true)
    await clock.letPass(saveEvery + 500)
    await state(page, '保存できていません')
    await page.context().setOffline(false)
    await clock.letPass(saveEvery + 500)
    await state(page, '下書きを保存しました')
    const stored = () =>
      product.db
        .selectFrom('job')
        .select(['title', 'revision', 'status'])
        .where('id', '=', jobId)
        .executeTakeFirstOrThrow()
    expect((await stored()).title).toBe('設計の仕事を30分で知る')

    const other = await visitAs(product, colleague.viewer)
    await other.goto(`/client/jobs/${jobId}/edit`)
    await alive(other)
    await state(other, 'さんが編集中です')
    await title(other).fill('真野が書いた題')
    await other.getByRole('button', { name: '下書きを保存' }).click()
    await state(other, '下書きを保存しました')
    await title(page).fill('設計の仕事を30分で知る会')
    await clock.letPass(saveEvery + 500)
    await page.getByText(/真野 光さんが/).waitFor()
    expect((await stored()).title).toBe('真野が書いた題')
    await state(page, '真野さんが編集中です')
    // A press that is refused brings the choice into view; a text that saves itself moves nothing.
    await page.getByRole('button', { name: '下書きを保存' }).click()
    const notice = page.getByRole('status').filter({ hasText: '見比べて選ぶ' })
    await expect.poll(() => notice.evaluate((status) => status.parentElement === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: '見比べて選ぶ' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('真野が書いた題').waitFor()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '自分の内容で保存' }).click()
    await state(page, '下書きを保存しました')
    expect((await stored()).title).toBe('設計の仕事を30分で知る会')

    await page.reload()
    await alive(page)
    expect(await title(page).inputValue()).toBe('設計の仕事を30分で知る会')
    await page.getByRole('link', { name: '確認' }).click()
    await page.getByText('公開に必要な項目が2件あります').waitFor()
    await page.getByRole('link', { name: '承認後の案内方法' }).waitFor()
    await writeOtherSteps(company.id, jobId)
    await page.reload()
    await alive(page)
    await page.getByText('公開に必要な項目がそろいました').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: '募集を公開する' }).click()
    await page.getByRole('heading', { name: '募集を公開しました' }).waitFor()
    expect((await stored()).status).toBe('PUBLISHED')
    await page.getByRole('link', { name: '学生をさがす' }).waitFor()
  })

  test('a sent job asks before its conditions change; on a phone', async () => {
    const { job, viewer } = await aSchedulingSender(product.db)
    await product.db.updateTable('job').set({ totalSent: 3 }).where('id', '=', job.id).execute()
    const page = await visitAs(product, viewer, { width: 390 })
    await page.goto(`/client/jobs/${job.id}/edit`)
    await alive(page)
    await page.getByText('送信済みのスカウトにも反映されます').waitFor()
    await page.getByText('変更はありません').waitFor()
    expect(await page.getByRole('button', { name: '変更を反映する' }).getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('textbox', { name: /^賃金/ }).fill('月給260,000円')
    await expectAccessible(page)
    await page.getByRole('button', { name: '変更を反映する' }).click()
    const dialog = page.getByRole('dialog', { name: '募集条件の変更' })
    await dialog.getByText('月給260,000円').waitFor()
    await dialog.getByRole('button', { name: '変更して学生に知らせる' }).click()
    await page.getByRole('heading', { name: '変更を保存しました' }).waitFor()
    await expectAccessible(page)
  })
})
