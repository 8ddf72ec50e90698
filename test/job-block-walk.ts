import fc from 'fast-check'
import { fieldLimits } from '#ground/limits/desk.ts'

/** A block as the model knows it: 'H…' a heading, 'T…' a text, 'V…' a film. */
export type Block = string

type BlockChange = 'addHeading' | 'addText' | 'addFilm' | 'move' | 'remove'
type Change = { change: BlockChange; at: number; to: number }

/** One block added, moved or removed, at places that may lie beyond the end. */
export const blockChange = fc.record<Change>({
  change: fc.constantFrom('addHeading', 'addText', 'addFilm', 'move', 'remove', 'remove'),
  at: fc.nat(5),
  to: fc.nat(5),
})

const added: Record<string, (n: number) => Block> = {
  addHeading: (n) => `H見出し${n}`,
  addText: (n) => `T本文${n}`,
  addFilm: (n) => `Vvideo${String(n).padStart(6, '0')}`,
}
let adding = 0

export function changed(blocks: readonly Block[], { change, at, to }: Change) {
  const place = Math.min(at, Math.max(blocks.length - 1, 0))
  if (change === 'remove') return blocks.toSpliced(place, 1)
  if (change !== 'move') return blocks.toSpliced(at, 0, added[change]?.((adding += 1)) ?? '')
  const [block] = blocks.slice(place, place + 1)
  return block === undefined ? blocks : blocks.toSpliced(place, 1).toSpliced(to, 0, block)
}

/** More films or blocks than a job may have. */
export const isTooLong = (blocks: readonly Block[]) =>
  blocks.length > fieldLimits.blocks.max ||
  blocks.filter((block) => block.startsWith('V')).length > fieldLimits.videoBlocks.max

export const hasText = (blocks: readonly Block[]) => blocks.some((block) => /^T./.test(block))

/** The blocks of one kind as a list of the input. */
export const listed = (blocks: readonly Block[], kind: string, name: string) =>
  blocks
    .flatMap((block, order) => (block.startsWith(kind) ? [`{ ${name}: "${block.slice(1)}", order: ${order} }`] : []))
    .join(' ')

/** The block as a company reads it. */
export const shownBlock = (block: Block) => {
  const text = block.slice(1)
  return block.startsWith('H') ? { text } : block.startsWith('T') ? { body: text } : { videoId: text }
}
