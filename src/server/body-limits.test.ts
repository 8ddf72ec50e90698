import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { testApp } from '#test/client.ts'
import { testHttp } from '#test/http.ts'
import routes from '#web/routes.ts'
import { bodyLimitOf, bodyLimits, largestBody } from './body-limits.ts'

type Route = { path: string; file: string }

const pagesOf = (entries: readonly RouteConfigEntry[], above = ''): Route[] =>
  entries.flatMap(({ path, file, index, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`
    const own = path !== undefined || index ? [{ path: here || '/', file }] : []
    return [...own, ...pagesOf(children, here)]
  })
const acts = ({ file }: Route) =>
  /export (const|async function|function) action\b/.test(readFileSync(`src/web/${file}`, 'utf8'))

/** Every route of the server that may accept a body. */
async function waysIn() {
  const app = await testApp()
  const own = testHttp(app)
    .http.routes.filter(({ method, path }) => !['GET', 'HEAD', 'OPTIONS'].includes(method) && path !== '/*')
    .map(({ path }) => path)
  await app.close()
  return new Set([
    ...own,
    ...pagesOf(routes)
      .filter(acts)
      .map(({ path }) => path),
  ])
}

test('every route that takes a body has its limit, and no limit is left of a route that is gone', async () => {
  const ways = await waysIn()
  const limited = new Set(bodyLimits.map(({ path }) => path))
  expect({ without: [...ways].filter((way) => !limited.has(way)) }).toEqual({ without: [] })
  expect({ gone: [...limited].filter((path) => !ways.has(path)) }).toEqual({ gone: [] })
  expect(ways.size).toBeGreaterThan(15)
  expect(bodyLimits).toHaveLength(ways.size)
})

test('what is not in the table takes no body; what is, takes it in every spelling of its address', () => {
  for (const path of [
    '/',
    '/nothing',
    '/candidate/companies/1/description',
    '/files/company/1.webp',
    '/assets/x.js',
    '/healthz',
  ])
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) expect(bodyLimitOf(method, path)).toBe(null)
  const bytesOf = (path: string) => bodyLimitOf('POST', path)?.bytes
  for (const path of ['/candidate/login', '/candidate/login.data', '/candidate/login/', '/Candidate/LOGIN'])
    expect([path, bytesOf(path)]).toEqual([path, 10_000])
  for (const path of ['/client', '/client.data', '/client/', '/client/_.data']) expect(bytesOf(path)).toBe(100_000)
  expect(bytesOf('/candidate/invitations/0b1c/schedule.data')).toBe(100_000)
  expect(bodyLimitOf('GET', '/candidate/login')).toBe(null)
})

test('no limit is larger, and no time longer, than what the server itself allows', () => {
  for (const { path, bytes, seconds } of bodyLimits) {
    expect([path, bytes <= largestBody.bytes]).toEqual([path, true])
    expect([path, seconds <= largestBody.seconds]).toEqual([path, true])
  }
})
