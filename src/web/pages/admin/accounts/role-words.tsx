import { adminRoles, adminRoleWords } from '#domain/admin-account/role/rules.ts'
import { Card } from '#web/ui/card.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import styles from './accounts.module.css'

/** The rights of each role in words. */
export function RoleWords() {
  return (
    <Card as="section" aria-labelledby="roles" className={styles.card}>
      <h2 id="roles">権限について</h2>
      <Facts className={styles.roles}>
        {adminRoles.map((role) => (
          <Fact key={role} label={adminRoleWords[role].name}>
            {adminRoleWords[role].may}
          </Fact>
        ))}
      </Facts>
    </Card>
  )
}
