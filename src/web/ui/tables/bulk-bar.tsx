import { type ReactNode, useEffect, useRef } from 'react'
import styles from './bulk-bar.module.css'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { footMark } from '../browser/foot-mark.ts'

type BulkBarProps = {
  /** The name of the region, such as 「選択した学生」. */
  label: string
  count: number
  /** The status read aloud at each change, such as 「3名の学生が選択されています。」. */
  text: string
  /** The visible status; `text` when left out. */
  children?: ReactNode
  onClear: () => void
  clearLabel?: string
  /** The id of the element that gets the focus when the bar closes with the focus inside. */
  focusAfter?: string
  actions: ReactNode
  className?: string
}

/** The dark bar at the foot of a list, with actions for all selected rows. */
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
          {...footMark}
          className={classNames(styles.bar, className)}
          onFocus={() => {
            hadFocus.current = true
          }}
          onBlur={(event) => {
            // Without a related target, the focus may be lost because the bar is closing.
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

/** The class for secondary buttons in the bar. */
export const bulkActionClass: string = styles.clear ?? ''
