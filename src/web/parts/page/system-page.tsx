import type { ReactNode } from 'react'
import { Link, useLocation, useRouteLoaderData } from 'react-router'
import type { FormValues } from '#web/carry/form-values.ts'
import { useRootData } from '#web/document/root-data.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { productNameOf } from '#web/parts/page/title.ts'
import { systemTexts } from '#web/texts/system.ts'
import { Button } from '#web/ui/button.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Logo } from '#web/ui/marks/logo.tsx'
import { Sun } from '#web/ui/marks/sun.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { type Area, areaOfPath } from '#ground/area.ts'
import { tokyoDate } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import styles from './system-page.module.css'

function SystemPage({ code, title, children }: { code: string; title: string; children: ReactNode }) {
  const root = useRootData()
  const productName = productNameOf(root)
  return (
    <div className={styles.frame}>
      <main id="main" className={styles.page}>
        <title>{`${title}｜${productName}`}</title>
        <div className={styles.sky} aria-hidden="true">
          <Sun className={styles.sun} />
        </div>
        <div className={styles.logo}>
          <Logo />
        </div>
        <div className={styles.text}>
          <p className={styles.code}>{code}</p>
          <h1>
            <Phrases>{title}</Phrases>
          </h1>
          {children}
        </div>
      </main>
      {/* Where even the root could not be loaded, nothing is known of the operator. */}
      {root && (
        <footer className={styles.footer}>
          <Link to={urls.terms()}>利用規約</Link>
          <Link to={urls.policy()}>プライバシーポリシー</Link>
          <small>
            © {tokyoDate(root.now).year} {root.operatorName}
          </small>
        </footer>
      )}
    </div>
  )
}

/** §2: leads to the top page of the area in the address; for other addresses both top pages are offered. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  const { notFoundTitle, notFoundBody } = systemTexts
  return (
    <SystemPage code="404" title={notFoundTitle}>
      <p>{notFoundBody}</p>
      <SignedInAs area={areaOfPath(pathname)} />
      <TopLinks pathname={pathname} />
    </SystemPage>
  )
}

/** An address of a student whom the company knew. */
export function StudentGonePage({ message }: { message: string }) {
  const { pathname } = useLocation()
  return (
    <SystemPage code="410" title={systemTexts.studentGoneTitle}>
      <p>{message}</p>
      <TopLinks pathname={pathname} />
    </SystemPage>
  )
}

type Signed = { viewer?: { familyName?: string; givenName?: string } | null }

/** A page of one account does not exist for another: the URL of a mail opened on a phone that two people use. */
function SignedInAs({ area }: { area: Area }) {
  const { pathname, search } = useLocation()
  const student = useRouteLoaderData<Signed>('pages/candidate/layout')?.viewer
  const user = useRouteLoaderData<Signed>('pages/client/layout')?.viewer
  const viewer = area === 'candidate' ? student : user
  if (area === 'admin' || !viewer?.familyName) return null
  return (
    <div className={styles.account}>
      <p>
        <Phrases>{`いまは、${viewer.familyName} ${viewer.givenName}さんのアカウントでログインしています。`}</Phrases>
      </p>
      <Link className={linkClass()} to={urls[area].logout(urls[area].login(pathname + search))}>
        別のアカウントでログインする
      </Link>
    </div>
  )
}

function TopLinks({ pathname }: { pathname: string }) {
  const [, first] = pathname.split('/')
  // Not in §2: the operator's own addresses.
  if (first === 'admin')
    return (
      <div className={styles.actions}>
        <ButtonLink to={urls.admin.home()}>運営トップに戻る</ButtonLink>
      </div>
    )
  if (first === 'candidate' || first === 'client')
    return (
      <div className={styles.actions}>
        {first === 'candidate' ? (
          <ButtonLink to={urls.candidate.home()}>トップに戻る</ButtonLink>
        ) : (
          <ButtonLink to={urls.client.home()}>企業トップに戻る</ButtonLink>
        )}
      </div>
    )
  return (
    <div className={`${styles.actions} ${styles.pair}`}>
      <ButtonLink to={urls.candidate.home()}>学生の方はこちらのトップ</ButtonLink>
      <ButtonLink kind="secondary" to={urls.client.home()}>
        企業の方はこちらのトップ
      </ButtonLink>
    </div>
  )
}

