import { useRootData } from '#web/document/root-data.ts'
import { openOutsideOfLine } from '#ground/address.ts'
import { isRefusedIn } from '#web/document/in-app-browser.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { oidcUrls } from '#ground/oidc-urls.ts'
import { type Arrival } from '#ground/urls.ts'
import { ProviderMark } from './provider-mark.tsx'
import styles from './sign-in-providers.module.css'

type SignInProvidersProps =
  | {
      act: 'login'
      redirectTo?: string
      /** Opens the provider in a new tab and is called then. */
      onNewTab?: () => void
      className?: string
    }
  | { act: 'registration'; from?: Arrival; className?: string }

const verbs = { login: 'でログイン', registration: 'ではじめる' } as const

/** A button for each service of the settings; nothing without one. */
export function SignInProviders(props: SignInProvidersProps) {
  const { providers = [], inAppBrowser = null } = useRootData() ?? {}
  const onNewTab = props.act === 'login' ? props.onNewTab : undefined
  // A provider that opens only outside of the app cannot sign in for the open page.
  const usableProviders = onNewTab ? providers.filter(({ name }) => !isRefusedIn(inAppBrowser, name)) : providers
  if (usableProviders.length === 0) return null
  const pathOf = (provider: string) =>
    props.act === 'login' ? oidcUrls.login(provider, props.redirectTo) : oidcUrls.registration(provider, props.from)
  // LINE opens a link with its word in the browser of the phone at the first press.
  const hrefOf = (provider: string) =>
    inAppBrowser === 'LINE' && isRefusedIn(inAppBrowser, provider)
      ? openOutsideOfLine(pathOf(provider))
      : pathOf(provider)
  return (
    <ul className={classNames(styles.providers, props.className)}>
      {usableProviders.map(({ name, label }) => (
        <li key={name}>
          <a
            className={buttonClass({ kind: 'secondary', wide: true })}
            href={hrefOf(name)}
            {...(onNewTab && { target: '_blank', rel: 'noopener', onClick: onNewTab })}
          >
            <ProviderMark name={name} />
            {label}
            {verbs[props.act]}
            {onNewTab && <span className="visually-hidden">（新しいタブで開きます）</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
