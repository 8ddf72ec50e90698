import { afterAll, beforeAll, expect, test } from 'vitest'
import { urls } from '#ground/urls.ts'
import { aCandidate } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  aSchedulingSender,
  aScoutInvitation,
  aSeatFor,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const at = (hours: number) => ({ startAt: inHours(hours), endAt: inHours(hours + 1) })

async function aStudent(hours: number) {
  const student = await aCandidate(app.db)
  const [home, other] = [await aSchedulingSender(app.db), await aSchedulingSender(app.db)]
  const [scout, there] = [
    await aScoutInvitation(app.db, { ...homeOf(home), candidateId: student.id, ...acceptedForScheduling() }),
    await aScoutInvitation(app.db, { ...homeOf(other), candidateId: student.id, ...acceptedForScheduling() }),
  ]
  const date = await other.date({ ...at(hours), capacity: 1, booked: 1 })
  await app.db
    .insertInto('waitingPlace')
    .values({
      companyId: other.company.id,
      candidateId: student.id,
      scoutInvitationId: there.id,
      schedulingDateId: date.id,
      status: 'WAITING',
    })
    .execute()
  const visitor = await visitAsViewer(app, student.viewer)
  const read = async (path: string) => {
    await visitor.goto(path)
    return visitor.getByRole('main').innerText()
  }
  return { home, other, scout, read }
}

const sentence = 'この予約で、次のキャンセル待ちは終わりました。'

test('§4 the confirmation and the dates of a student name the lines that the booking ended', async () => {
  const { home, other, scout, read } = await aStudent(100)
  expect(await read(urls.candidate.schedule(scout.id))).not.toContain(sentence)
  await aSeatFor(app.db, scout, await home.date(at(100)))
  for (const path of [
    urls.candidate.complete(scout.id, true),
    urls.candidate.events(),
    urls.candidate.eventDetails(scout.id),
  ]) {
    const text = await read(path)
    expect(text, path).toContain(sentence)
    expect(text, path).toContain(other.company.displayName)
  }
})

test('§4 a date that is over, or that ended no line, says nothing of lines', async () => {
  const [past, free] = [await aStudent(-30), await aStudent(200)]
  await aSeatFor(app.db, past.scout, await past.home.date(at(-30)))
  await aSeatFor(app.db, free.scout, await free.home.date(at(100)))
  for (const { read, scout } of [past, free])
    for (const path of [urls.candidate.events(), urls.candidate.eventDetails(scout.id)])
      expect(await read(path), path).not.toContain('キャンセル待ち')
})
