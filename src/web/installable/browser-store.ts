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

/** Removes each value whose key begins so. */
export function forgetAll(prefix: string) {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // The storage is forbidden, so it holds nothing.
  }
}
