import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Refused } from '#web/carry/ask.ts'
import { useDevice } from '#web/document/device.ts'
import { messages } from '#web/texts/messages.ts'
import { canAskAgain } from '#web/parts/answers/ask-again.ts'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { PlanLockText } from '#web/parts/plan-lock.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { useCandidateList } from '../candidate-list.tsx'
import { useListUrls, useNeighbours } from './preview-urls.ts'
import { Preview } from './preview.tsx'
import { PreviewSkeleton } from '../results/skeletons.tsx'
import styles from './drawer.module.css'

/** The open student: a region beside the list, or a panel over the list on narrow screens. */
export function Drawer({ onHelp }: { onHelp: () => void }) {
  const { previewId, isComingSlowly } = useCandidateList()
  const { close } = useListUrls()
  const isOpen = previewId !== '' || isComingSlowly
  const isNarrow = useDevice() === 'mobile'
  const inside = isComingSlowly ? <PreviewSkeleton /> : <OpenStudent />
  if (isNarrow)
    return (
      <Modal open={isOpen} onClose={close} title="学生の詳細" mode="rightPanel" className={styles.panel} backLeaves>
        <DrawerHead />
        {inside}
      </Modal>
    )
  if (!isOpen) return null
  return (
    <aside className={styles.drawer} aria-label="学生の詳細">
      <DrawerHead>
        <Button kind="quiet" className={styles.help} aria-keyshortcuts="?" onClick={onHelp}>
          J・K で移動
        </Button>
        <Button kind="quiet" icon aria-label="閉じる（Esc）" aria-keyshortcuts="Escape" onClick={close}>
          <Icon name="close" />
        </Button>
      </DrawerHead>
      {inside}
    </aside>
  )
}

/** The open student, or why there is none. */
export function OpenStudent() {
  const { preview, isComing } = useCandidateList()
  if (!preview) return null
  const { candidate, refused } = preview
  if (!candidate) return <NoPreview refused={refused} />
  return (
    <div className={isComing ? styles.dim : undefined} aria-busy={isComing || undefined}>
      <Preview key={candidate.id} candidate={candidate} />
    </div>
  )
}

function DrawerHead({ children }: { children?: ReactNode }) {
  const { position, before, after } = useNeighbours()
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

export function Step({ to, label, hotkey, icon }: StepProps) {
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

/** A student who could not be loaded or is gone. A student who hides from the company looks like one who left. */
function NoPreview({ refused }: { refused: Refused | null }) {
  if (refused && canAskAgain(refused)) return <LoadFailed text={messages.candidatesNotLoaded} />
  if (refused && refused.code !== 'not_found') return <PlanLockText className={styles.gone}>学生の詳細</PlanLockText>
  return (
    <EmptyState title={messages.candidateGone}>
      退会したか、公開をやめた可能性があります。一覧から、ほかの学生を選んでください。
    </EmptyState>
  )
}
