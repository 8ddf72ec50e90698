import { listIdentities } from '#domain/candidate-account/identity/queries.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'

/** The names of the services by which a student signs in: 'Google'. */
export async function findSignInServices(db: Db, candidateId: OfRow<'candidate'>): Promise<string[]> {
  return (await listIdentities(db, candidateId)).map(({ label }) => label)
}
