import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { readCommandLine, wholeNumber } from '#platform/command-line.ts'
import { demoAccounts, demoPassword } from '#seeds/demo-sign-ins.ts'
import type { ChunkList } from '../scripts/first-paint/list-chunks.ts'
import { openVitals, type Vitals } from './page-vitals.ts'
import { freePort, untilReady } from './ready.ts'

// Per page: server CPU of one render (the Node process alone, from /proc), time to the whole answer, what the page names,
// and what a throttled phone sees of it: the largest paint, the worst shift, and what it really loaded.
const { values } = readCommandLine({
  usage: 'npm run bench:pages -- [--rounds N] [--visits N] [--only NAME]',
  about: 'Server CPU, time, weight, and what a slow phone sees, of every page, as a table and as JSON.',
  options: {
    rounds: { type: 'string', default: '60' },
    visits: { type: 'string', default: '3' },
    /** Measures the pages whose name holds this alone. */
    only: { type: 'string', default: '' },
  },
})
const rounds = wholeNumber('rounds', values.rounds, 1, 10_000)
const visits = wholeNumber('visits', values.visits, 1, 1_000)
const warmUp = Math.ceil(rounds / 4)
const clockTick = 10

type Served = { cpuMs: number; medianMs: number; p95Ms: number; jsKb: number; cssKb: number; htmlKb: number }
type Row = { page: string } & Served & Vitals

