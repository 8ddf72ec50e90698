import { expect, test } from 'vitest'
import { quotablePassages } from '../quotation/passages/rules.ts'
import { hiddenName, withoutHiddenFacts } from './rules.ts'

const student = {
  pictureFile: 'candidate/a.webp',
  gender: 'FEMALE' as const,
  schoolId: 7,
  listedSchoolName: '暁星山大学',
  otherSchoolName: null,
  schoolDepartmentId: 3,
  listedDepartmentName: '文学部',
  otherSchoolDepartmentName: null,
  campusPrefectureId: '13',
  hometownPrefectureId: '20',
  highSchoolName: '松本高等学校',
  taglines: ['暁星山大学の発掘班長'],
  skills: [{ name: '暁星山大学の講座', note: '' }],
  selfIntroduction: '暁星山大学の学生として研究を続けました。松本高校では部長でした。長野県の祭りを手伝いました。',
  studentProjectExperience: '研究を三年続け、発表を任されました。',
  studyAbroadExperience: '',
  qualificationExperience: '',
  internshipExperience: '',
}
const hidden = withoutHiddenFacts(student, ['暁山大', '長野県'], ['selfIntroduction', 'studentProjectExperience'])

test('school, campus, high school, photo, gender and hometown are gone, and the department stays', () =>
  expect(hidden).toMatchObject({
    pictureFile: null,
    gender: 'NO_ANSWER',
    schoolId: null,
    listedSchoolName: null,
    schoolDepartmentId: null,
    listedDepartmentName: null,
    otherSchoolDepartmentName: '文学部',
    campusPrefectureId: null,
    hometownPrefectureId: null,
    highSchoolName: null,
  }))

test('their names are out of the student’s own words, in each spelling of a high school', () => {
  expect(JSON.stringify(hidden)).not.toMatch(/暁星|松本|長野/u)
  expect(hidden.selfIntroduction).toBe(
    `${hiddenName}の学生として研究を続けました。${hiddenName}では部長でした。${hiddenName}の祭りを手伝いました。`,
  )
  expect(hidden.taglines).toEqual([`${hiddenName}の発掘班長`])
})

test('what is hidden in part is quoted by nobody', () =>
  expect(quotablePassages(hidden)).toEqual([
    { field: 'STUDENT_PROJECT_EXPERIENCE', text: '研究を三年続け、発表を任されました。' },
  ]))

test('a name is hidden in every spelling of its letters', () => {
  const school = { ...student, listedSchoolName: '慶應義塾大学', highSchoolName: null }
  const textOf = (selfIntroduction: string) =>
    withoutHiddenFacts({ ...school, selfIntroduction }, ['慶應', 'けいおうぎじゅくだいがく'], ['selfIntroduction'])
      .selfIntroduction
  expect(textOf('慶応義塾大学の三年です。')).toBe(`${hiddenName}の三年です。`)
  expect(textOf('慶應義塾大學と慶応と、けいおうぎじゅくだいがく。')).toBe(
    `${hiddenName}と${hiddenName}と、${hiddenName}。`,
  )
})

test('a short name, or none, hides nothing else', () =>
  expect(
    withoutHiddenFacts({ ...student, listedSchoolName: null }, ['研'], ['selfIntroduction']).selfIntroduction,
  ).toContain('研究'))
