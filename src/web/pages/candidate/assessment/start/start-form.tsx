import { Form, Link } from 'react-router'
import { Consent } from '#web/parts/forms/consent.tsx'
import { FoldedField } from '#web/parts/forms/folded-field.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox, Radio } from '#web/ui/fields/check.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { maxHonestyName } from '#domain/assessment/sitting/rules.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import type { AssessmentTest } from '#ground/assessment-urls.ts'
import { urls } from '#ground/urls.ts'
import { checkStart, startLabels, timeFactors } from './check.ts'
import { Rules } from './rules-of-test.tsx'
import styles from './start.module.css'

type StartFormProps = { test: AssessmentTest; consentVersion: string; answer: FormAnswer | undefined }

/** Reading, needs and consents of a student before a sitting. */
export function StartForm({ test, consentVersion, answer }: StartFormProps) {
  const form = useForm({ labels: startLabels, check: checkStart, answer })
  const { defaultValue: name, ...honesty } = form.field('honestyName')
  return (
    <Form {...form.props} className={styles.form}>
      <IdempotencyKey intention={test} />
      <Card as="section" className={styles.card} aria-labelledby="rules">
        <h2 id="rules">始める前に</h2>
        <Rules test={test} />
      </Card>
      <Card as="section" className={styles.card} aria-labelledby="care">
        <h2 id="care">配慮が必要な方へ</h2>
        <p className="quiet">理由を書く必要はありません。選んだ内容は、企業には表示しません。</p>
        {test === 'intellectual' && <Time isChosen={(factor) => form.isChosen('timeFactor', factor)} />}
        <FieldGroup label="画面と操作" optional>
          <Checkbox name="usesScreenReader" value="yes" defaultChecked={form.isChosen('usesScreenReader', 'yes')}>
            読み上げソフトや音声入力を使う（数字や文字のキーだけで回答が動かないようにします）
          </Checkbox>
          {test === 'intellectual' && (
            <Checkbox name="hasLargerFigures" value="yes" defaultChecked={form.isChosen('hasLargerFigures', 'yes')}>
              図を大きく表示する
            </Checkbox>
          )}
        </FieldGroup>
        <p className="quiet">
          ほかに必要な配慮がありましたら、始める前に
          <OnNewTab to={urls.candidate.contactUs()}>お問い合わせ</OnNewTab>
          からご相談ください。
        </p>
      </Card>
      <Card as="section" className={styles.card} aria-labelledby="honesty">
        <h2 id="honesty">受検の約束</h2>
        <p className={styles.promise}>わたしは、この検査を自分ひとりで受けます。問題の内容を、ほかの人に伝えません。</p>
        <FoldedField
          {...honesty}
          label={startLabels.honestyName}
          required
          hint="約束のしるしとして、氏名を入力してください。企業には表示しません。"
          autoComplete="name"
          maxLength={maxHonestyName * 2}
          defaultValue={name}
          fold={foldSpaces}
        />
        <input type="hidden" name="consentRead" value={consentVersion} />
        <p className="quiet">
          回答は、卒業年の2年後まで保管し、その後は個人が分からない形で集計した数だけを残します。結果は、あなたが削除するか退会するまで保管します。公開を選ぶまで、企業には見せません。
        </p>
        <Consent field={form.field('consent')}>
          この取り扱いと
          <OnNewTab to={urls.policy()}>プライバシーポリシー</OnNewTab>
          に同意します
        </Consent>
        <FormEnd form={form} send="検査へ進む" />
      </Card>
    </Form>
  )
}

/** The form keeps what is typed. */
const OnNewTab = ({ to, children }: { to: string; children: string }) => (
  <Link className={linkClass()} to={to} target="_blank" rel="noopener">
    {children}
    <Icon name="external" size="small" />
    <span className="visually-hidden">（新しいタブで開きます）</span>
  </Link>
)

function Time({ isChosen }: { isChosen: (factor: string) => boolean }) {
  const hasChosen = Object.keys(timeFactors).some(isChosen)
  return (
    <FieldGroup label="制限時間" optional>
      {Object.entries(timeFactors).map(([factor, label]) => (
        <Radio
          key={factor}
          name="timeFactor"
          value={factor}
          defaultChecked={hasChosen ? isChosen(factor) : factor === 'ONE'}
        >
          {label}
        </Radio>
      ))}
    </FieldGroup>
  )
}
