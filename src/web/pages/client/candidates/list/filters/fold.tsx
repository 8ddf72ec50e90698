import { useState, type ReactNode } from 'react'
import { FilterGroup } from '#web/ui/tables/filter-group.tsx'
import { HiddenFilters } from './hidden-filters.tsx'
import { sizeOf, type Field, type Panel } from './panel.ts'

type FoldProps = {
  panel: Panel
  title: string
  fields: readonly Field[]
  isOpenAtFirst?: boolean | undefined
  mark?: ReactNode
  note?: string | undefined
  children: ReactNode
}

/** One group of filters. A closed group draws no filters and loads no counts. */
export function Fold({ panel, title, fields, isOpenAtFirst = false, mark, note, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const count = fields.map((field) => sizeOf(panel.condition, field)).reduce((sum, size) => sum + size, 0)
  return (
    <FilterGroup title={title} count={count} open={isOpenAtFirst} mark={mark} note={isOpen && note} onToggle={setOpen}>
      {isOpen ? children : <HiddenFilters condition={panel.condition} fields={[...fields, 'orUnset']} />}
    </FilterGroup>
  )
}
