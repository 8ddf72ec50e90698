import { sql } from 'kysely'
import type { CandidateId, CandidateNoteId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { namedValues } from '#platform/database/named-value.ts'
import { requireVisibleId } from '#domain/candidate/queries.ts'
import { maxNotes } from './rules.ts'

const notes = (db: Db | Tx, companyId: CompanyId) =>
  db
    .selectFrom('candidateNote')
    .selectAll()
    .select(
      sql<string[]>`array(select mention.company_user_id::text from candidate_note_mention mention
        where mention.company_id = candidate_note.company_id and mention.candidate_note_id = candidate_note.id
        order by mention.company_user_id)`.as('mentionedUserIds'),
    )
    .where('companyId', '=', companyId)

export type CandidateNoteRow = Awaited<ReturnType<typeof requireNote>>

/** Batched: the newest notes of each student, the newest first. The caller has read that the student may be seen. */
export async function listNotes(db: Db, companyId: CompanyId, candidateIds: readonly CandidateId[]) {
  const rows = await notes(db, companyId)
    .where('candidateId', 'in', namedValues(candidateIds))
    .orderBy('id', 'desc')
    .limit(maxNotes * candidateIds.length)
    .execute()
  return Map.groupBy(rows, ({ candidateId }): CandidateId => candidateId)
}

/** A note about a student whom the company may see. Refuses not_found. */
export async function requireNote(db: Db | Tx, companyId: CompanyId, id: CandidateNoteId) {
  const note = await notes(db, companyId).where('id', '=', id).executeTakeFirst()
  if (!note) throw new Refusal('not_found')
  await requireVisibleId(db, companyId, note.candidateId)
  return note
}

/** As `requireNote`; holds the row until the transaction ends. */
export async function lockNote(tx: Tx, companyId: CompanyId, id: CandidateNoteId) {
  await tx
    .selectFrom('candidateNote')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return requireNote(tx, companyId, id)
}

/** The active users of the company who read notes: everybody but interviewers. */
export const listNoteReaders = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('companyUser')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('status', '=', 'ACTIVE')
    .where('role', '!=', 'INTERVIEWER')
    .orderBy('id')
    .execute()
