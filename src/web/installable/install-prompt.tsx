import { useState } from 'react'
import { Link } from 'react-router'
import { urls } from '#ground/urls.ts'
import { useDevice } from '#web/document/device.ts'
import { useRootData } from '#web/document/root-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { isInstallOffered, takeInstallOffer } from './install-offer.ts'
import styles from './install-prompt.module.css'
import { isIpad } from './platform.ts'
import type { PromptProps } from './prompt-props.ts'
import { storePrompted, storeInstallStatus } from './status.ts'

/** Browsers with an install offer install the app by themselves; on iOS the panel shows the steps to the student. */
export function InstallPrompt({ onAnswer }: Pick<PromptProps, 'onAnswer'>) {
  const [isOpen, setOpen] = useState(true)
  const [canInstall] = useState(isInstallOffered)
  const close = () => {
    storePrompted()
    setOpen(false)
    onAnswer()
  }
  const dismiss = () => {
    storeInstallStatus('dismissed')
    close()
  }
  const panel = { open: isOpen, onClose: dismiss, mode: 'bottomPanel', className: styles.panel } as const
  return canInstall ? <Offer panel={panel} onInstalled={close} /> : <Steps panel={panel} />
}

type Panel = { open: boolean; onClose: () => void; mode: 'bottomPanel'; className: string | undefined }

function Offer({ panel, onInstalled }: { panel: Panel; onInstalled: () => void }) {
  const [isLoading, setLoading] = useState(false)
  const isDesktop = useDevice() === 'desktop'
  const install = async () => {
    const offer = takeInstallOffer()
    if (!offer) return onInstalled()
    setLoading(true)
    await offer.prompt()
    const { outcome } = await offer.userChoice
    if (outcome === 'accepted') onInstalled()
    else panel.onClose()
  }
  return (
    <Modal
      {...panel}
      title={isDesktop ? 'アプリとして追加する' : 'ホーム画面に追加する'}
      locked={isLoading}
      ok={
        <Button busy={isLoading} onClick={install}>
          追加する
        </Button>
      }
      cancel={
        <Button kind="quiet" disabled={isLoading} onClick={panel.onClose}>
          今はしない
        </Button>
      }
    >
      <div className={styles.offer}>
        <img src="/icons/icon-192.png" alt="" width="56" height="56" />
        <p>
          {isDesktop ? 'デスクトップのアイコンから' : 'ホーム画面のアイコンから'}
          すぐに開けるようになり、新しいスカウトの通知も受け取れます。
        </p>
      </div>
    </Modal>
  )
}

function Steps({ panel }: { panel: Panel }) {
  const { hasLine = false } = useRootData() ?? {}
  return (
    <Modal
      {...panel}
      title="ホーム画面に追加する"
      ok={<Button onClick={panel.onClose}>分かりました</Button>}
      cancel={false}
    >
      <p className={styles.lead}>共有ボタンから「ホーム画面に追加」を選ぶと、新しいスカウトの通知を受け取れます。</p>
      <ol className={styles.steps}>
        <li>
          <span className={styles.sign}>
            <Icon name="share" size="large" />
          </span>
          画面の{isIpad(navigator) ? '右上' : '下'}にある共有ボタンを押す
        </li>
        <li>
          <span className={styles.sign}>
            <Icon name="plus" size="large" />
          </span>
          「ホーム画面に追加」を選ぶ
        </li>
        <li>
          <span className={styles.sign}>
            <img src="/icons/icon-192.png" alt="" width="32" height="32" />
          </span>
          ホーム画面のアイコンから開く
        </li>
      </ol>
      {hasLine && (
        <p className={styles.other}>
          <Link to={`${urls.candidate.settingsNotifications()}#line`} onClick={panel.onClose} className={linkClass()}>
            LINEで受け取る
          </Link>
          こともできます。
        </p>
      )}
    </Modal>
  )
}
