import { Notice } from '#web/ui/notice.tsx'

/** Tells that the form shows what was typed on this device and never saved, instead of what is stored. */
export function Resumed({ form }: { form: { kept: { isResumed: boolean } } }) {
  if (!form.kept.isResumed) return null
  return <Notice live>この端末に残っていた、保存前の入力を表示しています。</Notice>
}
