import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { rememberFocus } from './dialog-focus.ts'
import { Icon } from './icon.tsx'
import styles from './modal.module.css'
import { addOpenDialog } from './open-dialogs.ts'
import { type OpenStatus, useOpenStatus } from './open-status.ts'

/** sheet: bottomPanel on phones, floating on wide screens. fullOnPhone: full on phones, floating on wide screens. */
export type ModalMode = 'full' | 'floating' | 'bottomPanel' | 'rightPanel' | 'sheet' | 'fullOnPhone'

export type ModalProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  mode?: ModalMode
  closeOnBackground?: boolean
  /** While something is being sent, nothing closes it. */
  locked?: boolean
  ok?: ReactNode
  danger?: ReactNode
  /** A text for the button that closes, a button of one's own, or false for none. */
  cancel?: ReactNode
  className?: string
  children: ReactNode
}

/**
 * Focus goes to [data-autofocus] inside, or to the title, and returns when it closes.
 * openStatus 0 open, 1 closing, 2 closed (§4) stands in data-open-status; the dialog is gone at 2.
 */
export function Modal({ open, ...props }: ModalProps) {
  const status = useOpenStatus(open)
  return status === 2 ? null : <OpenModal {...props} status={status} />
}

function OpenModal({
  status,
  onClose,
  title,
  mode = 'floating',
  closeOnBackground = true,
  locked,
  className,
  children,
  ...foot
}: Omit<ModalProps, 'open'> & { status: OpenStatus }) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)

  const returnFocus = useRef(() => {})

  useLayoutEffect(() => {
    const element = dialog.current
    if (status !== 0 || !element) return
    keepScrollbarPlace()
    returnFocus.current = rememberFocus()
    element.showModal()
    const forget = addOpenDialog(element)
    const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector('h2')
    first?.focus({ preventScroll: true })
    return () => {
      forget()
      element.close()
      returnFocus.current()
    }
  }, [status])
  // What it was opened from may have gone while it closed.
  useEffect(() => () => returnFocus.current(), [])

  const requestClose = () => {
    if (status === 0 && !locked) onClose()
  }
  const keyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const { target, currentTarget } = event
    if (event.key !== 'Escape' || (target as Element).closest('dialog') !== currentTarget) return
    // Held down, or while it is still coming, the key closes nothing.
    if (locked || event.repeat || isMoving(currentTarget)) event.preventDefault()
  }
  const cancelled = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    requestClose()
  }
  // A second Escape, or a form with method="dialog", closes without asking first.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    const element = event.currentTarget
    if (event.target !== element || element.open || status !== 0) return
    if (locked) element.showModal()
    else onClose()
  }
  const clicked = (event: MouseEvent) => {
    const isOutside = isPressedOutside.current && event.target === event.currentTarget
    if (isOutside && closeOnBackground) requestClose()
  }
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.modal, styles[mode], className)}
      aria-labelledby={titleId}
      data-open-status={status}
      onKeyDown={keyDown}
      onCancel={cancelled}
      onClose={closed}
      onMouseDown={(event) => {
        isPressedOutside.current = event.target === event.currentTarget
      }}
      onClick={clicked}
    >
      <header className={styles.head}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <Button kind="quiet" icon aria-label="閉じる" disabled={locked} onClick={requestClose}>
          <Icon name="close" />
        </Button>
      </header>
      <div className={styles.body}>{children}</div>
      <ModalFoot {...foot} locked={locked} onCancel={requestClose} />
    </dialog>
  )
}

const isMoving = (element: Element) => element.getAnimations().some(({ playState }) => playState === 'running')

/** The page behind does not jump when its scrollbar goes. */
function keepScrollbarPlace() {
  const root = document.documentElement
  if (document.querySelector('dialog:modal')) return
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`)
}

type FootProps = Pick<ModalProps, 'ok' | 'cancel' | 'danger' | 'locked'> & { onCancel: () => void }

function ModalFoot({ ok, danger, cancel = 'キャンセル', locked, onCancel }: FootProps) {
  if (!ok && !danger) return null
  const cancelButton =
    typeof cancel === 'string' ? (
      <Button kind="secondary" disabled={locked} onClick={onCancel}>
        {cancel}
      </Button>
    ) : (
      cancel
    )
  return (
    <footer className={styles.foot}>
      {ok && danger && <div className={styles.apart}>{danger}</div>}
      {cancelButton}
      {ok ?? danger}
    </footer>
  )
}
