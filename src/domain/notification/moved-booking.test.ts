import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { monthDay, time, tokyoMoment } from '#ground/tokyo-time.ts'
import { itIs, itIsNow, today } from '#test/clock.ts'
import { testApp, type TestApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { ears } from '#test/factories/notification.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { worker } from '#test/work.ts'

let app: TestApp
let work: ReturnType<typeof worker>
let hear: ReturnType<typeof ears>
beforeAll(async () => {
  app = await testApp()
  work = worker(app)
  hear = ears(app, work.mails)
})
beforeEach(() => itIs('12:00'))
afterEach(itIsNow)
afterAll(() => app.close())

const choose = async (viewer: Viewer, invitationId: string, dateId: string) => {
  const { errors } = await app
    .as(viewer)
    .ask('mutation ($a: ID!, $b: ID!) { chooseSchedulingDate(scoutInvitationId: $a, schedulingDateId: $b) { id } }', {
      a: invitationId,
      b: dateId,
    })
  expect(errors).toEqual([])
  await work.run()
}

test('dateChosen and dateConfirmed: a move is one message for each side, which names the date before', async () => {
  const sender = await aSchedulingSender(app.db)
  const [first, second] = [
    await sender.date(),
    await sender.date({ startAt: tokyoMoment(addDays(today(), 9), '10:00') }),
  ]
  const formerly = await aCompanyUser(app.db, sender.company.id)
  await app.db
    .insertInto('schedulingDateNotifiedCompanyUser')
    .values({
      companyId: sender.company.id,
      schedulingDateId: first.id,
      companyUserId: formerly.viewer.companyUserId,
    })
    .execute()
  const { viewer, invitation } = await anInvited(app.db, sender, acceptedForScheduling())
  await choose(viewer, invitation.id, first.id)
  await choose(viewer, invitation.id, second.id)
  expect(await hear.kinds(sender.viewer)).toEqual(['dateChosen', 'dateChosen'])
  // Who waited for the student on the first day learns that nobody comes.
  expect(await hear.kinds(formerly.viewer)).toEqual(['dateChosen', 'dateChosen'])
  const mail = (await hear.mailsTo(sender.viewer)).find(({ subject }) => subject.startsWith('予約の日程が変更'))
  const before = `${monthDay(first.startAt)} ${time(first.startAt)}`
  expect(mail?.text.replaceAll('\n', '')).toContain(`前の予約（${before}〜）の席は、ほかの学生が予約できます。`)
  const [own] = await hear.list(viewer)
  expect(own).toMatchObject({ title: '日程を変更しました', body: expect.stringContaining(`前は${before}`) })
})
