import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { imageKey } from '#domain/content-block/image/rules.ts'
import { pngOf } from '#platform/pictures/svg-picture.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { aJob } from '#test/factories/job.ts'
import { aPicture } from '#test/factories/picture.ts'
import { PublicCompanyPageDocument, PublicJobPageDocument } from '#web/generated/graphql.ts'
import { publicPictures, servePublicPictures } from './public-pictures.ts'

const app = ownApp()
let http: Hono
let drawn: string[]
beforeAll(() => {
  drawn = []
  http = new Hono()
  servePublicPictures(
    http,
    publicPictures(app.db, app.files, (svg) => {
      drawn.push(svg)
      return pngOf(svg)
    }),
  )
})

const home = async (fields: Parameters<typeof aCompanyWithUser>[1] = {}, job: { title?: string } = {}) => {
  const owner = await aCompanyWithUser(app.db, { isPublic: true, ...fields })
  return { ...owner, job: await aJob(app.db, { companyId: owner.company.id, ...job }) }
}
const addresses = async ({ company, job }: Awaited<ReturnType<typeof home>>) => {
  const answers = [
    await app.as(null).ask(String(PublicCompanyPageDocument), { companyId: company.id }),
    await app.as(null).ask(String(PublicJobPageDocument), { jobId: job.id }),
  ]
  return answers.map(({ data }) => String(data?.publicCompany?.pictureUrl ?? data?.publicJob?.pictureUrl))
}
const get = async (path: string) => http.request(path)
const pictureAt = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer())
const headOf = async (path: string) => {
  const { status, headers } = await get(path)
  return [status, headers.get('cache-control')]
}
const absent = [404, 'no-store']

test('§4 the picture of an open page is a PNG of 1200 by 630, kept for an hour', async () => {
  const [company = '', job = ''] = await addresses(await home())
  for (const path of [company, job]) {
    const answer = await get(path)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
    })
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([format, width, height]).toEqual(['png', 1200, 630])
  }
})

test('§4 what is not open is answered like an id of nothing, also after it was drawn', async () => {
  const open = await home()
  const paths = await addresses(open)
  for (const path of paths) expect((await get(path)).status).toBe(200)
  await app.db.updateTable('company').set({ isPublic: false }).where('id', '=', open.company.id).execute()
  const bodies = new Set<string>()
  for (const path of [...paths, `/og/company/${randomUUID()}.png`, `/og/job/${randomUUID()}.png`]) {
    expect(await headOf(path)).toEqual(absent)
    bodies.add(await (await get(path)).text())
  }
  expect(bodies.size).toBe(1)
})

test.each([
  ['suspended', { contract: { status: 'SUSPENDED' } }],
  ['under review', { contract: { status: 'UNDER_REVIEW' } }],
  ['over since yesterday', { contract: { endsOn: addDays(tokyoToday(), -1) } }],
  ['not finished', { setUpAt: null }],
] as const)('a company that is %s has no picture, nor have its jobs', async (_, fields) => {
  const { company, job } = await home(fields)
  expect(await headOf(`/og/company/${company.id}.png`)).toEqual(absent)
  expect(await headOf(`/og/job/${job.id}.png`)).toEqual(absent)
})

test('a draft and an archived job have no picture, nor has a job under the name of a company', async () => {
  const { company, job } = await home()
  const draft = await aJob(app.db, { companyId: company.id, status: 'DRAFT' })
  const archived = await aJob(app.db, { companyId: company.id, isArchived: true })
  for (const { id } of [draft, archived]) expect(await headOf(`/og/job/${id}.png`)).toEqual(absent)
  expect(await headOf(`/og/company/${job.id}.png`)).toEqual(absent)
})

test.each([
  '/og/',
  '/og/company/',
  '/og/company/x.png',
  '/og/person/x.png',
  '/og/job/..%2Fx.png',
  '/og/company/x.webp',
])('%s is not found', async (path) => expect(await headOf(path)).toEqual(absent))

