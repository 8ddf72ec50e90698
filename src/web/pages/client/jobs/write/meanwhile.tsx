import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { time } from '#ground/tokyo-time.ts'
import type { WrittenJobFragment } from '#web/generated/graphql.ts'
import { ChangedLines } from '#web/parts/job-page/changed-lines.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { ToldNotice } from '#web/ui/told-notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { differences } from './differences.ts'
import type { Writing } from './load.ts'
import type { JobForm } from './use-job-form.ts'
import styles from './writer.module.css'

type MeanwhileProps = {
  form: JobForm
  job: WrittenJobFragment | null
  writing: Writing
  /** The save of a colleague that this page has not read. */
  saved: { by: string; savedAt: string } | null
  /** The sentence with which the server refused to overwrite it. */
  refused: string | undefined
  onReadAnew: () => void
}

const sentenceOf = ({ by, savedAt }: { by: string; savedAt: string }) =>
  `${by === '' ? '別の画面で' : `${by}さんが`}、この募集を${time(savedAt)}に保存しました。`

/** Somebody saved the job while it is written here: both texts can be compared, and one of them is chosen. */
export function Meanwhile({ form, job, writing, saved, refused, onReadAnew }: MeanwhileProps) {
  const [isComparing, setComparing] = useState(false)
  const { revalidate } = useRevalidator()
  const sentence = refused ?? (saved && sentenceOf(saved))
  if (!sentence || !job) return null
  const compare = async () => {
    await revalidate()
    setComparing(true)
  }
  const lines = differences(job, form.draft, writing)
  return (
    <>
      <ToldNotice kind="warning" live cause={refused === undefined ? null : form.refusedPress}>
        <p>{sentence}</p>
        <p className={styles.choices}>
          <LinkButton onClick={() => void compare()}>見比べて選ぶ</LinkButton>
        </p>
      </ToldNotice>
      <Modal
        open={isComparing}
        onClose={() => setComparing(false)}
        title="保存された内容との違い"
        cancel="入力に戻る"
        danger={
          <Button kind="secondary" onClick={onReadAnew}>
            保存された内容を読み込む
          </Button>
        }
        ok={
          <Button
            busy={form.isSending}
            onClick={() => {
              setComparing(false)
              form.saveOver(job.revision)
            }}
          >
            自分の内容で保存
          </Button>
        }
      >
        {lines.length === 0 ? (
          <p>
            <Phrases>いまの入力と同じ内容です。保存された内容を読み込んで続けられます。</Phrases>
          </p>
        ) : (
          <ChangedLines lines={lines} before="保存された内容" after="自分の入力" />
        )}
      </Modal>
    </>
  )
}
