import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { imageIdOf, imageKey, maxCompanyImages } from '#domain/content-block/image/rules.ts'
import { jobs } from '#domain/job/jobs.ts'
import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { ownApp, type TestClient } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aPicture } from '#test/factories/picture.ts'

const app = ownApp()
let home: Awaited<ReturnType<typeof aCompanyWithUser>>
let client: TestClient
let picture: string

beforeAll(async () => {
  picture = await aPicture()
})
beforeEach(async () => {
  home = await aCompanyWithUser(app.db)
  client = app.as(home.viewer)
  await sql`delete from graphile_worker._private_jobs`.execute(app.db)
})

const add = `mutation Add($image: String!) { addCompanyImage(image: $image) { url width height } }`
const show = `mutation Show($url: String!, $title: String!) {
  createJobDescription(title: $title, jobTypeIds: ["12"], scoutTypeId: "7", contents: { urlImages: [{ url: $url, order: 0 }] })
  { contents { ... on ImageBlock { url } } } }`
const idsOf = async (companyId: OfRow<'company'>) =>
  (await app.db.selectFrom('companyImage').select('id').where('companyId', '=', companyId).execute()).map(
    ({ id }) => id,
  )
const fileOf = (url: string) => app.files.get(imageKey(imageIdOf(url) ?? ''))

/** The queued checks, and how long they wait. */
async function lookAfterImages() {
  const { rows } = await sql<{ payload: { companyId: OfRow<'company'>; imageId: string }; hours: number }>`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'remove_unused_company_image'
    returning j.payload, extract(epoch from j.run_at - now())::float / 3600 as hours`.execute(app.db)
  const context = {
    db: app.db,
    files: app.files,
    inTransaction: <Result>(act: (tx: Tx) => Promise<Result>) => app.db.transaction().execute(act),
  }
  await Promise.all(rows.map(({ payload }) => jobs.remove_unused_company_image(payload, context)))
  return rows.map(({ hours }) => Math.round(hours))
}

describe('a picture that is stored when it is chosen', () => {
  test('stands at an address of ours; a block shows it, and then nothing removes it', async () => {
    const { data } = await client.ask(add, { image: picture })
    expect(data.addCompanyImage).toEqual({
      url: expect.stringMatching(/^\/files\/company\/[0-9a-f-]{36}\.webp$/),
      width: 60,
      height: 40,
    })
    const { url } = data.addCompanyImage
    const answer = await client.ask(show, { url, title: '写真のある募集' })
    expect(answer.data.createJobDescription.contents).toEqual([{ url }])
    expect(await lookAfterImages()).toEqual([24])
    expect(await fileOf(url)).toBeDefined()
  })

  test('leaves with its file a day later when nothing shows it', async () => {
    const { data } = await client.ask(add, { image: picture })
    const { url } = data.addCompanyImage
    expect(await lookAfterImages()).toEqual([24])
    expect(await idsOf(home.company.id)).toEqual([])
    expect(await fileOf(url)).toBeUndefined()
    const { errors } = await client.ask(show, { url, title: '消えた写真' })
    expect(errors[0]?.fields).toEqual([{ path: 'contents.urlImages.0.url', message: 'アップロードファイルが不正です' }])
  })

  test.each([
    ['nothing', '', '画像がアップロードされていません'],
    ['no picture', 'bm8gcGljdHVyZQ==', 'アップロードファイルが不正です'],
    ['a drawing with scripts', Buffer.from('<svg onload="x"/>').toString('base64'), 'アップロードファイルが不正です'],
    ['too many bytes', 'A'.repeat(7_200_000), '登録した画像のサイズが大き過ぎます'],
  ])('§5 %s is refused, and nothing is stored', async (_, image, message) => {
    const { errors } = await client.ask(add, { image })
    expect(errors[0]?.fields).toEqual([{ path: 'image', message }])
    expect(await lookAfterImages()).toEqual([])
  })

  test('§5 too many pixels are refused', async () => {
    const image = await aPicture({ width: 6000, height: 5000, format: 'png' })
    const { errors } = await client.ask(add, { image })
    expect(errors[0]?.fields?.[0]?.message).toBe('登録した画像のサイズが大き過ぎます')
  })

  test('§6 another company cannot show it, and a reader cannot store one', async () => {
    const { data } = await client.ask(add, { image: picture })
    const other = await aCompanyWithUser(app.db)
    const { errors } = await app.as(other.viewer).ask(show, { url: data.addCompanyImage.url, title: '他社の写真' })
    expect(errors[0]?.code).toBe('invalid_input')
    const reader = await aCompanyUser(app.db, home.company.id, { role: 'VIEWER' })
    expect((await app.as(reader.viewer).ask(add, { image: picture })).errors[0]?.code).toBe('forbidden')
    expect(await idsOf(home.company.id)).toHaveLength(1)
  })

  test('twice at once are two; twice with one key are one, and the second file leaves', async () => {
    await Promise.all([1, 2].map(() => client.ask(add, { image: picture })))
    expect(await idsOf(home.company.id)).toHaveLength(2)
    await sql`delete from graphile_worker._private_jobs`.execute(app.db)
    const idempotencyKey = crypto.randomUUID()
    const answers = await Promise.all([1, 2].map(() => client.ask(add, { image: picture }, { idempotencyKey })))
    expect(answers[0]?.data).toEqual(answers[1]?.data)
    expect(await idsOf(home.company.id)).toHaveLength(3)
    expect(await lookAfterImages()).toEqual([24, 24])
  })

  test('the limit of a company is told', async () => {
    await sql`insert into company_image (company_id, id, width, height)
      select ${home.company.id}, gen_random_uuid(), 1, 1 from generate_series(1, ${maxCompanyImages})`.execute(app.db)
    const { errors } = await client.ask(add, { image: picture })
    expect(errors[0]?.code).toBe('company_picture_limit_reached')
    expect(await idsOf(home.company.id)).toHaveLength(maxCompanyImages)
  })

  test('a file that cannot be stored makes no picture', async () => {
    const put = app.files.put
    app.files.put = async () => {
      throw new Error('disk full')
    }
    const { errors } = await client.ask(add, { image: picture })
    app.files.put = put
    expect(errors[0]?.code).toBe('internal_server_error')
    expect(await idsOf(home.company.id)).toEqual([])
  })
})
