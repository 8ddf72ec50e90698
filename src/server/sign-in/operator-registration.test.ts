import { beforeAll, expect, test } from 'vitest'
import { adminRegistrationLimit } from '#domain/admin-account/registration/rules.ts'
import { readEnv } from '#platform/env.ts'
import { openVisitorLimits } from '#platform/rate-limit.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { ownApp } from '#test/client.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { openOperatorRegistration } from './operator-registration.ts'
import { openRequestSessions } from './sessions.ts'

const app = ownApp()
let registrationFrom: (address: string) => ReturnType<ReturnType<typeof openOperatorRegistration>>
beforeAll(() => {
  const mayTry = openVisitorLimits(app.pool, 'a secret of the tests')
  registrationFrom = (address) => {
    const sessions = openRequestSessions({ ...app, env: readEnv({}), addressOf: () => address })
    return openOperatorRegistration({ db: app.db, sessions, addressOf: () => address, mayTry })(
      new Request('http://localhost/admin/registration'),
    )
  }
})

let made = 0
/** An invited operator with a code that lives for so many hours. */
async function anInvitation(hours = 72) {
  made += 1
  const { id, email } = await anAdmin(app.db, { role: 'REVIEWER' })
  const code = `a-code-of-the-tests-${made}`
  await app.db
    .updateTable('adminAccount')
    .set({ status: 'INVITED', emailVerifiedAt: null })
    .set({ invitationCodeSha256: sha256(code), invitationExpiresAt: new Date(Date.now() + hours * 3_600_000) })
    .where('id', '=', id)
    .execute()
  return { id, email, code }
}
const person = { familyName: ' 高橋 ', givenName: '優', password: 'kaeru no uta ga kikoeru' }
const { find, register } = {
  find: (code: string) => registrationFrom('203.0.113.1').find(code),
  register: (code: string, fields = {}, address = '203.0.113.1') =>
    registrationFrom(address).register(code, { ...person, ...fields }),
}
const refusalOf = (answer: Awaited<ReturnType<typeof register>>) =>
  'refused' in answer ? answer.refused.code : 'registered'
const statusOf = async (id: string) =>
  app.db
    .selectFrom('adminAccount')
    .select(['status', 'familyName', 'passwordHash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('§6 the code of an invitation opens it once, and leads to an app before any session', async () => {
  const { id, email, code } = await anInvitation()
  expect(await find(code)).toMatchObject({ state: 'OPEN', email, role: 'REVIEWER' })
  const both = await Promise.all([register(code), register(code)])
  expect(both.map(refusalOf).toSorted()).toEqual(['admin_invitation_closed', 'registered'])
  expect(both.find((answer) => !('refused' in answer))).toMatchObject({ step: 'enrol' })
  expect(await statusOf(id)).toMatchObject({ status: 'ACTIVE', familyName: '高橋' })
  expect(await find(code)).toEqual({ state: 'USED' })
})

test('§6 an expired, revoked or foreign code opens nothing, and each is told from the others', async () => {
  const expired = await anInvitation(-1)
  const revoked = await anInvitation()
  await app.db.updateTable('adminAccount').set({ status: 'DISABLED' }).where('id', '=', revoked.id).execute()
  expect(await Promise.all([expired.code, revoked.code, 'nobody’s'].map(find))).toEqual([
    { state: 'EXPIRED' },
    { state: 'REVOKED' },
    { state: 'UNKNOWN' },
  ])
  for (const { id, code } of [expired, revoked]) {
    expect(refusalOf(await register(code))).toBe('admin_invitation_closed')
    expect((await statusOf(id)).passwordHash).toBeNull()
  }
  expect(refusalOf(await register('nobody’s'))).toBe('admin_invitation_closed')
})

test('§5 every mistake is told beside its field, and the code stays open', async () => {
  const { id, code } = await anInvitation()
  const answer = await register(code, { familyName: ' ', password: 'short' })
  expect(answer).toMatchObject({
    refused: { code: 'invalid_input', fields: [{ path: 'familyName' }, { path: 'password' }] },
  })
  expect((await find(code)).state).toBe('OPEN')
  expect((await statusOf(id)).status).toBe('INVITED')
})

test('§8 whoever tries code after code has to wait, for a right one too', async () => {
  const { code } = await anInvitation()
  const tries = Array.from({ length: adminRegistrationLimit.attempts }, (_, at) => `guess-${at}`)
  for (const guess of tries)
    expect(refusalOf(await register(guess, {}, '198.51.100.9'))).toBe('admin_invitation_closed')
  expect(refusalOf(await register(code, {}, '198.51.100.9'))).toBe('too_many_requests')
  expect(refusalOf(await register(code, {}, '198.51.100.10'))).toBe('registered')
})
