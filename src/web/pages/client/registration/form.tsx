import { Form } from 'react-router'
import { companyUserRoleLabels } from '#domain/company-account/user/rules.ts'
import { longestDepartment, registrationLabels } from '#domain/company-account/registration/rules.ts'
import { foldCorporateNumber } from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { RegistrationInvitationFragment } from '#web/generated/graphql.ts'
import { Agreements } from '#web/parts/forms/agreement.tsx'
import { FoldedField } from '#web/parts/forms/folded-field.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { NameFields } from '#web/parts/forms/name-fields.tsx'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { type FieldOf, type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { MailAddress } from '#web/parts/mail-address.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { checkForm } from './checks.ts'
import styles from './form.module.css'
import { OwnPhoto } from './own-photo.tsx'
import { WayToSignIn } from './way-to-sign-in.tsx'

const RegistrationInvitation = graphql(`
  fragment RegistrationInvitation on CompanyRegistrationInvitation {
    kind
    email
    companyName
    corporateNumber
    role
    way
    inviter
    applicant {
      familyName
      givenName
      familyNameKana
      givenNameKana
      department
    }
  }
`)

type RegistrationFormProps = {
  code: string
  invitation: FragmentType<typeof RegistrationInvitation>
  answer: FormAnswer | undefined
}

export function RegistrationForm({ code, invitation: fragment, answer }: RegistrationFormProps) {
  const invitation = readFragment(RegistrationInvitation, fragment)
  const form = useForm({ labels: registrationLabels, check: checkForm, answer })
  // An answer of the page has newer words than the application.
  const field: FieldOf = (path) => {
    const binding = form.field(path)
    const written = invitation.applicant?.[path as keyof typeof invitation.applicant]
    return { ...binding, defaultValue: binding.defaultValue ?? (typeof written === 'string' ? written : undefined) }
  }
  const isCompany = invitation.kind === 'COMPANY'
  return (
    <section className={styles.page} aria-labelledby="registration">
      <h1 id="registration">
        <Phrases>{isCompany ? '企業アカウントの登録' : '採用チームへの参加'}</Phrases>
      </h1>
      <p className={styles.lead}>{leadOf(invitation)}</p>
      <Form {...form.props} className={styles.form}>
        <IdempotencyKey intention="register" />
        <input type="hidden" name="code" value={code} />
        <input type="hidden" name="kind" value={invitation.kind} />
        <input type="hidden" name="email" value={invitation.email} />
        <input type="hidden" name="role" value={invitation.role} />
        {isCompany && <CompanyFields field={field} invitation={invitation} />}
        <div role="group" className={styles.group} aria-labelledby="person">
          <h2 id="person">
            <Phrases>{isCompany ? '最初の管理者の方' : 'あなたについて'}</Phrases>
          </h2>
          <Facts>
            <Fact label="メールアドレス">
              <MailAddress email={invitation.email} />
            </Fact>
            <Fact label="役割">{companyUserRoleLabels[invitation.role]}</Fact>
          </Facts>
          <NameFields field={field} />
          <FoldedField
            {...field('department')}
            fold={foldSpaces}
            label={registrationLabels.department}
            optional
            hint="例：人事部"
            maxLength={longestDepartment * 2}
            autoComplete="organization-title"
          />
          <OwnPhoto field={field('encodedImage')} />
          <WayToSignIn form={form} way={invitation.way} isAdmin={invitation.role === 'ADMIN'} />
        </div>
        <Agreements field={field} />
        <FormEnd form={form} send={invitation.way === 'PROVIDER' ? '登録して会社のアカウントに進む' : '登録する'} />
      </Form>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </section>
  )
}

function leadOf({ kind, companyName, inviter }: RegistrationInvitationFragment) {
  if (kind === 'COMPANY') return '登録すると、企業情報と募集の準備をすぐに始められます。'
  return inviter
    ? `${inviter}さんから、${companyName}の採用チームへの招待が届いています。`
    : `${companyName}の採用チームへの招待が届いています。`
}

type CompanyFieldsProps = { field: FieldOf; invitation: RegistrationInvitationFragment }

function CompanyFields({ field, invitation: { companyName, corporateNumber } }: CompanyFieldsProps) {
  const name = field('legalName')
  return (
    <div role="group" className={styles.group} aria-labelledby="company">
      <h2 id="company">会社</h2>
      <FoldedField
        {...name}
        fold={foldSpaces}
        label={registrationLabels.legalName}
        required
        hint="登記されている正式な名称。学生に表示する名前は、あとから選べます。"
        defaultValue={name.defaultValue ?? companyName}
        autoComplete="organization"
      />
      {corporateNumber === null ? (
        <FoldedField
          {...field('corporateNumber')}
          fold={foldCorporateNumber}
          label={registrationLabels.corporateNumber}
          required
          hint="13桁の番号です。国税庁の法人番号公表サイトで確認できます。"
          inputMode="numeric"
          autoComplete="off"
        />
      ) : (
        <>
          <input type="hidden" name="corporateNumber" value={corporateNumber} />
          <Facts>
            <Fact label={registrationLabels.corporateNumber}>
              <span className="num">{corporateNumber}</span>
            </Fact>
          </Facts>
        </>
      )}
    </div>
  )
}
