import { afterAll, beforeAll, expect, test } from 'vitest'
import { scoutReceived } from '#domain/notification/news/scout/scout-received.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { expectAccessible } from '#test/e2e/accessible.ts'
import { alive } from '#test/e2e/alive.ts'
import { openProduct, signIn, type Product } from '#test/e2e/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct({ queue: 'waits', candidates: 50 })
})
afterAll(() => product.close())

test.each([390, 1280])(
  'an operator stops a kind by keys, throws away what waits, and goes on, at %i px',
  async (width) => {
    for (let mails = 0; mails < 3; mails += 1)
      await enqueue(product.db, 'send_mail', { mailId: crypto.randomUUID(), kind: scoutReceived.code, about: {} })
    const { page, context } = await product.visit({ width })
    await signIn(page, 'operator')
    await page.goto('/admin/deliveries')
    await alive(page)
    await page.getByText('停止している送信はありません。').waitFor()
    await page.getByRole('button', { name: '送信を停止する' }).press('Enter')
    const stop = page.getByRole('dialog')
    await stop.getByRole('button', { name: '停止する' }).click()
    await stop.getByText('理由が入力されていません').first().waitFor()
    await stop.getByLabel('停止するもの').selectOption({ label: 'スカウトの受信' })
    await stop.getByLabel('理由').fill('宛先の誤り')
    await expectAccessible(page)
    await stop.getByRole('button', { name: '停止する' }).press('Enter')
    await page.getByText('送信を停止しました').first().waitFor()

    const waiting = page.getByRole('region', { name: '送信を待つもの' })
    await waiting.getByRole('cell', { name: '3', exact: true }).waitFor()
    await page.goto('/admin')
    await page.getByText('「スカウトの受信」のメールの送信を停止しています。').waitFor()
    await page.getByRole('link', { name: '停止と再開' }).click()
    await alive(page)
    await page.getByRole('button', { name: '破棄する：「スカウトの受信」のメール' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '破棄する' }).click()
    await page.getByText('送信を待つものを破棄しました').first().waitFor()
    await waiting.getByRole('rowheader', { name: 'スカウトの受信' }).waitFor({ state: 'detached' })
    await expectAccessible(page)

    await page.getByRole('button', { name: '再開する：「スカウトの受信」のメール' }).click()
    const resume = page.getByRole('dialog')
    await resume.getByRole('button', { name: '再開する' }).click()
    await resume.getByText('送信を待つものが選択されていません').first().waitFor()
    await resume.getByLabel(/^送る/).check()
    await resume.getByRole('button', { name: '再開する' }).click()
    await page.getByText('停止している送信はありません。').waitFor()
    expect(await product.db.selectFrom('outgoingStop').selectAll().execute()).toEqual([])
    await context.close()
  },
)
