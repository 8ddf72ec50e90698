import { fieldLimits } from '#ground/limits/desk.ts'
import { useRevalidator } from 'react-router'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { agoText, time } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { lettersOf } from '#ground/text-length.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { useMemoChanges } from './memo-live.ts'
import { isSettled, memoSyncState, type ServerMemo, type MemoSyncState } from './memo-sync.ts'
import { memos, useMemoDraft } from './memo-writing.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import styles from '../team.module.css'

const CandidateMemo = graphql(`
  fragment CandidateMemo on SearchCandidateMemo {
    candidateId
    text
    updatedAt
    companyUser {
      familyName
    }
  }
`)

type MemoProps = { memo: FragmentType<typeof CandidateMemo> }

/** The memo of the company. It saves itself, shows what colleagues write, and overwrites their text only on request. */
export function Memo({ memo: masked }: MemoProps) {
  const memo = readFragment(CandidateMemo, masked)
  const canWrite = useCanWrite()
  const { candidateId: id } = memo
  const draft = useMemoDraft(id)
  const { revalidate } = useRevalidator()
  useMemoChanges(id, (updatedAt) => {
    if (updatedAt !== memo.updatedAt && !memos.find(id)?.isSaving) void revalidate()
  })
  const syncState = memoSyncState(draft, memo)
  const name = memo.companyUser?.familyName
  const text = draft && !isSettled(draft, memo) ? draft.text : memo.text
  return (
    <div className={styles.memo}>
      <TextArea
        aria-keyshortcuts="M"
        label={
          <>
            社内メモ
            <MemoStatus memo={memo} name={name} syncState={syncState} isSaving={draft?.isSaving ?? false} />
          </>
        }
        value={text}
        storedAs="typed"
        readOnly={!canWrite}
        {...(lettersOf(text) > fieldLimits.memo.max * 0.9 ? { max: fieldLimits.memo.max } : {})}
        error={syncState === 'unsaved' ? draft?.refused?.message : undefined}
        onChange={(event) => memos.type(id, event.target.value, memo)}
        onBlur={() => syncState === 'unsaved' && void memos.save(id)}
      />
      {syncState === 'conflict' && <Conflict candidateId={id} name={name} memo={memo} />}
    </div>
  )
}

type StatusProps = { memo: ServerMemo; name: string | undefined; syncState: MemoSyncState; isSaving: boolean }

function MemoStatus({ memo, name, syncState, isSaving }: StatusProps) {
  const now = useNow()
  const status = () => {
    if (isSaving) return '保存中…'
    if (syncState !== 'same') return '保存していません'
    return memo.updatedAt && name ? `${name}さんが${agoText(memo.updatedAt, now)} ${time(memo.updatedAt)}に更新` : ''
  }
  return <small>{status()}</small>
}

type ConflictProps = { candidateId: string; name: string | undefined; memo: ServerMemo }

/** Two users wrote at the same time. Both texts are shown, and the user chooses one. */
function Conflict({ candidateId, name, memo }: ConflictProps) {
  return (
    <Notice kind="warning" live>
      <p>{name ? `${name}さん` : 'ほかのユーザー'}が更新しました。</p>
      <blockquote className={styles.theirs}>{memo.text || '（空のメモ）'}</blockquote>
      <p className={styles.choices}>
        <LinkButton onClick={() => memos.forget(candidateId)}>読み込む</LinkButton>
        <LinkButton onClick={() => memos.saveOver(candidateId, memo)}>自分の内容で保存</LinkButton>
      </p>
    </Notice>
  )
}
