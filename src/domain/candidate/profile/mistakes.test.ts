import { beforeEach, describe, expect, test } from 'vitest'
import { profileLimits } from '#ground/limits/profile.ts'
import type { OfRow } from '#ground/id.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate } from '#test/factories.ts'

const app = ownApp()
let student: Awaited<ReturnType<typeof aCandidate>>
beforeEach(async () => {
  student = await aCandidate(app.db)
})

/** One call with its arguments as written in a document. */
const save = (call: string, selection = 'id') => app.as(student.viewer).ask(`mutation { ${call} { ${selection} } }`)
const fieldsOf = async (call: string) => (await save(call)).errors[0]?.fields
const rowOf = (id: OfRow<'candidate'>) =>
  app.db.selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const quoted = (letters: number) => JSON.stringify('あ'.repeat(letters))

describe('§5 what cannot be saved is refused beside its field', () => {
  const education = (argumentText: string) =>
    `updateEducation(education: { departmentCategory: OTHER, degree: BACHELOR, graduationMonth: 3, graduationYear: 2028, ${argumentText} })`
  const scouts = (argumentText: string) =>
    `updateScoutPreferences(preferences: { preferredScoutTypeIds: [], ${argumentText} })`
  const preferences = (
    lists: Partial<
      Record<
        'areaPreferenceIds' | 'industryIds' | 'jobTypeIds' | 'companySizeIds' | 'companySelectionCriterionIds',
        string[]
      >
    >,
  ) =>
    `updatePreferences(preferences: { ${[
      'areaPreferenceIds',
      'industryIds',
      'jobTypeIds',
      'companySizeIds',
      'companySelectionCriterionIds',
    ]
      .map((name) => `${name}: ${JSON.stringify((lists as Record<string, string[]>)[name] ?? [])}`)
      .join(', ')} })`
  const unknown = '指定された内容が正しくありません'

  const mistakes: [string, string, string][] = [
    ['updateBasics(gender: FEMALE, hometownPrefectureId: "48")', 'hometownPrefectureId', unknown],
    [
      `updateSelfIntroduction(selfIntroduction: ${quoted(801)})`,
      'selfIntroduction',
      '800文字以内で入力してください（現在801文字）',
    ],
    [
      `updateSelfIntroduction(taglines: ["短い", ${quoted(21)}])`,
      'taglines.1',
      '20文字以内で入力してください（現在21文字）',
    ],
    ['updateSelfIntroduction(taglines: ["1", "2", "3", "4"])', 'taglines', '選択できるタグラインは3 つまでです'],
    [
      `updateStudentProjectExperience(studentProjectExperience: ${quoted(801)})`,
      'studentProjectExperience',
      '800文字以内で入力してください（現在801文字）',
    ],
    ['updateSellingPoints(sellingPointIds: [])', 'sellingPointIds', '強みを1つ以上選択してください'],
    [
      'updateSellingPoints(sellingPointIds: ["1", "2", "3", "4", "5", "6"])',
      'sellingPointIds',
      '選択できる強みは5 つまでです',
    ],
    ['updateSellingPoints(sellingPointIds: ["25"])', 'sellingPointIds', unknown],
    ['updateSellingPoints(sellingPointIds: ["4.5"])', 'sellingPointIds', unknown],
    [preferences({ areaPreferenceIds: ['00'] }), 'areaPreferenceIds', unknown],
    [preferences({ industryIds: ['1'] }), 'industryIds', unknown],
    [
      preferences({ industryIds: ['101', '102', '103', '104', '105', '106'] }),
      'preferences.industryIds',
      '選択できる希望業界は5 つまでです',
    ],
    [preferences({ jobTypeIds: ['30'] }), 'jobTypeIds', unknown],
    [preferences({ companySizeIds: ['8'] }), 'companySizeIds', unknown],
    [
      preferences({ companySizeIds: ['1', '2', '3', '4', '5', '6'] }),
      'preferences.companySizeIds',
      '選択できる企業の規模は5 つまでです',
    ],
    [
      preferences({ companySelectionCriterionIds: ['1', '2', '3', '4'] }),
      'preferences.companySelectionCriterionIds',
      '選択できる企業選びの軸は3 つまでです',
    ],
    [scouts('jobHuntingStatusId: "6"'), 'jobHuntingStatusId', unknown],
    [scouts('jobHuntingStatusId: "2", offeredCompany: "株式会社例示"'), 'offeredCompany', unknown],
    [scouts('jobHuntingStatusId: "1", offeredCompanyIndustryId: "101"'), 'offeredCompanyIndustryId', unknown],
    [
      scouts(`jobHuntingStatusId: "4", offeredCompany: ${quoted(61)}`),
      'offeredCompany',
      '60文字以内で入力してください（現在61文字）',
    ],
    [
      `updateExtraExperiences(experiences: { studyAbroadExperience: ${quoted(401)}, qualificationExperience: "", internshipExperience: "" })`,
      'studyAbroadExperience',
      '400文字以内で入力してください（現在401文字）',
    ],
    [education('schoolId: "99999999", otherSchoolDepartmentName: "星学部"'), 'schoolId', '学校が選択されていません'],
    [education('schoolId: "1"'), 'schoolDepartmentId', '学部・学科が選択されていません'],
    [education('schoolId: "1", schoolDepartmentId: "201"'), 'schoolDepartmentId', '学部・学科が選択されていません'],
    [
      education('schoolId: "1", otherSchoolDepartmentName: "工学系研究科"').replace('departmentCategory: OTHER, ', ''),
      'departmentCategory',
      '候補にない学部・学科のときは、文理を選んでください',
    ],
    [
      education('schoolId: "1", schoolDepartmentId: "101"').replace('degree: BACHELOR, ', ''),
      'degree',
      '課程が選択されていません',
    ],
    [education('otherSchoolName: "　"'), 'otherSchoolName', '学校名が入力されていません'],
    [education(`otherSchoolName: ${quoted(61)}`), 'otherSchoolName', '60文字以内で入力してください（現在61文字）'],
    [
      education('schoolId: "1", schoolDepartmentId: "101"').replace('2028', '2026'),
      'graduationYear',
      '卒業予定の年を選択してください',
    ],
    [
      education('schoolId: "1", schoolDepartmentId: "101"').replace('graduationMonth: 3', 'graduationMonth: 13'),
      'graduationMonth',
      '卒業予定の月が選択されていません',
    ],
  ]
  test.each(mistakes.map(([call, path, message]) => ({ call, path, message })))(
    '$path: $message',
    async ({ call, path, message }) => {
      const before = await rowOf(student.id)
      expect(await fieldsOf(call)).toEqual([{ path, message }])
      expect(await rowOf(student.id)).toEqual(before)
    },
  )

  test('a text of the longest length is saved, in letters as people count them', async () => {
    const text = '👨‍👩‍👧‍👦'.repeat(profileLimits.selfIntroduction.max)
    const { errors } = await app
      .as(student.viewer)
      .ask('mutation ($text: String) { updateSelfIntroduction(selfIntroduction: $text) { id } }', { text })
    expect(errors).toEqual([])
    expect((await rowOf(student.id)).selfIntroduction).toBe(text)
  })
})
