import { sql } from 'kysely'
import type { CandidateId } from '#ground/id.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { profileTexts } from '#domain/candidate/profile/text/rules.ts'
import { isIntakePaused } from '#domain/candidate/intake/queries.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { namedValues } from '#platform/database/named-value.ts'
import { hasReportedCompany } from '../reported/queries.ts'
import { limits } from './rules.ts'

/** Ids in the order of the argument. The reason why a student is under alreadySent is never given. */
export type ScoutInvitationStatuses = { new: CandidateId[]; renew: CandidateId[]; alreadySent: CandidateId[] }

export type EarlierScout = { familyName: string; sentAt: Date; isScheduled: boolean }

/** The newest scout of the company to each student, with its sender. */
export async function findEarlierScouts(db: Db, companyId: CompanyId, candidateIds: readonly CandidateId[]) {
  const rows = await db
    .selectFrom('scoutInvitation')
    .innerJoin('companyUser as sender', (join) => ofSameCompany(join, 'sender.id', 'scoutInvitation.companyUserId'))
    .select(['candidateId', 'sender.familyName', 'sentAt', 'scoutInvitation.status'])
    .distinctOn('candidateId')
    .where('scoutInvitation.companyId', '=', companyId)
    .where('candidateId', 'in', namedValues(candidateIds))
    .orderBy('candidateId')
    .orderBy('round', 'desc')
    .execute()
  return new Map(
    rows.map(({ candidateId, status, ...row }): [CandidateId, EarlierScout] => [
      candidateId,
      { ...row, isScheduled: status === 'SCHEDULED' },
    ]),
  )
}

/** A renewal is open from 45 days after the first invitation was declined or expired. */
export const isRenewable = sql<boolean>`(
  first.status in ('DECLINED', 'EXPIRED') and first.ended_at <= now() - make_interval(days => ${sql.lit(limits.renewDays)}))`

/** Sorts students by whether the company may scout them for the first time, once more, or not at all. */
export async function classify(
  db: Db,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<ScoutInvitationStatuses> {
  if (candidateIds.length === 0) return { new: [], renew: [], alreadySent: [] }
  const rows = await listReachable(db, companyId, candidateIds)
  const kinds = new Map(rows.map(({ id, kind }): [CandidateId, string] => [id, kind]))
  const of = (kind: string) => candidateIds.filter((id) => (kinds.get(id) ?? 'alreadySent') === kind)
  return { new: of('new'), renew: of('renew'), alreadySent: of('alreadySent') }
}

const listReachable = (db: Db, companyId: CompanyId, candidateIds: readonly CandidateId[]) =>
  db
    .selectFrom('candidate')
    .leftJoin('scoutInvitation as first', (join) =>
      join
        .onRef('first.candidateId', '=', 'candidate.id')
        .on('first.companyId', '=', companyId)
        .on('first.round', '=', 1),
    )
    .leftJoin('scoutInvitation as second', (join) =>
      join
        .onRef('second.candidateId', '=', 'candidate.id')
        .on('second.companyId', '=', companyId)
        .on('second.round', '=', 2),
    )
    .select('candidate.id')
    .select(
      sql<string>`
      case
        when first.id is null then 'new'
        when second.id is null and ${isRenewable} then 'renew'
        else 'alreadySent'
      end`.as('kind'),
    )
    .where(sql<boolean>`candidate.id = any(${candidateIds}::uuid[])`)
    .where(isOpenTo(companyId))
    .where(({ not }) => not(isIntakePaused(tokyoToday())))
    .execute()

/**
 * An active student who has neither blocked nor reported the company. Unknown, hidden, blocking and reporting students
 * give the same answer.
 */
export const isOpenTo = (companyId: CompanyId) => sql<boolean>`(
  candidate.status = 'ACTIVE' and not exists (
    select 1 from blocked_company
    where blocked_company.candidate_id = candidate.id and blocked_company.company_id = ${companyId})
  and not ${hasReportedCompany(companyId)})`

/**
 * Holds the students until the transaction ends, so that no quoted text, no block and no pause changes meanwhile. A
 * statement of its own: a transaction that waited for a block sees it only in its next statement.
 */
export const holdStudents = (tx: Tx, candidateIds: readonly CandidateId[]) =>
  tx
    .selectFrom('candidate')
    .select('id')
    .where('id', 'in', namedValues(candidateIds))
    .orderBy('id')
    .forShare()
    .execute()

/** The profile texts of the students the company may scout, held until the transaction ends. */
export async function lockQuotable(tx: Tx, companyId: CompanyId, candidateIds: readonly CandidateId[]) {
  await holdStudents(tx, candidateIds)
  return findQuotable(tx, companyId, candidateIds)
}

export type Profile = Awaited<ReturnType<typeof findQuotable>> extends Map<string, infer Row> ? Row : never

/** The profile texts of the students the company may scout. */
export async function findQuotable(db: Db, companyId: CompanyId, candidateIds: readonly CandidateId[]) {
  const rows = await db
    .selectFrom('candidate')
    .leftJoin('schoolDepartment', 'schoolDepartment.id', 'candidate.schoolDepartmentId')
    .select(['candidate.id', 'taglines', ...profileTexts])
    .select((eb) => eb.fn.coalesce('schoolDepartment.name', 'otherSchoolDepartmentName').as('departmentName'))
    .select(isIntakePaused(tokyoToday()).as('isPaused'))
    .where('candidate.id', 'in', namedValues(candidateIds))
    .where(isOpenTo(companyId))
    .execute()
  return new Map<CandidateId, (typeof rows)[number]>(rows.map((row) => [row.id, row]))
}