const dataDir = mkdtempSync(join(tmpdir(), 'yoake-bench-'))
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const started = performance.now()
const server = spawn(process.execPath, ['scripts/start.ts'], {
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  await untilReady(url, () => server.exitCode !== null)
  const firstStartSeconds = (performance.now() - started) / 1000
  const student = await cookieOf('/candidate/login', demoAccounts.student)
  const recruiter = await cookieOf('/client/login', demoAccounts.recruiter)
  const operator = await cookieOf('/admin/login', demoAccounts.operator)
  const invitation = await firstLink(
    '/candidate/invitations/status/pending',
    student,
    /\/candidate\/invitations\/[0-9a-f-]{36}/,
  )
  const job = await firstLink(invitation, student, /\/candidate\/jobs\/[0-9a-f-]{36}/)
  const company = await firstLink(invitation, student, /\/candidate\/companies\/[0-9a-f-]{36}\/description/)
  const schedule = await firstSchedule(student)
  const candidate = await firstLink('/client/candidates?all=true', recruiter, /preview=([0-9a-f-]{36})/)
  const oneCompany = await firstLink('/admin/companies', operator, /\/admin\/companies\/[0-9a-f-]{36}/)
  const pages: [string, string, string?][] = [
    ['landing', '/'],
    ['company landing', '/client'],
    ['policy', '/policy'],
    ['sign-in', '/candidate/login'],
    ['student home', '/', student],
    ['scouts', '/candidate/invitations/status/pending', student],
    ['one scout', invitation, student],
    ['choose a date', schedule, student],
    ['one job', job, student],
    ['one company', company, student],
    ['favourite companies', '/candidate/favorite-companies', student],
    ['dates', '/candidate/invitations/events', student],
    ['registration', '/candidate/registration'],
    ['forgotten password', '/candidate/password-reset/request'],
    ['profile', '/candidate/profile', student],
    ['profile, one section', '/candidate/profile?section=self-introduction', student],
    ['profile, wishes', '/candidate/profile?section=preferences', student],
    ['skills', '/candidate/skills', student],
    ['who saw me', '/candidate/profile/views', student],
    ['companies', '/candidate/companies', student],
    ['companies, 4 filters', '/candidate/companies?industry=501&prefecture=23&company-size=4&job-type=12', student],
    ['settings', '/candidate/settings', student],
    ['notifications', '/candidate/settings/notifications', student],
    ['intake', '/candidate/settings/intake', student],
    ['blocked companies', '/candidate/settings/blocked-companies', student],
    ['account', '/candidate/settings/account', student],
    ['ways to sign in', '/candidate/settings/sign-in', student],
    ['devices', '/candidate/settings/devices', student],
    ['own data', '/candidate/settings/data', student],
    ['leaving', '/candidate/settings/unsubscribe', student],
    ['questions', '/candidate/contact-us', student],
    ['offer report', '/candidate/reward-request', student],
    ['company home', '/client', recruiter],
    ['search, no filter', '/client/candidates?all=true', recruiter],
    ['search, 4 filters', '/client/candidates?y=2028&c=SCIENCE&a=23&la=WITHIN_30', recruiter],
    ['search, keyword', `/client/candidates?tk=${encodeURIComponent('研究')}`, recruiter],
    ['search, preview open', `/client/candidates?all=true&${candidate}`, recruiter],
    ['jobs', '/client/jobs/status/active', recruiter],
    ['events', '/client/jobs/events', recruiter],
    ['users', '/client/users', recruiter],
    ['own profile', '/client/profile/basic', recruiter],
    ['company notifications', '/client/settings/scout-notification', recruiter],
    ['single sign-on', '/client/settings/sso', recruiter],
    ['webhooks', '/client/settings/webhooks', recruiter],
    ['activity', '/client/settings/activity', recruiter],
    ['contract', '/client/contract', recruiter],
    ['whitepapers', '/client/whitepapers', recruiter],
    ['operator today', '/admin', operator],
    ['operator companies', '/admin/companies', operator],
    ['operator company', oneCompany, operator],
    ['operator inquiries', '/admin/inquiries', operator],
    ['operator figures', '/admin/figures', operator],
    ['operator audit', '/admin/audit', operator],
    ['composer', `/client/candidates/scout?ids=${candidate.split('=')[1] ?? ''}`, recruiter],
  ]
  const rows: Row[] = []
  const vitals = await openVitals(url, visits)
  for (const [page, path, cookie] of pages.filter(([name]) => name.includes(values.only)))
    rows.push({ page, ...(await measure(path, cookie)), ...(await vitals.measure(path, cookie)) })
  await vitals.close()
  console.table(rows)
  const groups = chunkGroups()
  console.table(groups)
  mkdirSync('bench/results', { recursive: true })
  writeFileSync('bench/results/pages.json', `${JSON.stringify({ firstStartSeconds, rounds, rows, groups }, null, 2)}\n`)
  process.stdout.write(`first start with seeding and building: ${firstStartSeconds.toFixed(1)} s\n`)
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(dataDir, { recursive: true, force: true })
}

/** The ten largest files that several pages load, as gzip sends them. */
function chunkGroups() {
  const chunks = JSON.parse(readFileSync('build/chunks.json', 'utf8')) as ChunkList
  const isShared = ({ file }: ChunkList[number]) => chunks.filter(({ imports }) => imports.includes(file)).length > 1
  const largest = chunks.filter(isShared).toSorted((a, b) => b.bytes - a.bytes)
  return largest.slice(0, 10).map(({ file, modules }) => ({
    file,
    modules: modules.length,
    gzipKb: round(gzipSync(readFileSync(`build/client/${file}`)).length / 1024),
  }))
}

async function measure(path: string, cookie?: string): Promise<Served> {
  const headers: Record<string, string> = cookie ? { cookie } : {}
  const once = async () => {
    const begun = performance.now()
    const response = await fetch(`${url}${path}`, { headers })
    const html = await response.text()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    return { html, ms: performance.now() - begun }
  }
  for (let n = 0; n < warmUp; n += 1) await once()
  const before = cpuMs()
  const times: number[] = []
  let html = ''
  for (let n = 0; n < rounds; n += 1) {
    const answer = await once()
    times.push(answer.ms)
    html = answer.html
  }
  const cpu = (cpuMs() - before) / rounds
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return {
    cpuMs: round(cpu),
    medianMs: round(at(0.5)),
    p95Ms: round(at(0.95)),
    jsKb: round(await weight(html, /(?:modulepreload" href|from|import\() ?"?(?:=")?"?(\/assets\/[\w.-]+\.js)"/g)),
    cssKb: round(await weight(html, /href="(\/assets\/[\w.-]+\.css)#?"/g)),
    htmlKb: round(gzipSync(html).length / 1024),
  }
}

/** The files the page names, each once, as gzip sends them, in kB. */
async function weight(html: string, pattern: RegExp) {
  const files = new Set([...html.matchAll(pattern)].map(([, file]) => file ?? ''))
  let bytes = 0
  for (const file of files) bytes += gzipSync(Buffer.from(await (await fetch(`${url}${file}`)).arrayBuffer())).length
  return bytes / 1024
}

function cpuMs() {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * clockTick
}

async function cookieOf(path: string, email: string) {
  const body = new URLSearchParams({ email, password: demoPassword })
  const response = await fetch(`${url}${path}`, { method: 'POST', body, redirect: 'manual', headers: { origin: url } })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`${path} did not sign ${email} in`)
  return cookie
}

async function firstLink(path: string, cookie: string, pattern: RegExp) {
  const html = await (await fetch(`${url}${path}`, { headers: { cookie } })).text()
  const [link] = pattern.exec(html) ?? []
  if (!link) throw new Error(`${path} links to nothing like ${pattern}`)
  return link
}

/** The first scout with an open date whose page offers dates. */
async function firstSchedule(cookie: string) {
  const html = await (
    await fetch(`${url}/candidate/invitations/status/pending-schedule`, { headers: { cookie } })
  ).text()
  for (const [path] of html.matchAll(/\/candidate\/invitations\/[0-9a-f-]{36}/g)) {
    const { status } = await fetch(`${url}${path}/schedule`, { headers: { cookie }, redirect: 'manual' })
    if (status === 200) return `${path}/schedule`
  }
  throw new Error('no scout of the demo student has dates to choose from')
}

function round(value: number) {
  return Math.round(value * 10) / 10
}
