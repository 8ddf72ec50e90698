import { isByPhone } from '#domain/candidate-account/verification/rules.ts'
import { urls } from '#ground/urls.ts'
import type { Db } from '#platform/database/db.ts'
import type { Mailer } from '#platform/outgoing/mail.ts'
import type { OneTimeCodes } from '#platform/secrets/one-time-codes.ts'
import type { Sms } from '#platform/outgoing/sms.ts'
import { mailOf, productMark, type MailText, type Site } from '../../mail-text.ts'
import { findOwnerOfEmail, findVerification } from './queries.ts'
import { emailChangeText, emailTakenText, phoneText, registrationText } from './text.ts'

type VerificationJob = { verificationId: string }
type Parts = { db: Db; mail: Pick<Mailer, 'send'>; sms: Sms; oneTimeCodes: OneTimeCodes; site: Site }

/**
 * Sends a code by SMS or mail; the same job again sends the same code. To an address that another account proved, the
 * mail says so and holds no code.
 */
export async function sendVerification(
  { verificationId }: VerificationJob,
  { db, mail, sms, oneTimeCodes, site }: Parts,
) {
  const verification = await findVerification(db, verificationId)
  if (!verification) return
  const { id, purpose, destination, familyName } = verification
  const code = oneTimeCodes.codeOf(id)
  if (isByPhone(purpose)) return sms.send({ to: destination, text: phoneText(code, site) })
  const write = (greeting: string, text: MailText, path: string) =>
    mail.send({ to: destination, messageId: id, ...mailOf(greeting, named(text, site), path, site) })
  const owner = await findOwnerOfEmail(db, destination)
  if (owner && owner.candidateId !== verification.candidateId) {
    const provider = owner.passwordHash === null ? owner.provider : null
    return write(greetingOf(owner.familyName), emailTakenText(provider), urls.candidate.login())
  }
  if (purpose === 'EMAIL_CHANGE')
    return write(greetingOf(familyName), emailChangeText(code), urls.candidate.settingsAccount())
  const link = urls.candidate.registrationCallback(oneTimeCodes.tokenOf(id))
  return write(greetingOf(familyName), registrationText(code), link)
}

// The name is unknown until the second step of registration.
const greetingOf = (familyName: string) => (familyName ? `${familyName}さん` : 'こんにちは。')

const named = (text: MailText, { productName }: Site): MailText => ({
  ...text,
  lines: text.lines.map((line) => line.replaceAll(productMark, productName)),
  reason: text.reason.replaceAll(productMark, productName),
})
