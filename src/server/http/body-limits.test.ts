import { expect, test } from 'vitest'
import { actionPaths } from '#test/action-paths.ts'
import { ownApp } from '#test/client.ts'
import { testHttp } from '#test/http.ts'
import { exceptions, largestBody, openBodyLimits } from './body-limits.ts'

const bodyLimitOf = openBodyLimits(actionPaths)
const app = ownApp()

test('every route that takes a body has its limit, and no exception is left of a route that is gone', () => {
  const own = testHttp(app)
    .http.routes.filter(({ method, path }) => !['GET', 'HEAD', 'OPTIONS'].includes(method) && path !== '/*')
    .map(({ path }) => path)
  const ways = [...new Set([...own, ...actionPaths])]
  const without = ways.filter((way) => bodyLimitOf('POST', way.replaceAll(/:\w+/g, '1')) === null)
  expect({ without }).toEqual({ without: [] })
  expect({ gone: Object.keys(exceptions).filter((path) => !ways.includes(path)) }).toEqual({ gone: [] })
  expect(ways.length).toBeGreaterThan(100)
})

test('each route has its own limit, also beside one whose path it fits', () => {
  for (const [path, limit] of Object.entries(exceptions))
    expect([path, bodyLimitOf('POST', path.replaceAll(/:\w+/g, '1'))]).toEqual([path, limit])
})

test('a page without an action takes no body; one with an action takes it in every spelling of its address', () => {
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
  for (const path of ['/candidate/login', '/candidate/login.data', '/candidate/login/'])
    expect([path, bytesOf(path)]).toEqual([path, 10_000])
  for (const path of ['/client', '/client.data', '/client/', '/client/_.data']) expect(bytesOf(path)).toBe(100_000)
  expect(bytesOf('/candidate/invitations/0b1c/schedule.data')).toBe(100_000)
  expect(bodyLimitOf('GET', '/candidate/login')).toBe(null)
  // An address in another case is no address.
  expect(bodyLimitOf('POST', '/Candidate/LOGIN')).toBe(null)
})

test('without a build every path takes a form, and the exceptions stay', () => {
  const limitOf = openBodyLimits(undefined)
  expect(limitOf('POST', '/nothing')?.bytes).toBe(100_000)
  expect(limitOf('POST', '/candidate/login')?.bytes).toBe(10_000)
  expect(limitOf('PUT', '/nothing')).toBe(null)
})

test('no limit is larger, and no time longer, than what the server itself allows', () => {
  for (const [path, { bytes, seconds }] of Object.entries(exceptions)) {
    expect([path, bytes <= largestBody.bytes]).toEqual([path, true])
    expect([path, seconds <= largestBody.seconds]).toEqual([path, true])
  }
})
