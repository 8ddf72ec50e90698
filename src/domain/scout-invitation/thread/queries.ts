import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { isLeftStatus } from '#domain/candidate-account/state/rules.ts'
import { isContractInForce, type ContractTerm } from '#domain/company/rules.ts'
import type { CompanyId, OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { ScoutInvitationId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { escapeLike } from '#platform/database/like.ts'
import { limitOf } from '#platform/database/page.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { hasAccepted } from '../answer/queries.ts'
import { hasReported } from '../reported/queries.ts'
import { isVisibleTo } from '../sent/queries.ts'
import { filesOfMessage } from './file/queries.ts'
import {
  messagePageSize,
  statusSeenBy,
  threadStanding,
  wasAccepted,
  type Standing,
  type ThreadSide,
  type ThreadStanding,
} from './rules.ts'

/** The colleague who answers a student: whoever is in charge of the thread, and before there is one the sender. */
export const inCharge = sql<string>`coalesce(thread.in_charge, scout_invitation.company_user_id)`

/** A thread has no row of its own until the first message or the acceptance; it is read as an empty one. */
const threads = (db: Db | Tx) =>
  db
    .selectFrom('scoutInvitation')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .leftJoin('thread', (join) => ofSameCompany(join, 'thread.scoutInvitationId', 'scoutInvitation.id'))
    .select(['scoutInvitation.companyId', 'scoutInvitation.id as scoutInvitationId', 'scoutInvitation.candidateId'])
    .select(['scoutInvitation.jobId', 'scoutInvitation.status', 'scoutInvitation.schedulingStatus'])
    .select(['scoutInvitation.expiresAt', 'scoutInvitation.scheduleBy', 'scoutInvitation.answeredAt'])
    .select(['scoutInvitation.endedAt', 'scoutInvitation.withdrawnBy', 'scoutInvitation.contactedAt'])
    .select(['candidate.status as candidateStatus'])
    .select(['thread.lastSide', 'thread.lastAt', 'thread.reportedAt', hasReported('scout_invitation').as('isReported')])
    .select(['thread.candidateBeganAt', 'thread.companyBeganAt'])
    .select((eb) => [
      eb.fn.coalesce('thread.lastPosition', sql<number>`0`).as('lastPosition'),
      eb.fn.coalesce('thread.candidateRead', sql<number>`0`).as('candidateRead'),
      eb.fn.coalesce('thread.candidateShown', sql<number>`0`).as('candidateShown'),
      eb.fn.coalesce('thread.companyRead', sql<number>`0`).as('companyRead'),
      eb.fn.coalesce('thread.settled', sql<number>`0`).as('settled'),
      inCharge.as('inCharge'),
      sql<boolean>`exists (select 1 from blocked_company
        where blocked_company.candidate_id = scout_invitation.candidate_id
          and blocked_company.company_id = scout_invitation.company_id)`.as('isBlocked'),
    ])
    .where('scoutInvitation.status', '!=', 'SCHEDULED')

type Row = Awaited<ReturnType<ReturnType<typeof threads>['executeTakeFirstOrThrow']>>
/** A thread as one side sees it. */
export type ThreadRow = Row & { side: ThreadSide }

const asSeenBy =
  (side: ThreadSide) =>
  (row: Row): ThreadRow => ({ ...row, side })

/** A student's own thread of any scout that has arrived. Refuses not_found. */
export async function requireOwnThread(db: Db | Tx, candidateId: OwnCandidateId, id: ScoutInvitationId) {
  const row = await threads(db)
    .where('scoutInvitation.candidateId', '=', candidateId)
    .where('scoutInvitation.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return asSeenBy('CANDIDATE')(row)
}

const ownThreads = compiledOnce((db, own: { candidateId: OwnCandidateId; ids: readonly string[] }) =>
  threads(db).where('scoutInvitation.candidateId', '=', own.candidateId).where('scoutInvitation.id', 'in', own.ids),
)

/** Batched by the ids of the student's own scouts. */
export async function findOwnThreads(db: Db, candidateId: OwnCandidateId, ids: readonly string[]) {
  const rows = await ownThreads(db, { candidateId, ids })
  return new Map(rows.map((row) => [row.scoutInvitationId, asSeenBy('CANDIDATE')(row)]))
}

/** A company sees the thread of a student who accepted or asked, while the student may be seen. */
const threadsOfCompany = (db: Db | Tx, companyId: CompanyId) =>
  threads(db)
    .where('scoutInvitation.companyId', '=', companyId)
    .where(isVisibleTo(companyId))
    .where((eb) => eb.or([eb('thread.lastAt', 'is not', null), hasAccepted('scoutInvitation')]))

export async function requireThread(db: Db | Tx, companyId: CompanyId, id: ScoutInvitationId) {
  const row = await threadsOfCompany(db, companyId).where('scoutInvitation.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return asSeenBy('COMPANY')(row)
}

/** Batched by the ids of the company's scouts. */
export async function findThreads(db: Db, companyId: CompanyId, ids: readonly string[]) {
  const rows = await threadsOfCompany(db, companyId).where('scoutInvitation.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.scoutInvitationId, asSeenBy('COMPANY')(row)]))
}

/** Holds the scout of the thread until the transaction ends, as every act on a scout does. Refuses not_found. */
export async function lockThread(tx: Tx, companyId: CompanyId, id: ScoutInvitationId) {
  const scout = await tx
    .selectFrom('scoutInvitation')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!scout) throw new Refusal('not_found')
  return requireThread(tx, companyId, id)
}

/** The state of a thread for the side that sees it. */
export function standingOf(thread: ThreadRow, contract: ContractTerm, now: Date): ThreadStanding {
  const standing: Standing = {
    status: statusSeenBy(thread.side, thread, now),
    wasAccepted: wasAccepted(thread),
    isTakenBack: thread.withdrawnBy !== null,
    isReported: thread.isReported,
    isBlocked: thread.isBlocked,
    hasLeft: isLeftStatus(thread.candidateStatus),
    isStudentSuspended: thread.candidateStatus === 'SUSPENDED',
    contract: isContractInForce(contract, tokyoToday(now))
      ? 'IN_FORCE'
      : contract.status === 'SUSPENDED'
        ? 'SUSPENDED'
        : 'ENDED',
  }
  // A thread that has ended already does not change for the company when it is reported.
  const unreported = threadStanding({ ...standing, isReported: false })
  return thread.side === 'COMPANY' && unreported.ending ? unreported : threadStanding(standing)
}

const messagesOf = (
  db: Db | Tx,
  { companyId, scoutInvitationId }: Pick<ThreadRow, 'companyId' | 'scoutInvitationId'>,
) =>
  db
    .selectFrom('threadMessage')
    .select(['companyId', 'scoutInvitationId', 'position', 'companyUserId', 'text', 'sentAt'])
    .select(filesOfMessage)
    .where('companyId', '=', companyId)
    .where('scoutInvitationId', '=', scoutInvitationId)
    .orderBy('position', 'desc')

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]
type MessagePage = { before: number | null; first: number }

/** The newest messages before a position, in the order in which they were written. */
export async function listMessages(
  db: Db | Tx,
  { companyId, scoutInvitationId }: Pick<ThreadRow, 'companyId' | 'scoutInvitationId'>,
  { before, first }: MessagePage,
) {
  const rows = await messagesOf(db, { companyId, scoutInvitationId })
    .$if(before !== null, (query) => query.where('position', '<', before ?? 0))
    .limit(limitOf(first, messagePageSize))
    .execute()
  return rows.toReversed()
}

const mostOfCase = 500

/** For a case of the operator: the newest messages of a thread, in the order in which they were written. */
export async function listAllMessages(
  db: Db,
  { companyId, scoutInvitationId }: Pick<ThreadRow, 'companyId' | 'scoutInvitationId'>,
) {
  const rows = await messagesOf(db, { companyId, scoutInvitationId }).limit(mostOfCase).execute()
  return rows.toReversed()
}

const lastMessages = (db: Db) =>
  db
    .selectFrom('thread')
    .innerJoin('threadMessage', (join) =>
      ofSameCompany(join, 'threadMessage.scoutInvitationId', 'thread.scoutInvitationId').onRef(
        'threadMessage.position',
        '=',
        'thread.lastPosition',
      ),
    )
    .selectAll('threadMessage')
    .select(filesOfMessage)

/** Batched: the last message of each of the student's threads. */
export async function findOwnLastMessages(db: Db, candidateId: OwnCandidateId, ids: readonly string[]) {
  const rows = await lastMessages(db)
    .where('thread.candidateId', '=', candidateId)
    .where('thread.scoutInvitationId', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.scoutInvitationId, row]))
}

/** Batched: the last message of each of the company's threads. */
export async function findLastMessages(db: Db, companyId: CompanyId, ids: readonly string[]) {
  const rows = await lastMessages(db)
    .where('thread.companyId', '=', companyId)
    .where('thread.scoutInvitationId', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.scoutInvitationId, row]))
}

/** Batched: the company users whom rows of the viewer's threads name. */
export async function findWriters(db: Db, ids: readonly string[]) {
  const rows = await db.selectFrom('companyUser').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** For statements on `thread`: one of its messages holds the words, in whatever case. `own` is a condition on messages. */
export const holdsWords = (words: string, own: RawBuilder<SqlBool>) => sql<SqlBool>`thread.scout_invitation_id in (
  select scout_invitation_id from thread_message where ${own}
    and message_pairs(text) @> message_pairs(${words}) and lower(text) like lower(${`%${escapeLike(words)}%`}))`
