import type { ChangeEvent } from 'react'
import { photoTypes } from '#web/parts/picture/photo-types.ts'
import { useUploads } from '#web/parts/block-editor/use-uploads.ts'
import { Button } from '#web/ui/button.tsx'
import { DropZone } from '#web/ui/fields/drop-zone.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import styles from './voice-picture.module.css'

/** `isSending`: a chosen picture is not stored yet, and the voices saved now would leave it out. */
export type VoicePictureDraft = { imageUrl: string | null; isSending?: true | undefined }

type VoicePictureProps = {
  id: string
  error: string | undefined
  /** The voice, such as 2人目. */
  name: string
  picture: VoicePictureDraft
  onChange: (to: Partial<VoicePictureDraft>) => void
}

const key = 'picture'

/** A colleague's picture: stored when it is chosen, shown when the voices are saved. */
export function VoicePicture({ id, error, name, picture, onChange }: VoicePictureProps) {
  const uploads = useUploads({
    onSending: (_, isSending) => onChange({ isSending }),
    onStored: (_, { url }) => onChange({ imageUrl: url, isSending: undefined }),
    onMore: () => [],
  })
  const upload = uploads.of(key)
  const isRunning = upload?.state === 'reading' || upload?.state === 'sending'
  const interrupted =
    picture.isSending && !upload ? '写真の送信が終わっていません。もう一度選ぶか、写真を外してください。' : undefined
  const imageUrl = (picture.isSending && upload?.preview) || picture.imageUrl
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    uploads.choose(key, files.slice(0, 1))
  }
  const remove = () => {
    uploads.cancel(key)
    onChange({ imageUrl: null })
  }
  return (
    <div className="stack-2">
      <Field label="写真" optional id={id} error={upload?.problem ?? interrupted ?? error} className={styles.field}>
        {(control) => (
          <DropZone
            {...control}
            accept={photoTypes}
            action={imageUrl ? '別の写真にする' : '写真を選ぶ'}
            note="本人の了承を得た写真を使ってください。5MBまで。"
            onChange={chosen}
          >
            {imageUrl && <img src={imageUrl} alt="" />}
          </DropZone>
        )}
      </Field>
      {isRunning && (
        <progress className={styles.progress} aria-label={`${name}の写真の送信`} max={1} value={upload.share} />
      )}
      <div className={styles.acts}>
        {upload?.state === 'lost' && (
          <Button kind="secondary" onClick={() => uploads.retry(key)}>
            もう一度送る
          </Button>
        )}
        {(imageUrl || picture.isSending) && (
          <Button kind="quiet" onClick={remove}>
            写真を外す
          </Button>
        )}
      </div>
    </div>
  )
}
