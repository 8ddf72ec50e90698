import { beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp, type TestApp } from '#test/client.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { anInvited, aSender, type Sender } from '#test/factories/scout-invitation.ts'

const app = ownApp()
let sender: Sender

beforeEach(async () => {
  sender = await aSender(app.db)
})

const postpone = (viewer: Parameters<TestApp['as']>[0], id: string) =>
  app.as(viewer).ask('mutation ($id: ID!) { postponeScoutInvitation(id: $id) { remindAt } }', { id })
const auditOf = (id: string) => app.db.selectFrom('audit').select('action').where('subjectId', '=', id).execute()

describe('putting an answer off', () => {
  test('until tomorrow at nine, without a word to the company', async () => {
    const { viewer, invitation } = await anInvited(app.db, sender)
    const { postponeScoutInvitation: scout } = (await postpone(viewer, invitation.id)).data
    expect(new Date(scout.remindAt)).toEqual(tokyoMoment(addDays(tokyoToday(), 1), '09:00'))
    expect(await auditOf(invitation.id)).toEqual([])
  })

  test('takes the scout out of what is to be answered, until its time has come', async () => {
    const { viewer, invitation } = await anInvited(app.db, sender)
    const query = '{ scoutInvitationCounts { pending toAnswer } viewer { ... on CandidateViewer { pendingCount } } }'
    const counts = async () => (await app.as(viewer).ask(query)).data
    const of = (n: number) => ({ scoutInvitationCounts: { pending: 1, toAnswer: n }, viewer: { pendingCount: n } })
    expect(await counts()).toEqual(of(1))
    await postpone(viewer, invitation.id)
    expect(await counts()).toEqual(of(0))
    await app.db
      .updateTable('scoutInvitation')
      .set({ remindAt: inHours(-0.1) })
      .where('id', '=', invitation.id)
      .execute()
    expect(await counts()).toEqual(of(1))
  })

  test('no later than one day before the end, and on the last day one hour before it', async () => {
    const soon = await anInvited(app.db, sender, { expiresAt: inHours(24.5) })
    const scout = (await postpone(soon.viewer, soon.invitation.id)).data.postponeScoutInvitation
    expect(new Date(scout.remindAt).getTime()).toBeLessThanOrEqual(inHours(0.51).getTime())
    const last = await anInvited(app.db, sender, { expiresAt: inHours(5) })
    const seenLast = (await postpone(last.viewer, last.invitation.id)).data.postponeScoutInvitation
    expect(new Date(seenLast.remindAt)).toEqual(new Date(last.invitation.expiresAt.getTime() - 3_600_000))
  })

  test('in the last hour between now and the end', async () => {
    const { viewer, invitation } = await anInvited(app.db, sender, { expiresAt: inHours(0.5) })
    const { remindAt } = (await postpone(viewer, invitation.id)).data.postponeScoutInvitation
    expect(new Date(remindAt).getTime()).toBeGreaterThan(inHours(0.2).getTime())
    expect(new Date(remindAt).getTime()).toBeLessThan(inHours(0.3).getTime())
  })
})
