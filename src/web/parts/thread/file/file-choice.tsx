import { useId, useRef, type ChangeEvent } from 'react'
import { attachedFileLimits, attachedFileTypes, maxAttachedFiles } from '#ground/limits/attached-file.ts'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import { bytesText } from '#web/texts/bytes-text.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import styles from './file.module.css'

type FileChoiceProps = {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
  error: string | undefined
}

const note = `PDF・画像、各${bytesText(attachedFileLimits.maxBytes)}、${maxAttachedFiles}件まで`

/** The files of the next message. Without scripts the browser's own control names them and sends them with the form. */
export function FileChoice({ files, onChange, error }: FileChoiceProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onChange([...files, ...(currentTarget.files ?? [])])
    // So that the same file may be chosen again after it was taken away.
    currentTarget.value = ''
  }
  const takeAway = (file: File) => {
    onChange(files.filter((one) => one !== file))
    box.current?.focus()
  }
  return (
    <div className={styles.choice}>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div role="status">
        {files.length > 0 && (
          <ul className={styles.chosen} aria-label="添付するファイル">
            {files.map((file) => (
              <li key={`${file.name} ${file.size} ${file.lastModified}`}>
                <Icon name={file.type === 'application/pdf' ? 'file' : 'image'} size="small" />
                <span className={styles.name}>{file.name}</span>
                <span className="quiet">{bytesText(file.size)}</span>
                <button
                  type="button"
                  className={styles.away}
                  aria-label={`「${file.name}」を外す`}
                  onClick={() => takeAway(file)}
                >
                  <Icon name="close" size="small" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <label className={styles.attach}>
        <Icon name="plus" size="small" />
        <span>ファイルを添付</span>
        <span className={styles.note} id={`${id}-note`}>
          {note}
        </span>
        <input
          ref={box}
          type="file"
          name="files"
          multiple
          accept={attachedFileTypes.join(',')}
          aria-describedby={error ? `${id}-note ${id}-error` : `${id}-note`}
          aria-invalid={error ? true : undefined}
          onChange={choose}
        />
      </label>
    </div>
  )
}
