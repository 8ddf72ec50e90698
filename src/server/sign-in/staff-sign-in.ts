import { acceptFactor, checkFactor } from '#domain/session/second-factor/check/commands.ts'
import { confirmTotp, startTotp } from '#domain/session/second-factor/commands.ts'
import { findOpenSecret } from '#domain/session/second-factor/queries.ts'
import { newRecoveryCodes } from '#domain/session/second-factor/recovery-code/commands.ts'
import { codeLabel, factorMinutes } from '#domain/session/second-factor/rules.ts'
import type { SecondFactor } from '#domain/session/commands.ts'
import { openSecurityEvents } from '#domain/session/security-event/commands.ts'
import { openSignInKeys } from '#domain/session/sign-in/attempt/keys.ts'
import { requireStaffAccess } from '#domain/session/staff/access.ts'
import { staffIdOf, type StaffArea, type StaffOwner } from '#domain/session/staff/owner.ts'
import { findStaffAccount, type StaffAccount } from '#domain/session/staff/queries.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { validationText } from '#ground/validation/validation.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { Env } from '#platform/env.ts'
import { openOneTimeCodes } from '#platform/secrets/one-time-codes.ts'
import { qrCodeOf } from '#platform/pictures/qr-code.ts'
import { openSealing, sha256 } from '#platform/secrets/secret.ts'
import { totpAddress } from '#platform/secrets/totp.ts'
import type { SignInStep } from '#web/hatch/sign-in.ts'

type Parts = {
  db: Db
  env: Pick<Env, 'sessionSecret' | 'previousSecrets' | 'productName' | 'needsOperatorFactor'>
  addressOf: (request: Request) => string
}
/** Opens the session, in the transaction that uses the code up. */
type Open = (tx: Tx, owner: StaffOwner, secondFactor: SecondFactor) => Promise<string>

/**
 * The step after the right password of a company user or an operator: nothing, a code, or the enrolment of an
 * authenticator app. Between the steps a signed pass of some minutes names the account and its password.
 */
