import { contactBusinessDays } from '#domain/scout-invitation/rules.ts'
import { answerBusinessDays } from '#domain/scout-invitation/scheduling-date-request/rules.ts'
import { Card } from '#web/ui/card.tsx'
import styles from './description.module.css'

/** How the company answered students who waited for it; what is counted stands beside the number. */
export function AnswerRecord({ record: { total, inTime } }: { record: { total: number; inTime: number } }) {
  return (
    <Card as="section" className={styles.record} aria-labelledby="answer-record">
      <h2 id="answer-record">学生への対応</h2>
      <p>
        過去1年の<b className="num">{total}</b>件のうち、<b className="num">{inTime}</b>件で期限内に対応しました。
      </p>
      <p className="quiet">
        承認した学生への連絡（{contactBusinessDays}営業日以内、企業が「連絡済み」にした記録）と、日程の希望への回答（
        {answerBusinessDays}営業日以内）を数えています。
      </p>
    </Card>
  )
}
