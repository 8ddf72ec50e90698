import { Form } from 'react-router'
import { maxPasskeyName, maxPasskeys } from '#domain/candidate-account/passkey/rules.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { AddPasskey } from '#web/parts/passkey/add-button.tsx'
import { useCanUsePasskeys } from '#web/parts/passkey/can-use-passkeys.ts'
import type { PasskeyCalls } from '#web/parts/passkey/ceremony.ts'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { StaffSignInAnswer } from './act.ts'
import { AskInPlace, SignInCard, useIsSent } from './sign-in-card.tsx'
import type { StaffPasskey, StaffSignInWays } from './ways.ts'
import styles from './staff-sign-in.module.css'

type PasskeysCardProps = { ways: StaffSignInWays; answer: StaffSignInAnswer | undefined; calls: PasskeyCalls }

/** Passkeys stand for both the password and the code. */
export function PasskeysCard({ ways, answer, calls }: PasskeysCardProps) {
  const { passkeys, isFresh } = ways
  const canUse = useCanUsePasskeys()
  return (
    <SignInCard
      id="passkeys"
      title="パスキー"
      state={{ isOn: passkeys.length > 0, word: passkeys.length > 0 ? `${passkeys.length}個` : '未設定' }}
      answer={answer}
      intents={['renamePasskey', 'removePasskey']}
    >
      <p className="quiet">
        指紋や顔、端末の画面ロックでログインします。パスワードも認証コードも要りません。2段階認証としても数えます。
      </p>
      {passkeys.length > 0 && (
        <ul className="stack-3">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.row}>
              <Icon name="lock" />
              <div className={styles.words}>
                <b>{passkey.name}</b>
                <span className="quiet">{usedText(passkey)}</span>
              </div>
              <Rename passkey={passkey} />
              {isFresh && (
                <AskInPlace
                  fields={{ intent: 'removePasskey', id: passkey.id }}
                  verb="削除"
                  question={`「${passkey.name}」のパスキーでログインできなくなります。`}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {passkeys.length < maxPasskeys && isFresh && canUse && (
        <div className={styles.add}>
          <AddPasskey calls={calls}>この端末にパスキーを登録する</AddPasskey>
        </div>
      )}
    </SignInCard>
  )
}

function usedText({ insertedAt, lastUsedAt, isBackedUp }: StaffPasskey) {
  const used = lastUsedAt ? `最後に使った日 ${slashDate(lastUsedAt)}` : `登録した日 ${slashDate(insertedAt)}`
  return isBackedUp ? `${used}・ほかの端末と同期` : used
}

function Rename({ passkey: { id, name } }: { passkey: StaffPasskey }) {
  const fields = { intent: 'renamePasskey', id }
  const isBusy = useIsSent(fields)
  return (
    <details className={styles.inPlace}>
      <summary className={linkButtonClass()}>名前を変更</summary>
      <Form method="post" preventScrollReset className={styles.ask}>
        <HiddenFields fields={fields} />
        <TextField label="パスキーの名前" name="name" required maxLength={maxPasskeyName} defaultValue={name} />
        <Button type="submit" busy={isBusy}>
          保存する
        </Button>
      </Form>
    </details>
  )
}
