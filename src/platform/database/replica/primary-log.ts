import pg from 'pg'

/** How far a log is. All that was answered before a position of the primary was asked for lies before it. */
export type Position = { mark: string; lsn: number }

export type PrimaryLog = {
  /** Where the primary's log is, asked after this call; null while nobody can say. */
  position: () => Promise<Position | null>
  close: () => Promise<void>
}

/** Milliseconds until the primary answers a question that takes far less than one. */
const answerWithinMs = 1_000

// A commit is flushed before anybody sees its rows. A flush in the background ends with a page, within a record that no
// replica can replay before the next flush: an empty message makes that flush come at once, as it does where commits do
// not wait for theirs.
const here = `select (case
      when current_setting('synchronous_commit') = 'off' or (flushed < inserted and (flushed - '0/0') % 8192 = 0)
        then pg_logical_emit_message(false, 'yoake', '', true)
      else flushed end - '0/0')::float8 as lsn,
    (pg_control_system()).system_identifier || '/' || left(pg_walfile_name(inserted), 8) as timeline
  from (select pg_current_wal_flush_lsn() as flushed, pg_current_wal_insert_lsn() as inserted) as log`

const newMark = `insert into timeline_mark (timeline) select timeline from (${here}) as here
  on conflict (is_only) do update set timeline = excluded.timeline, mark = excluded.mark
    where timeline_mark.timeline <> excluded.timeline`

/** Asks the primary where its log is. Questions that come while one is on its way share the next. */
export function openPrimaryLog(url: string): PrimaryLog {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    application_name: 'yoake position',
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
    idleTimeoutMillis: 60_000,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))

  async function ask(): Promise<Position | null> {
    try {
      const { rows } = await pool.query<Position & { isMarked: boolean | null }>(
        `select lsn, mark, here.timeline = timeline_mark.timeline as "isMarked"
         from (${here}) as here left join timeline_mark on true`,
      )
      const [row] = rows
      if (row?.isMarked) return { mark: row.mark, lsn: row.lsn }
      await pool.query(newMark)
      return null
    } catch {
      return null
    }
  }

  let running: Promise<Position | null> | undefined
  let waiting: Promise<Position | null> | undefined
  async function askNext() {
    await running
    waiting = undefined
    const question = ask()
    running = question
    try {
      return await question
    } finally {
      if (running === question) running = undefined
    }
  }

  return {
    // One that is on its way may have been answered before this question came.
    position: () => (waiting ??= askNext()),
    close: () => pool.end(),
  }
}
