import { grouped } from '#ground/grouped.ts'
import { type ComponentPropsWithRef, type ReactNode, type Ref, useEffect, useRef } from 'react'
import styles from './check.module.css'
import { classNames } from '../class-names.ts'
import { Phrases } from '../phrases.tsx'

type CheckProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'ref'> & {
  children?: ReactNode
  /**
   * The number of results for this option, shown at the end of the row; null reserves the place until the number is
   * known.
   */
  count?: number | null
  invalid?: boolean
}

/** Without children (table rows, cards) the checkbox needs an aria-label. */
export function Checkbox({ indeterminate = false, ...props }: CheckProps & { indeterminate?: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  return <Check {...props} type="checkbox" inputRef={input} />
}

export function Radio(props: CheckProps) {
  return <Check {...props} type="radio" />
}

type Inner = CheckProps & { type: string; inputRef?: Ref<HTMLInputElement> }

function Check({ children, count, invalid, className, inputRef, ...input }: Inner) {
  return (
    <label
      className={classNames(styles.check, children === undefined && styles.bare, invalid && styles.invalid, className)}
    >
      <input {...input} ref={inputRef} aria-invalid={invalid || undefined} />
      {typeof children === 'string' ? <Phrases>{children}</Phrases> : children}
      {count !== undefined && <span className={styles.count}>{count !== null && grouped(count)}</span>}
    </label>
  )
}
