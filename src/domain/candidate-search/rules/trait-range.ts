import { validationText } from '#ground/validation/validation.ts'

/** Per cent of the way to the right statement, both ends included. */
export type PersonalityTraitRange = { traitId: string; min: number; max: number }
/** A difference of less than 15 per cent has no meaning, so ranges are coarse, wide and few. */
export const traitRanges = { step: 20, minWidth: 40, max: 3 } as const

const isTraitRange = ({ min, max }: Pick<PersonalityTraitRange, 'min' | 'max'>) =>
  [min, max].every((end) => end >= 0 && end <= 100 && end % traitRanges.step === 0) && max - min >= traitRanges.minWidth

const traitShape = /^T(0[1-9]|10)$/

/** The message about wrong ranges of traits; null when the ranges are right. */
export function checkTraitRanges(ranges: readonly PersonalityTraitRange[]): string | null {
  if (!ranges.every(({ traitId }) => traitShape.test(traitId))) return '性格特性が正しくありません'
  const { step, minWidth, max } = traitRanges
  if (ranges.length > max) return validationText.tooManyOptions('性格特性', max)
  // Two ranges of one trait together could be narrower than minWidth.
  if (new Set(ranges.map(({ traitId }) => traitId)).size < ranges.length)
    return '同じ性格特性は1つの範囲で指定してください'
  return ranges.every(isTraitRange) ? null : `性格特性の範囲は0〜100の${step}刻みで、幅を${minWidth}以上にしてください`
}

/** A trait by its two statements. */
export type Trait = { traitId: string; leftLabel: string; rightLabel: string }

/** 引っ張って決める 60〜100%: the statement the range leans to, and how far towards it. */
export function rangeWords(
  { leftLabel, rightLabel }: Omit<Trait, 'traitId'>,
  { min, max }: Omit<PersonalityTraitRange, 'traitId'>,
): string {
  if (min + max >= 100) return `${rightLabel} ${min}〜${max}%`
  return `${leftLabel} ${100 - max}〜${100 - min}%`
}
