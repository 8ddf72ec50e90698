import { expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { ears } from '#test/factories/notification.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  anInvited,
  aSchedulingSender,
  aScoutInvitation,
  aSeatFor,
  homeOf,
} from '#test/factories/scout-invitation.ts'
import { resume, suspend } from '#test/factories/suspension.ts'
import { leave } from '#test/leaving.ts'
import { ownWorker } from '#test/work.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)

type Home = Awaited<ReturnType<typeof aSchedulingSender>>
const invited = (home: Home, columns = {}) => anInvited(app.db, home, { ...acceptedForScheduling(), ...columns })
type Student = Awaited<ReturnType<typeof invited>>
const booked = async (home: Home, hours: number, columns = {}) => {
  const student = await invited(home, columns)
  await aSeatFor(app.db, student.invitation, await home.date({ startAt: inHours(hours) }))
  return student
}
const bodies = async ({ viewer }: Student) =>
  (await hear.list(viewer)).filter(({ kind }) => kind === 'companyResumed').map(({ body }) => body)
const resumedMails = async ({ viewer }: Pick<Student, 'viewer'> | { viewer: Home['viewer'] }) =>
  (await hear.mailsTo(viewer)).filter(({ subject }) => /再開しました|停止を解除しました/.test(subject))

test('§4 a lifted suspension is told once to all users and to students with something open, also when two press', async () => {
  const home = await aSchedulingSender(app.db)
  const interviewer = await aCompanyUser(app.db, home.company.id, { role: 'INTERVIEWER' })
  const coming = await booked(home, 100)
  const hired = await booked(home, 110, { status: 'HIRED', schedulingStatus: 'ACCEPTED', scheduleBy: null })
  const choosing = await invited(home)
  await suspend(app, home.company.id)
  await work.run()
  const presses = await Promise.all([resume(app, home.company.id), resume(app, home.company.id)])
  expect(presses.toSorted()).toEqual(['contract_not_changeable', 'done'])
  await work.run()
  for (const { viewer } of [home, interviewer]) {
    expect((await hear.list(viewer)).map(({ kind, title }) => [kind, title])).toEqual([
      ['contractResumed', 'ご利用の停止を解除しました'],
    ])
    const [mail, ...more] = await resumedMails({ viewer })
    expect(more).toEqual([])
    expect(mail?.text).toContain('停止する前の続きから、ふたたびお使いいただけます。')
  }
  expect(await bodies(coming)).toEqual([expect.stringMatching(/〜の予定は、そのまま有効です$/)])
  expect(await bodies(hired)).toEqual([expect.stringMatching(/〜の予定は、そのまま有効です$/)])
  expect(await bodies(choosing)).toEqual(['やりとりと日程を、続きから進められます'])
  const [mail, ...more] = await resumedMails(coming)
  expect(more).toEqual([])
  expect(mail?.subject).toContain(`${home.company.displayName}がサービスの利用を再開しました`)
  expect(mail?.text).toContain('予約している日程は、そのまま有効です。')
  expect(mail?.text).not.toContain('虚偽')
  expect((await resumedMails(choosing))[0]?.text).toContain('次のURLで日程を選べます。')
})

test('§4 a later suspension that is lifted is told again', async () => {
  const home = await aSchedulingSender(app.db)
  const student = await invited(home)
  for (const _ of [1, 2]) {
    await suspend(app, home.company.id)
    await resume(app, home.company.id)
    await work.run()
  }
  expect(await bodies(student)).toHaveLength(2)
})

test('§4 whoever has nothing open with the company, blocked it, reported it or left hears nothing', async () => {
  const home = await aSchedulingSender(app.db)
  const past = await booked(home, -3, { outcome: 'NOT_SELECTED', outcomeToldAt: new Date() })
  const declined = await invited(home, { status: 'DECLINED', schedulingStatus: null, endedAt: new Date() })
  const expired = await invited(home, { scheduleBy: inHours(-1) })
  const unanswered = await anInvited(app.db, home)
  const [blocking, reporting, leaving] = [await booked(home, 100), await booked(home, 110), await booked(home, 120)]
  const elsewhere = await invited(await aSchedulingSender(app.db))
  await suspend(app, home.company.id)
  const { id: companyId } = home.company
  await app.db.insertInto('blockedCompany').values({ companyId, candidateId: blocking.candidate.id }).execute()
  const { id: scoutInvitationId, companyUserId: inCharge, candidateId } = reporting.invitation
  await app.db
    .insertInto('thread')
    .values({ companyId, scoutInvitationId, inCharge, candidateId, reportedAt: new Date() })
    .execute()
  // The report counts for the company, not for the scout alone.
  await aScoutInvitation(app.db, { ...homeOf(home), ...acceptedForScheduling(), candidateId, round: 2 })
  expect((await leave(app, leaving.viewer)).errors).toEqual([])
  await resume(app, home.company.id)
  await work.run()
  for (const student of [past, declined, expired, unanswered, blocking, reporting, elsewhere])
    expect(await bodies(student)).toEqual([])
  for (const student of [blocking, reporting, leaving]) expect(await resumedMails(student)).toEqual([])
})

test('§4 a student who turned mails about dates off reads it in the list alone', async () => {
  const home = await aSchedulingSender(app.db)
  const student = await booked(home, 100)
  await app.db
    .insertInto('candidateNotificationSetting')
    .values({ candidateId: student.candidate.id, topic: 'SCHEDULE', hasMail: false, hasPush: false })
    .execute()
  await suspend(app, home.company.id)
  await resume(app, home.company.id)
  await work.run()
  expect(await bodies(student)).toHaveLength(1)
  expect(await resumedMails(student)).toEqual([])
})

test('§4 a company that is suspended again by then is not said to be back', async () => {
  const home = await aSchedulingSender(app.db)
  const student = await booked(home, 100)
  await suspend(app, home.company.id)
  await resume(app, home.company.id)
  await suspend(app, home.company.id)
  await work.run()
  expect(await bodies(student)).toEqual([])
  expect(await resumedMails(student)).toEqual([])
  expect(await resumedMails(home)).toEqual([])
})

test('§4 a contract that is over by then: its administrators alone hear, and are promised nothing', async () => {
  const home = await aSchedulingSender(app.db)
  const recruiter = await aCompanyUser(app.db, home.company.id, { role: 'RECRUITER' })
  const student = await booked(home, 100)
  await suspend(app, home.company.id)
  await app.db
    .updateTable('contract')
    .set({ endsOn: addDays(tokyoToday(), -1) })
    .where('companyId', '=', home.company.id)
    .execute()
  await resume(app, home.company.id)
  await work.run()
  const [mail, ...more] = await resumedMails(home)
  expect(more).toEqual([])
  expect(mail?.text).toContain('ログインはできません')
  expect(mail?.text).not.toContain('ふたたびお使いいただけます')
  expect(await resumedMails(recruiter)).toEqual([])
  expect(await bodies(student)).toEqual([])
})
