import { createContext, useContext } from 'react'
import { media, useMedia } from '../ui/browser/media.ts'

export type Device = 'desktop' | 'mobile' | 'tablet'

/** §2: the device class by user agent. An unknown user agent counts as a desktop. */
export function deviceOfUserAgent(userAgent: string): Device {
  if (/iPad|Tablet|Silk|PlayBook|Kindle|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android|Windows Phone/i.test(userAgent) ? 'mobile' : 'desktop'
}

/** §2: a window of up to 1034 pixels is mobile on every device. A wider window is never mobile. */
export function deviceOfWindow(isNarrow: boolean, said: Device): Device {
  if (isNarrow) return 'mobile'
  return said === 'tablet' ? 'tablet' : 'desktop'
}

const SaidDevice = createContext<Device>('desktop')
/**
 * The class by user agent. The first render in the browser repeats the class of the server; then the window width
 * decides.
 */
export const SaidDeviceProvider = SaidDevice.Provider

/**
 * For parts that are another component on a phone. Differences in looks alone belong to CSS, which knows the width
 * before any script runs.
 */
export function useDevice(): Device {
  const said = useContext(SaidDevice)
  const isNarrow = useMedia(media.narrow)
  return isNarrow === null ? said : deviceOfWindow(isNarrow, said)
}
