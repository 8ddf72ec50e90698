import { openOutsideOfLine } from '#ground/address.ts'
import { isRefusedIn } from '#web/document/in-app-browser.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useRootData } from '#web/document/root-data.ts'
import { oidcUrls } from '#ground/oidc-urls.ts'
import { urls, type Campaign } from '#ground/urls.ts'
import styles from './start.module.css'

// The dark first section has room for two rows of buttons; the sign-in page has all services.
const shownProviders = 2

type StartProps = { kind?: 'light'; from: Campaign }

/** The ways to begin, of which the first stands out; the services are those of the settings. */
export function Start({ kind, from }: StartProps) {
  const { providers = [], inAppBrowser = null } = useRootData() ?? {}
  const beginnings = [
    ...providers.slice(0, shownProviders).map(({ name, label }) => {
      const path = oidcUrls.registration(name, from)
      const isOutside = inAppBrowser === 'LINE' && isRefusedIn(inAppBrowser, name)
      return { label, to: isOutside ? openOutsideOfLine(path) : path, isOutside }
    }),
    { label: 'メール', to: urls.candidate.registration(from), isOutside: false },
  ]
  const others = kind === 'light' ? 'night' : 'secondary'
  return (
    <div className={styles.start}>
      {beginnings.map(({ label, to, isOutside }, at) => (
        <ButtonLink key={label} kind={at === 0 ? kind : others} wide to={to} reloadDocument={isOutside}>
          {label}ではじめる
        </ButtonLink>
      ))}
    </div>
  )
}
