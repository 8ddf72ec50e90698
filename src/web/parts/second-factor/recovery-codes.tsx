import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './second-factor.module.css'

/** The codes for a person without the app, shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard?.writeText(codes.join('\n')).then(
      () => setSaid('コピーしました'),
      () => setSaid('コピーできませんでした。書き写してください。'),
    )
  return (
    <>
      <Notice kind="warning">
        リカバリーコードは、この画面でだけ表示されます。印刷するか、パスワードの管理ツールに保存してください。
      </Notice>
      <p>
        <Phrases>
          認証アプリを使えなくなったときに、認証コードのかわりに入力します。1つのコードは1回だけ使えます。
        </Phrases>
      </p>
      <ul className={styles.codes} aria-label="リカバリーコード">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row-3 line">
        <Button kind="secondary" onClick={() => void copy()}>
          すべてコピー
        </Button>
        <span role="status">{said}</span>
      </div>
    </>
  )
}
