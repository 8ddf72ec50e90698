import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { consentTexts } from '#ground/consent-texts.ts'
import { aCandidate } from '#test/factories.ts'
import { aBank, aDevice } from '#test/factories/assessment.ts'
import { ownApp, type Answered } from '#test/client.ts'

const app = ownApp()
beforeAll(async () => {
  await aBank(app.db)
})
const noon = new Date('2027-02-01T03:00:00Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }))

const after = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const codeOf = ({ errors, data }: Answered) => errors[0]?.code ?? data.attempt.state
const running = ({ data }: Answered) =>
  data.attempt.sections.find(({ state }: { state: string }) => state === 'RUNNING')
const hours = 3600

/** A student whose first section runs. */
async function sitting(options: { timeFactor?: string } = {}) {
  const student = await aCandidate(app.db)
  const device = aDevice(app, student.viewer)
  const id: string = (await device.start(options)).data.attempt.id
  const begun = await device.startSection(id, 'LANG')
  return { student, device, id, begun }
}

describe('§5.6 a sitting from its start to its end', () => {
  test('begins with four sections of the blueprint, none of which runs', async () => {
    const { viewer, id: candidateId } = await aCandidate(app.db)
    const { data } = await aDevice(app, viewer).start()
    expect(data.attempt).toMatchObject({ state: 'READY', isThisDevice: true, lastSequence: 0, continueBy: null })
    expect(data.attempt.sections).toMatchObject([
      { id: 'LANG', state: 'WAITING', itemCount: 12, limitSeconds: 600, deadlineAt: null },
      { id: 'NUM', itemCount: 12, limitSeconds: 720 },
      { id: 'LOGIC', itemCount: 10, limitSeconds: 600 },
      { id: 'SPACE', itemCount: 10, limitSeconds: 360 },
    ])
    const consents = app.db.selectFrom('consent').select(['kind', 'version']).where('candidateId', '=', candidateId)
    expect(await consents.execute()).toContainEqual({ kind: 'assessment', version: consentTexts.assessment.version })
  })

  test('gives each section its limit, the accommodation and 15 seconds', async () => {
    const { begun } = await sitting()
    expect(running(begun).deadlineAt).toBe('2027-02-01T03:10:15.000Z')
    const longer = await sitting({ timeFactor: 'ONE_THIRD_MORE' })
    expect(running(longer.begun)).toMatchObject({ limitSeconds: 798, deadlineAt: '2027-02-01T03:13:33.000Z' })
  })

  test('goes through its four sections and is handed in', async () => {
    const { device, id } = await sitting()
    for (const section of ['LANG', 'NUM', 'LOGIC', 'SPACE']) {
      after(60)
      await device.startSection(id, section)
      expect(codeOf(await device.answer(id, { section, sequence: 1, position: 10, option: 4 }))).toBe('IN_SECTION')
      const ended = await device.endSection(id, section)
      expect(codeOf(ended)).toBe(section === 'SPACE' ? 'SUBMITTED' : 'SECTION_DONE')
    }
    expect(codeOf(await device.answer(id, { section: 'SPACE', sequence: 2 }))).toBe('assessment_closed')
    const { rows } = await app.pool.query<{ job: string }>(
      "select task_identifier as job from graphile_worker.jobs where key = 'score:' || $1",
      [id],
    )
    expect(rows).toEqual([{ job: 'score_attempt' }])
    const audit = app.db.selectFrom('audit').select(['action', 'toStatus']).where('subjectId', '=', id)
    expect((await audit.execute()).map(({ toStatus }) => toStatus).at(-1)).toBe('SUBMITTED')
  })

  test('a reload finds the same items in the same order, the answers and the same deadline', async () => {
    const { device, id } = await sitting()
    const question = `{ assessments { intellectual { canStart openAttempt { id isThisDevice
      sections { deadlineAt answers { position chosenOption isFlagged } }
      first: item(position: 1) { stem options { text } } third: item(position: 3) { stem } } } } }`
    await device.answer(id, { position: 3, option: 2, isFlagged: true })
    const before = await device.ask(question)
    after(300)
    const again = await device.ask(question)
    expect(again).toEqual(before)
    const { openAttempt, canStart } = again.data.assessments.intellectual
    expect(canStart).toBe(false)
    expect(openAttempt.sections[0].answers[2]).toEqual({ position: 3, chosenOption: 2, isFlagged: true })
    expect(openAttempt.first.options).toHaveLength(5)
  })

  test('tells nothing of keys, rationales, difficulty, ids of items or scores', async () => {
    const { device, id } = await sitting()
    const names = await app.as(null).ask('{ type: __type(name: "AssessmentItem") { fields { name } } }')
    expect(names.data.type.fields.map(({ name }: { name: string }) => name)).toEqual([
      'figure',
      'options',
      'passage',
      'position',
      'practiceId',
      'section',
      'stem',
    ])
    const { data } = await device.ask(`{ assessments { intellectual { openAttempt { id
      item(position: 1) { practiceId section position stem options { text } } } } } }`)
    expect(JSON.stringify(data)).not.toMatch(/TEST-|理由|EASY|HARD/)
    expect(data.assessments.intellectual.openAttempt).toMatchObject({ id, item: { practiceId: null } })
  })

  test('two students meet their options in different orders, and an answer is stored in the item’s own', async () => {
    const { device, id } = await sitting()
    const { data } = await device.ask(
      '{ assessments { intellectual { openAttempt { item(position: 5) { options { text } } } } } }',
    )
    const texts: string[] = data.assessments.intellectual.openAttempt.item.options.map(
      ({ text }: { text: string }) => text,
    )
    await device.answer(id, { position: 5, option: texts.indexOf('正しい選択肢') })
    const stored = await app.db
      .selectFrom('assessmentAnswer')
      .innerJoin('assessmentItem', 'assessmentItem.id', 'assessmentAnswer.itemId')
      .select(['chosen', 'content'])
      .where('attemptId', '=', id)
      .where('sectionPosition', '=', 1)
      .where('position', '=', 5)
      .executeTakeFirstOrThrow()
    expect(stored.content).toMatchObject({ key: stored.chosen })
  })
})

describe('§5.6 the clock of a sitting', () => {
  test('a section ends by itself two minutes after its deadline, and its blanks stay', async () => {
    const { device, id } = await sitting()
    after(615 + 121)
    await settleNow()
    const { data } = await device.ask(`{ assessments { intellectual { openAttempt { state continueBy
      sections { state } } } } }`)
    expect(data.assessments.intellectual.openAttempt).toMatchObject({
      state: 'SECTION_DONE',
      continueBy: '2027-02-02T03:10:15.000Z',
      sections: [{ state: 'DONE' }, { state: 'WAITING' }, { state: 'WAITING' }, { state: 'WAITING' }],
    })
    expect(codeOf(await device.answer(id, {}))).toBe('assessment_section_over')
  })

  test('a day without the next section makes it PARTIAL, once; after seven days it is handed in', async () => {
    const { device, id } = await sitting()
    await device.endSection(id, 'LANG')
    after(24 * hours + 1)
    await settleNow()
    expect(await stateOf(id)).toBe('PARTIAL')
    after(6 * 24 * hours)
    expect(codeOf(await device.startSection(id, 'NUM'))).toBe('IN_SECTION')
    const ended = await device.endSection(id, 'NUM')
    expect(ended.data.attempt).toMatchObject({ state: 'SECTION_DONE', continueBy: '2027-02-09T03:00:00.000Z' })
    after(24 * hours + 1)
    await settleNow()
    expect(await stateOf(id)).toBe('SUBMITTED')

    const other = await sitting()
    await other.device.endSection(other.id, 'LANG')
    after(8 * 24 * hours + 1)
    await settleNow()
    expect(await stateOf(other.id)).toBe('SUBMITTED')
    expect(codeOf(await other.device.startSection(other.id, 'NUM'))).toBe('assessment_closed')
  })

  test('an outage of 90 seconds adds its length once, at most three minutes, not in the last fifth', async () => {
    const { device, id } = await sitting()
    after(89)
    expect(running(await device.beat(id)).extensionSeconds).toBe(0)
    after(240)
    const extended = running(await device.beat(id))
    expect(extended).toMatchObject({ extensionSeconds: 180, deadlineAt: '2027-02-01T03:13:15.000Z' })
    after(100)
    const again = await device.beat(id)
    expect(running(again).extensionSeconds).toBe(180)
    expect(again.data.attempt.isExtended).toBe(true)

    const late = await sitting()
    after(400)
    await late.device.answer(late.id, {})
    const first = await app.db
      .selectFrom('assessmentSection')
      .select('extensionSeconds')
      .where('attemptId', '=', late.id)
      .where('state', '=', 'RUNNING')
      .executeTakeFirst()
    expect(first).toEqual({ extensionSeconds: 180 })

    const last = await sitting()
    after(80)
    for (let minute = 0; minute < 5; minute += 1) {
      await last.device.beat(last.id)
      after(80)
    }
    expect(running(await last.device.beat(last.id)).extensionSeconds).toBe(0)
    after(100)
    expect(running(await last.device.beat(last.id)).extensionSeconds).toBe(0)
  })

  test('the next sitting is possible 180 days after the end of this one', async () => {
    const { device, id } = await sitting()
    for (const section of ['LANG', 'NUM', 'LOGIC', 'SPACE']) {
      await device.startSection(id, section)
      await device.endSection(id, section)
    }
    const standing =
      '{ assessments { intellectual { canStart canStartFrom latestAttempt { id } openAttempt { id } } } }'
    const { data } = await device.ask(standing)
    expect(data.assessments.intellectual).toEqual({
      canStart: false,
      canStartFrom: '2027-07-31',
      latestAttempt: { id },
      openAttempt: null,
    })
    const refused = await device.start()
    expect(refused.errors).toMatchObject([
      { code: 'assessment_too_early', message: '次の受検は2027/07/31から始められます。' },
    ])
    const items = await itemsOf(id)
    vi.setSystemTime(new Date('2027-07-30T15:00:00Z'))
    const next = await device.start()
    expect(codeOf(next)).toBe('READY')
    const shared = (await itemsOf(next.data.attempt.id)).filter((item) => items.includes(item))
    expect(shared).toEqual([])
  })
})

const stateOf = async (id: string) =>
  (await app.db.selectFrom('assessmentAttempt').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
const itemsOf = async (id: string) =>
  (await app.db.selectFrom('assessmentAnswer').select('itemId').where('attemptId', '=', id).execute()).map(
    ({ itemId }) => itemId,
  )
const settleNow = async () => {
  const { jobs } = await import('../jobs.ts')
  await jobs.settle_assessments({}, { inTransaction: (act) => app.db.transaction().execute(act) })
}
