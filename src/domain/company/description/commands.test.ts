import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { countStatements } from '#platform/database/db.ts'
import { ownApp, type TestClient } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aCompanyImage } from '#test/factories/company-image.ts'
import { OwnDescriptionPageDocument } from '#web/generated/graphql.ts'

const app = ownApp()
let home: Awaited<ReturnType<typeof aCompanyWithUser>>
let client: TestClient
beforeEach(async () => {
  home = await aCompanyWithUser(app.db)
  client = app.as(home.viewer)
})

const fields = `{ sections { section version editedBy } figures { label value source asOf }
  company { tagline contents { __typename ... on TextBlock { body } ... on ImageBlock { url } }
    voices { speaker body image { url } } questions { question answer } figures { label }
    youthInformation { kind body } companySelectionCriteria { id } } }`

/** Each mutation with one right input, and the part of the page that it changes. */
const acts = {
  updateCompanyTagline: ['$tagline: String!', { tagline: ' 止まらない　仕組みをつくる ' }],
  updateCompanyContents: [
    '$contents: ContentBlocksInput!',
    { contents: { texts: [{ order: 0, body: '会社の紹介です。' }] } },
  ],
  updateCompanyVoices: [
    '$voices: [CompanyVoiceInput!]!',
    { voices: [{ speaker: '営業職・入社3年目', body: '聞ける職場です。' }] },
  ],
  updateCompanyQuestions: [
    '$questions: [CompanyQuestionInput!]!',
    { questions: [{ question: '転勤はありますか。', answer: 'ありません。' }] },
  ],
  updateCompanyFigures: [
    '$figures: [CompanyFigureInput!]!',
    { figures: [{ label: '社員数', value: '742名', source: '自社調べ', asOf: '2026-04-01' }] },
  ],
  updateCompanyYouthInformation: [
    '$youthInformation: [YouthInformationInput!]!',
    { youthInformation: [{ kind: 'TENURE', body: '13.8年' }] },
  ],
  updateCompanySelectionCriteria: [
    '$companySelectionCriterionIds: [ID!]!',
    { companySelectionCriterionIds: ['13', '12'] },
  ],
} as const satisfies Record<string, readonly [string, Record<string, unknown>]>
type Act = keyof typeof acts
const names = Object.keys(acts) as Act[]

function save(act: Act, variables: Record<string, unknown> = acts[act][1], version = 0, as = client) {
  const [argument] = acts[act]
  const name = argument.slice(1, argument.indexOf(':'))
  const query = `mutation ($version: Int!, ${argument}) { ${act}(version: $version, ${name}: $${name}) ${fields} }`
  return as.ask(query, { version, ...variables })
}
const mistakesOf = async (act: Act, variables: Record<string, unknown>) => {
  const { errors } = await save(act, variables)
  return errors[0]?.fields ?? errors[0]?.code ?? 'saved'
}
const pathsOf = async (act: Act, variables: Record<string, unknown>) => {
  const mistakes = await mistakesOf(act, variables)
  return typeof mistakes === 'string' ? mistakes : mistakes.map(({ path }) => path)
}
const long = (letters: number) => 'あ'.repeat(letters)
const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item)

