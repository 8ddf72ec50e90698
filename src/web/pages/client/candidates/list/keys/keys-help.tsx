import { Modal } from '#web/ui/overlays/modal.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { keyWords, type Key } from './keys.ts'
import styles from './keys-help.module.css'

const written = (key: string) => (key === 'Escape' ? 'Esc' : key.toUpperCase())

/** One row for each act; the two directions of one movement stand together. */
const rows: { keys: Key[]; text: string }[] = [
  { keys: ['j', 'k'], text: '次の学生・前の学生' },
  ...(Object.keys(keyWords) as Key[])
    .filter((key) => key !== 'j' && key !== 'k')
    .map((key) => ({ keys: [key], text: keyWords[key] })),
]

export function KeysHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal open={open} onClose={onClose} title="キー操作">
      <dl className={styles.keys}>
        {rows.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys
                .flatMap((key) => key.split(' '))
                .map((key) => (
                  <kbd key={key}>{written(key)}</kbd>
                ))}
            </dt>
            <dd>
              <Phrases>{text}</Phrases>
            </dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Ctrl</kbd>
            <kbd>K</kbd>
          </dt>
          <dd>
            <Phrases>ページや条件へ移動（Macは⌘K）</Phrases>
          </dd>
        </div>
      </dl>
    </Modal>
  )
}
