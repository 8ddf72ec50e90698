import { formatMobilePhoneNumber } from '#ground/spelling/folding.ts'
import { time } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { MobilePhoneField } from '#web/parts/forms/mobile-phone-field.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { labels } from './act.ts'
import { CodeForm } from './code-form.tsx'
import { Section, SectionForm, useSectionForm, type AccountAnswer } from './section.tsx'

const PhoneSectionFields = graphql(`
  fragment PhoneSection on OwnAccount {
    phoneNumber
    hasPassword
    pendingPhone {
      destination
      expiresAt
    }
  }
`)

type PhoneSectionProps = {
  account: FragmentType<typeof PhoneSectionFields>
  answer: AccountAnswer
  /** Whether another number is entered while a code waits. */
  isChanging: boolean
}

export function PhoneSection({ account, answer, isChanging }: PhoneSectionProps) {
  const { phoneNumber, hasPassword, pendingPhone: pending } = readFragment(PhoneSectionFields, account)
  return (
    <Section id="phone" title="携帯電話">
      <Facts compact>
        <Fact label="現在">{phoneNumber ? formatMobilePhoneNumber(phoneNumber) : '登録されていません'}</Fact>
      </Facts>
      <p className="quiet">承認した企業との連絡に使うため、番号だけを削除することはできません。</p>
      {pending && !isChanging ? (
        <CodeForm
          intent="confirmPhone"
          label="確認コード"
          anew={`${urls.candidate.settingsAccount()}?change=phone#phone`}
          answer={answer}
        >
          {`${formatMobilePhoneNumber(pending.destination)} に確認コードを送りました。${time(pending.expiresAt)}まで使えます。`}
        </CodeForm>
      ) : (
        <RequestForm hasPassword={hasPassword} answer={answer} />
      )}
    </Section>
  )
}

function RequestForm({ hasPassword, answer }: { hasPassword: boolean; answer: AccountAnswer }) {
  const form = useSectionForm('requestPhone', labels, answer)
  return (
    <SectionForm form={form} send="確認コードを送る">
      <MobilePhoneField field={form.field('mobilePhoneNumber')} label={labels.mobilePhoneNumber} />
      {hasPassword && <PasswordField {...form.field('currentPassword')} label={labels.currentPassword} required />}
    </SectionForm>
  )
}
