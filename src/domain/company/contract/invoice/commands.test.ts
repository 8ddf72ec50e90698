import { beforeAll, describe, expect, test } from 'vitest'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { addMonths } from '#ground/time/month.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ears } from '#test/factories/notification.ts'

import { ownApp, type TestApp } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { textOfPdf } from '#test/pdf-text.ts'
import { testIssuer } from '#test/settings.ts'
import { worker } from '#test/work.ts'
import { drawInvoice } from './drawing.ts'
import { requireOwnInvoice } from './queries.ts'
import { dueDay } from './rules.ts'
import { invoiceId } from '#ground/id.ts'

const app = ownApp()
let admin: AdminViewer
const today = tokyoToday()
const year = today.slice(0, 4)
beforeAll(async () => {
  admin = (await anAdmin(app.db)).viewer
})

const ask = (query: string, variables: Record<string, unknown>, viewer = admin) =>
  app.asAdmin(viewer).ask(query, variables)
const fields = 'id number status total dueOn recipientName lines { description quantity unitPrice taxRate amount }'
const oneLine = { description: '個別レポート', quantity: 1, unitPrice: 30_000, taxRate: 10 }
const draft = { startsOn: today, endsOn: today, lines: [oneLine] }
const issue = (companyId: string, changes: Record<string, unknown> = {}, viewer = admin) =>
  ask(
    `mutation ($companyId: ID!, $invoice: InvoiceInput!) {
      done: issueInvoice(companyId: $companyId, invoice: $invoice) { ${fields} } }`,
    { companyId, invoice: { ...draft, ...changes } },
    viewer,
  )
const issueRenewal = (companyId: string, endsOn: string, planKey = 'STANDARD') =>
  ask(
    `mutation ($companyId: ID!, $planKey: PlanKey!, $endsOn: Date!) {
      done: issueRenewalInvoice(companyId: $companyId, planKey: $planKey, endsOn: $endsOn) { ${fields} startsOn } }`,
    { companyId, planKey, endsOn },
  )
const renew = (companyId: string, endsOn: string) =>
  ask('mutation ($id: ID!, $endsOn: Date!) { done: renewContract(companyId: $id, endsOn: $endsOn) { id } }', {
    id: companyId,
    endsOn,
  })
const pay = (id: string, paidOn = today) =>
  ask('mutation ($id: ID!, $paidOn: Date!) { done: markInvoicePaid(id: $id, paidOn: $paidOn) { status paidOn } }', {
    id,
    paidOn,
  })
const cancel = (id: string, reason = '宛先の誤りのため') =>
  ask('mutation ($id: ID!, $reason: String!) { done: cancelInvoice(id: $id, reason: $reason) { status number } }', {
    id,
    reason,
  })
const code = async (answer: ReturnType<typeof ask>) => (await answer).errors[0]?.code ?? 'done'
const own = (viewer: Parameters<TestApp['as']>[0]) =>
  app.as(viewer).ask('{ invoices { id number status isOverdue total startsOn endsOn } }')
const aContract = (contract: Record<string, unknown> = {}) => aCompanyWithUser(app.db, { contract })
const numbers = async () =>
  (await app.db.selectFrom('invoice').select('number').orderBy('number').execute()).map(({ number }) => number)

