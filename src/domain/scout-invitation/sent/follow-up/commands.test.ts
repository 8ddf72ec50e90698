import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { dayMs, tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { itIsNow, itIsOn } from '#test/clock.ts'
import { aCompanyUser } from '#test/factories.ts'
import { block } from '#test/factories/candidate-search.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { anInvited, aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { ordinaryWednesday } from '#test/factories/sending.ts'
import { ownWorker } from '#test/work.ts'
import { deliverFollowUps } from './commands.ts'
import { checkFollowUp, followUpTexts } from './rules.ts'

const app = ownApp()
const work = ownWorker(app)
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db)
})
afterEach(itIsNow)

const text = followUpTexts[0]
const old = () => ({ sentAt: new Date(Date.now() - 5 * dayMs - 1000) })
const anOld = (columns: Parameters<typeof anInvited>[2] = {}) => anInvited(app.db, sender, { ...old(), ...columns })

const followUp = (viewer: Viewer | null, ids: readonly string[], written: string = text) =>
  app.as(viewer).ask('mutation ($ids: [ID!]!, $text: String!) { followUpScoutInvitations(ids: $ids, text: $text) }', {
    ids,
    text: written,
  })
const codeOf = async (answer: ReturnType<typeof followUp>) => (await answer).errors[0]?.code ?? 'done'
const deliver = (hours: 'any' | 'daytime' = 'any') => app.db.transaction().execute((tx) => deliverFollowUps(tx, hours))
const seen = async (viewer: Viewer, id: string) =>
  (
    await app
      .as(viewer)
      .ask('query ($id: ID!) { scoutInvitation(id: $id) { followUp { text companyUser { familyName } } } }', { id })
  ).data.scoutInvitation.followUp
const act = async (viewer: Viewer, name: string, id: string) =>
  (await app.as(viewer).ask(`mutation ($id: ID!) { ${name}(id: $id) { id } }`, { id })).errors[0]?.code ?? 'done'
const rowOf = (id: string) =>
  app.db.selectFrom('scoutFollowUp').selectAll().where('scoutInvitationId', '=', id).executeTakeFirst()
const sentOf = async (id: string) =>
  (
    await app
      .as(sender.viewer)
      .ask(
        'query ($id: ID!) { searchCandidate(id: $id) { scoutInvitations { followUp { text isPlanned } followUpFrom } } }',
        {
          id,
        },
      )
  ).data.searchCandidate.scoutInvitations[0]

