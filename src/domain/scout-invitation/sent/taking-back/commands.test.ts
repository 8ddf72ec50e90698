import { describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCompanyUser } from '#test/factories.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { ownWorker } from '#test/work.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'

const app = ownApp()
const work = ownWorker(app)

const withdraw = (viewer: Viewer | null, ids: string[]) =>
  app.as(viewer).ask('mutation ($ids: [ID!]!) { withdrawScoutInvitations(ids: $ids) }', { ids })
const codeOf = async (answer: ReturnType<typeof withdraw>) => (await answer).errors[0]?.code ?? 'done'
const scoutOf = async (viewer: Viewer, id: string) =>
  (await app.as(viewer).ask('query ($id: ID!) { scoutInvitation(id: $id) { status isWithdrawn canAccept } }', { id }))
    .data.scoutInvitation as object
const accept = (viewer: Viewer, id: string) =>
  app
    .as(viewer)
    .ask('mutation ($id: ID!) { acceptScoutInvitation(id: $id) { id } }', { id })
    .then(({ errors }) => errors[0]?.code ?? 'done')

describe('§4 a scout that its company takes back', () => {
  test('is over for the student, and told by mail only to a student who read it', async () => {
    const sender = await aSender(app.db)
    const [read, unread] = [await anInvited(app.db, sender, { readAt: new Date() }), await anInvited(app.db, sender)]
    const ids = [read.invitation.id, unread.invitation.id]
    const { data, errors } = await withdraw(sender.viewer, ids)
    expect(errors).toEqual([])
    expect([...data.withdrawScoutInvitations].toSorted()).toEqual(ids.toSorted())
    await work.run()
    for (const { viewer, invitation } of [read, unread]) {
      expect(await scoutOf(viewer, invitation.id)).toEqual({ status: 'EXPIRED', isWithdrawn: true, canAccept: false })
      expect(await accept(viewer, invitation.id)).toBe('scout_expired')
    }
    const mails = work.mails.filter(({ subject }) => subject.includes('取り下げ'))
    expect(mails).toHaveLength(1)
    expect(await codeOf(withdraw(sender.viewer, ids))).toBe('scout_not_open')
  })

  test('while the student accepts: one of both, and the answered one stays', async () => {
    const sender = await aSender(app.db)
    const [both, open] = [await anInvited(app.db, sender), await anInvited(app.db, sender)]
    const [{ data }, accepted] = await Promise.all([
      withdraw(sender.viewer, [both.invitation.id, open.invitation.id]),
      accept(both.viewer, both.invitation.id),
    ])
    const withdrawn = data.withdrawScoutInvitations as string[]
    expect(withdrawn).toContain(open.invitation.id)
    expect(withdrawn.includes(both.invitation.id)).toBe(accepted !== 'done')
    expect(await scoutOf(both.viewer, both.invitation.id)).toMatchObject({
      status: accepted === 'done' ? 'ACCEPTED' : 'EXPIRED',
    })
  })

  test('twice at once it is taken back once', async () => {
    const sender = await aSender(app.db)
    const { invitation } = await anInvited(app.db, sender, { readAt: new Date() })
    const codes = await Promise.all([
      codeOf(withdraw(sender.viewer, [invitation.id])),
      codeOf(withdraw(sender.viewer, [invitation.id])),
    ])
    expect(codes.toSorted()).toEqual(['done', 'scout_not_open'])
  })

  test('a decline that can be taken back is not told', async () => {
    const sender = await aSender(app.db)
    const { viewer, invitation } = await anInvited(app.db, sender)
    await app.as(viewer).ask('mutation ($id: ID!) { declineScoutInvitation(id: $id) { id } }', { id: invitation.id })
    expect(await codeOf(withdraw(sender.viewer, [invitation.id]))).toBe('done')
    expect(await scoutOf(viewer, invitation.id)).toMatchObject({ status: 'DECLINED', isWithdrawn: false })
  })

  test("another company's among them takes none back; who only reads, a guest", async () => {
    const [sender, other] = [await aSender(app.db), await aSender(app.db)]
    const { viewer, invitation } = await anInvited(app.db, sender)
    const { invitation: theirs } = await anInvited(app.db, other)
    expect(await codeOf(withdraw(sender.viewer, [invitation.id, theirs.id]))).toBe('not_found')
    expect(await scoutOf(viewer, invitation.id)).toMatchObject({ status: 'PENDING' })
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    expect(await codeOf(withdraw(reader.viewer, [invitation.id]))).toBe('forbidden')
    expect(await codeOf(withdraw(null, [invitation.id]))).toBe('unauthenticated')
  })
})
