import { Icon } from '#web/ui/marks/icon.tsx'
import { iconNames } from '#web/ui/marks/icon-names.ts'
import styles from './kit.module.css'
import { Spec } from './spec.tsx'

export function Icons() {
  return (
    <Spec title="アイコン">
      <div className={styles.icons}>
        {iconNames.map((name) => (
          <span key={name}>
            <Icon name={name} size="large" />
            {name}
          </span>
        ))}
      </div>
    </Spec>
  )
}
