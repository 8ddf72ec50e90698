import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aCandidate } from '#test/factories.ts'
import { aBank, aDevice } from '#test/factories/assessment.ts'
import { ownApp } from '#test/client.ts'

const app = ownApp()
beforeAll(async () => {
  await aBank(app.db)
})
const noon = new Date('2027-02-01T03:00:00Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }))
const after = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const at = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

async function sitting(kind = 'INTELLECTUAL') {
  const device = aDevice(app, (await aCandidate(app.db)).viewer)
  const id: string = (await device.start({ kind })).data.attempt.id
  if (kind === 'INTELLECTUAL') await device.startSection(id, 'LANG')
  const shownAt = async (position = 1) => {
    const row = app.db.selectFrom('assessmentAnswer').select('shownAt').where('attemptId', '=', id)
    return (await row.where('position', '=', position).executeTakeFirst())?.shownAt ?? null
  }
  return { device, id, shownAt }
}

test('assessment 5.5 the first display of an item is kept by the server’s clock, the first one told', async () => {
  const { device, id, shownAt } = await sitting()
  after(60)
  expect(await shownAt()).toBeNull()
  await device.answer(id, { milliseconds: 4_000, sinceShown: 20_000 })
  expect(await shownAt()).toEqual(at(40))
  after(60)
  // A page that was loaded anew knows its own time alone.
  await device.answer(id, { sequence: 2, milliseconds: 3_000, sinceShown: 3_000 })
  expect(await shownAt()).toEqual(at(40))
  await device.answer(id, { sequence: 3, sinceShown: 90_000 })
  expect(await shownAt()).toEqual(at(30))
  expect(await shownAt(2)).toBeNull()
})

test('never before the section began, whatever a device tells, and whatever its clock says', async () => {
  const { device, id, shownAt } = await sitting()
  after(30)
  await device.answer(id, { sinceShown: 2_000_000_000 })
  expect(await shownAt()).toEqual(noon)
  const wrong = (moment: Date) => new Date(moment.getTime() - 5 * 3_600_000)
  after(30)
  const { errors } = await device.answers(id, {
    sentAt: wrong(at(60)),
    answers: [{ position: 2, answeredAt: wrong(at(50)).toISOString(), sinceShown: 8_000 }],
  })
  expect(errors).toEqual([])
  expect(await shownAt(2)).toEqual(at(42))
  // Without it the item was shown once, for as long as it was in front of the student.
  await device.answer(id, { position: 3, milliseconds: 12_000 })
  expect(await shownAt(3)).toEqual(at(48))
})

test('of a page of pairs since the page was shown', async () => {
  const { device, id, shownAt } = await sitting('PERSONALITY')
  after(90)
  const { errors } = await device.ask(
    `mutation ($id: ID!) { answerPersonalityPairs(attemptId: $id, answers: [
      { position: 1, chosen: 1, sequence: 1, milliseconds: 3000, sinceShown: 30000 }]) { id } }`,
    { id },
  )
  expect(errors).toEqual([])
  expect(await shownAt()).toEqual(at(60))
})
