import { describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { itIsDay } from '#test/clock.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { anOfferReport } from '#test/factories/offer-report.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  anInvited,
  aSchedulingSender,
  aSeatFor,
  aSender,
} from '#test/factories/scout-invitation.ts'
import { aWebhook } from '#test/factories/webhook.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from '#domain/scout-invitation/jobs.ts'
import type { OfRow } from '#ground/id.ts'
import { webhookEvents } from '../rules.ts'
import { tellWebhooks } from './commands.ts'

const app = ownApp()
const work = ownWorker(app)

const planKey = 'PREMIUM'
const ofStages = 'candidate.stage_changed' as const
/** Nobody answers there: what is told stands in the table. The stages of all acts have a walk of their own. */
const away = { url: 'http://127.0.0.1:1/', events: webhookEvents.filter((event) => event !== ofStages) }
const listEvents = async (companyId: OfRow<'company'>) => {
  await work.run()
  const rows = await app.db
    .selectFrom('webhookEvent')
    .selectAll()
    .where('companyId', '=', companyId)
    .orderBy('id')
    .execute()
  return rows.map(
    ({ payload }) => JSON.parse(payload) as { type: string; timestamp: string; data: Record<string, unknown> },
  )
}
const act = async (viewer: Parameters<TestApp['as']>[0], query: string, variables: object) => {
  const { errors } = await app.as(viewer).ask(query, { ...variables })
  expect(errors).toEqual([])
}
const accept = 'mutation ($id: ID!) { acceptScoutInvitation(id: $id) { id } }'
const decline = 'mutation ($id: ID!) { declineScoutInvitation(id: $id) { id } }'
const choose =
  'mutation ($id: ID!, $date: ID!) { chooseSchedulingDate(scoutInvitationId: $id, schedulingDateId: $date) { id } }'

