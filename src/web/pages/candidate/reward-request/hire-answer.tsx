import { Form } from 'react-router'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'

/** The student's answer to a hire that the company has recorded. */
export const HireAnswer = ({ id, companyName }: { id: string; companyName: string }) => (
  <div className="stack-3">
    <p>
      <Phrases>{`${companyName}が、あなたの採用が決まったと記録しました。間違いがないか確認してください。`}</Phrases>
    </p>
    <div className="row-2">
      <Form method="post">
        <HiddenFields fields={{ intent: 'right', id }} />
        <IdempotencyKey intention={`right-${id}`} />
        <Button type="submit">間違いありません</Button>
      </Form>
      <Form method="post">
        <HiddenFields fields={{ intent: 'wrong', id }} />
        <IdempotencyKey intention={`wrong-${id}`} />
        <Button type="submit" kind="secondary">
          事実と異なる
        </Button>
      </Form>
    </div>
  </div>
)
