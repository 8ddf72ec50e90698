import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aCompanyCandidate, block } from '#test/factories/candidate-search.ts'
import { aJob } from '#test/factories/job.ts'
import { aScoutInvitation } from '#test/factories/scout-invitation.ts'
import { plainCandidateIds } from '#test/plain-search.ts'
import { lastActiveDays, searchCandidateOrders, searchScoutInvitationStatuses, type LastActiveAt } from '../rules.ts'
import type { SearchCandidateCondition } from '../rules.ts'
import { foldSearchFlips } from './commands.ts'
import { searchCandidateIds } from './queries.ts'
import { ensureSearchIndex, rebuildSearchIndex } from './rebuild.ts'
import { verifySearchIndex } from './verify.ts'

let app: TestApp
let companyId: Awaited<ReturnType<typeof aCompanyWithUser>>['company']['id']
const students: string[] = []

const words = ['研究', 'データ', '機械学習', 'カフェ', 'ｻｰｸﾙ', '部長', '𠮷野家', 'TOEIC', 'チームを', '改善した']
const text = fc.array(fc.constantFrom(...words), { maxLength: 8 }).map((parts) => parts.join(''))
const some = <Item>(items: readonly Item[], minLength = 1) =>
  fc.uniqueArray(fc.constantFrom(...items), { minLength, maxLength: 3 })
const prefectures = ['13', '14', '23', '27']

/** What a student may change about themselves. */
const profile = fc.record(
  {
    status: fc.constantFrom('ACTIVE', 'ACTIVE', 'ACTIVE', 'HIDDEN', 'WITHDRAWN'),
    graduationYear: fc.constantFrom(2027, 2028, 2029),
    gender: fc.constantFrom('FEMALE', 'MALE', 'NO_ANSWER'),
    departmentCategory: fc.constantFrom('HUMANITIES', 'SCIENCE', 'OTHER'),
    campusPrefectureId: fc.option(fc.constantFrom(...prefectures)),
    hometownPrefectureId: fc.option(fc.constantFrom(...prefectures)),
    highSchoolName: fc.option(fc.constantFrom('松本高校', '西高等学校')),
    selfIntroduction: text,
    internshipExperience: text,
    sellingPointIds: some([1, 2, 3, 4]),
    areaPreferenceIds: some(prefectures),
    industryIds: some([101, 501, 502]),
    jobTypeIds: some([1, 12]),
    companySizeIds: some([1, 2, 3]),
    companySelectionCriterionIds: some([1, 2, 3]),
    preferredScoutTypeIds: some([1, 3]),
    jobHuntingStatusId: fc.option(fc.constantFrom(1, 2, 3, 4, 5)),
    toeicScore: fc.option(fc.integer({ min: 2, max: 198 }).map((fives) => fives * 5)),
    pictureFile: fc.option(fc.constant('a.webp')),
  },
  { requiredKeys: [] },
)

const ids = (list: readonly number[]) => some(list.map(String))
const condition: fc.Arbitrary<SearchCandidateCondition> = fc.record(
  {
    graduationYears: some([2027, 2028, 2029]),
    genders: some(['FEMALE', 'MALE'] as const),
    schoolDepartmentCategories: some(['HUMANITIES', 'SCIENCE', 'OTHER'] as const),
    campusPrefectureIds: some(prefectures),
    hometownPrefectureIds: some(prefectures),
    prefectureIds: some(prefectures),
    industryIds: ids([101, 501, 502, 999]),
    jobTypeIds: ids([1, 12]),
    sellingPointIds: ids([1, 2, 3, 4]),
    companySizeIds: ids([1, 2, 3]),
    companySelectionCriterionIds: ids([1, 2]),
    preferredScoutTypeIds: ids([1, 3]),
    jobHuntingStatusIds: ids([1, 2, 3, 4, 5]),
    schoolGroupIds: ids([1, 3, 4, 20]),
    schoolNameKeywords: some(['北海道', '早稲田', '大学']),
    schoolDepartmentKeywords: some(['文学', '情報']),
    highSchoolNameKeywords: some(['松本', '高等学校', '西高']),
    textKeywords: some(['研究', 'データ', '機械学習', '学習カ', 'サークル', '𠮷野', 'toeic', 'を改善', '部長研']),
    toeicScore: fc.integer({ min: 0, max: 990 }),
    hasPicture: some([true, false]).filter(({ length }) => length === 1),
    lastActiveAt: fc.constantFrom(...(Object.keys(lastActiveDays) as LastActiveAt[])),
    personalityAssessmentTraits: fc.array(
      fc
        .tuple(fc.constantFrom('T01', 'T07'), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
        .map(([traitId, a, b]) => ({ traitId, min: Math.min(a, b), max: Math.max(a, b) })),
      { minLength: 1, maxLength: 2 },
    ),
    scoutInvitationStatuses: fc.record({ isExclusive: fc.boolean(), statuses: some(searchScoutInvitationStatuses) }),
    scoutInvitationStatus: fc.constantFrom(...searchScoutInvitationStatuses),
    bookmark: fc.constant(true),
    hasSeen: fc.boolean(),
    favorite: fc.constant(true),
    orderBy: fc.constantFrom(...searchCandidateOrders),
  },
  { requiredKeys: [] },
)

beforeAll(async () => {
  app = await testApp()
  const { company, user } = await aCompanyWithUser(app.db)
  companyId = company.id
  const job = await aJob(app.db, { companyId })
  for (let at = 0; at < 60; at += 1) {
    const { id } = await aCandidate(app.db, { schoolId: 1 + (at % 20), schoolDepartmentId: null })
    students.push(id)
    if (at % 7 === 0) await block(app.db, companyId, id)
    if (at % 5 === 0)
      await aCompanyCandidate(app.db, {
        companyId,
        candidateId: id,
        bookmarkedAt: new Date(),
        lastSeenAt: at % 2 ? null : new Date(),
      })
    if (at % 4 === 0) await app.db.insertInto('favoriteCompany').values({ candidateId: id, companyId }).execute()
    if (at % 3 === 0)
      await aScoutInvitation(app.db, {
        companyId,
        companyUserId: user.id,
        jobId: job.id,
        candidateId: id,
        status: at % 2 ? 'PENDING' : 'DECLINED',
      })
  }
})
afterAll(() => app.close())

type Act = { student: number; change: Record<string, unknown>; days: number; percentages: number[] | null }
const act: fc.Arbitrary<Act> = fc.record({
  student: fc.nat({ max: 59 }),
  change: profile,
  days: fc.integer({ min: 0, max: 40 }),
  percentages: fc.option(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 10, maxLength: 10 })),
})

