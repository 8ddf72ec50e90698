import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import type { OfRow } from '#ground/id.ts'

const app = ownApp()
let student: Awaited<ReturnType<typeof aCandidate>>
beforeEach(async () => {
  student = await aCandidate(app.db)
})

/** One call with its arguments as written in a document. */
const save = (call: string, selection = 'id') => app.as(student.viewer).ask(`mutation { ${call} { ${selection} } }`)
const rowOf = (id: OfRow<'candidate'>) =>
  app.db.selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const own = async (selection: string) =>
  (await app.as(student.viewer).ask(`{ ownProfile { ${selection} } }`)).data.ownProfile

describe('§3 each section of the own profile', () => {
  test('is stored as folded, comes back, leaves an audit row, and leaves others alone', async () => {
    const other = await aCandidate(app.db)
    const before = await rowOf(other.id)
    const calls: [string, string, object][] = [
      [
        'updateBasics(gender: NON_BINARY, hometownPrefectureId: "20")',
        'gender hometown { id }',
        { gender: 'NON_BINARY', hometown: { id: '20' } },
      ],
      [
        'updateSelfIntroduction(taglines: [" 粘り強い　研究者 ", "", "粘り強い 研究者"], selfIntroduction: " 最後まで\\n確かめます。 ")',
        'taglines selfIntroduction',
        { taglines: ['粘り強い 研究者'], selfIntroduction: '最後まで\n確かめます。' },
      ],
      [
        'updateSelfIntroduction(taglines: [])',
        'taglines selfIntroduction',
        { taglines: [], selfIntroduction: '最後まで\n確かめます。' },
      ],
      [
        'updateStudentProjectExperience(studentProjectExperience: "実験を200回やり直しました。")',
        'studentProjectExperience',
        { studentProjectExperience: '実験を200回やり直しました。' },
      ],
      [
        'updateSellingPoints(sellingPointIds: ["16", "4", "16"])',
        'sellingPoints { id }',
        { sellingPoints: [{ id: '16' }, { id: '4' }] },
      ],
      [
        'updatePreferences(preferences: { areaPreferenceIds: ["99", "23"], industryIds: ["501"], jobTypeIds: [], companySizeIds: ["7"], companySelectionCriterionIds: ["17", "1"] })',
        'preferences { areas { id } industries { id } jobTypes { id } companySizes { id } companySelectionCriteria { id } }',
        {
          preferences: {
            areas: [{ id: '99' }, { id: '23' }],
            industries: [{ id: '501' }],
            jobTypes: [],
            companySizes: [{ id: '7' }],
            companySelectionCriteria: [{ id: '17' }, { id: '1' }],
          },
        },
      ],
      [
        'updateScoutPreferences(preferences: { preferredScoutTypeIds: ["7"], jobHuntingStatusId: "3", offeredCompany: " 株式会社　例示 ", offeredCompanyIndustryId: "101" })',
        'preferredScoutTypes { id } jobHuntingStatus { id } offeredCompany offeredCompanyIndustry { id }',
        {
          preferredScoutTypes: [{ id: '7' }],
          jobHuntingStatus: { id: '3' },
          offeredCompany: '株式会社 例示',
          offeredCompanyIndustry: { id: '101' },
        },
      ],
      [
        'updateExtraExperiences(experiences: { studyAbroadExperience: "", qualificationExperience: " 統計検定2級 ", internshipExperience: "", hasNoExtraExperience: true })',
        'qualificationExperience hasNoExtraExperience',
        { qualificationExperience: '統計検定2級', hasNoExtraExperience: false },
      ],
      [
        'updateEducation(education: { schoolId: "2", schoolDepartmentId: "201", otherSchoolName: "打ちかけ", departmentCategory: OTHER, degree: BACHELOR, graduationYear: 2029, graduationMonth: 9, campusPrefectureId: "13", highSchoolName: " 例示　高校 " })',
        'education { graduationYear graduationMonth highSchoolName campusPrefecture { id } school { ... on ListedSchool { id department { id } } } }',
        {
          education: {
            graduationYear: 2029,
            graduationMonth: 9,
            highSchoolName: '例示 高校',
            campusPrefecture: { id: '13' },
            school: { id: '2', department: { id: '201' } },
          },
        },
      ],
      [
        'updateEducation(education: { otherSchoolName: "例示大学", otherSchoolDepartmentName: "星学部", departmentCategory: SCIENCE, degree: BACHELOR, graduationYear: 2028, graduationMonth: 3 })',
        'category education { school { ... on OtherSchool { name departmentName } } }',
        { category: 'SCIENCE', education: { school: { name: '例示大学', departmentName: '星学部' } } },
      ],
    ]
    for (const [call, selection, expected] of calls) {
      const { data, errors } = await save(call, selection)
      expect([call, errors]).toEqual([call, []])
      expect(Object.values(data)[0]).toEqual(expected)
      expect(await own(selection)).toEqual(expected)
    }
    expect(await rowOf(other.id)).toEqual(before)
    const audit = await app.db
      .selectFrom('audit')
      .select(['action', 'actorId'])
      .where('candidateId', '=', student.id)
      .execute()
    expect(audit).toHaveLength(calls.length)
    expect(new Set(audit.map(({ actorId }) => actorId))).toEqual(new Set([student.id]))
  })

  test('the category of a listed department is the list’s own; a known school keeps an unlisted department', async () => {
    await save(
      'updateEducation(education: { schoolId: "1", schoolDepartmentId: "101", departmentCategory: OTHER, degree: BACHELOR, graduationYear: 2028, graduationMonth: 3 })',
    )
    const listed = await app.db
      .selectFrom('schoolDepartment')
      .select('category')
      .where('id', '=', 101)
      .executeTakeFirstOrThrow()
    expect(await rowOf(student.id)).toMatchObject({
      departmentCategory: listed.category,
      otherSchoolDepartmentName: null,
    })
    await save(
      'updateEducation(education: { schoolId: "1", otherSchoolDepartmentName: "星学部", departmentCategory: OTHER, degree: BACHELOR, graduationYear: 2028, graduationMonth: 3 })',
    )
    expect(await rowOf(student.id)).toMatchObject({
      schoolId: 1,
      schoolDepartmentId: null,
      otherSchoolDepartmentName: '星学部',
    })
  })
})

