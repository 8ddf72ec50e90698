import { lazy, Suspense, useState } from 'react'
import { useFetcher } from 'react-router'
import { accountLimits } from '#ground/limits/account.ts'
import { chosenFileText } from '#web/texts/chosen-file.ts'
import type { ActionRefusal } from '#web/carry/ask.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { sentDraft } from '#web/parts/forms/draft/sent-draft.ts'
import type { CropShape } from '#web/parts/picture/crop-dialog.tsx'
import { encodedOf } from '#web/parts/picture/encoded.ts'
import { photoTypes } from '#web/parts/picture/photo-types.ts'
import { readPhoto } from '#web/parts/picture/read-photo.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { useSuccessMessage, type Done } from '#web/parts/answers/success-message.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Card } from '#web/ui/card.tsx'
import { ImagePicker } from '#web/ui/fields/image-picker.tsx'
import { useLeaving } from '#web/ui/browser/leaving.ts'
import styles from './profile.module.css'

const CropDialog = lazy(() => import('#web/parts/picture/crop-dialog.tsx'))

const UserPhoto = graphql(`
  fragment UserPhoto on CompanyUserProfile {
    picture
  }
`)

const { shortSide } = accountLimits.picture
const portrait: CropShape = { aspect: 1, isRound: true, shortSide, maxWidth: 800, type: 'image/jpeg' }

const problemTexts = { invalid: chosenFileText.photo, tooLarge: chosenFileText.size }

/** The photo: chosen, cut out and saved on its own. */
export function Photo({ profile }: { profile: FragmentType<typeof UserPhoto> }) {
  const { picture } = readFragment(UserPhoto, profile)
  const fetcher = useFetcher<Done | ActionRefusal>()
  const [url, setUrl] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useLeaving((made) => made && URL.revokeObjectURL(made), url)
  const answer = fetcher.state === 'submitting' ? undefined : fetcher.data
  const refused = refusedOf(answer)
  // The dialog is gone before the message is drawn, which would else be drawn inside of it.
  const [seen, setSeen] = useState(answer)
  if (answer !== seen) {
    setSeen(answer)
    if (answer && 'done' in answer) setUrl(null)
  }
  useSuccessMessage(answer)
  const send = (intent: 'picture' | 'removePicture', input: object) =>
    void fetcher.submit(sentDraft({ intent }, input, crypto.randomUUID()), { method: 'post' })
  const choose = async (file: File | null) => {
    setProblem(null)
    if (!file) return send('removePicture', {})
    const read = await readPhoto(file, { shortSide })
    if (read.problem === undefined) setUrl(read.url)
    else setProblem(read.problem)
  }
  const refusal = refused && (refused.fields[0]?.message ?? refused.message)
  return (
    <Card as="section" aria-labelledby="photo" className={styles.section}>
      <h2 id="photo">写真</h2>
      <p className="quiet">
        誰からのスカウトかが、学生に伝わります。写真は、会社がスカウトを送った学生と、社内のユーザーにだけ表示されます。
      </p>
      <ImagePicker
        label="写真"
        hideLabel
        shape="round"
        src={picture}
        handsOn
        accept={photoTypes}
        disabled={isOnItsWay(fetcher) && !url}
        note={`JPEG・PNG・WebP・HEIC、短い辺が${shortSide}ピクセル以上`}
        problemTexts={problemTexts}
        error={problem ?? (url ? undefined : refusal)}
        onChange={(file) => void choose(file)}
      />
      {url && (
        <Suspense>
          <CropDialog
            url={url}
            shape={portrait}
            refusal={refusal}
            isBusy={isOnItsWay(fetcher)}
            onChoose={(cut) => void encodedOf(cut).then((encodedImage) => send('picture', { encodedImage }))}
            onClose={() => setUrl(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}
