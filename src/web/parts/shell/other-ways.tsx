import { companyAccountLabel } from '#ground/words/company-account.ts'
import type { Area } from '#ground/area.ts'
import { urls } from '#ground/urls.ts'
import { withFlash } from '#web/parts/answers/flash.ts'
import { PasskeySignIn } from '#web/parts/passkey/sign-in-button.tsx'
import { SignInProviders } from '#web/parts/sign-in/sign-in-providers.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import styles from './sign-in-dialog.module.css'

type OtherWaysProps = {
  area: Area
  /** The address typed last, for choosing the company's provider. */
  email: string | undefined
  onSignedIn: () => void
  onLeave: () => void
}

/** For people without a password. A provider opens in a new tab, so that the page keeps the typed text. */
export const OtherWays = ({ area, email, onSignedIn, onLeave }: OtherWaysProps) => (
  <div className={styles.others}>
    {area === 'candidate' && (
      <SignInProviders
        act="login"
        redirectTo={withFlash(urls.candidate.home(), 'signedInInNewTab')}
        onNewTab={onLeave}
      />
    )}
    <PasskeySignIn action={urls[area].login()} onSignedIn={onSignedIn} />
    {area === 'client' && (
      <a
        className={buttonClass({ kind: 'secondary', wide: true })}
        href={urls.client.ssoLogin(email || undefined, withFlash(urls.client.home(), 'signedInInNewTab'))}
        target="_blank"
        rel="noopener"
        onClick={onLeave}
      >
        {companyAccountLabel}でログイン
        <span className="visually-hidden">（新しいタブで開きます）</span>
      </a>
    )}
  </div>
)
