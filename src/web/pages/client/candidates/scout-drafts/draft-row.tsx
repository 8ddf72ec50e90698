import { maxPageSize } from '#domain/candidate-search/rules/limits.ts'
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
import { useCanWrite } from '../../parts/can-write.ts'
import { reasonOf, studentsOf } from '../../parts/scout-draft/draft.ts'
import { discard } from '../../parts/scout-draft/saving.ts'
import { putDraft, type ListedDraft } from '../../parts/scout-draft/stored-draft.ts'
import { Letter } from './letter.tsx'
import styles from './scout-drafts.module.css'

type DraftRowProps = {
  viewerId: string
  listed: ListedDraft
  title: string
  isSendable: boolean
  /** The schools by student; students who have left are missing. */
  students: ReadonlyMap<string, string> | null
  /** Letters of the job that were not delivered and have other words. */
  undelivered: readonly Undelivered[]
}

type Undelivered = { candidateId: string; subject: string; message: string; reason: string }

export function DraftRow({ viewerId, listed, title, isSendable, students, undelivered }: DraftRowProps) {
  const canWrite = useCanWrite()
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
  const nameOf = (id: string) => (students?.has(id) ? `${students.get(id)}の学生` : '学生')
  const begun = ids.flatMap((candidateId) => {
    const reason = reasonOf(draft, candidateId)
    return reason === '' ? [] : [{ candidateId, name: nameOf(candidateId), reason }]
  })
  const letters = [...Map.groupBy(undelivered, ({ subject, message }) => `${subject}\n${message}`).values()]
  const acts = canWrite && (
    <>
      {(found.length > 0 || !isSendable) && (
        <ButtonLink
          kind="secondary"
          to={`${clientUrls.scout((found.length > 0 ? found : ids).slice(0, maxPageSize), jobId)}&step=2`}
        >
          <span className="visually-hidden">{title}の</span>
          {isSendable ? '続きを書く' : '読む・別の募集に移す'}
        </ButtonLink>
      )}
      <Button kind="quiet" icon aria-label={`${title}の下書きを削除`} onClick={() => void remove()}>
        <Icon name="trash" />
      </Button>
    </>
  )
  return (
    <ListRow>
      <RowSides end={acts}>
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
      {canWrite && found.length > maxPageSize && (
        <p className="note-14">
          <Phrases>
            {`一度に開けるのは${maxPageSize}名までです。残りの${found.length - maxPageSize}名は、先に開いた学生へ送信したあと、ここから続けられます。`}
          </Phrases>
        </p>
      )}
      {!canWrite && <Letter title="文面を読む" {...draft} reasons={begun} />}
      {letters.length > 0 && (
        <p className="note-14">
          <Phrases>
            届けられなかったスカウトに、この下書きと文面の異なるものがあります。一通ずつ残しているので、ここからコピーできます。
          </Phrases>
        </p>
      )}
      {letters.map((alike) => (
        <Letter
          key={alike[0]?.candidateId}
          title={`届けられなかった文面（学生${alike.length}名）`}
          subject={alike[0]?.subject ?? ''}
          message={alike[0]?.message ?? ''}
          reasons={alike.map(({ candidateId, reason }) => ({ candidateId, name: nameOf(candidateId), reason }))}
        />
      ))}
    </ListRow>
  )
}

function whoOf(school: string | undefined, count: number) {
  if (count === 0) return '学生は公開を終了しました'
  if (!school) return `学生${count}名`
  return count > 1 ? `${school}の学生 ほか${count - 1}名` : `${school}の学生`
}
