import { randomInt } from 'node:crypto'
import { Refusal } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { tellStaffChange } from '../../staff/change/commands.ts'
import { recordStaffAct, staffOwnerOf, type StaffViewer } from '../../staff/owner.ts'
import { foldFactorCode, recoveryCodes, recoverySigns } from '../rules.ts'

const group = () => Array.from({ length: 4 }, () => recoverySigns[randomInt(recoverySigns.length)]).join('')

/** Ten codes in the form a person writes down. They are stored as hashes only. */
export const newRecoveryCodes = () =>
  Array.from({ length: recoveryCodes }, () => [group(), group(), group(), group()].join('-'))

export const recoveryHashOf = (code: string) => sha256(foldFactorCode(code))

/** Replaces all codes of the app, the used ones too. */
export async function storeRecoveryCodes(tx: Tx, staffTotpId: string, codes: readonly string[]) {
  await tx.deleteFrom('staffRecoveryCode').where('staffTotpId', '=', staffTotpId).execute()
  await tx
    .insertInto('staffRecoveryCode')
    .values(codes.map((code) => ({ staffTotpId, codeSha256: recoveryHashOf(code) })))
    .execute()
}

/** The codes when they were stored; null after a replayed mutation, which stored none. */
export async function storedCodes(db: Db, codes: readonly string[]) {
  const first = codes[0] ?? ''
  const row = await db
    .selectFrom('staffRecoveryCode')
    .select('staffTotpId')
    .where('codeSha256', '=', recoveryHashOf(first))
    .executeTakeFirst()
  return row ? [...codes] : null
}

/** Refuses not_found without an app. */
export async function renewRecoveryCodes(tx: Tx, viewer: StaffViewer, codes: readonly string[]) {
  const owner = staffOwnerOf(viewer)
  const totp = await tx
    .selectFrom('staffTotp')
    .select('id')
    .where((eb) => eb.and(owner))
    .where('confirmedAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!totp) throw new Refusal('not_found')
  await storeRecoveryCodes(tx, totp.id, codes)
  await recordStaffAct(tx, viewer, owner, { action: 'renewRecoveryCodes' })
  await tellStaffChange(tx, owner, 'RECOVERY_CODES_RENEWED')
  return true
}
