import { beforeAll, describe, expect, test } from 'vitest'
import { degrees } from '#domain/candidate/education/rules.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aCompanyCandidate, aPositiveAction, block } from '#test/factories/candidate-search.ts'
import { aJob } from '#test/factories/job.ts'
import { aScoutInvitation } from '#test/factories/scout-invitation.ts'
import { byIdField } from '#test/plain-ids.ts'
import { plainCandidateIds } from '#test/plain-search.ts'
import { filterOf, unsetFilters } from '../rules/filters.ts'
import { lastActiveDays, passedOverBy, searchScoutInvitationStatuses, toeicScoreOptions } from '../rules/values.ts'
import type { SearchCandidateCondition } from '../rules/condition.ts'
import {
  nameOfGroup,
  searchCandidateOptionGroups,
  unsetOption,
  type SearchCandidateOptionGroup,
} from '../rules/options.ts'
import { positiveActionGenders } from '../positive-action/rules.ts'
import { foldSearchFlips } from './commands.ts'

const app = ownApp()
let home: Awaited<ReturnType<typeof aCompanyWithUser>>
let labels: string[]
const students: string[] = []

/** Some of the ids in turn, and none for each sixth student. */
const idsAt = (ids: readonly number[], at: number) =>
  at % 6 === 5 ? [] : [...ids.slice(at % ids.length), ...ids].slice(0, 1 + (at % 2))

/** The student with this number; every option of every group is true for some students and false for others. */
const student = (at: number) => ({
  ...Object.assign({}, ...Object.values(byIdField(({ ids, columnsOf }) => columnsOf(idsAt(ids, at))))),
  graduationYear: 2027 + (at % 3),
  areaPreferenceIds: [['13', '14'], ['23'], ['27', '13'], []][at % 4],
  departmentCategory: (['HUMANITIES', 'SCIENCE', 'OTHER'] as const)[at % 3],
  degree: [...degrees, null][at % 7],
  highSchoolName: at % 3 ? '松本高校' : null,
  campusPrefectureId: ['13', '01', null][at % 3],
  hometownPrefectureId: ['23', null][at % 2],
  gender: (['FEMALE', 'MALE', 'NON_BINARY', 'NO_ANSWER'] as const)[at % 4],
  pictureFile: at % 4 ? `${at}.webp` : null,
  toeicScore: [null, 590, 600, 745, 905][at % 5],
  selfIntroduction: at % 2 ? '研究をしました' : '店で働きました',
  schoolId: 1 + (at % 7),
  schoolDepartmentId: null,
})

beforeAll(async () => {
  home = await aCompanyWithUser(app.db)
  await aPositiveAction(app.db, home.viewer)
  const companyId = home.company.id
  const job = await aJob(app.db, { companyId })
  const made = await app.db
    .insertInto('searchCandidateLabel')
    .values(['一次候補', '二次候補'].map((text) => ({ companyId, text })))
    .returning('id')
    .execute()
  labels = made.map(({ id }) => id)
  for (let at = 0; at < 48; at += 1) {
    const { id } = await aCandidate(app.db, student(at))
    students.push(id)
    await app.db
      .updateTable('candidateActivity')
      .set({ lastActiveAt: new Date(Date.now() - at * 86_400_000) })
      .where('candidateId', '=', id)
      .execute()
    if (at % 11 === 0) await block(app.db, companyId, id)
    if (at % 5 < 2)
      await aCompanyCandidate(app.db, {
        companyId,
        candidateId: id,
        bookmarkedAt: at % 5 ? new Date() : null,
        lastSeenAt: at % 2 ? new Date() : null,
      })
    if (at % 9 < 2)
      await app.db
        .insertInto('passedOverCandidate')
        .values({ companyId, candidateId: id, companyUserId: home.user.id, isForTeam: at % 9 === 0 })
        .execute()
    if (at % 4 === 0) await app.db.insertInto('favoriteCompany').values({ candidateId: id, companyId }).execute()
    if (at % 3 === 0)
      await app.db
        .insertInto('companyCandidateLabel')
        .values({ companyId, candidateId: id, searchCandidateLabelId: labels[at % 2] ?? '' })
        .execute()
    if (at % 2 === 0)
      await aScoutInvitation(app.db, {
        companyId,
        companyUserId: home.user.id,
        jobId: job.id,
        candidateId: id,
        status: (['PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED'] as const)[at % 4],
      })
  }
})

