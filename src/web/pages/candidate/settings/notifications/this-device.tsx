import { type ReactNode, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { CandidateLayoutQuery } from '#web/generated/graphql.ts'
import type { DevicePush } from '#web/installable/device-push.ts'
import { productNameOf } from '#web/parts/page/title.ts'
import { useRootData } from '#web/document/root-data.ts'
import { Button } from '#web/ui/button.tsx'
import { useIdle } from '#web/ui/browser/idle.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/marks/skeleton.tsx'
import styles from './notifications.module.css'

/** Whether this device takes pushes, and the step that is missing. Only the browser knows. */
export function ThisDevice() {
  const [device, setDevice] = useState<DevicePush>()
  const [isAsking, setIsAsking] = useState(false)
  const settings = useRootData()?.push
  const layout = useRouteLoaderData<() => CandidateLayoutQuery>('pages/candidate/layout')
  const candidateId = layout?.viewer?.__typename === 'CandidateViewer' ? layout.viewer.id : null
  useIdle(
    () => void import('#web/installable/device-push.ts').then(({ devicePush }) => setDevice(devicePush())),
    'look',
  )

  const allow = async () => {
    if (!settings || !candidateId) return
    setIsAsking(true)
    const { turnOnPushes } = await import('#web/installable/device-push.ts')
    setDevice(await turnOnPushes(candidateId, settings))
    setIsAsking(false)
  }
  if (device === undefined) return <Skeleton className={styles.looking} />
  return (
    <div className="stack-4" role="status">
      {texts[device]}
      {device === 'askable' && (
        <Button kind="secondary" busy={isAsking} onClick={() => void allow()} className={styles.save}>
          {isAsking ? '許可しています' : 'この端末で受け取る'}
        </Button>
      )}
    </div>
  )
}

function HomeScreenSteps() {
  const productName = productNameOf(useRouteLoaderData('root'))
  return (
    <Notice>
      <p>iPhone・iPadでは、ホーム画面に追加したアプリで受け取れます。</p>
      <ol className={styles.steps}>
        <li>Safariの共有ボタンを押します</li>
        <li>「ホーム画面に追加」を選びます</li>
        <li>ホーム画面の{productName}を開き、この画面でもう一度許可します</li>
      </ol>
    </Notice>
  )
}

const texts = {
  granted: <Notice kind="success">この端末で受け取ります。</Notice>,
  denied: (
    <Notice kind="warning">
      この端末では通知がブロックされています。端末またはブラウザの設定で、このサイトの通知を許可してください。
    </Notice>
  ),
  askable: <Notice>この端末では、まだ受け取っていません。</Notice>,
  ios: <HomeScreenSteps />,
  unable: <Notice>このブラウザはプッシュ通知に対応していません。メールとアプリ内のお知らせで受け取れます。</Notice>,
} as const satisfies Record<DevicePush, ReactNode>
