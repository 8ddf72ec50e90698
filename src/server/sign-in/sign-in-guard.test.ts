import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { failuresBeforeMail, signInWaits } from '#domain/session/sign-in/attempt/rules.ts'
import type { Area } from '#ground/area.ts'
import { readEnv } from '#platform/env.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { cheapHash } from '#test/factories/password.ts'
import { worker } from '#test/work.ts'
import { openRequestSessions } from './sessions.ts'
import { walkLength } from '#test/full-run.ts'

const password = 'a-long-password-2026'
const passwordHash = cheapHash(password)

const app = ownApp()
let made = 0
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date() }))
afterEach(() => void vi.useRealTimers())
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

/** A new address with each call, without earlier attempts. */
const anAddress = () => `198.18.${Math.floor((made += 1) / 250)}.${(made % 250) + 1}`
const anEmail = () => `guarded${(made += 1)}@student.example`
async function aStudent() {
  const email = anEmail()
  await aCandidate(app.db, { email, account: { passwordHash } })
  return email
}

type Try = { from?: string; typedPassword?: string; area?: Area; unlock?: string }
async function signIn(
  email: string,
  { from = anAddress(), typedPassword = password, area = 'candidate', unlock }: Try = {},
) {
  const sessions = openRequestSessions({ ...app, env: readEnv({}), addressOf: () => from })
  const url = new URL(`http://localhost/${area}/login${unlock ? `?unlock=${unlock}` : ''}`)
  const answer = await sessions.signIn(new Request(url), area, email, typedPassword)
  return 'refused' in answer ? answer.refused.code : 'signed in'
}
const wrong = (email: string, attempt: Try = {}) => signIn(email, { ...attempt, typedPassword: 'wrong-password' })
const times = async (count: number, act: () => Promise<string>) => {
  const codes: string[] = []
  for (let at = 0; at < count; at += 1) codes.push(await act())
  return codes
}
const all = (count: number, code: string): string[] => Array(count).fill(code)
const { pair, account, visitor } = signInWaits

describe('§8 who guesses waits', () => {
  test('nobody waits for a second press, also where the clock that counts it is some milliseconds behind', async () => {
    const [email, from] = [await aStudent(), anAddress()]
    expect(await wrong(email, { from })).toBe('general')
    pass(-0.005)
    expect(await wrong(email, { from })).toBe('general')
    expect(await signIn(email, { from })).toBe('signed in')
  })

  test('at one account, from one place: a few are free, then each wait is twice as long', async () => {
    const [email, from] = [await aStudent(), anAddress()]
    expect(await times(pair.free, () => wrong(email, { from }))).toEqual(all(pair.free, 'general'))
    for (let wait = pair.firstSeconds; wait < pair.maxSeconds; wait *= 2) {
      pass(wait - 1)
      expect(await wrong(email, { from })).toBe('sign_in_paused')
      expect(await signIn(email, { from })).toBe('sign_in_paused')
      pass(2)
      expect(await wrong(email, { from })).toBe('general')
    }
    pass(pair.maxSeconds + 1)
    expect(await signIn(email, { from })).toBe('signed in')
    expect(await times(pair.free, () => wrong(email, { from }))).toEqual(all(pair.free, 'general'))
  })

  test('as long at an account that nobody has', async () => {
    const [email, from] = [anEmail(), anAddress()]
    expect(await times(pair.free + 1, () => wrong(email, { from }))).toEqual([
      ...all(pair.free, 'general'),
      'sign_in_paused',
    ])
  })

  test('many tries at once are not all the first', async () => {
    const [email, from] = [await aStudent(), anAddress()]
    const codes = await Promise.all(Array.from({ length: 30 }, () => wrong(email, { from })))
    expect(codes.filter((code) => code === 'general')).toHaveLength(pair.free)
  })

  test('an IPv6 network of a home is one place', async () => {
    const email = await aStudent()
    const codes: string[] = []
    for (let at = 0; at <= pair.free; at += 1) codes.push(await wrong(email, { from: `2001:db8:77:1::${at + 1}` }))
    expect(codes.at(-1)).toBe('sign_in_paused')
    expect(await wrong(email, { from: '2001:db8:77:2::1' })).toBe('general')
  })

  test('one password at many accounts: the address waits, but not where it was right before', async () => {
    const [from, studentEmail] = [anAddress(), await aStudent()]
    expect(await signIn(studentEmail, { from })).toBe('signed in')
    // One in ten is an account that nobody has, whose check costs as much as a real one.
    const emails = await Promise.all(
      Array.from({ length: visitor.free }, async (_, at) => (at % 10 === 0 ? anEmail() : aStudent())),
    )
    const codes = await Promise.all(emails.map((email) => wrong(email, { from })))
    expect(codes).toEqual(all(visitor.free, 'general'))
    const other = await aStudent()
    expect(await signIn(other, { from })).toBe('sign_in_paused')
    expect(await signIn(studentEmail, { from })).toBe('signed in')
    expect(await signIn(other)).toBe('signed in')
    pass(visitor.firstSeconds + 1)
    expect(await signIn(other, { from })).toBe('signed in')
  })
})

