import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './company-logo.module.css'
import { CompanyMark } from './company-mark.tsx'

export const CompanyLogoFields = graphql(`
  fragment CompanyLogo on Company {
    mark {
      shape
      background
      foreground
    }
    logo {
      url
    }
  }
`)

type CompanyLogoProps = { company: FragmentType<typeof CompanyLogoFields>; className?: string }

/** A company's logo, or its mark until one is stored. The company's name is always beside it. */
export function CompanyLogo({ company, className }: CompanyLogoProps) {
  const { mark, logo } = readFragment(CompanyLogoFields, company)
  if (!logo) return <CompanyMark mark={mark} className={className} />
  return (
    <img
      className={classNames(styles.logo, className)}
      src={logo.url}
      alt=""
      width="48"
      height="48"
      loading="lazy"
      decoding="async"
    />
  )
}
