import { lazy, Suspense, useState } from 'react'
import { accountLimits } from '#ground/limits/account.ts'
import type { FieldBinding } from '#web/parts/forms/use-form.ts'
import type { CropShape } from '#web/parts/picture/crop-dialog.tsx'
import { encodedOf } from '#web/parts/picture/encoded.ts'
import { PictureButton, usePictureChoice } from '#web/parts/picture/picture-choice.tsx'
import { Avatar } from '#web/ui/marks/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import styles from './form.module.css'

const CropDialog = lazy(() => import('#web/parts/picture/crop-dialog.tsx'))

const { label, shortSide } = accountLimits.picture
const portrait: CropShape = { aspect: 1, isRound: true, shortSide, maxWidth: 800, type: 'image/jpeg' }

/** The photo of the new user, cut out here and sent with the form. */
export function OwnPhoto({ field: { id, name, error } }: { field: FieldBinding }) {
  const choice = usePictureChoice(shortSide)
  const [encoded, setEncoded] = useState('')
  const photo = encoded === '' ? null : `data:image/jpeg;base64,${encoded}`
  return (
    <FieldGroup
      id={id}
      className={styles.picture}
      label={label}
      optional
      hint={`JPEG・PNG・WebP・HEIC、短い辺が${shortSide}ピクセル以上。会社がスカウトを送った学生と、社内のユーザーにだけ表示されます。`}
      error={choice.problem ?? error}
    >
      <div className="row-4 line">
        <Avatar photo={photo} name={photo ? '選んだ写真' : undefined} size="large" />
        <div className="row-2">
          <PictureButton choice={choice} name={label} hasPicture={photo !== null} />
          {photo && (
            <Button kind="quiet" onClick={() => setEncoded('')}>
              {label}を外す
            </Button>
          )}
        </div>
      </div>
      <input type="hidden" name={name} value={encoded} />
      {choice.url && (
        <Suspense>
          <CropDialog
            url={choice.url}
            shape={portrait}
            verb="この範囲を使う"
            onChoose={(picture) => {
              void encodedOf(picture).then((cut) => {
                setEncoded(cut)
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
