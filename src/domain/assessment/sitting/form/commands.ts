import type { Insertable } from 'kysely'
import type { DB } from '#platform/database/database-types.ts'
import type { Tx } from '#platform/database/db.ts'
import { intellectualSections } from '../../rules.ts'
import { listFormItems, listFormPairs } from '../../item/queries.ts'
import { listSeenItems, type Attempt } from '../queries.ts'
import { sectionForm } from './intellectual.ts'
import { personalityForm } from './personality.ts'

/** Writes the places of a new sitting; false when the bank has too few items. */
export async function addForm(tx: Tx, attempt: Attempt): Promise<boolean> {
  const places = attempt.kind === 'INTELLECTUAL' ? await intellectualPlaces(tx, attempt) : await pairPlaces(tx, attempt)
  if (!places) return false
  if (attempt.kind === 'INTELLECTUAL')
    await tx
      .insertInto('assessmentSection')
      .values(intellectualSections.map(({ id }, at) => ({ attemptId: attempt.id, position: at + 1, section: id })))
      .execute()
  await tx.insertInto('assessmentAnswer').values(places).execute()
  return true
}

type Place = Insertable<DB['assessmentAnswer']>

async function intellectualPlaces(tx: Tx, { id, candidateId, formSeed }: Attempt): Promise<Place[] | null> {
  const bank = { ...(await listFormItems(tx)), seen: await listSeenItems(tx, candidateId, 'INTELLECTUAL') }
  const places: Place[] = []
  for (const [at, section] of intellectualSections.entries()) {
    const form = sectionForm(section.id, formSeed + at, bank)
    if (!form) return null
    places.push(...form.map((place, of) => ({ ...place, attemptId: id, sectionPosition: at + 1, position: of + 1 })))
  }
  return places
}

async function pairPlaces(tx: Tx, { id, candidateId, formSeed }: Attempt): Promise<Place[] | null> {
  const seen = await listSeenItems(tx, candidateId, 'PERSONALITY')
  const form = personalityForm(formSeed, await listFormPairs(tx), seen)
  return form && form.map((place, of) => ({ ...place, attemptId: id, sectionPosition: 0, position: of + 1 }))
}
