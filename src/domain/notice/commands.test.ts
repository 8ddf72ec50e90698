import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { AdminRole, Viewer } from '#domain/viewer/viewer.ts'
import { countStatements } from '#platform/database/db.ts'
import { ownApp } from '#test/client.ts'
import { itIs, itIsNow } from '#test/clock.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { inHours } from '#test/factories/scheduling.ts'
import { readNoticesAnew } from './queries.ts'

const app = ownApp()
let admin: Viewer
beforeAll(async () => {
  admin = await viewerOf('OPERATOR')
})
afterEach(async () => {
  itIsNow()
  await app.db.deleteFrom('serviceNotice').execute()
  readNoticesAnew(app.db)
})
const viewerOf = async (role: AdminRole): Promise<Viewer> => (await anAdmin(app.db, { role })).viewer

type Given = Record<string, unknown>
const aNotice = (fields: Given = {}) => ({
  area: 'ALL',
  kind: 'INFO',
  text: '年末年始のお問い合わせについて',
  link: '/candidate/contact-us',
  shownFrom: inHours(-1).toISOString(),
  shownUntil: inHours(24).toISOString(),
  ...fields,
})
const create = (fields: Given = {}, viewer = admin) =>
  app
    .asAdmin(viewer)
    .ask('mutation ($notice: ServiceNoticeInput!) { createServiceNotice(notice: $notice) { id version state } }', {
      notice: aNotice(fields),
    })
const made = async (fields: Given = {}) => (await create(fields)).data.createServiceNotice.id as string
const update = (id: string, version: number, fields: Given = {}, viewer = admin) =>
  app.asAdmin(viewer).ask(
    `mutation ($id: ID!, $version: Int!, $notice: ServiceNoticeInput!) {
      updateServiceNotice(id: $id, version: $version, notice: $notice) { text version } }`,
    { id, version, notice: aNotice(fields) },
  )
const end = (id: string, viewer = admin) =>
  app.asAdmin(viewer).ask('mutation ($id: ID!) { endServiceNotice(id: $id) { state } }', { id })
const remove = (id: string, viewer = admin) =>
  app.asAdmin(viewer).ask('mutation ($id: ID!) { deleteServiceNotice(id: $id) }', { id })
const listTexts = async (area: 'CANDIDATE' | 'CLIENT'): Promise<string[]> =>
  (await app.as(null).ask(`{ serviceNotices(area: ${area}) { text } }`)).data.serviceNotices.map(
    ({ text }: { text: string }) => text,
  )
const code = async (answer: ReturnType<typeof create>) => (await answer).errors[0]?.code ?? 'done'
const paths = async (fields: Given) => (await create(fields)).errors[0]?.fields?.map(({ path }) => path)

