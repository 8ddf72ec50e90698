import { Form } from 'react-router'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import type { StaffSignInAnswer } from '#web/parts/staff-sign-in/act.ts'
import { SignInCard, useIsSent } from '#web/parts/staff-sign-in/sign-in-card.tsx'
import { Button } from '#web/ui/button.tsx'

type RuleCardProps = {
  rule: { isRequired: boolean; adminsWithoutFactor: number }
  answer: StaffSignInAnswer | undefined
}

/** The company's rule for its ADMINs; shown to ADMINs alone. */
export function RuleCard({ rule: { isRequired, adminsWithoutFactor }, answer }: RuleCardProps) {
  const fields = { intent: 'rule', isRequired: isRequired ? 'no' : 'yes' }
  const isBusy = useIsSent(fields)
  return (
    <SignInCard
      id="rule"
      title="管理者に2段階認証を求める"
      state={{ isOn: isRequired, word: isRequired ? '求めています' : '求めていません' }}
      answer={answer}
      intents={[fields.intent]}
    >
      <p className="quiet">
        求めると、管理者は全員、認証アプリかパスキーがなければログインできません。まだ設定していない管理者は、次のログインのときに設定します。
      </p>
      {adminsWithoutFactor > 0 && <p>まだ設定していない管理者：{adminsWithoutFactor}名</p>}
      <Form method="post" preventScrollReset>
        <HiddenFields fields={fields} />
        <Button type="submit" kind="secondary" busy={isBusy}>
          {isRequired ? '求めるのをやめる' : '管理者全員に求める'}
        </Button>
      </Form>
    </SignInCard>
  )
}
