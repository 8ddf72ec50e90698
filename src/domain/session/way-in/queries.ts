import { isFreshlySignedIn } from '#domain/candidate-account/owner-proof/queries.ts'
import { sql } from 'kysely'
import { listIdentities } from '#domain/candidate-account/identity/queries.ts'
import { listPasskeys } from '#domain/candidate-account/passkey/queries.ts'
import { signInsBeforeOffer } from '#domain/candidate-account/passkey/rules.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'

/** The provider a session came from, where it can be ended too. */
async function findSessionProvider(db: Db, tokenSha256: Buffer) {
  const session = await db
    .selectFrom('session')
    .select('provider')
    .where('tokenSha256', '=', tokenSha256)
    .executeTakeFirst()
  return session?.provider ?? null
}

/** The ways in which a student signs in, and whether they may be changed now. */
export async function findWays(db: Db, candidateId: OwnCandidateId, tokenSha256: Buffer | null) {
  const account = await db
    .selectFrom('candidateAccount')
    .select(['email', sql<boolean>`password_hash is not null`.as('hasPassword')])
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow()
  return {
    ...account,
    isFresh: await isFreshlySignedIn(db, candidateId, tokenSha256),
    sessionProvider: tokenSha256 ? await findSessionProvider(db, tokenSha256) : null,
    identities: await listIdentities(db, candidateId),
    passkeys: await listPasskeys(db, candidateId),
  }
}

/** Whether the home page offers a passkey: after the second sign-in, until the student has one or said no. */
export async function isPasskeyOffered(db: Db, candidateId: OwnCandidateId) {
  const { isOffered } = await db
    .selectFrom('candidateAccount')
    .select((eb) =>
      eb
        .and([
          eb('passkeyOfferEndedAt', 'is', null),
          eb.not(
            eb.exists(
              eb.selectFrom('candidatePasskey').select('id').where('candidatePasskey.candidateId', '=', candidateId),
            ),
          ),
          eb(
            eb
              .selectFrom('session')
              .select((of) => of.fn.countAll<number>().as('count'))
              .where('session.candidateId', '=', candidateId),
            '>=',
            signInsBeforeOffer,
          ),
        ])
        .as('isOffered'),
    )
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow()
  return Boolean(isOffered)
}
