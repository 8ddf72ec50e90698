export const versions = ['A', 'B'] as const
export type Version = (typeof versions)[number]

/** Chance: a whole number from 0 up to, and without, `below`. */
export type Chance = (below: number) => number

/** Blocks of four and six, so that nobody knows the last of a block from those before it. */
const halfBlocks = [2, 3] as const

function newBlock(chance: Chance) {
  const half = halfBlocks[chance(halfBlocks.length)] ?? 2
  const block = ['A', 'B'].flatMap((version) => Array.from({ length: half }, () => version as Version))
  for (let at = block.length - 1; at > 0; at -= 1) {
    const other = chance(at + 1)
    const [one, two] = [block[at], block[other]]
    if (one && two) [block[at], block[other]] = [two, one]
  }
  return block
}

const isVersion = (letter: string): letter is Version => versions.some((version) => version === letter)

/** Draws versions by permuted blocks: of each block half are A and half are B. `rest`: what is left of the last block. */
export function drawVersions(block: string, count: number, chance: Chance): { drawn: Version[]; rest: string } {
  const left = Array.from(block).filter(isVersion)
  while (left.length < count) left.push(...newBlock(chance))
  return { drawn: left.slice(0, count), rest: left.slice(count).join('') }
}
