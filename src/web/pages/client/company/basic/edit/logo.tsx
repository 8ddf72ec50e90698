import { lazy, Suspense, useState } from 'react'
import { useFetcher } from 'react-router'
import { pictureKinds } from '#domain/company/basic/picture/rules.ts'
import type { ActionRefusal } from '#web/carry/ask.ts'
import { CompanyMark } from '#web/parts/companies/company-mark.tsx'
import { sentDraft } from '#web/parts/forms/draft/sent-draft.ts'
import type { CropShape } from '#web/parts/picture/crop-dialog.tsx'
import { encodedOf } from '#web/parts/picture/encoded.ts'
import { readLogo } from '#web/parts/picture/read-logo.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { useSuccessMessage, type Done } from '#web/parts/answers/success-message.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import { NextSection } from './next-section.tsx'
import { PictureButton, usePictureChoice } from '#web/parts/picture/picture-choice.tsx'
import { versionOf } from '../../parts/section-version.ts'
import type { SectionProps } from './section-form.ts'
import styles from './picture.module.css'

const CropDialog = lazy(() => import('#web/parts/picture/crop-dialog.tsx'))

const { aspect, shortSide, longSide } = pictureKinds.logo
const square: CropShape = { aspect, shortSide, maxWidth: longSide, type: 'image/png' }

/** The logo: chosen, cut out and saved on its own. */
export function Logo({ basic, next }: SectionProps) {
  const { company } = basic
  const fetcher = useFetcher<Done | ActionRefusal>()
  const choice = usePictureChoice(shortSide, readLogo)
  const isBusy = isOnItsWay(fetcher)
  const answer = fetcher.state === 'submitting' ? undefined : fetcher.data
  const refused = refusedOf(answer)
  // The dialog is gone before the message is drawn, which would else be drawn inside of it.
  const [seen, setSeen] = useState(answer)
  if (answer !== seen) {
    setSeen(answer)
    if (answer && 'done' in answer) choice.close()
  }
  useSuccessMessage(answer)
  const send = (intent: 'logo' | 'removeLogo', input: object) =>
    void fetcher.submit(sentDraft({ intent, version: String(versionOf(basic, 'LOGO')) }, input, crypto.randomUUID()), {
      method: 'post',
    })
  const refusal = refused && (refused.fields[0]?.message ?? refused.message)
  return (
    <div className="stack-5">
      <div className={styles.logo}>
        <CompanyMark company={company} size="large" />
        <div className={styles.words}>
          <p>{company.logo ? '登録したロゴです。' : 'ロゴがない間は、この図形を表示します。'}</p>
          <p className="quiet">
            JPEG・PNG・WebP・HEIC、5MBまで。長い辺が{shortSide}
            ピクセル以上の画像を選びます。横長のロゴは、全体が入るように余白をつけます。
          </p>
        </div>
      </div>
      <FieldError>{choice.problem ?? (choice.url ? undefined : refusal)}</FieldError>
      <div className="row-2">
        <PictureButton choice={choice} name="ロゴ" hasPicture={company.logo !== null} />
        {company.logo && (
          <Button kind="quiet" busy={isBusy && !choice.url} onClick={() => send('removeLogo', {})}>
            ロゴを外す
          </Button>
        )}
      </div>
      <NextSection next={next} />
      {choice.url && (
        <Suspense>
          <CropDialog
            url={choice.url}
            shape={square}
            refusal={refusal}
            isBusy={isBusy}
            onChoose={(picture) => void encodedOf(picture).then((encodedImage) => send('logo', { encodedImage }))}
            onClose={choice.close}
          />
        </Suspense>
      )}
    </div>
  )
}
