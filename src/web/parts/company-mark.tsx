import type { CSSProperties } from 'react'
import type { MarkShape } from '#web/generated/graphql.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './company-mark.module.css'
import marks from './company-marks.svg?url'

export type Mark = { shape: MarkShape; background: string; foreground: string }
type CompanyMarkProps = { mark: Mark; size?: 'small' | 'normal'; className?: string }

/**
 * A company's mark: a shape (a symbol in the SVG file) in two colours. The company's name is always beside the mark.
 */
export function CompanyMark({ mark: { shape, background, foreground }, size = 'normal', className }: CompanyMarkProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className={classNames(styles.mark, size === 'small' && styles.small, className)}
      style={{ color: foreground, '--mark-ground': background } as CSSProperties}
    >
      <rect width="48" height="48" fill={background} />
      <use href={`${marks}#${shape}`} />
    </svg>
  )
}
