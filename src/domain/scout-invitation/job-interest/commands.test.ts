import { describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { block } from '#test/factories/candidate-search.ts'
import { aJob } from '#test/factories/job.ts'
import { aSender, anInvited } from '#test/factories/scout-invitation.ts'
import { maxInterests } from './rules.ts'

const app = ownApp()

const send = (viewer: Viewer | null, name: 'add' | 'remove', id: string) =>
  app.as(viewer).ask(`mutation ($id: ID!) { ${name}JobInterest(jobId: $id) }`, { id })
const favour = (viewer: Viewer, name: 'add' | 'remove', id: string) =>
  app.as(viewer).ask(`mutation ($id: ID!) { ${name}FavoriteCompany(companyId: $id) }`, { id })
const codes = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code)
const isInterested = async (viewer: Viewer, id: string) =>
  (await app.as(viewer).ask('query ($id: ID!) { offeredJob(jobId: $id) { isInterested } }', { id })).data.offeredJob
    .isInterested
const found = async (viewer: Viewer) => {
  const { data } = await app.as(viewer).ask(`{
    searchCandidates(condition: { favorite: true }) { totalCount edges { node { id isFavorite } } }
    searchCandidateOptionCounts(condition: {}, group: FAVORITE) { option count }
  }`)
  return data
}

describe('screens 4.6 「この企業に興味がある」', () => {
  test('is told and taken back, twice and twice at once, by each student for themselves', async () => {
    const [one, other] = [await aCandidate(app.db), await aCandidate(app.db)]
    const { job } = await aSender(app.db)
    const answers = await Promise.all([send(one.viewer, 'add', job.id), send(one.viewer, 'add', job.id)])
    expect(answers.flatMap(codes)).toEqual([])
    expect(answers.map(({ data }) => data.addJobInterest).toSorted()).toEqual([false, true])
    expect([await isInterested(one.viewer, job.id), await isInterested(other.viewer, job.id)]).toEqual([true, false])
    await send(other.viewer, 'remove', job.id)
    expect(await isInterested(one.viewer, job.id)).toBe(true)
    for (const _ of [1, 2]) expect(codes(await send(one.viewer, 'remove', job.id))).toEqual([])
    expect(await isInterested(one.viewer, job.id)).toBe(false)
  })

  test('is listed for the student, the newest first, with what can be opened; a blocked company in no list', async () => {
    const [one, other] = [await aCandidate(app.db), await aCandidate(app.db)]
    const [sender, closing, blocked] = [await aSender(app.db), await aSender(app.db), await aSender(app.db)]
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 3, minute))
    const jobs = [sender, closing, blocked].map(({ job, company }, minute) => ({
      candidateId: one.id,
      companyId: company.id,
      jobId: job.id,
      insertedAt: at(minute),
    }))
    await app.db.insertInto('jobInterest').values(jobs).execute()
    await app.db.updateTable('job').set({ isArchived: true }).where('id', '=', closing.job.id).execute()
    await block(app.db, blocked.company.id, one.id)
    const list = async (viewer: Viewer | null) =>
      app.as(viewer).ask('{ jobInterests { isOpen job { id company { id } } } }')
    expect((await list(one.viewer)).data.jobInterests).toEqual([
      { isOpen: false, job: { id: closing.job.id, company: { id: closing.company.id } } },
      { isOpen: true, job: { id: sender.job.id, company: { id: sender.company.id } } },
    ])
    expect((await list(other.viewer)).data.jobInterests).toEqual([])
    expect(codes(await list(null))).toEqual(['unauthenticated'])
    expect(codes(await list(sender.viewer))).toEqual(['forbidden'])
  })

  test('counts as favourite for the company, once beside a favourite, until the last of them goes', async () => {
    const { id, viewer } = await aCandidate(app.db)
    const sender = await aSender(app.db)
    const second = await aJob(app.db, { companyId: sender.company.id })
    const isFound = async (is: boolean) => {
      const { searchCandidates, searchCandidateOptionCounts: counts } = await found(sender.viewer)
      expect(searchCandidates).toEqual(
        is ? { totalCount: 1, edges: [{ node: { id, isFavorite: true } }] } : { totalCount: 0, edges: [] },
      )
      expect(counts).toEqual(is ? [{ option: 'true', count: 1 }] : [])
    }
    await isFound(false)
    await send(viewer, 'add', sender.job.id)
    await isFound(true)
    await send(viewer, 'add', second.id)
    await favour(viewer, 'add', sender.company.id)
    await isFound(true)
    await send(viewer, 'remove', sender.job.id)
    await favour(viewer, 'remove', sender.company.id)
    await isFound(true)
    await send(viewer, 'remove', second.id)
    await isFound(false)
    await Promise.all([favour(viewer, 'add', sender.company.id), send(viewer, 'add', second.id)])
    await Promise.all([favour(viewer, 'remove', sender.company.id), send(viewer, 'remove', second.id)])
    await isFound(false)
  })

  test('leaves with a job that is deleted', async () => {
    const { viewer } = await aCandidate(app.db)
    const sender = await aSender(app.db)
    await send(viewer, 'add', sender.job.id)
    const deleted = await app
      .as(sender.viewer)
      .ask('mutation ($id: ID!) { deleteJobDescription(id: $id) }', { id: sender.job.id })
    expect(deleted.errors).toEqual([])
    expect((await found(sender.viewer)).searchCandidates.totalCount).toBe(0)
  })

  test('is refused for a job the student may not answer to: closed, blocked, unknown; also with a scout for it', async () => {
    const { id, viewer } = await aCandidate(app.db)
    const [closed, blocked] = [await aSender(app.db), await aSender(app.db)]
    await anInvited(app.db, closed, { candidateId: id })
    await app.db.updateTable('job').set({ isArchived: true }).where('id', '=', closed.job.id).execute()
    await block(app.db, blocked.company.id, id)
    const draft = await aJob(app.db, { companyId: closed.company.id, status: 'DRAFT' })
    expect(codes(await send(viewer, 'add', blocked.job.id))).toEqual(['company_hidden_by_block'])
    for (const one of [closed.job.id, draft.id, crypto.randomUUID(), 'no id'])
      expect(codes(await send(viewer, 'add', one)), one).toEqual(['not_found'])
    expect(codes(await send(null, 'add', draft.id))).toEqual(['unauthenticated'])
    expect(codes(await send(closed.viewer, 'add', closed.job.id))).toEqual(['forbidden'])
  })

  test('has a limit', async () => {
    const { id, viewer } = await aCandidate(app.db)
    const { company } = await aSender(app.db)
    const jobs = await Promise.all(
      Array.from({ length: maxInterests + 1 }, () => aJob(app.db, { companyId: company.id })),
    )
    await app.db
      .insertInto('jobInterest')
      .values(jobs.slice(1).map((job) => ({ candidateId: id, companyId: company.id, jobId: job.id })))
      .execute()
    expect(codes(await send(viewer, 'add', jobs[0]?.id ?? ''))).toEqual(['interest_limit_reached'])
    expect(codes(await send(viewer, 'add', jobs[1]?.id ?? ''))).toEqual([])
  })
})
