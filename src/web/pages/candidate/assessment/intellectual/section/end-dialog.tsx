import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import styles from './end-dialog.module.css'

type EndDialogProps = {
  open: boolean
  /** Questions without an answer. */
  blanks: readonly number[]
  isBusy: boolean
  message: string | undefined
  onClose: () => void
  onGo: (position: number) => void
  onEnd: () => void
}

/** Asks before a section ends, since it cannot be opened again. */
export function EndDialog({ open, blanks, isBusy, message, onClose, onGo, onEnd }: EndDialogProps) {
  const hasBlanks = blanks.length > 0
  return (
    <Modal
      open={open}
      onClose={onClose}
      locked={isBusy}
      title={
        hasBlanks ? `未回答が${blanks.length}問あります。このまま終了しますか？` : 'このセクションを終了しますか？'
      }
      cancel="戻る"
      ok={
        <Button busy={isBusy} onClick={onEnd}>
          終了する
        </Button>
      }
    >
      <p>
        終了したセクションには戻れません。{hasBlanks && '未回答は不正解として数えます。誤答による減点はありません。'}
      </p>
      {hasBlanks && (
        <p className={styles.blanks}>
          {blanks.map((position) => (
            <LinkButton key={position} onClick={() => onGo(position)}>
              問{position}へ
            </LinkButton>
          ))}
        </p>
      )}
      <ErrorNotice message={message} className={styles.refused} />
    </Modal>
  )
}
