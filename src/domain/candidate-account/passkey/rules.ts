/** The product as authenticators know it. */
export type RelyingParty = { id: string; origin: string; name: string }

export const relyingPartyAt = (publicUrl: string, name: string): RelyingParty => ({
  id: new URL(publicUrl).hostname,
  origin: publicUrl,
  name,
})

export const maxPasskeys = 10
export const maxPasskeyName = 30
/** Minutes between a challenge and its answer. */
export const challengeMinutes = 5
/** Sign-ins within the life of a session's row after which a passkey is offered. */
export const signInsBeforeOffer = 2
/** Challenges and answers of guests, from one network: a page that offers passkeys asks for a challenge. */
export const passkeyLimit = { name: 'passkey', attempts: 600, seconds: 15 * 60 }
/** The longest answer of an authenticator, in UTF-16 units. */
export const maxAnswer = 8_000
