import { useRef } from 'react'
import { useBanner } from '#web/ui/overlays/banner.tsx'
import type { BannerMessage } from '#web/ui/overlays/banner-message.ts'
import { BannerContent, bannerClass } from '#web/ui/overlays/banner-content.tsx'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/marks/skeleton.tsx'
import { useToast } from '#web/ui/overlays/toast-region.tsx'
import styles from './kit.module.css'
import { Spec } from './spec.tsx'

export function Telling() {
  const { show } = useBanner()
  const toast = useToast()
  const count = useRef(0)
  const sent: BannerMessage = { kind: 'success', text: '38件のスカウトを送信しました' }
  const failed: BannerMessage = {
    kind: 'error',
    text: '送信に失敗しました',
    action: { label: 'もう一度', onPress: () => show(sent) },
  }
  return (
    <>
      <Spec title="知らせる">
        {[sent, failed].map((message) => (
          <div key={message.kind} className={bannerClass(message.kind)}>
            <BannerContent message={message} onClose={() => show(message)} />
          </div>
        ))}
        <div className={styles.row}>
          <Button kind="secondary" onClick={() => show(sent)}>
            成功を出す
          </Button>
          <Button kind="secondary" onClick={() => show(failed)}>
            失敗を出す
          </Button>
          <Button
            kind="secondary"
            onClick={() =>
              toast({
                text: `募集${++count.current}をアーカイブしました`,
                action: { label: '元に戻す', onPress: () => toast({ text: '募集を元に戻しました' }) },
              })
            }
          >
            やり直せる知らせを出す
          </Button>
        </div>
        <Notice>承認されるまで、氏名と連絡先は表示されません。</Notice>
        <Notice kind="warning">
          「名古屋工業大学」の学生への文と82%似ています。この学生だけの理由を足してください。
        </Notice>
        <Notice kind="error">2か所の入力を確認してください。</Notice>
        <Notice kind="success">メールアドレスを確認しました。</Notice>
      </Spec>
      <Spec title="空と読み込み">
        <div className={styles.cols}>
          <EmptyState
            className={cardClass()}
            heading="h3"
            title="条件に合う学生がいません"
            action={<Button kind="secondary">条件を外す</Button>}
          >
            条件をゆるめてください。「最終ログイン30日以内」を外すと、812名が見つかります。
          </EmptyState>
          <div className={cardClass()} role="status" aria-busy="true" aria-label="読み込み中">
            <div style={{ display: 'flex', gap: 16 }}>
              <Skeleton round width={48} height={48} />
              <div style={{ flex: 1, display: 'grid', gap: 12, paddingTop: 4 }}>
                <Skeleton width="40%" height={12} />
                <Skeleton width="92%" height={18} />
                <Skeleton height={14} />
                <Skeleton width="70%" height={14} />
              </div>
            </div>
          </div>
        </div>
      </Spec>
    </>
  )
}
