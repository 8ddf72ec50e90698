import { openSecurityEvents, type SecurityEvent } from '#domain/session/security-event/commands.ts'
import { normaliseEmail } from '#domain/session/rules.ts'
import { openSignInKeys, type SignInKeys, type SignInPlace } from '#domain/session/sign-in/attempt/keys.ts'
import {
  countFailure,
  countTry,
  forgetAttempts,
  giveBack,
  rememberPlace,
  secondsToWait,
  tryUnlock,
  useUnlock,
} from '#domain/session/sign-in/attempt/commands.ts'
import { failuresBeforeMail, rightPasswordCodes, signInWaits } from '#domain/session/sign-in/attempt/rules.ts'
import { findOwnerId } from '#domain/session/sign-in/queries.ts'
import { Refusal } from '#ground/refusal.ts'
import { urls } from '#ground/urls.ts'
import type { Db } from '#platform/database/db.ts'
import { reportError } from '#platform/error-reporter.ts'
import { enqueue } from '#platform/queue/queue.ts'

type Trying = SignInPlace & { unlock: string | null }

/** Guards every password check: failures make later attempts wait, a success ends the wait, refusals are recorded. */
export function openSignInGuard(db: Db, secret: string) {
  const events = openSecurityEvents(db)
  const keysOf = openSignInKeys(secret)
  const record = ({ account, visitor }: SignInKeys, event: Pick<SecurityEvent, 'kind' | 'area' | 'reason'>) =>
    events({ ...event, subject: account, visitor })

  /** Throws sign_in_paused, or returns the account's failures including this attempt, should it fail. */
  async function begin({ area, unlock }: Trying, keys: SignInKeys, now: Date) {
    const hasUnlockLink =
      unlock !== null && (await tryUnlock(db, { token: unlock, area, accountKey: keys.account }, now))
    const counted = await countTry(db, keys, hasUnlockLink, now)
    if ('failures' in counted) return { ...counted, hasUnlockLink }
    const { waitsFor } = counted
    if (waitsFor === 'account') await giveBack(db, keys.pair)
    await record(keys, { kind: 'sign_in_paused', area, reason: 'sign_in_paused' })
    const seconds = await secondsToWait(db, keys[waitsFor], signInWaits[waitsFor], now)
    throw new Refusal('sign_in_paused', { values: { minutes: Math.max(1, Math.ceil(seconds / 60)) } })
  }

  // Not awaited, so that the time of an answer does not show whether an account exists.
  const queueUnlockMail = ({ area, email }: Trying, accountKey: string) =>
    void (async () => {
      const ownerId = await findOwnerId(db, area, normaliseEmail(email))
      if (ownerId) await enqueue(db, 'send_sign_in_unlock', { area, ownerId, accountKey })
    })().catch((error: unknown) => reportError(error, { kind: 'request', path: urls[area].login() }))

  return async <Result>(trying: Trying, authenticate: () => Promise<Result>): Promise<Result> => {
    const [keys, now] = [keysOf(trying), new Date()]
    const { failures, hasUnlockLink } = await begin(trying, keys, now)
    const release = () => Promise.all([giveBack(db, keys.pair), giveBack(db, keys.account)])
    try {
      const result = await authenticate()
      await Promise.all([forgetAttempts(db, keys.pair), giveBack(db, keys.account), rememberPlace(db, keys.pair, now)])
      if (hasUnlockLink && trying.unlock) await useUnlock(db, trying.unlock, now)
      return result
    } catch (error) {
      if (!(error instanceof Refusal)) {
        await release()
        throw error
      }
      await record(keys, { kind: 'sign_in_failed', area: trying.area, reason: error.code })
      if (rightPasswordCodes.includes(error.code)) {
        await release()
        throw error
      }
      await countFailure(db, keys.visitor, signInWaits.visitor, now)
      if (failures % failuresBeforeMail === 0) queueUnlockMail(trying, keys.account)
      throw error
    }
  }
}
