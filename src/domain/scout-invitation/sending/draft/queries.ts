import { sql } from 'kysely'
import type { CompanyUserRow } from '#domain/company/queries.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { requireJob } from '#domain/job/queries.ts'
import type { CandidateId, JobId, OfRow } from '#ground/id.ts'
import { namedValues } from '#platform/database/named-value.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import type { PromiseKind } from '../../promise/rules.ts'
import { isOpenTo } from '../queries.ts'
import { draftPresentDays, type DraftStudent } from './rules.ts'

type Proof = Pick<CompanyViewer, 'companyId' | 'companyUserId'>

const ownDrafts = (db: Db, { companyId, companyUserId }: Proof) =>
  db
    .selectFrom('scoutDraft')
    .selectAll('scoutDraft')
    .where('scoutDraft.companyId', '=', companyId)
    .where('scoutDraft.companyUserId', '=', companyUserId)

export type ScoutDraftRow = Awaited<ReturnType<typeof listOwnDrafts>>[number]

/** The viewer's own drafts, the latest first. */
export async function listOwnDrafts(db: Db, viewer: Proof) {
  const rows = await ownDrafts(db, viewer).orderBy('savedAt', 'desc').orderBy('jobId').execute()
  return rows.map(draftOf)
}

/** Null where nothing is stored. Refuses not_found for a job that is gone, so that nobody takes its draft for a sent one. */
export async function readOwnDraft(db: Db, viewer: Proof, jobId: JobId) {
  await requireJob(db, viewer.companyId, jobId)
  return findOwnDraft(db, viewer, jobId)
}

export async function findOwnDraft(db: Db, viewer: Proof, jobId: JobId) {
  const row = await ownDrafts(db, viewer).where('jobId', '=', jobId).executeTakeFirst()
  return row && draftOf(row)
}

// The check of the column holds the words of a promise.
const draftOf = <Row extends { promises: string[] }>(row: Row) => ({ ...row, promises: row.promises as PromiseKind[] })

/** The words of a scout that was not delivered, where the draft has others. */
export type UndeliveredLetter = { subject: string; message: string; reason: string }
export type StoredStudent = DraftStudent & { undelivered: UndeliveredLetter | null }
export type StudentsOfDraft = { students: StoredStudent[]; hidden: number }

/** The students of the viewer's drafts by job. A student who may not be scouted any more is only counted. */
export async function listDraftStudents(db: Db, { companyId, companyUserId }: Proof, jobIds: readonly string[]) {
  const rows = await db
    .selectFrom('scoutDraftStudent')
    .innerJoin('candidate', 'candidate.id', 'scoutDraftStudent.candidateId')
    .select(['jobId', 'candidateId', 'reason', 'quotations', 'undelivered'])
    .select(isOpenTo(companyId).as('isOpen'))
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .where('jobId', 'in', jobIds)
    .orderBy('position')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ jobId }) => jobId)].map(([jobId, students]): [string, StudentsOfDraft] => {
      const open = students.filter(({ isOpen }) => isOpen)
      return [jobId, { students: open.map(studentOf), hidden: students.length - open.length }]
    }),
  )
}

type StudentRow = { candidateId: OfRow<'candidate'>; reason: string; quotations: unknown; undelivered: unknown }

// Only quotations that passed the door are stored.
const studentOf = ({ candidateId, reason, quotations, undelivered }: StudentRow) => ({
  candidateId,
  reason,
  quotations: quotations as DraftStudent['quotations'],
  undelivered: undelivered as UndeliveredLetter | null,
})

export type DraftOfColleague = { savedAt: Date; companyUser: CompanyUserRow }

type ViewerAndStudents = Proof & { candidateIds: readonly OfRow<'candidate'>[] }
const draftsOfColleagues = compiledOnce((db, { companyId, companyUserId, candidateIds }: ViewerAndStudents) =>
  db
    .selectFrom('scoutDraftStudent')
    .innerJoin('scoutDraft', (join) =>
      ofSameCompany(join, 'scoutDraft.companyUserId', 'scoutDraftStudent.companyUserId').onRef(
        'scoutDraft.jobId',
        '=',
        'scoutDraftStudent.jobId',
      ),
    )
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'scoutDraft.companyUserId'))
    .selectAll('companyUser')
    .select(['candidateId', 'savedAt'])
    .where('scoutDraftStudent.companyId', '=', companyId)
    .where('candidateId', 'in', candidateIds)
    .where('scoutDraftStudent.companyUserId', '!=', companyUserId)
    .where('companyUser.status', '=', 'ACTIVE')
    .where('companyUser.role', 'in', ['ADMIN', 'RECRUITER'])
    .where('savedAt', '>', sql<Date>`now() - make_interval(days => ${draftPresentDays})`)
    .where(sql<boolean>`scout_draft_student.reason ~ '[^[:space:]]'`)
    .orderBy('savedAt', 'desc'),
)

/** The colleagues of the viewer who have begun a reason for the students in the last days, the latest first. */
export async function listDraftsOfColleagues(
  db: Db,
  { companyId, companyUserId }: Proof,
  candidateIds: readonly CandidateId[],
) {
  if (candidateIds.length === 0) return new Map<CandidateId, DraftOfColleague[]>()
  const rows = await draftsOfColleagues(db, { companyId, companyUserId, candidateIds: namedValues(candidateIds) })
  return new Map(
    [...Map.groupBy(rows, ({ candidateId }) => candidateId)].map(
      ([id, ofStudent]): [CandidateId, DraftOfColleague[]] => [
        id,
        onceEach(ofStudent).map(({ savedAt, ...companyUser }) => ({ savedAt, companyUser })),
      ],
    ),
  )
}

/** A colleague who writes for two jobs is one colleague. */
const onceEach = <Row extends { id: string }>(rows: readonly Row[]) =>
  rows.filter(({ id }, at) => rows.findIndex((other) => other.id === id) === at)
