import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { ownApp, type TestClient } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { aPicture } from '#test/factories/picture.ts'
import { jobs } from '../../job/jobs.ts'
import { imageIdOf, imageKey, imageUrl } from './rules.ts'

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

const fields = `contents { __typename ... on ImageBlock { url description width height } }`
const create = `mutation Create($title: String!, $contents: ContentBlocksInput!) {
  createJobDescription(title: $title, jobTypeIds: ["12"], scoutTypeId: "7", contents: $contents) { id ${fields} } }`
const update = `mutation Update($id: ID!, $title: String!, $contents: ContentBlocksInput!) {
  updateJobDescriptionContents(id: $id, title: $title, jobTypeIds: ["12"], scoutTypeId: "7", contents: $contents, status: DRAFT) { id ${fields} } }`
const duplicate = `mutation Duplicate($id: ID!) { duplicateJobDescription(jobId: $id) { id ${fields} } }`
const remove = `mutation Delete($id: ID!) { deleteJobDescription(id: $id) }`

let serial = 0
const title = () => `写真のある募集 ${(serial += 1)}`
const encoded = (...images: string[]) => ({ encodedImages: images.map((image, order) => ({ image, order })) })
const byUrl = (...urls: string[]) => ({ urlImages: urls.map((url, order) => ({ url, order })) })
type Block = { url: string }
const urlsOf = ({ contents }: { contents: Block[] }) => contents.map(({ url }) => url)

async function createWith(contents: object) {
  const { data, errors } = await client.ask(create, { title: title(), contents })
  expect(errors).toEqual([])
  return data.createJobDescription as { id: string; contents: Block[] }
}
const fileOf = (url: string) => app.files.get(imageKey(imageIdOf(url) ?? ''))

/** Runs the queued jobs about pictures, as the worker does when they are due. */
async function lookAfterImages() {
  const { rows } = await sql<{ payload: { companyId: OfRow<'company'>; imageId: string } }>`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'remove_unused_company_image' returning j.payload`.execute(app.db)
  const context = {
    db: app.db,
    files: app.files,
    inTransaction: <Result>(act: (tx: Tx) => Promise<Result>) => app.db.transaction().execute(act),
  }
  await Promise.all(rows.map(({ payload }) => jobs.remove_unused_company_image(payload, context)))
  return rows.length
}

describe('§7 encoded images', () => {
  test('stand in the order of all blocks, at an address of ours, made anew', async () => {
    const contents = {
      texts: [{ body: '本文', order: 1 }],
      encodedImages: [
        { image: await aPicture({ width: 300, height: 200, format: 'png' }), description: ' 職場の写真 ', order: 2 },
        { image: `data:image/jpeg;base64,${picture}`, order: 0 },
      ],
    }
    const job = await createWith(contents)
    expect(job.contents).toEqual([
      { __typename: 'ImageBlock', url: expect.any(String), description: '', width: 60, height: 40 },
      { __typename: 'TextBlock' },
      { __typename: 'ImageBlock', url: expect.any(String), description: '職場の写真', width: 300, height: 200 },
    ])
    const url = job.contents[2]?.url ?? ''
    expect(url).toMatch(/^\/files\/company\/[0-9a-f-]{36}\.webp$/)
    const file = await fileOf(url)
    expect(file?.contentType).toBe('image/webp')
    expect(await sharp(file?.bytes).metadata()).toMatchObject({ format: 'webp', width: 300 })
  })

  test('§5 each bad one is refused beside its field, and nothing is made or stored', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
    const job = { title: title(), contents: encoded(svg, picture, 'A'.repeat(7_200_000), '') }
    const { errors } = await client.ask(create, job)
    expect(errors[0]?.fields).toEqual([
      { path: 'contents.encodedImages.0.image', message: 'アップロードファイルが不正です' },
      { path: 'contents.encodedImages.2.image', message: '登録した画像のサイズが大き過ぎます' },
      { path: 'contents.encodedImages.3.image', message: '画像がアップロードされていません' },
    ])
    expect(await lookAfterImages()).toBe(0)
    const row = app.db.selectFrom('job').select('id').where('title', '=', job.title)
    expect(await row.execute()).toEqual([])
  })

  test('of eleven none is read', async () => {
    const { errors } = await client.ask(create, { title: title(), contents: encoded(...Array<string>(11).fill('x')) })
    expect(errors[0]?.fields).toEqual([{ path: 'contents.encodedImages', message: '画像は10枚までです' }])
  })

  test('ten are', async () => {
    expect((await createWith(encoded(...Array<string>(10).fill(picture)))).contents).toHaveLength(10)
  })
})

