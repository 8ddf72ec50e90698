import { RadioOption } from '#web/ui/fields/radio-option.tsx'
import { roles, roleWords } from './role-words.ts'
import styles from './users.module.css'

/** The three roles, each with what it may do in words. */
export function RoleChoice({ chosen }: { chosen: string }) {
  return (
    <div className={styles.choice}>
      {roles.map((role) => (
        <RadioOption key={role} name="role" value={role} defaultChecked={role === chosen}>
          <span className={styles.who}>
            <strong>{roleWords[role].name}</strong>
            <small>{roleWords[role].about}</small>
          </span>
        </RadioOption>
      ))}
    </div>
  )
}
