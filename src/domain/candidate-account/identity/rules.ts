/** A student as another service knows them. `label` is the name people know the service by. */
export type Identity = { provider: string; label: string; subject: string; email: string | null }

/** Minutes a visitor may stay at another service before coming back. */
export const flowMinutes = 10
/** Minutes for typing the mail address that the service did not give. */
export const typingMinutes = 30

/** Limits password attempts at changing the ways to sign in, per visitor. */
export const confirmLimit = { name: 'confirm-sign-in', attempts: 20, seconds: 15 * 60 }

type WaysIn = { hasPassword: boolean; identities: number; passkeys: number }

/** Whether a way may go: another one has to be left. */
export const hasOtherWay = ({ hasPassword, identities, passkeys }: WaysIn) =>
  Number(hasPassword) + identities + passkeys > 1
