import { contactBusinessDays } from '#domain/scout-invitation/rules.ts'
import { outcomeDays } from '#domain/scout-invitation/outcome/rules.ts'
import { answerBusinessDays } from '#domain/scout-invitation/scheduling-date-request/rules.ts'
import { Card } from '#web/ui/card.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './description.module.css'

/** How the company answered students who waited for it; what is counted stands beside the number. */
type Counted = { total: number; inTime: number }
type AnswerRecordProps = { record: Counted | null; outcomes: Counted | null }

export function AnswerRecord({ record, outcomes }: AnswerRecordProps) {
  if (!record && !outcomes) return null
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
    </Card>
  )
}
