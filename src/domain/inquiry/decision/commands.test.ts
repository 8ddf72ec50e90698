import { beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '#platform/secrets/secret.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { aPreRegistration } from '#test/factories/inquiry.ts'
import { worker } from '#test/work.ts'

const app = ownApp()
let admin: Viewer
beforeAll(async () => {
  admin = (await anAdmin(app.db)).viewer
})

const ask = (query: string, variables: Record<string, unknown> = {}, viewer: Viewer | null = admin, key?: string) =>
  app.asAdmin(viewer).ask(query, variables, key ? { idempotencyKey: key } : {})
const approve = (id: string, key?: string) =>
  ask(
    `mutation ($id: ID!) { done: approvePreRegistration(id: $id) { id status companyName corporateNumber email } }`,
    { id },
    admin,
    key,
  )
const reject = (id: string) => ask('mutation ($id: ID!) { done: rejectPreRegistration(id: $id) { status } }', { id })
const create = (changes: Record<string, unknown> = {}) =>
  ask(
    `mutation ($companyName: String!, $email: String!) {
      done: createCompanyRegistrationCode(companyName: $companyName, email: $email) { id status expiresAt } }`,
    { companyName: '株式会社例示', email: 'first@reiji.example', ...changes },
  )
const revoke = (id: string) =>
  ask('mutation ($id: ID!) { done: revokeCompanyRegistrationCode(id: $id) { status } }', { id })
const code = async (answer: ReturnType<typeof ask>) => (await answer).errors[0]?.code ?? 'done'
const waiting = async () => {
  const { data } = await ask('{ preRegistrations { totalCount nodes { id companyName status } } }')
  return data.preRegistrations.nodes as { id: string; companyName: string }[]
}
async function anApplication(companyName: string) {
  await app.as(null).ask('mutation ($form: PreRegistrationInput!) { createPreRegistration(preRegistration: $form) }', {
    form: aPreRegistration({ companyName }),
  })
  return (await waiting()).find((application) => application.companyName === companyName)?.id as string
}

const mailedCode = (mail: { text: string } | undefined) => /[?&]code=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

describe('§4 an application', () => {
  it('is approved once, with a code for the first user that is in the mail alone', async () => {
    const work = worker(app)
    const id = await anApplication('株式会社承認')
    const { data } = await approve(id, 'approve-this-once')
    expect(data.done).toMatchObject({
      status: 'OPEN',
      companyName: '株式会社承認',
      corporateNumber: '7000012050002',
      email: 'hanako@reiji.example.jp',
    })
    expect((await approve(id, 'approve-this-once')).data.done).toEqual(data.done)
    expect(await code(approve(id))).toBe('already_decided')
    expect(await code(reject(id))).toBe('already_decided')
    await work.run()
    const mails = work.mails.filter(({ subject }) => subject.startsWith('企業アカウントの登録のご案内'))
    expect(mails).toHaveLength(1)
    const secret = mailedCode(mails[0])
    const { codeSha256, preRegistrationId } = await app.db
      .selectFrom('companyRegistrationCode')
      .where('id', '=', data.done.id)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect([codeSha256, preRegistrationId]).toEqual([sha256(secret), id])
    expect(await waiting()).not.toContainEqual(expect.objectContaining({ id }))
  })

  it('is rejected politely by one mail, without a reason', async () => {
    const work = worker(app)
    const id = await anApplication('株式会社見送り')
    await work.run()
    work.mails.splice(0)
    expect(await code(reject(id))).toBe('done')
    expect(await code(reject(id))).toBe('already_decided')
    expect(await work.waiting()).toEqual([{ preRegistrationId: id, to: 'REJECTED' }])
    await work.run()
    expect(work.mails).toMatchObject([{ to: 'hanako@reiji.example.jp', subject: '事前登録の結果のお知らせ｜ヨアケ' }])
    expect(work.mails[0]?.text).toContain('今回はご利用を見送らせていただくことになりました。')
    expect(work.mails[0]?.text).not.toContain('株式会社見送り')
  })

  it('is decided once when two people decide at once', async () => {
    const id = await anApplication('株式会社同時')
    const both = await Promise.all([code(approve(id)), code(reject(id))])
    expect(both.toSorted()).toEqual(['already_decided', 'done'])
    const audit = await app.db
      .selectFrom('audit')
      .where('subjectId', '=', id)
      .where('area', '=', 'admin')
      .select('fromStatus')
      .execute()
    expect(audit).toEqual([{ fromStatus: 'APPLIED' }])
  })

  it('§6 is nobody’s but the operator’s', async () => {
    const id = await anApplication('株式会社秘密')
    const { viewer } = await aCompanyWithUser(app.db)
    for (const [who, expected] of [
      [viewer, 'forbidden'],
      [null, 'unauthenticated'],
    ] as const) {
      expect(await code(ask('{ preRegistrations { totalCount } }', {}, who))).toBe(expected)
      expect(await code(ask('mutation ($id: ID!) { rejectPreRegistration(id: $id) { id } }', { id }, who))).toBe(
        expected,
      )
    }
    for (const wrong of ['x', '00000000-0000-0000-0000-000000000000']) {
      expect(await code(approve(wrong))).toBe('not_found')
      expect(await code(reject(wrong))).toBe('not_found')
      expect(await code(revoke(wrong))).toBe('not_found')
    }
    expect(await waiting()).toContainEqual(expect.objectContaining({ id }))
  })
})

describe('registration codes', () => {
  it('live for 72 hours, are listed without the code, and can be revoked', async () => {
    const { data } = await create()
    const { id, expiresAt } = data.done
    const hours = (new Date(expiresAt).getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(71.9)
    expect(hours).toBeLessThanOrEqual(72)
    const listed = await ask('{ companyRegistrationCodes { nodes { id status email } } }')
    expect(listed.data.companyRegistrationCodes.nodes[0]).toEqual({ id, status: 'OPEN', email: 'first@reiji.example' })
    const both = await Promise.all([revoke(id), revoke(id)])
    for (const answer of both) expect(answer.data.done.status).toBe('REVOKED')
    const audit = await app.db
      .selectFrom('audit')
      .where('subjectId', '=', id)
      .where('action', '=', 'revokeCompanyRegistrationCode')
      .select('id')
      .execute()
    expect(audit).toHaveLength(1)
  })

  it('§1B.2 are sent anew with another code, and the earlier one ends', async () => {
    const work = worker(app)
    const { data } = await create({ email: 'again@reiji.example' })
    await work.run()
    const codes = () => work.mails.filter(({ to }) => to === 'again@reiji.example').map(mailedCode)
    const resend = () =>
      ask('mutation ($id: ID!) { done: resendCompanyRegistrationCode(id: $id) { status } }', { id: data.done.id })
    expect(await code(resend())).toBe('done')
    await work.run()
    const [first, second] = codes()
    expect(first).not.toBe(second)
    const row = await app.db
      .selectFrom('companyRegistrationCode')
      .where('id', '=', data.done.id)
      .select('codeSha256')
      .executeTakeFirstOrThrow()
    expect(row.codeSha256).toEqual(sha256(second ?? ''))
    await revoke(data.done.id)
    expect(await code(resend())).toBe('already_decided')
  })

  it('§1B.2 are sent again to an approved applicant whose code was revoked or is over, once and by mail', async () => {
    const work = worker(app)
    const id = await anApplication('株式会社再送')
    const sendNew = (viewer: Viewer | null = admin) =>
      ask('mutation ($id: ID!) { done: sendNewRegistrationCode(preRegistrationId: $id) { id } }', { id }, viewer)
    const statuses = async () => {
      const { data } = await ask('query ($id: ID!) { preRegistration(id: $id) { registrationCodes { status } } }', {
        id,
      })
      return data.preRegistration.registrationCodes.map(({ status }: { status: string }) => status)
    }
    expect(await code(sendNew())).toBe('not_found')
    const { data } = await approve(id)
    expect(await code(sendNew())).toBe('already_decided')
    await revoke(data.done.id)
    await work.run()
    const before = work.mails.length
    expect(await code(sendNew((await anAdmin(app.db, { role: 'READ_ONLY' })).viewer))).toBe('forbidden')
    expect((await Promise.all([code(sendNew()), code(sendNew())])).toSorted()).toEqual(['already_decided', 'done'])
    expect(await statuses()).toEqual(['OPEN', 'REVOKED'])
    await work.run()
    expect(work.mails.slice(before).map(({ to }) => to)).toEqual([aPreRegistration().email])
    const over = { expiresAt: new Date(Date.now() - 1000) }
    await app.db.updateTable('companyRegistrationCode').set(over).where('preRegistrationId', '=', id).execute()
    expect(await code(sendNew())).toBe('done')
    const used = { usedAt: new Date() }
    await app.db
      .updateTable('companyRegistrationCode')
      .set(used)
      .where('preRegistrationId', '=', id)
      .where('revokedAt', 'is', null)
      .execute()
    expect(await code(sendNew())).toBe('already_decided')
  })

  it('§5 are made for a company and an address', async () => {
    const { errors } = await create({ companyName: ' ', email: 'x' })
    expect(errors[0]?.fields?.map(({ path }) => path)).toEqual(['companyName', 'email'])
  })
})
