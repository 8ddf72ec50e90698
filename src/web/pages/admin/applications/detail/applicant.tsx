import { MailAddress } from '#web/parts/mail-address.tsx'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { shownPostalCode } from '#ground/postal-code.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Section } from '../../parts/section.tsx'
import styles from './detail.module.css'

const ApplicationApplicant = graphql(`
  fragment ApplicationApplicant on PreRegistration {
    companyName
    corporateNumber
    familyName
    givenName
    familyNameKana
    givenNameKana
    department
    email
    phoneNumber
    postalCode
    address
    message
    insertedAt
  }
`)

export function ApplicantSection({ application }: { application: FragmentType<typeof ApplicationApplicant> }) {
  const one = readFragment(ApplicationApplicant, application)
  return (
    <Section id="applicant" title="申込の内容">
      <Facts>
        <Fact label="受付日時">
          <span className="num">{longDateTime(one.insertedAt)}</span>
        </Fact>
        <Fact label="会社名">{one.companyName}</Fact>
        <Fact label="法人番号">
          <span className="num">{one.corporateNumber ?? '未入力'}</span>
        </Fact>
        <Fact label="担当者">
          {one.familyName} {one.givenName}（{one.familyNameKana} {one.givenNameKana}）
        </Fact>
        <Fact label="部署">{one.department ?? '未入力'}</Fact>
        <Fact label="メール">
          <MailAddress email={one.email} />
        </Fact>
        <Fact label="電話">
          <span className="num">{one.phoneNumber}</span>
        </Fact>
        <Fact label="住所">
          {one.postalCode && `〒${shownPostalCode(one.postalCode)} `}
          {one.address ?? (one.postalCode ? '' : '未入力')}
        </Fact>
        <Fact label="相談内容">
          <span className={styles.message}>{one.message ?? '未入力'}</span>
        </Fact>
      </Facts>
    </Section>
  )
}
