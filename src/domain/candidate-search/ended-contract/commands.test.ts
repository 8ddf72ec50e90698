import { beforeAll, describe, expect, test } from 'vitest'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { openOneTimeCodes } from '#platform/secrets/one-time-codes.ts'
import { hashPassword } from '#platform/secrets/password.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { ears } from '#test/factories/notification.ts'
import { anInvited, aSender } from '#test/factories/scout-invitation.ts'
import { worker } from '#test/work.ts'
import { countStatements } from '#platform/database/db.ts'
import { openEndedContacts } from './export.ts'
import { authenticateEnded } from './queries.ts'
import { endedSubject } from './rules.ts'

const app = ownApp()
let admin: AdminViewer
const codes = openOneTimeCodes('a secret of the tests')
const today = tokyoToday()
const password = '夜明けの空を見る佐伯の窓'
beforeAll(async () => {
  admin = (await anAdmin(app.db)).viewer
})

/** A company whose contract ended so many days ago, with a student who had accepted and one who had not. */
async function anEnded(daysAgo = 3) {
  const sender = await aSender(app.db)
  const accepted = await anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: new Date() })
  const pending = await anInvited(app.db, sender, {})
  await end(sender.company.id, daysAgo)
  return { sender, accepted, pending, pass: passOf(sender.viewer.companyUserId) }
}
const end = (companyId: OfRow<'company'>, daysAgo: number) =>
  app.db
    .updateTable('contract')
    .set({ status: 'EXPIRED', startsOn: addDays(today, -400), endsOn: addDays(today, -daysAgo) })
    .where('companyId', '=', companyId)
    .execute()
const passOf = (companyUserId: string, seconds = 60) => codes.passOf(endedSubject(companyUserId), seconds)

const read = (pass: string, address?: string) =>
  app
    .as(null)
    .ask(
      'query ($pass: String!) { endedContract(pass: $pass) { companyName endsOn contactsUntil contactCount mayReadContacts requests { kind status answer } } }',
      { pass },
      { address },
    )
const request = (pass: string, kind = 'CONTACTS') =>
  app.as(null).ask(
    `mutation ($pass: String!, $request: ContractRequestInput!) {
      done: createEndedContractRequest(pass: $pass, request: $request) { id status } }`,
    {
      pass,
      request: kind === 'CONTACTS' ? { kind } : { kind, planKey: 'LIGHT', wantedFrom: today, message: '再開希望' },
    },
  )
const answer = (id: string, isDone = true) =>
  app
    .asAdmin(admin)
    .ask(
      `mutation ($id: ID!, $isDone: Boolean!) { done: answerContractRequest(id: $id, isDone: $isDone, answer: "ご用意しました。") { status } }`,
      { id, isDone },
    )
async function download(pass: string) {
  const { parts } = await openEndedContacts(app.db, {
    subject: codes.subjectOf(pass),
    address: '203.0.113.5',
    encoding: 'UTF_8',
  })
  const pieces = await Array.fromAsync(parts)
  return Buffer.concat(pieces.map(({ bytes }) => bytes)).toString()
}
const code = async (response: ReturnType<typeof read>) => (await response).errors[0]?.code ?? 'done'
const nameOf = (candidateId: OfRow<'candidate'>) =>
  app.db
    .selectFrom('candidateAccount')
    .select(['email', 'familyName'])
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow()

