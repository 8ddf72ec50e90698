const gap = 4
const margin = 8
/** Room that most menus are content with, in pixels; what does not fit scrolls. */
const enough = 320

/** Below the anchor and from its left edge, unless the other side has more room; never beyond the screen. */
export function placeBeside(surface: HTMLElement, anchor: HTMLElement, longest = Infinity) {
  const at = anchor.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const below = innerHeight - at.bottom
  const isBelow = below >= Math.min(at.top, enough)
  const isFromLeft = width - at.left >= Math.min(at.right, enough)
  const own = widthOf(surface)
  const left = Math.min(isFromLeft ? at.left : at.right - own, width - margin - own)
  Object.assign(surface.style, {
    top: isBelow ? `${at.bottom + gap}px` : 'auto',
    bottom: isBelow ? 'auto' : `${innerHeight - at.top + gap}px`,
    left: `${Math.max(margin, left)}px`,
    right: 'auto',
    maxHeight: `${Math.min(longest, (isBelow ? below : at.top) - gap - margin)}px`,
  })
}

/** A closed popover has no width: for a moment it is laid out where nobody sees it. */
function widthOf(surface: HTMLElement) {
  const { display } = surface.style
  surface.style.display = 'block'
  const width = surface.offsetWidth
  surface.style.display = display
  return width
}
