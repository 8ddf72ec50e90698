import { useState } from 'react'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { Button } from '#web/ui/button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { AccessSection } from '../../parts/access-section.tsx'
import { Press } from './press.tsx'

type EndingProps = {
  isOn: boolean
  name: string
}

export function Ending({ isOn, name }: EndingProps) {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <AccessSection
      id="ending"
      title={isOn ? '停止と削除' : '削除'}
      about={isOn ? '停止している間の出来事は、あとから再開しても届きません。' : null}
    >
      <div className="row-3">
        {isOn && <Press intent="off">停止する</Press>}
        <Button kind="secondary" onClick={() => setDeleting(true)}>
          削除する
        </Button>
      </div>
      <ConfirmAct
        open={isDeleting}
        onClose={() => setDeleting(false)}
        title={`Webhook「${name}」を削除する`}
        fields={{ intent: 'delete' }}
        verb="削除する"
      >
        <p>
          <Phrases>
            送り直しを待っている送信は、送らずに取り消されます。送信の記録も一緒に消え、元に戻すことはできません。
          </Phrases>
        </p>
      </ConfirmAct>
    </AccessSection>
  )
}
