import { useState } from 'react'
import type { AccessTokenScope } from '#domain/company-account/access-token/rules.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { ConfirmAct } from '#web/parts/confirm-act.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { scopeWords } from './words.ts'
import rows from '../parts/rows.module.css'
import styles from './access-tokens.module.css'

export const TokenRowFields = graphql(`
  fragment TokenRow on AccessToken {
    id
    name
    scopes
    insertedAt
    expiresAt
    lastUsedAt
    revokedAt
    maker {
      familyName
      givenName
    }
  }
`)

type Token = FragmentType<typeof TokenRowFields> & { id: string }
type TokenListProps = { working: readonly Token[]; ended: readonly Token[] }

export function TokenList({ working, ended }: TokenListProps) {
  return (
    <section aria-labelledby="tokens" className={styles.part}>
      <h2 id="tokens">
        <Phrases>使用中のトークン</Phrases>
      </h2>
      {working.length > 0 ? (
        <ul className="stack-4">
          {working.map((token) => (
            <TokenRow key={token.id} token={token} isWorking />
          ))}
        </ul>
      ) : (
        <Card>
          <EmptyState title="使用中のトークンはありません" heading="h3" />
        </Card>
      )}
      {ended.length > 0 && (
        <Fold quiet title={`無効になったトークン（${ended.length}件）`}>
          <ul className="stack-4">
            {ended.map((token) => (
              <TokenRow key={token.id} token={token} isWorking={false} />
            ))}
          </ul>
        </Fold>
      )}
    </section>
  )
}

function TokenRow({ token, isWorking }: { token: Token; isWorking: boolean }) {
  const { id, name, scopes, insertedAt, expiresAt, lastUsedAt, revokedAt, maker } = readFragment(TokenRowFields, token)
  const [isRevoking, setRevoking] = useState(false)
  return (
    <Card as="li" className={styles.token}>
      <header className={rows.head}>
        <h3>
          <Phrases>{name}</Phrases>
        </h3>
        {!isWorking && <Badge>{revokedAt ? '無効' : '期限切れ'}</Badge>}
        {isWorking && (
          <Button kind="secondary" onClick={() => setRevoking(true)}>
            無効にする<span className="visually-hidden">：{name}</span>
          </Button>
        )}
      </header>
      <Facts compact>
        <Fact label="権限">{scopes.map((scope: AccessTokenScope) => scopeWords[scope].label).join('、')}</Fact>
        <Fact label="作成">
          {slashDate(insertedAt)}　{maker.familyName} {maker.givenName}
        </Fact>
        <Fact label={revokedAt ? '無効にした日' : '有効期限'}>{slashDate(revokedAt ?? expiresAt)}</Fact>
        <Fact label="最後の利用">{lastUsedAt ? slashDate(lastUsedAt) : 'まだ利用されていません'}</Fact>
      </Facts>
      <ConfirmAct
        open={isRevoking}
        onClose={() => setRevoking(false)}
        title="トークンを無効にする"
        fields={{ intent: 'revoke', id }}
        verb="無効にする"
      >
        <p>
          <Phrases>
            「{name}」を使っているシステムは、すぐに読み取りができなくなります。元に戻すことはできません。
          </Phrases>
        </p>
      </ConfirmAct>
    </Card>
  )
}
