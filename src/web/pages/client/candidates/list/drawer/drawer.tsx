import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Refused } from '#web/ask.ts'
import type { FragmentType } from '#web/generated/index.ts'
import { useDevice } from '#web/device.ts'
import { messages } from '#web/messages.ts'
import { LoadFailed } from '#web/parts/load-failed.tsx'
import { PlanLockText } from '#web/parts/plan-lock.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { canAskAgain } from '../load.ts'
import type { Label } from '../../parts/lookups.ts'
import type { CandidatePreview } from './preview-fields.ts'
import type { Neighbours } from './preview-urls.ts'
import { Preview } from './preview.tsx'
import { PreviewSkeleton } from '../results/skeletons.tsx'
import styles from './drawer.module.css'

type Shown = { candidate: ({ id: string } & FragmentType<typeof CandidatePreview>) | null; refused: Refused | null }

type DrawerProps = {
  isOpen: boolean
  /** Another student is on the way; slowly: it takes long. */
  coming: 'soon' | 'slowly' | null
  preview: Shown | null
  neighbours: Neighbours
  labels: readonly Label[]
  canWrite: boolean
  scoutUrlOf: (ids: readonly string[]) => string
  onClose: () => void
  onHelp: () => void
}

/** A region beside the list; on narrow screens a panel over it. */
export function Drawer(props: DrawerProps) {
  const { isOpen, coming, neighbours, onClose, onHelp } = props
  const isNarrow = useDevice() === 'mobile'
  const inside = coming === 'slowly' ? <PreviewSkeleton /> : <Inside {...props} />
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

function Inside({ preview, coming, labels, canWrite, scoutUrlOf }: DrawerProps) {
  if (!preview) return null
  const { candidate, refused } = preview
  if (!candidate) return <NoPreview refused={refused} />
  return (
    <div className={coming ? styles.dim : undefined} aria-busy={coming !== null || undefined}>
      <Preview
        key={candidate.id}
        candidate={candidate}
        labels={labels}
        canWrite={canWrite}
        scoutUrl={scoutUrlOf([candidate.id])}
      />
    </div>
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

/** Who could not be read, or is gone. Whoever hides from the company looks the same as whoever left. */
function NoPreview({ refused }: { refused: Refused | null }) {
  if (refused && canAskAgain(refused)) return <LoadFailed text={messages.candidatesNotLoaded} />
  if (refused && refused.code !== 'not_found') return <PlanLockText className={styles.gone}>学生の詳細</PlanLockText>
  return (
    <EmptyState title={messages.candidateGone}>
      退会したか、公開をやめた可能性があります。一覧から、ほかの学生を選んでください。
    </EmptyState>
  )
}
