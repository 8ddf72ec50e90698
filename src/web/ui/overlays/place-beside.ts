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
  const own = sizeOf(surface)
  const wanted = Math.min(own.height, maxHeight) + gap + margin
  const isBelow = below >= Math.min(at.top, Math.max(wanted, enoughRoom))
  const isFromLeft = width - at.left >= Math.min(at.right, enoughRoom)
  const left = Math.min(isFromLeft ? at.left : at.right - own.width, width - margin - own.width)
  Object.assign(surface.style, {
    top: isBelow ? `${at.bottom + gap}px` : 'auto',
    bottom: isBelow ? 'auto' : `${innerHeight - at.top + gap}px`,
    left: `${Math.max(margin, left)}px`,
    right: 'auto',
    maxHeight: `${Math.min(maxHeight, (isBelow ? below : at.top) - gap - margin)}px`,
  })
}

/** A closed popover has no size, so `display: block` lays the popover out for the measurement, before any paint. */
function sizeOf(surface: HTMLElement) {
  const { display } = surface.style
  surface.style.display = 'block'
  const size = { width: surface.offsetWidth, height: surface.scrollHeight }
  surface.style.display = display
  return size
}
