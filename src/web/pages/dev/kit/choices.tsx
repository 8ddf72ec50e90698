import { useState } from 'react'
import { Switch } from '#web/ui/fields/switch.tsx'
import { TagInput } from '#web/ui/fields/tag-input.tsx'
import styles from './kit.module.css'
import { Spec } from './spec.tsx'

export function Choices() {
  const [isOn, setOn] = useState(true)
  const [isSaving, setSaving] = useState(true)
  return (
    <>
      <Spec title="切り替えスイッチ">
        <div className={styles.cols}>
          <Switch>
            毎週のまとめ<small>月曜の朝に、先週のスカウトと予定をまとめて届けます。</small>
          </Switch>
          <Switch checked={isOn} onChange={(event) => setOn(event.target.checked)}>
            スカウトの通知
          </Switch>
          <Switch defaultChecked className={styles.focusInside}>
            フォーカス
          </Switch>
          <Switch busy checked={isSaving} onChange={(event) => setSaving(event.target.checked)}>
            保存中
          </Switch>
          <Switch disabled>使用不可</Switch>
          <Switch disabled defaultChecked>
            使用不可（オン）
          </Switch>
        </div>
      </Spec>
      <Spec title="タグの入力">
        <div className={styles.cols}>
          <TagInput
            label="使える技術"
            name="skills"
            hint="Enterか「、」で区切ります。"
            defaultValue={['Python', '統計検定2級']}
            max={5}
            tooMany="選択できる技術は5 つまでです"
            maxLetters={20}
            placeholder="例：TypeScript"
          />
          <TagInput label="空" optional placeholder="例：TypeScript" />
          <TagInput label="エラー" required error="使える技術が入力されていません" hint="1つ以上入力してください。" />
          <TagInput label="タグ（使用不可）" disabled defaultValue={['CAD']} />
        </div>
        <TagInput
          label="多いとき・長いとき"
          defaultValue={[
            '有機合成',
            '電気化学測定',
            'X線回折',
            '走査型電子顕微鏡',
            'MATLAB',
            '大学の部活動と地域の団体を合わせた80人規模の行事の運営と会計の責任者',
          ]}
        />
      </Spec>
    </>
  )
}
