import { type ComponentProps, useRef } from 'react'
import { useAfterPaint } from './browser/after-paint.ts'
import { Notice } from './notice.tsx'
import styles from './told-notice.module.css'

type ToldNoticeProps = ComponentProps<typeof Notice> & {
  /** The answer that the notice tells of; null while nobody waits for one. */
  cause: object | null | undefined
}

/** A notice that stands away from the button that was pressed: each new cause brings it into view with the focus. */
export function ToldNotice({ cause, ...notice }: ToldNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  useAfterPaint((now) => {
    if (!now) return
    place.current?.scrollIntoView({ block: 'nearest' })
    place.current?.focus({ preventScroll: true })
  }, cause)
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Notice {...notice} />
    </div>
  )
}
