import { grouped } from '#ground/grouped.ts'
import { useState } from 'react'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ActDialog } from './act-dialog.tsx'

type Invoice = { id: string; number: string; issuedOn: string; total: number }

export function Pay({ invoice, today }: { invoice: Invoice; today: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>入金済みにする</LinkButton>
      <ActDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`${invoice.number}：入金済みにする`}
        fields={{ intent: 'payInvoice', id: invoice.id }}
        verb="入金済みにする"
        renderInputs={(errorOf) => (
          <DatePicker
            label="入金日"
            name="paidOn"
            required
            today={today}
            min={invoice.issuedOn}
            max={today}
            defaultValue={today}
            error={errorOf('paidOn')}
          />
        )}
      >
        <p>
          {grouped(invoice.total)}
          円の入金を確かめてから押してください。押しまちがえたときは、理由を添えて未入金に戻せます。
        </p>
      </ActDialog>
    </>
  )
}

export function Cancel({ invoice }: { invoice: Invoice }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>取り消す</LinkButton>
      <ActDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`${invoice.number}：取り消す`}
        fields={{ intent: 'cancelInvoice', id: invoice.id }}
        verb="請求書を取り消す"
        cancel="請求書を残す"
        isDanger
        renderInputs={(errorOf) => (
          <TextField label="理由（請求書に記載されます）" name="reason" required error={errorOf('reason')} />
        )}
      >
        <p>番号は欠番にせず、取り消した請求書として残ります。元に戻すことはできません。</p>
      </ActDialog>
    </>
  )
}

export function Unpay({ invoice }: { invoice: Invoice }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>未入金に戻す</LinkButton>
      <ActDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`${invoice.number}：未入金に戻す`}
        fields={{ intent: 'unpayInvoice', id: invoice.id }}
        verb="未入金に戻す"
        renderInputs={(errorOf) => (
          <TextField label="理由（操作の記録に残ります）" name="reason" required error={errorOf('reason')} />
        )}
      >
        <p>入金済みの記録が間違いだったときに使います。企業にはメールは送られません。契約の状態は変わりません。</p>
      </ActDialog>
    </>
  )
}
