import { Modal } from '#web/ui/overlays/modal.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './keys-help.module.css'

type KeysHelpProps = {
  open: boolean
  onClose: () => void
  /** One row for each act, with the caps of its keys. */
  rows: readonly { keys: readonly string[]; text: string }[]
}

/** The keys of a page. */
export const KeysHelp = ({ open, onClose, rows }: KeysHelpProps) => (
  <Modal open={open} onClose={onClose} title="キー操作">
    <dl className={styles.keys}>
      {rows.map(({ keys, text }) => (
        <div key={text}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>
            <Phrases>{text}</Phrases>
          </dd>
        </div>
      ))}
    </dl>
  </Modal>
)
