import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useEscape } from '../browser/keys.ts'
import { placeBeside } from './place-beside.ts'
import { useTimer } from '../browser/timer.ts'
import styles from './tooltip.module.css'

/** The attributes of the element that the tooltip explains. */
export type TooltipTrigger = {
  'aria-describedby': string
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void
  onPointerLeave: (event: PointerEvent<HTMLElement>) => void
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: () => void
}

type TooltipProps = { text: ReactNode; children: (trigger: TooltipTrigger) => ReactNode }

/** Milliseconds for the pointer to move between the element and the tooltip. */
const leaveMs = 120

/**
 * An extra explanation of a control, on hover, focus or touch. The explanation must not be the only place for its
 * content.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const surface = useRef<HTMLSpanElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    const tip = surface.current
    if (!anchor || !tip) return
    const hide = () => setAnchor(null)
    const pressedElsewhere = (event: Event) => {
      if (!(event.target instanceof Node && anchor.contains(event.target))) hide()
    }
    placeBeside(tip, anchor)
    tip.showPopover()
    addEventListener('pointerdown', pressedElsewhere, { capture: true })
    addEventListener('scroll', hide, { capture: true, passive: true })
    return () => {
      removeEventListener('pointerdown', pressedElsewhere, { capture: true })
      removeEventListener('scroll', hide, { capture: true })
      tip.hidePopover()
    }
  }, [anchor])
  useEscape(() => setAnchor(null), anchor !== null)
  const leave = () => {
    setAnchor(null)
    setLeaving(false)
  }
  useTimer(leave, isLeaving ? leaveMs : null)

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
