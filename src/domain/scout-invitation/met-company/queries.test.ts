import { describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompany, aCompanyWithUser } from '#test/factories.ts'
import { block } from '#test/factories/candidate-search.ts'
import { aJob } from '#test/factories/job.ts'
import { aSender, anInvited } from '#test/factories/scout-invitation.ts'
import type { OfRow } from '#ground/id.ts'

const app = ownApp()

const open = (viewer: Viewer | null, id: string) =>
  app.as(viewer).ask('query ($id: ID!) { metCompany(companyId: $id) { company { id } openJobs { id } } }', { id })
const openJob = (viewer: Viewer, id: string) =>
  app
    .as(viewer)
    .ask('query ($id: ID!) { offeredJob(jobId: $id) { id isArchived isInterested scoutInvitation { id } } }', { id })
const codes = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code)

describe('§2 a company’s page', () => {
  test('shows the open jobs, the newest first, and none of another company', async () => {
    const { viewer } = await aCandidate(app.db)
    const company = await aCompany(app.db)
    const jobOf = (companyId: OfRow<'company'>, fields = {}) => aJob(app.db, { companyId, ...fields })
    const old = await jobOf(company.id, { lastEditedAt: new Date('2026-01-01') })
    const fresh = await jobOf(company.id)
    await jobOf(company.id, { status: 'DRAFT' })
    await jobOf(company.id, { isArchived: true })
    await jobOf((await aCompany(app.db)).id)
    const { data } = await open(viewer, company.id)
    expect(data.metCompany).toEqual({ company: { id: company.id }, openJobs: [{ id: fresh.id }, { id: old.id }] })
  })

  test('is none before its set-up and without a contract, blocked or not; a scout opens it after the contract', async () => {
    const { id, viewer } = await aCandidate(app.db)
    const sender = await aSender(app.db)
    await anInvited(app.db, sender, { candidateId: id })
    const end = { status: 'TERMINATED' } as const
    await app.db.updateTable('contract').set(end).where('companyId', '=', sender.company.id).execute()
    expect(codes(await open(viewer, sender.company.id))).toEqual([])
    const stranger = await aCandidate(app.db)
    expect(codes(await open(stranger.viewer, sender.company.id))).toEqual(['not_found'])
    await block(app.db, sender.company.id, stranger.id)
    expect(codes(await open(stranger.viewer, sender.company.id))).toEqual(['not_found'])
    for (const companyId of [(await aCompany(app.db, { setUpAt: null })).id, crypto.randomUUID(), 'no id'])
      expect(codes(await open(viewer, companyId))).toEqual(['not_found'])
  })

  test('says to whoever blocked the company alone that it is blocked, and since when', async () => {
    const [blocking, other] = [await aCandidate(app.db), await aCandidate(app.db)]
    const company = await aCompany(app.db)
    await block(app.db, company.id, blocking.id)
    const insertedAt = new Date('2026-04-01T01:00:00+09:00')
    await app.db.updateTable('blockedCompany').set({ insertedAt }).where('companyId', '=', company.id).execute()
    const { errors } = await open(blocking.viewer, company.id)
    expect(codes({ errors })).toEqual(['company_hidden_by_block'])
    expect(errors[0]?.message).toMatch(
      new RegExp(`^${company.displayName}は、2026年4月1日.*にあなたがブロックした企業です。`),
    )
    expect(codes(await open(other.viewer, company.id))).toEqual([])
    const number = { candidateId: blocking.id, corporateNumber: company.corporateNumber }
    const earlier = { ...number, insertedAt: new Date('2026-03-01T01:00:00+09:00') }
    await app.db.insertInto('blockedCorporateNumber').values(earlier).execute()
    expect((await open(blocking.viewer, company.id)).errors[0]?.message).toContain('2026年3月1日')
    const favorite = 'mutation ($id: ID!) { addFavoriteCompany(companyId: $id) }'
    expect(codes(await app.as(blocking.viewer).ask(favorite, { id: company.id }))).toEqual(['company_hidden_by_block'])
    // A company that has left is not said to have been here.
    await app.db.updateTable('contract').set({ status: 'EXPIRED' }).where('companyId', '=', company.id).execute()
    expect(codes(await open(blocking.viewer, company.id))).toEqual(['not_found'])
  })

  test('is refused to guests and companies', async () => {
    const { company, viewer } = await aCompanyWithUser(app.db)
    expect(codes(await open(null, company.id))).toEqual(['unauthenticated'])
    expect(codes(await open(viewer, company.id))).toEqual(['forbidden'])
  })
})

describe('§2 a job’s page', () => {
  test('an open one is read by everybody but a student who blocks its company', async () => {
    const [one, blocking] = [await aCandidate(app.db), await aCandidate(app.db)]
    const { job, company } = await aSender(app.db)
    await block(app.db, company.id, blocking.id)
    expect((await openJob(one.viewer, job.id)).data.offeredJob).toMatchObject({
      isInterested: false,
      scoutInvitation: null,
    })
    expect(codes(await openJob(blocking.viewer, job.id))).toEqual(['company_hidden_by_block'])
    await app.db.updateTable('job').set({ isArchived: true }).where('id', '=', job.id).execute()
    expect(codes(await openJob(blocking.viewer, job.id))).toEqual(['not_found'])
  })

  test('an archived one, or one of a company not set up, is read by those with a scout alone', async () => {
    const [invited, other] = [await aCandidate(app.db), await aCandidate(app.db)]
    const sender = await aSender(app.db)
    const { invitation } = await anInvited(app.db, sender, { candidateId: invited.id })
    await app.db.updateTable('job').set({ isArchived: true }).where('id', '=', sender.job.id).execute()
    expect((await openJob(invited.viewer, sender.job.id)).data.offeredJob).toMatchObject({
      isArchived: true,
      scoutInvitation: { id: invitation.id },
    })
    expect(codes(await openJob(other.viewer, sender.job.id))).toEqual(['not_found'])
    const unready = await aCompany(app.db, { setUpAt: null })
    const job = await aJob(app.db, { companyId: unready.id })
    expect(codes(await openJob(other.viewer, job.id))).toEqual(['not_found'])
  })
})
