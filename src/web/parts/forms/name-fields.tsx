import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { accountLimits } from '#ground/limits/account.ts'
import { foldKana } from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import { Input } from '#web/ui/fields/input.tsx'
import { useFolding } from './folded-field.tsx'
import { useKana } from './kana.ts'
import styles from './name-fields.module.css'
import type { FieldBinding, FieldOf } from './use-form.ts'

/** 姓・名 and セイ・メイ in one group. The readings are filled while the name is typed. */
export function NameFields({ field, label = '氏名' }: { field: FieldOf; label?: string }) {
  const familyName = useRef<HTMLInputElement>(null)
  const givenName = useRef<HTMLInputElement>(null)
  const familyNameKana = useRef<HTMLInputElement>(null)
  const givenNameKana = useRef<HTMLInputElement>(null)
  useKana(familyName, familyNameKana)
  useKana(givenName, givenNameKana)
  return (
    <FieldGroup label={label} required hint="例：佐伯 花子（サエキ ハナコ）" className={styles.names}>
      <Row errors={[field('familyName'), field('givenName')]}>
        <Name field={field('familyName')} inputRef={familyName} autoComplete="family-name" />
        <Name field={field('givenName')} inputRef={givenName} autoComplete="given-name" />
      </Row>
      <Row errors={[field('familyNameKana'), field('givenNameKana')]}>
        <Name field={field('familyNameKana')} inputRef={familyNameKana} fold={foldKana} />
        <Name field={field('givenNameKana')} inputRef={givenNameKana} fold={foldKana} />
      </Row>
    </FieldGroup>
  )
}

/** The errors are above the row, so that an error of one field does not push the other field down. */
function Row({ errors, children }: { errors: readonly FieldBinding[]; children: ReactNode }) {
  return (
    <div className={styles.row}>
      {errors.map(({ id, error }) => (
        <FieldError key={id} id={`${id}-error`}>
          {error}
        </FieldError>
      ))}
      {children}
    </div>
  )
}

type NameProps = Pick<ComponentPropsWithRef<'input'>, 'autoComplete'> & {
  field: FieldBinding
  inputRef: ComponentPropsWithRef<'input'>['ref']
  fold?: (text: string) => string
}

// No Unicode normalisation: 神 (U+FA19) and 神 are different family names.
function Name({ field: { id, name, error, defaultValue }, inputRef, fold = foldSpaces, autoComplete }: NameProps) {
  const { className, ...folding } = useFolding(fold)
  return (
    <div className={styles.name}>
      <label htmlFor={id}>{accountLimits[name as keyof typeof accountLimits].label}</label>
      <Input
        {...folding}
        id={id}
        name={name}
        ref={inputRef}
        className={classNames(className)}
        defaultValue={defaultValue}
        autoComplete={autoComplete ?? 'off'}
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
    </div>
  )
}
