import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { Sealing } from '#platform/secrets/secret.ts'
import { totpStepOf } from '#platform/secrets/totp.ts'
import { tellStaffChange } from '../../staff/change/commands.ts'
import { recordStaffAct, type StaffOwner } from '../../staff/owner.ts'
import { recoveryHashOf } from '../recovery-code/commands.ts'
import { factorLockMinutes, factorTries, foldFactorCode, isTotpCode } from '../rules.ts'

/** A right code; `acceptFactor` uses it up. */
type FactorProof =
  | { kind: 'TOTP'; staffTotpId: string; step: number }
  | { kind: 'RECOVERY_CODE'; staffTotpId: string; codeSha256: Buffer }

const lockBegan = sql<Date>`now() - make_interval(mins => ${factorLockMinutes}::int)`

/**
 * Compares a code of the app or a recovery code. A try is counted before it is compared and outside of any transaction,
 * so that a refusal takes none back. Refuses second_factor_wrong, and second_factor_locked after too many wrong codes,
 * of which the owner is told by mail.
 */
export async function checkFactor(
  db: Db,
  owner: StaffOwner,
  { sealing, code, now }: { sealing: Sealing; code: string; now: Date },
): Promise<FactorProof> {
  const counted = await db
    .updateTable('staffTotp')
    .set({
      tries: sql<number>`case when last_tried_at < ${lockBegan} then 1 else tries + 1 end`,
      lastTriedAt: sql<Date>`now()`,
    })
    .where((eb) => eb.and(owner))
    .where('confirmedAt', 'is not', null)
    .where((eb) => eb.or([eb('tries', '<', factorTries), eb('lastTriedAt', '<', lockBegan)]))
    .returning(['id', 'sealedSecret', 'tries', 'lastStep'])
    .executeTakeFirst()
  if (!counted) throw new Refusal('second_factor_locked', { values: { minutes: factorLockMinutes } })
  const proof = await proofOf(db, counted, { sealing, code, now })
  if (proof) return proof
  if (counted.tries < factorTries) throw new Refusal('second_factor_wrong')
  await tellStaffChange(db, owner, 'SECOND_FACTOR_LOCKED')
  throw new Refusal('second_factor_locked', { values: { minutes: factorLockMinutes } })
}

async function proofOf(
  db: Db,
  { id, sealedSecret, lastStep }: { id: string; sealedSecret: Buffer; lastStep: number },
  { sealing, code, now }: { sealing: Sealing; code: string; now: Date },
): Promise<FactorProof | null> {
  const folded = foldFactorCode(code)
  if (isTotpCode(folded)) {
    const secret = sealing.unseal(sealedSecret)
    const step = secret === null ? null : totpStepOf(secret, folded, now)
    return step === null || step <= lastStep ? null : { kind: 'TOTP', staffTotpId: id, step }
  }
  const codeSha256 = recoveryHashOf(folded)
  const found = await db
    .selectFrom('staffRecoveryCode')
    .select('usedAt')
    .where('staffTotpId', '=', id)
    .where('codeSha256', '=', codeSha256)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return found ? { kind: 'RECOVERY_CODE', staffTotpId: id, codeSha256 } : null
}

/** Uses the code up. Refuses second_factor_wrong for the second of two uses at once. */
export async function acceptFactor(tx: Tx, owner: StaffOwner, proof: FactorProof) {
  const { staffTotpId } = proof
  const accepted = tx.updateTable('staffTotp').where('id', '=', staffTotpId)
  if (proof.kind === 'TOTP') {
    const used = await accepted
      .set({ lastStep: proof.step, tries: 0 })
      .where('lastStep', '<', proof.step)
      .returning('id')
      .executeTakeFirst()
    if (!used) throw new Refusal('second_factor_wrong')
    return
  }
  const used = await tx
    .updateTable('staffRecoveryCode')
    .set({ usedAt: sql<Date>`now()` })
    .where('staffTotpId', '=', staffTotpId)
    .where('codeSha256', '=', proof.codeSha256)
    .where('usedAt', 'is', null)
    .returning('staffTotpId')
    .executeTakeFirst()
  if (!used) throw new Refusal('second_factor_wrong')
  await accepted.set({ tries: 0 }).execute()
  await recordStaffAct(tx, 'system', owner, { action: 'useRecoveryCode' })
  await tellStaffChange(tx, owner, 'RECOVERY_CODE_USED')
}
