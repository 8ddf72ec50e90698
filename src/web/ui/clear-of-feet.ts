import { type RefObject, useLayoutEffect } from 'react'

/** Marks a bar at the lower edge, such as the foot of a dialog: what floats must not lie over its buttons. */
export const foot = { 'data-foot': '' } as const

const gap = 12
const isCrossing = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom + gap && other.top < one.bottom + gap

/**
 * Lifts a floating element above every bar that it would cover, the lowest first. The bars are those of the dialog the
 * element is in, or of the page. `about` says when to look again.
 */
export function useClearOfFeet(element: RefObject<HTMLElement | null>, about: unknown) {
  useLayoutEffect(() => {
    const floating = element.current
    if (!floating) return
    floating.style.removeProperty('--lift')
    const around = floating.closest('dialog') ?? document
    const feet = [...around.querySelectorAll('[data-foot]')]
      .filter((one) => !one.contains(floating) && one !== floating && !one.closest('dialog:not([open])'))
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .toSorted((one, other) => other.bottom - one.bottom)
    let lift = 0
    for (const bar of feet) {
      const { left, top, width, height } = floating.getBoundingClientRect()
      if (isCrossing(new DOMRect(left, top - lift, width, height), bar)) lift += top - lift + height + gap - bar.top
    }
    if (lift > 0) floating.style.setProperty('--lift', `${lift}px`)
  }, [element, about])
}
