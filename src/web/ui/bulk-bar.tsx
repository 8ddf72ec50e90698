import { type ReactNode, useEffect, useRef } from 'react'
import styles from './bulk-bar.module.css'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

type BulkBarProps = {
  /** Name of the region, such as 「選択した学生」. */
  label: string
  count: number
  /** Read aloud at each change, such as 「3名の学生が選択されています。」. */
  text: string
  /** What the eye sees; the text when left out. */
  children?: ReactNode
  onClear: () => void
  clearLabel?: string
  /** Id of what takes the focus when the bar goes while it is inside. */
  focusAfter?: string
  actions: ReactNode
  className?: string
}

/** The night at the foot of a list: what can be done with all that are ticked. */
export function BulkBar({ label, count, text, className, ...props }: BulkBarProps) {
  const hadFocus = useRef(false)
  const isShown = count > 0
  const { focusAfter } = props
  useEffect(() => {
    if (isShown || !hadFocus.current) return
    hadFocus.current = false
    if (focusAfter && document.activeElement === document.body) document.getElementById(focusAfter)?.focus()
  }, [isShown, focusAfter])
  return (
    <>
      <p role="status" className="visually-hidden">
        {isShown && text}
      </p>
      {isShown && (
        <section
          aria-label={label}
          className={classNames(styles.bar, className)}
          onFocus={() => {
            hadFocus.current = true
          }}
          onBlur={(event) => {
            // Without a new place, the focus may be going with the bar.
            if (event.relatedTarget) hadFocus.current = event.currentTarget.contains(event.relatedTarget)
          }}
        >
          <p className={styles.text} aria-hidden="true">
            {props.children ?? text}
          </p>
          <Button kind="night" className={styles.clear} onClick={props.onClear}>
            {props.clearLabel ?? '解除'}
          </Button>
          {props.actions}
        </section>
      )}
    </>
  )
}

/** For a button in the bar that is not the chief one. */
export const bulkActionClass: string = styles.clear ?? ''
