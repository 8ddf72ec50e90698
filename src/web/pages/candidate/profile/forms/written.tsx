import { fieldLimits, recommendedTextLength } from '#ground/field-limits.ts'
import { lettersOf } from '#ground/text-length.ts'
import type { ProfileText } from '#domain/candidate/profile/rules.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { Examples } from './examples.tsx'
import type { SectionForm } from '../section-form.ts'
import styles from './forms.module.css'

type WrittenProps<Name extends ProfileText> = {
  form: SectionForm<Record<Name, string>>
  name: Name
  label: string
  hint: string
  rows?: number
  /** The text counts whole from this length on. */
  isMeasured?: boolean
}

/** A text of the profile: the hint, the text with its count, and two examples. */
export function Written<Name extends ProfileText>({ form, name, label, hint, rows = 9, isMeasured }: WrittenProps<Name>) {
  const text = form.draft[name]
  const lack = recommendedTextLength - lettersOf(text.trim())
  return (
    <div className={styles.written}>
      <TextArea
        {...form.field(name)}
        label={label}
        optional
        hint={hint}
        rows={rows}
        max={fieldLimits[name].max}
        value={text}
        missing={isMeasured && text !== '' && lack > 0 ? `目安まであと${lack}文字` : null}
        onChange={({ target }) => form.change({ ...form.draft, [name]: target.value })}
      />
      <Examples name={name} label={label} />
    </div>
  )
}
