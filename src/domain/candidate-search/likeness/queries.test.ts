import { beforeEach, describe, expect, it } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'
import { aScoutInvitation, aSender, homeOf, type Sender } from '#test/factories/scout-invitation.ts'
import { block } from '#test/factories/candidate-search.ts'
import { searching } from '#test/search.ts'
import { readCondition } from '../rules/address.ts'
import { targetGraduationYear } from '../rules/default-condition.ts'

const app = ownApp()
const { find } = searching(() => app)
let sender: Sender
beforeEach(async () => {
  sender = await aSender(app.db, { planKey: 'PREMIUM' })
})

const ask = (viewer: Viewer | null, candidateId: string, chosen: string[] | null = null) =>
  app.as(viewer).ask(
    `query ($candidateId: ID!, $chosen: [LikenessReasonKey!]) {
      candidateLikeness(candidateId: $candidateId, chosen: $chosen) {
        query totalCount reasons { key why query isChosen count toggledCount } } }`,
    { candidateId, chosen },
  )
type Reason = { key: string; why: string; query: string; isChosen: boolean; count: number; toggledCount: number }

const graduationYear = targetGraduationYear(tokyoToday())
/** A student whom the company has won, and some who would be like that one. */
async function aWonStudent(alike: number) {
  const jobTypeIds = [101]
  const won = await aCandidate(app.db, {
    departmentCategory: 'SCIENCE',
    jobTypeIds,
    graduationYear: graduationYear - 1,
  })
  await aScoutInvitation(app.db, { ...homeOf(sender), candidateId: won.id, status: 'HIRED' })
  for (let at = 0; at < alike; at += 1)
    await aCandidate(app.db, { departmentCategory: 'SCIENCE', jobTypeIds, graduationYear })
  return won
}

describe('a search for students like one who was won', () => {
  it('every number is what a search by its condition finds', async () => {
    const won = await aWonStudent(12)
    const { data, errors } = await ask(sender.viewer, won.id)
    expect(errors).toEqual([])
    const { query, totalCount, reasons } = data.candidateLikeness as {
      query: string
      totalCount: number
      reasons: Reason[]
    }
    const countOf = async (text: string) =>
      (await find(sender.viewer, readCondition(new URLSearchParams(text)))).totalCount
    expect(await countOf(query)).toBe(totalCount)
    expect(totalCount).toBeGreaterThanOrEqual(10)
    expect(reasons.map(({ key }) => key)).toEqual(expect.arrayContaining(['DEPARTMENT', 'JOBTYPE']))
    for (const reason of reasons) {
      expect(reason.why).not.toBe('')
      expect(await countOf(`y=${graduationYear}&${reason.query}`)).toBe(reason.count)
      const chosen = reasons.flatMap(({ key, isChosen }) => (isChosen !== (key === reason.key) ? [key] : []))
      const other = (await ask(sender.viewer, won.id, chosen)).data.candidateLikeness
      expect(other.totalCount).toBe(reason.toggledCount)
    }
  })

  it('a reason that would leave too few is not chosen at first; none at all finds the whole year', async () => {
    const won = await aWonStudent(0)
    await app.db.updateTable('candidate').set({ toeicScore: 990, industryIds: [] }).where('id', '=', won.id).execute()
    const { reasons } = (await ask(sender.viewer, won.id)).data.candidateLikeness
    const toeic = reasons.find(({ key }: Reason) => key === 'TOEIC')
    expect(toeic).toMatchObject({ isChosen: false, why: 'TOEICが945点以上です' })
    const none = (await ask(sender.viewer, won.id, [])).data.candidateLikeness
    expect(none.query).toBe(`y=${graduationYear}`)
  })

  it('§6 nobody but the company that the student accepted, and nobody who never accepted', async () => {
    const won = await aWonStudent(0)
    const other = await aSender(app.db, { planKey: 'PREMIUM' })
    expect((await ask(other.viewer, won.id)).errors[0]?.code).toBe('not_found')
    const unknown = await aCandidate(app.db)
    expect((await ask(sender.viewer, unknown.id)).errors[0]?.code).toBe('not_found')
    await aScoutInvitation(app.db, { ...homeOf(sender), candidateId: unknown.id, status: 'PENDING' })
    expect((await ask(sender.viewer, unknown.id)).errors[0]?.code).toBe('not_found')
    await block(app.db, sender.company.id, won.id)
    expect((await ask(sender.viewer, won.id)).errors[0]?.code).toBe('student_gone')
    expect((await ask(null, won.id)).errors[0]?.code).toBe('unauthenticated')
  })
})
