import type { RefusalCode } from '#ground/refusal.ts'
import type { CandidateId, ScoutInvitationId } from '#ground/id.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { isIntakePaused, scoutsPerWeek } from '#domain/candidate/intake/queries.ts'
import { listContracts } from '#domain/company/queries.ts'
import { isContractInForce } from '#domain/company/rules.ts'
import { canSendScoutInvitation } from '#domain/job/rules.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { namedValues } from '#platform/database/named-value.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { hasReported } from '../../reported/queries.ts'
import { classify, holdStudents } from '../queries.ts'
import { deliveryMoments, sendingWeek } from './moment.ts'
import type { SendingHours } from './rules.ts'

export type Waiting = Awaited<ReturnType<typeof listDue>>[number]
type Leaving = Pick<Waiting, 'companyId' | 'id' | 'candidateId' | 'jobId'>
export type Delivery = { candidateId: CandidateId; deliverAt: Date | null; isWeekFull: boolean }

const invitations = (tx: Tx) =>
  tx
    .selectFrom('scoutInvitation')
    .innerJoin('templateMessageHistory as letter', (join) =>
      ofSameCompany(join, 'letter.id', 'scoutInvitation.templateMessageHistoryId'),
    )
    .select(['scoutInvitation.companyId', 'scoutInvitation.id', 'scoutInvitation.candidateId', 'scoutInvitation.jobId'])
    .select(['scoutInvitation.companyUserId', 'scoutInvitation.sentAt', 'scoutInvitation.status'])
    .select(['scoutInvitation.templateMessageHistoryId', 'letter.insertedAt as pressedAt'])

/** Rows stay locked until the transaction ends; rows of another worker are left to that worker. */
export const listDue = (tx: Tx, now: Date, count: number) =>
  invitations(tx)
    .where('scoutInvitation.status', '=', 'SCHEDULED')
    .where('scoutInvitation.sentAt', '<=', now)
    .orderBy('scoutInvitation.sentAt')
    .orderBy('scoutInvitation.id')
    .limit(count)
    .forUpdate('scoutInvitation')
    .skipLocked()
    .execute()

export const lockScheduled = async (tx: Tx, companyId: CompanyId, id: ScoutInvitationId) =>
  (await lockSeveral(tx, companyId, [id]))[0]

/**
 * Holds the company's scouts of these ids in one order, so that two acts on some of them never wait for each other. They
 * are read by a statement of its own: one that waited would join a rewritten scout to its former letter, and lose it.
 */
export async function lockSeveral(tx: Tx, companyId: CompanyId, ids: readonly ScoutInvitationId[]) {
  await tx
    .selectFrom('scoutInvitation')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  return invitations(tx)
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.id', 'in', ids)
    .orderBy('scoutInvitation.id')
    .execute()
}

/** The refusal of each scout that may no longer be sent: contract, job and student are checked again when it leaves. */
export async function listObstacles(tx: Tx, waiting: readonly Leaving[]) {
  const contracts = await listContracts(tx, [...new Set(waiting.map(({ companyId }) => companyId))])
  const jobs = await listSendable(tx, waiting)
  const open = await lockOpenStudents(tx, waiting)
  const today = tokyoToday(new Date())
  const obstacleOf = ({ companyId, jobId, id }: Leaving): RefusalCode | null => {
    const contract = contracts.get(companyId)
    if (!contract || !isContractInForce(contract, today)) return 'plan_restricted'
    if (!jobs.has(jobId)) return 'job_not_sendable'
    const student = open.get(id)
    if (!student) return 'candidate_unavailable'
    return student.isPaused ? 'candidate_paused' : null
  }
  return new Map(
    waiting.flatMap((one): [string, RefusalCode][] => {
      const code = obstacleOf(one)
      return code ? [[one.id, code]] : []
    }),
  )
}

/** The ids of the jobs that may be sent now. */
export async function listSendable(tx: Tx, waiting: readonly Pick<Leaving, 'jobId'>[]) {
  const rows = await tx
    .selectFrom('job')
    .select(['id', 'status', 'isArchived'])
    .where('id', 'in', [...new Set(waiting.map(({ jobId }) => jobId))])
    .execute()
  return new Set(rows.filter(canSendScoutInvitation).map(({ id }) => id))
}

/** The invitations whose student is active and has neither blocked nor reported the company; the students are held. */
async function lockOpenStudents(tx: Tx, waiting: readonly Leaving[]) {
  await holdStudents(
    tx,
    waiting.map(({ candidateId }) => candidateId),
  )
  const rows = await tx
    .selectFrom('scoutInvitation')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .select(['scoutInvitation.id', isIntakePaused(tokyoToday()).as('isPaused')])
    .where(
      'scoutInvitation.id',
      'in',
      waiting.map(({ id }) => id),
    )
    .where('candidate.status', '=', 'ACTIVE')
    .where(({ not }) => not(hasReported('scout_invitation')))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blockedCompany')
            .select('blockedCompany.candidateId')
            .whereRef('blockedCompany.candidateId', '=', 'candidate.id')
            .whereRef('blockedCompany.companyId', '=', 'scoutInvitation.companyId'),
        ),
      ),
    )
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The students who take fewer scouts this week than have a place in it: they lowered their number since. */
export async function listOverfull(tx: Tx, waiting: readonly Waiting[], now: Date) {
  if (waiting.length === 0) return new Set<string>()
  const rows = await tx
    .selectFrom('scoutReceivedInWeek as week')
    .select('candidateId')
    .where('candidateId', 'in', [...new Set(waiting.map(({ candidateId }) => candidateId))])
    .where('week', '=', sendingWeek(now))
    .where('received', '>', scoutsPerWeek)
    .execute()
  return new Set(rows.map(({ candidateId }) => candidateId))
}

/**
 * The time at which a scout to each of these students would arrive; null for now. `sendAt` is the time that the sender
 * chose. Students the company may not scout are left out. Of the others the company learns only the time, and that a
 * week is full.
 */
export async function listDeliveries(
  db: Db,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
  hours: SendingHours,
  sendAt: Date | null,
): Promise<Delivery[]> {
  const statuses = await classify(db, companyId, candidateIds)
  const reachable = [...statuses.new, ...statuses.renew]
  if (reachable.length === 0) return []
  const now = new Date()
  const moments = deliveryMoments(now, hours, sendAt && sendAt > now ? sendAt : now)
  const full = await listFullWeeks(db, reachable, moments)
  return reachable.flatMap((candidateId): Delivery[] => {
    const moment = moments.find((one) => !full.has(`${candidateId} ${sendingWeek(one)}`))
    if (!moment) return []
    return [{ candidateId, deliverAt: moment > now ? moment : null, isWeekFull: moment !== moments[0] }]
  })
}

async function listFullWeeks(db: Db, candidateIds: readonly CandidateId[], moments: readonly Date[]) {
  const rows = await db
    .selectFrom('scoutReceivedInWeek as week')
    .select(['candidateId', 'week'])
    .where('candidateId', 'in', namedValues(candidateIds))
    .where('week', 'in', moments.map(sendingWeek))
    .where('received', '>=', scoutsPerWeek)
    .execute()
  return new Set(rows.map(({ candidateId, week }) => `${candidateId} ${week}`))
}
