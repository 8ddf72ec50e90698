import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { requireFeature } from '#domain/company/queries.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { NamedCompanyUserId } from '#ground/id.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { CompanyOidc } from '#platform/outgoing/company-oidc.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { OidcTrouble } from '#platform/outgoing/oidc.ts'
import { tellOfAccessChange } from '../access-change/commands.ts'
import { holdMembers } from '../user/queries.ts'
import { endPasswordSessions } from './forced/commands.ts'
import { findSingleSignOn } from './queries.ts'
import { checkProvider, foldProvider, type GivenProvider, type SingleSignOnMode } from './rules.ts'

/** A provider that answered, with its secret sealed, ready to be kept. */
type CheckedProvider = { issuer: string; clientId: string; sealedClientSecret: Buffer | null }

/** Asks the issuer for its addresses before the transaction. Refuses invalid_input also for an issuer not readable. */
export async function checkSingleSignOnProvider(
  db: Db,
  { companyId }: CompanyViewer,
  form: GivenProvider,
  oidc: CompanyOidc,
): Promise<CheckedProvider> {
  const provider = foldProvider(form)
  const { issuer, clientId, clientSecret } = provider
  const singleSignOn = await findSingleSignOn(db, companyId)
  // Another client has another secret.
  const needsSecret = singleSignOn?.issuer !== issuer || singleSignOn.clientId !== clientId
  refuseInvalid(checkProvider(provider, { needsSecret, allowHttp: oidc.allowHttp }))
  try {
    await oidc.check(issuer)
  } catch (error) {
    if (!(error instanceof OidcTrouble)) throw error
    const message =
      'このURLから設定を読み込めませんでした。発行者（Issuer）のURLと、サービスが動いていることを確認してください'
    throw new Refusal('invalid_input', { fields: [{ path: 'issuer', message }] })
  }
  return { issuer, clientId, sealedClientSecret: clientSecret === null ? null : oidc.sealed(clientSecret) }
}

/**
 * Keeps the provider. A new issuer or client begins anew: nobody is bound to it, since some providers name a person
 * anew for each client, and it has to be tested before it is used. A new secret alone leaves everything as it is.
 * Refuses plan_restricted.
 */
export async function updateSingleSignOnProvider(tx: Tx, company: CompanyViewer, checked: CheckedProvider) {
  const { companyId } = company
  await holdMembers(tx, company)
  await requireFeature(tx, companyId, 'sso')
  const singleSignOn = await findSingleSignOn(tx, companyId)
  const { issuer, clientId, sealedClientSecret } = checked
  const isSame = singleSignOn?.issuer === issuer && singleSignOn.clientId === clientId
  if (isSame) {
    if (!sealedClientSecret) return companyId
    await tx
      .updateTable('singleSignOn')
      .set({ sealedClientSecret, updatedAt: sql<Date>`now()` })
      .where('companyId', '=', companyId)
      .execute()
  } else {
    // The stored secret went while the provider was asked.
    if (!sealedClientSecret) throw new Refusal('already_decided')
    await tx.deleteFrom('singleSignOn').where('companyId', '=', companyId).execute()
    await tx.insertInto('singleSignOn').values({ companyId, issuer, clientId, sealedClientSecret }).execute()
    await forgetIdentities(tx, companyId)
  }
  await audit(
    tx,
    company,
    'updateSingleSignOnProvider',
    singleSignOn?.mode ?? null,
    isSame ? singleSignOn.mode : 'OFF',
    { issuer },
  )
  await tellOfAccessChange(tx, company, 'PROVIDER_CHANGED')
  return companyId
}

/**
 * Chooses beside, instead of or without the password. Refuses single_sign_on_not_ready before a domain is proven and
 * an ADMIN has signed in at the provider, emergency_admin_missing when it is forced without an active ADMIN for
 * emergencies, not_found without a provider. When it is forced, sessions of a password end at once, but for the one
 * that decides it and those of the ADMIN for emergencies.
 */
