import type { intellectualSections } from '../rules.ts'

export type SectionId = (typeof intellectualSections)[number]['id']

export const difficulties = ['EASY', 'MEDIUM_LOW', 'MEDIUM_HIGH', 'HARD'] as const
export type Difficulty = (typeof difficulties)[number]

/** How many places a form gives to each difficulty, in the order of `difficulties`. */
export const formBlueprint = {
  LANG: [4, 3, 2, 3],
  NUM: [4, 3, 2, 3],
  LOGIC: [3, 2, 3, 2],
  SPACE: [3, 2, 3, 2],
} as const satisfies Record<SectionId, readonly [number, number, number, number]>

/** Minutes of a section without an accommodation. */
export const sectionMinutes = { LANG: 10, NUM: 12, LOGIC: 10, SPACE: 6 } as const satisfies Record<SectionId, number>

export const timeFactors = [1, 1.33, 1.5] as const
export type TimeFactor = (typeof timeFactors)[number]

export const optionsPerItem = 5
