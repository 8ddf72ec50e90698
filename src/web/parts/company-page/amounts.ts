import { grouped } from '#ground/grouped.ts'
import { bothYearsOf } from '#ground/time/japanese-era.ts'

/** 1987年（昭和62年）4月 */
export const foundedText = (day: string) => `${bothYearsOf(day)}${Number(day.slice(5, 7))}月`

/** 1987年（昭和62年）4月1日 */
export const foundedDayText = (day: string) => `${foundedText(day)}${Number(day.slice(8))}日`

const oku = 100_000_000
const man = 10_000

/** 「3億5,000万円」; an amount that is no multiple of 10,000 yen stays whole. */
export function capitalText(yen: number) {
  if (yen < man || yen % man !== 0) return `${grouped(yen)}円`
  const [high, low] = [Math.floor(yen / oku), (yen % oku) / man]
  return `${high ? `${grouped(high)}億` : ''}${low ? `${grouped(low)}万` : ''}円`
}
