import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptScoutInvitation } from '#domain/scout-invitation/answer/commands.ts'
import { scoutInvitationId } from '#ground/id.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { aReceiver, makeDue, type HeardCall, type Receiver } from '#test/factories/webhook.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'

let product: Product
let receiver: Receiver
beforeAll(async () => {
  product = await openProduct({ queue: 'runs', candidates: 50 })
  receiver = await aReceiver()
})
afterAll(async () => {
  receiver.close()
  await product.close()
})

async function mailOf(companyUserId: string) {
  const account = product.db.selectFrom('companyUserAccount').select('email')
  return (await account.where('companyUserId', '=', companyUserId).executeTakeFirstOrThrow()).email
}

test('§6 a webhook is made; what happens arrives, signed; what failed is tried again and sent again; the log tells of it', async () => {
  const sender = await aSender(product.db, { planKey: 'PREMIUM' })
  const student = await anInvited(product.db, sender)
  const { page } = await product.visit()
  await signIn(page, 'recruiter', await mailOf(sender.user.id))

  await page.goto('/client/settings/webhooks')
  await page.getByRole('textbox', { name: /^送り先のURL/ }).fill(receiver.url)
  await page.getByRole('textbox', { name: /^メモ/ }).fill('採用管理システム')
  await page.getByRole('button', { name: '登録する' }).click()
  await page.getByRole('heading', { level: 1, name: '採用管理システム' }).waitFor()
  await page.getByRole('button', { name: '鍵を表示する' }).click()
  const secret = await page.getByRole('textbox', { name: '署名の鍵' }).inputValue()
  const verify = (call: HeardCall) => new Webhook(secret).verify(call.body, call.headers as Record<string, string>)

  receiver.answers(503, 'お待ちください')
  const { viewer, invitation } = student
  await product.db.transaction().execute((tx) => acceptScoutInvitation(tx, viewer, scoutInvitationId(invitation.id)))
  // The acceptance moves the student into a stage, which is told of as well.
  const heardIds = () => new Set(receiver.heard.map(({ headers }) => headers['webhook-id']))
  await expect.poll(() => heardIds().size).toBe(2)
  expect(receiver.heard.map(verify)).toContainEqual(
    expect.objectContaining({
      type: 'scout_invitation.accepted',
      data: expect.objectContaining({ scout_invitation_id: invitation.id }),
    }),
  )
  const shows = (text: string) =>
    expect
      .poll(async () => {
        await page.reload()
        return page.getByText(text, { exact: true }).count()
      })
      .toBe(2)
  await shows('送り直します')

  receiver.answers(204)
  await makeDue(product.db)
  await shows('届きました')
  expect(heardIds().size).toBe(2)

  await page.locator('summary', { hasText: 'スカウトの承認' }).click()
  await page.getByText('お待ちください').first().waitFor()
  const before = receiver.heard.length
  await page.getByRole('button', { name: 'もう一度送る' }).first().click()
  await expect.poll(() => receiver.heard.length).toBe(before + 1)
  for (const call of receiver.heard) verify(call)

  await page.getByRole('link', { name: '運用ログ' }).click()
  for (const act of ['Webhookをもう一度送りました', 'Webhookの鍵を表示しました', 'Webhookを登録しました'])
    await page.getByText(act).first().waitFor()
  await page.getByRole('textbox', { name: 'ことば' }).fill('鍵を表示')
  await page.getByRole('button', { name: '表示する' }).click()
  await page.getByText('1件', { exact: true }).waitFor()
})

test('what a colleague saved meanwhile is told once, also when the page has been read anew, and then replaced', async () => {
  const sender = await aSender(product.db, { planKey: 'PREMIUM' })
  const { page } = await product.visit()
  await signIn(page, 'recruiter', await mailOf(sender.user.id))
  await page.goto('/client/settings/webhooks')
  await page.getByRole('textbox', { name: /^送り先のURL/ }).fill(receiver.url)
  await page.getByRole('button', { name: '登録する' }).click()
  await page.getByRole('button', { name: 'テストを送る' }).waitFor()
  const own = product.db.selectFrom('webhook').select('description').where('companyId', '=', sender.company.id)
  const stored = async () => (await own.executeTakeFirstOrThrow()).description
  const memo = page.getByRole('textbox', { name: /^メモ/ })
  const save = async (text: string) => {
    await memo.fill(text)
    await page.getByRole('button', { name: '保存する' }).click()
  }

  await product.db
    .updateTable('webhook')
    .set({ description: '同僚のメモ' })
    .where('companyId', '=', sender.company.id)
    .execute()
  await memo.fill('自分のメモ')
  const before = receiver.heard.length
  const sendTest = async (count: number) => {
    await page.getByRole('button', { name: 'テストを送る' }).click()
    await expect.poll(() => receiver.heard.length).toBe(before + count)
  }
  await sendTest(1)
  await page.getByRole('heading', { level: 1, name: '同僚のメモ' }).waitFor()
  await save('自分のメモ')
  await page.getByText('ほかの担当者が、先に内容を変更しました').first().waitFor()
  expect(await stored()).toBe('同僚のメモ')
  for (const text of ['自分のメモ', '自分の次のメモ']) {
    await save(text)
    await page.getByRole('heading', { level: 1, name: text }).waitFor()
    expect(await stored()).toBe(text)
  }

  await sendTest(2)
})
