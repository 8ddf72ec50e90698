import { beforeEach, describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { isCheckDue } from './rules.ts'

const app = ownApp()

/** As the operator makes it: a name, a number, and nothing of a page. */
const empty = {
  setUpAt: null,
  kana: '',
  industryIds: [],
  companySizeId: null,
  employees: null,
  representative: '',
  postalCode: null,
  prefectureId: null,
  city: '',
  addressLine: '',
  tagline: '',
}
const basic = {
  kana: 'ヨアケ',
  industryIds: [501],
  companySizeId: 3,
  employees: 120,
  representative: '夜明 昇',
  postalCode: '4600001',
  prefectureId: '23',
  city: '名古屋市中区',
}
const complete = 'mutation { completeCompanySetUp { setUpAt missing { part } company { checkedAt } } }'
const confirm = 'mutation { confirmCompanyPage { isCheckDue company { checkedAt } } }'
const state = '{ ownCompanyPage { setUpAt isCheckDue missing { part label } } }'

let home: Awaited<ReturnType<typeof aCompanyWithUser>>
beforeEach(async () => {
  home = await aCompanyWithUser(app.db, empty)
})
const ask = (query: string) => app.as(home.viewer).ask(query)
const set = (columns: object) => app.db.updateTable('company').set(columns).where('id', '=', home.company.id).execute()
const writeText = (text: string) =>
  app.db.insertInto('companyContent').values({ companyId: home.company.id, position: 0, kind: 'TEXT', text }).execute()

describe('§2 /client/company/final/complete', () => {
  test('says what is missing, part by part, and ends when nothing is', async () => {
    expect((await ask(state)).data.ownCompanyPage).toEqual({
      setUpAt: null,
      isCheckDue: false,
      missing: [
        { part: 'BASIC', label: '基本情報' },
        { part: 'TAGLINE', label: 'キャッチコピー' },
        { part: 'CONTENTS', label: '会社紹介の本文' },
      ],
    })
    expect((await ask(complete)).errors[0]).toMatchObject({
      code: 'company_set_up_incomplete',
      message:
        'まだ入力されていない項目があります。（基本情報、キャッチコピー、会社紹介の本文）入力してから、もう一度お試しください。',
    })
    await set(basic)
    await set({ tagline: '夜明けをつくる' })
    await writeText('')
    expect((await ask(complete)).errors[0]?.message).toContain('（会社紹介の本文）')
    await app.db.deleteFrom('companyContent').where('companyId', '=', home.company.id).execute()
    await writeText('会社の紹介です。')
    const { data } = await ask(complete)
    expect(data.completeCompanySetUp).toMatchObject({ missing: [] })
    expect(data.completeCompanySetUp.setUpAt).not.toBeNull()
    expect(data.completeCompanySetUp.company.checkedAt).not.toBeNull()
  })

  test.each(Object.keys(basic))('without %s the basic information is missing', async (column) => {
    await set({ ...basic, tagline: '夜明けをつくる', [column]: empty[column as keyof typeof basic] })
    await writeText('会社の紹介です。')
    expect((await ask(complete)).errors[0]?.message).toContain('（基本情報）')
  })

  test('twice at once it ends once, and a second press changes nothing', async () => {
    await set({ ...basic, tagline: '夜明けをつくる' })
    await writeText('会社の紹介です。')
    const answers = await Promise.all([ask(complete), ask(complete)])
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    const dates = answers.map(({ data }) => data.completeCompanySetUp.setUpAt)
    expect(dates[0]).toBe(dates[1])
    const ended = app.db.selectFrom('audit').select('action').where('action', '=', 'completeCompanySetUp')
    expect(await ended.where('subjectId', '=', home.company.id).execute()).toHaveLength(1)
  })

  test('§6 a user who only reads can neither end the set-up nor confirm the page', async () => {
    const reader = app.as((await aCompanyUser(app.db, home.company.id, { role: 'VIEWER' })).viewer)
    for (const act of [complete, confirm]) expect((await reader.ask(act)).errors[0]?.code).toBe('forbidden')
    expect((await reader.ask(state)).data.ownCompanyPage.missing).toHaveLength(3)
  })

  test('before, no job is published; afterwards it is', async () => {
    const job = await aJob(app.db, { companyId: home.company.id, status: 'DRAFT' })
    const publish = `mutation { updateJobDescriptionStatus(id: "${job.id}", status: PUBLISHED) { status } }`
    const missing = `{ jobDescription(jobId: "${job.id}") { missingParts { code label } } }`
    const whatIsMissing = async () => (await ask(missing)).data.jobDescription.missingParts
    expect(await whatIsMissing()).toEqual([{ code: 'COMPANY', label: '企業ページ' }])
    expect((await ask(publish)).errors[0]?.code).toBe('company_not_set_up')
    await set({ ...basic, tagline: '夜明けをつくる' })
    await writeText('会社の紹介です。')
    await ask(complete)
    expect(await whatIsMissing()).toEqual([])
    expect((await ask(publish)).data.updateJobDescriptionStatus).toEqual({ status: 'PUBLISHED' })
  })
})

describe('掲載内容の確認日', () => {
  test('is set by a press, for the own company alone', async () => {
    const other = await aCompanyWithUser(app.db)
    const before = new Date(Date.now() - 1000)
    const { data } = await ask(confirm)
    expect(Date.parse(data.confirmCompanyPage.company.checkedAt)).toBeGreaterThan(before.getTime())
    const row = app.db.selectFrom('company').select('checkedAt').where('id', '=', other.company.id)
    expect((await row.executeTakeFirstOrThrow()).checkedAt).toBeNull()
  })

  test.each([
    ['2025-11-22', true],
    ['2025-11-23', false],
    [null, true],
  ])('checked on %s, a reminder is due: %s', (day, isDue) => {
    const checkedAt = day === null ? null : new Date(`${day}T12:00:00+09:00`)
    const now = new Date('2026-11-22T09:00:00+09:00')
    expect(isCheckDue({ setUpAt: new Date(0), checkedAt }, now)).toBe(isDue)
    expect(isCheckDue({ setUpAt: null, checkedAt }, now)).toBe(false)
  })
})