describe('§8 nobody else waits', () => {
  const arrivals = walkLength(300)
  test('ten wrong tries from elsewhere, and the owner is let in, where they were before and where they are new', async () => {
    const [email, home] = [await aStudent(), anAddress()]
    expect(await signIn(email, { from: home })).toBe('signed in')
    const elsewhere = anAddress()
    await times(10, () => wrong(email, { from: elsewhere }))
    expect(await signIn(email, { from: home })).toBe('signed in')
    expect(await signIn(email)).toBe('signed in')
  })

  test('guessed at from very many places, an account waits for new places and never for a known one', async () => {
    const [email, home] = [await aStudent(), anAddress()]
    expect(await signIn(email, { from: home })).toBe('signed in')
    await times(account.free, () => wrong(email))
    expect(await wrong(email)).toBe('sign_in_paused')
    expect(await signIn(email)).toBe('sign_in_paused')
    expect(await times(3, () => signIn(email, { from: home }))).toEqual(all(3, 'signed in'))
  })

  test(
    `a campus: ${arrivals} students behind one address sign in within a minute, some after a mistake`,
    { timeout: 60_000 },
    async () => {
      const from = anAddress()
      const emails = await Promise.all(Array.from({ length: arrivals }, aStudent))
      const arrive = async (email: string, at: number) => {
        if (at % 10 === 0) expect(await wrong(email, { from })).toBe('general')
        return signIn(email, { from })
      }
      const codes: string[] = []
      for (let at = 0; at < arrivals; at += 20) {
        codes.push(...(await Promise.all(emails.slice(at, at + 20).map((email, more) => arrive(email, at + more)))))
        pass(3)
      }
      expect(codes).toEqual(all(arrivals, 'signed in'))
    },
  )

  test('a right password at an account that may not sign in is no guess', async () => {
    const [email, from] = [anEmail(), anAddress()]
    await aCandidate(app.db, { email, status: 'WITHDRAWN', account: { passwordHash } })
    expect(await times(pair.free + 3, () => signIn(email, { from }))).toEqual(all(pair.free + 3, 'withdrawn'))
  })
})

