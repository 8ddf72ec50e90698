import { type BlockerFunction, useBlocker, useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { useUnloadGuard } from '#web/ui/leaving.ts'
import { Modal } from '#web/ui/modal.tsx'
import styles from './unsaved-guard.module.css'

type UnsavedGuardProps = {
  /** Asked when somebody is about to leave. */
  isUnsaved: () => boolean
}

/** Leaving with unsaved text asks first: links and the way back in the page, reloads and closed tabs by the browser. */
export function UnsavedGuard({ isUnsaved }: UnsavedGuardProps) {
  const own = useLocation().pathname
  // The same address again is a form being sent, or a jump within the page. The page that was left may still be on
  // the screen when the next navigation begins; it has no say in that.
  const isLeaving: BlockerFunction = ({ currentLocation: here, nextLocation: there }) =>
    here.pathname === own && (here.pathname !== there.pathname || here.search !== there.search) && isUnsaved()
  const blocker = useBlocker(isLeaving)
  useUnloadGuard(isUnsaved)
  return (
    <Modal
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="保存していない変更があります。"
      closeOnBackground={false}
      cancel="入力に戻る"
      danger={
        <Button kind="danger" onClick={() => blocker.proceed?.()}>
          破棄して移動
        </Button>
      }
    >
      <p className={styles.text}>このまま移動すると、入力した内容は失われます。</p>
    </Modal>
  )
}
