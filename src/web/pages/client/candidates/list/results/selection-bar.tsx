import { ButtonLink } from '#web/parts/link.tsx'
import { BulkBar, bulkActionClass } from '#web/ui/bulk-bar.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useSearchGround } from '../../parts/ground.ts'
import { useSelection } from '../../parts/selection.ts'
import { useListUrls } from '../drawer/preview-urls.ts'
import { useCandidateAct } from '../candidate-acts.ts'
import { LabelMenu } from '../labels/label-menu.tsx'
import styles from './selection-bar.module.css'

/** The acts on all ticked students, on this page and on others, on cards and in the table. */
export function SelectionBar() {
  const { ids, clear } = useSelection(useSearchGround().viewerId)
  const { scoutUrlOf } = useListUrls()
  const { act, isBusy } = useCandidateAct('selection bookmark')
  return (
    <BulkBar
      label="選択した学生"
      className={styles.bar}
      count={ids.length}
      text={`${ids.length}名の学生が選択されています。`}
      onClear={clear}
      actions={
        <>
          <Button
            kind="night"
            icon
            className={bulkActionClass}
            aria-label="選択した学生をブックマーク"
            busy={isBusy}
            onClick={() => act('bookmark', { id: ids })}
          >
            <Icon name="bookmark" />
          </Button>
          <LabelMenu
            candidateIds={ids}
            actKey="selection label"
            triggerClass={buttonClass({ kind: 'night', className: classNames(bulkActionClass, styles.label) })}
          />
          <ButtonLink kind="light" to={scoutUrlOf(ids)}>
            <Icon name="send" size="small" />
            {ids.length > 1 ? 'まとめてスカウト' : 'スカウト'}
          </ButtonLink>
        </>
      }
    >
      {ids.length}名を選択中
    </BulkBar>
  )
}