describe('§8 the way back by mail', () => {
  const makers: Record<Area, (email: string) => Promise<unknown>> = {
    candidate: (email) => aCandidate(app.db, { email, account: { passwordHash } }),
    client: async (email) => {
      const { company } = await aCompanyWithUser(app.db)
      await aCompanyUser(app.db, company.id, { email, account: { passwordHash } })
    },
    admin: async (email) => {
      const { id } = await anAdmin(app.db, { email })
      await app.db.updateTable('adminAccount').set({ passwordHash }).where('id', '=', id).execute()
    },
  }
  /** Mails to the owner. The job is queued after the answer, so its mail may come a moment later. */
  async function mailsTo(email: string) {
    const work = worker(app)
    for (let tries = 0; tries < walkLength(40); tries += 1) {
      await work.run()
      if (work.mails.some(({ to }) => to === email)) break
      await sleep(10)
    }
    return work.mails.filter(({ to }) => to === email)
  }
  const tokenIn = (text = '') => /\?unlock=([\w-]+)/.exec(text)?.[1] ?? ''

  test.each(Object.entries(makers) as [Area, (typeof makers)[Area]][])(
    'of the area %s: the link lets its owner try at once, with the password, one time',
    async (area, make) => {
      const email = anEmail()
      await make(email)
      await times(account.free, () => wrong(email, { area }))
      expect(await signIn(email, { area })).toBe('sign_in_paused')
      const mails = await mailsTo(email)
      expect(mails).toHaveLength(1)
      expect(mails[0]?.text).toContain(`https://yoake.test/${area}/login?unlock=unlock_`)
      const unlock = tokenIn(mails[0]?.text)
      const unlocks = JSON.stringify(await app.db.selectFrom('signInUnlock').selectAll().execute())
      expect([unlocks.includes(unlock), unlocks.includes(email)]).toEqual([false, false])
      expect(await signIn(email, { area, typedPassword: 'wrong-password', unlock })).toBe('general')
      expect(await signIn(email, { area, unlock })).toBe('signed in')
      expect(await signIn(email, { area, unlock })).toBe('sign_in_paused')
    },
  )

  test('opens no other account, no other area, and nothing after an hour or ten wrong passwords', async () => {
    const [email, other] = [await aStudent(), await aStudent()]
    for (const mailAddress of [email, other]) await times(account.free, () => wrong(mailAddress))
    const unlock = tokenIn((await mailsTo(email))[0]?.text)
    expect(await signIn(other, { unlock })).toBe('sign_in_paused')
    expect(await signIn(email, { unlock: 'unlock_nothing' })).toBe('sign_in_paused')
    expect(new Set(await times(10, () => wrong(email, { unlock })))).toEqual(new Set(['general']))
    expect(await signIn(email, { unlock })).toBe('sign_in_paused')
    await app.db.updateTable('signInUnlock').set({ tries: 0 }).execute()
    pass(3601)
    await times(3, () => wrong(email))
    expect(await signIn(email, { unlock })).toBe('sign_in_paused')
  })

  test('is not written for a mistake or two, nor twice at once, nor for an account that nobody has', async () => {
    const [email, nobody] = [await aStudent(), anEmail()]
    await times(failuresBeforeMail - 1, () => wrong(email))
    expect(await mailsTo(email)).toEqual([])
    await times(2 * failuresBeforeMail, () => wrong(nobody))
    expect(await mailsTo(nobody)).toEqual([])
    await times(1, () => wrong(email))
    expect(await mailsTo(email)).toHaveLength(1)
    await times(failuresBeforeMail, () => wrong(email))
    expect(await mailsTo(email)).toEqual([])
  })
})

test('§6 failures are written down: how often, why, and whose only to who knows the secret', async () => {
  const [email, from] = [await aStudent(), anAddress()]
  const before = await app.db.selectFrom('securityEvent').select('subject').execute()
  await times(pair.free + 2, () => wrong(email, { from }))
  const events = await app.db
    .selectFrom('securityEvent')
    .selectAll()
    .where('subject', 'not in', [...before.map(({ subject }) => subject), ''])
    .orderBy('kind')
    .execute()
  expect(events).toMatchObject([
    { kind: 'sign_in_failed', area: 'candidate', reason: 'general', count: pair.free },
    { kind: 'sign_in_paused', area: 'candidate', count: 2 },
  ])
  const text = JSON.stringify([events, await app.db.selectFrom('signInAttempt').selectAll().execute()])
  expect([text.includes(email), text.includes(from)]).toEqual([false, false])
})
