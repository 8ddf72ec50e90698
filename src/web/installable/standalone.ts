/** Whether the page was opened from the home screen as an app. Safari on iOS has its own property. */
export const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
