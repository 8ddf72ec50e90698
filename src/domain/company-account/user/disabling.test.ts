import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { authenticate } from '#domain/session/sign-in/queries.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyUser, aCompanyWithUser } from '#test/factories.ts'
import { aCompanyUserRegistration } from '#test/factories/company-registration.ts'
import { ownWorker } from '#test/work.ts'

const app = ownApp()
const work = ownWorker(app)
const password = 'a-long-password-2026'

const tables = [
  'busyCalendar',
  'busyTime',
  'calendarFeed',
  'passwordReset',
  'singleSignOnIdentity',
  'staffPasskey',
  'staffTotp',
] as const

/** A colleague with a private calendar and every way to sign in. */
async function aColleague(viewer: Awaited<ReturnType<typeof aCompanyWithUser>>['viewer'], email: string) {
  const { companyId } = viewer
  const { id: companyUserId } = await aCompanyUser(app.db, companyId, { email, password, role: 'RECRUITER' })
  const owner = { companyId, companyUserId }
  const { db } = app
  const sealedAddress = Buffer.from(`https://calendar.example.jp/${companyUserId}.ics`)
  await db
    .insertInto('busyCalendar')
    .values({ ...owner, sealedAddress, host: 'calendar.example.jp' })
    .execute()
  await db
    .insertInto('busyTime')
    .values({ ...owner, startAt: new Date(), endAt: new Date(Date.now() + 60_000) })
    .execute()
  await db
    .insertInto('calendarFeed')
    .values({ ...owner, tokenSha256: sha256(`feed of ${companyUserId}`) })
    .execute()
  await db
    .insertInto('passwordReset')
    .values({ ...owner, area: 'client', tokenSha256: sha256(`reset of ${companyUserId}`), expiresAt: new Date() })
    .execute()
  await db
    .insertInto('singleSignOnIdentity')
    .values({ ...owner, issuer: 'https://provider.example', subject: companyUserId })
    .execute()
  const passkey = { credentialId: randomUUID(), publicKey: Buffer.from('key'), counter: 0, name: '会社のPC' }
  await db
    .insertInto('staffPasskey')
    .values({ ...owner, ...passkey, isBackedUp: false })
    .execute()
  const totp = await db
    .insertInto('staffTotp')
    .values({ ...owner, sealedSecret: Buffer.from('secret'), confirmedAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('staffRecoveryCode')
    .values({ staffTotpId: totp.id, codeSha256: sha256(companyUserId) })
    .execute()
  return owner
}

const countOf = async (companyUserId: string) => {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const rows = await app.db
      .selectFrom(table)
      .select('companyUserId')
      .where('companyUserId', '=', companyUserId)
      .execute()
    counts[table] = rows.length
  }
  return counts
}
const all = (count: number) => Object.fromEntries(tables.map((table) => [table, count]))
const done = async (viewer: Viewer | null, text: string, variables: Record<string, unknown>) =>
  (await app.as(viewer).ask(text, variables)).errors[0]?.code ?? 'done'
const disable = (viewer: Viewer, id: string) =>
  done(viewer, 'mutation ($id: ID!) { disableCompanyUser(id: $id) { id } }', { id })
const signIn = async (email: string, typed: string) => {
  const signedIn = authenticate(app.db, { area: 'client', email, password: typed, address: '203.0.113.1' })
  return signedIn.then(
    (owner) => owner,
    ({ code }) => code,
  )
}

it('§6 the private calendar and every credential of who is disabled are gone; a new invitation sets them anew', async () => {
  const { viewer } = await aCompanyWithUser(app.db)
  const [leaver, colleague] = [
    await aColleague(viewer, 'leaver@kaisha.example'),
    await aColleague(viewer, 'stays@kaisha.example'),
  ]
  expect(await signIn('leaver@kaisha.example', password)).toEqual(leaver)
  expect(await disable((await aCompanyWithUser(app.db)).viewer, leaver.companyUserId)).toBe('not_found')
  expect(await countOf(leaver.companyUserId)).toEqual(all(1))

  expect(await disable(viewer, leaver.companyUserId)).toBe('done')
  expect(await countOf(leaver.companyUserId)).toEqual(all(0))
  expect(await countOf(colleague.companyUserId)).toEqual(all(1))
  const account = app.db.selectFrom('companyUserAccount').select('ssoProvider')
  expect(await account.where('companyUserId', '=', leaver.companyUserId).execute()).toEqual([{ ssoProvider: null }])
  expect(await signIn('leaver@kaisha.example', password)).toBe('accountDisabled')
  expect(await signIn('stays@kaisha.example', password)).toEqual(colleague)

  const invite = 'mutation ($email: String!) { inviteCompanyUser(email: $email, role: RECRUITER) { id } }'
  expect(await done(viewer, invite, { email: 'leaver@kaisha.example' })).toBe('done')
  await work.run()
  const mail = work.mails.find(({ to }) => to === 'leaver@kaisha.example')
  const code = /[?&]code=(\S+)/.exec(mail?.text ?? '')?.[1]
  const register =
    'mutation ($code: String!, $user: CompanyUserRegistrationInput!) { registerCompanyUser(code: $code, user: $user) }'
  const user = aCompanyUserRegistration({ password: 'another-long-password-2026' })
  expect(await done(null, register, { code, user })).toBe('done')
  expect(await signIn('leaver@kaisha.example', 'another-long-password-2026')).toEqual(leaver)
  expect(await countOf(leaver.companyUserId)).toEqual(all(0))
})
