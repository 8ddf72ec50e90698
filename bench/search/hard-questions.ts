import { sql } from 'kysely'
import { prefectures as allPrefectures } from '#domain/lookup/data/lists.ts'
import type { Db } from '#platform/database/db.ts'
import type { World } from './known-company.ts'
import type { Question } from './questions.ts'

const traits = Array.from({ length: 10 }, (_, at) => `T${String(at + 1).padStart(2, '0')}`)
const upTo = (last: number) => Array.from({ length: last }, (_, at) => String(at + 1))
const prefectures = allPrefectures.map(({ id }) => id)

/** Slow questions on purpose: all filters at once, the last page, thousands of ids, every student a company knows. */
export async function hardQuestionsOf(db: Db, { companyId, candidates, labelIds }: World): Promise<Question[]> {
  const { rows } = await sql<{ id: string }>`
    select id from candidate where status = 'ACTIVE' order by hashint4(ordinal + 3), ordinal limit 9999`.execute(db)
  const ids = rows.map(({ id }) => id)
  const { rows: counted } = await sql<{ year: number; everybody: number }>`
    select count(*) filter (where graduation_year = 2028)::int as year, count(*)::int as everybody
    from candidate where status = 'ACTIVE' and coalesce(job_hunting_status_id, 0) <= 3
      and not exists (select from blocked_company as blocked
        where blocked.company_id = ${companyId} and blocked.candidate_id = candidate.id)`.execute(db)
  const { year = 0, everybody = 0 } = counted[0] ?? {}
  const wide: Question['condition'] = {
    graduationYears: [2027, 2028, 2029],
    prefectureIds: prefectures,
    industryIds: ['101', '102', '201', '202', '301', '401', '501', '502'],
    jobTypeIds: upTo(12),
    companySizeIds: upTo(5),
    companySelectionCriterionIds: upTo(8),
    preferredScoutTypeIds: upTo(7),
    schoolDepartmentCategories: ['HUMANITIES', 'SCIENCE', 'OTHER'],
    genders: ['FEMALE', 'MALE', 'NO_ANSWER'],
    lastActiveAt: 'WITHIN_30',
    personalityAssessmentTraits: traits.slice(0, 4).map((traitId) => ({ traitId, min: 11, max: 89 })),
    scoutInvitationStatuses: { isExclusive: true, statuses: ['DECLINED'] },
  }
  return [
    { name: 'every filter at once, wide', condition: wide },
    { name: 'the last page of a year', condition: { graduationYears: [2028] }, offset: lastPage(year) },
    { name: 'the last page of everybody', condition: {}, offset: lastPage(everybody) },
    { name: 'the middle of everybody', condition: {}, offset: Math.floor(candidates / 3) },
    {
      name: 'the last page by score',
      condition: { orderBy: 'INTELLECTUAL_TEST_SCORE', prefectureIds: ['13'] },
      offset: Math.floor(candidates / 30),
    },
    { name: '9,999 given ids with a word', condition: { candidateIds: ids, textKeywords: ['研究'] } },
    { name: 'all but 9,999 ids and a year', condition: { excludeCandidateIds: ids, graduationYears: [2028] } },
    {
      name: 'labels, seen, not PENDING, 14 days',
      condition: {
        searchCandidateLabelIds: labelIds,
        hasSeen: true,
        scoutInvitationStatuses: { isExclusive: true, statuses: ['PENDING'] },
        lastActiveAt: 'WITHIN_14',
      },
    },
    {
      name: 'EXPIRED or ACCEPTED, no archived jobs, a word',
      condition: {
        scoutInvitationStatuses: { isExclusive: false, statuses: ['EXPIRED', 'ACCEPTED'] },
        jobIsArchived: false,
        textKeywords: ['研究'],
      },
    },
    {
      name: 'ten traits, 11 to 89',
      condition: { personalityAssessmentTraits: traits.map((traitId) => ({ traitId, min: 11, max: 89 })) },
    },
    {
      name: 'five traits, narrow',
      condition: { personalityAssessmentTraits: traits.slice(0, 5).map((traitId) => ({ traitId, min: 41, max: 68 })) },
    },
    {
      name: 'a pasted sentence',
      condition: { textKeywords: ['大学では統計とプログラミングを学び、研究室でデータの分析に取り組みました'] },
    },
    {
      name: 'six words',
      condition: { textKeywords: ['研究', 'アルバイト', '留学生', '英語', 'チーム', 'ボランティア'] },
    },
    {
      name: 'favourite, unseen, by score',
      condition: { favorite: true, hasSeen: false, orderBy: 'INTELLECTUAL_TEST_SCORE' },
    },
    {
      name: 'PENDING or DECLINED',
      condition: { scoutInvitationStatuses: { isExclusive: false, statuses: ['PENDING', 'DECLINED'] } },
    },
    {
      name: 'kitchen sink of a company',
      condition: {
        bookmark: true,
        favorite: true,
        hasSeen: true,
        searchCandidateLabelIds: labelIds,
        scoutInvitationStatuses: { isExclusive: true, statuses: ['DECLINED'] },
        graduationYears: [2027, 2028],
        lastActiveAt: 'WITHIN_30',
      },
    },
    { name: 'bookmarked, newest', condition: { bookmark: true, orderBy: 'INSERTED_AT' } },
    { name: 'unseen, a word', condition: { hasSeen: false, textKeywords: ['研究'] } },
    { name: '48 prefectures ticked', condition: { prefectureIds: prefectures } },
    {
      name: 'ten school names',
      condition: {
        schoolNameKeywords: ['早稲田', '慶應', '同志社', '立命館', '明治', '法政', '中央', '京都', '大阪', '東北'],
      },
    },
    {
      name: 'NOT_SENT with a rare word',
      condition: { scoutInvitationStatus: 'NOT_SENT', textKeywords: ['吹奏楽'] },
    },
    {
      name: 'a high school with a hometown',
      condition: { highSchoolNameKeywords: ['高等学校', '松本'], hometownPrefectureIds: ['20', '22', '23'] },
    },
    {
      name: 'all TOEIC from 5, by score',
      condition: { toeicScore: 5, orderBy: 'INTELLECTUAL_TEST_SCORE', offset: 0 },
    },
    {
      name: 'NOT_SENT or EXPIRED to no archived job',
      condition: {
        scoutInvitationStatuses: { isExclusive: false, statuses: ['NOT_SENT', 'EXPIRED'] },
        jobIsArchived: false,
      },
    },
    {
      name: 'unseen, no label asked, three words, by entry',
      condition: {
        hasSeen: false,
        scoutInvitationStatus: 'NOT_SENT',
        textKeywords: ['統計', '地域', '英語'],
        orderBy: 'INSERTED_AT',
      },
    },
  ]
}

const lastPage = (count: number) => Math.max(0, Math.floor((count - 1) / 30) * 30)
