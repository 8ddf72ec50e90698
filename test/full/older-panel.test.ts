import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompanyUser } from '#test/factories.ts'
import { aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { visitAs } from '#test/e2e/signed-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400, queue: 'runs' })
})
afterAll(() => product.close())

test('an older panel undoes nothing of a colleague’s save: it is told of it, and the next save has both', async () => {
  const { company, scheduling, viewer, date } = await aSchedulingSender(product.db)
  await date()
  const colleague = await aCompanyUser(product.db, company.id, { familyName: '高橋', givenName: '美咲' })
  const [mine, theirs] = [await visitAs(product, viewer), await visitAs(product, colleague.viewer)]
  const panelOf = async (page: typeof mine) => {
    await page.goto(`/client/jobs/events?panel=${scheduling.id}`)
    await alive(page)
    return page.getByRole('dialog', { name: '予定を編集' })
  }
  const [panel, first] = [await panelOf(mine), await panelOf(theirs)]
  await first.getByLabel(/^予定名/).fill('新しい名前の面談')
  await first.getByRole('button', { name: '変更を保存' }).click()
  await first.waitFor({ state: 'hidden' })

  await panel.getByLabel(/^緊急連絡先/).fill('052-000-0000')
  await panel.getByRole('button', { name: '変更を保存' }).click()
  await panel.getByText(/高橋 美咲さんが\d\d:\d\dに保存しています/).waitFor()
  await expect.poll(() => panel.getByLabel(/^予定名/).inputValue()).toBe('新しい名前の面談')
  expect(await panel.getByLabel(/^緊急連絡先/).inputValue()).toBe('052-000-0000')
  await panel.getByRole('button', { name: '変更を保存' }).click()
  await panel.waitFor({ state: 'hidden' })
  const stored = await product.db
    .selectFrom('scheduling')
    .selectAll()
    .where('id', '=', scheduling.id)
    .executeTakeFirstOrThrow()
  expect(stored).toMatchObject({ title: '新しい名前の面談', emergencyContact: '052-000-0000', revision: 2 })
})
