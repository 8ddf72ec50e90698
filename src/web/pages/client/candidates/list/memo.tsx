import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { maxMemoLength } from '#domain/candidate-search/rules.ts'
import type { ActionRefusal } from '#web/ask.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { agoText, time } from '#web/parts/dates.ts'
import { useNow } from '#web/parts/now.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { countCharacters } from '#web/ui/character-count.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { urls } from '#web/urls.ts'
import type { MemoSaved } from './act.ts'
import { useMemoChanges } from './memo-live.ts'
import { basisOf, memoStanding, type KeptMemo, type MemoDraft } from './memo-standing.ts'
import styles from './team.module.css'

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

/** Milliseconds without a key before what was typed is saved. */
const pause = 1000

type MemoProps = { memo: FragmentType<typeof CandidateMemo>; canWrite: boolean }

/** Written together: it saves itself, follows what colleagues write, and never writes over them unasked. */
export function Memo({ memo: masked, canWrite }: MemoProps) {
  const memo = readFragment(CandidateMemo, masked)
  const { draft, standing, isSaving, failure, type, save, take, saveOver } = useMemoDraft(memo.candidateId, memo)
  const name = memo.companyUser?.familyName
  const text = draft?.text ?? memo.text
  return (
    <div className={styles.memo}>
      <TextArea
        aria-keyshortcuts="M"
        label={
          <>
            社内メモ
            <MemoStatus memo={memo} name={name} standing={standing} isSaving={isSaving} />
          </>
        }
        value={text}
        readOnly={!canWrite}
        {...(countCharacters(text) > maxMemoLength * 0.9 ? { max: maxMemoLength } : {})}
        error={standing === 'conflict' ? undefined : failure}
        onChange={(event) => type(event.target.value)}
        onBlur={save}
      />
      {standing === 'conflict' && (
        <Notice kind="warning" live>
          {name ?? 'ほかのユーザー'}さんが更新しました。
          <span className={styles.choices}>
            <LinkButton onClick={take}>読み込む</LinkButton>
            <LinkButton onClick={saveOver}>自分の内容で保存</LinkButton>
          </span>
        </Notice>
      )}
    </div>
  )
}

type StatusProps = { memo: KeptMemo; name: string | undefined; standing: string; isSaving: boolean }

function MemoStatus({ memo, name, standing, isSaving }: StatusProps) {
  const now = useNow()
  const status = () => {
    if (isSaving) return '保存中…'
    if (standing !== 'same') return '保存していません'
    return memo.updatedAt && name ? `${name}さんが${agoText(memo.updatedAt, now)} ${time(memo.updatedAt)}に更新` : ''
  }
  return <small>{status()}</small>
}

function useMemoDraft(candidateId: string, kept: KeptMemo) {
  const [draft, setDraft] = useState<MemoDraft | null>(null)
  const fetcher = useFetcher<MemoSaved | ActionRefusal>()
  const { revalidate } = useRevalidator()
  const standing = memoStanding(draft, kept)
  const isSaving = fetcher.state === 'submitting'
  const refused = fetcher.data && 'refused' in fetcher.data ? fetcher.data.refused : null

  const submit = (text: string, basis: string | null) => {
    setDraft({ text, basis, submitted: text })
    const form = { intent: 'memo', id: candidateId, text, lastReadUpdatedAt: basis ?? '' }
    void fetcher.submit(form, { method: 'post', action: urls.client.candidates() })
  }
  const save = () => {
    if (!draft || standing !== 'unsaved' || fetcher.state !== 'idle') return
    submit(draft.text, basisOf(draft, kept))
  }
  const saveAfterPause = useEffectEvent(save)
  const isIdle = fetcher.state === 'idle'
  if (draft && standing === 'same' && isIdle) setDraft(null)
  useEffect(() => {
    if (draft === null || !isIdle || draft.text === draft.submitted) return
    const timer = setTimeout(saveAfterPause, pause)
    return () => clearTimeout(timer)
  }, [draft, isIdle])

  useMemoChanges(candidateId, (updatedAt) => {
    if (updatedAt !== kept.updatedAt && fetcher.state === 'idle') void revalidate()
  })
  return {
    draft: standing === 'same' ? null : draft,
    standing,
    isSaving,
    failure: refused && standing === 'unsaved' ? refused.message : undefined,
    type: (text: string) =>
      setDraft({ text, basis: draft ? basisOf(draft, kept) : kept.updatedAt, submitted: draft?.submitted ?? null }),
    save,
    take: () => setDraft(null),
    saveOver: () => draft && submit(draft.text, kept.updatedAt),
  }
}
