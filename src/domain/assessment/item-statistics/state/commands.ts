import type { Selectable, Updateable } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { addDays } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Tx } from '#platform/database/db.ts'
import { difficulties, formBlueprint } from '../../item/rules.ts'
import { placesPerTrait } from '../../personality/rules.ts'
import { endAlarms } from '../alarm/commands.ts'
import { restDays } from '../rules.ts'
import { canMove, itemMoves, type ItemAct, type ItemState } from './rules.ts'

/**
 * Rests, retires or takes an item into the forms. Refuses not_found, assessment_item_state and, when the forms would
 * have too few items left, assessment_item_needed.
 */
export async function moveItem(tx: Tx, admin: AdminViewer, id: string, act: ItemAct, now: Date): Promise<string> {
  const item = await lockItem(tx, id)
  if (!canMove(act, item.state)) throw new Refusal('assessment_item_state')
  if (item.state === 'LIVE' && isNeeded(item)) throw new Refusal('assessment_item_needed')
  const { to } = itemMoves[act]
  await tx.updateTable('assessmentItem').set(stateOf(to, now)).where('id', '=', id).execute()
  await endAlarms(tx, id)
  await recordAudit(tx, admin, [
    { action: `${act}AssessmentItem`, subject: 'assessment_item', subjectId: id, from: item.state, to },
  ])
  return id
}

const stateOf = (state: ItemState, now: Date): Updateable<DB['assessmentItem']> => ({
  state,
  stateChangedAt: now,
  restedUntil: state === 'RESTED' ? addDays(tokyoDay(now), restDays) : null,
})

/** Holds all items of the same place in a form, so that two operators do not each take one of the last. */
async function lockItem(tx: Tx, id: string): Promise<Item> {
  const place: Place | undefined = await tx
    .selectFrom('assessmentItem')
    .select(['id', 'kind', 'section', 'facet', 'difficulty'])
    .where('id', '=', id)
    .where('isPractice', '=', false)
    .executeTakeFirst()
  if (!place) throw new Refusal('not_found')
  const rows = await sameOf(tx, place).select(['id', 'state']).orderBy('id').forUpdate().execute()
  const item = rows.find((row) => row.id === id)
  if (!item) throw new Refusal('not_found')
  return { ...place, state: item.state, live: rows.filter(({ state }) => state === 'LIVE').length }
}
type Place = Pick<Selectable<DB['assessmentItem']>, 'kind' | 'section' | 'facet' | 'difficulty'>
/** `live` counts the live items of the same place. */
type Item = Place & { state: ItemState; live: number }

const sameOf = (tx: Tx, { kind, section, facet, difficulty }: Place) =>
  tx
    .selectFrom('assessmentItem')
    .where('kind', '=', kind)
    .where('isPractice', '=', false)
    .$if(section !== null, (query) => query.where('section', '=', section).where('difficulty', '=', difficulty))
    .$if(section === null, (query) => query.where('facet', '=', facet))

/** Whether the forms need every live item of this difficulty or trait. */
function isNeeded({ section, difficulty, live }: Item) {
  const places =
    section && difficulty ? (formBlueprint[section][difficulties.indexOf(difficulty)] ?? 0) : placesPerTrait
  return live <= places
}

/** Called by the nightly count: items whose rest is over are tried out again. */
export async function wakeRestedItems(tx: Tx, now: Date) {
  const woken = await tx
    .updateTable('assessmentItem')
    .set(stateOf(itemMoves.wake.to, now))
    .where('state', 'in', itemMoves.wake.from)
    .where('restedUntil', '<=', tokyoDay(now))
    .returning('id')
    .execute()
  await recordAudit(
    tx,
    'system',
    woken.map(({ id }) => ({ action: 'wakeAssessmentItem', subject: 'assessment_item', subjectId: id, to: 'PILOT' })),
  )
}
