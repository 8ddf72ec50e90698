import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { readCommandLine, wholeNumber } from '#platform/command-line.ts'
import { demoAccounts, demoPassword } from '#seeds/demo-sign-ins.ts'
import { startDemo } from './demo-product.ts'
import { freePort } from './ready.ts'
import { browserLaunch } from '../scripts/browser.ts'
import { fetchedPackage } from '../scripts/fetched-package.ts'

// An audit of a phone on the pages a visitor meets first. Times are those of its simulated phone, which a busy
// machine changes little; the median run by performance is shown. `-- --runs 5 --url http://…` change it.
const version = '13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedMs: 'speed-index',
} as const

type Audit = { score: number | null; numericValue?: number; title: string; displayValue?: string }
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
  environment: { benchmarkIndex: number }
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>

const { values } = readCommandLine({
  usage: 'npm run bench:lighthouse -- [--runs N] [--url URL]',
  about: 'What an audit of a phone says of the public pages and a home of a student, as a table and as JSON.',
  options: { runs: { type: 'string', default: '5' }, url: { type: 'string' } },
})
const runs = wholeNumber('runs', values.runs, 1, 1_000)
const lighthouse = (
  (await import(pathToFileURL(join(fetchedPackage('lighthouse', version), 'core/index.js')).href)) as {
    default: Lighthouse
  }
).default

const product = values.url ? { url: values.url, stop: async () => {} } : await startDemo()
const port = await freePort()
const { args, ...launch } = await browserLaunch('whole')
const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${port}`] })
try {
  const student = await cookieOf('/candidate/login', demoAccounts.student)
  const pages: [string, string, string?][] = [
    ['landing', '/'],
    ['company landing', '/client'],
    ['sign-in', '/candidate/login'],
    ['student home', '/', student],
  ]
  const rows = []
  for (const [page, path, cookie] of pages) rows.push({ page, ...(await medianOf(path, cookie)) })
  console.table(rows.map(({ missed, ...row }) => ({ ...row, missed: missed.length })))
  for (const { page, missed } of rows) for (const one of missed) process.stdout.write(`${page}: ${one}\n`)
  mkdirSync('bench/results', { recursive: true })
  writeFileSync('bench/results/lighthouse.json', `${JSON.stringify({ version, runs, rows }, null, 2)}\n`)
} finally {
  await browser.close()
  await product.stop()
}

async function medianOf(path: string, cookie?: string) {
  const reports: Report[] = []
  for (let run = 0; run < runs; run += 1) {
    const flags = {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories,
      ...(cookie && { extraHeaders: { cookie } }),
    }
    const result = await lighthouse(`${product.url}${path}`, flags)
    if (!result) throw new Error(`${path} was not audited`)
    reports.push(result.lhr)
  }
  const scoreOf = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
  reports.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
  const middle = reports[Math.floor(reports.length / 2)]
  if (!middle) throw new Error('no run was made')
  return {
    ...(Object.fromEntries(categories.map((category) => [category, scoreOf(middle, category)])) as Record<
      (typeof categories)[number],
      number
    >),
    ...Object.fromEntries(
      Object.entries(metrics).map(([name, id]) => [name, round(middle.audits[id]?.numericValue ?? 0)]),
    ),
    allRuns: reports.map((report) => scoreOf(report, 'performance')).join(' '),
    machine: Math.round(middle.environment.benchmarkIndex),
    missed: missedIn(middle),
  }
}

/** The audits that count and are not whole, with what they say. */
function missedIn({ categories: found, audits }: Report) {
  return Object.entries(found).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.995) return []
      return [`${category} ${Math.round(audit.score * 100)}: ${audit.title} ${audit.displayValue ?? ''}`.trim()]
    }),
  )
}

function round(value: number) {
  return value < 10 ? Math.round(value * 1000) / 1000 : Math.round(value)
}

async function cookieOf(path: string, email: string) {
  const body = new URLSearchParams({ email, password: demoPassword })
  const response = await fetch(`${product.url}${path}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin: product.url },
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`${path} did not sign ${email} in`)
  return cookie
}
