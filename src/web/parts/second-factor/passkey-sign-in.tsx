import { PasskeySignIn } from '../passkey/sign-in-button.tsx'
import styles from './second-factor.module.css'

/** Below the sign-in of a company or the operator. */
export function StaffPasskeySignIn({ action }: { action: string }) {
  return (
    <div className={styles.passkey}>
      <PasskeySignIn action={action} isSuggested />
    </div>
  )
}
