import { beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { block } from '#test/factories/candidate-search.ts'
import { aJob } from '#test/factories/job.ts'
import { inHours } from '#test/factories/scheduling.ts'
import {
  acceptedForScheduling,
  askingForDates,
  anInvited,
  aScoutInvitation,
  aSender,
  homeOf,
  type Sender,
} from '#test/factories/scout-invitation.ts'
import type { CandidateStatus } from '#domain/candidate-account/state/rules.ts'
import type { OfRow } from '#ground/id.ts'

const app = ownApp()
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db)
})

const ask = (viewer: Viewer | null, status: string, variables: Record<string, unknown> = {}) =>
  app.as(viewer).ask(
    `query ($jobId: ID!, $status: JobScoutInvitationStatus!, $schedulingStatus: SchedulingStatus, $excludeCandidateIds: [ID!], $first: Int, $offset: Int) {
      searchCandidatesByJob(jobId: $jobId, scoutInvitationStatus: $status, schedulingStatus: $schedulingStatus,
        excludeCandidateIds: $excludeCandidateIds, first: $first, offset: $offset) {
        totalCount edges { node { __typename id ... on DisclosedSearchCandidate { email familyNameKana } } } } }`,
    { jobId: sender.job.id, status, ...variables },
  )
const list = async (status: string, variables?: Record<string, unknown>, viewer: Viewer = sender.viewer) => {
  const { data } = await ask(viewer, status, variables)
  const { totalCount, edges } = data.searchCandidatesByJob as { totalCount: number; edges: { node: { id: string } }[] }
  return { totalCount, ids: edges.map(({ node }) => node.id) }
}
const code = async (answer: ReturnType<typeof ask>) => (await answer).errors[0]?.code ?? 'done'
const accepted = (hoursAgo = 0) => ({ status: 'ACCEPTED' as const, answeredAt: inHours(-hoursAgo) })

