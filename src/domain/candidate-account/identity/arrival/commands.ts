import { foldEmail } from '#ground/spelling/folding.ts'
import { checkEmail } from '#ground/validation/contact-validation.ts'
import type { OfRow } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { registerCandidate } from '../../registration/commands.ts'
import { isLeftStatus } from '../../state/rules.ts'
import { requestVerification } from '../../verification/commands.ts'
import { addIdentity } from '../commands.ts'
import type { Flow } from '../flow/commands.ts'
import { findIdentityOwner, findWaysOfMail } from '../queries.ts'
import type { Identity } from '../rules.ts'

/** Whom a service named. */
export type Arriving = Identity & { isEmailVerified: boolean }
/** The student, or that there is no account yet, or that the mail address is still to be typed. */
export type Arrived = { candidateId: OfRow<'candidate'> } | 'not_registered' | 'mail_unknown'

/**
 * Lets in a visitor whom a service named: a known student gets a session, a new one registered when that was asked
 * for. An address that another account proved is never taken over: refuses password_sign_in_first and ssoAlreadyLinked.
 * Refuses withdrawn.
 */
export async function arrive(tx: Tx, flow: Flow, arriving: Arriving): Promise<Arrived> {
  const owner = await findIdentityOwner(tx, arriving)
  const hasLeft = isLeftStatus(owner?.status)
  if (owner && !hasLeft) return { candidateId: owner.candidateId }
  if (hasLeft && flow.intent === 'SIGN_IN') throw new Refusal('withdrawn')
  const { label, email, isEmailVerified } = arriving
  if (email !== null && isEmailVerified) await refuseKnownMail(tx, label, email)
  if (flow.intent !== 'REGISTER') return 'not_registered'
  if (email === null || !isEmailVerified) return 'mail_unknown'
  return register(tx, flow, arriving, email)
}

async function refuseKnownMail(tx: Tx, label: string, email: string) {
  const ways = await findWaysOfMail(tx, foldEmail(email).toLowerCase())
  if (!ways) return
  const { hasPassword, identity } = ways
  if (hasPassword || !identity) throw new Refusal('password_sign_in_first', { values: { provider: label } })
  throw new Refusal('ssoAlreadyLinked', { values: { provider: identity.label, name: identity.provider } })
}

async function register(tx: Tx, flow: Flow, { isEmailVerified, ...identity }: Arriving, email: string) {
  const { campaign, consents } = flow
  // Such a visitor left before the versions were kept, and agrees once more.
  if (!consents) throw new Refusal('provider_visit_over', { values: { provider: identity.label } })
  const candidateId = await registerCandidate(tx, {
    email: foldEmail(email),
    passwordHash: null,
    isEmailVerified,
    consents,
    campaign,
  })
  await addIdentity(tx, 'system', candidateId, identity)
  return { candidateId }
}

/** Registers a visitor whose service gave no proven address, under the typed one, which the mail's code will prove. */
export async function arriveWithMail(
  tx: Tx,
  flow: Flow,
  named: Pick<Identity, 'label' | 'subject'>,
  { typed, visitor }: { typed: string; visitor: string },
) {
  const email = foldEmail(typed)
  refuseInvalid([checkEmail('email', email)])
  const identity = { ...named, provider: flow.provider, email: null }
  const owner = await findIdentityOwner(tx, identity)
  const hasLeft = isLeftStatus(owner?.status)
  if (owner && !hasLeft) return { candidateId: owner.candidateId }
  const { candidateId } = await register(tx, flow, { ...identity, isEmailVerified: false }, email)
  await requestVerification(tx, {
    candidateId,
    purpose: 'REGISTRATION_EMAIL',
    destination: email.toLowerCase(),
    visitor,
  })
  return { candidateId }
}
