import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './marks/icon.tsx'
import styles from './notice.module.css'
import { phrased, phrasedParagraphs } from './phrases.tsx'

type NoticeProps = {
  kind?: 'info' | 'success' | 'warning' | 'error'
  /** Set for a notice that appears after the page was shown, so that screen readers read the notice aloud. */
  live?: boolean
  className?: string | undefined
  children: ReactNode
}

const icons = { info: 'info', success: 'check', warning: 'warning', error: 'warning' } as const

/** A message that stays in the page, unlike the banner. Children are text or paragraphs. */
export function Notice({ kind = 'info', live, className, children }: NoticeProps) {
  const role = live ? (kind === 'error' ? 'alert' : 'status') : undefined
  return (
    <div role={role} className={classNames(styles.notice, styles[kind], className)}>
      <Icon name={icons[kind]} />
      <div className={styles.text}>{phrasedParagraphs(phrased(children))}</div>
    </div>
  )
}

/** Why an act or a page did not succeed, where it belongs to no field. */
export function ErrorNotice({
  message,
  className,
}: {
  message: string | null | undefined
  className?: string | undefined
}) {
  if (!message) return null
  return (
    <Notice kind="error" live className={className}>
      {message}
    </Notice>
  )
}
