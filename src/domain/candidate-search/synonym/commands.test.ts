import { beforeEach, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'

const app = ownApp()
let admin: Awaited<ReturnType<typeof anAdmin>>
beforeEach(async () => {
  admin = await anAdmin(app.db)
})

const codeOf = (answer: { errors: { code: string }[] }) => answer.errors[0]?.code ?? 'done'
const list = async () =>
  (await app.asAdmin(admin.viewer).ask('{ searchSynonymList { text revision groupCount } }')).data.searchSynonymList
const save = (text: string, revision: string | null = null, viewer = admin.viewer) =>
  app
    .asAdmin(viewer)
    .ask(
      'mutation ($text: String!, $revision: String) { updateSearchSynonyms(text: $text, revision: $revision) { groupCount } }',
      { text, revision },
    )

test('what the operator saves is what every company reads', async () => {
  expect(codeOf(await save('機械学習＝ML\n\n部長 = 主将'))).toBe('done')
  const { viewer } = await aCompanyWithUser(app.db)
  expect((await app.as(viewer).ask('{ searchSynonyms { words } }')).data.searchSynonyms).toEqual([
    { words: ['機械学習', 'ML'] },
    { words: ['部長', '主将'] },
  ])
  expect(await list()).toMatchObject({ text: '機械学習 = ML\n部長 = 主将', groupCount: 2 })
  expect(codeOf(await save(''))).toBe('done')
  expect((await app.as(viewer).ask('{ searchSynonyms { words } }')).data.searchSynonyms).toEqual([])
})

test('of two operators who read the same list the second is told, also at once', async () => {
  const { revision } = await list()
  const both = await Promise.all([save('研究 = リサーチ', revision), save('開発 = デベロップ', revision)])
  expect(both.map(codeOf).toSorted()).toEqual(['changed_meanwhile', 'done'])
})

test('a mistake names its line, a reader and a student get nothing', async () => {
  const { errors } = await save('機械学習 = ML\n研究')
  expect(errors[0]).toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'text', message: '2行目：ことばを2つ以上、「=」でつないでください' }],
  })
  const reader = await anAdmin(app.db, { role: 'READ_ONLY' })
  expect(codeOf(await save('研究 = リサーチ', null, reader.viewer))).toBe('forbidden')
  const { viewer } = await aCandidate(app.db)
  expect(codeOf(await app.as(viewer).ask('{ searchSynonyms { words } }'))).toBe('forbidden')
})
