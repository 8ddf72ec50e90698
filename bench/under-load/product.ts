import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Lifecycle } from '#platform/lifecycle.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'
import { childrenOf } from '../child-processes.ts'
import { freePort, untilReady } from '../ready.ts'

export type Product = Awaited<ReturnType<typeof openProduct>>

/** The product of one checkout, in so many processes and on a database of its own, filled with the demo. */
export async function openProduct(
  name: string,
  root: string,
  { onStop }: Pick<Lifecycle, 'onStop'>,
  { processes = 1 } = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'yoake-load-'))
  onStop('files', () => rmSync(dataDir, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false })
  onStop('PostgreSQL', postgres.stop)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      PORT: String(port),
      PUBLIC_URL: url,
      WEB_PROCESSES: String(processes),
    },
    // The server ends when this channel closes, also after a crash of the bench.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  onStop(name, async () => {
    if (isOver()) return
    child.kill('SIGTERM')
    await new Promise((resolve) => child.once('exit', resolve))
  })
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  await untilReady(url, isOver)
  const people = await openPeople(postgres.url)
  onStop('people', people.end)

  return {
    name,
    url,
    ...people,
    isOver,
    residentMb: () => [child.pid ?? 0, ...childrenOf(child.pid ?? 0)].reduce((sum, pid) => sum + residentMbOf(pid), 0),
  }
}

const residentMbOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Sessions are inserted directly, as the limits of signing in would refuse so many. */
async function openPeople(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const one = async <Row>(text: string, values: unknown[] = []) => (await client.query(text, values)).rows[0] as Row

  async function sessionOf(area: 'candidate' | 'client', owner: Record<string, string>) {
    const token = randomBytes(32).toString('base64url')
    const columns = Object.keys(owner)
    await client.query(
      `insert into session (token_sha256, area, expires_at, ${columns.join(', ')})
      values ($1, $2, now() + interval '1 day', ${columns.map((_, at) => `$${at + 3}`).join(', ')})`,
      [createHash('sha256').update(token).digest(), area, ...Object.values(owner)],
    )
    return `yoake_${area}=${token}`
  }

  const account = await one<{ candidate_id: string }>('select candidate_id from candidate_account where email = $1', [
    demoAccounts.student,
  ])
  const recruiter = await one<{ company_id: string; company_user_id: string }>(
    'select company_id, company_user_id from company_user_account where email = $1',
    [demoAccounts.recruiter],
  )
  const watched = await one<{ id: string }>("select id from candidate where status = 'ACTIVE' order by ordinal limit 1")
  /** Adds `count` colleagues of the recruiter and returns their session cookies. */
  async function colleagues(count: number) {
    const { rows } = await client.query<{ id: string }>(
      `insert into company_user (company_id, role, status, family_name, given_name, family_name_kana, given_name_kana)
        select $1::uuid, 'VIEWER', 'ACTIVE', '試験', '太郎', 'シケン', 'タロウ' from generate_series(1, $2) returning id`,
      [recruiter.company_id, count],
    )
    const cookies: string[] = []
    for (const { id } of rows)
      cookies.push(await sessionOf('client', { company_id: recruiter.company_id, company_user_id: id }))
    return cookies
  }
  const session = await sessionOf('client', recruiter)
  return {
    student: await sessionOf('candidate', { candidate_id: account.candidate_id }),
    recruiter: session,
    /** Recruiters who search in turns, as one may search only so often in a minute. */
    recruiters: [session, ...(await colleagues(7))],
    watchedId: watched.id,
    colleagues,
    end: () => client.end(),
  }
}
