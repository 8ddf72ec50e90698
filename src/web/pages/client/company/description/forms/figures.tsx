import { checkFigures, isShownFigure, tidyFigure } from '#domain/company/description/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { WordingNote } from '#web/parts/block-editor/wording-note.tsx'
import { newKey, type Keyed } from '#web/parts/forms/draft/items.ts'
import { fieldPlace, itemPlaces } from '#web/parts/forms/draft/places.ts'
import { useItems } from '#web/parts/forms/draft/use-items.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { AddItem } from '../../parts/add-item.tsx'
import section from '../../parts/section.module.css'
import { Editor } from '../editor.tsx'
import { useSectionForm, type SectionDraft, type SectionProps } from '../section-form.ts'

type Row = Keyed & { label: string; value: string; source: string; asOf: string }
type Rows = readonly Row[]

const nameOf = (rows: Rows, row: Row) => `${rows.indexOf(row) + 1}番目の数字`
const partNames: Record<string, string> = {
  label: fieldLimits.figureLabel.label,
  value: fieldLimits.figureValue.label,
  source: fieldLimits.figureSource.label,
  asOf: '時点',
}
const figureOf = ({ label, value, source, asOf }: Row) =>
  tidyFigure({ label, value, source, asOf: asOf === '' ? null : asOf })

/** The date or source that a number still needs before students see it; null for a number that they see. */
function hiddenBecause(row: Row) {
  const { source, asOf } = figureOf(row)
  if (isShownFigure({ source, asOf })) return null
  return [source === '' && '出典', asOf === null && '時点'].filter(Boolean).join('と')
}

export function Figures(props: SectionProps) {
  const today = tokyoDay(useNow())
  const form = useSectionForm<Rows>({
    ...props,
    section: 'figures',
    begin: () =>
      props.page.figures.map(({ asOf, ...figure }, at) => ({ key: `figure${at}`, ...figure, asOf: asOf ?? '' })),
    write: (rows) => ({
      input: { figures: rows.map(figureOf) },
      places: [fieldPlace('figures'), ...itemPlaces('figures', rows, ['label', 'value', 'source', 'asOf'])],
    }),
    check: (rows) => checkFigures(rows.map(figureOf), today),
    labelOf: (rows, control) => {
      const row = rows.find(({ key }) => control.startsWith(`${key}-`))
      return row
        ? `${nameOf(rows, row)}：${partNames[control.slice(row.key.length + 1)] ?? ''}`
        : control === 'figures'
          ? fieldLimits.companyFigures.label
          : null
    },
  })
  const items = useItems<SectionDraft<Rows>, Row>({
    form,
    read: ({ words }) => words,
    put: (draft, words) => ({ ...draft, words }),
    nameOf: (row) => row.label.trim() || '数字',
    firstPart: () => 'label',
    whenEmpty: 'figures-add',
  })
  return (
    <Editor form={form}>
      <AddItem
        form={form}
        list="figures"
        title="数字で見る会社"
        isTitleHidden
        limit={fieldLimits.companyFigures}
        items={items}
        nameOf={nameOf}
        headOf={(row) => row.label.trim()}
        onAdd={() => items.add({ key: newKey(), label: '', value: '', source: '', asOf: '' })}
      >
        {(row) => {
          const wanting = hiddenBecause(row)
          const text = (part: 'label' | 'value' | 'source') => ({
            ...form.field(row.key, part),
            value: row[part],
            onChange: ({ target }: { target: { value: string } }) => items.change(row.key, { [part]: target.value }),
          })
          return (
            <>
              <div className={section.pair}>
                <TextField {...text('label')} label={fieldLimits.figureLabel.label} required hint="例：平均勤続年数" />
                <TextField
                  {...text('value')}
                  label={fieldLimits.figureValue.label}
                  required
                  hint="単位も書きます。例：13.8年"
                />
              </div>
              <div className={section.pair}>
                <TextField
                  {...text('source')}
                  label={fieldLimits.figureSource.label}
                  optional
                  hint="例：自社調べ（正社員）"
                />
                <DatePicker
                  {...form.field(row.key, 'asOf')}
                  label={partNames['asOf']}
                  optional
                  hint="いつの数字かが分かる日付"
                  today={today}
                  max={today}
                  value={row.asOf}
                  onChange={(asOf) => items.change(row.key, { asOf })}
                />
              </div>
              <WordingNote text={row.source.trim() === '' ? `${row.label}${row.value}` : ''} />
              {wanting && (
                <Notice kind="warning">
                  {wanting}がないため、保存しても学生には表示されません。数字の根拠が分かるように入力してください。
                </Notice>
              )}
            </>
          )
        }}
      </AddItem>
    </Editor>
  )
}
