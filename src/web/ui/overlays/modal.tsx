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
import { useBackCloses } from './back-closes.ts'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { footMark } from '../browser/foot-mark.ts'
import { rememberFocus } from './dialog-focus.ts'
import { Icon } from '../marks/icon.tsx'
import styles from './modal.module.css'
import { addOpenDialog } from './open-dialogs.ts'
import { type OpenStatus, useOpenStatus } from './open-status.ts'
import { Phrases, phrasedParagraphs } from '../phrases.tsx'

/** sheet: bottomPanel on phones, floating on wide screens. fullOnPhone: full on phones, floating on wide screens. */
export type ModalMode = 'full' | 'floating' | 'bottomPanel' | 'rightPanel' | 'sheet' | 'fullOnPhone'

type ModalProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  mode?: ModalMode
  closeOnBackground?: boolean
  /** While a form is being sent, the modal cannot be closed. */
  locked?: boolean
  /** Back is a navigation, not the way to close: for a modal that the address opens, or that asks about a navigation. */
  backLeaves?: boolean
  ok?: ReactNode
  danger?: ReactNode
  /** The label of the cancel button, another button, or false for no button. */
  cancel?: ReactNode
  className?: string
  children: ReactNode
}

/**
 * The focus goes to [data-autofocus] inside the modal, or to the title, and returns after closing. data-open-status is
 * 0 open, 1 closing, 2 closed (§4); at 2 the dialog is removed.
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
  locked = false,
  backLeaves = false,
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
  // The element that opened the modal may have been removed while the modal was closing.
  useEffect(() => () => returnFocus.current(), [])

  const requestClose = () => {
    if (status === 0 && !locked) onClose()
  }
  useBackCloses(status === 0 && !backLeaves, onClose, locked)
  const keyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const { target, currentTarget } = event
    if (event.key !== 'Escape' || (target as Element).closest('dialog') !== currentTarget) return
    // Escape does nothing while the key is held down or the modal is still opening.
    if (locked || event.repeat || isMoving(currentTarget)) event.preventDefault()
  }
  const cancelled = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    requestClose()
  }
  // A second Escape, or a form with method="dialog", closes the dialog without a cancel event.
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
          <Phrases>{title}</Phrases>
        </h2>
        <Button kind="quiet" icon aria-label="閉じる" disabled={locked} onClick={requestClose}>
          <Icon name="close" />
        </Button>
      </header>
      <div className={styles.body}>{phrasedParagraphs(children)}</div>
      <ModalFoot {...foot} locked={locked} onCancel={requestClose} />
    </dialog>
  )
}

const isMoving = (element: Element) => element.getAnimations().some(({ playState }) => playState === 'running')

/** Keeps the page behind from moving when the scrollbar disappears. */
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
    <footer className={styles.foot} {...footMark}>
      {ok && danger && <div className={styles.apart}>{danger}</div>}
      {cancelButton}
      {ok ?? danger}
    </footer>
  )
}
