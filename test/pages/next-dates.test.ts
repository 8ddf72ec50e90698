import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import { itIs, itIsNow, today } from '../clock.ts'
import { aJob } from '../factories/job.ts'
import { aSchedulingDate, inHours } from '../factories/scheduling.ts'
import { aSchedulingSender, aSeatFor } from '../factories/scout-invitation.ts'
import { aFurtherStep, anAttended, someFurtherDates } from '../factories/step.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { urls } from '#ground/urls.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterEach(itIsNow)
afterAll(() => app.close())

test('§4 a student is led to a job without dates, reads until when they come, and has them in one press', async () => {
  itIs('12:00')
  const sender = await aSchedulingSender(app.db, { planKey: 'PREMIUM' })
  const { invitation, viewer } = await anAttended(app.db, sender)
  const { id } = await aJob(app.db, { companyId: sender.company.id, title: '本選考のご案内' })
  const company = await visitAsViewer(app, sender.viewer)
  await company.goto(`/client/outcomes?to=${invitation.id}`)
  await company.getByLabel('次の日程').selectOption(`job:${id}`)
  await company.getByRole('button', { name: '1名に「次に進んでいただく」と伝える' }).click()

  const due = monthDay(addDays(today(), 14))
  const student = await visitAsViewer(app, viewer)
  await student.goto(`/candidate/invitations/${invitation.id}`)
  const page = await student.getByRole('main').innerText()
  expect(page).toContain(`から、${due}までに`)
  expect(page).toContain('次のご案内の日程をお願いしています。')
  await student.getByRole('link', { name: '希望の日時を伝える' }).click()
  const asked = await student.getByRole('main').innerText()
  expect(asked).toContain(`${due}までに、日程の案内をお願いしています。`)
  expect(asked).not.toContain('営業日以内')
  const wished = addDays(today(), 20)
  await student.getByLabel('第1希望の日').fill(wished)
  await student.getByLabel('メッセージ').fill('平日の午前中であれば、いつでも参加できます。')
  await student.getByRole('button', { name: '希望を送る' }).click()
  const sent = await student.getByRole('main').innerText()
  expect(sent).toContain(`${due}までの日程の案内をお願いしています。`)
  expect(sent).not.toContain('ほかの日程を選べます')
  await student.goto(`/candidate/invitations/${invitation.id}`)
  await student.getByRole('link', { name: '送った希望を見る' }).click()

  await company.goto('/client/owed-answers')
  const owed = await company.getByRole('main').innerText()
  expect(owed).toContain('これから選べる日程がありません。')
  expect(owed).toContain(`第1希望 ${monthDay(wished)} 午前`)
  expect(owed).toContain('平日の午前中であれば、いつでも参加できます。')
  await company.goto('/client/jobs/events')
  await company.getByRole('link', { name: '次の日程を案内する' }).click()
  const { scheduling } = await someFurtherDates(app.db, sender)
  await company.goto('/client/owed-answers')
  const offer = () => company.getByRole('button', { name: 'この日程を案内する' }).click()
  await offer()
  expect(await company.getByRole('main').innerText()).toContain('案内する日程が選択されていません')
  await company.getByLabel(/に案内する日程/).selectOption(scheduling.id)
  await offer()
  expect(await company.getByRole('main').innerText()).not.toContain('日程の案内を待っている学生')
  await student.goto(`/candidate/invitations/${invitation.id}/schedule`)
  expect(await student.getByRole('main').innerText()).toContain('参加できる日時を1つ選んでください。')
})

test.each([
  ['a free date', { capacity: 1 }, 200, /あらためて参加できます。.*参加できる日時を1つ選んでください。/],
  ['a full one', { capacity: 1, booked: 1 }, 200, /いま予約できる日程はありません。.*キャンセル待ちをするか、希望の/],
  [
    'one whose booking has closed',
    { capacity: 1 },
    29,
    /いま予約できる日程はありません。.*希望の日程を伝えてください。/,
  ],
])('§4 after 欠席 at a further step: %s', async (_, seats, hours, words) => {
  const sender = await aSchedulingSender(app.db)
  const { invitation, viewer } = await anAttended(app.db, sender)
  const { scheduling, date: first } = await someFurtherDates(app.db, sender)
  await aFurtherStep(app.db, sender.viewer, invitation.id, scheduling.id)
  await app.db.deleteFrom('schedulingDate').where('id', '=', first.id).execute()
  const at = { startAt: tokyoMoment(addDays(today(), 1), '15:00'), endAt: tokyoMoment(addDays(today(), 1), '16:00') }
  const of = { companyId: sender.company.id, schedulingId: scheduling.id }
  const date = await aSchedulingDate(app.db, { ...of, ...at })
  await aSeatFor(app.db, { ...invitation, step: 2 }, date)
  await app.db
    .updateTable('scoutInvitation')
    .set({ schedulingStatus: 'ACCEPTED', chooseBy: null })
    .where('id', '=', invitation.id)
    .execute()
  const other = hours > 100 ? inHours(hours) : tokyoMoment(addDays(today(), 1), '17:00')
  await aSchedulingDate(app.db, { ...of, ...seats, startAt: other, endAt: new Date(other.getTime() + 3_600_000) })
  itIs('14:00', 1)
  const student = await visitAsViewer(app, viewer)
  await student.goto(urls.candidate.eventDetails(invitation.id))
  await student.getByRole('button', { name: '欠席します' }).first().click()
  const text = (await student.getByRole('main').innerText()).replaceAll('\n', '')
  expect(text).toMatch(words)
  expect(text).toContain('希望の日程がない')
})
