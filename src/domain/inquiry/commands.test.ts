import { consentTexts } from '#ground/consent-texts.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { ownApp } from '#test/client.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { anAdmin } from '#test/factories/admin.ts'
import { aPreRegistration } from '#test/factories/inquiry.ts'
import { site, ownWorker } from '#test/work.ts'
import { forgetOldPreRegistrations } from './commands.ts'
import { preRegistrationLimit, type PreRegistration } from './rules.ts'

const app = ownApp()
const work = ownWorker(app)
beforeEach(async () => {
  await app.db.deleteFrom('preRegistration').execute()
  await sql`delete from rate_limit`.execute(app.db)
})

type Options = { viewer?: Viewer; idempotencyKey?: string; address?: string }
const create = (changes: Partial<PreRegistration> = {}, { viewer, ...options }: Options = {}) =>
  app
    .as(viewer ?? null)
    .ask(
      'mutation Create($form: PreRegistrationInput!) { createPreRegistration(preRegistration: $form) }',
      { form: aPreRegistration(changes) },
      options,
    )
const rows = () => app.db.selectFrom('preRegistration').selectAll().execute()

describe('§2 pre-registration of a company', () => {
  it('a guest’s form is kept in one spelling, with the version that was agreed to, and audited by its id only', async () => {
    expect(await create()).toEqual({ data: { createPreRegistration: true }, errors: [] })
    const [row] = await rows()
    expect(row).toMatchObject({
      companyName: '株式会社例示',
      familyName: '小鳥遊',
      familyNameKana: 'タカナシ',
      email: 'hanako@reiji.example.jp',
      phoneNumber: '+81312345678',
      postalCode: '1000001',
      policyVersion: consentTexts.policy.version,
    })
    const audits = await app.db.selectFrom('audit').selectAll().where('action', '=', 'createPreRegistration').execute()
    expect(audits).toHaveLength(1)
    expect(audits[0]).toMatchObject({ area: 'system', actorId: null, subject: 'pre_registration', subjectId: row?.id })
    expect(JSON.stringify(audits)).not.toMatch(/小鳥遊|hanako|例示/)
  })

  it('the operator gets everything by mail, the sender that it has arrived; the queue holds ids', async () => {
    await work.run()
    work.mails.splice(0)
    await create({ message: '返信は http://evil.example へ' })
    const [row] = await rows()
    expect(await work.waiting()).toEqual([
      { preRegistrationId: row?.id, to: 'OPERATOR' },
      { preRegistrationId: row?.id, to: 'SENDER' },
      { preRegistrationId: row?.id },
    ])
    await work.run()
    const toOperator = work.mails.find(({ to }) => to === site.operator.mail)
    const toSender = work.mails.find(({ to }) => to === 'hanako@reiji.example.jp')
    expect(work.mails).toHaveLength(2)
    expect(toOperator?.subject).toBe('【対応が必要】株式会社例示から事前登録がありました｜ヨアケ')
    for (const written of ['小鳥遊 花子', 'タカナシ', '人事部', '03-1234-5678', '〒100-0001', 'http://evil.example'])
      expect(toOperator?.text).toContain(written)
    expect(toOperator?.text).toContain(`${site.publicUrl}/admin/applications/${row?.id}\n`)
    expect(toSender?.subject).toBe('事前登録を受け付けました｜ヨアケ')
    expect(toSender?.text).toContain('小鳥遊 花子様')
    // A visitor who types another person's address cannot make us deliver their words to it.
    expect(toSender?.text).not.toMatch(/evil|例示|1234|admin/)
  })

  it('a mail that cannot be sent waits; the other is not sent twice', async () => {
    await work.run()
    work.mails.splice(0)
    await create()
    work.breakMail(true)
    await work.run()
    expect(work.mails).toEqual([])
    work.breakMail(false)
    await work.run()
    await work.run()
    expect(work.mails.map(({ to }) => to).toSorted()).toEqual(['hanako@reiji.example.jp', site.operator.mail])
  })

  it('§5 what is missing or wrong is said field by field, and nothing is kept', async () => {
    const { errors } = await create({ companyName: ' ', email: 'hanako', policyVersion: '' })
    expect(errors[0]).toMatchObject({
      code: 'invalid_input',
      fields: [
        { path: 'preRegistration.companyName', message: '会社名が入力されていません' },
        { path: 'preRegistration.email', message: 'メールアドレスの形式が正しくありません' },
        { path: 'preRegistration.policyVersion', message: 'プライバシーポリシーに同意してください' },
      ],
    })
    expect(await rows()).toEqual([])
  })

  it('twice at once with one key is one row and two mails', async () => {
    await work.run()
    work.mails.splice(0)
    const idempotencyKey = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => create({}, { idempotencyKey })))
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => ({ createPreRegistration: true })))
    expect(await rows()).toHaveLength(1)
    await work.run()
    expect(work.mails).toHaveLength(2)
    const other = await create({ companyName: '別の会社' }, { idempotencyKey })
    expect(other.errors[0]?.code).toBe('idempotency_key_reused')
  })

  it('one network address has a limit; mistakes do not use it up, and others are not held up', async () => {
    const { attempts } = preRegistrationLimit
    const address = '192.0.2.7'
    for (let at = 0; at < attempts; at += 1) await create({ email: '' }, { address })
    for (let at = 0; at < attempts; at += 1) expect((await create({}, { address })).errors).toEqual([])
    expect((await create({}, { address })).errors[0]?.code).toBe('too_many_requests')
    expect((await create({ email: '' }, { address })).errors[0]?.code).toBe('invalid_input')
    expect((await create({}, { address: '192.0.2.8' })).errors).toEqual([])
    expect(await rows()).toHaveLength(attempts + 1)
    const { rows: counted } = await sql`select * from rate_limit`.execute(app.db)
    expect(JSON.stringify(counted)).not.toContain('192.0.2')
  })

  it('§6 a recruiter and a student may send one too', async () => {
    const { viewer } = await aCompanyWithUser(app.db)
    expect((await create({}, { viewer })).errors).toEqual([])
    expect((await create({}, { viewer: (await aCandidate(app.db)).viewer })).errors).toEqual([])
    expect(await rows()).toHaveLength(2)
  })

  it('a year later it is forgotten', async () => {
    await create()
    const days = (count: number) => new Date(Date.now() + count * 86_400_000)
    await forgetOldPreRegistrations(app.db, days(364))
    expect(await rows()).toHaveLength(1)
    await forgetOldPreRegistrations(app.db, days(366))
    expect(await rows()).toEqual([])
  })

  it('so is the address of its registration code, unless that is still open', async () => {
    await create()
    const [application] = await rows()
    const { id: createdBy } = await anAdmin(app.db)
    const ofApplication = { preRegistrationId: application?.id, companyName: '株式会社北斗システムズ', createdBy }
    const [soon, later] = [new Date(Date.now() + 3_600_000), new Date(Date.now() + 400 * 86_400_000)]
    await app.db
      .insertInto('companyRegistrationCode')
      .values([
        { ...ofApplication, email: 'used@hokuto.example.jp', expiresAt: later, usedAt: new Date() },
        { ...ofApplication, email: 'revoked@hokuto.example.jp', expiresAt: later, revokedAt: new Date() },
        { ...ofApplication, email: 'expired@hokuto.example.jp', expiresAt: soon },
        { ...ofApplication, email: 'open@hokuto.example.jp', expiresAt: later },
      ])
      .execute()
    await forgetOldPreRegistrations(app.db, new Date(Date.now() + 366 * 86_400_000))
    const codes = await app.db.selectFrom('companyRegistrationCode').select('email').execute()
    expect(codes).toEqual([{ email: 'open@hokuto.example.jp' }])
  })
})
