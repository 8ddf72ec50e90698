import { describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { sql } from 'kysely'
import { anInvited, acceptedForScheduling, aSchedulingSender } from '#test/factories/scout-invitation.ts'
import { followEndedDates, noteStage } from './commands.ts'
import type { Relation } from './queries.ts'

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

describe('§4 dates that are over', () => {
  async function endedAgo(hours: number) {
    const { company, ...sender } = await aSchedulingSender(app.db)
    const date = await sender.date()
    const { invitation, candidate } = await anInvited(app.db, { company, ...sender }, acceptedForScheduling())
    const relation = { companyId: company.id, scoutInvitationId: invitation.id }
    const during = sql<string>`tstzrange(now() - interval '99 hours', now() - make_interval(hours => ${hours}))`
    const ids = { ...relation, candidateId: candidate.id }
    await app.db
      .insertInto('booking')
      .values({ ...ids, schedulingDateId: date.id, during })
      .execute()
    await app.db
      .insertInto('scoutStage')
      .values({ ...ids, stage: 'DATE' })
      .execute()
    return relation
  }
  const queuedFor = async (relations: readonly Relation[]) => {
    const { rows } = await sql<{ id: string }>`select distinct payload ->> 'scoutInvitationId' as id
      from graphile_worker._private_jobs where payload ->> 'scoutInvitationId' is not null`.execute(app.db)
    const ids = rows.map(({ id }) => id)
    return relations.map(({ scoutInvitationId }) => ids.includes(scoutInvitationId))
  }
  const look = async (since: Date | null) => {
    let after: Relation | null = null
    do {
      const from: Relation | null = after
      after = await app.db.transaction().execute((tx) => followEndedDates(tx, since, from, 1))
    } while (after !== null)
  }

  test('are followed page by page: those of the last hours each minute, and all of them each hour', async () => {
    const relations = [await endedAgo(1), await endedAgo(1), await endedAgo(50)]
    await look(new Date(Date.now() - 2 * 3_600_000))
    expect(await queuedFor(relations)).toEqual([true, true, false])
    await look(null)
    expect(await queuedFor(relations)).toEqual([true, true, true])
  })
})
