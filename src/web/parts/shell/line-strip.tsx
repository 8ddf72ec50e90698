import { useLocation } from 'react-router'
import { openOutsideOfLine } from '#ground/address.ts'
import { classNames } from '#web/ui/class-names.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './line-strip.module.css'

/** conventions 2.3: inside of LINE, Google refuses to sign in and nothing is notified; the phone's browser has both. */
export function LineStrip({ isLanding }: { isLanding?: boolean }) {
  const { pathname, search } = useLocation()
  return (
    <aside aria-label="ブラウザで開く" className={classNames(isLanding && styles.landing)}>
      <div className={styles.strip}>
        <p>
          <Phrases>ブラウザで開くと、通知やパスキーが使えます</Phrases>
        </p>
        <a className={linkClass(styles.way)} href={openOutsideOfLine(`${pathname}${search}`)}>
          ブラウザで開く
        </a>
      </div>
    </aside>
  )
}
