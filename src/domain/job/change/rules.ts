import type { Condition } from '../condition/rules.ts'

export type Promised = { title: string; scoutTypeId: number; conditions: readonly Condition[] }
/** A line of a change; null where the condition was added or taken away. */
export type ChangedLine = { label: string; before: string | null; after: string | null }

/** The conditions that differ, in the order in which they stand now, then those that are gone. */
export function changedConditions(before: readonly Condition[], after: readonly Condition[]): ChangedLine[] {
  // An empty condition tells a student nothing, so it counts as absent.
  const bodyOf = (conditions: readonly Condition[], label: string) =>
    conditions.find((condition) => condition.label === label)?.body || null
  const labels = [...new Set([...after, ...before].map(({ label }) => label))]
  return labels
    .map((label) => ({ label, before: bodyOf(before, label), after: bodyOf(after, label) }))
    .filter((line) => line.before !== line.after)
}

/** Everything that a student was promised and that differs now; `labelOf` names a scout type. */
export function changedLines(before: Promised, after: Promised, labelOf: (scoutTypeId: number) => string) {
  const lines: ChangedLine[] = [
    { label: '募集タイトル', before: before.title, after: after.title },
    { label: 'スカウト種別', before: labelOf(before.scoutTypeId), after: labelOf(after.scoutTypeId) },
    ...changedConditions(before.conditions, after.conditions),
  ]
  return lines.filter((line) => line.before !== line.after)
}
