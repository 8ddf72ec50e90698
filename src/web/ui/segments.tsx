import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './segments.module.css'

/** The class around links; the chosen link has aria-current. */
export const segmentsClass = (className?: string) => classNames(styles.segments, className)
export const segmentClass = (className?: string) => classNames(styles.segment, className)

type SegmentsProps<T extends string> = {
  label: string
  value: T
  options: readonly { value: T; label: ReactNode }[]
  onChange: (value: T) => void
  className?: string
}

/** A choice between two or three views of the same list. */
export function Segments<T extends string>({ label, value, options, onChange, className }: SegmentsProps<T>) {
  return (
    <div role="group" aria-label={label} className={segmentsClass(className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={segmentClass()}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
