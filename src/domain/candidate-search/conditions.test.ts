import { describe, expect, it } from 'vitest'
import { ownApp } from '#test/client.ts'
import { searching } from '#test/search.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { aPublishedResult } from '#test/factories/assessment-result.ts'
import {
  aCompanyCandidate,
  aCrowd,
  aPositiveAction,
  aSearchCandidateLabel,
  block,
} from '#test/factories/candidate-search.ts'
import { aJob } from '#test/factories/job.ts'
import { acceptedForScheduling, aSchedulingSender, aScoutInvitation, homeOf } from '#test/factories/scout-invitation.ts'
import type { SearchCandidateInput } from './rules/input.ts'
import type { OfRow } from '#ground/id.ts'

const app = ownApp()

const days = (count: number) => new Date(Date.now() - count * 86_400_000)

const { find } = searching(() => app)

describe('§7 searchCandidates', () => {
  it('§7 every condition keeps those it names, OR inside and AND between', async () => {
    const sender = await aSchedulingSender(app.db)
    const { viewer, company, job, scheduling } = sender
    const people = aCrowd(app.db)
    const student = await people.add({
      graduationYear: 2029,
      areaPreferenceIds: ['13', '27'],
      industryIds: [101],
      departmentCategory: 'SCIENCE',
      degree: 'TECHNICAL_COLLEGE',
      jobTypeIds: [13],
      sellingPointIds: [7],
      jobHuntingStatusId: 3,
      preferredScoutTypeIds: [1],
      campusPrefectureId: '26',
      hometownPrefectureId: '20',
      companySelectionCriterionIds: [13, 2],
      companySizeIds: [6],
      gender: 'FEMALE',
      pictureFile: 'picture.webp',
      schoolId: null,
      schoolDepartmentId: null,
      otherSchoolName: '国際工科高等専門学校',
      otherSchoolDepartmentName: 'データ科学科',
      highSchoolName: '松本高等学校',
      toeicScore: 785,
      lastActiveAt: days(2),
      selfIntroduction: 'ＡＩで100%の再現を目指し、Kaggle_銀メダルを取りました。',
    })
    await people.add({ lastActiveAt: days(20) })
    const only = people.ids()
    await aPositiveAction(app.db, viewer)
    const label = await aSearchCandidateLabel(app.db, company.id)
    await aCompanyCandidate(app.db, { companyId: company.id, candidateId: student.id, bookmarkedAt: new Date() })
    await app.db
      .insertInto('companyCandidateLabel')
      .values({ companyId: company.id, candidateId: student.id, searchCandidateLabelId: label.id })
      .execute()
    await app.db.insertInto('favoriteCompany').values({ candidateId: student.id, companyId: company.id }).execute()

    await aPublishedResult(app.db, student.id, { personalityPercentages: [50, 80, 50, 50, 50, 50, 50, 50, 50, 0] })
    await aScoutInvitation(app.db, { ...homeOf(sender), ...acceptedForScheduling(), candidateId: student.id })

    const conditions: SearchCandidateInput[] = [
      { graduationYears: [2029, 2030] },
      { prefectureIds: ['27', '01'] },
      { industryIds: ['101'] },
      { schoolDepartmentCategories: ['SCIENCE', 'OTHER'] },
      { degrees: ['TECHNICAL_COLLEGE', 'DOCTOR'] },
      { lastActiveAt: 'WITHIN_3' },
      { textKeywords: ['ai'] },
      { textKeywords: ['ＡＩ', 'kaggle_銀', '100%'] },
      { bookmark: true },
      { searchCandidateLabelIds: [label.id] },
      { jobTypeIds: ['13'] },
      { sellingPointIds: ['7', '8'] },
      { jobHuntingStatusIds: ['3'] },
      { preferredScoutTypeIds: ['1'] },
      { favorite: true },
      { candidateIds: [student.id] },
      { campusPrefectureIds: ['13', '26'] },
      { hometownPrefectureIds: ['20'] },
      { hometownPrefectures: ['20'] },
      { companySelectionCriterionIds: ['13'] },
      { companySizeIds: ['6', '7'] },
      { genders: ['FEMALE'] },
      { hasPicture: [true] },
      { schoolGroupIds: ['18', '19'] },
      { schoolNameKeywords: ['国際工科', 'ケンブリッジ'] },
      { schoolDepartmentKeywords: ['ﾃﾞ−ﾀ科学'] },
      { highSchoolNameKeywords: ['松本高校'] },
      { toeicScore: 785 },
      { categories: ['SCIENCE'] },
      { labels: [label.id] },
      {
        personalityAssessmentTraits: [
          { traitId: 'T02', min: 60, max: 100 },
          { traitId: 'T10', min: 0, max: 40 },
        ],
        hasPublishedPersonality: true,
      },
      { hasPublishedPersonality: true },
      { scoutInvitationStatus: 'ACCEPTED' },
      { scoutInvitationStatuses: { isExclusive: false, statuses: ['ACCEPTED'] }, jobIsArchived: false },
      { schedulingStatus: { schedulingStatus: 'PENDING' } },
      { schedulingStatus: { schedulingStatus: 'PENDING', jobId: job.id, schedulingId: scheduling.id } },
    ]
    for (const condition of conditions) {
      const answer = await find(viewer, { candidateIds: only, ...condition })
      expect({ condition, ...answer }).toEqual({ condition, totalCount: 1, ids: [student.id] })
    }
    expect((await find(viewer, Object.assign({}, ...conditions, { candidateIds: only }))).ids).toEqual([student.id])
    expect((await find(viewer, { candidateIds: only, excludeCandidateIds: [student.id] })).totalCount).toBe(1)
    expect((await find(viewer, { candidateIds: only, textKeywords: ['ai', '剣道'] })).totalCount).toBe(0)
    expect((await find(viewer, { candidateIds: only, textKeywords: ['k%e'] })).totalCount).toBe(0)
    for (const condition of [
      { toeicScore: 790 },
      { hasPicture: [false], candidateIds: [student.id] },
      { personalityAssessmentTraits: [{ traitId: 'T02', min: 0, max: 60 }], candidateIds: [student.id] },
      { scoutInvitationStatus: 'DECLINED' as const },
      { scoutInvitationStatus: 'ACCEPTED' as const, jobIsArchived: true },
      { schedulingStatus: { schedulingStatus: 'PENDING' as const, jobId: scheduling.id } },
      { schoolNameKeywords: ['北海道'], candidateIds: [student.id] },
    ])
      expect((await find(viewer, { candidateIds: only, ...condition })).totalCount).toBe(0)
    expect((await find(viewer, { candidateIds: only, hasPicture: [true, false] })).totalCount).toBe(2)
    expect((await find(viewer, { candidateIds: only, schoolGroupIds: ['1'] })).totalCount).toBe(1)
    expect((await find(viewer, { candidateIds: only, industryIds: ['x', '99999999'] })).totalCount).toBe(0)
    expect((await find(viewer, { candidateIds: only, prefectureIds: ['x', '東京'] })).totalCount).toBe(0)
  })

  it('§5 empty lists and false are no condition', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const people = aCrowd(app.db)
    await people.add()
    const condition = {
      graduationYears: [],
      textKeywords: ['　'],
      bookmark: false,
      favorite: false,
      scoutInvitationStatuses: { isExclusive: true, statuses: [] },
    }
    expect((await find(viewer, { candidateIds: people.ids(), ...condition })).totalCount).toBe(1)
  })

  it('§4 the last activity is counted in whole Tokyo days', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const people = aCrowd(app.db)
    for (const count of [0, 1, 3, 7, 14, 30, 45]) await people.add({ lastActiveAt: days(count) })
    const ids = people.ids()
    for (const [lastActiveAt, count] of [
      ['WITHIN_1', 2],
      ['WITHIN_3', 3],
      ['WITHIN_7', 4],
      ['WITHIN_14', 5],
      ['WITHIN_30', 6],
    ] as const)
      expect((await find(viewer, { candidateIds: ids, lastActiveAt })).totalCount).toBe(count)
  })

  it('§4 the status is that of the latest invitation of this company, to this job if one is named', async () => {
    const { viewer, company, user } = await aCompanyWithUser(app.db)
    const other = await aCompanyWithUser(app.db)
    const [job, otherJob] = [
      await aJob(app.db, { companyId: company.id }),
      await aJob(app.db, { companyId: company.id }),
    ]
    const theirJob = await aJob(app.db, { companyId: other.company.id })
    const people = aCrowd(app.db)
    const invite = (candidateId: OfRow<'candidate'>, fields: object = {}) =>
      aScoutInvitation(app.db, { companyId: company.id, jobId: job.id, companyUserId: user.id, candidateId, ...fields })
    const [fresh, pending, late, hired, renewed] = [
      await people.add(),
      await people.add(),
      await people.add(),
      await people.add(),
      await people.add(),
    ]
    await aScoutInvitation(app.db, {
      companyId: other.company.id,
      jobId: theirJob.id,
      companyUserId: other.user.id,
      candidateId: fresh.id,
      status: 'DECLINED',
    })
    await invite(pending.id)
    await invite(late.id, { expiresAt: days(1) })
    await invite(hired.id, { status: 'HIRED' })
    await invite(renewed.id, { status: 'DECLINED' })
    await invite(renewed.id, { round: 2, jobId: otherJob.id })
    const ids = people.ids()
    const having = async (statuses: string[], isExclusive = false, conditions: object = {}) =>
      (
        await find(viewer, {
          candidateIds: ids,
          scoutInvitationStatuses: { isExclusive, statuses } as never,
          ...conditions,
        })
      ).ids.toSorted()
    const sorted = (...rows: { id: string }[]) => rows.map(({ id }) => id).toSorted()

    expect(await having(['NOT_SENT'])).toEqual([fresh.id])
    expect(await having(['PENDING'])).toEqual(sorted(pending, renewed))
    expect(await having(['EXPIRED'])).toEqual([late.id])
    expect(await having(['ACCEPTED'])).toEqual([hired.id])
    expect(await having(['DECLINED'])).toEqual([])
    expect(await having(['DECLINED'], false, { jobId: job.id })).toEqual([renewed.id])
    expect(await having(['NOT_SENT', 'EXPIRED'])).toEqual(sorted(fresh, late))
    expect(await having(['PENDING', 'EXPIRED'], true)).toEqual(sorted(fresh, hired))
    expect(await having(['NOT_SENT'], true)).toEqual(sorted(pending, late, hired, renewed))
  })

  it('§4 three orders, the last activity first by default, pages without overlap and an exact total', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    const people = aCrowd(app.db)
    const [a, b, c] = [
      await people.add({ lastActiveAt: days(3) }),
      await people.add({ lastActiveAt: days(1) }),
      await people.add({ lastActiveAt: days(2) }),
    ]
    const score = (candidateId: OfRow<'candidate'>, intellectualTotal: number) =>
      aPublishedResult(app.db, candidateId, {
        intellectualAchieved: [1, 1, 1, 1],
        intellectualAchievable: [2, 2, 2, 2],
        intellectualTotal,
      })
    await score(a.id, 10)
    await score(c.id, 30)
    const candidateIds = people.ids()
    expect((await find(viewer, { candidateIds })).ids).toEqual([b.id, c.id, a.id])
    expect((await find(viewer, { candidateIds, orderBy: 'INSERTED_AT' })).ids).toEqual([c.id, b.id, a.id])
    expect(await find(viewer, { candidateIds, orderBy: 'INTELLECTUAL_TEST_SCORE' })).toEqual({
      totalCount: 2,
      ids: [c.id, a.id],
    })
    expect(await find(viewer, { candidateIds, first: 2 })).toEqual({ totalCount: 3, ids: [b.id, c.id] })
    expect(await find(viewer, { candidateIds, first: 2, offset: 2 })).toEqual({ totalCount: 3, ids: [a.id] })
    expect(await find(viewer, { candidateIds, offset: 50 })).toEqual({ totalCount: 3, ids: [] })
  })

  it('§6 a blocked company finds the student nowhere, and neither does anybody find who is not public', async () => {
    const { viewer, company, user } = await aCompanyWithUser(app.db)
    const people = aCrowd(app.db)
    const student = await people.add()
    await people.add({ status: 'HIDDEN' })
    await people.add({ status: 'ACTION_REQUIRED' })
    const job = await aJob(app.db, { companyId: company.id })
    await aScoutInvitation(app.db, {
      companyId: company.id,
      jobId: job.id,
      companyUserId: user.id,
      candidateId: student.id,
    })
    await aCompanyCandidate(app.db, {
      companyId: company.id,
      candidateId: student.id,
      bookmarkedAt: new Date(),
      memo: '会いたい',
    })
    const candidateIds = people.ids()
    expect((await find(viewer, { candidateIds })).ids).toEqual([student.id])

    await block(app.db, company.id, student.id)
    expect(await find(viewer, { candidateIds })).toEqual({ totalCount: 0, ids: [] })
    expect(await find(viewer, { candidateIds, bookmark: true })).toEqual({ totalCount: 0, ids: [] })
    const { data, errors } = await app.as(viewer).ask(
      `query ($jobId: ID!, $condition: SearchCandidateCondition!) {
        sendScoutInvitationStatuses(jobId: $jobId, numberOfScoutInvitations: 10, condition: $condition) { new renew alreadySent }
        searchCandidateRelaxations(condition: $condition) { key }
      }`,
      { jobId: job.id, condition: { candidateIds, graduationYears: [2031] } },
    )
    expect(errors).toEqual([])
    expect(data).toEqual({
      sendScoutInvitationStatuses: { new: [], renew: [], alreadySent: [] },
      searchCandidateRelaxations: [],
    })
    const answer = await app.as(viewer).ask('query ($id: ID!) { searchCandidate(id: $id) { id } }', { id: student.id })
    expect(answer.errors[0]?.code).toBe('not_found')
  })
})
