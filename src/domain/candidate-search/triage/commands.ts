import { sql } from 'kysely'
import { requireVisibleId } from '#domain/candidate/queries.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { CandidateId, OfRow } from '#ground/id.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { validationText } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { notify } from '#platform/queue/relay.ts'
import type { SearchCandidateInput } from '../rules/input.ts'
import { searchHashOf } from './queries.ts'
import { maxKeptPlaces, maxPosition } from './rules.ts'

type Place = { condition: SearchCandidateInput; candidateId: CandidateId; position: number }

/** Keeps where the viewer stands in a search, for the next visit. Refuses not_found and invalid_input. */
export async function keepTriagePlace(tx: Tx, company: CompanyViewer, { condition, candidateId, position }: Place) {
  const { companyId, companyUserId } = company
  const message = validationText.integerRange('位置', 1, maxPosition)
  refuseInvalid([position < 1 || position > maxPosition ? { path: 'position', message } : null])
  const id = await requireVisibleId(tx, companyId, candidateId)
  await tx
    .insertInto('triagePlace')
    .values({ companyId, companyUserId, searchHash: searchHashOf(condition), candidateId: id, position })
    .onConflict((oc) =>
      oc
        .columns(['companyId', 'companyUserId', 'searchHash'])
        .doUpdateSet({ candidateId: id, position, keptAt: sql`clock_timestamp()` }),
    )
    .execute()
  await tx
    .deleteFrom('triagePlace')
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .where('searchHash', 'in', (eb) =>
      eb
        .selectFrom('triagePlace')
        .select('searchHash')
        .where('companyId', '=', companyId)
        .where('companyUserId', '=', companyUserId)
        .orderBy('keptAt', 'desc')
        .orderBy('searchHash')
        .offset(maxKeptPlaces),
    )
    .execute()
  return id
}

/** The channel that says who reads a student; the payload is a `CandidateReading` in JSON. No row keeps it. */
export const readingChannel = 'candidate_read_by_colleague'
export type CandidateReading = { companyId: OfRow<'company'>; companyUserId: string; candidateId: OfRow<'candidate'> }

/** Tells the colleagues who have the student open, and nobody else. Refuses not_found. */
export async function tellCandidateReading(tx: Tx, company: CompanyViewer, candidateId: CandidateId) {
  const { companyId, companyUserId } = company
  const id = await requireVisibleId(tx, companyId, candidateId)
  const reading = { companyId, companyUserId, candidateId: id } satisfies CandidateReading
  await notify(tx, readingChannel, JSON.stringify(reading))
  return id
}
