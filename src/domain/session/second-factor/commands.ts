import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import type { Sealing } from '#platform/secrets/secret.ts'
import { newTotpSecret, totpStepOf } from '#platform/secrets/totp.ts'
import { tellStaffChange } from '../staff/change/commands.ts'
import {
  recordStaffAct,
  staffAreaOf,
  staffIdOf,
  staffOwnerOf,
  type StaffOwner,
  type StaffViewer,
} from '../staff/owner.ts'
import { findStaffAccount } from '../staff/queries.ts'
import { storeRecoveryCodes } from './recovery-code/commands.ts'
import { factorMinutes, foldFactorCode } from './rules.ts'

/** Begins an enrolment, or begins it anew. Refuses second_factor_on for an account with an app. */
export async function startTotp(tx: Tx, owner: StaffOwner, sealing: Sealing) {
  const begun = { sealedSecret: sealing.seal(newTotpSecret()), insertedAt: sql<Date>`now()` }
  const row = await tx
    .insertInto('staffTotp')
    .values({ ...owner, ...begun })
    .onConflict((oc) =>
      oc
        .column('companyId' in owner ? 'companyUserId' : 'adminAccountId')
        .doUpdateSet(begun)
        .where('staffTotp.confirmedAt', 'is', null),
    )
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Refusal('second_factor_on')
  return true
}

type Given = { sealing: Sealing; code: string; codes: readonly string[]; now: Date }

/**
 * Ends the enrolment by a code of the app, and stores the recovery codes. Refuses second_factor_wrong beside the code,
 * second_factor_on, and second_factor_not_begun for an enrolment that is too old.
 */
export async function confirmTotp(
  tx: Tx,
  actor: StaffViewer | 'system',
  owner: StaffOwner,
  { sealing, code, codes, now }: Given,
) {
  const totp = await tx
    .selectFrom('staffTotp')
    .select(['id', 'sealedSecret', 'confirmedAt'])
    .select(sql<boolean>`inserted_at <= now() - make_interval(mins => ${factorMinutes}::int)`.as('isOld'))
    .where((eb) => eb.and(owner))
    .forUpdate()
    .executeTakeFirst()
  if (totp?.confirmedAt) throw new Refusal('second_factor_on')
  const secret = totp && !totp.isOld ? sealing.unseal(totp.sealedSecret) : null
  if (!totp || secret === null) throw new Refusal('second_factor_not_begun')
  const step = totpStepOf(secret, foldFactorCode(code), now)
  if (step === null) throw new Refusal('second_factor_wrong')
  await tx
    .updateTable('staffTotp')
    .set({ confirmedAt: sql<Date>`now()`, lastStep: step })
    .where('id', '=', totp.id)
    .execute()
  await storeRecoveryCodes(tx, totp.id, codes)
  await recordStaffAct(tx, actor, owner, { action: 'enrolTotp' })
  await tellStaffChange(tx, owner, 'TOTP_ADDED')
  return true
}

/** Holds the account's row, so that two ways out of the second factor take turns. */
export async function holdStaffAccount(tx: Tx, owner: StaffOwner) {
  if ('adminAccountId' in owner)
    await tx.selectFrom('adminAccount').select('id').where('id', '=', owner.adminAccountId).forUpdate().execute()
  else
    await tx
      .selectFrom('companyUser')
      .select('id')
      .where('companyId', '=', owner.companyId)
      .where('id', '=', owner.companyUserId)
      .forNoKeyUpdate()
      .execute()
}

/** Refuses second_factor_required when the account is asked for a factor and has no more. */
export async function requireFactorLeft(tx: Tx, owner: StaffOwner, needsOperatorFactor: boolean) {
  const account = await findStaffAccount(tx, staffAreaOf(owner), staffIdOf(owner))
  const isAsked = account?.isAskedForFactor || ('adminAccountId' in owner && needsOperatorFactor)
  if (isAsked && !account?.hasTotp && !account?.hasPasskey) throw new Refusal('second_factor_required')
}

/** Removes the app with its recovery codes. Refuses not_found and second_factor_required. */
export async function removeTotp(tx: Tx, viewer: StaffViewer, needsOperatorFactor: boolean) {
  const owner = staffOwnerOf(viewer)
  await holdStaffAccount(tx, owner)
  const removed = await tx
    .deleteFrom('staffTotp')
    .where((eb) => eb.and(owner))
    .where('confirmedAt', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw new Refusal('not_found')
  await requireFactorLeft(tx, owner, needsOperatorFactor)
  await recordStaffAct(tx, viewer, owner, { action: 'removeTotp' })
  await tellStaffChange(tx, owner, 'TOTP_REMOVED')
  return true
}

/** The owner has just proved a factor in this session. */
export const markSession = (tx: Tx, owner: StaffOwner, tokenSha256: Buffer | null, factor: 'TOTP' | 'PASSKEY') =>
  tx
    .updateTable('session')
    .set({ secondFactor: factor })
    .where('tokenSha256', '=', tokenSha256)
    .where((eb) => eb.and(owner))
    .where('secondFactor', 'is', null)
    .execute()
