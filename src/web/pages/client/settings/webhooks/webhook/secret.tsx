import { useState } from 'react'
import { useFetcher } from 'react-router'
import { overlapHours } from '#domain/webhook/rules.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { CopyText } from '#web/parts/copy-text.tsx'
import { refusedOf } from '#web/parts/answers/answered.ts'
import type { Answer } from '#web/parts/answers/success-message.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ErrorNotice, Notice } from '#web/ui/notice.tsx'
import { AccessSection } from '../../parts/access-section.tsx'
import type { webhookActs } from '../act.ts'

const SecretFields = graphql(`
  fragment WebhookSecret on Webhook {
    previousSecretUntil
  }
`)

type Shown = Awaited<ReturnType<(typeof webhookActs)['show']>>
type Refused = Extract<Answer, { refused: unknown }>

/** The secret comes by a press alone, so that a look over the shoulder at this page shows none. */
export function Secret({ webhook }: { webhook: FragmentType<typeof SecretFields> }) {
  const { previousSecretUntil } = readFragment(SecretFields, webhook)
  const fetcher = useFetcher<Shown | Refused>()
  const [isRotating, setRotating] = useState(false)
  const secret = fetcher.data && 'secret' in fetcher.data ? fetcher.data.secret : null
  const refused = refusedOf(fetcher.data)
  return (
    <AccessSection
      id="secret"
      title="署名の鍵"
      about="受け取り側は、この鍵で署名を確かめます。パスワードと同じように扱ってください。表示したことは、運用ログに残ります。"
    >
      {secret && <CopyText label="署名の鍵" text={secret} />}
      <ErrorNotice message={refused?.message} />
      {previousSecretUntil && (
        <Notice>
          前の鍵も、{longDateTime(previousSecretUntil)}
          まで使えます。それまでに、受け取り側の鍵を新しいものに替えてください。
        </Notice>
      )}
      <div className="row-3">
        <fetcher.Form method="post">
          <input type="hidden" name="intent" value="show" />
          <Button kind="secondary" type="submit" busy={isOnItsWay(fetcher)}>
            {secret ? 'もう一度表示する' : '鍵を表示する'}
          </Button>
        </fetcher.Form>
        <Button kind="secondary" onClick={() => setRotating(true)}>
          新しい鍵を作る
        </Button>
      </div>
      <ConfirmAct
        open={isRotating}
        onClose={() => setRotating(false)}
        title="新しい鍵を作る"
        fields={{ intent: 'rotate' }}
        verb="新しい鍵を作る"
      >
        <p>
          <Phrases>
            これからの{overlapHours}
            時間は、新しい鍵と今の鍵の両方で署名します。その間に、受け取り側の鍵を替えてください。
            {previousSecretUntil && 'ひとつ前の鍵は、すぐに使えなくなります。'}
          </Phrases>
        </p>
      </ConfirmAct>
    </AccessSection>
  )
}
