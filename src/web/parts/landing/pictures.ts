import datesPhone from './pictures/dates-phone.webp'
import datesPhoneDark from './pictures/dates-phone-dark.webp'
import letterPhone from './pictures/letter-phone.webp'
import letterPhoneDark from './pictures/letter-phone-dark.webp'
import planDesktop from './pictures/plan-desktop.webp'
import planDesktopDark from './pictures/plan-desktop-dark.webp'
import planPhone from './pictures/plan-phone.webp'
import planPhoneDark from './pictures/plan-phone-dark.webp'
import profilePhone from './pictures/profile-phone.webp'
import profilePhoneDark from './pictures/profile-phone-dark.webp'
import reasonDesktop from './pictures/reason-desktop.webp'
import reasonDesktopDark from './pictures/reason-desktop-dark.webp'
import reasonPhone from './pictures/reason-phone.webp'
import reasonPhoneDark from './pictures/reason-phone-dark.webp'
import searchDesktop from './pictures/search-desktop.webp'
import searchDesktopDark from './pictures/search-desktop-dark.webp'
import searchPhone from './pictures/search-phone.webp'
import searchPhoneDark from './pictures/search-phone-dark.webp'

// scripts/take-pictures.ts takes the pictures, by day and by night, and prints these sizes. The files have twice as many pixels.
export const pictures = {
  'profile-phone': { src: profilePhone, dark: profilePhoneDark, width: 390, height: 700 },
  'letter-phone': { src: letterPhone, dark: letterPhoneDark, width: 390, height: 700 },
  'dates-phone': { src: datesPhone, dark: datesPhoneDark, width: 390, height: 700 },
  'search-desktop': { src: searchDesktop, dark: searchDesktopDark, width: 828, height: 596 },
  'search-phone': { src: searchPhone, dark: searchPhoneDark, width: 390, height: 560 },
  'reason-desktop': { src: reasonDesktop, dark: reasonDesktopDark, width: 760, height: 513 },
  'reason-phone': { src: reasonPhone, dark: reasonPhoneDark, width: 358, height: 787 },
  'plan-desktop': { src: planDesktop, dark: planDesktopDark, width: 640, height: 540 },
  'plan-phone': { src: planPhone, dark: planPhoneDark, width: 390, height: 520 },
} as const

export type PictureName = keyof typeof pictures
