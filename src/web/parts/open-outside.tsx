import { openOutsideOfLine } from '#ground/address.ts'
import type { InAppBrowser } from '#web/document/in-app-browser.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { CopyText } from './copy-text.tsx'
import styles from './sign-in/sign-in-form.module.css'

type OpenOutsideProps = { app: InAppBrowser; label: string; path: string; address: string }

/** Legal 9: Google refuses to sign in inside of LINE, Instagram and Facebook. */
export function OpenOutside({ app, label, path, address }: OpenOutsideProps) {
  return (
    <section className={styles.page} aria-labelledby="outside">
      <h1 id="outside">
        <Phrases>いつものブラウザで開いてください</Phrases>
      </h1>
      <p className={styles.lead}>
        {app}のアプリの中では、{label}が使えません。SafariやChromeなどのブラウザで開くと、続きから進めます。
      </p>
      <div className={styles.form}>
        {app === 'LINE' ? (
          <a className={buttonClass({ wide: true })} href={openOutsideOfLine(path)}>
            ブラウザで開く
          </a>
        ) : (
          <>
            <ol className={styles.steps}>
              <li>画面の端にある「…」などのメニューを押します。</li>
              <li>「ブラウザで開く」を選びます。</li>
            </ol>
            <p>
              <Phrases>メニューが見つからないときは、次のURLをコピーして、ブラウザに貼り付けてください。</Phrases>
            </p>
            <CopyText label="URL" text={address} />
          </>
        )}
      </div>
    </section>
  )
}
