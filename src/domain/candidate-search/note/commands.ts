import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { requireVisibleId } from '#domain/candidate/queries.ts'
import { listCompanyUsers } from '#domain/company/queries.ts'
import { requireJob } from '#domain/job/queries.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { tidyText } from '#ground/spelling/tidy-text.ts'
import { namedCompanyUserId, type CandidateId, type CandidateNoteId, type JobId, type OfRow } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { lockNote } from './queries.ts'
import { canDelete, canEdit, checkNote, maxMentioned, mentionText } from './rules.ts'

type Written = { text: string; mentionedUserIds: readonly string[] }

/**
 * Writes a note about a student for the colleagues, about one job or in general, and tells those it mentions. Refuses
 * not_found and invalid_input, also for a colleague who was disabled.
 */
export async function addCandidateNote(
  tx: Tx,
  company: CompanyViewer,
  named: { candidateId: CandidateId; jobId: JobId | null },
  note: Written,
) {
  const { companyId, companyUserId } = company
  const text = requireText(note.text)
  const candidateId = await requireVisibleId(tx, companyId, named.candidateId)
  const jobId = named.jobId && (await requireJob(tx, companyId, named.jobId)).id
  const mentioned = await requireMentioned(tx, company, note.mentionedUserIds, [])
  const { id } = await tx
    .insertInto('candidateNote')
    .values({ companyId, candidateId, jobId, companyUserId, text })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setMentions(tx, company, id, mentioned, [])
  await recordNote(tx, company, 'addCandidateNote', { id, candidateId })
  return id as CandidateNoteId
}

/**
 * Replaces a note of one's own; who is mentioned anew is told. Refuses not_found, forbidden, invalid_input, and
 * changed_meanwhile where another window has saved since.
 */
export async function updateCandidateNote(
  tx: Tx,
  company: CompanyViewer,
  id: CandidateNoteId,
  revision: number,
  note: Written,
) {
  const { companyId } = company
  const text = requireText(note.text)
  const present = await lockNote(tx, companyId, id)
  if (!canEdit(present, company)) throw new Refusal('forbidden')
  if (present.revision !== revision) throw new Refusal('changed_meanwhile')
  const before = present.mentionedUserIds
  const mentioned = await requireMentioned(tx, company, note.mentionedUserIds, before)
  await tx
    .updateTable('candidateNote')
    .set({ text, revision: revision + 1, editedAt: sql<Date>`now()` })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  await setMentions(tx, company, id, mentioned, before)
  await recordNote(tx, company, 'updateCandidateNote', present)
  return id
}

/** Deletes a note of one's own, or any as an administrator. Refuses not_found and forbidden. */
export async function deleteCandidateNote(tx: Tx, company: CompanyViewer, id: CandidateNoteId) {
  const { companyId } = company
  const present = await lockNote(tx, companyId, id)
  if (!canDelete(present, company)) throw new Refusal('forbidden')
  await tx.deleteFrom('candidateNote').where('companyId', '=', companyId).where('id', '=', id).execute()
  await recordNote(tx, company, 'deleteCandidateNote', present)
  return id
}

function requireText(text: string) {
  const plain = tidyText(text)
  refuseInvalid([checkNote(plain)])
  return plain
}

/** The mentioned colleagues; one who was disabled may stay in an old note, and joins no new one. */
async function requireMentioned(
  tx: Tx,
  { companyId }: CompanyViewer,
  userIds: readonly string[],
  before: readonly string[],
) {
  const ids = [...new Set(userIds.map(namedCompanyUserId))]
  if (ids.length === 0) return []
  const users = await listCompanyUsers(tx, companyId, ids)
  if (ids.some((id) => !users.has(id))) throw new Refusal('not_found')
  const added = ids.filter((id) => !before.includes(id)).map((id) => users.get(id))
  const message =
    ids.length > maxMentioned
      ? mentionText.tooMany
      : added.some((user) => user?.status !== 'ACTIVE')
        ? mentionText.gone
        : added.some((user) => user?.role === 'INTERVIEWER')
          ? mentionText.interviewer
          : null
  refuseInvalid([message === null ? null : { path: 'mentionedUserIds', message }])
  return ids
}

async function setMentions(
  tx: Tx,
  { companyId, companyUserId }: CompanyViewer,
  candidateNoteId: string,
  mentioned: readonly string[],
  before: readonly string[],
) {
  await tx
    .deleteFrom('candidateNoteMention')
    .where('companyId', '=', companyId)
    .where('candidateNoteId', '=', candidateNoteId)
    .execute()
  if (mentioned.length === 0) return
  await tx
    .insertInto('candidateNoteMention')
    .values(mentioned.map((id) => ({ companyId, candidateNoteId, companyUserId: id })))
    .execute()
  const companyUserIds = mentioned.filter((id) => id !== companyUserId && !before.includes(id))
  if (companyUserIds.length > 0)
    await enqueue(tx, 'notify_candidate_note', { companyId, candidateNoteId, companyUserIds })
}

type NoteAct = 'addCandidateNote' | 'updateCandidateNote' | 'deleteCandidateNote'

const recordNote = (
  tx: Tx,
  company: CompanyViewer,
  action: NoteAct,
  { id, candidateId }: { id: string; candidateId: OfRow<'candidate'> },
) =>
  recordAudit(tx, company, [
    { action, subject: 'candidate_note', subjectId: id, companyId: company.companyId, candidateId },
  ])