describe('§1B.7 an invoice', () => {
  test('has the next number, also when ten are issued at once, and a refused one takes none', async () => {
    const companies = await Promise.all(Array.from({ length: 10 }, () => aContract()))
    expect(await code(issue(companies[0]?.company.id ?? '', { lines: [] }))).toBe('invalid_input')
    const issued = await Promise.all(companies.map(({ company }) => issue(company.id)))
    expect(issued.flatMap(({ errors }) => errors)).toEqual([])
    const all = await numbers()
    expect(all).toEqual(all.map((_, at) => `INV-${year}-${String(at + 1).padStart(6, '0')}`))
    expect(all.length).toBeGreaterThanOrEqual(10)
  })

  test('is told to every ADMIN, also after the contract’s end, unless it was cancelled meanwhile', async () => {
    const work = worker(app)
    const hear = ears(app, work)
    const { company, viewer } = await aContract()
    const recruiter = await aCompanyUser(app.db, company.id, { role: 'RECRUITER' })
    const cancelled = await issue(company.id)
    await cancel(cancelled.data.done.id)
    const { data } = await issue(company.id)
    await work.run()
    expect((await hear.mailsTo(viewer)).map(({ subject }) => subject)).toEqual([
      `請求書を発行しました（${data.done.number}）｜ヨアケ`,
    ])
    expect(await hear.mailsTo(recruiter.viewer)).toEqual([])
    const ended = await aContract({ status: 'EXPIRED', startsOn: addDays(today, -400), endsOn: addDays(today, -3) })
    await issue(ended.company.id)
    await work.run()
    const [mail] = await hear.mailsTo(ended.viewer)
    expect(mail?.text).toContain('/client/contract/expired')
  })

  test('keeps the name and the issuer of its day', async () => {
    const { company, viewer } = await aContract()
    const { data } = await issue(company.id)
    expect(data.done).toMatchObject({ recipientName: company.legalName, total: 33_000, dueOn: dueDay(today) })
    await app.db.updateTable('company').set({ legalName: '改名株式会社' }).where('id', '=', company.id).execute()
    const view = await requireOwnInvoice(app.db, viewer.companyId, invoiceId(data.done.id))
    expect(view.invoice).toMatchObject({
      recipientName: company.legalName,
      issuerName: testIssuer.name,
      registrationNumber: testIssuer.registrationNumber,
    })
  })

  test('is issued with the contract and with its renewal, in the same transaction', async () => {
    const { company, viewer } = await aContract({ status: 'UNDER_REVIEW' })
    const endsOn = addDays(addMonths(today, 12), -1)
    const sign = () =>
      ask(
        `mutation ($id: ID!, $startsOn: Date!, $endsOn: Date!) {
          done: signContract(companyId: $id, planKey: STANDARD, startsOn: $startsOn, endsOn: $endsOn) { id } }`,
        { id: company.id, startsOn: today, endsOn },
      )
    expect(await code(sign())).toBe('done')
    expect(await code(sign())).toBe('contract_not_changeable')
    expect(await code(renew(company.id, addMonths(endsOn, 6)))).toBe('done')
    const { data } = await own(viewer)
    expect(data.invoices.map(({ total, startsOn }: { total: number; startsOn: string }) => [total, startsOn])).toEqual([
      [792_000, addDays(endsOn, 1)],
      [1_584_000, today],
    ])
  })

  test('of an ended contract is paid before the contract is renewed', async () => {
    const endsOn = addDays(today, -3)
    const { company } = await aContract({ status: 'EXPIRED', startsOn: addDays(today, -400), endsOn })
    const next = addDays(addMonths(today, 12), -1)
    expect(await code(renew(company.id, next))).toBe('renewal_unpaid')
    const { data } = await issueRenewal(company.id, next)
    expect(data.done).toMatchObject({ startsOn: today, total: 1_584_000, status: 'UNPAID' })
    expect(await code(issueRenewal(company.id, next))).toBe('invoice_already_issued')
    expect(await code(renew(company.id, next))).toBe('renewal_unpaid')
    expect(await code(pay(data.done.id))).toBe('done')
    expect(await code(renew(company.id, addDays(next, 1)))).toBe('renewal_unpaid')
    expect(await code(renew(company.id, next))).toBe('done')
    expect(await code(issueRenewal(company.id, addMonths(next, 12)))).toBe('contract_not_changeable')
  })

  test('1B.7 that was paid before the contract was ended early reopens it to the same day, without a second one', async () => {
    const next = addDays(addMonths(today, 12), -1)
    const end = (id: string) => ask('mutation ($id: ID!) { done: endContract(companyId: $id) { id } }', { id })
    const { company } = await aContract({
      status: 'EXPIRED',
      startsOn: addDays(today, -400),
      endsOn: addDays(today, -3),
    })
    const first = (await issueRenewal(company.id, next)).data.done
    expect(await code(pay(first.id))).toBe('done')
    expect(await code(renew(company.id, next))).toBe('done')
    expect(await code(end(company.id))).toBe('done')
    const { errors } = await issueRenewal(company.id, next)
    expect(errors[0]).toMatchObject({ code: 'invoice_already_paid', message: expect.stringContaining(first.number) })
    const paid = 'query ($id: ID!) { company(id: $id) { paidRenewal { number } } }'
    expect((await ask(paid, { id: company.id })).data.company.paidRenewal).toEqual({ number: first.number })
    expect(await code(renew(company.id, addDays(next, 1)))).toBe('renewal_unpaid')
    expect((await Promise.all([code(renew(company.id, next)), code(renew(company.id, next))])).toSorted()).toEqual([
      'done',
      'invalid_input',
    ])

    // One that was not paid is paid, or gives way to another.
    const signed = (await aContract({ status: 'UNDER_REVIEW' })).company
    const sign = `mutation ($id: ID!, $today: Date!, $next: Date!) {
      done: signContract(companyId: $id, planKey: STANDARD, startsOn: $today, endsOn: $next) { id } }`
    expect(await code(ask(sign, { id: signed.id, today, next }))).toBe('done')
    await app.db
      .updateTable('contract')
      .set({ startsOn: addDays(today, -9), endsOn: addDays(today, -2), status: 'EXPIRED' })
      .where('companyId', '=', signed.id)
      .execute()
    expect(await code(issueRenewal(signed.id, next))).toBe('invoice_already_issued')
    expect(await code(renew(signed.id, next))).toBe('renewal_unpaid')
    const [invoice] = await app.db.selectFrom('invoice').select('id').where('companyId', '=', signed.id).execute()
    expect(await code(cancel(invoice?.id ?? ''))).toBe('done')
    expect(await code(issueRenewal(signed.id, next))).toBe('done')
  })

  test('is paid or cancelled once, and keeps its number', async () => {
    const { company } = await aContract()
    const [first, second] = [(await issue(company.id)).data.done, (await issue(company.id)).data.done]
    expect(await code(pay(first.id, addDays(today, 1)))).toBe('invalid_input')
    expect(await code(pay(first.id, addDays(today, -1)))).toBe('invalid_input')
    const both = await Promise.all([code(pay(first.id)), code(cancel(first.id))])
    expect(both.toSorted()).toEqual(['already_decided', 'done'])
    expect(await code(cancel(second.id, ' '))).toBe('invalid_input')
    expect((await cancel(second.id)).data.done).toEqual({ status: 'CANCELLED', number: second.number })
    expect(await code(pay(second.id))).toBe('already_decided')
    expect(await numbers()).toContain(second.number)
    expect(await code(pay(crypto.randomUUID()))).toBe('not_found')
  })

  test('§6 is read by every user of its own company, and by no other; operators alone issue', async () => {
    const [{ company }, other] = [await aContract(), await aContract()]
    const { data } = await issue(company.id)
    const id = invoiceId(data.done.id)
    expect((await own(other.viewer)).data.invoices).toEqual([])
    await expect(requireOwnInvoice(app.db, other.viewer.companyId, id)).rejects.toMatchObject({ code: 'not_found' })
    expect((await own(null)).errors[0]?.code).toBe('unauthenticated')
    for (const role of ['REVIEWER', 'READ_ONLY'] as const)
      expect(await code(issue(company.id, {}, (await anAdmin(app.db, { role })).viewer))).toBe('forbidden')
    expect(await code(issue(crypto.randomUUID()))).toBe('not_found')
  })

  test('is drawn with every item of a 適格請求書, on as many pages as it takes', async () => {
    const { company, viewer } = await aContract()
    const lines = [oneLine, { ...oneLine, description: '参加者への飲料', unitPrice: 4_847, taxRate: 8 }]
    const { data } = await issue(company.id, { lines })
    const read = async (id: string) =>
      textOfPdf(await drawInvoice(await requireOwnInvoice(app.db, viewer.companyId, invoiceId(id))))
    const { pages, info } = await read(data.done.id)
    const [text = ''] = pages
    expect(pages).toHaveLength(1)
    expect(info['Title']).toBe(`請求書 ${data.done.number}`)
    for (const item of [
      '請求書',
      `${company.legalName} 御中`,
      data.done.number,
      testIssuer.name,
      `登録番号 ${testIssuer.registrationNumber}`,
      '個別レポート',
      '8% ※',
      '10% 対象',
      '30,000円',
      '3,000円',
      '4,847円',
      '387円',
      '38,234円',
      '※ 軽減税率の対象です。',
      testIssuer.payee ?? '',
    ])
      expect(text).toContain(item)
    await cancel(data.done.id)
    const cancelled = (await read(data.done.id)).pages.join('')
    expect(cancelled).toContain('この請求書は取り消されました')
    expect(cancelled).not.toContain('お振込先')
    const many = await issue(company.id, { lines: Array.from({ length: 30 }, () => oneLine) })
    const long = await read(many.data.done.id)
    expect(long.pages.length).toBeGreaterThan(1)
    expect(long.pages.every((page) => page.length > 80)).toBe(true)
    expect(long.pages.at(-1)).toContain('合計（税込）')
  })
})
