import { clientUrls } from '#ground/client-urls.ts'
import { urls } from '#ground/urls.ts'
import type { Db } from '#platform/database/db.ts'
import type { Mailer } from '#platform/outgoing/mail.ts'
import { enqueueMany } from '#platform/queue/queue.ts'
import { mailOf, type Site } from '../../mail-text.ts'
import { messageIdOf } from '../message-id.ts'
import { findResolution, findStudent, listColleagues, type AboutResolution } from './queries.ts'
import { resolutionText } from './text.ts'

/** The payload of `send_offer_resolution_mail`: ids only; COMPANY with a user is one of its mails. */
export type OfferResolutionMailJob = AboutResolution & { to: 'STUDENT' | 'COMPANY'; companyUserId?: string }

/**
 * Mails the student how the operator settled a report, or one person of the company. For a company without a user, one
 * job for each of its people concerned, so that a failed mail does not send the others again.
 */
export async function sendOfferResolutionMail(
  db: Db,
  mailer: Pick<Mailer, 'send'>,
  site: Site,
  { to, companyUserId, ...about }: OfferResolutionMailJob,
) {
  const facts = await findResolution(db, about)
  if (!facts) return
  const { candidateId } = facts.report
  if (to === 'STUDENT') return send(await findStudent(db, candidateId), urls.candidate.rewardRequest())
  const colleagues = await listColleagues(db, about.companyId, facts)
  if (companyUserId !== undefined)
    return send(
      colleagues.find(({ id }) => id === companyUserId),
      clientUrls.candidate(candidateId),
    )
  const jobs = colleagues.map(({ id }): OfferResolutionMailJob => ({ ...about, to, companyUserId: id }))
  return enqueueMany(db, 'send_offer_resolution_mail', jobs)

  async function send(addressee: { id: string; email: string; greeting: string } | undefined, path: string) {
    if (!addressee || !facts) return
    const { id, email, greeting } = addressee
    const messageId = messageIdOf(about.offerReportId, id)
    await mailer.send({ to: email, messageId, ...mailOf(greeting, resolutionText(facts, to), path, site) })
  }
}