async function edit({ student, change, days, percentages }: Act) {
  const candidateId = students[student] ?? ''
  if (Object.keys(change).length > 0)
    await app.db.updateTable('candidate').set(change).where('id', '=', candidateId).execute()
  const lastActiveAt = new Date(Date.now() - days * 86_400_000)
  await app.db.updateTable('candidateActivity').set({ lastActiveAt }).where('candidateId', '=', candidateId).execute()
  await app.db.deleteFrom('assessmentProfile').where('candidateId', '=', candidateId).execute()
  if (percentages)
    await app.db
      .insertInto('assessmentProfile')
      .values({
        candidateId,
        personalityPercentages: percentages,
        intellectualAchieved: [1, 1, 1, 1],
        intellectualAchievable: [9, 9, 9, 9],
        intellectualTotal: percentages[0] ?? 0,
      })
      .execute()
}

async function expectEqual(asked: SearchCandidateCondition) {
  const page = { first: 100, offset: 0 }
  const found = await searchCandidateIds(app.db, companyId, asked, page)
  const plain = await plainCandidateIds(app.db, companyId, asked, page)
  expect({ asked, ...found, ids: found.ids.toSorted() }).toEqual({ asked, ...plain, ids: plain.ids.toSorted() })
}

describe('§7 the index answers as the plain query does', () => {
  test('§7 whatever is edited and asked, before and after every fold', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { minLength: 1, maxLength: 8 }),
        fc.array(condition, { minLength: 4, maxLength: 4 }),
        fc.boolean(),
        async (acts, conditions, folds) => {
          for (const one of acts) await edit(one)
          for (const asked of conditions) await expectEqual(asked)
          if (!folds) return
          await foldSearchFlips(app.db)
          for (const asked of conditions) await expectEqual(asked)
        },
      ),
      { numRuns: 40 },
    )
    expect((await verifySearchIndex(app.url)).wrongBits).toBe(0)
  })

  test('§7 an index rebuilt during edits has no wrong bit, whole or by family', { timeout: 60_000 }, async () => {
    let editing = true
    const edits = (async () => {
      for (const one of fc.sample(act, { numRuns: 400, seed: 7 })) if (editing) await edit(one)
    })()
    await rebuildSearchIndex(app.url)
    expect((await verifySearchIndex(app.url)).wrongBits).toBe(0)
    await rebuildSearchIndex(app.url, { family: 't:', builders: 1 })
    expect((await verifySearchIndex(app.url)).wrongBits).toBe(0)
    editing = false
    await edits
    await foldSearchFlips(app.db)
    expect((await verifySearchIndex(app.url)).wrongBits).toBe(0)
    for (const asked of fc.sample(condition, { numRuns: 40, seed: 8 })) await expectEqual(asked)
  })

  test('a database from before the index is given one at its start, by one of two, and once', async () => {
    await sql`truncate search_bits, search_flip`.execute(app.db)
    expect(await searchCandidateIds(app.db, companyId, {}, { first: 1, offset: 0 })).toEqual({ totalCount: 0, ids: [] })
    await Promise.all([ensureSearchIndex(app.pool, app.url), ensureSearchIndex(app.pool, app.url)])
    expect((await verifySearchIndex(app.url)).wrongBits).toBe(0)
    await expectEqual({})
    expect(await ensureSearchIndex(app.pool, app.url)).toBe(false)
  })
})
