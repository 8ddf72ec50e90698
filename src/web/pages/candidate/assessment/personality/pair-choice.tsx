import { personalitySteps } from '#domain/assessment/personality/rules.ts'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import type { Pair } from './pages.ts'
import styles from './personality.module.css'

type PairChoiceProps = { pair: Pair; id: string; error: string | undefined; chosen: string | undefined }

/** Two statements and the five buttons between them. */
export function PairChoice({ pair: { position, left, right }, id, error, chosen }: PairChoiceProps) {
  const names = [
    `「${left}」に近い`,
    `やや「${left}」に近い`,
    'どちらともいえない',
    `やや「${right}」に近い`,
    `「${right}」に近い`,
  ]
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.pair}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="visually-hidden">問{position} どちらに近いですか</legend>
      <p className={styles.left} aria-hidden="true">
        {left}
      </p>
      <div className={styles.steps}>
        {personalitySteps.map((step, at) => (
          <label key={step} className={styles.step} data-strength={Math.abs(step)}>
            <input
              type="radio"
              name={`pair-${position}`}
              value={step}
              defaultChecked={chosen === String(step)}
              aria-label={names[at]}
            />
          </label>
        ))}
      </div>
      <p className={styles.right} aria-hidden="true">
        {right}
      </p>
      {/* At the end: the first control of a wrong pair takes the focus. */}
      <input type="hidden" name="position" value={position} />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
