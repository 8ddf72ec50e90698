import { onboardingStrengths } from '#domain/candidate-account/onboarding/rules.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import { checkOptions } from '#ground/validation/validation.ts'
import { ChipToggle, chipsClass } from '#web/ui/marks/chip.tsx'
import { useLimitedChoice } from '#web/parts/forms/limited-choice.ts'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { ChosenStrengths } from '../parts/chosen-strengths.tsx'
import type { Own } from './load.ts'
import styles from './onboarding.module.css'
import { StepFrame, useStepForm } from './step-frame.tsx'

type SellingPoint = { id: string; label: string; hint: string }
type StrengthsProps = { own: Own; sellingPoints: readonly SellingPoint[] }

const { label, max } = profileLimits.sellingPoints

export function Strengths({ own, sellingPoints }: StrengthsProps) {
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
  const change = (sellingPointIds: string[]) => form.change({ sellingPointIds })
  const { toggle, tooMany } = useLimitedChoice({ chosen: ids, onChange: change, limit: profileLimits.sellingPoints })
  const { error, id } = form.field('sellingPointIds')
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
      <ChosenStrengths ids={ids} strengths={sellingPoints} onChange={change} />
    </StepFrame>
  )
}
