import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aBank, aDevice } from '#test/factories/assessment.ts'
import { ownApp, type Answered } from '#test/client.ts'
import { walkLength } from '#test/full-run.ts'
import { scoreAttempt } from '../result/commands.ts'
import { actsPerMinute } from './rules.ts'

const app = ownApp()
beforeAll(async () => {
  await aBank(app.db)
})
/** Also in a short run more than a minute takes. */
const hundreds = walkLength(10)
const noon = new Date('2027-02-01T03:00:00Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }))

const after = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const codeOf = ({ errors, data }: Answered) => errors[0]?.code ?? data.attempt.state

async function sitting() {
  const student = await aCandidate(app.db)
  const device = aDevice(app, student.viewer)
  const id: string = (await device.start()).data.attempt.id
  await device.startSection(id, 'LANG')
  return { student, device, id }
}
const answersOf = (id: string) =>
  app.db
    .selectFrom('assessmentAnswer')
    .selectAll()
    .where('attemptId', '=', id)
    .orderBy('sectionPosition')
    .orderBy('position')
    .execute()
/** The answer is refused with this code and sentence, and the sitting is as it was. */
async function expectRefused(id: string, code: string, ask: () => Promise<Answered>) {
  const before = await answersOf(id)
  const { errors, data } = await ask()
  expect(errors).toMatchObject([{ code, message: expect.stringMatching(/[ぁ-ん].*。?$/u) }])
  expect(data?.attempt ?? null).toBeNull()
  expect(await answersOf(id)).toEqual(before)
}

describe('§15 what bad input gets', () => {
  test('a foreign sitting does not exist', async () => {
    const { id } = await sitting()
    const other = aDevice(app, (await aCandidate(app.db)).viewer)
    for (const ask of [
      () => other.answer(id, {}),
      () => other.answers(id, { answers: [{}] }),
      () => other.beat(id),
      () => other.takeOver(id),
      () => other.startSection(id, 'LANG'),
      () => other.endSection(id, 'LANG'),
    ])
      await expectRefused(id, 'not_found', ask)
    const { viewer: company } = await aCompanyWithUser(app.db)
    await expectRefused(id, 'forbidden', () => aDevice(app, company).answer(id, {}))
    await expectRefused(id, 'unauthenticated', () => aDevice(app, null).answer(id, {}))
  })

  test('another item, an option that is none, a number that is none', async () => {
    const { device, id } = await sitting()
    for (const position of [0, 13, -1, 2_000_000_000])
      await expectRefused(id, 'not_found', () => device.answer(id, { position }))
    for (const option of [5, -1, 2_000_000_000])
      await expectRefused(id, 'invalid_input', () => device.answer(id, { option }))
    await expectRefused(id, 'invalid_input', () => device.answer(id, { sequence: 0 }))
    await expectRefused(id, 'invalid_input', () => device.answer(id, { milliseconds: -1 }))
    await expectRefused(id, 'invalid_input', () => device.answer(id, { sinceShown: -1 }))
  })

  test('a section that is not begun, that is over, that is not the next', async () => {
    const { device, id } = await sitting()
    await expectRefused(id, 'assessment_section_not_started', () => device.answer(id, { section: 'NUM' }))
    await expectRefused(id, 'assessment_section_order', () => device.startSection(id, 'NUM'))
    await device.endSection(id, 'LANG')
    await expectRefused(id, 'assessment_section_over', () => device.answer(id, {}))
    await expectRefused(id, 'assessment_section_over', () => device.endSection(id, 'LANG'))
    await expectRefused(id, 'assessment_section_over', () => device.startSection(id, 'LANG'))
    await expectRefused(id, 'assessment_section_order', () => device.startSection(id, 'LOGIC'))
  })

  test('before any section, and after the end of the sitting', async () => {
    const device = aDevice(app, (await aCandidate(app.db)).viewer)
    const id: string = (await device.start()).data.attempt.id
    await expectRefused(id, 'assessment_section_not_started', () => device.answer(id, {}))
    for (const section of ['LANG', 'NUM', 'LOGIC', 'SPACE']) {
      await device.startSection(id, section)
      await device.endSection(id, section)
    }
    await expectRefused(id, 'assessment_closed', () => device.answer(id, {}))
    await expectRefused(id, 'assessment_closed', () => device.takeOver(id))
  })

  test('after deletion nothing exists', async () => {
    const { device, id } = await sitting()
    await app.db.deleteFrom('assessmentAttempt').where('id', '=', id).execute()
    expect(codeOf(await device.answer(id, {}))).toBe('not_found')
    expect(await answersOf(id)).toEqual([])
  })

  test('after the student has deleted the result the sitting takes nothing more', async () => {
    const { student, device, id } = await sitting()
    await device.endSection(id, 'LANG')
    for (const section of ['NUM', 'LOGIC', 'SPACE']) {
      await device.startSection(id, section)
      await device.endSection(id, section)
    }
    await app.db.transaction().execute((tx) => scoreAttempt(tx, id))
    const { errors } = await app
      .as(student.viewer)
      .ask('mutation { deleteAssessmentResults(kind: INTELLECTUAL) { state } }')
    expect(errors).toEqual([])
    for (const section of ['LANG', 'SPACE'])
      await expectRefused(id, 'assessment_closed', () => device.answer(id, { section }))
    await expectRefused(id, 'assessment_closed', () => device.startSection(id, 'SPACE'))
    await expectRefused(id, 'assessment_closed', () => device.takeOver(id))
  })

  test('the same number with two different answers, by whatever key; again the same is one', async () => {
    const { device, id } = await sitting()
    await device.answer(id, { option: 1, sequence: 4 }, 'first-key')
    await expectRefused(id, 'assessment_answer_conflict', () => device.answer(id, { option: 2, sequence: 4 }, 'other'))
    await expectRefused(id, 'idempotency_key_reused', () => device.answer(id, { option: 2, sequence: 5 }, 'first-key'))
    await expectRefused(id, 'assessment_answer_conflict', () =>
      device.answers(id, { answers: [{ sequence: 7 }, { sequence: 7, option: 3 }] }),
    )
    const before = await answersOf(id)
    expect(codeOf(await device.answer(id, { option: 1, sequence: 4 }, 'third-key'))).toBe('IN_SECTION')
    expect(await answersOf(id)).toEqual(before)
  })

  test('an older save that arrives later changes nothing', async () => {
    const { device, id } = await sitting()
    await device.answer(id, { option: 3, sequence: 9 })
    const before = await answersOf(id)
    expect(codeOf(await device.answer(id, { option: 1, sequence: 8 }))).toBe('IN_SECTION')
    expect(await answersOf(id)).toEqual(before)
  })

  test('two devices: the newest goes on, the one before is refused until it takes over', async () => {
    const { student, device, id } = await sitting()
    const phone = aDevice(app, student.viewer, 'device-two')
    await expectRefused(id, 'assessment_other_device', () => phone.answer(id, {}))
    const takeover = await phone.takeOver(id)
    expect(takeover.data.attempt).toMatchObject({ isThisDevice: true, state: 'IN_SECTION' })
    await expectRefused(id, 'assessment_other_device', () => device.answer(id, {}))
    await expectRefused(id, 'assessment_other_device', () => device.beat(id))
    await expectRefused(id, 'assessment_other_device', () => device.endSection(id, 'LANG'))
    expect(codeOf(await phone.answer(id, { option: 2 }))).toBe('IN_SECTION')
    await device.takeOver(id)
    expect(codeOf(await device.answer(id, { option: 4, sequence: 2 }))).toBe('IN_SECTION')
  })

  test(
    `${hundreds} hundred in a second: those within the limit are saved, the others change nothing`,
    { timeout: 90_000 },
    async () => {
      const { device, id } = await sitting()
      const answer = (at: number) =>
        device.ask(
          `mutation ($id: ID!, $position: Int!, $option: Int!, $sequence: Int!, $now: DateTime!) {
          attempt: answerAssessmentItem(attemptId: $id, section: LANG, position: $position, option: $option,
            isFlagged: false, sequence: $sequence, answeredAt: $now, milliseconds: 900) { state } }`,
          { id, position: 1 + (at % 12), option: at % 5, sequence: 1 + at, now: noon.toISOString() },
        )
      const codes: string[] = []
      for (let hundred = 0; hundred < hundreds; hundred += 1) {
        const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => answer(hundred * 100 + at)))
        codes.push(...answers.map(codeOf))
      }
      expect(codes.filter((code) => code === 'IN_SECTION')).toHaveLength(actsPerMinute - 1)
      expect(new Set(codes)).toEqual(new Set(['IN_SECTION', 'too_many_requests']))
      after(61)
      expect(codeOf(await answer(2000))).toBe('IN_SECTION')
    },
  )

  test('more than sixty answers at once are refused at the door', async () => {
    const { device, id } = await sitting()
    const many = Array.from({ length: 61 }, (_, at) => ({ sequence: at + 1 }))
    await expectRefused(id, 'invalid_input', () => device.answers(id, { answers: many }))
  })

  test('a sitting twice at once, without the consent of today, without a name', async () => {
    const { viewer } = await aCandidate(app.db)
    const device = aDevice(app, viewer)
    const both = await Promise.all([device.start(), device.start()])
    expect(both.map(codeOf).toSorted()).toEqual(['READY', 'assessment_already_open'])
    const other = aDevice(app, (await aCandidate(app.db)).viewer)
    expect(codeOf(await other.start({ version: '0.9' }))).toBe('assessment_consent_changed')
    expect((await other.start({ name: ' ' })).errors[0]?.fields).toMatchObject([{ path: 'honestyName' }])
    const incomplete = await aCandidate(app.db, { status: 'ONBOARDING' })
    const pending = aDevice(app, { ...incomplete.viewer, pending: 'ONBOARDING' })
    expect(codeOf(await pending.start())).toBe('account_incomplete')
  })
})

