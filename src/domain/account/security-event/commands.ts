import { sql } from 'kysely'
import type { Area } from '#domain/viewer.ts'
import type { Db } from '#platform/db.ts'

export type SecurityEvent = {
  kind: 'sign_in_failed' | 'sign_in_paused' | 'access_denied'
  area: Area | 'none'
  /** The code of the refusal. */
  reason: string
  /** Whom it was about: a keyed hash of an account, or the id of who asked. */
  subject: string
  /** From where, as a keyed hash. */
  visitor: string
}

/** Beside the audit: what was refused, once an hour with its number, so that an attack fills no table. Kept for a year. */
export const recordSecurityEvent = (db: Db, { kind, area, reason, subject, visitor }: SecurityEvent) =>
  sql`
    insert into security_event as held (hour, kind, area, reason, subject, visitor)
    values (date_trunc('hour', now()), ${kind}, ${area}, ${reason}, ${subject}, ${visitor})
    on conflict (hour, kind, area, reason, subject, visitor) do update set count = held.count + 1, last_at = now()
  `.execute(db)

/** Called by the clock. */
export const forgetSecurityEvents = (db: Db) =>
  sql`delete from security_event where hour < now() - interval '365 days'`.execute(db)
