import { readFragment, type FragmentType } from '#web/generated/index.ts'
import type { ContentBlockFieldsFragment } from '#web/generated/graphql.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ContentBlockFields } from './content-block-fields.ts'
import styles from './content-blocks.module.css'

/**
 * The content of a job: headings, texts, pictures and films. A film is only a link: the page loads nothing from
 * YouTube.
 */
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
      return <h3>{block.text}</h3>
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
      return (
        <a
          className={styles.video}
          href={`https://www.youtube.com/watch?v=${encodeURIComponent(block.videoId)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="video" size="large" />
          <span>
            <strong>動画を見る</strong>
            <small>YouTubeが開きます</small>
          </span>
          <Icon name="external" />
        </a>
      )
  }
}
