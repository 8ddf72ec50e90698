import type { BenchmarkMeasure } from '#domain/scout-invitation/analysis/benchmark/rules.ts'

export const measureWords: Record<BenchmarkMeasure, string> = {
  ACCEPTED: '承認率',
  MET: '参加率',
  DAYS: '回答までの日数',
}

/** Shares in whole per cent, days in tenths. */
export const measureText = (measure: BenchmarkMeasure, value: number) =>
  measure === 'DAYS' ? `${value.toFixed(1)}日` : `${Math.round(value)}%`
