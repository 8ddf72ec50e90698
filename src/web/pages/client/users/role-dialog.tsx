import { useId } from 'react'
import { useFetcher } from 'react-router'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useRefusal } from '#web/parts/answers/use-refusal.ts'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ErrorNotice, Notice } from '#web/ui/notice.tsx'
import { HandedOver } from './handed-over.tsx'
import { nameOf, type Member } from './member.ts'
import { RoleChoice } from './role-choice.tsx'

type RoleDialogProps = { member: Member; isSelf: boolean; open: boolean; onClose: () => void }

/** The new role with what it may do; the change counts from the person's next act. */
export function RoleDialog({ member, isSelf, open, onClose }: RoleDialogProps) {
  const fetcher = useFetcher<Answer>()
  const formId = useId()
  const isBusy = isOnItsWay(fetcher)
  const refused = useRefusal(fetcher)
  useSuccessMessage(fetcher.data, () => void onClose())
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={isSelf ? 'あなた自身の役割を変更' : `${nameOf(member)}${member.familyName ? 'さん' : ''}の役割を変更`}
      locked={isBusy}
      ok={
        <Button type="submit" form={formId} busy={isBusy}>
          {isSelf ? '自分の役割を変更する' : '変更する'}
        </Button>
      }
    >
      <fetcher.Form id={formId} method="post" className="stack-5">
        <input type="hidden" name="intent" value="role" />
        <input type="hidden" name="id" value={member.id} />
        <IdempotencyKey intention={member.role} />
        {isSelf && (
          <Notice kind="warning">
            あなた自身のアカウントです。管理者以外の役割にすると、ユーザー、ログイン、外部連携、契約の管理がすぐにできなくなります。管理者に戻すには、ほかの管理者に依頼してください。
          </Notice>
        )}
        <FieldGroup label="役割">
          <RoleChoice chosen={member.role} />
        </FieldGroup>
        {!isSelf && (
          <p className="quiet">
            <Phrases>新しい役割は、次の操作から反映されます。</Phrases>
          </p>
        )}
        <HandedOver member={member} lead="面接官か閲覧のみに変えると、" to={isSelf ? 'ほかの管理者' : '管理者'} />
        <ErrorNotice message={refused?.message} />
      </fetcher.Form>
    </Modal>
  )
}
