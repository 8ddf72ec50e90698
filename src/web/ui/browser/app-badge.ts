import { useAfterPaint } from './after-paint.ts'

/** The number on the icon of the installed app; no browser tells whether one is installed. */
export const useAppBadge = (count: number) =>
  useAfterPaint((number) => {
    if (!('setAppBadge' in navigator)) return
    const change = number > 0 ? navigator.setAppBadge(number) : navigator.clearAppBadge()
    change.catch(() => undefined)
  }, count)
