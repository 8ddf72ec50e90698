import { needsConditions, requiredConditions } from '#domain/job/condition/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { ItemBar } from '#web/parts/forms/draft/item-bar.tsx'
import { newKey } from '#web/parts/forms/draft/items.ts'
import { useItems } from '#web/parts/forms/draft/use-items.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { conditionExamples } from './condition-examples.ts'
import { conditionsOf, statedControl, type Draft, type OwnCondition } from './draft.ts'
import type { JobForm } from './use-job-form.ts'
import styles from './conditions.module.css'

/** 募集条件: the rows that the law names, then rows of the company's own. */
export function Conditions({ form }: { form: JobForm }) {
  const { draft } = form
  const isNeeded = needsConditions(Number(draft.scoutTypeId))
  const filled = draft.stated.filter((body) => body.trim() !== '').length
  return (
    <section className={styles.conditions} id="conditions" aria-labelledby={form.idOf('conditions-title')}>
      <div className={styles.head}>
        <h2 id={form.idOf('conditions-title')}>
          <Phrases>{isNeeded ? '募集条件（公開に必要）' : '募集条件'}</Phrases>
        </h2>
        <span className={styles.count} data-done={filled === requiredConditions.length || undefined}>
          {filled} / {requiredConditions.length}
        </span>
      </div>
      <p className="quiet">
        {isNeeded
          ? '法律で定められた明示事項です。すべて書くと、募集を公開できます。'
          : 'この種別では任意です。書いた項目だけが学生に表示されます。'}
      </p>
      <div className={styles.rows}>
        {requiredConditions.map((label, at) => (
          <div key={label} id={`condition-${at}`}>
            <TextArea
              label={label}
              required={isNeeded}
              optional={!isNeeded}
              rows={2}
              placeholder={conditionExamples[label]}
              {...((draft.stated[at] ?? '').length > 800 ? { max: fieldLimits.conditionBody.max } : {})}
              {...form.field(statedControl(at))}
              value={draft.stated[at] ?? ''}
              onChange={(event) => form.change({ ...draft, stated: draft.stated.with(at, event.target.value) })}
            />
          </div>
        ))}
      </div>
      <OwnConditions form={form} />
    </section>
  )
}

function OwnConditions({ form }: { form: JobForm }) {
  const own = useItems<Draft, OwnCondition>({
    form,
    read: (draft) => draft.own,
    put: (draft, items) => ({ ...draft, own: items }),
    nameOf: ({ label }) => `『${label || '独自の項目'}』`,
    firstPart: () => 'label',
    whenEmpty: 'own-add',
  })
  const isFull = conditionsOf(form.draft).length >= fieldLimits.conditions.max
  const { id, error } = form.field('own-add')
  return (
    <div className="stack-4">
      {own.items.map((item, at) => (
        <div key={item.key} className={styles.item}>
          <ItemBar items={own} item={item} idOf={form.idOf} name={`${at + 1}番目の独自の項目`}>
            独自の項目
          </ItemBar>
          <TextField
            label="項目名"
            hint={`${fieldLimits.conditionLabel.max}文字以内`}
            placeholder="例：福利厚生"
            {...form.field(item.key, 'label')}
            value={item.label}
            onChange={(event) => own.change(item.key, { label: event.target.value })}
          />
          <TextArea
            label="内容"
            rows={2}
            {...form.field(item.key, 'body')}
            value={item.body}
            onChange={(event) => own.change(item.key, { body: event.target.value })}
          />
        </div>
      ))}
      <FieldError>{error}</FieldError>
      <div>
        <Button
          kind="secondary"
          id={id}
          aria-disabled={isFull || undefined}
          onClick={() => own.add({ key: newKey(), label: '', body: '' })}
        >
          <Icon name="plus" />
          {isFull ? `項目は${fieldLimits.conditions.max}件までです` : '独自の項目を追加'}
        </Button>
      </div>
      <span role="status" className="visually-hidden">
        {own.said}
      </span>
    </div>
  )
}
