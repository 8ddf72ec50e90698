import { expect, test } from 'vitest'
import type { OfRow } from '#ground/id.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { aScoutInvitation } from '#test/factories/scout-invitation.ts'
import { expectPlain } from '#test/search-walk.ts'
import { searchScoutInvitationStatuses, type SearchScoutInvitationStatus } from '../rules/values.ts'
import { searchCandidateIds } from './queries.ts'

const app = ownApp()

const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
const standing = [
  { status: 'SCHEDULED', expiresAt: hours(300) },
  { status: 'PENDING', expiresAt: hours(1) },
  { status: 'PENDING', expiresAt: hours(-1) },
  { status: 'ACCEPTED' },
  { status: 'ACCEPTED', schedulingStatus: 'PENDING', scheduleBy: hours(1) },
  { status: 'ACCEPTED', schedulingStatus: 'PENDING', scheduleBy: hours(-1) },
  { status: 'ACCEPTED', schedulingStatus: 'ACCEPTED', scheduleBy: hours(-1) },
  { status: 'DECLINED', answeredAt: hours(-2), endedAt: hours(-2) },
  { status: 'EXPIRED', expiresAt: hours(-1), endedAt: hours(-1) },
  { status: 'HIRED' },
] as const
const ended = [standing[7], standing[8]]

test(
  '§4 however the first and the second invitation stand, to one job, to archived ones and to all',
  { timeout: 60_000 },
  async () => {
    const { company, user, viewer } = await aCompanyWithUser(app.db)
    const jobs = [
      await aJob(app.db, { companyId: company.id }),
      await aJob(app.db, { companyId: company.id, isArchived: true }),
    ] as const
    const jobAt = (at: number) => jobs[at % 2 === 0 ? 0 : 1].id
    const invite = (candidateId: OfRow<'candidate'>, round: number, jobId: string, fields: (typeof standing)[number]) =>
      aScoutInvitation(app.db, {
        companyId: company.id,
        companyUserId: user.id,
        jobId,
        candidateId,
        round,
        ...fields,
      })
    await aCandidate(app.db)
    for (const [at, fields] of standing.entries()) {
      const first = await aCandidate(app.db)
      await invite(first.id, 1, jobAt(at), fields)
      for (const [turn, before] of ended.entries()) {
        const second = await aCandidate(app.db)
        await invite(second.id, 1, jobAt(turn), before)
        await invite(second.id, 2, jobAt(at + turn), fields)
      }
    }
    const subsets = Array.from({ length: 2 ** searchScoutInvitationStatuses.length - 1 }, (_, place) =>
      searchScoutInvitationStatuses.filter(
        (status) => ((place + 1) >> searchScoutInvitationStatuses.indexOf(status)) & 1,
      ),
    )
    for (const statuses of subsets)
      for (const jobCondition of [
        {},
        { jobId: jobs[0].id },
        { jobIsArchived: true },
        { jobId: jobs[1].id, jobIsArchived: false },
      ])
        await expectPlain(app.db, company.id, {
          ...jobCondition,
          scoutInvitationStatuses: { isExclusive: false, statuses },
          askedBy: viewer.companyUserId,
        })
  },
)

test('§4 who can still take a decline back is found as pending and not as declined', async () => {
  const { company, user } = await aCompanyWithUser(app.db)
  const job = await aJob(app.db, { companyId: company.id })
  const { id } = await aCandidate(app.db)
  const now = new Date()
  await aScoutInvitation(app.db, {
    companyId: company.id,
    companyUserId: user.id,
    jobId: job.id,
    candidateId: id,
    status: 'DECLINED',
    answeredAt: now,
    endedAt: now,
  })
  const find = async (status: SearchScoutInvitationStatus) => {
    const { ids } = await searchCandidateIds(
      app.db,
      company.id,
      { scoutInvitationStatus: status },
      { first: 30, offset: 0 },
    )
    return ids
  }
  expect([await find('PENDING'), await find('DECLINED')]).toEqual([[id], []])
})
