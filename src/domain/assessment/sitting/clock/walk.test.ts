import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { aBank, aDevice } from '#test/factories/assessment.ts'
import { ownApp, type Answered } from '#test/client.ts'
import { seeded } from '#test/seeded.ts'
import { jobs } from '../../jobs.ts'
import { graceSeconds, lateSeconds, maxExtensionSeconds } from './rules.ts'
import { walkLength } from '#test/full-run.ts'

const app = ownApp()
beforeAll(async () => {
  await aBank(app.db)
})

const noon = Date.parse('2027-02-01T03:00:00Z')
const limit = 600_000

type Step =
  | { act: 'wait'; seconds: number }
  | { act: 'answer'; position: number; option: number | null }
  | { act: 'beat' | 'goOffline' | 'goOnline' | 'reload' | 'changeDevice' }
  | { act: 'setClock'; hours: number }

const steps = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ act: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 200 }) }),
    },
    {
      weight: 7,
      arbitrary: fc.record({
        act: fc.constant('answer' as const),
        position: fc.integer({ min: 1, max: 12 }),
        option: fc.option(fc.integer({ min: 0, max: 4 })),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        act: fc.constantFrom('beat' as const, 'goOffline' as const, 'goOnline' as const, 'reload' as const),
      }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('changeDevice' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({ act: fc.constant('setClock' as const), hours: fc.integer({ min: -5, max: 5 }) }),
    },
  ),
  { minLength: 15, maxLength: 45 },
)

type Kept = {
  position: number
  option: number | null
  sequence: number
  at: number
  isClockTrue: boolean
  answeredAt: string
}
/** A device as the page is: it counts its answers, keeps them until they are taken, and has a clock of its own. */
type Model = { device: ReturnType<typeof aDevice>; isOnline: boolean; sequence: number; kept: Kept[]; clock: number }

/** A student with two devices, and what the server has to hold in the end. */
async function walk() {
  const { viewer } = await aCandidate(app.db)
  const open = (name: string, clock: number): Model => ({
    device: aDevice(app, viewer, name),
    isOnline: true,
    sequence: 0,
    kept: [],
    clock,
  })
  let [here, there] = [open('one', 2 * 3_600_000), open('two', -40 * 60_000)]
  const id: string = (await here.device.start()).data.attempt.id
  let deadline = Date.parse(readRunning(await here.device.startSection(id, 'LANG')).deadlineAt)
  const extensions = new Set([0])
  const expected = new Map<number, Kept>()
  // Whether an answer counts cannot be known where the device's clock was set in between.
  const unclear = new Set<number>()

  const hear = ({ data }: Answered) => {
    const section = data?.attempt?.sections[0]
    if (!section) return
    deadline = Date.parse(section.deadlineAt)
    extensions.add(section.extensionSeconds)
    expect(deadline).toBe(noon + limit + (graceSeconds + section.extensionSeconds) * 1000)
  }
  const send = async () => {
    const batch = here.kept.splice(0, 60)
    if (batch.length === 0) return
    const now = Date.now()
    const isLate = now > deadline
    const counted = batch.filter(({ at }) => !isLate || at <= deadline)
    if (isLate && batch.some(({ isClockTrue }) => !isClockTrue)) batch.forEach(({ position }) => unclear.add(position))
    else if (now <= deadline + lateSeconds * 1000) counted.forEach((answer) => expected.set(answer.position, answer))
    const response = await here.device.answers(id, {
      sentAt: new Date(now + here.clock),
      answers: batch.map(({ position, option, sequence, answeredAt }) => ({ position, option, sequence, answeredAt })),
    })
    if (!isLate) expect(response.errors).toEqual([])
    if (now > deadline + lateSeconds * 1000) expect(response.errors).toHaveLength(1)
    hear(response)
  }

  const acts = {
    wait: (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000),
    answer: async (position: number, option: number | null) => {
      here.sequence += 1
      here.kept.push({
        position,
        option,
        sequence: here.sequence,
        at: Date.now(),
        isClockTrue: true,
        answeredAt: new Date(Date.now() + here.clock).toISOString(),
      })
      if (here.isOnline) await send()
    },
    beat: async () => {
      if (here.isOnline) hear(await here.device.beat(id))
    },
    goOffline: () => void (here.isOnline = false),
    goOnline: async () => {
      here.isOnline = true
      await send()
    },
    reload: async () => {
      const before = here.sequence
      const { data } = await here.device.ask(question)
      const attempt = data.assessments.intellectual.openAttempt
      if (attempt) here.sequence = Math.max(before, attempt.lastSequence)
    },
    // The one before keeps nothing: what it had not sent is answered anew on the newest device.
    changeDevice: async () => {
      ;[here, there] = [there, here]
      here.kept = []
      here.isOnline = true
      hear(await here.device.takeOver(id))
      const { data } = await here.device.ask(question)
      here.sequence = Math.max(here.sequence, data.assessments.intellectual.openAttempt?.lastSequence ?? 0)
    },
    setClock: (hours: number) => {
      here.clock += hours * 3_600_000
      for (const answer of here.kept) answer.isClockTrue = false
    },
  }
  return {
    id,
    extensions,
    expected,
    unclear,
    async does(step: Step) {
      if (step.act === 'wait') acts.wait(step.seconds)
      else if (step.act === 'answer') await acts.answer(step.position, step.option)
      else if (step.act === 'setClock') acts.setClock(step.hours)
      else await acts[step.act]()
    },
  }
}
const question = '{ assessments { intellectual { openAttempt { lastSequence } } } }'
const readRunning = ({ data }: Answered) => data.attempt.sections[0]

/** The chosen options as shown, by their places, once the section has ended by itself. */
async function stored(id: string) {
  vi.setSystemTime(Date.now() + 3_600_000)
  await jobs.settle_assessments({}, { inTransaction: (act) => app.db.transaction().execute(act) })
  const sections = app.db.selectFrom('assessmentSection').select('state').where('attemptId', '=', id)
  expect((await sections.where('position', '=', 1).executeTakeFirst())?.state).toBe('DONE')
  const rows = await app.db
    .selectFrom('assessmentAnswer')
    .select(['position', 'chosen', 'optionOrder'])
    .where('attemptId', '=', id)
    .where('sectionPosition', '=', 1)
    .execute()
  return new Map(
    rows.map(({ position, chosen, optionOrder }) => [
      position,
      chosen === null ? null : (optionOrder?.indexOf(chosen) ?? null),
    ]),
  )
}

describe('§5.6 the clock, whatever a student and the devices do', () => {
  test(
    'no answer after its time counts, none before it is lost, the extension is given once',
    { timeout: 120_000 },
    () =>
      fc.assert(
        fc.asyncProperty(steps, async (walked) => {
          vi.useFakeTimers({ toFake: ['Date'], now: noon })
          const student = await walk()
          for (const step of walked) await student.does(step)
          const options = await stored(student.id)
          for (const [position, option] of options) {
            if (student.unclear.has(position)) continue
            expect([position, option]).toEqual([position, student.expected.get(position)?.option ?? null])
          }
          expect(student.extensions.size).toBeLessThanOrEqual(2)
          expect(Math.max(...student.extensions)).toBeLessThanOrEqual(maxExtensionSeconds)
        }),
        { ...seeded(15), numRuns: walkLength(40) },
      ),
  )
})
