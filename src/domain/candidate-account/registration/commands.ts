import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { namedCandidateId, type OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import { isUuid } from '#ground/uuid.ts'
import type { Tx } from '#platform/database/db.ts'
import { erasedAtOnce } from '#platform/database/erase-some.ts'
import { namedValue } from '#platform/database/named-value.ts'
import { violatedConstraint } from '#platform/database/violation.ts'
import { leftStatuses } from '../state/rules.ts'
import { maxCampaign, unprovenDays, type Consents, type Registration } from './rules.ts'

/**
 * Makes the account of a new student: EMAIL_PENDING, or PROFILE_PENDING when another service proved the address.
 * Several unproven accounts may name one address; who proves it keeps it. Refuses email_taken for a proven address
 * alone. Returns the student's id.
 */
export async function registerCandidate(tx: Tx, registration: Registration) {
  const { passwordHash, isEmailVerified } = registration
  const email = registration.email.toLowerCase()
  const status = isEmailVerified ? 'PROFILE_PENDING' : 'EMAIL_PENDING'
  if (isEmailVerified) await freeEmail(tx, email)
  const { id } = await tx
    .insertInto('candidate')
    .values({ status, departmentCategory: 'OTHER' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await orEmailTaken(
    tx
      .insertInto('candidateAccount')
      .values({ candidateId: id, email, passwordHash, ...(isEmailVerified && { emailVerifiedAt: sql<Date>`now()` }) })
      .execute(),
  )
  await tx.insertInto('candidateActivity').values({ candidateId: id, ordinal: 0 }).execute()
  await recordConsents(tx, id, registration.consents)
  await recordAttribution(tx, id, registration)
  await recordAudit(tx, 'system', [
    { action: 'registerCandidate', subject: 'candidate', subjectId: id, candidateId: id, to: status },
  ])
  return id
}

/** Each text is agreed to by itself, with its version; a text agreed to before stays as it is. */
async function recordConsents(tx: Tx, candidateId: OfRow<'candidate'>, consents: Consents) {
  const agreed = Object.entries(consents).filter(([, version]) => version !== '')
  if (agreed.length === 0) return
  await tx
    .insertInto('consent')
    .values(agreed.map(([kind, version]) => ({ candidateId, kind, version })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function recordAttribution(tx: Tx, candidateId: OfRow<'candidate'>, { campaign }: Registration) {
  const { candidateId: invitedBy } = campaign
  // Code points, as the columns count: a letter may have many of them.
  const cut = (text: string | undefined) => (text ? [...text].slice(0, maxCampaign).join('') : null)
  const inviting =
    invitedBy && isUuid(invitedBy)
      ? await tx
          .selectFrom('candidate')
          .select('id')
          .where('id', '=', namedValue(namedCandidateId(invitedBy)))
          .executeTakeFirst()
      : undefined
  const values = {
    utmSource: cut(campaign.utm_source),
    utmMedium: cut(campaign.utm_medium),
    utmCampaign: cut(campaign.utm_campaign),
    invitedBy: inviting?.id ?? null,
  }
  if (Object.values(values).every((value) => value === null)) return
  await tx
    .insertInto('candidateAttribution')
    .values({ candidateId, ...values })
    .execute()
}

/** Takes a proven address from students who left, so that it can be proven anew. Their data waits for its end. */
export const freeEmail = (tx: Tx, email: string) =>
  tx
    .updateTable('candidateAccount')
    .set({ emailVerifiedAt: null })
    .where('email', '=', email)
    .where('emailVerifiedAt', 'is not', null)
    .where('candidateId', 'in', studentsWhoLeft(tx))
    .execute()

/** Takes a phone number from students who left. */
export const freePhoneNumber = (tx: Tx, phoneNumber: string) =>
  tx
    .updateTable('candidateAccount')
    .set({ phoneNumber: null, phoneVerifiedAt: null })
    .where('phoneNumber', '=', phoneNumber)
    .where('candidateId', 'in', studentsWhoLeft(tx))
    .execute()

const studentsWhoLeft = (tx: Tx) =>
  tx.selectFrom('candidate').select('candidate.id').where('candidate.status', 'in', leftStatuses)

/** Turns the database's no to a second proven address into email_taken. */
export async function orEmailTaken<Result>(written: Promise<Result>) {
  try {
    return await written
  } catch (error) {
    if (violatedConstraint(error) !== 'candidate_account_email_proven') throw error
    throw new Refusal('email_taken', { fields: [{ path: 'email', message: 'すでに登録されています' }] })
  }
}

/** Called by the clock: forgets registrations whose address nobody proved. What they asked the operator stays. */
export async function forgetUnproven(tx: Tx) {
  // Holds the rows, so that no inquiry comes between, and no address is proven.
  const rows = await tx
    .selectFrom('candidate')
    .select('id')
    .where('status', '=', 'EMAIL_PENDING')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('candidateAccount')
        .select('candidateId')
        .where('insertedAt', '<', sql<Date>`now() - make_interval(days => ${unprovenDays}::int)`),
    )
    .limit(erasedAtOnce)
    .forUpdate()
    .execute()
  const ids = rows.map(({ id }) => id)
  await tx
    .updateTable('inquiry')
    .set({ candidateId: null })
    .where(sql<boolean>`candidate_id = any(${ids}::uuid[])`)
    .execute()
  return tx
    .deleteFrom('candidate')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
}
