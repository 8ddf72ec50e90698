import { onboardingStrengths } from '#domain/candidate-account/onboarding/rules.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import { ChipToggle, chipsClass } from '#web/ui/marks/chip.tsx'
import { useLimitedChoice } from '#web/parts/forms/limited-choice.ts'
import { ChosenBefore } from '#web/parts/forms/draft/plain-choice.tsx'
import type { PlainAnswer } from '#web/parts/forms/draft/use-draft.ts'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { ChosenStrengths } from '../parts/chosen-strengths.tsx'
import type { Own } from './load.ts'
import styles from './onboarding.module.css'
import { checkStrengths, plainSteps } from './plain-steps.ts'
import { StepFrame, useStepForm } from './step-frame.tsx'

type SellingPoint = { id: string; label: string; hint: string }
type StrengthsProps = { own: Own; answer: PlainAnswer; sellingPoints: readonly SellingPoint[] }

const { label } = profileLimits.sellingPoints

export function Strengths({ own, answer, sellingPoints }: StrengthsProps) {
  const form = useStepForm({
    step: 'step1',
    own,
    begin: () => ({ sellingPointIds: own.sellingPoints.map(({ id }) => id) }),
    plain: plainSteps.step1,
    answer,
    check: checkStrengths,
    labels: { sellingPointIds: label },
  })
  const ids = form.draft.sellingPointIds
  const change = (sellingPointIds: string[]) => form.change({ sellingPointIds })
  const { toggle, tooMany } = useLimitedChoice({ chosen: ids, onChange: change, limit: profileLimits.sellingPoints })
  const { error, id, name } = form.field('sellingPointIds')
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
        <ChosenBefore name={name} ids={ids} />
        <div className={chipsClass(styles.chips)}>
          {sellingPoints.map((point) => (
            <ChipToggle
              key={point.id}
              name={name}
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
