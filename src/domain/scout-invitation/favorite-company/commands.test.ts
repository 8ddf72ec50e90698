import { describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompany, aCompanyWithUser } from '#test/factories.ts'
import { block } from '#test/factories/candidate-search.ts'
import { ears } from '#test/factories/notification.ts'
import { aJob } from '#test/factories/job.ts'
import { aSender, anInvited } from '#test/factories/scout-invitation.ts'
import { worker } from '#test/work.ts'
import { maxFavorites } from './rules.ts'

const app = ownApp()

const send = (viewer: Viewer | null, name: 'add' | 'remove', id: string) =>
  app.as(viewer).ask(`mutation ($id: ID!) { ${name}FavoriteCompany(companyId: $id) }`, { id })
const codes = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code)
async function list(viewer: Viewer) {
  const { data, errors } = await app
    .as(viewer)
    .ask('{ favoriteCompanies { totalCount nodes { isMet company { id isFavorite } } } }')
  expect(errors).toEqual([])
  return data.favoriteCompanies as { totalCount: number; nodes: { isMet: boolean; company: { id: string } }[] }
}
const idsOf = async (viewer: Viewer) => (await list(viewer)).nodes.map(({ company }) => company.id)
const favourersFoundBy = async (viewer: Viewer) => {
  const { data } = await app
    .as(viewer)
    .ask('{ searchCandidates(condition: { favorite: true }) { edges { node { id isFavorite } } } }')
  return data.searchCandidates.edges.map(({ node }: { node: { id: string } }) => node.id)
}

describe('§2 favourite companies', () => {
  test('are added and removed, twice and twice at once; each student has their own', async () => {
    const [one, other] = [await aCandidate(app.db), await aCandidate(app.db)]
    const { company, viewer } = await aCompanyWithUser(app.db)
    const answers = await Promise.all([send(one.viewer, 'add', company.id), send(one.viewer, 'add', company.id)])
    expect(answers.flatMap(codes)).toEqual([])
    expect(answers.map(({ data }) => data.addFavoriteCompany).toSorted()).toEqual([false, true])
    expect(await list(one.viewer)).toEqual({
      totalCount: 1,
      nodes: [{ isMet: true, company: { id: company.id, isFavorite: true } }],
    })
    expect(await idsOf(other.viewer)).toEqual([])
    expect(await favourersFoundBy(viewer)).toEqual([one.id])
    expect(codes(await send(other.viewer, 'remove', company.id))).toEqual([])
    expect(await idsOf(one.viewer)).toEqual([company.id])
    for (const _ of [1, 2]) expect(codes(await send(one.viewer, 'remove', company.id))).toEqual([])
    expect(await idsOf(one.viewer)).toEqual([])
    expect(await favourersFoundBy(viewer)).toEqual([])
  })

  test('the student is told once in an account’s life that companies find them by it', async () => {
    const { viewer } = await aCandidate(app.db)
    const [first, second] = [await aCompany(app.db), await aCompany(app.db)]
    const answers = []
    for (const [act, { id }] of [
      ['add', first],
      ['remove', first],
      ['add', first],
      ['add', second],
    ] as const)
      answers.push((await send(viewer, act, id)).data.addFavoriteCompany)
    expect(answers).toEqual([true, undefined, false, false])
  })

  test('a company the student does not meet is none: unknown, not set up, out of contract, blocked', async () => {
    const { id, viewer } = await aCandidate(app.db)
    const blocked = await aSender(app.db)
    await anInvited(app.db, blocked, { candidateId: id })
    await block(app.db, blocked.company.id, id)
    const refused = [
      crypto.randomUUID(),
      'no id',
      (await aCompany(app.db, { setUpAt: null })).id,
      (await aCompany(app.db, { contract: { status: 'TERMINATED' } })).id,
    ]
    for (const companyId of refused)
      expect(codes(await send(viewer, 'add', companyId)), companyId).toEqual(['not_found'])
    expect(codes(await send(viewer, 'add', blocked.company.id))).toEqual(['company_hidden_by_block'])
    expect(codes(await send(null, 'add', blocked.company.id))).toEqual(['unauthenticated'])
    expect(codes(await send(blocked.viewer, 'add', blocked.company.id))).toEqual(['forbidden'])
    expect(await list(viewer)).toEqual({ totalCount: 0, nodes: [] })
  })

  test('a company that is blocked later leaves the list, and comes back when the block is lifted', async () => {
    const { id, viewer } = await aCandidate(app.db)
    const company = await aCompany(app.db)
    await send(viewer, 'add', company.id)
    await block(app.db, company.id, id)
    expect(await list(viewer)).toEqual({ totalCount: 0, nodes: [] })
    await app.db.deleteFrom('blockedCompany').where('candidateId', '=', id).execute()
    expect(await idsOf(viewer)).toEqual([company.id])
    await app.db.updateTable('contract').set({ status: 'TERMINATED' }).where('companyId', '=', company.id).execute()
    expect(await list(viewer)).toMatchObject({ nodes: [{ isMet: false, company: { id: company.id } }] })
    expect(codes(await send(viewer, 'remove', company.id))).toEqual([])
  })

  test('a student whose profile is hidden keeps favourites, and no company finds them by one', async () => {
    const hidden = await aCandidate(app.db, { status: 'HIDDEN' })
    const { company, viewer } = await aCompanyWithUser(app.db)
    expect(codes(await send(hidden.viewer, 'add', company.id))).toEqual([])
    expect(await idsOf(hidden.viewer)).toEqual([company.id])
    expect(await favourersFoundBy(viewer)).toEqual([])
  })

  test('has a limit, which two presses at once do not pass', async () => {
    const { id, viewer } = await aCandidate(app.db)
    const companies = await Promise.all(Array.from({ length: maxFavorites - 1 }, () => aCompany(app.db)))
    await app.db
      .insertInto('favoriteCompany')
      .values(companies.map((company) => ({ candidateId: id, companyId: company.id })))
      .execute()
    const answers = await Promise.all(
      [await aCompany(app.db), await aCompany(app.db)].map((company) => send(viewer, 'add', company.id)),
    )
    expect(answers.flatMap(codes)).toEqual(['favorite_limit_reached'])
    expect((await list(viewer)).totalCount).toBe(maxFavorites)
  })

  test('§1.16 a job that a favourite publishes is told, and opens', async () => {
    const work = worker(app)
    const { id, viewer } = await aCandidate(app.db)
    const recruiter = await aCompanyWithUser(app.db)
    await send(viewer, 'add', recruiter.company.id)
    const job = await aJob(app.db, { companyId: recruiter.company.id, status: 'DRAFT' })
    const opened = () => app.as(viewer).ask('query ($id: ID!) { offeredJob(jobId: $id) { id } }', { id: job.id })
    expect(codes(await opened())).toEqual(['not_found'])
    const published = await app
      .as(recruiter.viewer)
      .ask('mutation ($id: ID!) { updateJobDescriptionStatus(id: $id, status: PUBLISHED) { id } }', { id: job.id })
    expect(published.errors).toEqual([])
    await work.run()
    expect(await ears(app, work).list({ kind: 'candidate', candidateId: id as never })).toMatchObject([
      { kind: 'jobPublished', path: `/candidate/jobs/${job.id}` },
    ])
    expect(codes(await opened())).toEqual([])
  })
})
