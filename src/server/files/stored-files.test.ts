import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { openSession } from '#domain/session/commands.ts'
import { sessionCookies } from '#domain/session/rules.ts'
import { allWell } from '#test/http.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import type { CompanyUserRole } from '#domain/viewer/viewer.ts'
import { createApp } from '../http/http.ts'

const app = ownApp()
let http: Hono
const id = randomUUID()

beforeAll(async () => {
  http = createApp({
    env: readEnv({ PUBLIC_URL: 'https://yoake.example' }),
    door: app.door,
    page: async () => new Response('page'),
    checkReady: async () => allWell,
    files: app.files,
    isStopping: () => false,
  })
  await app.files.put(`company/${id}.webp`, Buffer.from('a picture'))
  await app.files.put(`other/${id}.webp`, Buffer.from('something else'))
})

describe('pictures of companies and jobs', () => {
  test('are kept by browsers for good and are never taken for anything else', async () => {
    const response = await http.request(`/files/company/${id}.webp`)
    expect(await response.text()).toBe('a picture')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  test.each([
    `/files/company/${randomUUID()}.webp`,
    `/files/other/${id}.webp`,
    `/files/company/${id}.html`,
    '/files/company/..%2F..%2Fetc%2Fpasswd',
    '/files/',
  ])('%s is not found, and that is not kept', async (path) => {
    const response = await http.request(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('what may be sent to /graphql', () => {
  const megabyte = 1_000_000
  const send = (length: number, headers: Record<string, string> = {}) =>
    http.request('https://yoake.example/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': String(length), ...headers },
      body: '{"query":"{ graduationYears }"}',
    })
  const recruiter = async (role: CompanyUserRole) => {
    const { company } = await aCompanyWithUser(app.db)
    const { viewer } = await aCompanyUser(app.db, company.id, { role })
    const token = await app.db
      .transaction()
      .execute((tx) => openSession(tx, 'client', { companyId: company.id, companyUserId: viewer.companyUserId }))
    return { 'x-area': 'client', origin: 'https://yoake.example', cookie: `${sessionCookies.client}=${token}` }
  }

  test('a tenth of a megabyte by guests', async () => {
    expect((await send(megabyte / 10)).status).toBe(200)
    expect((await send(megabyte / 10 + 1)).status).toBe(413)
  })

  test('a portrait of five megabytes by every colleague', async () => {
    const headers = await recruiter('VIEWER')
    expect((await send(7.5 * megabyte, headers)).status).toBe(200)
    const refused = await send(7.5 * megabyte + 1, headers)
    expect(refused.status).toBe(413)
    expect(await refused.json()).toEqual({
      errors: [
        {
          message: '送信できる大きさを超えています。画像を減らすか小さくして、もう一度お試しください。',
          extensions: { code: 'request_too_large' },
        },
      ],
    })
  })

  test('twenty-five by who writes jobs, for their pictures', async () => {
    const headers = await recruiter('RECRUITER')
    expect((await send(25 * megabyte, headers)).status).toBe(200)
    expect((await send(25 * megabyte + 1, headers)).status).toBe(413)
    expect((await send(8 * megabyte, await recruiter('VIEWER'))).status).toBe(413)
  })

  test('never without its length', async () => {
    const refused = await send(0, { 'transfer-encoding': 'chunked' })
    expect(refused.status).toBe(411)
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'length_required' } }] })
  })
})