describe('§7 images by their address', () => {
  test('what was shown is shown on; what was taken out leaves its file later', async () => {
    const job = await createWith(encoded(picture, picture))
    const [first = '', gone = ''] = urlsOf(job)
    const contents = { ...byUrl(first), headings: [{ text: '見出し', order: 7 }] }
    await lookAfterImages()
    const { data } = await client.ask(update, { id: job.id, title: title(), contents })
    expect(data.updateJobDescriptionContents.contents[0]).toMatchObject({ url: first, width: 60, height: 40 })
    expect(await fileOf(gone)).toBeDefined()
    expect(await lookAfterImages()).toBe(1)
    expect(await fileOf(first)).toBeDefined()
    expect(await fileOf(gone)).toBeUndefined()
    const again = await client.ask(update, { id: job.id, title: title(), contents: byUrl(gone) })
    expect(again.errors[0]?.fields).toEqual([
      { path: 'contents.urlImages.0.url', message: 'アップロードファイルが不正です' },
    ])
  })

  test("§6 neither another company's, another host's nor an unknown one", async () => {
    const other = await aCompanyWithUser(app.db)
    const theirs = await app.as(other.viewer).ask(create, { title: title(), contents: encoded(picture) })
    const [url = ''] = urlsOf(theirs.data.createJobDescription)
    const urls = [
      url,
      imageUrl(crypto.randomUUID()),
      'https://tracker.example/a.webp',
      `https://tracker.example${url}`,
      '/files/company/../../etc/passwd',
      'data:image/png;base64,AAAA',
      '',
    ]
    const { errors } = await client.ask(create, { title: title(), contents: byUrl(...urls) })
    expect(errors[0]?.fields?.map(({ path }) => path)).toEqual(urls.map((_, at) => `contents.urlImages.${at}.url`))
    expect(new Set(errors[0]?.fields?.map(({ message }) => message))).toEqual(
      new Set(['アップロードファイルが不正です']),
    )
  })

  test('a copy shares its pictures; the last job that shows one keeps it', async () => {
    const job = await createWith(encoded(picture))
    const [url = ''] = urlsOf(job)
    const { data } = await client.ask(duplicate, { id: job.id })
    expect(urlsOf(data.duplicateJobDescription)).toEqual([url])
    await client.ask(remove, { id: job.id })
    await lookAfterImages()
    expect(await fileOf(url)).toBeDefined()
    await client.ask(remove, { id: data.duplicateJobDescription.id })
    await lookAfterImages()
    expect(await fileOf(url)).toBeUndefined()
    expect(
      await app.db.selectFrom('companyImage').select('id').where('companyId', '=', home.company.id).execute(),
    ).toEqual([])
  })
})

describe('a file cannot be rolled back', () => {
  test('when the transaction is refused its file leaves', async () => {
    const name = title()
    await client.ask(create, { title: name, contents: {} })
    const stored: string[] = []
    const put = app.files.put
    app.files.put = async (key, bytes) => {
      stored.push(key)
      await put(key, bytes)
    }
    const { errors } = await client.ask(create, { title: name, contents: encoded(picture) })
    app.files.put = put
    expect(errors[0]?.code).toBe('job_title_taken')
    expect(await app.files.get(stored[0] ?? '')).toBeDefined()
    expect(await lookAfterImages()).toBe(1)
    expect(await app.files.get(stored[0] ?? '')).toBeUndefined()
  })

  test('a file that cannot be stored makes no job', async () => {
    const put = app.files.put
    app.files.put = async () => {
      throw new Error('disk full')
    }
    const job = { title: title(), contents: encoded(picture) }
    const { errors } = await client.ask(create, job)
    app.files.put = put
    expect(errors[0]?.code).toBe('internal_server_error')
    expect(JSON.stringify(errors)).not.toContain('disk full')
    expect(await app.db.selectFrom('job').select('id').where('title', '=', job.title).execute()).toEqual([])
  })

  test('one Idempotency-Key twice: one job, and the files of the second time leave', async () => {
    const job = { title: title(), contents: encoded(picture) }
    const idempotencyKey = crypto.randomUUID()
    const answers = await Promise.all([1, 2].map(() => client.ask(create, job, { idempotencyKey })))
    expect(answers[0]?.data).toEqual(answers[1]?.data)
    expect(await lookAfterImages()).toBe(2)
    const images = app.db.selectFrom('companyImage').select('id').where('companyId', '=', home.company.id)
    expect(await images.execute()).toHaveLength(1)
    expect(await fileOf(urlsOf(answers[0]?.data.createJobDescription)[0] ?? '')).toBeDefined()
  })

  test('a picture that is being shown again while it is looked after stays, or is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const job = await createWith(encoded(picture))
      const [url = ''] = urlsOf(job)
      await client.ask(update, { id: job.id, title: title(), contents: {} })
      const [, shownAgain] = await Promise.all([
        lookAfterImages(),
        client.ask(update, { id: job.id, title: title(), contents: byUrl(url) }),
      ])
      expect(shownAgain.errors.map(({ code }) => code)).toEqual(
        (await fileOf(url)) === undefined ? ['invalid_input'] : [],
      )
    }
  })
})
