import { createContext, useContext, type ReactNode } from 'react'
import type { SearchCandidateOptionGroup } from '#domain/candidate-search/rules/options.ts'
import { useOptionCounts } from './option-counts.ts'
import type { Panel } from './panel.ts'

const Counts = createContext<ReturnType<typeof useOptionCounts> | null>(null)

type CountedProps = { panel: Panel; field: SearchCandidateOptionGroup; children: ReactNode }

/** The counts of one filter, asked once for everything of the filter that shows them. */
export const Counted = ({ panel, field, children }: CountedProps) => (
  <Counts value={useOptionCounts(panel, field)}>{children}</Counts>
)

export function useCounts() {
  const counts = useContext(Counts)
  if (!counts) throw new Error('the control of a filter with options stands in its counts')
  return counts
}
