import { describe, expect, it } from 'vitest'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { forgetOldInvitations } from './commands.ts'

const app = ownApp()
const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
const forget = () => app.db.transaction().execute(forgetOldInvitations)

type Status = 'INVITED' | 'DISABLED' | 'ACTIVE'
const anInvited = async ({ companyId }: CompanyViewer, status: Status, endedAt: Date, isRegistered = false) => {
  const account = {
    emailVerifiedAt: isRegistered ? ago(500) : null,
    insertedAt: ago(600),
    invitationExpiresAt: endedAt,
  }
  return (await aCompanyUser(app.db, companyId, { status, role: 'RECRUITER', account })).id
}
const addressesOf = async ({ companyId }: CompanyViewer) =>
  (
    await app.db.selectFrom('companyUserAccount').select('companyUserId').where('companyId', '=', companyId).execute()
  ).map(({ companyUserId }) => companyUserId)
const seats = async (viewer: CompanyViewer) =>
  (await app.as(viewer).ask('{ companySeats { taken } }')).data.companySeats.taken

describe('the address of a colleague who never registered', () => {
  it('is forgotten a year after the invitation ended, and gives the seat back', async () => {
    const { viewer, user } = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
    const old = await anInvited(viewer, 'INVITED', ago(366))
    const withdrawn = await anInvited(viewer, 'DISABLED', ago(366))
    const stays = [
      await anInvited(viewer, 'INVITED', ago(364)),
      await anInvited(viewer, 'DISABLED', ago(364)),
      await anInvited(viewer, 'DISABLED', ago(366), true),
      await anInvited(viewer, 'INVITED', ago(366), true),
    ]
    expect(await seats(viewer)).toBe(4)
    await forget()
    expect((await addressesOf(viewer)).toSorted()).toEqual([user.id, ...stays].toSorted())
    expect(await seats(viewer)).toBe(3)
    const acts = app.db.selectFrom('audit').select(['subjectId', 'fromStatus', 'toStatus'])
    expect(await acts.where('action', '=', 'forgetOldInvitations').execute()).toEqual([
      { subjectId: old, fromStatus: 'INVITED', toStatus: 'DISABLED' },
    ])
    const { data } = await app.as(viewer).ask('{ companyMembers { id } }')
    expect(data.companyMembers.map(({ id }: { id: string }) => id)).not.toContain(withdrawn)
    expect(await forget()).toBe(0)
  })

  it('may be invited anew', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const id = await anInvited(viewer, 'INVITED', ago(366))
    const account = app.db.selectFrom('companyUserAccount').select('email').where('companyUserId', '=', id)
    const { email } = await account.executeTakeFirstOrThrow()
    await forget()
    const { data, errors } = await app
      .as(viewer)
      .ask('mutation ($email: String!) { inviteCompanyUser(email: $email, role: VIEWER) { id status } }', { email })
    expect(errors).toEqual([])
    expect(data.inviteCompanyUser.status).toBe('INVITED')
    expect(data.inviteCompanyUser.id).not.toBe(id)
  })
})
