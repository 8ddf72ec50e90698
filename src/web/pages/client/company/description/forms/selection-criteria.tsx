import { checkSelectionCriteria } from '#domain/company/description/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { Chips } from '#web/parts/forms/chips.tsx'
import { fieldPlace } from '#web/parts/forms/draft/places.ts'
import { Editor } from '../editor.tsx'
import { useSectionForm, type SectionProps } from '../section-form.ts'

const name = 'companySelectionCriterionIds'
const limit = fieldLimits.companyCriteria

export function SelectionCriteria(props: SectionProps) {
  const { criteria } = props
  const form = useSectionForm<{ ids: readonly string[] }>({
    ...props,
    section: 'criteria',
    begin: () => ({ ids: props.page.company.companySelectionCriteria.map(({ id }) => id) }),
    write: ({ ids }) => ({ input: { [name]: ids }, places: [fieldPlace(name)] }),
    check: ({ ids }) => [checkSelectionCriteria(ids.map(Number), new Set(criteria.map(({ id }) => Number(id))))],
    labelOf: (_, control) => (control === name ? limit.label : null),
  })
  return (
    <Editor form={form}>
      <Chips
        {...form.field(name)}
        label={limit.label}
        optional
        hint="5つまで。選んだ順に表示します。"
        limit={limit}
        groups={[{ name: '', choices: criteria }]}
        chosen={form.words.ids}
        onChange={(ids) => form.put({ ids })}
      />
    </Editor>
  )
}
