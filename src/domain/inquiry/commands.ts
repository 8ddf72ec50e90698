import { sql } from 'kysely'
import { forgetCodesOf } from '#domain/company-account/registration-code/commands.ts'
import { recordAudit } from '#domain/audit/commands.ts'
import { countErased } from '#domain/audit/retention/commands.ts'
import { toE164 } from '#ground/spelling/folding.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import { enqueue, enqueueMany } from '#platform/queue/queue.ts'
import { mayConfirm } from './confirmation/queries.ts'
import { preRegistrationKeptDays } from './retention/rules.ts'
import { checkPreRegistration, type PreRegistration } from './rules.ts'

/** Each mail has its own job in the same transaction, so a failed mail does not send the other one again. */
export async function createPreRegistration(tx: Tx, viewer: Viewer, form: PreRegistration) {
  refuseInvalid(checkPreRegistration(form).map(({ path, message }) => ({ path: `preRegistration.${path}`, message })))
  const { id } = await tx
    .insertInto('preRegistration')
    .values({
      ...form,
      phoneNumber: toE164(form.phoneNumber),
      department: form.department || null,
      postalCode: form.postalCode || null,
      address: form.address || null,
      message: form.message || null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const isTold = await mayConfirm(tx, 'preRegistration', form.email)
  await enqueueMany(tx, 'send_pre_registration_mail', [
    { preRegistrationId: id, to: 'OPERATOR' },
    ...(isTold ? [{ preRegistrationId: id, to: 'SENDER' }] : []),
  ])
  await enqueue(tx, 'notify_pre_registration', { preRegistrationId: id })
  await recordAudit(tx, viewer, [{ action: 'createPreRegistration', subject: 'pre_registration', subjectId: id }])
  return true
}

/** Called by the clock. */
export async function forgetOldPreRegistrations(db: Db, now: Date) {
  const oldest = new Date(now.getTime() - preRegistrationKeptDays * 24 * 60 * 60 * 1000)
  const old = db.selectFrom('preRegistration').select('id').where('insertedAt', '<', oldest)
  const codes = await forgetCodesOf(db, old, now)
  return countErased(codes) + countErased(await eraseSome(db, 'preRegistration', sql`inserted_at < ${oldest}`))
}
