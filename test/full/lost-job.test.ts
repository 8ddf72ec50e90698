import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { aSender } from '#test/factories/scout-invitation.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { visitAs } from '#test/e2e/signed-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400 })
})
afterAll(() => product.close())

const reason =
  '私たちの保守の現場でも、障害の記録を一件ずつ並べて原因を探しています。窯の記録を直した話を、ぜひ聞かせてください。'
const message = '検査装置の開発を一緒に進める仲間を探しています。'.repeat(5)

test('4.8 a job that a colleague archives is named, and its text moves to another job', async () => {
  const sender = await aSender(product.db, { planKey: 'PREMIUM' })
  const other = await aJob(product.db, { companyId: sender.company.id, title: '春の工場見学' })
  const students = [await aCandidate(product.db), await aCandidate(product.db)]
  const page = await visitAs(product, sender.viewer)
  const ids = students.map(({ id }) => `ids=${id}`).join('&')
  await page.goto(`/client/candidates/scout?${ids}&job=${sender.job.id}&step=2&edit=common`)
  await page.getByRole('textbox', { name: /^件名/ }).fill('検査装置の開発について')
  await page.getByRole('textbox', { name: /^共通の文面/ }).fill(message)
  await page.getByRole('button', { name: '保存して閉じる' }).click()
  await page.getByRole('textbox', { name: /^あなたを選んだ理由/ }).fill(reason)
  await page.getByRole('link', { name: '確認へ進む' }).click()
  await page.getByRole('checkbox', { name: /選んだ理由は本人の/ }).check()
  await expectAccessible(page)
  await product.db
    .updateTable('job')
    .set({ isArchived: true })
    .where('companyId', '=', sender.company.id)
    .where('id', '=', sender.job.id)
    .execute()
  await page.getByRole('button', { name: '1名に送信' }).click()
  await page.getByText('はアーカイブされたため').waitFor()
  await page.getByText(reason).waitFor()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: /^移す先の募集/ }).selectOption(other.id)
  await page.getByRole('button', { name: '文面を移す' }).click()
  await page.getByText('春の工場見学').first().waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: /^あなたを選んだ理由/ }).inputValue()).toBe(reason)

  // One of two is taken out, and comes back.
  await page.getByRole('button', { name: /外す$/ }).click()
  await page.getByRole('heading', { name: 'スカウトを送る' }).waitFor()
  await page.getByRole('button', { name: '元に戻す' }).click()
  await page.getByRole('heading', { name: 'まとめてスカウト' }).waitFor()
})
