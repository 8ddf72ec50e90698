import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chunkSize } from './bits.ts'
import { gramOf, grown } from './chunk-grams.ts'

/** A gram with the numbers of its students in ascending order; the list is used again for the next one. */
export type GramPostings = { gram: number; ordinals: Int32Array }

type Run = { chunk: number; file: number; length: number }

/**
 * The grams of all chunks, which do not fit the memory: each chunk's lie sorted in a file, three gigabytes for a million
 * students, and are read side by side. What students wrote must not stay on a disk, so that a file has no name from its
 * first byte on and is gone with its process, however that ends.
 */
export function openGramRuns() {
  const runs: Run[] = []
  return {
    add(chunk: number, run: Uint16Array) {
      const bytes = new Uint8Array(run.buffer, run.byteOffset, run.byteLength)
      const file = openUnnamed()
      for (let from = 0; from < bytes.length;) from += writeSync(file, bytes, from)
      runs.push({ chunk, file, length: run.length })
    },
    /** Every gram once, in the order of their texts. */
    *merged(): Generator<GramPostings> {
      // A heap: the next gram, and the first chunk of it, is at the top.
      const readers = runs
        .map(readRun)
        .filter((reader) => reader.next())
        .sort(byGramAndChunk)
      let ordinals = new Int32Array(1 << 16)
      for (let top = readers[0]; top; top = readers[0]) {
        const { gram } = top
        let count = 0
        for (; top?.gram === gram; top = readers[0]) {
          const { numbers, start, size } = top
          if (count + size > ordinals.length) ordinals = grown(ordinals, count + size)
          for (let at = start; at < start + size; at += 1)
            ordinals[count++] = top.chunk * chunkSize + (numbers[at] ?? 0)
          if (!top.next()) replaceTop(readers)
          sinkTop(readers)
        }
        yield { gram, ordinals: ordinals.subarray(0, count) }
      }
    },
    close() {
      for (const { file } of runs.splice(0)) closeSync(file)
    },
  }
}

function openUnnamed(): number {
  const folder = mkdtempSync(join(tmpdir(), 'yoake-grams-'))
  try {
    return openSync(join(folder, 'run'), 'w+', 0o600)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const numbersAtOnce = 1 << 16

/** Reads a chunk's grams one after the other: where the places of the present one lie among `numbers`. */
function readRun({ chunk, file, length }: Run) {
  const reader = { chunk, gram: 0, numbers: new Uint16Array(0), start: 0, size: 0, next }
  let readTo = 0

  /** So many numbers from `start` on are there, unless the file ends before. */
  function ensure(count: number) {
    if (reader.start + count <= reader.numbers.length) return
    const rest = reader.numbers.subarray(reader.start)
    const numbers = new Uint16Array(Math.min(Math.max(numbersAtOnce, count), rest.length + length - readTo))
    numbers.set(rest)
    const bytes = new Uint8Array(numbers.buffer, rest.byteLength)
    for (let done = 0; done < bytes.length;) done += readSync(file, bytes, done, bytes.length - done, readTo * 2 + done)
    readTo += numbers.length - rest.length
    reader.numbers = numbers
    reader.start = 0
  }

  /** False at the end. */
  function next(): boolean {
    reader.start += reader.size
    ensure(4)
    if (reader.start === reader.numbers.length) return false
    const size = (reader.numbers[reader.start + 3] ?? 0) + 1
    ensure(4 + size)
    const { numbers, start } = reader
    reader.gram = gramOf(numbers[start] ?? 0, numbers[start + 1] ?? 0, numbers[start + 2] ?? 0)
    reader.start += 4
    reader.size = size
    return true
  }

  return reader
}

type Reader = ReturnType<typeof readRun>

const byGramAndChunk = (one: Reader, other: Reader) => one.gram - other.gram || one.chunk - other.chunk

function replaceTop(readers: Reader[]) {
  const last = readers.pop()
  if (last && readers.length > 0) readers[0] = last
}

function sinkTop(readers: Reader[]) {
  let at = 0
  for (;;) {
    const [one, other] = [readers[2 * at + 1], readers[2 * at + 2]]
    const top = readers[at]
    if (!one || !top) return
    const isOther = other !== undefined && byGramAndChunk(other, one) < 0
    const smaller = isOther ? other : one
    if (byGramAndChunk(top, smaller) < 0) return
    readers[at] = smaller
    at = 2 * at + (isOther ? 2 : 1)
    readers[at] = top
  }
}
