import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { chunkSize, copyRows, setBit, type Row } from './bits.ts'
import { openGramTable } from './gram-table.ts'

export type BuildOptions = {
  /** Builds only keys that begin with this text; without it all keys. */
  family?: string | undefined
  /** Called after every chunk of 16,384 students. */
  tell?: ((progress: { chunks: number; done: number }) => void) | undefined
}

/**
 * Fills an empty table with the columns of search_bits from the current students, on connections of its own. Keys come
 * from the same functions as in an edit. Only texts are cut here, because PostgreSQL takes ten times as long. Holds the
 * bits of one chunk for each client in memory.
 */
export async function buildSearchBits(
  clients: pg.ClientBase[],
  table: 'search_bits' | 'search_bits_next',
  { family = '', tell = () => {} }: BuildOptions = {},
) {
  const [first] = clients
  if (!first) return
  const { rows } = await first.query<{ last: number | null }>('select max(ordinal) as last from candidate')
  const chunks = Math.floor((rows[0]?.last ?? -1) / chunkSize) + 1
  let next = 0
  let done = 0
  await Promise.all(
    clients.map(async (client) => {
      while (next < chunks) {
        const chunk = next++
        const bits = await readChunk(client, chunk)
        await pipeline(
          Readable.from(copyRows(chunk, ofFamily(family, bits))),
          client.query(copyFrom(`copy ${table} (key, chunk, bits, packed_bits) from stdin binary`)),
        )
        done += 1
        tell({ chunks, done })
      }
    }),
  )
}

function* ofFamily(family: string, rows: Iterable<Row>) {
  for (const row of rows) if (row[0].startsWith(family)) yield row
}

/** Students read at once: the answer for a whole chunk would be 40 MB of text. */
const studentsAtOnce = 2048

/** The keys found in a chunk, each with the bits of its students. */
export async function readChunk(client: pg.ClientBase, chunk: number): Promise<Iterable<Row>> {
  const keyed = new Map<string, Uint8Array>()
  const grams = openGramTable()
  for (let start = chunk * chunkSize; start < (chunk + 1) * chunkSize; start += studentsAtOnce) {
    const { rows } = await client.query<Student>(students, [start, start + studentsAtOnce])
    for (const { ordinal, keys, text } of rows) {
      const place = ordinal - chunk * chunkSize
      for (const key of keys.split('\n')) setBit(keyed, key, place)
      if (!/[\ud800-\udfff]/.test(text)) grams.add(text, place)
      else for (const gram of gramsOf(text)) setBit(keyed, `t:${gram}`, place)
    }
  }
  return joined(keyed, grams.entries())
}

type Student = { ordinal: number; keys: string; text: string }

// A key has no line break, because search_text turns line breaks into spaces.
const students = `
  select candidate.ordinal, search_text_of(candidate) as text,
    array_to_string(search_choice_keys(candidate) || search_company_keys(candidate.id) || coalesce(search_activity_keys(candidate_activity), '{}')
      || coalesce(search_assessment_keys(assessment_profile), '{}'), E'\\n') as keys
  from candidate
  left join candidate_activity on candidate_activity.candidate_id = candidate.id
  left join assessment_profile on assessment_profile.candidate_id = candidate.id
  where candidate.ordinal >= $1 and candidate.ordinal < $2`

/** A character outside the first plane counts as one, as in PostgreSQL, not as two. */
function gramsOf(text: string) {
  const letters = Array.from(text)
  const cut = (length: number) =>
    letters.slice(0, Math.max(0, letters.length + 1 - length)).map((_, at) => letters.slice(at, at + length).join(''))
  return [...cut(2), ...cut(3)]
}

/** Joins keys and grams into rows; a gram may be in both. */
function* joined(keyed: Map<string, Uint8Array>, grams: Iterable<Row>): Generator<Row> {
  for (const [gram, bits] of grams) {
    const key = `t:${gram}`
    const more = keyed.get(key)
    if (more) for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (more[at] ?? 0)
    keyed.delete(key)
    yield [key, bits]
  }
  yield* keyed
}
