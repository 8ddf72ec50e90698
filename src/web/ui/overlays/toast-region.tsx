import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { AboveAll } from './above-all.tsx'
import type { ShownToast, Toast } from './toast.ts'
import { useAtRest } from '../browser/at-rest.ts'
import { useLeaving } from '../browser/leaving.ts'

/** Long enough to read the toast and to press its button. */
const toastMs = 8000
/** More toasts would cover the page, so the oldest toast is removed. */
const maxToasts = 4

/** Shows a toast; the returned function closes it. */
type ShowToast = (toast: Toast) => () => void

/** A toast tells of a press, so a page at rest is early enough. */
const loadList = () => import('./toast-list.tsx')

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
  const file = useAtRest(loadList, toasts.length)
  const remove = useCallback((id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)), [])
  const show = useCallback(
    (toast: Toast) => {
      const id = ++last.current
      const { ms = toastMs } = toast
      const newest = { ...toast, id, ms, until: Date.now() + ms }
      setToasts((before) =>
        [...before.filter(({ about }) => !about || about !== toast.about), newest].slice(-maxToasts),
      )
      return () => remove(id)
    },
    [remove],
  )
  return (
    <ToastContext value={show}>
      {children}
      <AboveAll>{file && <file.ToastList toasts={toasts} onRemove={remove} />}</AboveAll>
    </ToastContext>
  )
}
