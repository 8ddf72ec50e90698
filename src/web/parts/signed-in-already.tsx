import { Link } from 'react-router'
import { linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** For somebody who is signed in and comes to the sign-in page all the same. */
export const SignedInAlready = ({ name, home }: { name: string; home: string }) => (
  <Notice kind="info">
    {name}としてログインしています。
    <Link to={home} className={linkClass()}>
      ホームへ
    </Link>
  </Notice>
)
