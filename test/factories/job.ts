import type { Insertable } from 'kysely'
import { requiredConditions } from '#domain/job/condition/rules.ts'
import type { OfRow } from '#ground/id.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'

let made = 0

export type GivenJob = Partial<Insertable<DB['job']>> & { companyId: OfRow<'company'> }

/** A complete message job that is published, unless told otherwise; give `schedulingId` and it is a scheduling job. */
export async function aJob(db: Db, given: GivenJob) {
  const kind = given.schedulingId ? 'SCHEDULING' : 'MESSAGE'
  const completionDescription = '承認ありがとうございます。担当者からご連絡します。'
  const job = await db
    .insertInto('job')
    .values({
      title: `エンジニア職 ${++made}`,
      status: 'PUBLISHED',
      scoutTypeId: 1,
      jobTypeIds: [12],
      kind,
      completionDescription,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const part = { companyId: job.companyId, jobId: job.id }
  await db
    .insertInto('jobContent')
    .values([
      { ...part, position: 0, kind: 'HEADING', text: 'お任せする仕事' },
      { ...part, position: 1, kind: 'TEXT', text: '業務システムの設計と開発をお任せします。' },
    ])
    .execute()
  await db
    .insertInto('jobCondition')
    .values(requiredConditions.map((label, position) => ({ ...part, position, label, body: `${label}を書いたところ` })))
    .execute()
  await db
    .insertInto('jobRecruitmentStep')
    .values([
      { ...part, position: 0, recruitmentStepId: 10 },
      { ...part, position: 1, customLabel: '社員との座談会' },
    ])
    .execute()
  return job
}

/** A draft with nothing but its title. */
export const anEmptyJob = (db: Db, given: GivenJob) =>
  db
    .insertInto('job')
    .values({ title: `書きかけの募集 ${++made}`, scoutTypeId: 1, jobTypeIds: [12], ...given })
    .returningAll()
    .executeTakeFirstOrThrow()
