import { grouped } from '#ground/grouped.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { useCandidateList } from '../candidate-list.tsx'
import { Filters } from './filters.tsx'
import styles from '../list.module.css'

/** The filter panel on a phone. */
export function FilterModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const total = useCandidateList().found?.totalCount ?? 0
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="絞り込み"
      mode="bottomPanel"
      className={styles.filterModal}
      cancel={false}
      ok={<Button onClick={onClose}>{grouped(total)}名を見る</Button>}
    >
      <Filters />
    </Modal>
  )
}
