import { Form } from 'react-router'
import { recoveryCodes } from '#domain/session/second-factor/rules.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { AppToScan } from '#web/parts/second-factor/app-to-scan.tsx'
import { FactorCodeField } from '#web/parts/second-factor/code-field.tsx'
import { RecoveryCodes } from '#web/parts/second-factor/recovery-codes.tsx'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { StaffSignInAnswer } from './act.ts'
import { ActButton, AskInPlace, SignInCard, useIsSent } from './sign-in-card.tsx'
import type { StaffSignInWays } from './ways.ts'
import styles from './staff-sign-in.module.css'

type TotpCardProps = { ways: StaffSignInWays; answer: StaffSignInAnswer | undefined }

/** The authenticator app: not set up, being set up, or in use with its recovery codes. */
export function TotpCard({ ways, answer }: TotpCardProps) {
  const { totp, enrolment, isFresh } = ways
  return (
    <SignInCard
      id="totp"
      title="認証アプリ（2段階認証）"
      state={{ isOn: Boolean(totp), word: totp ? '設定済み' : '未設定' }}
      answer={answer}
      intents={['startTotp', 'confirmTotp', 'renewRecoveryCodes', 'removeTotp']}
    >
      <p className="quiet">
        パスワードのあとに、スマートフォンの認証アプリに表示される6桁のコードを入力します。パスワードが知られても、ほかの人はログインできません。
      </p>
      {answer?.codes && <RecoveryCodes codes={answer.codes} />}
      {totp ? (
        <InUse totp={totp} isFresh={isFresh} isRequired={ways.isFactorRequired} />
      ) : enrolment ? (
        <BeingSetUp enrolment={enrolment} answer={answer} />
      ) : (
        isFresh && <ActButton fields={{ intent: 'startTotp' }}>設定をはじめる</ActButton>
      )}
    </SignInCard>
  )
}

type BeingSetUpProps = {
  enrolment: NonNullable<StaffSignInWays['enrolment']>
  answer: StaffSignInAnswer | undefined
}

function BeingSetUp({ enrolment: { secret, qrSize, qrPath }, answer }: BeingSetUpProps) {
  const fields = { intent: 'confirmTotp' }
  const isBusy = useIsSent(fields)
  const isOwn = answer?.values?.['intent']?.[0] === fields.intent
  return (
    <Form method="post" preventScrollReset noValidate className={styles.form}>
      <HiddenFields fields={fields} />
      <AppToScan enrolment={{ secret, qr: { size: qrSize, path: qrPath } }} />
      <FactorCodeField error={isOwn ? answer?.refused?.fields[0]?.message : undefined} />
      <div>
        <Button type="submit" busy={isBusy}>
          2段階認証を有効にする
        </Button>
      </div>
    </Form>
  )
}

type InUseProps = { totp: NonNullable<StaffSignInWays['totp']>; isFresh: boolean; isRequired: boolean }

function InUse({ totp: { confirmedAt, recoveryCodesLeft }, isFresh, isRequired }: InUseProps) {
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt className="note-14">設定した日</dt>
          <dd>{confirmedAt ? slashDate(confirmedAt) : ''}</dd>
        </div>
        <div>
          <dt className="note-14">リカバリーコード</dt>
          <dd>
            残り{recoveryCodesLeft}個（{recoveryCodes}個中）
          </dd>
        </div>
      </dl>
      {recoveryCodesLeft <= 3 && (
        <Notice kind="warning">リカバリーコードが残り少なくなっています。再発行して、保存し直してください。</Notice>
      )}
      {isFresh && (
        <div className={styles.acts}>
          <AskInPlace
            fields={{ intent: 'renewRecoveryCodes' }}
            verb="リカバリーコードを再発行"
            question="これまでのリカバリーコードは、すべて使えなくなります。"
            isDanger={false}
          />
          <AskInPlace
            fields={{ intent: 'removeTotp' }}
            verb="認証アプリを解除"
            question={
              isRequired
                ? 'このアカウントには2段階認証が必要です。パスキーを登録しているときだけ、解除できます。'
                : 'リカバリーコードも使えなくなり、パスワードだけでログインできるようになります。'
            }
          />
        </div>
      )}
    </>
  )
}
