import { describe, expect, it } from 'vitest'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { readEnv } from '#platform/env.ts'
import { ownApp } from '#test/client.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { worker } from '#test/work.ts'
import { openRequestSessions } from '../../server/sign-in/sessions.ts'
import { sha256 } from '#platform/secrets/secret.ts'

const password = 'a-long-password-2026'
const app = ownApp()

const invite = (viewer: AdminViewer, email: string, idempotencyKey?: string) =>
  app.asAdmin(viewer).ask(
    `mutation ($email: String!) { done: inviteAdminAccount(email: $email, familyName: "高橋", givenName: "優", role: REVIEWER) {
        id email status role } }`,
    { email },
    idempotencyKey ? { idempotencyKey } : {},
  )
/** The code of the newest mail to this address. */
async function codeFromMail(to: string) {
  const work = worker(app)
  await work.run()
  return /registration\?code=(\S+)/.exec(work.mails.findLast((mail) => mail.to === to)?.text ?? '')?.[1] ?? ''
}
const disable = (viewer: AdminViewer, id: string) =>
  app.asAdmin(viewer).ask('mutation ($id: ID!) { done: disableAdminAccount(id: $id) { status } }', { id })
const code = async (answer: ReturnType<typeof disable>) => (await answer).errors[0]?.code ?? 'done'

