import type { ReactNode } from 'react'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { ReportTodoFieldsFragment } from '#web/generated/graphql.ts'
import { daysUntil, dueText } from '#ground/tokyo-time.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { Dot } from '#web/ui/marks/dot.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { phrased } from '#web/ui/phrases.tsx'
import { outcomeDays } from '#domain/scout-invitation/outcome/rules.ts'
import { contactBusinessDays } from '#domain/scout-invitation/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { useCanWrite } from '../parts/can-write.ts'
import { useDraftCount } from '../parts/scout-draft/stored-draft.ts'
import { waitingText } from './waiting-text.ts'
import styles from './todo.module.css'
import home from './home.module.css'

export const PageCheckFields = graphql(`
  fragment PageCheckFields on OwnCompanyPage {
    isCheckDue
  }
`)

const ReportTodoFields = graphql(`
  fragment ReportTodoFields on OfferReportConnection {
    totalCount
    nodes {
      answerBy
    }
  }
`)

export const TodoFields = graphql(`
  fragment TodoFields on CompanyTodo {
    uncontacted
    uncontactedOverdue
    dateRequests
    dateRequestDueAt
    expiringSoon
    waiting
    scheduled
  }
`)

const withStatus = (status: string) => clientUrls.candidates(new URLSearchParams({ ss: status }))

type TodoCardProps = {
  viewerId: string
  /** Jobs with a draft of this person on the server. */
  draftJobIds: readonly string[]
  todo: FragmentType<typeof TodoFields>
  page: FragmentType<typeof PageCheckFields>
  owedAnswerCount: number
  openMeetingCount: number
  reports: FragmentType<typeof ReportTodoFields>
}

export function TodoCard({
  viewerId,
  draftJobIds,
  todo,
  page,
  owedAnswerCount,
  openMeetingCount,
  reports,
}: TodoCardProps) {
  const draftCount = useDraftCount(viewerId, draftJobIds)
  const canWrite = useCanWrite()
  const { isCheckDue } = readFragment(PageCheckFields, page)
  const { uncontacted, uncontactedOverdue, dateRequests, dateRequestDueAt, expiringSoon, waiting, scheduled } =
    readFragment(TodoFields, todo)
  const now = useNow()
  const due = dateRequestDueAt ? dueText(dateRequestDueAt, now) : ''
  const isOverdue = dateRequestDueAt ? Date.parse(dateRequestDueAt) < Date.parse(now) : false
  const isDueSoon = dateRequestDueAt ? daysUntil(dateRequestDueAt, now) <= 1 : false
  return (
    <Card as="section" className={classNames(home.card, home.span7)} aria-labelledby="todo">
      <CardHead>
        <h2 id="todo">今日の対応</h2>
      </CardHead>
      <ul className={styles.todo}>
        <Todo
          count={uncontacted}
          unit="名"
          title="承認した学生に連絡する"
          to={clientUrls.acceptedStudents()}
          verb="連絡する"
          isUrgent
        >
          {uncontactedOverdue > 0 ? (
            <>
              <span className="urgent">{contactBusinessDays}営業日を過ぎた学生</span>が{uncontactedOverdue}名います
            </>
          ) : uncontacted > 0 ? (
            `${contactBusinessDays}営業日以内に連絡しましょう`
          ) : (
            '連絡を待っている学生はいません'
          )}
        </Todo>
        <Todo
          count={dateRequests}
          unit="名"
          title="日程の希望に答える"
          to={`${clientUrls.events()}#requests`}
          verb="希望に答える"
          isUrgent={uncontacted === 0}
        >
          {dateRequests > 0 ? (
            <>
              {isOverdue ? (
                <span className="urgent">期限を過ぎた希望があります</span>
              ) : (
                <>
                  いちばん早い期限は<span className={isDueSoon ? 'urgent' : undefined}>{due}</span>
                </>
              )}
            </>
          ) : (
            '届いている希望はありません'
          )}
        </Todo>
        <Todo
          count={waiting + scheduled}
          unit="件"
          title="返信を待っているスカウト"
          to={withStatus('PENDING')}
          verb="一覧を見る"
          isQuiet
        >
          {waitingText({ waiting, scheduled, expiringSoon })}
        </Todo>
        {scheduled > 0 && (
          <Todo
            count={scheduled}
            unit="件"
            title="送信予約"
            to={clientUrls.scheduledScouts()}
            verb="一覧を見る"
            isQuiet
          >
            届くまでは、日時や文面を変えられます
          </Todo>
        )}
        <ReportTodo reports={readFragment(ReportTodoFields, reports)} />
        {openMeetingCount > 0 && (
          <Todo
            count={openMeetingCount}
            unit="名"
            title="面談のあとの記録"
            to={clientUrls.afterDates()}
            verb="記録する"
          >
            出欠、評価、結果のどれかが残っています
          </Todo>
        )}
        {owedAnswerCount > 0 && (
          <Todo
            count={owedAnswerCount}
            unit="名"
            title="結果を待っている学生"
            to={clientUrls.owedAnswers()}
            verb="結果を伝える"
          >
            {`承認や面談のあと、${outcomeDays}日以内に、結果や次の日程を伝えましょう`}
          </Todo>
        )}
        {draftCount > 0 && (
          <Todo
            count={draftCount}
            unit="件"
            title="書きかけのスカウト"
            to={clientUrls.scoutDrafts()}
            verb={canWrite ? '続きを書く' : '読む'}
            isQuiet
          >
            {canWrite ? 'どの端末でも続きを書けます' : '文面を読み、コピーできます'}
          </Todo>
        )}
        {isCheckDue && (
          <Todo count={1} unit="件" title="掲載内容を確認する" to={clientUrls.companyDescription()} verb="確認する">
            企業ページの確認から1年がたちました
          </Todo>
        )}
      </ul>
    </Card>
  )
}

function ReportTodo({ reports: { totalCount, nodes } }: { reports: ReportTodoFieldsFragment }) {
  const now = useNow()
  const [first] = nodes
  if (!first) return null
  return (
    <Todo count={totalCount} unit="件" title="内定承諾の報告" to={clientUrls.offerReports()} verb="回答する">
      いちばん早い期限は
      <span className={daysUntil(first.answerBy, now) <= 1 ? 'urgent' : undefined}>{dueText(first.answerBy, now)}</span>
    </Todo>
  )
}

type TodoProps = {
  count: number
  unit: string
  title: string
  to: string
  verb: string
  /** Gives the task the primary button. */
  isUrgent?: boolean
  /** The company can only wait. */
  isQuiet?: boolean
  children: ReactNode
}

function Todo({ count, unit, title, to, verb, isUrgent, isQuiet, children }: TodoProps) {
  const isOff = isQuiet || count === 0
  return (
    <li>
      <Dot off={isOff}>
        <span className="visually-hidden">{isOff ? '対応は不要' : '要対応'}</span>
      </Dot>
      <strong className="num">
        {count}
        <small>{unit}</small>
      </strong>
      <div>
        <b>{title}</b>
        <p>{phrased(children)}</p>
      </div>
      {count > 0 && (
        <ButtonLink to={to} kind={isUrgent && !isQuiet ? 'primary' : 'secondary'} className={styles.todoAct}>
          {verb}
        </ButtonLink>
      )}
    </li>
  )
}
