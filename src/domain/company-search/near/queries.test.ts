import { beforeAll, describe, expect, test } from 'vitest'
import { industries } from '#domain/lookup/data/lists.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { block } from '#test/factories/candidate-search.ts'
import { aSender, anInvited } from '#test/factories/scout-invitation.ts'

const app = ownApp()
const industryId = industries[0]?.id ?? 0
type Sender = Awaited<ReturnType<typeof aSender>>
let senders: Sender[]
beforeAll(async () => {
  senders = await Promise.all(Array.from({ length: 6 }, () => aSender(app.db)))
  await app.db
    .updateTable('company')
    .set({ industryIds: [industryId] })
    .where(
      'id',
      'in',
      senders.map(({ company }) => company.id),
    )
    .execute()
})

const near = async (viewer: Viewer | null) => {
  const answer = await app
    .as(viewer)
    .ask('{ nearCompanies { hasWishes companies { company { id } sharedWishes { kind labels } } } }')
  return { ...answer.data?.nearCompanies, codes: answer.errors.map(({ code }) => code) }
}
const idsOf = ({ companies }: { companies: { company: { id: string } }[] }) =>
  companies.map(({ company }) => company.id)
const noWishes = {
  areaPreferenceIds: [],
  industryIds: [],
  jobTypeIds: [],
  companySizeIds: [],
  companySelectionCriterionIds: [],
}
const aWishing = () => aCandidate(app.db, { ...noWishes, industryIds: [industryId] })

describe('§2 the companies near to a student’s wishes', () => {
  test('are at most three, each with the wish it shares by name', async () => {
    const { viewer } = await aWishing()
    const answer = await near(viewer)
    expect(answer.hasWishes).toBe(true)
    expect(answer.companies).toHaveLength(3)
    expect(answer.companies[0].sharedWishes).toMatchObject([{ kind: 'INDUSTRY', labels: [expect.any(String)] }])
  })

  test('are none whose scout waits, was answered, or who is blocked; one whose scout ran out is', async () => {
    const { id, viewer } = await aWishing()
    const [waiting, accepted, declined, expired, blocked, fresh] = senders as [
      Sender,
      Sender,
      Sender,
      Sender,
      Sender,
      Sender,
    ]
    for (const [sender, status] of [
      [waiting, 'PENDING'],
      [accepted, 'ACCEPTED'],
      [declined, 'DECLINED'],
      [expired, 'EXPIRED'],
    ] as const) {
      const { invitation } = await anInvited(app.db, sender, { candidateId: id })
      if (status !== 'PENDING')
        await app.db.updateTable('scoutInvitation').set({ status }).where('id', '=', invitation.id).execute()
    }
    await block(app.db, blocked.company.id, id)
    expect(idsOf(await near(viewer)).toSorted()).toEqual([expired.company.id, fresh.company.id].toSorted())
    const other = await aWishing()
    expect(idsOf(await near(other.viewer))).toHaveLength(3)
  })

  test('are asked for by a student alone, and need a wish', async () => {
    expect(await near((await aCandidate(app.db, noWishes)).viewer)).toMatchObject({ hasWishes: false, companies: [] })
    expect((await near(null)).codes).toEqual(['unauthenticated'])
    expect((await near(senders[0]?.viewer ?? null)).codes).toEqual(['forbidden'])
  })
})
