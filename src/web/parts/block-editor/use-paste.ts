import type { ClipboardEvent, DragEvent } from 'react'
import { type Block, keyed, newBlock } from './block-draft.ts'
import { pastedBlocks, withinLimits } from './pasted-blocks.ts'
import { readPasted } from './read-paste.ts'
import type { Blocks } from './use-blocks.ts'
import type { Uploads } from './use-uploads.ts'

type PasteOptions = { blocks: Blocks; uploads: Uploads; keyOf: (target: Element) => string | null }

const picturesOf = (files: FileList) =>
  [...files].filter(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name))

/** Text pasted from documents and pages, and pictures that are pasted or dropped beside the fields. */
export function usePaste({ blocks, uploads, keyOf }: PasteOptions) {
  const insertAfter = (key: string | null, added: readonly Block[], instead = false) => {
    const at = blocks.items.findIndex((block) => block.key === key)
    const place = at < 0 ? blocks.items.length : at + 1
    const { kept: fittingBlocks, told: note } = withinLimits(blocks.items.length - (instead ? 1 : 0), added)
    if (instead && fittingBlocks.length > 0) blocks.replaceAll(blocks.items.toSpliced(at, 1, ...fittingBlocks))
    else if (fittingBlocks.length > 0) blocks.insert(place, fittingBlocks)
    blocks.say(
      [fittingBlocks.length > 0 && `${fittingBlocks.length}個のブロックを追加しました。`, note]
        .filter(Boolean)
        .join(''),
    )
    return fittingBlocks
  }
  const addPictures = (key: string | null, files: readonly File[]) => {
    const pictureBlocks = insertAfter(
      key,
      files.map(() => newBlock('IMAGE')),
    )
    pictureBlocks.forEach((block, at) => uploads.choose(block.key, files.slice(at, at + 1)))
  }
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const { target, clipboardData } = event
    if (!(target instanceof Element)) return
    const key = keyOf(target)
    const block = blocks.items.find((one) => one.key === key)
    const isInField = target.matches('input:not([type="file"]), textarea')
    const pictures = picturesOf(clipboardData.files)
    const hasText = clipboardData.types.includes('text/plain')
    // Documents of an office carry a picture of their text too.
    if (pictures.length > 0 && !hasText) {
      event.preventDefault()
      return addPictures(key, pictures)
    }
    if (isInField && !(block?.kind === 'TEXT' && target.matches('textarea'))) return
    const html = clipboardData.getData('text/html')
    if (html === '' && isInField) return
    const plain = clipboardData.getData('text/plain')
    const pasted = pastedBlocks(
      html === ''
        ? plain.split(/\r?\n\s*\n/).map((text) => ({ kind: 'paragraph', text: text.trim() }))
        : readPasted(html),
    )
    if (pasted.length === 0) return
    event.preventDefault()
    const [only] = pasted
    // The browser's own undo knows a text that was inserted by the command.
    if (isInField && pasted.length === 1 && only?.kind === 'TEXT')
      return void document.execCommand('insertText', false, only.body)
    insertAfter(key, pasted.map(keyed), block?.kind === 'TEXT' && block.body.trim() === '')
  }
  const drop = (event: DragEvent<HTMLElement>) => {
    const { target, dataTransfer } = event
    if (!dataTransfer.types.includes('Files') || (target instanceof Element && target.closest('input'))) return
    event.preventDefault()
    addPictures(target instanceof Element ? keyOf(target) : null, picturesOf(dataTransfer.files))
  }
  return {
    onPaste: paste,
    onDrop: drop,
    // Without this the browser would open the dropped file instead of the page.
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
  }
}
