import type { Random } from '../random.ts'
import { type Field, wishes } from './field.ts'
import type { Teller } from './frame.ts'

const metropolitan = ['13', '27', '23', '14', '40']

export function writePreferences(
  random: Random,
  field: Field,
  main: Teller,
  places: { campus: string; hometown: string | null },
) {
  const wish = wishes[field]
  const industries = mix(random, main.industries, wish.industries, random.int(1, 5))
  const jobTypes = mix(random, main.jobTypes, wish.jobTypes, random.int(1, 4))
  const areas = new Set<string>()
  if (places.campus !== '99' && random.chance(0.75)) areas.add(places.campus)
  if (places.hometown && random.chance(0.5)) areas.add(places.hometown)
  const more = random.int(0, 3)
  for (let i = 0; i < more; i++) areas.add(random.pick(metropolitan))
  if (areas.size === 0) areas.add(places.hometown ?? '13')
  return {
    areaPreferenceIds: [...areas],
    industryIds: industries,
    jobTypeIds: jobTypes,
    companySizeIds: random.sample([3, 4, 5, 2, 6, 1], random.int(0, 3)).sort((a, b) => a - b),
    companySelectionCriterionIds: random.sample(criteriaOf(field), random.int(1, 3)),
    preferredScoutTypeIds: random
      .sample([3, 4, 6, 7, 7, 8, 2, 1, 5], random.int(1, 4))
      .filter((id, i, all) => all.indexOf(id) === i),
  }
}

const criteria = {
  technical: [13, 13, 2, 10, 1, 4, 12, 3, 9, 11],
  social: [3, 10, 1, 16, 12, 15, 8, 4, 17, 7],
  commercial: [1, 11, 5, 2, 4, 10, 14, 6, 12, 9],
}
const distinct = {
  technical: [...new Set(criteria.technical)],
  social: criteria.social,
  commercial: criteria.commercial,
}

function criteriaOf(field: Field): readonly number[] {
  const first = wishes[field].jobTypes[0] ?? 0
  if (first >= 12 && first <= 20) return distinct.technical
  return [23, 1, 3, 22, 7].includes(first) ? distinct.commercial : distinct.social
}

/** The story's own wishes sometimes stand first; the field gives the rest in its order of likelihood. */
function mix(random: Random, own: readonly number[] | undefined, usual: readonly number[], n: number): number[] {
  const list = own && random.chance(0.6) ? [...own] : []
  for (const id of usual) if (!list.includes(id) && random.chance(0.65)) list.push(id)
  const first = usual[0]
  if (list.length === 0 && first !== undefined) list.push(first)
  return list.slice(0, n)
}
