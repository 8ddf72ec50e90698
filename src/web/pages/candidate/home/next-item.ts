import type { ProfileItem } from '#web/generated/graphql.ts'

/** Each part of a profile: its name, and about how many minutes it takes to write. */
export const itemNames: Record<ProfileItem, { label: string; minutes: number }> = {
  EDUCATION: { label: '学歴', minutes: 1 },
  SELF_INTRODUCTION: { label: '自己PR', minutes: 5 },
  STUDENT_PROJECT_EXPERIENCE: { label: '学生時代の経験', minutes: 5 },
  SELLING_POINTS: { label: '強み', minutes: 1 },
  TAGLINES: { label: 'タグライン', minutes: 1 },
  PREFERENCES: { label: '希望条件', minutes: 2 },
  SCOUT_PREFERENCES: { label: '希望するスカウトと就活状況', minutes: 1 },
  EXTRA_EXPERIENCE: { label: 'そのほかの経験', minutes: 3 },
}

/** Below this the profile is a thing to do today. */
export const halfAProfile = 50
