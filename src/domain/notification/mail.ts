import type { Db } from '#platform/db.ts'
import type { Mailer } from '#platform/mail.ts'
import type { MailJob } from './commands.ts'
import { findFacts } from './facts.ts'
import { mailOf, type Site } from './mail-text.ts'
import { findCandidateAddress, findCompanyUserAddress } from './queries.ts'
import { textOf } from './texts.ts'

/** Written when it is sent, from what is true then; whoever has left, or never proved the address, gets none. */
export async function sendNotificationMail(db: Db, mailer: Pick<Mailer, 'send'>, site: Site, job: MailJob) {
  const { kind, about, companyUserId } = job
  const facts = await findFacts(db, about)
  if (!facts) return
  const { path, mail } = textOf(kind, facts)
  const recipient =
    companyUserId === undefined
      ? await findCandidateAddress(db, facts.scout.candidateId)
      : await findCompanyUserAddress(db, about.companyId, companyUserId)
  if (!mail || !recipient) return
  const { email, familyName } = recipient
  const greeting = companyUserId === undefined ? `${familyName}さん` : `${facts.scout.companyName} ${familyName}様`
  await mailer.send({ to: email, ...mailOf(greeting, mail, path, site) })
}
