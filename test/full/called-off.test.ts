import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientUrls } from '#ground/client-urls.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import { inHours } from '#test/factories/scheduling.ts'
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

// A form knows whole minutes alone: other times would count as moved.
const onTheHour = (hours: number) => new Date(Math.floor(inHours(hours).getTime() / 3_600_000) * 3_600_000)

test('§4 the dialogs that end a date say how many of its line hear of it', async () => {
  const sender = await aSchedulingSender(product.db)
  const [booked, empty] = [
    await sender.date({ capacity: 2, startAt: onTheHour(100) }),
    await sender.date({ capacity: 1, startAt: onTheHour(150) }),
  ]
  await aSeatFor(product.db, (await anInvited(product.db, sender, acceptedForScheduling())).invitation, booked)
  await product.db.updateTable('schedulingDate').set({ isForceCapacityFull: true }).where('id', '=', empty.id).execute()
  for (const [{ id: schedulingDateId }, status] of [
    [booked, 'OFFERED'],
    [booked, 'WAITING'],
    [empty, 'WAITING'],
  ] as const) {
    const { invitation } = await anInvited(product.db, sender, acceptedForScheduling())
    const { companyId, candidateId, id: scoutInvitationId } = invitation
    const offeredUntil = status === 'OFFERED' ? new Date(Date.now() + 3_600_000) : null
    await product.db
      .insertInto('waitingPlace')
      .values({ companyId, candidateId, scoutInvitationId, schedulingDateId, status, offeredUntil })
      .execute()
  }
  await product.db.updateTable('schedulingDate').set({ offered: 1 }).where('id', '=', booked.id).execute()
  const page = await visitAs(product, sender.viewer)
  await page.goto(clientUrls.events(booked.id))
  await alive(page)
  await page.getByRole('button', { name: '中止する' }).click()
  const callingOff = page.getByRole('dialog', { name: '日程を中止する' })
  await callingOff.getByText('席を確保している1名とキャンセル待ちの1名にも、中止になったことを').waitFor()
  await callingOff.getByRole('button', { name: '戻る' }).click()
  await page.goto(clientUrls.events(empty.id))
  await alive(page)
  await page.locator('article[aria-current=true]').getByRole('button', { name: '削除' }).click()
  const deleting = page.getByRole('dialog', { name: '日程を削除' })
  await deleting.getByText('キャンセル待ちの1名には、この日程が中止になったことを').waitFor()
  await expectAccessible(page)
  await deleting.getByRole('button', { name: 'キャンセル' }).click()
  await page.locator('article[aria-current=true]').getByRole('link', { name: '編集' }).click()
  const editor = page.getByRole('dialog', { name: '予定を編集' })
  const row = editor.locator('li[aria-current=true]')
  await row.getByText('キャンセル待ち 1名').waitFor()
  await row.getByRole('button', { name: /の日程を外す$/ }).click()
  await editor.getByRole('button', { name: '変更を保存' }).click()
  const saving = page.getByRole('dialog', { name: '日程を外して保存' })
  await saving.getByText('外した日程のキャンセル待ちをしている1名には').waitFor()
  await expectAccessible(page)
  await saving.getByRole('button', { name: '変更を保存' }).click()
  await editor.waitFor({ state: 'detached' })
  const left = product.db.selectFrom('schedulingDate').select('id').where('id', '=', empty.id)
  expect(await left.execute()).toEqual([])
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
