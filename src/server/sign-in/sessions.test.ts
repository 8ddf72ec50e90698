import { beforeAll, describe, expect, test } from 'vitest'
import { openRequestSessions, type RequestSessions } from './sessions.ts'
import { sessionCookies, sessionCookiesAt } from '#domain/session/rules.ts'
import type { Area } from '#ground/area.ts'
import { readEnv } from '#platform/env.ts'
import { ownApp } from '#test/client.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { aCandidate, aCompany, aCompanyUser, aCompanyWithUser } from '#test/factories.ts'

const password = 'a-long-password-2026'
const app = ownApp()
let sessions: RequestSessions
let visitor = 0

beforeAll(() => {
  sessions = openRequestSessions({ ...app, env: readEnv({}), addressOf: () => `203.0.113.${visitor}` })
})

const signIn = (area: Area, email: string, typedPassword = password) => {
  visitor += 1
  return sessions.signIn(new Request('http://localhost/'), area, email, typedPassword)
}
const codeOf = async (answer: ReturnType<typeof signIn>) => {
  const outcome = await answer
  return 'refused' in outcome ? outcome.refused.code : 'signed in'
}
const withCookie = (cookie: string) =>
  new Request('http://localhost/', { headers: { cookie: cookie.split(';')[0] ?? '' } })
const open = async (area: Area, email: string) => {
  const answer = await signIn(area, email)
  if (!('cookie' in answer)) throw new Error(JSON.stringify(answer))
  return answer.cookie
}

