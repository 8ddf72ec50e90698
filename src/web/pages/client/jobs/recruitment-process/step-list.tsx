import { useRef } from 'react'
import { fieldLimits } from '#ground/limits/desk.ts'
import { recruitmentPresets, type RecruitmentPreset } from '#domain/job/recruitment-process/rules.ts'
import { messages } from '#web/texts/messages.ts'
import { ItemBar } from '#web/parts/forms/draft/item-bar.tsx'
import type { DraftForm } from '#web/parts/forms/draft/use-draft.ts'
import { useDragOrder } from '#web/parts/forms/draft/use-drag-order.ts'
import { useItems } from '#web/parts/forms/draft/use-items.ts'
import { ChipButton, chipsClass } from '#web/ui/marks/chip.tsx'
import { Combobox } from '#web/ui/fields/combobox.tsx'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import { Name } from '#web/ui/phrases.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useOwnToasts } from '#web/ui/overlays/toast-region.tsx'
import { nameOf, ownStep, standardStep, withPreset, type Draft, type StandardStep, type Step } from './draft.ts'
import styles from './recruitment-process.module.css'

const { max } = fieldLimits.recruitmentSteps
const own = 'own:'

export function StepList({ form, standard }: { form: DraftForm<Draft>; standard: readonly StandardStep[] }) {
  const steps = useItems<Draft, Step>({
    form,
    read: (draft) => draft.steps,
    put: (draft, items) => ({ ...draft, steps: items }),
    nameOf: ({ label }) => `「${label}」`,
    whenEmpty: 'add',
  })
  const list = useRef<HTMLOListElement>(null)
  const drag = useDragOrder(list, (key, by) => {
    const step = steps.items.find((one) => one.key === key)
    if (step) steps.moveBy(step, by)
  })
  const { id, error } = form.field('steps')
  const isFull = steps.items.length >= max
  const add = (value: string) => {
    if (value === '' || isFull) return
    const chosen = standard.find((step) => step.id === value)
    steps.add(chosen ? standardStep(chosen) : ownStep(value.slice(own.length)))
  }
  return (
    <section className={styles.list} id={id} tabIndex={-1} aria-labelledby="steps">
      <h2 id="steps">選考ステップ</h2>
      <Presets form={form} standard={standard} />
      <FieldError>{error}</FieldError>
      {steps.items.length > 0 && (
        <ol className={styles.steps} ref={list}>
          {steps.items.map((step, at) => (
            <li key={step.key} className={styles.step} {...drag.look(step.key, at)}>
              <ItemBar
                items={steps}
                item={step}
                idOf={form.idOf}
                name={nameOf(steps.items, step)}
                handle={drag.handle(step.key, at)}
              >
                <span id={form.idOf(step.key, 'step')} tabIndex={-1}>
                  <Name>{step.label || fieldLimits.customStep.label}</Name>
                </span>
              </ItemBar>
              {step.stepId === null && (
                <TextField
                  label={fieldLimits.customStep.label}
                  required
                  hint={`${fieldLimits.customStep.max}文字以内`}
                  {...form.field(step.key, 'label')}
                  value={step.label}
                  onChange={(event) => steps.change(step.key, { label: event.target.value })}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      <div id={form.idOf('add')} tabIndex={-1}>
        <Combobox
          label="選考ステップを追加"
          hint={
            isFull
              ? `選考ステップは${max}件までです。外すと、ほかのステップを追加できます。`
              : `候補から選ぶか、自社の呼び名を入力してEnterで追加します。${steps.items.length}／${max}件`
          }
          options={standard.map(({ id: value, label }) => ({ value, label }))}
          read={(text) => (text.trim() ? { value: `${own}${text}`, label: `「${text.trim()}」を追加` } : undefined)}
          value=""
          onChange={add}
          disabled={isFull}
          placeholder="例：一次面接"
        />
      </div>
      <span role="status" className="visually-hidden">
        {steps.said}
      </span>
    </section>
  )
}

type PresetsProps = { form: DraftForm<Draft>; standard: readonly StandardStep[] }

/** A press replaces the steps; the toast gives the former ones back. */
function Presets({ form, standard }: PresetsProps) {
  const toast = useOwnToasts()
  const take = (preset: RecruitmentPreset) => {
    const before = form.draft
    form.change(withPreset(before, preset, standard))
    const action = { label: messages.undo, onPress: () => form.change(before) }
    toast({ text: `「${recruitmentPresets[preset].label}」の流れを入れました`, action })
  }
  return (
    <div role="group" aria-labelledby="presets">
      <p id="presets" className={styles.presets}>
        よくある流れから始める
      </p>
      <div className={chipsClass()}>
        {(Object.keys(recruitmentPresets) as RecruitmentPreset[]).map((preset) => (
          <ChipButton key={preset} onClick={() => take(preset)}>
            {recruitmentPresets[preset].label}
          </ChipButton>
        ))}
      </div>
    </div>
  )
}
