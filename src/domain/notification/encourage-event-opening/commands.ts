import type { Tx } from '#platform/db.ts'
import { enqueueMany } from '#platform/queue.ts'
import { dayMs } from '#ground/day.ts'
import type { AboutKind } from '../rules.ts'
import { tellActiveCandidates } from '../telling/commands.ts'
import { openingText } from './text.ts'

const batchSize = 1000

/** One job for each event whose application has opened within the last day; what was told is told once. */
export async function announceOpenedEvents(tx: Tx, now: Date) {
  const opened = await tx
    .selectFrom('encourageEvent')
    .select('id')
    .where('applicationStartAt', '<=', now)
    .where('applicationStartAt', '>', new Date(now.getTime() - dayMs))
    .where('applicationEndAt', '>', now)
    .execute()
  if (opened.length === 0) return
  const untold = await tx
    .insertInto('toldEncourageEvent')
    .values(opened.map(({ id }) => ({ encourageEventId: id })))
    .onConflict((oc) => oc.doNothing())
    .returning('encourageEventId')
    .execute()
  await enqueueMany(tx, 'notify_event_opened', untold)
}

/** C13, in the list of a batch of students; returns where the next batch begins, null at the end. */
export async function notifyEventOpened(tx: Tx, about: AboutKind['C13'], after: string | null) {
  const text = await openingText(tx, about)
  if (!text) return null
  const { title, body, path } = text
  const students = await tx
    .selectFrom('candidate')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(batchSize)
    .execute()
  const ids = students.map(({ id }) => id)
  await tellActiveCandidates(tx, ids, { kind: 'C13', effectKey: `C13:${about.encourageEventId}`, title, body, path })
  return ids.length === batchSize ? (ids.at(-1) ?? null) : null
}
