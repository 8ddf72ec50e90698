import { Link } from 'react-router'
import { urls } from '#ground/urls.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import styles from './registration.module.css'

const ways = [
  { name: 'ログイン', to: urls.candidate.logout(urls.candidate.login()) },
  { name: 'パスワードの再設定', to: urls.candidate.passwordResetRequest() },
  { name: 'お問い合わせ', to: urls.candidate.contactUs() },
]

/** The ways on for a number that another account holds. A sign-in there ends this session first. */
export const PhoneTaken = () => (
  <ul className={styles.taken} aria-label="この番号で登録済みの方">
    {ways.map(({ name, to }) => (
      <li key={name}>
        <Link className={linkClass()} to={to}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
)
