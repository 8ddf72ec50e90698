import type { RelyingParty } from '#domain/candidate-account/passkey/rules.ts'
import { sessionId } from '#ground/id.ts'
import { orRefusal, Refusal, unlessRefused } from '#ground/refusal.ts'
import type { Db, InTransaction } from '#platform/database/db.ts'
import { qrCodeOf } from '#platform/pictures/qr-code.ts'
import type { Sealing } from '#platform/secrets/secret.ts'
import { totpAddress } from '#platform/secrets/totp.ts'
import { confirmTotp, markSession, removeTotp, startTotp } from '../second-factor/commands.ts'
import { findOpenSecret, findTotp } from '../second-factor/queries.ts'
import { confirmStaffLimit } from '../second-factor/rules.ts'
import { newRecoveryCodes, renewRecoveryCodes, storedCodes } from '../second-factor/recovery-code/commands.ts'
import { passwordLimit } from '#domain/candidate-account/owner-proof/rules.ts'
import { endOtherStaffDevices, endStaffDevice } from './device/commands.ts'
import { staffOwnerOf, type StaffViewer } from './owner.ts'
import { requireFreshStaff, requireStaffAccount } from './owner-proof.ts'
import { addStaffPasskey, removeStaffPasskey, startStaffPasskey } from './passkey/commands.ts'
import { listStaffPasskeys } from './passkey/queries.ts'
import { checkStaffPassword, updateStaffPassword } from './password/commands.ts'
import { findStaffSession } from './queries.ts'

/** The part of a request that the public and the operator's schema both know. */
type StaffContext = {
  db: Db
  write: InTransaction
  requireRate: (limit: { name: string; attempts: number; seconds: number }) => Promise<void>
  sessionTokenSha256: Buffer | null
  relyingParty: RelyingParty
  sealing: Sealing
  needsOperatorFactor: boolean
}

export type StaffSignIn = Awaited<ReturnType<typeof findStaffSignIn>>

/** How the viewer signs in, and whether it may be changed now. */
export async function findStaffSignIn(viewer: StaffViewer, context: StaffContext) {
  const { db, sessionTokenSha256, sealing, relyingParty, needsOperatorFactor } = context
  const owner = staffOwnerOf(viewer)
  const { email, passwordHash, isAskedForFactor, isPowerful, hasTotp, hasPasskey } = await requireStaffAccount(
    db,
    owner,
  )
  const isFresh = (await findStaffSession(db, owner, sessionTokenSha256))?.isFresh ?? false
  // Nobody else at the open page may read the secret later.
  const secret = isFresh && !hasTotp ? await findOpenSecret(db, owner, sealing) : null
  const qr = secret === null ? null : qrCodeOf(totpAddress(secret, { issuer: relyingParty.name, account: email }))
  return {
    email,
    hasPassword: passwordHash !== null,
    isFresh,
    isFactorRequired: isAskedForFactor || (viewer.kind === 'admin' && needsOperatorFactor),
    needsLongPassword: isPowerful && !hasTotp && !hasPasskey,
    totp: hasTotp ? ((await findTotp(db, owner)) ?? null) : null,
    enrolment: secret !== null && qr ? { secret, qr } : null,
    passkeys: await listStaffPasskeys(db, owner),
  }
}

/** After a fresh sign-in or with the password. */
async function confirmed(viewer: StaffViewer, { db, requireRate, sessionTokenSha256 }: StaffContext, password: string) {
  if (password) await requireRate(confirmStaffLimit)
  await requireFreshStaff(db, staffOwnerOf(viewer), { password, sessionTokenSha256 })
}

/** The acts on one's own account, the same at both doors. */
export const staffActs = {
  async updatePassword(
    viewer: StaffViewer,
    { db, write, requireRate, sessionTokenSha256 }: StaffContext,
    passwords: { currentPassword: string; newPassword: string },
  ) {
    await requireRate(passwordLimit)
    const checked = await orRefusal(checkStaffPassword(db, staffOwnerOf(viewer), { ...passwords, sessionTokenSha256 }))
    return write((tx) => updateStaffPassword(tx, viewer, unlessRefused(checked), sessionTokenSha256))
  },
  async startTotp(viewer: StaffViewer, context: StaffContext, password: string) {
    await confirmed(viewer, context, password)
    return context.write((tx) => startTotp(tx, staffOwnerOf(viewer), context.sealing))
  },
  /** Gives the recovery codes; null when the same Idempotency-Key asks again. */
  async confirmTotp(viewer: StaffViewer, { db, write, sealing, sessionTokenSha256 }: StaffContext, code: string) {
    const owner = staffOwnerOf(viewer)
    const codes = newRecoveryCodes()
    await write(async (tx) => {
      await confirmTotp(tx, viewer, owner, { sealing, code, codes, now: new Date() })
      await markSession(tx, owner, sessionTokenSha256, 'TOTP')
      return true
    }).catch(besideTheCode)
    return storedCodes(db, codes)
  },
  async renewRecoveryCodes(viewer: StaffViewer, context: StaffContext, password: string) {
    await confirmed(viewer, context, password)
    const codes = newRecoveryCodes()
    await context.write((tx) => renewRecoveryCodes(tx, viewer, codes))
    return storedCodes(context.db, codes)
  },
  async removeTotp(viewer: StaffViewer, context: StaffContext, password: string) {
    await confirmed(viewer, context, password)
    return context.write((tx) => removeTotp(tx, viewer, context.needsOperatorFactor))
  },
  async startPasskey(viewer: StaffViewer, context: StaffContext, password: string) {
    await confirmed(viewer, context, password)
    return context.write(async (tx) => JSON.stringify(await startStaffPasskey(tx, viewer, context.relyingParty)))
  },
  async addPasskey(
    viewer: StaffViewer,
    { write, relyingParty, sessionTokenSha256 }: StaffContext,
    passkey: { answer: string; name: string },
  ) {
    await write((tx) => addStaffPasskey(tx, viewer, relyingParty, { ...passkey, sessionTokenSha256 }))
    return true
  },
  async removePasskey(viewer: StaffViewer, context: StaffContext, { id, password }: { id: string; password: string }) {
    await confirmed(viewer, context, password)
    await context.write((tx) => removeStaffPasskey(tx, viewer, id, context.needsOperatorFactor))
    return true
  },
  endDevice: (viewer: StaffViewer, { write }: StaffContext, id: string) =>
    write((tx) => endStaffDevice(tx, viewer, sessionId(id))),
  endOtherDevices: (viewer: StaffViewer, { write, sessionTokenSha256 }: StaffContext) =>
    write((tx) => endOtherStaffDevices(tx, viewer, sessionTokenSha256)),
}

const besideTheCode = (error: unknown): never => {
  if (error instanceof Refusal && error.code === 'second_factor_wrong')
    throw new Refusal(error.code, { fields: [{ path: 'code', message: '認証コードが正しくありません' }] })
  throw error
}
