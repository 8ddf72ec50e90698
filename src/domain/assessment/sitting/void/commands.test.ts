import { beforeAll, describe, expect, test } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { aBank, aDevice } from '#test/factories/assessment.ts'
import { aPublishedResult } from '#test/factories/assessment-result.ts'
import { ownApp, type Answered } from '#test/client.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'

const app = ownApp()
let first: Viewer
let second: Viewer
beforeAll(async () => {
  await aBank(app.db)
  first = (await anAdmin(app.db)).viewer
  second = (await anAdmin(app.db, { role: 'REVIEWER' })).viewer
})

const codeOf = ({ errors, data }: Answered) => errors[0]?.code ?? data.done.state
const ask = (admin: Viewer, id: string, reason = '問題が外部に漏れたため') =>
  app
    .asAdmin(admin)
    .ask(
      'mutation ($id: ID!, $reason: String!) { done: askToVoidAssessment(attemptId: $id, reason: $reason) { state } }',
      { id, reason },
    )
const decide = (field: string) => (admin: Viewer, id: string) =>
  app.asAdmin(admin).ask(`mutation ($id: ID!) { done: ${field}(attemptId: $id) { state } }`, { id })
const confirm = decide('confirmVoidAssessment')
const withdraw = decide('withdrawVoidOfAssessment')

async function sitting() {
  const { viewer, id: candidateId } = await aCandidate(app.db)
  const device = aDevice(app, viewer)
  const id: string = (await device.start()).data.attempt.id
  await device.startSection(id, 'LANG')
  return { device, id, candidateId }
}

describe('§5.6 a sitting that two operators declare void', () => {
  test('counts for nothing, and the student may sit the test again', async () => {
    const { device, id } = await sitting()
    expect(codeOf(await ask(first, id))).toBe('IN_SECTION')
    expect(codeOf(await confirm(first, id))).toBe('assessment_second_person')
    expect(codeOf(await ask(second, id))).toBe('assessment_void_closed')
    const { data } = await app.asAdmin(second).ask('{ assessmentVoidRequests { id voidReason voidAskedByName } }')
    expect(data.assessmentVoidRequests).toMatchObject([{ id, voidReason: '問題が外部に漏れたため' }])
    expect(codeOf(await confirm(second, id))).toBe('VOID')
    expect((await device.answer(id, {})).errors[0]?.code).toBe('assessment_closed')
    const standing = await device.ask('{ assessments { intellectual { canStart voidedAt openAttempt { id } } } }')
    expect(standing.data.assessments.intellectual).toMatchObject({
      canStart: true,
      openAttempt: null,
      voidedAt: expect.any(String),
    })
    expect((await device.start()).data.attempt.state).toBe('READY')
    const audit = app.db.selectFrom('audit').select('action').where('subjectId', '=', id).orderBy('id')
    expect((await audit.execute()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['askToVoidAssessment', 'confirmVoidOfAssessment']),
    )
  })

  test('takes with it what was published of it, and nothing of the other test', async () => {
    const { id: candidateId } = await aCandidate(app.db)
    const personalityPercentages = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
    const scores = { personalityPercentages, intellectualAchieved: [9, 9, 9, 9] }
    const id = (await aPublishedResult(app.db, candidateId, scores)).intellectual?.id ?? ''
    await ask(first, id)
    expect(codeOf(await confirm(second, id))).toBe('VOID')
    const row = app.db.selectFrom('assessmentProfile').selectAll().where('candidateId', '=', candidateId)
    expect(await row.executeTakeFirst()).toMatchObject({ personalityPercentages, intellectualTotal: null })
  })

  test('§4 the wish can be taken back, once; twice at once is one', async () => {
    const { id } = await sitting()
    expect(codeOf(await withdraw(first, id))).toBe('assessment_void_closed')
    const both = await Promise.all([ask(first, id), ask(second, id)])
    expect(both.map(codeOf).toSorted()).toEqual(['IN_SECTION', 'assessment_void_closed'])
    expect(codeOf(await withdraw(second, id))).toBe('IN_SECTION')
    expect(codeOf(await confirm(first, id))).toBe('assessment_void_closed')
    expect((await ask(first, id, ' ')).errors[0]?.fields).toMatchObject([{ path: 'reason' }])
    expect(codeOf(await ask(first, '00000000-0000-0000-0000-000000000000'))).toBe('not_found')
  })
})
