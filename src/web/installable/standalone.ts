/** Opened from the home screen, like an app. Safari on iOS has a word of its own for it. */
export const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
