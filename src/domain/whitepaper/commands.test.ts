import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { makePdf } from '#platform/documents/pdf.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { takeDownload } from './download/commands.ts'
import { jobs } from './jobs.ts'
import { fileKey } from './rules.ts'

const app = ownApp()
let admin: Viewer
let home: Awaited<ReturnType<typeof aCompanyWithUser>>
let pdf: string
beforeAll(async () => {
  admin = (await anAdmin(app.db)).viewer
  const { bytes } = await makePdf({
    title: 'ためし',
    author: '運営',
    madeAt: new Date(0),
    blocks: [
      { kind: 'paragraph', text: '一ページ目' },
      { kind: 'new-page' },
      { kind: 'paragraph', text: '二ページ目' },
    ],
  })
  pdf = Buffer.from(bytes).toString('base64')
})
beforeEach(async () => {
  home = await aCompanyWithUser(app.db)
  await app.db.deleteFrom('whitepaperDownload').execute()
})

const words = (fields: Record<string, unknown> = {}) => ({
  title: '面談の手引き',
  summary: '30分の面談の進め方をまとめました。',
  contents: ['1. 準備', '2. 進行'],
  tags: ['面談'],
  minimumPlan: 'FREE',
  ...fields,
})
const create = (fields: Record<string, unknown> = {}, more: Record<string, unknown> = {}, viewer = admin) =>
  app.asAdmin(viewer).ask(
    `mutation ($whitepaper: WhitepaperInput!, $encodedFile: String!, $encodedCover: String) {
        createWhitepaper(whitepaper: $whitepaper, encodedFile: $encodedFile, encodedCover: $encodedCover) { id state pages coverUrl } }`,
    { whitepaper: words(fields), encodedFile: pdf, ...more },
  )
const actOn = (act: string, id: string) =>
  app.asAdmin(admin).ask(`mutation ($id: ID!) { ${act}(id: $id) { state publishedAt } }`, { id })
async function published(fields: Record<string, unknown> = {}) {
  const { id } = (await create(fields)).data.createWhitepaper
  await actOn('publishWhitepaper', id)
  return id as string
}
const code = async (answer: Promise<{ errors: { code: string }[] }>) => (await answer).errors[0]?.code ?? 'done'
const request = (id: string, viewer: Viewer = home.viewer, idempotencyKey?: string) =>
  app
    .as(viewer)
    .ask(
      'mutation ($id: ID!) { requestWhitepaperDownload(id: $id) { hash expiresAt } }',
      { id },
      idempotencyKey ? { idempotencyKey } : {},
    )
const hashOf = async (id: string) => (await request(id)).data.requestWhitepaperDownload.hash as string
const take = (hash: string, viewer = home.viewer) =>
  takeDownload(app.db, app.files, viewer, hash).then(
    () => 'taken',
    (error: { code: string }) => error.code,
  )

