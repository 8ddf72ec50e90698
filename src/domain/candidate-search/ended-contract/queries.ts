import type { RelyingParty } from '#domain/candidate-account/passkey/rules.ts'
import { companyAccess } from '#domain/company-account/access/queries.ts'
import { requireNamedUser, type Arriving } from '#domain/company-account/single-sign-on/arrival/commands.ts'
import { mustSignInAtProvider } from '#domain/company-account/single-sign-on/forced/queries.ts'
import { companyAccountLabel } from '#ground/words/company-account.ts'
import { contactsUntil, statusToday } from '#domain/company/contract/rules.ts'
import { hasProvidedContacts } from '#domain/company/contract/request/queries.ts'
import { canAdminister, type CompanyViewer, provenCompanyUser } from '#domain/viewer/viewer.ts'
import { normaliseEmail } from '#domain/session/rules.ts'
import { authenticate, findOwnerId } from '#domain/session/sign-in/queries.ts'
import { staffIdOf } from '#domain/session/staff/owner.ts'
import { proveStaffPasskey } from '#domain/session/staff/passkey/sign-in/commands.ts'
import { orRefusal, Refusal } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { isWithin } from '#platform/network.ts'
import { invitedCandidates } from '../by-job/queries.ts'
import { endedCsvStatuses, endedSubject, endedUserOf } from './rules.ts'

export type EndedViewer = CompanyViewer & { endsOn: string }

/**
 * The ADMIN of a pass, whose company's contract has ended. Refuses ended_pass_over for a pass that is over or of
 * another purpose, forbidden for other roles, contract_not_ended, and ip_address_not_allowed by the company's networks.
 */
export async function requireEnded(db: Db | Tx, subject: string | null, address: string): Promise<EndedViewer> {
  const userId = endedUserOf(subject)
  if (userId === null) throw new Refusal('ended_pass_over')
  const user = await db
    .selectFrom('companyUser')
    .innerJoinLateral(
      (eb) => companyAccess(db).where('contract.companyId', '=', eb.ref('companyUser.companyId')).as('access'),
      (join) => join.onTrue(),
    )
    .select(['companyUser.id', 'companyUser.companyId', 'companyUser.role'])
    .select(['access.contractStatus', 'access.endsOn', 'access.networks'])
    .where('companyUser.id', '=', userId)
    .where('companyUser.status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!user) throw new Refusal('ended_pass_over')
  const viewer: EndedViewer = {
    kind: 'company',
    ...provenCompanyUser({ companyId: user.companyId, companyUserId: user.id }),
    role: user.role,
    endsOn: user.endsOn,
  }
  if (user.networks.length > 0 && !isWithin(address, user.networks)) throw new Refusal('ip_address_not_allowed')
  if (statusToday({ status: user.contractStatus, endsOn: user.endsOn }, tokyoToday()) !== 'EXPIRED')
    throw new Refusal('contract_not_ended')
  if (!canAdminister(viewer)) throw new Refusal('forbidden')
  return viewer
}

type Proof = { area: 'client'; email: string; password: string; address: string }

/**
 * The company user of a right mail address and password whom the sign-in refuses for the contract's end alone. Refuses
 * as the sign-in does, and as `requireEnded`; contract_not_ended for users who can sign in.
 */
export async function authenticateEnded(db: Db, proof: Proof): Promise<string> {
  const refusal = await orRefusal(authenticate(db, proof))
  if (!(refusal instanceof Refusal)) throw new Refusal('contract_not_ended')
  if (refusal.code !== 'contractExpired') throw refusal
  const companyUserId = await findOwnerId(db, proof.area, normaliseEmail(proof.email))
  const { companyUserId: id } = await requireEnded(
    db,
    companyUserId ? endedSubject(companyUserId) : null,
    proof.address,
  )
  return id
}

/**
 * The company user whose passkey answered, and whom the sign-in refuses for the contract's end alone: a passkey stands
 * for the password and the code. Refuses passkey_refused, ssoAlreadyLinked, and as `requireEnded`.
 */
export async function proveEndedByPasskey(
  tx: Tx,
  party: RelyingParty,
  { answer, address }: { answer: string; address: string },
): Promise<string> {
  const owner = await proveStaffPasskey(tx, party, 'client', answer)
  const { companyId, companyUserId } = await requireEnded(tx, endedSubject(staffIdOf(owner)), address)
  if (await mustSignInAtProvider(tx, { companyId, companyUserId }))
    throw new Refusal('ssoAlreadyLinked', { values: { provider: companyAccountLabel } })
  return companyUserId
}

/**
 * The company user whom the company's provider named, and whom the sign-in refuses for the contract's end alone. Refuses
 * as the sign-in at the provider does, and as `requireEnded`.
 */
export async function proveEndedAtProvider(tx: Tx, arriving: Arriving): Promise<string> {
  const { companyUserId } = await requireNamedUser(tx, arriving)
  return (await requireEnded(tx, endedSubject(companyUserId), arriving.address)).companyUserId
}

/** Whether the contacts may leave now: provided by the operator, and within their days. */
export async function mayReadContacts(db: Db, { companyId, endsOn }: EndedViewer) {
  return tokyoToday() <= contactsUntil(endsOn) && (await hasProvidedContacts(db, companyId, endsOn))
}

/** The students whose contacts the export holds now. */
export async function countContacts(db: Db, { companyId }: EndedViewer) {
  const counts = await Promise.all(
    endedCsvStatuses.map((scoutInvitationStatus) =>
      invitedCandidates(db, companyId, { jobId: null, scoutInvitationStatus, schedulingStatus: null })
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  )
  return counts.reduce((sum, { count }) => sum + count, 0)
}