describe('§4 what a webhook hears', () => {
  test('an acceptance, once, with ids and the title, and nothing of the student but the id', async () => {
    const sender = await aSender(app.db, { planKey })
    await aWebhook(app.db, sender.company.id, away)
    const { viewer, invitation, candidate } = await anInvited(app.db, sender)
    await act(viewer, accept, { id: invitation.id })
    const events = await listEvents(sender.company.id)
    expect(events).toEqual([
      {
        type: 'scout_invitation.accepted',
        timestamp: expect.any(String),
        data: {
          scout_invitation_id: invitation.id,
          candidate_id: candidate.id,
          job: { id: sender.job.id, title: sender.job.title },
          url: expect.stringMatching(/^https:\/\/yoake\.test\/client\/jobs\//),
          stage: { kind: 'ACCEPTED', label: '承認' },
          accepted_at: expect.any(String),
        },
      },
    ])
    const payload = { companyId: sender.company.id, scoutInvitationId: invitation.id }
    await app.db.transaction().execute((tx) => tellWebhooks(tx, 'notify_scout_accepted', payload, 'https://yoake.test'))
    expect(await listEvents(sender.company.id)).toHaveLength(1)
  })

  test('a decline once it is final, and never one that was taken back', async () => {
    const sender = await aSender(app.db, { planKey })
    await aWebhook(app.db, sender.company.id, away)
    const [stays, undone] = [await anInvited(app.db, sender), await anInvited(app.db, sender)]
    for (const { viewer, invitation } of [stays, undone]) await act(viewer, decline, { id: invitation.id })
    expect(await listEvents(sender.company.id)).toEqual([])
    await act(undone.viewer, 'mutation ($id: ID!) { undoDecline(id: $id) { id } }', { id: undone.invitation.id })
    await work.waitOutDeclines()
    expect(await listEvents(sender.company.id)).toMatchObject([
      {
        type: 'scout_invitation.declined',
        data: { scout_invitation_id: stays.invitation.id, was_accepted: false },
      },
    ])
  })

  test('a date chosen, moved, cancelled, and changed by the company', async () => {
    const sender = await aSchedulingSender(app.db, { planKey })
    await aWebhook(app.db, sender.company.id, away)
    const [first, second] = [await sender.date(), await sender.date({ startAt: inHours(24 * 8) })]
    const { viewer, invitation } = await anInvited(app.db, sender, acceptedForScheduling())
    const { id } = invitation
    await act(viewer, choose, { id, date: first.id })
    await act(viewer, choose, { id, date: second.id })
    const update = `mutation ($id: ID!) { updateSchedulingInterview(id: $id, title: "面談", location: "大阪支社",
      createSchedulingDates: [], updateSchedulingDates: [], deleteSchedulingDates: [], notifyScoutInvitationIds: []) { id } }`
    await act(sender.viewer, update, { id: sender.scheduling.id })
    await work.run()
    await act(viewer, 'mutation ($id: ID!) { cancelBooking(scoutInvitationId: $id) { id } }', { id })
    expect(await listEvents(sender.company.id)).toMatchObject([
      {
        type: 'scheduling_date.chosen',
        data: { scheduling_date: { id: first.id, start_at: first.startAt.toISOString() } },
      },
      {
        type: 'scheduling_date.changed',
        data: {
          change: 'moved_by_student',
          scheduling_date: { id: second.id },
          previous_scheduling_date: { id: first.id },
        },
      },
      { type: 'scheduling_date.changed', data: { change: 'changed_by_company', scheduling_date: { id: second.id } } },
      { type: 'scheduling_date.changed', data: { change: 'cancelled_by_student', scheduling_date: { id: second.id } } },
    ])
  })

  test('a stage that changes, by a placement, the attendance and the outcome', async () => {
    const sender = await aSchedulingSender(app.db, { planKey })
    await aWebhook(app.db, sender.company.id, { ...away, events: [ofStages] })
    const { invitation } = await anInvited(app.db, sender, acceptedForScheduling())
    const { id } = invitation
    const past = await sender.date({ startAt: inHours(-27), endAt: inHours(-26) })
    const booking = await aSeatFor(app.db, invitation, past)
    await act(sender.viewer, 'mutation ($id: ID!) { updateBookingAttendance(id: $id, attendance: ATTENDED) { id } }', {
      id: booking.id,
    })
    const stages = async () => (await listEvents(sender.company.id)).map(({ data }) => data['stage'])
    expect(await stages()).toEqual([{ kind: 'MET', label: '参加' }])
    const place = `mutation ($job: ID!, $id: ID!) {
      placeStudents(jobId: $job, placements: [{ scoutInvitationId: $id, step: "OFFER", revision: 0 }]) { revision } }`
    await act(sender.viewer, place, { job: sender.job.id, id })
    expect((await stages()).at(-1)).toEqual({ kind: 'OFFER', label: '内定' })
    const tell = `mutation ($id: ID!) {
      tellOutcome(scoutInvitationId: $id, outcome: NOT_SELECTED, message: "お越しいただき、ありがとうございました。") }`
    itIsDay()
    await act(sender.viewer, tell, { id })
    expect((await stages()).slice(2)).toEqual([{ kind: 'NOT_SELECTED', label: '見送り' }])
  })

  test('a student who was hired, when the company confirms the report', async () => {
    const sender = await aSender(app.db, { planKey })
    await aWebhook(app.db, sender.company.id, away)
    const { invitation } = await anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: new Date() })
    const report = await anOfferReport(app.db, invitation)
    await act(sender.viewer, 'mutation ($id: ID!) { confirmOfferReport(id: $id) { id } }', { id: report.id })
    expect(await listEvents(sender.company.id)).toMatchObject([
      { type: 'candidate.hired', data: { scout_invitation_id: invitation.id, offer_accepted_on: report.acceptedOn } },
    ])
  })

  // The silence of a student settles a hire; that of the company lets it be recorded without another answer.
  test.each(['COMPANY', 'STUDENT'] as const)(
    'a hire by a report of the %s that nobody answered in time',
    async (recordedBy) => {
      const sender = await aSender(app.db, { planKey })
      await aWebhook(app.db, sender.company.id, away)
      const status = recordedBy === 'COMPANY' ? 'HIRED' : 'ACCEPTED'
      const { invitation } = await anInvited(app.db, sender, { status, answeredAt: inHours(-48) })
      const { id, acceptedOn } = await anOfferReport(app.db, invitation, 'SUBMITTED', inHours(-1))
      await app.db.updateTable('offerReport').set({ recordedBy }).where('id', '=', id).execute()
      await jobs.confirm_silent_offer_reports({}, work.context)
      const record = `mutation ($id: ID!) { recordHire(scoutInvitationId: $id, acceptedOn: "${acceptedOn}") }`
      if (recordedBy === 'STUDENT') {
        expect(await listEvents(sender.company.id)).toEqual([])
        await act(sender.viewer, record, { id: invitation.id })
      }
      expect(await listEvents(sender.company.id)).toMatchObject([
        { type: 'candidate.hired', data: { scout_invitation_id: invitation.id, offer_accepted_on: acceptedOn } },
      ])
    },
  )

  test('a student who was hired, when an operator settles the report; the student has one mail about it', async () => {
    const sender = await aSender(app.db, { planKey })
    await aWebhook(app.db, sender.company.id, away)
    const answeredAt = inHours(-48)
    const { invitation, candidate } = await anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt })
    const report = await anOfferReport(app.db, invitation, 'MISMATCH')
    const settle = `mutation ($id: ID!) {
      resolveOfferReport(id: $id, resolution: CONFIRMED, text: "双方からうかがい、承諾の事実を確認しました。") { id } }`
    const settledFrom = new Date().toISOString()
    const { errors } = await app.asAdmin((await anAdmin(app.db)).viewer).ask(settle, { id: report.id })
    expect(errors).toEqual([])
    work.mails.length = 0
    const events = await listEvents(sender.company.id)
    expect(events).toMatchObject([
      { type: 'candidate.hired', data: { scout_invitation_id: invitation.id, offer_accepted_on: report.acceptedOn } },
    ])
    // The hour of the settlement, not of the company's own answer before it.
    expect(String(events[0]?.data['hired_at']) >= settledFrom).toBe(true)
    expect(work.mails.map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringMatching(/^内定の承諾を確認しました/),
      expect.stringMatching(/^学生の内定承諾を確認しました/),
    ])
    const list = app.db.selectFrom('candidateNotification').select('kind').where('candidateId', '=', candidate.id)
    expect(await list.execute()).toEqual([])
  })

  test('only what it chose, only of its own company, only while it is on and the plan holds it', async () => {
    const sender = await aSender(app.db, { planKey })
    const other = await aCompanyWithUser(app.db, { planKey })
    const small = await aSender(app.db, { planKey: 'STANDARD' })
    await aWebhook(app.db, sender.company.id, { ...away, events: ['candidate.hired'] })
    await aWebhook(app.db, sender.company.id, { ...away, offBecause: 'COMPANY', offAt: new Date() })
    await aWebhook(app.db, other.company.id, away)
    await aWebhook(app.db, small.company.id, away)
    for (const home of [sender, small]) {
      const { viewer, invitation } = await anInvited(app.db, home)
      await act(viewer, accept, { id: invitation.id })
    }
    for (const { company } of [sender, other, small]) expect(await listEvents(company.id)).toEqual([])
  })

  test('a refused acceptance tells nothing', async () => {
    const sender = await aSender(app.db, { planKey })
    await aWebhook(app.db, sender.company.id, away)
    const { viewer, invitation } = await anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: new Date() })
    expect((await app.as(viewer).ask(accept, { id: invitation.id })).errors[0]?.code).toBe('scout_already_answered')
    expect(await listEvents(sender.company.id)).toEqual([])
  })
})
