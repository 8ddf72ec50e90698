import { type FocusEvent, useState } from 'react'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { setText } from './set-text.ts'
import styles from './folded-field.module.css'

type FoldedFieldProps = TextFieldProps & { fold: (text: string) => string }

/** Takes full-width letters as they come and turns them, in sight, into what is kept when the field is left. */
export function FoldedField({ fold, onBlur, ...field }: FoldedFieldProps) {
  const folding = useFolding(fold)
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    folding.onBlur(event)
    onBlur?.(event)
  }
  return <TextField {...field} {...folding} className={classNames(folding.className, field.className)} onBlur={blur} />
}

/** For inputs that stand in a row of their own; the class shows the change for a moment. */
export function useFolding(fold: (text: string) => string) {
  const [isFolded, setFolded] = useState(false)
  return {
    className: isFolded ? styles.folded : undefined,
    onAnimationEnd: () => setFolded(false),
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      const folded = fold(currentTarget.value)
      if (folded === currentTarget.value) return
      setText(currentTarget, folded)
      setFolded(true)
    },
  }
}
