import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './drop-zone.module.css'
import { Icon } from './icon.tsx'

type DropZoneProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** What the look of a button says. */
  action: ReactNode
  note?: ReactNode
}

/** A file input as large as the place to drop on: the browser takes the drop, also without scripts. */
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
