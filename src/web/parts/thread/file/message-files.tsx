import { linkClass } from '#web/ui/link-button.tsx'
import { bytesText } from '#web/texts/bytes-text.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import type { Message } from '../entries.ts'
import styles from './file.module.css'

type MessageFilesProps = { files: Message['files']; hrefOf: (number: number) => string }

/** The files of a message: a picture is shown and opens beside the page, a PDF is saved. */
export function MessageFiles({ files, hrefOf }: MessageFilesProps) {
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label="添付ファイル">
      {files.map(({ number, fileName, isPicture, bytes }) => (
        <li key={number}>
          {isPicture ? (
            <a href={hrefOf(number)} target="_blank" rel="noopener">
              <img className={styles.picture} src={hrefOf(number)} alt={fileName} loading="lazy" />
              <span className="visually-hidden">（新しいタブで開きます）</span>
            </a>
          ) : (
            <a className={linkClass()} href={hrefOf(number)} download={fileName}>
              <Icon name="download" size="small" />
              {fileName}（{bytesText(bytes)}）
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
