import { companyAccountLabel } from '#ground/words/company-account.ts'
import { registrationLabels } from '#domain/company-account/registration/rules.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { minAlone } from '#ground/validation/password-validation.ts'
import type { CompanyRegistrationWay } from '#web/generated/graphql.ts'
import { NewPasswordField } from '#web/parts/forms/new-password-field.tsx'
import type { useForm } from '#web/parts/forms/use-form.ts'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioOption } from '#web/ui/fields/radio-option.tsx'
import styles from './form.module.css'

type WayToSignInProps = { form: ReturnType<typeof useForm>; way: CompanyRegistrationWay; isAdmin: boolean }

/** A password, the company's account where the company has set it up, or the account alone where it is forced. */
export function WayToSignIn({ form: { field }, way, isAdmin }: WayToSignInProps) {
  const by = field('by')
  const password = <NewPasswordField field={field('password')} min={isAdmin ? minAlone : accountLimits.password.min} />
  if (way === 'PROVIDER')
    return (
      <Notice>
        <input type="hidden" name="by" value="provider" />
        この企業では、{companyAccountLabel}でログインします。パスワードは設定しません。登録のあと、
        {companyAccountLabel}のログイン画面に移動します。
      </Notice>
    )
  if (way !== 'EITHER') return password
  return (
    <div className={styles.ways}>
      <FieldGroup label={registrationLabels.byProvider} required id={by.id} error={by.error}>
        <RadioOption name="by" value="provider" defaultChecked={by.defaultValue !== 'password'}>
          {companyAccountLabel}でログインする
        </RadioOption>
        <RadioOption name="by" value="password" defaultChecked={by.defaultValue === 'password'}>
          パスワードを設定する
        </RadioOption>
      </FieldGroup>
      <div className={styles.password}>{password}</div>
    </div>
  )
}
