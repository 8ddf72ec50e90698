import { sql } from 'kysely'
import { leftStatuses } from '#domain/candidate-account/state/rules.ts'
import type { Db } from '#platform/database/db.ts'

/** A code that can still be used; undefined after its use or its end. */
export const findVerification = (db: Db, id: string) =>
  db
    .selectFrom('candidateVerification')
    .innerJoin('candidateAccount', 'candidateAccount.candidateId', 'candidateVerification.candidateId')
    .select(['candidateVerification.id', 'candidateVerification.candidateId', 'purpose', 'destination', 'familyName'])
    .where('candidateVerification.id', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** The account that proved the address; undefined when the address is free, or its owner left. */
export const findOwnerOfEmail = (db: Db, email: string) =>
  db
    .selectFrom('candidateAccount')
    .innerJoin('candidate', 'candidate.id', 'candidateAccount.candidateId')
    .select(['candidateAccount.candidateId', 'familyName', 'passwordHash'])
    .select((eb) =>
      eb
        .selectFrom('candidateIdentity')
        .select('label')
        .whereRef('candidateIdentity.candidateId', '=', 'candidateAccount.candidateId')
        .orderBy('candidateIdentity.insertedAt')
        .limit(1)
        .as('provider'),
    )
    .where('email', '=', email)
    .where('emailVerifiedAt', 'is not', null)
    .where('candidate.status', 'not in', leftStatuses)
    .executeTakeFirst()