export async function updateSingleSignOnMode(
  tx: Tx,
  company: CompanyViewer,
  mode: SingleSignOnMode,
  emergencyUserId: NamedCompanyUserId | null,
  ownSession: Buffer | null,
) {
  const { companyId } = company
  const members = await holdMembers(tx, company)
  if (mode !== 'OFF') await requireFeature(tx, companyId, 'sso')
  const singleSignOn = await findSingleSignOn(tx, companyId)
  if (!singleSignOn) throw new Refusal('not_found')
  if (mode !== 'OFF' && !(singleSignOn.testedAt && (await hasProvenDomain(tx, companyId))))
    throw new Refusal('single_sign_on_not_ready')
  const emergencyId = mode === 'FORCED' ? emergencyUserId : null
  const emergency = members.find(({ id }) => id === emergencyId)
  if (emergencyId !== null && !emergency) throw new Refusal('not_found')
  if (mode === 'FORCED' && !(emergency?.role === 'ADMIN' && emergency.status === 'ACTIVE'))
    throw new Refusal('emergency_admin_missing')
  if (singleSignOn.mode === mode && singleSignOn.emergencyUserId === emergencyId) return companyId
  await tx
    .updateTable('singleSignOn')
    .set({ mode, emergencyUserId: emergencyId })
    .where('companyId', '=', companyId)
    .execute()
  if (mode === 'FORCED') await endPasswordSessions(tx, company, { emergencyUserId: emergencyId, ownSession })
  await audit(
    tx,
    company,
    'updateSingleSignOnMode',
    singleSignOn.mode,
    mode,
    emergencyId ? { emergencyUserId: emergencyId } : undefined,
  )
  await tellOfAccessChange(tx, company, changeTo[mode])
  return companyId
}

const changeTo = { OFF: 'SIGN_IN_OFF', OPTIONAL: 'SIGN_IN_OPTIONAL', FORCED: 'SIGN_IN_FORCED' } as const

/** Takes the provider away with what bound the users to it; passwords count again at once. The domains stay. */
export async function removeSingleSignOn(tx: Tx, company: CompanyViewer) {
  const { companyId } = company
  await holdMembers(tx, company)
  const gone = await tx
    .deleteFrom('singleSignOn')
    .where('companyId', '=', companyId)
    .returning('mode')
    .executeTakeFirst()
  if (!gone) throw new Refusal('not_found')
  await forgetIdentities(tx, companyId)
  await tx.deleteFrom('singleSignOnFlow').where('companyId', '=', companyId).execute()
  await audit(tx, company, 'removeSingleSignOn', gone.mode, null)
  await tellOfAccessChange(tx, company, 'PROVIDER_REMOVED')
  return companyId
}

/** Lets a company user be bound anew, as after a new account at the provider. Unbinding again changes nothing. */
export async function unbindSingleSignOn(tx: Tx, company: CompanyViewer, id: NamedCompanyUserId) {
  const { companyId } = company
  const members = await holdMembers(tx, company)
  if (!members.some((member) => member.id === id)) throw new Refusal('not_found')
  const gone = await tx
    .deleteFrom('singleSignOnIdentity')
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', id)
    .returning('issuer')
    .executeTakeFirst()
  if (!gone) return id
  await recordAudit(tx, company, [
    { action: 'unbindSingleSignOn', subject: 'company_user', subjectId: id, companyId, from: 'BOUND', to: null },
  ])
  return id
}

const forgetIdentities = (tx: Tx, companyId: CompanyId) =>
  tx.deleteFrom('singleSignOnIdentity').where('companyId', '=', companyId).execute()

async function hasProvenDomain(tx: Tx, companyId: CompanyId) {
  const proven = tx.selectFrom('mailDomain').select('domain').where('companyId', '=', companyId)
  return (await proven.where('status', '=', 'PROVEN').executeTakeFirst()) !== undefined
}

const audit = (
  tx: Tx,
  company: CompanyViewer,
  action: string,
  from: string | null,
  to: string | null,
  details?: Record<string, string>,
) => {
  const { companyId } = company
  const entry = { action, subject: 'single_sign_on', subjectId: companyId, companyId, from, to } as const
  return recordAudit(tx, company, [{ ...entry, ...(details && { details }) }])
}
