import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { COSEALG } from '@simplewebauthn/server/helpers'
import { Refusal } from '#ground/refusal.ts'

/** The product as authenticators know it. */
type Party = { id: string; origin: string; name: string }
type Held = { id: string; transports: string[] }
/** Whether a challenge was asked not long ago, and is answered for the first time. */
type IsAsked = (challenge: string) => Promise<boolean>

// The library's own choice asks Node for algorithms that are experimental there, and Node warns.
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256]

const refused = (): never => {
  throw new Refusal('passkey_refused')
}

/** The question to an authenticator that will hold a new passkey of this account. */
export const newPasskeyQuestion = (party: Party, owner: { id: string; email: string }, held: Held[]) =>
  generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new TextEncoder().encode(owner.id),
    userName: owner.email,
    userDisplayName: owner.email,
    excludeCredentials: held,
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

const transports: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

/** The stored part of a new passkey. Refuses passkey_refused for an answer to no question of ours. */
export async function readNewPasskey(party: Party, answer: string, isAsked: IsAsked) {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: answerOf(answer) as RegistrationResponseJSON,
    expectedChallenge: isAsked,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs,
  }).catch(refused)
  if (!registrationInfo) return refused()
  const { credential, credentialBackedUp } = registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports?.filter((one) => transports.includes(one)) ?? [],
    isBackedUp: credentialBackedUp,
  }
}

/** The question of a sign-in to an authenticator; the person chooses the passkey. */
export const passkeySignInQuestion = (party: Party) =>
  generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' })

type Kept = {
  /** The account that the passkey was made for. */
  ownerId: string
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
}

/**
 * The change of a passkey by this answer. Refuses passkey_refused, also for a counter that does not grow, since then
 * the passkey was copied, and for an answer that names another account.
 */
export async function readPasskeySignIn(party: Party, answer: string, passkey: Kept, isAsked: IsAsked) {
  if (!isOfOwner(answer, passkey.ownerId)) return refused()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answerOf(answer) as AuthenticationResponseJSON,
    expectedChallenge: isAsked,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(refused)
  if (!verified) return refused()
  return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp }
}

// WebAuthn 7.2, step 6: where the person was not named before, the answer names the account.
function isOfOwner(answer: string, ownerId: string) {
  const { response } = answerOf(answer) as Partial<AuthenticationResponseJSON>
  const handle = response?.userHandle
  return typeof handle === 'string' && Buffer.from(handle, 'base64url').toString('utf8') === ownerId
}

/** An authenticator's answer, whose fields the verification looks through. Refuses passkey_refused for another text. */
export function answerOf(text: string): { id: string } {
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string')
      return { ...answer, id: answer.id }
  } catch {
    // The same refusal as for JSON of another form.
  }
  return refused()
}
