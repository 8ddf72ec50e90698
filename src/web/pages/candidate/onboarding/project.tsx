import { checkProfileText } from '#domain/candidate/profile/text/rules.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ChipToggle, chipsClass } from '#web/ui/marks/chip.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { PlainAnswer } from '#web/parts/forms/draft/use-draft.ts'
import { composeExperience, experienceKinds, noExperience } from './experience.ts'
import { UnneededNote } from '../parts/unneeded-note.tsx'
import type { Own } from './load.ts'
import styles from './onboarding.module.css'
import { plainSteps, textOf, type Project as Draft } from './plain-steps.ts'
import { StepFrame, useStepForm } from './step-frame.tsx'

const fields = [
  { name: 'when', label: 'いつ', hint: '例：2年生の夏から1年間' },
  { name: 'what', label: '何を', hint: '例：学園祭の模擬店の売上づくり' },
  { name: 'how', label: 'どう', hint: '例：売上を表にまとめ、品数を絞りました' },
  { name: 'result', label: '結果', hint: '例：売上が前の年の1.4倍になりました' },
] as const

export function Project({ own, answer }: { own: Own; answer: PlainAnswer }) {
  const form = useStepForm<Draft>({
    step: 'step3',
    own,
    begin: () => ({ ...noExperience, own: own.studentProjectExperience || null }),
    plain: plainSteps.step3,
    answer,
    check: (draft) => [checkProfileText('studentProjectExperience', textOf(draft))],
    labels: { studentProjectExperience: '学生時代の経験' },
  })
  const { draft } = form
  const isOwn = draft.own !== null
  return (
    <StepFrame
      form={form}
      title="一番がんばったことは？"
      lead="4つの欄に短く書くと、1つの文章にまとまります。"
      send="完了"
    >
      {/* Without scripts a text in the student's own hand counts, and the four fields change nothing. */}
      <FieldGroup label="種類" optional className={isOwn ? 'scripted-only' : undefined}>
        <div className={chipsClass(styles.chips)}>
          {experienceKinds.map(({ value, label }) => (
            <ChipToggle
              key={value}
              type="radio"
              name="kind"
              value={value}
              checked={draft.kind === value}
              onChange={() => form.change({ ...draft, kind: value })}
            >
              {label}
            </ChipToggle>
          ))}
        </div>
      </FieldGroup>
      <div className={classNames(styles.four, isOwn && 'scripted-only')}>
        {fields.map(({ name, label, hint }) => (
          <TextField
            key={name}
            label={label}
            hint={hint}
            id={form.idOf(name)}
            name={name}
            value={draft[name]}
            onChange={(event) => form.change({ ...draft, [name]: event.target.value })}
          />
        ))}
      </div>
      <TextArea
        label="企業に見える文章"
        optional
        hint={isOwn ? '自由に書き直せます。' : '上の欄からまとめた文章です。ここで書き直すこともできます。'}
        rows={6}
        max={profileLimits.studentProjectExperience.max}
        {...form.field('studentProjectExperience')}
        value={textOf(draft)}
        onChange={(event) => form.change({ ...draft, own: event.target.value })}
      />
      <UnneededNote text={textOf(draft)} />
      {isOwn && composeExperience(draft) !== '' && (
        <LinkButton className="scripted-only" onClick={() => form.change({ ...draft, own: null })}>
          4つの欄からまとめ直す
        </LinkButton>
      )}
    </StepFrame>
  )
}
