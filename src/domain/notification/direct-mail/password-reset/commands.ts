import { makePasswordReset } from '#domain/session/password-reset/commands.ts'
import { findResetAccount, type ResetAccount, type ResetHolder } from '#domain/session/password-reset/queries.ts'
import { passwordResetPrefix, type ResetArea } from '#domain/session/password-reset/rules.ts'
import { urls } from '#ground/urls.ts'
import type { Db, InTransaction } from '#platform/database/db.ts'
import type { Mailer } from '#platform/outgoing/mail.ts'
import { newSecret } from '#platform/secrets/secret.ts'
import { mailOf, type Site } from '../../mail-text.ts'
import { changedText, resetText, serviceText, withdrawnText } from './text.ts'

/** The payload of `send_password_reset`; without an owner for a mail address that no account has. */
type PasswordResetJob = ResetHolder | { area: ResetArea; ownerId: null }
type Parts = {
  db: Db
  mail: Pick<Mailer, 'send'>
  site: Site
  inTransaction: InTransaction
}

/**
 * Mails the account's owner a link to choose a new password, or what else leads into the account. The code is in the
 * mail only. When the mail server refuses, the row is rolled back.
 */
export async function sendPasswordReset(job: PasswordResetJob, parts: Parts) {
  const { area } = job
  const account = job.ownerId === null ? undefined : await findResetAccount(parts.db, job)
  if (!account) return
  const code = account.way === 'PASSWORD' ? newSecret(passwordResetPrefix) : null
  await parts.inTransaction(async (tx) => {
    if (!(await makePasswordReset(tx, area, account.owner, code, new Date()))) return
    const [text, path] = contentOf(area, account, code)
    await parts.mail.send({ to: account.email, ...mailOf(account.greeting, text, path, parts.site) })
  })
}

const contentOf = (area: ResetArea, { way, services }: ResetAccount, code: string | null) => {
  if (way === 'WITHDRAWN') return [withdrawnText, urls.candidate.registration()] as const
  if (code === null) return [serviceText(services), urls[area].login()] as const
  return [resetText, urls[area].passwordReset(code)] as const
}

/** Tells a company user of a new password; a student hears of it as of other changes of the account. */
export async function sendPasswordChanged(
  holder: ResetHolder,
  { db, mail, site }: Pick<Parts, 'db' | 'mail' | 'site'>,
) {
  const account = await findResetAccount(db, holder)
  if (account)
    await mail.send({ to: account.email, ...mailOf(account.greeting, changedText, urls[holder.area].login(), site) })
}