export function openStaffSignIn({ db, env, addressOf }: Parts) {
  const oneTimeCodes = openOneTimeCodes(env.sessionSecret, env.previousSecrets)
  const sealing = openSealing(env.sessionSecret, env.previousSecrets)
  const events = openSecurityEvents(db)
  const keysOf = openSignInKeys(env.sessionSecret)

  const passOf = (area: StaffArea, account: StaffAccount, secret = '') =>
    oneTimeCodes.passOf(
      `factor.${area}.${staffIdOf(account.owner)}.${fingerprintOf(account)}.${nameOf(secret)}`,
      factorMinutes * 60,
    )

  /** The account of a pass, whose password is still the same. Refuses second_factor_pass_over. */
  async function accountOf(area: StaffArea, pass: string, address: string) {
    const [kind, passArea, id = '', fingerprint, secretName = ''] = (oneTimeCodes.subjectOf(pass) ?? '').split('.')
    if (kind !== 'factor' || passArea !== area) throw new Refusal('second_factor_pass_over')
    const account = await requireStaffAccess(db, area, id, address)
    if (fingerprintOf(account) !== fingerprint) throw new Refusal('second_factor_pass_over')
    return { ...account, secretName }
  }

  // Two people who know the password are never shown one secret: each sign-in begins anew, and a pass names its secret.
  async function beginEnrolment(area: StaffArea, account: StaffAccount): Promise<SignInStep> {
    await db.transaction().execute((tx) => startTotp(tx, account.owner, sealing))
    const secret = await findOpenSecret(db, account.owner, sealing)
    if (secret === null) throw new Refusal('second_factor_pass_over')
    return enrolment(area, account, secret)
  }

  function enrolment(area: StaffArea, account: StaffAccount, secret: string): SignInStep {
    const qr = qrCodeOf(totpAddress(secret, { issuer: env.productName, account: account.email }))
    return { step: 'enrol', pass: passOf(area, account, secret), enrolment: { secret, qr } }
  }

  /** The step after the password; null when the session opens. Refuses passkey_sign_in_required. */
  async function stepAfter(area: StaffArea, owner: StaffOwner, address: string): Promise<SignInStep | null> {
    const account = await requireStaffAccess(db, area, staffIdOf(owner), address)
    if (account.hasTotp) return { step: 'code', pass: passOf(area, account) }
    const isAsked = account.isAskedForFactor || (area === 'admin' && env.needsOperatorFactor)
    if (!isAsked) return null
    // A person with the password alone may not add an app beside the passkey.
    if (account.hasPasskey) throw new Refusal('passkey_sign_in_required')
    return beginEnrolment(area, account)
  }

  /** Opens the session by a code of the app or a recovery code. */
  async function byCode(request: Request, area: StaffArea, { pass, code }: Typed, open: Open) {
    const address = addressOf(request)
    const account = await accountOf(area, pass, address)
    if (!account.hasTotp) throw new Refusal('second_factor_pass_over')
    const { owner, email } = account
    try {
      const proof = await checkFactor(db, owner, { sealing, code, now: new Date() })
      return await db.transaction().execute(async (tx) => {
        await acceptFactor(tx, owner, proof)
        return { cookie: await open(tx, owner, proof.kind) }
      })
    } catch (error) {
      if (error instanceof Refusal) {
        const { account: subject, visitor } = keysOf({ area, email, address })
        await events({ kind: 'sign_in_failed', area, reason: error.code, subject, visitor })
      }
      throw error
    }
  }

  /** Ends the enrolment and opens the session; the recovery codes are shown with it, once. */
  async function byEnrolment(request: Request, area: StaffArea, { pass, code }: Typed, open: Open) {
    const account = await accountOf(area, pass, addressOf(request))
    if (account.hasTotp || account.hasPasskey) throw new Refusal('second_factor_pass_over')
    const { owner, secretName } = account
    const secret = await findOpenSecret(db, owner, sealing)
    if (secret !== null && nameOf(secret) !== secretName) throw new Refusal('second_factor_pass_over')
    const recoveryCodes = newRecoveryCodes()
    return db.transaction().execute(async (tx) => {
      await confirmTotp(tx, 'system', owner, { sealing, code, codes: recoveryCodes, now: new Date() })
      return { cookie: await open(tx, owner, 'TOTP'), recoveryCodes }
    })
  }

  /**
   * The code of a company user who opens no session. Refuses invalid_input when an app is set up and no code came, and
   * passkey_proof_required for an account with a passkey and no app.
   */
  async function proveCode(companyUserId: string, code: string) {
    const account = await findStaffAccount(db, 'client', companyUserId)
    if (!account?.hasTotp) {
      if (account?.hasPasskey) throw new Refusal('passkey_proof_required')
      return
    }
    refuseInvalid([code ? null : { path: 'code', message: validationText.empty(codeLabel) }])
    const { owner } = account
    const proof = await checkFactor(db, owner, { sealing, code, now: new Date() })
    await db.transaction().execute((tx) => acceptFactor(tx, owner, proof))
  }

  return {
    stepAfter,
    byCode,
    byEnrolment,
    proveCode,
    /** The enrolment as it stands, beside the refusal of a code. */
    async enrolmentOf(request: Request, area: StaffArea, pass: string): Promise<SignInStep> {
      const account = await accountOf(area, pass, addressOf(request))
      const secret = await findOpenSecret(db, account.owner, sealing)
      return secret !== null && nameOf(secret) === account.secretName
        ? enrolment(area, account, secret)
        : beginEnrolment(area, account)
    },
    beginEnrolment: async (area: StaffArea, id: string, address: string) =>
      beginEnrolment(area, await requireStaffAccess(db, area, id, address)),
  }
}

type Typed = { pass: string; code: string }

/** A name of a secret that does not reveal it. */
const nameOf = (secret: string) => sha256(`enrolment ${secret}`).subarray(0, 12).toString('hex')

// A pass ends with the password it was given for.
const fingerprintOf = ({ passwordHash }: StaffAccount) =>
  sha256(`factor ${passwordHash ?? ''}`)
    .subarray(0, 12)
    .toString('hex')
