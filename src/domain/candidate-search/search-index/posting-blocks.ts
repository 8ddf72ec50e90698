import { header, trailer } from './bits.ts'
import { lettersOf } from './chunk-grams.ts'
import type { GramPostings } from './gram-runs.ts'

/** A row of search_posting_block; its first key stands there twice. */
export type PostingBlock = { keys: string[]; ends: number[]; ordinals: number[] }

/** Of one block, where not one key alone has more: as search_set_postings cuts them. */
const postingsOfBlock = 256

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
      if (block.ordinals.length >= postingsOfBlock) end()
    },
    end,
  }
}

/** The blocks in PostgreSQL's binary COPY format: first_key, keys, ends, ordinals. */
export function* copyBlocks(blocks: readonly PostingBlock[]): Generator<Buffer> {
  yield header
  for (const { keys, ends, ordinals } of blocks)
    yield Buffer.concat([
      fieldCount,
      field(Buffer.from(keys[0] ?? '')),
      texts(keys),
      integers(ends),
      integers(ordinals),
    ])
  yield trailer
}

const fieldCount = Buffer.from([0, 4])
const typeOfText = 25
const typeOfInteger = 23

function field(content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(content.length)
  return Buffer.concat([length, content])
}

const texts = (list: readonly string[]) =>
  field(Buffer.concat([arrayHead(typeOfText, list.length), ...list.map((text) => field(Buffer.from(text)))]))

function integers(list: readonly number[]): Buffer {
  const content = Buffer.alloc(list.length * 8)
  list.forEach((number, at) => {
    content.writeInt32BE(4, at * 8)
    content.writeInt32BE(number, at * 8 + 4)
  })
  return field(Buffer.concat([arrayHead(typeOfInteger, list.length), content]))
}

/** One dimension, no nulls, the elements' type, their number, and that they count from one. */
function arrayHead(elementType: number, length: number): Buffer {
  const head = Buffer.alloc(20)
  for (const [at, number] of [1, 0, elementType, length, 1].entries()) head.writeInt32BE(number, at * 4)
  return head
}
