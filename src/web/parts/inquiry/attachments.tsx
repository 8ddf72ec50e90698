import { type ChangeEvent, useRef, useState } from 'react'
import { attachmentLimits, attachmentsLabel, maxAttachments } from '#domain/inquiry/contact/attachment/rules.ts'
import type { FieldBinding } from '#web/parts/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { DropZone } from '#web/ui/fields/drop-zone.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import styles from './inquiry-form.module.css'

const accept = 'image/jpeg,image/png,image/webp,application/pdf'
const megabytes = attachmentLimits.maxBytes / (1024 * 1024)

const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)}KB` : `${(bytes / 1024 / 1024).toFixed(1)}MB`

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
    <Field id={id} label={attachmentsLabel} optional error={error}>
      {(control) => (
        <div className="stack-2">
          <DropZone
            {...control}
            ref={box}
            name={name}
            multiple
            accept={accept}
            action={chosen.length > 0 ? '選び直す' : 'ファイルを選択'}
            note={`JPEG・PNG・WebP・PDF、各${megabytes}MB、${maxAttachments}件まで`}
            onChange={choose}
          />
          <div role="status">
            {chosen.length > 0 && (
              <ul className={styles.files}>
                {chosen.map((file) => (
                  <li key={`${file.name}${file.size}`}>
                    <Icon name="file" size="small" />
                    <span>{file.name}</span>
                    <span className="quiet">{sizeOf(file.size)}</span>
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
