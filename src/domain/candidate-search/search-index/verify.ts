import pg from 'pg'
import { chunkSize, countOnes, ordinalsOf } from './bits.ts'
import { readChunk } from './build.ts'
import { gramsIn, lettersOf } from './chunk-grams.ts'
import { openGramRuns } from './gram-runs.ts'
import { placeOf } from './place.ts'
import { compareTexts } from './verify-texts.ts'

type ReadChunk = Awaited<ReturnType<typeof readChunk>>
type Verified = { candidates: number; keys: number; wrongBits: number }

/**
 * Compares every bit with the current students in one snapshot, together with the edits that still wait. Texts are cut
 * here, as a rebuild cuts them. search_keys takes ten times as long, so it checks every fiftieth student, and every
 * student of a chunk with few. Takes minutes for a million students; the product may run.
 */
export async function verifySearchIndex(
  url: string,
  tell: (done: number, chunks: number) => void = () => {},
): Promise<Verified> {
  const client = new pg.Client({ connectionString: url, application_name: 'yoake search verify', statement_timeout: 0 })
  await client.connect()
  const runs = openGramRuns()
  try {
    const { rows } = await client.query<{ chunks: number }>(
      'select greatest((select max(ordinal) from candidate) / 16384, (select max(chunk) from search_bits)) + 1 as chunks',
    )
    const chunks = rows[0]?.chunks ?? 0
    const verified: Verified = { candidates: 0, keys: 0, wrongBits: 0 }
    // Workers have snapshots of their own: nothing may be folded between theirs and this one.
    if ((await placeOf(client)) !== 'here') await client.query("select pg_advisory_lock(hashtext('search_apply'))")
    await client.query('begin isolation level repeatable read read only')
    const rare = new Map<string, number[]>()
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      const read = await readChunk(client, chunk)
      const students = await countStudents(client, chunk)
      verified.candidates += students
      verified.wrongBits += await compareDefinition(
        client,
        chunk,
        read,
        students > maxFullyChecked ? sampleInterval : 1,
      )
      runs.add(chunk, read.run)
      for (const [key, bits] of read.keyed)
        if (key.startsWith('t:')) {
          rare.set(key, [...(rare.get(key) ?? []), ...ordinalsOf(chunk, bits)])
          read.keyed.delete(key)
        }
      verified.keys += read.keyed.size
      verified.wrongBits += await compareChunk(client, chunk, read.keyed)
      tell(chunk + 1, chunks)
    }
    const texts = await compareTexts(client, runs.merged(), rare)
    await client.query('commit')
    return { ...verified, keys: verified.keys + texts.keys, wrongBits: verified.wrongBits + texts.wrongBits }
  } finally {
    runs.close()
    await client.end()
  }
}

async function countStudents(client: pg.Client, chunk: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from candidate where ordinal >= $1 and ordinal < $2',
    [chunk * chunkSize, (chunk + 1) * chunkSize],
  )
  return rows[0]?.count ?? 0
}

const maxFullyChecked = 2000
const sampleInterval = 50

/** Counts the differences between search_keys of every n-th student and what was read of the chunk. */
async function compareDefinition(client: pg.Client, chunk: number, { keyed, run }: ReadChunk, every: number) {
  const { rows } = await client.query<{ place: number; keys: string[] }>(
    `select ordinal % 16384 as place, search_keys(id) as keys from candidate
     where ordinal >= $1::integer and ordinal < $2 and ordinal % $3 = $4::integer % $3`,
    [chunk * chunkSize, (chunk + 1) * chunkSize, every, chunk],
  )
  const read = new Map(rows.map(({ place }) => [place, new Set<string>()]))
  for (const [key, bits] of keyed) for (const [place, keys] of read) if (isSet(bits, place)) keys.add(key)
  for (const { gram, places } of gramsIn(run)) for (const place of places) read.get(place)?.add(`t:${lettersOf(gram)}`)
  return rows
    .map(({ place, keys }) => new Set(keys).symmetricDifference(read.get(place) ?? new Set()).size)
    .reduce((sum, wrong) => sum + wrong, 0)
}

const isSet = (bits: Uint8Array, place: number) => ((bits[place >> 3] ?? 0) & (0x80 >> (place & 7))) !== 0

/** The stored bits with the waiting edits on top, against the wanted ones. */
async function compareChunk(client: pg.Client, chunk: number, wanted: Map<string, Uint8Array>) {
  const flips = await client.query<{ key: string; place: number; is_on: boolean }>(
    `select key, ordinal % 16384 as place, is_on from search_delta where ordinal >= $1::integer * 16384 and ordinal < ($1 + 1) * 16384 and not starts_with(key, 't:')
     union all
     (select key, ordinal % 16384, is_on from search_flip where ordinal / 16384 = $1 and not starts_with(key, 't:') order by seq)`,
    [chunk],
  )
  const waiting = new Map<string, { place: number; isOn: boolean }[]>()
  for (const { key, place, is_on: isOn } of flips.rows) {
    const list = waiting.get(key) ?? []
    list.push({ place, isOn })
    waiting.set(key, list)
  }
  let wrong = 0
  const count = (key: string, stored: Uint8Array) => {
    for (const { place, isOn } of waiting.get(key) ?? []) {
      const mask = 0x80 >> (place & 7)
      const byte = stored[place >> 3] ?? 0
      stored[place >> 3] = isOn ? byte | mask : byte & ~mask
    }
    const bits = wanted.get(key)
    wrong += countOnes(stored.map((byte, at) => byte ^ (bits?.[at] ?? 0)))
    wanted.delete(key)
    waiting.delete(key)
  }
  for (let last = ''; ;) {
    const { rows } = await client.query<{ key: string; bits: Buffer }>(
      "select key, bit_send(coalesce(bits, packed_bits)) as bits from search_bits where chunk = $1 and key > $2 and not starts_with(key, 't:') order by key limit 5000",
      [chunk, last],
    )
    // Four bytes before the bits say how many there are.
    for (const { key, bits } of rows) count((last = key), new Uint8Array(bits.subarray(4)))
    if (rows.length === 0) break
  }
  for (const key of [...wanted.keys(), ...waiting.keys()]) count(key, new Uint8Array(chunkSize / 8))
  return wrong
}
