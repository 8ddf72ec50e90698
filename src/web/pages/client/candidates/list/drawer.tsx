import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Refused } from '#web/ask.ts'
import type { FragmentType } from '#web/generated/index.ts'
import { useDevice } from '#web/device.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Modal } from '#web/ui/modal.tsx'
import type { Label } from './lookups.ts'
import type { CandidatePreview } from './preview-fields.ts'
import type { Neighbours } from './preview-urls.ts'
import { Preview } from './preview.tsx'
import styles from './drawer.module.css'

type Shown = { candidate: ({ id: string } & FragmentType<typeof CandidatePreview>) | null; refused: Refused | null }

type DrawerProps = {
  isOpen: boolean
  preview: Shown | null
  neighbours: Neighbours
  labels: readonly Label[]
  canWrite: boolean
  scoutUrlOf: (ids: readonly string[]) => string
  onClose: () => void
  onHelp: () => void
}

/** A region beside the list; on narrow screens a panel over it. */
export function Drawer({ isOpen, preview, neighbours, labels, canWrite, scoutUrlOf, onClose, onHelp }: DrawerProps) {
  const isNarrow = useDevice() === 'mobile'
  const candidate = preview?.candidate
  const inside = candidate ? (
    <Preview
      key={candidate.id}
      candidate={candidate}
      labels={labels}
      canWrite={canWrite}
      scoutUrl={scoutUrlOf([candidate.id])}
    />
  ) : (
    preview && <NoPreview refused={preview.refused} />
  )
  if (isNarrow)
    return (
      <Modal open={isOpen} onClose={onClose} title="学生の詳細" mode="rightPanel" className={styles.panel}>
        <DrawerHead neighbours={neighbours} />
        {inside}
      </Modal>
    )
  if (!isOpen) return null
  return (
    <aside className={styles.drawer} aria-label="学生の詳細">
      <DrawerHead neighbours={neighbours}>
        <Button kind="quiet" className={styles.help} aria-keyshortcuts="?" onClick={onHelp}>
          J・K で移動
        </Button>
        <Button kind="quiet" icon aria-label="閉じる（Esc）" aria-keyshortcuts="Escape" onClick={onClose}>
          <Icon name="close" />
        </Button>
      </DrawerHead>
      {inside}
    </aside>
  )
}

/** Where one is in the list, and on to the next. */
function DrawerHead({
  neighbours: { position, before, after },
  children,
}: {
  neighbours: Neighbours
  children?: ReactNode
}) {
  return (
    <div className={styles.head}>
      <Step to={before} label="前の学生" hotkey="K" icon="chevron-left" />
      <span className="num">{position}</span>
      <Step to={after} label="次の学生" hotkey="J" icon="chevron-right" />
      {children}
    </div>
  )
}

type StepProps = { to: string | null; label: string; hotkey: string; icon: 'chevron-left' | 'chevron-right' }

function Step({ to, label, hotkey, icon }: StepProps) {
  const name = `${label}（${hotkey}）`
  if (to === null)
    return (
      <Button kind="quiet" icon aria-label={name} disabled>
        <Icon name={icon} />
      </Button>
    )
  return (
    <Link
      className={buttonClass({ kind: 'quiet', icon: true })}
      to={to}
      replace
      preventScrollReset
      aria-label={name}
      aria-keyshortcuts={hotkey}
    >
      <Icon name={icon} />
    </Link>
  )
}

/** Who is gone, or not to be seen by this company. */
function NoPreview({ refused }: { refused: Refused | null }) {
  const isGone = refused === null || refused.code === 'not_found'
  return (
    <p className={styles.gone}>{isGone ? 'この学生は退会したか、プロフィールを非公開にしました。' : refused.message}</p>
  )
}
