import { useState } from 'react'
import { onboardingStrengths } from '#domain/candidate-account/onboarding/rules.ts'
import { personalLimits } from '#ground/limits/student.ts'
import { checkOptions, validationText } from '#ground/validation/validation.ts'
import { ChipToggle, chipsClass } from '#web/ui/marks/chip.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import type { Own } from './load.ts'
import styles from './onboarding.module.css'
import { StepFrame, useStepForm } from './step-frame.tsx'

type SellingPoint = { id: string; label: string; hint: string }
type StrengthsProps = { own: Own; sellingPoints: readonly SellingPoint[] }

const { label, max } = personalLimits.sellingPoints

export function Strengths({ own, sellingPoints }: StrengthsProps) {
  const [isRefused, setRefused] = useState(false)
  const form = useStepForm({
    step: 'step1',
    ownerId: own.id,
    begin: () => ({ sellingPointIds: own.sellingPoints.map(({ id }) => id) }),
    write: (draft) => draft,
    check: (draft) => [
      checkOptions('sellingPointIds', draft.sellingPointIds, { label, min: onboardingStrengths, max }),
    ],
    labels: { sellingPointIds: label },
  })
  const ids = form.draft.sellingPointIds
  const toggle = (id: string) => {
    const isChosen = ids.includes(id)
    const isFull = !isChosen && ids.length >= max
    setRefused(isFull)
    if (!isFull) form.change({ sellingPointIds: isChosen ? ids.filter((one) => one !== id) : [...ids, id] })
  }
  const { error, id } = form.field('sellingPointIds')
  const tooMany = isRefused ? validationText.tooManyOptions(label, max) : undefined
  const chosen = ids.flatMap((one) => sellingPoints.find((point) => point.id === one) ?? [])
  return (
    <StepFrame
      form={form}
      title="あなたの強みを3つ選んでください"
      lead="5つまで選べます。先に選んだ3つが、企業に見えるカードに表示されます。"
      send={
        ids.length < onboardingStrengths
          ? `次へ（${ids.length}/${onboardingStrengths}選択）`
          : `次へ（${ids.length}つ選択）`
      }
    >
      <FieldGroup id={id} label={label} hideLabel error={tooMany ?? error}>
        <div className={chipsClass(styles.chips)}>
          {sellingPoints.map((point) => (
            <ChipToggle
              key={point.id}
              value={point.id}
              checked={ids.includes(point.id)}
              onChange={() => toggle(point.id)}
            >
              {point.label}
            </ChipToggle>
          ))}
        </div>
        <span role="status" className="visually-hidden">
          {tooMany}
        </span>
      </FieldGroup>
      {chosen.length > 0 && (
        <ol className={styles.chosen} aria-label="選んだ強み">
          {chosen.map((point) => (
            <li key={point.id}>
              <b>{point.label}</b>
              <span className="note-13">{point.hint}</span>
            </li>
          ))}
        </ol>
      )}
    </StepFrame>
  )
}
