import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readEnv } from '#platform/env.ts'
import { registry } from '#platform/metrics/metrics.ts'
import { ownApp } from '#test/client.ts'
import { freePort } from '#test/e2e/free-port.ts'
import { allWell, site } from '#test/http.ts'
import { createApp } from './http/http.ts'
import { openPageNames } from './http/page-names.ts'
import { startMetrics } from './metrics.ts'

const app = ownApp()
let port: number
const ends: (() => Promise<unknown> | void)[] = []
const onStop = (_: string, end: () => Promise<unknown> | void) => void ends.push(end)
beforeAll(async () => {
  port = await freePort()
  await startMetrics({ metrics: { port, host: '127.0.0.1' } }, { onStop })
})
afterAll(async () => {
  for (const end of ends) await end()
})

const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
const linesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(`${name}{`))

function anApp(settings: Record<string, string> = {}) {
  const visited: (string | null)[] = []
  const http = createApp({
    env: readEnv({ PUBLIC_URL: site, ...settings }),
    door: app.door,
    page: async () => new Response('page'),
    checkReady: async () => allWell,
    isStopping: () => false,
    pageNameOf: openPageNames(['/client/threads/:scoutInvitationId']),
  })
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await http.request(`${site}${path}`, { headers })
    visited.push(response.headers.get('x-request-id'))
    return response
  }
  return { get, visited }
}

describe('/metrics', () => {
  test('answers on its own port, and nothing else there', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, registry.contentType])
    expect(await response.text()).toContain('nodejs_eventloop_lag_p99_seconds')
    for (const path of ['/', '/metrics?x=1', '/readyz'])
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404)
  })

  test('a taken port is refused with the name of its setting', async () => {
    await expect(startMetrics({ metrics: { port, host: '127.0.0.1' } }, { onStop })).rejects.toThrow('METRICS_PORT')
  })

  test('without METRICS_PORT nothing listens', async () => {
    const before = ends.length
    await startMetrics({ metrics: readEnv({}).metrics }, { onStop })
    expect(ends).toHaveLength(before)
  })

  test('counts a page by its route; ids, addresses of nothing and files make no names', async () => {
    const { get } = anApp()
    const id = '01a22330-af30-7b54-adfe-5cebdc0bf031'
    await get(`/client/threads/${id}`)
    await get('/candidate/yamada-taro@example.jp')
    await get('/assets/entry-abc.js')
    await get('/healthz')
    const text = await scrape()
    const routes = linesOf(text, 'yoake_http_request_seconds_count').map((line) => /route="([^"]*)"/.exec(line)?.[1])
    expect(routes).toEqual(
      expect.arrayContaining(['/client/threads/:scoutInvitationId', 'other', '/assets/*', '/healthz']),
    )
    expect(text).not.toContain(id)
    expect(text).not.toContain('yamada')
  })
})

describe('the id of a request', () => {
  const proxied = { TRUST_PROXY: '1' }
  test.each([
    ['of a proxy that is believed is taken over', proxied, 'ha-1234_abcd', true],
    ['of a visitor is not, without a proxy', {}, 'ha-1234_abcd', false],
    ['that is too short is made anew', proxied, 'abc', false],
    ['with other letters is made anew', proxied, 'id with "quotes"', false],
  ])('%s', async (_, settings, sent, isTaken) => {
    const { get, visited } = anApp(settings)
    await get('/healthz', { 'x-request-id': sent })
    expect(visited[0] === sent).toBe(isTaken)
    expect(visited[0]).toMatch(/^[\w-]{8,64}$/)
  })
})

describe('docs/monitoring', () => {
  type Rule = { alert: string; expr: string }
  const { groups } = parse(readFileSync('docs/monitoring/alerts.yml', 'utf8')) as { groups: { rules: Rule[] }[] }
  const rules = groups.flatMap((group) => group.rules)
  const { panels } = JSON.parse(readFileSync('docs/monitoring/dashboard.json', 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[]
  }
  const questions = [
    ...rules.map(({ alert, expr }) => [alert, expr] as const),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ]

  test.each(questions)('%s asks for what is counted: %s', async (_, expr) => {
    const text = await scrape()
    const names = expr.match(/\b(?:yoake|nodejs|process)_\w+/g) ?? []
    for (const name of names) expect(text).toContain(`# TYPE ${name.replace(/_(?:count|bucket)$/, '')} `)
    const allLabels = new Set(
      registry.getMetricsAsArray().flatMap((metric) => (metric as { labelNames?: string[] }).labelNames ?? []),
    )
    const labels = [...expr.matchAll(/by \(([^)]*)\)|(\w+)(?:=~|!=|=)"/g)].flatMap(([, by, one]) =>
      (by ?? one ?? '').split(/,\s*/),
    )
    expect(labels.filter((label) => label !== 'le' && label !== 'job' && !allLabels.has(label))).toEqual([])
  })

  // Prometheus puts its own `job` and `instance` on each line, and moves ours out of the way: `exported_job`.
  test('no metric has a label of Prometheus itself', () => {
    const labels = registry
      .getMetricsAsArray()
      .flatMap((metric) => (metric as { labelNames?: string[] }).labelNames ?? [])
    expect(labels.filter((label) => label === 'job' || label === 'instance')).toEqual([])
  })

  test('each alert has one line in the runbook', () => {
    const lines = readFileSync('docs/runbook.md', 'utf8').split('\n')
    const names = lines.flatMap((line) => /^\| (Yoake\w+) \|/.exec(line)?.[1] ?? [])
    expect(names).toEqual(rules.map(({ alert }) => alert))
  })
})
