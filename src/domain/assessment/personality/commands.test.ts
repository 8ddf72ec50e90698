import { describe, expect, test } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { aDevice, type Device } from '#test/factories/assessment.ts'
import { ownApp, type Answered } from '#test/client.ts'
import { personalityPairs } from './pairs.ts'

const app = ownApp()

const codeOf = ({ errors, data }: Answered) => errors[0]?.code ?? data.attempt.state
type Pair = { position: number; left: string; right: string; chosen: number | null }

const answer = (device: Device, id: string, answers: { position: number; chosen: number; sequence: number }[]) =>
  device.ask(
    `mutation ($id: ID!, $answers: [AssessmentPairInput!]!) {
      attempt: answerPersonalityPairs(attemptId: $id, answers: $answers) { state pairs { position chosen } } }`,
    { id, answers: answers.map((pair) => ({ ...pair, milliseconds: 4000 })) },
  )
const submit = (device: Device, id: string, hasConfirmed = false) =>
  device.ask(
    `mutation ($id: ID!, $hasConfirmed: Boolean!) {
      attempt: submitPersonality(attemptId: $id, hasConfirmed: $hasConfirmed) { state submittedAt } }`,
    { id, hasConfirmed },
  )

async function sitting() {
  const student = await aCandidate(app.db)
  const device = aDevice(app, student.viewer)
  const id: string = (await device.start({ kind: 'PERSONALITY' })).data.attempt.id
  const { data } = await device.ask(
    '{ assessments { personality { openAttempt { pairs { position left right chosen } } } } }',
  )
  return { student, device, id, pairs: data.assessments.personality.openAttempt.pairs as Pair[] }
}
/** Answers every pair, ten at a time, with the button that `button` gives. */
async function answerAll(device: Device, id: string, button: (position: number) => number) {
  for (let page = 0; page < 6; page += 1)
    await answer(
      device,
      id,
      Array.from({ length: 10 }, (_, at) => page * 10 + at + 1).map((position) => ({
        position,
        chosen: button(position),
        sequence: position,
      })),
    )
}
const storedOf = (id: string) =>
  app.db.selectFrom('assessmentAnswer').selectAll().where('attemptId', '=', id).orderBy('position').execute()

