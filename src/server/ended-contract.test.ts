import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { confirmTotp, startTotp } from '#domain/session/second-factor/commands.ts'
import { newRecoveryCodes } from '#domain/session/second-factor/recovery-code/commands.ts'
import { staffOwnerOf } from '#domain/session/staff/owner.ts'
import { readEnv } from '#platform/env.ts'
import { openSealing } from '#platform/secret.ts'
import { testApp, type TestApp } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { codeOf, secretOf } from '#test/factories/authenticator.ts'
import { openRequestSessions, type RequestSessions } from './sessions.ts'

const password = 'a-long-password-2026'
const secret = 'a secret of the tests, long enough'
const sealing = openSealing(secret)
let app: TestApp
let sessions: RequestSessions
let visitors = 0
beforeAll(async () => {
  app = await testApp()
  const env = readEnv({ PUBLIC_URL: 'http://localhost', SESSION_SECRET: secret })
  sessions = openRequestSessions({ ...app, env, addressOf: () => `203.0.113.${visitors}` })
})
afterEach(() => void vi.useRealTimers())
afterAll(() => app.close())

/** An ADMIN of a company whose contract has ended. */
async function anAdminWithoutContract(name: string) {
  visitors += 1
  const email = `${name}@ended.example`
  const { company } = await aCompanyWithUser(app.db)
  const { viewer } = await aCompanyUser(app.db, company.id, { email, password })
  await app.db
    .updateTable('contract')
    .set({ status: 'EXPIRED', startsOn: '2025-01-01', endsOn: '2025-12-31' })
    .where('companyId', '=', company.id)
    .execute()
  return { email, owner: staffOwnerOf(viewer) }
}

async function prove(email: string, code: string, typed = password) {
  const answer = await sessions.proveEnded(new Request('http://localhost/'), { email, password: typed, code })
  return 'refused' in answer ? answer.refused : 'proven'
}

test('§4 contractExpired: the proof of an ADMIN with an app is the password and a code, which counts once', async () => {
  const { email, owner } = await anAdminWithoutContract('holder')
  await app.db.transaction().execute((tx) => startTotp(tx, owner, sealing))
  const shared = await secretOf(app.db, owner, sealing)
  const enrolled = { sealing, code: codeOf(shared), codes: newRecoveryCodes(), now: new Date() }
  await app.db.transaction().execute((tx) => confirmTotp(tx, 'system', owner, enrolled))

  expect(await prove(email, '')).toMatchObject({ code: 'invalid_input', fields: [{ path: 'code' }] })
  expect(await prove(email, '000000')).toMatchObject({ code: 'second_factor_wrong' })
  const now = new Date(Date.now() + 60_000)
  vi.useFakeTimers({ toFake: ['Date'], now })
  const code = codeOf(shared, now)
  expect(await prove(email, code, 'wrong')).toMatchObject({ code: 'general' })
  const both = await Promise.all([prove(email, code), prove(email, code)])
  expect(both.filter((one) => one === 'proven')).toHaveLength(1)
  expect(await prove(email, code)).toMatchObject({ code: 'second_factor_wrong' })
})

test('§4 contractExpired: without an app the password is the proof', async () => {
  const { email } = await anAdminWithoutContract('plain')
  expect(await prove(email, '')).toBe('proven')
  expect(await prove(email, '', 'wrong')).toMatchObject({ code: 'general' })
})
