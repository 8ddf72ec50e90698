import { type ChangeEvent, useRef, useState } from 'react'
import {
  attachedFileLimits,
  attachedFilesLabel,
  attachedFileTypes,
  maxAttachedFiles,
} from '#ground/limits/attached-file.ts'
import type { FieldBinding } from '#web/parts/forms/use-form.ts'
import { bytesText } from '#web/texts/bytes-text.ts'
import { Button } from '#web/ui/button.tsx'
import { DropZone } from '#web/ui/fields/drop-zone.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import styles from './inquiry-form.module.css'

/** The browser's own control for several files, with the names of the chosen ones below it. */
export function Attachments({ id, name, error }: FieldBinding) {
  const [chosen, setChosen] = useState<readonly File[]>([])
  const box = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => setChosen([...(target.files ?? [])])
  const clear = () => {
    if (box.current) box.current.value = ''
    setChosen([])
    box.current?.focus()
  }
  return (
    <Field id={id} label={attachedFilesLabel} optional error={error}>
      {(control) => (
        <div className="stack-2">
          <DropZone
            {...control}
            ref={box}
            name={name}
            multiple
            accept={attachedFileTypes.join(',')}
            action={chosen.length > 0 ? '選び直す' : 'ファイルを選択'}
            note={`JPEG・PNG・WebP・PDF、各${bytesText(attachedFileLimits.maxBytes)}、${maxAttachedFiles}件まで`}
            onChange={choose}
          />
          <div role="status">
            {chosen.length > 0 && (
              <ul className={styles.files}>
                {chosen.map((file) => (
                  <li key={`${file.name}${file.size}`}>
                    <Icon name="file" size="small" />
                    <span>{file.name}</span>
                    <span className="quiet">{bytesText(file.size)}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {chosen.length > 0 && (
            <Button kind="quiet" className={styles.clear} onClick={clear}>
              <Icon name="trash" size="small" />
              ファイルを外す
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
