import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { bitsOf, chunkSize, copyRows, setBit, type Row } from './bits.ts'
import { lettersOf, openChunkGrams } from './chunk-grams.ts'
import { openGramRuns, type GramPostings } from './gram-runs.ts'
import { copyBlocks, openBlocks, type PostingBlock } from './posting-blocks.ts'

export type BuildOptions = {
  /** Builds only keys that begin with this text; without it all keys. */
  family?: string | undefined
  /** Called after every chunk of 16,384 students. */
  tell?: ((progress: { chunks: number; done: number }) => void) | undefined
}

/** Empty tables with the columns of search_bits and of search_posting_block. */
export type IndexTables =
  | { bits: 'search_bits'; blocks: 'search_posting_block' }
  | { bits: 'search_bits_next'; blocks: 'search_posting_block_next' }

/**
 * Fills the tables from the current students, on connections of its own. Keys come from the same functions as in an edit.
 * Only texts are cut here, because PostgreSQL takes ten times as long. Holds the grams of one chunk for each client in
 * memory.
 */
export async function buildSearchIndex(
  clients: pg.ClientBase[],
  tables: IndexTables,
  { family = '', tell = () => {} }: BuildOptions = {},
) {
  const [first] = clients
  if (!first) return
  const { rows } = await first.query<{ last: number | null }>('select max(ordinal) as last from candidate')
  const chunks = Math.floor((rows[0]?.last ?? -1) / chunkSize) + 1
  const runs = openGramRuns()
  let next = 0
  let done = 0
  try {
    await Promise.all(
      clients.map(async (client) => {
        while (next < chunks) {
          const chunk = next++
          const { keyed, run } = await readChunk(client, chunk)
          if ('t:'.startsWith(family)) runs.add(chunk, run)
          await copyIndexRows(client, tables.bits, copyRows(ofFamily(family, chunk, keyed)))
          done += 1
          tell({ chunks, done })
        }
      }),
    )
    await placeGrams(first, tables, runs.merged())
  } finally {
    runs.close()
  }
}

function* ofFamily(family: string, chunk: number, keyed: Map<string, Uint8Array>): Generator<Row> {
  for (const [key, bits] of keyed) if (key.startsWith(family)) yield [key, chunk, bits]
}

/** Rows and blocks that wait in memory to be copied: eight megabytes. */
const rowsAtOnce = 4096

async function placeGrams(client: pg.ClientBase, tables: IndexTables, merged: Iterable<GramPostings>) {
  const { rows: limits } = await client.query<{ most: number }>('select search_most_postings() as most')
  const most = limits[0]?.most ?? 0
  let rows: Row[] = []
  let blocks: PostingBlock[] = []
  const writer = openBlocks((block) => blocks.push(block))
  const write = async () => {
    if (rows.length > 0) await copyIndexRows(client, tables.bits, copyRows(rows))
    if (blocks.length > 0) await copyIndexRows(client, tables.blocks, copyBlocks(blocks))
    rows = []
    blocks = []
  }
  for (const postings of merged) {
    if (postings.ordinals.length <= most) writer.add(postings)
    else
      for (const [chunk, bits] of bitsOf(postings.ordinals)) rows.push([`t:${lettersOf(postings.gram)}`, chunk, bits])
    if (rows.length + blocks.length >= rowsAtOnce) await write()
  }
  writer.end()
  await write()
}

/** Rows in PostgreSQL's binary COPY format, made by `copyRows` or `copyBlocks`. */
export async function copyIndexRows(client: pg.ClientBase, table: string, data: Iterable<Buffer>) {
  const columns = table.startsWith('search_bits')
    ? 'key, chunk, bits, packed_bits'
    : 'first_key, keys, ends, high_parts, low_parts'
  await pipeline(Readable.from(data), client.query(copyFrom(`copy ${table} (${columns}) from stdin binary`)))
}

/** Students read at once: the answer for a whole chunk would be 40 MB of text. */
const studentsAtOnce = 2048

/**
 * Reads the students of a chunk: their bits by key, and the grams of their texts as a run. A gram with a character beyond
 * the first plane is a key.
 */
export async function readChunk(client: pg.ClientBase, chunk: number) {
  const keyed = new Map<string, Uint8Array>()
  const grams = openChunkGrams()
  for (let start = chunk * chunkSize; start < (chunk + 1) * chunkSize; start += studentsAtOnce) {
    const { rows } = await client.query<Student>(students, [start, start + studentsAtOnce])
    for (const { ordinal, keys, text } of rows) {
      const place = ordinal - chunk * chunkSize
      for (const key of keys.split('\n')) setBit(keyed, key, place)
      for (const part of text.split(beyondFirstPlane)) grams.add(part, place)
      if (beyondFirstPlane.test(text)) for (const gram of gramsBeyond(text)) setBit(keyed, `t:${gram}`, place)
    }
  }
  return { keyed, run: grams.sorted() }
}

const beyondFirstPlane = /[\ud800-\udfff]+/

/** Those with a character beyond the first plane, which counts as one, as in PostgreSQL, not as two. */
function gramsBeyond(text: string) {
  const letters = Array.from(text)
  const cut = (length: number) =>
    letters.slice(0, Math.max(0, letters.length + 1 - length)).map((_, at) => letters.slice(at, at + length).join(''))
  return [...cut(2), ...cut(3)].filter((gram) => beyondFirstPlane.test(gram))
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
  where candidate.ordinal >= $1 and candidate.ordinal < $2 order by candidate.ordinal`
