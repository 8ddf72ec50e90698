import { describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { forgetOldAnswers } from './commands.ts'

const app = ownApp()

const thisYear = Number(tokyoToday().slice(0, 4))

async function aSitting(graduationYear: number, chosen: number | null) {
  const { id: candidateId } = await aCandidate(app.db, { graduationYear })
  const { id } = await app.db
    .insertInto('assessmentAttempt')
    .values({ candidateId, kind: 'PERSONALITY', formSeed: 1, consentVersion: '1.0', honestyName: '夜明 花' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const answer = { attemptId: id, sectionPosition: 0, position: 1, itemId: 'T01-01', isScored: true, chosen }
  await app.db.insertInto('assessmentAnswer').values(answer).execute()
  return id
}
const forget = () => app.db.transaction().execute((tx) => forgetOldAnswers(tx))
const countAnswers = async () => (await app.db.selectFrom('assessmentAnswer').select('attemptId').execute()).length
const past = () => app.db.selectFrom('assessmentAnswerPast').selectAll().orderBy('chosen').execute()

describe('§5.4 answers are kept for two years after the graduation year', () => {
  test('then only how often each button was chosen stays', async () => {
    await aSitting(thisYear - 2, 1)
    await aSitting(thisYear + 1, 2)
    expect(await forget()).toBe(0)
    for (const chosen of [1, 1, null]) await aSitting(thisYear - 3, chosen)
    expect(await forget()).toBe(3)
    expect(await countAnswers()).toBe(2)
    await aSitting(thisYear - 9, 1)
    expect(await forget()).toBe(1)
    expect(await past()).toEqual([
      { itemId: 'T01-01', chosen: -9, answers: 1 },
      { itemId: 'T01-01', chosen: 1, answers: 3 },
    ])
  })
})
