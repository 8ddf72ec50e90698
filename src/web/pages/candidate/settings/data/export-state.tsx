import { useRevalidator } from 'react-router'
import { exportHours } from '#domain/candidate-account/data-export/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { useFileAddress } from '#web/parts/page/file-address.ts'
import { bytesText } from '#web/texts/bytes-text.ts'
import { BarMeter } from '#web/ui/marks/bar-meter.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useTimer } from '#web/ui/browser/timer.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import styles from './data.module.css'

const ExportStateFields = graphql(`
  fragment ExportState on DataExport {
    id
    status
    percent
    bytes
    expiresAt
  }
`)

/** Milliseconds between two looks at a file that is being made. */
const lookAgainMs = 2000

/** How far the newest file is; asks again until it is made. */
export function ExportState({ dataExport }: { dataExport: FragmentType<typeof ExportStateFields> }) {
  const { id, status, percent, bytes, expiresAt } = readFragment(ExportStateFields, dataExport)
  const fileAddress = useFileAddress()
  if (status === 'ASKED' || status === 'RUNNING') return <Running percent={percent} />
  if (status === 'FAILED')
    return (
      <Notice kind="error">
        ファイルを用意できませんでした。もう一度お試しください。続けて起きるときは、お問い合わせ先までお知らせください。
      </Notice>
    )
  if (status === 'EXPIRED') return <Notice>前回のファイルは、{exportHours}時間が過ぎたため削除しました。</Notice>
  return (
    <div className={styles.ready}>
      <p role="status">
        <strong>用意できました。</strong>
        {expiresAt && `${longDateTime(expiresAt)}までダウンロードできます。`}
      </p>
      {/* A link of the browser itself: the answer is a file. */}
      <a className={buttonClass()} href={fileAddress(urls.candidate.settingsDataFile(id))} download>
        <Icon name="download" />
        ダウンロードする（ZIP・{bytesText(bytes ?? 0)}）
      </a>
    </div>
  )
}

function Running({ percent }: { percent: number }) {
  const { revalidate, state } = useRevalidator()
  useTimer(() => void revalidate(), state === 'idle' ? lookAgainMs : null)
  return (
    <div className={styles.running}>
      <p role="status">用意しています。このページを離れても続き、できあがるとお知らせとメールが届きます。</p>
      <BarMeter value={percent} label="書き出しの進み具合" text={`${percent}%`} />
      <p className="quiet">{percent}%</p>
      <noscript>
        <a className={buttonClass({ kind: 'secondary' })} href={urls.candidate.settingsData()}>
          最新の状態を表示する
        </a>
      </noscript>
    </div>
  )
}
