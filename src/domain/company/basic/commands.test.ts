import { beforeEach, describe, expect, test } from 'vitest'
import { countStatements } from '#platform/database/db.ts'
import { ownApp, type TestClient } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { CompanyBasicPageDocument } from '#web/generated/graphql.ts'

const app = ownApp()
let home: Awaited<ReturnType<typeof aCompanyWithUser>>
let client: TestClient
beforeEach(async () => {
  home = await aCompanyWithUser(app.db)
  client = app.as(home.viewer)
})

const names = `mutation ($version: Int!, $legalName: String!, $displayName: String!, $kana: String!) {
  updateCompanyNames(version: $version, legalName: $legalName, displayName: $displayName, kana: $kana) {
    corporateNumber sections { section version editedBy } company { legalName displayName kana } } }`
const information = `mutation ($version: Int!, $industryIds: [ID!]!, $companySizeId: ID, $employees: Int, $foundedOn: Date,
  $capitalYen: Float, $representative: String!, $urls: [CompanyUrlInput!]!) {
  updateCompanyInformation(version: $version, industryIds: $industryIds, companySizeId: $companySizeId, employees: $employees,
    foundedOn: $foundedOn, capitalYen: $capitalYen, representative: $representative, urls: $urls) {
    company { industries { id } companySize { id } employees foundedOn capitalYen representative urls { label url } } } }`
const address = `mutation ($version: Int!, $headOffice: HeadOfficeInput!, $officePrefectureIds: [ID!]!) {
  updateCompanyAddress(version: $version, headOffice: $headOffice, officePrefectureIds: $officePrefectureIds) {
    company { postalCode prefecture { id } city addressLine building offices { id } } } }`
const others = `mutation ($version: Int!, $others: [CompanyOtherInput!]!) {
  updateCompanyOthers(version: $version, others: $others) { company { others { title body } } } }`

const named = { version: 0, legalName: ' 株式会社　夜明け製作所 ', displayName: '夜明け製作所', kana: 'よあけｾｲｻｸｼﾞｮ' }
const informed = {
  version: 0,
  industryIds: ['501'],
  companySizeId: '4',
  employees: 742,
  foundedOn: '1984-04-02',
  capitalYen: 480_000_000,
  representative: '代表取締役　水上 恒一',
  urls: [{ label: '企業サイト', url: 'https://example.com/' }],
}
const headOffice = {
  postalCode: '460-0008',
  prefectureId: '23',
  city: '名古屋市中区',
  town: '栄',
  street: '３−４−１２',
  building: '夜明けビル',
}
const mistakes = async (query: string, variables: object) => {
  const { errors } = await client.ask(query, variables as Record<string, unknown>)
  return errors[0]?.fields ?? errors[0]?.code ?? 'saved'
}
const colleague = async (role: 'ADMIN' | 'RECRUITER' | 'VIEWER') =>
  app.as((await aCompanyUser(app.db, home.company.id, { role })).viewer)

