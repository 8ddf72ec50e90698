import { checkBlocks, readBlocks, youtubeVideoIdOf, type GivenContents } from '#domain/content-block/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import type { FieldError } from '#ground/refusal.ts'
import { deskValidationText } from '#ground/words/desk.ts'
import { fieldError } from '#ground/validation/validation.ts'
import type { ContentBlockFieldsFragment } from '#web/generated/graphql.ts'
import { makeFragmentData, readFragment, type FragmentType } from '#web/generated/index.ts'
import { ContentBlockFields } from '#web/parts/content-blocks/content-block-fields.ts'
import { type Keyed, newKey } from '#web/parts/forms/draft/items.ts'
import { fieldPlace, itemPlaces } from '#web/parts/forms/draft/places.ts'

/** A block in a form. A picture has no address until its file is stored; `isSending` makes the draft an unsaved one. */
export type Block = Keyed & BlockContent
export type BlockContent =
  | { kind: 'HEADING'; text: string }
  | { kind: 'TEXT'; body: string }
  | { kind: 'IMAGE'; url: string; description: string; width: number; height: number; isSending?: true }
  | { kind: 'YOUTUBE'; videoId: string }
export type BlockKind = Block['kind']
type Of<K extends BlockKind> = Extract<Block, { kind: K }>

export const blockKinds = ['HEADING', 'TEXT', 'IMAGE', 'YOUTUBE'] as const satisfies readonly BlockKind[]
export const blockNames = { HEADING: '見出し', TEXT: '本文', IMAGE: '画像', YOUTUBE: '動画' } satisfies Record<
  BlockKind,
  string
>

/** The controls of each kind of block. The first control gets the focus when the block is new. */
export const blockParts = {
  HEADING: ['text'],
  TEXT: ['body'],
  IMAGE: ['url', 'description'],
  YOUTUBE: ['videoId'],
} as const satisfies Record<BlockKind, readonly [string, ...string[]]>

const empty = {
  HEADING: { kind: 'HEADING', text: '' },
  TEXT: { kind: 'TEXT', body: '' },
  IMAGE: { kind: 'IMAGE', url: '', description: '', width: 0, height: 0 },
  YOUTUBE: { kind: 'YOUTUBE', videoId: '' },
} satisfies Record<BlockKind, BlockContent>

export const newBlock = (kind: BlockKind): Block => keyed(empty[kind])
export const keyed = (content: BlockContent): Block => ({ ...content, key: newKey() })

/** Stored blocks as a draft. The keys are the same on the server and in the browser. */
export const blocksOf = (contents: readonly FragmentType<typeof ContentBlockFields>[]): readonly Block[] =>
  readFragment(ContentBlockFields, contents).map((content, at) => ({ ...contentOf(content), key: `block${at}` }))

function contentOf(content: ContentBlockFieldsFragment): BlockContent {
  switch (content.__typename) {
    case 'HeadingBlock':
      return { kind: 'HEADING', text: content.text }
    case 'TextBlock':
      return { kind: 'TEXT', body: content.body }
    case 'ImageBlock': {
      const { url, description, width, height } = content
      return { kind: 'IMAGE', url, description, width, height }
    }
    case 'YoutubeBlock':
      return { kind: 'YOUTUBE', videoId: content.videoId }
  }
}

/** Splits one list of blocks into the lists of §7. `order` counts over all of these lists. */
export function writeBlocks(blocks: readonly Block[], path = 'contents') {
  const ofKind = <K extends BlockKind>(kind: K) => blocks.filter((block): block is Of<K> => block.kind === kind)
  const order = (block: Block) => blocks.indexOf(block)
  const [headings, texts, images, videos] = [ofKind('HEADING'), ofKind('TEXT'), ofKind('IMAGE'), ofKind('YOUTUBE')]
  const input: GivenContents = {
    encodedImages: [],
    headings: headings.map((block) => ({ text: block.text, order: order(block) })),
    texts: texts.map((block) => ({ body: block.body, order: order(block) })),
    urlImages: images.map((block) => ({ url: block.url, description: block.description, order: order(block) })),
    youtubes: videos.map((block) => ({ videoId: block.videoId, order: order(block) })),
  }
  const places = [
    fieldPlace(path, blocksControl),
    ...itemPlaces(`${path}.headings`, headings, blockParts.HEADING),
    ...itemPlaces(`${path}.texts`, texts, blockParts.TEXT),
    ...itemPlaces(`${path}.urlImages`, images, blockParts.IMAGE),
    ...itemPlaces(`${path}.youtubes`, videos, blockParts.YOUTUBE),
  ]
  return { input, places }
}

/** The control that shows mistakes of the whole list. */
export const blocksControl = 'blocks'

/** The server's rules, and that every picture has its file. */
export const checkDraftBlocks = (blocks: readonly Block[]): (FieldError | null)[] => {
  const { input } = writeBlocks(blocks)
  return [
    ...checkBlocks(readBlocks(input)),
    ...input.urlImages.map(({ url }, at) =>
      fieldError(`contents.urlImages.${at}.url`, url === '' ? deskValidationText.imageUpload : null),
    ),
  ]
}

/** The blocks that can be saved while the writer goes on: without pictures that have no file yet. */
export const savableBlocks = (blocks: readonly Block[]) =>
  blocks.filter((block) => block.kind !== 'IMAGE' || block.url !== '')

export const blockNameOf = (blocks: readonly Block[], block: Block) =>
  `${blocks.indexOf(block) + 1}番目の${blockNames[block.kind]}`

/** The label of a control in the summary of mistakes; null for a control of no block. */
export function blockLabelOf(blocks: readonly Block[], control: string) {
  if (control === blocksControl) return fieldLimits.blocks.label
  const block = blocks.find(({ key }) => control === key || control.startsWith(`${key}-`))
  return block ? `${blocks.indexOf(block) + 1}番目のブロック（${blockNames[block.kind]}）` : null
}

/** Blocks as the student's page reads them, also while they are not saved; of videos, those with a still. */
export const shownBlocks = (blocks: readonly Block[], stills: ReadonlySet<string>) =>
  blocks.flatMap((block) => {
    const visibleBlock = shownBlock(block, stills)
    return visibleBlock ? [makeFragmentData(visibleBlock, ContentBlockFields)] : []
  })

function shownBlock(block: Block, stills: ReadonlySet<string>): ContentBlockFieldsFragment | null {
  switch (block.kind) {
    case 'HEADING':
      return block.text.trim() === '' ? null : { __typename: 'HeadingBlock', text: block.text }
    case 'TEXT':
      return block.body.trim() === '' ? null : { __typename: 'TextBlock', body: block.body }
    case 'IMAGE': {
      const { url, description, width, height } = block
      return url === '' ? null : { __typename: 'ImageBlock', url, description, width, height }
    }
    case 'YOUTUBE': {
      const videoId = youtubeVideoIdOf(block.videoId.trim())
      return videoId === null || !stills.has(videoId) ? null : { __typename: 'YoutubeBlock', videoId }
    }
  }
}
