import type pg from 'pg'
import { openSealing, unseal } from '#platform/secrets/secret.ts'
import type { Env } from '#platform/env.ts'

/** Every column that holds something sealed under the secret of the settings. */
export const sealedColumns = [
  ['busy_calendar', 'sealed_address'],
  ['session', 'sealed_id_token'],
  ['single_sign_on', 'sealed_client_secret'],
  ['staff_totp', 'sealed_secret'],
] as const

export type Resealed = { table: string; sealed: number; unreadable: number }

const batch = 500

/**
 * Seals anew under `sessionSecret` what is sealed under one of `previousSecrets`; beside a running product. A row that
 * changed meanwhile is left: it was sealed anew by that. `unreadable` were sealed under neither.
 */
export async function resealAll(
  pool: pg.Pool,
  { sessionSecret, previousSecrets }: Pick<Env, 'sessionSecret' | 'previousSecrets'>,
): Promise<Resealed[]> {
  const sealing = openSealing(sessionSecret, previousSecrets)
  const all: Resealed[] = []
  for (const [table, column] of sealedColumns) {
    const counts = { table, sealed: 0, unreadable: 0 }
    let last: Buffer = Buffer.alloc(0)
    for (;;) {
      const { rows } = await pool.query<{ sealed: Buffer }>(
        `select ${column} as sealed from ${table} where ${column} > $1 order by ${column} limit ${batch}`,
        [last],
      )
      for (const { sealed } of rows) {
        if (unseal(sessionSecret, sealed) !== null) continue
        const text = sealing.unseal(sealed)
        if (text === null) {
          counts.unreadable += 1
          continue
        }
        const { rowCount } = await pool.query(`update ${table} set ${column} = $1 where ${column} = $2`, [
          sealing.seal(text),
          sealed,
        ])
        counts.sealed += rowCount ?? 0
      }
      if (rows.length < batch) break
      last = rows.at(-1)?.sealed ?? last
    }
    all.push(counts)
  }
  return all
}
