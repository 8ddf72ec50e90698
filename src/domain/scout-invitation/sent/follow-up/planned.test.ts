import { beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { dayMs } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { aMessage, aReason, aSender, type Sender } from '#test/factories/scout-invitation.ts'
import { deliverFollowUps } from './commands.ts'
import { followUpTexts } from './rules.ts'

const app = ownApp()
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db)
})

const text = followUpTexts[0]
const codeOfFollowUp = async (viewer: Viewer, ids: readonly string[]) =>
  (
    await app
      .as(viewer)
      .ask('mutation ($ids: [ID!]!, $text: String!) { followUpScoutInvitations(ids: $ids, text: $text) }', {
        ids,
        text,
      })
  ).errors[0]?.code ?? 'done'
const deliver = () => app.db.transaction().execute((tx) => deliverFollowUps(tx, 'any'))
const seen = async (viewer: Viewer, id: string) =>
  (await app.as(viewer).ask('query ($id: ID!) { scoutInvitation(id: $id) { followUp { text } } }', { id })).data
    .scoutInvitation.followUp
const accept = async (viewer: Viewer, id: string) =>
  (await app.as(viewer).ask('mutation ($id: ID!) { acceptScoutInvitation(id: $id) { id } }', { id })).errors[0]?.code ??
  'done'
const rowOf = (id: string) =>
  app.db.selectFrom('scoutFollowUp').selectAll().where('scoutInvitationId', '=', id).executeTakeFirst()
const sentOf = async (id: string) =>
  (
    await app
      .as(sender.viewer)
      .ask('query ($id: ID!) { searchCandidate(id: $id) { scoutInvitations { followUp { isPlanned } } } }', { id })
  ).data.searchCandidate.scoutInvitations[0]

describe('a follow-up that is planned at the sending', () => {
  const send = async (candidateIds: readonly string[], written: string | null = text) => {
    const { data, errors } = await app.as(sender.viewer).ask(
      `mutation ($jobId: ID!, $message: String!, $invitations: [ScoutInvitationInput!]!, $followUp: String) {
        sendScoutInvitations(jobId: $jobId, subject: "検査装置の開発について", message: $message, invitations: $invitations,
          followUp: $followUp) { sentIds } }`,
      {
        jobId: sender.job.id,
        message: aMessage,
        invitations: candidateIds.map((candidateId) => ({ candidateId, reason: aReason })),
        followUp: written,
      },
    )
    return { ids: (data?.sendScoutInvitations?.sentIds ?? []) as string[], errors }
  }
  const age = (id: string, sentAt = new Date(Date.now() - 5 * dayMs - 1000)) =>
    app.db.updateTable('scoutInvitation').set({ sentAt }).where('id', '=', id).execute()
  const makeDue = (id: string) =>
    app.db
      .updateTable('scoutFollowUp')
      .set({ dueAt: inHours(-1) })
      .where('scoutInvitationId', '=', id)
      .execute()
  const cancel = async (viewer: Viewer, id: string) =>
    (await app.as(viewer).ask('mutation ($id: ID!) { cancelFollowUp(scoutInvitationId: $id) }', { id })).errors[0]
      ?.code ?? 'done'

  test('goes five days after the arrival, once, and to nobody who answered', async () => {
    const [open, answering] = [await aCandidate(app.db), await aCandidate(app.db)]
    const { ids } = await send([open.id, answering.id])
    const scouts = await app.db.selectFrom('scoutInvitation').selectAll().where('id', 'in', ids).execute()
    const idOf = (candidateId: string) => scouts.find((scout) => scout.candidateId === candidateId)?.id ?? ''
    const planned = await rowOf(idOf(open.id))
    expect(planned?.dueAt.getTime()).toBeGreaterThan(Date.now() + 4.9 * dayMs)
    expect(await sentOf(open.id)).toMatchObject({ followUp: { isPlanned: true } })
    expect(await codeOfFollowUp(sender.viewer, [idOf(open.id)])).toBe('follow_up_not_open')
    for (const id of ids) await makeDue(id)
    // A scout that left later than it was planned moves its follow-up.
    await deliver()
    expect((await rowOf(idOf(open.id)))?.dueAt.getTime()).toBeGreaterThan(Date.now() + 4.9 * dayMs)
    expect(await accept(answering.viewer, idOf(answering.id))).toBe('done')
    for (const id of ids) {
      await age(id)
      await makeDue(id)
    }
    await deliver()
    expect(await seen(open.viewer, idOf(open.id))).toMatchObject({ text })
    expect(await rowOf(idOf(answering.id))).toMatchObject({ deliveredAt: null, droppedAt: expect.any(Date) })
  })

  test('a bad text refuses the whole sending', async () => {
    const student = await aCandidate(app.db)
    const { errors } = await send([student.id], '短い文です。')
    expect(errors).toMatchObject([{ code: 'invalid_input', fields: [{ path: 'followUp' }] }])
    expect((await send([student.id], '  ')).ids).toHaveLength(1)
  })

  test('is taken back before its time by its company alone; after it, and twice, it is not', async () => {
    const [student, due] = [await aCandidate(app.db), await aCandidate(app.db)]
    const { ids } = await send([student.id])
    const { ids: later } = await send([due.id])
    const [id, other] = [ids[0] ?? '', later[0] ?? '']
    expect(await cancel((await aSender(app.db)).viewer, id)).toBe('not_found')
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    expect(await cancel(reader.viewer, id)).toBe('forbidden')
    const codes = await Promise.all([cancel(sender.viewer, id), cancel(sender.viewer, id)])
    expect(codes.toSorted()).toEqual(['done', 'not_found'])
    await makeDue(other)
    expect(await cancel(sender.viewer, other)).toBe('not_found')
    await age(id)
    expect(await codeOfFollowUp(sender.viewer, [id])).toBe('done')
  })
})
