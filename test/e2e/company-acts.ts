import { expect } from 'vitest'
import { aCompanyWithUser } from '#test/factories.ts'
import type { Stage } from './page-acts.ts'

export const companyActs: Record<string, (stage: Stage) => Promise<void>> = {
  async 'pages/client/company/basic/edit.tsx'({ product, open }) {
    const { viewer, company } = await aCompanyWithUser(product.db)
    const page = await open(viewer)
    await page.goto('/client/company/basic/edit?section=names')
    await page.getByLabel(/^表示する社名/).fill('夜明け製作所')
    await page.getByRole('button', { name: '保存する' }).click()
    await page.waitForURL((url) => url.pathname === '/client/company/basic')
    const row = product.db.selectFrom('company').select('displayName').where('id', '=', company.id)
    expect(await row.executeTakeFirst()).toEqual({ displayName: '夜明け製作所' })
  },
}