describe('a follow-up that is pressed', () => {
  test('stands in the same letter, is told once, and counts nothing against the week', async () => {
    const { viewer, invitation, candidate } = await anOld()
    const weeks = () =>
      app.db.selectFrom('scoutReceivedInWeek').selectAll().where('candidateId', '=', candidate.id).execute()
    const days = () =>
      app.db.selectFrom('scoutSentOnDay').selectAll().where('companyId', '=', sender.company.id).execute()
    expect((await followUp(sender.viewer, [invitation.id])).data.followUpScoutInvitations).toEqual([invitation.id])
    await deliver()
    await deliver()
    expect(await seen(viewer, invitation.id)).toEqual({ text, companyUser: { familyName: sender.user.familyName } })
    expect([await weeks(), await days()]).toEqual([[], []])
    await work.run()
    const mails = work.mails.filter(({ subject }) =>
      subject.includes(`${sender.company.displayName}のスカウトに追伸が届きました`),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text.replaceAll('\n', '')).toContain(text)
    expect(await sentOf(candidate.id)).toMatchObject({ followUp: { text, isPlanned: false } })
  })

  test('never a second: again, twice at once, and beside one that is planned', async () => {
    const [once, both] = [await anOld(), await anOld()]
    expect(await codeOf(followUp(sender.viewer, [once.invitation.id]))).toBe('done')
    expect(await codeOf(followUp(sender.viewer, [once.invitation.id]))).toBe('follow_up_not_open')
    const codes = await Promise.all([1, 2].map(() => codeOf(followUp(sender.viewer, [both.invitation.id]))))
    expect(codes.toSorted()).toEqual(['done', 'follow_up_not_open'])
    expect(await deliver()).toBeGreaterThanOrEqual(2)
    const rows = await app.db
      .selectFrom('scoutFollowUp')
      .selectAll()
      .where('companyId', '=', sender.company.id)
      .execute()
    expect(rows).toHaveLength(2)
  })

  test('of several, those that are open; none before five days, and none that was answered or is over', async () => {
    const open = await anOld()
    const young = await anInvited(app.db, sender, { sentAt: new Date(Date.now() - 5 * dayMs + 60_000) })
    const accepted = await anOld({ status: 'ACCEPTED', answeredAt: inHours(-1) })
    const over = await anOld({ expiresAt: inHours(-1) })
    const ids = [open, young, accepted, over].map(({ invitation }) => invitation.id)
    expect((await followUp(sender.viewer, ids)).data.followUpScoutInvitations).toEqual([open.invitation.id])
    expect(await codeOf(followUp(sender.viewer, ids.slice(1)))).toBe('follow_up_not_open')
    expect(await sentOf(accepted.candidate.id)).toEqual({ followUp: null, followUpFrom: null })
  })

  test('another company’s, who only reads, a guest, an ended contract, a closed job, a bad text', async () => {
    const [{ invitation }, other] = [await anOld(), await aSender(app.db)]
    const { invitation: theirs } = await anInvited(app.db, other, old())
    expect(await codeOf(followUp(sender.viewer, [invitation.id, theirs.id]))).toBe('not_found')
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    expect(await codeOf(followUp(reader.viewer, [invitation.id]))).toBe('forbidden')
    expect(await codeOf(followUp(null, [invitation.id]))).toBe('unauthenticated')
    for (const bad of [
      '',
      '短い文です。',
      'あ'.repeat(201),
      `${text.slice(0, 60)}内定確約です。`,
      `${text.slice(0, 60)}{{氏名}}さん`,
    ])
      expect(await codeOf(followUp(sender.viewer, [invitation.id], bad))).toBe('invalid_input')
    await app.db.updateTable('job').set({ isArchived: true }).where('id', '=', sender.job.id).execute()
    expect(await codeOf(followUp(sender.viewer, [invitation.id]))).toBe('follow_up_not_open')
    expect(await rowOf(invitation.id)).toBeUndefined()
    await app.db.updateTable('job').set({ isArchived: false }).where('id', '=', sender.job.id).execute()
    await app.db
      .updateTable('contract')
      .set({ status: 'TERMINATED' })
      .where('companyId', '=', sender.company.id)
      .execute()
    expect(await codeOf(followUp(sender.viewer, [invitation.id]))).not.toBe('done')
    expect(await rowOf(invitation.id)).toBeUndefined()
  })

  test('at night it waits for the next sending hours', async () => {
    const daytime = ownWednesday()
    const { viewer, invitation } = await anOld({ sentAt: new Date(daytime.getTime() - 6 * dayMs) })
    itIsOn(ordinaryWednesday, '21:30')
    await app.db
      .insertInto('scoutFollowUp')
      .values({
        companyId: sender.company.id,
        scoutInvitationId: invitation.id,
        candidateId: invitation.candidateId,
        companyUserId: sender.user.id,
        text,
        dueAt: new Date(),
      })
      .execute()
    await app.db
      .updateTable('scoutInvitation')
      .set({ expiresAt: new Date(daytime.getTime() + 8 * dayMs) })
      .where('id', '=', invitation.id)
      .execute()
    expect(await deliver('daytime')).toBe(0)
    itIsOn(addDays(ordinaryWednesday, 1), '08:00')
    expect(await deliver('daytime')).toBeGreaterThanOrEqual(1)
    expect(await seen(viewer, invitation.id)).toMatchObject({ text })
  })
})

const ownWednesday = () => new Date(`${ordinaryWednesday}T12:00:00+09:00`)

