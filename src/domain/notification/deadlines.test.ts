import { afterEach, describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { longDateTime, tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { itIsNow, itIsOn, today } from '#test/clock.ts'
import { acceptedForScheduling, anInvited, aSchedulingSender, aSeatFor } from '#test/factories/scout-invitation.ts'
import type { Kind } from './kind.ts'
import { kinds, type KindName } from './kinds.ts'
import { timedKinds } from './news/timed.ts'

const app = ownApp()
afterEach(itIsNow)

const dayOfDate = addDays(today(), 6)
const startAt = tokyoMoment(dayOfDate, '10:00')

async function aBooked(change: { isFreelyChangeable: boolean }) {
  const sender = await aSchedulingSender(app.db)
  const date = await sender.date({ startAt, endAt: tokyoMoment(dayOfDate, '11:00') })
  const invited = await anInvited(app.db, sender, acceptedForScheduling())
  const { id } = await aSeatFor(app.db, invited.invitation, date)
  await app.db.updateTable('booking').set(change).where('id', '=', id).execute()
  const request = await app.db
    .insertInto('schedulingDateRequest')
    .values({
      companyId: sender.company.id,
      scoutInvitationId: invited.invitation.id,
      candidateId: invited.candidate.id,
      status: 'CLOSED',
      request: '平日の夕方に参加したいです。',
      requestedAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const about = {
    companyId: sender.company.id,
    scoutInvitationId: invited.invitation.id,
    schedulingDateId: date.id,
    bookingId: id,
    days: 2,
    day: dayOfDate,
    request: '',
    change: '',
    schedulingDateRequestId: request.id,
  }
  return { ...invited, about }
}

const theApi = async ({ viewer, invitation }: Awaited<ReturnType<typeof aBooked>>) => {
  const { data } = await app
    .as(viewer)
    .ask(`query ($id: ID!) { scoutInvitation(id: $id) { expiresAt } chosenDates { changeableUntil isChangeable } }`, {
      id: invitation.id,
    })
  const [chosen] = data.chosenDates as { changeableUntil: string; isChangeable: boolean }[]
  return { expiresAt: data.scoutInvitation.expiresAt as string, ...chosen! }
}

const named = /(?:(\d+)年)?(\d+)月(\d+)日\(.\)(?: (\d\d:\d\d))?まで/gu

/** The last moment of every deadline that a text names. */
function deadlinesIn(text: string) {
  return [...text.matchAll(named)].map(([, year, month, day, time]) => {
    const ofYear =
      year ?? (Number(month) < Number(today().slice(5, 7)) ? Number(today().slice(0, 4)) + 1 : today().slice(0, 4))
    return tokyoMoment(`${ofYear}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`, time ?? '23:59')
  })
}

const minute = (at: Date | string) => longDateTime(at instanceof Date ? at : new Date(at))
const aDay = (at: Date) => tokyoToday(at)

const situations = [
  ['long before', false, () => itIsOn(addDays(dayOfDate, -3), '09:00')],
  ['on the evening before, after 18:00', false, () => itIsOn(addDays(dayOfDate, -1), '19:00')],
  ['long before, the company having changed the date', true, () => itIsOn(addDays(dayOfDate, -3), '09:00')],
  ['on the evening before, the company having changed the date', true, () => itIsOn(addDays(dayOfDate, -1), '19:00')],
] as const

const toStudents: KindName[] = [
  'scoutReceived',
  'scoutUnanswered',
  'scoutExpired',
  'dateNotChosen',
  'dateConfirmed',
  'dateChanged',
  'datesAdded',
  'dateInThreeDays',
  'dateTomorrow',
  'datesRefused',
]
const ofScouts = [...toStudents, ...(Object.keys(timedKinds) as KindName[])]
const compose = async (kind: KindName, about: object) => {
  const every: Record<KindName, Kind> = kinds
  return (await every[kind].read(app.db, about))?.text
}

describe.each(situations)('§1.16 deadlines in texts, %s', (_, isFreelyChangeable, goThere) => {
  test.each(ofScouts)('%s: what it names is what the API says, and is not over', async (kind) => {
    const booked = await aBooked({ isFreelyChangeable })
    const times = await theApi(booked)
    goThere()
    const text = await compose(kind, booked.about)
    const all = text
      ? [text.list?.title, text.list?.body, text.mail?.subject ?? '', ...(text.mail?.lines ?? [])].join('\n')
      : ''
    const deadlines = deadlinesIn(all)
    for (const deadline of deadlines) {
      if (toStudents.includes(kind)) {
        const minutes = [times.expiresAt, times.changeableUntil].map((at) => minute(at))
        expect(minutes).toContain(minute(deadline).includes('23:59') ? minute(times.expiresAt) : minute(deadline))
      }
      expect(aDay(deadline) >= tokyoToday(new Date()), `${kind} names ${minute(deadline)}`).toBe(true)
      expect(deadline.getTime()).toBeGreaterThan(Date.now())
    }
    const ofDate = ['dateConfirmed', 'dateChanged', 'dateInThreeDays', 'dateTomorrow'].includes(kind)
    if (ofDate)
      expect(deadlines.map(minute)).toEqual(
        new Date(times.changeableUntil) > new Date() ? [minute(times.changeableUntil)] : [],
      )
  })
})

test('§1.16 dateChanged names the beginning of a date that the company has changed, until which the student is free', async () => {
  const { about } = await aBooked({ isFreelyChangeable: true })
  const lines = (await compose('dateChanged', about))?.mail?.lines.join('\n')
  expect(lines).toContain(`${longDateTime(startAt)}までに変更または取り消しをしてください`)
})

test('§1.16 what a company is reminded of late names no day that is over', async () => {
  const { about } = await aBooked({ isFreelyChangeable: false })
  itIsOn(addDays(today(), 20), '09:00')
  for (const kind of ['scoutAccepted', 'datesRequested'] as const) {
    const text = await compose(kind, about)
    // The student of a job with dates chooses one at once, so that nobody has to be called.
    const late = kind === 'scoutAccepted' ? '事前の連絡は任意です' : '営業日を過ぎています'
    expect(text?.mail?.lines.join('\n')).toContain(late)
    expect(deadlinesIn(text?.mail?.lines.join('\n') ?? '')).toEqual([])
  }
})
