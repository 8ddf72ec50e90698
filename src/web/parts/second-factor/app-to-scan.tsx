import type { Enrolment } from '#domain/session/second-factor/rules.ts'
import { QrCode } from '#web/ui/marks/qr-code.tsx'
import styles from './second-factor.module.css'

/** The QR code of an authenticator app, and its secret for typing. */
export function AppToScan({ enrolment: { secret, qr } }: { enrolment: Enrolment }) {
  return (
    <ol className={styles.steps}>
      <li>
        <p>
          スマートフォンに認証アプリ（Google Authenticator、Microsoft Authenticator
          など）を用意し、QRコードを読み取ります。
        </p>
        <QrCode code={qr} label="認証アプリで読み取るQRコード" className={styles.qr} />
        <p className="quiet">読み取れないときは、次のキーをアプリに入力してください。</p>
        <p>
          <code className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </li>
      <li>
        <p>アプリに表示された6桁のコードを入力します。</p>
      </li>
    </ol>
  )
}
