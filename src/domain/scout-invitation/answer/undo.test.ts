import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { itIsNow } from '#test/clock.ts'
import { aCandidate } from '#test/factories.ts'
import { ears } from '#test/factories/notification.ts'
import {
  acceptedForScheduling,
  anInvited,
  aSchedulingSender,
  aSeatFor,
  aSender,
} from '#test/factories/scout-invitation.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { ownWorker } from '#test/work.ts'
import { jobs } from '#domain/notification/jobs.ts'
import { kinds } from '#domain/notification/kinds.ts'
import type { OfRow } from '#ground/id.ts'
import { declineFinalSeconds } from '../rules.ts'

const app = ownApp()
const work = ownWorker(app)
const hear = ears(app, work)
let sender: Awaited<ReturnType<typeof aSender>>
beforeEach(async () => {
  sender = await aSender(app.db)
})
afterEach(itIsNow)

type Viewer = Parameters<TestApp['as']>[0]
const decline = (viewer: Viewer, id: string, message?: string) =>
  app
    .as(viewer)
    .ask(
      'mutation ($id: ID!, $m: String) { declineScoutInvitation(id: $id, declineReasonId: "1", message: $m) { status } }',
      {
        id,
        m: message,
      },
    )
const undo = (viewer: Viewer, id: string) =>
  app.as(viewer).ask('mutation ($id: ID!) { undoDecline(id: $id) { status answeredAt endedAt canAccept } }', { id })
const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
const tell = (invitation: { companyId: OfRow<'company'>; id: string }) =>
  jobs.notify_scout_declined({ companyId: invitation.companyId, scoutInvitationId: invitation.id }, work.context)

describe('§4 a declined scout, for a moment', () => {
  test('comes back as it was; the company is told nothing', async () => {
    const { viewer, invitation } = await anInvited(app.db, sender)
    await decline(viewer, invitation.id)
    await work.run()
    expect((await undo(viewer, invitation.id)).data.undoDecline).toEqual({
      status: 'PENDING',
      answeredAt: null,
      endedAt: null,
      canAccept: true,
    })
    later(declineFinalSeconds)
    await tell(invitation)
    expect(await hear.list(sender.viewer)).toEqual([])
    const row = await app.db
      .selectFrom('scoutInvitation')
      .select(['declineReasonId', 'status'])
      .where('id', '=', invitation.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ declineReasonId: null, status: 'PENDING' })
  })

  test('the company is told once the moment is over, in a job that waits for it, and only then it is final', async () => {
    const { viewer, invitation } = await anInvited(app.db, sender)
    await app.db
      .insertInto('scoutNotificationSetting')
      .values({
        companyId: sender.company.id,
        companyUserId: sender.user.id,
        jobId: sender.job.id,
        kind: kinds.scoutDeclined.code,
        timing: 'IMMEDIATELY',
      })
      .execute()
    await decline(viewer, invitation.id)
    await tell(invitation)
    expect(await hear.list(sender.viewer)).toEqual([])
    later(declineFinalSeconds)
    expect((await undo(viewer, invitation.id)).errors[0]?.code).toBe('decline_final')
    await tell(invitation)
    await tell(invitation)
    expect(await hear.list(sender.viewer)).toMatchObject([{ kind: 'scoutDeclined', title: '1件の辞退がありました' }])
  })

  test('the company reads an open scout until the decline is final, the student a declined one', async () => {
    const { viewer, invitation, candidate } = await anInvited(app.db, sender)
    await decline(viewer, invitation.id)
    const query = 'query ($id: ID!) { searchCandidate(id: $id) { scoutInvitations { status answeredAt endedAt } } }'
    const ofCompany = async () =>
      (await app.as(sender.viewer).ask(query, { id: candidate.id })).data.searchCandidate.scoutInvitations
    const own = await app
      .as(viewer)
      .ask('query ($id: ID!) { scoutInvitation(id: $id) { status } }', { id: invitation.id })
    expect(own.data.scoutInvitation.status).toBe('DECLINED')
    expect(await ofCompany()).toEqual([{ status: 'PENDING', answeredAt: null, endedAt: null }])
    later(declineFinalSeconds)
    expect(await ofCompany()).toMatchObject([{ status: 'DECLINED', endedAt: expect.any(String) }])
  })

  test('twice at once it comes back once; nobody else’s comes back', async () => {
    const { viewer, invitation } = await anInvited(app.db, sender)
    await decline(viewer, invitation.id)
    const stranger = await aCandidate(app.db)
    expect((await undo(stranger.viewer, invitation.id)).errors[0]?.code).toBe('not_found')
    expect((await undo(sender.viewer, invitation.id)).errors[0]?.code).toBe('forbidden')
    const answers = await Promise.all([1, 2, 3].map(() => undo(viewer, invitation.id)))
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual([
      'scout_already_answered',
      'scout_already_answered',
    ])
  })

  test('not what was never declined, what ran out meanwhile, and what was accepted before', async () => {
    const open = await anInvited(app.db, sender)
    expect((await undo(open.viewer, open.invitation.id)).errors[0]?.code).toBe('scout_already_answered')
    const late = await anInvited(app.db, sender)
    await decline(late.viewer, late.invitation.id)
    await app.db
      .updateTable('scoutInvitation')
      .set({ expiresAt: inHours(-1) })
      .where('id', '=', late.invitation.id)
      .execute()
    expect((await undo(late.viewer, late.invitation.id)).errors[0]?.code).toBe('scout_expired')
    const accepted = await anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: inHours(-5) })
    await decline(accepted.viewer, accepted.invitation.id)
    expect((await undo(accepted.viewer, accepted.invitation.id)).errors[0]?.code).toBe('decline_final')
  })
})

