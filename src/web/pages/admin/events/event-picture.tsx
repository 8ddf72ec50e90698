import { lazy, Suspense } from 'react'
import { eventLogo, eventPicture, pictureFileAt } from '#domain/encourage-event/picture/rules.ts'
import type { DraftForm } from '#web/parts/forms/draft/use-draft.ts'
import type { CropShape } from '#web/parts/picture/crop-dialog.tsx'
import { encodedOf } from '#web/parts/picture/encoded.ts'
import { PictureButton, usePictureChoice } from '#web/parts/picture/picture-choice.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { labels, type Draft } from './draft.ts'
import styles from './events.module.css'

const CropDialog = lazy(() => import('#web/parts/picture/crop-dialog.tsx'))

const shapeOf = ({ aspect, longSide: maxWidth, shortSide }: typeof eventPicture): CropShape => ({
  aspect,
  shortSide,
  maxWidth,
  type: 'image/jpeg',
})

const pictures = {
  picture: {
    shape: shapeOf(eventPicture),
    stored: 'thumbnailUrl',
    encoded: 'encodedPicture',
    name: '画像',
    cut: '横16：縦9に切り抜きます',
  },
  logo: {
    shape: shapeOf(eventLogo),
    stored: 'companyLogoUrl',
    encoded: 'encodedLogo',
    name: 'ロゴ',
    cut: '正方形に切り抜きます。主催の名前の前に表示されます',
  },
} as const

type EventPictureProps = { form: DraftForm<Draft>; kind: keyof typeof pictures }

/** A picture of an event, cut out in the browser and stored with the form. */
export function EventPicture({ form, kind }: EventPictureProps) {
  const { shape, stored, encoded, name, cut } = pictures[kind]
  const choice = usePictureChoice(shape.shortSide)
  const { draft, change } = form
  const { id, error } = form.field(kind)
  const [address, bytes] = [draft[stored], draft[encoded]]
  const isOutside = address !== '' && pictureFileAt(address) === null
  const pictureUrl = bytes ? `data:image/jpeg;base64,${bytes}` : address
  const hasPicture = pictureUrl !== ''
  return (
    <FieldGroup
      id={id}
      label={labels[kind] ?? ''}
      optional
      hint={`JPEG・PNG・WebP・HEIC。${cut}`}
      error={choice.problem ?? error}
    >
      <div className={styles.picture} data-kind={kind}>
        {hasPicture && (bytes !== '' || !isOutside) && <img src={pictureUrl} alt={`選んだ${name}`} />}
        {isOutside && bytes === '' && (
          <p className="quiet">外部の画像（{address}）が登録されています。学生の画面には表示されません。</p>
        )}
        <div className="row-2">
          <PictureButton choice={choice} name={name} hasPicture={hasPicture} />
          {hasPicture && (
            <Button kind="quiet" onClick={() => change({ ...draft, [encoded]: '', [stored]: '' })}>
              {name}を外す
            </Button>
          )}
        </div>
      </div>
      {choice.url && (
        <Suspense>
          <CropDialog
            url={choice.url}
            shape={shape}
            verb="この範囲を使う"
            onChoose={(picture) => {
              void encodedOf(picture).then((text) => {
                change((was) => ({ ...was, [encoded]: text }))
                choice.close()
              })
            }}
            onClose={choice.close}
          />
        </Suspense>
      )}
    </FieldGroup>
  )
}
