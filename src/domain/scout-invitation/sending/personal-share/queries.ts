import { sql } from 'kysely'
import type { CandidateId, OfRow } from '#ground/id.ts'
import { firstLetters } from '#ground/text-length.ts'
import { isUuid } from '#ground/uuid.ts'
import { listCandidateProfiles } from '#domain/candidate/queries.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { findQuotable } from '../queries.ts'
import { limits } from '../rules.ts'
import { printsOfAll, sharesOf, type Judged } from './rules/sending.ts'
import { readProfile } from './rules/student.ts'

/** By print, the student who was sent it; null for a print that several students were sent. */
export type SentPrints = ReadonlyMap<number, OfRow<'candidate'> | null>

/** The prints that stand in letters of the company already, of those to look for. */
export async function findSentPrints(db: Db, companyId: CompanyId, prints: readonly number[]): Promise<SentPrints> {
  if (prints.length === 0) return new Map()
  const { rows } = await sql<{ candidateId: OfRow<'candidate'> | null; print: number }>`
    select candidate_id, print from scout_wording
    where company_id = ${companyId} and print = any(${prints}::integer[])`.execute(db)
  return new Map(rows.map(({ print, candidateId }) => [print, candidateId]))
}

type Letters = {
  message: string
  isExperiment: boolean
  invitations: readonly { candidateId: CandidateId; reason: string }[]
}

/**
 * The shares of letters before they are sent; those to students whom the company may not scout are absent. A letter is
 * compared with the profile as its writer reads it: the share would tell a school that fair mode hides.
 */
export async function judgeLetters(db: Db, company: CompanyViewer, letters: Letters): Promise<Judged[]> {
  const ids = letters.invitations.map(({ candidateId: id }) => id).filter(isUuid)
  if (ids.length === 0) return []
  const { companyId } = company
  const students = await findQuotable(db, companyId, ids)
  const profiles = await listCandidateProfiles(db, company, [...students.keys()])
  const byId = new Map(letters.invitations.map(({ candidateId: id, reason }) => [id, reason]))
  const invitations = [...byId].flatMap(([id, reason]) => {
    const profile = profiles.get(id)
    if (!profile) return []
    return [
      {
        candidateId: id,
        reason: firstLetters(reason.trim(), limits.reason.max),
        profile: readProfile({
          ...profile,
          departmentName: profile.listedDepartmentName ?? profile.otherSchoolDepartmentName,
        }),
      },
    ]
  })
  const { isExperiment } = letters
  const sending = {
    companyId,
    isExperiment,
    message: firstLetters(letters.message.trim(), limits.message.max),
    invitations,
  }
  return sharesOf({ ...sending, sentTo: await findSentPrints(db, companyId, printsOfAll(sending)) })
}