describe('§2 /client/company/basic', () => {
  test('§8 names are folded and kept; the 法人番号 stays as the operator entered it', async () => {
    const { data, errors } = await client.ask(names, named)
    expect(errors).toEqual([])
    expect(data.updateCompanyNames).toEqual({
      corporateNumber: home.company.corporateNumber,
      sections: [{ section: 'NAMES', version: 1, editedBy: `佐伯 ${home.user.givenName}` }],
      company: { legalName: '株式会社 夜明け製作所', displayName: '夜明け製作所', kana: 'ヨアケセイサクジョ' },
    })
  })

  test('§5 a mistake is refused beside its field, control characters are taken out', async () => {
    expect(await mistakes(names, { version: 0, legalName: ' ', displayName: 'あ'.repeat(41), kana: '夜明け' })).toEqual(
      [
        { path: 'legalName', message: '正式な社名が入力されていません' },
        { path: 'displayName', message: '40文字以内で入力してください（現在41文字）' },
        { path: 'kana', message: '社名のフリガナは全角カタカナで入力してください' },
      ],
    )
    const { data } = await client.ask(names, { ...named, displayName: '夜\u0007明\u202eけ\n製作所' })
    expect(data.updateCompanyNames.company.displayName).toBe('夜明け 製作所')
  })

  test('§8 company information: industries, size, employees, founding, capital, representative, addresses', async () => {
    const { data, errors } = await client.ask(information, informed)
    expect(errors).toEqual([])
    expect(data.updateCompanyInformation.company).toEqual({
      industries: [{ id: '501' }],
      companySize: { id: '4' },
      employees: 742,
      foundedOn: '1984-04-02',
      capitalYen: 480_000_000,
      representative: '代表取締役 水上 恒一',
      urls: informed.urls,
    })
  })

  test('§5 information: each mistake at once; a javascript: address and one with a password are none', async () => {
    const wrong = {
      ...informed,
      industryIds: [],
      companySizeId: '2',
      foundedOn: '2999-01-01',
      capitalYen: 0.5,
      representative: '',
      urls: [
        { label: '', url: 'javascript:alert(1)' },
        { label: '採用', url: 'https://a:b@example.com/' },
        { label: '企業', url: '' },
        { label: '一', url: 'https://example.com/' },
        { label: '二', url: 'https://example.com/' },
      ],
    }
    const fieldErrors = await mistakes(information, wrong)
    expect((fieldErrors as { path: string }[]).map(({ path }) => path)).toEqual([
      'industryIds',
      'companySizeId',
      'foundedOn',
      'capitalYen',
      'representative',
      'urls.0.label',
      'urls.0.url',
      'urls.1.url',
      'urls.2.url',
      'urls.4.url',
    ])
    expect(await mistakes(information, { ...informed, industryIds: ['999'] })).toEqual([
      { path: 'industryIds', message: '指定された内容が正しくありません' },
    ])
    expect(await mistakes(information, { ...informed, urls: Array(6).fill(informed.urls[0]) })).toMatchObject([
      { path: 'urls' },
    ])
  })

  test('§8 the address is folded; offices are prefectures, each once', async () => {
    const { data, errors } = await client.ask(address, {
      version: 0,
      headOffice,
      officePrefectureIds: ['27', '13', '13'],
    })
    expect(errors).toEqual([])
    expect(data.updateCompanyAddress.company).toEqual({
      postalCode: '4600008',
      prefecture: { id: '23' },
      city: '名古屋市中区',
      addressLine: '栄3-4-12',
      building: '夜明けビル',
      offices: [{ id: '13' }, { id: '27' }],
    })
    const wrong = { ...headOffice, postalCode: '46', prefectureId: '00', city: '', street: 'あ'.repeat(51) }
    const fieldErrors = await mistakes(address, { version: 1, headOffice: wrong, officePrefectureIds: ['00'] })
    expect((fieldErrors as { path: string }[]).map(({ path }) => path)).toEqual([
      'headOffice.postalCode',
      'headOffice.prefectureId',
      'headOffice.city',
      'headOffice.street',
      'officePrefectureIds',
    ])
  })

  test('§8 others are a list of titles and bodies', async () => {
    const list = [
      { title: '加盟団体', body: ' 組み込みソフト協議会\r\n' },
      { title: '主要取引先', body: '病院' },
    ]
    const { data } = await client.ask(others, { version: 0, others: list })
    expect(data.updateCompanyOthers.company.others).toEqual([
      { title: '加盟団体', body: '組み込みソフト協議会' },
      { title: '主要取引先', body: '病院' },
    ])
    const twice = [
      { title: '加盟団体', body: '' },
      { title: '加盟団体 ', body: 'い'.repeat(1001) },
    ]
    expect(await mistakes(others, { version: 1, others: twice })).toMatchObject([
      { path: 'others.0.body' },
      { path: 'others.1.title' },
      { path: 'others.1.body' },
    ])
  })
})

describe('two people at once', () => {
  test('of two saves from one reading one is kept; the other is told by whom, and may save over it', async () => {
    const other = await colleague('RECRUITER')
    const answers = await Promise.all([client.ask(names, named), other.ask(names, { ...named, displayName: '夜明け' })])
    const refused = answers.flatMap(({ errors }) => errors)
    expect(refused.map(({ code }) => code)).toEqual(['company_section_edited'])
    expect(refused[0]?.message).toMatch(/^入力中に、佐伯 真琴\d+さんがこの項目を更新しました（\d+\/\d+ \d\d:\d\d）。/u)
    const { data, errors } = await other.ask(names, { ...named, version: 1, displayName: '夜明け' })
    expect(errors).toEqual([])
    expect(data.updateCompanyNames).toMatchObject({ company: { displayName: '夜明け' }, sections: [{ version: 2 }] })
  })

  test('other sections go on; a version that never was is refused', async () => {
    await client.ask(names, named)
    expect((await client.ask(others, { version: 0, others: [] })).errors).toEqual([])
    expect((await client.ask(information, { ...informed, version: 7 })).errors[0]?.code).toBe('not_found')
  })
})

describe('§6 who may', () => {
  test('ADMIN and RECRUITER write, VIEWER reads', async () => {
    const viewer = await colleague('VIEWER')
    expect((await viewer.ask(names, named)).errors[0]?.code).toBe('forbidden')
    expect((await viewer.ask('{ companyBasic { isSetUp company { id } } }')).data.companyBasic).toEqual({
      isSetUp: true,
      company: { id: home.company.id },
    })
    expect((await (await colleague('RECRUITER')).ask(names, named)).errors).toEqual([])
  })

  test('a student and a visitor have no such page', async () => {
    expect((await app.as(null).ask('{ companyBasic { isSetUp } }')).errors[0]?.code).toBe('unauthenticated')
  })

  test("a save changes no other company's row", async () => {
    const { company } = await aCompanyWithUser(app.db)
    await client.ask(information, informed)
    const row = app.db.selectFrom('company').select('representative').where('id', '=', company.id)
    expect(await row.executeTakeFirst()).toEqual({ representative: '試験 太郎' })
  })
})

test('the page takes a fixed number of statements', async () => {
  await client.ask(information, {
    ...informed,
    urls: [1, 2, 3].map((n) => ({ label: `${n}`, url: `https://${n}.example.com/` })),
  })
  const { statements } = await countStatements(() => client.ask(String(CompanyBasicPageDocument)))
  expect(statements).toBeLessThanOrEqual(6)
})
