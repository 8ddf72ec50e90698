import { Notice } from '#web/ui/notice.tsx'
import type { Member } from './member.ts'

type HandedOverProps = { member: Member; lead?: string; to?: string }

/** The scouts and students that pass to an ADMIN with the colleague's right to write. */
export function HandedOver({ member: { inHand }, lead = '', to = '管理者' }: HandedOverProps) {
  const { scheduledScouts, relations } = inHand
  return (
    <>
      {scheduledScouts > 0 && (
        <Notice kind="warning">
          {`${lead}送信予約中のスカウト${scheduledScouts}件は、差出人が${to}に変わり、予定どおりに送られます。文面に名前や署名があれば、「送信予約」で直してください。`}
        </Notice>
      )}
      {relations > 0 && (
        <Notice kind="warning">{`${lead}承認した学生${relations}名の担当は、${to}に変わります。`}</Notice>
      )}
    </>
  )
}