test('what is typed in another spelling is the listed school and department; the category is asked no more', async () => {
  await app.db.updateTable('candidate').set({ lacksDepartmentCategory: true }).where('id', '=', student.id).execute()
  expect(await own('lacksDepartmentCategory')).toEqual({ lacksDepartmentCategory: true })
  const { errors } = await save(
    'updateEducation(education: { otherSchoolName: "慶応義塾大学大学院", otherSchoolDepartmentName: "理工学部", degree: MASTER, graduationYear: 2028, graduationMonth: 3 })',
    'lacksDepartmentCategory category education { degree }',
  )
  expect(errors).toEqual([])
  expect(await rowOf(student.id)).toMatchObject({
    schoolId: 86,
    otherSchoolName: null,
    otherSchoolDepartmentName: null,
    departmentCategory: 'SCIENCE',
    degree: 'MASTER',
    lacksDepartmentCategory: false,
  })
})

describe('§3 completeness', () => {
  test('is counted anew with each save; nothing to add is an answer too', async () => {
    student = await aCandidate(app.db, { taglines: [], companySizeIds: [] })
    const counted = 'completeness profileItems { item gain }'
    const gainOf = async (item: string) =>
      (await own(counted)).profileItems.find((one: { item: string }) => one.item === item).gain
    expect([await gainOf('TAGLINES'), await gainOf('EXTRA_EXPERIENCE')]).toEqual([5, 5])
    const { completeness } = await own(counted)
    await save('updateSelfIntroduction(taglines: ["続ける人"])')
    await save(
      'updateExtraExperiences(experiences: { studyAbroadExperience: "", qualificationExperience: "", internshipExperience: "", hasNoExtraExperience: true })',
    )
    const after = await own(counted)
    expect(after.completeness).toBe(completeness + 10)
    expect((await rowOf(student.id)).completeness).toBe(after.completeness)
  })

  test('two sections saved at once are both counted', async () => {
    student = await aCandidate(app.db, { taglines: [], sellingPointIds: [] })
    await Promise.all([
      save('updateSelfIntroduction(taglines: ["続ける人"])'),
      save('updateSellingPoints(sellingPointIds: ["1", "2", "3"])'),
    ])
    const row = await rowOf(student.id)
    expect(row.completeness).toBe((await own('completeness')).completeness)
    expect([row.taglines, row.sellingPointIds]).toEqual([['続ける人'], [1, 2, 3]])
  })
})