describe('§8 sign-in', () => {
  test('a right password opens a session of 86,400 seconds that only its area knows', async () => {
    const student = await aCandidate(app.db, { email: 'right@student.example', password })
    const cookie = await open('candidate', ' Right@Student.example ')
    expect(cookie).toContain(`${sessionCookies.candidate}=`)
    expect(cookie).toMatch(/^[^;]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/)
    const request = withCookie(cookie)
    expect(await sessions.viewerOf(request, 'candidate')).toEqual(student.viewer)
    expect(await sessions.viewerOf(request, 'client')).toEqual({ kind: 'guest' })
  })

  test.each(['candidate', 'client', 'admin'] as const)(
    'over https the %s cookie is of this host alone, and no other name is taken for it',
    async (area) => {
      const secured = openRequestSessions({
        ...app,
        door: app.openDoorWith({ cookies: sessionCookiesAt('https://yoake.example') }),
        env: readEnv({ PUBLIC_URL: 'https://yoake.example' }),
        addressOf: () => 'secured',
      })
      const email = `host@${area}.example`
      if (area === 'candidate') await aCandidate(app.db, { email, password })
      if (area === 'client') await aCompanyUser(app.db, (await aCompany(app.db)).id, { email, password })
      if (area === 'admin') await anAdmin(app.db, { email, password })
      const answer = await secured.signIn(new Request('http://localhost/'), area, email, password)
      const cookie = 'cookie' in answer ? answer.cookie : ''
      expect(cookie).toMatch(
        new RegExp(`^__Host-yoake_${area}=[\\w-]{43}; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax$`),
      )
      expect((await secured.viewerOf(withCookie(cookie), area)).kind).not.toBe('guest')
      const plain = withCookie(cookie.replace('__Host-', ''))
      expect(await secured.viewerOf(plain, area)).toEqual({ kind: 'guest' })
      expect((await secured.signOut(withCookie(cookie), area)).cookie).toMatch(
        /^__Host-[\w-]+=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      )
      expect(await secured.viewerOf(withCookie(cookie), area)).toEqual({ kind: 'guest' })
    },
  )

  test('signing in again ends the session that this browser had, and no other', async () => {
    await aCandidate(app.db, { email: 'again@student.example', password })
    await aCandidate(app.db, { email: 'sibling@student.example', password })
    const [phone, laptop] = [
      await open('candidate', 'again@student.example'),
      await open('candidate', 'again@student.example'),
    ]
    const kinds = async (...cookies: string[]) =>
      Promise.all(cookies.map(async (cookie) => (await sessions.viewerOf(withCookie(cookie), 'candidate')).kind))
    visitor += 1
    const wrong = await sessions.signIn(withCookie(laptop), 'candidate', 'again@student.example', 'wrong-password')
    expect(['refused' in wrong, ...(await kinds(phone, laptop))]).toEqual([true, 'candidate', 'candidate'])
    const again = await sessions.signIn(withCookie(laptop), 'candidate', 'sibling@student.example', password)
    const now = 'cookie' in again ? again.cookie : ''
    expect(await kinds(phone, laptop, now)).toEqual(['candidate', 'guest', 'candidate'])
  })

  test('the cookie is not in the database', async () => {
    await aCandidate(app.db, { email: 'hashed@student.example', password })
    const cookie = await open('candidate', 'hashed@student.example')
    const token = /=([\w-]{43});/.exec(cookie)?.[1] ?? ''
    const rows = await app.db.selectFrom('session').select('tokenSha256').execute()
    expect(token).not.toBe('')
    expect(rows.some(({ tokenSha256 }) => tokenSha256.includes(Buffer.from(token)))).toBe(false)
  })

  test('signing out ends the session everywhere', async () => {
    await aCandidate(app.db, { email: 'out@student.example', password })
    const request = withCookie(await open('candidate', 'out@student.example'))
    await sessions.signOut(request, 'candidate')
    expect(await sessions.viewerOf(request, 'candidate')).toEqual({ kind: 'guest' })
  })

  test('a wrong password and an unknown mail are refused alike', async () => {
    await aCandidate(app.db, { email: 'known@student.example', password })
    expect(await codeOf(signIn('candidate', 'known@student.example', 'wrong-password'))).toBe('general')
    expect(await codeOf(signIn('candidate', 'unknown@student.example'))).toBe('general')
  })

  test('a mail that is not confirmed', async () => {
    await aCandidate(app.db, { email: 'unverified@student.example', password, account: { emailVerifiedAt: null } })
    expect(await codeOf(signIn('candidate', 'unverified@student.example'))).toBe('requireEmailVerification')
    expect(await codeOf(signIn('candidate', 'unverified@student.example', 'wrong-password'))).toBe('general')
  })

  test('an account that is linked to a provider names it', async () => {
    const { id } = await aCandidate(app.db, { email: 'linked@student.example' })
    await app.db
      .insertInto('candidateIdentity')
      .values({ provider: 'line', label: 'LINE', subject: 'U1', candidateId: id })
      .execute()
    const answer = await signIn('candidate', 'linked@student.example')
    expect(answer).toMatchObject({ refused: { code: 'ssoAlreadyLinked', message: expect.stringContaining('LINE') } })
  })

  test('a withdrawn student', async () => {
    await aCandidate(app.db, { email: 'gone@student.example', password, status: 'WITHDRAWN' })
    expect(await codeOf(signIn('candidate', 'gone@student.example'))).toBe('withdrawn')
  })

  test('a company whose contract is over cannot sign in, and open sessions end', async () => {
    const company = await aCompany(app.db)
    await aCompanyUser(app.db, company.id, { email: 'over@company.example', password })
    const request = withCookie(await open('client', 'over@company.example'))
    expect(await sessions.viewerOf(request, 'client')).toMatchObject({ kind: 'company' })
    await app.db
      .updateTable('contract')
      .set({ endsOn: '2026-01-01', startsOn: '2025-01-01' })
      .where('companyId', '=', company.id)
      .execute()
    expect(await sessions.viewerOf(request, 'client')).toEqual({ kind: 'guest', endedBy: 'contractExpired' })
    expect(await codeOf(signIn('client', 'over@company.example'))).toBe('contractExpired')
  })

  test('§8 a person of a suspended company reads that the use is stopped, and of no end of the contract', async () => {
    const company = await aCompany(app.db)
    await aCompanyUser(app.db, company.id, { email: 'stopped@company.example', password })
    const request = withCookie(await open('client', 'stopped@company.example'))
    await app.db.updateTable('contract').set({ status: 'SUSPENDED' }).where('companyId', '=', company.id).execute()
    expect(await sessions.viewerOf(request, 'client')).toEqual({ kind: 'guest', endedBy: 'contractSuspended' })
    const { refused } = (await signIn('client', 'stopped@company.example')) as { refused?: { message: string } }
    expect(refused).toMatchObject({ code: 'contractSuspended', message: expect.stringContaining('停止の理由') })
    expect(refused?.message).not.toContain('有効期限')
  })

  test('a student’s mail opens nothing in the company area', async () => {
    await aCandidate(app.db, { email: 'area@student.example', password })
    expect(await codeOf(signIn('client', 'area@student.example'))).toBe('general')
    expect(await codeOf(signIn('admin', 'area@student.example'))).toBe('general')
  })

  test('a disabled user is gone and loses open sessions', async () => {
    const { company } = await aCompanyWithUser(app.db)
    const user = await aCompanyUser(app.db, company.id, { email: 'disabled@company.example', password })
    const request = withCookie(await open('client', 'disabled@company.example'))
    await app.db.updateTable('companyUser').set({ status: 'DISABLED' }).where('id', '=', user.id).execute()
    expect(await sessions.viewerOf(request, 'client')).toEqual({ kind: 'guest' })
    expect(await codeOf(signIn('client', 'disabled@company.example'))).toBe('accountDisabled')
  })

  test.each([
    ['INVITED' as const, 'accountInvited', '招待メールのURLを開いて'],
    ['DISABLED' as const, 'accountDisabled', '利用を停止されています'],
  ])('§8 a colleague who is %s reads why, and only with the right password', async (status, code, sentence) => {
    const company = await aCompany(app.db)
    const email = `${status.toLowerCase()}-colleague@company.example`
    await aCompanyUser(app.db, company.id, { email, password, status })
    expect(await signIn('client', email)).toMatchObject({
      refused: { code, message: expect.stringContaining(sentence) },
    })
    expect(await sessions.signIn(new Request('http://localhost'), 'client', email, 'another-password')).toMatchObject({
      refused: { code: 'general' },
    })
  })

  test('an expired session is a guest', async () => {
    await aCandidate(app.db, { email: 'late@student.example', password })
    const request = withCookie(await open('candidate', 'late@student.example'))
    await app.db
      .updateTable('session')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .execute()
    expect(await sessions.viewerOf(request, 'candidate')).toEqual({ kind: 'guest' })
  })
})
