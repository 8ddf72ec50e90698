import { useRevalidator } from 'react-router'
import { longDateTime } from '#ground/tokyo-time.ts'
import { messages } from '#web/texts/messages.ts'
import { useHeard } from '#web/parts/answers/heard.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useToast } from '#web/ui/overlays/toast-region.tsx'
import { studentsOf, type Draft } from '../../../parts/scout-draft/draft.ts'
import type { Meeting } from '../../../parts/scout-draft/meeting.ts'
import { choose } from '../../../parts/scout-draft/saving.ts'
import { draftOf, type ServerDraft } from '../../../parts/scout-draft/server-draft.ts'
import { putDraft } from '../../../parts/scout-draft/stored-draft.ts'
import type { Composer } from '../composer.ts'
import { sentFor } from '../people.ts'
import styles from './draft-notices.module.css'

/** Where the draft comes from, why it is not saved, and the choice where another device has changed it. */
export function DraftNotices({ composer }: { composer: Composer }) {
  const { resumed, meeting, problem } = composer.storedDraft
  if (!resumed && !meeting && !problem) return null
  return (
    <div className={styles.notices}>
      {meeting ? <Met composer={composer} meeting={meeting} /> : resumed && <Resumed draft={resumed} />}
      {problem && !meeting && (
        <Notice kind="warning" live>
          {problem.isLost
            ? '下書きを保存できていません。入力した内容はこの端末に残っています。接続が戻ると保存します。'
            : `下書きを保存できません。${problem.message}入力した内容はこの端末に残っています。`}
        </Notice>
      )}
    </div>
  )
}

const deviceOf = ({ deviceFamily }: ServerDraft) => deviceFamily || '別の端末'

function Resumed({ draft }: { draft: ServerDraft }) {
  return (
    <Notice>
      <p>{`${longDateTime(draft.savedAt)}に${deviceOf(draft)}で保存した下書きの続きです。`}</p>
      {draft.leftOut > 0 && (
        <p>{`下書きにいた学生のうち${draft.leftOut}名は、いまスカウトを送れないため外しました。`}</p>
      )}
    </Notice>
  )
}

/** The person decides, and a text that was replaced can be put back. */
function Met({ composer, meeting }: { composer: Composer; meeting: Meeting }) {
  const { storedDraft, people, job } = composer
  const { name, draft } = storedDraft
  const toast = useToast()
  const { revalidate } = useRevalidator()
  // The students who were sent a scout meanwhile are told from those who can still get one.
  useHeard(meeting.kind === 'gone' ? meeting : null, () => void revalidate())
  const readServer = () => {
    choose(name, 'server')
    toast({
      text: meeting.kind === 'gone' ? 'この端末の下書きを捨てました' : '別の端末の続きを読み込みました',
      action: { label: messages.undo, onPress: () => putDraft(name, draft, revisionOf(meeting)) },
    })
  }
  const isSent = people.some((person) => job && sentFor(job.id, person))
  return (
    <Notice kind="warning" live>
      {meeting.kind === 'continued' ? (
        <>
          <p>{`別の端末で続きが書かれています（${deviceOf(meeting.draft)}・${longDateTime(meeting.draft.savedAt)}に保存）。選ぶまで、この端末の内容は保存されません。`}</p>
          <p>{`別の端末：${contentsOf(draftOf(meeting.draft))}`}</p>
          <p>{`この端末：${contentsOf(draft)}`}</p>
        </>
      ) : (
        <p>
          {isSent
            ? 'この下書きのスカウトは、別の端末で送信されています。'
            : 'この下書きは、別の端末で送信または削除されています。'}
        </p>
      )}
      <div className={styles.choices}>
        <Button kind="secondary" onClick={readServer}>
          {meeting.kind === 'continued' ? '読み込む' : 'この端末の下書きを捨てる'}
        </Button>
        <Button kind="secondary" onClick={() => choose(name, 'device')}>
          この端末の内容を残す
        </Button>
      </div>
    </Notice>
  )
}

const revisionOf = (meeting: Meeting) => (meeting.kind === 'continued' ? meeting.draft.revision : null)

function contentsOf(draft: Draft) {
  const begun = studentsOf(draft).filter((id) => draft.reasons[id]?.trim()).length
  return `件名「${draft.subject || '未入力'}」、理由${begun}名分`
}
