import { lazy, Suspense, useRef, useState, type ChangeEvent } from 'react'
import { useFetcher } from 'react-router'
import { accountLimits } from '#ground/limits/account.ts'
import type { Refused } from '#web/carry/ask.ts'
import type { CropShape } from '#web/parts/picture/crop-dialog.tsx'
import { encodedOf } from '#web/parts/picture/encoded.ts'
import { sentDraft } from '#web/parts/forms/draft/sent-draft.ts'
import { useHeard } from '#web/parts/answers/heard.ts'
import { photoTypes } from '#web/parts/picture/photo-types.ts'
import { readPhoto } from '#web/parts/picture/read-photo.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Avatar, sceneOf } from '#web/ui/marks/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import { useLeaving } from '#web/ui/browser/leaving.ts'
import type { Own } from '../load.ts'
import styles from './photo.module.css'

const CropDialog = lazy(() => import('#web/parts/picture/crop-dialog.tsx'))

const portrait: CropShape = {
  aspect: 1,
  isRound: true,
  shortSide: accountLimits.picture.shortSide,
  maxWidth: 800,
  type: 'image/jpeg',
}

/** The portrait: chosen, cut out and saved on its own. */
export function Photo({ own: { id, picture } }: { own: Own }) {
  const input = useRef<HTMLInputElement>(null)
  const fetcher = useFetcher<{ refused?: Refused }>()
  const [url, setUrl] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const isBusy = isOnItsWay(fetcher)
  const answer = fetcher.state === 'submitting' ? undefined : fetcher.data
  useLeaving((made) => made && URL.revokeObjectURL(made), url)
  useHeard(answer, ({ refused }) => {
    if (refused) return
    setSaid(url ? '写真を登録しました' : '写真を外しました')
    setUrl(null)
  })
  const chosen = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    setReading(true)
    setProblem(null)
    setSaid('')
    const read = await readPhoto(file, accountLimits.picture)
    target.value = ''
    setReading(false)
    if (read.problem === undefined) setUrl(read.url)
    else setProblem(read.problem)
  }
  const send = (intent: 'picture' | 'removePicture', variables: object) =>
    void fetcher.submit(sentDraft({ intent }, variables, crypto.randomUUID()), { method: 'post' })
  const refusal = answer?.refused && (answer.refused.fields[0]?.message ?? answer.refused.message)
  return (
    <section className={styles.photo} aria-labelledby="photo">
      <Avatar photo={picture} name={picture ? '登録した写真' : undefined} scene={sceneOf(id)} size="large" />
      <div className={styles.words}>
        <h2 id="photo">写真（任意）</h2>
        <p>写真がなくても、充実度は変わりません。あなたを見られる企業にだけ表示されます。</p>
        <FieldError>{problem ?? (url ? undefined : refusal)}</FieldError>
        <noscript>
          <p>写真の登録にはJavaScriptが必要です。</p>
        </noscript>
        <div className="row-2 scripted-only">
          <Button kind="secondary" busy={isReading} onClick={() => input.current?.click()}>
            {isReading ? '読み込み中…' : picture ? '別の写真にする' : '写真を選ぶ'}
          </Button>
          {picture && (
            <Button kind="quiet" busy={isBusy && !url} onClick={() => send('removePicture', {})}>
              写真を外す
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-label="写真のファイル"
          accept={photoTypes}
          onChange={(event) => void chosen(event)}
        />
        <span role="status" className={styles.said}>
          {said}
        </span>
      </div>
      {url && (
        <Suspense>
          <CropDialog
            url={url}
            shape={portrait}
            refusal={refusal}
            isBusy={isBusy}
            onChoose={(cut) => void encodedOf(cut).then((encodedImage) => send('picture', { encodedImage }))}
            onClose={() => setUrl(null)}
          />
        </Suspense>
      )}
    </section>
  )
}