/** The page for a person whose access is refused, with the code to quote in a question. */
export function RefusedPage({ message, code }: { message: string; code: string }) {
  const { refusedTitle, incompleteTitle, ownBlockTitle, ownBlockWay } = systemTexts
  if (code === 'company_hidden_by_block')
    return (
      <SystemPage code="403" title={ownBlockTitle}>
        <p>{message}</p>
        <div className={styles.actions}>
          <ButtonLink to={urls.candidate.settingsBlockedCompanies()}>{ownBlockWay}</ButtonLink>
        </div>
      </SystemPage>
    )
  if (code === 'account_incomplete')
    return (
      <SystemPage code="403" title={incompleteTitle}>
        <p>{message}</p>
        <form method="post" action={urls.logout(urls.candidate.home())} className={styles.actions}>
          <Button type="submit">ログアウト</Button>
        </form>
      </SystemPage>
    )
  return <ReloadPage code="403" title={refusedTitle} body={message} note={code} />
}

type OtherViewerProps = { message: string | undefined; values: FormValues | undefined }

/** For a page whose viewer is not the one who is signed in now. What a form without scripts sent can be copied. */
export function OtherViewerPage({ message, values = {} }: OtherViewerProps) {
  const { pathname, search } = useLocation()
  const { otherViewerTitle, otherViewerTyped } = systemTexts
  const texts = Object.values(values)
    .flat()
    .filter((text) => text.length >= shortestCopied)
  return (
    <SystemPage code="409" title={otherViewerTitle}>
      <p>{message}</p>
      {texts.length > 0 && (
        <label className={styles.typed}>
          {otherViewerTyped}
          <textarea readOnly rows={8} value={texts.join('\n\n')} />
        </label>
      )}
      <div className={styles.actions}>
        <ButtonLink to={pathname + search} reloadDocument>
          この画面を開き直す
        </ButtonLink>
      </div>
    </SystemPage>
  )
}

/** Letters of a text that is worth copying: ids of a form and choices are shorter or no words. */
const shortestCopied = 5

/** For a server with too many visitors at once, or one visitor with too many requests; a retry soon succeeds. */
export function BusyPage({ status }: { status: 429 | 503 }) {
  const { limitTitle, busyTitle, busyBody } = systemTexts
  return <ReloadPage code={String(status)} title={status === 429 ? limitTitle : busyTitle} body={busyBody} />
}

/** An unexpected error of the server. The log holds the details under `errorId`. */
export function ProblemPage({ message, errorId }: { message?: string; errorId?: string }) {
  const { problemTitle, problemBody } = systemTexts
  return <ReloadPage code="500" title={problemTitle} body={message ?? problemBody} note={noteOf(errorId)} />
}

/** An unexpected error of the page itself, in the browser; it was reported under `errorId`. */
export function UnexpectedPage({ errorId }: { errorId: string }) {
  const { unexpectedTitle, unexpectedBody } = systemTexts
  return <ReloadPage code="エラー" title={unexpectedTitle} body={unexpectedBody} note={noteOf(errorId)} />
}

const noteOf = (errorId?: string) => errorId && `エラーID ${errorId}`

type ReloadPageProps = { code: string; title: string; body: string; note?: string | undefined }

function ReloadPage({ code, title, body, note }: ReloadPageProps) {
  return (
    <SystemPage code={code} title={title}>
      <p>{body}</p>
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>再読み込み</Button>
      </div>
      {note && <p className={styles.errorId}>{note}</p>}
    </SystemPage>
  )
}