describe('§2 /client/company/description', () => {
  test('each section is saved, counted and shown', async () => {
    for (const act of names) expect((await save(act)).errors, act).toEqual([])
    const { data } = await client.ask(`{ ownCompanyPage ${fields} }`)
    expect(data.ownCompanyPage.company).toEqual({
      tagline: '止まらない 仕組みをつくる',
      contents: [{ __typename: 'TextBlock', body: '会社の紹介です。' }],
      voices: [{ speaker: '営業職・入社3年目', body: '聞ける職場です。', image: null }],
      questions: [{ question: '転勤はありますか。', answer: 'ありません。' }],
      figures: [{ label: '社員数' }],
      youthInformation: [{ kind: 'TENURE', body: '13.8年' }],
      companySelectionCriteria: [{ id: '13' }, { id: '12' }],
    })
    expect(data.ownCompanyPage.sections).toHaveLength(7)
    expect(data.ownCompanyPage.sections[0]).toMatchObject({ version: 1, editedBy: `佐伯 ${home.user.givenName}` })
  })

  test('a number without a source or a date is kept, and students do not see it', async () => {
    const figures = [
      { label: '満足度', value: '96%' },
      { label: '社員数', value: '742名', source: '自社調べ', asOf: null },
      { label: '年間休日', value: '126日', source: '就業規則', asOf: '2026-04-01' },
    ]
    const { data } = await save('updateCompanyFigures', { figures })
    expect(data.updateCompanyFigures.figures).toHaveLength(3)
    expect(data.updateCompanyFigures.company.figures).toEqual([{ label: '年間休日' }])
  })

  test('§5 mistakes are refused beside their fields', async () => {
    expect(await pathsOf('updateCompanyTagline', { tagline: '　' })).toEqual(['tagline'])
    expect(await pathsOf('updateCompanyTagline', { tagline: long(41) })).toEqual(['tagline'])
    expect(
      await mistakesOf('updateCompanyContents', { contents: { headings: [{ order: 0, text: '見出し' }] } }),
    ).toEqual([{ path: 'contents', message: '本文のブロックを1つ以上入力してください' }])
    expect(await pathsOf('updateCompanyVoices', { voices: [{ speaker: '', body: long(401) }] })).toEqual([
      'voices.0.speaker',
      'voices.0.body',
    ])
    expect(await pathsOf('updateCompanyQuestions', { questions: [{ question: long(101), answer: '' }] })).toEqual([
      'questions.0.question',
      'questions.0.answer',
    ])
    const tomorrow = addDays(tokyoToday(), 1)
    expect(
      await pathsOf('updateCompanyFigures', { figures: [{ label: '', value: '', source: long(101), asOf: tomorrow }] }),
    ).toEqual(['figures.0.label', 'figures.0.value', 'figures.0.source', 'figures.0.asOf'])
    expect(
      await pathsOf('updateCompanyYouthInformation', { youthInformation: [{ kind: 'TRAINING', body: long(401) }] }),
    ).toEqual(['youthInformation.0.body'])
    expect(await pathsOf('updateCompanySelectionCriteria', { companySelectionCriterionIds: ['99'] })).toEqual([
      'companySelectionCriterionIds',
    ])
  })

  test('§1.21 lists have their limits, the largest one is saved', async () => {
    const voice = { speaker: '営業職', body: '声' }
    const question = { question: '質問', answer: '答え' }
    const figure = { label: '数字', value: '1' }
    expect(await pathsOf('updateCompanyVoices', { voices: many(7, voice) })).toEqual(['voices'])
    expect(await pathsOf('updateCompanyQuestions', { questions: many(21, question) })).toEqual(['questions'])
    expect(await pathsOf('updateCompanyFigures', { figures: many(13, figure) })).toEqual(['figures'])
    expect(
      await pathsOf('updateCompanySelectionCriteria', { companySelectionCriterionIds: ['1', '2', '3', '4', '5', '6'] }),
    ).toEqual(['companySelectionCriterionIds'])
    expect((await save('updateCompanyVoices', { voices: many(6, voice) })).errors).toEqual([])
    expect((await save('updateCompanyQuestions', { questions: many(20, question) })).errors).toEqual([])
    expect((await save('updateCompanyFigures', { figures: many(12, figure) })).errors).toEqual([])
  })

  test('a picture of another company is refused in every field, the own one is shown and leaves when it is hidden', async () => {
    const other = await aCompanyWithUser(app.db)
    const [own, foreign] = [await aCompanyImage(app.db, home.company.id), await aCompanyImage(app.db, other.company.id)]
    for (const url of [foreign.url, 'https://example.com/a.webp', '/files/company/x.webp', 'javascript:alert(1)']) {
      const voices = [{ speaker: '営業職', body: '声', imageUrl: url }]
      expect(await pathsOf('updateCompanyVoices', { voices })).toEqual(['voices.0.imageUrl'])
      const contents = { texts: [{ order: 0, body: '紹介' }], urlImages: [{ order: 1, url, description: '' }] }
      expect(await pathsOf('updateCompanyContents', { contents })).toEqual(['contents.urlImages.0.url'])
    }
    const voices = [{ speaker: '営業職', body: '声', imageUrl: own.url }]
    const { data } = await save('updateCompanyVoices', { voices })
    expect(data.updateCompanyVoices.company.voices[0].image).toEqual({ url: own.url })
    await save('updateCompanyVoices', { voices: [] }, 1)
    const { rows } = await sql<{ payload: unknown }>`
      select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'remove_unused_company_image'`.execute(app.db)
    expect(rows.map(({ payload }) => payload)).toContainEqual({ companyId: home.company.id, imageId: own.id })
  })
})

describe('§6 who writes a company’s page', () => {
  test.each(names)('%s is closed to a user who only reads, and touches no other company', async (act) => {
    const reader = await aCompanyUser(app.db, home.company.id, { role: 'VIEWER' })
    expect((await save(act, undefined, 0, app.as(reader.viewer))).errors[0]?.code).toBe('forbidden')
    const other = await aCompanyWithUser(app.db)
    await save(act, undefined, 0, app.as(other.viewer))
    const { data } = await client.ask(`{ ownCompanyPage ${fields} }`)
    expect(data.ownCompanyPage.sections).toEqual([])
  })

  test.each(names)('%s of two colleagues at once: one is saved, the other is told whose it is', async (act) => {
    const colleague = await aCompanyUser(app.db, home.company.id, { role: 'RECRUITER' })
    const answers = await Promise.all([save(act), save(act, undefined, 0, app.as(colleague.viewer))])
    const refused = answers.flatMap(({ errors }) => errors)
    expect(refused.map(({ code }) => code)).toEqual(['company_section_edited'])
    expect(refused[0]?.message).toMatch(/佐伯 真琴\d+さんがこの項目を更新しました/)
    // With the version that is there now, the second one is saved as well.
    expect((await save(act, undefined, 1)).errors).toEqual([])
  })

  test('statements of the page do not grow with what it holds', async () => {
    const ask = () => countStatements(() => client.ask(String(OwnDescriptionPageDocument)))
    await ask()
    const before = await ask()
    for (const act of names) await save(act)
    await save('updateCompanyQuestions', { questions: many(20, { question: '質問', answer: '答え' }) }, 1)
    const after = await ask()
    expect(after.statements).toBe(before.statements)
    expect(after.statements).toBeLessThanOrEqual(12)
  })
})
