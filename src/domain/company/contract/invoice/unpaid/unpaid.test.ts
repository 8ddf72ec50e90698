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
beforeAll(async () => {
  admin = (await anAdmin(app.db)).viewer
})

const ask = (document: string, variables: Record<string, unknown> = {}, viewer = admin) =>
  app.asAdmin(viewer).ask(document, variables)
const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).errors[0]?.code ?? 'done'
async function anInvoice(unitPrices: readonly number[] = [30_001]) {
  const { company, viewer } = await aCompanyWithUser(app.db)
  const invoice = {
    startsOn: today,
    endsOn: today,
    lines: unitPrices.map((unitPrice, at) => ({
      description: '個別レポート',
      quantity: 1,
      unitPrice,
      taxRate: at % 2 === 0 ? 10 : 8,
    })),
  }
  const { data } = await ask(
    'mutation ($companyId: ID!, $invoice: InvoiceInput!) { done: issueInvoice(companyId: $companyId, invoice: $invoice) { id total } }',
    { companyId: company.id, invoice },
  )
  return { company, viewer, ...data.done } as {
    company: typeof company
    viewer: typeof viewer
    id: string
    total: number
  }
}
const list = async (filter: Record<string, unknown> = {}) =>
  (
    await ask(
      'query ($isOverdue: Boolean! = false, $text: String! = "", $first: Int! = 50) { unpaidInvoices(isOverdue: $isOverdue, text: $text, first: $first) { totalCount totalYen nodes { id company { id } } } desk { unpaidInvoices { count dueOn yen } } }',
      filter,
    )
  ).data
const pay = (id: string) =>
  ask('mutation ($id: ID!, $day: Date!) { done: markInvoicePaid(id: $id, paidOn: $day) { status } }', {
    id,
    day: today,
  })
const unpay = (id: string, viewer = admin, reason = '別の請求書の入金でした') =>
  ask(
    'mutation ($id: ID!, $reason: String!) { done: markInvoiceUnpaid(id: $id, reason: $reason) { status paidOn } }',
    { id, reason },
    viewer,
  )

describe('§1B.7 what companies still have to pay', () => {
  test('is one list with its sum, the first to be due first; on the desk it is counted', async () => {
    const [late, later, paid] = [await anInvoice([30_001, 999]), await anInvoice(), await anInvoice()]
    const dueOn = addDays(today, -3)
    await app.db
      .updateTable('invoice')
      .set({ dueOn, issuedOn: addDays(today, -40) })
      .where('id', '=', late.id)
      .execute()
    await pay(paid.id)
    const all = await list()
    expect(all.unpaidInvoices.nodes.map(({ id }: { id: string }) => id)).toEqual([late.id, later.id])
    expect(all.unpaidInvoices.totalYen).toBe(late.total + later.total)
    expect(all.desk).toEqual({ unpaidInvoices: { count: 2, dueOn, yen: late.total + later.total } })
    expect((await list({ isOverdue: true })).unpaidInvoices).toMatchObject({ totalCount: 1, totalYen: late.total })
    expect((await list({ first: 1 })).unpaidInvoices).toMatchObject({
      totalCount: 2,
      nodes: [{ company: { id: late.company.id } }],
    })
    expect((await list({ text: later.company.legalName })).unpaidInvoices.nodes).toHaveLength(1)
    const otherWriting = later.company.legalName.replace('株式会社', ' （株）')
    expect((await list({ text: otherWriting })).unpaidInvoices.nodes).toHaveLength(1)
    expect((await list({ text: '%' })).unpaidInvoices.totalCount).toBe(0)
  })
})

describe('§1B.7 a payment that was marked by mistake', () => {
  test('is taken back with a reason, once, by an OPERATOR; the company reads what is true', async () => {
    const { id, viewer } = await anInvoice()
    expect(await codeOf(unpay(id))).toBe('already_decided')
    await pay(id)
    expect((await unpay(id, admin, ' ')).errors[0]?.fields?.[0]?.path).toBe('reason')
    expect(await codeOf(unpay(id, (await anAdmin(app.db, { role: 'REVIEWER' })).viewer))).toBe('forbidden')
    expect(await codeOf(unpay(crypto.randomUUID()))).toBe('not_found')
    expect((await Promise.all([unpay(id), unpay(id)].map(codeOf))).toSorted()).toEqual(['already_decided', 'done'])
    expect((await app.as(viewer).ask('{ invoices { status } }')).data.invoices).toEqual([{ status: 'UNPAID' }])
    const audit = app.db.selectFrom('audit').select('details').where('subjectId', '=', id)
    expect(await audit.where('action', '=', 'markInvoiceUnpaid').execute()).toEqual([
      { details: { reason: '別の請求書の入金でした' } },
    ])
  })
})
