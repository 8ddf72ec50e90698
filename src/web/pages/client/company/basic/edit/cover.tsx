import { lazy, Suspense, type SubmitEvent } from 'react'
import { pictureKinds } from '#domain/company/basic/picture/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { checkText } from '#ground/validation/validation.ts'
import { fieldPlace } from '#web/parts/forms/draft/places.ts'
import { useDraft } from '#web/parts/forms/draft/use-draft.ts'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import type { CropShape } from '#web/parts/picture/crop-dialog.tsx'
import { encodedOf } from '#web/parts/picture/encoded.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { PictureButton, usePictureChoice } from '#web/parts/picture/picture-choice.tsx'
import { SectionEnd } from '../../parts/section-end.tsx'
import { submittedVersion, useVersion } from '../../parts/section-version.ts'
import type { SectionProps } from './section-form.ts'
import styles from './picture.module.css'

const CropDialog = lazy(() => import('#web/parts/picture/crop-dialog.tsx'))

const { aspect, shortSide, longSide } = pictureKinds.cover
const wide: CropShape = { aspect, shortSide, maxWidth: longSide, type: 'image/jpeg', hasSafeArea: true }

/** encodedImage: absent while the stored cover stays, null when it is taken away. */
type Draft = { encodedImage?: string | null; coverDescription: string }

const labels: Record<string, string> = {
  encodedImage: fieldLimits.coverImage.label,
  coverDescription: fieldLimits.coverDescription.label,
}

/** The cover with the words for people who do not see it. */
export function Cover({ basic, next, onReload }: SectionProps) {
  const { cover, coverDescription } = basic.company
  const form = useDraft<Draft>({
    begin: () => ({ coverDescription }),
    write: (draft) => ({
      input: { ...draft, coverDescription: foldSpaces(draft.coverDescription) },
      places: [fieldPlace('encodedImage'), fieldPlace('coverDescription')],
    }),
    check: (draft) => [checkText('coverDescription', foldSpaces(draft.coverDescription), fieldLimits.coverDescription)],
    labelOf: (_, control) => labels[control] ?? null,
  })
  const saving = useVersion(basic, 'COVER', form.answer?.refused)
  const choice = usePictureChoice(shortSide)
  const { draft, change, field } = form
  const imageUrl =
    draft.encodedImage === undefined ? cover?.url : draft.encodedImage && `data:image/jpeg;base64,${draft.encodedImage}`
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!form.isRight()) return
    form.send({ intent: 'cover', version: submittedVersion(event, saving.version), next: next ?? '' })
  }
  const { id, error } = field('encodedImage')
  return (
    <form {...form.props} className="stack-5" onSubmit={submit}>
      <div id={id} tabIndex={-1} className="stack-5">
        {imageUrl ? <Preview src={imageUrl} description={draft.coverDescription} /> : <Empty />}
        <p className="quiet">
          <Phrases>
            JPEG・PNG・WebP・HEIC、10MBまで。短い辺が{shortSide}
            ピクセル以上の画像を選び、16：5の横長に切り抜きます。
          </Phrases>
        </p>
        <FieldError>{choice.problem ?? error}</FieldError>
        <div className="row-2">
          <PictureButton choice={choice} name="カバー画像" hasPicture={Boolean(imageUrl)} />
          {imageUrl && (
            <Button
              kind="quiet"
              aria-label="カバー画像を外す"
              onClick={() => change({ ...draft, encodedImage: cover ? null : undefined })}
            >
              画像を外す
            </Button>
          )}
        </div>
      </div>
      <TextArea
        {...field('coverDescription')}
        label={labels['coverDescription']}
        optional
        rows={2}
        max={fieldLimits.coverDescription.max}
        storedAs="line"
        hint="画像を見られない人に読み上げられます。例：窓の大きな事務所で、社員4人が図面を囲んで話している"
        value={draft.coverDescription}
        // The cut may arrive between two drawings.
        onChange={({ target: { value } }) => change((was) => ({ ...was, coverDescription: value }))}
      />
      <SectionEnd form={form} saving={saving} next={next} onReload={onReload} />
      <UnsavedGuard isUnsaved={form.isUnsaved} />
      {choice.url && (
        <Suspense>
          <CropDialog
            url={choice.url}
            shape={wide}
            verb="この範囲を使う"
            onChoose={(picture) => {
              void encodedOf(picture).then((encodedImage) => {
                change((was) => ({ ...was, encodedImage }))
                choice.close()
              })
            }}
            onClose={choice.close}
          >
            <p className={styles.safe}>明るい中央の部分が、スマートフォンでも見える範囲です。</p>
          </CropDialog>
        </Suspense>
      )}
    </form>
  )
}

/** As a wide window shows it, and as a phone does. */
const Preview = ({ src, description }: { src: string; description: string }) => (
  <div className={styles.previews}>
    <figure>
      <img className={styles.wide} src={src} alt={description || 'カバー画像'} />
      <figcaption className="note-12">パソコン</figcaption>
    </figure>
    <figure>
      <img className={styles.phone} src={src} alt="" />
      <figcaption className="note-12">スマートフォン</figcaption>
    </figure>
  </div>
)

const Empty = () => (
  <div className={styles.empty}>
    <p>カバー画像はまだありません。働く場所や人の様子が分かる写真がおすすめです。</p>
  </div>
)
