import {
  type KeyboardEventHandler,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { buttonClass } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { placeBeside } from './place-beside.ts'
import styles from './popover.module.css'

export type PopoverProps = {
  /** The name of the floating surface. */
  label: string
  /** The content of the button. */
  trigger: ReactNode
  /** The button's label, for a trigger without text. */
  triggerLabel?: string
  triggerClass?: string
  /** The key of a page that presses the button. */
  shortcut?: string | undefined
  className?: string
  children: ReactNode
}

type Surface = {
  role?: 'menu' | 'group' | 'dialog'
  /** The element beside the surface; the button when left out. */
  anchor?: RefObject<HTMLElement | null>
  onClosed?: () => void
  onKeyDown?: KeyboardEventHandler<HTMLDivElement>
  onClick?: MouseEventHandler<HTMLDivElement>
}

/**
 * A button with a floating surface. The browser closes the surface on Escape and on a press elsewhere, and returns the
 * focus.
 */
export function Popover({
  label,
  trigger,
  triggerLabel,
  triggerClass,
  shortcut,
  className,
  children,
  role = 'group',
  anchor,
  onClosed,
  ...on
}: PopoverProps & Surface) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const leave = (event: Event) => {
      if (!(event.target instanceof Node && surface.current?.contains(event.target))) surface.current?.hidePopover()
    }
    addEventListener('scroll', leave, { capture: true, passive: true })
    addEventListener('resize', leave)
    return () => {
      removeEventListener('scroll', leave, { capture: true })
      removeEventListener('resize', leave)
    }
  }, [isOpen])

  const place = (event: ToggleEvent<HTMLDivElement>) => {
    const beside = anchor?.current ?? button.current
    if (event.newState === 'open' && beside) placeBeside(event.currentTarget, beside)
  }
  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    setOpen(event.newState === 'open')
    if (event.newState !== 'open') return onClosed?.()
    const opened = event.currentTarget
    const first =
      opened.querySelector<HTMLElement>('[data-autofocus]') ??
      opened.querySelector<HTMLElement>('[role^="menuitem"], input, button, a')
    first?.focus({ preventScroll: true })
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClass ?? buttonClass({ kind: 'secondary' })}
        popoverTarget={id}
        aria-label={triggerLabel}
        aria-keyshortcuts={shortcut}
        aria-haspopup={role === 'group' ? undefined : role}
      >
        {trigger}
      </button>
      <div
        {...{ onClick: closeAtLink, ...on }}
        ref={surface}
        id={id}
        popover="auto"
        role={role}
        aria-label={label}
        className={classNames(styles.surface, className)}
        onBeforeToggle={place}
        onToggle={toggled}
      >
        {children}
      </div>
    </>
  )
}

/** A link leads to another page, over which the surface would stay. */
function closeAtLink(event: MouseEvent<HTMLDivElement>) {
  const isLink = event.target instanceof Element && event.target.closest('a[href]')
  if (isLink) event.currentTarget.hidePopover()
}
