const gap = 4
const margin = 8
/** Room that most menus are content with, in pixels; what does not fit scrolls. */
const enough = 320

/** Below the anchor and from its left edge, unless the other side has more room. */
export function placeBeside(surface: HTMLElement, anchor: HTMLElement, longest = Infinity) {
  const at = anchor.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const below = innerHeight - at.bottom
  const isBelow = below >= Math.min(at.top, enough)
  const isFromLeft = width - at.left >= Math.min(at.right, enough)
  Object.assign(surface.style, {
    top: isBelow ? `${at.bottom + gap}px` : 'auto',
    bottom: isBelow ? 'auto' : `${innerHeight - at.top + gap}px`,
    left: isFromLeft ? `${Math.max(margin, at.left)}px` : 'auto',
    right: isFromLeft ? 'auto' : `${Math.max(margin, width - at.right)}px`,
    maxHeight: `${Math.min(longest, (isBelow ? below : at.top) - gap - margin)}px`,
  })
}
