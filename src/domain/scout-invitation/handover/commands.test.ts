import { expect, test } from 'vitest'
import { nextSendingMoment } from '#domain/scout-invitation/sending/delivery/rules.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { sendingOf } from '#test/factories/sending.ts'
import { ownWorker } from '#test/work.ts'

const app = ownApp()
const work = ownWorker(app)

async function aLeaving() {
  const sender = await aSender(app.db)
  const leaving = await aCompanyUser(app.db, sender.company.id, { role: 'RECRUITER' })
  const of = { ...sender, user: leaving }
  const waiting = await anInvited(app.db, of, { status: 'SCHEDULED', sentAt: inHours(20) })
  const accepted = await anInvited(app.db, of, { status: 'ACCEPTED', answeredAt: inHours(-30) })
  const unanswered = await anInvited(app.db, of, { status: 'PENDING' })
  return { sender, leaving, waiting, accepted, unanswered }
}
const senderOf = async (id: string) =>
  (await app.db.selectFrom('scoutInvitation').select('companyUserId').where('id', '=', id).executeTakeFirstOrThrow())
    .companyUserId
const inChargeOf = async (viewer: Viewer, id: string) => {
  const ask = 'query ($id: ID!) { threadWithCandidate(scoutInvitationId: $id) { inCharge { id } } }'
  return (await app.as(viewer).ask(ask, { id })).data.threadWithCandidate.inCharge.id
}
const inHandOf = async (viewer: Viewer, of: string) => {
  const { data } = await app.as(viewer).ask('{ companyMembers { id inHand { scheduledScouts relations } } }')
  return data.companyMembers.find(({ id }: { id: string }) => id === of).inHand
}

const acts = {
  'is disabled': 'mutation ($id: ID!) { disableCompanyUser(id: $id) { id } }',
  'may only read': 'mutation ($id: ID!) { updateCompanyUserRole(id: $id, role: VIEWER) { id } }',
}

test.each(Object.entries(acts))('a colleague who %s hands over to the ADMIN who acts', async (_, act) => {
  const { sender, leaving, waiting, accepted, unanswered } = await aLeaving()
  const other = await aLeaving()
  expect(await inHandOf(sender.viewer, leaving.id)).toEqual({ scheduledScouts: 1, relations: 1 })
  expect((await app.as(sender.viewer).ask(act, { id: leaving.id })).errors).toEqual([])
  await work.run()
  expect(await inHandOf(sender.viewer, leaving.id)).toEqual({ scheduledScouts: 0, relations: 0 })
  expect(await senderOf(waiting.invitation.id)).toBe(sender.user.id)
  expect(await inChargeOf(sender.viewer, accepted.invitation.id)).toBe(sender.user.id)
  // A scout that has left keeps its sender; the answer to it is the ADMIN's.
  expect(await senderOf(unanswered.invitation.id)).toBe(leaving.id)
  const accept = 'mutation ($id: ID!) { acceptScoutInvitation(id: $id) { id } }'
  expect((await app.as(unanswered.viewer).ask(accept, { id: unanswered.invitation.id })).errors).toEqual([])
  expect(await inChargeOf(sender.viewer, unanswered.invitation.id)).toBe(sender.user.id)
  await work.run()
  const { data } = await app
    .as(sender.viewer)
    .ask('{ viewer { ... on CompanyViewer { notifications(first: 9) { kind } } } }')
  expect(data.viewer.notifications).not.toEqual([])
  expect(await senderOf(other.waiting.invitation.id)).toBe(other.leaving.id)
})

test('an ADMIN who steps down hands over to another one', async () => {
  const { sender } = await aLeaving()
  const second = await aCompanyUser(app.db, sender.company.id, { role: 'ADMIN' })
  const waiting = await anInvited(app.db, sender, { status: 'SCHEDULED', sentAt: inHours(20) })
  expect((await app.as(sender.viewer).ask(acts['may only read'], { id: sender.user.id })).errors).toEqual([])
  await work.run()
  expect(await senderOf(waiting.invitation.id)).toBe(second.id)
})

test.each([{ status: 'DISABLED' as const }, { role: 'VIEWER' as const }])(
  'a sending that is under way when its sender becomes %o sends nothing: nobody would hand it over',
  async (change) => {
    const sender = await aSender(app.db)
    const leaving = await aCompanyUser(app.db, sender.company.id, { role: 'RECRUITER' })
    const { id: candidateId } = await aCandidate(app.db)
    // At any hour of the run one at which scouts leave.
    const nextMorning = nextSendingMoment(startOfTokyoDay(addDays(tokyoToday(), 1)))
    const sending = await app.db.transaction().execute(async (tx) => {
      await tx.updateTable('companyUser').set(change).where('id', '=', leaving.id).execute()
      return [sendingOf(app).send({ ...sender, viewer: leaving.viewer }, [candidateId], nextMorning)] as const
    })
    expect((await sending[0]).errors[0]?.code).toBe('forbidden')
    const scouts = app.db.selectFrom('scoutInvitation').select('id').where('companyUserId', '=', leaving.id)
    expect(await scouts.execute()).toEqual([])
  },
)
