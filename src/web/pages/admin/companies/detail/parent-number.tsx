import { useState } from 'react'
import { mayAct } from '#domain/admin-account/role/rules.ts'
import type { AdminRole } from '#web/generated/admin/graphql.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import styles from './detail.module.css'

type ParentNumberProps = { id: string; number: string | null; role: AdminRole }

/** The 法人番号 that companies of a group share, with the way to change it. */
export function ParentNumber({ id, number, role }: ParentNumberProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.parent}>
      {number ? <span className="num">{number}</span> : 'なし'}{' '}
      {mayAct(role, 'updateParentCorporateNumber') && <LinkButton onClick={() => setOpen(true)}>変更する</LinkButton>}
      <ActDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="親会社の法人番号"
        fields={{ intent: 'parent', companyId: id }}
        verb="保存する"
        renderInputs={(errorOf) => (
          <TextField
            label="親会社の法人番号"
            name="corporateNumber"
            optional
            inputMode="numeric"
            hint="13桁の数字。空にすると、グループから外れます。"
            defaultValue={number ?? ''}
            error={errorOf('corporateNumber')}
          />
        )}
      >
        <p>
          同じ番号の企業は、1つのグループになります。学生が1社をブロックすると、同じグループの企業もブロックするかを選べます。
        </p>
      </ActDialog>
    </div>
  )
}
