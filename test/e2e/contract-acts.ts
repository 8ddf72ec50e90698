import { expect } from 'vitest'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { aCompany, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import type { PageActs } from './stage.ts'

const password = '夜明けの空を見る佐伯の窓'

export const contractActs: PageActs = {
  async 'pages/client/contract.tsx'({ product, open }) {
    const { company, viewer } = await aCompanyWithUser(product.db)
    const page = await open(viewer)
    await page.goto('/client/contract')
    await page.getByRole('textbox', { name: /^ご要望/ }).fill('来年度も続けます。')
    await page.getByRole('button', { name: '依頼する' }).click()
    const row = product.db.selectFrom('contractRequest').select('message').where('companyId', '=', company.id)
    await expect.poll(async () => (await row.executeTakeFirst())?.message).toBe('来年度も続けます。')
  },

  async 'pages/client/contract-expired.tsx'({ product, open }) {
    const today = tokyoToday()
    const contract = { status: 'EXPIRED', startsOn: addDays(today, -300), endsOn: addDays(today, -2) } as const
    const company = await aCompany(product.db, { contract })
    const email = `ended-${company.id}@company.example`
    await aCompanyUser(product.db, company.id, { email, password })
    const page = await open()
    await page.goto('/client/contract/expired')
    await page.getByRole('textbox', { name: /^メールアドレス/ }).fill(email)
    await page.getByLabel('パスワード必須').fill(password)
    await page.getByRole('button', { name: '確認して進む' }).click()
    await page.getByRole('heading', { name: '承認済み学生の連絡先（CSV）' }).waitFor()
    await page.getByText('ご提供できる連絡先はありません。').waitFor()
    await page.getByText(/スカウトを辞退できますが、承認はできません。/).waitFor()
  },
}
