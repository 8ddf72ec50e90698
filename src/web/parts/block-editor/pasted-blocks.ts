import { fieldLimits } from '#ground/limits/desk.ts'
import { firstLetters, lettersOf } from '#ground/text-length.ts'
import type { BlockContent } from './block-draft.ts'

/** `line` follows the line before it without an empty line between. */
export type PastedLine = { kind: 'heading' | 'paragraph' | 'line' | 'point'; text: string }

const { headingBlock, textBlock } = fieldLimits

/** Headings and texts from copied lines. A heading that is too long, and a text that is too long, become texts. */
export function pastedBlocks(lines: readonly PastedLine[]): BlockContent[] {
  const blocks: BlockContent[] = []
  let body = ''
  let before: PastedLine['kind'] | null = null
  const endText = () => {
    if (body !== '') blocks.push({ kind: 'TEXT', body })
    body = ''
    before = null
  }
  for (const { kind, text } of lines) {
    if (kind === 'heading' && lettersOf(text) <= headingBlock.max) {
      endText()
      blocks.push({ kind: 'HEADING', text })
      continue
    }
    for (const piece of pieces(kind === 'point' ? `・${text}` : text)) {
      const isClose = kind === 'line' || (kind === 'point' && before === 'point')
      const joined = body === '' ? piece : `${body}${isClose ? '\n' : '\n\n'}${piece}`
      if (lettersOf(joined) > textBlock.max) {
        endText()
        body = piece
      } else body = joined
      before = kind
    }
  }
  endText()
  return blocks
}

/** One line in pieces that fit a text. */
function pieces(text: string): string[] {
  if (lettersOf(text) <= textBlock.max) return [text]
  const first = firstLetters(text, textBlock.max)
  return [first, ...pieces(text.slice(first.length))]
}

/** The new blocks that have room beside `count` blocks, and a sentence about the rest. */
export function withinLimits<Block>(count: number, added: readonly Block[]) {
  const room = Math.max(0, fieldLimits.blocks.max - count)
  const isCut = added.length > room
  return {
    kept: added.slice(0, room),
    told: isCut
      ? `ブロックは${fieldLimits.blocks.max}個までのため、${added.length - room}個は追加しませんでした。`
      : null,
  }
}
