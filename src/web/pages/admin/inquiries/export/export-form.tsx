import { Form } from 'react-router'
import { checkExport, exportFields as fields } from '#domain/inquiry/contact/export/rules.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import styles from './export.module.css'
import { exportOf } from './export-of.ts'

const labels = { from: fields.from.label, to: fields.to.label, reason: fields.reason.label }

type ExportFormProps = {
  period: { from: string; to: string }
  file: { fileName: string; content: string } | null
  answer: FormAnswer | undefined
}

export function ExportForm({ period, file, answer }: ExportFormProps) {
  const form = useForm({ labels, check: (data) => checkExport(exportOf(data)), answer })
  const { field } = form
  const today = tokyoDay(useNow())
  return (
    <Form {...form.props} className="stack-5">
      <div className={styles.period}>
        <DatePicker
          {...field('from')}
          defaultValue={field('from').defaultValue ?? period.from}
          label={fields.from.label}
          today={today}
          max={today}
          required
        />
        <DatePicker
          {...field('to')}
          defaultValue={field('to').defaultValue ?? period.to}
          label={fields.to.label}
          today={today}
          max={today}
          required
        />
      </div>
      <Checkbox name="hasPersons" value="true" defaultChecked={form.isChosen('hasPersons', 'true')}>
        氏名とメールアドレスも含める
      </Checkbox>
      <TextArea
        {...field('reason')}
        label={fields.reason.label}
        max={fields.reason.max}
        storedAs="line"
        rows={2}
        hint="含めないときは、空のままにします。操作の記録に残るので、人の名前は書かないでください。"
      />
      <FormEnd form={form} send="ファイルを作る" />
      {file && (
        <Notice kind="success" live>
          <div className={styles.ready}>
            <p>ファイルができました。取り扱いに注意してください。</p>
            <a
              className={buttonClass({ kind: 'secondary' })}
              href={`data:text/csv;charset=utf-8;base64,${file.content}`}
              download={file.fileName}
            >
              <Icon name="download" />
              {file.fileName}
            </a>
          </div>
        </Notice>
      )}
    </Form>
  )
}
