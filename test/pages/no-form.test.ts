import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { log } from '#platform/log.ts'
import { asInProduction, openApp, type App } from './app.ts'
import { visit } from './visitor.ts'

let app: App
beforeAll(async () => {
  app = await openApp({ settings: asInProduction })
})
afterAll(() => app.close())

const multipart = (boundary: string) => ({ 'content-type': `multipart/form-data; boundary=${boundary}` })

test.each([
  { method: 'PUT', status: 405 },
  { method: 'DELETE', status: 405 },
  { method: 'PATCH', status: 405 },
  { method: 'OPTIONS', status: 405 },
  { status: 415 },
  { headers: { 'content-type': 'application/json' }, body: '{"email":"a"}', status: 415 },
  { headers: { 'content-type': 'text/plain' }, body: 'email=a', status: 415 },
  { headers: { 'content-type': 'application/xml' }, body: '<email/>', status: 415 },
  { headers: { 'content-type': 'multipart/form-data' }, body: 'email', status: 400 },
  { headers: multipart('abc'), body: '--abc\r\nnothing', status: 400 },
  { headers: multipart('abc'), body: '', status: 400 },
])('what is no form is refused in words and reported to nobody: %o', async ({ method = 'POST', status, ...sent }) => {
  const reported = vi.spyOn(log, 'error')
  for (const path of ['/candidate/login', '/client/login.data', '/admin/login', '/client/registration']) {
    const response = await visit(app).ask(path, { method, ...sent })
    expect([path, response.status]).toEqual([path, status])
    const words = await response.text()
    expect(words).toMatch(/もう一度/)
    expect(words).not.toContain('サーバーの問題')
  }
  expect(reported).not.toHaveBeenCalled()
  reported.mockRestore()
})

test('a page without a form refuses one that is empty, too', async () => {
  const reported = vi.spyOn(log, 'error')
  expect((await visit(app).ask('/policy', { method: 'POST' })).status).toBe(405)
  expect(reported).not.toHaveBeenCalled()
  reported.mockRestore()
})

test.each([
  ['/Admin/login', 'admin'],
  ['/ADMIN', 'admin'],
  ['/admin/Login', 'admin'],
  ['/Client/users', 'client'],
  ['/CLIENT', 'client'],
  ['/CLIENT/nope', 'client'],
  ['/Candidate/login', 'candidate'],
  ['/Policy', 'candidate'],
])('§2 %s is no page, and is said in the words of its area (%s)', async (path, area) => {
  const guest = visit(app)
  await guest.goto(path)
  const { status, text } = guest.answer()
  expect([status, new URL(guest.url()).pathname]).toEqual([404, path])
  expect(text).toContain(`area-${area}`)
})
