import { Icon } from '#web/ui/marks/icon.tsx'
import { Button } from '#web/ui/button.tsx'
import styles from './chosen-strengths.module.css'

/** A card has room for as many. */
const shownOnCard = 3

type Strength = { id: string; label: string; hint: string }
type ChosenStrengthsProps = {
  ids: readonly string[]
  strengths: readonly Strength[]
  onChange: (ids: string[]) => void
}

/** The chosen strengths in their order, of which a card shows the first. */
export function ChosenStrengths({ ids, strengths, onChange }: ChosenStrengthsProps) {
  const chosen = ids.flatMap((one) => strengths.find(({ id }) => id === one) ?? [])
  if (chosen.length === 0) return null
  return (
    <ol className={styles.chosen} aria-label="選んだ強み">
      {chosen.map(({ id, label, hint }, at) => (
        <li key={id}>
          <div>
            <b>{label}</b>
            {at < shownOnCard && <small>カードに表示</small>}
            <span className="note-13">{hint}</span>
          </div>
          {at > 0 && (
            <Button
              kind="quiet"
              icon
              className="scripted-only"
              aria-label={`${label}を上へ移す`}
              onClick={() => onChange(raised(ids, id))}
            >
              <Icon name="arrow-up" />
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}

function raised(ids: readonly string[], id: string) {
  const at = ids.indexOf(id)
  return ids.toSpliced(at, 1).toSpliced(at - 1, 0, id)
}
