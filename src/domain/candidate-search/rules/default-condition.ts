import type { SearchCandidateCondition } from './condition.ts'

/** The graduation year companies recruit now: from April on, March two years later. `today` is a Tokyo day. */
export function targetGraduationYear(today: string): number {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  return (month >= 4 ? year : year - 1) + 2
}

/** The condition a search begins with. The search itself leaves out students who have finished looking (status 4). */
export const defaultCondition = (today: string): SearchCandidateCondition => ({
  graduationYears: [targetGraduationYear(today)],
  lastActiveAt: 'WITHIN_30',
})
