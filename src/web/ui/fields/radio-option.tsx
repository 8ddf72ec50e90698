import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './radio-option.module.css'
import { Phrases } from '../phrases.tsx'

type RadioOptionProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  type?: 'radio' | 'checkbox'
}

/** The large radio button for dates, answers and consent. The content is the option's name. */
export function RadioOption({ children, className, type = 'radio', ...input }: RadioOptionProps) {
  return (
    <label className={classNames(styles.option, className)}>
      <input {...input} type={type} />
      {typeof children === 'string' ? <Phrases>{children}</Phrases> : children}
    </label>
  )
}
