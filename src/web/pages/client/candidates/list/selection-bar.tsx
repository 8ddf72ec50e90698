import { ButtonLink } from '#web/parts/link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Selection } from '../selection.ts'
import { useCandidateAct } from './candidate-acts.ts'
import { LabelMenu } from './label-menu.tsx'
import type { Label } from './lookups.ts'
import styles from './selection-bar.module.css'

type SelectionBarProps = { selection: Selection; labels: readonly Label[]; scoutUrl: string }

/** What can be done with all who are ticked, on this page and on others. */
export function SelectionBar({ selection, labels, scoutUrl }: SelectionBarProps) {
  const { ids } = selection
  const { act, isBusy } = useCandidateAct('selection bookmark')
  return (
    <section className={styles.bar} aria-label="選択した学生">
      <p>
        <span aria-hidden="true">
          <span className="num">{ids.length}</span>名を選択中
        </span>
        <span role="status" className="visually-hidden">
          {ids.length}名の学生が選択されています。
        </span>
      </p>
      <Button kind="quiet" onClick={selection.clear}>
        解除
      </Button>
      <Button
        kind="quiet"
        icon
        aria-label="選択した学生をブックマーク"
        busy={isBusy}
        onClick={() => act('bookmark', { id: ids })}
      >
        <Icon name="bookmark" />
      </Button>
      <LabelMenu
        candidateIds={ids}
        labels={labels}
        actKey="selection label"
        triggerClass={`${buttonClass({ kind: 'quiet' })} ${styles.label}`}
      />
      <ButtonLink kind="light" to={scoutUrl}>
        <Icon name="send" size="small" />
        {ids.length > 1 ? 'まとめてスカウト' : 'スカウト'}
      </ButtonLink>
    </section>
  )
}
