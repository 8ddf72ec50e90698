import { Form, Link } from 'react-router'
import { attachedFilesLabel } from '#ground/limits/attached-file.ts'
import { categoryNames, inquiryFields as fields, type InquiryCategory } from '#domain/inquiry/contact/rules.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { urls } from '#ground/urls.ts'
import { EmailField } from '#web/parts/forms/email-field.tsx'
import { FoldedField } from '#web/parts/forms/folded-field.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { Card } from '#web/ui/card.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Attachments } from './attachments.tsx'
import { checkForm } from './check.ts'
import styles from './inquiry-form.module.css'

const labels = {
  category: fields.category.label,
  name: fields.name.label,
  email: fields.email.label,
  body: fields.body.label,
  attachments: attachedFilesLabel,
}

/** The subject of a complaint; `field` is the form's name for its id. */
export type Reported = {
  field: 'jobId' | 'companyId' | 'scoutInvitationId'
  id: string
  companyName: string
  title: string
}

type InquiryFormProps = {
  contact: { name: string; email: string } | null
  reported?: Reported | null
  /** The page of ours that the inquiry is about; null for a page that no name helps to find. */
  screen?: { path: string; name: string | null }
  categories: readonly InquiryCategory[]
  /** A hint at facts that help us to answer. */
  hint: string
  formKey: string
  answer: FormAnswer | undefined
}

export function InquiryForm({ contact, reported, screen, categories, hint, formKey, answer }: InquiryFormProps) {
  const form = useForm({ labels, check: checkForm, answer })
  const { field } = form
  return (
    <Card className={styles.card}>
      <Form {...form.props} encType="multipart/form-data" className="stack-6">
        <input type="hidden" name="idempotencyKey" value={formKey} />
        {reported && (
          <>
            <input type="hidden" name={reported.field} value={reported.id} />
            <p className={styles.job}>
              <span className="note-13">報告する内容</span>
              <strong>{reported.companyName}</strong>
              {reported.title}
            </p>
          </>
        )}
        {screen && (
          <>
            <input type="hidden" name="screen" value={screen.path} />
            {screen.name && (
              <p className={styles.job}>
                <span className="note-13">開いていた画面</span>
                <strong>{screen.name}</strong>
              </p>
            )}
          </>
        )}
        <SelectField
          {...field('category')}
          defaultValue={field('category').defaultValue ?? (reported ? 'CONTENT' : '')}
          label={fields.category.label}
          required
          emptyLabel="選択してください"
          options={categories.map((value) => ({ value, label: categoryNames[value] }))}
        />
        <FoldedField
          {...field('name')}
          defaultValue={field('name').defaultValue ?? contact?.name}
          fold={foldSpaces}
          label={fields.name.label}
          required
          autoComplete="name"
        />
        <EmailField
          field={{ ...field('email'), defaultValue: field('email').defaultValue ?? contact?.email }}
          hint="回答をお送りするアドレスです"
        />
        <TextArea
          {...field('body')}
          label={fields.body.label}
          required
          min={fields.body.min}
          max={fields.body.max}
          rows={8}
          hint={hint}
        />
        <Attachments {...field('attachments')} />
        <p className="note-13">
          いただいた情報は、お問い合わせへの対応だけに使います（
          <Link className={linkClass()} to={urls.policy()} target="_blank" rel="noopener">
            プライバシーポリシー
          </Link>
          ）。
        </p>
        <FormEnd form={form} send="送信する" />
      </Form>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </Card>
  )
}
