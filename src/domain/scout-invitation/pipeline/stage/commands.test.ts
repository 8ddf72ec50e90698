import { describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { anInvited, acceptedForScheduling, aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { noteStage } from './commands.ts'

const app = ownApp()

async function aRelation(answer: object = acceptedForScheduling()) {
  const { company, ...sender } = await aSchedulingSender(app.db)
  const { invitation } = await anInvited(app.db, { company, ...sender }, answer)
  return { companyId: company.id, scoutInvitationId: invitation.id }
}
const note = (relation: Parameters<typeof noteStage>[1]) =>
  app.db.transaction().execute((tx) => noteStage(tx, relation))

describe('§4 a stage that is to be told', () => {
  test('is that of two looks at once only one', async () => {
    const relation = await aRelation()
    const stages = await Promise.all([1, 2, 3].map(() => note(relation)))
    expect(stages.filter((stage) => stage !== undefined)).toMatchObject([{ kind: 'ACCEPTED' }])
    expect(await note(relation)).toBeUndefined()
  })

  test('is the newest one, when a change comes while another look waits', async () => {
    const relation = await aRelation()
    await note(relation)
    const move = (schedulingStatus: 'ACCEPTED' | 'PENDING') =>
      app.db
        .updateTable('scoutInvitation')
        .set({ schedulingStatus })
        .where('id', '=', relation.scoutInvitationId)
        .execute()
    const stages = await app.db.transaction().execute(async (tx) => {
      await move('ACCEPTED')
      const first = await noteStage(tx, relation)
      await move('PENDING')
      return [first, note(relation)] as const
    })
    expect([stages[0]?.kind, (await stages[1])?.kind]).toEqual(['DATE', 'ACCEPTED'])
  })

  test('is none for a scout without an answer, and none for the id of another company', async () => {
    expect(await note(await aRelation({}))).toBeUndefined()
    const [own, other] = [await aRelation(), await aRelation()]
    expect(await note({ ...own, companyId: other.companyId })).toBeUndefined()
    expect(await note(own)).toMatchObject({ kind: 'ACCEPTED' })
  })
})
