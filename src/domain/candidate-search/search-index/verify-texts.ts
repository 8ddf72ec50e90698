import type pg from 'pg'
import { ordinalsOf } from './bits.ts'
import { lettersOf } from './chunk-grams.ts'
import type { GramPostings } from './gram-runs.ts'

/** Students and keys that are compared at once. */
const atOnce = { students: 2_000_000, keys: 5000 }

type Students = readonly number[] | Int32Array
type Edits = Map<string, { ordinal: number; isOn: boolean }[]>

/**
 * Compares who wrote what, key after key, with the bits and the blocks, on which the waiting edits are laid. `merged` is
 * in the order of the keys; `others`, of which few are, have no order.
 */
export async function compareTexts(
  client: pg.ClientBase,
  merged: Iterable<GramPostings>,
  others: Map<string, readonly number[]>,
) {
  const edits = await waitingEdits(client)
  const compared = { keys: 0, wrongBits: 0 }
  const compare = (key: string, wanted: Students, stored: readonly number[]) => {
    compared.keys += 1
    compared.wrongBits += differences(wanted, laidOver(stored, edits.get(key) ?? []))
    edits.delete(key)
    others.delete(key)
  }
  let after = 't:'
  let wanted = new Map<string, Int32Array>()
  let students = 0
  const compareTo = async (last: string) => {
    const stored = await storedBetween(client, after, last)
    for (const [key, ordinals] of wanted) compare(key, ordinals, stored.get(key) ?? [])
    for (const [key, ordinals] of stored) if (!wanted.has(key)) compare(key, others.get(key) ?? [], ordinals)
    after = last
    wanted = new Map()
    students = 0
  }
  for (const { gram, ordinals } of merged) {
    const key = `t:${lettersOf(gram)}`
    wanted.set(key, ordinals.slice())
    students += ordinals.length
    if (students > atOnce.students || wanted.size === atOnce.keys) await compareTo(key)
  }
  await compareTo('t;')
  for (const key of new Set([...others.keys(), ...edits.keys()])) compare(key, others.get(key) ?? [], [])
  return compared
}

/** Oldest first. */
async function waitingEdits(client: pg.ClientBase): Promise<Edits> {
  const { rows } = await client.query<{ key: string; ordinal: number; is_on: boolean }>(
    `select key, ordinal, is_on from search_delta where starts_with(key, 't:')
     union all
     (select key, ordinal, is_on from search_flip where starts_with(key, 't:') order by seq)`,
  )
  const edits: Edits = new Map()
  for (const { key, ordinal, is_on: isOn } of rows) edits.set(key, [...(edits.get(key) ?? []), { ordinal, isOn }])
  return edits
}

/** The students of every key behind `after` up to `last`. */
async function storedBetween(client: pg.ClientBase, after: string, last: string): Promise<Map<string, number[]>> {
  const stored = new Map<string, number[]>()
  const { rows: bits } = await client.query<{ key: string; chunk: number; bits: Buffer }>(
    `select key, chunk, bit_send(coalesce(bits, packed_bits)) as bits from search_bits where key > $1 and key <= $2
     order by key, chunk`,
    [after, last],
  )
  for (const { key, chunk, bits: sent } of bits) {
    const students = stored.get(key) ?? []
    // Four bytes before the bits say how many there are.
    for (const ordinal of ordinalsOf(chunk, sent.subarray(4))) students.push(ordinal)
    stored.set(key, students)
  }
  const { rows: blocks } = await client.query<{ keys: string[]; ends: number[]; ordinals: number[] }>(
    `select keys, ends, array(select ordinal_of(unnest(high_parts), unnest(low_parts))) as ordinals from search_posting_block
     where first_key <= $2 and first_key >= coalesce((select max(first_key) from search_posting_block where first_key <= $1), '')`,
    [after, last],
  )
  const isWithin = (key: string) =>
    Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0 && Buffer.compare(Buffer.from(key), Buffer.from(last)) <= 0
  for (const { keys, ends, ordinals } of blocks)
    keys.forEach((key, at) => {
      // A key that lies in both places is wrong: its students stand here twice.
      if (isWithin(key)) stored.set(key, [...(stored.get(key) ?? []), ...ordinals.slice(ends[at - 1] ?? 0, ends[at])])
    })
  return stored
}

function laidOver(stored: readonly number[], edits: { ordinal: number; isOn: boolean }[]): readonly number[] {
  if (edits.length === 0) return stored
  const students = new Set(stored)
  for (const { ordinal, isOn } of edits)
    if (isOn) students.add(ordinal)
    else students.delete(ordinal)
  return [...students].sort((one, other) => one - other)
}

/** How many are in one of two ascending lists and not in the other. */
function differences(wanted: Students, stored: readonly number[]): number {
  let [at, to, same] = [0, 0, 0]
  while (at < wanted.length && to < stored.length) {
    const difference = (wanted[at] ?? 0) - (stored[to] ?? 0)
    if (difference === 0) same += 1
    if (difference <= 0) at += 1
    if (difference >= 0) to += 1
  }
  return wanted.length + stored.length - 2 * same
}
