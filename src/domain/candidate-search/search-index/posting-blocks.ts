import { header, trailer } from './bits.ts'
import { lettersOf } from './chunk-grams.ts'
import type { GramPostings } from './gram-runs.ts'

/** A row of search_posting_block; its first key stands there twice. */
export type PostingBlock = { keys: string[]; ends: number[]; ordinals: number[] }

/** A block is full with so many: PostgreSQL packs no row below 2,032 bytes. search_set_postings halves what has twice as many. */
const bytesOfBlock = 2048
/** About: three letters, where their students end, and what frames them. */
const bytesOfKey = 20
const bytesOfPosting = 3

/** Grams in order go in, full blocks come out; the last one by `end`. */
export function openBlocks(full: (block: PostingBlock) => void) {
  let block: PostingBlock = { keys: [], ends: [], ordinals: [] }
  const end = () => {
    if (block.keys.length > 0) full(block)
    block = { keys: [], ends: [], ordinals: [] }
  }
  return {
    add({ gram, ordinals }: GramPostings) {
      block.keys.push(`t:${lettersOf(gram)}`)
      for (const ordinal of ordinals) block.ordinals.push(ordinal)
      block.ends.push(block.ordinals.length)
      if (block.keys.length * bytesOfKey + block.ordinals.length * bytesOfPosting >= bytesOfBlock) end()
    },
    end,
  }
}

/** The blocks in PostgreSQL's binary COPY format: first_key, keys, ends, high_parts, low_parts. */
export function* copyBlocks(blocks: readonly PostingBlock[]): Generator<Buffer> {
  yield header
  for (const { keys, ends, ordinals } of blocks)
    yield Buffer.concat([
      fieldCount,
      field(Buffer.from(keys[0] ?? '')),
      texts(keys),
      array(int4, ends),
      array(char, ordinals.map(highPart)),
      array(int2, ordinals.map(lowPart)),
    ])
  yield trailer
}

/** As the database functions high_part_of and low_part_of: each from the lowest number of its type on. */
export const highPart = (ordinal: number) => Math.floor(ordinal / 65_536) - 128
export const lowPart = (ordinal: number) => (ordinal % 65_536) - 32_768

const fieldCount = Buffer.from([0, 5])

function field(content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(content.length)
  return Buffer.concat([length, content])
}

const typeOfText = 25
/** Types of PostgreSQL by their number, each with the bytes of a value. */
const char = { type: 18, size: 1 }
const int2 = { type: 21, size: 2 }
const int4 = { type: 23, size: 4 }

const texts = (list: readonly string[]) =>
  field(Buffer.concat([arrayHead(typeOfText, list.length), ...list.map((text) => field(Buffer.from(text)))]))

function array({ type, size }: typeof int4, list: readonly number[]): Buffer {
  const content = Buffer.alloc(list.length * (4 + size))
  list.forEach((number, at) => {
    const start = at * (4 + size)
    content.writeInt32BE(size, start)
    content.writeIntBE(number, start + 4, size)
  })
  return field(Buffer.concat([arrayHead(type, list.length), content]))
}

/** One dimension, no nulls, the elements' type, their number, and that they count from one. */
function arrayHead(elementType: number, length: number): Buffer {
  const head = Buffer.alloc(20)
  for (const [at, number] of [1, 0, elementType, length, 1].entries()) head.writeInt32BE(number, at * 4)
  return head
}
