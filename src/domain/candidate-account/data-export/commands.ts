import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { Files } from '#platform/files/files.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { isLeftStatus } from '../state/rules.ts'
import { countExportsOfDay, findReadyExport } from './queries.ts'
import { exportKey, exportsPerDay } from './rules.ts'

/**
 * Asks for a file of everything about the student. Returns the file that is being made, if there is one. Refuses
 * export_limit_reached after `exportsPerDay` files of a day.
 */
export async function requestDataExport(tx: Tx, candidate: CandidateViewer) {
  const { candidateId } = candidate
  // Locks the account, so that two requests at once are one.
  const { status } = await tx
    .selectFrom('candidate')
    .select('status')
    .where('id', '=', candidateId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (isLeftStatus(status)) throw new Refusal('account_not_changeable')
  const running = await tx
    .selectFrom('candidateExport')
    .select('id')
    .where('candidateId', '=', candidateId)
    .where('status', 'in', ['ASKED', 'RUNNING'])
    .executeTakeFirst()
  if (running) return running.id
  if ((await countExportsOfDay(tx, candidateId)) >= exportsPerDay)
    throw new Refusal('export_limit_reached', { values: { limit: exportsPerDay } })
  const { id } = await tx
    .insertInto('candidateExport')
    .values({ candidateId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, 'make_candidate_export', { candidateId, candidateExportId: id })
  await recordAudit(tx, candidate, [
    { action: 'requestDataExport', subject: 'candidate_export', subjectId: id, candidateId },
  ])
  return id
}

/** The student's file; recorded before its first byte leaves. Refuses not_found once it is gone or another's. */
export async function downloadExport(db: Db, files: Pick<Files, 'get'>, candidate: CandidateViewer, id: string) {
  const { candidateId } = candidate
  const ready = await findReadyExport(db, candidateId, id)
  const file = ready && (await files.get(exportKey(ready.id)))
  if (!ready || !file) throw new Refusal('not_found')
  await recordAudit(db, candidate, [
    { action: 'downloadDataExport', subject: 'candidate_export', subjectId: id, candidateId },
  ])
  return { bytes: file.bytes, madeAt: ready.readyAt ?? ready.insertedAt }
}

/** Ends the files of a student who leaves; a job removes their bytes. */
export async function endExports(tx: Tx, candidateId: OfRow<'candidate'>) {
  const ended = await tx
    .updateTable('candidateExport')
    .set({ status: 'EXPIRED', expiresAt: sql<Date>`least(expires_at, now())` })
    .where('candidateId', '=', candidateId)
    .where('status', 'in', ['ASKED', 'RUNNING', 'READY'])
    .returning('id')
    .execute()
  for (const { id } of ended) await enqueue(tx, 'remove_candidate_export', { candidateExportId: id })
}
