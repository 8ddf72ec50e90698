import type { CSSProperties, ReactNode } from 'react'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { CompanyMark } from '#web/parts/company-mark.tsx'
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

export function CompanyHead({ company, heading: Heading = 'h1', acts }: CompanyHeadProps) {
  const { displayName, tagline, mark, cover, coverDescription, ...rest } = readFragment(CompanyHeadFields, company)
  return (
    <header className={styles.head}>
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
          {!mark.logoUrl && <CompanyMark company={rest} className={styles.coverMark} />}
        </div>
      )}
      <div className={styles.words}>
        <CompanyMark company={rest} className={styles.logo} />
        <div className={styles.name}>
          <Heading>{displayName}</Heading>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
        </div>
        {acts && <div className={styles.acts}>{acts}</div>}
      </div>
    </header>
  )
}
