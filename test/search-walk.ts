import fc from 'fast-check'
import { expect } from 'vitest'
import {
  lastActiveDays,
  passedOverBy,
  searchScoutInvitationStatuses,
  type LastActiveAt,
} from '#domain/candidate-search/rules/values.ts'
import { unsetFilters } from '#domain/candidate-search/rules/filters.ts'
import { searchCandidateOrders, type SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'
import type { AskedCondition } from '#domain/candidate-search/search-index/conditions.ts'
import { searchCandidateIds } from '#domain/candidate-search/search-index/queries.ts'
import { genders, type Gender } from '#domain/candidate/rules.ts'
import { prefectures as allPrefectures } from '#domain/lookup/data/lists.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'
import { aCandidate, aCompanyWithUser } from './factories.ts'
import { aPublishedResult } from './factories/assessment-result.ts'
import { aCompanyCandidate, block } from './factories/candidate-search.ts'
import { aJob } from './factories/job.ts'
import { aScoutInvitation } from './factories/scout-invitation.ts'
import { byIdField } from './plain-ids.ts'
import { plainCandidateIds } from './plain-search.ts'
import { rowId } from './row-id.ts'

const words = ['研究', 'データ', '機械学習', 'カフェ', 'ｻｰｸﾙ', '部長', '𠮷野家', 'TOEIC', 'チームを', '改善した']
const text = fc.array(fc.constantFrom(...words), { maxLength: 8 }).map((parts) => parts.join(''))
const some = <Item>(items: readonly Item[], minLength = 1) =>
  fc.uniqueArray(fc.constantFrom(...items), { minLength, maxLength: 3 })
const prefectures = ['13', '14', '23', '27']
/** Also all there are. */
const somePrefectures = fc.oneof(some(prefectures), fc.constant(allPrefectures.map(({ id }) => id)))

const ownColumns = fc.record(
  {
    status: fc.constantFrom('ACTIVE', 'ACTIVE', 'ACTIVE', 'HIDDEN', 'WITHDRAWN'),
    graduationYear: fc.constantFrom(2027, 2028, 2029),
    gender: fc.constantFrom('FEMALE', 'MALE', 'NO_ANSWER'),
    departmentCategory: fc.constantFrom('HUMANITIES', 'SCIENCE', 'OTHER'),
    degree: fc.option(fc.constantFrom('BACHELOR', 'MASTER')),
    campusPrefectureId: fc.option(fc.constantFrom(...prefectures)),
    hometownPrefectureId: fc.option(fc.constantFrom(...prefectures)),
    highSchoolName: fc.option(fc.constantFrom('松本高校', '西高等学校', '茅ヶ崎高校')),
    selfIntroduction: text,
    internshipExperience: text,
    areaPreferenceIds: some(prefectures, 0),
    otherSchoolDepartmentName: fc.option(fc.constantFrom('文学部', '情報学部')),
    toeicScore: fc.option(fc.integer({ min: 2, max: 198 }).map((fives) => fives * 5)),
    pictureFile: fc.option(fc.constant('a.webp')),
  },
  { requiredKeys: [] },
)

/** One object of columns for each filter of ids that is edited. */
const idColumns = fc.record(
  byIdField(({ ids, columnsOf }) => some(ids, 0).map(columnsOf)),
  { requiredKeys: [] },
)
const profile = fc
  .tuple(ownColumns, idColumns)
  .map(([own, columns]): Record<string, unknown> => Object.assign({}, own, ...Object.values(columns)))

const listOf = (ids: readonly number[]) => some(ids.map(String))
const aRange = { min: fc.nat({ max: 100 }), max: fc.nat({ max: 100 }) }
/** A condition a company may ask, also with ranges that the door would refuse. */
export const aCondition: fc.Arbitrary<SearchCandidateCondition> = fc.record(
  {
    graduationYears: some([2027, 2028, 2029]),
    genders: fc.oneof(some(['FEMALE', 'MALE'] as const), fc.constant<Gender[]>([...genders])),
    schoolDepartmentCategories: some(['HUMANITIES', 'SCIENCE', 'OTHER'] as const),
    degrees: some(['BACHELOR', 'MASTER', 'DOCTOR'] as const),
    campusPrefectureIds: somePrefectures,
    hometownPrefectureIds: somePrefectures,
    prefectureIds: somePrefectures,
    ...byIdField(({ ids }) => listOf([...ids, 999])),
    schoolGroupIds: listOf([1, 3, 4, 20]),
    schoolNameKeywords: some(['北海道', '早稲田', 'わせだ', '早大', '大学']),
    schoolDepartmentKeywords: some(['文学', '情報']),
    highSchoolNameKeywords: some(['松本', '高等学校', '高校', '西高', '茅ケ崎']),
    textKeywords: some([
      '研究',
      'データ',
      '機械学習',
      '学習カ',
      'サークル',
      '𠮷野',
      'toeic',
      'を改善',
      '部長研',
      'カフェ|機械学習',
      'データ|無い語',
    ]),
    excludedTextKeywords: some(['部長', '研究データ', 'カフェ|サークル', 'toeic']),
    excludedIndustryIds: listOf([101, 501, 999]),
    excludedSchoolGroupIds: listOf([1, 3, 20]),
    toeicScore: fc.integer({ min: 0, max: 990 }),
    hasPicture: some([true, false]).filter(({ length }) => length === 1),
    lastActiveAt: fc.constantFrom(...(Object.keys(lastActiveDays) as LastActiveAt[])),
    personalityAssessmentTraits: fc
      .uniqueArray(fc.constantFrom('T01', 'T07'), { minLength: 1 })
      .chain((traits) => fc.tuple(...traits.map((traitId) => fc.record({ traitId: fc.constant(traitId), ...aRange })))),
    hasPublishedPersonality: fc.constant(true),
    scoutInvitationStatuses: fc.record({ isExclusive: fc.boolean(), statuses: some(searchScoutInvitationStatuses) }),
    scoutInvitationStatus: fc.constantFrom(...searchScoutInvitationStatuses),
    orUnset: fc.uniqueArray(fc.constantFrom(...unsetFilters), { minLength: 1, maxLength: 6 }),
    bookmark: fc.constant(true),
    hasSeen: fc.boolean(),
    favorite: fc.constant(true),
    passedOver: fc.constantFrom(...passedOverBy),
    orderBy: fc.constantFrom(...searchCandidateOrders),
    first: fc.nat({ max: 100 }),
    offset: fc.nat({ max: 30 }),
  },
  { requiredKeys: [] },
)

export type Edit = {
  student: number
  change: Record<string, unknown>
  days: number
  percentages: number[] | null
  /** The names of all skills; null changes nothing. */
  skills: string[] | null
  /** Whether every company there is is blocked from now on; null changes nothing. */
  blocks: boolean | null
  /** New marks of every company for the student; null changes nothing. */
  marks: {
    isBookmarked: boolean
    isSeen: boolean
    isFavorite: boolean
    isLabelled: boolean
    isPassedOver: boolean
    isPassedOverByTeam: boolean
  } | null
}
/** An edit of a student's own profile. */
export const anEdit: fc.Arbitrary<Edit> = fc.record({
  student: fc.nat({ max: 59 }),
  change: profile,
  days: fc.integer({ min: 0, max: 40 }),
  percentages: fc.option(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 10, maxLength: 10 })),
  skills: fc.option(fc.array(fc.constantFrom(...words), { maxLength: 3 })),
  blocks: fc.option(fc.boolean()),
  marks: fc.option(
    fc.record({
      isBookmarked: fc.boolean(),
      isSeen: fc.boolean(),
      isFavorite: fc.boolean(),
      isLabelled: fc.boolean(),
      isPassedOver: fc.boolean(),
      isPassedOverByTeam: fc.boolean(),
    }),
  ),
})

