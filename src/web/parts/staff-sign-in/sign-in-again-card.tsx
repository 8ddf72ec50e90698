import type { Refused } from '#web/carry/ask.ts'
import { freshMinutes } from '#domain/candidate-account/owner-proof/rules.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { ErrorNotice, Notice } from '#web/ui/notice.tsx'
import styles from './staff-sign-in.module.css'

/** The refusal of an act, and the way to a new sign-in where the last one is a while ago. */
export function SignInAgainFirst({
  isFresh,
  signIn,
  refused,
}: {
  isFresh: boolean
  signIn: string
  refused: Refused | undefined
}) {
  return (
    <>
      <ErrorNotice message={refused?.message} />
      {!isFresh && (
        <Notice>
          <div className={styles.again}>
            <p>安全のため、2段階認証とパスキーは、ログインから{freshMinutes}分のあいだだけ変更できます。</p>
            <ButtonLink kind="secondary" to={signIn} reloadDocument>
              もう一度ログイン
            </ButtonLink>
          </div>
        </Notice>
      )}
    </>
  )
}
