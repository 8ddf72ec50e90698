import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { endOfTokyoDay, tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { anOfferReport } from '../factories/offer-report.ts'
import { askingForDates, anInvited, aSchedulingSender, aSeatFor, aSender } from '../factories/scout-invitation.ts'
import { shareInTurn } from '../full-run.ts'
import { openApp, type App } from './app.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const daysAgo = (days: number) => tokyoMoment(addDays(tokyoToday(), -days), '10:00')

/** A student who accepted so many days ago, in every state in which somebody waits for a day. */
const states = {
  'a contact is owed': async (days: number) =>
    anInvited(app.db, await aSender(app.db), { status: 'ACCEPTED', answeredAt: daysAgo(days) }),
  'a contact is recorded': async (days: number) =>
    anInvited(app.db, await aSender(app.db), {
      status: 'ACCEPTED',
      answeredAt: daysAgo(days),
      contactedAt: daysAgo(days),
    }),
  'an answer to a wish is owed': async (days: number) => {
    const student = await anInvited(app.db, await aSchedulingSender(app.db), {
      ...askingForDates(),
      answeredAt: daysAgo(days),
    })
    const { companyId, candidateId, id: scoutInvitationId } = student.invitation
    const wish = { companyId, candidateId, scoutInvitationId, request: '平日の夕方の日程があると参加できます。' }
    await app.db
      .insertInto('schedulingDateRequest')
      .values({ ...wish, requestedAt: daysAgo(days) })
      .execute()
    return student
  },
  'a date is to be chosen': async (days: number) =>
    anInvited(app.db, await aSchedulingSender(app.db), {
      status: 'ACCEPTED',
      schedulingStatus: 'PENDING',
      answeredAt: daysAgo(days),
      scheduleBy: endOfTokyoDay(daysAgo(days), 14),
    }),
  'an accepted offer is reported': async (days: number) => {
    const student = await anInvited(app.db, await aSender(app.db), { status: 'ACCEPTED', answeredAt: daysAgo(days) })
    await anOfferReport(app.db, student.invitation, 'SUBMITTED', endOfTokyoDay(daysAgo(days), 14))
    return student
  },
  'an outcome is owed after a date': async (days: number) => {
    const sender = await aSchedulingSender(app.db)
    const endAt = daysAgo(days)
    const date = await sender.date({ startAt: new Date(endAt.getTime() - 3_600_000), endAt })
    const student = await anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: daysAgo(days + 3) })
    await aSeatFor(app.db, student.invitation, date)
    return student
  },
}

/** The pages of a student that may name a day of a company or of the student, by the id of the scout. */
const pages = [
  () => urls.candidate.home(),
  () => urls.candidate.invitations('pending-schedule'),
  () => urls.candidate.invitations('accepted'),
  () => urls.candidate.events(),
  () => urls.candidate.progress(),
  () => urls.candidate.rewardRequest(),
  urls.candidate.invitation,
  urls.candidate.thread,
  urls.candidate.schedule,
  urls.candidate.dateRequested,
  urls.candidate.eventDetails,
  (id: string) => urls.candidate.complete(id, false),
]

/** The texts of a page, apart from each other: a name may end in a figure. */
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/gu, '')
    .replace(/<\/?(?:span|wbr)[^>]*>/gu, '')
    .replace(/<[^>]*>/gu, ' ')

const daysSince = [0, ...shareInTurn([1, 4, 9, 16, 30, 60], 6)]

/** The days after which a text says "until": 「12月1日(火)までに」, also with an hour between. */
const untils = (text: string) =>
  [...text.matchAll(/(\d+)月(\d+)日\(.\)(?: \d\d:\d\d)?(?=まで)/gu)].map(([, month, day]) => {
    const near = [-1, 0, 1].map((years) =>
      [Number(tokyoToday().slice(0, 4)) + years, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-'),
    )
    const distance = (one: string) => Math.abs(Date.parse(one) - Date.now())
    return near.toSorted((a, b) => distance(a) - distance(b))[0] ?? ''
  })

describe('§4 no page promises a day that is over', () => {
  describe.each(Object.entries(states))('%s', (_, make) => {
    test.each(daysSince)('since %i days', async (days) => {
      const { viewer, invitation } = await make(days)
      const visitor = await visitAsViewer(app, viewer)
      for (const page of pages) {
        const path = page(invitation.id)
        const { status, html } = await visitor.get(path)
        if (status >= 300) continue
        const text = textOf(html)
        for (const until of untils(text)) expect([path, until >= tokyoToday()], text).toEqual([path, true])
      }
    })
  })

  test('the days are read where they stand', async () => {
    const { viewer, invitation } = await states['a contact is owed'](0)
    const visitor = await visitAsViewer(app, viewer)
    for (const path of [urls.candidate.home(), urls.candidate.invitation(invitation.id)]) {
      const { html } = await visitor.get(path)
      expect(untils(textOf(html)).length, path).toBeGreaterThan(0)
    }
  })
})
