import { beforeAll, describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { countStatements } from '#platform/database/db.ts'
import { CompaniesPageDocument } from '#web/generated/graphql.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompany, aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'

const app = ownApp()
let student: Awaited<ReturnType<typeof aCandidate>>
beforeAll(async () => {
  // Lookups are read once, so a retired one has to be there before the first question.
  const retired = { id: 997, label: '終わった業界', industryGroup: '試験', isActive: false }
  await app.db.insertInto('industry').values(retired).execute()
  student = await aCandidate(app.db)
})

type Given = Record<string, unknown>
type FoundNode = {
  company: { id: string; displayName: string }
  openJobCount: number
  sharedWishes: { kind: string; labels: string[] }[]
}
type Found = {
  totalCount: number
  isNearName: boolean
  hasWishes: boolean
  edges: { node: FoundNode }[]
  options: {
    counts: { filter: string; id: string; count: number }[]
    relaxations: { filter: string | null; count: number }[]
  }
}
const question = `query ($condition: CompanySearchInput!, $order: CompanyOrder) {
  searchCompanies(condition: $condition, order: $order) {
    totalCount isNearName hasWishes
    edges { node { company { id displayName } openJobCount sharedWishes { kind labels } } }
    options { counts { filter id count } relaxations { filter count } }
  }
}`
async function search(condition: Given, { viewer = student.viewer, order }: { viewer?: Viewer; order?: string } = {}) {
  const { data, errors } = await app.as(viewer).ask(question, { condition, order })
  expect(errors).toEqual([])
  return data.searchCompanies as Found
}
const names = (connection: Found) => connection.edges.map(({ node }) => node.company.displayName)
const countOf = ({ options }: Found, filter: string, id: string) =>
  options.counts.find((option) => option.filter === filter && option.id === id)?.count ?? 0
const refusal = async (viewer: Viewer | null, condition: Given = {}) =>
  (await app.as(viewer).ask(question, { condition })).errors.map(({ code }) => code)

describe('§6 students meet a company', () => {
  const today = tokyoToday()
  test.each([
    ['whose page is not written', { setUpAt: null }],
    ['whose contract ended yesterday', { contract: { startsOn: addDays(today, -100), endsOn: addDays(today, -1) } }],
    ['that is under review', { contract: { status: 'UNDER_REVIEW' as const } }],
    ['that is suspended', { contract: { status: 'SUSPENDED' as const } }],
    ['that has left', { contract: { status: 'TERMINATED' as const } }],
  ])('but not one %s', async (name, state) => {
    await aCompany(app.db, { displayName: `見えない会社${name}`, ...state })
    const connection = await search({ name: `見えない会社${name}` })
    expect(connection).toMatchObject({ totalCount: 0, edges: [] })
    expect(connection.options.counts).toEqual([])
  })

  test('on the last day of its contract, and from its set-up on', async () => {
    const company = await aCompany(app.db, {
      displayName: '本日までの会社',
      setUpAt: null,
      contract: { endsOn: today },
    })
    expect((await search({ name: '本日までの会社' })).totalCount).toBe(0)
    await app.db.updateTable('company').set({ setUpAt: new Date() }).where('id', '=', company.id).execute()
    expect((await search({ name: '本日までの会社' })).totalCount).toBe(1)
  })

  test('not after they block it, whatever is asked; others do', async () => {
    const company = await aCompany(app.db, { displayName: '避けられた会社', industryIds: [951] })
    const other = await aCandidate(app.db)
    await app
      .as(student.viewer)
      .ask('mutation ($ids: [ID!]!) { blockCompanies(companyIds: $ids) }', { ids: [company.id] })
    const connection = await search({ name: '避けられた会社' })
    expect(connection).toMatchObject({ totalCount: 0, edges: [] })
    expect(countOf(await search({}), 'INDUSTRY', '951')).toBe(0)
    expect((await search({ industryIds: ['951'] })).totalCount).toBe(0)
    expect((await search({ name: '避けられた会社' }, { viewer: other.viewer })).totalCount).toBe(1)
  })

  test('guests and companies ask nothing', async () => {
    expect(await refusal(null)).toEqual(['unauthenticated'])
    expect(await refusal((await aCompanyWithUser(app.db)).viewer)).toEqual(['forbidden'])
  })
})

describe('§2 conditions', () => {
  let viewer: Viewer
  beforeAll(async () => {
    viewer = (await aCandidate(app.db)).viewer
    const north = { industryIds: [201], prefectureId: '01', officePrefectureIds: ['13'], companySizeId: 6 }
    const first = await aCompany(app.db, { ...north, displayName: '北の一社', companySelectionCriterionIds: [11, 9] })
    const second = await aCompany(app.db, { ...north, displayName: '北の二社', companySizeId: 5 })
    await aJob(app.db, { companyId: first.id, jobTypeIds: [27], scoutTypeId: 3 })
    await aJob(app.db, { companyId: first.id, jobTypeIds: [28], scoutTypeId: 8 })
    await aJob(app.db, { companyId: first.id, jobTypeIds: [26], isArchived: true })
    await aJob(app.db, { companyId: second.id, jobTypeIds: [28], scoutTypeId: 3 })
  })

  test('head office and offices are places, an axis and a size are said by the company', async () => {
    const ask = async (condition: Given) =>
      names(await search({ industryIds: ['201'], ...condition }, { viewer, order: 'UPDATED' })).toSorted()
    expect(await ask({ prefectureIds: ['01'] })).toEqual(['北の一社', '北の二社'])
    expect(await ask({ prefectureIds: ['13'] })).toEqual(['北の一社', '北の二社'])
    expect(await ask({ prefectureIds: ['47'] })).toEqual([])
    expect(await ask({ companySelectionCriterionIds: ['11'] })).toEqual(['北の一社'])
    expect(await ask({ companySizeIds: ['5', '4'] })).toEqual(['北の二社'])
  })

  test('a job type and a scout type are those of one open job', async () => {
    const ask = async (condition: Given) =>
      names(await search({ industryIds: ['201'], ...condition }, { viewer })).toSorted()
    expect(await ask({ jobTypeIds: ['28'] })).toEqual(['北の一社', '北の二社'])
    expect(await ask({ scoutTypeIds: ['3'] })).toEqual(['北の一社', '北の二社'])
    expect(await ask({ jobTypeIds: ['28'], scoutTypeIds: ['3'] })).toEqual(['北の二社'])
    expect(await ask({ jobTypeIds: ['26'] })).toEqual([])
  })

  test('counts beside options stand under the other conditions, and none is found by what is left out', async () => {
    const connection = await search({ industryIds: ['201'], companySizeIds: ['6'], jobTypeIds: ['28'] }, { viewer })
    expect(connection.totalCount).toBe(1)
    expect(countOf(connection, 'COMPANY_SIZE', '6')).toBe(1)
    expect(countOf(connection, 'COMPANY_SIZE', '5')).toBe(1)
    expect(countOf(connection, 'SCOUT_TYPE', '8')).toBe(1)
    expect(countOf(connection, 'SCOUT_TYPE', '3')).toBe(0)
    expect(countOf(connection, 'PREFECTURE', '13')).toBe(1)
    expect(countOf(connection, 'INDUSTRY', '501')).toBe(0)
  })

  test('an empty search says which conditions leave most out', async () => {
    const connection = await search({ name: '北の', industryIds: ['201'], prefectureIds: ['47'] }, { viewer })
    expect(connection.totalCount).toBe(0)
    expect(connection.options.relaxations[0]).toEqual({ filter: 'PREFECTURE', count: 2 })
  })

  test('a retired choice is no condition, as it has no option and no chip', async () => {
    await aCompany(app.db, { displayName: '業界が終わった会社', industryIds: [997] })
    await aCompany(app.db, { displayName: '業界が終わらない会社', industryIds: [401] })
    const both = names(await search({ name: '業界が終わ', industryIds: ['997'] }))
    expect(both.toSorted()).toEqual(['業界が終わった会社', '業界が終わらない会社'])
  })

  test('ids that no lookup has are no condition', async () => {
    const all = (await search({}, { viewer })).totalCount
    for (const id of ['0', '-1', '9999', 'x', "1' or 1=1", '1.5', ''])
      expect(
        (await search({ industryIds: [id], jobTypeIds: [id], prefectureIds: [id] }, { viewer })).totalCount,
        id,
      ).toBe(all)
    expect((await search({ industryIds: ['201', '9999'] }, { viewer })).totalCount).toBe(2)
  })
})

describe('§4 the order by wishes says why', () => {
  test('more kinds of wishes first, each with its words', async () => {
    const { viewer } = await aCandidate(app.db, {
      industryIds: [302],
      areaPreferenceIds: ['47'],
      jobTypeIds: [24],
      companySizeIds: [1],
      companySelectionCriterionIds: [17, 16],
    })
    const near = {
      industryIds: [302],
      prefectureId: '20',
      officePrefectureIds: ['47'],
      companySelectionCriterionIds: [16, 17],
    }
    const nearest = await aCompany(app.db, { ...near, displayName: '一番近い', editedAt: new Date('2020-01-01') })
    await aJob(app.db, { companyId: nearest.id, jobTypeIds: [24], lastEditedAt: new Date('2020-02-01') })
    await aCompany(app.db, {
      displayName: '業界だけ',
      industryIds: [302],
      prefectureId: '20',
      editedAt: new Date('2021-01-01'),
    })
    await aCompany(app.db, {
      displayName: '新しいだけ',
      industryIds: [302],
      companySizeId: 6,
      editedAt: new Date('2030-01-01'),
    })
    const connection = await search({ industryIds: ['302'] }, { viewer })
    expect(names(connection)).toEqual(['一番近い', '新しいだけ', '業界だけ'])
    expect(connection.edges[0]?.node).toMatchObject({
      openJobCount: 1,
      sharedWishes: [
        { kind: 'INDUSTRY', labels: ['EC・通販'] },
        { kind: 'PREFECTURE', labels: ['沖縄県'] },
        { kind: 'JOB_TYPE', labels: ['編集・制作・クリエイティブ'] },
        { kind: 'SELECTION_CRITERION', labels: ['商品・サービスが好き', '企業理念への共感'] },
      ],
    })
    const newest = await search({ industryIds: ['302'] }, { viewer, order: 'UPDATED' })
    expect(names(newest)).toEqual(['新しいだけ', '業界だけ', '一番近い'])
  })

  test('a student without wishes is told so, and reads the newest first', async () => {
    const { viewer } = await aCandidate(app.db, {
      industryIds: [],
      areaPreferenceIds: [],
      jobTypeIds: [],
      companySizeIds: [],
      companySelectionCriterionIds: [],
    })
    const connection = await search({ industryIds: ['302'] }, { viewer })
    expect(connection.hasWishes).toBe(false)
    expect(names(connection)[0]).toBe('新しいだけ')
    expect(connection.edges.every(({ node }) => node.sharedWishes.length === 0)).toBe(true)
  })
})

describe('§4 what is edited is found at once', () => {
  test('a job that is published, changed and archived', async () => {
    const company = await aCompany(app.db, { industryIds: [902] })
    const condition = { industryIds: ['902'] }
    expect((await search({ ...condition, jobTypeIds: ['25'] })).totalCount).toBe(0)
    const job = await aJob(app.db, { companyId: company.id, jobTypeIds: [25], scoutTypeId: 4 })
    expect((await search({ ...condition, jobTypeIds: ['25'], scoutTypeIds: ['4'] })).totalCount).toBe(1)
    await app.db
      .updateTable('job')
      .set({ jobTypeIds: [24] })
      .where('id', '=', job.id)
      .execute()
    expect((await search({ ...condition, jobTypeIds: ['25'] })).totalCount).toBe(0)
    expect((await search({ ...condition, jobTypeIds: ['24'] })).edges[0]?.node.openJobCount).toBe(1)
    await app.db.updateTable('job').set({ isArchived: true }).where('id', '=', job.id).execute()
    expect((await search({ ...condition, jobTypeIds: ['24'] })).totalCount).toBe(0)
    expect((await search(condition)).edges[0]?.node.openJobCount).toBe(0)
  })

  test('many companies at once: no bit of another is lost', async () => {
    const companies = await Promise.all(Array.from({ length: 8 }, () => aCompany(app.db, { industryIds: [904] })))
    await Promise.all(
      companies.map(({ id }) =>
        app.db
          .updateTable('company')
          .set({ industryIds: [905] })
          .where('id', '=', id)
          .execute(),
      ),
    )
    expect((await search({ industryIds: ['904'] })).totalCount).toBe(0)
    expect((await search({ industryIds: ['905'] })).totalCount).toBe(8)
  })
})

test('the page costs the same statements for one company as for twenty-four', async () => {
  const costOf = async (condition: Given) => {
    const variables = { condition, order: 'NEAR', first: 24, offset: 0 }
    const ask = () => app.as(student.viewer).ask(CompaniesPageDocument.toString(), variables)
    await ask()
    const { result, statements } = await countStatements(ask)
    expect(result.errors).toEqual([])
    return { statements, shown: (result.data.searchCompanies as Found).edges.length }
  }
  await aCompany(app.db, { displayName: 'ひとつだけの会社' })
  const few = await costOf({ name: 'ひとつだけの会社' })
  for (let count = 0; count < 24; count += 1) await aJob(app.db, { companyId: (await aCompany(app.db)).id })
  const many = await costOf({})
  expect([few.shown, many.shown]).toEqual([1, 24])
  // Wishes, page, options, companies, job types, hearts.
  expect(many.statements).toBeLessThanOrEqual(6)
  expect(few.statements).toBeLessThanOrEqual(many.statements)
})
