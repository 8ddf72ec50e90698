import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { payloadWithOrigin } from './queue.ts'

export type OutgoingChannel = 'MAIL' | 'PUSH'
/** By what an operator's stop finds a mail or a push: its channel, and the code of its kind or the name of its job. */
export type Stoppable = { channel: OutgoingChannel; kind: string }

/** The kind of a stop that covers everything of a channel that may wait. */
export const everyKind = 'ALL'

/** True for what no stop covers; part of the claim, so that a stop counts for the very next one. */
export const isNotStopped = ({ channel, kind }: Stoppable) => sql<boolean>`
  not exists (select from outgoing_stop where channel = ${channel} and kind in (${kind}, ${everyKind}))`

type Held = { stop: Stoppable; job: string; payload: object; key?: string }

/**
 * Lets the job wait without end where a stop covers it; false where none does. The row of the stop is locked until the
 * job stands in the queue: whoever ends the stop waits for that, and finds the job.
 */
export async function holdIfStopped(db: Db, { stop: { channel, kind }, job, payload, key }: Held): Promise<boolean> {
  const { rows } = await sql`
    select graphile_worker.add_job(
      ${job}::text, payload => ${JSON.stringify(payloadWithOrigin(payload))}::json, run_at => 'infinity',
      max_attempts => 10, job_key => ${key ?? null}::text)
    from (
      select from outgoing_stop where channel = ${channel} and kind in (${kind}, ${everyKind})
      order by kind limit 1 for key share
    ) stop`.execute(db)
  return rows.length > 0
}
