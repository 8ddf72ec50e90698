import { urls } from '#ground/urls.ts'
import { ShareButton } from '#web/parts/share-button.tsx'
import { useRootData } from '#web/document/root-data.ts'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './friend-invitation.module.css'

type FriendInvitationProps = { invitingId: string; open: boolean; onClose: () => void }

/** The default share text of §1 and the address of the registration. `invitingId` tells nobody who the student is. */
export default function FriendInvitation({ invitingId, open, onClose }: FriendInvitationProps) {
  const root = useRootData()
  if (!root) return null
  const { productName, publicUrl } = root
  const text = `${productName}でプロフィールを公開しました。プロフィールを詳しく書くほど、企業からスカウトが届く可能性が高まります。`
  const url = publicUrl + urls.candidate.registration({ candidateId: invitingId })
  const copied = '紹介の文章とURLをコピーしました'
  const notCopied = 'コピーできませんでした。ブラウザの設定で、コピーを許可してください。'
  return (
    <Modal open={open} onClose={onClose} title="友だちに紹介する">
      <div className={styles.invitation}>
        <p>
          <Phrases>次の文章と、登録の画面のURLを送れます。あなたのプロフィールは、友だちには表示されません。</Phrases>
        </p>
        <blockquote>
          <Phrases>{text}</Phrases>
        </blockquote>
        <ShareButton title={productName} invitation={{ text, url, copied, notCopied }} />
      </div>
    </Modal>
  )
}
