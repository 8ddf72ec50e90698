import { Link } from 'react-router'
import { fieldLimits } from '#ground/limits/desk.ts'
import { foldDigits, foldPhoneNumber, foldWidth } from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { Consent } from '#web/parts/forms/consent.tsx'
import { DateField } from '#web/parts/forms/date-field.tsx'
import { EmailField } from '#web/parts/forms/email-field.tsx'
import { FoldedField } from '#web/parts/forms/folded-field.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { GraduationYearField } from '#web/parts/forms/graduation-year-field.tsx'
import { MobilePhoneField } from '#web/parts/forms/mobile-phone-field.tsx'
import { NameFields } from '#web/parts/forms/name-fields.tsx'
import { NewPasswordField } from '#web/parts/forms/new-password-field.tsx'
import { PostalAddressFields } from '#web/parts/forms/postal-address-fields.tsx'
import type { useForm } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { Checkbox, Radio } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { urls } from '#ground/urls.ts'
import { contactWays, ownLimits } from './enrolment.ts'
import styles from './forms.module.css'

type EnrolmentFieldsProps = {
  form: ReturnType<typeof useForm>
  prefectures: readonly { id: string; label: string }[]
  graduationYears: readonly number[]
}

const interests = ['研究', 'ものづくり', '接客', '地域']
const foundingYears = Array.from({ length: 127 }, (_, at) => 2026 - at)

export function EnrolmentFields({ form, prefectures, graduationYears }: EnrolmentFieldsProps) {
  const { field } = form
  return (
    <>
      <IdempotencyKey intention="enrolment" />
      <section className={styles.part} aria-labelledby="person">
        <h2 id="person">本人</h2>
        <NameFields field={field} />
        <EmailField field={field('email')} isStudent />
        <MobilePhoneField field={field('mobilePhoneNumber')} />
        <GraduationYearField field={field('graduationYear')} years={graduationYears} />
        <FoldedField
          {...field('toeic')}
          fold={foldDigits}
          label="TOEIC"
          optional
          inputMode="numeric"
          className={styles.short}
        />
      </section>
      <section className={styles.part} aria-labelledby="company">
        <h2 id="company">会社</h2>
        <FoldedField {...field('companyName')} fold={foldSpaces} label={ownLimits.companyName.label} required />
        <FoldedField
          {...field('corporateNumber')}
          fold={foldDigits}
          label="法人番号"
          optional
          inputMode="numeric"
          hint="13桁の番号"
        />
        <FoldedField {...field('phoneNumber')} fold={foldPhoneNumber} label="代表電話" optional type="tel" />
        <FoldedField
          {...field('url')}
          fold={foldWidth}
          label="URL"
          optional
          inputMode="url"
          hint="例：https://example.co.jp"
        />
        <DateField field={field} path="foundedOn" label="設立日" years={foundingYears} required />
        <FoldedField
          {...field('capacity')}
          fold={foldDigits}
          label={fieldLimits.capacity.label}
          required
          inputMode="numeric"
          className={styles.short}
        />
      </section>
      <section className={styles.part} aria-labelledby="place">
        <h2 id="place">所在地</h2>
        <PostalAddressFields field={field} path="office" prefectures={prefectures} />
      </section>
      <section className={styles.part} aria-labelledby="rest">
        <h2 id="rest">そのほか</h2>
        <Choices form={form} />
        <TextArea
          {...field('introduction')}
          label={ownLimits.introduction.label}
          required
          rows={4}
          min={ownLimits.introduction.min}
          max={ownLimits.introduction.max}
        />
        <NewPasswordField field={field('password')} />
        <Consent field={field('terms')}>
          <Link className={linkClass()} to={urls.terms()}>
            利用規約
          </Link>
          と
          <Link className={linkClass()} to={urls.policy()}>
            プライバシーポリシー
          </Link>
          に同意します
        </Consent>
      </section>
      <FormEnd form={form} send="登録する" />
    </>
  )
}

function Choices({ form: { field, isChosen } }: Pick<EnrolmentFieldsProps, 'form'>) {
  const [interest, contact] = [field('interests'), field('contact')]
  return (
    <>
      <FieldGroup
        id={interest.id}
        label={ownLimits.interests.label}
        required
        hint="3つまで選べます。"
        error={interest.error}
        row
      >
        {interests.map((name) => (
          <Checkbox
            key={name}
            name="interests"
            value={name}
            defaultChecked={isChosen('interests', name)}
            invalid={interest.error !== undefined}
          >
            {name}
          </Checkbox>
        ))}
      </FieldGroup>
      <FieldGroup id={contact.id} label="連絡方法" required error={contact.error} row>
        {contactWays.map((way) => (
          <Radio
            key={way}
            name="contact"
            value={way}
            defaultChecked={isChosen('contact', way)}
            invalid={contact.error !== undefined}
          >
            {way}
          </Radio>
        ))}
      </FieldGroup>
    </>
  )
}
