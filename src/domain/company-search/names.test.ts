import { beforeAll, describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompany } from '#test/factories.ts'

const app = ownApp()
let student: Awaited<ReturnType<typeof aCandidate>>
beforeAll(async () => {
  student = await aCandidate(app.db)
})

type Found = { totalCount: number; isNearName: boolean; edges: { node: { company: { displayName: string } } }[] }
const question = `query ($condition: CompanySearchInput!) {
  searchCompanies(condition: $condition) { totalCount isNearName edges { node { company { displayName } } } }
}`
const ask = (condition: { name?: string }) => app.as(student.viewer).ask(question, { condition })
async function search(condition: { name?: string }) {
  const { data, errors } = await ask(condition)
  expect(errors).toEqual([])
  return data.searchCompanies as Found
}
const names = (connection: Found) => connection.edges.map(({ node }) => node.company.displayName)

describe('§2 company-name finds a company', () => {
  beforeAll(async () => {
    await aCompany(app.db, {
      legalName: '株式会社関ヶ原ホールディングス',
      displayName: 'セキガハラＨＤ',
      kana: 'セキガハラホールディングス',
    })
    await aCompany(app.db, {
      legalName: '株式会社北斗システムズ',
      displayName: '北斗システムズ',
      kana: 'ホクトシステムズ',
    })
    await aCompany(app.db, { legalName: 'キヤノマ株式会社', displayName: 'キヤノマ', kana: 'キャノマ' })
    await aCompany(app.db, { legalName: '株式会社髙澤一%組', displayName: '髙澤組', kana: 'タカザワグミ' })
  })

  test.each([
    ['北斗システムズ', '北斗システムズ'],
    ['北斗', '北斗システムズ'],
    ['株式会社北斗システムズ', '北斗システムズ'],
    ['（株）北斗システムズ', '北斗システムズ'],
    ['㈱北斗', '北斗システムズ'],
    ['北斗 システムズ', '北斗システムズ'],
    ['ほくと', '北斗システムズ'],
    ['ﾎｸﾄｼｽﾃﾑｽﾞ', '北斗システムズ'],
    ['ホクトーシステムズ', '北斗システムズ'],
    ['関ヶ原', 'セキガハラＨＤ'],
    ['関ケ原', 'セキガハラＨＤ'],
    ['せきがはらhd', 'セキガハラＨＤ'],
    ['ｾｷｶﾞﾊﾗHD', 'セキガハラＨＤ'],
    ['キャノマ', 'キヤノマ'],
    ['高沢組', '髙澤組'],
    ['髙澤一%組', '髙澤組'],
  ])('%s finds %s as it is written', async (name, match) => {
    const connection = await search({ name })
    expect(names(connection)).toEqual([match])
    expect(connection).toMatchObject({ totalCount: 1, isNearName: false })
  })

  test.each([
    ['ホクトシステマズ', 'another letter'],
    ['ホクトシステズ', 'a letter is missing'],
    ['ホクトンシステムズ', 'a letter too many'],
    ['北都システムズ', 'another kanji'],
  ])('§4 %s: %s', async (name) => {
    const connection = await search({ name })
    expect(names(connection)).toEqual(['北斗システムズ'])
    expect(connection.isNearName).toBe(true)
  })

  test('§4 two letters have no spelling beside them, and two mistakes are too many', async () => {
    expect((await search({ name: '北都' })).totalCount).toBe(0)
    expect((await search({ name: 'ホクサシステマズ' })).totalCount).toBe(0)
  })

  test('a kind of company alone is no name, and signs are no patterns', async () => {
    const all = (await search({})).totalCount
    expect((await search({ name: '株式会社' })).totalCount).toBe(all)
    expect((await search({ name: '%%%' })).totalCount).toBe(all)
    expect((await search({ name: '__斗' })).totalCount).toBe(1)
    expect((await search({ name: '\\' })).totalCount).toBe(all)
  })

  test('§5 a name that is too long is refused', async () => {
    const { errors } = await ask({ name: 'あ'.repeat(61) })
    expect(errors[0]).toMatchObject({ code: 'invalid_input', fields: [{ path: 'condition.name' }] })
  })
})