describe('§5.6 answers of a device that was cut off', () => {
  const at = (seconds: number) => new Date(noon.getTime() + seconds * 1000).toISOString()

  test('those of before the deadline count within two minutes of it, those of after do not', async () => {
    const { device, id } = await sitting()
    after(615 + 100)
    const response = await device.answers(id, {
      answers: [
        { position: 1, option: 1, sequence: 1, answeredAt: at(500) },
        { position: 2, option: 2, sequence: 2, answeredAt: at(614) },
        { position: 3, option: 3, sequence: 3, answeredAt: at(616) },
      ],
    })
    expect(response.data.attempt.sections[0].answers.slice(0, 3)).toMatchObject([
      { chosenOption: 1 },
      { chosenOption: 2 },
      { isAnswered: false },
    ])
    await expectRefused(id, 'assessment_time_over', () =>
      device.answers(id, { answers: [{ position: 4, sequence: 4, answeredAt: at(700) }] }),
    )
    after(21)
    await expectRefused(id, 'assessment_section_over', () =>
      device.answers(id, { answers: [{ position: 5, sequence: 5, answeredAt: at(600) }] }),
    )
  })

  test('their order has to be clear once the time is over', async () => {
    const { device, id } = await sitting()
    after(80)
    await device.answer(id, { position: 1, sequence: 5, option: 0 })
    after(595)
    await expectRefused(id, 'assessment_order_unclear', () =>
      device.answers(id, { answers: [{ position: 2, sequence: 6, answeredAt: at(40) }] }),
    )
    await expectRefused(id, 'assessment_order_unclear', () =>
      device.answers(id, {
        answers: [
          { position: 2, sequence: 6, answeredAt: at(612) },
          { position: 3, sequence: 7, answeredAt: at(605) },
        ],
      }),
    )
    await expectRefused(id, 'assessment_order_unclear', () =>
      device.answers(id, { answers: [{ position: 2, sequence: 6, answeredAt: at(-5) }] }),
    )
  })

  test('a clock that is wrong by hours changes nothing', async () => {
    const { device, id } = await sitting()
    after(615 + 60)
    const wrong = (seconds: number) => new Date(Date.parse(at(seconds)) - 5 * 3_600_000).toISOString()
    const response = await device.answers(id, {
      sentAt: new Date(Date.now() - 5 * 3_600_000),
      answers: [
        { position: 1, option: 1, sequence: 1, answeredAt: wrong(600) },
        { position: 2, option: 2, sequence: 2, answeredAt: wrong(640) },
      ],
    })
    expect(response.data.attempt.sections[0].answers.slice(0, 2)).toMatchObject([
      { chosenOption: 1 },
      { isAnswered: false },
    ])
  })
})
