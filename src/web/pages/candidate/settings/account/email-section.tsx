import { MailAddress } from '#web/parts/mail-address.tsx'
import { time } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { EmailField } from '#web/parts/forms/email-field.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { labels } from './act.ts'
import { CodeForm } from './code-form.tsx'
import { Section, SectionForm, useSectionForm, type AccountAnswer } from './section.tsx'

const EmailSectionFields = graphql(`
  fragment EmailSection on OwnAccount {
    email
    hasPassword
    pendingEmail {
      destination
      expiresAt
    }
  }
`)

type EmailSectionProps = {
  account: FragmentType<typeof EmailSectionFields>
  answer: AccountAnswer
  /** Whether another address is entered while a code waits. */
  isChanging: boolean
}

export function EmailSection({ account, answer, isChanging }: EmailSectionProps) {
  const { email, hasPassword, pendingEmail: pending } = readFragment(EmailSectionFields, account)
  return (
    <Section id="email" title="メールアドレス">
      <Facts compact>
        <Fact label="現在">
          <MailAddress email={email} />
        </Fact>
      </Facts>
      {pending && !isChanging ? (
        <CodeForm
          intent="confirmEmail"
          label="確認コード"
          anew={`${urls.candidate.settingsAccount()}?change=email#email`}
          answer={answer}
        >
          <MailAddress email={pending.destination} /> に確認コードを送りました。{time(pending.expiresAt)}まで使えます。
        </CodeForm>
      ) : (
        <RequestForm hasPassword={hasPassword} answer={answer} />
      )}
    </Section>
  )
}

function RequestForm({ hasPassword, answer }: { hasPassword: boolean; answer: AccountAnswer }) {
  const form = useSectionForm('requestEmail', labels, answer)
  return (
    <SectionForm form={form} send="確認コードを送る">
      <EmailField field={form.field('email')} label={labels.email} isStudent />
      {hasPassword && <PasswordField {...form.field('currentPassword')} label={labels.currentPassword} required />}
    </SectionForm>
  )
}
