import { urls } from '#ground/urls.ts'
import type { ProfileItem } from '#web/generated/graphql.ts'
import { sections } from '../parts/profile-sections.ts'

/** About how many minutes each part of a profile takes to write. */
const minutes: Record<ProfileItem, number> = {
  EDUCATION: 1,
  SELF_INTRODUCTION: 5,
  STUDENT_PROJECT_EXPERIENCE: 5,
  SELLING_POINTS: 1,
  TAGLINES: 1,
  PREFERENCES: 2,
  SCOUT_PREFERENCES: 1,
  EXTRA_EXPERIENCE: 3,
}

/** The item to write next: its name, its minutes and its address. */
export function nextItemOf(item: ProfileItem) {
  const section = sections.find((one) => one.item === item)
  return { label: section?.title ?? '', minutes: minutes[item], to: urls.candidate.profile(section?.key) }
}

/** Below this completeness the profile is a thing to do today. */
export const halfAProfile = 50
