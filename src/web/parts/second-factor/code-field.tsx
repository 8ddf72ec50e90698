import { codeLabel, maxFactorCode } from '#domain/session/second-factor/rules.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import styles from './second-factor.module.css'

type CodeFieldProps = {
  /** A recovery code is taken here too. */
  takesRecoveryCode?: boolean
  error?: string
}

/** Code of an authenticator app, which the device may fill in. */
export function FactorCodeField({ takesRecoveryCode = false, error }: CodeFieldProps) {
  return (
    <TextField
      label={codeLabel}
      name="code"
      autoComplete="one-time-code"
      inputMode={takesRecoveryCode ? undefined : 'numeric'}
      autoCapitalize="characters"
      maxLength={maxFactorCode}
      required
      hint={
        takesRecoveryCode
          ? '認証アプリに表示されている6桁のコード、またはリカバリーコード'
          : '認証アプリに表示されている6桁のコード'
      }
      error={error}
      className={styles.code}
    />
  )
}
