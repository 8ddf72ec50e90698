import { type FocusEvent, useState } from 'react'
import { TextField, type TextFieldProps } from '#web/ui/fields/text-field.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { setText } from './set-text.ts'
import styles from './folded-field.module.css'

type FoldedFieldProps = TextFieldProps & { fold: (text: string) => string }

/** Accepts full-width letters and folds them visibly when the field loses the focus. */
export function FoldedField({ fold, onBlur, ...field }: FoldedFieldProps) {
  const folding = useFolding(fold)
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    folding.onBlur(event)
    onBlur?.(event)
  }
  return <TextField {...field} {...folding} className={classNames(folding.className, field.className)} onBlur={blur} />
}

/** For inputs inside a row of their own. The returned class highlights the change for a moment. */
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
