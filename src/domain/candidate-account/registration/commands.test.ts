import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveCandidate } from '#domain/candidate-account/state/commands.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import { countStatements } from '#platform/database/db.ts'
import { aCandidate, aCompanyWithUser } from '#test/factories.ts'
import { aRegistration, aRegistrationProfile, viewerOf } from '#test/factories/registration.ts'
import { codeIn, documents, registering } from '#test/registration.ts'
import { forgetUnproven } from './commands.ts'

let at: Awaited<ReturnType<typeof registering>>
beforeAll(async () => {
  at = await registering()
})
afterAll(() => at.app.close())

describe('§2 registration', () => {
  test('from the mail address to being found by a company', async () => {
    const { user: inviting } = { user: await aCandidate(at.app.db) }
    const origin = { utmSource: 'line', utmCampaign: '春'.repeat(200), candidateId: inviting.id }
    const student = await at.register({}, origin)
    expect(student.viewer.pending).toBe('EMAIL_PENDING')
    expect((await at.ask(student.viewer, '{ ownRegistration { step email } }')).data.ownRegistration).toEqual({
      step: 'EMAIL_PENDING',
      email: student.email,
    })
    const consents = at.app.db.selectFrom('consent').select(['kind', 'version']).where('candidateId', '=', student.id)
    expect(await consents.orderBy('kind').execute()).toEqual([
      { kind: 'policy', version: consentTexts.policy.version },
      { kind: 'terms', version: consentTexts.terms.version },
    ])
    const from = at.app.db.selectFrom('candidateAttribution').selectAll().where('candidateId', '=', student.id)
    expect(await from.executeTakeFirst()).toMatchObject({
      utmSource: 'line',
      utmMedium: null,
      utmCampaign: '春'.repeat(100),
      invitedBy: inviting.id,
    })

    // The queue holds no code and no address. An id may end in six digits, so a code is looked for as a whole text.
    const queued = JSON.stringify(await at.work.waiting())
    const code = await at.codeTo(student.email)
    expect(queued).not.toMatch(/"\d{6}"|@/)
    expect(queued).not.toContain(`"${code}"`)
    expect(
      (await at.ask(student.viewer, documents.verifyEmail, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).code,
    ).toBe(undefined)
    const second = await viewerOf(at.app.db, student.id)
    expect(second.pending).toBe('PROFILE_PENDING')
    const profile = aRegistrationProfile()
    expect((await at.ask(second, documents.save, { profile })).code).toBeUndefined()
    const third = await viewerOf(at.app.db, student.id)
    const state = (await at.ask(third, '{ ownRegistration { step phoneNumber secondsUntilNextCode } }')).data
    expect(state.ownRegistration).toMatchObject({
      step: 'PHONE_PENDING',
      phoneNumber: `+81${profile.phoneNumber.slice(1)}`,
    })
    expect(state.ownRegistration.secondsUntilNextCode).toBeGreaterThan(50)
    const sms = await at.smsTo(profile.phoneNumber)
    expect(sms?.text).toMatch(/@yoake\.test #\d{6}$/)
    expect((await at.ask(third, documents.verifyPhone, { code: codeIn(sms?.text) })).code).toBeUndefined()
    expect(await at.statusOf(student.id)).toBe('ONBOARDING')

    const { viewer } = await aCompanyWithUser(at.app.db, { planKey: 'PREMIUM' })
    const count = async () =>
      (
        await at.ask(
          viewer,
          `query($ids: [ID!]) { searchCandidates(condition: { candidateIds: $ids }) { totalCount } }`,
          {
            ids: [student.id],
          },
        )
      ).data.searchCandidates.totalCount
    expect(await count()).toBe(0)
    await at.app.db.transaction().execute((tx) => moveCandidate(tx, 'system', student.id, 'finishOnboarding'))
    expect(await count()).toBe(1)
  })

  test('mistakes are told beside their fields, and an old text is not agreed to', async () => {
    const all = { email: 'x', password: 'password2026', terms: '', policy: '0.1' }
    const { code, fields } = await at.ask(null, documents.register, { registration: all })
    expect(code).toBe('invalid_input')
    expect(fields).toEqual(['email', 'password', 'terms', 'policy'].map((name) => `registration.${name}`))
  })

  test('a campaign of large letters is cut to what is kept', async () => {
    const { id } = await at.register({}, { utmSource: '👨‍👩‍👧‍👦'.repeat(90), utmMedium: '𠮷\u{E0100}'.repeat(90) })
    const from = at.app.db.selectFrom('candidateAttribution').selectAll().where('candidateId', '=', id)
    const { utmSource, utmMedium } = await from.executeTakeFirstOrThrow()
    expect([utmSource, utmMedium].map((text) => [...(text ?? '')].length)).toEqual([100, 100])
  })

  test('the link that a student shares names the student to the registration, and tells nobody the id', async () => {
    const inviting = await aCandidate(at.app.db)
    const { data } = await at.ask(inviting.viewer, '{ ownProfile { invitingId } }')
    const { invitingId } = data.ownProfile
    expect([invitingId, Buffer.from(invitingId, 'base64url').toString('latin1')].join()).not.toContain(inviting.id)
    const { id } = await at.register({}, { candidateId: invitingId })
    const from = at.app.db.selectFrom('candidateAttribution').select('invitedBy').where('candidateId', '=', id)
    expect(await from.executeTakeFirst()).toEqual({ invitedBy: inviting.id })
  })

  test('an inviting student who is unknown is left out', async () => {
    for (const candidateId of ['x', crypto.randomUUID(), "' or 1=1 --", 'A'.repeat(86)]) {
      const { id } = await at.register({}, { candidateId })
      const from = at.app.db.selectFrom('candidateAttribution').selectAll().where('candidateId', '=', id)
      expect(await from.execute()).toEqual([])
    }
  })
})

describe('§8 a mail address that is registered', () => {
  test('gets the same answer, and its owner a mail without a code', async () => {
    const owner = await aCandidate(at.app.db, { email: 'known@student.example' })
    const unknown = await at.register()
    const claimant = await at.register({ email: 'Known@student.example' })
    const query = '{ ownRegistration { step secondsUntilNextCode } }'
    const [answer, other] = [await at.ask(unknown.viewer, query), await at.ask(claimant.viewer, query)]
    expect(answer.data.ownRegistration.step).toEqual(other.data.ownRegistration.step)
    const mail = await at.mailTo('known@student.example')
    expect(mail?.subject).toBe('このメールアドレスはすでに登録されています｜ヨアケ')
    expect(codeIn(mail?.text)).toBe('')
    expect(mail?.text).toContain('/candidate/login')
    expect((await at.ask(claimant.viewer, documents.verifyEmail, { code: '000000' })).code).toBe(
      'emailVerificationFailed',
    )
    expect(await at.statusOf(owner.id)).toBe('ACTIVE')
  })

  test('costs the same statements as an unknown one, so that time tells nothing', async () => {
    await aCandidate(at.app.db, { email: 'timed@student.example' })
    const cost = async (email: string) => (await countStatements(() => at.register({ email }))).statements
    await cost(aRegistration().email)
    expect(await cost('timed@student.example')).toBe(await cost(aRegistration().email))
  })

  test('belongs to the first of two who prove it at once', async () => {
    const email = aRegistration().email
    const two = [await at.register({ email }), await at.register({ email })]
    await at.work.run()
    const codes = at.work.mails.filter(({ to }) => to === email).map(({ text }) => codeIn(text))
    expect(new Set(codes).size).toBe(2)
    const answers = await Promise.all(
      two.flatMap(({ viewer }) =>
        codes.map((code) => at.ask(viewer, documents.verifyEmail, { code }).then((answer) => answer.code)),
      ),
    )
    expect(answers.filter((code) => code === undefined)).toHaveLength(1)
    expect(answers).toContain('email_taken')
  })

  test('of a student who left can be registered anew, under another id', async () => {
    const leaver = await aCandidate(at.app.db, { email: 'left@student.example', status: 'WITHDRAWN' })
    const again = await at.register({ email: 'left@student.example' })
    expect(
      (await at.ask(again.viewer, documents.verifyEmail, { code: await at.codeTo('left@student.example') })).code,
    ).toBeUndefined()
    expect(again.id).not.toBe(leaver.id)
    const rows = at.app.db.selectFrom('candidateAccount').select(['candidateId', 'emailVerifiedAt'])
    const proven = await rows
      .where('email', '=', 'left@student.example')
      .where('emailVerifiedAt', 'is not', null)
      .execute()
    expect(proven.map(({ candidateId }) => candidateId)).toEqual([again.id])
    expect(await at.statusOf(leaver.id)).toBe('WITHDRAWN')
  })

  test('that nobody proved is forgotten after seven days', async () => {
    const [young, old, proven] = [await at.register(), await at.register(), await at.register()]
    await at.ask(proven.viewer, documents.verifyEmail, { code: await at.codeTo(proven.email) })
    await at.app.db
      .updateTable('candidateAccount')
      .set({ insertedAt: new Date(Date.now() - 7 * 86_400_000 - 1000) })
      .where('candidateId', 'in', [old.id, proven.id])
      .execute()
    await at.app.db.transaction().execute(forgetUnproven)
    expect([await at.statusOf(young.id), await at.statusOf(old.id), await at.statusOf(proven.id)]).toEqual([
      'EMAIL_PENDING',
      undefined,
      'PROFILE_PENDING',
    ])
  })
})
