import { accessTokenLimits } from '#domain/company-account/access-token/rules.ts'
import { useRootData } from '#web/document/root-data.ts'
import { AccessSection } from '../parts/access-section.tsx'
import { exampleRequest } from './example-request.ts'
import rows from '../parts/rows.module.css'
import styles from './access-tokens.module.css'

/** How a token is used, with a request that works as it stands. */
export function Usage() {
  const { publicUrl = '' } = useRootData() ?? {}
  return (
    <AccessSection
      id="usage"
      title="使い方"
      about="GraphQLの問い合わせを、アクセストークンを付けてPOSTで送信します。次の例は「募集と予定の読み取り」の権限で、募集の件数とタイトルを取得します。"
    >
      <pre className={styles.code} tabIndex={0} aria-label="リクエストの例">
        <code>{exampleRequest(publicUrl)}</code>
      </pre>
      <ul className={rows.notes}>
        <li>トークンは、パスワードと同じように扱ってください。メールやチャットに貼り付けないでください。</li>
        <li>1つのトークンで送信できるのは、1分間に{accessTokenLimits.requests.attempts}回までです。</li>
        <li>「ネットワーク」の制限は、トークンでの利用にもかかります。</li>
        <li>作成した人が利用を停止されると、トークンも無効になります。</li>
      </ul>
    </AccessSection>
  )
}
