import { createContext, useContext } from 'react'
import { media, useMedia } from './ui/media.ts'

export type Device = 'desktop' | 'mobile' | 'tablet'

/** §2: what a user agent says of itself; who says nothing sits at a desk. */
export function deviceOfUserAgent(userAgent: string): Device {
  if (/iPad|Tablet|Silk|PlayBook|Kindle|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android|Windows Phone/i.test(userAgent) ? 'mobile' : 'desktop'
}

/** §2: a window of 1034 pixels or less is a mobile one, whatever it runs on; a wider one is never a phone's. */
export function deviceOfWindow(isNarrow: boolean, said: Device): Device {
  if (isNarrow) return 'mobile'
  return said === 'tablet' ? 'tablet' : 'desktop'
}

const SaidDevice = createContext<Device>('desktop')
/** The class the server read from the user agent: the first drawing in the browser repeats it, then the window decides. */
export const SaidDeviceProvider = SaidDevice.Provider

/** For what is another component on a phone. Looks alone belong to CSS, which knows the width before any script. */
export function useDevice(): Device {
  const said = useContext(SaidDevice)
  const isNarrow = useMedia(media.narrow)
  return isNarrow === null ? said : deviceOfWindow(isNarrow, said)
}
