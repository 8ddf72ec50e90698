import { sql } from 'kysely'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { mondayOf } from '#ground/time/month.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { TestApp } from '../client.ts'
import { aCandidate, aCompany, aCompanyUser, aCompanyWithUser } from '../factories.ts'
import { anAdmin } from './admin.ts'
import { aBank } from './assessment.ts'
import { aCheckedResult, anIntellectualResult } from './assessment-result.ts'
import { testAgentPartner } from '../settings.ts'
import { aPreRegistration, anInquiry } from './inquiry.ts'
import { aJob } from './job.ts'
import { anOfferReport } from './offer-report.ts'
import { aSessionId } from './own-account.ts'
import { inHours } from './scheduling.ts'
import { anInvited, aSender, type Sender } from './scout-invitation.ts'
import { aWhitepaper } from './whitepaper.ts'

/** More scouts in a week than the operator leaves unseen. */
const pressing = 9
const today = tokyoToday()

const aRenewalRequest = (companyId: OfRow<'company'>, requestedBy: string) =>
  ({ companyId, kind: 'RENEWAL', planKey: 'LIGHT', wantedFrom: today, contractEndsOn: today, requestedBy }) as const

/** An operator's desk; every turn of `grow` adds one of everything that its pages show many of. */
export async function aDeskAtWork(app: TestApp) {
  const { db } = app
  const { viewer } = await anAdmin(db)
  const sender = await aSender(db)
  const companyId = sender.company.id
  await aBank(db)
  const candidate = await aCandidate(db)
  const looked = { adminAccountId: viewer.adminAccountId, candidateId: candidate.id, expiresAt: inHours(1) }
  const why = { askedBy: 'ID', reasonKind: 'OTHER', reason: '開示の請求に対応するため' } as const
  await db
    .insertInto('candidateLookup')
    .values({ ...looked, ...why })
    .execute()
  let turns = 0
  async function turn() {
    turns += 1
    await growHome(app, viewer, sender, turns)
    await growTraces(app, candidate.id)
    await growQueues(app, viewer, turns)
    const { id: candidateId } = await aCandidate(db)
    await db
      .insertInto('scoutReceivedInWeek')
      .values({ candidateId, week: mondayOf(today), received: pressing })
      .execute()
    await aCheckedResult(db, candidateId)
    const stop = { candidateId, kind: 'SUSPENSION', reason: '通報を受けた調査のため' } as const
    await db
      .insertInto('candidateStop')
      .values({ ...stop, requestedBy: viewer.adminAccountId })
      .execute()
    const consent = { candidateId, partnerName: testAgentPartner.name, textVersion: '1.0' }
    await db.insertInto('agentConsultation').values(consent).execute()
    const attempt = await anIntellectualResult(db, (await aCandidate(db)).id)
    const wish = { voidAskedBy: viewer.adminAccountId, voidReason: '問題が外部に漏れたため' }
    await db.updateTable('assessmentAttempt').set(wish).where('id', '=', attempt.id).execute()
  }
  return {
    viewer,
    companyId,
    candidateId: candidate.id,
    async grow(more: number) {
      for (let made = 0; made < more; made += 1) await turn()
    },
  }
}

