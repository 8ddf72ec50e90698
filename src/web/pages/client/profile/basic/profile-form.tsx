import { MailAddress } from '#web/parts/mail-address.tsx'
import { Form } from 'react-router'
import { accountLimits } from '#ground/limits/account.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { messages } from '#web/texts/messages.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { FoldedField } from '#web/parts/forms/folded-field.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { NameFields } from '#web/parts/forms/name-fields.tsx'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { useForm, type FieldOf, type FormAnswer } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useSuccessMessage, type Done } from '#web/parts/answers/success-message.ts'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { checkProfile } from './act.ts'
import styles from './profile.module.css'

const UserProfileForm = graphql(`
  fragment UserProfileForm on CompanyUserProfile {
    email
    familyName
    givenName
    familyNameKana
    givenNameKana
    department
    title
    messageToStudents
  }
`)

const { userDepartment, userTitle, messageToStudents } = fieldLimits
const labels = {
  familyName: accountLimits.familyName.label,
  givenName: accountLimits.givenName.label,
  familyNameKana: accountLimits.familyNameKana.label,
  givenNameKana: accountLimits.givenNameKana.label,
  department: userDepartment.label,
  title: userTitle.label,
  messageToStudents: messageToStudents.label,
}

type ProfileFormProps = { profile: FragmentType<typeof UserProfileForm>; answer: FormAnswer | undefined }

export function ProfileForm({ profile, answer }: ProfileFormProps) {
  const { email, ...stored } = readFragment(UserProfileForm, profile)
  const form = useForm({ labels, check: checkProfile, answer })
  const done = answer && 'done' in answer ? (answer as Done) : undefined
  useSuccessMessage(done)
  const values: Record<string, string> = stored
  const field: FieldOf = (path) => {
    const binding = form.field(path)
    return { ...binding, defaultValue: binding.defaultValue ?? values[path] }
  }
  return (
    <Card as="section" aria-labelledby="profile" className={styles.section}>
      <h2 id="profile">
        <Phrases>氏名とメッセージ</Phrases>
      </h2>
      <Form {...form.props} preventScrollReset className="stack-5">
        <input type="hidden" name="intent" value="profile" />
        <IdempotencyKey intention={JSON.stringify(stored)} />
        <NameFields field={field} />
        <div className={styles.pair}>
          <FoldedField
            {...field('department')}
            fold={foldSpaces}
            label={userDepartment.label}
            optional
            hint="例：人事部 採用課"
          />
          <FoldedField
            {...field('title')}
            fold={foldSpaces}
            label={userTitle.label}
            optional
            hint="例：新卒採用リーダー"
          />
        </div>
        <TextArea
          {...field('messageToStudents')}
          label={messageToStudents.label}
          optional
          max={messageToStudents.max}
          rows={4}
          hint="あなたの仕事や、学生と話したいことを書くと、誰からのスカウトかが伝わります"
        />
        {done && (
          <noscript>
            <Notice kind="success">{messages.success[done.done]}</Notice>
          </noscript>
        )}
        <FormEnd form={form} send="保存する" />
        <p className="quiet">
          ログインに使うメールアドレスは <MailAddress email={email} /> です。学生には表示されません。
        </p>
      </Form>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </Card>
  )
}
