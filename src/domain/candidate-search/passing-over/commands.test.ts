import { describe, expect, it } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { block } from '#test/factories/candidate-search.ts'
import { aJob } from '#test/factories/job.ts'
import { aScoutInvitation } from '#test/factories/scout-invitation.ts'
import { searching } from '#test/search.ts'
import { foldSearchFlips } from '../search-index/commands.ts'

const app = ownApp()
const { find } = searching(() => app)

const passOver = (viewer: Viewer | null, ids: readonly string[], isForTeam = false) =>
  app
    .as(viewer)
    .ask(
      'mutation ($ids: [ID!]!, $isForTeam: Boolean!) { done: passOverCandidates(ids: $ids, isForTeam: $isForTeam) }',
      {
        ids,
        isForTeam,
      },
    )
const takeBack = (viewer: Viewer | null, ids: readonly string[], isForTeam = false) =>
  app
    .as(viewer)
    .ask(
      'mutation ($ids: [ID!]!, $isForTeam: Boolean!) { done: takeBackPassedOverCandidates(ids: $ids, isForTeam: $isForTeam) }',
      { ids, isForTeam },
    )
const passedOverOf = async (viewer: Viewer, id: string) =>
  (
    await app.as(viewer).ask(
      `query ($ids: [ID!]!) { searchCandidates(condition: { candidateIds: $ids }) {
        edges { node { passedOver { isForTeam companyUser { familyName } } } } } }`,
      { ids: [id] },
    )
  ).data.searchCandidates.edges[0]?.node.passedOver

/** A search that these students alone meet. */
async function aSearch() {
  const selfIntroduction = `仕分け${crypto.randomUUID().slice(0, 18)}`
  const [one, two] = [await aCandidate(app.db, { selfIntroduction }), await aCandidate(app.db, { selfIntroduction })]
  return { one, two, condition: { textKeywords: [selfIntroduction] } }
}

describe('students who are passed over', () => {
  it('leave the searches of one user alone until they are taken back, before and after a fold', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const colleague = await aCompanyUser(app.db, company.id)
    const { one, two, condition } = await aSearch()
    expect((await passOver(viewer, [one.id])).data.done).toEqual([one.id])
    for (const isFolded of [false, true]) {
      if (isFolded) while (await foldSearchFlips(app.db));
      expect(await find(viewer, condition)).toEqual({ totalCount: 1, ids: [two.id] })
      expect((await find(colleague.viewer, condition)).totalCount).toBe(2)
      expect((await find(viewer, { ...condition, passedOver: 'MINE' })).ids).toEqual([one.id])
      expect((await find(colleague.viewer, { ...condition, passedOver: 'MINE' })).ids).toEqual([])
      expect((await find(viewer, { ...condition, passedOver: 'TEAM' })).ids).toEqual([])
    }
    expect((await takeBack(colleague.viewer, [one.id])).data.done).toEqual([])
    expect((await takeBack(viewer, [one.id])).data.done).toEqual([one.id])
    expect((await takeBack(viewer, [one.id])).data.done).toEqual([])
    expect((await find(viewer, condition)).totalCount).toBe(2)
  })

  it('leave the searches of the whole team, with a name, and any colleague takes them back', async () => {
    const { viewer, company, user } = await aCompanyWithUser(app.db)
    const [colleague, other] = [await aCompanyUser(app.db, company.id), await aCompanyWithUser(app.db)]
    const { one, two, condition } = await aSearch()
    await passOver(viewer, [one.id], true)
    expect((await find(colleague.viewer, condition)).ids).toEqual([two.id])
    expect((await find(colleague.viewer, { ...condition, passedOver: 'TEAM' })).ids).toEqual([one.id])
    expect(await passedOverOf(colleague.viewer, one.id)).toEqual([
      { isForTeam: true, companyUser: { familyName: user.familyName } },
    ])
    // Another company neither finds nor reads, nor takes back, what this one has passed over.
    expect((await find(other.viewer, condition)).totalCount).toBe(2)
    expect(await passedOverOf(other.viewer, one.id)).toEqual([])
    expect((await takeBack(other.viewer, [one.id], true)).data.done).toEqual([])
    expect((await takeBack(colleague.viewer, [one.id], true)).data.done).toEqual([one.id])
    expect((await find(viewer, condition)).totalCount).toBe(2)
  })

  it('stay in every list of a relation, and where they are named', async () => {
    const { viewer, company, user } = await aCompanyWithUser(app.db)
    const { one, condition } = await aSearch()
    const job = await aJob(app.db, { companyId: company.id })
    await aScoutInvitation(app.db, {
      companyId: company.id,
      companyUserId: user.id,
      jobId: job.id,
      candidateId: one.id,
      status: 'ACCEPTED',
    })
    await passOver(viewer, [one.id], true)
    expect((await find(viewer, { candidateIds: [one.id] })).ids).toEqual([one.id])
    const accepted = { ...condition, scoutInvitationStatuses: { isExclusive: false, statuses: ['ACCEPTED' as const] } }
    expect((await find(viewer, accepted)).ids).toEqual([one.id])
    expect((await find(viewer, condition)).ids).not.toContain(one.id)
  })

  it('twice at once: two colleagues pass over one student for the team, and one row stands', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const colleague = await aCompanyUser(app.db, company.id)
    const { one, two } = await aSearch()
    const ids = [one.id, two.id]
    const both = await Promise.all([
      passOver(viewer, ids, true),
      passOver(colleague.viewer, ids.toReversed(), true),
      passOver(viewer, ids),
    ])
    expect(
      both
        .slice(0, 2)
        .flatMap(({ data }) => data.done)
        .toSorted(),
    ).toEqual(ids.toSorted())
    expect(both[2]?.data.done.toSorted()).toEqual(ids.toSorted())
  })

  it('§6 only students the company may see; readers, guests and too many are refused', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const reader = await aCompanyUser(app.db, company.id, { role: 'VIEWER' })
    const [hidden, blocking] = [await aCandidate(app.db, { status: 'HIDDEN' }), await aCandidate(app.db)]
    await block(app.db, company.id, blocking.id)
    expect((await passOver(viewer, [hidden.id, blocking.id, crypto.randomUUID()], true)).data.done).toEqual([])
    expect((await passOver(viewer, [])).data.done).toEqual([])
    expect((await passOver(reader.viewer, [])).errors[0]?.code).toBe('forbidden')
    expect((await passOver(null, [])).errors[0]?.code).toBe('unauthenticated')
    const many = Array.from({ length: 101 }, () => crypto.randomUUID())
    expect((await passOver(viewer, many)).errors[0]?.code).toBe('invalid_input')
  })
})
