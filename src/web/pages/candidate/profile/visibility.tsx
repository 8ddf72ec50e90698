import { Suspense, useState } from 'react'
import { pagePart, usePartsAtRest } from '#web/first-paint/page-part.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import styles from './visibility.module.css'

const later = { Change: pagePart(() => import('./visibility-change.tsx')) }

/** Whether companies find the student, and the change of it. */
type VisibilityProps = { isPublic: boolean; message: string | undefined }

export function Visibility({ isPublic, message }: VisibilityProps) {
  const [isOpen, setOpen] = useState(false)
  usePartsAtRest(later)
  return (
    <div id="visibility" className={styles.scope}>
      <Icon name={isPublic ? 'eye' : 'eye-off'} />
      <span>{isPublic ? '企業に公開しています' : '企業に公開していません'}</span>
      <LinkButton className="scripted-only" onClick={() => setOpen(true)}>
        公開範囲を変える
      </LinkButton>
      <noscript>
        {import.meta.env.SSR && (
          <form method="post">
            <ErrorNotice message={message} />
            <input type="hidden" name="intent" value="visibility" />
            <input type="hidden" name="isPublic" value={String(!isPublic)} />
            <button type="submit">{isPublic ? '非公開にする' : '公開する'}</button>
          </form>
        )}
      </noscript>
      {isOpen && (
        <Suspense>
          <later.Change isPublic={isPublic} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