/** One more of each list on a company's page. */
async function growHome(app: TestApp, viewer: AdminViewer, sender: Sender, turn: number) {
  const { db } = app
  const companyId = sender.company.id
  await aCompanyUser(db, companyId)
  await aJob(db, { companyId, checkedAt: inHours(-24 * 100) })
  const student = await anInvited(db, sender, { status: 'ACCEPTED', answeredAt: new Date() })
  await anOfferReport(db, student.invitation, 'MISMATCH', inHours(-1))
  const address = `10.1.0.${turn}`
  await app
    .as(student.viewer)
    .ask(
      'mutation ($inquiry: InquiryInput!) { createInquiry(inquiry: $inquiry) }',
      { inquiry: anInquiry({ category: 'CONTENT', jobId: sender.job.id }) },
      { address },
    )
  const form = aPreRegistration({ corporateNumber: sender.company.corporateNumber })
  const apply = 'mutation ($form: PreRegistrationInput!) { createPreRegistration(preRegistration: $form) }'
  await app.as(null).ask(apply, { form }, { address })
  const plan = turn % 2 === 0 ? 'LIGHT' : 'PREMIUM'
  const change = 'mutation ($id: ID!, $plan: PlanKey!) { updateContractPlan(companyId: $id, planKey: $plan) { id } }'
  await app.asAdmin(viewer).ask(change, { id: companyId, plan })
  const line = { description: '個別レポート', quantity: 1, unitPrice: 30_000, taxRate: 10 }
  await app
    .asAdmin(viewer)
    .ask('mutation ($id: ID!, $invoice: InvoiceInput!) { issueInvoice(companyId: $id, invoice: $invoice) { id } }', {
      id: companyId,
      invoice: { startsOn: today, endsOn: today, lines: [line] },
    })
  const answered = {
    status: 'DONE',
    answer: '承りました。',
    answeredBy: viewer.adminAccountId,
    answeredAt: new Date(),
  } as const
  const request = { ...aRenewalRequest(companyId, sender.user.id), ...answered }
  await db.insertInto('contractRequest').values(request).execute()
}

/** One more of each list on the page of a student who was looked up. */
async function growTraces({ db }: TestApp, candidateId: OfRow<'candidate'>) {
  await aSessionId(db, candidateId)
  const { company, user } = await aCompanyWithUser(db)
  const opened = { area: 'client', action: 'searchCandidate', subject: 'candidate', subjectId: candidateId } as const
  await db
    .insertInto('audit')
    .values({ ...opened, candidateId, companyId: company.id, actorId: user.id })
    .execute()
  await anIntellectualResult(db, candidateId)
}

/** One more in each queue and list of the desk. */
async function growQueues({ db }: TestApp, { adminAccountId }: AdminViewer, turn: number) {
  await anAdmin(db)
  const { id: companyId } = await aCompany(db, {
    legalName: aPreRegistration().companyName,
    contract: { endsOn: addDays(today, 20) },
  })
  const user = await aCompanyUser(db, companyId)
  await db.insertInto('contractRequest').values(aRenewalRequest(companyId, user.id)).execute()
  const reason = '虚偽の募集条件が繰り返し確認されたため。'
  await db.insertInto('contractSuspension').values({ companyId, reason, requestedBy: adminAccountId }).execute()
  await db.insertInto('sendingSlowdown').values({ companyId, answered: 1, ended: 60 }).execute()
  const code = { companyName: '株式会社例示', email: `first${turn}@reiji.example`, createdBy: adminAccountId }
  await db
    .insertInto('companyRegistrationCode')
    .values({ ...code, expiresAt: inHours(72) })
    .execute()
  await aWhitepaper(db)
  const open = { applicationStartAt: inHours(-24), applicationEndAt: inHours(24), eventUrl: 'https://example.jp' }
  await db
    .insertInto('encourageEvent')
    .values({ title: '合同説明会', eventCategoryId: 1, companyName: 'ヨアケ', position: turn, ...open })
    .execute()
  const shown = { shownFrom: inHours(-48), shownUntil: inHours(-24) }
  await db
    .insertInto('serviceNotice')
    .values({ area: 'ALL', kind: 'INFO', text: 'お知らせ', ...shown })
    .execute()
  const template = { title: `定型文${turn}`, body: '{氏名}様', updatedBy: adminAccountId }
  await db.insertInto('inquiryTemplate').values(template).execute()
  const file = {
    adminAccountId,
    fileName: '学校.csv',
    fileSha256: Buffer.alloc(32),
    appliedAt: new Date(),
    added: turn,
  }
  await db.insertInto('schoolImport').values(file).execute()
  await sql`insert into retention_run (kind, day, rows) values ('INQUIRY', ${addDays(today, -turn)}::date, 3)`.execute(
    db,
  )
  await sql`select graphile_worker.add_job(${`send_mail_of_try_${turn}`}, '{}'::json)`.execute(db)
  await sql`update graphile_worker._private_jobs set last_error = 'refused', attempts = max_attempts`.execute(db)
}