/** Sixty students, and a company that knows some of them and is blocked by others. */
export async function aSearchedCrowd(db: Db) {
  const { company, user, viewer } = await aCompanyWithUser(db)
  const companyId = company.id
  const job = await aJob(db, { companyId })
  const students: OfRow<'candidate'>[] = []
  for (let at = 0; at < 60; at += 1) {
    const { id } = await aCandidate(db, { schoolId: 1 + (at % 20), schoolDepartmentId: null })
    students.push(id)
    if (at % 7 === 0) await block(db, companyId, id)
    if (at % 5 === 0)
      await aCompanyCandidate(db, {
        companyId,
        candidateId: id,
        bookmarkedAt: new Date(),
        lastSeenAt: at % 2 ? null : new Date(),
      })
    if (at % 4 === 0) await db.insertInto('favoriteCompany').values({ candidateId: id, companyId }).execute()
    if (at % 3 === 0)
      await aScoutInvitation(db, {
        companyId,
        companyUserId: user.id,
        jobId: job.id,
        candidateId: id,
        status: at % 2 ? 'PENDING' : 'DECLINED',
      })
  }
  return { companyId, students, askedBy: viewer.companyUserId }
}

/** Three statements, each a transaction: a student who saves, is active, takes the tests again. */
export async function edit(
  db: Db,
  students: readonly OfRow<'candidate'>[],
  { student, change, days, percentages, skills, blocks, marks }: Edit,
) {
  const candidateId = rowId<'candidate'>(students[student])
  if (marks) await mark(db, candidateId, marks)
  if (blocks === true)
    await db
      .insertInto('blockedCompany')
      .columns(['candidateId', 'companyId'])
      .expression(db.selectFrom('company').select((eb) => [eb.val(candidateId).as('candidateId'), 'id']))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (blocks === false) await db.deleteFrom('blockedCompany').where('candidateId', '=', candidateId).execute()
  if (Object.keys(change).length > 0)
    await db.updateTable('candidate').set(change).where('id', '=', candidateId).execute()
  if (skills) await setSkills(db, candidateId, skills)
  const lastActiveAt = new Date(Date.now() - days * 86_400_000)
  await db.updateTable('candidateActivity').set({ lastActiveAt }).where('candidateId', '=', candidateId).execute()
  await db.deleteFrom('assessmentProfile').where('candidateId', '=', candidateId).execute()
  if (percentages)
    await aPublishedResult(db, candidateId, {
      personalityPercentages: [...percentages],
      intellectualAchieved: [1, 1, 1, 1],
      intellectualAchievable: [9, 9, 9, 9],
      intellectualTotal: percentages[0] ?? 0,
    })
}

