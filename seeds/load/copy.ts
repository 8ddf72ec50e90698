import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import type pg from 'pg'

type Cell = string | number | boolean | Date | null | readonly (string | number)[]

/** Writes rows with COPY, the quickest way into PostgreSQL; columns by their SQL names. */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
) {
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
  let text = ''
  for (const row of rows) {
    text += `${row.map(cell).join('\t')}\n`
    if (text.length < 256 * 1024) continue
    if (!stream.write(text)) await once(stream, 'drain')
    text = ''
  }
  stream.end(text)
  await finished(stream)
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escape = (text: string) => text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? '')

function cell(value: Cell): string {
  if (value === null) return '\\N'
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value))
    return escape(`{${value.map((one) => (typeof one === 'number' ? one : JSON.stringify(one))).join(',')}}`)
  return escape(String(value))
}
