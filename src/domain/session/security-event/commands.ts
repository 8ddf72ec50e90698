import { sql } from 'kysely'
import type { Area } from '#ground/area.ts'
import type { Db } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'

export type SecurityEvent = {
  kind: 'sign_in_failed' | 'sign_in_paused' | 'access_denied'
  area: Area | 'none'
  /** The code of the refusal. */
  reason: string
  /** A keyed hash of the account, or the id of the refused viewer. */
  subject: string
  /** A keyed hash of the visitor's address. */
  visitor: string
}

type SecurityEvents = (event: SecurityEvent) => Promise<void>

/**
 * Records refusals outside the audit: one row an hour with a count, so that an attack does not fill the table. Rows
 * stay for a year. Equal refusals that arrive during a write are added up and written once, so one row never holds two
 * connections.
 */
export function openSecurityEvents(db: Db): SecurityEvents {
  const writing = new Map<string, Promise<void>>()
  const next = new Map<string, { times: number; written: Promise<void> }>()

  const write = (key: string, event: SecurityEvent, times: number) => {
    const written = addTo(db, event, times).finally(() => writing.delete(key))
    writing.set(key, written)
    return written
  }

  return (event) => {
    const key = JSON.stringify(event)
    const current = writing.get(key)
    if (!current) return write(key, event, 1)
    const queued = next.get(key)
    if (queued) {
      queued.times += 1
      return queued.written
    }
    const following = { times: 1, written: Promise.resolve() }
    next.set(key, following)
    const start = () => {
      next.delete(key)
      return write(key, event, following.times)
    }
    following.written = current.then(start, start)
    return following.written
  }
}

async function addTo(db: Db, { kind, area, reason, subject, visitor }: SecurityEvent, times: number) {
  await sql`
    insert into security_event as held (hour, kind, area, reason, subject, visitor, count)
    values (date_trunc('hour', now()), ${kind}, ${area}, ${reason}, ${subject}, ${visitor}, ${times})
    on conflict (hour, kind, area, reason, subject, visitor) do update
      set count = held.count + excluded.count, last_at = now()`.execute(db)
}

/** Called by the clock. */
export const forgetSecurityEvents = (db: Db) => eraseSome(db, 'securityEvent', sql`hour < now() - interval '365 days'`)
