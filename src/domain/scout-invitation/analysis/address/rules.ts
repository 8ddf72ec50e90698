import { addDays, daysBetween, isDay } from '#ground/day.ts'
import { addMonths } from '#ground/time/month.ts'
import { validationText } from '#ground/validation/validation.ts'
import { startOfFunnel } from '../../company-home/rules.ts'
import { maxAnalysisDays } from '../rules.ts'

/** Four weeks, the days of the home's funnel, since the first of April, or between two days. */
export const analysisPeriods = ['4w', '90d', 'season', 'own'] as const
export type AnalysisPeriod = (typeof analysisPeriods)[number]

/** The first day of the business year of a day, with which a season of hiring begins. */
const seasonOf = (today: string) => {
  const april = `${today.slice(0, 4)}-04-01`
  return april <= today ? april : addMonths(april, -12)
}

const firstDays: Record<Exclude<AnalysisPeriod, 'own'>, (today: string) => string> = {
  '4w': (today) => addDays(today, -27),
  '90d': startOfFunnel,
  season: seasonOf,
}

/** The choices of an address; without words, the days of the funnel by job. `mistake` is a sentence about the period. */
export function readAnalysisAddress<Dimension extends string>(
  search: URLSearchParams,
  today: string,
  dimensions: readonly [Dimension, ...Dimension[]],
) {
  const period = analysisPeriods.find((one) => one === search.get('period')) ?? '90d'
  const from = period === 'own' ? (search.get('from') ?? '') : firstDays[period](today)
  const to = period === 'own' ? (search.get('to') ?? '') : today
  const by = dimensions.find((one) => one.toLowerCase() === search.get('by')) ?? dimensions[0]
  return { period, from, to, by, jobId: search.get('job') || null, mistake: periodMistake(from, to) }
}
export type AnalysisChoice<Dimension extends string> = ReturnType<typeof readAnalysisAddress<Dimension>>

/** A sentence about a period that cannot be counted; null for one that can. */
export function periodMistake(from: string, to: string): string | null {
  if (!isDay(from) || !isDay(to)) return validationText.date
  if (to < from) return '終わりの日は、始まりの日よりあとにしてください'
  if (daysBetween(from, to) >= maxAnalysisDays) return `一度に集計できる期間は${maxAnalysisDays}日までです`
  return null
}

/** The query of an address, without what an address without words means. */
export const writeAnalysisAddress = ({ period, from, to, by, jobId }: Omit<AnalysisChoice<string>, 'mistake'>) => ({
  period,
  from: period === 'own' ? from : null,
  to: period === 'own' ? to : null,
  by: by.toLowerCase(),
  job: jobId,
})
