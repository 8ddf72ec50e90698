import { expect } from 'vitest'
import { aCompanyWithUser } from '#test/factories.ts'
import { fillInquiry } from './inquiry-form.ts'
import type { PageActs } from './stage.ts'

export const companyPeopleActs: PageActs = {
  async 'pages/client/users.tsx'({ product, open }) {
    const { viewer, company } = await aCompanyWithUser(product.db)
    const page = await open(viewer)
    await page.goto('/client/users')
    await page.getByLabel(/^メールアドレス/).fill('first@new.example、second@new.example')
    await page.getByRole('radio', { name: /^閲覧のみ/ }).check()
    await page.getByRole('button', { name: '招待する' }).click()
    const rows = product.db
      .selectFrom('companyUser')
      .select('role')
      .where('companyId', '=', company.id)
      .where('status', '=', 'INVITED')
    await expect.poll(() => rows.execute()).toEqual([{ role: 'VIEWER' }, { role: 'VIEWER' }])
  },

  async 'pages/client/profile/basic.tsx'({ product, open }) {
    const { viewer, user } = await aCompanyWithUser(product.db)
    const page = await open(viewer)
    await page.goto('/client/profile/basic')
    await page.getByLabel(/^学生へのメッセージ/).fill('お話しできるのを楽しみにしています。')
    await page.getByRole('button', { name: '保存する' }).click()
    const row = product.db.selectFrom('companyUser').select('messageToStudents').where('id', '=', user.id)
    await expect
      .poll(() => row.executeTakeFirst())
      .toEqual({ messageToStudents: 'お話しできるのを楽しみにしています。' })
  },

  async 'pages/client/settings/scout-notification.tsx'({ product, open }) {
    const { viewer, user } = await aCompanyWithUser(product.db)
    const page = await open(viewer)
    await page.goto('/client/settings/scout-notification')
    await page.getByLabel(/^まとめて受け取る時刻/).selectOption('18')
    await page.getByRole('button', { name: '保存する', exact: true }).click()
    const row = product.db.selectFrom('companyUser').select('digestHour').where('id', '=', user.id)
    await expect.poll(() => row.executeTakeFirst()).toEqual({ digestHour: 18 })
  },

  async 'pages/client/settings/fair-mode.tsx'({ product, open }) {
    const { viewer, company } = await aCompanyWithUser(product.db)
    const page = await open(viewer)
    await page.goto('/client/settings/fair-mode')
    await page.getByRole('radio', { name: /^すべての募集/ }).check()
    await page.getByRole('button', { name: '保存する', exact: true }).click()
    const row = product.db.selectFrom('fairMode').select('scope').where('companyId', '=', company.id)
    await expect.poll(() => row.executeTakeFirst()).toEqual({ scope: 'EVERY_JOB' })
  },

  async 'pages/client/settings/booking-closing.tsx'({ product, open }) {
    const { viewer, company } = await aCompanyWithUser(product.db)
    const page = await open(viewer)
    await page.goto('/client/settings/booking-closing')
    await page.getByLabel(/^受付を終了する時刻/).selectOption('24')
    await page.getByRole('button', { name: '保存する', exact: true }).click()
    const row = product.db.selectFrom('schedulingSetting').select('closingHours').where('companyId', '=', company.id)
    await expect.poll(() => row.executeTakeFirst()).toEqual({ closingHours: 24 })
  },

  async 'pages/client/contact-us.tsx'({ open }) {
    const page = await open()
    await page.goto('/client/contact-us')
    await fillInquiry(page)
    await page.getByRole('button', { name: '送信する' }).click()
    await page.getByRole('heading', { level: 1, name: 'お問い合わせを受け付けました' }).waitFor()
    await page.getByText(/^Q-\d{4}-\w{8}$/).waitFor()
  },
}
