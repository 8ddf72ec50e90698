import type { Answered, TestApp } from '#test/client.ts'
import { jobs } from '#domain/scout-invitation/jobs.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { aCandidate, aCompanyWithUser } from './factories.ts'
import { anEvent, period } from './factories/booked-event.ts'
import { aSchedulingDate, inHours } from './factories/scheduling.ts'
import { walkOn } from './walk-on.ts'
import { acceptedForScheduling, aScoutInvitation, homeOf } from './factories/scout-invitation.ts'

export const companies = 2
export const students = 3
/** Hours from now; of two companies neighbours overlap by half an hour. */
export const slots = [200, 200.5, 201, 201.5, 210]
const none = crypto.randomUUID()

export type World = Awaited<ReturnType<typeof aWorld>>
/** Two companies with an event each and three students whom both invited: few seats, much collision. */
export async function aWorld({ db }: TestApp) {
  const homes = await Promise.all(Array.from({ length: companies }, () => aCompanyWithUser(db)))
  const people = await Promise.all(Array.from({ length: students }, () => aCandidate(db)))
  return Promise.all(
    homes.map(async (home) => {
      const { scheduling, date, job } = await anEvent(db, home)
      await db.deleteFrom('schedulingDate').where('id', '=', date.id).execute()
      const given = { companyId: home.company.id, schedulingId: scheduling.id, capacity: 2 }
      for (const hours of slots.slice(0, 2)) await aSchedulingDate(db, { ...given, startAt: inHours(hours) })
      const invited = people.map(async ({ id: candidateId, viewer }) => {
        const accepted = { ...homeOf({ ...home, job }), candidateId, ...acceptedForScheduling() }
        return { viewer, candidateId, id: (await aScoutInvitation(db, accepted)).id }
      })
      return { home, schedulingId: scheduling.id, invited: await Promise.all(invited) }
    }),
  )
}

export type State = Awaited<ReturnType<typeof read>>
/** Everything the acts are about, as it stands. */
export async function read({ db }: TestApp, world: World) {
  const ids = world.map(({ home }) => home.company.id)
  const [dates, bookings, invitations, requests] = await Promise.all([
    db.selectFrom('schedulingDate').selectAll().where('companyId', 'in', ids).execute(),
    db.selectFrom('booking').selectAll().where('companyId', 'in', ids).execute(),
    db.selectFrom('scoutInvitation').selectAll().where('companyId', 'in', ids).execute(),
    db.selectFrom('schedulingDateRequest').selectAll().where('companyId', 'in', ids).execute(),
  ])
  return { dates, bookings, invitations, requests }
}

export type Target = { company: number; student: number; slot: number; seats: number; isFull: boolean }
export type Act = {
  ask: (at: ReturnType<typeof aim>) => Promise<Answered>
  /** The refusal the rules ask for, or nothing. */
  expects: (at: ReturnType<typeof aim>) => string | undefined
}

/** The target of an act in a state. */
export function aim(world: World, state: State, { company, student, slot, seats, isFull }: Target) {
  const { home, schedulingId, invited } = world[company] as World[number]
  const who = invited[student] as World[number]['invited'][number]
  const times = period(slots[slot] as number)
  const date = state.dates.find(
    (one) => one.schedulingId === schedulingId && one.startAt.toISOString() === times.startAt,
  )
  const invitation = state.invitations.find(({ id }) => id === who.id)
  const held = state.bookings.find(
    (one) => one.scoutInvitationId === who.id && one.status === 'BOOKED' && one.step === invitation?.step,
  )
  const elsewhere = state.bookings.filter(
    (one) => one.candidateId === who.candidateId && one.status === 'BOOKED' && one.id !== held?.id,
  )
  const collides = elsewhere.some((one) => {
    const other = state.dates.find(({ id }) => id === one.schedulingDateId)
    return date && other && date.startAt < other.endAt && other.startAt < date.endAt
  })
  const request = state.requests.find((one) => one.scoutInvitationId === who.id && one.status === 'REQUESTED')
  return { home, schedulingId, who, times, date, held, collides, request, invitation, seats, isFull }
}

const isDeclined = ({ invitation }: ReturnType<typeof aim>) => invitation?.status === 'DECLINED'
const hasBookings = ({ date }: ReturnType<typeof aim>, state: State) =>
  state.bookings.some((one) => one.schedulingDateId === date?.id && one.status !== 'CANCELLED')
const update = 'updateSchedulingEvent(id: $id, title: "説明会"'

