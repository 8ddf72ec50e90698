import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import { testApp, type TestApp } from './client.ts'
import { aPhoneNumber, aRegistration, aRegistrationProfile, viewerOf } from './factories/registration.ts'
import { rowId } from './row-id.ts'
import { worker } from './work.ts'

type Variables = Record<string, unknown>

export const documents = {
  register: `mutation($registration: RegistrationInput!, $origin: RegistrationOriginInput) {
    registerCandidate(registration: $registration, origin: $origin) { pass } }`,
  verifyEmail: 'mutation($code: String!) { verifyEmail(code: $code) }',
  byLink:
    'mutation($token: String!, $password: String! = "") { verifyEmailByLink(token: $token, password: $password) { pass } }',
  resend: 'mutation { resendVerificationEmail }',
  save: 'mutation($profile: RegistrationProfileInput!) { saveRegistrationProfile(profile: $profile) }',
  verifyPhone: 'mutation($code: String!) { verifyPhone(code: $code) }',
  changePhone: 'mutation($phoneNumber: String!) { changeRegistrationPhone(phoneNumber: $phoneNumber) }',
}

export const codeIn = (text: string | undefined) => /\d{6}/.exec(text ?? '')?.[0] ?? ''
export const tokenIn = (text: string | undefined) => decodeURIComponent(/token=(\S+)/.exec(text ?? '')?.[1] ?? '')
/** Another code than this one. */
export const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

/** A database on which students register; mails and SMS are kept. */
export async function registering() {
  const app = await testApp()
  const work = worker(app)

  const ask = async (viewer: Parameters<TestApp['as']>[0], text: string, variables: Variables = {}) => {
    const { data, errors } = await app.as(viewer).ask(text, variables)
    return {
      data,
      code: errors[0]?.code,
      fields: errors[0]?.fields?.map(({ path }) => path),
      error: errors[0]?.message,
    }
  }
  async function register(given: Parameters<typeof aRegistration>[0] = {}, origin?: object) {
    const registration = aRegistration(given)
    const { data, code, error } = await ask(null, documents.register, { registration, origin })
    if (code) throw new Error(`${code} ${error}`)
    const id = rowId<'candidate'>(work.context.oneTimeCodes.subjectOf(data.registerCandidate.pass) ?? '')
    return { ...registration, id, viewer: await viewerOf(app.db, id) }
  }
  const mailTo = async (email: string) => {
    await work.run()
    return work.mails.findLast(({ to }) => to === email)
  }
  const codeTo = async (email: string) => codeIn((await mailTo(email))?.text)
  const smsTo = async (phoneNumber: string) => {
    await work.run()
    return work.messages.findLast(({ to }) => to === `+81${phoneNumber.slice(1)}`)
  }
  return {
    app,
    work,
    ask,
    register,
    mailTo,
    codeTo,
    smsTo,
    statusOf: async (id: OfRow<'candidate'>) =>
      (await app.db.selectFrom('candidate').select('status').where('id', '=', id).executeTakeFirst())?.status,
    /** Moves what was asked for into the past. */
    later: (id: string, minutes: number) =>
      sql`update candidate_verification set inserted_at = inserted_at - make_interval(mins => ${minutes}::int),
        expires_at = expires_at - make_interval(mins => ${minutes}::int),
        last_tried_at = last_tried_at - make_interval(mins => ${minutes}::int) where candidate_id = ${id}`.execute(
        app.db,
      ),
    /** A student whose address is proven. */
    async atProfile() {
      const student = await register()
      await ask(student.viewer, documents.verifyEmail, { code: await codeTo(student.email) })
      return { ...student, viewer: await viewerOf(app.db, student.id) }
    },
    /** A student who waits for the SMS. */
    async atPhone(phoneNumber = aPhoneNumber()) {
      const student = await this.atProfile()
      const { code } = await ask(student.viewer, documents.save, { profile: aRegistrationProfile({ phoneNumber }) })
      if (code) throw new Error(code)
      return { ...student, phoneNumber, viewer: await viewerOf(app.db, student.id) }
    },
  }
}
