import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { ActionRefusal } from '#web/carry/ask.ts'
import { useHeard } from '#web/parts/answers/heard.ts'
import { messages } from '#web/texts/messages.ts'
import type { Done } from '#web/parts/answers/success-message.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { useBanner } from '#web/ui/overlays/banner.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Menu, MenuItem, MenuLine } from '#web/ui/overlays/menu.tsx'
import type { Invited } from './act.ts'
import { DisableDialog } from './disable-dialog.tsx'
import { invitedText } from './invited-text.ts'
import { nameOf, type Member } from './member.ts'
import { RoleDialog } from './role-dialog.tsx'
import styles from './users.module.css'

type MemberActsProps = { member: Member; isSelf: boolean; isLastAdmin: boolean }

/** The acts an administrator has with one user. */
export function MemberActs({ member, isSelf, isLastAdmin }: MemberActsProps) {
  const { id, email, role, status } = member
  const [dialog, setDialog] = useState<'role' | 'disable' | null>(null)
  const fetcher = useFetcher<Done | Invited | ActionRefusal>()
  const { show } = useBanner()
  useHeard(fetcher.data, (answer) => {
    if ('refused' in answer) return show({ kind: 'error', text: answer.refused.message })
    const text = 'done' in answer ? messages.success.invitationResent : invitedText(answer.invited)
    show({ kind: 'success', text })
  })
  const send = (fields: Record<string, string>) => {
    if (!isOnItsWay(fetcher))
      void fetcher.submit({ ...fields, idempotencyKey: crypto.randomUUID() }, { method: 'post' })
  }
  const close = () => setDialog(null)
  const label = `${nameOf(member)}の操作`
  return (
    <div className={styles.acts}>
      <Menu
        label={label}
        trigger={<Icon name="more" />}
        triggerLabel={label}
        triggerClass={buttonClass({ kind: 'quiet', icon: true })}
      >
        {status === 'DISABLED' ? (
          <MenuItem icon="mail" onClick={() => send({ intent: 'reinvite', email, role })}>
            もう一度招待する
          </MenuItem>
        ) : (
          <>
            {status !== 'ACTIVE' && (
              <MenuItem icon="mail" onClick={() => send({ intent: 'resend', id })}>
                招待メールをもう一度送る
              </MenuItem>
            )}
            <LastAdminItem isLastAdmin={isLastAdmin} icon="edit" onClick={() => setDialog('role')}>
              役割を変更
            </LastAdminItem>
            <MenuLine />
            <LastAdminItem isLastAdmin={isLastAdmin} icon="lock" danger onClick={() => setDialog('disable')}>
              {status === 'ACTIVE' ? '利用を停止' : '招待を取り消す'}
            </LastAdminItem>
          </>
        )}
      </Menu>
      <RoleDialog member={member} isSelf={isSelf} open={dialog === 'role'} onClose={close} />
      <DisableDialog member={member} isSelf={isSelf} open={dialog === 'disable'} onClose={close} />
    </div>
  )
}

type LastAdminItemProps = Parameters<typeof MenuItem>[0] & { isLastAdmin: boolean }

/** The act stays in the menu of the last administrator, with the reason why it is not possible. */
function LastAdminItem({ isLastAdmin, onClick, children, ...item }: LastAdminItemProps) {
  return (
    <MenuItem {...item} aria-disabled={isLastAdmin || undefined} onClick={isLastAdmin ? undefined : onClick}>
      <span className={styles.item}>
        {children}
        {isLastAdmin && <small>管理者が1名だけのため、できません</small>}
      </span>
    </MenuItem>
  )
}