describe('1.19 whitepapers of the operator', () => {
  it('are registered as drafts with their pages and a drawn cover, published and retired', async () => {
    const { data } = await create()
    expect(data.createWhitepaper).toMatchObject({ state: 'DRAFT', pages: 2 })
    const { id, coverUrl } = data.createWhitepaper
    expect((await app.files.get(coverUrl.replace('/files/', '')))?.contentType).toBe('image/webp')
    const seen = 'query ($id: ID!) { whitepaper(id: $id) { title isOpen isNew } }'
    expect(await code(app.as(home.viewer).ask(seen, { id }))).toBe('not_found')
    expect((await actOn('publishWhitepaper', id)).data.publishWhitepaper.state).toBe('PUBLISHED')
    expect(await code(actOn('publishWhitepaper', id))).toBe('already_decided')
    expect((await app.as(home.viewer).ask(seen, { id })).data.whitepaper).toMatchObject({ isOpen: true, isNew: true })
    expect((await actOn('retireWhitepaper', id)).data.retireWhitepaper.state).toBe('RETIRED')
    expect(await code(app.as(home.viewer).ask(seen, { id }))).toBe('not_found')
    const audit = app.db.selectFrom('audit').where('subjectId', '=', id).where('subject', '=', 'whitepaper')
    const actions = await audit.select('action').execute()
    expect(actions.map(({ action }) => action).toSorted()).toEqual([
      'createWhitepaper',
      'publishWhitepaper',
      'retireWhitepaper',
    ])
  })

  it('§5 are refused with each mistake, and a file that is none is no PDF', async () => {
    const wrong = await create({ title: ' ', summary: 'あ'.repeat(121), tags: [], contents: ['い'.repeat(61)] })
    expect(wrong.errors[0]?.fields?.map(({ path }) => path)).toEqual([
      'whitepaper.title',
      'whitepaper.summary',
      'whitepaper.contents',
      'whitepaper.tags',
    ])
    const base64 = (text: string) => Buffer.from(text).toString('base64')
    for (const encodedFile of ['', base64('hello'), base64('%PDF-1.7 hello'), pdf.slice(0, 2000)]) {
      const { errors } = await create({}, { encodedFile })
      expect(errors[0]?.fields?.map(({ path }) => path)).toEqual(['encodedFile'])
    }
    const cover = await create({}, { encodedCover: base64('<svg xmlns="http://www.w3.org/2000/svg"/>') })
    expect(cover.errors[0]?.fields?.map(({ path }) => path)).toEqual(['encodedCover'])
  })

  it('are not put back by a page that was drawn before another operator’s change', async () => {
    const id = await published()
    const stored = await app.asAdmin(admin).ask('query ($id: ID!) { whitepaper(id: $id) { revision } }', { id })
    const save = (title: string) =>
      app.asAdmin(admin).ask(
        `mutation ($id: ID!, $whitepaper: WhitepaperInput!, $revision: String) {
          updateWhitepaper(id: $id, whitepaper: $whitepaper, revision: $revision) { title } }`,
        { id, whitepaper: words({ title }), revision: stored.data.whitepaper.revision },
      )
    expect((await save('先の変更')).data.updateWhitepaper.title).toBe('先の変更')
    expect(await code(save('古い画面から'))).toBe('changed_meanwhile')
  })

  it('are changed with or without their file, whose former one leaves', async () => {
    const id = await published()
    const before = await app.db
      .selectFrom('whitepaper')
      .selectAll()
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow()
    const update = (more: Record<string, unknown>) =>
      app.asAdmin(admin).ask(
        `mutation ($id: ID!, $whitepaper: WhitepaperInput!, $encodedFile: String) {
            updateWhitepaper(id: $id, whitepaper: $whitepaper, encodedFile: $encodedFile) { title pages } }`,
        { id, whitepaper: words({ title: '新しい手引き' }), ...more },
      )
    expect((await update({})).data.updateWhitepaper).toEqual({ title: '新しい手引き', pages: 2 })
    const other = await makePdf({
      title: '別',
      author: '運営',
      madeAt: new Date(0),
      blocks: [{ kind: 'title', text: id }],
    })
    expect(
      (await update({ encodedFile: Buffer.from(other.bytes).toString('base64') })).data.updateWhitepaper.pages,
    ).toBe(1)
    expect(await code(update({ id: '999999' }))).toBe('not_found')
    await app.db.updateTable('whitepaper').set({ fileHash: before.fileHash }).where('id', '!=', Number(id)).execute()
    const context = { db: app.db, files: app.files, inTransaction: (act: never) => app.db.transaction().execute(act) }
    await app.db.deleteFrom('whitepaper').where('id', '!=', Number(id)).execute()
    await jobs.remove_unused_whitepaper_file({ key: fileKey(before.fileHash) }, context as never)
    expect(await app.files.get(fileKey(before.fileHash))).toBeUndefined()
  })

  it('§6 are changed by operators alone', async () => {
    const student = await aCandidate(app.db)
    expect(await code(create({}, {}, home.viewer))).toBe('forbidden')
    expect(await code(create({}, {}, student.viewer))).toBe('forbidden')
    const { viewer } = await anAdmin(app.db, { role: 'READ_ONLY' })
    expect(await code(create({}, {}, viewer))).toBe('forbidden')
    expect(await code(app.as(student.viewer).ask('{ whitepapers { totalCount } }'))).toBe('forbidden')
  })
})

