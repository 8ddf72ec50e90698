import { tokyoDay } from '#ground/tokyo-time.ts'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Phrases } from '#web/ui/phrases.tsx'

export type Hiring = { id: string; name: string }

/** Asks before a hire is recorded: the student reads it at once. */
export function RecordHire({ hiring, onClose }: { hiring: Hiring | null; onClose: () => void }) {
  const today = tokyoDay(useNow())
  return (
    <ConfirmAct
      open={hiring !== null}
      onClose={onClose}
      title={`${hiring?.name ?? '学生'}の採用を記録しますか`}
      fields={{ intent: 'hired', id: hiring?.id ?? '', acceptedOn: today }}
      verb="採用を記録する"
      cancel="記録しない"
    >
      <p>
        <Phrases>
          内定の承諾を受けた学生の採用を、今日の日付で記録します。学生にはすぐに知らせ、間違いがないかの確認をお願いします。学生が「事実と異なる」と答えると、記録は取り消されます。
        </Phrases>
      </p>
    </ConfirmAct>
  )
}
