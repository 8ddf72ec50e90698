import { useState } from 'react'
import { filters } from '#domain/candidate-search/rules/filters.ts'
import { keyOf } from '#domain/candidate-search/rules/address.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { isComposing } from '#web/ui/browser/ime.ts'
import { Input } from '#web/ui/fields/input.tsx'
import { useShownText } from '#web/ui/browser/shown-text.ts'
import { OneOf, Rows } from './choices.tsx'
import { useCounts } from './counted.tsx'
import type { ControlProps } from './panel.ts'
import { toeicFloorOf, toeicFloorWords } from './toeic.ts'
import styles from './filters.module.css'

const choices = filters.toeicScore.options.map((score) => ({ id: String(score), label: toeicFloorWords(score) }))

/** The lowest TOEIC score: one of the choices, or a typed number. */
export function ToeicScore({ panel, field }: ControlProps<'toeicScore'>) {
  const { [field]: score } = panel.condition
  const { countOf, isOld } = useCounts()
  const choose = (toeicScore: number | undefined) => panel.set({ [field]: toeicScore })
  return (
    <>
      <Rows isOld={isOld}>
        <OneOf
          name={keyOf(field)}
          choices={choices}
          value={choices.find(({ id }) => id === String(score))?.id ?? (score === undefined ? undefined : null)}
          countOf={countOf}
          onChange={(floor) => choose(floor === undefined ? undefined : Number(floor))}
        />
      </Rows>
      <OwnFloor score={score} onChoose={choose} />
    </>
  )
}

type OwnFloorProps = { score: number | undefined; onChoose: (score: number | undefined) => void }

function OwnFloor({ score, onChoose }: OwnFloorProps) {
  const scoreText = score === undefined ? '' : String(score)
  // The error disappears when the lowest score changes.
  const [refused, setRefused] = useState<{ error: string | null; under: string }>({ error: null, under: scoreText })
  const setError = (error: string | null) => setRefused({ error, under: scoreText })
  const box = useShownText(scoreText)
  const choose = (text: string) => {
    const read = toeicFloorOf(text)
    setError(read.error)
    if (read.error === null && read.score !== score) onChoose(read.score)
  }
  return (
    <Field label="ほかの点数" error={refused.under === scoreText && refused.error} className={styles.field}>
      {(control) => (
        <div className={styles.points}>
          <Input
            {...control}
            ref={box}
            defaultValue={scoreText}
            inputMode="numeric"
            autoComplete="off"
            onChange={() => setError(null)}
            onBlur={(event) => choose(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && choose(event.currentTarget.value)}
          />
          点以上
        </div>
      )}
    </Field>
  )
}
