import type { ReactNode } from 'react'
import { Icon } from '#web/ui/marks/icon.tsx'
import type { IconName } from '#web/ui/marks/icon-names.ts'
import styles from './overview.module.css'

/** Answers to students' questions before they decide: the purpose, the readers, and interruptions. */
export function About() {
  return (
    <>
      <ul className={styles.about}>
        <Point icon="user" title="あなたのための検査です">
          結果は、自己分析や面談の話題に使えます。いつでも書き出せて、いつでも削除できます。
        </Point>
        <Point icon="eye-off" title="公開するかは、受けたあとに選べます">
          はじめは、あなただけが見られます。公開すると、プロフィールを読む企業に結果の段階と傾向が表示されます。公開はいつでもやめられます。
        </Point>
        <Point icon="refresh" title="途中で閉じても続きから再開できます">
          回答は1問ずつ保存します。通信が切れても、この端末に残ります。能力検査は、セクションの途中では時間が止まりません。
        </Point>
        <Point icon="clock" title="配慮が必要な方へ">
          能力検査の時間を1.33倍または1.5倍に延ばせます。読み上げソフトや、大きな図も選べます。理由を書く必要はなく、企業にも表示しません。
        </Point>
      </ul>
      <p className={styles.fine}>
        この検査は本サービスが独自に作成したもので、SPIなど他社の検査とは関係がありません。結果は受検時の傾向を示す目安で、採用の合否を判断する根拠として単独で使うことはできません。回答は卒業年の2年後まで保管し、その後は集計した数だけを残します。
      </p>
    </>
  )
}

const Point = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <li>
    <Icon name={icon} />
    <div>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  </li>
)
