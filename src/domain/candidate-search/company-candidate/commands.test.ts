import { describe, expect, it } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { block } from '#test/factories/candidate-search.ts'

const app = ownApp()

const mark = (field: 'add' | 'remove') => (viewer: Viewer | null, ids: string[]) =>
  app.as(viewer).ask(`mutation ($ids: [ID!]!) { done: ${field}CandidateBookmarks(ids: $ids) }`, { ids })
const [add, remove] = [mark('add'), mark('remove')]
const seen = (viewer: Viewer | null, id: string) =>
  app.as(viewer).ask('mutation ($id: ID!) { updateSearchCandidateLastSeenAt(id: $id) }', { id })
/** Reads the student in a list, which does not count as a view. */
const look = async (viewer: Viewer, id: string) =>
  (
    await app
      .as(viewer)
      .ask(
        `query ($id: ID!) { searchCandidates(condition: { candidateIds: [$id] }) { edges { node { bookmarked hasSeen isFavorite } } } }`,
        { id },
      )
  ).data.searchCandidates.edges[0]?.node

describe('§7 bookmarks', () => {
  it('bookmarks of one company are set, kept and removed, whoever asks twice or at once', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const other = await aCompanyWithUser(app.db)
    const [one, two] = [await aCandidate(app.db), await aCandidate(app.db)]
    const ids = [one.id, two.id]
    const both = await Promise.all([add(viewer, ids), add(viewer, ids.toReversed())])
    // Each answer names what it added alone, so that taking back one act leaves the other.
    expect(both.flatMap(({ data }) => data.done).toSorted()).toEqual(ids.toSorted())
    expect((await look(viewer, one.id)).bookmarked).toBe(true)
    expect((await look(other.viewer, one.id)).bookmarked).toBe(false)
    await remove(other.viewer, ids)
    expect((await look(viewer, one.id)).bookmarked).toBe(true)
    expect((await remove(viewer, [one.id])).data.done).toEqual([one.id])
    expect((await remove(viewer, [one.id])).data.done).toEqual([])
    expect([(await look(viewer, one.id)).bookmarked, (await look(viewer, two.id)).bookmarked]).toEqual([false, true])
  })

  it('§6 only students the company may see are marked; the rest is left out without a word', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const [open, hidden, blocking] = [
      await aCandidate(app.db),
      await aCandidate(app.db, { status: 'HIDDEN' }),
      await aCandidate(app.db),
    ]
    await block(app.db, company.id, blocking.id)
    const ids = [open.id, hidden.id, blocking.id, crypto.randomUUID()]
    expect((await add(viewer, ids)).data.done).toEqual([open.id])
    expect((await add(viewer, [])).data.done).toEqual([])
    const rows = await app.db
      .selectFrom('companyCandidate')
      .select('candidateId')
      .where('companyId', '=', company.id)
      .execute()
    expect(rows).toEqual([{ candidateId: open.id }])
  })

  it('§5 at most 100 at once; readers and guests mark nobody', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const reader = await aCompanyUser(app.db, company.id, { role: 'VIEWER' })
    const many = Array.from({ length: 101 }, () => crypto.randomUUID())
    expect((await add(viewer, many)).errors[0]).toMatchObject({ code: 'invalid_input', fields: [{ path: 'ids' }] })
    expect((await add(reader.viewer, [])).errors[0]?.code).toBe('forbidden')
    expect((await remove(null, [])).errors[0]?.code).toBe('unauthenticated')
  })
})

describe('§7 updateSearchCandidateLastSeenAt', () => {
  it('marks the profile as seen for the company and leaves a view for the student, also by a reader', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const other = await aCompanyWithUser(app.db)
    const reader = await aCompanyUser(app.db, company.id, { role: 'VIEWER' })
    const student = await aCandidate(app.db)
    expect((await look(viewer, student.id)).hasSeen).toBe(false)
    expect((await seen(reader.viewer, student.id)).data.updateSearchCandidateLastSeenAt).toBe(student.id)
    await Promise.all([seen(viewer, student.id), seen(viewer, student.id)])
    expect([(await look(viewer, student.id)).hasSeen, (await look(other.viewer, student.id)).hasSeen]).toEqual([
      true,
      false,
    ])
    const views = await app.db
      .selectFrom('profileView')
      .select('companyId')
      .where('candidateId', '=', student.id)
      .execute()
    expect(views.map(({ companyId }) => companyId)).toEqual([company.id, company.id, company.id])
  })

  it('§6 a student who blocked the company is not found and gets no view', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const student = await aCandidate(app.db)
    await block(app.db, company.id, student.id)
    expect((await seen(viewer, student.id)).errors[0]?.code).toBe('not_found')
    expect((await seen(null, student.id)).errors[0]?.code).toBe('unauthenticated')
    expect(await app.db.selectFrom('profileView').selectAll().where('candidateId', '=', student.id).execute()).toEqual(
      [],
    )
  })

  it('§4 a student who favours the company is shown so to that company only', async () => {
    const { viewer, company } = await aCompanyWithUser(app.db)
    const other = await aCompanyWithUser(app.db)
    const student = await aCandidate(app.db)
    await app.db.insertInto('favoriteCompany').values({ companyId: company.id, candidateId: student.id }).execute()
    expect([(await look(viewer, student.id)).isFavorite, (await look(other.viewer, student.id)).isFavorite]).toEqual([
      true,
      false,
    ])
  })
})

it('§6 every profile that a company opens leaves a row, and one that it may not see leaves none', async () => {
  const { viewer, user, company } = await aCompanyWithUser(app.db)
  const student = await aCandidate(app.db)
  const shut = await aCandidate(app.db)
  await block(app.db, company.id, shut.id)
  const open = (id: string) => app.as(viewer).ask('query ($id: ID!) { searchCandidate(id: $id) { id } }', { id })
  await open(student.id)
  await open(student.id)
  expect((await open(shut.id)).errors[0]?.code).toBe('not_found')
  const rows = await app.db
    .selectFrom('audit')
    .select(['actorId', 'action', 'subject', 'subjectId', 'candidateId', 'details'])
    .where('companyId', '=', company.id)
    .execute()
  const row = { actorId: user.id, action: 'searchCandidate', subject: 'candidate', details: null }
  expect(rows).toEqual([1, 2].map(() => ({ ...row, subjectId: student.id, candidateId: student.id })))
})
