import { expect } from 'vitest'
import { aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { post } from './posted-form.ts'
import type { PageActs } from './stage.ts'

/** The operator's acts ask in a dialog first; without scripts the action answers all the same. */
export const operatorActs: PageActs = {
  async 'pages/admin/companies/detail.tsx'({ product, openDesk }) {
    const { company } = await aCompanyWithUser(product.db, { contract: { status: 'ACTIVE' } })
    const page = await openDesk()
    await page.goto(`/admin/companies/${company.id}`)
    await post(page, { intent: 'end', companyId: company.id })
    const row = product.db.selectFrom('contract').select('status').where('companyId', '=', company.id)
    expect(await row.executeTakeFirst()).toEqual({ status: 'EXPIRED' })
  },

  async 'pages/admin/suspensions.tsx'({ product, openDesk }) {
    const { company } = await aCompanyWithUser(product.db)
    const { id: requestedBy } = await anAdmin(product.db)
    const reason = '虚偽の募集条件が繰り返し確認されたため。'
    const { id } = await product.db
      .insertInto('contractSuspension')
      .values({ companyId: company.id, reason, requestedBy })
      .returning('id')
      .executeTakeFirstOrThrow()
    const page = await openDesk()
    await page.goto('/admin/suspensions')
    await post(page, { intent: 'withdraw', id })
    const row = product.db.selectFrom('contractSuspension').select('status').where('id', '=', id)
    expect(await row.executeTakeFirst()).toEqual({ status: 'WITHDRAWN' })
  },

  async 'pages/admin/applications/detail.tsx'({ product, openDesk }) {
    const { id } = await product.db
      .insertInto('preRegistration')
      .values({
        companyName: '株式会社操作',
        familyName: '操',
        givenName: '作',
        familyNameKana: 'ソウ',
        givenNameKana: 'サク',
        email: 'sousa@sousa.example',
        phoneNumber: '+81312345678',
        policyVersion: '2026-10-01',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const page = await openDesk()
    await page.goto(`/admin/applications/${id}`)
    await post(page, { intent: 'reject', id })
    const row = product.db.selectFrom('preRegistration').select('status').where('id', '=', id)
    expect(await row.executeTakeFirst()).toEqual({ status: 'REJECTED' })
  },
}