describe('§6 the operator’s people', () => {
  it('are invited by a mail whose code is kept as a hash, and in no job', async () => {
    const { viewer, email: own } = await anAdmin(app.db)
    expect(await code(invite(viewer, own))).toBe('email_taken')
    const { data } = await invite(viewer, ' Yu@Operator.example ', 'invite-yu-once')
    expect(data.done).toMatchObject({ email: 'yu@operator.example', status: 'INVITED', role: 'REVIEWER' })
    expect((await invite(viewer, ' Yu@Operator.example ', 'invite-yu-once')).data.done).toEqual(data.done)
    const mailed = await codeFromMail('yu@operator.example')
    const stored = async () =>
      (
        await app.db
          .selectFrom('adminAccount')
          .where('id', '=', data.done.id)
          .select('invitationCodeSha256')
          .executeTakeFirstOrThrow()
      ).invitationCodeSha256
    expect(await stored()).toEqual(sha256(mailed))
    const resend = 'mutation ($id: ID!) { resendAdminInvitation(id: $id) { status } }'
    expect((await app.asAdmin(viewer).ask(resend, { id: data.done.id })).data).toEqual({
      resendAdminInvitation: { status: 'INVITED' },
    })
    const newer = await codeFromMail('yu@operator.example')
    expect([newer === mailed, await stored()]).toEqual([false, sha256(newer)])
    expect((await app.asAdmin(viewer).ask(resend, { id: viewer.adminAccountId })).errors[0]?.code).toBe(
      'already_decided',
    )
    const both = await Promise.all([
      code(invite(viewer, 'b@operator.example')),
      code(invite(viewer, 'b@operator.example')),
    ])
    expect(both.toSorted()).toEqual(['done', 'email_taken'])
    expect((await invite(viewer, 'x')).errors[0]?.fields?.[0]?.path).toBe('email')
  })

  it('are disabled with their sessions, and sign in no more', async () => {
    const { viewer } = await anAdmin(app.db)
    const other = await anAdmin(app.db, { email: 'leaving@operator.example', password })
    const sessions = openRequestSessions({ ...app, env: readEnv({}), addressOf: () => '203.0.113.1' })
    const signIn = () =>
      sessions.signIn(new Request('http://localhost/'), 'admin', 'leaving@operator.example', password)
    const opened = await signIn()
    const cookie = 'cookie' in opened ? (opened.cookie.split(';')[0] ?? '') : ''
    const request = new Request('http://localhost/', { headers: { cookie } })
    expect(await sessions.viewerOf(request, 'admin')).toEqual(other.viewer)
    await app.db
      .insertInto('staffTotp')
      .values({ adminAccountId: other.id, sealedSecret: Buffer.from('secret') })
      .execute()
    const passkey = { credentialId: other.id, publicKey: Buffer.from('key'), counter: 0, name: '運営のPC' }
    await app.db
      .insertInto('staffPasskey')
      .values({ adminAccountId: other.id, ...passkey, isBackedUp: false })
      .execute()
    expect((await disable(viewer, other.id)).data.done.status).toBe('DISABLED')
    expect((await disable(viewer, other.id)).data.done.status).toBe('DISABLED')
    expect(await sessions.viewerOf(request, 'admin')).toEqual({ kind: 'guest' })
    expect(await signIn()).toMatchObject({ refused: { code: 'accountDisabled' } })
    const ofOther = { adminAccountId: other.id }
    for (const table of ['staffPasskey', 'staffTotp'] as const)
      expect(
        await app.db
          .selectFrom(table)
          .select('id')
          .where((eb) => eb.and(ofOther))
          .execute(),
      ).toEqual([])
    const audit = await app.db.selectFrom('audit').where('subjectId', '=', other.id).select('action').execute()
    expect(audit).toEqual([{ action: 'disableAdminAccount' }])
    expect(await code(disable(viewer, 'x'))).toBe('not_found')
    expect(await code(disable(viewer, '00000000-0000-0000-0000-000000000000'))).toBe('not_found')
  })

  it('change roles; of two OPERATORs who step down at once one stays', async () => {
    await app.db.updateTable('adminAccount').set({ status: 'DISABLED' }).execute()
    const [a, b] = [await anAdmin(app.db), await anAdmin(app.db)]
    const reviewer = await anAdmin(app.db, { role: 'REVIEWER' })
    const change = (viewer: AdminViewer, id: string, role: string) =>
      app.asAdmin(viewer).ask(`mutation ($id: ID!) { updateAdminAccountRole(id: $id, role: ${role}) { role } }`, { id })
    expect((await change(a.viewer, reviewer.id, 'READ_ONLY')).data.updateAdminAccountRole.role).toBe('READ_ONLY')
    const both = await Promise.all([
      code(change(a.viewer, a.id, 'REVIEWER')),
      code(change(b.viewer, b.id, 'READ_ONLY')),
    ])
    expect(both.toSorted()).toEqual(['done', 'last_admin'])
    const [last] = await app.db
      .selectFrom('adminAccount')
      .where('role', '=', 'OPERATOR')
      .where('status', '=', 'ACTIVE')
      .selectAll()
      .execute()
    // A role that was lost meanwhile changes nobody, and a reviewer does not count as the one who stays.
    const gone = last?.id === a.id ? b : a
    expect(await code(change(gone.viewer, reviewer.id, 'OPERATOR'))).toBe('forbidden')
    expect(await code(disable({ ...gone.viewer, adminAccountId: last?.id ?? '' }, last?.id ?? ''))).toBe('last_admin')
    expect(await code(change(a.viewer, 'x', 'OPERATOR'))).toBe('not_found')
  })

  it('always leave one: the last is not disabled, and of two who disable each other at once one stays', async () => {
    await app.db.updateTable('adminAccount').set({ status: 'DISABLED' }).execute()
    const [a, b] = [await anAdmin(app.db), await anAdmin(app.db)]
    const both = await Promise.all([code(disable(a.viewer, b.id)), code(disable(b.viewer, a.id))])
    expect(both.filter((answer) => answer === 'done')).toHaveLength(1)
    const left = await app.db.selectFrom('adminAccount').where('status', '=', 'ACTIVE').select('id').execute()
    expect(left).toHaveLength(1)
    const last = left[0]?.id === a.id ? a : b
    const twice = await Promise.all([1, 2].map(() => code(disable(last.viewer, last.id))))
    expect(twice).toEqual(['last_admin', 'last_admin'])
  })

  it('ask within the limits of everybody', async () => {
    const { viewer } = await anAdmin(app.db)
    const many = Array.from({ length: 16 }, (_, at) => `a${at}: plans { key }`).join(' ')
    expect((await app.asAdmin(viewer).ask(`{ ${many} }`)).errors[0]?.code).toBe('query_too_complex')
    expect((await app.asAdmin(viewer).ask('{ nothing }')).errors[0]?.code).toBe('invalid_query')
  })
})
