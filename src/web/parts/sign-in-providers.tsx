import { useRootData } from '#web/root-data.ts'
import { isRefusedIn, openOutsideOfLine } from '#web/in-app-browser.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { urls, type Campaign } from '#ground/urls.ts'
import { ProviderMark } from './provider-mark.tsx'
import styles from './sign-in-providers.module.css'

type SignInProvidersProps =
  | { act: 'login'; redirectTo?: string; className?: string }
  | { act: 'registration'; campaign?: Campaign; className?: string }

const verbs = { login: 'でログイン', registration: 'ではじめる' } as const

/** A button for each service of the settings; nothing without one. */
export function SignInProviders(given: SignInProvidersProps) {
  const { providers = [], inAppBrowser = null } = useRootData() ?? {}
  if (providers.length === 0) return null
  const pathOf = (provider: string) =>
    given.act === 'login'
      ? urls.candidate.oidcLogin(provider, given.redirectTo)
      : urls.candidate.oidcRegistration(provider, given.campaign)
  // LINE opens a link with its word in the browser of the phone at the first press.
  const hrefOf = (provider: string) =>
    inAppBrowser === 'LINE' && isRefusedIn(inAppBrowser, provider)
      ? openOutsideOfLine(pathOf(provider))
      : pathOf(provider)
  return (
    <ul className={classNames(styles.providers, given.className)}>
      {providers.map(({ name, label }) => (
        <li key={name}>
          <a className={buttonClass({ kind: 'secondary', wide: true })} href={hrefOf(name)}>
            <ProviderMark name={name} />
            {label}
            {verbs[given.act]}
          </a>
        </li>
      ))}
    </ul>
  )
}
