import type { CSSProperties, ReactNode } from 'react'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { CompanyMark } from '#web/parts/companies/company-mark.tsx'
import styles from './company-head.module.css'

const CompanyHeadFields = graphql(`
  fragment CompanyHead on Company {
    displayName
    tagline
    mark {
      background
      logoUrl
    }
    cover {
      url
      width
      height
    }
    coverDescription
    ...CompanyMark
  }
`)

type CompanyHeadProps = { company: FragmentType<typeof CompanyHeadFields>; heading?: 'h1' | 'h2'; acts?: ReactNode }

export function CompanyHead({ company: masked, heading: Heading = 'h1', acts }: CompanyHeadProps) {
  const company = readFragment(CompanyHeadFields, masked)
  const { displayName, tagline, mark, cover, coverDescription } = company
  return (
    <header>
      {cover ? (
        <img
          className={styles.cover}
          src={cover.url}
          alt={coverDescription}
          width={cover.width}
          height={cover.height}
        />
      ) : (
        <div className={styles.cover} style={{ '--ground': mark.background } as CSSProperties} aria-hidden="true">
          {!mark.logoUrl && <CompanyMark company={company} className={styles.coverMark} />}
        </div>
      )}
      <div className={styles.words}>
        <CompanyMark company={company} className={styles.logo} />
        <div className={styles.name}>
          <Heading>{displayName}</Heading>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
        </div>
        {acts && <div className={styles.acts}>{acts}</div>}
      </div>
    </header>
  )
}
