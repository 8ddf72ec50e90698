import { retrySeconds, webhookLimits } from '#domain/webhook/rules.ts'
import { AccessSection } from '../parts/access-section.tsx'
import { receiverExample } from './receiver-example.ts'
import rows from '../parts/rows.module.css'
import styles from './webhooks.module.css'

/** How a receiver checks what it hears. */
export function Receiving() {
  return (
    <AccessSection
      id="receiving"
      title="受け取り側の確かめ方"
      about="届いた通知がヨアケからのものかどうかは、署名で確かめます。署名の方式はStandard Webhooksに沿っているため、各言語の公開ライブラリで確かめられます。次は、Node.jsで受け取るプログラムの全体です。"
    >
      <pre className={styles.code} tabIndex={0} aria-label="受け取るプログラムの例">
        <code>{receiverExample}</code>
      </pre>
      <ul className={rows.notes}>
        <li>10秒以内に、200番台を返してください。時間のかかる処理は、返したあとに行ってください。</li>
        <li>
          届かなかったときは、5秒後から24時間後まで、間隔を広げながら{retrySeconds.length}
          回まで送り直します。3日間届かないときと、410が返ったときは、自動で停止して管理者に知らせます。
        </li>
        <li>
          同じ出来事が2回届くことがあります。<code>webhook-id</code>が同じものは、1つの出来事として扱ってください。
        </li>
        <li>
          学生の氏名や連絡先は含みません。必要なときは、アクセストークンで、その時点で開示されている情報を読み取ってください。
        </li>
        <li>送信の記録は{webhookLimits.days}日間残ります。</li>
      </ul>
    </AccessSection>
  )
}
