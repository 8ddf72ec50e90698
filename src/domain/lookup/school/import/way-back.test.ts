import { beforeAll, expect, test } from 'vitest'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { retirementWord } from './changes/rules.ts'

const app = ownApp()
let admin: Viewer
beforeAll(async () => {
  admin = (await anAdmin(app.db)).viewer
})

const present = async () => Buffer.from((await app.asAdmin(admin).ask('{ schoolsFile }')).data.schoolsFile, 'base64')
/** Uploads a file and returns its preview. */
async function previewOf(bytes: Buffer) {
  const { data } = await app
    .asAdmin(admin)
    .ask('mutation ($file: String!) { uploadSchools(fileName: "学校.csv", file: $file) }', {
      file: bytes.toString('base64'),
    })
  const preview = await app
    .asAdmin(admin)
    .ask('query ($id: ID!) { schoolImport(id: $id) { id confirmation asksForWord groups { subject kind count } } }', {
      id: data.uploadSchools,
    })
  return preview.data.schoolImport
}
const apply = ({ id, confirmation }: { id: string; confirmation: string }, word?: string) =>
  app
    .asAdmin(admin)
    .ask(
      'mutation ($id: ID!, $confirmation: String!, $word: String) { applySchoolImport(id: $id, confirmation: $confirmation, word: $word) }',
      { id, confirmation, word },
    )
const activeIds = async () =>
  (await app.db.selectFrom('school').select('id').where('isActive', '=', true).orderBy('id').execute()).map(
    ({ id }) => id,
  )

test('the present list is a file that changes nothing', async () => {
  expect(await previewOf(await present())).toMatchObject({ asksForWord: false, groups: [] })
})

test('a file that retires more than a tenth of the schools needs the word, and the file of before is the way back', async () => {
  const before = { file: await present(), ids: await activeIds() }
  const [heading = '', first = ''] = before.file.toString().split('\r\n')
  const preview = await previewOf(Buffer.from(`${heading}\r\n${first}\r\n`))
  expect(preview.asksForWord).toBe(true)
  for (const word of [undefined, '', '追加'])
    expect((await apply(preview, word)).errors[0]).toMatchObject({ code: 'invalid_input', fields: [{ path: 'word' }] })
  expect(await activeIds()).toEqual(before.ids)
  expect((await apply(preview, ` ${retirementWord} `)).errors).toEqual([])
  expect(await activeIds()).toHaveLength(1)

  const back = await previewOf(before.file)
  expect(back.asksForWord).toBe(false)
  expect((await apply(back)).errors).toEqual([])
  expect(await activeIds()).toEqual(before.ids)
})
