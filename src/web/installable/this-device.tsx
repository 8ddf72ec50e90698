import { type ReactNode, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { useRootData } from '#web/document/root-data.ts'
import { productNameOf } from '#web/parts/page/title.ts'
import { Button } from '#web/ui/button.tsx'
import { useIdle } from '#web/ui/browser/idle.ts'
import { Skeleton } from '#web/ui/marks/skeleton.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { DevicePush } from './device-push.ts'
import type { PushArea } from './push-token.ts'
import styles from './this-device.module.css'

type ThisDeviceProps = {
  personId: string
  area: PushArea
  /** Of the person's list of devices: another list looks at the browser anew. */
  devices?: object
  onAllowed?: () => void
}

/** Whether this device takes pushes for the person, and the step that is missing. Only the browser knows. */
export function ThisDevice({ personId, area, devices, onAllowed }: ThisDeviceProps) {
  const [device, setDevice] = useState<DevicePush>()
  const [isAsking, setIsAsking] = useState(false)
  const settings = useRootData()?.push
  useIdle(
    () => void import('./device-push.ts').then(({ devicePush }) => setDevice(devicePush(personId))),
    devices ?? personId,
  )

  const allow = async () => {
    if (!settings) return
    setIsAsking(true)
    const { turnOnPushes } = await import('./device-push.ts')
    setDevice(await turnOnPushes(personId, settings, area))
    setIsAsking(false)
    onAllowed?.()
  }
  if (device === undefined) return <Skeleton className={styles.looking} />
  return (
    <div className="stack-4" role="status">
      {device === 'ios' && area === 'candidate' ? <HomeScreenSteps /> : texts[device]}
      {device === 'askable' && (
        <Button kind="secondary" busy={isAsking} onClick={() => void allow()} className={styles.allow}>
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
  // The app on the home screen is the students'.
  ios: <Notice>iPhone・iPadでは受け取れません。パソコンやAndroidの端末、メール、画面のお知らせで受け取れます。</Notice>,
  unable: <Notice>このブラウザはプッシュ通知に対応していません。メールとアプリ内のお知らせで受け取れます。</Notice>,
} as const satisfies Record<DevicePush, ReactNode>
