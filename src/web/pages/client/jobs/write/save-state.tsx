import { time } from '#ground/tokyo-time.ts'
import type { JobForm } from './use-job-form.ts'

/** Says beside the head whether what was typed is safe. */
export function SaveState({ form }: { form: JobForm }) {
  return <span role="status">{stateOf(form)}</span>
}

function stateOf({ isSending, isLost, hasUnsaved, isDraft, isComplete, savedAt, kept, draft }: JobForm) {
  if (isSending) return '保存しています…'
  if (!hasUnsaved) return savedAt ? `${isDraft ? '下書きを保存しました' : '保存しました'} ${time(savedAt)}` : ''
  if (isLost) return '保存できていません。接続が戻ると保存します。'
  if (!isDraft) return '保存していない変更があります'
  if (draft.title.trim() === '' || draft.scoutTypeId === '' || draft.jobTypeIds.length === 0)
    return kept.keptAt ? 'この端末に保存しています' : 'タイトル・種別・職種を入れると保存します'
  return isComplete ? 'まもなく保存します' : '入力の不備を直すと保存します'
}
