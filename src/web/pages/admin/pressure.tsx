import { leastAnswers } from '#domain/scout-invitation/promise/rules.ts'
import { leastOutcomes, outcomeDays } from '#domain/scout-invitation/outcome/rules.ts'
import { leastAnsweredPercent, leastEnded, slowdownDays } from '#domain/scout-invitation/sending/slowdown/rules.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import type { PressurePageQuery } from '#web/generated/admin/graphql.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import type { Route } from './+types/pressure'
import { Section } from './parts/section.tsx'

const PressurePage = graphql(`
  query PressurePage {
    slowCompanies {
      id
      displayName
      answered
      ended
      begunAt
    }
    pressedStudents {
      candidateId
      received
    }
    outcomeRecords {
      companyId
      displayName
      total
      inTime
    }
    promiseRecords {
      companyId
      displayName
      students
      total
      kept
    }
  }
`)

const load = (ask: Ask) => ask(PressurePage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

const title = '送信の抑制'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`

const slowColumns = columnsOf<PressurePageQuery['slowCompanies'][number]>()
const pressedColumns = columnsOf<PressurePageQuery['pressedStudents'][number]>()
const promiseColumns = columnsOf<PressurePageQuery['promiseRecords'][number]>()
const outcomeColumns = columnsOf<PressurePageQuery['outcomeRecords'][number]>()

export default function Pressure({ loaderData }: Route.ComponentProps) {
  const { slowCompanies, pressedStudents, outcomeRecords, promiseRecords } = loaderData
  return (
    <>
      <SidePageHead
        title={title}
        lead="スカウトが読まれるように、返信の少ない企業の送信を毎晩の集計で抑えます。企業には開始と終了をお知らせします。"
      />
      <Section id="slow" title="送信を抑えている企業">
        <p className="quiet">
          過去{slowdownDays}日に終わったスカウトが{leastEnded}通以上あり、返信が{leastAnsweredPercent}%未満の企業です。
        </p>
        <DataTable
          label="送信を抑えている企業の一覧"
          rows={slowCompanies}
          idOf={({ id }) => id}
          empty={<p>いま送信を抑えている企業はありません。</p>}
          columns={[
            slowColumns.link(
              '企業',
              ({ id }) => adminUrls.company(id),
              ({ displayName }) => displayName,
            ),
            slowColumns.figure('返信', ({ answered, ended }) => `${answered} / ${ended}`),
            slowColumns.figure('割合', ({ answered, ended }) => percent(answered, ended)),
            slowColumns.day('開始', ({ begunAt }) => begunAt),
          ]}
        />
      </Section>
      <Section id="pressed" title="今週8通を超えた学生">
        <p className="quiet">学生は10通より多く受け取りません。IDだけを表示します。</p>
        <DataTable
          label="今週8通を超えた学生の一覧"
          rows={pressedStudents}
          idOf={({ candidateId }) => candidateId}
          empty={<p>今週8通を超えた学生はいません。</p>}
          columns={[
            pressedColumns.name('学生のID', ({ candidateId }) => candidateId),
            pressedColumns.figure('今週のスカウト', ({ received }) => `${received}通`),
          ]}
        />
      </Section>
      <Section id="outcomes" title="結果を伝えた割合">
        <p className="quiet">
          承認した学生に{outcomeDays}日以内に結果を伝えた割合です。{leastOutcomes}名以上の企業を、低い順に表示します。
        </p>
        <DataTable
          label="結果を伝えた割合の一覧"
          rows={outcomeRecords}
          idOf={({ companyId }) => companyId}
          empty={<p>{leastOutcomes}名以上の企業はまだありません。</p>}
          columns={[
            outcomeColumns.link(
              '企業',
              ({ companyId }) => adminUrls.company(companyId),
              ({ displayName }) => displayName,
            ),
            outcomeColumns.figure('期限内', ({ inTime, total }) => `${inTime} / ${total}`),
            outcomeColumns.figure('割合', ({ inTime, total }) => percent(inTime, total)),
          ]}
        />
      </Section>
      <Section id="promises" title="約束が守られた割合">
        <p className="quiet">
          スカウトでの約束が守られたかを、選考などが終わった学生に聞いた結果です。{leastAnswers}
          名以上が答えた企業を、低い順に表示します。
        </p>
        <DataTable
          label="約束が守られた割合の一覧"
          rows={promiseRecords}
          idOf={({ companyId }) => companyId}
          empty={<p>{leastAnswers}名以上が答えた企業はまだありません。</p>}
          columns={[
            promiseColumns.link(
              '企業',
              ({ companyId }) => adminUrls.company(companyId),
              ({ displayName }) => displayName,
            ),
            promiseColumns.figure('答えた学生', ({ students }) => `${students}名`),
            promiseColumns.figure('守られた約束', (record) => `${record.kept} / ${record.total}`),
            promiseColumns.figure('割合', (record) => percent(record.kept, record.total)),
          ]}
        />
      </Section>
    </>
  )
}
