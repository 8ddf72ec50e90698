import { Form } from 'react-router'
import { profileLabels } from '#domain/candidate-account/registration/profile/rules.ts'
import { graduationMonths } from '#domain/lookup/school/rules.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { GraduationYearField } from '#web/parts/forms/graduation-year-field.tsx'
import { MobilePhoneField } from '#web/parts/forms/mobile-phone-field.tsx'
import { NameFields } from '#web/parts/forms/name-fields.tsx'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { draftKey } from '#web/parts/forms/draft/kept-draft.ts'
import { useKeptForm } from '#web/parts/forms/use-kept-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { SchoolFields } from '../parts/school-fields.tsx'
import { checkProfileForm } from './profile-check.ts'
import styles from './registration.module.css'
import { answerTo, Step } from './step.tsx'

type ProfileStepProps = { ownerId: string; years: readonly number[]; answer: FormAnswer | undefined }

/** Typed text outlives a reload of the page on this device. */
export default function ProfileStep({ ownerId, years, answer }: ProfileStepProps) {
  const profileAnswer = answerTo('saveProfile', answer)
  const keeping = useKeptForm(draftKey(ownerId, 'registration'), profileAnswer)
  const filled = profileAnswer ?? (keeping.kept && { values: keeping.kept })
  return <ProfileForm key={keeping.round} years={years} answer={filled} keeping={keeping} />
}

type ProfileFormProps = {
  years: readonly number[]
  answer: FormAnswer | undefined
  keeping: Omit<ReturnType<typeof useKeptForm>, 'round' | 'kept'>
}

function ProfileForm({ years, answer, keeping }: ProfileFormProps) {
  const form = useForm({ labels: profileLabels, check: checkProfileForm(years), answer })
  const { onBlur, onSubmit } = form.props
  const { field } = form
  const month = field('graduationMonth')
  return (
    <Step
      at={2}
      title="氏名と学校を入力してください"
      lead="氏名と電話番号は、あなたが承認した企業にだけ伝わります。学校と卒業予定は、企業の検索に使われます。"
    >
      <Form
        {...form.props}
        onInput={keeping.onInput}
        onBlur={(event) => {
          onBlur(event)
          keeping.onBlur(event)
        }}
        onSubmit={(event) => {
          onSubmit(event)
          if (!event.defaultPrevented) keeping.forget()
        }}
        className={styles.form}
      >
        <input type="hidden" name="intent" value="saveProfile" />
        <IdempotencyKey intention="saveProfile" />
        <NameFields field={field} />
        <SchoolFields field={field} />
        <div className={styles.graduation}>
          <GraduationYearField field={field('graduationYear')} years={years} />
          <SelectField
            {...month}
            defaultValue={month.defaultValue ?? '3'}
            label={profileLabels.graduationMonth}
            required
            options={graduationMonths.map((value) => ({ value: String(value), label: `${value}月` }))}
          />
        </div>
        <MobilePhoneField
          field={field('phoneNumber')}
          hint="SMSで確認コードを送ります。例：090-1234-5678（ハイフンなしでも入力できます）"
        />
        <FormEnd form={form} send="確認コードを受け取る" />
      </Form>
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </Step>
  )
}
