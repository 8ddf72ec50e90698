import type { Refused } from '#web/carry/ask.ts'

export type ShownFigure = { address: string; alternative: string }
export type ShownOption = { text: string | null; figure: ShownFigure | null }

/** An item as the student meets it, without anything that tells which option is right. */
export type ShownItem = {
  passage: string | null
  stem: string
  figure: ShownFigure | null
  options: readonly ShownOption[]
}

/** `wait`: asked and not here yet. `lost`: cannot be reached now and is asked again. */
export type Found = ShownItem | Refused | 'wait' | 'lost'
export const isItem = (found: Found): found is ShownItem => typeof found !== 'string' && 'stem' in found
