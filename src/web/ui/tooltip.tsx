import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { placeBeside } from './place-beside.ts'
import styles from './tooltip.module.css'

/** For the element it explains. */
export type TooltipTrigger = {
  'aria-describedby': string
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void
  onPointerLeave: (event: PointerEvent<HTMLElement>) => void
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: () => void
}

type TooltipProps = { text: ReactNode; children: (trigger: TooltipTrigger) => ReactNode }

/** So long a pointer may take from the one to the other. */
const leaveMs = 120

/** A word more about a control, on hover, focus or a touch. Never the only place where something is said. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const surface = useRef<HTMLSpanElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    const tip = surface.current
    if (!anchor || !tip) return
    const hide = () => setAnchor(null)
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Only the tooltip, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      hide()
    }
    const pressedElsewhere = (event: Event) => {
      if (!(event.target instanceof Node && anchor.contains(event.target))) hide()
    }
    placeBeside(tip, anchor)
    tip.showPopover()
    addEventListener('keydown', escape, { capture: true })
    addEventListener('pointerdown', pressedElsewhere, { capture: true })
    addEventListener('scroll', hide, { capture: true, passive: true })
    return () => {
      removeEventListener('keydown', escape, { capture: true })
      removeEventListener('pointerdown', pressedElsewhere, { capture: true })
      removeEventListener('scroll', hide, { capture: true })
      tip.hidePopover()
    }
  }, [anchor])
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => {
      setAnchor(null)
      setLeaving(false)
    }, leaveMs)
    return () => clearTimeout(timer)
  }, [isLeaving])

  const show = (element: HTMLElement) => {
    setLeaving(false)
    setAnchor(element)
  }
  return (
    <>
      {children({
        'aria-describedby': id,
        onPointerEnter: (event) => event.pointerType === 'mouse' && show(event.currentTarget),
        onPointerLeave: (event) => event.pointerType === 'mouse' && setLeaving(true),
        onPointerDown: (event) => {
          if (event.pointerType !== 'mouse') show(event.currentTarget)
        },
        onFocus: (event) => event.currentTarget.matches(':focus-visible') && show(event.currentTarget),
        onBlur: () => setAnchor(null),
      })}
      <span
        ref={surface}
        id={id}
        role="tooltip"
        popover="manual"
        className={styles.tooltip}
        onPointerEnter={() => setLeaving(false)}
        onPointerLeave={() => setLeaving(true)}
      >
        {text}
      </span>
    </>
  )
}
