import { Icon } from '#web/ui/marks/icon.tsx'
import styles from './forms.module.css'

export function Examples({ texts, label }: { texts: readonly string[]; label: string }) {
  return (
    <details className={styles.examples}>
      <summary>
        <span>
          例文を見る（{texts.length}件）<span className="visually-hidden">：{label}</span>
        </span>
        <Icon name="chevron-down" size="small" />
      </summary>
      <ol className="stack-3">
        {texts.map((example) => (
          <li key={example}>{example}</li>
        ))}
      </ol>
    </details>
  )
}
