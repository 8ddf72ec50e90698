import { type SubmitEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, Radio } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormSummary, useFocusFirstError } from '#web/ui/fields/form-summary.tsx'
import { Input } from '#web/ui/fields/input.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { RadioOption } from '#web/ui/fields/radio-option.tsx'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import styles from './kit.module.css'
import { Spec } from './spec.tsx'

const years = [
  { value: '2027', label: '2027年（27卒）' },
  { value: '2028', label: '2028年（28卒）' },
]

export function Fields() {
  return (
    <>
      <Spec title="入力欄">
        <div className={styles.cols}>
          <TextField
            label="募集タイトル"
            required
            hint="例：研究開発の現場を見る5日間（40文字以内）"
            defaultValue="冬のものづくり5日間"
          />
          <TextField
            label="メールアドレス"
            required
            type="email"
            error="メールアドレスの形式が正しくありません。「@」を入れてください"
            defaultValue="saeki.example.com"
          />
          <SelectField label="卒業予定の年" options={years} defaultValue="2028" />
          <div>
            <SearchField label="自由な言葉でさがす" placeholder="自由な言葉でさがす" shortcut="/" />
          </div>
          <Field label="ホバー" optional>
            {(control) => <Input {...control} className={styles.hoverInput} defaultValue="名古屋" />}
          </Field>
          <Field label="フォーカス">
            {(control) => <Input {...control} className={styles.focus} defaultValue="名古屋" />}
          </Field>
          <PasswordField
            label="パスワード"
            hint="8文字以上。英字と数字を両方使ってください。"
            defaultValue="yoake2027"
          />
          <TextField label="使用不可" disabled defaultValue="北斗システムズ株式会社" />
          <SelectField label="選択（使用不可）" disabled emptyLabel="選択してください" />
        </div>
        <TextArea
          label="あなたを選んだ理由"
          required
          min={40}
          max={300}
          hint="プロフィールのどこに惹かれたかを、具体的に書いてください。"
          error="40文字以上で入力してください（現在21文字）"
          defaultValue="研究を続ける姿勢がすばらしいと感じました。"
        />
        <FieldGroup label="文理" row hideLabel>
          <Checkbox>理系</Checkbox>
          <Checkbox defaultChecked>文系</Checkbox>
          <Checkbox indeterminate>東海</Checkbox>
          <Checkbox disabled>使用不可</Checkbox>
          <Checkbox disabled defaultChecked>
            使用不可（選択済み）
          </Checkbox>
          <Checkbox invalid>利用規約に同意する</Checkbox>
        </FieldGroup>
        <FieldGroup label="送信のタイミング" row error="送信のタイミングを選んでください">
          <Radio name="when" defaultChecked>
            今すぐ送る
          </Radio>
          <Radio name="when">日時を指定する</Radio>
          <Radio name="when" disabled>
            使用不可
          </Radio>
        </FieldGroup>
        <FieldGroup label="日程" hint="1つ選んでください。あとで変更できます。">
          <RadioOption name="slot" value="1" defaultChecked>
            10:00–11:00<span className={styles.optionEnd}>残り4席</span>
          </RadioOption>
          <RadioOption name="slot" value="2">
            13:00–14:00<span className={styles.optionEnd}>残り1席</span>
          </RadioOption>
          <RadioOption name="slot" value="3" disabled>
            15:00–16:00<span className={styles.optionEnd}>満席</span>
          </RadioOption>
        </FieldGroup>
      </Spec>
      <Spec title="不備のまとめ">
        <ProblemForm />
      </Spec>
    </>
  )
}

const labels = { name: 'お名前', phone: '電話番号' }
type Problem = { name: keyof typeof labels; id: string; label: string }

function ProblemForm() {
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [isBusy, setBusy] = useState(false)
  const [sendings, setSendings] = useState(0)
  const form = useFocusFirstError(problems)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const data = new FormData(event.currentTarget)
    const missing = (Object.keys(labels) as Problem['name'][]).filter((name) => !data.get(name))
    setProblems(missing.map((name) => ({ name, id: `try-${name}`, label: labels[name] })))
    if (missing.length > 0) return
    setSendings(sendings + 1)
    setBusy(true)
    setTimeout(() => setBusy(false), 1000)
  }
  const errorOf = (name: Problem['name']) =>
    problems.some((problem) => problem.name === name) ? `${labels[name]}が入力されていません` : undefined
  return (
    <form ref={form} noValidate className="stack-6" onSubmit={submit}>
      <div className={styles.cols}>
        <TextField id="try-name" name="name" label={labels.name} required error={errorOf('name')} />
        <TextField id="try-phone" name="phone" type="tel" label={labels.phone} required error={errorOf('phone')} />
      </div>
      <p className={styles.note} role="status">
        送信した回数：{sendings}
      </p>
      <FormSummary problems={problems} />
      <div className={styles.row}>
        <Button type="submit" busy={isBusy}>
          {isBusy ? '送信中…' : '確認する'}
        </Button>
        <Button kind="quiet" type="reset" onClick={() => setProblems([])}>
          消す
        </Button>
      </div>
    </form>
  )
}