describe('§1.18 after the end of a contract', () => {
  test('the contacts of students who accepted are asked for, provided, read and recorded', async () => {
    const { sender, accepted, pending, pass } = await anEnded()
    await expect(download(pass)).rejects.toMatchObject({ code: 'contacts_closed' })
    const { data } = await request(pass)
    expect(await code(request(pass))).toBe('contract_request_open')
    // A renewal stands beside the contacts.
    expect(await code(request(pass, 'RENEWAL'))).toBe('done')
    await expect(download(pass)).rejects.toMatchObject({ code: 'contacts_closed' })
    expect(await code(answer(data.done.id))).toBe('done')
    expect((await read(pass)).data.endedContract).toMatchObject({
      endsOn: addDays(today, -3),
      contactsUntil: addDays(today, 27),
      contactCount: 1,
      mayReadContacts: true,
    })
    const csv = await download(pass)
    expect(csv.match(/承認日/g)).toHaveLength(1)
    expect(csv).toContain((await nameOf(accepted.viewer.candidateId)).email)
    expect(csv).not.toContain((await nameOf(pending.viewer.candidateId)).email)
    const audit = await app.db
      .selectFrom('audit')
      .select(['action', 'actorId'])
      .where('companyId', '=', sender.company.id)
      .where('action', '=', 'exportEndedContacts')
      .execute()
    expect(audit).toEqual([{ action: 'exportEndedContacts', actorId: sender.viewer.companyUserId }])
  })

  test('what is still open costs the same for one student as for five', async () => {
    const { sender, pass } = await anEnded()
    const count = async () => (await countStatements(() => read(pass))).statements
    await count()
    const statements = await count()
    for (let n = 0; n < 4; n += 1) await anInvited(app.db, sender, { status: 'ACCEPTED', answeredAt: new Date() })
    expect(await count()).toBe(statements)
    expect((await read(pass)).data.endedContract.contactCount).toBe(5)
  })

  test('the answer comes by mail, also to a company that cannot sign in', async () => {
    const { sender, pass } = await anEnded()
    const work = worker(app)
    const hear = ears(app, work)
    await answer((await request(pass)).data.done.id)
    await work.run()
    const [mail] = await hear.mailsTo(sender.viewer)
    expect(mail?.text).toContain('/client/contract/expired')
    expect(mail?.text).toContain('ご用意しました。')
  })

  test('the contacts are closed after thirty days, and by a new contract', async () => {
    const { sender, pass } = await anEnded(30)
    await answer((await request(pass)).data.done.id)
    expect(await download(pass)).toContain('承認日')
    await end(sender.company.id, 31)
    await expect(download(pass)).rejects.toMatchObject({ code: 'contacts_closed' })
    const late = await anEnded(31)
    expect(await code(request(late.pass))).toBe('contacts_closed')
    expect(await code(request(late.pass, 'RENEWAL'))).toBe('done')
    await app.db
      .updateTable('contract')
      .set({ status: 'ACTIVE', endsOn: addDays(today, 100) })
      .where('companyId', '=', sender.company.id)
      .execute()
    expect(await code(read(pass))).toBe('contract_not_ended')
  })

  test('§6 a pass is of its ADMIN alone: not of another purpose, role or company, and not for long', async () => {
    const { sender, pass } = await anEnded()
    const reader = await aCompanyUser(app.db, sender.viewer.companyId, { role: 'RECRUITER' })
    expect(await code(read(passOf(reader.viewer.companyUserId)))).toBe('forbidden')
    expect(await code(read(passOf(sender.viewer.companyUserId, -1)))).toBe('ended_pass_over')
    expect(await code(read(codes.passOf(sender.viewer.companyUserId, 60)))).toBe('ended_pass_over')
    expect(await code(read(codes.passOf((await aCandidate(app.db)).id, 60)))).toBe('ended_pass_over')
    expect(await code(read(`${pass}x`))).toBe('ended_pass_over')
    const other = await anEnded()
    expect((await read(other.pass)).data.endedContract.companyName).toBe(other.sender.company.displayName)
    const suspended = await anEnded()
    await app.db
      .updateTable('contract')
      .set({ status: 'SUSPENDED' })
      .where('companyId', '=', suspended.sender.company.id)
      .execute()
    expect(await code(read(suspended.pass))).toBe('contract_not_ended')
    await app.db
      .insertInto('allowedNetwork')
      .values({ companyId: sender.company.id, network: '198.51.100.0/24', label: '本社' })
      .execute()
    expect(await code(read(pass, '203.0.113.9'))).toBe('ip_address_not_allowed')
    expect(await code(read(pass, '198.51.100.9'))).toBe('done')
  })

  test('§8 the password of an ADMIN gives the pass, and only when the contract is what refuses the sign-in', async () => {
    const { sender } = await anEnded()
    const user = sender.viewer.companyUserId
    const account = { email: `ended-${user}@example.com`, passwordHash: await hashPassword(password) }
    await app.db
      .updateTable('companyUserAccount')
      .set({ ...account, emailVerifiedAt: new Date() })
      .where('companyUserId', '=', user)
      .execute()
    const prove = (fields: Record<string, string> = {}) =>
      authenticateEnded(app.db, { area: 'client', email: account.email, password, address: '203.0.113.5', ...fields })
    expect(await prove()).toBe(user)
    await expect(prove({ password: '違うパスワード' })).rejects.toMatchObject({ code: 'general' })
    await app.db.updateTable('companyUser').set({ role: 'VIEWER' }).where('id', '=', user).execute()
    await expect(prove()).rejects.toMatchObject({ code: 'forbidden' })
    await app.db
      .updateTable('contract')
      .set({ status: 'ACTIVE', endsOn: addDays(today, 100) })
      .where('companyId', '=', sender.company.id)
      .execute()
    await expect(prove()).rejects.toMatchObject({ code: 'contract_not_ended' })
  })
})
