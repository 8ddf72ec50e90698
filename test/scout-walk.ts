import type { TestApp } from './client.ts'
import { aCandidate } from './factories.ts'
import { aJob } from './factories/job.ts'
import { inHours } from './factories/scheduling.ts'
import { aSchedulingSender, aScoutInvitation, aSender, homeOf, type Sender } from './factories/scout-invitation.ts'
import { limits } from '#domain/scout-invitation/sending/rules.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { mondayOf } from '#ground/time/month.ts'

/** Scouts a month of each company that sends; more than there are students twice over cannot be reached. */
export const quotas = [2, 3, 100]
export const bulk = 3
export const students = 5
/** Scouts the first student received this week before the walk begins. */
const receivedBefore = limits.receivedPerWeek - 1

/** Companies that fill a student's week, and plans so small that a walk comes to their end; once for a database. */
export async function elders({ db }: TestApp): Promise<Sender[]> {
  const { key, ...standard } = await db
    .selectFrom('plan')
    .selectAll()
    .where('key', '=', 'STANDARD')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('plan')
    .values(
      quotas.map((limit) => ({ ...standard, key: `${key}_${limit}`, scoutLimitPerMonth: limit, bulkSendLimit: bulk })),
    )
    .execute()
  return Promise.all(Array.from({ length: receivedBefore }, () => aSender(db)))
}

export type World = Awaited<ReturnType<typeof aWorld>>
/** Companies with a job of either kind, and students of whom the first hears from many. */
export async function aWorld({ db }: TestApp, before: readonly Sender[]) {
  const people = await Promise.all(Array.from({ length: students }, () => aCandidate(db)))
  const [busy] = people as [(typeof people)[number]]
  for (const elder of before) await aScoutInvitation(db, { ...homeOf(elder), candidateId: busy.id })
  await db
    .insertInto('scoutReceivedInWeek')
    .values({ candidateId: busy.id, week: mondayOf(tokyoToday()), received: before.length })
    .execute()
  const companies = await Promise.all(
    quotas.map(async (quota, at) => {
      const sender = await aSchedulingSender(db, { planKey: `STANDARD_${quota}` })
      const message = await aJob(db, { companyId: sender.company.id })
      // A day apart: nobody is asked to be in two places.
      const date = await sender.date({ startAt: inHours(200 + at * 24) })
      return { ...sender, companyId: sender.company.id, quota, date, jobIds: [message.id, sender.job.id] }
    }),
  )
  return { people, companies }
}

export type State = Awaited<ReturnType<typeof read>>
/** Everything the acts are about, as it stands. */
export async function read({ db }: TestApp, { people, companies }: World) {
  const ids = companies.map(({ companyId }) => companyId)
  const candidateIds = people.map(({ id }) => id)
  const [received, jobs, contracts, blocked, candidates, dates, bookings, requests, sentOnDays, receivedInWeek] =
    await Promise.all([
      db.selectFrom('scoutInvitation').selectAll().where('candidateId', 'in', candidateIds).orderBy('round').execute(),
      db.selectFrom('job').selectAll().where('companyId', 'in', ids).execute(),
      db.selectFrom('contract').selectAll().where('companyId', 'in', ids).execute(),
      db.selectFrom('blockedCompany').selectAll().where('companyId', 'in', ids).execute(),
      db.selectFrom('candidate').select(['id', 'status']).where('id', 'in', candidateIds).execute(),
      db.selectFrom('schedulingDate').selectAll().where('companyId', 'in', ids).execute(),
      db.selectFrom('booking').selectAll().where('companyId', 'in', ids).execute(),
      db.selectFrom('schedulingDateRequest').selectAll().where('companyId', 'in', ids).execute(),
      db.selectFrom('scoutSentOnDay').selectAll().where('companyId', 'in', ids).execute(),
      db.selectFrom('scoutReceivedInWeek').selectAll().where('candidateId', 'in', candidateIds).execute(),
    ])
  const invitations = received.filter(({ companyId }) => ids.some((id) => id === companyId))
  const counts = { sentOnDays, receivedInWeek }
  return { received, invitations, jobs, contracts, blocked, candidates, dates, bookings, requests, ...counts }
}

/** Whether a company could send the student a scout. */
export const isBlocked = (state: State, companyId: string, candidateId: string) =>
  state.blocked.some((row) => row.companyId === companyId && row.candidateId === candidateId)
export const isReachable = (state: State, companyId: string, candidateId: string) =>
  state.candidates.some(({ id, status }) => id === candidateId && status === 'ACTIVE') &&
  !isBlocked(state, companyId, candidateId)
/** Whether a company still sees the student of its invitation. */
export const isShown = (state: State, { companyId, candidateId, status }: State['invitations'][number]) =>
  state.candidates.some(
    (candidate) =>
      candidate.id === candidateId &&
      (status === 'SCHEDULED' ? ['ACTIVE'] : ['ACTIVE', 'HIDDEN', 'ACTION_REQUIRED']).includes(candidate.status),
  ) && !isBlocked(state, companyId, candidateId)
export const isInForce = (state: State, companyId: string) =>
  state.contracts.some((contract) => contract.companyId === companyId && contract.status === 'ACTIVE')
export const isSendable = (state: State, jobId: string) =>
  state.jobs.some(({ id, status, isArchived }) => id === jobId && status === 'PUBLISHED' && !isArchived)

export type Target = {
  company: number
  student: number
  other: number
  kind: number
  among: 'anybody' | 'invited' | 'open'
  is: boolean
}

/** The target of an act in a state: an existing invitation, or any company and student. */
export function aim(world: World, state: State, { company, student, other, kind, among, is }: Target) {
  const invited = state.invitations.filter(
    ({ status }) => among === 'invited' || (among === 'open' && ['PENDING', 'ACCEPTED'].includes(status)),
  )
  const known = invited[(company * students + student) % (invited.length || 1)]
  const isHome = ({ companyId }: World['companies'][number]) => companyId === known?.companyId
  const home = (world.companies.find(isHome) ?? world.companies[company]) as World['companies'][number]
  const who = (world.people.find(({ id }) => id === known?.candidateId) ??
    world.people[student]) as World['people'][number]
  const also = world.people[other] as World['people'][number]
  const invitation = state.invitations.findLast((row) => row.companyId === home.companyId && row.candidateId === who.id)
  const job = state.jobs.find(({ id }) => id === home.jobIds[kind]) as State['jobs'][number]
  const held = state.bookings.some((row) => row.scoutInvitationId === invitation?.id && row.status === 'BOOKED')
  return { home, who, also, everybody: world.people, invitation, job, held, is }
}
export type At = ReturnType<typeof aim>
