import { useState } from 'react'
import { useFetcher } from 'react-router'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useRefusal } from '#web/parts/answers/use-refusal.ts'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import styles from './offer-report.module.css'

/**
 * The two answers to a report. It stays in the page after the answer: when a colleague was faster, the refusal is read
 * beside the colleague's answer.
 */
export function OfferReportAnswer({ id, isOpen }: { id: string; isOpen: boolean }) {
  const fetcher = useFetcher<Answer>()
  const refused = useRefusal(fetcher)
  const [isDenying, setDenying] = useState(false)
  useSuccessMessage(fetcher.data)
  return (
    <>
      {isOpen && (
        <>
          <p className="quiet" id={`confirming-${id}`}>
            <Phrases>
              「内容を確認しました」を押すと、この学生は「採用」になり、確認されたことを学生にお知らせします。元には戻せません。
            </Phrases>
          </p>
          <div className={styles.acts}>
            <fetcher.Form method="post">
              <input type="hidden" name="intent" value="confirmOfferReport" />
              <input type="hidden" name="id" value={id} />
              <IdempotencyKey intention={`confirm-${id}`} />
              <Button type="submit" aria-describedby={`confirming-${id}`} busy={isOnItsWay(fetcher)}>
                内容を確認しました
              </Button>
            </fetcher.Form>
            <Button kind="secondary" disabled={isOnItsWay(fetcher)} onClick={() => setDenying(true)}>
              事実と異なる
            </Button>
          </div>
        </>
      )}
      <ErrorNotice message={refused?.message} />
      <ConfirmAct
        open={isDenying}
        onClose={() => setDenying(false)}
        title="事実と異なると回答しますか"
        fields={{ intent: 'denyOfferReport', id }}
        verb="事実と異なる"
        cancel="戻る"
      >
        <p>
          運営にお知らせし、運営が貴社と学生の双方に事情を確認します。学生には「運営が確認中」と表示されます。回答は元に戻せません。
        </p>
      </ConfirmAct>
    </>
  )
}
