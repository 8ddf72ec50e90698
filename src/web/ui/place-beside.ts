const gap = 4
const margin = 8
/** Height and width in pixels that most menus need; a larger menu scrolls. */
const enoughRoom = 320

/**
 * Places the surface below the anchor from its left edge, or on the other side when that side has more room. The
 * surface always stays on the screen.
 */
export function placeBeside(surface: HTMLElement, anchor: HTMLElement, maxHeight = Infinity) {
  const at = anchor.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const below = innerHeight - at.bottom
  const isBelow = below >= Math.min(at.top, enoughRoom)
  const isFromLeft = width - at.left >= Math.min(at.right, enoughRoom)
  const own = widthOf(surface)
  const left = Math.min(isFromLeft ? at.left : at.right - own, width - margin - own)
  Object.assign(surface.style, {
    top: isBelow ? `${at.bottom + gap}px` : 'auto',
    bottom: isBelow ? 'auto' : `${innerHeight - at.top + gap}px`,
    left: `${Math.max(margin, left)}px`,
    right: 'auto',
    maxHeight: `${Math.min(maxHeight, (isBelow ? below : at.top) - gap - margin)}px`,
  })
}

/** A closed popover has no width, so `display: block` lays the popover out for the measurement, before any paint. */
function widthOf(surface: HTMLElement) {
  const { display } = surface.style
  surface.style.display = 'block'
  const width = surface.offsetWidth
  surface.style.display = display
  return width
}
