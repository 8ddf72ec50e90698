import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { requireContract } from '#domain/company/queries.ts'
import type { CandidateViewer, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { EncodedFile } from '#ground/limits/attached-file.ts'
import { tidyText } from '#ground/spelling/tidy-text.ts'
import type { NamedCompanyUserId, OfRow, ScoutInvitationId } from '#ground/id.ts'
import { threadMessageLimit } from '#ground/limits/thread-message.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { checkText } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import type { AttachedFile } from '#platform/pictures/attached-file.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { notify } from '#platform/queue/relay.ts'
import { lockScoutInvitation } from '../queries.ts'
import { markScoutInvitationContacted } from '../sent/commands.ts'
import { findThreadChoice } from './choice/queries.ts'
import { attachFiles, readMessageFiles } from './file/commands.ts'
import { listWritingUsers } from './inbox/queries.ts'
import { listMessages, lockThread, requireOwnThread, standingOf, type ThreadRow } from './queries.ts'
import { isAllOf, maxInRow, noticeOf, refusalOfMessage, wasAccepted } from './rules.ts'

/** The channel that announces changed threads; the payload is a `ThreadChange` in JSON, never a text. */
export const threadChannel = 'thread'
type OfThread = { companyId: OfRow<'company'>; candidateId: OfRow<'candidate'>; scoutInvitationId: string }
/** A reading that is shown to nobody is told to the student's own devices alone. */
export type ThreadChange = OfThread & { to: 'BOTH' | 'CANDIDATE' }

type Scout = { companyId: OfRow<'company'>; candidateId: OfRow<'candidate'>; companyUserId: string; id: string }

/** The sender who may still write, and else an ADMIN. */
const firstInCharge = ({ companyId, companyUserId }: Scout) => sql<string>`coalesce(
  (select id from company_user where company_id = ${companyId} and status = 'ACTIVE'
    and (role = 'ADMIN' or (role = 'RECRUITER' and id = ${companyUserId}))
    order by id <> ${companyUserId}, id limit 1),
  ${companyUserId})`

/** Opens the thread of a scout that the student accepts; the sender is in charge of it. */
export const openThread = (tx: Tx, scout: Scout, now: Date) =>
  tx
    .insertInto('thread')
    .values({
      companyId: scout.companyId,
      scoutInvitationId: scout.id,
      candidateId: scout.candidateId,
      inCharge: firstInCharge(scout),
      lastAt: now,
    })
    .onConflict((conflict) => conflict.columns(['companyId', 'scoutInvitationId']).doUpdateSet({ lastAt: now }))
    .execute()

/**
 * Refuses invalid_input, not_found, thread_closed, thread_waits_for_answer after thirty messages in a row and, before the
 * answer to the scout, question_already_asked.
 */
export async function sendMessageToCompany(
  tx: Tx,
  candidate: CandidateViewer,
  id: ScoutInvitationId,
  message: CheckedMessage,
) {
  await lockScoutInvitation(tx, candidate.candidateId, id)
  await write(tx, candidate, await requireOwnThread(tx, candidate.candidateId, id), message)
  return id
}

/**
 * Refuses invalid_input, not_found, thread_closed and, before the student's answer, question_already_answered. The first
 * message to a student who accepted is the word that the company owes.
 */
export async function sendMessageToCandidate(
  tx: Tx,
  company: CompanyViewer,
  id: ScoutInvitationId,
  message: CheckedMessage,
) {
  const thread = await lockThread(tx, company.companyId, id)
  await write(tx, company, thread, message)
  if (thread.status === 'ACCEPTED' && thread.contactedAt === null)
    await markScoutInvitationContacted(tx, company, id, 'THREAD')
  return id
}

export type CheckedMessage = { text: string; files: readonly AttachedFile[] }

/** Reads a message before its transaction: its files only where its text may be sent. Refuses invalid_input. */
export async function readMessage(written: string, files: readonly EncodedFile[]): Promise<CheckedMessage> {
  const text = tidyText(written)
  refuseInvalid([checkText('text', text, threadMessageLimit)])
  return { text, files: await readMessageFiles(files) }
}

/** The caller holds the scout, so that positions follow each other. */
async function write(
  tx: Tx,
  viewer: CandidateViewer | CompanyViewer,
  thread: ThreadRow,
  { text, files }: CheckedMessage,
) {
  const now = new Date()
  const { companyId, scoutInvitationId, candidateId, inCharge, side } = thread
  const standing = standingOf(thread, await requireContract(tx, companyId), now)
  const refusal = refusalOfMessage(side, standing, thread.lastPosition)
  if (refusal) throw new Refusal(refusal)
  if (thread.lastSide === side && thread.lastPosition >= maxInRow) {
    const newest = await listMessages(tx, thread, { before: null, first: maxInRow })
    if (isAllOf(side, newest)) throw new Refusal('thread_waits_for_answer', { values: { max: maxInRow } })
  }
  const position = thread.lastPosition + 1
  const notice = noticeOf(side === 'CANDIDATE' ? thread.candidateBeganAt : thread.companyBeganAt, now)
  const change = {
    lastPosition: position,
    lastSide: side,
    lastAt: now,
    ...(side === 'CANDIDATE'
      ? {
          candidateRead: position,
          candidateBeganAt: notice.beganAt,
          // An answer shows by itself that what came before was read.
          ...(wasAccepted(thread) && { candidateShown: position }),
        }
      : { companyRead: position, companyBeganAt: notice.beganAt }),
  }
  await tx
    .insertInto('thread')
    .values({ companyId, scoutInvitationId, candidateId, inCharge, ...change })
    .onConflict((conflict) => conflict.columns(['companyId', 'scoutInvitationId']).doUpdateSet(change))
    .execute()
  await tx
    .insertInto('threadMessage')
    .values({
      companyId,
      scoutInvitationId,
      position,
      candidateId,
      companyUserId: viewer.kind === 'company' ? viewer.companyUserId : null,
      text,
      sentAt: now,
    })
    .execute()
  await attachFiles(tx, thread, { position, state: standing.state, files })
  await enqueue(tx, 'notify_thread_message', { companyId, scoutInvitationId, side, position }, { runAt: notice.runAt })
  await announce(tx, thread)
  await audit(tx, viewer, viewer.kind === 'company' ? 'sendMessageToCandidate' : 'sendMessageToCompany', thread)
}

/** The student has read up to this message; nothing becomes unread again. */
export async function readThreadWithCompany(
  tx: Tx,
  candidate: CandidateViewer,
  id: ScoutInvitationId,
  position: number,
) {
  const thread = await requireOwnThread(tx, candidate.candidateId, id)
  await markRead(tx, thread, position)
  return id
}

/** The inbox is the company's: what one of its people has read is read for all. */
export async function readThreadWithCandidate(tx: Tx, company: CompanyViewer, id: ScoutInvitationId, position: number) {
  const thread = await lockThread(tx, company.companyId, id)
  await markRead(tx, thread, position)
  return id
}

async function markRead(tx: Tx, thread: ThreadRow, position: number) {
  const { companyId, scoutInvitationId, side } = thread
  const column = side === 'CANDIDATE' ? 'candidateRead' : 'companyRead'
  const reached = sql<number>`least(last_position, ${position}::int)`
  const isShown = side === 'COMPANY' || (await showsReading(tx, thread))
  const moved = await tx
    .updateTable('thread')
    .set({ [column]: reached, ...(side === 'CANDIDATE' && isShown && { candidateShown: reached }) })
    .where('companyId', '=', companyId)
    .where('scoutInvitationId', '=', scoutInvitationId)
    .where(column, '<', reached)
    .returning('scoutInvitationId')
    .executeTakeFirst()
  if (moved) await announce(tx, thread, isShown ? 'BOTH' : 'CANDIDATE')
}

/** A company sees a student's reading after an answer, unless the student turned that off. */
const showsReading = async (tx: Tx, thread: ThreadRow) =>
  wasAccepted(thread) && (await findThreadChoice(tx, thread.candidateId)).showsReading

/** Ends a thread that its student reports; the caller holds the scout. */
export async function endReportedThread(tx: Tx, thread: ThreadRow) {
  const { companyId, scoutInvitationId, candidateId, inCharge, lastAt } = thread
  const reportedAt = new Date()
  await tx
    .insertInto('thread')
    .values({ companyId, scoutInvitationId, candidateId, inCharge, lastAt: lastAt ?? reportedAt, reportedAt })
    .onConflict((conflict) => conflict.columns(['companyId', 'scoutInvitationId']).doUpdateSet({ reportedAt }))
    .execute()
  await announce(tx, thread)
}

/** Hands the thread to a colleague who may write. Refuses not_found. */
export async function updateThreadInCharge(
  tx: Tx,
  company: CompanyViewer,
  id: ScoutInvitationId,
  companyUserId: NamedCompanyUserId,
) {
  const { companyId } = company
  const thread = await lockThread(tx, companyId, id)
  const colleague = (await listWritingUsers(tx, companyId)).find((user) => user.id === companyUserId)
  if (!colleague) throw new Refusal('not_found')
  if (thread.inCharge === colleague.id) return id
  const { scoutInvitationId, candidateId, lastAt, answeredAt } = thread
  const inCharge = colleague.id
  // The row may be missing where a student accepted before there were threads.
  await tx
    .insertInto('thread')
    .values({ companyId, scoutInvitationId, candidateId, inCharge, lastAt: lastAt ?? answeredAt ?? new Date() })
    .onConflict((conflict) => conflict.columns(['companyId', 'scoutInvitationId']).doUpdateSet({ inCharge }))
    .execute()
  await announce(tx, thread)
  await audit(tx, company, 'updateThreadInCharge', thread, { from: thread.inCharge, to: inCharge })
  return id
}

/** Takes the thread off the unanswered ones until the student writes again. */
export async function settleThread(tx: Tx, company: CompanyViewer, id: ScoutInvitationId) {
  const { companyId } = company
  const thread = await lockThread(tx, companyId, id)
  const { lastPosition } = thread
  if (thread.lastSide !== 'CANDIDATE' || thread.settled === lastPosition) return id
  await tx
    .updateTable('thread')
    .set({ settled: lastPosition, companyRead: lastPosition })
    .where('companyId', '=', companyId)
    .where('scoutInvitationId', '=', id)
    .execute()
  await announce(tx, thread)
  await audit(tx, company, 'settleThread', thread)
  return id
}

/** Tells the open pages of both sides that the thread changed. */
export const announce = (
  tx: Tx,
  { companyId, candidateId, scoutInvitationId }: OfThread,
  to: ThreadChange['to'] = 'BOTH',
) => notify(tx, threadChannel, JSON.stringify({ companyId, candidateId, scoutInvitationId, to } satisfies ThreadChange))

const audit = (
  tx: Tx,
  viewer: CandidateViewer | CompanyViewer,
  action: string,
  { companyId, candidateId, scoutInvitationId }: OfThread,
  move: { from?: string; to?: string } = {},
) =>
  recordAudit(tx, viewer, [
    { action, subject: 'scout_invitation', subjectId: scoutInvitationId, companyId, candidateId, ...move },
  ])
