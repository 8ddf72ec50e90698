import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { type UnsavedDialogProps, unsavedText, unsavedTitle } from './unsaved-text.ts'

/** The question before unsaved text is lost, loaded while nobody waits for it. */
export default function UnsavedDialog({ open, isBusy, onStay, onDiscard, onSave }: UnsavedDialogProps) {
  return (
    <Modal
      open={open}
      locked={isBusy}
      backLeaves
      onClose={onStay}
      title={unsavedTitle}
      closeOnBackground={false}
      cancel="入力に戻る"
      ok={
        onSave && (
          <Button busy={isBusy} onClick={onSave}>
            保存して移動
          </Button>
        )
      }
      danger={
        <Button kind="danger" onClick={onDiscard}>
          破棄して移動
        </Button>
      }
    >
      <p>
        <Phrases>{unsavedText}</Phrases>
      </p>
    </Modal>
  )
}