describe('to whom it never goes, without the company learning why', () => {
  const paused = (candidateId: Parameters<typeof block>[2]) =>
    app.db
      .insertInto('candidateIntake')
      .values({ candidateId, scoutsPerWeek: 10, pausedUntil: addDays(tokyoToday(), 5) })
      .execute()
  const hidden = (candidateId: Parameters<typeof block>[2]) =>
    app.db.updateTable('candidate').set({ status: 'HIDDEN' }).where('id', '=', candidateId).execute()

  test.each<[string, (one: Awaited<ReturnType<typeof anOld>>) => Promise<unknown>]>([
    ['put off', ({ viewer, invitation }) => act(viewer, 'postponeScoutInvitation', invitation.id)],
    [
      'put off, and reminded since',
      async ({ viewer, invitation }) => {
        await act(viewer, 'postponeScoutInvitation', invitation.id)
        await app.db.updateTable('scoutInvitation').set({ remindAt: null }).where('id', '=', invitation.id).execute()
      },
    ],
    ['away', ({ candidate }) => paused(candidate.id)],
    ['hidden', ({ candidate }) => hidden(candidate.id)],
  ])('%s', async (_, make) => {
    const invited = await anOld()
    await make(invited)
    const { id } = invited.invitation
    expect(await codeOf(followUp(sender.viewer, [id]))).toBe('done')
    await deliver()
    expect(await rowOf(id)).toMatchObject({ deliveredAt: null, droppedAt: expect.any(Date) })
    await work.run()
    expect(work.mails.filter(({ to }) => JSON.stringify(to).includes(invited.candidate.id))).toEqual([])
    expect(await sentOf(invited.candidate.id)).toMatchObject({ followUp: { text, isPlanned: false } })
  })

  test('declined, expired, withdrawn, blocked, ended contract: each after the press, before its time', async () => {
    const [declined, expired, withdrawn, blocking] = await Promise.all([anOld(), anOld(), anOld(), anOld()])
    const many = [declined, expired, withdrawn, blocking]
    const other = await aSender(app.db)
    const ended = await anInvited(app.db, other, old())
    expect(
      await codeOf(
        followUp(
          sender.viewer,
          many.map(({ invitation }) => invitation.id),
        ),
      ),
    ).toBe('done')
    expect(await codeOf(followUp(other.viewer, [ended.invitation.id]))).toBe('done')
    await act(declined.viewer, 'declineScoutInvitation', declined.invitation.id)
    await app.db
      .updateTable('scoutInvitation')
      .set({ expiresAt: inHours(-1) })
      .where('id', '=', expired.invitation.id)
      .execute()
    const taken = 'mutation ($ids: [ID!]!) { withdrawScoutInvitations(ids: $ids) }'
    expect((await app.as(sender.viewer).ask(taken, { ids: [withdrawn.invitation.id] })).errors).toEqual([])
    await block(app.db, sender.company.id, blocking.candidate.id)
    await app.db
      .updateTable('contract')
      .set({ status: 'TERMINATED' })
      .where('companyId', '=', other.company.id)
      .execute()
    await deliver()
    for (const { invitation } of [...many, ended])
      expect(await rowOf(invitation.id)).toMatchObject({ deliveredAt: null, droppedAt: expect.any(Date) })
  })

  test('an answer of the same second comes first: whatever it was, nothing follows it', async () => {
    for (const name of ['acceptScoutInvitation', 'declineScoutInvitation', 'postponeScoutInvitation']) {
      const { viewer, invitation } = await anOld()
      await followUp(sender.viewer, [invitation.id])
      const [code] = await Promise.all([act(viewer, name, invitation.id), deliver()])
      expect(code).toBe('done')
      const before = await rowOf(invitation.id)
      await deliver()
      const row = await rowOf(invitation.id)
      // Either it was there before the answer, or it never comes.
      expect(Boolean(row?.deliveredAt) !== Boolean(row?.droppedAt)).toBe(true)
      if (before?.deliveredAt) expect(row?.deliveredAt).toEqual(before.deliveredAt)
    }
  })

  test('an answer that still holds the scout is not waited for, and wins', async () => {
    const { candidate, invitation } = await anOld()
    await followUp(sender.viewer, [invitation.id])
    await app.db.transaction().execute(async (answering) => {
      await answering
        .updateTable('scoutInvitation')
        .set({ status: 'ACCEPTED', answeredAt: new Date() })
        .where('id', '=', invitation.id)
        .execute()
      await deliver()
      expect(await rowOf(invitation.id)).toMatchObject({ deliveredAt: null, droppedAt: null })
    })
    await deliver()
    expect(await rowOf(invitation.id)).toMatchObject({ deliveredAt: null, droppedAt: expect.any(Date) })
    expect(candidate.id).toBe(invitation.candidateId)
  })

  test('within the seconds in which a decline may be taken back the press is as to an open scout', async () => {
    const { viewer, invitation } = await anOld()
    await act(viewer, 'declineScoutInvitation', invitation.id)
    expect(await codeOf(followUp(sender.viewer, [invitation.id]))).toBe('done')
    await deliver()
    expect(await seen(viewer, invitation.id)).toBeNull()
  })
})

test('each text to choose from may be sent', () => {
  for (const offered of followUpTexts) expect(checkFollowUp(offered)).toBeNull()
})
