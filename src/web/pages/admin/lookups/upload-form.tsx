import { useState } from 'react'
import { Form } from 'react-router'
import { importColumns } from '#domain/lookup/school/import/rules.ts'
import type { FormAnswer } from '#web/parts/forms/use-form.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { useForm } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { DropZone } from '#web/ui/fields/drop-zone.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import styles from './lookups.module.css'
import { checkUpload } from './upload-check.ts'

const label = '学校の表（Excel・CSV）'
const columns = Object.values(importColumns).join('、')

/** The spreadsheet to be shown before it is applied. Every wrong line is listed below the control. */
export function UploadForm({ answer }: { answer: (FormAnswer & { intent?: string }) | undefined }) {
  const own = answer?.intent === 'upload' ? answer : undefined
  const form = useForm({ labels: { file: label }, check: checkUpload, answer: own })
  const [name, setName] = useState<string | null>(null)
  const { id, name: path, error } = form.field('file')
  const lines = own?.refused?.fields ?? []
  return (
    <Form {...form.props} encType="multipart/form-data" preventScrollReset className="stack-4">
      <input type="hidden" name="intent" value="upload" />
      <IdempotencyKey intention={`upload-${name ?? ''}-${lines.length}`} />
      <Field
        id={id}
        label={label}
        hint={`列：${columns}`}
        error={lines.length > 1 ? `${lines.length}か所を直してください` : error}
      >
        {(control) => (
          <DropZone
            {...control}
            name={path}
            accept=".xlsx,.csv,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            action={name ? '選び直す' : 'ファイルを選択'}
            note={name ?? 'Excel（.xlsx）かCSV（UTF-8・Shift_JIS）、2MBまで'}
            onChange={({ target }) => setName(target.files?.[0]?.name ?? null)}
          />
        )}
      </Field>
      {lines.length > 1 && (
        <ul className={styles.mistakes} aria-label="直すところ">
          {lines.map((line) => (
            <li key={line.path}>{line.message}</li>
          ))}
        </ul>
      )}
      <FormEnd form={form} send="変更を確認する" kind="secondary" />
    </Form>
  )
}
