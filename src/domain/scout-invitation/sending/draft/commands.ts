import { sql } from 'kysely'
import { requireJob } from '#domain/job/queries.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { candidateId, type CandidateId, type JobId, type OfRow } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { isUuid } from '#ground/uuid.ts'
import { validationText } from '#ground/validation/validation.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import { isOpenTo } from '../queries.ts'
import { draftKeptDays } from './retention/rules.ts'
import { checkDraft, draftLimits, type DraftStudent, type DraftText } from './rules.ts'

/** `revision` names the saved text; `readRevision` is the stored text that it was written on, null for none. */
export type DraftSave = DraftText & { revision: string; readRevision: string | null }

/**
 * Stores what the viewer writes for a job. A save that is repeated changes nothing. Students whom the company may not
 * see are left out. Refuses not_found, invalid_input, and scout_draft_changed_meanwhile where the stored draft is
 * another one than the text was written on.
 */
export async function saveScoutDraft(
  tx: Tx,
  company: CompanyViewer,
  jobId: JobId,
  { students, revision, readRevision, ...draft }: DraftSave,
  sessionTokenSha256: Buffer | null,
) {
  const names = [revision, readRevision ?? revision, draft.template?.id ?? revision]
  if (!names.every(isUuid)) throw new Refusal('not_found')
  await requireJob(tx, company.companyId, jobId)
  refuseInvalid(checkDraft({ ...draft, students }))
  const stored = await lockDraft(tx, company, jobId)
  if (stored?.revision === revision) return
  requireRevision(stored, readRevision)
  if (students.length > draftLimits.students) await refuseMore(tx, company, jobId, students.length)
  const { template, promises, ...text } = draft
  const values = {
    ...text,
    promises: [...promises],
    scoutTemplateId: template?.id ?? null,
    scoutTemplateVersion: template?.version ?? null,
    revision,
    deviceFamily: await findDeviceFamily(tx, sessionTokenSha256),
    savedAt: sql<Date>`clock_timestamp()`,
  }
  const saved = stored
    ? await tx
        .updateTable('scoutDraft')
        .set(values)
        .where((eb) => eb.and(keyOf(company, jobId)))
        .returning('jobId')
        .executeTakeFirst()
    : await tx
        .insertInto('scoutDraft')
        .values({ ...keyOf(company, jobId), ...values, leftOut: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .returning('jobId')
        .executeTakeFirst()
  // Another device, or the same save a second time, began the draft of this job in this moment.
  if (!saved) return requireRevision(await lockDraft(tx, company, jobId), revision)
  const leftOut = await replaceStudents(tx, company, jobId, students)
  if (leftOut === (stored?.leftOut ?? 0)) return
  await tx
    .updateTable('scoutDraft')
    .set({ leftOut })
    .where((eb) => eb.and(keyOf(company, jobId)))
    .execute()
}

/** Takes the students whose letters are done out of the viewer's draft. Gives the revision of what is left, null for nothing. */
export async function takeSentFromDraft(
  tx: Tx,
  company: CompanyViewer,
  jobId: JobId,
  invitations: readonly { candidateId: CandidateId }[],
) {
  if (!(await lockDraft(tx, company, jobId))) return null
  await tx
    .deleteFrom('scoutDraftStudent')
    .where((eb) => eb.and(keyOf(company, jobId)))
    .where(sql<boolean>`candidate_id::text = any(${invitations.map((one) => one.candidateId)}::text[])`)
    .execute()
  const begun = await tx
    .selectFrom('scoutDraftStudent')
    .select('reason')
    .where((eb) => eb.and(keyOf(company, jobId)))
    .execute()
  if (begun.every(({ reason }) => reason.trim() === '')) {
    await deleteDraft(tx, company, jobId)
    return null
  }
  const { revision } = await tx
    .updateTable('scoutDraft')
    .set({ revision: sql<string>`uuidv7()` })
    .where((eb) => eb.and(keyOf(company, jobId)))
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/**
 * Deletes the viewer's draft as it was read at the revision. One that is gone already is no mistake. Refuses not_found
 * and scout_draft_changed_meanwhile.
 */
export async function deleteScoutDraft(tx: Tx, company: CompanyViewer, jobId: JobId, readRevision: string) {
  await requireJob(tx, company.companyId, jobId)
  const stored = await lockDraft(tx, company, jobId)
  if (!stored) return
  requireRevision(stored, readRevision)
  await deleteDraft(tx, company, jobId)
}

/** The words about a student leave the drafts of the company, or of all companies. */
export async function takeStudentFromDrafts(tx: Tx, student: OfRow<'candidate'>, companyId: OfRow<'company'> | null) {
  // The drafts first, as a save does, and in one order.
  const { rows: drafts } = await sql`
    select from scout_draft
    where (company_id, company_user_id, job_id) in (
      select company_id, company_user_id, job_id from scout_draft_student
      where candidate_id = ${student} and (${companyId}::uuid is null or company_id = ${companyId}::uuid))
    order by company_id, company_user_id, job_id for update`.execute(tx)
  if (drafts.length === 0) return
  await sql`
    with taken as (
      delete from scout_draft_student
      where candidate_id = ${student} and (${companyId}::uuid is null or company_id = ${companyId}::uuid)
      returning company_id, company_user_id, job_id
    )
    update scout_draft set left_out = left_out + 1 from taken
    where scout_draft.company_id = taken.company_id and scout_draft.company_user_id = taken.company_user_id
      and scout_draft.job_id = taken.job_id`.execute(tx)
}

export const forgetOldDrafts = (db: Db) =>
  eraseSome(db, 'scoutDraft', sql`saved_at < now() - make_interval(days => ${draftKeptDays})`)

const keyOf = ({ companyId, companyUserId }: CompanyViewer, jobId: JobId) => ({ companyId, companyUserId, jobId })

/** A draft that has more students by letters that were not delivered may keep them, and take no others. */
async function refuseMore(tx: Tx, company: CompanyViewer, jobId: JobId, count: number) {
  const { studentCount } = await tx
    .selectFrom('scoutDraftStudent')
    .select(({ fn }) => fn.countAll<number>().as('studentCount'))
    .where((eb) => eb.and(keyOf(company, jobId)))
    .executeTakeFirstOrThrow()
  if (count <= studentCount) return
  refuseInvalid([{ path: 'students', message: validationText.tooManyOptions('学生', draftLimits.students) }])
}

/** Of two devices that save at once, the second waits and reads what the first has stored. */
const lockDraft = (tx: Tx, company: CompanyViewer, jobId: JobId) =>
  tx
    .selectFrom('scoutDraft')
    .select(['revision', 'leftOut'])
    .where((eb) => eb.and(keyOf(company, jobId)))
    .forUpdate()
    .executeTakeFirst()

function requireRevision(stored: { revision: string } | undefined, revision: string | null) {
  if ((stored?.revision ?? null) !== revision) throw new Refusal('scout_draft_changed_meanwhile')
}

const deleteDraft = (tx: Tx, company: CompanyViewer, jobId: JobId) =>
  tx
    .deleteFrom('scoutDraft')
    .where((eb) => eb.and(keyOf(company, jobId)))
    .execute()

/** The kind of device that saves; '' for a machine. */
async function findDeviceFamily(tx: Tx, sessionTokenSha256: Buffer | null) {
  if (sessionTokenSha256 === null) return ''
  const session = await tx
    .selectFrom('session')
    .select('deviceFamily')
    .where('tokenSha256', '=', sessionTokenSha256)
    .executeTakeFirst()
  return session?.deviceFamily ?? ''
}

// In the order of ids, so that two drafts never wait for each other's students in a circle.
async function replaceStudents(tx: Tx, company: CompanyViewer, jobId: JobId, students: readonly DraftStudent[]) {
  const { companyId, companyUserId } = company
  const ids = students.map(({ candidateId: id }) => candidateId(id))
  await tx
    .deleteFrom('scoutDraftStudent')
    .where((eb) => eb.and(keyOf(company, jobId)))
    .where(sql<boolean>`not candidate_id = any(${ids}::uuid[])`)
    .execute()
  const rows = JSON.stringify(
    students.map(({ candidateId: id, reason, quotations }, position) => ({
      candidate_id: id,
      position,
      reason,
      quotations,
    })),
  )
  const { rows: stored } = await sql`
    with input as (
      select distinct on (entry.candidate_id) entry.* from json_to_recordset(${rows}::json)
        as entry(candidate_id uuid, position integer, reason text, quotations jsonb)
      order by entry.candidate_id, position
    ), open as (
      select input.* from input join candidate on candidate.id = input.candidate_id where ${isOpenTo(companyId)}
    ), written as (
      insert into scout_draft_student
        (company_id, company_user_id, job_id, candidate_id, position, reason, quotations)
      select ${companyId}::uuid, ${companyUserId}::uuid, ${jobId}::uuid, candidate_id, position, reason, quotations
      from open order by candidate_id
      on conflict (company_id, company_user_id, job_id, candidate_id) do update
        set position = excluded.position, reason = excluded.reason, quotations = excluded.quotations
        where (scout_draft_student.position, scout_draft_student.reason, scout_draft_student.quotations)
          is distinct from (excluded.position, excluded.reason, excluded.quotations)
    )
    select candidate_id from open`.execute(tx)
  return new Set(ids).size - stored.length
}
