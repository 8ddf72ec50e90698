import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

const gap = 12
const isCrossing = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom + gap && other.top < one.bottom + gap

/**
 * Lifts a floating element above every bar that it would cover, the lowest first. The bars are those of the dialog the
 * element is in, or of the page. While there is something to show (`about`), it looks again when the page changes below
 * it: another page brings another bar.
 */
export function useClearOfFeet(element: RefObject<HTMLElement | null>, about: unknown) {
  const place = useEffectEvent((_about: unknown) => {
    if (element.current) liftAbove(element.current)
  })
  useLayoutEffect(() => {
    place(about)
    if (!about) return
    const look = () => place(about)
    const changes = new MutationObserver(look)
    changes.observe(document.body, { childList: true, subtree: true })
    addEventListener('resize', look)
    return () => {
      changes.disconnect()
      removeEventListener('resize', look)
    }
  }, [about])
}

function liftAbove(floating: HTMLElement) {
  floating.style.removeProperty('--lift')
  const around = floating.closest('dialog') ?? document
  const bars = [...around.querySelectorAll('[data-foot]')]
    .filter((one) => !one.contains(floating) && !one.closest('dialog:not([open])'))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .toSorted((one, other) => other.bottom - one.bottom)
  const { left, top, width, height } = floating.getBoundingClientRect()
  let lift = 0
  for (const bar of bars)
    if (isCrossing(new DOMRect(left, top - lift, width, height), bar)) lift = top + height + gap - bar.top
  if (lift > 0) floating.style.setProperty('--lift', `${lift}px`)
}
