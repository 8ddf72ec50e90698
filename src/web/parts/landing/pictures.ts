import datesPhone from './pictures/dates-phone.webp'
import letterPhone from './pictures/letter-phone.webp'
import planDesktop from './pictures/plan-desktop.webp'
import planPhone from './pictures/plan-phone.webp'
import profilePhone from './pictures/profile-phone.webp'
import reasonDesktop from './pictures/reason-desktop.webp'
import reasonPhone from './pictures/reason-phone.webp'
import searchDesktop from './pictures/search-desktop.webp'
import searchPhone from './pictures/search-phone.webp'

// scripts/take-pictures.ts takes the pictures and prints these sizes. The files have twice as many pixels.
export const pictures = {
  'profile-phone': { src: profilePhone, width: 390, height: 700 },
  'letter-phone': { src: letterPhone, width: 390, height: 700 },
  'dates-phone': { src: datesPhone, width: 390, height: 700 },
  'search-desktop': { src: searchDesktop, width: 828, height: 596 },
  'search-phone': { src: searchPhone, width: 390, height: 560 },
  'reason-desktop': { src: reasonDesktop, width: 760, height: 513 },
  'reason-phone': { src: reasonPhone, width: 358, height: 716 },
  'plan-desktop': { src: planDesktop, width: 640, height: 540 },
  'plan-phone': { src: planPhone, width: 390, height: 520 },
} as const

export type PictureName = keyof typeof pictures
