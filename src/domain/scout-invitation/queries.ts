import { type Selectable, sql } from 'kysely'
import type { OfRow, ScoutInvitationId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import { hasContractInForce, isCompanyInForce, type CompanyUserRow } from '#domain/company/queries.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'
import type { StatusFilter } from './rules.ts'
import { offeredSchedulingId } from './step/queries.ts'

export type QuotationRow = Selectable<DB['scoutInvitationQuotation']>
export type ScoutInvitationRow = Awaited<ReturnType<typeof requireScoutInvitation>>
export type LockedScoutInvitation = Awaited<ReturnType<typeof lockScoutInvitation>>

const invitations = (db: Db, candidateId: OwnCandidateId) =>
  db
    .selectFrom('scoutInvitation')
    .innerJoin('templateMessageHistory', (join) =>
      ofSameCompany(join, 'templateMessageHistory.id', 'scoutInvitation.templateMessageHistoryId'),
    )
    .selectAll('scoutInvitation')
    .select(['templateMessageHistory.subject', 'templateMessageHistory.text as message'])
    .select(hasContractInForce('scoutInvitation.companyId').as('isCompanyInForce'))
    .where('scoutInvitation.candidateId', '=', candidateId)
    .where('scoutInvitation.status', '!=', 'SCHEDULED')

// The same status as statusAt of rules.ts: an invitation past its deadline is expired before the clock has written it.
const tab = sql<StatusFilter>`
  case
    when status = 'PENDING' then case when expires_at > now() then 'PENDING' else 'EXPIRED' end
    when status = 'ACCEPTED' and scheduling_status <> 'ACCEPTED' then
      case when schedule_by <= now() then 'EXPIRED' else 'PENDING_SCHEDULE' end
    when status in ('ACCEPTED', 'HIRED') then 'ACCEPTED'
    else status
  end`

type TabPage = { candidateId: OwnCandidateId; filter: StatusFilter; limit: number; offset: number }
const ofTab = (db: Db, { candidateId, filter, limit, offset }: TabPage) =>
  invitations(db, candidateId).where(tab, '=', filter).limit(limit).offset(offset)

const newestOfTab = compiledOnce((db, page: TabPage) =>
  ofTab(db, page).orderBy('sentAt', 'desc').orderBy('scoutInvitation.id', 'desc'),
)
const soonestOfTab = compiledOnce((db, page: TabPage) =>
  ofTab(db, page).orderBy('expiresAt').orderBy('sentAt', 'desc').orderBy('scoutInvitation.id', 'desc'),
)

/** Invitations to answer come in the order of their deadlines; all others newest first. */
export function listScoutInvitations(db: Db, candidateId: OwnCandidateId, filter: StatusFilter, page: Page) {
  const list = filter === 'PENDING' ? soonestOfTab : newestOfTab
  return list(db, { candidateId, filter, ...boundsOf(page) })
}

type ToDo = { toAnswer: number; toSchedule: number }
export type TabCounts = Record<StatusFilter, number> & ToDo
const nothingToDo: ToDo = { toAnswer: 0, toSchedule: 0 }
const none: TabCounts = { PENDING: 0, PENDING_SCHEDULE: 0, ACCEPTED: 0, DECLINED: 0, EXPIRED: 0, ...nothingToDo }

const countsByTab = compiledOnce((db, { candidateIds }: { candidateIds: readonly OwnCandidateId[] }) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('scoutInvitation')
        .where('candidateId', 'in', candidateIds)
        .where('status', '!=', 'SCHEDULED')
        .select(['candidateId', 'remindAt', 'schedulingStatus', tab.as('tab')])
        .select(hasContractInForce('scoutInvitation.companyId').as('isCompanyInForce'))
        .as('own'),
    )
    .select((eb) => [
      'candidateId',
      'tab',
      eb.fn.countAll<number>().as('count'),
      eb.fn
        .countAll<number>()
        .filterWhere('isCompanyInForce', '=', true)
        .filterWhere((row) => row.or([row('remindAt', 'is', null), row('remindAt', '<=', sql<Date>`now()`)]))
        .as('toAnswer'),
      eb.fn
        .countAll<number>()
        .filterWhere('isCompanyInForce', '=', true)
        .filterWhere('schedulingStatus', '=', 'PENDING')
        .as('toSchedule'),
    ])
    .groupBy(['candidateId', 'tab']),
)

/**
 * The number of invitations in each tab of a student's own list. `toAnswer` and `toSchedule` count those of PENDING and
 * PENDING_SCHEDULE for which the student has to act now: one that is put off has its time, a student who asked for
 * other dates waits for the company, and a company out of force receives neither.
 */
export async function countByTab(db: Db, candidateIds: readonly OwnCandidateId[]) {
  const rows = await countsByTab(db, { candidateIds })
  const countsOf = (id: OwnCandidateId) =>
    rows
      .filter(({ candidateId }) => candidateId === id)
      .reduce<TabCounts>(
        (counts, row) => ({
          ...counts,
          [row.tab]: row.count,
          ...(row.tab === 'PENDING' && { toAnswer: row.toAnswer }),
          ...(row.tab === 'PENDING_SCHEDULE' && { toSchedule: row.toSchedule }),
        }),
        none,
      )
  return new Map(candidateIds.map((id) => [id, countsOf(id)]))
}

