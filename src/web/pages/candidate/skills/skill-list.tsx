import { levelLabels, levelsOf, nameLabelOf, type SkillKind, type SkillLevel } from '#domain/candidate/skill/rules.ts'
import type { FieldLimit } from '#ground/limits/field-limit.ts'
import { profileLimits } from '#ground/limits/profile.ts'
import { ItemBar } from '#web/parts/forms/draft/item-bar.tsx'
import type { DraftForm } from '#web/parts/forms/draft/use-draft.ts'
import { useItems } from '#web/parts/forms/draft/use-items.ts'
import { Button } from '#web/ui/button.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { Combobox } from '#web/ui/fields/combobox.tsx'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { FieldError } from '#web/ui/fields/field-parts.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { UnneededNote } from '../parts/unneeded-note.tsx'
import { emptyRowKey, nameOf, newRow, removedField, type Draft, type Row, type RowList } from './draft.ts'
import { MonthField } from './month-field.tsx'
import { withBreaks } from './names.ts'
import styles from './skills.module.css'

type SkillListProps = {
  form: DraftForm<Draft>
  kind: SkillKind
  list: RowList
  limit: FieldLimit
  names: readonly string[]
  /** The label of this kind's month. */
  sinceLabel: string
  notePlaceholder: string
  today: string
}

/** The skills of one kind, each a card of its own. */
export function SkillList({ form, kind, list, limit, ...look }: SkillListProps) {
  const items = useItems<Draft, Row>({
    form,
    read: (draft) => draft[list],
    put: (draft, rows) => ({ ...draft, [list]: rows }),
    nameOf: (row) => row.name.trim() || limit.label,
    firstPart: () => 'name',
    whenEmpty: `${list}-add`,
  })
  const { id, error } = form.field(list)
  const isFull = items.items.length >= limit.max
  const emptyRow = { ...newRow(), key: emptyRowKey(list, items.items.length) }
  return (
    <div className={styles.list} id={id} tabIndex={-1}>
      <FieldError>{error}</FieldError>
      {items.items.length > 0 && (
        <ol className={styles.list}>
          {items.items.map((row) => {
            const name = nameOf(limit.label, items.items, row)
            return (
              <li key={row.key} className={cardClass({ className: styles.item })}>
                <ItemBar items={items} item={row} idOf={form.idOf} name={name}>
                  {withBreaks(name)}
                </ItemBar>
                <SkillFields
                  form={form}
                  kind={kind}
                  limit={limit}
                  row={row}
                  onChange={(to) => items.change(row.key, to)}
                  {...look}
                />
                <input type="hidden" name={list} value={row.key} />
                <noscript>
                  {import.meta.env.SSR && <Checkbox name={removedField(row.key)}>{`${name}を外す`}</Checkbox>}
                </noscript>
              </li>
            )
          })}
        </ol>
      )}
      {!isFull && (
        <noscript>
          {import.meta.env.SSR && (
            <div className={cardClass({ className: styles.item })}>
              <h3>{limit.label}を追加</h3>
              <input type="hidden" name={list} value={emptyRow.key} />
              <SkillFields form={form} kind={kind} limit={limit} row={emptyRow} onChange={() => {}} {...look} />
            </div>
          )}
        </noscript>
      )}
      <div className={styles.add}>
        <Button
          kind="secondary"
          className="scripted-only"
          id={form.idOf(`${list}-add`)}
          aria-disabled={isFull || undefined}
          onClick={() => isFull || items.add(newRow())}
        >
          <Icon name="plus" />
          {limit.label}を追加
        </Button>
        <span className="quiet">
          {items.items.length}／{limit.max}件
        </span>
      </div>
      <span role="status" className="visually-hidden">
        {items.said}
      </span>
    </div>
  )
}

type SkillFieldsProps = Omit<SkillListProps, 'list'> & { row: Row; onChange: (to: Partial<Row>) => void }

function SkillFields({
  form,
  kind,
  limit,
  row,
  names,
  sinceLabel,
  notePlaceholder,
  today,
  onChange,
}: SkillFieldsProps) {
  const levels: readonly SkillLevel[] = levelsOf[kind]
  return (
    <>
      <Combobox
        label={nameLabelOf(limit)}
        required
        {...form.field(row.key, 'name')}
        options={names.map((name) => ({ value: name, label: name }))}
        read={(text) => (text.trim() ? { value: text, label: text } : undefined)}
        value={row.name}
        onChange={(name) => onChange({ name })}
        placeholder="候補から選ぶか、入力"
      />
      <div className={styles.pair}>
        {levels.length > 0 && (
          <SelectField
            label="レベル"
            optional
            emptyLabel="選ばない"
            options={levels.map((level) => ({ value: level, label: levelLabels[level] }))}
            {...form.field(row.key, 'level')}
            value={row.level}
            onChange={(event) => onChange({ level: levels.find((level) => level === event.target.value) ?? '' })}
          />
        )}
        <MonthField
          label={sinceLabel}
          {...form.field(row.key, 'since')}
          value={row.since}
          onChange={(since) => onChange({ since })}
          today={today}
        />
      </div>
      <TextArea
        label="補足"
        optional
        rows={2}
        max={profileLimits.skillNote.max}
        placeholder={notePlaceholder}
        {...form.field(row.key, 'note')}
        value={row.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
      <UnneededNote text={row.note} />
    </>
  )
}
