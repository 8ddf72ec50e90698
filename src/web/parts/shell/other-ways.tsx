import { urls } from '#ground/urls.ts'
import { withFlash } from '#web/parts/flash.ts'
import { PasskeySignIn } from '#web/parts/passkey/sign-in-button.tsx'
import { SignInProviders } from '#web/parts/sign-in-providers.tsx'
import styles from './sign-in-dialog.module.css'

type OtherWaysProps = { onSignedIn: () => void; onLeave: () => void }

/** For a student without a password. A provider opens in a new tab, so that the page keeps the typed text. */
export const OtherWays = ({ onSignedIn, onLeave }: OtherWaysProps) => (
  <div className={styles.others}>
    <SignInProviders act="login" redirectTo={withFlash(urls.candidate.home(), 'signedInInNewTab')} onNewTab={onLeave} />
    <PasskeySignIn action={urls.candidate.login()} onSignedIn={onSignedIn} />
  </div>
)
