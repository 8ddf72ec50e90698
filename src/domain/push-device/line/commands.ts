import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import { enqueue } from '#platform/queue/queue.ts'
import type { OneTimeCodes } from '#platform/secrets/one-time-codes.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { lettersIn, lineCodeMinutes, type LineEvent, type LineReply, type LineReplyJob } from './rules.ts'

/** Issues the code that connects a LINE with the student; one that was issued before is worth nothing from now on. */
export async function issueLineCode(tx: Tx, { candidateId }: CandidateViewer, { lettersOf }: OneTimeCodes) {
  const id = randomUUID()
  const row = {
    id,
    codeSha256: sha256(lettersOf(id)),
    expiresAt: sql<Date>`now() + make_interval(mins => ${lineCodeMinutes}::int)`,
  }
  await tx
    .insertInto('lineCode')
    .values({ candidateId, ...row })
    .onConflict((conflict) => conflict.column('candidateId').doUpdateSet(row))
    .execute()
}

/** Ends the notices to the student's LINE, and the code that was issued; again changes nothing. */
export async function disconnectLine(tx: Tx, candidate: CandidateViewer) {
  const { candidateId } = candidate
  await tx.deleteFrom('lineCode').where('candidateId', '=', candidateId).execute()
  const ended = await tx
    .deleteFrom('pushDevice')
    .where('candidateId', '=', candidateId)
    .where('service', '=', 'LINE')
    .returning('id')
    .executeTakeFirst()
  if (ended)
    await recordAudit(tx, candidate, [
      { action: 'disconnectLine', subject: 'notification_setting', subjectId: candidateId, candidateId },
    ])
  return true
}

/** Does what somebody did in LINE, and queues the answer to it. The same event again connects nothing more. */
export async function takeLineEvent(tx: Tx, event: LineEvent) {
  if (event.type === 'UNFOLLOW') return forgetLine(tx, event)
  const reply = await replyTo(tx, event)
  const { replyToken } = event
  // The token serves once, for a minute: later tries are in vain.
  const once = { key: `line:${replyToken}`, maxAttempts: 3 }
  await enqueue(tx, 'send_line_reply', { replyToken, reply } satisfies LineReplyJob, once)
}

async function replyTo(tx: Tx, event: Extract<LineEvent, { replyToken: string }>): Promise<LineReply> {
  const letters = event.type === 'MESSAGE' ? lettersIn(event.text) : null
  if (letters !== null && (await connectLine(tx, event.userId, letters))) return 'CONNECTED'
  const hasLine = await isConnected(tx, event.userId)
  if (letters === null) return hasLine ? 'ALREADY_CONNECTED' : 'NOT_CONNECTED'
  return hasLine ? 'CODE_UNKNOWN_CONNECTED' : 'CODE_UNKNOWN'
}

/** Takes the code, so that it serves once. A LINE tells one student, and a student has one LINE: the newest counts. */
async function connectLine(tx: Tx, token: string, letters: string) {
  const codeSha256 = sha256(letters)
  const code = await tx
    .selectFrom('lineCode')
    .select('candidateId')
    .where('codeSha256', '=', codeSha256)
    .executeTakeFirst()
  if (!code) return false
  const { candidateId } = code
  // The student first, as whoever leaves has it: one of the two waits for the other.
  const open = await tx
    .selectFrom('candidate')
    .select('id')
    .where('id', '=', candidateId)
    .where('status', '!=', 'SUSPENDED')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!open) return false
  const taken = await tx
    .deleteFrom('lineCode')
    .where('candidateId', '=', candidateId)
    .where('codeSha256', '=', codeSha256)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (taken.numDeletedRows === 0n) return false
  const gone = await tx
    .deleteFrom('pushDevice')
    .where('service', '=', 'LINE')
    .where((eb) => eb.or([eb('candidateId', '=', candidateId), eb('token', '=', token)]))
    .returning('candidateId')
    .execute()
  const { id } = await tx
    .insertInto('pushDevice')
    .values({ candidateId, token, service: 'LINE', deviceFamily: 'LINE' })
    .onConflict((conflict) =>
      conflict
        .column('token')
        .where('candidateId', 'is not', null)
        .doUpdateSet({ candidateId, registeredAt: sql<Date>`now()` })
        .where('pushDevice.service', '=', 'LINE'),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const former = gone.flatMap(({ candidateId: before }) => (before === null || before === candidateId ? [] : [before]))
  await recordAudit(tx, 'system', [
    ...former.map((before) => entryOf('disconnectLine', before)),
    { ...entryOf('connectLine', candidateId), isOwn: true },
  ])
  await enqueue(tx, 'notify_line_connected', { candidateId, pushDeviceId: id })
  for (const before of former) await enqueue(tx, 'notify_line_moved', { candidateId: before, pushDeviceId: id })
  return true
}

const entryOf = (action: 'connectLine' | 'disconnectLine', candidateId: OfRow<'candidate'>) =>
  ({ action, subject: 'notification_setting', subjectId: candidateId, candidateId }) as const

const isConnected = async (tx: Tx, token: string) =>
  (await tx
    .selectFrom('pushDevice')
    .select('id')
    .where('service', '=', 'LINE')
    .where('token', '=', token)
    .executeTakeFirst()) !== undefined

/** A block in LINE ends the connection. An event that comes late ends none of after it. */
async function forgetLine(tx: Tx, { userId, at }: LineEvent) {
  const ended = await tx
    .deleteFrom('pushDevice')
    .where('service', '=', 'LINE')
    .where('token', '=', userId)
    .where('registeredAt', '<=', at)
    .returning('candidateId')
    .executeTakeFirst()
  if (ended?.candidateId)
    await recordAudit(tx, 'system', [{ ...entryOf('disconnectLine', ended.candidateId), isOwn: true }])
}

/** Codes that nobody sent in their time. */
export const forgetOldLineCodes = (db: Db) => eraseSome(db, 'lineCode', sql`expires_at < now()`)
