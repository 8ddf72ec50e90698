/** Counted up when the pictures are taken anew: browsers keep each address for good. */
const taken = 4

/** Widths of the files, from the slots of phones, tablets and desktops at one and two pixels a point. */
const onPhones = [300, 530, 600, 780] as const
const inColumn = [360, 630, 716] as const
const onDesktops = [560, 640, 980, 1280] as const

/** `width` and `height` in points; scripts/take-pictures.ts takes the pictures, by day and by night. */
export const pictures = {
  'profile-phone': { width: 390, height: 700, files: onPhones },
  'letter-phone': { width: 390, height: 700, files: onPhones },
  'dates-phone': { width: 390, height: 700, files: onPhones },
  'search-desktop': { width: 828, height: 596, files: onDesktops },
  'search-phone': { width: 390, height: 560, files: inColumn },
  'reason-desktop': { width: 760, height: 513, files: onDesktops },
  'reason-phone': { width: 358, height: 718, files: inColumn },
  'plan-desktop': { width: 640, height: 540, files: onDesktops },
  'plan-phone': { width: 390, height: 520, files: inColumn },
} as const

export type PictureName = keyof typeof pictures

export const fileOf = (name: PictureName, isDark: boolean, width: number) =>
  `/landing/${name}${isDark ? '-dark' : ''}-${width}.webp?taken=${taken}`

export const fileSetOf = (name: PictureName, isDark: boolean) =>
  pictures[name].files.map((width) => `${fileOf(name, isDark, width)} ${width}w`).join(', ')
