import { expect, test } from 'vitest'
import { openErrorReports } from './error-reports.ts'

const report = { id: '0b1c2d3e-4f5a', kind: 'route_change', name: 'TypeError', message: 'x', stack: '', path: '/' }
const sent = (body: unknown) =>
  new Request('https://yoake.example/errors', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('§8 what a browser met is taken; what is not such a report is refused', async () => {
  const take = openErrorReports()
  expect((await take(sent(report))).status).toBe(204)
  const wrong = ['{', [], { ...report, kind: 'other' }, { ...report, path: 'https://evil.example' }]
  for (const body of [...wrong, { ...report, message: 'x'.repeat(301) }, 'x'.repeat(9_000)])
    expect((await take(sent(body))).status).toBe(400)
})

test('a flood is not written down', async () => {
  let now = 0
  const take = openErrorReports(() => now)
  for (let n = 0; n < 60; n += 1) await take(sent('{'))
  expect((await take(sent(report))).status).toBe(429)
  now = 60_000
  expect((await take(sent(report))).status).toBe(204)
})
