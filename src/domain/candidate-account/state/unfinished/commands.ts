import { recordAudit } from '#domain/audit/commands.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Tx } from '#platform/database/db.ts'
import { byTheThousand, enqueue, enqueueMany } from '#platform/queue/queue.ts'
import { closeAccount, moveCandidate } from '../commands.ts'
import { listToAnnounce, lockToEnd } from './queries.ts'
import { lastDayOf } from './rules.ts'

/** Registrations announced in one transaction. */
export const batchSize = 100

/** Tells students whose registration ends soon. The same day again tells nobody twice. Returns how many were told. */
export async function announceEnds(tx: Tx, now: Date) {
  const today = tokyoToday(now)
  const students = await listToAnnounce(tx, today, batchSize)
  await recordAudit(
    tx,
    'system',
    students.map(({ id }) => ({
      action: 'announceEndOfRegistration',
      subject: 'candidate',
      subjectId: id,
      candidateId: id,
    })),
  )
  await enqueueMany(
    tx,
    'notify_registration_ending',
    students.map(({ id }) => ({ candidateId: id, day: lastDayOf(today) })),
    { priority: byTheThousand },
  )
  return students.length
}

/** Withdraws a registration that stayed unfinished after the announcement. Its data goes with the purge. */
export async function endUnfinished(tx: Tx, id: OfRow<'candidate'>, now: Date) {
  if (!(await lockToEnd(tx, tokyoToday(now), id))) return
  await moveCandidate(tx, 'system', id, 'endRegistration')
  await closeAccount(tx, id, { reason: '', reasonKind: null })
  await enqueue(tx, 'notify_withdrawn', { candidateId: id, registration: 'LAPSED' })
}
