import { Form } from 'react-router'
import { longDateTime } from '#ground/tokyo-time.ts'
import type { Refused } from '#web/carry/ask.ts'
import { PagePart } from '#web/parts/page/page.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import styles from './agent-consultation.module.css'

type HeldConsentProps = {
  consent: { partnerName: string; textVersion: string; agreedAt: string }
  refused: Refused | undefined
}

/** The consent that holds, with its end on the same page. */
export function HeldConsent({ consent: { partnerName, textVersion, agreedAt }, refused }: HeldConsentProps) {
  const isSending = useFormOnItsWay()?.get('intent') === 'revoke'
  return (
    <PagePart id="held" title="同意しています">
      <p className={styles.text}>{partnerName}の担当者から、メールまたは電話で連絡が届きます。</p>
      <Facts>
        <Fact label="提供先">{partnerName}</Fact>
        <Fact label="同意した日時">{longDateTime(agreedAt)}</Fact>
        <Fact label="文面">第{textVersion}版</Fact>
      </Facts>
      <ErrorNotice message={refused?.message} />
      <Form method="post">
        <input type="hidden" name="intent" value="revoke" />
        <Button type="submit" kind="secondary" busy={isSending}>
          同意を取り消す
        </Button>
      </Form>
    </PagePart>
  )
}