describe('§6 what companies see', () => {
  test('the search finds a new text at once, and the old one no longer', async () => {
    const { viewer } = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
    const found = async (word: string) =>
      (
        await app
          .as(viewer)
          .ask('query ($words: [String!]) { searchCandidates(condition: { textKeywords: $words }) { totalCount } }', {
            words: [word],
          })
      ).data.searchCandidates.totalCount
    await save('updateSelfIntroduction(selfIntroduction: "蛍石の劈開を三年間調べました。")')
    expect([await found('蛍石の劈開'), await found('電波望遠鏡')]).toEqual([1, 0])
    await save('updateSelfIntroduction(selfIntroduction: "電波望遠鏡の受信機を直しました。")')
    expect([await found('蛍石の劈開'), await found('電波望遠鏡')]).toEqual([0, 1])
  })

  test('the own view is a company’s, without a trace; the name of an offering company is in neither', async () => {
    await save(
      'updateScoutPreferences(preferences: { preferredScoutTypeIds: [], jobHuntingStatusId: "3", offeredCompany: "株式会社秘密", offeredCompanyIndustryId: "101" })',
    )
    const view =
      'headline excerpt schoolName hasOffer offeredCompany { industry { id } } selfIntroduction completeness totalCountSentScoutInvitation'
    const { viewer } = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
    const { data } = await app
      .as(viewer)
      .ask(`query ($id: ID!) { searchCandidate(id: $id) { ${view} } }`, { id: student.id })
    const views = app.db.selectFrom('profileView').select('companyId').where('candidateId', '=', student.id)
    const before = await views.execute()
    expect((await own(`asSeenByCompanies { ${view} }`)).asSeenByCompanies).toEqual(data.searchCandidate)
    expect(data.searchCandidate.offeredCompany).toEqual({ industry: { id: '101' } })
    expect(await views.execute()).toEqual(before)
  })

  test('another status erases the offer', async () => {
    await save(
      'updateScoutPreferences(preferences: { preferredScoutTypeIds: [], jobHuntingStatusId: "4", offeredCompany: "株式会社秘密", offeredCompanyIndustryId: "101" })',
    )
    await save('updateScoutPreferences(preferences: { preferredScoutTypeIds: [], jobHuntingStatusId: "2" })')
    expect(await rowOf(student.id)).toMatchObject({ offeredCompany: null, offeredCompanyIndustryId: null })
  })
})

describe('a section that another window has saved since it was read', () => {
  const texts = (filled: string) =>
    `experiences: { ${['studyAbroadExperience', 'qualificationExperience', 'internshipExperience'].map((name) => `${name}: "${filled === name ? '書きました。' : ''}"`).join(' ')} }`
  const sections = {
    updateBasics: ['gender: FEMALE', 'gender: MALE'],
    updateEducation: [2028, 2029].map(
      (year) =>
        `education: { schoolId: "2", schoolDepartmentId: "201", degree: BACHELOR, graduationYear: ${year}, graduationMonth: 3 }`,
    ),
    updateSelfIntroduction: ['selfIntroduction: "続けます。"', 'selfIntroduction: "確かめます。"'],
    updateStudentProjectExperience: ['studentProjectExperience: "一"', 'studentProjectExperience: "二"'],
    updateSellingPoints: ['sellingPointIds: ["4"]', 'sellingPointIds: ["16"]'],
    updatePreferences: ['23', '13'].map(
      (id) =>
        `preferences: { areaPreferenceIds: ["${id}"], industryIds: [], jobTypeIds: [], companySizeIds: [], companySelectionCriterionIds: [] }`,
    ),
    updateScoutPreferences: ['3', '7'].map((id) => `preferences: { preferredScoutTypeIds: ["${id}"] }`),
    updateExtraExperiences: ['studyAbroadExperience', 'qualificationExperience'].map(texts),
  }
  const read = async () => (await own('revision')).revision as string
  const within = (name: string, input: string | undefined, revision: string) =>
    save(`${name}(${input} revision: "${revision}")`, 'revision')

  test.each(Object.entries(sections))('%s replaces nothing, until its reader was told', async (name, [one, other]) => {
    const before = await read()
    const first = await within(name, one, before)
    expect(first.errors).toEqual([])
    const after = await rowOf(student.id)
    const second = await within(name, other, before)
    expect(second.errors).toMatchObject([{ code: 'changed_meanwhile', message: expect.stringContaining('ほかの画面') }])
    expect(await rowOf(student.id)).toEqual(after)
    expect((await within(name, other, await read())).errors).toEqual([])
    expect((await within(name, one, 'older')).errors).toMatchObject([{ code: 'changed_meanwhile' }])
    expect((await save(`${name}(${one})`)).errors).toEqual([])
  })

  test('another section, and a save after a save, are not held up', async () => {
    const before = await read()
    expect((await within('updateSelfIntroduction', 'taglines: ["続ける人"]', before)).errors).toEqual([])
    expect((await within('updateSelfIntroduction', 'selfIntroduction: "続けます。"', before)).errors).toEqual([])
    const { data } = await within('updateBasics', 'gender: MALE', before)
    expect(data.updateBasics.revision).toBe(await read())
    expect((await within('updateBasics', 'gender: FEMALE', data.updateBasics.revision)).errors).toEqual([])
  })

  test('of two saves at once one is kept', async () => {
    const before = await read()
    const answers = await Promise.all(
      sections.updateExtraExperiences.map((input) => within('updateExtraExperiences', input, before)),
    )
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['changed_meanwhile'])
  })
})
