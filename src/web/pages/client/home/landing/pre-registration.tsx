import { Form, Link, useLocation } from 'react-router'
import { consentTexts } from '#ground/consent-texts.ts'
import { preRegistrationFields as fields } from '#domain/inquiry/rules.ts'
import { foldCorporateNumber, foldWidth } from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { Consent } from '#web/parts/forms/consent.tsx'
import { EmailField } from '#web/parts/forms/email-field.tsx'
import { FoldedField } from '#web/parts/forms/folded-field.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { NameFields } from '#web/parts/forms/name-fields.tsx'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { Card } from '#web/ui/card.tsx'
import { useFocusOn } from '#web/ui/browser/focus-on.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { urls } from '#ground/urls.ts'
import { checkForm } from './act.ts'
import { OptionalAddress } from './optional-address.tsx'
import styles from './pre-registration.module.css'

const labels = Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))

type PreRegistrationProps = { formKey: string; answer: FormAnswer | undefined }

/** §2: the target of the fragment #pre-registration. */
export function PreRegistrationSection({ formKey, answer }: PreRegistrationProps) {
  const { hash, key } = useLocation()
  const isRefused = answer?.refused !== undefined
  // The router scrolls to a fragment but does not move the focus. After a refusal the form moves the focus itself.
  const isAskedFor = hash === '#pre-registration' && !isRefused
  const section = useFocusOn<HTMLElement>(isAskedFor && key, { preventScroll: true })
  return (
    <section
      ref={section}
      id="pre-registration"
      tabIndex={-1}
      className={styles.section}
      aria-labelledby="pre-registration-title"
    >
      <div className={styles.words}>
        <h2 id="pre-registration-title">事前登録</h2>
        <p>利用を検討されている企業の方の窓口です。送信しても、契約や費用は発生しません。</p>
        <ol>
          <li>送信すると、受け付けのメールが届きます。</li>
          <li>運営の担当者が内容を確認し、メールまたは電話でご連絡します。</li>
          <li>契約のあと、管理者の方のアカウントをご用意します。</li>
        </ol>
        <p className={styles.note}>すでに契約されている企業の方は、ログインしてご利用ください。</p>
      </div>
      <PreRegistrationForm formKey={formKey} answer={answer} />
    </section>
  )
}

function PreRegistrationForm({ formKey, answer }: PreRegistrationProps) {
  const form = useForm({ labels, check: checkForm, answer })
  const { field } = form
  return (
    <Card className={styles.card}>
      <Form {...form.props} action={`${urls.client.home()}#pre-registration`} className="stack-6">
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <input type="hidden" name="policyRead" value={consentTexts.policy.version} />
        <FoldedField
          {...field('companyName')}
          fold={foldSpaces}
          label={fields.companyName.label}
          required
          hint="例：株式会社北斗システムズ"
          autoComplete="organization"
        />
        <FoldedField
          {...field('corporateNumber')}
          fold={foldCorporateNumber}
          label={fields.corporateNumber.label}
          required
          hint="13桁の番号です。国税庁の法人番号公表サイトで確認できます。"
          inputMode="numeric"
          autoComplete="off"
        />
        <NameFields field={field} />
        <FoldedField
          {...field('department')}
          fold={foldSpaces}
          label={fields.department.label}
          optional
          autoComplete="organization-title"
        />
        <EmailField field={field('email')} hint="例：hanako@example.co.jp" />
        <FoldedField
          {...field('phoneNumber')}
          fold={foldWidth}
          label={fields.phoneNumber.label}
          required
          hint="例：03-1234-5678（ハイフンなしでも入力できます）"
          inputMode="tel"
          autoComplete="tel-national"
        />
        <OptionalAddress field={field} />
        <TextArea
          {...field('message')}
          label={fields.message.label}
          optional
          max={fields.message.max}
          rows={5}
          hint="例：28卒の理系採用で、月に50名ほどへ声をかけたい"
        />
        <Consent field={field('policyVersion')}>
          <Link className={linkClass()} to={urls.policy()} target="_blank" rel="noopener">
            プライバシーポリシー
          </Link>
          （新しいタブで開きます）に同意します
        </Consent>
        <FormEnd form={form} send="この内容で送信する" />
      </Form>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </Card>
  )
}
