import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { spanText } from '#ground/time/span.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { shortDate } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { itIs, itIsNow, today } from '../clock.ts'
import {
  acceptedForScheduling,
  anInvited,
  aScoutInvitation,
  aSchedulingSender,
  aSeatFor,
  homeOf,
} from '../factories/scout-invitation.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterEach(itIsNow)
afterAll(() => app.close())

const at = (clock: string, days: number) => tokyoMoment(addDays(today(), days), clock)

/** A student with a date tomorrow and one elsewhere later, who says on that morning not to come to the first. */
async function absent() {
  const sender = await aSchedulingSender(app.db)
  const date = await sender.date({ startAt: at('15:00', 1), endAt: at('16:00', 1), capacity: 1 })
  await sender.date({ startAt: at('10:00', 6), endAt: at('11:00', 6) })
  const { candidate, invitation, viewer } = await anInvited(app.db, sender, acceptedForScheduling())
  await aSeatFor(app.db, invitation, date)
  const elsewhere = await aSchedulingSender(app.db)
  const next = await elsewhere.date({ startAt: at('13:00', 3), endAt: at('14:00', 3) })
  const other = await aScoutInvitation(app.db, {
    ...homeOf(elsewhere),
    ...acceptedForScheduling(),
    candidateId: candidate.id,
  })
  await aSeatFor(app.db, other, next)
  itIs('09:00', 1)
  const student = await visitAsViewer(app, viewer)
  await student.goto(urls.candidate.eventDetails(invitation.id))
  await student.getByRole('button', { name: '欠席します' }).first().click()
  const read = async (path: string) => {
    await student.goto(path)
    return (await student.getByRole('main').innerText()).replaceAll('\n', '')
  }
  return { sender, invitation, candidate, student, read, date, next, span: spanText(date.startAt, date.endAt) }
}

describe('§4 after 欠席します the date is no appointment of the student', () => {
  test('home shows the next real one', async () => {
    const { read, date, next } = await absent()
    const side = (await read(urls.candidate.home())).split('次の予定')[1] ?? ''
    expect(side).toContain(shortDate(next.startAt))
    expect(side).not.toContain(shortDate(date.startAt))
  })

  test('the company among those in progress waits for a choice, and has no date', async () => {
    const { read, span } = await absent()
    const page = await read(urls.candidate.progress())
    expect(page).not.toContain(`${span} に予定があります`)
    expect(page).toContain('日程を選ぶ')
    expect(page).toContain(`${span} の日程（欠席を伝えました）`)
  })

  test('the scout leads to the dates', async () => {
    const { read, student, invitation } = await absent()
    const page = await read(urls.candidate.invitation(invitation.id))
    expect(page).not.toMatch(/決まった日程|の日程が決まりました|予定を見る/)
    await student.getByRole('link', { name: '日程を選ぶ', exact: true }).first().click()
    expect(await student.getByRole('main').innerText()).toContain('あらためて参加できます。')
    expect(await read(urls.candidate.complete(invitation.id, false))).toContain('あらためて参加できます。')
  })

  test('its card among the dates says 欠席 instead of 今日', async () => {
    const { read } = await absent()
    const page = await read(urls.candidate.events())
    expect(page).toContain('欠席')
    expect(page).not.toContain('今日')
  })

  test('nor is one that the company recorded as missed: the scout leads to the dates', async () => {
    const { read, sender, invitation } = await absent()
    await app.db
      .updateTable('scoutInvitation')
      .set({ schedulingStatus: 'ACCEPTED', scheduleBy: null })
      .where('id', '=', invitation.id)
      .execute()
    itIs('20:00', 1)
    expect(await read(urls.candidate.invitation(invitation.id))).toContain('日程を選ぶ')
    expect(await read(urls.candidate.invitations('accepted'))).toMatch(
      new RegExp(`${sender.company.displayName}.*に承認`),
    )
  })
})

test('§4 nor of the company: its pages say 欠席', async () => {
  const { sender, invitation, span, date } = await absent()
  const company = await visitAsViewer(app, sender.viewer)
  const read = async (path: string) => {
    await company.goto(path)
    return (await company.getByRole('main').innerText()).replaceAll('\n', '')
  }
  const plans = (await read(clientUrls.home())).split('カレンダー')[1]?.slice(0, 200)
  expect(plans).toContain('欠席')
  expect(plans).not.toContain('確定')
  await company.goto(clientUrls.thread(invitation.id))
  expect((await company.getByRole('complementary').innerText()).replaceAll('\n', '')).toContain(`日程：${span}（欠席）`)
  const accepted = await read(clientUrls.acceptedStudents({ contacted: 'yes' }))
  expect(accepted).toContain('の日程は欠席')
  expect(accepted).not.toContain('に来られます')
  expect(await read(clientUrls.jobCandidates(sender.job, { scoutInvitationStatus: 'accepted' }))).not.toContain(
    shortDate(date.startAt),
  )
})
