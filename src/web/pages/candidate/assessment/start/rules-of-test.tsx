import { Link } from 'react-router'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { assessmentUrls, type AssessmentTest } from '#ground/assessment-urls.ts'
import { urls } from '#ground/urls.ts'
import styles from './start.module.css'

const rules = {
  intellectual: [
    '静かな場所で、充電と通信を確かめ、紙とペンを用意してください。電卓は使えません。',
    '言語10分、数的処理12分、論理推論10分、図形・規則性6分の順に進みます。セクションのあいだは24時間まで休めます。',
    'セクションの中では、前の問題に戻れます。終了したセクションには戻れません。',
    '正解した数だけを数えます。誤答による減点はありません。未回答は不正解として数えます。',
    '通信が切れても、残り時間は止まりません。長い切断では、検査の中で1回だけ、最大3分まで自動で延長します。',
    '画面を離れた回数を、統計のために記録します。結果には影響しません。',
    '回答がとても速い問題が多いときは、あとで6問の確認をお願いすることがあります。',
  ],
  personality: [
    '60組の文を、10組ずつ答えます。制限時間はありません。',
    '考え込まず、ふだんの自分に近いほうを選んでください。良い・悪いはありません。',
    '途中で閉じても、続きから再開できます。',
  ],
} as const satisfies Record<AssessmentTest, readonly string[]>

/** The rules of a sitting in full, before it begins. */
export const Rules = ({ test }: { test: AssessmentTest }) => (
  <>
    <ul className={styles.rules}>
      {rules[test].map((rule) => (
        <li key={rule}>
          <Icon name="check" size="small" />
          <Phrases>{rule}</Phrases>
        </li>
      ))}
    </ul>
    <p>
      何をどのくらいの確かさで測るかは、
      <Link className={linkClass()} to={urls.assessmentManual()}>
        検査の説明書
      </Link>
      にあります。
    </p>
    {test === 'intellectual' && (
      <p>
        はじめての方は、
        <Link className={linkClass()} to={assessmentUrls.practice()}>
          練習問題
        </Link>
        で操作を試せます。
      </p>
    )}
  </>
)
