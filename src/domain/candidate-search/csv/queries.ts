import { sql, type NotNull } from 'kysely'
import { requireFeature } from '#domain/company/queries.ts'
import { jobId, type OfRow } from '#ground/id.ts'
import { requireJob } from '#domain/job/queries.ts'
import { Refusal } from '#ground/refusal.ts'
import { findStages } from '#domain/scout-invitation/pipeline/queries.ts'
import { findContacts } from '#domain/scout-invitation/sent/queries.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { csvRows, csvStart, type CsvEncoding, type CsvPart } from '#platform/documents/csv.ts'
import type { Db } from '#platform/database/db.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { invitedCandidates } from '../by-job/queries.ts'
import { listCompanyCandidates } from '../company-candidate/queries.ts'
import { csvTitle, maxCsvRows, type CsvFilter } from './rules.ts'
import { csvCells, csvHeadings, type CsvRow } from './table.ts'

/** Rows read, written and released at a time. */
const rowsAtOnce = 500

/** The name of the export's file, and its number of rows now. Refuses plan_restricted and not_found. */
export async function requireExport(db: Db, companyId: CompanyId, filter: CsvFilter) {
  await requireFeature(db, companyId, 'csv')
  const job = filter.jobId === null ? null : await requireJob(db, companyId, jobId(filter.jobId))
  const { count } = await invitedCandidates(db, companyId, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { title: csvTitle(filter.scoutInvitationStatus, job?.title ?? null, tokyoToday()), count }
}

/** The whole export at once. Refuses csv_too_large above 9,999 rows. */
export async function readExport(db: Db, companyId: CompanyId, filter: CsvFilter, encoding: CsvEncoding) {
  const { title, count } = await requireExport(db, companyId, filter)
  if (count > maxCsvRows) throw new Refusal('csv_too_large', { values: { max: maxCsvRows } })
  const parts = await Array.fromAsync(exportParts(db, companyId, filter, encoding))
  return {
    title,
    encoding,
    bytes: Buffer.concat(parts.map(({ bytes }) => bytes)),
    count: parts.reduce((sum, { rows }) => sum + rows, 0),
    unencodableCount: parts.reduce((sum, part) => sum + part.unencodableCount, 0),
  }
}

/**
 * The export piece by piece, newest first. Only one piece is in memory; no transaction and no connection is held while
 * the reader waits. Students who leave or block the company meanwhile are left out of the remaining pieces.
 */
export async function* exportParts(
  db: Db,
  companyId: CompanyId,
  filter: CsvFilter,
  encoding: CsvEncoding,
): AsyncGenerator<CsvPart & { rows: number }> {
  const head = csvRows([csvHeadings], encoding)
  yield { ...head, bytes: Buffer.concat([csvStart(encoding), head.bytes]), rows: 0 }
  for (let after: Cursor | null = null; ;) {
    const { rows, next }: { rows: CsvRow[]; next: Cursor | null } = await listPage(db, companyId, filter, after)
    yield { ...csvRows(rows.map(csvCells), encoding), rows: rows.length }
    if (!next) return
    after = next
  }
}

/** The moment as text from PostgreSQL: a Date would lose its microseconds, and the export would lose rows. */
type Cursor = { at: string; candidateId: OfRow<'candidate'> }

async function listPage(db: Db, companyId: CompanyId, filter: CsvFilter, after: Cursor | null) {
  const scoutRows = await listInvited(db, companyId, filter, after)
  const last = scoutRows.at(-1)
  const next = last && scoutRows.length === rowsAtOnce ? { at: last.cursor, candidateId: last.candidateId } : null
  if (!last) return { rows: [], next }
  const ids = scoutRows.map(({ candidateId }) => candidateId)
  const [contacts, companyCandidates, stages] = await Promise.all([
    findContacts(db, companyId, ids),
    listCompanyCandidates(db, companyId, ids),
    findStages(
      db,
      companyId,
      scoutRows.map(({ id }) => id),
    ),
  ])
  const rows = scoutRows.flatMap((row): CsvRow[] => {
    const contact = contacts.get(row.candidateId)
    if (!contact) return []
    const { labels = [], memo = null } = companyCandidates.get(row.candidateId) ?? {}
    const stage = stages.get(row.id)?.label ?? ''
    return [{ ...row, ...contact, stage, memo: memo ?? '', labels: labels.map(({ text }) => text) }]
  })
  return { rows, next }
}

const listInvited = (db: Db, companyId: CompanyId, filter: CsvFilter, after: Cursor | null) =>
  invitedCandidates(db, companyId, filter)
    .innerJoin('scoutInvitation', (join) =>
      join.onRef('scoutInvitation.id', '=', 'latest.id').on('scoutInvitation.companyId', '=', companyId),
    )
    .innerJoin('job', (join) => join.onRef('job.id', '=', 'latest.jobId').on('job.companyId', '=', companyId))
    .leftJoin('school', 'school.id', 'candidate.schoolId')
    .leftJoin('schoolDepartment', 'schoolDepartment.id', 'candidate.schoolDepartmentId')
    .leftJoinLateral(
      (q) =>
        q
          .selectFrom('booking')
          .select([sql<Date>`lower(during)`.as('startAt'), sql<Date>`upper(during)`.as('endAt')])
          .whereRef('booking.candidateId', '=', 'latest.candidateId')
          .whereRef('booking.scoutInvitationId', '=', 'latest.id')
          .whereRef('booking.step', '=', 'scoutInvitation.step')
          .where('booking.companyId', '=', companyId)
          // After a missed date the student chooses another one; until then there is none.
          .where((eb) =>
            eb.or([
              eb('booking.status', 'in', ['BOOKED', 'ATTENDED']),
              eb.and([eb('booking.status', '=', 'NO_SHOW'), eb('scoutInvitation.schedulingStatus', '=', 'ACCEPTED')]),
            ]),
          )
          .orderBy('booking.insertedAt', 'desc')
          .limit(1)
          .as('booked'),
      (join) => join.onTrue(),
    )
    .select([
      'latest.id',
      'latest.candidateId',
      'latest.status',
      'latest.schedulingStatus',
      sql<string>`latest.at::text`.as('cursor'),
    ])
    .select('scoutInvitation.personalShare')
    .select(['scoutInvitation.answeredAt as acceptedAt', 'job.title as jobTitle', 'booked.startAt', 'booked.endAt'])
    .select(['candidate.degree', 'candidate.graduationYear', 'candidate.graduationMonth'])
    .select((eb) => [
      eb.fn.coalesce('school.name', 'candidate.otherSchoolName').as('schoolName'),
      eb.fn.coalesce('schoolDepartment.name', 'candidate.otherSchoolDepartmentName').as('departmentName'),
    ])
    .$if(after !== null, (q) =>
      q.where(
        sql<boolean>`(latest.at, latest.candidate_id) < (${after?.at}::timestamptz, ${after?.candidateId}::uuid)`,
      ),
    )
    .orderBy('latest.at', 'desc')
    .orderBy('latest.candidateId', 'desc')
    .limit(rowsAtOnce)
    // An invited student has told the education (candidate_graduation_year_said).
    .$narrowType<{ graduationYear: NotNull }>()
    .execute()
