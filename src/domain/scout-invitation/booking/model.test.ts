import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { checkMoves } from '#test/moves.ts'
import { acts, aim, aWorld, companies, read, slots, students, type Act, type State } from '#test/scheduling-walk.ts'
import { moves } from '../rules.ts'
import { requestMoves } from '../scheduling-date-request/rules.ts'
import { seeded } from '#test/seeded.ts'
import { bookingMoves } from './rules.ts'
import { hasTurn, missedAtMost, walkLength } from '#test/full-run.ts'

const app = ownApp()

/** The rules that must hold after every act and after every two acts at once. */
function checkState({ dates, bookings, invitations, requests }: State) {
  const booked = bookings.filter(({ status }) => status === 'BOOKED')
  for (const date of dates) {
    expect(date.booked).toBe(booked.filter(({ schedulingDateId }) => schedulingDateId === date.id).length)
    expect(date.booked).toBeLessThanOrEqual(date.capacity)
  }
  const timeOf = ({ schedulingDateId }: (typeof booked)[number]) => dates.find(({ id }) => id === schedulingDateId)
  for (const one of booked)
    for (const other of booked.filter(({ id, candidateId }) => id > one.id && candidateId === one.candidateId)) {
      const [a, b] = [timeOf(one), timeOf(other)]
      expect(a && b && a.startAt < b.endAt && b.startAt < a.endAt).toBe(false)
    }
  for (const { id, status, schedulingStatus, step: present } of invitations) {
    const own = booked.filter(({ scoutInvitationId }) => scoutInvitationId === id)
    const held = own.filter(({ step: of }) => of === present).length
    expect(new Set(own.map(({ step: of }) => of)).size).toBe(own.length)
    const open = requests.filter((one) => one.scoutInvitationId === id && one.status === 'REQUESTED').length
    const shouldBe = held > 0 ? 'ACCEPTED' : open > 0 ? 'SCHEDULING_DATE_REQUESTED' : 'PENDING'
    expect([held, open].toSorted().join()).toMatch(/^0,[01]$/)
    expect(status === 'ACCEPTED' ? schedulingStatus : held + open).toBe(status === 'ACCEPTED' ? shouldBe : 0)
  }
}

/** How often each act is tried: mostly acts of students. */
const weights = {
  choose: 8,
  add: 3,
  cancel: 2,
  request: 2,
  resize: 3,
  toggle: 2,
  remove: 1,
  refuse: 1,
  mark: 1,
  decline: 1,
  walkOn: 3,
}
const target = fc.record({
  name: fc.oneof(...Object.entries(weights).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name) }))),
  company: fc.nat(companies - 1),
  student: fc.nat(students - 1),
  slot: fc.nat(slots.length - 1),
  seats: fc.integer({ min: 1, max: 2 }),
  isFull: fc.boolean(),
})
// One act, whose answer is predicted; or two acts at once, of which only the resulting state is checked.
const step = fc.oneof({ weight: 3, arbitrary: fc.tuple(target) }, { weight: 1, arbitrary: fc.tuple(target, target) })

/** The walks must meet most of these answers, otherwise the test shows nothing. */
const answersThereAre = [
  'choose done',
  'choose capacity_reached',
  'choose booking_overlaps',
  'choose not_found',
  'choose scout_already_answered',
  'cancel done',
  'decline done',
  'request done',
  'refuse done',
  'add done',
  'resize capacity_below_booked',
  'toggle done',
  'remove done',
  'remove scheduling_date_not_deletable',
  'mark booking_not_begun',
  'walkOn done',
  'walkOn step_still_open',
]

const walks = 4
const runs = walkLength(10)
const stepsOfRun = 50
const allSteps = walks * runs * stepsOfRun

test.runIf(hasTurn(1, 2))(
  `§4 ${allSteps} acts on seats, bookings and requests: no illegal state, no seat sold twice, nobody in two places`,
  async () => {
    let steps = 0
    const seen = new Set<string>()
    const property = fc.asyncProperty(
      fc.array(step, { minLength: stepsOfRun, maxLength: stepsOfRun }),
      async (taken) => {
        const world = await aWorld(app)
        let state = await read(app, world)
        for (const together of taken) {
          const before = state
          const possible = acts(app, before)
          const answers = await Promise.all(
            together.map(async ({ name, ...at }) => (possible[name] as Act).ask(aim(world, before, at))),
          )
          state = await read(app, world)
          steps += 1
          const codes = answers.map(({ errors }) => errors[0]?.code)
          codes.forEach((code, at) => seen.add(`${together[at]?.name} ${code ?? 'done'}`))
          expect(codes).not.toContain('internal_server_error')
          const [{ name, ...at }] = together
          if (together.length === 1)
            expect({ name, code: codes[0] }).toEqual({ name, code: possible[name]?.expects(aim(world, before, at)) })
          checkState(state)
          checkMoves(before.bookings, state.bookings, bookingMoves)
          checkMoves(before.requests, state.requests, requestMoves)
          checkMoves(before.invitations, state.invitations, moves)
        }
      },
    )
    // All walks at once, each with its own companies and students.
    await Promise.all(
      Array.from({ length: walks }, (_, at) =>
        fc.assert(property, { numRuns: runs, endOnFailure: true, ...seeded(at) }),
      ),
    )
    expect(steps).toBe(allSteps)
    expect(answersThereAre.filter((answer) => !seen.has(answer)).length).toBeLessThanOrEqual(missedAtMost)
  },
  180_000,
)
