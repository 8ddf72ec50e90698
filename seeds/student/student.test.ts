import { beforeAll, describe, expect, test } from 'vitest'
import { checkSkills } from '#domain/candidate/skill/rules.ts'
import * as lookup from '#domain/lookup/data/lists.ts'
import { schools } from '#domain/lookup/school/schools.ts'
import { walkLength } from '#test/full-run.ts'
import type { StudentStory } from './story.ts'
import { writeStudent } from './student.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const count = walkLength(5000)
let students: StudentStory[] = []

beforeAll(() => {
  const started = performance.now()
  students = Array.from({ length: count }, (_, i) => writeStudent(1, i, today))
  process.stdout.write(`${Math.round((count / (performance.now() - started)) * 1000)} students a second\n`)
})

const texts = (student: StudentStory) => [
  student.selfIntroduction,
  student.studentProjectExperience,
  student.studyAbroadExperience,
  student.qualificationExperience,
  student.internshipExperience,
]
const length = (text: string) => Array.from(text).length
const ids = (rows: readonly { id: number | string }[]) => new Set(rows.map((row) => row.id))

test('a student depends on seed and index alone', () => {
  expect(writeStudent(1, 1234, today)).toEqual(students[1234])
  expect(writeStudent(2, 1234, today)).not.toEqual(students[1234])
})

test('§1.21 the limits hold', () => {
  for (const student of students) {
    expect(student.taglines.length).toBeOneOf([1, 2, 3])
    expect(new Set(student.taglines).size).toBe(student.taglines.length)
    for (const tagline of student.taglines) {
      expect(length(tagline), tagline).toBeGreaterThanOrEqual(4)
      expect(length(tagline), tagline).toBeLessThanOrEqual(20)
    }
    const [introduction = '', experience = '', ...more] = texts(student)
    expect(Math.max(length(introduction), length(experience))).toBeLessThanOrEqual(800)
    expect(Math.max(...more.map(length))).toBeLessThanOrEqual(400)
    expect(student.familyNameKana + student.givenNameKana).toMatch(/^[ァ-ヶー]+$/)
    expect(student.email).toMatch(/^[a-z]+\.[a-z]+[0-9]+@student\.example$/)
    expect(student.phoneNumber).toMatch(/^\+81[789]00[0-9]{7}$/)
    for (const list of [student.industryIds, student.jobTypeIds, student.sellingPointIds]) {
      expect(list.length).toBeOneOf([1, 2, 3, 4, 5])
      expect(new Set(list).size).toBe(list.length)
    }
    expect(student.areaPreferenceIds.length).toBeOneOf([1, 2, 3, 4, 5])
    expect(student.companySelectionCriterionIds.length).toBeOneOf([1, 2, 3])
    if (student.offeredCompany) expect(student.jobHuntingStatusId).toBeOneOf([3, 4])
    if (student.toeicScore)
      expect([student.toeicScore % 5, student.toeicScore >= 10, student.toeicScore <= 990]).toEqual([0, true, true])
    expect(student.toeicTakenOn === null).toBe(student.toeicScore === null)
    for (const { percentage } of student.personality ?? []) expect(percentage >= 0 && percentage <= 100).toBe(true)
    for (const { achieved, achievable } of student.intellectualScore ?? [])
      expect(achieved >= 0 && achieved <= achievable).toBe(true)
    expect(student.registeredDaysAgo).toBeGreaterThan(student.lastActiveDaysAgo)
  }
})

test('§3 skills are such as the form takes, in the order of the search', () => {
  const withSkills = students.filter(({ skills }) => skills.length > 0)
  expect(withSkills.length / count).toBeGreaterThan(0.2)
  for (const { skills } of withSkills) {
    const of = (skillKind: string) => skills.filter(({ kind }) => kind === skillKind)
    const lists = { languages: of('LANGUAGE'), programming: of('PROGRAMMING'), qualifications: of('QUALIFICATION') }
    expect(checkSkills({ toeic: null, toefl: null, ...lists }, today.toString()).filter(Boolean)).toEqual([])
    expect(skills).toEqual([...lists.languages, ...lists.programming, ...lists.qualifications])
  }
})

test('mail addresses and telephone numbers are nobody else’s', () => {
  expect(new Set(students.map((student) => student.email)).size).toBe(count)
  expect(new Set(students.map((student) => student.phoneNumber)).size).toBe(count)
})

test('every id is in the lookups', () => {
  const departments = new Map(schools.flatMap((school) => school.departments.map((each) => [each.id, school.id])))
  const lookupIds = {
    areaPreferenceIds: ids(lookup.prefectures),
    industryIds: ids(lookup.industries),
    jobTypeIds: ids(lookup.jobTypes),
    companySizeIds: ids(lookup.companySizes),
    companySelectionCriterionIds: ids(lookup.companySelectionCriteria),
    preferredScoutTypeIds: ids(lookup.scoutTypes),
    sellingPointIds: ids(lookup.sellingPoints),
  }
  for (const student of students) {
    for (const [key, all] of Object.entries(lookupIds)) {
      const chosen: (number | string)[] = student[key as keyof typeof lookupIds]
      expect(
        chosen.filter((id) => !all.has(id)),
        key,
      ).toEqual([])
    }
    expect(ids(lookup.prefectures)).toContain(student.campusPrefectureId)
    expect(lookup.graduationYears).toContain(student.graduationYear)
    expect(ids(lookup.jobHuntingStatuses)).toContain(student.jobHuntingStatusId)
    if (student.departmentId === null) expect(student.otherSchoolName).toBeTruthy()
    else expect(departments.get(student.departmentId)).toBe(student.schoolId)
  }
})

describe('the texts are their own', () => {
  test('no two of 5,000 share an introduction, an experience or a paragraph of one', () => {
    const passages = new Set<string>()
    const repeated = students.flatMap((student) =>
      [student.selfIntroduction, ...student.studentProjectExperience.split('\n\n')].filter((text) => {
        const isRepeated = text !== '' && passages.has(text)
        passages.add(text)
        return isRepeated
      }),
    )
    expect(repeated).toEqual([])
  })

  test('no passage of 60 characters is shared by more than 20', () => {
    // Measured 15 at most (24 with other seeds); 99.9 % of 1.36 million passages have five owners or fewer.
    const owners = new Map<string, number>()
    for (const student of students) {
      const passages = new Set(
        texts(student).flatMap((text) =>
          Array.from({ length: Math.max(0, text.length - 59) }, (_, at) => text.slice(at, at + 60)),
        ),
      )
      for (const passage of passages) owners.set(passage, (owners.get(passage) ?? 0) + 1)
    }
    let most = 0
    let shared = 0
    for (const n of owners.values()) {
      most = Math.max(most, n)
      if (n > 5) shared += 1
    }
    expect(most).toBeLessThanOrEqual(20)
    expect(shared / owners.size).toBeLessThan(0.002)
  }, 30_000)

  test('no slot is left open and no joint is broken', () => {
    for (const student of students) {
      const story = [...student.taglines, ...texts(student)].join('\n')
      expect(story).not.toMatch(/[{}]|undefined|。。|、、|、。|をを|がが|(?<!も)のの|にに|はは/)
    }
  })

  test('about an eighth is sparse and most have told much', () => {
    const filled = students.filter((student) => student.studentProjectExperience.length >= 200).length
    const empty = students.filter((student) => student.studentProjectExperience === '').length
    expect(filled / count).toBeGreaterThan(0.65)
    expect(empty / count).toBeGreaterThan(0.05)
    expect(empty / count).toBeLessThan(0.15)
  })
})
