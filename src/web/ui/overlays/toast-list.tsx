import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { useClearOfFeet } from '../browser/clear-of-feet.ts'
import { Icon } from '../marks/icon.tsx'
import { Phrases } from '../phrases.tsx'
import { useTimer } from '../browser/timer.ts'
import type { ShownToast } from './toast.ts'
import styles from './toast-list.module.css'

type ToastListProps = { toasts: readonly ShownToast[]; onRemove: (id: number) => void }

/** The toasts, the newest at the end; empty, it is where the next one is read aloud. */
export function ToastList({ toasts, onRemove }: ToastListProps) {
  const region = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const newest = toasts.at(-1)?.id
  // Each new toast shows the region again, so that the region is above dialogs and popovers opened meanwhile. A dialog
  // makes a new region.
  useLayoutEffect(() => {
    const element = region.current
    if (newest === undefined || !element) return
    if (!element.contains(document.activeElement) && element.matches(':popover-open')) element.hidePopover()
    if (!element.matches(':popover-open')) element.showPopover()
  }, [newest])
  useClearOfFeet(region, toasts.length)
  const isHeld = isHovered || isFocused
  const leave = (id: number, item: HTMLElement | null) => {
    // No blur or leave event follows when the focused or hovered toast is removed.
    if (toasts.length === 1) setHovered(false)
    setFocused(false)
    const isByKey = item?.contains(document.activeElement) && document.activeElement?.matches(':focus-visible')
    if (isByKey) (neighbourOf(item) ?? cameFrom.current)?.focus()
    onRemove(id)
  }
  return (
    <div
      ref={region}
      popover="manual"
      role="log"
      aria-label="お知らせ"
      aria-live="polite"
      className={styles.region}
      data-foot={toasts.length === 0 ? undefined : ''}
      data-empty={toasts.length === 0 || undefined}
      // A toast that appears under a resting pointer is not looked at.
      onPointerMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        const isFromOutside = !event.currentTarget.contains(event.relatedTarget)
        if (isFromOutside) cameFrom.current = event.relatedTarget as HTMLElement | null
        setFocused(true)
      }}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} isHeld={isHeld} onClose={(item) => leave(toast.id, item)} />
      ))}
    </div>
  )
}

const neighbourOf = (item: Element | null) =>
  (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector<HTMLElement>('button:last-child')

type ToastItemProps = { toast: ShownToast; isHeld: boolean; onClose: (item: HTMLElement | null) => void }

function ToastItem({ toast, isHeld, onClose }: ToastItemProps) {
  const { text, action, ms, until } = toast
  const item = useRef<HTMLDivElement>(null)
  // A dialog makes a new region, in which the time of a toast goes on.
  const [remainingMs] = useState(() => Math.max(0, until - Date.now()))
  const [wasHeld, setWasHeld] = useState(false)
  if (isHeld && !wasHeld) setWasHeld(true)
  useTimer(() => onClose(null), isHeld ? null : wasHeld ? ms : remainingMs)
  const act = () => {
    onClose(item.current)
    action?.onPress()
  }
  return (
    <div ref={item} className={styles.toast}>
      <p>
        <Phrases>{text}</Phrases>
      </p>
      {action && (
        <Button kind="night" onClick={act}>
          {action.label}
        </Button>
      )}
      <Button kind="night" icon aria-label={`「${text}」を閉じる`} onClick={() => onClose(item.current)}>
        <Icon name="close" />
      </Button>
    </div>
  )
}
