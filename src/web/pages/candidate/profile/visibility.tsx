import { Suspense, useState } from 'react'
import { pagePart, usePartsAtRest } from '#web/first-paint/page-part.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import styles from './visibility.module.css'

const later = { Change: pagePart(() => import('./visibility-change.tsx')) }

/** Whether companies find the student, and the change of it. */
export function Visibility({ isPublic }: { isPublic: boolean }) {
  const [isOpen, setOpen] = useState(false)
  usePartsAtRest(later)
  return (
    <p id="visibility" className={styles.scope}>
      <Icon name={isPublic ? 'eye' : 'eye-off'} />
      <span>{isPublic ? '企業に公開しています' : '企業に公開していません'}</span>
      <LinkButton onClick={() => setOpen(true)}>公開範囲を変える</LinkButton>
      {isOpen && (
        <Suspense>
          <later.Change isPublic={isPublic} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  )
}
