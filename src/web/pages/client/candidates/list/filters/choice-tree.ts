import type { ChoiceGroup } from '#domain/candidate-search/rules/lookups.ts'
import { isNamed } from '#ground/compared-text.ts'

/** The groups whose name or choices contain the typed text. A group found by its name shows all its choices. */
export function matchingGroups(groups: readonly ChoiceGroup[], typed: string): ChoiceGroup[] {
  if (typed.trim() === '') return [...groups]
  return groups
    .map((group) =>
      isNamed(group.name, typed)
        ? group
        : { ...group, choices: group.choices.filter(({ label }) => isNamed(label, typed)) },
    )
    .filter(({ choices }) => choices.length > 0)
}

/** Chooses all choices of a group, or none when all are chosen already. */
export function toggleGroup(chosen: readonly string[], group: ChoiceGroup): string[] {
  const ids = group.choices.map(({ id }) => id)
  const others = chosen.filter((id) => !ids.includes(id))
  return ids.every((id) => chosen.includes(id)) ? others : [...others, ...ids]
}

export const toggle = <Value>(chosen: readonly Value[], value: Value): Value[] =>
  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
