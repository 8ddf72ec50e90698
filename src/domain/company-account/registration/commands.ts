import { recordAudit } from '#domain/audit/commands.ts'
import { registerCompany } from '#domain/company/registration/commands.ts'
import { provenCompanyUser } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { hashPassword } from '#platform/secrets/password.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { violatedConstraint } from '#platform/database/violation.ts'
import { updateUserPicture } from '../user/picture/commands.ts'
import { companyUserMoves } from '../user/rules.ts'
import { findCode, type FoundCode } from './queries.ts'
import {
  checkRegistration,
  foldRegistration,
  registrationStatusOf,
  type CompanyUserRegistration,
  type RegistrationWay,
} from './rules.ts'

/** A form whose code and fields were checked, with the password hashed outside of any transaction. */
type CheckedRegistration = {
  invitation: FoundCode
  form: CompanyUserRegistration
  /** null: the user signs in with the company's account. */
  passwordHash: string | null
}

/**
 * Refuses registration_code_closed for a code that is used, old, revoked or unknown, the ways to sign in that the
 * company does not have (registration_provider_only, registration_outside_domain, single_sign_on_closed), and
 * invalid_input.
 */
export async function checkCompanyUserRegistration(
  db: Db,
  code: string,
  registration: CompanyUserRegistration,
): Promise<CheckedRegistration> {
  const invitation = await findCode(db, code)
  if (!invitation || registrationStatusOf(invitation, new Date()) !== 'OPEN')
    throw new Refusal('registration_code_closed')
  requireWay(invitation.way, registration.byProvider)
  // The number that the operator checked stays as it is.
  const form = foldRegistration({
    ...registration,
    corporateNumber: invitation.corporateNumber ?? registration.corporateNumber,
  })
  const mistakes = checkRegistration(form, invitation)
  refuseInvalid(mistakes.map(({ path, message }) => ({ path: `user.${path}`, message })))
  return { invitation, form, passwordHash: form.byProvider ? null : await hashPassword(form.password) }
}

function requireWay(way: RegistrationWay, byProvider: boolean) {
  if (way === 'NONE') throw new Refusal('registration_outside_domain')
  if (way === 'PROVIDER' && !byProvider) throw new Refusal('registration_provider_only')
  if (way === 'PASSWORD' && byProvider) throw new Refusal('single_sign_on_closed')
}

/**
 * Makes the account of a company's first user, and the company with it, or of a user whom a colleague invited. The code
 * came by mail, so it proves the address. `pictureFile`: of the stored photo. Returns the mail address. Refuses registration_code_closed, also for the
 * second of two uses at once, registration_email_taken, company_already_registered.
 */
export async function registerCompanyUser(
  tx: Tx,
  { invitation, form, passwordHash }: CheckedRegistration,
  pictureFile: string | null,
) {
  const { subject, email, role } = invitation
  const now = new Date()
  const ids =
    'companyId' in subject
      ? await joinCompany(tx, subject, form, now)
      : await startCompany(tx, subject.companyRegistrationCodeId, { ...form, place: invitation.place }, now)
  const account = { passwordHash, emailVerifiedAt: now }
  await orEmailTaken(
    tx
      .insertInto('companyUserAccount')
      .values({ ...ids, email, ...account })
      .onConflict((conflict) => conflict.column('companyUserId').doUpdateSet(account))
      .execute(),
  )
  await tx
    .insertInto('companyUserConsent')
    .values((['terms', 'policy'] as const).map((kind) => ({ ...ids, kind, version: form[kind] })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await recordAudit(tx, 'system', [
    {
      action: 'registerCompanyUser',
      subject: 'company_user',
      subjectId: ids.companyUserId,
      companyId: ids.companyId,
      from: 'companyId' in subject ? 'INVITED' : null,
      to: companyUserMoves.registerCompanyUser.to,
      details: { role, ...(form.byProvider && { way: 'PROVIDER' }) },
    },
  ])
  // The code has proven who registers, and there is no session yet.
  const viewer = { kind: 'company', ...provenCompanyUser(ids), role } as const
  if (pictureFile) await updateUserPicture(tx, viewer, pictureFile)
  if ('companyId' in subject && subject.invitedBy)
    await enqueue(tx, 'notify_member_joined', { ...ids, invitedById: subject.invitedBy })
  return email
}

const namesOf = ({ familyName, givenName, familyNameKana, givenNameKana, department }: CompanyUserRegistration) => ({
  familyName,
  givenName,
  familyNameKana,
  givenNameKana,
  department,
  status: companyUserMoves.registerCompanyUser.to,
})

async function startCompany(
  tx: Tx,
  codeId: string,
  form: CompanyUserRegistration & Pick<FoundCode, 'place'>,
  now: Date,
) {
  const used = await tx
    .updateTable('companyRegistrationCode')
    .set({ usedAt: now })
    .where('id', '=', codeId)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('id')
    .executeTakeFirst()
  if (!used) throw new Refusal('registration_code_closed')
  const companyId = await registerCompany(tx, form)
  if (!companyId) throw new Refusal('company_already_registered')
  const { id } = await tx
    .insertInto('companyUser')
    .values({ companyId, role: 'ADMIN', ...namesOf(form) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(tx, 'system', [
    { action: 'registerCompany', subject: 'company', subjectId: companyId, companyId, to: 'UNDER_REVIEW' },
  ])
  return { companyId, companyUserId: id }
}

type Invited = { companyId: OfRow<'company'>; companyUserId: string }

async function joinCompany(tx: Tx, { companyId, companyUserId }: Invited, form: CompanyUserRegistration, now: Date) {
  const joined = await orEmailTaken(
    tx
      .updateTable('companyUser')
      .from('companyUserAccount')
      .set(namesOf(form))
      .whereRef('companyUserAccount.companyId', '=', 'companyUser.companyId')
      .whereRef('companyUserAccount.companyUserId', '=', 'companyUser.id')
      .where('companyUser.companyId', '=', companyId)
      .where('companyUser.id', '=', companyUserId)
      .where('companyUser.status', 'in', companyUserMoves.registerCompanyUser.from)
      .where('companyUserAccount.invitationExpiresAt', '>', now)
      .returning('companyUser.id')
      .executeTakeFirst(),
  )
  if (!joined) throw new Refusal('registration_code_closed')
  return { companyId, companyUserId }
}

/** Turns the database's no to a second active account of one address into registration_email_taken. */
async function orEmailTaken<Result>(written: Promise<Result>) {
  try {
    return await written
  } catch (error) {
    if (violatedConstraint(error) !== 'company_user_account_email_active') throw error
    throw new Refusal('registration_email_taken')
  }
}
