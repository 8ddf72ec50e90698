/** A value stored in this browser; null when the browser forbids storage. */
export function remembered(key: string, where: 'localStorage' | 'sessionStorage' = 'localStorage') {
  try {
    return window[where].getItem(key)
  } catch {
    return null
  }
}

export function remember(key: string, value: string, where: 'localStorage' | 'sessionStorage' = 'localStorage') {
  try {
    window[where].setItem(key, value)
  } catch {
    // The storage is full or forbidden.
  }
}

export function forget(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // The storage is forbidden, so it holds nothing.
  }
}

/** The keys that begin so; none when the browser forbids storage. */
export function keysFrom(prefix: string) {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Removes each value whose key begins so. */
export function forgetAll(prefix: string) {
  for (const key of keysFrom(prefix)) forget(key)
}
