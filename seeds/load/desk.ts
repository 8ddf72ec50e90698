import { sql } from 'kysely'
import { secondOperator } from '#seeds/demo-sign-ins.ts'
import type { Db } from '#platform/database/db.ts'
import { addBusinessDays } from '#domain/lookup/holiday/rules.ts'
import { dayMs } from '#ground/tokyo-time.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoDay, tokyoToday } from '#ground/tokyo-time.ts'

const hour = 3_600_000

/** Something in every queue of the operator's first page: complaints, a mismatch, a suspension, a stale job, a failure. */
export async function loadDesk(db: Db, now: Date) {
  const companies = await db
    .selectFrom('company')
    .innerJoin('contract', 'contract.companyId', 'company.id')
    .select(['company.id', 'company.corporateNumber', 'contract.id as contractId'])
    .where('contract.status', '=', 'ACTIVE')
    .orderBy('company.corporateNumber', 'desc')
    .limit(8)
    .execute()
  // The last ones of the list: nobody signs in to them.
  const [, reported, suspended, reviewed, tried, stale] = companies
  if (!reported || !suspended || !reviewed || !tried || !stale) return
  await spreadRegistrations(db, now)
  await loadComplaints(db, reported.id, now)
  await loadMismatch(db, now)
  await loadSuspension(db, suspended.id, now)
  await setContract(db, reviewed, { status: 'UNDER_REVIEW' })
  await setContract(db, tried, {
    status: 'TRIAL',
    planKey: 'LIGHT',
    startsOn: addDays(tokyoToday(now), -18),
    endsOn: addDays(tokyoToday(now), 11),
  })
  await db
    .updateTable('company')
    .set({ insertedAt: new Date(now.getTime() - 20 * dayMs) })
    .where('id', 'in', [tried.id, reviewed.id])
    .execute()
  await db
    .insertInto('contractTrial')
    .values({ corporateNumber: tried.corporateNumber, startedOn: addDays(tokyoToday(now), -18) })
    .execute()
  await db
    .updateTable('job')
    .set({ checkedAt: new Date(now.getTime() - 97 * dayMs) })
    .where('companyId', '=', stale.id)
    .where('status', '=', 'PUBLISHED')
    .execute()
}

/** Students came over a year, not on one day; the companies on trial and under review came lately. */
const spreadRegistrations = (db: Db, now: Date) =>
  sql`
    update candidate_account set inserted_at = ${now}::timestamptz - make_interval(hours => abs(hashtext(candidate_id::text)) % 8000)
    where candidate_id in (select candidate_id from candidate_account limit 20000)`.execute(db)

type Named = { id: OfRow<'company'>; contractId: string }
type Change = { status: 'UNDER_REVIEW' | 'TRIAL'; planKey?: string; startsOn?: string; endsOn?: string }
const setContract = (db: Db, { id, contractId }: Named, change: Change) =>
  db.updateTable('contract').set(change).where('companyId', '=', id).where('id', '=', contractId).execute()

async function loadComplaints(db: Db, reportedCompanyId: OfRow<'company'>, now: Date) {
  const job = await db
    .selectFrom('job')
    .select('id')
    .where('companyId', '=', reportedCompanyId)
    .where('status', '=', 'PUBLISHED')
    .orderBy('id')
    .executeTakeFirst()
  const at = (hours: number) => {
    const insertedAt = new Date(now.getTime() - hours * hour)
    return { area: 'CANDIDATE' as const, insertedAt, dueOn: addBusinessDays(tokyoDay(insertedAt), 3) }
  }
  const [, question] = await db
    .insertInto('inquiry')
    .values([
      {
        ...at(30),
        receiptNumber: `Q-${tokyoToday(now).slice(0, 4)}-DEM0CASE`,
        category: 'CONTENT',
        name: '匿名の学生',
        email: 'reporter@student.example',
        body: '面談で聞いた給与が、募集に書かれている金額と違いました。確認をお願いします。',
        reportedCompanyId,
        reportedJobId: job?.id ?? null,
      },
      {
        ...at(6),
        receiptNumber: `Q-${tokyoToday(now).slice(0, 4)}-DEM0ASKS`,
        category: 'USAGE',
        name: '川端 澪',
        email: 'kawabata@student.example',
        body: '予約した説明会の日程を変更したいのですが、どの画面から変えられますか。',
      },
    ])
    .returning('id')
    .execute()
  if (question) await loadFailedMail(db, question.id)
}

/** A mail that failed ten times of 25. It is tried again in hours, or at once by the operator, and then it leaves. */
async function loadFailedMail(db: Db, inquiryId: string) {
  const payload = JSON.stringify({ inquiryId, to: 'SENDER' })
  const { rows } = await sql<{ id: string }>`
    select id from graphile_worker.add_job('send_inquiry_mail', ${payload}::json, run_at => now() + interval '5 hours')`.execute(
    db,
  )
  await sql`
    update graphile_worker._private_jobs
    set attempts = 10, last_error = '450 4.2.1 mailbox busy',
      created_at = now() - interval '6 hours', updated_at = now() - interval '1 hour'
    where id = ${rows[0]?.id}`.execute(db)
}

/** A student and a company tell one offer differently. */
async function loadMismatch(db: Db, now: Date) {
  const accepted = await db
    .selectFrom('scoutInvitation')
    .select(['companyId', 'id', 'candidateId'])
    .where('status', '=', 'ACCEPTED')
    .orderBy('sentAt')
    .orderBy('id')
    .executeTakeFirst()
  if (!accepted) return
  const { id: scoutInvitationId, ...who } = accepted
  await db
    .insertInto('offerReport')
    .values({
      ...who,
      scoutInvitationId,
      acceptedOn: addDays(tokyoToday(now), -9),
      status: 'MISMATCH',
      answerBy: new Date(now.getTime() + 5 * dayMs),
      answeredAt: new Date(now.getTime() - 2 * dayMs),
      insertedAt: new Date(now.getTime() - 8 * dayMs),
    })
    .execute()
}

/** Asked by the second operator, so that the first one can confirm it. */
async function loadSuspension(db: Db, companyId: OfRow<'company'>, now: Date) {
  const { id: requestedBy } = await db
    .selectFrom('adminAccount')
    .select('id')
    .where('email', '=', secondOperator)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('contractSuspension')
    .values({
      companyId,
      requestedBy,
      reason: '募集に書かれた勤務地と違う場所での面談が続いていると、3名の学生から申し出がありました。',
      insertedAt: new Date(now.getTime() - 20 * hour),
    })
    .execute()
}
