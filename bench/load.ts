import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { openDatabase } from '#platform/database/db.ts'
import { demoPassword } from '#seeds/demo-sign-ins.ts'
import type { Area } from '#ground/area.ts'
import { freePort, untilReady } from './ready.ts'

export type Question = { query: string; variables: Record<string, unknown> }
export type Load = { clients: number; perSecond: number; medianMs: number; p95Ms: number; cpuMs: number }

const clockTick = 10

/** Starts the product of a folder in a process of its own, on a database that is filled already. */
export async function openServer(
  databaseUrl: string,
  dataDir: string,
  root = '.',
  settings: Record<string, string> = {},
) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      PORT: String(port),
      PUBLIC_URL: url,
      WORKER: 'off',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilReady(url, () => child.exitCode !== null).catch((error: unknown) => {
    child.kill('SIGTERM')
    throw error
  })

  const { db, close: closeDatabase } = openDatabase(databaseUrl, { poolSize: 1 })
  let requests = 0
  /** One client here stands for many users: what one of them may do in a minute is counted anew before it is reached. */
  async function keepUnlimited() {
    if (requests % 100 === 0) await sql`delete from rate_limit`.execute(db)
    requests += 1
  }

  /** The session cookie, `name=value`, of an account. */
  async function cookieOf(area: Area, email: string) {
    const body = new URLSearchParams({ email, password: demoPassword })
    const answer = await fetch(`${url}/${area}/login`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { origin: url },
    })
    const cookie = answer.headers.get('set-cookie')?.split(';')[0]
    if (!cookie) throw new Error(`${area} did not sign ${email} in`)
    return cookie
  }

  /** Signs in and returns a function that sends queries with this session. */
  async function signIn(area: Area, email: string) {
    const cookie = await cookieOf(area, email)
    const headers = { 'content-type': 'application/json', origin: url, 'x-area': area, cookie }
    return async (question: Question) => {
      await keepUnlimited()
      const begun = performance.now()
      const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify(question) })
      const text = await response.text()
      if (response.status !== 200 || text.includes('"errors"')) throw new Error(`${response.status} ${text}`)
      return performance.now() - begun
    }
  }

  /** Runs a number of clients, each sending again as soon as its answer arrives. */
  async function load(ask: () => Promise<number>, clients: number, seconds: number): Promise<Load> {
    const times: number[] = []
    const cpuBefore = cpuMs()
    const begun = performance.now()
    const client = async () => {
      while (performance.now() - begun < seconds * 1000) times.push(await ask())
    }
    await Promise.all(Array.from({ length: clients }, client))
    const took = (performance.now() - begun) / 1000
    const cpu = cpuMs() - cpuBefore
    times.sort((a, b) => a - b)
    const at = (share: number) => round(times[Math.floor(times.length * share)] ?? 0)
    return {
      clients,
      perSecond: round(times.length / took),
      medianMs: at(0.5),
      p95Ms: at(0.95),
      cpuMs: round(cpu / times.length),
    }
  }

  async function close() {
    await closeDatabase()
    child.kill('SIGTERM')
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve))
  }

  // The Node process alone: what the database spends is not in it.
  function cpuMs() {
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * clockTick
  }

  /** The resident memory of the Node process. */
  function residentMb() {
    const [, kB] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
    return Number(kB) / 1024
  }

  return { url, cookieOf, signIn, keepUnlimited, load, cpuMs, residentMb, close }
}

export const round = (value: number) => Math.round(value * 10) / 10
