import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { purgeWithdrawn } from '#domain/candidate-account/state/purge/commands.ts'
import type { OfRow } from '#ground/id.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow } from '#test/clock.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aCompanyCandidate, block } from '#test/factories/candidate-search.ts'
import { forgetOldFindings } from './commands.ts'

const app = ownApp()
beforeEach(() => itIs('12:00'))
afterEach(itIsNow)

let made = 0
const aWord = () => `発見語${++made}`
const aFound = (word: string) => aCandidate(app.db, { selfIntroduction: `${word}の研究に取り組みました。` })

const search = async (viewer: Viewer, condition: object, selection = 'totalCount edges { node { id } }') => {
  const { data, errors } = await app
    .as(viewer)
    .ask(`query ($condition: SearchCandidateCondition!) { searchCandidates(condition: $condition) { ${selection} } }`, {
      condition,
    })
  expect(errors).toEqual([])
  return data.searchCandidates
}
const findings = async (viewer: Viewer) => {
  const { data, errors } = await app
    .as(viewer)
    .ask(
      '{ profileViews { total findings { total bookmarkedBy byIndustry { label count } bySection { label count } } } }',
    )
  expect(errors).toEqual([])
  return data.profileViews.findings
}
const rowsOf = (candidateId: OfRow<'candidate'>) =>
  app.db.selectFrom('candidateFinding').selectAll().where('candidateId', '=', candidateId).execute()

const nothing = { total: 0, bookmarkedBy: 0, byIndustry: [], bySection: [] }

describe('how often a student is found', () => {
  test('from tomorrow on: companies, each once, by group and part from three on, and no company by name', async () => {
    const word = aWord()
    const student = await aFound(word)
    const companies = [
      ...(await Promise.all([1, 2, 3].map(() => aCompanyWithUser(app.db, { industryIds: [501] })))),
      await aCompanyWithUser(app.db, { industryIds: [101] }),
    ]
    for (const { viewer } of companies) {
      await search(viewer, { textKeywords: [word] })
      await search(viewer, { textKeywords: [word] })
    }
    await search(companies[0]?.viewer ?? { kind: 'guest' }, { textKeywords: [word], hasPicture: [false] })
    expect(await findings(student.viewer)).toEqual(nothing)
    itIs('00:00', 1)
    const numbers = await findings(student.viewer)
    expect(numbers).toMatchObject({ total: 4, bySection: [{ label: '自己PRや経験の文章', count: 4 }] })
    expect(numbers.byIndustry.map(({ count }: { count: number }) => count)).toEqual([3, 1])
    expect(numbers.byIndustry[1].label).toBe('その他')
    expect(JSON.stringify(numbers)).not.toMatch(
      new RegExp(companies.map(({ company }) => company.displayName).join('|')),
    )
    itIs('12:00', 31)
    expect(await findings(student.viewer)).toEqual(nothing)
  })

  test('one row a company and day, with all parts the day asked for', async () => {
    const word = aWord()
    const student = await aFound(word)
    const { viewer } = await aCompanyWithUser(app.db)
    await Promise.all([
      search(viewer, { textKeywords: [word] }),
      search(viewer, { textKeywords: [word], graduationYears: [student.graduationYear ?? 0] }),
      search(viewer, { textKeywords: [word], hasPicture: [false] }),
    ])
    expect((await rowsOf(student.id)).map(({ sections }) => sections)).toEqual([['EDUCATION', 'PICTURE', 'TEXTS']])
  })

  test('a number alone, a list of known students, a page past the student: nobody is found', async () => {
    const word = aWord()
    const student = await aFound(word)
    const { viewer } = await aCompanyWithUser(app.db)
    await search(viewer, { textKeywords: [word] }, 'totalCount')
    await search(viewer, { candidateIds: [student.id] })
    await search(viewer, { textKeywords: [word], offset: 30 })
    await aCompanyCandidate(app.db, { companyId: viewer.companyId, candidateId: student.id, bookmarkedAt: new Date() })
    await search(viewer, { textKeywords: [word], bookmark: true })
    expect(await rowsOf(student.id)).toEqual([])
  })

  test('bookmarks of before today are a number; a blocked company is in no group', async () => {
    const word = aWord()
    const student = await aFound(word)
    const companies = await Promise.all([1, 2, 3].map(() => aCompanyWithUser(app.db, { industryIds: [501] })))
    for (const { viewer } of companies) {
      await search(viewer, { textKeywords: [word] })
      await aCompanyCandidate(app.db, {
        companyId: viewer.companyId,
        candidateId: student.id,
        bookmarkedAt: new Date(),
      })
    }
    expect((await findings(student.viewer)).bookmarkedBy).toBe(0)
    itIs('12:00', 1)
    for (const { company } of companies.slice(0, 1)) await block(app.db, company.id, student.id)
    expect(await findings(student.viewer)).toEqual({
      total: 3,
      bookmarkedBy: 3,
      byIndustry: [{ label: 'その他', count: 2 }],
      bySection: [],
    })
  })

  test('§6 each student reads the own numbers; a company and a guest read none', async () => {
    const word = aWord()
    const [student, other] = [await aFound(word), await aCandidate(app.db)]
    const { viewer } = await aCompanyWithUser(app.db)
    await search(viewer, { textKeywords: [word] })
    itIs('12:00', 1)
    expect((await findings(student.viewer)).total).toBe(1)
    expect(await findings(other.viewer)).toEqual(nothing)
    for (const [who, code] of [
      [viewer, 'forbidden'],
      [null, 'unauthenticated'],
    ] as const) {
      const { errors } = await app.as(who).ask('{ profileViews { findings { total } } }')
      expect(errors[0]?.code).toBe(code)
    }
  })

  test('a search goes on when the note fails', async () => {
    const word = aWord()
    const student = await aFound(word)
    const { viewer } = await aCompanyWithUser(app.db)
    await sql`alter table candidate_finding rename to candidate_finding_away`.execute(app.db)
    try {
      expect((await search(viewer, { textKeywords: [word] })).edges).toEqual([{ node: { id: student.id } }])
    } finally {
      await sql`alter table candidate_finding_away rename to candidate_finding`.execute(app.db)
    }
  })
})

test('a finding leaves after 31 days, and with the student', async () => {
  const word = aWord()
  const [student, leaving] = [await aFound(word), await aFound(word)]
  const { viewer } = await aCompanyWithUser(app.db)
  await search(viewer, { textKeywords: [word] })
  itIs('12:00', 31)
  await forgetOldFindings(app.db)
  expect(await rowsOf(student.id)).toHaveLength(1)
  await app.db.updateTable('candidate').set({ status: 'WITHDRAWN' }).where('id', '=', leaving.id).execute()
  await app.db
    .insertInto('candidateWithdrawal')
    .values({ candidateId: leaving.id, withdrawnAt: sql<Date>`now() - interval '31 days'` })
    .execute()
  await app.db.transaction().execute((tx) => purgeWithdrawn(tx, leaving.id))
  expect(await rowsOf(leaving.id)).toEqual([])
  itIs('12:00', 32)
  await forgetOldFindings(app.db)
  expect(await rowsOf(student.id)).toEqual([])
})
