import { useState } from 'react'
import { Form } from 'react-router'
import { slashDate, time } from '#ground/tokyo-time.ts'
import type { MailDomainRowFragment } from '#web/generated/graphql.ts'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { CopyText } from '#web/parts/copy-text.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ErrorNotice, Notice } from '#web/ui/notice.tsx'
import type { AccessAnswer } from '../parts/access-section.tsx'
import styles from './sso.module.css'

type DomainRowProps = { row: MailDomainRowFragment; answer: AccessAnswer }

const badges = {
  PENDING: <Badge kind="info">確認待ち</Badge>,
  PROVEN: <Badge kind="success">確認済み</Badge>,
  FAILED: <Badge kind="warning">確認できません</Badge>,
}

export function DomainRow({ row, answer }: DomainRowProps) {
  const { domain, status, record, found, checkedAt, provenAt } = row
  const [isRemoving, setRemoving] = useState(false)
  const sent = useFormOnItsWay()
  const isChecking = sent?.get('intent') === 'checkDomain' && sent.get('domain') === domain
  const own = answer?.values?.['intent']?.[0] === 'checkDomain' && answer.values['domain']?.[0] === domain
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <b>{domain}</b>
        {badges[status]}
        <Button kind="quiet" onClick={() => setRemoving(true)}>
          削除<span className="visually-hidden">：{domain}</span>
        </Button>
      </div>
      {provenAt ? (
        <p className="quiet">{slashDate(provenAt)}に確認しました。TXTレコードは削除してもかまいません。</p>
      ) : (
        <div className="stack-3">
          <p>
            {domain} のTXTレコードに、次の値を追加してください。反映されるまで、数分から数時間かかることがあります。
          </p>
          <CopyText label="TXTレコードの値" text={record} />
          {status === 'FAILED' && checkedAt && (
            <Notice kind="warning">
              <p>
                {slashDate(checkedAt)} {time(checkedAt)}の確認では、
                {found.length > 0 ? '別のTXTレコードだけが見つかりました。' : 'TXTレコードが見つかりませんでした。'}
              </p>
              {found.length > 0 && (
                <ul className={styles.found}>
                  {found.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              )}
            </Notice>
          )}
          {own && <ErrorNotice message={answer.refused?.message} />}
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="checkDomain" />
            <input type="hidden" name="domain" value={domain} />
            <Button type="submit" kind="secondary" busy={isChecking}>
              {status === 'FAILED' ? 'もう一度確認する' : '確認する'}
              <span className="visually-hidden">：{domain}</span>
            </Button>
          </Form>
        </div>
      )}
      <ConfirmAct
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title="ドメインを削除"
        fields={{ intent: 'removeDomain', domain }}
        verb="削除する"
      >
        <p>
          <Phrases>
            {provenAt
              ? `${domain} のメールアドレスの人は、会社のアカウントで新しくログインできなくなります。もう一度使うには、確認からやり直します。`
              : `${domain} を一覧から削除します。`}
          </Phrases>
        </p>
      </ConfirmAct>
    </li>
  )
}
