import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { NotApplicable } from '#web/ui/tables/table.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { roleActs, type RoleAct } from './role-acts.ts'
import { roles, roleWords } from './role-words.ts'
import styles from './users.module.css'

const columns = columnsOf<RoleAct>()

/** The roles with what each may do. */
export function Roles() {
  return (
    <Card as="section" aria-labelledby="roles" className={styles.section}>
      <h2 id="roles">
        <Phrases>役割ごとにできること</Phrases>
      </h2>
      <DataTable
        label="できることの表"
        className={styles.roles}
        rows={roleActs}
        idOf={({ name }) => name}
        columns={[
          columns.name('できること', ({ name }) => name),
          ...roles.map((role) => columns.text(roleWords[role].name, ({ mayDo }) => <May may={mayDo.includes(role)} />)),
        ]}
      />
    </Card>
  )
}

function May({ may }: { may: boolean }) {
  if (!may) return <NotApplicable />
  return (
    <>
      <Icon name="check" className={styles.may} />
      <span className="visually-hidden">できます</span>
    </>
  )
}
