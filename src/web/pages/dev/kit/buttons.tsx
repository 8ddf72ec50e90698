import { useState } from 'react'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { LinkButton, linkButtonClass, linkClass } from '#web/ui/link-button.tsx'
import { Sun } from '#web/ui/marks/sun.tsx'
import { deskText } from '#ground/words/desk.ts'
import styles from './kit.module.css'
import { Spec, State } from './spec.tsx'

export function Buttons() {
  const [isBookmarked, setBookmarked] = useState(true)
  return (
    <Spec title="ボタン">
      <div className={styles.row}>
        <State name="標準">
          <Button>スカウトする</Button>
        </State>
        <State name="ホバー">
          <Button className={styles.hover}>スカウトする</Button>
        </State>
        <State name="フォーカス">
          <Button className={styles.focus}>スカウトする</Button>
        </State>
        <State name="処理中">
          <Button busy>送信中…</Button>
        </State>
        <State name="使用不可">
          <Button disabled>スカウトする</Button>
        </State>
      </div>
      <div className={styles.row}>
        <State name="標準">
          <Button kind="secondary">下書きを保存</Button>
        </State>
        <State name="ホバー">
          <Button kind="secondary" className={styles.hoverTint}>
            下書きを保存
          </Button>
        </State>
        <State name="フォーカス">
          <Button kind="secondary" className={styles.focus}>
            下書きを保存
          </Button>
        </State>
        <State name="処理中">
          <Button kind="secondary" busy>
            保存中…
          </Button>
        </State>
        <State name="使用不可">
          <Button kind="secondary" disabled>
            下書きを保存
          </Button>
        </State>
      </div>
      <div className={styles.row}>
        <State name="標準">
          <Button kind="quiet">キャンセル</Button>
        </State>
        <State name="ホバー">
          <Button kind="quiet" className={styles.hoverTint2}>
            キャンセル
          </Button>
        </State>
        <State name="フォーカス">
          <Button kind="quiet" className={styles.focus}>
            キャンセル
          </Button>
        </State>
        <State name="使用不可">
          <Button kind="quiet" disabled>
            キャンセル
          </Button>
        </State>
        <State name="危険">
          <Button kind="danger">募集を削除</Button>
        </State>
        <State name="ホバー">
          <Button kind="danger" className={styles.hoverDanger}>
            募集を削除
          </Button>
        </State>
      </div>
      <div className={styles.row}>
        <Button
          kind="secondary"
          icon
          aria-label="ブックマーク"
          aria-pressed={isBookmarked}
          onClick={() => setBookmarked(!isBookmarked)}
        >
          <Icon name={isBookmarked ? 'bookmark-filled' : 'bookmark'} />
        </Button>
        <Button kind="secondary">
          <Icon name="label" />
          ラベル
        </Button>
        <Button kind="secondary" aria-disabled="true" aria-describedby="plan-reason">
          <Icon name="lock" />
          CSVを出力
        </Button>
        <span id="plan-reason" className={classNames('quiet', styles.note)}>
          {deskText.plan_restricted}
          <a className={linkClass()} href="#plan">
            プランを確認
          </a>
        </span>
      </div>
      <div className={classNames(styles.row, 'area-client')}>
        <span className={classNames('quiet', styles.small)}>企業画面（40px）</span>
        <Button>スカウトする</Button>
        <Button kind="secondary">条件を保存</Button>
        <Button kind="quiet">解除</Button>
        <Button kind="secondary" icon aria-label="編集">
          <Icon name="edit" />
        </Button>
        <a className={buttonClass({ kind: 'secondary' })} href="#link">
          リンクのボタン
        </a>
      </div>
      <div className={styles.row}>
        <a className={linkClass()} href="#terms">
          利用規約
        </a>
        <a className={linkClass(styles.hoverLink)} href="#terms">
          利用規約
        </a>
        <LinkButton>
          <Icon name="plus" size="small" />
          ラベルを付ける
        </LinkButton>
        <LinkButton className={styles.hoverLink}>
          <Icon name="plus" size="small" />
          ラベルを付ける
        </LinkButton>
        <LinkButton className={styles.focus}>すべて解除</LinkButton>
        <LinkButton disabled>すべて解除</LinkButton>
        <a className={linkButtonClass()} href="#all">
          すべて見る
        </a>
      </div>
      <Button wide>はばいっぱいのボタン</Button>
      <div className={styles.night}>
        <Sun />
        <div className={styles.row}>
          <Button kind="light">はじめる</Button>
          <Button kind="night">ログイン</Button>
        </div>
      </div>
    </Spec>
  )
}
