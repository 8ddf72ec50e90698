import { consentTexts } from '#ground/consent-texts.ts'
import type { OfRow } from '#ground/id.ts'
import type { CandidateStatus } from '#domain/candidate-account/state/rules.ts'
import { findViewer } from '#domain/session/queries.ts'
import { openSession } from '#domain/session/commands.ts'
import type { Db } from '#platform/database/db.ts'

let made = 0

export const aRegistration = (given: Partial<Record<'email' | 'password' | 'terms' | 'policy', string>> = {}) => ({
  email: `registering${(made += 1)}@student.example`,
  password: 'watashi no kaeru 2026',
  terms: consentTexts.terms.version,
  policy: consentTexts.policy.version,
  ...given,
})

export const aPhoneNumber = () => `080${String(10_000_000 + (made += 1))}`

export const aRegistrationProfile = (given: object = {}) => ({
  familyName: '佐伯',
  givenName: '花子',
  familyNameKana: 'サエキ',
  givenNameKana: 'ハナコ',
  schoolId: '1',
  schoolDepartmentId: '101',
  degree: 'BACHELOR',
  graduationYear: 2028,
  graduationMonth: 3,
  phoneNumber: aPhoneNumber(),
  ...given,
})

/** An account in a state of the registration, with the code that was asked for. */
export async function anUnfinishedCandidate(
  db: Db,
  status: CandidateStatus,
  { destination, ...account }: { email?: string; destination?: string; insertedAt?: Date; passwordHash?: string } = {},
) {
  const isNamed = status !== 'EMAIL_PENDING' && status !== 'PROFILE_PENDING'
  const { id } = await db
    .insertInto('candidate')
    .values({ status, departmentCategory: 'OTHER', ...(isNamed && { graduationYear: 2028, schoolId: 1 }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const email = account.email ?? `unfinished${(made += 1)}@student.example`
  await db.insertInto('candidateActivity').values({ candidateId: id, ordinal: 0 }).execute()
  const names = { familyName: '佐伯', givenName: '花子', familyNameKana: 'サエキ', givenNameKana: 'ハナコ' }
  await db
    .insertInto('candidateAccount')
    .values({
      candidateId: id,
      ...account,
      email,
      ...(status !== 'EMAIL_PENDING' && { emailVerifiedAt: new Date() }),
      ...(isNamed && names),
    })
    .execute()
  const purpose = { EMAIL_PENDING: 'REGISTRATION_EMAIL', PHONE_PENDING: 'REGISTRATION_PHONE' } as const
  const verification =
    status === 'EMAIL_PENDING' || status === 'PHONE_PENDING'
      ? await db
          .insertInto('candidateVerification')
          .values({
            candidateId: id,
            purpose: purpose[status],
            destination: destination ?? (status === 'EMAIL_PENDING' ? email : `+81${aPhoneNumber().slice(1)}`),
            // Old enough for another code.
            insertedAt: new Date(Date.now() - 2 * 60_000),
            expiresAt: new Date(Date.now() + 5 * 60_000),
          })
          .returningAll()
          .executeTakeFirstOrThrow()
      : undefined
  return { id, email, verification, viewer: () => viewerOf(db, id) }
}

/** The viewer that a new session of the student gives now. */
export async function viewerOf(db: Db, candidateId: OfRow<'candidate'>) {
  const token = await db.transaction().execute((tx) => openSession(tx, 'candidate', { candidateId }, 'test'))
  const viewer = await findViewer(db, 'candidate', token, '127.0.0.1')
  if (viewer.kind !== 'candidate') throw new Error('no student')
  return viewer
}
