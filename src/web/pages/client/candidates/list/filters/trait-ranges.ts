import { traitRanges, type PersonalityTraitRange } from '#domain/candidate-search/rules/trait-range.ts'

export type Ends = { min: number; max: number }
export const wholeRange: Ends = { min: 0, max: 100 }

export const rangeOf = (ranges: readonly PersonalityTraitRange[] | undefined, traitId: string): Ends =>
  ranges?.find((range) => range.traitId === traitId) ?? wholeRange

/** Moves one end, at most until the range has its least width. A range of 0 to 100 is no condition and is removed. */
export function withEnd(
  ranges: readonly PersonalityTraitRange[] | undefined,
  traitId: string,
  end: keyof Ends,
  value: number,
): PersonalityTraitRange[] {
  const { min, max } = rangeOf(ranges, traitId)
  const { minWidth } = traitRanges
  const moved =
    end === 'min' ? { min: Math.min(value, max - minWidth), max } : { min, max: Math.max(value, min + minWidth) }
  const others = (ranges ?? []).filter((range) => range.traitId !== traitId)
  return moved.min === 0 && moved.max === 100 ? others : [...others, { traitId, ...moved }]
}
