import { degreeWords, type Degree } from '#domain/candidate/education/rules.ts'
import { formatMobilePhoneNumber } from '#ground/spelling/folding.ts'
import type { SchedulingStatus } from '#domain/scout-invitation/rules.ts'
import { slashSpan } from '#ground/time/span.ts'
import { slashDate } from '#ground/tokyo-time.ts'

export type CsvRow = {
  schedulingStatus: string | null
  /** The stage in the pipeline of the job, by its label. */
  stage: string
  acceptedAt: Date | null
  jobTitle: string
  familyName: string
  givenName: string
  familyNameKana: string
  givenNameKana: string
  email: string
  phoneNumber: string | null
  schoolName: string | null
  departmentName: string | null
  degree: Degree | null
  graduationYear: number
  graduationMonth: number
  startAt: Date | null
  endAt: Date | null
  labels: readonly string[]
  memo: string
  /** Of the latest scout, in per cent; null before the rule. */
  personalShare: number | null
}

const schedulingLabels = {
  PENDING: '日程の選択待ち',
  SCHEDULING_DATE_REQUESTED: '日程の追加希望あり',
  ACCEPTED: '日程確定',
} satisfies Record<SchedulingStatus, string>

const label = (labels: Record<string, string>, value: string | null) => (value === null ? '' : (labels[value] ?? ''))

/** One column a line: its heading and its cell. Times are in Tokyo time. */
const columns: Record<string, (row: CsvRow) => string> = {
  承認日: ({ acceptedAt }) => (acceptedAt ? slashDate(acceptedAt) : ''),
  姓: ({ familyName }) => familyName,
  名: ({ givenName }) => givenName,
  セイ: ({ familyNameKana }) => familyNameKana,
  メイ: ({ givenNameKana }) => givenNameKana,
  学校: ({ schoolName }) => schoolName ?? '',
  学部: ({ departmentName }) => departmentName ?? '',
  課程: ({ degree }) => (degree === null ? '' : degreeWords[degree]),
  卒業年月: ({ graduationYear, graduationMonth }) => `${graduationYear}年${graduationMonth}月`,
  メール: ({ email }) => email,
  電話: ({ phoneNumber }) => (phoneNumber ? formatMobilePhoneNumber(phoneNumber) : ''),
  募集: ({ jobTitle }) => jobTitle,
  '学生のために書いた割合（%）': ({ personalShare }) => personalShare?.toString() ?? '',
  日程状況: ({ schedulingStatus }) => label(schedulingLabels, schedulingStatus),
  日程: ({ startAt, endAt }) => (startAt && endAt ? slashSpan(startAt, endAt) : ''),
  選考段階: ({ stage }) => stage,
  メモ: ({ memo }) => memo,
  ラベル: ({ labels }) => labels.join('、'),
}

export const csvHeadings = Object.keys(columns)
export const csvCells = (row: CsvRow) => Object.values(columns).map((cell) => cell(row))
