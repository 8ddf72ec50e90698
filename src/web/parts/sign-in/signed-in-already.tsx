import { Link, useSearchParams } from 'react-router'
import { linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** For somebody who is signed in where the sign-in page is open all the same. */
export function SignedInAlready({ name, home }: { name: string; home: string }) {
  const reason = useSearchParams()[0].get('session')
  return (
    <Notice kind="info">
      {name}としてログインしています。
      {reason === 'refused' && 'このページを開く権限がありません。'}
      {reason === 'again' && '続けるには、もう一度ログインしてください。'}
      <Link to={home} className={linkClass()}>
        ホームへ
      </Link>
    </Notice>
  )
}
