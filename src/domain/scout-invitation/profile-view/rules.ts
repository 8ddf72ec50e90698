import { addDays, daysFrom } from '#ground/day.ts'

/** The days a student looks back on, the last of them yesterday: nobody is seen while reading. */
export const viewDays = 30
/** Companies a group must have before it is named: of fewer, industry, size and age would tell which company it was. */
export const smallestGroup = 3
/** The different days on which a company opens a profile before the student reads its name. */
const daysUntilNamed = 2

/** The opening of a profile by a company on a Tokyo day; one row a company and day. */
export type ViewDay = { companyId: string; day: string }
export type Viewer = {
  id: string
  industryGroup: string
  size: string
  foundedOn: string | null
  hasScouted: boolean
  isBlocked: boolean
}
export type ViewGroup = { label: string; count: number }

export const otherGroup = 'その他'

export const firstViewDay = (today: string) => addDays(today, -viewDays)

/** Each of the 30 days before today, also those without a view. */
export function countsByDay(views: readonly ViewDay[], today: string) {
  const ofDay = Map.groupBy(views, ({ day }) => day)
  return daysFrom(firstViewDay(today), addDays(today, -1)).map((day) => ({ day, count: ofDay.get(day)?.length ?? 0 }))
}

/**
 * The largest groups first. Groups below the smallest size are added up as その他. その他 may be one company, but it names
 * no industry, size or age.
 */
export function groupsOf(labels: readonly string[]): ViewGroup[] {
  const groups = [...Map.groupBy(labels, (label) => label)].map(([label, those]) => ({ label, count: those.length }))
  const named = groups.filter(({ count }) => count >= smallestGroup)
  const rest = labels.length - named.reduce((sum, { count }) => sum + count, 0)
  const inOrder = named.toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
  return rest > 0 ? [...inOrder, { label: otherGroup, count: rest }] : inOrder
}

/**
 * The stage of a company, told as the years since its foundation. Companies do not say how they are financed, and words
 * such as 成長期 would claim what the date alone does not show.
 */
export function ageOf(foundedOn: string | null, today: string) {
  if (foundedOn === null) return '設立年の登録なし'
  const years = Number(today.slice(0, 4)) - Number(foundedOn.slice(0, 4))
  if (years <= 10) return '設立10年以内'
  return years <= 30 ? '設立11〜30年' : '設立31年以上'
}

/**
 * Companies that may be named: those that have scouted the student, and those that opened the profile on two different
 * days. Never a company that only searched, which leaves no view, and never one the student has blocked.
 */
export function namedViewers<Row extends Viewer>(viewers: readonly Row[], views: readonly ViewDay[]) {
  const days = Map.groupBy(views, ({ companyId }) => companyId)
  return viewers
    .flatMap((viewer) => {
      const opened = days.get(viewer.id) ?? []
      const isNamed = !viewer.isBlocked && (viewer.hasScouted || opened.length >= daysUntilNamed)
      const lastDay = opened
        .map(({ day }) => day)
        .toSorted()
        .at(-1)
      return isNamed && lastDay !== undefined ? [{ viewer, days: opened.length, lastDay }] : []
    })
    .toSorted((a, b) => (a.lastDay < b.lastDay ? 1 : a.lastDay > b.lastDay ? -1 : b.days - a.days))
}
