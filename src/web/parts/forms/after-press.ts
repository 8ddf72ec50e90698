let isPressed = false
const waiting: (() => void)[] = []

function release() {
  isPressed = false
  // The click event of the press comes first.
  for (const act of waiting.splice(0)) setTimeout(act)
}

/** Listens for presses until the returned function is called. */
export function watchPresses() {
  const press = () => {
    isPressed = true
  }
  addEventListener('pointerdown', press, true)
  addEventListener('pointerup', release, true)
  addEventListener('pointercancel', release, true)
  return () => {
    removeEventListener('pointerdown', press, true)
    removeEventListener('pointerup', release, true)
    removeEventListener('pointercancel', release, true)
  }
}

/**
 * Waits until no finger or button is down. An error that appears when a field is left would push the page down
 * between pressing a button and letting it go, and the click would land on nothing.
 */
export function afterPress(act: () => void) {
  if (isPressed) waiting.push(act)
  else setTimeout(act)
}
