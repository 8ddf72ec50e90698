import { Link } from 'react-router'
import type { FormAnswer } from '#web/parts/forms/use-form.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { urls } from '#ground/urls.ts'
import { PreRegistrationSection } from './landing/pre-registration.tsx'
import { Promises } from './landing/promises.tsx'
import { Quoting } from './landing/quoting.tsx'
import { Way } from './landing/way.tsx'
import styles from './landing.module.css'

type LandingProps = { formKey: string; answer: FormAnswer | undefined }

/** The landing page for companies. Its picture follows one sentence from the profile into the reason. */
export function Landing({ formKey, answer }: LandingProps) {
  return (
    <>
      <section className={styles.night} aria-labelledby="promise">
        <div className={styles.copy}>
          <p className={styles.for}>新卒採用のスカウト</p>
          <h1 id="promise">
            <span>何をした人かで探し、</span>
            <span>選んだ理由を書いて、</span>
            <span>声をかける。</span>
          </h1>
          <p className={styles.lead}>
            <Phrases>
              学生の一覧は、学校名ではなく、打ち込んだことが見出しです。プロフィールの一文を引いて、なぜその人なのかを伝えられます。
            </Phrases>
          </p>
          <div className={styles.start}>
            <ButtonLink kind="light" to={clientUrls.preRegistration()}>
              事前登録へ
            </ButtonLink>
            <ButtonLink kind="night" to={urls.client.login()}>
              ログイン
            </ButtonLink>
          </div>
        </div>
        <Quoting />
      </section>
      <Way />
      <Promises />
      <PreRegistrationSection formKey={formKey} answer={answer} />
      <aside className={styles.students} aria-label="学生の方へ">
        <p>就職活動をしている学生の方へ</p>
        <Link reloadDocument className={linkButtonClass()} to={urls.candidate.home()}>
          学生向けのご案内
          <Icon name="chevron-right" size="small" />
        </Link>
      </aside>
    </>
  )
}
