import { beforeAll, expect, test } from 'vitest'
import { countStatements } from '#platform/database/db.ts'
import {
  AnswerAssessmentItemDocument,
  AnswerAssessmentItemsDocument,
  BeatAssessmentDocument,
} from '#web/generated/graphql.ts'
import { aCandidate } from '#test/factories.ts'
import { aBank, aDevice } from '#test/factories/assessment.ts'
import { ownApp } from '#test/client.ts'

const app = ownApp()
beforeAll(async () => {
  await aBank(app.db)
})

// Two thousand students save forty answers and give seventy signs a second.
test('one answer costs six statements, the last one as the first, and one more for each further of a batch', async () => {
  const device = aDevice(app, (await aCandidate(app.db)).viewer)
  const attemptId: string = (await device.start()).data.attempt.id
  await device.startSection(attemptId, 'LANG')
  const answeredAt = new Date().toISOString()
  const answer = { option: 1, isFlagged: false, answeredAt, milliseconds: 900, sinceShown: 900 }
  const place = { attemptId, section: 'LANG', sentAt: answeredAt }
  const costOf = async (document: { toString: () => string }, variables: Record<string, unknown>) => {
    const { result, statements } = await countStatements(() => device.ask(document.toString(), variables))
    expect(result.errors).toEqual([])
    return statements
  }
  const saves: number[] = []
  for (let position = 1; position <= 12; position += 1)
    saves.push(await costOf(AnswerAssessmentItemDocument, { ...place, ...answer, position, sequence: position }))
  expect(saves).toEqual(Array.from({ length: 12 }, () => 6))
  const answers = [1, 2, 3].map((position) => ({ ...answer, position, sequence: 20 + position }))
  expect(await costOf(AnswerAssessmentItemsDocument, { ...place, answers })).toBe(8)
  expect(await costOf(BeatAssessmentDocument, { attemptId })).toBe(5)
})