describe('§5.3 a sitting of the personality test', () => {
  test('asks 60 pairs, six of each trait, one of them twice and on the other side', async () => {
    const { id, pairs } = await sitting()
    expect(pairs).toHaveLength(60)
    const stored = await storedOf(id)
    const perTrait = Map.groupBy(stored, ({ itemId }) => itemId.slice(0, 3))
    expect([...perTrait.values()].map(({ length }) => length)).toEqual(Array.from({ length: 10 }, () => 6))
    const again = stored.filter(({ isScored }) => !isScored)
    expect(again).toHaveLength(1)
    const first = stored.find(({ itemId, isScored }) => isScored && itemId === again[0]?.itemId)
    expect(first?.isSwapped).toBe(!again[0]?.isSwapped)
    expect((again[0]?.position ?? 0) - (first?.position ?? 0)).toBeGreaterThan(30)
    expect(new Set(stored.map(({ itemId }) => itemId)).size).toBe(59)
  })

  test('the same button all along says nothing of any trait', async () => {
    const { device, id } = await sitting()
    await answerAll(device, id, () => 2)
    const stored = await storedOf(id)
    expect(Math.abs(stored.reduce((sum, { chosen }) => sum + (chosen ?? 0), 0))).toBe(0)
  })

  test('keeps an answer toward the right pole of its trait, whichever side it is shown on', async () => {
    const { device, id, pairs } = await sitting()
    await answer(device, id, [
      { position: 1, chosen: -2, sequence: 1 },
      { position: 2, chosen: 1, sequence: 2 },
    ])
    const stored = await storedOf(id)
    for (const [at, button] of [-2, 1].entries()) {
      const bank = personalityPairs.find((pair) => pair.id === stored[at]?.itemId)
      const rightPole = bank?.rightPole === 'right' ? bank.right : bank?.left
      const toward = rightPole === pairs[at]?.right ? button : -button
      expect(stored[at]?.chosen).toBe(toward)
    }
    const again = await device.ask('{ assessments { personality { openAttempt { pairs { chosen } } } } }')
    expect(again.data.assessments.personality.openAttempt.pairs.slice(0, 3)).toEqual([
      { chosen: -2 },
      { chosen: 1 },
      { chosen: null },
    ])
  })

  test('is handed in once every pair is answered', async () => {
    const { device, id } = await sitting()
    await answer(device, id, [{ position: 1, chosen: -1, sequence: 1 }])
    expect((await submit(device, id)).errors).toMatchObject([
      {
        code: 'assessment_unanswered',
        message: '未回答の質問が59問あります。回答してから、もう一度送信してください。',
      },
    ])
    await answerAll(device, id, (position) => (position % 5) - 2)
    expect(codeOf(await submit(device, id))).toBe('SUBMITTED')
    const attempt = await app.db
      .selectFrom('assessmentAttempt')
      .select('repeatDifference')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(attempt?.repeatDifference).toBeGreaterThanOrEqual(0)
    expect(codeOf(await submit(device, id))).toBe('assessment_closed')
    expect(codeOf(await answer(device, id, [{ position: 1, chosen: 1, sequence: 99 }]))).toBe('assessment_closed')
  })

  test('asks once whether the same button was meant', async () => {
    const { device, id } = await sitting()
    await answerAll(device, id, (position) => (position <= 12 ? 1 : (position % 4) - 2))
    const response = await submit(device, id)
    expect(response.errors).toMatchObject([
      { code: 'assessment_same_button', message: expect.stringContaining('回答の確認をおすすめします') },
    ])
    expect(codeOf(await submit(device, id, true))).toBe('SUBMITTED')
  })

  test('§15 refuses buttons, places, numbers and sittings that are none', async () => {
    const { device, id } = await sitting()
    for (const chosen of [3, -3])
      expect(codeOf(await answer(device, id, [{ position: 1, chosen, sequence: 1 }]))).toBe('invalid_input')
    for (const position of [0, 61])
      expect(codeOf(await answer(device, id, [{ position, chosen: 1, sequence: 1 }]))).toBe('not_found')
    expect(codeOf(await answer(device, id, [{ position: 1, chosen: 1, sequence: 0 }]))).toBe('invalid_input')
    const twice = [1, 2].map((chosen) => ({ position: 1, chosen, sequence: 3 }))
    expect(codeOf(await answer(device, id, twice))).toBe('assessment_answer_conflict')
    const other = aDevice(app, (await aCandidate(app.db)).viewer)
    expect(codeOf(await answer(other, id, [{ position: 1, chosen: 1, sequence: 1 }]))).toBe('not_found')
    expect(codeOf(await submit(other, id))).toBe('not_found')
    const intellectual = await device.ask('mutation { attempt: beatAssessment(attemptId: "x") { state } }')
    expect(codeOf(intellectual)).toBe('not_found')
    expect((await storedOf(id)).every(({ chosen }) => chosen === null)).toBe(true)
  })

  test('another device takes over with the answers given so far', async () => {
    const { student, device, id } = await sitting()
    await answer(device, id, [{ position: 1, chosen: 1, sequence: 1 }])
    const phone = aDevice(app, student.viewer, 'device-two')
    expect(codeOf(await answer(phone, id, [{ position: 2, chosen: 1, sequence: 2 }]))).toBe('assessment_other_device')
    await phone.takeOver(id)
    expect(codeOf(await answer(phone, id, [{ position: 2, chosen: 1, sequence: 2 }]))).toBe('IN_SECTION')
    expect(codeOf(await answer(device, id, [{ position: 3, chosen: 1, sequence: 3 }]))).toBe('assessment_other_device')
    expect((await storedOf(id)).filter(({ chosen }) => chosen !== null)).toHaveLength(2)
  })
})
