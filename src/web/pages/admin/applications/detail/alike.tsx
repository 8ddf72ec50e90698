import { Link } from 'react-router'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { ApplicationBadge } from '../../parts/application-badge.tsx'
import { ContractBadge } from '../../parts/contract-badge.tsx'
import { Nothing, Section } from '../../parts/section.tsx'
import styles from './detail.module.css'

const ApplicationAlikeOnes = graphql(`
  fragment ApplicationAlikeOnes on PreRegistration {
    companiesAlike {
      matches
      company {
        id
        displayName
        contract {
          status
        }
      }
    }
    applicationsAlike {
      id
      companyName
      status
      insertedAt
      matches
    }
  }
`)

const matchNames = {
  CORPORATE_NUMBER: '法人番号',
  NAME: '会社名',
  SITE: 'サイト',
  MAIL_DOMAIN: 'メールのドメイン',
  MAIL: 'メールアドレス',
} as const
const sameOf = (matches: readonly (keyof typeof matchNames)[]) =>
  `${matches.map((match) => matchNames[match]).join('・')}が同じ`

/** Companies and earlier applications that may be the same one. */
export function AlikeSection({ application }: { application: FragmentType<typeof ApplicationAlikeOnes> }) {
  const { companiesAlike, applicationsAlike } = readFragment(ApplicationAlikeOnes, application)
  return (
    <Section id="alike" title="似た企業と申込">
      {companiesAlike.length + applicationsAlike.length === 0 && <Nothing>似た企業も申込もありません。</Nothing>}
      {companiesAlike.length > 0 && <h3 className={styles.part}>企業</h3>}
      <ul className={styles.list}>
        {companiesAlike.map(({ company, matches }) => (
          <li key={company.id}>
            <Link className={linkClass()} to={adminUrls.company(company.id)}>
              {company.displayName}
            </Link>
            <ContractBadge status={company.contract.status} />
            <Badge kind="line">{sameOf(matches)}</Badge>
          </li>
        ))}
      </ul>
      {applicationsAlike.length > 0 && <h3 className={styles.part}>申込</h3>}
      <ul className={styles.list}>
        {applicationsAlike.map(({ id, companyName, status, insertedAt, matches }) => (
          <li key={id}>
            <Link className={linkClass()} to={adminUrls.application(id)}>
              {companyName}
            </Link>
            <ApplicationBadge status={status} />
            <Badge kind="line">{sameOf(matches)}</Badge>
            <small className="note-13">{slashDate(insertedAt)}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
