import { describe, expect, test } from 'vitest'
import { conditionOfReasons, likenessReasons, reasonKeys, type LikenessFacts } from './rules.ts'

const nothing: LikenessFacts = {
  departmentCategory: null,
  degree: null,
  skills: [],
  texts: [],
  toeicScore: null,
  sellingPointIds: [],
  jobTypeIds: [],
  industryIds: [],
  companySelectionCriterionIds: [],
  areaPreferenceIds: [],
}
const full: LikenessFacts = {
  departmentCategory: 'SCIENCE',
  degree: 'MASTER',
  skills: [
    { kind: 'PROGRAMMING', name: 'Python' },
    { kind: 'PROGRAMMING', name: 'Python' },
    { kind: 'QUALIFICATION', name: '基本情報技術者' },
    { kind: 'LANGUAGE', name: '英語' },
  ],
  texts: ['研究室で機械学習の研究をしています。', 'カナダに留学しました。'],
  toeicScore: 790,
  sellingPointIds: [3],
  jobTypeIds: [101, 102],
  industryIds: [501],
  companySelectionCriterionIds: [2],
  areaPreferenceIds: ['13'],
}
const reasonOf = (facts: LikenessFacts, key: string) => likenessReasons(facts).find((reason) => reason.key === key)

describe('reasons why another student would be like this one', () => {
  test('each fact gives one reason, in the stated order, with its rule in words', () => {
    const reasons = likenessReasons(full)
    expect(reasons.map(({ key }) => key)).toEqual(reasonKeys)
    expect(reasons.every(({ why }) => why.length > 0)).toBe(true)
  })

  test('a profile without facts gives no reason', () => {
    expect(likenessReasons(nothing)).toEqual([])
  })

  test('skills are words of which one is enough, each once; too short a word is none', () => {
    expect(reasonOf(full, 'programming')).toMatchObject({
      why: 'Pythonをプログラミングの経験にあげています',
      part: { textKeywords: ['Python'] },
    })
    const two = [
      ...full.skills,
      { kind: 'PROGRAMMING' as const, name: 'SQL' },
      { kind: 'PROGRAMMING' as const, name: 'C' },
    ]
    expect(reasonOf({ ...full, skills: two }, 'programming')?.part).toEqual({ textKeywords: ['Python|SQL'] })
    expect(reasonOf({ ...nothing, skills: [{ kind: 'PROGRAMMING', name: 'C' }] }, 'programming')).toBeUndefined()
    expect(reasonOf({ ...nothing, skills: [{ kind: 'PROGRAMMING', name: 'a|b|c' }] }, 'programming')).toBeUndefined()
    const many = Array.from({ length: 9 }, (_, at) => ({ kind: 'QUALIFICATION' as const, name: `資格${at}級` }))
    expect(reasonOf({ ...nothing, skills: many }, 'qualification')?.part.textKeywords?.[0]?.split('|')).toHaveLength(5)
  })

  test('activities are those of the stated words that a text holds', () => {
    expect(reasonOf(full, 'activity')?.part).toEqual({ textKeywords: ['留学|研究'] })
    expect(reasonOf({ ...full, texts: ['本を読みます。'] }, 'activity')).toBeUndefined()
  })

  test.each([
    [null, undefined],
    [395, undefined],
    [400, 400],
    [790, 785],
    [990, 945],
  ])('a TOEIC score of %s asks for %s and more', (toeicScore, lowest) => {
    expect(reasonOf({ ...nothing, toeicScore }, 'toeic')?.part.toeicScore).toBe(lowest)
  })

  test('no reason rests on what is no reason for a scout', () => {
    const condition = conditionOfReasons(2028, likenessReasons(full))
    for (const field of [
      'genders',
      'hometownPrefectureIds',
      'hasPicture',
      'schoolNameKeywords',
      'schoolGroupIds',
      'campusPrefectureIds',
      'highSchoolNameKeywords',
      'personalityAssessmentTraits',
      'lastActiveAt',
    ])
      expect(condition).not.toHaveProperty(field)
  })

  test('one condition holds all words of its reasons, and the graduation year of those who are recruited now', () => {
    expect(conditionOfReasons(2028, [])).toEqual({ graduationYears: [2028] })
    expect(conditionOfReasons(2028, likenessReasons(full))).toMatchObject({
      graduationYears: [2028],
      schoolDepartmentCategories: ['SCIENCE'],
      textKeywords: ['Python', '基本情報技術者', '英語', '留学|研究'],
      jobTypeIds: ['101', '102'],
      toeicScore: 785,
    })
  })
})
