import { expect } from 'vitest'
import { aCompanyWithUser } from '#test/factories.ts'
import type { PageActs } from './stage.ts'
import { postInstead } from './posted-form.ts'

export const companyPageActs: PageActs = {
  async 'pages/client/company/description.tsx'({ product, open, isScripted }) {
    const { company, viewer } = await aCompanyWithUser(product.db)
    const page = await open(viewer)
    await page.goto('/client/company/description?section=tagline')
    const tagline = '静かな夜明けをつくる'
    if (isScripted) {
      await page.getByRole('textbox', { name: /^キャッチコピー/ }).fill(tagline)
      await page.getByRole('button', { name: '保存する' }).click()
    } else await postInstead(page, { intent: 'tagline', version: '0', input: JSON.stringify({ tagline }) })
    const row = product.db.selectFrom('company').select('tagline').where('id', '=', company.id)
    await expect.poll(async () => (await row.executeTakeFirstOrThrow()).tagline).toBe(tagline)
  },

  async 'pages/client/company/final/complete.tsx'({ product, open }) {
    const { company, viewer } = await aCompanyWithUser(product.db, { setUpAt: null })
    await product.db
      .insertInto('companyContent')
      .values({ companyId: company.id, position: 0, kind: 'TEXT', text: '会社の紹介です。' })
      .execute()
    const page = await open(viewer)
    await page.goto('/client/company/final/complete')
    await page.getByRole('button', { name: 'この内容で公開する' }).click()
    await page.getByRole('heading', { level: 1, name: /のページを公開しました/ }).waitFor()
  },
}
