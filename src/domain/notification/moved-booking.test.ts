import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { monthDay, time } from '#ground/tokyo-time.ts'
import { itIs, itIsNow, today } from '#test/clock.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { ears } from '#test/factories/notification.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import { briefDay, briefTime } from './wording.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)
beforeEach(() => itIs('12:00'))
afterEach(itIsNow)

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
  // A person who waited for the student on the first day learns that nobody comes.
  expect(await hear.kinds(formerly.viewer)).toEqual(['dateChosen', 'dateChosen'])
  const sentence = `山田さんが${briefTime(second.startAt)}に変更しました（前は${briefDay(first.startAt)}）`
  expect((await hear.list(sender.viewer)).map(({ title }) => title)).toContain(sentence)
  // One mail for each act and person: no cancelled booking, no second booked one.
  expect(await hear.mailsTo(sender.viewer)).toHaveLength(2)
  const mail = (await hear.mailsTo(sender.viewer)).find(({ subject }) => subject.startsWith(sentence))
  const before = `${monthDay(first.startAt)} ${time(first.startAt)}`
  expect(mail?.text.replaceAll('\n', '')).toContain(`前の予約（${before}〜）の席は、ほかの学生が予約できます。`)
  const [own] = await hear.list(viewer)
  expect(own).toMatchObject({ title: '日程を変更しました', body: expect.stringContaining(`前は${before}`) })
})

test('bookingCancelled names the student only while the company may know the name', async () => {
  const sender = await aSchedulingSender(app.db)
  const date = await sender.date()
  const { viewer, invitation } = await anInvited(app.db, sender, acceptedForScheduling())
  const other = await anInvited(app.db, sender, acceptedForScheduling())
  const second = await sender.date({ startAt: tokyoMoment(addDays(today(), 9), '10:00') })
  await choose(viewer, invitation.id, date.id)
  await choose(other.viewer, other.invitation.id, second.id)
  const act = (who: Viewer, name: string, argument: string, id: string) =>
    app.as(who).ask(`mutation ($id: ID!) { ${name}(${argument}: $id) { id } }`, { id })
  await act(viewer, 'cancelBooking', 'scoutInvitationId', invitation.id)
  await act(other.viewer, 'declineScoutInvitation', 'id', other.invitation.id)
  await work.run()
  const titles = (await hear.list(sender.viewer)).map(({ title }) => title)
  expect(titles).toContain(`山田さんが${briefTime(date.startAt)}の予約を取り消しました`)
  expect(titles).toContain(`学生が${briefTime(second.startAt)}の予約を取り消しました`)
})
