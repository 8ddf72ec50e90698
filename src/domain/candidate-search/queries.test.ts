import { describe, expect, it } from 'vitest'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { countStatements } from '#platform/database/db.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aCrowd } from '#test/factories/candidate-search.ts'
import { aJob } from '#test/factories/job.ts'
import { aScoutInvitation } from '#test/factories/scout-invitation.ts'
import type { CandidateStatus } from '#domain/candidate-account/state/rules.ts'

const app = ownApp()

const days = (count: number) => new Date(Date.now() - count * 86_400_000)

describe('§7 around the search', () => {
  it('the two conditions that hide most students are proposed, best first', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const people = aCrowd(app.db)
    for (let at = 0; at < 3; at += 1) await people.add({ graduationYear: 2030, jobTypeIds: [12] })
    await people.add({ graduationYear: 2027, jobTypeIds: [1], lastActiveAt: days(60) })
    const condition = {
      candidateIds: people.ids(),
      graduationYears: [2027],
      jobTypeIds: ['12'],
      sellingPointIds: ['4'],
      lastActiveAt: 'WITHIN_30',
    }
    const { data } = await app
      .as(viewer)
      .ask(
        'query ($condition: SearchCandidateCondition!) { searchCandidateRelaxations(condition: $condition) { key label includesUnset additionalCount } }',
        { condition },
      )
    expect(data.searchCandidateRelaxations).toEqual([
      { key: 'graduationYears', label: '卒業予定', includesUnset: false, additionalCount: 3 },
    ])
  })

  it('the condition that adds the most by those who left it empty is proposed too', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const people = aCrowd(app.db)
    for (let at = 0; at < 2; at += 1) await people.add({ industryIds: [], toeicScore: 800 })
    await people.add({ industryIds: [101], toeicScore: null })
    const condition = { candidateIds: people.ids(), industryIds: ['101'], toeicScore: 700 }
    const ask = async (more: object) =>
      (
        await app
          .as(viewer)
          .ask(
            'query ($condition: SearchCandidateCondition!) { searchCandidateRelaxations(condition: $condition) { key includesUnset additionalCount } }',
            { condition: { ...condition, ...more } },
          )
      ).data.searchCandidateRelaxations
    expect(await ask({})).toContainEqual({ key: 'industryIds', includesUnset: true, additionalCount: 2 })
    expect(await ask({ orUnset: ['industryIds'] })).toContainEqual({
      key: 'toeicScore',
      includesUnset: true,
      additionalCount: 1,
    })
  })

  it('§7 sendScoutInvitationStatuses sorts the first students of the condition, for a job of this company only', async () => {
    const { viewer, company, user } = await aCompanyWithUser(app.db)
    const job = await aJob(app.db, { companyId: company.id })
    const people = aCrowd(app.db)
    const [receiver, fresh, third] = [
      await people.add({ lastActiveAt: days(0) }),
      await people.add({ lastActiveAt: days(1) }),
      await people.add({ lastActiveAt: days(2) }),
    ]
    await aScoutInvitation(app.db, {
      companyId: company.id,
      jobId: job.id,
      companyUserId: user.id,
      candidateId: receiver.id,
    })
    const document = `query ($jobId: ID!, $count: Int!, $condition: SearchCandidateCondition!) {
      sendScoutInvitationStatuses(jobId: $jobId, numberOfScoutInvitations: $count, condition: $condition) { new renew alreadySent } }`
    const condition = { candidateIds: people.ids() }
    const ask = (as: CompanyViewer, count: number) => app.as(as).ask(document, { jobId: job.id, count, condition })
    expect((await ask(viewer, 2)).data.sendScoutInvitationStatuses).toEqual({
      new: [fresh.id],
      renew: [],
      alreadySent: [receiver.id],
    })
    expect((await ask(viewer, 50)).data.sendScoutInvitationStatuses.new).toEqual([fresh.id, third.id])
    expect((await ask(viewer, -1)).errors[0]?.code).toBe('invalid_input')
    expect((await ask((await aCompanyWithUser(app.db)).viewer, 2)).errors[0]?.code).toBe('not_found')
  })

  it('§6 a profile stays open to a company that invited the student, until the student leaves', async () => {
    const { viewer, company, user } = await aCompanyWithUser(app.db)
    const stranger = await aCompanyWithUser(app.db)
    const job = await aJob(app.db, { companyId: company.id })
    const student = await aCandidate(app.db)
    await aScoutInvitation(app.db, {
      companyId: company.id,
      jobId: job.id,
      companyUserId: user.id,
      candidateId: student.id,
    })
    const code = async (as: CompanyViewer, id: string = student.id) =>
      (await app.as(as).ask('query ($id: ID!) { searchCandidate(id: $id) { id } }', { id })).errors[0]?.code ?? 'found'
    const become = (status: CandidateStatus) =>
      app.db.updateTable('candidate').set({ status }).where('id', '=', student.id).execute()
    expect([await code(viewer), await code(stranger.viewer)]).toEqual(['found', 'found'])
    await become('HIDDEN')
    expect([await code(viewer), await code(stranger.viewer)]).toEqual(['found', 'not_found'])
    await become('WITHDRAWN')
    expect(await code(viewer)).toBe('not_found')
    expect([await code(viewer, crypto.randomUUID()), await code(viewer, "1' or 1=1")]).toEqual([
      'not_found',
      'not_found',
    ])
  })

  it('§6 a plan without search opens only whom the company has invited', async () => {
    const { viewer, company, user } = await aCompanyWithUser(app.db, { planKey: 'FREE' })
    const job = await aJob(app.db, { companyId: company.id })
    const [invited, other] = [await aCandidate(app.db), await aCandidate(app.db)]
    const home = { companyId: company.id, jobId: job.id, companyUserId: user.id }
    await aScoutInvitation(app.db, { ...home, candidateId: invited.id })
    const open = (id: string) => app.as(viewer).ask('query ($id: ID!) { searchCandidate(id: $id) { id } }', { id })
    expect((await open(invited.id)).errors).toEqual([])
    expect((await open(other.id)).errors[0]?.code).toBe('plan_restricted')
  })

  it('§7 a page costs the same number of statements whatever its length', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const people = aCrowd(app.db)
    const page = `query ($condition: SearchCandidateCondition!) { searchCandidates(condition: $condition) {
      totalCount edges { node { id bookmarked hasSeen isFavorite labels { text } memo { text companyUser { id } } } } } }`
    const cost = async () => {
      const candidateIds = people.ids()
      const measure = await countStatements(() => app.as(viewer).ask(page, { condition: { candidateIds } }))
      expect(measure.result.data.searchCandidates.edges).toHaveLength(candidateIds.length)
      return measure.statements
    }
    await people.add()
    const statements = await cost()
    for (let more = 0; more < 5; more += 1) await people.add()
    expect(await cost()).toBe(statements)
    expect(statements).toBeLessThanOrEqual(6)
  })
})
