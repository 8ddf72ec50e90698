import { useState } from 'react'
import { followUpDays, followUpTexts } from '#domain/scout-invitation/sent/follow-up/rules.ts'
import { FollowUpText } from '#web/pages/client/parts/follow-up-text.tsx'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { Button } from '#web/ui/button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'

type Act = 'withdraw' | 'followUp'

/** The acts on unanswered scouts whose boxes in the table name this form: one of two dialogs holds the form. */
export function PendingActs({ formId }: { formId: string }) {
  const [act, setAct] = useState<Act>('followUp')
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState<string>(followUpTexts[0])
  const show = (name: Act) => {
    setAct(name)
    setOpen(true)
  }
  const dialog = (name: Act) => ({
    open: isOpen && act === name,
    onClose: () => setOpen(false),
    fields: { intent: name },
    formId: act === name ? formId : `${formId}-${name}`,
  })
  return (
    <div className="row-3">
      <Button kind="secondary" onClick={() => show('followUp')}>
        選んだスカウトにフォローを送る
      </Button>
      <Button kind="secondary" onClick={() => show('withdraw')}>
        選んだスカウトを取り下げる
      </Button>
      <ConfirmAct {...dialog('followUp')} title="フォローを送る" verb="フォローを送る" kind="primary">
        {(mistakeOf) => (
          <>
            <p>
              <Phrases>
                {`届いてから${followUpDays}日以上たち、返信がないスカウトに、1度だけ送れます。同じスカウトの「追伸」として、平日と土曜日の日中に届きます。`}
              </Phrases>
            </p>
            <FollowUpText name="text" text={text} onChange={setText} error={mistakeOf('text')} />
            <p className="note-13">
              <Phrases>
                「あとで」を選んだ学生や、いまスカウトを受け取っていない学生には届きません。だれに届いたかは表示されません。送信数には数えません。
              </Phrases>
            </p>
          </>
        )}
      </ConfirmAct>
      <ConfirmAct {...dialog('withdraw')} title="スカウトを取り下げますか" verb="取り下げる" cancel="取り下げない">
        <p>
          <Phrases>
            学生は、このスカウトに回答できなくなります。すでに読んだ学生には、メールで知らせます。送信した数は戻りません。
          </Phrases>
        </p>
      </ConfirmAct>
    </div>
  )
}
