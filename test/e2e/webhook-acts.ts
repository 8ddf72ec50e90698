import { expect } from 'vitest'
import { aCompanyWithUser } from '#test/factories.ts'
import { aWebhook } from '#test/factories/webhook.ts'
import type { PageActs } from './stage.ts'

export const webhookActs: PageActs = {
  async 'pages/client/settings/webhooks.tsx'({ product, open }) {
    const { company, viewer } = await aCompanyWithUser(product.db, { planKey: 'PREMIUM' })
    const page = await open(viewer)
    await page.goto('/client/settings/webhooks')
    await page.getByRole('textbox', { name: /^送り先のURL/ }).fill('https://hooks.example.jp/yoake')
    await page.getByRole('button', { name: '登録する' }).click()
    await page.waitForURL(/\/client\/settings\/webhooks\/[0-9a-f-]{36}/)
    const row = product.db.selectFrom('webhook').select('url').where('companyId', '=', company.id)
    expect((await row.executeTakeFirstOrThrow()).url).toBe('https://hooks.example.jp/yoake')
  },

  async 'pages/client/settings/webhooks/webhook.tsx'({ product, open }) {
    const { company, viewer } = await aCompanyWithUser(product.db, { planKey: 'PREMIUM' })
    const { id } = await aWebhook(product.db, company.id)
    const page = await open(viewer)
    await page.goto(`/client/settings/webhooks/${id}`)
    await page.getByRole('textbox', { name: /^メモ/ }).fill('採用管理')
    await page.getByRole('button', { name: '保存する' }).click()
    const row = product.db.selectFrom('webhook').select('description').where('id', '=', id)
    await expect.poll(async () => (await row.executeTakeFirstOrThrow()).description).toBe('採用管理')
  },
}
