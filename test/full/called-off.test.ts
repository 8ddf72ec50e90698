import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, type Product } from '#test/e2e/product.ts'
import { visitAs } from '#test/e2e/signed-in.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ candidates: 400 })
})
afterAll(() => product.close())

test('a date is called off with a word, and the missing word is said beside its field', async () => {
  const sender = await aSchedulingSender(product.db)
  const date = await sender.date()
  await aSeatFor(product.db, (await anInvited(product.db, sender, acceptedForScheduling())).invitation, date)
  const page = await visitAs(product, sender.viewer)
  await page.goto(clientUrls.events(date.id))
  await alive(page)
  await page.getByRole('button', { name: '中止する' }).click()
  const dialog = page.getByRole('dialog', { name: '日程を中止する' })
  await dialog.getByRole('button', { name: '中止を伝える' }).click()
  await dialog.getByText('メッセージが入力されていません').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('textbox').fill('講師の急病のため、中止します。')
  await dialog.getByRole('button', { name: '中止を伝える' }).click()
  await page.getByText('日程を中止し、学生に伝えました').first().waitFor()
  await dialog.waitFor({ state: 'detached' })
  const row = product.db.selectFrom('schedulingDate').select('calledOffAt').where('id', '=', date.id)
  expect((await row.executeTakeFirstOrThrow()).calledOffAt).not.toBeNull()
  await page.context().close()
})

test('scouts are taken back that are chosen in the table, twice on one page, and nobody chosen is said', async () => {
  const sender = await aSchedulingSender(product.db)
  const [first, second] = [await anInvited(product.db, sender), await anInvited(product.db, sender)]
  const page = await visitAs(product, sender.viewer)
  await page.goto(
    clientUrls.jobCandidates({ id: sender.job.id, isArchived: false }, { scoutInvitationStatus: 'pending' }),
  )
  await alive(page)
  const dialog = page.getByRole('dialog', { name: 'スカウトを取り下げますか' })
  const takeBack = async () => {
    await page.getByRole('button', { name: '選んだスカウトを取り下げる' }).click()
    await dialog.getByRole('button', { name: '取り下げる', exact: true }).click()
  }
  await takeBack()
  await dialog.getByText('取り下げるスカウトを選んでください').waitFor()
  await dialog.getByRole('button', { name: '取り下げない' }).click()
  const boxes = page.getByRole('checkbox')
  for (const left of [1, 0]) {
    await boxes.first().check()
    await takeBack()
    await expect.poll(() => boxes.count()).toBe(left)
  }
  const rows = await product.db
    .selectFrom('scoutInvitation')
    .select('withdrawnBy')
    .where('id', 'in', [first.invitation.id, second.invitation.id])
    .execute()
  expect(rows.map(({ withdrawnBy }) => withdrawnBy)).toEqual([sender.user.id, sender.user.id])
  await page.context().close()
})