/** The student's own scouts with these ids. */
type Own = { candidateId: OwnCandidateId; ids: readonly string[] }

const ownInvitations = compiledOnce((db, { candidateId, ids }: Own) =>
  invitations(db, candidateId).where('scoutInvitation.id', 'in', ids),
)

export async function requireScoutInvitation(db: Db, candidateId: OwnCandidateId, id: ScoutInvitationId) {
  const [invitation] = await ownInvitations(db, { candidateId, ids: [id] })
  if (!invitation) throw new Refusal('not_found')
  return invitation
}

/** Batched by the ids of the student's own scouts. */
export async function findScoutInvitations(db: Db, candidateId: OwnCandidateId, ids: readonly string[]) {
  const rows = await ownInvitations(db, { candidateId, ids })
  return new Map<string, (typeof rows)[number]>(rows.map((row) => [row.id, row]))
}

/** Batched: the student's newest scout of each job; a job without one is absent. */
export async function findNewestOfJobs(db: Db, candidateId: OwnCandidateId, jobIds: readonly string[]) {
  const rows = await invitations(db, candidateId)
    .where('scoutInvitation.jobId', 'in', jobIds)
    .orderBy('scoutInvitation.sentAt')
    .orderBy('scoutInvitation.id')
    .execute()
  return new Map(rows.map((row) => [row.jobId, row]))
}

/** Holds the student's invitation until the transaction ends, so that two acts on it run one after the other. */
export async function lockScoutInvitation(tx: Tx, candidateId: OwnCandidateId, id: ScoutInvitationId) {
  const invitation = await tx
    .selectFrom('scoutInvitation')
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .selectAll('scoutInvitation')
    .select(['job.kind', offeredSchedulingId.as('schedulingId')])
    .where('scoutInvitation.candidateId', '=', candidateId)
    .where('scoutInvitation.id', '=', id)
    .where('scoutInvitation.status', '!=', 'SCHEDULED')
    .forUpdate('scoutInvitation')
    .executeTakeFirst()
  if (!invitation) throw new Refusal('not_found')
  return invitation
}

/** Refuses company_suspended: a company without a contract in force receives no answers and no bookings. */
export async function requireCompanyInForce(tx: Tx, companyId: OfRow<'company'>) {
  if (!(await isCompanyInForce(tx, companyId))) throw new Refusal('company_suspended')
}

const ofStudent = (db: Db, { candidateId, ids }: Own) =>
  db
    .selectFrom('scoutInvitation')
    .where('scoutInvitation.candidateId', '=', candidateId)
    .where('scoutInvitation.id', 'in', ids)
    .where('scoutInvitation.status', '!=', 'SCHEDULED')

const senders = compiledOnce((db, own: Own) =>
  ofStudent(db, own)
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'scoutInvitation.companyUserId'))
    .selectAll('companyUser')
    .select('scoutInvitation.id as scoutInvitationId'),
)

/** The company user who sent each of the student's invitations. */
export async function findSenders(db: Db, candidateId: OwnCandidateId, ids: readonly string[]) {
  const rows = await senders(db, { candidateId, ids })
  return new Map<string, CompanyUserRow>(rows.map((row) => [row.scoutInvitationId, row]))
}

const ownQuotations = compiledOnce((db, own: Own) =>
  ofStudent(db, own)
    .innerJoin('scoutInvitationQuotation', (join) =>
      ofSameCompany(join, 'scoutInvitationQuotation.scoutInvitationId', 'scoutInvitation.id'),
    )
    .selectAll('scoutInvitationQuotation')
    .orderBy('scoutInvitationQuotation.position'),
)

export async function findOwnQuotations(db: Db, candidateId: OwnCandidateId, ids: readonly string[]) {
  const rows = await ownQuotations(db, { candidateId, ids })
  return Map.groupBy(rows, (row) => row.scoutInvitationId)
}

const completions = compiledOnce((db, own: Own) =>
  ofStudent(db, own)
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .leftJoin('jobCompletionUrl', (join) => ofSameCompany(join, 'jobCompletionUrl.jobId', 'job.id'))
    .select(['scoutInvitation.id', 'job.completionDescription', 'jobCompletionUrl.label', 'jobCompletionUrl.url'])
    .where('scoutInvitation.status', 'in', ['ACCEPTED', 'HIRED'])
    .where('job.kind', '=', 'MESSAGE')
    .orderBy('jobCompletionUrl.position'),
)

/** The job's message and URLs for after acceptance, for accepted invitations. */
export async function findCompletions(db: Db, candidateId: OwnCandidateId, ids: readonly string[]) {
  const rows = await completions(db, { candidateId, ids })
  return new Map(
    Array.from(
      Map.groupBy(rows, (row) => row.id),
      ([id, ofInvitation]) => [
        id,
        {
          description: ofInvitation[0]?.completionDescription ?? null,
          urls: ofInvitation.flatMap(({ label, url }) => (label !== null && url !== null ? { label, url } : [])),
        },
      ],
    ),
  )
}
