import { afterAll, beforeAll, expect, test } from 'vitest'
import { spanText } from '#ground/time/span.ts'
import { monthDay, time } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { anOfferReport } from '../factories/offer-report.ts'
import { inHours } from '../factories/scheduling.ts'
import {
  acceptedForScheduling,
  anInvited,
  aSchedulingSender,
  aSeatFor,
  aSender,
} from '../factories/scout-invitation.ts'
import { aFurtherStep, anAttended, someFurtherDates } from '../factories/step.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

async function aStudent({ viewer }: { viewer: Parameters<typeof visitAsViewer>[1] }) {
  const visitor = await visitAsViewer(app, viewer)
  const main = async (path: string) => {
    await visitor.goto(path)
    return (await visitor.getByRole('main').innerText()).replaceAll('\n', '')
  }
  return { visitor, main }
}

test('a hire that the company recorded is asked about everywhere, and nobody is congratulated before', async () => {
  const hired = { status: 'HIRED' as const, answeredAt: inHours(-90), endedAt: inHours(-1) }
  const invited = await anInvited(app.db, await aSender(app.db), hired)
  const { id } = invited.invitation
  const { answerBy, id: reportId } = await anOfferReport(app.db, invited.invitation)
  await app.db.updateTable('offerReport').set({ recordedBy: 'COMPANY' }).where('id', '=', reportId).execute()
  const { visitor, main } = await aStudent(invited)
  const until = `${monthDay(answerBy)}まで`
  const ways = [
    urls.candidate.home(),
    urls.candidate.invitation(id),
    urls.candidate.thread(id),
    urls.candidate.progress(),
  ]
  for (const way of ways) {
    expect(await main(way), way).toContain(until)
    expect(await main(way), way).not.toMatch(/おめでとう|採用が決まりました/)
    await visitor
      .getByRole('link', { name: /採用(を|の)記録/ })
      .first()
      .click()
    expect(await visitor.getByRole('main').innerText()).toContain('間違いありません')
  }
  expect(await main(urls.candidate.home())).toMatch(/今日やること\d件採用の記録を確認する/)
  expect(await main(urls.candidate.invitations('accepted'))).toContain(`${until}に採用の確認`)

  await main(urls.candidate.rewardRequest())
  await visitor.getByRole('button', { name: '間違いありません' }).click()
  expect(await main(urls.candidate.home())).not.toContain('採用の記録')
  expect(await main(urls.candidate.invitation(id))).toContain('おめでとうございます')
})

test('a seat that is kept is named with its end, and booked in one press', async () => {
  const sender = await aSchedulingSender(app.db)
  const invited = await anInvited(app.db, sender, acceptedForScheduling())
  const { companyId, candidateId, id } = invited.invitation
  const date = await sender.date({ capacity: 1, offered: 1 })
  const offeredUntil = inHours(9)
  const place = { companyId, candidateId, schedulingDateId: date.id, scoutInvitationId: id }
  await app.db
    .insertInto('waitingPlace')
    .values({ ...place, status: 'OFFERED', offeredUntil })
    .execute()
  const { visitor, main } = await aStudent(invited)
  for (const way of [urls.candidate.home(), urls.candidate.invitation(id)]) {
    const text = await main(way)
    expect(text, way).toContain(spanText(date.startAt, date.endAt))
    expect(text, way).toContain(`${monthDay(offeredUntil)} ${time(offeredUntil)}まで`)
    await visitor
      .getByRole('link', { name: /席を予約する/ })
      .first()
      .click()
  }
  await visitor.getByRole('button', { name: 'この席を予約する' }).click()
  expect(await visitor.getByRole('main').innerText()).toContain('日程が確定しました')
  expect(await main(urls.candidate.home())).not.toContain('確保')
})

test('a relation at a further step is shown by what that step is about', async () => {
  const sender = await aSchedulingSender(app.db)
  const invited = await anAttended(app.db, sender)
  const { scheduling, date } = await someFurtherDates(app.db, sender)
  await aFurtherStep(app.db, sender.viewer, invited.invitation.id, scheduling.id)
  const { main } = await aStudent(invited)
  const { id, companyId, candidateId } = invited.invitation
  await app.db
    .insertInto('thread')
    .values({ companyId, candidateId, scoutInvitationId: id, inCharge: sender.user.id })
    .execute()
  const ways = [urls.candidate.home(), urls.candidate.invitations('pending-schedule'), urls.candidate.progress()]
  for (const way of [...ways, urls.candidate.threads(), urls.candidate.thread(id)])
    expect(await main(way), way).toContain(scheduling.title)
  await aSeatFor(app.db, { ...invited.invitation, step: 2 }, date)
  await app.db
    .updateTable('scoutInvitation')
    .set({ schedulingStatus: 'ACCEPTED', chooseBy: null })
    .where('id', '=', id)
    .execute()
  expect(await main(urls.candidate.invitations('accepted'))).toContain(scheduling.title)
})
