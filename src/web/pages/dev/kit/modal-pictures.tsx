import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import modal from '#web/ui/overlays/modal.module.css'
import { Skeleton } from '#web/ui/marks/skeleton.tsx'
import styles from './kit.module.css'

/** The four modes of §4 held open, so that one picture shows all modes. The buttons below open real modals. */
export function ModalPictures() {
  return (
    <div className={styles.stages}>
      <Stage mode="floating" title="以下の募集を削除しますか？" foot={['キャンセル', '削除']} isDanger>
        <strong>冬のものづくり5日間</strong>
        <br />
        この操作は元に戻せません。
      </Stage>
      <Stage mode="rightPanel" title="学生の詳細" foot={['閉じる', 'スカウトする']}>
        <Skeleton width="60%" className={styles.line} />
        <Skeleton className={styles.line} />
        <Skeleton width="80%" className={styles.line} />
      </Stage>
      <Stage mode="bottomPanel" title="ホーム画面に追加する" foot={['分かりました']}>
        共有ボタンから「ホーム画面に追加」を選ぶと、新しいスカウトの通知を受け取れます。
      </Stage>
      <Stage mode="full" title="プッシュ通知を許可する" foot={['あとで', '許可する']}>
        新しいスカウトが届いたときと、予約した日程が近づいたときにお知らせします。
      </Stage>
    </div>
  )
}

type StageProps = {
  mode: 'floating' | 'rightPanel' | 'bottomPanel' | 'full'
  title: string
  /** The labels of the buttons from left to right; the last button is the primary one. */
  foot: readonly string[]
  isDanger?: boolean
  children: ReactNode
}

function Stage({ mode, title, foot, isDanger, children }: StageProps) {
  return (
    <figure className={styles.state}>
      <div className={styles.stage} inert>
        <div className={classNames(modal.modal, modal[mode], styles.held, mode === 'rightPanel' && styles.heldPanel)}>
          <div className={modal.head}>
            <strong>{title}</strong>
            <Button kind="quiet" icon aria-label="閉じる">
              <Icon name="close" />
            </Button>
          </div>
          <div className={classNames(modal.body, styles.note)}>{children}</div>
          <div className={modal.foot}>
            {foot.map((name, at) => (
              <Button key={name} kind={at < foot.length - 1 ? 'secondary' : isDanger ? 'danger' : 'primary'}>
                {name}
              </Button>
            ))}
          </div>
        </div>
      </div>
      <figcaption>{mode}</figcaption>
    </figure>
  )
}
