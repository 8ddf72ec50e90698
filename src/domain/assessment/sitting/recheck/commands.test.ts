import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import { aCandidate } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { aBank, aDevice, type Device } from '#test/factories/assessment.ts'
import { ownApp, type Answered } from '#test/client.ts'
import { jobs } from '../../jobs.ts'
import { scoreAttempt } from '../../result/commands.ts'

const app = ownApp()
let admin: Viewer
beforeAll(async () => {
  await aBank(app.db)
  admin = (await anAdmin(app.db, { role: 'REVIEWER' })).viewer
  const items = await app.db.selectFrom('assessmentItem').select('id').where('kind', '=', 'INTELLECTUAL').execute()
  const counted = { countedAt: new Date(), people: 40, seen: 40, chosen: [8, 8, 8, 8, 8], blank: 0 }
  await app.db
    .insertInto('assessmentItemStatistic')
    .values(items.map(({ id: itemId }) => ({ ...counted, itemId, medianMilliseconds: 40_000 })))
    .execute()
})
const noon = new Date('2027-02-01T03:00:00Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }))

const after = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const days = 86_400
const codeOf = ({ errors, data }: Answered) => errors[0]?.code ?? data.attempt.state
const settle = () => jobs.settle_assessments({}, { inTransaction: (act) => app.db.transaction().execute(act) })

/** The place of the right option as this student sees it, by section and position. */
async function keysOf(attemptId: string) {
  const rows = await app.db
    .selectFrom('assessmentAnswer')
    .innerJoin('assessmentItem', 'assessmentItem.id', 'itemId')
    .select(['sectionPosition', 'position', 'optionOrder', 'content', 'difficulty'])
    .where('attemptId', '=', attemptId)
    .execute()
  return rows.map(({ optionOrder, content, ...place }) => ({
    ...place,
    option: (optionOrder ?? []).indexOf((content as { key: number }).key),
  }))
}
const sections = ['LANG', 'NUM', 'LOGIC', 'SPACE']

/** A student who answered every item of the test rightly, in so many milliseconds each, and whose sitting is scored. */
async function aScoredSitting(milliseconds = 3_000, options: { sinceShown?: number } = {}, sectionSeconds = 120) {
  const student = await aCandidate(app.db)
  const device = aDevice(app, student.viewer)
  const id: string = (await device.start()).data.attempt.id
  const keys = await keysOf(id)
  let sequence = 0
  for (const [at, section] of sections.entries()) {
    await device.startSection(id, section)
    after(sectionSeconds)
    const answers = keys
      .filter(({ sectionPosition }) => sectionPosition === at + 1)
      .map(({ position, option }) => ({ position, option, sequence: ++sequence, milliseconds, ...options }))
    expect((await device.answers(id, { section, answers })).errors).toEqual([])
    await device.endSection(id, section)
  }
  await app.db.transaction().execute((tx) => scoreAttempt(tx, id))
  return { ...student, device, id }
}
type Checked = Awaited<ReturnType<typeof aScoredSitting>>

/** Gives so many right answers to the six items and ends them. */
async function recheck({ device, id }: Pick<Checked, 'id'> & { device: Device }, right: number) {
  const keys = (await keysOf(id)).filter(({ sectionPosition }) => sectionPosition === 5)
  const answers = keys.map(({ position, option }, at) => ({
    position,
    option: at < right ? option : (option + 1) % 5,
    sequence: 100 + at,
  }))
  expect((await device.answers(id, { section: 'RECHECK', answers })).errors).toEqual([])
  return device.endSection(id, 'RECHECK')
}
const result = async ({ viewer }: { viewer: Viewer }) => {
  const { data } = await app.as(viewer).ask(`{ assessmentResult(kind: INTELLECTUAL) {
    state isChecked checkStage recheckBy canPublish sheet { total { achieved } } } }`)
  return data.assessmentResult
}
const publish = ({ viewer, id }: Checked) =>
  app.as(viewer).ask(
    `mutation ($id: ID!, $version: String!) {
      done: publishAssessmentResult(kind: INTELLECTUAL, attemptId: $id, consentVersion: $version) { publishedAt } }`,
    { id, version: consentTexts.assessmentPublication.version },
  )
const standing = async ({ device }: Pick<Checked, 'device'>) =>
  (await device.ask('{ assessments { intellectual { canStart openAttempt { id state checkStage continueBy } } } }'))
    .data.assessments.intellectual
const checks = async () =>
  (
    await app
      .asAdmin(admin)
      .ask('{ assessmentChecks { id fastAnswers recheckRight checkStage } desk { assessmentChecks { count } } }')
  ).data
const endCheck = (id: string, by = admin) =>
  app
    .asAdmin(by)
    .ask('mutation ($id: ID!) { attempt: endAssessmentCheck(attemptId: $id) { state: checkStage isChecked } }', { id })
const jobsOf = async (name: string) =>
  (
    await app.pool.query<{ id: string }>(
      "select payload->>'attemptId' as id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1",
      [name],
    )
  ).rows.map(({ id }) => id)

describe('assessment 5.7 answers that are unusually fast', () => {
  test('from four right ones to difficult items on, the result is checked and the student asked for six items', async () => {
    const student = await aScoredSitting()
    expect(await result(student)).toEqual({
      state: 'SCORED',
      isChecked: true,
      checkStage: 'ANSWERS',
      recheckBy: new Date(Date.now() + 14 * days * 1000).toISOString(),
      canPublish: false,
      sheet: { total: { achieved: 44 } },
    })
    expect(codeOf(await publish(student))).toBe('assessment_result_checked')
    expect(await standing(student)).toMatchObject({ canStart: false, openAttempt: { id: student.id, state: 'SCORED' } })
    const keys = await keysOf(student.id)
    const six = keys.filter(({ sectionPosition }) => sectionPosition === 5)
    expect(six.map(({ difficulty }) => difficulty)).toEqual(Array.from({ length: 6 }, () => 'HARD'))
    const audit = app.db.selectFrom('audit').select('action').where('subjectId', '=', student.id)
    expect((await audit.execute()).map(({ action }) => action)).toContain('openCheckOfAssessment')
  })

  test('quicker ones, three ones, and those without a median leave the result as it is', async () => {
    expect(await result(await aScoredSitting(7_000))).toMatchObject({ isChecked: false, canPublish: true })
    // The time since the first display bounds what a device tells, never the other way round.
    expect(await result(await aScoredSitting(60_000, { sinceShown: 3_000 }))).toMatchObject({ isChecked: true })
    await app.db.updateTable('assessmentItemStatistic').set({ medianMilliseconds: null }).execute()
    try {
      expect(await result(await aScoredSitting())).toMatchObject({ isChecked: false })
    } finally {
      await app.db.updateTable('assessmentItemStatistic').set({ medianMilliseconds: 40_000 }).execute()
    }
  })

  test('a device that tells no time is judged by the time between its saves', async () => {
    expect(await result(await aScoredSitting(0, { sinceShown: 0 }, 5))).toMatchObject({ isChecked: true })
    expect(await result(await aScoredSitting(0, { sinceShown: 0 }))).toMatchObject({ isChecked: false })
  })

  test('§5.6 the six items have a clock of their own, on any device that begins them', async () => {
    const student = await aScoredSitting()
    const phone = aDevice(app, student.viewer, 'device-two')
    after(3 * days)
    const begun = await phone.startSection(student.id, 'RECHECK')
    const running = begun.data.attempt.sections.at(-1)
    expect(begun.data.attempt).toMatchObject({ state: 'SCORED', isThisDevice: true })
    expect(running).toMatchObject({ id: 'RECHECK', state: 'RUNNING', itemCount: 6, limitSeconds: 600 })
    expect(Date.parse(running.deadlineAt) - Date.now()).toBe(615_000)
    // Twice is once; the first device is refused until it takes over.
    expect((await phone.startSection(student.id, 'RECHECK')).data.attempt.sections.at(-1)).toEqual(running)
    expect(codeOf(await student.device.startSection(student.id, 'RECHECK'))).toBe('assessment_other_device')
    expect(codeOf(await student.device.answer(student.id, { section: 'RECHECK' }))).toBe('assessment_other_device')
    const item = await phone.ask(
      '{ assessments { intellectual { openAttempt { item(position: 6) { section stem options { text } } } } } }',
    )
    expect(item.data.assessments.intellectual.openAttempt.item).toMatchObject({ section: 'RECHECK' })
    expect(codeOf(await recheck({ device: phone, id: student.id }, 3))).toBe('SCORED')
  })

  test('three right answers end the check, tell the student, and change no score', async () => {
    const student = await aScoredSitting()
    await student.device.startSection(student.id, 'RECHECK')
    await recheck(student, 3)
    expect(await result(student)).toMatchObject({
      isChecked: false,
      checkStage: null,
      canPublish: true,
      sheet: { total: { achieved: 44 } },
    })
    expect(await jobsOf('notify_assessment_check_ended')).toContain(student.id)
    expect((await publish(student)).errors).toEqual([])
    expect(await standing(student)).toMatchObject({ canStart: false, openAttempt: null })
    const judged = app.db.selectFrom('assessmentAnswer').select('isRight').where('attemptId', '=', student.id)
    // The statistics of the items count the test alone.
    expect((await judged.where('sectionPosition', '=', 5).execute()).every(({ isRight }) => isRight === null)).toBe(
      true,
    )
    for (const again of ['startSection', 'endSection'] as const)
      expect(codeOf(await student.device[again](student.id, 'RECHECK'))).toBe('assessment_closed')
  })

  test('fewer right answers decide nothing: an operator ends the check, once', async () => {
    const student = await aScoredSitting()
    expect(codeOf(await endCheck('00000000-0000-0000-0000-000000000000'))).toBe('not_found')
    await student.device.startSection(student.id, 'RECHECK')
    expect(codeOf(await endCheck(student.id))).toBe('assessment_check_closed')
    await recheck(student, 2)
    expect(await result(student)).toMatchObject({ isChecked: true, checkStage: 'OPERATOR', recheckBy: null })
    const waiting = await checks()
    expect(waiting.assessmentChecks).toContainEqual({
      id: student.id,
      fastAnswers: 10,
      recheckRight: 2,
      checkStage: 'OPERATOR',
    })
    expect(waiting.desk.assessmentChecks.count).toBe(waiting.assessmentChecks.length)
    const both = await Promise.all([endCheck(student.id), endCheck(student.id)])
    expect(both.map(({ errors }) => errors[0]?.code ?? 'done').toSorted()).toEqual(['assessment_check_closed', 'done'])
    expect(await result(student)).toMatchObject({ isChecked: false, canPublish: true })
    const reader = (await anAdmin(app.db, { role: 'READ_ONLY' })).viewer
    expect((await endCheck(student.id, reader)).errors[0]?.code).toBe('forbidden')
  })

  test('§5.6 the clock ends six items that nobody ends, and a re-check that nobody begins', async () => {
    const [began, missed] = [await aScoredSitting(), await aScoredSitting()]
    await began.device.startSection(began.id, 'RECHECK')
    after(615 + 121)
    await settle()
    expect(await result(began)).toMatchObject({ checkStage: 'OPERATOR' })
    expect(await result(missed)).toMatchObject({ checkStage: 'ANSWERS' })
    after(14 * days)
    await settle()
    expect(await result(missed)).toMatchObject({ isChecked: true, checkStage: 'OPERATOR' })
    expect(codeOf(await missed.device.startSection(missed.id, 'RECHECK'))).toBe('assessment_closed')
    // The job may be late: the command asks the clock itself.
    const late = await aScoredSitting()
    after(14 * days + 1)
    expect(codeOf(await late.device.startSection(late.id, 'RECHECK'))).toBe('assessment_closed')
    expect((await checks()).assessmentChecks.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining([began.id, missed.id]),
    )
  })

  test('a re-check begun in its last minute goes on beyond the day', async () => {
    const student = await aScoredSitting()
    after(14 * days - 60)
    await student.device.startSection(student.id, 'RECHECK')
    after(300)
    await settle()
    expect(codeOf(await student.device.beat(student.id))).toBe('SCORED')
    await recheck(student, 6)
    expect(await result(student)).toMatchObject({ isChecked: false })
  })

  test('another student’s does not exist; twice at once begins one; no other section of the sitting opens', async () => {
    const [student, other] = [await aScoredSitting(), await aCandidate(app.db)]
    const stranger = aDevice(app, other.viewer)
    for (const answer of [
      stranger.startSection(student.id, 'RECHECK'),
      stranger.answer(student.id, { section: 'RECHECK' }),
      stranger.endSection(student.id, 'RECHECK'),
    ])
      expect(codeOf(await answer)).toBe('not_found')
    for (const section of sections)
      expect(codeOf(await student.device.startSection(student.id, section))).toBe('assessment_section_over')
    expect(codeOf(await student.device.answer(student.id, { section: 'RECHECK' }))).toBe(
      'assessment_section_not_started',
    )
    const second = aDevice(app, student.viewer, 'device-two')
    const both = await Promise.all([student.device, second].map((device) => device.startSection(student.id, 'RECHECK')))
    expect(both.map(codeOf).toSorted()).toEqual(['SCORED', 'assessment_other_device'])
    // A sitting without a check has no such section.
    const plain = aDevice(app, other.viewer)
    const id: string = (await plain.start()).data.attempt.id
    expect(codeOf(await plain.startSection(id, 'RECHECK'))).toBe('not_found')
  })

  test('deleting the result ends the check with it; a void sitting has none', async () => {
    const student = await aScoredSitting()
    await student.device.startSection(student.id, 'RECHECK')
    await app.as(student.viewer).ask('mutation { deleteAssessmentResults(kind: INTELLECTUAL) { state } }')
    expect(codeOf(await student.device.answer(student.id, { section: 'RECHECK' }))).toBe('assessment_closed')
    expect(await standing(student)).toMatchObject({ openAttempt: null, canStart: false })
    expect(await result(student)).toMatchObject({ state: 'DELETED', isChecked: false, sheet: null })
    const voided = await aScoredSitting()
    const second = (await anAdmin(app.db)).viewer
    await app
      .asAdmin(admin)
      .ask('mutation ($id: ID!) { askToVoidAssessment(attemptId: $id, reason: "漏えい") { id } }', { id: voided.id })
    await app
      .asAdmin(second)
      .ask('mutation ($id: ID!) { confirmVoidAssessment(attemptId: $id) { id } }', { id: voided.id })
    expect(await standing(voided)).toMatchObject({ openAttempt: null, canStart: true })
    expect(codeOf(await endCheck(voided.id))).toBe('assessment_check_closed')
  })
})