const setSkills = (db: Db, candidateId: OfRow<'candidate'>, names: readonly string[]) =>
  db.transaction().execute(async (tx) => {
    await tx.deleteFrom('candidateSkill').where('candidateId', '=', candidateId).execute()
    const rows = names.map((name, position) => ({
      candidateId,
      kind: 'PROGRAMMING' as const,
      position,
      name,
      note: name,
    }))
    if (rows.length > 0) await tx.insertInto('candidateSkill').values(rows).execute()
  })

async function mark(db: Db, candidateId: OfRow<'candidate'>, marks: NonNullable<Edit['marks']>) {
  const when = (isSo: boolean) => (isSo ? new Date() : null)
  const [bookmarkedAt, lastSeenAt] = [when(marks.isBookmarked), when(marks.isSeen)]
  const companies = await db.selectFrom('company').select('id').execute()
  for (const { id: companyId } of companies) {
    await db
      .insertInto('companyCandidate')
      .values({ companyId, candidateId, bookmarkedAt, lastSeenAt })
      .onConflict((conflict) =>
        conflict.columns(['companyId', 'candidateId']).doUpdateSet({ bookmarkedAt, lastSeenAt }),
      )
      .execute()
    await db.deleteFrom('favoriteCompany').where('candidateId', '=', candidateId).execute()
    await db.deleteFrom('companyCandidateLabel').where('candidateId', '=', candidateId).execute()
    await db.deleteFrom('passedOverCandidate').where('candidateId', '=', candidateId).execute()
    const passing = [marks.isPassedOver ? [false] : [], marks.isPassedOverByTeam ? [true] : []].flat()
    const user = await db.selectFrom('companyUser').select('id').where('companyId', '=', companyId).executeTakeFirst()
    if (user && passing.length > 0)
      await db
        .insertInto('passedOverCandidate')
        .values(passing.map((isForTeam) => ({ companyId, candidateId, companyUserId: user.id, isForTeam })))
        .execute()
    if (marks.isFavorite) await db.insertInto('favoriteCompany').values({ candidateId, companyId }).execute()
    if (marks.isLabelled)
      await db
        .insertInto('companyCandidateLabel')
        .columns(['companyId', 'candidateId', 'searchCandidateLabelId'])
        .expression(
          db
            .selectFrom('searchCandidateLabel')
            .where('companyId', '=', companyId)
            .select((eb) => ['companyId', eb.val(candidateId).as('candidateId'), 'id']),
        )
        .execute()
  }
}

/** The index and the plain query on one snapshot: nothing that is edited or folded meanwhile stands between them. */
export async function expectPlain(db: Db, companyId: CompanyId, asked: AskedCondition) {
  const page = { first: asked.first ?? 100, offset: asked.offset ?? 0 }
  const [found, plain] = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => [
      await searchCandidateIds(tx, companyId, asked, page),
      await plainCandidateIds(tx, companyId, asked, page),
    ])
  expect({ asked, ...found }).toEqual({ asked, ...plain })
}
