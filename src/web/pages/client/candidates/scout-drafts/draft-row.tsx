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
import { emptyDraft, studentsOf, type Draft } from '../../parts/scout-draft/draft.ts'
import { putDraft } from '../../parts/scout-draft/stored-draft.ts'
import styles from './scout-drafts.module.css'

type DraftRowProps = {
  viewerId: string
  jobId: string
  draft: Draft
  title: string
  isSendable: boolean
  /** The schools by student; students who have left are missing. */
  students: ReadonlyMap<string, string> | null
}

export function DraftRow({ viewerId, jobId, draft, title, isSendable, students }: DraftRowProps) {
  const toast = useToast()
  const ids = studentsOf(draft)
  const found = students ? ids.filter((id) => students.has(id)) : ids
  const [first] = found
  const remove = () => {
    putDraft(viewerId, jobId, emptyDraft)
    toast({
      text: '下書きを削除しました',
      action: { label: messages.undo, onPress: () => putDraft(viewerId, jobId, draft) },
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
            <Button kind="quiet" icon aria-label={`${title}の下書きを削除`} onClick={remove}>
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
