import { MailAddress } from '#web/parts/mail-address.tsx'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { PagePart } from '#web/parts/page/page.tsx'
import { Card } from '#web/ui/card.tsx'
import { urls } from '#ground/urls.ts'
import styles from './ways.module.css'

export const PasswordWayFields = graphql(`
  fragment PasswordWay on SignInWays {
    email
    hasPassword
  }
`)

export function PasswordWay({ ways }: { ways: FragmentType<typeof PasswordWayFields> }) {
  const { email, hasPassword } = readFragment(PasswordWayFields, ways)
  return (
    <PagePart id="password-way" title="メールアドレスとパスワード">
      <Card className={styles.row}>
        <div className={`${styles.words} ${styles.address}`}>
          <b>
            <MailAddress email={email} />
          </b>
          <span className="quiet">{hasPassword ? 'パスワードを設定しています' : 'パスワードは設定されていません'}</span>
        </div>
        <ButtonLink kind="secondary" to={urls.candidate.passwordResetRequest()}>
          {hasPassword ? '再設定' : '設定する'}
        </ButtonLink>
      </Card>
    </PagePart>
  )
}
