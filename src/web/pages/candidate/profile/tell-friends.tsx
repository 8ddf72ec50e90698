import { urls } from '#ground/urls.ts'
import { ShareButton } from '#web/parts/share-button.tsx'
import { useRootData } from '#web/root-data.ts'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './tell-friends.module.css'

/** The registration for friends. `invitingId` stands in its address and tells nobody who the student is. */
export function TellFriends({ invitingId }: { invitingId: string }) {
  const root = useRootData()
  if (!root) return null
  const { productName, publicUrl } = root
  return (
    <section className={styles.friends} aria-labelledby="friends">
      <h2 id="friends">友だちに紹介する</h2>
      <p className="quiet">
        <Phrases>登録の画面のURLを送れます。あなたのプロフィールは、友だちには表示されません。</Phrases>
      </p>
      <ShareButton
        title={productName}
        invitation={{
          text: `${productName}でプロフィールを公開しました。プロフィールを詳しく書くほど、企業からスカウトが届く可能性が高まります。`,
          url: publicUrl + urls.candidate.registration({ candidateId: invitingId }),
          copied: '紹介の文章とURLをコピーしました',
          notCopied: 'コピーできませんでした。ブラウザの設定で、コピーを許可してください。',
        }}
      >
        紹介する
      </ShareButton>
    </section>
  )
}
