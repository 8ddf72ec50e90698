import { expect } from 'vitest'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
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

  async 'pages/admin/companies/invoices.tsx'({ product, openDesk }) {
    const { company } = await aCompanyWithUser(product.db)
    const { id: issuedBy } = await anAdmin(product.db)
    const today = tokyoToday()
    const { id } = await product.db
      .insertInto('invoice')
      .values({
        companyId: company.id,
        number: `INV-${today.slice(0, 4)}-900001`,
        issuedOn: today,
        dueOn: today,
        startsOn: today,
        endsOn: today,
        recipientName: company.legalName,
        issuerName: '株式会社試験',
        issuerAddress: '東京都千代田区1-1',
        issuedBy,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const page = await openDesk()
    await page.goto('/admin/invoices')
    await post(page, { intent: 'payInvoice', id, paidOn: today })
    const row = product.db.selectFrom('invoice').select('status').where('id', '=', id)
    expect(await row.executeTakeFirst()).toEqual({ status: 'PAID' })
  },

  async 'pages/admin/companies/job.tsx'({ product, openDesk }) {
    const { company } = await aCompanyWithUser(product.db)
    const { id } = await aJob(product.db, { companyId: company.id })
    const page = await openDesk()
    await page.goto(`/admin/jobs/${id}`)
    await post(page, { intent: 'takeDown', id, reason: '給与の額が、実際の条件と違っています。' })
    const row = product.db.selectFrom('job').select(['isTakenDown', 'isArchived']).where('id', '=', id)
    expect(await row.executeTakeFirst()).toEqual({ isTakenDown: true, isArchived: true })
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

  async 'pages/admin/candidates/detail.tsx'({ product, openDesk }) {
    const student = await aCandidate(product.db)
    const page = await openDesk()
    await page.goto(`/admin/candidates?id=${student.id}&reason=DELETION`)
    await page.getByLabel('理由の説明').fill('ログインできない学生から退会の依頼を受けたため')
    await page.getByRole('button', { name: '照会する' }).click()
    await page.waitForURL(`**/admin/candidates/${student.id}`)
    const reason = '登録のメールアドレスから依頼があり、本人であることを確かめたため'
    await post(page, { intent: 'requestStop', candidateId: student.id, kind: 'WITHDRAWAL', reason })
    const row = product.db.selectFrom('candidateStop').select(['kind', 'status']).where('candidateId', '=', student.id)
    expect(await row.executeTakeFirst()).toEqual({ kind: 'WITHDRAWAL', status: 'REQUESTED' })
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
