import { useState } from 'react'
import { stillUrl } from '#domain/content-block/video-still/rules.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import styles from './video-block.module.css'

/** A video: its still, from our server, until the press that loads YouTube's player. */
export function VideoBlock({ videoId }: { videoId: string }) {
  const [isPlaying, setPlaying] = useState(false)
  const id = encodeURIComponent(videoId)
  return (
    <figure className="stack-2">
      {isPlaying ? (
        <iframe
          className={styles.frame}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
          title="YouTubeの動画"
          // The player is of another origin than the page, so it cannot take its own sandbox away.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button type="button" className={styles.play} onClick={() => setPlaying(true)}>
          <img className={styles.still} src={stillUrl(videoId)} alt="" width={320} height={180} loading="lazy" />
          <span className={styles.word}>
            <Icon name="video" />
            動画を再生
          </span>
        </button>
      )}
      <figcaption className={styles.note}>
        {!isPlaying && <span>再生するとYouTubeに接続します。</span>}
        <a
          className={linkClass()}
          href={`https://www.youtube.com/watch?v=${id}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          YouTubeで見る
        </a>
      </figcaption>
    </figure>
  )
}
