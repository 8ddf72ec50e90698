import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { buttonClass } from '../button.tsx'
import { classNames } from '../class-names.ts'
import styles from './drop-zone.module.css'
import { Icon } from '../marks/icon.tsx'

type DropZoneProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** The text of the part that looks like a button. */
  action: ReactNode
  note?: ReactNode
}

/** A file input that fills the drop area: the browser accepts dropped files, also without scripts. */
export function DropZone({ action, note, className, children, ...input }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  return (
    <div
      className={classNames(styles.zone, isOver && styles.over, input['aria-invalid'] && styles.invalid, className)}
      onDragEnter={() => setOver(true)}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={() => setOver(false)}
    >
      {children}
      <div className={styles.words} aria-hidden="true">
        <span className={buttonClass({ kind: 'secondary', className: styles.button })}>
          <Icon name="upload" size="small" />
          {action}
        </span>
        <span className={classNames(styles.hint, 'wide-only')}>ここにドロップすることもできます</span>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      <input {...input} type="file" className={styles.input} />
    </div>
  )
}
