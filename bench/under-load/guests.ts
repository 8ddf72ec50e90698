import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import { demoAccounts, demoPassword } from '#seeds/demo-sign-ins.ts'
import type { Product } from './product.ts'
import { ask, pause, type Asked } from './visitors.ts'

/** A crowd of guests sends one kind of request without a pause. */
export const crowds = {
  'landing page': (): Asked => ({ method: 'GET', path: '/client', headers: {} }),
  'made-up cookie': (): Asked => ({
    method: 'GET',
    path: '/candidate/login',
    headers: { cookie: `yoake_candidate=${randomBytes(32).toString('base64url')}` },
  }),
  'right password': ({ url }: Product): Asked =>
    formTo(url, '/candidate/login', { email: demoAccounts.student, password: demoPassword }),
} as const satisfies Record<string, (product: Product) => Asked>

const formTo = (url: string, path: string, fields: Record<string, string>, cookie?: string): Asked => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin: url, ...(cookie && { cookie }) },
  body: new URLSearchParams(fields).toString(),
})

/** As a proxy checks its servers (docs/in-front-of-the-internet.md): three late or failed checks take a server out. */
const checks = { everyMs: 2_000, fall: 3 }

/** Milliseconds of the answers of each kind, and the number of answers that were busy or failed. */
export type BesideGuests = {
  answered: number
  turnedAway: number
  probes: Record<Probe, Answered>
  isTakenOut: boolean
}
type Answered = { times: number[]; refused: number }
type Probe = 'page' | 'form' | 'healthz'

/** A crowd of guests, and beside it a student's page and form, `/healthz`, and the checks of a proxy. */
export async function besideGuests(
  product: Product,
  crowd: keyof typeof crowds,
  guests: number,
  seconds: number,
): Promise<BesideGuests> {
  const { url, student } = product
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const end = performance.now() + seconds * 1000
  const counts = { answered: 0, turnedAway: 0 }

  async function guest() {
    await pause(Math.random() * 500)
    while (performance.now() < end) {
      const { status } = await ask(url, agent, crowds[crowd](product))
      if (status > 0 && status < 400) counts.answered += 1
      else counts.turnedAway += 1
      // A guest who is told to come back does so at once.
      if (status === 0 || status >= 400) await pause(50)
    }
  }

  async function probe(request: Asked): Promise<Answered> {
    const answered: Answered = { times: [], refused: 0 }
    await pause(1_000)
    while (performance.now() < end) {
      const started = performance.now()
      const { status } = await ask(url, agent, request)
      if (status > 0 && status < 400) answered.times.push(performance.now() - started)
      else answered.refused += 1
      await pause(100)
    }
    return answered
  }

  async function checkAsProxy() {
    let inARow = 0
    let isTakenOut = false
    while (performance.now() < end) {
      const next = pause(checks.everyMs)
      const { status } = await Promise.race([ask(url, agent, getOf('/readyz')), next.then(() => ({ status: 0 }))])
      inARow = status === 200 ? 0 : inARow + 1
      isTakenOut ||= inARow >= checks.fall
      await next
    }
    return isTakenOut
  }

  const [page, form, healthz, isTakenOut] = await Promise.all([
    probe(getOf('/candidate/profile', student)),
    probe(formTo(url, '/api/scheme', { intent: 'dark' }, student)),
    probe(getOf('/healthz')),
    checkAsProxy(),
    ...Array.from({ length: guests }, guest),
  ])
  agent.destroy()
  return { ...counts, probes: { page, form, healthz }, isTakenOut }
}

const getOf = (path: string, cookie?: string): Asked => ({ method: 'GET', path, headers: cookie ? { cookie } : {} })
