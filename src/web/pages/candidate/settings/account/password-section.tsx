import { Link } from 'react-router'
import { freshMinutes } from '#domain/candidate-account/owner-proof/rules.ts'
import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { NewPasswordField } from '#web/parts/forms/new-password-field.tsx'
import { useHeard } from '#web/parts/answers/heard.ts'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { labels } from './act.ts'
import { Section, SectionForm, useSectionForm, type AccountAnswer } from './section.tsx'
import styles from './section.module.css'

const PasswordSectionFields = graphql(`
  fragment PasswordSection on OwnAccount {
    hasPassword
  }
`)

type PasswordSectionProps = { account: FragmentType<typeof PasswordSectionFields>; answer: AccountAnswer }

export function PasswordSection({ account, answer }: PasswordSectionProps) {
  const { hasPassword } = readFragment(PasswordSectionFields, account)
  const form = useSectionForm('password', labels, answer)
  useHeard(form.done, () => form.props.ref.current?.reset())
  return (
    <Section id="password" title="パスワード">
      <p className="quiet">
        {hasPassword
          ? 'パスワードを変更すると、ほかの端末からはログアウトします。'
          : `パスワードを登録すると、メールアドレスでもログインできます。登録は、ログインから${freshMinutes}分のあいだできます。`}
      </p>
      <SectionForm
        form={form}
        send={hasPassword ? '変更する' : '登録する'}
        beside={
          hasPassword && (
            <Link to={urls.candidate.passwordResetRequest()} className={linkButtonClass(styles.beside)}>
              パスワードを忘れた方
            </Link>
          )
        }
      >
        {hasPassword && <PasswordField {...form.field('currentPassword')} label={labels.currentPassword} required />}
        <NewPasswordField field={form.field('newPassword')} label={labels.newPassword} />
      </SectionForm>
    </Section>
  )
}
