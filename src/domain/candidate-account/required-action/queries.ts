import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'

/** The facts that the rules decide by, with the values that the form begins with. */
export const requireRequiredFacts = (db: Db | Tx, candidateId: OfRow<'candidate'>) =>
  db
    .selectFrom('candidate')
    .innerJoin('candidateAccount', 'candidateAccount.candidateId', 'candidate.id')
    .leftJoin('school', 'school.id', 'candidate.schoolId')
    .select(['candidate.status', 'candidate.schoolId', 'candidate.otherSchoolName', 'candidate.schoolDepartmentId'])
    .select(['candidate.otherSchoolDepartmentName', 'candidate.departmentCategory', 'candidate.confirmedSchoolYear'])
    .select(['candidate.graduationYear', 'candidate.graduationMonth', 'candidate.jobHuntingStatusId'])
    .select(['candidate.campusPrefectureId', 'candidate.highSchoolName'])
    .select(['candidateAccount.familyName', 'candidateAccount.givenName'])
    .select(['candidateAccount.familyNameKana', 'candidateAccount.givenNameKana'])
    .select(sql<boolean>`candidate_account.phone_verified_at is not null`.as('isPhoneVerified'))
    .select(({ fn }) => fn.coalesce('school.name', 'candidate.otherSchoolName').as('schoolName'))
    .where('candidate.id', '=', candidateId)
    .executeTakeFirstOrThrow()

export type RequiredFacts = Awaited<ReturnType<typeof requireRequiredFacts>>

/** The facts that the form of the required items replaces; the phone has a page of its own. */
export const editedPart = (facts: RequiredFacts) => ({ ...facts, status: null, isPhoneVerified: null })

/**
 * Ids of ACTIVE students after this one for whom something required is missing on the Tokyo day, oldest first. A missing
 * department waits for the next 1 April: no student leaves the search for it on another night.
 */
export async function listToRequire(tx: Tx, today: string, after: OfRow<'candidate'> | null, size: number) {
  const rows = await tx
    .selectFrom('candidate')
    .innerJoin('candidateAccount', 'candidateAccount.candidateId', 'candidate.id')
    .select('candidate.id')
    .where('candidate.status', '=', 'ACTIVE')
    .where(({ or, and, eb }) =>
      or([
        sql<boolean>`confirmation_due_on(confirmed_school_year, graduation_year, graduation_month) <= ${today}::date`,
        eb('candidateAccount.familyName', '=', ''),
        eb('candidateAccount.phoneVerifiedAt', 'is', null),
        and([eb('candidate.schoolId', 'is', null), eb('candidate.otherSchoolName', 'is', null)]),
      ]),
    )
    .$call((query) => (after === null ? query : query.where('candidate.id', '>', after)))
    .orderBy('candidate.id')
    .limit(size)
    .forUpdate('candidate')
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}
