import { grouped } from '#ground/grouped.ts'
import { createContext, useContext, useState, type ReactNode } from 'react'
import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useLateAnswer } from '#web/parts/answers/late-answer.ts'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { useAfterPaint } from '#web/ui/browser/after-paint.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { deskText } from '#ground/words/desk.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { useCandidateList } from '../candidate-list.tsx'
import { LabelNameForm } from './label-name-form.tsx'
import { useSearchGround } from '../../parts/ground.ts'
import type { Label } from '../../parts/lookups.ts'
import styles from './labels-dialog.module.css'

const LabelCounts = graphql(`
  query CandidateLabelCounts {
    searchCandidateLabels {
      edges {
        node {
          id
          candidateCount
        }
      }
    }
  }
`)

const Opener = createContext<(() => void) | undefined>(undefined)
/** Opens the dialog with the company's labels; undefined for a user who may not write. */
export const useLabelsDialog = () => useContext(Opener)

/** The dialog to rename and delete the company's labels. Every place that shows labels can open this dialog. */
export function LabelsDialog({ children }: { children: ReactNode }) {
  const { labels, labelLimit: limit } = useSearchGround()
  const canWrite = useCanWrite()
  const leaveOut = useLabelLeftOut()
  const [isOpen, setOpen] = useState(false)
  const [toDelete, setToDelete] = useState<Label | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const counts = useLabelCounts(isOpen, labels)
  const count = toDelete && counts?.get(toDelete.id)
  useAfterPaint((now) => {
    if (toDelete && !now.some(({ id }) => id === toDelete.id)) leaveOut(toDelete.id)
  }, labels)
  const remove = (label: Label) => {
    setToDelete(label)
    setDeleting(true)
  }
  return (
    <Opener value={canWrite ? () => setOpen(true) : undefined}>
      {children}
      <Modal open={isOpen} onClose={() => setOpen(false)} title="ラベルの管理" mode="sheet">
        <p className="note-13">
          {labels.length} / {limit}件{labels.length >= limit && `　${deskText.label_limit_reached({ limit })}`}
        </p>
        {labels.length === 0 && (
          <EmptyState title="ラベルはまだありません">
            学生の詳細か、選択した学生の「ラベル」から作成できます。
          </EmptyState>
        )}
        <ul className={styles.labels} aria-label="ラベル">
          {labels.map((label) => (
            <LabelRow key={label.id} label={label} count={counts?.get(label.id)} onDelete={() => remove(label)} />
          ))}
        </ul>
      </Modal>
      {toDelete && (
        <ConfirmAct
          key={toDelete.id}
          open={isDeleting}
          onClose={() => setDeleting(false)}
          title="ラベルを削除"
          fields={{ intent: 'deleteLabel', id: toDelete.id }}
          verb="削除する"
        >
          <p>以下のラベルを削除しますか？　この操作は元に戻せません。</p>
          <p className={styles.subject}>{toDelete.text}</p>
          {count !== null && count !== undefined && count > 0 && (
            <p>このラベルが付いている学生{grouped(count)}名からも外れます。</p>
          )}
        </ConfirmAct>
      )}
    </Opener>
  )
}

/** Drops a deleted label from the condition in force. */
function useLabelLeftOut() {
  const { condition, change } = useCandidateList()
  return (gone: string) => {
    const { searchCandidateLabelIds: chosen = [] } = condition
    if (chosen.includes(gone)) change({ ...condition, searchCandidateLabelIds: chosen.filter((id) => id !== gone) })
  }
}

type LabelRowProps = { label: Label; count: number | undefined; onDelete: () => void }

function LabelRow({ label, count, onDelete }: LabelRowProps) {
  const [isRenaming, setRenaming] = useState(false)
  if (isRenaming)
    return (
      <li>
        <LabelNameForm label={label} onClose={() => setRenaming(false)} />
      </li>
    )
  return (
    <li className={styles.row}>
      <span>{label.text}</span>
      <span className={styles.count}>{count !== undefined && `${grouped(count)}名`}</span>
      <Button kind="quiet" icon aria-label={`「${label.text}」の名前を変更`} onClick={() => setRenaming(true)}>
        <Icon name="edit" />
      </Button>
      <Button kind="quiet" icon aria-label={`「${label.text}」を削除`} onClick={onDelete}>
        <Icon name="trash" />
      </Button>
    </li>
  )
}

/** Loads the counts while the dialog is open, and again when the labels change. */
function useLabelCounts(isOpen: boolean, labels: readonly Label[]) {
  const ids = labels.map(({ id }) => id).join()
  return useLateAnswer(isOpen ? ids : null, async () => {
    const { searchCandidateLabels } = await askFromBrowser()(LabelCounts)
    return new Map(searchCandidateLabels.edges.map(({ node }) => [node.id, node.candidateCount]))
  })
}
