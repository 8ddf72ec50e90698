import { mailDomainLabel, maxMailDomains } from '#domain/company-account/single-sign-on/mail-domain/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { AccessForm, AccessSection, useAccessForm, type AccessAnswer } from '../parts/access-section.tsx'
import { checkDomainForm } from './act.ts'
import { DomainRow } from './domain-row.tsx'
import styles from './sso.module.css'

export const MailDomainRow = graphql(`
  fragment MailDomainRow on MailDomain {
    domain
    status
    record
    found
    checkedAt
    provenAt
  }
`)

type Row = FragmentType<typeof MailDomainRow>
type DomainsProps = { domains: readonly Row[]; answer: AccessAnswer }

const labels = { domain: mailDomainLabel }

/** The first step: mail domains, proven by text records. */
export function Domains({ domains, answer }: DomainsProps) {
  const form = useAccessForm('addDomain', labels, checkDomainForm, answer)
  const rows = domains.map((one) => readFragment(MailDomainRow, one))
  return (
    <AccessSection
      id="domains"
      title="1. メールのドメインを確認する"
      about="会社のメールアドレスの「@」より後ろです。DNSにTXTレコードを追加して、自社のドメインであることを確認します。"
      mark={rows.some(({ status }) => status === 'PROVEN') ? <Badge kind="success">確認済み</Badge> : null}
    >
      {rows.length > 0 && (
        <ul className="stack-3">
          {rows.map((row) => (
            <DomainRow key={row.domain} row={row} answer={answer} />
          ))}
        </ul>
      )}
      {rows.length < maxMailDomains && (
        <AccessForm key={rows.length} form={form} send="ドメインを追加" kind="secondary">
          <TextField
            {...form.field('domain')}
            label={labels.domain}
            hint="例：example.co.jp"
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            className={styles.short}
          />
        </AccessForm>
      )}
    </AccessSection>
  )
}
