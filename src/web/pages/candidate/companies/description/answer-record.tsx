import { contactBusinessDays } from '#domain/scout-invitation/rules.ts'
import { outcomeDays } from '#domain/scout-invitation/outcome/rules.ts'
import { answerBusinessDays } from '#domain/scout-invitation/scheduling-date-request/rules.ts'
import { Card } from '#web/ui/card.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './description.module.css'

/** How the company answered students who waited for it; what is counted stands beside the number. */
type Counted = { total: number; inTime: number }
type AnswerRecordProps = {
  answerRecord: Counted | null
  outcomeRecord: Counted | null
  promiseRecord: { students: number; total: number; kept: number } | null
}

export function AnswerRecord({
  answerRecord: record,
  outcomeRecord: outcomes,
  promiseRecord: promises,
}: AnswerRecordProps) {
  if (!record && !outcomes && !promises) return null
  return (
    <Card as="section" className={styles.record} aria-labelledby="answer-record">
      <h2 id="answer-record">学生への対応</h2>
      {record && (
        <>
          <p>
            <Phrases>
              過去1年の<b className="num">{record.total}</b>件のうち、<b className="num">{record.inTime}</b>
              件で期限内に対応しました。
            </Phrases>
          </p>
          <p className="quiet">
            <Phrases>
              承認した学生への連絡（{contactBusinessDays}
              営業日以内。企業の記録のうち、学生が「届いていない」と答えたものを除きます）と、日程の希望への回答（
              {answerBusinessDays}営業日以内）を数えています。
            </Phrases>
          </p>
        </>
      )}
      {outcomes && (
        <>
          <p>
            <Phrases>
              承認した学生<b className="num">{outcomes.total}</b>名のうち、<b className="num">{outcomes.inTime}</b>名に
              {outcomeDays}日以内に結果を伝えました。
            </Phrases>
          </p>
          <p className="quiet">
            <Phrases>承認、または面談や説明会の終わりから、企業が結果を伝えた日までを数えています（過去1年）。</Phrases>
          </p>
        </>
      )}
      {promises && (
        <>
          <p>
            <Phrases>
              スカウトでの約束<b className="num">{promises.total}</b>件のうち、<b className="num">{promises.kept}</b>
              件が守られました。
            </Phrases>
          </p>
          <p className="quiet">
            <Phrases>
              選考などが終わった学生{promises.students}
              名に、約束が守られたかを聞いた回答を数えています（過去1年）。だれがどう答えたかは、企業にも分かりません。
            </Phrases>
          </p>
        </>
      )}
    </Card>
  )
}
