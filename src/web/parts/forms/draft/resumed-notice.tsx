import { Notice } from '#web/ui/notice.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type ResumedNoticeProps = { form: { isResumed: boolean; discard: () => void } }

/** Says that the form shows what was not saved, with the way back to what is. */
export const ResumedNotice = ({ form: { isResumed, discard } }: ResumedNoticeProps) =>
  isResumed && (
    <Notice kind="info">
      <p>この端末に残っていた、保存していない入力を表示しています。</p>
      <LinkButton onClick={discard}>保存済みの内容に戻す</LinkButton>
    </Notice>
  )
