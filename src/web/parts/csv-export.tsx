import { useState } from 'react'
import { useFileAddress } from '#web/parts/page/file-address.ts'
import { PlanLock } from '#web/parts/plan-lock.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Radio } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { clientUrls } from '#ground/client-urls.ts'

const encodings = [
  { value: 'utf-8', label: 'UTF-8（いまのExcel・Googleスプレッドシート向け）' },
  { value: 'shift-jis', label: 'Shift_JIS（旧Excel・他システム取込用）' },
] as const

type CsvExportProps = {
  /** The students in the file; without `jobId`, those of all jobs. */
  students: { jobId?: string; scoutInvitationStatus: 'accepted' | 'hired'; schedulingStatus?: string }
  /** One sentence that describes the students in the file. */
  about: string
  features: readonly string[]
}

/**
 * The button of the CSV download of §2, for users who may write. Without the plan's feature the button is locked and
 * shows the reason.
 */
export function CsvExport({ students, about, features }: CsvExportProps) {
  const [isOpen, setOpen] = useState(false)
  const [encoding, setEncoding] = useState<string>(encodings[0].value)
  const fileAddress = useFileAddress()
  if (!features.includes('csv')) return <PlanLock id="csv-plan">CSVを書き出す</PlanLock>
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        <Icon name="download" size="small" />
        CSVを書き出す
      </Button>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        title="CSVを書き出す"
        mode="sheet"
        ok={
          // A plain link: a refusal is a page with its reason, and an attachment leaves this page open.
          <a
            className={buttonClass()}
            href={fileAddress(clientUrls.candidatesCsv({ ...students, encoding }))}
            onClick={() => setOpen(false)}
          >
            書き出す
          </a>
        }
      >
        <div className="stack-4">
          <p>
            <Phrases>{about}</Phrases>
          </p>
          <FieldGroup label="文字コード">
            {encodings.map(({ value, label }) => (
              <Radio
                key={value}
                name="encoding"
                value={value}
                checked={encoding === value}
                onChange={() => setEncoding(value)}
              >
                {label}
              </Radio>
            ))}
          </FieldGroup>
          {encoding === 'shift-jis' && (
            <p className="quiet">
              <Phrases>Shift_JISで表せない文字は、〓に置き換わります。</Phrases>
            </p>
          )}
          <Notice kind="warning">個人情報を含みます。取り扱いに注意してください。書き出しの記録が残ります。</Notice>
        </div>
      </Modal>
    </>
  )
}
