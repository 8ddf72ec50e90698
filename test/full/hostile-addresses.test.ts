import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '#domain/session/commands.ts'
import { sessionCookies } from '#domain/session/rules.ts'
import type { SessionOwner } from '#domain/session/sign-in/queries.ts'
import type { Area } from '#ground/area.ts'
import { conditionKeys } from '#domain/candidate-search/rules/address.ts'
import { companyFilters, filterFields, nameKey, orderKey } from '#domain/company-search/condition/rules.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import routes from '../../src/web/routes.ts'
import { openProduct, type Product } from '#test/e2e/product.ts'

let product: Product
let cookie: string
beforeAll(async () => {
  product = await openProduct({ candidates: 50 })
  cookie = await everySession()
})
afterAll(() => product.close())

/** One browser that holds the demo's sessions of all three areas. */
async function everySession() {
  const { db } = product
  const open = async (area: Area, owner: SessionOwner) =>
    `${sessionCookies[area]}=${await db.transaction().execute((tx) => openSession(tx, area, owner))}`
  const student = await db
    .selectFrom('candidateAccount')
    .select('candidateId')
    .where('email', '=', demoAccounts.student)
    .executeTakeFirstOrThrow()
  const recruiter = await db
    .selectFrom('companyUserAccount')
    .select(['companyId', 'companyUserId'])
    .where('email', '=', demoAccounts.recruiter)
    .executeTakeFirstOrThrow()
  const operator = await db
    .selectFrom('adminAccount')
    .select('id')
    .where('email', '=', demoAccounts.operator)
    .executeTakeFirstOrThrow()
  const cookies = await Promise.all([
    open('candidate', student),
    open('client', recruiter),
    open('admin', { adminAccountId: operator.id }),
  ])
  return cookies.join('; ')
}

type Page = { path: string; file: string }
const pagesOf = (entries: RouteConfigEntry[], parent = ''): Page[] =>
  entries.flatMap(({ path, file, children, index }) => {
    const own = path ? `${parent}/${path}` : parent
    return [...(path !== undefined || index ? [{ path: own || '/', file }] : []), ...pagesOf(children ?? [], own)]
  })
const pages = pagesOf(routes).filter(({ path }) => path !== '/*')

const companyKeys = [nameKey, orderKey, ...companyFilters.map((filter) => filterFields[filter].key)]

/** The query keys read by a page and by the folder beside it. */
function keysOf({ file }: Page): string[] {
  const page = join('src/web', file)
  const folder = page.replace(/\.tsx?$/, '')
  const files = [page, ...(existsSync(folder) ? globSync(`${folder}/**/*.{ts,tsx}`) : [])]
  const read = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\.(?:get|getAll|has)\('([\w-]+)'\)/g)].map(([, key = '']) => key),
  )
  const isSearch = dirname(file).endsWith('client/candidates')
  const isCompanySearch = file.endsWith('candidate/companies.tsx')
  return [...new Set([...read, ...(isSearch ? conditionKeys : []), ...(isCompanySearch ? companyKeys : [])])]
}

const hostile = ['', '9999-12-15', '0000-00-00', '-1', '1e99', '%00', '%ED%A0%80', '日本', 'null', 'x'.repeat(300)]
const unknownId = '01890000-0000-7000-8000-000000000000'

/** Paths that the server answered with 500 or more. */
async function failures(paths: string[]) {
  const failed: string[] = []
  for (const path of paths) {
    const { status } = await fetch(product.url + path, { headers: { cookie }, redirect: 'manual' })
    if (status >= 500) failed.push(`${status} ${path.slice(0, 120)}`)
  }
  return failed
}

const filled = (path: string, value: string) => path.replaceAll(/:\w+/g, encodeURI(value))

test.each(pages.map((page) => [page.path, page] as const))('§2 no address ends %s in a failure', async (path, page) => {
  const params = path.includes(':') ? [...hostile.slice(1), unknownId].map((value) => filled(path, value)) : []
  const plain = filled(path, /status/.test(path) ? 'active' : unknownId)
  const keys = keysOf(page)
  // A search reads each filter independently, so one address tries all of them and saves requests.
  const together = keys.length > 10 ? [keys] : keys.map((key) => [key])
  const queries = together.flatMap((some) =>
    hostile.map((value) => `${plain}?${some.map((key) => `${key}=${value}`).join('&')}`),
  )
  expect(await failures([...params, ...queries, `${plain}?=&&=x&%`])).toEqual([])
})
