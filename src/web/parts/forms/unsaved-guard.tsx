import { type BlockerFunction, useBlocker, useLocation } from 'react-router'
import { useAfterPaint } from '#web/ui/after-paint.ts'
import { Button } from '#web/ui/button.tsx'
import { useUnloadGuard } from '#web/ui/leaving.ts'
import { Modal } from '#web/ui/modal.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './unsaved-guard.module.css'

type UnsavedGuardProps = {
  /** Called when a navigation is about to leave the page. */
  isUnsaved: () => boolean
  /** Saves before leaving; false when the text has mistakes. `answer` is a new object for each answer of the server. */
  saving?: { save: () => boolean; isBusy: boolean; answer: { refused?: unknown } | undefined }
  /** Called when the person leaves without saving. */
  onDiscard?: () => void
}

/**
 * Asks before unsaved text is lost: in the page for links and the back button, by the browser for reloads and closed
 * tabs.
 */
export function UnsavedGuard({ isUnsaved, saving, onDiscard }: UnsavedGuardProps) {
  const own = useLocation().pathname
  // A navigation to the same address is a sent form or a jump within the page. A page that was already left may still
  // be on screen at the next navigation and must not block that navigation.
  const isLeaving: BlockerFunction = ({ currentLocation: here, nextLocation: there }) =>
    here.pathname === own && (here.pathname !== there.pathname || here.search !== there.search) && isUnsaved()
  const blocker = useBlocker(isLeaving)
  useUnloadGuard(isUnsaved)
  useAfterPaint((answer) => {
    if (!answer || blocker.state !== 'blocked') return
    if (answer.refused) blocker.reset()
    else blocker.proceed()
  }, saving?.answer)
  return (
    <Modal
      open={blocker.state === 'blocked'}
      locked={saving?.isBusy}
      backLeaves
      onClose={() => blocker.reset?.()}
      title="保存していない変更があります。"
      closeOnBackground={false}
      cancel="入力に戻る"
      ok={
        saving && (
          <Button busy={saving.isBusy} onClick={() => saving.save() || blocker.reset?.()}>
            保存して移動
          </Button>
        )
      }
      danger={
        <Button
          kind="danger"
          onClick={() => {
            onDiscard?.()
            blocker.proceed?.()
          }}
        >
          破棄して移動
        </Button>
      }
    >
      <p className={styles.text}>
        <Phrases>このまま移動すると、入力した内容は失われます。</Phrases>
      </p>
    </Modal>
  )
}
