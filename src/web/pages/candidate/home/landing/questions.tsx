import { Accordion, AccordionItem } from '#web/ui/accordion.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import landing from '../landing.module.css'
import styles from './questions.module.css'

const questions = [
  {
    question: 'アルバイト先に、就職活動を知られたくありません。',
    answer:
      '登録すると、設定から企業をブロックできます。ブロックした企業の検索には表示されず、新しいスカウトも届きません。ブロックしたことは、企業に伝えません。',
  },
  {
    question: '届いたら、すぐに答えなければいけませんか。',
    answer:
      '回答の期限は、届いてから14日後です。期限が近づくとお知らせします。「あとで」を選んでも、企業には伝わりません。',
  },
  {
    question: '辞退すると、不利になりますか。',
    answer: 'なりません。辞退の文章を考える必要はなく、ほかの企業からのスカウトにも影響しません。',
  },
  {
    question: '合う日程がないときは、どうすればよいですか。',
    answer:
      '参加できる日を3つまで挙げて、企業に日程の追加をお願いできます。決めた日程は、前日の18:00まで変更できます。',
  },
  {
    question: 'お金はかかりますか。',
    answer: 'かかりません。学生は無料で利用できます。',
  },
]

export function Questions() {
  return (
    <section className={`${landing.band} ${styles.questions}`} aria-labelledby="questions-title">
      <h2 id="questions-title">気になること</h2>
      <Accordion className={styles.answers}>
        {questions.map(({ question, answer }) => (
          <AccordionItem key={question} title={question}>
            <p>
              <Phrases>{answer}</Phrases>
            </p>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  )
}
