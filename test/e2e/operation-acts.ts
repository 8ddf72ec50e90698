import { expect } from 'vitest'
import { aCompanyWithUser } from '#test/factories.ts'
import { aWhitepaper } from '#test/factories/whitepaper.ts'
import { makePdf } from '#platform/documents/pdf.ts'
import type { PageActs, Stage } from './stage.ts'
import { postInstead } from './posted-form.ts'

async function atDesk({ openDesk }: Stage, path: string) {
  const page = await openDesk()
  await page.goto(path)
  return page
}

/** Acts around what the operator publishes: events and whitepapers. */
export const operationActs: PageActs = {
  async 'pages/admin/events.tsx'(stage) {
    const page = await atDesk(stage, '/admin/events/status/active')
    await page
      .getByRole('button', { name: /を複製する$/ })
      .first()
      .click()
    await page.waitForURL(/\/admin\/events\/\d+/)
  },

  async 'pages/admin/events/one.tsx'(stage) {
    const { id } = await stage.product.db
      .selectFrom('encourageEvent')
      .select('id')
      .orderBy('position')
      .limit(1)
      .executeTakeFirstOrThrow()
    const page = await atDesk(stage, `/admin/events/${id}`)
    const title = '冬の合同説明会'
    if (stage.isScripted) {
      await page.getByLabel('タイトル').fill(title)
      await page.getByRole('button', { name: '変更を保存する' }).click()
    } else {
      const event = {
        title,
        categoryId: '1',
        companyName: '運営事務局',
        eventUrl: 'https://event.example/',
        applicationStartAt: '2027-04-01T00:00:00Z',
        applicationEndAt: '2027-05-01T00:00:00Z',
      }
      await postInstead(page, { intent: 'save', input: JSON.stringify({ event }) })
    }
    const row = stage.product.db.selectFrom('encourageEvent').select('title').where('id', '=', id)
    await expect.poll(async () => (await row.executeTakeFirstOrThrow()).title).toBe(title)
  },

  async 'pages/admin/whitepapers.tsx'(stage) {
    const page = await atDesk(stage, '/admin/whitepapers')
    const { bytes } = await makePdf({ title: '手引き', author: '運営', madeAt: new Date(0), blocks: [] })
    await page.getByLabel('タイトル').fill('手引き')
    await page.getByLabel('概要').fill('手引きの概要です。')
    await page.getByLabel('タグ').fill('運用')
    await page
      .getByLabel('PDFのファイル')
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
    await page.getByRole('button', { name: '下書きとして登録する' }).click()
    await page.waitForURL(/\/admin\/whitepapers\/\d+/)
  },

  async 'pages/admin/whitepapers/one.tsx'(stage) {
    const { id } = await aWhitepaper(stage.product.db)
    const page = await atDesk(stage, `/admin/whitepapers/${id}`)
    await page.getByRole('button', { name: '公開を終了する' }).click()
    const row = stage.product.db.selectFrom('whitepaper').select('state').where('id', '=', id)
    await expect.poll(async () => (await row.executeTakeFirstOrThrow()).state).toBe('RETIRED')
  },

  async 'pages/client/whitepapers/detail.tsx'({ product, open }) {
    const { id } = await aWhitepaper(product.db)
    const { viewer } = await aCompanyWithUser(product.db)
    const page = await open(viewer)
    await page.goto(`/client/whitepapers/${id}`)
    await page.getByRole('button', { name: 'PDFをダウンロード' }).click()
    const made = product.db.selectFrom('whitepaperDownload').select('downloads').where('whitepaperId', '=', id)
    await expect.poll(async () => (await made.execute()).length).toBe(1)
  },
}
