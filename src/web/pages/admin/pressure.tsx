import { Link } from 'react-router'
import { leastOutcomes, outcomeDays } from '#domain/scout-invitation/outcome/rules.ts'
import { leastAnsweredPercent, leastEnded, slowdownDays } from '#domain/scout-invitation/sending/slowdown/rules.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { onClient, onServer, type Ask } from '#web/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/title.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { figureCellClass, Table } from '#web/ui/table.tsx'
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
  }
`)

const load = (ask: Ask) => ask(PressurePage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

const title = '送信の抑制'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`
const company = (id: string, name: string) => (
  <Link className={linkClass()} to={adminUrls.company(id)}>
    {name}
  </Link>
)

export default function Pressure({ loaderData }: Route.ComponentProps) {
  const { slowCompanies, pressedStudents, outcomeRecords } = loaderData
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
        {slowCompanies.length === 0 ? (
          <p>いま送信を抑えている企業はありません。</p>
        ) : (
          <Table label="送信を抑えている企業の一覧">
            <thead>
              <tr>
                <th scope="col">企業</th>
                <th scope="col" className={figureCellClass}>
                  返信
                </th>
                <th scope="col" className={figureCellClass}>
                  割合
                </th>
                <th scope="col">開始</th>
              </tr>
            </thead>
            <tbody>
              {slowCompanies.map(({ id, displayName, answered, ended, begunAt }) => (
                <tr key={id}>
                  <th scope="row">{company(id, displayName)}</th>
                  <td className={figureCellClass}>
                    {answered} / {ended}
                  </td>
                  <td className={figureCellClass}>{percent(answered, ended)}</td>
                  <td>{slashDate(begunAt)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Section>
      <Section id="pressed" title="今週8通を超えた学生">
        <p className="quiet">学生は10通より多く受け取りません。IDだけを表示します。</p>
        {pressedStudents.length === 0 ? (
          <p>今週8通を超えた学生はいません。</p>
        ) : (
          <Table label="今週8通を超えた学生の一覧">
            <thead>
              <tr>
                <th scope="col">学生のID</th>
                <th scope="col" className={figureCellClass}>
                  今週のスカウト
                </th>
              </tr>
            </thead>
            <tbody>
              {pressedStudents.map(({ candidateId, received }) => (
                <tr key={candidateId}>
                  <th scope="row">{candidateId}</th>
                  <td className={figureCellClass}>{received}通</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Section>
      <Section id="outcomes" title="結果を伝えた割合">
        <p className="quiet">
          承認した学生に{outcomeDays}日以内に結果を伝えた割合です。{leastOutcomes}名以上の企業を、低い順に表示します。
        </p>
        {outcomeRecords.length === 0 ? (
          <p>{leastOutcomes}名以上の企業はまだありません。</p>
        ) : (
          <Table label="結果を伝えた割合の一覧">
            <thead>
              <tr>
                <th scope="col">企業</th>
                <th scope="col" className={figureCellClass}>
                  期限内
                </th>
                <th scope="col" className={figureCellClass}>
                  割合
                </th>
              </tr>
            </thead>
            <tbody>
              {outcomeRecords.map(({ companyId, displayName, total, inTime }) => (
                <tr key={companyId}>
                  <th scope="row">{company(companyId, displayName)}</th>
                  <td className={figureCellClass}>
                    {inTime} / {total}
                  </td>
                  <td className={figureCellClass}>{percent(inTime, total)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Section>
    </>
  )
}
