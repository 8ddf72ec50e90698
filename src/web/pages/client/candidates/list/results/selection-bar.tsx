import { useState } from 'react'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { BulkBar, bulkActionClass } from '#web/ui/tables/bulk-bar.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { useSearchGround } from '../../parts/ground.ts'
import { useSelection } from '../../parts/selection.ts'
import { useCandidateList } from '../candidate-list.tsx'
import { useListUrls } from '../drawer/preview-urls.ts'
import { useCandidateAct } from '../candidate-acts.ts'
import { LabelMenu } from '../labels/label-menu.tsx'
import styles from './selection-bar.module.css'

/** The acts on all ticked students, on this page and on others, on cards and in the table. */
export function SelectionBar() {
  const { ids, clear } = useSelection(useSearchGround().viewerId)
  const { found } = useCandidateList()
  const { scoutUrlOf } = useListUrls()
  const { act, isBusy } = useCandidateAct('selection bookmark')
  const [isAsking, setAsking] = useState(false)
  const here = ids.filter((id) => found?.ids.includes(id))
  const elsewhere = ids.length - here.length
  const word = ids.length > 1 ? 'まとめてスカウト' : 'スカウト'
  const text = `${ids.length}名の学生が選択されています。${elsewhere > 0 ? `うち${elsewhere}名は、このページにいない学生です。` : ''}`
  return (
    <>
      <BulkBar
        label="選択した学生"
        className={styles.bar}
        count={ids.length}
        text={text}
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
            {elsewhere > 0 ? (
              <Button kind="light" onClick={() => setAsking(true)}>
                <Icon name="send" size="small" />
                {word}
              </Button>
            ) : (
              <ButtonLink kind="light" to={scoutUrlOf(ids)}>
                <Icon name="send" size="small" />
                {word}
              </ButtonLink>
            )}
          </>
        }
      >
        {ids.length}名を選択中
        {elsewhere > 0 && <small className={styles.elsewhere}>うち{elsewhere}名はこのページ外</small>}
      </BulkBar>
      <Modal
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`このページにいない${elsewhere}名にも書きますか`}
        cancel={
          here.length > 0 ? (
            <ButtonLink kind="secondary" to={scoutUrlOf(here)}>
              このページの{here.length}名だけに書く
            </ButtonLink>
          ) : (
            <Button kind="secondary" onClick={() => setAsking(false)}>
              一覧に戻る
            </Button>
          )
        }
        ok={<ButtonLink to={scoutUrlOf(ids)}>{ids.length}名に書く</ButtonLink>}
      >
        <p>
          選択した{ids.length}名のうち{elsewhere}名は、いま開いているページに表示されていません。
        </p>
      </Modal>
    </>
  )
}
