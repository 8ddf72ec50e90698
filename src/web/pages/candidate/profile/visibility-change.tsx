import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { Refused } from '#web/carry/ask.ts'
import { useHeard } from '#web/parts/answers/heard.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { RadioOption } from '#web/ui/fields/radio-option.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import styles from './visibility.module.css'

type VisibilityChangeProps = { isPublic: boolean; onClose: () => void }

export default function VisibilityChange({ isPublic, onClose }: VisibilityChangeProps) {
  const fetcher = useFetcher<{ refused?: Refused }>()
  const [chosen, choose] = useState(isPublic)
  const isBusy = isOnItsWay(fetcher)
  const answer = fetcher.state === 'submitting' ? undefined : fetcher.data
  useHeard(answer, ({ refused }) => {
    if (!refused) onClose()
  })
  const save = () => fetcher.submit({ intent: 'visibility', isPublic: String(chosen) }, { method: 'post' })
  return (
    <Modal
      open
      onClose={onClose}
      locked={isBusy}
      title="公開範囲"
      ok={
        <Button busy={isBusy} onClick={() => void save()}>
          変更する
        </Button>
      }
    >
      <div className="stack-3" role="radiogroup" aria-label="公開範囲">
        <RadioOption name="isPublic" checked={chosen} onChange={() => choose(true)}>
          <span className={styles.choice}>
            <b>公開</b>
            <Phrases>企業の検索に表示され、スカウトが届きます。</Phrases>
          </span>
        </RadioOption>
        <RadioOption name="isPublic" checked={!chosen} onChange={() => choose(false)}>
          <span className={styles.choice}>
            <b>非公開</b>
            <Phrases>どの企業の検索にも表示されません。届いているスカウトには、そのまま返信できます。</Phrases>
          </span>
        </RadioOption>
      </div>
      <ErrorNotice message={answer?.refused?.message} />
    </Modal>
  )
}
