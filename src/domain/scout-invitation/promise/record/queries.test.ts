import { expect, test } from 'vitest'
import { dayMs } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { anInvited, aSender, type Sender } from '#test/factories/scout-invitation.ts'
import type { PromiseAnswer } from '../answering/rules.ts'
import { rankPromiseRecords } from './queries.ts'

const app = ownApp()

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

/** So many students who answered for two promises each, so many days ago. */
async function answered(sender: Sender, count: number, answers: readonly [PromiseAnswer, PromiseAnswer], days: number) {
  for (let at = 0; at < count; at += 1) {
    const { candidate, invitation } = await anInvited(app.db, sender)
    const of = { companyId: sender.company.id, scoutInvitationId: invitation.id, candidateId: candidate.id }
    const answeredAt = answers.every((one) => one === 'UNKNOWN') ? null : daysAgo(days)
    await app.db
      .insertInto('scoutPromise')
      .values([
        { ...of, kind: 'TRAVEL_PAID', answer: answers[0], answeredAt },
        { ...of, kind: 'REASON_TOLD', answer: answers[1], answeredAt },
      ])
      .execute()
  }
}
const recordOf = async ({ company }: Sender) => {
  const { viewer } = await aCandidate(app.db)
  const document = 'query ($id: ID!) { metCompany(companyId: $id) { promiseRecord { students total kept } } }'
  return (await app.as(viewer).ask(document, { id: company.id })).data.metCompany.promiseRecord
}

test('is said from 20 students on, grows by five, and counts what is final alone', async () => {
  const [sender, other] = [await aSender(app.db), await aSender(app.db)]
  await answered(sender, 19, ['KEPT', 'UNKNOWN'], 40)
  await answered(other, 4, ['KEPT', 'KEPT'], 40)
  expect(await recordOf(sender)).toBeNull()
  await answered(sender, 1, ['BROKEN', 'KEPT'], 30)
  const first = { students: 20, total: 21, kept: 20 }
  expect(await recordOf(sender)).toEqual(first)
  // Four more say no, one of them a moment ago: nobody is told from the number.
  await answered(sender, 4, ['BROKEN', 'BROKEN'], 20)
  await answered(sender, 1, ['BROKEN', 'BROKEN'], 13)
  await answered(sender, 3, ['UNKNOWN', 'UNKNOWN'], 20)
  expect(await recordOf(sender)).toEqual(first)
  await answered(sender, 1, ['KEPT', 'KEPT'], 15)
  expect(await recordOf(sender)).toEqual({ students: 25, total: 31, kept: 22 })
  expect(await recordOf(other)).toBeNull()
  // The company reads the same number as its students.
  const { data } = await app.as(sender.viewer).ask('{ owedAnswers { promiseRecord { students total kept } } }')
  expect(data.owedAnswers.promiseRecord).toEqual({ students: 25, total: 31, kept: 22 })
  const ranked = await rankPromiseRecords(app.db)
  expect(ranked.find(({ id }) => id === sender.company.id)).toMatchObject({ students: 25, total: 31, kept: 22 })
  expect(ranked.some(({ id }) => id === other.company.id)).toBe(false)
})

test('looks back a year', async () => {
  const sender = await aSender(app.db)
  await answered(sender, 20, ['BROKEN', 'BROKEN'], 370)
  expect(await recordOf(sender)).toBeNull()
  await answered(sender, 20, ['KEPT', 'KEPT'], 60)
  expect(await recordOf(sender)).toEqual({ students: 20, total: 40, kept: 40 })
})
