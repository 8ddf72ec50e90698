import { beforeAll, describe, expect, test } from 'vitest'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'

const app = ownApp()
let admin: AdminViewer
const today = tokyoToday()
const endsOn = addDays(today, 100)
beforeAll(async () => {
  admin = (await anAdmin(app.db)).viewer
})

const ask = (document: string, variables: Record<string, unknown>, viewer = admin) =>
  app.asAdmin(viewer).ask(document, variables)
const act =
  (name: string) =>
  (id: string, viewer = admin) =>
    ask(
      `mutation ($id: ID!) { done: ${name}(companyId: $id) { contract { status endsOn canTakeBackEnd } } }`,
      { id },
      viewer,
    )
const [end, takeBack] = [act('endContract'), act('takeBackContractEnd')]
const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).errors[0]?.code ?? 'done'
const issue = (companyId: string) => {
  const line = { description: '個別レポート', quantity: 1, unitPrice: 30_000, taxRate: 10 }
  const invoice = { startsOn: today, endsOn: today, lines: [line] }
  return ask(
    'mutation ($companyId: ID!, $invoice: InvoiceInput!) { issueInvoice(companyId: $companyId, invoice: $invoice) { id } }',
    {
      companyId,
      invoice,
    },
  )
}

describe('1B.7 a contract that was ended by mistake', () => {
  test.each(['UNDER_REVIEW', 'TRIAL', 'ACTIVE', 'RENEWAL_PENDING'] as const)(
    '%s: has its state and its last day again, without an invoice',
    async (status) => {
      const { company } = await aCompanyWithUser(app.db, { contract: { status, endsOn } })
      expect((await end(company.id)).data.done.contract).toEqual({
        status: 'EXPIRED',
        endsOn: today,
        canTakeBackEnd: true,
      })
      expect((await takeBack(company.id)).data.done.contract).toEqual({ status, endsOn, canTakeBackEnd: false })
      const invoices = app.db.selectFrom('invoice').select('id').where('companyId', '=', company.id)
      expect(await invoices.execute()).toEqual([])
    },
  )

  test('stays ended once something else has happened, and when nobody ended it', async () => {
    const billed = await aCompanyWithUser(app.db, { contract: { endsOn } })
    await end(billed.company.id)
    await issue(billed.company.id)
    const [open, over] = [
      await aCompanyWithUser(app.db, { contract: { endsOn } }),
      await aCompanyWithUser(app.db, { contract: { status: 'EXPIRED', endsOn: addDays(today, -1) } }),
    ]
    for (const { company } of [billed, open, over])
      expect(await codeOf(takeBack(company.id))).toBe('contract_end_final')
  })

  test('comes back once, also twice at once, and by an OPERATOR alone', async () => {
    const { company } = await aCompanyWithUser(app.db, { contract: { endsOn } })
    await end(company.id)
    expect(await codeOf(takeBack(company.id, (await anAdmin(app.db, { role: 'REVIEWER' })).viewer))).toBe('forbidden')
    expect(await codeOf(takeBack(crypto.randomUUID()))).toBe('not_found')
    const both = await Promise.all([takeBack(company.id), takeBack(company.id)].map(codeOf))
    expect(both.toSorted()).toEqual(['contract_end_final', 'done'])
  })
})