describe('1.19 a download', () => {
  it('holds five times, the sixth is refused, and each is written down', async () => {
    const id = await published()
    const hash = await hashOf(id)
    expect(hash).toMatch(/^[\w-]{22}$/)
    for (let at = 0; at < 5; at += 1) expect(await take(hash)).toBe('taken')
    expect(await take(hash)).toBe('whitepaper_download_over')
    const state = 'query ($hash: String!) { whitepaperDownload(hash: $hash) { state remaining } }'
    expect((await app.as(home.viewer).ask(state, { hash })).data.whitepaperDownload).toEqual({
      state: 'USED_UP',
      remaining: 0,
    })
    const audit = app.db.selectFrom('audit').where('companyId', '=', home.company.id).where('subjectId', '=', id)
    const actions = await audit.select(['action', 'actorId']).execute()
    expect(actions.filter(({ action }) => action === 'downloadWhitepaper')).toHaveLength(5)
    expect(new Set(actions.map(({ actorId }) => actorId))).toEqual(new Set([home.viewer.companyUserId]))
    const { data } = await app
      .asAdmin(admin)
      .ask('query ($id: ID!) { whitepaper(id: $id) { downloads companies } }', { id })
    expect(data.whitepaper).toEqual({ downloads: 5, companies: 1 })
  })

  it('of two at once at the last one gives one', async () => {
    const hash = await hashOf(await published())
    await app.db.updateTable('whitepaperDownload').set({ downloads: 4 }).execute()
    expect((await Promise.all([take(hash), take(hash)])).toSorted()).toEqual(['taken', 'whitepaper_download_over'])
  })

  it('ends after 24 hours', async () => {
    const hash = await hashOf(await published())
    const row = await app.db.selectFrom('whitepaperDownload').selectAll().executeTakeFirstOrThrow()
    expect(row.expiresAt.getTime() - row.requestedAt.getTime()).toBe(24 * 3_600_000)
    await app.db
      .updateTable('whitepaperDownload')
      .set({ expiresAt: sql`now()` })
      .execute()
    expect(await take(hash)).toBe('whitepaper_download_over')
  })

  it('belongs to its company, and its secret lies nowhere', async () => {
    const id = await published()
    const hash = await hashOf(id)
    const other = await aCompanyWithUser(app.db)
    expect(await take(hash, other.viewer)).toBe('not_found')
    expect(await take('x'.repeat(22))).toBe('not_found')
    expect(await take('../../etc')).toBe('not_found')
    const rows = await app.db.selectFrom('whitepaperDownload').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(hash)
    const key = crypto.randomUUID()
    expect((await request(id, home.viewer, key)).data.requestWhitepaperDownload.hash).not.toBeNull()
    expect((await request(id, home.viewer, key)).data.requestWhitepaperDownload.hash).toBeNull()
  })

  it('of a retired one is over', async () => {
    const id = await published()
    const hash = await hashOf(id)
    await actOn('retireWhitepaper', id)
    expect(await take(hash)).toBe('not_found')
    expect(await code(request(id))).toBe('not_found')
  })

  it('1.17 is refused to a plan that does not hold it', async () => {
    const id = await published({ minimumPlan: 'PREMIUM' })
    await app.db.updateTable('contract').set({ planKey: 'FREE' }).where('companyId', '=', home.company.id).execute()
    const { data } = await app
      .as(home.viewer)
      .ask('query ($id: ID!) { whitepaper(id: $id) { isOpen minimumPlanLabel } }', { id })
    expect(data.whitepaper).toEqual({ isOpen: false, minimumPlanLabel: 'プレミアム' })
    expect(await code(request(id))).toBe('plan_restricted')
    expect(await code(request('abc'))).toBe('not_found')
  })
})
