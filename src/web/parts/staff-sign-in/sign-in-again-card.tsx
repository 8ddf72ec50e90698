import { freshMinutes } from '#domain/candidate-account/owner-proof/rules.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './staff-sign-in.module.css'

/** The way to a new sign-in where the last one is a while ago. */
export function SignInAgainFirst({ isFresh, signIn }: { isFresh: boolean; signIn: string }) {
  if (isFresh) return null
  return (
    <Notice>
      <div className={styles.again}>
        <p>安全のため、2段階認証とパスキーは、ログインから{freshMinutes}分のあいだだけ変更できます。</p>
        <ButtonLink kind="secondary" to={signIn} reloadDocument>
          もう一度ログイン
        </ButtonLink>
      </div>
    </Notice>
  )
}
