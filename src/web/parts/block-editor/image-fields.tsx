import { lazy, Suspense, useState, type ChangeEvent } from 'react'
import { fieldLimits } from '#ground/limits/desk.ts'
import { Button } from '#web/ui/button.tsx'
import { DropZone } from '#web/ui/fields/drop-zone.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { photoTypes } from '../picture/photo-types.ts'
import type { Block } from './block-draft.ts'
import type { BlockForm } from './block-form.ts'
import styles from './image-fields.module.css'
import type { Upload, Uploads } from './use-uploads.ts'

const CropDialog = lazy(() => import('../picture/crop-dialog.tsx'))

const aspects = [
  { name: '16:9', ratio: 16 / 9 },
  { name: '4:3', ratio: 4 / 3 },
  { name: '1:1', ratio: 1 },
  { name: '3:4', ratio: 3 / 4 },
] as const
const whole = { maxWidth: 2000, type: 'image/jpeg', aspect: 16 / 9, shortSide: 1 } as const

type ImageFieldsProps = {
  block: Extract<Block, { kind: 'IMAGE' }>
  form: BlockForm
  uploads: Uploads
  onChange: (to: Partial<Block>) => void
}

/** A picture: chosen and stored at once, with its alternative text. */
export function ImageFields({ block, form, uploads, onChange }: ImageFieldsProps) {
  const upload = uploads.of(block.key)
  const { id, error } = form.field(block.key, 'url')
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    uploads.choose(block.key, files)
  }
  const [cutting, setCutting] = useState<string | null>(null)
  const isBusy = upload?.state === 'reading' || upload?.state === 'sending'
  const interrupted = block.isSending && !upload ? '画像の送信が終わっていません。もう一度選んでください。' : undefined
  const imageUrl = upload?.preview ?? (block.url || null)
  return (
    <>
      <Field
        label="画像のファイル"
        required
        hideLabel={imageUrl !== null}
        id={id}
        error={upload?.problem ?? interrupted ?? error}
      >
        {(control) => (
          <DropZone
            {...control}
            multiple
            accept={photoTypes}
            action={imageUrl ? '別の画像にする' : '画像を選ぶ'}
            note="JPEG・PNG・WebP・HEIC、5MBまで。まとめて選べます。"
            className={styles.zone}
            onChange={chosen}
          >
            {imageUrl && <img className={styles.picture} src={imageUrl} alt="" />}
          </DropZone>
        )}
      </Field>
      {imageUrl && !isBusy && (
        <Button kind="secondary" className={styles.cut} onClick={() => setCutting(imageUrl)}>
          切り抜く
        </Button>
      )}
      {cutting && (
        <Suspense>
          <CropDialog
            url={cutting}
            shape={whole}
            aspects={aspects}
            verb="この範囲にする"
            onChoose={(picture) => {
              setCutting(null)
              uploads.replace(block.key, picture)
            }}
            onClose={() => setCutting(null)}
          />
        </Suspense>
      )}
      {upload && upload.state !== 'done' && (
        <UploadLine
          upload={upload}
          onRetry={() => uploads.retry(block.key)}
          onCancel={() => uploads.cancel(block.key)}
        />
      )}
      <TextField
        label="画像の説明"
        hint={`画像を見られない方に読み上げます。写っているものを、短い文で書いてください（${fieldLimits.imageDescription.max}文字以内）。`}
        {...form.field(block.key, 'description')}
        value={block.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </>
  )
}

type UploadLineProps = { upload: Upload; onRetry: () => void; onCancel: () => void }

function UploadLine({ upload: { state, share, name }, onRetry, onCancel }: UploadLineProps) {
  const isSending = state === 'sending' || state === 'reading'
  return (
    <div className="row-3 line note-13">
      {isSending && (
        <>
          <progress className={styles.progress} aria-label={`${name}の送信`} max={1} value={share} />
          <span>
            {state === 'reading' ? '読み込み中…' : share < 1 ? `送信中 ${Math.floor(share * 100)}%` : '登録中…'}
          </span>
        </>
      )}
      {state === 'lost' && (
        <Button kind="secondary" onClick={onRetry}>
          <Icon name="refresh" size="small" />
          もう一度送る
        </Button>
      )}
      <Button kind="quiet" onClick={onCancel}>
        やめる
      </Button>
    </div>
  )
}
