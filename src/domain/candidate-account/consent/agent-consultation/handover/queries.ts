import { sql } from 'kysely'
import type { Queue } from '#domain/admin-account/desk/queries.ts'
import { lookups, pickLookups } from '#domain/lookup/queries.ts'
import type { AgentConsultationId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db } from '#platform/database/db.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'

export const consultationFilters = ['OPEN', 'HANDED_OVER', 'REVOKED'] as const
type ConsultationFilter = (typeof consultationFilters)[number]
export type ConsultationRow = Awaited<ReturnType<typeof requireConsultation>>

const isOfFilter = {
  OPEN: sql<boolean>`(agent_consultation.revoked_at is null and agent_consultation.handed_over_at is null)`,
  HANDED_OVER: sql<boolean>`(agent_consultation.revoked_at is null and agent_consultation.handed_over_at is not null)`,
  REVOKED: sql<boolean>`agent_consultation.revoked_at is not null`,
} satisfies Record<ConsultationFilter, unknown>

// The longest waiting first; what is over newest first.
const order = {
  OPEN: sql`agent_consultation.agreed_at`,
  HANDED_OVER: sql`agent_consultation.handed_over_at desc`,
  REVOKED: sql`agent_consultation.revoked_at desc`,
} satisfies Record<ConsultationFilter, unknown>

/** Consents without anything of their students. */
const consultations = (db: Db) =>
  db
    .selectFrom('agentConsultation')
    .leftJoin('adminAccount', 'adminAccount.id', 'agentConsultation.handedOverBy')
    .select(['agentConsultation.id', 'agentConsultation.partnerName', 'agentConsultation.textVersion'])
    .select(['agentConsultation.agreedAt', 'agentConsultation.revokedAt', 'agentConsultation.handedOverAt'])
    .select('adminAccount.familyName as handedOverByName')

export async function listConsultations(db: Db, filter: ConsultationFilter, page: Page) {
  const { limit, offset } = boundsOf(page)
  const [rows, { count }] = await Promise.all([
    consultations(db)
      .where(isOfFilter[filter])
      .orderBy(order[filter])
      .orderBy('agentConsultation.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('agentConsultation')
      .where(isOfFilter[filter])
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: count }
}

/** Consents whose data nobody has handed over yet. */
export const findConsultationQueue = (db: Db): Promise<Queue> =>
  db
    .selectFrom('agentConsultation')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('agreedAt').as('oldestAt')])
    .select(sql<string | null>`null`.as('dueOn'))
    .where(isOfFilter.OPEN)
    .executeTakeFirstOrThrow()

export async function requireConsultation(db: Db, id: AgentConsultationId) {
  const consultation = await consultations(db).where('agentConsultation.id', '=', id).executeTakeFirst()
  if (!consultation) throw new Refusal('not_found')
  return consultation
}

export type ConsultationStudent = NonNullable<Awaited<ReturnType<typeof findConsultationStudent>>>

/** The data named by `handedOver`, and nothing else; undefined once the consent has ended. */
export async function findConsultationStudent(db: Db, id: AgentConsultationId) {
  const student = await db
    .selectFrom('agentConsultation')
    .innerJoin('candidate', 'candidate.id', 'agentConsultation.candidateId')
    .innerJoin('candidateAccount', 'candidateAccount.candidateId', 'candidate.id')
    .leftJoin('school', 'school.id', 'candidate.schoolId')
    .leftJoin('schoolDepartment', 'schoolDepartment.id', 'candidate.schoolDepartmentId')
    .select(['candidateAccount.familyName', 'candidateAccount.givenName'])
    .select(['candidateAccount.familyNameKana', 'candidateAccount.givenNameKana'])
    .select(['candidateAccount.email', 'candidateAccount.phoneNumber'])
    .select((eb) => [
      eb.fn.coalesce('school.name', 'candidate.otherSchoolName').as('schoolName'),
      eb.fn.coalesce('schoolDepartment.name', 'candidate.otherSchoolDepartmentName').as('departmentName'),
    ])
    .select([
      'candidate.graduationYear',
      'candidate.industryIds',
      'candidate.jobTypeIds',
      'candidate.areaPreferenceIds',
    ])
    .where('agentConsultation.id', '=', id)
    .where('agentConsultation.revokedAt', 'is', null)
    .executeTakeFirst()
  if (!student) return undefined
  const { industryIds, jobTypeIds, areaPreferenceIds, ...facts } = student
  const { industries, jobTypes, prefectures } = await lookups(db)
  const labels = (picked: readonly { label: string }[]) => picked.map(({ label }) => label)
  return {
    ...facts,
    industries: labels(pickLookups(industries, industryIds)),
    jobTypes: labels(pickLookups(jobTypes, jobTypeIds)),
    areas: labels(pickLookups(prefectures, areaPreferenceIds)),
  }
}