describe('§4 leaving after acceptance', () => {
  const words = '研究の都合で、参加が難しくなりました。\nご連絡が遅くなり申し訳ありません。'
  const readMessages = async (viewer: Viewer, id: string) =>
    (
      await app
        .as(viewer)
        .ask('query ($id: ID!) { searchCandidate(id: $id) { scoutInvitations { withdrawalMessage } } }', { id })
    ).data.searchCandidate.scoutInvitations

  test('takes a message: in the company’s mail and in the history, and nowhere else', async () => {
    const home = await aSchedulingSender(app.db)
    const { viewer, invitation, candidate } = await anInvited(app.db, home, {
      ...acceptedForScheduling(),
      answeredAt: inHours(-5),
    })
    await aSeatFor(app.db, invitation, await home.date())
    expect((await decline(viewer, invitation.id, ` ${words} `)).errors).toEqual([])
    expect(await readMessages(home.viewer, candidate.id)).toEqual([{ withdrawalMessage: words }])
    expect(await readMessages(sender.viewer, candidate.id)).toEqual([])
    await work.run()
    const notifications = await hear.list(home.viewer)
    expect(notifications).toContainEqual(
      expect.objectContaining({
        kind: 'scoutDeclined',
        title: '承認した学生から辞退の連絡がありました',
        body: expect.stringContaining('メッセージがあります'),
      }),
    )
    expect(JSON.stringify(notifications)).not.toContain('研究の都合')
    const mails = (await hear.mailsTo(home.viewer)).map(({ text }) => text).join('\n')
    expect(mails).toContain('■学生からのメッセージ')
    expect(mails).toContain('研究の都合で、参加が難しくなりました。')
  })

  test('without one it says no word of a message', async () => {
    const { viewer, invitation } = await anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: inHours(-5) })
    await decline(viewer, invitation.id, '  ')
    await work.run()
    const [mail] = await hear.mailsTo(sender.viewer)
    expect(mail?.text).toContain('承認していたスカウトを辞退しました')
    expect(mail?.text).not.toContain('メッセージ')
  })

  test('of at most 300 letters, and not for what was never accepted', async () => {
    const { viewer, invitation } = await anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: inHours(-5) })
    expect((await decline(viewer, invitation.id, 'あ'.repeat(301))).errors[0]).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'message', message: expect.stringContaining('300文字以内') }],
    })
    expect((await decline(viewer, invitation.id, 'あ'.repeat(300))).errors).toEqual([])
    const open = await anInvited(app.db, sender)
    expect((await decline(open.viewer, open.invitation.id, words)).errors[0]?.code).toBe('invalid_input')
  })
})
