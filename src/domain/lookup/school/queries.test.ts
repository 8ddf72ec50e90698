import { beforeAll, describe, expect, test } from 'vitest'
import { ownApp, type TestApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { comparedCompanyName } from '#ground/compared-text.ts'
import { findByName, matchDepartments } from './names/rules.ts'
import { schools } from './schools.ts'

const app = ownApp()
beforeAll(async () => {
  await app.db.insertInto('school').values({ id: 9001, name: '試験大学', kind: '私立', prefectureId: '23' }).execute()
  const names = ['文学部', '法学部', '経済学部', '情報学部 情報システム学科', '理学部', '工学部', '医学部', '看護学部']
  await app.db
    .insertInto('schoolDepartment')
    .values(
      names.map((name, at) => ({
        id: 900_101 + at,
        schoolId: 9001,
        name,
        category: at < 3 ? 'HUMANITIES' : 'SCIENCE',
      })),
    )
    .execute()
  await app.db
    .insertInto('schoolDepartment')
    .values({ id: 900_199, schoolId: 9001, name: '廃止学部', category: 'OTHER', retiredAt: new Date() })
    .execute()
})

const school = (variables: object, viewer: Parameters<TestApp['as']>[0] = null) =>
  app.as(viewer).ask(
    `query S($id: ID!, $category: DepartmentCategory, $name: String, $first: Int) {
      school(schoolId: $id) { id name prefecture { label } departments(category: $category, name: $name, first: $first) { id name category } } }`,
    { id: '9001', ...variables },
  )
const namesOf = async (variables: object) =>
  (await school(variables)).data.school.departments.map(({ name }: { name: string }) => name)

describe('§7 school', () => {
  test('its departments, seven unless asked for more; retired ones are gone', async () => {
    const { data } = await app
      .as(null)
      .ask('{ school(schoolId: "9001") { id name prefecture { label } departments { id name category } } }')
    expect(data.school).toMatchObject({ id: '9001', name: '試験大学', prefecture: { label: '愛知県' } })
    expect(data.school.departments).toHaveLength(7)
    expect(data.school.departments[0]).toEqual({ id: '900101', name: '文学部', category: 'HUMANITIES' })
    expect(await namesOf({ first: 9999 })).toHaveLength(8)
    expect(await namesOf({ first: 2 })).toEqual(['文学部', '法学部'])
    expect(await namesOf({ first: -1 })).toEqual([])
  })

  test('by category and by a part of the name', async () => {
    expect(await namesOf({ category: 'HUMANITIES' })).toEqual(['文学部', '法学部', '経済学部'])
    expect(await namesOf({ category: 'HUMANITIES', name: '学部', first: 1 })).toEqual(['文学部'])
    expect(await namesOf({ name: 'ｼｽﾃﾑ' })).toEqual(['情報学部 情報システム学科'])
    expect(await namesOf({ name: '100%_' })).toEqual([])
  })

  test('everybody may ask; what is unknown, retired or malformed is not found', async () => {
    const { viewer: student } = await aCandidate(app.db)
    const { viewer: company } = await aCompanyWithUser(app.db)
    for (const viewer of [student, company]) expect((await school({}, viewer)).errors).toEqual([])
    await app.db
      .insertInto('school')
      .values({ id: 9002, name: '閉校大学', kind: '私立', prefectureId: '23', retiredAt: new Date() })
      .execute()
    for (const id of ['9999', '9002', '-1', '1e3', '99999999999999', "' or 1=1 --", ''])
      expect((await school({ id })).errors[0]?.code).toBe('not_found')
  })
})

describe('a school goes by its reading and its short names too', () => {
  const names = async (name: string) => {
    const { data } = await app
      .as(null)
      .ask('query ($name: String!) { schools(name: $name, first: 1) { name } }', { name })
    return data.schools.map((one: { name: string }) => one.name)
  }
  test.each([
    ['わせだ', '早稲田大学'],
    ['ワセダ', '早稲田大学'],
    ['早大', '早稲田大学'],
    ['慶応', '慶應義塾大学'],
    ['慶応義塾大学', '慶應義塾大学'],
    ['けいおう', '慶應義塾大学'],
    ['国学院大学', '國學院大学'],
    ['駒沢大学', '駒澤大学'],
    ['独協大学', '獨協大学'],
    ['東大', '東京大学'],
    ['東京大学大学院', '東京大学'],
    ['アジア大学', '亜細亜大学'],
    ['国際キリスト教大学', '国際基督教大学'],
  ])('%s is %s', async (name, schoolName) => {
    expect(await names(name)).toEqual([schoolName])
    if (!/^[ぁ-ヶ]+$/u.test(name)) expect(findByName(schools, name)?.name).toBe(schoolName)
  })

  test('no two schools share a spelling', () => {
    const spellings = schools.flatMap(({ name, kana, shortNames }) =>
      [name, name.replace(/学$/u, ''), kana, ...shortNames].map(comparedCompanyName),
    )
    expect(spellings.filter((one, at) => spellings.indexOf(one) !== at)).toEqual([])
    for (const { kana } of schools) expect(kana).toMatch(/^[ぁ-ん]+だいがく$/u)
  })

  test.each(['福大', '神大', '愛大', 'わせ', '大学', ''])('「%s」 alone is certain of none', (name) =>
    expect(findByName(schools, name)).toBeUndefined(),
  )
})

test.each([
  ['理', ['理学部', '経理学科', '物理学科']],
  ['ＩＴ', ['itビジネス学科']],
  [' 経　理 ', ['経理学科']],
  ['りがく', []],
])('§7 「%s」 finds what it begins first, then what it is part of', (name, expected) => {
  const departments = ['経理学科', '物理学科', '理学部', 'itビジネス学科', '文学部'].map((title) => ({
    name: title,
    category: 'OTHER',
  }))
  expect(matchDepartments(departments, { name, first: 7 }).map((department) => department.name)).toEqual(expected)
})
