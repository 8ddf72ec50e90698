import { lazy, Suspense } from 'react'
import { eventPicture, pictureFileAt } from '#domain/encourage-event/picture/rules.ts'
import type { DraftForm } from '#web/parts/forms/draft/use-draft.ts'
import type { CropShape } from '#web/parts/picture/crop-dialog.tsx'
import { encodedOf } from '#web/parts/picture/encoded.ts'
import { PictureButton, usePictureChoice } from '#web/parts/picture/picture-choice.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { labels, type Draft } from './draft.ts'
import styles from './events.module.css'

const CropDialog = lazy(() => import('#web/parts/picture/crop-dialog.tsx'))

const { aspect, longSide, shortSide } = eventPicture
const wide: CropShape = { aspect, shortSide, maxWidth: longSide, type: 'image/jpeg' }

/** The picture of an event, cut out in the browser and stored with the form. */
export function EventPicture({ form }: { form: DraftForm<Draft> }) {
  const choice = usePictureChoice(shortSide)
  const { draft, change } = form
  const { id, error } = form.field('picture')
  const isOutside = draft.thumbnailUrl !== '' && pictureFileAt(draft.thumbnailUrl) === null
  const pictureUrl = draft.encodedPicture ? `data:image/jpeg;base64,${draft.encodedPicture}` : draft.thumbnailUrl
  const hasPicture = pictureUrl !== ''
  return (
    <FieldGroup
      id={id}
      label={labels['picture'] ?? ''}
      optional
      hint={`JPEG・PNG・WebP・HEIC。横16：縦9に切り抜きます`}
      error={choice.problem ?? error}
    >
      <div className={styles.picture}>
        {hasPicture && (draft.encodedPicture !== '' || !isOutside) && <img src={pictureUrl} alt="選んだ画像" />}
        {isOutside && draft.encodedPicture === '' && (
          <p className="quiet">外部の画像（{draft.thumbnailUrl}）が登録されています。学生の画面には表示されません。</p>
        )}
        <div className="row-2">
          <PictureButton choice={choice} name="画像" hasPicture={hasPicture} />
          {hasPicture && (
            <Button kind="quiet" onClick={() => change({ ...draft, encodedPicture: '', thumbnailUrl: '' })}>
              画像を外す
            </Button>
          )}
        </div>
      </div>
      {choice.url && (
        <Suspense>
          <CropDialog
            url={choice.url}
            shape={wide}
            verb="この範囲を使う"
            onChoose={(picture) => {
              void encodedOf(picture).then((encodedPicture) => {
                change((was) => ({ ...was, encodedPicture }))
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
