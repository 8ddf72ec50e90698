import { ContentBlocks } from '#web/parts/content-blocks/content-blocks.tsx'
import { shownBlocks, type Block } from './block-draft.ts'
import { useReadyStills } from './use-still.ts'
import styles from './phone-view.module.css'

/** The blocks as a student sees them on a phone, also while they are not saved. */
export function PhoneView({ blocks, labelledBy }: { blocks: readonly Block[]; labelledBy: string }) {
  const ready = useReadyStills()
  const visibleBlocks = shownBlocks(blocks, ready)
  return (
    <div className={styles.phone}>
      <div className={styles.screen} role="region" aria-labelledby={labelledBy} tabIndex={0}>
        {visibleBlocks.length > 0 ? (
          <ContentBlocks blocks={visibleBlocks} />
        ) : (
          <p className="note-14">ブロックを追加すると、学生に見える形でここに表示します。</p>
        )}
      </div>
    </div>
  )
}
