import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { useEscape } from '#web/ui/browser/keys.ts'

type Drag = { key: string; from: number; to: number; by: number }
/** The list and the middles of its items when the drag began, measured from the top of the list. */
type Began = { key: string; from: number; to: number; startY: number; middles: readonly number[]; clientY: number }

/** Pixels beside the edge of the window in which a drag scrolls the page. */
const edge = 88
const maxStep = 14

/**
 * Moves the items of a list by mouse, pen or finger, from a handle. Nothing is in the tree of the page but the handle:
 * keys have buttons of their own.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onDrop: (key: string, by: number) => void) {
  const began = useRef<Began | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)

  const end = () => {
    began.current = null
    setDrag(null)
  }
  const follow = (clientY: number) => {
    const one = began.current
    if (!one || !list.current) return
    one.clientY = clientY
    const y = clientY - list.current.getBoundingClientRect().top
    const to = one.middles.filter((middle, at) => at !== one.from && middle < y).length
    one.to = to
    setDrag({ key: one.key, from: one.from, to, by: y - one.startY })
  }
  const scroll = () => {
    const one = began.current
    if (!one || !list.current?.isConnected) return
    const over = Math.min(0, one.clientY - edge) + Math.max(0, one.clientY - (innerHeight - edge))
    if (over !== 0) {
      scrollBy(0, Math.max(-maxStep, Math.min(maxStep, over / 5)))
      follow(one.clientY)
    }
    requestAnimationFrame(scroll)
  }
  useEscape(end, drag !== null)
  return {
    handle: (key: string, from: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!event.isPrimary || event.button !== 0 || !list.current) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        const { top } = list.current.getBoundingClientRect()
        const middles = [...list.current.children].map((child) => {
          const box = child.getBoundingClientRect()
          return box.top + box.height / 2 - top
        })
        began.current = { key, from, to: from, startY: event.clientY - top, middles, clientY: event.clientY }
        follow(event.clientY)
        requestAnimationFrame(scroll)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => follow(event.clientY),
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        follow(event.clientY)
        const one = began.current
        end()
        if (one && one.to !== one.from) onDrop(one.key, one.to - one.from)
      },
      onPointerCancel: end,
    }),
    /** How an item looks while one is dragged: lifted, or with a line where the dragged item will lie. */
    look: (key: string, at: number) => {
      if (!drag) return {}
      if (drag.key === key) return { 'data-dragged': '', style: { transform: `translateY(${drag.by}px)` } }
      const place = at < drag.from ? at : at - 1
      if (drag.to === drag.from) return {}
      if (place === drag.to) return { 'data-drop': 'before' }
      return place === drag.to - 1 ? { 'data-drop': 'after' } : {}
    },
  }
}
