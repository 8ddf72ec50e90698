import { makeUnlock } from '#domain/session/sign-in/attempt/commands.ts'
import { urls } from '#ground/urls.ts'
import { newSecret } from '#platform/secrets/secret.ts'
import type { Db, InTransaction } from '#platform/database/db.ts'
import type { Mailer } from '#platform/outgoing/mail.ts'
import { mailOf, type Site } from '../../mail-text.ts'
import { findOwner, type AccountOwner } from './queries.ts'
import { unlockText } from './text.ts'

/** The payload of `send_sign_in_unlock`: the owner of the account, and the key that counts its failed sign-ins. */
type SignInUnlockJob = AccountOwner & { accountKey: string }

type Parts = { db: Db; mail: Pick<Mailer, 'send'>; site: Site; inTransaction: InTransaction }

/**
 * Mails the account's owner a link that unlocks signing in while others guess the password. The token is in the mail
 * only. When the mail server refuses, the row is rolled back.
 */
export async function sendSignInUnlock(job: SignInUnlockJob, parts: Parts) {
  const { area, accountKey } = job
  const { db, mail, site, inTransaction } = parts
  const owner = await findOwner(db, job)
  if (!owner) return
  const token = newSecret('unlock')
  await inTransaction(async (tx) => {
    if (!(await makeUnlock(tx, { token, area, accountKey }, new Date()))) return
    await mail.send({ to: owner.email, ...mailOf(owner.greeting, unlockText, urls[area].unlock(token), site) })
  })
}
