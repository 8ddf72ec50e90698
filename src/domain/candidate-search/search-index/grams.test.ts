import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seeded } from '#test/seeded.ts'
import { bitsOf, ordinalsOf } from './bits.ts'
import { gramsIn, lettersOf, openChunkGrams } from './chunk-grams.ts'
import { openGramRuns } from './gram-runs.ts'
import { openBlocks, type PostingBlock } from './posting-blocks.ts'

const aText = fc.array(fc.constantFrom('a', 'あ', '研', '究', '会', '\uffee'), { maxLength: 12 }).map((x) => x.join(''))

/** Every two and three neighbours of a text, once. */
const gramsOf = (text: string) =>
  new Set(
    [...text].flatMap((_, at) => [text.slice(at, at + 2), text.slice(at, at + 3)]).filter((gram) => gram.length > 1),
  )

function plainly(texts: readonly string[]) {
  const students = new Map<string, number[]>()
  for (const [student, text] of texts.entries())
    for (const gram of gramsOf(text)) students.set(gram, [...(students.get(gram) ?? []), student])
  return [...students].toSorted(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
}

function runOf(texts: readonly string[]) {
  const grams = openChunkGrams()
  for (const [place, text] of texts.entries()) grams.add(text, place)
  return grams.sorted()
}

test('the grams of a chunk are those of its texts, in the order of PostgreSQL', () => {
  fc.assert(
    fc.property(fc.array(aText), (texts) => {
      const read = [...gramsIn(runOf(texts))].map(({ gram, places }) => [lettersOf(gram), [...places]])
      expect(read).toEqual(plainly(texts))
    }),
    seeded(),
  )
})

test('the chunks of a gram come together, however they are spread', () => {
  fc.assert(
    fc.property(fc.array(fc.array(aText), { maxLength: 5 }), (chunks) => {
      const runs = openGramRuns()
      try {
        for (const [chunk, texts] of chunks.entries()) runs.add(chunk, runOf(texts))
        const read: [gram: string, students: number[]][] = []
        for (const { gram, ordinals } of runs.merged()) read.push([lettersOf(gram), [...ordinals]])
        const everybody = chunks.flatMap((texts, chunk) =>
          texts.map((text, place) => ({ text, ordinal: chunk * 16_384 + place })),
        )
        expect(read).toEqual(
          plainly(everybody.map(({ text }) => text)).map(([gram, students]) => [
            gram,
            students.map((student) => everybody[student]?.ordinal),
          ]),
        )
      } finally {
        runs.close()
      }
    }),
    { numRuns: 30, ...seeded() },
  )
})

test('a run is read whole where it is longer than what is read at once', () => {
  const everybody = Array<string>(16_384).fill('研究')
  const many = Array.from({ length: 30_000 }, (_, at) =>
    String.fromCharCode(0x4e00 + (at % 20_000), 0x3042 + Math.floor(at / 20_000)),
  )
  const runs = openGramRuns()
  runs.add(0, runOf(everybody))
  runs.add(1, runOf(many.slice(0, 16_384)))
  runs.add(2, runOf([...many.slice(16_384), '研究']))
  const read = new Map<string, number>()
  for (const { gram, ordinals } of runs.merged()) read.set(lettersOf(gram), ordinals.length)
  runs.close()
  expect(read.size).toBe(new Set(many).size + 1)
  expect(read.get('研究')).toBe(16_385)
})

test('a block is full with 2,048 bytes, and no key is in two', () => {
  const blocks: PostingBlock[] = []
  const writer = openBlocks((block) => blocks.push(block))
  const of = (letter: string, count: number) =>
    writer.add({
      gram: letter.charCodeAt(0) * 0x1_0000_0000 + 0x61 * 0x1_0000,
      ordinals: Int32Array.from({ length: count }, (_, at) => at),
    })
  for (const [letter, count] of [
    ['あ', 300],
    ['い', 370],
    ['う', 1000],
    ['え', 1],
    ['お', 2],
  ] as const)
    of(letter, count)
  writer.end()
  writer.end()
  expect(blocks.map(({ keys, ends, ordinals }) => [keys.join(' '), ends, ordinals.length])).toEqual([
    ['t:あa t:いa', [300, 670], 670],
    ['t:うa', [1000], 1000],
    ['t:えa t:おa', [1, 3], 3],
  ])
})

test('numbers become bits and numbers again', () => {
  const ordinals = [0, 7, 8, 16_383, 16_384, 40_000]
  const rows = [...bitsOf(Int32Array.from(ordinals))]
  expect(rows.map(([chunk]) => chunk)).toEqual([0, 1, 2])
  expect(rows.flatMap(([chunk, bits]) => ordinalsOf(chunk, bits))).toEqual(ordinals)
})