describe('§7 candidates by job', () => {
  test('each list holds whose invitation stands so now, as the kind of student they are to the company', async () => {
    const [pending, late] = [
      await anInvited(app.db, sender),
      await anInvited(app.db, sender, { expiresAt: inHours(-1) }),
    ]
    const yes = await anInvited(app.db, sender, accepted())
    const no = await anInvited(app.db, sender, { status: 'DECLINED', answeredAt: new Date() })
    const hired = await anInvited(app.db, sender, { status: 'HIRED', answeredAt: new Date() })
    const otherJob = await aJob(app.db, { companyId: sender.company.id })
    await anInvited(app.db, { ...sender, job: otherJob }, accepted())

    expect(await list('PENDING')).toEqual({ totalCount: 1, ids: [pending.candidate.id] })
    expect(await list('DECLINED')).toEqual({ totalCount: 1, ids: [no.candidate.id] })
    expect(await list('ACCEPTED')).toEqual({ totalCount: 1, ids: [yes.candidate.id] })
    expect(await list('HIRED')).toEqual({ totalCount: 1, ids: [hired.candidate.id] })
    const page = await list('SENT')
    expect(page.totalCount).toBe(5)
    expect(page.ids).toContain(late.candidate.id)
    expect((await ask(sender.viewer, 'SENT')).data.searchCandidatesByJob.edges).toEqual(
      expect.arrayContaining([
        { node: { __typename: 'AnonymousSearchCandidate', id: pending.candidate.id } },
        { node: expect.objectContaining({ __typename: 'AcceptedSearchCandidate', email: expect.any(String) }) },
        { node: expect.objectContaining({ __typename: 'HiredSearchCandidate', familyNameKana: 'ヤマダ' }) },
      ]),
    )
  })

  test('a renewed invitation counts once, as it stands now', async () => {
    const { candidate } = await anInvited(app.db, sender, { status: 'DECLINED', answeredAt: inHours(-1500) })
    await aScoutInvitation(app.db, { ...homeOf(sender), candidateId: candidate.id, round: 2 })
    expect((await list('SENT')).totalCount).toBe(1)
    expect((await list('PENDING')).ids).toEqual([candidate.id])
    expect((await list('DECLINED')).totalCount).toBe(0)
  })

  test('the last answer stands first; pages do not overlap, and who is excluded is not counted', async () => {
    const people: string[] = []
    for (let hours = 0; hours < 5; hours += 1)
      people.push((await anInvited(app.db, sender, accepted(hours))).candidate.id)
    expect((await list('ACCEPTED')).ids).toEqual(people)
    expect(await list('ACCEPTED', { first: 2, offset: 2 })).toEqual({ totalCount: 5, ids: people.slice(2, 4) })
    expect(await list('ACCEPTED', { first: 0 })).toEqual({ totalCount: 5, ids: [] })
    expect(await list('ACCEPTED', { excludeCandidateIds: [people[1], people[4]] })).toEqual({
      totalCount: 3,
      ids: [people[0], people[2], people[3]],
    })
  })

  test('§4 the scheduling status narrows the list', async () => {
    const waiting = await anInvited(app.db, sender, acceptedForScheduling())
    const requested = await anInvited(app.db, sender, askingForDates())
    await anInvited(app.db, sender, accepted())
    expect((await list('ACCEPTED', { schedulingStatus: 'PENDING' })).ids).toEqual([waiting.candidate.id])
    expect((await list('ACCEPTED', { schedulingStatus: 'SCHEDULING_DATE_REQUESTED' })).ids).toEqual([
      requested.candidate.id,
    ])
    expect((await list('ACCEPTED', { schedulingStatus: 'ACCEPTED' })).totalCount).toBe(0)
  })

  test('§6 who hides stays with the company that invited them; who blocks it or leaves is gone', async () => {
    type Id = OfRow<'candidate'>
    type FiveStudents = [Id, Id, Id, Id, Id]
    const people = await Promise.all([0, 1, 2, 3, 4].map(() => anInvited(app.db, sender, accepted())))
    const [stays, hides, blocks, leaves, purged] = people.map(({ candidate }) => candidate.id) as FiveStudents
    const become = (id: OfRow<'candidate'>, status: CandidateStatus) =>
      app.db.updateTable('candidate').set({ status }).where('id', '=', id).execute()
    await become(hides, 'HIDDEN')
    await become(leaves, 'WITHDRAWN')
    await become(purged, 'PURGED')
    await block(app.db, sender.company.id, blocks)
    const { totalCount, ids } = await list('ACCEPTED')
    expect([totalCount, ids.toSorted()]).toEqual([2, [stays, hides].toSorted()])
  })

  test('§6 another company’s job is not found; readers may look, students and guests may not', async () => {
    await anInvited(app.db, sender, accepted())
    const other = await aSender(app.db)
    const reader = await aCompanyUser(app.db, sender.company.id, { role: 'VIEWER' })
    expect(await code(ask(other.viewer, 'ACCEPTED'))).toBe('not_found')
    expect(await code(ask(sender.viewer, 'ACCEPTED', { jobId: crypto.randomUUID() }))).toBe('not_found')
    expect(await code(ask(sender.viewer, 'ACCEPTED', { jobId: "' or 1=1 --" }))).toBe('not_found')
    expect((await list('ACCEPTED', {}, reader.viewer)).totalCount).toBe(1)
    expect(await code(ask((await aCandidate(app.db)).viewer, 'ACCEPTED'))).toBe('forbidden')
    expect(await code(ask(null, 'ACCEPTED'))).toBe('unauthenticated')
  })

  test('§9 at most 100 a page; §5 what is out of range is said at its field', async () => {
    const refused = async (variables: Record<string, unknown>) =>
      (await ask(sender.viewer, 'ACCEPTED', variables)).errors[0]?.fields?.map(({ path }) => path)
    expect(await refused({ first: 101 })).toEqual(['first'])
    expect(await refused({ first: -1, offset: -1 })).toEqual(['first', 'offset'])
    expect(await code(ask(sender.viewer, 'ACCEPTED', { first: 100 }))).toBe('done')
    expect(await code(ask(sender.viewer, 'ACCEPTED', { excludeCandidateIds: ['x'] }))).toBe('not_found')
    expect(await code(ask(sender.viewer, 'EXPIRED'))).toBe('invalid_query')
  })
})
