import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'
import { AboveAll } from './above-all.tsx'
import { Button } from '../button.tsx'
import { useClearOfFeet } from '../browser/clear-of-feet.ts'
import { Icon } from '../marks/icon.tsx'
import { useLeaving } from '../browser/leaving.ts'
import { Phrases } from '../phrases.tsx'
import { useTimer } from '../browser/timer.ts'
import styles from './toast-region.module.css'

export type Toast = {
  text: string
  /** A button such as 「元に戻す」. */
  action?: { label: string; onPress: () => void }
  /** The thing it tells of: a later toast about it takes the place of the earlier one. */
  about?: string
  /** Milliseconds during which the action stays possible, such as an undo; `toastMs` when left out. */
  ms?: number
}
type ShownToast = Toast & { id: number; until: number }

/** Long enough to read the toast and to press its button. */
const toastMs = 8000
/** More toasts would cover the page, so the oldest toast is removed. */
const maxToasts = 4

/** Shows a toast; the returned function closes it. */
type ShowToast = (toast: Toast) => () => void

const ToastContext = createContext<ShowToast | null>(null)

/** A toast says what was done and offers an undo; toasts stack. The banner reports the end of a task. */
export function useToast() {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast needs a ToastProvider above it')
  return show
}

/** Toasts that disappear with their component, because their action needs the component. */
export function useOwnToasts() {
  const show = useToast()
  const [own] = useState(() => new Set<() => void>())
  useLeaving((closers) => {
    for (const close of closers) close()
  }, own)
  return (toast: Toast) => void own.add(show(toast))
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const last = useRef(0)
  const remove = useCallback((id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)), [])
  const show = useCallback(
    (toast: Toast) => {
      const id = ++last.current
      const until = Date.now() + (toast.ms ?? toastMs)
      setToasts((before) =>
        [...before.filter(({ about }) => !about || about !== toast.about), { ...toast, id, until }].slice(-maxToasts),
      )
      return () => remove(id)
    },
    [remove],
  )
  return (
    <ToastContext value={show}>
      {children}
      <AboveAll>
        <ToastRegion toasts={toasts} onRemove={remove} />
      </AboveAll>
    </ToastContext>
  )
}

function ToastRegion({ toasts, onRemove }: { toasts: readonly ShownToast[]; onRemove: (id: number) => void }) {
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
  const { text, action, ms = toastMs, until } = toast
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
