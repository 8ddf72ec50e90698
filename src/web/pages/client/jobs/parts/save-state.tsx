import { time } from '#ground/tokyo-time.ts'
import type { useJobText } from './use-job-text.ts'

export type SavedForm = { isSending: boolean } & Omit<ReturnType<typeof useJobText>, 'revision' | 'saveOver'>

type SaveStateProps = {
  form: SavedForm
  /** The sentence that names what a job cannot be stored without; null when the text has that. */
  waitsFor?: string | null
}

/** Says beside the head whether what was typed is safe. */
export function SaveState({ form, waitsFor = null }: SaveStateProps) {
  return <span role="status">{stateOf(form, waitsFor)}</span>
}

function stateOf(form: SavedForm, waitsFor: string | null) {
  const { isSending, isLost, hasUnsaved, savesItself, isComplete, willSave, savedAt, kept: keptDraft } = form
  if (isSending) return '保存しています…'
  if (!hasUnsaved) return savedAt ? `${savesItself ? '下書きを保存しました' : '保存しました'} ${time(savedAt)}` : ''
  if (isLost && willSave) return '保存できていません。接続が戻ると保存します。'
  if (!savesItself) return '保存していない変更があります'
  if (waitsFor !== null) return keptDraft.keptAt ? 'この端末に保存しています' : waitsFor
  if (!isComplete) return '入力の不備を直すと保存します'
  return willSave ? 'まもなく保存します' : '保存していない変更があります'
}
