import { useState } from 'react'
import { companyUserRoleLabels, companyUserRoles } from '#domain/company-account/user/rules.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'

type InviteUserProps = { companyId: string; companyName: string; hasAdmin: boolean }

/** For a company whose only ADMIN has left, or whose first user never registered. */
export function InviteUser({ companyId, companyName, hasAdmin }: InviteUserProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        ユーザーを招待
      </Button>
      <ActDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`${companyName}：ユーザーを招待`}
        fields={{ intent: 'invite', companyId }}
        verb="招待する"
        renderInputs={(errorOf) => (
          <>
            <TextField
              label={accountLimits.email.label}
              name="email"
              type="email"
              inputMode="email"
              required
              autoComplete="off"
              error={errorOf('email')}
            />
            <SelectField
              label="役割"
              name="role"
              defaultValue={hasAdmin ? 'RECRUITER' : 'ADMIN'}
              options={companyUserRoles.map((role) => ({ value: role, label: companyUserRoleLabels[role] }))}
            />
          </>
        )}
      >
        <p>
          招待のメールを送ります。メールのURLは72時間、1回だけ使えます。本人が企業の担当者であることを、確かめてから招待してください。招待した人と日時は操作の記録に残ります。
        </p>
      </ActDialog>
    </>
  )
}