test('§4 a change of the shown words gives a new address, a change of others none', async () => {
  const made = await home()
  const before = await addresses(made)
  await app.db.updateTable('company').set({ city: '京都市' }).where('id', '=', made.company.id).execute()
  expect(await addresses(made)).toEqual(before)
  await app.db.updateTable('job').set({ title: '新しい題' }).where('id', '=', made.job.id).execute()
  const [company, job] = await addresses(made)
  expect([company === before[0], job === before[1]]).toEqual([true, false])
  await app.db.updateTable('company').set({ displayName: '新しい名' }).where('id', '=', made.company.id).execute()
  const after = await addresses(made)
  expect([after[0] === company, after[1] === job]).toEqual([false, false])
  // The old address stays good: it is in messages already sent, and shows what is true now.
  expect(await pictureAt(before[0] ?? '')).toEqual(await pictureAt(after[0] ?? ''))
})

test('asked for twice at once it is drawn once, and then kept', async () => {
  const [path = ''] = await addresses(await home())
  drawn = []
  const [one, two] = await Promise.all([pictureAt(path), pictureAt(path)])
  expect(one).toEqual(two)
  expect(await pictureAt(path)).toEqual(one)
  expect(await pictureAt(path.replace(/v=.*/, 'v=another'))).toEqual(one)
  expect(drawn).toHaveLength(1)
})

test('a flood is told to come back', async () => {
  const paths = await addresses(await home())
  const slow = new Hono()
  const { promise, resolve } = Promise.withResolvers<Uint8Array>()
  servePublicPictures(slow, () => promise)
  const responses = Array.from({ length: 400 }, async (_, at) => slow.request(paths[at % 2] ?? ''))
  const early = (await Promise.race(responses.slice(-1)))?.status
  resolve(new Uint8Array([1]))
  const statuses = (await Promise.all(responses)).map(({ status }) => status)
  expect(early).toBe(503)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
})

test('when it cannot be drawn, the own picture of the product stands for it and nothing is kept', async () => {
  const [path = ''] = await addresses(await home())
  const unable = new Hono()
  servePublicPictures(
    unable,
    publicPictures(app.db, app.files, async () => {
      throw new Error('no renderer')
    }),
  )
  const answer = await unable.request(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/open-graph/student.png'])
  drawn = []
  expect((await get(path)).status).toBe(200)
  expect(drawn).toHaveLength(1)
})

test('long names, emoji and signs of markup are drawn as text or left out', async () => {
  const displayName = `<b>&"'${'髙﨑フーズ'.repeat(8)}🎉`
  const made = await home({ displayName, tagline: '👩‍💻' }, { title: `👍${'W'.repeat(39)}` })
  drawn = []
  for (const path of await addresses(made)) expect((await get(path)).status).toBe(200)
  for (const svg of drawn) {
    expect(svg).toContain('&lt;b&gt;&amp;&quot;')
    expect(svg).not.toMatch(/\p{Emoji_Presentation}|<b>/u)
  }
  expect(drawn).toHaveLength(2)
})

test('the logo is shown instead of the mark; when its file is gone or broken, the mark is', async () => {
  const { company } = await home()
  const logos = await Promise.all(
    ['whole', 'broken', 'gone'].map(() =>
      app.db
        .insertInto('companyImage')
        .values({ id: randomUUID(), companyId: company.id, width: 60, height: 40 })
        .returning('id')
        .executeTakeFirstOrThrow(),
    ),
  )
  const [whole, broken, gone] = logos.map(({ id }) => id)
  if (!whole || !broken || !gone) throw new Error('no logos')
  await app.files.put(imageKey(whole), Buffer.from(await aPicture({ format: 'webp' }), 'base64'))
  await app.files.put(imageKey(broken), Buffer.from('no picture'))
  drawn = []
  for (const logoId of [whole, broken, gone]) {
    await app.db.updateTable('company').set({ logoId }).where('id', '=', company.id).execute()
    expect((await get(`/og/company/${company.id}.png`)).status).toBe(200)
  }
  expect(drawn.map((svg) => svg.includes('<image '))).toEqual([true, false, false])
})