const prefectures = ['01', '13', '14', '23', '27']
const choices: Record<SearchCandidateOptionGroup, () => string[]> = {
  ...byIdField(({ ids }) => () => [...ids.map(String), '601', unsetOption]),
  schoolDepartmentKeywords: () => [unsetOption],
  highSchoolNameKeywords: () => [unsetOption],
  graduationYears: () => ['2027', '2028', '2029'],
  prefectureIds: () => [...prefectures, unsetOption],
  degrees: () => [...degrees, unsetOption],
  schoolDepartmentCategories: () => ['HUMANITIES', 'SCIENCE', 'OTHER'],
  campusPrefectureIds: () => [...prefectures, unsetOption],
  hometownPrefectureIds: () => [...prefectures, unsetOption],
  schoolGroupIds: () => Array.from({ length: 20 }, (_, at) => String(at + 1)),
  genders: () => [...positiveActionGenders],
  hasPicture: () => ['true', 'false'],
  lastActiveAt: () => Object.keys(lastActiveDays),
  toeicScore: () => [...toeicScoreOptions.map(String), unsetOption],
  scoutInvitationStatuses: () => [...searchScoutInvitationStatuses],
  searchCandidateLabelIds: () => labels,
  excludedIndustryIds: () => ['101', '501', '502', '601'],
  excludedSchoolGroupIds: () => Array.from({ length: 20 }, (_, at) => String(at + 1)),
  excludedSearchCandidateLabelIds: () => labels,
  bookmark: () => ['true'],
  favorite: () => ['true'],
  hasSeen: () => ['true', 'false'],
  passedOver: () => [...passedOverBy],
}

/** The value of the condition with only this option chosen. */
function chosen(group: SearchCandidateOptionGroup, option: string): SearchCandidateCondition {
  // A value that no student has, and the students who left the filter empty.
  if (option === unsetOption)
    return { [group]: group === 'toeicScore' ? 1000 : ['無い語'], orUnset: unsetFilters.filter((one) => one === group) }
  return { [group]: valueOf(group, option) }
}

function valueOf(group: SearchCandidateOptionGroup, option: string) {
  if (group === 'lastActiveAt' || group === 'passedOver') return option
  if (group === 'toeicScore') return Number(option)
  if (group === 'scoutInvitationStatuses') return { isExclusive: false, statuses: [option] }
  if (group === 'bookmark' || group === 'favorite' || group === 'hasSeen') return option === 'true'
  if (group === 'hasPicture') return [option === 'true']
  return group === 'graduationYears' ? [Number(option)] : [option]
}

const otherConditions: Record<string, () => SearchCandidateCondition> = {
  'no condition': () => ({}),
  'a keyword, two years and a place': () => ({
    textKeywords: ['研究'],
    graduationYears: [2027, 2028],
    prefectureIds: ['13', '23'],
  }),
  'scout status and those looking': () => ({
    scoutInvitationStatuses: { isExclusive: true, statuses: ['DECLINED'] },
    jobHuntingStatusIds: ['1', '2', '4'],
  }),
  'what the company knows': () => ({ hasSeen: false, excludeCandidateIds: students.slice(5, 9), favorite: true }),
}

type Counts = { option: string; count: number }[]
const plainCount = async (condition: SearchCandidateCondition) =>
  (
    await plainCandidateIds(
      app.db,
      home.company.id,
      { ...condition, askedBy: home.viewer.companyUserId },
      { first: 0, offset: 0 },
    )
  ).totalCount
const plainCounts = (condition: SearchCandidateCondition, group: SearchCandidateOptionGroup): Promise<Counts> =>
  Promise.all(
    choices[group]().map(async (option) => {
      const only = { ...condition, ...chosen(group, option) }
      const count = await plainCount(only)
      // Beside an excluded option stands how many students it takes away.
      return { option, count: filterOf(group).isExcluding ? (await plainCount(condition)) - count : count }
    }),
  )
const present = (counts: Counts) =>
  counts
    .filter(({ count }) => count > 0)
    .map(({ option, count }) => `${option}: ${count}`)
    .toSorted()
/** A fold changes no count, so the slow counts are read once. */
const expected: Record<string, Counts> = {}

const countsQuery = `query ($condition: SearchCandidateCondition!, $group: SearchCandidateOptionGroup!) {
  searchCandidateOptionCounts(condition: $condition, group: $group) { option count } }`

describe.each(['before', 'after'])('§7 counts beside options, %s the fold', (when) => {
  beforeAll(async () => {
    if (when === 'after') await foldSearchFlips(app.db)
  })

  test.each(Object.keys(otherConditions))('%s: each is the plain count with only this option chosen', async (name) => {
    const condition = otherConditions[name]?.() ?? {}
    for (const group of searchCandidateOptionGroups) {
      const { data, errors } = await app.as(home.viewer).ask(countsQuery, { condition, group: nameOfGroup(group) })
      expect(errors).toEqual([])
      const counts = data.searchCandidateOptionCounts as Counts
      const plain = (expected[`${name} ${group}`] ??= await plainCounts(condition, group))
      if (name === 'no condition') expect([group, present(plain)]).not.toEqual([group, []])
      expect([group, present(counts)]).toEqual([group, present(plain)])
    }
  })
})

test('§7 an unknown group and a keyword of one character are refused', async () => {
  const { errors } = await app
    .as(home.viewer)
    .ask(countsQuery, { condition: { textKeywords: ['研'] }, group: 'GENDERS' })
  expect(errors[0]).toMatchObject({ code: 'invalid_input' })
  expect((await app.as(home.viewer).ask(countsQuery, { condition: {}, group: 'NAMES' })).errors).toHaveLength(1)
})
