import type { CSSProperties } from 'react'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './company-mark.module.css'
import marks from './company-marks.svg?url'

export const CompanyMarkFields = graphql(`
  fragment CompanyMark on Company {
    mark {
      shape
      background
      foreground
      logoUrl
    }
  }
`)

export type MarkedCompany = FragmentType<typeof CompanyMarkFields>
type CompanyMarkProps = { company: MarkedCompany; size?: 'small' | 'normal' | 'large'; className?: string }

/**
 * A company's logo; without one, a shape (a symbol in the SVG file) in two colours. The company's name is always beside
 * it.
 */
export function CompanyMark({ company, size = 'normal', className }: CompanyMarkProps) {
  const { shape, background, foreground, logoUrl } = readFragment(CompanyMarkFields, company).mark
  const look = classNames(styles.mark, size !== 'normal' && styles[size], className)
  if (logoUrl)
    return (
      <img src={logoUrl} alt="" width="48" height="48" decoding="async" className={classNames(look, styles.logo)} />
    )
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className={look}
      style={{ color: foreground, '--mark-ground': background } as CSSProperties}
    >
      <rect width="48" height="48" fill={background} />
      <use href={`${marks}#${shape}`} />
    </svg>
  )
}
