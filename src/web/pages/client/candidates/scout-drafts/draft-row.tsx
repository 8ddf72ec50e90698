import { longDateTime } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { messages } from '#web/texts/messages.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { useToast } from '#web/ui/overlays/toast-region.tsx'
import { ListRow, RowSides } from '../../parts/row-list.tsx'
import { studentsOf } from '../../parts/scout-draft/draft.ts'
import { discard } from '../../parts/scout-draft/saving.ts'
import { putDraft, type ListedDraft } from '../../parts/scout-draft/stored-draft.ts'
import styles from './scout-drafts.module.css'

type DraftRowProps = {
  viewerId: string
  listed: ListedDraft
  title: string
  isSendable: boolean
  /** The schools by student; students who have left are missing. */
  students: ReadonlyMap<string, string> | null
}

export function DraftRow({ viewerId, listed, title, isSendable, students }: DraftRowProps) {
  const { jobId, draft, isStored } = listed
  const toast = useToast()
  const ids = studentsOf(draft)
  const found = students ? ids.filter((id) => students.has(id)) : ids
  const [first] = found
  const remove = async () => {
    const name = { viewerId, jobId }
    const refusal = await discard(name)
    if (refusal !== null) return void toast({ text: refusal })
    toast({
      text: '下書きを削除しました',
      action: { label: messages.undo, onPress: () => putDraft(name, draft) },
    })
  }
  return (
    <ListRow>
      <RowSides
        end={
          <>
            {(found.length > 0 || !isSendable) && (
              <ButtonLink kind="secondary" to={`${clientUrls.scout(found.length > 0 ? found : ids, jobId)}&step=2`}>
                <span className="visually-hidden">{title}の</span>
                {isSendable ? '続きを書く' : '読む・別の募集に移す'}
              </ButtonLink>
            )}
            <Button kind="quiet" icon aria-label={`${title}の下書きを削除`} onClick={() => void remove()}>
              <Icon name="trash" />
            </Button>
          </>
        }
      >
        <h2>
          <Phrases>{title}</Phrases>
        </h2>
        <p className={styles.who}>
          {whoOf(first ? students?.get(first) : undefined, found.length)}
          {!isSendable && <Badge kind="warning">スカウトに使えません</Badge>}
        </p>
        <p className="quiet">
          {draft.subject && `「${draft.subject}」　`}
          {draft.savedAt && `${longDateTime(draft.savedAt)}に保存`}
          {!isStored && '（この端末にだけ残っています）'}
        </p>
      </RowSides>
    </ListRow>
  )
}

function whoOf(school: string | undefined, count: number) {
  if (count === 0) return '学生は公開を終了しました'
  if (!school) return `学生${count}名`
  return count > 1 ? `${school}の学生 ほか${count - 1}名` : `${school}の学生`
}
