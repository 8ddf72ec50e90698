import { reportReason } from '#domain/inquiry/thread-report/rules.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'

export type Reported = {
  companyName: string
  /** A thread that has ended is reported without ending anything. */
  isEnded: boolean
}

export const reportAct = { intent: 'report' }
export const reportVerb = ({ isEnded }: Pick<Reported, 'isEnded'>) => (isEnded ? '通報する' : '通報して終了する')

export const Consequences = ({ companyName, isEnded }: Reported) => (
  <p className="note-14">
    {!isEnded && 'このやりとりは終了し、再開できません。'}
    {companyName}からメッセージが届かなくなります。運営が内容を確認し、3営業日以内にメールでご連絡します。
    {isEnded ? '通報したことは、企業に伝わりません。' : '企業には、終了したことだけが伝わります。'}
    予約した日程は、自動では取り消されません。
  </p>
)

export const Reason = ({ value, error }: { value?: string | undefined; error?: string | undefined }) => (
  <TextArea
    label={reportReason.label}
    optional
    name="reason"
    rows={3}
    max={reportReason.max}
    defaultValue={value}
    error={error}
  />
)
