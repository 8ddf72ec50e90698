import { Form } from 'react-router'
import { checkCompanyNames } from '#domain/company/basic/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { foldKana } from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { FoldedField } from '#web/parts/forms/folded-field.tsx'
import { UnsavedGuard } from '#web/parts/forms/unsaved-guard.tsx'
import { useForm } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { namesOf } from './read.ts'
import { SectionEnd } from '../../parts/section-end.tsx'
import { useVersion } from '../../parts/section-version.ts'
import type { SectionProps } from './section-form.ts'
import styles from '../../parts/section.module.css'

const labels = {
  legalName: fieldLimits.companyLegalName.label,
  displayName: fieldLimits.companyDisplayName.label,
  kana: fieldLimits.companyKana.label,
}

export function Names({ basic, answer, next, onReload }: SectionProps) {
  const form = useForm({ labels, check: (data) => checkCompanyNames(namesOf(data)), answer })
  const saving = useVersion(basic, 'NAMES', answer?.refused)
  const field = (name: keyof typeof labels) => {
    const binding = form.field(name)
    return { ...binding, defaultValue: binding.defaultValue ?? basic.company[name] }
  }
  return (
    <Form {...form.props} className="stack-5">
      <input type="hidden" name="intent" value="names" />
      <input type="hidden" name="next" value={next ?? ''} />
      <IdempotencyKey intention={`names-${saving.version}`} />
      <FoldedField
        {...field('legalName')}
        fold={foldSpaces}
        label={labels.legalName}
        required
        hint="登記されている名前です。例：株式会社ヨアケ製作所"
        autoComplete="organization"
      />
      <FoldedField
        {...field('displayName')}
        fold={foldSpaces}
        label={labels.displayName}
        required
        hint="学生の画面に表示する、呼びやすい名前です。例：ヨアケ製作所"
      />
      <FoldedField
        {...field('kana')}
        fold={foldKana}
        label={labels.kana}
        required
        hint="全角カタカナ。「カブシキガイシャ」は含めずに入力してください。"
      />
      <div className={styles.fixed}>
        <span>法人番号</span>
        <b>{basic.corporateNumber}</b>
        <span>
          法人番号は契約の確認に使うため、運営の担当者だけが変更できます。誤りがあるときは、お問い合わせください。
        </span>
      </div>
      <SectionEnd form={form} saving={saving} next={next} onReload={onReload} />
      <UnsavedGuard isUnsaved={form.isUnsaved} />
    </Form>
  )
}
