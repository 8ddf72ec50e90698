import { recommendedTextLength } from '#domain/candidate/rules.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import { lettersOfText } from '#ground/spelling/counted-letters.ts'
import type { ProfileText } from '#domain/candidate/profile/text/rules.ts'
import { classNames } from '#web/ui/class-names.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { UnneededNote } from '../../parts/unneeded-note.tsx'
import { exampleTexts } from './example-texts.ts'
import { Examples } from './examples.tsx'
import styles from './forms.module.css'

type WrittenProps = {
  field: { id: string; error: string | undefined }
  name: ProfileText
  label: string
  hint: string
  /** The text counts whole from this length on. */
  isMeasured?: boolean
  text: string
  onChange: (text: string) => void
}

/** A text of the profile: the hint, the text with its count, and two examples. */
export function Written({ field, name, label, hint, isMeasured, text, onChange }: WrittenProps) {
  const lack = recommendedTextLength - lettersOfText(text)
  return (
    <div className={classNames('stack-4', isMeasured && styles.whole)}>
      <TextArea
        {...field}
        label={label}
        optional
        hint={hint}
        rows={isMeasured ? 9 : 4}
        max={profileLimits[name].max}
        value={text}
        missing={isMeasured && text !== '' && lack > 0 ? `目安まであと${lack}文字` : null}
        onChange={({ target }) => onChange(target.value)}
      />
      <UnneededNote text={text} />
      <Examples texts={exampleTexts[name]} label={label} />
    </div>
  )
}
