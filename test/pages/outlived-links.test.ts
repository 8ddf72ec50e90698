import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { urls } from '#ground/urls.ts'
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
import { linksOf } from './links.ts'
import { visitAsViewer } from './signed-in.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

/** The addresses that mails, notices and calendars give of a booked date. */
const addresses = [urls.candidate.eventDetails, urls.candidate.eventEdit, urls.candidate.eventCheckIn]

/** Students whose date is gone, each with what the page that they are led to says. */
const ends = {
  'who has not chosen again': async () => {
    const sender = await aSchedulingSender(app.db)
    await sender.date()
    return {
      ...(await anInvited(app.db, sender, acceptedForScheduling())),
      words: '参加できる日時を1つ選んでください。',
    }
  },
  'whose scout is over': async () => {
    const over = { ...acceptedForScheduling(), status: 'DECLINED' as const, endedAt: new Date() }
    const student = await anInvited(app.db, await aSchedulingSender(app.db), over)
    return { ...student, words: 'このスカウトは終了しています' }
  },
  'who waits for the dates of the next step': async () => {
    const sender = await aSchedulingSender(app.db)
    const student = await anAttended(app.db, sender)
    const { id: scoutInvitationId, companyId, candidateId } = student.invitation
    const step = { companyId, candidateId, scoutInvitationId, step: 2, jobId: sender.job.id }
    await app.db
      .insertInto('scoutStep')
      .values({ ...step, companyUserId: sender.user.id, offeredAt: new Date() })
      .execute()
    await app.db
      .updateTable('scoutInvitation')
      .set({ step: 2, schedulingStatus: null })
      .where('id', '=', scoutInvitationId)
      .execute()
    return { ...student, words: '承認しました' }
  },
  'who chooses no dates here': async () => {
    const accepted = { status: 'ACCEPTED' as const, answeredAt: new Date() }
    return { ...(await anInvited(app.db, await aSender(app.db), accepted)), words: '承認後のご案内' }
  },
}

describe('§2 a link outlives its date', () => {
  test.each(Object.entries(ends))('for a student %s', async (_, make) => {
    const { viewer, invitation, words } = await make()
    const student = await visitAsViewer(app, viewer)
    for (const address of addresses) {
      await student.goto(address(invitation.id))
      expect(student.answer().status, address(invitation.id)).toBe(200)
      expect(await student.getByRole('main').innerText()).toContain(words)
    }
  })

  test('a cancelled date is followed by the dates to choose from', async () => {
    const sender = await aSchedulingSender(app.db)
    const { viewer, invitation } = await anInvited(app.db, sender, acceptedForScheduling())
    await aSeatFor(app.db, invitation, await sender.date())
    const student = await visitAsViewer(app, viewer)
    await student.goto(urls.candidate.eventDetails(invitation.id))
    await student.getByRole('button', { name: '予約を取り消す' }).first().click()
    await student.goto(urls.candidate.eventDetails(invitation.id))
    expect(await student.getByRole('main').innerText()).toContain('参加できる日時を1つ選んでください。')
  })

  test('but somebody else’s scout is not found', async () => {
    const { invitation } = await ends['who has not chosen again']()
    const { viewer } = await anInvited(app.db, await aSender(app.db))
    const stranger = await visitAsViewer(app, viewer)
    for (const address of addresses) expect((await stranger.get(address(invitation.id))).status).toBe(404)
  })

  test('the date of an earlier step leads to its scout, and not to the date of the present one', async () => {
    const sender = await aSchedulingSender(app.db)
    const { invitation, viewer } = await anAttended(app.db, sender)
    const student = await visitAsViewer(app, viewer)
    const links = async () => {
      await student.goto(urls.candidate.events())
      const own = linksOf(student.document(), urls.candidate.invitation(invitation.id))
      return {
        details: own.filter((href) => href === urls.candidate.eventDetails(invitation.id)).length,
        all: own.length,
      }
    }
    expect(await links()).toEqual({ details: 1, all: 1 })
    const { scheduling, date } = await someFurtherDates(app.db, sender)
    await aFurtherStep(app.db, sender.viewer, invitation.id, scheduling.id)
    expect(await links()).toEqual({ details: 0, all: 1 })
    await aSeatFor(app.db, { ...invitation, step: 2 }, { ...date, startAt: inHours(72), endAt: inHours(73) })
    expect((await links()).details).toBe(1)
  })
})
