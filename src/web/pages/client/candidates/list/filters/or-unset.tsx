import { keyOf } from '#domain/candidate-search/rules/address.ts'
import type { UnsetFilter } from '#domain/candidate-search/rules/filters.ts'
import { unsetOption } from '#domain/candidate-search/rules/options.ts'
import { grouped } from '#ground/grouped.ts'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { toggle } from './choice-tree.ts'
import { Rows } from './choices.tsx'
import { useCounts } from './counted.tsx'
import type { ControlProps } from './panel.ts'

/** Below a filter that has a value: the students who left it empty too, with their number. */
export function OrUnset({ panel, field }: ControlProps<UnsetFilter>) {
  const { countOf, isOld } = useCounts()
  const { orUnset = [] } = panel.condition
  const count = countOf(unsetOption)
  return (
    <Rows isOld={isOld}>
      <Checkbox
        name={keyOf('orUnset')}
        value={keyOf(field)}
        checked={orUnset.includes(field)}
        onChange={() => panel.set({ orUnset: toggle(orUnset, field) })}
      >
        {count === null ? '未入力の学生も含める' : `未入力 ${grouped(count)}人も含める`}
      </Checkbox>
    </Rows>
  )
}
