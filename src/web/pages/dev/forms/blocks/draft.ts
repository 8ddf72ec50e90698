import { checkBlocks, readBlocks, type GivenContents } from '#domain/content-block/rules.ts'
import { fieldLimits } from '#ground/field-limits.ts'
import { foldSpaces } from '#ground/folding.ts'
import { checkText } from '#ground/validation.ts'
import { type Keyed, newKey } from '#web/parts/forms/draft/items.ts'
import { fieldPlace, itemPlaces } from '#web/parts/forms/draft/places.ts'

export type Block = Keyed &
  (
    | { kind: 'HEADING'; text: string }
    | { kind: 'TEXT'; body: string }
    | { kind: 'IMAGE'; url: string; description: string }
    | { kind: 'YOUTUBE'; videoId: string }
  )
export type Kind = Block['kind']
type Of<K extends Kind> = Extract<Block, { kind: K }>

export type Draft = { title: string; blocks: readonly Block[] }
export type Given = { title: string; contents: GivenContents }

export const emptyDraft: Draft = { title: '', blocks: [] }

export const kindNames = { HEADING: '見出し', TEXT: '本文', IMAGE: '画像', YOUTUBE: '動画' } satisfies Record<
  Kind,
  string
>

/** The controls of each kind of block. The first control gets the focus when the block is new. */
export const partsOf = {
  HEADING: ['text'],
  TEXT: ['body'],
  IMAGE: ['url', 'description'],
  YOUTUBE: ['videoId'],
} as const satisfies Record<Kind, readonly [string, ...string[]]>

export function newBlock(kind: Kind): Block {
  const key = newKey()
  switch (kind) {
    case 'HEADING':
      return { key, kind, text: '' }
    case 'TEXT':
      return { key, kind, body: '' }
    case 'IMAGE':
      return { key, kind, url: '', description: '' }
    case 'YOUTUBE':
      return { key, kind, videoId: '' }
  }
}

/** Splits one list of blocks into the lists of §7. `order` counts over all of these lists. */
export function write({ title, blocks }: Draft) {
  const ofKind = <K extends Kind>(kind: K) => blocks.filter((block): block is Of<K> => block.kind === kind)
  const order = (block: Block) => blocks.indexOf(block)
  const [headings, texts, images, videos] = [ofKind('HEADING'), ofKind('TEXT'), ofKind('IMAGE'), ofKind('YOUTUBE')]
  const input: Given = {
    title: foldSpaces(title),
    contents: {
      encodedImages: [],
      headings: headings.map((block) => ({ text: block.text, order: order(block) })),
      texts: texts.map((block) => ({ body: block.body, order: order(block) })),
      urlImages: images.map((block) => ({ url: block.url, description: block.description, order: order(block) })),
      youtubes: videos.map((block) => ({ videoId: block.videoId, order: order(block) })),
    },
  }
  const places = [
    fieldPlace('title'),
    fieldPlace('contents', 'blocks'),
    ...itemPlaces('contents.headings', headings, partsOf.HEADING),
    ...itemPlaces('contents.texts', texts, partsOf.TEXT),
    ...itemPlaces('contents.urlImages', images, partsOf.IMAGE),
    ...itemPlaces('contents.youtubes', videos, partsOf.YOUTUBE),
  ]
  return { input, places }
}

export const checkGiven = ({ title, contents }: Given) => [
  checkText('title', title, fieldLimits.jobTitle),
  ...checkBlocks(readBlocks(contents)),
]

export const nameOf = ({ blocks }: Draft, block: Block) => `${blocks.indexOf(block) + 1}番目の${kindNames[block.kind]}`

export function labelOf(draft: Draft, control: string) {
  if (control === 'title') return fieldLimits.jobTitle.label
  if (control === 'blocks') return fieldLimits.blocks.label
  const block = draft.blocks.find(({ key }) => control.startsWith(key))
  return block ? nameOf(draft, block) : null
}
