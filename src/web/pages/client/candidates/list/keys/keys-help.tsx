import { Modal } from '#web/ui/modal.tsx'
import { keyWords, type Key } from './keys.ts'
import styles from './keys-help.module.css'

const written = (key: Key) => (key === 'Escape' ? 'Esc' : key.toUpperCase())

export function KeysHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal open={open} onClose={onClose} title="キー操作">
      <dl className={styles.keys}>
        {(Object.keys(keyWords) as Key[]).map((key) => (
          <div key={key}>
            <dt>
              <kbd>{written(key)}</kbd>
            </dt>
            <dd>{keyWords[key]}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
