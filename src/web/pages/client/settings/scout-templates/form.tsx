import {
  checkTemplate,
  foldTemplate,
  titleLimit,
  type ScoutTemplateText,
} from '#domain/scout-invitation/sending/template/rules.ts'
import { limits } from '#domain/scout-invitation/sending/rules.ts'
import { formText } from '#web/carry/form-text.ts'
import { Radio } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { useAccessForm } from '../parts/access-section.tsx'

export const templateLabels = {
  title: titleLimit.label,
  jobId: '募集',
  isShared: '使う人',
  subject: '件名',
  message: '本文',
}

export const templateIn = (form: FormData) => ({
  ...foldTemplate({
    title: formText(form, 'title'),
    subject: formText(form, 'subject'),
    message: formText(form, 'message'),
  }),
  jobId: formText(form, 'jobId') || null,
  isShared: formText(form, 'isShared') !== 'false',
})
export const checkTemplateForm = (form: FormData) => checkTemplate(templateIn(form))

type Saved = ScoutTemplateText & { isShared: boolean; job: { id: string; title: string } | null }
type TemplateFieldsProps = {
  form: ReturnType<typeof useAccessForm>
  jobs: readonly { id: string; title: string }[]
  saved?: Saved
}

export function TemplateFields({ form: { field }, jobs, saved }: TemplateFieldsProps) {
  const [title, jobId, isShared] = [field('title'), field('jobId'), field('isShared')]
  const [subject, message] = [field('subject'), field('message')]
  // A job that was archived since stays chosen until somebody chooses another one.
  const gone = saved?.job && !jobs.some(({ id }) => id === saved.job?.id) ? [saved.job] : []
  const chosenSharing = isShared.defaultValue ?? String(saved?.isShared ?? true)
  return (
    <>
      <TextField
        {...title}
        defaultValue={title.defaultValue ?? saved?.title}
        label={titleLimit.label}
        hint="選ぶときに並びます。学生には見えません。例：会社紹介（開発職）"
        required
        autoComplete="off"
      />
      <SelectField
        {...jobId}
        defaultValue={jobId.defaultValue ?? saved?.job?.id ?? ''}
        label="募集"
        emptyLabel="すべての募集"
        options={[...gone, ...jobs].map((job) => ({ value: job.id, label: job.title }))}
      />
      {!saved?.isShared && (
        <FieldGroup
          id="isShared"
          label="使う人"
          hint="チームのテンプレートにすると、自分だけのものには戻せません。"
          error={isShared.error}
        >
          <Radio name="isShared" value="true" defaultChecked={chosenSharing === 'true'}>
            チームで使う
          </Radio>
          <Radio name="isShared" value="false" defaultChecked={chosenSharing === 'false'}>
            自分だけで使う
          </Radio>
        </FieldGroup>
      )}
      <TextField
        {...subject}
        defaultValue={subject.defaultValue ?? saved?.subject}
        label="件名"
        hint={`学生の一覧と通知に出ます。${limits.subject.max}文字以内。`}
        required
        autoComplete="off"
      />
      <TextArea
        {...message}
        defaultValue={message.defaultValue ?? saved?.message}
        label="本文"
        hint={`選んだ理由に続けて読む、自社と募集の紹介です。${limits.message.min}文字以上、${limits.message.max}文字以内。学生の氏名や学校名は差し込めません。`}
        required
        rows={10}
        min={limits.message.min}
        max={limits.message.max}
      />
    </>
  )
}
