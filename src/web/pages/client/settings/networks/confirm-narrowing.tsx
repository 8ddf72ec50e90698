import { grouped } from '#ground/grouped.ts'
import { useState } from 'react'
import { signInAddressDays } from '#domain/company-account/sign-in-address/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { NetworksAnswer } from './act.ts'

type ConfirmNarrowingProps = {
  form: { answer: NetworksAnswer | undefined; isSending: boolean }
  onConfirm: () => void
}

/** Asks before addresses are shut out, with the number of recent sign-ins that came from there. */
export function ConfirmNarrowing({ form: { answer, isSending }, onConfirm }: ConfirmNarrowingProps) {
  const [closed, setClosed] = useState<NetworksAnswer>()
  const effect = answer === closed ? undefined : answer?.effect
  return (
    <Modal
      open={effect !== undefined}
      onClose={() => setClosed(answer)}
      title="利用できるネットワークを絞る"
      locked={isSending}
      ok={
        <Button busy={isSending} onClick={onConfirm}>
          絞って保存する
        </Button>
      }
    >
      <div className="stack-3">
        {effect && (
          <p>
            <Phrases>{effectText(effect)}</Phrases>
          </p>
        )}
        <p>
          <Phrases>一覧にないネットワークから利用している人は、すぐに利用できなくなります。</Phrases>
        </p>
      </div>
    </Modal>
  )
}

const effectText = ({ signIns, outside }: { signIns: number; outside: number }) => {
  if (signIns === 0) return `最近${signInAddressDays}日間のログインの記録はありません。`
  const days = `最近${signInAddressDays}日間のログイン${grouped(signIns)}回`
  return outside > 0
    ? `${days}のうち、${grouped(outside)}回は、この一覧にないネットワークからでした。`
    : `${days}は、すべてこの一覧のネットワークからでした。`
}
