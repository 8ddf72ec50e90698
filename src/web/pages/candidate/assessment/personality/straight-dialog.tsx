import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { isBeingSent } from '#web/parts/answers/form-on-its-way.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { assessmentUrls } from '#ground/assessment-urls.ts'

type Answer = { isStraight?: boolean }
type StraightDialogProps = { attemptId: string; answer: Answer | undefined }

/** Asks once whether the same button many times in a row was meant. Nothing of it is told to anybody. */
export function StraightDialog({ attemptId, answer }: StraightDialogProps) {
  // The page that asks is still read anew while the dialog stands: a press counts then.
  const isBusy = isBeingSent(useNavigation())
  const [closed, setClosed] = useState<Answer>()
  return (
    <Modal
      open={answer?.isStraight === true && answer !== closed}
      onClose={() => setClosed(answer)}
      title="回答の確認をおすすめします"
      locked={isBusy}
      cancel={
        <ButtonLink
          kind="secondary"
          replace
          to={assessmentUrls.sitting('personality', { page: 1 })}
          onClick={() => setClosed(answer)}
        >
          はじめから見直す
        </ButtonLink>
      }
      ok={
        <Button type="submit" form="confirm-straight" busy={isBusy}>
          このまま終える
        </Button>
      }
    >
      <Form id="confirm-straight" method="post">
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="attemptId" value={attemptId} />
        <IdempotencyKey intention={attemptId} />
      </Form>
      <p>同じボタンが続いています。そのとおりの回答であれば、このまま終えてかまいません。企業には伝わりません。</p>
    </Modal>
  )
}
