import { dueDay, invoiceNumber, termLines, type InvoiceLine } from '#domain/company/contract/invoice/rules.ts'
import { planOf } from '#domain/company/plan/rules.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import type { Db } from '#platform/database/db.ts'
import { firstOfMonth } from '#ground/time/month.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'

/** The first company's invoices and its scouts of past months, and a request of another one that waits for the operator. */
export async function loadContractPapers(db: Db, { now }: { now: Date }) {
  const { companyId } = await db
    .selectFrom('companyUserAccount')
    .select('companyId')
    .where('email', '=', demoAccounts.recruiter)
    .executeTakeFirstOrThrow()
  const contract = await db
    .selectFrom('contract')
    .selectAll()
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()
  await loadMonths(db, contract, now)
  await loadInvoices(db, contract, now)
  await loadRequest(db)
}

type Contract = { companyId: OfRow<'company'>; planKey: string; startsOn: string; endsOn: string }

const pastMonths = [22, 31, 26, 38, 35, 29, 41, 34]
/** The whole months before this one whose scouts the demo writes one by one. */
const invitedMonths = 2

/** Months the invitations of the demo do not reach. */
async function loadMonths(db: Db, { companyId, planKey, startsOn }: Contract, now: Date) {
  const thisMonth = firstOfMonth(tokyoToday(now))
  const limit = planOf(planKey).newScoutsPerMonth
  const months = pastMonths
    .map((sent, at) => ({
      companyId,
      day: firstOfMonth(thisMonth, at - pastMonths.length - invitedMonths),
      sent: Math.min(sent, limit),
    }))
    .filter(({ day }) => day >= firstOfMonth(startsOn))
  await db
    .insertInto('scoutSentOnDay')
    .values(months)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function loadInvoices(db: Db, contract: Contract, now: Date) {
  const today = tokyoToday(now)
  const { companyId, planKey, startsOn, endsOn } = contract
  const { legalName } = await db
    .selectFrom('company')
    .select('legalName')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const { id: issuedBy } = await db
    .selectFrom('adminAccount')
    .select('id')
    .where('email', '=', demoAccounts.operator)
    .executeTakeFirstOrThrow()
  const term = termLines(planOf(planKey), startsOn, endsOn)
  const [signed, recently] = [addDays(startsOn, -7), addDays(today, -12)]
  const invoices = [
    { issuedOn: signed, lines: term, startsOn, endsOn, planKey, paidOn: addDays(startsOn, 20) },
    { issuedOn: recently, lines: support, cancelled: '品名の誤りのため' },
    { issuedOn: recently, lines: support },
  ]
  const counts = new Map<number, number>()
  for (const { issuedOn, lines, paidOn = null, cancelled = null, ...rest } of invoices) {
    const year = Number(issuedOn.slice(0, 4))
    const count = (counts.get(year) ?? 0) + 1
    counts.set(year, count)
    const { id } = await db
      .insertInto('invoice')
      .values({
        startsOn: issuedOn,
        endsOn: issuedOn,
        ...rest,
        ...issuer,
        companyId,
        number: invoiceNumber(year, count),
        status: paidOn ? 'PAID' : cancelled ? 'CANCELLED' : 'UNPAID',
        issuedOn,
        dueOn: dueDay(issuedOn),
        recipientName: legalName,
        paidOn,
        cancelledOn: cancelled && issuedOn,
        cancelReason: cancelled,
        issuedBy,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('invoiceLine')
      .values(lines.map((line, position) => ({ ...line, companyId, invoiceId: id, position })))
      .execute()
  }
  await db
    .insertInto('invoiceCounter')
    .values([...counts].map(([year, last]) => ({ year, last })))
    .execute()
}

const issuer = {
  issuerName: '株式会社ヨアケ（デモ）',
  issuerAddress: '東京都千代田区（デモのため架空の住所です）',
  registrationNumber: 'T0000000000000',
  payee: 'デモ銀行 夜明支店 普通 0000000（デモのため架空の口座です）',
}

const support: InvoiceLine[] = [
  { description: 'オンライン説明会 配信サポート', quantity: 2, unitPrice: 45_000, taxRate: 10 },
  { description: '参加者への飲料の手配', quantity: 37, unitPrice: 131, taxRate: 8 },
]

/** The company whose contract ends next asks for its renewal. */
async function loadRequest(db: Db) {
  const ending = await db
    .selectFrom('contract')
    .innerJoin('companyUser', 'companyUser.companyId', 'contract.companyId')
    .select(['contract.companyId', 'contract.planKey', 'contract.endsOn', 'companyUser.id as requestedBy'])
    .where('contract.status', '=', 'RENEWAL_PENDING')
    .where('companyUser.role', '=', 'ADMIN')
    .orderBy('companyUser.id')
    .executeTakeFirst()
  if (!ending) return
  const { companyId, planKey, endsOn, requestedBy } = ending
  await db
    .insertInto('contractRequest')
    .values({
      companyId,
      kind: 'RENEWAL',
      planKey,
      wantedFrom: addDays(endsOn, 1),
      message: '来年度も同じプランで続けたいと考えています。請求書は2月中に届くと助かります。',
      contractEndsOn: endsOn,
      requestedBy,
    })
    .execute()
}
