import { useState } from 'react'
import { renewalStart, termEnd } from '#domain/company/contract/rules.ts'
import { maxInvoiceLines, taxRates } from '#domain/company/contract/invoice/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { PlanField } from './term-fields.tsx'
import styles from './issue-invoice.module.css'

type ErrorOf = (path: string) => string | undefined

/** An invoice whose lines are written by hand; those of a contract come with its signing and renewal. */
export function IssueInvoice({ companyId, today }: { companyId: string; today: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        請求書を発行
      </Button>
      <ActDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="請求書を発行"
        fields={{ intent: 'issueInvoice', companyId }}
        verb="発行する"
        renderInputs={(errorOf) => <InvoiceFields errorOf={errorOf} today={today} />}
      >
        <p>
          契約の締結と更新の請求書は自動で発行されます。ここでは、それ以外の請求書を発行します。番号は発行した順に付きます。
        </p>
      </ActDialog>
    </>
  )
}

function InvoiceFields({ errorOf, today }: { errorOf: ErrorOf; today: string }) {
  const [count, setCount] = useState(1)
  return (
    <>
      <div className={styles.days}>
        <DatePicker
          label="対象期間の初日"
          name="startsOn"
          required
          today={today}
          defaultValue={today}
          error={errorOf('startsOn')}
        />
        <DatePicker
          label="対象期間の最終日"
          name="endsOn"
          required
          today={today}
          defaultValue={today}
          error={errorOf('endsOn')}
        />
      </div>
      {Array.from({ length: count }, (_, at) => (
        <LineFields key={at} at={at} errorOf={errorOf} />
      ))}
      {errorOf('lines') && <p className={styles.error}>{errorOf('lines')}</p>}
      {count < maxInvoiceLines && (
        <Button kind="secondary" onClick={() => setCount(count + 1)}>
          明細を追加
        </Button>
      )}
    </>
  )
}

const rates = taxRates.map((rate) => ({ value: String(rate), label: rate === 0 ? '対象外' : `${rate}%` }))

function LineFields({ at, errorOf }: { at: number; errorOf: ErrorOf }) {
  const name = (field: string) => `lines.${at}.${field}`
  const look = (field: string) => ({ name: name(field), error: errorOf(name(field)), required: true })
  return (
    <fieldset className={styles.line}>
      <legend>明細 {at + 1}</legend>
      <input type="hidden" name="line" value={at} />
      <TextField {...look('description')} label="品名" />
      <div className={styles.numbers}>
        <TextField {...look('quantity')} label="数量" inputMode="numeric" defaultValue="1" />
        <TextField {...look('unitPrice')} label="単価（税抜・円）" inputMode="text" />
        <SelectField {...look('taxRate')} label="税率" options={rates} defaultValue={String(taxRates[0])} />
      </div>
    </fieldset>
  )
}

/** The invoice that an ended contract pays before it can be renewed. */
export function IssueRenewalInvoice({
  companyId,
  contract,
  today,
}: {
  companyId: string
  contract: { planKey: string; endsOn: string }
  today: string
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        再開の請求書を発行
      </Button>
      <ActDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="再開の請求書を発行"
        fields={{ intent: 'issueRenewalInvoice', companyId }}
        verb="発行する"
        renderInputs={(errorOf) => (
          <>
            <DatePicker
              label="再開後の終了日"
              name="endsOn"
              required
              today={today}
              min={today}
              defaultValue={termEnd(renewalStart(contract, today), 12)}
              error={errorOf('endsOn')}
            />
            <PlanField label="再開後のプラン" planKey={contract.planKey} error={errorOf('planKey')} />
          </>
        )}
      >
        <p>終了した契約は、この請求書の入金を確認してから、同じプランと終了日で更新できます。</p>
      </ActDialog>
    </>
  )
}
