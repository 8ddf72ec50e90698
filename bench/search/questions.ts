import type { SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'
import type { World } from './known-company.ts'

export type Question = { name: string; condition: SearchCandidateCondition; offset?: number }

/** As many cards as a page shows. */
export const pageOf = ({ offset = 0 }: Question) => ({ first: 30, offset })

/**
 * Questions of companies, from no condition to eight at once; the words are common and rare ones of the seeded texts.
 */
export const questionsOf = ({ candidates, jobId, schedulingId, labelIds, knownIds, otherIds }: World): Question[] => [
  { name: 'no filter', condition: {} },
  { name: 'year', condition: { graduationYears: [2028] } },
  { name: 'prefecture', condition: { prefectureIds: ['13'] } },
  { name: 'three prefectures', condition: { prefectureIds: ['13', '14', '27'] } },
  {
    name: 'year, category, prefecture',
    condition: { graduationYears: [2028], schoolDepartmentCategories: ['SCIENCE'], prefectureIds: ['23'] },
  },
  {
    name: 'three industries, two years',
    condition: { industryIds: ['101', '102', '401'], graduationYears: [2027, 2028] },
  },
  { name: 'job types, company sizes', condition: { jobTypeIds: ['1', '12'], companySizeIds: ['3', '4'] } },
  { name: 'campus, hometown', condition: { campusPrefectureIds: ['13'], hometownPrefectureIds: ['20', '22', '23'] } },
  {
    name: 'criteria, scout types, strengths',
    condition: { companySelectionCriterionIds: ['1', '3'], preferredScoutTypeIds: ['7'], sellingPointIds: ['2', '5'] },
  },
  { name: 'finished or not looking', condition: { jobHuntingStatusIds: ['4', '5'] } },
  { name: 'word of 2, common', condition: { textKeywords: ['研究'] } },
  { name: 'word of 2, rare', condition: { textKeywords: ['農業'] } },
  { name: 'word of 3, common', condition: { textKeywords: ['留学生'] } },
  { name: 'word of 3, rare', condition: { textKeywords: ['吹奏楽'] } },
  { name: 'word of 4', condition: { textKeywords: ['機械学習'] } },
  { name: 'word of 5', condition: { textKeywords: ['アルバイト'] } },
  { name: 'word of 6', condition: { textKeywords: ['ボランティア'] } },
  { name: 'word of 7', condition: { textKeywords: ['プログラミング'] } },
  { name: 'two words', condition: { textKeywords: ['統計', '地域'] } },
  { name: 'words of 2, 3 and 6', condition: { textKeywords: ['英語', '留学生', 'ボランティア'] } },
  { name: 'school group, department', condition: { schoolGroupIds: ['1', '3'], schoolDepartmentKeywords: ['情報'] } },
  { name: 'three school names', condition: { schoolNameKeywords: ['早稲田', '慶應', '同志社'] } },
  { name: 'high school name', condition: { highSchoolNameKeywords: ['都立西', '都立北'] } },
  { name: 'TOEIC 700', condition: { toeicScore: 700 } },
  { name: 'TOEIC 735, science', condition: { toeicScore: 735, schoolDepartmentCategories: ['SCIENCE'] } },
  { name: 'one trait', condition: { personalityAssessmentTraits: [{ traitId: 'T03', min: 0, max: 40 }] } },
  {
    name: 'two traits',
    condition: {
      personalityAssessmentTraits: [
        { traitId: 'T05', min: 60, max: 100 },
        { traitId: 'T09', min: 40, max: 80 },
      ],
    },
  },
  { name: 'active in 7 days', condition: { lastActiveAt: 'WITHIN_7' } },
  { name: 'gender, no picture', condition: { genders: ['FEMALE'], hasPicture: [false] } },
  { name: 'never scouted', condition: { scoutInvitationStatus: 'NOT_SENT' } },
  {
    name: 'all but pending and declined',
    condition: { scoutInvitationStatuses: { isExclusive: true, statuses: ['PENDING', 'DECLINED'] } },
  },
  { name: 'pending', condition: { scoutInvitationStatus: 'PENDING' } },
  {
    name: 'accepted, to one job',
    condition: { scoutInvitationStatuses: { isExclusive: false, statuses: ['ACCEPTED'] }, jobId },
  },
  { name: 'date still open', condition: { schedulingStatus: { schedulingStatus: 'PENDING', schedulingId } } },
  { name: 'bookmarked', condition: { bookmark: true } },
  { name: 'not seen yet, prefecture', condition: { hasSeen: false, prefectureIds: ['40'] } },
  { name: 'two labels', condition: { searchCandidateLabelIds: labelIds.slice(0, 2) } },
  { name: 'favourite of theirs, 28', condition: { favorite: true, graduationYears: [2028] } },
  { name: 'these 1,000', condition: { candidateIds: knownIds } },
  { name: 'all but these 1,000', condition: { excludeCandidateIds: otherIds } },
  { name: 'newest', condition: { orderBy: 'INSERTED_AT', prefectureIds: ['13'] } },
  { name: 'best score', condition: { orderBy: 'INTELLECTUAL_TEST_SCORE', graduationYears: [2028] } },
  { name: 'deep page', condition: { graduationYears: [2028] }, offset: Math.floor(candidates / 20) },
  {
    name: 'few',
    condition: { textKeywords: ['茶道'], prefectureIds: ['47'], schoolDepartmentCategories: ['HUMANITIES'] },
  },
  { name: 'one of three words', condition: { textKeywords: ['吹奏楽|茶道|農業'] } },
  { name: 'a word without another', condition: { textKeywords: ['研究'], excludedTextKeywords: ['機械学習|統計'] } },
  {
    name: 'without industries and school groups',
    condition: { graduationYears: [2028], excludedIndustryIds: ['101', '102'], excludedSchoolGroupIds: ['1', '3'] },
  },
  { name: 'without two labels', condition: { excludedSearchCandidateLabelIds: labelIds.slice(0, 2) } },
  {
    name: 'industries, or none said',
    condition: { graduationYears: [2028], industryIds: ['101', '102'], orUnset: ['industryIds'] },
  },
  {
    name: 'three, each or not said',
    condition: {
      hometownPrefectureIds: ['20', '22'],
      highSchoolNameKeywords: ['都立西'],
      toeicScore: 700,
      orUnset: ['hometownPrefectureIds', 'highSchoolNameKeywords', 'toeicScore'],
    },
  },
  { name: 'nobody', condition: { textKeywords: ['ヴォイニッチ写本'], graduationYears: [2028] } },
  {
    name: 'five, with a word',
    condition: {
      textKeywords: ['研究'],
      graduationYears: [2028],
      industryIds: ['101', '102'],
      prefectureIds: ['13', '27'],
      scoutInvitationStatus: 'NOT_SENT',
    },
  },
  {
    name: 'eight, with words',
    condition: {
      textKeywords: ['英語', 'アルバイト'],
      graduationYears: [2027, 2028],
      schoolDepartmentCategories: ['HUMANITIES', 'SCIENCE'],
      prefectureIds: ['13', '14', '27'],
      preferredScoutTypeIds: ['3', '4', '7'],
      genders: ['FEMALE', 'MALE'],
      lastActiveAt: 'WITHIN_30',
      scoutInvitationStatus: 'NOT_SENT',
    },
  },
  {
    name: 'eight, of one company',
    condition: {
      favorite: true,
      graduationYears: [2028],
      prefectureIds: ['13', '14', '11', '12'],
      companySizeIds: ['2', '3', '4', '5'],
      toeicScore: 500,
      lastActiveAt: 'WITHIN_30',
      excludeCandidateIds: knownIds.slice(0, 100),
      scoutInvitationStatuses: { isExclusive: true, statuses: ['DECLINED'] },
    },
  },
]
