import { readFragment, type FragmentType } from '#web/generated/index.ts'
import type { ContentBlockFieldsFragment } from '#web/generated/graphql.ts'
import { ContentBlockFields } from './content-block-fields.ts'
import { VideoBlock } from './video-block.tsx'
import styles from './content-blocks.module.css'
import { Phrases } from '#web/ui/phrases.tsx'

/** Headings, texts, pictures and videos, as students see them. */
export function ContentBlocks({ blocks }: { blocks: readonly FragmentType<typeof ContentBlockFields>[] }) {
  return (
    <div className={styles.blocks}>
      {readFragment(ContentBlockFields, blocks).map((block, at) => (
        <ContentBlockView key={at} block={block} />
      ))}
    </div>
  )
}

function ContentBlockView({ block }: { block: ContentBlockFieldsFragment }) {
  switch (block.__typename) {
    case 'HeadingBlock':
      return (
        <h3>
          <Phrases>{block.text}</Phrases>
        </h3>
      )
    case 'TextBlock':
      return <p className={styles.text}>{block.body}</p>
    case 'ImageBlock':
      return (
        <img
          className={styles.image}
          src={block.url}
          alt={block.description}
          width={block.width}
          height={block.height}
          loading="lazy"
          decoding="async"
        />
      )
    case 'YoutubeBlock':
      return <VideoBlock videoId={block.videoId} />
  }
}
