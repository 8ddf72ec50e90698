import type { Enrolment } from '#domain/session/second-factor/rules.ts'
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
        <svg
          className={styles.qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label="認証アプリで読み取るQRコード"
          shapeRendering="crispEdges"
        >
          <rect width={qr.size} height={qr.size} className={styles.paper} />
          <path d={qr.path} className={styles.ink} />
        </svg>
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
