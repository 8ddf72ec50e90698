import { standingOf, wilson, type AnalysisRow, type ShareStep } from '#domain/scout-invitation/analysis/rules.ts'

export const stepWords: Record<ShareStep, string> = { accepted: '承認', met: '参加', goesOn: '次に進む', hired: '採用' }

export const notYet = 'まだ比べられません'

export const percent = (share: number) => `${(share * 100).toFixed(1)}%`
export const days = (count: number) => `${count.toFixed(1)}日`

/** A share with its interval; null for a row with too few scouts. */
export const shareOf = (row: AnalysisRow, step: ShareStep) =>
  standingOf(row.sent) === 'COMPARABLE' ? wilson(row[step], row.sent) : null

/** 18.0%（12.1〜25.9%） */
export function intervalText(interval: { share: number; lower: number; upper: number }) {
  return `${percent(interval.share)}（${(interval.lower * 100).toFixed(1)}〜${percent(interval.upper)}）`
}

/** The days until an answer, from five scouts and one answer on. */
export function daysOf({ sent, lowerDays, medianDays, upperDays }: AnalysisRow) {
  if (standingOf(sent) === 'FEW' || lowerDays === null || medianDays === null || upperDays === null) return null
  return { value: medianDays, lower: lowerDays, upper: upperDays }
}