describe('§2 notices to everybody', () => {
  test('are met by guests of the area while their period lasts, maintenance first', async () => {
    await made({ text: '学生へ', area: 'CANDIDATE' })
    await made({ text: '企業へ', area: 'CLIENT', link: 'https://status.example.com/' })
    await made({ text: 'メンテナンス', kind: 'MAINTENANCE', link: null })
    await made({ text: 'これから', shownFrom: inHours(48).toISOString(), shownUntil: inHours(50).toISOString() })
    expect(await listTexts('CANDIDATE')).toEqual(['メンテナンス', '学生へ'])
    expect(await listTexts('CLIENT')).toEqual(['メンテナンス', '企業へ'])
    const { data } = await app.asAdmin(admin).ask('{ serviceNotices { state } }')
    expect(data.serviceNotices.map(({ state }: { state: string }) => state).sort()).toEqual([
      'COMING',
      'SHOWN',
      'SHOWN',
      'SHOWN',
    ])
  })

  test('are asked for once a minute; a period ends without another question', async () => {
    itIs('12:00', 1)
    const now = Date.now()
    await made({ shownFrom: new Date(now).toISOString(), shownUntil: new Date(now + 30_000).toISOString() })
    const first = await countStatements(() => listTexts('CANDIDATE'))
    expect(first.result).toHaveLength(1)
    const again = await countStatements(() => listTexts('CLIENT'))
    expect(first.statements - again.statements).toBe(1)
    itIs('12:00:31', 1)
    const ended = await countStatements(() => listTexts('CANDIDATE'))
    expect(ended).toEqual({ result: [], statements: again.statements })
    // Another process wrote a notice: it is met after a minute.
    await app.db
      .insertInto('serviceNotice')
      .values({ ...aNotice(), area: 'ALL', kind: 'INFO', shownUntil: new Date(now + 3_600_000) })
      .execute()
    expect(await listTexts('CANDIDATE')).toEqual([])
    itIs('12:01:01', 1)
    expect(await listTexts('CANDIDATE')).toHaveLength(1)
  })

  test('are changed, ended and deleted; the second of two people is told', async () => {
    const id = await made()
    expect((await update(id, 1, { text: '  変更  しました ' })).data.updateServiceNotice).toEqual({
      text: '変更 しました',
      version: 2,
    })
    expect(await code(update(id, 1, { text: '古い画面から' }))).toBe('notice_changed')
    expect(await listTexts('CLIENT')).toEqual(['変更 しました'])
    const both = await Promise.all([end(id), end(id)])
    expect(both.map(({ errors }) => errors[0]?.code ?? 'done').sort()).toEqual(['done', 'not_found'])
    expect(await listTexts('CLIENT')).toEqual([])
    const twice = await Promise.all([remove(id), remove(id)])
    expect(twice.map(({ errors }) => errors[0]?.code ?? 'done').sort()).toEqual(['done', 'not_found'])
    expect(await code(update(id, 2))).toBe('not_found')
    expect(await code(end('5'))).toBe('not_found')
  })

  test('three at once and not a fourth, also when two people add at once', async () => {
    await made({ area: 'CANDIDATE' })
    await made({ area: 'CANDIDATE' })
    await made({ area: 'CLIENT' })
    const both = await Promise.all([create(), create()])
    expect(both.map(({ errors }) => errors[0]?.code ?? 'done').sort()).toEqual(['done', 'notice_limit_reached'])
    expect(await code(create({ area: 'CLIENT' }))).toBe('done')
    expect(await code(create({ area: 'CLIENT' }))).toBe('notice_limit_reached')
    expect(await code(create({ shownFrom: inHours(23).toISOString(), shownUntil: inHours(48).toISOString() }))).toBe(
      'notice_limit_reached',
    )
    expect(await code(create({ shownFrom: inHours(25).toISOString(), shownUntil: inHours(48).toISOString() }))).toBe(
      'done',
    )
  })

  test('§5 what is wrong is said at its field', async () => {
    expect(await paths({ text: ' ', link: 'javascript:alert(1)', shownUntil: inHours(-2).toISOString() })).toEqual([
      'text',
      'link',
      'shownUntil',
    ])
    expect(await paths({ text: 'あ'.repeat(121) })).toEqual(['text'])
    for (const link of [
      '//evil.example',
      '/\\evil.example',
      'http://plain.example',
      'https://a:b@site.example',
      '/a b',
    ])
      expect(await paths({ link }), link).toEqual(['link'])
  })

  test('§6 everybody of the desk sees them, only an OPERATOR writes', async () => {
    const id = await made()
    for (const role of ['REVIEWER', 'READ_ONLY'] as const) {
      const viewer = await viewerOf(role)
      for (const answer of [create({}, viewer), update(id, 1, {}, viewer), end(id, viewer), remove(id, viewer)])
        expect(await code(answer)).toBe('forbidden')
      const { data } = await app.asAdmin(viewer).ask('{ serviceNotices { id } }')
      expect(data.serviceNotices).toEqual([{ id }])
    }
  })
})
