import { refusalMessage } from '#domain/scout-invitation/scheduling-date-request/rules.ts'
import type { RequestFieldsFragment } from '#web/generated/graphql.ts'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { studentOf } from './student-of.ts'
import styles from './day.module.css'

type RefuseDialogProps = { open: boolean; onClose: () => void; request: RequestFieldsFragment }

/** Tells a student that the company has no other dates, with a word of its own if it likes. */
export const RefuseDialog = ({ open, onClose, request }: RefuseDialogProps) => (
  <ConfirmAct
    open={open}
    onClose={onClose}
    title="追加できる日程がないことを伝える"
    fields={{ intent: 'refuse-request', id: request.id }}
    verb="伝える"
  >
    {(mistakeOf) => (
      <>
        <p className={styles.subject}>{studentOf(request)}</p>
        <p>
          <Phrases>
            追加できる日程がないことを学生に伝えます。学生は、いまある日程から選ぶか、辞退することができます。この操作は元に戻せません。
          </Phrases>
        </p>
        <TextArea
          name="message"
          label={refusalMessage.label}
          optional
          hint="理由や、これからの予定など。メールと学生の画面に表示されます。"
          max={refusalMessage.max}
          rows={4}
          error={mistakeOf('message')}
        />
      </>
    )}
  </ConfirmAct>
)
