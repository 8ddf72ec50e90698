import pg from 'pg'
import { chunkSize, countOnes, setBit } from './bits.ts'

type Verified = { candidates: number; keys: number; wrongBits: number }

/**
 * Compares every bit with what search_keys says of every student, chunk by chunk, each on one snapshot together with
 * the edits that still wait. Takes minutes for a million students; the product may run.
 */
export async function verifySearchIndex(
  url: string,
  tell: (done: number, chunks: number) => void = () => {},
): Promise<Verified> {
  const client = new pg.Client({ connectionString: url, application_name: 'yoake search verify', statement_timeout: 0 })
  await client.connect()
  try {
    const { rows } = await client.query<{ chunks: number }>(
      'select greatest((select max(ordinal) from candidate) / 16384, (select max(chunk) from search_bits)) + 1 as chunks',
    )
    const chunks = rows[0]?.chunks ?? 0
    const verified: Verified = { candidates: 0, keys: 0, wrongBits: 0 }
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      await client.query('begin isolation level repeatable read read only')
      const wanted = await wantedBits(client, chunk, verified)
      verified.keys += wanted.size
      verified.wrongBits += await compare(client, chunk, wanted)
      await client.query('commit')
      tell(chunk + 1, chunks)
    }
    return verified
  } finally {
    await client.end()
  }
}

async function wantedBits(client: pg.Client, chunk: number, verified: Verified) {
  const wanted = new Map<string, Uint8Array>()
  for (let start = chunk * chunkSize; start < (chunk + 1) * chunkSize; start += 512) {
    const { rows } = await client.query<{ ordinal: number; keys: string[] }>(
      'select ordinal, search_keys(id) as keys from candidate where ordinal >= $1 and ordinal < $2',
      [start, start + 512],
    )
    verified.candidates += rows.length
    for (const { ordinal, keys } of rows) for (const key of keys) setBit(wanted, key, ordinal - chunk * chunkSize)
  }
  return wanted
}

/** The stored bits with the waiting edits on top, against the wanted ones. */
async function compare(client: pg.Client, chunk: number, wanted: Map<string, Uint8Array>) {
  const flips = await client.query<{ key: string; place: number; is_on: boolean }>(
    `select key, ordinal % 16384 as place, is_on from search_delta where ordinal >= $1::integer * 16384 and ordinal < ($1 + 1) * 16384
     union all
     (select key, ordinal % 16384, is_on from search_flip where ordinal / 16384 = $1 order by seq)`,
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
      'select key, bit_send(coalesce(bits, packed_bits)) as bits from search_bits where chunk = $1 and key > $2 order by key limit 5000',
      [chunk, last],
    )
    // Four bytes before the bits say how many there are.
    for (const { key, bits } of rows) count((last = key), new Uint8Array(bits.subarray(4)))
    if (rows.length === 0) break
  }
  for (const key of [...wanted.keys(), ...waiting.keys()]) count(key, new Uint8Array(chunkSize / 8))
  return wrong
}
