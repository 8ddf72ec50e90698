import {
  type KeyboardEventHandler,
  type MouseEventHandler,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './popover.module.css'

export type PopoverProps = {
  /** Name of what opens. */
  label: string
  /** What stands in the button. */
  trigger: ReactNode
  /** When the trigger has no words of its own. */
  triggerLabel?: string
  triggerClass?: string
  className?: string
  children: ReactNode
}

type Surface = {
  role?: 'menu' | 'group'
  onKeyDown?: KeyboardEventHandler<HTMLDivElement>
  onClick?: MouseEventHandler<HTMLDivElement>
}

/** A button and what floats below it. The browser closes it on Escape and on a press elsewhere, and gives focus back. */
export function Popover({
  label,
  trigger,
  triggerLabel,
  triggerClass,
  className,
  children,
  role = 'group',
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
    if (event.newState === 'open' && button.current) placeBeside(event.currentTarget, button.current)
  }
  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    setOpen(event.newState === 'open')
    if (event.newState !== 'open') return
    event.currentTarget
      .querySelector<HTMLElement>('[data-autofocus], [role^="menuitem"], input, button, a')
      ?.focus({ preventScroll: true })
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClass ?? buttonClass({ kind: 'secondary' })}
        popoverTarget={id}
        aria-label={triggerLabel}
        aria-haspopup={role === 'menu' ? 'menu' : undefined}
        aria-expanded={isOpen}
      >
        {trigger}
      </button>
      <div
        {...on}
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

const gap = 4
const margin = 8
/** Room that most menus are content with, in pixels; what does not fit scrolls. */
const enough = 320

/** Below the button and from its left edge, unless the other side has more room. */
function placeBeside(surface: HTMLElement, button: HTMLElement) {
  const at = button.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const below = innerHeight - at.bottom
  const isBelow = below >= Math.min(at.top, enough)
  const isFromLeft = width - at.left >= Math.min(at.right, enough)
  Object.assign(surface.style, {
    top: isBelow ? `${at.bottom + gap}px` : 'auto',
    bottom: isBelow ? 'auto' : `${innerHeight - at.top + gap}px`,
    left: isFromLeft ? `${Math.max(margin, at.left)}px` : 'auto',
    right: isFromLeft ? 'auto' : `${Math.max(margin, width - at.right)}px`,
    maxHeight: `${(isBelow ? below : at.top) - gap - margin}px`,
  })
}
