import { excerptOf } from '#ground/text-length.ts'

/** The divisions in which reading is told as well: their rows hold each scout once. */
export const readDimensions = ['JOB', 'TEXT', 'SENDER', 'CONDITION', 'WHEN'] as const
export type ReadDimension = (typeof readDimensions)[number]
/**
 * The divisions of the scouts of a company. WHEN: the weekday and the hour of the sending. REASON: how the reason was
 * written; a scout is in one row of each part of its reason.
 */
export const analysisDimensions = ['JOB', 'TEXT', 'REASON', 'SENDER', 'CONDITION', 'WHEN'] as const
export type AnalysisDimension = (typeof analysisDimensions)[number]
/** The divisions of the scouts of all companies, for the operator. */
export const operatorDimensions = ['COMPANY', 'INDUSTRY', 'WHEN'] as const
export type OperatorDimension = (typeof operatorDimensions)[number]

export const dimensionWords: Record<AnalysisDimension | OperatorDimension, string> = {
  JOB: '募集',
  TEXT: '文面',
  REASON: '理由の書き方',
  SENDER: '担当者',
  CONDITION: '学生のさがし方',
  WHEN: '曜日と時間',
  COMPANY: '企業',
  INDUSTRY: '業界',
}

/** The days from the first to the last of an analysis. */
export const maxAnalysisDays = 366
/** The rows shown, those with most scouts; the cells of a week are all shown. */
export const maxAnalysisRows = 50
export const cellsOfWeek = 7 * 24
export const rowLimitOf = (by: AnalysisDimension | OperatorDimension) => (by === 'WHEN' ? cellsOfWeek : maxAnalysisRows)

/** The scouts of a row from which numbers other than the sent ones are drawn, and from which rows are compared. */
export const minSentToTell = 5
export const minSentToCompare = 30
export type Standing = 'FEW' | 'NOT_YET' | 'COMPARABLE'
export function standingOf(sent: number): Standing {
  if (sent < minSentToTell) return 'FEW'
  return sent < minSentToCompare ? 'NOT_YET' : 'COMPARABLE'
}

/** All but the days are numbers of scouts. The quartiles are of the days until an answer, yes or no. */
export type AnalysisCounts = {
  sent: number
  accepted: number
  met: number
  told: number
  goesOn: number
  hired: number
  answered: number
  lowerDays: number | null
  medianDays: number | null
  upperDays: number | null
}
/** `opening`: of a text, its first words. */
export type AnalysisRow = AnalysisCounts & { key: string; label: string; opening: string | null }
/** A row with its read rate; null where the rate would tell about a student, and for the operator. */
export type ReadRow = AnalysisRow & { readRate: number | null }
/** The days between which the scouts of the read rates were sent. */
export type ReadDays = { from: string; to: string }
/** `isCut`: there are more rows than these. `readDays`: null where reading is not told. */
export type Analysis = { total: AnalysisRow; rows: readonly ReadRow[]; isCut: boolean; readDays: ReadDays | null }

/** The steps whose shares are compared, in their order. */
export const shareSteps = ['accepted', 'met', 'goesOn', 'hired'] as const
export type ShareStep = (typeof shareSteps)[number]

export type Interval = { share: number; lower: number; upper: number }

/** The quantile of the normal distribution for an interval that holds in 95 of 100 cases. */
const z = 1.959964

/**
 * A share with its interval by Wilson (1927), in parts of one. It stays within 0 and 1 and says something true at 0 of 30
 * as well, where the usual share ± error says "exactly 0".
 */
export function wilson(count: number, of: number): Interval {
  if (of <= 0) throw new RangeError('a share needs a whole')
  const share = count / of
  const whole = 1 + z ** 2 / of
  const middle = share + z ** 2 / (2 * of)
  const half = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))
  return { share, lower: Math.max(0, (middle - half) / whole), upper: Math.min(1, (middle + half) / whole) }
}

/** The weekday (0 is Sunday) and hour of a key of WHEN. */
export function weekCellOf(key: string) {
  const at = Number(key)
  return { weekday: Math.floor(at / 24), hour: at % 24 }
}

/** The first words of a letter, by which two letters with one subject are told apart. */
export const openingOf = (text: string) => excerptOf(text, 40)

/** How students were found, as a sending keeps it. */
export const foundBy = { label: '学生のさがし方', kind: 'text', min: 0, max: 80 } as const
