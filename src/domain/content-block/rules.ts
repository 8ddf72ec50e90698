import { fieldLimits } from '#ground/limits/desk.ts'
import { foldSpaces, tidyText } from '#ground/spelling/tidy-text.ts'
import { Refusal, type FieldError } from '#ground/refusal.ts'
import { repeatedAt } from '#ground/repeated.ts'
import { deskValidationText } from '#ground/words/desk.ts'
import { checkText, fieldError } from '#ground/validation/validation.ts'

const contentBlockKinds = ['HEADING', 'IMAGE', 'TEXT', 'YOUTUBE'] as const
export type ContentBlockKind = (typeof contentBlockKinds)[number]

type Placed = { order: number }
/** Five lists, as §7 names them, with one order over all of them. */
export type GivenContents = {
  encodedImages: readonly (Placed & { image: string; description: string })[]
  headings: readonly (Placed & { text: string })[]
  texts: readonly (Placed & { body: string })[]
  urlImages: readonly (Placed & { url: string; description: string })[]
  youtubes: readonly (Placed & { videoId: string })[]
}

/** A block with the path of its argument; a picture is new, or one that the company already has. */
export type GivenBlock = Placed & { path: string } & (
    | { kind: 'HEADING' | 'TEXT'; text: string }
    | { kind: 'IMAGE'; text: string; encoded: string; url?: undefined }
    | { kind: 'IMAGE'; text: string; url: string; encoded?: undefined }
    | { kind: 'YOUTUBE'; videoId: string | null }
  )

export const contentText = {
  blocks: `ブロックは${fieldLimits.blocks.max}個までです`,
  images: `画像は${fieldLimits.imageBlocks.max}枚までです`,
  videos: `動画は${fieldLimits.videoBlocks.max}本までです`,
  sameOrder: '並び順が重複しています',
}

const at = (list: keyof GivenContents, index: number) => `contents.${list}.${index}`

/** All blocks in their order, with tidied texts. */
export const readBlocks = (contents: GivenContents): GivenBlock[] =>
  [
    ...contents.headings.map(({ text, order }, index): GivenBlock => ({
      kind: 'HEADING',
      path: at('headings', index),
      order,
      text: foldSpaces(text),
    })),
    ...contents.texts.map(({ body, order }, index): GivenBlock => ({
      kind: 'TEXT',
      path: at('texts', index),
      order,
      text: tidyText(body),
    })),
    ...contents.encodedImages.map(({ image, description, order }, index): GivenBlock => ({
      kind: 'IMAGE',
      path: at('encodedImages', index),
      order,
      text: foldSpaces(description),
      encoded: image,
    })),
    ...contents.urlImages.map(({ url, description, order }, index): GivenBlock => ({
      kind: 'IMAGE',
      path: at('urlImages', index),
      order,
      text: foldSpaces(description),
      url: url.trim(),
    })),
    ...contents.youtubes.map(({ videoId, order }, index): GivenBlock => ({
      kind: 'YOUTUBE',
      path: at('youtubes', index),
      order,
      videoId: youtubeVideoIdOf(videoId.trim()),
    })),
  ].toSorted((block, other) => block.order - other.order)

/** The video id in an id or an address of YouTube; null when there is none. */
export function youtubeVideoIdOf(text: string): string | null {
  if (/^[A-Za-z0-9_-]{11}$/.test(text)) return text
  const match =
    /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com)\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)([A-Za-z0-9_-]{11})(?![A-Za-z0-9_-])/.exec(
      text,
    ) ?? /^https?:\/\/youtu\.be\/([A-Za-z0-9_-]{11})(?![A-Za-z0-9_-])/.exec(text)
  return match?.[1] ?? null
}

export const hasTooManyImages = (blocks: readonly GivenBlock[]) =>
  blocks.filter(({ kind }) => kind === 'IMAGE').length > fieldLimits.imageBlocks.max

/** The mistakes in blocks, but for those in the pictures' bytes. */
export const checkBlocks = (blocks: readonly GivenBlock[]): (FieldError | null)[] => [
  fieldError('contents', blocks.length > fieldLimits.blocks.max ? contentText.blocks : null),
  fieldError('contents.encodedImages', hasTooManyImages(blocks) ? contentText.images : null),
  fieldError(
    'contents.youtubes',
    blocks.filter(({ kind }) => kind === 'YOUTUBE').length > fieldLimits.videoBlocks.max ? contentText.videos : null,
  ),
  ...blocks.map(checkBlock),
  ...checkOrder(blocks),
]

function checkBlock(block: GivenBlock): FieldError | null {
  switch (block.kind) {
    case 'HEADING':
      return checkText(`${block.path}.text`, block.text, fieldLimits.headingBlock)
    case 'TEXT':
      return checkText(`${block.path}.body`, block.text, fieldLimits.textBlock)
    case 'IMAGE':
      return checkText(`${block.path}.description`, block.text, fieldLimits.imageDescription)
    case 'YOUTUBE':
      return fieldError(`${block.path}.videoId`, block.videoId === null ? deskValidationText.youtube : null)
  }
}

// Spec silent: two blocks with one order are refused, because students might see another sequence than the editor.
const checkOrder = (blocks: readonly Pick<GivenBlock, 'order' | 'path'>[]) => {
  const repeated = repeatedAt(blocks.map(({ order }) => order))
  return blocks.map(({ path }, index) =>
    fieldError(`${path}.order`, repeated.has(index) ? contentText.sameOrder : null),
  )
}

/** Refuses not_found for an unknown kind, as for a step (§8): without the block, the job would say something else. */
export function readBlockKind(kind: string): ContentBlockKind {
  const blockKind = contentBlockKinds.find((name) => name === kind)
  if (!blockKind) throw new Refusal('not_found')
  return blockKind
}
