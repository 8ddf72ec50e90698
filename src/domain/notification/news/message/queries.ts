import { hasReported } from '#domain/scout-invitation/reported/queries.ts'
import { gatheredSeconds, type ThreadSide } from '#domain/scout-invitation/thread/rules.ts'
import { isStudentVisible } from '#domain/scout-invitation/sent/queries.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { findScoutFacts, type AboutScout, type ScoutFacts } from '../../facts/queries.ts'
import { findQuietHours } from '../../quiet-hours/queries.ts'
import { heldUntil, usualQuietHours } from '../../quiet-hours/rules.ts'

export type AboutMessage = AboutScout & { side: ThreadSide; position: number }
export type MessageFacts = { scout: ScoutFacts; inCharge: string; unread: number }

const findThread = (db: Db | Tx, { companyId, scoutInvitationId }: AboutScout) =>
  db
    .selectFrom('thread')
    .selectAll()
    .select(hasReported('thread').as('isReported'))
    .where('companyId', '=', companyId)
    .where('scoutInvitationId', '=', scoutInvitationId)
    .executeTakeFirst()

/**
 * Undefined once the other side has read the messages of this side, the thread was reported, or the student has blocked
 * the company or left.
 */
export async function findMessageFacts(db: Db | Tx, about: AboutMessage): Promise<MessageFacts | undefined> {
  const thread = await findThread(db, about)
  const facts = thread && (await findScoutFacts(db, about))
  if (!thread || !facts || thread.isReported || !(await isStudentVisible(db, thread))) return undefined
  const read = about.side === 'CANDIDATE' ? thread.companyRead : thread.candidateRead
  const unread = thread.lastPosition - read
  return unread > 0 && about.position > read ? { ...facts, inCharge: thread.inCharge, unread } : undefined
}

const mostTexts = 5

/** The texts of the company's messages that the student has not read; none unless the student wants them in mails. */
export async function listUnreadTexts(db: Db | Tx, { companyId, scoutInvitationId }: AboutScout) {
  const rows = await db
    .selectFrom('thread')
    .innerJoin('threadChoice', 'threadChoice.candidateId', 'thread.candidateId')
    .innerJoin('threadMessage', (join) =>
      ofSameCompany(join, 'threadMessage.scoutInvitationId', 'thread.scoutInvitationId'),
    )
    .select('threadMessage.text')
    .where('thread.companyId', '=', companyId)
    .where('thread.scoutInvitationId', '=', scoutInvitationId)
    .where('threadChoice.hasTextInMail', '=', true)
    .where('threadMessage.companyUserId', 'is not', null)
    .whereRef('threadMessage.position', '>', 'thread.candidateRead')
    .orderBy('threadMessage.position', 'desc')
    .limit(mostTexts)
    .execute()
  return rows.map(({ text }) => text).toReversed()
}

/**
 * The message when it is to be told now. Messages that followed the first one within five minutes are told by the last
 * of them. In the reader's quiet hours the occasion is put off to the morning.
 */
export async function messageToTell(tx: Tx, about: AboutMessage, now: Date): Promise<readonly AboutMessage[]> {
  const thread = await findThread(tx, about)
  if (!thread) return []
  const beganAt = about.side === 'CANDIDATE' ? thread.candidateBeganAt : thread.companyBeganAt
  const isOver = beganAt !== null && now.getTime() >= beganAt.getTime() + gatheredSeconds * 1000
  if (isOver && about.position < thread.lastPosition) return []
  const hours = about.side === 'COMPANY' ? await findQuietHours(tx, thread.candidateId) : usualQuietHours
  const runAt = heldUntil(now, hours)
  if (runAt === null) return [about]
  await enqueue(tx, 'notify_thread_message', about, { runAt })
  return []
}
