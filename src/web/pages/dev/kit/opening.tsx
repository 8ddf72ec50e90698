import { Accordion, AccordionItem } from '#web/ui/accordion.tsx'
import { Button } from '#web/ui/button.tsx'
import { Content, type ContentWidth } from '#web/ui/content.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Tooltip } from '#web/ui/overlays/tooltip.tsx'
import styles from './kit.module.css'
import { Spec } from './spec.tsx'

const widths: readonly ContentWidth[] = ['full', 'xlarge', 'large', 'medium', 'small']

export function Opening() {
  return (
    <>
      <Spec title="開閉">
        <Accordion>
          <AccordionItem name="questions" title="承認すると、何が企業に伝わりますか？" open>
            <p>氏名・フリガナ・メールアドレス・携帯電話番号の4つです。承認するまでは、どれも伝わりません。</p>
          </AccordionItem>
          <AccordionItem name="questions" title="辞退の理由は伝わりますか？">
            <p>選んだ理由だけが伝わります。書かなくても辞退できます。</p>
          </AccordionItem>
          <AccordionItem title="ほかの質問を閉じない、単独の項目です。とても長い見出しは、文節の切れ目で折り返します。">
            <p>名前を付けない項目は、ほかの項目が開いても閉じません。</p>
          </AccordionItem>
        </Accordion>
      </Spec>
      <Spec title="ひとことの説明">
        <div className={styles.row}>
          <Tooltip text="学生のプロフィールを見た企業の数です。同じ企業は1日に1回だけ数えます。">
            {(trigger) => (
              <Button {...trigger} kind="secondary" icon aria-label="閲覧数とは">
                <Icon name="help" />
              </Button>
            )}
          </Tooltip>
          <Tooltip text="下書きは学生に表示されません">
            {(trigger) => (
              <Button {...trigger} kind="secondary">
                下書きを保存
              </Button>
            )}
          </Tooltip>
        </div>
      </Spec>
      <Spec title="ページの幅">
        <div className={styles.widths}>
          {widths.map((width) => (
            <Content key={width} width={width}>
              {width}
            </Content>
          ))}
        </div>
      </Spec>
    </>
  )
}
