import { fieldLimits } from '#ground/limits/desk.ts'
import { lettersOf } from '#ground/text-length.ts'

/** A proposed name for a condition: the texts of its chips in their order, as many as fit. */
export function proposedName(labels: readonly string[]): string {
  const { max } = fieldLimits.savedFilterName
  return labels.reduce((name, label) => {
    const longer = name ? `${name} ${label}` : label
    return lettersOf(longer) <= max ? longer : name
  }, '')
}
