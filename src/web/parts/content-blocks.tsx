import type { ContentBlockKind } from '#web/generated/graphql.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './content-blocks.module.css'

type Block = { kind: ContentBlockKind; text: string; url: string | null; videoId: string | null }

/** What a job says of itself: headings, texts, pictures, and films, of which nothing is fetched before one asks for it. */
export function ContentBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, at) => (
        <ContentBlockView key={at} block={block} />
      ))}
    </div>
  )
}

function ContentBlockView({ block: { kind, text, url, videoId } }: { block: Block }) {
  switch (kind) {
    case 'HEADING':
      return <h3>{text}</h3>
    case 'TEXT':
      return <p className={styles.text}>{text}</p>
    case 'IMAGE':
      return url && <img className={styles.image} src={url} alt={text} loading="lazy" decoding="async" />
    case 'YOUTUBE':
      return (
        videoId && (
          <a
            className={styles.video}
            href={`https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="video" size="large" />
            <span>
              <strong>{text || '動画を見る'}</strong>
              <small>YouTubeが開きます</small>
            </span>
            <Icon name="external" />
          </a>
        )
      )
  }
}
