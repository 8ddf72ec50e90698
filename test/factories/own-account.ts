import { openSession } from '#domain/session/commands.ts'
import { requestVerification } from '#domain/candidate-account/verification/commands.ts'
import { findNewestVerification } from '#domain/candidate-account/verification/queries.ts'
import type { VerificationPurpose } from '#domain/candidate-account/verification/rules.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'
import { openOneTimeCodes } from '#platform/secrets/one-time-codes.ts'
import { newSecret, sha256 } from '#platform/secrets/secret.ts'
import { cheapHash } from './password.ts'

export const aPassword = 'an-old-password-2025'
export const aNewPassword = 'つぎの合言葉は朝焼けの色'

const passwordHash = cheapHash(aPassword)

/** The student signs in with `aPassword` from now on. */
export const givePassword = async (db: Db, candidateId: OfRow<'candidate'>) =>
  db.updateTable('candidateAccount').set({ passwordHash }).where('candidateId', '=', candidateId).execute()

export async function aResetCode(db: Db, candidateId: OfRow<'candidate'>) {
  const code = newSecret('reset')
  const expiresAt = new Date(Date.now() + 3_600_000)
  await db
    .insertInto('passwordReset')
    .values({ tokenSha256: sha256(code), area: 'candidate', candidateId, expiresAt })
    .execute()
  return code
}

/** The id of an open session of the student. */
export async function aSessionId(db: Db, candidateId: OfRow<'candidate'>) {
  const token = await db.transaction().execute((tx) => openSession(tx, 'candidate', { candidateId }))
  const { id } = await db
    .selectFrom('session')
    .select('id')
    .where('tokenSha256', '=', sha256(token))
    .executeTakeFirstOrThrow()
  return id
}

const codes = openOneTimeCodes('a secret of the tests')

/** The code that the student got at this mail address or number. */
export async function aVerificationCode(
  db: Db,
  candidateId: OfRow<'candidate'>,
  purpose: VerificationPurpose,
  destination: string,
) {
  const wanted = { candidateId, purpose, destination, visitor: 'a visitor' }
  await db.transaction().execute((tx) => requestVerification(tx, wanted))
  const newest = await findNewestVerification(db, candidateId, purpose)
  return codes.codeOf(newest?.id ?? '')
}

let numbers = 0
export const aNewNumber = () => `080-9000-${String((numbers += 1)).padStart(4, '0')}`
