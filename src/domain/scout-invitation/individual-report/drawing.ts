import { yearAndMonth } from '#ground/tokyo-time.ts'
import { makePdf, type PdfBlock } from '#platform/documents/pdf.ts'
import { sentWords } from '../company-home/rules.ts'
import type { OutcomeRecord } from '../outcome/record/queries.ts'
import { outcomeDays } from '../outcome/rules.ts'
import type { MonthOfJob, ReportedMonth } from './queries.ts'

const none = { sent: 0, accepted: 0, scheduled: 0, hired: 0 }
const sumOf = (jobs: readonly MonthOfJob[]) =>
  jobs.reduce(
    (sum, job) => ({
      sent: sum.sent + job.sent,
      accepted: sum.accepted + job.accepted,
      scheduled: sum.scheduled + job.scheduled,
      hired: sum.hired + job.hired,
    }),
    none,
  )
type Sums = typeof none

const shareOf = (count: number, sent: number) => (sent === 0 ? '–' : `${((count / sent) * 100).toFixed(1)}%`)
const numbers = ({ sent, accepted, scheduled, hired }: Sums) => [
  `${sent}`,
  `${accepted}`,
  shareOf(accepted, sent),
  `${scheduled}`,
  `${hired}`,
]
const paragraph = (text: string, look?: 'small' | 'lead'): PdfBlock => ({ kind: 'paragraph', text, look })
const columns = [{ share: 4.4 }, ...Array.from({ length: 5 }, () => ({ share: 1.5, align: 'right' as const }))]
const head = ['送信', '承認', '承認率', '日程確定', '採用']

/** The scouts of a month and what became of them, in the company's own numbers alone (個別レポート, 1.17). */
export async function drawReport({ name, month, before, jobs, record }: ReportedMonth) {
  const { bytes } = await makePdf({
    title: `個別レポート ${yearAndMonth(month)}`,
    author: name,
    madeAt: new Date(),
    foot: `${name}　個別レポート ${yearAndMonth(month)}`,
    blocks: [
      { kind: 'title', text: `個別レポート ${yearAndMonth(month)}` },
      paragraph(`${name} 御中`, 'lead'),
      paragraph('この月に送ったスカウトが、作成の時点でどこまで進んだかをまとめました。'),
      { kind: 'heading', text: '全体' },
      {
        kind: 'table',
        columns,
        head: ['送信した月', ...head],
        rows: [
          [yearAndMonth(month), ...numbers(sumOf(jobs))],
          ...(before ? [[yearAndMonth(before.month), ...numbers(sumOf(before.jobs))]] : []),
        ],
      },
      { kind: 'heading', text: '募集ごと' },
      ...ofJobs(jobs),
      paragraph(
        `送信は、月のうちに学生へ届いたスカウトの数です。${sentWords}承認率は、送信数に対する割合です。返信を待っているスカウトがあるため、あとから変わることがあります。`,
        'small',
      ),
      { kind: 'heading', text: '学生への結果の連絡' },
      paragraph(recordText(record)),
    ],
  })
  return bytes
}

function ofJobs(jobs: readonly MonthOfJob[]): PdfBlock[] {
  if (jobs.length === 0) return [paragraph('この月に送ったスカウトはありません。')]
  return [
    {
      kind: 'table',
      columns,
      head: ['募集', ...head],
      rows: [...jobs.map((job) => [job.title, ...numbers(job)]), ['合計', ...numbers(sumOf(jobs))]],
      sums: 1,
    },
  ]
}

const recordText = (record: OutcomeRecord | null) =>
  record
    ? `この1年に結果を待った${record.total}名のうち、${record.inTime}名に${outcomeDays}日以内に伝えました。この数は、企業ページで学生に表示されています。`
    : '結果を待った学生が20名に満たないため、まだ集計していません。'
