import { Form } from 'react-router'
import { maxPasskeyName, maxPasskeys } from '#domain/candidate-account/passkey/rules.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { useCanUsePasskeys } from '#web/parts/passkey/can-use-passkeys.ts'
import { AddPasskey } from '#web/parts/passkey/add-button.tsx'
import { PagePart } from '#web/parts/page/page.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { RemoveWay } from './remove-way.tsx'
import styles from './ways.module.css'

export const PasskeyWays = graphql(`
  fragment PasskeyWays on SignInWays {
    canRemove
    passkeys {
      id
      name
      isBackedUp
      insertedAt
      lastUsedAt
    }
  }
`)

type Props = { ways: FragmentType<typeof PasskeyWays>; isFresh: boolean }

export function Passkeys({ ways, isFresh }: Props) {
  const { canRemove, passkeys } = readFragment(PasskeyWays, ways)
  const canUse = useCanUsePasskeys()
  return (
    <PagePart id="passkeys" title="パスキー">
      <p className="quiet">パスワードのかわりに、指紋や顔、端末の画面ロックでログインできます。</p>
      {passkeys.length > 0 && (
        <ul className="stack-3">
          {passkeys.map((passkey) => (
            <Card as="li" key={passkey.id} className={styles.row}>
              <Icon name="lock" />
              <div className={styles.words}>
                <b>{passkey.name}</b>
                <span className="quiet">{usedText(passkey)}</span>
              </div>
              <Rename id={passkey.id} name={passkey.name} />
              <RemoveWay
                canRemove={canRemove}
                isFresh={isFresh}
                fields={{ intent: 'remove', id: passkey.id }}
                verb="削除"
                question={`「${passkey.name}」のパスキーでログインできなくなります。`}
              />
            </Card>
          ))}
        </ul>
      )}
      {passkeys.length < maxPasskeys && isFresh && canUse && (
        <div className={styles.add}>
          <AddPasskey>この端末にパスキーを登録する</AddPasskey>
        </div>
      )}
    </PagePart>
  )
}

type Passkey = { insertedAt: string; lastUsedAt?: string | null; isBackedUp: boolean }

function usedText({ insertedAt, lastUsedAt, isBackedUp }: Passkey) {
  const used = lastUsedAt ? `最後に使った日 ${slashDate(lastUsedAt)}` : `登録した日 ${slashDate(insertedAt)}`
  return isBackedUp ? `${used}・ほかの端末と同期` : used
}

function Rename({ id, name }: { id: string; name: string }) {
  const sent = useFormOnItsWay()
  return (
    <details className={styles.remove}>
      <summary className={linkButtonClass()}>名前を変更</summary>
      <Form method="post" className={styles.ask}>
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="id" value={id} />
        <TextField label="パスキーの名前" name="name" required maxLength={maxPasskeyName} defaultValue={name} />
        <Button type="submit" busy={sent?.get('intent') === 'rename' && sent.get('id') === id}>
          保存する
        </Button>
      </Form>
    </details>
  )
}
