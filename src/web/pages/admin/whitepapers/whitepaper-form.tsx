import { useState } from 'react'
import { Form } from 'react-router'
import { planKeys, planOf } from '#domain/company/plan/rules.ts'
import { whitepaperLimits as limits } from '#domain/whitepaper/rules.ts'
import { chosenFileText } from '#web/texts/chosen-file.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { type FieldBinding, type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { DropZone } from '#web/ui/fields/drop-zone.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { ImagePicker } from '#web/ui/fields/image-picker.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { checkForm } from './check.ts'

const labels = {
  encodedFile: 'PDFのファイル',
  title: limits.title.label,
  summary: limits.summary.label,
  contents: limits.contents.label,
  tags: limits.tags.label,
  minimumPlan: '読めるプラン',
  encodedCover: '表紙の画像',
}

type Stored = {
  revision: string
  title: string
  summary: string
  contents: string[]
  tags: string[]
  minimumPlan: string
  coverUrl: string
}
type WhitepaperFormProps = {
  stored?: Stored
  /** The tags that other whitepapers bear. */
  tags: readonly string[]
  answer: FormAnswer | undefined
  intent: 'create' | 'update'
  send: string
}

export function WhitepaperForm({ stored, tags, answer, intent, send }: WhitepaperFormProps) {
  const form = useForm({ labels, check: checkForm, answer })
  const begin = (path: keyof typeof labels, value = '') => {
    const field = form.field(path)
    return { ...field, defaultValue: field.defaultValue ?? value }
  }
  return (
    <Form {...form.props} encType="multipart/form-data" className="stack-6">
      <input type="hidden" name="intent" value={intent} />
      {stored && <input type="hidden" name="revision" value={stored.revision} />}
      {intent === 'create' && <IdempotencyKey intention="create" />}
      <PdfFile field={form.field('encodedFile')} isNew={!stored} />
      <TextField
        {...begin('title', stored?.title)}
        label={labels.title}
        required
        hint={`${limits.title.max}文字以内`}
      />
      <TextArea
        {...begin('summary', stored?.summary)}
        label={labels.summary}
        required
        rows={3}
        max={limits.summary.max}
        storedAs="line"
        hint="一覧とページの上に表示されます"
      />
      <TextArea
        {...begin('contents', stored?.contents.join('\n'))}
        label={labels.contents}
        optional
        rows={6}
        hint={`見出しを1行に一つ、${limits.contents.max}行まで`}
      />
      <TextField
        {...begin('tags', stored?.tags.join('、'))}
        label={labels.tags}
        required
        hint={`「、」で区切って${limits.tags.max}個まで。${tags.length > 0 ? `いま使われているもの：${tags.join('、')}` : ''}`}
      />
      <SelectField
        {...begin('minimumPlan', stored?.minimumPlan ?? 'LIGHT')}
        label={labels.minimumPlan}
        required
        options={planKeys.map((key) => ({ value: key, label: `${planOf(key).label}から` }))}
      />
      <ImagePicker
        id={form.field('encodedCover').id}
        error={form.field('encodedCover').error}
        name="encodedCover"
        label={labels.encodedCover}
        optional
        src={stored?.coverUrl}
        shape="square"
        hint="選ばないと、タイトルとタグから表紙を描きます。縦長（A4）の画像がおすすめです。"
        problemTexts={{ invalid: chosenFileText.picture, tooLarge: chosenFileText.size }}
      />
      {stored && <Checkbox name="isCoverDrawn">いまのタイトルとタグで、表紙を描き直す</Checkbox>}
      <FormEnd form={form} send={send} />
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </Form>
  )
}

function PdfFile({ field: { id, name, error }, isNew }: { field: FieldBinding; isNew: boolean }) {
  const [chosen, setChosen] = useState('')
  return (
    <Field id={id} label={labels.encodedFile} required={isNew} optional={!isNew} error={error}>
      {(control) => (
        <DropZone
          {...control}
          name={name}
          accept="application/pdf,.pdf"
          action={isNew ? 'PDFを選択' : '別のPDFに差し替える'}
          note={chosen ? `選んだファイル：${chosen}` : 'PDF、20MBまで。パスワードのかかっていないもの'}
          onChange={({ target }) => setChosen(target.files?.[0]?.name ?? '')}
        />
      )}
    </Field>
  )
}
