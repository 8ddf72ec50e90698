import { lengthText } from '#ground/time/span.ts'

/** 40分 or 5日間, when all the dates are equally long. */
export function commonLength(dates: readonly { startAt: string; endAt: string }[]) {
  const lengths = [...new Set(dates.map(({ startAt, endAt }) => lengthText(startAt, endAt)))]
  return lengths.length === 1 ? (lengths[0] ?? null) : null
}
