import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { OfRow } from '#ground/id.ts'
import { dayMs } from '#ground/tokyo-time.ts'
import { seedId } from './seed-id.ts'

type Comparison = {
  title: string
  /** The place of the job among those with the most scouts. */
  place: number
  /** Days ago on which it began; it ends 60 days later, and earlier where `stoppedAfter` says so. */
  begunBefore: number
  stoppedAfter: number | null
  difference: number
  versionOf: (text: { subject: string; message: string }) => { subject: string; message: string }
}

const comparisons: readonly Comparison[] = [
  {
    title: '締めの一文を質問にする',
    place: 0,
    begunBefore: 75,
    stoppedAfter: 60,
    difference: 15,
    versionOf: ({ subject, message }) => ({
      subject,
      message: `${message}\n\nいま研究や活動でいちばん時間をかけていることを、よければ最初のやりとりで聞かせてください。`,
    }),
  },
  {
    title: '件名で仕事の場面を言う',
    place: 2,
    begunBefore: 34,
    stoppedAfter: null,
    difference: 20,
    versionOf: ({ message }) => ({ subject: '試作の失敗を、翌日の改良につなげる仕事です', message }),
  },
]

/** Two comparisons of the demo's company: one that is over, and one that takes students. */
export async function writeExperiments(db: Db, companyId: OfRow<'company'>, now: Date) {
  const { rows: jobs } = await sql<{ id: string; templateId: string; companyUserId: string }>`
    select job_id as id, min(template_message_history_id::text)::uuid as template_id,
      min(company_user_id::text)::uuid as company_user_id
    from scout_invitation join job on job.company_id = scout_invitation.company_id and job.id = job_id
    where scout_invitation.company_id = ${companyId} and not job.is_archived
    group by job_id order by count(*) desc, job_id limit ${1 + Math.max(...comparisons.map(({ place }) => place))}`.execute(
    db,
  )
  for (const comparison of comparisons) {
    const job = jobs[comparison.place]
    if (job) await writeExperiment(db, companyId, job, comparison, now)
  }
}

type Job = { id: string; templateId: string; companyUserId: string }

async function writeExperiment(db: Db, companyId: OfRow<'company'>, job: Job, comparison: Comparison, now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  const { title, begunBefore, stoppedAfter, difference, place } = comparison
  const template = await db
    .selectFrom('templateMessageHistory')
    .select(['subject', 'text', 'insertedAt'])
    .where('companyId', '=', companyId)
    .where('id', '=', job.templateId)
    .executeTakeFirstOrThrow()
  const versionB = comparison.versionOf({ subject: template.subject, message: template.text })
  const startedAt = before(begunBefore)
  const id = seedId(startedAt, `experiment/${place}`)
  const textB = seedId(startedAt, `experiment-text/${place}`)
  const plan = { baseRate: 30, difference }
  await db
    .insertInto('scoutExperiment')
    .values({
      companyId,
      id,
      jobId: job.id,
      companyUserId: job.companyUserId,
      title,
      subjectA: template.subject,
      messageA: template.text,
      subjectB: versionB.subject,
      messageB: versionB.message,
      ...plan,
      startedAt,
      endsAt: before(begunBefore - 60),
      endedAt: stoppedAfter === null ? null : before(begunBefore - stoppedAfter),
      endCause: stoppedAfter === null ? null : 'TIME',
    })
    .execute()
  await db
    .insertInto('templateMessageHistory')
    .values({
      companyId,
      id: textB,
      jobId: job.id,
      companyUserId: job.companyUserId,
      subject: versionB.subject,
      text: versionB.message,
      // Before the first text, so that the composer goes on with that one.
      insertedAt: new Date(template.insertedAt.getTime() - dayMs),
    })
    .execute()
  await sql`
    insert into scout_experiment_student (company_id, scout_experiment_id, candidate_id, version, scout_invitation_id)
    select company_id, ${id}::uuid, candidate_id,
      case when row_number() over (order by md5(id::text)) % 2 = 0 then 'A' else 'B' end, id
    from scout_invitation
    where company_id = ${companyId} and job_id = ${job.id}::uuid and round = 1 and status <> 'SCHEDULED'
      and sent_at between ${startedAt} and ${before(Math.max(0, begunBefore - 60))}`.execute(db)
  await sql`
    update scout_invitation set template_message_history_id = ${textB}::uuid
    from scout_experiment_student student
    where student.scout_experiment_id = ${id}::uuid and student.version = 'B'
      and scout_invitation.company_id = ${companyId} and scout_invitation.id = student.scout_invitation_id`.execute(db)
}
