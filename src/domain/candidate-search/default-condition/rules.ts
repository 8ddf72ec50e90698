import type { SearchCandidateCondition } from '../rules.ts'

/** Whom companies recruit now: from April on, those who graduate in March two years later. Today is a day of Tokyo. */
export function targetGraduationYear(today: string): number {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return (month >= 4 ? year : year - 1) + 2
}

/** What a search begins with; whoever has finished looking (status 4) is left out by the search itself. */
export const defaultCondition = (today: string): SearchCandidateCondition => ({
  graduationYears: [targetGraduationYear(today)],
  lastActiveAt: 'WITHIN_30',
})