export const acts = (app: TestApp, state: State): Record<string, Act> => ({
  choose: {
    ask: ({ who, date }) =>
      app
        .as(who.viewer)
        .ask(
          'mutation($i: ID!, $d: ID!) { chooseSchedulingDate(scoutInvitationId: $i, schedulingDateId: $d) { id } }',
          {
            i: who.id,
            d: date?.id ?? none,
          },
        ),
    expects: (at) => {
      if (isDeclined(at)) return 'scout_already_answered'
      if (!at.date) return 'not_found'
      if (at.held?.schedulingDateId === at.date.id) return undefined
      if (at.date.isForceCapacityFull || at.date.booked >= at.date.capacity) return 'capacity_reached'
      return at.collides ? 'booking_overlaps' : undefined
    },
  },
  cancel: {
    ask: ({ who }) =>
      app.as(who.viewer).ask('mutation($i: ID!) { cancelBooking(scoutInvitationId: $i) { id } }', { i: who.id }),
    expects: ({ held }) => (held ? undefined : 'not_found'),
  },
  decline: {
    ask: ({ who }) =>
      app.as(who.viewer).ask('mutation($i: ID!) { declineScoutInvitation(id: $i) { id } }', { i: who.id }),
    expects: (at) => (isDeclined(at) ? 'scout_already_answered' : undefined),
  },
  request: {
    ask: ({ who }) =>
      app.as(who.viewer).ask(
        `mutation($i: ID!, $p: [PreferredDateInput!]!) { requestSchedulingDate(scoutInvitationId: $i,
          request: "夕方の日程があると参加できます。", preferred: $p) { id } }`,
        { i: who.id, p: [{ date: addDays(tokyoToday(), 5), timeOfDay: 'EVENING' }] },
      ),
    expects: (at) => {
      if (at.request) return 'scheduling_date_already_requested'
      return isDeclined(at) || at.held ? 'scout_already_answered' : undefined
    },
  },
  refuse: {
    ask: ({ home, request }) =>
      app.as(home.viewer).ask('mutation($i: ID!) { refuseSchedulingDateRequest(id: $i) }', { i: request?.id ?? none }),
    expects: ({ request }) => (request ? undefined : 'not_found'),
  },
  add: {
    ask: async ({ home, schedulingId, times, seats }) => {
      const answered = await app
        .as(home.viewer)
        .ask(`mutation($id: ID!, $d: [EventDateInput!]!) { ${update}, createSchedulingDates: $d) { id } }`, {
          id: schedulingId,
          d: [{ ...times, capacity: seats }],
        })
      // Runs the job of the worker by hand.
      await jobs.answer_scheduling_date_requests(
        { companyId: home.company.id, schedulingId },
        { db: app.db, inTransaction: (act) => app.db.transaction().execute(act) },
      )
      return answered
    },
    expects: ({ date }) => (date ? 'duplicate_time_slot' : undefined),
  },
  resize: {
    ask: ({ home, schedulingId, date, times, seats }) =>
      app
        .as(home.viewer)
        .ask(`mutation($id: ID!, $d: [UpdateEventDateInput!]!) { ${update}, updateSchedulingDates: $d) { id } }`, {
          id: schedulingId,
          d: [{ id: date?.id ?? none, ...times, capacity: seats }],
        }),
    expects: ({ date, seats }) => {
      if (!date) return 'not_found'
      return seats < date.booked ? 'capacity_below_booked' : undefined
    },
  },
  toggle: {
    ask: ({ home, date, isFull }) =>
      app
        .as(home.viewer)
        .ask(
          'mutation($d: ID!, $f: Boolean!) { toggleSchedulingDateCapacityFull(schedulingDateId: $d, isCapacityFull: $f) { id } }',
          { d: date?.id ?? none, f: isFull },
        ),
    expects: ({ date }) => (date ? undefined : 'not_found'),
  },
  remove: {
    ask: ({ home, date }) =>
      app
        .as(home.viewer)
        .ask('mutation($d: ID!) { deleteSchedulingDate(id: $d, schedulingType: EVENT) }', { d: date?.id ?? none }),
    expects: (at) => {
      if (!at.date) return 'not_found'
      return hasBookings(at, state) ? 'scheduling_date_not_deletable' : undefined
    },
  },
  walkOn: {
    ask: ({ home, who, schedulingId }) => walkOn(app.db, home.viewer, who.id, schedulingId),
    expects: (at) => (isDeclined(at) ? 'not_found' : at.held ? undefined : 'step_still_open'),
  },
  mark: {
    ask: ({ home, held }) =>
      app.as(home.viewer).ask('mutation($b: ID!) { updateBookingAttendance(id: $b, attendance: ATTENDED) { id } }', {
        b: held?.id ?? none,
      }),
    expects: ({ held }) => (held ? 'booking_not_begun' : 'not_found'),
  },
})
