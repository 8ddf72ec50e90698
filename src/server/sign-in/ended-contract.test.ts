import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { confirmTotp, startTotp } from '#domain/session/second-factor/commands.ts'
import { newRecoveryCodes } from '#domain/session/second-factor/recovery-code/commands.ts'
import { staffOwnerOf } from '#domain/session/staff/owner.ts'
import { readEnv } from '#platform/env.ts'
import { openSealing } from '#platform/secrets/secret.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { codeOf, secretOf } from '#test/factories/authenticator.ts'
import { aSoftwarePasskey } from '#test/software-passkey.ts'
import { openRequestSessions, type RequestSessions } from './sessions.ts'

const password = 'a-long-password-2026'
const secret = 'a secret of the tests, long enough'
const sealing = openSealing(secret)
const app = ownApp()
let sessions: RequestSessions
let visitors = 0
beforeAll(() => {
  const env = readEnv({ PUBLIC_URL: 'http://localhost', SESSION_SECRET: secret })
  sessions = openRequestSessions({ ...app, env, addressOf: () => `203.0.113.${visitors}` })
})
afterEach(() => void vi.useRealTimers())

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

/** With a passkey, made while the contract still ran. */
async function aPasskeyOf({ viewer }: { viewer: CompanyViewer }) {
  const passkey = aSoftwarePasskey()
  const contract = app.db.updateTable('contract').where('companyId', '=', viewer.companyId)
  const options = await app
    .as(viewer)
    .ask('mutation ($password: String!) { startStaffPasskey(password: $password) }', { password })
  const answer = passkey.create(options.data.startStaffPasskey)
  const query = 'mutation ($answer: String!) { addStaffPasskey(answer: $answer, name: "端末") }'
  expect((await app.as(viewer).ask(query, { answer })).errors).toEqual([])
  await contract.set({ status: 'EXPIRED', startsOn: '2025-01-01', endsOn: '2025-12-31' }).execute()
  return passkey
}
const question = async () =>
  (await app.as(null).ask('mutation { startPasskeySignIn }', {}, { address: `198.51.100.${(visitors += 1)}` })).data
    .startPasskeySignIn as string
async function proveBy(answer: string) {
  const proven = await sessions.proveEnded(new Request('http://localhost/'), { answer })
  return 'refused' in proven ? proven.refused.code : 'proven'
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

test('§4 contractExpired: an ADMIN with a passkey alone proves by it, once, and never by the password', async () => {
  visitors += 1
  const email = 'passkey@ended.example'
  const { company } = await aCompanyWithUser(app.db)
  const admin = await aCompanyUser(app.db, company.id, { email, password })
  const passkey = await aPasskeyOf(admin)
  expect(await prove(email, '', 'wrong')).toMatchObject({ code: 'general' })
  expect(await prove(email, '')).toMatchObject({ code: 'passkey_proof_required' })
  const answer = passkey.get(await question())
  expect((await Promise.all([proveBy(answer), proveBy(answer)])).toSorted()).toEqual(['passkey_refused', 'proven'])
  expect(await proveBy(passkey.get(await question(), { flags: 0x01 }))).toBe('passkey_refused')
  expect(await proveBy(aSoftwarePasskey().get(await question()))).toBe('passkey_refused')
  expect(await proveBy('no json')).toBe('passkey_refused')

  const contract = app.db.updateTable('contract').where('companyId', '=', company.id)
  await contract.set({ status: 'ACTIVE', endsOn: '2090-12-31' }).execute()
  expect(await proveBy(passkey.get(await question()))).toBe('contract_not_ended')
  await contract.set({ status: 'EXPIRED', endsOn: '2025-12-31' }).execute()
  await app.db.updateTable('companyUser').set({ role: 'RECRUITER' }).where('id', '=', admin.id).execute()
  expect(await proveBy(passkey.get(await question()))).toBe('forbidden')
  await app.db.updateTable('companyUser').set({ status: 'DISABLED' }).where('id', '=', admin.id).execute()
  expect(await proveBy(passkey.get(await question()))).toBe('ended_pass_over')
})
