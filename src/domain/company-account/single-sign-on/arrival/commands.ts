import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { NamedPerson } from '#platform/outgoing/company-oidc.ts'
import type { Tx } from '#platform/database/db.ts'
import { companyAccess, refusedAccess } from '../../access/queries.ts'
import { findDomainOwner } from '../mail-domain/queries.ts'
import { mailDomainOf, vouchedMail } from '../rules.ts'

export type Arriving = { companyId: OfRow<'company'>; issuer: string; person: NamedPerson; address: string }
type Owner = { companyId: OfRow<'company'>; companyUserId: string }

/**
 * The company user whom the company's provider named: by the subject that is bound to the user, or at the first time
 * by a vouched mail address in a domain that the company has proven. Nobody is made. Refuses single_sign_on_mail,
 * single_sign_on_not_invited, single_sign_on_other_person, accountDisabled, contractExpired, contractSuspended,
 * ip_address_not_allowed.
 */
export async function arriveFromProvider(tx: Tx, arriving: Arriving): Promise<Owner> {
  const { companyId, address } = arriving
  const access = await companyAccess(tx).where('contract.companyId', '=', companyId).executeTakeFirst()
  const refused = access ? refusedAccess(access, address) : 'contractExpired'
  if (refused !== null) throw new Refusal(refused)
  return requireNamedUser(tx, arriving)
}

/** The same person without a question about the company's contract and networks: the caller asks those. */
export async function requireNamedUser(tx: Tx, arriving: Arriving): Promise<Owner> {
  const { companyId, issuer, person } = arriving
  const { subject } = person
  const identity = await tx
    .updateTable('singleSignOnIdentity')
    .set({ lastUsedAt: sql<Date>`now()` })
    .where('companyId', '=', companyId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('companyUserId')
    .executeTakeFirst()
  if (!identity) return bindFirst(tx, arriving)
  const { companyUserId } = identity
  const user = tx.selectFrom('companyUser').select('status').where('companyId', '=', companyId)
  const row = await user.where('id', '=', companyUserId).executeTakeFirst()
  if (row?.status !== 'ACTIVE') throw new Refusal('accountDisabled')
  return { companyId, companyUserId }
}

async function bindFirst(tx: Tx, { companyId, issuer, person }: Arriving): Promise<Owner> {
  const email = vouchedMail(person.claims)
  if (email === null) throw new Refusal('single_sign_on_mail')
  const owner = await findDomainOwner(tx, mailDomainOf(email))
  const user =
    owner?.companyId === companyId
      ? await tx
          .selectFrom('companyUserAccount')
          .innerJoin('companyUser', 'companyUser.id', 'companyUserAccount.companyUserId')
          .select('companyUserId')
          .where('companyUserAccount.companyId', '=', companyId)
          .where('email', '=', email)
          .where('companyUser.status', '=', 'ACTIVE')
          .executeTakeFirst()
      : undefined
  if (!user) throw new Refusal('single_sign_on_not_invited')
  const bound = { companyId, companyUserId: user.companyUserId }
  await bind(tx, bound, issuer, person.subject)
  await recordAudit(tx, 'system', [
    { action: 'bindSingleSignOn', subject: 'company_user', subjectId: user.companyUserId, companyId, to: 'BOUND' },
  ])
  return bound
}

/** Refuses single_sign_on_other_person for a user bound to another subject, also for the second of two at once. */
async function bind(tx: Tx, owner: Owner, issuer: string, subject: string) {
  const added = await tx
    .insertInto('singleSignOnIdentity')
    .values({ ...owner, issuer, subject })
    .onConflict((oc) => oc.doNothing())
    .returning('subject')
    .executeTakeFirst()
  if (added) return
  const identity = await tx
    .selectFrom('singleSignOnIdentity')
    .select('subject')
    .where('companyId', '=', owner.companyId)
    .where('companyUserId', '=', owner.companyUserId)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  if (identity?.subject !== subject) throw new Refusal('single_sign_on_other_person')
}

/**
 * The end of an ADMIN's test: the provider named the ADMIN who began it, so the way may be opened. Refuses
 * single_sign_on_test_person when the provider named somebody else.
 */
export async function finishTest(tx: Tx, company: CompanyViewer, arriving: Arriving) {
  const { companyId, companyUserId } = company
  const arrived = await arriveFromProvider(tx, arriving)
  if (arrived.companyUserId !== companyUserId) throw new Refusal('single_sign_on_test_person')
  const tested = await tx
    .updateTable('singleSignOn')
    .set({ testedAt: sql<Date>`now()` })
    .where('companyId', '=', companyId)
    .where('issuer', '=', arriving.issuer)
    .returning('mode')
    .executeTakeFirst()
  // The provider was changed or taken away during the visit.
  if (!tested) throw new Refusal('provider_visit_over', { values: { provider: '' } })
  await recordAudit(tx, company, [
    { action: 'testSingleSignOn', subject: 'single_sign_on', subjectId: companyId, companyId },
  ])
}
