import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { type ShownPlace, stateOf } from './places.ts'
import styles from './question-list.module.css'

type QuestionListProps = {
  open: boolean
  places: readonly ShownPlace[]
  current: number
  onClose: () => void
  onGo: (position: number) => void
  onEnd: () => void
}

/** The list of questions on phones, where the map lies below the fold. */
export function QuestionList({ open, places, current, onClose, onGo, onEnd }: QuestionListProps) {
  const answered = places.filter(({ option }) => option !== null).length
  return (
    <Modal
      open={open}
      onClose={onClose}
      title="問題の一覧"
      mode="sheet"
      cancel="戻る"
      ok={
        <Button kind="secondary" onClick={onEnd}>
          このセクションを終了する
        </Button>
      }
    >
      <p className="quiet">
        {places.length}問中{answered}問に回答しました。セクションの中では、何度でも戻って選び直せます。
      </p>
      <ol className={styles.list}>
        {places.map((place) => (
          <li key={place.position}>
            <button
              type="button"
              className={styles.row}
              aria-current={place.position === current ? 'true' : undefined}
              onClick={() => onGo(place.position)}
            >
              <span aria-hidden="true">{place.option === null ? '○' : '●'}</span>
              <b>問{place.position}</b>
              <span className={styles.state}>{stateOf(place)}</span>
              {place.isFlagged && <Icon name="flag" size="small" />}
            </button>
          </li>
        ))}
      </ol>
    </Modal>
  )
}
