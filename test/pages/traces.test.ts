import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import * as adminDocuments from '#web/generated/admin/graphql.ts'
import * as documents from '#web/generated/graphql.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { openCollector, type CollectedSpan } from '#test/collector.ts'
import type { Who } from '#test/demo-session.ts'
import { shareInTurn } from '#test/full-run.ts'
import { guestPages, operatorPages, recruiterPages, studentPages } from '#test/every-page.ts'
import { openApp, type App } from './app.ts'
import { visitAs } from './signed-in.ts'

let app: App
let collector: Awaited<ReturnType<typeof openCollector>>
let spans: CollectedSpan[]

/** Pages of everybody, and an act whose job sends a mail; then the server is stopped, which sends what waits. */
beforeAll(async () => {
  collector = await openCollector()
  app = await openApp({ settings: { ...collector.settings, WORKER: 'on' } })
  const pages: [Who | undefined, string[]][] = [
    [undefined, guestPages],
    ['student', studentPages],
    ['recruiter', await recruiterPages(app.db)],
    ['operator', await operatorPages(app.db)],
  ]
  for (const [who, paths] of pages) {
    const visitor = await visitAs(app, who)
    for (const path of shareInTurn(paths, 5)) await (await visitor.ask(path)).text()
  }
  await (await visitAs(app, 'recruiter')).get('/client/users')
  const visitor = await visitAs(app)
  await visitor.request.post('/candidate/password-reset/request', { form: { email: demoAccounts.student } })
  await untilQueueIsEmpty()
  await app.close()
  spans = collector.spans()
}, 180_000)
afterAll(() => collector.close())

async function untilQueueIsEmpty() {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(50)) {
    const { rows } = await sql`select 1 from graphile_worker._private_jobs where run_at <= now()`.execute(app.db)
    if (rows.length === 0) return
  }
}

const named = (name: string) => spans.filter((span) => span.name === name)

test('a page holds its operation, and that the statements it asks', () => {
  const [page] = named('GET /client/users')
  const operation = spans.find(({ parentSpanId, name }) => parentSpanId === page?.spanId && name.startsWith('query '))
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === operation?.spanId)
  expect(operation?.attributes['graphql.operation.type']).toBe('query')
  expect(statements.map(({ name }) => name)).toContain('select company_user')
})

test('a mail is inside the span of its job, which links to the act that made it', () => {
  const [mail] = named('send mail')
  const job = spans.find(({ spanId }) => spanId === mail?.parentSpanId)
  const cause = spans.find(({ spanId }) => spanId === job?.links?.[0]?.spanId)
  const act = spans.find(({ traceId, kind }) => traceId === cause?.traceId && kind === 2)
  expect(job?.name).toMatch(/^process \w+$/)
  expect(act?.name).toBe('POST /candidate/password-reset/request')
  expect(job?.attributes['yoake.request_id']).toBe(act?.attributes['yoake.request_id'])
})

const keys = [
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'graphql.operation.type',
  'graphql.operation.name',
  'db.system.name',
  'db.query.summary',
  'messaging.system',
  'messaging.operation.type',
  'messaging.destination.name',
  'error.type',
  'yoake.channel',
  'yoake.outcome',
  'yoake.pool',
  'yoake.request_id',
]
const operations = new Set(
  [documents, adminDocuments].flatMap((generated) =>
    Object.keys(generated).map((name) => name.replace(/Document$/, '')),
  ),
)
/** Signs that come from a person, the id of a record or an address with a query. */
const personal = /[^\x20-\x7e]|@|\?|%|[0-9a-f]{8}-[0-9a-f]{4}|\d{7}/i

test('§8 no span says more than routes, names of the code, kinds and statuses', () => {
  expect(spans.length).toBeGreaterThan(300)
  const wrong = spans.flatMap(({ name, attributes, events = [], status }) => [
    ...Object.keys(attributes).filter((key) => !keys.includes(key)),
    ...Object.entries<string | number | undefined>({ name, ...attributes }).flatMap(([key, value]) =>
      key !== 'yoake.request_id' && personal.test(String(value)) ? [`${key}: ${value}`] : [],
    ),
    ...(status.message ? [`message: ${status.message}`] : []),
    ...events.map((event) => JSON.stringify(event)),
  ])
  expect([...new Set(wrong)]).toEqual([])
  const operationNames = new Set(spans.flatMap(({ attributes }) => attributes['graphql.operation.name'] ?? []))
  expect([...operationNames].filter((name) => !operations.has(String(name)))).toEqual([])
  const summaries = new Set(spans.flatMap(({ attributes }) => attributes['db.query.summary'] ?? []))
  expect([...summaries].filter((summary) => !/^[a-z]+(?: [a-z_][\w.]*)?$/.test(String(summary)))).toEqual([])
})
