import { type Insertable, sql } from 'kysely'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'
import type { OfRow } from '#ground/id.ts'
import { endOfTokyoDay } from '#ground/time/moment.ts'
import { aCandidate, aCompany, aCompanyUser } from '../factories.ts'
import { aJob } from './job.ts'
import { aScheduling, aSchedulingDate } from './scheduling.ts'

type Given<Table extends keyof DB> = Partial<Insertable<DB[Table]>>
type Home = { companyId: OfRow<'company'>; companyUserId: string; candidateId: OfRow<'candidate'>; jobId: string }

export const aMessage =
  'はじめまして。私たちは東海地方の工場で使われる検査装置をつくっています。あなたのプロフィールを読み、ぜひ一度お話ししたいと思い連絡しました。仕事の内容、働く場所、選考の流れは募集のページに書いています。まずは気軽に読んでみてください。'
export const aReason =
  '研究室で測定値のばらつきの原因を半年かけて突き止めた経験を読み、検査装置の開発で大切にしている姿勢と重なると感じました。'

/** An unanswered invitation sent just now; give a status and what belongs to it. */
export async function aScoutInvitation(
  db: Db,
  { companyId, companyUserId, jobId, ...given }: Home & Given<'scoutInvitation'>,
) {
  const history = await db
    .insertInto('templateMessageHistory')
    .values({ companyId, jobId, companyUserId, subject: '検査装置の開発について', text: aMessage })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = { companyId, companyUserId, jobId, templateMessageHistoryId: history.id }
  return db
    .insertInto('scoutInvitation')
    .values({ ...row, reason: aReason, expiresAt: endOfTokyoDay(new Date(), 14), ...given })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Columns of an invitation that the student accepted; the student has not chosen a date yet. */
export const acceptedForScheduling = () =>
  ({
    status: 'ACCEPTED',
    schedulingStatus: 'PENDING',
    answeredAt: new Date(),
    scheduleBy: endOfTokyoDay(new Date(), 14),
  }) satisfies Given<'scoutInvitation'>

/** As acceptedForScheduling, for a student who asked for other dates: the company owes the answer. */
export const askingForDates = () =>
  ({
    ...acceptedForScheduling(),
    schedulingStatus: 'SCHEDULING_DATE_REQUESTED',
    scheduleBy: null,
  }) satisfies Given<'scoutInvitation'>

/** Books the date for the present step of an accepted invitation, seat and all. */
export async function aSeatFor(
  db: Db,
  invitation: { companyId: OfRow<'company'>; id: string; candidateId: OfRow<'candidate'>; step?: number },
  date: { id: string; startAt: Date; endAt: Date },
) {
  const { companyId, candidateId } = invitation
  const booking = await db
    .insertInto('booking')
    .values({
      companyId,
      candidateId,
      scoutInvitationId: invitation.id,
      step: invitation.step ?? 1,
      schedulingDateId: date.id,
      during: sql<string>`tstzrange(${date.startAt}, ${date.endAt})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .updateTable('schedulingDate')
    .set((eb) => ({ booked: eb('booked', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('id', '=', date.id)
    .execute()
  await db
    .updateTable('scoutInvitation')
    .set({ schedulingStatus: 'ACCEPTED', scheduleBy: null })
    .where('companyId', '=', companyId)
    .where('id', '=', invitation.id)
    .execute()
  return booking
}

/** A company with its user, a published job and students: most tests of scouting begin here. */
export async function aSender(db: Db, options: Parameters<typeof aCompany>[1] = {}, job: Given<'job'> = {}) {
  const company = await aCompany(db, options)
  const user = await aCompanyUser(db, company.id)
  return { company, user, viewer: user.viewer, job: await aJob(db, { companyId: company.id, ...job }) }
}
export type Sender = Awaited<ReturnType<typeof aSender>>

/** A sender whose job invites to the dates of a scheduling. */
export async function aSchedulingSender(db: Db, options: Parameters<typeof aCompany>[1] = {}) {
  const company = await aCompany(db, options)
  const user = await aCompanyUser(db, company.id)
  const scheduling = await aScheduling(db, { companyId: company.id, type: 'INTERVIEW' })
  const job = await aJob(db, { companyId: company.id, schedulingId: scheduling.id })
  const date = (given: Given<'schedulingDate'> = {}) =>
    aSchedulingDate(db, { companyId: company.id, schedulingId: scheduling.id, ...given })
  return { company, user, viewer: user.viewer, job, scheduling, date }
}

export const homeOf = ({
  company,
  user,
  job,
}: {
  company: { id: CompanyId }
  user: { id: string }
  job: { id: string }
}) => ({
  companyId: company.id,
  companyUserId: user.id,
  jobId: job.id,
})

/** An invited student, with the invitation. */
export async function anInvited(db: Db, sender: Parameters<typeof homeOf>[0], given: Given<'scoutInvitation'> = {}) {
  const candidate = await aCandidate(db)
  const invitation = await aScoutInvitation(db, { ...homeOf(sender), candidateId: candidate.id, ...given })
  return { candidate, viewer: candidate.viewer, invitation }
}

/** Every key of the search is written for each: few enough for the time a statement has. */
const inOneStatement = 2_000

/** A number of students who accepted, many of them in the same microsecond. */
export async function acceptedInBulk(db: Db, sender: Sender, count: number) {
  const { companyId, companyUserId, jobId } = homeOf(sender)
  const { invitation } = await anInvited(db, sender)
  for (let left = count; left > 0; left -= inOneStatement)
    await sql`
    with student as (
      insert into candidate (status, graduation_year, department_category)
      select 'ACTIVE', 2028, 'OTHER' from generate_series(1, ${Math.min(left, inOneStatement)}) returning id, ordinal
    ), account as (
      insert into candidate_account (candidate_id, email, family_name, given_name, family_name_kana, given_name_kana)
      select id, 'bulk' || ordinal || '@student.example', '山田', '花' || ordinal, 'ヤマダ', 'ハナ' from student
    )
    insert into scout_invitation (company_id, candidate_id, job_id, template_message_history_id, company_user_id, reason, expires_at, status, answered_at)
    select ${companyId}, id, ${jobId}, ${invitation.templateMessageHistoryId}, ${companyUserId}, repeat('理', 40), now() + interval '9 days', 'ACCEPTED',
      now() - (ordinal % 7) * interval '1 microsecond'
    from student`.execute(db)
}
