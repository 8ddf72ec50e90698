/** What this browser remembers; one that is told to remember nothing is asked as if for the first time. */
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
    // Full, or forbidden.
  }
}

export function forgetAll(prefix: string) {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Forbidden: nothing was remembered.
  }
}
