import { type ChangeEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { DropZone } from './drop-zone.tsx'
import { Field, type FieldLook, partField } from './field.tsx'
import { findImageProblem, type ImageProblem } from './image-check.ts'
import { Icon } from '../marks/icon.tsx'
import styles from './image-picker.module.css'
import { useLeaving } from '../browser/leaving.ts'

type ImagePickerProps = FieldLook & {
  name?: string
  /** The address of the stored picture. */
  src?: string | null
  shape?: 'wide' | 'square' | 'round'
  disabled?: boolean
  note?: ReactNode
  /** null: the stored picture is to be removed. */
  onChange?: (file: File | null) => void
  /**
   * The caller reads, cuts and stores a chosen picture at once, and removes it at once: `src` alone is shown, and a wrong
   * file is the caller's to refuse.
   */
  handsOn?: boolean
  /** The types of files that the caller of `handsOn` reads. */
  accept?: string
  /** The messages for a file that is not a picture or is too large. */
  problemTexts: Readonly<Record<ImageProblem, string>>
  /** The name of a hidden field, sent as "on" when the stored picture is to be removed. */
  removedName?: string
  /** Content over the picture, such as a <BarMeter /> during the upload. */
  progress?: ReactNode
}

const pictureTypes = 'image/jpeg,image/png,image/webp'

/** Checks the file's bytes in the browser; the server checks again. */
export function ImagePicker(props: ImagePickerProps) {
  const [
    field,
    {
      src,
      shape = 'wide',
      note,
      onChange,
      handsOn,
      removedName,
      progress,
      problemTexts,
      accept = pictureTypes,
      ...input
    },
  ] = partField(props)
  const [file, setFile] = useState<File | null>(null)
  const [isRemoved, setRemoved] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const preview = useObjectUrl(file)
  const imageUrl = preview ?? (isRemoved ? null : src)

  const keep = (next: File | null) => {
    setFile(next)
    if (!next && box.current) box.current.value = ''
  }
  const refuse = (text: string) => {
    keep(null)
    setProblem(text)
    setAnnouncement(text)
  }
  const chosen = async (event: ChangeEvent<HTMLInputElement>) => {
    const next = event.target.files?.[0]
    if (!next) return keep(null)
    const imageProblem = handsOn ? null : await findImageProblem(next)
    if (imageProblem) return refuse(problemTexts[imageProblem])
    setProblem(null)
    setRemoved(false)
    keep(handsOn ? null : next)
    setAnnouncement(`${next.name}を選びました。`)
    onChange?.(next)
  }
  const remove = () => {
    keep(null)
    setRemoved(!handsOn)
    setProblem(null)
    if (!handsOn) setAnnouncement('画像を外しました。')
    onChange?.(null)
    box.current?.focus()
  }
  return (
    <Field {...field} error={problem ?? field.error}>
      {(control) => (
        <div className={classNames(styles.picker, styles[shape])}>
          <DropZone
            {...input}
            {...control}
            ref={box}
            accept={accept}
            action={imageUrl ? '別の画像にする' : '画像を選択'}
            note={note ?? 'JPEG・PNG・WebP、5MBまで'}
            onChange={chosen}
          >
            {imageUrl && (
              <span className={styles.frame}>
                <img
                  src={imageUrl}
                  alt={file ? '選んだ画像' : '現在の画像'}
                  onError={() => file && refuse(problemTexts.invalid)}
                />
                {progress && <span className={styles.progress}>{progress}</span>}
              </span>
            )}
          </DropZone>
          {imageUrl && !input.disabled && (
            <Button kind="quiet" className={styles.remove} onClick={remove}>
              <Icon name="trash" size="small" />
              画像を外す
            </Button>
          )}
          {removedName && isRemoved && src && <input type="hidden" name={removedName} value="on" />}
          <span role="status" className="visually-hidden">
            {announcement}
          </span>
        </div>
      )}
    </Field>
  )
}

/** An object URL for a file, revoked when the file changes or the component leaves the page. */
function useObjectUrl(file: File | null) {
  const url = useMemo(() => file && URL.createObjectURL(file), [file])
  useLeaving((objectUrl) => objectUrl && URL.revokeObjectURL(objectUrl), url)
  return url
}
